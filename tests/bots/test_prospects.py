"""What boxes tell the bots: what players hold in front of them is worth something before the end."""

from __future__ import annotations

import pytest

import bastide
from bastide.bots.search.evaluation import Evaluation
from bastide.bots.search.weights import Weights
from bastide.kernel import verbs
from bastide.kernel.pieces import Piece


def margin_with(box: str, piece: Piece, held: tuple[int, int], options: dict[str, object] | None = None) -> float:
    """Say how far the first player is ahead at the start of a game if the two hold so many of a piece."""
    game = bastide.new_game(boxes=[box], options=options or {}, seed=1, first=0)
    for player, number in enumerate(held):
        verbs.give(game.state, player, int(piece), number)
    evaluation = Evaluation(game.rules, Weights())
    evaluation.prepare(game.state)
    return evaluation.margin(game.state, 0)


def test_who_leads_in_a_sort_of_goods_expects_its_points_the_more_surely_the_fewer_are_left() -> None:
    ahead = [margin_with("traders_and_builders", Piece.CLOTH, held) for held in ((0, 0), (1, 0), (2, 0), (4, 1))]
    assert ahead[0] == pytest.approx(0.0)
    assert 0.5 < ahead[1] < ahead[2] < ahead[3] == pytest.approx(10.0)
    assert margin_with("traders_and_builders", Piece.CLOTH, (0, 2)) == pytest.approx(-ahead[2])


def test_goods_that_are_not_played_bring_nothing() -> None:
    assert margin_with("traders_and_builders", Piece.CLOTH, (2, 0), {"goods": False}) == pytest.approx(0.0)


@pytest.mark.parametrize(("pieces", "points"), [(0, 0), (3, 3), (4, 8), (10, 40)])
def test_gold_counts_as_it_would_at_the_end(pieces: int, points: int) -> None:
    assert margin_with("gold_mines", Piece.GOLD, (pieces, 0)) == pytest.approx(points)


@pytest.mark.parametrize("scoring", ["finished", "10/20", "15/40", "continuous"])
def test_the_king_is_worth_something_to_who_has_him(scoring: str) -> None:
    game = bastide.new_game(boxes=["king_and_robber"], options={"king_and_robber_scoring": scoring}, open_draws=True)
    game.play("draw E; Ev 0,-1; -")
    evaluation = Evaluation(game.rules, Weights())
    evaluation.prepare(game.state)
    assert 3.0 < evaluation.margin(game.state, 0) < 15.0

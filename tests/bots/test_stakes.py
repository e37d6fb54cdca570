"""What margins are worth: points at first, in the end to win."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import bastide
from bastide.bots import Budget, SearchBot, ask
from bastide.bots.search.evaluation import Evaluation
from bastide.bots.search.search import Search
from bastide.bots.search.stakes import Stakes
from bastide.bots.search.turns import NONE
from bastide.bots.search.weights import Weights
from bastide.kernel.chance import Luck
from bastide.kernel.layout import BAG_LEFT
from bastide.review.analysis import searcher

if TYPE_CHECKING:
    from bastide.bots.bot import Thought
    from bastide.kernel.state import State


def with_left(tiles: int, players: int = 2) -> State:
    """Give a random game with so many tiles in the bag, somebody to lay the next one."""
    state = bastide.new_game(players=players, seed=5, first=0).state.clone()
    luck = Luck(5)
    while state.words[BAG_LEFT] > tiles or state.asked < 0:
        state.apply(state.sample(luck))
    return state


def begun(state: State, win: float = 1.0, *, at_end: bool = False) -> Stakes:
    stakes = Stakes()
    stakes.begin(state, win, at_end=at_end)
    return stakes


def test_a_point_is_worth_a_point_while_much_may_still_happen() -> None:
    state = with_left(65)
    stakes = begun(state)
    for margin in (-3.0, -1.0, 1.0, 3.0):
        assert stakes.worth(state, margin) == pytest.approx(margin, rel=0.1)


@pytest.mark.parametrize("tiles", [3, 12, 30])
def test_who_is_ahead_takes_no_even_risk_and_who_is_behind_does(tiles: int) -> None:
    state = with_left(tiles)
    stakes = begun(state)
    for lead in (5.0, 15.0):
        risked = (stakes.worth(state, lead - 5.0) + stakes.worth(state, lead + 5.0)) / 2
        assert risked < stakes.worth(state, lead)
        dared = (stakes.worth(state, -lead - 5.0) + stakes.worth(state, -lead + 5.0)) / 2
        assert dared > stakes.worth(state, -lead)


def test_more_points_are_always_worth_more_and_both_sides_lose_what_the_other_wins() -> None:
    state = with_left(4)
    stakes = begun(state, win=0.9, at_end=True)
    worths = [stakes.worth(state, float(margin)) for margin in range(-500, 501, 20)]
    assert worths == sorted(worths)
    assert len(set(worths)) == len(worths)
    assert worths == pytest.approx([-worth for worth in reversed(worths)])


def test_the_same_lead_is_worth_more_the_fewer_tiles_are_left() -> None:
    early, late = with_left(40), with_left(5)
    stakes = begun(early)
    assert stakes.worth(late, 8.0) > stakes.worth(early, 8.0)


def test_futures_show_how_much_margins_swing() -> None:
    near, far = with_left(30), with_left(20)
    stakes = begun(near)
    calm = stakes.worth(near, 20.0)
    for _ in range(1000):
        stakes.note_near(near, 0.0)
        stakes.note_far(far, 40.0)
    stakes.begin(near, 1.0, at_end=False)
    assert stakes.worth(near, 20.0) > calm, "a lead of twenty points is less sure, so the twentieth still counts"
    assert stakes.worth(near, 20.0) == pytest.approx(20.0, rel=0.05)


def test_whoever_plays_alone_plays_for_points() -> None:
    state = with_left(30, players=1)
    search = Search(Evaluation(state.rules, Weights()), 1)
    search.think(state, Budget(simulations=30).clock(), NONE, NONE)
    assert search.stakes.win == 0.0
    assert search.stakes.worth(state, 200.0) == 200.0


def test_a_bot_tells_points_also_where_the_game_is_decided() -> None:
    game = bastide.new_game(seed=5, first=0)
    luck = Luck(5)
    while game.state.words[BAG_LEFT] > 6 or game.hand is None:
        game.apply(game.state.sample(luck))
    player = game.state.asked
    game.state.words[game.state.scores_at + player] += 200
    thoughts: list[Thought] = []
    ask(SearchBot(1), game, Budget(simulations=60, report=thoughts.append))
    assert thoughts[-1].margin > 150


def test_a_slip_of_a_review_costs_the_same_however_far_somebody_is_ahead() -> None:
    lags = []
    for lead in (0, 300):
        state = with_left(2)
        state.words[state.scores_at + state.asked] += lead
        search = searcher(state.rules, 1)
        search.think(state, Budget(simulations=200).clock(), NONE, NONE)
        lags.append([search.lag[search.row[place]] for place in range(search.listed)])
    assert max(lags[0]) > 1.0
    assert lags[0] == pytest.approx(lags[1])

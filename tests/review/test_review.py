"""A game looked at again: every choice, what it lost, what the draws brought."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest
from typer.testing import CliRunner

import bastide
from bastide.bots import Budget
from bastide.bots.search.evaluation import Evaluation
from bastide.bots.search.weights import Weights
from bastide.cli import app
from bastide.kernel.actions import action_of
from bastide.kernel.chance import Luck
from bastide.review import Choice, Review, as_html, as_json, as_text, review
from bastide.review.luck import Chances

if TYPE_CHECKING:
    from pathlib import Path

FEW = Budget(simulations=16)


def played(steps: int, **more: object) -> bastide.Game:
    """Play some random decisions."""
    game = bastide.new_game(seed=6, **more)  # type: ignore[arg-type]
    luck = Luck(2)
    for _ in range(steps):
        if not game.over:
            game.apply(game.state.sample(luck))
    return game


def choice(lost: float, luck: float = 0.0, player: int = 0) -> Choice:
    return Choice(1, player, "U^ 1,0", "U^ 0,1", 3.0, lost, luck, (3.0 - lost, lost - 3.0))


def test_every_decision_is_part_of_a_choice_and_a_turn_is_one_choice() -> None:
    game = played(9)
    found = review(game, FEW)
    parts = [part for each in found.choices for part in each.played.split("; ")]
    assert len(parts) == 9
    assert [each.turn for each in found.choices] == sorted({each.turn for each in found.choices})
    assert all(each.lost >= 0.0 for each in found.choices)


def test_what_the_search_prefers_has_lost_nothing() -> None:
    found = review(played(9), FEW)
    assert all(each.lost == 0.0 for each in found.choices if each.played == each.preferred)
    assert any(each.lost > 0.0 for each in found.choices)


def test_a_city_that_is_not_taken_is_marked() -> None:
    game = bastide.new_game(players=["Anna", "Ben"], open_draws=True)
    game.play("draw E; Ev 0,-1; -")
    (only,) = review(game, Budget(simulations=80)).choices
    assert only.preferred == "Ev 0,-1; knight S"
    assert only.mark in {"slip", "mistake", "blunder"}


@pytest.mark.parametrize("more", [{}, {"players": 3}, {"game": "castle"}, {"boxes": ["flying_machines"]}], ids=str)
def test_the_luck_of_all_draws_together_is_nothing(more: dict[str, object]) -> None:
    state = bastide.new_game(seed=6, open_draws=True, **more).state  # type: ignore[arg-type]
    chances = Chances(Evaluation(state.rules, Weights()))
    luck = Luck(2)
    for _ in range(6):
        if state.asked < 0:
            found = chances.lucks(state)
            assert any(found.values())
            assert sum(float(state.phase.weight(state, each)) * found[each] for each in found) == pytest.approx(
                0.0, abs=1e-6
            )
        state.apply(state.sample(luck))


def test_a_tile_that_finishes_the_own_city_is_luck() -> None:
    game = bastide.new_game(players=["Anna", "Ben"], open_draws=True)
    game.play("draw G; G> 0,-1; knight N; draw X; X^ 1,0; -")
    state = game.state
    found = Chances(Evaluation(state.rules, Weights())).lucks(state)
    luck = {game.notation(action_of(state, code)): round(found[code], 1) for code in found}
    assert luck["draw E"] > 0.0 > luck["draw V"], luck


def test_who_decides_again_without_a_draw_has_no_more_luck() -> None:
    found = review(played(9, boxes=["phantom"]), Budget(simulations=4))
    again = [
        after for before, after in pairwise(found.choices) if (before.turn, before.player) == (after.turn, after.player)
    ]
    assert again
    assert all(each.luck == 0.0 for each in again)


@pytest.mark.parametrize(("lost", "mark"), [(0.0, ""), (1.4, ""), (1.5, "slip"), (4.0, "mistake"), (20.0, "blunder")])
def test_slips_are_marked_by_their_size(lost: float, mark: str) -> None:
    assert choice(lost).mark == mark


def test_a_player_is_told_luck_play_and_marks() -> None:
    found = Review(
        ("Anna", "Ben"), (30, 20), over=True, choices=(choice(2.0, 5.0), choice(9.0, -1.0), choice(0.0, 3.0, 1))
    )
    assert (found.lost(0), found.luck(0), found.margin(0)) == (11.0, 4.0, 10.0)
    assert found.marks(0) == {"blunder": 1, "mistake": 0, "slip": 1}
    text = as_text(found)
    assert "Anna: 30 points, margin +10; draws +4.0, play -11.0 (1 blunder, 1 slip)" in text
    german = as_text(found, "de")
    assert "Anna: 30 Punkte, Vorsprung +10; Ziehungen +4,0, Können -11,0 (1 Patzer, 1 Ungenauigkeit)" in german
    assert "better U^ 0,1" in text
    assert as_json(found)["players"][1]["marks"] == {"blunder": 0, "mistake": 0, "slip": 0}


@pytest.mark.parametrize("more", [{}, {"players": 1}, {"players": 3}, {"game": "castle"}], ids=str)
def test_every_game_can_be_reviewed_and_makes_a_page(more: dict[str, object]) -> None:
    found = review(played(7, **more), Budget(simulations=6))
    page = as_html(found, "Mine & <yours>")
    assert "Mine &amp; &lt;yours&gt;" in page
    for picture in re.findall(r"<svg.*?</svg>", page):
        ET.fromstring(picture)  # noqa: S314 - our own page
    assert all(f"</svg>{name}</span>" in page for name in found.players[2:])
    assert json.loads(json.dumps(as_json(found)))["choices"]


def test_a_page_fits_phones_and_follows_the_night() -> None:
    page = as_html(Review(("Anna",), (0,), over=False, choices=()))
    assert 'name="viewport"' in page
    assert "prefers-color-scheme:dark" in page
    assert re.findall(r"var\(--([\w-]+)\)", page)
    for name in re.findall(r"var\(--([\w-]+)\)", page):
        assert page.count(f"--{name}:") == 2, f"{name} has a colour by day and one by night"


def test_one_point_is_one_point() -> None:
    found = Review(("Anna", "Ben"), (1, 2), over=True, choices=())
    assert "Anna: 1 point, " in as_text(found)
    assert "Anna: 1 Punkt, " in as_text(found, "de")


def test_a_page_that_cannot_be_written_is_refused_before_anything_is_looked_at(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["review", "no.bastide", "--html", str(tmp_path / "nowhere" / "page.html")])
    assert "Nothing can be written to" in str(done.exception)


def test_a_game_from_a_position_has_no_history() -> None:
    with pytest.raises(bastide.Unreadable, match="no history"):
        review(bastide.read_position(played(4).position()))


def test_the_command_writes_text_data_and_a_page(tmp_path: Path) -> None:
    record = tmp_path / "game.bastide"
    bastide.save(played(5), record)
    text = CliRunner().invoke(app, ["review", str(record), "--budget", "6"])
    assert text.exit_code == 0, text.output
    assert "play -" in text.stdout or "play +" in text.stdout
    data = CliRunner().invoke(app, ["review", str(record), "--budget", "6", "--json"])
    assert json.loads(data.stdout)["players"][0]["name"] == "Red"
    page = tmp_path / "review.html"
    assert CliRunner().invoke(app, ["review", str(record), "--budget", "6", "--html", str(page)]).exit_code == 0
    assert "<svg" in page.read_text(encoding="utf-8")
    page.unlink()
    both = CliRunner().invoke(app, ["review", str(record), "--budget", "6", "--json", "--html", str(page)])
    assert json.loads(both.stdout)["choices"]
    assert page.exists()

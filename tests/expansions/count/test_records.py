"""Games of the count's city in the files of another program."""

from __future__ import annotations

from typing import Any

import pytest

import bastide
from bastide.records.jcloisterzone import Replay, compare
from bastide.records.jcloisterzone.setup import read_setup
from bastide.setup import COLOURS
from tests.expansions.count.city import beside, possible, told
from tests.records.recordings import SETUP, Recording, message

CITY_THERE = [
    {"tile": f"CO/{4 * y + x + 1}", "x": x - 2, "y": y - 1, "rotation": 0} for y in range(3) for x in range(4)
]
SPRING_THERE = {"tile": "RI/s", "x": 2, "y": -1, "rotation": 0}
COUNT_SETUP: Recording = {
    **SETUP,
    "sets": {"basic:1": 1, "count": 1},
    "elements": {"small-follower": 7, "farmers": True, "count": 1},
    "start": CITY_THERE,
}


def quarter(name: str) -> dict[str, Any]:
    """Point at a quarter."""
    return {"position": [0, 0], "feature": "Quarter", "location": f"QUARTER_{name}"}


def replaying(game: bastide.Game) -> Replay:
    """Let messages be played in a scene."""
    replay = Replay(COUNT_SETUP, 0.5, COLOURS[: len(game.players)], confirm=True)
    replay.game = game
    return replay


def test_a_game_begins_with_the_city() -> None:
    foreign = read_setup(COUNT_SETUP)
    assert foreign.boxes == ("base", "count")
    assert foreign.options["count"] is True
    assert sum(foreign.copies.values()) == 72
    assert foreign.copies["BA/RCr"] == 4


def test_the_spring_of_a_river_lies_beside_the_city() -> None:
    setup = {**COUNT_SETUP, "sets": {"basic:1": 1, "river/1:1": 1, "count": 1}, "start": [*CITY_THERE, SPRING_THERE]}
    assert sum(read_setup(setup).copies.values()) == 72 + 11
    with pytest.raises(bastide.Unreadable):
        read_setup({**setup, "start": CITY_THERE})


def test_the_tiles_can_be_played_without_the_count() -> None:
    elements = {"small-follower": 7, "farmers": True}
    assert read_setup({**COUNT_SETUP, "elements": elements}).options["count"] is False


@pytest.mark.parametrize(
    ("rule", "value", "option", "here"),
    [
        ("count-move", "by-player", "count_moves", "by_player"),
        ("count-move", "clockwise", "count_moves", "clockwise"),
        ("count-move", "follow-meeple", "count_moves", "follows"),
        ("coc-final-scoring", "market-only", "final_quarters", "market"),
        ("coc-final-scoring", "any-district", "final_quarters", "any"),
    ],
)
def test_variants_are_our_options(rule: str, value: str, option: str, here: str) -> None:
    assert read_setup({**COUNT_SETUP, "rules": {rule: value}}).options[option] == here


def test_there_followers_leave_in_rounds_at_the_end() -> None:
    assert read_setup(COUNT_SETUP).options["final_rounds"] is True


def test_a_follower_and_the_count_come_to_quarters() -> None:
    replay = replaying(beside("E>/2kE .", hand="E"))
    replay.game.play("E< 5,0; -")
    replay.play(message("DEPLOY_MEEPLE", pointer=quarter("BLACKSMITH"), meepleId="0.small.1"))
    replay.play(message("MOVE_NEUTRAL_FIGURE", figureId="count.1", to=quarter("CATHEDRAL")))
    assert told(replay.game) == "cathedral; 1 follower smithy"


@pytest.mark.parametrize(("position", "location"), [([4, 0], "E"), ([5, 0], "W")])
def test_a_feature_is_meant_by_any_of_its_parts(position: list[int], location: str) -> None:
    replay = replaying(beside("E>/2kE .", hand="E", memory="market; 1 follower castle", options={"confirm": "yes"}))
    replay.game.play("E< 5,0; -; choose 0")
    pointer = {"position": position, "feature": "City", "location": location}
    replay.play(message("DEPLOY_MEEPLE", pointer=pointer, meepleId="0.small.1"))
    assert replay.game.scores == (0, 0)
    replay.play(message("COMMIT", random=0.5))
    assert replay.game.scores == (4, 4)


@pytest.mark.parametrize(
    "pointer",
    [
        {"position": [4, 0], "feature": "City", "location": "N"},
        {"position": [3, 2], "feature": "City", "location": "E"},
        {"position": [40, 0], "feature": "City", "location": "N"},
    ],
)
def test_another_feature_is_not_meant(pointer: dict[str, Any]) -> None:
    replay = replaying(beside("E>/2kE .", hand="E", memory="market; 1 follower castle"))
    replay.game.play("E< 5,0; -")
    with pytest.raises(bastide.IllegalAction):
        replay.play(message("DEPLOY_MEEPLE", pointer=pointer, meepleId="0.small.1"))


def test_the_other_engine_counts_every_part_of_a_feature_that_followers_join() -> None:
    replay = replaying(beside("E>/2kE .", hand="E", memory="market; 1 follower castle"))
    game = replay.game
    game.play("E< 5,0; -")
    assert len(possible(game)) == 2
    assert compare._counts_differ({"options": {"Meeple:SmallFollower": 2, "pass": True}}, replay) is None
    assert compare._counts_differ({"options": {"Meeple:SmallFollower": 1, "pass": True}}, replay) is not None
    game.play("-; castle quarter")
    assert compare._counts_differ({"options": {"NeutralFigure": 3, "pass": True}}, replay) is None

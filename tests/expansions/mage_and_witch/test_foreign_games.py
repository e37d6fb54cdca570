"""Mage and witch in files of another program."""

from __future__ import annotations

from bastide import Choose, PlaceFigure
from bastide.records.jcloisterzone import Replay
from bastide.records.jcloisterzone.setup import read_setup
from tests.expansions.mage_and_witch.test_mage_and_witch import NOWHERE, TILE, magic, where
from tests.records.recordings import SETUP, Recording, deploy, lay, message

FOREIGN: Recording = {
    **SETUP,
    "sets": {"basic:1": 1, "mage-and-witch:1": 1},
    "elements": {"small-follower": 7, "farmers": True, "mage": 1, "witch": 1},
}


def test_each_of_them_is_switched_on_by_an_element() -> None:
    foreign = read_setup(FOREIGN)
    assert foreign.boxes == ("base", "mage_and_witch")
    assert (foreign.options["mage"], foreign.options["witch"]) == (True, True)
    only = {"small-follower": 7, "farmers": True, "mage": 1}
    options = read_setup({**FOREIGN, "elements": only}).options
    assert (options["mage"], options["witch"]) == (True, False)


def test_they_go_to_a_part_of_a_feature_there_and_here() -> None:
    replay = Replay(FOREIGN, 0.5, ("Anna",), confirm=True)
    replay.game.play("draw mage_and_witch/two_cities")
    replay.play(lay("MW/CFC", 0, 1, 90))
    goal = {"position": [0, 0], "location": "N", "feature": "City"}
    replay.play(message("MOVE_NEUTRAL_FIGURE", figureId="witch.1", to=goal))
    assert "mage_and_witch: witch city N 0 0\n" in replay.game.position()


def test_leaving_for_nowhere_is_a_choice_here() -> None:
    replay = Replay(FOREIGN, 0.5, ("Anna",), confirm=True)
    for number, figure in enumerate(("mage.1", "witch.1"), 1):
        leaves = message("MOVE_NEUTRAL_FIGURE", figureId=figure, to=None)
        assert replay.messages.action_in(leaves) == Choose(number)


def test_places_of_both_are_counted_together() -> None:
    replay = Replay(FOREIGN, 0.5, ("Anna",), confirm=True)
    replay.game.play("draw mage_and_witch/two_cities; mage_and_witch/two_cities> 0,1")
    options = replay.game.options()
    assert all(isinstance(option, PlaceFigure) for option in options)
    (dialect,) = replay.dialects
    assert dialect.counts(options) == {"NeutralFigure": len(options)}


def test_whoever_alone_must_leave_does_so_there_unasked() -> None:
    replay = Replay(FOREIGN, 0.5, ("Red", "Blue"), confirm=True)
    replay.game = magic(NOWHERE, f"{TILE}> 1,0", memory="witch city W 2 0")
    replay.play(deploy("City", "W", 1, 0))
    assert where(replay.game) == ""

"""Crop circles in files of another program."""

from __future__ import annotations

from bastide.records.jcloisterzone import Replay
from bastide.records.jcloisterzone.setup import read_setup
from tests.expansions.crop_circles.circles import offered
from tests.records.recordings import SETUP, Recording, lay, message

FOREIGN: Recording = {
    **SETUP,
    "sets": {"basic:1": 1, "corn-circles/1": 1},
    "elements": {"small-follower": 7, "farmers": True, "corn-circle": True},
}


def opened() -> Replay:
    """Anna has a highwayman on the table and has drawn a crop circle with a club."""
    replay = Replay(FOREIGN, 0.5, ("Anna", "Bert"), confirm=True)
    replay.game.play("draw U; U^ 1,0; highwayman E; choose 0; draw V; V^ 0,1; -; choose 0")
    replay.game.play("draw crop_circles/curve_club")
    return replay


def test_sets_of_foreign_games_are_boxes_of_ours() -> None:
    assert read_setup(FOREIGN).boxes == ("base", "crop_circles")
    both = {"basic:1": 1, "corn-circles/1": 1, "corn-circles/2": 1}
    assert read_setup({**FOREIGN, "sets": both}).boxes == ("base", "crop_circles", "crop_circles_ii")
    only = {"basic:1": 1, "corn-circles/2": 1}
    assert read_setup({**FOREIGN, "sets": only}).boxes == ("base", "crop_circles_ii")


def test_a_circle_in_a_foreign_game_is_played_here() -> None:
    replay = opened()
    replay.play(lay("CC.1/Rr", 2, 0))
    replay.play(message("PASS"))
    replay.play(message("COMMIT", random=0.5))
    assert offered(replay.game) == ["choose 1", "choose 2"]
    replay.play(message("CIRCLE_REMOVE_OR_DEPLOY", value="REMOVE"))
    pointer = {"position": [1, 0], "location": "WE", "feature": "Road"}
    replay.play(
        message("RETURN_MEEPLE", pointer={"featurePointer": pointer, "meepleId": "0.small.1"}, source="CORN_CIRCLE")
    )
    assert replay.game.supply(0) == {"follower": 7}
    assert replay.game.waits_for_chance


def test_what_is_decided_for_nobody_there_is_passed_over_here() -> None:
    replay = Replay(FOREIGN, 0.5, ("Anna", "Bert"), confirm=True)
    replay.game.play("draw B; B^ 0,1; monk; choose 0; draw crop_circles/curve_club; crop_circles/curve_club^ 0,2; -")
    replay.play(message("COMMIT", random=0.5))
    before = replay.game.position()
    replay.play(message("CIRCLE_REMOVE_OR_DEPLOY", value="DEPLOY"))
    assert replay.game.position() == before

"""Flying machines in files of another program."""

from __future__ import annotations

import pytest

import bastide
from bastide.records.jcloisterzone import Replay
from bastide.records.jcloisterzone.setup import read_setup
from tests.expansions.flying_machines.flights import offered
from tests.records.recordings import SETUP, Recording, deploy, lay, message

FOREIGN: Recording = {
    **SETUP,
    "sets": {"basic:1": 1, "flier:1": 1},
    "elements": {"small-follower": 7, "farmers": True, "flier": True},
}


def on_machine(random: object) -> Recording:
    """A follower goes onto the machine, and the die falls."""
    pointer = {"position": [0, 2], "feature": "FlyingMachine", "location": "I"}
    return message("DEPLOY_MEEPLE", pointer=pointer, meepleId="0.small.1", random=random)


def opened() -> Replay:
    """Anna has laid a machine that points to the north, below a monastery."""
    replay = Replay(FOREIGN, 0.5, ("Anna", "Bert"), confirm=True)
    replay.game.play("draw B; B^ 0,1; -; choose 0; draw B; B^ 1,1; -; choose 0; draw flying_machines/field_w")
    replay.play(lay("FL/F.o", 0, 2, 90))
    return replay


def test_the_set_of_a_foreign_game_is_our_box_and_its_phantoms_fly_second() -> None:
    foreign = read_setup(FOREIGN)
    assert foreign.boxes == ("base", "flying_machines")
    assert foreign.options["phantom_flies_second"] is True


@pytest.mark.parametrize(("random", "places"), [(0.1, ["monk @ 0,1"]), (0.5, ["highwayman E @ 0,0", "knight N @ 0,0"])])
def test_the_random_number_of_the_message_is_the_die(random: float, places: list[str]) -> None:
    replay = opened()
    replay.play(on_machine(random))
    assert offered(replay.game) == places


def test_the_landing_is_a_message_of_its_own() -> None:
    replay = opened()
    replay.play(on_machine(0.1))
    replay.play(deploy("Monastery", "I", 0, 1))
    assert replay.game.supply(0) == {"follower": 6}


def test_a_follower_who_cannot_land_is_at_home_without_another_message() -> None:
    replay = opened()
    replay.play(on_machine(0.9))
    assert replay.game.supply(0) == {"follower": 7}
    assert offered(replay.game) == ["choose 0"]


def test_a_flight_without_a_die_is_refused() -> None:
    with pytest.raises(bastide.BastideError):
        opened().play(on_machine(None))

"""Cult, Siege & Creativity: a bundle of shrines, Cathars and blank tiles (complete rules 1.15)."""

from __future__ import annotations

import pytest

import bastide
from bastide.records.jcloisterzone import Replay
from bastide.records.jcloisterzone.setup import read_setup
from bastide.rulebook import known_options, played_boxes, rule_set
from tests.records.recordings import SETUP, deploy, lay
from tests.scenes import scene

BOX = "cult_siege_creativity"
BOXES = ("base", BOX)
SHRINES = {f"{BOX}/shrine_{name}" for name in ("plain", "city", "road_s", "city_road_s", "two_roads", "city_two_roads")}
SIEGES = {f"{BOX}/siege_{name}" for name in ("city", "city_road", "corner", "corner_curve")}


def own_tiles(**options: object) -> set[str]:
    """Which tiles of the box are in the bag."""
    return {tile.id for tile in rule_set(2, BOXES, options).tables.types if tile.box == BOX}


def test_the_box_holds_six_shrines_and_four_tiles_with_cathars() -> None:
    assert own_tiles() == SHRINES | SIEGES
    assert sum(rule_set(2, BOXES).copies) == 72 + 10


def test_blank_tiles_stay_in_the_box() -> None:
    assert f"{BOX}/blank" not in own_tiles()


@pytest.mark.parametrize(
    ("options", "tiles"),
    [
        ({"siege_tiles": False}, SHRINES),
        ({"cult_tiles": False}, SIEGES),
        ({"cult_tiles": False, "siege_tiles": False}, set()),
    ],
)
def test_the_shrines_or_the_cathars_can_stay_in_the_box(options: dict[str, object], tiles: set[str]) -> None:
    assert own_tiles(**options) == tiles


# -- the rules of its parts ----------------------------------------------------------------------


def test_the_rules_of_its_parts_are_played_without_choosing_them() -> None:
    assert played_boxes(BOXES) == ("base", "cathars", "shrines", BOX)
    names = {option.name for option in known_options(BOXES)}
    assert names >= {"cult_tiles", "siege_tiles", "siege", "escape", "challenges"}


def test_its_shrines_challenge_monks() -> None:
    board = f"""
        .   E^    E^
        E<  B^/1m {BOX}/shrine_plain^/2c
        V^  Ev    Ev
    """
    game = scene(board, hand="V", turn=2, boxes=BOXES)
    game.play("V> 0,0; -")
    assert game.scores == (9, 0)
    assert game.supply(1)["follower"] == 7


def test_its_cathars_besiege_a_city() -> None:
    game = scene(f"Ev/1kS\n{BOX}/siege_city^!", boxes=BOXES)
    game.play("-")
    assert [line.reason for line in game.tally()] == ["2 tiles × 1 (siege)"]


@pytest.mark.parametrize("boxes", [("cathars",), ("shrines",), ("cathars", "shrines")])
def test_a_part_that_is_chosen_as_well_brings_its_tiles_but_no_rule_twice(boxes: tuple[str, ...]) -> None:
    rules = rule_set(2, (*BOXES, *boxes))
    assert [box.name for box in rules.boxes if box.name] == ["cathars", "shrines", BOX]
    assert sum(rules.copies) == 82 + sum({"cathars": 4, "shrines": 5}[box] for box in boxes)
    game = scene("Ev/1kS\ncult_siege_creativity/siege_city^!", boxes=(*BOXES, *boxes))
    game.play("-")
    assert game.scores == (2, 0)


def test_options_of_a_part_are_taken_and_written() -> None:
    game = bastide.new_game(boxes=[BOX], seed=1, options={"challenges": False, "siege_tiles": False})
    record = bastide.write_record(game)
    assert f"\nboxes: base, {BOX}\noptions: challenges=no, siege_tiles=no\n" in record
    assert bastide.read_record(record).setup == game.setup


def test_a_position_keeps_what_a_part_remembers() -> None:
    board = f"{BOX}/siege_city>/1kE/1kE .\nB^ .\n{BOX}/siege_cornerv/1kE ."
    game = scene(board, hand="V", boxes=BOXES)
    game.play("V< 1,1; -; back knight E @ 0,2")
    assert "\ncathars: E 0 2\n" in game.position()
    assert bastide.read_position(game.position()).position() == game.position()


# -- foreign games -------------------------------------------------------------------------------


FOREIGN: dict[str, object] = {
    **SETUP,
    "sets": {"basic:1": 1, "cult/6": 1},
    "elements": {"small-follower": 7, "farmers": True, "shrine": True},
}
BOTH: dict[str, object] = {**FOREIGN, "sets": {"basic:1": 1, "cult/5": 1, "cult/6": 1}}


def test_the_foreign_set_of_six_shrines_has_no_cathars() -> None:
    setup = read_setup(FOREIGN)
    assert setup.boxes == BOXES
    assert {name: count for name, count in setup.copies.items() if not name.startswith("BA/")} == dict.fromkeys(
        ("CU/S", "CU/SC", "CU/SCFR", "CU/SR", "CU/SRCR", "CU/SRFR"), 1
    )


def test_cathars_of_a_foreign_game_come_from_their_own_box() -> None:
    sets = {"basic:1": 1, "cult/6": 1, "siege/cathars": 1}
    setup = read_setup({**FOREIGN, "sets": sets})
    assert setup.boxes == ("base", "cathars", BOX)
    assert setup.copies["SI.CA/C"] == 1
    assert setup.options["siege_tiles"] is False


def test_two_tiles_with_one_foreign_name_are_drawn_one_after_the_other() -> None:
    bag = sorted(name for name, count in read_setup(BOTH).copies.items() for _ in range(count))
    assert bag.count("CU/S") == 2
    at = bag.index("CU/S") + 0.5
    replay = Replay(BOTH, at / len(bag), ("Red", "Blue"), confirm=False)
    replay.play(lay("CU/S", 0, 1))
    replay.play(deploy("Monastery", "I", 0, 1))
    replay.play({"type": "COMMIT", "payload": {"random": at / (len(bag) - 1)}})
    replay.play(lay("CU/S", 0, 2))
    position = replay.game.position()
    assert "shrines/plain^/1c" in position
    assert f"{BOX}/shrine_plain^!" in position

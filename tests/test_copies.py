"""Several copies of a box: twice the tiles, once the rules and figures."""

from __future__ import annotations

from collections import Counter

import pytest

import bastide
from bastide.kernel.chance import Luck
from bastide.records.jcloisterzone import Replay
from bastide.records.jcloisterzone.setup import read_setup
from bastide.rulebook import rule_set
from tests.records.commands import run, words_of
from tests.records.recordings import SETUP, Recording, lay

INNS = "inns_and_cathedrals"


def tiles_of(boxes: list[str]) -> Counter[str]:
    """How many tiles of each box are in a game, the start tile included."""
    rules = rule_set(2, boxes)
    found: Counter[str] = Counter()
    for tile, count in zip(rules.tables.types, rules.copies, strict=True):
        found[tile.box] += count
    return found


def played_out(game: bastide.Game, seed: int = 1) -> bastide.Game:
    """Play a game to its end at random."""
    luck = Luck(seed)
    while not game.over:
        game.apply(game.state.sample(luck))
    return game


# -- the spelling ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "boxes", [[INNS, INNS], [f"{INNS} x2"], [f"{INNS}x2"], [f"{INNS}×2"], [f" {INNS} × 2 "], [INNS, f"{INNS} x0", INNS]]
)
def test_a_box_is_chosen_twice_by_naming_it_twice_or_by_a_number(boxes: list[str]) -> None:
    game = bastide.new_game(boxes=boxes, seed=1)
    assert game.setup.boxes == ("base", f"{INNS} x2")
    assert game.setup == bastide.new_game(boxes=[INNS, INNS], seed=1).setup


def test_one_copy_is_written_without_a_number() -> None:
    assert bastide.new_game(boxes=["base x1", "river x1"], seed=1).setup.boxes == ("base", "river")


@pytest.mark.parametrize(
    ("box", "code", "sentence"),
    [
        ("cellar x2", "unknown_box", "The box 'cellar' does not exist."),
        ("phantom x2", "bad_copies", "phantom has no tiles of which there could be 2 copies."),
        ("phantom x0", "bad_copies", "phantom has no tiles of which there could be 0 copies."),
        ("base x0", "bad_copies", "base cannot be played without its tiles."),
        ("river x0", "bad_copies", "river cannot be played without its tiles."),
        ("base x9999", "too_many_tiles", "There is no room for 719928 tiles."),
        ("river x-1", "unknown_box", "The box 'river x-1' does not exist."),
    ],
)
def test_copies_that_cannot_be_played_are_refused(box: str, code: str, sentence: str) -> None:
    with pytest.raises(bastide.Unreadable) as refused:
        bastide.new_game(boxes=[box])
    assert refused.value.code == code
    assert refused.value.sentence.startswith(sentence)


def test_records_and_positions_keep_the_copies() -> None:
    game = bastide.new_game(boxes=["base x2", f"{INNS} x3"], seed=5)
    record = bastide.write_record(game)
    assert f"\nboxes: base x2, {INNS} x3\n" in record
    assert bastide.read_record(record).setup == game.setup
    assert f"\nboxes: base x2, {INNS} x3\n" in game.position()
    assert bastide.read_position(game.position()).position() == game.position()


def test_copies_are_chosen_on_the_command_line() -> None:
    result = run("play", "--boxes", "base x2, river", "--bots", "0", "--keep", "/dev/null", answers=["t", "q"])
    assert "C ×2 " in words_of(result)


# -- what is in the bag --------------------------------------------------------------------------


def test_every_copy_puts_its_tiles_into_the_bag() -> None:
    assert tiles_of([f"{INNS} x2"]) == {"base": 72, INNS: 36}
    assert tiles_of(["base x3", INNS]) == {"base": 216, INNS: 18}


def test_there_is_one_start_tile_however_many_base_games_are_played() -> None:
    game = bastide.new_game(boxes=["base", "base"], open_draws=True)
    assert len(game.state.tile_list()) == 1
    assert game.remaining_tiles()["D"] == 7


def test_figures_are_not_multiplied() -> None:
    game = bastide.new_game(boxes=["base x2", f"{INNS} x2", "traders_and_builders x2"], seed=1)
    assert game.supply(0) == bastide.new_game(boxes=[INNS, "traders_and_builders"], seed=1).supply(0)


def test_rules_are_not_multiplied() -> None:
    names = [box.name for box in rule_set(2, [f"{INNS} x2"]).boxes if box.name]
    assert names == [INNS, "inns"]


def test_a_river_of_two_boxes_has_one_spring_and_one_lake() -> None:
    game = bastide.new_game(boxes=["river x2"], open_draws=True)
    left = game.remaining_tiles()
    assert left["river/lake"] == 1
    assert left["river/bend"] == 4
    assert "river/spring" not in left
    assert played_out(game).over


def test_without_its_tiles_a_box_brings_rules_and_figures() -> None:
    assert tiles_of([f"{INNS} x0"]) == {"base": 72}
    assert bastide.new_game(boxes=[f"{INNS} x0"], seed=1).supply(0) == {"follower": 7, "large_follower": 1}


def test_a_draw_of_several_copies_follows_from_the_seed() -> None:
    game = played_out(bastide.new_game(boxes=["base x2"], seed="copies"))
    again = bastide.read_record(bastide.write_record(game))
    assert again.events == game.events
    assert sum(1 for event in game.events if type(event).__name__ == "TilePlaced") > 72


# -- foreign games -------------------------------------------------------------------------------


def foreign(sets: dict[str, int], **elements: object) -> Recording:
    """A foreign set-up with so many copies of sets."""
    return {**SETUP, "sets": sets, "elements": {"small-follower": 7, "farmers": True, **elements}}


def test_foreign_sets_are_read_with_their_numbers() -> None:
    setup = read_setup(foreign({"basic:1": 2, "inns-and-cathedrals:1": 3, "siege/cathars": 1}))
    assert setup.boxes == ("base x2", f"{INNS} x3", "cathars")
    assert setup.copies["IC/Cccc.c"] == 6
    assert setup.copies["BA/RCr"] == 7


def test_a_foreign_game_with_several_copies_is_replayed() -> None:
    setup = foreign({"basic:1": 2})
    bag = sorted(name for name, count in read_setup(setup).copies.items() for _ in range(count))
    replay = Replay(setup, (bag.index("BA/RFr") + 15.5) / len(bag), ("Red", "Blue"), confirm=False)
    replay.play(lay("BA/RFr", 1, 0))
    assert replay.game.remaining_tiles()["U"] == 15


def test_foreign_elements_without_their_set_are_rules_without_tiles() -> None:
    setup = read_setup(foreign({"basic:1": 1}, **{"big-follower": 1, "phantom": 1, "siege": True}))
    assert setup.boxes == ("base", f"{INNS} x0", "cathars x0", "phantom")
    assert {name.partition("/")[0] for name in setup.copies} == {"BA"}

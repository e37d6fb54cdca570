"""Save files of JCloisterZone: read into our games, or refused with a reason."""

from __future__ import annotations

import json
import struct
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

import bastide
from bastide.kernel import verbs
from bastide.kernel.events import TileDiscarded
from bastide.records.jcloisterzone import Replay, load_jcz, read_jcz
from bastide.records.jcloisterzone.bag import ForeignBag
from bastide.records.jcloisterzone.messages import where_in
from bastide.records.jcloisterzone.setup import UnknownBoxes, read_setup
from tests.records.recordings import SETUP, Recording, deploy, full_bag, lay, message, pointing_at, recording

if TYPE_CHECKING:
    from pathlib import Path

PLAYERS = [{"name": "Zoë", "slot": 3}, {"name": "Ben", "slot": 0}]


def following(random: float) -> float:
    """Give the second number that the other program makes from one, by its published formula."""
    bits = int.from_bytes(struct.pack(">d", random)[2:], "big")
    return ((25214903917 * bits + 11) % 2**48) / 2**48


class SaveFile:
    """A save file that is written by hand: every draw is what the script wants."""

    def __init__(self, first: str) -> None:
        self.bag = full_bag()
        self.content: Recording = {
            "appVersion": "6.2.0",
            "setup": SETUP,
            "players": PLAYERS,
            "initialRandom": pointing_at(first, self.bag),
            "replay": [],
        }

    def turn(self, *messages: Recording, then: str) -> SaveFile:
        """Play a turn; *then* is the tile that is drawn next."""
        self.content["replay"] += [*messages, message("COMMIT", random=pointing_at(then, self.bag))]
        return self

    def add(self, *messages: Recording) -> SaveFile:
        """Add messages of a turn that is not at its end."""
        self.content["replay"] += messages
        return self

    def text(self, **changes: object) -> str:
        """Give the text of the file, with some entries changed."""
        return json.dumps({**self.content, **changes})


def small_game() -> SaveFile:
    """Five turns: a highwayman, a monk, a knight, nobody after taking a tile back, a farmer."""
    game = SaveFile("BA/RFr")
    game.turn(lay("BA/RFr", 1, 0), deploy("Road", "WE", 1, 0), then="BA/L")
    game.turn(lay("BA/L", 0, 1, 90), deploy("Monastery", "I", 0, 1), then="BA/Cc.1")
    game.turn(lay("BA/Cc.1", 0, -1, 180), deploy("City", "SE", 0, -1), then="BA/RRR")
    game.turn(lay("BA/RRR", 2, 0), message("UNDO"), lay("BA/RRR", -1, 0, 270), message("PASS"), then="BA/Rr")
    return game.turn(lay("BA/Rr", 2, 0), deploy("Field", "NL.NR.EL.ER.SL.WR", 2, 0), then="BA/RrC")


def refused(text: str) -> bastide.Unreadable:
    """Give the error of a text that is no save file."""
    with pytest.raises(bastide.Unreadable) as found:
        read_jcz(text)
    return found.value


@pytest.mark.parametrize(
    ("location", "where"),
    [
        ("N", "N"), ("E", "E"), ("S", "S"), ("W", "W"),
        ("NS", "N"), ("WE", "W"), ("NW", "N"), ("NE", "N"), ("SW", "S"), ("SE", "S"),
        ("_N", "E"), ("_E", "N"), ("_S", "N"), ("_W", "N"), ("NWSE", "N"),
        ("NL", "NL"), ("NR", "NR"), ("EL", "EL"), ("ER", "ER"), ("SL", "SL"), ("SR", "SR"), ("WL", "WL"), ("WR", "WR"),
        ("NL.NR", "NL"), ("ER.SL.SR.WL", "ER"), ("NL.NR.EL.ER.SL.SR.WL.WR", "NL"), ("EL.WR", "EL"),
    ],
)  # fmt: skip
def test_a_place_is_named_by_one_of_the_sides_it_reaches(location: str, where: str) -> None:
    assert where_in(location, "road") == where


def test_an_inner_place_is_the_middle_of_a_monastery_or_an_inner_field() -> None:
    assert where_in("I", "monastery") == ""
    assert [where_in(location, "field") for location in ("I", "II", "III")] == ["inner", "inner2", "inner3"]


def test_a_small_game_is_read_into_the_same_position() -> None:
    game = read_jcz(small_game().text())
    assert game.position().splitlines() == [
        "bastide position 1",
        "boxes: base",
        "options: confirm=no, fields=yes, followers=7, small_city=4",
        "players: Zoë 0, Ben 0",
        "asked: Ben lay_tile",
        "turn: Ben 6",
        "hand: K",
        "corner: -1,-1",
        ".        Nv/1kE   .        .",
        "W<       D^       U^/1hE   V^!/1fNL",
        ".        B>/2m    .        .",
    ]


def test_a_game_that_was_read_goes_on_with_draws_from_outside() -> None:
    game = read_jcz(small_game().text())
    assert game.seed is None
    game.play(game.options()[0])
    game.play("-")
    assert game.waits_for_chance


def test_a_game_that_was_read_can_be_kept_as_a_record() -> None:
    game = read_jcz(small_game().text())
    again = bastide.read_record(bastide.write_record(game))
    assert again.players == ("Zoë", "Ben")
    assert again.full_history() == game.full_history()


@pytest.mark.parametrize(("seed", "players", "fields"), [(1, 2, True), (2, 3, False), (3, 5, True)])
def test_a_whole_game_is_read_with_its_final_scores(seed: int, players: int, fields: bool) -> None:  # noqa: FBT001
    content = recording(seed, players, fields=fields)
    game = read_jcz(json.dumps(content))
    assert game.over
    assert list(game.scores) == content["scores"]
    assert game.players == ("Red", "Blue", "Yellow", "Green", "Black")[:players]


def test_undoing_takes_the_last_message_back() -> None:
    figure = SaveFile("BA/RFr").turn(lay("BA/RFr", 1, 0), deploy("Road", "WE", 1, 0), then="BA/L")
    taken_back = SaveFile("BA/RFr").turn(
        lay("BA/RFr", 0, 1, 180),
        deploy("Field", "NL.NR.EL.WR", 0, 1),
        message("UNDO"),
        message("UNDO"),
        lay("BA/RFr", 1, 0),
        message("UNDO"),
        lay("BA/RFr", 1, 0),
        deploy("Road", "WE", 1, 0),
        then="BA/L",
    )
    positions = [read_jcz(game.text()).position() for game in (figure, taken_back)]
    assert positions[0] == positions[1]


def test_a_save_file_may_end_in_the_middle_of_a_turn() -> None:
    game = read_jcz(SaveFile("BA/RFr").add(lay("BA/RFr", 1, 0)).text())
    assert game.to_move == 0
    assert bastide.Pass() in game.options()


def test_a_draw_that_the_file_does_not_decide_is_left_open() -> None:
    game = read_jcz(SaveFile("BA/RFr").add(lay("BA/RFr", 1, 0), deploy("Road", "WE", 1, 0)).text())
    assert game.hand is None
    assert game.waits_for_chance


def test_a_tile_that_fits_nowhere_is_found_by_the_random_numbers() -> None:
    save = SaveFile("BA/C")
    index = save.bag.index("BA/Cccc+")
    rest = [tile for tile in save.bag if tile != "BA/Cccc+"]
    randoms = [(index + step / 100) / len(save.bag) for step in range(1, 100)]
    random = next(each for each in randoms if rest[int(following(each) * len(rest))] == "BA/RFr")
    save.add(lay("BA/C", 0, -1, 180), deploy("City", "S", 0, -1), message("COMMIT", random=random))
    game = read_jcz(save.add(lay("BA/RFr", 1, 0)).text())
    assert [event for event in game.events if isinstance(event, TileDiscarded)] == [TileDiscarded(1, "C")]
    assert game.scores == (4, 0)


def test_a_draw_points_into_the_sorted_bag() -> None:
    bag = ForeignBag({"b": 2, "c": 1, "a": 1})
    assert bag.tiles == ["a", "b", "b", "c"]
    assert [bag.draw(random)[0] for random in (0.74, 0.99, 0.5, 0.0)] == ["b", "c", "b", "a"]
    assert bag.tiles == []


@pytest.mark.parametrize(
    ("random", "then"),
    [(0.5, 11 / 2**48), (0.75, 11 / 2**48), (0.1, 0.2000358325336613), (0.9999, 0.4656088864683774)],
)
def test_a_second_number_follows_from_the_first(random: float, then: float) -> None:
    assert ForeignBag({"a": 1}).draw(random) == ("a", then)


def test_a_setup_is_told_in_our_words() -> None:
    setup = read_setup(SETUP)
    assert setup.boxes == ("base",)
    assert setup.options == {"fields": True, "followers": 7, "small_city": 4}
    assert sorted(Counter(setup.copies).elements()) == full_bag()


def test_options_of_a_setup_are_ours() -> None:
    setup = {**SETUP, "elements": {"small-follower": 5}, "rules": {"tiny-city-scoring": "2"}}
    game = read_jcz(small_start(setup=setup))
    assert dict(game.setup.options) == {"confirm": False, "fields": False, "followers": 5, "small_city": 2}


RIVER_SETUP = {
    **SETUP,
    "sets": {"basic:1": 1, "river/1:1": 1},
    "start": [{"tile": "RI/s", "x": 0, "y": 0, "rotation": 0}],
}


def test_a_river_begins_with_its_spring_and_leaves_the_start_tile_in_the_bag() -> None:
    copies = read_setup(RIVER_SETUP).copies
    assert copies["BA/RCr"] == 4
    assert sum(copies.values()) == 72 + 11
    game = read_jcz(small_start(setup=RIVER_SETUP, initialRandom=0.35))
    assert game.hand == "river/straight"
    assert game.options() == [bastide.PlaceTile("river/straight", 1, 0, turn) for turn in (0, 2)]


def test_a_river_without_its_spring_is_refused() -> None:
    assert refused(small_start(setup={**RIVER_SETUP, "start": SETUP["start"]})).code == "bad_jcz"


def test_a_river_is_drawn_before_the_land_and_its_lake_last() -> None:
    bag = ForeignBag({"BA/L": 1, "RI.1/I.e": 1, "RI.1/IFI": 1, "RI.1/II": 1})
    assert [bag.draw(0.9)[0] for _ in range(4)] == ["RI.1/II", "RI.1/IFI", "RI.1/I.e", "BA/L"]


RIVER_II = {**RIVER_SETUP, "sets": {"basic:1": 1, "river/2:1": 1}}


def test_that_program_adds_a_second_volcano_to_the_river_ii_and_here_it_is_not_drawn() -> None:
    assert read_setup(RIVER_II).copies["RI.2/I.v"] == 2
    replay = Replay(RIVER_II, 0.5, ["Anna", "Ben"], confirm=False)
    replay.bag.tiles = ["BA/L", "RI.2/I.v"]
    for code in [code for code in replay.game.remaining_tiles() if code.startswith("river_ii/")]:
        verbs.take_from_bag(replay.game.state, replay.game.rules.tables.kind_named(code))
    replay.game.state.code_count = -1
    replay.draw("BA/L")
    assert replay.game.hand == "B"
    assert not [event for event in replay.game.events if isinstance(event, TileDiscarded)]


def test_rivers_are_laid_as_that_program_lays_them() -> None:
    assert read_setup(RIVER_SETUP).options["clear_course"] is True
    options = read_setup(RIVER_II).options
    assert (options["clear_course"], options["volcano_turn"]) == (True, "never")


def test_a_lake_at_a_city_is_drawn_with_the_running_water() -> None:
    bag = ForeignBag({"BA/L": 1, "RI.2/I.v": 1, "RI.2/IFC": 1, "RI.2/II": 1, "RI.2/III": 1})
    assert [bag.draw(0.0)[0] for _ in range(5)] == ["RI.2/III", "RI.2/IFC", "RI.2/II", "RI.2/I.v", "BA/L"]


@pytest.mark.parametrize("played", [True, False])
def test_inns_and_herds_of_the_river_ii_do_not_bring_other_boxes(played: bool) -> None:  # noqa: FBT001
    elements = {**SETUP["elements"], "river": True, **({"inn": True, "pig-herd": True} if played else {})}
    found = read_setup({**RIVER_II, "elements": elements})
    assert found.boxes == ("base", "river_ii")
    assert (found.options["inns"], found.options["pig_herds"]) == (played, played)


TWO_RIVERS = {
    **RIVER_SETUP,
    "sets": {"basic:1": 1, "river/1:1": 1, "river/2:1": 1},
    "elements": {**SETUP["elements"], "river": True},
}


def test_two_rivers_are_one_from_one_spring_there_and_here() -> None:
    found = read_setup(TWO_RIVERS)
    assert found.options["two_rivers"] == "joined"
    river = {name: number for name, number in found.copies.items() if name.startswith("RI") and number}
    assert sum(river.values()) == 10 + 9 + 1 + 2, "the running water of both with the lake at a city, a fork, two lakes"
    assert "RI.1/I.e" not in river
    assert "two_rivers" not in read_setup(RIVER_II).options


def test_a_save_with_two_rivers_goes_on_at_either_arm_of_the_fork() -> None:
    save = SaveFile("BA/RFr")
    save.add(lay("RI.2/III", 1, 0), message("PASS"), message("COMMIT", random=0.5))
    save.add(lay("RI.1/IFI", 2, 0), message("PASS"), message("COMMIT", random=0.5))
    save.add(lay("RI.2/LIFI", 1, -1, 90), deploy("Monastery", "I", 1, -1), message("COMMIT", random=0.5))
    order = ["RI.2/III", "RI.1/IFI", "RI.2/LIFI", "RI.1/II"]
    game = read_jcz(save.text(setup=TWO_RIVERS, gameAnnotations={"drawOrder": order}))
    assert game.hand == "river/bend"
    assert {(option.x, option.y) for option in game.options() if isinstance(option, bastide.PlaceTile)} == {
        (3, 0),
        (1, -2),
    }
    assert bastide.read_record(bastide.write_record(game)).position() == game.position()


def test_a_save_with_two_copies_of_the_river_ii_has_two_forks_and_three_arms() -> None:
    setup = {**TWO_RIVERS, "sets": {"basic:1": 1, "river/2:1": 2}}
    order = ["RI.2/III", "RI.2/III", "RI.2/IFC", "RI.2/II"]
    save = SaveFile("BA/RFr")
    save.add(lay("RI.2/III", 1, 0), message("PASS"), message("COMMIT", random=0.5))
    save.add(lay("RI.2/III", 2, 0, 180), message("PASS"), message("COMMIT", random=0.5))
    game = read_jcz(save.text(setup=setup, gameAnnotations={"drawOrder": order}))
    assert game.setup.boxes == ("base", "river_ii x2")
    assert game.hand == "river_ii/city_lake"
    ends = {(option.x, option.y) for option in game.options() if isinstance(option, bastide.PlaceTile)}
    assert ends == {(1, -1), (2, 1), (3, 0)}
    assert bastide.read_record(bastide.write_record(game)).position() == game.position()


@pytest.mark.parametrize(
    ("rules", "played", "chosen"),
    [({}, {"bazaar": True}, None), ({"bazaar-no-auction": True}, {"bazaar": True}, "choose_first"), ({}, {}, "off")],
)
def test_bridges_castles_and_bazaars_are_elements_of_their_own(
    rules: dict[str, bool], played: dict[str, bool], chosen: str | None
) -> None:
    setup = {
        **SETUP,
        "sets": {"basic:1": 1, "bridges-castles-and-bazaars:1": 1},
        "elements": {**SETUP["elements"], "bridge": 1, **played},
        "rules": rules,
    }
    options = read_setup(setup).options
    assert (options["bridges"], options["castles"], options.get("bazaar")) == (True, False, chosen)


def test_besiegers_are_tiles_of_ones_own_that_the_cathars_know() -> None:
    setup = {
        **SETUP,
        "sets": {"basic:1": 1, "siege/besiegers": 1},
        "elements": {**SETUP["elements"], "siege": True, "escape": True},
    }
    assert read_setup(setup).boxes == ("base", "cathars x0")
    save = SaveFile("BA/RFr").add(lay("SI.BE/CFR", 0, -1, 180), deploy("City", "S", 0, -1))
    notes = {"drawOrder": ["SI.BE/CFR"]}
    game = read_jcz(save.add(message("COMMIT", random=0.5)).text(setup=setup, gameAnnotations=notes))
    assert game.scores == (2, 0), "a besieged city of two tiles"
    assert sum(number for tile, number in game.remaining_tiles().items() if tile.startswith("besiegers/")) == 5
    assert bastide.read_record(bastide.write_record(game)).scores == game.scores


@pytest.mark.parametrize("copies", [0, -1, "two", True, 1.5])
def test_a_number_of_besiegers_that_cannot_be_is_refused(copies: object) -> None:
    assert refused(small_start(setup={**SETUP, "sets": {"basic:1": 1, "siege/besiegers": copies}})).code == "bad_jcz"


@pytest.mark.parametrize(
    ("sets", "start", "runs"),
    [
        (("gq11",), "BA/RCr", 0),
        (("gq11", "river/1:1"), "RI/s", 0),
        (("gq11", "gq11/river", "river/1:1"), "RI/s", 1),
    ],
)
def test_tiles_that_stay_in_their_box_are_not_in_the_foreign_bag(sets: tuple[str, ...], start: str, runs: int) -> None:
    played = dict.fromkeys(("basic:1", *sets), 1)
    there = [{"tile": start, "x": 0, "y": 0, "rotation": 0}]
    copies = read_setup({**SETUP, "sets": played, "start": there}).copies
    assert copies["GQ/F"] == 1
    assert "GQ/RFI" not in copies
    assert copies.get("GQ/CICI", 0) == runs


def small_start(**changes: object) -> str:
    """A save file in which nothing has been played."""
    return SaveFile("BA/RFr").text(**changes)


def test_players_without_names_get_the_colours() -> None:
    text = small_game().text(players=[])
    assert read_jcz(text.replace('"player": 0', '"player": 1')).players == ("Red", "Blue")


def test_boxes_that_nobody_knows_keep_their_names() -> None:
    error = refused(small_start(setup={**SETUP, "sets": {"basic:1": 1, "space-station:1": 1}}))
    assert isinstance(error, UnknownBoxes)
    assert error.boxes == ("space-station:1",)


def test_sets_of_another_edition_are_named() -> None:
    error = refused(small_start(setup={**SETUP, "sets": {"basic:2": 1, "inns-and-cathedrals:2": 1}}))
    assert "The sets basic:2 and inns-and-cathedrals:2 are of another edition" in error.sentence


def test_rules_that_are_not_known_are_named() -> None:
    rules = {"tiny-city-scoring": "2", "big-moon": "full", "hill-tiebreaker": "number-of-followers", "no-sun": True}
    assert (
        "Rules that are not known here: big-moon and no-sun."
        in refused(small_start(setup={**SETUP, "rules": rules})).sentence
    )


def test_a_value_that_a_rule_does_not_have_is_named() -> None:
    rules = {"tiny-city-scoring": "3"}
    assert "The rule tiny-city-scoring cannot be 3." in refused(small_start(setup={**SETUP, "rules": rules})).sentence


def test_a_game_without_small_followers_is_read() -> None:
    elements = {key: value for key, value in SETUP["elements"].items() if key != "small-follower"}
    game = read_jcz(small_start(setup={**SETUP, "elements": elements}))
    assert game.supply(0) == {"follower": 0}


def in_fixed_order(*tiles: str, last: int | None = None) -> bastide.Game:
    """Read a game whose tiles come in a fixed order, whatever its random numbers say."""
    game = SaveFile("BA/RFr")
    game.turn(lay("BA/RRRR", 1, 0), message("PASS"), then="BA/L")
    game.turn(lay("BA/L", 0, 1), deploy("Monastery", "I", 0, 1), then="BA/L")
    notes = {"drawOrder": list(tiles)} | ({"endTurn": last} if last else {})
    return read_jcz(game.text(gameAnnotations=notes))


def test_a_fixed_order_of_draws_is_followed() -> None:
    game = in_fixed_order("BA/RRRR", "BA/L", "BA/Rr")
    assert (game.hand, game.over) == ("V", False)


def test_a_game_whose_last_draw_is_fixed_ends_with_its_final_scoring() -> None:
    game = in_fixed_order("BA/RRRR", "BA/L", last=2)
    assert game.over
    assert game.scores == (0, 3)


def test_behind_the_last_draw_no_turn_begins_for_which_the_fairy_pays() -> None:
    game = SaveFile("BA/L")
    game.turn(lay("BA/L", 0, 1), deploy("Monastery", "I", 0, 1), then="BA/L")
    game.turn(lay("BA/L", 0, 2), message("PASS"), then="BA/L")
    with_follower = {
        "featurePointer": {"position": [0, 1], "feature": "Monastery", "location": "I"},
        "meepleId": "0.small.1",
    }
    game.turn(lay("BA/L", 0, 3), message("MOVE_NEUTRAL_FIGURE", figureId="fairy.1", to=with_follower), then="BA/RFr")
    game.turn(lay("BA/RFr", 1, 0), message("PASS"), then="BA/RFr")
    setup = {**SETUP, "elements": {**SETUP["elements"], "fairy": 1}}
    notes = {"drawOrder": ["BA/L", "BA/L", "BA/L", "BA/RFr"], "endTurn": 4}
    read = read_jcz(game.text(setup=setup, gameAnnotations=notes))
    assert read.over
    assert read.scores == (4 + 3, 0)


@pytest.mark.parametrize("tile", [None, [], {}, 7, "BA/none"])
def test_a_tile_that_is_not_in_the_bag_is_refused_with_a_sentence(tile: object) -> None:
    game = SaveFile("BA/RFr")
    game.turn(lay("BA/RFr", 1, 0), message("PASS"), then="BA/L")
    placed = lay("BA/L", 0, 1)
    placed["payload"]["tileId"] = tile
    for language, words in (("en", "which is not in the bag"), ("de", "ist nicht im Beutel")):
        assert words in refused(game.add(placed).text()).told(language)


def test_an_order_of_draws_that_cannot_be_is_refused() -> None:
    with pytest.raises(bastide.Unreadable, match=r"The order of draws names BA/RRRR, which is not in the bag"):
        in_fixed_order("BA/RRRR", "BA/RRRR")


@pytest.mark.parametrize(
    "changes",
    [
        {"sets": {}},
        {"sets": {"basic:1": 0}},
        {"sets": {"basic:1": "two"}},
        {"sets": {"river/1:1": 1}},
        {"sets": {"basic:1": 1, "gq11": 2, "gq11/river": 1}},
        {"elements": {"small-follower": 50}},
        {"start": []},
        {"start": [{"tile": "BA/RCr", "x": 1, "y": 0, "rotation": 0}]},
        {"start": [{"tile": "BA/RCr", "x": 0, "y": 0, "rotation": 90}]},
        {"start": [{"tile": "BA/L", "x": 0, "y": 0, "rotation": 0}]},
        {"start": [{"tile": "nothing", "x": 0, "y": 0, "rotation": 0}]},
    ],
)
def test_what_cannot_be_set_up_here_is_refused_rather_than_played_differently(changes: Recording) -> None:
    assert refused(small_start(setup={**SETUP, **changes})).code in {"bad_jcz", "unknown_box", "unknown_tile"}


@pytest.mark.parametrize(
    ("text", "line"), [("", 1), ("{", 1), ('{\n"setup": {},\n"replay": [,]\n}', 3), ("bastide 1\n", 1)]
)
def test_broken_json_is_refused_with_its_line(text: str, line: int) -> None:
    error = refused(text)
    assert (error.code, error.line) == ("bad_jcz", line)
    assert "This is no save file" in str(error)


@pytest.mark.parametrize(
    ("text", "missing"), [("[]", "setup"), ("7", "setup"), ("{}", "setup"), ('{"setup":{}}', "replay")]
)
def test_other_json_is_refused(text: str, missing: str) -> None:
    error = refused(text)
    assert error.code == "bad_jcz"
    assert f"{missing!r} is missing" in str(error)


@pytest.mark.parametrize(
    "changes",
    [
        {"setup": 5},
        {"setup": {}},
        {"setup": {"sets": {"basic:1": 1}}},
        {"setup": {**SETUP, "rules": None}},
        {"replay": 5},
        {"replay": None},
        {"players": 5},
        {"players": [{}]},
        {"initialRandom": "x"},
        {"initialRandom": None},
        {"initialRandom": 1.0},
        {"initialRandom": -0.5},
        {"gameAnnotations": {"drawOrder": 5}},
        {"gameAnnotations": 5},
    ],
)
def test_an_entry_of_the_wrong_kind_is_refused(changes: Recording) -> None:
    assert refused(small_start(**changes)).code == "bad_jcz"


@pytest.mark.parametrize(
    ("number", "changed", "words"),
    [
        (1, lay("BA/RFr", 1, 0, 90), "U> does not fit on (1,0)"),
        (1, lay("BA/RFr", 5, 5), "(5,5) touches no laid tile"),
        (1, lay("BA/L", 0, 1), "The file lays BA/L, but its random numbers draw BA/RFr."),
        (1, lay("XX/Y", 0, 1), "XX/Y"),
        (1, message("PASS"), "First a tile must be drawn."),
        (2, deploy("City", "N", 1, 0), "The tile on (1,0) has no city at N."),
        (2, deploy("Garden", "I", 1, 0), "DEPLOY_MEEPLE"),
        (2, message("DEPLOY_MEEPLE", pointer={}, meepleId="0.small.1"), "feature"),
        (2, message("DEPLOY_MEEPLE", pointer={}, meepleId="small"), ""),
        (3, message("COMMIT"), "random"),
        (3, message("COMMIT", random="x"), "x"),
        (3, message("COMMIT", random=1.5), "random"),
        (4, message("FLY_HOME"), "The message FLY_HOME"),
        (4, {"type": "COMMIT"}, "payload"),
        (4, 5, ""),
        (7, lay("BA/Cc.1", 0, -1, 0), "N^ does not fit on (0,-1)"),
    ],
)
def test_a_message_that_cannot_be_played_is_named_by_its_number(
    number: int, changed: Recording | int, words: str
) -> None:
    save = small_game()
    save.content["replay"][number - 1] = changed
    error = refused(save.text())
    assert error.code == "bad_jcz"
    assert str(error).startswith(f"Message {number}")
    assert words in str(error)


def test_taking_back_more_than_was_played_is_refused() -> None:
    error = refused(SaveFile("BA/RFr").add(message("UNDO")).text())
    assert str(error) == "Message 1 (UNDO): Nothing has been played yet."


def test_a_save_file_is_read_from_disk(tmp_path: Path) -> None:
    path = tmp_path / "game.jcz"
    path.write_text(small_game().text(), encoding="utf-8")
    assert load_jcz(path).players == ("Zoë", "Ben")
    assert load_jcz(str(path)).hand == "K"


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "picture.jcz"
    path.write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(bastide.Unreadable) as found:
        load_jcz(path)
    assert "picture.jcz is no text file." in str(found.value)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ({"gameAnnotations": {"drawOrder": [["RI.1/II"]]}}, "[RI.1/II]"),
        ({"gameAnnotations": {"drawOrder": [None]}}, "null"),
        ({"setup": {**SETUP, "elements": {"small-follower": float("inf")}}}, "etwas ist von anderer Art"),
        ({"setup": {**SETUP, "sets": {"basic:1": {"a": 1}}}}, "{a: 1}"),
        ({"replay": [{"type": "N" * 3000, "payload": {}}]}, "NNN…"),
    ],
)
def test_what_is_odd_in_a_save_file_is_told_in_one_german_line(content: dict[str, Any], words: str) -> None:
    told = refused(small_start(**content)).told("de")
    assert words in told
    assert len(told) < 400

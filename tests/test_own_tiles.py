"""Tiles of one's own: played with the others, and kept in records and positions."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

import bastide
from bastide.kernel.catalogue import box_names, tile_set
from bastide.kernel.chance import Luck
from bastide.own_tiles import read_tile, write_tile
from tests.records.commands import run, run_really, words_of

if TYPE_CHECKING:
    from pathlib import Path

    from bastide.kernel.tiles import TileType

FILE = """\
box: mine
name: {de: "Meine Karten", en: "My tiles"}
size: 5
tiles:
- id: mine/wayside
  code: "Z"
  count: 2
  edges: "FRFR"
  roads:
  - {id: r1, e: "E", end: monastery}
  - {id: r2, e: "W", end: monastery}
  fields:
  - {id: f1, h: "NL NR EL WR"}
  - {id: f2, h: "ER SL SR WL"}
  monastery: true
  links: [[monastery, r1], [monastery, r2]]
- id: mine/inn
  count: 3
  edges: "CRRR"
  roads:
  - {id: r1, e: "E S W", inn: true}
  cities:
  - {id: c1, e: "N", pennants: 2}
  fields:
  - {id: f1, h: "EL WR", by: [c1]}
  - {id: f2, h: "ER SL"}
  - {id: f3, h: "SR WL"}
  festival: true
"""
CANAL = """\
box: mine
name: {de: "Der Kanal", en: "The Canal"}
size: 2
tiles:
- id: mine/canal
  count: 2
  edges: "WWWW"
  fields:
  - {id: f1, h: "NL NR EL ER SL SR WL WR"}
  river: {e: "N E S W", role: run}
"""
"""Water on all sides: without a river it fits nowhere."""
EVERY_TILE = [tile for box in box_names() for tile in tile_set(box).tiles]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file of one's own."""
    path = tmp_path / "mine.yaml"
    path.write_text(FILE, encoding="utf-8")
    return path


def refused(path: Path, text: str) -> bastide.Unreadable:
    """Give the error of a file that cannot be played."""
    path.write_text(text, encoding="utf-8")
    with pytest.raises(bastide.Unreadable) as found:
        bastide.load_tiles(path)
    return found.value


def played_out(game: bastide.Game) -> bastide.Game:
    """Play a game to its end at random."""
    luck = Luck(1)
    while not game.over:
        game.apply(game.state.sample(luck))
    return game


# -- in a game ----------------------------------------------------------------------------------


def test_own_tiles_go_into_the_bag(file: Path) -> None:
    game = bastide.new_game(tiles=bastide.load_tiles(file), open_draws=True)
    left = game.remaining_tiles()
    assert (left["Z"], left["mine/inn"], left["D"]) == (2, 3, 3)


def test_an_own_tile_is_laid_and_scored_like_any_other(file: Path) -> None:
    game = bastide.new_game(tiles=bastide.load_tiles(str(file)), open_draws=True, first=0)
    game.play("draw mine/inn; mine/innv 0,-1; knight S")
    assert game.scores == (8, 0)
    game.play("draw Z; Z^ 1,0; monk")
    assert "Z^!/2m" in game.position()


def test_marks_and_symbols_of_own_tiles_count_for_the_boxes_that_are_played(file: Path) -> None:
    tiles = bastide.load_tiles(file)
    boxes = ["inns_and_cathedrals", "festival"]
    game = bastide.new_game(tiles=tiles, boxes=boxes, open_draws=True, first=0)
    game.play("draw Z; Z^ 1,0; monk; draw Z; Z^ -1,0; -; draw mine/inn; mine/innv 0,-1")
    assert "back monk @ 1,0" in [game.notation(option) for option in game.options()]


def test_own_tiles_can_be_copied_into_any_game(file: Path) -> None:
    for seed in range(5):
        game = played_out(bastide.new_game(tiles=bastide.load_tiles(file), boxes=["river", "cathars x2"], seed=seed))
        assert game.over
        assert str(game)


# -- records and positions -------------------------------------------------------------------------


def test_a_record_with_own_tiles_is_replayed_without_their_file(file: Path) -> None:
    game = played_out(bastide.new_game(tiles=bastide.load_tiles(file), seed="own"))
    file.unlink()
    record = bastide.write_record(game)
    assert record.count("\ntile: {") == 2
    again = bastide.read_record(record)
    assert again.setup == game.setup
    assert again.events == game.events
    assert bastide.write_record(again) == record


def test_a_discarded_own_tile_is_told_in_the_record(file: Path) -> None:
    file.write_text(CANAL, encoding="utf-8")
    game = played_out(bastide.new_game(tiles=bastide.load_tiles(file), seed="dry"))
    record = bastide.write_record(game)
    assert record.count("draw mine/canal;") == 2
    assert bastide.read_record(record).events == game.events


def test_a_position_with_own_tiles_is_set_up_without_their_file(file: Path) -> None:
    game = bastide.new_game(tiles=bastide.load_tiles(file), open_draws=True, first=0)
    game.play("draw Z; Z^ 1,0; monk; draw mine/inn")
    position = game.position()
    again = bastide.read_position(position)
    assert again.position() == position
    assert again.options() == game.options()


@pytest.mark.parametrize("tile", EVERY_TILE, ids=lambda tile: tile.id)
def test_everything_printed_on_a_tile_is_written_and_read_again(tile: TileType) -> None:
    assert read_tile(write_tile(tile)) == tile
    assert "\n" not in write_tile(tile)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ("nonsense", "This is no tile: nonsense"),
        ("[1]", "This is no tile: [1]"),
        ('{"id": "mine/a"}', "lacks the key 'count'"),
        ('{"id": "mine/a", "count": 1, "edges": "FFFF", "roads": 7}', "This is no tile: "),
        ('{"id": "mine/a", "count": 1, "edges": "FFFF", "monastery": true}', "half side NL belongs to no field"),
    ],
)
def test_a_line_that_is_no_tile_is_refused_with_its_number(change: str, sentence: str) -> None:
    record = f"bastide 1\ntile: {change}\nplayers: Red, Blue\n"
    position = (
        f"bastide position 1\ntile: {change}\nplayers: Red 0\nasked: Red draw_tile\nturn: Red 1\ncorner: 0,0\nD^\n"
    )
    for read, text in ((bastide.read_record, record), (bastide.read_position, position)):
        with pytest.raises(bastide.Unreadable) as found:
            read(text)
        assert str(found.value).startswith("line 2: ")
        assert str(found.value).count("line 2") == 1
        assert sentence in str(found.value)


# -- files that cannot be played -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('code: "Z"', 'code: "V"', "The name V of the tile mine/wayside is taken."),
        ("mine/inn", "mine/wayside", "mine.yaml describes mine/wayside twice."),
        ("mine/inn", "Z", "mine.yaml describes Z twice."),
        ("mine/inn", "inn", "A tile of one's own has an id like mine/gate"),
        ('code: "Z"', 'code: "a b"', "A tile of one's own has an id like mine/gate"),
        ('code: "Z"', 'code: "-"', "A tile of one's own has an id like mine/gate"),
        ("box: mine", "box: base", "The tile mine/wayside would belong to the box base."),
        ("count: 2", "count: -2\n  kind: blank", "mine.yaml announces 5 tiles"),
        (
            '  roads:\n  - {id: r1, e: "E"',
            '  roads: 5\n  over:\n  - {id: r1, e: "E"',
            "mine.yaml is not as a tile file has it",
        ),
        ('"NL NR EL WR"', '"NL NR EL"', "mine.yaml, tile mine/wayside: half side WR belongs to no field."),
    ],
)
def test_a_file_that_cannot_be_played_is_refused(file: Path, old: str, new: str, sentence: str) -> None:
    assert sentence in str(refused(file, FILE.replace(old, new)))


def test_a_blank_tile_is_refused(file: Path) -> None:
    blank = "- id: mine/blank\n  count: 1\n  kind: blank\n"
    error = refused(file, FILE.replace("size: 5", "size: 6") + blank)
    assert str(error) == "The tile mine/blank is blank, or there is none of it."


def test_a_tile_with_a_road_that_ends_openly_is_refused_where_no_box_can_join_it(file: Path) -> None:
    file.write_text(FILE.replace('{id: r1, e: "E", end: monastery}', '{id: r1, e: "E", open: true}'), encoding="utf-8")
    tiles = bastide.load_tiles(file)
    for boxes in (["base"], ["base", "ferries"]):
        with pytest.raises(bastide.Unreadable, match=f"A road of the tile {tiles[0].id} ends openly"):
            bastide.new_game(players=2, boxes=boxes, tiles=tiles)
    assert bastide.new_game(players=2, boxes=["base", "tunnel"], tiles=tiles).remaining_tiles()[tiles[0].code] > 0


def test_a_file_that_is_no_text_is_refused(file: Path) -> None:
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(bastide.Unreadable, match=r"mine\.yaml is not as a tile file has it"):
        bastide.load_tiles(file)


def test_own_tiles_of_two_files_must_not_have_the_same_names(file: Path) -> None:
    tiles = bastide.load_tiles(file)
    with pytest.raises(bastide.Unreadable, match=r"The name .* is taken"):
        bastide.new_game(tiles=[*tiles, *tiles])


def test_more_tiles_than_the_table_holds_are_refused(file: Path) -> None:
    text = FILE.replace("count: 2", "count: 20000").replace("size: 5", "size: 20003")
    file.write_text(text, encoding="utf-8")
    with pytest.raises(bastide.Unreadable, match="There is no room for 20075 tiles"):
        bastide.new_game(tiles=bastide.load_tiles(file))


# -- the command line ------------------------------------------------------------------------------


def test_own_tiles_are_played_on_the_command_line(file: Path, tmp_path: Path) -> None:
    keep = tmp_path / "kept.bastide"
    result = run("play", "--tiles", str(file), "--bots", "0", "--seed", "1", "--keep", str(keep), answers=["t", "q"])
    assert "Z ×2" in words_of(result)
    lines = [line for line in keep.read_text(encoding="utf-8").splitlines() if line.startswith("tile: ")]
    assert [json.loads(line.removeprefix("tile: "))["id"] for line in lines] == ["mine/wayside", "mine/inn"]


def test_own_tiles_are_drawn_on_the_command_line(file: Path) -> None:
    shown = words_of(run("tiles", str(file)))
    assert "My tiles (Meine Karten): 5 tiles" in shown
    assert "Z ×2" in shown


@pytest.mark.parametrize("words", [("play", "--tiles"), ("tiles",)])
def test_a_file_that_is_missing_is_named(words: tuple[str, ...], tmp_path: Path) -> None:
    result = run_really(*words, str(tmp_path / "nowhere.yaml"))
    assert result.returncode == 2
    assert "nowhere.yaml: No such file" in result.stderr

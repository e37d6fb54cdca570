"""The Castle: tiles and wall are files that an owner of the game can correct and load."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import bastide
from bastide.castle.facts import own_text, read_tiles
from bastide.castle.rulebook import notice
from bastide.castle.walls import read_wall
from bastide.games import own_files
from bastide.kernel.catalogue import tile_type
from bastide.kernel.chance import Luck
from tests.castle.scenes import final, scene
from tests.records.commands import Complaint, run

if TYPE_CHECKING:
    from pathlib import Path

TILES = own_text("tiles")
WALL = own_text("wall")


def test_the_list_of_tiles_has_what_the_rules_speak_of() -> None:
    tiles = read_tiles(TILES, "tiles.yaml")
    assert sum(tile.count for tile in tiles) == 60
    features = [(tile, feature) for tile in tiles for feature in tile.features for _ in range(tile.count)]
    assert sum(feature.mark("fountain") == "true" for _, feature in features) == 8
    assert sum(int(feature.mark("market") or 0) for _, feature in features) == 12
    assert sum(feature.ends == "square" for _, feature in features) == 3 * 6
    assert sum(len(feature.sides) > 2 and feature.kind == "road" for _, feature in features) == 2


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("total: 60", "total: 61", "announces 61 tiles and describes 60"),
        ("id: N02", "id: N01", "describes castle/N01 twice"),
        ("sides: HCCC", "sides: HCC", "four letters"),
        ("sides: HCCC", "sides: TCCC", "side N is T but house reaches it"),
        ("court: [{edges: [E, S, W], markets: 1}]", "court: [{edges: [E, S]}]", "half side WL belongs to no courtyard"),
        ("court: [{edges: [E, S, W], markets: 1}]", "court: [{edges: [E, S, X]}]", "'X' is no side"),
        ("court: [{edges: [E, S, W], markets: 1}]", "court: [{edges: [E, S, W], markets: x}]", "'x' is no number"),
        ("court: [{edges: [E, S, W], markets: 1}]", "yard: 1", "unknown key 'yard'"),
        ("{id: N01, count: 1,", "{id: N01,", "lacks the key 'count'"),
        ("house: [[N]], court", "house: [[Q]], court", "is no list of sides"),
        ("end: tower", "end: market", "which is not there"),
        ("tiles:\n", "tiles: 5\nmore:\n", "unknown key 'more'"),
        ("format: 1", "format: 2", "has the format 2; this version reads format 1"),
        ("format: 1", "format: yes", "has the format true"),
        ("total: 60", "total: 60.0", "60.0 is no number"),
        ("total: 60", "total: 60\ntotal: 60", "line 20: .*'total' is there twice"),
        ("{id: N01, count: 1,", "{id: N01, count: 9, count: 1,", "'count' is there twice"),
        ("{id: N01, count: 1,", f"{{id: N01, count: {'9' * 50},", "… is too much"),
        ("id: N01", "id: 007", "tile 7: an id is a text"),
        ("id: N01", "id: null", "tile null: an id is a text"),
        ("id: N01", "id: Ä1", "an id is a text"),
        ("id: N01", f"id: {'N' * 500}", "an id is a text"),
        ("sides: HCCC", "sides: [H, C, C, C]", r"not \[H, C, C, C\]"),
        ("house: [[N]], court", "house: [[N, N]], court", r"\[N, N\] names a side twice"),
        ("edges: [E, S, W]", "edges: [E, Ea, S, W]", r"\[E, Ea, S, W\] names a side twice"),
        ("markets: 1", "markets: 99", "99 is too much, more than 20 cannot be"),
        ("S], fountain: true", "S], fountain: 'no'", "fountain is true or false, not 'no'"),
        (
            "road: [{sides: [N, S]}]",
            "road: [{sides: [N, S], end: square}]",
            "ends at 'square' has one side",
        ),
        ("road: [{sides: [N, S]}]", "road: [{sides: [N, S], end: ''}]", "a road ends at '', which is not there"),
        ("format: 1", "format: [", "no readable YAML"),
        ("format: 1", "format: 2001-99-99", "a date or a number that cannot be"),
        ("format: 1", f"format: {'9' * 5000}", "a date or a number that cannot be"),
        ("format: 1", f"format: {'[' * 3000}{']' * 3000}", "nested too deeply"),
        ("format: 1", "format: &me [*me]", "refers to itself"),
        ("house: [[N]], court", "house: [[N], []], court", r"\[\] is no list of sides"),
        ("court: [{edges: [E, S, W], markets: 1}]", "court: [{edges: [[E], S, W]}]", "no list of sides and half sides"),
        ("court: [{edges: [E, S, W], markets: 1}]", "court: [{edges: []}]", r"\[\] is no list of sides and half sides"),
        (
            "{id: N01, count: 1, sides: HCCC, house: [[N]], court: [{edges: [E, S, W], markets: 1}]}",
            "{id: N01, count: 1, sides: HTHT, house: [[N, S]], tower: [[E, W]]}",
            "house1 and tower1 cross each other",
        ),
    ],
)
def test_a_list_that_contradicts_itself_is_refused_with_the_reason(old: str, new: str, words: str) -> None:
    assert old in TILES
    with pytest.raises(bastide.Unreadable, match=words):
        read_tiles(TILES.replace(old, new, 1), "mine.yaml")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("kind: road, markets: 0", "kind: river, markets: 0", "cannot show 'river'"),
        ("kind: road, markets: 0", "kind: road, markets: 2", "only a courtyard has a market"),
        ("faces: E, cell: [2, 10]", "faces: N, cell: [2, 10]", "does not face a cell inside"),
        ("id: B, fields", "id: A, fields", "two start fields are the same"),
        ("fields: [2, 3]", "fields: [2, 4]", "fields 2 and 3 come next"),
        ("at: [1, 12]", "at: [2, 12]", "one inside the wall"),
        ("at: [1, 12]", "at: [0, 12]", "no closed ring"),
        ("  |   C......#|", "  |   C.......|", "inside the wall"),
        ("map: |", "picture: |", "unknown key 'picture'"),
        ("direction: clockwise", "- 5", "no readable YAML"),
        ("at: [1, 12], kind: straight", "at: [1, 12], kind: round", "field 2 cannot be 'round'"),
        ("faces: E, cell: [2, 10]", "faces: E, cell: [3, 10]", "'cell' is not the cell that it faces"),
        ("cells_inside: 76", "cells_inside: 75", "'cells_inside' is 75, but there are 76"),
        ("track_fields: 100", "track_fields: 99", "'track_fields' is 99, but there are 100"),
        ("count: 14", "count: 15", "'corner_towers' is 15, but there are 14"),
        ("format: 1", "format: 2", "has the format 2"),
        ("cells_inside: 76", "cells_inside: 75\ncells_inside: 76", "'cells_inside' is there twice"),
        ("cells_inside: 76", "cells_inside: 76.0", "76.0 is no number"),
        ("columns: 11", "columns: 12", "'columns' is 12, but there are 11"),
        ("direction: clockwise", "direction: counterclockwise", "'direction' contradicts the track"),
        ("  |   C......#|", "  |   B......#|", "the map shows 'B' in column 3, row 1"),
        ("  | @##G#O    |", "  | @##G#O  # |", "the map shows '#' in column 9, row 13"),
        ("kind: straight, in: N, out: N", "kind: straight, in: S, out: N", "'in' at field 2 contradicts the track"),
        ("in: W, out: N, turn: right", "in: W, out: N, turn: left", "'turn' at field 0 contradicts the track"),
        ("start: A, centres", "start: B, centres", "'start' at field 6 contradicts the track"),
        ("id: A, fields: [6, 7]", "id: A, fields: [8, 9]", "start field A is at the fields 6 and 7"),
        ("with_wall_tile: 13", "with_wall_tile: 12", "'with_wall_tile' is 12, but there are 13"),
        ("without_wall_tile: [[0, 1]]", "without_wall_tile: [[2, 3]]", "'corner_towers' contradicts the track"),
        ("fields: [0, 1], at", "fields: [no, yes], at", "fields 0 and 1 come next"),
        ("kind: courtyard, markets: 1", "kind: [courtyard], markets: 1", r"cannot show \[courtyard\]"),
        ("id: A, fields", "id: 'A B', fields", "an id is a text"),
    ],
)
def test_a_wall_that_contradicts_itself_is_refused_with_the_reason(old: str, new: str, words: str) -> None:
    assert old in WALL
    with pytest.raises(bastide.Unreadable, match=words):
        read_wall(WALL.replace(old, new, 1), "mine.yaml")


def test_a_wall_of_ones_own_is_checked_when_tiles_are_shown(tmp_path: Path) -> None:
    wall = tmp_path / "bad.yaml"
    wall.write_text(WALL.replace("track_fields: 100", "track_fields: 99"), encoding="utf-8")
    with pytest.raises(bastide.Unreadable, match="'track_fields' is 99"):
        run("tiles", "castle", "--wall", str(wall))


def corrected(folder: Path) -> tuple[Path, Path]:
    """Write both files with other facts: one tile another time, two markets on the wall."""
    tiles, wall = folder / "my-tiles.yaml", folder / "my-wall.yaml"
    text = TILES.replace("{id: N01, count: 1,", "{id: N01, count: 2,")
    tiles.write_text(text.replace("{id: N02, count: 1,", "{id: N02, count: 0,"), encoding="utf-8")
    wall.write_text(WALL.replace("kind: courtyard, markets: 1", "kind: courtyard, markets: 2"), encoding="utf-8")
    return tiles, wall


def test_a_game_is_played_with_corrected_tiles_and_a_corrected_wall(tmp_path: Path) -> None:
    tiles, wall = corrected(tmp_path)
    game = bastide.new_game(game="castle", open_draws=True, files={"tiles": tiles, "wall": wall})
    assert game.remaining_tiles()["N01"] == 2
    assert "N02" not in game.remaining_tiles()
    assert final(scene("8,8", "N02^/1mEL")) == [(0, 3, "merchant")]
    assert final(scene("8,8", "N02^/1mEL", wall_file=wall)) == [(0, 6, "merchant")]


def test_a_record_keeps_both_files_and_is_replayed_without_them(tmp_path: Path) -> None:
    tiles, wall = corrected(tmp_path)
    game = bastide.new_game(game="castle", seed=5, files={"tiles": tiles, "wall": wall})
    tiles.unlink()
    wall.unlink()
    luck = Luck(5)
    while not game.over:
        game.apply(game.state.sample(luck))
    text = bastide.write_record(game)
    again = bastide.read_record(text)
    assert again.events == game.events
    assert again.rules is game.rules
    assert bastide.write_record(again) == text
    assert bastide.read_position(game.position()).position() == game.position()


def test_a_record_with_facts_that_contradict_themselves_is_refused() -> None:
    for line, words in (("tiles: {}", "lacks the key 'tiles'"), ("wall: [", "no readable YAML")):
        with pytest.raises(bastide.Unreadable, match=words):
            bastide.read_record(f"bastide 1\ngame: castle\n{line}\nplayers: Anna, Ben\nseed: 1\n")


def test_the_castle_has_only_these_files_and_takes_no_single_tiles(tmp_path: Path) -> None:
    tiles, _ = corrected(tmp_path)
    for more in ({"files": {"roof": tiles}}, {"tiles": [tile_type("river/lake")]}):
        with pytest.raises(bastide.Unreadable) as refused:
            bastide.new_game(game="castle", **more)
        assert refused.value.code in {"unknown_file", "bad_tile"}


def test_the_land_game_takes_no_such_files(tmp_path: Path) -> None:
    tiles, _ = corrected(tmp_path)
    with pytest.raises(bastide.Unreadable) as refused:
        bastide.new_game(files={"tiles": tiles})
    assert refused.value.code == "unknown_file"


def test_more_tiles_than_the_wall_has_room_for_are_refused(tmp_path: Path) -> None:
    many = tmp_path / "many.yaml"
    text = TILES.replace("total: 60", "total: 78").replace("{id: N01, count: 1,", "{id: N01, count: 19,")
    many.write_text(text, encoding="utf-8")
    with pytest.raises(bastide.Unreadable, match="more than the wall has room for"):
        bastide.new_game(game="castle", files={"tiles": many})


def test_the_app_says_that_tiles_and_start_fields_are_a_reconstruction(tmp_path: Path) -> None:
    tiles, wall = corrected(tmp_path)
    assert "reconstruction" in str(notice(()))
    assert "--wall FILE" in str(notice(own_files({"tiles": tiles})))
    assert "--tiles FILE" not in str(notice(own_files({"tiles": tiles})))
    assert notice(own_files({"tiles": tiles, "wall": wall})) is None
    keep = str(tmp_path / "keep.bastide")
    shown = run("play", "--text", "--game", "castle", "--seed", "1", "--keep", keep).output
    assert "reconstruction" in shown
    own = ("--tiles", str(tiles), "--wall", str(wall))
    shown = run("play", "--text", "--game", "castle", "--seed", "1", "--keep", keep, *own).output
    assert "reconstruction" not in shown
    tiles.unlink()
    wall.unlink()
    assert run("play", "--text", "--resume", keep, "--keep", keep).exit_code == 0
    assert run("replay", keep, "--at-once").exit_code == 0


def test_the_tiles_are_drawn(tmp_path: Path) -> None:
    tiles, _ = corrected(tmp_path)
    shown = run("tiles", "castle").output
    assert shown.startswith("The Castle (Die Burg): 60 tiles\n")
    assert "reconstruction" in shown
    assert "N01 ×1" in shown
    shown = run("tiles", "castle", "--tiles", str(tiles)).output
    assert "reconstruction" not in shown
    assert "N01 ×2" in shown


def test_a_file_that_is_not_there_is_one_line_of_complaint(complain: Complaint) -> None:
    assert "nowhere.yaml" in complain.of("play", "--text", "--game", "castle", "--tiles", "nowhere.yaml")

"""Records of games: written, read, stepped through and refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import bastide
from bastide.kernel.chance import Luck
from bastide.kernel.events import TileDiscarded, TileSetAside, TileTurnedUp
from bastide.records.record import replay
from tests.scenes import scene
from tests.soak import Table

if TYPE_CHECKING:
    from pathlib import Path

VERSION_1 = """\
bastide 1
boxes: base
options: followers=3, small_city=2
players: Anna, Ben, Chloé
first: Ben
seed: for ever

1. N< 0,1; farmer NL
2. W^ 1,0; highwayman W
3. Dv 0,-1; knight S
4. M> 0,2; -
5. K< -1,0; farmer NL
6. P> 2,0; -
7. W> 2,1; highwayman N
"""
OPEN = """\
bastide 1
boxes: base
players: Anna, Ben
first: Anna

1. Ev 0,-1; knight S
2. draw C; U^ 1,0; farmer NL
3. V^ 2,0; -
"""


def played(steps: int, **setup: object) -> bastide.Game:
    """Play some random steps of a game."""
    game = bastide.new_game(**setup)  # type: ignore[arg-type]
    luck = Luck(steps)
    for _ in range(steps):
        if not game.over:
            game.apply(game.state.sample(luck))
    return game


def refused(text: str) -> bastide.Unreadable:
    """Give the error of a text that is no record."""
    with pytest.raises(bastide.Unreadable) as found:
        bastide.read_record(text)
    return found.value


@pytest.mark.parametrize("steps", [0, 1, 2, 25, 1000])
@pytest.mark.parametrize("number", [1, 2, 6])
def test_a_record_gives_the_identical_game(number: int, steps: int) -> None:
    game = played(steps, players=number, seed=f"{number}:{steps}")
    again = bastide.read_record(bastide.write_record(game))
    assert again.setup == game.setup
    assert again.full_history() == game.full_history()
    assert again.events == game.events
    assert again.position() == game.position()


def test_a_game_that_was_read_goes_on_with_the_same_tiles() -> None:
    game = played(30, seed=3)
    again = bastide.read_record(bastide.write_record(game))
    for _ in range(20):
        action = game.options()[0]
        game.play(action)
        again.play(action)
        assert again.hand == game.hand


def test_a_game_that_was_read_can_be_taken_back_to_its_start() -> None:
    again = bastide.read_record(VERSION_1)
    for _ in range(14):
        again.undo()
    with pytest.raises(bastide.IllegalAction):
        again.undo()
    assert again.full_history() == bastide.read_record(VERSION_1.partition("1. ")[0]).full_history()


def test_a_record_of_version_1_stays_readable_for_ever() -> None:
    game = bastide.read_record(VERSION_1)
    assert game.players == ("Anna", "Ben", "Chloé")
    assert game.scores == (2, 3, 0)
    assert [game.supply(player)["follower"] for player in range(3)] == [3, 2, 1]
    assert dict(game.setup.options) == {"confirm": False, "fields": True, "followers": 3, "small_city": 2}
    assert (game.to_move, game.hand) == (2, "M")
    assert bastide.write_record(game) == VERSION_1


def test_comments_blank_lines_and_spaces_are_ignored() -> None:
    lines = VERSION_1.splitlines()
    loose = ["", "# a game in the garden", "   "]
    for line in lines:
        loose += [f"  {line}  ", "", "  # 1. X^ 0,1"]
    assert bastide.write_record(bastide.read_record("\n".join(loose))) == VERSION_1


def test_lines_may_end_as_on_other_systems() -> None:
    assert bastide.write_record(bastide.read_record(VERSION_1.replace("\n", "\r\n"))) == VERSION_1


def test_stepping_through_a_record_stops_after_every_turn() -> None:
    seen = [(game.to_move, len(game.full_history())) for game in replay(VERSION_1)]
    assert [to_move for to_move, _ in seen] == [1, 2, 0, 1, 2, 0, 1, 2]
    assert [actions for _, actions in seen] == [1, 4, 7, 10, 13, 16, 19, 22]


def test_options_are_written_only_where_they_differ() -> None:
    assert "options" not in bastide.write_record(bastide.new_game(seed=1))
    assert "options" not in bastide.write_record(bastide.new_game(seed=1, options={"fields": True, "followers": 7}))
    text = bastide.write_record(bastide.new_game(seed=1, options={"fields": False, "followers": 7, "small_city": 2}))
    assert "\noptions: fields=no, small_city=2\n" in text


@pytest.mark.parametrize(
    ("old", "new", "line", "code", "words"),
    [
        ("bastide 1", "chess 1", 1, "bad_record", "begins with 'bastide'"),
        ("bastide 1\n", "", 1, "bad_record", "begins with 'bastide'"),
        ("bastide 1", "\n# old\nbastide", 3, "bad_record", "version"),
        ("bastide 1", "bastide 99", 1, "bad_version", "Format 99 is not known here; known: 1."),
        ("boxes: base", "boxes base", 2, "bad_record", "'boxes base'"),
        ("boxes: base", "boxen: base", 2, "bad_record", "'boxen: base'"),
        ("boxes: base", "boxes: base, cellar", 2, "unknown_box", "'cellar' does not exist"),
        ("followers=3", "horses=3", 3, "unknown_option", "'horses=3'"),
        ("followers=3", "followers", 3, "unknown_option", "name=value"),
        ("followers=3", "followers=many", 3, "bad_option", "'many'"),
        ("small_city=2", "small_city=3", 3, "bad_option", "Possible: 4, 2."),
        ("players: Anna, Ben, Chloé\n", "", 2, "bad_record", "'players' is missing"),
        ("Anna, Ben, Chloé", "Ben, Ben, Anna", 4, "bad_players", "'Ben'"),
        ("Anna, Ben, Chloé", "Ben, , Anna", 4, "bad_players", "''"),
        ("Anna, Ben, Chloé", "A, Ben, C, D, E, F, G", 4, "bad_players", "1 to 6 players, not 7"),
        ("first: Ben", "first: Bob", 5, "bad_record", "No player is named 'Bob'."),
        ("2. W^ 1,0", "2. W< 1,0", 9, "does_not_fit", "W< does not fit on (1,0)"),
        ("2. W^ 1,0", "2. W^ 4,0", 9, "not_adjacent", "(4,0) touches no laid tile"),
        ("highwayman W", "knight N", 9, "no_such_place", "no city at N"),
        ("highwayman W", "nobody", 9, "bad_notation", "'nobody' is no action"),
        ("3. Dv 0,-1", "3. V^ -1,0", 10, "wrong_tile", "The tile in hand is D, not V."),
        ("4. M> 0,2; -", "4. M> 0,2; -; -", 11, "must_choose", "Chloé cannot pass now."),
        ("4. M> 0,2; -", "4. M> 0,2; -; monk", 11, "not_now", "Chloé must lay the tile K now."),
        ("seed: for ever", "seed: tomorrow", 8, "wrong_tile", "The tile in hand is"),
        ("1. N< 0,1", "turn one", 8, "bad_record", "'turn one; farmer NL'"),
        ("3. Dv 0,-1", "7. Dv 0,-1", 10, "bad_record", "Turn 3 comes next, not 7."),
        ("seed: for ever", "seed: for ever\nseed: tomorrow", 7, "bad_record", "The header 'seed' stands twice."),
    ],
)
def test_a_record_that_cannot_be_read_names_the_line_and_the_reason(
    old: str, new: str, line: int, code: str, words: str
) -> None:
    assert old in VERSION_1
    error = refused(VERSION_1.replace(old, new))
    assert (error.code, error.line) == (code, line)
    assert str(error).startswith(f"line {line}: ")
    assert words in str(error)
    assert str(error).count(f"line {line}: ") == 1


@pytest.mark.parametrize("text", ["", "\n \n", "# nothing but words\n"])
def test_an_empty_record_is_refused(text: str) -> None:
    error = refused(text)
    assert (error.code, error.line) == ("bad_record", 1)
    assert "empty" in str(error)


def test_a_tampered_tile_is_found_by_the_seed() -> None:
    error = refused(VERSION_1.replace("4. M> 0,2; -", "4. V> -1,0; -"))
    assert (error.code, error.line) == ("wrong_tile", 11)
    assert "The tile in hand is M, not V." in str(error)


def test_a_discard_that_the_seed_does_not_know_is_refused() -> None:
    error = refused(VERSION_1.replace("4. M> 0,2", "4. draw C; M> 0,2"))
    assert error.line == 11


def test_a_record_without_a_seed_tells_every_draw_by_its_tile() -> None:
    game = bastide.read_record(OPEN)
    assert game.seed is None
    assert game.waits_for_chance
    assert game.scores == (4, 0)
    assert [event.tile for event in game.events if isinstance(event, TileDiscarded)] == ["C"]
    assert "C" not in game.remaining_tiles()
    assert sum(game.remaining_tiles().values()) == 72 - 1 - 3 - 1
    assert bastide.write_record(game) == OPEN


def test_a_tile_that_fits_cannot_be_discarded() -> None:
    error = refused(OPEN.replace("draw C", "draw V"))
    assert (error.code, error.line) == ("wrong_tile", 7)


def test_more_tiles_than_there_are_cannot_be_drawn() -> None:
    error = refused(OPEN.replace("3. V^", "3. draw C; V^"))
    assert (error.code, error.line) == ("not_in_bag", 8)


def test_a_record_without_a_seed_keeps_the_tile_in_hand() -> None:
    game = bastide.read_record(OPEN)
    game.play("draw U")
    again = bastide.read_record(bastide.write_record(game))
    assert again.hand == "U"
    assert again.full_history() == game.full_history()


def test_a_discarded_tile_of_a_seeded_game_is_told_and_read() -> None:
    games = (played(1000, seed=f"discard {number}") for number in range(200))
    game = next(game for game in games if any(isinstance(event, TileDiscarded) for event in game.events))
    text = bastide.write_record(game)
    assert "draw " in text
    assert bastide.read_record(text).events == game.events


def test_a_tile_that_is_set_aside_after_a_bazaar_for_one_player_is_told_and_read() -> None:
    """A dragon tile of the bazaar waits for the volcano: it came into the hand and left it again."""
    table = Table.of(101_356)
    game, luck = table.game(), Luck(table.number)
    while not game.over:
        game.apply(game.state.sample(luck))
    turned_up = [event.tile for event in game.events if isinstance(event, TileTurnedUp)]
    assert any(isinstance(event, TileSetAside) and event.tile in turned_up for event in game.events)
    assert bastide.read_record(bastide.write_record(game)).events == game.events


def test_a_position_that_was_set_up_has_no_record() -> None:
    game = scene("D^ .\nU^ .", hand="V")
    game.play(game.options()[0])
    with pytest.raises(bastide.BastideError):
        bastide.write_record(game)


NAMES = ["José", "李小龍", "Żółw & Söhne", "🐑"]


def test_a_game_is_saved_and_loaded_with_any_names(tmp_path: Path) -> None:
    game = played(40, players=NAMES, seed="Größe")
    path = tmp_path / "Spiel mit Schäfchen.bastide"
    bastide.save(game, path)
    again = bastide.load(str(path))
    assert again.players == tuple(NAMES)
    assert again.events == game.events
    assert again.seed == "Größe"


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "picture.bastide"
    path.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe\x00")
    with pytest.raises(bastide.Unreadable) as found:
        bastide.load(path)
    assert found.value.code == "not_text"
    assert "picture.bastide is no text file." in str(found.value)


def test_a_file_that_does_not_exist_is_told_by_the_system(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        bastide.load(tmp_path / "nowhere.bastide")


@pytest.mark.parametrize("name", ["Anna 2", " Anna", "Anna ", "#Anna", "Anna: die", "1. Anna"])
def test_a_name_comes_back_from_a_record(name: str) -> None:
    game = bastide.new_game(players=[name, "Ben"], seed=1)
    assert bastide.read_record(bastide.write_record(game)).players == game.players


@pytest.mark.parametrize("end", ["\n", "\r", "\x0b", "\x85", "\u2028"])
def test_a_name_of_several_lines_is_refused(end: str) -> None:
    with pytest.raises(bastide.Unreadable) as found:
        bastide.new_game(players=[f"An{end}na", "Ben"])
    assert found.value.code == "bad_players"


@pytest.mark.parametrize("seed", [0, -1, " 7 ", "# 1", "1. -"])
def test_a_seed_comes_back_from_a_record(seed: int | str) -> None:
    game = played(1, seed=seed)
    again = bastide.read_record(bastide.write_record(game))
    assert (again.seed, again.full_history()) == (game.seed, game.full_history())


@pytest.mark.parametrize("end", ["\n", "\r", "\x0b", "\x85", "\u2028"])
def test_a_seed_of_several_lines_is_refused(end: str) -> None:
    with pytest.raises(bastide.Unreadable) as found:
        bastide.new_game(seed=f"one{end}two")
    assert found.value.code == "bad_seed"


@pytest.mark.parametrize("seed", ["", "  "])
def test_an_empty_seed_is_refused(seed: str) -> None:
    with pytest.raises(bastide.Unreadable) as found:
        bastide.new_game(seed=seed)
    assert found.value.code == "bad_seed"


@pytest.mark.parametrize("seed", [3, 30])
def test_a_tile_turned_up_for_a_single_player_is_in_his_hand_before_the_fairy_pays_and_no_draw_of_the_record(
    seed: int,
) -> None:
    game = bastide.new_game(players=1, boxes=["bridges_castles_bazaars", "princess_and_dragon"], seed=seed)
    luck = Luck(seed)
    while not game.over:
        game.apply(game.state.sample(luck))
    happened = [type(event) for event in game.events]
    assert TileSetAside in happened[happened.index(TileTurnedUp) :]
    assert bastide.read_record(bastide.write_record(game)).events == game.events


def test_without_a_seed_a_tile_turned_up_for_a_single_player_is_told_in_the_turn_of_the_bazaar() -> None:
    bazaar = "bridges_castles_bazaars/field_bazaar"
    game = bastide.new_game(players=1, boxes=["bridges_castles_bazaars"], open_draws=True)
    game.play(f"draw {bazaar}; {bazaar}^ 0,1; -; draw U; U> 1,1; -; draw V")
    text = bastide.write_record(game)
    assert f"1. {bazaar}^ 0,1; -; draw U\n2. U> 1,1; -\n" in text
    assert bastide.read_record(text).events == game.events


@pytest.mark.parametrize(
    ("header", "sentence"),
    [
        ('tile: {"id": "x", "edges": "FFFF"}', "Die Zeile „tile“, Karte x: Der Schlüssel „count“ fehlt."),
        ("game: castle\nwall: {}", "Die Zeile „wall“: Der Schlüssel „map“ fehlt."),
    ],
)
def test_what_is_wrong_with_a_tile_or_a_wall_is_said_in_one_language(header: str, sentence: str) -> None:
    with pytest.raises(bastide.Unreadable) as refused:
        bastide.read_record(f"bastide 1\n{header}\nplayers: Anna, Ben\n\n")
    assert sentence in refused.value.told("de")

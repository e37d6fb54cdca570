"""Positions as text: written, read and refused."""

from __future__ import annotations

import pytest

import bastide
from bastide.kernel.chance import Luck
from tests.scenes import drawn, figures_possible, scene

POSITION = """\
bastide position 1
boxes: base
options: confirm=no, fields=yes, followers=7, small_city=4
players: Red 4, Blue 0
asked: Blue lay_tile
turn: Blue 5
hand: V
removed: C
corner: -1,-1
.       Ev/1fNL .
W^      D^!     U^/2hE
.       B<      .
"""
SHORT = """\
bastide position 1
players: Anna 0, Ben 12
asked: Ben place_follower
turn: Ben 2
corner: 0,0
D^ K>!
"""


def refused(text: str) -> bastide.Unreadable:
    """Give the error of a text that is no position."""
    with pytest.raises(bastide.Unreadable) as found:
        bastide.read_position(text)
    return found.value


def test_a_position_is_written_as_it_was_read() -> None:
    assert bastide.read_position(POSITION).position() == POSITION


def test_a_position_holds_everything_that_matters() -> None:
    game = bastide.read_position(POSITION)
    assert game.players == ("Red", "Blue")
    assert game.scores == (4, 0)
    assert (game.to_move, game.hand) == (1, "V")
    assert [game.supply(player)["follower"] for player in (0, 1)] == [6, 6]
    left = game.remaining_tiles()
    assert "C" not in left
    assert (left["V"], left["W"], left["D"], left["U"], left["E"], left["B"]) == (8, 3, 3, 7, 4, 3)
    assert sum(left.values()) == 72 - 5 - 1 - 1


def test_what_is_not_said_is_as_at_the_start() -> None:
    game = bastide.read_position(SHORT)
    assert dict(game.setup.options) == {"confirm": False, "fields": True, "followers": 7, "small_city": 4}
    assert game.setup.boxes == ("base",)
    assert sum(game.remaining_tiles().values()) == 70


def test_a_follower_is_placed_on_the_marked_tile() -> None:
    assert figures_possible(bastide.read_position(SHORT)) == {"knight E", "highwayman N", "farmer NL", "farmer NR"}
    other = SHORT.replace("D^ K>!", "D^! K>")
    assert figures_possible(bastide.read_position(other)) == {"knight N", "highwayman E", "farmer EL", "farmer ER"}


def test_coordinates_begin_at_the_corner() -> None:
    game = bastide.read_position(SHORT.replace("corner: 0,0", "corner: -7,3"))
    game.play("knight E; draw U; U^ -8,3; highwayman E")
    assert "\ncorner: -8,3\n" in game.position()
    assert drawn(game) == ["U^/1hE D^ K>/2kE"]


def test_a_position_goes_on_with_draws_from_outside() -> None:
    game = bastide.read_position(SHORT)
    assert game.seed is None
    game.play("-")
    assert game.waits_for_chance
    game.play("draw U")
    assert (game.to_move, game.hand) == (0, "U")


def test_blank_lines_and_wide_spaces_do_not_matter() -> None:
    loose = "\n\n".join(line.replace(" ", "   ") if "^" in line else line for line in SHORT.splitlines())
    assert bastide.read_position(loose).position() == bastide.read_position(SHORT).position()


def test_a_position_of_every_moment_of_a_game_reads_back() -> None:
    game = bastide.new_game(players=4, seed="moments")
    luck = Luck(4)
    moments = 0
    while not game.over:
        text = game.position()
        again = bastide.read_position(text)
        assert again.position() == text
        assert again.remaining_tiles() == game.remaining_tiles()
        game.apply(game.state.sample(luck))
        moments += 1
    text = game.position()
    assert moments > 71
    assert bastide.read_position(text).over
    assert bastide.read_position(text).position() == text


def test_a_written_position_scores_the_same_turn_alike() -> None:
    game = scene("E>/1kE .", hand="E")
    again = bastide.read_position(game.position())
    game.play("E< 1,0; farmer NL")
    again.play("E< 1,0; farmer NL")
    assert again.tally() == game.tally()
    assert again.scores == (4, 0)


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("D^ K>!", "D K>!", 6, "'D' is no tile"),
        ("D^ K>!", "D^ ? K>!", 6, "'?' is no tile"),
        ("D^ K>!", "D^ .\n. K", 7, "'K' is no tile"),
        ("D^ K>!", "D^ ZZ>!", 6, "no tile 'ZZ'"),
        ("D^ K>!", "D^ Kv!", 6, "Kv does not fit on (1,0)"),
        ("D^ K>!", "C^ C^", 6, "not so many tiles 'C'"),
        ("D^ K>!", "D^ K>!/1kN", 6, "'1kN' has no place"),
        ("D^ K>!", "D^ K>!/1m", 6, "'1m' has no place"),
        ("D^ K>!", "D^ K>!/3kE", 6, "'3kE' has no place"),
        ("D^ K>!", "D^ K>!/1LkE", 6, "'1LkE' has no place, no player or no supply"),
        ("D^ K>!", "D^" + "/1kN" * 8 + " K>!", 6, "no supply"),
        ("D^ K>!", "D^ K>!/kE", 6, "'kE' is no figure"),
        ("D^ K>!", "D^ K>!/9kE", 6, "'9kE' is no figure"),
        ("D^ K>!", "D^ K>!/1xE", 6, "'1xE' is no figure"),
        ("turn: Ben 2", "turn Ben 2", 4, "'turn Ben 2'"),
        ("bastide position 1", "bastide 1", 1, "begins with 'bastide position 1'"),
        ("bastide position 1\n", "", 1, "begins with 'bastide position 1'"),
        ("bastide position 1", "bastide position 2", 1, "begins with 'bastide position 1'"),
        ("place_follower", "eat_lunch", 3, "No phase is named 'eat_lunch'."),
        ("asked: Ben", "asked: Bob", 3, "'Bob'"),
        ("turn: Ben 2", "turn: Bob 2", 4, "No player is named 'Bob'."),
        ("turn: Ben 2", "turn: Ben", 4, "Ben"),
        ("turn: Ben 2", "turn: Ben two", 4, "two"),
        ("Anna 0, Ben 12", "Anna, Ben", 2, "Anna"),
        ("Anna 0, Ben 12", "Anna 0, Ben x", 2, "'x'"),
        ("Anna 0, Ben 12", "Ben 0, Ben 12", 2, "same name"),
        ("corner: 0,0", "corner: here", 5, "here"),
        ("corner: 0,0", "corner: 1", 5, "number"),
        ("corner: 0,0", "boxes: cellar\ncorner: 0,0", 5, "'cellar' does not exist"),
        ("corner: 0,0", "options: horses=1\ncorner: 0,0", 5, "'horses=1'"),
        ("corner: 0,0", "options: fields=2\ncorner: 0,0", 5, "'2'"),
        ("corner: 0,0", "removed: C C\ncorner: 0,0", 5, "not so many tiles 'C'"),
        ("corner: 0,0", "hand: ZZ\ncorner: 0,0", 5, "no tile 'ZZ'"),
        ("corner: 0,0", "sheep: 3\ncorner: 0,0", 5, "sheep"),
    ],
)
def test_a_position_that_cannot_be_read_names_the_line_and_the_reason(
    old: str, new: str, line: int, words: str
) -> None:
    assert old in SHORT
    error = refused(SHORT.replace(old, new))
    assert words in str(error)
    assert error.line == line
    assert str(error).startswith(f"line {line}: ")


@pytest.mark.parametrize("name", ["players", "turn", "asked", "corner"])
def test_a_missing_header_is_named(name: str) -> None:
    lines = [line for line in SHORT.splitlines() if not line.startswith(name) and "^" not in line]
    error = refused("\n".join(lines))
    assert error.code == "bad_position"
    assert f"{name!r} is missing" in str(error)


@pytest.mark.parametrize("text", ["", "\n\n", "rubbish"])
def test_a_text_that_is_no_position_at_all_is_refused(text: str) -> None:
    assert (refused(text).code, refused(text).line) == ("bad_position", 1)


def test_a_position_without_tiles_is_refused() -> None:
    assert refused(SHORT.replace("D^ K>!\n", "")).code == "bad_position"


def test_laying_a_tile_needs_one_in_hand() -> None:
    assert refused(SHORT.replace("place_follower", "lay_tile")).code == "bad_position"


@pytest.mark.parametrize("corner", ["600,0", "0,-600", "99999999999999999999,0"])
def test_a_corner_beyond_any_board_is_refused(corner: str) -> None:
    assert refused(SHORT.replace("corner: 0,0", f"corner: {corner}")).line == 5

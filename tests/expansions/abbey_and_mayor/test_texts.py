"""Abbey & Mayor in the terminal and in files of other programs."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from bastide.kernel.pieces import Piece
from bastide.records.jcloisterzone import Replay
from bastide.records.jcloisterzone.setup import read_setup
from bastide.terminal import Terminal
from tests.expansions.abbey_and_mayor.tables import ABBEY, at_home, possible, table
from tests.records.recordings import SETUP, Recording, message
from tests.records.recordings import lay as lay_message

HOLE = "B^ E^ B^\nE< . E>\nB^ Ev B^"


# -- the terminal ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("answers", "tiles"), [(["1", "2"], 9), (["-"], 8), (["9", "1", "1"], 9)])
def test_the_terminal_asks_where_the_abbey_lies_and_lets_the_player_draw_instead(
    monkeypatch: pytest.MonkeyPatch, answers: list[str], tiles: int
) -> None:
    monkeypatch.setattr("builtins.input", lambda: answers.pop(0))
    game = table(HOLE, phase="lay_abbey")
    screen = StringIO()
    terminal = Terminal(Console(file=screen, width=100), game, {})
    while answers:
        terminal.ask()
    assert len(game.state.tile_list()) == tiles
    assert f"In hand: {ABBEY} (abbey)" in screen.getvalue()
    assert "Where? 1-1, - for nowhere" in screen.getvalue()


def test_the_terminal_names_the_tile_where_a_wagon_drives_or_a_barn_stands() -> None:
    game = table("W^/1WhE U^ .", hand="W")
    game.play("W^ 2,0; -")
    terminal = Terminal(Console(file=StringIO()), game, {})
    shown = [terminal.describe(option) for option in game.options()]
    assert shown[:2] == ["it goes home (pass)", "wagon on the road at S on (0,0)"]
    assert shown[-1] == "wagon on the road at S"
    game = table("B^ B^\n. B^", hand="B")
    game.play("B^ 0,1")
    terminal = Terminal(Console(file=StringIO()), game, {})
    assert "barn in the field at NL on (1,1)" in [terminal.describe(option) for option in game.options()]


# -- foreign games ---------------------------------------------------------------------------------

FOREIGN: dict[str, object] = {
    **SETUP,
    "sets": {"basic:1": 1, "abbey-and-mayor:1": 1},
    "elements": {"small-follower": 7, "farmers": True, "abbey": 1, "mayor": 1, "wagon": 1, "barn": 1},
    "rules": {},
}


def foreign_figure(feature: str, location: str, x: int, y: int, piece: str) -> Recording:
    """A figure of a kind is placed."""
    pointer = {"position": [x, y], "location": location, "feature": feature}
    return message("DEPLOY_MEEPLE", pointer=pointer, meepleId=f"0.{piece}.1")


def test_the_options_of_foreign_games_are_read() -> None:
    rules = {"wagon-move": "C1", "barn-placement": "occupied"}
    options = read_setup({**FOREIGN, "rules": rules}).options
    assert (options["wagon_moves"], options["barn_beside_barn"]) == ("adjoining", True)
    options = read_setup({**FOREIGN, "elements": {"small-follower": 7, "mayor": 1}}).options
    assert [options[name] for name in ("abbeys", "mayors", "wagons", "barns")] == [0, 1, 0, 0]


def test_what_a_foreign_file_does_not_say_is_as_that_program_has_it() -> None:
    options = read_setup(FOREIGN).options
    assert (options["wagon_moves"], "barn_beside_barn" in options) == ("any_tile", False)


def test_abbeys_are_not_in_the_foreign_bag() -> None:
    assert read_setup(FOREIGN).copies["AM/A"] == 0


def test_a_foreign_game_with_every_figure_is_played_here() -> None:
    replay = Replay(FOREIGN, 0.5, ("Anna",), confirm=True)
    game = replay.game
    for move in ("U^ 1,0", "E> 1,1", "U^ -1,0", "E< -1,1", "B^ 1,2"):
        game.play(f"draw {move[0]}; {move}; -; choose 0")
    game.play("draw B")
    replay.play(lay_message("BA/L", 0, 2, 0))
    replay.play(message("PASS"))
    replay.play(message("COMMIT", random=0.5))
    assert f"{ABBEY}^ 0,1" in possible(game)
    replay.play(message("PASS"))
    replay.play(message("COMMIT", random=0.25))
    assert game.waits_for_chance
    game.play("draw E; Ev 0,-1")
    replay.play(foreign_figure("City", "S", 0, -1, "mayor"))
    assert at_home(game, Piece.MAYOR) == [0]
    replay.play(message("COMMIT", random=0.5))
    replay.draw("AM/A")
    replay.play(lay_message("AM/A", 0, 1, 90))
    replay.play(foreign_figure("Monastery", "I", 0, 1, "wagon"))
    replay.play(message("COMMIT", random=0.5))
    assert at_home(game, Piece.WAGON) == [0]
    game.play("draw B; B^ 0,3; -; choose 0; draw E; Ev 1,3")
    replay.play(foreign_figure("Field", "NL.NR.EL.ER.WL.WR", 1, 3, "barn"))
    assert at_home(game, Piece.BARN) == [0]

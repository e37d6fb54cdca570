"""The Castle as text: tiles, the wall around them, and what the terminal says."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import bastide
from bastide.bots import GreedyBot
from bastide.castle.facts import own_text, read_tiles
from bastide.text import draw_tile, possessions
from bastide.text_tiles import HEIGHT, WIDTH, layout
from tests.castle.scenes import scene
from tests.records.commands import Complaint, run, typed, words_of

if TYPE_CHECKING:
    from pathlib import Path

TILES = {tile.code: tile for tile in read_tiles(own_text("tiles"), "tiles.yaml")}
DRAWINGS = {
    "N17": """
 ·▒▒▒▒▒▒▒▒▒|
▓▓ ·▒▒▒▒▒▒▒|
▓▓▓▓ ·▒▒▒▒▒|
▓▓▓▓▓▓ · ▒▒|
▓▓▓▓▓▓▓▓▓· |
""",
    "S05": """
 ·   │   ·▒|
   ·o│ · ▒▒|
 ·   │  ▒▒▒|
   · │ · ▒▒|
 ·   │   ·▒|
""",
    "Q03": """
▓·   │   · |
▓▓ · │ ·   |
▓▓▓  ■─────|
▓▓ · │ ·   |
▓·   │   · |
""",
    "J02": """
 ·   │   · |
   · │ ·   |
─────┼─────|
   · │ ·   |
 ·   │   · |
""",
    "C04": """
 ·   │   · |
 m · │ ·   |
 ·   └─────|
   ·   ·   |
▒▒▒▒▒▒▒▒▒▒▒|
""",
}
PEOPLE = ("play", "--text", "--game", "castle", "--players", "Anna,Ben", "--bots", "0", "--seed", "table")


@pytest.mark.parametrize("code", DRAWINGS)
def test_a_tile_looks_like_its_picture(code: str) -> None:
    assert "".join(f"{row}|\n" for row in draw_tile(TILES[code])) == DRAWINGS[code].removeprefix("\n")


@pytest.mark.parametrize("code", TILES)
def test_every_tile_is_drawn_as_it_is_in_every_rotation(code: str) -> None:
    for rotation in range(4):
        plan = layout(TILES[code], rotation)
        assert plan.flaws == 0
        assert not plan.displaced
        rows = draw_tile(TILES[code], rotation)
        assert [len(row) for row in rows] == [WIDTH] * HEIGHT
        assert "".join(rows).count("m") == sum(int(f.mark("market") or 0) for f in TILES[code].features)
        assert "".join(rows).count("o") == sum(bool(f.mark("fountain")) for f in TILES[code].features)


def test_the_board_shows_the_wall_with_track_wall_tiles_start_fields_and_markers() -> None:
    shown = str(scene("4,12", "N02>/1kE", scores=(12, 117), wall="towers 12 20; unseen 9"))
    rows = shown.splitlines()
    assert shown.count("╔") == 50
    assert shown.count("?") == 2
    assert any("│" not in row and "║  12/13  ║" in row for row in rows)
    assert "─── →" in shown
    assert "▓▓▓ ←" in shown
    assert "· ·m ←" in shown
    at_12 = next(number for number, row in enumerate(rows) if "║  12/13  ║" in row)
    assert "║    ?    ║" in rows[at_12 + 1]
    assert "║    R    ║" in rows[at_12 + 2]
    assert "║    B    ║" in rows[at_12 + 2]


def test_merchants_lie_and_others_stand() -> None:
    shown = str(scene("4,12", "N02>/1kE N03^/2mSL"))
    assert "▓R▓" in shown
    assert "b" in shown
    assert "B" not in shown.replace("RB", "")


def test_the_list_of_boxes_names_the_castle() -> None:
    assert "castle: The Castle (Die Burg)" in run("tiles").output


# -- the terminal ----------------------------------------------------------------------------------


@pytest.mark.parametrize("numbers", [True, False])
def test_a_whole_game_is_played_with_numbers_or_with_notation(keep: Path, numbers: bool) -> None:  # noqa: FBT001
    game = bastide.new_game(game="castle", players=["Anna", "Ben"], seed="table")
    answers = typed(game, 1000, numbers=numbers)
    result = run(*PEOPLE, "--keep", str(keep), answers=answers)
    assert result.exit_code == 0
    names = " and ".join(game.players[player] for player in game.winners)
    assert f"{names} won." in result.output
    assert all(f"{line.points:+d} {line.claim}" in words_of(result) for line in game.tally())


def test_everything_that_is_asked_is_said_in_words(tmp_path: Path) -> None:
    """Two greedy bots come to every question; a person answers them in their place."""
    found: set[str] = set()
    for seed in range(12):
        game = bastide.new_game(game="castle", players=["Anna", "Ben"], seed=seed)
        bot = GreedyBot(seed)
        answers = []
        while not game.over:
            action = bot.choose(game)
            answers.append(game.notation(action))
            game.play(action)
        shown = words_of(run(*PEOPLE[:-1], str(seed), "--keep", str(tmp_path / "keep"), answers=answers))
        wanted = (
            "takes wall tile",
            "uses wall tile",
            "use wall tile 1: one more",
            "score the",
            "double the",
            "on field",
        )
        found |= {words for words in wanted if words in shown}
        if len(found) == len(wanted):
            return
    raise AssertionError(found)


def test_bots_play_along(complain: Complaint, keep: Path) -> None:
    alone = ("--players", "", "--bots", "2", "--bot", "greedy", "--seed", "1")
    result = run("play", "--text", "--game", "castle", *alone, "--keep", str(keep))
    assert result.exit_code == 0
    assert "won." in result.output
    assert "no bot named 'clever'. Bots: random, beginner, greedy, expectimax, search, uct." in complain.of(
        "play", "--bot", "clever"
    )


@pytest.mark.parametrize(
    "memory", ["towers 13", "unseen 10", "held 0,", "fresh x", "takes 3", "cellar", "unseen 1 1 1 1"]
)
def test_a_memory_that_cannot_be_read_is_refused(memory: str) -> None:
    with pytest.raises(bastide.Unreadable, match="castle cannot read") as refused:
        scene("4,12", "N02>", wall=memory)
    assert refused.value.code == "bad_position"


@pytest.mark.parametrize(
    ("corner", "board"),
    [("5,5", "N02^"), ("3,6", "N02^"), ("3,5", "N02^\nN03^"), ("2,10", "N02^"), ("4,12", "N02^/1KsN"), ("9,4", "N02^")],
)
def test_a_board_that_the_rules_do_not_allow_is_refused(corner: str, board: str) -> None:
    with pytest.raises(bastide.Unreadable):
        scene(corner, board)


def test_a_player_s_wall_tiles_are_told_with_what_they_do() -> None:
    view = scene("4,6", "J02^", wall="held 1 9, 8").view()
    assert "wall tiles 1 (another turn) and 9 (5 points)" in possessions(view, 0)
    assert "Mauerplättchen 8 (Palas + 2)" in possessions(view, 1, "de")

"""Drawn scenes: a board as text, one move, and what came of it.

A cell is a tile code and an arrow (where the top of the tile points), ``!`` behind the tile
laid last, then figures behind ``/``: player, role letter and place (``1kN``: player 1, knight
in the city at the northern side; ``h`` highwayman, ``m`` monk, ``f`` farmer, ``c`` heretic). The first cell
is ``0,0``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import bastide
from bastide.kernel import verbs
from bastide.setup import COLOURS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence


def scene(
    board: str,
    *,
    hand: str = "",
    turn: int = 1,
    players: int = 2,
    scores: Sequence[int] = (),
    boxes: Iterable[str] = ("base",),
    options: Mapping[str, str] | None = None,
    phase: str = "",
    memory: Mapping[str, str] | None = None,
    removed: str = "",
) -> bastide.Game:
    """Set a scene up. With a tile in *hand* it is to be laid now; else the tile marked ``!`` has just been laid.

    *scores* are the points of the first players, *phase* names another question that is asked now, *memory* is
    what boxes remember, and *removed* are tiles that lie neither in the bag nor on the board.
    """
    phase = phase or ("lay_tile" if hand else "place_follower" if "!" in board else "draw_tile")
    points = [*scores, *[0] * players]
    rows = [row.strip() for row in board.strip().splitlines()]
    lines = [
        "bastide position 1",
        f"boxes: {', '.join(boxes)}",
        f"options: {', '.join(f'{name}={value}' for name, value in (options or {}).items())}",
        f"players: {', '.join(f'{name} {score}' for name, score in zip(COLOURS[:players], points, strict=False))}",
        f"asked: {COLOURS[turn - 1]} {phase}",
        f"turn: {COLOURS[turn - 1]} 1",
        *([f"hand: {hand}"] if hand else []),
        *([f"removed: {removed}"] if removed else []),
        *(f"{box}: {text}" for box, text in (memory or {}).items()),
        "corner: 0,0",
        *rows,
    ]
    return bastide.read_position("\n".join(lines))


def drawn(game: bastide.Game) -> list[str]:
    """Give the board of a game as a scene draws it, without the mark of the last tile."""
    lines = game.position().splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("corner:"))
    return [" ".join(line.replace("!", "").split()) for line in lines[start + 1 :]]


def figures_possible(game: bastide.Game) -> set[str]:
    """Every figure that can be placed now, in notation."""
    return {game.notation(option) for option in game.options()} - {"-"}


def final_points(game: bastide.Game) -> list[int]:
    """What each player would get if the game ended now."""
    points = [0] * len(game.players)
    for line in game.if_it_ended_now():
        points[line.player] += line.points
    return points


def empty_bag(game: bastide.Game, *left: str) -> None:
    """Let the tile in hand be the last, or leave only these in the bag."""
    state = game.state
    for kind, tile in enumerate(state.tables.types):
        verbs.put_back(state, kind, left.count(tile.code) - state.words[state.bag_at + kind])

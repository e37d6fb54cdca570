"""Drawn scenes of The Castle: a part of the board, one move, and what came of it.

Cells are drawn as in ``tests/scenes.py``; the roles are ``h`` herald, ``k`` knight, ``s`` squire
and ``m`` merchant, and ``K`` is a keep (``1KsN``: the keep of player 1 in the house at the
northern side). Start fields lie around the board and are not drawn:

==  ======================  ============  =========
A   road                    faces east    cell 2,10
B   tower                   faces east    cell 4,6
C   house                   faces east    cell 4,1
D   road                    faces south   cell 7,1
E   tower                   faces west    cell 9,3
F   courtyard with market   faces west    cell 8,8
G   house                   faces north   cell 4,12
==  ======================  ============  =========
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import bastide
from bastide.castle.events import WallTileTaken, WallTileUsed
from bastide.games import own_files

if TYPE_CHECKING:
    from pathlib import Path

START_CELLS = {(2, 10), (4, 6), (4, 1), (7, 1), (9, 3), (8, 8), (4, 12)}


def scene(
    corner: str,
    board: str,
    *,
    hand: str = "",
    turn: int = 1,
    scores: tuple[int, int] = (0, 0),
    wall: str = "",
    options: str = "",
    removed: str = "",
    wall_file: Path | None = None,
) -> bastide.Game:
    """Set a scene up; *corner* is the cell of the first tile, *wall* what is remembered of wall tiles.

    With a tile in *hand* it is to be laid now; else the tile marked ``!`` has just been laid.
    """
    phase = "lay_tile" if hand else "place_follower" if "!" in board else "draw_tile"
    name = ("White", "Black")[turn - 1]
    lines = [
        "bastide position 1",
        "game: castle",
        f"options: {options}",
        f"players: White {scores[0]}, Black {scores[1]}",
        f"asked: {name if phase != 'draw_tile' else 'chance'} {phase}",
        f"turn: {name} 1",
        *([f"hand: {hand}"] if hand else []),
        *([f"removed: {removed}"] if removed else []),
        *([f"castle: {wall}"] if wall else []),
        f"corner: {corner}",
        *(row.strip() for row in board.strip().splitlines()),
    ]
    if wall_file is not None:
        lines.insert(2, f"wall: {own_files({'wall': wall_file})[0].text}")
    return bastide.read_position("\n".join(lines))


def possible(game: bastide.Game) -> list[str]:
    """Every option in notation."""
    return [game.notation(option) for option in game.options()]


def lines_of(game: bastide.Game) -> list[tuple[int, int, str]]:
    """Who scored how much for which kind of feature, in order."""
    return [(line.player, line.points, line.place.feature if line.place else "") for line in game.tally()]


def final(game: bastide.Game) -> list[tuple[int, int, str]]:
    """Who would score how much, and for what, if the game ended now."""
    return [(line.player, line.points, line.claim) for line in game.if_it_ended_now()]


def taken(game: bastide.Game) -> list[tuple[int, int]]:
    """Who has taken which wall tiles."""
    return [(event.player, event.number) for event in game.events if isinstance(event, WallTileTaken)]


def used(game: bastide.Game) -> list[tuple[int, int]]:
    """Who has used which wall tiles."""
    return [(event.player, event.number) for event in game.events if isinstance(event, WallTileUsed)]

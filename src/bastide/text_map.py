"""A board on a small screen: every tile is one short word, so that all of it is seen at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bastide.kernel import tiles
from bastide.kernel.geometry import SIDE_NAMES, turned_side
from bastide.kernel.vocabulary import BUILDINGS
from bastide.text import KEEPS, LEGEND, LINES, PLAYER_LETTERS, TEXTURES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bastide.kernel.tiles import TileType
    from bastide.view.table import View

CELL: Final = 4
"""Columns of a tile: what it shows, who stands there, and a gap."""
KEEP: Final = "keep"


def draw_map(view: View, labels: Mapping[tuple[int, int], str] | None = None) -> str:
    """Draw every tile in one line of a few characters; *labels* are texts for empty cells."""
    words = {(laid.x, laid.y): sign_of(view.type_of(laid), laid.rotation) for laid in view.tiles}
    for square in view.track.squares if view.track else ():
        letters = [PLAYER_LETTERS[marker.owner] for marker in view.markers if marker.field // 2 * 2 == square.field]
        words[square.x, square.y] = "".join(letters) or "#"
    for figure in view.figures:
        if figure.laid >= 0:
            laid = view.tiles[figure.laid]
            letter = KEEPS[figure.owner] if figure.piece == KEEP else PLAYER_LETTERS[figure.owner]
            words[laid.x, laid.y] = (words[laid.x, laid.y] + letter)[: CELL - 1]
    words |= labels or {}
    columns = range(min(x for x, _ in words), max(x for x, _ in words) + 1)
    rows = range(min(y for _, y in words), max(y for _, y in words) + 1)
    margin = max(len(str(y)) for y in (rows[0], rows[-1])) + 1
    lines = [" " * margin + "".join(f"{x:^{CELL}}" for x in columns)]
    lines += [f"{y:>{margin - 1}} " + "".join(f"{words.get((x, y), ''):^{CELL}}" for x in columns) for y in rows]
    return "\n".join(line.rstrip() for line in lines)


def sign_of(tile: TileType, rotation: int) -> str:
    """One character for a tile: its building, its town, or where its roads go."""
    kinds = {feature.kind for feature in tile.features}
    building = next((kind for kind in BUILDINGS if kind in kinds), "")
    if building:
        return LEGEND[building]
    roads = [feature for feature in tile.features if feature.kind == tiles.ROAD]
    sides = sorted({turned_side(side, rotation) for road in roads for side in road.sides})
    if sides:
        return LINES["".join(SIDE_NAMES[side] for side in sides)]
    return next((sign for kind, sign in TEXTURES.items() if kind in kinds), "·")

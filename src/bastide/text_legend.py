"""What the signs on a board mean."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Final

from bastide.kernel import tiles
from bastide.language import ENGLISH, name_of
from bastide.text import LEGEND, NEUTRAL_SIGNS, TEXTURES, draw_tile

if TYPE_CHECKING:
    from bastide.view import View

GLUE: Final = "\0"
"""Stands for a space where no line may end."""


GROUND: Final = {"─": "road", "·": "field"}
CASTLE_GROUND: Final = {"─": "path", "·": "courtyard"}
CASTLE_SYMBOLS: Final = ("fountain", "market", "square")
"""The Castle shows other things with the same signs."""


def legend(view: View, width: int, language: str = ENGLISH) -> list[str]:
    """Explain the signs that are on tiles of this game, and those of figures that belong to nobody, line by line."""
    drawn = {sign for tile in view.types.values() for row in draw_tile(tile) for sign in row}
    kinds = {feature.kind: feature.name for tile in view.types.values() for feature in tile.features}
    is_castle = tiles.COURTYARD in kinds
    meanings = {sign: [name_of(name, language)] for sign, name in (CASTLE_GROUND if is_castle else GROUND).items()}
    for kind in (tiles.HOUSE, tiles.CASTLE_TOWER) if is_castle else ():
        meanings[TEXTURES[kind]] = [name_of(kinds[kind], language)]
    for name, sign in LEGEND.items():
        if sign in drawn and (name in CASTLE_SYMBOLS or not is_castle):
            meanings.setdefault(sign, []).append(name_of(name, language, of="symbol"))
    for loose in view.loose:
        if loose.piece in NEUTRAL_SIGNS:
            meanings[NEUTRAL_SIGNS[loose.piece][0]] = [name_of(loose.piece, language)]
    parts = [f"{sign} {', '.join(dict.fromkeys(names))}" for sign, names in meanings.items()]
    lines = wrap("   ".join(part.replace(" ", GLUE) for part in parts), width)
    return [line.replace(GLUE, " ") for line in lines]

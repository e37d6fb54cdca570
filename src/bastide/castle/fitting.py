"""Which sides may touch: only roads must go on, and anything may face the wall ("Burgkarten legen")."""

from __future__ import annotations

from typing import ClassVar, Final

from bastide.kernel.tables import Fitting

ROAD: Final = "R"
OTHER: Final = "C"
WALL: Final = "W"
ROAD_START: Final = "r"


class CastleFitting(Fitting):
    """Roads meet roads; house, tower and courtyard meet each other; start fields take almost anything."""

    mixes: ClassVar[bool] = True

    def __init__(self, *, open_starts: bool) -> None:
        self.open_starts = open_starts
        """May a side without a road face a start field with a road?"""

    def sign(self, letter: str) -> str:
        """A side is a road, wall, or something else."""
        if letter == ROAD:
            return ROAD
        if letter == ROAD_START:
            return WALL if self.open_starts else ROAD
        return OTHER if letter.isupper() and letter != WALL else WALL

    def touches(self, mine: str, other: str) -> bool:
        """A road goes on as a road or ends at the wall."""
        signs = (self.sign(mine), self.sign(other))
        return WALL in signs or signs[0] == signs[1]

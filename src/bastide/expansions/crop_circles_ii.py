"""The Crop Circles II: six more tiles, the same rules.

Die Kornkreise, Mini 7, complete rules 1.25 and 4.2.8.
"""

from __future__ import annotations

from typing import ClassVar

from bastide.kernel.hooks import Expansion
from bastide.mechanics.circles import Circles


class CropCirclesII(Expansion):
    """Six more tiles with a fork, a club or a shield."""

    name: ClassVar[str] = "crop_circles_ii"
    shares: ClassVar[tuple[type[Expansion], ...]] = (Circles,)

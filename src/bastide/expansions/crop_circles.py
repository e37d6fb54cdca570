"""The Crop Circles: six tiles that make everybody stronger, or everybody weaker.

Die Kornkreise, complete rules 1.20 and 4.2.8. All of it is what crop circles do.
"""

from __future__ import annotations

from typing import ClassVar

from bastide.kernel.hooks import Expansion
from bastide.mechanics.circles import Circles


class CropCircles(Expansion):
    """Six tiles with a fork, a club or a shield."""

    name: ClassVar[str] = "crop_circles"
    shares: ClassVar[tuple[type[Expansion], ...]] = (Circles,)

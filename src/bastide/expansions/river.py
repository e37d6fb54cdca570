"""The River: water that is laid before the land grows.

Der Fluss, complete rules 3.1, 3.1.1 and 3.2. All of it is what rivers do: the spring lies on the table, the running
water is drawn before the land, and the lake ends it.
"""

from __future__ import annotations

from typing import ClassVar

from bastide.kernel.hooks import Expansion
from bastide.mechanics.rivers import Rivers


class River(Expansion):
    """A river from its spring to its lake."""

    name: ClassVar[str] = "river"
    shares: ClassVar[tuple[type[Expansion], ...]] = (Rivers,)

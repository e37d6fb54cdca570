"""What happens at a fair and nowhere else."""

from __future__ import annotations

from dataclasses import dataclass

from bastide.kernel.events import Event


@dataclass(frozen=True, slots=True)
class DiscLanded(Event):
    """A disc came down on this cell, whether a tile lies there or not."""

    player: int
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class DiscCaught(Event):
    """A disc was thrown to a neighbour: ``caught``, ``dropped``, too ``short``, or ``far`` enough."""

    player: int
    catcher: int
    result: str

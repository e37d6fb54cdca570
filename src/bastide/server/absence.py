"""When somebody counts as away, and when a bot may take the seat without being agreed to."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bastide.server.table import Table

DAY: Final = 86_400


def is_away(table: Table, seat: int) -> bool:
    """Has nobody been here for some minutes who holds a seat?"""
    is_here = any(seat in connection.seats for connection in table.connections)
    return not is_here and time.monotonic() - table.away_since[seat] >= table.hall.config.away_seconds


def is_long_away(table: Table, seat: int) -> bool:
    """May the host put a bot there? A game without a clock may take days: its next move is waited for."""
    if table.row.facts.clock is not None:
        return is_away(table, seat)
    moved = table.log[-1].at if table.log else table.row.changed
    has_waited = time.time() - moved >= table.hall.config.away_days * DAY
    return is_away(table, seat) and table.asked == seat and has_waited

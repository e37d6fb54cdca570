"""When somebody counts as away."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bastide.server.table import Table


def is_away(table: Table, seat: int) -> bool:
    """Has nobody been here for some minutes who holds a seat?"""
    is_here = any(seat in connection.seats for connection in table.connections)
    return not is_here and time.monotonic() - table.away_since[seat] >= table.hall.config.away_seconds

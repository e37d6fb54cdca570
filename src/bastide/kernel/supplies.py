"""Pieces of a position: those on the table have come out of somebody's supply, and there are only so many."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.kernel import verbs
from bastide.language import said

if TYPE_CHECKING:
    from bastide.kernel.pieces import Piece
    from bastide.kernel.state import State


def take_used(state: State, piece: Piece, used: int) -> None:
    """Take what lies on the table from whoever has most, where the text does not say whose it was."""
    check_used(state, piece, used)
    for _ in range(surplus(state, piece, used)):
        richest = max(range(state.players), key=lambda player: state.supply_of(player, piece))
        verbs.give(state, richest, piece, -1)


def check_used(state: State, piece: Piece, used: int) -> None:
    """Refuse more pieces on the table than all players have had."""
    if used > state.players * state.rules.supply.get(piece, 0):
        raise ValueError(said("impossible-too-many", piece=piece.name.lower()))


def surplus(state: State, piece: Piece, used: int) -> int:
    """How many pieces there would be too many, on the table and in front of players; negative if some are missing."""
    held = sum(state.supply_of(player, piece) for player in range(state.players))
    return int(used + held - state.players * state.rules.supply[piece])

"""Counting lines: in how many ways can the first tiles of a fixed order be played?

Two engines that agree on these numbers agree on every option on the way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.kernel.codes import draw_code
from bastide.kernel.layout import ASKED, CHANCE, NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bastide.kernel.state import State


def count_lines(state: State, order: list[int], drawn: int, depth: int) -> int:
    """Count the different ways to play tiles number *drawn* to *depth* of the *order* of kinds."""
    asked: i64 = state.words[ASKED]
    if asked == NOBODY or (asked == CHANCE and drawn == depth):
        return 1
    mark = state.mark()
    lines = 0
    if asked == CHANCE:
        state.apply(draw_code(order[drawn]))
        lines = count_lines(state, order, drawn + 1, depth)
        state.rewind(mark)
        return lines
    for code in state.legal_codes():
        state.apply(code)
        lines += count_lines(state, order, drawn, depth)
        state.rewind(mark)
    return lines

"""Loops for measuring: they are compiled with the kernel, so that only the kernel is measured."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.kernel.chance import Luck
from bastide.kernel.codes import PASS
from bastide.kernel.layout import ASKED, CHANCE, NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bastide.kernel.state import State


def play_games(opening: State, first_seed: int, games: int) -> int:
    """Play random games from an opening; give a checksum of the final scores (of the first and the last player)."""
    checksum = 0
    for seed in range(first_seed, first_seed + games):
        state = opening.clone()
        state.play_out(Luck(seed))
        checksum = (checksum * 31 + state.score_of(0) * 1009 + state.score_of(state.players - 1)) & 0xFFFFFFFF
    return checksum


def count_decisions(opening: State, first_seed: int, games: int) -> int:
    """Play random games from an opening; say how many decisions players have made."""
    decisions = 0
    for seed in range(first_seed, first_seed + games):
        state = opening.clone()
        luck = Luck(seed)
        while state.words[ASKED] != NOBODY:
            if state.words[ASKED] != CHANCE:
                decisions += 1
            state.apply(state.sample(luck))
    return decisions


def clone_often(state: State, times: int) -> int:
    """Copy a state again and again."""
    words = 0
    for _ in range(times):
        words += len(state.clone().words)
    return words


def do_and_undo(state: State, times: int) -> int:
    """Play a turn in every possible way and take it back, until *times* turns were played.

    The state stands before the laying of a tile; the turn ends when the next tile is to be
    drawn. Every second turn places a figure.
    """
    mark = state.mark()
    codes = state.legal_codes()
    turns = 0
    while turns < times:
        for code in codes:
            state.apply(code)
            while state.words[ASKED] != CHANCE:
                answer: i64 = PASS
                if turns & 1:
                    last = state.options() - 1
                    answer = state.codes[last]
                state.apply(answer)
            state.rewind(mark)
            turns += 1
    return turns

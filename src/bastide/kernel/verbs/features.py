"""Verbs of features: join, connect, disconnect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.kernel.layout import (
    CHANGED_END,
    FEATURE,
    FIGURES,
    LINK_A,
    LINK_B,
    LINK_CLOSES,
    LINK_WORDS,
    LINKS_END,
    NEXT,
    OPEN,
    ROOT,
    SIZE,
    SPOT,
    TILE_SLOTS,
    TILE_TURN,
)
from bastide.kernel.tables import PORTS
from bastide.kernel.whereabouts import slots_beside

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bastide.kernel.state import State


def meet(state: State, tile: i64, other: i64, side: i64) -> None:
    """Join what two tiles show on the side where they touch."""
    words = state.words
    ports = state.tables.ports
    mine = words[tile + TILE_SLOTS]
    theirs = words[other + TILE_SLOTS]
    port = words[tile + TILE_TURN] * PORTS + side * 3
    facing = words[other + TILE_TURN] * PORTS + ((side + 2) & 3) * 3
    a = ports[port + 1]
    b = ports[facing + 1]
    if a >= 0 and b >= 0:
        if state.tables.mixed and state.kind_of(mine + a) != state.kind_of(theirs + b):
            close_end(state, mine + a)
            close_end(state, theirs + b)
        else:
            join(state, mine + a, theirs + b, 2)
    elif a >= 0:
        close_end(state, mine + a)
    elif b >= 0:
        close_end(state, theirs + b)
    a = ports[port]
    b = ports[facing + 2]
    if a >= 0 and b >= 0:
        join(state, mine + a, theirs + b, 0)
    a = ports[port + 2]
    b = ports[facing]
    if a >= 0 and b >= 0:
        join(state, mine + a, theirs + b, 0)


def close_end(state: State, slot: i64) -> None:
    """Close an end of a feature that meets nothing to join: an abbey, a field where a bridge ends, a wall."""
    root = state.words[slot + ROOT]
    state.put(root + OPEN, state.words[root + OPEN] - 1)


def join(state: State, a: i64, b: i64, closed: i64) -> None:
    """Make one feature of two and count *closed* open ends less."""
    words = state.words
    noting = state.journaling
    big = words[a + ROOT]
    small = words[b + ROOT]
    if big == small:
        state.put(big + OPEN, words[big + OPEN] - closed)
        return
    if words[big + SIZE] < words[small + SIZE]:
        big, small = small, big
    if noting:
        _note_join(state, big, small)
    words[big + SIZE] += words[small + SIZE]
    words[big + OPEN] += words[small + OPEN] - closed
    words[big + FIGURES] += words[small + FIGURES]
    slot = small
    while True:
        if noting:
            state.note(slot + ROOT)
        words[slot + ROOT] = big
        slot = words[slot + NEXT]
        if slot == small:
            break
    after = words[big + NEXT]
    words[big + NEXT] = words[small + NEXT]
    words[small + NEXT] = after


def _note_join(state: State, big: i64, small: i64) -> None:
    """Keep what a join changes besides the roots of the smaller feature."""
    state.note(big + SIZE)
    state.note(big + OPEN)
    state.note(big + FIGURES)
    state.note(big + NEXT)
    state.note(small + NEXT)


def cover(state: State, feature: i64, number: i64, open_ends: i64) -> None:
    """Build something upon all parts of a feature: from now on it is what the tables say of *number*."""
    words = state.words
    state.renew_board()
    slot = feature
    while True:
        state.put(slot + FEATURE, number)
        slot = words[slot + NEXT]
        if slot == feature:
            break
    state.put(words[feature + ROOT] + OPEN, open_ends)


def connect(state: State, a: i64, b: i64, closes: i64, by: i64) -> None:
    """Join two features *by* a piece and not by a side, closing *closes* open ends (a tunnel 2, a ferry 0)."""
    joins = state.words[a + ROOT] != state.words[b + ROOT]
    link(state, a, b, closes)
    note_change(state, a)
    if joins:
        _tell_connected(state, a, by)


def link(state: State, a: i64, b: i64, closes: i64) -> None:
    """Join two features as :func:`connect` does, but as something that lies there already: nobody reacts."""
    end = state.words[LINKS_END]
    state.put(end + LINK_A, a)
    state.put(end + LINK_B, b)
    state.put(end + LINK_CLOSES, closes)
    state.put(LINKS_END, end + LINK_WORDS)
    state.renew_board()
    join(state, a, b, closes)


def disconnect(state: State, a: i64, b: i64, by: i64) -> None:
    """Take the connection *by* a piece away; the feature falls apart if nothing else holds it together."""
    words = state.words
    last = words[LINKS_END] - LINK_WORDS
    link = state.links_at
    while words[link + LINK_A] != a or words[link + LINK_B] != b:
        link += LINK_WORDS
    for part in range(LINK_WORDS):
        state.put(link + part, words[last + part])
    state.put(LINKS_END, last)
    state.renew_board()
    _flood_again(state, a)
    note_change(state, a)
    if words[b + ROOT] != words[a + ROOT]:
        note_change(state, b)
        _tell_connected(state, a, by)
        _tell_connected(state, b, by)


def note_change(state: State, slot: i64) -> None:
    """Remember that a feature must be looked at when this turn is scored."""
    end = state.words[CHANGED_END]
    state.put(end, slot)
    state.put(CHANGED_END, end + 1)


def _tell_connected(state: State, slot: i64, by: i64) -> None:
    for box in state.rules.on_connected:
        box.on_connected(state, state.words[slot + ROOT], by)


def forget_changes(state: State) -> None:
    """The changed features have been looked at."""
    if state.words[CHANGED_END] != state.changed_at:
        state.put(CHANGED_END, state.changed_at)


def _flood_again(state: State, start: i64) -> None:
    """Part the slots of a feature and join again what sides and connections join."""
    words = state.words
    slots = state.slots_of(start)
    for slot in slots:
        state.put(slot + NEXT, slot)
        state.put(slot + ROOT, slot)
        state.put(slot + SIZE, 1)
        state.put(slot + OPEN, state.tables.open_of[words[slot + FEATURE]])
        state.put(slot + FIGURES, 0)
    for slot in slots:
        for port, other in slots_beside(state, slot):
            middle = port % 3 == 1
            if other == 0 and middle:
                close_end(state, slot)
            elif other > slot or (other == slot and port < PORTS // 2):
                join(state, slot, other, 2 if middle else 0)
    for link in range(state.links_at, words[LINKS_END], LINK_WORDS):
        if words[link + LINK_A] in slots:
            join(state, words[link + LINK_A], words[link + LINK_B], words[link + LINK_CLOSES])
    for figure in state.figure_list():
        if words[figure + SPOT] in slots:
            root = words[words[figure + SPOT] + ROOT]
            state.put(root + FIGURES, words[root + FIGURES] + 1)

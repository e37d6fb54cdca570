"""Verbs of figures: place, remove, move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.kernel.events import FigureLeft, FigureMoved, FigurePlaced, NeutralLeft, NeutralMoved
from bastide.kernel.geometry import x_of, y_of
from bastide.kernel.hooks import Figure
from bastide.kernel.layout import FIGURE_WORDS, FIGURES, FIGURES_END, OWNER, PIECE, ROOT, SPOT, TILE
from bastide.kernel.pieces import PIECE_KINDS, Piece, Why
from bastide.kernel.places import place_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bastide.kernel.state import State


def place(state: State, piece: i64, owner: i64, spot: i64) -> None:
    """Put a figure from its owner's supply on a spot."""
    words = state.words
    supply = state.supply_at + owner * PIECE_KINDS + piece
    state.put(supply, words[supply] - 1)
    _stand(state, piece, owner, spot)
    if state.reporter is not None:
        state.report(FigurePlaced(owner, Piece(piece).name.lower(), place_of(state, spot)))
    if len(state.rules.on_figure_placed) > 0:
        figure = Figure(piece, owner, spot)
        for box in state.rules.on_figure_placed:
            box.on_figure_placed(state, figure)


def _stand(state: State, piece: i64, owner: i64, spot: i64) -> None:
    words = state.words
    end = words[FIGURES_END]
    if state.journaling:
        state.note(end + PIECE)
        state.note(end + OWNER)
        state.note(end + SPOT)
        state.note(FIGURES_END)
    words[end + PIECE] = piece
    words[end + OWNER] = owner
    words[end + SPOT] = spot
    words[FIGURES_END] = end + FIGURE_WORDS
    _count_figure(state, spot, 1)


def _count_figure(state: State, spot: i64, change: i64) -> None:
    counter = spot
    if spot < state.rules.spots_at:
        counter = state.words[spot + ROOT] + FIGURES
    state.put(counter, state.words[counter] + change)


def _leave(state: State, figure: i64) -> None:
    """Take the record of a figure out; the last record moves to its address."""
    words = state.words
    _count_figure(state, words[figure + SPOT], -1)
    last = words[FIGURES_END] - FIGURE_WORDS
    if figure != last:
        for part in range(FIGURE_WORDS):
            state.put(figure + part, words[last + part])
    state.put(FIGURES_END, last)


def clear(state: State, feature: i64, why: i64) -> None:
    """Send every figure on a feature home."""
    words = state.words
    if state.reporter is not None or len(state.rules.on_removed) > 0:
        remove(state, figures_on(state, feature), why)
        return
    figure = state.figures_at
    while figure < words[FIGURES_END]:
        spot = words[figure + SPOT]
        if spot < state.rules.spots_at and words[spot + ROOT] == feature:
            supply = state.supply_at + words[figure + OWNER] * PIECE_KINDS + words[figure + PIECE]
            state.put(supply, words[supply] + 1)
            _leave(state, figure)
        else:
            figure += FIGURE_WORDS


def remove(state: State, figures: list[Figure], why: i64, spot: i64 = 0) -> None:
    """Take figures off the table together: home, or to a spot of a box that keeps them."""
    words = state.words
    for figure in figures:
        _leave(state, find_figure(state, figure))
        if spot != 0:
            _stand(state, figure.piece, figure.owner, spot)
        else:
            supply = state.supply_at + figure.owner * PIECE_KINDS + figure.piece
            state.put(supply, words[supply] + 1)
        if state.reporter is not None:
            name = Piece(figure.piece).name.lower()
            state.report(FigureLeft(figure.owner, name, place_of(state, figure.spot), Why(why).name.lower()))
    for box in state.rules.on_removed:
        box.on_removed(state, figures, why)


def move(state: State, figure: Figure, spot: i64) -> None:
    """Let a figure go to another spot."""
    _leave(state, find_figure(state, figure))
    _stand(state, figure.piece, figure.owner, spot)
    if state.reporter is not None:
        name = Piece(figure.piece).name.lower()
        state.report(FigureMoved(figure.owner, name, place_of(state, figure.spot), place_of(state, spot)))
    for box in state.rules.on_figure_moved:
        box.on_figure_moved(state, figure, spot)


def move_neutral(state: State, piece: i64, cell: i64) -> None:
    """Let a neutral figure go to a cell; 0 takes it off the table."""
    state.put(state.rules.neutrals_at + piece, cell)
    state.renew_board()
    if state.reporter is not None:
        name = Piece(piece).name.lower()
        state.report(NeutralMoved(name, x_of(cell), y_of(cell)) if cell != 0 else NeutralLeft(name))
    for box in state.rules.on_neutral_moved:
        box.on_neutral_moved(state, piece, cell)


def find_figure(state: State, figure: Figure) -> i64:
    """Give the address of a figure's record."""
    words = state.words
    for at in range(state.figures_at, words[FIGURES_END], FIGURE_WORDS):
        if words[at + SPOT] == figure.spot and words[at + OWNER] == figure.owner and words[at + PIECE] == figure.piece:
            return at
    raise LookupError(f"{figure} is not on the table")


def figure_count(state: State, place: i64) -> i64:
    """How many figures stand on a feature (named by any part of it), or on a spot that a box has added."""
    if place < state.rules.spots_at:
        return state.words[state.words[place + ROOT] + FIGURES]
    return state.words[place]


def figures_on(state: State, feature: i64) -> list[Figure]:
    """Give all figures on a feature (named by its root), or on a spot that a box has added."""
    words = state.words
    found: list[Figure] = []
    if figure_count(state, feature) == 0:
        return found
    for at in range(state.figures_at, words[FIGURES_END], FIGURE_WORDS):
        spot = words[at + SPOT]
        if spot == feature or (spot < state.rules.spots_at and words[spot + ROOT] == feature):
            found.append(Figure(words[at + PIECE], words[at + OWNER], spot))
    return found


def figures_at(state: State, tile: i64) -> list[Figure]:
    """Give all figures that stand on a tile."""
    words = state.words
    found: list[Figure] = []
    for at in range(state.figures_at, words[FIGURES_END], FIGURE_WORDS):
        spot = words[at + SPOT]
        if spot < state.rules.spots_at and words[spot + TILE] == tile:
            found.append(Figure(words[at + PIECE], words[at + OWNER], spot))
    return found

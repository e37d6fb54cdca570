"""Look at a game: from the packed array to a view."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from bastide import telling
from bastide.games import rulebook_of
from bastide.kernel.actions import PlaceTile, action_of
from bastide.kernel.geometry import x_of, y_of
from bastide.kernel.layout import FEATURE, TURN
from bastide.kernel.pieces import NEUTRAL_FIGURES, Piece
from bastide.kernel.survey import ROTATIONS, Survey
from bastide.kernel.turn import Step
from bastide.kernel.verbs import figures_on
from bastide.records.notation import write_action
from bastide.view.table import Feature, Fit, Gap, Held, Laid, Loose, Marker, Option, Question, Seat, Standing, View

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bastide.kernel.events import Scored
    from bastide.kernel.hooks import Shown
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

NAMES = [piece.name.lower() for piece in Piece]
NEUTRALS = sorted(NEUTRAL_FIGURES)

LAID: Final[dict[tuple[str, int], Option]] = {}
"""Tiles that can be laid, by tile and code: the same in every game, and most of all options."""
MOST_LAID: Final = 100_000
TileRow = tuple[int, int, int, int]
"""A laid tile as it is counted: kind, rotation, column and row."""


def look(state: State, players: Sequence[str], at_end: tuple[Scored, ...] = ()) -> View:
    """Look at a game of these players; *at_end* are the lines of a final scoring at this moment."""
    rules = state.rules
    survey = Survey(state)
    codes = [tile.code for tile in rules.tables.types]
    rows = survey.tiles()
    shown = shown_by_boxes(state)
    bag = {code: count for code, count in zip(codes, bag_of(state), strict=True) if count}
    return View(
        tuple([Laid(codes[kind], rotation, x, y) for kind, rotation, x, y in rows]),
        figures_in(survey, rows, shown),
        loose_in(state, shown),
        tuple([Feature(*row) for row in survey.features()]),
        tuple([seat_of(state, player, name, shown, at_end) for player, name in enumerate(players)]),
        codes[state.hand] if state.hand >= 0 else None,
        bag,
        _gaps(survey, codes, bag),
        state.words[TURN],
        rulebook_of(rules.game).track(rules),
        markers_in(state, shown),
        None if state.over else _question(state, codes, players),
        at_end,
        rules.tables.by_code,
    )


def bag_of(state: State) -> list[int]:
    """Count the tiles in the bag, by their kinds."""
    return list(state.words[state.bag_at : state.bag_at + state.tables.kinds])


def shown_by_boxes(state: State) -> list[Shown]:
    """Give what boxes add to the table."""
    return [each for box in state.rules.boxes for each in box.shows(state)]


def _question(state: State, codes: Sequence[str], players: Sequence[str]) -> Question:
    """Read what is asked, and every answer."""
    phase = state.phase
    kind = phase.tile(state)
    tile = codes[kind] if kind >= 0 else None
    options = []
    for code in state.legal_codes():
        option = LAID.get((tile, code)) if tile else None
        if option is None:
            option, laid = option_of(state, code, players)
            if laid and len(LAID) < MOST_LAID:
                LAID[laid, code] = option
        options.append(option)
    asked = state.asked
    return Question(
        asked if asked >= 0 else None,
        Step(phase.step).name.lower(),
        phase.question,
        tile,
        tuple(options),
    )


def option_of(state: State, code: int, players: Sequence[str]) -> tuple[Option, str]:
    """Read one answer; name the tile that it lays, if it does: then it is the same in every game."""
    action = action_of(state, code)
    told = telling.told_action(state, action, players)
    option = Option(code, write_action(action, state), told, action.target(state))
    return option, action.tile if isinstance(action, PlaceTile) else ""


def figures_in(survey: Survey, tiles: Sequence[TileRow], shown: Sequence[Shown]) -> tuple[Standing, ...]:
    """Give the figures on the board and on places beside it; what is kept by a player lies in front of him."""
    rules = survey.state.rules
    roles, names, signs = rules.roles, rules.spot_names, rules.spot_signs
    found = []
    counted = sorted(
        Counter(survey.figures()).items(), key=lambda each: each[0][-1]
    )  # Spots in the order of the rules.
    for (piece, owner, laid, number, feature, kind, spot), count in counted:
        if laid >= 0:
            site = kind if number < 0 else ""
            role = roles.get(kind, "")
            found.append(Standing(NAMES[piece], owner, laid, number, feature, site, site, role, count))
        elif spot not in rules.spot_holders and spot not in rules.spot_fields:
            sign = signs.get(spot)
            at = tile_with(rules, tiles, sign) if sign else _tile_below(tiles, shown, spot)
            name = sign[0] if sign else ""
            found.append(Standing(NAMES[piece], owner, at, -1, -1, names[spot], name, "", count))
    return tuple(found)


def tile_with(rules: Rules, tiles: Sequence[TileRow], sign: tuple[str, str]) -> int:
    """Find the first laid tile that shows a symbol, or the last one with any value of it; -1 if none does."""
    types = rules.tables.types
    symbol, value = sign
    if value:
        return next((at for at, (kind, _, _, _) in enumerate(tiles) if sign in types[kind].symbols), -1)
    for at in range(len(tiles) - 1, -1, -1):
        if any(name == symbol for name, _ in types[tiles[at][0]].symbols):
            return at
    return -1


def _tile_below(tiles: Sequence[TileRow], shown: Sequence[Shown], spot: int) -> int:
    """Find the laid tile below a place that a piece of a box carries; -1 if there is none."""
    cells = [(x_of(each.cell), y_of(each.cell)) for each in shown if each.spot == spot and each.cell]
    return next((at for at, (_, _, x, y) in enumerate(tiles) if (x, y) in cells), -1)


def markers_in(state: State, shown: Sequence[Shown]) -> tuple[Marker, ...]:
    """Give what walks on the track, and the figures that stand on fields of it."""
    found = [Marker(NAMES[each.piece], each.owner, each.field, each.count) for each in shown if each.field >= 0]
    for spot, field in state.rules.spot_fields.items():
        found += [Marker(NAMES[figure.piece], figure.owner, field) for figure in figures_on(state, spot)]
    return tuple(found)


def loose_in(state: State, shown: Sequence[Shown]) -> tuple[Loose, ...]:
    """Give the pieces that stand on cells: those of nobody, and those of boxes."""
    neutral = [(piece, cell) for piece in NEUTRALS if (cell := state.neutral_cell(piece))]
    standing = {
        each.piece: state.tables.number_of[state.words[each.spot + FEATURE]]
        for each in shown
        if 0 < each.spot < state.rules.spots_at
    }
    found = [Loose(NAMES[piece], x_of(cell), y_of(cell), 1, standing.get(piece, -1)) for piece, cell in neutral]
    found += [_shown_piece(state, each) for each in shown if each.cell]
    return tuple(found)


def _shown_piece(state: State, shown: Shown) -> Loose:
    x, y = x_of(shown.cell), y_of(shown.cell)
    across = shown.across or shown.cell
    numbers = tuple([state.tables.number_of[state.words[slot + FEATURE]] for slot in shown.slots])
    reach = (x_of(across) - x, y_of(across) - y)
    return Loose(NAMES[shown.piece], x, y, shown.count, -1, *reach, owner=shown.owner, numbers=numbers, at=shown.at)


def seat_of(state: State, player: int, name: str, shown: Sequence[Shown], at_end: Sequence[Scored] = ()) -> Seat:
    """Look at a player and at what lies in front of him."""
    start = state.supply_at + player * len(NAMES)
    supply = state.words[start : start + len(NAMES)]
    held = [Held(piece, player, count) for piece, count in zip(NAMES, supply, strict=True) if count]
    for spot, holder in state.rules.spot_holders.items():
        if holder == player:
            kept = Counter((figure.piece, figure.owner) for figure in figures_on(state, spot))
            where = state.rules.spot_names[spot]
            held += [Held(NAMES[piece], owner, count, where) for (piece, owner), count in kept.items()]
    held += [Held(NAMES[each.piece], player, each.count) for each in shown if each.holder == player]
    asked, turn = player == state.asked, player == state.player
    more = sum([line.points for line in at_end if line.player == player])
    return Seat(name, state.score_of(player), asked, tuple(held), turn, more)


def _gaps(survey: Survey, codes: Sequence[str], bag: dict[str, int]) -> tuple[Gap, ...]:
    """Name what fits into the gaps; those that ask for the same share one list, and so they do here."""
    known: dict[tuple[int, int], Fit] = {}
    shared: dict[int, tuple[Fit, ...]] = {}
    rows = survey.gaps()
    for _, _, _, fits, _ in rows:
        if id(fits) in shared:
            continue
        for fit in fits:
            if fit not in known:
                code = codes[fit[0]]
                known[fit] = Fit(code, ROTATIONS[fit[1]], bag[code])
        shared[id(fits)] = tuple([known[fit] for fit in fits])
    return tuple([Gap(x, y, asks, shared[id(fits)], dead) for x, y, asks, fits, dead in rows])

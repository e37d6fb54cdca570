"""Points of the base game (base game, "Fertige Straßen, Städte und Klöster" and "Schlusswertung")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bastide.kernel import verbs
from bastide.kernel.geometry import SIDES, STEPS, touches
from bastide.kernel.hooks import Appraiser, Award
from bastide.kernel.layout import (
    CHANGED_END,
    FIGURE_WORDS,
    FIGURES,
    FIGURES_END,
    MIDDLE_CELL,
    MIDDLE_SLOT,
    MIDDLE_WORDS,
    MIDDLES_END,
    OPEN,
    OWNER,
    PIECE,
    ROOT,
    SPOT,
    TILE_CELL,
    TILE_SLOTS,
)
from bastide.kernel.pieces import ENDED, SCORED
from bastide.kernel.scoring import FARMER, FINISHED, PENNANTS, TILES, UNFINISHED, Tally
from bastide.kernel.tables import COVERED, FIELD, MONASTERY, ROAD, SITE, SLOT_WORDS
from bastide.kernel.vecs import vec

if TYPE_CHECKING:
    from bastide.kernel.state import State

MOST_PLAYERS: Final = 6
STRENGTHS: Final = vec[i64]([0] * MOST_PLAYERS)
"""Scratch: how strong each player is on the feature that is being scored."""
TALLY: Final = Tally()
"""Scratch: the tally that is being counted."""

NEIGHBOUR: Final = vec[i64](list(STEPS))

MONASTERY_POINTS: Final[i64] = 9
CITY_POINTS: Final[i64] = 2
FIELD_POINTS: Final[i64] = 3


def finished_features(state: State) -> list[int]:
    """Roots of all features that this turn has finished, each once, whether anybody stands there or not."""
    words = state.words
    tile = state.last_tile()
    tile_cell = words[tile + TILE_CELL]
    found: list[int] = []
    for slot in range(words[tile + TILE_SLOTS], state.slots_end(tile), SLOT_WORDS):
        root = words[slot + ROOT]
        if words[root + OPEN] == 0 and root not in found and state.kind_of(root) != COVERED:
            found.append(root)
    for at in range(state.changed_at, words[CHANGED_END]):
        root = words[words[at] + ROOT]
        if words[root + OPEN] == 0 and root not in found:
            found.append(root)
    for at in range(state.middles_at, words[MIDDLES_END], MIDDLE_WORDS):
        middle = words[at + MIDDLE_SLOT]
        if words[middle + OPEN] == 0 and middle not in found and touches(words[at + MIDDLE_CELL], tile_cell):
            found.append(middle)
    if state.tables.closes:
        for slot in slots_ended_by(state, state.last_tile()):
            root = words[slot + ROOT]
            if words[root + OPEN] == 0 and root not in found:
                found.append(root)
    return found


def slots_ended_by(state: State, tile: i64) -> list[int]:
    """Roads and cities beside a tile that end at it, because it does not go on with them."""
    words = state.words
    found: list[int] = []
    for side in range(SIDES):
        other = state.tile_at(words[tile + TILE_CELL] + NEIGHBOUR[side])
        if other != 0 and state.slot_at(tile, side * 3 + 1) == 0:
            slot = state.slot_at(other, (side + 2) % SIDES * 3 + 1)
            if slot != 0:
                found.append(slot)
    return found


def score_finished(state: State) -> None:
    """Score every road, city and monastery that is now finished; its figures go home."""
    rules = state.rules
    if len(rules.on_finished) + len(rules.on_scored) + len(rules.adds_rank) > 0 or state.tables.closes:
        _score_finished_with_boxes(state)
        return
    words = state.words
    tile = state.last_tile()
    slot = words[tile + TILE_SLOTS]
    end = state.slots_end(tile)
    while slot < end:
        root = words[slot + ROOT]
        if words[root + OPEN] == 0 and words[root + FIGURES] != 0:
            score_feature(state, root, FINISHED)
            verbs.clear(state, root, SCORED)
        slot += SLOT_WORDS
    for at in range(state.middles_at, words[MIDDLES_END], MIDDLE_WORDS):
        middle = words[at + MIDDLE_SLOT]
        if words[middle + OPEN] == 0 and words[middle + FIGURES] != 0:
            score_feature(state, middle, FINISHED)
            verbs.clear(state, middle, SCORED)
    if words[CHANGED_END] != state.changed_at:
        _score_changed(state)


def _score_changed(state: State) -> None:
    """Score what bridges, tunnels and ferries have finished."""
    words = state.words
    for at in range(state.changed_at, words[CHANGED_END]):
        root = words[words[at] + ROOT]
        if words[root + OPEN] == 0 and words[root + FIGURES] != 0:
            score_feature(state, root, FINISHED)
            verbs.clear(state, root, SCORED)
    verbs.forget_changes(state)


def _score_finished_with_boxes(state: State) -> None:
    """The same, with boxes that want to hear of everything at once."""
    features = finished_features(state)
    if not features:
        verbs.forget_changes(state)
        return
    for box in state.rules.on_finished:
        box.on_finished(state, features)
    if len(state.rules.adds_rank) > 0:
        features = _in_order(state, features)
    awards: list[Award] = []
    for feature in features:
        if state.words[feature + FIGURES] != 0:
            awards += award(state, feature, FINISHED)
    for box in state.rules.on_scored:
        box.on_scored(state, awards)
    for feature in features:
        verbs.clear(state, feature, SCORED)
    verbs.forget_changes(state)


def _in_order(state: State, features: list[int]) -> list[int]:
    """Put the features that somebody wants to be scored sooner before the others."""
    ranks: list[tuple[int, int]] = []
    for place, feature in enumerate(features):
        rank: i64 = 0
        for box in state.rules.adds_rank:
            rank += box.adds_rank(state, feature)
        ranks.append((rank, place))
    return [features[place] for _, place in sorted(ranks)]


def award(state: State, feature: i64, claim: i64) -> list[Award]:
    """Score a feature and say who got how much by the majority."""
    before = [state.score_of(player) for player in range(state.players)]
    _pay_majority(state, feature, claim)
    paid = [Award(player, state.score_of(player) - before[player], claim, feature) for player in winners(state)]
    _tell_scored(state, feature, claim, at_end=False)
    return paid


def winners(state: State) -> list[int]:
    """Who got the points of the feature scored last: everyone with the greatest strength."""
    best: i64 = 1
    for player in range(state.players):
        if STRENGTHS[player] > best:
            best = STRENGTHS[player]
    return [int(player) for player in range(state.players) if STRENGTHS[player] == best]


def leaders(state: State, feature: i64) -> list[int]:
    """Who would get the points of a feature now: everyone with the greatest strength there."""
    _weigh(state, feature)
    return winners(state)


def value_of(state: State, feature: i64, claim: i64) -> Tally:
    """Count a feature as if somebody claimed it; the tally is good until the next one is counted."""
    tally = TALLY
    tally.start(claim, state.kind_of(feature), feature)
    count_feature(state, tally)
    for box in state.rules.adds_points:
        box.adds_points(state, tally)
    return tally


def value_for(state: State, feature: i64, claim: i64, player: i64) -> Tally:
    """Count a feature as one player would claim it, with what boxes add for him alone."""
    tally = value_of(state, feature, claim)
    tally.owner = player
    for box in state.rules.adds_own_points:
        box.adds_own_points(state, tally)
    return tally


def score_feature(state: State, feature: i64, claim: i64, *, at_end: bool = False) -> None:
    """Score a feature: the majority is paid, then boxes hear of it."""
    _pay_majority(state, feature, claim)
    _tell_scored(state, feature, claim, at_end=at_end)


def _tell_scored(state: State, feature: i64, claim: i64, *, at_end: bool) -> None:
    for box in state.rules.on_feature_scored:
        box.on_feature_scored(state, feature, claim, at_end=at_end)


def _pay_majority(state: State, feature: i64, claim: i64) -> None:
    """Count a feature and pay whoever has the majority on it; ties are paid in full."""
    best = _weigh(state, feature)
    if best == 0:
        return
    if len(state.rules.adds_own_points) > 0:
        _score_own(state, feature, claim)
        return
    tally = value_of(state, feature, claim)
    points = tally.points()
    for player in range(state.players):
        if STRENGTHS[player] == best:
            verbs.score(state, player, points, tally)


def _score_own(state: State, feature: i64, claim: i64) -> None:
    """Pay each owner his own sum, where boxes add for single owners."""
    for player in winners(state):
        tally = value_for(state, feature, claim, player)
        verbs.score(state, player, tally.points(), tally)


def _weigh(state: State, feature: i64) -> i64:
    """Count each player's strength on a feature; give the greatest."""
    words = state.words
    strengths = STRENGTHS
    for player in range(state.players):
        strengths[player] = 0
    spots = state.rules.spots_at
    figure = state.figures_at
    end = words[FIGURES_END]
    while figure < end:
        spot = words[figure + SPOT]
        if spot < spots and words[spot + ROOT] == feature:
            strengths[words[figure + OWNER]] += strength_of(state, words[figure + PIECE], feature)
        figure += FIGURE_WORDS
    best: i64 = 0
    for player in range(state.players):
        if strengths[player] > best:
            best = strengths[player]
    return best


def strength_of(state: State, piece: i64, feature: i64) -> i64:
    """How much a figure counts on a feature."""
    strength = state.rules.strength[piece]
    for box in state.rules.weighs_figure:
        strength += box.weighs_figure(state, piece, feature)
    return strength


def count_feature(state: State, tally: Tally) -> None:
    """Write the lines of a feature: tiles and pennants, or finished cities."""
    feature = tally.feature
    if tally.kind == FIELD:
        tally.add("finished cities", state.finished_cities_of(feature), city_points(state, tally.claim))
    elif tally.kind >= MONASTERY:
        tally.add(TILES, MONASTERY_POINTS - state.words[feature + OPEN], 1)
    elif tally.kind == ROAD:
        tally.add(TILES, state.tiles_of(feature), 1)
    else:
        each = CITY_POINTS
        if tally.claim != FINISHED:
            each = 1
        tally.add(TILES, state.tiles_of(feature), each)
        pennants = state.pennants_of(feature)
        if pennants > 0:
            tally.add(PENNANTS, pennants, each)


def city_points(state: State, claim: i64) -> i64:
    """What a finished city is worth on a field: 3 to its farmers, and what a box says to claims of its own."""
    points = state.rules.city_points[claim]
    if points == 0:
        return FIELD_POINTS
    return points


def score_end(state: State) -> None:
    """Score unfinished roads, cities and monasteries, then the fields; every figure goes home."""
    _score_standing(state, fields=False)
    _score_standing(state, fields=True)
    for box in state.rules.on_game_ended:
        box.on_game_ended(state)


def _score_standing(state: State, *, fields: bool) -> None:
    """Score every feature on which somebody stands: the fields, or all others. A site is worth nothing."""
    words = state.words
    figure = state.figures_at
    while figure < words[FIGURES_END]:
        spot = words[figure + SPOT]
        if spot < state.rules.spots_at and (state.kind_of(spot) == FIELD) == fields:
            root = words[spot + ROOT]
            if state.kind_of(spot) != SITE:
                score_feature(state, root, FARMER if fields else UNFINISHED, at_end=True)
            verbs.clear(state, root, ENDED)
            figure = state.figures_at
        else:
            figure += FIGURE_WORDS


class LandAppraiser(Appraiser):
    """What the features of the land are worth; a site, or what something is built upon, is worth nothing."""

    def strength(self, state: State, piece: i64, feature: i64) -> i64:
        """How much a figure counts on a feature, boxes included."""
        return strength_of(state, piece, feature)

    def worth(self, state: State, feature: i64) -> i64:
        """What a feature would bring if it were finished as it is; a field is never finished."""
        return self._points(state, feature, FINISHED)

    def worth_at_end(self, state: State, feature: i64) -> i64:
        """What it would bring unfinished at the end."""
        return self._points(state, feature, UNFINISHED)

    def worth_to(self, state: State, feature: i64, player: i64) -> i64:
        """What a field would bring one of its owners."""
        return value_for(state, feature, FARMER, player).points()

    def _points(self, state: State, feature: i64, claim: i64) -> i64:
        kind = state.kind_of(feature)
        if kind in (SITE, COVERED):
            return 0
        if kind == FIELD:
            claim = FARMER
        return value_of(state, feature, claim).points()

"""What a position is worth to each player: points, what figures on the table may still bring, figures in supply.

Everything is said in words of the kernel: features, open ends, tiles of the bag. How many points a feature brings is
asked of the appraiser of the rule set; what a box alone knows it adds by ``adds_prospects``.

What is known of a feature is kept for one *base* position (:meth:`Evaluation.rebase`), so that of many alternatives
only those features are counted again that a tile has *touched* (:meth:`Evaluation.touch`).
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bastide.bots.search.holes import NEIGHBOUR, Holes
from bastide.kernel.geometry import SIDES
from bastide.kernel.layout import (
    ASKED,
    BAG_LEFT,
    FEATURE,
    FIGURE_WORDS,
    FIGURES_END,
    NEXT,
    NOBODY,
    OPEN,
    OWNER,
    PIECE,
    ROOT,
    SPOT,
    TILE,
    TILE_CELL,
    TILE_SLOTS,
)
from bastide.kernel.pieces import PIECE_KINDS
from bastide.kernel.rules import LAND
from bastide.kernel.tables import CITY, COURTYARD, FIELD, MONASTERY, SITE, SLOT_WORDS
from bastide.kernel.vecs import vec

if TYPE_CHECKING:
    from bastide.bots.search.weights import Weights
    from bastide.kernel.hooks import Appraiser
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

SEATS: Final[i64] = 8
"""Places for players in a row of scratch memory."""
MOST_SUPPLY: Final[i64] = 16
FIELD_POINTS: Final = 3.0
"""What an unfinished city may become worth to the farmers beside it."""
FULL: Final = 36.0
"""Own turns with a full bag of the base game for two."""
MIDDLE_POINTS: Final = 9.0
MIDDLE_PACE: Final = 0.2
"""How many of the own turns are of use for one cell around a monastery."""
FAR: Final = 1e9


class Evaluation:
    """Values positions of one rule set. It has scratch memory: one for each search."""

    def __init__(self, rules: Rules, weights: Weights) -> None:
        self.rules: Rules = rules
        self.weights: Weights = weights
        self.appraiser: Appraiser = rules.appraiser
        self.ties_pay: bool = rules.appraiser.shares()
        self.plain: bool = rules.game == LAND and len(rules.adds_points) + len(rules.adds_own_points) == 0
        """Does no box add anything to what features bring? Then counting is quicker."""
        self.holes: Holes = Holes(rules, weights)
        self.players: i64 = rules.players
        self.spots_at: i64 = rules.spots_at
        self.is_follower: vec[i64] = vec[i64]([0] * PIECE_KINDS)
        for index in range(len(rules.followers)):
            self.is_follower[rules.followers[index]] = 1
        self.values: vec[float] = vec[float]([0.0] * SEATS)
        """What the position valued last is worth to each player."""
        self.margins: vec[float] = vec[float]([0.0] * SEATS)
        """How far each player is ahead of the best other one in it, see :meth:`compare`."""
        self.turns: float = 1.0
        """Own turns that are left."""
        # Claimed features of the position that is valued.
        most = int(rules.links_at - rules.figures_at) // int(FIGURE_WORDS) + 64
        self.stamp: i64 = 0
        self.place_of: vec[i64] = vec[i64]([0] * rules.size)
        self.place_stamp: vec[i64] = vec[i64]([0] * rules.size)
        self.roots: vec[i64] = vec[i64]([0] * most)
        self.power: vec[i64] = vec[i64]([0] * (most * SEATS))
        self.men: vec[i64] = vec[i64]([0] * (most * SEATS))
        # Followers in supply and those on their way back.
        self.free: vec[float] = vec[float]([0.0] * SEATS)
        self.free_worth: vec[float] = vec[float]([0.0] * (MOST_SUPPLY + 1))
        self.kept_free: float = 0.0
        self.kept_worth: float = 0.0
        # What is known of features that have not changed since the base position.
        self.base: i64 = 0
        self.touch_stamp: i64 = 0
        self.touched: vec[i64] = vec[i64]([0] * rules.size)
        self.worth_stamp: vec[i64] = vec[i64]([0] * rules.size)
        self.worth_of: vec[float] = vec[float]([0.0] * rules.size)
        self.finish_of: vec[float] = vec[float]([0.0] * rules.size)
        self.chance_stamp: vec[i64] = vec[i64]([0] * rules.size)
        self.chance_of: vec[float] = vec[float]([0.0] * rules.size)
        self.seen: vec[i64] = vec[i64]([0] * rules.size)
        self.finish: float = 0.0
        """How likely the feature appraised last is finished."""
        self.shape()

    def shape(self) -> None:
        """Make what follows from the weights."""
        each = self.weights.free
        total = 0.0
        for number in range(MOST_SUPPLY):
            total += each
            each *= self.weights.free_ratio
            self.free_worth[number + 1] = total

    # -- base positions ------------------------------------------------------------------------

    def prepare(self, state: State) -> None:
        """Count the bag of this position, and make it the base."""
        self.holes.count_bag(state)
        self.rebase()

    def rebase(self) -> None:
        """Forget what is known of features: another position is the base from now on."""
        self.stamp += 1
        self.base = self.stamp
        self.touch_stamp = self.stamp

    def touch(self, state: State, tile: i64) -> None:
        """Note which features a tile has changed: those it shows, and those with a hole beside it."""
        words = state.words
        self.stamp += 1
        stamp = self.stamp
        self.touch_stamp = stamp
        touched = self.touched
        closed_city = False
        slot = words[tile + TILE_SLOTS]
        end = state.slots_end(tile)
        while slot < end:
            root = words[slot + ROOT]
            touched[root] = stamp
            if words[root + OPEN] == 0 and state.kind_of(root) == CITY:
                closed_city = True
            slot += SLOT_WORDS
        if closed_city:
            self._touch_lands(state)
        cell = words[tile + TILE_CELL]
        holes = self.holes
        for side in range(SIDES):
            hole = cell + NEIGHBOUR[side]
            for around in range(SIDES):
                if around != (side + 2) & 3:
                    root = holes.neighbours_of_hole(state, hole, around)
                    if root != 0:
                        touched[root] = stamp

    def _touch_lands(self, state: State) -> None:
        """A finished city changes every claimed field."""
        words = state.words
        figure = state.figures_at
        end = words[FIGURES_END]
        while figure < end:
            spot = words[figure + SPOT]
            if spot < self.spots_at:
                root = words[spot + ROOT]
                if state.kind_of(root) == FIELD:
                    self.touched[root] = self.touch_stamp
            figure += FIGURE_WORDS

    # -- the whole position ----------------------------------------------------------------------

    def margin(self, state: State, player: i64) -> float:
        """How far a player is ahead of the best other one."""
        self.evaluate(state)
        return self.ahead(player)

    def ahead(self, player: i64) -> float:
        """The same for the position valued last. Who plays alone wants many points."""
        if self.players == 1:
            return self.values[player]
        best = -FAR
        for other in range(self.players):
            if other != player and self.values[other] > best:
                best = self.values[other]
        return self.values[player] - best

    def compare(self, state: State) -> None:
        """Value the position, and leave in ``margins`` how far each player is ahead."""
        self.evaluate(state)
        for player in range(self.players):
            self.margins[player] = self.ahead(player)

    def evaluate(self, state: State) -> None:
        """Value the position for every player, into ``values``."""
        words = state.words
        values = self.values
        players = self.players
        for player in range(players):
            values[player] = float(words[state.scores_at + player])
        if words[ASKED] == NOBODY:
            return
        self.turns = float(words[BAG_LEFT]) / float(players)
        self._count_supplies(state)
        count = self._gather(state)
        for place in range(count):
            self._share(state, place)
        phase = self._phase()
        for player in range(players):
            values[player] += phase * self._worth_of_free(self.free[player])
        for box in self.rules.adds_prospects:
            for player in range(players):
                values[player] += box.adds_prospects(state, player)

    def _count_supplies(self, state: State) -> None:
        followers = self.rules.followers
        for player in range(self.players):
            free: i64 = 0
            for index in range(len(followers)):
                free += state.words[state.supply_at + player * PIECE_KINDS + followers[index]]
            self.free[player] = float(free)

    def _share(self, state: State, place: i64) -> None:
        """Give a claimed feature to its leaders, and followers on it back where they are likely to come home."""
        weights = self.weights
        values = self.values
        power = self.power
        root = self.roots[place]
        worth = self.worth(state, root)
        finish = self.finish * weights.returning
        at = place * SEATS
        best: i64 = 0
        leaders: i64 = 0
        for player in range(self.players):
            strength = power[at + player]
            if strength > best:
                best = strength
                leaders = 1
            elif strength == best:
                leaders += 1
        if best > 0 and (leaders == 1 or self.ties_pay):
            hope = 0.0
            if state.kind_of(root) == FIELD:
                hope = worth * weights.field_hope * self._fullness()
            else:
                worth *= 1.0 - weights.risk * self._fullness()
            for player in range(self.players):
                if power[at + player] == best:
                    values[player] += worth
                elif power[at + player] > 0:
                    values[player] += hope
        if finish > 0.0:
            for player in range(self.players):
                self.free[player] += finish * float(self.men[at + player])

    def _gather(self, state: State) -> i64:
        """Find every claimed feature and how strong each player is there; give their number."""
        words = state.words
        self.stamp += 1
        stamp = self.stamp
        place_stamp = self.place_stamp
        strengths = self.rules.strength
        weighed = len(self.rules.weighs_figure) > 0
        spots_at = self.spots_at
        count: i64 = 0
        figure = state.figures_at
        end = words[FIGURES_END]
        while figure < end:
            spot = words[figure + SPOT]
            if spot < spots_at:
                piece = words[figure + PIECE]
                strength = strengths[piece]
                root = words[spot + ROOT]
                if weighed:
                    for box in self.rules.weighs_figure:
                        strength += box.weighs_figure(state, piece, root)
                if place_stamp[root] != stamp:
                    place_stamp[root] = stamp
                    self.place_of[root] = count
                    self.roots[count] = root
                    for player in range(self.players):
                        self.power[count * SEATS + player] = 0
                        self.men[count * SEATS + player] = 0
                    count += 1
                place = self.place_of[root] * SEATS + words[figure + OWNER]
                self.power[place] += strength
                if self.is_follower[piece] != 0:
                    self.men[place] += 1
            figure += FIGURE_WORDS
        return count

    def gather(self, state: State) -> None:
        """Find out who stands where, for :meth:`who_leads`."""
        self._gather(state)

    def who_leads(self, root: i64, player: i64) -> i64:
        """Who leads on a claimed feature: 1 the player, 2 somebody else, 3 both."""
        at = self.place_of[root] * SEATS
        own = self.power[at + player]
        best: i64 = 0
        for other in range(self.players):
            if other != player and self.power[at + other] > best:
                best = self.power[at + other]
        if own > best:
            return 1
        if own < best:
            return 2
        return 3

    def _fullness(self) -> float:
        """How much of the game is left, 1 at its beginning."""
        full = self.turns / FULL
        if full > 1.0:
            return 1.0
        return full

    # -- followers -------------------------------------------------------------------------------

    def _phase(self) -> float:
        """How much followers in supply count at this time of the game."""
        weights = self.weights
        return (1.0 - exp(-self.turns / weights.free_turns)) * (1.0 + weights.free_growth * self._fullness())

    def _worth_of_free(self, number: float) -> float:
        """What so many followers in supply are worth, fractions between whole numbers."""
        below: i64 = 0
        rest = number
        while rest >= 1.0 and below < MOST_SUPPLY - 1:
            rest -= 1.0
            below += 1
        return self.free_worth[below] + rest * (self.free_worth[below + 1] - self.free_worth[below])

    def note_free(self, player: i64) -> None:
        """Keep what the followers of a player were worth in the position valued last, for :meth:`claim`."""
        self.kept_free = self.free[player]
        self.kept_worth = self._worth_of_free(self.kept_free)

    def claim(self, state: State, spot: i64) -> float:
        """How much better it is to put a follower on a free feature than to pass, see :meth:`note_free`."""
        root = state.words[spot + ROOT]
        worth = self.worth(state, root)
        back = self.finish * self.weights.returning
        if state.words[root + OPEN] == 0:
            back = 1.0
        elif state.kind_of(root) != FIELD:
            worth *= 1.0 - self.weights.risk * self._fullness()
        return worth + self._phase() * (self._worth_of_free(self.kept_free - 1.0 + back) - self.kept_worth)

    # -- one feature -------------------------------------------------------------------------------

    def worth(self, state: State, root: i64) -> float:
        """What a feature will bring to its leader; leaves how likely it is finished in ``finish``."""
        fresh = self.touched[root] == self.touch_stamp
        if not fresh and self.worth_stamp[root] == self.base:
            self.finish = self.finish_of[root]
            return self.worth_of[root]
        worth = self._appraise(state, root)
        if not fresh:
            self.worth_stamp[root] = self.base
            self.worth_of[root] = worth
            self.finish_of[root] = self.finish
        return worth

    def _appraise(self, state: State, root: i64) -> float:
        """Count it anew."""
        kind = state.kind_of(root)
        appraiser = self.appraiser
        self.finish = 0.0
        if kind == FIELD:
            if self.plain:
                return self._cities_beside(state, root, FIELD_POINTS)
            return float(appraiser.worth_at_end(state, root)) + self._cities_beside(state, root, 0.0)
        if kind == COURTYARD:
            return float(appraiser.worth_at_end(state, root))
        if kind == SITE:
            return 0.0
        if MONASTERY <= kind < SITE:
            return self._appraise_middle(state, root)
        chance = self.holes.chance_to_finish(state, root, kind, self.turns)
        self.finish = chance
        if self.plain:
            part = float(state.tiles_of(root))
            whole = part
            if kind == CITY:
                part += float(state.pennants_of(root))
                whole = 2.0 * part
        else:
            whole = float(appraiser.worth(state, root))
            part = float(appraiser.worth_at_end(state, root))
        if state.words[root + OPEN] == 0:
            return whole
        return part + chance * (whole - part)

    def _appraise_middle(self, state: State, root: i64) -> float:
        """Value a monastery or the like: each free cell around it is filled with some chance."""
        each = 1.0 - exp(-self.weights.reach_middle * self.turns * MIDDLE_PACE)
        missing = state.words[root + OPEN]
        self.finish = 1.0
        for _ in range(missing):
            self.finish *= each
        if self.plain:
            return MIDDLE_POINTS - float(missing) + each * float(missing)
        return float(self.appraiser.worth_at_end(state, root)) + each * float(missing)

    def _cities_beside(self, state: State, field: i64, finished: float) -> float:
        """What cities beside a field bring: unfinished ones by their chances, finished ones as *finished* says."""
        words = state.words
        borders_of = state.tables.borders_of
        self.stamp += 1
        stamp = self.stamp
        seen = self.seen
        hoped = 0.0
        there = 0.0
        slot = field
        while True:
            borders = borders_of[words[slot + FEATURE]]
            if borders != 0:
                city = words[words[slot + TILE] + TILE_SLOTS]
                while borders != 0:
                    if borders & 1:
                        root = words[city + ROOT]
                        if seen[root] != stamp:
                            seen[root] = stamp
                            if words[root + OPEN] != 0:
                                hoped += self._chance_of_city(state, root)
                            else:
                                there += finished
                    borders >>= 1
                    city += SLOT_WORDS
            slot = words[slot + NEXT]
            if slot == field:
                return there + FIELD_POINTS * self.weights.field_city * hoped

    def _chance_of_city(self, state: State, root: i64) -> float:
        """How likely a city is finished, counted once for each base."""
        fresh = self.touched[root] == self.touch_stamp
        if not fresh and self.chance_stamp[root] == self.base:
            return self.chance_of[root]
        chance = self.holes.chance_to_finish(state, root, CITY, self.turns)
        if not fresh:
            self.chance_stamp[root] = self.base
            self.chance_of[root] = chance
        return chance

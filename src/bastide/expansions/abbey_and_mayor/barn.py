"""The barn: it stands where four tiles meet and takes a field over for good (complete rules 4.4.8, 4.4.8.1, 6.2).

A barn stands on the field of the tile to the south-east of the place where the four tiles meet, so that it is always
``barn farmer NL`` on that tile. If the tile laid last is one of the four, the barn was placed in this turn: before,
it could not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from bastide.base.scoring import award, value_of
from bastide.kernel import verbs
from bastide.kernel.codes import figure_code
from bastide.kernel.hooks import Award, Figure, Holding, Phase
from bastide.kernel.layout import FIGURE_WORDS, FIGURES, FIGURES_END, PIECE, ROOT, SPOT, TILE, TILE_CELL, TILE_SLOTS
from bastide.kernel.phases import is_forbidden
from bastide.kernel.pieces import BARN, PHANTOM, SCORED
from bastide.kernel.scoring import CONNECTED, FARMER
from bastide.kernel.tables import FIELD, SLOT_WORDS
from bastide.kernel.turn import Step
from bastide.kernel.vecs import vec

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

CORNERS: Final[i64] = 4
CONNECTED_POINTS: Final[i64] = 1
BARN_POINTS: Final[i64] = 4
FROM_SOUTH_EAST: Final = vec[i64]([0, -1, -512, -513])
"""From the south-eastern of four tiles that meet to each of them."""
FIRST_HALF: Final = vec[i64]([0, 2, 8, 5])
SECOND_HALF: Final = vec[i64]([11, 3, 9, 6])
"""Ports of the two half sides of each tile beside the corner where the four meet."""


class Barns:
    """Where a barn may stand, and what it pays."""

    def __init__(self, number: int, *, beside_barns: bool) -> None:
        self.number = number
        """Barns of each player."""
        self.beside_barns = beside_barns
        """May a barn stand on a field that has one already?"""

    def set_up(self, rules: Rules) -> None:
        """A city is worth 1 to farmers who meet a barn, and 4 to the owner of a barn at the end (4.4.8.1, 6.2)."""
        rules.city_points[CONNECTED] = CONNECTED_POINTS
        self.claim: i64 = rules.add_claim("barn")
        """Owners of a barn, at the end."""
        rules.city_points[self.claim] = BARN_POINTS
        rules.appraiser.holdings.append(FieldsOfBarns(self))

    def offer(self, state: State) -> None:
        """A barn stands where the tile just laid meets three others and all four show nothing but field (4.4.8)."""
        if state.supply_of(state.player, BARN) == 0:
            return
        last = state.last_tile()
        cell = state.words[last + TILE_CELL]
        for corner in range(CORNERS):
            slot = field_at_corner(state, cell - FROM_SOUTH_EAST[corner])
            if slot == 0 or is_forbidden(state, BARN, state.slot_at(last, FIRST_HALF[corner])):
                continue
            if self.beside_barns or not has_barn(state, slot):
                state.code_count = state.offer(state.code_count, figure_code(BARN, slot))

    def may_stand(self, state: State, spot: i64) -> bool:
        """Do four tiles, the one just laid among them, meet at the place and show nothing but field?"""
        if spot >= state.rules.spots_at:
            return False
        cell = state.words[state.words[spot + TILE] + TILE_CELL]
        last = state.words[state.last_tile() + TILE_CELL]
        return meets(cell, last) and field_at_corner(state, cell) == spot

    def fields_to_score(self, state: State) -> list[tuple[int, int]]:
        """Fields whose farmers must be scored now, each once, and what for."""
        return [(field, claim) for field, claim in self.fields_at_barns(state).items() if has_farmers(state, field)]

    def fields_at_barns(self, state: State) -> dict[int, int]:
        """Fields with a barn that this turn has touched, and what farmers there are scored for.

        It is as at the end where a barn was placed in this turn, and less where the tile just laid has connected the
        farmers with a barn (4.4.8.1).
        """
        words = state.words
        last = state.last_tile()
        claims: dict[int, int] = {}
        spots = barn_spots(state)
        for spot in spots:
            for slot in range(words[last + TILE_SLOTS], state.slots_end(last), SLOT_WORDS):
                if words[slot + ROOT] == words[spot + ROOT]:
                    claims[words[spot + ROOT]] = CONNECTED
        for spot in spots:
            if meets(words[words[spot + TILE] + TILE_CELL], words[last + TILE_CELL]):
                claims[words[spot + ROOT]] = FARMER
        return claims

    def owners_on(self, state: State, field: i64) -> list[int]:
        """Everybody who has a barn on a field."""
        return sorted({figure.owner for figure in verbs.figures_on(state, field) if figure.piece == BARN})

    def score_at_end(self, state: State, feature: i64) -> None:
        """Everybody who has a barn on a field is paid for its finished cities, whoever else has one there (6.2)."""
        if state.kind_of(feature) != FIELD:
            return
        for owner in self.owners_on(state, feature):
            tally = value_of(state, feature, self.claim)
            verbs.score(state, owner, tally.points(), tally)


class FieldsOfBarns(Holding):
    """Fields that are paid to the owners of barns at the end (6.2)."""

    def __init__(self, barns: Barns) -> None:
        self.barns = barns

    def owners(self, state: State, feature: i64) -> list[int]:
        """Everybody who has a barn there."""
        return self.barns.owners_on(state, feature)

    def worth(self, state: State, feature: i64) -> i64:
        """What the finished cities bring each of them."""
        return value_of(state, feature, self.barns.claim).points()


def field_at_corner(state: State, cell: i64) -> i64:
    """Give the field at the north-western corner of a cell, 0 if four tiles do not show nothing but field there."""
    found: i64 = 0
    for corner in range(CORNERS):
        tile = state.tile_at(cell + FROM_SOUTH_EAST[corner])
        if tile == 0:
            return 0
        slot = state.slot_at(tile, FIRST_HALF[corner])
        if slot == 0 or slot != state.slot_at(tile, SECOND_HALF[corner]):
            return 0
        if corner == 0:
            found = slot
    return found


def meets(cell: i64, other: i64) -> bool:
    """Is *other* one of the four cells that meet at the north-western corner of *cell*?"""
    for corner in range(CORNERS):
        if cell + FROM_SOUTH_EAST[corner] == other:
            return True
    return False


def barn_spots(state: State) -> list[int]:
    """Give the places of all barns."""
    words = state.words
    found: list[int] = []
    for figure in range(state.figures_at, words[FIGURES_END], FIGURE_WORDS):
        if words[figure + PIECE] == BARN:
            found.append(words[figure + SPOT])  # noqa: PERF401 - a range in a comprehension makes objects
    return found


def has_barn(state: State, slot: i64) -> bool:
    """Does a barn stand on the field?"""
    words = state.words
    root = words[slot + ROOT]
    if words[root + FIGURES] == 0:
        return False
    for spot in barn_spots(state):
        if words[spot + ROOT] == root:
            return True
    return False


def has_farmers(state: State, field: i64) -> bool:
    """Do farmers stand on the field?"""
    for figure in verbs.figures_on(state, field):
        if figure.piece <= PHANTOM:
            return True
    return False


def score_farmers(state: State, fields: list[tuple[int, int]]) -> None:
    """Score farmers on fields, each for what stands with it; they go home with their pigs, barns stay (4.4.8.1)."""
    awards: list[Award] = []
    leaving: list[Figure] = []
    for field, claim in fields:
        awards += award(state, field, claim)
        leaving += [figure for figure in verbs.figures_on(state, field) if figure.piece != BARN]
    if not leaving:
        return
    for box in state.rules.on_scored:
        box.on_scored(state, awards)
    verbs.remove(state, leaving, SCORED)


class ScoreBarns(Phase):
    """Farmers who share their field with a barn are scored."""

    step: ClassVar[Step] = Step.SCORE

    def __init__(self, barns: Barns) -> None:
        super().__init__()
        self.barns = barns

    def enter(self, state: State) -> None:
        """Score."""
        score_farmers(state, self.barns.fields_to_score(state))


class ScoreLateFarmers(Phase):
    """Farmers who have come to a barn before the final scoring are scored like those who meet one."""

    step: ClassVar[Step] = Step.BEFORE_FINAL

    def enter(self, state: State) -> None:
        """Score them."""
        fields = dict.fromkeys(int(state.words[spot + ROOT]) for spot in barn_spots(state))
        score_farmers(state, [(field, int(CONNECTED)) for field in fields if has_farmers(state, field)])

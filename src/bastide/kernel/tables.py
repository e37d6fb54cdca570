"""Tile types turned into numbers, once per rule set.

A *kind* is the index of a tile type, a *turn* is ``kind * 4 + rotation``. Every table is a
packed array, so that the board never touches a tile object.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from bastide.kernel import tiles
from bastide.kernel.geometry import turned_half, turned_side
from bastide.kernel.vecs import vec
from bastide.kernel.vocabulary import BUILDINGS

if TYPE_CHECKING:
    from bastide.kernel.tiles import Feature, TileType

SLOT_WORDS: Final[i64] = 7
"""Words of one slot, see ``state``; ports count in words so that adding one finds the slot."""

PORTS: Final[i64] = 12
"""Places where a tile meets its neighbours: on each side a field, the middle, a field."""

NO_PORT: Final[i64] = -1

ANY_FITS: Final[i64] = 1
MANY_FIT: Final[i64] = 1 << 16

ROAD: Final[i64] = 0
CITY: Final[i64] = 1
FIELD: Final[i64] = 2
MONASTERY: Final[i64] = 3
OTHER_BUILDING: Final[i64] = 4
"""A building of a box that is finished like a monastery."""
SITE: Final[i64] = 5
"""A symbol of which a box has made a place for figures: nothing closes it, and it is worth nothing."""
HOUSE: Final[i64] = 6
CASTLE_TOWER: Final[i64] = 7
COURTYARD: Final[i64] = 8
COVERED: Final[i64] = 9
"""A feature upon which a box has built something: it is no longer what is printed, and not scored."""

ELSEWHERE: Final[i64] = 10
"""No feature at all: a place for figures that a box has added."""
PLACE_KINDS: Final[i64] = 11

CLOSING_SIDE: Final = "A"
"""The letter of a side that fits everything and ends what it touches."""
KIND_NUMBERS: Final[dict[str, int]] = dict.fromkeys(BUILDINGS, OTHER_BUILDING) | {
    tiles.ROAD: ROAD,
    tiles.CITY: CITY,
    tiles.FIELD: FIELD,
    tiles.MONASTERY: MONASTERY,
    tiles.HOUSE: HOUSE,
    tiles.CASTLE_TOWER: CASTLE_TOWER,
    tiles.COURTYARD: COURTYARD,
    tiles.COVER: COVERED,
}
LANDS: Final = (tiles.FIELD, tiles.COURTYARD)
"""Features that lie between the others, reach half sides and are never finished."""
NEVER_FINISHED: Final = vec[i64]([0, 0, 1, 0, 0, 1, 0, 0, 1, 0])
"""1 for kinds with an end that nothing ever closes: fields, sites and courtyards."""
NO_LETTER: Final = "."
"""In place of the letter of a side that touches nothing."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Fitting:
    """Which sides may touch. This one asks for the same picture on both, one that closes for none."""

    mixes: ClassVar[bool] = False
    """May features of different kinds touch? They close each other and do not join."""

    def sign(self, letter: str) -> str:
        """Which letter stands for a side where it only matters what fits; few letters make small tables."""
        return letter

    def touches(self, mine: str, other: str) -> bool:
        """May a side with the letter *mine* lie against one with the letter *other*?"""
        return mine == other or CLOSING_SIDE in (mine, other)


class Tables:
    """The numbers of all tile types of one rule set."""

    def __init__(
        self, types: list[TileType], fitting: Fitting, spare_slots: int, *, fields: bool, sites: tuple[str, ...] = ()
    ) -> None:
        self.types: list[TileType] = types
        self.by_code: dict[str, TileType] = {each.code: each for each in types}
        self.fitting: Fitting = fitting
        self.mixed: bool = fitting.mixes
        self.features: list[list[Feature]] = [
            _sites_on(each, sites)
            + [f for f in each.features if f.kind in KIND_NUMBERS and (fields or f.kind != tiles.FIELD)]
            for each in types
        ]
        self.spare_slots: i64 = spare_slots
        most = max(len(each) for each in self.features)
        self.stride: i64 = most
        self.kinds: i64 = len(types)
        signs = ["".join(fitting.sign(letter) for letter in each.edges) for each in types]
        letters = sorted({letter for each in signs for letter in each})
        self.closes: bool = CLOSING_SIDE in letters
        """Is there a tile that ends what it touches?"""
        self.side_bits: i64 = 2 if len(letters) <= 3 else 3
        self.feature_count: vec[i64] = vec[i64]([len(each) for each in self.features])
        self.side_letters: list[str] = [NO_LETTER, *letters]
        """What a side asks for, by the number of its letter."""
        places = {each.id: kind for kind, each in enumerate(types)}
        self.plain_of: vec[i64] = vec[i64](
            [kind if each.plain is None else places[each.plain.id] for kind, each in enumerate(types)]
        )
        """By kind: the kind of the tile as it is printed, without what is built upon it."""
        self.slots: vec[i64] = vec[i64]([len(self.features[plain]) + spare_slots for plain in list(self.plain_of)])
        """By kind: how many slots a laid tile has, with those kept spare for what is built upon it."""
        self._number_features(most)
        self._number_sides(signs, letters)
        self._number_ports()
        self._number_fits(signs, letters, fitting)

    def _number_features(self, most: int) -> None:
        kind: list[int] = []
        ends: list[int] = []
        pennants: list[int] = []
        borders: list[int] = []
        printed: list[int] = []
        labels: list[str] = []
        for tile, features in zip(self.types, self.features, strict=True):
            for place in range(most):
                feature = features[place] if place < len(features) else None
                kind.append(KIND_NUMBERS.get(feature.kind, SITE) if feature else 0)
                ends.append(open_ends(feature) if feature else 0)
                labels.append(feature.name if feature else "")
                pennants.append(feature.pennants if feature else 0)
                cities = [index for index, other in enumerate(features) if feature and other.id in feature.by]
                borders.append(sum(1 << index for index in cities))
                printed.append(tile.features.index(feature) if feature is not None and feature in tile.features else -1)
        self.kind_of: vec[i64] = vec[i64](kind)
        self.label_of: list[str] = labels
        """What people call a feature."""
        self.open_of: vec[i64] = vec[i64](ends)
        self.pennants_of: vec[i64] = vec[i64](pennants)
        self.borders_of: vec[i64] = vec[i64](borders)
        self.number_of: vec[i64] = vec[i64](printed)
        """Number of a feature on its tile as it is printed; -1 for a symbol that is a place for figures."""

    def _number_sides(self, signs: list[str], letters: list[str]) -> None:
        """Number the letters from 1: a side that nothing touches is 0."""
        sides: list[int] = []
        for edges in signs:
            for rotation in range(4):
                turned = turned_edges(edges, rotation)
                sides += [letters.index(letter) + 1 for letter in turned] or [0] * 4
        self.side_of: vec[i64] = vec[i64](sides)

    def _number_ports(self) -> None:
        """For each side: the field left of its middle, the feature in the middle, the field right of it."""
        ports: list[int] = []
        for features in self.features:
            for rotation in range(4):
                turn_ports = [-1] * 12
                for index, feature in enumerate(features):
                    for side in feature.sides:
                        turn_ports[turned_side(side, rotation) * 3 + 1] = index * SLOT_WORDS
                    for half in feature.halves:
                        turned = turned_half(half, rotation)
                        turn_ports[turned // 2 * 3 + (2 if turned % 2 else 0)] = index * SLOT_WORDS
                ports += turn_ports
        self.ports: vec[i64] = vec[i64](ports)

    def _number_fits(self, signs: list[str], letters: list[str], fitting: Fitting) -> None:
        """``fits[pattern_of[kind] + need]``: the rotations that suit a cell, see :func:`fit_entry`."""
        bits = self.side_bits
        size = 1 << (4 * bits)
        touching = [[fitting.touches(mine, other) for other in letters] for mine in letters]
        starts: dict[str, int] = {}
        pattern: list[int] = []
        fits: list[int] = []
        for edges in signs:
            if edges not in starts:
                starts[edges] = len(fits)
                fits += _pattern_fits(edges, letters, touching, bits, size)
            pattern.append(starts[edges])
        self.pattern_of: vec[i64] = vec[i64](pattern)
        self.fits: vec[i64] = vec[i64](fits)

    def marked(self, mark: str, value: str = "true") -> vec[i64]:
        """Give 1 for each feature that bears a printed mark, 0 for all others; ``state.sum_over`` adds them up."""
        found = [0] * (self.kinds * self.stride)
        for kind, features in enumerate(self.features):
            for place, feature in enumerate(features):
                if feature.mark(mark) == value:
                    found[kind * self.stride + place] = 1
        return vec[i64](found)

    def kind_named(self, name: str) -> int:
        """Find a kind by the id or the code of its tile; -1 if it is not in the game."""
        for kind, each in enumerate(self.types):
            if name in (each.id, each.code):
                return kind
        return -1


def _sites_on(tile: TileType, sites: tuple[str, ...]) -> list[Feature]:
    """Make features of the symbols that are places for figures. They come first: a variant adds its own at the end."""
    return [tiles.Feature(site, site) for site in sites if tile.symbol(site)]


def open_ends(feature: Feature) -> int:
    """How many ends of a feature are open: those that lead off the tile, and one that the tile itself leaves open.

    Fields, courtyards and sites have one that nothing ever closes.
    """
    if feature.kind in BUILDINGS:
        return 8
    if feature.kind in LANDS or feature.kind not in KIND_NUMBERS:
        return 1
    return len(feature.sides) + (feature.mark("open") == "true")


def turned_edges(edges: str, rotation: int) -> str:
    """Give the letters of the four sides after some quarter turns clockwise."""
    return edges[4 - rotation :] + edges[: 4 - rotation] if edges else ""


def _pattern_fits(edges: str, letters: list[str], touching: list[list[bool]], bits: int, size: int) -> list[int]:
    if not edges:
        return [0] * size
    allowed: list[list[int]] = []
    for side in range(4):
        by_need = [15]
        for other in range(len(letters)):
            rotations = 0
            for rotation in range(4):
                mine = letters.index(turned_edges(edges, rotation)[side])
                if touching[mine][other]:
                    rotations |= 1 << rotation
            by_need.append(rotations)
        by_need += [0] * ((1 << bits) - len(by_need))
        allowed.append(by_need)
    entries = [fit_entry(rotations) for rotations in range(16)]
    north, east, south, west = allowed
    return [entries[n & e & s & w] for w in west for s in south for e in east for n in north]


def fit_entry(rotations: int) -> int:
    """Pack a set of rotations for reading it without a branch.

    Bit 0 says that it is not empty, bits 1-3 count it, bits 4-7 are the set, bits 8-15 list it
    (two bits each), and bit 16 says that there are more than two.
    """
    entry = rotations << 4
    listed = [rotation for rotation in range(4) if rotations >> rotation & 1]
    for place, rotation in enumerate(listed):
        entry |= rotation << (8 + 2 * place)
    if listed:
        entry |= ANY_FITS | len(listed) << 1
    if len(listed) > 2:
        entry |= MANY_FIT
    return entry

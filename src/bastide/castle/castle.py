"""What a game of The Castle remembers beside the board: wall tiles and whose they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from bastide.castle.events import WallTileTaken, WallTileUsed
from bastide.kernel.codes import KIND_MASK, REVEAL, SCORE, USE, score_code, slot_scored
from bastide.kernel.geometry import STEPS
from bastide.kernel.hooks import Expansion, Shown
from bastide.kernel.layout import FIGURE_WORDS, FIGURES, FIGURES_END, OPEN, OWNER, PIECE, PLAYER, ROOT, SPOT
from bastide.kernel.pieces import KEEP, Piece
from bastide.kernel.tables import HOUSE
from bastide.kernel.vecs import vec
from bastide.language import said

if TYPE_CHECKING:
    from bastide.castle.walls import Wall
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

KINDS: Final[i64] = 9
"""Kinds of wall tiles; their numbers count from 1."""
EXTRA_TURN: Final[i64] = 1
DOUBLE_TOWER: Final[i64] = 2
DOUBLE_HOUSE: Final[i64] = 3
UNFINISHED_ROAD: Final[i64] = 4
UNFINISHED_TOWER: Final[i64] = 5
UNFINISHED_HOUSE: Final[i64] = 6
MARKETS: Final[i64] = 7
LARGER_KEEP: Final[i64] = 8
FIVE_POINTS: Final[i64] = 9

NO_TOWER: Final[i64] = -1
PLAYERS: Final = 2

NOT_FINISHED: Final[i64] = 1
OWN_FIRST: Final[i64] = 2
NOT_DOUBLED: Final[i64] = 3
OTHER_TILE: Final[i64] = 4
ONLY_EXTRA_TURN: Final[i64] = 5
NOT_HIDDEN: Final[i64] = 6
"""Reasons why something is not scored, used or turned up."""

WALL_TILE_PROSPECT: Final = 3.0
"""Points that bots expect from a wall tile; below from each tile under a keep."""
KEEP_PROSPECT: Final = 0.8
MOST_COPIES: Final = 3
"""Copies of one wall tile that may be counted as fresh: two bits."""


class Castle(Expansion):
    """The wall of one rule set, and where a state keeps what belongs to it."""

    name: ClassVar[str] = "castle"
    source: ClassVar[str] = "Die Burg (2003)"
    reasons: ClassVar[tuple[str, ...]] = (
        "castle-not-finished",
        "castle-own-first",
        "castle-not-doubled",
        "castle-other-tile",
        "castle-only-extra-turn",
        "castle-not-hidden",
    )

    def __init__(self, wall: Wall, wall_tiles: list[int]) -> None:
        self.wall = wall
        self.wall_tiles = wall_tiles
        """Copies of each wall tile, by number from 1."""
        corners = [square for square in wall.squares if square.has_tile]
        self.towers: list[int] = [square.field for square in corners]
        """First fields of the corner towers that get a wall tile."""
        by_field = [-1] * wall.fields
        for number, square in enumerate(corners):
            by_field[square.field] = by_field[square.field + 1] = number
        self.fields: i64 = wall.fields
        self.tower_on: vec[i64] = vec[i64](by_field)
        """Number of the corner tower on a field of the track, or NO_TOWER."""
        place = {cell: number for number, cell in enumerate(wall.inside)}
        self.cells: vec[i64] = vec[i64](list(wall.inside))
        self.beside: vec[i64] = vec[i64]([place.get(cell + step, -1) for cell in wall.inside for step in STEPS])
        """The four neighbours of each cell, as places in ``cells``; -1 for the wall."""

    # -- memory --------------------------------------------------------------------------------

    def set_up(self, rules: Rules) -> None:
        """Reserve words, and look up what is printed on the tiles."""
        self.tower_at: i64 = rules.reserve(len(self.towers))
        """1 for each corner tower on which a wall tile still lies."""
        self.unseen_at: i64 = rules.reserve(KINDS)
        """Copies that nobody has seen yet, on the wall or in the box."""
        self.held_at: i64 = rules.reserve(PLAYERS * KINDS)
        """Wall tiles in front of the players."""
        self.fresh_at: i64 = rules.reserve(1)
        """Those that the player on turn took in this turn: two bits for each kind."""
        self.taker_at: i64 = rules.reserve(1)
        """Who takes a wall tile that is about to be turned up, counted from 1; else 0."""
        self.again_at: i64 = rules.reserve(1)
        """1 if the player on turn has another turn after this one."""
        self.fountains: vec[i64] = rules.tables.marked("fountain")
        markets = [0] * (rules.tables.kinds * rules.tables.stride)
        for kind, features in enumerate(rules.tables.features):
            for number, feature in enumerate(features):
                markets[kind * rules.tables.stride + number] = int(feature.mark("market") or 0)
        self.markets: vec[i64] = vec[i64](markets)

    def lay_out(self, state: State) -> None:
        """A wall tile lies face down on every corner tower but the first."""
        for number in range(len(self.towers)):
            state.put(self.tower_at + number, 1)
        for kind, copies in enumerate(self.wall_tiles):
            state.put(self.unseen_at + kind, copies)

    def shows(self, state: State) -> list[Shown]:
        """Wall tiles lie face down on the towers, or in front of who has taken them; markers walk along the wall."""
        tile = int(Piece.WALL_TILE)
        towers = [square.cell for square in self.wall.squares if square.has_tile]
        lie = [cell for number, cell in enumerate(towers) if state.words[self.tower_at + number] != 0]
        found = [Shown(tile, cell=cell) for cell in lie]
        for player in range(PLAYERS):
            found += [Shown(tile, holder=player, count=number) for number in self.tiles_of_player(state, player)]
            lap, field = divmod(int(state.score_of(player)), int(self.fields))
            found.append(Shown(int(Piece.FOLLOWER), owner=player, field=field, count=lap + 1))
        return found

    # -- wall tiles ----------------------------------------------------------------------------

    def held(self, state: State, player: i64, number: i64) -> i64:
        """How many wall tiles with this number a player has."""
        return state.words[self.held_at + player * KINDS + number - 1]

    def tiles_of_player(self, state: State, player: i64) -> list[int]:
        """Give the numbers of all wall tiles in front of a player."""
        return self._numbers(state, self.held_at + player * KINDS)

    def usable(self, state: State, number: i64) -> i64:
        """How many of them the player on turn may use: those from earlier turns."""
        fresh = state.words[self.fresh_at] >> 2 * (number - 1) & 3
        return self.held(state, state.words[PLAYER], number) - fresh

    def land(self, state: State, player: i64) -> None:
        """After a single scoring: a marker exactly on a corner tower takes its wall tile."""
        tower = self.tower_on[state.score_of(player) % self.fields]
        if tower != NO_TOWER and state.words[self.tower_at + tower] != 0:
            state.put(self.tower_at + tower, 0)
            if self._numbers(state, self.unseen_at):
                state.put(self.taker_at, player + 1)

    def take(self, state: State, number: i64) -> None:
        """Turn the taken wall tile up; it may be used from the next turn of its owner on."""
        player = state.words[self.taker_at] - 1
        state.put(self.taker_at, 0)
        unseen = self.unseen_at + number - 1
        state.put(unseen, state.words[unseen] - 1)
        held = self.held_at + player * KINDS + number - 1
        state.put(held, state.words[held] + 1)
        if player == state.words[PLAYER]:
            state.put(self.fresh_at, state.words[self.fresh_at] + (1 << 2 * (number - 1)))
        if state.reporter is not None:
            state.report(WallTileTaken(player, number))

    def use(self, state: State, number: i64) -> None:
        """Take a wall tile of the player on turn out of the game."""
        player = state.words[PLAYER]
        held = self.held_at + player * KINDS + number - 1
        state.put(held, state.words[held] - 1)
        if state.reporter is not None:
            state.report(WallTileUsed(player, number))

    # -- why not -------------------------------------------------------------------------------

    def explains(self, state: State, code: i64) -> i64:
        """Say why a feature is not scored next, or a wall tile neither used nor turned up."""
        kind = code & KIND_MASK
        offered = state.legal_codes()
        if not any(other & KIND_MASK == kind for other in offered):
            return 0
        if kind == USE:
            return ONLY_EXTRA_TURN
        if kind == REVEAL:
            return NOT_HIDDEN
        if kind != SCORE:
            return 0
        slot = slot_scored(code)
        root = state.words[slot + ROOT]
        if state.words[root + OPEN] != 0 or state.words[root + FIGURES] == 0:
            return NOT_FINISHED
        if score_code(slot, 0) in offered:
            return NOT_DOUBLED
        if any(state.words[slot_scored(other) + ROOT] == root for other in offered):
            return OTHER_TILE
        return OWN_FIRST

    def adds_prospects(self, state: State, player: i64) -> float:
        """Wall tiles bring points later, and a large keep may win the empty area."""
        held: i64 = 0
        for kind in range(KINDS):
            held += state.words[self.held_at + player * KINDS + kind]
        prospects = WALL_TILE_PROSPECT * float(held)
        keep = keep_of(state, player)
        if keep != 0:
            prospects += KEEP_PROSPECT * float(state.tiles_of(keep))
        return prospects

    # -- the text of a position ----------------------------------------------------------------

    def write_memory(self, state: State) -> str:
        """``towers 12 16; unseen 1 2 2; held 9, 3 3; fresh 3; takes 1; again``: empty parts are left out."""
        words = state.words
        towers = [field for number, field in enumerate(self.towers) if words[self.tower_at + number] != 0]
        held = [self.tiles_of_player(state, player) for player in range(PLAYERS)]
        fresh = [n + 1 for n in range(KINDS) for _ in range(words[self.fresh_at] >> 2 * n & 3)]
        parts = [
            ("towers", _listed(towers)),
            ("unseen", _listed(self._numbers(state, self.unseen_at))),
            ("held", ", ".join(_listed(numbers) for numbers in held) if held[0] or held[1] else ""),
            ("fresh", _listed(fresh)),
            ("takes", str(words[self.taker_at]) if words[self.taker_at] != 0 else ""),
        ]
        written = [f"{name} {value}" for name, value in parts if value]
        return "; ".join(written + (["again"] if words[self.again_at] != 0 else []))

    def check_position(self, state: State) -> None:
        """There are only so many wall tiles, fresh ones are held, and a keep stands on a house."""
        words = state.words
        for kind, copies in enumerate(self.wall_tiles):
            held = [words[self.held_at + player * KINDS + kind] for player in range(PLAYERS)]
            if words[self.unseen_at + kind] + sum(held) > copies:
                raise ValueError(said("impossible-wall-tiles", copies=int(copies), number=int(kind) + 1))
            if words[self.fresh_at] >> 2 * kind & 3 > held[words[PLAYER]]:
                raise ValueError(said("impossible-fresh", number=int(kind) + 1))
        if words[self.taker_at] != 0 and not self._numbers(state, self.unseen_at):
            raise ValueError(said("impossible-no-wall-tile"))
        for figure in state.figure_list():
            if words[figure + PIECE] == KEEP and state.kind_of(words[figure + SPOT]) != HOUSE:
                raise ValueError(said("impossible-keep"))

    def read_memory(self, state: State, text: str) -> None:
        """Read that again."""
        for part in text.split(";"):
            name, _, value = part.strip().partition(" ")
            if name == "towers":
                for field in value.split():
                    state.put(self.tower_at + self.towers.index(int(field)), 1)
            elif name == "unseen":
                self._count(state, self.unseen_at, value)
            elif name == "held":
                for player, numbers in enumerate(value.split(",", 1)):
                    self._count(state, self.held_at + player * KINDS, numbers)
            elif name == "fresh":
                for number in _numbers_in(value):
                    state.put(self.fresh_at, state.words[self.fresh_at] + (1 << 2 * (number - 1)))
            elif name == "takes" and value in {"1", "2"}:
                state.put(self.taker_at, int(value))
            elif name == "again":
                state.put(self.again_at, 1)
            else:
                raise ValueError(text)

    def _numbers(self, state: State, address: i64) -> list[int]:
        """Numbers of the wall tiles that are counted from an address on."""
        return [kind + 1 for kind in range(KINDS) for _ in range(state.words[address + kind])]

    def _count(self, state: State, address: i64, text: str) -> None:
        for number in _numbers_in(text):
            state.put(address + number - 1, state.words[address + number - 1] + 1)


def keep_of(state: State, player: i64) -> i64:
    """Give the slot on which a player's keep stands, 0 if it stands nowhere."""
    words = state.words
    figure = state.figures_at
    while figure < words[FIGURES_END]:
        if words[figure + PIECE] == KEEP and words[figure + OWNER] == player:
            return words[figure + SPOT]
        figure += FIGURE_WORDS
    return 0


def _listed(numbers: list[int]) -> str:
    return " ".join(str(number) for number in numbers)


def _numbers_in(text: str) -> list[int]:
    """Read numbers of wall tiles; ``ValueError`` if one does not exist, or too often."""
    numbers = [int(part) for part in text.split()]
    for number in numbers:
        if not 1 <= number <= KINDS or numbers.count(number) > MOST_COPIES:
            raise ValueError(text)
    return numbers

"""The Tower: floors that grow into towers, and the prisoners they take.

Der Turm, complete rules 3.3.1, 4.1 (3), 4.4.6, 4.4.7, 4.4.9 and 4.4.11.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from bastide.expansions.tower.actions import Capture, Free
from bastide.expansions.tower.phases import CaptureFollower, ExchangePrisoners
from bastide.kernel import verbs
from bastide.kernel.actions import PlaceToken
from bastide.kernel.codes import (
    KIND_MASK,
    cell_offer,
    figure_code,
    figure_spot_in,
    neutral_cell_in,
    owner_in,
    piece_in,
    seat_offer,
)
from bastide.kernel.geometry import cell_at, is_on_table, x_of, y_of
from bastide.kernel.hooks import Expansion, Figure, Phase, Shown
from bastide.kernel.layout import FIGURES, PLAYER, TILE, TILE_CELL, TILE_SLOTS
from bastide.kernel.options import Option, Value
from bastide.kernel.phases import is_forbidden, is_last_turn_over, turn_of_player
from bastide.kernel.pieces import CAPTURED, ENDED, FREED, PHANTOM, Piece
from bastide.kernel.places import impossible, place_of, slot_named
from bastide.kernel.scoring import PAYMENT, Tally
from bastide.kernel.supplies import check_used
from bastide.kernel.tables import SITE, SLOT_WORDS
from bastide.kernel.turn import Step
from bastide.kernel.whereabouts import cell_of

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

BOX = "tower"
BY_PLAYERS = "by_players"
SYMBOL: Final = "tower"
FLOORS: Final = (10, 10, 9, 7, 6, 5)
"""Floors of each player in games of one, two, three … players (3.3.1 begins with two)."""
MOST_FLOORS: Final = 30
RANSOM: Final[i64] = 3
FLOOR: Final[i64] = 21
LARGE_FOLLOWER: Final[i64] = 1

NO_GUARD: Final[i64] = 1
NO_FLOOR: Final[i64] = 2
NOT_RAISED: Final[i64] = 3
OUT_OF_REACH: Final[i64] = 4
FOLLOWERS_ONLY: Final[i64] = 5
NO_SITE: Final[i64] = 6
GUARDED: Final[i64] = 7
NO_FLOORS_LEFT: Final[i64] = 8
NOT_HELD: Final[i64] = 9
ONE_RANSOM: Final[i64] = 10
PLAIN_ONLY: Final[i64] = 11
NO_RANSOM: Final[i64] = 12
"""Reasons of vetoes."""


class Tower(Expansion):
    """Towers, prisons and ransoms."""

    name: ClassVar[str] = BOX
    reasons: ClassVar[tuple[str, ...]] = (
        "tower-no-guard",
        "tower-no-floor",
        "tower-not-raised",
        "tower-out-of-reach",
        "tower-followers-only",
        "tower-no-site",
        "tower-guarded",
        "tower-no-floors-left",
        "tower-not-held",
        "tower-ransom-once",
        "tower-ransom-plain",
        "tower-no-ransom",
    )
    options: ClassVar[tuple[Option, ...]] = (
        Option("towers", BOX, default=True, choices=(True, False)),
        Option(
            "tower_floors",
            BOX,
            default=BY_PLAYERS,
            choices=(BY_PLAYERS, *range(MOST_FLOORS + 1)),
        ),
        Option("ransom", BOX, default=True, choices=(True, False)),
        Option(
            "ransom_for",
            BOX,
            default="plain_followers",
            choices=("plain_followers", "any_follower"),
        ),
    )

    def choose(self, options: dict[str, Value]) -> None:
        """Take note of the options."""
        self.builds = bool(options["towers"])
        self.floors = options["tower_floors"]
        self.ransom = bool(options["ransom"])
        self.ransom_for_all = options["ransom_for"] == "any_follower"
        self.reaches: list[int] = []
        """Places that are no features, from which towers take prisoners: rulings say so when they are set up."""

    def supply(self, players: int) -> dict[Piece, int]:
        """Each player gets floors, the fewer the more players there are (3.3.1)."""
        if not self.builds:
            return {}
        return {Piece.TOWER_FLOOR: FLOORS[players - 1] if self.floors == BY_PLAYERS else int(self.floors)}

    def sites(self) -> tuple[str, ...]:
        """A tower site is a place for a figure."""
        return (SYMBOL,) if self.builds else ()

    def set_up(self, rules: Rules) -> None:
        """Remember the towers, the one that was raised last, and when a ransom was paid; add the prisons."""
        most = sum(rules.copies[kind] for kind, tile in enumerate(rules.tables.types) if tile.symbol(SYMBOL))
        self.towers = rules.reserve(1)
        """How many tower sites have been laid."""
        self.site_at = rules.reserve(most)
        """Their slots."""
        self.height_at = rules.reserve(most)
        """And how many floors stand on each."""
        self.raised = rules.reserve(1)
        """Slot of the tower that has just been raised; 0 if there is none."""
        self.ransomed = rules.reserve(1)
        """The turn in which a ransom was paid last, and of whom."""
        self.prisons: list[int] = [
            rules.add_spot(f"prison of {player + 1}", holder=int(player)) for player in range(rules.players)
        ]
        self.floor_kind = rules.add_offer(self, PlaceToken)
        self.capture_kind = rules.add_offer(self, Capture)
        self.free_kind = rules.add_offer(self, Free, besides=True)
        self.exchange_kind = rules.add_offer(self, Free)

    def phases(self) -> list[Phase]:
        """Who is captured, and who is exchanged for him."""
        return [CaptureFollower(self), ExchangePrisoners(self)] if self.builds else []

    # -- towers --------------------------------------------------------------------------------

    def on_tile_placed(self, state: State, tile: i64) -> None:
        """Note a new tower site."""
        for slot in range(state.words[tile + TILE_SLOTS], state.slots_end(tile), SLOT_WORDS):
            if state.kind_of(slot) == SITE:
                towers = state.words[self.towers]
                state.put(self.site_at + towers, slot)
                state.put(self.towers, towers + 1)

    def site_slots(self, state: State) -> list[int]:
        """Slots of all tower sites, in the order of laying."""
        return [state.words[self.site_at + number] for number in range(state.words[self.towers])]

    def number_of(self, state: State, slot: i64) -> i64:
        """Which tower stands on a slot."""
        number: i64 = 0
        while state.words[self.site_at + number] != slot:
            number += 1
        return number

    def height_of(self, state: State, slot: i64) -> i64:
        """How many floors the tower on a slot has."""
        return state.words[self.height_at + self.number_of(state, slot)]

    def offers_figures(self, state: State) -> None:
        """Instead of a figure a floor may be laid on any site or tower on which nobody stands (4.4.6, 4.4.6.2)."""
        words = state.words
        if state.supply_of(words[PLAYER], FLOOR) == 0:
            return
        for number in range(words[self.towers]):
            slot = words[self.site_at + number]
            if words[slot + FIGURES] == 0:
                cell = words[words[slot + TILE] + TILE_CELL]
                state.code_count = state.offer(state.code_count, cell_offer(self.floor_kind, FLOOR, cell))

    def lay_floor(self, state: State, cell: i64) -> None:
        """Raise the tower on a cell by one of the player's floors."""
        words = state.words
        verbs.give(state, words[PLAYER], FLOOR, -1)
        number: i64 = 0
        while words[words[words[self.site_at + number] + TILE] + TILE_CELL] != cell:
            number += 1
        state.put(self.height_at + number, words[self.height_at + number] + 1)
        state.put(self.raised, words[self.site_at + number])

    def raze(self, state: State, slot: i64) -> None:
        """Take all floors of a tower out of the game."""
        state.put(self.height_at + self.number_of(state, slot), 0)

    def minds_figure(self, piece: i64, kind: i64) -> bool:
        """Only sites of towers are closed to some."""
        return kind == SITE

    def forbids_figure(self, state: State, piece: i64, spot: i64) -> i64:
        """Nobody stands on a site without a floor, and no mayor or wagon on any tower (4.4.6.2, 4.4.7, 4.4.9)."""
        if spot >= state.rules.spots_at or state.kind_of(spot) != SITE:
            return 0
        if not is_plain(piece):
            return NO_GUARD
        if self.height_of(state, spot) == 0:
            return NO_FLOOR
        return 0

    def offers_places(self, state: State, piece: i64) -> None:
        """A follower may close any tower on which nobody stands, the phantom too (4.4.6.2, 4.4.11)."""
        words = state.words
        for number in range(words[self.towers]):
            slot = words[self.site_at + number]
            if words[self.height_at + number] == 0 or words[slot + FIGURES] != 0:
                continue
            # The tile just laid is looked at anyway.
            if words[slot + TILE] != state.last_tile() and not is_forbidden(state, piece, slot):
                state.code_count = state.offer(state.code_count, figure_code(piece, slot))

    # -- prisoners -----------------------------------------------------------------------------

    def is_in_reach(self, state: State, spot: i64) -> bool:
        """A tower reaches its own tile and, in the four directions, as many cells as it is high.

        What lies between, nothing or another tower, is no hindrance (4.4.6.1).
        """
        words = state.words
        if spot >= state.rules.spots_at and spot not in self.reaches:
            return False
        tower = words[self.raised]
        cell = words[words[tower + TILE] + TILE_CELL]
        other = cell_of(state, spot)
        across = x_of(cell) - x_of(other)
        down = y_of(cell) - y_of(other)
        if across != 0 and down != 0:
            return False
        height = self.height_of(state, tower)
        return -height <= across + down <= height

    def capture(self, state: State, figure: Figure) -> None:
        """Somebody else's follower becomes a prisoner, one's own goes home (4.4.6.1)."""
        player = state.player
        if figure.owner == player:
            verbs.remove(state, [figure], CAPTURED)
        else:
            verbs.remove(state, [figure], CAPTURED, self.prisons[player])

    def held(self, state: State, captor: i64, owner: i64) -> list[Figure]:
        """Followers of a player in the prison of another."""
        return [figure for figure in verbs.figures_on(state, self.prisons[captor]) if figure.owner == owner]

    def has_prisoners(self, state: State) -> bool:
        """Is anybody held?"""
        for player in range(state.players):
            if verbs.figure_count(state, self.prisons[player]) > 0:
                return True
        return False

    def partner(self, state: State) -> i64:
        """Give the player who holds a prisoner of the player on turn while one of his is held in turn; -1 if nobody."""
        player = state.player
        for figure in verbs.figures_on(state, self.prisons[player]):
            if self.held(state, figure.owner, player):
                return figure.owner
        return -1

    def exchange(self, state: State, other: i64, piece: i64) -> None:
        """One prisoner of each side goes home (4.4.6.3)."""
        player = state.player
        mine = Figure(piece, player, self.prisons[other])
        verbs.remove(state, [mine, self.held(state, player, other)[0]], FREED)

    def offers_besides(self, state: State) -> None:
        """Once in his turn, whatever he is asked, a player may buy a follower free and use him at once (4.4.6.3).

        Prisoners that are about to be exchanged need no ransom.
        """
        words = state.words
        if not self.ransom or not self.has_prisoners(state) or is_last_turn_over(state):
            return
        if words[self.ransomed] == turn_of_player(state) or self.partner(state) >= 0:
            return
        player = state.player
        for captor in range(state.players):
            for figure in self.held(state, captor, player):
                code = seat_offer(self.free_kind, figure.piece, captor)
                if (self.ransom_for_all or is_plain(figure.piece)) and not state.is_offered(state.code_count, code):
                    state.code_count = state.offer(state.code_count, code)

    def offers_return(self, state: State) -> None:
        """Whoever is bought free comes home."""
        self.offers_besides(state)

    def pay_ransom(self, state: State, captor: i64, piece: i64) -> None:
        """The player goes 3 points back, his captor 3 points forward, and the follower goes home (4.4.6.3)."""
        player = state.player
        for payee, points in ((player, -RANSOM), (captor, RANSOM)):
            tally = Tally()
            tally.start(PAYMENT, 0, 0)
            tally.add("ransom", 1, points)
            verbs.score(state, payee, tally.points(), tally)
        verbs.remove(state, [Figure(piece, player, self.prisons[captor])], FREED)
        state.put(self.ransomed, turn_of_player(state))

    def on_game_ended(self, state: State) -> None:
        """Prisoners are worth nothing."""
        for prison in self.prisons:
            verbs.remove(state, verbs.figures_on(state, prison), ENDED)

    # -- options -------------------------------------------------------------------------------

    def carry_out(self, state: State, code: i64) -> None:
        """Lay a floor, or pay a ransom."""
        if code & KIND_MASK == self.floor_kind:
            self.lay_floor(state, neutral_cell_in(code))
        else:
            self.pay_ransom(state, owner_in(code), piece_in(code))

    def explains(self, state: State, code: i64) -> i64:
        """Say why there is no floor to lay, nobody to capture or nobody to buy free."""
        kind = code & KIND_MASK
        if kind == self.capture_kind:
            return self.why_no_prisoner(state, piece_in(code), figure_spot_in(code))
        if kind == self.floor_kind and state.phase.step == Step.FIGURE:
            return self.why_no_floor(state, neutral_cell_in(code))
        if kind == self.free_kind and state.asked == state.player and not is_last_turn_over(state):
            return self.why_no_ransom(state, owner_in(code), piece_in(code))
        return 0

    def why_no_prisoner(self, state: State, piece: i64, spot: i64) -> i64:
        """A tower that was just raised takes followers within its reach (4.4.6.1)."""
        if state.words[self.raised] == 0:
            return NOT_RAISED
        if piece > PHANTOM or spot >= state.rules.spots_at:
            return FOLLOWERS_ONLY
        return OUT_OF_REACH

    def why_no_floor(self, state: State, cell: i64) -> i64:
        """A floor needs a site on which nobody stands (4.4.6)."""
        if state.supply_of(state.words[PLAYER], FLOOR) == 0:
            return NO_FLOORS_LEFT
        tile = state.tile_at(cell)
        on_tile = [slot for slot in self.site_slots(state) if tile != 0 and state.words[slot + TILE] == tile]
        return GUARDED if on_tile else NO_SITE

    def why_no_ransom(self, state: State, captor: i64, piece: i64) -> i64:
        """One prisoner of a turn is bought free (4.4.6.3)."""
        if not self.ransom:
            return NO_RANSOM
        if all(figure.piece != piece for figure in self.held(state, captor, state.player)):
            return NOT_HELD
        if not self.ransom_for_all and not is_plain(piece):
            return PLAIN_ONLY
        return ONE_RANSOM

    def shows(self, state: State) -> list[Shown]:
        """Floors lie on their sites."""
        words = state.words
        heights = [(slot, self.height_of(state, slot)) for slot in self.site_slots(state)]
        return [
            Shown(FLOOR, cell=words[words[slot + TILE] + TILE_CELL], count=height)
            for slot, height in heights
            if height > 0
        ]

    # -- the text of a position ----------------------------------------------------------------

    def write_memory(self, state: State) -> str:
        """``floors 9 8, tower 0 3 2, raised 0 3, prisoner 1 2 follower, ransomed``.

        What each player has left, the heights of towers, the one just raised, captors and their prisoners.
        """
        if not self.builds:
            return ""
        parts = ["floors " + " ".join(str(state.supply_of(player, FLOOR)) for player in range(state.players))]
        heights = [(place_of(state, slot), self.height_of(state, slot)) for slot in self.site_slots(state)]
        parts += sorted(f"tower {place.x} {place.y} {height}" for place, height in heights if height > 0)
        if state.words[self.raised] != 0:
            place = place_of(state, state.words[self.raised])
            parts.append(f"raised {place.x} {place.y}")
        for captor, prison in enumerate(self.prisons):
            held = sorted((figure.owner + 1, Piece(figure.piece)) for figure in verbs.figures_on(state, prison))
            parts += [f"prisoner {captor + 1} {owner} {piece.name.lower()}" for owner, piece in held]
        if state.words[self.ransomed] == turn_of_player(state):
            parts.append("ransomed")
        return ", ".join(parts)

    def read_memory(self, state: State, text: str) -> None:
        """Read that again."""
        for part in text.split(","):
            word, *rest = part.split()
            if word == "floors":
                self.read_floors(state, [int(number) for number in rest])
            elif word == "tower":
                x, y, height = (int(number) for number in rest)
                if height < 1:
                    raise ValueError(part)
                state.put(self.height_at + self.number_of(state, site_on(state, x, y)), height)
            elif word == "raised":
                x, y = (int(number) for number in rest)
                state.put(self.raised, site_on(state, x, y))
            elif word == "prisoner":
                captor, owner, piece = rest
                self.read_prisoner(state, int(captor) - 1, int(owner) - 1, piece)
            elif part.split() == ["ransomed"]:
                state.put(self.ransomed, turn_of_player(state))
            else:
                raise ValueError(part)

    def check_position(self, state: State) -> None:
        """Plain followers guard towers that have a floor, and there are only so many floors."""
        check_used(state, Piece.TOWER_FLOOR, sum(self.height_of(state, slot) for slot in self.site_slots(state)))
        for slot in self.site_slots(state):
            for guard in verbs.figures_on(state, slot):
                if not is_plain(guard.piece) or self.height_of(state, slot) == 0:
                    raise impossible(state, guard.piece, slot)

    def read_floors(self, state: State, floors: list[int]) -> None:
        """Leave each player as many floors as he has left."""
        if len(floors) != state.players or min(floors) < 0 or max(floors) > state.rules.supply[Piece.TOWER_FLOOR]:
            raise ValueError(floors)
        for player, number in enumerate(floors):
            verbs.give(state, player, FLOOR, number - state.supply_of(player, FLOOR))

    def read_prisoner(self, state: State, captor: int, owner: int, name: str) -> None:
        """Put a follower into a prison."""
        piece = next((int(piece) for piece in Piece if piece.name.lower() == name and piece <= PHANTOM), -1)
        if not 0 <= captor < state.players or not 0 <= owner < state.players or captor == owner or piece < 0:
            raise ValueError(name)
        if state.supply_of(owner, piece) == 0:
            raise ValueError(name)
        verbs.place(state, piece, owner, self.prisons[captor])


def is_plain(piece: i64) -> bool:
    """Is it a small or a large follower? The phantom counts as a small one (4.4.11)."""
    return piece <= LARGE_FOLLOWER or piece == PHANTOM


def site_on(state: State, x: int, y: int) -> int:
    """Give the slot of the tower site on a cell."""
    tile = state.tile_at(cell_at(x, y)) if is_on_table(x, y) else 0
    slot = slot_named(state, tile, SYMBOL, "") if tile else 0
    if slot == 0:
        raise ValueError((x, y))
    return slot

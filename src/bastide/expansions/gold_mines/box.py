"""The Gold Mines: gold on tiles, for whoever has the majority on what is finished there.

Die Goldminen, complete rules 1.25 and 4.2.11.3.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from bastide.expansions.gold_mines.actions import TakeGold
from bastide.kernel import verbs
from bastide.kernel.actions import PlaceToken
from bastide.kernel.codes import cell_offer, neutral_cell_in
from bastide.kernel.geometry import DIRECTIONS, cell_at, is_on_table, x_of, y_of
from bastide.kernel.hooks import Award, Expansion, Phase, Shown
from bastide.kernel.layout import NEXT, PLAYER, TILE, TILE_CELL, TILE_TURN
from bastide.kernel.options import Option, Value
from bastide.kernel.scoring import BONUS, FINISHED, Tally
from bastide.kernel.state import AROUND
from bastide.kernel.tables import MONASTERY
from bastide.kernel.turn import Step
from bastide.kernel.vecs import vec

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

BOX = "gold_mines"
SYMBOL = "gold"
PIECES: Final[i64] = 16
"""How many pieces of gold there are (1.25)."""
STEPS_OF_VALUE: Final[i64] = 3
"""With each so many pieces the next ones are worth more, and so are all others."""
HIGHEST_VALUE: Final[i64] = 4
GOLD: Final[i64] = 24


class GoldMines(Expansion):
    """Gold on tiles. It belongs to no feature: it counts for all of them that are on its tile."""

    name: ClassVar[str] = BOX
    options: ClassVar[tuple[Option, ...]] = (Option("gold", BOX, default=True, choices=(True, False)),)

    def choose(self, options: dict[str, Value]) -> None:
        """Take note of the option."""
        self.digs = bool(options["gold"])

    def set_up(self, rules: Rules) -> None:
        """Find the tiles with a mine. Remember where gold lies, who claims it, and what is still to be decided."""
        mines = [int(bool(tile.symbol(SYMBOL)) and self.digs) for tile in rules.tables.types]
        self.is_mine: vec[i64] = vec[i64](mines)
        self.dug = rules.reserve(1)
        """How many pieces have left the supply."""
        self.heaps = rules.reserve(1)
        """On how many tiles gold lies."""
        self.tile_at = rules.reserve(int(PIECES))
        """These tiles,"""
        self.gold_at = rules.reserve(int(PIECES))
        """how many pieces lie on each,"""
        self.claims_at = rules.reserve(int(PIECES))
        """and a bit for each player who has a right to them."""
        self.due = rules.reserve(1)
        """Is a second piece to be laid beside the mine?"""
        self.taker = rules.reserve(1)
        """How many players after the one on turn takes the next piece."""
        self.lay_kind = rules.add_offer(self, PlaceToken)
        self.take_kind = rules.add_offer(self, TakeGold)

    def phases(self) -> list[Phase]:
        """Gold is laid before the figure and taken after the scoring."""
        return [LayGold(self), ShareGold(self)] if self.digs else []

    # -- laying --------------------------------------------------------------------------------

    def lay(self, state: State, tile: i64) -> None:
        """Lay a piece on a tile; others may lie there already (4.2.11.3)."""
        words = state.words
        heap: i64 = 0
        while heap < words[self.heaps] and words[self.tile_at + heap] != tile:
            heap += 1
        if heap == words[self.heaps]:
            state.put(self.heaps, heap + 1)
            state.put(self.tile_at + heap, tile)
            state.put(self.gold_at + heap, 0)
            state.put(self.claims_at + heap, 0)
        state.put(self.gold_at + heap, words[self.gold_at + heap] + 1)
        state.put(self.dug, words[self.dug] + 1)

    def open_mine(self, state: State) -> None:
        """Lay a piece on the mine just laid; another one follows on a tile beside it, if there is one left."""
        words = state.words
        mine = state.last_tile()
        if self.is_mine[words[mine + TILE_TURN] >> 2] == 0 or words[self.dug] == PIECES:
            return
        self.lay(state, mine)
        if words[self.dug] == PIECES:
            return
        cell = words[mine + TILE_CELL]
        if state.tiles_around(cell) > 1:
            state.put(self.due, 1)
            return
        for direction in range(DIRECTIONS):
            tile = state.tile_at(cell + AROUND[direction])
            if tile != 0:
                self.lay(state, tile)

    # -- claiming ------------------------------------------------------------------------------

    def on_scored(self, state: State, awards: list[Award]) -> None:
        """Whoever has the majority on a finished feature claims the gold on its tiles (4.2.11.3)."""
        if state.words[self.heaps] == 0:
            return
        for award in awards:
            if award.claim == FINISHED:
                self.claim(state, award.player, award.feature)

    def claim(self, state: State, player: i64, feature: i64) -> None:
        """Let a player claim what lies on a road or a city, or on a monastery and around it."""
        words = state.words
        for heap in range(words[self.heaps]):
            tile = words[self.tile_at + heap]
            if state.kind_of(feature) >= MONASTERY:
                belongs = is_around(state, words[feature + TILE], tile)
            else:
                belongs = is_part(state, feature, tile)
            if belongs:
                self.claim_heap(state, player, heap)

    def claim_heap(self, state: State, player: i64, heap: i64) -> None:
        """Let a player claim one heap."""
        state.put(self.claims_at + heap, state.words[self.claims_at + heap] | 1 << player)

    def claims_on(self, state: State, heap: i64) -> int:
        """How many players have a right to the gold of a heap."""
        return sum(state.words[self.claims_at + heap] >> player & 1 for player in range(state.players))

    # -- sharing -------------------------------------------------------------------------------

    def share(self, state: State) -> None:
        """From the player on turn everybody takes one piece he has a right to, round and round (4.2.11.3).

        It stops where a player must choose.
        """
        words = state.words
        while self.is_claimed(state):
            player = self.next_taker(state)
            first: i64 = -1
            for heap in range(words[self.heaps]):
                claims = words[self.claims_at + heap]
                if claims >> player & 1:
                    if first >= 0 and words[self.claims_at + first] != claims:
                        return
                    if first < 0:
                        first = heap
            if first >= 0:
                self.take(state, first)
            else:
                self.pass_on(state)

    def next_taker(self, state: State) -> i64:
        """Who takes the next piece."""
        return (state.words[PLAYER] + state.words[self.taker]) % state.players

    def pass_on(self, state: State) -> None:
        """Let the next player take."""
        state.put(self.taker, (state.words[self.taker] + 1) % state.players)

    def is_claimed(self, state: State) -> bool:
        """Is there gold to be taken?"""
        for heap in range(state.words[self.heaps]):
            if state.words[self.claims_at + heap] != 0:
                return True
        if state.words[self.taker] != 0:
            state.put(self.taker, 0)
        return False

    def take(self, state: State, heap: i64) -> None:
        """Give a piece to who takes it now."""
        words = state.words
        verbs.give(state, self.next_taker(state), GOLD, 1)
        self.pass_on(state)
        state.put(self.gold_at + heap, words[self.gold_at + heap] - 1)
        if words[self.gold_at + heap] == 0:
            last = words[self.heaps] - 1
            for part in (self.tile_at, self.gold_at, self.claims_at):
                state.put(part + heap, words[part + last])
            state.put(self.heaps, last)

    def take_from(self, state: State, tile: i64) -> None:
        """Take a piece from a tile."""
        heap: i64 = 0
        while state.words[self.tile_at + heap] != tile:
            heap += 1
        self.take(state, heap)

    # -- at the end ----------------------------------------------------------------------------

    def on_game_ended(self, state: State) -> None:
        """Gold on tiles leaves the game; gold of players is worth the more the more there is of it (4.2.11.3)."""
        state.put(self.heaps, 0)
        for player in range(state.players):
            pieces = state.supply_of(player, GOLD)
            if pieces > 0:
                tally = Tally()
                tally.start(BONUS, 0, 0)
                tally.add("gold", pieces, value_of_each(pieces))
                verbs.score(state, player, tally.points(), tally)

    def adds_prospects(self, state: State, player: i64) -> float:
        """Gold is worth what it would be worth now."""
        pieces = state.supply_of(player, GOLD)
        return float(pieces * value_of_each(pieces))

    def shows(self, state: State) -> list[Shown]:
        """Gold lies on its tiles."""
        words = state.words
        found: list[Shown] = []
        for heap in range(words[self.heaps]):
            cell = words[words[self.tile_at + heap] + TILE_CELL]
            found.append(Shown(int(GOLD), cell=cell, count=words[self.gold_at + heap]))
        return found

    # -- the text of a position ----------------------------------------------------------------

    def write_memory(self, state: State) -> str:
        """``held 2 0; 1 at 0,3; 2 at 1,1 for 1 2; due; taker 1``.

        Gold of each player, gold on tiles with the players who have a right to it, whether a piece is still to be laid
        beside the mine, and how many players after the one on turn takes the next.
        """
        words = state.words
        if words[self.dug] == 0:
            return ""
        parts = ["held " + " ".join(str(state.supply_of(player, GOLD)) for player in range(state.players))]
        for heap in range(words[self.heaps]):
            cell = words[words[self.tile_at + heap] + TILE_CELL]
            claims = words[self.claims_at + heap]
            owners = [str(player + 1) for player in range(state.players) if claims >> player & 1]
            wanted = f" for {' '.join(owners)}" if owners else ""
            parts.append(f"{words[self.gold_at + heap]} at {x_of(cell)},{y_of(cell)}{wanted}")
        if words[self.due] != 0:
            parts.append("due")
        if words[self.taker] != 0:
            parts.append(f"taker {words[self.taker]}")
        return "; ".join(parts)

    def read_memory(self, state: State, text: str) -> None:
        """Read that again."""
        for part in text.split("; "):
            word, *rest = part.split()
            if word == "held":
                self.read_held(state, [int(number) for number in rest])
            elif part == "due" and self.is_mine[state.words[state.last_tile() + TILE_TURN] >> 2] != 0:
                state.put(self.due, 1)
            elif word == "taker":
                taker = int(rest[0])
                if not 0 < taker < state.players:
                    raise ValueError(part)
                state.put(self.taker, taker)
            else:
                self.read_heap(state, int(word), rest)

    def read_held(self, state: State, held: list[int]) -> None:
        """Give each player his gold."""
        if len(held) != state.players or min(held) < 0 or state.words[self.dug] + sum(held) > PIECES:
            raise ValueError(held)
        for player, pieces in enumerate(held):
            verbs.give(state, player, GOLD, pieces)
        state.put(self.dug, state.words[self.dug] + sum(held))

    def read_heap(self, state: State, pieces: int, rest: list[str]) -> None:
        """Lay gold on a tile: ``at 0,3 for 1 2``."""
        preposition, cell, *claims = rest
        x, y = (int(number) for number in cell.split(","))
        tile = state.tile_at(cell_at(x, y)) if is_on_table(x, y) else 0
        known = [state.words[self.tile_at + heap] for heap in range(state.words[self.heaps])]
        if preposition != "at" or tile == 0 or tile in known or pieces < 1 or pieces + state.words[self.dug] > PIECES:
            raise ValueError(rest)
        for _ in range(pieces):
            self.lay(state, tile)
        if claims:
            players = [int(number) - 1 for number in claims[1:]]
            if claims[0] != "for" or not players or not 0 <= min(players) <= max(players) < state.players:
                raise ValueError(rest)
            heap = state.words[self.heaps] - 1
            for player in players:
                self.claim_heap(state, player, heap)


def value_of_each(pieces: i64) -> i64:
    """What each piece is worth: 1 point, 2 from four pieces on, 3 from seven, 4 from ten (4.2.11.3)."""
    value = (pieces + STEPS_OF_VALUE - 1) // STEPS_OF_VALUE
    if value > HIGHEST_VALUE:
        value = HIGHEST_VALUE
    return value


def is_part(state: State, feature: i64, tile: i64) -> bool:
    """Does a road or a city lie on a tile?"""
    words = state.words
    slot = feature
    while True:
        if words[slot + TILE] == tile:
            return True
        slot = words[slot + NEXT]
        if slot == feature:
            return False


def is_around(state: State, middle: i64, tile: i64) -> bool:
    """Is a tile one of the nine of a monastery in the middle?"""
    cell = state.words[middle + TILE_CELL]
    other = state.words[tile + TILE_CELL]
    if cell == other:
        return True
    for direction in range(DIRECTIONS):
        if cell + AROUND[direction] == other:
            return True
    return False


class LayGold(Phase):
    """Whoever lays a mine must lay a piece of gold on it and one on a tile beside it, before the figure (4.2.11.3)."""

    step: ClassVar[Step] = Step.SYMBOL
    question: ClassVar[str] = "ask-second-gold"

    def __init__(self, box: GoldMines) -> None:
        super().__init__()
        self.box = box

    def enter(self, state: State) -> None:
        """Lay what needs no decision."""
        self.box.open_mine(state)

    def asks(self, state: State) -> bool:
        """Mostly no mine was laid."""
        return state.words[self.box.due] != 0 and super().asks(state)

    def options(self, state: State) -> i64:
        """Every tile beside the mine, at a side or at a corner."""
        state.ask(state.words[PLAYER])
        cell = state.words[state.last_tile() + TILE_CELL]
        count: i64 = 0
        for direction in range(DIRECTIONS):
            if state.tile_at(cell + AROUND[direction]) != 0:
                count = state.offer(count, cell_offer(self.box.lay_kind, GOLD, cell + AROUND[direction]))
        return count

    def apply(self, state: State, code: i64) -> bool:
        """Lay the piece."""
        self.box.lay(state, state.tile_at(neutral_cell_in(code)))
        state.put(self.box.due, 0)
        return False


class ShareGold(Phase):
    """After the scoring those with a majority take the gold, one piece each in turn (4.2.11.3)."""

    step: ClassVar[Step] = Step.SCORED
    question: ClassVar[str] = "ask-gold"

    def __init__(self, box: GoldMines) -> None:
        super().__init__()
        self.box = box

    def enter(self, state: State) -> None:
        """Share what needs no decision."""
        self.box.share(state)

    def options(self, state: State) -> i64:
        """Gold that the next player has a right to."""
        box = self.box
        if not box.is_claimed(state):
            return 0
        player = box.next_taker(state)
        state.ask(player)
        count: i64 = 0
        for heap in range(state.words[box.heaps]):
            if state.words[box.claims_at + heap] >> player & 1:
                cell = state.words[state.words[box.tile_at + heap] + TILE_CELL]
                count = state.offer(count, cell_offer(box.take_kind, GOLD, cell))
        return count

    def apply(self, state: State, code: i64) -> bool:
        """Take the piece; then the others go on."""
        self.box.take_from(state, state.tile_at(neutral_cell_in(code)))
        self.box.share(state)
        return True

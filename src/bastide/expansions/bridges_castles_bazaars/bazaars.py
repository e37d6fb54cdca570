"""Bazaars: tiles are turned up, won by bidding or by choosing, and laid in the next turns (complete rules 4.2.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from bastide.kernel import verbs
from bastide.kernel.codes import KIND_MASK, PASS, kind_drawn, number_in, number_offer
from bastide.kernel.hooks import Phase
from bastide.kernel.layout import HAND, NO_TILE, PLAYER, TILE_TURN
from bastide.kernel.phases import DrawTile, has_place, must_stay
from bastide.kernel.scoring import PAYMENT, Tally
from bastide.kernel.turn import DRAW, NEXT, Step

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

SYMBOL: Final = "bazaar"
AUCTION: Final = "auction"
CHOOSE: Final = "choose"
CHOOSE_FIRST: Final = "choose_first"
OFF: Final = "off"
HIGHEST_BID: Final[i64] = 99
NO_BID: Final[i64] = -1
NOBODY: Final[i64] = -1
SELL: Final[i64] = 0
BUY: Final[i64] = 1


class Bazaars:
    """Which tiles lie there, who has won which, and how far the bidding has come."""

    def __init__(self, *, played: bool, how: str) -> None:
        self.played = played
        self.how = how

    def set_up(self, rules: Rules, take: int, bid: int, deal: int) -> None:
        """Look up the symbol; remember lots, who has won them, and the bidding."""
        self.take = take
        self.bid = bid
        self.deal = deal
        """Kinds of codes: a tile that is taken or put up for auction, a bid, and buying or selling."""
        self.printed: list[bool] = [tile.symbol(SYMBOL) == "true" for tile in rules.tables.types]
        self.due = rules.reserve(1)
        """Is there a bazaar at the end of this turn?"""
        self.lots = rules.reserve(rules.players)
        """Tiles that lie there: their kinds, from 1; 0 is none."""
        self.won = rules.reserve(rules.players)
        """By player: the tile that he will lay, from 1."""
        self.in_hand = rules.reserve(1)
        """The tile from a bazaar that was taken in hand, from 1; another one may have been drawn instead."""
        self.selector = rules.reserve(1)
        """Who chooses a tile."""
        self.lot = rules.reserve(1)
        """The tile that is bid for, from 1; 0 is none yet."""
        self.best = rules.reserve(1)
        """The highest bid, from 1; 0 is none yet."""
        self.bidder = rules.reserve(1)
        """Whose bid it is."""
        self.turns = rules.reserve(1)
        """How many players have had their turn to bid, the one who chose the tile included."""

    # -- lots ----------------------------------------------------------------------------------

    def turned_up(self, state: State) -> i64:
        """How many tiles lie there."""
        count: i64 = 0
        for at in range(self.lots, self.lots + state.players):
            if state.words[at] != 0:
                count += 1
        return count

    def is_on(self, state: State) -> bool:
        """Are there tiles of a bazaar that nobody has taken or laid yet?"""
        for at in range(state.players):
            if state.words[self.lots + at] != 0 or state.words[self.won + at] != 0:
                return True
        return False

    def note_tile(self, state: State, tile: i64) -> None:
        """A tile with a bazaar calls for one, unless it comes from a bazaar or one is still going on (4.2.7.2)."""
        words = state.words
        kind = state.tables.plain_of[words[tile + TILE_TURN] >> 2]
        if self.printed[kind] and words[self.in_hand] != kind + 1 and not self.is_on(state):
            state.put(self.due, 1)
        if words[self.in_hand] != 0:
            state.put(self.in_hand, 0)

    def give(self, state: State, player: i64, lot: i64) -> None:
        """A player gets one of the tiles."""
        for at in range(self.lots, self.lots + state.players):
            if state.words[at] == lot:
                state.put(at, 0)
                break
        state.put(self.won + player, lot)

    def take_in_hand(self, state: State, lot: i64) -> None:
        """The tile of this turn is one from the bazaar; nothing is drawn (4.2.7.1)."""
        state.put(HAND, lot - 1)
        state.put(self.in_hand, lot)

    def give_up(self, state: State) -> None:
        """The tile in hand leaves the game; what is drawn instead comes from no bazaar."""
        verbs.give_up(state)
        if state.words[self.in_hand] != 0:
            state.put(self.in_hand, 0)

    def offer_lots(self, state: State) -> i64:
        """Offer the tiles that lie there, alike ones once."""
        count: i64 = 0
        for at in range(self.lots, self.lots + state.players):
            lot = state.words[at]
            code = number_offer(self.take, lot - 1)
            if lot != 0 and not state.is_offered(count, code):
                count = state.offer(count, code)
        return count

    def last_lot(self, state: State) -> i64:
        """Give the only tile that lies there, 0 if there are several or none."""
        if self.turned_up(state) != 1:
            return 0
        for at in range(self.lots, self.lots + state.players):
            if state.words[at] != 0:
                return state.words[at]
        return 0

    def next_player(self, state: State, player: i64) -> i64:
        """Give the next player in turn order who has no tile yet."""
        player = (player + 1) % state.players
        while state.words[self.won + player] != 0:
            player = (player + 1) % state.players
        return player

    # -- bidding -------------------------------------------------------------------------------

    def open(self, state: State) -> None:
        """The player after the one on turn chooses first (4.2.7.1)."""
        state.put(self.due, 0)
        state.put(self.selector, (state.words[PLAYER] + 1) % state.players)
        self.give_last(state)

    def bidding_player(self, state: State) -> i64:
        """Give whoever is asked to bid: everybody without a tile once, from the one who chose; NOBODY if all were."""
        words = state.words
        while words[self.turns] < state.players:
            player = (words[self.selector] + words[self.turns]) % state.players
            if words[self.won + player] == 0:
                return player
            state.put(self.turns, words[self.turns] + 1)
        return NOBODY

    def close(self, state: State, buyer: i64, seller: i64) -> None:
        """The buyer pays the highest bid to the seller, if there is one, and has the tile (4.2.7.1)."""
        words = state.words
        price = words[self.best] - 1
        if price > 0:
            pay(state, buyer, -price)
            if seller != NOBODY:
                pay(state, seller, price)
        self.hand_over(state, buyer, words[self.lot])

    def hand_over(self, state: State, player: i64, lot: i64) -> None:
        """Give the tile; the next player without one chooses."""
        self.give(state, player, lot)
        state.put(self.lot, 0)
        state.put(self.best, 0)
        state.put(self.bidder, 0)
        state.put(self.turns, 0)
        if self.turned_up(state) > 0:
            state.put(self.selector, self.next_player(state, state.words[self.selector]))
            self.give_last(state)

    def give_last(self, state: State) -> None:
        """The last tile is free for whoever has none yet (4.2.7.1)."""
        lot = self.last_lot(state)
        if lot != 0:
            self.give(state, state.words[self.selector], lot)


def pay(state: State, player: i64, points: i64) -> None:
    """Let a player get points of a bid, or pay them."""
    tally = Tally()
    tally.start(PAYMENT, 0, 0)
    tally.add(SYMBOL, 1, points)
    verbs.score(state, player, points, tally)


def drawable(state: State) -> i64:
    """How many tiles of the bag can be drawn now."""
    found: i64 = 0
    for kind in range(state.tables.kinds):
        if state.words[state.bag_at + kind] != 0 and not must_stay(state, kind):
            found += state.words[state.bag_at + kind]
    return found


class TakeLot(Phase):
    """Whoever has a tile from the bazaar takes it; in the variant he chooses it now (4.2.7.1, 4.2.7.3)."""

    step: ClassVar[Step] = Step.BEGIN
    question: ClassVar[str] = "ask-bazaar-tile"

    def __init__(self, bazaars: Bazaars) -> None:
        super().__init__()
        self.bazaars = bazaars

    def enter(self, state: State) -> None:
        """Take the tile that was won, or the last that is left."""
        bazaars = self.bazaars
        player = state.words[PLAYER]
        lot = state.words[bazaars.won + player]
        if lot == 0:
            lot = bazaars.last_lot(state)
            if lot != 0:
                bazaars.give(state, player, lot)
        if lot != 0:
            state.put(bazaars.won + player, 0)
            bazaars.take_in_hand(state, lot)

    def options(self, state: State) -> i64:
        """Every tile that lies there."""
        if state.words[HAND] != NO_TILE:
            return 0
        state.ask(state.words[PLAYER])
        return self.bazaars.offer_lots(state)

    def apply(self, state: State, code: i64) -> bool:
        """Take it."""
        lot = number_in(code) + 1
        self.bazaars.give(state, state.words[PLAYER], lot)
        state.put(self.bazaars.won + state.words[PLAYER], 0)
        self.bazaars.take_in_hand(state, lot)
        return False


class CheckLot(Phase):
    """A tile from the bazaar that fits nowhere leaves the game like any other, and one is drawn instead (4.2)."""

    step: ClassVar[Step] = Step.DRAW

    def __init__(self, bazaars: Bazaars) -> None:
        super().__init__()
        self.bazaars = bazaars

    def enter(self, state: State) -> None:
        """Draw instead."""
        words = state.words
        if words[HAND] != NO_TILE and words[self.bazaars.in_hand] == words[HAND] + 1 and not has_place(state):
            self.bazaars.give_up(state)
            verbs.jump(state, DRAW)


class LetOthersLay(Phase):
    """Who has no tile and none to draw lets the others lay theirs: all that were given are laid (4.2.7.1)."""

    step: ClassVar[Step] = Step.NO_TILE_LEFT

    def __init__(self, bazaars: Bazaars) -> None:
        super().__init__()
        self.bazaars = bazaars

    def enter(self, state: State) -> None:
        """Pass the turn on, unless nobody holds a tile."""
        if state.words[HAND] == NO_TILE and self.bazaars.is_on(state):
            verbs.jump(state, NEXT)


class TurnUp(DrawTile):
    """As many tiles as there are players are turned up; if the bag has fewer there is no bazaar (4.2.7.1)."""

    step: ClassVar[Step] = Step.AUCTION

    def __init__(self, bazaars: Bazaars) -> None:
        super().__init__()
        self.bazaars = bazaars

    def asks(self, state: State) -> bool:
        """Chance decides until there are enough."""
        bazaars = self.bazaars
        if state.words[bazaars.due] == 0:
            return False
        missing = state.players - bazaars.turned_up(state)
        if missing == 0:
            return False
        if drawable(state) < missing:
            state.put(bazaars.due, 0)
            return False
        return self.asks_chance(state)

    def apply(self, state: State, code: i64) -> bool:
        """Lay the tile out."""
        at = self.bazaars.lots
        while state.words[at] != 0:
            at += 1
        verbs.turn_up(state, kind_drawn(code))
        state.put(at, kind_drawn(code) + 1)
        return True


class Auction(Phase):
    """Tile after tile is chosen, bid for, and bought or sold (4.2.7.1)."""

    step: ClassVar[Step] = Step.AUCTION
    question: ClassVar[str] = "ask-bid"
    passing: ClassVar[str] = "pass-bid"

    def __init__(self, bazaars: Bazaars) -> None:
        super().__init__()
        self.bazaars = bazaars

    def enter(self, state: State) -> None:
        """Open the bazaar; where everybody chooses in his own turn there is nothing to bid for."""
        bazaars = self.bazaars
        if state.words[bazaars.due] == 0:
            return
        if bazaars.how == CHOOSE:
            state.put(bazaars.due, 0)
        else:
            bazaars.open(state)

    def tile(self, state: State) -> i64:
        """Which tile is bid for, if one is."""
        return state.words[self.bazaars.lot] - 1

    def options(self, state: State) -> i64:
        """Choose a tile; bid; buy or sell."""
        words = state.words
        bazaars = self.bazaars
        if bazaars.how == CHOOSE or bazaars.turned_up(state) == 0:
            return 0
        if words[bazaars.lot] == 0:
            state.ask(words[bazaars.selector])
            return bazaars.offer_lots(state)
        player = bazaars.bidding_player(state)
        if player == NOBODY:
            state.ask(words[bazaars.selector])
            count = state.offer(0, number_offer(bazaars.deal, SELL))
            return state.offer(count, number_offer(bazaars.deal, BUY))
        state.ask(player)
        count = 0
        if words[bazaars.turns] > 0:
            count = state.offer(0, PASS)
        for points in range(words[bazaars.best], HIGHEST_BID + 1):
            count = state.offer(count, number_offer(bazaars.bid, points))
        return count

    def apply(self, state: State, code: i64) -> bool:
        """Carry it out, and ask until all tiles are given."""
        words = state.words
        bazaars = self.bazaars
        kind = code & KIND_MASK
        if kind == bazaars.take:
            if bazaars.how == CHOOSE_FIRST:
                bazaars.hand_over(state, words[bazaars.selector], number_in(code) + 1)
            else:
                state.put(bazaars.lot, number_in(code) + 1)
            return True
        if kind == bazaars.deal:
            if number_in(code) == BUY:
                bazaars.close(state, words[bazaars.selector], words[bazaars.bidder])
            else:
                bazaars.close(state, words[bazaars.bidder], words[bazaars.selector])
            return True
        if code != PASS:
            state.put(bazaars.best, number_in(code) + 1)
            state.put(bazaars.bidder, bazaars.bidding_player(state))
        state.put(bazaars.turns, words[bazaars.turns] + 1)
        if bazaars.bidding_player(state) == NOBODY and words[bazaars.bidder] == words[bazaars.selector]:
            bazaars.close(state, words[bazaars.selector], NOBODY)
        return True

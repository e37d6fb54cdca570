"""What every game on this kernel has in common: draw, lay, place a figure, pass the turn on.

How a game scores is its own matter. Boxes add to these phases by hooks; in the base game every
list of hooks is empty.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bastide.kernel import verbs
from bastide.kernel.codes import (
    FIGURE,
    KIND_MASK,
    PASS,
    TAKE,
    TILE,
    cell_in,
    draw_code,
    figure_code,
    kind_drawn,
    piece_in,
    rotation_in,
    spot_in,
)
from bastide.kernel.hooks import Figure, Phase
from bastide.kernel.layout import (
    BAG_LEFT,
    CHANCE,
    FIGURES,
    FRONTIER_END,
    HAND,
    NEED_BITS,
    NEED_MASK,
    NO_TILE,
    NOBODY,
    PLAYER,
    ROOT,
    TILE_SLOTS,
    TURN,
)
from bastide.kernel.pieces import PIECE_KINDS, TAKEN_BACK
from bastide.kernel.tables import ANY_FITS, ELSEWHERE, MANY_FIT, PLACE_KINDS, SLOT_WORDS
from bastide.kernel.turn import AFTER_LAST_TURN, BEGIN, NOBODYS_TURN, Step

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bastide.kernel.chance import Luck
    from bastide.kernel.hooks import Expansion
    from bastide.kernel.state import State
    from bastide.kernel.vecs import vec


class DrawTile(Phase):
    """Draw a tile. One that fits nowhere leaves the game and another is drawn."""

    step: ClassVar[Step] = Step.DRAW

    def asks(self, state: State) -> bool:
        """Chance decides while there are tiles and none is in hand; the outcomes are listed on demand."""
        if state.words[HAND] != NO_TILE or state.words[BAG_LEFT] == 0:
            return False
        return self.asks_chance(state)

    def asks_chance(self, state: State) -> bool:
        """Chance decides, unless every tile in the bag must stay there for now."""
        state.code_count = -1
        if len(state.rules.forbids_draw) > 0 and not self.may_draw(state):
            return False
        state.ask(CHANCE)
        return True

    def may_draw(self, state: State) -> bool:
        """Is a tile in the bag that need not stay there?"""
        for kind in range(state.tables.kinds):
            if state.words[state.bag_at + kind] != 0 and not must_stay(state, kind):
                return True
        return False

    def options(self, state: State) -> i64:
        """Every kind of tile that is in the bag."""
        words = state.words
        state.room_for_options(state.tables.kinds)
        count: i64 = 0
        for kind in range(state.tables.kinds):
            if words[state.bag_at + kind] != 0 and not must_stay(state, kind):
                state.codes[count] = draw_code(kind)
                count += 1
        return count

    def weight(self, state: State, code: i64) -> i64:
        """A kind is as likely as it has copies in the bag."""
        return state.words[state.bag_at + kind_drawn(code)]

    def sample(self, state: State, luck: Luck) -> i64:
        """Reach into the bag, and again if that tile must stay there."""
        kind = _any_tile(state, luck)
        if len(state.rules.forbids_draw) > 0 and must_stay(state, kind):
            kind = _another_tile(state, luck)
        return draw_code(kind)

    def apply(self, state: State, code: i64) -> bool:
        """Take the tile into the hand, or out of the game if it fits nowhere."""
        verbs.draw(state, kind_drawn(code))
        if isinstance(self.following, LayTile):
            state.code_count = tile_options(state)  # Listed already when it comes to laying.
            fits = state.code_count > 0
        else:
            fits = has_place(state)
        if not fits:
            verbs.discard(state)
        return not fits


def _any_tile(state: State, luck: Luck) -> i64:
    words = state.words
    left = luck.below(words[BAG_LEFT])
    kind: i64 = 0
    left -= words[state.bag_at]
    while left >= 0:
        kind += 1
        left -= words[state.bag_at + kind]
    return kind


def _another_tile(state: State, luck: Luck) -> i64:
    """Reach into the bag until a tile comes that need not stay there: its tiles are counted once for all tries."""
    words = state.words
    bag = state.rules.bag
    tiles: i64 = 0
    for kind in range(state.tables.kinds):
        end = tiles + words[state.bag_at + kind]
        while tiles < end:
            bag[tiles] = kind
            tiles += 1
    drawn = bag[luck.below(tiles)]
    while must_stay(state, drawn):
        drawn = bag[luck.below(tiles)]
    return drawn


def must_stay(state: State, kind: i64) -> bool:
    """Does a box say that a tile of this kind must stay in the bag for now?"""
    for box in state.rules.forbids_draw:
        if box.forbids_draw(state, kind) != 0:
            return True
    return False


def tile_options(state: State) -> i64:
    """Offer every place where the tile in hand continues what lies around it."""
    words = state.words
    fits = state.tables.fits
    matches = state.rules.matches
    pattern = state.tables.pattern_of[words[HAND]]
    # Both loops write first and advance by what counts: quicker than a branch that nobody can foresee.
    found: i64 = 0
    for gap in range(state.frontier_at, words[FRONTIER_END]):
        word = words[gap]
        matches[found] = word
        found += fits[pattern + (word & NEED_MASK)] & ANY_FITS
    state.room_for_options(found * 4 + 4)
    codes = state.codes
    count: i64 = 0
    for index in range(found):
        word = matches[index]
        entry = fits[pattern + (word & NEED_MASK)]
        code = word >> NEED_BITS << NEED_BITS | TILE
        codes[count] = code | entry >> 3 & 96
        codes[count + 1] = code | entry >> 5 & 96
        if entry & MANY_FIT != 0:
            codes[count + 2] = code | entry >> 7 & 96
            codes[count + 3] = code | entry >> 9 & 96
        count += entry >> 1 & 7
    if len(state.rules.forbids_tile) > 0:
        count = _without_forbidden(state, count)
    if len(state.rules.offers_tiles) > 0:
        state.code_count = count
        for box in state.rules.offers_tiles:
            box.offers_tiles(state)
        count = state.code_count
    return count


def has_place(state: State) -> bool:
    """Does the tile in hand fit anywhere? The first place is enough."""
    words = state.words
    kind = words[HAND]
    pattern = state.tables.pattern_of[kind]
    for gap in range(state.frontier_at, words[FRONTIER_END]):
        entry = state.tables.fits[pattern + (words[gap] & NEED_MASK)]
        for turn in range(entry >> 1 & 7):
            if not is_tile_forbidden(state, kind, words[gap] >> NEED_BITS, entry >> 8 + 2 * turn & 3):
                return True
    state.code_count = 0
    for box in state.rules.offers_tiles:
        box.offers_tiles(state)
    is_offered = state.code_count > 0
    state.code_count = -1
    return is_offered


def _without_forbidden(state: State, count: i64) -> i64:
    kept: i64 = 0
    kind = state.words[HAND]
    if len(state.rules.minders[kind]) == 0:
        return count
    for index in range(count):
        code = state.codes[index]
        if not is_tile_forbidden(state, kind, cell_in(code), rotation_in(code)):
            state.codes[kept] = code
            kept += 1
    return kept


def is_tile_forbidden(state: State, kind: i64, cell: i64, rotation: i64) -> bool:
    """Does a box say that a tile of this kind may not lie like this?"""
    for box in state.rules.minders[kind]:
        if box.forbids_tile(state, kind, cell, rotation) != 0:
            return True
    return False


def has_besides(state: State, phase: Phase) -> bool:
    """Is there anything that the player on turn may do besides what a phase asks him? The first option stays."""
    before = state.phase
    state.phase = phase
    state.code_count = 1
    for box in state.rules.offers_besides:
        box.offers_besides(state)
        if state.code_count > 1:
            break
    state.phase = before
    return state.code_count > 1


def is_opened_by_besides(state: State, phase: Phase) -> bool:
    """Would there be something to decide if the player, who can only pass, first got a follower home?"""
    if len(state.rules.offers_return) == 0:
        return False
    before = state.phase
    state.phase = phase
    state.code_count = 1
    for box in state.rules.offers_return:
        box.offers_return(state)
    state.phase = before
    for code in [state.codes[index] for index in range(1, state.code_count)]:
        trial = state.clone()
        state.rules.offerers[code & KIND_MASK].carry_out(trial, code)
        if phase.options(trial) > 0:
            return True
    return False


class LayTile(Phase):
    """Lay the tile so that it touches a laid one and continues every side it touches."""

    step: ClassVar[Step] = Step.TILE
    question: ClassVar[str] = "ask-tile"

    def enter(self, state: State) -> None:
        """The game ends when there is no tile left to lay."""
        if state.words[HAND] == NO_TILE:
            verbs.jump(state, AFTER_LAST_TURN)

    def asks(self, state: State) -> bool:
        """There is always a place, unless a box has changed the board since the draw."""
        state.ask(state.words[PLAYER])
        if state.code_count <= 0:
            state.code_count = tile_options(state)
        return state.code_count > 0

    def options(self, state: State) -> i64:
        """Every cell and rotation that fits."""
        return tile_options(state)

    def apply(self, state: State, code: i64) -> bool:
        """Lay the tile."""
        if code & KIND_MASK != TILE:
            state.rules.offerers[code & KIND_MASK].carry_out(state, code)
            return False
        kind = state.words[HAND]
        state.put(HAND, NO_TILE)
        verbs.place_tile(state, kind, cell_in(code), rotation_in(code))
        return False


class PlaceFollower(Phase):
    """Put one follower, of any kind, on a feature of the tile just laid where nobody stands."""

    step: ClassVar[Step] = Step.FIGURE
    question: ClassVar[str] = "ask-figure"
    deploys: ClassVar[bool] = True

    def options(self, state: State) -> i64:
        """Every free feature of the tile for every kind of follower, and passing."""
        words = state.words
        player = words[PLAYER]
        state.ask(player)
        followers = state.rules.followers
        count = state.offer(0, PASS)
        supply = state.supply_at + player * PIECE_KINDS
        for index in range(len(followers)):
            if words[supply + followers[index]] > 0:
                count = offer_places(state, followers[index], count)
        if len(state.rules.offers_figures) > 0:
            state.code_count = count
            for box in state.rules.offers_figures:
                box.offers_figures(state)
            count = state.code_count
        if len(state.rules.forbids_choice) > 0:
            count = _without_forbidden_choices(state, count)
        if count == 1 and state.codes[0] == PASS and not has_besides(state, self):
            return 0
        return count

    def apply(self, state: State, code: i64) -> bool:
        """Place the follower, or nobody; where a box offers something else, do that instead."""
        kind = code & KIND_MASK
        if kind == FIGURE:
            verbs.place(state, piece_in(code), state.words[PLAYER], spot_in(code))
        elif kind == TAKE:
            verbs.remove(state, [Figure(piece_in(code), state.player, spot_in(code))], TAKEN_BACK)
        elif kind != PASS:
            state.rules.offerers[kind].carry_out(state, code)
            return state.rules.besides[kind]
        else:
            for box in state.rules.on_passed:
                box.on_passed(state)
        return False


def _without_forbidden_choices(state: State, count: i64) -> i64:
    kept: i64 = 0
    for index in range(count):
        code = state.codes[index]
        if not _is_choice_forbidden(state, code):
            state.codes[kept] = code
            kept += 1
    return kept


def _is_choice_forbidden(state: State, code: i64) -> bool:
    for box in state.rules.forbids_choice:
        if box.forbids_choice(state, code) != 0:
            return True
    return False


def offer_places(state: State, piece: i64, count: i64) -> i64:
    """Offer every place for a kind of follower, behind *count* other options: free features of the tile just laid."""
    state.room_for_options(count + state.tables.stride)
    words = state.words
    codes = state.codes
    guarded = len(state.rules.forbids_figure) > 0
    tile = state.last_tile()
    slot = words[tile + TILE_SLOTS]
    end = state.slots_end(tile)
    while slot < end:
        if words[words[slot + ROOT] + FIGURES] == 0 and not (guarded and is_forbidden(state, piece, slot)):
            codes[count] = figure_code(piece, slot)
            count += 1
        slot += SLOT_WORDS
    if len(state.rules.offers_places) > 0:
        state.code_count = count
        for box in state.rules.offers_places:
            box.offers_places(state, piece)
        count = state.code_count
    return count


def is_forbidden(state: State, piece: i64, slot: i64) -> bool:
    """Does a box say that this figure may not stand there?"""
    for box in figure_minders(state, piece, slot):
        if box.forbids_figure(state, piece, slot) != 0:
            return True
    return False


def is_forbidden_by_others(state: State, piece: i64, slot: i64, own: Expansion) -> bool:
    """Does another box say so than the one that asks?"""
    return is_forbidden_by(figure_minders(state, piece, slot), state, piece, slot, own)


def is_forbidden_by(minders: vec[Expansion], state: State, piece: i64, slot: i64, own: Expansion) -> bool:
    """Does one of these boxes say so, other than the one that asks?"""
    for box in minders:
        if box is not own and box.forbids_figure(state, piece, slot) != 0:
            return True
    return False


def figure_minders(state: State, piece: i64, slot: i64) -> vec[Expansion]:
    """Give the boxes that may forbid a figure on places of this kind."""
    kind = ELSEWHERE
    if slot < state.rules.spots_at:
        kind = state.kind_of(slot)
    return state.rules.figure_minders[piece * PLACE_KINDS + kind]


def turn_of_player(state: State) -> i64:
    """Give a number to the turn of the player: those who lay their last abbeys share the number of a turn."""
    return state.words[TURN] * state.players + state.words[PLAYER]


def is_last_turn_over(state: State) -> bool:
    """Is nobody on turn any more? Followers who leave for the final scoring belong to no turn."""
    return state.phase.at == NOBODYS_TURN


class PassTurn(Phase):
    """The next player is on turn; a new turn begins."""

    step: ClassVar[Step] = Step.NEXT

    def enter(self, state: State) -> None:
        """Pass the turn on."""
        verbs.pass_turn(state)
        state.put(TURN, state.words[TURN] + 1)
        verbs.jump(state, BEGIN)


class Over(Phase):
    """Nobody is asked any more."""

    step: ClassVar[Step] = Step.OVER

    def enter(self, state: State) -> None:
        """End the game."""
        state.ask(NOBODY)

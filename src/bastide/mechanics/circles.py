"""Crop circles: everybody adds a follower to one of his own, or everybody takes one back (complete rules 4.2.8).

Which followers are meant is printed on the tile: farmers for a fork, highwaymen for a club, knights for a shield.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from bastide.kernel import verbs
from bastide.kernel.codes import (
    FIGURE,
    KIND_MASK,
    PASS,
    choice_code,
    figure_code,
    number_in,
    piece_in,
    spot_in,
    take_code,
)
from bastide.kernel.codes import TAKE as TAKE_BACK
from bastide.kernel.hooks import Expansion, Figure, Phase
from bastide.kernel.layout import FIGURE_WORDS, FIGURES_END, OWNER, PIECE, PLAYER, SPOT, TILE_TURN
from bastide.kernel.options import Option, Value
from bastide.kernel.phases import is_forbidden
from bastide.kernel.pieces import PHANTOM, PIECE_KINDS, TAKEN_BACK
from bastide.kernel.tables import CITY, FIELD, ROAD
from bastide.kernel.turn import Step
from bastide.kernel.vecs import vec

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

NAME = "circles"
SYMBOL = "crop"
MEANS: Final = {"fork": FIELD, "club": ROAD, "shield": CITY}
"""Where the followers stand that a symbol means."""
NOTHING: Final[i64] = -1
ADD: Final[i64] = 1
TAKE: Final[i64] = 2
ACTS: Final = ("", "add", "take")
"""What everybody does, by its number."""

EVERYBODY_ADDS: Final[i64] = 1
EVERYBODY_TAKES: Final[i64] = 2
OTHERS_MEANT: Final[i64] = 3
NO_COMPANION: Final[i64] = 4
NONE_IN_SUPPLY: Final[i64] = 5
"""Reasons why a follower is not added or taken back."""


class Circles(Expansion):
    """After a normal turn everybody gets stronger, or everybody gets weaker."""

    name: ClassVar[str] = NAME
    reasons: ClassVar[tuple[str, ...]] = (
        "circle-adds",
        "circle-takes",
        "circle-other-kind",
        "circle-no-companion",
        "circle-no-supply",
    )
    options: ClassVar[tuple[Option, ...]] = (
        Option(
            "crop_circles",
            NAME,
            default=True,
            choices=(True, False),
        ),
    )

    def choose(self, options: dict[str, Value]) -> None:
        """Take note of the option."""
        self.played = bool(options["crop_circles"])

    def set_up(self, rules: Rules) -> None:
        """Look up the symbols; remember what everybody does, and how many have been asked."""
        printed = [tile.symbol(SYMBOL) for tile in rules.tables.types]
        self.feature_of: vec[i64] = vec[i64]([MEANS.get(symbol, NOTHING) for symbol in printed])
        """By the kind of a tile: the kind of features whose followers are meant."""
        self.act = rules.reserve(1)
        """ADD or TAKE, 0 before that is decided."""
        self.asked = rules.reserve(1)
        """How many players have had their say, left of the player on turn first."""

    def phases(self) -> list[Phase]:
        """What everybody does, and then everybody does it."""
        return [DecideCircle(self), FollowCircle(self)] if self.played else []

    # -- whom it means -------------------------------------------------------------------------

    def meant(self, state: State) -> i64:
        """Give the kind of features whose followers the tile just laid means, NOTHING if it shows no crop circle."""
        return self.feature_of[state.words[state.last_tile() + TILE_TURN] >> 2]

    def is_meant(self, state: State, figure: i64, feature: i64) -> bool:
        """Is it a follower on a feature of that kind? Whoever stands elsewhere, like a lord or a prisoner, is not."""
        spot = state.words[figure + SPOT]
        if state.words[figure + PIECE] > PHANTOM or spot >= state.rules.spots_at:
            return False
        return state.kind_of(spot) == feature

    def means_anybody(self, state: State) -> bool:
        """Is there a follower of that kind on the table at all?"""
        feature = self.meant(state)
        if feature == NOTHING:
            return False
        for figure in range(state.figures_at, state.words[FIGURES_END], FIGURE_WORDS):
            if self.is_meant(state, figure, feature):
                return True
        return False

    # -- what everybody does -------------------------------------------------------------------

    def offer_adding(self, state: State, player: i64, spot: i64, count: i64) -> i64:
        """Any follower of the supply may join one of the same player, where its kind can stand."""
        words = state.words
        followers = state.rules.followers
        supply = state.supply_at + player * PIECE_KINDS
        for index in range(len(followers)):
            piece = followers[index]
            code = figure_code(piece, spot)
            if words[supply + piece] > 0 and not state.is_offered(count, code) and not is_forbidden(state, piece, spot):
                count = state.offer(count, code)
        return count

    def offer_to(self, state: State, player: i64) -> i64:
        """What a player may add, or which follower he must take back; nothing passes him over."""
        words = state.words
        feature = self.meant(state)
        adds = words[self.act] == ADD
        count: i64 = 0
        if adds:
            count = state.offer(count, PASS)
        for figure in range(state.figures_at, words[FIGURES_END], FIGURE_WORDS):
            if words[figure + OWNER] != player or not self.is_meant(state, figure, feature):
                continue
            spot = words[figure + SPOT]
            if adds:
                count = self.offer_adding(state, player, spot, count)
            elif not state.is_offered(count, take_code(words[figure + PIECE], spot)):
                count = state.offer(count, take_code(words[figure + PIECE], spot))
        if adds and count == 1:
            return 0
        return count

    # -- why not -------------------------------------------------------------------------------

    def explains(self, state: State, code: i64) -> i64:
        """Say why a follower cannot be added or taken back at a crop circle."""
        kind = code & KIND_MASK
        if not isinstance(state.phase, FollowCircle) or kind not in (FIGURE, TAKE_BACK):
            return 0
        if state.words[self.act] == TAKE:
            return EVERYBODY_TAKES if kind == FIGURE else OTHERS_MEANT
        if kind == TAKE_BACK:
            return EVERYBODY_ADDS
        spot = spot_in(code)
        if piece_in(code) > PHANTOM or spot >= state.rules.spots_at or state.kind_of(spot) != self.meant(state):
            return OTHERS_MEANT
        return NONE_IN_SUPPLY if state.supply_of(state.asked, piece_in(code)) == 0 else NO_COMPANION

    # -- the text of a position ----------------------------------------------------------------

    def write_memory(self, state: State) -> str:
        """``add 1``: everybody adds a follower, and one player has had his say."""
        if not isinstance(state.phase, FollowCircle):
            return ""
        return f"{ACTS[state.words[self.act]]} {state.words[self.asked]}"

    def read_memory(self, state: State, text: str) -> None:
        """Read that again."""
        act, asked = text.split()
        if not self.played or act not in ACTS or self.meant(state) == NOTHING:
            raise ValueError(text)
        if not 0 <= int(asked) < state.players:
            raise ValueError(text)
        state.put(self.act, ACTS.index(act))
        state.put(self.asked, int(asked))


class DecideCircle(Phase):
    """After his normal turn the player on turn must choose A or B for everybody (4.2.8)."""

    step: ClassVar[Step] = Step.CROP_CIRCLE
    question: ClassVar[str] = "ask-circle"
    answers: ClassVar[tuple[str, ...]] = ("", "circle-add", "circle-take")

    def __init__(self, box: Circles) -> None:
        super().__init__()
        self.box = box

    def options(self, state: State) -> i64:
        """Everybody adds, or everybody takes back; where no follower is meant there is nothing to choose."""
        if not self.box.means_anybody(state):
            return 0
        state.ask(state.words[PLAYER])
        return state.offer(state.offer(0, choice_code(ADD)), choice_code(TAKE))

    def apply(self, state: State, code: i64) -> bool:
        """Let everybody do it."""
        state.put(self.box.act, number_in(code))
        state.put(self.box.asked, 0)
        return False


class FollowCircle(Phase):
    """Everybody does it once, the player to the left first and the player on turn last (4.2.8)."""

    step: ClassVar[Step] = Step.CROP_CIRCLE
    question: ClassVar[str] = "ask-circle-follower"

    def __init__(self, box: Circles) -> None:
        super().__init__()
        self.box = box

    def options(self, state: State) -> i64:
        """Whoever cannot do it is passed over, and the next to the left goes on."""
        box = self.box
        words = state.words
        if words[box.act] == 0:
            return 0
        for asked in range(words[box.asked], state.players):
            player = (words[PLAYER] + 1 + asked) % state.players
            count = box.offer_to(state, player)
            if count > 0:
                state.put(box.asked, asked)
                state.ask(player)
                return count
        state.put(box.act, 0)
        return 0

    def apply(self, state: State, code: i64) -> bool:
        """Add the follower, or take it back into the supply."""
        kind = code & KIND_MASK
        if kind == FIGURE:
            verbs.place(state, piece_in(code), state.asked, spot_in(code))
        elif kind != PASS:
            verbs.remove(state, [Figure(piece_in(code), state.asked, spot_in(code))], TAKEN_BACK)
        state.put(self.box.asked, state.words[self.box.asked] + 1)
        return True

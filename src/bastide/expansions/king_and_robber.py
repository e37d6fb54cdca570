"""King & Robber: who finished the largest city, and who the longest road.

König & Späher (also: Raubritter), complete rules 4.6.4, 6.4 and 6.5.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from bastide.kernel import verbs
from bastide.kernel.hooks import Expansion
from bastide.kernel.layout import BAG_LEFT, NEXT, ROOT, SLOTS_END, TILE, TILE_TURN, TILE_WORDS, TILES_END
from bastide.kernel.options import Option, Value
from bastide.kernel.pieces import Piece
from bastide.kernel.scoring import BONUS, Tally
from bastide.kernel.tables import CITY, ROAD, SLOT_WORDS

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

BOX = "king_and_robber"
NOBODY_YET = 0

CARD_POINTS: Final = 10.0
FINISHED_SHARE: Final = 0.12
"""What a card brings: so many points, or about so many for each tile of the game."""

FINISHED = "finished"
TEN_EACH = "10/20"
FIFTEEN_OR_FORTY = "15/40"
CONTINUOUS = "continuous"


class Title:
    """A card that goes to whoever finishes the largest feature of a kind: the king, or the robber baron."""

    def __init__(self, piece: Piece, kind: int, label: str, rules: Rules) -> None:
        self.piece = piece
        self.kind = kind
        self.label = label
        self.holder = rules.reserve(1)
        """Number of the holder, from 1; 0 while nobody has it."""
        self.size = rules.reserve(1)
        """Tiles of the largest finished feature."""
        self.fixed: list[bool] = [tile.place is not None for tile in rules.tables.types]
        """By the kind of a tile: does it lie in a block from the start?"""

    def note_finished(self, state: State, tiles: i64) -> None:
        """The first finished feature takes the card, then only a strictly larger one (4.6.4.1)."""
        if tiles > state.words[self.size]:
            state.put(self.size, tiles)
            self.give_to(state, state.player)

    def card(self) -> str:
        """Name the card."""
        return self.piece.name.lower().replace("_", " ")

    def count_finished(self, state: State, *, from_the_start: bool) -> i64:
        """How many features of the kind lie finished on the table, as they are joined or parted now (6.4, 6.5).

        What has lain finished *from the start* nobody has finished.
        """
        found: i64 = 0
        for slot in range(state.slots_at, state.words[SLOTS_END], SLOT_WORDS):
            if state.words[slot + ROOT] != slot or state.kind_of(slot) != self.kind or not state.is_finished(slot):
                continue
            if from_the_start or not self.lay_finished(state, slot):
                found += 1
        return found

    def lay_finished(self, state: State, feature: i64) -> bool:
        """Does a feature lie on tiles of a fixed block, and on no others?"""
        words = state.words
        slot = feature
        while self.fixed[words[words[slot + TILE] + TILE_TURN] >> 2]:
            slot = words[slot + NEXT]
            if slot == feature:
                return True
        return False

    def is_held(self, state: State) -> bool:
        """Has anybody the card?"""
        return state.words[self.holder] != NOBODY_YET

    def pay(self, state: State, label: str, units: i64, each: i64) -> None:
        """Pay the holder."""
        tally = Tally()
        tally.start(BONUS, self.kind, 0)
        tally.add(label, units, each)
        verbs.score(state, state.words[self.holder] - 1, tally.points(), tally)

    def write(self, state: State) -> str:
        """``king 2 5``: the holder (0 if nobody), and the size to beat."""
        words = state.words
        return f"{self.piece.name.lower()} {words[self.holder]} {words[self.size]}"

    def read(self, state: State, text: str) -> None:
        """Read that again."""
        holder, size = (int(part) for part in text.split()[1:])
        if not 0 <= holder <= state.players or (holder > 0) != (size > 0):
            raise ValueError(text)
        if not 0 <= size <= len(state.tile_list()):
            raise ValueError(text)
        state.put(self.size, size)
        if holder > 0:
            self.give_to(state, holder - 1)

    def give_to(self, state: State, player: i64) -> None:
        """Move the card."""
        before = state.words[self.holder]
        if before == player + 1:
            return
        if before != NOBODY_YET:
            verbs.give(state, before - 1, int(self.piece), -1)
        verbs.give(state, player, int(self.piece), 1)
        state.put(self.holder, player + 1)


class KingAndRobber(Expansion):
    """The king and the robber baron."""

    name: ClassVar[str] = BOX
    options: ClassVar[tuple[Option, ...]] = (
        Option("king", BOX, default=True, choices=(True, False)),
        Option(
            "robber_baron",
            BOX,
            default=True,
            choices=(True, False),
        ),
        Option(
            "king_and_robber_scoring",
            BOX,
            default=FINISHED,
            choices=(FINISHED, TEN_EACH, FIFTEEN_OR_FORTY, CONTINUOUS),
        ),
        Option(
            "cards_count",
            BOX,
            default="finished_by_players",
            choices=("finished_by_players", "all"),
        ),
    )

    def choose(self, options: dict[str, Value]) -> None:
        """Take note of the options."""
        self.king = bool(options["king"])
        self.robber_baron = bool(options["robber_baron"])
        self.scoring = str(options["king_and_robber_scoring"])
        self.counts_all = options["cards_count"] == "all"

    def set_up(self, rules: Rules) -> None:
        """Lay the cards aside (4.6.4.1)."""
        self.titles: list[Title] = []
        if self.king:
            self.titles.append(Title(Piece.KING, int(CITY), "finished cities", rules))
        if self.robber_baron:
            self.titles.append(Title(Piece.ROBBER_BARON, int(ROAD), "finished roads", rules))

    def adds_prospects(self, state: State, player: i64) -> float:
        """Who has a card may keep it: surely when the bag is empty, about half as likely when it is full."""
        words = state.words
        laid = float((words[TILES_END] - state.tiles_at) // TILE_WORDS)
        left = float(words[BAG_LEFT])
        each = CARD_POINTS
        if self.scoring == FINISHED:
            each = FINISHED_SHARE * (laid + left)
        elif self.scoring == CONTINUOUS:
            each = FINISHED_SHARE * left
        prospects = 0.0
        for title in self.titles:
            if words[title.holder] == player + 1:
                prospects += each * (laid + left / 2.0) / (laid + left)
        return prospects

    def write_memory(self, state: State) -> str:
        """Who has which card."""
        return ", ".join(title.write(state) for title in self.titles)

    def read_memory(self, state: State, text: str) -> None:
        """Give the cards back to their holders."""
        for title, part in zip(self.titles, text.split(","), strict=True):
            title.read(state, part)

    def on_finished(self, state: State, features: list[int]) -> None:
        """Whoever finishes a larger city or a longer road takes the card, points or not (4.6.4)."""
        for title in self.titles:
            finished = [feature for feature in features if state.kind_of(feature) == title.kind]
            if self.scoring == CONTINUOUS and finished:
                self.pay_at_once(state, title, len(finished))
            for feature in finished:
                title.note_finished(state, state.tiles_of(feature))

    def pay_at_once(self, state: State, title: Title, finished: i64) -> None:
        """By option whoever has a card already, before it can go on, gets his points during the game."""
        if title.is_held(state):
            title.pay(state, title.label, finished, 1)

    def on_game_ended(self, state: State) -> None:
        """Each finished city is worth a point to the king, each finished road to the robber baron (6.4, 6.5)."""
        if self.scoring == CONTINUOUS:
            return
        held = [title for title in self.titles if title.is_held(state)]
        if self.scoring == FIFTEEN_OR_FORTY and len({state.words[title.holder] for title in held}) < len(held):
            held[0].pay(state, "king and robber baron", 1, 40)
            return
        for title in held:
            if self.scoring == FINISHED:
                title.pay(state, title.label, title.count_finished(state, from_the_start=self.counts_all), 1)
            elif self.scoring == TEN_EACH:
                title.pay(state, title.card(), 1, 10)
            else:
                title.pay(state, title.card(), 1, 15)

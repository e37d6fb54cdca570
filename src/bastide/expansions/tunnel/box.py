"""The Tunnel: roads that run on underground between two mouths with tokens of one colour.

Der Tunnel, complete rules 1.18, 3.3.3, 4.1 (4), 4.5 and 7.4.9.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from bastide.expansions.tunnel.actions import LayTunnel
from bastide.kernel import verbs
from bastide.kernel.codes import PASS, cell_offer, piece_in, spot_in
from bastide.kernel.declarations import slot_on
from bastide.kernel.hooks import Expansion, Phase, Shown
from bastide.kernel.layout import FEATURE, PLAYER, TILE, TILE_CELL, TILE_SLOTS
from bastide.kernel.options import Option, Value
from bastide.kernel.pieces import Piece
from bastide.kernel.places import place_of
from bastide.kernel.tables import SLOT_WORDS
from bastide.kernel.tiles import ROAD, Feature, TileType
from bastide.kernel.turn import Step

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State
    from bastide.kernel.vecs import vec

BOX = "tunnel"
BY_PLAYERS = "by_players"
FEWER = "fewer"
COLOURS_OF: Final = {BY_PLAYERS: (3, 3, 2, 1, 1, 1), FEWER: (2, 2, 1, 1, 1, 1)}
"""Colours of each player in games of one, two, three … players (3.3.3 begins with two)."""
MOST_COLOURS: Final[i64] = 3
PAIR: Final[i64] = 2
"""Tokens of one colour; they close as many open ends when both are laid."""
TOKEN: Final[i64] = 22
SETS: Final = 6
"""Pairs of tokens in the box, each of another colour."""
LETTERS = "ABC"
SIDES = "NESW"


class Tunnel(Expansion):
    """Tunnel mouths, and the tokens that join two of them."""

    name: ClassVar[str] = BOX
    joins_open_ends: ClassVar[bool] = True
    options: ClassVar[tuple[Option, ...]] = (
        Option(
            "tunnel_colours",
            BOX,
            default=BY_PLAYERS,
            choices=(BY_PLAYERS, FEWER, 1, 2, 3),
        ),
        Option(
            "tunnel_tokens",
            BOX,
            default="after_figure",
            choices=("after_figure", "before_or_after"),
        ),
        Option(
            "tunnels_elsewhere",
            BOX,
            default=True,
            choices=(True, False),
        ),
        Option(
            "builder_by_tunnel",
            BOX,
            default=True,
            choices=(True, False),
        ),
    )

    def choose(self, options: dict[str, Value]) -> None:
        """Take note of the options."""
        self.colours_chosen = options["tunnel_colours"]
        self.is_early = options["tunnel_tokens"] == "before_or_after"
        self.elsewhere = bool(options["tunnels_elsewhere"])

    def colours_of(self, players: int) -> int:
        """How many colours each player has."""
        chosen = self.colours_chosen
        return COLOURS_OF[chosen][players - 1] if isinstance(chosen, str) else int(chosen)

    def supply(self, players: int) -> dict[Piece, int]:
        """Each player gets two tokens of his colour, and of further ones with two or three players (3.3.3)."""
        return {Piece.TUNNEL: int(PAIR) * self.colours_of(players)}

    def redraws(self, tile: TileType) -> TileType:
        """A road that is printed through a tunnel on a tile of another box breaks off at both mouths (4.5.4)."""
        return with_mouths(tile) if self.elsewhere else tile

    def set_up(self, rules: Rules) -> None:
        """Remember the mouths and what lies on them, how many tokens of each colour are laid."""
        tables = rules.tables
        self.is_mouth: vec[i64] = tables.marked("open")
        most = 0
        for kind, features in enumerate(tables.features):
            mouths = sum(feature.mark("open") == "true" for feature in features)
            most += mouths * (rules.copies[kind] + rules.held[kind])
        self.colours: i64 = self.colours_of(rules.players)
        self.mouths = rules.reserve(1)
        """How many mouths there are."""
        self.mouth_at = rules.reserve(most)
        """Their slots: no road has two on one tile."""
        self.token_at = rules.reserve(most)
        """What lies on each: 0, or one more than the number of the colour."""
        self.laid_at = rules.reserve(rules.players * int(MOST_COLOURS))
        """How many tokens of each colour are laid."""
        self.laid = rules.reserve(1)
        """Has a token been laid before the figure?"""
        self.token_kind = rules.add_offer(self, LayTunnel)
        self.early_kind = rules.add_offer(self, LayTunnel, besides=True) if self.is_early else self.token_kind
        rules.allow_links(most // int(PAIR))

    def phases(self) -> list[Phase]:
        """One question."""
        return [LayToken(self)]

    # -- mouths and tokens ---------------------------------------------------------------------

    def on_tile_placed(self, state: State, tile: i64) -> None:
        """Note new mouths."""
        words = state.words
        for slot in range(words[tile + TILE_SLOTS], state.slots_end(tile), SLOT_WORDS):
            if self.is_mouth[words[slot + FEATURE]] == 1:
                mouths = words[self.mouths]
                state.put(self.mouth_at + mouths, slot)
                state.put(self.token_at + mouths, 0)
                state.put(self.mouths, mouths + 1)

    def offers_figures(self, state: State) -> None:
        """By option a token may be laid before the figure, too."""
        if self.is_early:
            state.code_count = self.offer_tokens(state, self.early_kind, state.code_count)

    def offer_tokens(self, state: State, kind: i64, count: i64) -> i64:
        """Offer one token of any colour on any mouth without one, on whatever tile (4.5.1)."""
        words = state.words
        player = words[PLAYER]
        if words[self.laid] != 0 or state.supply_of(player, TOKEN) == 0:
            return count
        laid = self.laid_at + player * MOST_COLOURS
        for number in range(words[self.mouths]):
            if words[self.token_at + number] == 0:
                for colour in range(self.colours):
                    if words[laid + colour] < PAIR:
                        code = cell_offer(kind, colour, words[self.mouth_at + number])
                        count = state.offer(count, code)
        return count

    def carry_out(self, state: State, code: i64) -> None:
        """Lay a token before the figure."""
        state.put(self.laid, 1)
        self.lay(state, code)

    def lay(self, state: State, code: i64) -> None:
        """Lay the token; the second one of a colour joins its mouth with that of the first (4.5.2)."""
        slot = spot_in(code)
        partner = self.lay_token(state, state.words[PLAYER], piece_in(code), slot)
        if partner != 0:
            verbs.connect(state, partner, slot, PAIR, TOKEN)

    def lay_token(self, state: State, player: i64, colour: i64, slot: i64) -> i64:
        """Lay a token of a player on a mouth. Give the mouth with the other token of its colour; 0 if there is none."""
        words = state.words
        number = player * MOST_COLOURS + colour
        partner: i64 = 0
        for mouth in range(words[self.mouths]):
            if words[self.token_at + mouth] == number + 1:
                partner = words[self.mouth_at + mouth]
            if words[self.mouth_at + mouth] == slot:
                state.put(self.token_at + mouth, number + 1)
        state.put(self.laid_at + number, words[self.laid_at + number] + 1)
        verbs.give(state, player, TOKEN, -1)
        return partner

    def shows(self, state: State) -> list[Shown]:
        """Tokens lie on their mouths, in one of six colours: first those of the players, then the others."""
        found: list[Shown] = []
        for slot, player, colour in self.tokens(state):
            cell = state.words[state.words[slot + TILE] + TILE_CELL]
            found.append(Shown(TOKEN, cell=cell, owner=(player + colour * int(state.players)) % SETS, slots=(slot,)))
        return found

    def tokens(self, state: State) -> list[tuple[int, int, int]]:
        """Give the mouths with a token, its owner and which of his colours it has."""
        words = state.words
        found: list[tuple[int, int, int]] = []
        for mouth in range(words[self.mouths]):
            token = words[self.token_at + mouth] - 1
            if token >= 0:
                found.append((words[self.mouth_at + mouth], token // MOST_COLOURS, token % MOST_COLOURS))
        return found

    # -- the text of a position ----------------------------------------------------------------

    def write_memory(self, state: State) -> str:
        """``1 A E 0,3; 2 B N 1,1; laid``: players, colours and mouths of tokens; was one laid before the figure?"""
        parts: list[str] = []
        for slot, player, colour in self.tokens(state):
            place = place_of(state, slot)
            parts.append(f"{player + 1} {LETTERS[colour]} {place.where} {place.x},{place.y}")
        parts.sort()
        if state.words[self.laid] != 0:
            parts.append("laid")
        return "; ".join(parts)

    def read_memory(self, state: State, text: str) -> None:
        """Read that again."""
        for part in text.split("; "):
            if part == "laid" and self.is_early:
                state.put(self.laid, 1)
                continue
            owner, letter, where, cell = part.split()
            x, y = cell.split(",")
            player, colour = int(owner) - 1, LETTERS.index(letter)
            slot = slot_on(state, ROAD, where, int(x), int(y))
            if not 0 <= player < state.players or colour >= self.colours or not self.is_free(state, slot):
                raise ValueError(part)
            if state.words[self.laid_at + player * MOST_COLOURS + colour] == PAIR:
                raise ValueError(part)
            partner = self.lay_token(state, player, colour, slot)
            if partner != 0:
                verbs.link(state, partner, slot, PAIR)

    def is_free(self, state: State, slot: i64) -> bool:
        """Is there a mouth without a token?"""
        words = state.words
        for mouth in range(words[self.mouths]):
            if words[self.mouth_at + mouth] == slot:
                return words[self.token_at + mouth] == 0
        return False


def with_mouths(tile: TileType) -> TileType:
    """Give a tile on which roads that run through a tunnel break off at its mouths; other tiles stay what they are."""
    features: list[Feature] = []
    for feature in tile.features:
        mouths = feature.mark("tunnel").split()
        if len(mouths) < int(PAIR):
            features.append(feature)
            continue
        for number, side in enumerate(mouths):
            marks = (*(mark for mark in feature.marks if mark[0] != "tunnel"), ("open", "true"), ("tunnel", side))
            arm = Feature(feature.id if number == 0 else f"{feature.id}{side}", ROAD, (SIDES.index(side),), marks=marks)
            features.append(replace(arm, ends="tunnel"))
    if len(features) == len(tile.features):
        return tile
    roads = {feature.id for feature in features if feature.kind == ROAD}
    return replace(tile, features=tuple(features), over=tuple(pair for pair in tile.over if not roads & set(pair)))


class LayToken(Phase):
    """After the figure the player may lay one of his tokens on a mouth without one (4.5.1)."""

    step: ClassVar[Step] = Step.TUNNEL
    question: ClassVar[str] = "ask-tunnel"
    passing: ClassVar[str] = "pass-tunnel"

    def __init__(self, box: Tunnel) -> None:
        super().__init__()
        self.box = box

    def asks(self, state: State) -> bool:
        """Nobody is asked who has laid a token before the figure."""
        if state.words[self.box.laid] != 0:
            state.put(self.box.laid, 0)
            return False
        return super().asks(state)

    def options(self, state: State) -> i64:
        """Every token that can be laid, and none."""
        count = self.box.offer_tokens(state, self.box.token_kind, state.offer(0, PASS))
        if count == 1:
            return 0
        state.ask(state.words[PLAYER])
        return count

    def apply(self, state: State, code: i64) -> bool:
        """Lay the token, or none."""
        if code != PASS:
            self.box.lay(state, code)
        return False

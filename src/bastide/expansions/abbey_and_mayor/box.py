"""Abbey & Mayor: an abbey for any hole, a mayor for cities, a wagon that drives on and a barn that takes a field.

Abtei & Bürgermeister, complete rules 3.3.2, 4.2.1, 4.4.7, 4.4.8, 4.4.9, 6.2 and 7.3. Abbey, wagon and barn have
modules of their own; the mayor is two sentences.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from bastide.expansions.abbey_and_mayor.abbey import TILE, Abbeys, AfterAbbey, AfterLastAbbey, LayAbbey, LayLastAbbey
from bastide.expansions.abbey_and_mayor.barn import Barns, ScoreBarns, has_barn
from bastide.expansions.abbey_and_mayor.wagon import MoveWagon, Wagons
from bastide.kernel import codes
from bastide.kernel.hooks import Expansion, Figure, Phase
from bastide.kernel.layout import PIECE, SPOT
from bastide.kernel.options import Option, Value
from bastide.kernel.pieces import BARN, MAYOR, WAGON, Piece
from bastide.kernel.places import impossible
from bastide.kernel.tables import CITY, COVERED, ELSEWHERE, FIELD, SITE
from bastide.kernel.turn import Step

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State
    from bastide.kernel.tiles import TileType

BOX = "abbey_and_mayor"

MAYOR_OUTSIDE: Final[i64] = 1
WAGON_ON_FIELD: Final[i64] = 2
WAGON_ALONE: Final[i64] = 3
WAGON_NO_ROOM: Final[i64] = 4
WAGON_TOO_FAR: Final[i64] = 5
BARN_NO_CORNER: Final[i64] = 6
BARN_BESIDE_BARN: Final[i64] = 7
ABBEY_NO_HOLE: Final[i64] = 8
"""Reasons of vetoes."""


class AbbeyAndMayor(Expansion):
    """Abbeys, mayors, wagons and barns."""

    name: ClassVar[str] = BOX
    reasons: ClassVar[tuple[str, ...]] = (
        "mayor-outside-city",
        "wagon-on-field",
        "wagon-alone",
        "wagon-no-room",
        "wagon-too-far",
        "barn-no-corner",
        "barn-beside-barn",
        "abbey-no-hole",
    )
    options: ClassVar[tuple[Option, ...]] = (
        Option("abbeys", BOX, default=1, choices=tuple(range(4))),
        Option("mayors", BOX, default=1, choices=tuple(range(4))),
        Option("wagons", BOX, default=1, choices=tuple(range(4))),
        Option("barns", BOX, default=1, choices=tuple(range(4))),
        Option(
            "abbey_holes",
            BOX,
            default="allowed",
            choices=("allowed", "any"),
        ),
        Option(
            "wagon_moves",
            BOX,
            default="adjoining",
            choices=("adjoining", "any_tile"),
        ),
        Option(
            "barn_beside_barn",
            BOX,
            default=False,
            choices=(True, False),
        ),
    )

    def choose(self, options: dict[str, Value]) -> None:
        """Take note of the options."""
        self.mayors = int(options["mayors"])
        self.abbeys = Abbeys(int(options["abbeys"]), into_any_hole=options["abbey_holes"] == "any")
        self.wagons = Wagons(int(options["wagons"]), to_any_tile=options["wagon_moves"] == "any_tile")
        self.barns = Barns(int(options["barns"]), beside_barns=bool(options["barn_beside_barn"]))

    # -- set-up ----------------------------------------------------------------------------------

    def supply(self, players: int) -> dict[Piece, int]:
        """Each player gets an abbey, a mayor, a barn and a wagon (3.3.2)."""
        return {
            Piece.ABBEY: self.abbeys.number,
            Piece.MAYOR: self.mayors,
            Piece.BARN: self.barns.number,
            Piece.WAGON: self.wagons.number,
        }

    def leaves_out(self, types: list[TileType]) -> list[str]:
        """Without abbeys their tile stays in the box."""
        return [] if self.abbeys.number > 0 else [TILE]

    def held_tiles(self, players: int) -> dict[str, int]:
        """Players hold the abbeys; they are never in the bag (3.3.2)."""
        return {TILE: players * self.abbeys.number} if self.abbeys.number > 0 else {}

    def strengths(self) -> dict[Piece, int]:
        """A wagon counts like a small follower (4.4.9)."""
        return {Piece.WAGON: 1}

    def set_up(self, rules: Rules) -> None:
        """Let the figures reserve what they must remember."""
        self.abbeys.set_up(rules)
        self.wagons.set_up(rules, self.abbeys.kind)
        self.barns.set_up(rules)

    def phases(self) -> list[Phase]:
        """An abbey instead of a tile, barns at the scoring, wagons after it, the last abbeys."""
        return [
            LayAbbey(self.abbeys),
            AfterAbbey(self.abbeys),
            ScoreBarns(self.barns),
            MoveWagon(self.wagons),
            LayLastAbbey(self.abbeys),
            AfterLastAbbey(self.abbeys),
        ]

    # -- mayor, wagon and barn -------------------------------------------------------------------

    def minds_figure(self, piece: i64, kind: i64) -> bool:
        """Only mayors and wagons belong somewhere."""
        return kind != ELSEWHERE and piece in (MAYOR, WAGON)

    def forbids_figure(self, state: State, piece: i64, spot: i64) -> i64:
        """A mayor goes into cities only (4.4.7); a wagon never drives onto a field (4.4.9)."""
        if spot >= state.rules.spots_at:
            return 0
        if piece == MAYOR and state.kind_of(spot) != CITY:
            return MAYOR_OUTSIDE
        if piece == WAGON and state.kind_of(spot) == FIELD:
            return WAGON_ON_FIELD
        return 0

    def explains(self, state: State, code: i64) -> i64:
        """An abbey needs a hole, a barn a corner of fields, a wagon a free place that its feature adjoins."""
        kind = code & codes.KIND_MASK
        if kind == codes.TILE and isinstance(state.phase, LayAbbey | LayLastAbbey):
            return ABBEY_NO_HOLE
        if kind != codes.FIGURE:
            return 0
        piece = codes.piece_in(code)
        spot = codes.spot_in(code)
        if isinstance(state.phase, MoveWagon):
            if piece != WAGON:
                return WAGON_ALONE
            if spot >= state.rules.spots_at or self.wagons.may_enter(state, spot):
                return WAGON_TOO_FAR
            return WAGON_NO_ROOM
        if piece == BARN and state.phase.step == Step.FIGURE:
            if self.barns.may_stand(state, spot) and has_barn(state, spot):
                return BARN_BESIDE_BARN
            return BARN_NO_CORNER
        return 0

    def weighs_figure(self, state: State, piece: i64, feature: i64) -> i64:
        """A mayor is as strong as his city has pennants; without any he counts nothing (4.4.7)."""
        if piece != MAYOR:
            return 0
        return state.pennants_of(feature)

    def offers_figures(self, state: State) -> None:
        """A barn stands where four tiles meet (4.4.8)."""
        self.barns.offer(state)

    def on_feature_scored(self, state: State, feature: i64, claim: i64, *, at_end: bool) -> None:
        """At the end barns are paid together with the farmers (6.2)."""
        if at_end:
            self.barns.score_at_end(state, feature)

    def on_removed(self, state: State, figures: list[Figure], why: i64) -> None:
        """A wagon that was scored may drive on (4.4.9)."""
        self.wagons.note(state, figures, why)

    # -- the text of a position ------------------------------------------------------------------

    def check_position(self, state: State) -> None:
        """Mayors stand in cities, wagons neither on fields nor on towers, barns on fields."""
        self.abbeys.check_position(state)
        words = state.words
        for figure in state.figure_list():
            piece = words[figure + PIECE]
            spot = words[figure + SPOT]
            if spot >= state.rules.spots_at:
                continue
            kind = state.kind_of(spot)
            if (
                (piece == MAYOR and kind not in (CITY, COVERED))
                or (piece == WAGON and kind in (FIELD, SITE))
                or (piece == BARN and kind != FIELD)
            ):
                raise impossible(state, piece, spot)

    def write_memory(self, state: State) -> str:
        """What abbeys and wagons remember, parted by semicolons."""
        return "; ".join(self.abbeys.write_memory(state) + self.wagons.write_memory(state))

    def read_memory(self, state: State, text: str) -> None:
        """Read that again."""
        for part in text.split(";"):
            if part.strip().startswith("wagon"):
                self.wagons.read_memory(state, part.strip())
            else:
                self.abbeys.read_memory(state, part.strip())

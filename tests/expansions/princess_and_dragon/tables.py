"""Scenes of this box, and small boxes that stand for others."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bastide.expansions.princess_and_dragon.box import PrincessAndDragon
from bastide.kernel.catalogue import tile_set
from bastide.kernel.events import FigureLeft, NeutralMoved
from bastide.kernel.geometry import x_of, y_of
from bastide.kernel.hooks import Expansion
from bastide.kernel.pieces import Piece
from bastide.rulebook import compile_rules
from tests.scenes import scene

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    import bastide
    from bastide.kernel.options import Value
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

BOX = "princess_and_dragon"
BOXES = ("base", BOX)
WITH_BUILDERS = ("base", "inns_and_cathedrals", "traders_and_builders", BOX)
WITH_PHANTOM = ("base", BOX, "phantom")


def table(
    board: str,
    hand: str = "",
    *,
    memory: str = "",
    turn: int = 1,
    players: int = 2,
    boxes: Iterable[str] = BOXES,
    options: Mapping[str, str] | None = None,
) -> bastide.Game:
    """Set up a scene with this box; *memory* tells where dragon and fairy are."""
    kept = {BOX: memory} if memory else {}
    return scene(board, hand=hand, turn=turn, players=players, boxes=boxes, options=options, memory=kept)


def place_of(game: bastide.Game, piece: Piece) -> tuple[int, int] | None:
    """Where a neutral figure is."""
    cell = game.state.neutral_cell(piece)
    return (x_of(cell), y_of(cell)) if cell else None


def dragon(game: bastide.Game) -> tuple[int, int] | None:
    """Where the dragon is."""
    return place_of(game, Piece.DRAGON)


def fairy(game: bastide.Game) -> tuple[int, int] | None:
    """Where the fairy is."""
    return place_of(game, Piece.FAIRY)


def left(game: bastide.Game) -> list[tuple[int, str, str]]:
    """Who has left the table, and why."""
    return [(event.player, event.piece, event.why) for event in game.events if isinstance(event, FigureLeft)]


def flights(game: bastide.Game) -> list[tuple[int, int]]:
    """Every cell that the dragon has come to."""
    moves = [event for event in game.events if isinstance(event, NeutralMoved) and event.piece == "dragon"]
    return [(event.x, event.y) for event in moves]


class Beside(Expansion):
    """A place beside the landscape, and a barn for everybody."""

    name: ClassVar[str] = "toy_beside"

    def supply(self, players: int) -> dict[Piece, int]:
        return {Piece.BARN: 1}

    def set_up(self, rules: Rules) -> None:
        self.spot = rules.add_spot("castle")


class Tabu(Expansion):
    """Neutral figures stay away from the tile at 1,0."""

    name: ClassVar[str] = "toy_tabu"

    def forbids_neutral(self, state: State, piece: int, cell: int) -> int:
        return int((x_of(cell), y_of(cell)) == (1, 0))


def empty_table(*others: Expansion, tiles: Iterable[str] = ("base", BOX), **options: Value) -> State:
    """Give an empty table for this box and some small ones."""
    chosen = {option.name: option.default for option in PrincessAndDragon.options} | options
    types = [tile for name in tiles for tile in tile_set(name).tiles]
    return compile_rules(2, types, [PrincessAndDragon(), *others], chosen).new_state()

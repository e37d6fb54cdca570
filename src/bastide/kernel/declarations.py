"""What an action is: one declaration for each kind of it.

Actions are typed objects for people and files; inside they are integers (``codes``). A declaration says everything
about a kind: its fields, how it is written and read (one pattern for both
directions, see ``records.notation``), the keys of its sentences, how it becomes a code, and what it points at on the
table. A box declares its own kinds in its own module and offers them by ``rules.add_offer``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final, TypeVar, dataclass_transform

from bastide.kernel import codes
from bastide.kernel.geometry import cell_at, is_on_table
from bastide.kernel.pieces import Piece
from bastide.kernel.places import place_of, slot_named
from bastide.kernel.targets import (
    AtNothing,
    AtNumber,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from bastide.kernel.state import State
    from bastide.kernel.targets import Target

PIECE_NAMES: Final = [piece.name.lower() for piece in Piece]
MOST_CHOICES: Final = 1 << 32
NO_CODE: Final = -1
"""The code of an action that cannot even be said in this position."""
OFFERED: Final = -1
"""The kind of codes of actions that boxes offer: their rule set gives them one."""

Figure = tuple[str, str, str, int, int]
"""A figure in words: piece, role, where on its tile, and the tile."""


@dataclass(frozen=True, slots=True)
class Action:
    """Something a player, or chance, can do."""

    pattern: ClassVar[str]
    """How it is written and read: text with its fields in braces."""
    key: ClassVar[str]
    """Its message in the catalogue; ``.doing`` says what is asked, ``.refused`` that it cannot be done."""
    refused: ClassVar[str]
    """Code of a refusal when nothing more can be said."""
    kind: ClassVar[int]
    """Kind of its codes; OFFERED if the rule set gives it one."""

    @classmethod
    def of(cls, state: State, code: int) -> Action:
        """Read it from a code."""
        raise NotImplementedError

    def code(self, state: State, kind: int) -> int:
        """Give its code, whether it is legal or not; NO_CODE if this position has no such thing."""
        raise NotImplementedError

    def target(self, state: State) -> Target:
        """What it points at."""
        return AtNothing()

    def told_by(self, state: State) -> str:
        """Key of the sentence that tells it in this position."""
        return self.key

    def values(self) -> dict[str, str | int]:
        """Its fields by name, for sentences."""
        names: tuple[str, ...] = self.__match_args__
        return {name: getattr(self, name) for name in names}


Kind = TypeVar("Kind", bound=Action)

KINDS: Final[list[type[Action]]] = []
"""Every kind that is declared, in the order in which notation is tried."""


@dataclass_transform(frozen_default=True)
def declared(
    pattern: str, *, key: str, refused: str = "not_now", kind: int = OFFERED
) -> Callable[[type[Kind]], type[Kind]]:
    """Declare a kind of action: how it is written, the key of its sentences, the code of its refusal."""

    def declare(cls: type[Kind]) -> type[Kind]:
        made = dataclass(frozen=True, slots=True)(cls)
        made.pattern = pattern
        made.key = key
        made.refused = refused
        made.kind = int(kind)
        KINDS.append(made)
        return made

    return declare


class OnFigure(Action):
    """An action about a figure on a place; ``where`` is a side or half side that its feature reaches.

    A place that is no feature is named by ``role`` alone.
    """

    __slots__ = ()
    piece: str
    role: str
    where: str
    x: int
    y: int

    def spot(self, state: State) -> int:
        """Give the spot that it names: a feature of a tile, or a place that a box has added; 0 if there is none."""
        feature = state.rules.feature_of(self.role)
        if not feature:
            return next((spot for spot, name in state.rules.spot_names.items() if name == self.role), 0)
        return slot_on(state, feature, self.where, self.x, self.y)

    def piece_and_spot(self, state: State) -> tuple[int, int]:
        """Give piece and spot as numbers; a spot of 0 if there is no such thing."""
        piece = piece_named(self.piece)
        return (piece, self.spot(state)) if piece >= 0 else (0, 0)


def piece_name(piece: int) -> str:
    """Name a piece."""
    return PIECE_NAMES[piece]


def piece_named(name: str) -> int:
    """Give the number of a piece, -1 if there is none of that name."""
    return PIECE_NAMES.index(name) if name in PIECE_NAMES else -1


def figure_named(state: State, piece: int, spot: int) -> Figure:
    """Name a figure: piece, role, where on the tile, and the tile."""
    place = place_of(state, spot)
    role = state.rules.roles.get(place.feature, place.feature)
    return piece_name(piece), role, place.where, place.x, place.y


def slot_on(state: State, feature: str, where: str, x: int, y: int) -> int:
    """Give the slot of a feature of the tile on a cell; 0 if there is none."""
    tile = state.tile_at(cell_at(x, y)) if is_on_table(x, y) else 0
    return slot_named(state, tile, feature, where) if tile else 0


class Numbered(Action):
    """An action that is a number."""

    __slots__ = ()
    number: int

    def code(self, state: State, kind: int) -> int:
        """Any number has a code."""
        return codes.number_offer(kind, self.number) if 0 <= self.number < MOST_CHOICES else NO_CODE

    def target(self, state: State) -> Target:
        """The number."""
        return AtNumber(self.number)

    def told_by(self, state: State) -> str:
        """The question may know what its numbers mean."""
        answers = state.phase.answers
        return answers[min(self.number, len(answers) - 1)] if answers else self.key

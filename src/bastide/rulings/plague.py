"""Rulings about The Plague and another box."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from bastide.expansions.catapult.phases import ChooseVictim, Seduce
from bastide.expansions.messages.box import Messages
from bastide.expansions.plague.box import Plague
from bastide.expansions.plague.pauses import DISC_FIRST, TOO_EARLY, Pause
from bastide.expansions.princess_and_dragon.box import PrincessAndDragon
from bastide.expansions.princess_and_dragon.dragon import DRAGON_SYMBOL
from bastide.kernel.hooks import Expansion
from bastide.kernel.pieces import DRAGON
from bastide.kernel.turn import SECOND_TURN, Step
from bastide.kernel.vecs import vec

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State


def keep_safe(rules: Rules, kinds: list[bool]) -> None:
    """Let no flea lie on tiles of some kinds."""
    for box in rules.boxes:
        if isinstance(box, Plague):
            box.keep_safe(kinds)


class TilesThatWaitForTheDragonAreAmongTheFirst(Expansion):
    """Dragon tiles that are set aside are among the first 17 tiles, even if they come back to the bag."""

    needs: ClassVar[tuple[str, ...]] = ("princess_and_dragon", "plague")
    source: ClassVar[str] = "complete rules 3.1.4"

    def set_up(self, rules: Rules) -> None:
        """Find both boxes."""
        for box in rules.boxes:
            if isinstance(box, Plague):
                self.plague = box
            elif isinstance(box, PrincessAndDragon):
                self.dragon = box.dragon
        types = rules.tables.types
        self.calling: vec[i64] = vec[i64]([kind for kind, tile in enumerate(types) if tile.symbol(DRAGON_SYMBOL)])
        """Kinds of tiles that wait for the dragon."""

    def on_neutral_moved(self, state: State, piece: i64, cell: i64) -> None:
        """The dragon comes, and what waited for him goes back to the bag: it has been drawn all the same."""
        if piece == DRAGON:
            for index in range(len(self.calling)):
                kind = self.calling[index]
                copies = state.words[self.dragon.aside + kind]
                if copies > 0:
                    self.plague.note_put_back(state, kind, copies)


class PointsOfTheBeginning(Pause):
    """Which marker walks the points that a turn begins with, and the message that they bring."""

    def __init__(self, messages: Messages) -> None:
        super().__init__(TOO_EARLY)
        self.messages = messages

    def holds(self, state: State) -> bool:
        """Does the turn go on with the draw when this is settled?"""
        back = state.words[self.messages.track.back]
        return state.words[self.messages.back] == SECOND_TURN or back == int(Step.BEGIN_TRACK) + 1


class NobodyMindsThePlagueBeforeTheTileIsDrawn(Expansion):
    """No flea is laid and nobody flees while the points that a turn begins with bring a message."""

    needs: ClassVar[tuple[str, ...]] = ("plague", "messages")
    source: ClassVar[str] = "complete rules 4.2.9.2, 4.2.9.4, 4.6.12.1"

    def set_up(self, rules: Rules) -> None:
        """Let the plague know of the messages."""
        for box in rules.boxes:
            if isinstance(box, Messages):
                messages = box
            elif isinstance(box, Plague):
                plague = box
        plague.pauses.append(PointsOfTheBeginning(messages))


class ADiscOnTheTable(Pause):
    """Who is seduced by a disc that has come down, and by whom."""

    def holds(self, state: State) -> bool:
        """Is that asked?"""
        return isinstance(state.phase, ChooseVictim | Seduce)


class ASeductionComesBeforeThePlague(Expansion):
    """Nobody lays a flea or flees between a throw and what it brings: who is nearest to a disc stays nearest."""

    needs: ClassVar[tuple[str, ...]] = ("catapult", "plague")
    source: ClassVar[str] = "complete rules 4.2.5.2, 4.2.9.2"

    def set_up(self, rules: Rules) -> None:
        """Let the plague know of the discs."""
        for box in rules.boxes:
            if isinstance(box, Plague):
                box.pauses.append(ADiscOnTheTable(DISC_FIRST))


class CarcassonneIsNeverInfested(Expansion):
    """The city of Carcassonne is never infested."""

    needs: ClassVar[tuple[str, ...]] = ("count", "plague")
    source: ClassVar[str] = "complete rules 4.2.9.2"

    def set_up(self, rules: Rules) -> None:
        """Let the plague know of the city."""
        keep_safe(rules, [tile.box == "count" for tile in rules.tables.types])


class TheBoardOfTheWheelIsNeverInfested(Expansion):
    """The wheel lies on a board and not on tiles: it is never infested."""

    needs: ClassVar[tuple[str, ...]] = ("wheel_of_fortune", "plague")
    source: ClassVar[str] = "complete rules 4.2.9.2"

    def set_up(self, rules: Rules) -> None:
        """Let the plague know of the board."""
        keep_safe(rules, [tile.symbol("kind") == "board" for tile in rules.tables.types])

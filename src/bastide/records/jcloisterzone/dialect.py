"""What a box must say about the files of JCloisterZone, where names are not enough."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any

from bastide.records.jcloisterzone import boxes

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bastide.game import Game
    from bastide.kernel.actions import PlaceFigure
    from bastide.kernel.declarations import Action
    from bastide.kernel.tiles import TileType
    from bastide.records.jcloisterzone.replay import Replay


class Dialect:
    """How that program tells of one box; it belongs to one replay and may remember things."""

    def __init__(self, replay: Replay) -> None:
        self.replay = replay

    @property
    def game(self) -> Game:
        """The game as it is played here."""
        return self.replay.game

    def prepare(self, message: dict[str, Any]) -> None:
        """Do what must be done here before a message is played."""

    def passes_over(self, message: dict[str, Any]) -> bool:
        """Does a message decide something that is not even asked here, because nothing comes of it?"""
        del message
        return False

    def action_in(self, message: dict[str, Any]) -> Action | None:
        """Translate a message that only this box knows."""
        del message
        return None

    def feature_at(self, feature: str, x: int, y: int) -> str:
        """Give our kind of a feature on a tile, where that program has one name for several."""
        del x, y
        return feature

    def spot_at(self, pointer: dict[str, Any]) -> str:
        """Give our name of a place that is no feature here, where its name there depends on the game; else nothing."""
        del pointer
        return ""

    def played(self, message: dict[str, Any]) -> None:
        """Do what follows here after a message was played."""

    def keeps_back(self, tile: TileType) -> bool:
        """Does a tile wait in a group of its own until the box lets it be drawn?"""
        del tile
        return False

    def counts(self, options: Sequence[Action]) -> dict[str, int]:
        """Count options that both engines count alike, by their name there."""
        del options
        return {}

    def times(self, option: PlaceFigure) -> int:
        """How often that program counts a place for a figure."""
        del option
        return 1


def dialects(replay: Replay, played: Iterable[str]) -> list[Dialect]:
    """Give the dialects of the boxes that are played."""
    known = {module.name for module in iter_modules(boxes.__path__)}
    return [import_module(f"{boxes.__name__}.{box}").BOX(replay) for box in played if box in known]

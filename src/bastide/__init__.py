"""Bastide: every Carcassonne in Python.

>>> import bastide
>>> game = bastide.new_game(players=["Anna", "Ben"], seed=7)
>>> game.hand is not None and game.over is False
True
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bastide.expansions import Capture, Free
    from bastide.game import Game, new_game, read_position
    from bastide.kernel.actions import (
        Choose,
        Draw,
        MoveBeside,
        MoveNeutral,
        Pass,
        PlaceFigure,
        PlaceTile,
        PlaceToken,
        Reveal,
        ScoreFeature,
        SendHome,
        TakeBack,
        Use,
    )
    from bastide.kernel.declarations import Action
    from bastide.kernel.errors import BastideError, IllegalAction, Impossible, Unreadable
    from bastide.kernel.events import Event, Scored
    from bastide.own_tiles import load_tiles
    from bastide.records.record import load, read_record, save, write_record
    from bastide.refusals import Refusal
    from bastide.telling import sentence

__version__ = "0.1.0"

HOMES = {
    "bastide.expansions": "Capture Free",
    "bastide.game": "Game new_game read_position",
    "bastide.kernel.actions": (
        "Choose Draw MoveBeside MoveNeutral Pass PlaceFigure PlaceTile PlaceToken "
        "Reveal ScoreFeature SendHome TakeBack Use"
    ),
    "bastide.kernel.declarations": "Action",
    "bastide.kernel.errors": "BastideError IllegalAction Impossible Unreadable",
    "bastide.kernel.events": "Event Scored",
    "bastide.own_tiles": "load_tiles",
    "bastide.records.record": "load read_record save write_record",
    "bastide.refusals": "Refusal",
    "bastide.telling": "sentence",
}
"""Where the public names live. Each module is imported when one of its names is asked for: the import of the package
itself costs next to nothing."""

__all__ = [
    "Action",
    "BastideError",
    "Capture",
    "Choose",
    "Draw",
    "Event",
    "Free",
    "Game",
    "IllegalAction",
    "Impossible",
    "MoveBeside",
    "MoveNeutral",
    "Pass",
    "PlaceFigure",
    "PlaceTile",
    "PlaceToken",
    "Refusal",
    "Reveal",
    "ScoreFeature",
    "Scored",
    "SendHome",
    "TakeBack",
    "Unreadable",
    "Use",
    "load",
    "load_tiles",
    "new_game",
    "read_position",
    "read_record",
    "save",
    "sentence",
    "write_record",
]


if not TYPE_CHECKING:  # a type checker knows the names, and reports those that are not there

    def __getattr__(name: str) -> object:
        """Fetch a public name from its module, once."""
        for module, names in HOMES.items():
            if name in names.split():
                found: object = getattr(import_module(module), name)
                globals()[name] = found
                return found
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})

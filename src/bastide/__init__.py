"""Bastide: every Carcassonne in Python.

>>> import bastide
>>> game = bastide.new_game(players=["Anna", "Ben"], seed=7)
>>> game.hand is not None and game.over is False
True
"""

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

"""The Cathars in files of JCloisterZone: one knight flees in a turn."""

from __future__ import annotations

from typing import Any

from bastide import Pass, TakeBack
from bastide.records.jcloisterzone.dialect import Dialect


class Cathars(Dialect):
    """One knight flees in a turn there, from however many besieged cities."""

    def played(self, message: dict[str, Any]) -> None:
        """Let no second knight flee."""
        flees = message["type"] == "RETURN_MEEPLE" and message["payload"]["source"] == "SIEGE_ESCAPE"
        if flees and any(isinstance(option, TakeBack) for option in self.game.options()):
            self.game.play(Pass())


BOX = Cathars

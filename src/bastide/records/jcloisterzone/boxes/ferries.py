"""The Ferries in files of JCloisterZone: a ferry is named by the two sides that it joins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bastide.expansions.ferries.actions import LayFerry
from bastide.records.jcloisterzone.dialect import Dialect

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bastide.kernel.declarations import Action


class Ferries(Dialect):
    """Ferries are laid and moved as here."""

    def action_in(self, message: dict[str, Any]) -> Action | None:
        """Translate a ferry that is laid or moved."""
        payload = message["payload"]
        if message["type"] != "PLACE_TOKEN" or payload["token"] != "FERRY":  # noqa: S105 - the name of a piece
            return None
        x, y = payload["pointer"]["position"]
        return LayFerry(payload["pointer"]["location"], x, y)

    def counts(self, options: Sequence[Action]) -> dict[str, int]:
        """Count the routes of ferries."""
        return {"Ferries": sum(isinstance(option, LayFerry) for option in options)}


BOX = Ferries

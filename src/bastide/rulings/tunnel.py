"""A ruling about The Tunnel and another box."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from bastide.expansions.traders_and_builders import TradersAndBuilders
from bastide.kernel.hooks import Expansion

if TYPE_CHECKING:
    from bastide.kernel.options import Value
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

TUNNEL: Final[i64] = 22


class JoiningRoadsByATunnelExtendsThem(Expansion):
    """Joining two roads by a tunnel extends them: it grants a second turn to a player whose builder stands there."""

    needs: ClassVar[tuple[str, ...]] = ("traders_and_builders", "tunnel")
    source: ClassVar[str] = "complete rules 4.5.4"

    def choose(self, options: dict[str, Value]) -> None:
        """By option it does not."""
        self.grants = bool(options.get("builder_by_tunnel", False))

    def set_up(self, rules: Rules) -> None:
        """Find the box that knows the builders."""
        for box in rules.boxes:
            if isinstance(box, TradersAndBuilders):
                self.builders = box

    def on_connected(self, state: State, feature: i64, by: i64) -> None:
        """A token of a tunnel has joined two roads."""
        if self.grants and by == TUNNEL:
            self.builders.note_extended(state, feature)

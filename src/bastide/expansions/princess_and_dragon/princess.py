"""The princess: whoever brings her to a city may send a knight home.

Complete rules 4.2.4.4.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bastide.kernel import verbs
from bastide.kernel.codes import figure_spot_in, home_code, owner_in, piece_in
from bastide.kernel.hooks import Figure
from bastide.kernel.layout import FEATURE, FIGURES, ROOT, TILE_SLOTS
from bastide.kernel.pieces import PHANTOM, SENT_HOME
from bastide.kernel.tables import SLOT_WORDS

if TYPE_CHECKING:
    from bastide.kernel.rules import Rules
    from bastide.kernel.state import State

MARK = "princess"


class Princess:
    """Whom she sends home."""

    def __init__(self, *, played: bool, insists: bool, second_figure: bool) -> None:
        self.played = played
        self.insists = insists
        """Must a knight leave, if there is one?"""
        self.second_figure = second_figure
        """May a second figure of the turn follow?"""

    def set_up(self, rules: Rules) -> None:
        """Look up where she is printed."""
        self.printed = rules.tables.marked(MARK)

    def knights(self, state: State) -> list[Figure]:
        """Give the followers in the city to which the tile just laid brings a princess, whosever they are."""
        words = state.words
        tile = state.last_tile()
        found: list[Figure] = []
        if self.played:
            for slot in range(words[tile + TILE_SLOTS], state.slots_end(tile), SLOT_WORDS):
                city = words[slot + ROOT]
                if self.printed[words[slot + FEATURE]] != 0 and words[city + FIGURES] > 0:
                    found += [figure for figure in verbs.figures_on(state, city) if figure.piece <= PHANTOM]
        return found

    def offer(self, state: State) -> None:
        """Instead of placing a figure the player may send any one of the knights home (4.2.4.4)."""
        for knight in self.knights(state):
            code = home_code(knight.piece, knight.owner, knight.spot)
            if not state.is_offered(state.code_count, code):
                state.code_count = state.offer(state.code_count, code)

    def send_home(self, state: State, code: i64) -> None:
        """He goes, and the step of the figure is over; by option even a second figure is out (4.2.4.4)."""
        verbs.remove(state, [Figure(piece_in(code), owner_in(code), figure_spot_in(code))], SENT_HOME)
        if not self.second_figure:
            for box in state.rules.on_passed:
                box.on_passed(state)

"""What a turn does about the plague: it begins, a source is laid, and the flea of the turn is due."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from bastide.expansions.plague.areas import FLEAS
from bastide.kernel.hooks import Phase
from bastide.kernel.layout import PLAYER
from bastide.kernel.turn import Step

if TYPE_CHECKING:
    from bastide.expansions.plague.box import Plague
    from bastide.kernel.state import State


class BeginTurn(Phase):
    """A turn begins: if there is no flea to be had, the lowest source goes out (4.2.9.5, 4.2.9.6)."""

    step: ClassVar[Step] = Step.FAIRY

    def __init__(self, box: Plague) -> None:
        super().__init__()
        self.box = box

    def enter(self, state: State) -> None:
        """Nothing is done yet in this turn; one source always stays."""
        box = self.box
        for address in (box.spread, box.fled, box.fresh):
            if state.words[address] != 0:
                state.put(address, 0)
        areas = box.areas
        if state.words[areas.count] < FLEAS:
            return
        while areas.active_sources(state) > 1 and areas.latent_fleas(state) == 0:
            areas.put_out_lowest(state)


class LaySource(Phase):
    """A plague tile gets its source (4.2.9.1)."""

    step: ClassVar[Step] = Step.SYMBOL

    def __init__(self, box: Plague) -> None:
        super().__init__()
        self.box = box

    def enter(self, state: State) -> None:
        """Lay it."""
        self.box.lay_source(state)


class EndPlacing(Phase):
    """The step of the figure is over: followers may come to tiles again in other ways."""

    step: ClassVar[Step] = Step.TUNNEL

    def __init__(self, box: Plague) -> None:
        super().__init__()
        self.box = box

    def enter(self, state: State) -> None:
        """Forget that a source was laid."""
        if state.words[self.box.fresh] != 0:
            state.put(self.box.fresh, 0)


class LayFlea(Phase):
    """Whoever has not laid his flea yet must do it now (4.2.9.2)."""

    step: ClassVar[Step] = Step.PLAGUE
    question: ClassVar[str] = "ask-flea"

    def __init__(self, box: Plague) -> None:
        super().__init__()
        self.box = box

    def options(self, state: State) -> i64:
        """Every place for it, if there is one."""
        if not self.box.is_due(state):
            return 0
        state.ask(state.words[PLAYER])
        return self.box.offer_fleas(state, 0)

    def apply(self, state: State, code: i64) -> bool:
        """Lay it."""
        self.box.carry_out(state, code)
        return False


class LastTurn(Phase):
    """The last turn is over: nobody lays fleas or flees any more."""

    step: ClassVar[Step] = Step.LAST_TURN

    def __init__(self, box: Plague) -> None:
        super().__init__()
        self.box = box

    def enter(self, state: State) -> None:
        """As if everything were done."""
        state.put(self.box.spread, 1)
        state.put(self.box.fled, 1)

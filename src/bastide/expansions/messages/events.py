"""What happens with messages and nowhere else."""

from __future__ import annotations

from dataclasses import dataclass

from bastide.kernel.events import Event


@dataclass(frozen=True, slots=True)
class MessageRead(Event):
    """A marker of the player on turn stopped on a dark field; the card that he turned up has this number."""

    player: int
    number: int

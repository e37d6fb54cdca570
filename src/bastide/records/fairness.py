"""Whether a game was dealt as was promised: what was published before the first draw stands in comments of its record.

.. code-block:: text

    bastide 1
    # commitment: 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08

A game that goes on from a position of another one has the seed of its own draws there, too:
``# seed after step 10: …``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from bastide.records.record import read_record
from bastide.records.steps import game_after, gone_on, steps_of

COMMITMENT: Final = re.compile(r"^# commitment: *(\S+) *$", re.MULTILINE)
LATER_SEED: Final = re.compile(r"^# seed after step (\d{1,9}): *(\S+) *$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Dealt:
    """What is to be said about the draws of a record."""

    commitment: str
    """What was published; empty if nothing was."""
    seed: str | None
    draws: int
    """How many outcomes of chance follow from the seed."""
    follows: bool
    """Do they all?"""

    @property
    def hash(self) -> str:
        """The SHA-256 of the seed."""
        return sha256(self.seed.encode()).hexdigest() if self.seed is not None else ""

    @property
    def is_fair(self) -> bool:
        """Does everything follow from the seed, and is it the one that was promised?"""
        return self.seed is not None and self.follows and self.commitment in {"", self.hash}


def promised(text: str, commitment: str, step: int = 0, seed: str = "") -> str:
    """Write into a record what was published; for a game from a position also the seed of its draws."""
    head, _, rest = text.partition("\n")
    lines = [head, f"# commitment: {commitment}"]
    if seed:
        lines.append(f"# seed after step {step}: {seed}")
    return "\n".join([*lines, rest])


def comments_in(text: str) -> list[str]:
    """Give these comments of a record."""
    return [match[0] for pattern in (COMMITMENT, LATER_SEED) if (match := pattern.search(text))]


def commitment_in(text: str) -> str:
    """Find what was published; empty if nothing was."""
    match = COMMITMENT.search(text)
    return match[1] if match else ""


def check_draws(text: str, commitment: str = "") -> Dealt:
    """Check everything drawn in a record against its seed; *commitment* stands for the one in the record."""
    game = read_record(text)  # A record with a seed is checked while it is read.
    published = commitment or commitment_in(text)
    steps = steps_of(game)
    draws = [len(steps[0]), *(len(codes) - 1 for codes in steps[1:])]
    later = LATER_SEED.search(text)
    if game.seed is not None or later is None:
        return Dealt(published, game.seed, sum(draws), follows=game.seed is not None)
    first, seed = int(later[1]), later[2]
    if first >= len(steps):
        return Dealt(published, seed, 0, follows=False)
    again = gone_on(game_after(game, first), game.players, seed)
    for codes in steps[first + 1 :]:
        if codes[0] not in again.state.legal_codes():
            break
        again.apply(codes[0])
    return Dealt(published, seed, sum(draws[first + 1 :]), follows=again.full_history() == game.full_history())

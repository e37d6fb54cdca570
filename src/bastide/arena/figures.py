"""What a match says, and how surely: rates with their intervals, margins over pairs, Elo over several players."""

from __future__ import annotations

from math import log10, sqrt
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Z: Final = 1.96
"""Standard errors on both sides that hold 95 % of all cases."""
ELO_STEP: Final = 400.0
ROUNDS: Final = 2000
NEARLY: Final = 0.5
"""Games that everybody is taken to have drawn with everybody, so that who won all stays on the scale."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Give the interval of 95 % for a rate, after Wilson: good also for few games and rates near 0 or 1."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + Z * Z / (2 * games)
    width = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return max(0.0, (middle - width) / whole), min(1.0, (middle + width) / whole)


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """Give the mean and its standard error."""
    if not values:
        return 0.0, 0.0
    mean = sum(values) / len(values)
    if len(values) == 1:
        return mean, 0.0
    spread = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, sqrt(spread / len(values))


def elo(results: Mapping[tuple[str, str], tuple[float, int]]) -> dict[str, float]:
    """Rate players by their wins against each other: ``results[a, b]`` are wins of *a* and games. The mean is 0.

    The strengths are those that make the results most likely (Bradley and Terry).
    """
    names = sorted({name for pair in results for name in pair})
    wins = dict.fromkeys(names, 0.0)
    games: dict[tuple[str, str], float] = {}
    for (a, b), (won, number) in results.items():
        if a == b:
            continue
        wins[a] += won + NEARLY
        wins[b] += number - won + NEARLY
        for pair in ((a, b), (b, a)):
            games[pair] = games.get(pair, 0.0) + number + 2 * NEARLY
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        strength = {
            name: wins[name] / met
            if (met := sum(n / (strength[name] + strength[o]) for (me, o), n in games.items() if me == name))
            else 1.0
            for name in names
        }
    rated = {name: ELO_STEP * log10(value) if value > 0 else 0.0 for name, value in strength.items()}
    middle = sum(rated.values()) / len(rated) if rated else 0.0
    return {name: round(value - middle, 1) for name, value in rated.items()}

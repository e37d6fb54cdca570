"""Chance: the one generator that playouts use, and the one that deals real games.

Chance is explicit. The state only says what may happen and how often; somebody outside
chooses. :class:`Luck` is small and quick, for searches and benchmarks. :class:`Deal` derives
every outcome from a published seed by SHA-256, so that anyone can check a finished game with
any programming language.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64

LOW32 = 0xFFFFFFFF


class Luck:
    """A 32-bit xorshift generator: the same numbers in both modes."""

    __slots__ = ("word",)

    def __init__(self, seed: int) -> None:
        mixed = (seed * 2654435769 + 0x9E3779B9) & LOW32
        self.word: i64 = mixed if mixed != 0 else 0x9E3779B9

    def below(self, bound: i64) -> i64:
        """Give a number from 0 to *bound* - 1."""
        word = self.word
        word ^= (word << 13) & 0xFFFFFFFF
        word ^= word >> 17
        word ^= (word << 5) & 0xFFFFFFFF
        self.word = word
        return (word * bound) >> 32


class Deal:
    """Outcome number *n* of a seeded game is a function of the seed and *n* alone."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.dealt = 0

    def below(self, bound: int) -> int:
        """Give a number from 0 to *bound* - 1: SHA-256 of ``seed:n`` as an integer, modulo *bound*.

        256 bits make the bias of the remainder smaller than 1 in 10^70.
        """
        digest = sha256(f"{self.seed}:{self.dealt}".encode()).digest()
        self.dealt += 1
        return int.from_bytes(digest, "big") % bound

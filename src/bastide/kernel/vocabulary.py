"""The words that tiles are described with, those of all boxes: ``data/vocabulary.yaml``."""

from __future__ import annotations

from importlib import resources
from typing import Any, Final

import yaml


def _read() -> dict[str, Any]:
    source = resources.files("bastide") / "data" / "vocabulary.yaml"
    content: dict[str, Any] = yaml.safe_load(source.read_text(encoding="utf-8"))
    return content


_WORDS: Final = _read()

SYMBOLS: Final[frozenset[str]] = frozenset(_WORDS["symbols"])
"""Printed on a tile as a whole: ``gold``, ``flier`` with its direction …"""
SYMBOLS_IN_BLOCKS: Final[frozenset[str]] = frozenset(_WORDS["symbols_in_blocks"])
MARKS: Final[frozenset[str]] = frozenset(_WORDS["marks"])
"""Printed on one feature: ``inn``, ``goods`` with its sort …"""
VALUES: Final[dict[str, list[str]]] = _WORDS["values"]
"""What a symbol or mark may say, where it is more than that it is there."""
NUMBERED_COPIES: Final[frozenset[str]] = frozenset(_WORDS["numbered_copies"])
"""Symbols with a number for each copy of the tile."""
MARKS_OF_SIDES: Final[frozenset[str]] = frozenset(_WORDS["marks_of_sides"])
"""Marks that name sides of their feature."""
ENDS_OF_SYMBOLS: Final[dict[str, str]] = _WORDS["ends_of_symbols"]
"""Symbols between whose road ends something goes, and what such an end is called."""
BUILDING_KEYS: Final[dict[str, str]] = _WORDS["buildings"]
"""What stands in the middle of a tile, and which feature it is; another word than that of its feature marks it."""
BUILDINGS: Final[tuple[str, ...]] = tuple(dict.fromkeys(BUILDING_KEYS.values()))
"""Features that are finished when all eight cells around them hold a tile."""
ROLES: Final[dict[str, str]] = _WORDS["roles"]
"""What a follower is called in the land game, by the feature it stands on; ``rules.roles`` has those of any game."""
ROLE_LETTERS: Final[dict[str, str]] = _WORDS["role_letters"]
"""Letters of roles in positions, where it is not the first."""
SIDES: Final[dict[str, str]] = _WORDS["sides"]
"""What the letters of a side mean, in words."""

"""Drawings without colours: names stand where a theme puts its own."""

from __future__ import annotations

import re
from dataclasses import fields
from typing import TYPE_CHECKING, Final

from bastide.art.themes import THEMES, Palette

if TYPE_CHECKING:
    from collections.abc import Mapping

NAMED: Final = Palette(**{each.name: f"{{{each.name}}}" for each in fields(Palette)})
"""A palette whose colours are their own names."""
NAME: Final = re.compile(r"\{(\w+)\}")
"""How the name of a colour stands in a drawing."""


def palettes() -> dict[str, dict[str, str]]:
    """Give the colours of all themes by name."""
    return {name: palette.colours() for name, palette in THEMES.items()}


def packed(drawing: str) -> str:
    """Write a drawing with quotes that need no escape in JSON."""
    return drawing.replace('"', "'")


def unpacked(drawing: str) -> str:
    """Write a packed drawing as it was."""
    return drawing.replace("'", '"')


def painted(drawing: str, colours: Mapping[str, str]) -> str:
    """Put the colours of a theme into a drawing."""
    return NAME.sub(lambda found: colours[found[1]], drawing)

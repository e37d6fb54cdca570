"""Colours as those see them who are blind to some: red, green or blue."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

import numpy as np
import pytest
from numpy.typing import NDArray

from bastide.art.territories import line_beside
from bastide.art.themes import THEMES
from bastide.setup import COLOURS

if TYPE_CHECKING:
    from bastide.art.themes import Palette

Floats = NDArray[np.float64]

EYES: Final[dict[str, list[list[float]]]] = {
    "all colours": [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
    "no red": [[0.152, 1.053, -0.205], [0.115, 0.786, 0.099], [-0.004, -0.048, 1.052]],
    "no green": [[0.367, 0.861, -0.228], [0.280, 0.673, 0.047], [-0.012, 0.043, 0.969]],
    "no blue": [[1.256, -0.077, -0.179], [-0.078, 0.931, 0.148], [0.005, 0.691, 0.304]],
}
"""What eyes make of red, green and blue light (Machado and others, 2009)."""
TO_XYZ: Final = [[0.4339, 0.3762, 0.1899], [0.2126, 0.7152, 0.0722], [0.0177, 0.1095, 0.8729]]
"""From light to the response of an eye, relative to white."""
GROUNDS: Final = ("grass", "ground", "court", "road", "water")
TOLD_APART: Final = 22.0
CLEAR: Final = 24.0
"""How far colours are apart, in steps of which one can just be seen side by side."""


def seen(colour: str, eyes: str) -> Floats:
    """Give a colour in a space in which distances are those that are seen."""
    parts = np.array([int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)])
    light = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    response = np.array(TO_XYZ) @ np.clip(np.array(EYES[eyes]) @ light, 0, 1)
    x, y, z = np.where(response > 0.008856, np.cbrt(response), 7.787 * response + 16 / 116)
    return np.array([116 * y - 16, 500 * (x - y), 200 * (y - z)])


def apart(one: str, other: str, eyes: str) -> float:
    """Say how different two colours look."""
    return float(np.linalg.norm(seen(one, eyes) - seen(other, eyes)))


def colour_of(palette: Palette, player: int) -> str:
    """Give the colour of a player."""
    return str(getattr(palette, f"player_{player + 1}"))


def test_red_and_green_are_closer_to_eyes_without_green() -> None:
    assert apart("#c04030", "#508030", "no green") < 0.5 * apart("#c04030", "#508030", "all colours")
    assert apart("#ffffff", "#000000", "no blue") == pytest.approx(100, abs=1)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("palette", THEMES.values(), ids=THEMES)
def test_the_colours_of_all_players_can_be_told_apart(palette: Palette, eyes: str) -> None:
    for one, other in combinations(range(len(COLOURS)), 2):
        assert apart(colour_of(palette, one), colour_of(palette, other), eyes) > TOLD_APART, (one, other)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("palette", THEMES.values(), ids=THEMES)
def test_the_rim_of_a_territory_or_its_line_is_clear_on_every_ground(palette: Palette, eyes: str) -> None:
    for player in range(len(COLOURS)):
        drawn = (colour_of(palette, player), line_beside(palette, (player,)))
        for ground in GROUNDS:
            assert max(apart(each, getattr(palette, ground), eyes) for each in drawn) > CLEAR, (player, ground)

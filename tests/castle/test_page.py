"""The page about The Castle says what the code does."""

from __future__ import annotations

from bastide.castle.rulebook import CASTLE_OPTIONS
from bastide.castle.walls import wall_tiles
from bastide.language import sentence
from tests.test_docs import DOCS, row_of, rows

PAGE = DOCS / "castle.md"


def test_every_option_is_on_the_page() -> None:
    assert rows(PAGE, "## Options") == [row_of(option) for option in CASTLE_OPTIONS]


def test_every_wall_tile_is_on_the_page() -> None:
    listed = [(int(count), effect) for _, count, effect in rows(PAGE, "## Wall tiles")]
    assert listed == [(count, sentence("wall-tile-does", number=at)) for at, count in enumerate(wall_tiles(), 1)]


def test_the_page_says_what_is_a_reconstruction() -> None:
    table = dict(rows(PAGE, "## What is certain"))
    assert [what for what, how in table.items() if "reconstruction" in how] == [
        "**which castle tiles there are, and how often**",
        "**the pictures of the start fields**",
    ]

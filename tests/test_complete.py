"""Nothing can be forgotten: a box without tiles, page, scenes or golden game fails here."""

from __future__ import annotations

from pathlib import Path

import pytest

from bastide.kernel import catalogue
from bastide.kernel.hooks import Expansion, Phase
from bastide.rulebook import BASE, known_options, playable_boxes

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs" / "boxes"
GOLDEN = Path(__file__).parent / "golden"
HOOKS = [name for name in vars(Expansion) if name.startswith(("on_", "forbids_", "offers_", "adds_", "weighs_"))]


@pytest.mark.parametrize("box", playable_boxes())
def test_every_playable_box_has_tiles_a_page_scenes_and_a_golden_game(box: str) -> None:
    assert box in catalogue.box_names()
    assert (DOCS / f"{box}.md").exists(), f"write docs/boxes/{box}.md"
    folder = Path(__file__).parent / ("base" if box == BASE else f"expansions/{box}")
    assert list(folder.glob("test_*.py")), f"write scenes in {folder}"
    assert list(GOLDEN.glob(f"{box}-*.txt")), f"add a golden game of {box}"


@pytest.mark.parametrize("hook", HOOKS)
def test_every_hook_is_documented_and_used(hook: str) -> None:
    assert getattr(Expansion, hook).__doc__
    page = (ROOT / "docs" / "hooks.md").read_text(encoding="utf-8")
    assert f"`{hook}`" in page
    users = [*(ROOT / "src" / "bastide").rglob("*.py"), *Path(__file__).parent.rglob("*.py")]
    texts = [path.read_text(encoding="utf-8") for path in users if path.name not in {"hooks.py", "rules.py"}]
    assert any(f"def {hook}(" in text for text in texts), f"no box, not even a toy, uses {hook}"
    assert any(f"rules.{hook}" in text for text in texts), f"nobody asks {hook}"


def test_every_option_has_a_sentence_and_a_default_among_its_choices() -> None:
    for option in known_options(playable_boxes()):
        assert not option.sentence, "what an option means stands in the catalogues"
        assert option.default in option.choices


def test_every_phase_says_what_it_asks() -> None:
    for phase in Phase.__subclasses__():
        assert phase.__doc__ or "test" in phase.__module__


@pytest.mark.parametrize("box", [box for box in playable_boxes() if catalogue.tile_set(box).tiles])
def test_the_page_of_a_box_shows_its_tiles(box: str) -> None:
    assert f"](../pictures/{box}.webp)" in (DOCS / f"{box}.md").read_text(encoding="utf-8")

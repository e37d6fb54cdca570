"""Who may import whom, and how large a module may grow."""

from __future__ import annotations

import ast
import importlib
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bastide.expansions import REGISTRY

if TYPE_CHECKING:
    from types import ModuleType

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "bastide"
MODULES = sorted(PACKAGE.rglob("*.py"))
MOST_LINES = 450

ALLOWED = {
    "kernel": {"kernel"},
    "base": {"kernel", "base"},
    "mechanics": {"kernel", "base", "mechanics"},
    "expansions": {"kernel", "base", "mechanics", "expansions"},
    "rulings": {"kernel", "base", "mechanics", "expansions", "rulings"},
    "castle": {"kernel", "castle"},
}
"""What the rules may import; everything above them stands on the public API and the kernel."""

LEAVES = {"language"}
"""What imports nothing of the package, and anybody may import."""

ABOVE = {"__main__", "cli", "terminal", "server", "client", "arena"}
"""Nothing below imports these."""


def part_of(path: Path) -> str:
    """First name below the package: ``kernel``, ``game`` …"""
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def imports_of(path: Path) -> set[str]:
    """Parts of the package that a module imports, for typing or for running."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        found |= {name.split(".")[1] for name in names if name.startswith("bastide.") and name.count(".") > 0}
    return found


def name_of(path: Path) -> str:
    return str(path.relative_to(PACKAGE))


@pytest.mark.parametrize("path", [p for p in MODULES if part_of(p) in ALLOWED], ids=name_of)
def test_rules_import_only_what_lies_below_them(path: Path) -> None:
    assert imports_of(path) <= ALLOWED[part_of(path)] | LEAVES


def test_a_leaf_imports_nothing_of_the_package() -> None:
    assert not any(imports_of(PACKAGE / f"{leaf}.py") for leaf in LEAVES)


@pytest.mark.parametrize("path", [p for p in MODULES if part_of(p) not in ABOVE], ids=name_of)
def test_nothing_imports_what_stands_on_top(path: Path) -> None:
    assert not imports_of(path) & ABOVE


@pytest.mark.parametrize("path", [p for p in MODULES if part_of(p) == "expansions"], ids=name_of)
def test_boxes_do_not_import_each_other(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    if path.parent.name != "expansions":  # The modules of one box know each other.
        text = text.replace(f"bastide.expansions.{path.parent.name}.", "")
    if path != PACKAGE / "expansions" / "__init__.py":
        assert "bastide.expansions" not in text


@pytest.mark.parametrize("path", [p for p in MODULES if part_of(p) == "mechanics"], ids=name_of)
def test_a_mechanic_is_shared_by_boxes(path: Path) -> None:
    if path.name != "__init__.py":
        name = path.stem if path.parent.name == "mechanics" else path.parent.name
        users = [box for box in REGISTRY if any(name == mechanic.name for mechanic in box.shares)]
        assert len(users) > 1


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_a_module_is_small(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= MOST_LINES


@pytest.mark.parametrize("path", [p for p in MODULES if part_of(p) in ALLOWED], ids=name_of)
def test_only_verbs_and_the_state_itself_write_into_the_packed_array(path: Path) -> None:
    if path.parent.name == "verbs" or path.relative_to(PACKAGE).as_posix() in {"kernel/state.py", "kernel/rules.py"}:
        return
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AugAssign):
            targets = [node.target]
        for target in targets:
            if isinstance(target, ast.Subscript):
                assert not ast.unparse(target.value).endswith("words"), f"line {target.lineno} writes words"


# -- names of boxes --------------------------------------------------------------------------------


@pytest.fixture
def boxes_named(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Give the script that reads who names a box."""
    monkeypatch.syspath_prepend(str(ROOT / "docs"))
    return importlib.import_module("boxes_named")


def test_every_box_says_what_only_it_has(boxes_named: ModuleType) -> None:
    assert list(boxes_named.NOUNS) == [box.name for box in REGISTRY]


def test_only_lists_of_all_boxes_name_a_box(boxes_named: ModuleType) -> None:
    for box, modules in boxes_named.naming().items():
        for module in modules:
            assert module in boxes_named.LISTS, f"{module} names {box}"


@pytest.mark.parametrize(
    ("text", "box", "named"),
    [
        ("RANSOM", "tower", True),
        ("prison_name", "tower", True),
        ("TOWER_FLOOR", "tower", True),
        ("CASTLE_TOWER", "tower", False),
        ("holds prisoners", "tower", True),
        ("code_count", "count", False),
        ("LargeFollower", "inns_and_cathedrals", True),
        ("follower", "inns_and_cathedrals", False),
        ("ScoreBarns", "abbey_and_mayor", True),
        ("inns_and_cathedrals", "inns_and_cathedrals", True),
    ],
)
def test_a_name_or_a_text_names_a_box(boxes_named: ModuleType, text: str, box: str, named: bool) -> None:  # noqa: FBT001
    assert boxes_named.names_box(text, box) is named


def test_a_module_of_a_box_is_known(boxes_named: ModuleType) -> None:
    assert boxes_named.imports_box("bastide.expansions.count.quarters", "count")
    assert boxes_named.imports_box("bastide.expansions.river", "river")
    assert not boxes_named.imports_box("bastide.expansions.river_ii", "river")

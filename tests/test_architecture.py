"""Who may import whom, and how large a module may grow."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "bastide"
MODULES = sorted(PACKAGE.rglob("*.py"))
MOST_LINES = 450

ALLOWED = {
    "kernel": {"kernel"},
    "base": {"kernel", "base"},
    "expansions": {"kernel", "base", "expansions"},
    "rulings": {"kernel", "base", "expansions", "rulings"},
    "castle": {"kernel", "castle"},
}
"""What the rules may import; everything above them stands on the public API and the kernel."""

ABOVE = {"cli", "terminal", "server", "arena"}
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
    assert imports_of(path) <= ALLOWED[part_of(path)]


@pytest.mark.parametrize("path", [p for p in MODULES if part_of(p) not in ABOVE], ids=name_of)
def test_nothing_imports_what_stands_on_top(path: Path) -> None:
    assert not imports_of(path) & ABOVE


@pytest.mark.parametrize("path", [p for p in MODULES if part_of(p) == "expansions"], ids=name_of)
def test_boxes_do_not_import_each_other(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    own = "" if path.parent.name == "expansions" else f"bastide.expansions.{path.parent.name}"
    if path.name != "__init__.py":
        assert "bastide.expansions" not in (text.replace(own, "") if own else text)


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

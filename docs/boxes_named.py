"""Write the table of ``architecture.md`` that says which modules outside its own name a box (``make pages``)."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bastide.expansions import REGISTRY

if TYPE_CHECKING:
    from collections.abc import Iterator

HERE: Final = Path(__file__).parent
PAGE: Final = HERE / "architecture.md"
PACKAGE: Final = HERE.parent / "src" / "bastide"
START: Final = "<!-- made by boxes_named.py -->\n"
END: Final = "<!-- end -->\n"

NOUNS: Final[dict[str, tuple[str, ...]]] = {
    "river": (),
    "inns_and_cathedrals": ("cathedral", "large follower"),
    "traders_and_builders": ("builder", "cloth", "goods", "grain", "pig", "trader", "wine"),
    "king_and_robber": ("king", "robber", "robber baron"),
    "cathars": ("besieged", "cathar", "escaped", "siege"),
    "count": ("quarter",),
    "princess_and_dragon": ("dragon", "eaten", "fairy", "portal", "princess", "volcano"),
    "river_ii": (),
    "tower": ("captor", "captured", "prison", "prisoner", "ransom", "tower"),
    "games_quarterly": (),
    "abbey_and_mayor": ("abbey", "barn", "mayor", "wagon"),
    "shrines": ("challenge", "heretic", "shrine"),
    "cult_siege_creativity": (),
    "count_king_consorts": (),
    "catapult": ("catapult",),
    "wheel_of_fortune": ("crown", "famine", "fortuna", "pestilence", "taxes", "wheel"),
    "tunnel": ("mouth", "tunnel"),
    "bridges_castles_bazaars": ("auction", "bazaar", "bridge"),
    "crop_circles": (),
    "crop_circles_ii": (),
    "plague": ("flea", "plague"),
    "phantom": ("phantom",),
    "festival": ("festival",),
    "school": ("school", "teacher"),
    "flying_machines": ("flier", "flight", "flying machine"),
    "messages": ("messenger",),
    "ferries": ("ferry", "lake"),
    "gold_mines": ("gold",),
    "mage_and_witch": ("mage", "magic", "witch"),
    "robbers": ("robbers",),
}
"""What only one box has. Rivers, inns, herds of pigs and crop circles are mechanics: several boxes print them."""

OWN: Final = ("expansions/", "rulings/", "mechanics/", "castle/", "records/jcloisterzone/")
"""Where boxes speak for themselves; The Castle is a game of its own."""
DRAWN: Final = ("art/", "text.py", "text_tiles.py")
"""Signs and figures: what everything looks like, whichever box it is from. They may name what they draw."""
REGISTER: Final = "expansions/__init__.py"
LISTS: Final = (REGISTER, "kernel/turn.py", "kernel/pieces.py")
"""Where a list of all is the point: the boxes, the order of the turn, the pieces."""
OF_THE_CASTLE: Final = " castle tower"
WORD: Final = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")


def modules() -> list[str]:
    """Name all modules that are not a box's own."""
    every = (path.relative_to(PACKAGE).as_posix() for path in sorted(PACKAGE.rglob("*.py")))
    return [name for name in every if name == REGISTER or not name.startswith(OWN)]


def spoken(module: str) -> Iterator[str]:
    """Give every name and every text in the code of a module; examples in docstrings and comments name nothing."""
    tree = ast.parse((PACKAGE / module).read_text(encoding="utf-8"))
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            yield node.value
        elif isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.arg | ast.keyword) and node.arg:
            yield node.arg
        elif isinstance(node, ast.FunctionDef | ast.ClassDef | ast.alias):
            yield node.name
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def in_words(text: str) -> str:
    """Part a name or a text into its words, with a space on each side."""
    return f" {' '.join(word.lower() for word in WORD.findall(text))} "


def names_box(text: str, box: str) -> bool:
    """Does a name or a text of the code name a box, or something that only the box has?"""
    words = in_words(text).replace(OF_THE_CASTLE, "")
    nouns = [*NOUNS[box], *([box.replace("_", " ")] if "_" in box else [])]
    return any(f" {noun} " in words or f" {noun}s " in words for noun in nouns)


def imports_box(text: str, box: str) -> bool:
    """Is this a module of a box?"""
    return f"{text}.".startswith(f"bastide.expansions.{box}.")


def naming() -> dict[str, list[str]]:
    """Give the modules that name each box; the registry names all."""
    texts = {module: list(spoken(module)) for module in modules()}
    return {
        box.name: [
            module
            for module, spoken in texts.items()
            if module == REGISTER
            or any(imports_box(text, box.name) for text in spoken)
            or (not module.startswith(DRAWN) and any(names_box(text, box.name) for text in spoken))
        ]
        for box in REGISTRY
    }


def table() -> str:
    """Write the table."""
    rows = ["| box | modules outside its own that name it |", "|---|---|"]
    rows += [f"| `{box}` | {', '.join(f'`{module}`' for module in found)} |" for box, found in naming().items()]
    return "\n".join(rows) + "\n"


def page() -> str:
    """Write the page with the table of today."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(START)
    return before + START + table() + END + rest.partition(END)[2]


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")

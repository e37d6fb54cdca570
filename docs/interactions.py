"""Write ``interactions.md`` from the rulings and from the tests that are about two boxes (``make pages``)."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

from bastide.kernel.catalogue import tile_set
from bastide.rulebook import BASE, playable_boxes

HERE = Path(__file__).parent
PAGE = HERE / "interactions.md"
RULINGS = HERE.parent / "src" / "bastide" / "rulings"
TESTS = HERE.parent / "tests"

HEAD = """# How the boxes act on each other

Each box knows only its own rules. Most of what happens between two boxes follows from that: a builder
does not care whether a dragon or a tower took its knight. Where a sentence must name both boxes, it is
a *ruling*. This page is made from the rulings and from the tests, so it says what the program does.
The pairs about which the rules say nothing stand [at the end](#pairs-about-which-the-rules-say-nothing).

Rulings are marked with §, the place in the complete rules. Everything else follows from the rules of the
boxes themselves, and a test with the same words shows it.
"""


SILENT = """
## Pairs about which the rules say nothing

They leave each other alone, or follow their own rules side by side. Random games of all boxes together play them, too.
"""


@dataclass(frozen=True)
class Sentence:
    """Something that is true when these boxes are played together."""

    boxes: frozenset[str]
    text: str
    source: str = ""

    def __str__(self) -> str:
        return f"- {self.text}" + (f" *(§ {self.source.removeprefix('complete rules ')})*" if self.source else "")


def rulings() -> list[Sentence]:
    """Read the sentences, boxes and sources of all rulings."""
    found = []
    for path in sorted(RULINGS.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                values = {
                    part.target.id: ast.literal_eval(part.value)
                    for part in node.body
                    if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name) and part.value
                }
                if "needs" in values:
                    sentence = (ast.get_docstring(node) or "").partition("\n\n")[0].replace("\n", " ")
                    found.append(Sentence(frozenset(values["needs"]), sentence, values.get("source", "")))
    return found


def tested() -> list[Sentence]:
    """Read the names of all tests that are marked with the boxes they are about."""
    found = []
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.between":
                        boxes = frozenset(ast.literal_eval(argument) for argument in mark.args)
                        words = node.name.removeprefix("test_").replace("_", " ")
                        found.append(Sentence(boxes, f"{words[0].upper()}{words[1:]}."))
    return found


def page() -> str:
    """Write the page: the pairs in order of publication, rulings first."""
    every = [*rulings(), *tested()]
    parts = [HEAD]
    for pair in combinations(playable_boxes(), 2):
        sentences = [sentence for sentence in every if sentence.boxes == set(pair)]
        if sentences:
            names = [tile_set(box).name_en for box in pair]
            parts.append(f"\n## {names[0]} with {names[1]}\n")
            parts += map(str, sentences)
    several = [sentence for sentence in every if len(sentence.boxes) > len(("one", "other"))]
    if several:
        parts.append("\n## Three boxes and more\n")
        parts += map(str, several)
    parts.append(SILENT)
    spoken_of = {pair for sentence in every for pair in combinations(sorted(sentence.boxes), 2)}
    boxes = [box for box in playable_boxes() if box != BASE]
    for box in boxes:
        others = [other for other in boxes if other > box and (box, other) not in spoken_of]
        if others:
            names = ", ".join(sorted(tile_set(other).name_en for other in others))
            parts.append(f"- **{tile_set(box).name_en}** and {names}")
    return "\n".join(parts) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")

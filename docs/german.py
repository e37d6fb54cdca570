"""Write the German pages of ``de`` from the short rules of the catalogue (``make pages``)."""

from __future__ import annotations

from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING, Final

from bastide.castle.castle import Castle
from bastide.castle.rulebook import CASTLE_OPTIONS
from bastide.expansions import REGISTRY
from bastide.kernel.catalogue import box_names
from bastide.kernel.hooks import Phase
from bastide.kernel.options import names_of
from bastide.language import ENGLISH, GERMAN, Message, key_of, sentence
from bastide.rulebook import BASE, known_options, playable_boxes, played_boxes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bastide.kernel.options import Option

HERE: Final = Path(__file__).parent
FOLDER: Final = HERE / "de"
PICTURES: Final = HERE / "pictures"
CASTLE: Final = "castle"
MANY: Final = 8
"""From so many numbers on, only the first and the last are named."""

HEAD: Final = """# Grundspiel und Erweiterungen auf Deutsch

Alles in Kürze: worum es geht, die Regel hinter jeder Frage, warum etwas nicht geht, und was ein Tisch wählen kann.
Diese Seiten bestehen aus denselben Sätzen, die beim Spielen zu lesen sind.
[Die englischen Seiten](../boxes/README.md) erzählen alles genauer, mit Beispielen; mit `bastide --lang de play` spielt
man auf Deutsch.

| Bezeichnung | Name | worum es geht |
|---|---|---|
"""
NOT_YET: Final = "noch nicht spielbar"


def phases() -> Iterator[type[Phase]]:
    """Give every phase of the house that asks something of its own."""
    waiting = [Phase]
    while waiting:
        phase = waiting.pop(0)
        waiting += phase.__subclasses__()
        if phase.__module__.startswith("bastide.") and phase.question != Phase.question:
            yield phase


def homes(box: str) -> tuple[str, ...]:
    """Name the modules and packages in which the rules of a box stand; a bundle has none of its own."""
    if box == BASE:
        return ("bastide.base", "bastide.kernel")
    if box == CASTLE:
        return ("bastide.castle",)
    found = next(each for each in REGISTRY if each.name == box)
    every = [] if found.parts else [found, *found.shares]
    return tuple(each.__module__.removesuffix(".box").removesuffix(".track") for each in every)


def questions(box: str) -> list[str]:
    """Give the keys of the questions that a box asks, each once."""
    inside = homes(box)
    asked = [phase.question for phase in phases() if phase.__module__.startswith(inside)]
    return sorted(dict.fromkeys(asked)) if inside else []


def reasons(box: str) -> list[str]:
    """Give the keys of what a box forbids, in its own order."""
    found = [each for each in REGISTRY if each.name == box]
    every = [each for each in found if not each.parts] + [mechanic for each in found for mechanic in each.shares]
    if box == CASTLE:
        every = [Castle]
    return list(dict.fromkeys(reason for each in every for reason in each.reasons))


def options(box: str) -> list[Option]:
    """Give the options of a box, without those of its parts."""
    if box == CASTLE:
        return list(CASTLE_OPTIONS)
    bundled = {option for part in played_boxes([box]) if part != box for option in known_options([part])}
    return [option for option in known_options([box]) if option not in bundled]


def told(what: Message | str) -> str:
    """Say it in German."""
    return what if isinstance(what, str) else what.told(GERMAN)


def row_of(option: Option) -> str:
    """Give the row of an option: its name, how it is written, what it means, and what can be chosen."""
    numbers = [choice for choice in option.choices if isinstance(choice, int) and not isinstance(choice, bool)]
    words = [choice for choice in option.choices if choice not in numbers or isinstance(choice, bool)]
    values = [f"`{names_of(choice)[0]}` {told(option.choice(choice))}" for choice in words]
    values += [f"`{numbers[0]}` bis `{numbers[-1]}`"] if len(numbers) > MANY else [f"`{number}`" for number in numbers]
    default = f"`{names_of(option.default)[0]}`"
    return f"| {told(option.title)} | `{option.name}` | {default} | {', '.join(values)} | {told(option.about)} |"


def wrapped(text: str) -> str:
    """Break a paragraph as all pages do."""
    return fill(text, 120, break_long_words=False, break_on_hyphens=False)


def page(box: str) -> str:
    """Write the page of a box."""
    key = f"box-{key_of(box)}"
    german, english = (sentence(f"title-{key_of(box)}", language) for language in (GERMAN, ENGLISH))
    there = "../castle.md" if box == CASTLE else f"../boxes/{box}.md"
    parts = [f"# {german} ({english})", wrapped(sentence(key, GERMAN))]
    if (PICTURES / f"{box}.webp").exists():
        parts.append(f"![Die Karten: {german}](../pictures/{box}.webp)")
    section = sentence(key, GERMAN, "section")
    parts += ["## Die Regel in Kürze", wrapped(sentence(key, GERMAN, "rule")), wrapped(f"Nachzulesen: {section}.")]
    asked = questions(box)
    if asked:
        parts.append("## Was gefragt wird")
    for question in asked:
        rule, where = sentence(question, GERMAN, "rule"), sentence(question, GERMAN, "section")
        parts.append(wrapped(f"**{sentence(question, GERMAN)}** {rule} *({where})*"))
    forbidden = reasons(box)
    if forbidden:
        parts += ["## Warum etwas nicht geht", "\n".join(f"- {sentence(reason, GERMAN)}." for reason in forbidden)]
    chosen = options(box)
    if chosen:
        head = "| Name | Option | Vorgabe | Werte | Bedeutung |\n|---|---|---|---|---|\n"
        parts += ["## Was ein Tisch wählen kann", head + "\n".join(map(row_of, chosen))]
    parts.append(wrapped(f"Ausführlich und mit Beispielen: [{english}]({there}), auf Englisch."))
    return "\n\n".join(parts) + "\n"


def overview() -> str:
    """Write the list of the boxes."""
    rows = []
    for box in (*box_names(), CASTLE):
        name, about = sentence(f"title-{key_of(box)}", GERMAN), sentence(f"box-{key_of(box)}", GERMAN)
        linked = f"[`{box}`]({box}.md)" if box in (*playable_boxes(), CASTLE) else f"`{box}` ({NOT_YET})"
        rows.append(f"| {linked} | {name} | {about} |")
    return HEAD + "\n".join(rows) + "\n"


def pages() -> dict[str, str]:
    """Give every page by the name of its file."""
    return {"README.md": overview()} | {f"{box}.md": page(box) for box in (*playable_boxes(), CASTLE)}


def write() -> None:
    """Write all of them."""
    FOLDER.mkdir(exist_ok=True)
    for name, text in pages().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()

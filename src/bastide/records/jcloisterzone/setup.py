"""The set-up of a game of JCloisterZone in our words: boxes, options and the tiles in the bag."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Final

import yaml

from bastide.kernel.catalogue import read_tile, tile_type
from bastide.kernel.errors import Unreadable
from bastide.language import plain, quoted, said
from bastide.rulebook import (
    BASE,
    check_boxes,
    has_tiles,
    known_options,
    playable_boxes,
    played_boxes,
    rule_set,
    write_box,
)

if TYPE_CHECKING:
    from collections.abc import Container, Iterable

    from bastide.kernel.tiles import TileType
    from bastide.language import Message

PLAIN_ELEMENTS: Final = frozenset({"small-follower", "farmers", "river", "corn-circle", "flier"})
"""Elements that bring no box: those of the base game, and those that come with certain sets by themselves."""

FIRST_EDITION: Final = "1"


@cache
def names() -> dict[str, dict[str, Any]]:
    """Names of tiles, sets, elements and rules in that program, and what they are here."""
    source = resources.files("bastide") / "data" / "jcloisterzone.yaml"
    content: dict[str, dict[str, Any]] = yaml.safe_load(source.read_text(encoding="utf-8"))
    return content


class UnknownBoxes(Unreadable):
    """The game was played with boxes whose rules are not here."""

    def __init__(self, boxes: Iterable[str]) -> None:
        self.boxes = tuple(sorted(set(boxes)))
        super().__init__("unknown_box", said("error-not-playable", boxes=", ".join(self.boxes)))


@dataclass(frozen=True)
class ForeignSetup:
    """What is played, in our words."""

    boxes: tuple[str, ...]
    options: dict[str, object]
    copies: dict[str, int]
    """Tiles in the bag at the start, by the foreign name."""
    tiles: tuple[TileType, ...]
    """Tiles of sets that are no box here."""


def read_setup(setup: dict[str, Any]) -> ForeignSetup:
    """Translate a set-up; refuse what is not playable."""
    check_keys(setup, {"sets": dict, "elements": dict}, said("file-setup"))
    known = names()
    elements = setup["elements"]
    sets = plain_sets(setup["sets"])
    check_rules(setup.get("rules", {}))
    copies_of = read_boxes({plain: (name, setup["sets"][name]) for plain, name in sets.items()}, elements)
    boxes = check_boxes(write_box(box, copies) for box, copies in copies_of.items())
    options = read_choices(boxes, sets, elements, setup.get("rules", {}))
    tiles = tuple(
        replace(tile, count=tile.count * read_copies(setup["sets"][name], name))
        for plain, name in sets.items()
        for tile in drawings().get(plain, ())
    )
    rules = rule_set(1, boxes, options, tiles)
    starts: list[dict[str, Any]] = [
        {"tile": tile_there(name), "x": x, "y": y, "rotation": rotation} for name, x, y, rotation in rules.starts
    ]
    if setup.get("start") != starts:
        raise Unreadable("bad_jcz", said("error-jcz-start", expected=quoted(starts), found=quoted(setup.get("start"))))
    here = {tile.id: copies for tile, copies in zip(rules.tables.types, rules.copies, strict=True)}
    found = {name: [here[ours] for ours in tiles_named(name) if ours in here] for name in known["tiles"]}
    copies = {name: sum(numbers) for name, numbers in found.items() if numbers}
    for box in copies_of:
        if box in known["added"]:
            copies[known["added"][box]] += 1
    for start in starts:
        copies[start["tile"]] = copies.get(start["tile"], 1) - 1
    return ForeignSetup(boxes, options, copies, tiles)


def plain_sets(sets: Iterable[str]) -> dict[str, str]:
    """Give the sets by their names without an edition; tiles of another edition than the first are not ours."""
    later = [name for name in sets if name.partition(":")[2] not in {"", FIRST_EDITION}]
    if later:
        raise Unreadable("bad_jcz", said("jcz-edition", sets=tuple(later)))
    return {name.partition(":")[0]: name for name in sets}


def check_rules(rules: dict[str, Any]) -> None:
    """Refuse rules that are not known here, and values that a known one does not have."""
    known = names()
    unknown = sorted(rules.keys() - known["rules"].keys() - set(known["idle_rules"]))
    if unknown:
        raise Unreadable("bad_jcz", said("jcz-rules", rules=tuple(unknown)))
    for rule, choice in known["rules"].items():
        if rule in rules and str(rules[rule]) not in choice["values"]:
            raise Unreadable("bad_jcz", said("jcz-rule-value", rule=rule, value=plain(rules[rule])))


def read_boxes(sets: dict[str, tuple[str, Any]], elements: Iterable[str]) -> dict[str, int]:
    """Give the boxes behind sets of tiles, by the plain name with the whole one and a number, and behind elements.

    What is played without its set is a box without its tiles, unless it is a part of a bundle.
    """
    known = names()
    found = [
        (str(known["sets"].get(plain, name)), copies)
        for plain, (name, copies) in sets.items()
        if plain not in known["drawings"]
    ]
    brought = {option.name for option in known_options(box for box, _ in found)}
    wanted = [
        str(known["elements"].get(name, name))
        for name in elements
        if name not in PLAIN_ELEMENTS and known["options"].get(name) not in brought
    ]
    missing = [box for box in (*(box for box, _ in found), *wanted) if box not in playable_boxes()]
    if missing:
        raise UnknownBoxes(missing)
    result: dict[str, int] = {}
    for box, copies in found:
        if result.setdefault(box, read_copies(copies, box)) != copies:
            raise Unreadable("bad_jcz", said("error-jcz-copies", number=quoted(copies), box=box))
    if BASE not in result:
        raise Unreadable("bad_jcz", said("error-jcz-base"))
    played = played_boxes(result)
    return result | {box: 0 if has_tiles(box) else 1 for box in wanted if box not in played}


def read_copies(copies: object, box: str) -> int:
    """Refuse what cannot be a number of sets."""
    if not isinstance(copies, int) or isinstance(copies, bool) or copies < 1:
        raise Unreadable("bad_jcz", said("error-jcz-copies", number=quoted(copies), box=box))
    return copies


def read_choices(
    boxes: Iterable[str], sets: Iterable[str], elements: dict[str, Any], rules: dict[str, str]
) -> dict[str, object]:
    """Translate what is switched on or off, and the variants of rules, into our options."""
    known = names()
    options: dict[str, object] = {}
    for played in sets:
        options |= known["set_choices"].get(played, {})
    for together, chosen in known["together"].items():
        if set(played_boxes(boxes)) >= set(together.split()):
            options |= chosen
    for option in known_options(boxes):
        if option.name in known["fixed"]:
            options[option.name] = known["fixed"][option.name]
        for played, name in known["set_options"].items():
            if name == option.name:
                options[name] = played in sets
        for element, name in known["options"].items():
            if name == option.name:
                value = elements.get(element, 0)
                options[name] = int(value) if type(option.default) is int else bool(value)
        for rule, choice in known["rules"].items():
            value = rules.get(rule, choice.get("default"))
            if choice["option"] == option.name and value is not None:
                options[option.name] = choice["values"][str(value)]
    return options | left_out({option.name for option in known_options(boxes)}, elements)


def left_out(options: Container[str], elements: dict[str, Any]) -> dict[str, object]:
    """Give what is chosen for some options because an element is not played."""
    absent = [chosen for element, chosen in names()["without"].items() if not elements.get(element)]
    return {name: value for chosen in absent for name, value in chosen.items() if name in options}


def tile_there(name: str) -> str:
    """Give the foreign name of one of our start tiles."""
    known = names()
    return known["starts"].get(name) or next(theirs for theirs, ours in known["tiles"].items() if ours == name)


def tiles_named(name: str) -> tuple[str, ...]:
    """Give our tiles that a foreign name can mean: one, or two with the same drawing in two boxes."""
    if name not in names()["tiles"]:
        raise Unreadable("unknown_tile", said("error-jcz-tile", name=quoted(name)))
    first = str(names()["tiles"][name])
    return (first, str(names()["twins"][name])) if name in names()["twins"] else (first,)


@cache
def drawings() -> dict[str, tuple[TileType, ...]]:
    """Give the tiles of sets that are no box here, by the plain name of the set."""
    return {
        name: tuple(read_tile(block, str(block["id"]).partition("/")[0], name) for block in blocks)
        for name, blocks in names()["drawings"].items()
    }


@cache
def our_tile(name: str) -> TileType:
    """Give a tile of ours, or one that only such a set has."""
    drawn = {tile.id: tile for found in drawings().values() for tile in found}
    return drawn.get(name) or tile_type(name)


def tile_here(name: str, among: Container[str | None]) -> str:
    """Our code for a foreign tile; of two with the same drawing the one that is *among* those at hand."""
    codes = [our_tile(ours).code for ours in tiles_named(name)]
    return next((code for code in codes if code in among), codes[0])


def check_keys(content: object, keys: dict[str, type], what: Message) -> None:
    """Refuse JSON that lacks what a file of this kind must have."""
    for key, kind in keys.items():
        if not isinstance(content, dict) or not isinstance(content.get(key), kind):
            raise Unreadable("bad_jcz", said("error-jcz-key", what=what, key=quoted(key)))

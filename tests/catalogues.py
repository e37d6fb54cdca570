"""The catalogues and the code side by side: what is written in a language, and what the code can say."""

from __future__ import annotations

import ast as syntax
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from typer.main import get_command

import bastide
from bastide.bots import BOTS
from bastide.castle.castle import Castle
from bastide.castle.rulebook import CALLED, CASTLE_OPTIONS
from bastide.castle.rulebook import ROLES as CASTLE_ROLES
from bastide.cli import GROUPS, app
from bastide.expansions import REGISTRY
from bastide.kernel import tiles
from bastide.kernel.catalogue import box_names
from bastide.kernel.declarations import KINDS
from bastide.kernel.events import Event
from bastide.kernel.hooks import Expansion, Phase
from bastide.kernel.pieces import Piece, Why
from bastide.kernel.scoring import Claim
from bastide.kernel.vocabulary import MARKS, ROLES, SYMBOLS
from bastide.language import CATALOGUES, NUMBERED, key_of
from bastide.rulebook import known_options, playable_boxes, rule_set
from bastide.rulings import RULINGS
from bastide.text import LEGEND

if TYPE_CHECKING:
    from collections.abc import Iterator

SOURCE: Final = Path(bastide.__file__).parent
SAYING: Final = {"said": 0, "sentence": 0, "sentence_of": 0, "Message": 0, "say": 0, "tell": 1}
"""Functions that take a key, and at which place."""
PASSING: Final = "pass"
"""What passing means is said by each question."""
BESIDES: Final = frozenset({"language", "form"})
"""What these functions take that no sentence fills in."""


class Parts(Visitor):
    """Collects the parameters, the other messages and the names that a sentence refers to."""

    def __init__(self) -> None:
        self.parameters: set[str] = set()
        self.messages: set[str] = set()
        self.forms: set[str] = set()
        self.attributes: set[str] = set()

    def visit_Attribute(self, node: ast.Attribute) -> None:  # noqa: N802 - named by the library
        self.attributes.add(node.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by the library
        self.parameters.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - named by the library
        self.messages.add(node.id.name)

    def visit_CallArguments(self, node: ast.CallArguments) -> None:  # noqa: N802 - named by the library
        self.forms |= {argument.value.value for argument in node.named}
        self.generic_visit(node)


def text_of(language: str) -> str:
    """Give all that is written in a language."""
    return "\n".join((SOURCE / "locale" / file.format(language)).read_text(encoding="utf-8") for file in CATALOGUES)


@cache
def messages(language: str) -> dict[str, Parts]:
    """Read a catalogue: its keys, and what each sentence refers to."""
    found = {}
    for entry in FluentParser().parse(text_of(language)).body:
        assert not isinstance(entry, ast.Junk), f"{language}.ftl cannot be read: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}.ftl"
            found[entry.id.name] = Parts()
            found[entry.id.name].visit(entry)
    return found


def parameters(language: str, key: str) -> set[str]:
    """Give the parameters of a sentence, with those of the sentences it is made of."""
    parts = messages(language)[key]
    return parts.parameters.union(*(parameters(language, other) for other in parts.messages))


def phases() -> list[type[Phase]]:
    """Every phase of every box."""
    found: list[type[Phase]] = [Phase]
    for phase in found:
        found += phase.__subclasses__()
    return [phase for phase in found if phase.__module__.startswith("bastide.")]


@dataclass(frozen=True)
class Said:
    """A place in the code that says something."""

    key: str
    given: frozenset[str] | None
    """What is filled in; None if it is put together elsewhere."""
    place: str


@cache
def trees() -> dict[str, syntax.Module]:
    """Read all the code."""
    return {
        path.relative_to(SOURCE).as_posix(): syntax.parse(path.read_text(encoding="utf-8"))
        for path in sorted(SOURCE.rglob("*.py"))
    }


def keys_in(node: syntax.expr) -> list[str]:
    """Give the keys that an expression can be: a text, or one of two."""
    if isinstance(node, syntax.Constant) and isinstance(node.value, str):
        return [node.value]
    return keys_in(node.body) + keys_in(node.orelse) if isinstance(node, syntax.IfExp) else []


def calls() -> Iterator[Said]:
    """Find everything that is said by a key that stands in the code."""
    for file, tree in trees().items():
        for node in syntax.walk(tree):
            if not isinstance(node, syntax.Call):
                continue
            name = node.func.id if isinstance(node.func, syntax.Name) else getattr(node.func, "attr", "")
            at = SAYING.get(name, len(node.args)) if name != "say" or file == "terminal.py" else len(node.args)
            words = {keyword.arg for keyword in node.keywords}
            for key in keys_in(node.args[at]) if at < len(node.args) else []:
                open_ended = None in words or "form" in words or (name == "Message" and len(node.args) > 1)
                given = frozenset(word for word in words if word) - BESIDES
                yield Said(key, None if open_ended else given, f"{file}:{node.lineno}")


def texts() -> tuple[set[str], set[str]]:
    """Give every text of the code as a key, and how those begin that the code puts together."""
    whole: set[str] = set()
    begun: set[str] = set()
    for tree in trees().values():
        for node in syntax.walk(tree):
            if isinstance(node, syntax.Constant) and isinstance(node.value, str) and len(node.value) < 60:
                whole.add(key_of(node.value))
            elif isinstance(node, syntax.JoinedStr) and isinstance(node.values[0], syntax.Constant):
                begun.add(key_of(str(node.values[0].value)))
    return whole, {start for start in begun if re.search("[a-z]{3}", start)}


def kinds_of_events() -> list[type[Event]]:
    """Every kind of event."""
    found = [Event]
    for kind in found:
        found += kind.__subclasses__()
    return found


def arguments() -> list[Any]:
    """Everything that a command takes beside its options."""
    commands = vars(get_command(app))["commands"].values()
    return [each for command in commands for each in command.params if each.param_type_name == "argument"]


def required() -> set[str]:
    """Every key that some class of the house names."""
    keys = {key for phase in phases() for key in (phase.question, phase.passing, *filter(None, phase.answers))}
    boxes: list[type[Expansion]] = [*REGISTRY, *RULINGS, Castle]
    keys |= {reason for box in boxes for reason in box.reasons}
    keys |= {f"help-{name}" for group in GROUPS for name in group.COMMANDS}
    keys |= {f"help-argument-{each.name}" for each in arguments()}
    keys |= {f"{family}-{key_of(box)}" for family in ("title", "box") for box in (*box_names(), "castle")}
    keys |= {f"level-{bot}{about}" for bot in BOTS for about in ("", "-about")}
    keys |= {option.key for option in (*known_options(playable_boxes()), *CASTLE_OPTIONS)}
    for kind in KINDS:
        refused = kind.refused != "not_now"
        keys |= {kind.key, f"{kind.key}-refused"} if refused else {kind.key}
    keys -= {PASSING}
    keys |= {f"symbol-{key_of(sign)}" for sign in LEGEND}
    return (keys | {f"name-{name}" for name in names()}) - {""}


def possible() -> set[str]:
    """Every key that the code may say, though no class needs it."""
    keys = {kind.key + suffix for kind in KINDS for suffix in ("-doing", "-refused", "-first")}
    for kind in kinds_of_events():
        keys.add("event" + re.sub("[A-Z]", lambda letter: f"-{letter[0].lower()}", kind.__name__))
    keys |= {f"claim-{key_of(claim.name.lower())}" for claim in Claim}
    keys |= {f"left-{key_of(why.name.lower())}" for why in Why}
    return keys | {f"symbol-{symbol}" for symbol in (*SYMBOLS, *MARKS)}


def names() -> set[str]:
    """What sentences can name: pieces, features, what figures are called there, and places that are no features."""
    features = {tiles.Feature(kind, kind).name for kind in tiles.FEATURE_KINDS}
    roles = {*ROLES.values(), *CASTLE_ROLES.values()}
    pieces = {piece.name.lower() for piece in Piece}
    return {key_of(name) for name in pieces | features | roles | {*CALLED.values()}} | places()


def places() -> set[str]:
    """Places that no tile shows as a feature; those with a number are one."""
    return {NUMBERED.sub(r"\1", key_of(name)) for name in rule_set(6, playable_boxes()).spot_names.values()}


def words_in(text: str) -> set[str]:
    """Words of a sentence, without codes of tiles and coordinates."""
    return {word for word in re.findall(r"[^\s(),:;.×+']+", text) if word.isalpha() and len(word) > 2}


def spoken_words(language: str) -> set[str]:
    """Every word of a catalogue, without parameters and what is typed."""
    text = text_of(language)
    texts = re.findall(r"(?:=|\]|^ {4}(?=[^.*\[]))\s*(.+)", text, re.MULTILINE)
    return {word for line in texts for word in words_in(re.sub(r"\{[^}]*\}|'[^']*'", " ", line))}

"""A YAML document, of which JSON is a part: read, or refused with one sentence."""

from __future__ import annotations

from typing import Final

import yaml

from bastide.kernel.errors import Unreadable
from bastide.language import Where, said

LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""In C where there is one; both read plain data only."""
DEEPEST: Final = 20
"""Lists and mappings inside each other that a file of ours can need, and more."""
LONGEST: Final = 1_000_000
"""Characters, far more than all tiles of all boxes take."""


def read_document(text: str, where: Where) -> object:
    """Read a document that comes with Bastide; *where* names it in errors."""
    try:
        return yaml.load(text, Loader=LOADER)  # noqa: S506 - a safe loader
    except yaml.YAMLError as error:
        line = _line(getattr(error, "problem_mark", None))
        raise Unreadable("bad_yaml", said("error-yaml", where=where), line=line) from None
    except ValueError:  # a date that does not exist, a number with thousands of digits
        raise Unreadable("bad_yaml", said("error-yaml-value", where=where)) from None


def read_foreign_document(text: str, where: Where) -> object:
    """Read a document of somebody else, which may try to keep us busy."""
    if len(text) > LONGEST:
        raise Unreadable("bad_yaml", said("error-yaml-long", where=where, most=LONGEST))
    depth = 0
    try:
        for event in yaml.parse(text, Loader=LOADER):
            depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
            if depth > DEEPEST or isinstance(event, yaml.AliasEvent):
                raise Unreadable("bad_yaml", said("error-tangled", where=where), line=_line(event.start_mark))
    except yaml.YAMLError:
        pass  # Reading it tells why.
    return read_document(text, where)


def _line(mark: object) -> int:
    """Give the number of the line that the library has marked; 0 if it has not."""
    return int(getattr(mark, "line", -1)) + 1

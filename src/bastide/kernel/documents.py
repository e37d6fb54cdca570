"""A YAML document, of which JSON is a part: read, or refused with one sentence."""

from __future__ import annotations

from typing import Final

import yaml

from bastide.kernel.errors import Unreadable
from bastide.language import Where, quoted, said

LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""In C where there is one; both read plain data only."""
DEEPEST: Final = 20
"""Lists and mappings inside each other that a file of ours can need, and more."""
LONGEST: Final = 1_000_000
"""Characters, far more than all tiles of all boxes take."""


class Level:
    """A list or a mapping that is being read, and the keys that it has so far."""

    def __init__(self, *, is_mapping: bool) -> None:
        self._is_key = is_mapping
        self._is_mapping = is_mapping
        self._keys: set[str] = set()

    def is_twice(self, value: str) -> bool:
        """Take in what comes next; is it a key that was there already?"""
        is_known = self._is_key and value != "" and value in self._keys
        if self._is_key:
            self._keys.add(value)
        self._is_key = self._is_mapping and not self._is_key
        return is_known


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
    inside: list[Level] = []
    try:
        for event in yaml.parse(text, Loader=LOADER):
            line = _line(event.start_mark)
            if len(inside) > DEEPEST or isinstance(event, yaml.AliasEvent):
                raise Unreadable("bad_yaml", said("error-tangled", where=where), line=line)
            value = getattr(event, "value", "")
            if isinstance(event, yaml.NodeEvent) and inside and inside[-1].is_twice(value):
                raise Unreadable("bad_yaml", said("error-key-twice", where=where, key=quoted(value)), line=line)
            if isinstance(event, yaml.CollectionStartEvent):
                inside.append(Level(is_mapping=isinstance(event, yaml.MappingStartEvent)))
            elif isinstance(event, yaml.CollectionEndEvent):
                inside.pop()
    except yaml.YAMLError:
        pass  # Reading it tells why.
    return read_document(text, where)


def _line(mark: object) -> int:
    """Give the number of the line that the library has marked; 0 if it has not."""
    return int(getattr(mark, "line", -1)) + 1

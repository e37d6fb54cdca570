"""The protocol as JSON Schema and as TypeScript, both made from the records themselves.

``python -m bastide.server.schema --json FILE --typescript FILE`` writes them; the build of the app calls it.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, Final

import msgspec

from bastide.server import bodies, messages
from bastide.server.tables import Refusal, TableState

Schema = dict[str, Any]

SENT: Final = (
    bodies.NewTable,
    bodies.TakeSeat,
    bodies.Invite,
    bodies.MyTables,
)
"""Bodies of requests: what has a default may be left out."""
ANSWERED: Final = (
    bodies.Catalogue,
    bodies.TableMade,
    bodies.SeatTaken,
    bodies.Invitation,
    bodies.TableSummary,
    bodies.Shared,
    bodies.Fairness,
    bodies.RecordFacts,
    bodies.Replay,
    bodies.Position,
    bodies.ReviewState,
    TableState,
    Refusal,
)
"""Bodies of answers: everything is there."""
PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def schema() -> Schema:
    """Give one schema: ``FromClient`` and ``FromServer`` are what a socket carries, the others are bodies."""
    made = _components((messages.FromClient, messages.FromServer, *SENT, *ANSWERED))
    (client, server, *_), defs = made
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Bastide",
        "$defs": {"FromClient": client, "FromServer": server, **defs},
    }


def typescript() -> str:
    """Write the types of everything that goes over the wire."""
    defs = schema()["$defs"]
    sent = set(_components((messages.FromClient, *SENT))[1])
    sent -= set(_components((messages.FromServer, *ANSWERED))[1])
    lines = ["// Made from the records of bastide.server by `python -m bastide.server.schema --typescript`.", ""]
    for name, described in defs.items():
        if "properties" in described:
            lines += _interface(name, described, may_leave_out=name in sent)
        else:
            lines += [f"export type {name} = {_type(described)};", ""]
    return "\n".join(lines)


def _components(types: tuple[Any, ...]) -> tuple[tuple[Schema, ...], Schema]:
    return msgspec.json.schema_components(types, ref_template="#/$defs/{name}")


def _interface(name: str, described: Schema, *, may_leave_out: bool) -> list[str]:
    lines = _comment(described.get("description", ""))
    lines.append(f"export interface {name} {{")
    required = described.get("required", [])
    for field, kind in described["properties"].items():
        left_out = field not in required and (may_leave_out or "default" not in kind)
        lines.append(f"  {field}{'?' if left_out else ''}: {_type(kind)};")
    return [*lines, "}", ""]


def _comment(text: str) -> list[str]:
    return [f"/** {' '.join(text.split())} */"] if text else []


def _type(kind: Schema) -> str:
    """Write one type."""
    if "$ref" in kind:
        return str(kind["$ref"]).rpartition("/")[2]
    if "anyOf" in kind:
        return " | ".join(_type(each) for each in kind["anyOf"])
    if "enum" in kind:
        return " | ".join("null" if value is None else f'"{value}"' for value in kind["enum"])
    if kind["type"] == "array" and "prefixItems" in kind:
        return f"[{', '.join(_type(each) for each in kind['prefixItems'])}]"
    if kind["type"] == "array":
        of = _type(kind["items"])
        return f"({of})[]" if "|" in of else f"{of}[]"
    if kind["type"] == "object":
        return f"Record<string, {_type(kind['additionalProperties'])}>"
    return PLAIN[kind["type"]]


def main() -> None:
    """Write the files that are asked for."""
    parser = argparse.ArgumentParser(prog="python -m bastide.server.schema", description=__doc__)
    parser.add_argument("--json", type=Path, help="where the JSON Schema goes")
    parser.add_argument("--typescript", type=Path, help="where the types go")
    wanted = parser.parse_args()
    if wanted.json:
        wanted.json.write_bytes(msgspec.json.format(msgspec.json.encode(schema()), indent=1) + b"\n")
    if wanted.typescript:
        wanted.typescript.write_text(typescript(), encoding="utf-8")


if __name__ == "__main__":
    main()

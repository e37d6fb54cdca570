"""The protocol is described once; everything else is made from it."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import msgspec

from bastide.server import messages
from bastide.server.schema import schema, typescript
from tests.server.running import ROOT

if TYPE_CHECKING:
    from pathlib import Path


def test_the_schema_has_every_message_of_both_directions() -> None:
    defs = schema()["$defs"]
    for kind in (messages.FromClient, messages.FromServer):
        for message in kind.__args__:
            assert defs[message.__name__]["properties"]["type"]["enum"] == [message.__struct_config__.tag]


def test_every_reference_of_the_schema_leads_somewhere() -> None:
    text = msgspec.json.encode(schema()).decode()
    names = {part.partition('"')[0] for part in text.split("#/$defs/")[1:]}
    assert names <= set(schema()["$defs"])


def test_an_answer_has_every_field_and_a_request_may_leave_defaults_out() -> None:
    text = typescript()
    assert "export interface Held {\n  piece: string;\n  owner: number;\n  count: number;\n  spot: string;\n}" in text
    assert "  boxes?: string[];" in text
    assert "  tiles_kept?: number;" in text
    assert 'export interface Play {\n  type: "play";' in text


def test_the_command_writes_both_files(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "bastide.server.schema"]
    command += ["--json", str(tmp_path / "p.json"), "--typescript", str(tmp_path / "p.ts")]
    subprocess.run(command, check=True)
    assert msgspec.json.decode((tmp_path / "p.json").read_bytes()) == msgspec.json.decode(msgspec.json.encode(schema()))
    assert (tmp_path / "p.ts").read_text(encoding="utf-8") == typescript()


def test_the_types_of_the_app_are_of_today() -> None:
    kept = (ROOT / "web" / "src" / "protocol.ts").read_text(encoding="utf-8")
    assert kept == typescript(), "make pages writes them"

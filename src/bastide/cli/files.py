"""Files of other programs: importing and comparing them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

import bastide
from bastide.cli.words import console


def import_file(
    file: Annotated[Path, typer.Argument(help="A save file of JCloisterZone (.jcz).")],
    output: Annotated[Path, typer.Option("--output", "-o", help="The record to write.")],
) -> None:
    """Turn a save file of another program into a record."""
    from bastide.records.jcloisterzone import load_jcz

    bastide.save(load_jcz(file), output)
    console.print(f"Wrote {output}.")


def compare(
    files: Annotated[list[Path], typer.Argument(help="Recordings (.jsonl or .jsonl.gz).")],
    waivers: Annotated[Path | None, typer.Option(help="Differences that the rules decide (YAML).")] = None,
) -> None:
    """Replay recordings of another engine and compare scores and options after every message."""
    from bastide.records.jcloisterzone import UnknownBoxes, compare_file, read_waivers, recording_name

    known = read_waivers(waivers) if waivers else []
    failed = False
    for path in files:
        try:
            result = compare_file(path, known)
        except UnknownBoxes as error:
            print(f"{recording_name(path)}: not compared. {error.sentence}")
            failed = True
            continue
        print(result)
        for waived, waiver in result.waived:
            print(f"waived: game {waived.game}, message {waived.message}: {waiver.because}")
        for found in result.disagreements:
            print(found)
        failed = failed or bool(result.disagreements)
    raise typer.Exit(1 if failed else 0)


COMMANDS: Final = {"import": import_file, "compare": compare}

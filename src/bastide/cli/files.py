"""Files of other programs: importing and comparing them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

import bastide
from bastide.cli.words import spoken, tell
from bastide.language import said


def import_file(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="help-import-file")],
    output: Annotated[Path, typer.Option("--output", "-o", help="help-import-output")],
) -> None:
    """Turn a save file of another program into a record."""
    from bastide.records.jcloisterzone import load_jcz

    bastide.save(load_jcz(file), output)
    tell(context, "wrote", file=str(output))


def compare(
    context: typer.Context,
    files: Annotated[list[Path], typer.Argument(help="help-compare-files")],
    waivers: Annotated[Path | None, typer.Option(help="help-compare-waivers")] = None,
) -> None:
    """Replay recordings of another engine and compare scores and options after every message."""
    from bastide.records.jcloisterzone import UnknownBoxes, compare_file, read_waivers, recording_name

    known = read_waivers(waivers) if waivers else []
    failed = False
    for path in files:
        try:
            result = compare_file(path, known)
        except UnknownBoxes as error:
            print(said("compare-not", file=recording_name(path), why=error.message).told(spoken(context)))
            failed = True
            continue
        print(result.told().told(spoken(context)))
        for waived, waiver in result.waived:
            told = said("compare-waived", game=waived.game, message=waived.message, because=waiver.because)
            print(told.told(spoken(context)))
        for found in result.disagreements:
            print(found.told(spoken(context)))
        failed = failed or bool(result.disagreements)
    raise typer.Exit(1 if failed else 0)


COMMANDS: Final = {"import": import_file, "compare": compare}

"""The command line: one module for each group of commands.

A group has ``COMMANDS``, and stands in ``GROUPS``. What only some commands need is imported where it is needed, so that
help comes at once.
"""

from __future__ import annotations

import sys
from io import TextIOWrapper
from typing import Final

import typer

from bastide.cli import bots, files, measuring, playing, serving, tiles
from bastide.cli.speaking import SpeakingCommand, SpeakingGroup, language_in
from bastide.cli.words import choose_language
from bastide.kernel.errors import BastideError
from bastide.records.files import trouble_of

GROUPS: Final = (playing, serving, bots, files, tiles, measuring)

app = typer.Typer(
    cls=SpeakingGroup,
    help="help-bastide",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)
app.callback()(choose_language)
for group in GROUPS:
    for name, command in group.COMMANDS.items():
        app.command(name, cls=SpeakingCommand, help=f"help-{name}")(command)


def main() -> None:
    """Run the command line; problems of the user are one line, not a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # A terminal that knows few signs shows a question mark.
    try:
        app()
    except BastideError as error:
        print(f"bastide: {error.told(language_in(sys.argv[1:]))}", file=sys.stderr)
        raise SystemExit(2) from None
    except OSError as error:
        print(f"bastide: {trouble_of(error).told(language_in(sys.argv[1:]))}", file=sys.stderr)
        raise SystemExit(2) from None

"""Commands that explain themselves in the language of whoever runs them.

What stands as ``help`` of a command or an option is a key, and it becomes a sentence when help is asked for.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Any, Final

from typer.core import TyperCommand, TyperGroup

from bastide.cli.usage import UsageError, complaint
from bastide.language import ENGLISH, LANGUAGES, has_sentence, sentence

if TYPE_CHECKING:
    from collections.abc import Sequence

LANGUAGE_VARIABLES: Final = ("BASTIDE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where the environment says which language is spoken; the first that says anything decides."""
LANGUAGE_OPTION: Final = "--lang"
KINDS: Final = {
    "str": "help-a-text",
    "path": "help-a-file",
    "int": "help-a-number",
    "int range": "help-a-number",
    "float range": "help-a-number",
    "boolean": "",
}
"""What the value of an option is, by its type; a switch has none."""


def language_in(words: Sequence[str]) -> str:
    """Give the language that a command line asks for, or else the environment; English if it is none of ours."""
    wanted = next(filter(None, map(os.environ.get, LANGUAGE_VARIABLES)), "")
    for word, following in zip(words, [*words[1:], ""], strict=False):
        if not word.startswith("-"):
            break
        if word == LANGUAGE_OPTION:
            wanted = following
            break
        if word.startswith(f"{LANGUAGE_OPTION}="):
            wanted = word.partition("=")[2]
    return next((language for language in LANGUAGES if wanted.lower().startswith(language)), ENGLISH)


def said_in_help(command: Any, language: str) -> None:  # noqa: ANN401 - commands and groups of the library
    """Put sentences in the place of the keys of a command, its options and its commands."""
    from typer import rich_utils

    rich_utils.ARGUMENTS_PANEL_TITLE = sentence("help-arguments", language)
    rich_utils.OPTIONS_PANEL_TITLE = sentence("help-options", language)
    rich_utils.COMMANDS_PANEL_TITLE = sentence("help-commands", language)
    rich_utils.DEFAULT_STRING = sentence("help-default", language)
    rich_utils.REQUIRED_LONG_STRING = sentence("help-required", language)
    for each in [command, *command.params, *getattr(command, "commands", {}).values()]:
        if each.help and has_sentence(each.help, language):
            each.help = sentence(each.help, language)
    for each in command.params:
        each.metavar = value_of(each, language)


def value_of(parameter: Any, language: str) -> str:  # noqa: ANN401 - of the library
    """Name what is typed: an argument by its name, the value of an option by its kind."""
    if parameter.param_type_name == "argument":
        return sentence(f"help-argument-{parameter.name}", language)
    kind = KINDS[parameter.type.name]
    return sentence(kind, language) if kind else ""


class Speaking:
    """How help looks, for one command and for all of them."""

    def format_help(self, ctx: Any, formatter: Any) -> None:  # noqa: ANN401 - of the library
        """Write help in the language of the command line."""
        said_in_help(self, ctx.find_root().obj)
        super().format_help(ctx, formatter)  # type: ignore[misc]

    def format_usage(self, ctx: Any, formatter: Any) -> None:  # noqa: ANN401 - of the library
        """Write the line that shows what can be typed."""
        language = ctx.find_root().obj
        pieces = " ".join(self.collect_usage_pieces(ctx))  # type: ignore[attr-defined]
        for piece, key in (("OPTIONS", "help-some-options"), ("COMMAND [ARGS]", "help-some-command")):
            pieces = pieces.replace(piece, sentence(key, language))
        formatter.write_usage(ctx.command_path, pieces, prefix=sentence("help-usage", language) + " ")

    def get_help_option(self, ctx: Any) -> Any:  # noqa: ANN401 - of the library
        """Say what ``--help`` does."""
        option = super().get_help_option(ctx)  # type: ignore[misc]
        if option is not None:
            option.help = sentence("help-help", ctx.find_root().obj)
            option.metavar = ""
        return option


class SpeakingCommand(Speaking, TyperCommand):
    """One command."""


class SpeakingGroup(Speaking, TyperGroup):
    """All commands."""

    def main(self, args: Any = None, *, standalone_mode: bool = True, **more: Any) -> Any:  # type: ignore[override] # noqa: ANN401 - of the library
        """Run a command; a command line that cannot be read is one line, like everything that is wrong."""
        try:
            left = super().main(args, standalone_mode=False, **more)
        except UsageError as error:
            if type(error).__name__ != "NoArgsIsHelpError":  # That has printed its help already.
                words = sys.argv[1:] if args is None else args
                print(f"bastide: {complaint(error).told(language_in(words))}", file=sys.stderr)
            left = error.exit_code
        if standalone_mode:
            sys.exit(left if isinstance(left, int) else 0)
        return left

    def make_context(self, info_name: Any, args: Any, parent: Any = None, **extra: Any) -> Any:  # noqa: ANN401 - of the library
        """Know the language before anything is read."""
        return super().make_context(info_name, args, parent, **{"obj": language_in(args), **extra})

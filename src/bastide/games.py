"""The games on this kernel, and what each of them must say about itself.

A rulebook is a module. Everything that is not said here is the kernel's and the same for all.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

from bastide import rulebook
from bastide.castle import rulebook as castle
from bastide.castle.facts import GAME as CASTLE
from bastide.castle.facts import one_line
from bastide.kernel.errors import Unreadable
from bastide.kernel.options import OwnFile
from bastide.kernel.rules import LAND
from bastide.language import quoted, said
from bastide.records.files import read_text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bastide.kernel.options import Option, Value
    from bastide.kernel.rules import Rules
    from bastide.kernel.tiles import TileType
    from bastide.kernel.track import Track
    from bastide.language import Message


class Rulebook(Protocol):
    """One game."""

    @property
    def PICTURES(self) -> Mapping[str, str]:  # noqa: N802 - a constant of a module
        """What the letters of a side mean."""

    def playable_boxes(self) -> tuple[str, ...]:
        """Name the boxes whose rules are implemented."""

    def memories(self) -> tuple[str, ...]:
        """Name everything that may remember something in a position."""

    def check_boxes(self, boxes: Iterable[str]) -> tuple[str, ...]:
        """Put chosen boxes in order; refuse unknown ones."""

    def known_options(self, boxes: Iterable[str]) -> tuple[Option, ...]:
        """Give the options of these boxes."""

    def read_options(self, boxes: Iterable[str], text: str) -> dict[str, Value]:
        """Read options from a text."""

    def rule_set(
        self,
        players: int,
        boxes: Iterable[str] = (),
        options: Mapping[str, object] | None = None,
        own_tiles: tuple[TileType, ...] = (),
        own: tuple[OwnFile, ...] = (),
    ) -> Rules:
        """Compile the rules."""

    def notice(self, own: tuple[OwnFile, ...]) -> Message | None:
        """Say what of the game is not certain."""

    def track(self, rules: Rules) -> Track | None:
        """Give the track around the board, if the game has one."""

    def token(self, number: int) -> Message:
        """Name a token with a number, and what it does."""


FILES: Final = castle.OWN_FILES
"""Facts that a table may correct and bring along as a file."""
RULEBOOKS: Final[dict[str, Rulebook]] = {LAND: rulebook, CASTLE: castle}


def rulebook_of(game: str) -> Rulebook:
    """Give the rulebook of a game."""
    if not isinstance(game, str) or game not in RULEBOOKS:
        raise Unreadable("unknown_game", said("error-game", name=quoted(game), known=", ".join(RULEBOOKS)))
    return RULEBOOKS[game]


def own_files(files: Mapping[str, Path | str | OwnFile]) -> tuple[OwnFile, ...]:
    """Read the corrected files that a table brings along, by what they describe."""
    if not isinstance(files, Mapping):
        raise Unreadable("bad_files", said("error-own-files", found=quoted(files)))
    found = []
    for key, file in sorted(files.items()):
        if key not in FILES:
            raise Unreadable("unknown_file", said("error-castle-files", known=" and ".join(FILES), name=key))
        if isinstance(file, OwnFile):
            found.append(file)
        else:
            text = read_text(file)
            name = Path(file).name
            found.append(OwnFile(key, one_line(text, name), name))
    return tuple(found)

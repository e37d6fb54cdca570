"""Recordings of another engine, replayed here and compared message by message."""

from __future__ import annotations

import gzip
import json
import zlib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from bastide.kernel.actions import Choose, Pass, PlaceFigure, PlaceTile, SendHome, TakeBack
from bastide.kernel.documents import read_foreign_document
from bastide.kernel.errors import BastideError, Unreadable
from bastide.kernel.hooks import Figure
from bastide.kernel.pieces import Piece
from bastide.kernel.verbs import figures_on
from bastide.language import ENGLISH, Message, quoted, said
from bastide.records.files import read_text
from bastide.records.jcloisterzone.replay import Replay
from bastide.records.jcloisterzone.setup import UnknownBoxes, check_keys, names
from bastide.setup import COLOURS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@dataclass(frozen=True)
class Disagreement:
    """The first place where two engines differ in one game."""

    game: int
    message: int
    what: Message
    theirs: Message
    ours: Message
    move: str
    board: str

    def told(self, language: str = ENGLISH) -> str:
        """Tell it on several lines, with the board below."""
        lines = [
            said("compare-found", game=self.game, message=self.message, what=self.what),
            said("compare-theirs", found=self.theirs),
            said("compare-ours", found=self.ours),
            said("compare-move", move=self.move),
        ]
        return "\n".join([*(line.told(language) for line in lines), self.board])

    def __str__(self) -> str:
        return self.told()


Difference = tuple[Message, Message, Message]
"""What is different, how it is there, and how it is here."""


def _plain(found: object) -> Message:
    return found if isinstance(found, Message) else said("plain-text", text=str(found))


@dataclass(frozen=True)
class Waiver:
    """A difference that the rules decide in our favour."""

    file: str
    game: int | None
    because: str

    def covers(self, name: str, found: Disagreement) -> bool:
        """Is this the difference meant?"""
        return self.file == name and self.game in (None, found.game)


@dataclass
class Result:
    """How the games of one file compare."""

    name: str
    games: int = 0
    disagreements: list[Disagreement] = field(default_factory=list)
    waived: list[tuple[Disagreement, Waiver]] = field(default_factory=list)

    @property
    def agreed(self) -> int:
        """How many games agree from the first message to the last."""
        return self.games - len(self.disagreements) - len(self.waived)

    def __str__(self) -> str:
        return str(self.told())

    def told(self) -> Message:
        """Say how many games agree."""
        return said("compare-agreed", file=self.name, agreed=self.agreed, games=self.games)


def read_waivers(path: Path) -> list[Waiver]:
    """Read waivers: a YAML list of ``file``, optionally ``game``, and ``because`` (the deciding rule)."""
    try:
        entries = read_foreign_document(read_text(path), path.name) or []
    except Unreadable as error:
        raise Unreadable("bad_waivers", error.message) from None
    if not isinstance(entries, list):
        raise Unreadable("bad_waivers", said("error-waivers", file=path.name))
    waivers = []
    for entry in entries:
        if not isinstance(entry, dict) or not entry.get("file") or not entry.get("because"):
            raise Unreadable("bad_waivers", said("error-waiver", file=path.name, found=quoted(entry)))
        game = entry.get("game")
        if game is not None and not isinstance(game, int):
            raise Unreadable("bad_waivers", said("error-waiver-game", file=path.name, found=quoted(game)))
        waivers.append(Waiver(str(entry["file"]), game, str(entry["because"])))
    return waivers


def recording_name(path: Path) -> str:
    """Name of a recording without its suffixes."""
    return path.name.split(".")[0]


def read_recordings(path: Path) -> Iterator[dict[str, Any]]:
    """Read the games of a file: one JSON object per line, packed or not."""
    try:
        content = path.read_bytes()
        text = (gzip.decompress(content) if path.suffix == ".gz" else content).decode()
    except (gzip.BadGzipFile, EOFError, zlib.error, UnicodeDecodeError):
        raise Unreadable("bad_recording", said("error-recording", file=path.name)) from None
    for number, line in enumerate(text.splitlines(), 1):
        try:
            yield json.loads(line)
        except json.JSONDecodeError:
            why = said("error-no-json")
            raise Unreadable(
                "bad_recording", said("error-recording-json", file=path.name, why=why), line=number
            ) from None


def compare_file(path: Path, waivers: list[Waiver]) -> Result:
    """Compare all games of one file."""
    result = Result(recording_name(path))
    for recording in read_recordings(path):
        result.games += 1
        try:
            found = compare_game(recording, result.games)
        except UnknownBoxes:
            raise
        except Unreadable as error:
            raise Unreadable(
                "bad_recording", said("error-within", where=path.name, what=error.message), line=result.games
            ) from None
        if found is None:
            continue
        waiver = next((waiver for waiver in waivers if waiver.covers(result.name, found)), None)
        if waiver:
            result.waived.append((found, waiver))
        else:
            result.disagreements.append(found)
    return result


def compare_game(recording: dict[str, Any], number: int) -> Disagreement | None:
    """Replay one game; give the first difference, or None."""
    check_keys(
        recording, {"setup": dict, "replay": list, "scores": list, "initialRandom": object}, said("file-recording")
    )
    players = COLOURS[: len(recording["scores"])]
    replay = Replay(recording["setup"], recording["initialRandom"], players, confirm=True)
    index = 0
    for index, message in enumerate(recording["replay"], 1):
        check_keys(
            message, {"type": str, "payload": dict, "options": dict, "scores": list}, said("file-recording-message")
        )
        difference = _prepare(replay, message) or _counts_differ(message, replay)
        if difference is None:
            try:
                replay.play(message)
                if index == len(recording["replay"]):
                    replay.finish()
            except BastideError as error:
                difference = (said("compare-illegal"), said("compare-legal"), _plain(error.message))
        # Some moves are confirmed only there: until then our next turn has begun already.
        is_ahead = _is_commit(recording["replay"], index) and Choose(0) not in replay.game.options()
        if difference is None and not is_ahead and message["scores"] != list(replay.game.scores):
            difference = (said("compare-scores"), _plain(message["scores"]), _plain(list(replay.game.scores)))
        if difference is not None:
            move = f"{message['type']} {json.dumps(message['payload'])}"
            return Disagreement(number, index, *difference, move, str(replay.game))
    if not replay.game.over or list(replay.game.scores) != recording["scores"]:
        theirs = said("compare-over", scores=str(recording["scores"]))
        key = "compare-over" if replay.game.over else "compare-goes-on"
        ours = said(key, scores=str(list(replay.game.scores)))
        return Disagreement(number, index, said("compare-end"), theirs, ours, "", str(replay.game))
    return None


def _is_commit(replay: list[dict[str, Any]], index: int) -> bool:
    return index < len(replay) and replay[index].get("type") == "COMMIT"


def _prepare(replay: Replay, message: dict[str, Any]) -> Difference | None:
    try:
        replay.prepare(message)
    except BastideError as error:
        return (said("compare-draw"), _plain(message["payload"].get("tileId")), _plain(error.message))
    return None


def _counts_differ(message: dict[str, Any], replay: Replay) -> Difference | None:
    """Compare the numbers of options that both engines count alike."""
    theirs = message["options"]
    if any(name in theirs for name in names()["uncounted"]) or replay.passes_over(message):
        return None
    options = replay.game.options()
    pieces = [
        option.piece for option in options if isinstance(option, PlaceFigure) for _ in range(_times(replay, option))
    ]
    ours: dict[str, int] = {name: pieces.count(piece) for name, piece in names()["counted"].items()}
    ours["TilePlacement"] = sum(isinstance(option, PlaceTile) for option in options)
    ours["ReturnMeeple"] = sum(
        _standing(replay, option) for option in options if isinstance(option, TakeBack | SendHome)
    )
    for dialect in replay.dialects:
        ours |= dialect.counts(options)
    ours["pass"] = Pass() in options
    counted = {name: theirs.get(name, 0) for name in ours}
    if counted == ours:
        return None
    return (said("compare-options"), _plain(counted), _plain(ours))


def _standing(replay: Replay, option: TakeBack | SendHome) -> int:
    """How many figures an option means: equal ones on one place are one choice here, but several there."""
    state = replay.game.state
    owner = option.player if isinstance(option, SendHome) else int(state.asked)
    figure = Figure(Piece[option.piece.upper()], owner, option.spot(state))
    return figures_on(state, figure.spot).count(figure)


def _times(replay: Replay, option: PlaceFigure) -> int:
    """How often the other engine counts a place."""
    return max((dialect.times(option) for dialect in replay.dialects), default=1)

"""What was played, kept in a file so that a match can be interrupted, and summed up."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Any, Final

from bastide.arena.figures import elo, mean_and_error, wilson
from bastide.arena.games import from_json
from bastide.kernel.errors import Unreadable
from bastide.language import said

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from bastide.arena.games import Match, Played

MATCH: Final = "match"
BEGINNING: Final = f'{{"{MATCH}": '
"""How a line of the file begins."""


class Results:
    """Played games by match; with a file every game is written as soon as it is over."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.games: dict[str, dict[tuple[int, bool], Played]] = {}
        self._is_cut_off = False
        """Does the file end in the middle of a line? Whoever wrote it was ended there."""
        if path is not None and path.exists():
            text = path.read_text(encoding="utf-8", errors="replace")
            self._is_cut_off = not text.endswith("\n") and text != ""
            for number, line in enumerate(text.splitlines(), 1):
                self._read(line, number)

    def _read(self, line: str, number: int) -> None:
        """Read a game again; half of one is played anew."""
        try:
            found = json.loads(line)
            self._keep(found.pop(MATCH), from_json(found))
        except (ValueError, TypeError, LookupError, AttributeError):
            if not line.startswith(BEGINNING) or line.endswith("}"):
                raise Unreadable("bad_results", said("error-results", file=str(self.path)), line=number) from None

    def _keep(self, key: str, played: Played) -> None:
        self.games.setdefault(key, {})[played.pair, played.swapped] = played

    def add(self, match: Match, played: Played) -> None:
        """Keep a game."""
        self._keep(match.key(), played)
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                kept = asdict(replace(played, why=str(played.why)))
                file.write("\n" * self._is_cut_off + json.dumps({MATCH: match.key()} | kept) + "\n")
            self._is_cut_off = False

    def has(self, match: Match, pair: int, *, swapped: bool) -> bool:
        """Was this game played already?"""
        return (pair, swapped) in self.games.get(match.key(), {})

    def of(self, match: Match, pairs: int) -> list[Played]:
        """Give the games of the first so many pairs of a match, in order."""
        found = self.games.get(match.key(), {})
        return [found[key] for key in sorted(found) if key[0] < pairs]

    def summary(self, match: Match, pairs: int) -> dict[str, Any]:
        """Sum a match up."""
        games = self.of(match, pairs)
        wins = [game.win() for game in games]
        low, high = wilson(sum(wins), len(wins))
        margin, error = mean_and_error(_pair_margins(games))
        return {
            "a": match.a,
            "b": match.b,
            "games": len(games),
            "wins": wins.count(1.0),
            "ties": wins.count(0.5),
            "losses": wins.count(0.0),
            "win_rate": round(sum(wins) / len(wins), 4) if wins else None,
            "interval": [round(low, 4), round(high, 4)],
            "margin": round(margin, 2),
            "margin_error": round(error, 2),
            "points": [_mean([game.mean_of(who) for game in games]) for who in "ab"],
            "milliseconds_per_turn": [_per_turn(games, place) for place in range(2)],
            "slowest_milliseconds": [
                round(1000 * max((game.slowest[place] for game in games), default=0.0), 1) for place in range(2)
            ],
            "forfeits": [
                {"pair": game.pair, "who": game.forfeit, "why": str(game.why)} for game in games if game.forfeit
            ],
        }


def _mean(values: list[float]) -> float:
    return round(sum(values) / len(values), 2) if values else 0.0


def _per_turn(games: list[Played], place: int) -> float:
    """Milliseconds that a bot needed for a turn of its own."""
    turns = sum(game.turns * game.seats.count("ab"[place]) / len(game.seats) for game in games)
    return round(1000 * sum(game.seconds[place] for game in games) / turns, 2) if turns else 0.0


def _pair_margins(games: list[Played]) -> list[float]:
    """Give the margin of every pair that was played to the end, both games together."""
    pairs: dict[int, list[float]] = {}
    for game in games:
        if not game.forfeit:
            pairs.setdefault(game.pair, []).append(game.margin())
    return [sum(margins) / len(margins) for margins in pairs.values()]


def as_json(results: Results, matches: Sequence[Match], pairs: int) -> dict[str, Any]:
    """Give everything that was found as one object."""
    first = matches[0]
    found = [results.summary(match, pairs) for match in matches]
    known = {(each["a"], each["b"]): (each["wins"] + each["ties"] / 2, each["games"]) for each in found}
    return {
        "game": first.game,
        "boxes": list(first.boxes),
        "options": first.options,
        "players": first.players,
        "budget": first.budget,
        "budget_b": first.budget_b or first.budget,
        "processor": first.processor,
        "seed": first.seed,
        "pairs": found,
        "elo": elo(known),
    }

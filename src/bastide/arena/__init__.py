"""Matches between bots: the same draws for both sides, and figures that say how sure they are."""

from bastide.arena.games import Match, Played, play_game
from bastide.arena.results import Results, as_json
from bastide.arena.running import run

__all__ = ["Match", "Played", "Results", "as_json", "play_game", "run"]

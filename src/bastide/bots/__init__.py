"""Players that are programs."""

from bastide.bots.bot import Bot, Budget, Thought, ask, read_budget, view_of
from bastide.bots.failures import Forfeit
from bastide.bots.levels import BOTS, LEVELS, Level, make_bot
from bastide.bots.random_bot import Dealer, RandomBot
from bastide.bots.thinkers import BeginnerBot, ExpectimaxBot, GreedyBot, SearchBot, UctBot

__all__ = [
    "BOTS",
    "LEVELS",
    "BeginnerBot",
    "Bot",
    "Budget",
    "Dealer",
    "ExpectimaxBot",
    "Forfeit",
    "GreedyBot",
    "Level",
    "RandomBot",
    "SearchBot",
    "Thought",
    "UctBot",
    "ask",
    "make_bot",
    "read_budget",
    "view_of",
]

"""Players that are programs."""

from bastide.bots.bot import Bot
from bastide.bots.greedy_bot import GreedyBot
from bastide.bots.random_bot import Dealer, RandomBot

__all__ = ["Bot", "Dealer", "GreedyBot", "RandomBot"]

"""Players that are programs."""

from bastide.bots.bot import Bot
from bastide.bots.random_bot import Dealer, RandomBot

__all__ = ["Bot", "Dealer", "RandomBot"]

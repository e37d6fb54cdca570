"""Players that are programs."""

from bastide.bots.bot import Bot
from bastide.bots.random_bot import RandomBot

__all__ = ["Bot", "RandomBot"]

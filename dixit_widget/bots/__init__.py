"""Players without a person: they see a view and return an action."""

from dixit_widget.bots.bot import Bot
from dixit_widget.bots.literal_bot import LiteralBot
from dixit_widget.bots.random_bot import RandomBot, random_action

CHARACTERS: dict[str, type[Bot]] = {bot.name: bot for bot in (LiteralBot, RandomBot)}

__all__ = ["CHARACTERS", "Bot", "LiteralBot", "RandomBot", "random_action"]

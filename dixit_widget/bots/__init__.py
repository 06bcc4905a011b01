"""Players without a person: they see a view and return an action."""

from dixit_widget.bots.association import association_of
from dixit_widget.bots.bot import Bot, action_of, bots_seed
from dixit_widget.bots.contrarian_bot import ContrarianBot
from dixit_widget.bots.explanation import Explanation, Thought
from dixit_widget.bots.human_bot import HumanLikeBot
from dixit_widget.bots.literal_bot import LiteralBot
from dixit_widget.bots.makers import BotMaker, BotProblem
from dixit_widget.bots.poet_bot import PoetBot
from dixit_widget.bots.random_bot import RandomBot, random_action
from dixit_widget.bots.reading import Attention, Reading
from dixit_widget.bots.strategist_bot import StrategistBot
from dixit_widget.bots.thinking_bot import ThinkingBot
from dixit_widget.engine import View
from dixit_widget.engine.view_types import OptionsShape

CHARACTERS: dict[str, type[Bot]] = {
    bot.name: bot for bot in (LiteralBot, PoetBot, StrategistBot, HumanLikeBot, ContrarianBot, RandomBot)
}

__all__ = [
    "CHARACTERS",
    "Attention",
    "Bot",
    "BotMaker",
    "BotProblem",
    "ContrarianBot",
    "Explanation",
    "HumanLikeBot",
    "LiteralBot",
    "OptionsShape",
    "PoetBot",
    "RandomBot",
    "Reading",
    "StrategistBot",
    "ThinkingBot",
    "Thought",
    "View",
    "action_of",
    "association_of",
    "bots_seed",
    "random_action",
]

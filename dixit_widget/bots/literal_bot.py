"""A bot that takes words at their word."""

from __future__ import annotations

from dixit_widget.bots.phrases import Voice
from dixit_widget.bots.reading import Attention
from dixit_widget.bots.thinking_bot import ThinkingBot


class LiteralBot(ThinkingBot):
    """Sees things and places rather than moods, names ideas plainly, and trusts what fits."""

    name = "literal"
    attention = Attention(thing=1.0, setting=1.0, mood=0.65, theme=0.6, saying=0.45, story=0.3)
    voice = Voice(theme=1.0, mood=0.9, saying=0.85, line=0.5)
    aim = 0.6

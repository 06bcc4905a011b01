"""A bot that speaks in images."""

from __future__ import annotations

from dixit_widget.bots.phrases import Voice
from dixit_widget.bots.reading import Attention
from dixit_widget.bots.thinking_bot import ThinkingBot


class PoetBot(ThinkingBot):
    """Notices moods and stories before things, and speaks in lines, sayings and tales."""

    name = "poet"
    attention = Attention(thing=0.75, setting=0.75, mood=1.0, theme=0.9, saying=0.8, story=0.9)
    voice = Voice(line=1.0, story=0.7, saying=0.7, mood=0.4)
    aim = 0.45

"""What makes a bot: its class, perhaps with settings; judged alike at every door by which bots come in."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Container
from typing import Final, TypeAlias

from dixit_widget.bots.bot import Bot
from dixit_widget.deck import Deck
from dixit_widget.engine import tidy_name
from dixit_widget.engine.names import NAME_LENGTH
from dixit_widget.rules import RuleSet
from dixit_widget.rules.validation import shown
from dixit_widget.words import Problem

BotMaker: TypeAlias = Callable[..., Bot]
"""A class, or ``functools.partial`` of it with settings of its own; no other function makes bots."""

_FROM_THE_TABLE: Final = ("deck", "language", "seed", "rules")
_METHODS: Final = ("clue", "hand_in", "vote")
_FOR_A_NUMBER: Final = 3  # the blank and the two digits of "first 11"


class BotProblem(Problem):
    """What was given makes no bot."""


def bot_class(maker: BotMaker) -> type[Bot]:
    """Return the class of the bots that are made."""
    kind: type[Bot] = maker.func if isinstance(maker, functools.partial) else maker  # type: ignore[assignment]
    return kind


def checked_maker(given: object) -> BotMaker:
    """Return what makes bots, or say what is wrong with it.

    Parameters
    ----------
    given : object
        What somebody would have play.

    Raises
    ------
    BotProblem
        If it is no bot's class, has no name, or cannot be made as a table makes bots.

    Examples
    --------
    >>> checked_maker(3)
    Traceback (most recent call last):
        ...
    dixit_widget.bots.makers.BotProblem: 3 makes no bot: give a class made of Bot, such as “class Mine(Bot)”.
    """
    if isinstance(given, Bot):
        raise BotProblem("bot.made_already", name=type(given).__name__)
    kind = given.func if isinstance(given, functools.partial) else given
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise BotProblem("bot.no_bot", value=shown(given))
    name = getattr(kind, "name", None)
    if not isinstance(name, str) or not name.strip():
        raise BotProblem("bot.no_name", name=kind.__name__)
    missing = [method for method in _METHODS if getattr(kind, method) is getattr(Bot, method)]
    if missing:
        raise BotProblem("bot.no_method", name=kind.__name__, methods=", ".join(missing))
    if isinstance(given, functools.partial):
        _check_settings(kind, given)
    maker: BotMaker = given  # type: ignore[assignment]
    try:
        inspect.signature(maker).bind("deck", "language", "seed", rules="rules")
    except (TypeError, ValueError) as error:
        raise BotProblem("bot.init", name=kind.__name__, reason=str(error)) from None
    return maker


def _check_settings(kind: type[Bot], given: functools.partial[Bot]) -> None:
    if given.args or set(given.keywords) & set(_FROM_THE_TABLE):
        raise BotProblem("bot.settings", name=kind.__name__)
    parameters = inspect.signature(kind).parameters.values()
    if any(parameter.kind is parameter.VAR_KEYWORD for parameter in parameters):
        return
    known = [p.name for p in parameters if p.name not in _FROM_THE_TABLE and p.kind is not p.VAR_POSITIONAL]
    for setting in given.keywords:
        if setting not in known:
            code = "bot.setting_unknown" if known else "bot.settings_none"
            raise BotProblem(code, name=kind.__name__, setting=setting, known=", ".join(known))


def make_bot(maker: BotMaker, deck: Deck, language: str, seed: str, rules: RuleSet) -> Bot:
    """Make a bot.

    Raises
    ------
    Problem
        If its ``__init__`` raises, or forgets that of :class:`Bot`.
    """
    name = bot_class(maker).__name__
    try:
        bot = maker(deck, language, seed, rules=rules)
    except Problem:
        raise
    except (Exception, SystemExit) as error:
        reason = f"{type(error).__name__}: {error}"[:200]
        raise BotProblem("bot.init_raised", name=name, reason=reason) from error
    if not isinstance(bot, Bot) or "_heard" not in vars(bot):
        raise BotProblem("bot.init_super", name=name)
    return bot


def bot_label(maker: BotMaker) -> str:
    """Return what its bots are called: the name of the class, with the settings if they are short.

    Examples
    --------
    >>> from dixit_widget.bots import HumanLikeBot
    >>> bot_label(HumanLikeBot), bot_label(functools.partial(HumanLikeBot, skill=0.9))
    ('human', 'human (skill=0.9)')
    """
    name = tidy_name(bot_class(maker).name)
    if isinstance(maker, functools.partial) and maker.keywords:
        label = f"{name} ({_settings(maker)})"
        if len(label) + _FOR_A_NUMBER <= NAME_LENGTH:
            return label
    return name


def bot_code(maker: BotMaker) -> str:
    """Return the words of Python that make it.

    Examples
    --------
    >>> from dixit_widget.bots import HumanLikeBot
    >>> bot_code(functools.partial(HumanLikeBot, skill=0.9))
    'functools.partial(HumanLikeBot, skill=0.9)'
    """
    name = bot_class(maker).__name__
    if isinstance(maker, functools.partial) and maker.keywords:
        return f"functools.partial({name}, {_settings(maker)})"
    return name


def _settings(maker: functools.partial[Bot]) -> str:
    return ", ".join(f"{setting}={value!r}" for setting, value in maker.keywords.items())


def numbered(label: str, taken: Container[str]) -> str:
    """Return a name that nobody has yet: the label, or the label with a number.

    Parameters
    ----------
    label : str
    taken : container of str
        The names of the others, case folded.

    Examples
    --------
    >>> numbered("First", {"ana"}), numbered("First", {"first", "first 2"})
    ('First', 'First 3')
    """
    name, number = label, 1
    while name.casefold() in taken:
        number += 1
        name = f"{label} {number}"
    return name

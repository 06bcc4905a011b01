"""Classes of one's own, and settings: judged at the door, each mistake in a sentence."""

from __future__ import annotations

import functools
import pickle
from fractions import Fraction

import numpy as np
import pytest

from dixit_widget.bots import BotProblem, HumanLikeBot, PoetBot
from dixit_widget.bots.makers import bot_code, bot_label, checked_maker, make_bot
from dixit_widget.deck import Deck
from dixit_widget.rules import edition
from dixit_widget.words import LANGUAGES
from tests.bots.own_bots import FAULTY, SETTINGS, First, Moody
from tests.odd import ODD, answers

DECK = Deck.default()
RULES = edition("dixit-2021")


def made(maker):
    return make_bot(checked_maker(maker), DECK, "fr", "a seed", RULES)


def test_a_class_or_a_class_with_settings_makes_bots():
    assert made(First).language == "fr"
    assert made(Moody).mood == "calm"
    assert made(functools.partial(Moody, mood="dark")).mood == "dark"
    assert made(functools.partial(functools.partial(Moody, mood="dark"), mood="light")).mood == "light"
    assert made(functools.partial(First)).rules == RULES


@pytest.mark.parametrize("value", [0, 1, 0.3, np.float32(0.5), np.int64(1), Fraction(1, 3)])
def test_a_share_is_any_number_from_0_to_1(value):
    assert made(functools.partial(HumanLikeBot, skill=value)).skill == float(value)


@pytest.mark.parametrize("words", FAULTY)
def test_what_makes_no_bot_is_refused_in_a_sentence(words):
    with pytest.raises(BotProblem, match=words) as refused:
        made(FAULTY[words](DECK))
    assert all(refused.value.message(language) for language in LANGUAGES)
    assert str(pickle.loads(pickle.dumps(refused.value))) == str(refused.value)


@pytest.mark.parametrize(("kind", "settings", "words"), SETTINGS)
def test_settings_that_make_no_sense_are_refused_in_a_sentence(kind, settings, words):
    with pytest.raises(BotProblem, match=words) as refused:
        made(functools.partial(kind, **settings))
    assert all(refused.value.message(language) for language in LANGUAGES)


def test_settings_have_names():
    with pytest.raises(BotProblem, match="each with its name"):
        checked_maker(functools.partial(HumanLikeBot, 0.9))


@pytest.mark.parametrize("value", ODD)
def test_anything_is_answered(value):
    answers(made, value)
    answers(made, functools.partial(HumanLikeBot, skill=value))
    answers(made, type("Odd", (First,), {"name": value}))


def test_what_bots_are_called():
    assert bot_label(type("Long", (First,), {"name": "  a  name "})) == "a name"
    assert bot_label(functools.partial(PoetBot)) == "poet"
    keen = functools.partial(HumanLikeBot, skill=0.9, boldness=0.25)
    assert bot_label(keen) == "human"  # both settings would make no player's name
    assert (
        eval(bot_code(keen), {"functools": functools, "HumanLikeBot": HumanLikeBot}).keywords == keen.keywords
    )

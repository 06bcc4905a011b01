"""Classes of one's own, and settings: judged at the door, each mistake in a sentence."""

from __future__ import annotations

import functools
import pickle
from fractions import Fraction

import numpy as np
import pytest

from dixit_widget.bots import CHARACTERS, BotProblem, HumanLikeBot, PoetBot
from dixit_widget.bots.makers import bot_code, bot_label, checked_maker, make_bot
from dixit_widget.deck import Deck
from dixit_widget.engine import Game, GiveClue, HandIn, IllegalAction
from dixit_widget.rules import edition
from dixit_widget.words import LANGUAGES, Problem
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


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ((3,), "deck must be a Deck, not 3"),
        ((DECK, "de"), "no words in 'de'"),
        ((DECK, "en", "", "x"), "rules must be a RuleSet"),
    ],
)
def test_what_no_bot_can_be_made_with_is_refused_in_a_sentence(given, words):
    for kind in (First, *CHARACTERS.values()):
        with pytest.raises(Problem, match=words):
            kind(*given)


@pytest.mark.parametrize("value", [None, 3, "ab", ("card",), (1, 2, 3)])
def test_a_clue_and_a_vote_are_two_things_each(value):
    def given(*_):
        return value

    kind = type("Odd", (First,), {"clue": given, "vote": given})
    game = Game.start(RULES, ("Ana", "Ben", "Cleo"), seed=3, deck=DECK.ids, first="Ana")
    with pytest.raises(Problem, match="clue returns a card and the words") as refused:
        made(kind).act(game.view("Ana"))
    assert all(refused.value.message(language) for language in LANGUAGES)
    game = game.play(GiveClue("Ana", game.hand("Ana")[0], "Hush"))
    for player in ("Ben", "Cleo"):
        game = game.play(HandIn(player, game.hand(player)[:2]))
    with pytest.raises(Problem, match="vote returns the slots") as refused:
        made(kind).act(game.view("Ben"))
    assert all(refused.value.message(language) for language in LANGUAGES)


def test_words_that_are_no_text_are_refused_by_the_rules():
    kind = type("Odd", (First,), {"clue": lambda bot, view, options, chance: (options["cards"][0], 7)})
    game = Game.start(RULES, ("Ana", "Ben", "Cleo"), seed=3, deck=DECK.ids, first="Ana")
    with pytest.raises(IllegalAction, match="must be a text, not 7"):
        game.play(made(kind).act(game.view("Ana")))


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

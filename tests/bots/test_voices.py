"""How bots sound: lines rather than titles, and not all alike."""

from __future__ import annotations

import functools
from collections import Counter, defaultdict

import pytest

from dixit_widget.bots import CHARACTERS
from dixit_widget.bots.association import association_of
from dixit_widget.bots.phrases import MANNERS, Phrase, phrases_of
from dixit_widget.bots.reading import Attention, Reading
from dixit_widget.deck import Deck
from dixit_widget.engine import Game
from dixit_widget.rules import edition
from tests.bots.bot_tables import moments, seat

DECK = Deck.default()
SPEAKERS = ("literal", "poet", "strategist", "human", "contrarian")
MOST_TITLES = {"strategist": 1 / 2}


@functools.cache
def _phrases(language: str) -> dict[str, Phrase]:
    """By its words, what can be said of the cards."""
    phrases = (phrase for card in DECK for phrase in phrases_of(DECK, card.id, language))
    return {phrase.text.replace("\u202f", " "): phrase for phrase in phrases}


def manner_of(clue: str, language: str) -> str:
    """How a bot said something."""
    return _phrases(language)[clue.replace("\u202f", " ")].manner


@pytest.fixture(scope="module", params=["en", "fr"])
def said(request: pytest.FixtureRequest) -> dict[str, Counter[str]]:
    """By character, the manners of what it said in some games."""
    language = request.param
    heard: dict[str, Counter[str]] = {kind: Counter() for kind in SPEAKERS}
    for seed in range(12):
        bots = seat(SPEAKERS, edition("dixit-2021"), DECK, language, seed)
        for game in moments(edition("dixit-2021"), bots, DECK, seed):
            if game.phase == "review":
                heard[bots[game.storyteller].name][manner_of(game.clue.text, language)] += 1
    return heard


@pytest.mark.parametrize("kind", SPEAKERS)
def test_few_clues_are_titles(said, kind):
    assert said[kind]["title"] <= MOST_TITLES.get(kind, 1 / 5) * said[kind].total()


def test_together_they_speak_in_every_manner(said):
    whole = sum(said.values(), Counter())
    assert all(whole[manner] for manner in MANNERS)
    assert whole["line"] > whole["title"]


def test_bots_of_a_kind_do_not_all_like_to_speak_alike():
    view = Game.start(edition("dixit-2021"), SPEAKERS, seed=1, deck=DECK.ids).view(SPEAKERS[0])
    manners = {CHARACTERS["poet"](DECK, "en", str(seed)).manner(view) for seed in range(40)}
    assert manners == set(MANNERS)


@pytest.mark.parametrize("kind", SPEAKERS)
def test_a_bot_seldom_speaks_twice_in_one_manner(kind):
    """Two clues of one bot in one game: in at most half of the games in the same manner."""
    rules = edition("print-and-play")
    alike = []
    for seed in range(12):
        bots = seat([kind] * 4, rules, DECK, seed=seed)
        manners = defaultdict(list)
        for game in moments(rules, bots, DECK, seed):
            if game.phase == "review":
                manners[game.storyteller].append(manner_of(game.clue.text, "en"))
        alike += [len(set(said)) == 1 for said in manners.values() if len(said) == 2]
    assert sum(alike) <= len(alike) / 2


@pytest.mark.parametrize("kind", SPEAKERS)
def test_few_clues_for_no_card_are_titles(kind):
    rules = edition("odyssey-party")
    manners: Counter[str] = Counter()
    for seed in range(12):
        for game in moments(rules, seat([kind] * 6, rules, DECK, seed=seed), DECK, seed):
            if game.phase == "review":
                manners[manner_of(game.clue.text, "en")] += 1
    assert manners["title"] <= MOST_TITLES.get(kind, 1 / 5) * manners.total()


@pytest.mark.parametrize(
    ("text", "story"),
    [
        ("Narnia", "Narnia"),
        ("narnia", "Narnia"),
        ("Le magicien d'Oz", "The Wizard of Oz"),
        ("wizard of oz", "The Wizard of Oz"),
        ("Blanche neige", "Snow White"),
    ],
)
def test_the_name_of_a_story_is_heard_even_by_who_did_not_think_of_it(text, story):
    blind = Reading(DECK, association_of(DECK), Attention().scaled(0), "eye")
    heard = {card.id for card in DECK if blind.pull(text, card.id)}
    assert heard == {card.id for card in DECK if any(c.en == story for c in card.concepts)}


def test_every_story_is_heard_by_its_exact_name():
    blind = Reading(DECK, association_of(DECK), Attention().scaled(0), "eye")
    stories = {
        (name, card.id) for card in DECK for c in card.concepts if c.kind == "story" for name in (c.en, c.fr)
    }
    association_of(DECK).look_up(name for name, _ in sorted(stories))
    assert [named for named in sorted(stories) if not blind.pull(*named)] == []


def test_a_story_that_is_only_recalled_may_be_overlooked():
    blind = Reading(DECK, association_of(DECK), Attention().scaled(0), "eye")
    assert not any(blind.pull("a lion, a witch and a wardrobe", card.id) for card in DECK)


def test_no_story_is_everywhere():
    told = Counter(c.en for card in DECK for c in card.concepts if c.kind == "story")
    assert told["The Little Prince"] <= 3

"""How bots sound: lines rather than titles, and not all alike."""

from __future__ import annotations

from collections import Counter

import pytest

from dixit_widget.bots import CHARACTERS
from dixit_widget.bots.association import association_of
from dixit_widget.bots.phrases import MANNERS, phrases_of
from dixit_widget.bots.reading import Attention, Reading
from dixit_widget.deck import Deck
from dixit_widget.rules import edition
from tests.bots.bot_tables import moments, seat

DECK = Deck.default()
SPEAKERS = ("literal", "poet", "strategist", "human", "contrarian")
MOST_TITLES = {"strategist": 1 / 2}


@pytest.fixture(scope="module", params=["en", "fr"])
def said(request: pytest.FixtureRequest) -> dict[str, Counter[str]]:
    """By character, the manners of what it said in some games."""
    language = request.param
    known = {p.text.replace("\u202f", " "): p for card in DECK for p in phrases_of(DECK, card.id, language)}
    heard: dict[str, Counter[str]] = {kind: Counter() for kind in SPEAKERS}
    for seed in range(12):
        bots = seat(SPEAKERS, edition("dixit-2021"), DECK, language, seed)
        for game in moments(edition("dixit-2021"), bots, DECK, seed):
            if game.phase == "review":
                phrase = known[game.clue.text.replace("\u202f", " ")]
                heard[bots[game.storyteller].name][phrase.manner] += 1
    return heard


@pytest.mark.parametrize("kind", SPEAKERS)
def test_few_clues_are_titles(said, kind):
    assert said[kind]["title"] <= MOST_TITLES.get(kind, 1 / 5) * said[kind].total()


def test_together_they_speak_in_every_manner(said):
    whole = sum(said.values(), Counter())
    assert all(whole[manner] for manner in MANNERS)
    assert whole["line"] > whole["title"]


def test_bots_of_a_kind_do_not_all_like_to_speak_alike():
    manners = {CHARACTERS["poet"](DECK, "en", str(seed)).manner for seed in range(40)}
    assert manners == set(MANNERS)


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


def test_a_story_that_is_only_recalled_may_be_overlooked():
    blind = Reading(DECK, association_of(DECK), Attention().scaled(0), "eye")
    assert not any(blind.pull("a lion, a witch and a wardrobe", card.id) for card in DECK)


def test_no_story_is_everywhere():
    told = Counter(c.en for card in DECK for c in card.concepts if c.kind == "story")
    assert told["The Little Prince"] <= 3

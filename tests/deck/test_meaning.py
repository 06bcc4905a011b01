"""The meaning of the deck: complete in both languages, and nothing said twice."""

import json
from collections import Counter
from pathlib import Path

import pytest

import dixit_widget

CARDS = json.loads((Path(dixit_widget.__file__).parent / "deck" / "cards.json").read_text("utf-8"))
KINDS = {"thing", "setting", "mood", "theme", "saying", "story"}
LANGUAGES = ("en", "fr")


def twice(texts):
    return sorted(text for text, times in Counter(text.casefold() for text in texts).items() if times > 1)


def test_format_and_order():
    assert CARDS["format"] == 1
    ids = [card["id"] for card in CARDS["cards"]]
    assert ids == sorted(ids)
    assert not twice(ids)


@pytest.mark.parametrize("card", CARDS["cards"], ids=lambda card: card["id"])
def test_a_card_is_complete_in_both_languages(card):
    assert set(card) == {"id", "title", "alt", "concepts", "clues"}
    for language in LANGUAGES:
        assert card["title"][language]
        assert len(card["alt"][language]) >= 40
        assert len(card["clues"][language]) >= 8
    assert len(card["concepts"]) >= 12
    for concept in card["concepts"]:
        assert set(concept) == {"en", "fr", "weight", "kind"}
        assert concept["en"]
        assert concept["fr"]
        assert 0 < concept["weight"] <= 1
        assert concept["kind"] in KINDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_alts_and_clues_are_distinct_over_the_deck(language):
    cards = CARDS["cards"]
    assert not twice(card["title"][language] for card in cards)
    assert not twice(card["alt"][language] for card in cards)
    assert not twice(clue for card in cards for clue in card["clues"][language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clue_is_not_the_title(language):
    for card in CARDS["cards"]:
        assert card["title"][language] not in card["clues"][language]


def test_texts_are_set_with_typographic_apostrophes():
    assert "'" not in json.dumps(CARDS["cards"], ensure_ascii=False)

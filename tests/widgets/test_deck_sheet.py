"""The sheet of a deck: what its page asks, what is refused, and what is taken back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import dixit_widget as dixit
from dixit_widget.deck import UnusableFiles
from dixit_widget.table import RefusedRequest
from dixit_widget.widgets.page_widget import RefusedChange
from tests.widgets.asking import ask
from tools.wire import Wire, wires

CARDS = (
    dixit.Card(
        "a1", title={"en": "My dog", "fr": "My dog"}, alt={"en": "My dog", "fr": "My dog"}, file="my_dog.jpg"
    ),
    dixit.Card("b2", title={"en": "Card 2", "fr": "Carte 2"}, file="IMG_0002.jpg"),
)
Opened = tuple[dixit.DeckSheet, Wire]


@pytest.fixture
def opened() -> Iterator[Opened]:
    with wires() as made:
        yield dixit.DeckSheet(dixit.Deck(CARDS, {})), made[-1]


def told(wire: Wire, lang: str = "en") -> list[dict[str, object]]:
    cards: list[dict[str, object]] = ask(wire, "captions", lang=lang)["cards"]
    return cards


def test_a_page_is_told_what_is_said_and_what_there_is_where_nothing_is(opened: Opened) -> None:
    _, wire = opened
    dog, second = told(wire, "fr")
    assert (dog["title"], dog["unsaid"], dog["silent"]) == ("", "My dog", True)
    assert (second["title"], second["unsaid"]) == ("", "Carte 2")
    assert ask(wire, "captions")["line"] == ""


def test_what_is_typed_makes_another_deck_and_can_be_taken_back(opened: Opened) -> None:
    sheet, wire = opened
    decks = []
    sheet.observe(lambda change: decks.append(change.new), "deck")
    said = ask(wire, "say", card="a1", field="concepts", text="dog; humeur : seul", lang="fr")["card"]
    assert (said["concepts"], said["silent"]) == ("dog; humeur: seul", False)
    assert [concept.kind for concept in sheet.deck["a1"].concepts] == ["thing", "mood"]
    assert sheet.deck is decks[-1]
    assert sheet.summary == {"revision": 1, "cards": 2, "silent": 1, "undo": True, "redo": False}
    assert sheet.line == "deck = deck.with_captions({'my_dog.jpg': {'concepts': 'dog; mood: seul'}})"
    ask(wire, "step", by=-1)
    assert sheet.deck["a1"] == CARDS[0]
    sheet.redo()
    assert sheet.deck is decks[0]
    assert told(wire)[0]["concepts"] == "dog; mood: seul"


def test_the_line_of_python_makes_the_same_deck(opened: Opened) -> None:
    sheet, _ = opened
    sheet.say("b2", "title", 'He said “it’s\' "new"')
    scope = {"deck": dixit.Deck(CARDS, {})}
    exec(sheet.line, scope)
    assert list(scope["deck"]) == list(sheet.deck)


def test_what_changes_nothing_is_no_step(opened: Opened) -> None:
    sheet, wire = opened
    ask(wire, "say", card="a1", field="clues", text="  ")
    assert sheet.summary["revision"] == 0
    assert not sheet.summary["undo"]


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"field": "concepts", "text": "humour: dry"}, "“humour” is no sort of concept"),
        ({"field": "title", "text": "x" * 81}, "That has 81 characters; 80 at most"),
        ({"field": "clues", "text": ";".join("abcdefghij" * 11)}, "Those are 110 texts; 100 at most"),
        ({"card": "c3", "text": "x"}, "There is no card 'c3'"),
        ({"field": "picture", "text": "x"}, ""),
    ],
)
def test_what_cannot_be_said_is_refused_with_a_sentence(
    opened: Opened, given: dict[str, str], sentence: str
) -> None:
    sheet, wire = opened
    reply = ask(wire, "say", **{"card": "a1", "field": "title", **given})
    assert not reply["ok"]
    assert sentence in reply["message"]
    assert sheet.summary["revision"] == 0


def test_from_python_it_is_refused_as_a_file_would_be(opened: Opened) -> None:
    with pytest.raises(UnusableFiles, match="no kind of concept"):
        opened[0].say("a1", "concepts", "humour: dry")


def test_the_file_has_every_picture(opened: Opened) -> None:
    sheet, wire = opened
    sheet.say("a1", "title", "Rex")
    file = ask(wire, "file")
    assert file["name"] == "captions.csv"
    assert file["text"].splitlines()[:2] == [
        "file,title_en,title_fr,alt,concepts,clues",
        "my_dog.jpg,Rex,Rex,,,",
    ]


def test_nobody_else_sets_the_deck(opened: Opened) -> None:
    sheet, _ = opened
    with pytest.raises(RefusedChange):
        sheet.deck = dixit.Deck.default()
    sheet.set_state({"summary": {}})
    assert sheet.summary["cards"] == 2


@pytest.mark.parametrize("deck", ["photos", dixit.Deck([], {})])
def test_only_a_deck_has_a_sheet(deck: object) -> None:
    with pytest.raises(RefusedRequest):
        dixit.DeckSheet(deck)  # type: ignore[arg-type]

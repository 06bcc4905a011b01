"""The sheet of a deck: its pictures, and under each what is said of it, to be typed."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import traitlets

from dixit_widget.deck import Deck, MissingCard, UnusableFiles
from dixit_widget.deck.captioning import changed_rows, numbered, said_of, typed_row, unsaid_title
from dixit_widget.deck.captions import Field, Language, caption_row
from dixit_widget.deck.colours import only_seen
from dixit_widget.table import PictureService
from dixit_widget.table.protocol import Pictures, Ping
from dixit_widget.table.rpc import Answer, Done, TextFile, plain
from dixit_widget.widgets import deck_sheet_messages as messages
from dixit_widget.widgets.arguments import checked_deck
from dixit_widget.widgets.front_end import script
from dixit_widget.widgets.history import History
from dixit_widget.widgets.lab.asked_widget import AskedWidget
from dixit_widget.words import Problem

_REFUSED: Final = {
    "deck.caption_long": "captions.long",
    "deck.caption_many": "captions.many",
    "deck.caption_kind": "captions.kind",
}
"""What is said of a typed text in place of what is said of the line of a file."""


class DeckSheet(AskedWidget):
    """A deck as a sheet of pictures with a caption under each, to be typed.

    A deck never changes: what is typed makes another, which :attr:`deck` holds. Bots go by its captions
    in the next game that is played with it.

    Parameters
    ----------
    deck : Deck
    language : {"", "en", "fr"}, optional
        By default the browser's. What is typed goes for both languages, unless a card says something else in
        the other.
    theme : {"", "light", "dark"}, optional
        By default the page's.

    Attributes
    ----------
    deck : Deck
        The deck with all that has been said so far; it can be observed.
    line : str
        The line of Python that says the same.

    Examples
    --------
    >>> from dixit_widget import Card
    >>> sheet = DeckSheet(Deck([Card("a1", title={"en": "My dog", "fr": "My dog"}, file="my_dog.jpg")], {}))
    >>> sheet.say("a1", "concepts", "dog; mood: lonely")
    >>> [concept.en for concept in sheet.deck["a1"].concepts]
    ['dog', 'lonely']
    >>> sheet.line
    "deck = deck.with_captions({'my_dog.jpg': {'concepts': 'dog; mood: lonely'}})"
    >>> sheet.undo()
    >>> sheet.line
    ''
    """

    _esm = script("deck-sheet")
    _requests: ClassVar = messages.DeckSheetRequest
    _outgoing: ClassVar = frozenset({"deck", "summary"})

    deck = traitlets.Instance(Deck)
    summary: Any = traitlets.Dict().tag(sync=True)

    def __init__(self, deck: Deck, *, language: str = "", theme: str = "") -> None:
        self._first = checked_deck(deck)
        self._history = History(self._first)
        self._pictures = PictureService(self._first)
        self._revision = 0
        super().__init__(language, theme, deck=self._first, summary=self._summary())

    @property
    def line(self) -> str:
        """The line of Python that says what has been said here; empty where nothing has."""
        changes = changed_rows(self.deck, self._first)
        return f"deck = deck.with_captions({changes!r})" if changes else ""

    def say(self, card: str, field: Field, text: str, language: Language = "en") -> None:
        """Say something of a card.

        Parameters
        ----------
        card : str
            Its id.
        field : {"title", "alt", "concepts", "clues"}
        text : str
            As a file of captions has it; empty: nothing is said any more.
        language : {"en", "fr"}
            In which it is said where the card says something else in the other.

        Raises
        ------
        UnusableFiles
            If it cannot be said.
        """
        with self._lock:
            row = typed_row(self.deck[card], field, language, text)
            said = self.deck.with_captions({card: row})
            if said_of(said[card]) != said_of(self.deck[card]):
                self._history.go_to(said)
                self._show()

    def undo(self) -> None:
        """Take back what was said last."""
        self._step(-1)

    def redo(self) -> None:
        """Say again what was taken back last."""
        self._step(1)

    def _step(self, by: int) -> None:
        with self._lock:
            self._history.step(by)
            self._show()

    def _show(self) -> None:
        self._revision += 1
        with self.changing():
            self.set_trait("deck", self._history.now)
            self.set_trait("summary", self._summary())

    def _summary(self) -> Any:
        history, deck = self._history, self._history.now
        return plain(
            messages.DeckSummary(
                revision=self._revision,
                cards=len(deck),
                silent=len(deck.uncaptioned),
                undo=history.before is not None,
                redo=history.after is not None,
            )
        )

    # ── the page ───────────────────────────────────────────────────────────

    def _answer(self, request: messages.DeckSheetRequest) -> Answer:
        match request:
            case Ping():
                pass
            case Pictures(cards=cards, start=start, count=count, size=size):
                return self._pictures.answer(cards, start, count, size)
            case messages.AskCaptions(lang=language):
                told = tuple(
                    [self._captioned(id, language, number) for id, number in numbered(self.deck).items()]
                )
                return messages.CaptionList(self._revision, told, self.line)
            case messages.SayOfCard(card=card, field=field, text=text, lang=language):
                self._say(card, field, text, language)
                return messages.SaidOfCard(self._captioned(card, language, numbered(self.deck)[card]))
            case messages.StepCaptions(by=by):
                self._step(by)
            case messages.AskCaptionFile():
                return TextFile("captions.csv", self.deck.captions_csv())
        return Done()

    def _say(self, card: str, field: Field, text: str, language: Language) -> None:
        try:
            self.say(card, field, text, language)
        except UnusableFiles as error:
            problem = error.problems[0]
            raise Problem(_REFUSED.get(problem.code, problem.code), **problem.values) from None
        except MissingCard as error:
            raise Problem(error.code, **error.values) from None

    def _captioned(self, id: str, language: Language, number: int) -> messages.CaptionedCard:
        card = self.deck[id]
        unsaid = unsaid_title(card.file or id, number)
        texts = caption_row(said_of(card), labels=language)
        return messages.CaptionedCard(
            id=id,
            title="" if card.title == unsaid else texts[f"title_{language}"],
            alt=texts[f"alt_{language}"],
            concepts=texts[f"concepts_{language}"],
            clues=texts[f"clues_{language}"],
            unsaid=unsaid[language],
            seen=", ".join(getattr(concept, language) for concept in card.concepts)
            if only_seen(card)
            else "",
            silent=only_seen(card),
        )

    def __repr__(self) -> str:
        return f"DeckSheet({self.deck!r})"

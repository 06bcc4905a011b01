"""What every widget takes: a language, a theme, a deck."""

from __future__ import annotations

from dixit_widget.deck import Deck
from dixit_widget.table import RefusedRequest
from dixit_widget.words import LANGUAGES


def check_look(language: object, theme: object) -> None:
    """Refuse a language without words, and a theme that there is not.

    Raises
    ------
    RefusedRequest
    """
    if language not in ("", *LANGUAGES):
        raise RefusedRequest("play.language", name=str(language)[:40], known=", ".join(LANGUAGES))
    if theme not in ("", "light", "dark"):
        raise RefusedRequest("play.theme")


def checked_deck(deck: Deck | None) -> Deck:
    """Return the deck that was given, or else that of the package.

    Raises
    ------
    RefusedRequest
        If it is no deck, or there is nothing in it.
    """
    cards = Deck.default() if deck is None else deck
    if not isinstance(cards, Deck) or not len(cards):
        raise RefusedRequest("play.deck")
    return cards

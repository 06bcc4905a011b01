"""How decks and cards show themselves in a notebook: as pictures that can be read aloud."""

from __future__ import annotations

import base64
from html import escape
from typing import Final

from dixit_widget.deck.deck import Card, Deck
from dixit_widget.deck.picture_file import thumbnail
from dixit_widget.deck.refusals import PillowMissing
from dixit_widget.words import say

_WIDTH: Final = 120
_QUALITY: Final = 55
_MOST: Final = 120  # cards on a sheet: what is saved with a notebook should stay light

# These styles reach the whole page: their class names must not be those of the table's front end.
_STYLE: Final = (
    ".dx-contact-sheet{color:var(--jp-content-font-color1,inherit);font-size:.85em}"
    ".dx-contact-sheet ol{display:grid;grid-template-columns:repeat(auto-fill,minmax(120px,1fr));gap:.8em;"
    "list-style:none;margin:.5em 0;padding:0}"
    ".dx-contact-sheet ul{columns:14em;margin:.5em 0}"
    ".dx-contact-sheet li{line-height:1.25}"
    ".dx-contact-sheet img{display:block;width:100%;max-width:120px;aspect-ratio:2/3;object-fit:contain;"
    "border-radius:6px;margin:0 0 .3em}"
    ".dx-one-card{display:flex;flex-wrap:wrap;gap:1em;margin:0;color:var(--jp-content-font-color1,inherit)}"
    ".dx-one-card img{width:240px;max-width:100%;border-radius:10px}"
    ".dx-one-card figcaption{flex:1 1 14em;max-width:36em}"
)


def deck_html(deck: Deck) -> str:
    """Return a deck as a contact sheet; without Pillow, as a list of titles."""
    cards = list(deck)
    try:
        lines = "".join(f"<li>{_thumb(card)}{_title(card)}</li>" for card in cards[:_MOST])
        shown, sheet = cards[:_MOST], f"<ol>{lines}</ol>"
    except PillowMissing:
        shown, sheet = cards, f"<ul>{''.join(f'<li>{_title(card)}</li>' for card in cards)}</ul>"
    rest = len(cards) - len(shown)
    more = f"<p>{escape(say('deck.more_cards', n=rest))}</p>" if rest else ""
    count = f"<strong>{escape(say('cards_count', n=len(cards)))}</strong>"
    silent = len(deck.uncaptioned)
    honest = f"<p>{escape(say('deck.only_seen', n=silent))}</p>" if silent else ""
    return f'<div class="dx-contact-sheet"><style>{_STYLE}</style>{count}{honest}{sheet}{more}</div>'


def card_html(card: Card) -> str:
    """Return a card as its picture with its title and what it shows."""
    alt = card.alt.get("en", "")
    image = _image(card.picture, alt) if card.picture else ""
    words = "" if alt == card.title.get("en") else f"<br>{escape(alt)}"
    caption = f"<figcaption><strong>{_title(card)}</strong>{words}</figcaption>"
    return f'<figure class="dx-one-card"><style>{_STYLE}</style>{image}{caption}</figure>'


def _title(card: Card) -> str:
    return escape(card.title.get("en", card.id))


def _thumb(card: Card) -> str:
    try:
        return _image(thumbnail(card.picture, _WIDTH, _QUALITY), card.alt.get("en", ""))
    except OSError:  # no picture, or one that only browsers can read
        return ""


def _image(picture: bytes, alt: str) -> str:
    kind = "png" if picture.startswith(b"\x89PNG") else "jpeg" if picture.startswith(b"\xff\xd8") else "webp"
    data = base64.b64encode(picture).decode()
    return f'<img alt="{escape(alt)}" src="data:image/{kind};base64,{data}">'

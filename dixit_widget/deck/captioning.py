"""What is said of a card, said anew: another deck of the same pictures, and the file that says it."""

from __future__ import annotations

import csv
import hashlib
import io
import os
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec

from dixit_widget.deck.captions import (
    BETWEEN,
    FIELDS,
    MOST_BYTES,
    Caption,
    Field,
    Language,
    Row,
    by_language,
    caption_row,
    checked_rows,
    given_rows,
    plain_name,
    read_rows,
)
from dixit_widget.deck.colours import concepts_seen, said_concepts
from dixit_widget.deck.deck import AnyPath, Card, Deck, Words
from dixit_widget.deck.picture_file import read_file
from dixit_widget.deck.refusals import BrokenPicture, UnusableFiles
from dixit_widget.deck.texts import shown, title_from
from dixit_widget.words import LANGUAGES, Problem, say
from dixit_widget.words.paths import as_path


def numbered(deck: Deck) -> dict[str, int]:
    """Return the place of each card in its deck."""
    return {id: number for number, id in enumerate(deck.ids, 1)}


def captioned(id: str, file: str, picture: bytes, caption: Caption, number: int) -> Card:
    """Make a card of one's own; its number, where nothing better is known, is its place in the deck.

    Of a picture of which nobody says what it shows, or recalls, its light and colours can be seen.
    """
    title = caption.title or unsaid_title(file or id, number)
    concepts = caption.concepts or (() if caption.clues or not picture else concepts_seen(picture))
    return Card(id, title, caption.alt or title, concepts, caption.clues, picture, file=file)


def unsaid_title(file: str, number: int) -> Words:
    """Return the title of a card that nobody has given one: it is read off the file's name, or counted."""
    read_off = title_from(Path(file).stem)
    if read_off:
        return {"en": read_off, "fr": read_off}
    return {"en": say("deck.card", "en", number=number), "fr": say("deck.card", "fr", number=number)}


def said_of(card: Card) -> Caption:
    """Return what somebody has said of a card; what is only seen of it, or repeats its title, is nothing."""
    return Caption(card.title, {} if card.alt == card.title else card.alt, said_concepts(card), card.clues)


def apart(card: Card, cards: Mapping[str, Card]) -> Card:
    """Return a card with an id that no different one of others has; see `Deck.__add__`."""
    same_id = cards.get(card.id)
    if same_id is None or _tells_same(card, same_id):
        return card
    told = card.picture + repr(_told(card)).encode()
    for seen in (told,) if card.picture == same_id.picture else (card.picture, told):
        renamed = msgspec.structs.replace(card, id=f"{card.id}-{hashlib.sha256(seen).hexdigest()[:8]}")
        if renamed.id not in cards or _tells_same(card, cards[renamed.id]):
            break
    return renamed


def _tells_same(card: Card, other: Card) -> bool:
    return card.picture == other.picture and _told(card) == _told(other)


def _told(card: Card) -> dict[str, str]:
    """Return what somebody has said of a card, as a row; a title that nobody has given it is not among it."""
    number = re.search(r"\d{1,9}", card.title.get("en", ""))
    unsaid = unsaid_title(card.file or card.id, int(number[0]) if number else 0)
    title = {} if card.title == unsaid else card.title
    return caption_row(msgspec.structs.replace(said_of(card), title=title))


def names_of(deck: Deck) -> dict[str, str]:
    """Return by which name captions know each card: its file, or its id where another has the same.

    Returns
    -------
    dict of str to str
        By the id of the card.
    """
    files = Counter(plain_name(card.file) for card in deck if card.file)
    return {card.id: card.file if files[plain_name(card.file)] == 1 else card.id for card in deck}


def recaptioned(deck: Deck, captions: Mapping[str, object] | AnyPath) -> Deck:
    """See `Deck.with_captions`."""
    file, rows = _rows(captions)
    ids = {id: id for id in deck.ids} | {plain_name(name): id for id, name in names_of(deck).items()}
    checked_rows(rows, file, ids)  # by the names of the columns that somebody has written
    merged = [
        (line, _completed(row, deck[ids[name]] if name in ids else None))
        for line, row in rows
        for name in [plain_name(str(row.get("file", "")))]
    ]
    said = checked_rows(merged, file, ids)
    cards = {card.id: card for card in deck}
    numbers = numbered(deck)
    for _, row in merged:
        name = plain_name(str(row["file"]))
        card = cards[ids[name]]
        fields = {field: getattr(said[name], field) for field in FIELDS if by_language(field)[0] in row}
        caption = msgspec.structs.replace(said_of(card), **fields)
        cards[card.id] = captioned(card.id, card.file, card.picture, caption, numbers[card.id])
    return Deck(cards.values(), small={card.id: card.small for card in deck})


def _rows(captions: Mapping[str, object] | AnyPath) -> tuple[str, list[tuple[int, Row]]]:
    if isinstance(captions, Mapping):
        return "", given_rows(captions.items())
    refuse_text(captions)
    if not isinstance(captions, (str, os.PathLike)) or captions == "":
        raise UnusableFiles([Problem("deck.captions_given", value=shown(repr(captions)))])
    path = as_path(captions)
    try:
        data = read_file(path, None, MOST_BYTES)
    except BrokenPicture as problem:  # captions are never left out
        raise UnusableFiles([Problem(problem.code, **problem.values)]) from None
    return shown(path.name), read_rows(data, path)


def refuse_text(captions: object) -> None:
    """Refuse what a file of captions holds where the file's path is wanted.

    Raises
    ------
    UnusableFiles
    """
    if isinstance(captions, str) and "\n" in captions:
        raise UnusableFiles([Problem("deck.captions_text", value=shown(repr(captions)))])


def _completed(row: Row, card: Card | None) -> Row:
    """Return a row that says each of its fields in every language: what it leaves out stays as it was."""
    old = caption_row(said_of(card)) if card else {}
    whole: Row = {"file": row.get("file", "")}
    for field in FIELDS:
        names = by_language(field)
        if any(name in row for name in (field, *names)):
            whole.update({name: row.get(name, row.get(field, old.get(name, ""))) for name in names})
    return whole


# ── as somebody types it, and as a file holds it ───────────────────────────


def typed_row(card: Card, field: Field, language: Language, text: str) -> Row:
    """Return what somebody says who has typed the text of a field, reading a card in one language.

    It goes for both languages, unless the card says something of its own in the other: there, what has
    stayed keeps its translation.
    """
    old = caption_row(said_of(card), labels=language)
    mine, other = [f"{field}_{each}" for each in sorted(LANGUAGES, key=lambda each: each != language)]
    if old[mine] == old[other] or not old[other]:
        return {field: text}
    if field != "concepts":
        return {mine: text}
    translated = dict(zip(old[mine].split(BETWEEN), old[other].split(BETWEEN), strict=True))
    typed = [part.strip() for part in text.split(BETWEEN.strip())]
    return {mine: text, other: BETWEEN.join(translated.get(part, part) for part in typed)}


def changed_rows(deck: Deck, before: Deck) -> dict[str, dict[str, str]]:
    """Return what a deck says of its cards and another of the same does not, for `Deck.with_captions`."""
    names = names_of(deck)
    changes = {}
    for card in deck:
        new, old = caption_row(said_of(card)), caption_row(said_of(before[card.id]))
        row: dict[str, str] = {}
        for field in FIELDS:
            if any(new[name] != old[name] for name in by_language(field)):
                row.update(_columns(field, new, _differs(field, new)))
        if row:
            changes[names[card.id]] = row
    return changes


def csv_of(deck: Deck, cards: Iterable[Card]) -> str:
    """Return captions as ``captions.csv`` holds them: a field by language only where that tells more."""
    names = names_of(deck)
    said = {names[card.id]: caption_row(said_of(card)) for card in cards}
    split = {field: any(_differs(field, texts) for texts in said.values()) for field in FIELDS}
    columns = [
        "file",
        *[name for field in FIELDS for name in (by_language(field) if split[field] else (field,))],
    ]
    file = io.StringIO(newline="")
    writer = csv.DictWriter(file, columns, lineterminator="\n")
    writer.writeheader()
    for name, texts in said.items():
        row = {"file": name}
        for field in FIELDS:
            row.update(_columns(field, texts, split[field]))
        writer.writerow(row)
    return file.getvalue()


def _differs(field: Field, texts: Mapping[str, str]) -> bool:
    return len({texts[name] for name in by_language(field)} - {""}) > 1


def _columns(field: Field, texts: Mapping[str, str], split: bool) -> dict[str, str]:
    """Return the cells of a field: one for both languages, or one for each."""
    names = by_language(field)
    if split:
        return {name: texts[name] for name in names}
    return {field: next((texts[name] for name in names if texts[name]), "")}

"""Decks: cards with a picture, and with their meaning for bots, screen readers and lessons."""

from __future__ import annotations

import functools
import hashlib
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib import resources
from typing import Literal, overload

import msgspec

from dixit_widget.deck.refusals import MissingCard, UnusableFiles
from dixit_widget.deck.texts import shown
from dixit_widget.words import LANGUAGES, Problem

Kind = Literal["thing", "setting", "mood", "theme", "saying", "story"]
Words = dict[Literal["en", "fr"], str]
AnyPath = str | os.PathLike[str]
Size = Literal["full", "small"]


class Concept(msgspec.Struct, frozen=True):
    """Something that a card shows or recalls, in each language, with a weight from 0 to 1."""

    en: str
    fr: str
    weight: float
    kind: Kind


class Card(msgspec.Struct, frozen=True):
    """A card: its picture and its meaning. In a notebook it shows itself.

    Attributes
    ----------
    id : str
        The name of the card at the table.
    title, alt : dict of str to str
        By language: a title, and what the picture shows, for those who do not see it.
    concepts : tuple of Concept
        What it shows and recalls; empty where nobody wrote it down.
    clues : dict of str to tuple of str
        By language: phrases that a storyteller could say.
    picture : bytes
        An image file; empty where a deck holds the meaning only.
    small : bytes
        The same picture for narrow screens; empty where there is none.
    file : str
        What the file was called that it was made of: captions name it so. It stays in the kernel.

    Raises
    ------
    ValueError
        If a part is of the wrong kind.

    Examples
    --------
    >>> Card("lighthouse", title={"en": "Last light"})
    Card('lighthouse', 'Last light')
    """

    id: str
    title: Words = {}
    alt: Words = {}
    concepts: tuple[Concept, ...] = ()
    clues: dict[Literal["en", "fr"], tuple[str, ...]] = {}
    picture: bytes = b""
    small: bytes = b""
    file: str = ""

    def __post_init__(self) -> None:
        """Refuse parts of the wrong kind, by name: else they break a cell, or a bot in mid-game."""
        if not (isinstance(self.id, str) and self.id):
            raise Problem("deck.card_id", value=shown(repr(self.id)))
        right = {
            "title": _is_by_language(self.title, lambda text: isinstance(text, str)),
            "alt": _is_by_language(self.alt, lambda text: isinstance(text, str)),
            "concepts": _are(self.concepts, Concept),
            "clues": _is_by_language(self.clues, lambda texts: _are(texts, str)),
            "picture": isinstance(self.picture, bytes),
            "small": isinstance(self.small, bytes),
            "file": isinstance(self.file, str),
        }
        for field, is_right in right.items():
            if not is_right:
                value = shown(repr(getattr(self, field)))
                raise Problem(f"deck.card_{field}", id=shown(self.id), value=value)

    def __repr__(self) -> str:
        return f"Card({self.id!r}, {self.title.get('en', '')!r})"

    def _repr_html_(self) -> str:
        from dixit_widget.deck.sheet import card_html

        return card_html(self)


def _are(given: object, kind: type) -> bool:
    return isinstance(given, (tuple, list)) and all(issubclass(each, kind) for each in set(map(type, given)))


def _is_by_language(given: object, is_right: Callable[[object], bool]) -> bool:
    return isinstance(given, dict) and given.keys() <= set(LANGUAGES) and all(map(is_right, given.values()))


class _CardFile(msgspec.Struct, frozen=True):
    format: int
    cards: tuple[Card, ...]


class Deck:
    """Cards to play with. In a notebook a deck shows itself as a contact sheet.

    Parameters
    ----------
    cards : iterable of Card
        Each id once.
    pictures : mapping of str to bytes, optional
        The picture of each card by its id, as an image file that browsers show; what the cards
        held before does not count. By default each card keeps its own.
    small : mapping of str to bytes, optional
        The same pictures for narrow screens, where there are any.

    Raises
    ------
    ValueError
        If two cards have the same id, or something is of the wrong kind.

    Examples
    --------
    >>> deck = Deck.default()
    >>> deck
    <Deck of 84 cards>
    >>> deck["anchor"]
    Card('anchor', 'The weather stays')
    >>> deck[:40]
    <Deck of 40 cards>
    """

    def __init__(
        self,
        cards: Iterable[Card],
        pictures: Mapping[str, bytes] | None = None,
        small: Mapping[str, bytes] | None = None,
    ) -> None:
        listed: list[Card] = list(cards) if isinstance(cards, Iterable) else []
        if not (isinstance(cards, Iterable) and all(isinstance(card, Card) for card in listed)):
            raise UnusableFiles([Problem("deck.cards_kind", value=shown(repr(cards)))])
        if pictures is None:
            pictures = {card.id: card.picture for card in listed}
            small = {card.id: card.small for card in listed} if small is None else small
        small = {} if small is None else small
        for given in (pictures, small):
            if not isinstance(given, Mapping):
                raise UnusableFiles([Problem("deck.pictures_kind", value=shown(repr(given)))])
        self._cards: dict[str, Card] = {}
        for card in listed:
            if card.id in self._cards:
                raise UnusableFiles([Problem("deck.twice", id=shown(card.id))])
            self._cards[card.id] = msgspec.structs.replace(
                card, picture=pictures.get(card.id, b""), small=small.get(card.id, b"")
            )

    @classmethod
    def default(cls) -> Deck:
        """Return the deck of the package."""
        return _default()

    @classmethod
    def from_folder(cls, path: AnyPath, *, skip_broken: bool = False) -> Deck:
        """Make a deck of the pictures in a folder: PNG, JPEG, WebP, and GIF (its first frame).

        Each picture is turned upright, fitted whole on a 2:3 card of at most 640 × 960 pixels on a
        ground in the colour of its own edges, and written anew as WebP without its metadata.
        Sub-folders and hidden files are left alone. The id of a card is a hash of its file: the
        same pictures are the same deck on every machine, whatever they are called.

        Titles are read off the file names (``my_dog-at.sea.jpg``: “My dog at sea”), or stand in
        ``captions.csv`` or ``captions.json`` beside the pictures; see Notes.

        Parameters
        ----------
        path : str or path
            The folder.
        skip_broken : bool, default False
            Whether to leave out files that no card can be made of, and warn about them
            (`LeftOut`), instead of refusing the folder.

        Returns
        -------
        Deck

        Raises
        ------
        UnusableFiles
            If there is no picture, or a file is broken, too large, or no picture, or a caption is
            wrong; every such file is named, with the line where it is a caption.
        PillowMissing
            If Pillow is not installed.

        Notes
        -----
        ``captions.csv`` has a header and one line for each picture that has something to be said;
        columns in any order, separated by commas, semicolons or tabs, in UTF-8:

        ``file``
            The name of the picture.
        ``title``, ``alt``
            A title; what the picture shows, for those who do not see it.
        ``concepts``
            What it shows and recalls, separated by semicolons, the most striking first, for bots.
            One may say what sort it is: ``dog; setting: beach; mood: lonely`` (``thing``,
            ``setting``, ``mood``, ``theme``, ``saying``, ``story``).
        ``clues``
            What a bot could say, separated by semicolons.

        All but ``file`` may be left out, and each may be given by language, as in ``title_en``
        and ``title_fr``. ``captions.json`` is a list of objects with the same names, where
        ``concepts`` and ``clues`` may be lists of texts (without semicolons).

        PNG, JPEG, WebP and GIF are read everywhere; AVIF where Pillow does, HEIC, which phones take, where
        ``pillow-heif`` is installed. A file may have 32 MB and 50 million pixels, a folder 1,000 files.
        """
        from dixit_widget.deck.own import from_folder

        return from_folder(path, skip_broken)

    @classmethod
    def from_files(
        cls, paths: Iterable[AnyPath], *, captions: AnyPath | None = None, skip_broken: bool = False
    ) -> Deck:
        """Make a deck of picture files, as `from_folder` does.

        Parameters
        ----------
        paths : iterable of str or path
            The pictures; links are followed.
        captions : str or path, optional
            A ``.csv`` or ``.json`` file with captions for them.
        skip_broken : bool, default False

        Returns
        -------
        Deck

        Raises
        ------
        UnusableFiles, PillowMissing
        """
        from dixit_widget.deck.own import from_files

        return from_files(paths, captions, skip_broken)

    @classmethod
    def from_figures(cls, figures: Iterable[object], captions: Sequence[object] | None = None) -> Deck:
        """Make a deck of matplotlib figures: Dixit with one's own plots.

        Parameters
        ----------
        figures : iterable of Figure or Axes
            Each whole on a card of its own, as `from_folder` does with pictures.
        captions : sequence of str or of dict, optional
            One for each figure: its title, or what a line of ``captions.json`` says (``title``, ``alt``,
            ``concepts``, ``clues``). By default the figures' own titles.

        Returns
        -------
        Deck

        Raises
        ------
        UnusableFiles
            If something else is among the figures, two look the same, or a caption is wrong.
        PillowMissing

        Examples
        --------
        >>> from matplotlib.figure import Figure
        >>> figures = [Figure((2, 3)) for _ in range(2)]
        >>> for slope, figure in enumerate(figures):
        ...     _ = figure.add_subplot().plot([0, slope])
        >>> deck = Deck.from_figures(figures, ["Nothing moves", {"title": "Up", "concepts": "growth; hope"}])
        >>> sorted(deck[id].title["en"] for id in deck.ids)
        ['Nothing moves', 'Up']
        """
        from dixit_widget.deck.own import from_figures

        return from_figures(figures, captions)

    def with_captions(self, captions: Mapping[str, object] | AnyPath) -> Deck:
        """Return a deck of the same cards of which something else is said; this one stays as it is.

        Parameters
        ----------
        captions : mapping of str to str or dict, or path
            For cards by the name of their file, or by their id: a title, or what an entry of
            ``captions.json`` says (see `from_folder`); or a ``.csv`` or ``.json`` file with it. What a
            caption leaves out stays, and what it leaves empty is said no more.

        Returns
        -------
        Deck

        Raises
        ------
        UnusableFiles
            If a caption is wrong, or there is no such card.

        Examples
        --------
        >>> deck = Deck.default().with_captions({"anchor": {"title": "Stay", "concepts": "ship; mood: calm"}})
        >>> deck["anchor"], [concept.kind for concept in deck["anchor"].concepts]
        (Card('anchor', 'Stay'), ['thing', 'mood'])
        """
        from dixit_widget.deck.captioning import recaptioned

        return recaptioned(self, captions)

    def captions_csv(self) -> str:
        """Return what is said of the cards as ``captions.csv``, which `from_folder` and `with_captions` read.

        It has the cards that were made of files; where there are none, all.

        Examples
        --------
        >>> print(Deck([Card("sea", title={"en": "Sea"}, file="sea.jpg")], {}).captions_csv())
        file,title,alt,concepts,clues
        sea.jpg,Sea,,,
        <BLANKLINE>
        """
        from dixit_widget.deck.captioning import csv_of

        return csv_of(self, [card for card in self if card.file] or self)

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of the cards, sorted."""
        return tuple(sorted(self._cards))

    @property
    def uncaptioned(self) -> tuple[str, ...]:
        """The ids of the cards of which nobody has said what they show: bots go by light, colours and titles.

        Examples
        --------
        >>> Deck.default().uncaptioned, Deck([Card("beach", title={"en": "Beach"})], {}).uncaptioned
        ((), ('beach',))
        """
        from dixit_widget.deck.colours import only_seen

        return tuple([card.id for card in self if only_seen(card)])

    def __len__(self) -> int:
        return len(self._cards)

    def __iter__(self) -> Iterator[Card]:
        return (self._cards[id] for id in self.ids)

    def __contains__(self, id: object) -> bool:
        return isinstance(id, str) and id in self._cards

    @overload
    def __getitem__(self, id: str) -> Card: ...
    @overload
    def __getitem__(self, id: slice) -> Deck: ...
    def __getitem__(self, id: str | slice) -> Card | Deck:
        """Return a card by its id, or a deck of some of the cards, in the order of their ids."""
        if isinstance(id, slice):
            return Deck(list(self)[id])
        if id not in self:
            raise MissingCard("deck.no_card", id=repr(id)[:40])
        return self._cards[id]

    def __add__(self, other: Deck) -> Deck:
        """Mix two decks.

        A card that is in both is there once. If two different cards have the same id, the one of the other
        deck gets a new id, which hangs on its picture, or on its captions where the pictures are the same:
        what is said of a card otherwise makes another card of it. To say it of the same card, use
        `with_captions`.

        Examples
        --------
        >>> mine = Deck([Card("anchor", title={"en": "Mine"})], {"anchor": b"..."})
        >>> mixed = Deck.default() + mine
        >>> len(mixed), mixed["anchor"], mixed["anchor-ab5df625"]
        (85, Card('anchor', 'The weather stays'), Card('anchor-ab5df625', 'Mine'))
        """
        if not isinstance(other, Deck):
            return NotImplemented
        from dixit_widget.deck.captioning import apart

        cards = dict(self._cards)
        for card in other:
            card = apart(card, cards)
            cards.setdefault(card.id, card)
        return Deck(cards.values())

    def __repr__(self) -> str:
        return f"<Deck of {len(self)} {'card' if len(self) == 1 else 'cards'}>"

    def _repr_html_(self) -> str:
        from dixit_widget.deck.sheet import deck_html

        return deck_html(self)

    def picture(self, id: str, size: Size = "full") -> bytes:
        """Return the picture of a card as the bytes of an image file.

        Parameters
        ----------
        id : str
            The card.
        size : {"full", "small"}, default "full"
            ``"small"`` is for narrow screens: 320 × 480 pixels and at most 12 kB for the cards of
            the package. A card that has no small picture gives the full one.

        Returns
        -------
        bytes

        Examples
        --------
        >>> deck = Deck.default()
        >>> len(deck.picture("anchor", "small")) <= 12_000 < len(deck.picture("anchor"))
        True
        """
        card = self[id]
        return (card.small if size == "small" else b"") or card.picture

    def picture_hash(self, id: str, size: Size = "full") -> str:
        """Return the name under which a browser keeps the picture: 16 hex digits of its SHA-256."""
        return hashlib.sha256(self.picture(id, size)).hexdigest()[:16]


@functools.cache
def _default() -> Deck:
    folder = resources.files(__package__)
    file = msgspec.json.decode((folder / "cards.json").read_bytes(), type=_CardFile)
    full, small = (
        {card.id: (folder / sizes / f"{card.id}.webp").read_bytes() for card in file.cards}
        for sizes in ("pictures", "small_pictures")
    )
    return Deck(file.cards, full, small)

"""How strongly a text recalls what each card may mean: by its words, and by its meaning."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

import msgspec

from dixit_widget.bots.by_meaning import WEAKEST, ByMeaning, has_words, strong
from dixit_widget.bots.by_words import ByWords
from dixit_widget.bots.denial import affirmed, denied, denies, doubted, forbidden, negated
from dixit_widget.bots.encoder import encoder
from dixit_widget.bots.kept import Kept
from dixit_widget.bots.links import NOTHING, KnownLinks, Link, Links, known_links
from dixit_widget.bots.phrases import phrases_of
from dixit_widget.bots.senses import senses
from dixit_widget.bots.wording import Spelling, plain, says, spelt_out, words
from dixit_widget.deck import Concept, Deck
from dixit_widget.words import LANGUAGES

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from dixit_widget.bots.encoder import Floats

    Inklings: TypeAlias = "npt.NDArray[np.float64]"


class Feeling(msgspec.Struct, frozen=True, gc=False):
    """How strongly a sense of a card is felt by who notices it.

    Attributes
    ----------
    strength : float
        What is small in the picture is felt less.
    sense : int
    named : bool
        Whether the text is the very name of a story: who hears it needs not have thought of it before.
    """

    strength: float
    sense: int
    named: bool


Ground = Literal["meaning", "hint", "word", "nothing"]
"""By what a text leads to a sense."""

Feelings = dict[str, tuple[Feeling, ...]]
"""By card, strongest first."""


class FeelingColumns(NamedTuple):
    """What some texts make those feel who notice all, in columns; see `Feeling`."""

    text: npt.NDArray[np.intp]
    card: npt.NDArray[np.intp]
    sense: npt.NDArray[np.intp]
    strength: npt.NDArray[np.float64]
    named: npt.NDArray[np.bool_]


class Association:
    """Relates texts to the cards of a deck. Get it from `association_of`, which makes one for each deck.

    Parameters
    ----------
    deck : Deck
        Cards without concepts are related to nothing.
    known : KnownLinks, optional
        Links that needn't be worked out.

    Notes
    -----
    By words: the share of a sense's words that the text has, times the share of the text's words that
    the sense has (geometric mean, rare words counting more, and a long text no more than a phrase). By
    meaning: the inner product of the vectors, in standard deviations above what any text has with that
    sense, or one that says nothing, or most texts in the same form (two questions are alike, whatever they
    ask); of a long text, its parts count as well. The better of the two counts.
    What bots say comes from a card's concepts, titles and lines, so it leads to concepts alone.
    """

    _MOST_KEPT = 6_000
    # A clue is about something: where no link is strong, the strongest there are count for more.
    _SURELY_ABOUT, _MOST_GAIN = 0.7, 2.0
    # What people type may be about nothing here, and nonsense has links as strong as the first of these.
    _NONSENSE, _SENSE, _DOUBTED = 0.45, 0.6, 0.1
    _LIKE = 0.45  # as close as this to what is denied is the same
    _SURELY = 0.75  # of stock words: they may be said of another card, and nobody is surer than so
    _FIRMER = 0.4  # so much more firmly than by stock words one goes by what people type, if it has a sense
    _ABOUT = 5.0  # what a typed text is about tells, too: how near it is to all that is said of a card
    _DRAWN = 5.0  # so much more what is near counts for that than what is far
    _NAMED = 0.85  # a text that is the name of a sense, but for an article, is at least so close
    _MEANT, _HINTED = 0.4, 0.2  # so near in meaning what is said is meant, or hinted at
    _FOLLOWED = 0.1  # so near, people can follow why one thinks of it
    _FAINT = 0.2  # beside a strong link, one of this part of its closeness is not thought of

    def __init__(self, deck: Deck, known: KnownLinks = NOTHING) -> None:
        self._deck = deck
        self._known = known
        found = [(card, i, sense) for card in deck for i, sense in enumerate(senses(card))]
        found.sort(key=lambda one: one[1] >= len(one[0].concepts))
        self._places = [(card.id, i) for card, i, _ in found]
        self._senses = [sense for _, _, sense in found]
        self._by_card = {card.id: senses(card) for card in deck}
        self._concepts = sum(len(card.concepts) for card in deck)  # they come first among the senses
        # Where the concepts of each card begin that has any, and which of these cards it is.
        self._starts = [at for at, (_, sense) in enumerate(self._places[: self._concepts]) if sense == 0]
        self._rows = {self._places[at][0]: row for row, at in enumerate(self._starts)}
        self._spoken = {plain(text): text for text in spoken(deck)}
        self._alts = [text for card in deck for text in card.alt.values()]
        self._links: Kept[str, Links] = Kept(self._MOST_KEPT)
        self._inklings: Kept[str, dict[str, float]] = Kept(self._MOST_KEPT)
        self._felt: Kept[str, Feelings] = Kept(self._MOST_KEPT)
        self._near: Kept[str, Floats] = Kept(32)
        self._at = {place: at for at, place in enumerate(self._places)}

    @functools.cached_property
    def _spelling(self) -> Spelling:
        return Spelling([text for sense in self._senses for text in (sense.en, sense.fr)] + self._alts)

    @functools.cached_property
    def _by_words(self) -> ByWords:
        return ByWords(self._senses, {word for text in self._alts for word in words(text)})

    @functools.cached_property
    def _by_meaning(self) -> ByMeaning | None:
        known = encoder()
        return ByMeaning(self._senses, known) if known and self._senses else None

    def is_stock(self, text: str) -> bool:
        """Whether bots say this text of a card; what they don't say, somebody has typed."""
        return plain(text) in self._spoken

    def links(self, text: str) -> Links:
        """Return which senses of which cards a text recalls.

        Parameters
        ----------
        text : str
            In English or French.

        Returns
        -------
        dict of str to tuple of Link

        Examples
        --------
        >>> from dixit_widget.deck import Card
        >>> book = Card("book", concepts=(Concept("old book", "vieux livre", 1.0, "thing"),))
        >>> Association(Deck([book], {})).links("un vieux livre")["book"][0].closeness
        1.0
        """
        links = self._links.get(text)
        return self._links.keep(text, self._worked_out(text)) if links is None else links

    def _worked_out(self, text: str) -> Links:
        spoken = text if text in self._known else self._spoken.get(plain(text))
        if spoken is not None and spoken in self._known:
            return self._known.links(spoken)
        said = spoken or self._as_known(text) or self._spelling.of(spelt_out(text)).strip(" .…")
        meant = self._by_meaning.closeness(said, self._by_words.vocabulary) if self._by_meaning else {}
        return self._joined(said, meant, known=spoken is not None)

    def feelings(self, text: str) -> Feelings:
        """Return what a text makes those feel who notice all: worked out once, it serves every reader."""
        found = self._felt.get(text)
        return self._felt.keep(text, self._feelings(text)) if found is None else found

    def _feelings(self, text: str) -> Feelings:
        said, most = words(text), self._SURELY if self.is_stock(text) else math.inf
        firmly = self.firmness(text)
        found: Feelings = {}
        for card, links in self.links(text).items():
            meant = self._by_card[card]
            felt = [self._feeling(said, most, firmly, meant[link.sense], link) for link in links]
            found[card] = tuple(sorted(felt, key=_most_felt_first) if len(felt) > 1 else felt)
        return found

    def _feeling(
        self, said: tuple[str, ...], most: float, firmly: float, sense: Concept, link: Link
    ) -> Feeling:
        closeness = link.closeness
        named = closeness >= self._NAMED and sense.kind == "story" and said in _names(sense)
        if closeness > most and not named:
            closeness = most
        return Feeling(firmly * closeness * (0.5 + 0.5 * sense.weight), link.sense, named)

    def knows(self, text: str) -> bool:
        """Whether the links of a text are there already, with those of all others that bots say."""
        return text in self._known

    def known_feelings(self, texts: Sequence[str]) -> FeelingColumns:
        """Return `feelings` for many texts that it `knows`, with the deck's cards by number."""
        import numpy as np

        links = self._known.columns(texts)
        meant = [*map(senses, self._deck)]
        starts = np.cumsum([0, *map(len, meant)])[links.card]
        weights = np.array([sense.weight for card in meant for sense in card])[starts + links.sense]
        stories = np.array([sense.kind == "story" for card in meant for sense in card])[starts + links.sense]
        named = stories & (links.closeness >= self._NAMED)
        for at in np.flatnonzero(named).tolist():
            story = meant[links.card[at]][links.sense[at]]
            named[at] = words(texts[links.text[at]]) in _names(story)
        closeness = np.where(named, links.closeness, np.minimum(links.closeness, self._SURELY))
        return FeelingColumns(links.text, links.card, links.sense, closeness * (0.5 + 0.5 * weights), named)

    def firmness(self, text: str) -> float:
        """Return how many times as firmly as by stock words one goes by a text."""
        return 1.0 + self._FIRMER * self.meant(text)

    def meant(self, text: str) -> float:
        """Return from 0 to 1 how surely somebody typed a text about something here; 0 of stock words."""
        if self.is_stock(text):
            return 0.0
        strongest = max([links[0].closeness for links in self.links(text).values()], default=0.0)
        return min(1.0, strongest / self._SURELY_ABOUT)

    def _as_known(self, text: str) -> str | None:
        """Return a text as it is if its meaning is known without the package."""
        return text if self._by_meaning and self._by_meaning.knows(text) else None

    def look_up(self, texts: Iterable[str]) -> None:
        """Find the links of many texts that bots say, which takes less time for all together."""
        new = [text for text in texts if text not in self._links and text not in self._known]
        if not new or not self._by_meaning:
            return
        new = [text for text in dict.fromkeys(new) if self._by_meaning.knows(text)]
        if not new:
            return
        near = self._by_meaning.nearness(new, self._concepts)
        for text, row, inklings in zip(new, near, self._inklings_of(near), strict=True):
            self._links.keep(text, self._joined(text, strong(row), known=True))
            self._inklings.keep(text, self._by_cards(inklings))

    def inklings(self, text: str, cards: Sequence[str]) -> list[float]:
        """Return how near the nearest concept of each card is to a text, where that is too little for a link.

        Who has to choose among cards of which none is recalled still finds one nearer than the others.
        """
        found = self._inklings.get(text)
        if found is None:
            if not self._by_meaning or not has_words(text):
                return [0.0] * len(cards)
            near = self._nearness(text)[None, : self._concepts]
            inklings = self._inklings_of(near)[0]
            # A name may be spelt like a word of the deck, and still mean nothing here.
            surely = self.meant(text) * min(1.0, float(near.max(initial=0.0)) / self._SURELY_ABOUT) ** 2
            if surely:
                inklings += self._ABOUT * surely * self._kinship(self._by_meaning.kinship(text))
            found = self._inklings.keep(text, self._by_cards(inklings))
        return [found.get(card, 0.0) for card in cards]

    def _inklings_of(self, near: Floats) -> Inklings:
        """Return the inklings of some texts for each card that has concepts, shape (texts, cards)."""
        import numpy as np

        best = np.maximum.reduceat(near, self._starts, axis=1).astype(np.float64)
        inklings: Inklings = np.minimum(best, WEAKEST)
        return inklings

    def _by_cards(self, inklings: Inklings) -> dict[str, float]:
        return dict(zip(self._rows, inklings.tolist(), strict=True))

    def _kinship(self, near: Floats) -> Inklings:
        """Return how near a text is to all that is said of each card that has concepts.

        What is nearer counts for more, so that a card isn't far for what else it may mean.

        Parameters
        ----------
        near : ndarray, shape (languages, senses)
        """
        import numpy as np

        weights = np.exp(self._DRAWN * near).sum(axis=0)
        of_each = [self._rows.get(card, -1) for card, _ in self._places]
        sums = np.bincount(np.add(of_each, 1), weights, len(self._rows) + 1)[1:]
        sizes = np.bincount(np.add(of_each, 1), minlength=len(self._rows) + 1)[1:]
        kinship = np.log(sums / (len(near) * sizes)) / self._DRAWN
        above: Inklings = kinship - kinship.min()
        return above

    def nearest(self, text: str, card: str) -> list[int]:
        """Return the concepts of a card that are nearer to a text than usual, the nearest first.

        What people type is about one picture: with that, something has to do that they could follow.
        """
        at = self._rows.get(card)
        if at is None or not self._by_meaning or not has_words(text):
            return []
        first, last = (*self._starts, self._concepts)[at : at + 2]
        near = self._nearness(text)[first:last]
        against = self._contradicted(text)
        order = near.argsort()[::-1].tolist()
        least = 0.0 if self.is_stock(text) else self._FOLLOWED
        return [sense for sense in order if near[sense] > least and first + sense not in against]

    def ground(self, text: str, card: str, sense: int, language: str) -> Ground:
        """Return by what a text leads to a sense, for somebody who reads its name in a language.

        It may be what it means, a hint of that, or one word of several alone; nothing, where only the name in
        the other language has the word. Titles mean little but their words, and what is said not to be so is
        only hinted at.
        """
        named = self._by_card[card][sense]
        if not self._by_meaning:
            return "meaning"
        near = float(self._nearness(text)[self._at[card, sense]])
        names = (named.fr, named.en) if language == "fr" else (named.en, named.fr)
        here, there = (self._by_words.shared(text, name) for name in names)
        sure = _sure(text)
        is_sure = bool(sure) and self._by_words.shared(sure, names[0]) > 0
        if here and not is_sure and not _says_so_itself(text, names[0]):
            return "hint"
        is_story = named.kind == "story" and self._by_words.is_most_of(text, names[0])
        if near >= self._MEANT or here > 1 or is_story:
            return "meaning"
        if near >= self._HINTED:
            return "hint"
        if here:
            return "word"
        return "hint" if near >= self._FOLLOWED and not there else "nothing"

    def _nearness(self, text: str) -> Floats:
        """Return how near a text is to each sense in meaning: worked out once for all who explain it."""
        assert self._by_meaning is not None
        near = self._near.get(text)
        if near is None:
            near = self._near.keep(text, self._by_meaning.nearness_of(text, self._by_words.vocabulary))
        return near

    def _joined(self, text: str, meant: Mapping[int, float], known: bool) -> Links:
        closeness = self._by_words.closeness(text)
        both = {at: (near, closeness.get(at, 0.0)) for at, near in meant.items()}
        closeness.update({at: max(ways) for at, ways in both.items()})
        if known:
            closeness = {at: near for at, near in closeness.items() if at < self._concepts}
        for at in self._contradicted(text):
            closeness.pop(at, None)
        strongest = max(closeness.values(), default=1.0)
        gain = min(self._MOST_GAIN, max(1.0, self._SURELY_ABOUT / strongest))
        if not known:
            sense = (strongest - self._NONSENSE) / (self._SENSE - self._NONSENSE)
            gain = 1.0 + min(1.0, sense) * (gain - 1.0) if sense > 0 else self._DOUBTED
            for at in both.keys() & closeness.keys():  # two ways that lead to the same confirm each other
                near, heard = both[at]
                closeness[at] = near + heard - near * heard
        found: dict[str, list[Link]] = {}
        least = max(WEAKEST, self._FAINT * strongest)
        for at, near in closeness.items():
            if near >= least:
                card, index = self._places[at]
                found.setdefault(card, []).append(Link(round(gain * near, 4), index))
        return {card: tuple(sorted(links, key=_strongest_first)) for card, links in found.items()}

    def _contradicted(self, text: str) -> set[int]:
        """Return the senses that are about what a text says isn't so, or the opposite of what it says.

        Of stock words the words tell: what is left of them has no vector without the package.
        """
        absent, undone = denied(text), negated(text)
        by_meaning = None if self._as_known(text) else self._by_meaning

        def told_of(said: Iterable[str], meant: Sequence[str]) -> set[int]:
            near = by_meaning.near(meant, self._LIKE) if by_meaning and meant else ()
            return self._by_words.having(said).union(*near)

        there = self._by_words.having(set(words(text)) - absent - undone)
        missing = told_of(absent, sorted(absent)) - there - self._by_words.denying
        untrue = told_of(undone, affirmed(text)) - there
        orders = self._by_words.having(forbidden(text)) & self._by_words.calling
        return missing | ((untrue | orders) - self._by_words.negating) | self._by_words.opposed(text)


def _sure(text: str) -> str:
    """Return what a text says, plain, without what it says no to."""
    doubts = doubted(text)
    return " ".join(word for word in words(text) if word not in doubts) if doubts else text


def _says_so_itself(text: str, name: str) -> bool:
    """Whether a text that says that something isn't so may mean what has this name, all the same."""
    return denies(name) or (says(text, name) and len(plain(name).split()) > 1)


def _strongest_first(link: Link) -> tuple[float, int]:
    return -link.closeness, link.sense


def _most_felt_first(feeling: Feeling) -> tuple[float, int]:
    return -feeling.strength, feeling.sense


def _names(sense: Concept) -> tuple[tuple[str, ...], ...]:
    """Return the words of a sense's name, in each language."""
    return words(sense.en), words(sense.fr)


def spoken(deck: Deck) -> list[str]:
    """Return all that bots say of the cards of a deck; some of it they say of several."""
    return [
        phrase.text
        for card in deck
        for language in LANGUAGES
        for phrase in phrases_of(deck, card.id, language)
    ]


@functools.lru_cache(maxsize=4)
def association_of(deck: Deck) -> Association:
    """Return the association for a deck: the same for all bots that play with it."""
    return Association(deck, known_links(deck, spoken(deck)) if encoder() else NOTHING)

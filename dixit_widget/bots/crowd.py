"""What to expect of other players: how a clue strikes the many, and how many will find a card by it."""

from __future__ import annotations

import functools
from collections.abc import Collection, Iterable, Sequence
from math import exp, log
from operator import mul
from typing import TYPE_CHECKING, NamedTuple, Protocol

import msgspec

from dixit_widget.bots.association import Association, Feeling, association_of
from dixit_widget.bots.kept import Kept
from dixit_widget.bots.phrasebook import phrasebook_of
from dixit_widget.bots.reading import FADING_OUT, Attention, pull, shares
from dixit_widget.bots.senses import senses
from dixit_widget.deck import Deck

if TYPE_CHECKING:
    from dixit_widget.bots.foresight import Foresight


class Shade(msgspec.Struct, frozen=True, gc=False):
    """How strongly a clue recalls a card for the many: they differ in whether they notice the main link.

    Attributes
    ----------
    noticed : float
        Chance that the concept that the clue recalls most is noticed.
    bright, dim : float
        The pull if it is, and if it isn't.
    """

    noticed: float
    bright: float
    dim: float

    @property
    def mean(self) -> float:
        """The mean pull."""
        return self.noticed * self.bright + (1 - self.noticed) * self.dim


class Outlook(msgspec.Struct, frozen=True, eq=False, gc=False):
    """How a card may come to be found: it hangs on what else will lie there.

    Attributes
    ----------
    likely : tuple of float
        The chance of each case; together 1.
    found : list of float
        The chance that a guesser finds the card, case by case.
    clarity : float
        The chance that a guesser finds the card, over all cases.
    """

    likely: tuple[float, ...]
    found: list[float]
    clarity: float

    def paid(self, pays: Sequence[float]) -> float:
        """Return what the clue brings if clarities of 0, 1, … 100 % bring so much."""
        return sum(map(mul, self.likely, [pays[round(100 * chance)] for chance in self.found]), 0.0)


class Outlooks(Protocol):
    """Outlooks of some clues."""

    @property
    def clarities(self) -> list[float]:
        """The chance that a guesser finds the card, clue by clue."""

    def paid(self, pays: Sequence[float]) -> list[float]:
        """Return what each clue brings if clarities of 0, 1, … 100 % bring so much."""


class _OneByOne(list[Outlook]):
    """Outlooks where there is no NumPy."""

    @property
    def clarities(self) -> list[float]:
        return [outlook.clarity for outlook in self]

    def paid(self, pays: Sequence[float]) -> list[float]:
        return [outlook.paid(pays) for outlook in self]


class Prospect(NamedTuple):
    """What is known of a clue for a card, whatever else may come to lie there.

    Attributes
    ----------
    strong : sequence of (float, str)
        The cards that the clue recalls strongly, with their weights in votes; weakest first.
    often, seldom : float
        The card's own weight in votes if its main link is noticed and if it isn't, times the chance of that.
    bright, dim : float
        The same weights, for sure.
    """

    strong: Sequence[tuple[float, str]]
    often: float
    seldom: float
    bright: float
    dim: float


class _Heard(msgspec.Struct, frozen=True, eq=False, gc=False):
    """What is worked out of a clue once, whatever hands it meets."""

    shades: dict[str, Shade]
    means: dict[str, float]
    strong: tuple[tuple[float, str], ...]  # weight in votes, card; weakest first


class Crowd:
    """What to expect of other players' readings.

    Parameters
    ----------
    deck : Deck
    association : Association
    attention : Attention, optional
        What they notice, on average.
    """

    SHARPNESS = 6.0
    """How firmly a vote follows the pull: each tenth makes a card almost twice as likely."""
    _CARE = 0.6  # the part of a hand's cards whose pull its holder sees as the many do
    _STRONG = 2.0  # weight in votes, against 1 for a card without pull, from which a rival is looked at
    _LEAST = log(_STRONG) / SHARPNESS  # the mean pull of such a card
    _CLUES_KEPT = 6_000

    def __init__(self, deck: Deck, association: Association, attention: Attention | None = None) -> None:
        self._deck = deck
        self._association = association
        attention = attention or Attention()
        self._noticing, self._finding = (  # by card: the chance that each sense is noticed
            {card.id: [chance(sense.kind, sense.weight) for sense in senses(card)] for card in deck}
            for chance in (attention.noticing, attention.finding)
        )
        self._hearings: Kept[str, _Heard] = Kept(self._CLUES_KEPT)
        self._foresights: dict[str, Foresight | None] = {}  # by language

    def means(self, clue: str) -> dict[str, float]:
        """Return how strongly a clue recalls each card for the many, on average; others are left out."""
        return self._heard(clue).means

    def _heard(self, clue: str) -> _Heard:
        heard = self._hearings.get(clue)
        return self._hearings.keep(clue, self._hear(clue)) if heard is None else heard

    def _hear(self, clue: str) -> _Heard:
        feelings = self._association.feelings(clue)
        noticing = self._noticing if self._association.is_stock(clue) else self._finding
        shades = {card: self._shade(noticing[card], found) for card, found in feelings.items()}
        means = {card: shade.mean for card, shade in shades.items()}
        pulls = [(exp(self.SHARPNESS * mean), card) for card, mean in means.items() if mean >= self._LEAST]
        return _Heard(shades, means, tuple(sorted(pulls)))

    def _shade(self, noticing: Sequence[float], feelings: Sequence[Feeling]) -> Shade:
        if len(feelings) == 1:  # as of most cards
            (only,) = feelings
            return Shade(1.0 if only.named else noticing[only.sense], only.strength, 0.0)
        strengths = sorted(
            [(f.strength, 1.0 if f.named else noticing[f.sense]) for f in feelings], reverse=True
        )
        expected = [strength * noticed for strength, noticed in strengths[1 : 1 + FADING_OUT]]
        strongest, noticed = strengths[0]
        return Shade(noticed, pull([strongest, *expected]), pull(expected))

    def beliefs(self, clue: str, cards: Iterable[str]) -> list[float]:
        """Return the chances with which one of the many votes for each of these cards."""
        means = self.means(clue)
        return shares([means.get(card, 0.0) for card in cards], self.SHARPNESS)

    def outlook(self, clue: str, card: str, mine: Iterable[str], rivals: int, hand: float) -> Outlook:
        """Return how one of the many may find a card by a clue, whatever else may come to lie there.

        Each rival card is the best that somebody finds in a hand dealt from the rest of the deck. There is a
        chance for each card that may be the strongest rival: from the strongest down, each comes with the
        same chance if no stronger one did.

        Parameters
        ----------
        clue, card : str
        mine : iterable of str
            Cards that cannot come: the storyteller's own hand.
        rivals : int
            Cards beside it on the tableau.
        hand : float
            Cards from which each rival is the best: those of a hand, divided by how many are handed in.

        Returns
        -------
        Outlook
        """
        missing = {card, *mine}
        in_a_hand, in_any = self._met(missing, rivals, hand)
        strong, often, seldom, bright, dim = self._prospect(clue, card)
        fields = [float(rivals)]
        others = 1.0  # mean weight of a rival's card other than the strongest: at first, of one without pull
        for weight, other in strong:
            if other not in missing:
                fields.append(weight + (rivals - 1) * others)
                others += in_a_hand * (weight - others)
        found = [often / (bright + field) + seldom / (dim + field) for field in fields]
        likely = _likely(in_any, len(fields))
        return Outlook(likely, found, sum(map(mul, likely, found), 0.0))

    def outlooks(
        self, phrases: Sequence[int], language: str, mine: Collection[str], rivals: int, hand: float
    ) -> Outlooks:
        """Return the outlooks of phrases, each for the card that it is said of.

        Parameters
        ----------
        phrases : sequence of int
            Their numbers in the `Phrasebook` of a language.
        language : {"en", "fr"}
        mine, rivals, hand
            As for `outlook`; the cards are among those that cannot come.

        Returns
        -------
        Outlooks
        """
        book = phrasebook_of(self._deck, language).phrases
        foresight = self._foresight(language)
        new = phrases if foresight is None else foresight.unknown(phrases)
        if new:
            self._association.look_up([book[number].text for number in new])
        if foresight is None:
            said = [book[number] for number in phrases]
            return _OneByOne(self.outlook(one.text, one.card, mine, rivals, hand) for one in said)
        if new:
            foresight.learn(new, [self._prospect(book[number].text, book[number].card) for number in new])
        return foresight.outlooks(phrases, mine, rivals, *self._met(mine, rivals, hand))

    def get_ready(self, language: str) -> None:
        """Work out what to expect of all phrases of which the package knows what they recall."""
        self._foresight(language)

    def _foresight(self, language: str) -> Foresight | None:
        if language not in self._foresights:
            self._foresights[language] = self._new_foresight(language)
        return self._foresights[language]

    def _new_foresight(self, language: str) -> Foresight | None:
        try:
            from dixit_widget.bots.foresight import Foresight
            from dixit_widget.bots.stock import stock_prospects
        except ImportError:  # there is no NumPy
            return None
        book, cards = phrasebook_of(self._deck, language).phrases, self._deck.ids
        foresight = Foresight(cards, len(book))
        known = [number for number, phrase in enumerate(book) if self._association.knows(phrase.text)]
        if known:
            numbers = {card: number for number, card in enumerate(cards)}
            prospects = stock_prospects(
                self._association.known_feelings([book[number].text for number in known]),
                [numbers[book[number].card] for number in known],
                [self._noticing[card] for card in cards],
                self.SHARPNESS,
                self._LEAST,
            )
            foresight.learn_columns(known, *prospects)
        return foresight

    def _met(self, missing: Collection[str], rivals: int, hand: float) -> tuple[float, float]:
        """Return the chances that a card which isn't missing is seen in one hand, and in any."""
        met = self._CARE * hand / max(len(self._deck) - len(missing), 1)
        return min(1.0, met), min(1.0, rivals * met)

    def _prospect(self, clue: str, card: str) -> Prospect:
        heard = self._heard(clue)
        shade = heard.shades.get(card, _UNSEEN)
        bright, dim = exp(self.SHARPNESS * shade.bright), exp(self.SHARPNESS * shade.dim)
        return Prospect(heard.strong, shade.noticed * bright, (1 - shade.noticed) * dim, bright, dim)


_UNSEEN = Shade(0.0, 0.0, 0.0)
"""Of a card that a clue doesn't recall."""


@functools.lru_cache(maxsize=2_000)
def _likely(in_any: float, cases: int) -> tuple[float, ...]:
    """Return the chance of each case: that no strong card comes, that the strongest is the weakest, …."""
    none = (1 - in_any) ** (cases - 1)
    return (none, *[in_any * (1 - in_any) ** stronger for stronger in reversed(range(cases - 1))])


@functools.lru_cache(maxsize=4)
def crowd_of(deck: Deck) -> Crowd:
    """Return what to expect of the many with a deck: the same for all bots."""
    return Crowd(deck, association_of(deck))

"""A bot that thinks: it reads cards its own way, and weighs clues, cards and votes by their pull.

A character changes what it notices, how it likes to speak, and any of the three choices.
"""

from __future__ import annotations

import functools
import random
from collections.abc import Sequence, Set
from typing import Literal, NamedTuple

from dixit_widget.bots import stakes
from dixit_widget.bots.association import association_of
from dixit_widget.bots.bot import Bot, draw, draw_of, fixed, sample
from dixit_widget.bots.crowd import Crowd, Outlooks, crowd_of
from dixit_widget.bots.explanation import Explanation, Thought
from dixit_widget.bots.false_friends import as_meant
from dixit_widget.bots.phrasebook import Phrasebook, phrasebook_of
from dixit_widget.bots.phrases import MANNERS, SORTS, Manner, Phrase, PhraseKind, Voice
from dixit_widget.bots.reading import Attention, Reading, recalled_concepts, shares
from dixit_widget.deck import Deck
from dixit_widget.engine import View
from dixit_widget.engine.view_types import OptionsShape
from dixit_widget.rules import RuleSet
from dixit_widget.words import say


class Offers(NamedTuple):
    """Clues that could be given.

    Attributes
    ----------
    phrases : list of Phrase
    outlooks : Outlooks
        How guessers may find the cards that they are said of.
    """

    phrases: list[Phrase]
    outlooks: Outlooks


class ThinkingBot(Bot):
    """Reads cards by their concepts; says what half would find, hands in what fits, votes by beliefs."""

    attention: Attention = Attention()
    """What it notices in a picture."""
    voice: Voice = Voice(line=1.0, saying=1.0, story=1.0, mood=0.8)
    """How it likes to speak."""
    aim: float = 0.5
    """The clarity that it would like its clues to have."""
    titles: float = 0.2
    """The chance that titles come to its mind when it is to tell: most lead nowhere but to themselves."""
    liking: float = 0.16
    """How much better a clue is to it for being said in the manner that it likes just now."""
    fondness: float = 3.0
    """How many times as gladly it speaks so before any card is seen, when all clues are equal."""
    whim: float = 0.06
    """How much worse than the best a clue may well be, so that no two games tell the same."""
    sharpness: float = Crowd.SHARPNESS
    """How firmly its votes follow its beliefs."""
    _MOST_IN_MIND = 8
    _RESOLVE = 2.0  # beliefs count to a power higher by so much where somebody has surely meant something

    def __init__(
        self, deck: Deck, language: str = "en", seed: str = "", rules: RuleSet | None = None
    ) -> None:
        super().__init__(deck, language, seed, rules)
        self._readings: dict[str, Reading] = {}

    def prepare(self) -> None:
        """Read the deck's words, and load the encoder where there is one: any typed words do that."""
        self.crowd.means("Are you ready?")
        self.crowd.get_ready(self.language)

    # ── the clue ───────────────────────────────────────────────────────────

    def clue(self, view: View, options: OptionsShape, chance: random.Random) -> tuple[str | None, str]:
        """Say the best of what there is to say about the cards in hand."""
        if not options["cards"]:
            return None, self._clue_for_no_card(view, chance)
        offers = self.offers(view, options, chance)
        if not offers.phrases:
            return sample(chance, options["cards"], 1)[0], self.vague_clue(chance)
        worths = self.worths(offers, view)
        best = draw_of(chance, range(len(worths)), shares(worths, 1 / self.whim))
        self._explain = functools.partial(self._explain_clue, best, offers, worths)
        return offers.phrases[best].card, offers.phrases[best].text

    def offers(self, view: View, options: OptionsShape, chance: random.Random) -> Offers:
        """Return what comes to its mind: phrases about the cards in hand, new in this game, in its voice."""
        rivals, hand = stakes.rivals_of(self.rules_of(view), len(view["players"]))
        titles, manner = chance.random() < self.titles, self.manner(view)
        book = self.phrasebook
        heard = book.saying(self._heard)
        numbers: list[int] = []
        for card in options["cards"]:
            liked, others = book.in_manner(card, self.voice, manner, titles)
            first = _some(liked, self._MOST_IN_MIND // 2, heard, chance)
            numbers += first
            numbers += _some(others, self._MOST_IN_MIND - len(first), heard, chance)
        outlooks = self.crowd.outlooks(numbers, self.language, options["cards"], rivals, hand)
        return Offers([book.phrases[number] for number in numbers], outlooks)

    @property
    def phrasebook(self) -> Phrasebook:
        """What could be said at all."""
        return phrasebook_of(self.deck, self.language)

    def manner(self, view: View) -> Manner:
        """Return the manner in which it likes to speak now: each time it tells another one.

        With which one it begins, is drawn for the game, so that not all bots of a kind sound alike.
        """
        return MANNERS[(self._first_manner + view["turn"] // len(view["players"])) % len(MANNERS)]

    @functools.cached_property
    def _first_manner(self) -> int:
        return int(fixed(f"{self.seed}/{self.name}/manner") * len(MANNERS))

    def worths(self, offers: Offers, view: View) -> list[float]:
        """Return how good clues are: near the clarity aimed at, said in its voice and as it likes now."""
        tastes, aim = self._tastes(view, 0.3), self.aim
        return [
            tastes[phrase.kind, phrase.manner] - abs(clarity - aim)
            for phrase, clarity in zip(offers.phrases, offers.outlooks.clarities, strict=True)
        ]

    def _tastes(self, view: View, voiced: float) -> dict[tuple[PhraseKind, Manner], float]:
        """Return by kind and manner how much it likes to speak so now; its voice counts so much."""
        return _tastes(self.voice, voiced, self.manner(view), self.liking)

    def _clue_for_no_card(self, view: View, chance: random.Random) -> str:
        """Return a clue for cards that nobody has seen: any phrase in its voice, rather as it likes now."""
        titles, manner = chance.random() < self.titles, self.manner(view)
        fresh = {
            phrase.text: phrase
            for phrase in self.phrasebook.phrases
            if self.voice.likes(phrase.kind)
            and (titles or phrase.kind != "story")
            and phrase.plain not in self._heard
        }
        if not fresh:
            return self.vague_clue(chance)
        fond = {True: self.fondness, False: 1.0}
        text = draw(
            chance,
            {
                text: self.voice.likes(phrase.kind) * fond[phrase.manner == manner]
                for text, phrase in fresh.items()
            },
        )
        self._explain = functools.partial(self._explain_clue_for_no_card, fresh[text], len(fresh))
        return text

    # ── the card handed in ─────────────────────────────────────────────────

    def hand_in(self, view: View, options: OptionsShape, chance: random.Random) -> tuple[str, ...]:
        """Hand in what fits the clue best; equals by chance."""
        cards = sample(chance, options["cards"], len(options["cards"]))
        pulls = self.lures(view, cards)
        order = sorted(range(len(cards)), key=lambda i: -pulls[i])
        self._explain = functools.partial(self._explain_cards, view, cards, pulls)
        return tuple(cards[i] for i in order[: options["count"]])

    def lures(self, view: View, cards: Sequence[str]) -> list[float]:
        """Return how well each of its cards goes with the clue."""
        return self.reading(view).fits(self.heard(view), cards)

    # ── the vote ───────────────────────────────────────────────────────────

    def vote(
        self, view: View, options: OptionsShape, chance: random.Random
    ) -> tuple[tuple[int, ...], int | None]:
        """Vote for a slot with the chance it gives it, and for more if the rules make that pay."""
        beliefs = self.beliefs(view, options["slots"])
        rules = self.rules_of(view)
        if view["mode"] == "party":
            slot, red = stakes.party_choice(rules, len(view["players"]), options, beliefs)
            return (slot,), red
        first = draw(chance, self._inclined(view, beliefs))
        return stakes.extra_votes(rules, stakes.sides_of(view), options, beliefs, first), None

    def _inclined(self, view: View, beliefs: dict[int, float]) -> dict[int, float]:
        """Return by slot how much it inclines to vote for it: who is told something plainly wavers less."""
        power = 1.0 + self._RESOLVE * association_of(self.deck).meant(self.heard(view))
        return {slot: belief**power for slot, belief in beliefs.items()}

    def beliefs(self, view: View, slots: Sequence[int]) -> dict[int, float]:
        """Return the chance that it gives each of these slots to hold the card to vote for."""
        cards = [view["tableau"][slot - 1] for slot in slots]
        believed = self.judge(view, cards)
        self._explain = functools.partial(self._explain_choice, "vote", view, cards, slots, believed)
        return dict(zip(slots, believed, strict=True))

    def judge(self, view: View, cards: Sequence[str]) -> list[float]:
        """Return the chance of each of these cards to be the one to vote for."""
        reading, clue = self.reading(view), self.heard(view)
        return shares(reading.fits(clue, cards), self.sharpness)

    # ── what it goes by ────────────────────────────────────────────────────

    def heard(self, view: View) -> str:
        """Return the clue as it is heard at this table: a word of both languages is one of its own."""
        return as_meant(clue_text(view), self.language)

    def reading(self, view: View) -> Reading:
        """Return its way of looking at the cards."""
        me = view["you"]
        if me not in self._readings:
            eye = f"{self.seed}/{me}"
            self._readings[me] = Reading(self.deck, association_of(self.deck), self.attention, eye)
        return self._readings[me]

    @property
    def crowd(self) -> Crowd:
        """What it expects of the others."""
        return crowd_of(self.deck)

    def rules_of(self, view: View) -> RuleSet:
        """Return the rules it was told, or the likeliest."""
        return self.rules or stakes.likely_rules(view)

    def _explain_clue(
        self, given: int, offers: Offers, worths: Sequence[float], language: str
    ) -> Explanation:
        phrases, clarities = offers.phrases, offers.outlooks.clarities
        best = {phrases[given].card: given}
        for at in sorted(range(len(phrases)), key=lambda at: -worths[at]):
            best.setdefault(phrases[at].card, at)
        ranked = [
            Thought(
                card,
                self._title(card, language),
                None,
                round(clarities[at], 4),
                recalled_concepts(self.deck, phrases[at].text, card, language),
                phrases[at].text,
            )
            for card, at in best.items()
        ]
        return Explanation("clue", phrases[given].text, tuple(ranked))

    def _explain_clue_for_no_card(self, given: Phrase, among: int, language: str) -> Explanation:
        kind = say(f"bot.told.{given.kind}", language)
        return Explanation("clue", given.text, (), note=say("bot.told.unseen", language, kind=kind, n=among))

    def _explain_cards(
        self, view: View, cards: Sequence[str], pulls: list[float], language: str
    ) -> Explanation:
        believed = shares(pulls, self.sharpness)
        return self._explain_choice("cards", view, cards, [None] * len(cards), believed, language)

    def _explain_choice(
        self,
        kind: Literal["cards", "vote"],
        view: View,
        cards: Sequence[str],
        slots: Sequence[int | None],
        beliefs: Sequence[float],
        language: str,
    ) -> Explanation:
        clue, reading = self.heard(view), self.reading(view)
        ranked = []
        for card, slot, belief in zip(cards, slots, beliefs, strict=True):
            told = reading.telling(clue, card, language)
            because, far = told.concepts, told.far
            if not because and card in self.chosen:
                because = reading.nearest(clue, card, language)
                far = bool(because)
            title = self._title(card, language)
            ranked.append(Thought(card, title, slot, round(belief, 4), because, far=far, pun=told.pun))
        return Explanation(kind, clue_text(view), tuple(sorted(ranked, key=lambda thought: -thought.belief)))

    def _title(self, card: str, language: str) -> str:
        titles = self.deck[card].title if card in self.deck else {}
        return titles.get("fr" if language == "fr" else "en", card)


@functools.lru_cache(maxsize=256)
def _tastes(
    voice: Voice, voiced: float, liked: Manner, liking: float
) -> dict[tuple[PhraseKind, Manner], float]:
    return {
        (kind, manner): (liking if manner == liked else 0.0) + voiced * voice.likes(kind)
        for kind, manner in SORTS
    }


def _some(known: Sequence[int], most: int, heard: Set[int], chance: random.Random) -> tuple[int, ...]:
    """Return some phrases that are new: nobody thinks of everything, and weighing it takes time."""
    if not heard.isdisjoint(known):
        known = [number for number in known if number not in heard]
    return sample(chance, known, min(most, len(known)))


def clue_text(view: View) -> str:
    """Return the words of the clue, with plain blanks; empty where it was mimed or isn't given yet."""
    return " ".join(view["clue"]["text"].split()) if view["clue"] else ""

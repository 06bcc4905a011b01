"""A bot that thinks: it reads cards its own way, and weighs clues, cards and votes by their pull.

A character changes what it notices, how it likes to speak, and any of the three choices.
"""

from __future__ import annotations

import functools
import random
from collections.abc import Sequence
from typing import Literal, NamedTuple

from dixit_widget.bots import stakes
from dixit_widget.bots.association import association_of
from dixit_widget.bots.bot import Bot, draw, draw_of, fixed, sample
from dixit_widget.bots.crowd import Crowd, Outlook, crowd_of
from dixit_widget.bots.explanation import Explanation, Thought
from dixit_widget.bots.phrases import MANNERS, Manner, Phrase, Voice, in_manner, phrases_of
from dixit_widget.bots.reading import Attention, Reading, recalled_concepts, shares
from dixit_widget.deck import Deck
from dixit_widget.engine import View
from dixit_widget.engine.view_types import OptionsShape
from dixit_widget.rules import RuleSet
from dixit_widget.words import say


class Offer(NamedTuple):
    """A clue that could be given.

    Attributes
    ----------
    card : str
    phrase : Phrase
    outlook : Outlook
        How a guesser may find the card.
    """

    card: str
    phrase: Phrase
    outlook: Outlook

    @property
    def clarity(self) -> float:
        """The chance that a guesser finds the card."""
        return self.outlook.clarity


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
        for card in self.deck.ids:
            phrases_of(self.deck, card, self.language)

    # ── the clue ───────────────────────────────────────────────────────────

    def clue(self, view: View, options: OptionsShape, chance: random.Random) -> tuple[str | None, str]:
        """Say the best of what there is to say about the cards in hand."""
        if not options["cards"]:
            return None, self._clue_for_no_card(view, chance)
        offers = self.offers(view, options, chance)
        if not offers:
            return sample(chance, options["cards"], 1)[0], self.vague_clue(chance)
        worths = [self.worth(offer, view, options) for offer in offers]
        best = draw_of(chance, offers, shares(worths, 1 / self.whim))
        self._explain = functools.partial(self._explain_clue, best, offers, worths)
        return best.card, best.phrase.text

    def offers(self, view: View, options: OptionsShape, chance: random.Random) -> list[Offer]:
        """Return what comes to its mind: phrases about the cards in hand, new in this game, in its voice."""
        rules = self.rules_of(view)
        rivals, hand = stakes.rivals_of(rules, len(view["players"]))
        titles = chance.random() < self.titles
        in_mind = [
            (card, phrase)
            for card in options["cards"]
            for phrase in self._in_mind(card, self.manner(view), titles, chance)
        ]
        association_of(self.deck).look_up([phrase.text for _, phrase in in_mind])
        said = [(phrase.text, card) for card, phrase in in_mind]
        outlooks = self.crowd.outlooks(said, options["cards"], rivals, hand)
        return [Offer(*said, outlook) for said, outlook in zip(in_mind, outlooks, strict=True)]

    def _in_mind(self, card: str, manner: Manner, titles: bool, chance: random.Random) -> Sequence[Phrase]:
        """Return some of what may be said: nobody thinks of everything, and weighing it takes time."""
        liked, others = in_manner(self.deck, card, self.language, self.voice, manner, titles)
        first = self._some(liked, self._MOST_IN_MIND // 2, chance)
        return first + self._some(others, self._MOST_IN_MIND - len(first), chance)

    def _some(self, known: dict[str, Phrase], most: int, chance: random.Random) -> tuple[Phrase, ...]:
        if self._heard.isdisjoint(known):
            return sample(chance, known.values(), min(most, len(known)))
        fresh = [phrase for said, phrase in known.items() if said not in self._heard]
        return sample(chance, fresh, min(most, len(fresh)))

    def manner(self, view: View) -> Manner:
        """Return the manner in which it likes to speak now: each time it tells another one.

        With which one it begins, is drawn for the game, so that not all bots of a kind sound alike.
        """
        return MANNERS[(self._first_manner + view["turn"] // len(view["players"])) % len(MANNERS)]

    @functools.cached_property
    def _first_manner(self) -> int:
        (drawn,) = fixed(f"{self.seed}/{self.name}/manner", 1)
        return int(drawn * len(MANNERS))

    def worth(self, offer: Offer, view: View, options: OptionsShape) -> float:
        """Return how good a clue is: near the clarity aimed at, said in its voice and as it likes now."""
        _, phrase, outlook = offer
        liked = self.liking if phrase.manner == self.manner(view) else 0.0
        return liked + 0.3 * self.voice.likes(phrase.kind) - abs(outlook.clarity - self.aim)

    def _clue_for_no_card(self, view: View, chance: random.Random) -> str:
        """Return a clue for cards that nobody has seen: any phrase in its voice, rather as it likes now."""
        titles, manner = chance.random() < self.titles, self.manner(view)
        fresh = {
            phrase.text: phrase
            for card in self.deck.ids
            for phrase in phrases_of(self.deck, card, self.language)
            if self.voice.likes(phrase.kind)
            and (titles or phrase.kind != "story")
            and self.is_fresh(phrase.text)
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
        return self.reading(view).fits(clue_text(view), cards)

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
        power = 1.0 + self._RESOLVE * association_of(self.deck).meant(clue_text(view))
        return {slot: belief**power for slot, belief in beliefs.items()}

    def beliefs(self, view: View, slots: Sequence[int]) -> dict[int, float]:
        """Return the chance that it gives each of these slots to hold the card to vote for."""
        cards = [view["tableau"][slot - 1] for slot in slots]
        believed = self.judge(view, cards)
        self._explain = functools.partial(self._explain_choice, "vote", view, cards, slots, believed)
        return dict(zip(slots, believed, strict=True))

    def judge(self, view: View, cards: Sequence[str]) -> list[float]:
        """Return the chance of each of these cards to be the one to vote for."""
        reading, clue = self.reading(view), clue_text(view)
        return shares(reading.fits(clue, cards), self.sharpness)

    # ── what it goes by ────────────────────────────────────────────────────

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
        self, given: Offer, offers: Sequence[Offer], worths: Sequence[float], language: str
    ) -> Explanation:
        best = {given.card: given}
        for at in sorted(range(len(offers)), key=lambda at: -worths[at]):
            best.setdefault(offers[at].card, offers[at])
        ranked = [
            Thought(
                card,
                self._title(card, language),
                None,
                round(offer.clarity, 4),
                recalled_concepts(self.deck, offer.phrase.text, card, language),
                offer.phrase.text,
            )
            for card, offer in best.items()
        ]
        return Explanation("clue", given.phrase.text, tuple(ranked))

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
        clue, reading = clue_text(view), self.reading(view)
        ranked = []
        for card, slot, belief in zip(cards, slots, beliefs, strict=True):
            because, pun = reading.telling(clue, card, language)
            far = () if because or card not in self.chosen else reading.nearest(clue, card, language)
            title = self._title(card, language)
            ranked.append(
                Thought(card, title, slot, round(belief, 4), because or far, far=bool(far), pun=pun)
            )
        return Explanation(kind, clue, tuple(sorted(ranked, key=lambda thought: -thought.belief)))

    def _title(self, card: str, language: str) -> str:
        titles = self.deck[card].title if card in self.deck else {}
        return titles.get("fr" if language == "fr" else "en", card)


def clue_text(view: View) -> str:
    """Return the words of the clue; empty where it was mimed or isn't given yet."""
    return view["clue"]["text"] if view["clue"] else ""

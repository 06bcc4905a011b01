"""A bot that weighs every choice by what it pays."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import exp, log1p

from dixit_widget.bots import stakes
from dixit_widget.bots.association import association_of
from dixit_widget.bots.keenness import Keenness
from dixit_widget.bots.phrases import Voice
from dixit_widget.bots.reading import Attention, shares
from dixit_widget.bots.thinking_bot import Offers, ThinkingBot
from dixit_widget.deck import Deck
from dixit_widget.engine import View
from dixit_widget.engine.view_types import OptionsShape
from dixit_widget.rules import RuleSet, edition


class StrategistBot(ThinkingBot):
    """Says what the theory pays best, hands in the greatest lure, and thinks of the others' decoys."""

    name = "strategist"
    attention = Attention(thing=1.0, setting=0.95, mood=0.85, theme=0.8, saying=0.7, story=0.65)
    voice = Voice(line=1.0, saying=0.9, story=0.9, theme=0.7, mood=0.7)
    titles = 0.45
    _NEAR_THE_END = 6  # points that the leader lacks
    _SPOKEN_OF = 0.15  # chance that the next card in rank is the one told of
    _BLUR = 0.1  # pulls that differ by no more hardly say which card goes better with a clue

    def __init__(
        self, deck: Deck, language: str = "en", seed: str = "", rules: RuleSet | None = None
    ) -> None:
        super().__init__(deck, language, seed, rules)
        self._guessers = Keenness()
        self._turns: list[View] = []
        self._pays: tuple[float, ...] = ()

    def prepare(self) -> None:
        """Get ready, and load the theory, too: any rules do that."""
        super().prepare()
        stakes.clarity_payoffs(edition("dixit-2021"), 3, False)

    def watch(self, view: View) -> None:
        """Bear a turn in mind, to learn from it when there is a clue to give."""
        super().watch(view)
        self._turns.append(view)

    def _learn(self, view: View) -> None:
        """Learn what the guessers are like: who found the card, against what was to be foreseen."""
        votes, target, clue = view["votes"], view["target"], self.heard(view)
        if not votes or target is None or not clue:
            return
        card = view["tableau"][target - 1]
        rivals, hand = stakes.rivals_of(self.rules_of(view), len(view["players"]))
        foreseen = self.crowd.outlook(clue, card, (card,), rivals, hand).clarity
        others = [target in slots for player, slots in votes.items() if player != view["you"]]
        self._guessers.see(foreseen, 1 / (rivals + 1), sum(others), len(others) - sum(others))

    def forget(self) -> None:
        """Begin another game, among other guessers."""
        super().forget()
        self._guessers = Keenness()
        self._turns.clear()

    def offers(self, view: View, options: OptionsShape, chance: random.Random) -> Offers:
        """Think of the turns so far, then of what to say."""
        while self._turns:
            self._learn(self._turns.pop(0))
        self._pays = self._expected(view)
        return super().offers(view, options, chance)

    def _expected(self, view: View) -> tuple[float, ...]:
        """Return what clarities of 0, 1, … 100 % bring now: points, or near the end the lead."""
        if view["mode"] == "party":  # nobody is paid for being found
            return ()
        rules = self.rules_of(view)
        lead = stakes.points_to_go(view, rules) <= self._NEAR_THE_END
        rivals, _ = stakes.rivals_of(rules, len(view["players"]))
        pays = stakes.clarity_payoffs(rules, stakes.sides_of(view) - 1, lead)
        return self._guessers.expect(pays, 1 / (rivals + 1))

    def worths(self, offers: Offers, view: View) -> list[float]:
        """Return the points that clues are expected to bring from such guessers; near the end, the lead."""
        if not self._pays:
            return super().worths(offers, view)
        tastes, paid = self._tastes(view, 0.1), offers.outlooks.paid(self._pays)
        pairs = zip(offers.phrases, paid, strict=True)
        return [points + tastes[phrase.kind, phrase.manner] for phrase, points in pairs]

    def lures(self, view: View, cards: Sequence[str]) -> list[float]:
        """Return how strongly each card draws the votes of the many."""
        clue = self.heard(view)
        means, inklings = self.crowd.means(clue), association_of(self.deck).inklings(clue, cards)
        return [means.get(card, 0.0) + inkling for card, inkling in zip(cards, inklings, strict=True)]

    def judge(self, view: View, cards: Sequence[str]) -> list[float]:
        """Return the posterior beliefs: what fits is likely told of, but may as well be a decoy.

        Rank the deck by how well it goes with the clue. The card told of is usually among the first: each
        next one with a chance of `_SPOKEN_OF`, if none before was. A decoy is the first that somebody holds:
        each next one with the chance that it is in a hand. The odds of a card are the ratio of the two.
        """
        clue, reading = self.heard(view), self.reading(view)
        means = self.crowd.means(clue)
        fits = [exp(mean / self._BLUR) for mean in means.values()]
        without = len(self.deck) - len(fits)  # cards that the clue doesn't recall fit as exp(0)
        hand = max(view["hand_sizes"].values(), default=0) + 1
        held = min(0.5, hand / max(len(self.deck), 1))
        odds_of_a_step = log1p(-self._SPOKEN_OF) - log1p(-held)
        odds = []
        for card, own in zip(cards, reading.fits(clue, cards), strict=True):
            fit = exp(means.get(card, 0.0) / self._BLUR)
            better = sum([other / (other + fit) for other in fits]) + without / (1 + fit)
            odds.append(self.sharpness * own + odds_of_a_step * better)
        return shares(odds, 1.0)

    def vote(
        self, view: View, options: OptionsShape, chance: random.Random
    ) -> tuple[tuple[int, ...], int | None]:
        """Vote for what pays best, and against a storyteller about to win."""
        rules = self.rules_of(view)
        if view["mode"] == "party":
            return super().vote(view, options, chance)
        beliefs = self.beliefs(view, options["slots"])
        cards = [view["tableau"][slot - 1] for slot in options["slots"]]
        crowd = dict(zip(options["slots"], self.crowd.beliefs(self.heard(view), cards), strict=True))
        grudge = self._grudge(view, rules)
        return stakes.best_votes(rules, stakes.sides_of(view), options, beliefs, crowd, grudge), None

    def _grudge(self, view: View, rules: RuleSet) -> float:
        """How many points of its own it would give for a point less of the storyteller's."""
        teller = view["storyteller"]
        if rules.target_score is None or teller is None:
            return 0.0
        about_to_win = view["scores"][teller] + rules.storyteller_points >= rules.target_score
        return 1.0 if about_to_win else 0.0

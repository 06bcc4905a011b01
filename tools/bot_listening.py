"""Prints how well bots understand clues that people typed: how likely they hold the card that was told of.

``python -m tools.bot_listening``; ``--tuning`` takes the other half of the cards, by which a bot's numbers
may be chosen. The clues are in ``tests/bots/typed_clues.json``, written by looking at the pictures alone.
"""

from __future__ import annotations

import argparse
import itertools
import json
import statistics
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from dixit_widget.bots import CHARACTERS, Bot
from dixit_widget.deck import Deck
from dixit_widget.engine import Game, GiveClue, View
from dixit_widget.rules import edition

CLUES = Path(__file__).parents[1] / "tests" / "bots" / "typed_clues.json"
DECK = Deck.default()
RULES = edition("dixit-2021")
TELLER = "teller"
GUESSERS = ("literal", "poet", "strategist", "human")
BLIND = 1 / len(GUESSERS)
TABLES = 4
"""Tables at which each clue is told."""


def clues(tuning: bool) -> dict[str, dict[str, str]]:
    """Return by card what was typed about it, by sort: the cards of one half of the deck."""
    typed: dict[str, dict[str, str]] = json.loads(CLUES.read_text("utf-8"))["cards"]
    return {card: typed[card] for i, card in enumerate(sorted(typed)) if i % 2 == tuning}


def nonsense(tuning: bool) -> list[str]:
    """Return what somebody typed without thinking of any card; half of it."""
    typed: list[str] = json.loads(CLUES.read_text("utf-8"))["nonsense"]
    return typed[tuning::2]


def beliefs(clue: str, card: str, seed: int) -> dict[str, list[float]]:
    """Return by character what it believes of the cards on the tableau but its own: the told one first.

    Parameters
    ----------
    clue, card : str
        What is typed of which card.
    seed : int
        By which the other cards are dealt.
    """
    game = next(game for game in _dealt(seed) if card in game.hand(TELLER))
    game = game.play(GiveClue(TELLER, card, clue, "text"))
    bots = {kind: CHARACTERS[kind](DECK, "en", str(seed), rules=RULES) for kind in GUESSERS}
    for kind, bot in bots.items():
        game = game.play(bot.act(game.view(kind)))
    return {kind: _believed(bot, game.view(kind), card) for kind, bot in bots.items()}


def _dealt(seed: int) -> Iterator[Game]:
    for deal in itertools.count(1_000 * seed):
        yield Game.start(RULES, (TELLER, *GUESSERS), seed=deal, deck=DECK.ids, first=TELLER)


def _believed(bot: Bot, view: View, told: str) -> list[float]:
    """Return what a bot believes of the cards that it may vote for; of the told one first."""
    bot.act(view)
    ranking = bot.explain().ranking
    return [thought.belief for thought in sorted(ranking, key=lambda thought: thought.card != told)]


def understood(tuning: bool, tables: int) -> dict[str, dict[str, float]]:
    """Return by sort of clue and by character the mean belief in the card told of."""
    found: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for number, (card, typed) in enumerate(clues(tuning).items()):
        for sort, clue in typed.items():
            for table in range(tables):
                for kind, believed in beliefs(clue, card, number * tables + table).items():
                    found[sort][kind].append(believed[0])
    return {sort: _means(by_kind) for sort, by_kind in found.items()}


def surest_of_nothing(tuning: bool) -> dict[str, float]:
    """Return by character the mean of its strongest belief where somebody typed nonsense."""
    surest: dict[str, list[float]] = defaultdict(list)
    cards = list(clues(tuning))
    for number, text in enumerate(nonsense(tuning)):
        for kind, believed in beliefs(text, cards[number % len(cards)], number).items():
            surest[kind].append(max(believed))
    return _means(surest)


def _means(samples: Mapping[str, Sequence[float]]) -> dict[str, float]:
    return {name: statistics.mean(sample) for name, sample in samples.items()}


def main() -> None:
    """Tell every clue at some tables; print by sort the mean belief in the card told of."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tuning", action="store_true", help="the clues by which numbers may be chosen")
    tuning = parser.parse_args().tuning
    cards = clues(tuning)
    print(f"{len(cards)} cards, {TABLES} tables for each clue; a guess among {len(GUESSERS)}: {BLIND:.0%}")
    print("Mean belief in the card told of".ljust(32), *(kind.rjust(10) for kind in GUESSERS))
    for sort, believed in understood(tuning, TABLES).items():
        _print(sort, believed)
    print("Strongest belief where nothing was said")
    _print("nonsense", surest_of_nothing(tuning))


def _print(name: str, shares: Mapping[str, float]) -> None:
    print(f"  {name:30}", *(f"{shares[kind]:10.1%}" for kind in GUESSERS))


if __name__ == "__main__":
    main()

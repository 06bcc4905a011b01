"""Prints how well bots understand clues that people typed: how likely they hold the card that was told of.

Beside the clues of many sorts stand some as they are told at a table: one of each card in each language,
and three of each in one language that were written later, by eyes that had not read what the deck says.

``python -m tools.bot_listening``; ``--tuning`` takes the other half of the cards, by which a bot's numbers
may be chosen. The clues are in ``tests/bots/typed_clues.json``, written by looking at the pictures alone.
"""

from __future__ import annotations

import argparse
import itertools
import json
import statistics
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeVar

from dixit_widget.bots import CHARACTERS, Bot
from dixit_widget.deck import Deck
from dixit_widget.engine import Game, GiveClue
from dixit_widget.rules import edition

T = TypeVar("T")
CLUES = Path(__file__).parents[1] / "tests" / "bots" / "typed_clues.json"
DECK = Deck.default()
RULES = edition("dixit-2021")
TELLER = "teller"
GUESSERS = ("literal", "poet", "strategist", "human")
BLIND = 1 / len(GUESSERS)
ALL_BUT_ONE = (*GUESSERS, "contrarian")
"""Who finds the cards of which a storyteller tells: all that think."""
TABLES = 4
"""Tables at which each clue is told."""


def clues(tuning: bool) -> dict[str, dict[str, str]]:
    """Return by card what was typed about it, by sort: half of the cards.

    Parameters
    ----------
    tuning : bool
        Whether the half by which a bot's numbers may be chosen.
    """
    typed: dict[str, dict[str, str]] = json.loads(CLUES.read_text("utf-8"))["cards"]
    return _half(typed, tuning)


def told(tuning: bool, which: str = "told") -> dict[str, dict[str, list[str]]]:
    """Return by card and language what was said of it as one does at a table: half of the cards.

    Parameters
    ----------
    tuning : bool
        Whether the half by which a bot's numbers may be chosen.
    which : {"told", "fresh"}
        The clues in both languages, or those that were written later, of each card in one.
    """
    said: dict[str, dict[str, list[str]]] = json.loads(CLUES.read_text("utf-8"))[which]
    return _half(said, tuning)


def _half(by_card: dict[str, T], tuning: bool) -> dict[str, T]:
    return {card: by_card[card] for i, card in enumerate(sorted(by_card)) if i % 2 == tuning}


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
    voted = _voted(clue, card, seed, GUESSERS)
    return {kind: _believed(bot, card) for kind, bot in voted.items()}


def _voted(clue: str, card: str, seed: int, guessers: Sequence[str]) -> dict[str, Bot]:
    """Return the guessers at a table, once they have voted."""
    deals = itertools.count(1_000 * seed)
    games = (Game.start(RULES, (TELLER, *guessers), seed=deal, deck=DECK.ids, first=TELLER) for deal in deals)
    game = next(game for game in games if card in game.hand(TELLER))
    game = game.play(GiveClue(TELLER, card, clue, "text"))
    bots: dict[str, Bot] = {kind: CHARACTERS[kind](DECK, "en", str(seed), rules=RULES) for kind in guessers}
    for kind, bot in bots.items():
        game = game.play(bot.act(game.view(kind)))
    for kind, bot in bots.items():
        bot.act(game.view(kind))
    return bots


def _believed(bot: Bot, told: str) -> list[float]:
    """Return what a bot believes of the cards that it may vote for; of the told one first."""
    ranking = bot.explain().ranking
    return [thought.belief for thought in sorted(ranking, key=lambda thought: thought.card != told)]


def found(tuning: bool, tables: int, which: str = "told") -> dict[str, dict[str, float]]:
    """Return by language and by character the share of the votes that go to the card told of."""
    votes: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for number, (card, typed) in enumerate(told(tuning, which).items()):
        for language, clue in ((language, clue) for language, said in typed.items() for clue in said):
            for table in range(tables):
                for kind, bot in _voted(clue, card, number * tables + table, ALL_BUT_ONE).items():
                    votes[language][kind].append(card in bot.chosen)
    return {language: _means(by_kind) for language, by_kind in votes.items()}


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
    print("Share of votes for the card told of; a guess among 5: 20%")
    print("As at a table".ljust(32), *(kind.rjust(10) for kind in ALL_BUT_ONE), "       all")
    for which in ("told", "fresh"):
        for language, shares in found(tuning, TABLES, which).items():
            several = sum(len(said.get(language, ())) for said in told(tuning, which).values())
            _print(
                f"{which} {language}, {several} clues", {**shares, "all": statistics.mean(shares.values())}
            )


def _print(name: str, shares: Mapping[str, float]) -> None:
    print(f"  {name:30}", *(f"{share:10.1%}" for share in shares.values()))


if __name__ == "__main__":
    main()

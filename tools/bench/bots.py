"""Bots in a tournament, and how long a table waits for the first clue of all."""

from __future__ import annotations

import time

from dixit_widget.bots import CHARACTERS
from dixit_widget.deck import Deck
from dixit_widget.engine import Game
from dixit_widget.rules import edition
from dixit_widget.simulate import tournament
from tools.bench.report import RUNS, Row, print_rows, seconds

RULES = edition("dixit-2021")
FOUR = ("literal", "poet", "strategist", "human")
GAMES = 30


def rows() -> list[Row]:
    """Measure in processor time, in each run with a deck of which nothing is known yet."""
    waits, speeds, later = [], [], []
    for run in range(RUNS):
        deck = Deck(Deck.default(), {})
        waits.append(_first_clue(deck))
        speeds.append(_turns_a_second(deck, run))
        later.append(_turns_a_second(deck, RUNS + run))
    what = f"four bots, {GAMES} games of a tournament"
    unit = "300 turns a second"
    return [
        Row("first clue of a bot that is ready", [wait / 0.05 for wait in waits], 1, "50 ms"),
        Row(what, [speed / 300 for speed in speeds], 10, unit, at_least=True),
        Row("the same, the next games", [speed / 300 for speed in later], 10, unit, at_least=True),
    ]


def _first_clue(deck: Deck) -> float:
    """Return how long the first bot thinks of what to say, once it is ready."""
    bots = {name: CHARACTERS[name](deck, rules=RULES) for name in FOUR}
    for bot in bots.values():
        bot.prepare()
    game = Game.start(RULES, FOUR, seed=1, deck=deck.ids, first=FOUR[0])
    return seconds(lambda: bots[FOUR[0]].act(game.view(FOUR[0])), time.process_time)


def _turns_a_second(deck: Deck, seed: int) -> float:
    start = time.process_time()
    played = tournament(FOUR, RULES, GAMES, seed=seed, deck=deck, progress=False)
    return float(played.turns.sum()) / (time.process_time() - start)


if __name__ == "__main__":
    print_rows(rows())

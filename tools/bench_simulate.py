"""Measures batch scoring and lock-step games against plain loops over the same work, in the same run.

``python tools/bench_simulate.py [seconds for each measurement]`` prints rates on one core, and ratios.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable

import numpy as np

from dixit_widget.engine import Continue, Game, GiveClue, HandIn, Vote
from dixit_widget.rules import Round, edition, score_possible_round
from dixit_widget.simulate import games, score_batch

RULES = edition("dixit-2021")
PLAYERS = 6
NAMES = tuple(f"p{i}" for i in range(PLAYERS))


def rate(work: Callable[[], int], seconds: float) -> float:
    """Return units of work for each second of processor time: the best of as many runs as fit."""
    best, spent = 0.0, 0.0
    while spent < seconds:
        start = time.process_time()
        units = work()
        took = time.process_time() - start
        best, spent = max(best, units / took), spent + took
    return best


def some_votes(rounds: int) -> np.ndarray:
    """Random votes in columns of bytes: half find the card, the other votes are uniform."""
    chance = np.random.default_rng(0)
    votes = np.empty((rounds, PLAYERS - 1), dtype=np.int8, order="F")
    for guesser in range(1, PLAYERS):
        wrong = chance.integers(1, PLAYERS - 1, rounds)
        wrong += wrong >= guesser
        votes[:, guesser - 1] = np.where(chance.random(rounds) < 0.5, 0, wrong)
    return votes


def score_in_a_loop(votes: list[list[int]]) -> int:
    """Score rounds one by one."""
    for row in votes:
        chosen = {name: (vote + 1,) for name, vote in zip(NAMES[1:], row, strict=True)}
        score_possible_round(RULES, Round(NAMES[0], NAMES, chosen))
    return len(votes)


def play_in_a_loop() -> int:
    """Play one game on the engine, with votes of the same model; return its turns."""
    game = Game.start(RULES, NAMES, seed=random.getrandbits(32), first=NAMES[0])
    while game.phase != "over":
        teller = game.storyteller
        game = game.play(GiveClue(teller, game.hand(teller)[0], "Now"))
        for name in game.waiting_for:
            game = game.play(HandIn(name, game.hand(name)[:1]))
        told = game.owners.index(teller) + 1
        for name in game.waiting_for:
            wrong = [slot for slot in game.options(name).slots if slot != told]
            slot = told if random.random() < 0.5 else random.choice(wrong)
            game = game.play(Vote(name, (slot,)))
        turn = game.turn
        game = game.play(Continue())
    return turn


def main(seconds: float) -> None:
    """Print the table."""
    votes = some_votes(4_000_000)
    few = votes[:2000].tolist()

    def batch() -> int:
        return len(score_batch(RULES, votes))

    def lock_step() -> int:
        return int(games(RULES, PLAYERS, 100_000, seed=random.getrandbits(32)).turns.sum())

    points = np.empty((len(votes), PLAYERS), dtype=np.int16, order="F")

    def batch_again() -> int:
        return len(score_batch(RULES, votes, out=points))

    rows = [
        ("rounds scored", batch, lambda: score_in_a_loop(few)),
        ("… into old memory", batch_again, lambda: score_in_a_loop(few)),
        ("turns of whole games", lock_step, play_in_a_loop),
    ]
    print(f"{RULES.id}, {PLAYERS} players, one core, processor time")
    print(f"{'':24}{'many at once':>16}{'one by one':>16}{'ratio':>10}")
    for name, fast, slow in rows:
        a, b = rate(fast, seconds), rate(slow, seconds)
        print(f"{name:24}{a / 1e6:>12.1f} M/s{b / 1e3:>12.1f} k/s{a / b:>10,.0f}")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 2.0)

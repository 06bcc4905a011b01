"""Batch scoring beside a bare NumPy sketch in the same run, lock-step games, charts."""

from __future__ import annotations

import time

import numpy as np

from dixit_widget.charts import clarity_curve, payoff_matrix, png
from dixit_widget.rules import edition
from dixit_widget.simulate import games, score_batch
from dixit_widget.theory import voting_game
from tools.bench.report import RUNS, Row, print_rows, seconds, times_as_fast

RULES = edition("dixit-2021")
PLAYERS = 6
ROUNDS, GAMES = 1_000_000, 100_000
BLOCK = 65_536


def some_votes() -> np.ndarray:
    """Random votes in columns of bytes: half find the card, the other votes are uniform."""
    chance = np.random.default_rng(0)
    votes = np.empty((ROUNDS, PLAYERS - 1), dtype=np.int8, order="F")
    for guesser in range(1, PLAYERS):
        wrong = chance.integers(1, PLAYERS - 1, ROUNDS)
        wrong += wrong >= guesser
        votes[:, guesser - 1] = np.where(chance.random(ROUNDS) < 0.5, 0, wrong)
    return votes


def sketch(votes: np.ndarray) -> np.ndarray:
    """Score by the base rules alone, without a check or a variant: column by column, block by block."""
    rounds, guessers = votes.shape
    points = np.empty((guessers + 1, rounds), dtype=np.int8)
    for start in range(0, rounds, BLOCK):
        block = slice(start, start + BLOCK)
        columns = np.ascontiguousarray(votes[block].T)
        found = [(column == 0).view(np.int8) for column in columns]
        finders = sum(found[1:], found[0])
        some = ((finders > 0) & (finders < guessers)).view(np.int8)
        told = np.multiply(some, 3, out=points[0, block])
        otherwise = (1 - some) * 2
        for guesser in range(guessers):
            paid = np.multiply(found[guesser], told, out=points[guesser + 1, block])
            paid += otherwise
            for other in range(guessers):
                if other != guesser:
                    paid += (columns[other] == guesser + 1).view(np.int8)
    return points.T


def rows() -> list[Row]:
    """Measure on one core, by processor time."""
    in_columns = some_votes()
    of = "the speed of a bare NumPy sketch of the base rules"
    found = []
    for order, votes in (("columns", in_columns), ("rows", np.ascontiguousarray(in_columns))):
        ratios = times_as_fast(
            lambda votes=votes: score_batch(RULES, votes), lambda votes=votes: sketch(votes)
        )
        found.append(Row(f"batch scoring, {ROUNDS:,} rounds in {order}", ratios, 0.8, of, at_least=True))
    return [*found, _lock_step(), _charts()]


def _lock_step() -> Row:
    """Count turns for each second of processor time."""
    ratios = []
    for seed in range(RUNS):
        start = time.process_time()
        turns = int(games(RULES, PLAYERS, GAMES, seed=seed).turns.sum())
        ratios.append(turns / (time.process_time() - start) / 8e6)
    return Row(f"lock-step games, {GAMES:,} at once", ratios, 1, "8 M turns a second", at_least=True)


def _charts() -> Row:
    """Time pictures that need no simulation, drawn and written as PNG, once the fonts are loaded."""

    def pictures() -> None:
        for ax in (clarity_curve(RULES, PLAYERS - 1), payoff_matrix(voting_game(RULES, PLAYERS - 1))):
            png(ax.figure)

    pictures()
    took = [min(seconds(pictures, time.process_time) for _ in range(3)) for _ in range(RUNS)]
    return Row("clarity curve and payoff matrix, as PNG", [each / 0.1 for each in took], 1, "100 ms")


if __name__ == "__main__":
    print_rows(rows())

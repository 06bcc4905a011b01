"""Batch scoring and lock-step games against plain loops over the same work, in the same run; charts."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import numpy as np

from dixit_widget.charts import clarity_curve, payoff_matrix, png
from dixit_widget.engine import Continue, Game, GiveClue, HandIn, Vote
from dixit_widget.rules import Round, edition, score_possible_round
from dixit_widget.simulate import games, score_batch
from dixit_widget.theory import voting_game
from tools.bench.report import Row

RULES = edition("dixit-2021")
PLAYERS = 6
ROUNDS, GAMES = 1_000_000, 100_000
BATCH_TARGET, TURNS_TARGET = 200e6, 8e6
NAMES = tuple(f"p{i}" for i in range(PLAYERS))


def rate(work: Callable[[], int], enough: float = 1.0) -> float:
    """Return units of work for each second of processor time: the best of as many runs as fit."""
    best, spent = 0.0, 0.0
    while spent < enough:
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


def rows() -> list[Row]:
    """Measure on one core, by processor time, beside plain loops over the same work."""
    votes = some_votes(ROUNDS)
    few = votes[:2000].tolist()
    loop = rate(lambda: score_in_a_loop(few))
    engine = rate(play_in_a_loop)
    scored = rate(lambda: len(score_batch(RULES, votes)))
    turns = rate(lambda: int(games(RULES, PLAYERS, GAMES, seed=random.getrandbits(32)).turns.sum()))
    return [
        Row(
            f"batch scoring, six players, {ROUNDS / 1e6:.0f} M rounds at once",
            f"{scored / 1e6:.0f} M rounds/s, {scored / loop:,.0f} × a loop over score_round without checks",
            f"≥ {BATCH_TARGET / 1e6:.0f} M rounds/s",
            scored >= BATCH_TARGET,
        ),
        Row(
            f"lock-step games, six players, {GAMES / 1e3:.0f} k games at once",
            f"{turns / 1e6:.1f} M turns/s, {turns / engine:,.0f} × one game after the other on the engine",
            f"≥ {TURNS_TARGET / 1e6:.0f} M turns/s",
            turns >= TURNS_TARGET,
        ),
        *_charts(),
    ]


def _charts() -> list[Row]:
    """Time pictures that need no simulation, drawn and written as PNG, once the fonts are loaded."""

    def pictures() -> int:
        for ax in (clarity_curve(RULES, PLAYERS - 1), payoff_matrix(voting_game(RULES, PLAYERS - 1))):
            png(ax.figure)
        return 1

    took = 1 / rate(pictures)
    return [Row("clarity curve and payoff matrix, as PNG", f"{1000 * took:.0f} ms", "≤ 100 ms", took <= 0.1)]

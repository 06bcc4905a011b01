"""Dixit a second time, in a page: what a turn pays, counted vote by vote; the package takes no part in it.

Cards are numbered: 0 is the storyteller's, j that of guesser j, counted from 1. With three players each
guesser lays two cards; a vote on either pays the same, so they are one card here.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import product
from math import comb
from typing import Any

import numpy as np

Votes = Sequence[tuple[int, ...]]


def points(
    votes: Votes,
    told: int = 3,
    found: int = 3,
    everybody: int = 2,
    nobody: int = 2,
    decoy: int = 1,
    decoy_when_nobody: bool = True,
    cap: int | None = None,
    lone: int | None = None,
    single: int = 0,
) -> list[int]:
    """Return everybody's points, the storyteller's first."""
    finders = [0 in slots for slots in votes]
    how_many = sum(finders)
    alone = how_many == 1 < len(votes) and lone is not None
    some = 0 < how_many < len(votes)
    paid = [(lone if alone else told) if some else 0]
    for guesser, (slots, finds) in enumerate(zip(votes, finders, strict=True), 1):
        own = everybody if how_many == len(votes) else nobody if not how_many else 0
        if some and finds:
            own = lone if alone else found
        if finds and len(slots) == 1:
            own += single
        bonus = decoy * sum(guesser in others for others in votes)
        if cap is not None:
            bonus = min(bonus, cap)
        paid.append(own + (bonus if how_many or decoy_when_nobody else 0))
    return paid


def every_vote(guessers: int) -> Iterator[tuple[tuple[int], ...]]:
    """Yield all ways to vote, one vote each and never for an own card."""
    choices = [[(card,) for card in range(guessers + 1) if card != own] for own in range(1, guessers + 1)]
    yield from product(*choices)


@functools.cache
def by_finders(guessers: int, **rules: Any) -> tuple[tuple[Fraction, Fraction], ...]:
    """Return the mean points of storyteller and guesser if 0, 1, …, all find it; wrong votes are uniform."""
    sums = [[0, 0, 0] for _ in range(guessers + 1)]
    for votes in every_vote(guessers):
        paid = points(votes, **rules)
        row = sums[sum(slots == (0,) for slots in votes)]
        row[0] += 1
        row[1] += paid[0]
        row[2] += sum(paid[1:])
    return tuple((Fraction(told, ways), Fraction(others, ways * guessers)) for ways, told, others in sums)


def mean(guessers: int, p: Any, **rules: Any) -> tuple[Any, Any]:
    """Return the mean points of storyteller and guesser if each finds the card with chance ``p``."""
    chances = [comb(guessers, k) * p**k * (1 - p) ** (guessers - k) for k in range(guessers + 1)]
    table = by_finders(guessers, **rules)
    told, guessed = (
        sum(
            chance * (row[i] if isinstance(p, Fraction) else float(row[i]))
            for chance, row in zip(chances, table, strict=True)
        )
        for i in (0, 1)
    )
    return told, guessed


def best(guessers: int, lead: bool = False, **rules: Any) -> tuple[float, float]:
    """Return the best chance to be found, looked for on a fine grid, and what it pays."""
    grid = np.linspace(0, 1, 20_001)
    told, guessed = mean(guessers, grid, **rules)
    pays = told - guessed if lead else told
    top = int(np.argmax(pays))
    return float(grid[top]), float(pays[top])


def corners(guessers: int, against: bool = False, **rules: Any) -> tuple[int, ...]:
    """Return temptation, reward, punishment and the sucker's payoff of voters who know the card."""
    round_the_table = [(guesser % guessers + 1,) for guesser in range(1, guessers + 1)]
    card = [(0,)] * guessers
    cases = (
        [(0,), *round_the_table[1:]], round_the_table, card, [round_the_table[0], *card[1:]],
    )  # fmt: skip
    paid = (points(votes, **rules) for votes in cases)
    return tuple(each[1] - (each[0] if against else 0) for each in paid)


def equilibria(guessers: int, against: bool = False, **rules: Any) -> list[tuple[tuple[int], ...]]:
    """Return all profiles in which nobody gains by another vote."""

    def pay(votes: Votes, guesser: int) -> int:
        paid = points(votes, **rules)
        return paid[guesser] - (paid[0] if against else 0)

    def is_stable(votes: tuple[tuple[int], ...]) -> bool:
        return all(
            pay(votes, guesser) >= pay((*votes[: guesser - 1], (other,), *votes[guesser:]), guesser)
            for guesser in range(1, guessers + 1)
            for other in range(guessers + 1)
            if other != guesser
        )

    return [votes for votes in every_vote(guessers) if is_stable(votes)]


def gain(guessers: int, q: Any, against: bool = False, **rules: Any) -> Any:
    """Return what the card pays one guesser more than a decoy if each other votes for it with chance ``q``.

    The others' wrong votes go round the table, past those who find it.
    """
    total = 0 * q
    for others in range(guessers):
        wrong = [(guesser % guessers + 1,) for guesser in range(1, guessers + 1)]
        rest = [(0,)] * others + wrong[others + 1 :]
        pays = []
        for mine in ((0,), wrong[0]):
            paid = points([mine, *rest], **rules)
            pays.append(paid[1] - (paid[0] if against else 0))
        total += (
            comb(guessers - 1, others) * q**others * (1 - q) ** (guessers - 1 - others) * (pays[0] - pays[1])
        )
    return total


def games(
    players: int,
    n: int,
    p: float | Sequence[float] = 0.5,
    turns: int = 60,
    target: int | None = None,
    told: int = 3,
    found: int = 3,
    both: int = 2,
) -> dict[str, Any]:
    """Play many games with bare arrays: seat 0 tells first, wrong votes fall anywhere.

    ``p`` is one chance to be found, or one for each seat that tells; ``both`` pays where all or none find it.
    """
    dice = np.random.default_rng(12345)
    scores, length = np.zeros((n, players)), np.zeros(n, int)
    behind, changes, leader = np.zeros((n, players)), np.zeros(n, int), np.full(n, -1)
    going = np.ones(n, bool)
    guessers = players - 1
    clear = np.broadcast_to(p, players)
    for turn in range(turns):
        finds = dice.random((n, guessers)) < clear[turn % players]
        steps = dice.integers(1, guessers, (n, guessers))
        wrong = (np.arange(guessers) + steps) % guessers  # any other guesser's card
        how_many = finds.sum(axis=1)
        some = (how_many > 0) & (how_many < guessers)
        paid = np.where(some[:, None], found * finds, both).astype(float)
        for card in range(guessers):
            paid[:, card] += ((wrong == card) & ~finds).sum(axis=1)
        order = (turn + np.arange(players)) % players
        gained = np.concatenate([told * some[:, None], paid], axis=1)
        scores[:, order] += np.where(going[:, None], gained, 0)
        length += going
        top = scores.max(axis=1)
        behind = np.where(going[:, None], np.maximum(behind, top[:, None] - scores), behind)
        ahead = scores == top[:, None]
        alone = going & (ahead.sum(axis=1) == 1)
        now = ahead.argmax(axis=1)
        changes += alone & (leader >= 0) & (now != leader)
        leader = np.where(alone, now, leader)
        if target is not None:
            going &= top < target
            if not going.any():
                break
    won = scores == scores.max(axis=1, keepdims=True)
    return {
        "scores": scores,
        "turns": length,
        "wins": (won / won.sum(axis=1, keepdims=True)).mean(axis=0),
        "comebacks": np.where(won, behind, 0).max(axis=1),
        "changes": changes,
    }

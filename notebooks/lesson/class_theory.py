"""Lesson 8, beside what a class has done: clarity, decoys, and a vote whose card all know."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import comb
from typing import Any

import numpy as np
from matplotlib.axes import Axes

import dixit_widget as dixit
from dixit_widget import charts, theory
from dixit_widget.charts import GOLD, INK, LINE, MUTED, canvas, describe, summary, wilson
from lesson.class_plays import GUESSERS, RULES

KNOWN = dixit.Round("Ana", ("Ben", "Ana", "Cleo", "Dan"), {})
KNOWN_CLUE = "All of you know: it is card 2. Vote for what pays you most."
DILEMMA = theory.voting_game(RULES, GUESSERS)
"""What the three guessers vote for, where all know the card."""
_MOST_RATIONAL = 3.0

Frame = Any  # a pandas table
Answers = Mapping[str, Mapping[str, list[int]]]


def clarity_beside_theory(frame: Frame) -> Axes:
    """Draw how clear the clues were, and how clear if each guesser finds it with an own chance."""
    votes = frame[(frame["phase"] == "vote") & frame["found"].notna()]
    p = float(votes["found"].astype(bool).mean())
    ax = charts.class_votes(frame)
    told = [summary(ax)]
    for chance, marker, name in ((p, "D", "as many, each by chance"), (0.5, "o", "the best clue")):
        shares = _endings(chance)
        ax.plot(
            range(3), shares, marker, color=INK, markersize=9, markerfacecolor="none", label=name, zorder=4
        )
        told.append(f"{name}: " + ", ".join(f"{share:.0%}" for share in shares))
    ax.legend(frameon=False, loc="upper right")
    describe(ax, " ".join(told))
    return ax


def _endings(p: float) -> tuple[float, float, float]:
    """Return how often nobody, some and everybody find a card that each finds with this chance."""
    chances = [float(each) for each in theory.finders_distribution(GUESSERS, p, 0.0)]
    return chances[0], sum(chances[1:-1]), chances[-1]


def drawn_votes(frame: Frame) -> list[tuple[int, int]]:
    """Return for each decoy of a student how many votes it drew, and how many others had missed the card.

    A guesser's points say it: what is not paid for finding, or for all or none, is paid for votes.
    """
    votes = frame[(frame["phase"] == "vote") & frame["found"].notna()]
    found = []
    for _, turn in votes.groupby(["sitting", "table", "turn"]):
        finders = int(turn["found"].astype(bool).sum())
        some = 0 < finders < len(turn)
        for row in turn.itertuples():
            own = (RULES.finder_points if row.found else 0) if some else RULES.all_or_none_points
            missed = len(turn) - finders - (not row.found)
            if row.student:
                found.append((round((row.points - own) / RULES.decoy_points), missed))
    return found


def decoys_beside_theory(frame: Frame) -> Axes:
    """Draw how many votes the class's decoys drew, and how many they would draw if all were alike."""
    found = drawn_votes(frame)
    number = range(GUESSERS)
    shares = [sum(votes == n for votes, _ in found) / len(found) for n in number]
    alike = [sum(alike_draw(n, missed) for _, missed in found) / len(found) for n in number]
    ax = canvas(
        None,
        "Did some decoys draw more than others?",
        f"{len(found)} decoys of the class, by votes that they drew.",
    )
    lows, highs = wilson(shares, len(found))
    ax.bar(number, shares, width=0.62, color=GOLD, alpha=0.75, zorder=2)
    spread = np.clip([np.asarray(shares) - lows, highs - np.asarray(shares)], 0, None)
    ax.errorbar(number, shares, yerr=spread, fmt="none", ecolor=INK, elinewidth=1.8, capsize=6, zorder=3)
    ax.plot(
        number,
        alike,
        "D",
        color=INK,
        markersize=9,
        markerfacecolor="none",
        label="if all were alike",
        zorder=4,
    )
    ax.legend(frameon=False, loc="upper right")
    ax.set_xticks([*number])
    ax.set_xlabel("votes of other guessers")
    ax.set_ylim(0, 1.08)
    told = "; ".join(f"{n}: {shares[n]:.0%}, if all were alike {alike[n]:.0%}" for n in number)
    describe(ax, f"Shares of {len(found)} decoys by votes that they drew – {told}.")
    return ax


def alike_draw(votes: int, missed: int) -> float:
    """Return the chance that a decoy draws so many votes of those who missed the card, if decoys are alike.

    Whoever misses has two decoys to choose from, the own one being no choice.

    Examples
    --------
    >>> [alike_draw(n, missed=2) for n in range(3)]
    [0.25, 0.5, 0.25]
    """
    p = Fraction(1, GUESSERS - 1)
    return float(comb(missed, votes) * p**votes * (1 - p) ** (missed - votes)) if votes <= missed else 0.0


def chance_of_the_card(rationality: float) -> float:
    """Return how often a guesser votes for a card that all know, in the logit equilibrium."""
    return float(theory.logit_qre(DILEMMA, rationality)[0][0])


def rationality_of(share: float) -> float | None:
    """Return the λ at which as many vote for the card; None: fewer do than would by blind chance.

    Examples
    --------
    >>> rationality_of(1 / 3), rationality_of(0.2)
    (0.0, None)
    """
    if share < chance_of_the_card(0) - 1e-9:
        return None
    low, high = 0.0, _MOST_RATIONAL
    if share >= chance_of_the_card(high):
        return high
    for _ in range(30):
        middle = (low + high) / 2
        low, high = (low, middle) if chance_of_the_card(middle) >= share else (middle, high)
    return round(low, 6)


def known_card(answers: Answers) -> tuple[int, int]:
    """Return how many voted for the card that all know, and how many voted.

    Examples
    --------
    >>> known_card({"Mint Anchor": {"Ben": [2]}, "Red Boat": {"Dan": [1]}})
    (1, 2)
    """
    card = KNOWN.slots.index(KNOWN.storyteller) + 1
    votes = [slots for vote in answers.values() for slots in vote.values()]
    return sum(card in slots for slots in votes), len(votes)


def vote_beside_theory(answers: Answers) -> Axes:
    """Draw how many voted for a card that all know, beside level k, Nash and the logit equilibria."""
    hits, number = known_card(answers)
    share = hits / number
    (low,), (high,) = wilson([share], number)
    steps = [_MOST_RATIONAL * i / 60 for i in range(61)]
    chances = [chance_of_the_card(step) for step in steps]
    blind, first = (float(level[0][0]) for level in theory.level_k(DILEMMA, levels=1))
    ax = canvas(None, "Who votes for a card that all know?", f"{hits} of {number} in the class.")
    ax.axhspan(low, high, color=GOLD, alpha=0.25, zorder=1)
    ax.axhline(share, color=GOLD, linewidth=2.5, zorder=2)
    ax.plot(steps, chances, color=INK, linewidth=2.5, zorder=3)
    for level, name in ((blind, "level 0: blind"), (first, "Nash, and every level from 1 on")):
        ax.axhline(level, color=MUTED, linestyle="--", linewidth=1, zorder=2)
        ax.annotate(name, (_MOST_RATIONAL, level), (0, 4), textcoords="offset points", ha="right", color=INK)
    ax.annotate("the class", (0, share), (4, 4), textcoords="offset points", color=INK)
    like = rationality_of(share)
    words = "fewer than by blind chance"
    if like is not None:
        ax.plot([like], [share], "o", color=INK, markersize=9, zorder=4)
        most = " or more" if like == _MOST_RATIONAL else ""
        words = f"as in the logit equilibrium for λ = {like:.2f}{most}"
    ax.set_xlim(0, _MOST_RATIONAL)
    ax.set_ylim(0, 1.12)
    ax.set_xlabel("λ: how strongly people go for what pays more")
    ax.set_ylabel("share that votes for the card")
    ax.grid(color=LINE)
    describe(
        ax,
        f"Votes for a card that all know: {share:.0%} of {number}, {low:.0%} to {high:.0%}; {words}. "
        f"Level 0 {blind:.0%}; Nash and every level from 1 on {first:.0%}.",
    )
    return ax

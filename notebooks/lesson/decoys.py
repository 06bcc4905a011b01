"""Lesson 10: the choice of a decoy; its pictures, its questions, and checks of its exercises."""

from __future__ import annotations

import functools
from collections.abc import Callable
from fractions import Fraction
from itertools import product
from math import prod

from ipywidgets import HTML, FloatSlider, VBox
from matplotlib.axes import Axes

import dixit_widget as dixit
from dixit_widget import charts
from dixit_widget.charts import GOLD, INK, MUTED, canvas, describe
from dixit_widget.theory import decoy_choice
from lesson import Verdict, again, call, not_yet, number, right

RULES = dixit.edition("dixit-2021")
NAMES = ("Ben", "Cleo", "Dan", "Eva")
PALE, BRIGHT = 1, 4
"""How much a decoy draws that hardly fits the clue, and one that fits well."""


def roles(p: float) -> Axes:
    """Draw what pulling votes pays the decoy's owner, the others and the storyteller; five guess."""
    steps = [i / 40 for i in range(41)]
    pays = [decoy_choice(RULES, 5, float(p), pull) for pull in steps]
    ax = canvas(
        None,
        "What a good decoy does",
        f"A guesser who is not pulled finds the card with chance {p:.2f}.",
        4.4,
    )
    lines = (("me", GOLD, "-"), ("storyteller", INK, "-"), ("other", MUTED, "--"))
    told = []
    for role, colour, dashes in lines:
        values = [float(getattr(each, role)) for each in pays]
        ax.plot(steps, values, color=colour, linestyle=dashes, linewidth=2.5)
        name = "each other guesser" if role == "other" else role
        ax.annotate(name, (1, values[-1]), (6, 0), textcoords="offset points", va="center", color=INK)
        told.append(f"{name} from {values[0]:.2f} to {values[-1]:.2f}")
    ax.set_xlim(0, 1.3)
    ax.set_xticks([0, 0.25, 0.5, 0.75, 1])
    ax.set_ylim(0, 7)
    ax.set_xlabel("chance that my decoy pulls another guesser")
    ax.set_ylabel("points a turn")
    describe(ax, f"From a decoy that pulls nobody to one that pulls all, p = {p:.2f}: {'; '.join(told)}.")
    return ax


@functools.lru_cache(maxsize=50)
def _drawn(p: float) -> str:
    return charts.markup(roles(p))


def clue_to_turn() -> VBox:
    """Return the picture of the three roles with a slider for the clarity of the clue."""
    wide = {"layout": {"width": "520px", "max_width": "95%"}, "style": {"description_width": "9em"}}
    chance = FloatSlider(0.5, min=0.1, max=0.9, step=0.1, description="finds the card", **wide)
    picture = HTML()

    def draw(_: object = None) -> None:
        picture.value = _drawn(round(chance.value, 1))

    chance.observe(draw, "value")
    draw()
    return VBox([chance, picture])


@functools.cache
def pays(clue: Fraction, decoys: tuple[int, ...]) -> dict[str, Fraction]:
    """Return the expected points of Ana, who tells, and of the guessers.

    Each guesser votes for each card but the own one with a chance in proportion to how much it draws: the
    storyteller's ``clue``, the others' their ``decoys``. Every way to vote is scored.
    """
    guessers = NAMES[: len(decoys)]
    draws = {1: Fraction(clue), **{i + 2: Fraction(decoy) for i, decoy in enumerate(decoys)}}
    choices = [[slot for slot in draws if slot != i + 2] for i in range(len(decoys))]
    total = dict.fromkeys(("Ana", *guessers), Fraction(0))
    for votes in product(*choices):
        chance = prod(
            draws[vote] / sum(draws[c] for c in own) for vote, own in zip(votes, choices, strict=True)
        )
        turn = dixit.Round("Ana", ("Ana", *guessers), dict(zip(guessers, votes, strict=True)))
        for name, points in dixit.score_round(RULES, turn).points.items():
            total[name] += chance * points
    return total


def race(clue: int) -> list[tuple[int, ...]]:
    """Return how decoys change from all pale, if one guesser after the other takes the one that pays more."""
    decoys = (PALE,) * 4
    path = [decoys]
    changed = True
    while changed:
        changed = False
        for i, name in enumerate(NAMES):
            options = [(*decoys[:i], each, *decoys[i + 1 :]) for each in (PALE, BRIGHT)]
            best = max(options, key=lambda each, name=name: pays(Fraction(clue), each)[name])
            if pays(Fraction(clue), best)[name] > pays(Fraction(clue), decoys)[name]:
                decoys, changed = best, True
                path.append(decoys)
    return path


def change(points: float | None) -> str:
    """Write down by how much points change; a dash where there is nobody whose they are.

    Examples
    --------
    >>> change(2), change(-3), change(0), change(None)
    ('+2', '−3', '0', '–')
    """
    if points is None:
        return "–"
    return f"{points:+g}".replace("-", "−") if points else "0"


def ask_pulled() -> dixit.Predict:
    """Ask who gains most from a vote that is pulled away from an obvious card."""
    teller = "the storyteller"
    return dixit.Predict(
        "All five would find the card. Your decoy pulls one of them away. Who gains most?",
        choices=["you", teller, "the other finders"],
        truth=teller,
        explanation="3 points instead of 0. You gain 2, the other finders 1 each.",
    )


def ask_race() -> dixit.Predict:
    """Ask what it does to the guessers if all of them hand in good decoys."""
    worse = "each is worse off than with four poor ones"
    return dixit.Predict(
        "A middling clue. All four guessers hand in good decoys instead of poor ones. Then …",
        choices=["each is better off", worse, "nothing changes"],
        truth=worse,
        explanation="2.05 points a turn, not 2.16: fewer find the card, and no decoy gains on another.",
    )


def check_finds(function: Callable[[Fraction, list[int]], object]) -> Verdict:
    """Exercise 1: the chance to find a card among decoys, by how much each draws."""
    for clue, decoys in ((Fraction(3), [1, 1, 1]), (Fraction(6), [4, 1, 1]), (Fraction(12), [4, 4, 4])):
        value, stopped = call(function, clue, decoys)
        if stopped:
            return stopped
        if value is None or value is ...:
            return not_yet("Replace `...` by a chance, worked out from `clue` and `decoys`.")
        given, truth = number(value), clue / (clue + sum(decoys))
        if given is None:
            return again(
                f"With clue = {clue} and decoys = {decoys} you return {value!r}, which is no number."
            )
        if abs(given - truth) > Fraction(1, 10**9):
            hint = "The card itself draws, too: it belongs below the line as well."
            if given != clue / sum(decoys):
                hint = "Chances are in proportion to what cards draw, and add up to 1."
            return again(
                f"With clue = {clue} and decoys = {decoys} you get {given}, but it is {truth}. {hint}"
            )
    return right("What the card draws, by what all draw together.")


def check_clue(answer: object) -> Verdict:
    """Exercise 2: how much the storyteller's card must draw among bright decoys."""
    if answer is None or answer is ...:
        return not_yet("Write a number: how much should Ana’s card draw?")
    given = number(answer)
    if given is None or not 0 < given <= 1000:
        return again(f"`{answer!r}` is no number from 0 to 1000.")
    paid = pays(given.limit_denominator(1000), (BRIGHT,) * 4)["Ana"]
    p = given / (given + 3 * BRIGHT)
    if paid > Fraction(26249, 10000):
        return right(
            f"Ana has {float(paid):.3f} points a turn: half clear, among decoys that draw four times as much."
        )
    side = "Clearer!" if p < Fraction(1, 2) else "Too clear."
    return again(
        f"Then a guesser finds it with chance {float(p):.3f}, and Ana has {float(paid):.4f} points. {side}"
    )

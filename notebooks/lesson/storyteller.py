"""Lesson 03: the storyteller's dilemma; its picture, its questions, and checks of its exercises."""

from __future__ import annotations

import functools
from collections.abc import Callable
from fractions import Fraction

from ipywidgets import HTML, FloatSlider, IntSlider, VBox
from matplotlib.axes import Axes

import dixit_widget as dixit
from dixit_widget import charts
from dixit_widget.charts import GOLD, INK, LINE, MUTED, canvas, describe
from dixit_widget.theory import TheoryProblem
from lesson import Verdict, again, call, not_yet, number, right

RULES = dixit.edition("dixit-2021")


def finders(p: float, guessers: int = 5) -> Axes:
    """Draw how likely it is that 0, 1, …, all guessers find the card; gold is what pays the storyteller."""
    chances = dixit.theory.finders_distribution(guessers, float(p), 0.0)
    paid = dixit.theory.storyteller_payoff(RULES, guessers, float(p))
    ax = canvas(
        None, f"Each finds the card with chance {p:.2f}", "Gold: turns that pay the storyteller.", 4.0
    )
    for found, chance in enumerate(chances):
        pays = 0 < found < guessers
        ax.bar(found, chance, color=GOLD if pays else LINE, edgecolor=INK if pays else MUTED, linewidth=1)
        ax.annotate(
            f"{100 * chance:.0f}%",
            (found, chance),
            (0, 5),
            textcoords="offset points",
            ha="center",
            color=INK,
        )
    ax.set_ylim(0, 1.05)
    ax.set_yticks([])
    ax.set_xticks(range(guessers + 1), ["nobody", *map(str, range(1, guessers)), "everybody"])
    ax.set_xlabel("how many find it")
    words = f"storyteller: {paid:.2f} points on average"
    ax.annotate(words, (0.99, 0.97), xycoords="axes fraction", ha="right", va="top", fontsize=15, color=INK)
    describe(ax, f"{ax.get_title(loc='left')}: {words}.")
    return ax


@functools.lru_cache(maxsize=200)
def _drawn(p: float, guessers: int) -> str:
    return charts.markup(finders(p, guessers))


def chance_to_turn() -> VBox:
    """Return the picture of the finders with sliders for the chance and for the number of guessers."""
    wide = {"layout": {"width": "520px", "max_width": "95%"}, "style": {"description_width": "9em"}}
    chance = FloatSlider(0.9, min=0, max=1, step=0.05, description="each finds it", **wide)
    guessers = IntSlider(5, min=2, max=7, description="guessers", **wide)
    picture = HTML()

    def draw(_: object = None) -> None:
        picture.value = _drawn(round(chance.value, 2), guessers.value)

    for slider in (chance, guessers):
        slider.observe(draw, "value")
    draw()
    return VBox([chance, guessers, picture])


def ask_best() -> dixit.Predict:
    """Ask how clear a clue should be for five guessers who are alike."""
    return dixit.Predict(
        "Each of five friends finds your card with the same chance. Which chance pays you most?",
        number=(0, 100, 5),
        unit="%",
        truth=lambda: round(100 * float(dixit.theory.best_clarity(RULES, guessers=5).p)),
        explanation="At 50% it is least likely that all five agree – and only then you get nothing.",
    )


def ask_nonsense() -> dixit.Predict:
    """Ask what a clue is worth that says nothing."""
    return dixit.Predict(
        "A word that means nothing: how many points a turn, on average?",
        number=(0, 3, 0.1),
        truth=lambda: float(dixit.theory.storyteller_payoff(RULES, 5, Fraction(1, 5))),
        tolerance=0.15,
        explanation="252/125: more than two thirds of what the best clue pays.",
    )


def ask_lone_finder() -> dixit.Predict:
    """Ask what a better paid lone finder does to the best clue."""
    return dixit.Predict(
        "A lone finder is worth 4 instead of 3. The best clue for five guessers becomes …",
        choices=["clearer", "darker", "neither"],
        truth="darker",
        explanation="One finder alone is now the best that can happen, and dark clues have few finders.",
    )


def ask_joke() -> dixit.Predict:
    """Ask whether half clear to all is better than clear to one."""
    joke = "one surely finds it, four surely do not"
    return dixit.Predict(
        "Which clue pays most on average?",
        choices=["each of the five finds it with chance 1/2", joke, "both pay the same"],
        truth=joke,
        explanation="3 points every single time: everybody and nobody have become impossible.",
    )


def check_expected(function: Callable[[Fraction, int], object]) -> Verdict:
    """Exercise 1: the storyteller's expected points as a function of p and n."""
    for p, n in (
        (Fraction(1, 5), 5),
        (Fraction(1, 2), 5),
        (Fraction(4, 7), 2),
        (Fraction(1), 3),
        (Fraction(0), 3),
    ):
        value, stopped = call(function, p, n)
        if stopped:
            return stopped
        if value is None or value is ...:
            return not_yet("Replace `...` by a formula in `p` and `n`.")
        given = number(value)
        if given is None:
            return again(f"With p = {p} and n = {n} you return {value!r}, which is no number.")
        truth = dixit.theory.storyteller_payoff(RULES, n, p)
        if abs(given - truth) > Fraction(1, 10**9):
            slip = _what_is_missing(given, p, n)
            return again(f"With p = {p} and n = {n} you get {given}, but it is {truth}. {slip}")
    return right("It agrees with the package, which knows no formula but scores every case and adds them up.")


def _what_is_missing(given: Fraction, p: Fraction, n: int) -> str:
    """Recognise the usual slips by the number that they give."""
    everybody, nobody = p**n, (1 - p) ** n
    slips = {
        3 * (1 - everybody): "You have taken away that everybody finds it. What else pays nothing?",
        3 * (1 - nobody): "You have taken away that nobody finds it. What else pays nothing?",
        1 - everybody - nobody: "That is the chance of being paid. How much is paid then?",
        3 * n * p * (1 - p) ** (n - 1): "You have counted the turns in which exactly one finds it.",
        3 * p: "That would be right for a storyteller paid as soon as one particular friend finds it.",
        2
        * (1 - everybody - nobody): "The 2 points are for the guessers; the storyteller’s number is another.",
        3
        * (1 - p * n - (1 - p) * n): "All n find it with chance p times p times p …: a power, not a product.",
    }
    return slips.get(
        given, "The storyteller is paid 3 unless everybody (chance pⁿ) or nobody finds the card."
    )


def check_clearer(rules: object) -> Verdict:
    """Exercise 2: a rule set under which the best clue for five guessers is clearer than 0.55."""
    if rules is None or rules is ...:
        return not_yet("Write `RULES.replace(field=value)`; the fields are in the table that `RULES` shows.")
    if not isinstance(rules, dixit.RuleSet):
        return again("This is no rule set. `RULES.replace(field=value)` makes one.")
    try:
        best = dixit.theory.best_clarity(rules, guessers=5)
    except TheoryProblem as problem:
        return again(f"{problem} Stay in storyteller mode.")
    if best.flat:
        return again("Now every clue pays the storyteller the same, so that none is best.")
    p = float(best.p)
    if p > 0.55:
        return right(
            f"The best clue is now found with chance {p:.3f}. When a lone finder is worth less to you, you "
            f"want more than one, and so a clearer clue."
        )
    if p < 0.5:
        return again(
            f"It went the other way: now {p:.3f}. A lone finder who pays more makes clues darker; so …?"
        )
    if p > 0.5:
        return again(f"The right direction: {p:.3f}. Further!")
    changed = set(rules.diff(RULES))
    if not changed:
        return again("These are still the rules of the box: `replace` needs a field and its new value.")
    if changed <= {"storyteller_points"}:
        return again(
            "You pay the storyteller more or less, but for clear and dark clues alike: the top stays at 1/2."
        )
    if "lone_finder_points" in changed:
        return again("Still 1/2: 3 is what any finder pays. But you have the right field: try less.")
    return again(
        f"Still 1/2. The storyteller does not feel {', '.join(sorted(changed))}. Which field pays the "
        f"storyteller differently when few find the card than when many do?"
    )


def check_sure_thing(chances: object) -> Verdict:
    """Exercise 3: five chances of a find with which the storyteller is paid 4 for sure (lone finder: 4)."""
    if chances is None or chances is ...:
        return not_yet("Write a list of five chances, one for each friend.")
    if not isinstance(chances, (list, tuple)):
        return again(f"`{chances!r}` is no list. Write five chances in square brackets.")
    rules = RULES.replace(lone_finder_points=4)
    try:
        points = dixit.theory.storyteller_payoff(rules, 5, chances)
    except TheoryProblem as problem:
        return again(str(problem))
    if abs(points - 4) < 1e-9:
        return right("Exactly one friend finds it, always: the same four points every time you tell.")
    sure = chances.count(1)
    unsure = 5 - sure - chances.count(0)
    if unsure:
        hint = f"{unsure} of them leave{'s' * (unsure == 1)} it to luck."
    elif sure == 0:
        hint = "Nobody finds it."
    elif sure == 5:
        hint = "Everybody finds it."
    else:
        hint = f"{sure} find it: that pays 3 for sure. The 4 are for one finder alone."
    return again(f"This pays {float(points):.2f} points on average. {hint}")

"""Lesson 09: voting when one is not sure; its picture, its questions, and checks of its exercises."""

from __future__ import annotations

import functools
from collections.abc import Callable
from fractions import Fraction

from ipywidgets import HTML, Dropdown, FloatSlider, VBox
from matplotlib.axes import Axes

import dixit_widget as dixit
from dixit_widget import charts
from dixit_widget.charts import GOLD, INK, LINE, canvas, describe
from dixit_widget.theory import TheoryProblem, voting_game
from lesson import Verdict, again, call, not_yet, number, right

RULES = dixit.edition("dixit-2021")
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn")
EVERYBODY = dixit.Round("Ana", NAMES, dict.fromkeys(NAMES[1:], (1,)))
"""Ana tells, her card lies in slot 1, and all five have found it."""
OTHERS = {"all the others": 4, "some of the others": 2, "nobody else": 0}
"""Of four other guessers, how many find the card."""


def gains(rules: dixit.RuleSet, guessers: int) -> dict[int, set[Fraction]]:
    """Return what finding the card pays a guesser more than missing it, by how many of the others find it.

    A set for each number, as it may hang on the votes on the guesser's own decoy.
    """
    game = voting_game(rules, guessers)
    found: dict[int, set[Fraction]] = {}
    others = guessers - 1
    for finders in range(others + 1):
        missers = others - finders
        for on_mine in range(missers if others == 1 else 0, missers + 1):
            votes = [1] * finders + [2] * on_mine
            votes += [
                3 if votes or astray else 4 for astray in range(missers - on_mine)
            ]  # slot 3 is the first's
            pays = [Fraction(game.payoffs((mine, *votes))[0]) for mine in (1, 3)]
            found.setdefault(finders, set()).add(pays[0] - pays[1])
    return found


def worth(rules: dixit.RuleSet, chance: float, others: str) -> float:
    """Return what a vote for a card gains on average, by its chance and by who finds it then."""
    (gain,) = gains(rules, 5)[OTHERS[others]]
    return float(chance) * float(gain)


def two_cards(a: float, others_a: str, b: float, others_b: str, rules: dixit.RuleSet = RULES) -> Axes:
    """Draw what a vote for each of two cards gains on average."""
    ax = canvas(
        None, "What a vote gains on average", "Gold: the better one. Five guessers, you among them.", 4.0
    )
    cards = (("A", a, others_a), ("B", b, others_b))
    values = [worth(rules, chance, others) for _, chance, others in cards]
    for place, ((_, chance, _), value) in enumerate(zip(cards, values, strict=True)):
        best = value >= max(values) - 1e-9
        ax.barh(place, value, color=GOLD if best else LINE, edgecolor=INK, linewidth=1, height=0.55)
        gain = value / chance if chance else 0
        words = f"{value:.2f} = {chance:.2f} × {gain:.0f}" if chance else "0.00"
        ax.annotate(words, (value, place), (8, 0), textcoords="offset points", va="center", color=INK)
    names = [f"card {name}: {chance:.0%},\nthen found by {others}" for name, chance, others in cards]
    ax.set_yticks([0, 1], names)
    ax.set_ylim(1.6, -0.6)
    ax.set_xlim(0, 4)
    ax.set_xticks([0, 1, 2, 3])
    ax.grid(False)
    ax.set_xlabel("points more than for a vote that misses")
    told = "; ".join(
        f"card {name}, {chance:.0%}, then found by {others}: {value:.2f}"
        for (name, chance, others), value in zip(cards, values, strict=True)
    )
    describe(ax, f"What a vote gains on average. {told}.")
    return ax


@functools.lru_cache(maxsize=200)
def _drawn(a: float, others_a: str, b: float, others_b: str) -> str:
    return charts.markup(two_cards(a, others_a, b, others_b))


def beliefs_to_turn() -> VBox:
    """Return the picture of the two cards with a slider and a choice for each."""
    wide = {"layout": {"width": "520px", "max_width": "95%"}, "style": {"description_width": "11em"}}
    shares = [
        FloatSlider(0.5, min=0, max=1, step=0.05, description="card A is right", **wide),
        FloatSlider(0.45, min=0, max=1, step=0.05, description="card B is right", **wide),
    ]
    others = [
        Dropdown(options=list(OTHERS), value="some of the others", description=f"if {name}, found by", **wide)
        for name in "AB"
    ]
    picture = HTML()

    def draw(change: object = None) -> None:
        a, b = (round(share.value, 2) for share in shares)
        if a + b > 1:  # no two cards are both right: the one that was turned stays
            turned = shares[1] if getattr(change, "owner", None) is shares[1] else shares[0]
            other = shares[0] if turned is shares[1] else shares[1]
            other.value = round(1 - turned.value, 2)
            return
        picture.value = _drawn(a, others[0].value, b, others[1].value)

    for control in (*shares, *others):
        control.observe(draw, "value")
    draw()
    return VBox([shares[0], others[0], shares[1], others[1], picture])


def ask_which() -> dixit.Predict:
    """Ask for which of two cards to vote."""
    second = "B, the less likely one"
    return dixit.Predict(
        "A: 50%, and then all the others have found it. B: 45%, and then some of them have. Your vote?",
        choices=["A, the likelier one", second, "they are worth the same"],
        truth=second,
        explanation="A: 0.50 × 2 = 1.00. B: 0.45 × 3 = 1.35.",
    )


def ask_dominated() -> dixit.Predict:
    """Ask whether the likeliest card is always the best vote."""
    no = "no: it depends on what the others find"
    return dixit.Predict(
        "You only want points. Is the card that you hold for the likeliest always your best vote?",
        choices=["yes: finding always pays more than missing", no],
        truth=no,
        explanation="Finding always pays more, but not always as much more.",
    )


def ask_kind() -> dixit.Predict:
    """Ask what becomes of the voters' dilemma under the honest scoring."""
    gone = "nothing: there is no dilemma left"
    return dixit.Predict(
        "Under the honest rules, what becomes of the dilemma of voters who all know the card (lesson 4)?",
        choices=["it stays a Prisoner’s Dilemma", "it turns into a Stag Hunt", gone],
        truth=gone,
        explanation="All find it: 3 each. Nobody finds it: 1 each, for a vote on a decoy.",
    )


def check_worth(function: Callable[[Fraction, int], object]) -> Verdict:
    """Exercise 1: what a vote for a card gains, by its chance and by how many of four others find it then."""
    for chance, others in (
        (Fraction(1, 2), 4),
        (Fraction(9, 20), 2),
        (Fraction(9, 20), 1),
        (Fraction(1, 3), 3),
        (Fraction(4, 5), 0),
    ):
        value, stopped = call(function, chance, others)
        if stopped:
            return stopped
        if value is None or value is ...:
            return not_yet("Replace `...` by what the vote gains: the chance times something.")
        given = number(value)
        if given is None:
            return again(
                f"With chance {chance} and {others} of the others you return {value!r}, which is no number."
            )
        (gain,) = gains(RULES, 5)[others]
        if abs(given - chance * gain) > Fraction(1, 10**9):
            return again(
                f"With chance {chance} and {others} of the four others you get {given}, but it is "
                f"{chance * gain}. {_slip(given, chance, others)}"
            )
    return right("It is the chance times 2, 3 or 1: so much more does a find pay than a miss.")


def _slip(given: Fraction, chance: Fraction, others: int) -> str:
    if given == 3 * chance and others == 4:
        return "If all the others find it, too, then everybody has: that pays 2."
    if given == 3 * chance and others == 0:
        return "If nobody else finds it, who misses it has 2, as all the others have: finding gains one."
    if given == 2 * chance and others == 0:
        return "That is what a miss pays then. And a find?"
    return "What do you have if you find it, and what if you miss it?"


def check_honest(rules: object) -> Verdict:
    """Exercise 2: rules under which a find gains the same, however many of the others find it."""
    if rules is None or rules is ...:
        return not_yet("Write `RULES.replace(field=value, …)`.")
    if not isinstance(rules, dixit.RuleSet):
        return again("This is no rule set. `RULES.replace(field=value)` makes one.")
    if rules == RULES:
        return again("These are still the rules of the box: `replace` needs a field and its new value.")
    try:
        by_others = gains(rules, 5)
    except TheoryProblem as problem:
        return again(str(problem))
    spoken = {4: "all the others find it", 2: "some of them do", 0: "nobody else does"}
    told = ", ".join(
        f"{' or '.join(str(gain) for gain in sorted(by_others[k]))} if {words}" for k, words in spoken.items()
    )
    every = set().union(*by_others.values())
    if any(len(each) > 1 for each in by_others.values()):
        return again(
            f"Finding it gains {told}. It hangs on the votes on your own decoy as well: let these pay in "
            f"every case, or in none."
        )
    if len(every) > 1:
        return again(f"Finding it gains {told}. Make the three equal.")
    (gain,) = every
    if gain <= 0:
        return again(f"Finding it gains {gain}, whatever the others do: nobody would look for the card.")
    if any(set().union(*gains(rules, n).values()) != {gain} for n in (2, 3, 4, 6)):
        return again("With five guessers it is right. With two, three, four or six it is not: try them.")
    p = float(dixit.theory.best_clarity(rules, 5).p)
    moved = "is still found with chance 1/2" if p == 0.5 else f"is now found with chance {p:.3f}"
    return right(f"Finding it gains {gain}, whatever the others do. The storyteller’s best clue {moved}.")

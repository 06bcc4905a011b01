"""Lesson 11: clues as signals; its cards and ears, its pictures, its questions, checks of its exercises."""

from __future__ import annotations

import base64
import functools
from collections.abc import Callable
from fractions import Fraction
from html import escape
from itertools import product

import numpy as np
import numpy.typing as npt
from ipywidgets import HTML, Dropdown, FloatSlider, Text, VBox
from matplotlib.axes import Axes

import dixit_widget as dixit
from dixit_widget import charts, theory
from dixit_widget.bots import Explanation, LiteralBot, Reading, association_of
from dixit_widget.charts import GOLD, INK, canvas, describe
from lesson import Table, Verdict, again, call, not_yet, number, right, table

RULES = dixit.edition("dixit-2021")
DECK = dixit.Deck.default()
CARDS = ("bulbs", "seed", "egg")
CLUES = ("growth", "birth", "shell")
TABLEAU = ("egg", "seed", "bulbs", "clock", "snail")
"""What lies on the table of section 4; the first card is told of."""
WELL_PAID = 2
"""Points a turn that exercise 2 asks for, with two guessers."""

Floats = npt.NDArray[np.float64]


def fits() -> list[list[int]]:
    """Return for each clue which of the three cards it is true of: 1 if it is among its concepts."""
    return [[int(any(clue == each.en for each in DECK[card].concepts)) for card in CARDS] for clue in CLUES]


def paid(p: Floats) -> Floats:
    """Return what the storyteller gets from five guessers, by the chance that one of them finds the card."""
    return theory.storyteller_payoff(RULES, 5, p)


class Pictures:
    """Cards side by side."""

    def __init__(self, cards: tuple[str, ...]) -> None:
        self._cards = cards

    def _repr_html_(self) -> str:
        shown = []
        for card in self._cards:
            picture = base64.b64encode(DECK.picture(card, "small")).decode()
            alt = escape(DECK[card].alt["en"])
            source = f"data:image/webp;base64,{picture}"
            image = f'<img alt="{alt}" width="150" style="border-radius:8px" src="{source}">'
            shown.append(
                f'<figure style="margin:0;text-align:center">{image}<figcaption>{card}</figcaption></figure>'
            )
        return f'<div style="display:flex;flex-wrap:wrap;gap:14px">{"".join(shown)}</div>'

    def __repr__(self) -> str:
        return "\n".join(f"{card}: {DECK[card].alt['en']}" for card in self._cards)


def understood(alpha: float, storyteller: bool) -> Axes:
    """Draw what the three clues mean to who asks who would have said them."""
    speaker = theory.pragmatic_speaker(theory.literal_listener(fits()), alpha, paid if storyteller else None)
    heard = theory.pragmatic_listener(speaker)
    wants = "is paid as in Dixit" if storyteller else "wants to be understood"
    return charts.signal_table(heard, CLUES, CARDS, title=f"If the speaker {wants}, α = {alpha:g}")


_drawn = functools.lru_cache(maxsize=50)(lambda alpha, teller: charts.markup(understood(alpha, teller)))


def speaker_to_turn() -> VBox:
    """Return the picture of what clues mean, to turn how firmly the speaker chooses, and what for."""
    wide = {"layout": {"width": "520px", "max_width": "95%"}, "style": {"description_width": "9em"}}
    alpha = FloatSlider(1, min=0, max=5, step=0.5, description="α", **wide)
    wants = Dropdown(
        options=[("to be understood", False), ("points, as in Dixit", True)],
        description="speaker wants",
        **wide,
    )
    picture = HTML()

    def draw(_: object = None) -> None:
        picture.value = _drawn(alpha.value, wants.value)

    for control in (alpha, wants):
        control.observe(draw, "value")
    draw()
    return VBox([alpha, wants, picture])


# ── ears ───────────────────────────────────────────────────────────────────


@functools.cache
def ear(name: str) -> Reading:
    """Return how one who trusts what fits looks at the cards; two of them notice different things."""
    return Reading(DECK, association_of(DECK), LiteralBot.attention, name)


def hears(name: str, clue: str) -> Floats:
    """Return the chances that somebody gives the cards on the table: a literal listener, as the bots are."""
    felt = np.array([[ear(name).fit(clue, card) for card in TABLEAU]])
    return np.asarray(theory.literal_listener(np.exp(LiteralBot.sharpness * felt))[0], dtype=np.float64)


def finds(name: str, clue: str) -> float:
    """Return the chance that somebody finds the card told of."""
    return float(hears(name, clue)[0])


def clues() -> dict[str, tuple[float, float]]:
    """Return for each concept of the card told of the chances that Ben and that Cleo find it."""
    return {each.en: (finds("Ben", each.en), finds("Cleo", each.en)) for each in DECK[TABLEAU[0]].concepts}


def pays(clue: str) -> float:
    """Return the points that a clue brings before Ben and Cleo."""
    return float(theory.audience_payoff(RULES, (1, 1), (finds("Ben", clue), finds("Cleo", clue))))


def clue_to_try() -> VBox:
    """Return a line for a clue, and what Ben and Cleo make of it."""
    line = Text("shell", description="your clue", continuous_update=False)
    shown = HTML()

    def draw(_: object = None) -> None:
        rows = []
        for name in ("Ben", "Cleo"):
            rows.append([name, *(f"{100 * chance:.0f}%" for chance in hears(name, line.value))])
        chances = table(["", *TABLEAU], rows)
        shown.value = f"{chances._repr_html_()}<p>You would be paid {pays(line.value):.2f} points a turn.</p>"

    line.observe(draw, "value")
    draw()
    return VBox([line, shown])


def by_many(clue: str, ears: int = 200) -> Axes:
    """Draw how surely each of many would find the card by a clue."""
    chances = [finds(f"ear {i}", clue) for i in range(ears)]
    counts, _ = np.histogram(chances, bins=np.linspace(0, 1, 11))
    mean = float(np.mean(chances))
    ax = canvas(None, f"“{clue}”, heard by {ears}", f"How surely each finds the card; mean {mean:.2f}.", 4.0)
    ax.bar(np.arange(0.05, 1, 0.1), counts, width=0.088, color=GOLD, edgecolor=INK, linewidth=1)
    ax.axvline(mean, color=INK, linewidth=1.6, linestyle=(0, (5, 3)))
    ax.set_xlim(0, 1)
    ax.set_xlabel("chance to find the card")
    ax.set_ylabel("listeners")
    surely, blind = sum(chance > 0.8 for chance in chances), sum(chance < 0.3 for chance in chances)
    describe(
        ax,
        f"Of {ears} listeners {surely} find the card with a chance above 0.8 by “{clue}”, {blind} with one "
        f"below 0.3; the mean is {mean:.2f}.",
    )
    return ax


def one_vote(seed: int = 10) -> tuple[str, tuple[str, ...], Reading, Explanation]:
    """Let a literal bot vote after a turn of bots.

    Returns
    -------
    clue : str
    cards : tuple of str
        Those that it can vote for.
    reading : Reading
        How it looks at the cards.
    explanation : Explanation
        What it says of its vote.
    """
    names = ("poet", "literal", "human", "strategist")
    bots = {name: dixit.bots.CHARACTERS[name](DECK, "en", f"{seed}/{name}", RULES) for name in names}
    game = dixit.Game.start(RULES, names, seed=seed, deck=DECK.ids, first="poet")
    while game.phase != "vote":
        game = game.play(bots[game.waiting_for[0]].act(game.view(game.waiting_for[0])))
    view = game.view("literal")
    listener = bots["literal"]
    assert isinstance(listener, LiteralBot)
    assert view["clue"] is not None
    listener.act(view)
    said = listener.explain()
    assert said is not None
    return view["clue"]["text"], tuple(each.card for each in said.ranking), listener.reading(view), said


def opened(clue: str, cards: tuple[str, ...], reading: Reading, said: Explanation) -> Table:
    """Return a vote opened up: how cards are felt, what a literal listener makes of it, what the bot says."""
    felt = np.array([[reading.fit(clue, card) for card in cards]])
    heard = theory.literal_listener(np.exp(LiteralBot.sharpness * felt))[0]
    rows = [
        [
            each.title,
            f"{pull:.2f}",
            f"{np.exp(LiteralBot.sharpness * pull):.1f}",
            f"{chance:.2f}",
            f"{each.belief:.2f}",
        ]
        for each, pull, chance in zip(said.ranking, felt[0], heard, strict=True)
    ]
    return table([f"“{clue}”", "felt", "fits", "literal listener", "the bot says"], rows)


# ── questions ──────────────────────────────────────────────────────────────


def ask_birth() -> dixit.Predict:
    """Ask which card is meant by a clue that fits two, if one of them has a better one."""
    return dixit.Predict(
        "She wants you to find her card, and has three words: growth, birth, shell. She says “birth”.",
        choices=["the seed, rather", "the egg, rather", "seed or egg, equally likely"],
        truth="the seed, rather",
        explanation="Three to two. Of the egg she could have said “shell”, which fits nothing else.",
    )


def ask_teller() -> dixit.Predict:
    """Ask the same, if the speaker is paid as a storyteller."""
    return dixit.Predict(
        "Now she is paid as in Dixit, five guess, and she says “birth”. Which is it?",
        choices=["the seed, rather", "the egg, rather", "seed or egg, equally likely"],
        truth="the egg, rather",
        explanation="Nearly two to one. “Shell” would be found by all, so of the egg she says “birth”; "
        "of the seed she might as well have said “growth”.",
    )


def ask_how_many() -> dixit.Predict:
    """Ask to how many of five a clue should be clear, if the lead counts."""
    return dixit.Predict(
        "Five guess, and you can choose exactly how many find your card; the others stray. "
        "It is a race: your lead over the mean guesser counts. How many?",
        number=(1, 4, 1),
        truth=1,
        explanation="You get three either way. A finder gets three, too, a stray vote gives a decoy one.",
    )


def ask_focal() -> dixit.Predict:
    """Ask what it pays to say nothing, with a card that leaps to the eye."""
    return dixit.Predict(
        "You say nothing at all. Your card is the one that leaps to the eye: it draws four times as much as "
        "each of the four others that a guesser may vote for. How many points a turn?",
        number=(0, 3, 0.1),
        truth=lambda: float(silence(4)),
        tolerance=0.15,
        explanation="45/16: a chance of 4/8 for each of five, which is the best that there is.",
    )


def silence(striking: int, mine: bool = True) -> Fraction:
    """Return what it pays to say nothing before five, if one card draws so many times as much.

    If it is a guesser's, that guesser votes among five cards that draw alike: nobody votes for an own one.
    """
    prior = (striking, 1, 1, 1, 1) if mine else (1, striking, 1, 1, 1)
    chance = Fraction(theory.literal_listener([[1, 1, 1, 1, 1]], prior)[0][0])
    return Fraction(theory.storyteller_payoff(RULES, 5, [chance if mine else Fraction(1, 5), *[chance] * 4]))


def lead(finders: int) -> Fraction:
    """Return the storyteller's lead over the mean of five guessers, if exactly so many find the card."""
    chances = [1] * finders + [0] * (5 - finders)
    others = theory.guesser_payoff(RULES, 5, chances)
    return theory.storyteller_payoff(RULES, 5, chances) - Fraction(sum(others)) / 5


def unknown_friends() -> Fraction:
    """Return what a clue pays that one in two finds surely and the other never, not knowing who is who."""
    cases = [theory.storyteller_payoff(RULES, 5, list(case)) for case in product((0, 1), repeat=5)]
    return Fraction(sum(cases)) / len(cases)


# ── checks ─────────────────────────────────────────────────────────────────


def check_paid(function: Callable[[Fraction, Fraction], object]) -> Verdict:
    """Exercise 1: the storyteller's points before two guessers, each with a chance of their own."""
    for a, b in product((Fraction(0), Fraction(1, 4), Fraction(1, 2), Fraction(1)), repeat=2):
        value, stopped = call(function, a, b)
        if stopped:
            return stopped
        if value is None or value is ...:
            return not_yet("Replace `...` by the expected points, worked out from `a` and `b`.")
        given, truth = number(value), theory.audience_payoff(RULES, (1, 1), (a, b))
        if given is None:
            return again(f"For a = {a} and b = {b} you return {value!r}, which is no number.")
        if abs(given - Fraction(truth)) > Fraction(1, 10**9):
            hint = (
                "Exactly one of the two has to find it: the first and not the second, or the other way round."
            )
            if given == 3 * (a + b - a * b):
                hint = "You are paid for “at least one”. If both find it, you get nothing."
            if given == Fraction(truth) / 3:
                hint = "That is the chance. What does it pay?"
            return again(f"For a = {a} and b = {b} you get {given}, but it is {truth}. {hint}")
    return right("At a = b = 1/2 that is 3/2; at a = 1, b = 0 it is twice as much.")


def check_clue(answer: object) -> Verdict:
    """Exercise 2: a clue that pays well before Ben and Cleo."""
    if answer is None or answer is ...:
        return not_yet("Write a clue between quotation marks.")
    if not isinstance(answer, str) or not answer.strip() or len(answer) > 200:
        return again("A clue is a text of up to 200 letters, between quotation marks.")
    ben, cleo = finds("Ben", answer), finds("Cleo", answer)
    chances = f"Ben finds it with chance {ben:.2f}, Cleo with {cleo:.2f}: {pays(answer):.2f} points a turn."
    if pays(answer) > WELL_PAID:
        return right(chances)
    if min(ben, cleo) > 0.5:
        return again(f"{chances} Both hear it. What does only one of them see in the picture?")
    if max(ben, cleo) < 0.5:
        return again(f"{chances} Neither hears it. It has to be in the picture for somebody.")
    return again(f"{chances} One hears it better than the other; make the gap wider.")

"""Lesson 07: many games of bots, and how sure one can be; its questions, its medals, the first check."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache
from math import comb

import numpy as np

import dixit_widget as dixit
from dixit_widget.bots import CHARACTERS, Explanation
from dixit_widget.simulate import Tournament, tournament
from dixit_widget.words import say
from lesson import Table, Verdict, again, call, not_yet, number, right, table

RULES = dixit.edition("dixit-2021")
SIX = ("poet", "strategist", "human", "literal", "contrarian", "random")


def characters() -> Table:
    """Return the six bots that there are, and how they play."""
    rows = [[name, called(name), say(f"character.{name}.note")] for name in SIX]
    return table(["id", "who", "how"], rows)


def called(name: str) -> str:
    """Return how people call a bot, as the figures do; one that is not of the six by its own name."""
    return say(f"character.{name}") if name in CHARACTERS else name


def one_turn(names: Sequence[str], seed: int) -> tuple[dixit.Game, list[tuple[str, Explanation]]]:
    """Let bots play one turn, the first of them telling.

    Returns
    -------
    game : Game
        As it is when the turn has been scored.
    thoughts : list of (str, Explanation)
        Who did something, and why, in order.
    """
    deck = dixit.Deck.default()
    bots = {name: CHARACTERS[name](deck, "en", f"{seed}/{name}", RULES) for name in names}
    game = dixit.Game.start(RULES, names, seed=seed, deck=deck.ids, first=names[0])
    thoughts = []
    while game.phase != "review":
        bot = bots[game.waiting_for[0]]
        game = game.play(bot.act(game.view(bot.name)))
        thoughts.append((bot.name, bot.explain()))
    return game, thoughts


# ── medals ─────────────────────────────────────────────────────────────────


def places(result: Tournament, size: int) -> dict[str, np.ndarray]:
    """Cut a tournament into small ones, and return how often each bot comes first, second, and so on.

    Whoever wins equally many games of a small tournament shares the places that they take together.
    """
    taken = {bot: np.zeros(len(result.bots)) for bot in result.bots}
    for part in range(len(result.turns) // size):
        wins = result.wins[part * size : (part + 1) * size].sum(axis=0)
        for bot, won in zip(result.bots, wins, strict=True):
            equal = np.isclose(wins, won)
            ahead = int(((wins > won) & ~equal).sum())
            taken[bot][ahead : ahead + equal.sum()] += 1 / equal.sum()
    return taken


def small_tournaments(result: Tournament, size: int) -> Table:
    """Cut a tournament into small ones, and return how often each bot has which medal."""
    parts = len(result.turns) // size
    rows = [
        [called(bot), *(f"{count:.3g}" for count in taken[:3])] for bot, taken in places(result, size).items()
    ]
    return table([f"{parts} tournaments of {size} games", "gold", "silver", "bronze"], rows)


def as_good_as(wins: int, games: int) -> float:
    """Return the chance that one or the other of two equal bots wins so many games of a match, or more."""
    return min(1.0, sum(comb(games, won) for won in range(wins, games + 1)) / float(2 ** (games - 1)))


# ── questions ──────────────────────────────────────────────────────────────


@cache
def _long(bots: tuple[str, ...], games: int, seed: int) -> Tournament:
    return tournament(bots, RULES, games=games, seed=seed, progress=False)


def ask_best(games: int = 240, seed: int = 4) -> dixit.Predict:
    """Ask which of the six bots wins most; the games are played when it is revealed."""

    def best() -> str:
        result = _long(SIX, games, seed)
        return called(result.bots[int(np.argmax(result.win_share))])

    return dixit.Predict(
        f"All six at one table, {games} games. Who wins most?",
        choices=[called(name) for name in SIX],
        truth=best,
        explanation="By how much, and how sure that is, the figures below will say.",
    )


def ask_equal() -> dixit.Predict:
    """Ask how often two equal bots end a match of 100 games with 55 or more for one of them."""
    return dixit.Predict(
        "Two exactly equal bots play 100 games. How likely is it that one of the two wins 55 or more?",
        number=(0, 100),
        unit="%",
        truth=lambda: round(100 * as_good_as(55, 100)),
        tolerance=7,
        explanation="The standard error of 100 games is 5%, so 55 is just one of them away from even.",
    )


def ask_company() -> dixit.Predict:
    """Ask among whom the strategist wins more."""
    listeners = "among three who take it at its word"
    return dixit.Predict(
        "Where does the strategist win more?",
        choices=["among three dreamers", listeners, "the same in both"],
        truth=listeners,
        explanation="A clue is worth something only where somebody can follow it – and somebody cannot.",
    )


# ── exercise 1 ─────────────────────────────────────────────────────────────


def check_games_needed(function: Callable[[float, float], object]) -> Verdict:
    """Exercise 1: games until the 95% interval of a share is no wider than ± a margin."""
    for share, margin in ((0.5, 0.05), (0.5, 0.01), (1 / 6, 0.02), (0.9, 0.05)):
        value, stopped = call(function, share, margin)
        if stopped:
            return stopped
        if value is None or value is ...:
            return not_yet("Solve for n, and replace `...` by it.")
        given = number(value)
        if given is None:
            return again(f"With ({share:.3g}, {margin}) you return {value!r}, which is no number.")
        needed = share * (1 - share) * (1.96 / margin) ** 2
        if not 0.99 <= float(given) / needed <= 1.05:
            return again(
                f"With a share of {share:.3g} and a margin of {margin} you get {float(given):.5g}, but it "
                f"takes {needed:.0f} games. {_what_slipped(given, share, margin)}"
            )
    return right("Half the margin takes four times the games: that is the price of precision.")


def _what_slipped(given: Fraction, share: float, margin: float) -> str:
    variance = share * (1 - share)
    slips = {
        variance / margin**2: "One standard error holds only 68%; for 95% it takes 1.96 of them.",
        1.96 * variance / margin**2: "The 1.96 stands under the square, too.",
        variance * 1.96 / margin: "Square both sides before you solve for n.",
        variance**0.5 * 1.96 / margin: "That is the square root of n.",
        variance * (2 * 1.96 / margin) ** 2: "The margin is one side of the interval, half of it.",
        0.25 * (1.96 / margin) ** 2: "That holds for a share of one half; put the share into it.",
        share * (1.96 / margin) ** 2: "The variance of a win is p (1 − p), not p.",
    }
    for slip, hint in slips.items():
        if abs(float(given) - slip) <= 0.01 * slip + 1:
            return hint
    return "The margin is 1.96 standard errors; put them equal and solve for n."

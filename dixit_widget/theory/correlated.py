"""Correlated equilibrium: a mediator tells each in private what to do, and all do best to follow."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import product

from dixit_widget.rules.validation import shown
from dixit_widget.theory.dependence import TheoryProblem
from dixit_widget.theory.normal_form import NormalForm, Profile, Strategy, check_game

MOST_PROFILES = 300
"""The most profiles of a game whose correlated equilibria are looked for, in exact arithmetic."""


def correlated_equilibrium(game: NormalForm, favour: int | None = None) -> dict[Profile, Fraction]:
    """Return the correlated equilibrium that pays most.

    A linear programme, solved exactly by the simplex method with Bland's rule.

    Parameters
    ----------
    game : NormalForm
        With 300 profiles at most.
    favour : int, optional
        The player who is to get as much as possible; None: all of them together.

    Returns
    -------
    dict of tuple to Fraction
        How likely the mediator is to draw each profile; profiles that are never drawn are left out.

    Raises
    ------
    TheoryProblem

    References
    ----------
    Robert J. Aumann, "Subjectivity and correlation in randomized strategies", *Journal of Mathematical
    Economics* 1 (1974), 67-96.

    Examples
    --------
    No mediator helps voters out of a dilemma: what is dominated is not done, whoever recommends it.

    >>> from dixit_widget.rules import edition
    >>> from dixit_widget.theory import voting_game
    >>> correlated_equilibrium(voting_game(edition("dixit-2021"), guessers=3))
    {(1, 1, 1): Fraction(1, 1)}
    """
    game = check_game(game)
    if game.profiles > MOST_PROFILES:
        raise TheoryProblem("theory.too_many", profiles=f"{game.profiles:,}", most=f"{MOST_PROFILES:,}")
    players = range(len(game.players))
    if favour is not None and (isinstance(favour, bool) or favour not in players):
        raise TheoryProblem("theory.favour", most=len(players) - 1, value=shown(favour))
    profiles = list(product(*game.strategies))
    pays = {profile: [Fraction(pay) for pay in game.payoffs(profile)] for profile in profiles}
    worth = [sum(pays[each], Fraction(0)) if favour is None else pays[each][favour] for each in profiles]
    lowest = min(worth)
    chances = _largest([value - lowest + 1 for value in worth], list(_temptations(game, profiles, pays)))
    return {profile: chance for profile, chance in zip(profiles, chances, strict=True) if chance}


def _temptations(
    game: NormalForm, profiles: list[Profile], pays: dict[Profile, list[Fraction]]
) -> Iterator[list[Fraction]]:
    """Yield, for each player, advice and other choice, what the other choice gains in each profile."""
    for player, own in enumerate(game.strategies):
        for advice, other in product(own, own):
            if advice != other:
                yield [
                    _gain(pays, each, player, other) if each[player] == advice else Fraction(0)
                    for each in profiles
                ]


def _gain(pays: dict[Profile, list[Fraction]], profile: Profile, player: int, other: Strategy) -> Fraction:
    changed = (*profile[:player], other, *profile[player + 1 :])
    return pays[changed][player] - pays[profile][player]


def _largest(worth: list[Fraction], temptations: list[list[Fraction]]) -> list[Fraction]:
    """Maximise worth · p over p ≥ 0 with sum at most 1 and no gain from any temptation.

    As all worth is positive, and a multiple of what tempts nobody tempts nobody, the sum is 1 at the end.
    """
    size, rows = len(worth), len(temptations) + 1
    table = [
        [*row, *(Fraction(i == j) for j in range(rows)), Fraction(i == rows - 1)]
        for i, row in enumerate([*temptations, [Fraction(1)] * size])
    ]
    goal = [*worth, *[Fraction(0)] * (rows + 1)]
    basis = list(range(size, size + rows))
    while True:
        entering = next((j for j in range(size + rows) if goal[j] > 0), None)
        if entering is None:
            break
        ratios = [(row[-1] / row[entering], basis[i], i) for i, row in enumerate(table) if row[entering] > 0]
        _, _, leaving = min(ratios)
        pivot = table[leaving] = [value / table[leaving][entering] for value in table[leaving]]
        for i, row in enumerate(table):
            if i != leaving and row[entering]:
                table[i] = [a - row[entering] * b if b else a for a, b in zip(row, pivot, strict=True)]
        goal = [a - goal[entering] * b if b else a for a, b in zip(goal, pivot, strict=True)]
        basis[leaving] = entering
    chances = [Fraction(0)] * size
    for i, variable in enumerate(basis):
        if variable < size:
            chances[variable] = table[i][-1]
    return chances

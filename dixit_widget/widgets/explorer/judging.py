"""What rules come to: the best clue, the voters' game, the length of games, whose seat is better.

NumPy is loaded when the first games are simulated; where it is missing, the room that needs it says so.
"""

from __future__ import annotations

import functools
from statistics import NormalDist
from typing import TYPE_CHECKING, Final

import msgspec

from dixit_widget.rules import RuleSet
from dixit_widget.widgets.explorer.messages import Judged, SeatApart
from dixit_widget.words import Both, Problem

if TYPE_CHECKING:
    from dixit_widget.simulate import Simulation
    from dixit_widget.theory import Clarity, VotingGame

GAMES: Final = 20_000
_FEW: Final = 500
_LONG: Final = 80.0
"""Mean turns from which games are so long that fewer of them must do."""
_REMEMBERED: Final = 64
"""How many answers of each kind are kept: who turns a rule back sees the old picture at once."""
_BY_CHANCE: Final = 0.01
"""How likely it may be that a seat is named though all are alike."""
_ROUNDING: Final = 1e-9


def fits(rules: RuleSet, players: int) -> bool:
    """Whether rules are for so many players."""
    return rules.players_min <= players <= rules.players_max and not (rules.players_even and players % 2)


@functools.lru_cache(_REMEMBERED)
def judged_by_theory(rules: RuleSet, players: int) -> Judged:
    """Return the best clue and the kind of the voters' game: what takes no simulation.

    Examples
    --------
    >>> from dixit_widget.rules import edition
    >>> judged = judged_by_theory(edition("dixit-2021"), 6)
    >>> judged.clue, judged.worth, judged.kind
    (0.5, 2.8125, 'prisoners_dilemma')
    """
    if not fits(rules, players):
        return Judged()
    try:
        clue, kind = best_clue(rules, players), voters_game(rules, players).kind
    except Problem as problem:
        return Judged(no_theory=said(problem))
    return Judged(clue=float(clue.p), worth=float(clue.value), any_clue=clue.flat, kind=kind)


def judged(rules: RuleSet, players: int) -> Judged:
    """Return all that rules come to, with 20,000 simulated games."""
    exact = judged_by_theory(rules, players)
    if not fits(rules, players):
        return exact
    try:
        sim = simulated(rules, players)
    except Problem as problem:
        return msgspec.structs.replace(exact, no_games=said(problem))
    return msgspec.structs.replace(exact, turns=float(sim.mean_turns), apart=seat_apart(sim))


def said(problem: Problem) -> Both:
    """Return a problem's sentence in every language."""
    return {"en": problem.message("en"), "fr": problem.message("fr")}


@functools.lru_cache(_REMEMBERED)
def best_clue(rules: RuleSet, players: int) -> Clarity:
    """Return how clear the best clue is.

    Raises
    ------
    Problem
        If there is no card to find, or a package is missing.
    """
    from dixit_widget.theory import best_clarity

    return best_clarity(rules, rules.sides_for(players) - 1)


@functools.lru_cache(_REMEMBERED)
def voters_game(rules: RuleSet, players: int) -> VotingGame:
    """Return the voters' game; of very many guessers, of as many as can be worked out.

    Raises
    ------
    Problem
        If there is no card to find, or a package is missing.
    """
    from dixit_widget.theory import voting_game
    from dixit_widget.theory.voting import MOST_GUESSERS

    return voting_game(rules, min(rules.sides_for(players) - 1, MOST_GUESSERS))


@functools.lru_cache(_REMEMBERED)
def simulated(rules: RuleSet, players: int, n: int = GAMES) -> Simulation:
    """Simulate 20,000 games; fewer, if they are so long that it would take seconds.

    Raises
    ------
    Problem
        If they cannot be simulated, or a package is missing.
    """
    from dixit_widget.simulate import games

    pilot = games(rules, players, _FEW)
    return games(rules, players, n) if pilot.mean_turns <= _LONG else pilot


def seat_apart(sim: Simulation) -> SeatApart | None:
    """Return the seat whose share is further from a fair one than chance would take it.

    The bound is Bonferroni's, for as many seats as there are and a chance of 1% that any of them passes it.
    """
    far = NormalDist().inv_cdf(1 - _BY_CHANCE / (2 * sim.players))
    away = sim.win_share - 1 / sim.players
    bound = far * sim.win_share_error + _ROUNDING
    best, least = int(away.argmax()), int(away.argmin())
    if away[best] > bound[best]:
        return SeatApart("best", best + 1, float(sim.win_share[best]))
    if -away[least] > bound[least]:
        return SeatApart("least", least + 1, float(sim.win_share[least]))
    return None

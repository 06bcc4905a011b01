"""What rules come to in simulated games: how long they last, and whose seat is better.

NumPy is loaded when the first games are simulated; where it is missing, the room that needs it says so.
"""

from __future__ import annotations

import functools
from statistics import NormalDist
from typing import TYPE_CHECKING, Final

import msgspec

from dixit_widget.rules import RuleSet
from dixit_widget.rules.players import fits
from dixit_widget.table.judging import Judged, SeatApart, judged_by_theory, said
from dixit_widget.words import Problem

if TYPE_CHECKING:
    from dixit_widget.simulate import Simulation

GAMES: Final = 20_000
_FEW: Final = 500
_LONG: Final = 80.0
"""Mean turns from which games are so long that fewer of them must do."""
_REMEMBERED: Final = 64
"""How many answers of each kind are kept: who turns a rule back sees the old picture at once."""
BY_CHANCE: Final = 0.01
"""How likely it may be that a seat is named though all are alike."""
_ROUNDING: Final = 1e-9


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
    """Return the seat that stands out: its interval touches neither a fair share nor that of another seat.

    The intervals are Bonferroni's: a chance of 1% that any of them misses. None: all hold the fair share.
    """
    far = NormalDist().inv_cdf(1 - BY_CHANCE / (2 * sim.players))
    fair = 1 / sim.players
    bound = far * sim.win_share_error + _ROUNDING
    low, high = sim.win_share - bound, sim.win_share + bound
    if ((low <= fair) & (fair <= high)).all():
        return None
    best, least = int(sim.win_share.argmax()), int(sim.win_share.argmin())
    if low[best] > fair and (high >= low[best]).sum() == 1:
        return SeatApart("best", best + 1, float(sim.win_share[best]))
    if high[least] < fair and (low <= high[least]).sum() == 1:
        return SeatApart("least", least + 1, float(sim.win_share[least]))
    return SeatApart("several")

"""Gambit: games written in its file format, and solved by its Python package where that is installed."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any, Final

from dixit_widget.theory.dependence import TheoryProblem
from dixit_widget.words import Problem

_TRIES: Final = 5
"""Now and then Gambit takes a matrix for singular: then it is asked from a start that is a little another."""

_NUDGE: Final = 0.01
"""How far another start is from the first strategies: another matrix, but the same search."""


class MissingGambit(Problem, ImportError):
    """``pygambit`` isn't installed."""


def write(
    title: str,
    players: Sequence[str],
    strategies: Sequence[Sequence[object]],
    payoffs: Iterable[Sequence[int | Fraction]],
) -> str:
    """Write a game in Gambit's format for normal forms.

    Parameters
    ----------
    title : str
    players : sequence of str
    strategies : sequence of sequence
        For each player, their strategies.
    payoffs : iterable of sequence of int or Fraction
        For each profile what the players get; player 0's strategy runs fastest.

    Returns
    -------
    str
    """
    labels = " ".join("{ " + " ".join(_quoted(_label(choice)) for choice in own) + " }" for own in strategies)
    body = "\n".join(" ".join(map(str, pays)) for pays in payoffs)
    readable = all(name.isascii() for name in players)  # of other letters Gambit makes nothing
    names = " ".join(_quoted(name if readable else f"player {i}") for i, name in enumerate(players))
    return f'NFG 1 R {_quoted(title)} {{ {names} }}\n{{ {labels} }}\n""\n{body}\n'


def _label(choice: object) -> str:
    # Never a bare number: while it reads, Gambit numbers strategies itself, and takes the two for the same.
    return "slot " + ("+".join(map(str, choice)) if isinstance(choice, tuple) else str(choice))


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def solve(nfg: str) -> list[list[list[float]]]:
    """Return some equilibria of a game: for each, player and strategy, the chance that it is played.

    Raises
    ------
    MissingGambit
    TheoryProblem
        If Gambit fails, however often it is asked.
    """
    try:
        import pygambit  # type: ignore[import-untyped,import-not-found,unused-ignore]
    except ImportError as error:
        raise MissingGambit("theory.no_gambit") from error
    game = pygambit.read_nfg(io.StringIO(nfg))
    return [
        [[float(str(profile[choice])) for choice in player.strategies] for player in game.players]
        for profile in _equilibria(game, pygambit.nash.gnm_solve)
    ]


def _equilibria(game: Any, solver: Any) -> Any:
    for number in range(_TRIES):
        start = game.mixed_strategy_profile(rational=False)
        for player in game.players:
            for i, strategy in enumerate(player.strategies):
                start[strategy] = 1.0 if i == 0 else _NUDGE * number * i
        try:
            return solver(start).equilibria
        except RuntimeError as error:
            reason = error
    raise TheoryProblem("theory.gambit_failed", reason=str(reason)) from reason

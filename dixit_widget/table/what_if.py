"""What if the votes of a scored turn had lain elsewhere, or other rules had held? It is counted again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from dixit_widget.engine import Game
from dixit_widget.engine.setup import team_name
from dixit_widget.rules import RuleSet, editions
from dixit_widget.table.points import CountedTurn, counted, refuse_vote
from dixit_widget.table.position import COLUMNS, position_of
from dixit_widget.table.rpc import RefusedRequest

AS_PLAYED: Final = "played"
"""Stands for the rules of the game among the choices, where they are no edition as it is in the box."""


def recount(
    game: Game, votes: Mapping[str, Sequence[int]], red: int | None, others: Sequence[str]
) -> CountedTurn:
    """Count a turn again.

    Parameters
    ----------
    game : Game
        At the review of the turn: all that is told lies open there.
    votes : mapping of str to sequence of int
        By player, in team mode by team; whoever is missing voted as they did.
    red : int or None
        Where the red token lies; None: where it lay.
    others : sequence of str
        Ids of editions that are compared with the rules of the game.

    Raises
    ------
    Problem
        If votes cannot lie there, or there is no such edition.
    """
    played = game.last_round
    assert played is not None
    choices = _choices(game.rules)
    unknown = [id for id in others if id not in choices]
    if unknown or len(others) >= COLUMNS:
        raise RefusedRequest("request.what_if", name=", ".join(unknown)[:40], most=COLUMNS - 1)
    rules = (game.rules, *[choices[id] for id in others])
    sides = tuple([team_name(team) for team in game.teams]) or game.players
    position = position_of(played, rules, game.tableau, sides, game.tableau)
    for voter, slots in votes.items():
        refuse_vote(position, voter, slots)
        position = position.vote(voter, slots)
    if red is not None and played.red is not None:
        position = position.mark(red=red)
    return counted(position, choices)


def _choices(rules: RuleSet) -> dict[str, RuleSet]:
    """Return what a column can be: the rules of the game, and every edition."""
    known = editions()
    return dict(known) if rules in known.values() else {AS_PLAYED: rules, **known}

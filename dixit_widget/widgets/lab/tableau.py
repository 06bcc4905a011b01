"""What can be laid out to be asked about: a round, a lab or its state, a preset, a turn of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dixit_widget.engine import Game
from dixit_widget.engine.setup import team_name
from dixit_widget.rules import Round, RuleSet
from dixit_widget.table import position as positions
from dixit_widget.table.position import Position
from dixit_widget.widgets.lab.kinds import RefusedQuestion
from dixit_widget.widgets.lab.presets import NAMES, preset
from dixit_widget.widgets.lab.scoring_lab import ScoringLab

RoundLike = Round | ScoringLab | Mapping[str, Any] | str | Game


def laid_out(given: object, rules: tuple[RuleSet, ...], deck: Sequence[str]) -> Position:
    """Lay out what was given.

    Parameters
    ----------
    given : Round, dict, str, ScoringLab or Game
        A round, a lab's state, the name of a lab's preset, a lab, or a game whose turn has just been scored.
    rules : tuple of RuleSet
        For a round, or a state without rules; a preset, a lab and a game bring theirs.
    deck : sequence of str
        Cards to take from where none are said.

    Raises
    ------
    Problem
        If it cannot be laid out.
    """
    if isinstance(given, ScoringLab):
        return positions.read(given.state, None, given.rules, deck)
    if isinstance(given, Game):
        return _turn(given, rules, deck)
    if isinstance(given, str):
        chosen = preset(given)
        return positions.position_of(chosen.round, chosen.rules, deck, NAMES)
    if isinstance(given, Round):
        return positions.position_of(given, rules, deck, NAMES)
    return positions.read(given, None, rules, deck)


def _turn(game: Game, others: Sequence[RuleSet], deck: Sequence[str]) -> Position:
    """Lay out the turn that has just been scored, with the cards that lay there; its own rules come first."""
    played = game.last_round
    if game.phase != "review" or played is None:
        raise RefusedQuestion("predict.turn", phase=game.phase)
    rules = (game.rules, *[each for each in others if each != game.rules])[: positions.COLUMNS]
    sides = tuple([team_name(team) for team in game.teams]) or game.players
    return positions.position_of(played, rules, deck, sides, game.tableau)

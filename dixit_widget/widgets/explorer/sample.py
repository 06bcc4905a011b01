"""The turn that is scored below the pictures: as many players as the explorer has, and a lone finder."""

from __future__ import annotations

from collections.abc import Sequence

from dixit_widget.rules import Round, RuleSet
from dixit_widget.widgets.lab.presets import NAMES
from dixit_widget.widgets.lab.scoring_lab import ScoringLab

_TELLER = NAMES[3]
_GUESSERS = [name for name in NAMES if name != _TELLER]
_FINDER = 2  # among the guessers; with fewer it is the last
_PLACE = 4  # of the storyteller's card; with fewer cards it lies last


def fits(rules: RuleSet, players: int) -> bool:
    """Whether rules are for so many players."""
    return rules.players_min <= players <= rules.players_max and not (rules.players_even and players % 2)


def lone_finder(rules: RuleSet, players: int) -> Round:
    """Return a turn in which one finds the storyteller's card and all others vote for a card of the finder.

    Parameters
    ----------
    rules : RuleSet
        In which one storyteller's card is to be found by each for oneself.
    players : int

    Examples
    --------
    >>> from dixit_widget.rules import edition
    >>> lone_finder(edition("dixit-2021"), 4).votes.values()
    dict_values([(3,), (3,), (4,)])
    """
    guessers = _GUESSERS[: players - 1]
    finder = guessers[min(_FINDER, len(guessers) - 1)]
    slots = guessers * rules.cards_each_for(players)
    slots.insert(min(_PLACE, len(slots)), _TELLER)
    decoy, card = slots.index(finder) + 1, slots.index(_TELLER) + 1
    return Round(_TELLER, tuple(slots), {name: (card if name == finder else decoy,) for name in guessers})


def show(lab: ScoringLab, rules: Sequence[RuleSet], players: int) -> None:
    """Score the turn in a lab under these rules; where as many sit there already, votes stay as they lie."""
    first = rules[0]
    if first.mode != "storyteller" or not fits(first, players) or len(set(lab.round.slots)) == players:
        lab.rules = rules
        return
    turn = lone_finder(first, players)
    votes = {voter: list(slots) for voter, slots in turn.votes.items()}
    lab.state = {
        "storyteller": turn.storyteller,
        "slots": list(turn.slots),
        "votes": votes,
        "rules": list(rules),
    }

"""The turn that is scored below the pictures: as many sides as the explorer has, and a lone finder."""

from __future__ import annotations

from collections.abc import Sequence

from dixit_widget.rules import InvalidRound, Round, RuleSet
from dixit_widget.widgets.lab.position import named_sides, verdict, voters
from dixit_widget.widgets.lab.presets import NAMES
from dixit_widget.widgets.lab.scoring_lab import ScoringLab

_TELLER = 3  # among the sides; with fewer it is the last
_FINDER = 2  # among the guessers; with fewer it is the last
_PLACE = 4  # of the storyteller's card; with fewer cards it lies last


def fits(rules: RuleSet, players: int) -> bool:
    """Whether rules are for so many players."""
    return rules.players_min <= players <= rules.players_max and not (rules.players_even and players % 2)


def lone_finder(rules: RuleSet, players: int) -> Round:
    """Return a turn in which one votes for the storyteller's card and all others for a card of that one.

    Parameters
    ----------
    rules : RuleSet
    players : int

    Examples
    --------
    >>> from dixit_widget.rules import edition
    >>> lone_finder(edition("dixit-2021"), 4).votes.values()
    dict_values([(3,), (3,), (4,)])
    """
    sides = named_sides(rules, rules.sides_for(players), NAMES)
    teller = sides[min(_TELLER, len(sides) - 1)]
    guessers = [name for name in sides if name != teller]
    finder = guessers[min(_FINDER, len(guessers) - 1)]
    slots = guessers * rules.cards_each_for(players)
    slots.insert(min(_PLACE, len(slots)), teller)
    slots += [teller] * (rules.storyteller_cards() - 1)
    decoy, card = slots.index(finder) + 1, slots.index(teller) + 1
    votes = {name: (card if name == finder else decoy,) for name in voters(rules, sides, teller)}
    red = len(slots) if rules.red_token else None
    return Round(teller, tuple(slots), votes, red, card if rules.storyteller_cards() > 1 else None)


def show(lab: ScoringLab, rules: Sequence[RuleSet], players: int) -> None:
    """Score a turn of the last rules in a lab, beside it under those that allow such a turn as well.

    Votes stay as they lie where they are possible and as many sit there already.
    """
    own = rules[-1]
    if not fits(own, players):
        lab.rules = rules
        return
    turn = lone_finder(own, players)
    compared = [one for one in rules if _possible(one, turn)]
    if _stays(lab, own, players):
        lab.rules = compared
        return
    lab.state = {
        "storyteller": turn.storyteller,
        "slots": list(turn.slots),
        "votes": {voter: list(slots) for voter, slots in turn.votes.items()},
        "red": turn.red,
        "target": turn.target,
        "rules": compared,
    }


def _possible(rules: RuleSet, turn: Round) -> bool:
    return not isinstance(verdict(rules, turn), InvalidRound)


def _stays(lab: ScoringLab, rules: RuleSet, players: int) -> bool:
    alike = lab.rules[0].mode == rules.mode
    return alike and len(set(lab.round.slots)) == rules.sides_for(players) and _possible(rules, lab.round)

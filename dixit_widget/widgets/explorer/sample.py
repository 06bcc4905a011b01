"""The turn that is scored under the rules: as many sides as play, and a lone finder till votes are moved."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from dixit_widget.rules import InvalidRound, Round, RuleSet
from dixit_widget.rules.players import fits
from dixit_widget.table.points import CountedTurn, counted
from dixit_widget.table.position import Position, named_sides, position_of, verdict, voters
from dixit_widget.widgets.lab.presets import NAMES
from dixit_widget.words import Problem

_TELLER = 3  # among the sides; with fewer it is the last
_FINDER = 2  # among the guessers; with fewer it is the last
_PLACE = 4  # of the storyteller's card; with fewer cards it lies last


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


def laid(
    before: Position | None, own: RuleSet, others: Sequence[RuleSet], players: int, deck: Sequence[str]
) -> Position | None:
    """Lay a turn of some rules out, to be scored under others as well that allow such a turn.

    Votes stay as they lie where they are possible and as many sit there already.

    Parameters
    ----------
    before : Position or None
        What lies there.
    own : RuleSet
    others : sequence of RuleSet
        The yardstick first, and ``own`` where it stands among them.
    players : int
    deck : sequence of str

    Returns
    -------
    Position or None
        None: so many cannot play by these rules, or more cards would lie there than can.
    """
    if not fits(own, players):
        return None
    turn = lone_finder(own, players)
    if before is not None and _stays(before, own, players):
        turn = before.round
    compared = tuple(rules for rules in others if rules == own or _possible(rules, own, turn))
    lying = before.cards if before is not None else ()
    try:
        return position_of(turn, compared, deck, NAMES, lying=lying)
    except Problem:
        return None


def scored(position: Position) -> CountedTurn:
    """Return the turn and its points, as a page is shown them: there is nothing to choose from."""
    turn = counted(position, {str(at): rules for at, rules in enumerate(position.rules)})
    return msgspec.structs.replace(turn, sheet=msgspec.structs.replace(turn.sheet, choices=()))


def _possible(rules: RuleSet, own: RuleSet, turn: Round) -> bool:
    return rules.mode == own.mode and not isinstance(verdict(rules, turn), InvalidRound)


def _stays(before: Position, rules: RuleSet, players: int) -> bool:
    alike = before.rules[0].mode == rules.mode
    seated = len(set(before.round.slots)) == rules.sides_for(players)
    return alike and seated and not isinstance(verdict(rules, before.round), InvalidRound)

"""The end of a turn: hands are filled from the pile, in the four ways the rulebooks know."""

from __future__ import annotations

from dixit_widget.engine.chance import shuffled
from dixit_widget.engine.setup import Setup

Cards = tuple[str, ...]


def refill(
    setup: Setup, hands: dict[str, Cards], pile: Cards, discard: Cards, turn: int, storyteller: str
) -> tuple[dict[str, Cards], Cards, Cards]:
    """Fill every hand, one player after the other: the order is the rules' ``draws_first``.

    No rulebook names an order; it decides who holds which card, and whose hand a pile that runs out leaves
    short.

    Parameters
    ----------
    setup : Setup
    hands : dict of str to tuple of str
    pile : tuple of str
        The top card first.
    discard : tuple of str
        With the cards of the turn that ends.
    turn : int
    storyteller : str
        Of the turn that ends.

    Returns
    -------
    hands, pile, discard
    """
    size = setup.hand_size
    held = len(setup.deck) - len(pile) - len(discard)  # what lies nowhere else
    missing = size * len(hands) - held
    pile, discard = _stocked(setup, missing, pile, discard, turn)
    filled = hands.copy()
    drawn = 0
    roles = setup.roles
    first = storyteller if setup.rules.draws_first == "storyteller" else roles[storyteller].following
    for player in roles[first].order:
        hand = hands[player]
        upto = drawn + size - len(hand)
        filled[player] = hand + pile[drawn:upto]
        drawn = upto
    return filled, pile[drawn:], discard


def _stocked(setup: Setup, missing: int, pile: Cards, discard: Cards, turn: int) -> tuple[Cards, Cards]:
    """Make a new pile where the rules say so."""
    kind = setup.rules.refill
    if kind == "every_turn":
        return tuple(shuffled(pile + discard, setup.seed, "reshuffle", turn)), ()
    if missing <= len(pile) or kind == "none":
        return pile, discard
    if kind == "reshuffle_all":
        return tuple(shuffled(pile + discard, setup.seed, "reshuffle", turn)), ()
    return pile + tuple(shuffled(discard, setup.seed, "reshuffle", turn)), ()


def passed_left(setup: Setup, hands: dict[str, Cards]) -> dict[str, Cards]:
    """Give every hand to the left neighbour, as party mode does."""
    return {setup.roles[player].following: hands[player] for player in setup.players}

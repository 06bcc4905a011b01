"""Who does what in a turn: the only place where the three modes of play differ before scoring."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from dixit_widget.rules import RuleSet

if TYPE_CHECKING:
    from dixit_widget.engine.setup import Setup

Hands = dict[str, tuple[str, ...]]


class Roles(msgspec.Struct, frozen=True):
    """What rules and seats decide about the turns that one player tells.

    Parameters
    ----------
    order : tuple of str
        All players from the storyteller on.
    following : str
        The left neighbour, who tells next.
    owed : dict of str to int
        How many cards each of those who may hand in owes, in playing order.
    votes : dict of str to int
        How many votes each of those who may vote has at most, in playing order.
    """

    order: tuple[str, ...]
    following: str
    owed: dict[str, int]
    votes: dict[str, int]


def roles_of(rules: RuleSet, players: tuple[str, ...], teammate: dict[str, str], storyteller: str) -> Roles:
    """Return what one player's telling decides; the storyteller's side hands in one card each at most."""
    seat = players.index(storyteller)
    order = players[seat:] + players[:seat]
    tellers = (storyteller, teammate.get(storyteller))
    each = rules.cards_each_for(len(players))
    votes_max = rules.votes_max_for(rules.sides_for(len(players)))
    tells_alone = not rules.unseen_hand
    return Roles(
        order=order,
        following=order[1],
        owed={p: 1 if p in tellers else each for p in players if not (tells_alone and p == storyteller)},
        votes={p: votes_max for p in players if rules.mode == "party" or p not in tellers},
    )


def lays_clue_card(rules: RuleSet) -> bool:
    """Whether the card that the clue tells of goes on the table.

    In team mode the rulebook (odyssey-rulebook, "Team Dixit") only speaks of the cards received: then
    the storyteller's stays in hand.
    """
    return not rules.unseen_hand and (rules.mode != "team" or rules.team_target == "both")


def hands_in(setup: Setup, storyteller: str, hands: Hands) -> dict[str, int]:
    """Return who may hand in how many cards once the clue is given; of two opponents in a team either."""
    owed = setup.roles[storyteller].owed
    if setup.teams:
        return {player: count for player, count in owed.items() if len(hands[player]) >= count}
    return owed


def votes(setup: Setup, storyteller: str, handed: Hands) -> dict[str, int]:
    """Return who votes, and for how many cards at most; of a team, who hasn't handed in."""
    votes = setup.roles[storyteller].votes
    if setup.teams:
        return {player: count for player, count in votes.items() if player not in handed}
    return votes


def target_slot(setup: Setup, storyteller: str, owners: tuple[str, ...]) -> int | None:
    """Return the slot of the card to find: the storyteller's, else the teammate's; none in party mode."""
    if setup.rules.mode == "party":
        return None
    return owners.index(storyteller if storyteller in owners else setup.teammate[storyteller]) + 1


def can_play(setup: Setup, storyteller: str, hands: Hands) -> bool:
    """Whether everybody has the cards for a turn with this storyteller."""
    owed = setup.roles[storyteller].owed
    able = [player for player, hand in hands.items() if len(hand) >= owed.get(player, 1)]
    if not setup.teams:
        return len(able) == len(hands)
    return bool(hands[storyteller]) and all(
        any(player in able and player != storyteller for player in team) for team in setup.teams
    )

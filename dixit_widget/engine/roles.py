"""Who does what in a turn: the only place where the three modes of play differ before scoring."""

from __future__ import annotations

from dixit_widget.engine.setup import Setup

Hands = dict[str, tuple[str, ...]]


def lays_clue_card(setup: Setup) -> bool:
    """Whether the card that the clue tells of goes on the table.

    In team mode the rulebook (odyssey-rulebook, "Team Dixit") only speaks of the cards received: then
    the storyteller's stays in hand.
    """
    rules = setup.rules
    return not rules.unseen_hand and (rules.mode != "team" or rules.team_target == "both")


def hands_in(setup: Setup, storyteller: str, hands: Hands) -> tuple[str, ...]:
    """Return who may hand in cards once the clue is given; of two opponents in a team either, not both."""
    if setup.teams:
        return tuple(
            [p for p in setup.players if p != storyteller and _has_enough(setup, storyteller, p, hands)]
        )
    return setup.players if setup.rules.unseen_hand else setup.others[storyteller]


def cards_owed(setup: Setup, storyteller: str | None, player: str) -> int:
    """Return how many cards a player hands in: the storyteller's side one, the others what the rules say."""
    return 1 if player == storyteller or setup.teammate.get(player) == storyteller else setup.cards_each


def waiting_after_hand_in(setup: Setup, waiting: tuple[str, ...], player: str) -> tuple[str, ...]:
    """Return who still has to hand in; a teammate need not any more."""
    left = without(waiting, player)
    if not setup.teams:
        return left
    mate = setup.teammate[player]
    return without(left, mate) if mate in left else left


def without(items: tuple[str, ...], item: str) -> tuple[str, ...]:
    """Return the items but for one."""
    i = items.index(item)
    return items[:i] + items[i + 1 :]


def votes(setup: Setup, storyteller: str, handed: Hands) -> tuple[str, ...]:
    """Return who votes: the guessers; in party mode everybody; of a team, who hasn't handed in."""
    if setup.rules.mode == "party":
        return setup.players
    if setup.teams:
        tellers = (storyteller, setup.teammate[storyteller])
        return tuple([p for p in setup.players if p not in handed and p not in tellers])
    return setup.others[storyteller]


def target_slot(setup: Setup, storyteller: str, owners: tuple[str, ...]) -> int | None:
    """Return the slot of the card to find: the storyteller's, else the teammate's; none in party mode."""
    if setup.rules.mode == "party":
        return None
    return owners.index(storyteller if storyteller in owners else setup.teammate[storyteller]) + 1


def can_play(setup: Setup, storyteller: str, hands: Hands) -> bool:
    """Whether everybody has the cards for a turn with this storyteller."""
    if min(map(len, hands.values())) >= setup.cards_each:
        return True
    if not hands[storyteller]:
        return False
    if setup.teams:
        return all(
            any(p != storyteller and _has_enough(setup, storyteller, p, hands) for p in team)
            for team in setup.teams
        )
    return all(_has_enough(setup, storyteller, p, hands) for p in setup.players)


def _has_enough(setup: Setup, storyteller: str, player: str, hands: Hands) -> bool:
    return len(hands[player]) >= cards_owed(setup, storyteller, player)

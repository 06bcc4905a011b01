"""What a player may do now, without a single illegal choice in it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Literal

import msgspec

from dixit_widget.engine.view_types import ClueKind

if TYPE_CHECKING:
    from dixit_widget.engine.game import Game


class Options(msgspec.Struct, frozen=True, gc=False):
    """What a player may do now.

    Parameters
    ----------
    kind : {"clue", "cards", "vote"}
        Which action it is for.
    cards : tuple of str
        Cards to choose from. Empty for a clue that belongs to no card.
    count : int
        How many of them.
    clue_kinds : tuple of str
        How the clue may be given.
    slots : tuple of int
        Slots that may be voted for.
    votes_min, votes_max : int
        How many different ones.
    red_slots : tuple of int
        Slots that the red token may lie on; empty if there is none to place.
    """

    kind: Literal["clue", "cards", "vote"]
    cards: tuple[str, ...] = ()
    count: int = 0
    clue_kinds: tuple[ClueKind, ...] = ()
    slots: tuple[int, ...] = ()
    votes_min: int = 0
    votes_max: int = 0
    red_slots: tuple[int, ...] = ()


def options_of(game: Game, player: str) -> Options:
    """Return what a player may do now, who is among those that the game waits for."""
    if game.phase == "cards":
        return Options("cards", game.hands[player], game.due[player])
    if game.phase == "clue":
        rules = game.setup.rules
        if rules.unseen_hand:
            return Options("clue", (), 0, rules.clue_kinds)
        return Options("clue", game.hands[player], game.due[player], rules.clue_kinds)
    barred = () if game.setup.rules.own_vote else own_slots(game, player)
    return _vote_options(len(game.owners), barred, game.due[player], places_red(game, player))


@lru_cache
def _vote_options(cards: int, barred: tuple[int, ...], votes_max: int, red: bool) -> Options:
    """Return how a player may vote among so many cards, some of which are barred; the same in many turns."""
    slots = tuple(range(1, cards + 1))
    return Options(
        kind="vote",
        slots=tuple([slot for slot in slots if slot not in barred]),
        votes_min=1,
        votes_max=votes_max,
        red_slots=slots if red else (),
    )


def own_slots(game: Game, player: str) -> tuple[int, ...]:
    """Return the slots with cards of a player, in team mode of the team."""
    slots = _slots_of(game.owners)
    own = slots.get(player, ())
    if game.setup.teams:
        own += slots.get(game.setup.teammate[player], ())
        return tuple(sorted(own))
    return own


@lru_cache
def _slots_of(owners: tuple[str, ...]) -> dict[str, tuple[int, ...]]:
    """Return everyone's slots; asked for by and for each player while the same cards lie there."""
    slots: dict[str, tuple[int, ...]] = {}
    for slot, owner in enumerate(owners, 1):
        slots[owner] = (*slots.get(owner, ()), slot)
    return slots


def places_red(game: Game, player: str) -> bool:
    """Whether a player's vote comes with the red token."""
    return game.setup.rules.red_token and player == game.storyteller

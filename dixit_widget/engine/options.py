"""What a player may do now, without a single illegal choice in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from dixit_widget.engine import roles
from dixit_widget.engine.view_types import ClueKind

if TYPE_CHECKING:
    from dixit_widget.engine.game import Game


class Options(msgspec.Struct, frozen=True, kw_only=True):
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


def options_of(game: Game, player: str) -> Options | None:
    """Return what a player may do now, or None."""
    if player not in game.waiting_for:
        return None
    if game.phase == "clue":
        unseen = game.rules.unseen_hand
        return Options(
            kind="clue",
            cards=() if unseen else game.hands[player],
            count=0 if unseen else 1,
            clue_kinds=game.rules.clue_kinds,
        )
    if game.phase == "cards":
        count = roles.cards_owed(game.setup, game.storyteller, player)
        return Options(kind="cards", cards=game.hands[player], count=count)
    return Options(
        kind="vote",
        slots=all_slots(game) if game.rules.own_vote else others_slots(game, player),
        votes_min=1,
        votes_max=game.setup.votes_max,
        red_slots=all_slots(game) if places_red(game, player) else (),
    )


def all_slots(game: Game) -> tuple[int, ...]:
    """Return the slots of the table."""
    return tuple(range(1, len(game.tableau) + 1))


def own_slots(game: Game, player: str) -> tuple[int, ...]:
    """Return the slots with cards of a player, in team mode of the team."""
    side = game.setup.side
    own = side[player]
    return tuple([slot for slot, owner in enumerate(game.owners, 1) if side[owner] == own])


def others_slots(game: Game, player: str) -> tuple[int, ...]:
    """Return the slots with cards of the others, in team mode of the other teams."""
    side = game.setup.side
    own = side[player]
    return tuple([slot for slot, owner in enumerate(game.owners, 1) if side[owner] != own])


def places_red(game: Game, player: str) -> bool:
    """Whether a player's vote comes with the red token."""
    return game.setup.rules.red_token and player == game.storyteller

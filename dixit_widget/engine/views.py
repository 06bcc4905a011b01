"""Who may know what: the one redaction. Everything that leaves a game for a player passes through here."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, cast

from dixit_widget.engine.ending import is_last_turn
from dixit_widget.engine.options import Options, options_of, own_slots
from dixit_widget.engine.roles import target_slot
from dixit_widget.engine.view_types import (
    OpenView,
    OptionsShape,
    PrivateView,
    PublicView,
    ReasonShape,
    ScoreShape,
    View,
)
from dixit_widget.rules import Paid, Reason

if TYPE_CHECKING:
    from dixit_widget.engine.game import Game


def public_view(game: Game) -> PublicView:
    """Return all that everybody may know, as plain data of its own.

    Before the review that is who has acted, but not how; cards when they lie face up, but not whose; never a
    hand, the order of the pile, or the seed.
    """
    view = _NOTHING_PUBLIC.copy()
    _show_everybody(game, view)
    return view


def player_view(game: Game, player: str) -> View:
    """Return all that a player may know, as plain data of its own."""
    view = _NOTHING.copy()
    _show_everybody(game, view)
    _show_player(game, player, view)
    return view


def private_view(game: Game, player: str) -> PrivateView:
    """Return what a player knows on top of the public view, as plain data of its own."""
    view = _NOTHING_PRIVATE.copy()
    _show_player(game, player, view)
    return view


# To copy a dict and fill it in takes less time than to write out one of so many keys.
_NOTHING_PUBLIC = cast(PublicView, dict.fromkeys(PublicView.__annotations__))
_NOTHING_PRIVATE = cast(PrivateView, dict.fromkeys(PrivateView.__annotations__))
_NOTHING: View = {**_NOTHING_PUBLIC, **_NOTHING_PRIVATE}


def _show_everybody(game: Game, view: PublicView) -> None:
    setup, players, clue = game.setup, game.setup.players, game.clue
    view["revision"] = game.revision
    view["phase"] = game.phase
    view["turn"] = game.turn
    view["mode"] = setup.rules.mode
    view["players"] = [*players]
    view["teams"] = [[*team] for team in setup.teams] if setup.teams else []
    view["scores"] = game.totals.copy()
    view["storyteller"] = game.storyteller
    if clue is not None:
        view["clue"] = {"by": clue.by, "text": clue.text, "kind": clue.kind}
    view["waiting_for"] = [*game.due]
    view["handed_in"] = _in_order(players, game.handed) if game.handed else []
    view["voted"] = _in_order(players, game.votes) if game.votes else []
    view["hand_sizes"] = {player: len(hand) for player, hand in game.hands.items()}
    view["pile"] = len(game.pile)
    view["discard"] = len(game.discard)
    view["tableau"] = [*game.tableau]
    view["last_turn"] = is_last_turn(game)
    view["winners"] = [*game.winners] if game.phase == "over" else []
    if game.phase == "review":
        view["owners"] = [*game.owners]
        view["votes"] = {player: [*game.votes[player]] for player in view["voted"]}
        view["red"] = game.red
        view["target"] = _target(game)
        view["score"] = None if game.last_paid is None else _score(game.last_paid)


def _show_player(game: Game, player: str, view: PrivateView) -> None:
    view["you"] = player
    view["hand"] = [] if _is_unseen(game, player) else [*game.hands[player]]
    view["handed"] = [*game.handed.get(player, ())]
    view["own_slots"] = [*own_slots(game, player)] if game.owners else []
    if player in game.votes:
        view["vote"] = [*game.votes[player]]
    if player == game.storyteller:
        view["told"] = game.told
        view["red_vote"] = game.red
    if player in game.due:
        view["options"] = _options(options_of(game, player))


def open_view(game: Game) -> OpenView:
    """Return all that is hidden in a game, as plain data of its own: for whoever may see every hand."""
    return {
        "hands": {player: list(hand) for player, hand in game.hands.items()},
        "told": game.told,
        "target": _target(game),
        "handed": {player: list(cards) for player, cards in game.handed.items()},
        "owners": list(game.owners),
        "votes": {player: list(slots) for player, slots in game.votes.items()},
        "red": game.red,
    }


def _target(game: Game) -> int | None:
    """Return the slot to find, once the cards lie there and somebody told of one."""
    if not game.owners or game.storyteller is None:
        return None
    return target_slot(game.setup, game.storyteller, game.owners)


def _is_unseen(game: Game, player: str) -> bool:
    """Whether the hand stays face down: who may have to speak before looking doesn't look."""
    return game.phase == "clue" and game.rules.unseen_hand and game.storyteller in (None, player)


def _in_order(players: tuple[str, ...], acted: Collection[str]) -> list[str]:
    """Return who has acted, in playing order."""
    if len(acted) == len(players):
        return [*players]
    return [player for player in players if player in acted]


def _options(options: Options) -> OptionsShape:
    return {
        "kind": options.kind,
        "cards": [*options.cards],
        "count": options.count,
        "clue_kinds": [*options.clue_kinds],
        "slots": [*options.slots],
        "votes_min": options.votes_min,
        "votes_max": options.votes_max,
        "red_slots": [*options.red_slots],
    }


def _reason(line: Reason) -> ReasonShape:
    return {
        "rule": line.rule,
        "points": line.points,
        "votes": line.votes,
        "capped": line.capped,
        "field": line.field,
    }


def _score(paid: Paid) -> ScoreShape:
    return {
        "outcome": paid.outcome,
        "points": {name: points for name, (points, _) in paid.slips.items()},
        "reasons": {name: [_reason(line) for line in lines] for name, (_, lines) in paid.slips.items()},
        "finders": [*paid.finders],
    }

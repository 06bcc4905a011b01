"""Who may know what: the one redaction. Everything that leaves a game for a player passes through here."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

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
from dixit_widget.rules import Reason, RoundScore

if TYPE_CHECKING:
    from dixit_widget.engine.game import Game


def public_view(game: Game) -> PublicView:
    """Return all that everybody may know, as plain data of its own.

    Before the review that is who has acted, but not how; cards when they lie face up, but not whose; never a
    hand, the order of the pile, or the seed.
    """
    setup, players, hands, clue = game.setup, game.setup.players, game.hands, game.clue
    revealed = game.phase == "review"
    return {
        "revision": game.revision,
        "phase": game.phase,
        "turn": game.turn,
        "mode": setup.rules.mode,
        "players": list(players),
        "teams": list(map(list, setup.teams)),
        "scores": game.totals.copy(),
        "storyteller": game.storyteller,
        "clue": None if clue is None else {"by": clue.by, "text": clue.text, "kind": clue.kind},
        "waiting_for": list(game.due),
        "handed_in": _in_order(players, game.handed),
        "voted": _in_order(players, game.votes),
        "hand_sizes": {player: len(hand) for player, hand in hands.items()},
        "pile": len(game.pile),
        "discard": len(game.discard),
        "tableau": list(game.tableau),
        "owners": list(game.owners) if revealed else None,
        "votes": {p: list(game.votes[p]) for p in players if p in game.votes} if revealed else None,
        "red": game.red if revealed else None,
        "target": _target(game) if revealed else None,
        "score": _score(game.last_score) if revealed and game.last_score else None,
        "winners": list(game.winners) if game.phase == "over" else [],
    }


def player_view(game: Game, player: str) -> View:
    """Return all that a player may know, as plain data of its own."""
    return {**public_view(game), **private_view(game, player)}


def private_view(game: Game, player: str) -> PrivateView:
    """Return what a player knows on top of the public view, as plain data of its own."""
    vote = game.votes.get(player)
    tells = player == game.storyteller
    return {
        "you": player,
        "hand": [] if _is_unseen(game, player) else list(game.hands[player]),
        "told": game.told if tells else None,
        "handed": list(game.handed.get(player, ())),
        "own_slots": list(own_slots(game, player)) if game.owners else [],
        "vote": None if vote is None else list(vote),
        "red_vote": game.red if tells else None,
        "options": _options(options_of(game, player)) if player in game.due else None,
    }


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
    return [player for player in players if player in acted] if acted else []


def _options(options: Options) -> OptionsShape:
    return {
        "kind": options.kind,
        "cards": list(options.cards),
        "count": options.count,
        "clue_kinds": list(options.clue_kinds),
        "slots": list(options.slots),
        "votes_min": options.votes_min,
        "votes_max": options.votes_max,
        "red_slots": list(options.red_slots),
    }


def _reason(line: Reason) -> ReasonShape:
    return {
        "rule": line.rule,
        "points": line.points,
        "votes": line.votes,
        "capped": line.capped,
        "field": line.field,
    }


def _score(score: RoundScore) -> ScoreShape:
    reasons = {name: [_reason(line) for line in lines] for name, lines in score.reasons.items()}
    return {
        "outcome": score.outcome,
        "points": dict(score.points),
        "reasons": reasons,
        "finders": list(score.finders),
    }

"""What clients ask of a game: turns that have been scored, cards that may be seen, the record."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence

from dixit_widget.engine import Game, PublicView, Record, private_view, public_view
from dixit_widget.table.pictures import UnknownCard
from dixit_widget.table.rpc import RefusedRequest, TextFile
from dixit_widget.table.table import Table


def reviews(reviewed: Iterable[Game]) -> tuple[PublicView, ...]:
    """Return the public view of every turn that has been scored, as it was at its review."""
    return tuple([public_view(moment) for moment in reviewed])


def review(reviewed: Iterable[Game], turn: int) -> Game:
    """Return a game as it stood at the review of a turn.

    Raises
    ------
    RefusedRequest
        If the turn is not scored yet.
    """
    for moment in reviewed:
        if moment.turn == turn:
            return moment
    raise RefusedRequest("request.not_scored")


def check_visible(table: Table, cards: Sequence[str], seat: str) -> None:
    """Refuse cards that a player's device does not see: those that lie on the table, and the own hand.

    Raises
    ------
    UnknownCard
        If there is another among them.
    """
    game = table.game
    seen = {*game.tableau}
    if seat:
        own = private_view(game, seat)
        seen |= {*own["hand"], *own["handed"]}
    if not seen.issuperset(cards):
        seen |= {*itertools.chain(*(moment.tableau for moment in table.reviewed))}
    for card in cards:
        if card not in seen:
            raise UnknownCard("request.unknown_card", name=card[:40])


def saved_record(game: Game, record: Record) -> TextFile:
    """Return the record as a file; only at the end, for it holds every secret, and the seed.

    Raises
    ------
    RefusedRequest
        If the game is not over.
    """
    if game.phase != "over":
        raise RefusedRequest("request.not_over")
    name = f"{game.rules.id}-{len(game.players)}-players-{game.turn}-turns.json"
    return TextFile(name, record.to_json())

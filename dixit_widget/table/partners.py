"""Team mates on devices of their own, who agree which of them hands in: their side of a room."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from dixit_widget.engine import Game, HandIn
from dixit_widget.table.agreement import Offer, mate_to_ask, offer_of
from dixit_widget.table.snapshot import Moment
from dixit_widget.table.table import Table

if TYPE_CHECKING:
    from dixit_widget.table.room import Room


class Partners:
    """Keeps what team mates offer each other, and tells nobody else of it.

    An offer is no move: it is not in the game, its record or the store, and a restart of the kernel forgets
    it; whoever offered is asked again. It raises no serial either, by which others would hear of it.

    Parameters
    ----------
    room : Room
    """

    def __init__(self, room: Room) -> None:
        self._room = room
        self._offers: tuple[Offer, ...] = ()

    def stamped(self, moment: Moment) -> Moment:
        """Return a moment with the offers that count; whoever calls holds the lock on what is shown."""
        counting = self._counting(moment.epoch, moment.change.after) if moment.change else ()
        people = tuple([offer for offer in counting if offer.move.player not in moment.bots])
        return msgspec.structs.replace(moment, offers=people)

    def _counting(self, epoch: str, game: Game) -> tuple[Offer, ...]:
        return tuple([offer for offer in self._offers if offer.counts(epoch, game)])

    def hand_in(self, table: Table, move: HandIn, revision: int) -> bool:
        """Hand in, or offer it where a mate with another device has to agree first.

        Returns
        -------
        bool
            Whether it changed anything.

        Raises
        ------
        IllegalAction
            If the rules do not allow it.
        """
        room, player = self._room, move.player
        with room.audience.showing:
            game, epoch = table.game, room.audience.moment.epoch
            mate = mate_to_ask(game, table.seats, room.guests.there(table.seats), player)
            asks = mate != "" and not table.is_past(revision)
            if asks:
                game.play(move)
                known = self._counting(epoch, game)
                before = offer_of(game, known, player)
                offer = Offer(move, epoch, game.phase_revision, before.number + 1 if before else 1)
                self._offers = (*[other for other in known if other is not before], offer)
                room.audience.show_pair(player, mate, self.stamped(room.audience.moment))
        if not asks:
            return table.act(move, revision)
        room.audience.deliver()
        return True

    def agree(self, player: str, number: int, revision: int) -> bool:
        """Hand in what a player's mate has offered, if that is still the offer of this number."""
        table = self._room.running()
        offer = self._offer(table, player)
        if offer is None or offer.move.player == player or offer.number != number:
            return False
        return table.act(offer.move, revision)

    def take(self, table: Table, player: str) -> bool:
        """Hand in what a player or their mate has offered, asking no more; return whether either had."""
        offer = self._offer(table, player)
        return offer is not None and table.act(offer.move, offer.phase)

    def settle(self, table: Table) -> None:
        """Hand in what nobody has to be asked about any more: the mate is away, or a bot plays there."""
        for offer in self._room.audience.moment.offers:
            player, game = offer.move.player, table.game
            if not mate_to_ask(game, table.seats, self._room.guests.there(table.seats), player):
                self.take(table, player)

    def _offer(self, table: Table, player: str) -> Offer | None:
        return offer_of(table.game, self._room.audience.moment.offers, player)

"""Which of two team mates hands in, where each has a device: one offers, the other agrees or offers instead.

The rulebook lets the two talk about it, "always in the presence of the other players", and never "show or
describe the image cards" (odyssey-rulebook, "Team Dixit: Handing the image cards to the Storyteller"). So an
offer says who would hand in; which card it is, only its own player knows until it lies on the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from dixit_widget.engine import Game, HandIn
from dixit_widget.table.devices import Presence
from dixit_widget.table.seats import Seat


class Offer(msgspec.Struct, frozen=True):
    """What one of a team would hand in for both.

    Attributes
    ----------
    move : HandIn
    epoch : str
        Of which game on the table.
    phase : int
        The revision with which the cards were asked for.
    number : int
        Grows with each offer of the two.
    """

    move: HandIn
    epoch: str
    phase: int
    number: int

    def counts(self, epoch: str, game: Game) -> bool:
        """Whether nothing has come of it yet: the two are still waited for."""
        return (self.epoch, self.phase) == (
            epoch,
            game.phase_revision,
        ) and self.move.player in game.waiting_for


class Agreement(msgspec.Struct, frozen=True):
    """How far two of a team are, as one of them may know it.

    Attributes
    ----------
    mate : str
        With whom it is to be agreed.
    by : str
        Whose offer stands: one's own, or the mate's; empty: nobody has offered yet.
    cards : tuple of str
        One's own offer; of the mate's there is nothing to see.
    number : int
        Grows with each offer.
    """

    mate: str
    by: str = ""
    cards: tuple[str, ...] = ()
    number: int = 0


def mate_to_ask(game: Game, seats: Sequence[Seat], present: Sequence[Presence], player: str) -> str:
    """Return who is asked before a player hands in for both; empty: nobody has to be.

    Two at one screen agree aloud, a bot agrees to everything, and for somebody who is away nobody waits.
    """
    mate = game.setup.teammate.get(player, "")
    if game.phase != "cards" or not {player, mate} <= {*game.waiting_for}:
        return ""
    there = {seat.name: (seat.kind, here) for seat, here in zip(seats, present, strict=True)}
    kinds = {there[player][0], there[mate][0]}
    return mate if "remote" in kinds and "bot" not in kinds and there[mate][1] == "yes" else ""


def offer_of(game: Game, offers: Iterable[Offer], player: str) -> Offer | None:
    """Return the offer of a player or of their mate that counts."""
    team = (player, game.setup.teammate.get(player))
    return next((offer for offer in offers if offer.move.player in team), None)


def agreement_of(
    game: Game, seats: Sequence[Seat], present: Sequence[Presence], offers: Iterable[Offer], player: str
) -> Agreement | None:
    """Return what a player may know of the agreement with their mate; None: there is nothing to agree on."""
    offer = offer_of(game, offers, player)
    if offer is None:
        mate = mate_to_ask(game, seats, present, player)
        return Agreement(mate) if mate else None
    mate, by = game.setup.teammate[player], offer.move.player
    return Agreement(mate, by, offer.move.cards if by == player else (), offer.number)

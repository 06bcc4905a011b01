"""A game that waits for people on devices of their own."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from dixit_widget.engine import name_problems, tidy_name
from dixit_widget.rules import RuleSet
from dixit_widget.table.devices import nobody
from dixit_widget.table.rpc import RefusedRequest
from dixit_widget.table.seats import Seat, seat_of


class Lobby(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be played, and who is there so far; as a value: whoever comes or goes makes a new one.

    Attributes
    ----------
    rules : RuleSet
    seats : tuple of Seat
        In playing order; a remote seat without a name is open.
    seed : int or None
        As for :meth:`Game.start`.
    first : str or None
        Who tells first, where the table decides that.
    """

    rules: RuleSet
    seats: tuple[Seat, ...]
    seed: int | None = None
    first: str | None = None

    def take(self, name: str) -> tuple[Lobby, str]:
        """Seat somebody.

        Parameters
        ----------
        name : str

        Returns
        -------
        lobby : Lobby
        name : str
            As it is written at the table.

        Raises
        ------
        RefusedRequest
            If no seat is open, or nobody can be called that.
        """
        name = tidy_name(name)
        named = [seat.name for seat in self.seats if seat.name]
        refuse_odd_name(name, named)
        place = next((at for at, seat in enumerate(self.seats) if not seat.name), None)
        if place is None:
            raise RefusedRequest("join.full")
        return self._with(place, Seat(name, "remote")), name

    def free(self, name: str) -> Lobby:
        """Open a device's seat again.

        Raises
        ------
        RefusedRequest
            If nobody of that name has come with a device.
        """
        seat = seat_of(self.seats, name)
        if seat is None or seat.kind != "remote":
            raise nobody(name)
        return self._with(self.seats.index(seat), Seat("", "remote"))

    def _with(self, place: int, seat: Seat) -> Lobby:
        seats = (*self.seats[:place], seat, *self.seats[place + 1 :])
        return msgspec.structs.replace(self, seats=seats)


def refuse_odd_name(name: str, others: Sequence[str]) -> None:
    """Refuse a name that somebody who comes cannot have beside the others.

    Parameters
    ----------
    name : str
        Tidied.
    others : sequence of str

    Raises
    ------
    RefusedRequest
        If there is no name, or one of the others is called that.
    Problem
        If it will not do as a name.
    """
    if not name:
        raise RefusedRequest("join.name")
    for number, problem in name_problems([*others, name]):
        if number == len(others):
            raise RefusedRequest("join.twice", name=name) if problem.code == "start_name_twice" else problem

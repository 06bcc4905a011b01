"""Who sits where: a person at this screen, one on a device of their own, or a bot with a character."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, get_args

import msgspec

from dixit_widget.rules.validation import shown
from dixit_widget.words import Problem

SeatKind = Literal["person", "remote", "bot"]


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place at the table.

    Attributes
    ----------
    name : str
        The player's name, unique at the table.
    kind : {"person", "remote", "bot"}
        A person at this screen, one on a device of their own, or a bot.
    character : str
        Which bot: an id of :data:`dixit_widget.bots.CHARACTERS`, or the name of a class that was given to
        the table; empty for a person.
    """

    name: str
    kind: SeatKind = "person"
    character: str = ""

    def __post_init__(self) -> None:
        """Refuse what is no seat; a decoder has looked already, a person at a prompt has not."""
        if not isinstance(self.name, str) or not isinstance(self.character, str):
            raise Problem("seat.text")
        if self.kind not in get_args(SeatKind):
            raise Problem("seat.kind", kind=str(self.kind)[:40])
        for field in self.__struct_fields__:  # NumPy's texts are texts, but cannot be written down
            msgspec.structs.force_setattr(self, field, str(getattr(self, field)))


def checked_seats(given: Sequence[Seat]) -> tuple[Seat, ...]:
    """Return the seats that somebody gave, or say that they are none.

    Raises
    ------
    Problem
    """
    if not (isinstance(given, Sequence) and all(isinstance(seat, Seat) for seat in given)):
        raise Problem("seat.list", value=shown(given))
    return tuple(given)


def seat_of(seats: Iterable[Seat], name: object) -> Seat | None:
    """Return the seat of somebody; None where nobody is called that, or it is no name.

    Examples
    --------
    >>> seat_of([Seat("Ana"), Seat("")], "Ana").kind
    'person'
    >>> seat_of([Seat("Ana"), Seat("")], "")
    """
    return next((seat for seat in seats if seat.name and seat.name == name), None)

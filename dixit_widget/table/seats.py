"""Who sits where: a person at this screen, or a bot with a character."""

from __future__ import annotations

from typing import Literal

import msgspec

SeatKind = Literal["person", "bot"]


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place at the table.

    Attributes
    ----------
    name : str
        The player's name, unique at the table.
    kind : {"person", "bot"}
        A person at this screen, or a bot.
    character : str
        Which bot (an id of :data:`dixit_widget.bots.CHARACTERS`); empty for a person.
    """

    name: str
    kind: SeatKind = "person"
    character: str = ""

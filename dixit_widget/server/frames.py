"""What goes over a device's socket beside requests and their answers."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from dixit_widget.table.rpc import Request
from dixit_widget.table.snapshot import Snapshot
from dixit_widget.words import Both


class Enter(msgspec.Struct, frozen=True, tag_field="kind", tag="enter", forbid_unknown_fields=True):
    """The first frame of a device that is new: with the secret of the link, or the code."""

    secret: str = ""
    code: str = ""


class Return(msgspec.Struct, frozen=True, tag_field="kind", tag="return", forbid_unknown_fields=True):
    """The first frame of a device that has a seat, or was given the way to one."""

    key: str


class Own(msgspec.Struct, frozen=True, tag_field="kind", tag="own", forbid_unknown_fields=True):
    """The first frame of the owner's page, of a table that no notebook shows."""

    key: str


Greeting: TypeAlias = Enter | Return | Own


class Seated(msgspec.Struct, frozen=True):
    """Which player a device is from now on, and the key by which it will be known again."""

    seat: str
    key: str


class Take(Request, frozen=True, kw_only=True, tag="take"):
    """Somebody sits down: in the lobby by name, in a game at a bot's seat.

    Where the answer is lost, the page asks again, and is known by its ``nonce``: nobody else can guess it.
    """

    answer = Seated
    name: str
    seat: str = ""
    nonce: str = ""


class Entered(msgspec.Struct, frozen=True, tag_field="kind", tag="entered"):
    """The door is open to the device; ``seat`` is whose it is, empty: it looks on."""

    seat: str


class Show(msgspec.Struct, frozen=True, tag_field="kind", tag="show"):
    """What the device is shown."""

    snapshot: Snapshot


class Gone(msgspec.Struct, frozen=True, tag_field="kind", tag="gone"):
    """Why the connection ends, and what the page does about it.

    Attributes
    ----------
    why : str
        For a person to read.
    then : {"stay", "enter", "retry"}
        Nothing more; ask for another way in; try again later.
    """

    why: Both
    then: Literal["stay", "enter", "retry"]


Frame: TypeAlias = Entered | Show | Gone

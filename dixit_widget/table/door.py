"""What lets devices in: what the room asks of it, and what the owner is told of it."""

from __future__ import annotations

from typing import Protocol

import msgspec

from dixit_widget.words import Problem


class Invitation(msgspec.Struct, frozen=True, kw_only=True):
    """How to come to a table: only its owner is told.

    Attributes
    ----------
    link : str
        The address, with its secret behind a ``#``.
    picture : str
        The link as a QR code: an SVG in a ``data:`` address.
    """

    link: str
    picture: str


class Shared(msgspec.Struct, frozen=True, kw_only=True):
    """How a table is shared.

    Attributes
    ----------
    invitation : Invitation
        For everybody.
    code : str
        What those type who cannot scan.
    through : str
        Where this table is to be found under a Jupyter server's address, if that has the extension.
    reach : str
        Who gets in now, in a sentence.
    advice : str
        What to try where nobody does.
    beyond : str
        What to do where the page comes from a Jupyter server without the extension.
    network : bool
        Whether devices of the local network get in, not only this computer.
    can_network : bool
        Whether that can be changed.
    timer : float or None
        Seconds that each phase may take; None: as long as it likes.
    others : tuple of str
        Links by the computer's other addresses, where the first one leads nowhere.
    """

    invitation: Invitation
    code: str
    through: str
    reach: str
    advice: str
    beyond: str
    network: bool
    can_network: bool
    timer: float | None = None
    others: tuple[str, ...] = ()


class Door(Protocol):
    """Lets devices in; opened for a room by whoever can.

    Attributes
    ----------
    trouble : Problem or None
        Why it could not be opened as it was kept, so that only this computer's devices get in.
    """

    trouble: Problem | None

    def shared(self, language: str = "en") -> Shared:
        """Return how to come in, in the words of a language."""

    def come_through(self, address: str) -> None:
        """Make links by which devices come through the Jupyter server that the owner's page came from.

        Raises
        ------
        Problem
            If the address is not this table's.
        """

    def to_network(self, wide: bool) -> None:
        """Let the devices of the local network in, or only this computer's.

        Raises
        ------
        Problem
            If there is no network, or the port is taken.
        """

    def invite(self, seat: str) -> Invitation:
        """Return the way to one seat, for another device of whoever sits there."""

    def forget(self, seat: str) -> None:
        """Let the devices of a seat in no more."""

    def turn_away(self, seat: str, why: str) -> None:
        """Break the lines of a seat's devices, and say why; their keys stay."""

    def kept(self) -> str:
        """Return what is written down with the game, so that the same links lead there again."""

    def shut(self) -> None:
        """Let nobody in any more, and none of those that are in stay."""

"""A share of a table that no notebook shows: its owner, too, comes by the server."""

from __future__ import annotations

from collections.abc import Callable

from dixit_widget.server.kept import Kept, read_kept
from dixit_widget.server.key_ring import KeyRing
from dixit_widget.server.keys import new_secret
from dixit_widget.server.share import Share
from dixit_widget.table import Room


class ServedShare(Share):
    """Stays at its port as long as its program runs, for the owner's page; players come while it is open."""

    @property
    def owner_link(self) -> str:
        """The link to the owner's page; nobody else is told."""
        return self._link(f"owner#o={self.keys.owner}")

    def let_in(self, kept: Kept) -> None:
        """Let players in by the links and keys that were kept with their game, or by those that there are."""
        if kept.secret and kept.secret != self.keys.secret:
            self.keys = KeyRing(kept.secret, kept.code, kept.keys, self.keys.owner)
            self.loop.call_soon_threadsafe(self._send_players_away)
        self.is_barred = False

    def shut(self) -> None:
        """Let no players in any more; the owner stays, and may let them in again."""
        self.is_barred = True
        self.loop.call_soon_threadsafe(self._send_players_away)

    def _send_players_away(self) -> None:
        for device in self.crowd:
            if not device.owns:
                device.end("share.closed", "retry")


class Server:
    """Opens the door of one room, and keeps its port whatever game is put on the table.

    Parameters
    ----------
    asked : Kept
        How the table is to be found.
    told : callable, optional
        Called with the share whenever players come by other links than before.
    """

    def __init__(self, asked: Kept, told: Callable[[ServedShare], None] = lambda share: None) -> None:
        self._asked = asked
        self._told = told
        self._share: ServedShare | None = None

    @property
    def share(self) -> ServedShare:
        """The share; there is one once a door was asked for."""
        assert self._share is not None
        return self._share

    def open_door(self, room: Room, text: str) -> ServedShare:
        """Open the door for a room: as it was kept, or a new one.

        Raises
        ------
        RefusedRequest
            If the port is not to be had.
        """
        kept = read_kept(text) if text else Kept()
        if self._share is None:
            self._share = self._opened(room, kept)
            self._told(self._share)
        else:
            before = self._share.link
            self._share.let_in(kept)
            if self._share.link != before:
                self._told(self._share)
        return self._share

    def _opened(self, room: Room, kept: Kept) -> ServedShare:
        share = ServedShare.as_kept(room, kept, **{"owner": kept.owner or new_secret(), **self._asked.given})
        share.insist_on(self._asked.port)
        return share

    def end(self) -> None:
        """Close the server, where it was opened."""
        if self._share is not None:
            self._share.end()

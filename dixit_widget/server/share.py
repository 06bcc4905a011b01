"""A table that people come to with devices of their own: its server, its keys, its invitations."""

from __future__ import annotations

import errno
import html
import logging
import os
import threading
from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

import msgspec
import segno
from msgspec.structs import replace
from tornado.ioloop import PeriodicCallback
from tornado.web import Application

from dixit_widget.server.background_loop import background_loop
from dixit_widget.server.card import share_card
from dixit_widget.server.crowd import MOST_DEVICES, Crowd
from dixit_widget.server.device import MOST_BYTES, Device
from dixit_widget.server.doorplate import Doorplate, put_up, take_down
from dixit_widget.server.frames import Greeting, Seated
from dixit_widget.server.guard import Nothing
from dixit_widget.server.host import Host
from dixit_widget.server.kept import Kept, asked_for, checked_url, here_only, read_kept, secured
from dixit_widget.server.key_ring import KeyRing
from dixit_widget.server.keys import Paces, new_id, new_secret, same
from dixit_widget.server.pages import OWNER_PATHS, PATHS, OwnerPage, Page, Picture, Sound
from dixit_widget.server.ports import Ports
from dixit_widget.server.turns import turns
from dixit_widget.table import RefusedRequest
from dixit_widget.table.client import Role
from dixit_widget.table.devices import Presence
from dixit_widget.table.door import Invitation, Shared
from dixit_widget.words import Problem, say

if TYPE_CHECKING:
    from typing_extensions import Self

log = logging.getLogger("dixit_widget")

_HERE: Final = "127.0.0.1"
_LOOK: Final = 1000  # ms from one look at who is there to the next


class Share:
    """Lets devices in to one room, or to whatever else is a host; in a notebook it shows how to come.

    Made by :meth:`dixit_widget.widgets.TableWidget.share`.

    Parameters
    ----------
    room : Host
    network : bool, optional
        Whether devices of the local network get in at once, not only this computer.
    url : str, optional
        The address of a tunnel or proxy that leads to this server: links are made from it.
    address : str, optional
        By which of the computer's addresses devices come; by default the likeliest.
    port : int, optional
        By default any that is free.
    certificate : (str, str), optional
        The files of a certificate and of its key, for https.

    Raises
    ------
    RefusedRequest
        If the address, the port or the certificate cannot be used.
    """

    def __init__(
        self,
        room: Host,
        *,
        network: bool = False,
        url: str | None = None,
        address: str | None = None,
        port: int | None = None,
        certificate: tuple[str, str] | None = None,
    ) -> None:
        asked = asked_for(network=network, url=url, address=address, port=port, certificate=certificate)
        self._set_up(room, asked, network=asked.network)

    @classmethod
    def opened(cls, room: Host, text: str = "") -> Self:
        """Open a door: as it was kept, or a new one, to this computer only.

        Parameters
        ----------
        room : Host
        text : str, optional
            What :meth:`kept` returned.
        """
        return cls.as_kept(room, read_kept(text)) if text else cls(room)

    @classmethod
    def reopen(cls, room: Host, kept: Kept) -> Self:
        """Open a door again as it was: the same links and keys, where the port is still to be had."""
        share = cls.__new__(cls)
        share._set_up(room, kept, network=kept.network)
        return share

    @classmethod
    def as_kept(cls, room: Host, kept: Kept, **asked: object) -> Self:
        """Open a door again as it was; where that cannot be, to this computer only, by the same keys.

        Parameters
        ----------
        room : Host
        kept : Kept
        **asked
            What is to be otherwise than it was kept.

        Raises
        ------
        RefusedRequest
            If it cannot be opened as it is asked for now.
        """
        try:
            return cls.reopen(room, replace(kept, **asked))
        except RefusedRequest as problem:
            share = cls.reopen(room, replace(here_only(kept), **asked))
            share.trouble = problem
            log.warning("Devices of the network cannot come in as before: %s", problem)
            return share

    page: ClassVar[type[Page]] = Page
    """What answers to whoever follows the link."""
    is_barred = False
    """Whether nobody but the owner gets in."""
    trouble: Problem | None = None
    """Why it could not be opened as it was kept."""

    def _set_up(self, room: Host, kept: Kept, *, network: bool) -> None:
        self.room = room
        self._address, self._url, self._certificate = kept.address, kept.url, kept.certificate
        self._secure = secured(kept.certificate)
        self._id, self._relay = kept.id or new_id(), new_secret()
        self.keys = KeyRing(kept.secret, kept.code, kept.keys, kept.owner)
        self._pictures = room.pictures.by_name()
        self.hearing = Paces(10, 60, MOST_DEVICES)
        self.taking = Paces(5, 2 * MOST_DEVICES, MOST_DEVICES)  # a class comes at once, from one address
        self.crowd: Crowd[Device] = Crowd()
        self._seating = threading.RLock()
        background = background_loop()
        self.loop, self.pool, self._wait_for = background.loop, background.pool, background.wait_for
        self.soon, self.beside = background.soon, background.beside
        self._ports = Ports(self._application(), self._secure, kept.address)
        before = _open_shares.get(self.keys.secret)
        if before is not None:
            before.room.guests.close_door()
        try:
            self._wait_for(self._ports.open(kept.port))
        except RefusedRequest:
            if not kept.secret:
                raise
            log.warning("Port %s is taken: devices come by a new link", kept.port)
            self._wait_for(self._ports.open(0))
        self._wait_for(self._wake())
        _open_shares[self.keys.secret] = self
        turns.shorten(self._id)
        put_up(self._id, Doorplate(self._ports.number, self._relay, self._secure is not None))
        if network:
            try:
                self.to_network(True)
            except RefusedRequest:
                self.end()
                raise

    @classmethod
    def of(cls, room: Host, asked: Kept) -> Self:
        """Return the share of a host as it is to be from now on, opened if nobody could come yet.

        Raises
        ------
        RefusedRequest
            If it cannot be opened, or the port is not to be had.
        """
        opened = room.guests.door()
        assert isinstance(opened, cls)
        share = opened.changed(asked)
        room.guests.use_door(share)
        return share

    def changed(self, asked: Kept) -> Self:
        """Return the share as it is to be from now on: with the same secret, code and keys.

        Where only the address of its links is another one, nobody who is in notices. A share that cannot be
        opened as it is asked for is left as it was.

        Raises
        ------
        RefusedRequest
            If the port is not to be had.
        """
        room, now = self.room, read_kept(self.kept())
        if not (asked.address or asked.port or asked.certificate):
            self._url = asked.url or self._url
            if asked.network and not self._ports.is_wide:
                self.to_network(True)
            room.guests.keep_door()
            return self
        room.guests.close_door()
        try:
            share = self.reopen(room, replace(now, **asked.given))
            share.insist_on(asked.port)
        except RefusedRequest:
            room.guests.use_door(self.reopen(room, now))
            raise
        return share

    def insist_on(self, port: int) -> None:
        """Close the server where it is not at the port that was asked for; 0: none was.

        Raises
        ------
        RefusedRequest
            If it is not.
        """
        if port not in (0, self._ports.number):
            self.end()
            taken = os.strerror(errno.EADDRINUSE)
            raise RefusedRequest("share.no_port", place=str(port), reason=taken)

    # ── how to come ────────────────────────────────────────────────────────

    @property
    def link(self) -> str:
        """The link for everybody."""
        return self._link(f"#r={self.keys.secret}")

    @property
    def code(self) -> str:
        """What those type who cannot scan."""
        return self.keys.code

    @property
    def seats(self) -> Mapping[str, Presence]:
        """For each player whether somebody is there: ``"yes"``, ``"away"``, ``"bot"`` or ``"free"``."""
        return self.room.guests.presence()

    def come_through(self, address: str) -> None:
        """Make links by which devices come through the Jupyter server that the owner's page came from.

        Parameters
        ----------
        address : str
            Of this table there: it ends with ``dixit/`` and the share's id.

        Raises
        ------
        RefusedRequest
            If it is another.
        """
        url = checked_url(address)
        if url is None or not url.endswith(f"/dixit/{self._id}/"):
            raise RefusedRequest("share.url", url=str(address)[:80])
        self._url = url
        self.room.guests.keep_door()

    def shared(self, language: str = "en") -> Shared:
        """Return how to come in, as the owner's page shows it."""
        others = [self._link(f"#r={self.keys.secret}", place) for place in self._ports.places[1:]]
        return Shared(
            invitation=_invitation(self.link),
            code=self.keys.code,
            through=f"dixit/{self._id}/",
            reach=say(f"share.reach.{self._reach}", language),
            advice=say("share.advice", language),
            beyond=say("share.advice.jupyter", language),
            network=self._ports.is_wide,
            can_network=self._url is None,
            timer=self.room.guests.timer,
            others=() if self._url else tuple(others),
        )

    def invite(self, seat: str) -> Invitation:
        """Return the way to one player's seat, for another device of theirs.

        Parameters
        ----------
        seat : str
            The player.

        Raises
        ------
        RefusedRequest
            If nobody of that name plays with a device.
        """
        return _invitation(self._link(f"#s={self._new_key(self.room.guests.guest(seat))}"))

    def kick(self, seat: str) -> None:
        """Free a player's seat: a bot plays there until somebody comes.

        Raises
        ------
        RefusedRequest
            If nobody of that name plays with a device.
        """
        self.room.guests.release(seat)

    def to_network(self, wide: bool) -> None:
        """Let the devices of the local network in, or only this computer's.

        Raises
        ------
        RefusedRequest
            If this computer is in no network, or the port is taken there.
        """
        self._wait_for(self._ports.widen() if wide else self._ports.narrow())
        self.trouble = None
        self.room.guests.keep_door()

    def close(self) -> None:
        """Let nobody in any more, and none of those that are in stay; their keys open the table again."""
        self.room.guests.shut_out()

    def kept(self) -> str:
        """Return what is written down with the game: of the players' keys only what they hash to."""
        return msgspec.json.encode(
            Kept(
                address=self._address,
                url=self._url,
                certificate=self._certificate,
                port=self._ports.number,
                network=self._ports.is_wide,
                id=self._id,
                secret=self.keys.secret,
                code=self.keys.code,
                keys=self.keys.seats,
                owner=self.keys.owner,
            )
        ).decode()

    def shut(self) -> None:
        """Let nobody in any more; the room has let go of it."""
        self.end()

    def end(self) -> None:
        """Close the server."""
        self._wait_for(self._shut())
        _open_shares.pop(self.keys.secret, None)
        take_down(self._id)
        turns.leave(self._id)

    # ── who comes ──────────────────────────────────────────────────────────

    def seat(self, name: str, seat: str, nonce: str = "") -> Seated:
        """Seat somebody, and return a key to that seat; who asks again with the same nonce is seated already.

        Raises
        ------
        Problem
            If they cannot sit there, or cannot be called that.
        """

        def take() -> str:
            taken = self.room.guests.take(name, seat)
            self.forget(taken)  # who was called that in an earlier game is somebody else
            return taken

        with self._seating:
            taken = self.keys.once(nonce, take)
            return Seated(taken, self._new_key(taken))

    def known_by(self, greeting: Greeting, address: str) -> tuple[Role, str]:
        """Return as what a device comes in that says this, from this address, and whose seat it has a key to.

        Raises
        ------
        RefusedRequest
            If it has no right to be here.
        """
        return self.keys.known_by(greeting, address)

    def forget(self, seat: str) -> None:
        """Let the devices of a seat in no more; who is just being seated there is one of them."""
        with self._seating:
            self.keys.forget(seat)
            self.loop.call_soon_threadsafe(self._send_away, seat, "share.seat_gone", "enter")

    def turn_away(self, seat: str, why: str) -> None:
        """Break the lines of a seat's devices, and say why; their keys stay."""
        self.loop.call_soon_threadsafe(self._send_away, seat, why, "stay")

    def _new_key(self, seat: str) -> str:
        key = self.keys.new_key(seat)
        self.room.guests.keep_door()
        return key

    # ── devices, on the loop ───────────────────────────────────────────────

    def seat_taken(self, newest: Device) -> None:
        """Close the other devices of a seat: the newest one counts."""
        for device in self.crowd:
            if device is not newest and device.seat == newest.seat:
                device.end("share.elsewhere", "stay")

    def _send_away(self, seat: str, why: str, then: str) -> None:
        for device in self.crowd:
            if device.seat == seat:
                device.end(why, then)

    # ── what is sent ───────────────────────────────────────────────────────

    def picture(self, name: str) -> bytes | None:
        """Return a picture of the deck by its hash, whether or not any hand holds it.

        Who has the hash has the picture already, or was told of the card; that one picture is to be had and
        another is not would tell everybody which cards are out.
        """
        return self._pictures.get(name)

    # ── the server, on the loop ────────────────────────────────────────────

    def knows_host(self, host: str) -> bool:
        """Whether a request is for a name of this server."""
        return host in self._ports.hosts or (self._url is not None and host == urlsplit(self._url).netloc)

    def knows_relay(self, secret: str) -> bool:
        """Whether a request comes through a Jupyter server that has read where this door is."""
        return same(secret, self._relay)

    def knows_origin(self, origin: str) -> bool:
        """Whether a socket is opened by a page of this server."""
        return self.knows_host(urlsplit(origin).netloc)

    def _application(self) -> Application:
        given = {"share": self}
        owners = [(f"/({OWNER_PATHS})", OwnerPage, given)] if self.keys.owner else []
        return Application(
            [
                (f"/({PATHS})", self.page, given),
                (r"/p/([0-9a-f]{16})\.webp", Picture, given),
                (r"/s/([\w-]{22})", Sound, given),
                ("/ws", Device, given),
                *owners,
            ],
            default_handler_class=Nothing,
            default_handler_args=given,
            websocket_max_message_size=MOST_BYTES,
            websocket_ping_interval=10,
            websocket_ping_timeout=10,
            log_function=lambda handler: None,
        )

    async def _wake(self) -> None:
        self._clock = PeriodicCallback(self._look_round, _LOOK)
        self._clock.start()

    def _look_round(self) -> None:
        self.beside(self.room.guests.look_round)

    async def _shut(self) -> None:
        self._clock.stop()
        for device in self.crowd:
            device.end("share.closed", "retry")
        self._ports.close()

    @property
    def _reach(self) -> str:
        if self._url:
            return "anywhere"
        if not self._ports.is_wide:
            return "here"
        return "near" if self._secure else "near_plain"

    def _link(self, fragment: str, place: str = "") -> str:
        if self._url:
            return f"{self._url}{fragment}"
        scheme = "https" if self._secure else "http"
        return f"{scheme}://{place or self._ports.places[0]}/{fragment}"

    def _repr_html_(self) -> str:
        """Show the QR code, the link, the code, and who is there."""
        if not self._ports.is_open:
            return html.escape(say("share.closed"))
        return share_card(self.shared(), self.seats)

    def __repr__(self) -> str:
        return f"Share({self.link})"


_open_shares: WeakValueDictionary[str, Share] = WeakValueDictionary()
"""By their secrets: a game that is resumed beside its old table takes over its links."""


def _invitation(link: str) -> Invitation:
    code = segno.make(link, error="m", micro=False)
    return Invitation(link=link, picture=code.svg_data_uri(scale=4, border=2, dark="#1d1538", light="#fff"))

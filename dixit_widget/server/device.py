"""One device's socket: its key is checked when it opens, and from then on it is a client of the room."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec
from tornado.iostream import StreamClosedError
from tornado.websocket import WebSocketClosedError, WebSocketProtocol13

from dixit_widget.server.background_loop import kept_going
from dixit_widget.server.frames import Entered, Gone, Greeting, Return, Seated, Show, Take
from dixit_widget.server.guard import DRAINED, Guard
from dixit_widget.server.host import Guest
from dixit_widget.server.keys import Pace
from dixit_widget.server.paced import PacedSocket
from dixit_widget.table import RefusedRequest, Snapshot, sounds
from dixit_widget.table.client import Role
from dixit_widget.table.heartbeat import BEAT
from dixit_widget.table.known import known
from dixit_widget.table.protocol import WorkingPush
from dixit_widget.table.rpc import Reply, answered
from dixit_widget.words import Problem, both

if TYPE_CHECKING:
    from dixit_widget.server.share import Share

log = logging.getLogger("dixit_widget")

MOST_BYTES: Final = 8192
"""Of a frame that comes in; only a player's may be a recording longer."""
_GREETING: Final = 5.0  # seconds within which a device has to say who it is
_TOO_MUCH: Final = 1008  # the close code of whoever says too much, or nothing sensible


class Device(Guard, PacedSocket):
    """The server's end of one device's socket; all its methods but those that say so run on the loop."""

    def initialize(self, share: Share) -> None:
        """Take what the application gives."""
        super().initialize(share)
        self.seat = ""
        self.owns = False
        self._taken = ""
        self._sitting = 0
        self._client: Guest | None = None
        self._pace = Pace(10, 20)
        self._recordings = Pace(0.5, 6)
        self._texts: deque[bytes] = deque()
        self._next: Snapshot | None = None
        self._writing: asyncio.Task[None] | None = None
        self._late: asyncio.TimerHandle | None = None
        self._beats: asyncio.TimerHandle | None = None
        self._is_over = False

    def check_origin(self, origin: str) -> bool:
        """Let only our own page open sockets here."""
        return self.comes_through_jupyter or self.share.knows_origin(origin)

    def open(self, *args: str, **kwargs: str) -> None:
        """Wait for the device to say who it is."""
        self.share.crowd.come(self)
        self._late = asyncio.get_running_loop().call_later(_GREETING, self.end, "share.late", "retry")

    async def on_message(self, message: str | bytes) -> None:
        """Take one frame; the next is read when it has been answered."""
        if self._is_over:
            return
        if not self._pace.allows():
            self.close(_TOO_MUCH, "too often")
        elif self._client is None:
            await self._greet(message)
        elif isinstance(message, bytes) and not self._recordings.allows():
            self.close(_TOO_MUCH, "too many recordings")
        else:
            text, *recordings = message.split(b"\n", 1) if isinstance(message, bytes) else [message]
            if len(text) > MOST_BYTES:
                self.close(_TOO_MUCH, "too long")
                return
            self._beat_later(self._client)
            reply, _ = await self._aside(self._answer, self._client, _decoded(text), recordings)
            self._stop_beating()
            if not self._is_over:
                self._show_next()  # what came of it is seen before it is answered
                self._send(msgspec.json.encode(reply))
                await self._sit_down()
            if self._writing is not None:
                await asyncio.wait([self._writing])  # who does not read answers is asked for no more of them

    def on_close(self) -> None:
        """Be gone: an absent device's seat stays its own."""
        self._leave()

    def _leave(self) -> None:
        """Be no client of the room any more, whatever still comes."""
        self._is_over = True
        self._stop_beating()
        if self._late:
            self._late.cancel()
        self.share.crowd.go(self)
        client, self._client = self._client, None
        if client is not None:
            self.share.beside(client.leave)

    # ── who it is ──────────────────────────────────────────────────────────

    async def _greet(self, message: str | bytes) -> None:
        try:
            if isinstance(message, bytes):
                raise msgspec.DecodeError
            greeting = msgspec.json.decode(message, type=known(Greeting))
        except (msgspec.MsgspecError, RecursionError):
            self.close(_TOO_MUCH, "no greeting")
            return
        role = self._let_in(greeting)
        if role is None:
            return
        if self._late:
            self._late.cancel()
        self.owns = role == "owner"
        if not self.share.crowd.hear(self):
            self.make_way()
        elif self.share.is_barred and not self.owns:
            self.end("share.closed", "retry")
        else:
            await self._become()

    def _let_in(self, greeting: Greeting) -> Role | None:
        """Be at the seat that a device has a key to, and return as what it comes in; None: it may not."""
        try:
            role, self.seat = self.share.known_by(greeting, self.address)
        except Problem as problem:
            self.end(problem.code, "enter" if problem.code == "share.seat_gone" else "stay")
            return None
        return role

    async def _become(self) -> None:
        """Be a client of the room: its owner's, a player's, or one that looks on."""
        left, seat = self._client, self.seat
        if seat:
            self.share.seat_taken(self)
        if isinstance(self.ws_connection, WebSocketProtocol13):
            may_tell = bool(seat) or self.owns
            most = MOST_BYTES + 1 + sounds.MOST_BYTES if may_tell else MOST_BYTES
            self.ws_connection.params.max_message_size = most
        self._send(msgspec.json.encode(Entered(seat)))
        self._client = await self._aside(self._join, left)
        if self._is_over:  # hung up while it came in
            self._leave()

    def _join(self, left: Guest | None) -> Guest:
        if left is not None:
            left.leave()
        self._sitting += 1
        role: Role = "owner" if self.owns else "seat" if self.seat else "spectator"
        client = self.share.room.join(role, partial(self._show, self._sitting), self.seat)
        client.greet()
        return client

    def _answer(self, client: Guest, content: Any, recordings: Sequence[bytes]) -> Reply:
        """Answer a request, on a thread that may take its time."""
        if isinstance(content, dict) and content.get("kind") == "take":
            return answered(content, Take, partial(self._take, client))
        return client.handle(content, recordings)

    def _take(self, client: Guest, request: Take) -> Seated:
        if self.owns:
            raise RefusedRequest("request.not_yours")
        if client.seat and not self.share.keys.has_asked(request.nonce):
            raise RefusedRequest("join.seated", name=client.seat)
        if not self.share.taking.allows(self.address):
            raise RefusedRequest("join.crowd")
        seated = self.share.seat(request.name, request.seat, request.nonce)
        self._taken = seated.key
        return seated

    async def _sit_down(self) -> None:
        """Be at the seat that was taken, if the key still opens it; what comes next is heard from there."""
        key, self._taken = self._taken, ""
        if key and self._let_in(Return(key)):
            await self._become()

    def _beat_later(self, client: Guest) -> None:
        """Let the device know every second that its request is being worked at, and see what has come of it.

        By a timer of the loop: a thread for each request would have to be waited for.
        """
        self._beats = asyncio.get_running_loop().call_later(BEAT, self._beat, client)

    def _beat(self, client: Guest) -> None:
        client.flush()
        self._send(msgspec.json.encode(WorkingPush()))
        self._beat_later(client)

    def _stop_beating(self) -> None:
        if self._beats:
            self._beats.cancel()

    async def _aside(self, work: Any, *given: Any) -> Any:
        """Have something done that may take its time, on another thread."""
        return await asyncio.get_running_loop().run_in_executor(self.share.pool, kept_going, work, *given)

    # ── what it is sent ────────────────────────────────────────────────────

    def _show(self, sitting: int, snapshot: Snapshot) -> None:
        """Have something shown, on whatever thread it happened."""
        self.share.soon(self._offer, sitting, snapshot)

    def _offer(self, sitting: int, snapshot: Snapshot) -> None:
        if self._is_over or sitting != self._sitting:  # it was for who looked on here before sitting down
            return
        self._next = snapshot if self._next is None else snapshot.after(self._next)
        self._write_on()

    def _show_next(self) -> None:
        """Put the newest snapshot into the row of texts: nothing newer takes its place any more."""
        if self._next is not None:
            self._texts.append(msgspec.json.encode(Show(self._next)))
            self._next = None

    def _send(self, text: bytes) -> None:
        self._texts.append(text)
        self._write_on()

    def end(self, code: str, then: Any) -> None:
        """Say why the connection ends, and end it."""
        if self._is_over:
            return
        self._leave()
        self._next = None
        self._send(msgspec.json.encode(Gone(both(code), then)))
        asyncio.get_running_loop().call_later(0.5, self.close)

    @property
    def looks_on(self) -> bool:
        """Whether nobody has sat down here."""
        return not (self.seat or self.owns)

    def make_way(self) -> None:
        """Say that there is no room here, and end the connection."""
        self.end("share.full", "retry")

    def cut(self) -> None:
        """End the connection at once, without a word."""
        self._leave()
        if self.ws_connection is not None:
            self.ws_connection._abort()

    def _write_on(self) -> None:
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write())

    async def _write(self) -> None:
        """Send what waits, the newest only; whoever does not take it is let go."""
        while self._texts or self._next is not None:
            if not self._texts:
                self._show_next()
            text = self._texts.popleft()
            try:
                await asyncio.wait_for(self.write_message(text.decode()), DRAINED)
            except (WebSocketClosedError, StreamClosedError):
                return
            except asyncio.TimeoutError:
                log.info("A device does not take what it is sent; its connection is closed")
                self.cut()
                return


def _decoded(message: str | bytes) -> Any:
    """Return what a frame says, or nothing where it is no JSON to be read: the room refuses it."""
    try:
        return msgspec.json.decode(message)
    except (msgspec.DecodeError, RecursionError):
        return None

"""The table in a notebook: the client that owns a room, as an anywidget."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

import traitlets

from dixit_widget.bots import BotMaker
from dixit_widget.deck import Deck
from dixit_widget.engine import Action, Game, Record
from dixit_widget.rules import RuleSet
from dixit_widget.table import RefusedRequest, Room, Seat, Snapshot, Store, Table
from dixit_widget.table.heartbeat import heartbeat
from dixit_widget.table.protocol import WorkingPush
from dixit_widget.table.rpc import plain
from dixit_widget.table.timer import checked_seconds
from dixit_widget.widgets.front_end import script
from dixit_widget.widgets.screen_widget import ScreenWidget
from dixit_widget.words.missing import missing_extra

if TYPE_CHECKING:
    from dixit_widget.server.share import Share
    from dixit_widget.table.door import Door

_GATHERING: Final = 0.2  # seconds from one look to the next whether a game has begun
_PATIENCE: Final = 5.0  # seconds that a page is waited for
_BOT_FAILED: Final = "notice.bot_failed"
_HELD_UP: Final = "notice.held_up"
_NO_DOOR: Final = "notice.no_door"
_PASSING: Final = (_BOT_FAILED, _HELD_UP, _NO_DOOR)


class TableWidget(ScreenWidget):
    """A table to play at, shown by the cell that returns it.

    Made by :func:`dixit_widget.play` and :func:`dixit_widget.resume`. Its synced traits carry
    only what everybody at the table may know; they can be observed and linked like those of
    any widget.

    Attributes
    ----------
    phase : str
        ``"setup"``, ``"lobby"``, ``"clue"``, ``"cards"``, ``"vote"``, ``"review"`` or ``"over"``.
    turn : int
        The number of the turn, from 1.
    storyteller : str
        Who tells this turn; empty before the first clue.
    scores : dict of str to int
        Points by player.
    revision : int
        How many actions have been played.
    seat : str
        Who is at the screen; empty: nobody.
    """

    _esm = script("table")

    phase = traitlets.Unicode("setup").tag(sync=True)
    turn = traitlets.Int(0).tag(sync=True)
    storyteller = traitlets.Unicode().tag(sync=True)
    scores = traitlets.Dict().tag(sync=True)
    revision = traitlets.Int(0).tag(sync=True)
    seat = traitlets.Unicode().tag(sync=True)

    _outgoing: ClassVar = ScreenWidget._outgoing | {
        "phase",
        "turn",
        "storyteller",
        "scores",
        "revision",
        "seat",
    }
    _shown = False
    _unseen: ClassVar = "widget.unseen_table"
    """Whether a cell shows the table, so that a page may be about to."""
    _has_page = False
    """Whether a page has ever asked for something."""
    _is_closed = False

    def __init__(
        self,
        deck: Deck,
        store: Store | None,
        language: str = "",
        own_bots: Mapping[str, BotMaker] = {},
        **traits: Any,
    ) -> None:
        self._waiting: list[tuple[asyncio.AbstractEventLoop, asyncio.Event]] = []
        self._waiting_lock = threading.Lock()
        self._room = Room(deck, store, language, own_bots, open_door=_door())
        self._client = self._room.join("owner", self._show)
        self._show(self._room.hello(self._client, language or "en"))
        super().__init__(language=language, **traits)
        self.on_msg(self._answer)

    # ── the game ───────────────────────────────────────────────────────────

    @property
    def live(self) -> Table:
        """The table behind the screen.

        Raises
        ------
        RefusedRequest
            If no game is on it.
        """
        return self._room.running()

    @property
    def game(self) -> Game:
        """The game as it is now; whoever has the kernel may see everything in it."""
        return self.live.game

    @property
    def record(self) -> Record:
        """The game so far, written down."""
        return self.live.record

    def act(self, action: Action, revision: int | None = None) -> bool:
        """Make a move through the same door as a click.

        Parameters
        ----------
        action : Action
            :class:`GiveClue`, :class:`HandIn`, :class:`Vote` or :class:`Continue`.
        revision : int, optional
            The revision on which it was decided; a move decided in a phase that has passed
            changes nothing.

        Returns
        -------
        bool
            Whether it changed anything.

        Raises
        ------
        IllegalAction
            If the rules do not allow it; nothing has changed.
        """
        with self._client.held():
            return self.live.act(action, revision)

    def begin(self, rules: RuleSet, seats: Sequence[Seat], seed: int | None, first: str | None) -> None:
        """Start a game on this table."""
        self._room.begin(rules, seats, seed, first)

    def propose(self, rules: RuleSet) -> None:
        """Show rules on the set-up panel, to begin a game by them."""
        self._room.propose(rules)

    def gather(self, rules: RuleSet, seats: Sequence[Seat], seed: int | None, first: str | None) -> None:
        """Wait for people on devices of their own, before a game begins."""
        self._room.guests.gather(rules, seats, seed, first)

    def set_timer(self, seconds: float | None) -> None:
        """Let each phase take so many seconds; None: as long as it likes.

        Raises
        ------
        RefusedRequest
            If it is no number from 5 to 3600.
        """
        self._room.guests.set_timer(checked_seconds(seconds))

    def share(
        self,
        *,
        network: bool = False,
        url: str | None = None,
        address: str | None = None,
        port: int | None = None,
        certificate: tuple[str, str] | None = None,
    ) -> Share:
        """Let people come to this table with devices of their own, by a link or a QR code.

        The table's menu shows the same. Where people come already, that is how they go on coming, unless
        something else is asked for: then the link before leads nowhere any more.

        Parameters
        ----------
        network : bool, optional
            Whether devices of the local network get in, not only this computer.
        url : str, optional
            The address of a tunnel or proxy that leads to this server: links are made from it.
        address : str, optional
            By which of the computer's addresses devices come; by default the likeliest.
        port : int, optional
            By default any that is free.
        certificate : (str, str), optional
            The files of a certificate and of its key, for https.

        Returns
        -------
        Share
            How to come; a cell shows it.

        Raises
        ------
        MissingPackage
            If the packages of the extra ``share`` are not installed.
        ValueError
            If the address, the port or the certificate cannot be used.
        """
        with missing_extra("share"):
            from dixit_widget.server.kept import asked_for
            from dixit_widget.server.share import Share

        asked = asked_for(network=network, url=url, address=address, port=port, certificate=certificate)
        return Share.of(self._room, asked)

    def resume(self, number: int | None = None) -> None:
        """Go on with the last unfinished game, or with the one of a number."""
        self._room.resume(number)

    async def finished(self) -> Game:
        """Wait until the game is over, and return it.

        Bots among themselves play on to the end where no page shows them. On a page each turn stands until
        whoever watches continues; ``table.live.play_on()`` goes on without.

        Raises
        ------
        RefusedRequest
            If a person is waited for, and no page shows the table on which to act; if the game was left for
            the set-up panel, or the table closed.
        """
        while self._room.guests.lobby is not None and not self._is_closed:
            await asyncio.sleep(_GATHERING)
        with self._once_over() as over:
            await self._until(over)
        if self.game.phase != "over":
            raise RefusedRequest("play.left")
        return self.game

    async def _until(self, over: asyncio.Event) -> None:
        patience = _PATIENCE if self._shown or self.live.people else 0.0
        while not over.is_set():
            revision = self.game.revision
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(over.wait(), None if self._has_page else patience)
            if over.is_set() or self._has_page or self.game.revision != revision:
                continue
            if self._room.audience.moment.remote.intersection(self.game.waiting_for):
                patience = _PATIENCE  # on devices of their own they need no page of ours
                continue
            awaited = [name for name in self.game.waiting_for if name in self.live.people]
            if awaited:
                raise RefusedRequest("play.no_page", names=", ".join(awaited))
            self.live.play_on(turns=1)
            patience = _PATIENCE if self.live.people else 0.0

    @contextlib.contextmanager
    def _once_over(self) -> Iterator[asyncio.Event]:
        """Give an event of this loop that is set when the game is over or left, on any thread."""
        over = asyncio.Event()
        waiting = (asyncio.get_running_loop(), over)
        try:
            with self._waiting_lock:
                self._waiting.append(waiting)
                if self.game.phase == "over" or self._is_closed:
                    over.set()
            yield over
        finally:
            with self._waiting_lock:
                self._waiting = [each for each in self._waiting if each is not waiting]

    # ── the browser ────────────────────────────────────────────────────────

    def _show(self, snapshot: Snapshot) -> None:
        public = snapshot.public
        if snapshot.private is not None:
            self.send_private(snapshot)
        with self.changing():
            self.mirror(snapshot)
            self.set_trait("seat", snapshot.seating.seat)
            self.set_trait("phase", public["phase"] if public else "lobby" if snapshot.rules else "setup")
            self.set_trait("turn", public["turn"] if public else 0)
            self.set_trait("storyteller", (public["storyteller"] or "") if public else "")
            self.set_trait("scores", public["scores"] if public else {})
            self.set_trait("revision", public["revision"] if public else 0)
            self._notify(snapshot)
        if self.phase in ("over", "setup"):
            self._wake()

    def _notify(self, snapshot: Snapshot) -> None:
        """Say what went wrong, until something else has happened."""
        held_up = self._room.table and self._room.table.held_up
        if held_up:
            self.warn(_HELD_UP, reason=held_up)
        elif snapshot.failed:
            self.warn(_BOT_FAILED, names=", ".join(snapshot.failed))
        elif self._room.guests.trouble:
            self.warn(_NO_DOOR, reason=self._room.guests.trouble)
        elif self.notice and self.notice["code"] in _PASSING:
            self.set_trait("notice", None)

    def _wake(self) -> None:
        with self._waiting_lock:
            waiting, self._waiting = self._waiting, []
        for loop, done in waiting:
            with contextlib.suppress(RuntimeError):  # a loop that is closed keeps none of the others waiting
                loop.call_soon_threadsafe(done.set)

    def close(self) -> None:
        """Take the table off every page; its game stays as it is, and stored."""
        super().close()
        self._room.close()
        self._is_closed = True
        self._wake()

    def _repr_mimebundle_(self, **given: Any) -> Any:
        self._shown = True
        return super()._repr_mimebundle_(**given)

    def _answer(self, _widget: object, content: object, buffers: Sequence[object] | None) -> None:
        self._has_page = True
        with heartbeat(self._beat):
            reply, given = self._client.handle(content, buffers or ())
        self.reply(reply, given)

    def _beat(self) -> None:
        """Let the page know that what it asked for is being worked at, and see what has come of it so far."""
        self._client.flush()
        self.send(plain(WorkingPush()))

    def __repr__(self) -> str:
        if self._room.table is None:
            return "TableWidget(no game yet)"
        return f"TableWidget({self.edition}, {', '.join(self.scores)}, {self.phase}, turn {self.turn})"


def _door() -> Callable[[Room, str], Door] | None:
    """Return what lets devices in; a kernel that runs in the browser has no server to do it."""
    return None if sys.platform == "emscripten" else _open_door


def _open_door(room: Room, kept: str) -> Door:
    with missing_extra("share"):
        from dixit_widget.server.share import Share
    return Share.opened(room, kept)

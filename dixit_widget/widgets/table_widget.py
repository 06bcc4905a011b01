"""The table in a notebook: an anywidget over :class:`dixit_widget.table.Host`."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Mapping, Sequence
from typing import Any, Final

import traitlets

from dixit_widget.bots import BotMaker
from dixit_widget.deck import Deck
from dixit_widget.engine import Action, Game, Record
from dixit_widget.rules import RuleSet
from dixit_widget.table import Host, RefusedRequest, Seat, Store, Table, Update
from dixit_widget.widgets.at_work import at_work
from dixit_widget.widgets.front_end import STATIC
from dixit_widget.widgets.screen_widget import ScreenWidget

_BOT_FAILED: Final = "notice.bot_failed"
_BEYOND_PANEL: Final = "notice.beyond_panel"


class TableWidget(ScreenWidget):
    """A table to play at, shown by the cell that returns it.

    Made by :func:`dixit_widget.play` and :func:`dixit_widget.resume`. Its synced traits carry
    only what everybody at the table may know; they can be observed and linked like those of
    any widget.

    Attributes
    ----------
    phase : str
        ``"setup"``, ``"clue"``, ``"cards"``, ``"vote"``, ``"review"`` or ``"over"``.
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

    _esm = STATIC / "table.js"
    _css = STATIC / "table.css"

    phase = traitlets.Unicode("setup").tag(sync=True)
    turn = traitlets.Int(0).tag(sync=True)
    storyteller = traitlets.Unicode().tag(sync=True)
    scores = traitlets.Dict().tag(sync=True)
    revision = traitlets.Int(0).tag(sync=True)
    seat = traitlets.Unicode().tag(sync=True)

    _watched = False
    """Whether a page shows the table, or is about to."""

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
        self._host = Host(deck, store, language, self._show, own_bots)
        super().__init__(language=language, setup=self._host.setup(), **traits)
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
        if self._host.table is None:
            raise RefusedRequest("request.no_game")
        return self._host.table

    @property
    def game(self) -> Game:
        """The game as it is now; whoever has the kernel may see everything in it."""
        return self.live.game

    @property
    def record(self) -> Record:
        """The game so far, written down."""
        return Record.of(self.game)

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
        return self.live.act(action, revision)

    def begin(self, rules: RuleSet, seats: Sequence[Seat], seed: int | None, first: str | None) -> None:
        """Start a game on this table."""
        self._host.begin(rules, seats, seed, first)

    def resume(self) -> None:
        """Go on with the last unfinished game."""
        self._host.resume()

    async def finished(self) -> Game:
        """Wait until the game is over, and return it.

        Bots among themselves play on to the end where no page shows them. On a page each turn stands until
        whoever watches continues; ``table.live.play_on()`` goes on without.

        Raises
        ------
        RefusedRequest
            If there is no game any more: it was left for the set-up panel.
        """
        while not (self._watched or self.live.people) and self.game.phase == "review":
            self.live.play_on(turns=1)
            await asyncio.sleep(0)
        done = asyncio.Event()
        with self._waiting_lock:
            self._waiting.append((asyncio.get_running_loop(), done))
            if self.game.phase == "over":
                done.set()
        await done.wait()
        return self.game

    # ── the browser ────────────────────────────────────────────────────────

    def _show(self, update: Update) -> None:
        public = update.public
        running = self._host.table
        with self.hold_sync():
            self.steps = update.steps
            self.public = public
            self.table = update.table
            self.seat = update.table["seat"]
            self.edition = running.game.rules.id if running else ""
            self.rules = running.game.rules.to_dict() if running else None
            self.phase = public["phase"] if public else "setup"
            self.turn = public["turn"] if public else 0
            self.storyteller = (public["storyteller"] or "") if public else ""
            self.scores = public["scores"] if public else {}
            self.revision = public["revision"] if public else 0
            if update.failed:
                self.warn(_BOT_FAILED, names=", ".join(dict.fromkeys(update.failed)))
            elif update.beyond_panel:
                self.warn(_BEYOND_PANEL)
            elif self.notice and self.notice["code"] in (_BOT_FAILED, _BEYOND_PANEL):
                self.notice = None
            if running is None:
                self.setup = self._host.setup()
        if update.table["seat"]:
            private = self._host.private()
            self.send({"kind": "private", "revision": self.revision, "private": private})
        if self.phase == "over":
            self._wake()

    def _wake(self) -> None:
        with self._waiting_lock:
            waiting, self._waiting = self._waiting, []
        for loop, done in waiting:
            loop.call_soon_threadsafe(done.set)

    def _repr_mimebundle_(self, **given: Any) -> Any:
        self._watched = True
        return super()._repr_mimebundle_(**given)

    def _answer(self, _widget: object, content: object, _buffers: object) -> None:
        self._watched = True
        with at_work(lambda: self.send({"kind": "working"})):
            reply, buffers = self._host.handle(content)
        self.send(reply, buffers)

    def __repr__(self) -> str:
        if self._host.table is None:
            return "TableWidget(no game yet)"
        return f"TableWidget({self.edition}, {', '.join(self.scores)}, {self.phase}, turn {self.turn})"

"""People who come with devices of their own: their seats, who is there, how long they are waited for."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from dixit_widget.bots import Bot
from dixit_widget.engine import Continue, Game
from dixit_widget.rules import RuleSet
from dixit_widget.table.devices import Devices, Presence, nobody
from dixit_widget.table.door import Door
from dixit_widget.table.line_up import EVERYDAY, filled
from dixit_widget.table.lobby import Lobby
from dixit_widget.table.rpc import RefusedRequest
from dixit_widget.table.seats import Seat, checked_seats, seat_of
from dixit_widget.table.snapshot import Moment, new_epoch
from dixit_widget.table.table import Table
from dixit_widget.table.timer import Timer
from dixit_widget.words import Problem

if TYPE_CHECKING:
    from dixit_widget.table.room import Room

log = logging.getLogger("dixit_widget")

_GONE: Final = 30.0
"""Seconds after which an owner's page that has said nothing is taken for gone."""


class Guests:
    """The side of a room that is for devices.

    Parameters
    ----------
    room : Room
    open_door : callable or None
        Opens a :class:`Door` for the room: a new one, or as a text that was kept says. None: no device can be
        let in here.
    clock : callable
        Returns seconds, which only ever grow.

    Attributes
    ----------
    lobby : Lobby or None
        The game that people gather for.
    last_turn : int or None
        The turn after whose review nobody goes on; None: the rules alone say when it is over.
    stands_still : bool
        Whether time stands still.
    """

    def __init__(
        self, room: Room, open_door: Callable[[Room, str], Door] | None, clock: Callable[[], float]
    ) -> None:
        self.lobby: Lobby | None = None
        self.last_turn: int | None = None
        self.stands_still = False
        self._room = room
        self._open_door = open_door
        self._clock = clock
        self._door: Door | None = None
        self._closed = ""
        self._no_door: Problem | None = None
        self._devices = Devices(clock)
        self._timer = Timer(None, clock)
        self._heard: float | None = None
        self._ready: tuple[int, tuple[str, ...]] = (0, ())

    @property
    def may_come(self) -> bool:
        """Whether devices can be let in here."""
        return self._open_door is not None

    # ── their seats ────────────────────────────────────────────────────────

    def gather(
        self, rules: RuleSet, seats: Sequence[Seat], seed: int | None = None, first: str | None = None
    ) -> None:
        """Wait for people on devices of their own; a remote seat without a name is for whoever comes.

        Raises
        ------
        RefusedDraft
            If a name or a bot's character will not do.
        InvalidStart
            If the rules cannot be played with so many players or cards.
        Problem
            If no door can be opened here.
        """
        lobby = Lobby(rules=rules, seats=checked_seats(seats), seed=seed, first=first)
        seated = filled(lobby.seats, self._room.language)
        self._room.refuse_faulty(seated)
        Game.start(rules, [seat.name for seat in seated], seed=seed, deck=self._room.deck.ids, first=first)
        with self._room.beginning:
            self.door()
            self.lobby = lobby
            self._room.audience.show(Moment(epoch=new_epoch(), lobby=lobby), people=())
        self._room.audience.deliver()

    def begin_gathered(self) -> None:
        """Begin the game that people gather for; bots take the seats that are open, until somebody comes.

        Raises
        ------
        RefusedRequest
            If nobody gathers, or nobody has come.
        """
        with self._room.beginning:
            lobby = self.lobby
            if lobby is None:
                raise RefusedRequest("join.no_lobby")
            if not any(seat.name and seat.kind != "bot" for seat in lobby.seats):
                raise RefusedRequest("join.nobody_yet")
            self._room.begin(lobby.rules, filled(lobby.seats, self._room.language), lobby.seed, lobby.first)

    def take(self, name: str, seat: str = "") -> str:
        """Seat somebody who has come with a device: in the lobby, or at a seat of the game.

        Parameters
        ----------
        name : str
            What they are called.
        seat : str, optional
            Whose seat they take, where a game is on: an absent device's is not free, a bot's is.

        Returns
        -------
        str
            The player who they are.

        Raises
        ------
        RefusedRequest
            If the seat is not free, nobody can be called that, or no game is on or gathers.
        """
        with self._room.beginning:
            table, lobby = self._room.table, self.lobby
            if table is None:
                if lobby is None:
                    raise RefusedRequest("join.no_lobby")
                self.lobby, taken = lobby.take(name)
                self._show_lobby(self.lobby)
        if table is not None:
            return self._take_over(table, seat)
        self._room.audience.deliver()
        return taken

    def release(self, name: str) -> None:
        """Free the seat of somebody who has come with a device: a bot plays there until somebody comes.

        Raises
        ------
        RefusedRequest
            If no device is there.
        """
        name, door = self.guest(name), self._door
        if door is not None:
            door.forget(name)  # before anybody can take the seat, for they are given new keys to it
        with self._room.beginning:
            table = self._room.table
            if self.lobby is not None:
                self.lobby = self.lobby.free(name)
                self._show_lobby(self.lobby)
        if table is not None:
            table.hand_over(*self._bot_for(table, name))
        self._room.audience.deliver()

    def go_on(self, player: str, revision: int) -> bool:
        """Note that somebody wants to go on after the review; once all who are there do, the game goes on.

        Where people sit at the owner's screen, going on is theirs.

        Parameters
        ----------
        player : str
        revision : int
            On which it was decided: whoever has wanted to go on from an earlier review has not read this one.

        Returns
        -------
        bool
            False where it came too late.
        """
        table = self._room.running()
        game = table.game
        if game.phase != "review" or table.is_past(revision):
            return False
        with self._room.audience.showing:
            turn, ready = self._ready
            self._ready = (game.turn, tuple(dict.fromkeys((*(ready if turn == game.turn else ()), player))))
        self.look_round()
        return True

    def stand_in(self, name: str) -> bool:
        """Let a bot act once for somebody on a device of their own who keeps the others waiting.

        Where they or their team mate have offered to hand in, that is what is done.

        Returns
        -------
        bool
            False if they are not waited for.

        Raises
        ------
        RefusedRequest
            If nobody of that name plays with a device.
        """
        table, name = self._room.running(), self.guest(name)
        if self._room.partners.take(table, name):
            return True
        return table.stand_in(name, self._bot_for(table, name)[1])

    # ── who is there ───────────────────────────────────────────────────────

    def come(self, name: str) -> None:
        """Count a device of a player in; whoever calls holds the audience's lock."""
        if name:
            self._devices.come(name)

    def go(self, name: str) -> None:
        """Count a device of a player out; whoever calls holds the audience's lock."""
        if name:
            self._devices.go(name)

    def stamped(self, moment: Moment) -> Moment:
        """Return a moment with who is there, who is ready, and how much time and how many turns there are.

        Whoever calls holds the audience's lock.
        """
        turn, ready = self._ready
        game = moment.change.after if moment.change else None
        return msgspec.structs.replace(
            self._room.partners.stamped(moment),
            present=tuple([self._devices.presence(seat) for seat in moment.seats]),
            ready=ready if game and game.phase == "review" and game.turn == turn else (),
            left=self._time_left(moment),
            turns=self.last_turn,
        )

    def _time_left(self, moment: Moment) -> float | None:
        game = moment.change.after if moment.change else None
        shared = sum(seat.kind == "person" for seat in moment.seats) > 1
        if game is None or self.is_done(game) or shared:
            return None
        still = self._owner_is_gone or self.stands_still
        return self._timer.left((moment.epoch, game.turn, game.phase), stands_still=still)

    @property
    def _owner_is_gone(self) -> bool:
        return self._heard is not None and self._clock() - self._heard > _GONE

    def there(self, seats: Sequence[Seat]) -> tuple[Presence, ...]:
        """Return for each seat whether somebody can be asked there; at a page that is gone nobody can."""
        gone = self._owner_is_gone
        return tuple(
            ["away" if gone and seat.kind == "person" else self._devices.presence(seat) for seat in seats]
        )

    def is_done(self, game: Game) -> bool:
        """Whether nothing more is waited for: the game is over, or the last turn has been scored."""
        last = self.last_turn is not None and game.turn >= self.last_turn
        return game.phase == "over" or (last and game.phase == "review")

    def hear_owner(self) -> None:
        """Note that the owner's page is there: time stands still while it is gone."""
        self._heard = self._clock()

    @property
    def timer(self) -> float | None:
        """Seconds that each phase may take; None: as long as it likes."""
        return self._timer.seconds

    def set_timer(self, seconds: float | None) -> None:
        """Let each phase take so many seconds from now on; None: as long as it likes."""
        self._timer = Timer(seconds, self._clock)
        self.keep_door()
        self._room.audience.show_again(lambda shown, now: shown.left != now.left)
        self._room.audience.deliver()

    def give_time(self, seconds: float) -> None:
        """Let what is waited for take so much longer."""
        with self._room.audience.showing:
            self._time_left(self._room.audience.moment)
            self._timer.give(seconds)
        self._room.audience.show_again(lambda shown, now: shown.left != now.left)
        self._room.audience.deliver()

    def look_round(self) -> None:
        """Show who is there and who wants to go on, where that has changed; go on where time is up.

        To be called every second or so.
        """
        audience, table = self._room.audience, self._room.table
        self._room.let_bots_answer()
        audience.show_again(lambda shown, now: (shown.present, shown.ready) != (now.present, now.ready))
        audience.deliver()
        moment = audience.moment
        if table is None or moment.change is None or self.is_done(moment.change.after):
            return
        places = zip(moment.seats, moment.present, strict=True)
        awaited = {seat.name for seat, present in places if present == "yes"}
        if moment.ready and awaited.issubset(moment.ready):
            table.act(Continue(), moment.change.after.revision)
            return
        if not self.stands_still:
            self._room.partners.settle(table)
        with self._room.audience.showing:
            left = self._time_left(moment)
        if left == 0:
            self._go_on_without(table, moment.change.after)

    def _go_on_without(self, table: Table, game: Game) -> None:
        """Have bots act for those on devices of their own who have not acted in time."""
        if game.phase == "review":
            table.act(Continue(), game.revision)
            return
        for name in game.waiting_for:
            if name in self._room.audience.moment.remote and table.game.phase_revision == game.phase_revision:
                self.stand_in(name)

    def presence(self) -> Mapping[str, Presence]:
        """Return for each seat with a name whether somebody is there."""
        moment = self._room.audience.moment
        return {
            seat.name: present
            for seat, present in zip(moment.seats, moment.present, strict=True)
            if seat.name
        }

    def guest(self, name: object) -> str:
        """Return who is called that and plays with a device, in the game or where people gather for one.

        Raises
        ------
        RefusedRequest
            If nobody does.
        """
        placed = self._room.table or self.lobby
        seat = seat_of(placed.seats if placed else (), name)
        if seat is None or seat.kind != "remote":
            raise nobody(name)
        return seat.name

    # ── the door ───────────────────────────────────────────────────────────

    def door(self) -> Door:
        """Return the door that lets devices in, opened if it was not.

        Raises
        ------
        RefusedRequest
            If none can be opened here.
        """
        with self._room.beginning:
            if self._door is None:
                if self._open_door is None:
                    raise RefusedRequest("share.not_here")
                self.use_door(self._open_door(self._room, self._closed))
            assert self._door is not None
            return self._door

    @property
    def opened(self) -> Door | None:
        """The door, where one is open."""
        return self._door

    @property
    def trouble(self) -> Problem | None:
        """Why devices cannot come in as they did before; None: they can."""
        return self._door.trouble if self._door else self._no_door

    def use_door(self, door: Door) -> None:
        """Have devices let in by a door that was opened for this room."""
        with self._room.beginning:
            self._door, self._no_door = door, None
            self.keep_door()

    def keep_door(self) -> None:
        """Have it written down how devices come, so that a restart changes no link and no timer."""
        with self._room.beginning:
            if self._room.table is not None and self._door is not None:
                self._room.table.keep_door(self._door.kept(), self.timer)

    def reopen_door(self, kept: str) -> None:
        """Open the door again as it was kept with a game; an empty text: there was none.

        Where it cannot be opened the game goes on without, and :attr:`trouble` says why.
        """
        if not kept or self._open_door is None:
            return
        self.close_door()
        try:
            self.use_door(self._open_door(self._room, kept))
        except Problem as problem:
            log.warning("Devices cannot come in: %s", problem)
            self._closed, self._no_door = kept, problem
        if self.trouble:
            self._room.audience.show_again(lambda shown, now: True)
            self._room.audience.deliver()

    def close_door(self) -> None:
        """Let no device in any more, and none of those that were stay."""
        with self._room.beginning:
            door, self._door = self._door, None
            if door is not None:
                self._closed = door.kept()
        if door is not None:
            door.shut()

    def shut_out(self) -> None:
        """Close the door because the owner says so: a restart of the kernel opens it for nobody."""
        self.close_door()
        with self._room.beginning:
            if self._room.table is not None:
                self._room.table.keep_door("", self.timer)

    def _show_lobby(self, lobby: Lobby) -> None:
        self._room.audience.show(Moment(epoch=self._room.audience.moment.epoch, lobby=lobby))

    def _take_over(self, table: Table, name: str) -> str:
        if name not in table.game.players:
            raise RefusedRequest("join.choose")
        seat = seat_of(table.seats, name)
        if seat is None or seat.kind != "bot" or not table.hand_over(Seat(name, "remote")):
            raise RefusedRequest("join.taken", name=name)
        return name

    def _bot_for(self, table: Table, name: str) -> tuple[Seat, Bot]:
        """Return a bot for somebody's seat, and the seat with it."""
        seat = Seat(name, "bot", EVERYDAY[table.game.players.index(name) % len(EVERYDAY)])
        return seat, self._room.bots([seat], table.game.setup.seed, table.game.rules)[name]

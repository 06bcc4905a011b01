"""Those who are shown what happens at a table, and what they were shown last."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec

from dixit_widget.table.hot_seat import HotSeat
from dixit_widget.table.setup import SetupData
from dixit_widget.table.snapshot import Moment, Snapshot
from dixit_widget.table.sounds import Sounds

if TYPE_CHECKING:
    from dixit_widget.table.client import Client
    from dixit_widget.table.guests import Guests


class Audience:
    """The clients of a room; what they are shown waits in their outboxes until no lock is held.

    Parameters
    ----------
    guests : Guests
        Those of them who come with devices of their own.
    moment : Moment
        What there is to see at first.

    Attributes
    ----------
    moment : Moment
        What was shown last.
    showing : Lock
        Held for short, while it is settled what everybody is to see.
    sounds : Sounds
        Recorded clues, which are gone with their turn.
    """

    def __init__(self, guests: Guests, moment: Moment) -> None:
        self._guests = guests
        self._clients: tuple[Client, ...] = ()
        self.moment = moment
        self.showing = threading.Lock()
        self.sounds = Sounds()

    # ── who looks ──────────────────────────────────────────────────────────

    def come(self, client: Client) -> None:
        """Show a client all that happens from now on."""
        with self.showing:
            self._clients = (*self._clients, client)
            self._guests.come(client.device)
        self._guests.look_round()

    def go(self, client: Client) -> None:
        """Show a client nothing more."""
        with self.showing:
            if client in self._clients:
                self._guests.go(client.device)
            self._clients = tuple(each for each in self._clients if each is not client)
        self._guests.look_round()

    def leave(self) -> None:
        """Show nobody anything more."""
        with self.showing:
            self._clients = ()
            self.sounds.clear()

    # ── one of them ────────────────────────────────────────────────────────

    def seen(self, client: Client, setup: SetupData | None = None) -> Snapshot:
        """Return all that a client may see now; where no game is on, with what the set-up panel needs."""
        with self.showing:
            moment = self._guests.stamped(_still(self.moment))
            if setup is not None and moment.change is None:
                moment = msgspec.structs.replace(moment, setup=setup)
            return self._seen_by(client, moment)

    def tell_time_left(self, client: Client) -> None:
        """Show a client how much time is left by now; the others count it down by themselves."""
        with self.showing:
            now = self._guests.stamped(_still(self.moment))
            if now.left is None:
                return
            self.moment = msgspec.structs.replace(now, serial=now.serial + 1)
            client.put(self._seen_by(client, self.moment))
        client.deliver()

    def seat(self, client: Client, seated: Callable[[HotSeat], HotSeat]) -> None:
        """Change who is at a client's screen, and show it what they may see.

        Parameters
        ----------
        client : Client
        seated : callable
            Returns who is there then, or refuses.
        """
        with self.showing:
            client.hot_seat = seated(client.hot_seat)
            self.moment = msgspec.structs.replace(_still(self.moment), serial=self.moment.serial + 1)
            shown = client.see(self.moment)
        client.put(shown)
        client.deliver()

    def show_pair(self, player: str, mate: str, moment: Moment) -> None:
        """Show two players, and nobody else, what one of them has offered; whoever calls holds the lock.

        That one makes room at a screen that others share.
        """
        self.moment, change = moment, moment.change
        for client in [each for each in self._clients if each.seat in (player, mate)]:
            if change and client.seat == player:
                client.hot_seat = client.hot_seat.make_room(change.after)
            client.put(client.see(_still(moment)))

    # ── all of them ────────────────────────────────────────────────────────

    def show(self, moment: Moment, *, people: Sequence[str] | None = None) -> None:
        """Show everybody a moment when it is delivered; a game begun comes with the people at the owner's."""
        with self.showing:
            if moment.epoch == self.moment.epoch:
                moment = msgspec.structs.replace(moment, serial=self.moment.serial + 1)
            self._settle(moment, people)

    def show_again(self, worth: Callable[[Moment, Moment], bool]) -> None:
        """Show everybody how things are where nothing has happened, if it is worth it.

        Parameters
        ----------
        worth : callable
            Called with the moment that was shown and the one that would be.
        """
        with self.showing:
            shown = self.moment
            now = self._guests.stamped(_still(shown))
            if worth(shown, now):
                self._settle(msgspec.structs.replace(now, serial=shown.serial + 1))

    def deliver(self) -> None:
        """Let every client show what waits for it; no lock is held."""
        for client in self._clients:
            client.deliver()

    def _settle(self, moment: Moment, people: Sequence[str] | None = None) -> None:
        """Make it the moment that all see; whoever calls holds the lock."""
        game = moment.change.after if moment.change else None
        sound = self.sounds.of(game, moment.epoch)
        self.moment = moment = self._guests.stamped(msgspec.structs.replace(moment, sound=sound))
        for client in self._clients:
            client.put(self._seen_by(client, moment, people))

    def _seen_by(self, client: Client, moment: Moment, people: Sequence[str] | None = None) -> Snapshot:
        if client.role == "owner" and people is not None:
            client.hot_seat = HotSeat.of(tuple(people))
        if client.device:
            client.hot_seat = HotSeat.of((client.device,) if client.device in moment.remote else ())
        if moment.change is not None:
            client.hot_seat = client.hot_seat.follow(moment.change.after, moment.bots)
        return client.see(moment)


def _still(moment: Moment) -> Moment:
    """Return the moment for whoever has not seen what led to it: nothing has just happened."""
    change = moment.change
    if change is None:
        return moment
    return msgspec.structs.replace(
        moment, change=msgspec.structs.replace(change, before=change.after, games=(), failed=())
    )

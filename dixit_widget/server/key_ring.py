"""The keys of one share: its secret, its code, and whose seat each key opens."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from typing import Final

from dixit_widget.server.frames import Greeting, Own, Return
from dixit_widget.server.keys import Tries, hashed, new_code, new_secret, same, tidy_code
from dixit_widget.table import RefusedRequest
from dixit_widget.table.client import Role

MOST_KEYS: Final = 32
"""To one seat: a device that asks for its seat over and over is given a new one each time."""


class KeyRing:
    """Tells who may come in; of the players' keys it holds only what they hash to.

    Parameters
    ----------
    secret, code : str, optional
        What lets somebody in who has no seat yet; by default new ones.
    seats : mapping of str to str, optional
        Whose seat a key opens, by what the key hashes to.
    owner : str, optional
        What the owner's page comes in by; empty: none comes by the network, whatever key it has.
    """

    def __init__(
        self, secret: str = "", code: str = "", seats: Mapping[str, str] = {}, owner: str = ""
    ) -> None:
        self.secret = secret or new_secret()
        self.code = code or new_code()
        self.seats = dict(seats)
        self.owner = owner
        self._asked: dict[str, Future[str]] = {}
        self._tries = Tries()
        self._lock = threading.Lock()

    def known_by(self, greeting: Greeting, address: str = "") -> tuple[Role, str]:
        """Return as what a device comes in, and whose seat it has a key to.

        Each kind of key is looked for among its own kind only: no other one makes an owner.

        Raises
        ------
        RefusedRequest
            If it has no right to be here.
        """
        if isinstance(greeting, Own):
            if not self.owner or not same(greeting.key, self.owner):
                raise RefusedRequest("share.wrong_link")
            return "owner", ""
        if isinstance(greeting, Return):
            seat = self.seats.get(hashed(greeting.key))
            if seat is None:
                raise RefusedRequest("share.seat_gone")
            return "seat", seat
        if greeting.secret and same(greeting.secret, self.secret):
            return "spectator", ""
        if not greeting.code:
            raise RefusedRequest("share.wrong_link")
        # A code is short enough to be guessed, nothing else is: whoever has a key pays for no one's tries.
        if self._tries.too_many(address):
            raise RefusedRequest("share.too_many_tries")
        if not same(tidy_code(greeting.code), self.code):
            self._tries.count(address)
            raise RefusedRequest("share.wrong_code")
        return "spectator", ""

    def once(self, nonce: str, take: Callable[[], str]) -> str:
        """Return the seat that was taken when this was asked first: an answer may get lost.

        Whoever asks again while it is still being taken waits for that.
        """
        if not nonce:
            return take()
        asked, mine = hashed(nonce), Future[str]()
        with self._lock:
            taken = self._asked.setdefault(asked, mine)
        if taken is mine:
            try:
                mine.set_result(take())
            except BaseException as refused:
                with self._lock:
                    self._asked.pop(asked, None)
                mine.set_exception(refused)
        return taken.result()

    def has_asked(self, nonce: str) -> bool:
        """Return whether a seat was taken for this."""
        return bool(nonce) and hashed(nonce) in self._asked

    def new_key(self, seat: str) -> str:
        """Return a new key to a seat; the newest of those that there are still open it."""
        key = new_secret()
        with self._lock:
            before = [old for old, whose in self.seats.items() if whose == seat]
            gone = {*before[: max(0, len(before) - MOST_KEYS + 1)]}
            self.seats = {old: whose for old, whose in self.seats.items() if old not in gone}
            self.seats[hashed(key)] = seat
        return key

    def forget(self, seat: str) -> None:
        """Let no key open a seat any more."""
        with self._lock:
            self.seats = {key: whose for key, whose in self.seats.items() if whose != seat}
            self._asked = {
                nonce: taken
                for nonce, taken in self._asked.items()
                if not taken.done() or taken.result() != seat
            }

"""What opens a door: secrets in links, a code to type, and how many wrong tries there may be."""

from __future__ import annotations

import hashlib
import secrets
import threading
import time
from collections import deque
from collections.abc import Callable
from typing import Final

_ALPHABET: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Thirty-two letters and digits that nobody takes for one another."""
_CODE: Final = 6
MOST_WRONG: Final = 60
"""Wrong tries a minute, of all devices together."""
MOST_WRONG_EACH: Final = 45
"""From one address, behind which there may be a class."""


def new_secret() -> str:
    """Return 128 bits that nobody guesses, as text for an address."""
    return secrets.token_urlsafe(16)


def new_id() -> str:
    """Return what tells one share from another: it stands in addresses, and opens nothing."""
    return secrets.token_hex(6)


def new_code() -> str:
    """Return what those type who cannot scan.

    Examples
    --------
    >>> len(new_code())
    6
    """
    return "".join(secrets.choice(_ALPHABET) for _ in range(_CODE))


def tidy_code(typed: str) -> str:
    """Return a code as it is written, whatever somebody put between its letters.

    Examples
    --------
    >>> tidy_code("ab c-234 ")
    'ABC234'
    """
    return "".join(letter for letter in typed.upper() if letter.isalnum())


def hashed(key: str) -> str:
    """Return what is kept of a key: enough to know it again, too little to make it."""
    return hashlib.sha256(key.encode()).hexdigest()


def same(one: str, other: str) -> bool:
    """Whether two secrets are the same, in a time that does not tell how nearly."""
    return secrets.compare_digest(one.encode(), other.encode())


class Tries:
    """Counts wrong tries: where there were too many within a minute, nobody may try.

    From one address there may be fewer than in all, so that nobody alone keeps the others from trying.

    Parameters
    ----------
    clock : callable, optional
        Returns seconds, which only ever grow.

    Examples
    --------
    >>> tries = Tries(lambda: 0.0)
    >>> for _ in range(MOST_WRONG_EACH):
    ...     tries.count("10.0.0.7")
    >>> tries.too_many("10.0.0.7"), tries.too_many("10.0.0.8")
    (True, False)
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._wrong: deque[tuple[float, str]] = deque(maxlen=MOST_WRONG)

    def count(self, address: str) -> None:
        """Count one."""
        self._wrong.append((self._clock(), address))

    def too_many(self, address: str) -> bool:
        """Whether there were too many, of all or from this address."""
        since = self._clock() - 60
        lately = [whose for when, whose in self._wrong if when > since]
        return len(lately) == MOST_WRONG or lately.count(address) >= MOST_WRONG_EACH


class Paces:
    """A pace for each of those who ask; of those who have not asked for longest nothing is known any more.

    Parameters
    ----------
    each_second, at_once : int
    most : int
        Of how many it is known how often they have asked.

    Examples
    --------
    >>> paces = Paces(10, 2, most=100)
    >>> [paces.allows("10.0.0.7") for _ in range(3)], paces.allows("10.0.0.8")
    ([True, True, False], True)
    """

    def __init__(self, each_second: int, at_once: int, most: int) -> None:
        self._each_second, self._at_once, self._most = each_second, at_once, most
        self._of: dict[str, Pace] = {}
        self._lock = threading.Lock()

    def allows(self, who: str) -> bool:
        """Whether one time more of theirs is not too often."""
        with self._lock:
            pace = self._of.pop(who, None) or Pace(self._each_second, self._at_once)
            self._of[who] = pace
            if len(self._of) > self._most:
                del self._of[next(iter(self._of))]
            return pace.allows()


class Pace:
    """Lets a device say something so many times a second, and for a moment more often.

    Parameters
    ----------
    each_second : float
    at_once : int
    clock : callable, optional
        Returns seconds, which only ever grow.

    Examples
    --------
    >>> pace = Pace(10, 20, lambda: 0.0)
    >>> [pace.allows() for _ in range(21)].count(True)
    20
    """

    def __init__(self, each_second: float, at_once: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._most, self._clock = each_second, at_once, clock
        self._left, self._last = float(at_once), clock()

    def allows(self) -> bool:
        """Whether one time more is not too often."""
        now = self._clock()
        self._left = min(self._most, self._left + (now - self._last) * self._rate)
        self._last = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

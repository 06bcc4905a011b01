"""Which games lie on a table of a living kernel, told to others by locks on a file beside the store."""

from __future__ import annotations

import contextlib
import os
import threading
import weakref
from collections import Counter
from pathlib import Path

_lock = threading.Lock()
_known: weakref.WeakValueDictionary[str, Held] = weakref.WeakValueDictionary()


class Held:
    """Locks one byte for each game, or class; whoever ends, however that comes, lets go of all.

    Closing a file lets go of every lock that the process has on it, so there is one of these for each file:
    see :func:`held_beside`. Where no such locks are to be had (Windows, Pyodide, some network homes, no
    right to write), no game is known to be held.

    Parameters
    ----------
    path : str
        The file; it stays empty.
    """

    def __init__(self, path: str) -> None:
        self._path = path
        self._lock = threading.Lock()
        self._file: int | None = None
        self._tables: Counter[int] = Counter()

    def hold(self, game: int) -> bool:
        """Tell other kernels that a game lies on a table here; return False where one of them has it."""
        with self._lock:
            self._tables[game] += 1
            return self._tables[game] > 1 or self._take(game)

    def release(self, game: int) -> None:
        """Take a table of ours back; with the last one others may be offered the game."""
        with self._lock:
            self._tables[game] -= 1
            if self._tables[game] <= 0:
                del self._tables[game]
                self._let_go(game)
                self._close_unused()

    def elsewhere(self, game: int) -> bool:
        """Whether a game lies on a table of another living kernel."""
        with self._lock:
            if game in self._tables or not Path(self._path).exists():
                return False
            free = self._take(game)
            self._let_go(game)
            self._close_unused()
            return not free

    def _take(self, game: int) -> bool:
        """Lock a game; return False where another kernel has."""
        try:
            import fcntl

            if self._file is None:
                self._file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
            fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, game)
        except (BlockingIOError, PermissionError):
            return self._file is None  # the file itself is out of reach: then nothing is known
        except (ImportError, AttributeError, OSError):
            return True
        return True

    def _let_go(self, game: int) -> None:
        if self._file is not None:
            import fcntl

            with contextlib.suppress(AttributeError, OSError):
                fcntl.lockf(self._file, fcntl.LOCK_UN, 1, game)

    def _close_unused(self) -> None:
        if not self._tables and self._file is not None:
            os.close(self._file)
            self._file = None


def held_beside(store: str) -> Held:
    """Return what is held of the games of a store's file, the same for all who ask in this process."""
    path = f"{Path(store).absolute()}-tables"
    with _lock:
        held = _known.get(path)
        if held is None:
            held = _known[path] = Held(path)
        return held

"""Whether the disk under a folder lets games be kept there: files, room for them, and locks."""

from __future__ import annotations

import errno
import os
import tempfile
from pathlib import Path
from typing import Final

_ROOM: Final = 128 * 1024  # bytes: a new file of games with its journal
_FULL: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


def disk_fault(folder: Path) -> OSError | None:
    """Return what the system has against keeping games in a folder, or None.

    SQLite tells a full quota from a failing disk no better than “disk I/O error”, and waits ten seconds for
    a lock where locks do not exist at all (some network homes). A file of our own, gone at once, tells both.

    Parameters
    ----------
    folder : Path
        It has to exist.

    Examples
    --------
    >>> disk_fault(Path(tempfile.gettempdir())) is None
    True
    """
    try:
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(bytes(_ROOM))
            file.flush()
            os.fsync(file.fileno())  # network disks say only now that a quota is used up
            _lock(file.fileno())
    except OSError as error:
        return error
    return None


def is_full(fault: OSError | None) -> bool:
    """Whether it is room that is missing: on the disk, in the quota, or under the largest size of a file."""
    return fault is not None and fault.errno in _FULL


def _lock(file: int) -> None:
    """Lock a file as SQLite does, which nobody else can hold."""
    try:
        from fcntl import LOCK_EX, LOCK_NB, lockf
    except ImportError:  # Windows, whose disks all have locks; a browser, where nobody else could hold one
        return
    lockf(file, LOCK_EX | LOCK_NB)

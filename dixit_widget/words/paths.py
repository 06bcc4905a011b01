"""Paths that people give: as files, and as they stand in a sentence about them."""

from __future__ import annotations

import os
from pathlib import Path


def as_path(given: str | os.PathLike[str]) -> Path:
    """Return where a file is, with the home folder in place of ``~``.

    Examples
    --------
    >>> as_path("~nobody-of-this-name/games").parts
    ('~nobody-of-this-name', 'games')
    """
    return Path(os.path.expanduser(given))


def printable(path: str | os.PathLike[str]) -> str:
    r"""Return a path as it can be printed, whatever it holds.

    Examples
    --------
    >>> printable("games/\ud800")
    'games/?'
    """
    return os.fspath(path).encode("utf-8", "replace").decode()


def reason_of(error: Exception) -> str:
    """Return what the system says is wrong, without its number and the path.

    Examples
    --------
    >>> reason_of(FileNotFoundError(2, "No such file or directory", "games"))
    'No such file or directory'
    """
    return getattr(error, "strerror", None) or printable(str(error))

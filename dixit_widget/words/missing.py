"""Say kindly that a part of the package cannot work where a package of somebody else's is missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from dixit_widget.words import Problem

_OF_OTHERS: Final = {"matplotlib": "matplotlib", "numpy": "NumPy"}


class MissingPackage(Problem, ImportError):
    """A package that a part of this one works with is not to be had here."""


@contextmanager
def needed_by(part: str) -> Iterator[None]:
    """Have what is imported inside fail with a sentence where NumPy or matplotlib is missing.

    In a browser without a server (JupyterLite) neither may be there, and all else goes on.

    Parameters
    ----------
    part : str
        What cannot be used then, as people write it.

    Raises
    ------
    MissingPackage
    """
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package not in _OF_OTHERS:
            raise
        raise MissingPackage(
            "missing_package", part=part, package=_OF_OTHERS[package], name=package
        ) from None

"""Say kindly that a part of the package cannot work where a package of somebody else's is missing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from dixit_widget.words import Problem

if TYPE_CHECKING:
    import pandas

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


@contextmanager
def missing_extra(extra: str) -> Iterator[None]:
    """Have what is imported inside fail with a sentence where an extra of this package is not installed.

    Raises
    ------
    MissingPackage
    """
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("dixit_widget"):
            raise
        raise MissingPackage(f"missing_extra.{extra}", package=error.name or "") from error


def data_frame(part: str, columns: Mapping[str, object]) -> pandas.DataFrame:
    """Return columns as a pandas table, where pandas is installed.

    Parameters
    ----------
    part : str
        What cannot be used without, as people write it.
    columns : mapping of str to sequence
        All of one length.

    Raises
    ------
    MissingPackage
    """
    try:
        import pandas
    except ImportError as error:
        raise MissingPackage("missing_package", part=part, package="pandas", name="pandas") from error
    frame: pandas.DataFrame = pandas.DataFrame(dict(columns))
    return frame

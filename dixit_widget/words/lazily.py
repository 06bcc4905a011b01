"""Hand a package's names on from their modules, each loaded when it is first asked for."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Mapping, Sequence

from dixit_widget.words.missing import needed_by


def handed_on(
    package: str, homes: Mapping[str, Sequence[str]]
) -> tuple[Callable[[str], object], Callable[[], list[str]], list[str]]:
    """Return what a package calls ``__getattr__``, ``__dir__`` and ``__all__``.

    Parameters
    ----------
    package : str
        The package's ``__name__``.
    homes : mapping of str to sequence of str
        For each of its modules the names that it hands on.

    Examples
    --------
    >>> attribute, listed, names = handed_on("dixit_widget.rules", {"editions": ["edition"]})
    >>> attribute("edition").__name__, names
    ('edition', ['edition'])
    """
    home_of = {name: home for home, names in homes.items() for name in names}
    names = sorted(home_of)

    def attribute(name: str) -> object:
        if name not in home_of:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        with needed_by(package):
            value = getattr(importlib.import_module(f"{package}.{home_of[name]}"), name)
        setattr(sys.modules[package], name, value)
        return value

    def listed() -> list[str]:
        return sorted({*vars(sys.modules[package]), *names})

    return attribute, listed, names

"""One open file of games for all tables of a kernel that keep theirs in the same place."""

from __future__ import annotations

import threading
import weakref
from pathlib import Path

from dixit_widget.table.store import Store, default_path

_lock = threading.Lock()
_open: weakref.WeakValueDictionary[str, Store] = weakref.WeakValueDictionary()


def shared_store(path: str | Path | None = None) -> Store:
    """Return the store of a file, opened if no table has it open; it is closed with the last of them.

    Parameters
    ----------
    path : str or Path, optional
        By default the file in the user's data folder; ``":memory:"``: a store of its own.

    Raises
    ------
    StoreProblem, StoreOutOfReach
        As :class:`Store` does.
    """
    if path == ":memory:":
        return Store(path)
    place = Path(default_path() if path is None else path).absolute()
    with _lock:
        try:
            key = f"{place}:{place.stat().st_ino}"  # a file put in its place is another
        except (OSError, ValueError):  # no file, or no path of one: the store says so
            key = ""
        store = _open.get(key)
        if store is None:
            store = Store(place)
            _open[f"{place}:{place.stat().st_ino}"] = store
        return store

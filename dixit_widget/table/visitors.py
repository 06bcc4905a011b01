"""Whose games are whose, where each page that is opened has a kernel of its own, as under Voilà."""

from __future__ import annotations

import hashlib
import logging
import os
from typing import TYPE_CHECKING

from dixit_widget.table.store import Store, StoredGame, StoreProblem

if TYPE_CHECKING:
    from dixit_widget.table.table import Table

log = logging.getLogger("dixit_widget")


def has_visitors() -> bool:
    """Whether pages are opened by strangers to each other, for each of whom a kernel is started."""
    return os.environ.get("SERVER_SOFTWARE", "").startswith("voila")


class Visitor:
    """Whoever has opened the page, known again by a word that their browser keeps and nobody is told.

    Parameters
    ----------
    store : Store, optional
        Where games are kept, with a digest of the word.
    """

    def __init__(self, store: Store | None) -> None:
        self._store = store
        self._digest = ""

    def come(self, token: str, table: Table | None) -> None:
        """Know whose page it is; the game on the table is theirs, unless it is somebody's already."""
        if token and not self._digest:
            self._digest = hashlib.sha256(token.encode()).hexdigest()
        self.take(table)

    def take(self, table: Table | None) -> None:
        """Write down that a game is theirs."""
        if table is None or self._store is None or not self._digest or not has_visitors():
            return
        try:
            self._store.give(table.number, self._digest)
        except StoreProblem:
            log.exception("A game cannot be written down as its visitor's, who will not be offered it")

    def unfinished(self, count: int) -> list[StoredGame]:
        """Return the last games that may be gone on with here: all, or where strangers come, theirs.

        Raises
        ------
        StoreProblem
            If none of those that there are can be read.
        """
        if self._store is None:
            return []
        if not has_visitors():
            return self._store.unfinished(count)
        return self._store.unfinished(count, self._digest) if self._digest else []

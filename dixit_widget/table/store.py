"""Every game on disk, action by action, in one SQLite file; what is acknowledged is never lost."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from dixit_widget.engine import Action, Continue, RecordHeader
from dixit_widget.table.seats import Seat
from dixit_widget.words import Problem

if TYPE_CHECKING:
    import sqlite3

FORMAT: Final = 1
_SCHEMA: Final = """
CREATE TABLE games (
    id INTEGER PRIMARY KEY,
    played REAL NOT NULL,
    header TEXT NOT NULL,
    seats TEXT NOT NULL,
    language TEXT NOT NULL,
    finished INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE actions (
    game INTEGER NOT NULL REFERENCES games(id),
    number INTEGER NOT NULL,
    action TEXT NOT NULL,
    PRIMARY KEY (game, number)
) STRICT;
"""


class StoreProblem(Problem):
    """The file of games cannot be used; it is left exactly as it is."""


class StoreOutOfReach(StoreProblem):
    """There is no place to make the file: no disk, or no right to write on it."""

    @property
    def reason(self) -> str:
        """What the system says."""
        return str(self.values["reason"])


class StoredGame(msgspec.Struct, frozen=True):
    """A game as the file holds it: enough to put it back on the table."""

    id: int
    header: RecordHeader
    seats: tuple[Seat, ...]
    language: str
    actions: tuple[Action, ...]

    @property
    def turn(self) -> int:
        """The number of the turn it has come to."""
        return 1 + sum(isinstance(action, Continue) for action in self.actions)


def default_path() -> Path:
    """Where games are kept: ``games.sqlite`` in the user's data folder."""
    import platformdirs

    return Path(platformdirs.user_data_dir("dixit_widget", appauthor=False)) / "games.sqlite"


class Store:
    """The file of games.

    Parameters
    ----------
    path : str or Path, optional
        An SQLite file, made when it is not there; ``":memory:"`` keeps the games only as
        long as the store lives. By default the user's data folder.

    Raises
    ------
    StoreProblem
        If the file is damaged, was written by a newer version, or cannot be opened.

    Examples
    --------
    >>> store = Store(":memory:")
    >>> store.last_unfinished() is None
    True
    """

    def __init__(self, path: str | Path | None = None) -> None:
        import sqlite3

        self.path = str(default_path() if path is None else path)
        self._lock = threading.Lock()
        self._file: sqlite3.Connection
        try:
            if self.path != ":memory:":
                Path(self.path).parent.mkdir(parents=True, exist_ok=True)
            self._file = sqlite3.connect(self.path, check_same_thread=False, isolation_level=None, timeout=10)
        except (OSError, sqlite3.Error) as error:
            raise StoreOutOfReach("store_unusable", path=self.path, reason=str(error)) from error
        with self._guarded():
            self._prepare()

    def _prepare(self) -> None:
        version = self._file.execute("PRAGMA user_version").fetchone()[0]
        tables = self._file.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
        if version > FORMAT:
            raise StoreProblem("store_newer", path=self.path)
        if version == 0 and tables:
            raise StoreProblem("store_foreign", path=self.path)
        check = self._file.execute("PRAGMA quick_check(1)").fetchone()[0]
        if check != "ok":
            raise StoreProblem("store_unusable", path=self.path, reason=check)
        self._file.execute("PRAGMA journal_mode=WAL")
        self._file.execute("PRAGMA synchronous=FULL")
        if version == 0:
            # Two kernels may start at once: whoever comes second finds the tables made.
            with self._transaction():
                if self._file.execute("PRAGMA user_version").fetchone()[0] == 0:
                    for statement in _SCHEMA.split(";\n"):
                        self._file.execute(statement)
                    self._file.execute(f"PRAGMA user_version={FORMAT}")

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        self._file.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            self._file.execute("ROLLBACK")
            raise
        self._file.execute("COMMIT")

    def begin(self, header: RecordHeader, seats: Sequence[Seat], language: str) -> int:
        """Write down a new game and return its number."""
        row = (time.time(), _text(header), _text(seats), language)
        with self._lock, self._guarded(), self._transaction():
            cursor = self._file.execute(
                "INSERT INTO games (played, header, seats, language) VALUES (?, ?, ?, ?)", row
            )
            return int(cursor.lastrowid or 0)

    def append(self, game: int, first: int, actions: Sequence[Action], *, finished: bool) -> None:
        """Write down actions; they are on disk when this returns.

        Parameters
        ----------
        game : int
            The game's number.
        first : int
            How many actions of the game came before these.
        actions : sequence of Action
            Written together or not at all.
        finished : bool
            Whether the game is over with them.

        Raises
        ------
        StoreProblem
            If the game has gone on at another table, or the file cannot be written.
        """
        rows = [(game, first + i, _text(action)) for i, action in enumerate(actions)]
        with self._lock, self._guarded(), self._transaction():
            written = self._file.execute("SELECT count(*) FROM actions WHERE game = ?", (game,)).fetchone()[0]
            if written != first:
                raise StoreProblem("store_elsewhere")
            self._file.executemany("INSERT INTO actions VALUES (?, ?, ?)", rows)
            self._file.execute(
                "UPDATE games SET played = ?, finished = ? WHERE id = ?", (time.time(), finished, game)
            )

    def last_unfinished(self) -> StoredGame | None:
        """Return the game most recently played that is not over, or None.

        A game that was only begun comes last: running a cell again hides no game that was played.
        """
        with self._lock, self._guarded():
            row = self._file.execute(
                "SELECT id, header, seats, language FROM games WHERE NOT finished ORDER BY"
                " EXISTS (SELECT 1 FROM actions WHERE game = games.id) DESC, played DESC, id DESC LIMIT 1"
            ).fetchone()
            if row is None:
                return None
            number, header, seats, language = row
            actions = self._file.execute(
                "SELECT action FROM actions WHERE game = ? ORDER BY number", (number,)
            ).fetchall()
        try:
            stored = StoredGame(
                id=number,
                header=msgspec.json.decode(header, type=RecordHeader),
                seats=msgspec.json.decode(seats, type=tuple[Seat, ...]),
                language=language,
                actions=tuple(msgspec.json.decode(text, type=Action) for (text,) in actions),
            )
        except msgspec.MsgspecError as error:
            raise StoreProblem("store_unusable", path=self.path, reason=str(error)) from error
        if tuple(seat.name for seat in stored.seats) != stored.header.players:
            raise StoreProblem("store_unusable", path=self.path, reason="seats")
        return stored

    @contextmanager
    def _guarded(self) -> Iterator[None]:
        import sqlite3

        try:
            yield
        except sqlite3.Error as error:
            raise StoreProblem("store_unusable", path=self.path, reason=str(error)) from error

    def close(self) -> None:
        """Let go of the file."""
        with self._lock:
            self._file.close()


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()

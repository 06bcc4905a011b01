"""Every game on disk, action by action, in one SQLite file; what is acknowledged is never lost."""

from __future__ import annotations

import logging
import os
import threading
import time
import weakref
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from dixit_widget.engine import Action, Continue, RecordHeader
from dixit_widget.rules.validation import shown, whole_number
from dixit_widget.table.class_store import CLASS_TABLES
from dixit_widget.table.disk import disk_fault, is_full
from dixit_widget.table.held import held_beside
from dixit_widget.table.known import known
from dixit_widget.table.seats import Seat
from dixit_widget.words import Problem
from dixit_widget.words.paths import printable, reason_of

if TYPE_CHECKING:
    import sqlite3

log = logging.getLogger("dixit_widget")

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
_DOORS: Final = """
CREATE TABLE IF NOT EXISTS doors (
    game INTEGER PRIMARY KEY REFERENCES games(id),
    door TEXT NOT NULL
) STRICT
"""
_TIMERS: Final = """
CREATE TABLE IF NOT EXISTS timers (
    game INTEGER PRIMARY KEY REFERENCES games(id),
    seconds REAL NOT NULL
) STRICT
"""
_STAND_INS: Final = """
CREATE TABLE IF NOT EXISTS stand_ins (
    game INTEGER NOT NULL REFERENCES games(id),
    number INTEGER NOT NULL,
    PRIMARY KEY (game, number)
) STRICT
"""
_VISITORS: Final = """
CREATE TABLE IF NOT EXISTS visitors (
    game INTEGER PRIMARY KEY REFERENCES games(id),
    visitor TEXT NOT NULL
) STRICT
"""
_LATER: Final = (_DOORS, _TIMERS, _STAND_INS, _VISITORS, *CLASS_TABLES)
"""These came later: whoever does not know them loses nothing by it."""
_OF_NO_CLASS: Final = "id NOT IN (SELECT game FROM class_games)"


class StoreProblem(Problem):
    """The file of games cannot be used: it is damaged, newer, or nobody's; it is left as it is."""


class StoreOutOfReach(StoreProblem):
    """The fault is not the file's: no disk, no room on it, no right to write, somebody else's lock."""

    @property
    def reason(self) -> str:
        """What the system says."""
        return str(self.values["reason"])


class StoredGame(msgspec.Struct, frozen=True):
    """A game as the file holds it: enough to put it back on the table."""

    id: int
    played: float
    header: RecordHeader
    seats: tuple[Seat, ...]
    language: str
    finished: bool
    actions: tuple[Action, ...]
    stand_ins: tuple[int, ...] = ()

    @property
    def turn(self) -> int:
        """The number of the turn it has come to; going on from the last one ends the game."""
        return sum(isinstance(action, Continue) for action in self.actions) + (not self.finished)

    @property
    def played_by_people(self) -> bool:
        """Whether somebody has done something in it: made a move, or gone on to the next turn."""
        people = {seat.name for seat in self.seats if seat.kind != "bot"}
        return any(isinstance(action, Continue) or action.player in people for action in self.actions)


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
        If the file is damaged, was written by a newer version, or is no file of games, or the path is none.
    StoreOutOfReach
        If nothing can be written in its place: no room, no right, no locks.

    Examples
    --------
    >>> store = Store(":memory:")
    >>> store.last_unfinished() is None
    True
    """

    def __init__(self, path: str | Path | None = None) -> None:
        if path == "" or not (path is None or isinstance(path, str | Path)):
            raise StoreProblem("store_path", value=shown(path))
        self.path = str(default_path() if path is None else path)
        self._refuse_if_no_path()
        self._lock = threading.Lock()
        self._held = None if self.path == ":memory:" else held_beside(self.path)
        self._file: sqlite3.Connection
        with self._guarded():
            if self.path != ":memory:":
                self._folder.mkdir(parents=True, exist_ok=True)
                fault = disk_fault(self._folder)
                if fault:
                    raise fault
                self._look()
            self._file = self._opened()
        weakref.finalize(self, self._file.close)  # Python 3.13 complains of what is only dropped

    @property
    def is_everyday(self) -> bool:
        """Whether it is where games are looked for if nothing else is said."""
        return Path(self.path) == default_path().absolute()

    def call(self, function: str, *arguments: str) -> str:
        """Return the Python that calls a function of the package about this file, for somebody to copy.

        Examples
        --------
        >>> Store(":memory:").call("resume", "3")
        'dixit.resume(3, store=store)'
        """
        place = "store" if self.path == ":memory:" else repr(self.path)
        given = [*arguments, *([] if self.is_everyday else [f"store={place}"])]
        return f"dixit.{function}({', '.join(given)})"

    @property
    def _folder(self) -> Path:
        return Path(self.path).absolute().parent

    def _refuse_if_no_path(self) -> None:
        """Refuse what no system takes for a path: a zero byte, half a character."""
        with suppress(OSError):  # nothing there yet, or nobody may look: that shows when it is opened
            try:
                os.stat(self.path)
            except ValueError as error:
                place, reason = printable(self.path), reason_of(error)
                raise StoreOutOfReach("store_out_of_reach", path=place, reason=reason) from error

    def _look(self) -> None:
        """Refuse a file that is not for us, without writing: it stays as it is."""
        import sqlite3

        if not Path(self.path).exists():
            return
        try:
            with closing(_connection(f"{Path(self.path).absolute().as_uri()}?mode=ro", uri=True)) as file:
                self._check(file)
        except sqlite3.OperationalError:
            # A crash has left something to be put right first, or the place lets nobody in: then so does
            # the door for writing, and says why.
            log.debug("The file of games cannot be looked at without writing", exc_info=True)

    def _check(self, file: sqlite3.Connection) -> int:
        """Return the version of its format, 0 where there is nothing in it yet."""
        version: int = file.execute("PRAGMA user_version").fetchone()[0]
        tables = {name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if version > FORMAT:
            raise StoreProblem("store_newer", path=self.path)
        if version == 0 and tables:
            raise StoreProblem("store_foreign", path=self.path)
        if version and not tables >= {"games", "actions"}:
            raise StoreProblem("store_unusable", path=self.path, reason="tables")
        check = file.execute("PRAGMA quick_check(1)").fetchone()[0]
        if check != "ok":
            raise StoreProblem("store_unusable", path=self.path, reason=check)
        return version

    def _opened(self) -> sqlite3.Connection:
        """Open the file for writing: with a write-ahead log, else with the older journal."""
        import sqlite3

        file = _connection(self.path)
        try:
            file.execute("PRAGMA journal_mode=WAL")
            self._prepare(file)
        except sqlite3.OperationalError:
            log.info("No write-ahead log for the file of games here", exc_info=True)
        except BaseException:
            file.close()
            raise
        else:
            return file
        file.close()
        file = _connection(self.path)
        try:
            # Without shared memory a file that has such a log can only be opened by one alone.
            file.execute("PRAGMA locking_mode=EXCLUSIVE")
            file.execute("PRAGMA journal_mode=DELETE")
            file.execute("PRAGMA locking_mode=NORMAL")
            self._prepare(file)
        except BaseException:
            file.close()
            raise
        return file

    def _prepare(self, file: sqlite3.Connection) -> None:
        """Make the tables where there are none yet, and see that writing is possible."""
        file.execute("PRAGMA synchronous=FULL")
        with _transaction(file):
            # Two kernels may start at once: whoever comes second finds the tables made.
            if self._check(file) == 0:
                for statement in _SCHEMA.split(";\n"):
                    file.execute(statement)
            for statement in _LATER:
                file.execute(statement)
            # Written even where it stands already: what may only be read lets a transaction begin.
            file.execute(f"PRAGMA user_version={FORMAT}")

    def begin(self, header: RecordHeader, seats: Sequence[Seat], language: str) -> int:
        """Write down a new game and return its number."""
        row = (time.time(), _text(header), _text(seats), language)
        with self.writing() as file:
            cursor = file.execute(
                "INSERT INTO games (played, header, seats, language) VALUES (?, ?, ?, ?)", row
            )
            return int(cursor.lastrowid or 0)

    def append(
        self, game: int, first: int, actions: Sequence[Action], *, finished: bool, stand_in: bool = False
    ) -> None:
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
        stand_in : bool, optional
            Whether a bot did them in the place of somebody who was away.

        Raises
        ------
        StoreProblem
            If the game has gone on at another table, or the file cannot be written.
        """
        rows = [(game, first + i, _text(action)) for i, action in enumerate(actions)]
        with self.writing() as file:
            written = file.execute("SELECT count(*) FROM actions WHERE game = ?", (game,)).fetchone()[0]
            if written != first:
                raise StoreProblem("store_elsewhere", call=self.call("resume"))
            file.executemany("INSERT INTO actions VALUES (?, ?, ?)", rows)
            if stand_in:
                file.executemany("INSERT INTO stand_ins VALUES (?, ?)", [row[:2] for row in rows])
            file.execute(
                "UPDATE games SET played = ?, finished = ? WHERE id = ?", (time.time(), finished, game)
            )

    def reseat(self, game: int, seats: Sequence[Seat]) -> None:
        """Write down that others sit at a game's table."""
        with self.writing() as file:
            file.execute("UPDATE games SET seats = ? WHERE id = ?", (_text(seats), game))

    def keep_door(self, game: int, door: str, timer: float | None = None) -> None:
        """Write down how people come to a game with devices of their own, and how long each phase may take.

        Parameters
        ----------
        game : int
        door : str
            Empty: they do not come.
        timer : float, optional
            In seconds; by default as long as it likes.
        """
        with self.writing() as file:
            file.execute("DELETE FROM doors WHERE game = ?", (game,))
            file.execute("DELETE FROM timers WHERE game = ?", (game,))
            if door:
                file.execute("INSERT INTO doors VALUES (?, ?)", (game, door))
            if timer is not None:
                file.execute("INSERT INTO timers VALUES (?, ?)", (game, timer))

    def door(self, game: int) -> str:
        """Return what was kept of a game's door; empty: there was none."""
        with self.reading() as file:
            row = file.execute("SELECT door FROM doors WHERE game = ?", (game,)).fetchone()
        return str(row[0]) if row else ""

    def timer(self, game: int) -> float | None:
        """Return how many seconds each phase of a game may take; None: as long as it likes."""
        with self.reading() as file:
            row = file.execute("SELECT seconds FROM timers WHERE game = ?", (game,)).fetchone()
        return float(row[0]) if row else None

    def hold(self, game: int) -> bool:
        """Keep a game from being offered in other kernels while it lies on a table of this one.

        Returns
        -------
        bool
            False where it lies on one of theirs already.
        """
        return self._held is None or self._held.hold(game)

    def release(self, game: int) -> None:
        """Take back one :meth:`hold` of a game."""
        if self._held:
            self._held.release(game)

    def is_elsewhere(self, game: int) -> bool:
        """Whether a game lies on a table of another kernel that is running."""
        return self._held is not None and self._held.elsewhere(game)

    def last_unfinished(self) -> StoredGame | None:
        """Return the first of the :meth:`unfinished` games, or None."""
        return next(iter(self.unfinished(1)), None)

    def give(self, game: int, visitor: str) -> None:
        """Write down whose game it is, of those who come to pages of their own; it stays the first one's."""
        with self.writing() as file:
            file.execute("INSERT OR IGNORE INTO visitors VALUES (?, ?)", (game, visitor))

    def unfinished(self, count: int, visitor: str = "") -> list[StoredGame]:
        """Return games that are not over and lie on no table of another kernel, the one last played first.

        Those of a class are the class's, and not among them. Those of a visitor are, whatever kernel has
        them: it may be that of a page that the visitor has left, and Voilà ends none of these.

        Running a cell again begins another game, and where bots go first it has moves already. So what counts
        is what people have done: of the games in which they have done nothing yet, only the latest is given,
        and last. A game that cannot be read hides no other.

        Parameters
        ----------
        count : int
            How many at most.
        visitor : str, optional
            Whose games; by default everybody's.

        Raises
        ------
        StoreProblem
            If none of those that there are can be read.
        """
        found: list[StoredGame] = []
        begun: list[StoredGame] = []
        unreadable: StoreProblem | None = None
        whose = "? IN ('', (SELECT visitor FROM visitors WHERE game = id))"
        which = f"NOT finished AND {_OF_NO_CLASS} AND {whose}"
        for stored in self._read(which, visitor):
            if isinstance(stored, StoreProblem):
                unreadable = unreadable or stored
                continue
            if not visitor and self.is_elsewhere(stored.id):
                continue
            (found if stored.played_by_people else begun).append(stored)
            if len(found) == count:
                break
        found += begun[:1]
        if unreadable and not found:
            raise unreadable
        return found[:count]

    def games(self) -> list[StoredGame]:
        """Return every game that can be read but those of a class, the one last played or begun first."""
        return [stored for stored in self._read(_OF_NO_CLASS) if isinstance(stored, StoredGame)]

    def game(self, number: int) -> StoredGame:
        """Return a game by its number.

        Raises
        ------
        StoreProblem
            If there is none, or it cannot be read.
        """
        wanted = whole_number(number)
        for stored in self._read("id = ?", -1 if wanted is None or wanted >= 2**63 else wanted):
            if isinstance(stored, StoreProblem):
                raise stored
            return stored
        raise StoreProblem("store_no_game", value=shown(number), call=self.call("games"))

    def _read(self, which: str, *values: int | str) -> Iterator[StoredGame | StoreProblem]:
        """Yield games, the one last played or begun first; in the place of one that cannot be read, why."""
        with self.reading() as file:
            rows = file.execute(
                "SELECT id, played, header, seats, language, finished FROM games"
                f" WHERE {which} ORDER BY played DESC, id DESC",
                values,
            ).fetchall()
        for row in rows:
            with self.reading() as file:
                actions = file.execute(
                    "SELECT action FROM actions WHERE game = ? ORDER BY number", row[:1]
                ).fetchall()
                marks = file.execute(
                    "SELECT number FROM stand_ins WHERE game = ? ORDER BY number", row[:1]
                ).fetchall()
            try:
                yield _decoded(row, [text for (text,) in actions], [number for (number,) in marks])
            except ValueError as error:
                problem = StoreProblem("store_unusable", path=self.path, reason=str(error))
                problem.__cause__ = error
                log.warning("Game %s cannot be read", row[0], exc_info=True)
                yield problem

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """Lend the file to read in it, to one at a time.

        Raises
        ------
        StoreProblem
            If it cannot be used.
        """
        with self._lock, self._guarded():
            yield self._file

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """Lend the file to write in it: all that is written stands on disk afterwards, or nothing of it.

        Raises
        ------
        StoreProblem
            If it cannot be used.
        """
        with self.reading() as file, _transaction(file):
            yield file

    @contextmanager
    def _guarded(self) -> Iterator[None]:
        """Tell faults of the file from faults of the place where it lies."""
        import sqlite3

        try:
            yield
        except (OSError, sqlite3.OperationalError) as error:
            fault = error if isinstance(error, OSError) else disk_fault(self._folder)
            code = "store_full" if is_full(fault) else "store_out_of_reach"
            raise StoreOutOfReach(code, path=self.path, reason=reason_of(fault or error)) from error
        except sqlite3.Error as error:
            raise StoreProblem("store_unusable", path=self.path, reason=str(error)) from error

    def close(self) -> None:
        """Let go of the file."""
        with self._lock:
            self._file.close()


def _connection(place: str, *, uri: bool = False) -> sqlite3.Connection:
    import sqlite3

    return sqlite3.connect(place, check_same_thread=False, isolation_level=None, timeout=10, uri=uri)


@contextmanager
def _transaction(file: sqlite3.Connection) -> Iterator[None]:
    file.execute("BEGIN IMMEDIATE")
    try:
        yield
        file.execute("COMMIT")
    except BaseException:
        if file.in_transaction:  # a full disk has ended it already
            file.execute("ROLLBACK")
        raise


def _decoded(
    row: tuple[int, float, str, str, str, int], actions: list[str], stand_ins: list[int]
) -> StoredGame:
    """Return a game from its row; a ValueError says why it is none."""
    number, played, header, seats, language, finished = row
    stored = StoredGame(
        id=number,
        played=played,
        header=msgspec.json.decode(header, type=known(RecordHeader)),
        seats=msgspec.json.decode(seats, type=known(tuple[Seat, ...])),
        language=language,
        finished=bool(finished),
        actions=tuple([msgspec.json.decode(text, type=known(Action)) for text in actions]),
        stand_ins=tuple(stand_ins),
    )
    if tuple(seat.name for seat in stored.seats) != stored.header.players:
        raise ValueError("seats")
    return stored


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()

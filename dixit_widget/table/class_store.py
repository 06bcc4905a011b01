"""What a class leaves in the store of games: how it is, who is in it, what they did and answered."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from dixit_widget.table.store import Store

_CLASSES: Final = """
CREATE TABLE IF NOT EXISTS classes (
    title TEXT PRIMARY KEY,
    state TEXT NOT NULL,
    names TEXT NOT NULL
) STRICT
"""
_CLASS_GAMES: Final = """
CREATE TABLE IF NOT EXISTS class_games (
    game INTEGER PRIMARY KEY REFERENCES games(id),
    title TEXT NOT NULL,
    sitting INTEGER NOT NULL,
    number INTEGER NOT NULL
) STRICT
"""
_DECISIONS: Final = """
CREATE TABLE IF NOT EXISTS decisions (
    game INTEGER NOT NULL REFERENCES games(id),
    number INTEGER NOT NULL,
    student TEXT NOT NULL,
    milliseconds INTEGER,
    PRIMARY KEY (game, number)
) STRICT
"""
_ANSWERS: Final = """
CREATE TABLE IF NOT EXISTS class_answers (
    title TEXT NOT NULL,
    question INTEGER NOT NULL,
    time INTEGER NOT NULL,
    student TEXT NOT NULL,
    text TEXT NOT NULL,
    answer TEXT NOT NULL,
    is_right INTEGER,
    PRIMARY KEY (title, question, time, student)
) STRICT
"""
CLASS_TABLES: Final = (_CLASSES, _CLASS_GAMES, _DECISIONS, _ANSWERS)
_BEYOND_GAMES: Final = 2**48
"""No game has such a number: there classes are held."""


class ClassStore:
    """The tables of classes in a store's file.

    Parameters
    ----------
    store : Store
    """

    def __init__(self, store: Store) -> None:
        self._store = store

    def hold(self, title: str) -> bool:
        """Keep a class to this kernel until :meth:`release`; return False where another one has it."""
        place = _place(title)
        is_ours = self._store.hold(place)
        if not is_ours:
            self._store.release(place)
        return is_ours

    def release(self, title: str) -> None:
        """Take back one :meth:`hold` of a class."""
        self._store.release(_place(title))

    def keep(self, title: str, state: str, names: str) -> None:
        """Write down how a class is, and apart from it what its people are called."""
        with self._store.writing() as file:
            file.execute("INSERT OR REPLACE INTO classes VALUES (?, ?, ?)", (title, state, names))

    def state(self, title: str) -> tuple[str, str] | None:
        """Return what was written down of a class, and what its people are called; None: there is none."""
        with self._store.reading() as file:
            row = file.execute("SELECT state, names FROM classes WHERE title = ?", (title,)).fetchone()
        return (str(row[0]), str(row[1])) if row else None

    def keep_game(self, title: str, game: int, sitting: int, number: int) -> None:
        """Write down that a game is one of a class's: it is offered to nobody who plays alone.

        Parameters
        ----------
        title : str
        game : int
            The game's number.
        sitting, number : int
            Which time it is that the class plays, and at which table; both count from 1.
        """
        row = (game, title, sitting, number)
        with self._store.writing() as file:
            file.execute("INSERT OR REPLACE INTO class_games VALUES (?, ?, ?, ?)", row)

    def games(self, title: str) -> list[tuple[int, int, int]]:
        """Return the games of a class: sitting, table, and the game's number, in this order."""
        with self._store.reading() as file:
            return file.execute(
                "SELECT sitting, number, game FROM class_games WHERE title = ? ORDER BY sitting, number",
                (title,),
            ).fetchall()

    def keep_decisions(self, rows: Sequence[tuple[int, int, str, int | None]]) -> None:
        """Write down which students made moves: game, number of the move, student, milliseconds."""
        with self._store.writing() as file:
            file.executemany("INSERT OR REPLACE INTO decisions VALUES (?, ?, ?, ?)", rows)

    def decisions(self, game: int) -> dict[int, tuple[str, int | None]]:
        """Return the students who made the moves of a game, and how long that took, by the moves' numbers."""
        with self._store.reading() as file:
            rows = file.execute(
                "SELECT number, student, milliseconds FROM decisions WHERE game = ?", (game,)
            ).fetchall()
        return {number: (student, milliseconds) for number, student, milliseconds in rows}

    def known(self, title: str) -> set[str]:
        """Return the students of a class who have made a move or given an answer."""
        with self._store.reading() as file:
            rows = file.execute(
                "SELECT student FROM class_answers WHERE title = ? UNION "
                "SELECT student FROM decisions JOIN class_games USING (game) WHERE title = ?",
                (title, title),
            ).fetchall()
        return {student for (student,) in rows}

    def keep_answers(self, title: str, rows: Sequence[tuple[int, int, str, str, str, bool | None]]) -> None:
        """Write down answers of a class.

        Each is a question's number, which time it was asked (1 or 2), the student, what was asked, the
        answer, and whether it is right.
        """
        with self._store.writing() as file:
            file.executemany(
                "INSERT OR REPLACE INTO class_answers VALUES (?, ?, ?, ?, ?, ?, ?)",
                [(title, *row) for row in rows],
            )

    def answers(self, title: str) -> list[tuple[int, int, str, str, str, int | None]]:
        """Return the answers of a class, as they were kept."""
        with self._store.reading() as file:
            return file.execute(
                "SELECT question, time, student, text, answer, is_right FROM class_answers"
                " WHERE title = ? ORDER BY question, time, CAST(student AS INTEGER)",
                (title,),
            ).fetchall()


def _place(title: str) -> int:
    """Return the number by which a class is held beside the games."""
    return _BEYOND_GAMES + int.from_bytes(hashlib.sha256(title.encode()).digest()[:5], "big")

"""What the students of a class answer and decide, written down in as few writes as can be."""

from __future__ import annotations

import threading
from collections.abc import Sequence

from dixit_widget.classroom.group_commit import GroupCommit
from dixit_widget.table.class_store import ClassStore


class Journal:
    """Rows that wait to be written, and those that are.

    Parameters
    ----------
    classes : ClassStore
    title : str
        What the class is called.
    """

    def __init__(self, classes: ClassStore, title: str) -> None:
        self._classes = classes
        self._title = title
        self._lock = threading.Lock()
        self._answers: list[tuple[int, int, str, str, str, bool | None]] = []
        self._decisions: list[tuple[int, int, str, int | None]] = []
        self._keep = GroupCommit(self._write)

    def note_answers(self, rows: Sequence[tuple[int, int, str, str, str, bool | None]]) -> None:
        """Note answers, as :meth:`ClassStore.keep_answers` takes them."""
        with self._lock:
            self._answers += rows

    def note_decision(self, row: tuple[int, int, str, int | None]) -> None:
        """Note who made a move, as :meth:`ClassStore.keep_decisions` takes it."""
        with self._lock:
            self._decisions.append(row)

    def keep(self) -> None:
        """Write down what has been noted; it is on disk when this returns."""
        self._keep()

    def _write(self) -> None:
        with self._lock:
            answers, self._answers = self._answers, []
            decisions, self._decisions = self._decisions, []
        try:
            self._classes.keep_answers(self._title, answers)
            self._classes.keep_decisions(decisions)
        except BaseException:
            with self._lock:  # the next write is for them, too
                self._answers = answers + self._answers
                self._decisions = decisions + self._decisions
            raise

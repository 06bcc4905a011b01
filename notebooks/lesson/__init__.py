"""What the lessons share: verdicts on what a student filled in, small tables, a style for the back row.

Each lesson has a module here with its questions and its checks. The questions stand here, and not in the
notebook, because their answers would stand there beside them. A check returns a `Verdict` and raises nothing:
an exercise that nobody has filled in yet, or that is filled in wrongly, is the ordinary case.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from html import escape
from math import isfinite
from typing import Literal, TypeAlias

import numpy as np

_SIGNS = {"open": "○", "right": "✓", "again": "→"}
_COLOURS = {"open": "#8b8798", "right": "#19826d", "again": "#b26a00"}
_VERDICT = (
    "border-inline-start:5px solid {colour};padding:.5em .9em;margin:.3em 0;max-width:46em;"
    "font-size:1.1em;line-height:1.5;color:var(--jp-content-font-color1,inherit)"
)
_READABLE = (
    "<style>.jp-Notebook:has(.lesson-readable) .jp-RenderedMarkdown"
    "{font-size:1.2em;line-height:1.55;max-width:46em}"
    ".jp-Notebook:has(.lesson-readable) .jp-RenderedMarkdown table{font-size:1em}"
    "</style><span class='lesson-readable'></span>"
)
_TABLE = (
    "<style>.lesson-table{border-collapse:collapse;color:var(--jp-content-font-color1,inherit)}"
    ".lesson-table th,.lesson-table td{text-align:start!important;padding:.35em 1.1em .35em 0;"
    "white-space:normal;border-bottom:1px solid var(--jp-border-color2,#8886)}</style>"
)


@dataclass(frozen=True)
class Verdict:
    """What a check says.

    Attributes
    ----------
    state : {"open", "right", "again"}
        Nothing filled in yet, right, or look again.
    text : str
        Why, and what to try next; code stands between backticks.
    """

    state: Literal["open", "right", "again"]
    text: str

    def _repr_html_(self) -> str:
        words = re.sub(r"`([^`]*)`", r"<code>\1</code>", escape(self.text, quote=False))
        style = _VERDICT.format(colour=_COLOURS[self.state])
        words = f"{_SIGNS[self.state]} {words}"
        return f'<div class="lesson-verdict" data-state="{self.state}" style="{style}">{words}</div>'

    def __repr__(self) -> str:
        return f"{_SIGNS[self.state]} {self.text}"


def not_yet(task: str) -> Verdict:
    """Say that nothing has been filled in, and what to fill in."""
    return Verdict("open", f"Not filled in yet. {task}")


def right(text: str) -> Verdict:
    """Say that it is right, and what follows from it."""
    return Verdict("right", f"Right. {text}")


def again(text: str) -> Verdict:
    """Say what is wrong, with a hint."""
    return Verdict("again", text)


class _Shown:
    """Something that a cell shows: a line of text, or markup where there is a page."""

    def __init__(self, words: str, markup: str) -> None:
        self._words = words
        self._markup = markup

    def _repr_html_(self) -> str:
        return self._markup

    def __repr__(self) -> str:
        return self._words


def checked() -> _Shown:
    """Say that all claims of the cell held; a claim that does not hold has stopped the cell before."""
    words = "✓ Checked: the claims above hold. Open this cell to see how."
    style = "color:var(--jp-content-font-color2,inherit);font-size:.95em"
    return _Shown(words, f'<div style="{style}">{words}</div>')


def readable() -> _Shown:
    """Return a style for the back row: larger letters and shorter lines in this notebook."""
    return _Shown("", _READABLE)


def no_turn() -> Verdict:
    """Say that something is no turn, and where one is to be had."""
    return again("This is no turn. The turn that lies in a lab is its `.round`.")


def no_function(value: object) -> Verdict:
    """Say that something is no function, and how one begins."""
    return again(f"`{value!r}` is no function. A function begins with `def`, and the check gets its name.")


Called: TypeAlias = "tuple[object, Verdict | None]"


def call(function: Callable[..., object], *arguments: object) -> Called:
    """Call a student's function.

    Returns
    -------
    value : object
        What it returned; None if it raised an error.
    verdict : Verdict or None
        What to say about the error.
    """
    if not callable(function):
        return None, no_function(function)
    try:
        return function(*arguments), None
    except Exception as error:  # a student's function may fail in any way
        with_what = ", ".join(map(str, arguments))
        what = f"{type(error).__name__}: {error}"
        return None, again(f"Called with ({with_what}), your function stopped with `{what}`.")


def number(value: object) -> Fraction | None:
    """Read a whole number, a fraction or a float, NumPy's too; None if it is none of these, or infinite.

    Examples
    --------
    >>> number(np.int64(8)), number(0.5), number(True), number("8")
    (Fraction(8, 1), Fraction(1, 2), None, None)
    """
    value = value.item() if isinstance(value, np.generic) else value
    if isinstance(value, bool) or not isinstance(value, (int, float, Fraction)):
        return None
    try:
        return Fraction(value) if isfinite(value) else None
    except OverflowError:
        return None


class Table:
    """A small table that shows itself. Made by `table`."""

    def __init__(self, head: Sequence[object], rows: Iterable[Sequence[object]]) -> None:
        self.head = [str(each) for each in head]
        self.rows = [[str(each) for each in row] for row in rows]

    def _repr_html_(self) -> str:
        head = "".join(f"<th>{escape(each)}</th>" for each in self.head)
        body = "".join(
            "<tr>" + "".join(f"<td>{escape(each)}</td>" for each in row) + "</tr>" for row in self.rows
        )
        style = "font-size:1.15em"  # here, for JupyterLab gives every table small letters
        whole = f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody>"
        return f'{_TABLE}<table class="lesson-table" style="{style}">{whole}</table>'

    def __repr__(self) -> str:
        return "\n".join(" | ".join(row) for row in [self.head, *self.rows])


def table(head: Sequence[object], rows: Iterable[Sequence[object]]) -> Table:
    """Return a table that shows itself in a notebook.

    Parameters
    ----------
    head : sequence
        Names of the columns.
    rows : iterable of sequence

    Examples
    --------
    >>> table(["guessers", "points"], [[5, Fraction(45, 16)]])
    guessers | points
    5 | 45/16
    """
    return Table(head, rows)

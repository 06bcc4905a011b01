"""What was before, and what was after that: undo and redo."""

from __future__ import annotations

from typing import Generic, TypeVar

Moment = TypeVar("Moment")


class History(Generic[Moment]):
    """A line of moments, and where on it one stands.

    Parameters
    ----------
    first
        The moment it begins with.

    Examples
    --------
    >>> history = History("box")
    >>> history.go_to("lone finder 4")
    >>> history.step(-1), history.step(1)
    ('box', 'lone finder 4')
    """

    def __init__(self, first: Moment) -> None:
        self._moments = [first]
        self._at = 0
        self._dragged: str | None = None

    @property
    def now(self) -> Moment:
        """The moment one stands at."""
        return self._moments[self._at]

    @property
    def before(self) -> Moment | None:
        """The moment before it."""
        return self._moments[self._at - 1] if self._at else None

    @property
    def after(self) -> Moment | None:
        """The moment that was undone last."""
        return self._moments[self._at + 1] if self._at + 1 < len(self._moments) else None

    def go_to(self, moment: Moment, dragged: str | None = None) -> None:
        """Go on to a moment; what was undone is forgotten.

        Parameters
        ----------
        moment
        dragged : str, optional
            What is being dragged: all that comes of one drag counts as one change.
        """
        if dragged is not None and dragged == self._dragged:
            self._moments[self._at] = moment
            del self._moments[self._at + 1 :]
            return
        if moment != self.now:
            self._dragged = dragged
            self._moments[self._at + 1 :] = [moment]
            self._at += 1

    def let_go(self) -> None:
        """End a drag: what comes next is another change."""
        self._dragged = None

    def step(self, by: int) -> Moment:
        """Go back or on, as far as there is something, and return where one stands then."""
        self._dragged = None
        self._at = min(max(self._at + by, 0), len(self._moments) - 1)
        return self.now

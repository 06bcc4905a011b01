"""Draws the charts of a recorded game beside the kernel's main thread, and keeps them."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Final, Literal, NamedTuple, TypeAlias

from dixit_widget.rules import RuleSet
from dixit_widget.widgets.background import LatestJob, Show
from dixit_widget.widgets.replay.film import Film, RefusedReplay
from dixit_widget.words import Problem

_log = logging.getLogger(__name__)

ChartName: TypeAlias = Literal["score_progression", "voting_pattern", "clarity_of_clues", "decoy_success"]
_ALWAYS: Final[tuple[ChartName, ...]] = ("score_progression", "voting_pattern")
_NOT_IN_PARTY: Final[tuple[ChartName, ...]] = ("clarity_of_clues", "decoy_success")
_KEPT: Final = 32


class Chart(NamedTuple):
    """A chart as words and as PNG files, for light pages and for dark ones."""

    words: str
    by_day: bytes
    by_night: bytes


class ChartCache:
    """Hands out charts of a recorded game as it stood after some of its turns.

    Parameters
    ----------
    film : Film
    """

    def __init__(self, film: Film) -> None:
        self._film = film
        self._drawn: dict[tuple[ChartName, int, str], Chart | Problem] = {}
        self._newest = LatestJob()

    @staticmethod
    def names(rules: RuleSet) -> tuple[ChartName, ...]:
        """Return the charts that there are of a game by these rules."""
        return _ALWAYS if rules.mode == "party" else (*_ALWAYS, *_NOT_IN_PARTY)

    def chart(self, name: ChartName, scored: int, language: str) -> Chart | None:
        """Return a chart of the first turns; None: it is being drawn, ask again.

        Raises
        ------
        Problem
            If it cannot be drawn.
        """
        asked = (name, scored, language)
        if asked not in self._drawn:
            self._newest.run(lambda: self._job(*asked))
        found = self._drawn.get(asked)
        if isinstance(found, Problem):
            raise found
        return found

    def wait(self, seconds: float) -> bool:
        """Wait until all that was asked for is drawn; return whether that came about in time."""
        return self._newest.wait(seconds)

    def _job(self, name: ChartName, scored: int, language: str) -> Iterator[Show]:
        asked = (name, scored, language)
        if asked not in self._drawn:
            found = self._draw(*asked)
            while len(self._drawn) >= _KEPT:
                del self._drawn[next(iter(self._drawn))]
            self._drawn[asked] = found
        return iter(())

    def _draw(self, name: ChartName, scored: int, language: str) -> Chart | Problem:
        try:
            from dixit_widget import charts

            axes = getattr(charts, name)(self._film.until(scored), language=language)
            figure = axes.get_figure(root=True)
            return Chart(charts.summary(axes), charts.png(figure), charts.png(figure, night=True))
        except ImportError:
            return RefusedReplay("replay.no_charts")
        except Problem as problem:
            return problem
        except Exception:
            _log.exception("the chart %s could not be drawn", name)
            return Problem("request.failed")

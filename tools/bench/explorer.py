"""How long the rule explorer takes from a turned control to the pictures."""

from __future__ import annotations

import statistics
import time
from functools import partial

from dixit_widget.widgets import RuleExplorer
from dixit_widget.widgets.explorer.pictures import EXACT, GAMES
from tools.bench.report import RUNS, Row, print_rows

TURNS = 5


def _turn(explorer: RuleExplorer, points: int) -> dict[str, float]:
    """Turn a rule that changes all pictures; return the seconds until the handler is done and until each."""
    seen: dict[str, float] = {}
    start = time.perf_counter()

    def note(name: str, _change: object) -> None:
        seen[name] = time.perf_counter() - start

    notes = {name: partial(note, name) for name in explorer._cards}
    for name, card in explorer._cards.items():
        card._image.observe(notes[name], "value")
    explorer._controls._of["lone_finder_points"].value = points
    seen["handler"] = time.perf_counter() - start
    explorer.wait()
    for name, card in explorer._cards.items():
        card._image.unobserve(notes[name], "value")
    return seen


def rows() -> list[Row]:
    """Measure."""
    explorer = RuleExplorer()
    explorer.rules = explorer.rules.replace(lone_finder_points=1)
    explorer.wait()
    turns = [_turn(explorer, points) for points in range(2, 2 + TURNS * RUNS)]
    runs = [turns[run::RUNS] for run in range(RUNS)]
    handler = statistics.median(turn["handler"] for turn in turns)
    exact = [statistics.median(max(turn[name] for name in EXACT) for turn in run) for run in runs]
    whole = [statistics.median(max(turn.values()) for turn in run) for run in runs]
    return [
        Row(
            "explorer: a turned rule, exact pictures",
            [took / 0.1 for took in exact],
            1,
            f"100 ms, of them {handler * 1000:.0f} ms on the thread that hears the page",
        ),
        Row(f"explorer: and those of {GAMES:,} simulated games", [took / 0.5 for took in whole], 1, "500 ms"),
    ]


if __name__ == "__main__":
    print_rows(rows())

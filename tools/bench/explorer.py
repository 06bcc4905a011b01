"""How long the rule explorer takes from a turned control to the numbers and to the pictures."""

from __future__ import annotations

import statistics
import time

from dixit_widget.widgets import RuleExplorer
from dixit_widget.widgets.explorer.judging import GAMES
from dixit_widget.widgets.explorer.pictures import DRAWN, EXACT
from tools.bench.report import RUNS, Row, print_rows
from tools.wire import Wire, wires

TURNS = 5
_NUMBERS, _EXACT, _SIMULATED = 0.06, 0.12, 0.3  # seconds that we are content with


class _TimedWire(Wire):
    """Notes when each picture goes out."""

    def __init__(self, *arguments: object, **more: object) -> None:
        self.times: dict[str, float] = {}
        super().__init__(*arguments, **more)

    def publish_msg(self, msg_type: str, data: object = None, *given: object, **more: object) -> None:
        """Note the time of a picture, and keep the message."""
        content = data.get("content") if isinstance(data, dict) else None
        if isinstance(content, dict) and content.get("kind") == "drawn":
            self.times[content["name"]] = time.perf_counter()
        super().publish_msg(msg_type, data, *given, **more)


def _turn(explorer: RuleExplorer, wire: _TimedWire, points: int) -> dict[str, float]:
    """Turn a rule that changes all pictures; return the seconds until the answer and until each picture."""
    request = {"id": f"turn {points}", "kind": "turn", "field": "lone_finder_points", "value": points}
    start = time.perf_counter()
    wire.deliver(request)
    answered = time.perf_counter()
    explorer.wait()
    return {"numbers": answered - start, **{name: at - start for name, at in wire.times.items()}}


def rows() -> list[Row]:
    """Measure."""
    with wires(_TimedWire) as made:
        explorer = RuleExplorer()
    wire = made[-1]
    assert isinstance(wire, _TimedWire)
    wire.deliver({"id": "0", "kind": "show"})
    explorer.wait()
    turns = [_turn(explorer, wire, points) for points in range(1, 1 + TURNS * RUNS)]
    explorer.close()
    runs = [turns[run::RUNS] for run in range(RUNS)]

    def medians(names: tuple[str, ...], content: float) -> list[float]:
        return [
            statistics.median(max(turn[name] for name in names) for turn in run) / content for run in runs
        ]

    return [
        Row("explorer: a turned rule, the numbers", medians(("numbers",), _NUMBERS), 1, "60 ms"),
        Row("explorer: its exact pictures", medians(EXACT, _EXACT), 1, "120 ms"),
        Row(
            f"explorer: and those of {GAMES:,} simulated games",
            medians(tuple(DRAWN), _SIMULATED),
            1,
            "300 ms",
        ),
    ]


if __name__ == "__main__":
    print_rows(rows())

"""What the package weighs: the import, the bundle, the deck."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import dixit_widget
from dixit_widget.table.front_end import front_end
from dixit_widget.widgets import TableWidget
from tools.bench.report import Row, times_as_long

HOME = Path(dixit_widget.__file__).parent


def rows() -> list[Row]:
    """Measure; children are timed by the clock on the wall."""
    with tempfile.TemporaryDirectory() as compiled:
        imports = [
            Row("import dixit_widget", _beside_anywidget("dixit_widget", compiled), 1.2, "import anywidget"),
            Row(
                "import of the table as well",
                _beside_anywidget("dixit_widget.widgets.playing", compiled),
                1.5,
                "import anywidget",
            ),
        ]
    return imports + _sizes()


def _beside_anywidget(name: str, compiled: str) -> list[float]:
    """Return how many times as long as anywidget's an import takes, of what is compiled as pip leaves it.

    A working copy isn't, and neither is anything where Python has been told to write no bytecode: then every
    import would begin with compiling our files, and not anywidget's.
    """
    world = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    world["PYTHONPYCACHEPREFIX"] = compiled

    def imported(name: str) -> None:
        subprocess.run([sys.executable, "-c", f"import {name}"], check=True, env=world)

    return times_as_long(lambda: imported(name), lambda: imported("anywidget"), time.perf_counter)


def _sizes() -> list[Row]:
    built = front_end()
    first = {
        entry: sum(len(built.content(name, packed=True)) for name in built.needed(entry))
        if entry == "phone"  # a server sends file by file
        else len(built.content(*built.needed(entry), packed=True))
        for entry in built.manifest.entries
    }
    largest = max(first, key=lambda entry: first[entry])
    loader = len(TableWidget._esm.encode())
    deck = sum(path.stat().st_size for path in (HOME / "deck" / "pictures").iterdir())
    return [
        Row(
            f"what {largest} loads for its first picture, gzipped",
            [first[largest] / 60_000],
            1,
            f"60 kB: {first[largest] / 1000:.1f} kB",
        ),
        Row("module in the state of a table", [loader / 5000], 1, f"5 kB: {loader / 1000:.1f} kB"),
        Row("whole deck", [deck / 4e6], 1, f"4 MB: {deck / 1e6:.2f} MB"),
    ]

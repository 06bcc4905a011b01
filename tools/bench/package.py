"""What the package weighs: the import, the bundle, the deck."""

from __future__ import annotations

import gzip
import subprocess
import sys
from pathlib import Path

import dixit_widget
from tools.bench.report import Row, paired

HOME = Path(dixit_widget.__file__).parent


def _import(name: str) -> None:
    subprocess.run([sys.executable, "-c", f"import {name}"], check=True)


def rows() -> list[Row]:
    """Measure."""
    ours, bare = paired(lambda: _import("dixit_widget"), lambda: _import("anywidget"), rounds=9)
    table, _ = paired(lambda: _import("dixit_widget.widgets"), lambda: _import("anywidget"), rounds=9)
    bundle = sum(
        len(gzip.compress((HOME / "static" / name).read_bytes(), 9)) for name in ("table.js", "table.css")
    )
    deck = sum(path.stat().st_size for path in (HOME / "deck" / "pictures").iterdir())
    return [
        Row("import dixit_widget", f"{ours / bare:.2f} × import anywidget", "≤ 1.2 ×", ours / bare <= 1.2),
        Row(
            "import of the table as well",
            f"{table / bare:.2f} × import anywidget",
            "≤ 1.2 ×",
            table / bare <= 1.2,
        ),
        Row("front-end bundle, gzipped", f"{bundle / 1000:.1f} kB", "≤ 60 kB", bundle <= 60_000),
        Row("whole deck", f"{deck / 1e6:.2f} MB", "≤ 4 MB", deck <= 4_000_000),
    ]

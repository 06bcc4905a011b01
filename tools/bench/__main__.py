"""``make bench``: print every target that exists so far with what was measured."""

from __future__ import annotations

from tools.bench import (
    bots,
    engine,
    explorer,
    line,
    package,
    page,
    phone_pages,
    reruns,
    share,
    simulate,
    traffic,
)
from tools.bench.report import print_rows


def main() -> None:
    """Measure and print, part by part."""
    parts = (package, traffic, engine, simulate, bots, explorer, share, phone_pages, page, line, reruns)
    for part in parts:
        print_rows(part.rows())


if __name__ == "__main__":
    main()

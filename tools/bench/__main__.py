"""``make bench``: print every target that exists so far with what was measured."""

from __future__ import annotations

from tools.bench import bots, engine, explorer, line, package, page, reruns, share, simulate, traffic
from tools.bench.report import print_rows


def main() -> None:
    """Measure and print, part by part."""
    for part in (package, traffic, engine, simulate, bots, explorer, share, page, line, reruns):
        print_rows(part.rows())


if __name__ == "__main__":
    main()

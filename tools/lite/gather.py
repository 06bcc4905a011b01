"""What a site is made of, fetched by pip and npm at pinned versions and kept in ``.make/lite``."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
import venv
from pathlib import Path

from tools import front_end, set_up

ROOT = Path(__file__).resolve().parents[2]
KEPT = ROOT / ".make" / "lite"
_HERE = Path(__file__).parent
_PYODIDE = "from jupyterlite_pyodide_kernel.constants import PYODIDE_VERSION as v; print(v)"


def environment() -> Path:
    """Return the folder of the programs that build a site."""
    needed = _HERE / "requirements.txt"
    folder = KEPT / "environment"
    programs = folder / ("Scripts" if sys.platform == "win32" else "bin")
    if not _is_fresh(folder, needed):
        venv.create(folder, with_pip=True)
        set_up.install(programs / "python", "--requirement", str(needed))
        _mark(folder, needed)
    return programs


def pyodide(programs: Path) -> Path:
    """Return the folder of the Pyodide that the kernel was made for."""
    version = subprocess.run(
        [programs / "python", "-c", _PYODIDE], check=True, capture_output=True, text=True
    ).stdout.strip()
    folder = KEPT / f"pyodide-{version}"
    if not folder.exists():
        front_end.npm("pack", f"pyodide@{version}", "--silent", "--pack-destination", str(KEPT))
        archive = KEPT / f"pyodide-{version}.tgz"
        with tarfile.open(archive) as file:
            file.extractall(KEPT / "unpacked", filter="data")
        archive.unlink()
        (KEPT / "unpacked" / "package").rename(folder)
    return folder


def wheels(abi: str, python: str) -> list[Path]:
    """Return the wheels for the browser.

    Parameters
    ----------
    abi : str
        What Pyodide calls its binary interface, as ``2026_0``.
    python : str
        The version of its Python, as ``3.14``.
    """
    needed = _HERE / "wheels.txt"
    folder = KEPT / "wheels"
    if not _is_fresh(folder, needed):
        _run(
            *(sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:"),
            *("--platform", f"pyemscripten_{abi}_wasm32", "--python-version", python),
            *("--implementation", "cp", "--abi", f"cp{python.replace('.', '')}"),
            *("--dest", folder, "--requirement", needed),
        )
        _mark(folder, needed)
    return sorted(folder.glob("*.whl"))


def our_wheel() -> Path:
    """Build this package's wheel and return it."""
    folder = KEPT / "ours"
    shutil.rmtree(folder, ignore_errors=True)
    _run(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", folder, ROOT)
    (wheel,) = folder.glob("*.whl")
    return wheel


def _is_fresh(folder: Path, needed: Path) -> bool:
    """Whether a folder was made from just this list; if not, it is cleared away."""
    mark = folder / "made-from.txt"
    if mark.exists() and mark.read_bytes() == needed.read_bytes():
        return True
    shutil.rmtree(folder, ignore_errors=True)
    return False


def _mark(folder: Path, needed: Path) -> None:
    shutil.copyfile(needed, folder / "made-from.txt")


def _run(*command: str | Path) -> None:
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)

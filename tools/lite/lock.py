"""Pyodide's list of packages, written for the wheels that a site has, and for a few that the network has."""

from __future__ import annotations

import hashlib
import json
import zipfile
from collections.abc import Iterable
from email.parser import HeaderParser
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name, parse_wheel_filename

_NOT_IN_A_BROWSER = {"widgetsnbextension"}  # ipywidgets' half for the classic notebook

Entry = dict[str, Any]


def write(target: Path, original: Path, wheels: list[Path], fetched: Iterable[str], place: str) -> None:
    """Write the list for ``wheels``, which lie beside ``target``, and for what is fetched from elsewhere.

    A cell that imports a package of the list has it loaded first, with what it depends on; so a notebook
    needs no line that installs anything.

    Parameters
    ----------
    target : Path
        The file to write.
    original : Path
        The list that came with Pyodide; the facts about its Python are kept.
    wheels : list of Path
    fetched : iterable of str
        Packages of the original list that a site does without, but that a cell may import where there is a
        network; what they depend on comes with them.
    place : str
        The address of the folder that they are in.

    Raises
    ------
    RuntimeError
        If a wheel depends on one that is missing.
    """
    listed = json.loads(original.read_text())
    info = listed["info"]
    python = _markers(info)
    entries = [_entry(wheel, python) for wheel in wheels]
    packages = {entry["name"]: entry for entry in entries}
    for entry in entries:
        if missing := set(entry["depends"]) - set(packages):
            raise RuntimeError(f"{entry['name']} needs {', '.join(sorted(missing))}: name it in wheels.txt")
    wanted = [*fetched]
    while wanted:
        name = wanted.pop()
        if name not in packages:
            entry = listed["packages"][name]
            packages[name] = {**entry, "file_name": place + entry["file_name"]}
            wanted += entry["depends"]
    target.write_text(json.dumps({"info": info, "packages": packages}, indent=1))


def _markers(info: dict[str, str]) -> dict[str, str]:
    """What conditions such as ``sys_platform != 'emscripten'`` are asked of."""
    return {
        "os_name": "posix",
        "platform_machine": info["arch"],
        "platform_system": "Emscripten",
        "python_full_version": info["python"],
        "python_version": ".".join(info["python"].split(".")[:2]),
        "sys_platform": "emscripten",
        "extra": "",
    }


def _entry(wheel: Path, python: dict[str, str]) -> Entry:
    name, version, *_ = parse_wheel_filename(wheel.name)
    with zipfile.ZipFile(wheel) as file:
        files = file.namelist()
        (metadata,) = (file.read(path) for path in files if path.endswith(".dist-info/METADATA"))
    needed = (
        Requirement(line) for line in HeaderParser().parsestr(metadata.decode()).get_all("Requires-Dist", [])
    )
    depends = {
        canonicalize_name(need.name) for need in needed if not need.marker or need.marker.evaluate(python)
    }
    return {
        "name": name,
        "version": str(version),
        "file_name": wheel.name,
        "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
        "install_dir": "site",
        "package_type": "package",
        "imports": _imports(files),
        "depends": sorted(depends - _NOT_IN_A_BROWSER),
        "unvendored_tests": False,
    }


def _imports(files: list[str]) -> list[str]:
    """The names that can be imported, by the files of a wheel."""
    tops = {path.split("/", 1)[0] for path in files if path.endswith((".py", ".so"))}
    return sorted({top.split(".", 1)[0] for top in tops if not top.endswith((".dist-info", ".data"))})

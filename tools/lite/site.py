"""Put a site together that plays without a server: JupyterLite, Pyodide, and the wheels of both."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

from tools.lite import gather, lock

ROOT = gather.ROOT
SITE = gather.KEPT / "site"
FIRST = "01_play.ipynb"
START = f"lab/index.html?path={FIRST}"

_FETCHED = ("numpy", "matplotlib", "pandas")
_PLACE = "https://cdn.jsdelivr.net/pyodide/v{version}/full/"
_KERNEL = "@jupyterlite/pyodide-kernel-extension:kernel"
_LEFT_OUT = ("*.map", "*.d.ts", "*.html", "package.json", "README.md")


def build() -> Path:
    """Build the site and return its folder."""
    gather.KEPT.mkdir(parents=True, exist_ok=True)
    programs = gather.environment()
    pyodide = gather.pyodide(programs)
    source = gather.KEPT / "source"
    for folder in (source, SITE):
        shutil.rmtree(folder, ignore_errors=True)
    _lay_out(source, pyodide)
    subprocess.run(
        [programs / "jupyter-lite", "build", "--lite-dir", source, "--output-dir", SITE, "--no-sourcemaps"],
        cwd=source,
        check=True,
        stdout=subprocess.DEVNULL,
    )
    return SITE


def _lay_out(source: Path, pyodide: Path) -> None:
    """Write what ``jupyter lite build`` reads: settings, the notebook, Pyodide and its packages."""
    (source / "files").mkdir(parents=True)
    shutil.copy(ROOT / "notebooks" / FIRST, source / "files")
    settings = {"litePluginSettings": {_KERNEL: {"disablePyPIFallback": True}}}
    (source / "jupyter-lite.json").write_text(
        json.dumps({"jupyter-lite-schema-version": 0, "jupyter-config-data": settings})
    )
    target = source / "static" / "pyodide"
    shutil.copytree(pyodide, target, ignore=shutil.ignore_patterns(*_LEFT_OUT))
    original = pyodide / "pyodide-lock.json"
    info = json.loads(original.read_text())["info"]
    python = ".".join(info["python"].split(".")[:2])
    wheels = [*gather.wheels(info["abi_version"], python), gather.our_wheel()]
    ours = [Path(shutil.copy(wheel, target)) for wheel in wheels]
    version = json.loads((pyodide / "package.json").read_text())["version"]
    lock.write(target / "pyodide-lock.json", original, ours, _FETCHED, _PLACE.format(version=version))

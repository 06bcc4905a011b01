"""A server of some host of notebooks, with private folders, stopped by its own process."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

import nbformat

from tests import processes

READY = 90
_PRIVATE = (
    "JUPYTER_CONFIG_DIR",
    "JUPYTER_DATA_DIR",
    "JUPYTER_RUNTIME_DIR",
    "JUPYTERLAB_SETTINGS_DIR",
    "JUPYTERLAB_WORKSPACES_DIR",
    "IPYTHONDIR",
    "XDG_CONFIG_HOME",
    "XDG_DATA_HOME",
    "XDG_STATE_HOME",
)


def free_port() -> int:
    """Return a port that nothing listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server that runs until it is closed.

    Parameters
    ----------
    folder : Path
        Its own folder; notebooks go to ``folder / "notebooks"``.
    *command : str
        What Python runs after ``-m``; ``{port}`` stands for the port.
    ready : str
        A path that answers once the server is up.
    python : str or Path, optional
        The Python to run it with; by default this one.
    home : Path, optional
        The folder that it serves, where that is there already.
    """

    def __init__(
        self,
        folder: Path,
        *command: str,
        ready: str,
        python: str | Path = sys.executable,
        home: Path | None = None,
    ) -> None:
        self.folder = home or folder / "notebooks"
        self.folder.mkdir(exist_ok=True)
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        private = {name: str(folder / name.lower()) for name in _PRIVATE}
        quiet = Path(private["JUPYTERLAB_SETTINGS_DIR"]) / "@jupyterlab" / "apputils-extension"
        quiet.mkdir(parents=True, exist_ok=True)
        quiet.joinpath("notification.jupyterlab-settings").write_text('{"fetchNews": "false"}')
        # JupyterLab would ask Node.js at every page whether it has to be built anew.
        built = Path(private["JUPYTER_CONFIG_DIR"]) / "labconfig"
        built.mkdir(parents=True, exist_ok=True)
        built.joinpath("page_config.json").write_text('{"buildAvailable": false, "buildCheck": false}')
        self.log = folder / "server.log"
        with self.log.open("w") as log:
            self._process = subprocess.Popen(
                [python, "-m", *(word.replace("{port}", str(port)) for word in command)],
                cwd=self.folder,
                env={**os.environ, **private},
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        self._wait(ready)

    def _wait(self, ready: str) -> None:
        end = time.monotonic() + READY
        while time.monotonic() < end:
            if self._process.poll() is not None:
                break
            try:
                with urllib.request.urlopen(self.url + ready, timeout=2):
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.2)
        self.close()
        raise RuntimeError(f"The server did not start:\n{self.log.read_text()[-3000:]}")

    def write(self, name: str, *cells: str) -> str:
        """Write a notebook of code cells and return its file name."""
        notebook = nbformat.v4.new_notebook(
            cells=[nbformat.v4.new_code_cell(cell) for cell in cells],
            metadata={"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}},
        )
        nbformat.write(notebook, self.folder / f"{name}.ipynb")
        return f"{name}.ipynb"

    def close(self) -> None:
        """Stop the server and its kernels."""
        processes.stop(self._process)

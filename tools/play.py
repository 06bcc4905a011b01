"""Open JupyterLab on the first notebook, and print the address for where there is no browser."""

from __future__ import annotations

import os
import secrets
import socket
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NOTEBOOK = "notebooks/01_play.ipynb"
FIRST_PORT = 8888


def free_port() -> int:
    """Return the first port from 8888 on that nobody listens at."""
    for port in range(FIRST_PORT, FIRST_PORT + 100):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)):
                return port
    raise RuntimeError("No port is free from 8888 to 8987.")


def arguments(port: int) -> list[str]:
    """Return what JupyterLab is started with.

    The folder that it serves has to be named: it would be the notebook's own otherwise, and the address that
    is printed lead nowhere.
    """
    named = [NOTEBOOK, f"--ServerApp.root_dir={ROOT}", f"--port={port}", "--ServerApp.port_retries=0"]
    named += ["--LabApp.news_url=None", "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate"]
    named += ["--Application.log_level=WARN"]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        named.append("--allow-root")
    return named


def address(port: int) -> str:
    """Return where the notebook opens, but for the token."""
    return f"http://127.0.0.1:{port}/lab/tree/{NOTEBOOK}"


def main() -> int:
    """Run JupyterLab until it is stopped."""
    port, token = free_port(), secrets.token_hex(16)
    command = [sys.executable, "-m", "jupyterlab", *arguments(port)]
    print(f"JupyterLab opens on {NOTEBOOK}. If no browser shows, open this address:\n", flush=True)
    print(f"    {address(port)}?token={token}\n", flush=True)
    print("Press Ctrl-C here to stop it.", flush=True)
    try:
        return subprocess.run(
            command, cwd=ROOT, env={**os.environ, "JUPYTER_TOKEN": token}, check=False
        ).returncode
    except KeyboardInterrupt:
        return 0


if __name__ == "__main__":
    sys.exit(main())

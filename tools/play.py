"""Open JupyterLab on the first notebook; where there is no browser, print the address."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NOTEBOOK = "notebooks/01_play.ipynb"


def main() -> int:
    """Run JupyterLab until it is stopped."""
    command = [sys.executable, "-m", "jupyterlab", NOTEBOOK, "--LabApp.news_url=None"]
    command += ["--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate"]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        command.append("--allow-root")
    print(f"Opening {NOTEBOOK} in JupyterLab. Press Ctrl-C here to stop it.", flush=True)
    try:
        return subprocess.run(command, cwd=ROOT, check=False).returncode
    except KeyboardInterrupt:
        return 0


if __name__ == "__main__":
    sys.exit(main())

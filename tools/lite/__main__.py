"""``python -m tools.lite [build | serve]``."""

from __future__ import annotations

import subprocess
import sys

from tools.lite import site
from tools.play import free_port


def main(command: str) -> int:
    """Build the site, and if asked to, show it until stopped."""
    folder = site.build()
    print(f"The site is in {folder.relative_to(site.ROOT)}: any web server can hand it out.", flush=True)
    if command != "serve":
        print(f"To see it here: {sys.executable} -m tools.lite serve")
        return 0
    port = free_port()
    print(f"\n    http://127.0.0.1:{port}/{site.START}\n\nPress Ctrl-C here to stop it.", flush=True)
    try:
        return subprocess.run(
            [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1", "--directory", folder],
            check=False,
        ).returncode
    except KeyboardInterrupt:
        return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "build"))

"""Builds the front end whenever a wheel, an sdist or an editable install is made."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class FrontEndHook(BuildHookInterface):
    """Makes ``dixit_widget/static`` from ``js/`` before files are collected."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the bundle; an sdist needs none, for it carries the sources."""
        if self.target_name == "sdist":
            return
        sys.path.insert(0, str(Path(self.root) / "tools"))
        import front_end

        front_end.run("build")
        static = Path(self.root) / "dixit_widget" / "static"
        manifest = json.loads((static / "manifest.json").read_text(encoding="utf-8"))
        doors = {door.stem for door in (Path(self.root) / "js" / "src").glob("*.tsx")}
        files = {"loader.js", *(name for needed in manifest["files"].values() for name in needed)}
        missing = doors - set(manifest["entries"]) | {name for name in files if not (static / name).is_file()}
        if missing:
            raise RuntimeError(f"The front end was not built: {', '.join(sorted(missing))} missing.")

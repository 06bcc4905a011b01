"""Builds the front end whenever a wheel, an sdist or an editable install is made."""

from __future__ import annotations

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
        doors = [f"{door.stem}.js" for door in (Path(self.root) / "js" / "src").glob("*.tsx")]
        missing = [name for name in doors if not self._static(name).is_file()]
        if missing:
            raise RuntimeError(f"The front end was not built: {', '.join(missing)} missing.")

    def _static(self, name: str) -> Path:
        return Path(self.root) / "dixit_widget" / "static" / name

"""The lessons' own module stands beside the notebooks."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "notebooks"))

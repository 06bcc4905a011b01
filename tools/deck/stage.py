"""Build one scene and render it into a folder (runs in the environment with Blender)."""

import importlib
import sys
import time
from pathlib import Path

if __name__ == "__main__":
    card, folder, scale, samples = sys.argv[1], Path(sys.argv[2]), float(sys.argv[3]), int(sys.argv[4])
    a = time.process_time()
    stage = importlib.import_module(f"{__package__}.scenes.{card}").scene()
    b = time.process_time()
    stage.save(folder, scale, samples)
    print(f"{card}: build {b - a:.0f} s, render {time.process_time() - b:.0f} s of the processor")

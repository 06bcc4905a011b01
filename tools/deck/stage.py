"""Build one scene and render it (runs in the environment with Blender)."""

import sys
import time

from .scenes import all_scenes

if __name__ == "__main__":
    card, scale, samples = sys.argv[1], float(sys.argv[2]), int(sys.argv[3])
    a = time.process_time()
    stage = all_scenes()[card]()
    b = time.process_time()
    stage.save(scale=scale, samples=samples)
    print(f"{card}: build {b - a:.0f} s, render {time.process_time() - b:.0f} s of the processor")

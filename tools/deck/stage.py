"""Build one scene and render it (runs in the environment with Blender)."""

import sys

from .scenes import all_scenes

if __name__ == "__main__":
    card, scale, samples = sys.argv[1], float(sys.argv[2]), int(sys.argv[3])
    all_scenes()[card]().save(scale=scale, samples=samples)

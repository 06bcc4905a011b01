"""Wool in curls, and the heads of sheep seen from near."""

import math

import numpy as np
from mathutils import Vector

from .faces import MOODS


class Wool:
    """Wool in curls, and the heads of sheep seen from near."""

    def wool(self, at, size, color="#f2ead8", curls=300, r=0.3, parent=None, seed=0):
        """Cover an ellipsoid of the given half axes with curls that melt into each other."""
        rng = np.random.default_rng(self.seed + seed + curls)
        sx, sy, sz = size
        core = [((t * (sx - min(size)), 0, 0), 0.93 * min(size)) for t in (-1, -0.5, 0, 0.5, 1)]
        parts = core
        for i in range(curls):
            z = 1 - 2 * (i + 0.5) / curls
            a = i * 2.39996 + rng.uniform(-0.2, 0.2)
            q = math.sqrt(1 - z * z)
            p = Vector((sx * q * math.cos(a), sy * q * math.sin(a), sz * z)) * rng.uniform(0.94, 1.03)
            parts.append((p, r * rng.uniform(0.75, 1.2)))
        return self.blob(
            parts, self.mat(color, "cloth", bump=0.05, bscale=16), at, parent=parent, voxel=r * 0.16, smooth=2
        )

    def sheep_head(
        self, at, r=1.0, rot=(0, 0, 0), mood="calm", look=(0, 0), skin="#3a3036", eyes=True, wool="#f6efe2"
    ):
        """Set a sheep's head with a woolly crown; it looks to the camera at rot 0."""
        e = self.empty(at, rot, r)
        m = self.mat(skin, "clay", bump=0.02)
        parts = [((0, 0.1, 0.3), 0.66, (0, -0.55, -0.5), 0.42)]
        parts += [((s * 0.55, 0.1, 0.38), 0.17, (s * 1.15, 0.12, 0.16), 0.13) for s in (-1, 1)]
        self.blob(parts, m, parent=e, voxel=0.035)
        for s in (-1, 1):
            self.sphere(0.055, self.mat("#1a1414", "clay"), (s * 0.15, -0.95, -0.48), (0.8, 0.6, 1.3), 12, e)
        ink = self.mat("#1a1414", "clay")
        smile, open_, _, _, lids = MOODS[mood]
        lip = [(x, -0.9 + 0.3 * x * x, -0.72 + 0.3 * smile * x * x) for x in np.linspace(-0.26, 0.26, 11)]
        if open_:
            self.sphere(0.14, self.mat("#a85a5a", "clay"), (0, -0.84, -0.76), (1, 0.6, 0.6 + open_), 18, e)
        else:
            self.tube(lip, 0.025, ink, 6, e)
        if eyes:
            white = self.mat("#f6f0e4", "clay", rough=0.15, bump=0.0)
            for s in (-1, 1):
                c = Vector((s * 0.36, -0.48, 0.22))
                self.sphere(0.21, white, c, parent=e, seg=24)
                d = Vector((0.5 * look[0], -1, 0.45 * look[1])).normalized()
                self.sphere(0.11, ink, c + d * 0.14, (1.1, 0.8, 0.9), 18, e)
                self.lid(e, m, c, 0.23, lids)
        self.wool((0, 0.15, 0.82), (0.6, 0.5, 0.34), wool, 60, 0.17, e)
        return e

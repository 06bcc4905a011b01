"""Small people seen from near: a face in a few lines, and hands that close about what they hold."""

import itertools
import math

import numpy as np
from mathutils import Vector


class Near:
    """Small people seen from near."""

    def few_lines(self, person, at=(0, 0, 0.885), smile=0.5, lids=1.0, blush="#d88a72", tilt=0.0):
        """Give a small head lids that are lowered (1) or eyes that are open (0), a mouth and cheeks."""
        ink = self.mat("#3a2420", "clay", bump=0.0)
        e = self.empty(at, (tilt, 0, 0))
        e.parent = person

        def skin(yaw, pitch, out=1.015):
            a, b = math.radians(yaw), math.radians(pitch)
            return out * Vector(
                (0.093 * math.sin(a) * math.cos(b), -0.098 * math.cos(a) * math.cos(b), 0.108 * math.sin(b))
            )

        for s in (-1, 1):
            if lids > 0.5:
                lid = [skin(s * (26 + 15 * t), 6 - 7 * (1 - t * t)) for t in np.linspace(-1, 1, 9)]
                self.tube(lid, 0.0075, ink, 6, e)
            else:
                self.sphere(0.014, ink, skin(s * 26, 3, 0.98), (0.8, 1, 1.25), 12, e)
            brow = [skin(s * (26 + 14 * t), 27 - 4 * t * t, 1.03) for t in np.linspace(-1, 1, 7)]
            self.tube(brow, 0.006, ink, 6, e)
            self.sphere(0.026, self.mat(blush, "clay"), skin(s * 42, -17, 0.86), seg=14, parent=e)
        mouth = [skin(19 * t, -34 + 9 * smile * (t * t - 0.4)) for t in np.linspace(-1, 1, 11)]
        self.tube(mouth, 0.008, self.mat("#8a3a34", "clay", bump=0.0), 6, e)
        return e

    def clasp(self, at, r, along, back, skin, size=0.045, parent=None):
        """Close a hand about a bar of radius r: back points from the bar to the back of the hand."""
        at, u = Vector(at), Vector(along).normalized()
        b = Vector(back)
        b = (b - u * b.dot(u)).normalized()
        c = u.cross(b)
        ring = r + 0.3 * size
        palm = at + b * (r + 0.5 * size)
        parts = [(palm - u * 0.45 * size, 0.62 * size, palm + u * 0.45 * size, 0.62 * size)]

        def bent(z, turn, reach, thick):
            turns = turn * np.linspace(0.5, reach, 6)
            bow = [at + u * z + (b * math.cos(a) + c * math.sin(a)) * ring for a in turns]
            return [(p, thick, q, thick) for p, q in itertools.pairwise(bow)]

        for k in range(4):
            parts += bent((k - 1.5) * 0.44 * size, 1, 3.9, 0.25 * size)
        parts += bent(1.0 * size, -1, 2.9, 0.28 * size)
        return self.blob(parts, skin, parent=parent, voxel=0.11 * size, smooth=1)

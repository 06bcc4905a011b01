"""Fronds and other leaves, each a model of its own."""

import math

import numpy as np
from mathutils import Vector


class Plants:
    """Fronds and other leaves."""

    def frond(self, at, out, long=1.0, color="#5f8a3c", pairs=11, parent=None):
        """A frond of fern that grows outward and bows under its weight; its leaves stand in pairs."""
        out = Vector(out).normalized()
        side = out.cross(Vector((0, 0, 1)))
        side = side.normalized() if side.length > 1e-3 else Vector((1, 0, 0))
        at = Vector(at)
        spine = [
            at + out * long * t + Vector((0, 0, 0.35 * t - 0.75 * t * t)) * long
            for t in np.linspace(0, 1, 14)
        ]
        m = self.mat(color, "cloth", vary=0.25)
        self.tube(spine, 0.025 * long, m, 6, parent, taper=0.2)
        V, F = [], []
        for k in range(pairs):
            t = 0.12 + 0.86 * k / pairs
            i = min(12, int(t * 13))
            p = spine[i].lerp(spine[i + 1], t * 13 - i)
            size = 0.34 * long * math.sin(math.pi * (0.18 + 0.8 * t)) + 0.03
            for s in (-1, 1):
                d = (side * s + out * 0.5 - Vector((0, 0, 0.25))).normalized() * size
                w = (spine[i + 1] - spine[i]).normalized() * size * 0.2
                b = len(V)
                V += [p, p + d * 0.45 + w, p + d, p + d * 0.45 - w]
                F.append((b, b + 1, b + 2, b + 3))
        self.obj(V, F, m, False, parent=parent)

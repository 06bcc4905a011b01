"""Feathers, and the wings that are made of them."""

import math

import numpy as np
from mathutils import Vector


class Feathers:
    """Feathers, and the wings that are made of them."""

    def feathers(self, plumes, mat, parent=None, wide=0.13):
        """Make one object of many feathers, each (root, tip, normal): broad, cupped, with a round end."""
        V, F = [], []
        steps = np.linspace(0, 1, 9)
        for root, tip, normal in plumes:
            root, tip = Vector(root), Vector(tip)
            axis = tip - root
            long = axis.length
            normal = Vector(normal).normalized()
            side = axis.cross(normal).normalized()
            base = len(V)
            for t in steps:
                w = (
                    wide
                    * long
                    * (0.35 + 0.75 * math.sin(math.pi * min(1, 0.1 + 0.78 * t)))
                    * (1 - t**6) ** 0.5
                )
                mid = root + axis * t - normal * long * 0.1 * math.sin(math.pi * t)
                V += [mid - side * w - normal * w * 0.25, mid, mid + side * w - normal * w * 0.25]
            for i in range(len(steps) - 1):
                a = base + 3 * i
                F += [(a, a + 1, a + 4, a + 3), (a + 1, a + 2, a + 5, a + 4)]
        return self.obj(V, F, mat, True, parent=parent)

    def wing(
        self,
        side,
        color="#fdf8ee",
        tips="#e8d8c0",
        parent=None,
        open_=1.0,
        at=(0, 0, 0),
        size=1.0,
        rot=(0, 0, 0),
    ):
        """Grow a wing to the right (side 1) or the left, about 1.5 wide, of three rows of feathers."""
        e = self.empty(at, rot, size)
        if parent:
            e.parent = parent
        bone = [
            Vector((side * x * open_, 0, z))
            for x, z in ((0.02, 0), (0.3, 0.42), (0.7, 0.72), (1.1, 0.66), (1.42, 0.36))
        ]
        down = self.mat(color, "cloth", vary=0.08)
        self.tube(bone, 0.07, down, 8, e, taper=0.4, smooth=6)
        curve = []
        for i in range(len(bone) - 1):
            curve += [bone[i].lerp(bone[i + 1], t) for t in (0, 0.25, 0.5, 0.75)]
        for row, (n, long, tone) in enumerate(((14, 1.5, tips), (13, 0.95, color), (15, 0.5, color))):
            plumes = []
            for k in range(n):
                t = k / (n - 1)
                root = curve[min(15, int(t * 15.99))] + Vector((0, 0.06 - 0.06 * row, 0.02))
                a = math.radians(4 + 74 * t**1.3 * open_)
                size_k = long * (0.66 + 0.42 * math.sin(math.pi * (0.15 + 0.6 * t)))
                d = Vector((side * math.sin(a), -0.04 * row, -math.cos(a)))
                plumes.append((root, root + d * size_k, (0.15 * side, -1, 0.1 * (k % 2))))
            self.feathers(plumes, self.mat(tone, "cloth", vary=0.1), e, (0.085, 0.12, 0.2)[row])
        return e

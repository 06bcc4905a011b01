"""Fronds, other leaves and blossom, each a model of its own."""

import math

import numpy as np
from mathutils import Vector


class Plants:
    """Fronds, other leaves and blossom."""

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

    def blossom(self, at, n=9, spread=0.3, size=0.13, colors=("#f4a8bc", "#fbd4d8", "#fff2ee"), lift=0.2):
        """Set bunches of flowers of five cupped petals about each of the points, n to a bunch."""
        V, F = [[] for _ in colors], [[] for _ in colors]
        hearts = []
        for p in at:
            for _ in range(n):
                out = Vector([self.rnd.gauss(0, 1) for _ in range(3)])
                c = Vector(p) + out * spread * 0.5
                up = (out.normalized() + Vector((0, -0.9, 0.2))).normalized()
                a = up.orthogonal().normalized()
                b = up.cross(a)
                r = size * self.rnd.uniform(0.7, 1.2)
                k = self.rnd.randrange(len(colors))
                turn = self.rnd.uniform(0, 6.28)
                hearts.append((c + up * 0.12 * r, 0.22 * r))
                for petal in range(5):
                    t = turn + 2 * math.pi * petal / 5
                    d, e = a * math.cos(t) + b * math.sin(t), b * math.cos(t) - a * math.sin(t)
                    base = len(V[k])
                    for long, wide, lifted in (
                        (0.06, 0.1, 0),
                        (0.5, 0.42, 0.1),
                        (0.85, 0.4, 0.28),
                        (1, 0.14, 0.36),
                    ):
                        for s in (-1, 0, 1):
                            V[k].append(c + (d * long + e * wide * s + up * (lifted + 0.1 * s * s)) * r)
                    for i in range(3):
                        for j in range(2):
                            q = base + 3 * i + j
                            F[k].append((q, q + 1, q + 4, q + 3))
        for points, faces, color in zip(V, F, colors, strict=True):
            self.obj(points, faces, self.mat(color, "cloth", vary=0.12, lift=lift), True)
        yellow = self.mat("#e8b848", "clay")
        for p, r in hearts[::2]:
            self.sphere(r, yellow, p, seg=6)

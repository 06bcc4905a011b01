"""Clothes without anybody in them."""

import math

import numpy as np
from mathutils import Vector


class Clothes:
    """Clothes without anybody in them."""

    def coat(self, at, h=4.0, color="#4a5a7a", rot=0.0, sleeves=(None, None), fur=None, seed=0, wide=0.2):
        """Hang a coat by its shoulders, h long; its cloth falls in folds.

        A sleeve is a list of points from the shoulder (x to the right, in lengths of the coat), or hangs.
        """
        e = self.empty(at, (0, 0, rot), h)
        rng = np.random.default_rng(seed + 7)
        m = self.mat(color, "cloth", vary=0.22, bump=0.02)
        V, n, rows = [], 84, 30
        waves = [
            (int(rng.integers(5, 9)), rng.uniform(0, 6.28)),
            (int(rng.integers(10, 15)), rng.uniform(0, 6.28)),
        ]
        for i in range(rows + 1):
            t = i / rows
            half = (
                wide
                * (0.3 + 0.7 * min(1, t / 0.07) ** 0.5)
                * (1 + 0.28 * t * t - 0.16 * math.exp(-(((t - 0.42) / 0.16) ** 2)))
            )
            deep = 0.5 * half * (1 + 0.5 * t)
            for k in range(n):
                a = 2 * math.pi * k / n
                fold = 1 + t**1.2 * sum(
                    0.09 / (j + 1) * math.sin(f * a + p + 1.5 * t) for j, (f, p) in enumerate(waves)
                )
                V.append(
                    (
                        half * fold * math.cos(a),
                        deep * fold * math.sin(a),
                        -t + 0.02 * math.sin(3 * a) * (i == rows),
                    )
                )
        F = [
            (i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k)
            for i in range(rows)
            for k in range(n)
        ]
        self.obj(V, F, m, True, parent=e)
        for s, path in zip((-1, 1), sleeves, strict=True):
            path = path or [(s * (wide + 0.03), 0, -0.22), (s * (wide + 0.06), -0.02, -0.6)]
            pts = [Vector((s * wide * 0.62, 0, -0.05)), *map(Vector, path)]
            self.tube(pts, 0.062, m, 14, e, taper=0.85, smooth=8)
        if fur:
            self.wool((0, -0.02, -0.03), (0.13, 0.09, 0.05), fur, 60, 0.035, e)
        d = Vector((0, -0.5 * wide, 0))
        for k in range(4):
            z = -0.24 - 0.14 * k
            self.sphere(
                0.018,
                self.mat("#d8b060", "metal"),
                d + Vector((0.02, -0.012 - 0.05 * k * wide, z)),
                (1, 0.5, 1),
                12,
                e,
            )
        return e

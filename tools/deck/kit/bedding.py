"""Mattresses that sag, pillows, and quilts of many patches."""

import math

import numpy as np


class Bedding:
    """Mattresses that sag, pillows, and quilts of many patches."""

    def cushion(
        self, at, size, colors, rot=(0, 0, 0), sag=0.0, bulge=None, stripe=0, tufts=0, soft=0.5, parent=None
    ):
        """Stuff a mattress or a pillow.

        It sags in the middle, or bulges at (x, height, width) over something that lies below; stripe is the
        number of stripes in two colours, tufts that of the buttons that pull the front in, soft how round.
        """
        w, d, h = size
        nx, n = 96, 44
        buttons = [(-0.5 + (k + 0.5) / tufts) * w for k in range(tufts)]
        V = []
        for i in range(nx + 1):
            u = -1 + 2 * i / nx
            x = u * w / 2
            end = max(1e-3, 1 - abs(u) ** 14) ** 0.35
            lift = -sag * (1 - u * u)
            if bulge:
                lift += bulge[1] * math.exp(-(((x - bulge[0]) / bulge[2]) ** 2))
            for k in range(n):
                a = 2 * math.pi * k / n
                c, s = math.cos(a), math.sin(a)
                y = math.copysign(abs(c) ** soft, c) * d / 2
                z = math.copysign(abs(s) ** soft, s) * h / 2
                pull = (
                    sum(math.exp(-(((x - b) / (0.3 * h)) ** 2)) for b in buttons)
                    * max(0, -c)
                    * (1 - abs(s)) ** 0.5
                )
                V.append((x, (y + pull * 0.16 * h) * (0.5 + 0.5 * end), z * end * (1 - 0.06 * pull) + lift))
        groups = [[], []]
        for i in range(nx):
            group = groups[int(i * stripe / nx) % 2 if stripe else 0]
            for k in range(n):
                j = (k + 1) % n
                group.append((i * n + k, i * n + j, (i + 1) * n + j, (i + 1) * n + k))
        e = self.empty(at, rot)
        if parent:
            e.parent = parent
        for faces, color in zip(groups, colors, strict=False):
            if faces:
                self.obj(V, faces, self.mat(color, "cloth", vary=0.12, bump=0.015), True, parent=e)
        piping = self.mat("#f6ecd8", "cloth")
        if tufts:
            for edge in (5, 17, 27, 39):
                self.tube([V[i * n + (edge + n // 2) % n] for i in range(2, nx - 1, 2)], 0.035, piping, 6, e)
            for b in buttons:
                i = round((b / w + 0.5) * nx)
                p = V[i * n + n // 2]
                self.sphere(0.055, piping, (p[0], p[1] - 0.01, p[2]), (1, 0.6, 1), 12, e)
        return e

    def quilt(self, fn, xr, yr, colors, nx=8, ny=6, fine=9, seed=0, parent=None, puff=0.05):
        """Spread a quilt over a height fn(x, y): square patches, each puffed and sewn at its rim."""
        rng = np.random.default_rng(seed)
        groups = {c: ([], []) for c in colors}
        last = None
        for i in range(nx):
            for j in range(ny):
                choice = [c for c in colors if c != last]
                last = choice[rng.integers(len(choice))]
                V, F = groups[last]
                base = len(V)
                for a in range(fine + 1):
                    for b in range(fine + 1):
                        u, v = a / fine, b / fine
                        x = xr[0] + (xr[1] - xr[0]) * (i + u) / nx
                        y = yr[0] + (yr[1] - yr[0]) * (j + v) / ny
                        up = puff * (math.sin(math.pi * u) * math.sin(math.pi * v)) ** 0.5
                        V.append((x, y, float(fn(x, y)) + up))
                for a in range(fine):
                    for b in range(fine):
                        q = base + a * (fine + 1) + b
                        F.append((q, q + fine + 1, q + fine + 2, q + 1))
        for color, (V, F) in groups.items():
            if F:
                self.obj(V, F, self.mat(color, "cloth", vary=0.15, bump=0.02), True, parent=parent)

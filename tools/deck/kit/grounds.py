"""Land and sea to stand on, and mountains behind."""

import math

import numpy as np
from scipy import ndimage as ndi


class Grounds:
    """Land and sea to stand on, and mountains behind."""

    def nfun(self, scale=1.0, oct=5, seed=0, ridge=False, gain=0.5):
        rng = np.random.default_rng(self.seed * 97 + seed)
        G = [rng.random((64, 64)) for _ in range(oct)]

        def f(X, Y):
            o = np.zeros(np.broadcast(X, Y).shape)
            a = 1
            t = 0
            k = scale
            for g in G:
                v = ndi.map_coordinates(g, [(Y * k) % 64, (X * k) % 64], order=3, mode="grid-wrap")
                if ridge:
                    v = 1 - abs(2 * v - 1)
                o += a * v
                t += a
                a *= gain
                k *= 2.03
            return o / t

        return f

    def ground(
        self,
        kind="hills",
        color="#667755",
        base=0.0,
        amp=1.0,
        seed=0,
        y0=-9,
        y1=110,
        mat=None,
        flat=2.5,
        shore=None,
        scale=None,
    ):
        if kind == "sea":
            m = mat or self.mat(color, "water", wave=amp * 0.12)
            return self.obj(
                [(-160, y0 - 8, base), (160, y0 - 8, base), (160, 129, base), (-160, 129, base)],
                [(0, 1, 2, 3)],
                m,
                False,
            )
        n1 = self.nfun(scale or 0.16, 5, seed)
        n2 = self.nfun(0.5, 4, seed + 1)
        if kind == "dunes":

            def fn(X, Y):
                w = n1(X * 0.6 + 3, Y * 0.6) * 5
                ph = (X * 0.35 + Y * 0.55 + w * 1.3) / 1.4
                d = ph % 1.0
                h = np.where(d < 0.72, d / 0.72, (1 - d) / 0.28) ** 1.25
                h = h * (0.35 + 0.9 * n2(X * 0.1, Y * 0.1))
                f = np.clip((np.hypot(X * 0.8, Y) - flat) / 9, 0.06, 1)
                return base + amp * (h * 1.4 * f + (n1(X, Y) - 0.5) * 2.2 * f) + np.maximum(Y - 10, 0) * 0.012

            m = mat or self.mat(color, "sand")
        elif kind == "hills":

            def fn(X, Y):
                f = np.clip((np.hypot(X * 0.8, Y) - flat) / 10, 0.05, 1)
                return (
                    base
                    + amp * ((n1(X, Y) - 0.5) * 5 * f + (n2(X, Y) - 0.5) * 0.35 * f)
                    + np.maximum(Y - 10, 0) * 0.01
                )

            m = mat or self.mat(color, "clay", nscale=0.7, bump=0.06)
        elif kind == "snow":

            def fn(X, Y):
                f = np.clip((np.hypot(X * 0.8, Y) - flat) / 10, 0.08, 1)
                return base + amp * (
                    (n1(X * 0.8, Y * 0.8) - 0.5) * 4 * f + (n2(X * 0.4, Y * 0.4) - 0.5) * 0.4 * f
                )

            m = mat or self.mat(color, "snow")
        elif kind == "flat":

            def fn(X, Y):
                return base + amp * (n2(X, Y) - 0.5) * 0.3

            m = mat or self.mat(color, "clay")
        self.gh = fn
        return self.grid((-60, 60), (y0, y1), fn, m, 300, 300, 1.9)

    def z(self, x, y):
        return (
            float(self.gh(np.array([[float(x)]]), np.array([[float(y)]]))[0, 0])
            if hasattr(self, "gh")
            else 0.0
        )

    def mountains(self, y, h, color, seed=0, base=-1.0, scale=0.07, width=90, sharp=True, snow=None):
        n = self.nfun(scale, 6, seed + 50, ridge=sharp)

        def fn(X, Y):
            return base + h * np.maximum(n(X, Y * 1.6) - 0.28, 0) * 1.5 * np.exp(
                -(((Y - y) / (7 + y * 0.1)) ** 2)
            )

        return self.grid(
            (-width / 2, width / 2),
            (y - 16, y + 16),
            fn,
            self.mat(color, "stone", nscale=0.25, bump=0.3, bscale=0.9),
            260,
            90,
            1.0,
        )

    def island(self, at, r, h, color="#6a7a58", kind="clay", seed=0, under=0.0):
        n = self.nfun(0.8 / r, 5, seed + 9)
        V, F = [], []
        nr, na = 26, 72
        for i in range(nr + 1):
            t = i / nr
            for k in range(na):
                a = 2 * math.pi * k / na
                x, y = math.cos(a), math.sin(a)
                q = float(n(np.array([[x * 3 + 10]]), np.array([[y * 3 + 10]]))[0, 0])
                R = r * t * (0.8 + 0.5 * q)
                hh = h * (1 - t**2.2) * (
                    0.7
                    + 0.6
                    * float(n(np.array([[x * t * r * 1.3 + 5]]), np.array([[y * t * r * 1.3 + 5]]))[0, 0])
                ) - (0.25 if t > 0.97 else 0)
                V.append((R * x, R * y, hh))
        for i in range(nr):
            for k in range(na):
                F.append((i * na + k, i * na + (k + 1) % na, (i + 1) * na + (k + 1) % na, (i + 1) * na + k))
        if under:
            b = len(V)
            m = 14
            for i in range(1, m + 1):
                t = i / m
                for k in range(na):
                    a = 2 * math.pi * k / na
                    x, y = math.cos(a), math.sin(a)
                    q = float(n(np.array([[x * 3 + 10 + t * 2]]), np.array([[y * 3 + 10 + t * 3]]))[0, 0])
                    R = r * (1 - t) ** 0.8 * (0.8 + 0.5 * q) * (1 + 0.25 * math.sin(k * 1.7 + i))
                    V.append((R * x, R * y, -0.25 - under * t * (0.75 + 0.5 * q)))
            for i in range(m):
                o1 = nr * na if i == 0 else b + (i - 1) * na
                o2 = b + i * na
                for k in range(na):
                    F.append((o1 + k, o1 + (k + 1) % na, o2 + (k + 1) % na, o2 + k))
        return self.obj(V, F, self.mat(color, kind, nscale=1.2, bump=0.12), at=at)

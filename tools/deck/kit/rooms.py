"""Rooms, and what stands in them: tables, curtains, frames, shelves, gears."""

import math

import numpy as np
from mathutils import Vector


class Rooms:
    """Rooms, and what stands in them: tables, curtains, frames, shelves, gears."""

    def room(
        self,
        wall="#6f9c92",
        floor="#8a5f3e",
        ceiling="#d8cfb4",
        half=3.6,
        deep=4.6,
        high=9.6,
        front=-7.0,
        window=None,
        side="right",
        boards=True,
        skirting="#efe6d0",
        back=True,
    ):
        """Build a room open to the camera; window = (y0, y1, z0, z1) in a side wall."""
        wm = self.mat(wall, "clay", nscale=0.6, vary=0.1, bump=0.02)
        if back:
            self.box((2 * half + 0.4, 0.2, high + 1), wm, (0, deep + 0.1, high / 2), bevel=0)
            self.box((2 * half, 0.08, 0.34), self.mat(skirting, "wood"), (0, deep - 0.04, 0.17), bevel=0.01)
        if ceiling:
            self.box(
                (2 * half + 0.4, deep - front, 0.2),
                self.mat(ceiling, "clay"),
                (0, (deep + front) / 2, high + 0.1),
                bevel=0,
            )
        for s in (-1, 1):
            holed = window and (s == 1) == (side == "right")
            pieces = [(front, deep, 0, high)]
            if holed:
                y0, y1, z0, z1 = window
                pieces = [(front, y0, 0, high), (y1, deep, 0, high), (y0, y1, 0, z0), (y0, y1, z1, high)]
                wood = self.mat(skirting, "wood")
                for y in (y0, (y0 + y1) / 2, y1):
                    self.box((0.3, 0.1, z1 - z0), wood, (s * half, y, (z0 + z1) / 2), bevel=0.01)
                for z in (z0, (z0 + z1) / 2, z1):
                    self.box((0.34, y1 - y0 + 0.2, 0.1), wood, (s * half, (y0 + y1) / 2, z), bevel=0.01)
            for a, b, c, d in pieces:
                self.box((0.2, b - a, d - c), wm, (s * (half + 0.1), (a + b) / 2, (c + d) / 2), bevel=0)
        self.box(
            (2 * half + 0.4, deep - front, 0.2),
            self.mat("#2a1c18", "clay"),
            (0, (deep + front) / 2, -0.24),
            bevel=0,
        )
        if boards:
            n = 14
            for i in range(n):
                w = 2 * half / n
                tone = self.rnd.uniform(0.1, 0.35)
                m = self.mat(floor, "wood", vary=round(tone, 1), rough=0.5)
                self.box(
                    (w * 0.985, deep - front, 0.12),
                    m,
                    (-half + w * (i + 0.5), (deep + front) / 2, -0.06),
                    bevel=0.01,
                )
        else:
            self.box(
                (2 * half, deep - front, 0.12),
                self.mat(floor, "clay"),
                (0, (deep + front) / 2, -0.06),
                bevel=0,
            )

    def chequer(self, a="#d9c6a4", b="#4a2c2a", q=1.2, nx=6, y0=-6, y1=9, z=0.0, rough=0.35):
        """Lay a chequered floor."""
        m = self.mat(a, "wood", rough=rough), self.mat(b, "wood", rough=rough)
        for i in range(-nx, nx + 1):
            for j in range(int(y0 / q), int(y1 / q) + 1):
                self.box((q, q, 0.2), m[(i + j) % 2], (i * q, j * q, z - 0.1), bevel=0.015)

    def curtain(self, x0, x1, y, z0, z1, color="#6a1f2a", folds=8, depth=0.22, gather=0.0):
        """Hang a curtain; gather pulls it together at the middle of its height."""
        V, F, n, m = [], [], folds * 10, 16
        mid = x1 if abs(x1) > abs(x0) else x0
        for i in range(n + 1):
            u = i / n
            for k in range(m + 1):
                v = k / m
                pull = gather * math.exp(-(((v - 0.4) / 0.25) ** 2))
                x = (x0 + (x1 - x0) * u) * (1 - pull) + mid * pull
                V.append(
                    (
                        x,
                        y + depth * math.sin(u * folds * 2 * math.pi) * (0.6 + 0.4 * (1 - v)),
                        z0 + (z1 - z0) * v,
                    )
                )
        for i in range(n):
            for k in range(m):
                a = i * (m + 1) + k
                F.append((a, a + m + 1, a + m + 2, a + 1))
        o = self.obj(V, F, self.mat(color, "cloth"))
        o.modifiers.new("thick", "SOLIDIFY").thickness = 0.05
        return o

    def table(self, at, w=2.0, d=1.2, h=1.3, color="#7a4a30", rot=0.0, cloth=None, parent=None):
        """Set a table on turned legs."""
        e = self.empty(at, (0, 0, rot))
        if parent:
            e.parent = parent
        m = self.mat(color, "wood")
        self.box((w, d, 0.12), m, (0, 0, h - 0.06), parent=e, bevel=0.03)
        for x in (-w / 2 + 0.15, w / 2 - 0.15):
            for y in (-d / 2 + 0.15, d / 2 - 0.15):
                leg = [
                    (0.05, 0),
                    (0.07, h * 0.1),
                    (0.05, h * 0.2),
                    (0.08, h * 0.6),
                    (0.06, h * 0.8),
                    (0.08, h - 0.1),
                ]
                self.lathe(leg, m, 14, (x, y, 0), parent=e)
        if cloth:
            self.cloth((w + 0.1, d + 0.1), cloth, (0, 0, h + 0.01), parent=e)
        return e

    def cloth(self, size, color, at, drop=0.5, parent=None, wave=0.05):
        """Lay a tablecloth whose edges hang in soft folds."""
        w, d = size
        V, F, n = [], [], 60
        for i in range(n + 1):
            for k in range(n + 1):
                x, y = (i / n - 0.5) * (w + 2 * drop), (k / n - 0.5) * (d + 2 * drop)
                over = max(0, abs(x) - w / 2) + max(0, abs(y) - d / 2)
                cx, cy = max(-w / 2, min(w / 2, x)), max(-d / 2, min(d / 2, y))
                ripple = wave * math.sin((x + y) * 9) * min(1, over * 3)
                out = 0.12 * min(1, over * 3) + ripple
                sx = math.copysign(out, x) if abs(x) > w / 2 else 0
                sy = math.copysign(out, y) if abs(y) > d / 2 else 0
                V.append((cx + sx, cy + sy, -min(over, drop)))
        for i in range(n):
            for k in range(n):
                a = i * (n + 1) + k
                F.append((a, a + n + 1, a + n + 2, a + 1))
        return self.obj(V, F, self.mat(color, "cloth"), at=at, parent=parent)

    def frame(
        self,
        at,
        w=2.0,
        h=2.6,
        color="#b98a3c",
        inside=None,
        rot=(0, 0, 0),
        parent=None,
        border=0.16,
        kind="wood",
    ):
        """Hang a picture frame; inside is a material."""
        e = self.empty(at, rot)
        if parent:
            e.parent = parent
        m = self.mat(color, kind)
        for s in (-1, 1):
            self.box((border, 0.14, h + border), m, (s * w / 2, 0, 0), parent=e, bevel=0.04)
            self.box((w + border, 0.14, border), m, (0, 0, s * h / 2), parent=e, bevel=0.04)
        if inside:
            V = [(-w / 2, 0.02, -h / 2), (w / 2, 0.02, -h / 2), (w / 2, 0.02, h / 2), (-w / 2, 0.02, h / 2)]
            self.obj(V, [(0, 1, 2, 3)], inside, False, parent=e, uv=[(0, 0), (1, 0), (1, 1), (0, 1)])
        return e

    def gear(
        self,
        at,
        r=1.0,
        teeth=14,
        color="#b98a3c",
        thick=0.22,
        rot=(0, 0, 0),
        spokes=5,
        parent=None,
        phase=0.0,
    ):
        """A toothed wheel that lies in the plane x z, its face to the camera."""
        e = self.empty(at, rot)
        if parent:
            e.parent = parent
        m = self.mat(color, "metal", rough=0.35)
        n = teeth * 8
        out = []
        for i in range(n):
            t = (i % 8) / 8
            rr = r * (1.0 if t < 0.4 else 0.86) if spokes else r
            if 0.35 < t < 0.5 or t > 0.9:
                rr = r * 0.93
            a = 2 * math.pi * i / n + phase
            out.append((rr * math.cos(a), rr * math.sin(a)))
        inner = [
            (0.7 * r * math.cos(2 * math.pi * i / n + phase), 0.7 * r * math.sin(2 * math.pi * i / n + phase))
            for i in range(n)
        ]
        V = [(x, y, z) for y in (-thick / 2, thick / 2) for ring in (out, inner) for x, z in ring]
        F = []
        for i in range(n):
            j = (i + 1) % n
            F += [(i, j, n + j, n + i), (2 * n + i, 3 * n + i, 3 * n + j, 2 * n + j)]
            F += [(i, 2 * n + i, 2 * n + j, j), (n + i, n + j, 3 * n + j, 3 * n + i)]
        self.obj(V, F, m, False, parent=e, bevel=0.015)
        for k in range(spokes):
            a = 2 * math.pi * k / spokes + phase
            c, s = math.cos(a), math.sin(a)
            bar = [(0.1 * r * c, 0, 0.1 * r * s), (0.75 * r * c, 0, 0.75 * r * s)]
            self.tube(bar, 0.075 * r, m, 8, e)
        self.lathe(
            [
                (0, -thick * 0.8),
                (0.2 * r, -thick * 0.8),
                (0.22 * r, 0),
                (0.2 * r, thick * 0.8),
                (0, thick * 0.8),
            ],
            m,
            24,
            rot=(90, 0, 0),
            parent=e,
        )
        return e

    def envelope(self, at, size=0.5, rot=(0, 0, 0), color="#f3e8cf", seal="#b5322c"):
        """A sealed letter."""
        e = self.empty(at, rot, size)
        paper = self.mat(color, "paper")
        self.box((1.0, 0.03, 0.66), paper, parent=e, bevel=0.008)
        flap = [(-0.5, -0.03, 0.33), (0.5, -0.03, 0.33), (0.03, -0.045, -0.02), (-0.03, -0.045, -0.02)]
        o = self.obj(flap, [(0, 1, 2, 3)], paper, False, parent=e)
        o.modifiers.new("thick", "SOLIDIFY").thickness = 0.02
        self.lathe(
            [(0, 0.03), (0.06, 0.03), (0.08, 0)],
            self.mat(seal, "clay", rough=0.3),
            14,
            (0, -0.05, 0),
            (90, 0, 0),
            parent=e,
        )
        return e

    def shelf(self, at, w=3.0, h=6.0, d=0.6, color="#6b4630", rows=5, parent=None, rot=0.0):
        """Put up open shelves; returns the heights of the boards."""
        e = self.empty(at, (0, 0, rot))
        if parent:
            e.parent = parent
        m = self.mat(color, "wood")
        self.box((w, 0.06, h), self.mat(color, "wood", vary=0.15), (0, d / 2, h / 2), parent=e, bevel=0)
        for s in (-1, 1):
            self.box((0.12, d, h), m, (s * w / 2, 0, h / 2), parent=e, bevel=0.02)
        levels = [h * i / rows for i in range(rows + 1)]
        for z in levels:
            self.box((w, d, 0.1), m, (0, 0, z), parent=e, bevel=0.015)
        return levels

    def light_string(self, a, b, sag=0.5, n=9, color="#ffcf70", gain=6.0, r=0.05):
        """Hang a string of small lights from a to b."""
        self.string(a, b, sag, 0.012, "#3a3028")
        a, b = Vector(a), Vector(b)
        for t in np.linspace(0.06, 0.94, n):
            p = a.lerp(b, float(t)) - Vector((0, 0, sag * math.sin(math.pi * t) + r))
            self.sphere(r, self.mat(color, "glow", gain=gain), p, (1, 1, 1.3), 12)

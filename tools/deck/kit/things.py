"""What scenes are furnished with: houses, doors, trees, clouds, candles."""

import math
import random

import bpy
import numpy as np
from mathutils import Euler, Vector

from .sky import hexlin


class Things:
    """What scenes are furnished with: houses, doors, trees, clouds, candles."""

    def wanderer(
        self, at, h=0.8, coat="#b5322c", face=0.0, skin="#e8c7a0", hat=True, scarf=None, arm=None, hatc=None
    ):
        """A traveller in a long coat who looks into the picture at face 0; one arm up, or out."""
        hands = {
            "up": ((0.26, -0.1, 1.0), (-0.2, -0.03, 0.44)),
            "out": ((0.27, -0.22, 0.66), (-0.2, -0.03, 0.44)),
            None: ((0.19, -0.05, 0.44), (-0.19, -0.02, 0.44)),
        }[arm]
        return self.person(
            at,
            h * 0.92,
            coat,
            face=face + 180,
            skin=skin,
            hat=(hatc or coat) if hat else None,
            scarf=scarf,
            hands=hands,
            feet=((0.07, -0.05, 0.03), (-0.06, 0.07, 0.03)),
        )

    def house(
        self,
        at,
        w=1.0,
        h=1.0,
        roof="#7b3b34",
        wall="#d9c6a5",
        rot=0.0,
        lit=1.0,
        win="#ffc46b",
        d=None,
        chimney=True,
        tall=1.0,
    ):
        d = d or w * 0.8
        e = self.empty(at, (0, 0, rot))
        wm = self.mat(wall, "clay")
        rm = self.mat(roof, "clay", bump=0.08)
        hh = h * tall
        self.box((w, d, hh), wm, (0, 0, hh / 2), parent=e, bevel=0.03)
        o = 0.12 * w
        rh = w * 0.72
        V = [
            (-w / 2 - o, -d / 2 - o, hh - 0.04),
            (w / 2 + o, -d / 2 - o, hh - 0.04),
            (w / 2 + o, d / 2 + o, hh - 0.04),
            (-w / 2 - o, d / 2 + o, hh - 0.04),
            (0, -d / 2 - o, hh + rh),
            (0, d / 2 + o, hh + rh),
        ]
        self.obj(
            V,
            [(0, 1, 4), (1, 2, 5, 4), (2, 3, 5), (3, 0, 4, 5), (0, 3, 2, 1)],
            rm,
            False,
            parent=e,
            bevel=0.03,
        )
        if chimney:
            self.box(
                (w * 0.15, w * 0.15, rh * 0.7),
                self.mat(wall, "stone"),
                (w * 0.24, 0, hh + rh * 0.62),
                parent=e,
                bevel=0.015,
            )
        nx = max(1, int(w / 0.42))
        nz = max(1, int(hh / 0.55))
        ww = w * 0.17
        for i in range(nx):
            for k in range(nz):
                on = self.rnd.random() < lit
                m = self.mat(win, "glow", gain=5.0) if on else self.mat("#1f2433", "clay")
                x = (i - (nx - 1) / 2) * w / (nx) * 0.95
                z = hh * (k + 0.55) / nz
                self.box((ww, 0.04, ww * 1.35), m, (x, -d / 2 - 0.005, z), parent=e, bevel=0.008)
                self.box((0.018, 0.06, ww * 1.35), wm, (x, -d / 2 - 0.012, z), parent=e, bevel=0)
                self.box((ww, 0.06, 0.018), wm, (x, -d / 2 - 0.012, z), parent=e, bevel=0)
        if lit > 0.6:
            m = self.mat(win, "glow", gain=4.0)
            self.lathe(
                [(0, 0), (ww * 0.38, 0)],
                m,
                16,
                (0, -d / 2 - o * 0 - 0.03, hh + rh * 0.38),
                (90, 0, 0),
                parent=e,
            )
        return e

    def ladder(self, p0, p1, w=0.5, color="#8a6238", rung=0.32, r=0.035):
        a, b = Vector(p0), Vector(p1)
        t = b - a
        n = max(3, int(t.length / rung))
        side = Vector((w / 2, 0, 0))
        m = self.mat(color, "wood")
        for sg in (-1, 1):
            self.tube([a + side * sg, (a + b) / 2 + side * sg * 0.96, b + side * sg * 0.9], r, m, 8)
        for i in range(1, n):
            q = a + t * i / n
            k = 1 - 0.1 * i / n
            self.tube([q - side * k * 1.05, q + side * k * 1.05], r * 0.8, m, 8)

    def door(
        self,
        at,
        h=3.0,
        w=1.5,
        frame="#e9dcc0",
        leaf="#8f2f2a",
        open=60,
        rot=0.0,
        glow=None,
        gain=3.0,
        arch=True,
        inside=None,
    ):
        e = self.empty(at, (0, 0, rot))
        fm = self.mat(frame, "wood")
        n = 20
        t = 0.16
        hw = w / 2
        hs = h - hw if arch else h

        def path(r, z0):
            return (
                [(-r, 0), (-r, hs)]
                + [(-r * math.cos(q), hs + r * math.sin(q)) for q in np.linspace(0, math.pi, n)[1:-1]]
                + [(r, hs), (r, 0)]
                if arch
                else [(-r, 0), (-r, hs), (r, hs), (r, 0)]
            )

        inn, out = path(hw, 0), path(hw + t, 0)
        V, F = [], []
        m = len(inn)
        dp = 0.16
        if not arch:
            out[1] = (-hw - t, hs + t)
            out[2] = (hw + t, hs + t)
        for x, z in inn:
            V += [(x, -dp, z), (x, dp, z)]
        for x, z in out:
            V += [(x, -dp, z), (x, dp, z)]
        o = 2 * m
        for i in range(m - 1):
            a, b = 2 * i, 2 * i + 2
            F += [
                (a, b, o + b, o + a),
                (a + 1, o + a + 1, o + b + 1, b + 1),
                (o + a, o + b, o + b + 1, o + a + 1),
                (a, a + 1, b + 1, b),
            ]
        self.obj(V, F, fm, False, parent=e, bevel=0.02)
        self.box((w + t * 2.6, 0.5, 0.09), self.mat(frame, "stone"), (0, 0, 0.03), parent=e)
        if glow:
            self.obj(
                [(x, 0.05, z) for x, z in inn],
                [tuple(range(m))],
                self.mat(glow, "glow", gain=gain),
                False,
                parent=e,
            )
        if inside:
            self.obj(
                [(x, 0.05, z) for x, z in inn],
                [tuple(range(m))],
                inside,
                False,
                parent=e,
                uv=[((x + hw) / w, z / h) for x, z in inn],
            )
        L = self.empty((-hw, -0.05, 0), (0, 0, -open))
        L.parent = e
        lm = self.mat(leaf, "wood")
        th = 0.05
        P = [(x + hw, z) for x, z in inn]
        V = [(x, -th, z) for x, z in P] + [(x, th, z) for x, z in P]
        F = [tuple(range(m)), tuple(range(2 * m - 1, m - 1, -1))] + [
            (i, i + m, (i + 1) % m + m, (i + 1) % m) for i in range(m)
        ]
        self.obj(V, F, lm, False, parent=L, bevel=0.015)
        for z0 in (0.28, 0.62):
            self.box(
                (w * 0.6, 0.03, h * 0.24),
                self.mat(leaf, "wood", vary=0.1),
                (hw, -th - 0.01, h * z0 - 0.05),
                parent=L,
                bevel=0.03,
            )
        self.sphere(0.05, self.mat("#d9a441", "metal"), (w * 0.87, -th - 0.05, h * 0.45), parent=L)
        self.sphere(0.05, self.mat("#d9a441", "metal"), (w * 0.87, th + 0.05, h * 0.45), parent=L)
        return e

    def tree(
        self,
        at,
        h=3.0,
        bark="#4a352c",
        leaf=("#c4542e", "#e08a3c"),
        depth=6,
        spread=0.55,
        leaves=1.0,
        lsize=0.13,
        seed=0,
        bare=False,
        r=None,
        parent=None,
        lean=(0, 0, 1),
    ):
        rnd = random.Random(self.seed * 31 + seed)
        e = self.empty(at)
        e.parent = parent
        bm = self.mat(bark, "wood")
        tips = []

        def grow(p, d, L, r, k):
            P = [p]
            n = 5
            q = p.copy()
            dd = d.copy()
            for _i in range(n):
                dd = (
                    dd + Vector((rnd.uniform(-1, 1), rnd.uniform(-1, 1), rnd.uniform(-0.35, 0.6))) * 0.16
                ).normalized()
                q = q + dd * L / n
                P.append(q.copy())
            self.tube(P, r, bm, 9 if k > 2 else 5, e, taper=0.62)
            if k <= 2:
                tips.extend(P[2:])
            if k == 0:
                return
            for _i in range(2 if rnd.random() < 0.6 else 3):
                ax = Vector((rnd.uniform(-1, 1), rnd.uniform(-1, 1), rnd.uniform(-0.2, 0.3))).normalized()
                nd = (dd + ax * spread * rnd.uniform(0.7, 1.4)).normalized()
                grow(q.copy(), nd, L * rnd.uniform(0.66, 0.84), r * 0.62, k - 1)

        grow(Vector((0, 0, -0.1)), Vector(lean).normalized(), h * 0.3, r or h * 0.05, depth - 1)
        if not bare:
            V, F, mats = [], [], []
            for c in leaf:
                mats.append(self.mat(c, "cloth", sss=0.3))
            groups = [([], []) for _ in leaf]
            for t in tips:
                for _ in range(max(1, int(3 * leaves))):
                    V, F = groups[rnd.randrange(len(leaf))]
                    c = t + Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1))) * lsize * 1.3
                    R = Euler((rnd.uniform(0, 6), rnd.uniform(0, 6), rnd.uniform(0, 6))).to_matrix()
                    z = lsize * rnd.uniform(0.6, 1.2)
                    b = len(V)
                    V += [
                        c + R @ Vector(v) * z
                        for v in ((0, -1, 0), (0.55, -0.1, 0.15), (0, 1, 0), (-0.55, -0.1, 0.15))
                    ]
                    F += [(b, b + 1, b + 2), (b, b + 2, b + 3)]
            for (V, F), m in zip(groups, mats, strict=False):
                if V:
                    self.obj(V, F, m, False, parent=e)
        self.tips = [e.matrix_basis @ t for t in tips]
        return e

    def fir(self, at, h=6.0, color="#3f5f5a", snow=None, wide=0.2, skirts=13, parent=None):
        """A fir whose skirts hang and are ragged; snow lies on them when there is a colour for it."""
        e = self.empty(at, (0, 0, self.rnd.uniform(0, 360)), h)
        if parent:
            e.parent = parent
        more = {"dust": snow, "dusty": (0.3, 0.62)} if snow else {}
        m = self.mat(color, "cloth", vary=0.25, **more)
        self.tube([(0, 0, -0.05), (0, 0, 0.9)], 0.022, self.mat("#4a3a34", "wood"), 8, e, taper=0.3)
        for k in range(skirts):
            t = k / skirts
            r, z, n = wide * (1 - t) ** 0.85 + 0.015, 0.13 + 0.83 * t, 26
            V, F = [], []
            for i in range(n):
                a = 2 * math.pi * i / n
                long = r * (1.0 if i % 2 else 0.78) * self.rnd.uniform(0.9, 1.12)
                for u in (0.0, 0.35, 0.7, 1.0):
                    drop = (0.17 * (1 - t) + 0.05) * u**1.3
                    V.append((long * u * math.cos(a), long * u * math.sin(a), z + 0.075 - drop))
            for i in range(n):
                for u in range(3):
                    j = (i + 1) % n
                    F.append((4 * i + u, 4 * i + u + 1, 4 * j + u + 1, 4 * j + u))
            self.obj(V, F, m, True, parent=e)
        return e

    def cloud(self, at, size=1.0, color="#fff2e6", n=14, flat=0.55, seed=0):
        rnd = random.Random(self.seed * 7 + seed)
        m = self.mat(color, "cloud", sss=0.4)
        n = int(n * 1.7)
        for _i in range(n):
            t = rnd.uniform(-1, 1)
            r = size * (0.16 + 0.34 * (1 - t * t) * rnd.uniform(0.45, 1))
            self.sphere(
                r,
                m,
                (
                    at[0] + t * size * 1.25,
                    at[1] + rnd.uniform(-0.4, 0.4) * size,
                    at[2] + rnd.uniform(-0.05, 0.35) * size * (1 - t * t),
                ),
                (1.15, 1, flat + 0.25),
                48,
                bumpy=0.3 * size,
            )

    def moon(self, at, r=1.0, color="#f6e6bb", gain=1.0, craters=True, crescent=False):
        m = bpy.data.materials.new("moon")
        m.use_nodes = True
        N, L = m.node_tree.nodes, m.node_tree.links
        p = N["Principled BSDF"]
        inputs = p.inputs
        tc = N.new("ShaderNodeTexCoord")
        n = N.new("ShaderNodeTexNoise")
        n.inputs["Scale"].default_value = 1.3 / r
        n.inputs["Detail"].default_value = 8
        L.new(tc.outputs["Object"], n.inputs["Vector"])
        rp = N.new("ShaderNodeValToRGB")
        rp.color_ramp.elements[0].position = 0.38
        rp.color_ramp.elements[1].position = 0.62
        c = hexlin(color)
        rp.color_ramp.elements[0].color = (*(c * 0.55), 1)
        rp.color_ramp.elements[1].color = (*c, 1)
        L.new(n.outputs[0], rp.inputs[0])
        L.new(rp.outputs[0], inputs["Base Color"])
        L.new(rp.outputs[0], inputs["Emission Color"])
        inputs["Emission Strength"].default_value = gain
        inputs["Roughness"].default_value = 0.9
        v = N.new("ShaderNodeTexVoronoi")
        v.inputs["Scale"].default_value = 2.2 / r
        L.new(tc.outputs["Object"], v.inputs["Vector"])
        b = N.new("ShaderNodeBump")
        b.inputs["Distance"].default_value = 0.25 * r
        b.inputs["Strength"].default_value = 0.35
        L.new(v.outputs["Distance"], b.inputs["Height"])
        L.new(b.outputs[0], inputs["Normal"])
        if crescent:  # thick banana crescent: tube along an arc with tapered ends
            V, F = [], []
            n1, n2 = 60, 24
            for i in range(n1 + 1):
                t = i / n1
                a = math.radians(-125 + 250 * t) + math.pi
                rr = r * 0.36 * math.sin(math.pi * t) ** 0.85
                R = r * (1 - 0.36 * math.sin(math.pi * t) ** 0.85)
                cx, cz = math.cos(a), math.sin(a)
                for k in range(n2):
                    q = 2 * math.pi * k / n2
                    rad = R + rr * math.cos(q)
                    V.append((cx * rad, rr * 0.8 * math.sin(q), cz * rad))
            for i in range(n1):
                for k in range(n2):
                    F.append(
                        (i * n2 + k, i * n2 + (k + 1) % n2, (i + 1) * n2 + (k + 1) % n2, (i + 1) * n2 + k)
                    )
            return self.obj(V, F, m, at=at)
        return self.sphere(r, m, at, seg=64)

    def birds(self, center, n=9, spread=(2, 1, 1), size=0.16, color="#2a2430", seed=0):
        rnd = random.Random(self.seed * 3 + seed)
        m = self.mat(color, "paper")
        for _i in range(n):
            z = size * rnd.uniform(0.6, 1.2)
            f = rnd.uniform(0.15, 0.7)
            V = [
                (-1, 0.2, f),
                (-0.4, 0, f * 0.55),
                (0, -0.25, 0),
                (0, 0.3, 0),
                (0.4, 0, f * 0.55),
                (1, 0.2, f),
            ]
            self.obj(
                [Vector(v) * z for v in V],
                [(0, 1, 3), (1, 2, 3), (3, 2, 4), (3, 4, 5)],
                m,
                False,
                [center[k] + rnd.uniform(-1, 1) * spread[k] for k in range(3)],
                (rnd.uniform(-20, 20), rnd.uniform(-25, 25), rnd.uniform(-40, 40)),
            )

    def paperboat(self, at, size=1.0, color="#f3ead6", rot=0.0):
        L, Wd, h = 1.0, 0.36, 0.42
        V = [
            (-L, 0, h),
            (L, 0, h),
            (0, -Wd, 0.16),
            (0, Wd, 0.16),
            (-0.55, 0, -0.06),
            (0.55, 0, -0.06),
            (0, 0, 0.78),
            (-0.42, 0, 0.1),
            (0.42, 0, 0.1),
            (0, -0.12, 0.12),
            (0, 0.12, 0.12),
        ]
        F = [
            (0, 4, 2),
            (4, 5, 2),
            (5, 1, 2),
            (0, 3, 4),
            (4, 3, 5),
            (5, 3, 1),
            (6, 7, 9),
            (6, 9, 8),
            (6, 10, 7),
            (6, 8, 10),
        ]
        return self.obj(V, F, self.mat(color, "paper"), False, at, (0, 0, rot), size * 0.5)

    def birdcage(self, at, r=1.0, h=2.2, color="#c9a24a", n=18, door=True, base=True):
        e = self.empty(at)
        m = self.mat(color, "metal")
        for i in range(n):
            if door and i in (13,):
                continue
            a = 2 * math.pi * i / n
            c, q = math.cos(a), math.sin(a)
            P = [(r * c, r * q, 0), (r * c, r * q, h * 0.6)] + [
                (r * math.cos(t) * c, r * math.cos(t) * q, h * 0.6 + h * 0.4 * math.sin(t))
                for t in np.linspace(0, math.pi / 2, 10)[1:]
            ]
            self.tube(P, 0.022 * r, m, 6, e)
        for z in (0, 0.3, 0.6):
            self.tube(
                [(r * math.cos(t), r * math.sin(t), h * z) for t in np.linspace(0, 2 * math.pi, 49)],
                0.028 * r,
                m,
                6,
                e,
            )
        self.lathe(
            [(0, -0.08 * r), (r * 1.06, -0.08 * r), (r * 1.08, 0), (r * 1.0, 0.06 * r), (0, 0.04 * r)],
            m,
            48,
            parent=e,
        )
        self.tube(
            [
                (0.12 * r * math.cos(t), 0, h + 0.14 * r + 0.12 * r * math.sin(t))
                for t in np.linspace(0, 2 * math.pi, 25)
            ],
            0.025 * r,
            m,
            6,
            e,
        )
        return e

    def hourglass(self, at, h=4.0, wood="#6b4127", sand="#e2b567", top=0.5):
        e = self.empty(at, scale=h)
        g = self.mat("#ffffff", "glass", ior=1.06, rough=0.0)
        wm = self.mat(wood, "wood")

        def bulb(z):
            t = abs(z - 0.5) * 2
            return 0.022 + 0.235 * math.sin(min(1, t * 1.02) * math.pi * 0.5) ** 1.35 * (
                1 if t < 0.86 else math.sqrt(max(0, 1 - ((t - 0.86) / 0.16) ** 2))
            )

        self.lathe([(bulb(z), z) for z in np.linspace(0.06, 0.94, 60)], g, 64, parent=e)
        for z in (0, 0.95):
            self.lathe(
                [(0, z), (0.33, z), (0.345, z + 0.012), (0.33, z + 0.045), (0.3, z + 0.05), (0, z + 0.05)],
                wm,
                48,
                parent=e,
            )
        for i in range(4):
            a = math.pi / 4 + i * math.pi / 2
            x, y = 0.29 * math.cos(a), 0.29 * math.sin(a)
            self.lathe(
                [
                    (0.018, 0.04),
                    (0.028, 0.1),
                    (0.016, 0.2),
                    (0.024, 0.36),
                    (0.03, 0.5),
                    (0.024, 0.64),
                    (0.016, 0.8),
                    (0.028, 0.9),
                    (0.018, 0.96),
                ],
                wm,
                14,
                (x, y, 0),
                parent=e,
            )
        return e, bulb

    def umbrella(self, at, r=1.0, color="#b5322c", rot=(0, 0, 0), handle=True, n=8):
        e = self.empty(at, rot)
        V, F = [], []
        nr = 10
        for i in range(nr + 1):
            t = i / nr
            for k in range(n * 6):
                a = 2 * math.pi * k / (n * 6)
                sc = 1 - 0.09 * t * abs(math.sin(a * n / 2))
                V.append(
                    (
                        r * t * math.cos(a) * sc,
                        r * t * math.sin(a) * sc,
                        r * 0.52 * (1 - t**2.1) + 0.05 * r * t * abs(math.sin(a * n / 2)),
                    )
                )
        m = n * 6
        for i in range(nr):
            for k in range(m):
                F.append((i * m + k, i * m + (k + 1) % m, (i + 1) * m + (k + 1) % m, (i + 1) * m + k))
        o = self.obj(V, F, self.mat(color, "cloth"), parent=e)
        so = o.modifiers.new("s", "SOLIDIFY")
        so.thickness = 0.015
        if handle:
            self.tube(
                [(0, 0, r * 0.62), (0, 0, -r * 0.9)]
                + [
                    (r * 0.1 - r * 0.1 * math.cos(t), 0, -r * 0.9 - r * 0.1 * math.sin(t))
                    for t in np.linspace(0, math.pi, 9)
                ],
                0.022 * r,
                self.mat("#3a2a22", "wood"),
                8,
                e,
            )
        return e

    def mushroom(self, at, h=2.0, cap="#b8413a", stem="#efe0c8", seed=0, tilt=0, glow=None):
        e = self.empty(at, (0, tilt, 0), h)
        self.lathe(
            [(0, 0), (0.13, 0), (0.1, 0.15), (0.085, 0.4), (0.08, 0.66), (0.05, 0.7)],
            self.mat(stem, "clay"),
            28,
            parent=e,
        )
        self.lathe(
            [(0, 1.0), (0.14, 0.985), (0.28, 0.92), (0.39, 0.8), (0.43, 0.66), (0.41, 0.6), (0.36, 0.605)],
            self.mat(cap, "clay"),
            40,
            parent=e,
        )
        self.lathe(
            [(0.38, 0.61), (0.2, 0.64), (0.06, 0.66), (0, 0.66)],
            self.mat(glow or stem, "glow", gain=1.6) if glow else self.mat(stem, "clay"),
            40,
            parent=e,
        )
        rnd = random.Random(seed)
        dm = self.mat("#f5ead2", "clay")
        for _i in range(13):
            a = rnd.uniform(0, 6.28)
            t = rnd.uniform(0.05, 0.95)
            r = 0.43 * math.sin(t * 1.45)
            z = 0.62 + 0.38 * math.cos(t * 1.4)
            self.sphere(
                rnd.uniform(0.02, 0.05), dm, (r * math.cos(a), r * math.sin(a), z), (1, 1, 0.6), 14, e
            )
        return e

    def book(self, at, size=(1.4, 1.0, 0.22), color="#7a2f35", rot=(0, 0, 0)):
        e = self.empty(at, rot)
        x, y, z = size
        cm = self.mat(color, "cloth")
        pm = self.mat("#efe3c8", "paper")
        t = z * 0.14
        self.box((x, y, t), cm, (0, 0, t / 2), parent=e, bevel=t * 0.3)
        self.box((x, y, t), cm, (0, 0, z - t / 2), parent=e, bevel=t * 0.3)
        self.box((t, y, z), cm, (-x / 2, 0, z / 2), parent=e, bevel=t * 0.3)
        self.box((x - 0.09 * x, y * 0.93, z - 2 * t), pm, (0.0, 0, z / 2), parent=e, bevel=0.004)
        return e

    def candle(self, at, h=2.0, r=0.3, color="#f1e2c4", flame=True, power=60):
        e = self.empty(at)
        rnd = random.Random(self.seed)
        m = self.mat(color, "clay", sss=0.6, rough=0.4)
        self.lathe(
            [
                (0, 0),
                (r * 1.05, 0),
                (r * 1.0, h * 0.2),
                (r * 0.97, h * 0.8),
                (r, h * 0.97),
                (r * 0.9, h),
                (r * 0.6, h * 0.985),
                (0, h * 0.975),
            ],
            m,
            40,
            parent=e,
        )
        for _i in range(9):
            a = rnd.uniform(0, 6.28)
            L = rnd.uniform(0.1, 0.55) * h
            self.tube(
                [
                    (r * 0.98 * math.cos(a), r * 0.98 * math.sin(a), h),
                    (r * 1.02 * math.cos(a), r * 1.02 * math.sin(a), h - L * 0.5),
                    (r * 1.03 * math.cos(a), r * 1.03 * math.sin(a), h - L),
                ],
                r * 0.11,
                m,
                8,
                e,
            )
            self.sphere(
                r * 0.15, m, (r * 1.02 * math.cos(a), r * 1.02 * math.sin(a), h - L), (1, 1, 1.5), 12, e
            )
        self.tube([(0, 0, h * 0.97), (0.02, 0, h + r * 0.45)], r * 0.05, self.mat("#2a2020", "clay"), 6, e)
        if flame:
            self.lathe(
                [
                    (0, 0),
                    (r * 0.2, r * 0.15),
                    (r * 0.26, r * 0.4),
                    (r * 0.18, r * 0.8),
                    (r * 0.06, r * 1.25),
                    (0, r * 1.5),
                ],
                self.mat("#ffcf70", "glow", gain=14.0),
                24,
                (0, 0, h + r * 0.3),
                parent=e,
            )
            self.lamp((at[0], at[1] - r * 0.8, at[2] + h + r * 1.2), power=power, size=r * 0.5)
        return e

    def chair(self, at, h=3.0, color="#7d4b2d", rot=0.0):
        e = self.empty(at, (0, 0, rot), h)
        m = self.mat(color, "wood")
        for x in (-0.2, 0.2):
            for y in (-0.2, 0.2):
                self.lathe([(0.018, 0), (0.03, 0.1), (0.022, 0.25), (0.03, 0.45)], m, 12, (x, y, 0), parent=e)
            self.tube([(x, 0.2, 0.44), (x, 0.23, 0.75), (x * 0.97, 0.28, 1.0)], 0.025, m, 10, e)
        self.box((0.48, 0.48, 0.05), m, (0, 0, 0.46), parent=e, bevel=0.015)
        for z, y in ((0.9, 0.262), (0.72, 0.232)):
            self.box((0.42, 0.03, 0.075), m, (0, y, z), (-8, 0, 0), 0.01, e)
        for x in (-0.1, 0, 0.1):
            self.tube([(x, 0.205, 0.47), (x, 0.235, 0.72)], 0.014, m, 8, e)
        for x in (-0.2, 0.2):
            self.tube([(x, -0.2, 0.18), (x, 0.2, 0.18)], 0.014, m, 8, e)
        return e

    def string(self, a, b, sag=0.0, r=0.012, color="#e9dcc0"):
        a, b = Vector(a), Vector(b)
        self.tube(
            [a.lerp(b, t) - Vector((0, 0, sag * math.sin(math.pi * t))) for t in np.linspace(0, 1, 14)],
            r,
            self.mat(color, "paper"),
            6,
        )

    def balloon(self, at, r=0.4, color="#c8403a", string_to=None):
        self.lathe(
            [
                (0, -1.25 * r),
                (0.06 * r, -1.2 * r),
                (0.09 * r, -1.14 * r),
                (0.05 * r, -1.08 * r),
                (0.35 * r, -0.85 * r),
                (0.75 * r, -0.45 * r),
                (0.96 * r, 0.05 * r),
                (0.9 * r, 0.5 * r),
                (0.6 * r, 0.86 * r),
                (0.25 * r, 1.02 * r),
                (0, 1.05 * r),
            ],
            self.mat(color, "clay", rough=0.3, bump=0.0, sss=0.3),
            36,
            at,
        )
        if string_to is not None:
            self.string((at[0], at[1], at[2] - 1.2 * r), string_to, r=0.008)

    def flowers(
        self,
        n=60,
        xr=(-4, 4),
        yr=(-3, 8),
        colors=("#fff3dc", "#f2d060", "#e8907a"),
        stem="#6a8a3c",
        high=0.3,
        big=1.0,
    ):
        """Strew flowers over the ground."""
        for _ in range(n):
            x, y = self.rnd.uniform(*xr), self.rnd.uniform(*yr)
            z, h = self.z(x, y), self.rnd.uniform(0.35, 1.0) * high
            self.tube([(x, y, z), (x + 0.03, y, z + h)], 0.012, self.mat(stem, "cloth"), 5)
            r = self.rnd.uniform(0.03, 0.06) * big
            self.sphere(r, self.mat(self.rnd.choice(colors), "cloth"), (x + 0.03, y, z + h), (1, 1, 0.7), 10)

    def grass(
        self, n=150, xr=(-4, 4), yr=(-3, 3), colors=("#6f8f3c", "#8aa048", "#557a38"), high=0.5, z=None
    ):
        """Let blades of grass or corn grow."""
        groups = [([], []) for _ in colors]
        for _ in range(n):
            x, y = self.rnd.uniform(*xr), self.rnd.uniform(*yr)
            V, F = self.rnd.choice(groups)
            base, b = (self.z(x, y) if z is None else z) - 0.03, len(V)
            h, a = high * self.rnd.uniform(0.6, 1.25), self.rnd.uniform(0, 6.28)
            dx, dy, lean = 0.035 * math.cos(a), 0.035 * math.sin(a), self.rnd.uniform(-0.25, 0.25) * h
            V += [
                (x - dx, y - dy, base),
                (x + dx, y + dy, base),
                (x + lean * 0.4 + dx * 0.7, y + dy, base + h * 0.6),
            ]
            V += [(x + lean, y, base + h), (x + lean * 0.4 - dx * 0.7, y - dy, base + h * 0.6)]
            F.append((b, b + 1, b + 2, b + 3, b + 4))
        for (V, F), color in zip(groups, colors, strict=True):
            if V:
                self.obj(V, F, self.mat(color, "cloth"), False)

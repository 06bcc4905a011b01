"""Deep in the earth someone sleeps in a seed as in a cradle; above, a shoot has come up."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import grade, sky, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "seed",
        504,
        sky=sky("#6fb4cc", "#a8dcd8", "#f6eccc", "#f6eccc", at=(0, 0.05, 0.1, 1)),
        ambient=0.34,
        key=[sun((-3, -7, 9), "#d0b8d8", 1.5, 0.1)],
        fog={"density": 0.0},
        cam={"loc": (0, -13.2, 3.6), "tgt": (0, 0, 4.75)},
        post={
            "grade": grade("#201038", "#fff0c0", contrast=0.2),
            "bloom": 0.8,
            "bloom_th": 0.7,
            "motes": {"n": 50, "box": (0.3, 0.1, 0.72, 0.8), "gain": 0.8},
            "beams": [
                {
                    "from": (0.5, 0.06),
                    "to": (0.5, 0.62),
                    "w0": 0.012,
                    "w1": 0.17,
                    "color": "#fff0b0",
                    "gain": 0.26,
                }
            ],
        },
    )
    rnd, top, mid = S.rnd, 7.75, Vector((0, 0, 3.2))
    n1, n2 = S.nfun(0.9, 5, 2), S.nfun(2.6, 4, 5)
    # the earth and a cave in it: one sheet around the middle of the cave
    na, nr = 420, 90
    a = np.linspace(0, 2 * math.pi, na, endpoint=False)[:, None]
    u = np.linspace(0, 1, nr)[None, :]
    c, s = np.cos(a), np.sin(a)
    rim = (2.25 + 0.9 * (n1(3 + 2 * c, 3 + 2 * s) - 0.5)) * (1 + 0.1 * np.maximum(0, s))
    r = np.where(u < 0.62, rim * u / 0.62, rim + (9 - rim) * (np.maximum(u - 0.62, 0) / 0.38) ** 1.6)
    x, z = r * c, mid.z + r * s
    inside = -0.9 + 4.6 * np.sqrt(np.maximum(0, 1 - (r / rim) ** 2.4))
    y = np.where(r < rim, inside, -0.9 - 0.45 * (1 - np.exp(-np.maximum(r - rim, 0) * 1.6)))
    y = y + 0.55 * (n2(x * 0.5 + 20, z * 0.5 + 20) - 0.5) + 3.0 * np.maximum(z - top, 0)
    V = np.stack([x, y, np.minimum(z, top)], -1).reshape(-1, 3)
    F = [
        (i * nr + k, (i + 1) % na * nr + k, (i + 1) % na * nr + k + 1, i * nr + k + 1)
        for i in range(na)
        for k in range(nr - 1)
    ]
    S.obj(V, F, S.mat("#6a4634", "stone", nscale=0.9, bump=0.5, bscale=2.6, vary=0.4))
    S.gh = lambda X, Y: np.full(np.broadcast(X, Y).shape, top)
    S.grass(900, (-3.6, 3.6), (-1.6, 0.6), ("#6f9f3c", "#8fb84c", "#4f8a3c"), high=0.38)
    S.flowers(14, (-3, 3), (-1.5, 0), high=0.5, big=1.6)
    for _ in range(60):
        a, r = rnd.uniform(0, 6.28), rnd.uniform(2.6, 4.8)
        x, z = r * math.cos(a), mid.z + r * math.sin(a)
        if z < top - 0.5 and abs(x - 0.2) > 0.5:
            S.sphere(
                rnd.uniform(0.06, 0.3),
                S.mat(rnd.choice(["#6a5a5a", "#7a6660", "#554a58"]), "stone"),
                (x, -1.3, z),
                (1.2, 0.5, 0.85),
                18,
                bumpy=0.06,
            )
    # roots hang from the ceiling and cross in front
    for _ in range(26):
        x = rnd.uniform(-3.2, 3.2)
        y, z, q = rnd.uniform(-1.2, 1.5), rnd.uniform(6.0, 7.6), rnd.uniform(0.02, 0.06)
        P = [Vector((x, y, z))]
        for _ in range(6):
            P.append(P[-1] + Vector((rnd.uniform(-0.3, 0.3), rnd.uniform(-0.1, 0.1), -rnd.uniform(0.2, 0.5))))
        if abs(x) > 1.7:
            S.tube(P, q, S.mat("#5a4038", "wood"), 6, taper=0.2, smooth=4)
    # the seed: pointed at the top, and open towards us like a cradle that stands
    base, tall = Vector((0.0, 0.5, 1.25)), 3.75
    turn, share = np.linspace(0, 2 * math.pi, 145)[:-1, None], np.linspace(0, 1, 40)[None, :]
    c, s = np.cos(turn), np.sin(turn)
    square = np.maximum(abs(c), abs(s))
    aside = (1 - share) * 1.12 * c + share * math.pi * c / square
    up = np.clip((1 - share) * (0.41 + 0.31 * s) + share * (0.5 + 0.5 * s / square), 0, 1)

    def shell(size, mat):
        """One skin of the seed, from the edge of its opening round to its back."""
        r = size * 3.75 * up**0.5 * (1 - up) ** 0.72
        V = np.stack([r * np.sin(aside), -0.85 * r * np.cos(aside), tall * (0.5 + (up - 0.5) * size)], -1)
        n, m = V.shape[:2]
        F = [
            (i * m + k, (i + 1) % n * m + k, (i + 1) % n * m + k + 1, i * m + k + 1)
            for i in range(n)
            for k in range(m - 1)
        ]
        S.obj(V.reshape(-1, 3), F, mat, True, base)
        return [base + Vector(v) for v in V[:, 0]]

    brown = S.mat(
        "#8a5230", "wood", rough=0.4, nscale=2.0, ramp=("#5a3020", "#9a5a30", "#c08040"), span=(0, tall)
    )
    outer = shell(1.0, brown)
    inner = shell(0.92, S.mat("#f8dc9c", "clay", sss=0.4, vary=0.05))
    edge = [v.lerp(w, 0.5) for v, w in zip(outer, inner, strict=True)]
    S.tube([*edge, edge[0]], 0.085, S.mat("#b87838", "wood"), 10)
    e = S.empty((0.1, 0.15, 2.8), (40, 0, 0), 0.92)
    S.sphere(1.05, S.mat("#fff0cc", "snow", bump=0.1, bscale=7), (0, 0.62, 1.96), (1, 0.86, 0.4), 36)
    # the sleeper, on one side, a hand on the pillow, under a leaf
    skin, hair = S.mat("#e8c7a0", "clay"), S.mat("#4a2c20", "cloth")
    S.blob(
        [
            ((-0.5, 0.1, -0.24), 0.27, (-0.1, 0.12, -0.28), 0.24),
            ((-0.5, -0.06, -0.06), 0.12, (-0.2, -0.36, -0.12), 0.1),
            ((-0.2, -0.36, -0.12), 0.1, (-0.6, -0.43, -0.22), 0.085),
        ],
        S.mat("#c8382e", "cloth"),
        parent=e,
        voxel=0.022,
        smooth=5,
    )

    def cover(t, v):
        """A point of the leaf, t along it and v across it, where it lies on who sleeps."""
        x = -0.42 + 1.66 * t
        half = 0.66 * (1 - t**2.4) ** 0.6 * (0.72 + 0.28 * min(1, t / 0.3))
        y = 0.06 - 0.12 * t + half * v
        body = 0.42 * math.exp(-(((x + 0.3) / 0.36) ** 2)) + 0.44 * math.exp(-(((x - 0.32) / 0.4) ** 2))
        body += 0.26 * math.exp(-(((x - 0.85) / 0.28) ** 2))
        knees = 0.3 * math.exp(-(((x - 0.2) / 0.26) ** 2) - ((y + 0.32) / 0.2) ** 2)
        up = max(body * math.exp(-(((y - 0.08) / 0.4) ** 2)), knees)
        rib = 0.018 * abs(math.sin(11 * t - 3.2 * abs(v)))
        return x, y, -0.4 + up + rib - 0.05 * abs(v) ** 3

    n, m = 60, 33
    V = [cover(t, v) for t in np.linspace(0, 1, n) for v in np.linspace(-1, 1, m)]
    F = [
        (m * i + k, m * i + k + 1, m * i + m + k + 1, m * i + m + k)
        for i in range(n - 1)
        for k in range(m - 1)
    ]
    blanket = S.obj(V, F, S.mat("#7fae3c", "cloth", vary=0.12), True, parent=e)
    blanket.modifiers.new("thick", "SOLIDIFY").thickness = 0.035
    vein = S.mat("#c0d880", "cloth")
    S.tube([Vector(cover(t, 0)) + Vector((0, 0, 0.02)) for t in np.linspace(0, 0.98, 40)], 0.024, vein, 6, e)
    for t in (0.12, 0.3, 0.48, 0.66):
        for side in (-1, 1):
            line = [
                Vector(cover(t + 0.2 * v, side * v)) + Vector((0, 0, 0.012)) for v in np.linspace(0, 0.85, 14)
            ]
            S.tube(line, 0.013, vein, 5, e, taper=0.4)
    S.blob(
        [((-0.88, 0.0, -0.12), 0.28), ((-0.78, 0.06, -0.18), 0.16, (-0.5, 0.1, -0.2), 0.17)],
        skin,
        parent=e,
        voxel=0.02,
        smooth=3,
    )
    S.sphere(0.3, hair, (-0.95, 0.1, -0.08), (1.0, 0.92, 0.98), 28, e)
    S.sphere(0.05, skin, (-0.8, -0.25, -0.02), parent=e, seg=12)
    S.tube([(-0.95, -0.26, 0.0), (-0.93, -0.27, -0.06), (-0.94, -0.26, -0.12)], 0.016, hair, 6, e)
    S.blob([((-0.6, -0.43, -0.22), 0.08, (-0.74, -0.42, -0.2), 0.07)], skin, parent=e, voxel=0.015)
    S.sphere(0.42, S.mat("#fff4dc", "cloth"), (-1.08, 0.06, -0.5), (1.2, 1.1, 0.5), 24, e)
    S.lamp((0.0, 0.1, 3.9), "#ffc870", 55, 0.25)
    S.lamp((0.0, -2.6, 3.6), "#ffd898", 60, 0.5)
    S.lamp((0.0, 2.6, 2.0), "#d88858", 90, 0.4)
    S.lamp((0.3, -2.6, 7.0), "#fff4c0", 40, 0.3)
    # the shoot grows from its tip, up through the earth; roots grow from its foot
    green = S.mat("#9cc050", "clay", sss=0.3)
    stalk = [
        (0.0, 0.5, 4.8),
        (0.0, 0.46, 5.3),
        (0.08, -0.6, 5.55),
        (0.2, -1.7, 5.85),
        (0.24, -1.85, 6.4),
        (0.0, -1.85, 7.0),
        (-0.1, -1.85, 7.7),
        (0.0, -1.8, 8.35),
    ]
    S.tube(stalk, 0.17, S.mat("#b8d070", "clay", sss=0.4), 14, smooth=8, taper=0.5)
    # the neck of the seed closes round it
    neck = [(0.9, 2.7), (0.7, 3.05), (0.47, 3.4), (0.31, 3.7), (0.23, 3.95), (0.2, 4.1), (0.1, 4.1)]
    S.lathe(neck, S.mat("#b87838", "wood", rough=0.5, nscale=3.0), 36, base)
    S.lamp((0.4, -2.2, 4.9), "#ffe0b0", 26, 0.4)
    for side, tilt in ((-1, 24), (1, -20)):
        leaf = S.empty((0.0, -1.8, 8.33), (0, tilt, 0))
        S.sphere(0.62, green, (side * 0.56, 0, 0.0), (1, 0.6, 0.17), 28, leaf)
        S.tube(
            [(0, -0.1, 0.05), (side * 0.6, -0.22, 0.1), (side * 1.05, -0.1, 0.03)],
            0.02,
            S.mat("#6f9a3c", "clay"),
            6,
            leaf,
            smooth=4,
        )
    pale = S.mat("#d0b088", "clay")
    S.sphere(0.5, pale, (0, -0.1, 1.46), (1, 0.9, 0.4), 28)
    for k, x in enumerate((-1.75, -1.25, -0.8, -0.36, 0.06, 0.46, 0.86, 1.22)):
        drop, bend = 1.15 - 0.42 * abs(x), 0.14 * (-1) ** k
        path = [
            (0.2 * x, -0.3, 1.52),
            (0.28 * x, -1.1, 1.4),
            (0.42 * x, -1.75, 1.2 - 0.1 * drop),
            (0.74 * x + bend, -2.0, 0.86 - 0.5 * drop),
            (x - bend, -2.05, 0.62 - 1.2 * drop),
            (1.12 * x + bend, -2.05, 0.4 - 2.0 * drop),
        ]
        S.tube(path, 0.115, pale, 10, smooth=8, taper=0.14)
        for t, side in ((3, 1), (4, -1)):
            p = Vector(path[t])
            S.tube(
                [p, p + Vector((side * 0.2, 0, -0.2)), p + Vector((side * 0.3, 0, -0.5))],
                0.04,
                pale,
                6,
                smooth=5,
                taper=0.2,
            )
    # the neighbour has come with a lantern
    S.sphere(0.75, S.mat("#5a3c30", "stone", bump=0.4), (1.95, -1.5, 0.25), (1.3, 0.8, 0.8), 24, bumpy=0.2)
    mole = S.empty((1.72, -1.75, 0.75), (0, 0, 12), 0.95)
    S.blob(
        [
            ((0.1, 0, 0.32), 0.4, (0.06, 0, 0.72), 0.32),
            ((-0.05, -0.05, 0.95), 0.27, (-0.5, -0.12, 0.88), 0.08),
            ((-0.1, -0.28, 0.62), 0.11, (-0.42, -0.36, 0.62), 0.09),
        ],
        S.mat("#4a4250", "cloth", bump=0.05, bscale=30),
        parent=mole,
        voxel=0.025,
    )
    S.sphere(0.085, S.mat("#e09a9a", "clay"), (-0.58, -0.14, 0.87), parent=mole, seg=12)
    S.sphere(0.1, S.mat("#e0a8a0", "clay"), (-0.46, -0.38, 0.6), parent=mole, seg=12)
    S.eyes((-0.26, -0.29, 1.04), 0.0, 0.03, mole)
    S.sphere(0.09, S.mat("#ffcf70", "glow", gain=9.0), (1.22, -2.15, 1.28), (1, 1, 1.3), 14)
    S.lamp((1.1, -2.45, 1.4), "#ffb860", 40, 0.1)
    # something old is in the wall
    coil = [
        (
            -1.85 + 0.5 * math.exp(-0.075 * t) * math.cos(t),
            -1.45 - 0.006 * t,
            1.35 + 0.5 * math.exp(-0.075 * t) * math.sin(t),
        )
        for t in np.linspace(0, 22, 150)
    ]
    S.tube(coil, 0.135, S.mat("#b8a890", "stone", bump=0.2, bscale=6), 10, taper=0.12)
    S.lamp((-1.6, -2.8, 1.2), "#8090c0", 16, 0.3)
    return S

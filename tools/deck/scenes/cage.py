"""Somebody has caged the moon to read by, and others come with lanterns to look for it."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import CAM, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "cage",
        141,
        sky={
            "stops": [(0, "#101a3a"), (0.4, "#2b3a6e"), (0.66, "#6f6a9c"), (0.8, "#c79aa8"), (1, "#e8b8a4")],
            "stars": 240,
            "star_bottom": 0.6,
            "milky": {"angle": 0.6, "off": 0.3, "gain": 0.14},
        },
        ambient=0.5,
        key=[sun((-5, -6, 8), "#9fb0ff", 0.9, 0.3), sun((6, 9, 4), "#ff9a80", 1.3, 0.2)],
        fog={"density": 0.02, "start": 19, "low": 0.35, "low_h": 1.0},
        cam=CAM,
        post={
            "grade": {"shadow": "#141a48", "high": "#fff0cc"},
            "bloom": 0.8,
            "bloom_th": 0.7,
            "motes": {"n": 70, "box": (0.1, 0.3, 0.95, 0.9)},
        },
    )
    S.ground("hills", "#3f4f52", amp=0.7, seed=27, flat=3)
    S.mountains(45, 8, "#4f5580", 9, scale=0.05, width=120)
    bk = S.mat("#3a2c2e", "wood", bump=0.2)
    zt = S.z(-2.7, 2.0)
    bough = [(-2.75, 2.0, -0.4), (-2.6, 2.0, 2), (-2.85, 1.9, 4.2), (-2.4, 1.8, 6.4), (-1.2, 1.6, 8.1)]
    bough += [(0.3, 1.35, 8.6), (1.6, 1.2, 8.4), (3.3, 1.2, 8.9)]
    side = [(-2.8, 1.9, 4.6), (-3.4, 1.9, 6.0), (-3.5, 1.8, 8), (-3.2, 1.8, 10)]
    twigs = [
        [(-1.0, 1.6, 8.1), (-0.6, 1.5, 9.0), (-0.9, 1.5, 10)],
        [(1.4, 1.2, 8.4), (2.1, 1.1, 9.1), (2.3, 1.1, 10)],
    ]
    twigs += [
        [(-2.1, 1.7, 7.0), (-2.0, 1.6, 8.2), (-2.4, 1.6, 9.4)],
        [(2.3, 1.2, 8.5), (2.9, 1.0, 8.2), (3.4, 0.9, 8.0)],
    ]
    lift = Vector((0, 0, zt))
    S.tube([lift + Vector(p) for p in bough], 0.46, bk, 18, taper=0.2, smooth=10)
    S.tube([lift + Vector(p) for p in side], 0.22, bk, 12, taper=0.4, smooth=8)
    for twig in twigs:
        S.tube([lift + Vector(p) for p in twig], 0.1, bk, 8, taper=0.4, smooth=6)
    for x, y in ((-3.3, 1.3), (-2.2, 1.2), (-2.75, 0.9), (-1.9, 2.0)):
        S.tube(
            [(-2.7, 1.9, zt + 0.8), (x * 0.5 - 1.35, y * 0.5 + 0.95, zt + 0.3), (x, y, zt - 0.15)],
            0.2,
            bk,
            10,
            taper=0.4,
            smooth=5,
        )
    # leaves sit on the wood
    greens = [([], []) for _ in range(3)]
    for line, n, wide in ((bough[3:], 1500, 0.3), (side[1:], 700, 0.34), *((t, 420, 0.3) for t in twigs)):
        P = [lift + Vector(p) for p in line]
        for _ in range(n):
            i = S.rnd.randrange(len(P) - 1)
            c = P[i].lerp(P[i + 1], S.rnd.random())
            c = c + Vector((S.rnd.gauss(0, wide), S.rnd.gauss(0, wide), S.rnd.gauss(0.16, wide)))
            if abs(c.x - 0.45) < 0.3 and c.z < zt + 8.6:
                continue
            V, F = greens[S.rnd.randrange(3)]
            a, b = S.rnd.uniform(0, 6.28), S.rnd.uniform(-1, 1)
            d, w = (
                Vector((math.cos(a), b * 0.5, math.sin(a))) * 0.15,
                Vector((-math.sin(a), b, math.cos(a))) * 0.065,
            )
            q = len(V)
            V += [c - d, c + w, c + d, c - w]
            F.append((q, q + 1, q + 2, q + 3))
    for (V, F), color in zip(greens, ("#4f6f72", "#6a8a80", "#7f7fa4"), strict=True):
        S.obj(V, F, S.mat(color, "cloth"), False)
    S.string((0.45, 1.3, zt + 8.5), (0.45, 1.3, 6.3), r=0.03, color="#d8b45c")
    S.birdcage((0.45, 1.3, 2.75), 1.35, 3.25, "#caa04a", 20)
    S.moon((0.45, 1.3, 4.15), 0.82, "#fff0c4", 2.4)
    S.lamp((0.45, 0.2, 4.1), "#ffe6a8", 260, 0.7)
    S.lamp((0.45, 1.3, 4.15), "#ffe6a8", 300, 0.85)
    S.box((0.3, 0.12, 0.34), S.mat("#8a6a30", "metal"), (0.45, -0.12, 3.35), bevel=0.05)
    # whoever has done it leans on the trunk and reads by its light
    at = Vector((-1.6, -0.2, S.z(-1.6, -0.2) + 0.02))
    reader = S.person(
        at,
        1.75,
        "#d8402f",
        "floor",
        62,
        hair="#4a2c20",
        scarf="#f6d06a",
        hands=((0.1, -0.3, 0.36), (-0.1, -0.3, 0.36)),
        head=(0, -0.05, 0.56),
    )
    book = S.empty((0, -0.34, 0.37), (-38, 0, 0))
    book.parent = reader
    for s in (-1, 1):
        S.box(
            (0.17, 0.02, 0.24),
            S.mat("#f8f0d8", "paper", lift=0.2),
            (s * 0.082, 0, 0),
            (0, 0, s * 14),
            0.004,
            book,
        )
        S.box(
            (0.18, 0.02, 0.26), S.mat("#2f5a78", "cloth"), (s * 0.084, -0.022, 0), (0, 0, s * 14), 0.004, book
        )
    S.light("SPOT", (0.45, 0.3, 2.6), at + Vector((0.3, 0, 0.4)), "#ffe2a0", 620, 1.3)
    S.light("SPOT", (0.45, 0.6, 2.5), (0.4, 0.4, 0), "#ffe2a0", 420, 2.4)
    # the key hangs on a nail in the trunk
    brass, key = S.mat("#f0c458", "metal"), S.empty((-2.36, 1.42, zt + 2.35), (0, 6, 10), 0.5)
    S.tube(
        [(0.24 * math.cos(t), 0, 0.24 * math.sin(t)) for t in np.linspace(0, 6.283, 24)], 0.06, brass, 8, key
    )
    S.tube([(0, 0, -0.24), (0, 0, -1.3)], 0.06, brass, 8, key)
    for z in (-1.02, -1.26):
        S.box((0.3, 0.09, 0.11), brass, (0.17, 0, z), parent=key, bevel=0.01)
    S.sphere(0.06, bk, (0, -0.08, 0.2), parent=key)
    # the others come over the dark hills and look for it
    glow = S.mat("#ffb24c", "glow", gain=9.0)
    trail = [(0.9, 8.6), (2.0, 9.2), (3.0, 9.6), (4.1, 10.4), (5.0, 11.2), (6.3, 12.4), (4.4, 20), (6.2, 23)]
    for x, y in trail:
        z = S.z(x, y)
        h = 1.25
        S.person(
            (x, y, z),
            h,
            "#2c2c44",
            "walk",
            -60,
            hair="#241c24",
            hat="#2c2c44",
            hands=((0.18, -0.3, 0.86), (-0.19, 0.1, 0.45)),
        )
        S.sphere(0.1 + 0.004 * y, glow, (x - 0.4, y - 0.2, z + 1.07), (0.85, 0.85, 1.1), 14)
        S.lamp((x - 0.5, y - 0.5, z + 0.9), "#ffae58", 16, 0.1)
    for _ in range(80):
        x, y = S.rnd.uniform(-3.6, 3.6), S.rnd.uniform(-2.8, 7)
        zz, hh = S.z(x, y), S.rnd.uniform(0.15, 0.45)
        S.tube([(x, y, zz), (x + 0.04, y, zz + hh)], 0.012, S.mat("#4f6a5a", "cloth"), 5)
        flower = S.mat(S.rnd.choice(["#f2e6c0", "#d8a0b0", "#a9b8e0"]), "cloth")
        S.sphere(S.rnd.uniform(0.03, 0.065), flower, (x + 0.04, y, zz + hh), (1, 1, 0.7), 10)
    return S

"""Somebody is in the bath already."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import DAY, FRONT, afternoon, area, grade
from ..kit.stage import Stage


def scene():
    S = Stage(
        "bathtub",
        402,
        sky=DAY,
        ambient=0.8,
        key=[afternoon(1, "#ffe6b8", 5.0), area((-1, -9, 7), "#e0f0f0", 480, 4.0)],
        fog={"density": 0.0},
        cam=FRONT,
        post={"grade": grade("#123a4a", "#fff4d8"), "bloom": 0.5, "motes": {"n": 30, "gain": 0.4}},
    )
    S.room("#7fb0a8", "#c9b99a", "#efe8d8", window=(0.2, 2.6, 4.6, 7.6), boards=False)
    S.chequer("#efe6d4", "#4f7f86", 0.9, 5, -7, 4, 0.05)
    tile = S.mat("#e6ece4", "clay", rough=0.2, vary=0.06, bump=0.0)
    for i in range(9):
        for k in range(5):
            S.box((0.76, 0.06, 0.76), tile, (-3.2 + i * 0.8, 4.52, 0.75 + k * 0.8), bevel=0.02)
    white, gold = (
        S.mat("#f6f2ea", "clay", rough=0.18, vary=0.03, bump=0.0),
        S.mat("#c99a4a", "metal", rough=0.25),
    )
    V, F, n, prof = (
        [],
        [],
        80,
        [
            (0.2, 0.0),
            (0.75, 0.02),
            (0.88, 0.3),
            (0.96, 1.0),
            (1.0, 1.5),
            (1.08, 1.56),
            (1.08, 1.62),
            (0.98, 1.62),
            (0.94, 1.5),
            (0.9, 1.0),
            (0.8, 0.35),
            (0.6, 0.16),
            (0.1, 0.14),
        ],
    )
    for i in range(n):
        a = 2 * math.pi * i / n
        c, s = (
            math.copysign(abs(math.cos(a)) ** 0.75, math.cos(a)),
            math.copysign(abs(math.sin(a)) ** 0.75, math.sin(a)),
        )
        for r, z in prof:
            lift = 0.35 * max(0, -c) ** 2 * (z / 1.6)
            V.append((2.35 * r * c, 1.15 * r * s, z + lift))
    m = len(prof)
    for i in range(n):
        j = (i + 1) % n
        for k in range(m - 1):
            F.append((i * m + k, j * m + k, j * m + k + 1, i * m + k + 1))
    e = S.empty((0.1, 1.6, 0.5), (0, 0, 8))
    S.obj(V, F, white, parent=e)
    for x, y in ((-1.4, -0.6), (1.4, -0.6), (-1.4, 0.6), (1.4, 0.6)):
        S.blob(
            [
                ((x, y, 0.15), 0.16, (x * 1.1, y * 1.2, -0.2), 0.1),
                ((x * 1.1, y * 1.2, -0.2), 0.1, (x * 1.15, y * 1.35, -0.42), 0.12),
            ],
            gold,
            parent=e,
            voxel=0.025,
        )
    S.obj(
        [(2.2 * math.cos(t), 1.02 * math.sin(t), 1.42) for t in np.linspace(0, 6.283, 60)],
        [tuple(range(60))],
        S.mat("#8fc8c4", "water", wave=0.05, sx=2, sy=2),
        False,
        parent=e,
    )
    foam = S.mat("#ffffff", "snow")
    for _ in range(110):
        a, r = S.rnd.uniform(0, 6.28), S.rnd.uniform(0.3, 1) ** 0.5
        S.sphere(
            S.rnd.uniform(0.06, 0.22),
            foam,
            (2.0 * r * math.cos(a), 0.9 * r * math.sin(a), 1.47),
            parent=e,
            seg=14,
        )
    # the bather: arms with suckers
    skin, pale = S.mat("#c2563f", "clay", rough=0.3, vary=0.25), S.mat("#f0c9a8", "clay", rough=0.4)

    def tentacle(points, r):
        P = [Vector(p) for p in points]
        S.tube(P, r, skin, 14, e, taper=0.16, smooth=10)
        n = 60
        for k in range(4, n - 3, 2):
            t = k / n * (len(P) - 1)
            i = min(int(t), len(P) - 2)
            f = t - i
            p0, p1, p2, p3 = P[max(i - 1, 0)], P[i], P[i + 1], P[min(i + 2, len(P) - 1)]
            q = 0.5 * (
                (2 * p1)
                + (p2 - p0) * f
                + (2 * p0 - 5 * p1 + 4 * p2 - p3) * f * f
                + (3 * p1 - p0 - 3 * p2 + p3) * f**3
            )
            rr = r * (1 - 0.84 * k / n)
            S.sphere(
                rr * 0.42, pale, q + Vector((0.35, -0.9, 0)).normalized() * rr * 0.88, (1, 0.6, 1), 10, e
            )

    tentacle(
        [
            (-1.2, 0, 1.2),
            (-1.5, -0.1, 2.6),
            (-1.0, -0.2, 4.0),
            (-1.6, -0.2, 5.2),
            (-2.3, -0.2, 5.0),
            (-2.3, -0.2, 4.4),
            (-1.9, -0.2, 4.5),
        ],
        0.34,
    )
    tentacle(
        [(0.9, 0.1, 1.2), (1.3, 0.1, 2.6), (0.7, 0, 3.7), (1.2, 0, 4.9), (2.0, 0, 5.4), (2.3, 0, 5.0)], 0.32
    )
    tentacle(
        [
            (-0.5, -0.7, 1.2),
            (-0.7, -1.35, 1.9),
            (-0.9, -1.6, 1.2),
            (-1.1, -1.75, 0.4),
            (-1.7, -1.9, -0.3),
            (-2.2, -2.0, -0.36),
        ],
        0.26,
    )
    tentacle(
        [(1.6, -0.4, 1.2), (2.0, -1.0, 2.1), (2.25, -1.4, 1.6), (2.2, -1.5, 0.8), (1.7, -1.7, 0.5)], 0.22
    )
    tentacle(
        [(-1.6, -0.2, 1.2), (-2.3, -0.5, 2.35), (-2.8, -0.7, 1.9), (-2.75, -0.8, 1.3), (-2.5, -0.85, 1.15)],
        0.24,
    )
    tentacle(
        [(0.7, -0.6, 1.2), (0.95, -1.2, 2.15), (1.1, -1.7, 1.5), (1.05, -1.8, 0.7), (0.6, -1.9, 0.3)], 0.22
    )
    tentacle(
        [
            (0.3, 0.6, 1.3),
            (0.45, 0.8, 3.3),
            (-0.1, 0.8, 4.5),
            (0.05, 0.8, 5.6),
            (0.5, 0.8, 5.75),
            (0.55, 0.8, 5.3),
        ],
        0.3,
    )
    S.blob(
        [
            ((0.0, 0.25, 1.3), 0.75, (-0.05, 0.3, 2.35), 0.7),
            ((-0.05, 0.35, 2.5), 0.72, (0.1, 0.45, 2.85), 0.6),
        ],
        skin,
        parent=e,
        voxel=0.04,
        smooth=6,
    )
    for s in (-1, 1):
        S.sphere(0.17, S.mat("#f4ead6", "clay", rough=0.15), (s * 0.36, -0.36, 2.05), (1, 0.7, 1), 20, e)
        S.box(
            (0.2, 0.06, 0.07),
            S.mat("#1c1618", "clay", rough=0.1),
            (s * 0.36, -0.485, 2.05),
            parent=e,
            bevel=0.03,
        )
    cap = S.mat("#e6b84a", "cloth")
    S.lathe(
        [(0.8, 0), (0.82, 0.06), (0.76, 0.3), (0.5, 0.66), (0, 0.78)],
        cap,
        36,
        (0.05, 0.4, 2.72),
        (4, 6, 0),
        parent=e,
    )
    # what the arms hold: a brush, a mirror, a duck
    S.tube(
        [(-2.05, -0.35, 4.3), (-1.7, -0.35, 5.0), (-1.4, -0.35, 5.7)], 0.05, S.mat("#8a5632", "wood"), 8, e
    )
    S.box((0.34, 0.2, 0.7), S.mat("#f0e6d0", "cloth"), (-1.28, -0.35, 5.95), (0, 26, 0), 0.06, e)
    S.box((0.46, 0.4, 0.3), S.mat("#f0a0a8", "clay", rough=0.4), (0.32, 0.72, 5.42), (0, 14, 0), 0.1, e)
    yellow = S.mat("#f2c23c", "clay", rough=0.3)
    d = S.empty((1.93, -0.02, 5.57), (0, 0, -30), 0.9)
    d.parent = e
    S.blob(
        [
            ((-0.2, 0, 0.1), 0.27, (0.15, 0, 0.1), 0.28),
            ((0.22, 0, 0.48), 0.2),
            ((-0.4, 0, 0.2), 0.1, (-0.58, 0, 0.34), 0.05),
        ],
        yellow,
        parent=d,
        voxel=0.025,
    )
    S.sphere(0.1, S.mat("#e07a30", "clay"), (0.44, 0, 0.46), (1.2, 1, 0.5), 14, d)
    S.eyes((0.33, -0.1, 0.56), 0.02, 0.035, d)
    # who comes in with a towel
    S.person((-2.1, -2.1, 0.08), 1.75, "#f2ead8", "stand", 130, hair="#4a3020", trousers="#e8c7a0")
    S.box((0.5, 0.3, 0.18), S.mat("#c2453a", "cloth"), (-1.9, -2.5, 0.95), (0, 0, 30), 0.06)
    # a striped mat with a fringe, and slippers on it
    mat = S.empty((1.75, -1.7, 0.08), (0, 0, -6))
    for k in range(7):
        stripe = S.mat("#c2453a" if k % 2 else "#e8b44a", "cloth")
        S.box((0.3, 1.5, 0.05), stripe, ((k - 3) * 0.3, 0, 0.02), parent=mat, bevel=0.01)
    for s in (-1, 1):
        for k in range(12):
            y = (k - 5.5) * 0.13
            S.tube([(s * 1.04, y, 0.03), (s * 1.2, y, 0.0)], 0.025, S.mat("#f4e6c8", "cloth"), 5, mat)
    for s in (-1, 1):
        shoe, blue = S.empty((s * 0.2, -0.05, 0.06), (0, 0, -4 * s)), S.mat("#2f5f92", "cloth")
        shoe.parent = mat
        S.blob([((0, -0.26, 0.05), 0.12, (0, 0.24, 0.05), 0.14)], blue, parent=shoe, voxel=0.03)
        S.blob([((0, -0.26, 0.12), 0.13, (0, 0.0, 0.16), 0.14)], blue, parent=shoe, voxel=0.03)
    return S

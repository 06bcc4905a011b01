"""Indoors: rooms in which something has gone a little wrong."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import area, grade, sky, spot, sun
from ..kit.stage import Stage
from . import scene

FRONT = {"loc": (0, -13.5, 4.2), "tgt": (0, 0, 3.9)}
DAY = sky("#8fc4d0", "#cfe6dc", "#fff2d0")


def afternoon(side=1, color="#ffdba0", power=6.0, height=8.6):
    """Low sun through a side window."""
    return sun((side * 7, 1.8, height), color, power, 0.03, (0, 0.6, 1.2))


@scene
def birthday():
    """The candles burn, and the only guest is a sheet with eyes."""
    S = Stage(
        "birthday",
        401,
        sky=DAY,
        ambient=0.7,
        key=[afternoon(-1, power=4.5), area((1, -9, 7), "#ffe6d0", 480, 4.0)],
        fog={"density": 0.0},
        cam=FRONT,
        post={
            "grade": grade("#3a2450", "#fff0d0"),
            "bloom": 0.7,
            "bloom_th": 0.75,
            "motes": {"n": 40, "gain": 0.5},
        },
    )
    S.room("#b8737a", "#8a5f3e", "#efe0d0", window=(-0.1, 2.5, 2.8, 6.4), side="left")
    S.table((0.1, 1.2, 0), 4.4, 1.8, 1.9, "#7a4a30", cloth="#f6efe2")
    e = S.empty((-0.75, 0.9, 1.93))
    cream, jam = S.mat("#f7ecd8", "clay", rough=0.5, bump=0.02), S.mat("#c8505a", "clay", rough=0.4)
    S.lathe([(0, 0), (1.15, 0), (1.2, 0.05), (0, 0.06)], S.mat("#dfe6ea", "clay", rough=0.2), 48, parent=e)
    for r, z0, z1 in ((0.95, 0.05, 0.65), (0.68, 0.65, 1.15), (0.42, 1.15, 1.6)):
        S.lathe([(0, z0), (r, z0), (r, z1 - 0.06), (r - 0.06, z1), (0, z1)], cream, 48, parent=e)
        S.lathe(
            [(r + 0.01, (z0 + z1) / 2 - 0.05), (r + 0.02, (z0 + z1) / 2), (r + 0.01, (z0 + z1) / 2 + 0.05)],
            jam,
            48,
            parent=e,
        )
        n = int(r * 17)
        for k in range(n):
            a = 6.283 * k / n
            S.sphere(0.075, jam if k % 2 else cream, (r * math.cos(a), r * math.sin(a), z1), parent=e, seg=14)
    for k in range(7):
        a = 6.283 * k / 7
        x, y = 0.27 * math.cos(a), 0.27 * math.sin(a)
        S.tube(
            [(x, y, 1.58), (x, y, 2.0)], 0.03, S.mat(("#4f86a8", "#e0b050", "#7a9a4c")[k % 3], "clay"), 8, e
        )
        S.lathe(
            [(0, 0), (0.035, 0.05), (0.03, 0.1), (0, 0.2)],
            S.mat("#ffcf70", "glow", gain=12.0),
            12,
            (x, y, 2.02),
            parent=e,
        )
    S.lamp((-0.75, 0.5, 4.3), "#ffb860", 90, 0.3)
    # the guest
    g = Vector((1.05, 2.5, 0.75))
    V, F, n, m = [], [], 72, 40
    for i in range(n):
        a = 2 * math.pi * i / n
        for k in range(m + 1):
            t = k / m
            r = 0.72 * math.sin(min(1, t * 2.2) * math.pi / 2) ** 0.7 + 0.5 * max(0, t - 0.42)
            fold = 0.1 * max(0, t - 0.4) * math.sin(a * 9 + 0.7 * math.sin(a * 2))
            V.append(((r + fold) * math.cos(a), (r + fold) * 0.8 * math.sin(a), 4.1 - 4.0 * t**1.15))
    for i in range(n):
        j = (i + 1) % n
        for k in range(m):
            F.append((i * (m + 1) + k, i * (m + 1) + k + 1, j * (m + 1) + k + 1, j * (m + 1) + k))
    S.obj(V, F, S.mat("#f4f1ea", "cloth"), at=g)
    ink = S.mat("#1c1820", "clay", bump=0.0)
    for s in (-1, 1):
        S.sphere(0.13, ink, g + Vector((s * 0.27, -0.6, 3.25)), (0.8, 0.35, 1.35), 20)
    hat = S.empty(g + Vector((0.12, -0.05, 3.98)), (6, 12, 0))
    S.lathe([(0.42, 0), (0, 1.15)], S.mat("#4f86a8", "paper"), 32, parent=hat)
    for k in range(11):
        t = k / 11
        S.sphere(
            0.05,
            S.mat("#f6e6c0", "cloth"),
            (0.42 * (1 - t) * math.cos(k * 2.4), 0.42 * (1 - t) * math.sin(k * 2.4), 1.15 * t + 0.03),
            parent=hat,
            seg=10,
        )
    S.sphere(0.12, S.mat("#e0b050", "cloth"), (0, 0, 1.15), parent=hat)
    # empty chairs, hats laid ready, bunting, balloons
    S.chair((-2.2, 0.2, 0), 3.0, "#8f5a36", 70)
    S.chair((2.45, 0.2, 0), 3.0, "#8f5a36", -60)
    for x, c in ((0.75, "#e0b050"), (1.75, "#7a9a4c")):
        S.lathe([(0.22, 0), (0, 0.55)], S.mat(c, "paper"), 24, (x, 0.75, 1.95))
        S.lathe(
            [(0, 0), (0.3, 0.0), (0.36, 0.04), (0, 0.03)],
            S.mat("#f0ece4", "clay", rough=0.2),
            30,
            (x * 0.98, 0.55, 1.94),
        )
    colors = ["#e0b050", "#4f86a8", "#7a9a4c", "#f3ead6", "#c2453a"]
    for i in range(13):
        t = (i + 0.5) / 13
        x, z = -3.5 + 7 * t, 8.6 - 1.1 * math.sin(math.pi * t)
        S.obj(
            [(-0.2, 0, 0), (0.2, 0, 0), (0, 0, -0.45)],
            [(0, 1, 2)],
            S.mat(colors[i % 5], "cloth"),
            False,
            (x, 4.2, z),
        )
    S.string((-3.5, 4.2, 8.6), (3.5, 4.2, 8.6), 1.1, 0.02)
    for x, y, z, c in ((-2.6, 3.4, 6.2, "#c2453a"), (-1.9, 3.8, 7.0, "#e0b050"), (2.6, 3.4, 6.6, "#4f86a8")):
        S.balloon((x, y, z), 0.5, c, (x * 0.93, 3.6, 2.4))
    return S


@scene
def bathtub():
    """Somebody is in the bath already."""
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
    yellow = S.mat("#f2c23c", "clay", rough=0.3)
    d = S.empty((2.3, -0.05, 5.75), (0, 0, -30), 0.9)
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


@scene
def classroom():
    """A door drawn on the blackboard has opened."""
    S = Stage(
        "classroom",
        403,
        sky=DAY,
        ambient=0.6,
        key=[afternoon(-1, "#ffe0a8", 4.0), area((1, -9, 7), "#e6ecf0", 380, 4.0)],
        fog={"density": 0.0},
        cam={"loc": (0, -13.5, 5.2), "tgt": (0, 0, 3.6)},
        post={
            "grade": grade("#1c3048", "#fff2cc"),
            "bloom": 0.7,
            "bloom_th": 0.7,
            "motes": {"n": 50, "gain": 0.6},
        },
    )
    S.room("#d9c08a", "#9a6c44", "#efe6d0", window=(-3.0, 2.6, 3.0, 7.4), side="left")
    S.box((6.2, 0.14, 4.3), S.mat("#6b4630", "wood"), (0, 4.5, 4.6), bevel=0.05)
    S.box(
        (5.9, 0.1, 4.0),
        S.mat("#2f4a42", "clay", nscale=1.0, vary=0.25, bump=0.01),
        (0, 4.42, 4.6),
        bevel=0.01,
    )
    S.box((6.0, 0.3, 0.1), S.mat("#6b4630", "wood"), (0, 4.3, 2.45), bevel=0.02)
    chalk = S.mat("#f0ede2", "glow", gain=0.9)

    def stroke(points, r=0.025):
        S.tube([(x, 4.35, z) for x, z in points], r, chalk, 6)

    arch = (
        [(0.5, 2.65), (0.5, 5.0)]
        + [(1.3 - 0.8 * math.cos(t), 5.0 + 0.8 * math.sin(t)) for t in np.linspace(0.1, 3.04, 14)]
        + [(2.1, 5.0), (2.1, 2.65)]
    )
    stroke(arch, 0.035)
    # through it: daylight
    lightm = S.mat("#ffe09a", "glow", gain=1.3)
    inner = (
        [(0.56, 2.66), (0.56, 5.0)]
        + [(1.3 - 0.74 * math.cos(t), 5.0 + 0.74 * math.sin(t)) for t in np.linspace(0.1, 3.04, 14)]
        + [(2.04, 5.0), (2.04, 2.66)]
    )
    S.obj([(x, 4.36, z) for x, z in inner], [tuple(range(len(inner)))], lightm, False)
    leaf = S.empty((2.06, 4.32, 0), (0, 0, -62))
    P = [(x - 2.06, z) for x, z in inner]
    n = len(P)
    V = [(x, -0.03, z) for x, z in P] + [(x, 0.03, z) for x, z in P]
    F = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] + [
        (i, i + n, (i + 1) % n + n, (i + 1) % n) for i in range(n)
    ]
    S.obj(V, F, S.mat("#2f4a42", "clay", vary=0.25), False, parent=leaf)
    S.tube([(x, -0.05, z) for x, z in P], 0.03, chalk, 6, leaf)
    S.sphere(0.06, chalk, (-1.25, -0.06, 3.7), parent=leaf, seg=12)
    S.light("SPOT", (1.3, 4.2, 4.6), (0.0, -2.5, 0.3), "#ffe2a0", 1500, 1.1)
    for line, (x, z) in enumerate(((-2.6, 6.1), (-2.6, 5.55), (-2.6, 5.0))):
        word = [
            (x + k * 0.09, z + 0.1 * math.sin(k * 1.9 + line) * (0.6 + 0.4 * math.sin(k * 0.7)))
            for k in range(24 - 4 * line)
        ]
        stroke(word, 0.018)
    stroke([(-2.5, 3.2), (-1.9, 3.2), (-1.9, 3.75), (-2.5, 3.75), (-2.5, 3.2)], 0.02)
    stroke([(-2.6, 3.7), (-2.2, 4.2), (-1.8, 3.7)], 0.02)
    stroke([(-1.3 + 0.28 * math.cos(t), 3.6 + 0.28 * math.sin(t)) for t in np.linspace(0, 6.283, 24)], 0.02)
    # a chair to climb on, half a child
    S.chair((1.25, 3.1, 0), 2.3, "#8f5a36", 180)
    S.person((1.3, 3.7, 2.32), 1.5, "#c2453a", "walk", 180, hair="#5a3526", scarf="#efd08a")
    wood, desk = S.mat("#a5723f", "wood"), S.mat("#8a5a34", "wood")
    coats = ["#3f6a8a", "#5a7a4a", "#8a6a9a", "#d8a04a", "#6a7a8a", "#9a5a4a"]
    i = 0
    for y in (-2.9, -0.7, 1.5):
        for x in (-2.1, 0.0, 2.1):
            S.box((1.35, 0.7, 0.09), wood, (x, y + 0.75, 1.15), bevel=0.02)
            for sx in (-0.6, 0.6):
                S.box((0.08, 0.6, 1.1), desk, (x + sx, y + 0.75, 0.57), bevel=0.02)
            S.box((0.85, 0.55, 0.08), desk, (x, y, 0.72), bevel=0.02)
            S.box((0.85, 0.08, 0.5), desk, (x, y - 0.3, 1.15), bevel=0.02)
            for sx in (-0.36, 0.36):
                S.box((0.07, 0.07, 0.72), desk, (x + sx, y, 0.36), bevel=0.01)
            if (x, y) != (0.0, -0.7):
                S.person(
                    (x, y, 0.74),
                    1.45,
                    coats[i % 6],
                    "sit",
                    180,
                    hair=("#3a2620", "#7a5030", "#c9a060", "#2c2024")[i % 4],
                )
            else:
                S.box((0.5, 0.36, 0.03), S.mat("#f3ead6", "paper"), (x, y + 0.7, 1.21), (0, 0, 12), 0.005)
            i += 1
    return S


@scene
def dinner():
    """Two people dine at a table as long as a road."""
    S = Stage(
        "dinner",
        404,
        sky=sky("#2c2438", "#4a3444", "#6a4844"),
        ambient=0.8,
        key=[
            area((-3, -8, 9), "#ffd2a0", 900, 3.0),
            area((3, 3, 9), "#e8b0a0", 700, 3.0),
            spot((0, 13, 8.5), (0, 13.5, 1.5), power=4200, size=0.6),
        ],
        fog={"density": 0.018, "start": 16, "color": "#5a3a4a", "mix": 0.6},
        cam={"loc": (2.9, -13.5, 7.4), "tgt": (-0.25, 1.5, 2.9)},
        post={"grade": grade("#221238", "#ffecc8"), "bloom": 0.7, "bloom_th": 0.75},
    )
    S.chequer("#b89a80", "#4a2c34", 1.1, 7, -8, 24)
    wall = S.mat("#6a3440", "clay", nscale=0.6, vary=0.15)
    for s in (-1, 1):
        S.box((0.2, 40, 14), wall, (s * 4.4, 8, 6))
        for k in range(7):
            y = -1 + k * 3.4
            S.frame(
                (s * 4.25, y, 4.6),
                1.3,
                1.9,
                "#b98a3c",
                S.mat(("#3a4a52", "#4a3a42", "#3f4636")[k % 3], "clay", nscale=1.5, vary=0.5),
                (0, 0, s * -90),
            )
            S.box((0.1, 0.1, 10), S.mat("#8a5048", "wood"), (s * 4.28, y + 1.7, 5))
    S.box((10, 0.2, 14), wall, (0, 19, 6))
    S.box((10, 40, 0.2), S.mat("#3a2430", "clay"), (0, 8, 10.4))
    top = 1.55
    S.box((2.3, 17.5, 0.1), S.mat("#f2e9da", "cloth"), (0, 5.6, top), bevel=0.03)
    V, F = [], []
    for s in (-1, 1):
        b = len(V)
        for i in range(121):
            y = -3.1 + 17.4 * i / 120
            fold = 0.05 * math.sin(i * 1.1)
            V += [(s * 1.15, y, top + 0.04), (s * (1.22 + fold), y, top - 0.7)]
        F += [(b + 2 * i, b + 2 * i + 2, b + 2 * i + 3, b + 2 * i + 1) for i in range(120)]
    b = len(V)
    for i in range(31):
        x = -1.15 + 2.3 * i / 30
        V += [(x, -3.15, top + 0.04), (x, -3.22 + 0.04 * math.sin(i * 1.4), top - 0.7)]
    F += [(b + 2 * i, b + 2 * i + 2, b + 2 * i + 3, b + 2 * i + 1) for i in range(30)]
    S.obj(V, F, S.mat("#f2e9da", "cloth"))
    silver, white = S.mat("#c9c4bc", "metal", rough=0.25), S.mat("#f4f0ea", "clay", rough=0.15)
    for k in range(7):
        y = -0.8 + k * 2.2
        S.lathe(
            [(0, 0), (0.22, 0), (0.2, 0.05), (0.05, 0.1), (0.05, 0.6), (0.14, 0.66), (0, 0.68)],
            silver,
            20,
            (0, y, top + 0.05),
        )
        S.tube([(0, y, top + 0.7), (0, y, top + 0.95)], 0.045, S.mat("#f1e2c4", "clay"), 8)
        S.lathe(
            [(0, 0), (0.045, 0.06), (0.035, 0.14), (0, 0.26)],
            S.mat("#ffcf70", "glow", gain=6.0),
            12,
            (0, y, top + 0.99),
        )
        S.lamp((0, y - 0.1, top + 1.7), "#ffb860", 12, 0.15)
        if k % 2:
            for s in (-1, 1):
                S.lathe(
                    [(0, 0), (0.3, 0.0), (0.38, 0.05), (0, 0.03)], white, 24, (s * 0.7, y + 0.8, top + 0.06)
                )
    for y in (-2.5, 13.6):
        S.lathe([(0, 0), (0.36, 0.0), (0.46, 0.06), (0, 0.04)], white, 30, (0, y, top + 0.06))
        S.lathe(
            [(0, 0), (0.12, 0), (0.02, 0.06), (0.02, 0.3), (0.13, 0.45), (0.12, 0.62)],
            S.mat("#b8323a", "glass", rough=0.05),
            20,
            (0.55, y, top + 0.06),
        )
    S.chair((0, -4.1, -0.25), 3.0, "#5a3426", 180)
    S.person((0, -4.0, 1.35), 2.2, "#c2453a", "sit", 180, hair="#3a2418")
    S.sphere(0.17, S.mat("#3a2418", "cloth"), (0, -4.22, 2.75))
    S.chair((0, 15.2, -0.2), 3.9, "#5a3426", 0)
    S.person((0, 14.9, 1.6), 2.7, "#2f4a6a", "sit", 0, hair="#2c2024")
    # one note, folded to a boat, is on its way
    S.paperboat((-0.35, 3.4, top + 0.1), 0.75, "#fffaf0", 80)
    return S


@scene
def shadow():
    """The girl is small; the shadow that her lamp makes is a wolf."""
    S = Stage(
        "shadow",
        405,
        sky=sky("#20284a", "#3a4468", "#5a5a78"),
        ambient=0.28,
        key=[area((-5, -6, 8), "#8fa8e0", 240, 3.0)],
        fog={"density": 0.0},
        cam={"loc": (0, -13.5, 3.6), "tgt": (0, 0, 3.9)},
        post={"grade": grade("#16183f", "#ffe9bc"), "bloom": 0.6, "bloom_th": 0.8},
    )
    S.room("#d9a860", "#6f4a34", None, skirting="#8a5a3a", high=10.6)
    S.lamp((-1.9, -3.4, 0.7), "#ffb458", 420, 0.25)
    S.light("AREA", (0, -4, 2.5), (0.5, 4.5, 4.5), "#ffc878", 520, 2.5)
    ink = S.mat("#2a1a22", "clay", bump=0.0, vary=0.1)
    # the wolf, flat on the wall, seen from the side, its head high
    parts = [
        ((-1.6, 0, 3.5), 0.95, (0.4, 0, 3.9), 1.15),
        ((0.5, 0, 4.1), 1.1, (1.15, 0, 5.0), 0.9),
        ((1.15, 0, 5.1), 0.85, (1.5, 0, 5.6), 0.8),
    ]
    parts += [
        ((1.5, 0, 5.75), 0.78, (2.0, 0, 5.6), 0.5),
        ((2.0, 0, 5.62), 0.4, (2.95, 0, 5.42), 0.2),
        ((1.8, 0, 5.2), 0.36, (2.7, 0, 4.86), 0.11),
    ]
    parts += [
        ((1.2, 0, 6.3), 0.34, (1.05, 0, 7.1), 0.05),
        ((1.75, 0, 6.3), 0.3, (1.8, 0, 7.05), 0.05),
        ((0.9, 0, 5.0), 0.6, (0.2, 0, 4.9), 0.3),
        ((1.2, 0, 4.6), 0.5, (1.75, 0, 4.2), 0.08),
    ]
    parts += [
        ((-1.9, 0, 3.3), 0.8, (-2.15, 0, 1.9), 0.32),
        ((-2.15, 0, 1.9), 0.3, (-1.75, 0, 1.0), 0.22),
        ((-1.75, 0, 1.0), 0.22, (-1.8, 0, 0.2), 0.2),
        ((-1.2, 0, 3.0), 0.55, (-1.25, 0, 1.7), 0.27),
        ((-1.25, 0, 1.7), 0.27, (-1.05, 0, 0.2), 0.2),
    ]
    parts += [
        ((0.6, 0, 3.6), 0.72, (0.55, 0, 1.8), 0.3),
        ((0.55, 0, 1.8), 0.28, (0.6, 0, 0.2), 0.2),
        ((1.0, 0, 3.7), 0.55, (1.35, 0, 2.0), 0.28),
        ((1.35, 0, 2.0), 0.26, (1.45, 0, 0.2), 0.19),
        ((1.45, 0, 0.2), 0.19, (1.75, 0, 0.16), 0.15),
    ]
    parts += [((-2.3, 0, 3.6), 0.38, (-2.95, 0, 2.7), 0.5), ((-2.95, 0, 2.7), 0.5, (-3.15, 0, 1.4), 0.08)]
    for k in range(15):
        t = k / 14
        x, z = -2.0 + 2.8 * t, 4.3 + 1.1 * t * t
        parts.append(((x, 0, z), 0.3, (x - 0.35, 0, z + 0.42), 0.03))
    S.blob(parts, ink, (0.1, 4.5, 0.1), scale=(1.0, 0.02, 1.05), voxel=0.045, smooth=3)
    S.sphere(0.1, S.mat("#ffcf70", "glow", gain=3.0), (1.85, 4.42, 6.1), (1.3, 0.2, 0.7), 16)
    # bed, toys, the girl with the lamp
    wood = S.mat("#6b4630", "wood")
    b = S.empty((2.3, 0.6, 0), (0, 0, -8))
    S.box((1.9, 3.4, 0.3), wood, (0, 0, 0.7), parent=b)
    S.box((1.75, 3.2, 0.4), S.mat("#efe6da", "cloth"), (0, 0, 1.0), bevel=0.14, parent=b)
    S.box((1.85, 2.1, 0.3), S.mat("#3f5a86", "cloth"), (0, -0.6, 1.14), bevel=0.12, parent=b)
    S.box((1.2, 0.6, 0.3), S.mat("#f6efe4", "cloth"), (0, 1.2, 1.3), (-12, 0, 0), 0.13, b)
    for y, h in ((1.7, 2.3), (-1.7, 1.3)):
        S.box((1.9, 0.12, h), wood, (0, y, h / 2), parent=b, bevel=0.04)
    S.person((-0.75, -0.9, 0), 1.5, "#f2e4cc", "give", 60, hair="#7a4a2c", trousers="#e8c7a0")
    lampm = S.mat("#b98a3c", "metal")
    S.lathe(
        [(0, 0), (0.14, 0), (0.14, 0.05), (0.1, 0.08), (0.1, 0.36), (0.12, 0.4), (0.04, 0.46), (0, 0.5)],
        lampm,
        20,
        (-0.32, -1.15, 0.75),
        scale=0.8,
    )
    S.sphere(0.1, S.mat("#ffce6a", "glow", gain=10.0), (-0.32, -1.15, 0.93), (0.9, 0.9, 1.2), 16)
    S.lamp((-0.32, -1.45, 0.95), "#ffb458", 3, 0.1)
    S.bear((-2.3, 0.4, 0), 1.15, "#9a6a44", 20)
    for k, (x, y, c) in enumerate(((-1.5, 1.2, "#c2453a"), (-1.2, 1.5, "#e0b050"), (-1.34, 1.3, "#4f86a8"))):
        S.box((0.4, 0.4, 0.4), S.mat(c, "wood"), (x, y, 0.2 if k < 2 else 0.6), (0, 0, 20 * k), 0.04)
    S.box((3.4, 2.4, 0.04), S.mat("#8f3f44", "cloth"), (-0.6, -0.6, 0.03), (0, 0, 4), 0.01)
    return S


@scene
def snowman():
    """A snowman has come in to sit by the fire."""
    S = Stage(
        "snowman",
        406,
        sky=sky("#34507a", "#6f8fb0", "#b0c4d0"),
        ambient=0.4,
        key=[area((-1, -9, 8), "#ffdcb8", 380, 4.0), sun((7, 1.8, 7), "#a8c4ff", 1.8, 0.05, (0, 0.6, 1.2))],
        fog={"density": 0.0},
        cam=FRONT,
        post={"grade": grade("#1f1a44", "#ffecc4"), "bloom": 0.7, "bloom_th": 0.75},
    )
    S.room("#4f6a5c", "#7a5236", "#d8cbb0", window=(0.2, 2.6, 3.2, 6.6))
    brick = [S.mat(c, "stone", bump=0.1) for c in ("#9a5a46", "#8a4c3c", "#a86850")]
    for row in range(26):
        z = 0.19 + row * 0.37
        for k in range(5):
            x = -3.0 + k * 0.72 + (row % 2) * 0.36
            if -2.45 < x < -0.65 and z < 2.5:
                continue
            S.box((0.69, 0.6, 0.34), brick[(row * 3 + k * 7) % 3], (x + 0.0, 4.2, z), bevel=0.03)
    S.box((2.4, 0.2, 2.6), S.mat("#1c1416", "clay"), (-1.55, 4.5, 1.3))
    S.box((3.9, 0.9, 0.22), S.mat("#6b4630", "wood"), (-1.5, 4.0, 3.0), bevel=0.04)
    fire = Vector((-1.55, 4.1, 0.2))
    for k, (x, a) in enumerate(((-0.3, 20), (0.3, -20), (0, 90))):
        S.tube(
            [
                fire + Vector((x - 0.4, 0, 0.1 + 0.08 * k)),
                fire + Vector((x + 0.4, 0.1 * math.sin(a), 0.14 + 0.1 * k)),
            ],
            0.12,
            S.mat("#4a3022", "wood"),
            10,
        )
    for _ in range(16):
        x, h = S.rnd.uniform(-0.6, 0.6), S.rnd.uniform(0.5, 1.35)
        h *= 1 - abs(x)
        S.lathe(
            [(0, 0), (0.13, 0.15 * h), (0.15, 0.35 * h), (0.07, 0.7 * h), (0, h)],
            S.mat(S.rnd.choice(["#ff9a3c", "#ffb84a", "#ff7a2c"]), "glow", gain=7.0),
            12,
            fire + Vector((x, -0.1, 0.2)),
            (S.rnd.uniform(-8, 8), S.rnd.uniform(-12, 12), 0),
        )
    S.lamp(fire + Vector((0.1, -0.9, 0.9)), "#ff9a48", 620, 0.4)
    S.lamp((0.2, -0.2, 1.2), "#ff9a50", 90, 0.5)
    # the armchair and who sits in it
    leather = S.mat("#a5433a", "cloth", vary=0.2)
    c = S.empty((0.85, 1.1, 0), (0, 0, -32))
    S.blob(
        [
            ((-0.75, 0, 0.75), 0.42, (0.75, 0, 0.75), 0.42),
            ((-0.75, 0.4, 0.75), 0.42, (0.75, 0.4, 0.75), 0.42),
            ((-0.62, 0.8, 1.2), 0.42, (-0.55, 0.95, 2.9), 0.34),
            ((0.62, 0.8, 1.2), 0.42, (0.55, 0.95, 2.9), 0.34),
            ((0, 0.8, 1.0), 0.46, (0, 1.0, 3.1), 0.4),
            ((-1.0, -0.45, 1.3), 0.27, (-1.0, 0.7, 1.45), 0.29),
            ((1.0, -0.45, 1.3), 0.27, (1.0, 0.7, 1.45), 0.29),
            ((-1.0, -0.4, 0.6), 0.3, (-1.0, 0.6, 0.6), 0.3),
            ((1.0, -0.4, 0.6), 0.3, (1.0, 0.6, 0.6), 0.3),
        ],
        leather,
        parent=c,
        voxel=0.05,
        smooth=3,
    )
    snow = S.mat("#f4f6fa", "snow")
    S.blob(
        [
            ((0, 0.1, 1.55), 0.78),
            ((0, 0.22, 2.65), 0.58),
            ((0, 0.2, 3.5), 0.44),
            ((-0.3, -0.3, 1.1), 0.36, (-0.42, -0.9, 0.9), 0.3),
            ((0.3, -0.3, 1.1), 0.36, (0.42, -0.9, 0.9), 0.3),
            ((-0.42, -0.95, 0.85), 0.26, (-0.42, -1.0, 0.3), 0.24),
            ((0.42, -0.95, 0.85), 0.26, (0.42, -1.0, 0.3), 0.24),
        ],
        snow,
        parent=c,
        voxel=0.04,
        smooth=4,
    )
    coal = S.mat("#1c1a20", "clay")
    for z, y in ((2.45, -0.36), (2.75, -0.37), (1.9, -0.66)):
        S.sphere(0.07, coal, (0, y, z), parent=c, seg=12)
    S.eyes((0, -0.2, 3.62), 0.3, 0.055, c)
    S.lathe(
        [(0.09, 0), (0.05, 0.3), (0, 0.6)],
        S.mat("#e07a30", "clay"),
        14,
        (0, -0.2, 3.48),
        (95, 0, 8),
        parent=c,
    )
    for k in range(5):
        S.sphere(
            0.028,
            coal,
            (-0.16 + 0.08 * k, -0.225 + 0.004 * abs(k - 2), 3.3 - 0.04 * (1 - abs(k - 2) / 2)),
            parent=c,
            seg=8,
        )
    S.lathe(
        [(0.36, 0), (0.5, 0), (0.5, 0.03), (0.34, 0.04), (0.32, 0.62), (0, 0.64)],
        S.mat("#2a2a34", "cloth"),
        32,
        (0.05, 0.25, 3.82),
        (-6, 8, 0),
        parent=c,
    )
    wool = S.mat("#e0b050", "cloth", bump=0.1)
    S.lathe([(0.36, -0.12), (0.52, -0.06), (0.52, 0.06), (0.36, 0.12)], wool, 28, (0, 0.2, 3.08), parent=c)
    S.tube([(0.2, -0.28, 3.05), (0.26, -0.5, 2.6), (0.24, -0.7, 1.9)], 0.1, wool, 8, c)
    for s in (-1, 1):
        S.tube(
            [(s * 0.5, 0.1, 2.75), (s * 0.85, -0.15, 2.25), (s * 0.98, -0.45, 1.68)],
            0.045,
            S.mat("#5a3a28", "wood"),
            8,
            c,
        )
    # a puddle, a cup of tea, a cat that does not mind
    S.blob(
        [((0, 0, 0), 0.8, (0.8, -0.3, 0), 0.5), ((-0.3, -0.6, 0), 0.5, (0.4, -0.7, 0), 0.35)],
        S.mat("#9fb8c8", "water", wave=0.02),
        (0.1, -0.8, 0.0),
        scale=(1, 1, 0.03),
        voxel=0.04,
    )
    S.table((2.75, 0.4, 0), 0.9, 0.9, 1.4)
    S.lathe(
        [(0, 0), (0.16, 0), (0.22, 0.3), (0.2, 0.3), (0.14, 0.04)],
        S.mat("#f0e8d8", "clay", rough=0.2),
        24,
        (2.6, 0.3, 1.42),
    )
    S.cat((-1.5, 0.6, 0.02), 0.75, "#5a5058", 10)
    S.box((4.4, 3.2, 0.05), S.mat("#7a3a40", "cloth"), (-0.3, 0.4, 0.0), bevel=0.01)
    S.frame((0.9, 4.5, 5.2), 1.5, 1.9, "#b98a3c", S.mat("#c9d8e4", "clay", nscale=1.4, vary=0.25))
    for x, h in ((-2.6, 0.7), (-0.6, 0.5)):
        S.candle((x, 3.9, 3.1), h, 0.12, power=6)
    return S


@scene
def mattress():
    """Up in the clouds, on twenty mattresses, somebody cannot sleep."""
    S = Stage(
        "mattress",
        407,
        sky=DAY,
        ambient=0.75,
        key=[afternoon(-1, "#ffe2b0", 4.2), area((1, -9, 7), "#f0e6f4", 480, 4.0)],
        fog={"density": 0.0},
        cam={"loc": (0, -13.8, 5.0), "tgt": (0, 0, 4.7)},
        post={"grade": grade("#2a2a5c", "#fff2d8"), "bloom": 0.5, "motes": {"n": 30, "gain": 0.4}},
    )
    S.room("#9a8ab8", "#9a6c48", None, half=3.7, high=13, window=(-0.4, 2.6, 3.4, 8.0), side="left")
    colors = ["#c2605a", "#e8c070", "#6f9aa8", "#f0e4d0", "#8aa06a", "#b88aa0", "#d8905a", "#5f7fa8"]
    z, i = 0.85, 0
    wood = S.mat("#7a4a30", "wood")
    S.box((4.3, 2.5, 0.3), wood, (0.2, 1.6, 0.65), bevel=0.05)
    for x in (-1.85, 2.25):
        for y in (0.5, 2.7):
            S.lathe(
                [(0.12, 0), (0.14, 0.2), (0.09, 0.4), (0.13, 0.7), (0.13, 1.1), (0.17, 1.2), (0, 1.35)],
                wood,
                16,
                (x, y, 0),
            )
    x, turn = 0.2, 0.0
    while z < 7.6:
        h = S.rnd.uniform(0.3, 0.5)
        x += S.rnd.uniform(-0.13, 0.13)
        turn = S.rnd.uniform(-5, 5)
        m = S.mat(colors[i % 8], "cloth", vary=0.12)
        S.box(
            (3.9 + S.rnd.uniform(-0.15, 0.15), 2.3, h),
            m,
            (x, 1.6, z + h / 2),
            (S.rnd.uniform(-1, 1), S.rnd.uniform(-1.6, 1.6), turn),
            0.15,
        )
        piping = S.mat("#f6ecd8", "cloth")
        for zz in (z + 0.05, z + h - 0.05):
            S.box((3.86, 2.26, 0.035), piping, (x, 1.55, zz), (0, 0, turn), 0.015)
        if i % 3 == 0:
            for k in range(6):
                S.box((0.1, 0.03, h * 0.8), piping, (x - 1.6 + k * 0.64, 0.43, z + h / 2), (0, 0, turn), 0.01)
        z += h
        i += 1
    S.sphere(0.16, S.mat("#7fb03c", "clay", rough=0.3), (-0.9, 0.5, 0.92), seg=24)
    S.lamp((-0.9, -0.1, 1.0), "#c0f070", 12, 0.1)
    S.box((1.2, 0.7, 0.35), S.mat("#fdf8ee", "cloth"), (x + 1.2, 1.9, z + 0.2), (0, -12, 10), 0.15)
    S.person(
        (x - 0.1, 1.5, z + 0.02),
        1.75,
        "#f6efe2",
        "floor",
        -25,
        hair="#c98a3c",
        trousers="#f6efe2",
        hands=((0.1, -0.1, 0.44), (-0.12, -0.2, 0.26)),
    )
    crown = S.mat("#e0a83c", "metal")
    S.lathe([(0.13, 0), (0.15, 0.12)], crown, 24, (x - 0.1, 1.5, z + 1.15))
    S.ladder((2.9, 0.0, 0), (2.15, 0.5, z - 0.2), 0.55, "#8a6238", 0.4)
    S.person((-2.6, -0.9, 0), 1.35, "#4a5a86", "wave", 160, hair="#3a2620", hat="#c2453a")
    S.bear((-2.6, 1.6, 0), 1.0, "#9a6a44", 30)
    for i, (cx, cz) in enumerate(((-2.6, 9.4), (2.7, 9.0), (0.6, 10.6))):
        S.cloud((cx, 3.2, cz), 0.9, "#fff6ee", 11, 0.45, seed=i)
    return S


@scene
def wardrobe():
    """Between the coats it snows."""
    S = Stage(
        "wardrobe",
        408,
        sky=DAY,
        ambient=0.8,
        key=[area((-3, -9, 8), "#ffdcb0", 1300, 4.0), area((3, -7, 4), "#ffd0a0", 300, 3.0)],
        fog={"density": 0.0},
        cam=FRONT,
        post={
            "grade": grade("#1c2348", "#fff0d4"),
            "bloom": 0.6,
            "bloom_th": 0.8,
            "motes": {"n": 90, "box": (0.25, 0.2, 0.8, 0.95), "color": "#ffffff", "gain": 0.6, "r": 1.6},
        },
    )
    S.room("#8a4a4a", "#6f4a34", "#c9b090", back=False)
    wall = S.mat("#8a4a4a", "clay", nscale=0.6, vary=0.1)
    for x0, x1 in ((-3.7, -1.75), (1.95, 3.7)):
        S.box((x1 - x0, 0.2, 12.8), wall, ((x0 + x1) / 2, 3.7, 5.0), bevel=0)
    S.box((3.7, 0.2, 4.0), wall, (0.1, 3.7, 9.4), bevel=0)
    wood = S.mat("#6b4028", "wood")
    for x in (-1.85, 2.05):
        S.box((0.24, 1.7, 7.2), wood, (x, 3.0, 3.6), bevel=0.04)
        S.lathe([(0.16, 0), (0.2, 0.1), (0.12, 0.3)], wood, 16, (x, 2.2, 0))
    S.box((4.3, 1.8, 0.3), wood, (0.1, 2.95, 7.2), bevel=0.05)
    S.box((4.7, 1.95, 0.2), wood, (0.1, 2.9, 7.45), bevel=0.08)
    S.box((4.0, 1.7, 0.25), wood, (0.1, 3.0, 0.25), bevel=0.03)
    arch = [(0.1 + 1.9 * math.cos(t), 2.2, 7.55 + 0.6 * math.sin(t)) for t in np.linspace(0, math.pi, 24)]
    S.tube(arch, 0.12, wood, 10)
    gold = S.mat("#c99a4a", "metal")
    for s, x in ((-1, -1.85), (1, 2.05)):
        d = S.empty((x, 2.2, 0.35), (0, 0, s * 116))
        S.box((1.85, 0.12, 6.7), wood, (-s * 0.92, 0, 3.35), parent=d, bevel=0.03)
        for z0 in (1.6, 4.9):
            S.box((1.3, 0.06, 2.5), S.mat("#7a4a30", "wood"), (-s * 0.92, -0.07, z0), parent=d, bevel=0.05)
            S.box((1.3, 0.06, 2.5), S.mat("#7a4a30", "wood"), (-s * 0.92, 0.07, z0), parent=d, bevel=0.05)
        S.sphere(0.1, gold, (-s * 1.65, -0.12, 3.2), parent=d)
    S.tube([(-1.8, 3.0, 6.5), (2.0, 3.0, 6.5)], 0.05, gold, 8)
    coats = ["#4a5a7a", "#7a3a40", "#5a6a4a", "#c9a45c", "#3a3a44", "#8a6a9a"]
    for k, x in enumerate((-1.55, -1.3, -1.02, 1.2, 1.5, 1.78)):
        turn = S.empty((x, 3.0, 0), (0, 0, 78 if k < 3 else 100))
        S.tube([(0, 0, 6.5), (0, 0, 6.3), (-0.5, 0, 6.05), (0.5, 0, 6.05), (0, 0, 6.3)], 0.025, gold, 6, turn)
        S.blob(
            [
                ((-0.42, 0, 5.95), 0.17, (0.42, 0, 5.95), 0.17),
                ((-0.3, 0, 5.8), 0.24, (-0.4, 0, 2.6 + 0.3 * (k % 2)), 0.26),
                ((0.3, 0, 5.8), 0.24, (0.4, 0, 2.6 + 0.3 * (k % 2)), 0.26),
                ((-0.5, 0, 5.9), 0.15, (-0.62, 0, 4.2), 0.12),
                ((0.5, 0, 5.9), 0.15, (0.62, 0, 4.2), 0.12),
            ],
            S.mat(coats[k], "cloth"),
            parent=turn,
            voxel=0.05,
            smooth=3,
        )
    # the wood behind
    snow, bark = S.mat("#eef2f8", "snow"), S.mat("#4a5468", "wood")
    n = S.nfun(0.5, 4, 3)
    S.grid(
        (-14, 14),
        (2.6, 40),
        lambda X, Y: 0.36 + (n(X, Y) - 0.4) * 0.9 * np.clip((Y - 3.5) / 6, 0, 1.4),
        snow,
        120,
        120,
        1.3,
    )
    for _i in range(30):
        x, y = S.rnd.uniform(-5, 5.4), S.rnd.uniform(5.5, 22)
        if abs(x - 0.1) < 0.55 + (y - 5) * 0.03:
            continue
        h = S.rnd.uniform(4.5, 8)
        S.tube([(x, y, 0), (x, y, h * 0.5)], 0.12, bark, 8)
        for k in range(6):
            t = k / 6
            S.lathe(
                [(h * 0.2 * (1 - t) + 0.12, 0), (h * 0.1 * (1 - t), h * 0.13), (0, h * 0.24)],
                S.mat("#5f7480", "snow", vary=0.2) if k % 2 else snow,
                14,
                (x, y, h * (0.16 + 0.13 * k)),
            )
    S.light("AREA", (0.1, 9, 9), (0.1, 8, 0), "#bcd4ff", 1500, 7.0)
    S.light("AREA", (0.1, 24, 6), (0.1, 10, 2), "#dfeaff", 1800, 8.0)
    S.box((40, 0.2, 30), S.mat("#9fb8d8", "glow", gain=0.55), (0, 42, 10))
    S.tube([(0.55, 8.5, 0.4), (0.55, 8.5, 3.6)], 0.07, S.mat("#2a3038", "metal"), 10)
    S.sphere(0.24, S.mat("#ffcf70", "glow", gain=9.0), (0.55, 8.5, 3.85), (1, 1, 1.3), 20)
    S.lathe([(0.3, 0), (0, 0.3)], S.mat("#2a3038", "metal"), 8, (0.55, 8.5, 4.15))
    S.lamp((0.55, 8.1, 3.7), "#ffb860", 160, 0.2)
    spill = [
        ((0, 0, 0), 0.9, (0.5, -0.9, 0), 0.6),
        ((-0.6, -0.4, 0), 0.6, (0.9, -0.3, 0), 0.5),
        ((0.2, -1.2, 0), 0.35),
    ]
    S.blob(spill, snow, (0.1, 2.1, 0.02), scale=(1.3, 1.1, 0.14), voxel=0.05)
    for k in range(7):
        t = k / 6
        S.sphere(
            0.09, S.mat("#b8c4d8", "snow"), (0.1 + 0.16 * (-1) ** k, 2.6 + 4.5 * t, 0.42), (0.8, 1.5, 0.3), 12
        )
    S.person((-0.75, -0.6, 0), 1.55, "#c2453a", "stand", 165, hair="#5a3526", scarf="#efd08a")
    S.person((0.35, -0.8, 0), 1.2, "#4a5a86", "give", 170, hair="#c98a3c")
    S.box((3.6, 2.4, 0.04), S.mat("#3f4a6a", "cloth"), (0, -0.9, 0.03), bevel=0.01)
    return S

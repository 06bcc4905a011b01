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
        ambient=0.3,
        key=[sun((-7, 3.0, 8.0), "#bccaff", 7.5, 0.02, (0, 0.6, 1.2)), area((2, -9, 7), "#b0a0e0", 260, 4.0)],
        fog={"density": 0.0},
        cam=FRONT,
        post={
            "grade": grade("#2a1c54", "#fff0d0", contrast=0.15),
            "bloom": 0.7,
            "bloom_th": 0.75,
            "motes": {"n": 40, "gain": 0.5},
        },
    )
    S.room("#c07a80", "#8a5f3e", "#efe0d0", window=(-0.1, 2.5, 2.8, 6.4), side="left")
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
    S.lamp((-0.75, 0.35, 4.5), "#ffae58", 400, 0.16)
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
    # the hat sits down over the tip of the head
    hat = S.empty(g + Vector((0.02, 0, 3.74)), (2, 7, 0))
    S.lathe([(0.5, -0.04), (0.5, 0), (0, 1.25)], S.mat("#4f86a8", "paper"), 48, parent=hat)
    S.lathe([(0.53, -0.05), (0.53, 0.03), (0.49, 0.05)], S.mat("#f6e6c0", "cloth"), 48, parent=hat)
    for k in range(11):
        t = k / 11
        S.sphere(
            0.05,
            S.mat("#f6e6c0", "cloth"),
            (0.5 * (1 - t) * math.cos(k * 2.4), 0.5 * (1 - t) * math.sin(k * 2.4), 1.25 * t + 0.06),
            parent=hat,
            seg=10,
        )
    S.sphere(0.12, S.mat("#e0b050", "cloth"), (0, 0, 1.25), parent=hat)
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
    # someone has come uninvited: a mouse, dressed for it too, in the light from the window
    m = S.empty((0.75, -1.0, 0.02), (0, 0, 152), 2.0)
    fur, pink = S.mat("#a8a0a8", "cloth"), S.mat("#e8a8a8", "clay")
    S.blob(
        [
            ((-0.1, 0, 0.11), 0.11, (0.05, 0, 0.11), 0.09),
            ((0.05, 0, 0.11), 0.085, (0.17, 0, 0.17), 0.065),
            ((0.17, 0, 0.17), 0.06, (0.26, 0, 0.15), 0.022),
        ],
        fur,
        parent=m,
        voxel=0.012,
    )
    for q in (-1, 1):
        S.sphere(0.055, fur, (0.12, q * 0.06, 0.235), (0.4, 1, 1), 16, m)
        S.sphere(0.04, pink, (0.137, q * 0.062, 0.235), (0.3, 1, 1), 16, m)
        S.sphere(0.012, ink, (0.215, q * 0.036, 0.185), parent=m, seg=10)
    S.tube(
        [(-0.19, 0, 0.07), (-0.32, 0.04, 0.03), (-0.42, -0.04, 0.02), (-0.52, 0, 0.03)],
        0.016,
        pink,
        8,
        m,
        0.4,
        smooth=5,
    )
    S.lathe([(0.055, 0), (0, 0.19)], S.mat("#e0503c", "paper"), 20, (0.135, 0, 0.225), (0, -8, 0), parent=m)
    S.sphere(0.022, S.mat("#f6e6c0", "cloth"), (0.11, 0, 0.415), parent=m, seg=12)
    S.blob([((0.36, 0, 0.05), 0.045), ((0.4, 0.03, 0.035), 0.035)], cream, parent=m, voxel=0.012)
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


@scene
def classroom():
    """A door drawn on the blackboard has opened."""
    S = Stage(
        "classroom",
        403,
        sky=DAY,
        ambient=0.42,
        key=[afternoon(-1, "#ffe0a8", 1.6), area((1, -9, 7), "#c8d4f0", 240, 4.0)],
        fog={"density": 0.0},
        cam={"loc": (0.1, -12.4, 5.0), "tgt": (0.1, 0, 3.55)},
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
    leaf = S.empty((2.1, 4.3, 0), (0, 0, 112))
    P = [(x - 2.06, z) for x, z in inner]
    n = len(P)
    V = [(x, -0.03, z) for x, z in P] + [(x, 0.03, z) for x, z in P]
    F = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] + [
        (i, i + n, (i + 1) % n + n, (i + 1) % n) for i in range(n)
    ]
    S.obj(V, F, S.mat("#2f4a42", "clay", vary=0.25), False, parent=leaf)
    S.tube([(x, -0.05, z) for x, z in P], 0.03, chalk, 6, leaf)
    S.sphere(0.06, chalk, (-1.25, -0.06, 3.7), parent=leaf, seg=12)
    S.light("AREA", (1.3, 4.25, 4.2), (0.4, -4.0, 0.2), "#ffdc90", 950, 1.3)
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
    stool = S.mat("#8f5a36", "wood")
    S.box((1.0, 0.75, 0.1), stool, (1.3, 3.6, 1.3), bevel=0.03)
    for x in (-0.38, 0.38):
        for y in (-0.26, 0.26):
            S.tube([(1.3 + 1.15 * x, 3.6 + 1.15 * y, 0), (1.3 + x, 3.6 + y, 1.28)], 0.06, stool, 10)
        S.tube([(1.3 + 1.08 * x, 3.3, 0.6), (1.3 + 1.08 * x, 3.9, 0.6)], 0.04, stool, 8)
    S.person(
        (1.3, 3.75, 1.34),
        2.1,
        "#c2453a",
        "walk",
        180,
        hair="#5a3526",
        scarf="#efd08a",
        hands=((0.24, -0.2, 0.9), (-0.24, -0.12, 0.62)),
        feet=((0.07, -0.4, 0.62), (-0.07, 0.04, 0.03)),
        knees=((0.09, -0.24, 0.58), (-0.07, 0.0, 0.24)),
    )
    wood, desk = S.mat("#a5723f", "wood"), S.mat("#8a5a34", "wood")
    coats = ["#3f6a8a", "#5a7a4a", "#8a6a9a", "#d8a04a", "#6a7a8a", "#9a5a4a"]
    hairs = ("#3a2620", "#7a5030", "#c9a060", "#2c2024", "#a8502c")
    up = {"hands": ((0.17, -0.08, 0.84), (-0.13, -0.3, 0.25))}
    asleep = {
        "chest": (0, -0.13, 0.34),
        "head": (0.03, -0.3, 0.42),
        "hands": ((0.17, -0.34, 0.27), (-0.15, -0.38, 0.27)),
    }
    whisper = {"head": (-0.07, -0.03, 0.56), "chest": (-0.03, 0, 0.38)}
    manner = {
        (0.0, -2.9): whisper,
        (2.1, -0.7): up,
        (-2.1, -0.7): asleep,
        (2.1, -2.9): {"chest": (0, -0.05, 0.38)},
    }
    i = 0
    for y in (-2.9, -0.7, 1.5):
        for x in (-2.1, 0.0, 2.1):
            S.box((1.35, 0.7, 0.09), wood, (x, y + 0.75, 1.15), bevel=0.02)
            for sx in (-0.6, 0.6):
                S.box((0.08, 0.6, 1.1), desk, (x + sx, y + 0.75, 0.57), bevel=0.02)
            S.box((0.72, 0.55, 0.08), desk, (x, y, 0.72), bevel=0.02)
            S.box((0.72, 0.06, 0.15), desk, (x, y - 0.3, 1.14), (6, 0, 0), 0.02)
            for sx in (-0.31, 0.31):
                S.tube(
                    [(x + sx, y - 0.26, 0), (x + sx, y - 0.26, 0.75), (x + sx, y - 0.31, 1.26)],
                    0.035,
                    desk,
                    8,
                )
                S.tube([(x + sx, y + 0.22, 0), (x + sx, y + 0.22, 0.7)], 0.035, desk, 8)
            if (x, y) in ((0.0, -0.7), (-2.1, -2.9)):
                S.box((0.5, 0.36, 0.03), S.mat("#f3ead6", "paper"), (x, y + 0.7, 1.21), (0, 0, 12), 0.005)
            else:
                S.person(
                    (x, y - 0.02, 0.74),
                    2.05,
                    coats[i % 6],
                    "sit",
                    180,
                    hair=hairs[i % 5],
                    style=("short", "plait", "bun", "short")[i % 4],
                    **{"hands": ((0.14, -0.3, 0.26), (-0.14, -0.3, 0.26)), **manner.get((x, y), {})},
                )
            i += 1
    # the next one steals up the aisle, a satchel on the back
    at = Vector((-1.02, -2.35, 0))
    S.person(
        at,
        2.1,
        "#4f8a9a",
        "walk",
        176,
        hair="#8a4a24",
        skirt=False,
        hands=((0.3, -0.06, 0.56), (-0.3, -0.06, 0.56)),
        feet=((0.06, -0.2, 0.06), (-0.06, 0.14, 0.07)),
    )
    bag = S.empty(at + Vector((0, -0.24, 1.3)), (4, 0, -4))
    leather = S.mat("#8a3f30", "cloth")
    S.box((0.44, 0.2, 0.46), leather, bevel=0.05, parent=bag)
    S.box((0.46, 0.06, 0.26), S.mat("#a04c38", "cloth"), (0, -0.1, 0.12), bevel=0.02, parent=bag)
    for sx in (-0.12, 0.12):
        S.box((0.05, 0.03, 0.1), S.mat("#e0b85c", "metal"), (sx, -0.14, -0.02), bevel=0.01, parent=bag)
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
    """A girl lifts her hands; what she throws on the wall is a wolf, and what her bear throws a knight."""
    S = Stage(
        "shadow",
        405,
        sky=sky("#18245c", "#2c3c80", "#44508c"),
        ambient=0.5,
        key=[area((-6, -6, 8), "#7f98ff", 900, 3.0)],
        fog={"density": 0.0},
        cam={"loc": (0, -13.0, 4.0), "tgt": (0, 0, 4.05)},
        post={"grade": grade("#16183f", "#ffe9bc", contrast=0.2), "bloom": 0.6, "bloom_th": 0.8},
    )
    S.room("#e0b068", "#6f4a34", None, skirting="#8a5a3a", high=11.5)
    lamp = Vector((0.25, -5.2, 1.1))
    S.lamp(lamp, "#ffb860", 1900, 0.4)
    # what throws the shadows: nobody sees it but the light
    wolf = """1.9 6.55 1.75 6.8 1.2 6.98 .62 7.2 .35 7.5 .22 7.6 .2 8.5 -.2 7.72 -.36 7.65 -.62
    8.4 -.75 7.4 -1.2 7.35 -1.08 6.95 -1.65 6.8 -1.45 6.3 -2.05 5.95 -1.8 5.45 -2.4 4.9 -2.1 4.4
    -2.65 3.7 -2.35 3.2 -2.75 2.3 -2.55 1.5 -3.2 1.7 -3.9 2.9 -4.1 4.1 -4.4 2.7 -4.0 1.5 -3.2 .7
    -2.6 .4 -2.5 -.8 .3 -.8 .4 .9 .1 2.0 .2 3.0 .6 3.9 1.3 3.75 2.0 4.1 2.3 4.8 2.95 4.75 2.6
    5.1 3.15 5.4 2.55 5.5 2.95 6.0 2.35 5.7 2.4 6.2 1.98 5.5 1.75 4.9 1.3 4.65 .95 4.9 .8 5.1
    .58 5.35 .85 5.42 1.4 5.5 1.58 5.72 1.42 6.0 1.32 5.75 1.12 6.0 1.0 5.78 .8 5.95 .45 6.1 .72
    6.36 .86 6.1 1.0 6.42 1.16 6.12 1.3 6.45 1.5 6.05 1.62 6.46 1.85 6.4"""
    knight = """-.75 0 -.25 0 -.2 .15 -.1 .9 .05 1.0 .15 .9 .3 .15 .3 0 .8 0 .75 .2 .55 .3 .52 .9
    1.0 .4 .85 1.6 .62 2.1 .45 2.25 .22 2.3 .24 2.4 .36 2.5 .38 2.85 .3 3.02 .55 2.95 .85 2.6 .8
    3.15 .5 3.5 .15 3.6 -.02 3.4 -.02 3.14 -.2 3.06 -.32 2.85 -.52 2.68 -.34 2.62 -.34 2.5 -.22
    2.4 -.22 2.3 -.5 2.24 -.8 2.35 -.95 2.7 -.7 2.86 -.7 2.94 -.96 2.9 -1.32 4.4 -1.42 4.38
    -1.12 2.86 -1.36 2.78 -1.36 2.7 -1.1 2.66 -1.08 2.5 -.9 2.05 -.6 1.85 -.45 1.5 -.45 1.0 -.5
    .3 -.75 .2"""
    for outline, at, size in ((wolf, (-0.25, 3.1, 0.2), 1.0), (knight, (2.4, 3.1, 1.05), 0.72)):
        numbers = [float(word) for word in outline.split()]
        points = [(x, 0, z) for x, z in zip(numbers[::2], numbers[1::2], strict=True)]
        one = S.obj(points, [tuple(range(len(points)))], S.mat("#2a1a22", "clay"), False, at, scale=size)
        S.rays(one, camera=False, diffuse=False, glossy=False)
    S.sphere(0.12, S.mat("#ffdc90", "glow", gain=2.2), (0.6, 4.5, 8.26), (1.7, 0.2, 0.7), 18, rot=(0, 16, 0))
    # she stands on her bed, seen from behind; the bear sits at its foot
    wood = S.mat("#6b4630", "wood")
    S.box((7.6, 2.6, 0.9), S.mat("#8a7a74", "cloth"), (0, -0.9, 0.1), bevel=0.25)
    S.quilt(
        lambda x, y: 0.6 + 0.07 * math.sin(1.3 * x + y) + 0.06 * math.sin(2.6 * y),
        (-3.8, 3.8),
        (-2.3, 0.4),
        ("#33486c", "#9a4a3c", "#a88a54", "#4f7468", "#7a4860"),
        nx=8,
        ny=3,
        seed=2,
    )
    S.box((7.6, 0.16, 1.5), wood, (0, -2.4, -0.3), bevel=0.05)
    girl = S.person(
        (-0.85, -0.7, 0.58),
        1.95,
        "#8aa0c4",
        face=128,
        hair="#8a3a20",
        style="long",
        trousers="#e8c7a0",
        hands=((0.2, -0.3, 0.92), (-0.16, -0.34, 0.98)),
    )
    bear = S.bear((1.75, -0.8, 0.6), 1.0, "#8a5632", 150, ((0.42, 0.05, 0.86), (-0.2, -0.3, 0.3)))
    sword = [
        S.tube([(1.4, -0.66, 1.28), (1.08, -0.6, 2.6)], 0.035, S.mat("#c8b48c", "wood"), 8),
        S.tube([(1.18, -0.65, 1.52), (1.48, -0.62, 1.6)], 0.035, S.mat("#8a5a3a", "wood"), 8),
    ]
    for one in (girl, bear, *sword):
        S.rays(one, shadow=False)
    # the lamp on the bed
    S.lathe(
        [(0.24, 0), (0.26, 0.05), (0.08, 0.1), (0.06, 0.3), (0, 0.3)],
        S.mat("#6a4a34", "wood"),
        24,
        (0.25, -1.9, 0.62),
    )
    S.lathe([(0.34, 0.3), (0.2, 0.72)], S.mat("#ffce7a", "glow", gain=3.0), 28, (0.25, -1.9, 0.62))
    return S


@scene
def snowman():
    """A snowman by the fire looks at the chair beside him, where only her hat is left."""
    S = Stage(
        "snowman",
        406,
        sky=sky("#1c2448", "#3a4470", "#6a6a94"),
        ambient=0.4,
        key=[area((5.5, -5, 8.5), "#8fa4f0", 1100, 3.0, (0, 0, 1))],
        fog={"density": 0.0},
        cam={"loc": (0.0, -13.6, 5.4), "tgt": (0.0, 0, 3.6)},
        post={
            "grade": grade("#181a54", "#fff0d0", contrast=0.2),
            "bloom": 0.8,
            "bloom_th": 0.75,
            "exposure": 1.2,
        },
    )
    S.room("#6a5f80", "#6f4630", None, half=4.6, deep=5.2, high=12)
    # the fire
    x0, y0 = -0.5, 4.4
    stone, dark = S.mat("#8a7a74", "stone"), S.mat("#1a1216", "clay", rough=1.0)
    S.box((4.4, 0.1, 3.2), dark, (x0, y0 + 0.7, 1.6), bevel=0)
    for s in (-1, 1):
        for z in np.arange(0.35, 2.9, 0.7):
            S.box((0.95, 1.5, 0.64), stone, (x0 + s * 2.0 + S.rnd.uniform(-0.05, 0.05), y0, z), bevel=0.1)
    for k in range(6):
        S.box((0.86, 1.5, 0.7), stone, (x0 - 2.2 + 0.88 * k, y0 - 0.02, 3.12), bevel=0.1)
    S.box((5.6, 1.9, 0.26), S.mat("#5a3c2a", "wood"), (x0, y0 - 0.1, 3.6), bevel=0.05)
    S.box((4.2, 1.0, 8), S.mat("#5c5068", "clay"), (x0, y0 + 0.3, 7.7), bevel=0.03)
    for k in range(15):
        x, y = x0 + S.rnd.gauss(0, 0.55), y0 - 0.2 + S.rnd.uniform(-0.3, 0.2)
        h = max(0.5, 2.1 - 1.1 * abs(x - x0) + S.rnd.uniform(-0.3, 0.3))
        bend = S.rnd.uniform(-0.25, 0.25)
        flame = [
            ((x, y, 0.45), 0.27, (x + bend, y, 0.45 + h * 0.45), 0.19),
            ((x + bend, y, 0.45 + h * 0.45), 0.19, (x + bend * 0.4, y, 0.45 + h), 0.015),
        ]
        color, gain = (("#ff7a1c", 2.2), ("#ffa838", 3.4), ("#ffdc80", 5.0))[k % 3]
        S.blob(flame, S.mat(color, "glow", gain=gain), voxel=0.04)
    for a, z in ((0.25, 0.25), (-0.3, 0.3), (0.05, 0.5)):
        S.tube([(x0 - 1.1, y0 - 0.5 - a, z), (x0 + 1.1, y0 - 0.5 + a, z)], 0.17, S.mat("#3a261e", "wood"), 12)
    S.lamp((x0, y0 - 1.0, 1.5), "#ff9038", 1300, 0.5)
    S.lamp((x0 + 0.3, y0 - 2.0, 3.0), "#ffa050", 420, 0.6)
    # on the mantel two who look out of a frame
    S.frame(
        (x0 + 0.2, y0 - 0.4, 4.6), 1.3, 1.5, "#c09a54", S.mat("#8aa4c8", "paper"), (-6, 0, 0), border=0.14
    )
    for dx, r in ((-0.22, 0.23), (0.26, 0.2)):
        white = S.mat("#f4f6fa", "snow", lift=0.1)
        at = (x0 + 0.2 + dx, y0 - 0.44, 4.2)
        S.sphere(r * 1.2, white, at, (1, 0.15, 1), 20)
        S.sphere(r * 0.85, white, (at[0], at[1], at[2] + 1.75 * r), (1, 0.15, 1), 20)
        hat = "#24202c" if dx < 0 else "#c8584a"
        S.box((r * 1.5, 0.06, 0.04), S.mat(hat, "cloth"), (at[0], at[1] - 0.02, at[2] + 2.45 * r), bevel=0)
        S.box((r, 0.06, 0.16), S.mat(hat, "cloth"), (at[0], at[1] - 0.02, at[2] + 2.8 * r), bevel=0)
    S.lamp((-0.6, -4.5, 2.2), "#ffb070", 90, 0.5)
    S.lamp((3.6, -3.0, 3.2), "#b8c4ff", 110, 0.8)
    # the window
    pane = S.frame((3.1, 5.1, 7.2), 1.7, 2.9, "#9a92a4", S.mat("#3c509c", "glow", gain=0.8), border=0.2)
    for size in ((1.7, 0.1, 0.1), (0.1, 0.1, 2.9)):
        S.box(size, S.mat("#9a92a4", "wood"), parent=pane, bevel=0.01)
    for _ in range(26):
        at = (S.rnd.uniform(2.35, 3.85), 5.0, S.rnd.uniform(5.9, 8.5))
        S.sphere(S.rnd.uniform(0.03, 0.07), S.mat("#ffffff", "glow", gain=0.9), at, seg=10)

    def armchair(at, turn, color, size=1.0):
        e, two = S.empty(at, (0, 0, turn), size), (color, color)
        S.cushion((0, 0.95, 2.5), (2.7, 0.85, 3.3), two, (9, 0, 0), 0.0, soft=0.55, parent=e)
        S.cushion((0, -0.1, 1.15), (2.5, 2.2, 0.9), two, soft=0.6, parent=e)
        for s in (-1, 1):
            S.cushion((s * 1.42, -0.05, 1.45), (0.66, 2.2, 1.3), two, soft=0.6, parent=e)
            for y in (-0.9, 0.9):
                S.lathe([(0.09, 0), (0.14, 0.5)], S.mat("#3a261e", "wood"), 12, (s * 1.3, y, 0.02), parent=e)
        cloth = S.mat(color, "cloth")
        for s in (-1, 1):
            S.box((0.05, 1.3, 0.2), cloth, (s * 1.74, -0.05, 1.45), bevel=0.02, parent=e)
            S.box((0.05, 0.5, 0.4), cloth, (s * 1.34, 0.95, 2.5), (9, 0, 0), 0.02, e)
        return e

    # himself
    chair = armchair((1.75, 0.6, 0), -66, "#c8443a")
    snow = S.mat("#f4f6fa", "snow", sss=0.25, lift=0.06)
    S.blob(
        [((0, -0.1, 2.3), 1.05, (0, 0.1, 3.3), 0.8), ((0, 0, 1.4), 1.1)]
        + [((dx, -1.0, 1.6), 0.4, (1.1 * dx, -1.4, 0.2), 0.24) for dx in (-0.8, -0.2, 0.5, 1.0)]
        + [
            ((1.2, -0.3, 2.3), 0.42, (1.5, -0.4, 1.95), 0.3),
            ((1.5, -0.5, 1.95), 0.28, (1.75, -0.7, 1.3), 0.13),
        ],
        snow,
        parent=chair,
        voxel=0.05,
        smooth=8,
    )
    at = Vector((1.62, 0.5, 4.4))
    S.sphere(0.8, snow, at, (1, 1, 0.97), 48)
    head = S.empty(at, (0, -6, -76), 0.8)
    coal = S.mat("#1c1a20", "clay", rough=0.35)
    S.tube(
        [(0, -0.85, 0.02), (0.02, -1.4, 0.0), (0.02, -2.0, -0.08)],
        0.18,
        S.mat("#f08a30", "clay", lift=0.35),
        14,
        head,
        taper=0.15,
    )
    for s in (-1, 1):
        S.sphere(0.1, coal, (s * 0.36, -0.88, 0.3), parent=head, seg=14)
    for k in range(7):
        t = math.pi * (1.16 + 0.68 * k / 6)
        S.sphere(0.06, coal, (0.5 * math.cos(t), -0.86, -0.05 + 0.5 * math.sin(t)), parent=head, seg=12)
    felt = S.mat("#24222e", "cloth")
    S.lathe(
        [(0, 0), (1.0, 0), (1.04, 0.05), (0.66, 0.1), (0.6, 0.9), (0.54, 1.0), (0, 1.02)],
        felt,
        40,
        (0.06, 0.1, 0.72),
        (-4, 8, 0),
        parent=head,
    )
    S.lathe(
        [(0.67, 0.1), (0.69, 0.14), (0.65, 0.32)],
        S.mat("#3f8a7a", "cloth"),
        40,
        (0.06, 0.1, 0.72),
        (-4, 8, 0),
        parent=head,
    )
    wool = S.mat("#3f8a7a", "cloth")
    S.lathe([(0.6, -0.2), (0.84, -0.1), (0.84, 0.12), (0.6, 0.2)], wool, 32, at - Vector((0, 0, 0.72)))
    S.tube(
        [(1.5, -0.2, 3.7), (1.35, -0.5, 3.35), (1.3, -0.6, 2.8), (1.35, -0.65, 2.2)], 0.16, wool, 12, smooth=5
    )
    twig = S.mat("#5a3a2a", "wood")
    S.tube([(1.0, -0.5, 3.2), (0.4, -0.9, 2.6), (-0.3, -0.9, 2.9)], 0.06, twig, 8, taper=0.6, smooth=5)
    for d in (-0.18, 0.02, 0.2):
        S.tube([(-0.28, -0.9, 2.88), (-0.55, -0.95, 2.98 + d)], 0.035, twig, 6)
    # hers
    other = armchair((-2.5, 1.2, 0), 60, "#4f7a66", 0.85)
    S.cushion((0, -0.3, 1.62), (1.7, 1.2, 0.12), ("#c8584a", "#c8584a"), soft=0.6, parent=other)
    S.lathe(
        [(0.75, 0), (0.78, 0.03), (0.42, 0.1), (0.36, 0.4), (0.2, 0.5), (0, 0.52)],
        S.mat("#e0bc70", "cloth"),
        36,
        (0.1, -0.35, 1.7),
        (6, 4, 0),
        parent=other,
    )
    S.lathe(
        [(0.43, 0.1), (0.45, 0.13), (0.41, 0.24)],
        S.mat("#c8403a", "cloth"),
        36,
        (0.1, -0.35, 1.7),
        (6, 4, 0),
        parent=other,
    )
    S.tube([(-0.3, -0.9, 1.75), (-0.6, -1.2, 1.7)], 0.09, S.mat("#f08a30", "clay"), 12, other, taper=0.2)
    # what has run off both, and the cat that drinks of it
    water = S.mat("#3a4a68", "clay", rough=0.22, bump=0.0)
    pools = (
        (
            ((0, 0, 0), 1.5, (0.9, -0.5, 0), 1.2),
            ((0, 0, 0), 1.4, (-0.8, -1.0, 0), 0.95),
            ((0, 0, 0), 1.2, (0.2, -1.6, 0), 0.7),
            0.8,
            -0.9,
        ),
        (
            ((0, 0, 0), 0.8, (0.6, -0.3, 0), 0.6),
            ((0, 0, 0), 0.7, (0.1, -0.8, 0), 0.4),
            ((0.9, -0.2, 0), 0.4),
            -1.7,
            0.5,
        ),
    )
    for *parts, x, y in pools:
        S.blob(parts, water, (x, y, 0.01), scale=(1, 1, 0.012), voxel=0.05, smooth=10)
    c = S.empty((-1.55, -2.0, 0.02), (0, 0, 18), 0.68)
    S.blob(
        [
            ((-0.75, 0, 0.62), 0.42, (0.0, 0, 0.6), 0.34),
            ((0.0, 0, 0.6), 0.33, (0.45, 0, 0.4), 0.26),
            ((0.74, 0, 0.28), 0.25),
            *(((0.7, s * 0.14, 0.45), 0.08, (0.66, s * 0.18, 0.66), 0.02) for s in (-1, 1)),
            *(((0.3, s * 0.2, 0.35), 0.12, (0.4, s * 0.2, 0.05), 0.09) for s in (-1, 1)),
            *(((-0.8, s * 0.26, 0.4), 0.24, (-0.62, s * 0.28, 0.06), 0.11) for s in (-1, 1)),
            ((-1.1, 0, 0.7), 0.1, (-1.5, 0, 0.9), 0.09),
            ((-1.5, 0, 0.9), 0.09, (-1.6, 0, 1.4), 0.08),
            ((-1.6, 0, 1.4), 0.08, (-1.4, 0, 1.7), 0.07),
        ],
        S.mat("#d8903c", "cloth", vary=0.3, bump=0.03, bscale=40),
        parent=c,
        voxel=0.025,
    )
    return S


@scene
def mattress():
    """On a tower of mattresses somebody is awake; at its foot a pea glows, and a mouse sleeps very well."""
    S = Stage(
        "mattress",
        407,
        sky=sky("#141c4c", "#2c3c80", "#6a78b8"),
        ambient=0.34,
        key=[
            sun((5, 3.4, 8.5), "#b8ccff", 1.2, 0.08, (0, 1, 5)),
            area((-5, -8, 9), "#b0c0ff", 700, 3.0, (0, 0, 6)),
            area((4, -9, 2), "#ffc890", 420, 3.0, (0, 0, 2)),
        ],
        fog={"density": 0.0},
        cam={"loc": (0.2, -15.6, 3.6), "tgt": (0.1, 0, 4.75)},
        post={"grade": grade("#181c58", "#fff0d8", contrast=0.2), "bloom": 0.7, "bloom_th": 0.75},
    )
    S.room("#4a5490", "#7a5a48", None, half=4.6, deep=5.5, high=16)
    # the window, and the moon in it
    pane = S.frame((1.9, 5.3, 10.1), 3.4, 4.4, "#c8c8dc", S.mat("#30448c", "glow", gain=0.8), border=0.22)
    S.moon((2.2, 5.0, 10.5), 0.95, "#fff0c8", 1.0)
    for size in ((3.4, 0.12, 0.1), (0.1, 0.12, 4.4)):
        S.box(size, S.mat("#c8c8dc", "wood"), (0, -0.5, 0), parent=pane, bevel=0.01)
    S.lamp((1.4, 3.6, 9.6), "#c8d8ff", 260, 0.8)
    pairs = [
        ("#c2605a", "#e8d8c0"),
        ("#e8c070", "#d89a50"),
        ("#6f9aa8", "#f0e4d0"),
        ("#8aa06a", "#e8e0b8"),
        ("#b88aa0", "#f0dce0"),
        ("#5f7fa8", "#c8d4e0"),
        ("#d8905a", "#f4dcb8"),
    ]
    z = 0.1
    for k in range(19):
        thick = S.rnd.uniform(0.38, 0.52)
        x = 0.34 * math.sin(0.42 * k) + S.rnd.uniform(-0.1, 0.1)
        bulge = {1: (0.75, -0.06, 0.5), 2: (0.75, 0.26, 0.6), 3: (0.75, 0.16, 0.7), 4: (0.75, 0.08, 0.8)}.get(
            k
        )
        S.cushion(
            (x - 0.35, 0.3, z + thick / 2),
            (3.7 + S.rnd.uniform(-0.25, 0.2), 2.4, thick * 1.05),
            pairs[(3 * k) % 7],
            (0, 2.2 * math.sin(0.42 * k + 1.4) + S.rnd.uniform(-0.8, 0.8), S.rnd.uniform(-4, 4)),
            0.03,
            bulge,
            stripe=(0, 11, 15)[k % 3],
            tufts=(5, 0, 6, 0)[k % 4],
            soft=0.5,
        )
        z += thick + (0.16 if k == 1 else 0.0)
    S.sphere(0.2, S.mat("#9aff6a", "glow", gain=3.0), (0.4, -0.75, 1.08), seg=24)
    S.lamp((0.4, -1.5, 1.1), "#90ff60", 26, 0.2)
    # she sits on top with her back to us, and looks at the moon
    top = z + 0.02
    her = S.person(
        (-0.2, 0.1, top),
        2.15,
        "#f0e4ec",
        "floor",
        152,
        hair="#a85a2c",
        style="long",
        hands=((0.09, -0.28, 0.26), (-0.09, -0.28, 0.26)),
    )
    V, n = [], 48
    for i in range(n):
        a = 2 * math.pi * i / n
        up = 0.05 + 0.06 * (1 - abs(2 * (i % 8) / 8 - 1))
        V += [(0.075 * math.cos(a), 0.075 * math.sin(a), 0), (0.09 * math.cos(a), 0.09 * math.sin(a), up)]
    F = [(2 * i, 2 * ((i + 1) % n), 2 * ((i + 1) % n) + 1, 2 * i + 1) for i in range(n)]
    gold = S.mat("#f4c850", "metal", rough=0.25)
    ring = S.obj(V, F, gold, False, (0, 0.0, 0.66), parent=her)
    ring.modifiers.new("thick", "SOLIDIFY").thickness = 0.008
    S.cushion((-1.35, 0.4, top + 0.12), (1.0, 1.1, 0.34), ("#f4ead8", "#f4ead8"), (0, -14, 8), soft=0.6)
    S.quilt(
        lambda x, y: top - 0.02 - 1.9 * max(0.0, x - 1.15) - 1.5 * max(0.0, -0.75 - y),
        (0.35, 1.75),
        (-1.2, 1.4),
        ("#c2605a", "#e8c070", "#6f9aa8", "#f4ead8", "#8a6a9a"),
        5,
        7,
        seed=3,
    )
    # the ladder by which she came, and at the foot the mouse in its own bed
    S.ladder((-2.6, -1.2, 0), (-1.75, -0.75, top + 0.5), 0.62, "#9a7044", 0.5, 0.05)
    S.cushion((1.75, -2.4, 0.16), (1.15, 0.8, 0.24), ("#c2605a", "#e8d8c0"), (0, 0, 14), stripe=7, soft=0.5)
    fur = S.mat("#9a94a4", "cloth", bump=0.03, bscale=40)
    mouse = S.empty((1.75, -2.45, 0.27), (0, 0, 14), 0.5)
    S.blob(
        [((-0.3, 0, 0.2), 0.27, (0.3, 0, 0.22), 0.26), ((0.5, -0.1, 0.2), 0.17, (0.7, -0.2, 0.12), 0.08)],
        fur,
        parent=mouse,
        voxel=0.03,
    )
    for s in (-1, 1):
        S.sphere(0.14, S.mat("#d8a8a0", "cloth"), (0.42, s * 0.17, 0.4), (0.4, 1, 1), 16, mouse)
    S.tube(
        [(-0.5, 0, 0.2), (-0.9, -0.3, 0.1), (-1.2, -0.2, -0.2)],
        0.04,
        S.mat("#d8a8a0", "cloth"),
        8,
        mouse,
        smooth=4,
    )
    S.lamp((1.6, -3.6, 1.4), "#ffc890", 30, 0.4)
    return S


@scene
def wardrobe():
    """Between the coats it snows, and their sleeves beckon."""
    S = Stage(
        "wardrobe",
        408,
        sky=DAY,
        ambient=0.5,
        key=[area((-3.5, -8, 8), "#ffcf9c", 950, 3.0, (0, 0, 4)), area((4, -7, 5), "#ffc090", 260, 3.0)],
        fog={"density": 0.035, "start": 16.5, "color": "#8fa8d0", "mix": 0.8},
        cam={"loc": (0.1, -12.4, 4.2), "tgt": (0.1, 0, 4.35)},
        post={
            "grade": grade("#1c2358", "#fff0d4", contrast=0.2),
            "bloom": 0.8,
            "bloom_th": 0.75,
            "motes": {"n": 90, "box": (0.26, 0.14, 0.74, 0.9), "color": "#ffffff", "gain": 0.6, "r": 1.6},
        },
    )
    S.room("#7a3a3c", "#6f4a34", None, half=5, high=12, back=False)
    wall = S.mat("#7a3a3c", "clay", nscale=0.6, vary=0.1)
    for s in (-1, 1):
        S.box((3.0, 0.2, 14), wall, (s * 4.3, 3.7, 5.0), bevel=0)
    S.box((6, 0.2, 5.0), wall, (0, 3.7, 11.6), bevel=0)
    wood, panel = S.mat("#5f3622", "wood"), S.mat("#6f4229", "wood")
    for s in (-1, 1):
        S.box((0.3, 2.4, 9.0), wood, (s * 2.75, 2.4, 4.4), bevel=0.05)
        d = S.empty((s * 2.75, 1.2, 0.3), (0, 0, s * 112))
        S.box((2.4, 0.14, 8.2), wood, (-s * 1.2, 0, 4.1), parent=d, bevel=0.04)
        for z in (2.1, 6.0):
            S.box((1.7, 0.1, 3.1), panel, (-s * 1.2, -0.06, z), parent=d, bevel=0.06)
            S.box((1.7, 0.1, 3.1), panel, (-s * 1.2, 0.06, z), parent=d, bevel=0.06)
    S.box((6.2, 2.7, 0.4), wood, (0, 2.35, 9.0), bevel=0.08)
    S.box((6.0, 2.4, 0.3), wood, (0, 2.4, 0.15), bevel=0.04)
    S.tube([(-2.6, 2.2, 8.1), (2.6, 2.2, 8.1)], 0.07, S.mat("#c99a4a", "metal"), 10)
    # the coats: two rows like a curtain, and sleeves that bend inward and forward
    hook = S.mat("#c99a4a", "metal")
    for x, y, h, color, fur, path in (
        (-2.2, 2.6, 5.6, "#3f6a72", None, None),
        (2.25, 2.6, 5.7, "#5a4a7a", None, None),
        (-1.72, 1.8, 6.2, "#b8842c", "#f2e6d0", [(-0.85, 1.1, 6.2), (-0.3, 0.5, 5.75), (0.05, 0.2, 6.15)]),
        (1.75, 1.8, 6.3, "#7a2a3c", "#e8dccb", [(1.15, 1.1, 5.6), (0.75, 0.4, 4.75), (0.35, 0.1, 4.85)]),
    ):
        at = Vector((x, y, 7.7))
        sleeve = path and [(Vector(p) - at) / h for p in path]
        S.coat(
            at,
            h,
            color,
            0,
            (None, sleeve) if x < 0 else (sleeve, None),
            fur,
            seed=int(10 * (x + 3)),
            wide=0.125,
        )
        S.tube([at, at + Vector((0, 0, 0.2)), at + Vector((0.1, 0, 0.4))], 0.035, hook, 6)
    # mittens at the ends of the sleeves that beckon
    for at, turn, color in (((0.12, 0.12, 6.25), 24, "#d8c8a8"), ((0.2, 0.05, 4.92), -52, "#c8584a")):
        e = S.empty(at, (-14, turn, 0), 0.5)
        mitten = [
            ((0, 0, -0.1), 0.28, (0, -0.05, 0.35), 0.36),
            ((0, -0.05, 0.35), 0.36, (0, -0.35, 0.75), 0.3),
            ((-0.2, 0, 0.1), 0.16, (-0.5, -0.12, 0.42), 0.15),
        ]
        if turn < 0:
            mitten[2] = ((0.2, 0, 0.1), 0.16, (0.5, -0.12, 0.42), 0.15)
        wool = S.mat(color, "cloth", vary=0.2, bump=0.04)
        S.blob(mitten, wool, parent=e, voxel=0.03)
        S.wool((0, 0, -0.35), (0.36, 0.36, 0.16), "#f6efe2", 60, 0.12, e)
    # the wood behind
    snow = S.mat("#eef2f8", "snow")
    n = S.nfun(0.5, 4, 3)
    S.grid(
        (-16, 16),
        (1.4, 46),
        lambda X, Y: 0.34 + (n(X, Y) - 0.45) * 0.9 * np.clip((Y - 3.0) / 6, 0, 1.6),
        snow,
        120,
        120,
        1.3,
    )
    for _ in range(34):
        x, y = S.rnd.uniform(-8, 8), S.rnd.uniform(6, 30)
        if abs(x - 0.3) < 0.9 + (y - 5) * 0.05:
            continue
        S.fir((x, y, 0.3), S.rnd.uniform(6, 10), "#3a5468", "#e8eef8", 0.22)
    S.light("AREA", (0, 10, 11), (0, 9, 0), "#a8c4ff", 1700, 8.0)
    S.box((60, 0.2, 40), S.mat("#7f9cc8", "glow", gain=0.5), (0, 47, 12))
    iron = S.mat("#22262e", "metal")
    S.tube([(0.35, 10.5, 0.3), (0.35, 10.5, 4.3)], 0.1, iron, 10)
    S.lathe([(0.24, -0.36), (0.36, 0.3), (0.3, 0.34), (0, 0.7)], iron, 6, (0.35, 10.5, 4.95))
    S.sphere(0.34, S.mat("#ffcf70", "glow", gain=9.0), (0.35, 10.3, 4.75), (1, 1, 1.1), 20)
    S.lamp((0.35, 9.7, 4.6), "#ffb050", 420, 0.3)
    # footprints that go in; none come back
    dent = S.mat("#8fa0c8", "snow")
    for k in range(9):
        y = 2.0 + 0.95 * k
        S.sphere(0.15, dent, (0.05 + 0.03 * y + 0.17 * (-1) ** k, y, 0.36), (0.75, 1.5, 0.25), 14)
    S.blob(
        [
            ((0, 0, 0), 1.0, (0.7, -0.7, 0), 0.6),
            ((-0.8, -0.3, 0), 0.7),
            ((1.3, 0.1, 0), 0.7),
            ((-1.5, 0.1, 0), 0.6),
            ((-0.2, -0.9, 0), 0.5),
        ],
        snow,
        (0, 0.9, 0.02),
        scale=(1.25, 1.1, 0.16),
        voxel=0.05,
    )
    # a child in a nightshirt, small before so much: one foot is in already
    S.person(
        (-0.25, 0.2, 0.02),
        2.3,
        "#9cb8d4",
        "walk",
        176,
        hair="#8a4a24",
        style="long",
        skin="#f0c8a6",
        trousers="#f0c8a6",
        hands=((0.19, -0.02, 0.45), (-0.27, -0.2, 0.8)),
    )
    S.bear((1.15, -1.5, 0), 0.95, "#9a6a44", 175)
    S.light("SPOT", (0.35, 9.5, 5.6), (-0.1, -1.5, 0.0), "#ffc878", 5200, 0.7)
    return S

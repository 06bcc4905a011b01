"""Out of doors, by day: meadows, streets, shores."""

import itertools
import math

import numpy as np
from mathutils import Vector

from ..kit.light import CAM, clouds, grade, sky, sun
from ..kit.stage import Stage
from . import scene


@scene
def cat():
    """The hill above the town is a sleeping cat."""
    S = Stage(
        "cat",
        301,
        sky={
            "stops": [(0, "#5fa3b8"), (0.4, "#a9d0c4"), (0.65, "#f6e3b4"), (0.8, "#fbd29a"), (1, "#f0bd84")],
            "clouds": [
                {"dark": "#b9cfc4", "lite": "#fff6e0", "band": (0.22, 0.18), "alpha": 0.75, "cell": (70, 240)}
            ],
        },
        ambient=0.62,
        key=[sun((-7, -3, 6), "#ffe2b0", 3.4, 0.06), sun((6, 8, 5), "#ffb890", 1.4, 0.2)],
        fog={"density": 0.02, "start": 22, "low": 0.35, "low_h": 0.8},
        cam={"loc": (0, -12.4, 5.6), "tgt": (0, 0, 3.6)},
        post={"grade": {"shadow": "#2a3a66", "high": "#fff3d0"}, "bloom": 0.4},
    )
    S.ground("hills", "#8f9c5a", base=-0.6, amp=0.5, seed=3, flat=4)
    S.mountains(60, 8, "#8aa5a0", 4, scale=0.05, width=150)
    rnd = S.rnd
    roofs = ["#a5483c", "#b8603f", "#8f3f44", "#c07848", "#94523c"]
    walls = ["#efe0c0", "#e6cfae", "#f2e6d2", "#dcc4a6"]
    rows = [
        (-3.2, 4, 1.15),
        (-1.9, 6, 1.1),
        (-0.5, 7, 1.05),
        (0.9, 7, 1.0),
        (2.2, 8, 1.0),
        (9.0, 11, 1.3),
        (12.0, 13, 1.4),
    ]
    for row, (y, n, size) in enumerate(rows):
        for i in range(n):
            w = size * rnd.uniform(0.75, 1.0)
            x = (i - (n - 1) / 2) * 1.22 * size + rnd.uniform(-0.15, 0.15) + row % 2 * 0.5
            S.house(
                (x, y + rnd.uniform(-0.25, 0.25), -0.75),
                w,
                w * rnd.uniform(0.9, 1.5),
                rnd.choice(roofs),
                rnd.choice(walls),
                rnd.uniform(-10, 10),
                lit=0.0,
            )
    S.house((2.3, -1.2, -0.7), 0.8, 2.6, "#4f6a78", "#f2e6d2", 5, lit=0)
    # it lies behind the last roofs, its chin on its paws, and one eye is not quite shut
    at = Vector((0.0, 5.0, 0.4))
    fur, pale = S.mat("#d08a44", "cloth", vary=0.3, bump=0.06, bscale=22), S.mat("#f4e4c8", "cloth", vary=0.1)
    parts = [
        ((0.9, 1.4, 1.2), 2.0, (2.8, 1.6, 0.8), 1.9),
        ((-1.1, 0.0, 1.7), 1.45, (-1.1, -0.2, 1.9), 1.4),
        ((-0.2, 0.9, 1.6), 1.6),
        ((-2.7, -1.1, 0.5), 0.55, (-0.9, -1.5, 0.5), 0.55),
        ((0.4, -1.2, 0.45), 0.55, (-0.6, -1.6, 0.4), 0.5),
    ]
    for s in (-1, 1):
        parts += [((-1.1 + s * 0.8, -0.1, 2.8), 0.42, (-1.1 + s * 1.1, 0.0, 3.65), 0.06)]
        parts += [((-1.1 + s * 0.55, -1.0, 1.35), 0.5)]
    tail = [(4.4, 1.2, 0.5), (4.6, -0.4, 0.4), (3.6, -1.5, 0.4), (2.2, -1.8, 0.45), (1.3, -1.7, 0.7)]
    parts += [(tail[i], 0.5, tail[i + 1], 0.48) for i in range(4)]
    S.blob(parts, fur, at, voxel=0.06, smooth=6)
    S.blob(
        [((-1.1 + s * 0.27, -1.5, 1.25), 0.36) for s in (-1, 1)] + [((-1.1, -1.35, 1.0), 0.36)],
        pale,
        at,
        voxel=0.04,
    )
    pink, ink = S.mat("#c8706a", "clay"), S.mat("#3a2218", "clay")
    for s in (-1, 1):
        ear = [(-1.1 + s * 0.75, -0.36, 2.95), (-1.1 + s * 1.06, -0.12, 3.45)]
        S.tube([at + Vector(p) for p in ear], 0.26, pink, 12, taper=0.1)
        for k in range(3):
            root = at + Vector((-1.1 + s * 0.4, -1.75, 1.2 + 0.1 * k))
            S.tube([root, root + Vector((s * 1.5, -0.1, 0.16 * (k - 1)))], 0.018, pale, 5, taper=0.4)
    S.sphere(0.17, pink, at + Vector((-1.1, -1.86, 1.5)), (1.2, 0.7, 0.75), 18)
    S.tube(
        [
            at + Vector((-1.1 + 0.3 * t, -1.86 + 0.1 * t * t, 1.14 + 0.14 * t * t))
            for t in np.linspace(-1, 1, 11)
        ],
        0.03,
        ink,
        6,
    )
    lid = [
        at + Vector((-1.72 + 0.38 * math.cos(t), -1.36 + 0.1 * math.cos(t), 2.0 - 0.17 * math.sin(t)))
        for t in np.linspace(0.1, 3.04, 11)
    ]
    S.tube(lid, 0.055, ink, 8)
    eye = at + Vector((-0.5, -1.3, 2.02))
    S.sphere(0.3, S.mat("#b8cc50", "clay", rough=0.12, bump=0.0, lift=0.15), eye, (1.1, 0.7, 0.62), 24)
    S.sphere(
        0.1, S.mat("#14100e", "clay", rough=0.1), eye + Vector((-0.02, -0.2, -0.02)), (0.7, 0.6, 1.5), 18
    )
    S.sphere(0.04, S.mat("#ffffff", "glow", gain=1.5), eye + Vector((0.06, -0.26, 0.07)), seg=8)
    S.tube(
        [
            eye + Vector((0.36 * math.cos(t), -0.14, 0.02 + 0.2 * math.sin(t)))
            for t in np.linspace(0.0, 3.14, 11)
        ],
        0.06,
        fur,
        8,
    )
    child = S.person(at + Vector((1.6, 0.7, 2.98)), 1.5, "#3f6a8a", "sit", -30, hair=None, scarf="#f0d9a0")
    S.give_face(child, (0, 0, 0.565), mood="glad", look=(-0.4, -0.2), hair="#5a3526", style="bob")
    for k in range(2):
        S.bird(at + Vector((3.1 - k * 0.55, 1.0, 2.56 + k * 0.16)), 0.5, "#f3ead8", 160 + 60 * k)
    S.birds((1.4, 8, 8.0), 5, (1.4, 1, 0.5), 0.2, "#5a5048")
    return S


@scene
def laundry():
    """The washing line of someone who is several people."""
    S = Stage(
        "laundry",
        302,
        sky={
            "stops": [(0, "#4f93bf"), (0.45, "#9fcbd8"), (0.7, "#e8efd8"), (1, "#f6e6bc")],
            "clouds": [
                {"dark": "#a9c4cf", "lite": "#ffffff", "band": (0.3, 0.2), "alpha": 0.85, "cell": (80, 220)}
            ],
        },
        ambient=0.7,
        key=[sun((-6, -6, 8), "#fff0cc", 3.6, 0.05), sun((6, 7, 5), "#bfe0ff", 0.8, 0.3)],
        fog={"density": 0.014, "start": 22},
        cam={"loc": (0, -14, 2.4), "tgt": (0, 0, 4.2)},
        post={"grade": {"shadow": "#1f4a5a", "high": "#fff6dc"}},
    )
    S.ground("hills", "#86a54a", amp=0.7, seed=11, flat=3.5)
    S.mountains(50, 6, "#86a88a", 2, scale=0.05, width=120, sharp=False)
    wood = S.mat("#7a5a3e", "wood")
    for x in (-3.1, 3.1):
        S.tube([(x, 1, S.z(x, 1) - 0.3), (x * 1.01, 1, 6.6)], 0.09, wood, 10)
        S.tube([(x - 0.5, 1, 6.3), (x + 0.5, 1, 6.3)], 0.06, wood, 8)

    def line(x):
        return 6.25 - 0.55 * (1 - (x / 3.1) ** 2)

    S.tube([(x, 1, line(x)) for x in np.linspace(-3.1, 3.1, 30)], 0.022, S.mat("#f2e8d0", "paper"), 6)
    pegs = S.mat("#c9a063", "wood")

    def peg(*xs):
        for x in xs:
            S.box((0.07, 0.12, 0.26), pegs, (x, 0.98, line(x) + 0.02), bevel=0.015)

    # the astronaut's suit
    white, grey, gold = (
        S.mat("#eceae6", "cloth", bump=0.05, bscale=14),
        S.mat("#9aa0a8", "cloth"),
        S.mat("#e0a040", "metal", rough=0.15),
    )
    x = -1.75
    top = line(x) - 0.2
    S.blob(
        [
            ((x - 0.25, 1, top - 0.1), 0.24, (x - 0.22, 1, top - 1.2), 0.34),
            ((x + 0.25, 1, top - 0.1), 0.24, (x + 0.22, 1, top - 1.2), 0.34),
            ((x, 1, top - 0.2), 0.36, (x, 1, top - 1.1), 0.4),
            ((x - 0.5, 1, top - 0.1), 0.2, (x - 0.8, 0.9, top - 1.35), 0.17),
            ((x + 0.5, 1, top - 0.1), 0.2, (x + 0.78, 0.9, top - 1.4), 0.17),
            ((x - 0.24, 1, top - 1.3), 0.29, (x - 0.34, 0.95, top - 2.6), 0.22),
            ((x + 0.24, 1, top - 1.3), 0.29, (x + 0.3, 0.9, top - 2.65), 0.22),
        ],
        white,
        voxel=0.035,
        smooth=4,
    )
    for s, z in ((-1, 2.75), (1, 2.8)):
        S.blob(
            [((x + s * 0.33, 0.95, top - z), 0.22, (x + s * 0.36, 0.65, top - z - 0.06), 0.2)],
            grey,
            voxel=0.03,
        )
        S.lathe([(0.23, -0.05), (0.25, 0), (0.23, 0.05)], grey, 24, (x + s * 0.33, 0.95, top - z + 0.22))
    S.lathe([(0.34, -0.04), (0.37, 0), (0.34, 0.05), (0.3, 0.05)], grey, 30, (x, 1, top + 0.12))
    S.box((0.5, 0.14, 0.36), grey, (x, 0.62, top - 0.75), bevel=0.04)
    for k, c in enumerate(("#c8403a", "#e0b040", "#4f86a8")):
        S.sphere(0.045, S.mat(c, "clay", rough=0.3), (x - 0.14 + 0.14 * k, 0.53, top - 0.7))
    peg(x - 0.45, x + 0.45)
    # a ghost's sheet
    g = 0.1
    V, F, n, m = [], [], 40, 24
    for i in range(n + 1):
        for k in range(m + 1):
            u, v = i / n - 0.5, k / m
            V.append(
                (
                    g + u * 1.5 * (1 + 0.12 * v),
                    1 + 0.1 * math.sin(u * 26) * v + 0.28 * v * v,
                    line(g) - 0.02 - 1.75 * v - 0.09 * abs(math.sin(u * 13)) * (v > 0.96),
                )
            )
    for i in range(n):
        for k in range(m):
            a = i * (m + 1) + k
            F.append((a, a + m + 1, a + m + 2, a + 1))
    S.obj(V, F, S.mat("#f8f5ee", "cloth"))
    for s in (-1, 1):
        S.sphere(0.11, S.mat("#1c1a20", "clay"), (g + s * 0.21, 1.0, line(g) - 0.62), (0.8, 0.2, 1.35), 20)
    S.sphere(0.09, S.mat("#1c1a20", "clay"), (g, 1.03, line(g) - 0.98), (0.9, 0.2, 1.1), 20)
    peg(g - 0.6, g, g + 0.6)
    # a pair of wings, feather by feather
    w = 1.9
    feather = S.mat("#fdf8ee", "cloth", rough=0.8)
    for s in (-1, 1):
        for rank in range(3):
            for k in range(9 - rank):
                t = k / 8
                root = Vector(
                    (
                        w + s * (0.06 + 0.5 * t),
                        1 - 0.07 * rank - 0.012 * k,
                        line(w) - 0.12 + 0.05 * math.sin(t * 3),
                    )
                )
                ang = s * math.radians(10 + 30 * t)
                long = (1.7 - 0.5 * rank) * (1 - 0.3 * abs(t - 0.5))
                tip = root + Vector((math.sin(ang), 0, -math.cos(ang))) * long
                side = Vector((math.cos(ang), 0, math.sin(ang))) * 0.11
                mid = root.lerp(tip, 0.7)
                S.obj(
                    [root - side * 0.5, mid - side, tip, mid + side, root + side * 0.5],
                    [(0, 1, 2, 3, 4)],
                    feather,
                    True,
                    bevel=0,
                )
    peg(w - 0.35, w + 0.35)
    # a crown and a red nose dry as well
    S.lathe([(0.2, 0), (0.23, 0.02), (0.22, 0.2)], gold, 30, (2.78, 1, line(2.78) - 0.32))
    for k in range(7):
        a = 6.283 * k / 7
        S.sphere(0.045, gold, (2.78 + 0.22 * math.cos(a), 1 + 0.22 * math.sin(a), line(2.78) - 0.08))
    S.string((2.78, 1, line(2.78)), (2.78, 1, line(2.78) - 0.2), r=0.01)
    # who has hung it all up
    S.person((-0.95, -1.6, S.z(-0.95, -1.6)), 1.35, "#c2453a", "reach", 150, hair="#5a3a26", scarf="#efd08a")
    S.lathe(
        [(0, 0), (0.34, 0), (0.45, 0.35), (0.42, 0.36), (0.32, 0.05), (0, 0.05)],
        S.mat("#b98a52", "wood", bump=0.2, bscale=24),
        28,
        (0.15, -1.9, S.z(0.15, -1.9)),
    )
    S.sphere(
        0.3,
        S.mat("#efe6da", "cloth", bump=0.2),
        (0.15, -1.9, S.z(0.15, -1.9) + 0.3),
        (1.15, 1.1, 0.6),
        24,
        bumpy=0.12,
    )
    for _ in range(110):
        x, y = S.rnd.uniform(-4, 4), S.rnd.uniform(-3, 8)
        z, h = S.z(x, y), S.rnd.uniform(0.1, 0.3)
        S.tube([(x, y, z), (x + 0.03, y, z + h)], 0.012, S.mat("#6a8a3c", "cloth"), 5)
        S.sphere(
            S.rnd.uniform(0.03, 0.06),
            S.mat(S.rnd.choice(["#fff3dc", "#f2d060", "#e8907a"]), "cloth"),
            (x + 0.03, y, z + h),
            (1, 1, 0.7),
            10,
        )
    return S


@scene
def anchor():
    """A cloud has dropped anchor in a meadow."""
    S = Stage(
        "anchor",
        303,
        sky=sky("#3f7fa8", "#86bccb", "#d9e8d2", "#f7e2b4", at=(0, 0.4, 0.68, 1)),
        ambient=0.66,
        key=[sun((-6, -5, 7), "#fff0c8", 3.4), sun((7, 6, 5), "#ffd0a0", 1.0, 0.2)],
        fog={"density": 0.018, "start": 20},
        cam=CAM,
        post={"grade": grade("#1f3f66", "#fff6da")},
    )
    S.ground("hills", "#7f9c4c", amp=0.8, seed=31, flat=3.4)
    S.mountains(46, 6, "#87a596", 4, scale=0.05, width=120, sharp=False)
    iron = S.mat("#4a4f5c", "metal", rough=0.45)
    z = S.z(0.3, 0.8)
    e = S.empty((0.3, 0.8, z + 0.1), (0, 13, -14))
    S.tube([(0, 0, 0.15), (0, 0, 3.0)], 0.14, iron, 14, e)
    S.tube([(-0.75, 0, 2.55), (0.75, 0, 2.55)], 0.11, iron, 12, e)
    for s in (-1, 1):
        S.sphere(0.16, iron, (s * 0.78, 0, 2.55), parent=e)
        arm = [(0, 0, 0.1), (s * 0.55, 0, 0.12), (s * 1.05, 0, 0.5), (s * 1.3, 0, 1.1)]
        S.tube(arm, 0.16, iron, 14, e, taper=0.6, smooth=8)
        S.obj(
            [
                (s * 1.05, -0.02, 0.95),
                (s * 1.62, -0.02, 1.0),
                (s * 1.32, -0.02, 1.6),
                (s * 1.05, 0.06, 0.95),
                (s * 1.62, 0.06, 1.0),
                (s * 1.32, 0.06, 1.6),
            ],
            [(0, 1, 2), (5, 4, 3), (0, 3, 4, 1), (1, 4, 5, 2), (2, 5, 3, 0)],
            iron,
            False,
            parent=e,
            bevel=0.02,
        )
    S.tube(
        [(0.28 * math.cos(t), 0, 3.25 + 0.28 * math.sin(t)) for t in np.linspace(0, 6.283, 30)],
        0.07,
        iron,
        10,
        e,
    )
    a, b = Vector((1.0, 0.75, z + 3.5)), Vector((0.5, 1.6, 8.2))
    n = 18
    for i in range(n):
        p = a.lerp(b, (i + 0.5) / n) + Vector((0.5 * math.sin(math.pi * i / n), 0, 0))
        link = S.empty(p, (0, 8 - i, 0 if i % 2 else 90))
        S.tube(
            [(0.1 * math.cos(t), 0, 0.19 * math.sin(t)) for t in np.linspace(0, 6.283, 20)],
            0.035,
            iron,
            8,
            link,
        )
    for i, (x, y, zz, q) in enumerate(
        [(-0.7, 2.0, 8.9, 1.5), (1.5, 2.2, 9.0, 1.5), (0.4, 1.7, 8.6, 1.5), (0.4, 2.4, 9.7, 1.5)]
    ):
        S.cloud((x, y, zz), q, "#fffaf0", 13, 0.5, seed=i)
    S.cloud((-3.2, 9, 6.6), 0.9, "#fffaf0", 10, 0.4, seed=9)
    S.person((-1.55, -1.3, S.z(-1.55, -1.3)), 1.15, "#c2453a", "point", 130, hair="#5a3a26", scarf="#efd08a")
    dog = S.empty((-2.35, -1.35, S.z(-2.35, -1.35)), (0, 0, 30), 0.5)
    fur = S.mat("#8a5a36", "cloth")
    S.blob(
        [
            ((-0.3, 0, 0.55), 0.17, (0.3, 0, 0.58), 0.18),
            ((0.3, 0, 0.6), 0.13, (0.45, 0, 0.95), 0.15),
            ((0.5, 0, 0.95), 0.12, (0.72, 0, 0.9), 0.07),
            ((-0.4, 0, 0.6), 0.06, (-0.62, 0, 0.95), 0.04),
        ]
        + [((x, y, 0.5), 0.08, (x, y, 0.04), 0.06) for x in (-0.3, 0.3) for y in (-0.1, 0.1)]
        + [((0.42, y, 1.05), 0.05, (0.36, y * 1.5, 0.86), 0.05) for y in (-0.12, 0.12)],
        fur,
        parent=dog,
        voxel=0.025,
    )
    S.flowers(90, high=0.3)
    return S


@scene
def apple():
    """An apple is being peeled, and its peel is a staircase."""
    S = Stage(
        "apple",
        304,
        sky=sky("#c9a86a", "#e9cf98", "#f6e6bf", "#f3d9a8", at=(0, 0.4, 0.7, 1), wash=0.25),
        ambient=0.66,
        key=[sun((-6, -5, 7), "#fff2d8", 3.2), sun((7, 5, 5), "#ffc890", 1.2, 0.2)],
        fog={"density": 0.02, "start": 19},
        cam={"loc": (0, -12.2, 4.2), "tgt": (0, 0, 3.1)},
        post={"grade": grade("#4a2030", "#fff4d4")},
    )
    S.ground("flat", "#b98a5a", amp=0.02, mat=S.mat("#a8764a", "wood", nscale=0.5))
    red, flesh = (
        S.mat("#b8322c", "clay", rough=0.25, vary=0.3, bump=0.02),
        S.mat("#f3e3b0", "clay", rough=0.45, vary=0.06, bump=0.02, sss=0.3),
    )
    c, R = Vector((0.55, 1.8, 0)), 2.25

    def rim(t):  # t from 0 at the bottom to 1 at the top: radius and height of an apple
        a = math.pi * t
        return R * math.sin(a) ** 0.8 * (1 + 0.1 * math.cos(a * 1.0 + 2.4)), 2.15 - 2.1 * math.cos(
            a
        ) - 0.4 * math.exp(-(((a - math.pi) / 0.5) ** 2))

    prof = [(max(0.001, rim(t)[0]), rim(t)[1]) for t in np.linspace(0.03, 1, 50)]
    S.lathe(prof, flesh, 80, c)
    V, F, n, turns, half = [], [], 320, 4.2, 6

    def band(i):
        u = i / n
        t = 0.97 - 0.88 * u
        a = -0.6 + turns * 2 * math.pi * u
        return u, t, a

    for i in range(n + 1):
        u, t, a = band(i)
        for k in range(half + 1):
            tt = min(0.995, max(0.02, t + (k / half - 0.5) * 0.085))
            r, z = rim(tt)
            drift = max(0.0, u - 0.42) / 0.58
            r2 = r + 0.05 + 0.62 * drift**1.3
            V.append((c.x + r2 * math.cos(a), c.y + r2 * math.sin(a), max(0.06, z - 0.35 * drift)))
    for i in range(n):
        for k in range(half):
            q = i * (half + 1) + k
            F.append((q, q + half + 1, q + half + 2, q + 1))
    peel = S.obj(V, F, red)
    so = peel.modifiers.new("thick", "SOLIDIFY")
    so.thickness = 0.1
    cap = [(max(0.001, rim(t)[0] + 0.05), rim(t)[1] + 0.02) for t in np.linspace(0.92, 1, 12)]
    S.lathe(cap, red, 60, c)
    wood = S.mat("#4a3020", "wood")
    S.tube(
        [(c.x, c.y, 3.8), (c.x + 0.05, c.y, 4.4), (c.x + 0.3, c.y, 5.0)], 0.1, wood, 10, taper=0.8, smooth=6
    )
    leaf = S.obj(
        [
            (0, 0, 0),
            (0.4, -0.28, 0.14),
            (0.95, -0.22, 0.2),
            (1.35, 0, 0.05),
            (0.95, 0.22, 0.2),
            (0.4, 0.28, 0.14),
        ],
        [(0, 1, 2, 3, 4, 5)],
        S.mat("#6f8f3c", "cloth"),
        True,
        (c.x + 0.1, c.y - 0.05, 4.5),
        (0, -14, -20),
    )
    leaf.modifiers.new("thick", "SOLIDIFY").thickness = 0.03
    # a door and windows in the flesh
    S.door((0.15, -0.36, 0.06), 1.0, 0.55, "#7a4a30", "#4f6a3c", 25, -8)
    for i, at in ((150, 0.9), (236, 0.8), (300, 0.72)):
        u, t, a = band(i)
        r, z = rim(t)
        drift = max(0.0, u - 0.42) / 0.58
        r2 = r + 0.05 + 0.62 * drift**1.3
        S.person(
            (c.x + r2 * math.cos(a), c.y + r2 * math.sin(a), max(0.06, z - 0.35 * drift) + 0.16),
            at * 0.9,
            ("#3f6a8a", "#e0b050", "#5a7a4a")[i % 3],
            "walk",
            math.degrees(a) + 180,
            hair=("#3a2620", "#6a4a2c", "#2c2024")[i % 3],
        )
    # the knife it takes
    blade = S.mat("#c9ced4", "metal", rough=0.2)
    S.obj(
        [
            (0, -0.03, 0),
            (2.1, -0.03, 0),
            (2.5, -0.03, 0.16),
            (2.2, -0.03, 0.36),
            (0, -0.03, 0.36),
            (0, 0.03, 0),
            (2.1, 0.03, 0),
            (2.5, 0.03, 0.16),
            (2.2, 0.03, 0.36),
            (0, 0.03, 0.36),
        ],
        [
            (0, 1, 2, 3, 4),
            (9, 8, 7, 6, 5),
            (0, 5, 6, 1),
            (1, 6, 7, 2),
            (2, 7, 8, 3),
            (3, 8, 9, 4),
            (4, 9, 5, 0),
        ],
        blade,
        False,
        (-2.9, -1.5, 0.14),
        (62, 0, 8),
        bevel=0.01,
    )
    S.box((1.4, 0.18, 0.36), S.mat("#4a2c22", "wood"), (-3.5, -1.6, 0.2), (62, 0, 8), 0.06)
    S.person((-1.5, -1.9, 0.0), 0.85, "#c2453a", "wave", 140, hair="#5a3a26")
    return S


@scene
def bench():
    """Two old people on a bench; the shadows they throw on the wall are young, and dance."""
    S = Stage(
        "bench",
        305,
        sky=sky("#4a3a80", "#8a5a90", "#d08888", "#d89a8a", at=(0, 0.12, 0.3, 1)),
        ambient=0.36,
        key=[sun((-3.4, -12, 5.0), "#ffc070", 5.2, 0.012, (0, 0, 2.6))],
        fog={"density": 0.01, "start": 20},
        cam={"loc": (0.3, -13.4, 3.5), "tgt": (0.25, 0, 4.2)},
        post={
            "grade": grade("#3a1c50", "#fff0c0", contrast=0.2),
            "bloom": 0.4,
        },
    )
    S.ground("flat", "#b9855a", amp=0.03, mat=S.mat("#b98458", "sand", nscale=1.2))
    # the wall of a house, with a shuttered window, and what is behind it
    S.box((16, 0.4, 9.2), S.mat("#dc9a68", "clay", nscale=0.35, vary=0.25, bump=0.1), (0, 4.4, 4.4), bevel=0)
    S.box((16, 0.5, 0.7), S.mat("#9a7a68", "stone"), (0, 4.25, 0.3), bevel=0.04)
    S.box((16, 1.2, 0.3), S.mat("#a5583c", "clay", bump=0.1), (0, 4.2, 9.1), (8, 0, 0), 0.06)
    shutter, rail = S.mat("#4f7a80", "wood"), S.mat("#3f626a", "wood")
    z = 7.95
    S.box((1.5, 0.3, 1.9), S.mat("#f0d8a8", "wood"), (3.95, 4.2, z), bevel=0.03)
    for s in (-1, 1):
        S.box((0.62, 0.2, 1.6), shutter, (3.95 + s * 0.33, 4.05, z), bevel=0.02)
        for k in range(8):
            S.box((0.5, 0.1, 0.07), rail, (3.95 + s * 0.33, 3.95, z - 0.65 + 0.185 * k), (-25, 0, 0), 0)
    S.box((1.9, 0.5, 0.14), S.mat("#9a7a68", "stone"), (3.95, 4.1, z - 1.05), bevel=0.03)
    S.house((-3.6, 9, 8.0), 3.4, 1.2, "#8a4a44", "#c99a80", lit=0)
    # the dancers: nobody sees them but the light
    V, F = [], []
    for outline in _dancers():
        F.append(tuple(range(len(V), len(V) + len(outline))))
        V += [(x, 0, z) for x, z in outline]
    two = S.obj(V, F, S.mat("#201018", "clay"), False, (-0.3, 3.4, 2.85), scale=0.97)
    S.rays(two, camera=False, diffuse=False, glossy=False)
    # the bench and the two
    iron, wood = S.mat("#3a3030", "metal"), S.mat("#7a4a2c", "wood")
    for k in range(3):
        S.box((3.6, 0.2, 0.08), wood, (0.1, 0.15 + 0.26 * k, 0.82), bevel=0.02)
    for k in range(3):
        S.box((3.6, 0.07, 0.17), wood, (0.1, 0.0, 1.12 + 0.23 * k), (-6, 0, 0), 0.02)
    for x in (-1.55, 1.75):
        S.tube([(x, -0.02, 1.75), (x, 0.0, 0.82), (x, 0.7, 0.8), (x, 0.75, 0)], 0.06, iron, 8)
        S.tube([(x, 0.02, 0.82), (x, -0.1, 0)], 0.06, iron, 8)
    him = S.person(
        (-0.5, 0.45, 0.83),
        3.2,
        "#4a5878",
        "sit",
        180,
        hair="#a8a4aa",
        hands=((0.13, -0.2, 0.17), (-0.34, 0.05, 0.32)),
        head=(-0.03, 0.0, 0.56),
    )
    her = S.person(
        (0.5, 0.45, 0.83),
        2.95,
        "#b8323a",
        "sit",
        180,
        hair="#b4b0b6",
        style="bun",
        scarf="#3f7f7a",
        chest=(0.03, 0.01, 0.38),
        head=(0.11, 0.0, 0.55),
    )
    # his hat is the one that the shadow lifts
    S.lathe(
        [
            (0.0, 0.12),
            (0.05, 0.135),
            (0.085, 0.125),
            (0.108, 0.09),
            (0.115, 0.0),
            (0.19, -0.012),
            (0.19, -0.022),
            (0, -0.022),
        ],
        S.mat("#3a3040", "cloth"),
        32,
        (-0.03, 0.01, 0.6),
        (-4, 5, 0),
        parent=him,
    )
    S.lathe(
        [(0.118, 0.0), (0.112, 0.035)],
        S.mat("#b8323a", "cloth"),
        32,
        (-0.03, 0.01, 0.6),
        (-4, 5, 0),
        parent=him,
    )
    S.sphere(0.07, S.mat("#b0acb2", "cloth"), (0.11, 0.1, 0.585), (1, 0.8, 1), 18, her)
    for s in (-1, 1):
        S.sphere(0.024, S.mat("#e8c7a0", "clay"), (-0.03 + s * 0.096, 0.01, 0.55), (0.6, 1, 1.2), 12, him)
        S.sphere(0.022, S.mat("#e8c7a0", "clay"), (0.11 + s * 0.096, 0.01, 0.54), (0.6, 1, 1.2), 12, her)
    for one in (him, her):
        S.rays(one, shadow=False)
    S.tube(
        [(-1.4, -0.08, 0.02), (-1.32, -0.1, 1.85), (-1.22, -0.1, 1.95), (-1.12, -0.1, 1.86)], 0.04, wood, 8
    )
    # a chestnut frames them; its leaves come down
    S.tree(
        (-5.0, 0.9, 0), 9.5, "#3a2620", ("#e89a3c", "#d8702f", "#b8482a"), 6, 0.6, 1.5, 0.17, seed=3, r=0.42
    )
    leaf = [S.mat(c, "cloth") for c in ("#e8a03c", "#d8702f", "#c24a2a")]
    for k in range(190):
        x, y = S.rnd.uniform(-4.5, 4.8), S.rnd.uniform(-5.5, 3.2)
        z = 0.05 if k % 12 else S.rnd.uniform(0.5, 8)
        S.obj(
            [(0, -0.1, 0), (0.06, 0, 0.03), (0, 0.1, 0), (-0.06, 0, 0.02)],
            [(0, 1, 2, 3)],
            leaf[k % 3],
            False,
            (x, y, z),
            (S.rnd.uniform(-25, 25), S.rnd.uniform(-25, 25), S.rnd.uniform(0, 180)),
            S.rnd.uniform(0.9, 1.6),
        )
    return S


def _dancers():
    """Outlines of a man who lifts his hat and a woman whose skirt flies, hand in hand."""
    face = """-.1 .5 .15 .48 .33 .33 .37 .15 .39 .08 .49 -.06 .4 -.1 .41 -.17 .38 -.22 .4 -.28 .35 -.34
    .33 -.45 .2 -.5 .02 -.38 -.1 -.5 -.3 -.4 -.42 -.1 -.44 .15 -.34 .4"""
    # each limb is a row of x, z and half its thickness
    limbs = """-1.08 4.1 .15 -1.12 3.85 .17
    -1.12 3.62 .36 -1.02 3 .31 -.98 2.55 .29
    -1.2 3.72 .24 -.9 3.68 .22
    -.98 2.45 .3 -1.2 1.55 .2 -1.22 1.45 .19 -1.5 .62 .12 -1.52 .38 .1
    -1.56 .26 .12 -1.2 .17 .09 -1.08 .16 .07
    -.92 2.45 .28 -.28 1.98 .2 -.2 1.92 .18 .12 1.08 .12 .16 .92 .1
    .12 .82 .11 .42 .92 .08 .55 .99 .06
    -.88 3.7 .17 -.35 3.55 .13 -.3 3.56 .12 .18 4.12 .085 .24 4.2 .1
    -1.3 3.72 .17 -1.85 3.95 .13 -1.9 4 .12 -2.1 4.72 .085 -2.12 4.85 .1
    1.5 3.98 .12 1.5 3.75 .13
    1.42 3.62 .22 1.66 3.6 .22
    1.5 3.5 .3 1.46 3.1 .24 1.42 2.8 .2 1.44 2.6 .24
    1.25 1.7 .19 1.12 1.1 .14 1.12 1 .14 1.22 .45 .08 1.2 .32 .07
    1.2 .27 .08 1.02 .05 .06 .95 0 .05
    1.25 .25 .05 1.3 .02 .02
    1.75 1.7 .18 2.2 1.22 .15 2.28 1.18 .14 2.85 1.38 .085 2.95 1.44 .07
    3 1.46 .08 3.2 1.66 .06 3.27 1.76 .045
    3.03 1.4 .05 3.22 1.36 .02
    1.28 3.62 .14 .82 3.72 .1 .78 3.74 .1 .34 4.18 .07 .26 4.24 .09
    1.72 3.6 .14 2.22 3.78 .1 2.26 3.8 .1 2.72 4.28 .065 2.78 4.36 .06"""
    # crown and brim of the hat, coat tails, hair; bodice, skirt, hand, hair in the wind
    shapes = """-2.43 4.9 -2.4 5.28 -2.25 5.37 -2.1 5.35 -1.95 5.44 -1.84 5.36 -1.84 5.04
    -2.66 4.85 -2.6 4.84 -1.62 5.04 -1.6 5.1 -1.66 5.12 -2.64 4.93
    -1.25 3.1 -1.35 2.6 -1.75 2.15 -1.45 2.1 -1 2.2 -.8 2.6
    -1.35 4.75 -1.2 5 -.95 4.98 -.72 4.86 -.85 4.8 -1.1 4.8
    1.1 3.42 1.2 3.54 1.3 3.3 1.2 3.2
    1.22 2.82 .95 2.4 .6 1.95 .42 1.6 .75 1.62 1 1.45 1.3 1.52 1.62 1.36 1.95 1.5 2.3 1.45 2.62 1.68
     2.95 1.72 2.6 2.1 2.05 2.5 1.66 2.84
    2.7 4.3 2.72 4.5 2.86 4.62 2.96 4.55 2.88 4.45 2.98 4.4 2.86 4.28
    1.55 4.72 1.75 4.62 2.05 4.72 2.4 4.6 2.55 4.35 2.3 4.42 2.05 4.36 1.85 4.25 1.65 4.2
    1.3 4.74 1.55 4.8 1.75 4.6 1.7 4.3 1.5 4.4"""

    def numbers(text, each):
        values = [float(word) for word in text.split()]
        return list(zip(*(values[i::each] for i in range(each)), strict=True))

    def rounded(points):
        """Lead a closed curve through points."""
        P, curve = [np.array(p) for p in points], []
        for i in range(len(P)):
            p, q, r, s = P[i - 1], P[i], P[(i + 1) % len(P)], P[(i + 2) % len(P)]
            curve += [
                0.5
                * (2 * q + (r - p) * u + (2 * p - 5 * q + 4 * r - s) * u**2 + (3 * q - p - 3 * r + s) * u**3)
                for u in np.linspace(0, 1, 5)[:-1]
            ]
        return curve

    for x, z, size, lean, way in ((-1.02, 4.52, 0.76, 0.12, 1), (1.42, 4.35, 0.72, -0.22, -1)):
        c, s = math.cos(lean), math.sin(lean)
        yield [
            (x + size * (way * u * c - v * s), z + size * (way * u * s + v * c))
            for u, v in rounded(numbers(face, 2))
        ]
    for limb in limbs.splitlines():
        joints = numbers(limb, 3)
        for x, z, r in joints:
            yield [(x + r * math.cos(a), z + r * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 25)[:-1]]
        for (x0, z0, r0), (x1, z1, r1) in itertools.pairwise(joints):
            long = math.hypot(x1 - x0, z1 - z0)
            nx, nz = (z0 - z1) / long, (x1 - x0) / long
            yield [
                (x0 + r0 * nx, z0 + r0 * nz),
                (x1 + r1 * nx, z1 + r1 * nz),
                (x1 - r1 * nx, z1 - r1 * nz),
                (x0 - r0 * nx, z0 - r0 * nz),
            ]
    for shape in shapes.replace("\n     ", " ").splitlines():
        yield rounded(numbers(shape, 2))


def _round(points, fine=6):
    """A profile drawn round through its points."""
    P = [Vector(p) for p in points]
    bows = []
    for i in range(len(P) - 1):
        p0, p1, p2, p3 = P[max(i - 1, 0)], P[i], P[i + 1], P[min(i + 2, len(P) - 1)]
        for u in (j / fine for j in range(fine)):
            bows.append(
                0.5
                * (
                    2 * p1
                    + (p2 - p0) * u
                    + (2 * p0 - 5 * p1 + 4 * p2 - p3) * u * u
                    + (3 * p1 - p0 - 3 * p2 + p3) * u**3
                )
            )
    return [(max(q.x, 0), q.y) for q in (*bows, P[-1])]


@scene
def bulbs():
    """A gardener waters light bulbs, and they come up lit."""
    S = Stage(
        "bulbs",
        306,
        sky=sky(
            "#7a9fb0",
            "#b4cdc0",
            "#f0e6c0",
            "#f8d8a0",
            at=(0, 0.4, 0.65, 1),
            clouds=[clouds("#9fb8b4", "#fff3dc")],
        ),
        ambient=0.55,
        key=[sun((-6, 4, 5), "#ffd9a0", 2.8), sun((6, -6, 7), "#cfe0f0", 1.2, 0.3)],
        fog={"density": 0.022, "start": 18},
        cam={"loc": (0, -11.8, 3.2), "tgt": (0, 0, 3.45)},
        post={"grade": grade("#203858", "#fff4d0"), "bloom": 0.8, "bloom_th": 0.75},
    )
    S.ground("hills", "#7f9550", amp=0.6, seed=8, flat=4)
    S.mountains(45, 7, "#8aa39c", 3, scale=0.05, width=120)
    soil = S.mat("#6a4832", "clay", bump=0.2, bscale=5)
    glass, brass, green = (
        S.thin_glass("#fff2d8", 0.7),
        S.mat("#b98a3c", "metal"),
        S.mat("#5f8a3c", "cloth"),
    )

    def bulb(x, y, h, r, lit):
        z = S.z(x, y)
        S.sphere(0.42 * r / 0.45, soil, (x, y, z), (1.2, 1, 0.35), 20, bumpy=0.08)
        S.tube([(x, y, z), (x + 0.06, y, z + h * 0.5), (x, y, z + h)], 0.05, green, 8, smooth=5)
        for s in (-1, 1):
            V = [(0, 0, 0), (s * 0.3, -0.1, 0.16), (s * 0.7, 0, 0.2), (s * 0.3, 0.1, 0.12)]
            S.obj(V, [(0, 1, 2, 3)], green, True, (x, y, z + h * (0.35 + 0.1 * s)), scale=0.5 + h * 0.25)
        thread = [(0.215 + 0.028 * math.sin(25 * t), 0.42 * t) for t in np.linspace(0, 1, 60)]
        S.lathe([(0.05, -0.03), (0.14, -0.03), *thread], brass, 48, (x, y, z + h), scale=r / 0.5)
        rims = [0.4, 0.55, 0.85, 1.15, 1.42, 1.55, 1.66, 1.73, 1.76, 1.78]
        S.lathe(
            _round(zip((0.22, 0.26, 0.42, 0.52, 0.5, 0.45, 0.36, 0.26, 0.15, 0), rims, strict=True)),
            glass,
            96,
            (x, y, z + h),
            scale=r / 0.5,
        )
        k = r / 0.5
        m = S.mat("#ffca5c", "glow", gain=9.0) if lit else S.mat("#5a4a44", "metal")
        wire = [
            (-0.12, 0, 0.42),
            (-0.16, 0, 0.95),
            (-0.06, 0, 1.2),
            (0, 0, 1.0),
            (0.06, 0, 1.2),
            (0.16, 0, 0.95),
            (0.12, 0, 0.42),
        ]
        S.tube([(x + px * k, y, z + h + pz * k) for px, _, pz in wire], 0.022 * k, m, 6, smooth=5)
        if lit:
            S.lamp((x, y, z + h + 1.1 * k), "#ffc868", 60 * r * r * 4, 0.25 * k)
            S.sphere(
                0.16 * k, S.mat("#ffd070", "glow", gain=3.0), (x, y, z + h + 1.12 * k), (0.9, 0.9, 1.2), 16
            )

    for row in range(5):
        for i in range(-3, 4):
            y = 0.4 + row * 2.3
            x = i * 1.65 + (row % 2) * 0.8
            if abs(x) > 4.2 + row * 0.9 or (row == 0 and -2.2 < x < 0.2):
                continue
            near = row == 0 and x < 2
            lit = S.rnd.random() < 0.65
            bulb(
                x + S.rnd.uniform(-0.15, 0.15),
                y,
                0.5 if near else S.rnd.uniform(0.5, 1.6),
                0.45 if near else S.rnd.uniform(0.36, 0.55),
                lit,
            )
    bulb(1.3, -0.9, 3.0, 0.95, True)
    bulb(-2.5, -1.6, 0.15, 0.3, False)
    him = S.person(
        (-1.05, -1.2, S.z(-1.05, -1.2)),
        1.9,
        "#3f6a8a",
        "give",
        62,
        hair=None,
        hat="#c9a45c",
        trousers="#5a4632",
    )
    S.give_face(
        him, mood="glad", look=(0.4, 0.5), hair="#d8d2c8", style="short", rot=(-6, 0, -22), beard="#d8d2c8"
    )
    can = S.empty((-0.42, -1.32, S.z(-1.05, -1.2) + 0.95), (0, 22, 0), 0.75)
    tin = S.mat("#7f9aa0", "metal", rough=0.4)
    S.lathe([(0, 0), (0.35, 0), (0.33, 0.6), (0.28, 0.62), (0, 0.6)], tin, 28, parent=can)
    S.tube([(0.3, 0, 0.15), (0.7, 0, 0.5), (0.95, 0, 0.62)], 0.06, tin, 8, can)
    S.lathe([(0.06, 0), (0.17, 0.14), (0, 0.16)], tin, 20, (0.95, 0, 0.62), (0, 70, 0), parent=can)
    S.tube([(-0.3, 0, 0.1), (-0.65, 0, 0.35), (-0.5, 0, 0.7), (-0.1, 0, 0.72)], 0.045, tin, 8, can, smooth=5)
    # thin jets that spread from the rose, fall in one bow, and have wetted the soil where they end
    water = S.mat("#dcf2f8", "clay", rough=0.1, bump=0.0, vary=0.05, lift=0.55)
    rose = Vector((0.5, -1.32, can.location.z + 0.17))
    for k in range(15):
        a = 2.4 * k
        out = 0.12 * math.sqrt(k / 14)
        start = rose + Vector((-0.3 * out * math.sin(a), out * math.cos(a), out * math.sin(a)))
        far, rise = 0.5 + 1.6 * out * math.sin(a) + S.rnd.uniform(-0.03, 0.03), 0.12 + 0.8 * out * math.sin(a)
        floor = S.z(rose.x + far, -1.3) + 0.16 - start.z
        bow = [
            start + Vector((far * t, 1.6 * out * math.cos(a) * t, rise * t + (floor - rise) * t * t))
            for t in np.linspace(0, 1, 24)
        ]
        S.tube(bow, 0.0135, water, 8, taper=0.8)
        for _ in range(3):
            b = S.rnd.uniform(0, 6.28)
            at = bow[-1] + S.rnd.uniform(0.05, 0.16) * Vector(
                (math.cos(b), 0.5 * math.sin(b), 0.7 * S.rnd.random())
            )
            S.sphere(S.rnd.uniform(0.012, 0.024), water, at, seg=10)
    wet = S.mat("#38261c", "clay", rough=0.15, bump=0.1)
    S.sphere(0.36, wet, (1.0, -1.34, S.z(1.0, -1.34) + 0.14), (1, 0.6, 0.14), 24)
    # the next has just come up
    bulb(0.62, -1.62, 0.13, 0.15, True)
    return S


@scene
def busstop():
    """People wait for the bus in the middle of the sea."""
    S = Stage(
        "busstop",
        307,
        sky=sky(
            "#4f9aa8",
            "#9fccc0",
            "#f2e8c4",
            "#f8d4a4",
            at=(0, 0.4, 0.62, 1),
            clouds=[clouds("#a9c8c0", "#fff8e8", (0.34, 0.16))],
        ),
        ambient=0.66,
        key=[sun((-6, -4, 6), "#fff0cc", 3.0), sun((4, 9, 5), "#ffd9a8", 1.4, 0.15)],
        fog={"density": 0.016, "start": 20},
        cam={"loc": (0, -14, 3.0), "tgt": (0, 0, 3.9)},
        post={"grade": grade("#163f58", "#fff4d6")},
    )
    S.ground("sea", "#2f8a90", amp=0.55)
    stone = S.mat("#b9b0a0", "stone")
    S.box((5.6, 2.0, 0.3), stone, (0.1, 1.2, 0.05), bevel=0.08)
    S.box((5.6, 0.16, 0.12), S.mat("#e8e0cc", "stone"), (0.1, 0.2, 0.17), bevel=0.02)
    frame, glass = S.mat("#3f5a5c", "metal"), S.mat("#dfeeea", "glass", ior=1.03)
    for x in (-2.0, 1.3):
        S.box((0.12, 0.12, 3.1), frame, (x, 1.9, 1.7), bevel=0.02)
    S.box((3.9, 1.5, 0.12), S.mat("#c2553a", "clay"), (-0.35, 1.5, 3.3), (4, 0, 0), 0.04)
    S.obj(
        [(-1.95, 1.95, 0.5), (1.25, 1.95, 0.5), (1.25, 1.95, 3.1), (-1.95, 1.95, 3.1)],
        [(0, 1, 2, 3)],
        glass,
        False,
    )
    S.box((2.6, 0.5, 0.1), S.mat("#8a5a36", "wood"), (-0.35, 1.6, 0.85), bevel=0.03)
    for x in (-1.4, 0.7):
        S.box((0.1, 0.4, 0.65), frame, (x, 1.6, 0.5), bevel=0.01)
    # the sign
    S.tube([(2.3, 0.7, 0.1), (2.3, 0.7, 4.6)], 0.06, frame, 10)
    S.lathe(
        [(0, -0.05), (0.6, -0.05), (0.6, 0.05), (0, 0.05)],
        S.mat("#f0c040", "clay", rough=0.35),
        40,
        (2.3, 0.68, 4.75),
        (90, 0, 0),
    )
    S.lathe(
        [(0.5, -0.06), (0.54, -0.06), (0.54, 0.06), (0.5, 0.06)],
        S.mat("#2a4a5a", "clay"),
        40,
        (2.3, 0.66, 4.75),
        (90, 0, 0),
    )
    dark = S.mat("#2a4a5a", "clay")
    S.box((0.62, 0.04, 0.34), dark, (2.3, 0.6, 4.82), bevel=0.06)
    for x in (-0.2, 0.0, 0.2):
        S.box((0.14, 0.05, 0.14), S.mat("#f0e8d0", "clay"), (2.3 + x, 0.58, 4.86), bevel=0.01)
    for x in (-0.17, 0.17):
        S.sphere(0.07, dark, (2.3 + x, 0.6, 4.63), (1, 0.5, 1), 16)
    S.box((0.5, 0.05, 0.8), S.mat("#f3ead6", "paper"), (2.3, 0.66, 2.9), bevel=0.02)
    # who waits: one reads, two have seen who has come
    reader = S.person(
        (-1.25, 1.45, 0.92),
        1.75,
        "#5a6a4a",
        "sit",
        6,
        hair="#dcd6cc",
        hat="#3f4a38",
        hands=((0.19, -0.27, 0.44), (-0.19, -0.27, 0.44)),
    )
    sheet, ink = S.mat("#f3ead6", "paper"), S.mat("#8a8478", "cloth")
    for side in (-1, 1):
        page = S.empty((side * 0.105, -0.3, 0.47), (-12, 0, side * 10))
        page.parent = reader
        S.box((0.21, 0.012, 0.3), sheet, parent=page, bevel=0.002)
        S.box((0.17, 0.016, 0.025), ink, (0, 0, 0.11), parent=page, bevel=0)
        for k in range(6):
            S.box((0.15, 0.016, 0.01), ink, (0, 0, 0.06 - 0.034 * k), parent=page, bevel=0)
    S.person(
        (-0.1, 1.45, 0.92),
        1.6,
        "#c2453a",
        "sit",
        28,
        hair="#3a2620",
        hands=((0.09, -0.3, 0.16), (-0.1, -0.24, 0.18)),
        chest=(0, -0.05, 0.37),
        head=(0, -0.1, 0.55),
    )
    standing = S.person(
        (1.62, 0.62, 0.2),
        1.9,
        "#34506a",
        "stand",
        -72,
        hair="#6a4028",
        style="bun",
        trousers="#22262e",
        skirt=False,
        chest=(0, -0.05, 0.7),
        head=(0, -0.1, 0.885),
        hands=((0.12, -0.42, 0.6), (-0.16, 0.0, 0.44)),
        feet=((0.07, -0.1, 0.03), (-0.07, 0.09, 0.03)),
    )
    hem = [(0.09, 0.6), (0.12, 0.46), (0.165, 0.29), (0.145, 0.295)]
    S.lathe(hem, S.mat("#34506a", "cloth"), 28, scale=(0.95, 1, 1), parent=standing)
    S.lathe(
        [(0.07, 0.03), (0.11, 0.015), (0.1, -0.02)],
        S.mat("#efd08a", "cloth"),
        24,
        (0, -0.08, 0.79),
        parent=standing,
    )
    S.sphere(0.06, S.mat("#e8c890", "cloth"), (0.12, -0.47, 0.59), (1, 1.3, 0.8), 14, standing)
    case = S.mat("#8a5632", "cloth")
    S.box((0.62, 0.24, 0.44), case, (2.3, 0.2, 0.42), bevel=0.05)
    S.bird((-1.4, 0.95, 3.27), 0.55, "#f6f2ea", -25, belly="#ffffff")
    S.bird((2.3, 0.7, 5.36), 0.5, "#f6f2ea", 200)
    # who has come up beside the platform, for a crumb
    e = S.empty((-0.25, -1.15, 0.1), (0, -34, 8), 1.4)
    skin, fin, pale = S.mat("#e8843c", "clay", rough=0.3), S.mat("#d8582f", "clay"), S.mat("#f6d8a0", "clay")
    S.blob(
        [
            ((-1.05, 0, -0.02), 0.1, (-0.35, 0, 0.0), 0.38),
            ((-0.35, 0, 0.0), 0.38, (0.2, 0, 0.03), 0.34),
            ((0.2, 0, 0.03), 0.34, (0.58, 0, 0.02), 0.17),
        ],
        skin,
        parent=e,
        scale=(1, 0.62, 1),
        voxel=0.02,
        smooth=8,
    )
    S.blob([((0.05, 0, -0.1), 0.29, (0.54, 0, -0.04), 0.14)], pale, parent=e, scale=(1, 0.6, 1), voxel=0.02)
    for h in (0.075, -0.045):
        S.blob([((0.7, -0.05, h), 0.05, (0.7, 0.05, h), 0.05)], fin, parent=e, voxel=0.012)
    for side in (-1, 1):
        S.sphere(0.085, S.mat("#fff4dc", "clay", rough=0.15), (0.36, side * 0.155, 0.13), (1, 0.5, 1), 20, e)
        S.sphere(0.05, S.mat("#181214", "clay", rough=0.05), (0.385, side * 0.185, 0.14), (1, 0.5, 1), 16, e)
        gill = [
            (0.12 - 0.09 * math.cos(t), side * 0.228, 0.2 * math.sin(t)) for t in np.linspace(-1.2, 1.2, 12)
        ]
        S.tube(gill, 0.016, fin, 6, e)
        S.fin(
            ((-0.02, side * 0.2, -0.06), (-0.02, side * 0.2, -0.16)),
            ((-0.32, side * 0.42, 0.0), (-0.3, side * 0.42, -0.2)),
            fin,
            fin,
            7,
            parent=e,
        )
    S.fin(((0.12, 0, 0.33), (-0.6, 0, 0.26)), ((-0.1, 0, 0.6), (-0.78, 0, 0.42)), fin, fin, 11, parent=e)
    foam = S.mat("#e8f6f0", "snow", lift=0.25)
    for r, wide in ((0.6, 0.012), (0.9, 0.007), (1.25, 0.004)):
        ring = [
            (-0.42 + r * 1.1 * math.cos(t), -1.2 + 0.62 * r * math.sin(t), 0.03)
            for t in np.linspace(0, 6.283, 60)
        ]
        S.tube(ring, wide, foam, 6)
    for _ in range(14):
        at = (0.35 + S.rnd.gauss(0, 0.25), -1.2 + S.rnd.gauss(0, 0.12), S.rnd.uniform(0.05, 0.6))
        S.sphere(S.rnd.uniform(0.012, 0.03), foam, at, seg=8)
    S.mountains(85, 5, "#8ab0ac", 6, scale=0.03, width=180, sharp=False)
    S.paperboat((2.7, 9, 0.05), 1.2, rot=30)
    return S


def robin(S, at, size):
    """Set a robin that looks to the left, one unit from breast to tail."""
    e = S.empty(at, (0, 0, -8), size)
    coat, breast, dark = (
        S.mat("#7a5c44", "cloth", vary=0.2),
        S.mat("#e8643a", "cloth"),
        S.mat("#4f3a2e", "cloth"),
    )
    S.blob(
        [
            ((-0.1, 0, 0.36), 0.21, (0.14, 0, 0.3), 0.16),
            ((0.14, 0, 0.3), 0.15, (0.3, 0, 0.25), 0.07),
            ((-0.15, 0, 0.46), 0.17, (-0.21, 0, 0.6), 0.15),
        ],
        coat,
        parent=e,
        voxel=0.014,
        smooth=6,
    )
    S.blob(
        [((-0.16, 0, 0.33), 0.185, (-0.2, 0, 0.42), 0.165), ((-0.2, 0, 0.42), 0.165, (-0.27, 0, 0.56), 0.11)],
        breast,
        parent=e,
        voxel=0.014,
        smooth=6,
    )
    S.sphere(0.13, S.mat("#f3e6d0", "cloth"), (-0.06, 0, 0.2), (1.4, 1, 0.6), 20, e)
    for dy in (-0.035, 0, 0.035):
        S.tube([(0.26, dy, 0.27), (0.46, dy, 0.27), (0.66, 1.5 * dy, 0.3)], 0.045, dark, 8, e, taper=0.7)
    for s in (-1, 1):
        for k in range(4):
            z = 0.44 - 0.055 * k
            far = 0.36 - 0.06 * k
            plume = [(-0.1, s * 0.185, z), (0.06, s * 0.2, z - 0.03), (far, s * 0.12, z - 0.12 + 0.03 * k)]
            S.tube(plume, 0.05, (dark, coat)[k % 2], 8, e, taper=0.3, smooth=4)
        S.sphere(0.032, S.mat("#15100f", "clay", rough=0.1), (-0.29, s * 0.11, 0.64), parent=e, seg=14)
        S.sphere(0.009, S.mat("#ffffff", "glow", gain=1.5), (-0.31, s * 0.136, 0.655), parent=e, seg=8)
    S.lathe([(0.035, 0), (0, 0.13)], S.mat("#3a2c24", "clay"), 10, (-0.34, 0, 0.6), (0, -92, 0), parent=e)
    return e


@scene
def cannon():
    """A bird has built its nest in the mouth of a cannon."""
    S = Stage(
        "cannon",
        308,
        sky=sky(
            "#5f8fb0",
            "#a6c6cc",
            "#f0e6c8",
            "#f9d9a6",
            at=(0, 0.4, 0.66, 1),
            clouds=[clouds("#a8bfc4", "#fff6e4", (0.25, 0.2), 0.8)],
        ),
        ambient=0.62,
        key=[sun((-6, -4, 6), "#fff0cc", 3.4), sun((6, 7, 5), "#ffc8a0", 1.2, 0.2)],
        fog={"density": 0.02, "start": 20},
        cam={"loc": (0, -14, 2.2), "tgt": (0, 0, 3.9)},
        post={"grade": grade("#2a2f5a", "#fff4d6")},
    )
    S.ground("hills", "#7f944c", amp=0.7, seed=12, flat=3.6)
    S.mountains(48, 7, "#8aa2a0", 6, scale=0.05, width=120)
    iron, rust = S.mat("#4f4a48", "metal", rough=0.55), S.mat("#7a5a42", "metal", rough=0.7)
    z = S.z(0, 1.5)
    e = S.empty((-0.5, 1.7, z + 1.75), (0, 62, -16), 1.15)
    prof = [
        (0, -1.9),
        (0.22, -1.85),
        (0.26, -1.7),
        (0.16, -1.55),
        (0.7, -1.4),
        (0.78, -1.1),
        (0.76, -0.9),
        (0.7, -0.85),
        (0.66, 0.2),
        (0.72, 0.25),
        (0.72, 0.45),
        (0.62, 0.5),
        (0.55, 2.2),
        (0.62, 2.4),
        (0.74, 2.56),
        (0.79, 2.66),
        (0.79, 2.74),
        (0.74, 2.82),
        (0.64, 2.85),
        (0.55, 2.82),
        (0.52, 2.7),
    ]
    S.lathe(prof, iron, 72, parent=e)
    S.lathe([(0.53, 2.72), (0.5, 2.4), (0, 2.4)], S.mat("#1c1614", "clay"), 48, parent=e)
    wood = S.mat("#6a4a34", "wood")
    for y in (-0.95, 1.05):
        w = S.empty((-0.7, 1.7 + y, z + 1.15), (0, 0, -16))
        S.tube(
            [(1.1 * math.cos(t), 0, 1.1 * math.sin(t)) for t in np.linspace(0, 6.283, 48)], 0.13, wood, 10, w
        )
        S.lathe([(0, -0.2), (0.24, -0.18), (0.24, 0.18), (0, 0.2)], rust, 20, rot=(90, 0, 0), parent=w)
        for k in range(10):
            a = 6.283 * k / 10
            S.tube(
                [(0.15 * math.cos(a), 0, 0.15 * math.sin(a)), (1.05 * math.cos(a), 0, 1.05 * math.sin(a))],
                0.06,
                wood,
                8,
                w,
            )
    S.box((3.4, 0.5, 0.36), wood, (-1.5, 1.95, z + 0.75), (0, -24, -16), 0.05)
    m = e.matrix_basis @ Vector((0, 0, 2.8))
    straw = [S.mat(c, "wood") for c in ("#a5803f", "#8a6834", "#c09a54")]
    for k in range(150):
        a = S.rnd.uniform(0, 6.28)
        r, zz = S.rnd.uniform(0.5, 0.86), S.rnd.uniform(-0.18, 0.34)
        P = [
            m
            + Vector(
                (r * math.cos(a + d) * (1 + 0.25 * zz), r * math.sin(a + d), zz + S.rnd.uniform(-0.08, 0.08))
            )
            for d in (0, 0.3, 0.6, 0.9)
        ]
        S.tube(P, 0.022, straw[k % 3], 5)
    for x, y in ((-0.22, -0.2), (0.2, -0.25), (0.0, 0.15)):
        S.sphere(
            0.24,
            S.mat("#bcd6d2", "clay", vary=0.12, nscale=9, rough=0.4),
            m + Vector((x, y, 0.25)),
            (0.85, 0.85, 1.15),
            24,
        )
    robin(S, m + Vector((0.16, -0.2, 0.27)), 1.5)
    S.birds((0.4, 5, 7.6), 6, (1.6, 1, 0.7), 0.24, "#4a4a50")
    # balls turned to garden ornaments; poppies
    for x, y, r in ((-2.5, -0.6, 0.36), (-2.0, -0.9, 0.36), (-2.25, -0.72, 0.36)):
        S.sphere(r, iron, (x, y, S.z(x, y) + (0.3 if x != -2.25 else 0.86)), seg=28)
    for _ in range(150):
        x, y = S.rnd.uniform(-4.2, 4.2), S.rnd.uniform(-3, 9)
        zz, h = S.z(x, y), S.rnd.uniform(0.25, 0.6)
        S.tube([(x, y, zz), (x + 0.04, y, zz + h)], 0.014, S.mat("#5f7a3c", "cloth"), 5)
        q = S.rnd.uniform(0.07, 0.13)
        S.lathe(
            [(0.01, 0), (q, q * 0.5), (q * 1.15, q * 1.1)],
            S.mat(S.rnd.choice(["#d03a2c", "#c22f2a", "#e0543c"]), "cloth"),
            10,
            (x + 0.04, y, zz + h),
            (S.rnd.uniform(-30, 30), S.rnd.uniform(-30, 30), 0),
        )
        S.sphere(q * 0.35, S.mat("#2a2028", "clay"), (x + 0.04, y, zz + h + q * 0.4), seg=8)
    S.person(
        (2.05, -1.6, S.z(2.05, -1.6)),
        1.15,
        "#3f6a8a",
        face=196,
        hair="#5a3a26",
        scarf="#f0d9a0",
        hands=((0.2, -0.18, 1.08), (-0.2, -0.03, 0.44)),
    )
    return S


@scene
def crown():
    """At low tide a crown of sand, a child who is king of it, and a paper fleet that comes with the sea."""
    S = Stage(
        "crown",
        309,
        sky=sky(
            "#4a6aa4",
            "#90aec4",
            "#f6d49c",
            "#fba870",
            at=(0, 0.12, 0.24, 0.32),
            clouds=[clouds("#8a80a8", "#ffdcb8", (0.1, 0.1), 0.8)],
        ),
        ambient=0.55,
        key=[sun((-4.5, 12, 4.6), "#ffcf90", 4.6, 0.03, (0, 0, 0.6)), sun((-6, -7, 6), "#a8c0f0", 0.8, 0.3)],
        fog={"density": 0.012, "start": 22},
        cam={"loc": (0.0, -13.5, 6.0), "tgt": (0.0, 0, 2.9)},
        post={"grade": grade("#1c2058", "#fff0cc", contrast=0.2), "bloom": 0.6, "bloom_th": 0.8},
    )
    dune = S.nfun(0.35, 4, 3)
    S.grid(
        (-16, 16),
        (-9, 9),
        lambda x, y: 0.3 * (dune(x, y) - 0.5) - 0.06 * np.maximum(y - 2, 0),
        S.mat("#c89c6c", "sand", bump=0.05),
        200,
        200,
        1.0,
    )
    S.obj(
        [(-90, 5.6, -0.12), (90, 5.6, -0.12), (90, 128, -0.12), (-90, 128, -0.12)],
        [(0, 1, 2, 3)],
        S.mat("#4a86a4", "water", wave=0.1),
        False,
    )
    # the crown: a wall of sand whose points are towers, shells for jewels; the sea has breached it
    sand = S.mat("#d8b07c", "sand", bump=0.09, bscale=12)
    R, n, m, rough = 2.15, 220, 26, S.nfun(1.4, 4, 6)
    V, F = [], []
    for i in range(n):
        a, part = 2 * math.pi * i / n, ((i + 11) % 22) / 22
        peak = 0.75 + 0.95 * max(0.0, 1 - abs(2 * part - 1) * 1.2) ** 0.9
        off = abs(math.degrees(a) - 100)
        if off < 20:
            peak = 0.2 + 0.55 * off / 20
        for k in range(m):
            t = k / (m - 1)
            h = peak * (1 - abs(2 * t - 1))
            at = np.array([[3 * math.cos(a) + h]]), np.array([[3 * math.sin(a) + 2 * h]])
            r = R * (1 + 0.07 * h) + 0.16 * (float(rough(*at)[0, 0]) - 0.5)
            r += 0.45 * (1 - h / peak) ** 2 if t <= 0.5 else -0.3 * (1 - h / peak)
            V.append((r * math.cos(a), r * math.sin(a), h - 0.06))
    for i in range(n):
        j = (i + 1) % n
        F += [(i * m + k, j * m + k, j * m + k + 1, i * m + k + 1) for k in range(m - 1)]
    S.obj(V, F, sand)
    for k in range(10):
        a, b = 2 * math.pi * k / 10, 2 * math.pi * (k + 0.5) / 10
        if k != 3:
            p = Vector((R * 1.13 * math.cos(a), R * 1.13 * math.sin(a), 1.72))
            S.sphere(0.17, sand, p, seg=20)
            if k in (5, 0):
                top = p + Vector((0, 0, 0.95))
                S.tube([p, top], 0.025, S.mat("#7a5a3c", "wood"), 8)
                flag = [top, top + Vector((-0.6, 0.05, -0.18)), top + Vector((0, 0, -0.38))]
                one = S.obj(flag, [(0, 1, 2)], S.mat(("#f0e4cc", "#d8402e")[k == 5], "cloth"), False)
                one.modifiers.new("thick", "SOLIDIFY").thickness = 0.02
        for d, r, c in ((0, 0.15, "#f4b0a0"), (0.34, 0.1, "#8ac0c8"), (-0.34, 0.1, "#f6ecd8")):
            w = b + 0.3 * d
            S.sphere(
                r,
                S.mat(c, "clay", rough=0.2),
                (1.17 * R * math.cos(w), 1.17 * R * math.sin(w), 0.42),
                (1, 1, 0.9),
                18,
            )
    # the king stands on a mound in the middle, barefoot: a striped towel for a cloak, a spade for a sceptre
    S.lathe([(1.15, -0.1), (1.0, 0.35), (0.8, 0.75), (0.62, 0.92), (0.5, 0.95), (0, 0.96)], sand, 40)
    skin = S.mat("#f0c8a0", "clay")
    king = S.person(
        (0, 0, 0.94),
        2.2,
        "#f0c8a0",
        "stand",
        172,
        hair="#8a5a2c",
        trousers="#f0c8a0",
        skirt=False,
        hands=((-0.24, -0.05, 0.52), (0.27, -0.06, 1.04)),
        feet=((0.085, 0.0, 0.03), (-0.085, -0.05, 0.03)),
        skin="#f0c8a0",
    )
    S.blob(
        [((0, 0, 0.42), 0.118)]
        + [((s * 0.062, 0, 0.4), 0.074, (s * 0.075, 0, 0.29), 0.078) for s in (-1, 1)],
        S.mat("#3f7aa8", "cloth"),
        parent=king,
        voxel=0.014,
    )
    for s, y in ((1, 0.0), (-1, -0.05)):
        # bare feet over the shoes
        S.blob(
            [((s * 0.085, y + 0.02, 0.035), 0.05, (s * 0.095, y - 0.09, 0.025), 0.045)],
            skin,
            parent=king,
            voxel=0.01,
        )
    cloak, rows, columns = [], 20, 49
    for t in np.linspace(0, 1, rows):
        for w in np.linspace(-1, 1, columns):
            wide = 0.125 + 0.12 * t**0.8
            fold = 0.028 * math.sin(9.5 * w + 0.6) * t**0.7
            x = wide * w * (1 - 0.08 * t) + 0.07 * t * t
            y = 0.1 + 0.095 * t + fold - 0.09 * (w * w) * (1 - 0.4 * t)
            cloak.append((x, y, 0.79 - 0.56 * t + 0.025 * t * math.cos(5 * w + 1)))
    quads = [
        (columns * i + j, columns * i + j + 1, columns * (i + 1) + j + 1, columns * (i + 1) + j)
        for i in range(rows - 1)
        for j in range(columns - 1)
    ]
    towel = S.obj(cloak, quads, S.mat("#d03a30", "cloth", vary=0.15), True, parent=king)
    towel.data.materials.append(S.mat("#f6ead4", "cloth"))
    for face in towel.data.polygons:
        face.material_index = face.index // (columns - 1) in (11, 12, 15)
    towel.modifiers.new("thick", "SOLIDIFY").thickness = 0.018
    S.blob(
        [((-0.05, -0.085, 0.775), 0.028, (0.05, -0.085, 0.775), 0.028)],
        S.mat("#d03a30", "cloth"),
        parent=king,
        voxel=0.01,
    )
    gold, q = S.mat("#f4c040", "clay", rough=0.3, lift=0.15), 60
    V, F = [], []
    for i in range(q):
        a = 2 * math.pi * i / q
        up = 0.09 + 0.07 * (1 - abs(2 * (i % 10) / 10 - 1))
        V += [(0.1 * math.cos(a), 0.1 * math.sin(a), 0), (0.118 * math.cos(a), 0.118 * math.sin(a), up)]
    F = [(2 * i, 2 * ((i + 1) % q), 2 * ((i + 1) % q) + 1, 2 * i + 1) for i in range(q)]
    paper = S.obj(V, F, gold, False, (0, 0.02, 0.95), parent=king)
    paper.modifiers.new("thick", "SOLIDIFY").thickness = 0.008
    hand = king.matrix_basis @ Vector((0.27, -0.06, 1.04))
    spade = S.empty(hand, (0, -5, 8))
    wood, blue = S.mat("#c8975c", "wood"), S.mat("#3f8ac8", "clay", rough=0.25, lift=0.06)
    S.tube([(0, 0, -0.75), (0, 0, 0.95)], 0.05, wood, 12, spade)
    S.tube(
        [
            (0, 0, -0.72),
            (-0.17, 0, -0.92),
            (-0.17, 0, -1.06),
            (0.17, 0, -1.06),
            (0.17, 0, -0.92),
            (0, 0, -0.72),
        ],
        0.05,
        blue,
        10,
        spade,
    )
    S.tube([(0, 0, 0.62), (0, 0, 0.95)], 0.075, blue, 12, spade, taper=1.3)
    V, F, m = [], [], 13
    for t in np.linspace(0, 1, 25):
        half = (
            0.3
            * min(1.0, (t / 0.05) ** 0.5 if t < 0.05 else 1.0)
            * (1.0 if t < 0.55 else max(0.02, 1 - ((t - 0.55) / 0.45) ** 2.2))
        )
        for u in np.linspace(-1, 1, m):
            V.append(
                (
                    half * u,
                    0.09 * u * u - 0.05 - 0.05 * math.exp(-((u / 0.16) ** 2)) * (1 - t),
                    0.85 + 0.78 * t,
                )
            )
    F = [
        (m * i + j, m * i + j + 1, m * i + m + j + 1, m * i + m + j) for i in range(24) for j in range(m - 1)
    ]
    S.obj(V, F, blue, True, parent=spade).modifiers.new("thick", "SOLIDIFY").thickness = 0.045
    for k in range(3):
        z = 0.06 * (k - 1)
        S.tube(
            [(-0.075, 0.02, z), (-0.03, -0.075, z), (0.055, -0.06, z), (0.07, 0.02, z)],
            0.034,
            skin,
            8,
            spade,
            smooth=4,
        )
    # his people: a crab at the gate, a bucket, the prints of those who have left
    crab = S.mat("#d8503c", "clay", rough=0.4)
    S.sphere(1, crab, (-1.5, -3.25, 0.26), (0.42, 0.3, 0.17), 32)
    S.sphere(1, S.mat("#e8784c", "clay"), (-1.5, -3.33, 0.2), (0.36, 0.25, 0.12), 24)
    for s in (-1, 1):
        for k in range(3):
            y, out = -3.2 + 0.16 * k, 0.72 - 0.06 * k
            knee = (-1.5 + s * out * 0.8, y + 0.08 * k, 0.34 - 0.03 * k)
            leg = [(-1.5 + s * 0.3, y, 0.22), knee, (-1.5 + s * (out + 0.14), y + 0.12 * k, 0.02)]
            S.tube(leg, 0.05, crab, 8, taper=0.3, smooth=5)
        # an arm bends out and up, and opens its claw
        elbow, wrist = Vector((-1.5 + s * 0.66, -3.5, 0.36)), Vector((-1.5 + s * 0.74, -3.52, 0.66))
        S.blob(
            [((-1.5 + s * 0.32, -3.4, 0.28), 0.07, elbow, 0.085), (elbow, 0.08, wrist, 0.06)],
            crab,
            voxel=0.02,
        )
        palm = wrist + Vector((s * 0.0, 0, 0.14))
        claw = [(palm, 0.13, palm + Vector((0, 0, 0.06)), 0.135)]
        for bow, reach, thick in ((0.15, 0.36, 0.085), (-0.13, 0.28, 0.06)):
            root, mid = palm + Vector((s * bow * 0.5, 0, 0.1)), palm + Vector((s * bow * 1.25, 0, 0.22))
            claw += [
                (root, thick, mid, 0.8 * thick),
                (mid, 0.8 * thick, palm + Vector((s * bow * 0.35, 0, reach + 0.06)), 0.015),
            ]
        S.blob(claw, crab, voxel=0.018, smooth=3)
        eye = Vector((-1.5 + s * 0.12, -3.48, 0.56))
        S.tube([(-1.5 + s * 0.1, -3.42, 0.38), eye], 0.03, crab, 8)
        S.sphere(0.06, S.mat("#1c1618", "clay", rough=0.15), eye, seg=14)
    S.lathe(
        [(0, 0), (0.34, 0), (0.46, 0.66), (0.41, 0.66), (0.32, 0.06), (0, 0.06)],
        S.mat("#3f8ab8", "clay", rough=0.3),
        30,
        (2.2, -2.9, 0.0),
    )
    dent = S.mat("#a87c54", "sand")
    for k in range(13):
        x, y = 0.5 + 0.2 * k + 0.14 * (-1) ** k, -3.4 - 0.32 * k
        S.sphere(
            0.12,
            dent,
            (x, y, 0.3 * (float(dune(np.array([[x]]), np.array([[y]]))[0, 0]) - 0.5)),
            (0.8, 1.3, 0.2),
            12,
        )
    # the fleet, in no order but that of the wind
    berths = []
    while len(berths) < 15:
        y = 7.2 + 24 * S.rnd.random() ** 1.5
        x = S.rnd.uniform(-1, 1) * (3.2 + 0.24 * y)
        if abs(x) > 0.9 and all(math.hypot(x - u, 0.55 * (y - v)) > 2.3 for u, v in berths):
            berths.append((x, y))
            S.paperboat((x, y, -0.1), 2.0, "#fff6e2", rot=8 + S.rnd.uniform(-26, 26))

    # a film of water over the sand, and thin foam along its edge
    def lies(x, y):
        return 0.3 * (float(dune(np.array([[x]]), np.array([[y]]))[0, 0]) - 0.5) - 0.06 * max(y - 2, 0)

    shore = []
    for x in np.linspace(-9, 9, 240):
        y = 5.3 + 0.4 * math.sin(0.9 * x) + 0.12 * math.sin(3.7 * x)
        if abs(x + 0.4) < 1.75:
            y -= 2.6 * math.cos((x + 0.4) * 0.9)
        shore.append((x, y))
    lace = S.nfun(1.1, 4, 23)
    S.obj(
        [*[(x, y, lies(x, y) + 0.02) for x, y in shore], (9, 9, 0.0), (-9, 9, 0.0)],
        [tuple(range(len(shore) + 2))],
        S.mat("#6fa4b4", "water", wave=0.04),
        False,
    )
    white = S.mat("#fdfaf2", "snow", lift=0.25, bump=0.03)
    for away, thick in ((-0.06, 0.36), (0.75, 0.16), (1.6, 0.13)):
        V = []
        for x, y in shore:
            g = float(lace(np.array([[2 * x + 5 * away]]), np.array([[away]]))[0, 0])
            d = away + (0.4 if away < 0 else 1.1) * (g - 0.5)
            breadth = thick * max(0.0, 2.6 * g - (0.6 if away < 0 else 1.1))
            for u, lift in ((-0.5, 0.0), (0.0, 0.035), (0.5, 0.0)):
                yy = y + d + u * breadth
                V.append((x, yy, max(lies(x, yy), -0.15 + 0.05 * away) + 0.05 + lift))
        S.obj(
            V,
            [
                (3 * i + q, 3 * i + q + 3, 3 * i + q + 4, 3 * i + q + 1)
                for i in range(len(shore) - 1)
                for q in (0, 1)
            ],
            white,
        )
    return S


@scene
def dandelion():
    """People fly off, each holding on to a seed of one dandelion."""
    S = Stage(
        "dandelion",
        310,
        sky=sky("#5fa0bc", "#a8d0cc", "#f4eccc", "#f9d8a8", at=(0, 0.42, 0.68, 1)),
        ambient=0.66,
        key=[sun((-6, 3, 6), "#ffe8b8", 3.4), sun((6, -6, 7), "#e0ecf4", 1.4, 0.3)],
        fog={"density": 0.02, "start": 20},
        cam=CAM,
        post={"grade": grade("#1f4060", "#fff6da"), "motes": {"n": 60, "color": "#ffffff", "gain": 0.4}},
    )
    S.ground("hills", "#82a04c", amp=0.8, seed=26, flat=3.4)
    S.mountains(48, 6, "#8aa896", 3, scale=0.05, width=120, sharp=False)
    down, stalk = S.mat("#fffdf4", "cloth", rough=1.0), S.mat("#6f8f4a", "cloth")
    seedm = S.mat("#7a5a3a", "clay")
    c = Vector((-1.2, 1.6, 5.2))
    S.tube(
        [(-0.9, 1.6, S.z(-0.9, 1.6) - 0.2), (-0.75, 1.6, 2.2), (-1.05, 1.6, 4.2), tuple(c)],
        0.12,
        stalk,
        12,
        smooth=8,
        taper=0.8,
    )
    S.sphere(0.3, S.mat("#b9a86a", "cloth"), c, seg=24)

    def seed(foot, direction, long, r):
        """One seed: a thread, and a parasol of hairs at its end."""
        d = Vector(direction).normalized()
        top = Vector(foot) + d * long
        S.tube([foot, top], 0.012 * (0.6 + r), down, 5)
        S.blob(
            [(Vector(foot) - d * 0.12, 0.03, Vector(foot) + d * 0.08, 0.045)], seedm, voxel=0.015, smooth=2
        )
        u = d.orthogonal().normalized()
        v = d.cross(u)
        V, F = [], []
        for k in range(22):
            a = 6.283 * k / 22
            out = u * math.cos(a) + v * math.sin(a)
            side = d.cross(out) * 0.012
            tip = top + out * r + d * r * 0.42
            b = len(V)
            V += [top - side, top + side, tip + side * 1.6, tip - side * 1.6]
            F.append((b, b + 1, b + 2, b + 3))
        S.obj(V, F, down, False)
        return top

    for k in range(110):
        y = 1 - 2 * (k + 0.5) / 110
        a = k * 2.39996
        d = Vector((math.sqrt(1 - y * y) * math.cos(a), math.sqrt(1 - y * y) * math.sin(a), y))
        if d.x > 0.35 and d.z > -0.5 and S.rnd.random() < 0.75:
            continue
        seed(c + d * 0.28, d, 1.0, 0.36)
    # those who fly hang from larger ones, whose hairs stand up like a shuttlecock's
    white = S.mat("#ffffff", "cloth", vary=0.0, lift=0.35)

    def parachute(hands, d, long, r):
        """A thread, and two rings of hairs that open upward, each with down at its tip."""
        top = Vector(hands) + d * long
        S.tube([hands, top], 0.022, down, 6)
        S.blob([(hands - d * 0.1, 0.05, hands + d * 0.1, 0.075)], seedm, voxel=0.02, smooth=2)
        u = d.orthogonal().normalized()
        v = d.cross(u)
        for k in range(44):
            a = 2 * math.pi * k / 22 + 0.14 * (k >= 22)
            out = u * math.cos(a) + v * math.sin(a)
            wide, high = (1.0, 0.5) if k < 22 else (0.72, 0.78)
            tip = top + out * r * wide + d * r * high
            S.tube([top, top.lerp(tip, 0.5) - d * 0.06 * r, tip], 0.013, white, 5)
            for _ in range(2):
                off = Vector([S.rnd.uniform(-0.09, 0.09) * r for _ in range(3)])
                S.tube([tip.lerp(top, 0.22), tip + off], 0.011, white, 4)

    coats = ["#c2453a", "#3f6a8a", "#e0b050", "#5a7a4a", "#8a4a6a", "#d8703c"]
    for i, (x, y, z, q, tilt) in enumerate(
        [
            (0.9, 0.6, 3.9, 1.2, 10),
            (2.4, 0.4, 1.95, 1.25, -8),
            (2.45, 2.5, 5.2, 1.15, 8),
            (-0.6, 3.2, 7.4, 1.1, -10),
            (1.2, 9, 9.6, 1.0, 6),
            (5.0, 9, 10.4, 1.0, -6),
        ]
    ):
        turn, t = S.rnd.uniform(140, 220), math.radians(tilt)
        yaw = math.radians(turn)
        d = Vector((math.sin(t) * math.cos(yaw), math.sin(t) * math.sin(yaw), math.cos(t)))
        S.person(
            (x, y, z),
            q,
            coats[i % 6],
            "hang",
            rot=(0, tilt, turn),
            hair=S.rnd.choice(["#3a2620", "#7a5030", "#2c2024"]),
        )
        parachute(Vector((x, y, z)) + d * 1.14 * q, d, 0.75 * q, 0.85 * q)
    S.person((0.6, -1.6, S.z(0.6, -1.6)), 1.05, "#f0d9a0", "reach", 160, hair="#5a3526")
    S.person((-2.3, -1.2, S.z(-2.3, -1.2)), 1.25, "#34506a", "wave", 150, hair="#cfc8bc")
    S.grass(300, (-4, 4), (-3, 2), high=0.45)
    S.flowers(50, colors=("#f2c840", "#f6d860"), high=0.3, big=1.5)
    return S

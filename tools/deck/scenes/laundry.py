"""The washing line of someone who is several people."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import sun
from ..kit.stage import Stage


def scene():
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

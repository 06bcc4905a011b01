"""The washing line of someone who is several people; a goose waits below for the wings."""

import math

import numpy as np

from ..kit.light import clouds, grade, sky, sun
from ..kit.somebody import somebody
from ..kit.stage import Stage


def scene():
    S = Stage(
        "laundry",
        302,
        sky=sky(
            "#3f6aa8",
            "#8fa8c4",
            "#f4c89c",
            "#f8a878",
            at=(0, 0.34, 0.62, 0.8),
            clouds=[clouds("#7f7aa4", "#ffd0a8", (0.24, 0.2), 0.85, (80, 220))],
        ),
        ambient=0.5,
        key=[sun((-6.5, 8, 4.2), "#ffc078", 5.6, 0.03), sun((4, -8, 7), "#c0c4f4", 2.2, 0.3)],
        fog={"density": 0.014, "start": 22},
        cam={"loc": (0, -12.2, 1.9), "tgt": (0, 0, 3.4)},
        post={"grade": grade("#1c2458", "#fff0cc", contrast=0.18), "bloom": 0.6, "bloom_th": 0.8},
    )
    S.ground("hills", "#86a54a", amp=0.7, seed=11, flat=3.5)
    S.mountains(50, 6, "#86a88a", 2, scale=0.05, width=120, sharp=False)
    wood = S.mat("#7a5a3e", "wood")
    for x in (-2.98, 2.98):
        S.tube([(x, 1, S.z(x, 1) - 0.3), (x * 1.01, 1, 4.75)], 0.08, wood, 10)
        S.tube([(x - 0.32, 1, 4.5), (x + 0.32, 1, 4.5)], 0.055, wood, 8)

    def line(x):
        return 4.45 - 0.79 * (1 - (x / 2.98) ** 2)

    S.tube([(x, 1, line(x)) for x in np.linspace(-2.98, 2.98, 30)], 0.028, S.mat("#5a4a44", "cloth"), 6)
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
    suit = S.empty((-2.05, 0.24, line(-2.05) - 0.16), scale=0.72)
    x = top = 0.0
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
        parent=suit,
        voxel=0.035,
        smooth=4,
    )
    for s, z in ((-1, 2.75), (1, 2.8)):
        S.blob(
            [((x + s * 0.33, 0.95, top - z), 0.22, (x + s * 0.36, 0.65, top - z - 0.06), 0.2)],
            grey,
            parent=suit,
            voxel=0.03,
        )
        S.lathe(
            [(0.23, -0.05), (0.25, 0), (0.23, 0.05)],
            grey,
            24,
            (x + s * 0.33, 0.95, top - z + 0.22),
            parent=suit,
        )
    S.lathe([(0.34, -0.04), (0.37, 0), (0.34, 0.05), (0.3, 0.05)], grey, 30, (x, 1, top + 0.12), parent=suit)
    S.box((0.5, 0.14, 0.36), grey, (x, 0.62, top - 0.75), bevel=0.04, parent=suit)
    for k, c in enumerate(("#c8403a", "#e0b040", "#4f86a8")):
        S.sphere(0.045, S.mat(c, "clay", rough=0.3), (x - 0.14 + 0.14 * k, 0.53, top - 0.7), parent=suit)
    peg(-2.32, -1.78)
    # a ghost's sheet
    g = -0.7
    V, F, n, m = [], [], 40, 24
    for i in range(n + 1):
        for k in range(m + 1):
            u, v = i / n - 0.5, k / m
            V.append(
                (
                    g + u * 1.1 * (1 + 0.12 * v),
                    1 + 0.1 * math.sin(u * 26) * v + 0.28 * v * v,
                    line(g) - 0.02 - 1.55 * v - 0.09 * abs(math.sin(u * 13)) * (v > 0.96),
                )
            )
    for i in range(n):
        for k in range(m):
            a = i * (m + 1) + k
            F.append((a, a + m + 1, a + m + 2, a + 1))
    S.obj(V, F, S.mat("#f8f5ee", "cloth"))
    for s in (-1, 1):
        S.sphere(0.11, S.mat("#1c1a20", "clay"), (g + s * 0.18, 1.0, line(g) - 0.55), (0.8, 0.2, 1.35), 20)
    S.sphere(0.09, S.mat("#1c1a20", "clay"), (g, 1.03, line(g) - 0.88), (0.9, 0.2, 1.1), 20)
    peg(g - 0.5, g, g + 0.5)
    # a pair of wings, pegged on by their bend; she has climbed on a stool for it, in her crown
    w = 1.46
    for s in (-1, 1):
        S.wing(s, "#fffaf0", "#fffaf0", None, 0.74, (w + s * 0.05, 1.0, line(w) - 0.62), 0.84, (0, s * -8, 0))
    peg(w - 0.36, w + 0.36)
    low = S.z(w, 0.4)
    seat = S.mat("#8a4a34", "wood")
    S.box((0.86, 0.62, 0.09), seat, (w, 0.4, low + 1.4), bevel=0.03)
    for x in (-0.35, 0.35):
        for y in (-0.23, 0.23):
            S.tube([(w + 1.12 * x, 0.4 + 1.12 * y, low - 0.1), (w + x, 0.4 + y, low + 1.38)], 0.05, seat, 10)
        S.tube([(w + 1.06 * x, 0.17, low + 0.55), (w + 1.06 * x, 0.63, low + 0.55)], 0.035, seat, 8)
    her = somebody(
        S,
        (w, 0.42, low + 1.46),
        2.2,
        "#c8382e",
        180,
        hands=((0.17, -0.24, 1.06), (-0.17, -0.24, 1.06)),
        elbows=((0.21, -0.08, 0.88), (-0.21, -0.08, 0.88)),
        grips=(
            ((-0.2, -0.5, 1), (-1, 0, 0.3), (0, -1, 0)),
            ((0.2, -0.5, 1), (1, 0, 0.3), (0, -1, 0)),
        ),
        feet=((0.08, 0, 0.03), (-0.06, 0, 0.0)),
        toes=((0.1, -1, -0.5), (-0.1, -1, 0)),
        hem=0.2,
        flare=0.19,
        blow=(-0.06, 0.02, 0.01),
        turn=(-14, 0, 0),
        hair="#6a3a22",
        style="plait",
        trousers="#e8c7a0",
    )
    gold, n = S.mat("#f4c040", "clay", rough=0.3, lift=0.2), 60
    V = []
    for i in range(n):
        a, point = 2 * math.pi * i / n, 1 - abs(2 * (i % 12) / 12 - 1)
        V += [(0.095 * math.cos(a), 0.095 * math.sin(a), 0)]
        V += [(0.12 * math.cos(a), 0.12 * math.sin(a), 0.06 + 0.09 * point)]
    F = [(2 * i, 2 * ((i + 1) % n), 2 * ((i + 1) % n) + 1, 2 * i + 1) for i in range(n)]
    S.obj(V, F, gold, False, (0, 0.015, 0.945), (-14, 0, 0), parent=her).modifiers.new(
        "thick", "SOLIDIFY"
    ).thickness = 0.012
    S.lathe(
        [(0, 0), (0.34, 0), (0.45, 0.35), (0.42, 0.36), (0.32, 0.05), (0, 0.05)],
        S.mat("#b98a52", "wood", bump=0.2, bscale=24),
        28,
        (0.2, -0.9, S.z(0.2, -0.9)),
    )
    S.sphere(
        0.3,
        S.mat("#efe6da", "cloth", bump=0.2),
        (0.2, -0.9, S.z(0.2, -0.9) + 0.3),
        (1.15, 1.1, 0.6),
        24,
        bumpy=0.12,
    )
    # whose they were waits for them, in a towel
    goose = S.empty((-1.02, -1.3, S.z(-1.02, -1.3)), (0, 0, -12), 1.0)
    down, bill = S.mat("#f6f0e6", "cloth"), S.mat("#e8923a", "clay", rough=0.5)
    S.blob(
        [
            ((-0.3, 0, 0.62), 0.3, (0.18, 0, 0.6), 0.34),
            ((-0.5, 0, 0.74), 0.16, (-0.78, 0, 0.92), 0.05),
            ((0.3, 0, 0.74), 0.2, (0.44, 0, 1.0), 0.115),
            ((0.44, 0, 1.0), 0.115, (0.38, 0, 1.36), 0.09),
            ((0.38, 0, 1.36), 0.09, (0.46, 0, 1.56), 0.105),
            ((0.46, 0, 1.56), 0.125, (0.53, 0, 1.6), 0.1),
        ],
        down,
        parent=goose,
        voxel=0.02,
        smooth=5,
    )
    S.blob([((0.6, 0, 1.62), 0.072, (0.8, 0, 1.72), 0.028)], bill, parent=goose, voxel=0.012)
    for s in (-1, 1):
        S.sphere(0.022, S.mat("#1c1618", "clay", rough=0.15), (0.52, 0.105 * s, 1.64), parent=goose, seg=12)
        x = 0.02 - 0.14 * s
        S.tube([(x, 0.14 * s, 0.4), (x, 0.14 * s, 0.03)], 0.045, bill, 8, goose)
        S.blob(
            [((x, 0.14 * s, 0.03), 0.04, (x + 0.2, 0.17 * s, 0.03), 0.055)], bill, parent=goose, voxel=0.015
        )
    for k in range(9):
        u, n = -0.46 + 0.1 * k, 24
        V = []
        for x in (u, u + 0.1):
            high = 0.37 + 0.035 * math.cos(3.2 * (x + 0.1))
            for a in np.linspace(-0.5, math.pi + 0.5, n):
                V.append((x, high * math.cos(a) * (1 + 0.06 * math.sin(9 * a)), 0.62 + high * math.sin(a)))
        F = [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)]
        stripe = S.mat("#3f78b0" if k % 2 else "#f2ead8", "cloth")
        S.obj(V, F, stripe, True, parent=goose).modifiers.new("thick", "SOLIDIFY").thickness = 0.03
    S.lamp((0.3, -2.2, 4.2), "#fff0dc", 60, 0.6)
    for s in (-1, 1):
        S.lamp((w + 1.1 * s, -0.9, 3.4), "#fff0dc", 36, 0.4)
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

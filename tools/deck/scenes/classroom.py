"""A door drawn on the blackboard has opened, on a beach; one who has seen it asks us not to tell."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import DAY, afternoon, area, grade
from ..kit.somebody import somebody
from ..kit.stage import Stage


def scene():
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
    # through it: a beach in the morning, and a boat that waits
    inner = (
        [(0.56, 2.66), (0.56, 5.0)]
        + [(1.3 - 0.74 * math.cos(t), 5.0 + 0.74 * math.sin(t)) for t in np.linspace(0.1, 3.04, 14)]
        + [(2.04, 5.0), (2.04, 2.66)]
    )

    def flat(points, color, y, gain=1.0):
        S.obj(
            [(x, y, z) for x, z in points],
            [tuple(range(len(points)))],
            S.mat(color, "glow", gain=gain),
            False,
        )

    def strip(low, high, color, y, gain=1.0):
        rows = np.linspace(low, high, 8)
        half = [0.745 * math.sqrt(max(0.0, 1 - (max(0.0, z - 5) / 0.745) ** 2)) for z in rows]
        left = [(1.3 - w, z) for w, z in zip(half, rows, strict=True)]
        flat(left + [(2.6 - x, z) for x, z in reversed(left)], color, y, gain)

    sea = 3.95
    heaven = ("#ffe6a0", "#ffe8b0", "#f8ecc4", "#dcecd4", "#b8e4e4", "#94d4ec", "#7cc4ec", "#70b8e8")
    edges = np.linspace(sea, 5.74, 9)
    for k, color in enumerate(heaven):
        strip(edges[k], edges[k + 1], color, 4.362, 1.15)
    strip(3.3, sea, "#2f9cb4", 4.36, 0.9)
    strip(3.2, 3.42, "#58bcc4", 4.357, 1.0)
    strip(2.66, 3.3, "#f4d08a", 4.354, 1.0)
    surf = [(0.56 + 1.48 * u, 3.29 + 0.03 * math.sin(11 * u)) for u in np.linspace(0, 1, 24)]
    S.tube([(x, 4.35, z) for x, z in surf], 0.022, S.mat("#fffaf0", "glow", gain=1.2), 6)
    turn = np.linspace(0, math.pi, 18)
    flat([(1.02 + 0.3 * math.cos(t), sea + 0.3 * math.sin(t)) for t in turn], "#fff6d8", 4.358, 2.6)
    for k, z in enumerate((3.86, 3.75, 3.62)):
        wide = 0.22 - 0.05 * k
        flat(
            [(1.02 - wide, z), (1.02 + wide, z), (1.02 + wide, z + 0.03), (1.02 - wide, z + 0.03)],
            "#fff2c8",
            4.355,
            1.8,
        )
    flat([(1.36, 3.72), (1.46, 3.5), (1.86, 3.5), (1.97, 3.74)], "#7a3a24", 4.345, 0.7)
    flat([(1.64, 3.8), (1.64, 4.78), (1.98, 3.8)], "#d83a2c", 4.345, 1.0)
    flat([(1.6, 3.8), (1.6, 4.66), (1.36, 3.8)], "#f8ecd0", 4.345, 1.1)
    S.tube([(1.62, 4.34, 3.7), (1.62, 4.34, 4.86)], 0.016, S.mat("#5a3020", "wood"), 6)
    for x, z, w in ((0.95, 4.9, 0.13), (1.22, 5.15, 0.1), (0.86, 5.12, 0.08)):
        wing = [(x - w, 4.345, z + 0.05), (x - 0.4 * w, 4.345, z + 0.08), (x, 4.345, z)]
        wing += [(x + 0.4 * w, 4.345, z + 0.08), (x + w, 4.345, z + 0.05)]
        S.tube(wing, 0.014, S.mat("#fffaf0", "glow", gain=1.3), 5)
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
    S.light("AREA", (1.3, 4.3, 4.6), (0.6, -4.0, 0.2), "#ffdc90", 950, 1.0)
    # sums on the board, the last of them left open; and the boat, as it was when it was chalk
    figures = {
        "1": [[(0, 0.7), (0.18, 1), (0.18, 0)]],
        "2": [[(0, 0.8), (0.12, 1), (0.36, 0.95), (0.4, 0.7), (0, 0), (0.42, 0)]],
        "4": [[(0.32, 0), (0.32, 1), (0, 0.35), (0.45, 0.35)]],
        "+": [[(0, 0.45), (0.4, 0.45)], [(0.2, 0.25), (0.2, 0.65)]],
        "=": [[(0, 0.55), (0.4, 0.55)], [(0, 0.35), (0.4, 0.35)]],
    }
    for z, words in ((5.85, "1+1=2"), (5.2, "2+2=4"), (4.55, "4+4=")):
        for k, sign in enumerate(words):
            for line in figures[sign]:
                stroke([(-2.55 + 0.44 * k + 0.6 * x, z + 0.42 * y) for x, y in line], 0.022)
    for line in (
        [(-1.9, 3.3), (-1.7, 2.95), (-0.9, 2.95), (-0.66, 3.34), (-1.9, 3.3)],
        [(-1.3, 3.36), (-1.3, 4.3), (-0.74, 3.42), (-1.3, 3.42)],
        [(-1.36, 4.1), (-1.8, 3.42), (-1.36, 3.42)],
    ):
        stroke(line, 0.022)
    # the clock above, on its way to noon
    clock = S.empty((-1.6, 4.44, 8.0), (90, 0, 0))
    S.lathe(
        [(0, 0), (0.5, 0), (0.55, 0.1), (0.46, 0.12), (0.44, 0.06), (0, 0.06)],
        S.mat("#6b4630", "wood"),
        40,
        parent=clock,
    )
    S.lathe([(0, 0.07), (0.44, 0.07)], S.mat("#f2ead8", "paper"), 40, parent=clock)
    hand = S.mat("#2c2420", "clay")
    for angle, long in ((114, 0.36), (92, 0.24)):
        tip = (long * math.cos(math.radians(angle)), long * math.sin(math.radians(angle)), 0.1)
        S.tube([(0, 0, 0.1), tip], 0.025, hand, 6, clock)
    for k in range(12):
        a = math.pi * k / 6
        S.sphere(0.022, hand, (0.38 * math.cos(a), 0.38 * math.sin(a), 0.08), parent=clock, seg=8)
    # a stool to climb on; who drew the door has a foot on its sill already, and beckons with the chalk
    stool, top, mid = S.mat("#8f5a36", "wood"), 1.75, 0.86
    S.box((1.1, 0.8, 0.1), stool, (mid, 3.2, top - 0.05), bevel=0.03)
    for x in (-0.4, 0.4):
        for y in (-0.28, 0.28):
            S.tube([(mid + 1.15 * x, 3.2 + 1.15 * y, 0), (mid + x, 3.2 + y, top - 0.05)], 0.06, stool, 10)
        S.tube([(mid + 1.08 * x, 2.9, 0.6), (mid + 1.08 * x, 3.5, 0.6)], 0.04, stool, 8)
    S.tube([(mid - 0.44, 2.89, 0.75), (mid + 0.44, 2.89, 0.75)], 0.04, stool, 8)
    maker = somebody(
        S,
        (mid - 0.02, 3.25, top),
        2.1,
        "#c2352c",
        164,
        pelvis=(0.0, -0.02, 0.43),
        chest=(0.0, -0.05, 0.69),
        head=(0.01, -0.06, 0.885),
        turn=(0, 0, 62),
        hands=((0.42, 0.08, 0.84), (-0.2, -0.3, 0.78)),
        elbows=((0.3, 0.1, 0.66), (-0.22, -0.14, 0.66)),
        grips=(((0.5, 0.1, 1), (-1, 0, 0.4), (-1, 0, 0)), ((0, -0.6, 0.4), (1, 0, 0), (0, 0, 0))),
        feet=((0.06, 0.04, 0), (-0.12, -0.28, 0.36)),
        knees=((0.07, 0.01, 0.22), (-0.14, -0.26, 0.56)),
        toes=((0.1, -1, 0), (-0.1, -1, 0)),
        trousers="#2f4470",
        hem=0.06,
        flare=0.11,
        hair="#5a3526",
        style="short",
        mood="happy",
    )
    S.tube([(0.42, 0.05, 0.88), (0.47, 0.03, 0.98)], 0.017, chalk, 8, maker)
    wood, desk = S.mat("#a5723f", "wood"), S.mat("#8a5a34", "wood")
    coats = ["#3f6a8a", "#5a7a4a", "#8a6a9a", "#d8a04a", "#6a7a8a", "#9a5a4a"]
    hairs = ("#3a2620", "#7a5030", "#c9a060", "#2c2024", "#a8502c")
    up = {
        "hands": ((0.13, -0.3, 0.25), (-0.21, -0.06, 0.86)),
        "elbows": (None, (-0.2, -0.04, 0.6)),
        "grips": (None, ((0, 0, 1), (1, -0.3, 0), (0, 0, 0))),
    }
    asleep = {
        "chest": (0, -0.13, 0.32),
        "head": (0.03, -0.3, 0.42),
        "turn": (60, 0, 30),
        "hands": ((0.17, -0.34, 0.27), (-0.15, -0.38, 0.27)),
    }
    whisper = {"turn": (0, 0, -50), "chest": (-0.03, 0, 0.36), "head": (-0.06, -0.01, 0.55)}
    # one has turned round to us, a finger on the lips
    hush = {
        "face": 14,
        "mood": "awake",
        "turn": (0, 0, -4),
        "hands": ((0.05, -0.24, 0.26), (-0.018, -0.17, 0.425)),
        "elbows": ((0.17, -0.1, 0.2), (-0.19, -0.17, 0.26)),
        "grips": (((-1, -0.3, 0), (0, 0, 1), (0, 0, -1)), ((0.12, 0.25, 1), (0.6, 0.6, 0), (0, 0, 0))),
    }
    manner = {
        (0.0, -2.9): whisper,
        (2.1, -0.7): up,
        (-2.1, -0.7): asleep,
        (2.1, -2.9): hush,
        (0.0, 1.5): {"turn": (-8, 0, -20)},
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
                seated = {
                    "face": 180,
                    "pelvis": (0, 0, 0.1),
                    "chest": (0, -0.01, 0.36),
                    "head": (0, -0.03, 0.555),
                    "hands": ((0.14, -0.3, 0.26), (-0.14, -0.3, 0.26)),
                    "knees": ((0.08, -0.24, 0.11), (-0.08, -0.24, 0.11)),
                    "feet": ((0.08, -0.27, -0.28), (-0.08, -0.27, -0.28)),
                    "hem": 0,
                }
                somebody(
                    S,
                    (x, y - 0.02, 0.74),
                    2.05,
                    coats[i % 6],
                    hair=hairs[i % 5],
                    style=("bob", "plait", "bun", "curls", "short", "long", "plait")[i % 7],
                    **{**seated, **manner.get((x, y), {})},
                )
            i += 1
    # the next one steals up the aisle, a satchel on the back
    at = Vector((1.06, -1.9, 0))
    somebody(
        S,
        at,
        2.15,
        "#4f8a9a",
        176,
        chest=(0, -0.04, 0.68),
        head=(0, -0.07, 0.87),
        hands=((0.2, -0.16, 0.56), (-0.22, -0.1, 0.5)),
        elbows=((0.22, 0.02, 0.54), (-0.24, 0.04, 0.54)),
        feet=((0.06, -0.2, 0.0), (-0.06, 0.16, 0.06)),
        knees=((0.07, -0.17, 0.24), (-0.07, -0.02, 0.22)),
        toes=((0.1, -1, 0), (-0.1, -1, -0.6)),
        hem=0.07,
        flare=0.115,
        trousers="#5a4434",
        hair="#8a4a24",
        style="bob",
    )
    bag = S.empty(at + Vector((0, -0.2, 1.32)), (4, 0, -4))
    leather = S.mat("#8a3f30", "cloth")
    S.box((0.44, 0.2, 0.46), leather, bevel=0.05, parent=bag)
    S.box((0.46, 0.06, 0.26), S.mat("#a04c38", "cloth"), (0, -0.1, 0.12), bevel=0.02, parent=bag)
    for sx in (-0.12, 0.12):
        S.box((0.05, 0.03, 0.1), S.mat("#e0b85c", "metal"), (sx, -0.14, -0.02), bevel=0.01, parent=bag)
    S.lamp((1.9, -5.6, 3.0), "#ffe0b8", 95, 0.5)
    return S

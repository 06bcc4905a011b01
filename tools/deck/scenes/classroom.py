"""A door drawn on the blackboard has opened."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import DAY, afternoon, area, grade
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
    S.light("AREA", (1.3, 4.3, 4.6), (0.6, -4.0, 0.2), "#ffdc90", 950, 1.0)
    for line, (x, z) in enumerate(((-2.6, 6.1), (-2.6, 5.55), (-2.6, 5.0))):
        word = [
            (x + k * 0.09, z + 0.1 * math.sin(k * 1.9 + line) * (0.6 + 0.4 * math.sin(k * 0.7)))
            for k in range(24 - 4 * line)
        ]
        stroke(word, 0.018)
    stroke([(-2.5, 3.2), (-1.9, 3.2), (-1.9, 3.75), (-2.5, 3.75), (-2.5, 3.2)], 0.02)
    stroke([(-2.6, 3.7), (-2.2, 4.2), (-1.8, 3.7)], 0.02)
    stroke([(-1.3 + 0.28 * math.cos(t), 3.6 + 0.28 * math.sin(t)) for t in np.linspace(0, 6.283, 24)], 0.02)
    # a stool to climb on, and the one who drew the door, the chalk still at its jamb
    stool, top = S.mat("#8f5a36", "wood"), 1.62
    S.box((1.1, 0.8, 0.1), stool, (1.3, 3.2, top - 0.05), bevel=0.03)
    for x in (-0.4, 0.4):
        for y in (-0.28, 0.28):
            S.tube([(1.3 + 1.15 * x, 3.2 + 1.15 * y, 0), (1.3 + x, 3.2 + y, top - 0.05)], 0.06, stool, 10)
        S.tube([(1.3 + 1.08 * x, 2.9, 0.6), (1.3 + 1.08 * x, 3.5, 0.6)], 0.04, stool, 8)
    S.tube([(0.86, 2.89, 0.75), (1.74, 2.89, 0.75)], 0.04, stool, 8)
    maker = S.person(
        (1.36, 3.2, top),
        2.1,
        "#c2453a",
        "stand",
        180,
        hair="#5a3526",
        trousers="#2f4470",
        skirt=False,
        hands=((0.36, -0.1, 0.87), (-0.25, -0.02, 0.44)),
        feet=((0.1, 0.0, 0.03), (-0.09, 0.03, 0.03)),
        knees=((0.085, 0.0, 0.22), (-0.08, 0.0, 0.22)),
    )
    S.tube([(0.36, -0.1, 0.88), (0.41, -0.15, 0.95)], 0.017, chalk, 8, maker)
    wood, desk = S.mat("#a5723f", "wood"), S.mat("#8a5a34", "wood")
    coats = ["#3f6a8a", "#5a7a4a", "#8a6a9a", "#d8a04a", "#6a7a8a", "#9a5a4a"]
    hairs = ("#3a2620", "#7a5030", "#c9a060", "#2c2024", "#a8502c")
    up = {"hands": ((0.13, -0.3, 0.25), (-0.21, -0.06, 0.86))}
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
    at = Vector((1.06, -1.9, 0))
    S.person(
        at,
        2.1,
        "#4f8a9a",
        "walk",
        176,
        hair="#8a4a24",
        skirt=False,
        hands=((0.19, -0.1, 0.46), (-0.19, 0.04, 0.46)),
        feet=((0.06, -0.2, 0.06), (-0.06, 0.14, 0.07)),
    )
    bag = S.empty(at + Vector((0, -0.24, 1.3)), (4, 0, -4))
    leather = S.mat("#8a3f30", "cloth")
    S.box((0.44, 0.2, 0.46), leather, bevel=0.05, parent=bag)
    S.box((0.46, 0.06, 0.26), S.mat("#a04c38", "cloth"), (0, -0.1, 0.12), bevel=0.02, parent=bag)
    for sx in (-0.12, 0.12):
        S.box((0.05, 0.03, 0.1), S.mat("#e0b85c", "metal"), (sx, -0.14, -0.02), bevel=0.01, parent=bag)
    return S

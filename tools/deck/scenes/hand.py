"""Two hands of stone out of the sea shelter a house, as one shelters a candle from the rain."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import clouds, grade, sky, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "hand",
        602,
        sky=sky(
            "#1c2a40",
            "#34506a",
            "#5f7f8c",
            "#7f9a9a",
            at=(0, 0.3, 0.55, 0.75),
            wash=0.5,
            clouds=[
                clouds("#1f2c40", "#5a7080", (0.15, 0.22), 0.9),
                clouds("#2c4054", "#7f98a0", (0.42, 0.12), 0.6),
            ],
        ),
        ambient=0.4,
        key=[sun((-5, 6, 6), "#a8c4dc", 1.6, 0.2)],
        fog={"density": 0.035, "start": 17, "low": 0.4, "low_h": 1.5},
        cam={"loc": (0, -13.5, 3.2), "tgt": (0, 0, 4.0)},
        post={"grade": grade("#0c1c38", "#ffe8c0", contrast=0.2), "bloom": 0.8, "bloom_th": 0.75},
    )
    S.ground("sea", "#16384c", base=0.0, amp=2.4)
    stone = S.mat("#8d9490", "stone", bump=0.22, bscale=3.5, vary=0.35, nscale=2.2)
    for s in (-1, 1):
        S.hand(
            (s * 2.1, 0.5, 1.7),
            3.25,
            stone,
            (6, -s * 4, -s * 58),
            (0.34, 0.3, 0.28, 0.26),
            0.1,
            thumb=0.1,
            left=s > 0,
        )
        S.froth(
            [(s * 2.1 + 0.85 * math.cos(t), 0.5 + 0.8 * math.sin(t), 0.05) for t in np.linspace(0, 6.28, 40)],
            0.13,
            voxel=0.045,
            low=0.5,
        )
    # the rock and the house, which is warm inside
    rock = S.mat("#5a6260", "stone", bump=0.3)
    S.island((0, 0.4, -0.25), 1.55, 1.0, "#5f6a58", "stone", 3)
    for k in range(9):
        a = 0.7 * k
        S.sphere(
            S.rnd.uniform(0.25, 0.45),
            rock,
            (1.45 * math.cos(a), 0.4 + 1.2 * math.sin(a), 0.05),
            (1.2, 1, 0.7),
            16,
            bumpy=0.1,
        )
    S.froth(
        [(1.6 * math.cos(t), 0.3 + 1.4 * math.sin(t), 0.02) for t in np.linspace(3.1, 6.4, 40)],
        0.11,
        voxel=0.045,
        low=0.4,
    )
    S.house((0.05, 0.5, 0.6), 1.6, 1.4, "#a84a38", "#e8d4b0", 8, lit=1.0, win="#ffc060")
    door = S.empty((0.22, -0.2, 0.6), (0, 0, 8))
    S.box((0.42, 0.06, 0.8), S.mat("#ffb850", "glow", gain=3.0), (0, 0, 0.4), parent=door, bevel=0.02)
    her = S.person((0.24, -0.42, 0.62), 0.85, "#3f5a7a", "give", 10, hair="#5a3020", style="bun")
    S.rays(her, shadow=False)
    S.lamp((0.1, -1.0, 2.3), "#ffb050", 330, 0.4)
    S.lamp((0.0, 0.6, 3.6), "#ffb860", 200, 0.4)
    smoke = [(0.45, 0.5, 3.3), (0.6, 0.6, 3.9), (0.35, 0.7, 4.5), (0.65, 0.8, 5.2)]
    S.froth(
        [Vector(smoke[i]).lerp(Vector(smoke[i + 1]), t) for i in range(3) for t in (0, 0.33, 0.66)],
        0.16,
        color="#d8d4cc",
        voxel=0.05,
        balls=2,
    )
    # a boat is tied to a thumb; far off other hands hold nothing, and go under
    b = S.empty((-2.2, -3.0, 0.12), (0, 6, 24), 0.8)
    V, F, n, m = [], [], 24, 9
    for i in range(n + 1):
        t = -1 + 2 * i / n
        w = 0.5 * (1 - abs(t) ** 2.4) ** 0.7 + 0.01
        for k in range(m):
            q = math.pi * k / (m - 1)
            V.append(
                (1.3 * t, -w * math.cos(q), 0.4 * abs(t) ** 3 + 0.35 - 0.45 * math.sin(q) * (1 - abs(t) ** 3))
            )
    for i in range(n):
        for k in range(m - 1):
            F.append((i * m + k, (i + 1) * m + k, (i + 1) * m + k + 1, i * m + k + 1))
    S.obj(V, F, S.mat("#b8382c", "wood"), parent=b).modifiers.new("thick", "SOLIDIFY").thickness = 0.05
    for x in (-0.45, 0.3):
        S.box((0.22, 0.85, 0.05), S.mat("#c9a06a", "wood"), (x, 0, 0.22), parent=b, bevel=0.01)
    S.string((-1.25, -2.6, 0.45), (-1.5, -0.4, 2.3), 0.4, 0.025)
    for x, y, h, lean in ((5.2, 17, 1.6, -16), (8.0, 18, 1.3, 18)):
        S.hand((x, y, h - 2.2), 3.2, stone, (0, lean, -s * 30), (0.18, 0.14, 0.16, 0.2), 0.2, left=x > 6)
    rain = S.mat("#c4d4dc", "glow", gain=0.35)
    for _ in range(230):
        x, y, z = S.rnd.uniform(-4.5, 4.5), S.rnd.uniform(-4, 6), S.rnd.uniform(0, 10)
        if abs(x) < 1.5 and -1 < y < 2 and z < 5:
            continue
        S.tube([(x, y, z), (x - 0.16, y, z - 0.55)], 0.009, rain, 4)
    return S

"""Two hands of stone out of the sea shelter a house, as one shelters a candle; there is room for one more."""

import math

import numpy as np

from ..kit.light import clouds, grade, sky, sun
from ..kit.somebody import somebody
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
            (s * 2.2, 0.5, 1.7),
            3.25,
            stone,
            (6, -s * 4, -s * 58),
            (0.38, 0.33, 0.27, 0.2),
            0.12,
            thumb=0.25,
            left=s < 0,
        )
        S.froth(
            [(s * 2.2 + 0.8 * math.cos(t), 0.5 + 0.76 * math.sin(t), 0.02) for t in np.linspace(0, 6.28, 60)],
            0.075,
            voxel=0.03,
            low=0.4,
        )
    # the rock and the house, which is warm inside
    rock = S.mat("#5a6260", "stone", bump=0.3)
    S.island((0, 0.4, -0.25), 1.55, 1.0, "#5f6a58", "stone", 3)
    for k in range(13):
        a = math.pi * (1.0 + k / 12)
        S.sphere(
            S.rnd.uniform(0.34, 0.5),
            rock,
            (1.5 * math.cos(a), 0.3 + 1.1 * math.sin(a), -0.06),
            (1.3, 1, 0.75),
            18,
            bumpy=0.1,
        )
    S.froth(
        [(1.95 * math.cos(t), 0.25 + 1.55 * math.sin(t), 0.01) for t in np.linspace(3.1, 6.4, 70)],
        0.07,
        voxel=0.03,
        low=0.4,
    )
    S.house((0.05, 0.5, 0.6), 1.6, 1.4, "#a84a38", "#e8d4b0", 8, lit=1.0, win="#ffc060")
    door = S.empty((0.22, -0.2, 0.6), (0, 0, 8))
    S.box((0.42, 0.06, 0.8), S.mat("#ffb850", "glow", gain=3.0), (0, 0, 0.4), parent=door, bevel=0.02)
    her = somebody(
        S,
        (0.22, -0.5, 0.6),
        1.02,
        "#a83a4a",
        -44,
        skin="#b07850",
        hands=((0.2, -0.06, 0.44), (-0.22, -0.12, 1.0)),
        elbows=(None, (-0.22, -0.06, 0.76)),
        grips=(None, ((-0.2, 0, 1), (1, 0, 0.2), (0, 0, 0))),
        mood="happy",
        hair="#4a2818",
        style="bun",
        hem=0.2,
        flare=0.16,
    )
    S.rays(her, shadow=False)
    S.lamp((0.1, -1.0, 2.3), "#ffb050", 330, 0.4)
    S.lamp((0.0, 0.6, 3.6), "#ffb860", 200, 0.4)
    rise = [
        (0.45, 0.5, 2.95),
        (0.52, 0.5, 3.3),
        (0.42, 0.55, 3.7),
        (0.56, 0.6, 4.15),
        (0.44, 0.7, 4.65),
        (0.5, 0.8, 5.1),
    ]
    thick = (0.07, 0.1, 0.14, 0.19, 0.2, 0.1)
    S.blob(
        [(rise[i], thick[i], rise[i + 1], thick[i + 1]) for i in range(5)],
        S.mat("#cfc8c0", "cloud", lift=0.1),
        voxel=0.03,
        smooth=12,
    )
    # somebody else has seen the light, and paddles towards it with all he has
    b = S.empty((-1.35, -3.1, 0.1), (0, 3, 40), 0.86)
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
    coat = "#e8b830"
    somebody(
        S,
        (-0.1, 0, 0.3),
        1.5,
        coat,
        90,
        pelvis=(0, 0, 0.06),
        chest=(0, -0.05, 0.32),
        head=(0, -0.08, 0.52),
        turn=(-10, 0, 0),
        hands=((0.03, -0.25, 0.37), (-0.26, -0.17, 0.15)),
        elbows=((0.18, -0.08, 0.24), (-0.24, -0.03, 0.2)),
        grips=(((-1, -0.3, 0), (0, 0.3, 1), (0, 1, 0)), ((0.4, -1, 0.1), (0, 0, 1), (0, 1, 0))),
        knees=((0.08, -0.22, 0.1), (-0.08, -0.22, 0.1)),
        feet=((0.08, -0.3, -0.12), (-0.08, -0.3, -0.12)),
        hem=0,
        hair="#3a2a20",
        parent=b,
    )
    # paddle, trunk
    oar, wood = S.mat("#d8b07a", "wood"), S.mat("#8a4a2c", "wood")
    S.tube([(0.3, 0.08, 1.06), (0.16, -0.4, 0.5), (0.08, -0.68, 0.18)], 0.032, oar, 8, b)
    S.blob([((0.08, -0.68, 0.18), 0.07, (0.04, -0.8, 0.02), 0.11)], oar, parent=b, voxel=0.02)
    S.box((0.34, 0.56, 0.36), wood, (-0.78, 0, 0.42), parent=b, bevel=0.03)
    for y in (-0.16, 0.16):
        S.box((0.36, 0.05, 0.38), S.mat("#d8a648", "metal"), (-0.78, y, 0.42), parent=b, bevel=0.01)
    S.lamp((-0.6, -4.5, 2.2), "#ffd8a0", 60, 0.4)
    S.lamp((-0.2, -1.9, 1.2), "#ffb860", 40, 0.2)
    rain = S.mat("#c4d4dc", "glow", gain=0.35)
    for _ in range(230):
        x, y, z = S.rnd.uniform(-4.5, 4.5), S.rnd.uniform(-4, 6), S.rnd.uniform(0, 10)
        if abs(x) < 1.5 and -1 < y < 2 and z < 5:
            continue
        S.tube([(x, y, z), (x - 0.16, y, z - 0.55)], 0.009, rain, 4)
    return S

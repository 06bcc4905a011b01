"""On the stage it storms with paper waves; in the seats sits one dog."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import area, grade, sky, spot
from ..kit.stage import Stage


def scene():
    S = Stage(
        "theatre",
        901,
        sky=sky("#14101e", "#241826", "#3a2430"),
        ambient=0.7,
        key=[
            spot((-2.6, -5, 11), (0.2, 6.5, 3.6), "#fff0c8", 9000, 0.3),
            area((0, 2.5, 0.9), "#ffb868", 260, 3.0, (0, 8, 4.5)),
            area((0, 12, 11), "#6fb8f0", 1500, 5.0, (0, 8, 2)),
            area((3, -13, 8), "#a890e0", 700, 4.0),
            area((0, 1.8, 6.5), "#ffc890", 650, 3.5, (0, -7, 0)),
        ],
        fog={"density": 0.0},
        cam={"loc": (-0.2, -14, 3.3), "tgt": (0, 0, 4.15)},
        post={
            "grade": grade("#1c0c38", "#fff0cc", contrast=0.2),
            "bloom": 0.7,
            "bloom_th": 0.75,
            "motes": {"n": 60, "box": (0.1, 0.1, 0.9, 0.7), "gain": 0.6},
            "beams": [
                {
                    "from": (0.12, -0.05),
                    "to": (0.52, 0.6),
                    "w0": 0.015,
                    "w1": 0.15,
                    "color": "#fff0c8",
                    "gain": 0.16,
                }
            ],
        },
    )
    gold, red = S.mat("#d8a44a", "metal", rough=0.3), S.mat("#7a1c28", "clay", bump=0.1)
    S.box((14, 9, 1.6), S.mat("#5a3424", "wood"), (0, 7.6, 0.5), bevel=0.04)
    for s in (-1, 1):
        S.box((4, 0.8, 14), red, (s * 5.5, 3.0, 6), bevel=0.05)
        S.tube([(s * 3.45, 2.6, 1.2), (s * 3.45, 2.6, 9.2)], 0.16, gold, 14)
        S.curtain(s * 2.0, s * 3.7, 3.6, 1.3, 9.6, "#b0202c", 5, 0.2, 0.5)
        S.tube([(s * 2.5, 3.3, 4.6), (s * 3.0, 3.25, 4.45), (s * 3.4, 3.3, 4.7)], 0.1, gold, 8)
    S.box((14, 0.8, 4), red, (0, 3.0, 11.0), bevel=0.05)
    S.curtain(-3.6, 3.6, 3.3, 8.0, 9.6, "#b0202c", 13, 0.14)
    S.tube(
        [(-3.5 + 7 * t, 3.05, 8.05 + 0.32 * math.cos(t * 6.283 * 5)) for t in np.linspace(0, 1, 90)],
        0.09,
        gold,
        8,
    )
    # back cloth, a sun and clouds of tin and card on strings, a flash of lightning
    S.box((12, 0.1, 12), S.mat("#3f78a0", "clay", nscale=0.5, vary=0.35), (0, 11.6, 6))
    tin = S.mat("#f8c040", "clay", rough=0.3, lift=0.35)
    S.lathe([(0, 0), (0.62, 0), (0.62, 0.1), (0, 0.1)], tin, 40, (1.75, 9.0, 7.3), (90, 0, 0))
    for k in range(12):
        a = 6.283 * k / 12
        ray = [(0.7, a - 0.14), (0.7, a + 0.14), (1.15, a)]
        S.obj(
            [(1.75 + r * math.cos(b), 8.95, 7.3 + r * math.sin(b)) for r, b in ray], [(0, 1, 2)], tin, False
        )
    S.string((1.75, 9.0, 7.9), (1.75, 9.0, 12), r=0.015)
    card = S.mat("#5a6480", "paper")
    for x, y, z, q in ((-1.5, 8.4, 7.3, 0.95), (0.6, 9.6, 8.1, 0.7), (-2.8, 9.8, 8.0, 0.7)):
        S.blob(
            [
                ((x - q, y, z), 0.26 * q, (x + q, y, z), 0.3 * q),
                ((x - 0.35 * q, y, z + 0.22 * q), 0.42 * q),
                ((x + 0.38 * q, y, z + 0.18 * q), 0.36 * q),
            ],
            card,
            voxel=0.05,
            smooth=3,
        )
        S.string((x, y, z + 0.2), (x, y, 12), r=0.015)
    bolt = [(-1.7, 7.0), (-1.05, 7.0), (-1.4, 6.25), (-0.95, 6.25), (-1.75, 4.9), (-1.5, 5.9), (-2.0, 5.9)]
    S.obj([(x, 8.1, z) for x, z in bolt], [tuple(range(7))], S.mat("#fff0b0", "glow", gain=2.2), False)
    # waves of card in rows, each a curl with a white edge
    blues = ["#4fa8b8", "#2f86a8", "#1f6690", "#164a74"]
    for row in range(4):
        y, base, high, wide = 8.6 - row * 1.35, 2.75 - row * 0.42, 1.5 - 0.16 * row, 1.75
        off = (0.0, 0.8, 0.25, 1.1)[row] - 4.6
        for k in range(6):
            x = off + wide * k
            q = high * (0.85 + 0.3 * math.sin(2.3 * k + row))
            curl = [
                (x, base),
                (x + 0.35 * wide, base + 0.3 * q),
                (x + 0.62 * wide, base + 0.8 * q),
                (x + 0.9 * wide, base + 1.0 * q),
                (x + 1.16 * wide, base + 0.86 * q),
                (x + 1.2 * wide, base + 0.62 * q),
                (x + 1.06 * wide, base + 0.7 * q),
                (x + 0.96 * wide, base + 0.5 * q),
                (x + 0.98 * wide, base + 0.15 * q),
                (x + 1.06 * wide, base),
            ]
            P = [Vector((u, y - 0.05 * k, z)) for u, z in curl]
            V = [*P, Vector((x + 1.06 * wide, y, 1.0)), Vector((x, y, 1.0))]
            S.obj(V, [tuple(range(len(V)))], S.mat(blues[row], "paper"), False).modifiers.new(
                "thick", "SOLIDIFY"
            ).thickness = 0.07
            S.tube([p + Vector((0, -0.08, 0)) for p in P[:8]], 0.06, S.mat("#fff8e8", "paper"), 8, smooth=6)
    # the boat, tossed
    b = S.empty((0.35, 6.6, 3.15), (0, -17, 6), 1.25)
    V, F, n, m = [], [], 24, 10
    for i in range(n + 1):
        t = i / n * 2 - 1
        w = 0.4 * (1 - t**4) + 0.03
        for k in range(m + 1):
            a = math.pi * k / m
            V.append((1.2 * t, -w * math.cos(a), 0.35 * abs(t) ** 3 + 0.42 - 0.5 * math.sin(a) ** 0.7))
    for i in range(n):
        for k in range(m):
            q = i * (m + 1) + k
            F.append((q, q + 1, q + m + 2, q + m + 1))
    S.obj(V, F, S.mat("#9a5430", "wood"), parent=b).modifiers.new("thick", "SOLIDIFY").thickness = 0.05
    S.tube([(0.15, 0, 0.1), (0.15, 0, 2.6)], 0.045, S.mat("#6a4a30", "wood"), 8, b)
    sail = [(0.2, 0, 0.65), (1.15, 0.1, 0.8), (0.75, 0.22, 1.6), (0.2, 0, 2.5)]
    S.obj(sail, [(0, 1, 2, 3)], S.mat("#fff6e4", "cloth"), False, parent=b).modifiers.new(
        "thick", "SOLIDIFY"
    ).thickness = 0.03
    S.person((-0.42, -0.05, 0.15), 1.4, "#e0302a", "wave", 12, hair="#4a2c20", scarf="#f8d880", parent=b)
    S.string(b.matrix_basis @ Vector((0.15, 0, 2.6)), (0.2, 6.6, 12), r=0.015)
    for k in range(11):
        x = -3.3 + 0.66 * k
        S.sphere(0.11, S.mat("#ffd890", "glow", gain=6.0), (x, 2.75, 1.45), (1, 1, 0.8), 14)
        S.lathe([(0.2, 0), (0.24, 0.26), (0.1, 0.3)], gold, 12, (x, 2.5, 1.28))
    # rows of seats from behind; their edges catch the light of the stage
    plush, trim = S.mat("#8a1f2c", "cloth"), S.mat("#5a3020", "wood")
    for row in range(5):
        y, z = -6.6 + row * 1.65, -1.35 + row * 0.12
        for i in range(-5, 6):
            x = i * 1.18 + (row % 2) * 0.59
            S.blob(
                [
                    ((x - 0.32, y, z), 0.2, (x - 0.3, y, z + 1.25), 0.2),
                    ((x + 0.32, y, z), 0.2, (x + 0.3, y, z + 1.25), 0.2),
                    ((x, y, z), 0.22, (x, y, z + 1.5), 0.22),
                ],
                plush,
                voxel=0.06,
                smooth=3,
            )
            S.sphere(0.1, trim, (x + 0.59, y - 0.05, z + 0.85), (1, 1.6, 0.7), 12)
    # he looks up at the boat, a rose in his mouth: back, head, muzzle and ears share one axis, turned left
    coat, brown = (
        S.mat("#f0e2c4", "cloth", bump=0.05, bscale=30),
        S.mat("#96552a", "cloth", bump=0.04, bscale=30),
    )
    d = S.empty((0.35, -4.3, -0.72), (0, 0, 12), 1.3)
    S.blob(
        [
            ((0, 0, 0.1), 0.42, (0, 0, 0.8), 0.3),
            ((-0.2, 0.02, 0.86), 0.17, (0.2, 0.02, 0.86), 0.17),
            ((0, 0, 0.8), 0.25, (0, 0.03, 1.4), 0.18),
        ],
        coat,
        parent=d,
        voxel=0.03,
    )
    S.lathe(
        [(0.19, 0), (0.235, 0.04), (0.235, 0.08), (0.19, 0.12)],
        S.mat("#e0302a", "cloth"),
        28,
        (0, 0.02, 1.16),
        parent=d,
    )
    head = S.empty((0, 0.04, 1.6), (14, 0, 50))
    head.parent = d
    S.blob(
        [
            ((0, -0.07, 0.02), 0.27, (0, 0.08, 0.04), 0.25),
            ((0, 0.1, 0), 0.2, (0, 0.3, -0.06), 0.15),
            ((0, 0.3, -0.06), 0.145, (0, 0.58, -0.06), 0.115),
        ],
        coat,
        parent=head,
        voxel=0.022,
    )
    S.blob([((0, -0.13, 0.1), 0.235, (0, 0.02, 0.15), 0.19)], brown, parent=head, voxel=0.022)
    S.sphere(0.075, S.mat("#1a1418", "clay", rough=0.2), (0, 0.68, -0.02), (1.1, 0.9, 0.85), 18, head)
    for s in (-1, 1):
        S.blob(
            [
                ((s * 0.19, 0.0, 0.2), 0.07, (s * 0.26, -0.02, 0.08), 0.09),
                ((s * 0.26, -0.02, 0.08), 0.09, (s * 0.27, -0.06, -0.16), 0.12),
                ((s * 0.27, -0.06, -0.16), 0.12, (s * 0.26, -0.08, -0.2), 0.1),
            ],
            brown,
            parent=head,
            voxel=0.02,
        )
    stem = [(0.25, 0.46, -0.2), (0.0, 0.47, -0.17), (-0.3, 0.44, -0.16), (-0.6, 0.38, -0.12)]
    S.tube(stem, 0.024, S.mat("#6f9a44", "cloth"), 8, head, smooth=5)
    rose = [S.mat(c, "cloth", lift=0.15) for c in ("#e8303a", "#c8242e", "#961826")]
    for k in range(9):
        a, ring = 2 * math.pi * (k + 0.5 * (k > 4)) / (5 if k < 5 else 3), (k > 4) + (k == 8)
        out = (0.08, 0.035, 0)[ring]
        at = (-0.64 - 0.035 * ring, 0.37 + out * math.cos(a), -0.1 + out * math.sin(a))
        S.sphere((0.075, 0.06, 0.045)[ring], rose[ring], at, (1.1, 1, 1), 14, head)
    S.light("SPOT", (1.6, -0.5, 6.0), (0.5, -5.2, 0.6), "#ffc890", 2600, 0.4)
    S.lamp((-1.2, -8.2, 3.0), "#a090d8", 60, 0.4)
    return S

"""The scarecrow has opened its coat, and the birds have moved in, floor above floor."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import clouds, grade, sky, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "scarecrow",
        952,
        sky=sky(
            "#27305c",
            "#6a4a78",
            "#d87a58",
            "#f8c078",
            at=(0, 0.35, 0.62, 1),
            clouds=[clouds("#5a4068", "#f0a880", (0.3, 0.16))],
        ),
        ambient=0.5,
        key=[sun((-7, 5, 3.2), "#ffb070", 2.6), sun((6, -6, 7), "#a8a0d0", 1.7, 0.3)],
        fog={"density": 0.02, "start": 18},
        cam={"loc": (0.2, -12.0, 2.6), "tgt": (0.2, 0, 4.35)},
        post={"grade": grade("#3a1a3c", "#fff0c4"), "motes": {"n": 50, "gain": 0.5}},
    )
    S.ground("hills", "#c89a48", amp=0.5, seed=16, flat=4)
    S.grass(1500, (-4.6, 4.6), (-3.3, 9), ("#e0b450", "#d0a040", "#c08c38"), 0.95)
    S.mountains(50, 6, "#c08a60", 5, scale=0.05, width=120, sharp=False)
    z = S.z(0.3, 0.8)
    wood, straw = S.mat("#6a4a30", "wood"), [S.mat(c, "wood") for c in ("#e0bc5c", "#c89c40", "#f0d080")]
    S.tube([(0.3, 0.8, z - 0.3), (0.3, 0.8, z + 5.4)], 0.1, wood, 10)
    S.tube([(-1.9, 0.8, z + 4.15), (2.5, 0.8, z + 4.25)], 0.08, wood, 10)
    coat = S.mat("#3f5648", "cloth", bump=0.06, bscale=18)
    lining = S.mat("#9a3a3a", "cloth", vary=0.2)
    b = Vector((0.3, 0.8, z))
    S.blob(
        [
            (b + Vector((-0.6, 0, 4.2)), 0.3, b + Vector((0.6, 0, 4.2)), 0.3),
            (b + Vector((-0.6, 0, 4.2)), 0.28, b + Vector((-1.75, -0.1, 4.12)), 0.24),
            (b + Vector((0.6, 0, 4.2)), 0.28, b + Vector((1.75, -0.1, 4.15)), 0.24),
            (b + Vector((0, 0.25, 3.9)), 0.45, b + Vector((0, 0.3, 1.3)), 0.5),
        ],
        coat,
        voxel=0.06,
        smooth=4,
    )
    # both halves of the coat are held open; their lining is red
    for s in (-1, 1):
        V, rows, cols = [], 24, 16
        for i in range(rows + 1):
            t = i / rows
            for k in range(cols + 1):
                u = k / cols
                x = (0.82 + 0.12 * t) * (1 - u) + (1.85 + 0.4 * t * t) * u
                y = -0.28 - 0.3 * u + 0.1 * math.sin(9 * u + 2 * t) * (0.3 + t)
                V.append(b + Vector((s * x, y + 0.28, 4.1 - (3.05 + 0.16 * math.sin(3 * u)) * t - 0.1 * u)))
        F = [
            (
                i * (cols + 1) + k,
                i * (cols + 1) + k + 1,
                (i + 1) * (cols + 1) + k + 1,
                (i + 1) * (cols + 1) + k,
            )
            for i in range(rows)
            for k in range(cols)
        ]
        S.obj(V, F, lining).modifiers.new("thick", "SOLIDIFY").thickness = 0.05
        S.tube([V[i * (cols + 1) + cols] for i in range(rows + 1)], 0.075, coat, 8)
        S.tube([V[rows * (cols + 1) + k] for k in range(cols + 1)], 0.06, coat, 8)
    # between them a house for birds
    plank = [S.mat(c, "wood") for c in ("#8a5f3c", "#7a5234", "#96683f")]
    for k in range(6):
        S.box((0.32, 0.3, 3.0), plank[k % 3], b + Vector((-0.8 + 0.32 * k, -0.35, 2.5)), bevel=0.02)
    S.box((2.1, 0.5, 0.12), plank[1], b + Vector((0, -0.4, 4.02)), bevel=0.02)
    S.box((2.1, 0.5, 0.12), plank[1], b + Vector((0, -0.4, 0.98)), bevel=0.02)
    glow, dim = S.mat("#ffc060", "glow", gain=2.6), S.mat("#2a1a18", "clay")
    black = S.mat("#241a22", "clay")
    for row in range(4):
        for col in range(3):
            p = b + Vector((-0.62 + 0.62 * col, -0.52, 1.45 + 0.7 * row))
            lit = (row, col) not in ((1, 2), (3, 0))
            S.lathe([(0, 0), (0.21, 0)], glow if lit else dim, 24, p, (90, 0, 0))
            S.lathe([(0.2, 0), (0.25, 0.0), (0.25, 0.05), (0.2, 0.05)], plank[2], 24, p, (90, 0, 0))
            S.tube([p + Vector((0, 0, -0.29)), p + Vector((0, -0.26, -0.29))], 0.028, wood, 6)
            if (row, col) in ((0, 0), (1, 1), (2, 2), (2, 0), (3, 1)):
                face = S.rnd.choice([0, 180]) + S.rnd.uniform(-15, 15)
                S.bird(
                    p + Vector((0, -0.12, -0.27)),
                    0.42,
                    ("#5a86a0", "#d8603c", "#e0b050")[(row + col) % 3],
                    face,
                    belly="#f0dcc0",
                )
            elif lit:
                S.blob(
                    [
                        ((0, 0, -0.12), 0.09, (0, 0, -0.05), 0.085),
                        ((0.03, 0, 0.05), 0.068),
                        ((0.06, 0, 0.05), 0.032, (0.15, 0, 0.02), 0.01),
                    ],
                    black,
                    p + Vector((0, -0.02, 0)),
                    voxel=0.01,
                )
    S.lamp(b + Vector((0, -1.3, 2.7)), "#ffb860", 110, 0.4)
    for s in (-1, 1):
        for _ in range(26):
            p = b + Vector((s * 1.95, 0, 4.1))
            d = Vector((s * S.rnd.uniform(0.3, 0.8), S.rnd.uniform(-0.3, 0.3), S.rnd.uniform(-0.5, 0.3)))
            S.tube([p, p + d * 0.6, p + d + Vector((0, 0, -0.12))], 0.02, S.rnd.choice(straw), 4)
    sack = S.mat("#d8bc8a", "cloth", bump=0.1, bscale=26)
    S.blob(
        [
            (b + Vector((0, -0.02, 5.0)), 0.5, b + Vector((0.02, -0.02, 5.2)), 0.46),
            (b + Vector((0, 0, 4.55)), 0.22, b + Vector((0, 0, 4.75)), 0.3),
        ],
        sack,
        voxel=0.04,
    )
    ink = S.mat("#3a2a24", "clay")
    for s in (-1, 1):
        S.lathe(
            [(0, 0), (0.085, 0), (0.09, 0.03), (0, 0.035)],
            ink,
            16,
            b + Vector((s * 0.18, -0.5, 5.18)),
            (90, 0, 0),
        )
    S.tube(
        [
            b + Vector((0.24 * math.cos(t), -0.47 - 0.05 * math.sin(t), 4.98 - 0.13 * math.sin(t)))
            for t in np.linspace(0.15, 3.0, 12)
        ],
        0.018,
        ink,
        6,
    )
    for k in range(5):
        x = -0.18 + 0.09 * k
        S.tube([b + Vector((x, -0.53, 4.93)), b + Vector((x, -0.53, 4.83))], 0.012, ink, 5)
    S.lathe(
        [(0.95, 0), (1.0, 0.02), (0.5, 0.1), (0.42, 0.6), (0.22, 0.78), (0, 0.8)],
        S.mat("#8a5a36", "cloth"),
        36,
        b + Vector((0.02, 0, 5.38)),
        (-4, 5, 0),
    )
    S.lathe(
        [(0.44, 0.1), (0.47, 0.16), (0.43, 0.24)],
        S.mat("#c2453a", "cloth"),
        30,
        b + Vector((0.02, 0, 5.38)),
        (-4, 5, 0),
    )
    S.tube(
        [
            b + Vector((-0.3, -0.3, 4.5)),
            b + Vector((0, -0.42, 4.42)),
            b + Vector((0.32, -0.3, 4.5)),
            b + Vector((0.6, -0.3, 4.1)),
            b + Vector((0.7, -0.35, 3.5)),
        ],
        0.12,
        S.mat("#c2453a", "cloth"),
        8,
        smooth=5,
    )
    # along the arms they wait for a room, with their luggage
    for k, (x, c) in enumerate(((1.05, "#5a86a0"), (1.55, "#d8603c"), (2.05, "#e0b050"), (-1.3, "#a8b4c0"))):
        at = b + Vector((x, -0.1, 4.38))
        S.bird(at, 0.5, c, 180 if x > 0 else 0, belly="#f0dcc0")
        case = at + Vector((0.22 if x > 0 else -0.24, -0.22, 0.08))
        S.box(
            (0.2, 0.08, 0.15),
            S.mat(("#7a4a2c", "#c2453a", "#3f6a72", "#d0a050")[k], "cloth"),
            case,
            bevel=0.015,
        )
        S.tube(
            [
                case + Vector((dx, 0, dz))
                for dx, dz in ((-0.04, 0.07), (-0.03, 0.11), (0.03, 0.11), (0.04, 0.07))
            ],
            0.01,
            wood,
            5,
        )
    S.birds((-1.2, 7, 8.2), 9, (1.6, 1, 0.6), 0.24, "#4a3438")
    child = S.person(
        (-1.6, -1.5, S.z(-1.6, -1.5)), 2.1, "#4f80a8", "give", 130, hair="#5a3526", scarf="#f0d9a0"
    )
    S.sphere(0.17, S.mat("#c2352d", "clay", rough=0.3), child.matrix_basis @ Vector((0, -0.4, 0.63)))
    for x, y, r in ((2.5, -1.4, 0.5), (3.0, -0.7, 0.38)):
        S.blob(
            [((r * 0.45 * math.cos(a), r * 0.45 * math.sin(a), 0), r * 0.62) for a in np.linspace(0, 5.5, 8)],
            S.mat("#d8702c", "clay", rough=0.4),
            (x, y, S.z(x, y) + r * 0.5),
            scale=(1, 1, 0.8),
            voxel=0.03,
            smooth=1,
        )
        S.tube([(x, y, S.z(x, y) + r * 0.9), (x + 0.06, y, S.z(x, y) + r * 1.25)], 0.06, wood, 6)
    return S

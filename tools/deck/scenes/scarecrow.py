"""The scarecrow has opened its coat, and the birds have moved in."""

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
            "#b8683f",
            "#e09a50",
            "#f6cc7c",
            "#fbe2a4",
            at=(0, 0.35, 0.62, 1),
            clouds=[clouds("#b87848", "#ffe0a8", (0.3, 0.16))],
        ),
        ambient=0.55,
        key=[sun((-6, 2, 5), "#ffd890", 3.4), sun((6, -6, 7), "#f0d8c8", 1.2, 0.3)],
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
    coat = S.mat("#4a5a4a", "cloth", bump=0.06, bscale=18)
    b = Vector((0.3, 0.8, z))
    S.blob(
        [
            (b + Vector((-0.5, 0, 4.05)), 0.36, b + Vector((0.5, 0, 4.05)), 0.36),
            (b + Vector((-0.42, 0.05, 3.8)), 0.42, b + Vector((-0.62, 0, 1.7)), 0.42),
            (b + Vector((0.42, 0.05, 3.8)), 0.42, b + Vector((0.66, 0, 1.7)), 0.42),
            (b + Vector((0, 0.25, 3.6)), 0.45, b + Vector((0, 0.25, 1.8)), 0.5),
            (b + Vector((-0.6, 0, 4.12)), 0.32, b + Vector((-1.75, 0, 4.08)), 0.3),
            (b + Vector((0.6, 0, 4.15)), 0.32, b + Vector((1.8, 0, 4.15)), 0.3),
        ],
        coat,
        voxel=0.06,
        smooth=4,
    )
    S.blob(
        [(b + Vector((0, -0.2, 3.5)), 0.3, b + Vector((0, -0.22, 2.2)), 0.36)],
        S.mat("#2a1c18", "clay"),
        scale=(1, 1, 1),
        voxel=0.05,
    )
    for s in (-1, 1):
        for _ in range(26):
            p = b + Vector((s * 1.95, 0, 4.1))
            d = Vector((s * S.rnd.uniform(0.3, 0.8), S.rnd.uniform(-0.3, 0.3), S.rnd.uniform(-0.5, 0.3)))
            S.tube([p, p + d * 0.6, p + d + Vector((0, 0, -0.12))], 0.02, S.rnd.choice(straw), 4)
    for _ in range(50):
        x = S.rnd.uniform(-0.8, 0.9)
        p = b + Vector((x, S.rnd.uniform(-0.3, 0.3), 1.5))
        S.tube(
            [
                p,
                p + Vector((S.rnd.uniform(-0.1, 0.1), 0, -0.35)),
                p + Vector((S.rnd.uniform(-0.2, 0.2), 0, -0.75)),
            ],
            0.02,
            S.rnd.choice(straw),
            4,
        )
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
    # nest in the coat, birds everywhere
    for k in range(80):
        a, zz = S.rnd.uniform(0, 6.28), S.rnd.uniform(-0.12, 0.14)
        r = S.rnd.uniform(0.26, 0.42)
        S.tube(
            [
                b + Vector((r * math.cos(a + d), -0.42 + 0.6 * r * math.sin(a + d), 2.4 + zz))
                for d in (0, 0.4, 0.8)
            ],
            0.018,
            straw[k % 3],
            4,
        )
    for k, x in enumerate((-0.16, 0.14)):
        S.bird(b + Vector((x, -0.5, 2.4)), 0.36, "#8a7a6a", -70 - 40 * k, belly="#e8d8b8")
        S.sphere(0.05, S.mat("#e8a03c", "clay"), b + Vector((x, -0.72, 2.62)), seg=8)
    birds = [
        (-1.5, 4.5, "#3a3a44", 10),
        (-1.0, 4.45, "#5a86a0", 170),
        (1.2, 4.5, "#d8603c", 190),
        (1.7, 4.55, "#3a3a44", 20),
        (2.2, 4.5, "#e0b050", 170),
    ]
    for x, zz, c, f in birds:
        S.bird(b + Vector((x - 0.0, -0.05, zz - 0.12)), 0.62, c, f, belly="#f0dcc0")
    S.bird(b + Vector((0.1, 0, 6.15)), 0.62, "#3a3a44", 15)
    S.birds((-1.2, 7, 8.2), 9, (1.6, 1, 0.6), 0.24, "#4a3438")
    child = S.person(
        (-1.75, -1.6, S.z(-1.75, -1.6)), 2.1, "#3f6a8a", "give", 112, hair="#5a3526", scarf="#f0d9a0"
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

"""Between the coats it snows, and their sleeves beckon; those who went in before stand there, of snow."""

import numpy as np
from mathutils import Vector

from ..kit.light import DAY, area, grade
from ..kit.stage import Stage


def scene():
    S = Stage(
        "wardrobe",
        408,
        sky=DAY,
        ambient=0.5,
        key=[area((-3.5, -8, 8), "#ffcf9c", 950, 3.0, (0, 0, 4)), area((4, -7, 5), "#ffc090", 260, 3.0)],
        fog={"density": 0.02, "start": 17.5, "color": "#8fa8d0", "mix": 0.8},
        cam={"loc": (0.1, -12.4, 4.2), "tgt": (0.1, 0, 4.35)},
        post={
            "grade": grade("#1c2358", "#fff0d4", contrast=0.2),
            "bloom": 0.8,
            "bloom_th": 0.75,
            "motes": {"n": 90, "box": (0.26, 0.14, 0.74, 0.9), "color": "#ffffff", "gain": 0.6, "r": 1.6},
        },
    )
    S.room("#7a3a3c", "#6f4a34", None, half=5, high=12, back=False)
    wall = S.mat("#7a3a3c", "clay", nscale=0.6, vary=0.1)
    for s in (-1, 1):
        S.box((3.0, 0.2, 14), wall, (s * 4.3, 3.7, 5.0), bevel=0)
    S.box((6, 0.2, 5.0), wall, (0, 3.7, 11.6), bevel=0)
    wood, panel = S.mat("#5f3622", "wood"), S.mat("#6f4229", "wood")
    for s in (-1, 1):
        S.box((0.3, 2.4, 9.0), wood, (s * 2.75, 2.4, 4.4), bevel=0.05)
        d = S.empty((s * 2.75, 1.2, 0.3), (0, 0, s * 112))
        S.box((2.4, 0.14, 8.2), wood, (-s * 1.2, 0, 4.1), parent=d, bevel=0.04)
        for z in (2.1, 6.0):
            S.box((1.7, 0.1, 3.1), panel, (-s * 1.2, -0.06, z), parent=d, bevel=0.06)
            S.box((1.7, 0.1, 3.1), panel, (-s * 1.2, 0.06, z), parent=d, bevel=0.06)
    S.box((6.2, 2.7, 0.4), wood, (0, 2.35, 9.0), bevel=0.08)
    S.box((6.0, 2.4, 0.3), wood, (0, 2.4, 0.15), bevel=0.04)
    S.tube([(-2.6, 2.2, 8.1), (2.6, 2.2, 8.1)], 0.07, S.mat("#c99a4a", "metal"), 10)
    # the coats: two rows like a curtain, and sleeves that bend inward and forward
    hook = S.mat("#c99a4a", "metal")
    for x, y, h, color, fur, path in (
        (-2.2, 2.6, 5.6, "#3f6a72", None, None),
        (2.25, 2.6, 5.7, "#5a4a7a", None, None),
        (-1.72, 1.8, 6.2, "#b8842c", None, [(-0.85, 1.1, 6.2), (-0.3, 0.5, 5.75), (0.05, 0.2, 6.15)]),
        (1.75, 1.8, 6.3, "#7a2a3c", None, [(1.15, 1.1, 5.6), (0.75, 0.4, 4.75), (0.35, 0.1, 4.85)]),
    ):
        at = Vector((x, y, 7.7))
        sleeve = path and [(Vector(p) - at) / h for p in path]
        S.coat(
            at,
            h,
            color,
            0,
            (None, sleeve) if x < 0 else (sleeve, None),
            fur,
            seed=int(10 * (x + 3)),
            wide=0.125,
        )
        S.tube([at, at + Vector((0, 0, 0.2)), at + Vector((0.1, 0, 0.4))], 0.035, hook, 6)
        # each hangs on wood, its collar turned down
        bar = [at + Vector((dx * h, -0.1, dz * h)) for dx, dz in ((-0.1, -0.012), (0, 0.03), (0.1, -0.012))]
        S.tube(bar, 0.075, panel, 8, smooth=5)
        lapel = (
            S.mat(color, "cloth", vary=0.1, dust="#f2e6d0", dusty=(-2.0, -1.0))
            if path
            else S.mat(color, "cloth")
        )
        for side in (-1, 1):
            flap = [
                (side * 0.07, -0.05, -0.005),
                (side * 0.1, -0.075, -0.06),
                (side * 0.055, -0.085, -0.17),
                (0.0, -0.085, -0.2),
                (side * 0.02, -0.08, -0.06),
            ]
            S.obj([at + Vector(v) * h for v in flap], [tuple(range(5))], lapel, False).modifiers.new(
                "thick", "SOLIDIFY"
            ).thickness = 0.06
    # mittens at the ends of the sleeves that beckon
    for at, turn, color in (((0.12, 0.12, 6.25), 24, "#d8c8a8"), ((0.2, 0.05, 4.92), -52, "#c8584a")):
        e = S.empty(at, (-14, turn, 0), 0.5)
        mitten = [
            ((0, 0, -0.1), 0.28, (0, -0.05, 0.35), 0.36),
            ((0, -0.05, 0.35), 0.36, (0, -0.35, 0.75), 0.3),
            ((-0.2, 0, 0.1), 0.16, (-0.5, -0.12, 0.42), 0.15),
        ]
        if turn < 0:
            mitten[2] = ((0.2, 0, 0.1), 0.16, (0.5, -0.12, 0.42), 0.15)
        wool = S.mat(color, "cloth", vary=0.2, bump=0.04)
        S.blob(mitten, wool, parent=e, voxel=0.03)
        S.wool((0, 0, -0.35), (0.36, 0.36, 0.16), "#f6efe2", 60, 0.12, e)
    # the wood behind
    snow = S.mat("#eef2f8", "snow")
    n = S.nfun(0.5, 4, 3)
    S.grid(
        (-16, 16),
        (1.4, 46),
        lambda X, Y: 0.34 + (n(X, Y) - 0.45) * 0.9 * np.clip((Y - 3.0) / 6, 0, 1.6),
        snow,
        120,
        120,
        1.3,
    )
    for _ in range(34):
        x, y = S.rnd.uniform(-8, 8), S.rnd.uniform(6, 30)
        if abs(x - 0.3) < 0.9 + (y - 5) * 0.05:
            continue
        S.fir((x, y, 0.3), S.rnd.uniform(6, 10), "#3a5468", "#e8eef8", 0.22)
    S.light("AREA", (0, 10, 11), (0, 9, 0), "#a8c4ff", 1700, 8.0)
    S.box((60, 0.2, 40), S.mat("#7f9cc8", "glow", gain=0.5), (0, 47, 12))
    # those who went in before, as tall as she is, in their nightcaps
    coal, carrot = S.mat("#22242c", "clay"), S.mat("#e8843c", "clay")
    for x, y, high, cap in (
        (0.62, 6.3, 1.75, "#c8483c"),
        (-0.5, 8.4, 2.2, "#4f86a8"),
        (0.32, 12.5, 2.6, "#d8a83c"),
    ):
        e = S.empty((x, y, 0.3), (0, 0, S.rnd.uniform(-14, 14)), high)
        S.blob([((0, 0, 0.2), 0.27), ((0, 0, 0.55), 0.2)], snow, parent=e, voxel=0.03, smooth=2)
        S.sphere(0.155, snow, (0, 0, 0.83), parent=e, seg=20)
        S.lathe([(0.03, 0), (0, 0.17)], carrot, 8, (0, -0.14, 0.82), (90, 0, 0), parent=e)
        for s in (-1, 1):
            S.sphere(0.022, coal, (s * 0.055, -0.14, 0.88), parent=e, seg=8)
            S.tube([(s * 0.16, 0, 0.6), (s * 0.3, -0.04, 0.66), (s * 0.4, -0.06, 0.8)], 0.018, wood, 5, e)
        S.lathe(
            [(0.155, -0.02), (0.16, 0.03), (0.12, 0.1)], S.mat("#f4f0e4", "cloth"), 20, (0, 0, 0.9), parent=e
        )
        S.blob(
            [
                ((0, 0, 0.96), 0.12, (0.06, 0, 1.1), 0.08),
                ((0.06, 0, 1.1), 0.08, (0.2, 0, 1.08), 0.05),
                ((0.2, 0, 1.08), 0.05, (0.27, 0, 0.95), 0.035),
            ],
            S.mat(cap, "cloth"),
            parent=e,
            voxel=0.02,
            smooth=3,
        )
        S.sphere(0.05, S.mat("#f4f0e4", "cloth"), (0.28, 0, 0.91), parent=e, seg=12)
    S.lamp((0.3, 4.6, 3.2), "#c8d8ff", 160, 0.5)
    # footprints that go in; none come back
    dent = S.mat("#8fa0c8", "snow")
    for k in range(9):
        y = 2.0 + 0.95 * k
        S.sphere(0.15, dent, (0.05 + 0.03 * y + 0.17 * (-1) ** k, y, 0.36), (0.75, 1.5, 0.25), 14)
    S.blob(
        [
            ((0, 0, 0), 1.0, (0.7, -0.7, 0), 0.6),
            ((-0.8, -0.3, 0), 0.7),
            ((1.3, 0.1, 0), 0.7),
            ((-1.5, 0.1, 0), 0.6),
            ((-0.2, -0.9, 0), 0.5),
        ],
        snow,
        (0, 0.9, 0.02),
        scale=(1.25, 1.1, 0.16),
        voxel=0.05,
    )
    # a child in a nightshirt, small before so much: one foot is in already
    S.person(
        (-0.25, 0.2, 0.02),
        2.3,
        "#9cb8d4",
        "stand",
        176,
        hair="#8a4a24",
        style="long",
        skin="#f0c8a6",
        trousers="#f0c8a6",
        hands=((0.19, -0.02, 0.45), (-0.27, -0.2, 0.8)),
    )
    S.lathe(
        [(0.34, 0.14), (0.36, 0.2), (0.3, 0.75), (0.25, 1.1), (0, 1.1)],
        S.mat("#9cb8d4", "cloth"),
        30,
        (-0.25, 0.2, 0.02),
    )
    S.bear((1.15, -1.5, 0), 0.95, "#9a6a44", 175)
    S.light("SPOT", (0.35, 9.5, 5.6), (-0.1, -1.5, 0.0), "#cfdcff", 5200, 0.7)
    return S

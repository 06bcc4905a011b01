"""Between the coats it snows, and their sleeves beckon."""

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
        fog={"density": 0.035, "start": 16.5, "color": "#8fa8d0", "mix": 0.8},
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
        (-1.72, 1.8, 6.2, "#b8842c", "#f2e6d0", [(-0.85, 1.1, 6.2), (-0.3, 0.5, 5.75), (0.05, 0.2, 6.15)]),
        (1.75, 1.8, 6.3, "#7a2a3c", "#e8dccb", [(1.15, 1.1, 5.6), (0.75, 0.4, 4.75), (0.35, 0.1, 4.85)]),
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
    iron = S.mat("#22262e", "metal")
    S.tube([(0.35, 10.5, 0.3), (0.35, 10.5, 4.3)], 0.1, iron, 10)
    S.lathe([(0.24, -0.36), (0.36, 0.3), (0.3, 0.34), (0, 0.7)], iron, 6, (0.35, 10.5, 4.95))
    S.sphere(0.34, S.mat("#ffcf70", "glow", gain=9.0), (0.35, 10.3, 4.75), (1, 1, 1.1), 20)
    S.lamp((0.35, 9.7, 4.6), "#ffb050", 420, 0.3)
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
        "walk",
        176,
        hair="#8a4a24",
        style="long",
        skin="#f0c8a6",
        trousers="#f0c8a6",
        hands=((0.19, -0.02, 0.45), (-0.27, -0.2, 0.8)),
    )
    S.bear((1.15, -1.5, 0), 0.95, "#9a6a44", 175)
    S.light("SPOT", (0.35, 9.5, 5.6), (-0.1, -1.5, 0.0), "#ffc878", 5200, 0.7)
    return S

"""A shop that sells weather by the jar."""

import math
from itertools import pairwise

import numpy as np
from mathutils import Vector

from ..kit.actors import actor, neck_scarf
from ..kit.light import DAY, area, grade, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "weather",
        974,
        sky=DAY,
        ambient=0.9,
        key=[sun((-7, 1.8, 8.0), "#ffe0b0", 3.6, 0.03, (0, 0.6, 1.2)), area((1, -9, 7), "#ffe6d0", 700, 4.0)],
        fog={"density": 0.0},
        cam={"loc": (0.2, -12.2, 4.3), "tgt": (0.25, 0, 3.95)},
        post={
            "grade": grade("#241a44", "#fff2d0"),
            "bloom": 0.7,
            "bloom_th": 0.75,
            "motes": {"n": 40, "gain": 0.5},
        },
    )
    S.room("#5a4a6a", "#8a5f3e", "#c9b9a4", window=(-2.0, 1.4, 3.2, 6.6), side="left")
    S.shelf((0.1, 4.1, 1.4), 6.4, 7.2, 0.9, "#6b4630", 4)
    glass, cork = S.mat("#f6fffc", "glass", ior=1.08), S.mat("#b98a5a", "cloth")
    rnd = S.rnd

    airs = {
        "sun": ("#f0a850", "#b04e34"),
        "rain": ("#6f8494", "#c4d2d8"),
        "snow": ("#8fb0d0", "#47699c"),
        "bolt": ("#4a4478", "#9a94c4"),
        "rainbow": ("#9fd0dc", "#4a8cb4"),
        "wind": ("#5f9488", "#2f605c"),
        "cloud": ("#7fb8dc", "#3468b0"),
        "night": ("#3a4690", "#12163c"),
        "none": ("#b8c8c4", "#7f9498"),
    }
    shine = S.mat("#f4fff8", "glow", gain=1.0)
    edge = S.mat("#c8e4e0", "glow", gain=0.55)

    def jar(at, h, inside, r=0.46, label=False):
        """A corked jar: its own sky behind the weather, an edge and a gleam for the glass."""
        e = S.empty(at)
        k = r / 0.46
        wall = [(0.44, 0), (0.46, 0.05), (0.46, h * 0.74), (0.42, h * 0.81), (0.34, h * 0.86), (0.34, h)]
        S.lathe([(0, 0), *wall], glass, 40, parent=e, scale=(k, k, 1))
        n, turns = len(wall), np.linspace(0, math.pi, 25)
        S.obj(
            [(0.96 * k * q * math.cos(t), 0.96 * k * q * math.sin(t), z) for t in turns for q, z in wall],
            [
                (i * n + j, (i + 1) * n + j, (i + 1) * n + j + 1, i * n + j + 1)
                for i in range(24)
                for j in range(n - 1)
            ],
            S.mat("#ffffff", "clay", ramp=airs[inside], span=(0.1, h * 0.8), lift=0.32, vary=0.05, bump=0.0),
            parent=e,
        )
        for s in (-1, 1):
            S.tube([(s * k * q, 0, z) for q, z in wall], 0.022, edge, 6, e)
        gleam = [(-k * q * 0.79, -k * q * 0.66, z) for q, z in ((0.45, h * 0.6), *wall[2:5])]
        S.tube(gleam, 0.026 * k, shine, 6, e, taper=0.5, smooth=4)
        beside = Vector((-0.62 * k, -0.3, 0.03 - h)) if inside == "none" else Vector()
        taper = [
            (0, h - 0.03),
            (0.31, h - 0.03),
            (0.32, h),
            (0.34, h + 0.14),
            (0.33, h + 0.16),
            (0, h + 0.17),
        ]
        S.lathe(taper, cork, 24, beside, scale=(k, k, 1), parent=e)
        if inside == "none":
            return
        S.tube(
            [(r * 1.0 * math.cos(t), r * 1.0 * math.sin(t), 0.03) for t in np.linspace(0, 6.283, 40)],
            0.02,
            S.mat("#dceee8", "clay", rough=0.05),
            6,
            e,
        )
        if label:
            S.box(
                (0.4 * k, 0.02, 0.2),
                S.mat("#f3e8cf", "paper"),
                (0, -r - 0.015, h * 0.13),
                parent=e,
                bevel=0.004,
            )
        x, y, z = at
        m = z + h * 0.42

        def heap(px, pz, wide, color, py=-0.08, lift=0.12):
            """A cloud with a flat foot and a heaped top."""
            balls = []
            for q in np.linspace(-1, 1, 7):
                r = wide * (0.2 + 0.26 * (1 - q * q)) * rnd.uniform(0.8, 1.15)
                balls.append(((q * 0.8 * wide, rnd.uniform(-0.12, 0.12) * wide, 0.6 * r), r))
            cloud = S.mat(color, "cloud", lift=lift, bump=0.03)
            S.blob(balls, cloud, (x + px * k, y + py * k, z + pz * h), (0, 0, 0), k, voxel=0.024, smooth=3)

        def hill(px, wide, high, color, py=0.1):
            """A round back of land at the bottom of the jar."""
            back = [(math.cos(t), math.sin(t)) for t in np.linspace(0, math.pi / 2, 12)]
            land, size = S.mat(color, "clay", bump=0.02), (wide * k, 0.2 * k, high)
            S.lathe(back, land, 28, (x + px * k, y + py * k, z + 0.02), scale=size)

        if inside == "sun":
            S.sphere(0.19 * k, S.mat("#ffd060", "glow", gain=5.0), (x + 0.03, y + 0.12, z + 0.46 * h))
            hill(-0.14, 0.28, 0.3, "#b8562c", 0.06)
            hill(0.16, 0.26, 0.2, "#8a3c28", -0.04)
            heap(0.2, 0.6, 0.13, "#ffd8a0", -0.16, 0.4)
            S.lamp((x, y - 0.3, m + 0.1), "#ffc060", 34 * k * k, 0.15)
        elif inside == "rain":
            heap(-0.06, 0.55, 0.36, "#5f6c7a")
            heap(0.14, 0.5, 0.24, "#7f8c98", -0.2)
            drop = S.mat("#dcecf4", "glow", gain=1.0)
            for _ in range(18):
                px, py, top = (
                    rnd.uniform(-0.32, 0.3) * k,
                    rnd.uniform(-0.2, 0.05) * k,
                    rnd.uniform(0.26, 0.52) * h,
                )
                S.tube(
                    [(x + px, y + py, z + top), (x + px - 0.03, y + py, z + top - 0.13)],
                    0.009,
                    drop,
                    5,
                    taper=0.3,
                )
            S.sphere(
                1.0, S.mat("#4f7a94", "clay", rough=0.1), (x, y, z + 0.06), (0.41 * k, 0.38 * k, 0.05), 28
            )
            for q in (0.1, 0.18):
                S.tube(
                    [
                        (x + q * math.cos(t) - 0.06, y - 0.2 + 0.5 * q * math.sin(t), z + 0.115)
                        for t in np.linspace(0, 6.283, 24)
                    ],
                    0.008,
                    drop,
                    5,
                )
        elif inside == "snow":
            hill(-0.12, 0.32, 0.26, "#f4f8fc", 0.06)
            hill(0.18, 0.26, 0.16, "#dce8f4", -0.08)
            fir = S.mat("#3f6f54", "cloth", dust="#f4f8fc", dusty=(0.35, 0.6))
            for px, up, big in ((-0.16, 0.22, 1.0), (0.12, 0.14, 0.75)):
                for q in range(3):
                    cone = [(0.15 - 0.035 * q, 0.13 * q), (0.05, 0.13 * q + 0.12), (0, 0.13 * q + 0.2)]
                    S.lathe(cone, fir, 14, (x + px * k, y - 0.06, z + up), scale=big * k)
            heap(0.0, 0.62, 0.3, "#dfe8f2")
            for _ in range(22):
                flake = (
                    x + rnd.uniform(-0.33, 0.33) * k,
                    y - rnd.uniform(0.05, 0.26),
                    z + rnd.uniform(0.25, 0.6) * h,
                )
                S.sphere(0.017, S.mat("#ffffff", "glow", gain=1.0), flake, seg=6)
        elif inside == "bolt":
            hill(0.0, 0.4, 0.13, "#2c2a44", 0.0)
            heap(-0.05, 0.54, 0.37, "#4a4860")
            heap(0.13, 0.5, 0.24, "#6f6c88", -0.2)
            spark = S.mat("#fff0a0", "glow", gain=3.5)
            way = [(0.06, 0.54), (-0.08, 0.38), (0.03, 0.36), (-0.06, 0.22), (0.02, 0.21), (-0.05, 0.09)]
            S.tube([(x + px * k, y - 0.1, z + pz * h) for px, pz in way], 0.03 * k, spark, 6, taper=0.25)
            S.lamp((x, y - 0.2, m - 0.1), "#d8d0ff", 14, 0.1)
        elif inside == "rainbow":
            hill(-0.15, 0.3, 0.2, "#6f9a48", 0.16)
            hill(0.17, 0.27, 0.15, "#8ab454", 0.06)
            for q, cc in enumerate(("#d8503c", "#e8a03c", "#ecd04c", "#6fae4c", "#4f8ac4", "#7a5aa4")):
                rr = (0.35 - 0.034 * q) * k
                bow = [
                    (x + rr * math.cos(t), y + 0.02, z + 0.16 * h + 1.25 * rr * math.sin(t))
                    for t in np.linspace(0, math.pi, 24)
                ]
                S.tube(bow, 0.021 * k, S.mat(cc, "glow", gain=0.9), 6)
            heap(-0.24, 0.13, 0.15, "#ffffff", -0.16, 0.3)
            heap(0.25, 0.16, 0.14, "#ffffff", -0.14, 0.3)
            heap(0.02, 0.62, 0.2, "#eef6fa", -0.1, 0.25)
        elif inside == "wind":
            hill(0.0, 0.4, 0.1, "#8a7a54", 0.0)
            dust, dark = S.mat("#a8b8a8", "cloud", lift=0.12), S.mat("#7f928a", "cloud", lift=0.1)
            for q in range(13):
                r, off = 0.035 + 0.0019 * q**2, 0.06 * math.sin(0.55 * q)
                at_ = (x + off * k, y - 0.05, z + (0.1 + 0.036 * q) * h)
                S.sphere(
                    r * k, (dust, dark)[q % 2], at_, (1, 0.8, 0.035 / r * 1.25), 20, rot=(0, 9 * (-1) ** q, 0)
                )
            heap(0.0, 0.57, 0.36, "#8a9a94")
            for _ in range(7):
                S.sphere(
                    0.02 * k,
                    dark,
                    (x + rnd.uniform(-0.25, 0.25) * k, y - 0.15, z + rnd.uniform(0.08, 0.35) * h),
                    seg=8,
                )
        elif inside == "night":
            hill(-0.14, 0.3, 0.2, "#1c2a44", 0.06)
            hill(0.17, 0.27, 0.13, "#2a3a58", -0.04)
            S.moon((x + 0.04, y - 0.02, z + 0.54 * h), 0.16 * k, "#fff0b8", 2.0, False, True)
            for _ in range(14):
                star = (x + rnd.uniform(-0.3, 0.3) * k, y - 0.05, z + rnd.uniform(0.3, 0.74) * h)
                S.sphere(rnd.uniform(0.01, 0.019), S.mat("#fff4d0", "glow", gain=2.0), star, seg=6)
        else:
            hill(-0.12, 0.32, 0.17, "#6f9a48", 0.14)
            hill(0.2, 0.24, 0.11, "#8ab454", 0.0)
            heap(-0.1, 0.32, 0.27, "#ffffff", -0.14, 0.25)
            heap(0.16, 0.55, 0.2, "#e4eef6", 0.06, 0.25)

    order = [
        ["rain", "sun", "cloud", "snow", "wind"],
        ["night", "cloud", "bolt", "rain", "sun"],
        ["snow", "wind", "sun", "night", "rainbow"],
        ["cloud", "rain", "snow", "bolt", "none"],
    ]
    for row in range(4):
        z = 1.4 + 1.8 * row + 0.06
        for k in range(5):
            jar(
                (-2.5 + 1.3 * k + rnd.uniform(-0.08, 0.08), 4.0, z),
                rnd.uniform(1.05, 1.35),
                order[row][k],
                rnd.uniform(0.38, 0.48),
            )
    # the counter, the keeper on his ladder, the child that wants the rainbow
    S.box((6.0, 1.2, 1.6), S.mat("#7a4a30", "wood"), (0.7, 1.2, 0.8), bevel=0.04)
    S.box((6.2, 1.4, 0.14), S.mat("#a5723f", "wood"), (0.7, 1.15, 1.66), bevel=0.04)
    for k in range(4):
        S.box((1.2, 0.06, 1.1), S.mat("#8a5638", "wood"), (-1.4 + 1.4 * k, 0.58, 0.8), bevel=0.03)
    jar((-0.3, 0.95, 1.74), 1.5, "rainbow", 0.6, label=True)
    jar((2.5, 1.0, 1.74), 1.1, "bolt", 0.44, label=True)
    S.ladder((0.78, 2.4, 0.0), (0.78, 3.5, 7.4), 0.68, "#b07a44", 0.42, 0.05)
    low, h = 3.82, 2.5
    keeper, _ = actor(
        S,
        (0.78, 2.6, low),
        h,
        180,
        "#4a76a8",
        "#6a5444",
        pelvis=(0, 0.03, 0.44),
        chest=(-0.03, 0.02, 0.69),
        head=(-0.03, 0.02, 0.885),
        look=(-14, 0, -26),
        elbows=((0.25, -0.02, 0.72), (-0.21, -0.06, 0.86)),
        hands=(
            ((0.145, -0.16, 0.84), (-0.3, -1, 0.2), (0, 0, 1), 0.8),
            ((-0.2, -0.18, 1.06), (0.6, -0.8, 0.2), (0, 0, 1), 0.9),
        ),
        knees=((0.1, -0.08, 0.27), (-0.13, -0.12, 0.4)),
        feet=((0.065, -0.08, 0.085), (-0.065, -0.1, 0.26)),
        toes=((0.1, -1, -0.1), (-0.1, -1, -0.1)),
        fist=1.3,
        fat=1.05,
        cuff="#e8dcc4",
        hair="#ece8e0",
    )
    # his apron: two bands that cross on the back, and a bow
    linen = S.mat("#e8dcc0", "cloth", bump=0.05)
    for side in (-1, 1):
        band = [
            (side * 0.075 - 0.03, 0.075, 0.77),
            (side * 0.03 - 0.015, 0.122, 0.66),
            (-side * 0.08, 0.115, 0.5),
        ]
        S.tube(band, 0.014, linen, 8, keeper, smooth=5)
        loop = [(0, 0.13, 0.5), (side * 0.07, 0.15, 0.54), (side * 0.08, 0.15, 0.48), (0, 0.135, 0.5)]
        S.tube(loop, 0.016, linen, 8, keeper, smooth=5)
        S.tube(
            [(0, 0.135, 0.5), (side * 0.03, 0.15, 0.42), (side * 0.05, 0.14, 0.33)],
            0.016,
            linen,
            8,
            keeper,
            smooth=5,
        )
    # one cloud has got out of its jar, and a net goes after it
    S.tube([(-0.2, -0.2, 0.93), (-0.3, -0.2, 1.58)], 0.017, S.mat("#c8965a", "wood"), 8, keeper)
    hoop = [
        (-0.335 + 0.13 * math.cos(t), -0.2 + 0.06 * math.sin(t), 1.66 + 0.1 * math.cos(t) * 0.3)
        for t in np.linspace(0, 6.283, 32)
    ]
    mesh = S.mat("#f0e8d4", "cloth", lift=0.1)
    S.tube(hoop, 0.013, S.mat("#c8965a", "wood"), 8, keeper)
    V = [
        (-0.335 + w * math.cos(t), -0.2 + 0.5 * w * math.sin(t), 1.66 - d + 0.23 * w * math.cos(t))
        for w, d in ((0.13, 0.0), (0.12, 0.09), (0.085, 0.19), (0.03, 0.25))
        for t in np.linspace(0, 6.283, 32, endpoint=False)
    ]
    F = [
        (32 * i + j, 32 * i + (j + 1) % 32, 32 * i + 32 + (j + 1) % 32, 32 * i + 32 + j)
        for i in range(3)
        for j in range(32)
    ]
    S.obj(V, F, mesh, True, parent=keeper)
    # the cloud is still coming up out of its jar
    way = [(2.62, 3.9, 7.9), (2.78, 3.6, 8.2), (2.72, 3.2, 8.45)]
    puffs = [(p, 0.12 + 0.06 * i, q, 0.18 + 0.06 * i) for i, (p, q) in enumerate(pairwise(way))]
    for _ in range(46):
        q, up = S.rnd.uniform(-1, 1), S.rnd.random()
        high = 0.55 * (1 - q * q)
        puffs.append(
            ((2.0 + 0.95 * q, 2.9 + S.rnd.uniform(-0.3, 0.3), 8.3 + high * up), S.rnd.uniform(0.13, 0.24))
        )
    puffs += [((1.3, 2.9, 8.3), 0.16, (2.8, 2.9, 8.3), 0.2)]
    S.blob(puffs, S.mat("#e6e9f2", "cloud", lift=0.06), voxel=0.03, smooth=4)
    S.lamp((0.3, 1.4, 9.3), "#ffe0b0", 70, 0.5)
    stand = {"chest": (0, -0.03, 0.69), "head": (0, -0.05, 0.885)}
    girl, head = actor(
        S,
        (-1.25, -1.3, 0),
        2.3,
        150,
        "#c8402e",
        "#3c3644",
        look=(-16, 0, -12),
        elbows=((0.2, 0.05, 0.56), (-0.2, -0.12, 0.78)),
        hands=(
            ((0.17, 0.0, 0.42), (0, -0.1, -1), (0, -1, 0), 0.3),
            ((-0.24, -0.27, 0.93), (-0.05, -0.7, 0.55), (0.6, 0, 0.8), 0.1),
        ),
        knees=((0.07, -0.02, 0.24), (-0.07, -0.05, 0.24)),
        feet=((0.075, 0.06, 0.05), (-0.075, -0.06, 0.03)),
        hem=0.2,
        flare=0.17,
        fist=1.25,
        cuff="#efd08a",
        hair="#5a3526",
        **stand,
    )
    neck_scarf(
        S,
        girl,
        "#efd08a",
        **stand,
        tail=((0.04, 0.09, 0), (0.06, 0.13, -0.08), (0.05, 0.14, -0.2), (0.07, 0.15, -0.28)),
    )
    plait = S.mat("#5a3526", "cloth", bump=0.1, bscale=6)
    strands = [
        ((-0.2, 1.1 + 0.5 * math.sin(1.6 * t), -0.1 - 2.0 * t), 0.27 - 0.08 * t) for t in np.linspace(0, 1, 8)
    ]
    S.blob(strands, plait, parent=head, voxel=0.05, smooth=2)
    S.sphere(0.17, S.mat("#c8402e", "cloth"), (-0.2, 1.6, -2.14), parent=head, seg=12)
    S.sphere(0.2, plait, (-0.2, 1.62, -2.4), (0.8, 0.8, 1.3), 12, head)
    # the cat has seen what has got away
    puss = S.empty((1.5, -0.9, 0.05), (0, 0, -8), 1.25)
    fur, dark = S.mat("#d8924a", "cloth", vary=0.2, bump=0.05, bscale=24), S.mat("#9a5a2c", "cloth")
    body = [((0, 0, 0.26), 0.28, (0, -0.04, 0.6), 0.2), ((0, -0.04, 0.62), 0.19, (0, 0.0, 0.86), 0.155)]
    body += [((0, 0.0, 0.97), 0.185), ((-0.09, 0, 0.96), 0.13, (0.09, 0, 0.96), 0.13)]
    for s in (-1, 1):
        body += [
            ((s * 0.12, -0.02, 1.1), 0.07, (s * 0.16, -0.03, 1.24), 0.022),
            ((s * 0.2, -0.06, 0.14), 0.16),
        ]
    S.blob(body, fur, parent=puss, voxel=0.018, smooth=3)
    tail = [
        (0.1, -0.2, 0.08),
        (0.36, -0.26, 0.07),
        (0.56, -0.12, 0.07),
        (0.62, 0.12, 0.07),
        (0.5, 0.22, 0.09),
    ]
    S.tube(tail, 0.065, fur, 10, puss, taper=0.75, smooth=6)
    S.sphere(0.055, dark, tail[-1], parent=puss, seg=12)
    for z, y, wide in ((0.34, -0.285, 0.2), (0.46, -0.275, 0.17), (0.58, -0.25, 0.13)):
        stripe = [(x, y + 0.9 * x * x, z + 0.5 * x * x) for x in np.linspace(-wide, wide, 9)]
        S.tube(stripe, 0.016, dark, 6, puss, smooth=2)
    for s in (-1, 1):
        for k in range(2):
            S.tube(
                [(s * 0.15, 0.05, 0.93), (s * 0.42, 0.02, 0.97 - 0.07 * k)],
                0.006,
                S.mat("#f4ecd8", "cloth"),
                4,
                puss,
            )
    S.box((5.2, 2.2, 0.04), S.mat("#7a3a48", "cloth"), (0.1, -1.1, 0.03), bevel=0.01)
    return S

"""A town climbs the shell of a snail whose horns are its lanterns; some have decided to get off."""

import math

from mathutils import Vector

from ..kit.light import sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "snail",
        101,
        sky={
            "stops": [
                (0, "#232f66"),
                (0.32, "#5f5f98"),
                (0.52, "#c88a94"),
                (0.66, "#f8c088"),
                (1, "#f0b080"),
            ],
            "stars": 120,
            "star_bottom": 0.38,
            "clouds": [
                {"dark": "#5f5a88", "lite": "#f0b8b0", "band": (0.34, 0.13), "alpha": 0.6, "cell": (50, 260)}
            ],
        },
        ambient=0.5,
        key=[sun((-8, 5, 3.6), "#ffc088", 3.2, 0.06), sun((3, -8, 5), "#c0b0e8", 1.3, 0.3)],
        fog={"density": 0.016, "start": 19, "low": 0.35, "low_h": 1.2},
        cam={"loc": (0, -13.8, 2.8), "tgt": (0, 0, 3.75)},
        post={
            "grade": {"shadow": "#1c2358", "high": "#fff0d0", "contrast": 0.18},
            "bloom": 0.7,
            "motes": {"n": 26, "box": (0, 0.5, 1, 0.95), "color": "#ffe08a", "gain": 0.6},
        },
    )
    S.ground("hills", "#4f6444", amp=0.6, seed=19, flat=6)
    S.mountains(46, 8, "#6a6a88", 7, scale=0.05, width=120)
    # the snail: a foot that creeps, a neck, and two long horns with lanterns for eyes
    skin = S.mat("#a08468", "clay", rough=0.5, bump=0.1, bscale=5, vary=0.2)
    parts = [
        ((3.7, 0, 0.06), 0.05, (2.4, 0, 0.3), 0.34),
        ((2.4, 0, 0.3), 0.36, (0.6, 0, 0.5), 0.66),
        ((0.6, 0, 0.5), 0.62, (-1.2, 0, 0.45), 0.55),
        ((-1.2, 0, 0.5), 0.6, (-1.95, 0, 0.85), 0.54),
        ((-1.95, 0, 0.85), 0.54, (-2.35, 0, 1.7), 0.42),
        ((-2.35, 0, 1.7), 0.42, (-2.52, 0, 2.25), 0.46),
        ((-2.52, 0, 2.25), 0.46, (-2.82, 0, 2.12), 0.4),
        ((-2.8, -0.1, 1.98), 0.34, (-2.8, 0.1, 1.98), 0.34),
    ]
    for k in range(26):
        t = k / 25
        parts.append(((-1.6 + 4.6 * t, -0.5 + 0.3 * t, 0.1), 0.16 - 0.06 * t))
    horns = [Vector((-2.3, 0.3, 3.95)), Vector((-2.85, -0.3, 3.7))]
    for top, s in zip(horns, (1, -1), strict=True):
        low = Vector((-2.56, s * 0.18, 2.4))
        bow = low.lerp(top, 0.5) + Vector((0.08, 0, 0))
        parts += [(low, 0.12, bow, 0.075), (bow, 0.075, top, 0.06)]
    S.blob(parts, skin, (0, 0.6, 0), voxel=0.035, smooth=4)
    # a mouth that smiles, and an eye half shut
    ink = S.mat("#2e1f1c", "clay", vary=0.0)
    smile = [(-3.13, 0.3, 1.96), (-2.98, 0.2, 1.86), (-2.76, 0.13, 1.9), (-2.6, 0.12, 2.06)]
    S.tube(smile, 0.026, ink, 8, smooth=6)
    S.sphere(0.13, S.mat("#f6ead0", "clay", rough=0.3), (-2.72, 0.2, 2.42), (1, 0.6, 1), 20)
    S.sphere(0.07, ink, (-2.75, 0.12, 2.4), (1, 0.5, 1), 16)
    S.sphere(0.142, skin, (-2.72, 0.2, 2.45), (1, 0.62, 0.72), 20, rot=(-18, 0, 0))
    for top in horns:
        at = top + Vector((0, 0.6, 0.16))
        S.sphere(0.15, S.mat("#ffd070", "glow", gain=8.0), at, (1, 1, 1.15), 20)
        S.lathe([(0.0, 0.28), (0.05, 0.24), (0.19, 0.12), (0.17, 0.1)], S.mat("#3a2e34", "clay"), 16, at)
        S.lamp(at - Vector((0, 0.4, 0)), "#ffc060", 60, 0.15)
    # the shell: a street that winds up to the church
    heart = Vector((0.55, 0.75, 0.95))
    turns, first, shrink, steep = 3.6, 2.15, 0.6, 2.45
    roofs = ["#9a3f3c", "#4a4a6e", "#3f6272", "#b8703c", "#7a5a3c"]
    clay = S.mat("#c07a4c", "clay", rough=0.45, vary=0.25, bump=0.06)
    coil, band, lane = [], [], []
    put, n = 0.0, 0
    for k in range(181):
        turn = turns * k / 180
        r, a = first * shrink**turn, 2 * math.pi * turn + 3.9
        out = Vector((math.cos(a), math.sin(a), 0))
        p = out * 0.66 * r + Vector((0, 0, steep * (first - r)))
        coil.append((p, 0.41 * r))
        band.append(heart + p + out * 0.405 * r + Vector((0, 0, -0.05 * r)))
        lane.append(heart + p + out * 0.33 * r + Vector((0, 0, 0.27 * r)))
        size = 0.24 * r + 0.05
        put += 0.66 * r * 2 * math.pi * turns / 180
        if put > 1.12 * size and turn < 2.9:
            put, n = 0.0, n + 1
            at = heart + p + out * 0.15 * r + Vector((0, 0, 0.34 * r))
            w, tall = size * S.rnd.uniform(0.85, 1.1), S.rnd.uniform(0.8, 1.25)
            lit = 0.0 if n == 7 else 1.0
            S.house(
                at, w, size, roofs[n % 5], "#f0dfba", math.degrees(a) + 90, lit=lit, tall=tall, d=0.7 * size
            )
            if n % 2 == 0 and turn < 2:
                foot = lane[-1]
                S.tube([foot, foot + Vector((0, 0, 0.2 * r))], 0.014, S.mat("#2a2428", "clay"), 6)
                S.sphere(
                    0.02 * r + 0.012,
                    S.mat("#ffd070", "glow", gain=8.0),
                    foot + Vector((0, 0, 0.2 * r)),
                    seg=10,
                )
    S.blob([(p, r) for p, r in coil], clay, heart, voxel=0.035, smooth=2)
    S.tube(band, 0.05, S.mat("#7a3f2c", "clay"), 8, taper=0.25)
    S.tube(lane, 0.07, S.mat("#f0d8a8", "clay", bump=0.04), 8, taper=0.3)
    tip = heart + coil[-1][0] + Vector((0, 0, 0.1))
    S.box((0.4, 0.4, 0.95), S.mat("#e8d4b4", "clay"), tip + Vector((0, 0, 0.4)), (0, 0, 20), 0.03)
    S.lathe([(0.38, 0), (0.0, 0.95)], S.mat("#4a4a6e", "clay"), 4, tip + Vector((0, 0, 0.86)), (0, 0, 65))
    glow = S.mat("#ffc46b", "glow", gain=5.0)
    S.box((0.14, 0.04, 0.28), glow, tip + Vector((-0.07, -0.21, 0.5)), (0, 0, 20), 0.01)
    # those who get off: a rope ladder, and a family with its things that looks back
    S.ladder((2.05, -0.55, 2.5), (2.72, -1.2, 0.0), 0.36, "#f0e0b8", 0.2, 0.022)
    S.person((2.5, -1.25, 0.75), 0.95, "#c2453a", "reach", 180, hair="#c98a3c")
    S.person((1.35, -2.2, 0), 1.3, "#3f6a8a", "stand", 168, hair="#2c2024", hat="#3a3a44")
    S.person((0.72, -2.25, 0), 0.95, "#e0b048", "wave", 190, hair="#5a3526", scarf="#b5322c")
    S.box((0.7, 0.4, 0.42), S.mat("#8a5a36", "wood"), (2.15, -2.4, 0.21), (0, 0, 14), 0.04)
    S.box((0.42, 0.26, 0.28), S.mat("#3f7282", "cloth"), (2.05, -2.4, 0.56), (0, 0, 30), 0.04)
    S.sphere(0.09, S.mat("#ffd070", "glow", gain=9.0), (2.3, -2.45, 0.54), (1, 1, 1.3), 14)
    S.lamp((2.1, -3.0, 0.9), "#ffb860", 55, 0.2)
    S.flowers(60, (-4, 4), (-4, 4), high=0.3, big=1.2)
    S.grass(260, (-4.5, 4.5), (-4.6, -0.6), ("#4f6a3c", "#6a7f48", "#3f5a38"), 0.32)
    return S

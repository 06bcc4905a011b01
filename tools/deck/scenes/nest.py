"""One of the eggs is the Earth, and the bird brings it a star."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "nest",
        201,
        sky={
            "stops": [(0, "#0a1230"), (0.4, "#1c2f66"), (0.68, "#3f5a96"), (0.85, "#7a8fbc"), (1, "#a8b4cc")],
            "stars": 420,
            "star_bottom": 0.9,
            "milky": {"angle": 0.8, "off": 0.34, "gain": 0.2, "color": "#b8c8ff"},
            "discs": [
                {
                    "x": 0.66,
                    "y": 0.31,
                    "r": 0.31,
                    "color": "#dfe6f4",
                    "glow": "#8fa8e0",
                    "halo": 0.6,
                    "halo_gain": 0.25,
                    "maria": 0.3,
                    "gain": 0.8,
                }
            ],
        },
        ambient=0.4,
        key=[sun((3, 9, 7), "#b8c8ff", 2.2, 0.1), sun((-6, -5, 6), "#c8d0ff", 0.9, 0.2)],
        fog={"density": 0.0},
        cam={"loc": (0, -13, 5.2), "tgt": (0, 0, 4.35)},
        post={"grade": {"shadow": "#10184a", "high": "#fff2d4"}, "bloom": 0.8},
    )
    bk = S.mat("#4a372e", "wood", bump=0.2)
    S.tube(
        [(-6, 2, -1.2), (-3, 1.6, 0.1), (-0.8, 1.2, 0.45), (1.5, 1.0, 0.6), (4, 1.6, 2.2), (6, 2, 4.0)],
        0.5,
        bk,
        18,
        taper=0.5,
        smooth=10,
    )
    S.tube([(1.2, 1.1, 0.6), (2.2, 0.8, 0.3), (3.6, 0.4, 0.7)], 0.2, bk, 12, taper=0.4, smooth=8)
    twigs = ["#8a6a44", "#a9854f", "#6f5236", "#c0a068"]
    middle = Vector((-0.35, 1.1, 0))
    for i in range(520):
        a0, da, k = S.rnd.uniform(0, 6.28), S.rnd.uniform(0.5, 1.2), S.rnd.random()
        R, z = 1.7 + 0.95 * k**0.7 + S.rnd.gauss(0, 0.08), 0.85 + 1.35 * k**1.4 + S.rnd.gauss(0, 0.08)
        dz, dr = S.rnd.uniform(-0.25, 0.25), S.rnd.uniform(-0.12, 0.2)
        S.tube(
            [
                middle
                + Vector(
                    (
                        (R + dr * t) * math.cos(a0 + da * t),
                        (R + dr * t) * math.sin(a0 + da * t),
                        z + dz * t + 0.05 * math.sin(t * 7 + i),
                    )
                )
                for t in np.linspace(0, 1, 7)
            ],
            S.rnd.uniform(0.018, 0.042),
            S.mat(S.rnd.choice(twigs), "wood"),
            6,
        )
    S.lathe([(0, 0.9), (1.5, 0.95), (2.2, 1.5), (2.5, 1.95)], S.mat("#5f4830", "wood"), 40, middle)
    egg = [
        (0.62 * math.sin(t), 0.86 * -math.cos(t) * (1 if t < 1.57 else 1.12))
        for t in np.linspace(0, math.pi, 24)
    ]
    for x, y, z, rx, ry, c in [
        (-1.75, 0.9, 2.25, 6, -24, "#9fc4d0"),
        (1.2, 0.95, 2.25, 6, 28, "#b4d0d0"),
        (0.8, 2.2, 2.5, -20, 12, "#9fc4d0"),
        (-1.35, 2.3, 2.5, -20, -8, "#a8c8cc"),
    ]:
        S.lathe(egg, S.mat(c, "clay", nscale=9, vary=0.14, rough=0.4), 40, (x, y, z), (rx, ry, 0), 1.05)
    # a red ribbon is woven in
    ribbon = [(-2.3, -0.35, 1.9), (-1.7, -1.25, 1.55), (-0.9, -1.6, 1.35), (-0.5, -1.72, 0.9)]
    ribbon += [(-0.75, -1.75, 0.35), (-0.45, -1.8, -0.2), (-0.7, -1.8, -0.7)]
    S.tube(ribbon, 0.055, S.mat("#d8302c", "cloth", lift=0.2), 8, smooth=8)
    # the Earth, with air about it and a few clouds
    heart, r = Vector((-0.3, 0.75, 2.75)), 1.25
    S.prop(
        "globe-showing-europe-africa",
        heart - Vector((0, 0, r)),
        2 * r,
        (0, -14, 0),
        sat=0.75,
        thick=1.5,
        rough=0.4,
        val=0.95,
        gain=0.28,
    )
    S.lamp(heart + Vector((0.2, -2.2, 0.6)), "#a8d8ff", 60, 0.5)
    # the bird comes in from the right, with a star in its beak
    e = S.empty((0.8, 2.2, 5.7), (0, -14, 14), 2.1)
    dark, grey, pale = (
        S.mat("#26305a", "cloth", vary=0.2),
        S.mat("#3a4a7c", "cloth", vary=0.15),
        S.mat("#c8c0c8", "cloth", vary=0.1),
    )
    S.blob(
        [
            ((-0.42, 0, 0.1), 0.13, (-0.1, 0, 0.0), 0.19),
            ((-0.1, 0, 0.0), 0.19, (0.3, 0, -0.06), 0.12),
            ((0.3, 0, -0.06), 0.12, (0.55, 0, -0.08), 0.05),
            ((-0.46, 0, 0.11), 0.135, (-0.54, 0, 0.11), 0.1),
        ],
        grey,
        parent=e,
        voxel=0.014,
    )
    S.blob(
        [
            (
                (-0.36, -0.02, 0.03),
                0.12,
                (0.0, 0, -0.06),
                0.15,
            ),
            ((0.0, 0, -0.06), 0.15, (0.25, 0, -0.08), 0.09),
        ],
        pale,
        parent=e,
        voxel=0.016,
    )
    S.lathe(
        [(0, 0.3), (0.018, 0.16), (0.05, 0)],
        S.mat("#d8a048", "clay"),
        14,
        (-0.61, 0, 0.1),
        (0, -97, 0),
        parent=e,
    )
    for s in (-1, 1):
        S.sphere(0.02, S.mat("#0a0a10", "clay", rough=0.1), (-0.555, s * 0.088, 0.145), parent=e, seg=12)
    tail = [
        ((0.45, 0.02 * k, -0.07), (1.0 - 0.02 * k * k, 0.05 * k, -0.12 - 0.055 * k), (0.1, -1, 0.1))
        for k in range(-3, 4)
    ]
    S.feathers(tail, dark, e, 0.1)
    for s, lean, sweep in ((-1, 58, 0.55), (1, 48, -0.25)):
        plumes, over, down = [], [], []
        root = Vector((-0.12, s * 0.12, 0.1))
        up = Vector((sweep, s * math.cos(math.radians(lean)), math.sin(math.radians(lean)))).normalized()
        back = Vector((1, 0, 0.1)).normalized()
        out = up.cross(back).normalized()
        for k in range(15):
            t = k / 14
            p = root + up * (0.95 * t) + back * (0.3 * t * t - 0.16 * math.sin(math.pi * t))
            a = math.radians(88 - 74 * t**1.25)
            d = back * math.sin(a) + up * math.cos(a)
            plumes.append((p, p + d * (0.5 + 0.32 * t), out))
            over.append((p - out * 0.012, p + d * (0.3 + 0.1 * t) - out * 0.012, out))
            down.append((p - out * 0.024, p + d * 0.17 - out * 0.024, out))
        S.feathers(plumes, dark, e, 0.11)
        S.feathers(over, grey, e, 0.15)
        S.feathers(down, S.mat("#5468a0", "cloth", vary=0.15), e, 0.24)
        bone = [
            root + up * (0.97 * t) + back * (0.3 * t * t - 0.16 * math.sin(math.pi * t))
            for t in np.linspace(0, 1, 9)
        ]
        S.tube(bone, 0.05, grey, 8, e, taper=0.35)
    star = e.matrix_basis @ Vector((-0.95, 0, 0.06))
    glow = S.mat("#fff0b8", "glow", gain=9.0)
    V = [
        (
            0.34 * (1 if k % 2 == 0 else 0.42) * math.sin(k * math.pi / 5),
            0,
            0.34 * (1 if k % 2 == 0 else 0.42) * math.cos(k * math.pi / 5),
        )
        for k in range(10)
    ]
    S.obj(
        [*V, (0, -0.1, 0), (0, 0.1, 0)],
        [f for k in range(10) for f in ((k, (k + 1) % 10, 10), ((k + 1) % 10, k, 11))],
        glow,
        False,
        star,
        (0, 12, 0),
    )
    S.lamp(star + Vector((0, -0.6, 0)), "#ffe0a0", 160, 0.3)
    return S

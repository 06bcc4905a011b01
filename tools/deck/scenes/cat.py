"""The hill above the town is a sleeping cat."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "cat",
        301,
        sky={
            "stops": [(0, "#5fa3b8"), (0.4, "#a9d0c4"), (0.65, "#f6e3b4"), (0.8, "#fbd29a"), (1, "#f0bd84")],
            "clouds": [
                {"dark": "#b9cfc4", "lite": "#fff6e0", "band": (0.22, 0.18), "alpha": 0.75, "cell": (70, 240)}
            ],
        },
        ambient=0.62,
        key=[sun((-7, -3, 6), "#ffe2b0", 3.4, 0.06), sun((6, 8, 5), "#ffb890", 1.4, 0.2)],
        fog={"density": 0.02, "start": 22, "low": 0.35, "low_h": 0.8},
        cam={"loc": (0, -12.4, 5.6), "tgt": (0, 0, 3.6)},
        post={"grade": {"shadow": "#2a3a66", "high": "#fff3d0"}, "bloom": 0.4},
    )
    S.ground("hills", "#8f9c5a", base=-0.6, amp=0.5, seed=3, flat=4)
    S.mountains(60, 8, "#8aa5a0", 4, scale=0.05, width=150)
    rnd = S.rnd
    roofs = ["#a5483c", "#b8603f", "#8f3f44", "#c07848", "#94523c"]
    walls = ["#efe0c0", "#e6cfae", "#f2e6d2", "#dcc4a6"]
    rows = [
        (-3.2, 4, 1.15),
        (-1.9, 6, 1.1),
        (-0.5, 7, 1.05),
        (0.9, 7, 1.0),
        (2.2, 8, 1.0),
        (9.0, 11, 1.3),
        (12.0, 13, 1.4),
    ]
    for row, (y, n, size) in enumerate(rows):
        for i in range(n):
            w = size * rnd.uniform(0.75, 1.0)
            x = (i - (n - 1) / 2) * 1.22 * size + rnd.uniform(-0.15, 0.15) + row % 2 * 0.5
            S.house(
                (x, y + rnd.uniform(-0.25, 0.25), -0.75),
                w,
                w * rnd.uniform(0.9, 1.5),
                rnd.choice(roofs),
                rnd.choice(walls),
                rnd.uniform(-10, 10),
                lit=0.0,
            )
    S.house((2.3, -1.2, -0.7), 0.8, 2.6, "#4f6a78", "#f2e6d2", 5, lit=0)
    # it lies behind the last roofs, its chin on its paws, and one eye is not quite shut
    at = Vector((0.0, 5.0, 0.4))
    fur, pale = S.mat("#d08a44", "cloth", vary=0.3, bump=0.06, bscale=22), S.mat("#f4e4c8", "cloth", vary=0.1)
    parts = [
        ((0.9, 1.4, 1.2), 2.0, (2.8, 1.6, 0.8), 1.9),
        ((-1.1, 0.0, 1.7), 1.45, (-1.1, -0.2, 1.9), 1.4),
        ((-0.2, 0.9, 1.6), 1.6),
        ((-2.7, -1.1, 0.5), 0.55, (-0.9, -1.5, 0.5), 0.55),
        ((0.4, -1.2, 0.45), 0.55, (-0.6, -1.6, 0.4), 0.5),
    ]
    for s in (-1, 1):
        parts += [((-1.1 + s * 0.8, -0.1, 2.8), 0.42, (-1.1 + s * 1.1, 0.0, 3.65), 0.06)]
        parts += [((-1.1 + s * 0.55, -1.0, 1.35), 0.5)]
    tail = [(4.4, 1.2, 0.5), (4.6, -0.4, 0.4), (3.6, -1.5, 0.4), (2.2, -1.8, 0.45), (1.3, -1.7, 0.7)]
    parts += [(tail[i], 0.5, tail[i + 1], 0.48) for i in range(4)]
    S.blob(parts, fur, at, voxel=0.06, smooth=6)
    S.blob(
        [((-1.1 + s * 0.27, -1.5, 1.25), 0.36) for s in (-1, 1)] + [((-1.1, -1.35, 1.0), 0.36)],
        pale,
        at,
        voxel=0.04,
    )
    pink, ink = S.mat("#c8706a", "clay"), S.mat("#3a2218", "clay")
    for s in (-1, 1):
        ear = [(-1.1 + s * 0.75, -0.36, 2.95), (-1.1 + s * 1.06, -0.12, 3.45)]
        S.tube([at + Vector(p) for p in ear], 0.26, pink, 12, taper=0.1)
        for k in range(3):
            root = at + Vector((-1.1 + s * 0.4, -1.75, 1.2 + 0.1 * k))
            S.tube([root, root + Vector((s * 1.5, -0.1, 0.16 * (k - 1)))], 0.018, pale, 5, taper=0.4)
    S.sphere(0.17, pink, at + Vector((-1.1, -1.86, 1.5)), (1.2, 0.7, 0.75), 18)
    S.tube(
        [
            at + Vector((-1.1 + 0.3 * t, -1.86 + 0.1 * t * t, 1.14 + 0.14 * t * t))
            for t in np.linspace(-1, 1, 11)
        ],
        0.03,
        ink,
        6,
    )
    lid = [
        at + Vector((-1.72 + 0.38 * math.cos(t), -1.36 + 0.1 * math.cos(t), 2.0 - 0.17 * math.sin(t)))
        for t in np.linspace(0.1, 3.04, 11)
    ]
    S.tube(lid, 0.055, ink, 8)
    eye = at + Vector((-0.5, -1.3, 2.02))
    S.sphere(0.3, S.mat("#b8cc50", "clay", rough=0.12, bump=0.0, lift=0.15), eye, (1.1, 0.7, 0.62), 24)
    S.sphere(
        0.1, S.mat("#14100e", "clay", rough=0.1), eye + Vector((-0.02, -0.2, -0.02)), (0.7, 0.6, 1.5), 18
    )
    S.sphere(0.04, S.mat("#ffffff", "glow", gain=1.5), eye + Vector((0.06, -0.26, 0.07)), seg=8)
    S.tube(
        [
            eye + Vector((0.36 * math.cos(t), -0.14, 0.02 + 0.2 * math.sin(t)))
            for t in np.linspace(0.0, 3.14, 11)
        ],
        0.06,
        fur,
        8,
    )
    child = S.person(at + Vector((1.6, 0.7, 2.98)), 1.5, "#3f6a8a", "sit", -30, hair=None, scarf="#f0d9a0")
    S.give_face(child, (0, 0, 0.565), mood="glad", look=(-0.4, -0.2), hair="#5a3526", style="bob")
    for k in range(2):
        S.bird(at + Vector((3.1 - k * 0.55, 1.0, 2.56 + k * 0.16)), 0.5, "#f3ead8", 160 + 60 * k)
    S.birds((1.4, 8, 8.0), 5, (1.4, 1, 0.5), 0.2, "#5a5048")
    return S

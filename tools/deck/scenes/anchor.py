"""A cloud has dropped anchor in a meadow."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import CAM, grade, sky, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "anchor",
        303,
        sky=sky("#3f7fa8", "#86bccb", "#d9e8d2", "#f7e2b4", at=(0, 0.4, 0.68, 1)),
        ambient=0.66,
        key=[sun((-6, -5, 7), "#fff0c8", 3.4), sun((7, 6, 5), "#ffd0a0", 1.0, 0.2)],
        fog={"density": 0.018, "start": 20},
        cam=CAM,
        post={"grade": grade("#1f3f66", "#fff6da")},
    )
    S.ground("hills", "#7f9c4c", amp=0.8, seed=31, flat=3.4)
    S.mountains(46, 6, "#87a596", 4, scale=0.05, width=120, sharp=False)
    iron = S.mat("#4a4f5c", "metal", rough=0.45)
    z = S.z(0.3, 0.8)
    e = S.empty((0.3, 0.8, z + 0.1), (0, 13, -14))
    S.tube([(0, 0, 0.15), (0, 0, 3.0)], 0.14, iron, 14, e)
    S.tube([(-0.75, 0, 2.55), (0.75, 0, 2.55)], 0.11, iron, 12, e)
    for s in (-1, 1):
        S.sphere(0.16, iron, (s * 0.78, 0, 2.55), parent=e)
        arm = [(0, 0, 0.1), (s * 0.55, 0, 0.12), (s * 1.05, 0, 0.5), (s * 1.3, 0, 1.1)]
        S.tube(arm, 0.16, iron, 14, e, taper=0.6, smooth=8)
        S.obj(
            [
                (s * 1.05, -0.02, 0.95),
                (s * 1.62, -0.02, 1.0),
                (s * 1.32, -0.02, 1.6),
                (s * 1.05, 0.06, 0.95),
                (s * 1.62, 0.06, 1.0),
                (s * 1.32, 0.06, 1.6),
            ],
            [(0, 1, 2), (5, 4, 3), (0, 3, 4, 1), (1, 4, 5, 2), (2, 5, 3, 0)],
            iron,
            False,
            parent=e,
            bevel=0.02,
        )
    S.tube(
        [(0.28 * math.cos(t), 0, 3.25 + 0.28 * math.sin(t)) for t in np.linspace(0, 6.283, 30)],
        0.07,
        iron,
        10,
        e,
    )
    a, b = Vector((1.0, 0.75, z + 3.5)), Vector((0.5, 1.6, 8.2))
    n = 18
    for i in range(n):
        p = a.lerp(b, (i + 0.5) / n) + Vector((0.5 * math.sin(math.pi * i / n), 0, 0))
        link = S.empty(p, (0, 8 - i, 0 if i % 2 else 90))
        S.tube(
            [(0.1 * math.cos(t), 0, 0.19 * math.sin(t)) for t in np.linspace(0, 6.283, 20)],
            0.035,
            iron,
            8,
            link,
        )
    for i, (x, y, zz, q) in enumerate(
        [(-0.7, 2.0, 8.9, 1.5), (1.5, 2.2, 9.0, 1.5), (0.4, 1.7, 8.6, 1.5), (0.4, 2.4, 9.7, 1.5)]
    ):
        S.cloud((x, y, zz), q, "#fffaf0", 13, 0.5, seed=i)
    S.cloud((-3.2, 9, 6.6), 0.9, "#fffaf0", 10, 0.4, seed=9)
    S.person((-1.55, -1.3, S.z(-1.55, -1.3)), 1.15, "#c2453a", "point", 130, hair="#5a3a26", scarf="#efd08a")
    dog = S.empty((-2.35, -1.35, S.z(-2.35, -1.35)), (0, 0, 30), 0.5)
    fur = S.mat("#8a5a36", "cloth")
    S.blob(
        [
            ((-0.3, 0, 0.55), 0.17, (0.3, 0, 0.58), 0.18),
            ((0.3, 0, 0.6), 0.13, (0.45, 0, 0.95), 0.15),
            ((0.5, 0, 0.95), 0.12, (0.72, 0, 0.9), 0.07),
            ((-0.4, 0, 0.6), 0.06, (-0.62, 0, 0.95), 0.04),
        ]
        + [((x, y, 0.5), 0.08, (x, y, 0.04), 0.06) for x in (-0.3, 0.3) for y in (-0.1, 0.1)]
        + [((0.42, y, 1.05), 0.05, (0.36, y * 1.5, 0.86), 0.05) for y in (-0.12, 0.12)],
        fur,
        parent=dog,
        voxel=0.025,
    )
    S.flowers(90, high=0.3)
    return S

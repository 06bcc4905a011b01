"""On a tower of mattresses a crowned pea lies awake; between the lowest two a girl sleeps very well."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import area, grade, sky, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "mattress",
        407,
        sky=sky("#141c4c", "#2c3c80", "#6a78b8"),
        ambient=0.34,
        key=[
            sun((5, 3.4, 8.5), "#b8ccff", 1.2, 0.08, (0, 1, 5)),
            area((-5, -8, 9), "#b0c0ff", 700, 3.0, (0, 0, 6)),
            area((4, -9, 2), "#ffc890", 420, 3.0, (0, 0, 2)),
        ],
        fog={"density": 0.0},
        cam={"loc": (0.2, -15.6, 3.6), "tgt": (0.2, 0, 4.82)},
        post={"grade": grade("#181c58", "#fff0d8", contrast=0.2), "bloom": 0.7, "bloom_th": 0.75},
    )
    S.room("#4a5490", "#7a5a48", None, half=4.6, deep=5.5, high=16)
    # the window, and the moon in it
    pane = S.frame((1.9, 5.3, 10.1), 3.4, 4.4, "#c8c8dc", S.mat("#30448c", "glow", gain=0.8), border=0.22)
    S.moon((2.25, 5.2, 10.6), 0.95, "#fff0c8", 1.0).scale.y = 0.04
    for size in ((3.4, 0.12, 0.1), (0.1, 0.12, 4.4)):
        S.box(size, S.mat("#c8c8dc", "wood"), (0, -0.5, 0), parent=pane, bevel=0.01)
    S.lamp((1.4, 3.6, 9.6), "#c8d8ff", 260, 0.8)
    pairs = [
        ("#c2605a", "#e8d8c0"),
        ("#e8c070", "#d89a50"),
        ("#6f9aa8", "#f0e4d0"),
        ("#8aa06a", "#e8e0b8"),
        ("#b88aa0", "#f0dce0"),
        ("#5f7fa8", "#c8d4e0"),
        ("#d8905a", "#f4dcb8"),
    ]
    z = floor = 0.1
    for k in range(19):
        thick = S.rnd.uniform(0.38, 0.52)
        x = 0.34 * math.sin(0.42 * k) + S.rnd.uniform(-0.1, 0.1)
        bulge = {k: (0.1, (0.34, 0.3, 0.22, 0.12, 0.05)[k - 2], 1.1 + 0.1 * k) for k in range(2, 7)}.get(k)
        S.cushion(
            (0.1 + 0.1 * k if k < 2 else x - 0.35, 0.3 - 0.25 * (k < 2), z + thick / 2),
            ((5.7 if k < 2 else 3.6 + S.rnd.uniform(-0.25, 0.2)), 2.4 + 0.5 * (k < 2), thick * 1.05),
            pairs[(3 * k) % 7],
            (0, 2.2 * math.sin(0.42 * k + 1.4) + S.rnd.uniform(-0.8, 0.8), S.rnd.uniform(-4, 4)),
            0.03,
            bulge,
            stripe=(0, 11, 15)[k % 3],
            tufts=(5, 0, 6, 0)[k % 4],
            soft=0.5,
        )
        floor = z + thick if k == 1 else floor
        z += thick + (0.34 if k == 1 else 0.0)
    # she lies on her back between the lowest two, well tucked in; her hair and an arm hang down
    skin, hair, gown = S.mat("#e8c7a0", "clay"), S.mat("#b8602c", "cloth"), S.mat("#f0e4ec", "cloth")

    def tucked(x, y):
        """A blanket over legs, knees and belly, that falls over the edge of the lower mattress."""
        body = 0.34 * math.exp(-(((y + 0.62) / 0.4) ** 2))
        body *= 0.75 + 0.35 * math.exp(-(((x + 1.0) / 0.5) ** 2)) + 0.3 * math.exp(-(((x - 1.1) / 0.7) ** 2))
        feet = 0.34 * math.exp(-(((x + 2.25) / 0.2) ** 2) - ((y + 0.62) / 0.3) ** 2)
        return floor + 0.06 + body + feet - 3.2 * max(0.0, -1.4 - y) ** 0.8 - 0.8 * max(0.0, -2.45 - x)

    S.quilt(
        tucked,
        (-2.6, 1.42),
        (-1.62, 0.3),
        ("#7f9ccc", "#f0e4d0", "#7f9ccc", "#a8bce0"),
        12,
        5,
        seed=8,
    )
    S.cushion((2.38, -0.55, floor + 0.14), (1.15, 1.1, 0.32), ("#f4ead8", "#f4ead8"), (0, 6, 4), soft=0.6)
    S.blob(
        [
            ((1.2, -0.6, floor + 0.2), 0.28, (1.75, -0.6, floor + 0.22), 0.22),
            ((1.5, -0.85, floor + 0.26), 0.13, (1.55, -1.4, floor + 0.16), 0.12),
            ((1.55, -1.4, floor + 0.16), 0.12, (1.6, -1.52, floor - 0.3), 0.1),
        ],
        gown,
        voxel=0.025,
    )
    S.blob(
        [
            ((1.6, -1.53, floor - 0.34), 0.075, (1.61, -1.54, floor - 0.5), 0.075),
            ((1.56, -1.55, floor - 0.5), 0.035, (1.55, -1.57, floor - 0.68), 0.028),
            ((1.61, -1.56, floor - 0.52), 0.035, (1.61, -1.58, floor - 0.71), 0.028),
            ((1.66, -1.55, floor - 0.5), 0.035, (1.67, -1.57, floor - 0.67), 0.028),
            ((1.54, -1.52, floor - 0.42), 0.034, (1.46, -1.54, floor - 0.54), 0.026),
        ],
        skin,
        voxel=0.014,
    )
    # a face in profile: brow, nose, lips and chin; an ear, shut lashes, a smile
    head = S.empty((2.2, -0.72, floor + 0.52), (0, 6, 0), 1.0)
    S.blob(
        [
            ((0.04, 0, 0.0), 0.3),
            ((-0.12, 0, 0.08), 0.22),
            ((-0.04, 0, 0.27), 0.05, (-0.12, 0, 0.36), 0.042),
            ((-0.2, 0, 0.27), 0.05),
            ((-0.27, 0, 0.25), 0.045),
            ((-0.3, 0, 0.12), 0.12, (-0.36, 0, 0.2), 0.075),
            ((-0.3, 0, -0.08), 0.12, (-0.48, 0, -0.16), 0.13),
            ((0.06, -0.3, -0.03), 0.055, (0.1, -0.31, 0.05), 0.045),
        ],
        skin,
        parent=head,
        voxel=0.016,
        smooth=3,
    )
    S.sphere(0.32, hair, (0.13, 0.03, -0.02), (0.95, 1.0, 1.0), 28, head)
    lash = [(-0.02 + 0.075 * t, -0.262 - 0.006 * t, 0.13 - 0.04 * (1 - t * t)) for t in np.linspace(-1, 1, 7)]
    S.tube(lash, 0.015, S.mat("#4a2c20", "cloth"), 6, head)
    lips = [(-0.235, -0.1 - 0.05 * t, 0.255 - 0.11 * t) for t in (0, 0.5, 1.0)]
    S.tube(lips, 0.018, S.mat("#a8504a", "clay"), 6, head, smooth=3)
    S.sphere(0.07, S.mat("#e0987c", "clay"), (-0.16, -0.21, 0.08), (1, 0.4, 0.8), 14, head)
    for k in range(12):
        y = -0.34 + 0.05 * k
        lock = [
            (2.2 + 0.03 * (k % 2), -0.72 + 0.8 * y, floor + 0.84 - 0.25 * abs(k - 5.5) / 6),
            (2.52, -0.74 + 0.9 * y, floor + 0.7),
            (2.72 + 0.04 * (k % 4), -0.85 + y, floor + 0.34),
            (2.8 + 0.05 * (k % 4), -1.0 + y, floor - 0.1),
            (2.72 + 0.06 * (k % 4), -1.05 + y, floor - 0.62 + 0.09 * (k % 3)),
        ]
        S.tube(lock, 0.09, hair, 8, taper=0.25, smooth=6)
    S.lamp((2.0, -2.6, floor + 1.2), "#ffd8a8", 34, 0.3)
    # on top the pea, awake, under its quilt
    top = z + 0.02
    pea = Vector((-0.35, -0.1, top + 0.78))
    S.sphere(0.56, S.mat("#7cc242", "clay", rough=0.35, bump=0.015, vary=0.08, lift=0.22), pea, seg=48)
    S.lamp(pea + Vector((0.1, -1.3, 0.4)), "#d8ffb0", 40, 0.3)
    V, n = [], 48
    for i in range(n):
        a = 2 * math.pi * i / n
        up = 0.05 + 0.06 * (1 - abs(2 * (i % 8) / 8 - 1))
        V += [(0.075 * math.cos(a), 0.075 * math.sin(a), 0), (0.09 * math.cos(a), 0.09 * math.sin(a), up)]
    F = [(2 * i, 2 * ((i + 1) % n), 2 * ((i + 1) % n) + 1, 2 * i + 1) for i in range(n)]
    gold = S.mat("#f4c850", "clay", rough=0.3, lift=0.35)
    ring = S.obj(V, F, gold, False, pea + Vector((-0.03, 0, 0.44)), (0, -8, 0), 3.6)
    ring.modifiers.new("thick", "SOLIDIFY").thickness = 0.008
    # it cannot sleep: eyes wide open, dark rings; its brothers beside it in the pod do
    white, ink = S.mat("#f8f4e8", "clay", rough=0.2, bump=0.0), S.mat("#1c2414", "clay", rough=0.2, bump=0.0)
    for s in (-1, 1):
        c = pea + Vector((0.2 * s - 0.02, -0.47, 0.16))
        S.sphere(0.135, white, c, (1, 0.6, 1.1), 20)
        S.sphere(0.055, ink, c + Vector((0.045, -0.07, -0.03)), (1, 0.6, 1), 14)
        ring = [
            c + Vector((0.14 * math.cos(a), -0.03, 0.155 * math.sin(a))) for a in np.linspace(3.5, 5.9, 10)
        ]
        S.tube(ring, 0.022, S.mat("#4c7c30", "clay"), 6)
        S.tube(
            [c + Vector((x, -0.05, z)) for x, z in ((-0.12, 0.2 - 0.03 * s), (0.12, 0.2 + 0.03 * s))],
            0.024,
            ink,
            6,
        )
    S.tube(
        [pea + Vector((0.11 * t, -0.56, -0.11 - 0.035 * t * t)) for t in np.linspace(-1, 1, 7)], 0.022, ink, 6
    )
    green = S.mat("#8cc850", "clay", rough=0.4, bump=0.015, lift=0.12)
    for x, r in ((-0.88, 0.38), (0.88, 0.38)):
        c = pea + Vector((x, 0.02, 0.0))
        S.sphere(r, green, c, seg=36)
        for s in (-1, 1):
            shut = [
                c + Vector((0.1 * s + 0.055 * t, -0.98 * r + 0.02, 0.07 - 0.03 * (1 - t * t)))
                for t in np.linspace(-1, 1, 7)
            ]
            S.tube(shut, 0.014, ink, 6)
    V, F, n, m = [], [], 40, 14
    for i in range(n + 1):
        t = -1 + 2 * i / n
        w = 0.62 * (1 - abs(t) ** 2.6) ** 0.7 + 0.015
        for k in range(m + 1):
            q = math.pi * (0.04 + 0.92 * k / m)
            V.append((1.8 * t, -w * math.cos(q), 0.4 * abs(t) ** 3 - 0.92 * w * math.sin(q)))
    for i in range(n):
        for k in range(m):
            F.append((i * (m + 1) + k, (i + 1) * (m + 1) + k, (i + 1) * (m + 1) + k + 1, i * (m + 1) + k + 1))
    pod = S.empty(pea + Vector((0, 0.05, -0.2)), (0, 2, 0))
    S.obj(V, F, S.mat("#5c9a38", "clay", rough=0.4, bump=0.02, lift=0.08), parent=pod).modifiers.new(
        "thick", "SOLIDIFY"
    ).thickness = 0.05
    stem = [(-1.77, 0, 0.36), (-2.0, 0, 0.52), (-2.08, 0, 0.76), (-1.94, 0, 0.88), (-1.86, 0, 0.76)]
    S.tube(stem, 0.05, S.mat("#5c9a38", "clay"), 8, pod, taper=0.5, smooth=5)

    # the ladder by which it came, and at the foot the mouse in its own bed
    S.ladder((-2.75, -2.2, 0), (-1.95, -1.3, top + 0.6), 0.62, "#9a7044", 0.5, 0.05)
    S.cushion((0.15, -2.05, 0.2), (1.9, 0.95, 0.32), ("#c2605a", "#e8d8c0"), (0, 0, 5), stripe=9, soft=0.5)
    S.cushion((0.78, -2.05, 0.42), (0.5, 0.7, 0.18), ("#f4ead8", "#f4ead8"), (0, 8, 5), soft=0.6)
    fur, pink = S.mat("#a09aac", "cloth", bump=0.03, bscale=40), S.mat("#e0a09c", "cloth")
    S.blob(
        [
            ((-0.6, -2.05, 0.4), 0.2, (-0.15, -2.05, 0.46), 0.27),
            ((-0.15, -2.05, 0.46), 0.27, (0.35, -2.08, 0.46), 0.22),
        ],
        S.mat("#e8c070", "cloth", bump=0.05, bscale=12),
        voxel=0.025,
    )
    mouse = S.empty((0.7, -2.15, 0.62), (0, -8, 0))
    S.blob(
        [
            ((0, 0, 0), 0.2),
            ((-0.06, -0.02, 0.08), 0.15, (-0.17, -0.04, 0.3), 0.055),
            ((-0.12, 0, -0.1), 0.15, (-0.3, 0, -0.12), 0.16),
        ],
        fur,
        parent=mouse,
        voxel=0.015,
        smooth=3,
    )
    S.sphere(0.05, pink, (-0.19, -0.04, 0.35), parent=mouse, seg=14)
    for x, y, z in ((0.14, -0.14, 0.1), (0.1, 0.12, 0.24)):
        S.sphere(0.17, fur, (x, y, z), (1, 0.35, 1), 20, mouse)
        S.sphere(0.12, pink, (x - 0.01, y - 0.035, z), (1, 0.35, 1), 20, mouse)
    shut = [(-0.1 + 0.045 * t, -0.165, 0.1 + 0.02 * t - 0.02 * (1 - t * t)) for t in np.linspace(-1, 1, 7)]
    S.tube(shut, 0.011, ink, 6, mouse)
    for z in (-0.05, 0.02):
        S.tube([(-0.15, -0.1, 0.26), (-0.3, -0.24, 0.3 + z)], 0.006, white, 4, mouse)
    tail = [
        (-0.7, -2.1, 0.4),
        (-0.9, -2.3, 0.42),
        (-1.0, -2.45, 0.2),
        (-0.9, -2.55, 0.04),
        (-0.65, -2.6, 0.04),
    ]
    S.tube(tail, 0.04, pink, 8, smooth=5, taper=0.4)
    S.lamp((1.6, -3.6, 1.6), "#ffc890", 30, 0.4)
    return S

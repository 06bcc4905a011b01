"""On a tower of mattresses a crowned pea lies awake; between the lowest two a girl sleeps very well."""

import math

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
    # she lies on her back between the lowest two; her hair and an arm hang down
    white, skin, hair = S.mat("#f0e4ec", "cloth"), S.mat("#e8c7a0", "clay"), S.mat("#b8602c", "cloth")
    her = S.empty((0.5, -0.55, floor + 0.24))
    S.blob(
        [
            ((-2.6, 0, 0.0), 0.2, (0.0, 0, 0.02), 0.3),
            ((0.0, 0, 0.02), 0.3, (1.3, 0, 0.02), 0.3),
            ((1.25, -0.2, 0.1), 0.16, (1.4, -0.62, 0.0), 0.13),
            ((1.4, -0.62, 0.0), 0.13, (1.42, -0.72, -0.5), 0.11),
        ],
        white,
        parent=her,
        voxel=0.03,
    )
    S.blob([((1.42, -0.72, -0.55), 0.09, (1.43, -0.72, -0.74), 0.08)], skin, parent=her, voxel=0.02)
    for y, turn in ((-0.2, -14), (0.1, 10)):
        foot = S.empty((-2.65, y, 0.02), (0, turn, 0))
        foot.parent = her
        S.blob(
            [((0, 0, 0), 0.12, (-0.1, 0, 0.02), 0.12), ((-0.12, 0, 0.04), 0.11, (-0.18, 0, 0.32), 0.085)],
            skin,
            parent=foot,
            voxel=0.02,
        )
    S.cushion((2.4, -0.5, floor + 0.16), (0.95, 1.0, 0.34), ("#f4ead8", "#f4ead8"), (0, 8, 4), soft=0.6)
    head = S.empty((1.72, 0, 0.36), (0, 10, 0))
    head.parent = her
    S.blob(
        [
            ((0, 0, 0), 0.27),
            ((-0.16, 0, 0.1), 0.18),
            ((0.0, 0, 0.24), 0.04, (-0.03, 0, 0.31), 0.045),
            ((-0.3, 0, -0.12), 0.12),
        ],
        skin,
        parent=head,
        voxel=0.02,
        smooth=4,
    )
    S.sphere(0.29, hair, (0.09, 0.0, -0.03), (0.98, 1.02, 1.0), 28, head)
    lash = [
        (0.02 - 0.075 * math.cos(t), -0.275 + 0.02 * math.sin(t), 0.1 - 0.05 * math.sin(t))
        for t in (0.3, 1.0, 1.6, 2.2, 2.9)
    ]
    S.tube(lash, 0.014, S.mat("#4a2c20", "cloth"), 6, head)
    for k in range(9):
        y = -0.42 + 0.085 * k
        lock = [
            (1.88, y * 0.55, 0.36 - 0.3 * abs(k - 4) / 9),
            (2.16, y * 0.8, 0.32),
            (2.38 + 0.03 * (k % 3), y, -0.05),
            (2.44 - 0.04 * (k % 2), y, -0.5),
            (2.4 + 0.05 * (k % 3), y * 1.05, -0.86 + 0.06 * (k % 4)),
        ]
        S.tube(lock, 0.1, hair, 8, her, taper=0.25, smooth=6)
    # on top the pea, awake, under its quilt
    top = z + 0.02
    pea = Vector((-0.62, -0.1, top + 0.62))
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
    S.cushion((-0.95, 0.25, top + 0.2), (1.5, 1.4, 0.5), ("#f4ead8", "#f4ead8"), (0, -12, 8), soft=0.6)

    def spread(x, y):
        """The quilt lies over the lower part of the pea, and falls over two edges."""
        low = top - 0.02 - 1.9 * max(0.0, x - 1.15) - 1.5 * max(0.0, -0.75 - y)
        return low + 0.62 * math.exp(-(((x + 0.5) / 0.62) ** 2) - ((y + 0.5) / 0.5) ** 2)

    S.quilt(
        spread,
        (-0.95, 1.75),
        (-1.2, 1.4),
        ("#c2605a", "#e8c070", "#6f9aa8", "#f4ead8", "#8a6a9a"),
        8,
        7,
        seed=3,
    )
    # the ladder by which it came, and at the foot the mouse in its own bed
    S.ladder((-2.75, -2.2, 0), (-1.95, -1.3, top + 0.6), 0.62, "#9a7044", 0.5, 0.05)
    S.cushion((0.9, -2.2, 0.16), (1.15, 0.8, 0.24), ("#c2605a", "#e8d8c0"), (0, 0, 14), stripe=7, soft=0.5)
    fur = S.mat("#9a94a4", "cloth", bump=0.03, bscale=40)
    mouse = S.empty((0.9, -2.25, 0.27), (0, 0, 14), 0.5)
    S.blob(
        [((-0.3, 0, 0.2), 0.27, (0.3, 0, 0.22), 0.26), ((0.5, -0.1, 0.2), 0.17, (0.7, -0.2, 0.12), 0.08)],
        fur,
        parent=mouse,
        voxel=0.03,
    )
    for s in (-1, 1):
        S.sphere(0.14, S.mat("#d8a8a0", "cloth"), (0.42, s * 0.17, 0.4), (0.4, 1, 1), 16, mouse)
    S.tube(
        [(-0.5, 0, 0.2), (-0.9, -0.3, 0.1), (-1.2, -0.2, -0.2)],
        0.04,
        S.mat("#d8a8a0", "cloth"),
        8,
        mouse,
        smooth=4,
    )
    S.lamp((1.6, -3.6, 1.6), "#ffc890", 30, 0.4)
    return S

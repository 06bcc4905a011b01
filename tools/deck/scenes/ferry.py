"""A ferryman three times as tall as his passenger and her cat; the water shows a town that is not there."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import grade, sky, sun
from ..kit.stage import Stage

TAN = math.tan(math.radians(20))
RIPPLES = (866, 897, 929)  # dark, across the town in the water: lines of the card


def scene():
    S = Stage(
        "ferry",
        704,
        sky=sky("#16343c", "#2f5c60", "#8fb09c", "#f0dca8", at=(0, 0.26, 0.44, 0.52), wash=0.4),
        ambient=0.6,
        key=[sun((1.5, 12, 4.0), "#ffe0a0", 2.4, 0.06), sun((-6, -6, 8), "#6fa0b0", 0.5, 0.4)],
        fog={"density": 0.055, "start": 15, "low": 0.75, "low_h": 1.6, "color": "#b8c4a8", "mix": 0.45},
        cam={"loc": (-0.3, -13.5, 3.6), "tgt": (-0.3, 0, 3.3)},
        post={
            "grade": grade("#0c2c40", "#fff2cc", contrast=0.16),
            "bloom": 0.7,
            "bloom_th": 0.7,
            "motes": {"n": 12, "box": (0, 0.5, 1, 1), "gain": 0.5},
        },
    )
    S.ground("sea", "#2f5a5c", amp=0.22)
    wood, dark = S.mat("#4a3428", "wood"), S.mat("#2c2422", "wood")
    e = S.empty((0.35, 0.9, 0.06), (0, 0, 22), 1.12)
    V, F, n, m = [], [], 48, 14
    for i in range(n + 1):
        t = i / n * 2 - 1
        w, lift = 0.6 * (1 - t**4) + 0.03, 1.15 * abs(t) ** 4
        for k in range(m + 1):
            a = math.pi * k / m
            V.append((2.5 * t, -w * math.cos(a), lift + 0.5 - 0.62 * math.sin(a) ** 0.7))
    for i in range(n):
        for k in range(m):
            q = i * (m + 1) + k
            F.append((q, q + 1, q + m + 2, q + m + 1))
    S.obj(V, F, wood, parent=e).modifiers.new("thick", "SOLIDIFY").thickness = 0.06
    for x in (-1.4, -0.4, 0.7):
        S.box((0.26, 1.12, 0.06), dark, (x, 0, 0.36), parent=e, bevel=0.02)
    # the lantern at the bow hangs over the water
    S.tube([(-2.4, 0, 1.4), (-2.7, 0, 2.3), (-3.0, 0, 2.5), (-3.15, 0, 2.3)], 0.035, dark, 8, e, smooth=5)
    S.lathe(
        [(0.13, 0), (0.16, 0.03), (0.13, 0.34), (0.06, 0.42), (0, 0.45)], dark, 10, (-3.15, 0, 1.8), parent=e
    )
    S.sphere(0.15, S.mat("#ffd070", "glow", gain=14.0), (-3.15, 0, 1.96), (1, 1, 1.3), 16, e)
    S.lamp(e.matrix_basis @ Vector((-3.15, -0.3, 1.9)), "#ffb850", 380, 0.15)
    S.lamp(e.matrix_basis @ Vector((-1.6, -1.6, 1.6)), "#ffc070", 60, 0.3)
    # the ferryman: a cloak with nothing in the hood
    f = S.empty((1.55, 0, 0.3), (0, 0, -84), 1.0)
    f.parent = e
    cloak = S.mat("#1c222c", "cloth", bump=0.08, bscale=5, nscale=3)
    V, F, n, m = [], [], 84, 40
    for i in range(n):
        a = 2 * math.pi * i / n
        for k in range(m):
            t = k / (m - 1)
            r = 0.5 * (1 - t) ** 0.75 + 0.22 + 0.08 * math.exp(-(((t - 0.82) / 0.08) ** 2))
            r *= 1 + 0.09 * math.sin(9 * a + 2 * t) * (1 - t)
            r *= math.sqrt(max(0.0, 1 - max(0.0, (t - 0.86) / 0.14) ** 2.2))
            V.append((0.85 * r * math.cos(a), r * 0.8 * math.sin(a) - 0.5 * t**2.6, 4.3 * t))
    for i in range(n):
        j = (i + 1) % n
        F += [(i * m + k, j * m + k, j * m + k + 1, i * m + k + 1) for k in range(m - 1)]
    S.obj(V, F, cloak, parent=f)
    S.sphere(0.2, S.mat("#050608", "clay", rough=1.0), (0, -0.6, 3.86), (0.85, 0.6, 1.2), 20, f)
    for p, q, h in (
        ((0.26, -0.25, 3.2), (0.5, -0.75, 2.5), (0.32, -1.05, 2.75)),
        ((-0.26, -0.25, 3.2), (-0.4, -0.8, 2.2), (0.2, -1.05, 1.95)),
    ):
        S.blob([(p, 0.17, q, 0.15), (q, 0.15, h, 0.17)], cloak, parent=f, voxel=0.04)
        S.sphere(0.08, S.mat("#c8c4b0", "clay"), Vector(h) + Vector((0.02, -0.12, 0)), (0.8, 1, 1.2), 14, f)
    S.tube([(0.5, -1.25, 6.6), (0.3, -1.15, 2.8), (0.0, -1.2, -0.6)], 0.04, S.mat("#6a5038", "wood"), 8, f)
    # the passenger and her things
    S.person(
        (-0.5, 0, 0.4),
        1.2,
        "#d8302c",
        "sit",
        -70,
        hair="#f0ebe0",
        style="bun",
        scarf="#f0d080",
        parent=e,
        hands=((0.1, -0.24, 0.2), (-0.1, -0.24, 0.2)),
    )
    S.box((0.46, 0.26, 0.34), S.mat("#8a5a38", "cloth"), (0.2, -0.05, 0.42), (0, 0, 8), 0.05, e)
    c = S.empty((-1.4, -0.1, 0.38), (0, 0, 12), 0.46)
    c.parent = e
    fur = S.mat("#16141a", "cloth")
    S.blob(
        [
            ((0.12, 0, 0.3), 0.3, (-0.05, 0, 0.7), 0.2),
            ((-0.14, 0, 1.05), 0.22),
            ((-0.2, -0.12, 1.2), 0.08, (-0.22, -0.16, 1.42), 0.03),
            ((-0.2, 0.12, 1.2), 0.08, (-0.22, 0.16, 1.42), 0.03),
            ((0.35, 0, 0.2), 0.09, (0.7, -0.15, 0.5), 0.07),
            ((0.7, -0.15, 0.5), 0.07, (0.78, -0.15, 0.95), 0.06),
            ((-0.15, -0.1, 0.5), 0.09, (-0.2, -0.12, 0.05), 0.08),
        ],
        fur,
        parent=c,
        voxel=0.025,
    )
    # ahead in the fog a gate of two trees that have grown together, and the light behind it
    bark = S.mat("#2c3a38", "wood", bump=0.2, bscale=3)
    for s in (-1, 1):
        P = [
            (-1.6 + s * 3.6, 20, -0.5),
            (-1.6 + s * 3.2, 20, 3.5),
            (-1.6 + s * 2.6, 20, 7.0),
            (-1.6 + s * 0.6, 20, 9.6),
            (-1.6 - s * 1.2, 20, 10.0),
        ]
        S.tube(P, 0.75, bark, 14, smooth=8, taper=0.35)
        for k in range(6):
            a, b = (
                Vector(P[1 + k % 3]),
                Vector((s * S.rnd.uniform(0.5, 3), S.rnd.uniform(-1, 1), S.rnd.uniform(1, 3.4))),
            )
            S.tree(
                a + b * 0.15,
                4.2,
                "#2c3a38",
                ("#4a6458", "#5a7460"),
                5,
                0.7,
                0.9,
                0.2,
                seed=10 * k + s,
                r=0.16,
                lean=b,
            )
    for x, y, r, h in ((6.5, 26, 5, 3), (-10, 24, 6, 3.4), (12, 34, 8, 5), (-15, 36, 9, 6)):
        S.island((x, y, -0.3), r, h, "#3f5450", seed=int(y))
    S.birds((-1.5, 16, 6.4), 9, (1.8, 1, 1.2), 0.22, "#24302e")
    # reeds and a heron-dark edge, close by
    reed = S.mat("#1f2c28", "cloth")
    for _ in range(85):
        x, y = S.rnd.choice([-1, 1]) * S.rnd.uniform(1.5, 3.8) - 0.3, S.rnd.uniform(-4.6, -3.0)
        h = S.rnd.uniform(0.5, 2.6) * (0.35 + 0.2 * abs(x))
        x -= 0.9 * (-2.5 < x < 0)  # the water in front of the town is clear
        S.tube(
            [
                (x, y, -0.2),
                (x + S.rnd.uniform(-0.1, 0.1), y, h * 0.6),
                (x + S.rnd.uniform(-0.35, 0.35), y, h),
            ],
            0.02,
            reed,
            5,
        )
        if S.rnd.random() < 0.35:
            S.sphere(0.07, S.mat("#2a1e18", "cloth"), (x + 0.02, y, h), (0.8, 0.8, 2.8), 10)
    lily = S.mat("#3f6a4c", "clay")
    for k in range(9):
        x, y = S.rnd.uniform(-3.2, 2.6), S.rnd.uniform(-3.4, -1.4)
        r = S.rnd.uniform(0.2, 0.36)
        if -3 < x < -0.3:
            continue
        S.lathe([(0, 0.03), (r, 0.03)], lily, 18, (x, y, 0.02))
        if k % 3 == 0:
            S.sphere(0.1, S.mat("#f6e0d8", "clay"), (x, y, 0.1), (1, 1, 0.8), 12)
    # what the water shows is not above it: a town with its lights on
    rust, slate, grey, green = "#9c6450", "#63767c", "#76837a", "#5f7468"
    for x0, x1, base, eaves, tip, wall, roof, panes in (
        (50, 84, 826, 860, 880, green, slate, ((71, 856),)),
        (86, 134, 816, 884, 922, grey, rust, ((99, 847), (121, 858), (105, 874))),
        (136, 170, 824, 864, 892, green, rust, ((152, 852),)),
        (171, 203, 806, 900, 957, grey, slate, ((180, 850),)),
        (205, 258, 826, 872, 906, green, rust, ((244, 861),)),
        (260, 292, 834, 892, 914, grey, slate, ((271, 858), (281, 882))),
    ):
        for k in range(5):  # it rises out of ripples
            _mirrored(S, wall, 0.28, [(x0, x1, base + 5 * k), (x0, x1, base + 6 * k + 0.5)], 0.18 + 0.07 * k)
        _mirrored(S, wall, 0.28, [(x0, x1, base + 25), (x0, x1, eaves)], 0.54)
        middle = (x0 + x1) / 2
        _mirrored(S, roof, 0.285, [(x0 - 3, x1 + 3, eaves), (middle - 1, middle + 1, tip)], 0.56)
        for x, y in panes:
            _mirrored(S, "#ffb84a", 0.29, [(x - 4, x + 4, y - 5), (x - 4, x + 4, y + 5)], 1.7)
    clock = [(187 - r, 187 + r, 884 + y) for y in range(-9, 10) for r in [math.sqrt(82 - y * y)]]
    for row in ([(186, 188.5, 884), (186, 188.5, 891)], [(186, 192, 882.5), (186, 192, 884.5)]):
        _mirrored(S, "#2c2422", 0.295, row, 0.2)
    _mirrored(S, "#ffe8b0", 0.29, clock, 2.2)
    return S


def _mirrored(S, color, height, rows, gain):
    """Something on the water, which wavers: rows of left edge, right edge and line of the card."""
    turn, eye = S.cam.rotation_euler.to_matrix(), S.cam.location
    matte = S.mat(color, "glow", gain=gain)
    matte.node_tree.nodes["Principled BSDF"].inputs["Specular IOR Level"].default_value = 0
    lines = [row[2] for row in rows]
    V, F = [], []
    for line in np.arange(lines[0], lines[-1] + 1.5, 1.5):
        waver = 0.9 * math.sin(0.36 * line) + 1.2 * math.sin(0.13 * line + 1)
        waver += 3.5 * (sum(line > ripple for ripple in RIPPLES) % 2)
        if V and all(abs(line - ripple) > 2.4 for ripple in RIPPLES):
            F.append((len(V) - 2, len(V) - 1, len(V) + 1, len(V)))
        for edge in (0, 1):
            x = np.interp(line, lines, [row[edge] for row in rows]) + waver
            ray = turn @ Vector(((x - 320) / 480 * TAN, (480 - line) / 480 * TAN, -1))
            V.append(eye + ray * ((height - eye.z) / ray.z))
    S.rays(S.obj(V, F, matte, False), shadow=False, diffuse=False)

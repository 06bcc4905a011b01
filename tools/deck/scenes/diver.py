"""A diver takes tea at the bottom of the sea; from his boat a hook has come down with the sugar."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import BUBBLE, grade, sky, spot, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "diver",
        501,
        sky=sky("#c8f0e0", "#4fa8ac", "#176478", "#0a3450", at=(0, 0.22, 0.6, 1), wash=0.3),
        ambient=0.42,
        key=[
            sun((-2, -1, 9), "#d8fff0", 1.3, 0.1),
            sun((6, 6, 5), "#5fb0d0", 0.9, 0.3),
            spot((-1.6, -1.6, 11.0), (0.35, 1.0, 1.8), "#f4ffe0", 5200, 0.52),
        ],
        fog={"density": 0.06, "start": 15, "color": "#1f7c90", "mix": 0.5},
        cam={"loc": (0, -13.5, 3.2), "tgt": (0, 0, 3.6)},
        post={
            "grade": grade("#0a2f50", "#eafff0"),
            "bloom": 0.5,
            "motes": BUBBLE,
            "beams": [
                {
                    "from": (0.3, -0.08),
                    "to": (0.53, 0.78),
                    "w0": 0.05,
                    "w1": 0.26,
                    "color": "#c8fff0",
                    "gain": 0.2,
                },
                {
                    "from": (0.7, -0.1),
                    "to": (0.86, 0.55),
                    "w0": 0.03,
                    "w1": 0.1,
                    "color": "#c8fff0",
                    "gain": 0.1,
                },
            ],
        },
    )
    S.ground("dunes", "#c9b98a", amp=0.5, seed=7, flat=3.5)
    z = S.z(0, 1)
    # a round table on one leg; its cloth hangs in folds
    S.lathe(
        [(0, 0.1), (0.5, 0.06), (0.5, 0.0), (0.18, 0.24), (0.12, 0.5), (0.17, 1.0), (0.1, 1.25), (0.2, 1.62)],
        S.mat("#6a4228", "wood"),
        28,
        (0.45, 1.0, z - 0.05),
    )
    n, V = 120, []
    rings = [
        (0.0, 0.0),
        (0.6, 0.0),
        (1.16, 0.0),
        (1.23, 0.03),
        (1.26, 0.1),
        (1.27, 0.25),
        (1.28, 0.42),
        (1.29, 0.58),
    ]
    for r, drop in rings:
        for k in range(n):
            q = 2 * math.pi * k / n
            fold = 1 + 0.42 * drop * (0.5 * math.sin(11 * q) + 0.3 * math.sin(17 * q + 1) - 0.2)
            V.append(
                (r * fold * math.cos(q), 0.72 * r * fold * math.sin(q), -drop * (1 + 0.12 * math.sin(5 * q)))
            )
    F = [
        (i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k)
        for i in range(len(rings) - 1)
        for k in range(n)
    ]
    S.obj(V, F, S.mat("#f2ead8", "cloth"), True, (0.45, 1.0, z + 1.71))
    china = S.mat("#f4efe4", "clay", rough=0.2, bump=0.0)
    t = z + 1.72
    pot = S.empty((0.42, 1.05, t))
    S.lathe(
        [
            (0, 0),
            (0.3, 0),
            (0.42, 0.2),
            (0.4, 0.42),
            (0.25, 0.56),
            (0.22, 0.6),
            (0.1, 0.66),
            (0.06, 0.72),
            (0.09, 0.78),
            (0, 0.84),
        ],
        china,
        36,
        parent=pot,
    )
    S.tube([(0.36, 0, 0.2), (0.62, 0, 0.32), (0.68, 0, 0.58)], 0.07, china, 10, pot, taper=0.6, smooth=5)
    S.tube(
        [(-0.36, 0, 0.45), (-0.62, 0, 0.42), (-0.6, 0, 0.16), (-0.38, 0, 0.14)],
        0.045,
        china,
        8,
        pot,
        smooth=5,
    )
    blue = S.mat("#3f6a9a", "clay", rough=0.2)
    S.lathe([(0.425, 0.24), (0.43, 0.3), (0.42, 0.34)], blue, 36, parent=pot)
    for saucer, cup in (((-0.3, 0.55, t), (-0.3, 0.78, z + 2.2)), ((1.02, 0.55, t), (1.36, 0.62, z + 2.36))):
        S.lathe([(0, 0), (0.24, 0.01), (0.27, 0.04), (0, 0.03)], china, 28, saucer)
        S.lathe([(0, 0.03), (0.09, 0.03), (0.18, 0.2), (0.2, 0.26), (0.17, 0.25)], china, 28, cup)
    # the diver
    suit, brass, glass = (
        S.mat("#b58a4a", "cloth", bump=0.06, bscale=16),
        S.mat("#c98f3c", "metal", rough=0.25),
        S.mat("#1f3a44", "clay", rough=0.08, bump=0.0),
    )
    S.chair((-1.55, 1.1, z - 0.1), 2.9, "#7a4a30", 80)
    d = S.empty((-1.45, 1.0, z + 1.4), (0, 0, 72))
    S.blob(
        [
            ((0, 0, 0.2), 0.46, (0, 0.02, 1.05), 0.42),
            ((0.22, 0, 0.12), 0.27, (0.25, -0.8, 0.12), 0.23),
            ((-0.22, 0, 0.12), 0.27, (-0.25, -0.8, 0.12), 0.23),
            ((0.25, -0.8, 0.1), 0.22, (0.25, -0.85, -0.9), 0.2),
            ((-0.25, -0.8, 0.1), 0.22, (-0.25, -0.85, -0.9), 0.2),
            ((0.42, 0, 1.05), 0.2, (0.62, -0.35, 0.6), 0.17),
            ((0.62, -0.35, 0.6), 0.17, (0.35, -0.85, 0.75), 0.14),
            ((-0.42, 0, 1.05), 0.2, (-0.6, -0.3, 0.6), 0.17),
            ((-0.6, -0.3, 0.6), 0.17, (-0.4, -0.7, 0.35), 0.14),
        ],
        suit,
        parent=d,
        voxel=0.035,
        smooth=5,
    )
    glove = S.mat("#6a4630", "cloth")
    fingers = [((0.33, -0.9, 0.78), 0.15, (0.27, -1.0, 0.84), 0.14)]
    fingers += [((0.2, -1.0, 0.76 + 0.07 * k), 0.055, (0.1, -1.18, 0.76 + 0.07 * k), 0.045) for k in range(3)]
    fingers += [((0.3, -0.95, 0.95), 0.06, (0.16, -1.1, 1.02), 0.05)]
    fingers += [((-0.4, -0.72, 0.36), 0.15, (-0.36, -0.9, 0.36), 0.12)]
    S.blob(fingers, glove, parent=d, voxel=0.025, smooth=3)
    for s in (-1, 1):
        S.blob([((s * 0.25, -0.85, -1.21), 0.2, (s * 0.25, -1.15, -1.24), 0.2)], brass, parent=d, voxel=0.03)
    S.lathe([(0.3, 1.35), (0.52, 1.3), (0.55, 1.22), (0.5, 1.12)], brass, 36, parent=d)
    S.sphere(0.5, brass, (0, 0, 1.78), parent=d, seg=40)
    for a in (0, 62, -62):
        e = S.empty((0, 0, 1.8), (0, 0, a))
        e.parent = d
        S.lathe([(0, 0.5), (0.22, 0.48), (0.25, 0.44)], glass, 28, rot=(90, 0, 0), parent=e)
        S.tube(
            [(0.24 * math.cos(q), -0.46, 0.24 * math.sin(q)) for q in np.linspace(0, 6.283, 26)],
            0.045,
            brass,
            8,
            e,
        )
    hose = [
        (-1.2, 1.3, z + 3.5),
        (-1.9, 1.9, z + 4.3),
        (-1.2, 2.4, z + 5.9),
        (-1.75, 2.6, z + 7.4),
        (-1.2, 2.8, z + 8.6),
        (-0.6, 2.6, 9.0),
    ]
    S.tube(hose, 0.07, S.mat("#3a4a44", "cloth"), 10, smooth=10)
    # the boat he came from
    shade = S.mat("#1c3a44", "wood")
    n, m = 40, 16
    V = []
    for k in np.linspace(-1, 1, n + 1):
        deep, half = 0.85 * (1 - abs(k) ** 2.6) ** 0.75, 0.62 * (1 - k * k) ** 0.6
        V += [(1.15 * k * 2, half * math.cos(q), -deep * math.sin(q)) for q in np.linspace(0, math.pi, m + 1)]
    F = [
        (i * (m + 1) + k, i * (m + 1) + k + 1, (i + 1) * (m + 1) + k + 1, (i + 1) * (m + 1) + k)
        for i in range(n)
        for k in range(m)
    ]
    S.obj(V, F, shade, True, (0.95, 3.0, 9.72))
    S.obj(
        [(2.6, 3.0, 9.6), (1.6, 3.0, 8.98), (2.95, 3.0, 8.85), (3.2, 3.0, 9.6)], [(0, 1, 2, 3)], shade, False
    )
    for x, y in ((-0.55, 2.0), (-0.25, 4.0)):
        S.tube([(0.6, 0.4 * y + 1.8, 9.9), (x, y, 8.7)], 0.045, shade, 8)
        S.sphere(0.3, shade, (x - 0.11, y, 8.58), (0.3, 0.15, 1.1), 16, rot=(0, 43, 0))
    # a line over its side: the sugar comes on a hook
    gilt, x, zz = S.mat("#e8b04c", "clay", rough=0.25, bump=0.0, lift=0.18), 0.72, z + 3.62
    bow = [(x, 0.8, zz + 0.72), (x, 0.8, zz)]
    bow += [
        (x + 0.21 - 0.21 * math.cos(q), 0.8, zz - 0.21 * math.sin(q)) for q in np.linspace(0.25, math.pi, 12)
    ]
    bow += [(x + 0.42, 0.8, zz + 0.42)]
    S.tube(bow, 0.044, gilt, 12)
    S.tube(
        [(x + 0.43, 0.8, zz + 0.5), (x + 0.4, 0.8, zz + 0.36), (x + 0.27, 0.8, zz + 0.24)],
        0.035,
        gilt,
        8,
        taper=0.3,
    )
    S.tube(
        [(x + 0.08 * math.sin(q), 0.8, zz + 0.79 + 0.08 * math.cos(q)) for q in np.linspace(0, 6.283, 16)],
        0.028,
        gilt,
        8,
    )
    S.tube(
        [(x, 0.8, zz + 0.86), (x + 0.03, 0.8, 7.0), (x - 0.02, 0.8, 10.2)],
        0.014,
        S.mat("#e8f4e4", "cloth", lift=0.4),
        6,
    )
    S.box(
        (0.27, 0.27, 0.27),
        S.mat("#ffffff", "clay", lift=0.2),
        (x + 0.41, 0.8, zz - 0.02),
        (12, 14, 28),
        0.035,
    )
    # the guest sits upright, its tail where knees would be, and has been given a cup, too
    S.chair((2.45, 1.15, z - 0.1), 2.6, "#7a4a30", -86)
    guest = S.empty((0, 1.05, z - 0.05))
    spine = [
        (1.52, 3.1),
        (1.72, 3.08),
        (2.0, 2.92),
        (2.24, 2.6),
        (2.38, 2.2),
        (2.42, 1.8),
        (2.3, 1.5),
        (2.06, 1.4),
        (1.8, 1.36),
    ]
    girth = [0.1, 0.26, 0.45, 0.57, 0.57, 0.45, 0.3, 0.19, 0.12]

    def flank(u, q, out=0.0):
        """A place on the guest: u from lips to tail, q round it; a quarter turn is what we see."""
        k = u * (len(spine) - 1)
        places = range(len(spine))
        x, h, r = (np.interp(k, places, v) for v in (*zip(*spine, strict=True), girth))
        ahead, behind = ([np.interp(k + d, places, v) for v in zip(*spine, strict=True)] for d in (-0.6, 0.6))
        along = Vector((behind[0] - ahead[0], 0, behind[1] - ahead[1])).normalized()
        back = Vector((-along.z, 0, along.x))
        r = r + out
        return Vector((x, 0, h)) + back * r * math.cos(q) + Vector((0, -0.62 * r * math.sin(q), 0))

    n, m = 48, 40
    V = [flank(i / n, 2 * math.pi * k / m) for i in range(n + 1) for k in range(m)]
    F = [
        (i * m + k, i * m + (k + 1) % m, (i + 1) * m + (k + 1) % m, (i + 1) * m + k)
        for i in range(n)
        for k in range(m)
    ]
    F += [tuple(range(m)), tuple(range(n * m, n * m + m))]
    S.obj(V, F, S.mat("#e8702c", "clay", rough=0.35, vary=0.2), True, parent=guest)
    pale, fin = S.mat("#f8d890", "clay", rough=0.4), S.mat("#f0a838", "clay", rough=0.4)
    V = [flank(0.1 + 0.8 * i / 30, math.pi + 0.95 * (k - 8) / 8, 0.012) for i in range(31) for k in range(17)]
    S.obj(
        V,
        [
            (i * 17 + k, i * 17 + k + 1, i * 17 + k + 18, i * 17 + k + 17)
            for i in range(30)
            for k in range(16)
        ],
        pale,
        True,
        parent=guest,
    )
    scale = S.mat("#b84c1c", "clay")
    for i in range(13):
        for k in range(7):
            u, q = 0.36 + 0.045 * i, 0.5 + 0.26 * (k + 0.5 * (i % 2))
            arc = [
                flank(u + 0.02 * math.sin(w), q + 0.13 * math.cos(w), 0.006)
                for w in np.linspace(0, math.pi, 7)
            ]
            S.tube(arc, 0.012, scale, 5, guest)
    S.tube(
        [
            flank(0.28 + 0.035 * math.sin(w), 1.55 + 0.85 * math.cos(w), 0.01)
            for w in np.linspace(0, math.pi, 14)
        ],
        0.024,
        scale,
        6,
        guest,
        smooth=3,
    )
    lips = S.mat("#c8541f", "clay", rough=0.3)
    for h in (3.16, 3.03):
        S.blob([((1.47, -0.09, h), 0.055, (1.44, 0.09, h), 0.055)], lips, parent=guest, voxel=0.014)
    eye = flank(0.185, 1.12)
    S.sphere(0.155, S.mat("#e8b040", "clay", rough=0.2), eye, (1, 0.5, 1), 28, guest)
    S.sphere(
        0.125, S.mat("#fff6dc", "clay", rough=0.15), eye - Vector((0.012, 0.035, 0)), (1, 0.5, 1), 24, guest
    )
    S.sphere(
        0.075,
        S.mat("#141016", "clay", rough=0.05, bump=0.0),
        eye - Vector((0.05, 0.08, 0.015)),
        (1, 0.5, 1),
        20,
        guest,
    )

    def fan(root, tips, rays=9, wavy=0.12):
        """A fin: rays from a line of roots to a line of tips, and skin between them."""
        V = []
        for i in range(rays):
            u = i / (rays - 1)
            a, b = Vector(root[0]).lerp(Vector(root[1]), u), Vector(tips[0]).lerp(Vector(tips[1]), u)
            V += [a, b + (b - a) * (wavy * math.sin(u * math.pi) - 0.06 * (i % 2))]
        skin = S.obj(
            V, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(rays - 1)], fin, True, parent=guest
        )
        skin.modifiers.new("thick", "SOLIDIFY").thickness = 0.03
        for i in range(rays):
            S.tube([V[2 * i], V[2 * i + 1]], 0.011, lips, 5, guest, taper=0.4)

    fan((flank(0.3, 0, -0.06), flank(0.62, 0, -0.06)), (flank(0.34, 0, 0.42), flank(0.72, 0, 0.3)), 11)
    fan(((1.84, 0, 1.42), (1.84, 0, 1.28)), ((1.42, -0.3, 1.28), (1.72, -0.1, 0.72)), 11)
    fan((flank(0.4, 1.7, 0.02), flank(0.5, 1.75, 0.02)), ((1.32, -0.5, 2.52), (1.4, -0.52, 2.3)), 7, 0.05)
    for i, (x, y, zz, q) in enumerate(
        [
            (-2.6, 4, 6.2, 0.7),
            (-1.9, 4.6, 6.6, 0.6),
            (-2.5, 5.2, 7.0, 0.6),
            (1.6, 6, 7.6, 0.8),
            (2.4, 6.4, 7.2, 0.7),
            (1.2, 7, 7.1, 0.6),
            (2.9, 7, 8.1, 0.6),
        ]
    ):
        S.fish((x + 0.5 * (x > 0), y, zz - 0.9), q, ("#d8a84a", "#c8604a", "#6f9aa8")[i % 3], 10 + 8 * i)
    weed = [S.mat(c, "cloth") for c in ("#3f7a4a", "#5a9a5c", "#2f6a58")]
    for i in range(30):
        x = S.rnd.choice([-1, 1]) * S.rnd.uniform(2.3, 5.5)
        y, h = S.rnd.uniform(1.5, 9), S.rnd.uniform(1.2, 4.2)
        ph = S.rnd.uniform(0, 6)
        P = [(x + 0.22 * math.sin(ph + 3 * q) * q, y, S.z(x, y) - 0.1 + h * q) for q in np.linspace(0, 1, 14)]
        S.tube(P, 0.09, weed[i % 3], 8, taper=0.2)
    for x, y, c in ((-2.7, -1.2, "#d8604a"), (2.5, -1.6, "#e89a7a"), (2.9, -0.9, "#c8506a")):
        for _ in range(9):
            a, h = S.rnd.uniform(0, 6.28), S.rnd.uniform(0.4, 0.9)
            S.tube(
                [(x, y, S.z(x, y)), (x + 0.3 * math.cos(a), y + 0.3 * math.sin(a), S.z(x, y) + h)],
                0.08,
                S.mat(c, "clay"),
                8,
                taper=0.7,
            )
    bubble = S.thin_glass("#d8fff0", 0.7)
    for k in range(9):
        at = (-0.5 + S.rnd.uniform(-0.2, 0.2), 0.7, z + 4.0 + k * 0.46)
        S.sphere(S.rnd.uniform(0.04, 0.11), bubble, at, seg=20)
    return S

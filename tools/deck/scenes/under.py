"""Under water and under ground."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import area, clouds, grade, sky, spot, sun
from ..kit.stage import Stage
from . import scene

BUBBLE = {"n": 60, "color": "#e8fff8", "gain": 0.5, "r": 1.8}


@scene
def diver():
    """A diver takes tea at the bottom of the sea."""
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
        S.fish((x, y, zz - 0.9), q, ("#d8a84a", "#c8604a", "#6f9aa8")[i % 3], 10 + 8 * i)
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


@scene
def streetlamp():
    """A street lamp still burns on the sea bed; a fish reads over a shoulder; not every light is a lamp."""
    S = Stage(
        "streetlamp",
        502,
        sky=sky("#0f3a5a", "#1a6078", "#2f8a94", "#1f6a7c", at=(0, 0.3, 0.55, 1), wash=0.3),
        ambient=0.5,
        key=[
            sun((2, 4, 9), "#7fd0d0", 1.0, 0.3),
            area((-5, -7, 5), "#5fa8b8", 160, 3.0),
            area((1.0, -2.6, 7.4), "#ffd8a0", 330, 1.2, (0, 1.4, 3.0)),
        ],
        fog={"density": 0.055, "start": 15.5, "color": "#2a7c8c", "mix": 0.5},
        cam={"loc": (0, -13, 3.4), "tgt": (0, 0, 4.1)},
        post={"grade": grade("#06203c", "#fff0c0"), "bloom": 0.7, "bloom_th": 0.75, "motes": BUBBLE},
    )
    S.ground("dunes", "#7f8a72", amp=0.3, seed=12, flat=5)
    iron = S.mat("#1c2a32", "metal", rough=0.5)
    cap = [(0.06, 0.2), (0.26, 0.08), (0.78, -0.3), (0.72, -0.3), (0.2, 0.02)]
    foot = [(0, 0), (0.4, 0), (0.42, 0.2), (0.26, 0.35), (0.22, 0.9), (0.3, 1.0), (0.16, 1.15), (0.11, 6.6)]

    def lamp(x, y, z, size, side):
        """Put up a lamp whose arm reaches to one side; return where it burns."""
        e = S.empty((x, y, z), (0, 0, 0), size)
        S.lathe([*foot, (0.19, 6.7), (0.06, 6.9)], iron, 20, parent=e)
        arm = [(0, 0, 6.6), (0, 0, 7.5), (side * 0.7, 0, 8.15), (side * 1.5, 0, 8.0), (side * 1.75, 0, 7.6)]
        S.tube(arm, 0.08, iron, 10, e, smooth=8)
        S.lathe(cap, iron, 32, (side * 1.75, 0, 7.5), parent=e)
        glow = S.mat("#ffd88a", "glow", gain=7.0)
        S.sphere(0.34, glow, (side * 1.75, 0, 7.12), (1, 1, 1.15), 24, e)
        return Vector((x + side * 1.75 * size, y, z + 7.12 * size))

    top = lamp(2.75, 0.5, -0.1, 1.0, -1)
    S.lamp(top + Vector((0, -0.6, -0.7)), "#ffcf80", 520, 0.5)
    S.light("SPOT", top + Vector((0, 0, 0.2)), (-0.1, 0.2, 0), "#ffd890", 5200, 1.15)
    for k, y in enumerate((11, 18, 26, 35)):
        at = lamp(3.6, y, S.z(3.6, y) - 0.1, 1.0, -1)
        S.lamp(at + Vector((0, -0.8, -0.8)), "#ffcf80", 500 - 60 * k, 0.5)
    cols = ["#e08a3c", "#d8603c", "#f0c060", "#e8b8a0", "#6fb0b0"]
    for i in range(13):
        a, r = S.rnd.uniform(-1.9, 1.9), S.rnd.uniform(0.7, 1.6)
        p = top + Vector((r * math.cos(a), 0.8 * r * math.sin(a), S.rnd.uniform(-0.9, 0.7)))
        turn = math.degrees(a) + 90 + S.rnd.uniform(-25, 25)
        S.fish(p, S.rnd.uniform(0.28, 0.5), cols[i % 5], turn, tilt=S.rnd.uniform(-15, 15))
    # the bench, from behind, and the reader with his paper
    wood = S.mat("#8a6a48", "wood")
    for k in range(3):
        S.box((5.0, 0.34, 0.12), wood, (-0.5, 0.1 + 0.42 * k, 1.2), bevel=0.03)
    for k in range(2):
        S.box((5.0, 0.1, 0.28), wood, (-0.5, -0.28 - 0.05 * k, 1.55 + 0.42 * k), (8, 0, 0), 0.03)
    for x in (-2.7, 1.7):
        S.tube([(x, -0.3, 2.3), (x, -0.15, 1.2), (x, 1.0, 1.15), (x, 1.1, 0)], 0.09, iron, 10)
        S.tube([(x, -0.2, 1.2), (x, -0.4, 0)], 0.09, iron, 10)
    man = S.person(
        (0.1, 0.45, 1.05),
        4.0,
        "#c8703c",
        "sit",
        180,
        hair="#3a2a24",
        scarf="#d8b058",
        hands=((0.38, -0.3, 0.47), (-0.38, -0.3, 0.47)),
        head=(0, -0.02, 0.565),
    )
    S.lathe(
        [(0, 0.14), (0.06, 0.138), (0.1, 0.11), (0.108, 0.03), (0.165, 0.01), (0.165, 0.022), (0.11, 0.04)],
        S.mat("#3a3440", "cloth"),
        32,
        (0, 0.02, 0.6),
        (6, 0, 0),
        parent=man,
    )
    paper, ink = S.mat("#f4ecd8", "paper"), S.mat("#4a4a4c", "paper")
    page = S.empty((0.1, 1.75, 3.3), (-10, 0, 0))
    for s in (-1, 1):
        half = S.empty((0, 0, 0), (0, 0, s * 10))
        half.parent = page
        S.box((1.62, 0.02, 2.2), paper, (s * 0.81, 0, 0), parent=half, bevel=0.004)
        S.box((1.3, 0.02, 0.2), ink, (s * 0.81, -0.012, 0.86), parent=half, bevel=0)
        for k in range(12):
            for c in (0, 1):
                if s == 1 and c == 1 and 1 < k < 7:
                    continue
                line = (s * 0.81 - 0.35 + 0.7 * c, -0.012, 0.62 - 0.145 * k)
                S.box((0.58, 0.02, 0.05), ink, line, parent=half, bevel=0)
        if s == 1:
            S.box((0.62, 0.02, 0.66), S.mat("#9aa8a4", "paper"), (1.16, -0.012, 0.05), parent=half, bevel=0)
    # the fish in spectacles, at his shoulder
    big = S.fish((-1.6, 0.3, 4.15), 2.6, "#f08038", 22, "#d85a30", tilt=12, deep=0.5)
    s = -1
    S.sphere(0.07, S.mat("#f6f0e0", "clay", rough=0.15), (0.335, s * 0.072, 0.06), (1, 0.6, 1), 20, big)
    S.sphere(0.034, S.mat("#15100f", "clay", rough=0.08), (0.362, s * 0.112, 0.04), (1, 0.7, 1), 16, big)
    ring = [
        (0.335 + 0.095 * math.cos(t), s * 0.135, 0.06 + 0.095 * math.sin(t))
        for t in np.linspace(0, 6.283, 30)
    ]
    gold = S.mat("#f0c850", "metal", rough=0.25)
    S.tube(ring, 0.012, gold, 8, big)
    S.tube([(0.43, -0.135, 0.08), (0.47, 0, 0.1), (0.43, 0.135, 0.08)], 0.01, gold, 8, big)
    S.tube([(0.24, -0.135, 0.07), (0.08, -0.13, 0.1)], 0.01, gold, 8, big)
    # one light in the street hangs from a brow, above teeth
    e = S.empty((-3.1, 13, 9.0), (0, 6, -28), 2.7)
    hide = S.mat("#0a1c28", "clay", rough=0.7, bump=0.1)
    S.blob(
        [
            ((0.0, 0, 0.1), 0.95, (-0.9, 0, 0.05), 0.6),
            ((-0.9, 0, 0.05), 0.6, (-1.8, 0, 0.1), 0.16),
            ((0.2, 0, 0.5), 0.62, (0.75, 0, 0.42), 0.3),
            ((0.2, 0, -0.5), 0.5, (1.0, 0, -0.42), 0.24),
            ((-1.8, 0, 0.1), 0.14, (-2.3, 0, 0.55), 0.05),
            ((-1.8, 0, 0.1), 0.14, (-2.3, 0, -0.35), 0.05),
            ((-0.3, 0, 0.9), 0.16, (-1.0, 0, 1.25), 0.05),
            ((-0.2, -0.8, -0.2), 0.14, (-0.7, -1.2, -0.45), 0.04),
        ],
        hide,
        parent=e,
        voxel=0.04,
    )
    tooth = S.mat("#e8f0d8", "clay", lift=0.25)
    for k in range(9):
        a = math.radians(-80 + 20 * k)
        for up in (1, -1):
            x, y = 0.55 + 0.42 * math.cos(a), 0.52 * math.sin(a)
            z = 0.24 if up == 1 else -0.32
            S.lathe(
                [(0.07, 0), (0.0, 0.27 + 0.08 * (k % 2))],
                tooth,
                8,
                (x, y, z),
                (180 if up == 1 else 0, 0, 0),
                parent=e,
            )
    S.sphere(0.13, S.mat("#e8e0a0", "clay", lift=0.5), (0.5, -0.5, 0.62), (1, 0.7, 1), 16, e)
    S.sphere(0.06, S.mat("#0a0a0a", "clay"), (0.55, -0.59, 0.62), parent=e, seg=12)
    S.tube(
        [(0.3, 0, 1.0), (0.5, 0, 1.75), (1.15, 0, 1.95), (1.6, -0.1, 1.5), (1.62, -0.1, 1.2)],
        0.05,
        hide,
        8,
        e,
        smooth=8,
        taper=0.5,
    )
    lure = e.matrix_basis @ Vector((1.62, -0.1, 1.08))
    S.sphere(0.36, S.mat("#ffd88a", "glow", gain=7.0), lure, seg=20)
    S.lamp(lure + Vector((0, -0.9, -0.6)), "#ffd890", 700, 0.3)
    # weeds, and the houses of the street
    weed = [S.mat(c, "cloth") for c in ("#2f5a4a", "#3f7a5c")]
    for i in range(22):
        x, y = S.rnd.choice([-1, 1]) * S.rnd.uniform(3.2, 6.5), S.rnd.uniform(0.5, 9)
        h, ph = S.rnd.uniform(1.2, 3.6), S.rnd.uniform(0, 6)
        line = [
            (x + 0.25 * math.sin(ph + 3 * q) * q, y, S.z(x, y) - 0.1 + h * q) for q in np.linspace(0, 1, 12)
        ]
        S.tube(line, 0.1, weed[i % 2], 8, taper=0.2)
    for k in range(6):
        for s in (-1, 1):
            S.house(
                (s * (6.3 + 0.4 * (k % 2)), 8 + 5.2 * k, -0.6),
                3.4,
                4.2,
                "#3a4a54",
                "#5a6a6c",
                -s * 72,
                lit=0.0,
                tall=1.0 + 0.25 * ((k + s) % 2),
            )
    return S


@scene
def fishbowl():
    """In the bowl sits a person; the fish have the room, and one has come very close."""
    S = Stage(
        "fishbowl",
        503,
        sky=sky("#2f8a9a", "#1a6478", "#0f4a62", "#0a3048", at=(0, 0.3, 0.65, 1), wash=0.3),
        ambient=1.0,
        key=[
            sun((7, 3.2, 9.0), "#c8fff0", 4.2, 0.04, (0, 1.6, 1.2)),
            area((-5, -8, 7), "#8fd8e8", 900, 3.0),
        ],
        fog={"density": 0.045, "start": 13.5, "color": "#1f7088", "mix": 0.6},
        cam={"loc": (0.1, -13, 3.6), "tgt": (0.1, 0, 4.0)},
        post={
            "grade": grade("#06264c", "#fff4d0", contrast=0.2),
            "bloom": 0.45,
            "bloom_th": 0.75,
            "motes": {"n": 70, "color": "#d8fff8", "gain": 0.5, "r": 1.5},
            "beams": [
                {
                    "from": (1.0, 0.08),
                    "to": (0.3, 0.95),
                    "w0": 0.05,
                    "w1": 0.15,
                    "color": "#b8ffe8",
                    "gain": 0.14,
                }
            ],
        },
    )
    S.room("#3f8a8c", "#4a5a50", "#6fa0a0", window=(0.6, 3.4, 3.4, 8.0), deep=5.4)
    S.table((0.35, -0.6, 0), 4.2, 2.6, 1.75, "#5a3a34", cloth="#e8b858")
    glass = S.mat("#f0fffc", "glass", ior=1.1)
    c, R = Vector((0.35, -0.7, 1.78)), 1.9
    around = np.linspace(0, 2 * math.pi, 72)
    prof = [(0, 0.0), (0.85, 0.0)] + [
        (R * math.sin(t), R * 0.9 - R * 0.95 * math.cos(t)) for t in np.linspace(0.48, 2.5, 40)
    ]
    S.lathe([*prof, (1.22, 3.3), (1.16, 3.3)], glass, 72, c)
    rim = S.mat("#e8fff8", "glow", gain=0.9)
    S.tube([(1.2 * math.cos(t), 1.2 * math.sin(t), 3.3) for t in around], 0.05, rim, 8, at=c)
    for a, b, x, q in ((0.7, 1.75, -1, 0.05), (1.0, 1.4, 1, 0.03)):
        S.tube(
            [(x * 1.62 * math.sin(t), -0.78, 1.66 + 1.6 * math.cos(t)) for t in np.linspace(a, b, 16)],
            q,
            rim,
            8,
            at=c,
            taper=0.3,
        )
    # in the bowl it is day
    V, F, n = [], [], 40
    for i in range(n + 1):
        t = 0.5 + 1.95 * i / n
        for k in range(n + 1):
            a = math.pi * k / n
            V.append(
                (
                    0.9 * R * math.sin(t) * math.cos(a),
                    0.9 * R * math.sin(t) * math.sin(a),
                    0.9 * R - 0.88 * R * math.cos(t),
                )
            )
    for i in range(n):
        F += [
            (i * (n + 1) + k, i * (n + 1) + k + 1, (i + 1) * (n + 1) + k + 1, (i + 1) * (n + 1) + k)
            for k in range(n)
        ]
    S.obj(
        V,
        F,
        S.mat(
            "#fff4d0",
            "clay",
            bump=0.0,
            vary=0.05,
            lift=0.22,
            ramp=("#ffe8a8", "#c8e8e8", "#78c0e0"),
            span=(0.6, 3.0),
        ),
        at=c,
    )
    for x, z, q in ((-0.75, 2.5, 0.34), (0.6, 2.75, 0.26)):
        S.cloud((c.x + x, c.y + 1.0, c.z + z), q, "#ffffff", 6, 0.6, seed=int(9 * q))
    # dry land in the bowl: a meadow, a tree, a lamp, somebody with a book
    S.lathe(
        [(0, 0.62), (0.9, 0.56), (1.5, 0.46), (1.35, 0.3), (0.8, 0.05), (0, 0.05)],
        S.mat("#7fa83c", "clay", bump=0.12, bscale=14),
        60,
        c,
    )
    S.gh = lambda X, Y: np.full(np.broadcast(X, Y).shape, c.z + 0.52)
    S.grass(120, (c.x - 1.1, c.x + 1.1), (c.y - 0.9, c.y + 0.7), ("#8fb84c", "#6f9a3c"), high=0.16)
    S.flowers(26, (c.x - 1.1, c.x + 1.1), (c.y - 0.9, c.y + 0.5), high=0.2, big=0.8)
    S.chair((c.x + 0.62, c.y + 0.1, c.z + 0.55), 0.94, "#8f4a2c", -72)
    reader = S.person(
        (c.x + 0.58, c.y + 0.08, c.z + 1.0),
        1.35,
        "#d8302c",
        "sit",
        -70,
        hair="#4a2c20",
        hands=((0.08, -0.25, 0.3), (-0.08, -0.25, 0.3)),
        feet=((0.08, -0.3, -0.29), (-0.08, -0.26, -0.29)),
        head=(0, -0.04, 0.56),
    )
    for side in (-1, 1):
        page = S.mat("#fff6e0", "paper")
        S.box((0.15, 0.012, 0.2), page, (side * 0.07, -0.29, 0.37), (-40, 0, side * 16), 0.004, reader)
        cover = S.mat("#2f5f8a", "cloth")
        S.box((0.17, 0.02, 0.24), cover, (side * 0.075, -0.303, 0.353), (-40, 0, side * 16), 0.004, reader)
    S.tree(
        (c.x - 0.85, c.y + 0.25, c.z + 0.5),
        1.75,
        "#5a3a2a",
        ("#7fa83c", "#a0c050", "#c8c858"),
        5,
        0.6,
        1.2,
        0.08,
        seed=3,
        lean=(-0.12, 0, 1),
    )
    S.tube([(c.x + 1.2, c.y, c.z + 0.5), (c.x + 1.2, c.y, c.z + 1.75)], 0.022, S.mat("#3a302c", "metal"), 8)
    S.lathe([(0.06, 0.28), (0.25, 0)], S.mat("#ffd890", "glow", gain=3.0), 20, (c.x + 1.2, c.y, c.z + 1.7))
    # a bowl in the bowl
    stool = Vector((c.x - 0.12, c.y - 0.35, c.z + 0.5))
    S.lathe(
        [(0, 0.34), (0.2, 0.34), (0.2, 0.28), (0.08, 0.26), (0.06, 0.1), (0.15, 0)],
        S.mat("#8f4a2c", "wood"),
        20,
        stool,
    )
    S.sphere(
        0.2, S.mat("#9fd4e0", "clay", rough=0.1, lift=0.2), stool + Vector((0, 0, 0.52)), (1, 0.6, 0.92), 28
    )
    S.tube([stool + Vector((0.12 * math.cos(q), 0.07 * math.sin(q), 0.7)) for q in around], 0.014, rim, 6)
    S.fish(stool + Vector((0.02, -0.14, 0.52)), 0.24, "#f07828", 176, "#e85a20")
    S.lamp((c.x + 0.3, c.y - 0.9, c.z + 2.3), "#ffe0a8", 75, 0.25)
    S.lamp((c.x - 0.6, c.y - 0.6, c.z + 1.2), "#ffc870", 22, 0.2)

    # the one who looks in
    def scaly(at, size, skin, belly, fin, turn, tilt=0.0):
        """A fish one unit long with lips, gills and an eye that sees us."""
        e = S.empty(at, (0, tilt, turn), size)
        m = S.mat(
            skin,
            "clay",
            rough=0.3,
            vary=0.3,
            bump=0.12,
            bscale=9,
            ramp=(belly, skin, skin),
            span=(-0.28, 0.28),
        )
        n, seg, V, F = 40, 40, [], []
        for i in range(n + 1):
            t = i / n
            r = 0.3 * math.sin(math.pi * min(1, t * 0.97 + 0.02) ** 0.72) ** 0.8 * (1 - 0.3 * t) + 0.015
            for k in range(seg):
                a = 2 * math.pi * k / seg
                V.append((0.5 - t * 0.88, 0.55 * r * math.cos(a), r * math.sin(a)))
        for i in range(n):
            for k in range(seg):
                j = (k + 1) % seg
                F.append((i * seg + k, i * seg + j, (i + 1) * seg + j, (i + 1) * seg + k))
        F += [tuple(range(seg))[::-1], tuple(range(n * seg, (n + 1) * seg))]
        S.obj(V, F, m, True, parent=e)
        lips = S.mat(fin, "clay", rough=0.3)
        for z, q in ((0.024, 0.029), (-0.026, 0.025)):
            S.blob([((0.48, -0.05, z), q, (0.5, 0.05, z), q)], lips, parent=e, voxel=0.01)
        ink, white = S.mat("#141016", "clay", rough=0.05, bump=0.0), S.mat("#f8ecc8", "clay", rough=0.15)
        for s in (-1, 1):
            S.sphere(0.068, S.mat("#d8a030", "clay", rough=0.2), (0.315, s * 0.1, 0.075), (1, 0.55, 1), 24, e)
            S.sphere(0.056, white, (0.32, s * 0.112, 0.075), (1, 0.55, 1), 24, e)
            S.sphere(0.036, ink, (0.333, s * 0.131, 0.07), (1, 0.5, 1), 20, e)
            S.sphere(0.009, S.mat("#ffffff", "glow", gain=3.0), (0.345, s * 0.146, 0.086), parent=e, seg=10)
            gill = [
                (0.17 + 0.05 * math.cos(t), s * (0.158 - 0.03 * abs(math.sin(t))), 0.16 * math.sin(t))
                for t in np.linspace(-1.2, 1.2, 12)
            ]
            S.tube(gill, 0.011, lips, 6, e)

        def fan(root, spread, count=9):
            """A fin of rays and skin: from a line of roots to a line of tips."""
            V = []
            for i in range(count):
                u = i / (count - 1)
                p, q = Vector(root[0]).lerp(Vector(root[1]), u), Vector(spread[0]).lerp(Vector(spread[1]), u)
                q += (q - p) * (0.22 * math.sin(u * math.pi) - 0.05 * (i % 2))
                V += [p, q]
            skin = S.obj(
                V,
                [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(count - 1)],
                S.mat(fin, "cloth"),
                True,
                parent=e,
            )
            skin.modifiers.new("thick", "SOLIDIFY").thickness = 0.01
            for i in range(count):
                S.tube([V[2 * i], V[2 * i + 1]], 0.007, lips, 5, e, taper=0.4)

        fan(((-0.36, 0, 0.05), (-0.36, 0, -0.05)), ((-0.72, 0.02, 0.3), (-0.72, -0.02, -0.3)), 13)
        fan(((0.2, 0, 0.26), (-0.22, 0, 0.16)), ((0.06, 0, 0.42), (-0.4, 0, 0.3)), 11)
        fan(((0.02, 0, -0.26), (-0.2, 0, -0.17)), ((-0.08, 0, -0.4), (-0.34, 0, -0.3)))
        for s in (-1, 1):
            fan(
                ((0.1, s * 0.14, 0.0), (0.08, s * 0.14, -0.1)),
                ((-0.1, s * 0.26, -0.02), (-0.06, s * 0.26, -0.2)),
                7,
            )

    S.light("AREA", (1.6, -6.0, 7.6), (-1.0, 0, 6.8), "#ffd0a0", 420, 1.5)
    scaly((-1.95, 0.1, 7.2), 5.2, "#f07828", "#ffd890", "#e85a20", -20, 32)
    scaly((2.3, 3.2, 3.0), 1.8, "#e0b040", "#fff0b0", "#d89030", 200, -6)
    scaly((2.4, 4.2, 7.9), 1.3, "#5a8ac0", "#c0e0f0", "#3f6fa8", 190, 4)
    scaly((-2.5, -3.6, 1.5), 1.5, "#3f5f9a", "#9ac0e0", "#2f4a80", 24, -14)
    weed = [S.mat(k, "cloth") for k in ("#1f5a4a", "#2f7a5c", "#18484a")]
    for i in range(16):
        ph, x, h = (
            S.rnd.uniform(0, 6),
            S.rnd.choice([-1, 1]) * S.rnd.uniform(2.5, 3.4),
            S.rnd.uniform(1.5, 4.2),
        )
        S.tube(
            [
                (x + 0.3 * math.sin(ph + 3.5 * q) * q, -3.6 + 0.1 * i, h * q - 0.3)
                for q in np.linspace(0, 1, 16)
            ],
            0.12,
            weed[i % 3],
            8,
            taper=0.15,
        )
    bubble = S.thin_glass("#c8f4f0", 0.8)
    x, h = 0.55, 6.0
    for _ in range(11):
        r = S.rnd.choice((0.05, 0.08, 0.12, 0.16))
        S.sphere(r, bubble, (x + S.rnd.uniform(-0.25, 0.25), -0.4, h), seg=24)
        x, h = x + 0.05, h + r + S.rnd.uniform(0.08, 0.4)
    return S


@scene
def seed():
    """Deep in the earth someone sleeps in a seed as in a cradle; above, a shoot has come up."""
    S = Stage(
        "seed",
        504,
        sky=sky("#6fb4cc", "#a8dcd8", "#f6eccc", "#f6eccc", at=(0, 0.05, 0.1, 1)),
        ambient=0.34,
        key=[sun((-3, -7, 9), "#d0b8d8", 1.5, 0.1)],
        fog={"density": 0.0},
        cam={"loc": (0, -13.2, 3.6), "tgt": (0, 0, 4.75)},
        post={
            "grade": grade("#201038", "#fff0c0", contrast=0.2),
            "bloom": 0.8,
            "bloom_th": 0.7,
            "motes": {"n": 50, "box": (0.3, 0.1, 0.72, 0.8), "gain": 0.8},
            "beams": [
                {
                    "from": (0.5, 0.06),
                    "to": (0.5, 0.62),
                    "w0": 0.012,
                    "w1": 0.17,
                    "color": "#fff0b0",
                    "gain": 0.26,
                }
            ],
        },
    )
    rnd, top, mid = S.rnd, 7.75, Vector((0, 0, 3.2))
    n1, n2 = S.nfun(0.9, 5, 2), S.nfun(2.6, 4, 5)
    # the earth and a cave in it: one sheet around the middle of the cave
    na, nr = 420, 90
    a = np.linspace(0, 2 * math.pi, na, endpoint=False)[:, None]
    u = np.linspace(0, 1, nr)[None, :]
    c, s = np.cos(a), np.sin(a)
    rim = (2.25 + 0.9 * (n1(3 + 2 * c, 3 + 2 * s) - 0.5)) * (1 + 0.1 * np.maximum(0, s))
    r = np.where(u < 0.62, rim * u / 0.62, rim + (9 - rim) * (np.maximum(u - 0.62, 0) / 0.38) ** 1.6)
    x, z = r * c, mid.z + r * s
    inside = -0.9 + 4.6 * np.sqrt(np.maximum(0, 1 - (r / rim) ** 2.4))
    y = np.where(r < rim, inside, -0.9 - 0.45 * (1 - np.exp(-np.maximum(r - rim, 0) * 1.6)))
    y = y + 0.55 * (n2(x * 0.5 + 20, z * 0.5 + 20) - 0.5) + 3.0 * np.maximum(z - top, 0)
    V = np.stack([x, y, np.minimum(z, top)], -1).reshape(-1, 3)
    F = [
        (i * nr + k, (i + 1) % na * nr + k, (i + 1) % na * nr + k + 1, i * nr + k + 1)
        for i in range(na)
        for k in range(nr - 1)
    ]
    S.obj(V, F, S.mat("#6a4634", "stone", nscale=0.9, bump=0.5, bscale=2.6, vary=0.4))
    S.gh = lambda X, Y: np.full(np.broadcast(X, Y).shape, top)
    S.grass(900, (-3.6, 3.6), (-1.6, 0.6), ("#6f9f3c", "#8fb84c", "#4f8a3c"), high=0.38)
    S.flowers(14, (-3, 3), (-1.5, 0), high=0.5, big=1.6)
    for _ in range(60):
        a, r = rnd.uniform(0, 6.28), rnd.uniform(2.6, 4.8)
        x, z = r * math.cos(a), mid.z + r * math.sin(a)
        if z < top - 0.5 and abs(x - 0.2) > 0.5:
            S.sphere(
                rnd.uniform(0.06, 0.3),
                S.mat(rnd.choice(["#6a5a5a", "#7a6660", "#554a58"]), "stone"),
                (x, -1.3, z),
                (1.2, 0.5, 0.85),
                18,
                bumpy=0.06,
            )
    # roots hang from the ceiling and cross in front
    for _ in range(26):
        x = rnd.uniform(-3.2, 3.2)
        y, z, q = rnd.uniform(-1.2, 1.5), rnd.uniform(6.0, 7.6), rnd.uniform(0.02, 0.06)
        P = [Vector((x, y, z))]
        for _ in range(6):
            P.append(P[-1] + Vector((rnd.uniform(-0.3, 0.3), rnd.uniform(-0.1, 0.1), -rnd.uniform(0.2, 0.5))))
        if abs(x) > 1.7:
            S.tube(P, q, S.mat("#5a4038", "wood"), 6, taper=0.2, smooth=4)
    # the seed: pointed at the top, and open towards us like a cradle that stands
    base, tall = Vector((0.0, 0.5, 1.25)), 3.75
    turn, share = np.linspace(0, 2 * math.pi, 145)[:-1, None], np.linspace(0, 1, 40)[None, :]
    c, s = np.cos(turn), np.sin(turn)
    square = np.maximum(abs(c), abs(s))
    aside = (1 - share) * 1.12 * c + share * math.pi * c / square
    up = np.clip((1 - share) * (0.41 + 0.31 * s) + share * (0.5 + 0.5 * s / square), 0, 1)

    def shell(size, mat):
        """One skin of the seed, from the edge of its opening round to its back."""
        r = size * 3.75 * up**0.5 * (1 - up) ** 0.72
        V = np.stack([r * np.sin(aside), -0.85 * r * np.cos(aside), tall * (0.5 + (up - 0.5) * size)], -1)
        n, m = V.shape[:2]
        F = [
            (i * m + k, (i + 1) % n * m + k, (i + 1) % n * m + k + 1, i * m + k + 1)
            for i in range(n)
            for k in range(m - 1)
        ]
        S.obj(V.reshape(-1, 3), F, mat, True, base)
        return [base + Vector(v) for v in V[:, 0]]

    brown = S.mat(
        "#8a5230", "wood", rough=0.4, nscale=2.0, ramp=("#5a3020", "#9a5a30", "#c08040"), span=(0, tall)
    )
    outer = shell(1.0, brown)
    inner = shell(0.92, S.mat("#f8dc9c", "clay", sss=0.4, vary=0.05))
    edge = [v.lerp(w, 0.5) for v, w in zip(outer, inner, strict=True)]
    S.tube([*edge, edge[0]], 0.085, S.mat("#b87838", "wood"), 10)
    e = S.empty((0.1, 0.15, 2.8), (40, 0, 0), 0.92)
    S.sphere(1.25, S.mat("#fff0cc", "snow", bump=0.1, bscale=7), (0, 0.45, 1.85), (0.98, 0.85, 0.36), 36)
    # the sleeper, on one side, knees drawn up, under a leaf
    red, skin, hair = S.mat("#c8382e", "cloth"), S.mat("#e8c7a0", "clay"), S.mat("#4a2c20", "cloth")
    S.blob(
        [
            ((-0.45, 0.12, -0.28), 0.27, (0.4, 0.22, -0.3), 0.3),
            ((0.42, 0.2, -0.25), 0.2, (0.2, -0.42, -0.22), 0.17),
            ((0.2, -0.42, -0.22), 0.16, (0.8, -0.42, -0.28), 0.12),
            ((-0.45, 0.0, -0.14), 0.12, (-0.15, -0.42, -0.2), 0.1),
            ((-0.15, -0.42, -0.2), 0.1, (-0.62, -0.42, -0.24), 0.09),
        ],
        red,
        parent=e,
        voxel=0.022,
        smooth=5,
    )
    S.blob(
        [((-0.88, 0.0, -0.12), 0.28), ((-0.78, 0.06, -0.18), 0.16, (-0.5, 0.1, -0.2), 0.17)],
        skin,
        parent=e,
        voxel=0.02,
        smooth=3,
    )
    S.sphere(0.3, hair, (-0.95, 0.1, -0.08), (1.0, 0.92, 0.98), 28, e)
    S.sphere(0.05, skin, (-0.8, -0.25, -0.02), parent=e, seg=12)
    S.tube([(-0.95, -0.26, 0.0), (-0.93, -0.27, -0.06), (-0.94, -0.26, -0.12)], 0.016, hair, 6, e)
    for x in (-0.7, -0.62):
        S.sphere(0.1, skin, (x, -0.44, -0.2), parent=e, seg=14)
    S.sphere(0.1, S.mat("#3a2a26", "clay"), (0.92, -0.42, -0.26), (1.2, 1, 1), 16, e)
    S.sphere(0.42, S.mat("#fff4dc", "cloth"), (-1.08, 0.06, -0.5), (1.2, 1.1, 0.5), 24, e)
    S.lamp((0.0, 0.1, 3.9), "#ffc870", 55, 0.25)
    S.lamp((0.0, -2.6, 3.6), "#ffd898", 60, 0.5)
    S.lamp((0.0, 2.6, 2.0), "#d88858", 90, 0.4)
    S.lamp((0.3, -2.6, 7.0), "#fff4c0", 40, 0.3)
    # the shoot grows from its tip, up through the earth; roots grow from its foot
    green = S.mat("#9cc050", "clay", sss=0.3)
    stalk = [
        (0.0, 0.45, 4.7),
        (0.03, 0.1, 5.15),
        (0.2, -0.9, 5.65),
        (0.26, -1.75, 6.2),
        (0.0, -1.85, 7.0),
        (-0.1, -1.85, 7.7),
        (0.0, -1.8, 8.35),
    ]
    S.tube(stalk, 0.14, S.mat("#b8d070", "clay", sss=0.4), 14, smooth=8, taper=0.6)
    for side, tilt in ((-1, 24), (1, -20)):
        leaf = S.empty((0.0, -1.8, 8.33), (0, tilt, 0))
        S.sphere(0.62, green, (side * 0.56, 0, 0.0), (1, 0.6, 0.17), 28, leaf)
        S.tube(
            [(0, -0.1, 0.05), (side * 0.6, -0.22, 0.1), (side * 1.05, -0.1, 0.03)],
            0.02,
            S.mat("#6f9a3c", "clay"),
            6,
            leaf,
            smooth=4,
        )
    pale = S.mat("#d0b088", "clay")
    for k, x in enumerate((-1.5, -0.8, -0.25, 0.3, 0.85, 1.4)):
        drop = 0.85 - 0.28 * abs(x)
        path = [
            (0.12 * x, -0.1, 1.32),
            (0.45 * x, -0.75, 1.12),
            (0.8 * x, -1.3, 1.0 - 0.3 * drop),
            (x, -1.55, 0.85 - drop),
            (x * 1.12 + 0.1 * (-1) ** k, -1.6, 0.6 - 1.4 * drop),
        ]
        S.tube(path, 0.085, pale, 8, smooth=6, taper=0.15)
    # the neighbour has come with a lantern
    S.sphere(0.75, S.mat("#5a3c30", "stone", bump=0.4), (1.95, -1.5, 0.25), (1.3, 0.8, 0.8), 24, bumpy=0.2)
    mole = S.empty((1.72, -1.75, 0.75), (0, 0, 12), 0.95)
    S.blob(
        [
            ((0.1, 0, 0.32), 0.4, (0.06, 0, 0.72), 0.32),
            ((-0.05, -0.05, 0.95), 0.27, (-0.5, -0.12, 0.88), 0.08),
            ((-0.1, -0.28, 0.62), 0.11, (-0.42, -0.36, 0.62), 0.09),
        ],
        S.mat("#4a4250", "cloth", bump=0.05, bscale=30),
        parent=mole,
        voxel=0.025,
    )
    S.sphere(0.085, S.mat("#e09a9a", "clay"), (-0.58, -0.14, 0.87), parent=mole, seg=12)
    S.sphere(0.1, S.mat("#e0a8a0", "clay"), (-0.46, -0.38, 0.6), parent=mole, seg=12)
    S.eyes((-0.26, -0.29, 1.04), 0.0, 0.03, mole)
    S.sphere(0.09, S.mat("#ffcf70", "glow", gain=9.0), (1.22, -2.15, 1.28), (1, 1, 1.3), 14)
    S.lamp((1.1, -2.45, 1.4), "#ffb860", 40, 0.1)
    # something old is in the wall
    coil = [
        (
            -1.85 + 0.5 * math.exp(-0.075 * t) * math.cos(t),
            -1.45 - 0.006 * t,
            1.35 + 0.5 * math.exp(-0.075 * t) * math.sin(t),
        )
        for t in np.linspace(0, 22, 150)
    ]
    S.tube(coil, 0.135, S.mat("#b8a890", "stone", bump=0.2, bscale=6), 10, taper=0.12)
    S.lamp((-1.6, -2.8, 1.2), "#8090c0", 16, 0.3)
    return S


@scene
def well():
    """From the bottom of the well the sky is a coin, and somebody leans over it."""
    S = Stage(
        "well",
        505,
        sky=sky("#6fb4dc", "#a8d8e8", "#e8f2e0", clouds=[clouds("#a8ccd8", "#ffffff", (0.35, 0.3), 0.7)]),
        ambient=0.22,
        key=[sun((3.5, 9, 5), "#fff0c8", 3.4, 0.08, (0, 0, -0.8))],
        fog={"density": 0.0},
        cam={"loc": (0, -13.5, 0), "tgt": (0.0, 0, 0.55), "fov": 42},
        post={
            "grade": grade("#0a1838", "#fff6d8"),
            "bloom": 0.7,
            "bloom_th": 0.75,
            "exposure": 1.1,
            "beams": [
                {
                    "from": (0.5, 0.36),
                    "to": (0.47, 1.05),
                    "color": "#e8f4ff",
                    "w0": 0.16,
                    "w1": 0.3,
                    "gain": 0.09,
                }
            ],
            "motes": {"n": 40, "box": (0.2, 0.45, 0.8, 0.95), "gain": 0.6},
        },
    )
    # the shaft runs along y, away from the camera; its stones are laid in rings
    stones = [S.mat(c, "stone", bump=0.25) for c in ("#6a7078", "#5a6068", "#767a7c", "#4f5a5c", "#667058")]
    R, rings = 4.9, 27
    for ring in range(rings):
        y = -12.5 + ring * 1.15
        n = 22
        for k in range(n):
            a = 2 * math.pi * (k + 0.5 * (ring % 2)) / n + S.rnd.uniform(-0.03, 0.03)
            r = R + S.rnd.uniform(-0.12, 0.12) + 0.35
            S.box(
                (1.36, 1.08, 0.8),
                S.rnd.choice(stones),
                (r * math.cos(a), y, r * math.sin(a) + 0.2),
                (0, -math.degrees(a) + 90, 0),
                0.12,
            )
    top = -12.5 + rings * 1.15
    fern = ["#5f8a3c", "#7fa84c", "#3f6a3a"]
    for _ in range(24):
        a, y = S.rnd.uniform(0, 6.28), S.rnd.uniform(-7, top - 1)
        p = Vector((R * 0.98 * math.cos(a), y, R * 0.98 * math.sin(a) + 0.2))
        S.frond(p, Vector((-math.cos(a), -0.5, -math.sin(a))), S.rnd.uniform(0.7, 1.3), S.rnd.choice(fern))
    # who leans over the rim, small and far up, beside the beam with the rope
    S.tube([(-7, top + 0.8, 2.6), (7, top + 0.8, 2.2)], 0.3, S.mat("#3a2a22", "wood"), 14)
    S.string((-1.7, top + 0.7, 2.5), (-1.9, -3.2, 1.1), r=0.06, color="#c9a870")
    child = S.empty((1.35, top + 0.9, -1.9), (0, -26, 0), 1.2)
    S.blob(
        [
            ((0, 0.4, -2.6), 1.25, (0, 0.2, -0.9), 0.85),
            ((0.9, 0.1, -0.9), 0.34, (1.7, -0.3, -2.0), 0.3),
            ((-0.9, 0.1, -0.9), 0.34, (-1.6, -0.5, -1.7), 0.3),
        ],
        S.mat("#c23a30", "cloth"),
        parent=child,
        voxel=0.06,
    )
    S.sphere(0.86, S.mat("#5a3020", "cloth"), (0, 0, 0.55), (1, 1, 1.05), 32, child)
    for s in (-1, 1):
        S.tube(
            [(s * 0.75, 0.1, 0.5), (s * 1.1, -0.3, 0.1), (s * 1.15, -0.5, -0.5)],
            0.2,
            S.mat("#5a3020", "cloth"),
            10,
            child,
            taper=0.4,
            smooth=4,
        )
        S.sphere(0.16, S.mat("#e0b03c", "cloth"), (s * 0.8, 0.05, 0.42), parent=child, seg=14)
    b = S.empty((-1.9, -3.6, -0.25), (14, 10, 0), 1.15)
    wood = S.mat("#8a5f3a", "wood")
    S.lathe([(0, 0), (0.5, 0), (0.62, 0.9), (0.55, 0.9), (0.45, 0.08), (0, 0.08)], wood, 28, parent=b)
    iron = S.mat("#5a5a62", "metal")
    for z in (0.2, 0.7):
        S.lathe(
            [(0.53 + 0.09 * z, z - 0.05), (0.57 + 0.09 * z, z), (0.53 + 0.09 * z, z + 0.05)],
            iron,
            28,
            parent=b,
        )
    hoop = [(0.6 * math.cos(t), 0, 0.9 + 0.6 * math.sin(t)) for t in np.linspace(0, math.pi, 16)]
    S.tube(hoop, 0.03, iron, 6, b)
    # down here: a frog with a golden ball looks up
    frog = S.empty((-0.3, -7.2, -1.95), (0, 0, 160), 0.8)
    green, pale = S.mat("#7fae3c", "clay", rough=0.3), S.mat("#d8dc9a", "clay", rough=0.35)
    S.blob(
        [
            ((0, 0.1, 0.34), 0.42, (0, -0.18, 0.6), 0.34),
            ((-0.42, 0.1, 0.14), 0.24, (-0.36, -0.36, 0.06), 0.13),
            ((0.42, 0.1, 0.14), 0.24, (0.36, -0.36, 0.06), 0.13),
            ((-0.22, -0.26, 0.4), 0.1, (-0.24, -0.52, 0.05), 0.08),
            ((0.22, -0.26, 0.4), 0.1, (0.24, -0.52, 0.05), 0.08),
            ((-0.2, -0.2, 0.92), 0.13),
            ((0.2, -0.2, 0.92), 0.13),
        ],
        green,
        parent=frog,
        voxel=0.025,
    )
    S.sphere(0.26, pale, (0, -0.36, 0.48), (0.9, 0.5, 0.8), 20, frog)
    for s in (-1, 1):
        S.sphere(0.1, S.mat("#f2d860", "clay", rough=0.1), (s * 0.2, -0.27, 0.97), parent=frog, seg=18)
        S.sphere(0.05, S.mat("#15100f", "clay", rough=0.1), (s * 0.2, -0.35, 1.0), (1.3, 0.7, 0.8), 14, frog)
    S.sphere(1.3, stones[4], (-0.1, -7.0, -3.2), (1.5, 1, 1.0), 36, bumpy=0.2)
    S.sphere(0.3, S.mat("#f4c040", "clay", rough=0.15, lift=0.6), (0.78, -7.6, -1.75), seg=28)
    # light falls past the face to the frog, and comes back from the wet walls
    S.light("AREA", (0, -4, -2.5), (0.5, top + 2, 0.8), "#dff0ff", 900, 3.0)
    S.light("SPOT", (2.6, 2, 4.0), (-0.2, -7.2, -1.5), "#fff0c8", 2600, 0.32)
    S.lamp((-2.0, -9.0, -0.6), "#c8e0ff", 40, 0.4)
    S.lamp((1.8, -8.0, 1.6), "#ffe8c0", 50, 0.4)
    S.lamp((0.5, -9.4, -0.2), "#ffe8c0", 100, 0.5)
    S.lamp((-1.0, -5.4, -1.8), "#ffe0b0", 60, 0.4)
    return S

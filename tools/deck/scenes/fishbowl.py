"""In the bowl sits a person; the fish have the room, and one has come very close."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import area, grade, sky, sun
from ..kit.stage import Stage


def scene():
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

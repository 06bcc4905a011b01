"""The last of the deck: great heights, small rooms, and what is seen through a hole."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import CAM, area, clouds, grade, sky, sun
from ..kit.stage import Stage
from . import scene


@scene
def rainbow():
    """The rainbow is taken in for the night, rolled up like a carpet."""
    S = Stage(
        "rainbow",
        951,
        sky=sky(
            "#6f9cb4",
            "#a8c8cc",
            "#ece8d0",
            "#f4d8b0",
            at=(0, 0.4, 0.66, 1),
            clouds=[clouds("#90a8b4", "#f6f4ec", (0.22, 0.2), 0.8)],
        ),
        ambient=0.66,
        key=[sun((-6, -5, 6), "#fff2d0", 3.0), sun((6, 7, 5), "#ffd0a0", 1.0, 0.2)],
        fog={"density": 0.014, "start": 22},
        cam=CAM,
        post={"grade": grade("#1f3a5c", "#fff6dc")},
    )
    S.ground("hills", "#86a450", amp=0.6, seed=35, flat=4)
    S.mountains(55, 7, "#8aa8a0", 4, scale=0.05, width=130)
    bands = ["#c8483c", "#e08a3c", "#ecc44c", "#6fa44c", "#4f8ab4", "#5a5a9c", "#8a5a94"]
    roll = Vector((-1.35, 0.4, S.z(-1.35, 0.4)))
    # the carpet comes down in an arc, bends along the ground, and ends in a spiral roll
    arc = []
    for a in np.linspace(0.03, 0.9 * math.pi, 90):
        far = (1 - a / math.pi) ** 1.2
        x = 1.5 + 2.2 * math.cos(a) + 1.5 * far
        arc.append(Vector((x, 0.4 + 8 * far, roll.z + 0.4 - 1.8 * far + 6.8 * math.sin(a) ** 0.85)))
    spiral = []
    for t in np.linspace(0, 1, 120):
        a, r = -math.pi / 2 - t * 8 * math.pi, 0.72 * (1 - 0.8 * t)
        spiral.append(Vector((roll.x + r * math.cos(a), 0.4, roll.z + 0.76 + r * math.sin(a))))
    p0, p3 = arc[-1], spiral[0]
    p1, p2 = p0 + (arc[-1] - arc[-2]).normalized() * 1.6, p3 + Vector((1.7, 0, 0))
    bend = []
    for u in np.linspace(0.04, 0.96, 24):
        v = 1 - u
        bend.append(p0 * v**3 + p1 * 3 * v * v * u + p2 * 3 * v * u * u + p3 * u**3)
    whole = arc + bend + spiral
    w = 0.24
    sideways = []
    for i in range(len(whole)):
        tangent = (whole[min(i + 1, len(whole) - 1)] - whole[max(i - 1, 0)]).normalized()
        radial = Vector((-tangent.z, 0, tangent.x)).normalized()
        flat = min(1.0, max(0.0, (i - len(arc) + 14) / 28))
        flat = flat * flat * (3 - 2 * flat)
        sideways.append((radial * (1 - flat) + Vector((0, -1, 0)) * flat).normalized())
    for k, c in enumerate(bands):
        V = []
        for p, d in zip(whole, sideways, strict=True):
            wide = 1 + 0.5 * min(1, max(0, p.y - 0.4) / 8)
            o = (k - 3.5) * w * wide
            V += [tuple(p + d * o), tuple(p + d * (o + w * wide))]
        F = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(whole) - 1)]
        S.obj(V, F, S.mat(c, "cloth")).modifiers.new("thick", "SOLIDIFY").thickness = 0.03
    S.person((-2.45, -0.2, S.z(-2.45, -0.2)), 1.7, "#34506a", "push", 78, hair="#cfc8bc", hat="#34506a")
    S.person((-2.3, 1.25, S.z(-2.3, 1.2)), 1.6, "#c2453a", "push", 82, hair="#4a2c20", scarf="#efd08a")
    for x, y, c in ((0.75, -1.5, "#c8483c"), (1.6, -1.0, "#ecc44c"), (2.35, -1.6, "#4f8ab4")):
        # a strip of one colour, wound up; its loose end lies in the grass
        wound = [(0.36 * (1 - 0.84 * t), -math.pi / 2 - 7 * math.pi * t) for t in np.linspace(0, 1, 90)]
        strip = [(0.62, -0.34), (0.3, -0.36)] + [(r * math.cos(a), r * math.sin(a)) for r, a in wound]
        S.obj(
            [(u, side, v) for u, v in strip for side in (-0.3, 0.3)],
            [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(strip) - 1)],
            S.mat(c, "cloth"),
            at=(x, y, S.z(x, y) + 0.38),
            rot=(0, 0, 24),
        ).modifiers.new("thick", "SOLIDIFY").thickness = 0.035
    S.sheep((2.9, 2.4, S.z(2.9, 2.4)), 1.0, 190)
    S.flowers(90, (-4, 4), (-3.2, 6), high=0.3)
    rain = S.mat("#e4eef0", "glow", gain=0.4)
    for _ in range(50):
        x, y, z = S.rnd.uniform(0.5, 4.5), S.rnd.uniform(5, 9), S.rnd.uniform(2, 10)
        S.tube([(x, y, z), (x - 0.05, y, z - 0.4)], 0.008, rain, 4)
    return S


@scene
def scarecrow():
    """The scarecrow has opened its coat, and the birds have moved in."""
    S = Stage(
        "scarecrow",
        952,
        sky=sky(
            "#b8683f",
            "#e09a50",
            "#f6cc7c",
            "#fbe2a4",
            at=(0, 0.35, 0.62, 1),
            clouds=[clouds("#b87848", "#ffe0a8", (0.3, 0.16))],
        ),
        ambient=0.55,
        key=[sun((-6, 2, 5), "#ffd890", 3.4), sun((6, -6, 7), "#f0d8c8", 1.2, 0.3)],
        fog={"density": 0.02, "start": 18},
        cam=CAM,
        post={"grade": grade("#3a1a3c", "#fff0c4"), "motes": {"n": 50, "gain": 0.5}},
    )
    S.ground("hills", "#c89a48", amp=0.5, seed=16, flat=4)
    S.grass(1500, (-4.6, 4.6), (-3.3, 9), ("#e0b450", "#d0a040", "#c08c38"), 0.95)
    S.mountains(50, 6, "#c08a60", 5, scale=0.05, width=120, sharp=False)
    z = S.z(0.3, 0.8)
    wood, straw = S.mat("#6a4a30", "wood"), [S.mat(c, "wood") for c in ("#e0bc5c", "#c89c40", "#f0d080")]
    S.tube([(0.3, 0.8, z - 0.3), (0.3, 0.8, z + 5.4)], 0.1, wood, 10)
    S.tube([(-1.9, 0.8, z + 4.15), (2.5, 0.8, z + 4.25)], 0.08, wood, 10)
    coat = S.mat("#4a5a4a", "cloth", bump=0.06, bscale=18)
    b = Vector((0.3, 0.8, z))
    S.blob(
        [
            (b + Vector((-0.5, 0, 4.05)), 0.36, b + Vector((0.5, 0, 4.05)), 0.36),
            (b + Vector((-0.42, 0.05, 3.8)), 0.42, b + Vector((-0.62, 0, 1.7)), 0.42),
            (b + Vector((0.42, 0.05, 3.8)), 0.42, b + Vector((0.66, 0, 1.7)), 0.42),
            (b + Vector((0, 0.25, 3.6)), 0.45, b + Vector((0, 0.25, 1.8)), 0.5),
            (b + Vector((-0.6, 0, 4.12)), 0.32, b + Vector((-1.75, 0, 4.08)), 0.3),
            (b + Vector((0.6, 0, 4.15)), 0.32, b + Vector((1.8, 0, 4.15)), 0.3),
        ],
        coat,
        voxel=0.06,
        smooth=4,
    )
    S.blob(
        [(b + Vector((0, -0.2, 3.5)), 0.3, b + Vector((0, -0.22, 2.2)), 0.36)],
        S.mat("#2a1c18", "clay"),
        scale=(1, 1, 1),
        voxel=0.05,
    )
    for s in (-1, 1):
        for _ in range(26):
            p = b + Vector((s * 1.95, 0, 4.1))
            d = Vector((s * S.rnd.uniform(0.3, 0.8), S.rnd.uniform(-0.3, 0.3), S.rnd.uniform(-0.5, 0.3)))
            S.tube([p, p + d * 0.6, p + d + Vector((0, 0, -0.12))], 0.02, S.rnd.choice(straw), 4)
    for _ in range(50):
        x = S.rnd.uniform(-0.8, 0.9)
        p = b + Vector((x, S.rnd.uniform(-0.3, 0.3), 1.5))
        S.tube(
            [
                p,
                p + Vector((S.rnd.uniform(-0.1, 0.1), 0, -0.35)),
                p + Vector((S.rnd.uniform(-0.2, 0.2), 0, -0.75)),
            ],
            0.02,
            S.rnd.choice(straw),
            4,
        )
    sack = S.mat("#d8bc8a", "cloth", bump=0.1, bscale=26)
    S.blob(
        [
            (b + Vector((0, -0.02, 5.0)), 0.5, b + Vector((0.02, -0.02, 5.2)), 0.46),
            (b + Vector((0, 0, 4.55)), 0.22, b + Vector((0, 0, 4.75)), 0.3),
        ],
        sack,
        voxel=0.04,
    )
    ink = S.mat("#3a2a24", "clay")
    for s in (-1, 1):
        S.lathe(
            [(0, 0), (0.085, 0), (0.09, 0.03), (0, 0.035)],
            ink,
            16,
            b + Vector((s * 0.18, -0.5, 5.18)),
            (90, 0, 0),
        )
    S.tube(
        [
            b + Vector((0.24 * math.cos(t), -0.47 - 0.05 * math.sin(t), 4.98 - 0.13 * math.sin(t)))
            for t in np.linspace(0.15, 3.0, 12)
        ],
        0.018,
        ink,
        6,
    )
    for k in range(5):
        x = -0.18 + 0.09 * k
        S.tube([b + Vector((x, -0.53, 4.93)), b + Vector((x, -0.53, 4.83))], 0.012, ink, 5)
    S.lathe(
        [(0.95, 0), (1.0, 0.02), (0.5, 0.1), (0.42, 0.6), (0.22, 0.78), (0, 0.8)],
        S.mat("#8a5a36", "cloth"),
        36,
        b + Vector((0.02, 0, 5.38)),
        (-4, 5, 0),
    )
    S.lathe(
        [(0.44, 0.1), (0.47, 0.16), (0.43, 0.24)],
        S.mat("#c2453a", "cloth"),
        30,
        b + Vector((0.02, 0, 5.38)),
        (-4, 5, 0),
    )
    S.tube(
        [
            b + Vector((-0.3, -0.3, 4.5)),
            b + Vector((0, -0.42, 4.42)),
            b + Vector((0.32, -0.3, 4.5)),
            b + Vector((0.6, -0.3, 4.1)),
            b + Vector((0.7, -0.35, 3.5)),
        ],
        0.12,
        S.mat("#c2453a", "cloth"),
        8,
        smooth=5,
    )
    # nest in the coat, birds everywhere
    for k in range(80):
        a, zz = S.rnd.uniform(0, 6.28), S.rnd.uniform(-0.12, 0.14)
        r = S.rnd.uniform(0.26, 0.42)
        S.tube(
            [
                b + Vector((r * math.cos(a + d), -0.42 + 0.6 * r * math.sin(a + d), 2.4 + zz))
                for d in (0, 0.4, 0.8)
            ],
            0.018,
            straw[k % 3],
            4,
        )
    for k, x in enumerate((-0.16, 0.14)):
        S.bird(b + Vector((x, -0.5, 2.4)), 0.36, "#8a7a6a", -70 - 40 * k, belly="#e8d8b8")
        S.sphere(0.05, S.mat("#e8a03c", "clay"), b + Vector((x, -0.72, 2.62)), seg=8)
    birds = [
        (-1.5, 4.5, "#3a3a44", 10),
        (-1.0, 4.45, "#5a86a0", 170),
        (1.2, 4.5, "#d8603c", 190),
        (1.7, 4.55, "#3a3a44", 20),
        (2.2, 4.5, "#e0b050", 170),
    ]
    for x, zz, c, f in birds:
        S.bird(b + Vector((x - 0.0, -0.05, zz - 0.12)), 0.62, c, f, belly="#f0dcc0")
    S.bird(b + Vector((0.1, 0, 6.15)), 0.62, "#3a3a44", 15)
    S.birds((-1.2, 7, 8.2), 9, (1.6, 1, 0.6), 0.24, "#4a3438")
    S.person((-1.85, -1.2, S.z(-1.85, -1.2)), 1.25, "#3f6a8a", "give", 100, hair="#5a3526", scarf="#f0d9a0")
    S.sphere(0.14, S.mat("#c2352d", "clay", rough=0.3), (-1.35, -1.3, S.z(-1.85, -1.2) + 0.78))
    for x, y, r in ((2.5, -1.4, 0.5), (3.0, -0.7, 0.38)):
        S.blob(
            [((r * 0.45 * math.cos(a), r * 0.45 * math.sin(a), 0), r * 0.62) for a in np.linspace(0, 5.5, 8)],
            S.mat("#d8702c", "clay", rough=0.4),
            (x, y, S.z(x, y) + r * 0.5),
            scale=(1, 1, 0.8),
            voxel=0.03,
            smooth=1,
        )
        S.tube([(x, y, S.z(x, y) + r * 0.9), (x + 0.06, y, S.z(x, y) + r * 1.25)], 0.06, wood, 6)
    return S


@scene
def shoes():
    """A child sets out in its father's shoes."""
    S = Stage(
        "shoes",
        953,
        sky=sky(
            "#7fa0b0",
            "#b4c8c4",
            "#f0e2c4",
            "#f8d0a0",
            at=(0, 0.4, 0.66, 1),
            clouds=[clouds("#a4b8bc", "#fff8e8", (0.28, 0.18))],
        ),
        ambient=0.62,
        key=[sun((-6, -3, 5), "#ffecc8", 3.3), sun((6, 7, 5), "#ffc890", 1.1, 0.2)],
        fog={"density": 0.018, "start": 19},
        cam={"loc": (0, -13, 2.3), "tgt": (0, 0, 3.2)},
        post={"grade": grade("#28304f", "#fff4d8")},
    )
    S.ground("hills", "#9aa060", amp=0.6, seed=38, flat=3.6)
    S.mountains(50, 7, "#98a8a4", 4, scale=0.05, width=120)
    # the road
    V, F, n = [], [], 70
    for i in range(n + 1):
        y = -7 + 52 * (i / n) ** 1.4
        x = 0.2 + 1.6 * math.sin(y * 0.16) * min(1, max(0, (y + 1) / 8))
        for s in (-1, 1):
            V.append((x + s * 2.3, y, S.z(x + s * 2.3, y) + 0.03))
        V[-2] = (V[-2][0], y, S.z(x, y) + 0.05)
        V[-1] = (V[-1][0], y, S.z(x, y) + 0.05)
    F = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(n)]
    S.obj(V, F, S.mat("#d8c09a", "sand"))
    leather, sole, lace = (
        S.mat("#5a3424", "clay", rough=0.28, bump=0.02, vary=0.2),
        S.mat("#2a1c18", "clay", rough=0.6),
        S.mat("#e8dcc4", "cloth"),
    )

    def shoe(at, turn, tilt=0.0):
        e = S.empty(at, (tilt, 0, turn), 1.5)
        S.blob(
            [
                ((0, 0.95, 0.5), 0.48, (0, 0.3, 0.5), 0.46),
                ((0, 0.3, 0.42), 0.46, (0, -0.75, 0.3), 0.47),
                ((0, -0.75, 0.26), 0.47, (0, -1.15, 0.24), 0.42),
                ((0, 0.95, 0.7), 0.44, (0, 0.55, 1.15), 0.4),
                ((0, 0.95, 0.9), 0.42, (0, 0.95, 1.2), 0.4),
                ((0, 0.2, 0.6), 0.38, (0, 0.5, 1.05), 0.38),
            ],
            leather,
            parent=e,
            voxel=0.04,
            smooth=5,
        )
        S.box((0.86, 2.2, 0.14), sole, (0, -0.35, -0.06), parent=e, bevel=0.06)
        S.box((0.84, 0.8, 0.32), sole, (0, 0.98, 0.0), parent=e, bevel=0.06)
        for q in (-1.45,):
            S.sphere(0.42, sole, (0, q + 0.1, -0.02), (1, 0.6, 0.22), 24, e)
        S.lathe(
            [(0.36, 0), (0.4, 0.04), (0.36, 0.1), (0.3, 0.08)],
            S.mat("#7a4a34", "cloth"),
            32,
            (0, 0.75, 1.5),
            (-8, 0, 0),
            (1, 1.05, 1),
            parent=e,
        )
        S.lathe([(0, 0), (0.34, 0)], sole, 32, (0, 0.75, 1.54), (-8, 0, 0), parent=e)
        for k in range(4):
            y, z = 0.16 - 0.2 * k, 1.12 - 0.15 * k
            for s in (-1, 1):
                S.tube(
                    [(s * 0.24, y, z - 0.06), (0, y - 0.04, z + 0.05), (-s * 0.2, y - 0.16, z - 0.1)],
                    0.032,
                    lace,
                    6,
                    e,
                    smooth=4,
                )
        for s in (-1, 1):
            S.tube(
                [
                    (0, 0.2, 1.22),
                    (s * 0.25, 0.1, 1.42),
                    (s * 0.45, -0.05, 1.25),
                    (s * 0.2, 0.05, 1.15),
                    (0, 0.16, 1.2),
                ],
                0.032,
                lace,
                6,
                e,
                smooth=5,
            )
            S.tube(
                [(0, 0.16, 1.2), (s * 0.3, -0.2, 1.05), (s * 0.5, -0.35, 0.6), (s * 0.55, -0.5, 0.35)],
                0.03,
                lace,
                6,
                e,
                smooth=5,
            )
        return e

    z = S.z(0, 0.6) + 0.16
    shoe((-0.95, 0.9, z), 8)
    right = shoe((0.95, -0.1, z), -6)
    # the child stands in one, holding the laces like reins
    p = right.matrix_basis @ Vector((0, 0.75, 1.1))
    S.person(
        p,
        1.9,
        "#c2453a",
        "stand",
        -6,
        hair="#5a3526",
        scarf="#efd08a",
        hands=((0.24, -0.2, 0.5), (-0.24, -0.2, 0.5)),
    )
    S.lathe(
        [(0.24, -0.02), (0.42, -0.02), (0.44, 0.02), (0.26, 0.05), (0.25, 0.3), (0.2, 0.34), (0, 0.33)],
        S.mat("#4a4a54", "cloth"),
        30,
        p + Vector((0.03, 0.02, 1.78)),
        (-8, 8, 0),
    )
    S.bird((-0.95, 1.7, z + 2.35), 0.6, "#5a86a0", -30, belly="#e8c8a0")
    S.box(
        (0.9, 0.4, 0.66), S.mat("#7a5036", "cloth"), (-2.45, -0.9, S.z(-2.45, -0.9) + 0.32), (0, 0, 14), 0.06
    )
    S.house((2.8, 9, S.z(2.8, 9)), 1.4, 1.2, "#a5483c", "#f2e6d2", -14, lit=0.3)
    S.tree(
        (-3.1, 6, S.z(-3.1, 6) - 0.1),
        4.2,
        "#5a4034",
        ("#b8903c", "#c8702c", "#a8963f"),
        5,
        0.5,
        1.1,
        0.15,
        seed=3,
    )
    for k in range(5):
        S.tube(
            [(3.6 - 0.2 * k, 3 + 2.6 * k, S.z(3.6, 3 + 2.6 * k)), (3.6 - 0.2 * k, 3 + 2.6 * k, 3.4)],
            0.07,
            S.mat("#6a5a4a", "wood"),
            6,
        )
    S.flowers(60, (-4, -2.4), (-2.5, 5), high=0.3)
    S.flowers(60, (2.7, 4.4), (-2.5, 5), high=0.3)
    return S


@scene
def swing():
    """The swing hangs from nothing, over everything."""
    S = Stage(
        "swing",
        954,
        sky=sky(
            "#3f86b8",
            "#86bcd4",
            "#d4e4dc",
            "#f8e0b4",
            at=(0, 0.4, 0.72, 1),
            clouds=[clouds("#9cc0d4", "#ffffff", (0.4, 0.3), 0.5)],
        ),
        ambient=0.7,
        key=[sun((-6, -4, 8), "#fff2d4", 3.4), sun((6, 6, -2), "#ffd8b0", 1.0, 0.3)],
        fog={"density": 0.016, "start": 17},
        cam={"loc": (0, -14, 5.6), "tgt": (0, 0, 4.6)},
        post={"grade": grade("#1c3f6c", "#fff8e4")},
    )
    e = S.empty((-0.6, 0.8, 10.6), (0, -22, 0))
    rope = S.mat("#d8c49a", "paper")
    h = 6.6
    for s in (-0.52, 0.52):
        S.tube([(0, s, 1.5), (0, s, -h)], 0.035, rope, 8, e)
    S.box((0.55, 1.3, 0.09), S.mat("#8a5a36", "wood"), (0, 0, -h), parent=e, bevel=0.03)
    S.person(
        (0, 0, -h + 0.02),
        1.9,
        "#c2453a",
        "sit",
        90,
        hair="#5a3526",
        scarf="#efd08a",
        parent=e,
        lean=0,
        hands=((0.26, -0.02, 0.52), (-0.26, -0.02, 0.52)),
        feet=((0.08, -0.52, 0.06), (-0.08, -0.52, 0.04)),
        chest=(0, 0.1, 0.36),
        head=(0, 0.16, 0.54),
    )
    # cliff on the left with a picnic blanket, the shoes put down
    stone = S.mat("#a89680", "stone", bump=0.35)
    S.sphere(1.9, stone, (-3.9, 2.2, 0.4), (1.1, 1.1, 0.9), 48, bumpy=0.4)
    for i in range(12):
        S.sphere(
            S.rnd.uniform(0.9, 1.5),
            stone,
            (-4.0 + S.rnd.uniform(-0.8, 0.5), 2.4 + S.rnd.uniform(-0.8, 1), -0.6 - i * 0.6),
            (1, 1, 0.85),
            36,
            bumpy=0.4,
        )
    S.sphere(1.65, S.mat("#86a450", "cloth", bump=0.1), (-3.8, 2.0, 1.35), (1.15, 1.1, 0.45), 40, bumpy=0.12)
    S.tree(
        (-3.2, 2.9, 1.9),
        2.6,
        "#5a3a2a",
        ("#6f9440", "#8fb04f"),
        5,
        0.55,
        1.1,
        0.12,
        seed=6,
        lean=(0.25, 0, 1),
    )
    S.sheep((-2.75, 1.0, 1.75), 0.62, 10)
    for x in (-2.35, -2.2):
        S.blob([((x, 0.75, 1.72), 0.06, (x + 0.02, 0.6, 1.7), 0.055)], S.mat("#7a3a2c", "clay"), voxel=0.012)
    # the land below, as small as a toy
    cols = ["#9cb45c", "#c8b45c", "#86a04a", "#d8c878", "#a8b868"]
    for i in range(-12, 13):
        for j in range(18):
            x, y = i * 2.6 + S.rnd.uniform(-0.3, 0.3), -6 + j * 2.8
            S.box(
                (2.5, 2.7, 0.2),
                S.mat(S.rnd.choice(cols), "clay", nscale=0.8),
                (x, y, -7.2 + S.rnd.uniform(-0.06, 0.06)),
                (0, 0, S.rnd.uniform(-4, 4)),
                0.05,
            )
    for _ in range(50):
        x, y = S.rnd.gauss(1.2, 1.8), S.rnd.gauss(6, 2.2)
        S.house(
            (x, y, -7.1),
            0.5,
            S.rnd.uniform(0.4, 0.7),
            S.rnd.choice(["#a5483c", "#b8603f", "#8f3f44"]),
            "#f2e6d2",
            S.rnd.uniform(0, 90),
            lit=0,
        )
    S.house((1.0, 5.6, -7.1), 0.6, 2.0, "#4f6a78", "#f2e6d2", 10, lit=0)
    S.tube(
        [(x, 13 + 2.4 * math.sin(x * 0.3), -7.1) for x in np.linspace(-24, 24, 60)],
        0.8,
        S.mat("#7fc0d0", "water", wave=0.02),
        8,
    )
    for i, (x, y, z, q) in enumerate(
        [
            (2.9, 4, 2.0, 1.2),
            (-0.8, 7, -1.0, 1.5),
            (3.2, 6, -2.5, 1.4),
            (2.4, 9, 7.6, 1.3),
            (-2.4, 10, 8.2, 1.5),
        ]
    ):
        S.cloud((x, y, z), q, "#fffdf8", 13, 0.5, seed=i)
    for k in range(4):
        S.bird((-0.2 + 0.55 * k, 1.6, 1.6 - 0.24 * k), 0.42, "#f6f2ea", 8, wings="spread", tilt=-8)
    return S


@scene
def wave():
    """The great wave has stopped, and there is a door in it."""
    S = Stage(
        "wave",
        955,
        sky=sky(
            "#3f6a94",
            "#7fb0b8",
            "#f0d8a0",
            "#f8b878",
            at=(0, 0.3, 0.55, 0.8),
            clouds=[clouds("#6f94a4", "#ffe8c8", (0.2, 0.16))],
        ),
        ambient=0.55,
        key=[sun((-5, 7, 6.0), "#ffd090", 4.6, 0.03), sun((-3, -8, 6), "#d8ecf0", 2.0, 0.1)],
        fog={"density": 0.012, "start": 20},
        cam={"loc": (0.2, -14, 2.1), "tgt": (0.2, 0, 3.95)},
        post={
            "grade": grade("#0c2450", "#fff4d4", contrast=0.2),
            "bloom": 0.6,
            "motes": {"n": 120, "box": (0, 0.02, 1, 0.6), "gain": 0.5, "color": "#ffffff", "r": 1.3},
        },
    )
    S.ground("flat", "#d0ac78", base=-0.02, amp=0.04, mat=S.mat("#d0ac78", "sand"))
    S.obj(
        [(-60, 7, 0.05), (60, 4, 0.05), (60, 120, 0.05), (-60, 120, 0.05)],
        [(0, 1, 2, 3)],
        S.mat("#3f8f9c", "clay", rough=0.3, nscale=0.2),
        False,
    )
    S.obj(
        [(-30, -1.2, 0.03), (30, -2.4, 0.03), (30, 9, 0.03), (-30, 9, 0.03)],
        [(0, 1, 2, 3)],
        S.mat("#a08868", "clay", rough=0.1, bump=0.02),
        False,
    )
    # the wave in profile, drawn as a line, then drawn out in depth and closed towards us
    line = [(8.5, 0), (6.2, 3.6), (4.0, 6.6), (1.9, 8.3), (0.0, 8.6), (-1.6, 7.9), (-2.5, 6.5)]
    line += [(-1.5, 7.2), (-0.2, 7.2), (0.8, 6.2), (1.2, 4.4), (1.0, 2.4), (0.2, 0.9), (-1.4, 0.1), (-2.6, 0)]
    crest = 6
    P, per = [], 12
    for i in range(len(line) - 1):
        a, b, c, d = (Vector(line[max(0, min(len(line) - 1, i + k))]) for k in (-1, 0, 1, 2))
        for k in range(per):
            u = k / per
            P.append(
                0.5
                * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u**2 + (3 * b - a - 3 * c + d) * u**3)
            )
    P = np.array([*P, Vector(line[-1])])
    rows, foot = 110, np.array([4.2, 0.0])
    n1 = S.nfun(0.6, 4, 4)
    v = np.linspace(0, 1, rows)
    grow = np.where(
        v < 0.36,
        np.sqrt(np.maximum(0, 1 - (1 - v / 0.36) ** 2)) ** 1.15,
        1 - 0.62 * ((v - 0.36) / 0.64) ** 1.3,
    )
    grow = np.maximum(grow, 0.02)
    depth = -2.4 + 13 * v**1.25
    XZ = foot + (P - foot) * grow[:, None, None]
    Y = np.repeat(depth[:, None], len(P), 1)
    ripple = 0.34 * (n1(XZ[..., 0] * 1.6 + 30, XZ[..., 1] * 1.6 + Y) - 0.5)
    W = np.stack([XZ[..., 0] + ripple, Y + ripple, np.maximum(XZ[..., 1] + 0.4 * ripple, -0.05)], -1)
    m = len(P)
    i = np.arange(rows * m).reshape(rows, m)[:-1, :-1].ravel()
    sea = S.mat(
        "#1f7088",
        "clay",
        rough=0.14,
        vary=0.2,
        bump=0.06,
        nscale=0.5,
        ramp=("#0c3a5c", "#115a78", "#1f8a9c", "#58c8b8", "#a8ecd0"),
        span=(0.0, 8.6),
    )
    S.obj(W.reshape(-1, 3), np.stack([i, i + m, i + m + 1, i + 1], -1), sea)
    # lines of light run up the back of the wave and over
    for k in range(9):
        row, shade = 4 + int(34 * (k / 8) ** 1.3), ("#bfeee0", "#5fb8c0")[k % 2]
        Q = [Vector(W[row, t]) + Vector((-0.02, -0.07, 0.03)) for t in range(4, crest * per - 2, 2)]
        S.tube(Q, 0.04 - 0.002 * k, S.mat(shade, "clay", rough=0.3), 6, taper=0.5)
    # foam, and the claws it ends in
    foam = S.mat("#fdfaf2", "snow")
    for row in range(12, rows - 25):
        for _ in range(3):
            t = int(crest * per + S.rnd.gauss(-3, 5))
            p = Vector(W[row, max(0, t)])
            near = 1 - abs(row / rows - 0.36)
            S.sphere(
                S.rnd.uniform(0.06, 0.24) * near,
                foam,
                p + Vector((S.rnd.gauss(-0.04, 0.08), S.rnd.gauss(-0.05, 0.08), S.rnd.gauss(0, 0.08))),
                (1, 1, 0.9),
                12,
            )
        if row % 2 == 0:
            p, long = Vector(W[row, crest * per + S.rnd.randint(-12, 3)]), S.rnd.uniform(0.35, 0.9)
            turn = S.rnd.uniform(-0.5, 0.4)
            claw = [
                p,
                p + Vector((-0.5, turn, -0.05)) * long,
                p + Vector((-0.85, turn, -0.5)) * long,
                p + Vector((-0.8, turn, -0.95)) * long,
            ]
            S.tube(claw, 0.1 * long, foam, 8, taper=0.25, smooth=4)
    for _ in range(110):
        a, r = S.rnd.uniform(1.9, 4.2), S.rnd.uniform(2.6, 5.2)
        S.sphere(
            S.rnd.uniform(0.015, 0.065),
            foam,
            (0.4 + r * math.cos(a), S.rnd.uniform(-0.5, 3), 6.2 + 0.8 * r * math.sin(a)),
            seg=8,
        )
    for _ in range(70):
        x = S.rnd.uniform(-3.2, 4.2)
        S.sphere(
            S.rnd.uniform(0.05, 0.16),
            foam,
            (x, 1.2 - 0.55 * (x + 2.5) + S.rnd.gauss(0, 0.14), 0.05),
            (1.6, 1.2, 0.5),
            10,
        )
    # the door, and the light behind it
    S.door((2.0, -2.3, 0.02), 1.95, 0.98, "#efe0bf", "#c8302c", 118, -14, glow="#ffd080", gain=2.8)
    S.lamp((1.7, -3.5, 1.3), "#ffc060", 120, 0.4)
    for k in range(3):
        S.box(
            (2.2 + 0.5 * k, 0.5, 0.16),
            S.mat("#b0a088", "stone"),
            (1.85 - 0.1 * k, -2.95 - 0.4 * k, 0.1 - 0.06 * k),
            (0, 0, -14),
            0.04,
        )
    S.person(
        (-0.35, -1.7, 0.0), 1.15, "#f0b838", "stand", 118, hair="#4a2c20", scarf="#c2302a", skin="#e8c7a0"
    )
    S.box((0.34, 0.16, 0.28), S.mat("#7a4a30", "cloth"), (-0.8, -1.8, 0.15), bevel=0.04)
    for k in range(12):
        t = k / 11
        S.sphere(
            0.075,
            S.mat("#7a6650", "sand"),
            (-2.4 + 1.7 * t, -4.6 + 3.4 * t + 0.1 * (-1) ** k, 0.0),
            (1.2, 0.8, 0.25),
            10,
        )
    S.umbrella((-2.75, 0.6, 1.35), 1.15, "#d8382e", (10, 16, 0), n=8)
    S.box((1.3, 0.7, 0.03), S.mat("#f0e0b8", "cloth"), (-2.4, 0.0, 0.03), (0, 0, 12), 0)
    S.lathe([(0, 0), (0.18, 0), (0.24, 0.36), (0.22, 0.36)], S.mat("#c8302c", "clay"), 20, (-1.9, -2.6, 0.0))
    for x, y, z, q, turn, tilt in (
        (-2.3, 1.0, 5.2, 0.6, 200, -40),
        (2.6, 0.2, 4.4, 0.95, 150, -30),
        (3.2, -0.5, 3.2, 0.6, 150, -24),
    ):
        S.fish((x, y, z), q, "#f0843c", turn, tilt=tilt)
    return S


@scene
def hive():
    """A hive of rooms: everyone at home, and one cell dark."""
    S = Stage(
        "hive",
        956,
        sky=sky("#4a3420", "#7a5428", "#a87830"),
        ambient=0.5,
        key=[area((-3, -10, 9), "#ffe0a8", 800, 4.0), area((5, -8, 2), "#ffb868", 300, 3.0)],
        fog={"density": 0.0},
        cam={"loc": (0, -15, 4.2), "tgt": (0, 0, 4.2)},
        post={"grade": grade("#3a1434", "#fff0c4"), "bloom": 0.6, "bloom_th": 0.75},
    )
    wax = S.mat("#e0a83c", "clay", rough=0.35, vary=0.2, sss=0.4, bump=0.03)
    R, t = 1.22, 0.13
    walls = ["#c9605a", "#6f9aa0", "#e8c878", "#8aa06a", "#b88aa0", "#d8905a", "#7f8fb4", "#efe0c0"]

    def hexagon(r):
        return [
            (r * math.cos(math.radians(60 * k + 30)), r * math.sin(math.radians(60 * k + 30)))
            for k in range(6)
        ]

    i = 0
    for row in range(-1, 6):
        for col in range(-2, 3):
            x = col * R * math.sqrt(3) + (row % 2) * R * math.sqrt(3) / 2 - 0.1
            z = row * R * 1.5 + 0.35
            if abs(x) > 4.6:
                continue
            i += 1
            outer, inner = hexagon(R), hexagon(R - t)
            V = [(x + a, y, z + b) for y in (0.0, 1.7) for ring in (outer, inner) for a, b in ring]
            F = []
            for k in range(6):
                j = (k + 1) % 6
                F += [(k, j, 6 + j, 6 + k), (6 + k, 6 + j, 18 + j, 18 + k)]
            S.obj(V, F, wax, False, bevel=0.03)
            dark = (row, col) == (3, 0)
            S.obj(
                [(x + a, 1.68, z + b) for a, b in inner],
                [tuple(range(6))],
                S.mat("#2a2430" if dark else walls[i % 8], "clay", vary=0.1),
                False,
            )
            floor = z - (R - t) * 0.86 + 0.22
            S.box((1.5, 1.6, 0.08), S.mat("#8a5a36", "wood"), (x, 0.9, floor - 0.04), bevel=0.01)
            if dark:
                S.sphere(0.05, S.mat("#f6e8a0", "glow", gain=3.0), (x - 0.12, 0.7, z + 0.1), seg=10)
                S.sphere(0.05, S.mat("#f6e8a0", "glow", gain=3.0), (x + 0.12, 0.7, z + 0.1), seg=10)
                continue
            S.lamp((x + 0.2, 0.3, z + 0.65), "#ffc878", 9, 0.1)
            kind = i % 9
            coat = ("#c2453a", "#3f6a8a", "#5a7a4a", "#e0b050", "#8a4a6a")[i % 5]
            hair = ("#4a2c20", "#cfc8bc", "#7a5030", "#2c2024")[i % 4]
            if kind == 0:
                S.chair((x + 0.1, 0.9, floor), 0.85, "#8f5a36", -30)
                S.person(
                    (x + 0.08, 0.84, floor + 0.4),
                    0.72,
                    coat,
                    "sit",
                    -25,
                    hair=hair,
                    hands=((0.08, -0.26, 0.3), (-0.08, -0.26, 0.3)),
                )
                S.box(
                    (0.22, 0.02, 0.16),
                    S.mat("#f6eedc", "paper"),
                    (x - 0.02, 0.62, floor + 0.66),
                    (-35, 0, -22),
                    0.004,
                )
            elif kind == 1:
                S.box((1.0, 0.6, 0.25), S.mat("#6b4630", "wood"), (x, 1.0, floor + 0.13), bevel=0.03)
                S.box((0.9, 0.55, 0.2), S.mat("#4f6a9a", "cloth"), (x + 0.05, 1.0, floor + 0.32), bevel=0.08)
                S.sphere(0.12, S.mat("#e8c7a0", "clay"), (x - 0.4, 0.95, floor + 0.44), seg=16)
                S.sphere(0.125, S.mat(hair, "cloth"), (x - 0.44, 0.98, floor + 0.47), seg=16)
            elif kind == 2:
                S.person((x - 0.22, 0.9, floor), 0.95, coat, "reach", 60, hair=hair)
                S.person((x + 0.25, 0.9, floor), 0.95, "#e0b050", "reach", -60, hair="#2c2024")
            elif kind == 3:
                S.table((x, 0.9, floor), 0.9, 0.5, 0.5)
                S.lathe(
                    [(0, 0), (0.12, 0), (0.2, 0.16), (0, 0.14)],
                    S.mat("#f2ead8", "clay"),
                    18,
                    (x, 0.8, floor + 0.5),
                )
                S.person((x - 0.5, 1.0, floor + 0.3), 0.68, coat, "sit", 70, hair=hair)
            elif kind == 4:
                S.ladder((x - 0.35, 0.8, floor), (x - 0.1, 1.3, floor + 1.3), 0.25, "#b98a52", 0.2, 0.02)
                S.person((x - 0.2, 0.85, floor + 0.35), 0.75, coat, "reach", 170, hair=hair)
                S.sphere(0.16, S.mat("#ffd070", "glow", gain=3.0), (x + 0.05, 1.2, floor + 1.35), seg=14)
            elif kind == 5:
                S.tree((x, 1.0, floor), 1.15, "#5a3a2a", ("#6f9440", "#8fb04f"), 4, 0.6, 1.0, 0.07, seed=i)
                S.person((x + 0.42, 0.8, floor), 0.72, coat, "give", -70, hair=hair)
            elif kind == 6:
                S.box(
                    (0.75, 0.4, 0.75),
                    S.mat("#2a2430", "clay", rough=0.25),
                    (x + 0.15, 1.1, floor + 0.4),
                    bevel=0.03,
                )
                S.box(
                    (0.7, 0.14, 0.05),
                    S.mat("#f4efe4", "clay", rough=0.2),
                    (x + 0.15, 0.86, floor + 0.45),
                    bevel=0.01,
                )
                S.person((x + 0.15, 0.55, floor + 0.32), 0.7, coat, "sit", 180, hair=hair)
            elif kind == 7:
                S.cat((x - 0.1, 0.9, floor), 0.42, "#c98a4a", 10)
                S.person((x + 0.42, 1.0, floor), 0.8, coat, "stand", -40, hair=hair)
            else:
                S.person((x, 0.9, floor + 0.0), 0.85, coat, "floor", 20, hair=hair)
                for k in range(4):
                    S.box(
                        (0.16, 0.16, 0.16),
                        S.mat(("#c2453a", "#e0b050", "#4f86a8", "#7a9a4c")[k], "wood"),
                        (x + 0.42, 0.8, floor + 0.08 + 0.165 * k),
                        (0, 0, 17 * k),
                        0.015,
                    )
    # honey runs; a bee the size of a cat visits
    honey = S.mat("#e8922c", "clay", rough=0.08, sss=0.5, bump=0.0)
    for x, z0, z1 in ((-2.2, 3.4, 2.2), (1.05, 6.9, 5.7), (2.2, 2.2, 1.2), (-1.05, 7.9, 7.0)):
        S.tube([(x, -0.06, z0), (x + 0.02, -0.08, (z0 + z1) / 2), (x, -0.06, z1)], 0.09, honey, 10)
        S.sphere(0.14, honey, (x, -0.08, z1), (1, 0.8, 1.3), 16)
    b = S.empty((1.35, -1.0, 3.9), (0, -14, 200), 0.62)
    S.blob(
        [((-0.3, 0, 0), 0.3, (0.25, 0, 0.03), 0.32), ((0.6, 0, 0.06), 0.23)],
        S.mat("#e8b02c", "cloth"),
        parent=b,
        voxel=0.03,
    )
    for x in (-0.38, -0.1, 0.18):
        S.tube(
            [(x, 0.325 * math.cos(q), 0.01 + 0.325 * math.sin(q)) for q in np.linspace(0, 6.283, 30)],
            0.055,
            S.mat("#2a2024", "cloth"),
            8,
            b,
        )
    for s in (-1, 1):
        S.obj(
            [(0.1, s * 0.1, 0.3), (0.15, s * 0.55, 0.75), (-0.2, s * 0.75, 0.72), (-0.3, s * 0.3, 0.4)],
            [(0, 1, 2, 3)],
            S.mat("#f4f0e4", "paper"),
            True,
            parent=b,
        ).modifiers.new("thick", "SOLIDIFY").thickness = 0.01
    for s in (-1, 1):
        S.sphere(0.055, S.mat("#1c1618", "clay", rough=0.1), (0.76, s * 0.13, 0.12), parent=b, seg=12)
        S.tube([(0.72, s * 0.08, 0.24), (0.9, s * 0.14, 0.42)], 0.018, S.mat("#2a2024", "clay"), 5, b)
    return S

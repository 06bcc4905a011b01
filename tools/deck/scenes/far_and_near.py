"""The last of the deck: great heights, small rooms, and what is seen through a hole."""

import math

import numpy as np
from mathutils import Matrix, Vector

from ..kit.light import area, clouds, grade, sky, sun
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
        key=[sun((6, -4.5, 4.6), "#ffe6b8", 3.4, 0.04), sun((-6, 7, 5), "#ffd0a0", 0.9, 0.2)],
        fog={"density": 0.014, "start": 22},
        cam={"loc": (0, -14, 5.3), "tgt": (0, 0, 4.2)},
        post={"grade": grade("#1f3a5c", "#fff6dc")},
    )
    S.ground("hills", "#86a450", amp=0.45, seed=35, flat=7)
    S.mountains(60, 8, "#8aa8a0", 4, scale=0.05, width=150)
    bands = ["#c8483c", "#e08a3c", "#ecc44c", "#6fa44c", "#4f8ab4", "#5a5a9c", "#8a5a94"]
    w, R, high, stilt, bow, up = 0.26, 3.1, 4.5, 2.4, 1.3, Vector((0, 0, 1))
    roll, axis, onward = (
        Vector((-1.0, -0.6, S.z(-1.0, -0.6))),
        Vector((0.88, -0.47, 0)),
        Vector((0.47, 0.88, 0)),
    )
    plane, nearer = Vector((-0.93, 0.37, 0)), Vector((-0.37, -0.93, 0))
    foot = Vector((2.5, 8.6, 0))
    # the rainbow comes down to its near foot, lies down there, and runs through the grass to the roll
    far = foot + plane * 2 * R
    whole = [(far + up * z, plane) for z in np.linspace(-0.6, stilt - 0.1, 8)]
    for a in np.linspace(math.pi, 0, 110):
        out = (up * math.sin(a) / high - plane * math.cos(a) / R).normalized()
        centre = foot + plane * R + up * stilt
        whole.append((centre + up * high * math.sin(a) - plane * R * math.cos(a), out))
    ground = S.z(foot.x, foot.y)
    for a in np.linspace(0, math.pi / 2, 16):
        whole.append(
            (foot + nearer * bow * (1 - math.cos(a)) + up * (ground + bow - bow * math.sin(a)), -plane)
        )
    p0, p3 = foot + nearer * (bow + 0.1), roll.copy()
    p1, p2 = p0 + nearer * 3.2, p3 + onward * 3.2
    carpet = [
        p0 * (1 - u) ** 3 + p1 * 3 * u * (1 - u) ** 2 + p2 * 3 * u * u * (1 - u) + p3 * u**3
        for u in np.linspace(0, 1, 60)
    ]
    for i, p in enumerate(carpet[:-1]):
        t = (carpet[i + 1] - p).normalized()
        whole.append((p, Vector((-t.y, t.x, 0)).normalized()))
    flat = range(len(whole) - len(carpet) + 1, len(whole))
    for t in np.linspace(0, 1, 180):
        a, r = t * 9 * math.pi, 0.86 * (1 - 0.86 * t)
        whole.append((roll - onward * r * math.sin(a) + up * (0.92 - r * math.cos(a)), axis))
    for k, c in enumerate(bands):
        V = []
        for i, (p, d) in enumerate(whole):
            for o in ((3.5 - k) * w, (2.5 - k) * w):
                q = p + d * o
                V.append((q.x, q.y, S.z(q.x, q.y) + 0.06 if i in flat else q.z))
        F = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(whole) - 1)]
        strip = S.obj(V, F, S.mat(c, "clay", rough=0.9, bump=0.02, lift=0.05), False)
        strip.modifiers.new("thick", "SOLIDIFY").thickness = 0.035
    for along, h, coat, more in (
        (-0.62, 1.6, "#34506a", {"hair": "#6a5a4c", "hat": "#34506a"}),
        (0.38, 1.3, "#c2453a", {"hair": "#4a2c20", "scarf": "#efd08a"}),
    ):
        p = roll + axis * along - onward * (0.8 + 0.42 * h)
        S.person((p.x, p.y, S.z(p.x, p.y)), h, coat, "push", 152, **more)
    for x, y, c in ((1.5, -1.4, "#c8483c"), (2.2, -1.0, "#ecc44c"), (2.55, -1.75, "#4f8ab4")):
        # a strip of one colour, wound up; its loose end lies in the grass
        wound = [(0.36 * (1 - 0.84 * t), -math.pi / 2 - 7 * math.pi * t) for t in np.linspace(0, 1, 90)]
        strip = [(0.62, -0.34), (0.3, -0.36)] + [(r * math.cos(a), r * math.sin(a)) for r, a in wound]
        S.obj(
            [(u, side, v) for u, v in strip for side in (-0.3, 0.3)],
            [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(strip) - 1)],
            S.mat(c, "clay", rough=0.9, bump=0.02, lift=0.05),
            at=(x, y, S.z(x, y) + 0.38),
            rot=(0, 0, 24),
        ).modifiers.new("thick", "SOLIDIFY").thickness = 0.035
    # a sheep stands on what is still to be rolled up
    p = carpet[22]
    S.sheep((p.x, p.y, S.z(p.x, p.y) + 0.05), 1.05, 196)
    S.flowers(110, (-4.5, 4.5), (-3.0, 9), high=0.3)
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
        cam={"loc": (0.2, -12.0, 2.6), "tgt": (0.2, 0, 4.35)},
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
    child = S.person(
        (-1.75, -1.6, S.z(-1.75, -1.6)), 2.1, "#3f6a8a", "give", 112, hair="#5a3526", scarf="#f0d9a0"
    )
    S.sphere(0.17, S.mat("#c2352d", "clay", rough=0.3), child.matrix_basis @ Vector((0, -0.4, 0.63)))
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
    """A child sleeps in its father's slipper, and there in the lit door are the shoes that he wears."""
    S = Stage(
        "shoes",
        953,
        sky=sky("#20203c", "#3a3450", "#5a4a58"),
        ambient=0.4,
        key=[area((-6, -7, 10), "#a8b8f4", 2300, 3.0, (0, 0, 0))],
        fog={"density": 0.0},
        cam={"loc": (0.1, -10.6, 9.2), "tgt": (0.1, 1.2, 0.3)},
        post={
            "grade": grade("#141a48", "#fff0cc", contrast=0.2),
            "bloom": 0.6,
            "bloom_th": 0.8,
        },
    )
    for k in range(-6, 7):
        board = S.mat("#7a5238", "wood", vary=round(S.rnd.uniform(0.1, 0.3), 1), rough=0.7)
        S.box((1.5, 40, 0.2), board, (1.54 * k + 0.5, 6, -0.1), bevel=0.03)
    # the door, its light, and who stands in it: shoes as large as the slippers, legs without an end
    wall, white = S.mat("#4c5280", "clay", vary=0.1, bump=0.02), S.mat("#c8bca8", "wood")
    left, right, y = -1.6, 3.1, 6.2
    for x0, x1 in ((-12, left), (right, 12)):
        S.box((x1 - x0, 0.4, 22), wall, ((x0 + x1) / 2, y, 11), bevel=0)
        S.box((x1 - x0, 0.6, 0.9), white, ((x0 + x1) / 2, y - 0.2, 0.45), bevel=0.06)
    for x in (left, right):
        S.box((0.4, 0.8, 22), white, (x, y - 0.1, 11), bevel=0.06)
    S.obj(
        [(-9, 15, -0.2), (14, 15, -0.2), (14, 15, 24), (-9, 15, 24)],
        [(0, 1, 2, 3)],
        S.mat("#ffca78", "glow", gain=1.6),
        False,
    )
    S.col.objects[-1].visible_shadow = False
    S.light("SUN", (2.4, 17, 10.0), (0, 0, 0), "#ffc870", 5.5, 0.02)
    black, cloth = S.mat("#3a2420", "clay", rough=0.5, bump=0.01), S.mat("#36404e", "cloth", vary=0.2)
    for x, y0 in ((0.05, 6.2), (1.45, 6.9)):
        S.blob(
            [
                ((x, y0 + 0.5, 0.45), 0.44, (x, y0 - 0.5, 0.38), 0.42),
                ((x, y0 - 0.5, 0.34), 0.42, (x, y0 - 1.15, 0.28), 0.4),
                ((x, y0 + 0.5, 0.6), 0.42, (x, y0 + 0.3, 1.0), 0.36),
            ],
            black,
            voxel=0.04,
        )
        S.box((0.86, 2.6, 0.16), S.mat("#1c1412", "clay"), (x, y0 - 0.35, 0.05), bevel=0.06)
        for k in range(3):
            S.tube(
                [
                    (x - 0.2, y0 - 0.1 - 0.2 * k, 0.84 - 0.08 * k),
                    (x + 0.2, y0 - 0.16 - 0.2 * k, 0.84 - 0.08 * k),
                ],
                0.035,
                S.mat("#e8dcc4", "cloth"),
                6,
            )
        S.blob([((x, y0 + 0.35, 1.15), 0.62, (x, y0 + 0.6, 12), 0.85)], cloth, voxel=0.08, smooth=3)
    # the mat, and the pair that waited
    S.box((8.6, 6.6, 0.1), S.mat("#2f5a58", "cloth", vary=0.25), (0.0, -0.6, 0.03), (0, 0, -5), 0.04)
    first = _slipper(S, (0.15, -2.0, 0.1), 62, 1.36)
    second = _slipper(S, (0.3, 1.15, 0.1), 50, 1.36)
    # a bed for somebody small
    S.cushion((0.0, -1.3, 0.6), (1.2, 0.7, 0.3), ("#f4eee2", "#f4eee2"), (8, 0, 0), soft=0.6, parent=first)
    up = Vector((0.1, -0.96, 0.26)).normalized()
    ahead = Vector((-0.8, -0.12, 0.62))
    ahead = (ahead - ahead.dot(up) * up).normalized()
    turn = Matrix((up.cross(ahead), -ahead, up)).transposed().to_euler()
    S.face(
        (0.06, -1.12, 0.96),
        0.27,
        "asleep",
        skin="#f0c8a4",
        hair="#8a4220",
        style="bob",
        rot=[math.degrees(a) for a in turn],
        parent=first,
    )
    skin, night = S.mat("#f0c8a4", "clay"), S.mat("#a8c4d8", "cloth")
    S.blob(
        [
            ((-0.05, -0.7, 0.95), 0.15, (-0.42, -0.62, 0.96), 0.11),
            ((-0.42, -0.62, 0.96), 0.11, (-0.34, -0.84, 0.98), 0.09),
            ((0.1, -0.75, 0.9), 0.2, (0.05, -0.6, 0.92), 0.22),
        ],
        night,
        parent=first,
        voxel=0.025,
    )
    S.sphere(0.1, skin, (-0.31, -0.93, 0.97), parent=first, seg=16)
    S.quilt(
        lambda x, y: 0.62 + 0.36 * math.exp(-((x / 0.4) ** 2)) - 0.45 * max(0.0, abs(x) - 0.5),
        (-0.8, 0.8),
        (-0.66, 0.7),
        ("#c2605a", "#e8c070", "#6f9aa8", "#f4ead8", "#8a6a9a"),
        6,
        6,
        seed=3,
        parent=first,
        puff=0.04,
    )
    bear = S.bear((0, -0.75, 0.5), 1.15, "#c08a5a", 186)
    bear.parent = second
    S.lamp((-1.7, -5.0, 4.4), "#ffd8b0", 300, 0.6)
    S.lamp((1.0, 3.2, 3.4), "#ffc890", 120, 0.6)
    return S


def _slipper(S, at, turn, size):
    """A slipper of tartan, its toe away from the camera: a sole with a rim, and a hood for the toes."""
    e = S.empty(at, (0, 0, turn), size)

    def half(y):
        """Half of the width at a place between heel (-1.9) and toe (1.9)."""
        t = (y + 1.9) / 3.8
        return (0.78 + 0.24 * math.sin(math.pi * (t - 0.25))) * max(0.0, 1 - abs(2 * t - 1) ** 5) ** 0.4

    ys = [-1.9 * math.cos(math.pi * k / 60) for k in range(61)]
    outline = [(half(y), y) for y in ys] + [(-half(y), y) for y in ys[::-1][1:-1]]
    n = len(outline)
    sole = [
        (x * q, y * q, z) for z, q in ((0, 0.97), (0.1, 1.03), (0.24, 1.03), (0.3, 0.98)) for x, y in outline
    ]
    F = [
        (r * n + k, r * n + (k + 1) % n, (r + 1) * n + (k + 1) % n, (r + 1) * n + k)
        for r in range(3)
        for k in range(n)
    ]
    S.obj(sole, [*F, tuple(range(3 * n, 4 * n))], S.mat("#3a2620", "cloth"), parent=e)
    S.obj(
        [(0.9 * x, 0.95 * y, 0.34) for x, y in outline],
        [tuple(range(n))],
        S.mat("#e8d8b8", "cloth"),
        parent=e,
    )
    # tartan: the wall about the heel and the hood are one cloth of squares
    tones = [
        [S.mat(c, "cloth", bump=0.03, vary=0.12) for c in row]
        for row in (("#b83a30", "#7a2630"), ("#7a2630", "#2c3a5c"))
    ]
    groups = {}

    def patch(kind, points):
        V, F = groups.setdefault(kind, ([], []))
        F.append(tuple(range(len(V), len(V) + len(points))))
        V.extend(points)

    def hood(u, y):
        """A point of the hood: u from -1 to 1 across; its edge is cut in a round."""
        a = u * math.pi / 2
        y += 0.5 * math.cos(a) * max(0.0, 1 - (y + 0.3) / 1.2)
        t = min(1.0, max(0.0, (y - 0.3) / 1.62))
        high = 0.98 * (1 - t**2.4) ** 0.5
        return (1.04 * half(y) * math.sin(a), y * 1.02, 0.24 + high * math.cos(a) ** 0.8)

    rows, columns = 44, 36
    for i in range(rows):
        y0, y1 = (-0.3 + 2.19 * q / rows for q in (i, i + 1))
        for k in range(columns):
            u0, u1 = (-1 + 2 * q / columns for q in (k, k + 1))
            patch((i // 4 % 2, k // 3 % 2), [hood(u0, y0), hood(u1, y0), hood(u1, y1), hood(u0, y1)])
    around = [(1.04 * half(y), 1.02 * y) for y in np.linspace(0.4, -1.9, 44)]
    around += [(-x, y) for x, y in around[::-1][1:]]

    def up(y):
        return 0.62 + 0.1 * max(0.0, -0.9 - y) ** 1.5 + 0.12 * max(0.0, y + 0.5)

    for k in range(len(around) - 1):
        (x0, y0), (x1, y1) = around[k], around[k + 1]
        for j in range(6):
            a, b = j / 6, (j + 1) / 6
            patch(
                (k // 3 % 2, j // 2 % 2),
                [
                    (x, y, 0.24 + (up(y) - 0.24) * q)
                    for x, y, q in ((x0, y0, a), (x1, y1, a), (x1, y1, b), (x0, y0, b))
                ],
            )
    for (i, k), (V, F) in groups.items():
        o = S.obj(V, F, tones[i][k], True, parent=e)
        o.modifiers.new("thick", "SOLIDIFY").thickness = 0.07
    fleece = S.mat("#f0e2c4", "cloth", bump=0.08, bscale=24)
    S.tube([(x, y, up(y)) for x, y in around if y < -0.12], 0.085, fleece, 10, e)
    S.tube([hood(u, -0.3) for u in np.linspace(-0.82, 0.82, 29)], 0.085, fleece, 10, e)
    S.wool((0, 0.85, 1.28), (0.24, 0.24, 0.22), "#d8503c", 50, 0.09, e)
    return e


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
    swell = S.nfun(0.05, 3, 7)

    def land(X, Y):
        return -7.3 + 2.6 * (swell(X, Y) - 0.5) * np.clip((Y - 20) / 20, 0, 1)

    S.gh = land
    S.grid((-140, 140), (-14, 125), land, S.mat("#8fa858", "clay", nscale=0.12, vary=0.2), 160, 160, 1.4)
    # a quilt of fields without a ruler: its corners are jogged
    cols = ["#7f9c44", "#d0b850", "#6a8f3c", "#e0cc78", "#a8b458", "#b88f4c"]
    quilt, w, d = [([], []) for _ in cols], 34, 24
    corner = {}
    for i in range(w + 1):
        for j in range(d + 1):
            x = (i - w / 2) * 3.4 + S.rnd.uniform(-1.1, 1.1) + 0.9 * math.sin(j * 0.7)
            y = 7 + j * 2.9 + S.rnd.uniform(-0.8, 0.8) + 0.8 * math.sin(i * 0.5)
            corner[i, j] = (x, y, S.z(x, y) + 0.12)
    for i in range(w):
        for j in range(d):
            V, F = S.rnd.choice(quilt)
            F.append(tuple(len(V) + k for k in range(4)))
            V += [corner[i, j], corner[i + 1, j], corner[i + 1, j + 1], corner[i, j + 1]]
    for (V, F), c in zip(quilt, cols, strict=True):
        S.obj(V, F, S.mat(c, "clay", nscale=0.8), False)
    for y, h, c in ((66, 10, "#7f9ca8"), (90, 17, "#9cb4c4")):
        S.mountains(y, h, c, y, base=-8, scale=0.05, width=280)
    for _ in range(40):
        x, y = S.rnd.gauss(2.6, 2.2), S.rnd.gauss(21, 2.4)
        S.house(
            (x, y, S.z(x, y) + 0.1),
            0.7,
            S.rnd.uniform(0.6, 0.9),
            S.rnd.choice(["#a5483c", "#b8603f", "#8f3f44"]),
            "#f2e6d2",
            S.rnd.uniform(0, 90),
            lit=0,
        )
    S.house((2.4, 20, S.z(2.4, 20)), 0.8, 2.6, "#4f6a78", "#f2e6d2", 10, lit=0)
    stream = [(x, 31 + 3.4 * math.sin(x * 0.16)) for x in np.linspace(-40, 40, 80)]
    S.tube([(x, y, S.z(x, y) - 0.45) for x, y in stream], 0.9, S.mat("#7fc0d0", "water", wave=0.02), 8)
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
    S.birds((0.9, 1.2, 1.3), 7, (0.8, 0.6, 0.4), 0.26, "#fbf8f0", seed=2)
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
        ambient=0.6,
        key=[sun((-7, -5, 6.0), "#ffe0b0", 3.2, 0.04), sun((3, -9, 7), "#c8e4f0", 0.8, 0.2)],
        fog={"density": 0.0},
        cam={"loc": (0.2, -13.2, 1.5), "tgt": (0.1, 0, 4.0)},
        post={
            "grade": grade("#0c2450", "#fff4d4", contrast=0.2),
            "bloom": 0.6,
            "motes": {"n": 90, "box": (0, 0.02, 1, 0.5), "gain": 0.5, "color": "#ffffff", "r": 1.3},
        },
    )
    S.ground("flat", "#d0ac78", base=-0.02, amp=0.05, mat=S.mat("#cfa878", "sand"))
    # two skins of water, drawn up from the beach: one in front, see-through, one behind, deep
    rows, columns = 90, 200
    u, x = np.linspace(0, 1, rows)[:, None], np.linspace(-7.5, 7.5, columns)[None, :]
    height = 3.6 + 5.6 / (1 + np.exp(-(x + 2.5) * 1.1)) + 0.35 * np.sin(1.3 * x + 1)
    keys = np.array(
        [
            (0, 0.0, 0.0),
            (0.12, 0.9, 0.08),
            (0.3, 1.8, 0.3),
            (0.5, 2.0, 0.55),
            (0.68, 1.5, 0.8),
            (0.82, 0.4, 0.95),
            (0.92, -0.9, 1.0),
            (1.0, -2.1, 0.93),
        ]
    )
    y = np.interp(u, keys[:, 0], keys[:, 1])
    y, z = np.array([y, np.interp(u, keys[:, 0], keys[:, 2])])
    soft = np.ones(9) / 9
    y[:, 0] = np.convolve(np.pad(y[:, 0], 4, "edge"), soft, "valid")
    z[:, 0] = np.convolve(np.pad(z[:, 0], 4, "edge"), soft, "valid")
    reach = np.clip(height / 9, 0.3, 1)
    flute, fine = S.nfun(0.9, 4, 4), S.nfun(2.6, 3, 9)
    drawn = 0.5 * (flute(x + 3 * u, 1.4 * u + 0 * x) - 0.5) + 0.16 * (fine(x + 2 * u, 1.2 * u + 0 * x) - 0.5)
    Y = 0.7 + y * reach + drawn * np.sin(np.pi * np.clip(u * 1.05, 0, 1)) ** 0.6 + 0.02 * x * x
    Z = z * height + 0.1 * drawn
    X = x + 0 * u
    i = np.arange(rows * columns).reshape(rows, columns)[:-1, :-1].ravel()
    faces = np.stack([i, i + 1, i + columns + 1, i + columns], -1)
    front = S.mat(
        "#1f7088",
        "clay",
        rough=0.12,
        vary=0.14,
        bump=0.05,
        bscale=2.5,
        nscale=0.7,
        lift=0.3,
        ramp=("#0c4a64", "#12708a", "#1f98a4", "#58ccb8", "#b8f0d8"),
        span=(0.0, 9.0),
    )
    skin = S.obj(np.stack([X, Y, Z], -1).reshape(-1, 3), faces, S.see_through(front, 0.62, "#cff4ee"))
    S.rays(skin, shadow=False, diffuse=False)
    deep = S.mat(
        "#0c3a5c",
        "clay",
        vary=0.2,
        bump=0.0,
        lift=0.5,
        ramp=("#082c48", "#0f5470", "#1f8c98", "#6fd0bc", "#d8f4d8"),
        span=(0.0, 9.2),
    )
    S.obj(np.stack([X, Y + 2.0 - 1.1 * u, Z], -1).reshape(-1, 3), faces, deep)

    def within(px, share):
        """A place between the two skins."""
        row, column = int(share * (rows - 1)), int((px + 7.5) / 15 * (columns - 1))
        return Vector((px, Y[row, column] + 0.4, Z[row, column]))

    for px, share, size, color, turn, tilt in (
        (2.35, 0.46, 3.3, "#2f5f78", 188, -6),
        (-1.1, 0.5, 0.75, "#f08a3c", 10, -20),
        (-0.5, 0.6, 0.62, "#f4b850", 16, -24),
        (-1.9, 0.36, 0.55, "#f08a3c", 5, -16),
        (0.7, 0.66, 0.7, "#e8604a", 20, -30),
        (0.1, 0.4, 0.5, "#f4b850", 12, -14),
        (-2.6, 0.5, 0.5, "#e8604a", 12, -30),
        (2.9, 0.24, 0.6, "#f08a3c", 170, 10),
    ):
        S.fish(within(px, share), size, color, turn, tilt=tilt)
    # foam: the lip with its claws, a line at the foot
    lip, claws = [], []
    for column in range(40, columns - 40):
        p = Vector((X[-1, column], Y[-1, column], Z[-1, column]))
        back = Vector((0, S.rnd.uniform(0.0, 0.9), S.rnd.uniform(0.0, 0.2)))
        lip += [p, p, p + back]
        if column % 2 == 0:
            long, side = S.rnd.uniform(0.4, 1.15), S.rnd.uniform(-0.3, 0.3)
            steps = ((0, 0, 0), (side, -0.35, -0.12), (1.6 * side, -0.5, -0.5), (1.4 * side, -0.42, -0.9))
            claws.append([p + Vector(d) * long for d in steps])
    S.froth(lip, 0.17, claws, voxel=0.045, balls=3, spread=1.1)
    S.froth(
        [(X[0, c], Y[0, c] - 0.15, 0.02) for c in range(30, columns - 30)],
        0.13,
        voxel=0.045,
        low=0.4,
        spread=1.2,
    )
    for _ in range(260):
        p = within(S.rnd.uniform(-3.5, 4), 1) + Vector((0, S.rnd.gauss(-1.1, 0.5), S.rnd.gauss(0.1, 0.7)))
        S.sphere(S.rnd.uniform(0.015, 0.06), S.mat("#fdfaf2", "snow"), p, seg=8)
    # the door, the light behind it, the water that is parted by its frame
    S.door((1.0, 0.2, 0.02), 2.7, 1.4, "#efe0bf", "#c8302c", 112, 0, glow="#ffc468", gain=1.5)
    wide, up = 1.3, 0.08
    for k in range(8):  # stairs that lead away from us: a dark rise, a lit tread, each step smaller
        rise, tread = 0.2 * 0.86**k, 0.09 * 0.84**k
        y = 0.2 - 0.002 * k
        S.box((wide, 0.03, rise), S.mat("#c4702c", "clay"), (1.0, y, up + rise / 2), bevel=0.004)
        S.box(
            (0.95 * wide, 0.03, tread), S.mat("#ffc878", "clay"), (1.0, y, up + rise + tread / 2), bevel=0.004
        )
        wide, up = 0.9 * wide, up + rise + tread
    S.lamp((0.9, -1.1, 1.6), "#ffc060", 150, 0.4)
    rim = [(1.0 + s * 0.93, 0.35, h) for s in (-1, 1) for h in np.linspace(0.1, 2.0, 10)]
    rim += [(1.0 + 0.95 * math.cos(t), 0.35, 2.0 + 0.95 * math.sin(t)) for t in np.linspace(0.2, 2.94, 10)]
    S.froth(rim, 0.13, voxel=0.04, balls=2)
    for k in range(2):
        stone = S.mat("#b0a088", "stone")
        S.box((2.0 + 0.5 * k, 0.6, 0.16), stone, (1.0, -0.3 - 0.5 * k, 0.12 - 0.07 * k), bevel=0.04)
    # she has come up to it; somebody barefoot has come out before
    S.person(
        (-0.75, -2.3, 0.0),
        2.3,
        "#f0b838",
        "wave",
        138,
        hair="#5a2f1c",
        style="plait",
        hands=((0.2, -0.02, 0.46), (-0.13, -0.34, 0.72)),
        scarf="#c2302a",
    )
    S.box((0.5, 0.24, 0.4), S.mat("#7a4a30", "cloth"), (-1.5, -2.6, 0.2), (0, 0, 14), 0.05)
    S.tube([(-1.62, -2.6, 0.4), (-1.5, -2.6, 0.52), (-1.38, -2.57, 0.4)], 0.03, S.mat("#4a2c20", "clay"), 8)
    wet = S.mat("#8a6a48", "clay", rough=0.15, bump=0.0)
    for k in range(9):
        px, py = 1.2 + 0.13 * k + 0.17 * (-1) ** k, -1.5 - 0.55 * k
        S.sphere(0.13, wet, (px, py, 0.0), (0.75, 1.35, 0.12), 14, rot=(0, 0, 12))
        for toe in range(4):
            S.sphere(0.035, wet, (px - 0.075 + 0.05 * toe, py - 0.22 + 0.012 * toe, 0.005), (1, 1, 0.3), 8)
    S.umbrella((-2.75, -0.2, 2.2), 1.25, "#d8382e", (10, -12, 0), n=8)
    S.tube([(-2.5, -0.1, 1.2), (-2.28, -0.05, 0.0)], 0.028, S.mat("#3a2a22", "wood"), 8)
    return S


@scene
def hive():
    """A hive of rooms, a life in each; somebody has come to the wall of the dark one, and knocks."""
    S = Stage(
        "hive",
        956,
        sky=sky("#4a3420", "#7a5428", "#a87830"),
        ambient=0.4,
        key=[area((-3, -10, 9), "#ffe0a8", 620, 4.0), area((5, -8, 2), "#ffb868", 200, 3.0)],
        fog={"density": 0.0},
        cam={"loc": (0, -15, 4.4), "tgt": (0, 0, 4.2)},
        post={"grade": grade("#3a1434", "#fff0c4", contrast=0.2), "bloom": 0.5, "bloom_th": 0.8},
    )
    wax = S.mat("#e8b040", "clay", rough=0.3, vary=0.25, sss=0.4, bump=0.06, bscale=4)
    R, t = 1.82, 0.13

    def hexagon(r):
        return [
            (r * math.cos(math.radians(60 * k + 30)), r * math.sin(math.radians(60 * k + 30)))
            for k in range(6)
        ]

    def cell(row, col, wall, light="#ffc878", power=22):
        """Build a cell; returns the middle of its floor."""
        x, z = col * R * math.sqrt(3) + (row % 2) * R * math.sqrt(3) / 2, 4.2 + row * 1.5 * R
        outer, inner = hexagon(R), hexagon(R - t)
        V = [(x + a, y, z + b) for y in (0.0, 2.2) for ring in (outer, inner) for a, b in ring]
        F = []
        for k in range(6):
            j = (k + 1) % 6
            F += [(k, j, 6 + j, 6 + k), (6 + k, 6 + j, 18 + j, 18 + k)]
        S.obj(V, F, wax, False, bevel=0.05)
        S.obj(
            [(x + a, 2.18, z + b) for a, b in inner], [tuple(range(6))], S.mat(wall, "clay", vary=0.12), False
        )
        floor = z - 0.98
        S.box((2.6, 2.1, 0.09), S.mat("#8a5a36", "wood"), (x, 1.15, floor - 0.045), bevel=0.01)
        if power:
            S.sphere(0.09, S.mat(light, "glow", gain=5.0), (x, 1.0, z + 1.1), seg=14)
            S.tube([(x, 1.0, z + 1.2), (x, 1.0, z + 1.6)], 0.015, S.mat("#3a2a24", "clay"), 6)
            S.lamp((x, 0.4, z + 0.8), light, power, 0.15)
        return Vector((x, 1.0, floor))

    def someone(at, h, coat, pose, turn, mood, hair, style="short", look=(0, 0), tilt=0, **more):
        p = S.person(at, h, coat, pose, turn, hair=None, **more)
        where = (0, 0, 0.565) if pose in ("sit", "floor") else (0, 0, 0.885)
        S.give_face(p, where, mood=mood, hair=hair, style=style, look=look, rot=(0, 0, tilt))
        return p

    # the dark one in the middle: she sits on the floor and has heard it
    f = cell(0, 0, "#2c3a5c", power=0)
    someone(
        f + Vector((-0.35, 0.1, 0)), 2.15, "#5a6484", "floor", 22, "weary", "#2c2430", "long", (0.7, 0.3), 24
    )
    S.lamp(f + Vector((-0.6, -0.9, 1.9)), "#7f9ce0", 9, 0.3)
    S.box((0.5, 0.05, 0.7), S.mat("#8fa8d8", "glow", gain=0.8), f + Vector((0.75, 1.15, 1.2)), bevel=0.02)
    for x in (0.5, 0.75, 1.0):
        S.box((0.03, 0.06, 0.72), S.mat("#1c2030", "wood"), f + Vector((x, 1.12, 1.2)), bevel=0)
    # to the right: who knocks, with a bowl of soup
    f = cell(0, 1, "#c9704a", power=26)
    someone(
        f + Vector((-0.75, -0.35, 0)),
        1.75,
        "#4a7a5a",
        "stand",
        -75,
        "calm",
        "#d8d0c4",
        "bun",
        (-0.4, 0),
        45,
        hands=((0.16, -0.22, 0.56), (-0.16, -0.4, 0.74)),
    )
    S.lathe(
        [(0, 0), (0.14, 0.02), (0.2, 0.14), (0.17, 0.13), (0, 0.08)],
        S.mat("#f2ead8", "clay"),
        20,
        f + Vector((-1.05, -0.75, 0.98)),
    )
    # to the left: an old man asleep with his cat
    f = cell(0, -1, "#6f9aa0")
    S.box((0.9, 0.8, 0.5), S.mat("#a8503c", "cloth"), f + Vector((0.55, 0.3, 0.25)), bevel=0.12)
    S.box((0.9, 0.25, 1.1), S.mat("#a8503c", "cloth"), f + Vector((0.55, 0.75, 0.7)), bevel=0.12)
    someone(f + Vector((0.55, 0.2, 0.48)), 1.6, "#8a6a4a", "sit", -12, "asleep", "#cfc8bc")
    S.cat(f + Vector((0.75, -0.75, 0.0)), 0.42, "#e0a050", 10)
    # above: they dance; and they have quarrelled
    f = cell(1, -1, "#d88a70")
    someone(
        f + Vector((-0.32, 0, 0)),
        1.85,
        "#2f4a6a",
        "stand",
        80,
        "glad",
        "#3a2a24",
        "short",
        (0, 0),
        -40,
        hands=((0.12, -0.36, 0.66), (-0.1, -0.42, 0.8)),
    )
    someone(
        f + Vector((0.36, 0, 0)),
        1.75,
        "#c8342c",
        "stand",
        -80,
        "asleep",
        "#8a4a26",
        "bun",
        (0, 0),
        40,
        hands=((0.1, -0.4, 0.8), (-0.12, -0.3, 0.72)),
    )
    f = cell(1, 0, "#7f8fb4")
    someone(f + Vector((-0.72, 0.2, 0)), 1.75, "#8a4a6a", "stand", -35, "cross", "#2c2024", "long", (0, 0), 0)
    someone(f + Vector((0.72, 0.1, 0)), 1.85, "#5a6a3a", "stand", 40, "cross", "#6a4a30", "short", (0, 0), 0)
    for k in range(7):
        piece = [(0, 0, 0), (0.2, 0.02, 0.02), (0.12, 0.16, 0.05)]
        S.obj(
            piece,
            [(0, 1, 2)],
            S.mat("#f4efe4", "clay", rough=0.2),
            False,
            f + Vector((-0.4 + 0.13 * k, -0.5 - 0.07 * (k % 3), 0.03)),
            (S.rnd.uniform(-20, 20), S.rnd.uniform(-20, 20), 50 * k),
            1.3,
        )
    # below: a bath; and music
    f = cell(-1, -1, "#e8d4a0")
    tub = [(0.55, 0.0), (0.62, 0.05), (0.74, 0.55), (0.78, 0.58), (0.7, 0.58), (0.62, 0.4), (0, 0.4)]
    S.lathe(tub, S.mat("#f4f0e8", "clay", rough=0.15), 32, f + Vector((0, -0.1, 0)), scale=(1.25, 0.8, 1.0))
    someone(f + Vector((-0.1, 0.05, 0.3)), 1.7, "#e8c7a0", "floor", 8, "laugh", "#c9803c", "short")
    S.froth(
        [f + Vector((0.75 * math.cos(a), -0.1 + 0.4 * math.sin(a), 0.58)) for a in np.linspace(0, 6.28, 26)],
        0.12,
        voxel=0.035,
        low=0.6,
    )
    S.sphere(0.12, S.mat("#f4c838", "clay", rough=0.3), f + Vector((0.5, -0.55, 0.72)), seg=16)
    S.sphere(0.075, S.mat("#f4c838", "clay", rough=0.3), f + Vector((0.42, -0.62, 0.86)), seg=14)
    f = cell(-1, 0, "#5a7a5a")
    someone(
        f + Vector((0.0, 0.0, 0)),
        1.85,
        "#e0b040",
        "stand",
        -20,
        "asleep",
        "#2c2024",
        "short",
        (0, 0),
        0,
        skin="#9a6a48",
        hands=((0.02, -0.34, 0.62), (-0.06, -0.4, 0.72)),
    )
    horn = S.empty(f + Vector((-0.22, -0.75, 1.48)), (0, -100, -14))
    brass = S.mat("#e8b040", "metal", rough=0.2)
    S.lathe(
        [(0.03, -0.4), (0.035, 0.35), (0.06, 0.55), (0.24, 0.75), (0.2, 0.74), (0.04, 0.5)],
        brass,
        24,
        parent=horn,
    )
    S.tube([(0, 0.0, -0.2), (0.1, 0, -0.2), (0.12, 0, 0.2), (0, 0, 0.22)], 0.03, brass, 8, horn, smooth=5)
    for k, (x, z) in enumerate(((-0.95, 1.55), (0.75, 1.75), (-1.05, 0.95))):
        note = f + Vector((x, 0.3, z))
        S.sphere(0.08, S.mat("#3a2430", "clay"), note, (1.2, 0.6, 0.9), 14)
        S.tube(
            [
                note + Vector((0.09, 0, 0)),
                note + Vector((0.09, 0, 0.36)),
                note + Vector((0.22, 0, 0.26 + 0.02 * k)),
            ],
            0.02,
            S.mat("#3a2430", "clay"),
            6,
        )
    # and the ends of other lives
    f = cell(2, 0, "#8aa06a")
    for x in (-0.5, 0.5):
        S.tube([f + Vector((x, 0, 0)), f + Vector((x, 0, 0.7))], 0.05, S.mat("#6b4630", "wood"), 8)
    S.box((1.5, 0.9, 0.1), S.mat("#6b4630", "wood"), f + Vector((0, 0, 0.72)), bevel=0.02)
    S.cat(f + Vector((0.2, -0.2, 0.0)), 0.3, "#5a5a60", -10)
    f = cell(-2, 0, "#b88aa0")
    S.tree(f + Vector((0, 0, 0)), 2.2, "#5a3a2a", ("#6f9440", "#8fb04f"), 4, 0.6, 1.0, 0.1, seed=3)
    for row, col in ((2, -1), (2, 1), (-2, -1), (-2, 1), (1, -2), (1, 1), (-1, -2), (-1, 1)):
        cell(row, col, ("#c9605a", "#6f9aa0", "#e8c878", "#d8905a")[(row + 2 * col) % 4], power=12)
    honey = S.mat("#f09a2c", "clay", rough=0.06, sss=0.5, bump=0.0)
    for x, z0, z1 in ((-1.58, 5.05, 3.9), (1.58, 8.0, 6.9), (0.02, 2.3, 1.5)):
        S.tube([(x, -0.08, z0), (x + 0.02, -0.12, (z0 + z1) / 2), (x, -0.08, z1)], 0.1, honey, 10)
        S.sphere(0.16, honey, (x, -0.1, z1), (1, 0.8, 1.3), 18)
    return S

"""Machines, work, and things with wheels."""

import math
from random import Random

import numpy as np
from mathutils import Vector

from ..kit.light import area, clouds, grade, sky, sun
from ..kit.stage import Stage
from . import scene


@scene
def typewriter():
    """The page that comes out of the typewriter is a road into the hills."""
    S = Stage(
        "typewriter",
        601,
        sky=sky(
            "#5f97b0",
            "#a8c8c0",
            "#f4e6bc",
            "#f8cf96",
            at=(0, 0.35, 0.6, 1),
            clouds=[clouds("#a8bfb8", "#fff6e0", (0.2, 0.18))],
        ),
        ambient=0.58,
        key=[sun((-6, 2, 6), "#ffe0a8", 3.2), sun((5, -7, 7), "#e0ecf4", 1.5, 0.3)],
        fog={"density": 0.014, "start": 22},
        cam={"loc": (0, -14, 6.2), "tgt": (0, 0, 3.5)},
        post={"grade": grade("#1f2f58", "#fff2cc")},
    )
    S.ground("flat", "#8a5a3a", amp=0.0, base=0.0, mat=S.mat("#7a4e34", "wood", nscale=0.5))
    body, dark, ivory, chrome = (
        S.mat("#3f6f72", "clay", rough=0.3, bump=0.02),
        S.mat("#26343a", "clay", rough=0.4),
        S.mat("#f0e8d4", "clay", rough=0.3, bump=0.0),
        S.mat("#c9cdd0", "metal", rough=0.2),
    )
    V = [
        (-2.3, -2.6, 0.1),
        (2.3, -2.6, 0.1),
        (2.3, 1.2, 0.1),
        (-2.3, 1.2, 0.1),
        (-2.3, -2.6, 0.45),
        (2.3, -2.6, 0.45),
        (2.15, 0.0, 1.3),
        (-2.15, 0.0, 1.3),
        (2.15, 1.2, 1.45),
        (-2.15, 1.2, 1.45),
    ]
    F = [
        (3, 2, 1, 0),
        (0, 1, 5, 4),
        (4, 5, 6, 7),
        (7, 6, 8, 9),
        (9, 8, 2, 3),
        (0, 4, 7, 9, 3),
        (1, 2, 8, 6, 5),
    ]
    S.obj(V, F, body, False, bevel=0.12)
    for row in range(4):
        for k in range(9 - (row % 2)):
            x = -1.72 + k * 0.43 + row % 2 * 0.21
            y = -2.25 + row * 0.48
            z = 0.62 + row * 0.19
            S.tube([(x, y + 0.1, z - 0.3), (x, y, z)], 0.035, chrome, 6)
            S.lathe(
                [(0, 0), (0.17, 0), (0.18, 0.03), (0.165, 0.06), (0, 0.05)],
                ivory if (row, k) != (1, 4) else S.mat("#c2453a", "clay", rough=0.3),
                20,
                (x, y, z),
                (-16, 0, 0),
            )
    S.box((2.2, 0.24, 0.1), ivory, (0, -2.62, 0.6), (-10, 0, 0), 0.04)
    for k in range(17):
        a = math.radians(-52 + 104 * k / 16)
        S.tube(
            [(0.3 * math.sin(a), 0.15, 1.25), (1.15 * math.sin(a), -0.1 + 0.35 * math.cos(a), 1.5)],
            0.025,
            chrome,
            5,
        )
    for x in (-1.5, 1.5):
        S.lathe(
            [(0, -0.08), (0.42, -0.08), (0.44, 0), (0.42, 0.08), (0, 0.08)],
            dark,
            32,
            (x, 0.75, 1.55),
            (18, 0, 0),
        )
    S.lathe([(0, -2.3), (0.36, -2.3), (0.36, 2.3), (0, 2.3)], dark, 32, (0, 1.1, 1.85), (0, 90, 0))
    for s in (-1, 1):
        S.lathe(
            [(0, 0), (0.3, 0), (0.32, 0.1), (0.3, 0.3), (0, 0.3)],
            dark,
            28,
            (s * 2.35, 1.1, 1.85),
            (0, s * 90, 0),
        )
    S.tube([(-2.3, 1.1, 2.0), (-2.7, 0.5, 2.5), (-2.8, 0.3, 2.6)], 0.05, chrome, 8)
    # the page
    paper = S.mat("#f8f1de", "paper")
    path = [
        (0, 0.75, 1.9),
        (0, 1.15, 2.25),
        (0, 1.7, 2.7),
        (0, 3.0, 3.05),
        (0.3, 5.0, 2.9),
        (0.9, 7.5, 2.9),
        (0.7, 10, 3.4),
        (-0.6, 13, 4.2),
        (-1.5, 16, 4.9),
        (-0.6, 20, 5.6),
        (1.0, 24, 6.3),
    ]
    P = [Vector(p) for p in path]
    rows = []
    for i in range(len(P) - 1):
        p0, p1, p2, p3 = P[max(i - 1, 0)], P[i], P[i + 1], P[min(i + 2, len(P) - 1)]
        for j in range(14):
            u = j / 14
            rows.append(
                0.5
                * (
                    (2 * p1)
                    + (p2 - p0) * u
                    + (2 * p0 - 5 * p1 + 4 * p2 - p3) * u * u
                    + (3 * p1 - p0 - 3 * p2 + p3) * u**3
                )
            )
    V, F = [], []
    for q in rows:
        half = 1.5 * max(0.35, 1 - max(0, q.y - 2.5) * 0.03)
        V += [(q.x - half, q.y, q.z), (q.x + half, q.y, q.z)]
    F = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(rows) - 1)]
    page = S.obj(V, F, paper)
    page.modifiers.new("thick", "SOLIDIFY").thickness = 0.03
    ink = S.mat("#3a3438", "clay", bump=0.0)
    for i in range(9, 64, 4):
        q, half = rows[i], 1.5 * max(0.35, 1 - max(0, rows[i].y - 2.5) * 0.03)
        x = -half * 0.8
        slope = math.degrees(math.atan2(rows[i + 1].z - q.z, rows[i + 1].y - q.y))
        while x < half * (0.75 if i % 3 else 0.2):
            w = S.rnd.uniform(0.1, 0.34)
            S.box((w, 0.08, 0.012), ink, (q.x + x + w / 2, q.y, q.z + 0.03), (slope, 0, 0), 0.004)
            x += w + 0.1
    # the land on both sides of the road
    n = S.nfun(0.2, 5, 4)
    green = S.mat("#86a052", "clay", nscale=0.7, bump=0.06)
    road = [(q.x, q.y, q.z) for q in rows if q.y > 4]
    ys, xs, zs = (
        np.array([r[1] for r in road]),
        np.array([r[0] for r in road]),
        np.array([r[2] for r in road]),
    )

    def land(X, Y):
        rz, rx = np.interp(Y, ys, zs), np.interp(Y, ys, xs)
        d = np.clip((np.abs(X - rx) - 1.3) / 5, 0, 1)
        return rz - 0.12 + d * (n(X, Y) - 0.35) * 3.4 - 0.6 * np.clip((6.0 - Y) / 1.5, 0, 1) ** 2

    S.gh = land
    S.grid((-16, 16), (4.4, 44), land, green, 200, 160, 1.3)
    S.mountains(70, 12, "#8aa5a8", 5, scale=0.04, width=150, base=4)
    for i in range(22):
        x, y = S.rnd.choice([-1, 1]) * S.rnd.uniform(2.6, 8), S.rnd.uniform(6, 24)
        S.tree(
            (x, y, S.z(x, y) - 0.1),
            S.rnd.uniform(1.4, 2.4),
            "#5a3a2a",
            ("#6f9440", "#8fb04f", "#b8b050"),
            4,
            0.5,
            1.1,
            0.13,
            seed=i,
        )
    S.house((2.6, 11, S.z(2.6, 11)), 1.1, 1.0, "#a5483c", "#f2e6d2", -14, lit=0)
    q = rows[62]
    S.person((q.x - 0.1, q.y, q.z + 0.04), 1.15, "#c2453a", "walk", 175, hair="#4a2c20", scarf="#efd08a")
    S.box((0.34, 0.14, 0.26), S.mat("#7a4a30", "cloth"), (q.x + 0.28, q.y, q.z + 0.5), bevel=0.03)
    return S


@scene
def factory():
    """A little factory makes the clouds, at the end of the day; one of them has come out with rain."""
    S = Stage(
        "factory",
        602,
        sky=sky("#2f4f86", "#8088b0", "#f0a888", "#fbd49a", at=(0, 0.36, 0.64, 0.82)),
        ambient=0.42,
        key=[sun((-8, 4.5, 3.0), "#ffb468", 5.0, 0.03), sun((5, -8, 6), "#8fa4e8", 1.1, 0.2)],
        fog={"density": 0.026, "start": 17, "color": "#e8b090", "mix": 0.4},
        cam={"loc": (0.4, -14, 3.0), "tgt": (0, 0, 4.0)},
        post={"grade": grade("#1c2458", "#fff0cc", contrast=0.18), "bloom": 0.7, "bloom_th": 0.75},
    )
    S.ground("hills", "#74884e", amp=0.6, seed=14, flat=5)
    S.mountains(52, 7, "#7a86a4", 6, scale=0.05, width=130)
    z = S.z(-1, 3) - 0.1
    e = S.empty((-0.75, 3.4, z), (0, 0, 24), 1.08)
    at = e.matrix_basis
    brick = [S.mat(c, "stone", bump=0.08) for c in ("#b8654c", "#a85a44")]
    pale, dark = S.mat("#efe2c6", "clay"), S.mat("#3a3f4a", "metal")
    glow = S.mat("#ffca70", "glow", gain=3.0)
    S.box((4.8, 2.4, 2.0), brick[0], (0, 0, 1.0), parent=e, bevel=0.05)
    for k in range(4):
        x = -2.4 + k * 1.2
        V = [(x + a, y, 1.98 + up) for y in (-1.2, 1.2) for a, up in ((0, 0), (1.2, 0), (0, 0.8))]
        sides = [(0, 1, 2), (5, 4, 3), (0, 3, 4, 1), (1, 4, 5, 2), (2, 5, 3, 0)]
        S.obj(V, sides, S.mat("#6a7f88", "clay"), False, parent=e, bevel=0.03)
    for x in (-1.9, -1.05, -0.2, 1.95):
        S.box((0.6, 0.08, 0.95), pale, (x, -1.2, 1.15), parent=e, bevel=0.02)
        S.box((0.48, 0.1, 0.82), glow, (x, -1.21, 1.15), parent=e, bevel=0.01)
        S.box((0.045, 0.12, 0.84), pale, (x, -1.23, 1.15), parent=e, bevel=0)
        S.box((0.5, 0.12, 0.045), pale, (x, -1.23, 1.2), parent=e, bevel=0)
    arch = [(0.88 + 0.6 * math.cos(t), 1.0 + 0.6 * math.sin(t)) for t in np.linspace(math.pi, 0, 20)]
    for grow, y, m in ((1.16, -1.21, pale), (1.0, -1.25, glow)):
        V = [(0.88 + (x - 0.88) * grow, y, 1.0 + (q - 1.0) * grow) for x, q in arch]
        V += [(0.88 + 0.6 * grow, y, 0.02), (0.88 - 0.6 * grow, y, 0.02)]
        S.obj(V, [tuple(range(len(V)))], m, False, parent=e)
    S.lamp(at @ Vector((0.9, -2.1, 1.3)), "#ffb860", 130, 0.3)
    S.lamp(at @ Vector((-1.2, -2.2, 1.3)), "#ffb860", 50, 0.3)

    def puff(at, size, seed, color="#ffeee2", lift=0.12):
        """A cloud with a flat foot, heaped up of balls that melt together."""
        rnd, parts = Random(seed), []
        for _ in range(30):
            t = rnd.uniform(-1, 1)
            r = size * (0.13 + 0.2 * (1 - t * t)) * rnd.uniform(0.7, 1.2)
            up = 0.5 * r + size * 0.55 * (1 - t * t) * rnd.random() ** 0.8
            parts.append((Vector((1.1 * size * t, 0.35 * size * rnd.uniform(-1, 1), up)), r))
        parts.append(
            (
                Vector((-0.8 * size, 0, 0.12 * size)),
                0.14 * size,
                Vector((0.8 * size, 0, 0.12 * size)),
                0.14 * size,
            )
        )
        return S.blob(parts, S.mat(color, "snow", bump=0.0, lift=lift), at, voxel=0.045 * size, smooth=3)

    # each chimney breathes out clouds that grow as they rise
    for k, (x, y, h, r) in enumerate(((-1.5, 0.5, 4.3, 0.4), (0.05, 0.6, 5.4, 0.46), (1.5, 0.4, 3.7, 0.36))):
        stack = [(r * 1.25, 0), (r * 1.2, 0.4), (r, h * 0.6), (r * 0.92, h), (r * 1.15, h + 0.05)]
        stack += [(r * 1.15, h + 0.3), (r * 0.8, h + 0.3), (r * 0.75, h)]
        S.lathe(stack, brick[1], 40, (x, y, 0), parent=e)
        for up in (0.6, 0.8):
            band = [(r * 1.08, h * up), (r * 1.14, h * up + 0.08), (r * 1.06, h * up + 0.16)]
            S.lathe(band, pale, 40, (x, y, 0), parent=e)
        mouth = at @ Vector((x, y, h + 0.3))
        puff(mouth + Vector((0.06, 0, -0.12)), 0.5, 3 * k)
        puff(mouth + Vector((0.5, 0.4, 0.72)), 0.8, 3 * k + 1)
    for (x, y, up), size, k in (
        ((-2.6, 9, 10.4), 1.5, 20),
        ((1.5, 7, 10.2), 1.7, 21),
        ((3.4, 11, 8.3), 1.5, 22),
        ((-4.6, 14, 7.2), 1.5, 23),
    ):
        puff((x, y, up), size, k)
    # the belt brings them out
    S.box((0.9, 3.6, 0.1), dark, (0.88, -2.9, 0.62), parent=e, bevel=0.03)
    for s in (-1, 1):
        S.box(
            (0.07, 4.3, 0.2), S.mat("#b8863c", "metal"), (0.88 + 0.48 * s, -3.2, 0.62), parent=e, bevel=0.02
        )
        for y in (-1.5, -3.0, -4.6):
            S.box((0.1, 0.1, 0.62), dark, (0.88 + 0.4 * s, y, 0.3), parent=e, bevel=0.01)
    for y, size, k in ((-1.6, 0.32, 30), (-2.5, 0.36, 31)):
        puff(at @ Vector((0.88, y, 0.68)), size, k)
    puff(at @ Vector((0.88, -3.7, 0.68)), 0.44, 32, "#6a7088", 0.0)
    # one has come out grey: it rains through the belt, and who tests it has an umbrella
    wet = at @ Vector((0.88, -3.7, 0.5))
    for _ in range(16):
        drop = wet + Vector((S.rnd.uniform(-0.4, 0.4), S.rnd.uniform(-0.3, 0.2), S.rnd.uniform(-0.4, 0.02)))
        S.tube([drop, drop - Vector((0.02, 0, 0.13))], 0.011, S.mat("#cfe4f4", "clay", lift=0.5), 6)
    S.lathe(
        [(0, 0.02), (0.42, 0.02), (0.5, 0)],
        S.mat("#8fb4d8", "clay", rough=0.08, bump=0.0),
        30,
        (wet.x, wet.y - 0.1, S.z(wet.x, wet.y)),
        scale=(1.2, 0.8, 1),
    )
    x, y, _ = at @ Vector((-0.3, -3.6, 0))
    S.person(
        (x, y, S.z(x, y)),
        1.4,
        "#3f6a9a",
        "give",
        110,
        hair="#3a2620",
        hands=((0.1, -0.22, 0.76), (-0.1, -0.3, 0.6)),
    )
    S.umbrella((x + 0.2, y - 0.1, S.z(x, y) + 1.62), 0.72, "#e8b83c", (4, 8, 0))
    # one lifts his off the belt; one has bought three
    x, y, _ = at @ Vector((1.35, -5.0, 0))
    S.person((x, y, S.z(x, y)), 1.4, "#4a7a6a", "reach", 160, hair="#7a5030")
    puff((x, y - 0.05, S.z(x, y) + 1.45), 0.5, 33)
    x, y = -1.75, -2.3
    S.person(
        (x, y, S.z(x, y)),
        1.5,
        "#d0402f",
        "wave",
        168,
        hair="#4a2c20",
        scarf="#efd08a",
        hands=((0.2, -0.05, 0.44), (-0.22, -0.14, 1.04)),
    )
    fist = Vector((x + 0.34, y + 0.15, S.z(x, y) + 1.56))
    for k, (dx, up) in enumerate(((-0.75, 1.1), (0.2, 1.5), (-0.35, 1.95))):
        S.string(fist, fist + Vector((dx, 0.1 * k, up + 0.05)), r=0.012, color="#f6ecd8")
        puff(fist + Vector((dx, 0.1 * k, up)), 0.36, 40 + k, "#fffaf2", 0.4)
    S.lamp((-0.6, -4.2, 2.6), "#ffd8a8", 40, 0.4)
    S.flowers(70, (-4, 4), (-3.5, 0.5), high=0.3)
    return S


@scene
def robot():
    """An old robot has sat so long in the meadow that it is in flower."""
    S = Stage(
        "robot",
        603,
        sky=sky(
            "#5fa0b0",
            "#a9ceb8",
            "#f0ecc0",
            "#f4d898",
            at=(0, 0.4, 0.66, 1),
            clouds=[clouds("#a8c4b0", "#fff8e0", (0.25, 0.18))],
        ),
        ambient=0.58,
        key=[sun((-6, -3, 6), "#fff0c0", 3.3), sun((6, 7, 5), "#ffd090", 1.2, 0.2)],
        fog={"density": 0.024, "start": 18},
        cam={"loc": (0.1, -11.4, 2.6), "tgt": (0.1, 0, 3.25)},
        post={"grade": grade("#1a3a4a", "#fff6d0"), "motes": {"n": 50, "gain": 0.5}},
    )
    S.ground("hills", "#7f9a48", amp=0.6, seed=18, flat=3.6)
    for i in range(16):
        x, y = S.rnd.choice([-1, 1]) * S.rnd.uniform(3.5, 11), S.rnd.uniform(7, 22)
        S.tree(
            (x, y, S.z(x, y) - 0.1),
            S.rnd.uniform(4, 6.5),
            "#5a4a38",
            ("#6f9440", "#8fb04f", "#5a8a44"),
            5,
            0.5,
            1.2,
            0.17,
            seed=i,
        )
    z = S.z(0.3, 1.6) - 0.15
    steel, rust, joint = (
        S.mat("#8fa39a", "metal", rough=0.55),
        S.mat("#a8704a", "metal", rough=0.75),
        S.mat("#4a5450", "metal", rough=0.6),
    )
    moss = S.mat("#6f8f3c", "cloth", bump=0.15, bscale=16)
    e = S.empty((0.35, 1.8, z), (0, 0, -14))
    S.box((2.1, 1.5, 2.2), steel, (0, 0, 1.9), (-4, 0, 0), 0.22, e)
    S.box((1.3, 0.1, 0.9), rust, (0, -0.74, 1.75), (-4, 0, 0), 0.06, e)
    S.lathe(
        [(0, 0), (0.24, 0), (0.26, 0.05), (0, 0.06)],
        S.mat("#e8dcc0", "clay", rough=0.2),
        24,
        (-0.35, -0.78, 1.9),
        (90, 0, 0),
        parent=e,
    )
    S.tube([(-0.35, -0.86, 1.9), (-0.22, -0.87, 2.02)], 0.02, S.mat("#c2453a", "clay"), 6, e)
    for k in range(3):
        S.sphere(
            0.07,
            S.mat(("#c2453a", "#e0b040", "#4f86a8")[k], "clay", rough=0.2),
            (0.15 + 0.22 * k, -0.8, 1.95),
            parent=e,
            seg=14,
        )
        S.box((0.6, 0.06, 0.05), joint, (0.35, -0.8, 1.68 - 0.12 * k), parent=e, bevel=0.01)
    S.lathe([(0.3, 0), (0.26, 0.15), (0.3, 0.3)], joint, 24, (0, 0.0, 3.0), parent=e)
    h = S.empty((0, -0.05, 3.3), (10, 5, 10))
    h.parent = e
    S.box((1.5, 1.2, 1.15), steel, (0, 0, 0.55), bevel=0.25, parent=h)
    for s in (-1, 1):
        S.lathe(
            [(0, 0.08), (0.2, 0.08), (0.26, 0.0), (0.24, -0.06)],
            joint,
            28,
            (s * 0.36, -0.6, 0.65),
            (90, 0, 0),
            parent=h,
        )
        S.sphere(0.17, S.mat("#ffdf9a", "glow", gain=1.6), (s * 0.36, -0.62, 0.65), (1, 0.5, 1), 20, h)
        S.lathe(
            [(0, 0), (0.2, 0), (0.2, 0.12), (0, 0.14)],
            rust,
            20,
            (s * 0.75, 0, 0.55),
            (0, s * 90, 0),
            parent=h,
        )
    for k in range(5):
        S.box((0.1, 0.06, 0.14), joint, (-0.32 + 0.16 * k, -0.61, 0.2), parent=h, bevel=0.01)
    S.tube([(0.3, 0, 1.1), (0.32, 0, 1.6)], 0.03, joint, 8, h)
    S.sphere(0.09, S.mat("#c2453a", "clay", rough=0.2), (0.32, 0, 1.65), parent=h)
    # nest on the head
    for _ in range(50):
        a = S.rnd.uniform(0, 6.28)
        r, zz = S.rnd.uniform(0.22, 0.4), S.rnd.uniform(1.08, 1.3)
        S.tube(
            [(-0.3 + r * math.cos(a + d), r * math.sin(a + d), zz) for d in (0, 0.4, 0.8)],
            0.018,
            S.mat("#9a7a44", "wood"),
            5,
            h,
        )
    S.bird((-0.3, 0, 1.15), 0.62, "#d8603c", -40, belly="#f3d9b0", parent=h)
    # arms and legs: hoses and boxes
    S.tube([(-1.05, 0, 2.6), (-1.6, -0.3, 2.2), (-1.55, -0.9, 1.5)], 0.2, joint, 14, e, smooth=6)
    S.box((0.46, 0.5, 0.6), rust, (-1.52, -1.0, 1.25), (30, 0, 0), 0.1, e)
    S.tube([(1.05, 0, 2.6), (1.6, -0.35, 2.1), (1.3, -1.2, 1.75)], 0.2, joint, 14, e, smooth=6)
    S.box((0.5, 0.55, 0.3), steel, (1.15, -1.45, 1.7), (0, 0, 10), 0.09, e)
    for k in range(3):
        S.tube(
            [(0.98 + 0.17 * k, -1.6, 1.72), (0.96 + 0.17 * k, -1.9, 1.86), (0.98 + 0.17 * k, -2.0, 2.05)],
            0.06,
            joint,
            8,
            e,
        )
    for s in (-1, 1):
        S.tube(
            [(s * 0.6, -0.3, 0.9), (s * 0.75, -1.1, 0.85), (s * 0.8, -1.7, 0.5)], 0.24, joint, 14, e, smooth=6
        )
        S.box((0.7, 1.1, 0.46), rust if s > 0 else steel, (s * 0.82, -2.05, 0.25), (0, 0, s * 6), 0.14, e)
    # overgrown
    for x, y, zz, r in (
        (0.6, 0.1, 3.0, 0.5),
        (-0.7, -0.1, 3.0, 0.45),
        (0.9, -0.5, 0.95, 0.4),
        (-0.85, -1.8, 0.52, 0.3),
        (-1.0, 0.2, 2.6, 0.35),
    ):
        S.sphere(r, moss, (x, y, zz), (1.2, 1, 0.3), 24, e, bumpy=0.1)
    top = e.matrix_basis
    for _ in range(46):
        x, y, zz = S.rnd.choice(
            [
                (S.rnd.uniform(-1, 1), S.rnd.uniform(-0.6, 0.6), 3.02),
                (S.rnd.choice([-0.85, 0.85]), S.rnd.uniform(-2.3, -0.8), 0.7),
                (S.rnd.uniform(-1.3, 1.3), -0.9, 0.5),
            ]
        )
        p = top @ Vector((x, y, zz))
        hh = S.rnd.uniform(0.15, 0.45)
        S.tube([p, p + Vector((0.04, 0, hh))], 0.014, moss, 5)
        S.sphere(
            S.rnd.uniform(0.05, 0.09),
            S.mat(S.rnd.choice(["#fff3dc", "#f2d060", "#e8907a", "#c9a0d8"]), "cloth"),
            p + Vector((0.04, 0, hh)),
            (1, 1, 0.7),
            10,
        )
    vine = [(1.05, -0.7, 0.5), (1.1, -0.2, 1.3), (0.6, -0.82, 2.2), (0.9, -0.5, 3.0), (0.5, -0.55, 3.6)]
    S.tube(vine, 0.035, moss, 6, e, smooth=6)
    for x, y, zz in vine:
        for _ in range(7):
            S.sphere(
                0.1,
                S.mat("#7fa84c", "cloth"),
                (x + S.rnd.uniform(-0.2, 0.2), y - 0.05, zz + S.rnd.uniform(-0.3, 0.3)),
                (1, 0.4, 0.8),
                8,
                e,
            )
    p = top @ Vector((1.15, -1.5, 1.88))
    S.tube([p, p + Vector((0.03, 0, 0.42))], 0.02, S.mat("#5f8a3c", "cloth"), 6)
    S.lathe(
        [(0.02, 0), (0.13, 0.08), (0.15, 0.24), (0.1, 0.3)],
        S.mat("#d8402f", "cloth"),
        12,
        p + Vector((0.03, 0, 0.4)),
    )
    child = S.person(
        (-1.6, -1.9, S.z(-1.6, -1.9)),
        1.75,
        "#c8603c",
        "give",
        112,
        hair="#6a4a2c",
        scarf="#f0d9a0",
        style="plait",
    )
    can = S.empty(child.matrix_basis @ Vector((0, -0.42, 0.56)), (0, 24, -14), 0.42)
    tin = S.mat("#d8a040", "metal", rough=0.4)
    S.lathe([(0, 0), (0.35, 0), (0.3, 0.6), (0, 0.6)], tin, 24, parent=can)
    S.tube([(0.3, 0, 0.15), (0.95, 0, 0.62)], 0.05, tin, 8, can)
    S.flowers(110, (-4, 4), (-3.2, 7), high=0.45, big=1.3)
    S.grass(300, (-4, 4), (-3.2, 3), high=0.5)
    return S


@scene
def ferris():
    """A ferris wheel whose cabins are small houses."""
    S = Stage(
        "ferris",
        604,
        sky=sky(
            "#6a6aa0",
            "#c08a9a",
            "#f6bd92",
            "#ffdca4",
            at=(0, 0.4, 0.66, 1),
            clouds=[clouds("#9a7a98", "#ffd4b0", (0.4, 0.16))],
        ),
        ambient=0.65,
        key=[sun((-7, 3, 4), "#ffc080", 3.2), sun((6, -6, 7), "#a8b0e8", 1.2, 0.3)],
        fog={"density": 0.018, "start": 20},
        cam={"loc": (0, -14, 2.6), "tgt": (0, 0, 4.3)},
        post={"grade": grade("#2a2058", "#fff0cc"), "bloom": 0.7, "bloom_th": 0.75},
    )
    S.ground("hills", "#6f7f58", amp=0.5, seed=15, flat=5)
    S.mountains(60, 7, "#8a7a98", 8, scale=0.05, width=140)
    iron, white = S.mat("#8a3f44", "metal", rough=0.45), S.mat("#f0e4cc", "clay")
    c, R = Vector((0.2, 2.2, 4.9)), 3.0
    for y in (-0.35, 0.35):
        for r in (R, R * 0.86):
            S.tube(
                [(c.x + r * math.cos(t), c.y + y, c.z + r * math.sin(t)) for t in np.linspace(0, 6.283, 80)],
                0.055,
                iron,
                8,
            )
        for k in range(16):
            a = 6.283 * k / 16 + 0.2
            S.tube(
                [(c.x, c.y + y, c.z), (c.x + R * math.cos(a), c.y + y, c.z + R * math.sin(a))], 0.03, iron, 6
            )
            b = a + 6.283 / 32
            S.tube(
                [
                    (c.x + R * math.cos(a), c.y + y, c.z + R * math.sin(a)),
                    (c.x + R * 0.86 * math.cos(b), c.y + y, c.z + R * 0.86 * math.sin(b)),
                ],
                0.025,
                iron,
                6,
            )
        for s in (-1, 1):
            S.tube([(c.x, c.y + y * 1.6, c.z), (c.x + s * 1.7, c.y + y * 1.9, 0)], 0.11, white, 10)
    S.lathe(
        [(0, -0.6), (0.3, -0.6), (0.34, 0), (0.3, 0.6), (0, 0.6)],
        S.mat("#e0b050", "metal"),
        28,
        c,
        (90, 0, 0),
    )
    roofs = ["#a5483c", "#4f6a78", "#b8803f", "#7a4a6a", "#5a7a4a", "#c2605a", "#3f5a7a", "#9a6a3f"]
    walls = ["#f2e6d2", "#e6cfae", "#efe0c0", "#dcd4c0"]
    for k in range(8):
        a = 6.283 * k / 8 + 0.2
        p = c + Vector((R * math.cos(a), 0, R * math.sin(a)))
        S.tube([p + Vector((0, -0.4, 0)), p + Vector((0, 0.4, 0))], 0.05, iron, 8)
        S.house(
            p + Vector((0, 0, -1.18)),
            0.72,
            0.66,
            roofs[k],
            walls[k % 4],
            S.rnd.uniform(-8, 8),
            lit=0.9,
            d=0.7,
        )
        S.box((0.95, 0.9, 0.07), S.mat("#7a5a3e", "wood"), p + Vector((0, 0, -1.2)), bevel=0.02)
        if k in (1, 5):
            S.tree(
                p + Vector((0.34, -0.3, -1.16)),
                0.5,
                "#5a3a2a",
                ("#6f9440", "#8fb04f"),
                3,
                0.6,
                1,
                0.05,
                seed=k,
            )
        if k == 3:
            S.string(p + Vector((-0.36, -0.4, -0.6)), p + Vector((0.36, -0.4, -0.6)), 0.05, 0.01)
            for x, col in ((-0.15, "#c2453a"), (0.0, "#f3ead6"), (0.14, "#4f86a8")):
                S.box((0.1, 0.01, 0.14), S.mat(col, "cloth"), p + Vector((x, -0.4, -0.72)), bevel=0)
    # ticket booth, people, lights
    S.box((0.9, 0.8, 1.3), S.mat("#c2605a", "wood"), (2.35, -0.2, S.z(2.35, -0.2) + 0.6), bevel=0.04)
    S.lathe([(0.75, 0), (0, 0.7)], S.mat("#f0e4cc", "cloth"), 8, (2.35, -0.2, S.z(2.35, -0.2) + 1.25))
    S.box(
        (0.5, 0.05, 0.4),
        S.mat("#ffc46b", "glow", gain=4.0),
        (2.35, -0.61, S.z(2.35, -0.2) + 0.85),
        bevel=0.02,
    )
    S.light_string((-3.6, -0.5, 2.6), (2.2, -0.5, 2.2), 0.5, 13, r=0.045)
    S.tube([(-3.6, -0.5, -0.3), (-3.6, -0.5, 2.7)], 0.05, white, 8)
    S.person((1.35, -1.0, S.z(1.35, -1.0)), 1.1, "#c2453a", "stand", 60, hair="#3a2620", scarf="#efd08a")
    S.box((0.4, 0.18, 0.3), S.mat("#7a4a30", "cloth"), (1.05, -1.2, S.z(1.05, -1.2) + 0.16), bevel=0.04)
    S.person((0.75, -0.9, S.z(0.75, -0.9)), 0.8, "#3f6a8a", "stand", 70, hair="#7a5030")
    S.person((-1.9, -1.4, S.z(-1.9, -1.4)), 1.1, "#5a6a4a", "wave", 160, hair="#cfc8bc")
    return S


@scene
def clockwork():
    """Inside the clock somebody oils the afternoon."""
    S = Stage(
        "clockwork",
        605,
        sky=sky("#3a2a24", "#5a4030", "#7a5a3a"),
        ambient=0.3,
        key=[area((-5, -6, 8), "#ffd8a0", 800, 2.5), area((5, -4, 3), "#e8a060", 260, 2.5)],
        fog={"density": 0.035, "start": 15, "color": "#7a5030", "mix": 0.6},
        cam={"loc": (0, -13.5, 4.6), "tgt": (0, 0, 4.4)},
        post={
            "grade": grade("#2a1430", "#fff0c4"),
            "bloom": 0.7,
            "bloom_th": 0.75,
            "motes": {"n": 60, "gain": 0.6},
            "beams": [
                {
                    "from": (0.0, 0.0),
                    "to": (0.8, 0.8),
                    "w0": 0.06,
                    "w1": 0.2,
                    "color": "#ffd890",
                    "gain": 0.12,
                }
            ],
        },
    )
    gears = [
        (-1.5, 2.4, 4.9, 2.0, 22, "#d8a848", 0),
        (2.5, 2.9, 3.3, 1.35, 16, "#9a6a3a", 0.1),
        (-2.9, 3.4, 8.9, 1.5, 16, "#8a5a34", 0.2),
        (-2.6, 2.0, 1.7, 1.3, 16, "#8a5a34", 0.15),
        (0.75, 2.2, 1.9, 1.05, 12, "#c9a04a", 0.1),
        (3.3, 3.4, 0.9, 1.4, 16, "#8a5a34", 0),
        (3.3, 3.8, 9.6, 1.4, 16, "#7a5230", 0),
        (-1.6, 6.5, 0.9, 2.4, 20, "#6a4a30", 0),
        (3.0, 6.5, 1.6, 2.4, 20, "#6a4a30", 0.1),
        (0.7, 8.0, -0.4, 2.2, 18, "#7a5a3a", 0.1),
        (-5.2, 7.5, 4.4, 2.2, 18, "#7a5a3a", 0.1),
    ]
    for x, y, z, r, n, color, phase in gears:
        S.gear((x, y, z), r, n, color, 0.3, (0, 0, S.rnd.uniform(-4, 4)), 6 if r > 1.4 else 5, phase=phase)
    # the back of the dial lets the day in; the glass is leaded
    dial = Vector((0.75, 11.5, 7.1))
    S.lathe([(0, 0), (4.5, 0)], S.mat("#ffb864", "glow", gain=0.95), 96, dial, (90, 0, 0))
    S.lathe(
        [(0, 0), (3.2, 0)], S.mat("#ffcf88", "glow", gain=1.25), 96, dial + Vector((0, -0.05, 0)), (90, 0, 0)
    )
    S.lathe(
        [(0, 0), (1.6, 0)], S.mat("#ffe0a8", "glow", gain=1.5), 96, dial + Vector((0, -0.1, 0)), (90, 0, 0)
    )
    ink = S.mat("#3a221c", "clay")
    for r, wide in ((4.5, 0.16), (3.2, 0.05), (1.6, 0.05)):
        round_ = [dial + Vector((r * math.cos(t), -0.15, r * math.sin(t))) for t in np.linspace(0, 6.283, 97)]
        S.tube(round_, wide, ink, 8)
    for k in range(12):
        a = math.radians(30 * k)
        out = Vector((math.sin(a), 0, math.cos(a)))
        S.box(
            (0.07, 0.08, 3.0), ink, dial + Vector((0, -0.12, 0)) + 1.6 * out + 1.45 * out, (0, 30 * k, 0), 0
        )
        for side in (-1, 1) if k % 3 == 0 else (0,):
            across = Vector((math.cos(a), 0, -math.sin(a)))
            S.box(
                (0.2, 0.1, 0.8),
                ink,
                dial + Vector((0, -0.15, 0)) + 3.85 * out + 0.2 * side * across,
                (0, 30 * k, 0),
                0,
            )
    for turn, long, wide in ((52, 3.3, 0.2), (-28, 2.3, 0.3)):
        a = math.radians(turn)
        tip = dial + long * Vector((math.sin(a), 0, math.cos(a))) + Vector((0, -0.3, 0))
        S.tube(
            [dial + Vector((0, -0.3, 0)), dial.lerp(tip, 0.7) + Vector((0, -0.1, 0)), tip],
            wide,
            ink,
            10,
            taper=0.25,
        )
    S.sphere(0.34, ink, dial + Vector((0, -0.3, 0)), seg=20)
    # beams, floor, pendulum
    wood = S.mat("#5a3a26", "wood")
    S.box((9, 2.4, 0.3), wood, (0, 0.6, 0.3), bevel=0.05)
    S.box((12, 0.3, 3.0), S.mat("#3a2418", "wood"), (0, 0.4, -1.3))
    for x in (-3.3, 3.4):
        S.box((0.4, 0.4, 13), wood, (x, 1.4, 5), bevel=0.05)
    brass = S.mat("#d0a04a", "metal", rough=0.25)
    S.tube([(2.15, 1.2, 10.5), (2.6, 1.2, 2.4)], 0.06, brass, 10)
    bob = [(0, -0.12), (0.5, -0.1), (0.57, 0), (0.5, 0.1), (0, 0.12)]
    S.lathe(bob, brass, 48, (2.62, 1.2, 2.0), (90, 0, 0))
    # the ladder leans on a beam; who stands on it holds on, and oils a tooth of the wheel
    S.box((3.0, 0.26, 0.26), wood, (2.0, 1.62, 4.1), bevel=0.03)
    foot, rest = Vector((1.25, 0.2, 0.45)), Vector((0.98, 1.5, 4.5))
    S.ladder(foot, rest, 0.56, "#b8823f", 0.36, 0.045)
    stand = foot.lerp(rest, 0.5) + Vector((0, -0.16, 0.02))
    S.person(
        stand,
        1.5,
        "#d8402f",
        "reach",
        168,
        hair="#4a2c20",
        hat="#d8402f",
        hands=((0.4, -0.16, 0.82), (-0.14, -0.24, 0.88)),
        feet=((0.07, -0.02, 0.0), (-0.07, -0.1, 0.2)),
    )
    grip = stand + Vector((-0.6, 0.34, 1.2))
    tooth = Vector((-1.5 + 1.98 * math.cos(-0.5), 2.1, 4.9 + 1.98 * math.sin(-0.5)))
    can = S.empty(grip, (0, -24, 0), 1.2)
    S.lathe(
        [(0, -0.16), (0.2, -0.15), (0.19, 0.02), (0.05, 0.12), (0.03, 0.16), (0, 0.16)], brass, 28, parent=can
    )
    neck = grip + Vector((-0.05, 0, 0.12))
    S.tube(
        [neck, neck.lerp(tooth, 0.6) + Vector((0, 0, 0.1)), tooth + Vector((0.06, -0.1, 0.06))],
        0.032,
        brass,
        10,
        taper=0.45,
        smooth=5,
    )
    oil = S.mat("#ffd860", "glow", gain=2.2)
    for down, size in ((0.0, 0.06), (0.16, 0.045), (0.4, 0.035)):
        S.sphere(size, oil, tooth + Vector((0.02, -0.14, -0.02 - down)), (0.85, 0.85, 1.3), 14)
    # one sits by a lantern, his work done, and a bird keeps him company
    S.person((-2.2, 0.1, 0.48), 1.6, "#5a7a96", "floor", 38, hair="#cfc8bc", hat="#8a6a44")
    S.lathe([(0, 0), (0.3, 0), (0.33, 0.42), (0, 0.44)], S.mat("#7a5438", "wood"), 24, (-0.72, -0.1, 0.45))
    S.bird((-0.72, -0.1, 0.89), 0.62, "#5a9ac0", 180, belly="#f0d8b0")
    S.lathe(
        [(0.1, 0), (0.16, 0.04), (0.16, 0.34), (0.1, 0.4)],
        S.mat("#ffd070", "glow", gain=4.0),
        24,
        (-1.42, -0.3, 0.5),
    )
    for up in (0, 0.38):
        S.lathe([(0, 0), (0.19, 0), (0.15, 0.06), (0, 0.08)], brass, 24, (-1.42, -0.3, 0.46 + up))
    S.lamp((-1.42, -0.75, 0.9), "#ffb860", 60, 0.15)
    S.lamp((0.1, -0.6, 4.2), "#ffc878", 60, 0.3)
    return S


@scene
def monday():
    """Everyone has a key in the back; one has pulled hers out, and stands."""
    S = Stage(
        "monday",
        903,
        sky=sky("#6f7c90", "#a4aab0", "#e8d4b0", "#fbe0a8", at=(0, 0.3, 0.6, 0.8), wash=0.3),
        ambient=0.5,
        key=[sun((0.8, 14, 5.5), "#ffdca0", 3.4, 0.05, (0, 0, 1)), area((-5, -10, 8), "#a8bce4", 420, 4.0)],
        fog={"density": 0.035, "start": 14, "color": "#d8c8a8", "mix": 0.5},
        cam={"loc": (0, -13, 4.3), "tgt": (0, 0, 3.9)},
        post={"grade": grade("#1c2854", "#fff0d0", contrast=0.2), "bloom": 0.7, "bloom_th": 0.8},
    )
    S.ground("flat", "#6a6c74", base=-0.02, amp=0.04)
    for s in (-1, 1):
        for k in range(7):
            h, y = S.rnd.uniform(14, 24), 2 + 7.2 * k
            S.box((5, 6.6, h), S.mat("#5c626e", "stone"), (s * S.rnd.uniform(7.0, 7.8), y, h / 2), bevel=0.05)
            for z in range(1, 8):
                for q in (-1.8, 0.0, 1.8):
                    lit = S.rnd.random() < 0.1
                    pane = S.mat("#ffcf80", "glow", gain=1.2) if lit else S.mat("#3a404c", "clay")
                    S.box((0.5, 0.9, 1.3), pane, (s * 4.8, y + q, 2.2 * z + 0.4), bevel=0.02)
    brass, dull = S.mat("#f0b83c", "metal", rough=0.2, lift=0.12), S.mat("#8a6024", "metal", rough=0.4)

    def wind_up(at, size, rot, parent=None, plate=True):
        """A key to wind somebody up: a plate, a shaft that stands out from it, two ears; no bit."""
        e = S.empty(at, rot, size)
        if parent:
            e.parent = parent
        if plate:
            S.lathe([(0, 0.1), (0.3, 0.08), (0.36, 0), (0.3, -0.3)], dull, 24, parent=e)
        S.tube([(0, 0, -0.1), (0, 0, 1.5)], 0.115, brass, 14, e)
        S.lathe([(0.115, 1.0), (0.2, 1.06), (0.2, 1.14), (0.115, 1.2)], brass, 20, parent=e)
        for s in (-1, 1):
            ear = [
                (s * (0.46 + 0.34 * math.cos(t)), 0, 1.52 + 0.4 * math.sin(t))
                for t in np.linspace(0, 6.28, 30)
            ]
            S.tube(ear, 0.17, brass, 12, e)
        return e

    # they walk into the light; the nearest two frame the way
    greys, walkers = ["#4a505c", "#565660", "#424a58", "#5c6068"], [(-1.75, -4.2), (1.7, -3.4)]
    for y, n in ((0.6, 4), (3.6, 4), (6.4, 4), (10.4, 4), (15, 6), (20, 6), (26, 8), (33, 8)):
        walkers += [
            (s * (1.9 + 0.028 * y + 1.75 * k), y + S.rnd.uniform(-0.5, 0.5))
            for s in (-1, 1)
            for k in range(n // 2)
        ]
    for k, (x, y) in enumerate(walkers):
        p = S.person(
            (x + S.rnd.uniform(-0.15, 0.15) * (y > -4), y, 0),
            3.7 * S.rnd.uniform(0.95, 1.05),
            greys[k % 4],
            "walk",
            180 + S.rnd.uniform(-5, 5),
            hair=("#2c2828", "#3a3434", "#4a4644")[k % 3],
            trousers="#2c2e36",
        )
        # they are not wound alike: each key has turned as far as it has
        spin = (14, -28)[k] if k < 2 else S.rnd.uniform(-60, 60)
        key = S.empty((0, 0.1, 0.59), (-34, 0, 0))
        key.parent = p
        wind_up((0, 0, 0), 0.135, (0, 0, spin), key)
        bowler = [
            (0, 0.1),
            (0.06, 0.095),
            (0.1, 0.05),
            (0.105, 0.0),
            (0.155, 0.0),
            (0.15, 0.016),
            (0.1, 0.016),
        ]
        S.lathe(bowler, S.mat("#2e3038", "cloth"), 28, (0, 0.02, 0.955), (-4, 0, 0), parent=p)
        S.box((0.2, 0.07, 0.15), S.mat("#4a3a34", "cloth"), (-0.2, 0.09, 0.34), parent=p, bevel=0.01)
    # she has stopped; her back has only the keyhole, and she holds her own key up to the light
    her = S.person(
        (0.0, 1.2, 0),
        3.5,
        "#f0b428",
        "stand",
        180,
        hair="#6a3018",
        style="bun",
        scarf="#c8402c",
        hands=((0.2, -0.03, 0.44), (-0.21, -0.1, 1.13)),
    )
    S.sphere(0.056, S.mat("#6a3018", "cloth"), (0, 0.035, 1.015), parent=her, seg=20)
    S.lathe(
        [(0, 0.012), (0.085, 0.012), (0.095, 0), (0.09, -0.05)],
        S.mat("#f0c058", "clay", rough=0.35, bump=0.0),
        32,
        (0, 0.1, 0.62),
        (-82, 0, 0),
        parent=her,
    )
    hole = S.mat("#1a1418", "clay", bump=0.0)
    S.sphere(0.036, hole, (0, 0.116, 0.634), (1, 0.35, 1), 20, her)
    S.box((0.032, 0.02, 0.08), hole, (0, 0.118, 0.598), (8, 0, 0), 0.004, her)
    up = S.empty((-0.21, -0.1, 1.11), (0, -12, 0))
    up.parent = her
    wind_up((0, 0, -0.04), 0.15, (0, 0, 14), up, plate=False)
    # her bowler lies where she has dropped it
    S.lathe(bowler, S.mat("#4a4a56", "cloth"), 28, (0.78, 0.0, 0.02), (10, -6, 0), 3.7)
    S.lamp((0.3, -1.2, 4.0), "#ffd890", 150, 0.5)
    S.lamp((0.0, -8.6, 3.4), "#b8c8f0", 60, 0.6)
    return S

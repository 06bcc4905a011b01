"""The page in the typewriter is a road into the hills; on a crumpled draft sits an earlier walker."""

import math
import random

import numpy as np
from mathutils import Matrix, Vector

from ..kit.light import clouds, grade, sky, sun
from ..kit.somebody import somebody
from ..kit.stage import Stage


def scene():
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
    base = min(S.z(2.6 + x, 11 + y) for x in (-0.6, 0.6) for y in (-0.6, 0.6)) - 0.05
    S.house((2.6, 11, base), 1.1, 1.0, "#a5483c", "#f2e6d2", -14, lit=0)
    q = rows[62]
    S.person((q.x - 0.1, q.y, q.z + 0.04), 1.15, "#c2453a", "walk", 175, hair="#4a2c20", scarf="#efd08a")
    S.box((0.34, 0.14, 0.26), S.mat("#7a4a30", "cloth"), (q.x + 0.28, q.y, q.z + 0.5), bevel=0.03)
    # an earlier draft, crumpled up and thrown away, on which an earlier walker sits and looks on
    rnd, m, rings, V, F = random.Random(6), 14, 8, [], []
    for i in range(rings + 1):
        for k in range(m):
            a, b = 2 * math.pi * (k + 0.5 * (i % 2)) / m, math.pi * i / rings
            r = 0.56 * rnd.uniform(0.7, 1.1)
            V.append(
                Vector(
                    (r * math.sin(b) * math.cos(a), r * math.sin(b) * math.sin(a), -0.84 * r * math.cos(b))
                )
            )
    for i in range(rings):
        for k in range(m):
            p, q = i * m + k, i * m + (k + 1) % m
            F += [(p, q, q + m), (p, q + m, p + m)] if i % 2 else [(p, q, p + m), (q, q + m, p + m)]
    ball = S.empty((2.88, 0.3, 0.42))
    sheet = S.mat("#fdf7e6", "paper", lift=0.2)
    S.obj(V, F, sheet, False, parent=ball)
    corner = [(0.3, -0.2, 0.2), (0.42, -0.1, -0.1), (0.64, -0.3, 0.1), (0.48, -0.3, 0.34)]
    S.obj(corner, [(0, 1, 2), (0, 2, 3)], sheet, False, parent=ball)
    for face in F:
        x, y, z = (V[k] for k in face)
        out = (y - x).cross(z - x)
        if out.length < 0.01 or rnd.random() < 0.4:
            continue
        out.normalize()
        along = (Vector((1, 0, 0.3)) - out * out.x).normalized()
        along = (along - out * along.dot(out)).normalized()
        mid = (x + y + z) / 3 + out * 0.005
        dash = S.box((0.13, 0.024, 0.01), ink, mid, bevel=0, parent=ball)
        dash.rotation_euler = Matrix((along, out.cross(along), out)).transposed().to_euler()
    first = somebody(
        S,
        (2.88, 0.3, 0.76),
        1.35,
        "#c2453a",
        232,
        pelvis=(0, 0, 0.12),
        chest=(0, -0.07, 0.37),
        head=(0, -0.13, 0.56),
        turn=(4, 0, -18),
        hands=((0.05, -0.2, 0.49), (-0.05, -0.2, 0.49)),
        elbows=((0.11, -0.26, 0.22), (-0.11, -0.26, 0.22)),
        grips=(((0, 0.2, 1), (-1, 0, 0.2), (0, 0, 0)), ((0, 0.2, 1), (1, 0, 0.2), (0, 0, 0))),
        knees=((0.1, -0.28, 0.14), (-0.1, -0.28, 0.14)),
        feet=((0.09, -0.32, -0.14), (-0.09, -0.3, -0.12)),
        hem=0,
        trousers="#5c5870",
        hair="#4a2c20",
        mood="sorry",
    )
    scarf = S.mat("#efd08a", "cloth")
    S.lathe(
        [(0.05, -0.04), (0.09, -0.02), (0.09, 0.02), (0.05, 0.035)], scarf, 20, (0, -0.09, 0.45), parent=first
    )
    case = S.empty((2.84, -0.85, 0), (0, 0, -12))
    S.box((0.46, 0.2, 0.34), S.mat("#a8683c", "cloth"), (0, 0, 0.17), bevel=0.05, parent=case)
    S.tube(
        [(-0.09, 0, 0.32), (-0.08, 0, 0.42), (0.08, 0, 0.42), (0.09, 0, 0.32)],
        0.024,
        S.mat("#8a5434", "clay"),
        6,
        case,
        smooth=3,
    )
    S.lamp((3.3, -2.2, 2.8), "#ffe2b0", 90, 0.5)
    return S

"""A child sleeps in its father's slipper, and there in the lit door are the shoes that he wears."""

import math

import numpy as np
from mathutils import Matrix, Vector

from ..kit.light import area, grade, sky
from ..kit.stage import Stage


def scene():
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

"""A chair as tall as a house, and whoever is as large has gone."""

import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from ..kit.light import sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "chair",
        71,
        sky={
            "stops": [(0, "#4f729c"), (0.25, "#94b0c8"), (0.4, "#f0d8cc"), (0.48, "#ffd2a8"), (1, "#f0d6cf")],
            "wash": 0.2,
            "clouds": [
                {"dark": "#8aa0ba", "lite": "#fff0e4", "band": (0.16, 0.2), "alpha": 0.6, "cell": (90, 260)}
            ],
        },
        ambient=0.5,
        key=[sun((-7, 2.6, 3.1), "#ffc890", 5.0, 0.02), sun((5, -8, 6), "#a8c0f0", 0.5, 0.4)],
        fog={"density": 0.022, "start": 20, "low": 0.35, "low_h": 1.1},
        cam={"loc": (0, -14, 5.4), "tgt": (0, 0, 3.55)},
        post={
            "grade": {"shadow": "#2a3f80", "high": "#fff4e4", "sat": 1.1, "contrast": 0.15},
            "motes": {"n": 90, "color": "#ffffff", "gain": 0.35, "r": 1.5},
        },
    )
    field = S.ground("snow", "#e6ebf2", amp=0.5, seed=3, flat=3.6)
    field.location.z, snow, white = -0.4, S.gh, S.mat("#eef1f6", "snow")
    # somebody as large as the chair got up and went away
    way = [(0.5, -1.75), (-0.6, -0.75), (-1.25, 0.8), (-1.7, 2.8), (-2.1, 5.1), (-2.6, 7.8), (-3.2, 11.0)]
    way += [(-3.9, 14.6), (-4.8, 18.8), (-5.8, 23.6), (-7, 29)]
    toes = [(0.86, -0.27, 0.16), (0.94, -0.06, 0.115), (0.9, 0.1, 0.105), (0.81, 0.23, 0.095)]
    toes += [(0.68, 0.34, 0.085)]

    def trodden(X, Y):
        Z = snow(X, Y)
        for i, (x, y) in enumerate(way):
            px, py = way[max(i - 1, 0)]
            nx, ny = way[min(i + 1, len(way) - 1)]
            t, left = math.atan2(ny - py, nx - px), (-1) ** i
            u = ((X - x) * math.cos(t) + (Y - y) * math.sin(t)) / 1.12
            v = (((Y - y) * math.cos(t) - (X - x) * math.sin(t)) * left - 0.4) / 1.12
            d = np.hypot((u - 0.3) / 0.38, v / 0.35)
            d = np.minimum(d, np.hypot((u + 0.1) / 0.5, (v - 0.05) / 0.22))
            d = np.minimum(d, np.hypot((u + 0.52) / 0.3, v / 0.27))
            rim = np.exp(-(((d - 1.25) / 0.16) ** 2))
            for along, across, r in toes:
                d = np.minimum(d, np.hypot(u - along, v - across) / r)
            Z = Z - 0.13 * np.clip((1.12 - d) * 6, 0, 1) + 0.05 * rim * (d > 1.05)
        return Z

    S.grid((-14, 14), (-6, 32), trodden, white, 720, 720, 1.6)
    shade = S.mat("#7f94c4", "snow", vary=0.05)
    for i, (x, y) in enumerate(way):
        px, py = way[max(i - 1, 0)]
        nx, ny = way[min(i + 1, len(way) - 1)]
        t, left = math.atan2(ny - py, nx - px), (-1) ** i
        parts = [(0.3, 0, 0.38, 0.35), (-0.1, 0.05, 0.5, 0.22), (-0.52, 0, 0.3, 0.27)]
        for u, v, long, wide in (*parts, *((u, v, r, r) for u, v, r in toes)):
            lat, u = left * (1.12 * v + 0.4), 1.12 * u
            at = x + u * math.cos(t) - lat * math.sin(t), y + u * math.sin(t) + lat * math.cos(t)
            floor = float(trodden(np.array([[at[0]]]), np.array([[at[1]]]))[0, 0])
            turn = (0, 0, math.degrees(t))
            S.lathe([(0, 0), (1, 0)], shade, 32, (*at, floor + 0.035), turn, (1.04 * long, 1.04 * wide, 1))
    for i in range(18):
        x, y = S.rnd.uniform(-13, 14), S.rnd.uniform(20, 34)
        S.tree((x, y, S.z(x, y) - 0.1), S.rnd.uniform(3, 5), "#5f5a66", (), 5, 0.5, seed=i, bare=True)
    # there it goes, taller than the trees
    S.person((-8.9, 42, -1.2), 10.8, "#4a4258", "walk", 172, hair="#3a3038", trousers="#3a3648")
    h, zc = 6.0, S.z(0.75, 1.9) - 0.15
    S.chair((0.75, 1.9, zc), h, "#8f5a36", 24)
    place = S.empty((0.75, 1.9, zc), (0, 0, 24), h)
    for size, at in (((0.47, 0.47, 0.022), (0, 0, 0.494)), ((0.41, 0.032, 0.014), (0, 0.258, 0.942))):
        S.box(size, white, at, bevel=0.008, parent=place)
    # the hat keeps the place
    felt, ribbon = S.mat("#3a3446", "cloth"), S.mat("#b8322c", "cloth")
    hat = S.empty((-0.01, -0.04, 0.505), (3, -4, 20))
    hat.parent = place
    brim = [(0, 0.004), (0.13, 0.0), (0.185, 0.012), (0.19, 0.02), (0.18, 0.02)]
    S.lathe(
        [*brim, (0.115, 0.012), (0.11, 0.02), (0.105, 0.09), (0.09, 0.125), (0.06, 0.142), (0.0, 0.146)],
        felt,
        64,
        parent=hat,
    )
    S.lathe([(0.112, 0.014), (0.114, 0.02), (0.111, 0.044), (0.108, 0.046)], ribbon, 64, parent=hat)
    S.lathe([(0, 0.152), (0.05, 0.148), (0.085, 0.132)], white, 40, parent=hat)
    q = Matrix.Rotation(math.radians(24), 3, "Z") @ Vector((0.19 * h, 0.28 * h, 0))
    tip = Vector((0.75 + q.x, 1.9 + q.y, zc + h))
    ball, r = tip + Vector((0.3, 0, 2.0)), 0.52
    skin = [(0, -1.27), (0.07, -1.25), (0.1, -1.19), (0.04, -1.12)]
    skin += [
        (math.sin(t) ** (0.9 if t < 1.6 else 0.82), math.cos(t) * (1 if t < 1.57 else 1.12))
        for t in np.linspace(math.pi - 0.05, 0, 48)
    ]
    S.lathe(
        [(r * x, r * z) for x, z in skin], S.mat("#d0382f", "clay", rough=0.2, bump=0.0, lift=0.08), 96, ball
    )
    twine, post = S.mat("#7a4a40", "paper"), tip - Vector((0, 0.07, 0.3))
    for k in range(4):
        S.lathe(
            [(0.15, -0.03), (0.185, 0), (0.15, 0.03)], twine, 20, post + Vector((0, 0, 0.055 * k)), (8, 0, 24)
        )
    knot = post + Vector((0.1, -0.17, 0.08))
    S.sphere(0.055, twine, knot, seg=12)
    for dx, dz in ((0.22, -0.3), (-0.06, -0.36)):
        S.tube(
            [knot, knot + Vector((dx * 0.6, -0.05, dz * 0.3)), knot + Vector((dx, -0.03, dz))], 0.02, twine, 6
        )
    S.tube(
        [knot, tip + Vector((0.14, -0.1, 0.25)), ball - Vector((0, 0, 1.25 * r))], 0.02, twine, 6, smooth=6
    )
    # a child with a parcel on a sledge follows the prints
    at = Vector((-1.75, -2.0, S.z(-1.75, -2.0) - 0.02))
    child = S.person(
        at,
        1.12,
        "#c2352d",
        "walk",
        200,
        hat="#c2352d",
        scarf="#f0e2c0",
        hands=((-0.2, 0.16, 0.5), (0.19, -0.12, 0.5)),
    )
    x, y = -1.38, -2.85
    sledge = S.empty((x, y, S.z(x, y) + 0.02), (0, 0, 22))
    wood = S.mat("#a8703c", "wood")
    S.box((0.34, 0.62, 0.04), wood, (0, 0, 0.16), bevel=0.01, parent=sledge)
    for side in (-0.15, 0.15):
        runner = [
            (side, -0.36, 0.03),
            (side, 0.28, 0.03),
            (side, 0.42, 0.09),
            (side, 0.45, 0.2),
            (side, 0.38, 0.25),
        ]
        S.tube(runner, 0.025, wood, 8, sledge, smooth=4)
        for k in (-0.2, 0.15):
            S.tube([(side, k, 0.03), (side, k, 0.16)], 0.02, wood, 6, sledge)
    S.box((0.3, 0.36, 0.26), S.mat("#f0d8a0", "paper"), (0, -0.04, 0.31), bevel=0.01, parent=sledge)
    for size in ((0.31, 0.06, 0.27), (0.06, 0.37, 0.27)):
        S.box(size, ribbon, (0, -0.04, 0.312), bevel=0.005, parent=sledge)
    bpy.context.view_layer.update()
    S.string(
        child.matrix_world @ Vector((-0.2, 0.16, 0.5)),
        sledge.matrix_world @ Vector((0, 0.44, 0.2)),
        0.05,
        0.012,
        "#5a3a2c",
    )
    return S

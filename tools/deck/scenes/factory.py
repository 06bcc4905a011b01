"""A little factory makes the clouds, at the end of the day; a sheep has come out among them."""

import math
from random import Random

import numpy as np
from mathutils import Vector

from ..kit.light import grade, sky, sun
from ..kit.somebody import somebody
from ..kit.stage import Stage


def scene():
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
    for x in (-2.34, -1.475, -0.625, 0.2, 1.56, 2.34):
        S.box((0.14, 0.1, 1.9), brick[1], (x, -1.22, 0.95), parent=e, bevel=0.02)
    S.box((4.95, 0.2, 0.14), pale, (0, -1.2, 1.92), parent=e, bevel=0.03)
    S.box((4.9, 0.14, 0.22), brick[1], (0, -1.22, 0.11), parent=e, bevel=0.02)
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
    S.box((0.08, 0.08, 0.3), dark, (0.6, -1.2, 2.1), parent=e, bevel=0)
    S.box((0.08, 0.08, 0.3), dark, (1.16, -1.2, 2.1), parent=e, bevel=0)
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

    # the sign over its door
    puff(at @ Vector((0.88, -1.2, 2.2)), 0.56, 51, "#fff6e0", 0.5)
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
    # the belt brings them out, and among them what nobody has ordered
    dark, brass, long = S.mat("#4a3a3c", "cloth"), S.mat("#d8a648", "metal"), 3.0
    start = at @ Vector((0.7, -1.0, 0))
    belt = S.empty((start.x, start.y, S.z(start.x, start.y)), (0, 0, 226))
    S.box((long, 0.74, 0.09), dark, (long / 2, 0, 0.46), parent=belt, bevel=0.03)
    for s in (-1, 1):
        S.box((long, 0.08, 0.15), brass, (long / 2, 0.41 * s, 0.43), parent=belt, bevel=0.02)
        for x in (0.5, 1.7, long - 0.12):
            S.box((0.09, 0.09, 0.6), S.mat("#3a3f4a", "metal"), (x, 0.38 * s, 0.14), parent=belt, bevel=0.01)
    for x in np.linspace(0.3, long, 10):
        roller = [(0, -0.46), (0.07, -0.46), (0.07, 0.46), (0, 0.46)]
        S.lathe(roller, brass, 16, (x, 0, 0.4), (90, 0, 0), parent=belt)
    way = belt.matrix_basis
    for x, size, k in ((0.75, 0.34, 30), (2.62, 0.36, 34)):
        puff(way @ Vector((x, 0, 0.5)), size, k, "#fffaf2", 0.25)
    p = way @ Vector((1.68, 0, 0.5))
    S.sheep(p, 0.86, 196, "#fff6ea", "#2c2428")
    x, y = p.x + 0.95, p.y - 0.7
    somebody(
        S,
        (x, y, S.z(x, y)),
        1.55,
        "#3f8a7a",
        -108,
        hands=((0.115, -0.1, 0.86), (-0.115, -0.1, 0.86)),
        elbows=((0.22, -0.12, 0.64), (-0.22, -0.12, 0.64)),
        grips=(((-0.2, 0.1, 1), (0, -1, 0), (0, 0, 0)), ((0.2, 0.1, 1), (0, -1, 0), (0, 0, 0))),
        chest=(0, 0.03, 0.68),
        head=(0, 0.01, 0.875),
        mood="amazed",
        style="bun",
        hair="#6a3420",
    )
    # somebody has wanted the grey one, and has brought an umbrella
    x, y, h = 1.85, -2.0, 1.75
    low = S.z(x, y)
    fan = somebody(
        S,
        (x, y, low),
        h,
        "#e8b030",
        -28,
        hands=((0.2, -0.16, 0.74), (-0.24, -0.1, 0.98)),
        elbows=((0.2, 0.0, 0.56), (-0.2, 0.0, 0.78)),
        grips=(((0.0, -0.6, 0.5), (-0.3, -0.3, 1), (-1, 0, 0)), ((-0.1, 0, 1), (1, -0.4, 0), (0, 0, 0))),
        feet=((0.08, 0, 0), (-0.1, -0.03, 0)),
        shoes="#c8382e",
        turn=(-12, 0, 4),
        mood="happy",
        style="bob",
        hair="#5a3420",
        hem=0.18,
        flare=0.16,
    )
    grip, fist = fan.matrix_basis @ Vector((0.2, -0.19, 0.76)), fan.matrix_basis @ Vector((-0.24, -0.1, 0.99))
    S.umbrella((grip.x - 0.06, grip.y, grip.z + 0.72), 0.78, "#c8382e", (-4, -3, 0))
    cloud = Vector((x - 0.15, y, low + 3.35))
    S.string(fist, cloud + Vector((-0.4, -0.2, 0.15)), r=0.018, color="#f6ecd8")
    puff(cloud, 0.66, 32, "#6f7898", 0.05)
    wet = S.mat("#cfe4f4", "clay", lift=0.5)
    for _ in range(46):
        fall = cloud + Vector(
            (S.rnd.uniform(-0.62, 0.62), S.rnd.uniform(-0.35, 0.2), -S.rnd.uniform(0.0, 0.9))
        )
        S.tube([fall, fall - Vector((0.03, 0, 0.17))], 0.011, wet, 6)
    # one has bought three, which are almost too many
    x, y, h = -1.95, -2.2, 1.6
    kid = somebody(
        S,
        (x, y, S.z(x, y)),
        h,
        "#c8382e",
        18,
        hands=((0.12, -0.1, 1.16), (-0.1, -0.12, 1.1)),
        elbows=((0.19, -0.06, 0.92), (-0.2, -0.08, 0.86)),
        grips=(((0, 0, 1), (-1, -0.4, 0), (0, -1, 0)), ((0.1, 0, 1), (1, -0.4, 0), (0, -1, 0))),
        feet=((0.09, 0.03, 0), (-0.08, -0.02, 0.03)),
        toes=((0.15, -1, 0), (-0.15, -1, -0.5)),
        turn=(-10, 0, 8),
        mood="happy",
        style="short",
        hair="#3a2620",
        hem=0.1,
        flare=0.125,
        trousers="#3f5a8a",
    )
    fist = kid.matrix_basis @ Vector((0.01, -0.12, 1.15))
    for k, (dx, up) in enumerate(((-0.62, 1.0), (0.38, 1.3), (-0.3, 1.85))):
        S.string(fist, fist + Vector((dx, 0.1 * k, up + 0.05)), r=0.017, color="#f6ecd8")
        puff(fist + Vector((dx, 0.1 * k, up)), 0.38, 40 + k, "#fffaf2", 0.4)
    S.lamp((-0.8, -4.2, 2.6), "#ffd8a8", 60, 0.4)
    S.lamp((1.6, -4.6, 2.4), "#ffd8a8", 50, 0.4)
    S.flowers(70, (-4, 4), (-3.5, 0.5), high=0.3)
    return S

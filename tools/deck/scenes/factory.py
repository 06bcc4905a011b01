"""A little factory makes the clouds, at the end of the day; one of them has come out with rain."""

import math
from random import Random

import numpy as np
from mathutils import Vector

from ..kit.light import grade, sky, sun
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

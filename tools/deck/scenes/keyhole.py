"""An old woman at a keyhole as tall as a church door; the child on the swing wears the same red."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import clouds, grade, sky, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "keyhole",
        971,
        sky=sky(
            "#5fa8cc",
            "#a8d8dc",
            "#f6f0cc",
            "#fbe0a4",
            at=(0, 0.42, 0.62, 1),
            clouds=[clouds("#b0d0d8", "#ffffff", (0.3, 0.14))],
        ),
        ambient=0.8,
        key=[sun((2.6, 12, 9.0), "#fff0c0", 4.2, 0.02), sun((-4, -3, 7), "#dcecf8", 0.3, 0.3)],
        fog={"density": 0.016, "start": 24},
        cam={"loc": (0.0, -14, 6.2), "tgt": (0, 0, 3.55)},
        post={
            "grade": grade("#1c1038", "#fff4d0", contrast=0.2),
            "bloom": 0.7,
            "bloom_th": 0.85,
            "motes": {"n": 70, "box": (0.2, 0.35, 0.85, 1), "gain": 0.6},
        },
    )
    # the door, with its hole, and the dark hall on this side
    c, r, foot, wide = 5.6, 1.72, 0.22, 1.45
    outline = [(r * math.sin(t), c + r * math.cos(t)) for t in np.linspace(-2.6, 2.6, 60)]
    outline += [(wide, foot), (-wide, foot)]
    n = len(outline)

    def ring(inner, outer, mat, y, back, bevel=0.0):
        V = [(x, y, z) for x, z in inner] + [(x, y, z) for x, z in outer] + [(x, back, z) for x, z in inner]
        F = []
        for i in range(n):
            j = (i + 1) % n
            F += [(i, j, n + j, n + i), (j, i, 2 * n + i, 2 * n + j)]
        S.obj(V, F, mat, False, bevel=bevel)

    def away(x, z, by):
        d = Vector((x, 0, z - 3.9)).normalized()
        return x + d.x * by, z + d.z * by

    edge = []
    for x, z in outline:
        k = 1 / max(abs(x) / 6.0, abs(z - 3.9) / 8.0)
        edge.append((x * k, 3.9 + (z - 3.9) * k))
    ring(outline, edge, S.mat("#5a3420", "wood", vary=0.3, bump=0.08), 0.0, 0.7)
    plate = [away(x, z, 0.42) for x, z in outline]
    brass = S.mat("#c08a3c", "metal", rough=0.28)
    ring(outline, plate, brass, -0.12, 0.0)
    rim = [Vector((x, -0.1, z)) for x, z in [*plate, plate[0]]]
    S.tube(rim, 0.07, brass, 10)
    for x, z in ((0, 7.53), (1.7, 0.2), (-1.7, 0.2)):
        S.sphere(0.1, S.mat("#6a4420", "metal"), (x, -0.16, z), (1, 0.5, 1), 16)
    for x in (-5, -3.75, -2.5, 2.5, 3.75, 5):
        S.box((0.05, 0.06, 12), S.mat("#24120c", "wood"), (x, -0.01, 5), bevel=0)
    for z in (1.2, 8.6):
        for s in (-1, 1):
            S.box((1.7, 0.1, 0.36), S.mat("#3a3438", "metal", rough=0.5), (s * 3.2, -0.05, z), bevel=0.04)
            for x in (2.55, 3.1):
                S.sphere(0.09, S.mat("#4a4448", "metal"), (s * x, -0.12, z), (1, 0.6, 1), 12)
    hall = S.mat("#2c1c22", "clay", rough=1.0)
    for size, at in (
        ((0.2, 20, 14), (-5.5, -8, 5)),
        ((0.2, 20, 14), (5.5, -8, 5)),
        ((12, 20, 0.2), (0, -8, 11)),
        ((12, 0.2, 14), (0, -17, 5)),
    ):
        S.box(size, hall, at, bevel=0)
    for k in range(12):
        S.box(
            (0.98, 17, 0.12),
            S.mat("#7a5238", "wood", vary=round(0.1 + 0.05 * (k % 5), 2), rough=0.4),
            (k - 5.5, -8.2, -0.06),
            bevel=0.015,
        )
    S.light("AREA", (-4, -10, 9), (0, 0, 4), "#e8a068", 1300, 2.5)
    S.light("AREA", (4.5, -9, 3), (0, 0, 3), "#8a86b0", 300, 2.5)
    # the garden
    S.ground("hills", "#8cb04c", amp=0.5, seed=8, flat=4, base=0.1, y0=0.8)
    S.mountains(55, 7, "#8ab0a8", 4, scale=0.05, width=130)
    pink = ("#f0a8b8", "#f8d0d4", "#e88aa0", "#ffeef0")
    S.tree((-1.9, 8.5, S.z(-1.9, 8.5) - 0.1), 7.2, "#5a3a2a", pink, 6, 0.6, 2.0, 0.15, seed=4)
    S.tube(
        [(-1.8, 8.4, 5.6), (-0.4, 7.6, 6.7), (1.7, 7.2, 6.9)],
        0.16,
        S.mat("#5a3a2a", "wood"),
        10,
        taper=0.5,
        smooth=6,
    )
    S.blossom(
        [(-0.3, 7.4, 7.0), (0.5, 7.3, 7.1), (1.3, 7.2, 7.2), (1.9, 7.2, 6.8), (0.2, 7.3, 6.5)],
        26,
        0.9,
        0.2,
        pink[:3],
    )
    for s in (-1, 1):
        S.string((0.55 + s * 0.3, 7.2, 6.7), (0.95 + s * 0.34, 6.0, 2.35), r=0.025, color="#6a5038")
    S.person(
        (0.95, 6.0, 2.3),
        2.0,
        "#d03a30",
        "sit",
        195,
        hair="#5a3526",
        style="plait",
        lean=0,
        hands=((0.19, 0.02, 0.52), (-0.19, 0.02, 0.52)),
    )
    S.box((0.9, 0.4, 0.06), S.mat("#8a5a36", "wood"), (0.95, 6.0, 2.28), bevel=0.02)
    S.flowers(260, (-3.4, 3.4), (1.2, 12), high=0.45, big=1.7)
    S.grass(300, (-2.4, 2.4), (0.9, 4), high=0.5)
    # who looks: bent, with a stick; and who looks with her
    S.person(
        (-0.55, -0.75, 0.0),
        2.55,
        "#b02c28",
        face=172,
        hair="#bab2a6",
        style="bun",
        chest=(0, -0.06, 0.68),
        head=(0, -0.13, 0.86),
        hands=((0.2, -0.06, 0.44), (-0.2, -0.2, 0.56)),
    )
    S.tube([(-0.08, -0.3, 1.5), (0.0, -0.22, 0.0)], 0.04, S.mat("#4a2c1c", "wood"), 8)
    S.sphere(0.17, S.mat("#a89c90", "cloth"), (-0.53, -0.72, 2.52), (1, 0.9, 0.85), 20)
    k = S.empty((0.8, -0.55, 0.0), (0, 0, 90), 0.8)
    S.blob(
        [
            ((0.12, 0, 0.3), 0.3, (-0.05, 0, 0.7), 0.2),
            ((-0.14, 0, 1.05), 0.22),
            ((-0.2, -0.12, 1.2), 0.08, (-0.22, -0.16, 1.42), 0.03),
            ((-0.2, 0.12, 1.2), 0.08, (-0.22, 0.16, 1.42), 0.03),
            ((0.35, 0, 0.2), 0.09, (0.6, -0.35, 0.1), 0.07),
            ((0.6, -0.35, 0.1), 0.07, (0.4, -0.8, 0.08), 0.06),
        ],
        S.mat("#1c1820", "cloth"),
        parent=k,
        voxel=0.025,
    )
    return S

"""Theatre, hands, faces; a street, a station, a few fields."""

import math

import bpy
import numpy as np
from mathutils import Vector

from ..kit.light import area, clouds, grade, sky, spot, sun
from ..kit.sky import paint_sky
from ..kit.stage import Stage
from . import scene


@scene
def theatre():
    """On the stage it storms with paper waves; in the seats sits one dog."""
    S = Stage(
        "theatre",
        901,
        sky=sky("#2a1a2c", "#4a2a34", "#6a3a38"),
        ambient=0.75,
        key=[
            spot((-3, -6, 10), (0.4, 3.2, 2.5), "#ffe0a8", 6500, 0.5),
            spot((4, -4, 10), (0, 3.6, 2.5), "#a8d0f0", 5200, 0.6),
            area((0, -9, 7), "#e0a090", 520, 4.0),
        ],
        fog={"density": 0.0},
        cam={"loc": (0, -14, 4.6), "tgt": (0, 0, 4.0)},
        post={
            "grade": grade("#241038", "#fff0cc"),
            "bloom": 0.6,
            "bloom_th": 0.8,
            "motes": {"n": 40, "gain": 0.5},
            "beams": [
                {
                    "from": (0.05, -0.02),
                    "to": (0.55, 0.6),
                    "w0": 0.02,
                    "w1": 0.16,
                    "color": "#ffe0a8",
                    "gain": 0.12,
                }
            ],
        },
    )
    gold = S.mat("#c99a4a", "metal", rough=0.35)
    S.box((9, 6, 1.5), S.mat("#7a4a30", "wood"), (0, 4.5, 0.35), bevel=0.04)
    for s in (-1, 1):
        S.box((1.2, 0.8, 12), S.mat("#6a2f34", "clay"), (s * 3.75, 1.9, 5), bevel=0.05)
        for z in (1.2, 4.5, 7.8):
            S.sphere(0.22, gold, (s * 3.3, 1.5, z))
        S.curtain(s * 2.2, s * 3.4, 2.3, 1.1, 8.6, "#9a2a34", 4, 0.16, 0.45)
    S.box((9, 0.8, 2.2), S.mat("#6a2f34", "clay"), (0, 1.9, 9.4), bevel=0.05)
    S.curtain(-3.3, 3.3, 2.1, 7.2, 8.6, "#9a2a34", 12, 0.12)
    S.tube(
        [(-3.3 + 6.6 * t, 1.9, 7.25 + 0.3 * math.cos(t * 6.283 * 4)) for t in np.linspace(0, 1, 60)],
        0.07,
        gold,
        8,
    )
    # painted back cloth, paper moon-less sky: a sun of tin, clouds on strings, waves on rollers
    S.box((7.4, 0.1, 8), S.mat("#7fb4b8", "clay", nscale=0.5, vary=0.2), (0, 6.6, 4.8))
    S.lathe(
        [(0, 0), (0.72, 0), (0.72, 0.1), (0, 0.1)],
        S.mat("#f4c450", "clay", rough=0.3),
        40,
        (1.5, 6.3, 6.3),
        (90, 0, 0),
    )
    for k in range(14):
        a = 6.283 * k / 14
        S.obj(
            [
                (1.5 + 0.8 * math.cos(a - 0.12), 6.25, 6.3 + 0.8 * math.sin(a - 0.12)),
                (1.5 + 0.8 * math.cos(a + 0.12), 6.25, 6.3 + 0.8 * math.sin(a + 0.12)),
                (1.5 + 1.25 * math.cos(a), 6.25, 6.3 + 1.25 * math.sin(a)),
            ],
            [(0, 1, 2)],
            S.mat("#f4c450", "clay", rough=0.3),
            False,
        )
    for x, z, q in ((-1.7, 6.6, 0.8), (-0.2, 7.0, 0.6), (2.3, 7.1, 0.55)):
        S.blob(
            [
                ((x - q, 5.6, z), 0.24 * q, (x + q, 5.6, z), 0.28 * q),
                ((x - 0.3 * q, 5.6, z + 0.2), 0.36 * q),
                ((x + 0.35 * q, 5.6, z + 0.18), 0.32 * q),
            ],
            S.mat("#f4f0e6", "paper"),
            scale=(1, 1, 1),
            voxel=0.05,
            smooth=3,
        )
        S.string((x, 5.6, z + 0.2), (x, 5.6, 9), r=0.012)
    blues = ["#2f6f8a", "#3f8a9a", "#5aa4a8", "#86c0ba"]
    for row in range(4):
        y, z0 = 5.4 - row * 0.75, 2.0 - row * 0.14
        P = []
        for i in range(121):
            u = i / 120
            x = -2.7 + 5.4 * u
            ph = (u * 7 + row * 0.5) % 1
            P.append((x, z0 + 0.42 * (ph**1.6) if ph < 0.86 else z0 + 0.42 * (1 - ph) / 0.14 * 0.8))
        V = [(x, y, 1.1) for x, _ in P] + [(x, y, z) for x, z in P]
        S.obj(
            V, [(i, i + 1, 122 + i, 121 + i) for i in range(120)], S.mat(blues[row], "paper"), False
        ).modifiers.new("thick", "SOLIDIFY").thickness = 0.05
        S.tube([(x, y - 0.04, z) for x, z in P], 0.03, S.mat("#f4f0e6", "paper"), 6)
        for s in (-1, 1):
            w = S.empty((s * 2.55, y - 0.1, 1.28))
            S.tube(
                [(0.17 * math.cos(t), 0, 0.17 * math.sin(t)) for t in np.linspace(0, 6.283, 20)],
                0.035,
                gold,
                6,
                w,
            )
    b = S.empty((-0.35, 4.25, 1.95), (0, -9, 8), 0.95)
    V, F, n, m = [], [], 24, 10
    for i in range(n + 1):
        t = i / n * 2 - 1
        w = 0.4 * (1 - t**4) + 0.03
        for k in range(m + 1):
            a = math.pi * k / m
            V.append((1.2 * t, -w * math.cos(a), 0.3 * abs(t) ** 3 + 0.42 - 0.5 * math.sin(a) ** 0.7))
    for i in range(n):
        for k in range(m):
            q = i * (m + 1) + k
            F.append((q, q + 1, q + m + 2, q + m + 1))
    S.obj(V, F, S.mat("#8a4a30", "wood"), parent=b).modifiers.new("thick", "SOLIDIFY").thickness = 0.05
    S.tube([(0.1, 0, 0.1), (0.1, 0, 2.3)], 0.04, S.mat("#6a4a30", "wood"), 8, b)
    S.obj(
        [(0.15, 0, 0.6), (1.0, 0.05, 0.7), (0.15, 0, 2.2)],
        [(0, 1, 2)],
        S.mat("#f6efe0", "cloth"),
        False,
        parent=b,
    ).modifiers.new("thick", "SOLIDIFY").thickness = 0.03
    S.person((-0.4, 0, 0.15), 1.35, "#c2453a", "wave", 20, hair="#4a2c20", scarf="#efd08a", parent=b)
    S.string(b.matrix_basis @ Vector((0.1, 0, 2.3)), (-0.3, 4.2, 9), r=0.012)
    fl = S.mat("#ffd890", "glow", gain=4.0)
    for k in range(9):
        S.sphere(0.1, fl, (-2.6 + 0.65 * k, 1.55, 1.15), (1, 1, 0.8), 14)
        S.lathe([(0.18, 0), (0.2, 0.12), (0, 0.13)], gold, 12, (-2.6 + 0.65 * k, 1.35, 1.05))
    # rows of seats, seen from behind
    plush = S.mat("#8a2f38", "cloth")
    for row in range(4):
        y, z = -4.6 + row * 1.35, -0.55 - 0.0 * row
        n = 7
        for i in range(n):
            x = (i - 3) * 1.12 + (row % 2) * 0.2
            S.blob(
                [
                    ((x - 0.3, y, z + 0.3), 0.16, (x - 0.3, y, z + 0.95), 0.16),
                    ((x + 0.3, y, z + 0.3), 0.16, (x + 0.3, y, z + 0.95), 0.16),
                    ((x, y, z + 0.3), 0.18, (x, y, z + 1.05), 0.17),
                ],
                plush,
                voxel=0.05,
                smooth=3,
            )
            S.box((0.12, 0.5, 0.5), S.mat("#4a2a20", "wood"), (x + 0.56, y + 0.2, z + 0.4), bevel=0.03)
    d = S.empty((0.15, -2.95, -0.05), (0, 0, 90), 0.85)
    fur = S.mat("#d8c09a", "cloth")
    S.blob(
        [
            ((0, 0, 0.3), 0.36, (0.1, 0, 0.8), 0.28),
            ((0.12, 0, 1.25), 0.27),
            ((0.1, -0.22, 1.36), 0.1, (0.02, -0.36, 1.02), 0.09),
            ((0.1, 0.22, 1.36), 0.1, (0.02, 0.36, 1.02), 0.09),
        ],
        fur,
        parent=d,
        voxel=0.03,
    )
    S.lamp((0.3, -3.6, 2.2), "#ffcf90", 26, 0.3)
    return S


@scene
def puppet():
    """The puppet has got hold of a pair of scissors."""
    S = Stage(
        "puppet",
        902,
        sky=sky("#2a2438", "#4a3444", "#7a4a44"),
        ambient=0.75,
        key=[
            spot((-3, -7, 9), (0.1, 1.5, 2.0), "#ffe0b0", 5200, 0.6),
            area((5, -5, 6), "#c0a0e0", 600, 2.5),
            area((-5, -6, 8), "#ffd8b0", 900, 2.5),
        ],
        fog={"density": 0.0},
        cam={"loc": (0, -14, 3.8), "tgt": (0, 0, 4.0)},
        post={"grade": grade("#1f1238", "#fff0d0"), "bloom": 0.5, "motes": {"n": 40, "gain": 0.5}},
    )
    for s in (-1, 1):
        S.curtain(s * 1.9, s * 4.4, 4.6, 0, 11, "#7a2a3a", 6, 0.25)
    S.box((10, 0.2, 12), S.mat("#2a3a4a", "clay", nscale=0.5, vary=0.3), (0, 6.2, 5))
    n = 13
    for i in range(n):
        S.box(
            (0.75, 11, 0.12),
            S.mat("#8a5a38", "wood", vary=round(S.rnd.uniform(0.1, 0.35), 1), rough=0.45),
            (-4.6 + 0.77 * i, 0, -0.06),
            bevel=0.01,
        )
    S.box((14, 14, 0.2), S.mat("#2a1c18", "clay"), (0, 0, -0.3))
    skin = S.mat("#e2b894", "clay", bump=0.02)
    S.hand(
        (0.15, 1.6, 9.4),
        1.75,
        skin,
        (180, 0, 180),
        curl=(0.5, 0.42, 0.46, 0.55),
        spread=0.2,
        thumb=0.4,
        cuff="#26242e",
    )
    S.box((2.6, 0.2, 0.16), S.mat("#a5723f", "wood"), (0.05, 0.75, 7.15), (0, 6, 0), 0.04)
    S.box((0.16, 1.5, 0.14), S.mat("#a5723f", "wood"), (0.05, 0.75, 7.25), (0, 6, 14), 0.04)
    p = Vector((0.05, 0.8, 0.0))
    h = 2.9
    S.person(
        p,
        h,
        "#c2453a",
        "stand",
        8,
        hair="#4a2c20",
        trousers="#e0c060",
        hands=((0.34, -0.16, 0.98), (-0.24, -0.06, 0.62)),
        feet=((0.1, -0.02, 0.03), (-0.12, 0.06, 0.05)),
    )
    for x, z in ((0.3, 0.2), (-0.38, 0.22)):
        S.sphere(0.08, S.mat("#e0a83c", "metal"), p + Vector((x, -0.1, z)), seg=14)
    S.lathe(
        [(0.36, 0), (0.44, -0.02), (0.4, 0.05), (0.3, 0.12)],
        S.mat("#f2ead8", "cloth"),
        18,
        p + Vector((0, 0, 0.76 * h)),
    )
    lines = [
        ((-1.15, 0.75, 7.0), (-0.24 * h, 0.7, 0.64 * h)),
        ((0.6, 0.4, 7.15), (0.14, 0.8, 1.0 * h)),
        ((-0.3, 1.2, 7.2), (-0.1, 0.8, 1.0 * h)),
        ((-0.6, 0.75, 7.05), (-0.3, 0.75, 0.4)),
    ]
    for a, b in lines:
        S.string(a, b, 0, 0.016, "#f6ecd8")
    # the cut ones curl
    cut = Vector((0.34 * h, 0.35, 0.98 * h))
    S.string((1.25, 0.75, 7.3), cut + Vector((0.12, 0.1, 1.55)), 0, 0.016, "#f6ecd8")
    S.tube(
        [
            cut + Vector((0.0, 0.1, -0.2)),
            cut + Vector((0.3, 0.1, -0.6)),
            cut + Vector((0.55, 0.0, -1.2)),
            cut + Vector((0.35, 0, -1.6)),
            cut + Vector((0.6, 0, -1.9)),
        ],
        0.016,
        S.mat("#f6ecd8", "paper"),
        6,
        smooth=6,
    )
    S.tube(
        [(0.9, 0.4, 0.03), (1.4, 0.1, 0.03), (1.1, -0.3, 0.03), (1.7, -0.5, 0.03)],
        0.016,
        S.mat("#f6ecd8", "paper"),
        6,
        smooth=6,
    )
    steel = S.mat("#c4c8cc", "metal", rough=0.2)
    sc = S.empty(cut + Vector((0.02, -0.12, 0.15)), (0, 18, 0), 1.15)
    for s in (-1, 1):
        S.obj(
            [
                (s * 0.03, 0.01 * s, 0.1),
                (s * 0.1, 0.01 * s, 0.15),
                (s * 0.3, 0.01 * s, 1.15),
                (s * 0.2, 0.01 * s, 0.7),
            ],
            [(0, 1, 2, 3)],
            steel,
            False,
            parent=sc,
        ).modifiers.new("thick", "SOLIDIFY").thickness = 0.03
        S.tube(
            [
                (-s * 0.16 + 0.14 * math.cos(t), 0, -0.22 + 0.19 * math.sin(t))
                for t in np.linspace(0, 6.283, 24)
            ],
            0.04,
            S.mat("#2a3a5a", "clay", rough=0.3),
            8,
            sc,
        )
    S.sphere(0.05, S.mat("#e0a83c", "metal"), (0, -0.03, 0.12), parent=sc, seg=12)
    # others hang in the dark and watch
    for x, y, c in ((-2.75, 2.9, "#3f6a8a"), (2.8, 3.0, "#5a7a4a")):
        S.person((x, y, 1.3), 2.2, c, "stand", -10 * x, hair="#3a2620", trousers="#3a3444")
        for dx in (-0.35, 0.0, 0.35):
            S.string((x + dx, y, 2.9 if dx else 3.4), (x + dx * 1.5, y, 11), r=0.014, color="#c8bca8")
    return S


@scene
def portrait():
    """The gentleman's head is a house, and someone is moving in."""
    S = Stage(
        "portrait",
        903,
        sky=sky(
            "#6fa4b4",
            "#a9ccc4",
            "#ece4c4",
            "#f4d4a4",
            at=(0, 0.45, 0.75, 1),
            clouds=[clouds("#a4c4c0", "#fff8ea", (0.45, 0.25), 0.85)],
        ),
        ambient=0.75,
        key=[sun((-6, -6, 7), "#fff0d0", 3.0), sun((6, 5, 6), "#ffd0a0", 1.3, 0.2)],
        fog={"density": 0.0},
        cam={"loc": (0, -14, 4.4), "tgt": (0, 0, 4.2)},
        post={"grade": grade("#1f2f50", "#fff4d8"), "bloom": 0.6},
    )
    coat = S.mat("#34405a", "cloth", bump=0.03, bscale=60)
    S.blob(
        [
            ((-2.2, 1.8, 1.1), 1.25, (2.2, 1.8, 1.1), 1.25),
            ((-2.6, 1.8, 0.6), 1.1, (-3.0, 1.7, -2.5), 1.1),
            ((2.6, 1.8, 0.6), 1.1, (3.0, 1.7, -2.5), 1.1),
            ((0, 1.8, 0.8), 1.5, (0, 1.7, -2), 1.7),
            ((0, 1.9, 2.0), 1.0),
        ],
        coat,
        voxel=0.09,
        smooth=10,
    )
    S.lathe([(0.72, 0), (0.7, 0.9)], S.mat("#e2b894", "clay"), 36, (0, 1.75, 2.5))
    shirt = S.mat("#f6f0e4", "cloth")
    S.obj(
        [(-0.75, 0.35, 2.75), (0.75, 0.35, 2.75), (0.35, 0.0, 0.4), (0, -0.1, -0.6), (-0.35, 0.0, 0.4)],
        [(0, 1, 2, 3, 4)],
        shirt,
        False,
    )
    for s in (-1, 1):
        S.obj(
            [(s * 0.1, 0.55, 2.35), (s * 0.85, 0.85, 2.5), (s * 0.8, 1.0, 3.15), (s * 0.6, 0.85, 3.2)],
            [(0, 1, 2, 3)],
            shirt,
            False,
        ).modifiers.new("thick", "SOLIDIFY").thickness = 0.06
        S.obj(
            [
                (s * 0.15, -0.05, 0.0),
                (s * 0.8, 0.15, 2.6),
                (s * 1.35, 0.4, 2.5),
                (s * 1.15, 0.05, 1.5),
                (s * 0.9, -0.1, 1.3),
                (s * 0.4, -0.25, 0.1),
            ],
            [(0, 1, 2, 3, 4, 5)],
            S.mat("#2a3450", "cloth"),
            False,
        ).modifiers.new("thick", "SOLIDIFY").thickness = 0.08
    red = S.mat("#c2453a", "cloth")
    S.blob(
        [
            ((0, 0.15, 2.35), 0.17, (0, 0.15, 2.3), 0.17),
            ((0, 0.05, 2.1), 0.12, (0, -0.15, 1.2), 0.26),
            ((0, -0.15, 1.2), 0.26, (0, -0.2, 0.6), 0.1),
        ],
        red,
        scale=(1, 0.7, 1),
        voxel=0.03,
    )
    # the head
    z = 3.3
    wall, roof, wood = S.mat("#f2e4c8", "clay"), S.mat("#a5483c", "clay", bump=0.08), S.mat("#5a7a6a", "wood")
    S.box((2.5, 2.1, 2.7), wall, (0, 1.75, z + 1.35), bevel=0.06)
    V = [
        (-1.6, 0.5, z + 2.62),
        (1.6, 0.5, z + 2.62),
        (1.6, 3.0, z + 2.62),
        (-1.6, 3.0, z + 2.62),
        (-0.0, 0.5, z + 4.25),
        (0.0, 3.0, z + 4.25),
    ]
    S.obj(V, [(0, 1, 4), (1, 2, 5, 4), (2, 3, 5), (3, 0, 4, 5), (0, 3, 2, 1)], roof, False, bevel=0.04)
    S.box((0.42, 0.42, 1.1), S.mat("#b8654c", "stone"), (0.85, 1.9, z + 3.85), bevel=0.03)
    for i, (x, zz, q) in enumerate(((0.95, 5.0, 0.3), (1.3, 5.6, 0.42), (1.8, 6.2, 0.55))):
        S.cloud((x, 1.9, z + zz), q, "#fffaf2", 8, 0.6, seed=i)
    glow = S.mat("#ffca70", "glow", gain=2.6)
    for x in (-0.68, 0.68):
        S.box((0.72, 0.06, 0.8), S.mat("#fbf4e4", "wood"), (x, 0.7, z + 1.75), bevel=0.02)
        S.box((0.58, 0.08, 0.66), glow, (x, 0.69, z + 1.75), bevel=0.01)
        S.box((0.05, 0.12, 0.7), S.mat("#fbf4e4", "wood"), (x, 0.67, z + 1.75), bevel=0)
        S.box((0.6, 0.12, 0.05), S.mat("#fbf4e4", "wood"), (x, 0.67, z + 1.78), bevel=0)
        for s in (-1, 1):
            S.box((0.3, 0.05, 0.8), wood, (x + s * 0.52, 0.66, z + 1.75), bevel=0.02)
        S.box((0.86, 0.22, 0.12), S.mat("#7a5236", "wood"), (x, 0.58, z + 1.28), bevel=0.03)
        for k in range(9):
            S.sphere(
                0.07,
                S.mat(("#d8503c", "#f2d060", "#6f9440")[k % 3], "cloth"),
                (x - 0.34 + 0.085 * k, 0.55, z + 1.38 + 0.03 * (k % 2)),
                seg=10,
            )
    S.door((0, 0.68, z + 0.02), 1.05, 0.56, "#fbf4e4", "#c2453a", 55, 0, glow="#ffca70", gain=2.0)
    S.lathe([(0, 0), (0.34, 0)], glow, 24, (0, 0.49, z + 3.25), (90, 0, 0))
    S.box((0.05, 0.05, 0.66), S.mat("#fbf4e4", "wood"), (0, 0.47, z + 3.25), bevel=0)
    # somebody climbs the shoulder with a trunk
    S.ladder((1.5, 0.55, 2.15), (0.55, 0.5, z + 0.15), 0.36, "#b98a52", 0.22, 0.028)
    S.person((1.15, 0.4, 2.62), 0.78, "#e0b050", "reach", 140, hair="#4a2c20")
    S.person((2.2, 0.7, 2.3), 0.82, "#3f6a8a", "stand", -60, hair="#7a5030", scarf="#efd08a")
    S.box((0.4, 0.22, 0.3), S.mat("#7a5036", "cloth"), (2.55, 0.6, 2.42), bevel=0.04)
    S.chair((-1.9, 0.7, 2.28), 0.62, "#8f5a36", 30)
    S.bird((-2.5, 1.3, 2.28), 0.5, "#d8603c", 20, belly="#f3d9b0")
    return S


@scene
def puddle():
    """A grey street; in the puddle it is summer."""
    S = Stage(
        "puddle",
        904,
        sky=sky("#8a949c", "#a8aeb0", "#c4c4be"),
        ambient=0.9,
        key=[sun((-4, 3, 8), "#f0f0f0", 1.8, 0.3), area((0, -6, 8), "#ffffff", 200, 4.0)],
        fog={"density": 0.0},
        cam={"loc": (0, -9.5, 11.5), "tgt": (0, 0.35, 0.2)},
        post={"grade": grade("#232c48", "#fff6e0", sat=1.12), "bloom": 0.5, "bloom_th": 0.8, "vignette": 0.4},
    )
    stone = [S.mat(c, "stone", bump=0.12) for c in ("#7a8086", "#6e7478", "#868a8c", "#747c80")]
    rnd = S.rnd
    for i in range(-8, 9):
        for j in range(-9, 12):
            x, y = i * 0.74 + (j % 2) * 0.37, j * 0.62
            S.box(
                (0.7, 0.58, 0.3),
                rnd.choice(stone),
                (x, y, -0.17 + rnd.uniform(-0.015, 0.015)),
                (0, 0, rnd.uniform(-2, 2)),
                0.06,
            )
    S.box((14, 0.5, 0.5), S.mat("#9a9c98", "stone"), (0, 6.6, -0.05), bevel=0.06)
    S.box((14, 6, 0.4), S.mat("#8c8e8c", "stone"), (0, 9.6, -0.05), bevel=0.02)
    # the puddle is a window: a painted sky with sun, clouds, birds seen from below

    spec = {
        "stops": [(0, "#2f86c4"), (0.55, "#7fc4e0"), (1, "#d8f0ea")],
        "discs": [
            {
                "x": 0.66,
                "y": 0.3,
                "r": 0.085,
                "color": "#fff0b0",
                "glow": "#ffe28a",
                "halo": 1.4,
                "halo_gain": 0.5,
                "maria": 0,
            }
        ],
        "clouds": [
            {"dark": "#a8d0e4", "lite": "#ffffff", "band": (0.6, 0.3), "alpha": 0.9, "cell": (90, 160)}
        ],
    }
    px = np.ones((480, 480, 4), "f4")
    px[..., :3] = paint_sky(480, 480, spec, 5)
    image = bpy.data.images.new("summer", 480, 480, float_buffer=True)
    image.colorspace_settings.name = "Linear Rec.709"
    image.pixels.foreach_set(px.ravel())
    m = bpy.data.materials.new("summer")
    m.use_nodes = True
    N, L = m.node_tree.nodes, m.node_tree.links
    N.clear()
    out, em, tex = N.new("ShaderNodeOutputMaterial"), N.new("ShaderNodeEmission"), N.new("ShaderNodeTexImage")
    tex.image = image
    L.new(tex.outputs[0], em.inputs[0])
    em.inputs[1].default_value = 1.25
    L.new(em.outputs[0], out.inputs[0])
    n, P = S.nfun(0.6, 4, 2), []
    for k in range(90):
        a = 2 * math.pi * k / 90
        r = 1 + 0.55 * (
            float(n(np.array([[2 * math.cos(a) + 5]]), np.array([[2 * math.sin(a) + 5]]))[0, 0]) - 0.5
        )
        P.append((0.1 + 2.55 * r * math.cos(a), 0.1 + 2.5 * r * math.sin(a)))
    S.obj(
        [(x, y, 0.02) for x, y in P],
        [tuple(range(90))],
        m,
        False,
        uv=[((x + 3) / 6, (y + 3) / 6) for x, y in P],
    )
    S.tube([(x, y, 0.02) for x, y in [*P, P[0]]], 0.05, S.mat("#5a646c", "water", rough=0.05), 6)
    for k in range(7):
        x, y = 0.4 + 0.36 * k - 1.7, -1.2 + 0.13 * k + (k % 2) * 0.14
        S.obj(
            [
                (x - 0.2, y + 0.08, 0.03),
                (x - 0.07, y + 0.02, 0.03),
                (x, y - 0.04, 0.03),
                (x + 0.07, y + 0.02, 0.03),
                (x + 0.2, y + 0.08, 0.03),
                (x, y + 0.03, 0.03),
            ],
            [(0, 1, 2, 3, 4, 5)],
            S.mat("#2a4a6a", "clay"),
            False,
        )
    # a child is about to jump; grown-ups hurry past with umbrellas
    S.person(
        (-0.55, 2.0, 0.55),
        1.55,
        "#e8b830",
        "fly",
        10,
        hair="#5a3526",
        trousers="#3f5a86",
        hands=((0.34, -0.1, 0.9), (-0.34, -0.1, 0.9)),
    )
    S.lathe(
        [(0.2, -0.02), (0.24, 0.0), (0.2, 0.16), (0.12, 0.24), (0, 0.27)],
        S.mat("#e8b830", "cloth"),
        24,
        (-0.55, 2.03, 1.98),
        scale=0.95,
    )
    for x, y, c, u, f in (
        (-2.7, 3.2, "#4a5058", "#2a2e38", 70),
        (2.4, 3.9, "#545a60", "#343a44", -60),
        (2.9, -1.8, "#4a5058", "#2a2e38", -100),
        (-2.9, -1.2, "#5a5a5e", "#30343e", 100),
        (0.9, 5.4, "#50565c", "#2a2e38", 90),
    ):
        S.person((x, y, 0), 1.7, c, "walk", f, hair="#3a3432", skin="#c4b8a8")
        S.umbrella(
            (x + 0.1, y - 0.1, 2.0), 0.95, u, (rnd.uniform(-8, 8), rnd.uniform(-8, 8), rnd.uniform(0, 40))
        )
    rain = S.mat("#e4ecf0", "glow", gain=0.5)
    for _ in range(110):
        x, y, z = rnd.uniform(-4, 4), rnd.uniform(-4, 7), rnd.uniform(0.4, 6)
        S.tube([(x, y, z), (x - 0.05, y, z - 0.4)], 0.007, rain, 4)
    return S


@scene
def suitcase():
    """Stairs lead down into the suitcase, and there is light."""
    S = Stage(
        "suitcase",
        905,
        sky=sky("#8aa0a8", "#b4c0b8", "#e4dcc4", "#eed4ac", at=(0, 0.4, 0.66, 1), wash=0.3),
        ambient=0.75,
        key=[sun((-6, 2, 6), "#ffe8c4", 2.4), sun((5, -6, 7), "#dce6f0", 1.0, 0.3)],
        fog={"density": 0.03, "start": 17},
        cam={"loc": (0, -12.5, 6.2), "tgt": (0, 0, 2.6)},
        post={"grade": grade("#24305a", "#fff0cc"), "bloom": 0.8, "bloom_th": 0.75},
    )
    plat = S.mat("#a8a294", "stone", nscale=0.5, bump=0.05)
    for s in (-1, 1):
        S.box((5.5, 14, 0.4), plat, (s * 4.05, 0, -0.2), bevel=0)
    S.box((2.6, 6.2, 0.4), plat, (0, 4.6, -0.2), bevel=0)
    S.box((2.6, 4.4, 0.4), plat, (0, -3.75, -0.2), bevel=0)
    S.box((14, 0.24, 0.06), S.mat("#e8c850", "clay"), (0, 5.6, 0.02), bevel=0.01)
    # rails and a waiting train of fog
    for y in (8.4, 9.6):
        S.box((40, 0.12, 0.14), S.mat("#6a5a50", "metal"), (0, y, -0.7))
    for k in range(24):
        S.box((0.3, 2.2, 0.14), S.mat("#5a4436", "wood"), (-12 + k, 9, -0.82))
    S.box((40, 5, 0.2), S.mat("#7a746a", "stone"), (0, 9.2, -0.98))
    # the case: an open box round a hole
    leather, dark, brass = (
        S.mat("#9a5a34", "cloth", bump=0.05, bscale=24, vary=0.25),
        S.mat("#6a3c24", "cloth"),
        S.mat("#c99a4a", "metal", rough=0.3),
    )
    w, d, h = 1.3, 1.55, 0.85
    cy = 0.0
    for s in (-1, 1):
        S.box((0.12, 2 * d, h), leather, (s * w, cy, h / 2), bevel=0.04)
        S.box((2 * w + 0.12, 0.12, h), leather, (0, cy + s * d, h / 2), bevel=0.04)
        for q in (-1, 1):
            S.box((0.3, 0.3, 0.34), dark, (s * (w - 0.04), cy + q * (d - 0.04), h - 0.14), bevel=0.05)
    lid = S.empty((0, cy + d + 0.05, h), (-104, 0, 0))
    S.box((2 * w + 0.12, 2 * d, 0.1), leather, (0, -d, 0.36), parent=lid, bevel=0.04)
    for s in (-1, 1):
        S.box((0.12, 2 * d, 0.4), leather, (s * w, -d, 0.18), parent=lid, bevel=0.04)
        S.box((2 * w, 0.12, 0.4), leather, (0, -d + s * d, 0.18), parent=lid, bevel=0.03)
    S.box((2 * w - 0.1, 2 * d - 0.1, 0.03), S.mat("#d8b48a", "cloth"), (0, -d, 0.3), parent=lid, bevel=0)
    for k, c in enumerate(("#4f86a8", "#e0b050", "#c2453a")):
        S.box(
            (0.62, 0.5, 0.02),
            S.mat(c, "paper"),
            (-0.55 + 0.55 * k, -d - 0.5 + 0.5 * k, 0.27),
            (0, 0, 14 * (k - 1)),
            0.0,
            lid,
        )
    for x in (-0.7, 0.7):
        S.box((0.26, 0.06, 0.2), brass, (x, cy - d - 0.08, h - 0.16), bevel=0.02)
    S.tube(
        [
            (-0.35, cy - d - 0.08, h - 0.3),
            (-0.3, cy - d - 0.3, h - 0.36),
            (0.3, cy - d - 0.3, h - 0.36),
            (0.35, cy - d - 0.08, h - 0.3),
        ],
        0.06,
        dark,
        8,
        smooth=4,
    )
    # down the stairs
    wood = S.mat("#a5723f", "wood")
    for k in range(12):
        y = cy - d + 0.3 + k * 0.27
        S.box((2 * w - 0.2, 0.3, 0.14), wood, (0, y, 0.35 - k * 0.3), bevel=0.02)
        S.box((2 * w - 0.2, 0.06, 0.3), S.mat("#7a4e30", "wood"), (0, y + 0.15, 0.2 - k * 0.3), bevel=0)
    wall = S.mat("#c9785a", "clay")
    for s in (-1, 1):
        S.box((0.1, 2 * d + 2, 5), wall, (s * (w - 0.1), cy + 0.6, -2.3), bevel=0)
    S.box((2 * w, 0.1, 6), wall, (0, cy + d - 0.1, -2.6), bevel=0)
    S.lamp((0, cy + 1.1, -1.3), "#ffb858", 420, 0.3)
    S.lamp((0, cy + 0.4, 0.2), "#ffc878", 60, 0.3)
    S.frame((0.35, cy + d - 0.18, -0.3), 0.6, 0.75, "#e0b050", S.mat("#8ab0b8", "clay"))
    S.light("AREA", (0, cy + 0.8, 0.5), (0, cy - 0.6, 4), "#ffc878", 160, 1.5)
    # who goes down; who waits; a clock
    S.person((0.1, cy - 0.75, -0.02), 1.5, "#c2453a", "walk", 176, hair="#4a2c20", scarf="#efd08a")
    S.person((2.4, 2.4, 0), 1.9, "#4a525e", "stand", -150, hair="#3a3230", hat=None)
    S.box((0.5, 0.2, 0.36), S.mat("#4a3a30", "cloth"), (2.85, 2.3, 0.2), bevel=0.04)
    S.person((-2.7, 3.2, 0), 1.85, "#5a6250", "stand", 140, hair="#cfc8bc")
    S.tube([(-2.1, 5.0, 0), (-2.1, 5.0, 4.6)], 0.08, S.mat("#34403c", "metal"), 10)
    S.lathe(
        [(0, -0.1), (0.62, -0.1), (0.66, 0), (0.62, 0.1), (0, 0.1)],
        S.mat("#34403c", "metal"),
        40,
        (-2.1, 4.95, 4.9),
        (90, 0, 0),
    )
    S.lathe([(0, 0), (0.56, 0)], S.mat("#fff6e0", "glow", gain=0.7), 40, (-2.1, 4.83, 4.9), (90, 0, 0))
    S.box((0.05, 0.03, 0.4), S.mat("#2a2a30", "clay"), (-2.1, 4.8, 5.06), (0, 0, 0), 0)
    S.box((0.05, 0.03, 0.3), S.mat("#2a2a30", "clay"), (-2.0, 4.8, 4.9), (0, 100, 0), 0)
    S.bird((1.6, -2.2, 0.0), 0.5, "#8a9098", 150, belly="#b4b8bc")
    S.bird((2.1, -1.8, 0.0), 0.5, "#7a8088", 200, belly="#b4b8bc")
    return S


@scene
def sunflowers():
    """A field of sunflowers listens to its conductor."""
    S = Stage(
        "sunflowers",
        906,
        sky=sky(
            "#4f9cc4",
            "#9cd0d4",
            "#f4ecc4",
            "#f8d090",
            at=(0, 0.42, 0.68, 1),
            clouds=[clouds("#a0c8d0", "#fffcf0", (0.24, 0.18))],
        ),
        ambient=0.85,
        key=[sun((4, -7, 7), "#fff0c0", 3.6), sun((-6, 6, 5), "#ffd890", 1.0, 0.2)],
        fog={"density": 0.02, "start": 19},
        cam={"loc": (0, -14, 5.4), "tgt": (0, 0, 3.1)},
        post={"grade": grade("#1c3a58", "#fff6d0")},
    )
    S.ground("hills", "#8aa04a", amp=0.3, seed=4, flat=5)
    S.mountains(55, 6, "#8aac9c", 4, scale=0.05, width=130, sharp=False)
    green, core = S.mat("#5f8a3c", "cloth"), S.mat("#4a2e1e", "cloth", bump=0.2, bscale=18)
    golds = [S.mat(c, "cloth") for c in ("#f2b828", "#f6c83c", "#e8a424")]
    podium = Vector((-0.1, -2.3, 0.9))

    def flower(x, y, h, r):
        z = S.z(x, y)
        top = Vector((x, y, z + h))
        S.tube([(x, y, z - 0.1), (x + 0.05, y + 0.05, z + h * 0.6), tuple(top)], 0.06, green, 6)
        aim = (podium + Vector((0, 0, 0.9)) - top).normalized()
        e = S.empty(top, (0, 0, 0))
        e.rotation_euler = aim.to_track_quat("Z", "Y").to_euler()
        S.lathe(
            [(0, 0.06 * r), (0.4 * r, 0.1 * r), (0.46 * r, 0.0), (0.2 * r, -0.12 * r)], core, 18, parent=e
        )
        V, F = [], []
        for ring in range(2):
            for k in range(13):
                a = 6.283 * (k + 0.5 * ring) / 13
                c, s = math.cos(a), math.sin(a)
                b = len(V)
                V += [
                    (0.38 * r * c - 0.1 * r * s, 0.38 * r * s + 0.1 * r * c, 0.0),
                    (0.38 * r * c + 0.1 * r * s, 0.38 * r * s - 0.1 * r * c, 0.0),
                    (0.72 * r * c + 0.1 * r * s, 0.72 * r * s - 0.1 * r * c, 0.05 * r),
                    (1.0 * r * c, 1.0 * r * s, 0.1 * r - 0.06 * ring * r),
                    (0.72 * r * c - 0.1 * r * s, 0.72 * r * s + 0.1 * r * c, 0.05 * r),
                ]
                F.append((b, b + 1, b + 2, b + 3, b + 4))
        S.obj(V, F, S.rnd.choice(golds), False, parent=e)
        for s in (-1, 1):
            p = Vector((x, y, z + h * (0.45 + 0.12 * s)))
            S.obj(
                [
                    p,
                    p + Vector((s * 0.2, -0.14, 0.1)),
                    p + Vector((s * 0.55, -0.05, 0.02)),
                    p + Vector((s * 0.22, 0.14, 0.08)),
                ],
                [(0, 1, 2, 3)],
                green,
                True,
            )

    for row in range(13):
        y = 0.2 + row * 1.15
        n = 7 + row
        for i in range(n):
            x = (i - (n - 1) / 2) * 1.0 + S.rnd.uniform(-0.22, 0.22)
            flower(
                x,
                y + S.rnd.uniform(-0.25, 0.25),
                1.0 + 0.06 * row + S.rnd.uniform(-0.2, 0.3),
                S.rnd.uniform(0.42, 0.56),
            )
    S.box((1.7, 1.3, 0.3), S.mat("#7a4a30", "wood"), (-0.1, -2.25, S.z(-0.1, -2.25) + 0.2), bevel=0.04)
    S.box((1.3, 1.0, 0.25), S.mat("#8a5a38", "wood"), (-0.1, -2.2, S.z(-0.1, -2.25) + 0.45), bevel=0.04)
    z = S.z(-0.1, -2.25) + 0.58
    S.person(
        (-0.1, -2.2, z),
        1.75,
        "#26242e",
        "wave",
        180,
        hair="#e0dcd4",
        trousers="#26242e",
        hands=((0.32, -0.14, 1.0), (-0.38, -0.16, 0.86)),
    )
    S.tube([(-0.62, -1.95, z + 1.75), (-0.9, -1.6, z + 2.3)], 0.018, S.mat("#f6efe0", "wood"), 6)
    st = S.empty((-0.1, -1.35, z - 0.5), (0, 0, 0))
    iron = S.mat("#3a3430", "metal")
    S.tube([(0, 0, 0), (0, 0, 1.15)], 0.03, iron, 8, st)
    S.box((0.7, 0.04, 0.46), iron, (0, 0.05, 1.35), (28, 0, 0), 0.01, st)
    S.box((0.6, 0.03, 0.4), S.mat("#f8f1de", "paper"), (0, 0.0, 1.37), (28, 0, 0), 0.01, st)
    # one flower plays a solo: it looks away
    z1 = S.z(2.15, -1.2)
    S.tube([(2.15, -1.2, z1), (2.2, -1.2, z1 + 1.4), (2.35, -1.3, z1 + 1.75)], 0.07, green, 8, smooth=5)
    e = S.empty((2.38, -1.32, z1 + 1.75), (62, 0, 60))
    S.lathe([(0, 0.05), (0.26, 0.07), (0.3, 0.0), (0.12, -0.08)], core, 18, parent=e)
    for k in range(15):
        a = 6.283 * k / 15
        c, s = math.cos(a), math.sin(a)
        S.obj(
            [
                (0.25 * c - 0.07 * s, 0.25 * s + 0.07 * c, 0),
                (0.25 * c + 0.07 * s, 0.25 * s - 0.07 * c, 0),
                (0.66 * c, 0.66 * s, 0.08),
            ],
            [(0, 1, 2)],
            golds[k % 3],
            False,
            parent=e,
        )
    S.birds((1.2, 6, 6.6), 6, (1.6, 1, 0.6), 0.22, "#3a3a44")
    for k in range(3):
        S.bird(
            (-2.9 + 0.5 * k, -1.6, S.z(-2.7, -1.6)),
            0.42,
            ("#5a86a0", "#d8603c", "#e0b050")[k],
            30,
            belly="#f0dcc0",
        )
    return S

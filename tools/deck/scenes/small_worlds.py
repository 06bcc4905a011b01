"""Rooms again: a museum, a shop, a tailor, a record, a keyhole."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import area, clouds, grade, sky, spot, sun
from ..kit.stage import Stage
from . import scene

DAY = sky("#8fc4d0", "#cfe6dc", "#fff2d0")


@scene
def keyhole():
    """An old woman at a keyhole as tall as a church door; the child on the swing wears the same red."""
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


@scene
def museum():
    """People look at a picture of people who look at a picture; in one of them a child has turned round."""
    S = Stage(
        "museum",
        972,
        sky=DAY,
        ambient=0.16,
        key=[area((-5, -9, 9), "#a8b0e0", 900, 3.0, (0, 0, 3))],
        fog={"density": 0.0},
        cam={"loc": (0.2, -14.6, 4.8), "tgt": (0, 0, 4.3)},
        post={
            "grade": grade("#141c48", "#fff2d4", contrast=0.2),
            "bloom": 0.7,
            "bloom_th": 0.8,
            "motes": {"n": 50, "box": (0.1, 0.2, 0.9, 0.95), "gain": 0.5},
        },
    )
    gold = S.mat("#c99a4a", "metal", rough=0.3)
    heads, coats = ("#2a2428", "#5a3526", "#c9a060", "#3a2620"), ("#2c3448", "#3a2c38", "#3c4038", "#242c38")

    def room(y, floor, wall, half, low, high):
        """A hall whose back wall, at y, has a hole with a golden frame: what hangs there is the next hall."""
        paint = S.mat(wall, "clay", nscale=0.6, vary=0.1, bump=0.02)
        for x0, x1, z0, z1 in (
            (-8, -half, floor, 14),
            (half, 8, floor, 14),
            (-half, half, high, 14),
            (-half, half, floor, low),
        ):
            S.box((x1 - x0, 0.4, z1 - z0), paint, ((x0 + x1) / 2, y + 0.2, (z0 + z1) / 2), bevel=0)
        S.box((16, 0.1, 0.4), S.mat("#c8b48c", "wood"), (0, y - 0.05, floor + 0.2), bevel=0.02)
        wide = 0.12 * (half + 2)
        for s in (-1, 1):
            x, z = s * (half + wide * 0.45), (low, high)[s > 0] + s * wide * 0.45
            S.box((wide, 0.4, high - low + 2 * wide), gold, (x, y - 0.12, (low + high) / 2), bevel=0.08)
            S.box((2 * half + 2 * wide, 0.5, wide), gold, (0, y - 0.14, z), bevel=0.08)
            for k in range(11):
                at = (x, y - 0.36, low + (high - low) * (k + 0.5) / 11)
                S.sphere(0.22 * wide, gold, at, (1, 0.6, 1.5), 14)

    def visitors(y, floor, places):
        """People with their backs to us, dark before the light."""
        for k, (x, near, h, turn) in enumerate(places):
            style = ("short", "bun", "bun", "short")[k % 4]
            S.person((x, y - near, floor), h, coats[k % 4], "stand", turn, hair=heads[k % 4], style=style)

    S.box((16, 18, 0.1), S.mat("#1c1210", "clay"), (0, -8.8, -0.18), bevel=0)
    for k in range(14):
        board = S.mat("#7a5236", "wood", vary=round(0.1 + 0.05 * (k % 4), 2), rough=0.35)
        S.box((0.98, 18, 0.12), board, (k - 6.5, -8.8, -0.06), bevel=0.015)
    room(0, 0.0, "#2f5a56", 2.35, 1.0, 7.6)
    room(8, 1.0, "#a8503c", 2.3, 2.2, 8.0)
    room(16, 2.2, "#d8a850", 2.0, 3.6, 8.0)
    for y, floor in ((4.2, 1.0), (12.2, 2.2), (19, 3.6)):
        S.box((16, 7.6, 0.2), S.mat("#a87848", "wood", rough=0.4), (0, y, floor - 0.1), bevel=0)
    S.box((16, 0.2, 14), S.mat("#ffe2a0", "glow", gain=1.6), (0, 22, 8), bevel=0)
    S.light("AREA", (-2.2, 3.0, 9.5), (0.2, 5.4, 1), "#ffd8a0", 620, 2.4)
    S.light("AREA", (2.0, 11.0, 10.0), (0, 13, 2.2), "#fff0c0", 1100, 2.4)
    S.light("SPOT", (0.4, 7.2, 7.4), (0, -3.4, 0), "#ffd896", 9000, 0.62)
    visitors(
        0, 0.0, ((-2.15, 2.3, 3.3, 172), (2.3, 2.6, 3.1, 192), (-3.3, 3.4, 3.2, 164), (3.1, 1.5, 3.4, 190))
    )
    visitors(8, 1.0, ((-1.75, 2.2, 3.4, 172), (1.95, 2.0, 3.3, 188), (-0.75, 3.2, 3.2, 178)))
    visitors(16, 2.2, ((-1.3, 2.0, 3.2, 175), (1.2, 2.2, 3.1, 186), (0.3, 1.5, 3.4, 180)))
    visitors(21, 3.6, ((-0.6, 1.0, 2.8, 178), (0.7, 1.0, 2.9, 184)))
    # one child has turned round and holds up a hand; another, before it, does the same
    child = S.person(
        (0.66, 2.3, 1.0),
        2.2,
        "#d8382c",
        "stand",
        -6,
        hair=None,
        skin="#f4d0ac",
        head=(0, 0, 0.9),
        hands=((0.21, -0.2, 1.0), (-0.2, -0.03, 0.44)),
    )
    # a large round head, eyes of one dot each, a smile of one line: no more can be seen from here
    skin, brown = S.mat("#f4d0ac", "clay", bump=0.0, vary=0.05), S.mat("#1c0e0a", "cloth", rough=1.0)
    face = S.empty((0, 0, 0.91))
    face.parent = child
    S.sphere(0.122, skin, (0, 0, 0), (1, 0.95, 1), 32, face)
    S.blob(
        [((0, 0.028, 0.038), 0.13)]
        + [((s * 0.106, 0.015, 0.03), 0.05, (s * 0.118, 0.02, -0.1), 0.042) for s in (-1, 1)]
        + [((-0.085 + 0.034 * k, -0.09 + 0.034 * abs(k - 2.5) / 2.5, 0.082), 0.034) for k in range(6)],
        brown,
        parent=face,
        voxel=0.009,
        smooth=3,
    )
    ink, rose = S.mat("#2a1a1c", "clay", bump=0.0, vary=0.0), S.mat("#f0a088", "clay", bump=0.0, vary=0.0)
    for s in (-1, 1):
        S.sphere(0.0165, ink, (s * 0.043, -0.109, 0.012), (1, 0.4, 1.25), 16, face)
        S.sphere(0.022, rose, (s * 0.066, -0.098, -0.03), (1, 0.3, 0.8), 16, face)
    smile = [
        (0.036 * math.sin(t), -0.113 + 0.012 * abs(math.sin(t)), -0.03 - 0.02 * math.cos(t))
        for t in np.linspace(-1.2, 1.2, 12)
    ]
    S.tube(smile, 0.0075, S.mat("#a8403a", "clay", bump=0.0, vary=0.0), 8, face)
    S.lamp((0.4, 0.3, 3.9), "#ffd8a0", 60, 0.4)
    S.person(
        (-0.6, -1.3, 0.0),
        2.2,
        "#d8382c",
        "stand",
        174,
        hair="#5a3526",
        style="plait",
        hands=((0.2, -0.03, 0.44), (-0.2, -0.24, 0.98)),
    )
    # a monocle hangs from a hand; a bird has come out already
    eye = Vector((-1.42, -2.75, 0.72))
    S.string((-1.5, -2.6, 1.42), eye + Vector((0, 0, 0.16)), r=0.014, color="#f0c860")
    ring = [eye + 0.16 * Vector((math.cos(t), 0, math.sin(t))) for t in np.linspace(0, 6.28, 26)]
    S.tube(ring, 0.03, S.mat("#ffd060", "metal", rough=0.2, lift=0.3), 8)
    S.bird((-1.6, -0.3, 8.0), 0.8, "#3f8ac8", -20, belly="#f2d060")
    return S


@scene
def waltz():
    """They dance on a record as on a ballroom floor, and the needle comes round."""
    S = Stage(
        "waltz",
        973,
        sky=sky("#150a24", "#2c1238", "#5a2440", "#8a3a40", at=(0, 0.35, 0.62, 1), wash=0.4),
        ambient=1.0,
        key=[
            spot((0.9, 6.2, 4.6), (0.0, -2.0, 0.0), "#ffc880", 6500, 1.7),
            area((0.6, 6.2, 4.4), "#ffc888", 620, 2.4, (0, -0.5, 0)),
            sun((-5, -8, 6), "#a080e0", 1.9, 0.2),
            area((5, -3, 8), "#ff9a78", 260, 3.0),
        ],
        fog={"density": 0.02, "start": 17, "color": "#5a2038", "mix": 0.5},
        cam={"loc": (0, -12.8, 7.4), "tgt": (0, 0, 2.0)},
        post={
            "grade": grade("#1c0c3c", "#fff0c8", contrast=0.2),
            "bloom": 0.8,
            "bloom_th": 0.7,
            "motes": {"n": 70, "box": (0.1, 0.2, 0.9, 0.8), "gain": 0.7},
            "vignette": 0.34,
        },
    )
    S.box((40, 30, 0.2), S.mat("#3a1c2c", "wood", nscale=0.4, rough=0.3), (0, 8, -1.0), bevel=0)
    S.curtain(-12, 12, 14, -1, 14, "#8a2448", 22, 0.5)
    vinyl = S.mat("#15131c", "clay", rough=0.16, bump=0.0, vary=0.05)
    c, rim = Vector((0, 1.6, 0.0)), 4.5
    prof, r = [(0, 0.06)], 1.45
    while r < rim - 0.12:
        prof += [(r, 0.06), (r + 0.035, 0.04), (r + 0.07, 0.06)]
        r += 0.1
    S.lathe([*prof, (rim - 0.04, 0.05), (rim, 0.0), (0, -0.1)], vinyl, 128, c)
    S.lathe([(0, 0.075), (1.4, 0.075), (1.42, 0.06)], S.mat("#b8302c", "paper"), 72, c)
    for r in (0.75, 1.25):
        S.lathe([(r, 0.085), (r + 0.05, 0.085)], S.mat("#f0d8a0", "paper"), 72, c)
    brass = S.mat("#d8a44a", "metal", rough=0.2)
    S.lathe([(0, 0.0), (0.09, 0.0), (0.09, 0.35), (0, 0.42)], brass, 16, c)
    S.lathe(
        [(4.75, -0.75), (4.95, -0.7), (4.95, -0.35), (4.7, -0.3), (0, -0.3)],
        S.mat("#6a2a28", "wood", rough=0.3),
        96,
        c,
    )
    # the horn looks down on the floor like a sun; it is the only light
    horn = S.empty((0.5, 8.2, 3.3), (84, 0, -6), 0.92)
    V, F, n, m = [], [], 96, 24
    for i in range(n):
        a = 2 * math.pi * i / n
        for k in range(m):
            t = k / (m - 1)
            r = 0.28 + 2.75 * t**2.6
            r *= 1 + 0.05 * t**3 * math.cos(8 * a)
            V.append((r * math.cos(a), r * math.sin(a), -3.4 + 4.0 * t - 0.25 * t**6 * (1 + math.cos(8 * a))))
    for i in range(n):
        j = (i + 1) % n
        F += [(i * m + k, j * m + k, j * m + k + 1, i * m + k + 1) for k in range(m - 1)]
    S.obj(V, F, S.mat("#e0a040", "metal", rough=0.3), parent=horn).modifiers.new(
        "thick", "SOLIDIFY"
    ).thickness = 0.05
    S.sphere(0.5, S.mat("#ffdc90", "glow", gain=5.0), (0, 0, -1.9), (1, 1, 0.5), 24, horn)
    S.lamp(horn.matrix_basis @ Vector((0, 0, 0.5)), "#ffc068", 700, 0.5)
    S.tube([(0.9, 10.4, 4.0), (0.6, 10.8, 1.6), (2.6, 9.5, -0.8)], 0.3, brass, 16, smooth=8)
    # the arm reaches in from the right, close to us
    arm = [(4.4, 3.4, 1.1), (3.7, 1.4, 1.3), (2.6, -0.7, 1.1), (1.7, -1.7, 0.75)]
    S.tube(arm, 0.15, S.mat("#c8ccd8", "metal", rough=0.18), 16, smooth=10)
    S.blob([((1.7, -1.7, 0.75), 0.27, (1.25, -2.25, 0.5), 0.2)], brass, voxel=0.03, smooth=4)
    S.tube([(1.27, -2.25, 0.4), (1.17, -2.4, 0.06)], 0.035, brass, 8, taper=0.3)
    # the couples
    couples = [
        (-1.0, -1.5, 1.9, "#d8382e", "#2c2a3c", "#3a2418", "long"),
        (-2.55, -0.2, 1.6, "#e0b050", "#34465a", "#c9a060", "bun"),
        (1.5, 0.6, 1.6, "#5fa0a0", "#40343c", "#2c2024", "short"),
        (-1.7, 2.6, 1.45, "#c87a9a", "#3a3a4a", "#4a2c20", "bun"),
        (0.6, 4.2, 1.4, "#f0e4d0", "#2a3a4a", "#7a4a2c", "long"),
        (2.5, 3.1, 1.4, "#8a64b0", "#4a4a4a", "#c9a060", "short"),
        (-3.3, 3.6, 1.35, "#d89050", "#33405a", "#2c2024", "bun"),
    ]
    for i, (x, y, h, dress, suit, hair, style) in enumerate(couples):
        turn = S.rnd.uniform(-30, 210) if i else 70
        e = S.empty((x, y, 0.06), (0, 0, turn), h)
        S.person(
            (0, 0.13, 0),
            1.0,
            suit,
            face=0,
            hair=("#2c2024", "#8a7a6a", "#d8d0c4")[i % 3],
            parent=e,
            hands=((0.34, -0.2, 0.8), (-0.07, -0.3, 0.56)),
        )
        S.person(
            (0, -0.15, 0),
            0.94,
            dress,
            face=180,
            hair=hair,
            style=style,
            parent=e,
            hands=((0.1, -0.24, 0.78), (-0.36, -0.14, 0.84)),
        )
        swirl = [
            (0.36, 0.03),
            (0.31, 0.1),
            (0.21, 0.3),
            (0.13, 0.47),
            (0.1, 0.56),
        ]
        S.lathe(swirl, S.mat(dress, "cloth"), 40, (0.05, -0.17, 0), (0, 8, 0), parent=e)
    # two who only watch, at the edge of the floor
    for x, coat, hair in ((-2.7, "#4a4460", "#efe8dc"), (-2.05, "#9a3a40", "#f6f0e8")):
        S.person((x, -2.75, -0.15), 1.5, coat, "sit", 155, hair=hair, style="bun" if x > -2.5 else "short")
    return S


@scene
def weather():
    """A shop that sells weather by the jar."""
    S = Stage(
        "weather",
        974,
        sky=DAY,
        ambient=0.9,
        key=[sun((-7, 1.8, 8.0), "#ffe0b0", 3.6, 0.03, (0, 0.6, 1.2)), area((1, -9, 7), "#ffe6d0", 700, 4.0)],
        fog={"density": 0.0},
        cam={"loc": (0.2, -12.2, 4.3), "tgt": (0.25, 0, 3.95)},
        post={
            "grade": grade("#241a44", "#fff2d0"),
            "bloom": 0.7,
            "bloom_th": 0.75,
            "motes": {"n": 40, "gain": 0.5},
        },
    )
    S.room("#5a4a6a", "#8a5f3e", "#c9b9a4", window=(-2.0, 1.4, 3.2, 6.6), side="left")
    S.shelf((0.1, 4.1, 1.4), 6.4, 7.2, 0.9, "#6b4630", 4)
    glass, cork = S.mat("#f6fffc", "glass", ior=1.08), S.mat("#b98a5a", "cloth")
    rnd = S.rnd

    airs = {
        "sun": ("#f0a850", "#b04e34"),
        "rain": ("#6f8494", "#c4d2d8"),
        "snow": ("#8fb0d0", "#47699c"),
        "bolt": ("#4a4478", "#9a94c4"),
        "rainbow": ("#9fd0dc", "#4a8cb4"),
        "wind": ("#5f9488", "#2f605c"),
        "cloud": ("#7fb8dc", "#3468b0"),
    }
    shine = S.mat("#f4fff8", "glow", gain=1.0)
    edge = S.mat("#c8e4e0", "glow", gain=0.55)

    def jar(at, h, inside, r=0.46, label=False):
        """A corked jar: its own sky behind the weather, an edge and a gleam for the glass."""
        e = S.empty(at)
        k = r / 0.46
        wall = [(0.44, 0), (0.46, 0.05), (0.46, h * 0.74), (0.42, h * 0.81), (0.34, h * 0.86), (0.34, h)]
        S.lathe([(0, 0), *wall], glass, 40, parent=e, scale=(k, k, 1))
        n, turns = len(wall), np.linspace(0, math.pi, 25)
        S.obj(
            [(0.96 * k * q * math.cos(t), 0.96 * k * q * math.sin(t), z) for t in turns for q, z in wall],
            [
                (i * n + j, (i + 1) * n + j, (i + 1) * n + j + 1, i * n + j + 1)
                for i in range(24)
                for j in range(n - 1)
            ],
            S.mat("#ffffff", "clay", ramp=airs[inside], span=(0.1, h * 0.8), lift=0.32, vary=0.05, bump=0.0),
            parent=e,
        )
        for s in (-1, 1):
            S.tube([(s * k * q, 0, z) for q, z in wall], 0.022, edge, 6, e)
        S.tube([(-0.33 * k, -0.34 * k, h * u) for u in np.linspace(0.3, 0.68, 6)], 0.022 * k, shine, 6, e)
        S.sphere(0.03 * k, shine, (-0.33 * k, -0.34 * k, h * 0.2), seg=8, parent=e)
        S.lathe(
            [(0, h - 0.03), (0.32, h - 0.03), (0.34, h + 0.16), (0, h + 0.17)],
            cork,
            24,
            parent=e,
            scale=(k, k, 1),
        )
        S.tube(
            [(r * 1.0 * math.cos(t), r * 1.0 * math.sin(t), 0.03) for t in np.linspace(0, 6.283, 40)],
            0.02,
            S.mat("#dceee8", "clay", rough=0.05),
            6,
            e,
        )
        if label:
            S.box(
                (0.4 * k, 0.02, 0.2),
                S.mat("#f3e8cf", "paper"),
                (0, -r - 0.015, h * 0.13),
                parent=e,
                bevel=0.004,
            )
        x, y, z = at
        m = z + h * 0.42

        def heap(px, pz, wide, color, py=-0.08, lift=0.12):
            """A cloud with a flat foot and a heaped top."""
            balls = []
            for q in np.linspace(-1, 1, 7):
                r = wide * (0.2 + 0.26 * (1 - q * q)) * rnd.uniform(0.8, 1.15)
                balls.append(((q * 0.8 * wide, rnd.uniform(-0.12, 0.12) * wide, 0.6 * r), r))
            cloud = S.mat(color, "cloud", lift=lift, bump=0.03)
            S.blob(balls, cloud, (x + px * k, y + py * k, z + pz * h), (0, 0, 0), k, voxel=0.024, smooth=3)

        def hill(px, wide, high, color, py=0.1):
            """A round back of land at the bottom of the jar."""
            back = [(math.cos(t), math.sin(t)) for t in np.linspace(0, math.pi / 2, 12)]
            land, size = S.mat(color, "clay", bump=0.02), (wide * k, 0.2 * k, high)
            S.lathe(back, land, 28, (x + px * k, y + py * k, z + 0.02), scale=size)

        if inside == "sun":
            S.sphere(0.19 * k, S.mat("#ffd060", "glow", gain=5.0), (x + 0.03, y + 0.12, z + 0.46 * h))
            hill(-0.14, 0.28, 0.3, "#b8562c", 0.06)
            hill(0.16, 0.26, 0.2, "#8a3c28", -0.04)
            heap(0.2, 0.6, 0.13, "#ffd8a0", -0.16, 0.4)
            S.lamp((x, y - 0.3, m + 0.1), "#ffc060", 34 * k * k, 0.15)
        elif inside == "rain":
            heap(-0.06, 0.55, 0.36, "#5f6c7a")
            heap(0.14, 0.5, 0.24, "#7f8c98", -0.2)
            drop = S.mat("#dcecf4", "glow", gain=1.0)
            for _ in range(18):
                px, py, top = (
                    rnd.uniform(-0.32, 0.3) * k,
                    rnd.uniform(-0.2, 0.05) * k,
                    rnd.uniform(0.26, 0.52) * h,
                )
                S.tube(
                    [(x + px, y + py, z + top), (x + px - 0.03, y + py, z + top - 0.13)],
                    0.009,
                    drop,
                    5,
                    taper=0.3,
                )
            S.sphere(
                1.0, S.mat("#4f7a94", "clay", rough=0.1), (x, y, z + 0.06), (0.41 * k, 0.38 * k, 0.05), 28
            )
            for q in (0.1, 0.18):
                S.tube(
                    [
                        (x + q * math.cos(t) - 0.06, y - 0.2 + 0.5 * q * math.sin(t), z + 0.115)
                        for t in np.linspace(0, 6.283, 24)
                    ],
                    0.008,
                    drop,
                    5,
                )
        elif inside == "snow":
            hill(-0.12, 0.32, 0.26, "#f4f8fc", 0.06)
            hill(0.18, 0.26, 0.16, "#dce8f4", -0.08)
            fir = S.mat("#3f6f54", "cloth", dust="#f4f8fc", dusty=(0.35, 0.6))
            for px, up, big in ((-0.16, 0.22, 1.0), (0.12, 0.14, 0.75)):
                for q in range(3):
                    cone = [(0.15 - 0.035 * q, 0.13 * q), (0.05, 0.13 * q + 0.12), (0, 0.13 * q + 0.2)]
                    S.lathe(cone, fir, 14, (x + px * k, y - 0.06, z + up), scale=big * k)
            heap(0.0, 0.62, 0.3, "#dfe8f2")
            for _ in range(22):
                flake = (
                    x + rnd.uniform(-0.33, 0.33) * k,
                    y - rnd.uniform(0.05, 0.26),
                    z + rnd.uniform(0.25, 0.6) * h,
                )
                S.sphere(0.017, S.mat("#ffffff", "glow", gain=1.0), flake, seg=6)
        elif inside == "bolt":
            hill(0.0, 0.4, 0.13, "#2c2a44", 0.0)
            heap(-0.05, 0.54, 0.37, "#4a4860")
            heap(0.13, 0.5, 0.24, "#6f6c88", -0.2)
            spark = S.mat("#fff0a0", "glow", gain=3.5)
            way = [(0.06, 0.54), (-0.08, 0.38), (0.03, 0.36), (-0.06, 0.22), (0.02, 0.21), (-0.05, 0.09)]
            S.tube([(x + px * k, y - 0.1, z + pz * h) for px, pz in way], 0.03 * k, spark, 6, taper=0.25)
            S.lamp((x, y - 0.2, m - 0.1), "#d8d0ff", 14, 0.1)
        elif inside == "rainbow":
            hill(-0.15, 0.3, 0.2, "#6f9a48", 0.16)
            hill(0.17, 0.27, 0.15, "#8ab454", 0.06)
            for q, cc in enumerate(("#d8503c", "#e8a03c", "#ecd04c", "#6fae4c", "#4f8ac4", "#7a5aa4")):
                rr = (0.35 - 0.034 * q) * k
                bow = [
                    (x + rr * math.cos(t), y + 0.02, z + 0.16 * h + 1.25 * rr * math.sin(t))
                    for t in np.linspace(0, math.pi, 24)
                ]
                S.tube(bow, 0.021 * k, S.mat(cc, "glow", gain=0.9), 6)
            heap(-0.24, 0.13, 0.15, "#ffffff", -0.16, 0.3)
            heap(0.25, 0.16, 0.14, "#ffffff", -0.14, 0.3)
            heap(0.02, 0.62, 0.2, "#eef6fa", -0.1, 0.25)
        elif inside == "wind":
            hill(0.0, 0.4, 0.1, "#8a7a54", 0.0)
            dust, dark = S.mat("#a8b8a8", "cloud", lift=0.12), S.mat("#7f928a", "cloud", lift=0.1)
            for q in range(13):
                r, off = 0.035 + 0.0019 * q**2, 0.06 * math.sin(0.55 * q)
                at_ = (x + off * k, y - 0.05, z + (0.1 + 0.036 * q) * h)
                S.sphere(
                    r * k, (dust, dark)[q % 2], at_, (1, 0.8, 0.035 / r * 1.25), 20, rot=(0, 9 * (-1) ** q, 0)
                )
            heap(0.0, 0.57, 0.36, "#8a9a94")
            for _ in range(7):
                S.sphere(
                    0.02 * k,
                    dark,
                    (x + rnd.uniform(-0.25, 0.25) * k, y - 0.15, z + rnd.uniform(0.08, 0.35) * h),
                    seg=8,
                )
        else:
            hill(-0.12, 0.32, 0.17, "#6f9a48", 0.14)
            hill(0.2, 0.24, 0.11, "#8ab454", 0.0)
            heap(-0.1, 0.32, 0.27, "#ffffff", -0.14, 0.25)
            heap(0.16, 0.55, 0.2, "#e4eef6", 0.06, 0.25)

    order = [
        ["rain", "sun", "cloud", "snow", "wind"],
        ["rainbow", "cloud", "bolt", "rain", "sun"],
        ["snow", "wind", "sun", "cloud", "rainbow"],
        ["cloud", "rain", "snow", "bolt", "cloud"],
    ]
    for row in range(4):
        z = 1.4 + 1.8 * row + 0.06
        for k in range(5):
            jar(
                (-2.5 + 1.3 * k + rnd.uniform(-0.08, 0.08), 4.0, z),
                rnd.uniform(1.05, 1.35),
                order[row][k],
                rnd.uniform(0.38, 0.48),
            )
    # the counter, the keeper on his ladder, the child that wants the rainbow
    S.box((6.0, 1.2, 1.6), S.mat("#7a4a30", "wood"), (0.7, 1.2, 0.8), bevel=0.04)
    S.box((6.2, 1.4, 0.14), S.mat("#a5723f", "wood"), (0.7, 1.15, 1.66), bevel=0.04)
    for k in range(4):
        S.box((1.2, 0.06, 1.1), S.mat("#8a5638", "wood"), (-1.4 + 1.4 * k, 0.58, 0.8), bevel=0.03)
    jar((0.05, 0.95, 1.74), 1.5, "rainbow", 0.6, label=True)
    jar((2.6, 1.0, 1.74), 1.1, "bolt", 0.44, label=True)
    S.ladder((0.85, 2.5, 0.0), (0.85, 3.42, 7.6), 0.7, "#b07a44", 0.42, 0.05)
    S.person(
        (0.72, 2.72, 2.5),
        2.6,
        "#3f6a9a",
        "reach",
        180,
        hair="#ece8e0",
        trousers="#4a3a34",
        hands=((0.2, -0.2, 1.04), (-0.14, -0.14, 0.92)),
    )
    girl = S.person(
        (-1.25, -1.3, 0),
        2.3,
        "#c8402e",
        "point",
        150,
        hair="#5a3526",
        style="plait",
        hands=((0.1, -0.36, 0.9), (-0.2, -0.1, 0.5)),
    )
    wool = S.mat("#efd08a", "cloth", bump=0.05)
    S.lathe(
        [(0.06, -0.035), (0.1, -0.02), (0.105, 0.01), (0.06, 0.035)], wool, 24, (0, 0, 0.785), parent=girl
    )
    tail = [
        ((-0.05, 0.085, 0.78), 0.028),
        ((-0.07, 0.125, 0.7), 0.034),
        ((-0.075, 0.13, 0.6), 0.036),
        ((-0.09, 0.145, 0.5), 0.038),
    ]
    S.blob([(*tail[i], *tail[i + 1]) for i in range(3)], wool, parent=girl, voxel=0.01)
    sc = S.empty((1.75, 1.05, 1.74))
    br = S.mat("#c99a4a", "metal", rough=0.25)
    S.tube([(0, 0, 0), (0, 0, 0.9)], 0.04, br, 8, sc)
    S.tube([(-0.5, 0, 0.95), (0, 0, 0.9), (0.5, 0, 0.8)], 0.03, br, 8, sc)
    for s, z in ((-0.5, 0.5), (0.5, 0.35)):
        S.lathe([(0, 0), (0.2, 0.02), (0.26, 0.09)], br, 24, (s, 0, z), parent=sc)
        S.tube([(s, 0, z + 0.45), (s - 0.2, 0, z + 0.08)], 0.008, br, 4, sc)
        S.tube([(s, 0, z + 0.45), (s + 0.2, 0, z + 0.08)], 0.008, br, 4, sc)
    S.lathe([(0, 0), (0.2, 0), (0, 0.01)], br, 20, sc.location)
    S.cat((1.45, -0.75, 0.05), 0.8, "#d8924a", 8)
    S.box((5.2, 2.2, 0.04), S.mat("#7a3a48", "cloth"), (0.1, -1.1, 0.03), bevel=0.01)
    return S


@scene
def wings():
    """She has one wing so far; in the mirror she has both, and turns her back, too."""
    S = Stage(
        "wings",
        975,
        sky=DAY,
        ambient=0.62,
        key=[
            sun((-7, -4.5, 7.5), "#ffe0a8", 4.2, 0.06, (0, 0.6, 2.8)),
            area((3, -9, 6), "#c0d0f0", 800, 4.0),
        ],
        fog={"density": 0.0},
        cam={"loc": (-0.1, -13.4, 4.4), "tgt": (-0.1, 0, 4.1)},
        post={
            "grade": grade("#181c4a", "#fff2d0", contrast=0.18),
            "bloom": 0.7,
            "bloom_th": 0.8,
            "motes": {"n": 36, "box": (0.45, 0.1, 1, 0.9), "color": "#fff0d0", "gain": 0.5},
        },
    )
    S.room("#3f6a7a", "#7a5236", "#8aa0a0", half=4.6, deep=6.4)
    # the mirror, and the light place inside it
    gold = S.mat("#b98a3c", "metal", rough=0.35)
    m = S.empty((1.15, 2.3, 4.1), (0, 0, -8))
    glow = S.mat("#ffe0b0", "glow", gain=0.7)
    arc = [(1.78 * math.cos(t), 0, 2.3 + 1.5 * math.sin(t)) for t in np.linspace(0, math.pi, 30)]
    S.tube([(1.78, 0, -3.5), *arc, (-1.78, 0, -3.5), (1.78, 0, -3.5)], 0.17, gold, 12, m)
    for t in np.linspace(0.12, math.pi - 0.12, 9):
        S.sphere(0.16, gold, (1.95 * math.cos(t), -0.05, 2.3 + 1.66 * math.sin(t)), (1, 0.7, 1), 16, m)
    rim = [(1.75, 0, -3.45), *arc, (-1.75, 0, -3.45)]
    depth = [(x, y, z) for x, _, z in rim for y in (0.05, 1.9)]
    sides = [(2 * q, 2 * q + 1, 2 * q + 3, 2 * q + 2) for q in range(len(rim) - 1)]
    S.obj(depth, sides, S.mat("#f0d8b0", "clay"), False, parent=m)
    S.obj([(x, 1.9, z) for x, _, z in rim], [tuple(range(len(rim)))], glow, False, parent=m)
    S.box((3.5, 2.0, 0.1), S.mat("#c9945c", "wood"), (0, 0.95, -3.45), parent=m, bevel=0)
    other = S.person(
        (0.1, 0.85, -3.25),
        4.1,
        "#d89a3c",
        "stand",
        168,
        hair="#4a2c20",
        style="plait",
        skin="#f0c8a4",
        trousers="#4a3a44",
        parent=m,
        hands=((0.24, -0.04, 0.5), (-0.24, -0.04, 0.5)),
    )
    for s in (-1, 1):
        S.wing(s, "#fffaf0", "#f8ecd4", other, 0.4, (s * 0.03, 0.11, 0.68), 0.3)
    S.light("AREA", (1.0, 1.6, 7.2), (1.2, 3.2, 3.5), "#fff0d0", 130, 1.2)
    S.lamp((0.6, 1.2, 5.9), "#fff0d8", 42, 0.4)
    # she herself, from behind, with one wing; the other shoulder has pins and a thread
    S.lathe(
        [(0, 0), (0.8, 0), (0.84, 0.12), (0.74, 0.55), (0.8, 0.62), (0, 0.64)],
        S.mat("#7a4a30", "wood"),
        36,
        (-1.1, -0.9, 0),
    )
    p = S.person(
        (-1.25, -0.9, 0.64),
        3.5,
        "#d89a3c",
        "stand",
        164,
        hair="#4a2c20",
        style="plait",
        skin="#f0c8a4",
        trousers="#4a3a44",
        hands=((0.2, -0.02, 0.42), (-0.3, -0.2, 0.82)),
    )
    S.wing(1, "#fdf8ee", "#efe2cc", p, 0.75, (0.04, 0.11, 0.66), 0.46, (0, 0, 14))
    chalk = S.mat("#f4ecd8", "paper")
    for k in range(5):
        S.box((0.03, 0.006, 0.006), chalk, (-0.035 - 0.012 * k, 0.098, 0.77 - 0.045 * k), (0, 60, 0), 0, p)
    thread = [(-0.95, -0.55, 3.15), (-0.3, -0.2, 2.5), (0.4, 0.9, 2.7), (0.85, 2.2, 3.5)]
    S.tube(thread, 0.022, S.mat("#e03a2c", "cloth"), 6, smooth=8)
    # on the floor: shears, fallen feathers, a basket of them
    steel = S.mat("#b8bcc4", "metal", rough=0.25)
    for s in (-1, 1):
        S.tube([(0.9 + 0.1 * s, -3.0, 0.06), (1.5 - 0.16 * s, -2.5, 0.06)], 0.06, steel, 8, taper=0.2)
        loop = [
            (0.72 + 0.24 * s + 0.17 * math.cos(t), -3.2 + 0.17 * math.sin(t), 0.06)
            for t in np.linspace(0, 6.28, 18)
        ]
        S.tube(loop, 0.05, S.mat("#2c2a30", "metal"), 8)
    plumes = []
    for _ in range(22):
        x, y, a = S.rnd.uniform(-3, 3), S.rnd.uniform(-3.4, 1.5), S.rnd.uniform(0, 6.28)
        plumes.append(((x, y, 0.05), (x + 0.6 * math.cos(a), y + 0.6 * math.sin(a), 0.1), (0, 0, 1)))
    S.feathers(plumes, S.mat("#fdf8ee", "cloth"))
    return S

"""It rains; among guests under a mushroom a cloud is offered a cup; from the wood something looks on."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import area, grade, sky, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "mushroom",
        703,
        sky=sky("#20343f", "#3f6068", "#7f9c8e", "#b8c4a0", at=(0, 0.35, 0.66, 0.86)),
        ambient=0.5,
        key=[
            sun((-6, 5, 7), "#b8d4dc", 1.9, 0.15),
            area((-5, -9, 10), "#b8c8e8", 1100, 3.0, (0, 1, 5)),
        ],
        fog={"density": 0.055, "start": 15, "color": "#8fa898", "mix": 0.35},
        cam={"loc": (0, -13, 2.9), "tgt": (0, 0, 3.5)},
        post={"grade": grade("#10243a", "#fff2cc", contrast=0.2), "bloom": 0.7, "bloom_th": 0.7},
    )
    S.ground("hills", "#3f5a3a", amp=0.35, seed=9, flat=3.5)
    for _i in range(30):
        x, y = S.rnd.choice([-1, 1]) * S.rnd.uniform(2.6, 10), S.rnd.uniform(5, 26)
        lean, r, bark = S.rnd.uniform(-0.6, 0.6), S.rnd.uniform(0.3, 0.6), S.mat("#3a443e", "wood", bump=0.15)
        trunk = [(x, y, -0.5), (x + 0.3 * lean, y, 4), (x + lean, y, 10), (x + 0.7 * lean, y, 19)]
        S.tube(trunk, r, bark, 14, taper=0.6, smooth=5)
        S.lathe(
            [(1.9 * r, -0.2), (1.35 * r, 0.15), (1.05 * r, 0.6), (0.9 * r, 1.2)], bark, 20, (x, y, S.z(x, y))
        )
        for _ in range(2):
            side, low = S.rnd.choice((-1, 1)), S.rnd.uniform(5, 11)
            bough = [
                (x + 0.8 * lean, y, low),
                (x + side, y - 0.2, low + 0.5),
                (x + 1.7 * side, y - 0.2, low + 1.5),
            ]
            S.tube(bough, 0.35 * r, bark, 8, taper=0.2, smooth=5)
    z = S.z(0.5, 1.2)
    stem = Vector((0.25, 1.3, z - 0.1))
    _giant(S, stem)
    for x, y, h in ((2.75, -1.3, 0.9), (2.45, -1.7, 0.5)):
        S.mushroom((x, y, S.z(x, y) - 0.1), h, "#b8402f" if h > 1 else "#c98a3c", seed=int(h * 10))
    # a lantern hangs from the gills over a table with cups
    at = Vector((-0.75, -0.2, z + 2.85))
    S.string(at + Vector((0, 0.6, 1.6)), at + Vector((0, 0, 0.42)), r=0.018, color="#3a3030")
    S.lathe(
        [(0, 0), (0.13, 0.02), (0.17, 0.2), (0.13, 0.36), (0, 0.38)],
        S.mat("#ffd070", "glow", gain=7.0),
        20,
        at,
    )
    for up, wide in ((-0.03, 0.17), (0.36, 0.19)):
        S.lathe(
            [(0, 0), (wide, 0), (0.7 * wide, 0.07), (0, 0.08)],
            S.mat("#3a3030", "metal"),
            20,
            at + Vector((0, 0, up)),
        )
    S.lamp(at + Vector((-0.1, -0.3, -0.1)), "#ffb860", 300, 0.2)
    S.lamp(at + Vector((0.2, 0.4, 0.9)), "#ffc070", 130, 0.4)
    wood = S.mat("#8a5a34", "wood")
    S.lathe(
        [(0, 0), (0.5, 0), (0.14, 0.1), (0.12, 0.74), (0.86, 0.78), (0.88, 0.84), (0, 0.86)],
        wood,
        36,
        (0.5, -0.3, z),
    )
    china = S.mat("#f3ead8", "clay", rough=0.2)
    cup = [(0, 0), (0.07, 0), (0.12, 0.14), (0.1, 0.14), (0.06, 0.02), (0, 0.02)]
    for x, y in ((0.15, -0.75), (0.95, -0.7), (1.05, -0.05), (0.05, -0.1)):
        S.lathe(cup, china, 18, (x, y, z + 0.86))
    S.lathe(
        [(0, 0), (0.16, 0), (0.22, 0.14), (0.15, 0.3), (0.08, 0.33), (0, 0.36)],
        S.mat("#c8483c", "clay", rough=0.25),
        24,
        (0.55, -0.35, z + 0.86),
    )
    red = S.mat("#c8483c", "clay", rough=0.25)
    S.tube([(0.36, -0.35, z + 0.98), (0.22, -0.36, z + 1.08), (0.17, -0.36, z + 1.2)], 0.04, red, 8, smooth=4)
    S.tube(
        [(0.72, -0.35, z + 1.12), (0.88, -0.35, z + 1.1), (0.84, -0.35, z + 0.95), (0.74, -0.35, z + 0.93)],
        0.03,
        red,
        8,
        smooth=4,
    )
    S.sphere(0.045, red, (0.55, -0.35, z + 1.25), seg=12)
    # they have turned to see who comes
    for x, y, q in ((1.35, -1.5, 0.42), (0.2, -1.6, 0.4), (-0.5, -0.15, 0.36), (2.25, -0.2, 0.5)):
        S.sphere(q, S.mat("#7a7a72", "stone"), (x, y, z + 0.22), (1, 1, 0.85), 24, bumpy=0.05)
    guest = S.person(
        (1.4, -1.5, z + 0.52),
        1.75,
        "#3f6a8a",
        "sit",
        -72,
        hair="#cfc8bc",
        hat="#2c4a68",
        hands=((0.09, -0.27, 0.36), (-0.13, -0.22, 0.17)),
    )
    S.few_lines(guest, (0, 0, 0.565), smile=0.2, lids=0.0)
    S.lathe(cup, china, 18, guest.matrix_basis @ Vector((0.09, -0.33, 0.35)), scale=1.2)
    S.bear((2.3, -0.15, z + 0.42), 1.95, "#b07a4c", -58, arms=((0.1, -0.4, 0.34), (-0.16, -0.36, 0.3)))
    _hare(S, (0.2, -1.6, z + 0.5), 0.86)
    _wolf(S, (-2.7, 7.0, S.z(-2.7, 7.0) + 0.1), 4.1)
    # one has got up and holds out a cup to the small cloud, which brings its own rain
    child = S.person(
        (-0.55, -1.0, z),
        1.6,
        "#d8382c",
        "stand",
        -80,
        hair="#4a2c20",
        style="plait",
        hands=((0.09, -0.34, 0.72), (-0.09, -0.34, 0.72)),
        feet=((0.07, -0.06, 0.03), (-0.07, 0.08, 0.03)),
        head=(0, -0.02, 0.9),
    )
    S.few_lines(child, (0, -0.02, 0.9), smile=0.8, lids=0.0)
    S.lathe(cup, china, 18, child.matrix_basis @ Vector((0, -0.38, 0.73)), scale=1.3)
    grey, wet = S.mat("#b4c2d4", "cloud", sss=0.3, lift=0.16), S.mat("#cfe4ee", "glow", gain=0.8)
    middle = Vector((-1.78, -0.9, z + 1.75))
    for x, y, up, r in (
        (0, 0, 0.08, 0.5),
        (-0.42, 0.05, 0.0, 0.36),
        (0.42, -0.05, 0.0, 0.35),
        (-0.24, -0.1, 0.34, 0.34),
        (0.2, 0.0, 0.4, 0.36),
        (-0.74, 0.0, -0.1, 0.23),
        (0.74, 0.0, -0.1, 0.22),
        (0.05, -0.28, -0.05, 0.38),
        (-0.5, -0.2, 0.18, 0.22),
        (0.5, -0.15, 0.22, 0.22),
    ):
        S.sphere(r, grey, middle + Vector((x, y, up)), (1.08, 1, 0.88), 40, bumpy=0.03)
    for _ in range(46):
        x, y = S.rnd.uniform(-0.7, 0.62), S.rnd.uniform(-0.3, 0.25)
        low = S.rnd.uniform(0.1, 1.35)
        drop = middle + Vector((x, y, -0.3 - low))
        S.tube([drop, drop - Vector((0.0, 0, 0.17))], 0.012, wet, 5)
    S.sphere(
        1.0,
        S.mat("#4a6478", "clay", rough=0.08, bump=0.0),
        (middle.x, -0.9, S.z(middle.x, -0.9) + 0.02),
        (0.95, 0.55, 0.025),
        36,
    )
    for r in (0.22, 0.48):
        S.lathe(
            [(r, 0), (r + 0.02, 0.012), (r + 0.04, 0)],
            wet,
            36,
            (middle.x + 0.1, -0.95, S.z(middle.x, -0.9) + 0.045),
            scale=(1, 0.6, 1),
        )
    S.lamp(middle + Vector((0.9, -1.6, 0.5)), "#ffd8a0", 40, 0.4)
    # the rain outside
    rain = S.mat("#d4e4ec", "glow", gain=0.7)
    for _ in range(430):
        x, y, up = S.rnd.uniform(-5, 5), S.rnd.uniform(-3, 9), S.rnd.uniform(0.2, 11)
        if math.hypot(x - stem.x, y - stem.y) < 3.2 and up < z + 4.8:
            continue
        if y < stem.y and abs(x - stem.x) < 2.9 and up < 7.2:
            continue
        S.tube([(x, y, up), (x - 0.1, y, up - 0.6)], 0.009, rain, 4)
    S.lamp((1.9, -1.9, z + 2.6), "#ffcf98", 60, 0.4)
    for _ in range(90):
        x, y = S.rnd.uniform(-3.2, 3.2), S.rnd.uniform(-4.2, -0.6)
        long, turn = S.rnd.uniform(0.09, 0.17), S.rnd.uniform(0, 360)
        leaf = [
            (-1, 0, 0.1),
            (-0.3, 0.45, 0.25),
            (0.6, 0.3, 0.1),
            (1, 0, 0.3),
            (0.6, -0.3, 0.15),
            (-0.3, -0.45, 0.05),
        ]
        S.obj(
            leaf,
            [tuple(range(6))],
            S.mat(S.rnd.choice(("#b8642c", "#d09a3c", "#8a4a2c", "#c8803a")), "cloth"),
            False,
            (x, y, S.z(x, y) + 0.03),
            (S.rnd.uniform(-15, 15), S.rnd.uniform(-15, 15), turn),
            long,
        )
    greens = ("#4f7a3c", "#64904a", "#3a6038")
    S.grass(380, (-5, 5), (2, 9), greens, 0.4)
    S.grass(160, (-4, 4), (-4.4, -2.3), greens, 0.3)
    return S


def _giant(S, at):
    """A mushroom to sit under: stem with a ring, gills, and a cap with warts that lie on it."""
    pale = S.mat("#efe0c4", "clay", bump=0.05)
    S.lathe([(0, 0), (0.85, 0), (0.95, 0.25), (0.7, 0.8), (0.56, 2.2), (0.54, 4.1), (0.5, 4.6)], pale, 40, at)
    cap = [
        (2.62, 4.1),
        (2.8, 4.16),
        (2.86, 4.4),
        (2.72, 4.95),
        (2.35, 5.5),
        (1.75, 5.95),
        (1.0, 6.22),
        (0, 6.32),
    ]
    t = np.linspace(0, len(cap) - 1, 60)
    r, up = (np.interp(t, range(len(cap)), [p[k] for p in cap]) for k in (0, 1))
    S.lathe(
        [(0, 4.55), (2.62, 4.1), *zip(r, up, strict=True)],
        S.mat("#d0452f", "clay", vary=0.2, rough=0.6),
        64,
        at,
    )
    gill = S.mat("#f0dcb4", "clay")
    V, F, n = [], [], 72
    for k in range(n):
        a = 2 * math.pi * k / n
        c, s = math.cos(a), math.sin(a)
        V += [
            (0.5 * c, 0.5 * s, 4.5),
            (2.66 * c, 2.66 * s, 4.08),
            (2.66 * c, 2.66 * s, 4.2),
            (0.5 * c, 0.5 * s, 4.7),
        ]
        F.append((4 * k, 4 * k + 1, 4 * k + 2, 4 * k + 3))
    S.obj(V, F, gill, False, at).modifiers.new("thick", "SOLIDIFY").thickness = 0.03
    wart = S.mat("#f5ead2", "clay", bump=0.08)
    for ring, (row, count, size) in enumerate(((14, 9, 0.2), (27, 8, 0.27), (40, 6, 0.3), (52, 3, 0.26))):
        for k in range(count):
            a = 2 * math.pi * (k + 0.5 * (ring % 2) + S.rnd.uniform(-0.2, 0.2)) / count - 1.5
            tilt = math.degrees(math.atan2(r[row + 1] - r[row - 1], up[row + 1] - up[row - 1])) + 90
            spot = Vector(at) + Vector((r[row] * math.cos(a), r[row] * math.sin(a), up[row]))
            S.sphere(
                size * S.rnd.uniform(0.7, 1.15),
                wart,
                spot,
                (1, 1, 0.3),
                20,
                rot=(0, 90 - abs(tilt - 90), math.degrees(a)),
            )


def _hare(S, at, size):
    """A hare that sits upright and looks to the left."""
    e = S.empty(at, (0, 0, -66), size)
    fur = S.mat("#d8c4a8", "cloth", bump=0.04, bscale=40)
    parts = [
        ((0, 0.06, 0.26), 0.27, (0, 0.0, 0.52), 0.19),
        ((0, -0.05, 0.8), 0.165),
        ((0, -0.19, 0.755), 0.085),
    ]
    for s in (-1, 1):
        parts += [((s * 0.07, 0.02, 0.92), 0.058, (s * 0.13, 0.1, 1.42), 0.045)]
        parts += [((s * 0.15, -0.06, 0.5), 0.075, (s * 0.1, -0.33, 0.46), 0.055)]
        parts += [((s * 0.17, -0.1, 0.15), 0.15, (s * 0.15, -0.36, 0.04), 0.07)]
    S.blob(parts, fur, parent=e, voxel=0.018)
    S.sphere(0.12, S.mat("#f4ecdc", "cloth"), (0, 0.32, 0.16), parent=e, seg=16)
    S.sphere(0.024, S.mat("#c8706a", "clay"), (0, -0.275, 0.775), (1.2, 0.8, 0.9), 12, e)
    for s in (-1, 1):
        S.sphere(0.026, S.mat("#1c1618", "clay", rough=0.15), (s * 0.115, -0.155, 0.85), parent=e, seg=14)
        S.blob(
            [((s * 0.075, -0.03, 0.97), 0.028, (s * 0.128, 0.055, 1.36), 0.022)],
            S.mat("#d89a8a", "cloth"),
            parent=e,
            voxel=0.012,
        )


def _wolf(S, at, size):
    """A wolf that sits out in the rain and looks on."""
    e = S.empty(at, (0, 0, 20), size)
    parts = [((0, 0.05, 0.24), 0.23, (0, 0.0, 0.56), 0.16), ((0, -0.04, 0.66), 0.14)]
    parts += [((0, -0.08, 0.86), 0.125), ((0, -0.16, 0.82), 0.07, (0, -0.27, 0.79), 0.045)]
    for s in (-1, 1):
        parts += [((s * 0.075, -0.05, 0.94), 0.055, (s * 0.1, -0.03, 1.1), 0.012)]
        parts += [((s * 0.1, -0.08, 0.5), 0.075, (s * 0.1, -0.14, 0.03), 0.055)]
        parts += [((s * 0.19, 0.02, 0.14), 0.13)]
    S.blob(parts, S.mat("#1c2826", "cloth", vary=0.2), parent=e, voxel=0.018, smooth=4)
    for s in (-1, 1):
        S.sphere(0.021, S.mat("#ffd060", "glow", gain=6.0), (s * 0.052, -0.19, 0.885), (1.3, 1, 0.8), 14, e)

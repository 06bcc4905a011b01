"""A street lamp still burns on the sea bed; a fish reads over a shoulder; not every light is a lamp."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import BUBBLE, area, grade, sky, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "streetlamp",
        502,
        sky=sky("#0f3a5a", "#1a6078", "#2f8a94", "#1f6a7c", at=(0, 0.3, 0.55, 1), wash=0.3),
        ambient=0.5,
        key=[
            sun((2, 4, 9), "#7fd0d0", 1.0, 0.3),
            area((-5, -7, 5), "#5fa8b8", 160, 3.0),
            area((1.0, -2.6, 7.4), "#ffd8a0", 330, 1.2, (0, 1.4, 3.0)),
        ],
        fog={"density": 0.055, "start": 15.5, "color": "#2a7c8c", "mix": 0.5},
        cam={"loc": (0, -13, 3.4), "tgt": (0, 0, 4.1)},
        post={"grade": grade("#06203c", "#fff0c0"), "bloom": 0.7, "bloom_th": 0.75, "motes": BUBBLE},
    )
    S.ground("dunes", "#7f8a72", amp=0.3, seed=12, flat=5)
    iron = S.mat("#1c2a32", "metal", rough=0.5)
    cap = [(0.06, 0.2), (0.26, 0.08), (0.78, -0.3), (0.72, -0.3), (0.2, 0.02)]
    foot = [(0, 0), (0.4, 0), (0.42, 0.2), (0.26, 0.35), (0.22, 0.9), (0.3, 1.0), (0.16, 1.15), (0.11, 6.6)]

    def lamp(x, y, z, size, side):
        """Put up a lamp whose arm reaches to one side; return where it burns."""
        e = S.empty((x, y, z), (0, 0, 0), size)
        S.lathe([*foot, (0.19, 6.7), (0.06, 6.9)], iron, 20, parent=e)
        arm = [(0, 0, 6.6), (0, 0, 7.5), (side * 0.7, 0, 8.15), (side * 1.5, 0, 8.0), (side * 1.75, 0, 7.6)]
        S.tube(arm, 0.08, iron, 10, e, smooth=8)
        S.lathe(cap, iron, 32, (side * 1.75, 0, 7.5), parent=e)
        glow = S.mat("#ffd88a", "glow", gain=7.0)
        S.sphere(0.34, glow, (side * 1.75, 0, 7.12), (1, 1, 1.15), 24, e)
        return Vector((x + side * 1.75 * size, y, z + 7.12 * size))

    top = lamp(2.75, 0.5, -0.1, 1.0, -1)
    S.lamp(top + Vector((0, -0.6, -0.7)), "#ffcf80", 520, 0.5)
    S.light("SPOT", top + Vector((0, 0, 0.2)), (-0.1, 0.2, 0), "#ffd890", 5200, 1.15)
    for k, y in enumerate((11, 18, 26, 35)):
        at = lamp(3.6, y, S.z(3.6, y) - 0.1, 1.0, -1)
        S.lamp(at + Vector((0, -0.8, -0.8)), "#ffcf80", 500 - 60 * k, 0.5)
    cols = ["#e08a3c", "#d8603c", "#f0c060", "#e8b8a0", "#6fb0b0"]
    for i in range(13):
        a, r = S.rnd.uniform(-1.9, 1.9), S.rnd.uniform(0.7, 1.6)
        p = top + Vector((r * math.cos(a), 0.8 * r * math.sin(a), S.rnd.uniform(-0.9, 0.7)))
        turn = math.degrees(a) + 90 + S.rnd.uniform(-25, 25)
        S.fish(p, S.rnd.uniform(0.28, 0.5), cols[i % 5], turn, tilt=S.rnd.uniform(-15, 15))
    # the bench, from behind, and the reader with his paper
    wood = S.mat("#8a6a48", "wood")
    for k in range(3):
        S.box((5.0, 0.34, 0.12), wood, (-0.5, 0.1 + 0.42 * k, 1.2), bevel=0.03)
    for k in range(2):
        S.box((5.0, 0.1, 0.28), wood, (-0.5, -0.28 - 0.05 * k, 1.55 + 0.42 * k), (8, 0, 0), 0.03)
    for x in (-2.7, 1.7):
        S.tube([(x, -0.3, 2.3), (x, -0.15, 1.2), (x, 1.0, 1.15), (x, 1.1, 0)], 0.09, iron, 10)
        S.tube([(x, -0.2, 1.2), (x, -0.4, 0)], 0.09, iron, 10)
    man = S.person(
        (0.1, 0.45, 1.05),
        4.0,
        "#3a3560",
        "sit",
        180,
        hair="#3a2a24",
        hands=((0.4, -0.3, 0.47), (-0.4, -0.3, 0.47)),
        head=(0, -0.02, 0.565),
    )
    S.lathe(
        [(0, 0.14), (0.06, 0.138), (0.1, 0.11), (0.108, 0.03), (0.165, 0.01), (0.165, 0.022), (0.11, 0.04)],
        S.mat("#3a3440", "cloth"),
        32,
        (0, 0.02, 0.6),
        (6, 0, 0),
        parent=man,
    )
    wool = S.mat("#e0b048", "cloth", vary=0.2)
    ring = [(0.075, -0.04), (0.115, -0.02), (0.115, 0.025), (0.07, 0.04)]
    S.lathe(ring, wool, 24, (0, 0, 0.455), (-6, 0, 0), parent=man)
    for x, low in ((-0.035, 0.15), (0.04, 0.23)):
        fall = [(x * 0.6, 0.1, 0.45), (x, 0.14, 0.36), (x * 1.5, 0.135, low)]
        S.blob(
            [(fall[0], 0.03, fall[1], 0.032), (fall[1], 0.032, fall[2], 0.034)], wool, parent=man, voxel=0.012
        )
    paper, ink = S.mat("#f4ecd8", "paper"), S.mat("#4a4a4c", "paper")
    page = S.empty((0.1, 1.75, 3.3), (-10, 0, 0))
    for s in (-1, 1):
        half = S.empty((0, 0, 0), (0, 0, s * 10))
        half.parent = page
        S.box((1.62, 0.02, 2.2), paper, (s * 0.81, 0, 0), parent=half, bevel=0.004)
        S.box((1.3, 0.02, 0.2), ink, (s * 0.81, -0.012, 0.86), parent=half, bevel=0)
        for k in range(12):
            for c in (0, 1):
                if s == 1 and c == 1 and 1 < k < 7:
                    continue
                line = (s * 0.81 - 0.35 + 0.7 * c, -0.012, 0.62 - 0.145 * k)
                S.box((0.58, 0.02, 0.05), ink, line, parent=half, bevel=0)
        if s == 1:
            S.box((0.62, 0.02, 0.66), S.mat("#9aa8a4", "paper"), (1.16, -0.012, 0.05), parent=half, bevel=0)
    # the fish in spectacles, at his shoulder
    big = S.fish((-1.6, 0.3, 4.15), 2.6, "#f08038", 22, "#d85a30", tilt=12, deep=0.5)
    s = -1
    S.sphere(0.07, S.mat("#f6f0e0", "clay", rough=0.15), (0.335, s * 0.072, 0.06), (1, 0.6, 1), 20, big)
    S.sphere(0.034, S.mat("#15100f", "clay", rough=0.08), (0.362, s * 0.112, 0.04), (1, 0.7, 1), 16, big)
    ring = [
        (0.335 + 0.095 * math.cos(t), s * 0.135, 0.06 + 0.095 * math.sin(t))
        for t in np.linspace(0, 6.283, 30)
    ]
    gold = S.mat("#f0c850", "metal", rough=0.25)
    S.tube(ring, 0.012, gold, 8, big)
    S.tube([(0.43, -0.135, 0.08), (0.47, 0, 0.1), (0.43, 0.135, 0.08)], 0.01, gold, 8, big)
    S.tube([(0.24, -0.135, 0.07), (0.08, -0.13, 0.1)], 0.01, gold, 8, big)
    # one light in the street hangs from a brow, above teeth
    e = S.empty((-3.1, 13, 9.0), (0, 6, -28), 2.7)
    hide = S.mat("#0a1c28", "clay", rough=0.7, bump=0.1)
    S.blob(
        [
            ((0.0, 0, 0.1), 0.95, (-0.9, 0, 0.05), 0.6),
            ((-0.9, 0, 0.05), 0.6, (-1.8, 0, 0.1), 0.16),
            ((0.2, 0, 0.5), 0.62, (0.75, 0, 0.42), 0.3),
            ((0.2, 0, -0.5), 0.5, (1.0, 0, -0.42), 0.24),
            ((-1.8, 0, 0.1), 0.14, (-2.3, 0, 0.55), 0.05),
            ((-1.8, 0, 0.1), 0.14, (-2.3, 0, -0.35), 0.05),
            ((-0.3, 0, 0.9), 0.16, (-1.0, 0, 1.25), 0.05),
            ((-0.2, -0.8, -0.2), 0.14, (-0.7, -1.2, -0.45), 0.04),
        ],
        hide,
        parent=e,
        voxel=0.04,
    )
    tooth = S.mat("#e8f0d8", "clay", lift=0.25)
    for k in range(15):
        a = math.radians(-98 + 14 * k)
        front = max(0.0, math.cos(a))
        for up in (1, -1):
            x, y = 0.42 + (0.5 if up == 1 else 0.66) * math.cos(a), (0.5 if up == 1 else 0.46) * math.sin(a)
            z = 0.08 + 0.2 * front if up == 1 else -0.06 - 0.26 * front
            long = (0.1 + 0.22 * front) * (1.25 if (k + (up == 1)) % 2 else 0.8)
            S.lathe(
                [(0.055, -0.06), (0.05, 0), (0.0, long)],
                tooth,
                8,
                (x, y, z),
                (180 if up == 1 else 0, 0, 0),
                parent=e,
            )
    S.sphere(0.13, S.mat("#e8e0a0", "clay", lift=0.5), (0.5, -0.5, 0.62), (1, 0.7, 1), 16, e)
    S.sphere(0.06, S.mat("#0a0a0a", "clay"), (0.55, -0.59, 0.62), parent=e, seg=12)
    S.tube(
        [(0.3, 0, 1.0), (0.5, 0, 1.75), (1.15, 0, 1.95), (1.6, -0.1, 1.5), (1.62, -0.1, 1.2)],
        0.05,
        hide,
        8,
        e,
        smooth=8,
        taper=0.5,
    )
    lure = e.matrix_basis @ Vector((1.62, -0.1, 1.08))
    S.sphere(0.36, S.mat("#ffd88a", "glow", gain=7.0), lure, seg=20)
    S.lamp(lure + Vector((0, -0.9, -0.6)), "#ffd890", 700, 0.3)
    # weeds, and the houses of the street
    weed = [S.mat(c, "cloth") for c in ("#2f5a4a", "#3f7a5c")]
    for i in range(22):
        x, y = S.rnd.choice([-1, 1]) * S.rnd.uniform(3.2, 6.5), S.rnd.uniform(0.5, 9)
        h, ph = S.rnd.uniform(1.2, 3.6), S.rnd.uniform(0, 6)
        line = [
            (x + 0.25 * math.sin(ph + 3 * q) * q, y, S.z(x, y) - 0.1 + h * q) for q in np.linspace(0, 1, 12)
        ]
        S.tube(line, 0.1, weed[i % 2], 8, taper=0.2)
    for k in range(6):
        for s in (-1, 1):
            S.house(
                (s * (6.3 + 0.4 * (k % 2)), 8 + 5.2 * k, -0.6),
                3.4,
                4.2,
                "#3a4a54",
                "#5a6a6c",
                -s * 72,
                lit=0.0,
                tall=1.0 + 0.25 * ((k + s) % 2),
            )
    return S

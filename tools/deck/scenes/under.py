"""Under water and under ground."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import area, grade, sky, sun
from ..kit.stage import Stage
from . import scene

BUBBLE = {"n": 60, "color": "#e8fff8", "gain": 0.5, "r": 1.8}


def water_sky():
    return sky("#bfeae0", "#5fb8b8", "#1f7a8c", "#0f4a66", at=(0, 0.3, 0.65, 1), wash=0.3)


@scene
def diver():
    """A diver takes tea at the bottom of the sea."""
    S = Stage(
        "diver",
        501,
        sky=water_sky(),
        ambient=0.75,
        key=[sun((-2, -2, 9), "#d8fff0", 3.0, 0.1), sun((6, 6, 5), "#5fb0d0", 1.2, 0.3)],
        fog={"density": 0.06, "start": 15, "color": "#2f8fa0", "mix": 0.5},
        cam={"loc": (0, -13.5, 3.2), "tgt": (0, 0, 3.6)},
        post={
            "grade": grade("#0a2f50", "#eafff0"),
            "bloom": 0.5,
            "motes": BUBBLE,
            "beams": [
                {
                    "from": (0.25, -0.1),
                    "to": (0.55, 0.8),
                    "w0": 0.04,
                    "w1": 0.16,
                    "color": "#c8fff0",
                    "gain": 0.16,
                },
                {
                    "from": (0.6, -0.1),
                    "to": (0.8, 0.7),
                    "w0": 0.03,
                    "w1": 0.1,
                    "color": "#c8fff0",
                    "gain": 0.12,
                },
            ],
        },
    )
    S.ground("dunes", "#c9b98a", amp=0.5, seed=7, flat=3.5)
    z = S.z(0, 1)
    S.table((0.5, 1.0, z - 0.05), 2.4, 1.5, 1.75, "#8a5a36", cloth="#f2ead8")
    china = S.mat("#f4efe4", "clay", rough=0.2, bump=0.0)
    t = z + 1.72
    pot = S.empty((0.95, 0.9, t))
    S.lathe(
        [
            (0, 0),
            (0.3, 0),
            (0.42, 0.2),
            (0.4, 0.42),
            (0.25, 0.56),
            (0.22, 0.6),
            (0.1, 0.66),
            (0.06, 0.72),
            (0.09, 0.78),
            (0, 0.84),
        ],
        china,
        36,
        parent=pot,
    )
    S.tube([(0.36, 0, 0.2), (0.62, 0, 0.32), (0.68, 0, 0.58)], 0.07, china, 10, pot, taper=0.6, smooth=5)
    S.tube(
        [(-0.36, 0, 0.45), (-0.62, 0, 0.42), (-0.6, 0, 0.16), (-0.38, 0, 0.14)],
        0.045,
        china,
        8,
        pot,
        smooth=5,
    )
    blue = S.mat("#3f6a9a", "clay", rough=0.2)
    S.lathe([(0.425, 0.24), (0.43, 0.3), (0.42, 0.34)], blue, 36, parent=pot)
    for x in (-0.05, 1.5):
        S.lathe([(0, 0), (0.24, 0.01), (0.27, 0.04), (0, 0.03)], china, 28, (x, 0.55, t))
        S.lathe([(0, 0.03), (0.09, 0.03), (0.18, 0.2), (0.2, 0.26), (0.17, 0.25)], china, 28, (x, 0.55, t))
    # the diver
    suit, brass, glass = (
        S.mat("#b58a4a", "cloth", bump=0.06, bscale=16),
        S.mat("#c98f3c", "metal", rough=0.25),
        S.mat("#1f3a44", "clay", rough=0.08, bump=0.0),
    )
    S.chair((-1.55, 1.1, z - 0.1), 2.9, "#7a4a30", 80)
    d = S.empty((-1.45, 1.0, z + 1.4), (0, 0, 72))
    S.blob(
        [
            ((0, 0, 0.2), 0.46, (0, 0.02, 1.05), 0.42),
            ((0.22, 0, 0.12), 0.27, (0.25, -0.8, 0.12), 0.23),
            ((-0.22, 0, 0.12), 0.27, (-0.25, -0.8, 0.12), 0.23),
            ((0.25, -0.8, 0.1), 0.22, (0.25, -0.85, -0.9), 0.2),
            ((-0.25, -0.8, 0.1), 0.22, (-0.25, -0.85, -0.9), 0.2),
            ((0.42, 0, 1.05), 0.2, (0.62, -0.35, 0.6), 0.17),
            ((0.62, -0.35, 0.6), 0.17, (0.35, -0.85, 0.75), 0.14),
            ((-0.42, 0, 1.05), 0.2, (-0.6, -0.3, 0.6), 0.17),
            ((-0.6, -0.3, 0.6), 0.17, (-0.4, -0.7, 0.35), 0.14),
        ],
        suit,
        parent=d,
        voxel=0.035,
        smooth=5,
    )
    for s in (-1, 1):
        S.blob([((s * 0.25, -0.85, -1.15), 0.2, (s * 0.25, -1.15, -1.18), 0.2)], brass, parent=d, voxel=0.03)
    S.lathe([(0.3, 1.35), (0.52, 1.3), (0.55, 1.22), (0.5, 1.12)], brass, 36, parent=d)
    S.sphere(0.5, brass, (0, 0, 1.78), parent=d, seg=40)
    for a in (0, 62, -62):
        e = S.empty((0, 0, 1.8), (0, 0, a))
        e.parent = d
        S.lathe([(0, 0.5), (0.22, 0.48), (0.25, 0.44)], glass, 28, rot=(90, 0, 0), parent=e)
        S.tube(
            [(0.24 * math.cos(q), -0.46, 0.24 * math.sin(q)) for q in np.linspace(0, 6.283, 26)],
            0.045,
            brass,
            8,
            e,
        )
    hose = [
        (-1.2, 1.3, z + 3.5),
        (-1.9, 1.9, z + 4.3),
        (-1.2, 2.4, z + 6.0),
        (-2.0, 2.6, z + 8.0),
        (-1.6, 2.8, z + 11),
    ]
    S.tube(hose, 0.07, S.mat("#3a4a44", "cloth"), 10, smooth=10)
    # the guest
    S.chair((2.35, 1.2, z - 0.1), 2.6, "#7a4a30", -82)
    S.fish((2.1, 0.95, z + 2.35), 1.9, "#e07a3c", 176, "#f0b050", deep=0.6)
    for i, (x, y, zz, q) in enumerate(
        [
            (-2.6, 4, 6.2, 0.7),
            (-1.9, 4.6, 6.6, 0.6),
            (-2.5, 5.2, 7.0, 0.6),
            (1.6, 6, 7.6, 0.8),
            (2.4, 6.4, 7.2, 0.7),
            (1.2, 7, 7.1, 0.6),
            (2.9, 7, 8.1, 0.6),
        ]
    ):
        S.fish((x, y, zz), q, ("#d8a84a", "#c8604a", "#6f9aa8")[i % 3], 10 + 8 * i)
    weed = [S.mat(c, "cloth") for c in ("#3f7a4a", "#5a9a5c", "#2f6a58")]
    for i in range(30):
        x = S.rnd.choice([-1, 1]) * S.rnd.uniform(2.3, 5.5)
        y, h = S.rnd.uniform(1.5, 9), S.rnd.uniform(1.2, 4.2)
        ph = S.rnd.uniform(0, 6)
        P = [(x + 0.22 * math.sin(ph + 3 * q) * q, y, S.z(x, y) - 0.1 + h * q) for q in np.linspace(0, 1, 14)]
        S.tube(P, 0.09, weed[i % 3], 8, taper=0.2)
    for x, y, c in ((-2.7, -1.2, "#d8604a"), (2.5, -1.6, "#e89a7a"), (2.9, -0.9, "#c8506a")):
        for _ in range(9):
            a, h = S.rnd.uniform(0, 6.28), S.rnd.uniform(0.4, 0.9)
            S.tube(
                [(x, y, S.z(x, y)), (x + 0.3 * math.cos(a), y + 0.3 * math.sin(a), S.z(x, y) + h)],
                0.08,
                S.mat(c, "clay"),
                8,
                taper=0.7,
            )
    bub = S.mat("#f0fffa", "glass", ior=1.05)
    for k in range(12):
        S.sphere(
            S.rnd.uniform(0.04, 0.12),
            bub,
            (-1.15 + S.rnd.uniform(-0.2, 0.2), 0.7, z + 3.8 + k * 0.42),
            seg=14,
        )
    return S


@scene
def streetlamp():
    """A street lamp still burns on the sea bed; fish come to it like moths."""
    S = Stage(
        "streetlamp",
        502,
        sky=sky("#1f6a80", "#17506a", "#0f3854", "#0a2840", at=(0, 0.35, 0.7, 1)),
        ambient=0.4,
        key=[sun((2, 2, 9), "#7fd0d0", 0.9, 0.3)],
        fog={"density": 0.06, "start": 15, "color": "#12506a", "mix": 0.4},
        cam={"loc": (0, -13.5, 3.0), "tgt": (0, 0, 4.1)},
        post={"grade": grade("#06203c", "#fff0c0"), "bloom": 0.9, "bloom_th": 0.65, "motes": BUBBLE},
    )
    S.ground("dunes", "#7f8a72", amp=0.45, seed=12, flat=3.5)
    z = S.z(0.5, 1.4)
    iron = S.mat("#24343c", "metal", rough=0.5)
    S.lathe(
        [
            (0, 0),
            (0.4, 0),
            (0.42, 0.2),
            (0.26, 0.35),
            (0.22, 0.9),
            (0.3, 1.0),
            (0.16, 1.15),
            (0.11, 2.0),
            (0.09, 5.0),
            (0.16, 5.1),
            (0.06, 5.3),
        ],
        iron,
        24,
        (0.5, 1.4, z - 0.1),
    )
    S.tube(
        [
            (0.5, 1.4, z + 5.0),
            (0.5, 1.4, z + 6.0),
            (0.15, 1.4, z + 6.7),
            (-0.6, 1.4, z + 6.8),
            (-1.0, 1.4, z + 6.4),
        ],
        0.07,
        iron,
        10,
        smooth=8,
    )
    top = Vector((-1.0, 1.4, z + 6.3))
    S.lathe([(0.05, 0.15), (0.2, 0.05), (0.5, -0.2), (0.46, -0.2), (0.16, 0.0)], iron, 28, top)
    S.sphere(0.24, S.mat("#ffd88a", "glow", gain=9.0), top + Vector((0, 0, -0.3)), (1, 1, 1.2), 24)
    S.lamp(top + Vector((0, -0.5, -0.6)), "#ffcf80", 330, 0.5)
    S.light("SPOT", top, (-1.0, 0.6, 0), "#ffd890", 1500, 1.2)
    cols = ["#e08a3c", "#d8603c", "#f0c060", "#e8b8a0", "#6fb0b0"]
    for i in range(26):
        a, r = S.rnd.uniform(0, 6.28), S.rnd.uniform(0.8, 2.6)
        p = top + Vector((r * math.cos(a), r * math.sin(a) * 0.8, S.rnd.uniform(-1.3, 0.9) - 0.2))
        S.fish(
            p,
            S.rnd.uniform(0.28, 0.55),
            cols[i % 5],
            math.degrees(a) + 90 + S.rnd.uniform(-25, 25),
            tilt=S.rnd.uniform(-15, 15),
        )
    # a bench, a bicycle, a street sign; someone waits
    wood = S.mat("#6a5a44", "wood")
    for k in range(3):
        S.box((2.3, 0.2, 0.08), wood, (-1.5, 1.1 + 0.25 * k, z + 0.85), bevel=0.02)
        S.box((2.3, 0.07, 0.2), wood, (-1.5, 1.75, z + 1.15 + 0.26 * k), (-8, 0, 0), 0.02)
    for x in (-2.5, -0.5):
        S.box((0.1, 0.7, 0.85), iron, (x, 1.4, z + 0.4), bevel=0.02)
    S.person(
        (-1.35, 1.2, z + 0.9),
        1.7,
        "#c2453a",
        "sit",
        18,
        hair="#3a2620",
        scarf="#efd08a",
        hands=((0.08, -0.28, 0.28), (-0.08, -0.28, 0.28)),
    )
    S.box((0.56, 0.03, 0.4), S.mat("#f3ead6", "paper"), (-1.5, 0.68, z + 1.45), (-40, 0, 18), 0.005)
    S.fish((-2.2, 1.15, z + 1.2), 0.5, "#f0c060", 20, tilt=0)
    b = S.empty((1.6, 1.7, z + 0.45), (-14, 0, -10))
    for x in (-0.62, 0.62):
        S.tube(
            [(x + 0.5 * math.cos(t), 0, 0.1 + 0.5 * math.sin(t)) for t in np.linspace(0, 6.283, 36)],
            0.04,
            iron,
            8,
            b,
        )
        for k in range(8):
            a = 6.283 * k / 8
            S.tube([(x, 0, 0.1), (x + 0.48 * math.cos(a), 0, 0.1 + 0.48 * math.sin(a))], 0.008, iron, 4, b)
    red = S.mat("#b8483a", "metal", rough=0.5)
    for line in (
        [(-0.62, 0, 0.1), (-0.2, 0, 0.72), (0.42, 0, 0.75), (0.05, 0, 0.12), (-0.62, 0, 0.1)],
        [(-0.2, 0, 0.72), (0.05, 0, 0.12)],
        [(0.62, 0, 0.1), (0.38, 0, 0.95), (0.25, 0, 1.02)],
    ):
        S.tube(line, 0.035, red, 8, b)
    S.box((0.3, 0.14, 0.07), wood, (-0.26, 0, 0.86), parent=b, bevel=0.03)
    weed = [S.mat(c, "cloth") for c in ("#2f5a4a", "#3f7a5c")]
    for i in range(26):
        x, y, h = (
            S.rnd.choice([-1, 1]) * S.rnd.uniform(2.6, 6),
            S.rnd.uniform(0.5, 9),
            S.rnd.uniform(0.8, 3.4),
        )
        ph = S.rnd.uniform(0, 6)
        S.tube(
            [(x + 0.2 * math.sin(ph + 3 * q) * q, y, S.z(x, y) - 0.1 + h * q) for q in np.linspace(0, 1, 12)],
            0.08,
            weed[i % 2],
            8,
            taper=0.2,
        )
    for k in range(5):
        S.house(
            (-4.5 + k * 2.4, 13 + (k % 2) * 2, -0.6),
            1.9,
            2.4,
            "#3a4a54",
            "#5a6a6c",
            S.rnd.uniform(-12, 12),
            lit=0.0,
        )
    return S


@scene
def fishbowl():
    """In the bowl sits a person; the fish have the room."""
    S = Stage(
        "fishbowl",
        503,
        sky=water_sky(),
        ambient=1.15,
        key=[sun((7, 1.8, 8.6), "#fff0c8", 4.5, 0.04, (0, 0.6, 1.2)), area((-1, -9, 7), "#c8f0f0", 900, 4.0)],
        fog={"density": 0.02, "start": 13, "color": "#3f9aa0", "mix": 0.5},
        cam={"loc": (0, -13.5, 3.9), "tgt": (0, 0, 3.8)},
        post={
            "grade": grade("#0f3a56", "#f0ffe8"),
            "bloom": 0.5,
            "motes": BUBBLE,
            "beams": [
                {
                    "from": (0.98, 0.12),
                    "to": (0.35, 0.9),
                    "w0": 0.06,
                    "w1": 0.13,
                    "color": "#e8ffd8",
                    "gain": 0.12,
                }
            ],
        },
    )
    S.room("#5fa09a", "#7a6a4c", "#a8c8b8", window=(-0.1, 2.5, 3.0, 6.6))
    S.table((0.2, 1.0, 0), 3.2, 1.6, 2.1, "#7a4a30", cloth="#e8c070")
    glass = S.mat("#f4fffc", "glass", ior=1.16)
    c = Vector((0.2, 1.0, 2.12))
    R = 1.35
    prof = (
        [(0, 0.0), (0.6, 0.0)]
        + [(R * math.sin(t), 1.2 - R * math.cos(t)) for t in np.linspace(0.48, 2.42, 36)]
        + [(0.98, 2.2), (1.02, 2.26), (0.96, 2.24)]
    )
    S.lathe(prof, glass, 64, c)
    for r, z in ((0.62, 0.02), (1.36, 1.2)):
        S.tube(
            [(r * math.cos(t), r * math.sin(t), z) for t in np.linspace(0, 6.283, 60)],
            0.012,
            S.mat("#d8f4ee", "glow", gain=0.5),
            6,
            at=c,
        )
    S.tube(
        [(-0.98 * math.sin(t), -0.62, 1.2 + 1.12 * math.cos(t)) for t in np.linspace(0.75, 1.7, 14)],
        0.03,
        S.mat("#f4fffa", "glow", gain=0.9),
        6,
        at=c,
        taper=0.4,
    )
    S.tube(
        [(0.98 * math.cos(t), 0.98 * math.sin(t), 2.24) for t in np.linspace(0, 6.283, 60)],
        0.06,
        S.mat("#d8f4ee", "clay", rough=0.05),
        8,
        at=c,
    )
    # a meadow in the bowl, a chair, a lamp, a person with a book
    S.lathe(
        [(0, 0.42), (0.7, 0.4), (1.02, 0.34), (0.9, 0.2), (0.5, 0.04), (0, 0.04)],
        S.mat("#7f9c4c", "clay", bump=0.1),
        48,
        c,
    )
    S.chair((c.x + 0.15, c.y + 0.1, c.z + 0.38), 1.1, "#8f5a36", -25)
    S.person(
        (c.x + 0.12, c.y + 0.02, c.z + 0.9),
        0.95,
        "#c2453a",
        "sit",
        -22,
        hair="#4a2c20",
        hands=((0.08, -0.26, 0.3), (-0.08, -0.26, 0.3)),
    )
    S.box(
        (0.28, 0.02, 0.2),
        S.mat("#f6eedc", "paper"),
        (c.x + 0.02, c.y - 0.24, c.z + 1.22),
        (-35, 0, -22),
        0.004,
    )
    S.tree(
        (c.x - 0.6, c.y + 0.2, c.z + 0.36), 1.1, "#5a3a2a", ("#6f9440", "#8fb04f"), 4, 0.6, 1.0, 0.07, seed=3
    )
    S.lamp((c.x, c.y - 0.3, c.z + 1.9), "#fff0c8", 25, 0.3)
    # those who look in
    S.fish((-1.55, -0.7, 4.2), 2.6, "#e8803c", 28, "#f2b060", deep=0.62)
    S.fish((2.6, 0.2, 5.2), 2.0, "#4f86a8", 196, "#7fb0c0", deep=0.55, tilt=8)
    S.fish((1.5, 2.6, 6.6), 1.2, "#e0b848", 205, "#f0d890", deep=0.6)
    S.fish((-2.6, 2.8, 6.3), 1.0, "#c8605a", 10, "#e89a8a", deep=0.6)
    S.fish((2.35, -1.2, 2.2), 0.7, "#e0b848", 160, "#f0d890", deep=0.6, tilt=-10)
    S.frame((-1.5, 4.5, 6.2), 1.7, 1.3, "#b98a3c", S.mat("#bfe0d8", "clay", nscale=1.4, vary=0.3))
    S.tree((-1.5, 4.36, 5.7), 0.9, "#5a3a2a", ("#6f9440",), 4, 0.6, 1, 0.05, seed=4)
    weed = [S.mat(k, "cloth") for k in ("#3f7a4a", "#5a9a5c", "#2f6a58")]
    S.lathe(
        [(0, 0), (0.45, 0), (0.6, 0.9), (0.52, 0.9), (0.4, 0.1)], S.mat("#b8603f", "clay"), 32, (-2.6, 2.9, 0)
    )
    for i in range(9):
        ph, a = S.rnd.uniform(0, 6), S.rnd.uniform(0, 6.28)
        x, y, h = -2.6 + 0.25 * math.cos(a), 2.9 + 0.25 * math.sin(a), S.rnd.uniform(1.2, 2.4)
        S.tube(
            [(x + 0.25 * math.sin(ph + 3 * q) * q, y, 0.7 + h * q) for q in np.linspace(0, 1, 14)],
            0.1,
            weed[i % 3],
            8,
            taper=0.2,
        )
    bub = S.mat("#f0fffa", "glass", ior=1.05)
    for k in range(10):
        S.sphere(
            S.rnd.uniform(0.05, 0.13), bub, (-0.2 + S.rnd.uniform(-0.15, 0.15), -0.8, 4.6 + k * 0.5), seg=14
        )
    S.box((4.6, 3.0, 0.05), S.mat("#8f3f54", "cloth"), (0, 0.4, 0.0), bevel=0.01)
    return S


@scene
def seed():
    """Deep in the earth someone sleeps in a seed; above, a shoot has come up."""
    S = Stage(
        "seed",
        504,
        sky=sky("#8fc4d0", "#c8e2d0", "#f6eccc", "#f6eccc", at=(0, 0.12, 0.24, 1)),
        ambient=0.5,
        key=[sun((-4, -6, 8), "#fff0d0", 2.4, 0.1)],
        fog={"density": 0.0},
        cam={"loc": (0, -14, 3.8), "tgt": (0, 0, 3.8)},
        post={
            "grade": grade("#2a1430", "#fff0c8"),
            "bloom": 0.7,
            "bloom_th": 0.7,
            "motes": {"n": 40, "box": (0.2, 0.4, 0.8, 0.95), "gain": 0.6},
        },
    )
    top = 6.9
    rnd = S.rnd
    # cut through the earth: layers of wavy soil
    layers = [
        ("#5a4030", top),
        ("#6e4a34", 6.0),
        ("#5f3f30", 4.9),
        ("#4f3530", 3.4),
        ("#44303a", 1.6),
        ("#382a38", 0.0),
    ]
    n = S.nfun(0.35, 4, 2)
    for k, (color, z) in enumerate(layers):
        V, F, m = [], [], 60
        for i in range(m + 1):
            x = -5 + 10 * i / m
            zz = z + (
                0 if k == 0 else 0.5 * (float(n(np.array([[x + 9 * k]]), np.array([[3.0 * k]]))[0, 0]) - 0.5)
            )
            V += [(x, 1.6 - 0.02 * k, zz), (x, 1.6 - 0.02 * k, -4.0)]
        F = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(m)]
        S.obj(V, F, S.mat(color, "clay", bump=0.25, bscale=3, nscale=1.0, vary=0.25), False)
    S.gh = lambda X, Y: np.full(np.broadcast(X, Y).shape, top) + 0.0
    S.box((14, 12, 0.2), S.mat("#7f9c4c", "clay", bump=0.1), (0, 7.4, top - 0.12))
    S.grass(420, (-4.6, 4.6), (1.5, 3.2), high=0.4)
    S.flowers(24, (-4, 4), (1.6, 4), high=0.5, big=1.4)
    for _ in range(70):
        x, z = rnd.uniform(-3.6, 3.6), rnd.uniform(-1.5, top - 0.6)
        if math.hypot(x, (z - 2.6) * 0.8) < 2.0:
            continue
        S.sphere(
            rnd.uniform(0.06, 0.3),
            S.mat(rnd.choice(["#7a6a62", "#8a7668", "#655860"]), "stone"),
            (x, 1.5, z),
            (1.2, 0.6, 0.85),
            18,
            bumpy=0.08,
        )
    # the hollow and the seed
    cave = [((-0.6, 0, 2.2), 1.45, (0.6, 0, 2.5), 1.5), ((0, 0, 3.2), 1.1)]
    S.blob(cave, S.mat("#2a1a1c", "clay", bump=0.2), (0, 1.5, 0), scale=(1, 0.04, 1), voxel=0.06)
    shell, cream = S.mat("#9a6238", "clay", rough=0.4, vary=0.3), S.mat("#f3dfb0", "clay", sss=0.5)
    S.blob(
        [((-0.55, 0, 2.05), 1.12, (0.35, 0, 2.45), 1.05), ((0.35, 0, 2.45), 1.0, (0.9, 0, 2.95), 0.5)],
        shell,
        (0, 1.2, 0),
        scale=(1, 0.35, 1),
        voxel=0.05,
    )
    S.blob(
        [((-0.5, 0, 2.08), 0.94, (0.32, 0, 2.42), 0.88)], cream, (0, 0.92, 0), scale=(1, 0.18, 1), voxel=0.05
    )
    e = S.empty((-0.5, 0.35, 1.72), (0, -24, 0), 1.0)
    S.blob(
        [
            ((0.0, 0, 0.3), 0.32, (0.62, 0.05, 0.42), 0.28),
            ((0, -0.1, 0.2), 0.2, (0.52, -0.22, 0.02), 0.15),
            ((0.52, -0.22, 0.02), 0.15, (0.1, -0.28, -0.2), 0.11),
            ((0.62, -0.1, 0.55), 0.13, (0.62, -0.32, 0.2), 0.1),
        ],
        S.mat("#c2453a", "cloth"),
        parent=e,
        voxel=0.03,
        smooth=5,
    )
    S.sphere(0.29, S.mat("#e8c7a0", "clay"), (0.95, -0.18, 0.5), parent=e, seg=28)
    S.sphere(0.3, S.mat("#5a3526", "cloth"), (1.0, -0.1, 0.57), parent=e, seg=28)
    S.lamp((-0.9, -0.6, 3.2), "#ffcf80", 34, 0.3)
    S.lamp((0.5, -0.4, 1.2), "#ffc070", 14, 0.3)
    # shoot and roots
    green = S.mat("#8fb04c", "clay", sss=0.3)
    S.tube(
        [(0.85, 1.0, 2.9), (1.0, 1.1, 4.0), (0.5, 1.2, 5.2), (0.75, 1.3, 6.4), (0.6, 1.4, 7.6)],
        0.11,
        S.mat("#d8d09a", "clay"),
        12,
        smooth=8,
        taper=0.8,
    )
    S.tube([(0.72, 1.3, 6.7), (0.62, 1.4, 7.7)], 0.095, green, 12)
    for s, q in ((-1, 1.0), (1, 1.15)):
        leaf = S.obj(
            [
                (0, 0, 0),
                (s * 0.35, -0.25, 0.3),
                (s * 0.95, -0.2, 0.5),
                (s * 1.25, 0, 0.35),
                (s * 0.95, 0.22, 0.5),
                (s * 0.35, 0.25, 0.3),
            ],
            [(0, 1, 2, 3, 4, 5)],
            green,
            True,
            (0.62, 1.4, 7.65),
            (14, 0, 0),
            q,
        )
        leaf.modifiers.new("thick", "SOLIDIFY").thickness = 0.04
    for _ in range(12):
        a = rnd.uniform(3.4, 6.0)
        p = Vector((-0.5, 1.2, 1.2))
        P = [p]
        for _ in range(6):
            p = p + Vector((0.45 * math.cos(a), rnd.uniform(-0.1, 0.02), 0.4 * math.sin(a)))
            a += rnd.uniform(-0.4, 0.4)
            P.append(p.copy())
        S.tube(P, 0.045, S.mat("#d8c49a", "clay"), 6, taper=0.2, smooth=4)
    # others who live below: a mole with a lantern, a worm, bones of something old
    mole = S.empty((2.35, 1.15, 0.7), (0, 0, 0), 0.75)
    S.blob(
        [((-0.5, 0, 3.6), 0.85, (0.5, 0, 3.55), 0.8)],
        S.mat("#2a1a1c", "clay", bump=0.2),
        (2.3, 1.5, -2.75),
        scale=(1, 0.04, 1),
        voxel=0.05,
    )
    S.blob(
        [((0.1, 0, 0.4), 0.4, (0.1, 0, 0.75), 0.32), ((-0.05, -0.1, 0.85), 0.24, (-0.45, -0.15, 0.8), 0.07)],
        S.mat("#4a4048", "cloth"),
        parent=mole,
        voxel=0.03,
    )
    S.sphere(0.07, S.mat("#e09a9a", "clay"), (-0.52, -0.16, 0.8), parent=mole, seg=12)
    S.sphere(0.03, S.mat("#f4ead6", "clay", rough=0.1), (-0.22, -0.3, 0.93), parent=mole, seg=10)
    S.tube([(-0.15, -0.25, 0.55), (-0.4, -0.35, 0.55)], 0.07, S.mat("#4a4048", "cloth"), 8, mole)
    S.sphere(0.11, S.mat("#ffcf70", "glow", gain=7.0), (1.98, 0.85, 0.98), (1, 1, 1.3), 14)
    S.lamp((1.95, 0.7, 1.0), "#ffb860", 22, 0.1)
    worm = S.mat("#d88a80", "clay", rough=0.4)
    S.tube(
        [(-3.0, 1.45, 4.4), (-2.6, 1.4, 4.7), (-2.2, 1.4, 4.4), (-1.8, 1.4, 4.7), (-1.5, 1.4, 4.65)],
        0.11,
        worm,
        10,
        smooth=8,
    )
    bone = S.mat("#e0d2b4", "stone", bump=0.05)
    for k in range(7):
        x = -3.1 + k * 0.3
        S.tube([(x, 1.42, 0.4), (x - 0.14, 1.3, 0.0), (x, 1.32, -0.35 + 0.03 * k)], 0.05, bone, 8, smooth=4)
    S.tube([(-3.3, 1.42, 0.45), (-1.2, 1.42, 0.42)], 0.07, bone, 8)
    S.blob([((-0.95, 1.4, 0.4), 0.24, (-0.55, 1.4, 0.25), 0.13)], bone, voxel=0.03)
    S.sphere(0.06, S.mat("#2a1a1c", "clay"), (-0.9, 1.14, 0.45), seg=12)
    return S


@scene
def well():
    """From the bottom of the well the sky is a coin, and somebody leans over it."""
    S = Stage(
        "well",
        505,
        sky=sky("#7fc0dc", "#b4dce4", "#e8f2e0"),
        ambient=0.12,
        key=[
            {
                "kind": "SUN",
                "at": (1.5, 9, 3),
                "to": (0, 0, -0.8),
                "color": "#fff0c8",
                "power": 3.2,
                "size": 0.08,
            }
        ],
        fog={"density": 0.0},
        cam={"loc": (0, -13.5, 0), "tgt": (0.0, 0, 0.4), "fov": 42},
        post={
            "grade": grade("#0a1838", "#fff6d8"),
            "bloom": 0.9,
            "bloom_th": 0.7,
            "exposure": 1.15,
            "motes": {"n": 60, "box": (0.25, 0.2, 0.75, 0.8), "gain": 0.7},
            "beams": [
                {
                    "from": (0.52, 0.42),
                    "to": (0.38, 1.05),
                    "w0": 0.03,
                    "w1": 0.2,
                    "color": "#fff0c0",
                    "gain": 0.2,
                }
            ],
        },
    )
    # the shaft runs along y, away from the camera; its stones are laid in rings
    stones = [S.mat(c, "stone", bump=0.25) for c in ("#6a7078", "#5a6068", "#767a7c", "#4f5a5c", "#667058")]
    R = 4.9
    for ring in range(22):
        y = -12.5 + ring * 1.15
        n = 22
        for k in range(n):
            a = 2 * math.pi * (k + 0.5 * (ring % 2)) / n + S.rnd.uniform(-0.03, 0.03)
            r = R + S.rnd.uniform(-0.12, 0.12) + 0.35
            S.box(
                (1.36, 1.08, 0.8),
                S.rnd.choice(stones),
                (r * math.cos(a), y, r * math.sin(a) + 0.2),
                (0, -math.degrees(a) + 90, 0),
                0.12,
            )
    top = -12.5 + 22 * 1.15
    fern = [S.mat(c, "cloth") for c in ("#5f8a3c", "#7fa84c", "#3f6a3a")]
    for _ in range(46):
        a, y = S.rnd.uniform(0, 6.28), S.rnd.uniform(-2, top)
        p = Vector((R * 0.98 * math.cos(a), y, R * 0.98 * math.sin(a) + 0.2))
        for _ in range(5):
            d = Vector(
                (
                    -math.cos(a) + S.rnd.uniform(-0.7, 0.7),
                    S.rnd.uniform(-0.8, 0.3),
                    -math.sin(a) + S.rnd.uniform(-0.7, 0.7),
                )
            ).normalized() * S.rnd.uniform(0.4, 0.9)
            S.obj(
                [p, p + d * 0.5 + Vector((0.07, 0, 0.07)), p + d, p + d * 0.5 - Vector((0.07, 0, 0.07))],
                [(0, 1, 2, 3)],
                S.rnd.choice(fern),
                False,
            )
    wood = S.mat("#6a4a30", "wood")
    S.tube([(-6, top + 0.6, 1.4), (6, top + 0.6, 1.4)], 0.26, wood, 12)
    S.string((0.75, top + 0.6, 1.2), (0.75, -4.5, 0.2), r=0.05, color="#c9a870")
    b = S.empty((0.75, -5.1, 0.15), (96, 0, 0), 0.62)
    S.lathe([(0, 0), (0.5, 0), (0.62, 0.9), (0.55, 0.9), (0.45, 0.08), (0, 0.08)], wood, 28, parent=b)
    for z in (0.2, 0.7):
        S.lathe(
            [(0.53 + 0.09 * z, z - 0.04), (0.56 + 0.09 * z, z), (0.53 + 0.09 * z, z + 0.04)],
            S.mat("#4a4a50", "metal"),
            28,
            parent=b,
        )
    S.tube(
        [(0.6 * math.cos(t), 0, 0.9 + 0.6 * math.sin(t)) for t in np.linspace(0, math.pi, 16)],
        0.03,
        S.mat("#4a4a50", "metal"),
        6,
        b,
    )
    # who leans over the rim
    e = S.empty((-1.9, top + 0.5, -2.2), (0, 0, 0), 3.6)
    S.blob(
        [
            ((0, 0, -0.75), 0.36, (0.06, 0, 0.1), 0.3),
            ((-0.22, 0, 0.05), 0.13, (-0.5, -0.12, -0.35), 0.1),
            ((0.3, 0, 0.05), 0.12, (0.62, -0.2, 0.3), 0.09),
        ],
        S.mat("#c2453a", "cloth"),
        parent=e,
        voxel=0.03,
    )
    S.sphere(0.26, S.mat("#e8c7a0", "clay"), (0.12, -0.05, 0.5), parent=e, seg=28)
    S.sphere(0.275, S.mat("#5a3526", "cloth"), (0.1, 0.06, 0.55), parent=e, seg=28)
    S.sphere(0.1, S.mat("#e8c7a0", "clay"), (0.66, -0.22, 0.34), parent=e, seg=16)
    S.light("AREA", (0, 6, 0), (-1.5, top + 2, -1), "#e0f0ff", 500, 3.0)
    # down here: a frog in the last ring of light
    frog = S.empty((-1.5, -7.0, -2.5), (0, 0, 0), 0.55)
    S.blob(
        [
            ((0, 0, 0.3), 0.42, (0.1, 0, 0.5), 0.36),
            ((-0.4, 0, 0.1), 0.22, (-0.1, -0.3, 0.05), 0.16),
            ((0.45, 0, 0.1), 0.22, (0.2, -0.35, 0.05), 0.16),
            ((-0.17, -0.1, 0.86), 0.12),
            ((0.3, -0.1, 0.86), 0.12),
        ],
        S.mat("#6f9a3c", "clay", rough=0.3),
        parent=frog,
        voxel=0.03,
    )
    S.eyes((0.065, -0.2, 0.89), 0.47, 0.05, frog)
    S.sphere(0.9, stones[4], (-1.5, -6.9, -3.25), (1.2, 1, 0.6), 30, bumpy=0.15)
    S.light("SPOT", (0.5, 4, 1.5), (-1.4, -7, -2.6), "#fff0c8", 900, 0.5)
    S.lamp((-0.6, -8.6, -1.6), "#c8e0ff", 24, 0.4)
    S.lamp((0.3, -7.6, 1.0), "#ffe8c0", 40, 0.4)
    return S

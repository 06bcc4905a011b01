"""Her second wing is still being sewn on; in the mirror she has already flown."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import DAY, area, grade, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "wings",
        975,
        sky=DAY,
        ambient=0.4,
        key=[
            sun((-7, -4.5, 7.5), "#a8b4e8", 1.5, 0.1, (0, 0.6, 2.8)),
            area((3, -9, 6), "#a0b0e0", 800, 4.0),
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
    arc = [(1.78 * math.cos(t), 0, 2.3 + 1.5 * math.sin(t)) for t in np.linspace(0, math.pi, 30)]
    S.tube([(1.78, 0, -3.5), *arc, (-1.78, 0, -3.5), (1.78, 0, -3.5)], 0.17, gold, 12, m)
    for t in np.linspace(0.12, math.pi - 0.12, 9):
        S.sphere(0.16, gold, (1.95 * math.cos(t), -0.05, 2.3 + 1.66 * math.sin(t)), (1, 0.7, 1), 16, m)
    rim = [(1.75, 0, -3.45), *arc, (-1.75, 0, -3.45)]
    air = S.mat(
        "#a8d0e8",
        "clay",
        ramp=("#ffd890", "#ffe8b8", "#b8dcec", "#6fb0dc", "#3f84c4"),
        span=(-3.4, 3.4),
        vary=0.05,
        bump=0.0,
        lift=0.85,
    )
    depth = [(x, y, z) for x, _, z in rim for y in (0.05, 3.2)]
    sides = [(2 * q, 2 * q + 1, 2 * q + 3, 2 * q + 2) for q in range(len(rim) - 1)]
    S.obj([*depth, (-1.75, 0.05, -3.45), (-1.75, 3.2, -3.45)], sides, air, False, parent=m)
    S.obj([(x, 3.2, z) for x, _, z in rim], [tuple(range(len(rim)))], air, False, parent=m)
    for k, (x, y, z, q) in enumerate(
        (
            (-0.7, 1.8, -2.5, 0.7),
            (0.5, 2.2, -3.1, 0.6),
            (-0.2, 1.4, -3.2, 0.9),
            (0.4, 2.6, 0.1, 0.3),
            (-0.9, 2.6, -0.7, 0.34),
        )
    ):
        S.cloud(m.matrix_basis @ Vector((x, y, z)), q, "#fff0e0", 10, 0.55, seed=k)
    other = S.person(
        m.matrix_basis @ Vector((-0.32, 1.3, 0.75)),
        1.75,
        "#d89a3c",
        "fly",
        hair="#4a2c20",
        style="plait",
        skin="#f0c8a4",
        trousers="#4a3a44",
        rot=(0, -12, 178),
        hands=((0.3, -0.1, 0.92), (-0.3, -0.1, 0.92)),
    )
    for s in (-1, 1):
        S.wing(s, "#fffaf0", "#f8ecd4", other, 0.95, (s * 0.03, 0.11, 0.68), 0.37, (0, s * -16, 0))
    S.birds(m.matrix_basis @ Vector((0.7, 2.4, 2.6)), 5, (0.6, 0.2, 0.4), 0.13, "#2c3c64")
    S.light("AREA", m.matrix_basis @ Vector((0, -0.3, 0.5)), (-0.6, -4, 0.6), "#ffe6b8", 420, 3.0)
    S.lamp(m.matrix_basis @ Vector((0, 1.0, -1.0)), "#fff0d8", 60, 0.5)
    S.lamp(m.matrix_basis @ Vector((-0.3, 0.25, 2.2)), "#fff4e0", 45, 0.4)
    # she herself, from behind, on a stool; one wing is on, the other hangs from a few stitches
    S.lathe(
        [(0, 0), (0.8, 0), (0.84, 0.12), (0.74, 0.55), (0.8, 0.62), (0, 0.64)],
        S.mat("#7a4a30", "wood"),
        36,
        (-0.93, -0.2, 0),
    )
    p = S.person(
        (-0.9, -0.2, 0.64),
        3.3,
        "#d89a3c",
        "stand",
        172,
        hair="#4a2c20",
        style="plait",
        skin="#f0c8a4",
        trousers="#4a3a44",
        hands=((0.24, -0.06, 0.46), (-0.24, -0.1, 0.48)),
        head=(-0.02, -0.03, 0.885),
    )
    S.wing(1, "#fdf8ee", "#efe2cc", p, 0.72, (0.04, 0.11, 0.68), 0.34, (0, 6, 10))
    S.wing(-1, "#fdf8ee", "#efe2cc", p, 0.55, (-0.06, 0.11, 0.62), 0.34, (0, 22, -8))
    red = S.mat("#e03a2c", "cloth", lift=0.3)
    for k in range(4):
        S.box((0.05, 0.012, 0.012), red, (-0.07 - 0.016 * k, 0.14, 0.7 - 0.04 * k), (0, 40, 0), 0, p)
    # the seamstress draws the thread
    she = S.person(
        (1.32, -1.6, 0.0),
        2.7,
        "#34508a",
        "stand",
        -118,
        hair="#8e8a94",
        style="bun",
        trousers="#26304c",
        hands=((0.08, -0.36, 0.96), (-0.1, -0.3, 0.62)),
        head=(0, -0.05, 0.875),
    )
    hand = she.matrix_basis @ Vector((0.08, -0.39, 0.98))
    seam = p.matrix_basis @ Vector((-0.09, 0.15, 0.66))
    S.tube(
        [hand + Vector((0.12, 0, 0.24)), hand - Vector((0.1, 0, 0.18))],
        0.026,
        S.mat("#f0f0f4", "glow", gain=0.9),
        6,
    )
    middle = (hand + seam) / 2 - Vector((0, 0.2, 0.5))
    S.tube([seam, middle, hand + Vector((0.12, 0, 0.24))], 0.022, red, 6, smooth=10)
    spool = S.empty((2.35, -1.3, 0.0))
    S.lathe(
        [
            (0, 0),
            (0.24, 0),
            (0.24, 0.05),
            (0.16, 0.07),
            (0.18, 0.2),
            (0.16, 0.33),
            (0.24, 0.35),
            (0.24, 0.4),
            (0, 0.4),
        ],
        S.mat("#c8382c", "cloth"),
        24,
        parent=spool,
    )
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

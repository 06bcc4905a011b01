"""She has one wing so far; in the mirror she has both, and turns her back, too."""

import math

import numpy as np

from ..kit.light import DAY, area, grade, sun
from ..kit.stage import Stage


def scene():
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

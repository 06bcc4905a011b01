"""It rains; under one mushroom there is room for everybody."""

import math

from ..kit.light import grade, sky, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "mushroom",
        703,
        sky=sky("#4f6f74", "#86a298", "#c4cfae", "#dcd8b0", at=(0, 0.4, 0.7, 1)),
        ambient=0.8,
        key=[sun((-4, 3, 8), "#e8f4d8", 1.8, 0.2)],
        fog={"density": 0.05, "start": 16, "color": "#c0d0b0", "mix": 0.3},
        cam={"loc": (0, -13, 2.4), "tgt": (0, 0, 3.2)},
        post={"grade": grade("#10303a", "#fff6cc"), "bloom": 0.6, "bloom_th": 0.7},
    )
    S.ground("hills", "#56703c", amp=0.4, seed=9, flat=3)
    for _i in range(24):
        x, y = S.rnd.choice([-1, 1]) * S.rnd.uniform(3.2, 9), S.rnd.uniform(4, 22)
        S.tube(
            [(x, y, -0.5), (x, y, 6), (x + 0.2, y, 15)],
            S.rnd.uniform(0.3, 0.6),
            S.mat("#4a5448", "wood", bump=0.15),
            12,
            taper=0.7,
        )
    z = S.z(0.2, 1.5)
    S.mushroom((0.2, 1.7, z - 0.3), 6.6, "#b8402f", "#efe0c4", 4)
    for x, y, h, c in (
        (-2.9, 0.6, 1.5, "#c98a3c"),
        (2.9, 2.4, 2.0, "#b8402f"),
        (2.55, -0.6, 0.9, "#c98a3c"),
        (-3.3, 3.6, 2.6, "#b8402f"),
    ):
        S.mushroom((x, y, S.z(x, y) - 0.1), h, c, seed=int(h * 10))
    # lantern and table; who came
    S.lathe(
        [(0, 0), (0.5, 0), (0.52, 0.08), (0.1, 0.12), (0.12, 0.8)],
        S.mat("#7a5236", "wood"),
        24,
        (-0.55, -0.1, z + 0.8),
        (180, 0, 0),
    )
    S.lathe(
        [(0, 0), (0.62, 0), (0.64, 0.05), (0, 0.07)], S.mat("#8a5a34", "wood"), 28, (-0.55, -0.1, z + 0.8)
    )
    for x, y in ((-0.75, -0.25), (-0.3, -0.2), (-0.6, 0.15)):
        S.lathe(
            [(0, 0), (0.07, 0), (0.11, 0.13), (0.09, 0.13)],
            S.mat("#f3ead8", "clay", rough=0.2),
            18,
            (x, y, z + 0.87),
        )
    S.string((0.2, 0.9, z + 3.9), (0.2, 0.6, z + 3.0), r=0.015)
    S.lathe(
        [(0.16, 0), (0.2, 0.05), (0.16, 0.42), (0.1, 0.5), (0, 0.52)],
        S.mat("#5a4a34", "metal"),
        12,
        (0.2, 0.6, z + 2.5),
    )
    S.sphere(0.15, S.mat("#ffd070", "glow", gain=8.0), (0.2, 0.6, z + 2.72), (1, 1, 1.3), 16)
    S.lamp((0.1, 0.1, z + 2.6), "#ffbf68", 260, 0.2)
    S.person((-1.5, -0.2, z + 0.42), 1.25, "#c2453a", "sit", 70, hair="#4a2c20", scarf="#efd08a")
    S.sphere(0.4, S.mat("#8a8a80", "stone"), (-1.55, -0.2, z + 0.15), (1, 1, 0.8), 24)
    S.person((0.5, -0.2, z + 0.4), 1.25, "#3f6a8a", "sit", -60, hair="#cfc8bc")
    S.sphere(0.4, S.mat("#7a7a72", "stone"), (0.55, -0.2, z + 0.12), (1, 1, 0.8), 24)
    S.bear((1.55, 0.9, z - 0.1), 1.75, "#7a4c30", -35)
    rab = S.empty((-0.35, 0.75, z), (0, 0, 0), 0.75)
    S.blob(
        [
            ((0, 0, 0.28), 0.26, (0, 0, 0.5), 0.2),
            ((0, -0.04, 0.82), 0.2),
            ((-0.1, 0, 0.95), 0.07, (-0.14, 0.02, 1.42), 0.06),
            ((0.1, 0, 0.95), 0.07, (0.2, 0.02, 1.38), 0.06),
        ],
        S.mat("#d8c4a8", "cloth"),
        parent=rab,
        voxel=0.025,
    )
    S.eyes((0, -0.22, 0.86), 0.18, 0.028, rab)
    S.bird((-1.75, 0.9, z), 0.55, "#5a86a0", -20, belly="#e8c8a0")
    frog = S.empty((0.15, -1.35, z), (0, 0, 12), 0.45)
    S.blob(
        [
            ((0, 0, 0.3), 0.4, (0.05, 0, 0.48), 0.34),
            ((-0.4, 0, 0.1), 0.2, (-0.15, -0.3, 0.05), 0.14),
            ((0.45, 0, 0.1), 0.2, (0.2, -0.35, 0.05), 0.14),
            ((-0.17, -0.1, 0.84), 0.12),
            ((0.28, -0.1, 0.84), 0.12),
        ],
        S.mat("#6f9a3c", "clay", rough=0.3),
        parent=frog,
        voxel=0.03,
    )
    S.eyes((0.055, -0.2, 0.87), 0.45, 0.05, frog)
    # the one who is still outside
    S.wanderer((-2.75, -1.9, S.z(-2.75, -1.9)), 0.95, "#5a6a4a", face=-60)
    rain = S.mat("#e4f0ee", "glow", gain=0.6)
    for _ in range(240):
        x, y, zz = S.rnd.uniform(-4.2, 4.2), S.rnd.uniform(-2.5, 7), S.rnd.uniform(0.5, 10)
        if math.hypot(x - 0.2, y - 1.7) < 2.95 and zz < z + 5.6:
            continue
        S.tube([(x, y, zz), (x - 0.07, y, zz - 0.5)], 0.008, rain, 4)
    for k in range(9):
        a = 6.283 * k / 9 + 0.2
        x, y = 0.2 + 2.83 * math.cos(a), 1.7 + 2.83 * math.sin(a)
        S.tube([(x, y, z + 3.7), (x, y, z + 3.7 - S.rnd.uniform(0.4, 1.6))], 0.015, rain, 5)
    S.grass(420, (-4, 4), (-3, 4), ("#5f8a3c", "#7aa048", "#4a7038"), 0.5)
    return S

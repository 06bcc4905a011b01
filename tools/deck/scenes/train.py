"""The line of the little train climbs out of the sea to the moon."""

import math
from itertools import pairwise

import numpy as np
from mathutils import Vector

from ..kit.light import grade, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "train",
        211,
        sky={
            "stops": [(0, "#0a1434"), (0.4, "#203868"), (0.62, "#4f689c"), (0.74, "#98a0b8"), (1, "#b8b4c0")],
            "stars": 260,
            "star_bottom": 0.6,
            "discs": [
                {
                    "x": 0.36,
                    "y": 0.25,
                    "r": 0.24,
                    "color": "#fff2d0",
                    "glow": "#ffe8b8",
                    "halo": 0.5,
                    "halo_gain": 0.3,
                    "maria": 0.35,
                }
            ],
            "clouds": [
                {"dark": "#22345f", "lite": "#9aa8cc", "band": (0.56, 0.08), "cell": (30, 260), "alpha": 0.75}
            ],
        },
        ambient=0.4,
        key=[sun((-3, 9, 7), "#fff0c8", 2.2, 0.08), sun((6, -7, 6), "#7f98e8", 1.3, 0.2)],
        fog={"density": 0.02, "start": 20, "low": 0.5, "low_h": 0.9},
        cam={"loc": (0, -14, 2.8), "tgt": (0, 0, 4.3)},
        post={"grade": grade("#0c1648", "#fff0cc", contrast=0.18), "bloom": 0.8, "bloom_th": 0.75},
    )
    S.ground("sea", "#12244a", amp=0.7)
    stone = S.mat("#6a6878", "stone", bump=0.15)

    def line(t):
        """Where the line is after t of its length: low and near at first, at the moon in the end."""
        y = 1.5 + 17 * t
        if t < 0.1:  # it comes in at the left edge
            s = 0.1 - t
            return Vector((-2.96 - 1.4 * s - 40 * s * s, y, 1.6 + 9.6 * max(t, 0) ** 1.3))
        return Vector(((0.2 - 2.7 * math.cos(5.1 * t - 0.25)) * (1 + y / 14), y, 1.6 + 9.6 * t**1.3))

    steps = [line(t) for t in np.linspace(-0.15, 1, 178)]
    for p, q in pairwise(steps):
        d = q - p
        turn = math.degrees(math.atan2(d.y, d.x))
        climb = -math.degrees(math.atan2(d.z, math.hypot(d.x, d.y)))
        S.box((d.length * 1.15, 0.85, 0.2), stone, (p + q) / 2, (0, climb, turn), 0.02)
    for s in (-1, 1):
        rail = []
        for p, q in pairwise(steps):
            d = (q - p).normalized()
            rail.append(p + Vector((-d.y, d.x, 0)) * 0.34 * s + Vector((0, 0, 0.16)))
        S.tube(rail, 0.05, S.mat("#c8ccd8", "metal", rough=0.3), 6)
    for t in np.linspace(-0.1, 1.0, 27):
        p = line(t)
        S.lathe(
            [(0.42, 0), (0.3, 0.5), (0.2, p.z - 0.5), (0.36, p.z - 0.15), (0.36, p.z)],
            stone,
            10,
            (p.x, p.y, -0.1),
        )

    def ride(t, length):
        """An empty at the place t of the line, along it."""
        p, q = line(t), line(t + 0.01)
        d = q - p
        turn = math.degrees(math.atan2(d.y, d.x))
        climb = -math.degrees(math.atan2(d.z, math.hypot(d.x, d.y)))
        return S.empty(p + Vector((0, 0, 0.2)), (0, climb, turn), length)

    glow, iron = S.mat("#ffc66a", "glow", gain=6.0), S.mat("#22222e", "metal", rough=0.35)
    brass, red = S.mat("#d8a44a", "metal", rough=0.3), S.mat("#8a2830", "clay", rough=0.35)

    def wheels(e, places):
        for x in places:
            for y in (-0.34, 0.34):
                S.lathe(
                    [(0, -0.03), (0.16, -0.03), (0.16, 0.03), (0, 0.03)],
                    iron,
                    20,
                    (x, y, 0.14),
                    (90, 0, 0),
                    parent=e,
                )

    for k, coat in enumerate(("#2f5568", "#8a5a30", "#4f5a3c")):
        e = ride(0.31 - 0.064 * (k + 1), 1.05)
        S.box((1.42, 0.72, 0.72), S.mat(coat, "clay", rough=0.4), (0, 0, 0.62), parent=e, bevel=0.06)
        S.box((1.52, 0.84, 0.1), iron, (0, 0, 1.03), parent=e, bevel=0.03)
        for s in (-1, 1):
            for j in range(4):
                S.box((0.22, 0.05, 0.3), glow, (-0.5 + j * 0.335, s * 0.36, 0.7), parent=e, bevel=0.01)
        wheels(e, (-0.45, 0.45))
    e = ride(0.31, 1.05)
    S.lathe(
        [(0, 0), (0.3, 0), (0.32, 0.05), (0.32, 0.95), (0.34, 1.0), (0, 1.05)],
        S.mat("#2f3a3c", "metal", rough=0.3),
        28,
        (-0.35, 0, 0.58),
        (0, 90, 0),
        parent=e,
    )
    for x in (-0.1, 0.3, 0.62):
        S.lathe([(0.33, 0), (0.34, 0.05)], brass, 28, (x, 0, 0.58), (0, 90, 0), parent=e)
    S.lathe([(0.1, 0), (0.09, 0.3), (0.17, 0.5), (0.13, 0.52)], iron, 20, (0.5, 0, 0.86), parent=e)
    S.sphere(0.12, brass, (0.1, 0, 0.92), parent=e, seg=18)
    S.box((0.6, 0.74, 0.8), red, (-0.55, 0, 0.68), parent=e, bevel=0.05)
    S.box((0.74, 0.88, 0.08), iron, (-0.55, 0, 1.12), parent=e, bevel=0.03)
    for s in (-1, 1):
        S.box((0.26, 0.05, 0.28), glow, (-0.55, s * 0.37, 0.82), parent=e, bevel=0.01)
    S.sphere(0.09, S.mat("#fff0b0", "glow", gain=14.0), (0.74, 0, 0.7), parent=e, seg=14)
    wheels(e, (-0.5, -0.1, 0.3, 0.6))
    S.lamp(e.matrix_basis @ Vector((1.1, -0.2, 0.7)), "#ffd890", 40, 0.1)
    funnel = e.matrix_basis @ Vector((0.5, 0, 1.5))
    for i in range(7):
        S.cloud(
            funnel + Vector((-0.32 * i, 0.1 * i, 0.12 + 0.27 * i - 0.012 * i * i)),
            0.14 + 0.065 * i,
            "#e4e2ec",
            6,
            0.6,
            seed=i,
        )
    # somebody waves from the last carriage; somebody stayed on a rock with a lantern
    e = ride(0.118, 1.05)
    S.box((0.4, 0.7, 0.08), iron, (-0.86, 0, 0.3), parent=e, bevel=0.02)
    arms = ((0.34, -0.04, 1.02), (-0.2, -0.05, 0.5))
    S.person((-0.92, -0.12, 0.34), 1.05, "#e0382c", "wave", 10, hair="#4a2c20", hands=arms, parent=e)
    S.lamp(e.matrix_basis @ Vector((-1.4, -0.9, 1.3)), "#ffc878", 30, 0.1)
    S.island((1.5, -1.6, -0.12), 1.1, 0.5, "#3a3a4a", "stone", seed=4)
    S.person((1.5, -1.6, 0.3), 0.95, "#e0b050", "wave", 150, hair="#3a2418")
    S.sphere(0.08, S.mat("#ffd070", "glow", gain=9.0), (1.75, -1.75, 0.55), (1, 1, 1.3), 12)
    S.lamp((1.85, -1.95, 0.75), "#ffb860", 14, 0.1)
    for i, (x, y) in enumerate([(-1.9, -0.6), (-0.5, -2.4)]):
        S.paperboat((x, y, 0.05), 0.8, rot=40 * i - 20)
        S.lamp((x, y - 0.05, 0.35), "#ffc26a", 3.0, 0.03)
    S.mountains(80, 7, "#33476f", 31, scale=0.035, width=180)
    return S

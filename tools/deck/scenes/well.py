"""From the bottom of the well the sky is a coin, and somebody leans over it."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import clouds, grade, sky, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "well",
        505,
        sky=sky("#6fb4dc", "#a8d8e8", "#e8f2e0", clouds=[clouds("#a8ccd8", "#ffffff", (0.35, 0.3), 0.7)]),
        ambient=0.22,
        key=[sun((3.5, 9, 5), "#fff0c8", 3.4, 0.08, (0, 0, -0.8))],
        fog={"density": 0.0},
        cam={"loc": (0, -13.5, 0), "tgt": (0.0, 0, 0.55), "fov": 42},
        post={
            "grade": grade("#0a1838", "#fff6d8"),
            "bloom": 0.7,
            "bloom_th": 0.75,
            "exposure": 1.1,
            "beams": [
                {
                    "from": (0.5, 0.36),
                    "to": (0.47, 1.05),
                    "color": "#e8f4ff",
                    "w0": 0.16,
                    "w1": 0.3,
                    "gain": 0.09,
                }
            ],
            "motes": {"n": 40, "box": (0.2, 0.45, 0.8, 0.95), "gain": 0.6},
        },
    )
    # the shaft runs along y, away from the camera; its stones are laid in rings
    stones = [S.mat(c, "stone", bump=0.25) for c in ("#6a7078", "#5a6068", "#767a7c", "#4f5a5c", "#667058")]
    R, rings = 4.9, 27
    for ring in range(rings):
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
    top = -12.5 + rings * 1.15
    fern = ["#5f8a3c", "#7fa84c", "#3f6a3a"]
    for _ in range(24):
        a, y = S.rnd.uniform(0, 6.28), S.rnd.uniform(-7, top - 1)
        p = Vector((R * 0.98 * math.cos(a), y, R * 0.98 * math.sin(a) + 0.2))
        S.frond(p, Vector((-math.cos(a), -0.5, -math.sin(a))), S.rnd.uniform(0.7, 1.3), S.rnd.choice(fern))
    # who leans over the rim, small and far up, beside the beam with the rope
    S.tube([(-7, top + 0.8, 2.6), (7, top + 0.8, 2.2)], 0.3, S.mat("#3a2a22", "wood"), 14)
    S.string((-1.7, top + 0.7, 2.5), (-1.9, -3.2, 1.1), r=0.06, color="#c9a870")
    child = S.empty((1.35, top + 0.9, -1.9), (0, -26, 0), 1.2)
    S.blob(
        [
            ((0, 0.4, -2.6), 1.25, (0, 0.2, -0.9), 0.85),
            ((0.9, 0.1, -0.9), 0.34, (1.7, -0.3, -2.0), 0.3),
            ((-0.9, 0.1, -0.9), 0.34, (-1.6, -0.5, -1.7), 0.3),
        ],
        S.mat("#c23a30", "cloth"),
        parent=child,
        voxel=0.06,
    )
    S.sphere(0.86, S.mat("#5a3020", "cloth"), (0, 0, 0.55), (1, 1, 1.05), 32, child)
    for s in (-1, 1):
        S.tube(
            [(s * 0.75, 0.1, 0.5), (s * 1.1, -0.3, 0.1), (s * 1.15, -0.5, -0.5)],
            0.2,
            S.mat("#5a3020", "cloth"),
            10,
            child,
            taper=0.4,
            smooth=4,
        )
        S.sphere(0.16, S.mat("#e0b03c", "cloth"), (s * 0.8, 0.05, 0.42), parent=child, seg=14)
    b = S.empty((-1.9, -3.6, -0.25), (14, 10, 0), 1.15)
    wood = S.mat("#8a5f3a", "wood")
    S.lathe([(0, 0), (0.5, 0), (0.62, 0.9), (0.55, 0.9), (0.45, 0.08), (0, 0.08)], wood, 28, parent=b)
    iron = S.mat("#5a5a62", "metal")
    for z in (0.2, 0.7):
        S.lathe(
            [(0.53 + 0.09 * z, z - 0.05), (0.57 + 0.09 * z, z), (0.53 + 0.09 * z, z + 0.05)],
            iron,
            28,
            parent=b,
        )
    hoop = [(0.6 * math.cos(t), 0, 0.9 + 0.6 * math.sin(t)) for t in np.linspace(0, math.pi, 16)]
    S.tube(hoop, 0.03, iron, 6, b)
    # down here: a frog with a golden ball looks up
    frog = S.empty((-0.3, -7.2, -1.95), (0, 0, 160), 0.8)
    green, pale = S.mat("#7fae3c", "clay", rough=0.3), S.mat("#d8dc9a", "clay", rough=0.35)
    S.blob(
        [
            ((0, 0.1, 0.34), 0.42, (0, -0.18, 0.6), 0.34),
            ((-0.42, 0.1, 0.14), 0.24, (-0.36, -0.36, 0.06), 0.13),
            ((0.42, 0.1, 0.14), 0.24, (0.36, -0.36, 0.06), 0.13),
            ((-0.22, -0.26, 0.4), 0.1, (-0.24, -0.52, 0.05), 0.08),
            ((0.22, -0.26, 0.4), 0.1, (0.24, -0.52, 0.05), 0.08),
            ((-0.2, -0.2, 0.92), 0.13),
            ((0.2, -0.2, 0.92), 0.13),
        ],
        green,
        parent=frog,
        voxel=0.025,
    )
    S.sphere(0.26, pale, (0, -0.36, 0.48), (0.9, 0.5, 0.8), 20, frog)
    for s in (-1, 1):
        S.sphere(0.1, S.mat("#f2d860", "clay", rough=0.1), (s * 0.2, -0.27, 0.97), parent=frog, seg=18)
        S.sphere(0.05, S.mat("#15100f", "clay", rough=0.1), (s * 0.2, -0.35, 1.0), (1.3, 0.7, 0.8), 14, frog)
    S.sphere(1.3, stones[4], (-0.1, -7.0, -3.2), (1.5, 1, 1.0), 36, bumpy=0.2)
    S.sphere(0.3, S.mat("#f4c040", "clay", rough=0.15, lift=0.6), (0.78, -7.6, -1.75), seg=28)
    # light falls past the face to the frog, and comes back from the wet walls
    S.light("AREA", (0, -4, -2.5), (0.5, top + 2, 0.8), "#dff0ff", 900, 3.0)
    S.light("SPOT", (2.6, 2, 4.0), (-0.2, -7.2, -1.5), "#fff0c8", 2600, 0.32)
    S.lamp((-2.0, -9.0, -0.6), "#c8e0ff", 40, 0.4)
    S.lamp((1.8, -8.0, 1.6), "#ffe8c0", 50, 0.4)
    S.lamp((0.5, -9.4, -0.2), "#ffe8c0", 100, 0.5)
    S.lamp((-1.0, -5.4, -1.8), "#ffe0b0", 60, 0.4)
    return S

"""A ferris wheel whose cabins are small houses."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import clouds, grade, sky, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "ferris",
        604,
        sky=sky(
            "#6a6aa0",
            "#c08a9a",
            "#f6bd92",
            "#ffdca4",
            at=(0, 0.4, 0.66, 1),
            clouds=[clouds("#9a7a98", "#ffd4b0", (0.4, 0.16))],
        ),
        ambient=0.65,
        key=[sun((-7, 3, 4), "#ffc080", 3.2), sun((6, -6, 7), "#a8b0e8", 1.2, 0.3)],
        fog={"density": 0.018, "start": 20},
        cam={"loc": (0, -14, 2.6), "tgt": (0, 0, 4.3)},
        post={"grade": grade("#2a2058", "#fff0cc"), "bloom": 0.7, "bloom_th": 0.75},
    )
    S.ground("hills", "#6f7f58", amp=0.5, seed=15, flat=5)
    S.mountains(60, 7, "#8a7a98", 8, scale=0.05, width=140)
    iron, white = S.mat("#8a3f44", "metal", rough=0.45), S.mat("#f0e4cc", "clay")
    c, R = Vector((0.2, 2.2, 4.9)), 3.0
    for y in (-0.35, 0.35):
        for r in (R, R * 0.86):
            S.tube(
                [(c.x + r * math.cos(t), c.y + y, c.z + r * math.sin(t)) for t in np.linspace(0, 6.283, 80)],
                0.055,
                iron,
                8,
            )
        for k in range(16):
            a = 6.283 * k / 16 + 0.2
            S.tube(
                [(c.x, c.y + y, c.z), (c.x + R * math.cos(a), c.y + y, c.z + R * math.sin(a))], 0.03, iron, 6
            )
            b = a + 6.283 / 32
            S.tube(
                [
                    (c.x + R * math.cos(a), c.y + y, c.z + R * math.sin(a)),
                    (c.x + R * 0.86 * math.cos(b), c.y + y, c.z + R * 0.86 * math.sin(b)),
                ],
                0.025,
                iron,
                6,
            )
        for s in (-1, 1):
            S.tube([(c.x, c.y + y * 1.6, c.z), (c.x + s * 1.7, c.y + y * 1.9, 0)], 0.11, white, 10)
    S.lathe(
        [(0, -0.6), (0.3, -0.6), (0.34, 0), (0.3, 0.6), (0, 0.6)],
        S.mat("#e0b050", "metal"),
        28,
        c,
        (90, 0, 0),
    )
    roofs = ["#a5483c", "#4f6a78", "#b8803f", "#7a4a6a", "#5a7a4a", "#c2605a", "#3f5a7a", "#9a6a3f"]
    walls = ["#f2e6d2", "#e6cfae", "#efe0c0", "#dcd4c0"]
    for k in range(8):
        a = 6.283 * k / 8 + 0.2
        p = c + Vector((R * math.cos(a), 0, R * math.sin(a)))
        S.tube([p + Vector((0, -0.4, 0)), p + Vector((0, 0.4, 0))], 0.05, iron, 8)
        S.house(
            p + Vector((0, 0, -1.18)),
            0.72,
            0.66,
            roofs[k],
            walls[k % 4],
            S.rnd.uniform(-8, 8),
            lit=0.9,
            d=0.7,
        )
        S.box((0.95, 0.9, 0.07), S.mat("#7a5a3e", "wood"), p + Vector((0, 0, -1.2)), bevel=0.02)
        if k in (1, 5):
            S.tree(
                p + Vector((0.34, -0.3, -1.16)),
                0.5,
                "#5a3a2a",
                ("#6f9440", "#8fb04f"),
                3,
                0.6,
                1,
                0.05,
                seed=k,
            )
        if k == 3:
            S.string(p + Vector((-0.36, -0.4, -0.6)), p + Vector((0.36, -0.4, -0.6)), 0.05, 0.01)
            for x, col in ((-0.15, "#c2453a"), (0.0, "#f3ead6"), (0.14, "#4f86a8")):
                S.box((0.1, 0.01, 0.14), S.mat(col, "cloth"), p + Vector((x, -0.4, -0.72)), bevel=0)
    # ticket booth, people, lights
    S.box((0.9, 0.8, 1.3), S.mat("#c2605a", "wood"), (2.35, -0.2, S.z(2.35, -0.2) + 0.6), bevel=0.04)
    S.lathe([(0.75, 0), (0, 0.7)], S.mat("#f0e4cc", "cloth"), 8, (2.35, -0.2, S.z(2.35, -0.2) + 1.25))
    S.box(
        (0.5, 0.05, 0.4),
        S.mat("#ffc46b", "glow", gain=4.0),
        (2.35, -0.61, S.z(2.35, -0.2) + 0.85),
        bevel=0.02,
    )
    S.light_string((-3.6, -0.5, 2.6), (2.2, -0.5, 2.2), 0.5, 13, r=0.045)
    S.tube([(-3.6, -0.5, -0.3), (-3.6, -0.5, 2.7)], 0.05, white, 8)
    S.person((1.35, -1.0, S.z(1.35, -1.0)), 1.1, "#c2453a", "stand", 60, hair="#3a2620", scarf="#efd08a")
    S.box((0.4, 0.18, 0.3), S.mat("#7a4a30", "cloth"), (1.05, -1.2, S.z(1.05, -1.2) + 0.16), bevel=0.04)
    S.person((0.75, -0.9, S.z(0.75, -0.9)), 0.8, "#3f6a8a", "stand", 70, hair="#7a5030")
    S.person((-1.9, -1.4, S.z(-1.9, -1.4)), 1.1, "#5a6a4a", "wave", 160, hair="#cfc8bc")
    return S

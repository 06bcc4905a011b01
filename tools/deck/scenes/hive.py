"""A hive of rooms, a life in each; somebody has come to the wall of the dark one, and knocks."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import area, grade, sky
from ..kit.stage import Stage


def scene():
    S = Stage(
        "hive",
        956,
        sky=sky("#4a3420", "#7a5428", "#a87830"),
        ambient=0.4,
        key=[area((-3, -10, 9), "#ffe0a8", 620, 4.0), area((5, -8, 2), "#ffb868", 200, 3.0)],
        fog={"density": 0.0},
        cam={"loc": (0, -15, 4.4), "tgt": (0, 0, 4.2)},
        post={"grade": grade("#3a1434", "#fff0c4", contrast=0.2), "bloom": 0.5, "bloom_th": 0.8},
    )
    wax = S.mat("#e8b040", "clay", rough=0.3, vary=0.25, sss=0.4, bump=0.06, bscale=4)
    R, t = 1.82, 0.13

    def hexagon(r):
        return [
            (r * math.cos(math.radians(60 * k + 30)), r * math.sin(math.radians(60 * k + 30)))
            for k in range(6)
        ]

    def cell(row, col, wall, light="#ffc878", power=22):
        """Build a cell; returns the middle of its floor."""
        x, z = col * R * math.sqrt(3) + (row % 2) * R * math.sqrt(3) / 2, 4.2 + row * 1.5 * R
        outer, inner = hexagon(R), hexagon(R - t)
        V = [(x + a, y, z + b) for y in (0.0, 2.2) for ring in (outer, inner) for a, b in ring]
        F = []
        for k in range(6):
            j = (k + 1) % 6
            F += [(k, j, 6 + j, 6 + k), (6 + k, 6 + j, 18 + j, 18 + k)]
        S.obj(V, F, wax, False, bevel=0.05)
        S.obj(
            [(x + a, 2.18, z + b) for a, b in inner], [tuple(range(6))], S.mat(wall, "clay", vary=0.12), False
        )
        floor = z - 0.98
        S.box((2.6, 2.1, 0.09), S.mat("#8a5a36", "wood"), (x, 1.15, floor - 0.045), bevel=0.01)
        if power:
            S.sphere(0.09, S.mat(light, "glow", gain=5.0), (x, 1.0, z + 1.1), seg=14)
            S.tube([(x, 1.0, z + 1.2), (x, 1.0, z + 1.6)], 0.015, S.mat("#3a2a24", "clay"), 6)
            S.lamp((x, 0.4, z + 0.8), light, power, 0.15)
        return Vector((x, 1.0, floor))

    def someone(at, h, coat, pose, turn, mood, hair, style="short", look=(0, 0), tilt=0, **more):
        p = S.person(at, h, coat, pose, turn, hair=None, **more)
        where = (0, 0, 0.565) if pose in ("sit", "floor") else (0, 0, 0.885)
        S.give_face(p, where, mood=mood, hair=hair, style=style, look=look, rot=(0, 0, tilt))
        return p

    # the dark one in the middle: she sits on the floor and has heard it
    f = cell(0, 0, "#2c3a5c", power=0)
    someone(
        f + Vector((-0.35, 0.1, 0)), 2.15, "#5a6484", "floor", 22, "weary", "#2c2430", "long", (0.7, 0.3), 24
    )
    S.lamp(f + Vector((-0.6, -0.9, 1.9)), "#7f9ce0", 9, 0.3)
    S.box((0.5, 0.05, 0.7), S.mat("#8fa8d8", "glow", gain=0.8), f + Vector((0.75, 1.15, 1.2)), bevel=0.02)
    for x in (0.5, 0.75, 1.0):
        S.box((0.03, 0.06, 0.72), S.mat("#1c2030", "wood"), f + Vector((x, 1.12, 1.2)), bevel=0)
    # to the right: who knocks, with a bowl of soup
    f = cell(0, 1, "#c9704a", power=26)
    someone(
        f + Vector((-0.75, -0.35, 0)),
        1.75,
        "#4a7a5a",
        "stand",
        -75,
        "calm",
        "#d8d0c4",
        "bun",
        (-0.4, 0),
        45,
        hands=((0.16, -0.22, 0.56), (-0.16, -0.4, 0.74)),
    )
    S.lathe(
        [(0, 0), (0.14, 0.02), (0.2, 0.14), (0.17, 0.13), (0, 0.08)],
        S.mat("#f2ead8", "clay"),
        20,
        f + Vector((-1.05, -0.75, 0.98)),
    )
    # to the left: an old man asleep with his cat
    f = cell(0, -1, "#6f9aa0")
    S.box((0.9, 0.8, 0.5), S.mat("#a8503c", "cloth"), f + Vector((0.55, 0.3, 0.25)), bevel=0.12)
    S.box((0.9, 0.25, 1.1), S.mat("#a8503c", "cloth"), f + Vector((0.55, 0.75, 0.7)), bevel=0.12)
    someone(f + Vector((0.55, 0.2, 0.48)), 1.6, "#8a6a4a", "sit", -12, "asleep", "#cfc8bc")
    S.cat(f + Vector((0.75, -0.75, 0.0)), 0.42, "#e0a050", 10)
    # above: they dance; and they have quarrelled
    f = cell(1, -1, "#d88a70")
    someone(
        f + Vector((-0.32, 0, 0)),
        1.85,
        "#2f4a6a",
        "stand",
        80,
        "glad",
        "#3a2a24",
        "short",
        (0, 0),
        -40,
        hands=((0.12, -0.36, 0.66), (-0.1, -0.42, 0.8)),
    )
    someone(
        f + Vector((0.36, 0, 0)),
        1.75,
        "#c8342c",
        "stand",
        -80,
        "asleep",
        "#8a4a26",
        "bun",
        (0, 0),
        40,
        hands=((0.1, -0.4, 0.8), (-0.12, -0.3, 0.72)),
    )
    f = cell(1, 0, "#7f8fb4")
    someone(f + Vector((-0.72, 0.2, 0)), 1.75, "#8a4a6a", "stand", -35, "cross", "#2c2024", "long", (0, 0), 0)
    someone(f + Vector((0.72, 0.1, 0)), 1.85, "#5a6a3a", "stand", 40, "cross", "#6a4a30", "short", (0, 0), 0)
    for k in range(7):
        piece = [(0, 0, 0), (0.2, 0.02, 0.02), (0.12, 0.16, 0.05)]
        S.obj(
            piece,
            [(0, 1, 2)],
            S.mat("#f4efe4", "clay", rough=0.2),
            False,
            f + Vector((-0.4 + 0.13 * k, -0.5 - 0.07 * (k % 3), 0.03)),
            (S.rnd.uniform(-20, 20), S.rnd.uniform(-20, 20), 50 * k),
            1.3,
        )
    # below: a bath; and music
    f = cell(-1, -1, "#e8d4a0")
    tub = [(0.55, 0.0), (0.62, 0.05), (0.74, 0.55), (0.78, 0.58), (0.7, 0.58), (0.62, 0.4), (0, 0.4)]
    S.lathe(tub, S.mat("#f4f0e8", "clay", rough=0.15), 32, f + Vector((0, -0.1, 0)), scale=(1.25, 0.8, 1.0))
    someone(f + Vector((-0.1, 0.05, 0.3)), 1.7, "#e8c7a0", "floor", 8, "laugh", "#c9803c", "short")
    S.froth(
        [f + Vector((0.75 * math.cos(a), -0.1 + 0.4 * math.sin(a), 0.58)) for a in np.linspace(0, 6.28, 26)],
        0.12,
        voxel=0.035,
        low=0.6,
    )
    S.sphere(0.12, S.mat("#f4c838", "clay", rough=0.3), f + Vector((0.5, -0.55, 0.72)), seg=16)
    S.sphere(0.075, S.mat("#f4c838", "clay", rough=0.3), f + Vector((0.42, -0.62, 0.86)), seg=14)
    f = cell(-1, 0, "#5a7a5a")
    someone(
        f + Vector((0.0, 0.0, 0)),
        1.85,
        "#e0b040",
        "stand",
        -20,
        "asleep",
        "#2c2024",
        "short",
        (0, 0),
        0,
        skin="#9a6a48",
        hands=((0.02, -0.34, 0.62), (-0.06, -0.4, 0.72)),
    )
    horn = S.empty(f + Vector((-0.22, -0.75, 1.48)), (0, -100, -14))
    brass = S.mat("#e8b040", "metal", rough=0.2)
    S.lathe(
        [(0.03, -0.4), (0.035, 0.35), (0.06, 0.55), (0.24, 0.75), (0.2, 0.74), (0.04, 0.5)],
        brass,
        24,
        parent=horn,
    )
    S.tube([(0, 0.0, -0.2), (0.1, 0, -0.2), (0.12, 0, 0.2), (0, 0, 0.22)], 0.03, brass, 8, horn, smooth=5)
    for k, (x, z) in enumerate(((-0.95, 1.55), (0.75, 1.75), (-1.05, 0.95))):
        note = f + Vector((x, 0.3, z))
        S.sphere(0.08, S.mat("#3a2430", "clay"), note, (1.2, 0.6, 0.9), 14)
        S.tube(
            [
                note + Vector((0.09, 0, 0)),
                note + Vector((0.09, 0, 0.36)),
                note + Vector((0.22, 0, 0.26 + 0.02 * k)),
            ],
            0.02,
            S.mat("#3a2430", "clay"),
            6,
        )
    # and the ends of other lives
    f = cell(2, 0, "#8aa06a")
    for x in (-0.5, 0.5):
        S.tube([f + Vector((x, 0, 0)), f + Vector((x, 0, 0.7))], 0.05, S.mat("#6b4630", "wood"), 8)
    S.box((1.5, 0.9, 0.1), S.mat("#6b4630", "wood"), f + Vector((0, 0, 0.72)), bevel=0.02)
    S.cat(f + Vector((0.2, -0.2, 0.0)), 0.3, "#5a5a60", -10)
    f = cell(-2, 0, "#b88aa0")
    S.tree(f + Vector((0, 0, 0)), 2.2, "#5a3a2a", ("#6f9440", "#8fb04f"), 4, 0.6, 1.0, 0.1, seed=3)
    for row, col in ((2, -1), (2, 1), (-2, -1), (-2, 1), (1, -2), (1, 1), (-1, -2), (-1, 1)):
        cell(row, col, ("#c9605a", "#6f9aa0", "#e8c878", "#d8905a")[(row + 2 * col) % 4], power=12)
    honey = S.mat("#f09a2c", "clay", rough=0.06, sss=0.5, bump=0.0)
    for x, z0, z1 in ((-1.58, 5.05, 3.9), (1.58, 8.0, 6.9), (0.02, 2.3, 1.5)):
        S.tube([(x, -0.08, z0), (x + 0.02, -0.12, (z0 + z1) / 2), (x, -0.08, z1)], 0.1, honey, 10)
        S.sphere(0.16, honey, (x, -0.1, z1), (1, 0.8, 1.3), 18)
    return S

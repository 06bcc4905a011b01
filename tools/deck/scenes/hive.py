"""A hive of rooms, a life in each; a hand is laid on the wall of the dark one, from either side."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import area, grade, sky
from ..kit.somebody import somebody
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

    palm = ((0, -0.25, 1), (1, -0.2, 0), (0, 0, 0))
    # the dark one in the middle: she has heard it, and has laid a hand on the wall
    f = cell(0, 0, "#2c3a5c", power=0)
    somebody(
        S,
        f + Vector((0.72, -0.1, 0)),
        2.0,
        "#6a76a8",
        68,
        chest=(0, -0.03, 0.68),
        head=(0, -0.09, 0.865),
        turn=(14, 0, 0),
        hands=((0.1, -0.3, 0.8), (-0.08, -0.13, 0.6)),
        elbows=((0.18, -0.12, 0.62), (-0.2, -0.06, 0.54)),
        grips=(((0, -0.1, 1), (-1, 0, 0), (0, 0, 0)), None),
        hem=0.26,
        flare=0.16,
        hair="#2c2430",
        style="long",
    )
    S.lamp(f + Vector((0.2, -1.0, 1.9)), "#8fa8f0", 14, 0.3)
    S.lamp(f + Vector((1.2, -0.5, 1.5)), "#ffb860", 5, 0.1)
    S.box((0.6, 0.05, 0.8), S.mat("#8fa8d8", "glow", gain=0.8), f + Vector((-0.5, 1.15, 1.25)), bevel=0.02)
    for x in (-0.8, -0.5, -0.2):
        S.box((0.03, 0.06, 0.82), S.mat("#1c2030", "wood"), f + Vector((x, 1.12, 1.25)), bevel=0)
    S.box((0.62, 0.06, 0.03), S.mat("#1c2030", "wood"), f + Vector((-0.5, 1.12, 1.25)), bevel=0)
    # to the right: who knocks, with a bowl of soup
    f = cell(0, 1, "#c9704a", power=26)
    cook = somebody(
        S,
        f + Vector((-0.72, -0.25, 0)),
        1.95,
        "#4a7a5a",
        -66,
        hands=((0.14, -0.26, 0.58), (-0.1, -0.32, 0.82)),
        elbows=((0.22, -0.04, 0.5), (-0.2, -0.14, 0.64)),
        grips=(((-0.6, -1, 0.1), (0, 0.2, 1), (0, 0, 0)), ((0, -0.6, 0.5), (1, 0, 0), (0, 0.6, -1))),
        hem=0.28,
        flare=0.15,
        hair="#e0d8cc",
        style="bun",
        mood="happy",
    )
    bowl = cook.matrix_basis @ Vector((0.1, -0.34, 0.58))
    S.lathe(
        [(0, 0), (0.16, 0.02), (0.25, 0.17), (0.22, 0.16), (0, 0.12)],
        S.mat("#f2ead8", "clay"),
        24,
        bowl,
    )
    for k in (-1, 0, 1):
        steam = [
            bowl + Vector((0.07 * k + 0.04 * math.sin(5 * z + k), 0, 0.2 + z)) for z in np.linspace(0, 0.4, 9)
        ]
        S.tube(steam, 0.014, S.mat("#fff4e4", "cloud", lift=0.4), 6)
    # to the left: an old man asleep with his cat
    f = cell(0, -1, "#6f9aa0")
    S.box((0.9, 0.8, 0.5), S.mat("#a8503c", "cloth"), f + Vector((0.55, 0.3, 0.25)), bevel=0.12)
    S.box((0.9, 0.25, 1.1), S.mat("#a8503c", "cloth"), f + Vector((0.55, 0.75, 0.7)), bevel=0.12)
    somebody(
        S,
        f + Vector((0.55, 0.25, 0.48)),
        1.75,
        "#8a6a4a",
        -14,
        pelvis=(0, 0, 0.08),
        chest=(0.01, 0.05, 0.33),
        head=(0.05, 0.04, 0.52),
        turn=(10, 22, 0),
        hands=((0.05, -0.16, 0.17), (-0.05, -0.17, 0.15)),
        elbows=((0.22, -0.02, 0.18), (-0.22, -0.02, 0.18)),
        knees=((0.09, -0.3, 0.1), (-0.09, -0.3, 0.1)),
        feet=((0.1, -0.36, -0.26), (-0.1, -0.36, -0.26)),
        hem=0,
        hair="#d8d0c4",
        style="curls",
    )
    S.cat(f + Vector((0.75, -0.75, 0.0)), 0.42, "#e0a050", 10)
    # above: she turns under his arm; and they have quarrelled
    f = cell(1, -1, "#d88a70")
    somebody(
        S,
        f + Vector((-0.36, 0, 0)),
        2.0,
        "#2f4a6a",
        56,
        hands=((0.16, -0.3, 1.0), (-0.3, 0.0, 0.56)),
        elbows=((0.2, -0.14, 0.8), (-0.24, 0.04, 0.62)),
        grips=(((0.2, -0.6, 1), (-1, 0, 0), (0, -1, 0)), palm),
        feet=((0.08, -0.14, 0), (-0.08, 0.1, 0.02)),
        hem=0.08,
        flare=0.115,
        hair="#3a2a24",
        mood="happy",
    )
    somebody(
        S,
        f + Vector((0.66, -0.1, 0)),
        1.9,
        "#c8342c",
        -22,
        pelvis=(0.02, 0, 0.43),
        chest=(-0.02, 0, 0.69),
        head=(0.0, 0, 0.885),
        turn=(-8, -10, -14),
        hands=((0.33, -0.06, 0.76), (-0.26, 0.0, 1.1)),
        elbows=((0.25, 0.0, 0.62), (-0.2, 0.0, 0.88)),
        grips=(((1, 0, 0.3), (0, -0.4, 1), (0, 0, 0)), ((0, 0, 1), (1, 0, 0), (-1, 0, 0))),
        feet=((0.02, 0, 0.02), (-0.2, 0.12, 0.14)),
        knees=((0.05, -0.02, 0.23), (-0.12, -0.04, 0.24)),
        toes=((0.1, -1, -0.2), (-0.6, 0.3, -1)),
        hem=0.2,
        flare=0.26,
        blow=(0.08, 0, 0.03),
        hair="#8a4a26",
        style="bun",
        mood="happy",
    )
    f = cell(1, 0, "#7f8fb4")
    crossed = {
        "hands": ((-0.1, -0.13, 0.6), (0.1, -0.13, 0.62)),
        "elbows": ((0.21, -0.06, 0.56), (-0.21, -0.06, 0.56)),
        "grips": (((-1, 0.2, 0.3), (0, 0, 1), (0, 0, 0)), ((1, 0.2, 0.3), (0, 0, 1), (0, 0, 0))),
        "turn": (-16, 0, 0),
        "mood": "sorry",
    }
    somebody(
        S, f + Vector((-0.62, 0.1, 0)), 1.9, "#8a4a6a", -58, hem=0.26, hair="#2c2024", style="long", **crossed
    )
    somebody(
        S, f + Vector((0.64, 0.1, 0)), 2.0, "#5a6a3a", 58, hem=0.08, flare=0.115, hair="#6a4a30", **crossed
    )
    china = S.mat("#f8f4ea", "clay", rough=0.2)
    for s, turn in ((-1, 14), (1, -22)):
        half = [
            (0, 0, 0),
            *((0.3 * math.sin(q) * s, 0.3 * math.cos(q), 0) for q in np.linspace(0, math.pi, 14)),
        ]
        S.obj(
            half, [tuple(range(15))], china, False, f + Vector((0.1 * s, -0.62, 0.05)), (20, s * 10, turn)
        ).modifiers.new("thick", "SOLIDIFY").thickness = 0.03
    # below: a bath; and music
    f = cell(-1, -1, "#e8d4a0")
    tub = [(0.55, 0.0), (0.62, 0.05), (0.74, 0.55), (0.78, 0.58), (0.7, 0.58), (0.62, 0.4), (0, 0.4)]
    S.lathe(tub, S.mat("#f4f0e8", "clay", rough=0.15), 32, f + Vector((0, -0.1, 0)), scale=(1.25, 0.8, 1.0))
    somebody(
        S,
        f + Vector((-0.1, 0.0, 0.32)),
        1.9,
        "#e8c7a0",
        10,
        pelvis=(0, 0, 0.05),
        chest=(0, 0.02, 0.3),
        head=(0, 0, 0.5),
        turn=(-10, 0, 0),
        hands=((0.26, -0.06, 0.62), (-0.24, -0.16, 0.2)),
        elbows=((0.24, -0.02, 0.4), None),
        grips=(((0.1, 0, 1), (-1, 0, 0), (-1, 0, 0)), None),
        knees=((0.08, -0.16, 0.1), (-0.08, -0.16, 0.1)),
        feet=((0.06, -0.1, 0.0), (-0.06, -0.1, 0.0)),
        hem=0,
        hair="#c9803c",
        style="curls",
        mood="happy",
    )
    brush = S.tube([(0.2, -0.09, 0.62), (0.33, -0.09, 0.72)], 0.02, S.mat("#8a5a34", "wood"), 8)
    brush.location, brush.scale = f + Vector((-0.1, 0.0, 0.32)), (1.9,) * 3
    S.froth(
        [f + Vector((0.75 * math.cos(a), -0.1 + 0.4 * math.sin(a), 0.58)) for a in np.linspace(0, 6.28, 26)],
        0.12,
        voxel=0.035,
        low=0.6,
    )
    S.sphere(0.12, S.mat("#f4c838", "clay", rough=0.3), f + Vector((0.5, -0.55, 0.72)), seg=16)
    S.sphere(0.075, S.mat("#f4c838", "clay", rough=0.3), f + Vector((0.42, -0.62, 0.86)), seg=14)
    f = cell(-1, 0, "#5a7a5a")
    player = somebody(
        S,
        f + Vector((0.3, 0.0, 0)),
        1.95,
        "#e0b040",
        -58,
        chest=(0, 0.03, 0.68),
        head=(0, 0.02, 0.87),
        turn=(-12, 0, 0),
        hands=((0.07, -0.22, 0.83), (-0.05, -0.3, 0.84)),
        elbows=((0.23, -0.1, 0.62), (-0.22, -0.12, 0.64)),
        grips=(((-0.6, -0.6, 0.6), (0, 0.5, 1), (-1, 0, 0)), ((0.6, -0.6, 0.6), (0, 0.5, 1), (1, 0, 0))),
        feet=((0.08, -0.08, 0), (-0.08, 0.06, 0)),
        hem=0.1,
        flare=0.12,
        skin="#9a6a48",
        hair="#2c2024",
        style="curls",
    )
    mouth, far = (player.matrix_basis @ Vector((0.0, y, z)) for y, z in ((-0.09, 0.835), (-0.5, 0.93)))
    horn = S.empty(mouth.lerp(far, 0.5), scale=0.8)
    horn.rotation_euler = (far - mouth).to_track_quat("Z", "Y").to_euler()
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
    S.cat(f + Vector((0.0, -0.35, 0.0)), 0.58, "#e0b070", -8)
    f = cell(-2, 0, "#b88aa0", power=0)
    S.light_string(f + Vector((-1.3, -0.4, 1.9)), f + Vector((1.3, -0.4, 1.9)), 0.35, 9, "#ffcf70")
    for row, col in ((2, -1), (2, 1), (-2, -1), (-2, 1), (1, -2), (1, 1), (-1, -2), (-1, 1)):
        cell(row, col, ("#c9605a", "#6f9aa0", "#e8c878", "#d8905a")[(row + 2 * col) % 4], power=12)
    honey = S.mat("#f09a2c", "clay", rough=0.06, sss=0.5, bump=0.0)
    for x, z0, z1 in ((-1.58, 5.05, 3.9), (1.58, 8.0, 7.62), (0.02, 2.3, 1.5)):
        S.tube([(x, -0.08, z0), (x + 0.02, -0.12, (z0 + z1) / 2), (x, -0.08, z1)], 0.1, honey, 10)
        S.sphere(0.16, honey, (x, -0.1, z1), (1, 0.8, 1.3), 18)
    return S

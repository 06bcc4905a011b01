"""An old robot has sat so long in the meadow that it is in flower; on one in the mist trees grow."""

import math
import random

import bpy
from mathutils import Vector

from ..kit.light import clouds, grade, sky, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "robot",
        603,
        sky=sky(
            "#5fa0b0",
            "#a9ceb8",
            "#f0ecc0",
            "#f4d898",
            at=(0, 0.4, 0.66, 1),
            clouds=[clouds("#a8c4b0", "#fff8e0", (0.25, 0.18))],
        ),
        ambient=0.58,
        key=[sun((-6, -3, 6), "#fff0c0", 3.3), sun((6, 7, 5), "#ffd090", 1.2, 0.2)],
        fog={"density": 0.024, "start": 18},
        cam={"loc": (0.1, -11.4, 2.6), "tgt": (0.1, 0, 3.25)},
        post={"grade": grade("#1a3a4a", "#fff6d0"), "motes": {"n": 50, "gain": 0.5}},
    )
    S.ground("hills", "#7f9a48", amp=0.6, seed=18, flat=3.6)
    for i in range(16):
        x, y = S.rnd.choice([-1, 1]) * S.rnd.uniform(3.5, 11), S.rnd.uniform(7, 22)
        S.tree(
            (x, y, S.z(x, y) - 0.1),
            S.rnd.uniform(4, 6.5),
            "#5a4a38",
            ("#6f9440", "#8fb04f", "#5a8a44"),
            5,
            0.5,
            1.2,
            0.17,
            seed=i,
        )
    z = S.z(0.3, 1.6) - 0.15
    steel, rust, joint = (
        S.mat("#8fa39a", "metal", rough=0.55),
        S.mat("#a8704a", "metal", rough=0.75),
        S.mat("#4a5450", "metal", rough=0.6),
    )
    moss = S.mat("#6f8f3c", "cloth", bump=0.15, bscale=16)
    e = S.empty((0.35, 1.8, z), (0, 0, -14))
    S.box((2.1, 1.5, 2.2), steel, (0, 0, 1.9), (-4, 0, 0), 0.22, e)
    S.box((1.3, 0.1, 0.9), rust, (0, -0.74, 1.75), (-4, 0, 0), 0.06, e)
    S.lathe(
        [(0, 0), (0.24, 0), (0.26, 0.05), (0, 0.06)],
        S.mat("#e8dcc0", "clay", rough=0.2),
        24,
        (-0.35, -0.78, 1.9),
        (90, 0, 0),
        parent=e,
    )
    S.tube([(-0.35, -0.86, 1.9), (-0.22, -0.87, 2.02)], 0.02, S.mat("#c2453a", "clay"), 6, e)
    for k in range(3):
        S.sphere(
            0.07,
            S.mat(("#c2453a", "#e0b040", "#4f86a8")[k], "clay", rough=0.2),
            (0.15 + 0.22 * k, -0.8, 1.95),
            parent=e,
            seg=14,
        )
        S.box((0.6, 0.06, 0.05), joint, (0.35, -0.8, 1.68 - 0.12 * k), parent=e, bevel=0.01)
    S.lathe([(0.3, 0), (0.26, 0.15), (0.3, 0.3)], joint, 24, (0, 0.0, 3.0), parent=e)
    h = S.empty((0, -0.05, 3.3), (10, 5, 10))
    h.parent = e
    S.box((1.5, 1.2, 1.15), steel, (0, 0, 0.55), bevel=0.25, parent=h)
    for s in (-1, 1):
        S.lathe(
            [(0, 0.08), (0.2, 0.08), (0.26, 0.0), (0.24, -0.06)],
            joint,
            28,
            (s * 0.36, -0.6, 0.65),
            (90, 0, 0),
            parent=h,
        )
        S.sphere(0.17, S.mat("#ffdf9a", "glow", gain=1.6), (s * 0.36, -0.62, 0.65), (1, 0.5, 1), 20, h)
        S.lathe(
            [(0, 0), (0.2, 0), (0.2, 0.12), (0, 0.14)],
            rust,
            20,
            (s * 0.75, 0, 0.55),
            (0, s * 90, 0),
            parent=h,
        )
    for k in range(5):
        S.box((0.1, 0.06, 0.14), joint, (-0.32 + 0.16 * k, -0.61, 0.2), parent=h, bevel=0.01)
    S.tube([(0.3, 0, 1.1), (0.32, 0, 1.6)], 0.03, joint, 8, h)
    S.sphere(0.09, S.mat("#c2453a", "clay", rough=0.2), (0.32, 0, 1.65), parent=h)
    # nest on the head
    for _ in range(50):
        a = S.rnd.uniform(0, 6.28)
        r, zz = S.rnd.uniform(0.22, 0.4), S.rnd.uniform(1.08, 1.3)
        S.tube(
            [(-0.3 + r * math.cos(a + d), r * math.sin(a + d), zz) for d in (0, 0.4, 0.8)],
            0.018,
            S.mat("#9a7a44", "wood"),
            5,
            h,
        )
    S.bird((-0.3, 0, 1.15), 0.62, "#d8603c", -40, belly="#f3d9b0", parent=h)
    # arms and legs: hoses and boxes
    S.tube([(-1.05, 0, 2.6), (-1.6, -0.3, 2.2), (-1.55, -0.9, 1.5)], 0.2, joint, 14, e, smooth=6)
    S.box((0.46, 0.5, 0.6), rust, (-1.52, -1.0, 1.25), (30, 0, 0), 0.1, e)
    S.tube([(1.05, 0, 2.6), (1.6, -0.35, 2.1), (1.3, -1.2, 1.75)], 0.2, joint, 14, e, smooth=6)
    S.box((0.5, 0.55, 0.3), steel, (1.15, -1.45, 1.7), (0, 0, 10), 0.09, e)
    for k in range(3):
        S.tube(
            [(0.98 + 0.17 * k, -1.6, 1.72), (0.96 + 0.17 * k, -1.9, 1.86), (0.98 + 0.17 * k, -2.0, 2.05)],
            0.06,
            joint,
            8,
            e,
        )
    # it sits on the ground, its legs out, and shows the soles of its shoes
    hose = S.mat("#6a7870", "metal", rough=0.7)
    S.box((1.5, 1.2, 1.0), hose, (0, 0.05, 0.45), bevel=0.15, parent=e)
    for s in (-1, 1):
        S.tube(
            [(s * 0.55, -0.5, 0.62), (s * 0.7, -1.1, 0.66), (s * 0.86, -1.85, 0.5)],
            0.27,
            hose,
            16,
            e,
            smooth=6,
        )
        for k in range(5):
            S.sphere(
                0.31, joint, (s * (0.6 + 0.055 * k), -0.75 - 0.25 * k, 0.65 - 0.03 * k), (1, 0.16, 1), 20, e
            )
        foot = S.empty((s * 0.9, -2.0, 0.5), (-10, s * 6, s * 8))
        foot.parent = e
        S.box((0.82, 0.42, 1.04), rust if s > 0 else steel, bevel=0.16, parent=foot)
        S.box((0.58, 0.05, 0.8), joint, (0, -0.2, 0), bevel=0.05, parent=foot)
        for k in range(4):
            S.box((0.5, 0.05, 0.07), hose, (0, -0.22, -0.27 + 0.18 * k), bevel=0.02, parent=foot)
    # overgrown
    for x, y, zz, r in (
        (0.6, 0.1, 3.0, 0.5),
        (-0.7, -0.1, 3.0, 0.45),
        (0.9, -0.5, 0.95, 0.4),
        (-0.85, -1.8, 0.52, 0.3),
        (-1.0, 0.2, 2.6, 0.35),
    ):
        S.sphere(r, moss, (x, y, zz), (1.2, 1, 0.3), 24, e, bumpy=0.1)
    top = e.matrix_basis
    for _ in range(46):
        x, y, zz = S.rnd.choice(
            [
                (S.rnd.uniform(-1, 1), S.rnd.uniform(-0.6, 0.6), 3.02),
                (S.rnd.choice([-0.85, 0.85]), S.rnd.uniform(-2.3, -0.8), 0.7),
                (S.rnd.uniform(-1.3, 1.3), -0.9, 0.5),
            ]
        )
        p = top @ Vector((x, y, zz))
        hh = S.rnd.uniform(0.15, 0.45)
        S.tube([p, p + Vector((0.04, 0, hh))], 0.014, moss, 5)
        S.sphere(
            S.rnd.uniform(0.05, 0.09),
            S.mat(S.rnd.choice(["#fff3dc", "#f2d060", "#e8907a", "#c9a0d8"]), "cloth"),
            p + Vector((0.04, 0, hh)),
            (1, 1, 0.7),
            10,
        )
    vine = [(1.05, -0.7, 0.5), (1.1, -0.2, 1.3), (0.6, -0.82, 2.2), (0.9, -0.5, 3.0), (0.5, -0.55, 3.6)]
    S.tube(vine, 0.035, moss, 6, e, smooth=6)
    for x, y, zz in vine:
        for _ in range(7):
            S.sphere(
                0.1,
                S.mat("#7fa84c", "cloth"),
                (x + S.rnd.uniform(-0.2, 0.2), y - 0.05, zz + S.rnd.uniform(-0.3, 0.3)),
                (1, 0.4, 0.8),
                8,
                e,
            )
    p = top @ Vector((1.15, -1.5, 1.88))
    S.tube([p, p + Vector((0.03, 0, 0.42))], 0.02, S.mat("#5f8a3c", "cloth"), 6)
    S.lathe(
        [(0.02, 0), (0.13, 0.08), (0.15, 0.24), (0.1, 0.3)],
        S.mat("#d8402f", "cloth"),
        12,
        p + Vector((0.03, 0, 0.4)),
    )
    child = S.person(
        (-1.6, -1.9, S.z(-1.6, -1.9)),
        1.75,
        "#c8603c",
        "give",
        112,
        hands=((0.12, -0.35, 0.58), (-0.12, -0.35, 0.58)),
        hair="#6a4a2c",
        scarf="#f0d9a0",
        style="plait",
    )
    can = S.empty((0, -0.37, 0.5), (24, 0, 0), 0.33)
    can.parent = child
    tin, pale = S.mat("#3f7fa8", "clay", rough=0.35), S.mat("#e8e0c8", "clay", rough=0.4)
    S.lathe([(0, 0), (0.33, 0), (0.3, 0.6), (0.25, 0.58), (0, 0.5)], tin, 28, parent=can)
    for z in (0.03, 0.58):
        S.lathe([(0.28, -0.03), (0.34, -0.02), (0.34, 0.02), (0.28, 0.03)], pale, 28, (0, 0, z), parent=can)
    S.tube([(0, -0.28, 0.12), (0, -0.6, 0.34), (0, -0.9, 0.72)], 0.065, tin, 10, can, smooth=4)
    S.lathe([(0.06, 0), (0.17, 0.14), (0, 0.16)], pale, 20, (0, -0.9, 0.7), (36, 0, 0), parent=can)
    S.tube([(0, -0.2, 0.58), (0, -0.12, 0.88), (0, 0.16, 0.88), (0, 0.27, 0.56)], 0.04, tin, 8, can, smooth=4)
    S.tube([(0, 0.27, 0.5), (0, 0.56, 0.42), (0, 0.5, 0.16), (0, 0.3, 0.1)], 0.04, tin, 8, can, smooth=4)
    bpy.context.view_layer.update()
    rose, ahead = (
        can.matrix_world @ Vector((0, -0.98, 0.82)),
        child.matrix_world.to_3x3() @ Vector((0, -1, 0)),
    )
    water, drops = S.mat("#cfe4ec", "clay", rough=0.1, lift=0.2), random.Random(4)
    for _ in range(34):
        t, aside = drops.uniform(0.05, 1), drops.uniform(-1, 1)
        fall = ahead * 0.14 * t + Vector((0.03 * aside, 0.09 * aside, -0.4 * t * t)) * (0.4 + 0.6 * t)
        S.sphere(0.012, water, rose + fall, (1, 1, 1.8), 8)
    # in the mist one that has sat there for longer: trees grow on it
    old = S.empty((-4.7, 22, S.z(-4.7, 22) - 0.2), (0, 0, -4), 2.15)
    stone = S.mat("#8a9a88", "stone", dust="#86a050", dusty=(0.1, 0.5))
    S.box((2.3, 1.6, 2.5), stone, (0, 0, 1.7), (-4, 0, 0), 0.3, old)
    face = S.empty((0, -0.1, 3.15), (8, -6, 6))
    face.parent = old
    S.box((1.6, 1.3, 1.25), stone, (0, 0, 0.55), bevel=0.3, parent=face)
    hollow = S.mat("#18221e", "clay")
    for s in (-1, 1):
        S.lathe(
            [(0, 0.02), (0.2, 0.03), (0.24, 0.1), (0.3, 0.08), (0.3, 0)],
            stone,
            24,
            (s * 0.38, -0.64, 0.62),
            (90, 0, 0),
            parent=face,
        )
        S.sphere(0.23, hollow, (s * 0.38, -0.66, 0.6), (1, 0.4, 1), 20, face)
        S.sphere(0.27, stone, (s * 0.38, -0.68, 0.82), (1, 0.6, 0.34), 20, face)
        S.lathe(
            [(0, 0), (0.24, 0), (0.24, 0.16), (0, 0.18)],
            rust,
            20,
            (s * 0.78, 0, 0.6),
            (0, s * 90, 0),
            parent=face,
        )
        S.tube(
            [(s * 1.1, 0, 2.5), (s * 1.7, -0.3, 1.8), (s * 1.6, -0.9, 0.6)], 0.32, stone, 14, old, smooth=6
        )
    for k in range(5):
        S.box((0.12, 0.08, 0.18), hollow, (-0.34 + 0.17 * k, -0.66, 0.25), bevel=0.01, parent=face)
    S.tube([(-0.45, 0, 1.1), (-0.5, 0, 1.5), (-0.62, 0, 1.85)], 0.045, hollow, 8, face)
    S.sphere(0.12, S.mat("#c2453a", "clay", rough=0.2), (-0.64, 0, 1.9), parent=face)
    green = S.mat("#7f9c4c", "cloth", bump=0.15, bscale=16)
    clumps = random.Random(8)
    S.sphere(1.5, green, (0.1, -0.3, 0.1), (1.3, 0.9, 0.5), 32, old, bumpy=0.3)
    for home, wide, deep, zz, n in ((face, 0.75, 0.55, 1.2, 30), (old, 1.25, 0.7, 2.95, 44)):
        for _ in range(n):
            at = (clumps.uniform(-wide, wide), clumps.uniform(-deep, deep * 0.6), zz)
            S.sphere(clumps.uniform(0.16, 0.3), green, at, (1.2, 1.1, 0.8), 14, home, bumpy=0.12)
    bpy.context.view_layer.update()
    leaves = ("#6f9440", "#8fb04f", "#5a8a44")
    for k, (home, at, high) in enumerate(
        (
            (face, (0.25, 0, 1.2), 4.2),
            (old, (-0.95, 0, 3.0), 2.6),
            (old, (1.1, 0, 3.0), 3.2),
        )
    ):
        S.tree(home.matrix_world @ Vector(at), high, "#5a4a38", leaves, 5, 0.5, 1.4, 0.2, seed=40 + k)
    for x, low in ((-0.7, -0.1), (-0.55, 0.3), (0.62, 0.2), (0.74, -0.2)):
        for k in range(9):
            zz = 1.15 - (1.15 - low) * k / 8
            S.sphere(
                0.09,
                green,
                (x + 0.05 * math.sin(3 * k + x), -0.68 - 0.02 * (k % 2), zz),
                (1, 0.5, 0.9),
                8,
                face,
            )
    S.flowers(110, (-4, 4), (-3.2, 7), high=0.45, big=1.3)
    S.grass(300, (-4, 4), (-3.2, 3), high=0.5)
    return S

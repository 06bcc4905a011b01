"""A ferris wheel whose cabins are small houses; who stays behind waves, and from above one waves back."""

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
    c, R = Vector((0.1, 2.2, 5.15)), 3.0
    for y in (-0.2, 0.2):
        for r in (R, R * 0.86):
            S.tube(
                [(c.x + r * math.cos(t), c.y + y, c.z + r * math.sin(t)) for t in np.linspace(0, 6.283, 80)],
                0.055,
                iron,
                8,
            )
        for k in range(16):
            a = math.pi * k / 8
            rim = c + Vector((R * math.cos(a), y, R * math.sin(a)))
            S.tube([(c.x, c.y + y, c.z), rim], 0.03, iron, 6)
            for b in (a - math.pi / 16, a + math.pi / 16):
                S.tube(
                    [rim, c + 0.86 * R * Vector((math.cos(b), 0, math.sin(b))) + Vector((0, y, 0))],
                    0.022,
                    iron,
                    6,
                )
    # it stands on four legs
    for y in (-1.45, 1.1):
        for s in (-1, 1):
            S.tube([(c.x, c.y + y, c.z), (c.x + s * 2.35, c.y + 1.15 * y, -0.2)], 0.11, white, 10)
        S.tube([(c.x - 1.27, c.y + 1.08 * y, 2.3), (c.x + 1.27, c.y + 1.08 * y, 2.3)], 0.05, white, 8)
    S.lathe(
        [(0, -0.6), (0.3, -0.6), (0.34, 0), (0.3, 0.6), (0, 0.6)],
        S.mat("#e0b050", "metal"),
        28,
        c,
        (90, 0, 0),
    )
    S.tube([c + Vector((0, -1.6, 0)), c + Vector((0, 1.2, 0))], 0.1, iron, 12)
    # every house hangs in a frame of its own from a pin in front of the rim
    houses = [
        (0.72, 0.62, "#a5483c", "#f2e6d2"),
        (0.62, 0.95, "#4f6a78", "#e6cfae"),
        (0.88, 0.6, "#c2703a", "#f0e2c4"),
        (0.6, 0.7, "#7a4a6a", "#dcd4c0"),
        (0.78, 0.85, "#5a7a4a", "#f2e0cc"),
        (0.66, 0.58, "#b8803f", "#d8c8b8"),
        (0.92, 0.8, "#b83a34", "#f6ead2"),
        (0.64, 0.9, "#3f5a7a", "#e8d8b0"),
    ]
    brass, plank, glow = (
        S.mat("#d8a850", "metal"),
        S.mat("#7a5a3e", "wood"),
        S.mat("#ffc46b", "glow", gain=4.0),
    )
    floors = []
    for k, (w, h, roof, wall) in enumerate(houses):
        a = math.pi * k / 4
        pin = c + Vector((R * math.cos(a), -0.78, R * math.sin(a)))
        floor = pin - Vector((0, 0, h + 0.72 * w + 0.26))
        floors.append(floor)
        S.tube([pin + Vector((0, -0.5, 0)), pin + Vector((0, 1.0, 0))], 0.05, iron, 10)
        S.sphere(0.09, brass, pin + Vector((0, -0.5, 0)), seg=16)
        S.house(floor, w, h, roof, wall, 0, lit=0.9, d=0.64)
        S.box((w + 0.34, 1.0, 0.08), plank, floor - Vector((0, 0, 0.04)), bevel=0.02)
        for y in (-0.46, 0.44):
            for s in (-1, 1):
                S.tube(
                    [pin + Vector((0, y, 0)), floor + Vector((s * (0.5 * w + 0.14), y, 0))], 0.022, iron, 6
                )
    # one waves back from up there, one has hung out the washing, one grows a tree
    S.person(
        floors[1] + Vector((0.02, -0.5, 0.03)),
        1.05,
        "#e8b83c",
        "sit",
        -25,
        hair="#4a2c20",
        hands=((0.24, -0.08, 0.74), (-0.13, -0.22, 0.17)),
    )
    q = floors[3]
    S.string(q + Vector((-0.42, -0.5, 0.62)), q + Vector((0.42, -0.5, 0.62)), 0.05, 0.012)
    for x, col in ((-0.2, "#c2453a"), (0.0, "#f3ead6"), (0.19, "#4f86a8")):
        S.box((0.14, 0.015, 0.22), S.mat(col, "cloth"), q + Vector((x, -0.5, 0.47)), bevel=0)
    S.tree(
        floors[0] + Vector((0.4, -0.4, 0.02)), 0.7, "#5a3a2a", ("#6f9440", "#8fb04f"), 3, 0.6, 1, 0.05, seed=5
    )
    # the lowest has its door open: a child is in already, and the suitcase comes after
    low = floors[6]
    S.box((0.26, 0.05, 0.52), glow, low + Vector((0, -0.32, 0.26)), bevel=0.01)
    S.obj(
        [(0, 0, 0), (0.24, 0, 0), (0.24, 0, 0.52), (0, 0, 0.52)],
        [(0, 1, 2, 3)],
        S.mat("#8a3f34", "wood"),
        False,
        low + Vector((0.13, -0.35, 0.0)),
        (0, 0, -50),
    ).modifiers.new("thick", "SOLIDIFY").thickness = 0.03
    S.lamp(low + Vector((0.1, -0.8, 0.5)), "#ffc070", 8, 0.2)
    child = S.person(low + Vector((-0.12, -0.44, 0)), 0.66, "#2f7a4a", "wave", -40, hair="#7a5030")
    S.few_lines(child, lids=0.0)
    for k in range(3):
        high = low.z * (3 - k) / 3 - 0.02
        S.box((0.8, 0.34, high), plank, (low.x + 0.1, low.y - 0.72 - 0.32 * k, high / 2), bevel=0.02)
    at = Vector((1.0, 0.1, S.z(1.0, 0.1)))
    traveller = S.person(
        at,
        1.5,
        "#c2453a",
        "walk",
        -88,
        hair="#3a2620",
        scarf="#efd08a",
        hat="#7a4a38",
        hands=((0.2, -0.02, 0.44), (-0.19, -0.12, 0.46)),
    )
    S.few_lines(traveller, lids=0.0)
    hold = traveller.matrix_basis @ Vector((0.2, -0.02, 0.41))
    case = S.empty(hold, (0, 0, -22))
    leather = S.mat("#d0a060", "cloth")
    S.box((0.42, 0.18, 0.27), leather, (0, 0, -0.22), bevel=0.04, parent=case)
    for x in (-0.13, 0.13):
        S.box((0.035, 0.19, 0.28), S.mat("#5a3420", "cloth"), (x, 0, -0.22), bevel=0.01, parent=case)
    S.tube([(-0.1, 0, -0.1), (-0.09, 0, 0.0), (0.09, 0, 0.0), (0.1, 0, -0.1)], 0.022, leather, 8, case)
    S.clasp((0, 0, 0), 0.022, (1, 0, 0), (0, 0, 1), S.mat("#e8c7a0", "clay"), 0.06, case)
    # who stays behind waves with a handkerchief
    at = Vector((-1.95, -1.5, S.z(-1.95, -1.5)))
    old = S.person(
        at,
        1.5,
        "#5a6a4a",
        "wave",
        152,
        hair="#cfc8bc",
        scarf="#a8443a",
        hands=((0.37, -0.06, 0.96), (-0.2, -0.02, 0.42)),
    )
    hand = old.matrix_basis @ Vector((0.37, -0.06, 0.98))
    cloth = [
        (0.02, 0, -0.04),
        (-0.03, 0, 0.1),
        (-0.16, 0, 0.24),
        (-0.36, 0, 0.2),
        (-0.28, 0, 0.06),
        (-0.4, 0, -0.1),
    ]
    S.obj(
        [hand + Vector(d) for d in [*cloth, (-0.18, 0, -0.12)]],
        [tuple(range(7))],
        S.mat("#f6f0e4", "cloth", lift=0.3),
        False,
    ).modifiers.new("thick", "SOLIDIFY").thickness = 0.02
    # a booth with somebody in it, and a string of lights from pole to pole
    booth = Vector((2.45, -0.2, S.z(2.45, -0.2)))
    S.box((0.95, 0.8, 1.4), S.mat("#c2605a", "wood"), booth + Vector((0, 0, 0.65)), bevel=0.04)
    S.lathe([(0.85, 0), (0.6, 0.3), (0, 0.75)], S.mat("#f0e4cc", "cloth"), 32, booth + Vector((0, 0, 1.34)))
    S.box((0.6, 0.05, 0.5), glow, booth + Vector((0, -0.4, 0.92)), bevel=0.02)
    S.box((0.76, 0.26, 0.06), plank, booth + Vector((0, -0.48, 0.64)), bevel=0.02)
    clerk = S.mat("#3a2c3a", "clay")
    S.blob(
        [
            ((-0.08, 0, 0.7), 0.1, (0.08, 0, 0.7), 0.1),
            ((0, 0, 0.7), 0.04, (0, 0, 0.95), 0.03),
            ((0, 0, 0.95), 0.11),
        ],
        clerk,
        booth + Vector((0, -0.46, 0.0)),
        voxel=0.015,
    )
    poles = (Vector((-3.15, -0.5, 3.0)), booth + Vector((0, 0, 2.35)))
    S.light_string(poles[0], poles[1], 0.5, 13, r=0.05)
    S.tube([(-3.15, -0.5, -0.3), poles[0] + Vector((0, 0, 0.1))], 0.05, white, 8)
    S.tube([booth + Vector((0, 0, 1.9)), poles[1] + Vector((0, 0, 0.1))], 0.04, white, 8)
    return S

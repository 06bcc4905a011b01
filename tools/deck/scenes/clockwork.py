"""Inside the clock somebody oils the afternoon."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import area, grade, sky
from ..kit.stage import Stage


def scene():
    S = Stage(
        "clockwork",
        605,
        sky=sky("#3a2a24", "#5a4030", "#7a5a3a"),
        ambient=0.3,
        key=[area((-5, -6, 8), "#ffd8a0", 800, 2.5), area((5, -4, 3), "#e8a060", 260, 2.5)],
        fog={"density": 0.035, "start": 15, "color": "#7a5030", "mix": 0.6},
        cam={"loc": (0, -13.5, 4.6), "tgt": (0, 0, 4.4)},
        post={
            "grade": grade("#2a1430", "#fff0c4"),
            "bloom": 0.7,
            "bloom_th": 0.75,
            "motes": {"n": 60, "gain": 0.6},
            "beams": [
                {
                    "from": (0.0, 0.0),
                    "to": (0.8, 0.8),
                    "w0": 0.06,
                    "w1": 0.2,
                    "color": "#ffd890",
                    "gain": 0.12,
                }
            ],
        },
    )
    gears = [
        (-1.5, 2.4, 4.9, 2.0, 22, "#d8a848", 0),
        (2.5, 2.9, 3.3, 1.35, 16, "#9a6a3a", 0.1),
        (-2.9, 3.4, 8.9, 1.5, 16, "#8a5a34", 0.2),
        (-2.6, 2.0, 1.7, 1.3, 16, "#8a5a34", 0.15),
        (0.75, 2.2, 1.9, 1.05, 12, "#c9a04a", 0.1),
        (3.3, 3.4, 0.9, 1.4, 16, "#8a5a34", 0),
        (3.3, 3.8, 9.6, 1.4, 16, "#7a5230", 0),
        (-1.6, 6.5, 0.9, 2.4, 20, "#6a4a30", 0),
        (3.0, 6.5, 1.6, 2.4, 20, "#6a4a30", 0.1),
        (0.7, 8.0, -0.4, 2.2, 18, "#7a5a3a", 0.1),
        (-5.2, 7.5, 4.4, 2.2, 18, "#7a5a3a", 0.1),
    ]
    for x, y, z, r, n, color, phase in gears:
        S.gear((x, y, z), r, n, color, 0.3, (0, 0, S.rnd.uniform(-4, 4)), 6 if r > 1.4 else 5, phase=phase)
    # the back of the dial lets the day in; the glass is leaded
    dial = Vector((0.75, 11.5, 7.1))
    S.lathe([(0, 0), (4.5, 0)], S.mat("#ffb864", "glow", gain=0.95), 96, dial, (90, 0, 0))
    S.lathe(
        [(0, 0), (3.2, 0)], S.mat("#ffcf88", "glow", gain=1.25), 96, dial + Vector((0, -0.05, 0)), (90, 0, 0)
    )
    S.lathe(
        [(0, 0), (1.6, 0)], S.mat("#ffe0a8", "glow", gain=1.5), 96, dial + Vector((0, -0.1, 0)), (90, 0, 0)
    )
    ink = S.mat("#3a221c", "clay")
    for r, wide in ((4.5, 0.16), (3.2, 0.05), (1.6, 0.05)):
        round_ = [dial + Vector((r * math.cos(t), -0.15, r * math.sin(t))) for t in np.linspace(0, 6.283, 97)]
        S.tube(round_, wide, ink, 8)
    for k in range(12):
        a = math.radians(30 * k)
        out = Vector((math.sin(a), 0, math.cos(a)))
        S.box(
            (0.07, 0.08, 3.0), ink, dial + Vector((0, -0.12, 0)) + 1.6 * out + 1.45 * out, (0, 30 * k, 0), 0
        )
        for side in (-1, 1) if k % 3 == 0 else (0,):
            across = Vector((math.cos(a), 0, -math.sin(a)))
            S.box(
                (0.2, 0.1, 0.8),
                ink,
                dial + Vector((0, -0.15, 0)) + 3.85 * out + 0.2 * side * across,
                (0, 30 * k, 0),
                0,
            )
    for turn, long, wide in ((52, 3.3, 0.2), (-28, 2.3, 0.3)):
        a = math.radians(turn)
        tip = dial + long * Vector((math.sin(a), 0, math.cos(a))) + Vector((0, -0.3, 0))
        S.tube(
            [dial + Vector((0, -0.3, 0)), dial.lerp(tip, 0.7) + Vector((0, -0.1, 0)), tip],
            wide,
            ink,
            10,
            taper=0.25,
        )
    S.sphere(0.34, ink, dial + Vector((0, -0.3, 0)), seg=20)
    # beams, floor, pendulum
    wood = S.mat("#5a3a26", "wood")
    S.box((9, 2.4, 0.3), wood, (0, 0.6, 0.3), bevel=0.05)
    S.box((12, 0.3, 3.0), S.mat("#3a2418", "wood"), (0, 0.4, -1.3))
    for x in (-3.3, 3.4):
        S.box((0.4, 0.4, 13), wood, (x, 1.4, 5), bevel=0.05)
    brass = S.mat("#d0a04a", "metal", rough=0.25)
    S.tube([(2.15, 1.2, 10.5), (2.6, 1.2, 2.4)], 0.06, brass, 10)
    bob = [(0, -0.12), (0.5, -0.1), (0.57, 0), (0.5, 0.1), (0, 0.12)]
    S.lathe(bob, brass, 48, (2.62, 1.2, 2.0), (90, 0, 0))
    # the ladder leans on a beam; who stands on it holds on, and oils a tooth of the wheel
    S.box((3.0, 0.26, 0.26), wood, (2.0, 1.62, 4.1), bevel=0.03)
    foot, rest = Vector((1.25, 0.2, 0.45)), Vector((0.98, 1.5, 4.5))
    S.ladder(foot, rest, 0.56, "#b8823f", 0.36, 0.045)
    stand = foot.lerp(rest, 0.5) + Vector((0, -0.16, 0.02))
    S.person(
        stand,
        1.5,
        "#d8402f",
        "reach",
        168,
        hair="#4a2c20",
        hat="#d8402f",
        hands=((0.4, -0.16, 0.82), (-0.14, -0.24, 0.88)),
        feet=((0.07, -0.02, 0.0), (-0.07, -0.1, 0.2)),
    )
    grip = stand + Vector((-0.6, 0.34, 1.2))
    tooth = Vector((-1.5 + 1.98 * math.cos(-0.5), 2.1, 4.9 + 1.98 * math.sin(-0.5)))
    can = S.empty(grip, (0, -24, 0), 1.2)
    S.lathe(
        [(0, -0.16), (0.2, -0.15), (0.19, 0.02), (0.05, 0.12), (0.03, 0.16), (0, 0.16)], brass, 28, parent=can
    )
    neck = grip + Vector((-0.05, 0, 0.12))
    S.tube(
        [neck, neck.lerp(tooth, 0.6) + Vector((0, 0, 0.1)), tooth + Vector((0.06, -0.1, 0.06))],
        0.032,
        brass,
        10,
        taper=0.45,
        smooth=5,
    )
    oil = S.mat("#ffd860", "glow", gain=2.2)
    for down, size in ((0.0, 0.06), (0.16, 0.045), (0.4, 0.035)):
        S.sphere(size, oil, tooth + Vector((0.02, -0.14, -0.02 - down)), (0.85, 0.85, 1.3), 14)
    # one sits by a lantern, his work done, and a bird keeps him company
    S.person((-2.2, 0.1, 0.48), 1.6, "#5a7a96", "floor", 38, hair="#cfc8bc", hat="#8a6a44")
    S.lathe([(0, 0), (0.3, 0), (0.33, 0.42), (0, 0.44)], S.mat("#7a5438", "wood"), 24, (-0.72, -0.1, 0.45))
    S.bird((-0.72, -0.1, 0.89), 0.62, "#5a9ac0", 180, belly="#f0d8b0")
    S.lathe(
        [(0.1, 0), (0.16, 0.04), (0.16, 0.34), (0.1, 0.4)],
        S.mat("#ffd070", "glow", gain=4.0),
        24,
        (-1.42, -0.3, 0.5),
    )
    for up in (0, 0.38):
        S.lathe([(0, 0), (0.19, 0), (0.15, 0.06), (0, 0.08)], brass, 24, (-1.42, -0.3, 0.46 + up))
    S.lamp((-1.42, -0.75, 0.9), "#ffb860", 60, 0.15)
    S.lamp((0.1, -0.6, 4.2), "#ffc878", 60, 0.3)
    return S

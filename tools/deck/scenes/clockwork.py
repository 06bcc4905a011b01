"""Inside the clock, where the moon swings, somebody oils the afternoon and somebody else holds it back."""

import math

import numpy as np
from mathutils import Vector

from ..kit.actors import actor, felt_hat, neck_scarf
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
    for turn, long, wide in ((46, 4.1, 0.22), (4, 2.3, 0.3)):
        a = math.radians(turn)
        tip = dial + long * Vector((math.sin(a), 0, math.cos(a))) + Vector((0, -0.3, 0))
        S.tube(
            [dial + Vector((0, -0.3, 0)), dial.lerp(tip, 0.7) + Vector((0, -0.1, 0)), tip],
            wide,
            ink,
            10,
            taper=0.42,
        )
    S.sphere(0.34, ink, dial + Vector((0, -0.3, 0)), seg=20)
    hang_on(S, dial + 3.2 * Vector((math.sin(math.radians(46)), 0, math.cos(math.radians(46)))), 2.8)
    # beams, floor, pendulum
    wood = S.mat("#5a3a26", "wood")
    S.box((9, 2.4, 0.3), wood, (0, 0.6, 0.3), bevel=0.05)
    S.box((12, 0.3, 3.0), S.mat("#3a2418", "wood"), (0, 0.4, -1.3))
    for x in (-3.3, 3.4):
        S.box((0.4, 0.4, 13), wood, (x, 1.4, 5), bevel=0.05)
    brass = S.mat("#d0a04a", "metal", rough=0.25)
    # what swings is the moon
    S.tube([(2.3, 0.95, 10.5), (2.58, 0.9, 2.54)], 0.06, brass, 10)
    moon = S.moon((2.6, 0.9, 2.0), 0.66, "#f6e2b0", 0.36, crescent=True)
    moon.rotation_euler.y = math.radians(-24)
    S.lamp((2.5, 0.2, 2.2), "#f0ead0", 9, 0.4)
    # the ladder leans on a beam; who stands on it holds on, and oils a tooth of the wheel
    S.box((3.0, 0.26, 0.26), wood, (2.4, 1.62, 4.6), bevel=0.03)
    foot, rest = Vector((1.66, 0.2, 0.45)), Vector((1.6, 1.5, 5.4))
    S.ladder(foot, rest, 0.6, "#b8823f", 0.36, 0.045)
    stand = foot.lerp(rest, 0.46) + Vector((0.02, -0.2, 0.05))
    tooth = Vector((-1.5 + 1.98 * math.cos(-0.16), 2.1, 4.9 + 1.98 * math.sin(-0.16)))
    body = actor(
        S,
        stand,
        2.0,
        180,
        "#d8402f",
        "#3a2a3a",
        hands=(
            ((0.3, -0.06, 0.84), (0.5, -0.2, 0.5), (0, 0, 1), 0.8),
            ((-0.15, -0.2, 0.93), (0, -0.3, 1), (0.4, -1, 0), 0.9),
        ),
        elbows=((0.22, 0.06, 0.6), (-0.24, 0.04, 0.72)),
        knees=((0.08, -0.12, 0.26), (-0.08, -0.14, 0.4)),
        feet=((0.07, -0.02, 0.0), (-0.08, -0.06, 0.18)),
        hem=0.4,
        look=(0, 0, 20),
        hair="#4a2c20",
    )
    felt_hat(S, body[1], "#a8302a", "#f0c860")
    grip = stand + 2.0 * Vector((-0.32, 0.06, 0.84))
    can = S.empty(grip + Vector((-0.06, -0.06, -0.12)), (0, -14, 0), 1.3)
    tin = S.mat("#2f6f7a", "clay", rough=0.3)
    S.lathe(
        [(0, -0.16), (0.2, -0.15), (0.19, 0.02), (0.05, 0.12), (0.03, 0.16), (0, 0.16)], tin, 28, parent=can
    )
    neck = grip + Vector((-0.02, -0.06, 0.06))
    tip = tooth + Vector((0.12, -0.3, 0.36))
    spout = [
        neck,
        neck + Vector((-0.1, 0, 0.3)),
        tip + Vector((0.22, 0, 0.2)),
        tip + Vector((0.05, 0, 0.14)),
        tip,
    ]
    S.tube(spout, 0.065, tin, 10, taper=0.65, smooth=5)
    oil = S.mat("#c85a10", "clay", rough=0.15, lift=0.25)
    S.lathe(
        [(0, 0.2), (0.03, 0.12), (0.09, 0), (0.07, -0.07), (0, -0.1)],
        oil,
        20,
        tip + Vector((-0.03, 0, -0.26)),
    )
    # one sits by a lantern, his work done, and a bird keeps him company
    _, head = actor(
        S,
        (-2.2, 0.1, 0.46),
        1.65,
        152,
        "#5a7a96",
        "#4a3a34",
        pelvis=(0, 0, 0.09),
        chest=(0, 0.02, 0.35),
        head=(0, 0.0, 0.55),
        look=(-24, 0, -14),
        hands=(
            ((0.14, -0.2, 0.24), (-0.3, -1, 0), (0, 0, 1), 0.4),
            ((-0.2, -0.26, 0.7), (-0.2, -0.3, 1), (1, 0, 0), 0.3),
        ),
        elbows=((0.2, -0.02, 0.2), (-0.22, -0.12, 0.46)),
        knees=((0.1, -0.24, 0.26), (-0.1, -0.26, 0.24)),
        feet=((0.1, -0.34, 0.03), (-0.1, -0.38, 0.03)),
        hair="#8a6a4a",
    )
    felt_hat(S, head, "#8a6a44")
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


def hang_on(S, at, h):
    """Somebody has hold of the long hand, so that it gets no further; seen against the light of the dial."""
    coat = "#2f6f9c"
    body, _ = actor(
        S,
        at - h * Vector((0.0, 0, 1.29)) + Vector((0, -0.75, 0)),
        h,
        196,
        coat,
        "#241a24",
        chest=(0.02, 0, 0.7),
        head=(0.02, -0.06, 0.865),
        hands=(
            ((0.08, -0.02, 1.17), (0, -0.2, 1), (-1, 0, 0), 0.9),
            ((-0.08, -0.02, 1.32), (0, -0.2, 1), (1, 0, 0), 0.9),
        ),
        elbows=((0.14, 0.0, 0.95), (-0.14, 0.0, 0.98)),
        knees=((0.12, -0.16, 0.3), (-0.03, 0.02, 0.24)),
        feet=((0.18, 0.1, 0.16), (-0.1, 0.12, 0.03)),
        toes=((0.4, -1, -0.6), (-0.4, -0.6, -1)),
        hem=0.34,
        flare=0.17,
        hair="#2a1c18",
    )
    neck_scarf(
        S,
        body,
        "#c8302a",
        (0.02, 0, 0.7),
        (0.02, -0.02, 0.88),
        [(0.05, 0, 0), (-0.14, -0.1, 0.02), (-0.28, -0.1, -0.04), (-0.4, -0.1, 0.0)],
    )
    S.lamp(at + Vector((-0.6, -2.6, -1.2)), "#ffd8a0", 90, 0.3)

"""A caravan hauls the hand of a clock in the sand back to noon."""

import math
from itertools import pairwise

import bpy
import numpy as np
from mathutils import Vector

from ..kit.light import clouds, grade, sky, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "clock",
        92,
        sky=sky(
            "#141f4a",
            "#2f5a80",
            "#d88a68",
            "#ffb860",
            at=(0, 0.3, 0.58, 0.68),
            wash=0.3,
            stars=90,
            star_bottom=0.3,
            discs=[
                {
                    "x": 0.15,
                    "y": 0.585,
                    "r": 0.085,
                    "color": "#fff0b0",
                    "glow": "#ff9a48",
                    "halo": 1.5,
                    "halo_gain": 0.5,
                    "gain": 1.5,
                    "maria": 0.0,
                }
            ],
            clouds=[clouds("#7a4a68", "#ffb078", (0.38, 0.13), 0.7, (34, 300))],
        ),
        ambient=0.4,
        key=[sun((-8, -3.0, 3.1), "#ffb468", 4.6, 0.03), sun((6, -8, 7), "#7f8fe0", 0.55, 0.3)],
        fog={"density": 0.014, "start": 20, "low": 0.15},
        cam={"loc": (0, -14, 2.6), "tgt": (0, 0, 3.75)},
        post={"grade": grade("#2a1450", "#fff0c0", contrast=0.18), "bloom": 0.5},
    )
    dunes = S.ground("dunes", "#c8743c", amp=1.1, seed=14, flat=3.0)
    dunes.location.z, bare = -0.5, S.gh

    def drifted(X, Y):
        drift = 1.05 * np.exp(-(((Y - 1.75) / 0.75) ** 2)) * (0.55 + 0.45 * np.tanh((X - 0.2) * 0.9))
        behind = 1.2 * np.exp(-(((Y - 3.6) / 1.1) ** 2))
        return bare(X, Y) + (drift + behind) * np.exp(-(((X - 0.5) / 3.6) ** 4))

    S.grid((-14, 14), (-6, 34), drifted, S.mat("#c8743c", "sand", bump=0.03, bscale=3), 360, 460, 1.6)
    S.gh = drifted
    R, z = 3.1, float(bare(np.array([[0.5]]), np.array([[2.6]]))[0, 0])
    e = S.empty((0.5, 2.6, z + 2.15), (-7, -13, -5))
    brass, dark = S.mat("#b8803c", "metal", rough=0.35), S.mat("#241c30", "clay")
    rim = [
        (0, -0.5),
        (R * 1.02, -0.5),
        (R * 1.09, -0.3),
        (R * 1.1, 0.1),
        (R * 1.03, 0.3),
        (R * 0.95, 0.22),
        (R * 0.94, 0.08),
    ]
    S.lathe(rim, brass, 100, (0, 0, 0), (90, 0, 0), parent=e)
    S.lathe(
        [(0, 0.0), (R * 0.95, 0.0)],
        S.mat("#f8ecd0", "clay", nscale=0.8, vary=0.12),
        100,
        (0, -0.1, 0),
        (90, 0, 0),
        parent=e,
    )
    for k in range(60):
        a = math.radians(6 * k)
        big = k % 5 == 0
        long = 0.75 if big else 0.14
        r = R * 0.9 - long / 2
        wide = 0.17 if big else 0.05
        S.box((wide, 0.06, long), dark, (r * math.sin(a), -0.13, r * math.cos(a)), (0, 6 * k, 0), 0.005, e)
    for turn, long, wide in ((0, 1.8, 0.24), (46, 2.75, 0.15)):
        a = math.radians(turn)
        hand = S.empty((0, -0.2, 0), (0, turn, 0))
        hand.parent = e
        V = [
            (-wide / 2, 0, -0.4),
            (wide / 2, 0, -0.4),
            (wide, 0, long * 0.72),
            (0, 0, long),
            (-wide, 0, long * 0.72),
        ]
        S.obj(V, [(0, 1, 2, 3, 4)], dark, False, parent=hand).modifiers.new(
            "thick", "SOLIDIFY"
        ).thickness = 0.06
    S.lathe(
        [(0, -0.06), (0.26, -0.06), (0.28, 0.06), (0, 0.08)], brass, 28, (0, -0.22, 0), (90, 0, 0), parent=e
    )
    # two of its wheels lie half under the sand
    S.gear((-3.3, 2.4, S.z(-3.3, 2.4) + 0.25), 0.6, 14, "#e0b060", 0.18, (-24, 16, -10))
    S.gear((2.2, -1.4, S.z(2.2, -1.4) + 0.2), 0.55, 12, "#e0b060", 0.15, (-30, -14, 14))

    def camel(at, size, coat):
        """A laden camel one unit high that walks to the left."""
        c = S.empty(at, (0, 0, 6), size)
        parts = [
            ((0.26, 0, 0.62), 0.15, (-0.16, 0, 0.6), 0.165),
            ((0.05, 0, 0.74), 0.15, (0.05, 0, 0.88), 0.06),
            ((0.24, 0, 0.62), 0.16),
        ]
        neck = [
            (-0.22, 0.6, 0.115),
            (-0.36, 0.55, 0.085),
            (-0.46, 0.6, 0.07),
            (-0.51, 0.75, 0.06),
            (-0.52, 0.9, 0.056),
        ]
        parts += [((x, 0, z), r, (u, 0, w), q) for (x, z, r), (u, w, q) in pairwise(neck)]
        parts += [
            ((-0.52, 0, 0.93), 0.066, (-0.6, 0, 0.92), 0.058),
            ((-0.6, 0, 0.92), 0.056, (-0.72, 0, 0.875), 0.042),
            ((-0.47, 0.05, 0.98), 0.022, (-0.45, 0.08, 1.04), 0.012),
            ((-0.47, -0.05, 0.98), 0.022, (-0.45, -0.08, 1.04), 0.012),
            ((0.4, 0, 0.64), 0.03, (0.47, 0, 0.46), 0.018),
            ((0.47, 0, 0.46), 0.018, (0.47, 0, 0.4), 0.03),
        ]
        for x, y, knee, foot in (
            (-0.16, 0.08, -0.22, -0.2),
            (-0.14, -0.08, -0.17, -0.06),
            (0.26, 0.08, 0.36, 0.34),
            (0.28, -0.08, 0.3, 0.2),
        ):
            parts += [
                ((x, y, 0.54), 0.1, (knee, y, 0.3), 0.05),
                ((knee, y, 0.3), 0.052, (foot, y, 0.07), 0.036),
                ((foot, y, 0.05), 0.044, (foot - 0.05, y, 0.035), 0.04),
            ]
        S.blob(parts, S.mat("#96653e", "cloth", vary=0.2), parent=c, voxel=0.014, smooth=3)
        rug = S.mat(coat, "cloth", vary=0.2)
        S.sphere(0.19, rug, (0.05, 0, 0.735), (1.35, 0.98, 0.72), 28, c)
        for s in (-1, 1):
            S.blob(
                [((-0.06, s * 0.19, 0.6), 0.1, (0.16, s * 0.19, 0.6), 0.1)],
                rug,
                parent=c,
                voxel=0.016,
                smooth=2,
            )
            S.tube(
                [(0.05, s * 0.295, 0.62), (0.05, s * 0.2, 0.76), (0.05, 0, 0.9)], 0.013, rope, 6, c, smooth=3
            )
        return c

    rope = S.mat("#5a3a28", "cloth")
    train = [
        camel((x, -2.3, S.z(x, -2.3) - 0.02), 1.0, coat)
        for x, coat in ((-1.72, "#2f7a8a"), (-0.42, "#a8405a"))
    ]
    bpy.context.view_layer.update()
    # they are harnessed to the minute hand
    harness = [one.matrix_world @ Vector((0.42, 0, 0.72)) for one in train]
    for one in train:
        band = [(-0.27, 0.15 * math.cos(t), 0.6 + 0.17 * math.sin(t)) for t in np.linspace(0, 6.283, 24)]
        S.tube(band, 0.022, rope, 6, one)
        for side in (-0.19, 0.19):
            S.tube(
                [(-0.27, side * 0.7, 0.62), (0.05, side * 1.25, 0.72), (0.42, 0, 0.72)],
                0.014,
                rope,
                6,
                one,
                smooth=5,
            )
    a = math.radians(46)
    tip = e.matrix_basis @ Vector((2.55 * math.sin(a), -0.32, 2.55 * math.cos(a)))
    loop = [tip + Vector((0.13 * math.cos(t), -0.02, 0.1 * math.sin(t))) for t in np.linspace(0, 6.283, 20)]
    for dz in (-0.08, 0, 0.08):
        S.tube([p + Vector((0.03 * dz, 0, dz)) for p in loop], 0.045, S.mat("#e0b878", "cloth"), 8)
    S.string(tip, harness[1], 0.05, 0.042, "#f0cc90")
    S.string(harness[1], train[0].matrix_world @ Vector((0.42, 0, 0.72)), 0.0, 0.02, "#e0b878")
    S.string(harness[0], train[1].matrix_world @ Vector((-0.3, 0, 0.7)), 0.02, 0.02, "#e0b878")
    # and the guide hauls with them
    hold = tip.lerp(harness[1], 0.95)
    x, y, h = hold.x + 0.4, hold.y - 0.06, 1.05
    z = S.z(x, y)
    S.person(
        (x, y, z - 0.02),
        h,
        "#c8302c",
        rot=(12, 0, -88),
        hat="#c8302c",
        scarf="#f0d9a0",
        hands=((0.05, -0.38, 0.82), (-0.05, -0.27, 0.92)),
        feet=((0.07, -0.2, 0.03), (-0.07, 0.12, 0.05)),
    )
    return S

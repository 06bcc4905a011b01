"""The clock has run down in the sand, and the sand runs out of it."""

import math
from itertools import pairwise

import bpy
from mathutils import Vector

from ..kit.light import clouds, grade, sky, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "clock",
        92,
        sky=sky(
            "#1f5a78",
            "#5f9f9c",
            "#e8cf90",
            "#f8c078",
            at=(0, 0.36, 0.62, 0.8),
            wash=0.4,
            discs=[
                {
                    "x": 0.2,
                    "y": 0.17,
                    "r": 0.075,
                    "color": "#fffbe8",
                    "glow": "#ffe0a0",
                    "halo": 1.3,
                    "halo_gain": 0.4,
                    "maria": 0.0,
                }
            ],
            clouds=[clouds("#7fa89c", "#fff0c8", (0.44, 0.08), 0.6, (34, 300))],
        ),
        ambient=0.5,
        key=[sun((-8, 1.5, 6.5), "#ffe0a0", 4.8, 0.03), sun((6, -8, 5), "#88a8d8", 0.5, 0.3)],
        fog={"density": 0.016, "start": 20, "low": 0.2},
        cam={"loc": (0, -14, 2.3), "tgt": (0, 0, 4.0)},
        post={"grade": grade("#2a1450", "#fff2c4", contrast=0.18)},
    )
    S.ground("dunes", "#d07a3c", amp=1.1, seed=14, flat=3.0)
    R, z = 3.15, S.z(0.15, 2.4)
    e = S.empty((0.15, 2.6, z + 1.75), (0, 21, -14))
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
    for turn, long, wide in ((-28, 1.9, 0.22), (12, 2.9, 0.14)):
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
    # a hole in the dial, and a heap below it
    at = e.matrix_basis @ Vector((1.5, -0.15, 0.75))
    S.sphere(0.4, dark, (1.5, -0.1, 0.75), (1, 0.2, 1.15), 20, e)
    sand = S.mat("#f0a850", "sand")
    fall = [
        at + Vector(d) for d in ((0, 0, 0), (0.02, -0.28, -0.12), (0.03, -0.42, -0.8), (0.03, -0.45, -2.6))
    ]
    S.tube(fall, 0.16, sand, 10, smooth=5, taper=0.8)
    S.lathe(
        [(1.15, -0.25), (0.75, 0.25), (0.3, 0.75), (0.08, 1.0), (0, 1.02)],
        sand,
        36,
        (at.x + 0.03, at.y - 0.5, S.z(at.x, at.y - 0.5) - 0.05),
    )
    # two of its wheels lie half under the sand
    S.gear((-3.5, 1.6, S.z(-3.5, 1.6) + 0.3), 0.7, 14, "#e0b060", 0.18, (-24, 16, -10))
    S.gear((3.1, -0.2, S.z(3.1, -0.2) + 0.16), 0.5, 12, "#e0b060", 0.15, (-30, -14, 14))

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
    train = []
    for x, y, coat in ((-0.9, -2.3, "#2f7a8a"), (0.4, -2.5, "#d8b050"), (1.7, -2.7, "#a8405a")):
        train.append(camel((x, y, S.z(x, y) - 0.02), 1.0, coat))
    # the guide has stopped before the dial and shades the eyes
    guide = S.person(
        (-1.98, -2.15, S.z(-1.98, -2.15) - 0.02),
        1.02,
        "#c8302c",
        face=152,
        hat="#c8302c",
        scarf="#f0d9a0",
        hands=((0.05, -0.15, 0.93), (-0.2, 0.06, 0.5)),
    )
    bpy.context.view_layer.update()
    ahead = guide.matrix_world @ Vector((-0.2, 0.06, 0.5))
    for one in train:
        S.string(ahead, one.matrix_world @ Vector((-0.66, 0, 0.87)), 0.12, 0.012, "#5a3a28")
        ahead = one.matrix_world @ Vector((0.36, 0, 0.72))
    return S

"""The elephant crosses on a rope."""

import math
from itertools import pairwise

import numpy as np
from mathutils import Vector

from ..kit.light import sun
from ..kit.shapes import loft
from ..kit.stage import Stage


def scene():
    S = Stage(
        "tightrope",
        171,
        sky={
            "stops": [(0, "#3a2a5a"), (0.4, "#8a5a86"), (0.62, "#e89a86"), (0.76, "#ffcf9a"), (1, "#ffe2b0")],
            "stars": 90,
            "star_bottom": 0.35,
            "discs": [
                {
                    "x": 0.5,
                    "y": 0.36,
                    "r": 0.33,
                    "color": "#fff0cf",
                    "glow": "#ffd8a0",
                    "halo": 0.35,
                    "halo_gain": 0.28,
                    "maria": 0.16,
                    "gain": 0.95,
                }
            ],
            "clouds": [
                {"dark": "#8f6088", "lite": "#ffcfa8", "band": (0.62, 0.1), "cell": (34, 240), "alpha": 0.75}
            ],
        },
        ambient=0.6,
        key=[sun((-6, 3, 6), "#ffc38f", 2.6, 0.1), sun((6, -7, 6), "#a98ae0", 1.1, 0.3)],
        fog={"density": 0.03, "start": 18, "low": 0.7, "low_z": -3, "low_h": 3.0},
        cam={"loc": (0, -14, 5.0), "tgt": (0, 0, 4.6)},
        post={"grade": {"shadow": "#2a1850", "high": "#ffe9c8"}},
    )
    for sx in (-1, 1):
        S.sphere(
            1.25, S.mat("#6a4a60", "stone", bump=0.4), (sx * 3.55, 2, 1.85), (1.1, 1.2, 1.0), 48, bumpy=0.35
        )
        for i in range(14):
            x = sx * (3.5 + S.rnd.uniform(0, 1.8))
            z = 1.2 - i * 0.7 + S.rnd.uniform(-0.2, 0.2)
            S.sphere(
                S.rnd.uniform(0.8, 1.25),
                S.mat("#5f4258", "stone", bump=0.4),
                (x, 2 + S.rnd.uniform(-0.6, 1.2), z),
                (1, 1, 0.85),
                40,
                bumpy=0.4,
            )
        S.tube([(sx * 2.65, 1.6, 2.2), (sx * 2.6, 1.6, 3.45)], 0.07, S.mat("#4a3028", "wood"), 10)
    for i in range(16):
        S.cloud(
            (S.rnd.uniform(-4.5, 4.5), S.rnd.uniform(2.5, 9), -1.3 + S.rnd.uniform(-0.7, 0.5)),
            S.rnd.uniform(0.9, 1.7),
            "#ffe3cf",
            10,
            0.45,
            seed=i,
        )
    for _ in range(10):
        x = S.rnd.uniform(-16, 16)
        S.sphere(
            S.rnd.uniform(2, 4),
            S.mat("#6d4f6a", "stone", bump=0.4),
            (x, S.rnd.uniform(14, 30), S.rnd.uniform(-6, -2)),
            (1, 1, 1.3),
            40,
            bumpy=1.2,
        )
    # the rope is taut from the posts to the feet that weigh on it
    hemp, size, x, z = S.mat("#4a3230", "cloth"), 2.35, 0.5, 2.62
    low = [(x + size * foot, 1.6, z + 0.005 * size) for foot in (-0.26, 0.2, 0.46)]
    S.tube([(-2.62, 1.6, 3.3), *low, (2.62, 1.6, 3.3)], 0.034, hemp, 8)
    for sx in (-1, 1):
        S.tube([(sx * 2.61, 1.54, 3.22), (sx * 2.61, 1.54, 3.38)], 0.1, hemp, 12)
    elephant(S, (x, 1.6, z + 0.07), size)
    grip, top = Vector((x - 1.0 * size, 1.57, z + 0.07 + 0.4 * size)), Vector((-1.42, 1.6, 6.05))
    S.tube([grip, top], 0.036, S.mat("#3a2a22", "wood"), 8)
    lean = math.degrees(math.atan2(top.x - grip.x, top.z - grip.z))
    S.umbrella(top - (top - grip).normalized() * 0.5, 1.0, "#c2352d", (0, lean, 0), handle=False)
    S.tree((3.2, 2.0, 2.75), 2.1, "#3a2a30", ("#6a4a5a", "#7f5068"), 4, 0.5, 0.8, 0.09, seed=2)
    # whoever waits holds up a lantern
    child = S.person(
        (-3.02, 1.25, 2.9),
        1.2,
        "#c2352d",
        face=110,
        hair="#3a2620",
        scarf="#f0d9a0",
        hands=((0.16, -0.26, 0.94), (-0.14, -0.22, 0.6)),
    )
    light = child.matrix_basis @ Vector((0.16, -0.26, 0.94)) - Vector((0, 0, 0.2))
    S.sphere(0.085, S.mat("#ffd890", "glow", gain=5.0), light, (0.8, 0.8, 1.1), 18)
    for dz in (0.1, -0.1):
        S.lathe([(0, -0.02), (0.08, -0.02), (0.06, 0.03), (0, 0.04)], hemp, 16, light + Vector((0, 0, dz)))
    S.lamp(light + Vector((0.05, -0.25, 0.1)), "#ffc878", 22, 0.1)
    S.birds((0.8, 3, 7.9), 7, (1.5, 1, 0.5), 0.2, "#4a2a40")
    return S


def elephant(S, at, size, hide="#a79fb8"):
    """An elephant one unit high at the back, that walks a rope to the left, one forefoot still in the air."""
    e = S.empty(at, (0, 0, 0), size)
    skin = S.mat(hide, "clay", vary=0.22, nscale=3, bump=0.09, bscale=16)
    ivory, ink = S.mat("#f4e8cc", "clay", rough=0.3), S.mat("#1c161c", "clay", rough=0.08, bump=0.0)
    parts = [
        ((-0.14, 0, 0.7), 0.235, (0.24, 0, 0.68), 0.25),
        ((0.02, 0, 0.76), 0.22, (0.24, 0, 0.74), 0.21),
        ((0.3, 0, 0.64), 0.215),
        ((-0.2, 0, 0.76), 0.2, (-0.42, 0, 0.86), 0.16),
        ((-0.46, 0, 0.92), 0.135, (-0.5, 0, 0.85), 0.14),
        ((-0.5, 0, 0.75), 0.12, (-0.6, 0, 0.7), 0.06),
    ]
    trunk = [
        (-0.58, 0.83, 0.1),
        (-0.67, 0.7, 0.085),
        (-0.72, 0.56, 0.07),
        (-0.78, 0.44, 0.06),
        (-0.87, 0.37, 0.052),
    ]
    trunk += [(-0.97, 0.4, 0.046), (-1.03, 0.48, 0.042), (-1.03, 0.58, 0.037), (-0.98, 0.63, 0.03)]
    parts += [((a[0], 0, a[1]), a[2], (b[0], 0, b[1]), b[2]) for a, b in pairwise(trunk)]
    feet = ((-0.26, 0.0, 0.06), (0.2, 0.0, 0.06), (0.46, 0.0, 0.06), (-0.5, -0.05, 0.2))
    for hip, knee, foot, r in (
        ((-0.18, 0.1, 0.52), (-0.24, 0.05, 0.3), feet[0], 0.125),
        ((0.28, -0.12, 0.54), (0.27, -0.07, 0.3), feet[1], 0.15),
        ((0.3, 0.12, 0.52), (0.42, 0.06, 0.3), feet[2], 0.14),
        ((-0.2, -0.12, 0.55), (-0.42, -0.09, 0.43), feet[3], 0.125),
    ):
        parts += [
            (hip, r, knee, 0.09),
            (knee, 0.085, foot, 0.075),
            (foot, 0.082, (foot[0] - 0.025, foot[1], foot[2]), 0.082),
        ]
    S.blob(parts, skin, parent=e, voxel=0.013, smooth=4)
    for x, y, z in feet:
        for k in (-1, 0, 1):
            S.sphere(
                0.02, ivory, (x - 0.09 + 0.012 * abs(k), y - 0.03 + 0.035 * k, z - 0.05), (0.6, 1, 1), 12, e
            )
    for s in (-1, 1):
        # an ear hangs from the side of the head, fuller above, and blows back a little
        lobe, out = [], Vector((0.8, s * 0.6, 0)).normalized()
        for u in np.linspace(0, 1, 22):
            wide = 0.36 * math.sin(math.pi * (0.1 + 0.84 * u)) ** 0.6 * (1 - 0.35 * u) + 0.004
            root = Vector((-0.42 + 0.05 * u, s * (0.135 + 0.02 * u), 1.03 - 0.42 * u))
            wave = 0.02 * math.sin(9 * u)
            lobe.append(
                (
                    root + out * wide / 2,
                    out * wide / 2,
                    Vector((-0.6 * s, 0.8, 0)) * (0.014 + abs(wave) * 0.4),
                )
            )
        loft(S, lobe, skin, e)
        tusk = [
            (-0.6, s * 0.085, 0.71),
            (-0.7, s * 0.1, 0.62),
            (-0.81, s * 0.1, 0.6),
            (-0.89, s * 0.09, 0.65),
        ]
        S.tube(tusk, 0.026, ivory, 10, e, taper=0.25, smooth=5)
        S.sphere(0.017, ink, (-0.592, s * 0.105, 0.885), (0.9, 0.8, 1), 16, e)
        for dz, r in ((0.022, 0.011), (-0.02, 0.008)):
            lid = [
                (-0.592 + 0.03 * k, s * (0.118 - 0.012 * abs(k)), 0.885 + dz * (1 - 0.4 * k * k))
                for k in (-1, -0.5, 0, 0.5, 1)
            ]
            S.tube(lid, r, skin, 8, e, smooth=3)
    S.tube(
        [(0.47, 0, 0.74), (0.57, 0, 0.62), (0.6, -0.02, 0.45), (0.66, -0.03, 0.38)],
        0.025,
        skin,
        8,
        e,
        taper=0.5,
        smooth=5,
    )
    S.blob(
        [((0.66, -0.03, 0.39), 0.022, (0.71, -0.03, 0.3), 0.008)],
        S.mat("#3a3040", "cloth"),
        parent=e,
        voxel=0.008,
    )
    return e

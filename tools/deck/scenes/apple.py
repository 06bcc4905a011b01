"""An apple is being peeled, and its peel is a staircase."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import grade, sky, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "apple",
        304,
        sky=sky("#c9a86a", "#e9cf98", "#f6e6bf", "#f3d9a8", at=(0, 0.4, 0.7, 1), wash=0.25),
        ambient=0.66,
        key=[sun((-6, -5, 7), "#fff2d8", 3.2), sun((7, 5, 5), "#ffc890", 1.2, 0.2)],
        fog={"density": 0.02, "start": 19},
        cam={"loc": (0, -12.2, 4.2), "tgt": (0, 0, 3.1)},
        post={"grade": grade("#4a2030", "#fff4d4")},
    )
    S.ground("flat", "#b98a5a", amp=0.02, mat=S.mat("#a8764a", "wood", nscale=0.5))
    red, flesh = (
        S.mat("#b8322c", "clay", rough=0.25, vary=0.3, bump=0.02),
        S.mat("#f3e3b0", "clay", rough=0.45, vary=0.06, bump=0.02, sss=0.3),
    )
    c, R = Vector((0.55, 1.8, 0)), 2.25

    def rim(t):  # t from 0 at the bottom to 1 at the top: radius and height of an apple
        a = math.pi * t
        return R * math.sin(a) ** 0.8 * (1 + 0.1 * math.cos(a * 1.0 + 2.4)), 2.15 - 2.1 * math.cos(
            a
        ) - 0.4 * math.exp(-(((a - math.pi) / 0.5) ** 2))

    prof = [(max(0.001, rim(t)[0]), rim(t)[1]) for t in np.linspace(0.03, 1, 50)]
    S.lathe(prof, flesh, 80, c)
    V, F, n, turns, half = [], [], 320, 4.2, 6

    def band(i):
        u = i / n
        t = 0.97 - 0.88 * u
        a = -0.6 + turns * 2 * math.pi * u
        return u, t, a

    for i in range(n + 1):
        u, t, a = band(i)
        for k in range(half + 1):
            tt = min(0.995, max(0.02, t + (k / half - 0.5) * 0.085))
            r, z = rim(tt)
            drift = max(0.0, u - 0.42) / 0.58
            r2 = r + 0.05 + 0.62 * drift**1.3
            V.append((c.x + r2 * math.cos(a), c.y + r2 * math.sin(a), max(0.06, z - 0.35 * drift)))
    for i in range(n):
        for k in range(half):
            q = i * (half + 1) + k
            F.append((q, q + half + 1, q + half + 2, q + 1))
    peel = S.obj(V, F, red)
    so = peel.modifiers.new("thick", "SOLIDIFY")
    so.thickness = 0.1
    cap = [(max(0.001, rim(t)[0] + 0.05), rim(t)[1] + 0.02) for t in np.linspace(0.92, 1, 12)]
    S.lathe(cap, red, 60, c)
    wood = S.mat("#4a3020", "wood")
    S.tube(
        [(c.x, c.y, 3.8), (c.x + 0.05, c.y, 4.4), (c.x + 0.3, c.y, 5.0)], 0.1, wood, 10, taper=0.8, smooth=6
    )
    leaf = S.obj(
        [
            (0, 0, 0),
            (0.4, -0.28, 0.14),
            (0.95, -0.22, 0.2),
            (1.35, 0, 0.05),
            (0.95, 0.22, 0.2),
            (0.4, 0.28, 0.14),
        ],
        [(0, 1, 2, 3, 4, 5)],
        S.mat("#6f8f3c", "cloth"),
        True,
        (c.x + 0.1, c.y - 0.05, 4.5),
        (0, -14, -20),
    )
    leaf.modifiers.new("thick", "SOLIDIFY").thickness = 0.03
    # a door and windows in the flesh
    S.door((0.15, -0.36, 0.06), 1.0, 0.55, "#7a4a30", "#4f6a3c", 25, -8)
    for i, at in ((150, 0.9), (236, 0.8), (300, 0.72)):
        u, t, a = band(i)
        r, z = rim(t)
        drift = max(0.0, u - 0.42) / 0.58
        r2 = r + 0.05 + 0.62 * drift**1.3
        S.person(
            (c.x + r2 * math.cos(a), c.y + r2 * math.sin(a), max(0.06, z - 0.35 * drift) + 0.16),
            at * 0.9,
            ("#3f6a8a", "#e0b050", "#5a7a4a")[i % 3],
            "walk",
            math.degrees(a) + 180,
            hair=("#3a2620", "#6a4a2c", "#2c2024")[i % 3],
        )
    # the knife it takes
    blade = S.mat("#c9ced4", "metal", rough=0.2)
    S.obj(
        [
            (0, -0.03, 0),
            (2.1, -0.03, 0),
            (2.5, -0.03, 0.16),
            (2.2, -0.03, 0.36),
            (0, -0.03, 0.36),
            (0, 0.03, 0),
            (2.1, 0.03, 0),
            (2.5, 0.03, 0.16),
            (2.2, 0.03, 0.36),
            (0, 0.03, 0.36),
        ],
        [
            (0, 1, 2, 3, 4),
            (9, 8, 7, 6, 5),
            (0, 5, 6, 1),
            (1, 6, 7, 2),
            (2, 7, 8, 3),
            (3, 8, 9, 4),
            (4, 9, 5, 0),
        ],
        blade,
        False,
        (-2.9, -1.5, 0.14),
        (62, 0, 8),
        bevel=0.01,
    )
    S.box((1.4, 0.18, 0.36), S.mat("#4a2c22", "wood"), (-3.5, -1.6, 0.2), (62, 0, 8), 0.06)
    S.person((-1.5, -1.9, 0.0), 0.85, "#c2453a", "wave", 140, hair="#5a3a26")
    return S

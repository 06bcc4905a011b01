"""The swing hangs from nothing, over everything; the shoes have stayed at the edge."""

import math

import numpy as np

from ..kit.light import clouds, grade, sky, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "swing",
        954,
        sky=sky(
            "#3f86b8",
            "#86bcd4",
            "#d4e4dc",
            "#f8e0b4",
            at=(0, 0.4, 0.72, 1),
            clouds=[clouds("#9cc0d4", "#ffffff", (0.4, 0.3), 0.5)],
        ),
        ambient=0.7,
        key=[sun((-6, -4, 8), "#fff2d4", 3.4), sun((6, 6, -2), "#ffd8b0", 1.0, 0.3)],
        fog={"density": 0.016, "start": 17},
        cam={"loc": (0, -14, 5.6), "tgt": (0, 0, 4.6)},
        post={"grade": grade("#1c3f6c", "#fff8e4")},
    )
    e = S.empty((-0.6, 0.8, 10.6), (0, -22, 0))
    rope = S.mat("#d8c49a", "paper")
    h = 6.6
    for s in (-0.52, 0.52):
        S.tube([(0, s, 1.5), (0, s, -h)], 0.035, rope, 8, e)
    S.box((0.55, 1.3, 0.09), S.mat("#8a5a36", "wood"), (0, 0, -h), parent=e, bevel=0.03)
    rider = S.person(
        (0, 0, -h + 0.02),
        1.9,
        "#c2453a",
        "sit",
        90,
        hair="#5a3526",
        scarf="#efd08a",
        parent=e,
        lean=0,
        hands=((0.26, -0.02, 0.52), (-0.26, -0.02, 0.52)),
        feet=((0.08, -0.41, 0.097), (-0.08, -0.41, 0.025)),
        chest=(0, 0.1, 0.36),
        head=(0, 0.16, 0.54),
    )
    # bare feet: the shoes stand on the cliff
    skin, bare = S.mat("#f0c8a0", "clay"), []
    for x, z in ((0.08, 0.12), (-0.08, 0.03)):
        calf, heel = (x, -0.48, z - 0.005), (x, -0.615, z + 0.005)
        bare += [((x, -0.32, 0.6 * z + 0.04), 0.054, calf, 0.05), (calf, 0.05, heel, 0.034)]
        ball = (x, -0.645, z + 0.11)
        bare += [(heel, 0.037, ball, 0.031), (ball, 0.026, (x, -0.65, z + 0.14), 0.022)]
        for k in range(4):
            root = (x + 0.02 * (k - 1.5), -0.645, z + 0.12)
            bare += [(root, 0.015, (root[0], -0.66, z + 0.165 - 0.006 * k), 0.013)]
    S.blob(bare, skin, parent=rider, voxel=0.009, smooth=3)
    # cliff on the left, the shoes put down at its edge
    stone = S.mat("#a89680", "stone", bump=0.35)
    S.sphere(1.9, stone, (-3.9, 2.2, 0.4), (1.1, 1.1, 0.9), 48, bumpy=0.4)
    for i in range(12):
        S.sphere(
            S.rnd.uniform(0.9, 1.5),
            stone,
            (-4.0 + S.rnd.uniform(-0.8, 0.5), 2.4 + S.rnd.uniform(-0.8, 1), -0.6 - i * 0.6),
            (1, 1, 0.85),
            36,
            bumpy=0.4,
        )
    S.sphere(1.65, S.mat("#86a450", "cloth", bump=0.1), (-3.8, 2.0, 1.35), (1.15, 1.1, 0.45), 40, bumpy=0.12)
    S.tree(
        (-3.2, 2.9, 1.9),
        2.6,
        "#5a3a2a",
        ("#6f9440", "#8fb04f"),
        5,
        0.55,
        1.1,
        0.12,
        seed=6,
        lean=(0.25, 0, 1),
    )
    S.sheep((-3.3, 1.4, 1.97), 0.62, -40)
    for x, y, tilt, yaw in ((-2.72, 1.05, (20, 20, 0), -8), (-2.42, 1.4, (14, 24, 0), 10)):
        z = 1.35 + 0.7425 * math.sqrt(1 - ((x + 3.8) / 1.8975) ** 2 - ((y - 2) / 1.815) ** 2)
        slope = S.empty((x, y, z), tilt)
        _shoe(S, slope, yaw, 0.6)
    # the land below, as small as a toy
    swell = S.nfun(0.05, 3, 7)

    def land(X, Y):
        return -7.3 + 2.6 * (swell(X, Y) - 0.5) * np.clip((Y - 20) / 20, 0, 1)

    S.gh = land
    S.grid((-140, 140), (-14, 125), land, S.mat("#8fa858", "clay", nscale=0.12, vary=0.2), 160, 160, 1.4)
    # a quilt of fields without a ruler: its corners are jogged
    cols = ["#7f9c44", "#d0b850", "#6a8f3c", "#e0cc78", "#a8b458", "#b88f4c"]
    quilt, w, d = [([], []) for _ in cols], 34, 24
    corner = {}
    for i in range(w + 1):
        for j in range(d + 1):
            x = (i - w / 2) * 3.4 + S.rnd.uniform(-1.1, 1.1) + 0.9 * math.sin(j * 0.7)
            y = 7 + j * 2.9 + S.rnd.uniform(-0.8, 0.8) + 0.8 * math.sin(i * 0.5)
            corner[i, j] = (x, y, S.z(x, y) + 0.12)
    for i in range(w):
        for j in range(d):
            V, F = S.rnd.choice(quilt)
            F.append(tuple(len(V) + k for k in range(4)))
            V += [corner[i, j], corner[i + 1, j], corner[i + 1, j + 1], corner[i, j + 1]]
    for (V, F), c in zip(quilt, cols, strict=True):
        S.obj(V, F, S.mat(c, "clay", nscale=0.8), False)
    for y, h, c in ((66, 10, "#7f9ca8"), (90, 17, "#9cb4c4")):
        S.mountains(y, h, c, y, base=-8, scale=0.05, width=280)
    for _ in range(40):
        x, y = S.rnd.gauss(2.6, 2.2), S.rnd.gauss(21, 2.4)
        S.house(
            (x, y, S.z(x, y) + 0.1),
            0.7,
            S.rnd.uniform(0.6, 0.9),
            S.rnd.choice(["#a5483c", "#b8603f", "#8f3f44"]),
            "#f2e6d2",
            S.rnd.uniform(0, 90),
            lit=0,
        )
    S.house((2.4, 20, S.z(2.4, 20)), 0.8, 2.6, "#4f6a78", "#f2e6d2", 10, lit=0)
    stream = [(x, 31 + 3.4 * math.sin(x * 0.16)) for x in np.linspace(-40, 40, 80)]
    S.tube([(x, y, S.z(x, y) - 0.45) for x, y in stream], 0.9, S.mat("#7fc0d0", "water", wave=0.02), 8)
    for i, (x, y, z, q) in enumerate(
        [
            (2.9, 4, 2.0, 1.2),
            (-0.8, 7, -1.0, 1.5),
            (3.2, 6, -2.5, 1.4),
            (2.4, 9, 7.6, 1.3),
            (-2.4, 10, 8.2, 1.5),
        ]
    ):
        S.cloud((x, y, z), q, "#fffdf8", 13, 0.5, seed=i)
    S.birds((0.9, 1.2, 1.3), 7, (0.8, 0.6, 0.4), 0.26, "#fbf8f0", seed=2)
    return S


def _shoe(S, parent, yaw, size):
    """A shoe with a strap; its toe looks to the right."""
    e = S.empty((0, 0, 0), (0, 0, yaw), size)
    e.parent = parent
    red = S.mat("#d0281f", "clay", rough=0.3)
    upper = [((-0.34, 0, 0.13), 0.13, (0.3, 0, 0.12), 0.15), ((-0.38, 0, 0.3), 0.1), ((-0.36, 0, 0.2), 0.13)]
    upper += [((-0.3, s * 0.09, 0.26), 0.06, (0.1, s * 0.12, 0.2), 0.05) for s in (-1, 1)]
    S.blob(upper, red, parent=e, voxel=0.02, smooth=4)
    S.sphere(0.14, S.mat("#3a1412", "clay"), (-0.17, 0, 0.27), (1.25, 0.72, 0.3), 20, e)
    S.tube([(-0.06, -0.17, 0.2), (-0.06, 0, 0.36), (-0.06, 0.17, 0.2)], 0.035, red, 10, e, smooth=6)
    S.blob(
        [((-0.36, 0, 0.0), 0.13, (0.32, 0, 0.0), 0.155)],
        S.mat("#f0e0c0", "clay"),
        (0, 0, 0.03),
        (0, 0, 0),
        (1, 1, 0.35),
        e,
        0.02,
    )

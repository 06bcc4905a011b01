"""A storm in a teacup."""

import math

import numpy as np

from ..kit.light import sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "teacup",
        41,
        sky={
            "stops": [(0, "#274a55"), (0.4, "#5f8f90"), (0.65, "#c9cfa8"), (0.8, "#f0d9a8"), (1, "#f0cf9c")],
            "clouds": [{"dark": "#3f6a70", "lite": "#cfe0c8", "band": (0.15, 0.2), "alpha": 0.6}],
        },
        ambient=0.75,
        key=[sun((-6, -5, 8), "#fff0d0", 2.6, 0.12), sun((6, 6, 5), "#ffb277", 1.2, 0.2)],
        fog={"density": 0.02, "start": 18},
        cam={"loc": (0, -14, 6.6), "tgt": (0, 0, 3.8)},
        post={"grade": {"shadow": "#17323f", "high": "#fff2d6"}},
    )
    S.ground("flat", "#a9683f", amp=0.05, mat=S.mat("#9a5c3c", "wood", nscale=0.5))
    cup = S.mat("#f0e8d8", "clay", rough=0.22, vary=0.04, bump=0.008, sss=0.2)
    gold = S.mat("#d9a441", "metal")
    S.lathe(
        [
            (0, 0.0),
            (1.0, 0),
            (1.3, 0.08),
            (2.2, 0.28),
            (2.75, 0.5),
            (2.8, 0.55),
            (2.7, 0.56),
            (2.1, 0.38),
            (1.2, 0.22),
            (0, 0.2),
        ],
        cup,
        72,
        (0, 1, 0),
    )
    S.lathe([(2.74, 0.5), (2.81, 0.55), (2.73, 0.58), (2.7, 0.54)], gold, 72, (0, 1, 0))
    prof = [
        (0.0, 0.25),
        (0.8, 0.25),
        (0.85, 0.35),
        (1.2, 0.6),
        (1.65, 1.2),
        (1.9, 2.0),
        (2.0, 2.75),
        (1.94, 2.78),
        (1.84, 2.0),
        (1.55, 1.2),
        (0.9, 0.55),
        (0, 0.5),
    ]
    S.lathe(prof, cup, 80, (0, 1, 0))
    S.lathe([(2.0, 2.72), (2.03, 2.78), (1.95, 2.81), (1.92, 2.76)], gold, 80, (0, 1, 0))
    S.tube(
        [(1.85, 1, 2.3), (2.35, 1, 2.5), (2.75, 1, 2.2), (2.7, 1, 1.65), (2.2, 1, 1.2), (1.55, 1, 1.0)],
        0.13,
        cup,
        14,
        smooth=8,
    )
    n = S.nfun(1.1, 4, 9)
    V, F = [], []
    nr, na = 40, 90
    for i in range(nr + 1):
        for k in range(na):
            t = i / nr * 1.88
            a = 2 * math.pi * k / na
            x, y = t * math.cos(a), t * math.sin(a)
            V.append(
                (x, y, 2.35 + 0.5 * (float(n(np.array([[x + 4.0]]), np.array([[y + 4.0]]))[0, 0]) - 0.42))
            )
    for i in range(nr):
        for k in range(na):
            F.append((i * na + k, i * na + (k + 1) % na, (i + 1) * na + (k + 1) % na, (i + 1) * na + k))
    S.obj(V, F, S.mat("#1f6a78", "water", wave=0.05, sx=3, sy=3), at=(0, 1, 0))
    S.prop("sailboat", (0.15, 0.7, 2.42), 1.25, (0, 9, -14), sat=0.75)
    for i, (x, y, z, sz) in enumerate([(-0.5, 1.2, 6.3, 1.0), (0.75, 1.5, 6.7, 1.1), (0.1, 1.6, 7.2, 0.8)]):
        S.cloud((x, y, z), sz, "#6d7f88", 10, 0.6, seed=i)
    rm = S.mat("#d8e8ea", "glow", gain=0.7)
    for _ in range(46):
        x, y = S.rnd.uniform(-1.5, 1.7), S.rnd.uniform(0.3, 1.9)
        z = S.rnd.uniform(3.3, 5.6)
        S.tube([(x, y, z), (x - 0.06, y, z - 0.34)], 0.009, rm, 5)
    S.tube(
        [(0.5, 0.4, 5.9), (0.25, 0.4, 5.3), (0.5, 0.4, 5.2), (0.2, 0.4, 4.4)],
        0.035,
        S.mat("#ffe48a", "glow", gain=16.0),
        6,
        taper=0.3,
    )
    S.wanderer((-2.35, -1.4, 0.02), 0.8, "#c2352d", face=-50, arm="up", scarf="#f0d9a0")
    S.lathe(
        [(0, 0), (0.12, 0), (0.12, 0.3), (0, 0.3)],
        S.mat("#f3ead8", "snow"),
        4,
        (2.3, -1.6, 0),
        (0, 0, 20),
        2.2,
    )
    S.lathe(
        [(0, 0), (0.12, 0), (0.12, 0.3), (0, 0.3)],
        S.mat("#f3ead8", "snow"),
        4,
        (1.7, -2.1, 0),
        (0, 0, 60),
        2.0,
    )
    return S

"""The sea has come into the room."""

import math

import numpy as np

from ..kit.light import sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "room",
        241,
        sky={"stops": [(0, "#6fb0c0"), (0.5, "#bfe0d0"), (0.75, "#fff0c8"), (1, "#ffe0a8")]},
        ambient=1.1,
        key=[
            sun((7, 1.8, 8.6), "#ffdba0", 6.5, 0.03, to=(0, 0.6, 1.2)),
            {
                "kind": "AREA",
                "at": (-1, -9, 7),
                "to": (0, 2, 3),
                "color": "#cfe8e0",
                "power": 520,
                "size": 4.0,
            },
        ],
        fog={"density": 0.0},
        cam={"loc": (-0.4, -13.5, 4.0), "tgt": (0, 0, 3.9)},
        post={
            "grade": {"shadow": "#12324a", "high": "#fff2cc"},
            "bloom": 0.6,
            "motes": {"n": 70, "box": (0.1, 0.15, 0.9, 0.7), "gain": 0.6},
            "beams": [
                {
                    "from": (1.06, 0.36),
                    "to": (0.4, 0.9),
                    "w0": 0.09,
                    "w1": 0.13,
                    "color": "#ffe2a0",
                    "gain": 0.16,
                }
            ],
        },
    )
    wl = S.mat("#5f8f8a", "clay", nscale=0.6, vary=0.1, bump=0.02)
    wl2 = S.mat("#6f9c92", "clay", nscale=0.6, vary=0.1, bump=0.02)
    S.box((9, 0.2, 12), wl, (0, 4.6, 4.5))
    S.box((0.2, 12, 12), wl2, (-3.6, 0, 4.5))
    S.box((9, 12, 0.2), S.mat("#d8cfb4", "clay"), (0, 0, 9.6))
    for y0, y1, z0, z1 in ((-6, -0.1, -1, 10), (2.5, 6, -1, 10), (-0.1, 2.5, -1, 2.6), (-0.1, 2.5, 6.6, 10)):
        S.box((0.2, y1 - y0, z1 - z0), wl2, (3.6, (y0 + y1) / 2, (z0 + z1) / 2))
    wd = S.mat("#efe6d0", "wood")
    for y in (-0.1, 1.2, 2.5):
        S.box((0.3, 0.12, 4.1), wd, (3.55, y, 4.6))
    for z in (2.6, 4.6, 6.6):
        S.box((0.3, 2.7, 0.12), wd, (3.55, 1.2, z))
    S.box((9, 0.1, 0.35), wd, (0, 4.45, -0.0))
    e = S.empty((-0.75, 4.4, 4.7))
    S.box((2.3, 0.12, 3.0), S.mat("#b98a3c", "wood"), (0, 0, 0), parent=e, bevel=0.05)
    S.box((1.95, 0.16, 2.65), S.mat("#2f5f7a", "clay", nscale=1.5, vary=0.5), (0, -0.02, 0), parent=e)
    S.prop(
        "spouting-whale",
        (0, -0.1, -0.75),
        1.35,
        (0, 0, 0),
        sat=0.5,
        tint="#cfe0e0",
        mix=0.4,
        thick=0.3,
        parent=e,
    )
    S.ground("sea", "#1f6a78", base=0.0, amp=1.0, y0=-20)
    S.chair((-1.95, 1.9, -0.9), 3.2, "#8f5a36", 14)
    S.box((1.7, 1.2, 0.14), S.mat("#7a4a30", "wood"), (1.3, 2.4, 1.25), (0, 0, 8), 0.03)
    for x in (0.65, 1.95):
        for y in (1.95, 2.85):
            S.lathe(
                [(0.06, -1.4), (0.08, -0.3), (0.05, 0), (0.07, 1.2)], S.mat("#7a4a30", "wood"), 12, (x, y, 0)
            )
    S.prop("potted-plant", (1.55, 2.4, 1.3), 1.25, sat=0.7)
    S.prop("open-book", (0.85, 2.15, 1.35), 0.55, (-60, 0, 0), sat=0.6)
    S.paperboat((-0.6, -1.3, 0.05), 1.5, rot=22)
    S.wanderer((-0.6, -1.3, 0.22), 0.62, "#c2352d", face=-20, arm="up", scarf="#f0d9a0")
    # a fish leaps out of the sea, into the light
    fish = S.fish((-0.12, 0.3, 1.75), 1.35, "#6cc4d8", 176, "#f0c850", tilt=-42, deep=0.5)
    pale = S.mat("#fdf4dc", "clay", rough=0.3)
    for t in (0.3, 0.44, 0.58, 0.7):
        r = 0.255 * math.sin(math.pi * t**0.8) ** 0.75 * (1 - 0.35 * t) + 0.012
        band = [
            (
                0.5 - 0.85 * t + 0.03 * math.sin(q) ** 2,
                0.48 * r * math.cos(q),
                r * math.sin(q) + 0.01 * math.sin(3 * t),
            )
            for q in np.linspace(0, 2 * math.pi, 40)
        ]
        S.tube(band, 0.017, pale, 6, fish)
    foam = S.mat("#eefaf4", "snow", lift=0.3)
    for r, wide in ((0.3, 0.022), (0.55, 0.014), (0.82, 0.008)):
        ring = [
            (0.5 + r * math.cos(q), 0.3 + 0.7 * r * math.sin(q), 0.02)
            for q in np.linspace(0, 2 * math.pi, 50)
        ]
        S.tube(ring, wide, foam, 6)
    for _ in range(34):
        up = S.rnd.uniform(0.05, 0.95)
        at = (0.5 - 0.25 * up + S.rnd.gauss(0, 0.14), 0.3 + S.rnd.gauss(0, 0.1), 1.2 * up)
        S.sphere(S.rnd.uniform(0.012, 0.04), foam, at, seg=10)
    S.tube([(0, 3, 9.6), (0, 3, 7.7)], 0.02, S.mat("#3a3028", "metal"), 6)
    S.lathe(
        [(0.12, 0.6), (0.3, 0.5), (0.7, 0), (0.66, 0), (0.27, 0.46), (0.1, 0.55)],
        S.mat("#c2553a", "clay"),
        32,
        (0, 3, 7.1),
    )
    return S

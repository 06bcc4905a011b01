"""Books are the stairs."""

import math

from ..kit.light import sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "books",
        81,
        sky={
            "stops": [(0, "#1b2a55"), (0.35, "#3f5f95"), (0.6, "#a9a3c0"), (0.78, "#f2cfae"), (1, "#ffe3b8")],
            "stars": 150,
            "star_bottom": 0.4,
            "discs": [
                {
                    "x": 0.7,
                    "y": 0.14,
                    "r": 0.075,
                    "color": "#fff3cf",
                    "glow": "#ffe4a0",
                    "halo": 1.0,
                    "halo_gain": 0.35,
                }
            ],
            "clouds": [{"dark": "#7f86b5", "lite": "#ffe0c8", "band": (0.5, 0.2), "alpha": 0.6}],
        },
        ambient=0.7,
        key=[sun((4, -6, 9), "#fff0cc", 2.2, 0.15), sun((-7, 4, 3), "#ff9f7a", 1.6, 0.15)],
        fog={"density": 0.03, "start": 16},
        cam={"loc": (0, -14, 3.6), "tgt": (0, 0, 4.3)},
        post={"grade": {"shadow": "#1f2458", "high": "#fff0d0"}},
    )
    cols = ["#8f3238", "#2f5a6e", "#c98a3a", "#4a6a4c", "#6a3f68", "#b8603a", "#31456f"]
    N = 25
    for i in range(N):
        t = i / (N - 1)
        a = -1.9 + t * 8.4
        R = 2.05 - 0.75 * t
        x, y, z = R * math.cos(a), 1.6 + R * math.sin(a) * 1.1, -0.9 + t * 7.6
        S.book(
            (x, y, z),
            (1.35 - 0.3 * t, 0.95 - 0.2 * t, 0.26),
            S.rnd.choice(cols),
            (S.rnd.uniform(-4, 4), S.rnd.uniform(-4, 4), math.degrees(a) + S.rnd.uniform(-10, 10)),
        )
    t = 20 / (N - 1)
    a = -1.9 + t * 8.4
    R = 2.05 - 0.75 * t
    S.wanderer(
        (R * math.cos(a), 1.6 + R * math.sin(a) * 1.1, -0.9 + t * 7.6 + 0.26),
        0.82,
        "#d23a2f",
        face=30,
        arm="up",
        scarf="#efc25a",
    )
    for i, (x, y, z, q) in enumerate(
        [
            (-2.2, -0.5, -0.8, 1.3),
            (1.9, -1, -1.0, 1.4),
            (0, 2, -1.3, 1.9),
            (2.9, 4, 0.3, 1.3),
            (-3.1, 5, 1.4, 1.4),
            (-2.6, 6, 5.2, 0.8),
            (2.9, 6, 4.3, 0.7),
            (0.4, -2.2, -1.5, 1.3),
        ]
    ):
        S.cloud((x, y, z), q, "#fbe9dc", 13, 0.5, seed=i)
    for _ in range(9):
        x, y, z = S.rnd.uniform(-2.6, 2.6), S.rnd.uniform(0, 3), S.rnd.uniform(2.5, 8.8)
        S.obj(
            [
                (-0.2, -0.13, 0.03),
                (0, -0.14, -0.02),
                (0.2, -0.12, 0.05),
                (0.2, 0.13, 0.02),
                (0, 0.14, -0.03),
                (-0.2, 0.12, 0.04),
            ],
            [(0, 1, 4, 5), (1, 2, 3, 4)],
            S.mat("#f3e8cf", "paper"),
            False,
            (x, y, z),
            (S.rnd.uniform(0, 90), S.rnd.uniform(0, 90), S.rnd.uniform(0, 180)),
        )
    return S

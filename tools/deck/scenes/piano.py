"""The road is a keyboard, and the key that is trodden on lights up."""

import math

from ..kit.light import grade, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "piano",
        151,
        sky={
            "stops": [
                (0, "#0f2444"),
                (0.26, "#2a5f80"),
                (0.44, "#d88a68"),
                (0.53, "#f8b060"),
                (1, "#d87848"),
            ],
            "stars": 110,
            "star_bottom": 0.26,
            "discs": [
                {
                    "x": 0.6,
                    "y": 0.43,
                    "r": 0.15,
                    "color": "#fff0b8",
                    "glow": "#ffb860",
                    "halo": 0.7,
                    "halo_gain": 0.4,
                    "maria": 0,
                    "gain": 2.2,
                }
            ],
            "clouds": [
                {"dark": "#2f4f6c", "lite": "#f0a878", "band": (0.3, 0.1), "cell": (36, 280), "alpha": 0.8}
            ],
        },
        ambient=0.42,
        key=[sun((0.62, 12, 4.0), "#ffb060", 3.4, 0.06), sun((-5, -8, 8), "#8fb0d8", 1.3, 0.3)],
        fog={"density": 0.012, "start": 22, "color": "#e8a070", "mix": 0.4},
        cam={"loc": (0, -14, 3.4), "tgt": (0, 0, 3.9)},
        post={"grade": grade("#0c1c48", "#fff0c8", contrast=0.18), "bloom": 0.7, "bloom_th": 0.8},
    )
    S.ground("sea", "#123c50", base=-0.7, amp=0.5)
    white = S.mat("#f6ecd8", "clay", rough=0.3, vary=0.05, bump=0.01)
    black = S.mat("#17131c", "clay", rough=0.25, bump=0.01)

    def pos(t):
        """The middle of the road after t steps."""
        return -2.0 * math.sin(0.36 * t + 0.4) * min(1, 0.35 + t / 9), -5.0 + t

    pattern, here = (1, 1, 0, 1, 1, 1, 0), 5
    for i in range(90):
        (x, y), (x2, _) = pos(i * 0.68), pos(i * 0.68 + 0.1)
        turn = math.degrees(math.atan2(-(x2 - x), 0.1))
        m, down = (S.mat("#ffc850", "clay", lift=0.8), 0.12) if i == here else (white, 0)
        S.box((2.9, 0.64, 0.34), m, (x, y, -0.14 - down), (0, 0, turn), 0.03)
        if pattern[i % 7]:
            xx, yy = pos(i * 0.68 + 0.34)
            S.box((1.7, 0.34, 0.3), black, (xx + 0.62, yy, 0.12), (0, 0, turn), 0.04)
    x, y = pos(here * 0.68)
    S.person((x - 0.78, y + 0.02, -0.08), 1.55, "#d8302c", "walk", 168, hair="#3a2418", scarf="#f4c860")
    S.box((0.34, 0.16, 0.28), S.mat("#7a4a30", "cloth"), (x - 0.48, y - 0.1, 0.5), (0, 0, 10), 0.04)
    S.lamp((x - 0.5, y - 0.6, 0.9), "#ffcf70", 30, 0.3)
    # notes: what was trodden on before has flown up
    for i in range(11):
        t = i / 10
        S.birds(
            (-0.6 + 2.2 * t + 0.5 * math.sin(5 * t), 4 + 10 * t, 2.6 + 5.6 * t),
            1,
            (0.3, 0.2, 0.3),
            0.46,
            "#161424",
            seed=i,
        )
    S.mountains(75, 9, "#3f5a78", 12, scale=0.035, width=170)
    S.mountains(95, 13, "#6a6a88", 5, scale=0.03, width=220)
    return S

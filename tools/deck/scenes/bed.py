"""The bed has a sail."""

import math

from ..kit.light import sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "bed",
        161,
        sky={
            "stops": [(0, "#0b1030"), (0.4, "#232a66"), (0.64, "#4f4f96"), (0.78, "#9a86b8"), (1, "#d8b0bc")],
            "stars": 420,
            "star_bottom": 0.66,
            "milky": {"angle": 0.95, "off": 0.3, "gain": 0.3, "color": "#c0b0ff"},
            "discs": [
                {
                    "x": 0.74,
                    "y": 0.2,
                    "r": 0.1,
                    "color": "#fff4d4",
                    "glow": "#ffeab0",
                    "halo": 1.0,
                    "halo_gain": 0.4,
                }
            ],
        },
        ambient=0.55,
        key=[sun((5, 6, 8), "#cfd4ff", 1.6, 0.15), sun((-5, -7, 6), "#8f8ae0", 0.7, 0.4)],
        fog={"density": 0.014, "start": 22, "low": 0.4},
        cam={"loc": (0, -14, 3.4), "tgt": (0, 0, 4.1)},
        post={"grade": {"shadow": "#101448", "high": "#fff0d0"}, "bloom": 0.8, "bloom_th": 0.7},
    )
    S.ground("sea", "#141c4a", amp=1.0)
    wd = S.mat("#6b4030", "wood")
    e = S.empty((0.1, 0.4, 0.1), (3, -3, 28))
    S.box((2.0, 3.6, 0.25), wd, (0, 0, 0.3), parent=e)
    S.box((1.85, 3.4, 0.35), S.mat("#efe6da", "cloth"), (0, 0, 0.55), bevel=0.12, parent=e)
    V, F = [], []
    n = 40
    for i in range(n + 1):
        for k in range(n + 1):
            u, v = i / n * 2 - 1, k / n
            x = u * 1.08
            y = -1.9 + v * 2.6
            body = 0.38 * math.exp(-((u / 0.42) ** 2)) * (0.5 + 0.5 * math.sin(min(1, v * 1.25) * math.pi))
            drop = -max(0, abs(x) - 0.9) * 3.0
            V.append((x, y, 0.78 + body + 0.03 * math.sin(x * 9 + y * 4) + drop))
    for i in range(n):
        for k in range(n):
            F.append((i * (n + 1) + k, (i + 1) * (n + 1) + k, (i + 1) * (n + 1) + k + 1, i * (n + 1) + k + 1))
    q = S.obj(V, F, S.mat("#b5403a", "cloth"), parent=e)
    so = q.modifiers.new("s", "SOLIDIFY")
    so.thickness = 0.06
    S.box((1.25, 0.6, 0.28), S.mat("#f6efe4", "cloth"), (0, 1.3, 0.88), (-14, 0, 0), 0.13, e)
    S.sphere(0.3, S.mat("#e8c7a0", "clay"), (0, 1.12, 1.14), parent=e)
    S.sphere(0.315, S.mat("#5a3526", "cloth"), (0, 1.19, 1.19), parent=e)
    for y, hh in ((1.8, 2.0), (-1.8, 1.1)):
        for x in (-0.95, 0.95):
            S.lathe(
                [
                    (0.09, 0),
                    (0.1, 0.2),
                    (0.07, 0.5),
                    (0.08, hh * 0.8),
                    (0.1, hh),
                    (0.13, hh + 0.06),
                    (0.1, hh + 0.2),
                    (0, hh + 0.24),
                ],
                wd,
                18,
                (x, y, 0),
                parent=e,
            )
        S.box((1.8, 0.1, hh * 0.55), wd, (0, y, hh * 0.62), parent=e)
    S.tube([(0, -1.8, 0.5), (0, -1.8, 4.6)], 0.06, wd, 10, e)
    V, F = [], []
    for i in range(13):
        for k in range(13):
            u, v = i / 12, k / 12
            V.append(
                (
                    (u - 0.5) * 2.3 * (1 - 0.25 * v),
                    -1.8 - 0.55 * math.sin(u * math.pi) * math.sin(v * math.pi) * 1.1 - 0.05,
                    1.7 + v * 2.7,
                )
            )
    for i in range(12):
        for k in range(12):
            F.append((i * 13 + k, (i + 1) * 13 + k, (i + 1) * 13 + k + 1, i * 13 + k + 1))
    S.obj(V, F, S.mat("#f6ead2", "cloth"), parent=e)
    S.light("AREA", (-4, -6, 5), (0.5, 0, 3), "#ffd8a0", 240, 2.0)
    S.tube(
        [(-0.95, 1.8, 2.2), (-1.0, 1.75, 3.2), (-0.8, 1.5, 3.55), (-0.5, 1.2, 3.5)], 0.035, wd, 8, e, smooth=6
    )
    S.sphere(0.17, S.mat("#ffc66a", "glow", gain=7.0), (-0.5, 1.2, 3.2), (1, 1, 1.25), parent=e)
    S.lamp((-0.9, 1.4, 3.1), "#ffb860", 110, 0.15)
    S.prop("whale", (-1.9, 14, -0.6), 2.4, (0, -10, 0), sat=0.4, tint="#4f5fa0", mix=0.7)
    for _ in range(5):
        S.paperboat((S.rnd.uniform(-5, 5), S.rnd.uniform(7, 20), 0.05), 0.6, rot=S.rnd.uniform(0, 180))
    return S

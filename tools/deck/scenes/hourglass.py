"""In the hourglass runs the autumn, and somebody sweeps."""

import math

import numpy as np

from ..kit.light import sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "hourglass",
        31,
        sky={
            "stops": [(0, "#5a6486"), (0.4, "#b09a98"), (0.6, "#f0c894"), (0.72, "#f8dca4"), (1, "#d8a878")],
            "wash": 0.5,
            "clouds": [
                {"dark": "#77727f", "lite": "#f0dcc2", "band": (0.35, 0.25), "alpha": 0.6, "cell": (80, 300)}
            ],
        },
        ambient=0.75,
        key=[sun((-6, -5, 6), "#ffe4b4", 3.4, 0.1, (0, 1.4, 4)), sun((7, 6, 4), "#ff9a5e", 1.6, 0.2)],
        fog={"density": 0.016, "start": 19},
        cam={"loc": (0, -12.5, 4.6), "tgt": (0, 0, 4.65)},
        post={"grade": {"shadow": "#2c2450", "high": "#fff1d0", "sat": 1.12, "contrast": 0.2}, "bloom": 0.5},
    )
    S.ground("sea", "#6a6462", base=-3.0, amp=0.35)
    S.mountains(60, 14, "#8a7f86", 5, base=-3, scale=0.04, width=150)
    y0, neck = 1.2, 5.15

    def bulb(z):
        """Radius of the glass."""
        t = min(1.0, abs(z - neck) / 4.4)
        return 0.26 + 2.5 * math.sin(t * math.pi / 2) ** 1.5

    glass = S.thin_glass(rim=0.7)
    S.lathe([(bulb(z), z) for z in np.linspace(-0.2, 10.4, 90)], glass, 72, (0, y0, 0))
    for side in (-1, 1):
        for t0, t1, x in ((1.7, 4.0, 0.9), (6.4, 8.6, 0.9)):
            streak = [(side * x * 0.97 * bulb(z), y0 - 0.42 * bulb(z), z) for z in np.linspace(t0, t1, 16)]
            if side < 0:
                S.tube(streak, 0.035, S.mat("#ffffff", "glow", gain=0.9), 6, taper=0.3)
    wood = S.mat("#6b3d26", "wood")
    for s in (-1, 1):
        post = [
            (0.2, -1),
            (0.3, 1),
            (0.2, 2.4),
            (0.26, 4.4),
            (0.36, 5.15),
            (0.26, 5.9),
            (0.2, 8),
            (0.3, 9.4),
            (0.2, 11),
        ]
        S.lathe(post, wood, 24, (s * 3.1, y0 + 0.9, 0))
        S.lathe(
            [(0.3, 5.0), (0.42, 5.06), (0.42, 5.24), (0.3, 5.3)],
            S.mat("#c99a4a", "metal"),
            24,
            (s * 3.1, y0 + 0.9, 0),
        )
    S.lathe(
        [(0.3, -0.14), (0.37, -0.08), (0.37, 0.08), (0.3, 0.14)], S.mat("#c99a4a", "metal"), 32, (0, y0, neck)
    )
    # above: earth that runs out, and a tree in its last leaves
    earth = S.mat("#7c5236", "sand", bump=0.04)
    S.lathe(
        [
            (0.2, neck + 0.02),
            *[(bulb(z) * 0.975, z) for z in np.linspace(neck + 0.1, neck + 1.75, 14)],
            (0.9, neck + 1.62),
            (0, neck + 1.5),
        ],
        earth,
        56,
        (0, y0, 0),
    )
    tones = ("#d8482c", "#f0983a", "#c23a2a", "#f0c048")
    S.tree((0.15, y0, neck + 1.4), 3.3, "#4a2f26", tones, 6, 0.62, 1.5, 0.12, seed=6)

    def leaf(at, size, rot=None):
        """One leaf with five points."""
        P = []
        for k in range(10):
            a, r = math.pi * k / 5, (1.0 if k % 2 == 0 else 0.45)
            P.append((r * math.sin(a), r * math.cos(a), 0.16 * r * math.cos(2 * a)))
        turn = rot or [S.rnd.uniform(0, 360) for _ in range(3)]
        S.obj(P, [tuple(range(10))], S.mat(S.rnd.choice(tones), "cloth", vary=0.25), False, at, turn, size)

    for _ in range(46):
        z = neck + 1.62 + S.rnd.uniform(0, 0.1)
        a, r = S.rnd.uniform(0, 6.28), S.rnd.uniform(0.3, 0.92) ** 0.5
        q = r * bulb(z) * 0.9
        leaf(
            (q * math.cos(a), y0 + q * math.sin(a), z),
            0.13,
            (S.rnd.uniform(-25, 25), S.rnd.uniform(-25, 25), S.rnd.uniform(0, 360)),
        )
    # through the neck they fall, and spread
    for k in range(54):
        t = (k / 53) ** 0.8
        z = neck + 0.5 - 3.6 * t
        spread = 0.1 + 1.25 * max(0.0, t - 0.2) ** 1.3
        leaf(
            (S.rnd.gauss(0, 0.55) * spread, y0 + S.rnd.gauss(-0.1, 0.4) * spread, z),
            S.rnd.uniform(0.11, 0.16),
        )
    # below: sand, a house close to us, and somebody on its roof with a broom
    S.lathe(
        [(0, 0.95), (1.4, 0.62), (bulb(0.4) * 0.96, 0.3), (bulb(-0.2) * 0.96, -0.2)],
        S.mat("#e0aa5a", "sand"),
        56,
        (0, y0, 0),
    )
    S.house((0.1, y0 - 0.5, 0.5), 2.1, 1.1, "#8f3a34", "#d8c49c", -14, lit=1.0, chimney=True)
    S.lamp((-0.9, y0 - 2.6, 3.4), "#ffe0b0", 34, 0.4)
    man = S.person(
        (-0.42, y0 - 0.75, 2.35),
        1.5,
        "#3f6a72",
        "stand",
        -20,
        hair=None,
        trousers="#3a3446",
        hands=((0.16, -0.24, 0.6), (-0.02, -0.28, 0.42)),
    )
    S.face(
        (0, -0.01, 0.9),
        0.14,
        "wonder",
        (0.2, 0.9),
        hair="#d8d0c4",
        style="bald",
        beard="#e0d8cc",
        parent=man,
        rot=(-24, 0, 8),
    )
    S.tube([(0.22, -0.2, 0.78), (-0.1, -0.34, 0.2)], 0.022, wood, 8, man)
    S.blob(
        [((-0.1, -0.34, 0.2), 0.03, (-0.16, -0.37, 0.04), 0.08)],
        S.mat("#d8b060", "cloth"),
        parent=man,
        voxel=0.012,
    )
    for _ in range(90):
        a, r = S.rnd.uniform(0, 6.28), 2.1 * S.rnd.uniform(0.05, 1) ** 0.5
        z = 0.98 - 0.28 * r
        leaf(
            (r * math.cos(a), y0 + r * math.sin(a), z),
            0.13,
            (S.rnd.uniform(-20, 20), S.rnd.uniform(-20, 20), S.rnd.uniform(0, 360)),
        )
    for _ in range(16):
        u = S.rnd.uniform(0.1, 1.0)
        leaf(
            (0.15 + 0.85 * u, y0 - 1.3 - 0.1 * S.rnd.random(), 2.95 - 1.3 * u),
            0.12,
            (8, 54, S.rnd.uniform(-20, 20)),
        )
    return S

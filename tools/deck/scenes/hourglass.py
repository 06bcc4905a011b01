"""In the hourglass runs the autumn: above a child swings, below an old man in the same scarf sweeps."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "hourglass",
        31,
        sky={
            "stops": [(0, "#3e4470"), (0.4, "#94708a"), (0.6, "#e8a068"), (0.72, "#f8cc84"), (1, "#c88a5c")],
            "wash": 0.5,
            "clouds": [
                {"dark": "#77727f", "lite": "#f0dcc2", "band": (0.35, 0.25), "alpha": 0.6, "cell": (80, 300)}
            ],
        },
        ambient=0.75,
        key=[sun((-6, -5, 6), "#ffe4b4", 3.4, 0.1, (0, 1.4, 4)), sun((7, 6, 4), "#ff9a5e", 1.6, 0.2)],
        fog={"density": 0.016, "start": 23},
        cam={"loc": (0, -17.2, 5.0), "tgt": (0, 0, 5.05)},
        post={"grade": {"shadow": "#2c2450", "high": "#fff1d0", "sat": 1.12, "contrast": 0.2}, "bloom": 0.5},
    )
    S.ground("sea", "#6a6462", base=-3.0, amp=0.35)
    S.mountains(60, 14, "#8a7f86", 5, base=-3, scale=0.04, width=150)
    y0, neck = 1.2, 5.15

    def bulb(z):
        """Radius of the glass."""
        t = min(1.0, abs(z - neck) / 4.4)
        return 0.24 + 2.46 * math.sin(t * math.pi / 2) ** 1.4 * (1 - 0.2 * max(0.0, (t - 0.75) / 0.25) ** 2)

    glass = S.thin_glass(rim=0.7)
    S.lathe([(bulb(z), z) for z in np.linspace(0.75, 9.55, 90)], glass, 72, (0, y0, 0))
    for side in (-1, 1):
        for t0, t1, x in ((1.7, 4.0, 0.9), (6.4, 8.6, 0.9)):
            streak = [(side * x * 0.97 * bulb(z), y0 - 0.42 * bulb(z), z) for z in np.linspace(t0, t1, 16)]
            if side < 0:
                S.tube(streak, 0.035, S.mat("#ffffff", "glow", gain=0.9), 6, taper=0.3)
    wood = S.mat("#6b3d26", "wood")
    for s in (-1, 1):
        post = [
            (0.16, 0.6),
            (0.24, 1.4),
            (0.15, 2.4),
            (0.2, 4.4),
            (0.3, 5.15),
            (0.2, 5.9),
            (0.15, 7.9),
            (0.24, 8.9),
            (0.16, 9.7),
        ]
        S.lathe(post, wood, 24, (s * 2.95, y0, 0))
        S.lathe(
            [(0.24, 5.02), (0.34, 5.06), (0.34, 5.24), (0.24, 5.28)],
            S.mat("#c99a4a", "metal"),
            24,
            (s * 2.95, y0, 0),
        )
    S.box((40, 9, 0.4), S.mat("#6a4a3c", "wood", nscale=0.5, rough=0.45), (0, 1.6, 0.1), bevel=0.05)
    for z in (0.3, 9.5):
        S.lathe(
            [(0, z), (3.25, z), (3.38, z + 0.1), (3.38, z + 0.32), (3.2, z + 0.45), (0, z + 0.45)],
            wood,
            64,
            (0, y0, 0),
        )
    S.lathe(
        [(0.3, -0.14), (0.37, -0.08), (0.37, 0.08), (0.3, 0.14)], S.mat("#c99a4a", "metal"), 32, (0, y0, neck)
    )
    # above: a hill that runs out, and a tree in its last leaves
    rim = neck + 1.75
    earth = S.mat(
        "#6a4a30", "sand", bump=0.06, ramp=("#8a5a34", "#6a4a30", "#8a8040"), span=(neck, rim + 0.3)
    )
    S.lathe(
        [
            (0.2, neck + 0.02),
            *[(bulb(z) * 0.975, z) for z in np.linspace(neck + 0.1, rim, 16)],
            (1.05, rim + 0.14),
            (0.5, rim + 0.3),
            (0, rim + 0.34),
        ],
        earth,
        56,
        (0, y0, 0),
    )
    S.tube([(0, y0, neck + 0.1), (0, y0, 3.3)], 0.05, S.mat("#8a5a34", "sand"), 8)
    tones = ("#d8482c", "#f0983a", "#c23a2a", "#f0c048")
    bark = S.mat("#4a2f26", "wood")
    S.tree((-0.3, y0 + 0.1, rim + 0.25), 2.3, "#4a2f26", tones, 6, 0.62, 1.3, 0.11, seed=6)
    # a child on a swing in it
    bough = [
        (-0.28, y0, rim + 0.95),
        (0.2, y0 - 0.25, rim + 1.25),
        (0.85, y0 - 0.35, rim + 1.36),
        (1.2, y0 - 0.4, rim + 1.3),
    ]
    S.tube(bough, 0.06, bark, 8, smooth=5, taper=0.5)
    seat = Vector((1.12, y0 - 0.75, rim + 0.5))
    for dx in (-0.12, 0.12):
        S.tube(
            [seat + Vector((dx, 0, 0)), (0.78 + dx, y0 - 0.36, rim + 1.36)],
            0.018,
            S.mat("#e8dcb8", "paper"),
            5,
        )
    S.box((0.34, 0.16, 0.03), wood, seat, (0, -14, 0), 0.005)
    child = S.person(
        seat + Vector((0, 0.02, -0.03)),
        0.98,
        "#3f6a72",
        "sit",
        20,
        hair="#6a4028",
        scarf="#d8382e",
        hands=((0.15, -0.02, 0.42), (-0.15, -0.02, 0.42)),
        feet=((0.08, -0.42, -0.1), (-0.08, -0.42, -0.1)),
    )
    child.rotation_euler.y = -0.2

    def leaf(at, size, rot=None):
        """One leaf, folded along its middle."""
        P = [
            (0, -1, 0),
            (0.42, -0.35, 0.14),
            (0.4, 0.25, 0.14),
            (0, 1.15, 0),
            (-0.4, 0.25, 0.14),
            (-0.42, -0.35, 0.14),
        ]
        turn = rot or [S.rnd.uniform(0, 360) for _ in range(3)]
        F = [(0, 1, 2, 3), (0, 3, 4, 5)]
        S.obj(P, F, S.mat(S.rnd.choice(tones), "cloth", vary=0.25), False, at, turn, size)

    for _ in range(46):
        a, r = S.rnd.uniform(0, 6.28), S.rnd.uniform(0.2, 0.9) ** 0.5
        q = r * bulb(rim) * 0.9
        z = rim + 0.36 - 0.28 * r
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
    # below: a mound of earth with a house on it, and somebody with a broom
    S.lathe(
        [(0, 1.75), (0.9, 1.62), (1.8, 1.3), (bulb(1.1) * 0.97, 1.1), (bulb(0.76) * 0.97, 0.76)],
        S.mat("#a87844", "sand", bump=0.04),
        56,
        (0, y0, 0),
    )
    home = S.house((0.3, y0 + 0.1, 1.6), 0.86, 0.56, "#8f3a34", "#d8c49c", -14)
    home.scale = (1.75,) * 3
    S.box((0.17, 0.05, 0.36), S.mat("#5a3426", "wood"), (0, -0.345, 0.18), parent=home, bevel=0.01)
    S.sphere(0.014, S.mat("#d8b060", "metal"), (0.05, -0.38, 0.18), parent=home, seg=8)
    S.lamp((0.2, y0 - 1.3, 2.2), "#ffc070", 30, 0.2)
    man = S.person(
        (-0.95, y0 - 1.15, 1.38),
        1.3,
        "#3f6a72",
        "stand",
        112,
        hair="#e8e0d4",
        trousers="#3a3446",
        scarf="#d8382e",
        chest=(0, -0.09, 0.68),
        head=(0, -0.15, 0.855),
        hands=((0.1, -0.3, 0.62), (0.0, -0.34, 0.42)),
    )
    S.tube([(0.13, -0.27, 0.75), (-0.06, -0.44, 0.12)], 0.022, wood, 8, man)
    S.blob(
        [((-0.06, -0.44, 0.14), 0.03, (-0.1, -0.49, 0.03), 0.085)],
        S.mat("#d8b060", "cloth"),
        parent=man,
        voxel=0.012,
    )
    for _ in range(40):
        u = S.rnd.random()
        leaf(
            (0.05 + S.rnd.gauss(0, 0.16), y0 - 1.45 + S.rnd.gauss(0, 0.12), 1.42 + 0.22 * u * u),
            0.12,
            [S.rnd.uniform(0, 360) for _ in range(3)],
        )
    for _ in range(120):
        a, r = S.rnd.uniform(0, 6.28), 2.2 * S.rnd.uniform(0.05, 1) ** 0.5
        z = 1.8 - 0.11 * r * r
        leaf(
            (r * math.cos(a), y0 + r * math.sin(a), z),
            0.11,
            (S.rnd.uniform(-20, 20), S.rnd.uniform(-20, 20), S.rnd.uniform(0, 360)),
        )
    for _ in range(14):
        u = S.rnd.uniform(0.1, 1.0)
        leaf(
            (0.45 + 0.75 * u, y0 - 0.6 - 0.1 * S.rnd.random(), 3.62 - 1.05 * u),
            0.1,
            (8, 54, S.rnd.uniform(-20, 20)),
        )
    return S

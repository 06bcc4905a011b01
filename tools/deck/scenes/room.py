"""The sea has come into the room, out of the picture on the wall, and who sits in it reads on."""

import math

import numpy as np

from ..kit.actors import actor
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
    S.box(
        (1.95, 0.16, 2.65),
        S.mat(
            "#2f7f92",
            "clay",
            ramp=("#2fa0a8", "#1f7488", "#7fc0bc", "#f4dcb0", "#f8e8c8"),
            span=(-1.3, 1.3),
            lift=0.1,
        ),
        (0, -0.02, 0),
        parent=e,
    )
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
    S.ground("sea", "#2a8c98", base=0.0, amp=2.0, y0=-20)
    S.chair((-2.15, 1.9, -0.9), 3.2, "#8f5a36", 14)
    _reader(S, (-2.19, 2.05, -0.56), 3.4, 14)
    S.box((1.7, 1.2, 0.14), S.mat("#7a4a30", "wood"), (1.3, 2.4, 1.25), (0, 0, 8), 0.03)
    for x in (0.65, 1.95):
        for y in (1.95, 2.85):
            S.lathe(
                [(0.06, -1.4), (0.08, -0.3), (0.05, 0), (0.07, 1.2)], S.mat("#7a4a30", "wood"), 12, (x, y, 0)
            )
    S.prop("potted-plant", (1.55, 2.4, 1.3), 1.25, sat=0.7)
    S.prop("open-book", (0.85, 2.15, 1.35), 0.55, (-60, 0, 0), sat=0.6)
    # it pours over the lower edge of the frame
    V, F, columns = [], [], 60
    fall = S.nfun(1.3, 4, 7)
    bow = [
        (4.28, 3.46),
        (4.1, 3.44),
        (3.86, 3.28),
        (3.66, 2.9),
        (3.52, 2.3),
        (3.42, 1.5),
        (3.36, 0.7),
        (3.33, -0.1),
    ]
    rows = np.linspace(0, len(bow) - 1, 44)
    for q in rows:
        y, z = (float(np.interp(q, range(len(bow)), [p[k] for p in bow])) for k in (0, 1))
        for u in np.linspace(-1, 1, columns):
            g = float(fall(np.array([[5 * u + 9]]), np.array([[0.5 * z]]))[0, 0]) - 0.5
            wide = 0.93 + 0.03 * q + 0.05 * math.sin(1.7 * q) * (abs(u) > 0.9)
            V.append((-0.75 + wide * u, y - 0.42 * g * min(1, q / 2) - 0.12 * (1 - u * u), z))
    for i in range(len(rows) - 1):
        for j in range(columns - 1):
            k = i * columns + j
            F.append((k, k + 1, k + columns + 1, k + columns))
    S.obj(
        V,
        F,
        S.mat(
            "#4fb0b4",
            "clay",
            rough=0.12,
            bump=0.0,
            vary=0.1,
            ramp=("#d8f4ec", "#7fd0cc", "#3fa4ac", "#2f98a2"),
            span=(0, 3.4),
            lift=0.16,
        ),
    )
    foam = S.mat("#f4fcf8", "snow", lift=0.25)
    for _ in range(26):
        u, start = S.rnd.uniform(-0.95, 0.95), S.rnd.uniform(1.0, 4.5)
        way = [
            (
                -0.75 + (0.93 + 0.03 * q) * u,
                float(np.interp(q, range(len(bow)), [p[0] for p in bow])) - 0.2 - 0.12 * (1 - u * u),
                float(np.interp(q, range(len(bow)), [p[1] for p in bow])),
            )
            for q in np.linspace(start, min(7.0, start + S.rnd.uniform(1.2, 3.0)), 10)
        ]
        S.tube(way, S.rnd.uniform(0.012, 0.026), foam, 6, taper=0.3)
    S.froth(
        [(-0.75 + 1.25 * math.cos(t), 3.15 + 0.55 * math.sin(t), 0.03) for t in np.linspace(3.0, 6.45, 46)],
        0.16,
        color="#f4fcf8",
        voxel=0.045,
        low=0.6,
        spread=1.0,
    )
    for _ in range(46):
        at = (-0.75 + S.rnd.gauss(0, 0.8), 2.7 + S.rnd.gauss(0, 0.2), abs(S.rnd.gauss(0.1, 0.45)))
        S.sphere(S.rnd.uniform(0.015, 0.05), foam, at, seg=10)
    # a fish has come with it, and leaps on into the room
    fish = S.fish((-0.62, 2.75, 1.95), 1.2, "#f08a3c", 14, "#f8c060", tilt=-38, deep=0.5)
    fish.children[0].data.materials[0] = S.mat(
        "#f08a3c", "clay", rough=0.3, ramp=("#fff0cc", "#f8b860", "#e8682c", "#c8401c"), span=(-0.24, 0.24)
    )
    # who is not surprised, and sails
    S.paperboat((-0.3, -2.1, 0.08), 2.8, rot=20)
    S.person(
        (-0.36, -1.92, 0.42),
        1.5,
        "#c8342a",
        "wave",
        160,
        hair="#4a2c20",
        scarf="#f0d9a0",
        hands=((0.2, -0.14, 0.5), (-0.24, -0.1, 1.02)),
    )
    # it is four
    dial = S.empty((1.95, 4.42, 5.6), (90, 0, 0))
    S.lathe(
        [(0, 0.06), (0.56, 0.06), (0.66, 0.1), (0.7, 0.02), (0.7, -0.05)],
        S.mat("#8a5a34", "wood"),
        48,
        parent=dial,
    )
    S.lathe([(0, 0.075), (0.56, 0.075)], S.mat("#f4ead0", "paper"), 48, parent=dial)
    ink = S.mat("#2a2024", "clay")
    for k in range(12):
        a = math.radians(30 * k)
        S.sphere(
            0.03 if k % 3 else 0.05, ink, (0.47 * math.sin(a), 0.47 * math.cos(a), 0.09), seg=10, parent=dial
        )
    for turn, long in ((0, 0.42), (120, 0.27)):
        a = math.radians(turn)
        S.tube([(0, 0, 0.11), (long * math.sin(a), long * math.cos(a), 0.11)], 0.028, ink, 8, dial, taper=0.6)
    S.tube([(0, 3, 9.6), (0, 3, 7.7)], 0.02, S.mat("#3a3028", "metal"), 6)
    S.lathe(
        [(0.12, 0.6), (0.3, 0.5), (0.7, 0), (0.66, 0), (0.27, 0.46), (0.1, 0.55)],
        S.mat("#c2553a", "clay"),
        32,
        (0, 3, 7.1),
    )
    S.sphere(0.24, S.mat("#fff0c0", "glow", gain=3.0), (0, 3, 7.16), seg=24)
    S.lamp((0, 2.9, 6.75), "#ffd890", 160, 0.3)
    return S


def _reader(S, at, h, face):
    """A grown-up with rolled trousers, feet in the water, behind a newspaper."""
    e, _ = actor(
        S,
        at,
        h,
        face,
        "#4a3f52",
        "#6a5a4a",
        head=(0, -0.05, 0.88),
        elbows=((0.24, -0.08, 0.62), (-0.24, -0.08, 0.62)),
        hands=(
            ((0.207, -0.33, 0.73), (-0.5, 0.1, 0.75), (-0.7, -0.7, 0.3), 0.5),
            ((-0.207, -0.33, 0.73), (0.5, 0.1, 0.75), (0.7, -0.7, 0.3), 0.5),
        ),
        knees=((0.1, -0.29, 0.45), (-0.1, -0.29, 0.45)),
        feet=((0.11, -0.3, 0.08), (-0.09, -0.34, 0.08)),
        legs=0.66,
        cuff="#f0e8d8",
        hair="#8a8078",
        look=(14, 0, 0),
    )

    def sheet(u0, u1, v0, v1, mat, lift=0.0):
        U, W = np.linspace(u0, u1, 15), np.linspace(v0, v1, 9)
        V = [
            (
                0.205 * u,
                -0.375 + 0.05 * abs(u) ** 1.4 - 0.03 * (v - 0.5) ** 2 - lift,
                0.635 + 0.29 * v - 0.012 * (1 - u * u) * v,
            )
            for v in W
            for u in U
        ]
        F = [
            (15 * i + j, 15 * i + j + 1, 15 * i + j + 16, 15 * i + j + 15)
            for i in range(8)
            for j in range(14)
        ]
        S.obj(V, F, mat, True, parent=e)

    ink, grey = S.mat("#3a3634", "paper"), S.mat("#a8a294", "paper")
    sheet(-1, 1, 0, 1, S.mat("#f2ead6", "paper"))
    sheet(-0.008, 0.008, 0, 1, grey, 0.003)
    sheet(0.1, 0.92, 0.8, 0.92, ink, 0.003)
    sheet(0.1, 0.48, 0.4, 0.72, grey, 0.003)
    for u0, u1, top in ((-0.92, -0.54, 0.92), (-0.46, -0.08, 0.92), (0.54, 0.92, 0.72), (0.1, 0.48, 0.33)):
        for v in np.arange(top, 0.06, -0.075):
            sheet(u0, u1, v - 0.028, v, grey, 0.003)

"""One horse of the roundabout has taken its pole along and leaps over the sea; another looks after it."""

import itertools
import math

import numpy as np
from mathutils import Vector

from ..kit.light import grade, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "carousel",
        191,
        sky={
            "stops": [
                (0, "#2a2a6c"),
                (0.28, "#7a4f96"),
                (0.46, "#e8707a"),
                (0.6, "#ffb070"),
                (1, "#ffd8a8"),
            ],
            "discs": [
                {
                    "x": 0.46,
                    "y": 0.47,
                    "r": 0.3,
                    "color": "#ffe8a8",
                    "glow": "#ff9a60",
                    "halo": 0.5,
                    "halo_gain": 0.35,
                    "maria": 0.04,
                    "gain": 1.25,
                }
            ],
            "clouds": [
                {"dark": "#7a4a8a", "lite": "#ff9a88", "band": (0.2, 0.12), "alpha": 0.7, "cell": (40, 260)}
            ],
        },
        ambient=0.42,
        key=[sun((-1.5, 12, 4.5), "#ffb070", 3.6, 0.05), sun((-6, -7, 6), "#8a90f0", 0.7, 0.2)],
        fog={"density": 0.01, "start": 30},
        cam={"loc": (0, -14, 1.7), "tgt": (0, 0, 2.75)},
        post={"grade": grade("#1a1450", "#fff0d0", contrast=0.16), "bloom": 0.6},
    )
    S.ground("sea", "#3a4a80", amp=0.5)
    gold = S.mat("#e8b040", "metal", rough=0.28)
    carousel_horse(
        S,
        (-0.55, 7.5, 0.35),
        3.2,
        (0, 10, 8),
        S.mat("#f4e4d8", "clay", rough=0.35, bump=0.02, vary=0.08),
        S.mat("#24387a", "clay", rough=0.4),
        S.mat("#b8282c", "clay", rough=0.35),
        gold,
    )
    # where it has touched the water
    for x, r in ((3.4, 0.5), (4.9, 0.4), (6.2, 0.3)):
        for k in (1.0, 1.7, 2.5):
            ring = [
                (x + r * k * math.cos(t), 7.0 + r * k * math.sin(t), 0.02) for t in np.linspace(0, 6.2832, 40)
            ]
            S.tube(ring, 0.035 / k, S.mat("#ffe0c8", "snow", lift=0.3), 6)
    S.paperboat((0.35, -1.5, 0.05), 1.1, rot=-24)
    # the roundabout: floor, poles, the canopy with its bulbs
    boards = S.mat("#5a2a30", "wood", rough=0.45)
    cy, big = -15.5, 9.4
    for k in range(-9, 10):
        a, b = math.radians(90 - 4.2 * (k - 0.5)), math.radians(90 - 4.2 * (k + 0.48))
        arc = [(big * math.cos(t), cy + big * math.sin(t)) for t in np.linspace(a, b, 4)]
        S.obj(
            [(x, y, z) for z in (0.1, 0.32) for x, y in [(0.0, cy), *arc]],
            [(0, 1, 2, 3, 4), (9, 8, 7, 6, 5), (1, 2, 7, 6), (2, 3, 8, 7), (3, 4, 9, 8)],
            boards,
            False,
        )
    rim = [(big * math.cos(t), cy + big * math.sin(t), 0.3) for t in np.linspace(0.6, 2.55, 60)]
    S.tube(rim, 0.07, gold, 10)
    stripes = S.mat("#a82830", "cloth", lift=0.05), S.mat("#f0dcb8", "cloth", lift=0.05)
    top = 5.02
    for k in range(-14, 15):
        a, b = (math.radians(90 - 2.6 * (k + d)) for d in (-0.5, 0.5))
        V = []
        for t in np.linspace(a, b, 9):
            u = (t - b) / (a - b)
            low = top - 0.16 - 0.3 * math.sin(math.pi * u) ** 0.8
            V += [(big * math.cos(t), cy + big * math.sin(t), z) for z in (low, 7.0)]
        S.obj(V, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(8)], stripes[k % 2], True)
        at = (big * math.cos(a), cy + big * math.sin(a) - 0.06, top - 0.13)
        S.sphere(0.055, S.mat("#ffd890", "glow", gain=7.0), at, parent=None, seg=12)
    for t in (0.2, 0.42):
        line = [
            (big * math.cos(q), cy + big * math.sin(q) - 0.04, top + t) for q in np.linspace(0.6, 2.55, 60)
        ]
        S.tube(line, 0.03, gold, 8)
    dark = S.mat("#6a5a6a", "clay", rough=0.35)
    carousel_horse(
        S, (2.2, -7.6, 0.55), 1.75, (0, 0, 12), dark, S.mat("#2a2038", "clay"), S.mat("#3a6a70", "clay"), gold
    )
    for x, y in ((-1.5, -6.6), (1.28, -6.6)):
        S.tube([(x, y, 0.3), (x, y, 6)], 0.05, gold, 12)
        for k in range(70):
            q = (x + 0.04 * math.cos(k * 0.8), y + 0.04 * math.sin(k * 0.8), 0.3 + 0.075 * k)
            S.sphere(0.034, gold, q, seg=8)
    # the hole that its pole has left, and the child that had a ticket for it
    S.tube([(-0.2, -7.2, 6), (-0.2, -7.2, 4.3)], 0.05, gold, 12)
    S.lathe([(0.1, 0.33), (0.2, 0.36), (0.26, 0.33)], gold, 24, (-0.2, -7.2, 0))
    S.lathe([(0, 0.335), (0.12, 0.335)], S.mat("#120a10", "clay"), 24, (-0.2, -7.2, 0))
    S.person(
        (-0.75, -6.9, 0.32), 1.45, "#e8b838", "wave", 172, hair="#3a2418", style="plait", scarf="#b5322c"
    )
    S.lamp((0, -9, 4.2), "#ffb060", 60, 0.6)
    return S


def carousel_horse(S, at, size, turn, coat, mane, saddle, gold):
    """Carve a horse of a roundabout in full leap, about one unit long; it looks to the left at turn 0."""
    e = S.empty(at, turn, size)
    parts = [
        ((-0.27, 0, 0.72), 0.165, (0.02, 0, 0.69), 0.16),
        ((0.02, 0, 0.69), 0.16, (0.22, 0, 0.73), 0.145),
        ((0.22, 0, 0.73), 0.145, (0.36, 0, 0.77), 0.16),
        ((-0.3, 0, 0.8), 0.15, (-0.43, 0, 1.0), 0.105),
        ((-0.43, 0, 1.0), 0.105, (-0.5, 0, 1.17), 0.08),
        ((-0.5, 0, 1.17), 0.08, (-0.55, 0, 1.28), 0.066),
        ((-0.56, 0, 1.28), 0.066, (-0.63, 0, 1.21), 0.078),
        ((-0.63, 0, 1.21), 0.078, (-0.74, 0, 1.07), 0.05),
        ((-0.74, 0, 1.07), 0.05, (-0.79, 0, 1.0), 0.046),
        ((-0.77, 0, 0.985), 0.03, (-0.74, 0, 1.0), 0.03),
    ]
    for s in (-1, 1):
        parts.append(((-0.54, s * 0.04, 1.33), 0.026, (-0.53, s * 0.05, 1.43), 0.008))
    legs = [
        (-0.1, (-0.28, 0.66, 0.125), (-0.35, 0.54, 0.085), (-0.62, 0.56, 0.045), (-0.62, 0.3, 0.028)),
        (0.1, (-0.28, 0.66, 0.125), (-0.3, 0.5, 0.085), (-0.5, 0.38, 0.045), (-0.38, 0.18, 0.028)),
        (-0.1, (0.37, 0.72, 0.15), (0.36, 0.52, 0.1), (0.64, 0.42, 0.042), (0.82, 0.2, 0.029)),
        (0.1, (0.37, 0.72, 0.15), (0.44, 0.54, 0.1), (0.74, 0.52, 0.042), (0.97, 0.36, 0.029)),
    ]
    hooves = []
    for y, *joints in legs:
        points = [(Vector((x, y * (1 - 0.12 * k), z)), r) for k, (x, z, r) in enumerate(joints)]
        for (p, r), (q, r2) in itertools.pairwise(points):
            parts.append((p, r, q, r2))
        knee, fetlock = points[2][0], points[3][0]
        down = (fetlock - knee).normalized()
        tip = fetlock + (down + Vector((-0.25 if knee.x < 0 else 0.1, 0, 0))).normalized() * 0.07
        parts += [(fetlock, 0.038), (fetlock, 0.03, tip, 0.034)]
        hooves.append((tip, down))
    S.blob(parts, coat, parent=e, voxel=0.009, smooth=4)
    for tip, down in hooves:
        S.tube([tip - down * 0.005, tip + down * 0.075], 0.042, gold, 14, e, taper=1.3)
    for k in range(10):
        t = k / 9
        root = Vector((-0.52 + 0.26 * t, 0, 1.33 - 0.4 * t))
        for s in (-1, 1):
            wave = 0.05 * math.sin(2.4 * k + s)
            lock = [
                (0, 0, 0),
                (0.09, s * 0.05, 0.06),
                (0.2, s * 0.07, 0.03 + wave),
                (0.33, s * 0.06, 0.09 + wave),
            ]
            S.tube([root + Vector(d) for d in lock], 0.042, mane, 10, e, smooth=6, taper=0.12)
    for s in (-1, 1):
        lock = [(-0.54, s * 0.02, 1.34), (-0.61, s * 0.04, 1.32), (-0.65, s * 0.03, 1.25)]
        S.tube(lock, 0.03, mane, 8, e, smooth=5, taper=0.2)
    for k in range(8):
        a = (k - 3.5) / 3.5
        tail = [(0.48, 0, 0.86), (0.6, 0.02 * a, 1.0), (0.8, 0.06 * a, 0.98 + 0.03 * a)]
        tail += [(1.02, 0.1 * a, 0.84 + 0.12 * a), (1.24 - 0.08 * a * a, 0.1 * a, 0.86 + 0.2 * a)]
        S.tube(tail, 0.045, mane, 10, e, smooth=7, taper=0.1)
    S.blob(
        [((-0.08, 0, 0.83), 0.1, (0.14, 0, 0.84), 0.1), ((0.18, 0, 0.92), 0.06), ((-0.1, 0, 0.91), 0.045)],
        saddle,
        parent=e,
        voxel=0.012,
    )
    ring = np.linspace(0, 2 * math.pi, 30)
    for x, z, r in ((0.03, 0.69, 0.172), (-0.24, 0.73, 0.172)):
        S.tube([(x, r * math.cos(t), z + r * math.sin(t)) for t in ring], 0.018, saddle, 8, e)
    S.tube([(-0.69, 0.066 * math.cos(t), 1.13 + 0.06 * math.sin(t)) for t in ring], 0.01, saddle, 6, e)
    S.tube([(-0.7, -0.06, 1.1), (-0.5, -0.12, 0.94), (-0.14, -0.08, 0.92)], 0.01, saddle, 6, e, smooth=6)
    S.tube([(0.03, 0, -0.12), (0.03, 0, 1.95)], 0.026, gold, 12, e)
    for k in range(40):
        twist = (0.03 + 0.02 * math.cos(k * 0.9), 0.02 * math.sin(k * 0.9), 0.86 + 0.027 * k)
        S.sphere(0.022, gold, twist, parent=e, seg=8)
    for z in (-0.12, 1.96):
        S.sphere(0.05, gold, (0.03, 0, z), parent=e, seg=18)
    return e

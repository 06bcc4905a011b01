"""The road is a keyboard; its black keys fly off, and who walks on it carries an open cage."""

import math

from mathutils import Vector

from ..kit.actors import actor, neck_scarf
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
                    "color": "#ffe2a0",
                    "glow": "#ffb060",
                    "halo": 0.7,
                    "halo_gain": 0.4,
                    "maria": 0,
                    "gain": 1.35,
                }
            ],
            "clouds": [
                {"dark": "#2f4f6c", "lite": "#f0a878", "band": (0.3, 0.1), "cell": (36, 280), "alpha": 0.8}
            ],
        },
        ambient=0.42,
        key=[sun((0.62, 12, 5.0), "#ffb060", 2.7, 0.08), sun((-5, -8, 8), "#9fbce0", 1.5, 0.3)],
        fog={"density": 0.012, "start": 22, "color": "#e8a070", "mix": 0.4},
        cam={"loc": (0, -14, 3.4), "tgt": (0, 0, 3.9)},
        post={"grade": grade("#0c1c48", "#fff0c8", contrast=0.18), "bloom": 0.5, "bloom_th": 0.9},
    )
    S.ground("sea", "#123c50", base=-0.7, amp=0.5)
    white = S.mat("#f6ecd8", "clay", rough=0.62, vary=0.05, bump=0.01)
    black = S.mat("#17131c", "clay", rough=0.45, bump=0.01)
    flown = S.mat("#17131c", "clay", rough=0.5, bump=0.01, dust="#8a5636", dusty=(0.55, 1.0))

    def pos(t):
        """The middle of the road after t steps."""
        return -2.0 * math.sin(0.36 * t + 0.4) * min(1, 0.35 + t / 9), -5.0 + t

    pattern, here, gone, leaving = (1, 1, 0, 1, 1, 1, 0), 5, (7, 10), 8
    for i in range(90):
        (x, y), (x2, _) = pos(i * 0.68), pos(i * 0.68 + 0.1)
        turn = math.degrees(math.atan2(-(x2 - x), 0.1))
        m, down = (S.mat("#ffb838", "clay", lift=1.5), 0.1) if i == here else (white, 0)
        S.box((2.9, 0.64, 0.34), m, (x, y, -0.14 - down), (0, 0, turn), 0.03)
        if pattern[i % 7] and i not in gone:
            xx, yy = pos(i * 0.68 + 0.34)
            if i == leaving:
                key_bird(S, (xx + 0.8, yy, 0.74), 0.95, (8, -38, 46), flown, 0.74)
            else:
                S.box((1.7, 0.34, 0.3), black, (xx + 0.62, yy, 0.12), (0, 0, turn), 0.04)
    # who walks there holds up an open cage
    x, y = pos(here * 0.68)
    red = "#d8302c"
    body, _ = actor(
        S,
        (x - 0.78, y + 0.02, -0.06),
        1.75,
        172,
        red,
        "#2c2a36",
        hands=(
            ((0.2, 0.06, 0.46), (0, -0.2, -1), (0, -1, 0), 0.4),
            ((-0.32, -0.2, 0.84), (-0.6, -0.4, 0.3), (0, -1, 0.4), 1.0),
        ),
        elbows=((0.2, 0.1, 0.58), (-0.24, -0.02, 0.62)),
        feet=((0.06, -0.14, 0.03), (-0.06, 0.16, 0.05)),
        knees=((0.07, -0.1, 0.25), (-0.07, 0.04, 0.24)),
        hem=0.26,
        flare=0.19,
        hair="#3a2418",
        style="bob",
    )
    neck_scarf(
        S, body, "#f4c860", tail=[(0.06, 0.06, 0), (0.15, 0.14, -0.02), (0.24, 0.12, 0.05), (0.34, 0.16, 0.0)]
    )
    open_cage(S, (-0.35, -0.23, 0.43), 0.15, body)
    S.lamp((x - 0.2, y - 0.9, 1.1), "#ffcf90", 40, 0.3)
    S.lamp((x - 0.5, y - 0.1, 0.2), "#ffb040", 12, 0.2)
    # the keys that were played have flown up
    flock = [
        (-1.3, 1.2, 3.3, 0.78, (14, -44, 62)),
        (0.7, 3.2, 4.35, 0.7, (-12, -46, 112)),
        (-0.75, 5.5, 5.75, 0.7, (16, -42, 58)),
        (0.9, 11.0, 8.1, 0.7, (12, -44, 64)),
        (0.3, 13.0, 9.9, 0.64, (-14, -44, 116)),
    ]
    for x, y, z, size, turn in flock:
        key_bird(S, (x, y, z), size, turn, flown)
    S.mountains(75, 9, "#3f5a78", 12, scale=0.035, width=170)
    S.mountains(95, 13, "#6a6a88", 5, scale=0.03, width=220)
    return S


def key_bird(S, at, size, turn, black, spread=1.0):
    """A black key with wings of black keys; it flies along its own x."""
    e = S.empty(at, turn, size)
    S.box((1.5, 0.32, 0.28), black, (-0.1, 0, 0), bevel=0.05, parent=e)
    S.blob([((0.6, 0, 0.02), 0.14, (0.86, 0, 0.1), 0.13)], black, parent=e, voxel=0.02)
    S.lathe([(0.05, 0), (0, 0.2)], S.mat("#e8a030", "clay"), 12, (0.96, 0, 0.09), (0, 96, 0), parent=e)
    for s in (-1, 1):
        for k in range(6):
            root = Vector((0.4 - 0.14 * k, s * 0.12, 0.06))
            out = Vector((0.26 - 0.15 * k, s * (1.2 - 0.035 * k * k), 0.34 - 0.05 * k))
            wide = Vector((0.085, 0, -0.012))
            out *= spread
            V = [root - wide, root + wide, root + out + 1.25 * wide, root + out - 1.25 * wide]
            slat = S.obj(V, [(0, 1, 2, 3)], black, False, parent=e)
            slat.modifiers.new("thick", "SOLIDIFY").thickness = 0.05


def open_cage(S, at, r, parent):
    """A cage that hangs from a hand; its door is open."""
    e = S.empty(at)
    e.parent = parent
    gold = S.mat("#f2c860", "clay", lift=0.3)
    for k in range(10):
        a = 2 * math.pi * k / 10
        rise = [(1, 0), (1, 1.2), (0.93, 1.6), (0.66, 1.95), (0.1, 2.2)]
        bar = [(r * q * math.cos(a), r * q * math.sin(a), r * z) for q, z in rise]
        if k not in (2, 3):
            S.tube(bar, 0.055 * r, gold, 6, e, smooth=3)
    for z in (0, 1.2):
        hoop = [(r * math.cos(a), r * math.sin(a), r * z) for a in (2 * math.pi * k / 32 for k in range(33))]
        S.tube(hoop, 0.08 * r, gold, 6, e)
    leaf = [(-0.8, 0.6, 0.1), (-1.6, 0.95, 0.1), (-1.6, 0.95, 1.1), (-0.8, 0.6, 1.1)]
    S.tube([r * Vector(p) for p in leaf], 0.07 * r, gold, 6, e)
    S.lathe([(0, -0.12 * r), (1.08 * r, -0.12 * r), (1.08 * r, 0), (0, 0.02 * r)], gold, 32, parent=e)
    S.tube([(0, 0, 2.2 * r), (0, 0, 2.7 * r)], 0.08 * r, gold, 6, e)

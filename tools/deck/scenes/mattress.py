"""Mattresses pile up through the roof, and still she does not sleep; a mouse makes off with the pea."""

import math

from mathutils import Vector

from ..kit.light import CAM, area, clouds, grade, sky, spot, sun
from ..kit.somebody import somebody
from ..kit.stage import Stage


def scene():
    S = Stage(
        "mattress",
        407,
        sky=sky(
            "#10183f",
            "#22366f",
            "#4c6796",
            "#8f9cb4",
            at=(0, 0.3, 0.6, 1),
            stars=150,
            discs=[
                {
                    "x": 0.64,
                    "y": 0.165,
                    "r": 0.215,
                    "color": "#fff0c4",
                    "glow": "#c8cfe8",
                    "halo": 0.5,
                    "halo_gain": 0.4,
                    "maria": 0.16,
                }
            ],
            clouds=[clouds("#2c3c70", "#8f9cc0", (0.47, 0.1), 0.6)],
        ),
        ambient=0.6,
        key=[
            sun((5, 5.5, 8), "#cfdcff", 2.6, 0.06, (0, 1, 5)),
            area((-7, -8, 9), "#a8bcff", 1500, 3.0, (0, 1, 5)),
            spot((-0.75, 0.6, 1.6), (1.2, -1.6, 0.1), "#ffb45c", 7000, 0.5),
        ],
        fog={"density": 0.012, "start": 20},
        cam=CAM,
        post={"grade": grade("#181c58", "#fff0d8", contrast=0.16), "bloom": 0.5, "bloom_th": 0.8},
    )
    S.ground("hills", "#56805a", amp=0.7, seed=28, flat=4.5)
    S.mountains(46, 7, "#46608a", 5, scale=0.05, width=120, sharp=False)
    for x, y, w in ((-6.2, 21, 1.9), (7.4, 26, 2.2), (-8.6, 30, 2.0)):
        S.house((x, y, S.z(x, y) - 0.1), w, 1.1, "#4a3f5c", "#8a8aa0", 20, 0.7)
    for x, y, h in ((-3.6, 8, 3.4), (-4.9, 11, 4.4), (4.4, 9, 3.6), (5.6, 13, 4.6)):
        S.fir((x, y, S.z(x, y) - 0.1), h, "#213a46")
    # the cottage: a door that stands open, a window, and a roof with a hole
    wall, beam = S.mat("#cbbfa8", "clay", bump=0.04), S.mat("#5a3c2c", "wood")
    x0, x1, front, ridge, low, high = -2.55, 2.05, 1.2, 2.8, 2.05, 3.9
    for left, right, base, top in (
        (x0, -1.2, -0.3, 2.15),
        (-1.2, -0.1, 1.75, 2.15),
        (-0.1, 0.65, -0.3, 2.15),
        (0.65, 1.45, -0.3, 0.75),
        (0.65, 1.45, 1.55, 2.15),
        (1.45, x1, -0.3, 2.15),
    ):
        at = ((left + right) / 2, front + 0.06, (base + top) / 2)
        S.box((right - left, 0.12, top - base), wall, at, bevel=0.0)
    for x in (x0 + 0.06, x1 - 0.06):
        S.box((0.12, 3.1, 2.45), wall, (x, front + 1.55, 0.93), bevel=0.0)
    warm = S.mat("#d8a466", "clay")
    S.box((x1 - x0, 0.12, 2.45), warm, ((x0 + x1) / 2, front + 3.1, 0.93), bevel=0.0)
    S.box((x1 - x0, 3.1, 0.1), S.mat("#7a5236", "wood"), ((x0 + x1) / 2, front + 1.5, 0.0), bevel=0.0)
    S.lamp((-1.0, front + 0.32, 1.85), "#ffb860", 95, 0.12)
    S.lamp((-0.6, front + 0.22, 0.8), "#ffb860", 9, 0.1)
    S.lamp((-0.35, 0.45, 1.0), "#ffb45c", 75, 0.2)
    S.lamp((0.35, -1.3, 0.9), "#ffb45c", 75, 0.2)
    S.lamp((1.2, front + 0.5, 1.5), "#ffb860", 90, 0.12)
    S.lamp((-0.3, front + 0.3, 2.45), "#ffb05a", 70, 0.2)
    for x in (x0 + 0.06, -1.35, 0.05, x1 - 0.06):
        S.box((0.14, 0.1, 2.3), beam, (x, front - 0.02, 1.05), (0, 0, 0), 0.02)
    S.box((x1 - x0, 0.12, 0.16), beam, ((x0 + x1) / 2, front - 0.02, 2.0), bevel=0.02)
    for x, wide, z, tall in ((-1.22, 0.12, 0.9, 1.8), (-0.08, 0.12, 0.9, 1.8), (-0.65, 1.25, 1.78, 0.12)):
        S.box((wide, 0.2, tall), beam, (x, front - 0.04, z), bevel=0.02)
    leaf = S.empty((-1.2, front - 0.06, 0.0), (0, 0, -118))
    S.box((1.05, 0.08, 1.72), S.mat("#5e4a3c", "wood"), (0.52, 0, 0.86), bevel=0.02, parent=leaf)
    S.sphere(0.05, S.mat("#e0b050", "metal"), (0.92, -0.07, 0.86), parent=leaf, seg=14)
    for size, at in (
        ((0.06, 0.1, 0.84), (1.05, front - 0.04, 1.15)),
        ((0.84, 0.1, 0.06), (1.05, front - 0.04, 1.15)),
        ((0.08, 0.14, 0.96), (0.63, front - 0.04, 1.15)),
        ((0.08, 0.14, 0.96), (1.47, front - 0.04, 1.15)),
        ((1.0, 0.2, 0.08), (1.05, front - 0.06, 0.7)),
        ((1.0, 0.14, 0.08), (1.05, front - 0.04, 1.6)),
    ):
        S.box(size, beam, at, bevel=0.015)
    for left, right, s in ((x0, x1, -1), (x0, -1.7, 1), (1.1, x1, 1)):
        y, z = ridge - s * 1.6, low
        corners = [(left, ridge, high - 0.1), (right, ridge, high - 0.1), (right, y, z), (left, y, z)]
        S.obj(corners, [(0, 1, 2, 3)], wall, False)
    for x in (x0 + 0.02, x1 - 0.02):
        S.obj([(x, front, low), (x, ridge + 1.6, low), (x, ridge, high - 0.08)], [(0, 1, 2)], wall, False)
    tiles = [S.mat(c, "clay", bump=0.03) for c in ("#b0604c", "#c87458", "#9a5448", "#b8704c")]
    rise = math.degrees(math.atan2(high - low + 0.15, ridge - front + 0.25))
    middle = Vector((-0.3, 2.35, 0))
    rows, cols = 9, 17
    for side in (1, -1):
        for r in range(rows):
            t = (r + 0.5) / rows
            y = ridge - side * (1 - t) * (ridge - front + 0.25)
            z = low - 0.15 + t * (high - low + 0.15)
            for c in range(cols):
                x = x0 - 0.12 + (x1 - x0 + 0.24) * (c + 0.5 + 0.25 * (-1) ** r) / cols
                away = abs(x - middle.x)
                if side > 0 and t > 0.22 and away < 1.3 + 0.16 * math.sin(5 * r):
                    continue
                torn = side > 0 and t > 0.15 and away < 1.62
                tip = (S.rnd.uniform(-16, 26), S.rnd.uniform(-14, 14)) if torn else (0, S.rnd.uniform(-2, 2))
                S.box(
                    (0.29, 0.36, 0.07),
                    S.rnd.choice(tiles),
                    (x, y, z + 0.05 + 0.05 * torn),
                    (side * (rise - 7) + tip[0], tip[1], S.rnd.uniform(-3, 3) * (1 + 5 * torn)),
                    0.025,
                )
    for x in (x0 - 0.1, x1 + 0.1):
        gable = [(x, front - 0.25, low - 0.18), (x, ridge, high - 0.02), (x, ridge + 1.85, low - 0.18)]
        S.tube(gable, 0.09, beam, 8)
    for x, t, tip in (
        (-1.55, 0.5, -30),
        (-1.4, 0.25, -18),
        (0.98, 0.3, 22),
        (1.1, 0.6, 34),
        (-1.62, 0.78, -40),
    ):
        y, z = front - 0.25 + t * (ridge - front + 0.25), low + t * (high - low)
        S.box((0.1, 0.12, 1.0), beam, (x, y - 0.1, z + 0.25), (S.rnd.uniform(-8, 30), tip, 0), 0.015)
    for x, y in ((-2.2, 0.3), (-1.75, -0.15), (2.5, 0.5), (0.5, 0.2), (2.2, -0.1)):
        turn = (S.rnd.uniform(-14, 14), S.rnd.uniform(-14, 14), S.rnd.uniform(0, 180))
        S.box((0.29, 0.36, 0.07), S.rnd.choice(tiles), (x, y, S.z(x, y) + 0.06), turn, 0.025)
    S.box((0.5, 0.5, 1.5), S.mat("#8a8480", "stone"), (1.5, 3.3, 4.0), bevel=0.04)
    # the tower leans this way and that
    pairs = [
        ("#c2605a", "#e8d8c0"),
        ("#e8c070", "#d89a50"),
        ("#6f9aa8", "#f0e4d0"),
        ("#8aa06a", "#e8e0b8"),
        ("#b88aa0", "#f0dce0"),
        ("#5f7fa8", "#c8d4e0"),
        ("#d8905a", "#f4dcb8"),
    ]
    z, n = 0.5, 16
    S.box((2.6, 1.85, 0.2), beam, (middle.x, middle.y, 0.42), bevel=0.03)
    for x in (-1.2, 1.2):
        S.box((0.16, 0.16, 0.5), beam, (middle.x + x, middle.y - 0.85, 0.2), bevel=0.03)
    for k in range(-4, n - 4):
        thick, lean = S.rnd.uniform(0.4, 0.5) * (0.95 if k < 0 else 1), 0.5 * max(k, 0)
        x = middle.x + 0.3 * math.sin(lean) + 0.03 * max(k, 0) + S.rnd.uniform(-0.08, 0.08)
        wide = 2.3 + S.rnd.uniform(-0.16, 0.16)
        S.cushion(
            (x, middle.y, z + thick / 2),
            (wide, 1.75, thick * 1.08),
            pairs[(3 * k) % 7],
            (0, -5.0 * math.cos(lean) + S.rnd.uniform(-1.5, 1.5), S.rnd.uniform(-14, 14)),
            0.07,
            stripe=(0, 9, 11)[k % 3],
            tufts=(4, 0, 5, 0)[k % 4],
            soft=0.5,
        )
        z += thick
    top = Vector((x, middle.y, z - 0.04))

    def over(x, y):
        """A quilt that lies on the left of the top and hangs over its edges."""
        side, fore = max(0.0, top.x - 1.16 - x), max(0.0, top.y - 0.9 - y)
        return top.z + 0.25 - 3.4 * side**0.9 - 3.0 * fore**0.9 + 0.05 * math.sin(5 * x + 2 * y)

    S.quilt(
        over,
        (top.x - 1.42, top.x + 0.12),
        (top.y - 1.14, top.y + 0.7),
        ("#c8564c", "#f2e6d0", "#d8a04c", "#b84a58"),
        7,
        7,
        seed=8,
    )
    S.cushion(
        top + Vector((-0.66, 0.1, 0.5)), (1.0, 0.9, 0.42), ("#f4ead8", "#f4ead8"), (24, -16, 6), soft=0.6
    )
    # she sits on the edge, wide awake, her chin in her hands
    gown = "#f2ecf4"
    girl = somebody(
        S,
        top + Vector((0.5, -0.35, -0.04)),
        2.3,
        gown,
        112,
        pelvis=(0, 0.02, 0.085),
        chest=(0, -0.05, 0.33),
        head=(0, -0.115, 0.52),
        turn=(16, 0, 0),
        hands=((0.05, -0.195, 0.425), (-0.05, -0.195, 0.425)),
        elbows=((0.085, -0.22, 0.2), (-0.085, -0.22, 0.2)),
        grips=(((0.1, 0.5, 1), (-1, -0.3, 0), (0, 1, 0)), ((-0.1, 0.5, 1), (1, -0.3, 0), (0, 1, 0))),
        knees=((0.065, -0.25, 0.1), (-0.065, -0.25, 0.1)),
        feet=((0.06, -0.27, -0.2), (-0.06, -0.22, -0.2)),
        hem=0,
        trousers=gown,
        shoes="#e8c7a0",
        hair="#a8522c",
        style="long",
        mood="awake",
    )
    skirt = [
        (0.0, 0.03, 0.07),
        (0.0, -0.14, 0.1),
        (0.0, -0.25, 0.08),
        (0.0, -0.29, -0.04),
        (0.0, -0.28, -0.1),
    ]
    for s in (-1, 0, 1):
        S.tube([(0.055 * s + x, y, q) for x, y, q in skirt], 0.075, S.mat(gown, "cloth"), 16, girl, smooth=4)
    V = []
    for i in range(40):
        a = 2 * math.pi * i / 40
        up = 0.04 + 0.05 * (1 - abs(2 * (i % 8) / 8 - 1))
        V += [(0.074 * math.cos(a), 0.074 * math.sin(a), 0), (0.092 * math.cos(a), 0.092 * math.sin(a), up)]
    F = [(2 * i, 2 * ((i + 1) % 40), 2 * ((i + 1) % 40) + 1, 2 * i + 1) for i in range(40)]
    crown = S.obj(V, F, S.mat("#f4c850", "clay", rough=0.3, lift=0.3), False, (0, -0.1, 0.645), (14, 0, 0))
    crown.parent = girl
    crown.modifiers.new("thick", "SOLIDIFY").thickness = 0.008
    S.ladder((-2.1, 1.5, 2.9), (top.x - 1.25, 1.35, top.z + 0.4), 0.5, "#8a6440", 0.42, 0.045)
    # down the path, out of the light of the door, a mouse rolls away what was the matter
    stone = [S.mat(c, "clay", bump=0.03) for c in ("#c4b898", "#aca084", "#d0c09c")]
    for k in range(26):
        t = k / 26
        x, y = -0.65 + 3.4 * t**1.4, 0.9 - 2.9 * t
        x, y = x + S.rnd.uniform(-0.34, 0.34), y + S.rnd.uniform(-0.2, 0.2)
        S.sphere(
            S.rnd.uniform(0.2, 0.3),
            S.rnd.choice(stone),
            (x, y, S.z(x, y)),
            (1.1, 0.8, 0.16),
            20,
            rot=(0, 0, S.rnd.uniform(-30, 30)),
        )
    y = -1.7
    pea = Vector((1.98, y, S.z(1.98, y) + 0.44))
    S.sphere(0.44, S.mat("#7cbc3c", "clay", rough=0.35, bump=0.01, vary=0.06), pea, seg=48)
    fur, pink = S.mat("#b0a6ac", "cloth", bump=0.03, bscale=40), S.mat("#e0a09c", "cloth")
    ink = S.mat("#1c1a20", "clay", rough=0.2, bump=0.0)
    m = S.empty((1.16, y - 0.05, S.z(1.16, y)), (0, 0, -8), 1.12)
    parts = [((-0.1, 0, 0.24), 0.22, (0.09, 0, 0.48), 0.15), ((0.14, 0, 0.58), 0.12, (0.2, 0, 0.66), 0.13)]
    parts += [((0.24, -0.01, 0.64), 0.1, (0.4, -0.02, 0.6), 0.035)]
    for s in (-1, 1):
        parts += [((0.1, s * 0.1, 0.46), 0.055, (0.26, s * 0.15, 0.38), 0.045)]
        parts += [((0.26, s * 0.15, 0.38), 0.045, (0.4, s * 0.13, 0.44), 0.04)]
    for s, x, back in ((-1, -0.3, 0.04), (1, 0.06, 0.0)):
        parts += [((-0.08, s * 0.1, 0.18), 0.1, (x + 0.04, s * 0.1, 0.1 + back), 0.06)]
        parts += [((x, s * 0.1, 0.05 + back), 0.05, (x + 0.12, s * 0.1, 0.04), 0.04)]
    S.blob(parts, fur, parent=m, voxel=0.015, smooth=3)
    S.sphere(0.035, pink, (0.435, -0.02, 0.605), parent=m, seg=12)
    for y, at in ((-0.13, 0.08), (0.1, 0.14)):
        S.sphere(0.15, fur, (at, y, 0.83), (1, 0.3, 1), 22, m)
        S.sphere(0.105, pink, (at + 0.01, y - 0.03, 0.83), (1, 0.3, 1), 20, m)
    S.sphere(0.024, ink, (0.25, -0.122, 0.69), parent=m, seg=12)
    tail = [
        (-0.26, 0, 0.16),
        (-0.46, -0.04, 0.08),
        (-0.64, -0.06, 0.18),
        (-0.7, -0.05, 0.4),
        (-0.6, -0.04, 0.52),
    ]
    S.tube(tail, 0.032, pink, 8, m, smooth=6, taper=0.4)
    S.light("AREA", (-0.4, -4.2, 2.2), (1.5, -1.7, 0.4), "#ffca88", 90, 0.8)
    S.grass(240, (-4, 4), (-2.9, 0.7), ("#5c8a58", "#6f9a5c", "#4c7858"), 0.3)
    S.grass(160, (-5, 5), (1, 7), ("#5c8a58", "#6f9a5c", "#4c7858"), 0.4)
    return S

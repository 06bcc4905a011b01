"""Among light bulbs a gardener waters the one that went out; it wears his scarf, and begins to glow."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import clouds, grade, sky, sun
from ..kit.stage import Stage

SOFT = {"warp": 30, "relief": 0.35, "lo": 0.1, "hi": 1.9}


def scene():
    S = Stage(
        "bulbs",
        306,
        sky=sky(
            "#1f3358",
            "#5a6a98",
            "#e8a888",
            "#f8c890",
            at=(0, 0.36, 0.6, 0.7),
            stars=60,
            star_bottom=0.3,
            discs=[
                {
                    "x": 0.79,
                    "y": 0.15,
                    "r": 0.042,
                    "color": "#ffe8b8",
                    "phase": (-0.55, -0.3),
                    "bite": 0.98,
                    "halo": 1.6,
                }
            ],
            clouds=[
                clouds("#53608c", "#c89aa4", (0.3, 0.13), 0.55, (100, 300)) | SOFT,
                clouds("#8a7898", "#ffc8a4", (0.44, 0.06), 0.7, (45, 380)) | SOFT,
            ],
        ),
        ambient=0.5,
        key=[sun((-6, 7, 3.2), "#ff9f68", 1.7, 0.1), sun((5, -7, 7), "#9fb0f0", 1.0, 0.3)],
        fog={"density": 0.02, "start": 18},
        cam={"loc": (0, -11.8, 3.2), "tgt": (0, 0, 3.45)},
        post={"grade": grade("#1c2858", "#fff0c8"), "bloom": 0.8, "bloom_th": 0.75},
    )
    S.ground("hills", "#5f7a48", amp=0.6, seed=8, flat=4)
    S.mountains(45, 7, "#6a6f98", 3, scale=0.05, width=120)
    soil = S.mat("#6a4832", "clay", bump=0.2, bscale=5)
    glass, brass, green = (
        S.thin_glass("#fff2d8", 0.7),
        S.mat("#b98a3c", "metal"),
        S.mat("#5f8a3c", "cloth"),
    )

    smoked = S.see_through(S.mat("#20242e", "clay", rough=0.6, bump=0.0, vary=0.1), 0.68, "#c0c0d0")

    def head(at, r, wire=None, rot=(0, 0, 0)):
        k = r / 0.5
        e = S.empty(at, rot, k)
        thread = [(0.215 + 0.028 * math.sin(25 * t), 0.42 * t) for t in np.linspace(0, 1, 60)]
        S.lathe([(0.05, -0.03), (0.14, -0.03), *thread], brass, 48, parent=e)
        rims = [0.4, 0.55, 0.85, 1.15, 1.42, 1.55, 1.66, 1.73, 1.76, 1.78]
        wide = (0.22, 0.26, 0.42, 0.52, 0.5, 0.45, 0.36, 0.26, 0.15, 0)
        S.lathe(_round(zip(wide, rims, strict=True)), glass, 96, parent=e)
        if not wire:
            soot = _round(
                zip([0.96 * x for x in wide], [0.42 + 0.975 * (z - 0.42) for z in rims], strict=True)
            )
            S.rays(S.lathe(soot, smoked, 96, parent=e), shadow=False, diffuse=False)
            return e
        bow = [(-0.12, 0.42), (-0.16, 0.95), (-0.06, 1.2), (0, 1.0), (0.06, 1.2), (0.16, 0.95), (0.12, 0.42)]
        S.tube([(x, 0, z) for x, z in bow], 0.022, wire, 6, e, smooth=5)
        return e

    def leaf(at, side, size):
        V = [(0, 0, 0), (side * 0.3, -0.1, 0.16), (side * 0.7, 0, 0.2), (side * 0.3, 0.1, 0.12)]
        S.obj(V, [(0, 1, 2, 3)], green, True, at, scale=size)

    def bulb(x, y, h, r):
        z = S.z(x, y)
        S.sphere(0.42 * r / 0.45, soil, (x, y, z), (1.2, 1, 0.35), 20, bumpy=0.08)
        S.tube([(x, y, z), (x + 0.06, y, z + h * 0.5), (x, y, z + h)], 0.05, green, 8, smooth=5)
        for s in (-1, 1):
            leaf((x, y, z + h * (0.35 + 0.1 * s)), s, 0.5 + h * 0.25)
        e = head((x, y, z + h), r, S.mat("#ffca5c", "glow", gain=9.0))
        S.lamp((x, y, z + h + 2.2 * r), "#ffc868", 240 * r * r, 0.5 * r)
        S.sphere(0.16, S.mat("#ffd070", "glow", gain=3.0), (0, 0, 1.12), (0.9, 0.9, 1.2), 16, e)

    for row in range(5):
        for i in range(-4, 5):
            y = 0.6 + row * 2.8
            x = i * (1.85 + 0.16 * row) + (row % 2) * 0.95
            if abs(x) > 4.2 + row * 1.2 or (row == 0 and -2.4 < x < 2.4) or (row == 1 and -1.9 < x < 1.6):
                continue
            x, h, r = x + S.rnd.uniform(-0.15, 0.15), S.rnd.uniform(0.5, 1.5), S.rnd.uniform(0.34, 0.46)
            if (row, i) != (3, 0):  # it would shine through the one that went out
                bulb(x, y, h, r)
    bulb(-2.5, 2.3, 2.5, 0.58)
    S.light("SPOT", (-3.6, -6.5, 4.2), (-0.6, -1.2, 1.0), "#ffd49a", 1500, 0.6)
    # one has gone out, and hangs its head; a last spark is left in it, and it wears his scarf
    root, neck = Vector((1.0, -1.3, S.z(1.0, -1.3))), Vector((0.5, -1.3, 3.3))
    S.sphere(0.5, soil, root, (1.3, 1, 0.35), 24, bumpy=0.08)
    stem = [(1.0, root.z), (1.32, 1.2), (1.5, 2.5), (1.38, 3.55), (0.95, 4.0), (0.58, 3.75), (neck.x, 3.25)]
    S.tube([(x, -1.3, h) for x, h in stem], 0.075, S.mat("#6a6a38", "cloth"), 10, taper=0.75, smooth=8)
    leaf((1.42, -1.3, 1.7), 1, 0.9)
    leaf((1.32, -1.3, 1.1), 1, 1.0)
    gone = head(neck, 0.61, None, (0, 180, 0))
    S.lathe([(0.14, 0.4), (0.09, 0.52), (0.08, 0.62), (0.11, 0.66), (0, 0.68)], glass, 24, parent=gone)
    steel = S.mat("#c8ccd4", "clay", bump=0.0, lift=0.35)
    for side in (-1, 1):
        post = [(side * x, 0, z) for x, z in ((0.08, 0.6), (0.12, 0.78), (0.26, 1.2))]
        S.rays(S.tube(post, 0.017, steel, 8, gone, smooth=6), diffuse=False, shadow=False)
    zigzag = [(0.087 * (k - 3), 0, 1.2 if k % 6 == 0 else 1.2 - 0.12 * (-1) ** k) for k in range(7)]
    wire = S.tube(zigzag, 0.026, S.mat("#ff9c38", "glow", gain=9.0), 8, gone)
    S.rays(wire, diffuse=False, glossy=False)
    S.lamp(neck + Vector((0, -0.05, -1.5)), "#ff9a48", 60, 0.2)
    wool = S.mat("#c8382e", "cloth", bump=0.05)
    for k in range(3):
        S.lathe(
            [(0.1, -0.06), (0.19, -0.05), (0.21, 0), (0.19, 0.05), (0.1, 0.06)],
            wool,
            32,
            neck + Vector((0.03 * k, 0, 0.06 + 0.1 * k)),
            (5 - 5 * k, 8 * k - 8, 0),
        )
    for dx, long in ((0.42, 0.55), (0.6, 0.4)):
        end = [
            neck + Vector(d) for d in ((0.14, -0.12, 0.1), (dx, -0.16, 0.14), (dx + 0.08, -0.2, 0.1 - long))
        ]
        _strip(S, end, 0.11, wool)
    # he lays his hand on it, with his eyes lowered, and pours with the other
    at = Vector((-1.0, -1.2, S.z(-1.0, -1.2)))
    size, back = 2.3, Vector((-0.35, 0, 0.8)).normalized()
    palm, grip = Vector((-0.23, -1.47, 1.74)), Vector((-0.22, -0.98, 1.16))

    def own(p):
        """A place in his own measure: he looks to the right."""
        d = (p - at) / size
        return (d.y, -d.x, d.z)

    him = S.person(
        at,
        size,
        "#4f86b4",
        "stand",
        90,
        hair="#e4ded4",
        trousers="#6a5238",
        skirt=False,
        hands=(own(grip + 0.09 * back), own(palm)),
        feet=((0.07, -0.1, 0.03), (-0.07, 0.09, 0.03)),
        chest=(0, -0.045, 0.7),
        head=(0, -0.085, 0.885),
    )
    S.few_lines(him, (0, -0.085, 0.885), smile=0.8, tilt=-4)
    skin = S.mat("#e8c7a0", "clay")
    white = S.mat("#e4ded4", "cloth")
    S.blob(
        [((0, -0.15, 0.82), 0.045, (0, -0.165, 0.755), 0.022)]
        + [((s * 0.03, -0.155, 0.845), 0.028, (s * 0.07, -0.11, 0.86), 0.024) for s in (-1, 1)],
        white,
        parent=him,
        voxel=0.009,
    )
    for side in (-1, 1):
        brow = [
            Vector((0.098 * math.sin(t), -0.085 - 0.103 * math.cos(t) * 0.88, 0.942 - 0.05 * (t - 0.42) ** 2))
            for t in np.linspace(0.14, 0.72, 6)
        ]
        S.tube([(side * p.x, p.y, p.z) for p in brow], 0.017, white, 8, him, taper=0.6)
    S.lathe(
        [
            (0, 0.115),
            (0.06, 0.11),
            (0.095, 0.07),
            (0.1, 0.01),
            (0.15, -0.012),
            (0.205, -0.02),
            (0.2, -0.03),
            (0.1, -0.01),
        ],
        S.mat("#d8b060", "cloth", bump=0.04),
        40,
        (0, -0.07, 0.955),
        (-14, 0, 0),
        parent=him,
    )
    S.lathe([(0.1, 0), (0.105, 0.03), (0.098, 0.06)], wool, 32, (0, -0.066, 0.965), (-14, 0, 0), parent=him)
    for k in range(4):
        turn, z = math.radians(17 + 4 * k), 1.66 + 0.065 * k
        line = [
            Vector((0.5 - 0.7 * math.cos(turn + u), -1.3 - 0.7 * math.sin(turn + u), z + 0.12 * u))
            for u in np.linspace(0, 0.36, 6)
        ]
        S.tube([palm, *line], 0.034, skin, 8, taper=0.8)
    S.tube(
        [palm, palm + Vector((0.02, -0.03, 0.1)), palm + Vector((0.08, -0.1, 0.22))],
        0.036,
        skin,
        8,
        taper=0.8,
    )
    can = S.empty((0, 0, 0), (0, 24, 0), 0.78)
    can.location = grip - can.matrix_basis.to_3x3() @ Vector((-0.1, 0, 1.0))
    can_at = can.matrix_basis.copy()
    can_at.translation = can.location
    tin = S.mat("#8fb0b4", "metal", rough=0.4)
    S.lathe([(0, 0), (0.35, 0), (0.33, 0.6), (0.28, 0.62), (0, 0.6)], tin, 36, parent=can)
    S.tube([(0.3, 0, 0.15), (0.7, 0, 0.5), (0.95, 0, 0.62)], 0.06, tin, 10, can)
    S.lathe([(0.06, 0), (0.17, 0.14), (0, 0.16)], tin, 24, (0.95, 0, 0.62), (0, 70, 0), parent=can)
    ear = [
        (-0.33, 0, 0.2),
        (-0.46, 0, 0.6),
        (-0.34, 0, 0.92),
        (-0.1, 0, 1.0),
        (0.14, 0, 0.9),
        (0.25, 0, 0.62),
    ]
    S.tube(ear, 0.045, tin, 10, can, smooth=6)
    S.clasp(grip, 0.037, can.matrix_basis.to_3x3() @ Vector((1, 0, 0)), back, skin, 0.1)
    S.lamp((0.0, -1.85, 2.0), "#ffa868", 14, 0.15)
    # thin jets that spread from the rose, fall in one bow, and have wetted the soil where they end
    water = S.mat("#7fa4bc", "clay", rough=0.1, bump=0.0, vary=0.05, lift=0.05)
    rose = can_at @ Vector((1.08, 0, 0.67))
    for k in range(11):
        a = 2.4 * k
        out = 0.12 * math.sqrt(k / 10)
        start = rose + Vector((-0.3 * out * math.sin(a), out * math.cos(a), out * math.sin(a)))
        far, rise = 0.3 + 1.6 * out * math.sin(a) + S.rnd.uniform(-0.03, 0.03), 0.12 + 0.8 * out * math.sin(a)
        floor = S.z(rose.x + far, -1.3) + 0.16 - start.z
        bow = [
            start
            + Vector((far * t, 1.6 * out * math.cos(a) * t - 0.25 * t, rise * t + (floor - rise) * t * t))
            for t in np.linspace(0, 1, 24)
        ]
        S.tube(bow, 0.009, water, 8, taper=0.8)
        for _ in range(3):
            b = S.rnd.uniform(0, 6.28)
            at = bow[-1] + S.rnd.uniform(0.05, 0.16) * Vector(
                (math.cos(b), 0.5 * math.sin(b), 0.7 * S.rnd.random())
            )
            S.sphere(S.rnd.uniform(0.012, 0.024), water, at, seg=10)
    wet = S.mat("#38261c", "clay", rough=0.15, bump=0.1)
    S.sphere(0.36, wet, (rose.x + 0.3, -1.3, S.z(rose.x + 0.3, -1.3) + 0.13), (1, 0.6, 0.14), 24)
    return S


def _round(points, fine=6):
    """A profile drawn round through its points."""
    P = [Vector(p) for p in points]
    bows = []
    for i in range(len(P) - 1):
        p0, p1, p2, p3 = P[max(i - 1, 0)], P[i], P[i + 1], P[min(i + 2, len(P) - 1)]
        for u in (j / fine for j in range(fine)):
            bows.append(
                0.5
                * (
                    2 * p1
                    + (p2 - p0) * u
                    + (2 * p0 - 5 * p1 + 4 * p2 - p3) * u * u
                    + (3 * p1 - p0 - 3 * p2 + p3) * u**3
                )
            )
    return [(max(q.x, 0), q.y) for q in (*bows, P[-1])]


def _strip(S, points, wide, mat):
    """The end of a scarf, which hangs in a bow."""
    P = [Vector(p) for p in points]
    V = []
    for t in np.linspace(0, 1, 12):
        p = (1 - t) ** 2 * P[0] + 2 * t * (1 - t) * P[1] + t * t * P[2]
        V += [p + Vector((s * wide * (0.8 + 0.25 * t), 0.02 * math.sin(7 * t), 0)) for s in (-1, 1)]
    F = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(11)]
    S.obj(V, F, mat, True).modifiers.new("thick", "SOLIDIFY").thickness = 0.035

"""A letter box has opened, and the letters fly off like birds."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import clouds, grade, sky, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "letters",
        803,
        sky=sky(
            "#4f93b4",
            "#9ccad0",
            "#f0ecd0",
            "#f8d8a4",
            at=(0, 0.42, 0.68, 1),
            clouds=[clouds("#a4c0cc", "#fffaf0", (0.3, 0.2), 0.4)],
        ),
        ambient=0.66,
        key=[sun((-6, -4, 6), "#fff0cc", 3.2), sun((6, 7, 5), "#ffd0a0", 1.0, 0.2)],
        fog={"density": 0.018, "start": 20},
        cam={"loc": (0, -12.5, 2.6), "tgt": (0, 0, 4.0)},
        post={"grade": grade("#1c3a60", "#fff6da")},
    )
    S.ground("hills", "#b8a850", amp=0.7, seed=28, flat=3.4)
    for xr, yr, n in (
        ((-4.4, 4.4), (-0.2, 7), 480),
        ((-4.4, -0.4), (-3.3, -0.2), 130),
        ((0.9, 4.4), (-3.3, -1.3), 90),
        ((-0.4, 0.9), (-3.3, -1.9), 26),
    ):
        S.grass(n, xr, yr, ("#d8bc58", "#c8a848", "#b89a40"), 0.6)
    S.mountains(50, 6, "#90a898", 5, scale=0.05, width=120, sharp=False)
    z = S.z(-1.5, 1.0)
    wood, red, dark = S.mat("#7a5236", "wood"), S.mat("#b8352c", "clay", rough=0.35), S.mat("#2a2020", "clay")
    S.tube([(-1.5, 1.0, z - 0.3), (-1.48, 1.0, z + 2.3)], 0.15, wood, 12)
    e = S.empty((-1.5, 1.0, z + 2.3), (0, 0, 38), 1.35)
    prof = (
        [(-0.42, 0), (0.42, 0), (0.42, 0.45)]
        + [(0.42 * math.cos(t), 0.45 + 0.42 * math.sin(t)) for t in np.linspace(0.1, 3.04, 16)]
        + [(-0.42, 0.45)]
    )
    n = len(prof)
    V = [(x, y, h) for y in (-0.75, 0.75) for x, h in prof]
    S.obj(
        V,
        [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)] + [tuple(range(n, 2 * n))],
        red,
        False,
        parent=e,
        bevel=0.02,
    )
    S.obj([(x * 0.93, -0.72, h * 0.97 + 0.01) for x, h in prof], [tuple(range(n))], dark, False, parent=e)
    S.obj(
        [(x, -0.78 - 0.98 * h, 0.02 - 0.1 * h) for x, h in prof], [tuple(range(n))], red, False, parent=e
    ).modifiers.new("thick", "SOLIDIFY").thickness = 0.04
    S.box((0.05, 0.05, 0.7), S.mat("#e0b050", "metal"), (0.46, 0.2, 0.7), parent=e, bevel=0.01)
    S.box((0.05, 0.34, 0.24), S.mat("#e0b050", "clay"), (0.46, 0.05, 0.95), parent=e, bevel=0.01)
    lift = {"vary": 0.03, "bump": 0.0, "rough": 0.9, "lift": 0.22}
    paper = [S.mat(c, "clay", **lift) for c in ("#fffaf0", "#fdf4e2", "#fbf8f4")]
    flap, ink = S.mat("#dcc296", "clay", **lift), S.mat("#a88a60", "cloth")
    wax, stamps = S.mat("#c22f28", "clay", rough=0.3), [S.mat(c, "cloth") for c in ("#c8483c", "#4f86a8")]

    def flying(p, size, turn, beat, sealed):
        """A letter whose halves beat like wings; it shows its flap and seal, or its stamp."""
        f = S.empty(p, turn, size)
        m = S.rnd.choice(paper)
        c, q = math.cos(beat), math.sin(beat)

        def bent(x, y, up):
            """A point of the letter, bent at the middle."""
            return (x * c, y, abs(x) * q + up)

        for s in (-1, 1):
            half = [bent(s * x, y, 0) for x, y in ((0, -0.34), (0.52, -0.34), (0.52, 0.34), (0, 0.34))]
            o = S.obj(half, [(0, 1, 2, 3)], m, False, parent=f)
            o.modifiers.new("thick", "SOLIDIFY").thickness = 0.02
            if sealed:
                fold = [bent(s * x, y, 0.03) for x, y in ((0, -0.06), (0.52, 0.34), (0, 0.34))]
                S.obj(fold, [(0, 1, 2)], flap, False, parent=f)
                S.tube([bent(s * 0.5, -0.32, 0.025), bent(s * 0.1, -0.02, 0.025)], 0.014, ink, 5, f)
                S.tube([bent(s * 0.52, 0.34, 0.035), bent(0, -0.06, 0.035)], 0.014, ink, 5, f)
            else:
                for k in range(3):
                    line = [bent(s * x, 0.02 - 0.12 * k, 0.025) for x in (0, 0.24)]
                    S.tube(line, 0.016, ink, 5, f)
        if sealed:
            S.sphere(0.085, wax, (0, -0.04, 0.05), (1, 1, 0.4), 14, f)
        else:
            stamp = [bent(x, y, 0.025) for x, y in ((0.26, 0.1), (0.44, 0.1), (0.44, 0.28), (0.26, 0.28))]
            S.obj(stamp, [(0, 1, 2, 3)], S.rnd.choice(stamps), False, parent=f)

    # they rise from the box and become one big bird: its feathers are rows of letters, its eye is a seal
    feathers = [
        # far wing
        ((2.2, 9.75), (0.95, 10.2), 4),
        ((2.0, 9.3), (0.75, 9.75), 4),
        ((1.75, 8.9), (0.75, 9.25), 4),
        # tail
        ((-1.3, 7.2), (-3.3, 7.2), 6),
        ((-1.3, 7.05), (-3.2, 6.55), 6),
        ((-1.2, 6.9), (-2.7, 6.0), 5),
        # near wing, from its tip down, and its edge
        ((-0.5, 10.1), (-2.35, 10.3), 5),
        ((-0.3, 9.8), (-2.8, 9.92), 7),
        ((-0.1, 9.5), (-2.9, 9.54), 8),
        ((0.1, 9.2), (-2.7, 9.17), 8),
        ((0.3, 8.9), (-2.3, 8.82), 8),
        ((0.5, 8.6), (-1.8, 8.48), 7),
        ((0.8, 8.3), (-1.2, 8.15), 6),
        ((-0.4, 10.0), (0.75, 8.4), 5),
    ]
    places = []
    for k, (root, tip, n) in enumerate(feathers):
        for t in np.linspace(1, 0, n):
            x, v = np.array(root) * (1 - t) + np.array(tip) * t
            slope = math.degrees(math.atan2(root[1] - tip[1], root[0] - tip[0]))
            places.append((x, 4.3 - 0.05 * k + 0.08 * t, v, -slope, 0.62 - 0.1 * t))
    for row, (n, up) in enumerate(((5, 0.34), (6, -0.28), (6, 0.03))):
        for t in np.linspace(0, 1, n):
            bow = math.sin(math.pi * (0.12 + 0.8 * t))
            x, v = -1.25 + 2.75 * t - 0.3 * up, 7.1 + 0.95 * t + 1.15 * up * bow
            places.append((x, 3.7 - 0.06 * row - 0.02 * t, v, -20, 0.6))
    for x, v, k in ((1.6, 8.32, -30), (1.75, 8.0, -25), (2.05, 8.62, -10), (2.3, 8.3, 12), (1.95, 8.3, -10)):
        places.append((x, 3.42, v, k, 0.56))
    for k, (x, y, v, tilt, size) in enumerate(places):
        turn = (90 + S.rnd.uniform(-18, 12), tilt + S.rnd.uniform(-9, 9), S.rnd.uniform(-18, 14))
        flying(Vector((x, y, v)), size, turn, S.rnd.uniform(0.12, 0.45), k % 3 != 1)
    beak = S.mat("#e89838", "clay", **lift)
    for tip, low in (((3.2, 3.4, 8.32), 8.56), ((3.02, 3.4, 8.12), 8.3)):
        fold = [(2.5, 3.3, low), tip, (2.5, 3.3, low - 0.24), (2.5, 3.5, low - 0.12)]
        S.obj(fold, [(0, 1, 2), (0, 3, 1), (1, 3, 2)], beak, False)
    S.sphere(0.13, wax, (2.2, 3.15, 8.48), (1, 0.5, 1), 20)
    S.sphere(0.05, S.mat("#3a1210", "clay", rough=0.2), (2.22, 3.08, 8.48), (1, 0.5, 1), 12)
    start, end = Vector((-0.75, -0.7, z + 2.65)), Vector((-0.9, 4, 6.9))
    for k, t in enumerate((0.0, 0.14, 0.3, 0.46, 0.62, 0.8)):
        way = start.lerp(end, t) + Vector(
            (0.5 * math.sin(3.1 * t) + 0.24 * (-1) ** k, 0, 0.3 * math.sin(3.1 * t))
        )
        turn = (90 + S.rnd.uniform(-35, 25), S.rnd.uniform(-40, 40), S.rnd.uniform(-40, 30))
        flying(way, 0.66 - 0.16 * t, turn, S.rnd.uniform(0.15, 0.75), k % 3 != 1)
    for x, y in ((-0.6, -1.2), (-2.4, -0.9)):
        S.envelope((x, y, S.z(x, y) + 0.4), 0.5, (70, 0, S.rnd.uniform(0, 180)))
    # the postman sees them go, in the sun
    z = S.z(0.5, -1.5)
    post = S.person(
        (0.5, -1.5, z),
        2.0,
        "#2f62a8",
        "reach",
        152,
        hair="#4a2c20",
        trousers="#24406c",
        feet=((0.13, -0.05, 0.03), (-0.11, 0.08, 0.03)),
        pelvis=(0, 0, 0.46),
        skirt=False,
    )
    hem = [(0.085, 0.62), (0.12, 0.48), (0.165, 0.33), (0.145, 0.335)]
    S.lathe(hem, S.mat("#2f62a8", "cloth"), 28, scale=(1, 0.85, 1), parent=post)
    cap, gold = S.mat("#24508c", "cloth"), S.mat("#e8b84c", "metal", rough=0.4)
    S.lathe(
        [(0.105, 0.0), (0.108, 0.045), (0.15, 0.09), (0.14, 0.115), (0, 0.125)],
        cap,
        32,
        (0, 0.015, 0.92),
        (-6, 0, 0),
        parent=post,
    )
    S.lathe([(0.111, 0.008), (0.111, 0.03)], gold, 32, (0, 0.015, 0.92), (-6, 0, 0), parent=post)
    S.sphere(0.1, S.mat("#1c2430", "clay", rough=0.3), (0, -0.1, 0.925), (0.9, 0.8, 0.12), 20, post)
    S.tube(
        [(-0.1, -0.09, 0.74), (0.02, -0.13, 0.6), (0.17, -0.02, 0.42)],
        0.018,
        S.mat("#7a4a2c", "cloth"),
        6,
        post,
    )
    S.tube(
        [(-0.1, 0.09, 0.74), (0.02, 0.13, 0.6), (0.17, 0.04, 0.42)], 0.018, S.mat("#7a4a2c", "cloth"), 6, post
    )
    S.box((0.16, 0.3, 0.24), S.mat("#a5683c", "cloth"), (0.2, 0.02, 0.36), parent=post, bevel=0.03)
    S.box((0.18, 0.31, 0.1), S.mat("#8a5632", "cloth"), (0.2, 0.02, 0.45), parent=post, bevel=0.03)
    S.light("AREA", (-1.2, -5.5, 3.0), (0.5, -1.5, z + 1), "#fff0d0", 160, 1.2)
    # his bicycle stands in the stubble, the rack still loaded
    at = Vector((1.85, -0.55, S.z(1.85, -0.55)))
    shade = S.mat("#7a6a2c", "clay")
    for side, wide in ((-0.5, 0.42), (0.75, 0.42), (0.3, 0.9)):
        S.sphere(1.0, shade, at + Vector((side, 0.12, 0.0)), (wide, 0.2, 0.025), 28)
    bike = S.empty(at, (-4, 0, 10), 0.86)
    tyre, steel = S.mat("#22282c", "clay"), S.mat("#c8ccc8", "metal", rough=0.4)
    paint, leather = S.mat("#2f62a8", "clay", rough=0.3), S.mat("#7a4a2c", "cloth")
    turns = np.linspace(0, 2 * math.pi, 37)
    for x in (-0.62, 0.62):
        S.tube([(x + 0.46 * math.cos(t), 0, 0.48 + 0.46 * math.sin(t)) for t in turns], 0.04, tyre, 8, bike)
        S.tube([(x + 0.41 * math.cos(t), 0, 0.48 + 0.41 * math.sin(t)) for t in turns], 0.014, steel, 6, bike)
        for t in turns[:-1:3]:
            S.tube(
                [(x, 0, 0.48), (x + 0.42 * math.cos(t), 0, 0.48 + 0.42 * math.sin(t))], 0.006, steel, 4, bike
            )
        S.sphere(0.05, steel, (x, 0, 0.48), seg=12, parent=bike)
        guard = [(x + 0.53 * math.cos(t), 0, 0.48 + 0.53 * math.sin(t)) for t in np.linspace(0.5, 2.9, 16)]
        S.tube(guard, 0.025, paint, 6, bike)
    for path in (
        [(-0.62, 0, 0.48), (-0.05, 0, 0.46), (0.44, 0, 0.98)],
        [(-0.62, 0, 0.48), (-0.24, 0, 1.0), (0.42, 0, 1.06)],
        [(-0.05, 0, 0.46), (-0.27, 0, 1.12)],
        [(0.62, 0, 0.48), (0.52, 0, 0.8), (0.4, 0, 1.2)],
    ):
        S.tube(path, 0.034, paint, 8, bike)
    S.tube(
        [(0.3, -0.26, 1.2), (0.36, -0.2, 1.28), (0.4, 0, 1.24), (0.36, 0.2, 1.28), (0.3, 0.26, 1.2)],
        0.026,
        steel,
        8,
        bike,
        smooth=4,
    )
    S.blob([((-0.42, 0, 1.16), 0.07, (-0.2, 0, 1.17), 0.04)], leather, parent=bike, voxel=0.015)
    S.tube(
        [(-0.05 + 0.12 * math.cos(t), -0.04, 0.46 + 0.12 * math.sin(t)) for t in turns], 0.016, steel, 6, bike
    )
    S.tube([(-0.05, -0.06, 0.46), (0.06, -0.06, 0.3), (0.14, -0.12, 0.3)], 0.018, steel, 6, bike)
    S.tube([(-0.2, 0.02, 0.48), (-0.12, 0.26, 0.0)], 0.02, steel, 6, bike)
    S.tube([(-0.9, 0, 1.04), (-0.34, 0, 1.04)], 0.022, steel, 6, bike)
    S.box((0.42, 0.3, 0.24), S.mat("#b98a5a", "paper"), (-0.66, 0, 1.17), parent=bike, bevel=0.02)
    S.box((0.05, 0.31, 0.25), S.mat("#7a5a3a", "cloth"), (-0.66, 0, 1.17), parent=bike, bevel=0.005)
    return S

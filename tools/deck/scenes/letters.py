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

    # they rise from the box and become one big bird, seen from below: its feathers are rows of letters
    ahead = math.radians(52)
    fore, left = (
        0.9 * Vector((math.cos(ahead), 0, math.sin(ahead))),
        0.9 * Vector((-math.sin(ahead), 0, math.cos(ahead))),
    )
    middle = Vector((0.1, 4, 7.4))

    def row(root, tip, n, back, size=0.56):
        """A feather: n letters from its root to its tip, each (along the bird, across it)."""
        way = fore * (tip[0] - root[0]) + left * (tip[1] - root[1])
        slope = math.degrees(math.atan2(way.z, way.x))
        for k, t in enumerate(np.linspace(1, 0, n)):
            along, across = np.array(root) * (1 - t) + np.array(tip) * t
            place = middle + fore * along + left * across + Vector((0, back + 0.05 * t, 0))
            turn = (90 + S.rnd.uniform(-14, 10), -slope + S.rnd.uniform(-5, 5), S.rnd.uniform(-9, 9))
            flying(place, size, turn, S.rnd.uniform(0.06, 0.3), k % 3 != 1)

    for across in np.linspace(-1, 1, 7):
        row((-1.0, 0.2 * across), (-2.25 + 0.28 * (1 - abs(across)), 0.95 * across), 3, 0.2)
    for s in (-1, 1):
        for k in range(9):  # the fan of the hand, from its edge backwards
            t = k / 8
            a = math.radians(78 + 84 * t)
            long = 1.75 - 0.35 * t
            wrist = (1.0 - 0.3 * t, s * (1.72 - 0.12 * k))
            row(
                wrist,
                (wrist[0] + long * math.cos(a), wrist[1] + s * long * math.sin(a)),
                4,
                0.1 + 0.02 * k,
                0.58,
            )
        for k in range(5):
            t = k / 4
            root = (0.72 - 0.1 * t, s * (1.15 - 0.85 * t))
            row(root, (root[0] - 1.35 + 0.1 * t, root[1] + s * 0.3 * (1 - t)), 3, 0.24 + 0.02 * k, 0.58)
        for k, (low, high) in enumerate((((0.55, 0.2), (0.9, 1.9)), ((0.8, 0.2), (1.12, 1.75)))):
            row((low[0], s * low[1]), (high[0], s * high[1]), 5, -0.12 - 0.1 * k)
    for across, long in ((0.3, 1.75), (-0.3, 1.75), (0.0, 2.4)):
        row((1.0, 0.6 * across), (1.0 - long, across), 5, -0.35 - 0.1 * (across == 0), 0.6)
    for along, across in ((1.28, 0.16), (1.28, -0.16), (1.58, 0.13), (1.6, -0.13), (1.45, 0.0)):
        row((along, across), (along - 0.1, across), 1, -0.6)
    beak = S.mat("#e89838", "clay", **lift)
    for s in (-1, 1):
        tip, side, over = (
            middle + fore * u + left * v + Vector((0, w, 0))
            for u, v, w in ((2.5, 0.0, -0.6), (1.75, s * 0.24, -0.6), (1.75, 0.0, -0.78))
        )
        S.obj([tip, side, over], [(0, 1, 2)], beak, False)
    eye = middle + fore * 1.56 - left * 0.12 + Vector((0, -0.85, 0))
    S.sphere(0.14, wax, eye, (1, 0.5, 1), 20)
    S.sphere(0.055, S.mat("#3a1210", "clay", rough=0.2), eye + Vector((0.02, -0.07, 0)), (1, 0.5, 1), 12)
    start, end = Vector((-0.75, -0.7, z + 2.65)), Vector((-1.2, 4, 5.6))
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

"""A letter box has opened, and its letters fly off as one bird; a gentleman comes running with a net."""

import math

import numpy as np
from mathutils import Vector

from ..kit.actors import actor, felt_hat
from ..kit.light import clouds, grade, sky, sun
from ..kit.somebody import somebody
from ..kit.stage import Stage


def scene():
    S = Stage(
        "letters",
        803,
        sky=sky(
            "#356fa4",
            "#86b4c4",
            "#f6dcae",
            "#f6b070",
            at=(0, 0.4, 0.63, 1),
            clouds=[clouds("#c08a90", "#ffe2b8", (0.46, 0.14), 0.55)],
        ),
        ambient=0.5,
        key=[sun((-8, -3.4, 3.6), "#ffc274", 4.4, 0.03), sun((6, 7, 4), "#ff9a5c", 1.6, 0.2)],
        fog={"density": 0.018, "start": 26},
        cam={"loc": (0, -12.5, 2.6), "tgt": (0, 0, 4.0)},
        post={"grade": grade("#24306a", "#ffeccc", contrast=0.12)},
    )
    S.ground("hills", "#b8a850", amp=0.7, seed=28, flat=3.4)
    for xr, yr, n in (
        ((-4.4, 4.4), (-0.2, 7), 480),
        ((-4.4, -0.4), (-3.3, -0.2), 130),
        ((0.9, 4.4), (-3.3, -1.3), 90),
        ((1, 8), (14.5, 17), 110),
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
    for k in range(22):  # a round head, of small letters that overlap like scales
        reach, a = 0.32 * math.sqrt(k / 22), 2.4 * k
        u, v = 1.5 + 1.1 * reach * math.cos(a), reach * math.sin(a)
        row((u, v), (u - 0.1, v), 1, -0.95 + 0.9 * reach, 0.36)
    beak = [S.mat(c, "clay", **lift) for c in ("#e6b866", "#b9803e")]
    for s in (-1, 1):
        tip, side, over = (
            middle + fore * u + left * v + Vector((0, w, 0))
            for u, v, w in ((2.16, 0.02, -0.8), (1.74, s * 0.13, -0.82), (1.74, 0.0, -1.0))
        )
        S.obj([tip, side, over], [(0, 1, 2)], beak[s > 0], False)
    eye = middle + fore * 1.62 - left * 0.09 + Vector((0, -1.16, 0))
    S.sphere(0.062, S.mat("#20283c", "clay", rough=0.2), eye, (1, 0.5, 1), 20)
    start, end = Vector((-0.75, -0.7, z + 2.65)), Vector((-1.2, 4, 5.6))
    for k, t in enumerate((0.0, 0.14, 0.3, 0.46, 0.62, 0.8)):
        way = start.lerp(end, t) + Vector(
            (0.5 * math.sin(3.1 * t) + 0.24 * (-1) ** k, 0, 0.3 * math.sin(3.1 * t))
        )
        turn = (90 + S.rnd.uniform(-35, 25), S.rnd.uniform(-40, 40), S.rnd.uniform(-40, 30))
        flying(way, 0.66 - 0.16 * t, turn, S.rnd.uniform(0.15, 0.75), k % 3 != 1)
    # the postman takes off his cap to them; a gentleman who has seen it too comes running with a net
    z = S.z(0.5, -1.5)
    blue, gold = "#2f62a8", S.mat("#e8b84c", "metal", rough=0.4)
    post = somebody(
        S,
        (0.6, -1.5, z),
        2.1,
        blue,
        156,
        hands=((0.2, -0.16, 1.16), (-0.13, -0.05, 0.5)),
        elbows=((0.22, -0.04, 0.9), (-0.25, 0.05, 0.56)),
        grips=(((0.2, -0.1, 1), (-1, 0, 0.2), (-0.3, -0.6, 0)), ((1, -0.6, -0.3), (0, 0, 1), (1, 0, 0))),
        turn=(-24, 0, 6),
        feet=((0.1, 0.03, 0), (-0.08, -0.04, 0)),
        hem=0.07,
        flare=0.115,
        trousers="#24406c",
        hair=None,
        cuffs="#e8b84c",
    )
    S.sphere(
        0.1, S.mat("#4a2c20", "cloth", bump=0.05, bscale=20), (0, 0.022, 0.9), (0.95, 0.95, 0.94), 28, post
    )
    cap = S.empty((0.2, -0.2, 1.21), (-38, 24, 0), 1.0)
    cap.parent = post
    cloth = S.mat("#24508c", "cloth")
    S.lathe([(0.1, 0.0), (0.106, 0.045), (0.15, 0.09), (0.14, 0.115), (0, 0.125)], cloth, 32, parent=cap)
    S.lathe([(0.109, 0.008), (0.111, 0.034)], gold, 32, parent=cap)
    S.sphere(0.1, S.mat("#1c2430", "clay", rough=0.3), (0, -0.1, 0.0), (0.9, 0.8, 0.12), 20, cap)
    strap = S.mat("#7a4a2c", "cloth")
    for y in (-1, 1):
        over = [(-0.09, 0.085 * y, 0.745), (0.01, 0.115 * y, 0.6), (0.15, 0.06 * y, 0.42)]
        S.tube(over, 0.016, strap, 6, post, smooth=4)
    S.box((0.13, 0.27, 0.22), S.mat("#a5683c", "cloth"), (0.2, 0.02, 0.33), (0, -8, 0), 0.05, post)
    S.box((0.15, 0.29, 0.11), S.mat("#8a5632", "cloth"), (0.2, 0.02, 0.41), (0, -8, 0), 0.045, post)
    x, y = 4.3, 16.5
    man, head = actor(
        S,
        (x, y, S.z(x, y) + 0.02),
        4.2,
        -104,
        "#2a2834",
        "#2a2834",
        chest=(0, -0.07, 0.68),
        head=(0, -0.13, 0.87),
        look=(-22, 0, 0),
        elbows=((0.2, -0.14, 0.72), (-0.2, -0.1, 0.6)),
        hands=(((0.05, -0.27, 0.86), (-1, -0.3, 0.4), (0, -0.6, 1), 0.9),) * 1
        + (((-0.03, -0.17, 0.66), (1, -0.3, 0.2), (0, -0.6, 1), 0.9),),
        knees=((0.07, -0.22, 0.36), (-0.07, 0.04, 0.24)),
        feet=((0.075, -0.2, 0.1), (-0.075, 0.3, 0.2)),
        toes=((0, -1, 0.1), (0, -0.4, -1)),
        hem=0.36,
        flare=0.15,
        hair="#2a2020",
        mood="call",
    )
    felt_hat(S, head, "#211f28", "#6a2430")
    low, high = Vector((-0.06, -0.06, 0.44)), Vector((0.12, -0.56, 1.36))
    S.tube([low, high], 0.017, S.mat("#9a6a3c", "wood"), 8, man)
    hoop = S.empty(high + (high - low).normalized() * 0.2, (24, 0, 0), 1.0)
    hoop.parent = man
    turns = np.linspace(0, 2 * math.pi, 33)
    S.tube([(0.21 * math.cos(t), 0.21 * math.sin(t), 0) for t in turns], 0.014, gold, 8, hoop)
    net = S.mat("#4f9a8c", "cloth", lift=0.12)
    for k in range(16):
        a = 2 * math.pi * k / 16
        fall = [
            (0.21 * r * math.cos(a), 0.21 * r * math.sin(a) + 0.34 * t * t, -0.42 * t)
            for t, r in ((0, 1), (0.35, 0.92), (0.7, 0.6), (1, 0.08))
        ]
        S.tube(fall, 0.008, net, 5, hoop, smooth=4)
    for t, r in ((0.15, 0.98), (0.35, 0.92), (0.55, 0.78), (0.75, 0.54), (0.9, 0.3)):
        ring = [(0.21 * r * math.cos(a), 0.21 * r * math.sin(a) + 0.34 * t * t, -0.42 * t) for a in turns]
        S.tube(ring, 0.007, net, 5, hoop)
    S.light("AREA", (-1.2, -5.5, 3.0), (0.5, -1.5, z + 1), "#fff0d0", 160, 1.2)
    # his bicycle stands in the stubble, the rack still loaded
    at = Vector((1.74, -1.35, S.z(1.74, -1.35)))
    shade = S.mat("#7a6a2c", "clay")
    for side, wide in ((-0.5, 0.42), (0.75, 0.42), (0.3, 0.9)):
        S.sphere(1.0, shade, at + Vector((side, 0.12, 0.0)), (wide, 0.2, 0.025), 28)
    bike = S.empty(at, (-4, 0, 10), 0.76)
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

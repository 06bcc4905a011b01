"""Out of doors again: fields, streets, cliffs and the open sky."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import area, clouds, grade, sky, sun
from ..kit.stage import Stage
from . import scene


@scene
def flock():
    """One of the sheep is unzipped, from inside."""
    S = Stage(
        "flock",
        801,
        sky=sky(
            "#4f7ca0",
            "#b8b8b4",
            "#f8d49a",
            "#f8b070",
            at=(0, 0.4, 0.66, 1),
            clouds=[clouds("#b89a94", "#fff0d8", (0.24, 0.18))],
        ),
        ambient=0.6,
        key=[sun((-6, -5, 5), "#ffe2b0", 3.4), sun((6, 7, 4), "#ffb070", 1.6, 0.2)],
        fog={"density": 0.02, "start": 19},
        cam={"loc": (0.25, -14.0, 4.3), "tgt": (0.25, 0, 4.1)},
        post={"grade": grade("#1f2a5c", "#fff2d6", contrast=0.2)},
    )
    S.ground("hills", "#7f9444", amp=0.6, seed=22, flat=5)
    S.mountains(48, 7, "#8a8a8c", 4, scale=0.05, width=120)
    # the coat: a body of curls, with a head that is sewn on and has buttons for eyes
    S.wool((0.75, 0.6, 3.3), (2.75, 1.7, 2.15), "#f2ead8", 420, 0.33)
    hide = S.mat("#b8a890", "cloth", bump=0.03, bscale=30)
    for x in (-1.0, 0.1, 1.6, 2.5):
        S.tube([(x, 0.5 - 0.4 * (x > 0), 2.0), (x, 0.2, 0.0)], 0.27, hide, 12, taper=0.8)
    head = S.sheep_head((-1.55, -1.0, 4.75), 1.0, rot=(0, -12, 14), skin="#b8a890", eyes=False)
    for s in (-1, 1):
        S.lathe(
            [(0, 0.03), (0.17, 0.03), (0.2, 0.0), (0.17, -0.04), (0, -0.04)],
            S.mat("#3a3440", "clay", rough=0.2),
            24,
            (s * 0.36, -0.62, 0.2),
            (78, 0, s * 20),
            parent=head,
        )
        for a in (-1, 1):
            S.tube(
                [(s * 0.36 - 0.09, -0.7, 0.2 + a * 0.09), (s * 0.36 + 0.09, -0.7, 0.2 - a * 0.09)],
                0.022,
                S.mat("#f0e6d0", "cloth"),
                6,
                head,
            )
    for k in range(7):
        z = 0.55 - 0.17 * k
        S.tube(
            [(-0.09, -0.8 - 0.06 * k, z), (0.09, -0.8 - 0.06 * k, z - 0.05)],
            0.022,
            S.mat("#4a2c28", "cloth"),
            6,
            head,
        )
    # the zip runs down its side, and gapes
    t = np.linspace(-1, 1, 40)
    gap = 0.74 * np.clip(1 - ((t - 0.25) / 0.98) ** 2, 0, 1)
    rims = [
        [(1.1 + s * g, -1.62 + 0.12 * q * q, 3.3 + 1.75 * q) for g, q in zip(gap, t, strict=True)]
        for s in (-1, 1)
    ]
    n = len(t)
    S.obj(
        [*rims[0], *rims[1]],
        [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)],
        S.mat("#0c0a12", "clay", rough=1.0),
        False,
    )
    steel, tape = S.mat("#d0d4d8", "metal", rough=0.25), S.mat("#5a4a58", "cloth")
    for s, rim in zip((-1, 1), rims, strict=True):
        S.tube([(x + s * 0.09, y, z) for x, y, z in rim], 0.13, tape, 8)
        for x, y, z in rim[::1]:
            S.box((0.15, 0.12, 0.055), steel, (x, y - 0.12, z), bevel=0.01)
    # who is inside: two eyes, a nose, and a paw on the tab
    for s in (-1, 1):
        S.sphere(
            0.21,
            S.mat("#ffd23c", "clay", rough=0.1, lift=0.9),
            (1.08 + s * 0.28, -1.72, 4.25),
            (1, 0.5, 0.72),
            24,
        )
        S.sphere(
            0.1, S.mat("#100c0c", "clay", rough=0.1), (1.02 + s * 0.28, -1.83, 4.25), (0.5, 0.5, 1.4), 16
        )
        S.tube(
            [(1.08 + s * 0.52, -1.8, 4.52), (1.08 + s * 0.1, -1.86, 4.38)], 0.07, S.mat("#4a4a54", "cloth"), 8
        )
    fur = S.mat("#5c5c68", "cloth", bump=0.05, bscale=30, vary=0.3)
    paw = [((1.0, -1.6, 2.95), 0.34, (1.15, -2.0, 2.62), 0.3)]
    paw += [((0.92 + 0.17 * k, -2.1, 2.62), 0.13, (0.9 + 0.18 * k, -2.36, 2.32), 0.11) for k in range(4)]
    S.blob(paw, fur, voxel=0.03)
    for k in range(4):
        S.tube(
            [(0.9 + 0.18 * k, -2.44, 2.3), (0.9 + 0.18 * k, -2.5, 2.06)],
            0.05,
            S.mat("#f0e8d8", "clay", rough=0.2),
            8,
            taper=0.1,
        )
    S.box((0.34, 0.2, 0.3), steel, (1.1, -1.8, 1.75), bevel=0.06)
    S.box((0.2, 0.06, 0.5), steel, (1.1, -1.98, 1.5), (12, 0, 8), 0.04)
    # the others: one has seen it, one chews, a lamb looks up
    S.wool((4.4, 1.6, 4.7), (1.9, 1.6, 1.9), "#f6efe2", 160, 0.33)
    S.sheep_head((2.75, -0.6, 6.2), 0.9, rot=(0, 10, -20), mood="afraid", look=(-0.9, -0.6))
    S.wool((-2.6, 3.6, 4.2), (2.0, 1.6, 1.7), "#ece2d0", 160, 0.34)
    S.wool((-2.1, -2.3, 1.15), (0.95, 0.8, 0.78), "#fdf8ee", 150, 0.17)
    for x in (-2.8, -2.1):
        S.tube([(x, -2.4, 0.7), (x, -2.5, 0.0)], 0.11, S.mat("#3a3036", "clay"), 8)
    S.sheep_head((-1.35, -2.9, 1.95), 0.52, rot=(-16, 0, 26), mood="wonder", look=(0.9, 0.9))
    # far off, the shepherd sleeps on a hillock
    x, y = -3.4, 13.0
    S.sphere(2.6, S.mat("#7f9444", "clay", nscale=0.7), (x, y, S.z(x, y) - 0.6), (1.4, 1, 0.9), 40)
    S.person(
        (x, y - 1.0, S.z(x, y) + 1.6), 2.4, "#3f6a8a", "floor", 20, hat="#d8b04c", head=(0.06, -0.12, 0.5)
    )
    S.flowers(90, (-4, 4.5), (-3.6, 2), high=0.4, big=1.4)
    S.grass(420, (-4.5, 4.8), (-4.0, 1.0), high=0.5)
    return S


@scene
def hand():
    """Two hands of stone out of the sea shelter a house, as one shelters a candle from the rain."""
    S = Stage(
        "hand",
        602,
        sky=sky(
            "#1c2a40",
            "#34506a",
            "#5f7f8c",
            "#7f9a9a",
            at=(0, 0.3, 0.55, 0.75),
            wash=0.5,
            clouds=[
                clouds("#1f2c40", "#5a7080", (0.15, 0.22), 0.9),
                clouds("#2c4054", "#7f98a0", (0.42, 0.12), 0.6),
            ],
        ),
        ambient=0.4,
        key=[sun((-5, 6, 6), "#a8c4dc", 1.6, 0.2)],
        fog={"density": 0.035, "start": 17, "low": 0.4, "low_h": 1.5},
        cam={"loc": (0, -13.5, 3.2), "tgt": (0, 0, 4.0)},
        post={"grade": grade("#0c1c38", "#ffe8c0", contrast=0.2), "bloom": 0.8, "bloom_th": 0.75},
    )
    S.ground("sea", "#16384c", base=0.0, amp=2.4)
    stone = S.mat("#8d9490", "stone", bump=0.22, bscale=3.5, vary=0.35, nscale=2.2)
    for s in (-1, 1):
        S.hand(
            (s * 2.1, 0.5, 1.7),
            3.25,
            stone,
            (6, -s * 4, -s * 58),
            (0.34, 0.3, 0.28, 0.26),
            0.1,
            thumb=0.1,
            left=s > 0,
        )
        S.froth(
            [(s * 2.1 + 0.85 * math.cos(t), 0.5 + 0.8 * math.sin(t), 0.05) for t in np.linspace(0, 6.28, 40)],
            0.13,
            voxel=0.045,
            low=0.5,
        )
    # the rock and the house, which is warm inside
    rock = S.mat("#5a6260", "stone", bump=0.3)
    S.island((0, 0.4, -0.25), 1.55, 1.0, "#5f6a58", "stone", 3)
    for k in range(9):
        a = 0.7 * k
        S.sphere(
            S.rnd.uniform(0.25, 0.45),
            rock,
            (1.45 * math.cos(a), 0.4 + 1.2 * math.sin(a), 0.05),
            (1.2, 1, 0.7),
            16,
            bumpy=0.1,
        )
    S.froth(
        [(1.6 * math.cos(t), 0.3 + 1.4 * math.sin(t), 0.02) for t in np.linspace(3.1, 6.4, 40)],
        0.11,
        voxel=0.045,
        low=0.4,
    )
    S.house((0.05, 0.5, 0.6), 1.6, 1.4, "#a84a38", "#e8d4b0", 8, lit=1.0, win="#ffc060")
    door = S.empty((0.22, -0.2, 0.6), (0, 0, 8))
    S.box((0.42, 0.06, 0.8), S.mat("#ffb850", "glow", gain=3.0), (0, 0, 0.4), parent=door, bevel=0.02)
    her = S.person((0.24, -0.42, 0.62), 0.85, "#3f5a7a", "give", 10, hair="#5a3020", style="bun")
    S.rays(her, shadow=False)
    S.lamp((0.1, -1.0, 2.3), "#ffb050", 330, 0.4)
    S.lamp((0.0, 0.6, 3.6), "#ffb860", 200, 0.4)
    smoke = [(0.45, 0.5, 3.3), (0.6, 0.6, 3.9), (0.35, 0.7, 4.5), (0.65, 0.8, 5.2)]
    S.froth(
        [Vector(smoke[i]).lerp(Vector(smoke[i + 1]), t) for i in range(3) for t in (0, 0.33, 0.66)],
        0.16,
        color="#d8d4cc",
        voxel=0.05,
        balls=2,
    )
    # a boat is tied to a thumb; far off other hands hold nothing, and go under
    b = S.empty((-2.2, -3.0, 0.12), (0, 6, 24), 0.8)
    V, F, n, m = [], [], 24, 9
    for i in range(n + 1):
        t = -1 + 2 * i / n
        w = 0.5 * (1 - abs(t) ** 2.4) ** 0.7 + 0.01
        for k in range(m):
            q = math.pi * k / (m - 1)
            V.append(
                (1.3 * t, -w * math.cos(q), 0.4 * abs(t) ** 3 + 0.35 - 0.45 * math.sin(q) * (1 - abs(t) ** 3))
            )
    for i in range(n):
        for k in range(m - 1):
            F.append((i * m + k, (i + 1) * m + k, (i + 1) * m + k + 1, i * m + k + 1))
    S.obj(V, F, S.mat("#b8382c", "wood"), parent=b).modifiers.new("thick", "SOLIDIFY").thickness = 0.05
    for x in (-0.45, 0.3):
        S.box((0.22, 0.85, 0.05), S.mat("#c9a06a", "wood"), (x, 0, 0.22), parent=b, bevel=0.01)
    S.string((-1.25, -2.6, 0.45), (-1.5, -0.4, 2.3), 0.4, 0.025)
    for x, y, h, lean in ((5.2, 17, 1.6, -16), (8.0, 18, 1.3, 18)):
        S.hand((x, y, h - 2.2), 3.2, stone, (0, lean, -s * 30), (0.18, 0.14, 0.16, 0.2), 0.2, left=x > 6)
    rain = S.mat("#c4d4dc", "glow", gain=0.35)
    for _ in range(230):
        x, y, z = S.rnd.uniform(-4.5, 4.5), S.rnd.uniform(-4, 6), S.rnd.uniform(0, 10)
        if abs(x) < 1.5 and -1 < y < 2 and z < 5:
            continue
        S.tube([(x, y, z), (x - 0.16, y, z - 0.55)], 0.009, rain, 4)
    return S


@scene
def letters():
    """A letter box has opened, and the letters fly off like birds."""
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


@scene
def painter():
    """She paints the dawn across a grey morning; at the other end somebody rubs it out."""
    S = Stage(
        "painter",
        604,
        sky=sky(
            "#3a4a94",
            "#7a64a4",
            "#e88a80",
            "#f8c070",
            "#fde0a0",
            at=(0, 0.22, 0.42, 0.58, 0.72),
            clouds=[
                clouds("#b8608c", "#ffd8a8", (0.32, 0.2), 0.85),
                clouds("#e8806c", "#fff0c0", (0.55, 0.1), 0.7),
            ],
            discs=[
                {
                    "x": 0.3,
                    "y": 0.55,
                    "r": 0.12,
                    "color": "#fff4c8",
                    "glow": "#ffc870",
                    "halo": 1.0,
                    "halo_gain": 0.8,
                    "maria": 0.0,
                    "gain": 1.6,
                }
            ],
        ),
        ambient=0.75,
        key=[area((-6, -5, 6), "#ffd0a0", 520, 3.0), sun((4, -8, 7), "#e0e4ec", 1.3, 0.2)],
        fog={"density": 0.02, "start": 20, "color": "#c4c4c4", "mix": 0.7},
        cam={"loc": (0, -12.2, 3.4), "tgt": (0, 0, 4.55)},
        post={"grade": grade("#2a2c54", "#fff2d8", contrast=0.18), "bloom": 0.6, "bloom_th": 0.85},
    )
    S.ground("hills", "#a8a8a4", amp=0.5, seed=7, flat=5)
    S.mountains(26, 4.5, "#b4b4b2", seed=3, base=-1)
    # the veil of grey, and the strokes of dawn in it, with smears where they are rubbed out
    rows, columns, wide, high, y0 = 1500, 1000, 15.0, 22.5, 9.0
    px = (np.arange(columns) / columns - 0.5)[None, :] * wide
    pz = 5.4 + (0.5 - np.arange(rows) / rows)[:, None] * high
    grain, broad = S.nfun(0.9, 4, 21), S.nfun(0.35, 3, 22)
    alpha = np.ones((rows, columns))
    for k, (base, bow, x0, x1, half) in enumerate(
        (
            (3.9, 0.25, -7.5, 1.5, 1.25),
            (5.9, 0.5, -5.6, 2.6, 1.2),
            (7.9, 0.8, -3.8, 2.9, 1.2),
            (9.7, 1.0, -2.4, 3.1, 0.95),
        )
    ):
        line = base + bow * np.sin((px - x0) / (x1 - x0) * 2.4) + 0.35 * (broad(px + 5 * k, 0 * px + k) - 0.5)
        across = (pz - line) / half
        streak = grain(0.25 * px + 0 * pz, 9 * across + 0 * px + 7 * k)
        ends = np.minimum((x1 - px) / 2.2, (px - x0) / 2.8)
        wet = np.clip((ends + 0.9 * (streak - 0.42)) * 9, 0, 1) * np.clip(
            (1 - np.abs(across) + 0.5 * (streak - 0.5)) * 9, 0, 1
        )
        alpha = np.minimum(alpha, 1 - wet)
    for cx, cz, r in ((-3.4, 5.3, 0.9), (-4.3, 4.2, 1.1), (-3.1, 6.6, 0.6), (-4.8, 5.8, 0.9)):
        rub = np.exp(
            -((((px - cx) * 0.8 + (pz - cz) * 0.45) / r) ** 2)
            - (((pz - cz) * 0.8 - (px - cx) * 0.3) / (0.8 * r)) ** 2
        )
        alpha = np.maximum(alpha, np.clip(1.7 * rub * (0.5 + grain(2 * (px + pz), 0.4 * (pz - px))), 0, 0.97))
    S.veil((0, y0, 5.4), wide, high, alpha, "#b9bab8", 0.42)
    # she stands on the ladder, her brush in the last stroke, a pot of dawn at her knee
    S.ladder((1.9, -0.6, -0.2), (2.15, 0.6, 6.6), 1.0, "#9a7044", 0.62, 0.07)
    S.tube([(2.2, 1.6, 0.0), (2.15, 0.6, 6.6)], 0.07, S.mat("#8a6238", "wood"), 8)
    her = S.person(
        (1.72, -0.75, 3.0),
        3.1,
        "#3f6f8a",
        "wave",
        -148,
        hair="#b0542c",
        style="plait",
        trousers="#4a4458",
        hands=((0.3, -0.06, 1.0), (-0.22, -0.12, 0.62)),
        feet=((0.07, 0.02, 0.03), (-0.07, -0.04, 0.13)),
    )
    hand = her.matrix_basis @ Vector((0.3, -0.06, 1.0))
    tip = hand + Vector((-1.75, 0.9, 1.55))
    d = (tip - hand).normalized()
    S.tube([hand - d * 0.7, hand + d * 1.35], 0.075, S.mat("#c98a4a", "wood"), 10)
    S.tube([hand + d * 1.3, hand + d * 1.75], 0.17, S.mat("#b0b4b8", "metal"), 14)
    for k in range(26):
        a, r = 2.4 * k, 0.16 * (k / 26) ** 0.5
        off = Vector((r * math.cos(a), r * math.sin(a), 0.4 * r * math.cos(a)))
        S.tube(
            [hand + d * 1.7 + off, hand + d * 2.2 + off * 1.6, hand + d * 2.6 + off * 0.9],
            0.045,
            S.mat(("#f0a860", "#e87868", "#f8d080")[k % 3], "clay", lift=0.3),
            6,
            taper=0.3,
        )
    pot = Vector((2.42, -0.95, 2.6))
    S.lathe(
        [(0, 0), (0.34, 0), (0.38, 0.62), (0.34, 0.62), (0.3, 0.5), (0, 0.5)],
        S.mat("#9aa0a8", "metal", rough=0.35),
        30,
        pot,
    )
    S.lathe([(0, 0.52), (0.33, 0.52)], S.mat("#ffb060", "glow", gain=2.4), 24, pot)
    S.tube(
        [pot + Vector((0.36 * math.cos(t), 0, 0.6 + 0.6 * math.sin(t))) for t in np.linspace(0, 3.14, 12)],
        0.02,
        S.mat("#5a5a60", "metal"),
        6,
    )
    S.lamp(pot + Vector((-0.2, -0.7, 1.1)), "#ffb070", 26, 0.2)
    for k in range(3):
        S.sphere(
            0.09,
            S.mat("#f0906c", "clay", rough=0.2, lift=0.3),
            pot + Vector((-0.3 + 0.24 * k, -0.38, 0.4 - 0.2 * k)),
            (0.6, 0.4, 1.6),
            14,
        )
    # he rubs it out, in no hurry
    him = S.person(
        (-1.45, -1.5, 1.05),
        2.9,
        "#5a5c64",
        "stand",
        -152,
        hair="#3a3a40",
        hands=((0.2, -0.02, 0.44), (-0.3, -0.16, 1.0)),
        trousers="#3c3e46",
    )
    for k in range(2):
        S.box(
            (1.1 - 0.1 * k, 0.9, 0.56),
            S.mat("#8f7a60", "wood"),
            (-1.45, -1.45, 0.22 + 0.56 * k),
            (0, 0, 12 - 30 * k),
            0.04,
        )
    brim = [(0, 0.2), (0.07, 0.19), (0.105, 0.12), (0.11, 0.02), (0.17, 0.0), (0.17, 0.015), (0.11, 0.03)]
    S.lathe(brim, S.mat("#3a3c44", "cloth"), 28, (0, 0.02, 0.955), (6, 0, 0), parent=him)
    palm = him.matrix_basis @ Vector((-0.3, -0.18, 1.0))
    S.box(
        (0.62, 0.4, 0.95),
        S.mat("#e89a94", "clay", rough=0.8),
        palm + Vector((-0.08, 0.1, 0.45)),
        (0, 14, 10),
        0.07,
    )
    S.box((0.66, 0.44, 0.4), S.mat("#4a6aa0", "paper"), palm + Vector((-0.02, 0.1, 0.2)), (0, 14, 10), 0.02)
    for _ in range(70):
        p = palm + Vector((S.rnd.gauss(-0.1, 0.5), S.rnd.gauss(0.3, 0.3), -S.rnd.uniform(-0.6, 3.4)))
        S.tube(
            [p, p + Vector((S.rnd.gauss(0, 0.08), 0, S.rnd.gauss(0, 0.05)))],
            0.02,
            S.mat("#8a8088", "clay"),
            5,
        )
    S.tree((3.9, 5, 0), 3.6, "#8a8884", ("#b0b0ac", "#a4a4a0"), 5, 0.6, 1.2, 0.12, seed=3)
    return S


@scene
def phone():
    """A child talks through a tin can on a string, and its other end is up in a cloud."""
    S = Stage(
        "phone",
        805,
        sky=sky(
            "#4a90b8",
            "#9ccbd4",
            "#f2ecd0",
            "#f8d4a4",
            at=(0, 0.42, 0.7, 1),
            clouds=[clouds("#a8c4cc", "#fffaf0", (0.3, 0.1), 0.55)],
        ),
        ambient=0.6,
        key=[sun((-6, -4, 6), "#fff0cc", 3.4), sun((6, 7, 5), "#ffd0a0", 1.0, 0.2)],
        fog={"density": 0.016, "start": 20},
        cam={"loc": (0, -13, 2.4), "tgt": (0, 0, 3.9)},
        post={"grade": grade("#1c3a60", "#fff6da")},
    )
    # the top of a hill as round as a small planet
    S.sphere(6.2, S.mat("#86a450", "clay", nscale=0.4, bump=0.06), (0, 2.5, -5.6), (1, 1, 1), 96)
    S.gh = lambda X, Y: -5.6 + np.sqrt(np.maximum(6.2**2 - X**2 - (Y - 2.5) ** 2, 0))
    S.grass(900, (-3.8, 3.8), (-2.2, 4), high=0.3)
    S.flowers(90, (-3.6, 3.6), (-2.2, 4), high=0.32)
    # the child, and the cloud that answers
    x, y = -1.15, 0.2
    z, h = S.z(x, y), 2.9
    mouth = Vector((x + 0.4, y - 0.02, z + 0.87 * h))
    far = Vector((1.5, 2.2, 8.0))
    way = (far - mouth).normalized()
    S.person(
        (x, y, z - 0.03),
        h,
        "#e2a636",
        "stand",
        106,
        hair="#5a3322",
        style="plait",
        head=(0, -0.01, 0.885),
        hands=((0.16, -0.28, 0.84), (-0.1, -0.3, 0.92)),
    )
    near = _tin(S, mouth, way, 0.36, 0.98)
    there = _tin(S, far + way * 1.15, -way, 0.46, 1.25, lid=True)
    S.string(near, there, 0.0, 0.026, "#fbf2de")
    for i, (cx, cy, cz, q) in enumerate(
        ((1.1, 4.2, 9.7, 1.6), (2.9, 4.6, 9.6, 1.5), (2.1, 4.4, 10.5, 1.5), (2.55, 2.9, 9.25, 0.85))
    ):
        S.cloud((cx, cy, cz), q, "#fffaf2", 13, 0.5, seed=i)
    # the bear has one of its own, and a bird that listens
    bx, by = 1.45, 0.3
    bz = S.z(bx, by) - 0.05
    S.bear((bx, by, bz), 1.35, "#9a6a44", 62, arms=((0.16, -0.42, 0.66), (-0.12, -0.42, 0.64)))
    S.bird((bx - 0.02, by, bz + 1.22), 0.42, "#c8503c", 12, belly="#f2dcc0")
    small = Vector((2.75, 1.0, 4.6))
    lip = Vector((bx + 0.46, by - 0.2, bz + 0.98))
    up = (small - lip).normalized()
    S.string(_tin(S, lip, up, 0.15, 0.4, "#3f7f8f"), small, 0.0, 0.014, "#fbf2de")
    S.cloud(small + Vector((0.05, 0.2, 0.15)), 0.5, "#fffaf2", 9, 0.5, seed=9)
    S.house((-3.0, 4.2, S.z(-3.0, 4.2) - 0.1), 0.9, 0.8, "#a5483c", "#f2e6d2", 20, lit=0).rotation_euler = (
        0,
        -0.4,
        0.3,
    )
    S.tree(
        (3.1, 3.4, S.z(3.1, 3.4) - 0.1),
        2.2,
        "#5a3a2a",
        ("#6f9440", "#8fb04f"),
        5,
        0.5,
        1.1,
        0.1,
        seed=4,
        lean=(0.35, 0, 0.9),
    )
    return S


def _tin(S, at, way, r, long, label="#c8322c", lid=False):
    """A tin can with a label, its open end at a point; say where the middle of its bottom is."""
    way = Vector(way)
    turn = [math.degrees(a) for a in way.to_track_quat("Z", "Y").to_euler()]
    e = S.empty(at, turn)
    tin = S.mat("#c4c8c8", "metal", rough=0.25)
    S.lathe([(0.9 * r, 0.02), (r, 0), (r, long), (0, long - 0.03)], tin, 40, parent=e)
    S.lathe([(0.9 * r, 0.02), (0.9 * r, 0.8 * long), (0, 0.8 * long)], S.mat("#4a4c50", "clay"), 40, parent=e)
    for z in (0.0, 0.07, 0.13, 0.87, 0.93, 1.0):
        q = 0.035 if z in (0.0, 1.0) else 0.022
        ring = [(r * math.cos(t), r * math.sin(t), z * long) for t in np.linspace(0, 2 * math.pi, 41)]
        S.tube(ring, q * r / 0.36, tin, 8, e)
    paper, cream = S.mat(label, "paper"), S.mat("#f6ecd4", "paper")
    S.lathe([(1.02 * r, 0.17 * long), (1.02 * r, 0.52 * long)], cream, 40, parent=e)
    S.lathe([(1.02 * r, 0.52 * long), (1.02 * r, 0.83 * long)], paper, 40, parent=e)
    # a tomato on the label, where we see it
    see = way.to_track_quat("Z", "Y").inverted() @ Vector((0, -1, 0))
    see = Vector((see.x, see.y, 0)).normalized() * 1.0 * r
    S.sphere(0.34 * r, S.mat("#d8402c", "clay"), see + Vector((0, 0, 0.36 * long)), (1, 1, 0.9), 20, e)
    S.sphere(
        0.13 * r,
        S.mat("#5a8a3c", "clay"),
        1.12 * see + Vector((0, 0, 0.36 * long + 0.3 * r)),
        parent=e,
        seg=10,
    )
    if not lid:
        return e.matrix_basis @ Vector((0, 0, long))
    # the lid stands open on its hinge, its edge as the opener left it
    side = Vector((-see.y, see.x, 0)).normalized()
    back = S.mat("#d4d8d8", "metal", rough=0.3)
    teeth = []
    if (way.to_track_quat("Z", "Y") @ side).z < 0:
        side = -side
    out = (side + Vector((0, 0, -0.5))).normalized()
    for k in range(40):
        t = 2 * math.pi * k / 40
        q = r * (0.92 if k % 2 else 0.82)
        teeth.append(side * r + out * (r + q * math.cos(t)) + see.normalized() * q * math.sin(t))
    disc = S.obj(teeth, [tuple(range(40))], back, False, parent=e)
    disc.modifiers.new("thick", "SOLIDIFY").thickness = 0.02
    return e.matrix_basis @ Vector((0, 0, long))


@scene
def plane():
    """They travel on a letter, and are not the only ones."""
    S = Stage(
        "plane",
        806,
        sky=sky(
            "#3a6aa4",
            "#86a8c8",
            "#f0d0a8",
            "#f8b884",
            "#d8a890",
            at=(0, 0.26, 0.44, 0.52, 1),
            discs=[
                {
                    "x": 0.5,
                    "y": 0.44,
                    "r": 0.085,
                    "color": "#fff2c8",
                    "glow": "#ffd890",
                    "halo": 1.6,
                    "maria": 0,
                }
            ],
            clouds=[clouds("#a8a0b8", "#fff0dc", (0.2, 0.16), 0.6)],
        ),
        ambient=0.75,
        key=[sun((-3, 8, 5), "#ffd8a0", 3.6, 0.05), sun((-5, -7, 8), "#f4ecf4", 2.2, 0.3)],
        fog={"density": 0.012, "start": 26},
        cam={"loc": (2.3, -13.5, 8.4), "tgt": (0.15, 1, 3.75), "fov": 42},
        post={"grade": grade("#1c2f6c", "#fff4dc", contrast=0.18), "bloom": 0.7},
    )
    # the letter, folded once: two wings that rise from the fold, and the lines run across them
    paper, ink = S.mat("#f8f1de", "clay", bump=0.01, vary=0.04, rough=0.9), S.mat("#3a4a7a", "clay", bump=0.0)
    nose, tail = Vector((0, 9.5, 4.3)), Vector((0, -2.6, 1.9))
    tips = {s: Vector((s * 3.5, -2.6, 3.0)) for s in (-1, 1)}
    for s in (-1, 1):
        V, F, n = [], [], 24
        for i in range(n + 1):
            for k in range(n + 1):
                a, b = tail.lerp(nose, i / n), tips[s].lerp(nose, i / n)
                p = a.lerp(b, k / n)
                V.append(p + Vector((0, 0, 0.22 * math.sin(math.pi * k / n) * (1 - i / n))))
        for i in range(n):
            for k in range(n):
                q = i * (n + 1) + k
                F.append((q, q + 1, q + n + 2, q + n + 1))
        S.obj(V, F, paper).modifiers.new("thick", "SOLIDIFY").thickness = 0.04
        keel = [tail, nose, Vector((0, -2.6, 1.15))]
        S.obj(keel, [(0, 1, 2)], paper, False)
        for row in range(13):
            t = 0.06 + 0.062 * row
            if s > 0 and row < 3:
                continue
            stop = (0.9, 0.82, 0.88, 0.55, 0.86)[row % 5]
            x, words = 0.12, []
            while x < stop:
                long = S.rnd.uniform(0.05, 0.14)
                words.append((x, min(stop, x + long)))
                x += long + 0.035
            for u0, u1 in words:
                P = []
                for u in np.linspace(u0, u1, max(6, int((u1 - u0) * 130))):
                    a, b = tail.lerp(nose, t), tips[s].lerp(nose, t)
                    p = a.lerp(b, float(u)) + Vector((0, 0, 0.22 * math.sin(math.pi * u) * (1 - t) + 0.035))
                    P.append(p + Vector((0, 0.1 * math.sin(u * 330) * (1 - t), 0)))
                S.tube(P, 0.028 * (1 - 0.6 * t), ink, 5)
    stamp = S.empty((1.75, -1.7, 2.62), (0, -15, 8))
    S.box((1.1, 1.3, 0.02), S.mat("#fdf8ee", "paper"), parent=stamp, bevel=0)
    S.box((0.9, 1.1, 0.03), S.mat("#3f8a8a", "paper"), parent=stamp, bevel=0)
    S.sphere(0.26, S.mat("#f2d060", "paper"), (0, 0.05, 0), (1, 1, 0.12), 20, stamp)
    for k in range(3):
        wave = [(-1.4 + 0.1 * q, -0.3 + 0.3 * k + 0.07 * math.sin(q * 1.1), 0.05) for q in range(17)]
        S.tube(wave, 0.022, S.mat("#5a3440", "clay"), 5, stamp)
    # two riders: one looks aside, one has let go with both hands
    big = S.person(
        (-0.7, -0.6, 2.5),
        2.5,
        "#2f6a72",
        "floor",
        196,
        hair=None,
        scarf="#e8b04a",
        trousers="#3a3450",
        head=(0.02, -0.09, 0.56),
        hands=((0.22, -0.34, 0.12), (-0.14, -0.3, 0.14)),
    )
    S.face(
        (0.02, -0.1, 0.575),
        0.128,
        "calm",
        (0.1, -0.6),
        hair="#8a4424",
        style="bob",
        parent=big,
        rot=(14, 0, -88),
    )
    pen = S.mat("#e0a03c", "clay")
    S.tube([(-1.2, 0.5, 2.75), (-1.6, 0.15, 3.5)], 0.06, pen, 8)
    S.lathe([(0.06, 0), (0, -0.2)], S.mat("#3a3036", "clay"), 10, (-1.2, 0.5, 2.75), (24, -24, 0))
    small = S.person(
        (0.62, 1.2, 2.85),
        2.2,
        "#d8a83c",
        "sit",
        172,
        hair=None,
        trousers="#5a3a44",
        hands=((0.34, -0.1, 0.76), (-0.34, -0.1, 0.8)),
    )
    S.face(
        (0, 0, 0.575),
        0.13,
        "laugh",
        (0.4, 0.2),
        hair="#2c2024",
        style="short",
        skin="#b87a52",
        parent=small,
        rot=(-6, 0, 62),
        seed=4,
    )
    # below: a sea of clouds with mountain tops, and someone else's letter far ahead
    for i in range(46):
        y = S.rnd.uniform(8, 60)
        x = S.rnd.uniform(-1, 1) * (7 + y * 0.5)
        S.cloud(
            (x, y, -5.0 - 0.03 * y + S.rnd.uniform(-0.6, 0.6)),
            S.rnd.uniform(2.2, 4.0),
            "#fff0e2",
            7,
            0.4,
            seed=i,
        )
    S.mountains(64, 13, "#8a86a4", 5, base=-9, scale=0.05, width=150)
    far = S.empty((-4.0, 24, 7.2), (0, 12, 30), 1.2)
    wings = [(0, 1.5, 0), (-1.1, -1, 0.25), (0, -1, -0.1), (1.1, -1, 0.25), (0, -1, -0.7)]
    S.obj(wings, [(0, 1, 2), (0, 2, 3), (0, 2, 4)], paper, False, parent=far)
    S.person(
        (0, -0.4, 0.0), 1.0, "#c2453a", "sit", 150, hands=((0.26, -0.08, 0.95), (-0.2, -0.1, 0.2)), parent=far
    )
    return S

"""They travel on a letter, and are not the only ones."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import clouds, grade, sky, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "plane",
        806,
        sky=sky(
            "#3f74ac",
            "#9cc4dc",
            "#fbe2bc",
            "#b4c8d4",
            "#6f98b0",
            at=(0, 0.1, 0.19, 0.3, 1),
            clouds=[clouds("#b8b4c8", "#fff4e4", (0.08, 0.07), 0.5)],
        ),
        ambient=0.62,
        key=[sun((-6, 4.5, 7), "#ffe0ac", 5.6, 0.03), sun((4, -8, 9), "#dce4f8", 1.0, 0.3)],
        fog={"density": 0.0055, "start": 24},
        cam={"loc": (0, -12.6, 8.4), "tgt": (0, 0, 3.5), "fov": 48},
        post={"grade": grade("#1c2f6c", "#fff4dc", contrast=0.2), "bloom": 0.5},
    )
    paper = S.mat("#f8f1de", "clay", bump=0.01, vary=0.03, rough=0.9)
    letter = S.empty((0.1, 0.4, 2.3), (7, 21, -37), 0.93)
    _dart(S, letter, paper, S.mat("#34447a", "clay", bump=0.0))
    # two ride in the fold: one holds on and looks aside, one has let go with both hands
    looks = S.person(
        (0, -1.75, -0.62),
        2.7,
        "#1f7078",
        "floor",
        180,
        hair=None,
        trousers="#4a3450",
        head=(0, 0, 0.12),
        hands=((0.27, -0.13, 0.22), (-0.27, -0.13, 0.22)),
        knees=((0.085, -0.23, 0.25), (-0.085, -0.23, 0.25)),
        feet=((0.07, -0.42, 0.17), (-0.07, -0.42, 0.17)),
        parent=letter,
    )
    _head(S, looks, (0, -0.01, 0.575), (0, 0, -82), "#f0c8a4", "#8a3c1c", True)
    cheers = S.person(
        (0, 0.55, -0.36),
        2.4,
        "#f0b428",
        "floor",
        180,
        hair=None,
        trousers="#3a4a6a",
        head=(0, 0, 0.12),
        hands=((0.3, 0.0, 0.82), (-0.3, -0.04, 0.85)),
        knees=((0.08, -0.22, 0.25), (-0.08, -0.22, 0.25)),
        feet=((0.06, -0.42, 0.17), (-0.06, -0.42, 0.17)),
        parent=letter,
    )
    _head(S, cheers, (0, 0.01, 0.585), (8, 0, -10), "#b87a52", "#241a1e", False)
    _scarf(S, looks, "#ffc83c")
    # far below: fields, a river, clouds and their shadows; and mountains ahead
    _land(S, -46)
    spots = [
        (-9, 26, -13, 4.6),
        (7.5, 22, -15, 4.4),
        (-2, 40, -16, 5.0),
        (15, 44, -15, 6.0),
        (-19, 52, -14, 6.5),
        (4, 66, -14, 6.5),
        (26, 78, -12, 8.0),
        (-30, 86, -12, 9.0),
        (-8, 96, -12, 8.0),
        (14, 112, -11, 10.0),
        (-22, 128, -10, 11.0),
        (42, 130, -10, 12.0),
        (-52, 134, -10, 12.0),
        (-3.6, 15, -14, 2.6),
    ]
    for i, (x, y, z, size) in enumerate(spots):
        S.cloud((x, y, z), size, "#fff2e4", 9, 0.4, seed=i)
    S.mountains(190, 62, "#7c86ac", 5, base=-46, scale=0.03, width=330)
    # somebody else's letter
    far = S.empty((0.3, 26, 7.9), (8, 22, -37), 0.52)
    _dart(S, far, paper, None)
    S.person(
        (0, -1.0, -0.4),
        3.2,
        "#d0302a",
        "floor",
        180,
        hair="#2c2024",
        parent=far,
        hands=((0.3, -0.05, 0.84), (-0.26, -0.13, 0.24)),
    )
    return S


def _dart(S, e, paper, ink):
    """A dart folded from a sheet: two wings, and between them the deep fold; ink, if it is written on."""
    nose = Vector((0, 5.4, 0.1))
    tail, flat = Vector((0, -3.6, -1.25)), -3.6
    for s in (-1, 1):
        crease, tip = Vector((s * 0.8, flat, 0.0)), Vector((s * 3.05, flat, 0.42))

        def wing(t, u, lift=0.0, crease=crease, tip=tip):
            """A point of the wing: t from tail to nose, u from the crease to the tip."""
            p = crease.lerp(tip, u).lerp(nose, t)
            return p + Vector((0, 0, (0.2 * math.sin(math.pi * u) + 0.1 * u * u) * (1 - t) + lift))

        def sheet(corners, fn, mat, n=24):
            V = [fn(i / n, k / n) for i in range(n + 1) for k in range(n + 1)]
            F = [
                (q, q + 1, q + n + 2, q + n + 1)
                for i in range(n)
                for q in range(i * (n + 1), i * (n + 1) + n)
            ]
            S.obj(V, F, mat, True, parent=e).modifiers.new("thick", "SOLIDIFY").thickness = corners

        sheet(0.035, wing, paper)
        sheet(0.035, lambda t, u, crease=crease: tail.lerp(crease, u).lerp(nose, t), paper)
        # the edge that was folded in first lies double
        sheet(0.03, lambda t, u, wing=wing: wing(t, 0.7 + 0.3 * u, 0.05), paper)
        if not ink:
            continue
        for row in range(15):
            t = 0.05 + 0.052 * row
            start, stop = (0.08, 0.64) if s > 0 else (0.64, 0.08)
            if s > 0 and row == 0:
                continue
            if s > 0 and row == 1:
                stop = 0.4
            wide = 2.25 * (1 - t)
            x, words = 0.0, []
            while x < abs(stop - start) * wide - 0.12:
                long = min(S.rnd.uniform(0.2, 0.5), abs(stop - start) * wide - x)
                words.append((x, long))
                x += long + 0.11
            for x0, long in words:
                letters = max(2, round(long / 0.105))
                tall = [S.rnd.choice((0.085, 0.085, 0.1, 0.2)) for _ in range(letters + 1)]
                P = []
                for k in range(letters * 9 + 1):
                    q = k / 9
                    up = tall[int(q)] * (1 - math.cos(2 * math.pi * q)) / 2
                    along = x0 + long * (q + 0.28 * math.sin(2 * math.pi * q)) / letters
                    u = start + math.copysign(along / wide, stop - start) if wide else start
                    P.append(wing(t + up / 9, u, 0.035))
                S.tube(P, 0.0165, ink, 5, e)


def _head(S, parent, at, turn, skin, hair, long):
    """A child's head: an eye on each side, and hair that the wind blows back."""
    e = S.empty(at, turn)
    e.parent = parent
    m, h = S.mat(skin, "clay"), S.mat(hair, "cloth", vary=0.3)
    S.tube([(0, 0.01, -0.16), (0, 0.01, -0.05)], 0.042, m, 10, e)
    S.sphere(0.108, m, (0, 0, 0), (0.95, 0.98, 1.04), 28, e)
    S.sphere(0.02, m, (0, -0.108, -0.012), (0.9, 1.2, 0.9), 12, e)
    ink = S.mat("#1c1618", "clay", rough=0.2)
    for s in (-1, 1):
        S.sphere(0.024, m, (s * 0.1, 0.012, -0.015), (0.5, 0.9, 1.2), 12, e)
        S.sphere(0.014, ink, (s * 0.052, -0.093, 0.012), (0.8, 0.6, 1.3), 12, e)
        S.sphere(0.022, S.mat("#e08a70", "clay"), (s * 0.068, -0.08, -0.034), (0.8, 0.45, 0.7), 12, e)
    S.tube(
        [(0.034 * t, -0.1 + 0.012 * t * t, -0.056 + 0.012 * t * t) for t in np.linspace(-1, 1, 7).tolist()],
        0.006,
        S.mat("#a04a40", "clay"),
        6,
        e,
    )
    S.sphere(0.112, h, (0, 0.026, 0.026), (0.97, 0.96, 1.0), 28, e)
    for k in range(26):
        a = math.radians(-128 + 256 * k / 25)
        side, back = math.sin(a), math.cos(a)
        rim = Vector((0.112 * side, 0.02 + 0.112 * back, 0.035 if abs(a) < 1.7 else 0.055))
        drop = S.rnd.uniform(0.9, 1.1)
        P = [(0, 0.02, 0.135), (0.085 * side, 0.025 + 0.08 * back, 0.11), rim]
        if long:
            wind = Vector((-0.06, 0.05, -0.02))
            P += [
                rim + Vector((0.012 * side, 0.014, -0.075 * drop)),
                rim + wind + Vector((0, 0, -0.12 * drop)),
            ]
        else:
            P += [rim + Vector((0.0, 0.01, -0.05 * drop * max(0.0, back + 0.25)))]
        S.tube(P, 0.021, h, 8, e, taper=0.5, smooth=5)


def _scarf(S, parent, color):
    """A scarf about the neck, with an end that the wind holds out."""
    wool = S.mat(color, "cloth")
    S.lathe(
        [(0.05, -0.035), (0.1, -0.028), (0.112, 0.0), (0.1, 0.026), (0.05, 0.03)],
        wool,
        24,
        (0, 0.0, 0.455),
        (6, 0, 0),
        parent=parent,
    )
    for turn, long in ((0.0, 0.6), (1.0, 0.46)):
        V, n = [], 30
        for i in range(n + 1):
            q = i / n
            c = Vector(
                (
                    0.05 + (0.2 - 0.26 * turn) * q + 0.03 * math.sin(9 * q),
                    0.08 + long * q,
                    0.46 + (0.1 - 0.04 * turn) * q + 0.04 * q * math.sin(9 * q + 2 * turn),
                )
            )
            half = Vector((0.02, 0.0, 0.045 + 0.016 * q))
            V += [c + half, c - half]
        S.obj(
            V, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(n)], wool, True, parent=parent
        ).modifiers.new("thick", "SOLIDIFY").thickness = 0.02


def _land(S, z):
    """Fields as they look from very high, hedges between them, and a river."""
    tones = [
        S.mat(c, "sand", vary=0.1)
        for c in ("#4f7440", "#648a4a", "#a89a50", "#3f6238", "#b89e5c", "#5c8050", "#8a7044", "#3a5a3e")
    ]
    S.obj(
        [(-400, 0, z - 0.3), (400, 0, z - 0.3), (400, 420, z - 0.3), (-400, 420, z - 0.3)],
        [(0, 1, 2, 3)],
        S.mat("#48653c", "sand"),
        False,
    )
    step = 5.6

    def corner(i, k):
        a = math.sin(i * 12.9898 + k * 78.233) * 43758.5453
        b = math.sin(i * 39.346 + k * 11.135) * 24634.6345
        x, y = i * step + 2.6 * (a - math.floor(a)), 10 + k * step * 1.15 + 2.6 * (b - math.floor(b))
        return Vector((x + 0.22 * y, y - 0.12 * x, z))

    groups = [([], []) for _ in tones]
    for i in range(-42, 30):
        for k in range(44):
            four = [corner(i, k), corner(i + 1, k), corner(i + 1, k + 1), corner(i, k + 1)]
            middle = sum(four, Vector()) / 4
            V, F = groups[S.rnd.randrange(len(tones))]
            F.append(tuple(range(len(V), len(V) + 4)))
            V += [middle + (p - middle) * 0.955 for p in four]
    for (V, F), m in zip(groups, tones, strict=True):
        S.obj(V, F, m, False)
    path = [
        (13 * math.sin(0.05 * y) + 5 * math.sin(0.13 * y) + 0.1 * y - 2, y)
        for y in np.linspace(6, 260, 160).tolist()
    ]
    V = [(x + s * 1.7, y, z + 0.3) for x, y in path for s in (-1, 1)]
    S.obj(
        V,
        [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(path) - 1)],
        S.mat("#a8cfe0", "clay", rough=0.3, bump=0.0),
        False,
    )

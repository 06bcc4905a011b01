"""The gentleman's head is a house, and someone is moving in; in the houses behind him it is dark."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import clouds, grade, sky, sun
from ..kit.stage import Stage

# a man's front and side: half his width and half his depth at some heights; how square he is across
UP = (-6, -0.4, 0.6, 1.0, 1.3, 1.5, 1.6, 1.66, 1.7)
HALF = (2.2, 2.25, 2.45, 2.6, 2.55, 2.3, 1.95, 1.6, 1.3)
DEEP = (1.2, 1.22, 1.28, 1.3, 1.32, 1.34, 1.36, 1.36, 1.3)
SQUARE = 2.5


def scene():
    S = Stage(
        "portrait",
        903,
        sky=sky(
            "#2f4a6f",
            "#6f7f9c",
            "#d89a7c",
            "#f6c890",
            at=(0, 0.34, 0.62, 0.9),
            clouds=[clouds("#5a6488", "#f0b898", (0.34, 0.16), 0.8)],
        ),
        ambient=0.5,
        key=[sun((-7, 3.5, 4.0), "#ffb070", 4.2, 0.03), sun((5, -8, 6), "#9ab0e8", 1.5, 0.2)],
        fog={"density": 0.034, "start": 15, "color": "#c89a90", "mix": 0.4},
        cam={"loc": (0.5, -13.5, 3.4), "tgt": (0.1, 0, 4.1)},
        post={"grade": grade("#181c48", "#fff0cc", contrast=0.18), "bloom": 0.7, "bloom_th": 0.75},
    )

    def bust(at, q, coat, roof, wall, turn, lit, linen):
        """A man from the waist up, a house in his stiff collar."""
        e = S.empty(at, (0, 0, turn), q)
        cloth = S.mat(coat, "cloth", bump=0.03, bscale=60)
        n, rows = 96, np.concatenate([np.linspace(-6, 0.9, 30), np.linspace(1.0, 1.7, 22)])
        around = np.arange(n) * 2 * math.pi / n
        V = []
        for v in rows:
            half, deep = np.interp(v, UP, HALF), np.interp(v, UP, DEEP)
            for c, t in zip(np.cos(around), np.sin(around), strict=True):
                V.append(
                    (
                        half * math.copysign(abs(c) ** (2 / SQUARE), c),
                        deep * math.copysign(abs(t) ** (2 / SQUARE), t),
                        v,
                    )
                )
        F = [
            (i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k)
            for i in range(len(rows) - 1)
            for k in range(n)
        ]
        S.obj(V, [*F, tuple(range((len(rows) - 1) * n, len(rows) * n))], cloth, parent=e)
        for s in (-1, 1):
            S.blob(
                [
                    ((s * 2.32, 0, 0.86), 0.6, (s * 2.62, -0.05, -0.4), 0.56),
                    ((s * 2.62, -0.05, -0.4), 0.56, (s * 2.75, -0.2, -5.5), 0.52),
                ],
                cloth,
                parent=e,
                voxel=0.045 * q,
                smooth=6,
            )
        # the collar is turned down all round the house, low in front, with two points
        stiff = S.mat(linen, "clay", bump=0.0, vary=0.06)
        V, turns = [], np.radians(np.linspace(7, 353, 120))
        for t in turns:
            aside = min(t, 2 * math.pi - t)
            top = 2.0 - 0.22 * math.exp(-((aside / 0.5) ** 2))
            low = np.interp(math.degrees(aside), (7, 22, 62, 180), (1.5, 0.98, 1.55, 1.6))
            for k in range(5):
                r = 1.4 + 0.05 * (k > 0) + np.interp(low, (0.98, 1.5), (0.5, 0.16)) * (k / 4) ** 1.3
                V.append((r * math.sin(t), -r * math.cos(t), top + (low - top) * k / 4))
        F = [
            (5 * i + k, 5 * i + k + 1, 5 * i + k + 6, 5 * i + k + 5)
            for i in range(len(turns) - 1)
            for k in range(4)
        ]
        S.obj(V, F, stiff, parent=e).modifiers.new("thick", "SOLIDIFY").thickness = 0.05
        w, d, h, z = 2.0, 1.7, 2.5, 1.75
        plaster, tiles = S.mat(wall, "clay", bump=0.06), S.mat(roof, "clay", bump=0.1, vary=0.3)
        S.box((w, d, h), plaster, (0, 0, z + h / 2), parent=e, bevel=0.04)
        o, rh, t = 0.3, 1.7, z + h
        V = [(s * (w / 2 + o), y, t - 0.12) for y in (-d / 2 - o, d / 2 + o) for s in (-1, 1)]
        V += [(0, -d / 2 - o, t + rh), (0, d / 2 + o, t + rh)]
        S.obj(
            V,
            [(0, 1, 4), (1, 3, 5, 4), (3, 2, 5), (2, 0, 4, 5), (0, 2, 3, 1)],
            tiles,
            False,
            parent=e,
            bevel=0.04,
        )
        S.box((0.4, 0.4, 1.3), S.mat("#a5604c", "stone"), (0.62, 0.2, t + 1.0), parent=e, bevel=0.03)
        light = S.mat("#ffca70", "glow", gain=4.5) if lit else S.mat("#232840", "clay", rough=0.2)
        frame, shutter = S.mat("#f6ead0", "wood"), S.mat("#4f7a70", "wood")
        for x in (-0.5, 0.5):
            S.box((0.52, 0.06, 0.72), frame, (x, -d / 2, z + 1.62), parent=e, bevel=0.02)
            S.box((0.4, 0.08, 0.6), light, (x, -d / 2 - 0.01, z + 1.62), parent=e, bevel=0.01)
            S.box((0.045, 0.12, 0.62), frame, (x, -d / 2 - 0.02, z + 1.62), parent=e, bevel=0)
            S.box((0.42, 0.12, 0.045), frame, (x, -d / 2 - 0.02, z + 1.66), parent=e, bevel=0)
            out = 1 if x > 0 else -1
            S.box(
                (0.26, 0.05, 0.72), shutter, (x + out * 0.36, -d / 2 - 0.04, z + 1.62), parent=e, bevel=0.02
            )
        S.lathe([(0, 0), (0.26, 0)], light, 24, (0, -d / 2 - o - 0.01, t + 0.62), (90, 0, 0), parent=e)
        return e

    he = bust((0.1, 1.6, 0.0), 1.12, "#2e3a5c", "#a5403a", "#f0dcb8", 10, True, "#f6efe2")
    # shirt, bow tie, lapels
    shirt, lapel, red = S.mat("#f6efe2", "cloth"), S.mat("#40508c", "cloth"), S.mat("#c8302c", "cloth")

    def lie(cloth, high, low, inner, outer, over, out):
        """Lay a piece of cloth on his front, between two edges that are read off at each height."""
        V, m = [], 9
        rows = np.linspace(high, low, 60)
        for v in rows:
            half, deep = np.interp(v, UP, HALF), np.interp(v, UP, DEEP)
            for x in np.linspace(float(inner(v)), float(outer(v)), m):
                V.append((x, -deep * (1 - abs(x / half) ** SQUARE) ** (1 / SQUARE) - over, v))
        F = [
            (m * i + k, m * i + k + 1, m * i + m + k + 1, m * i + m + k)
            for i in range(len(rows) - 1)
            for k in range(m - 1)
        ]
        S.obj(V, F, cloth, parent=he).modifiers.new("thick", "SOLIDIFY").thickness = out

    def opening(v):
        """Half the width of what is seen of the shirt."""
        return np.interp(v, (-0.28, 0.45, 1.7), (0.0, 0.42, 1.0))

    lie(shirt, 1.68, -0.28, lambda v: -opening(v) - 0.1, lambda v: opening(v) + 0.1, 0.02, 0.02)
    for s in (-1, 1):
        lie(
            lapel,
            1.62,
            -0.32,
            lambda v, s=s: s * (opening(v) - 0.03),
            lambda v, s=s: (
                s * np.interp(v, (-0.32, 0.86, 1.0, 1.02, 1.3, 1.62), (0.02, 1.42, 1.5, 1.2, 1.32, 1.3))
            ),
            0.07,
            0.06,
        )
        wing = [(0.04, 0.1), (0.3, 0.2), (0.62, 0.3), (0.68, 0.0), (0.62, -0.3), (0.3, -0.2), (0.04, -0.1)]
        V = [(s * x, y, z) for y in (-0.09, 0.09) for x, z in wing]
        n = len(wing)
        F = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))]
        F += [(i, i + n, (i + 1) % n + n, (i + 1) % n) for i in range(n)]
        bow = S.empty((0, -1.86, 1.42), (0, 0, s * 14))
        bow.parent = he
        S.obj(V, F, red, False, parent=bow, bevel=0.05)
        for up in (-0.05, 0.06):
            S.tube(
                [(s * 0.1, -0.1, up), (s * 0.42, -0.11, 2.2 * up)], 0.022, S.mat("#8a1c1e", "cloth"), 6, bow
            )
    S.box((0.24, 0.26, 0.3), red, (0, -1.92, 1.42), bevel=0.07, parent=he)
    for k in range(2):
        S.sphere(0.06, S.mat("#222c4a", "cloth"), (0, -1.3, 0.72 - 0.42 * k), (1, 0.6, 1), parent=he, seg=12)
    S.sphere(0.11, S.mat("#d8a84a", "metal", rough=0.3), (0.0, -1.38, -0.42), (1, 0.5, 1), 16, he)
    door = S.empty((0, -0.88, 1.77))
    door.parent = he
    S.box((0.56, 0.06, 1.05), S.mat("#ffca70", "glow", gain=4.0), (0, 0.01, 0.52), parent=door, bevel=0)
    for s in (-1, 1):
        S.box((0.09, 0.12, 1.1), S.mat("#f6ead0", "wood"), (s * 0.31, 0, 0.55), parent=door, bevel=0.01)
    S.box((0.7, 0.12, 0.09), S.mat("#f6ead0", "wood"), (0, 0, 1.1), parent=door, bevel=0.01)
    S.box((0.52, 0.05, 1.0), S.mat("#c8302c", "wood"), (-0.5, -0.2, 0.52), (0, 0, 62), 0.01, door)
    at = he.matrix_basis
    S.lamp(at @ Vector((0, -1.7, 2.5)), "#ffb860", 60, 0.2)
    for i, (x, z, q) in enumerate(((0.8, 6.3, 0.24), (1.2, 6.85, 0.36), (1.85, 7.5, 0.5))):
        S.cloud((x, 1.8, z * 1.12 - 0.1), q, "#f8d8c4", 8, 0.6, seed=i)
    # one goes in with her case; one is on the ladder and hangs a lantern under the eave
    S.person(at @ Vector((0.08, -1.22, 1.72)), 0.98, "#d8382e", "walk", 186, hair="#4a2c20", hat="#d8382e")
    case = S.empty(at @ Vector((0.31, -1.2, 1.99)), (0, 0, 6))
    S.box((0.12, 0.36, 0.27), S.mat("#5a3826", "cloth"), parent=case, bevel=0.03)
    foot, eave = at @ Vector((2.18, -0.35, 1.47)), at @ Vector((1.3, -0.35, 4.06))
    S.ladder(foot, eave, 0.4, "#d8a860", 0.24, 0.035)
    stand = foot.lerp(eave, 0.36) + Vector((0.1, 0, 0))
    S.person(
        stand,
        1.05,
        "#e8b83c",
        "reach",
        -82,
        hair="#7a5030",
        hands=((0.12, -0.26, 1.04), (-0.12, -0.16, 0.8)),
        feet=((0.06, -0.02, 0.0), (-0.06, -0.1, 0.2)),
    )
    hook = at @ Vector((1.28, -0.62, 4.1))
    S.string(hook, hook - Vector((0, 0, 0.22)), r=0.02, color="#3a3030")
    S.lathe(
        [(0, 0), (0.11, 0.02), (0.14, 0.16), (0.11, 0.3), (0, 0.32)],
        S.mat("#ffd070", "glow", gain=5.0),
        20,
        hook - Vector((0, 0, 0.52)),
    )
    for up in (0.2, 0.53):
        S.lathe(
            [(0, 0), (0.14, 0), (0.1, 0.05), (0, 0.06)],
            S.mat("#3a3030", "metal"),
            20,
            hook - Vector((0, 0, up)),
        )
    S.lamp(hook + Vector((0.35, -0.5, -0.4)), "#ffc060", 40, 0.15)
    # what is still to be carried in waits on the other shoulder, and so does the dog
    for (x, y, z), size, turn, color in (
        ((-1.95, -0.15, 1.86), (0.8, 0.3, 0.44), 8, "#c8873c"),
        ((-1.9, -0.15, 2.24), (0.62, 0.28, 0.32), -8, "#4f8a86"),
    ):
        trunk = S.empty(at @ Vector((x, y, z)), (0, 0, turn), 1.12)
        S.box(size, S.mat(color, "cloth"), parent=trunk, bevel=0.04)
        for s in (-1, 1):
            S.box(
                (0.05, size[1] + 0.03, size[2] + 0.02),
                S.mat("#5a3826", "cloth"),
                (s * size[0] * 0.3, 0, 0),
                parent=trunk,
                bevel=0.01,
            )
        grip = [(0.09 * math.cos(t), 0, size[2] / 2 + 0.07 * math.sin(t)) for t in np.linspace(0, 3.14, 9)]
        S.tube(grip, 0.02, S.mat("#5a3826", "cloth"), 8, trunk)
    dog = S.empty(at @ Vector((-1.95, -0.68, 1.52)), (0, 0, 10), 1.05)
    S.blob(
        [
            ((-0.1, 0, 0.12), 0.14, (0.04, 0, 0.36), 0.1),
            ((0.07, 0.05, 0.3), 0.045, (0.09, 0.05, 0.02), 0.04),
            ((0.07, -0.05, 0.3), 0.045, (0.09, -0.05, 0.02), 0.04),
            ((0.05, 0, 0.4), 0.08, (0.08, 0, 0.52), 0.1),
            ((0.12, 0, 0.52), 0.07, (0.24, 0, 0.5), 0.045),
            ((-0.22, 0, 0.08), 0.04, (-0.34, 0, 0.24), 0.025),
        ],
        S.mat("#f4ecdc", "cloth", lift=0.15),
        parent=dog,
        voxel=0.016,
    )
    for s in (-1, 1):
        S.blob(
            [((0.04, s * 0.09, 0.56), 0.03, (0.02, s * 0.13, 0.42), 0.045)],
            S.mat("#6a4028", "cloth"),
            parent=dog,
            voxel=0.012,
        )
    S.sphere(0.028, S.mat("#1a1418", "clay", rough=0.2), (0.29, 0, 0.515), parent=dog, seg=12)
    # the others
    for x, y, q, coat, turn in (
        (-3.9, 6.5, 0.86, "#3a4054", -16),
        (4.5, 8, 0.9, "#44384c", 14),
        (-2.3, 17, 0.95, "#3a3a50", -8),
        (3.4, 21, 1.0, "#3a3a50", 8),
        (-7.8, 19, 1.0, "#3a3a50", -10),
        (8.6, 24, 1.0, "#3a3a50", 10),
    ):
        bust((x, y, 0.9 + 0.05 * y), q, coat, "#6a4048", "#a8988c", turn, False, "#b0a49c")
    S.birds((-1.4, 12, 8.8), 7, (2.2, 1, 0.7), 0.2, "#2a2a3c")
    return S

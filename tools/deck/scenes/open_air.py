"""Out of doors again: fields, streets, cliffs and the open sky."""

import math

import bmesh
import numpy as np
from mathutils import Vector

from ..kit.light import CAM, clouds, grade, sky, sun
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
    """A hand of stone has come out of the sea; a family has settled on it."""
    S = Stage(
        "hand",
        802,
        sky=sky(
            "#5f9fb4",
            "#a4ccc8",
            "#f2e6c4",
            "#f8d0a0",
            at=(0, 0.4, 0.62, 1),
            clouds=[clouds("#a4c0c0", "#fff6e6", (0.3, 0.18))],
        ),
        ambient=0.62,
        key=[sun((-6, -4, 6), "#fff0cc", 3.4), sun((5, 8, 5), "#ffc890", 1.3, 0.2)],
        fog={"density": 0.016, "start": 20},
        cam={"loc": (0, -11.8, 3.4), "tgt": (0, 0, 3.2)},
        post={"grade": grade("#163a58", "#fff6da")},
    )
    S.ground("sea", "#2f7f8c", amp=0.6)
    stone = S.mat("#b4ac98", "stone", bump=0.2, vary=0.25)
    S.hand((0.2, 1.8, 1.3), 2.75, stone, (-62, 0, 0), curl=(0.42, 0.3, 0.34, 0.46), spread=0.2, thumb=0.7)
    moss = S.mat("#7f9c4c", "cloth", bump=0.15, bscale=14)
    palm = Vector((0.25, 1.6, 2.35))
    S.sphere(1.15, moss, (0.3, 2.1, 1.95), (1.15, 1.5, 0.42), 36, bumpy=0.12)
    S.house((0.55, 2.4, 2.35), 1.05, 0.9, "#a5483c", "#f2e6d2", -12, lit=0.4)
    S.tree((-0.45, 2.7, 2.25), 2.1, "#5a3a2a", ("#6f9440", "#8fb04f"), 5, 0.55, 1.2, 0.1, seed=3)
    S.person(palm + Vector((-0.4, -0.6, 0.02)), 0.72, "#c2453a", "wave", 20, hair="#4a2c20")
    S.person(palm + Vector((-0.05, -0.75, 0.0)), 0.5, "#e0b050", "stand", -10, hair="#7a5030")
    S.string((1.15, 2.0, 3.2), (1.7, 3.2, 3.9), 0.08, 0.015)
    for k in range(4):
        S.box(
            (0.2, 0.02, 0.26),
            S.mat(("#f3ead6", "#c2453a", "#4f86a8", "#e0b050")[k], "cloth"),
            (1.22 + 0.12 * k, 2.2 + 0.26 * k, 3.1 + 0.13 * k),
            bevel=0,
        )
    # a boat moored to the thumb, gulls on a finger
    b = S.empty((-2.35, 0.4, 0.05), (0, 0, 25), 0.6)
    V, F, n, m = [], [], 24, 10
    for i in range(n + 1):
        t = i / n * 2 - 1
        w = 0.5 * (1 - t**4) + 0.03
        for k in range(m + 1):
            a = math.pi * k / m
            V.append((1.2 * t, -w * math.cos(a), 0.3 * abs(t) ** 3 + 0.4 - 0.5 * math.sin(a) ** 0.7))
    for i in range(n):
        for k in range(m):
            q = i * (m + 1) + k
            F.append((q, q + 1, q + m + 2, q + m + 1))
    S.obj(V, F, S.mat("#c2453a", "wood"), parent=b).modifiers.new("thick", "SOLIDIFY").thickness = 0.06
    S.string((-1.7, 0.7, 0.35), (-1.5, 1.4, 1.6), 0.15, 0.02)
    S.bird((0.9, 3.9, 4.95), 0.5, "#f6f2ea", 200, belly="#ffffff")
    S.bird((-0.5, 4.2, 5.3), 0.5, "#f6f2ea", -20, belly="#ffffff")
    S.birds((1.4, 6, 7.4), 6, (1.4, 1, 0.5), 0.22, "#f3ead8")
    foam = S.mat("#f4f8f6", "snow")
    for _ in range(60):
        a = S.rnd.uniform(0, 6.28)
        S.sphere(
            S.rnd.uniform(0.04, 0.14),
            foam,
            (0.2 + 1.35 * math.cos(a), 0.5 + 1.0 * math.sin(a), 0.02),
            (1.6, 1, 0.3),
            10,
        )
    S.mountains(85, 6, "#8ab0b0", 7, scale=0.03, width=180)
    S.paperboat((2.8, 11, 0.05), 1.4, rot=30)
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
            clouds=[clouds("#a4c0cc", "#fffaf0", (0.3, 0.2), 0.8)],
        ),
        ambient=0.66,
        key=[sun((-6, -4, 6), "#fff0cc", 3.2), sun((6, 7, 5), "#ffd0a0", 1.0, 0.2)],
        fog={"density": 0.018, "start": 20},
        cam={"loc": (0, -12.5, 2.6), "tgt": (0, 0, 4.0)},
        post={"grade": grade("#1c3a60", "#fff6da")},
    )
    S.ground("hills", "#b8a850", amp=0.7, seed=28, flat=3.4)
    S.grass(700, (-4.4, 4.4), (-3.3, 7), ("#d8bc58", "#c8a848", "#b89a40"), 0.6)
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

    # each letter takes the place farthest from those before it, along a rising curve
    start, taken = Vector((-0.75, -0.7, z + 2.65)), []
    for k in range(23):
        t = k / 22
        way = start + Vector((3.2 * t**0.8 - 1.1 * t * t, 6.5 * t**1.3, 6.6 * t**0.9))
        spread = 0.1 + 2.7 * t
        tries = [
            way
            + Vector((S.rnd.uniform(-1, 0.8), S.rnd.uniform(-0.4, 0.4), S.rnd.uniform(-0.4, 0.4))) * spread
            for _ in range(24)
        ]
        seen = [((p.x, p.z - 2.6), 12.5 + p.y) for p in tries]
        flat = [Vector((x / y, v / y)) for (x, v), y in seen]
        best = max(range(24), key=lambda i: min([(flat[i] - o).length for o in taken], default=0))
        taken.append(flat[best])
        turn = (90 + S.rnd.uniform(-35, 25), S.rnd.uniform(-40, 40), S.rnd.uniform(-40, 30))
        flying(tries[best], 0.7 + 0.46 * t, turn, S.rnd.uniform(0.15, 0.75), k % 3 != 1)
    for x, y in ((-0.6, -1.2), (-2.4, -0.9), (0.9, -1.7)):
        S.envelope((x, y, S.z(x, y) + 0.4), 0.5, (70, 0, S.rnd.uniform(0, 180)))
    S.person((1.15, -1.2, S.z(1.15, -1.2)), 1.45, "#34506a", "reach", -110, hair="#4a2c20", hat="#34506a")
    bag = S.mat("#8a5632", "cloth")
    S.box((0.45, 0.3, 0.42), bag, (1.5, -1.3, S.z(1.15, -1.2) + 0.62), (0, 6, 20), 0.06)
    bike = S.empty((2.55, 0.2, S.z(2.55, 0.2) + 0.5), (-10, 0, 25), 0.9)
    iron = S.mat("#2f3a40", "metal")
    for x in (-0.62, 0.62):
        S.tube(
            [(x + 0.5 * math.cos(t), 0, 0.1 + 0.5 * math.sin(t)) for t in np.linspace(0, 6.283, 36)],
            0.04,
            iron,
            8,
            bike,
        )
    for path in (
        [(-0.62, 0, 0.1), (-0.2, 0, 0.72), (0.42, 0, 0.75), (0.05, 0, 0.12), (-0.62, 0, 0.1)],
        [(0.62, 0, 0.1), (0.38, 0, 0.95), (0.25, 0, 1.02)],
    ):
        S.tube(path, 0.04, S.mat("#e0b050", "metal", rough=0.5), 8, bike)
    return S


@scene
def painter():
    """The sky is being painted, and there is not much blue left."""
    S = Stage(
        "painter",
        804,
        sky=sky("#cfc8ba", "#d8d2c6", "#e2dcd0", "#e8e2d4", at=(0, 0.4, 0.66, 1), wash=0.12),
        ambient=0.7,
        key=[sun((-6, -5, 7), "#fff4e0", 2.8), sun((6, 6, 5), "#e8ecf4", 1.0, 0.3)],
        fog={"density": 0.02, "start": 21, "color": "#dcd6ca", "mix": 0.5},
        cam=CAM,
        post={"grade": grade("#2a3050", "#fff6e4"), "bloom": 0.4},
    )
    S.ground("hills", "#b4ad9a", amp=0.7, seed=33, flat=3.6)
    S.mountains(44, 7, "#b8b2a6", 4, scale=0.05, width=120)
    # painted sky: a sheet of blue far back, brush-edged, with sun and clouds on it
    n = S.nfun(0.5, 5, 7)
    blue = ["#4f9cc4", "#6fb2cc", "#8cc4d0", "#b4d8d0"]
    y = 12.0
    for row in range(28):
        z = 12.6 - row * 0.36
        t = row / 27
        left = -7.5
        right = 3.2 - 3.6 * t + 1.5 * (float(n(np.array([[row * 1.7]]), np.array([[2.0]]))[0, 0]) - 0.5)
        c = blue[min(3, int(t * 4))]
        V, F, m = [], [], 40
        for i in range(m + 1):
            x = left + (right - left) * i / m
            wob = 0.05 * math.sin(x * 1.3 + row)
            end = 1 if i < m - 2 else (m - i) / 3 + 0.15
            V += [
                (x, y - 0.012 * (row % 3), z + wob - 0.24 * end),
                (x, y - 0.012 * (row % 3), z + wob + 0.24 * end),
            ]
        F = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(m)]
        S.obj(V, F, S.mat(c, "glow", gain=0.62), False)
    S.lathe([(0, 0), (0.8, 0)], S.mat("#ffe08a", "glow", gain=1.2), 48, (-2.9, y - 0.1, 9.6), (90, 0, 0))
    for _, (x, z, q) in enumerate(((-4.2, 8.0, 0.8), (-1.2, 7.2, 0.7), (-0.4, 10.6, 0.8))):
        S.blob(
            [
                ((x - q, y - 0.15, z), 0.3 * q, (x + q, y - 0.15, z), 0.34 * q),
                ((x - 0.3 * q, y - 0.15, z + 0.25), 0.42 * q),
                ((x + 0.35 * q, y - 0.15, z + 0.2), 0.36 * q),
            ],
            S.mat("#fffaf0", "glow", gain=0.85),
            voxel=0.06,
            smooth=3,
        )
    # green poured over the left of the land, too
    S.ground("hills", "#86a84c", amp=0.7, seed=33, flat=3.6)
    left = S.col.objects[-1]
    left.location.z = 0.012
    me = left.data
    bm = bmesh.new()
    bm.from_mesh(me)
    edge = S.nfun(0.35, 4, 5)
    X, Y = np.array([v.co.x for v in bm.verts]), np.array([v.co.y for v in bm.verts])
    off = -0.35 - 0.02 * Y + 1.8 * (edge(X * 0.3, Y * 1.2) - 0.5) < X
    gone = [v for v, out in zip(bm.verts, off, strict=True) if out]
    bmesh.ops.delete(bm, geom=gone, context="VERTS")
    bm.to_mesh(me)
    bm.free()
    for _k in range(26):
        x, yy = S.rnd.uniform(-4, -0.6), S.rnd.uniform(-3, 5)
        z, h = S.z(x, yy), S.rnd.uniform(0.15, 0.3)
        S.tube([(x, yy, z), (x, yy, z + h)], 0.012, S.mat("#6a8a3c", "cloth"), 5)
        S.sphere(
            0.06,
            S.mat(S.rnd.choice(["#d8503c", "#f2d060", "#fff3dc"]), "cloth"),
            (x, yy, z + h),
            (1, 1, 0.7),
            10,
        )
    # ladder on its own feet, the painter, pots
    z = S.z(0.6, 0.6)
    S.ladder((0.15, 0.3, z - 0.05), (0.75, 1.1, z + 5.6), 0.75, "#b98a52", 0.42, 0.055)
    S.tube([(1.35, 2.6, S.z(1.35, 2.6)), (0.95, 1.15, z + 5.6)], 0.06, S.mat("#b98a52", "wood"), 8)
    S.tube([(0.75, 2.6, S.z(0.75, 2.6)), (0.6, 1.15, z + 5.6)], 0.06, S.mat("#b98a52", "wood"), 8)
    S.person(
        (0.5, 0.62, z + 3.25),
        1.55,
        "#c2453a",
        "stand",
        175,
        hair="#4a2c20",
        hat="#f3ead6",
        trousers="#e8e0d0",
        hands=((0.3, -0.06, 1.06), (-0.24, -0.1, 0.6)),
    )
    brush = S.empty((-0.05, 0.6, z + 4.9), (0, -24, 0), 1.1)
    S.tube([(0, 0, 0), (0, 0, 0.9)], 0.04, S.mat("#7a5236", "wood"), 8, brush)
    S.box((0.42, 0.12, 0.3), S.mat("#8a8f94", "metal"), (0, 0, 1.0), parent=brush, bevel=0.02)
    S.box((0.42, 0.1, 0.36), S.mat("#4f9cc4", "cloth"), (0, 0, 1.28), parent=brush, bevel=0.05)
    for x, yy, c, r in (
        (-0.75, -0.9, "#4f9cc4", 0.42),
        (1.35, -0.7, "#86a84c", 0.36),
        (2.1, -0.2, "#ffd870", 0.36),
        (1.75, -1.5, "#e0705a", 0.32),
    ):
        zz = S.z(x, yy)
        S.lathe(
            [(0, 0), (r, 0), (r * 1.02, r * 1.7), (r * 0.95, r * 1.7), (r * 0.93, r * 1.45)],
            S.mat("#c4c0b8", "metal", rough=0.4),
            28,
            (x, yy, zz),
        )
        S.lathe([(0, r * 1.45), (r * 0.95, r * 1.45)], S.mat(c, "clay", rough=0.2), 28, (x, yy, zz))
        S.tube(
            [(x + r * 0.9, yy - 0.05, zz + r * 1.6), (x + r * 1.04, yy - 0.08, zz + r * 0.7)],
            0.05,
            S.mat(c, "clay", rough=0.2),
            8,
        )
    S.bird((2.3, 3.0, S.z(2.3, 3) + 0.02), 0.6, "#b4ada0", 190, belly="#c4beb2")
    S.tree((2.9, 5, S.z(2.9, 5) - 0.1), 3.6, "#8a8478", ("#c0baac", "#b0aa9c"), 5, 0.5, 1.1, 0.14, seed=7)
    S.tree((-2.7, 4, S.z(-2.7, 4) - 0.1), 3.4, "#5a3a2a", ("#6f9440", "#8fb04f"), 5, 0.5, 1.1, 0.14, seed=9)
    return S


@scene
def phone():
    """The string of the tin-can telephone goes up into the sky."""
    S = Stage(
        "phone",
        805,
        sky=sky(
            "#5a9cbc",
            "#a8d0d0",
            "#f4eccc",
            "#f8d4a4",
            at=(0, 0.42, 0.68, 1),
            clouds=[clouds("#a8c4cc", "#fffaf0", (0.16, 0.16), 0.9)],
        ),
        ambient=0.66,
        key=[sun((-6, -3, 6), "#fff0cc", 3.2), sun((6, 7, 5), "#ffd0a0", 1.0, 0.2)],
        fog={"density": 0.016, "start": 20},
        cam={"loc": (0, -13, 2.4), "tgt": (0, 0, 3.7)},
        post={"grade": grade("#1c3a60", "#fff6da")},
    )
    # the top of a hill as round as a small planet
    S.sphere(6.2, S.mat("#86a450", "clay", nscale=0.4, bump=0.06), (0, 2.5, -5.4), (1, 1, 1), 96)
    S.gh = lambda X, Y: -5.4 + np.sqrt(np.maximum(6.2**2 - X**2 - (Y - 2.5) ** 2, 0))
    S.grass(600, (-3.6, 3.6), (-1.5, 4), high=0.35)
    S.flowers(80, (-3.4, 3.4), (-1.5, 4), high=0.32)
    z = S.z(-0.6, 0.6)
    tin = S.mat("#b4b8b8", "metal", rough=0.3)
    S.person(
        (-0.6, 0.6, z),
        2.1,
        "#c2453a",
        "stand",
        60,
        hair="#5a3526",
        scarf="#efd08a",
        hands=((0.2, -0.12, 0.86), (-0.2, -0.03, 0.44)),
    )
    can = S.empty((-0.02, 0.35, z + 1.9), (0, 62, 20), 0.85)
    S.lathe([(0, 0.36), (0.2, 0.36), (0.2, 0.0), (0.18, 0.0)], tin, 24, parent=can)
    for k in (0.1, 0.18, 0.26):
        S.lathe([(0.2, k - 0.02), (0.21, k), (0.2, k + 0.02)], tin, 24, parent=can)
    a = can.matrix_basis @ Vector((0, 0, 0.36))
    S.string(a, (2.1, 4.5, 11.5), 0.25, 0.016, "#f6ecd8")
    # a cloud with its own window-like blue hole answers? only a second can comes down
    for i, (x, y, zz, q) in enumerate(
        ((1.2, 5, 9.5, 1.5), (2.6, 5.4, 9.8, 1.5), (2.0, 5.0, 10.4, 1.4), (0.2, 6, 9.9, 1.2))
    ):
        S.cloud((x, y, zz), q, "#fffaf2", 13, 0.5, seed=i)
    S.chair((0.9, 1.4, S.z(0.9, 1.4) - 0.05), 1.9, "#8f5a36", 200)
    S.bird((0.95, 1.5, S.z(0.9, 1.4) + 0.88), 0.55, "#5a86a0", 190, belly="#e8c8a0")
    S.bear((1.75, 0.7, S.z(1.75, 0.7) - 0.05), 1.2, "#9a6a44", -40)
    dog = S.empty((-1.75, 0.5, S.z(-1.75, 0.5)), (0, 0, 20), 0.6)
    fur = S.mat("#e8dcc8", "cloth")
    S.blob(
        [
            ((-0.3, 0, 0.3), 0.24, (0.1, 0, 0.55), 0.2),
            ((0.12, 0, 0.6), 0.15, (0.2, 0, 0.9), 0.17),
            ((0.25, 0, 0.92), 0.12, (0.48, 0, 0.95), 0.07),
            ((-0.5, 0, 0.2), 0.07, (-0.75, 0, 0.42), 0.05),
            ((0.15, -0.1, 0.5), 0.08, (0.2, -0.1, 0.05), 0.07),
            ((0.15, 0.1, 0.5), 0.08, (0.2, 0.1, 0.05), 0.07),
        ]
        + [((0.12, y, 1.02), 0.06, (0.02, y * 1.4, 0.84), 0.06) for y in (-0.15, 0.15)],
        fur,
        parent=dog,
        voxel=0.025,
    )
    S.sphere(0.04, S.mat("#1c1618", "clay"), (0.55, 0, 0.96), parent=dog, seg=10)
    S.house((-2.6, 4.2, S.z(-2.6, 4.2) - 0.1), 0.9, 0.8, "#a5483c", "#f2e6d2", 20, lit=0).rotation_euler = (
        0,
        -0.4,
        0.3,
    )
    S.tree(
        (2.7, 3.6, S.z(2.7, 3.6) - 0.1),
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

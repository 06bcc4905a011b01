"""Theatre, hands, faces; a street, a station, a few fields."""

import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from ..kit.light import area, clouds, grade, sky, spot, sun
from ..kit.sky import paint_sky
from ..kit.stage import Stage
from . import scene


@scene
def theatre():
    """On the stage it storms with paper waves; in the seats sits one dog."""
    S = Stage(
        "theatre",
        901,
        sky=sky("#14101e", "#241826", "#3a2430"),
        ambient=0.7,
        key=[
            spot((-2.6, -5, 11), (0.2, 6.5, 3.6), "#fff0c8", 9000, 0.3),
            area((0, 2.5, 0.9), "#ffb868", 260, 3.0, (0, 8, 4.5)),
            area((0, 12, 11), "#6fb8f0", 1500, 5.0, (0, 8, 2)),
            area((3, -13, 8), "#a890e0", 700, 4.0),
            area((0, 1.8, 6.5), "#ffc890", 650, 3.5, (0, -7, 0)),
        ],
        fog={"density": 0.0},
        cam={"loc": (-0.2, -14, 3.3), "tgt": (0, 0, 4.15)},
        post={
            "grade": grade("#1c0c38", "#fff0cc", contrast=0.2),
            "bloom": 0.7,
            "bloom_th": 0.75,
            "motes": {"n": 60, "box": (0.1, 0.1, 0.9, 0.7), "gain": 0.6},
            "beams": [
                {
                    "from": (0.12, -0.05),
                    "to": (0.52, 0.6),
                    "w0": 0.015,
                    "w1": 0.15,
                    "color": "#fff0c8",
                    "gain": 0.16,
                }
            ],
        },
    )
    gold, red = S.mat("#d8a44a", "metal", rough=0.3), S.mat("#7a1c28", "clay", bump=0.1)
    S.box((14, 9, 1.6), S.mat("#5a3424", "wood"), (0, 7.6, 0.5), bevel=0.04)
    for s in (-1, 1):
        S.box((4, 0.8, 14), red, (s * 5.5, 3.0, 6), bevel=0.05)
        S.tube([(s * 3.45, 2.6, 1.2), (s * 3.45, 2.6, 9.2)], 0.16, gold, 14)
        S.curtain(s * 2.0, s * 3.7, 3.6, 1.3, 9.6, "#b0202c", 5, 0.2, 0.5)
        S.tube([(s * 2.5, 3.3, 4.6), (s * 3.0, 3.25, 4.45), (s * 3.4, 3.3, 4.7)], 0.1, gold, 8)
    S.box((14, 0.8, 4), red, (0, 3.0, 11.0), bevel=0.05)
    S.curtain(-3.6, 3.6, 3.3, 8.0, 9.6, "#b0202c", 13, 0.14)
    S.tube(
        [(-3.5 + 7 * t, 3.05, 8.05 + 0.32 * math.cos(t * 6.283 * 5)) for t in np.linspace(0, 1, 90)],
        0.09,
        gold,
        8,
    )
    # back cloth, a sun and clouds of tin and card on strings, a flash of lightning
    S.box((12, 0.1, 12), S.mat("#3f78a0", "clay", nscale=0.5, vary=0.35), (0, 11.6, 6))
    tin = S.mat("#f8c040", "clay", rough=0.3, lift=0.35)
    S.lathe([(0, 0), (0.62, 0), (0.62, 0.1), (0, 0.1)], tin, 40, (1.75, 9.0, 7.3), (90, 0, 0))
    for k in range(12):
        a = 6.283 * k / 12
        ray = [(0.7, a - 0.14), (0.7, a + 0.14), (1.15, a)]
        S.obj(
            [(1.75 + r * math.cos(b), 8.95, 7.3 + r * math.sin(b)) for r, b in ray], [(0, 1, 2)], tin, False
        )
    S.string((1.75, 9.0, 7.9), (1.75, 9.0, 12), r=0.015)
    card = S.mat("#5a6480", "paper")
    for x, y, z, q in ((-1.5, 8.4, 7.3, 0.95), (0.6, 9.6, 8.1, 0.7), (-2.8, 9.8, 8.0, 0.7)):
        S.blob(
            [
                ((x - q, y, z), 0.26 * q, (x + q, y, z), 0.3 * q),
                ((x - 0.35 * q, y, z + 0.22 * q), 0.42 * q),
                ((x + 0.38 * q, y, z + 0.18 * q), 0.36 * q),
            ],
            card,
            voxel=0.05,
            smooth=3,
        )
        S.string((x, y, z + 0.2), (x, y, 12), r=0.015)
    bolt = [(-1.7, 7.0), (-1.05, 7.0), (-1.4, 6.25), (-0.95, 6.25), (-1.75, 4.9), (-1.5, 5.9), (-2.0, 5.9)]
    S.obj([(x, 8.1, z) for x, z in bolt], [tuple(range(7))], S.mat("#fff0b0", "glow", gain=2.2), False)
    # waves of card in rows, each a curl with a white edge
    blues = ["#4fa8b8", "#2f86a8", "#1f6690", "#164a74"]
    for row in range(4):
        y, base, high, wide = 8.6 - row * 1.35, 2.75 - row * 0.42, 1.5 - 0.16 * row, 1.75
        off = (0.0, 0.8, 0.25, 1.1)[row] - 4.6
        for k in range(6):
            x = off + wide * k
            q = high * (0.85 + 0.3 * math.sin(2.3 * k + row))
            curl = [
                (x, base),
                (x + 0.35 * wide, base + 0.3 * q),
                (x + 0.62 * wide, base + 0.8 * q),
                (x + 0.9 * wide, base + 1.0 * q),
                (x + 1.16 * wide, base + 0.86 * q),
                (x + 1.2 * wide, base + 0.62 * q),
                (x + 1.06 * wide, base + 0.7 * q),
                (x + 0.96 * wide, base + 0.5 * q),
                (x + 0.98 * wide, base + 0.15 * q),
                (x + 1.06 * wide, base),
            ]
            P = [Vector((u, y - 0.05 * k, z)) for u, z in curl]
            V = [*P, Vector((x + 1.06 * wide, y, 1.0)), Vector((x, y, 1.0))]
            S.obj(V, [tuple(range(len(V)))], S.mat(blues[row], "paper"), False).modifiers.new(
                "thick", "SOLIDIFY"
            ).thickness = 0.07
            S.tube([p + Vector((0, -0.08, 0)) for p in P[:8]], 0.06, S.mat("#fff8e8", "paper"), 8, smooth=6)
    # the boat, tossed
    b = S.empty((0.35, 6.6, 3.15), (0, -17, 6), 1.25)
    V, F, n, m = [], [], 24, 10
    for i in range(n + 1):
        t = i / n * 2 - 1
        w = 0.4 * (1 - t**4) + 0.03
        for k in range(m + 1):
            a = math.pi * k / m
            V.append((1.2 * t, -w * math.cos(a), 0.35 * abs(t) ** 3 + 0.42 - 0.5 * math.sin(a) ** 0.7))
    for i in range(n):
        for k in range(m):
            q = i * (m + 1) + k
            F.append((q, q + 1, q + m + 2, q + m + 1))
    S.obj(V, F, S.mat("#9a5430", "wood"), parent=b).modifiers.new("thick", "SOLIDIFY").thickness = 0.05
    S.tube([(0.15, 0, 0.1), (0.15, 0, 2.6)], 0.045, S.mat("#6a4a30", "wood"), 8, b)
    sail = [(0.2, 0, 0.65), (1.15, 0.1, 0.8), (0.75, 0.22, 1.6), (0.2, 0, 2.5)]
    S.obj(sail, [(0, 1, 2, 3)], S.mat("#fff6e4", "cloth"), False, parent=b).modifiers.new(
        "thick", "SOLIDIFY"
    ).thickness = 0.03
    S.person((-0.42, -0.05, 0.15), 1.4, "#e0302a", "wave", 12, hair="#4a2c20", scarf="#f8d880", parent=b)
    S.string(b.matrix_basis @ Vector((0.15, 0, 2.6)), (0.2, 6.6, 12), r=0.015)
    for k in range(11):
        x = -3.3 + 0.66 * k
        S.sphere(0.11, S.mat("#ffd890", "glow", gain=6.0), (x, 2.75, 1.45), (1, 1, 0.8), 14)
        S.lathe([(0.2, 0), (0.24, 0.26), (0.1, 0.3)], gold, 12, (x, 2.5, 1.28))
    # rows of seats from behind; their edges catch the light of the stage
    plush, trim = S.mat("#8a1f2c", "cloth"), S.mat("#5a3020", "wood")
    for row in range(5):
        y, z = -6.6 + row * 1.65, -1.35 + row * 0.12
        for i in range(-5, 6):
            x = i * 1.18 + (row % 2) * 0.59
            S.blob(
                [
                    ((x - 0.32, y, z), 0.2, (x - 0.3, y, z + 1.25), 0.2),
                    ((x + 0.32, y, z), 0.2, (x + 0.3, y, z + 1.25), 0.2),
                    ((x, y, z), 0.22, (x, y, z + 1.5), 0.22),
                ],
                plush,
                voxel=0.06,
                smooth=3,
            )
            S.sphere(0.1, trim, (x + 0.59, y - 0.05, z + 0.85), (1, 1.6, 0.7), 12)
    # he looks up at the boat, a rose in his mouth: back, head, muzzle and ears share one axis, turned left
    coat, brown = (
        S.mat("#f0e2c4", "cloth", bump=0.05, bscale=30),
        S.mat("#96552a", "cloth", bump=0.04, bscale=30),
    )
    d = S.empty((0.35, -4.3, -0.72), (0, 0, 12), 1.3)
    S.blob(
        [
            ((0, 0, 0.1), 0.42, (0, 0, 0.8), 0.3),
            ((-0.2, 0.02, 0.86), 0.17, (0.2, 0.02, 0.86), 0.17),
            ((0, 0, 0.8), 0.25, (0, 0.03, 1.4), 0.18),
        ],
        coat,
        parent=d,
        voxel=0.03,
    )
    S.lathe(
        [(0.19, 0), (0.235, 0.04), (0.235, 0.08), (0.19, 0.12)],
        S.mat("#e0302a", "cloth"),
        28,
        (0, 0.02, 1.16),
        parent=d,
    )
    head = S.empty((0, 0.04, 1.6), (14, 0, 50))
    head.parent = d
    S.blob(
        [
            ((0, -0.07, 0.02), 0.27, (0, 0.08, 0.04), 0.25),
            ((0, 0.1, 0), 0.2, (0, 0.3, -0.06), 0.15),
            ((0, 0.3, -0.06), 0.145, (0, 0.58, -0.06), 0.115),
        ],
        coat,
        parent=head,
        voxel=0.022,
    )
    S.blob([((0, -0.13, 0.1), 0.235, (0, 0.02, 0.15), 0.19)], brown, parent=head, voxel=0.022)
    S.sphere(0.075, S.mat("#1a1418", "clay", rough=0.2), (0, 0.68, -0.02), (1.1, 0.9, 0.85), 18, head)
    for s in (-1, 1):
        S.blob(
            [
                ((s * 0.19, 0.0, 0.2), 0.07, (s * 0.26, -0.02, 0.08), 0.09),
                ((s * 0.26, -0.02, 0.08), 0.09, (s * 0.27, -0.06, -0.16), 0.12),
                ((s * 0.27, -0.06, -0.16), 0.12, (s * 0.26, -0.08, -0.2), 0.1),
            ],
            brown,
            parent=head,
            voxel=0.02,
        )
    stem = [(0.25, 0.46, -0.2), (0.0, 0.47, -0.17), (-0.3, 0.44, -0.16), (-0.6, 0.38, -0.12)]
    S.tube(stem, 0.024, S.mat("#6f9a44", "cloth"), 8, head, smooth=5)
    rose = [S.mat(c, "cloth", lift=0.15) for c in ("#e8303a", "#c8242e", "#961826")]
    for k in range(9):
        a, ring = 2 * math.pi * (k + 0.5 * (k > 4)) / (5 if k < 5 else 3), (k > 4) + (k == 8)
        out = (0.08, 0.035, 0)[ring]
        at = (-0.64 - 0.035 * ring, 0.37 + out * math.cos(a), -0.1 + out * math.sin(a))
        S.sphere((0.075, 0.06, 0.045)[ring], rose[ring], at, (1.1, 1, 1), 14, head)
    S.light("SPOT", (1.6, -0.5, 6.0), (0.5, -5.2, 0.6), "#ffc890", 2600, 0.4)
    S.lamp((-1.2, -8.2, 3.0), "#a090d8", 60, 0.4)
    return S


def _marionette(S, at, h, coat, hands, feet, head=(0, 0, 0.89), hair="#4a2c20", hat=None):
    """A wooden doll seen from behind, whose joints show; hands and feet are where told, in its own heights.

    Who wears a hat wears a coat to the ground.
    """
    e = S.empty(at, (0, 0, 0), h)
    cm, wm, dark = S.mat(coat, "cloth"), S.mat("#c89a64", "wood", rough=0.4), S.mat("#3a2422", "clay")
    head, low = Vector(head), -0.05 if hat else 0.3
    S.lathe(
        [
            (0, low),
            (0.19, low),
            (0.2, low + 0.03),
            (0.12, 0.52),
            (0.1, 0.62),
            (0.125, 0.71),
            (0.06, 0.77),
            (0, 0.78),
        ],
        cm,
        28,
        (0, 0, 0),
        (0, math.degrees(head.x) * 1.2, 0),
        (1, 0.8, 1),
        e,
    )
    S.sphere(0.045, wm, Vector((head.x * 0.85, 0, 0.785)), parent=e, seg=14)
    S.sphere(0.105, wm, head, (0.95, 0.98, 1.08), 26, e)
    S.sphere(0.113, S.mat(hair, "cloth"), head + Vector((0, -0.02, 0.025)), (0.98, 0.98, 1.02), 26, e)
    for s, hand, foot in zip((-1, 1), hands, feet, strict=True):
        hand, foot = Vector(hand), Vector(foot)
        shoulder = Vector((s * 0.14 + head.x * 0.7, 0, 0.71))
        elbow = (shoulder + hand) / 2 + Vector((s * 0.05, 0.02, -0.04))
        S.tube([shoulder, elbow], 0.046, cm, 12, e, taper=0.85)
        S.sphere(0.052, cm, shoulder, parent=e, seg=14)
        S.sphere(0.042, wm, elbow, parent=e, seg=14)
        S.tube([elbow, elbow.lerp(hand, 0.94)], 0.03, wm, 10, e, taper=0.8)
        S.sphere(0.044, wm, hand, parent=e, seg=14)
        if hat:
            continue
        hip = Vector((s * 0.07, 0, 0.34))
        knee = (hip + foot) / 2 + Vector((s * 0.01, 0, 0))
        S.tube([hip, knee], 0.04, wm, 10, e)
        S.sphere(0.042, wm, knee, parent=e, seg=14)
        S.tube([knee, foot + Vector((0, 0, 0.04))], 0.032, wm, 10, e)
        S.blob([(foot + Vector((0, -0.03, 0)), 0.04, foot + Vector((0, 0.06, 0)), 0.035)], dark, parent=e)
    if hat:
        brim = [(0, 0), (0.17, 0), (0.175, 0.02), (0.105, 0.035), (0.115, 0.25), (0, 0.26)]
        S.lathe(brim, S.mat(hat, "cloth"), 28, head + Vector((0, 0, 0.06)), (6, 5, 0), parent=e)
    return e


@scene
def puppet():
    """The puppet cuts her last string, and he who holds it hangs on strings himself."""
    S = Stage(
        "puppet",
        902,
        sky=sky("#1c2a38", "#2c4450", "#4a5a58"),
        ambient=0.55,
        key=[
            spot((-3.5, -8, 9.5), (0.1, 1.0, 3.2), "#ffe6bc", 4200, 0.62),
            area((0.2, 5.4, 4.6), "#ffe8b4", 1900, 2.4, (0, -5, 0)),
            area((0, 2.6, 10.5), "#ffe2b0", 700, 3.0, (0, 6.2, 4)),
            area((5, -6, 6), "#a8b8e8", 420, 3.0),
        ],
        fog={"density": 0.0},
        cam={"loc": (0, -14, 3.8), "tgt": (0, 0, 4.0)},
        post={
            "grade": grade("#141a40", "#fff0d0", contrast=0.16),
            "bloom": 0.5,
            "motes": {"n": 40, "gain": 0.5},
        },
    )
    cord, line = "#160e12", S.mat("#160e12", "clay", rough=0.9)
    for s in (-1, 1):
        S.curtain(s * 2.1, s * 4.6, 3.4, 0, 12, "#8a2230", 7, 0.24, 0.32)
    S.box((14, 0.2, 14), S.mat("#3f7f86", "clay", nscale=0.5, vary=0.25), (0, 6.2, 5))
    S.lathe(
        [(0, 0), (2.75, 0)], S.mat("#ffe9b8", "clay", lift=0.5, vary=0.06), 72, (0, 6.05, 4.35), (90, 0, 0)
    )
    for i in range(13):
        tone = round(S.rnd.uniform(0.1, 0.35), 1)
        plank = S.mat("#8a5a38", "wood", vary=tone, rough=0.45)
        S.box((0.75, 13, 0.12), plank, (-4.6 + 0.77 * i, 0, -0.06), bevel=0.01)
    S.box((14, 14, 0.2), S.mat("#2a1c18", "clay"), (0, 0, -0.3))

    # she stands before the light and has the last string between the blades
    h, y = 2.75, 0.7
    low, high = Vector((-0.72, y, 2.74)), Vector((-0.83, y, 3.27))
    hands = [(p - Vector((0, y, 0))) / h for p in (high, low)]
    _marionette(
        S,
        (0, y, 0),
        h,
        "#d8382c",
        hands,
        ((-0.11, -0.03, 0.03), (0.1, 0.03, 0.03)),
        (0.09, 0, 0.89),
        "#5a3420",
    )
    crown = Vector((0.27, y, 0.99 * h))
    S.sphere(0.05, S.mat("#e0a83c", "metal"), crown, seg=12)
    steel, brass = S.mat("#1e2a42", "clay", rough=0.4), S.mat("#d8982c", "clay", rough=0.3)
    for turn, side, dy in ((38, 1, -0.03), (-14, -1, 0.03)):
        half = S.empty((-0.22, y + dy, 3.12), (0, -turn, 0))
        edge = [(-0.16, -0.06), (0.12, -0.1), (1.75, 0.02), (1.6, 0.1), (0.3, 0.16), (-0.16, 0.07)]
        blade = [(x, 0, side * z) for x, z in edge]
        S.obj(blade, [tuple(range(6))], steel, False, parent=half).modifiers.new(
            "thick", "SOLIDIFY"
        ).thickness = 0.05
        S.tube([(-0.1, 0, 0), (-0.36, 0, 0)], 0.07, brass, 10, half)
        loop = [(-0.6 + 0.25 * math.cos(t), 0, 0.2 * math.sin(t)) for t in np.linspace(0, 6.283, 28)]
        S.tube(loop, 0.06, brass, 10, half)
    S.sphere(0.09, brass, (-0.22, y - 0.08, 3.12), (1, 0.6, 1), 14)
    cross = Vector((0.3, y, 6.25))
    S.tube([crown, cross], 0.034, line, 8)
    # cut: what hangs from the cross, what is left on her, what lies on the boards
    for dx, drop, bend in ((-0.85, 1.2, 0.16), (0.85, 1.75, -0.14), (0.42, 0.95, 0.1)):
        a = cross + Vector((dx, 0, 0))
        curl = [a, a - Vector((0, 0, 0.55 * drop)), a - Vector((-bend, 0, 0.8 * drop))]
        curl += [a - Vector((bend, 0, 0.92 * drop)), a - Vector((0.2 * bend, 0, drop))]
        S.tube(curl, 0.03, line, 6, smooth=6)
    for x, fy, turns in ((1.2, -0.8, 9.5), (-1.3, -1.5, 7.5), (0.7, -2.3, 8.4)):
        worm = [
            (x + 0.13 * t + 0.16 * math.cos(t), fy + 0.2 * math.sin(t) - 0.03 * t, 0.03)
            for t in np.linspace(0.4, turns, 40)
        ]
        S.tube(worm, 0.02, line, 6)
    # he who holds them hangs, too
    m = Vector((0.3, 1.1, 5.9))
    _marionette(
        S,
        m,
        2.5,
        "#2c3158",
        ((-0.27, -0.17, 0.33), (0.27, -0.17, 0.33)),
        ((-0.1, 0, -0.1), (0.06, 0.04, -0.06)),
        (0, -0.05, 0.86),
        "#8a8a90",
        "#1f2238",
    )
    wood = S.mat("#c08a48", "wood")
    S.box((2.1, 0.16, 0.14), wood, cross + Vector((0, 0, 0.06)), (0, 4, 0), 0.04)
    S.box((0.15, 1.2, 0.13), wood, cross + Vector((0, 0, 0.14)), (0, 0, 12), 0.04)
    for s in (-1, 1):
        S.string(m + Vector((s * 0.27, -0.17, 0.36)) * 2.5, (m.x + s * 1.0, 0.9, 12), 0, 0.032, cord)
    S.string(m + Vector((0, -0.05, 1.15)) * 2.5, (m.x, 1.0, 12), 0, 0.032, cord)
    # at the left one has gone already; at the right one hangs and lifts a hand
    gone = Vector((-1.85, 1.6, 7.5))
    S.box((1.1, 0.12, 0.11), wood, gone, (0, -7, 0), 0.03)
    S.box((0.12, 0.9, 0.1), wood, gone + Vector((0, 0, 0.08)), (0, 0, -14), 0.03)
    S.string(gone, (gone.x, 1.6, 12), 0, 0.026, cord)
    for dx, drop in ((-0.45, 1.9), (0.0, 2.6), (0.45, 1.5)):
        a = gone + Vector((dx, 0, 0.1 * dx))
        S.tube([a, a - Vector((0.03, 0, 0.7 * drop)), a - Vector((-0.14, 0, drop))], 0.024, line, 6, smooth=6)
    brim = [(0, 0.02), (0.36, 0), (0.37, 0.03), (0.2, 0.06), (0.17, 0.22), (0.1, 0.32), (0, 0.34)]
    S.lathe(brim, S.mat("#3f8a6a", "cloth"), 24, (-1.75, 0.5, 0), (-6, 0, 0))
    _marionette(
        S,
        (2.55, 1.7, 1.0),
        2.1,
        "#e0b040",
        ((-0.36, 0, 0.8), (0.2, 0, 0.4)),
        ((-0.08, 0, -0.04), (0.07, 0, -0.06)),
        hair="#2a2024",
    )
    for dx, z in ((-0.75, 2.7), (0.0, 3.1), (0.42, 1.85)):
        S.string((2.55 + dx, 1.7, z), (2.55 + 0.8 * dx, 1.7, 12), 0, 0.024, "#e8d8b8")
    return S


@scene
def portrait():
    """The gentleman's head is a house, and someone is moving in; in the houses behind him it is dark."""
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
        S.blob(
            [
                ((-1.75, 0, 0.95), 0.78, (1.75, 0, 0.95), 0.78),
                ((-1.95, 0, 0.8), 0.82, (-2.2, -0.1, -1.8), 0.85),
                ((1.95, 0, 0.8), 0.82, (2.2, -0.1, -1.8), 0.85),
                ((0, 0, 0.8), 1.35, (0, 0, -3), 2.1),
                ((-0.5, 0, 1.5), 0.75, (0.5, 0, 1.5), 0.75),
            ],
            cloth,
            parent=e,
            voxel=0.07 * q,
            smooth=8,
        )
        # the collar stands round the house like a garden wall, open in front, its corners turned down
        V, F, n, gap = [], [], 60, 34
        for i in range(n + 1):
            a = math.radians(-90 + gap + (360 - 2 * gap) * i / n)
            for r, z in ((1.4, 1.4), (1.47, 2.12)):
                V.append((r * math.cos(a), r * math.sin(a), z))
        F = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(n)]
        stiff = S.mat(linen, "clay", bump=0.0, vary=0.06)
        S.obj(V, F, stiff, parent=e).modifiers.new("thick", "SOLIDIFY").thickness = 0.07
        for s in (-1, 1):
            fold, back = (math.radians(-90 + s * (gap + more)) for more in (0, 22))
            tip = math.radians(-90 + s * (gap + 4))
            corner = [
                (1.46 * math.cos(fold), 1.46 * math.sin(fold), 2.13),
                (1.5 * math.cos(back), 1.5 * math.sin(back), 2.13),
                (1.74 * math.cos(tip), 1.74 * math.sin(tip), 1.52),
            ]
            S.obj(corner, [(0, 1, 2)], stiff, False, parent=e).modifiers.new(
                "thick", "SOLIDIFY"
            ).thickness = 0.06
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
    shirt, lapel, red = S.mat("#f6efe2", "cloth"), S.mat("#222c4a", "cloth"), S.mat("#c8302c", "cloth")
    S.blob([((0, -0.98, 1.24), 0.5, (0, -1.2, -0.6), 0.75)], shirt, parent=he, voxel=0.06, smooth=6)
    for s in (-1, 1):
        V = [
            (s * 0.2, -1.55, 1.75),
            (s * 0.75, -1.2, 1.95),
            (s * 1.2, -1.35, 0.9),
            (s * 0.85, -1.72, 0.6),
            (s * 0.34, -2.2, -2.8),
        ]
        S.obj(V, [(0, 1, 2, 3, 4)], lapel, False, parent=he).modifiers.new(
            "thick", "SOLIDIFY"
        ).thickness = 0.1
        S.blob(
            [((s * 0.1, -1.6, 1.5), 0.1, (s * 0.5, -1.6, 1.52), 0.26)],
            red,
            parent=he,
            scale=(1, 0.6, 1),
            at=(0, -0.62, 0),
            voxel=0.03,
        )
    S.sphere(0.15, red, (0, -1.68, 1.5), (1, 0.8, 1), 16, he)
    for k in range(2):
        S.sphere(0.07, lapel, (0, -1.72 - 0.14 * k, 0.75 - 0.55 * k), parent=he, seg=12)
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
        ((-2.05, -0.2, 1.86), (0.8, 0.3, 0.44), 8, "#c8873c"),
        ((-2.0, -0.2, 2.24), (0.62, 0.28, 0.32), -8, "#4f8a86"),
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
    dog = S.empty(at @ Vector((-2.0, -0.6, 1.4)), (0, 0, 10), 1.05)
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


@scene
def puddle():
    """A grey street; in the puddle it is summer."""
    S = Stage(
        "puddle",
        904,
        sky=sky("#8a949c", "#a8aeb0", "#c4c4be"),
        ambient=0.9,
        key=[sun((-4, 3, 8), "#f0f0f0", 1.8, 0.3), area((0, -6, 8), "#ffffff", 200, 4.0)],
        fog={"density": 0.0},
        cam={"loc": (0, -9.5, 11.5), "tgt": (0, 0.35, 0.2)},
        post={"grade": grade("#232c48", "#fff6e0", sat=1.12), "bloom": 0.5, "bloom_th": 0.8, "vignette": 0.4},
    )
    stone = [S.mat(c, "stone", bump=0.12) for c in ("#7a8086", "#6e7478", "#868a8c", "#747c80")]
    rnd = S.rnd
    for i in range(-8, 9):
        for j in range(-9, 12):
            x, y = i * 0.74 + (j % 2) * 0.37, j * 0.62
            S.box(
                (0.7, 0.58, 0.3),
                rnd.choice(stone),
                (x, y, -0.17 + rnd.uniform(-0.015, 0.015)),
                (0, 0, rnd.uniform(-2, 2)),
                0.06,
            )
    S.box((14, 0.5, 0.5), S.mat("#9a9c98", "stone"), (0, 6.6, -0.05), bevel=0.06)
    S.box((14, 6, 0.4), S.mat("#8c8e8c", "stone"), (0, 9.6, -0.05), bevel=0.02)
    # the puddle is a window: a painted sky with sun, clouds, birds seen from below

    spec = {
        "stops": [(0, "#2f86c4"), (0.55, "#7fc4e0"), (1, "#d8f0ea")],
        "discs": [
            {
                "x": 0.66,
                "y": 0.3,
                "r": 0.085,
                "color": "#fff0b0",
                "glow": "#ffe28a",
                "halo": 1.4,
                "halo_gain": 0.5,
                "maria": 0,
            }
        ],
        "clouds": [
            {"dark": "#a8d0e4", "lite": "#ffffff", "band": (0.6, 0.3), "alpha": 0.9, "cell": (90, 160)}
        ],
    }
    px = np.ones((480, 480, 4), "f4")
    px[..., :3] = paint_sky(480, 480, spec, 5)
    image = bpy.data.images.new("summer", 480, 480, float_buffer=True)
    image.colorspace_settings.name = "Linear Rec.709"
    image.pixels.foreach_set(px.ravel())
    m = bpy.data.materials.new("summer")
    m.use_nodes = True
    N, L = m.node_tree.nodes, m.node_tree.links
    N.clear()
    out, em, tex = N.new("ShaderNodeOutputMaterial"), N.new("ShaderNodeEmission"), N.new("ShaderNodeTexImage")
    tex.image = image
    L.new(tex.outputs[0], em.inputs[0])
    em.inputs[1].default_value = 1.25
    L.new(em.outputs[0], out.inputs[0])
    n, P = S.nfun(0.6, 4, 2), []
    for k in range(90):
        a = 2 * math.pi * k / 90
        r = 1 + 0.55 * (
            float(n(np.array([[2 * math.cos(a) + 5]]), np.array([[2 * math.sin(a) + 5]]))[0, 0]) - 0.5
        )
        P.append((0.1 + 2.55 * r * math.cos(a), 0.1 + 2.5 * r * math.sin(a)))
    S.obj(
        [(x, y, 0.02) for x, y in P],
        [tuple(range(90))],
        m,
        False,
        uv=[((x + 3) / 6, (y + 3) / 6) for x, y in P],
    )
    S.tube([(x, y, 0.02) for x, y in [*P, P[0]]], 0.05, S.mat("#5a646c", "water", rough=0.05), 6)
    for k in range(7):
        x, y = 0.4 + 0.36 * k - 1.7, -1.2 + 0.13 * k + (k % 2) * 0.14
        S.obj(
            [
                (x - 0.2, y + 0.08, 0.03),
                (x - 0.07, y + 0.02, 0.03),
                (x, y - 0.04, 0.03),
                (x + 0.07, y + 0.02, 0.03),
                (x + 0.2, y + 0.08, 0.03),
                (x, y + 0.03, 0.03),
            ],
            [(0, 1, 2, 3, 4, 5)],
            S.mat("#2a4a6a", "clay"),
            False,
        )
    # a child is about to jump; grown-ups hurry past with umbrellas
    S.person(
        (-0.55, 2.0, 0.55),
        1.55,
        "#e8b830",
        "fly",
        10,
        hair="#5a3526",
        trousers="#3f5a86",
        hands=((0.34, -0.1, 0.9), (-0.34, -0.1, 0.9)),
    )
    S.lathe(
        [(0.2, -0.02), (0.24, 0.0), (0.2, 0.16), (0.12, 0.24), (0, 0.27)],
        S.mat("#e8b830", "cloth"),
        24,
        (-0.55, 2.03, 1.98),
        scale=0.95,
    )
    for x, y, c, u, f in (
        (-2.7, 3.2, "#4a5058", "#2a2e38", 70),
        (2.4, 3.9, "#545a60", "#343a44", -60),
        (2.9, -1.8, "#4a5058", "#2a2e38", -100),
        (-2.9, -1.2, "#5a5a5e", "#30343e", 100),
        (0.9, 5.4, "#50565c", "#2a2e38", 90),
    ):
        S.person((x, y, 0), 1.7, c, "walk", f, hair="#3a3432", skin="#c4b8a8")
        S.umbrella(
            (x + 0.1, y - 0.1, 2.0), 0.95, u, (rnd.uniform(-8, 8), rnd.uniform(-8, 8), rnd.uniform(0, 40))
        )
    rain = S.mat("#e4ecf0", "glow", gain=0.5)
    for _ in range(110):
        x, y, z = rnd.uniform(-4, 4), rnd.uniform(-4, 7), rnd.uniform(0.4, 6)
        S.tube([(x, y, z), (x - 0.05, y, z - 0.4)], 0.007, rain, 4)
    return S


@scene
def suitcase():
    """Stairs lead down into the suitcase, past the family's pictures, to a lit door."""
    S = Stage(
        "suitcase",
        905,
        sky=sky("#1c2c48", "#3c5870", "#7f98a0", "#a8b4ac", at=(0, 0.25, 0.5, 1), wash=0.3),
        ambient=0.5,
        key=[sun((-6, 4, 6), "#8fb0d8", 1.3, 0.1), area((2.5, -9, 7), "#a8bce8", 1250, 3.0, (0, 0, 0.5))],
        fog={"density": 0.055, "start": 15, "color": "#6f8c9c", "mix": 0.5},
        cam={"loc": (0.2, -8.9, 10.2), "tgt": (0.05, 0.95, 2.0)},
        post={
            "grade": grade("#141c4c", "#fff0c8", contrast=0.18),
            "bloom": 0.6,
            "bloom_th": 0.8,
            "motes": {"n": 30, "box": (0.2, 0.3, 0.85, 0.75), "gain": 0.6},
        },
    )
    w, d, h = 2.45, 1.5, 1.0
    plat = S.mat("#5c6470", "stone", nscale=0.5, bump=0.04, rough=0.32)
    for s in (-1, 1):
        S.box((8, 14, 0.4), plat, (s * (4 + w), 0, -0.2), bevel=0)
    S.box((2 * w, 7 - d, 0.4), plat, (0, (7 + d) / 2, -0.2), bevel=0)
    S.box((2 * w, 7 - d, 0.4), plat, (0, -(7 + d) / 2, -0.2), bevel=0)
    S.box((16, 0.24, 0.06), S.mat("#e8c850", "clay"), (0, 6.2, 0.02), bevel=0.01)
    # the case: an open box round a hole
    leather, dark, brass = (
        S.mat("#9a5a34", "cloth", bump=0.05, bscale=24, vary=0.25),
        S.mat("#5c3420", "cloth"),
        S.mat("#d8aa58", "metal", rough=0.3),
    )
    for s in (-1, 1):
        S.box((0.16, 2 * d + 0.16, h), leather, (s * w, 0, h / 2), bevel=0.05)
        S.box((2 * w + 0.16, 0.16, h), leather, (0, s * d, h / 2), bevel=0.05)
        S.box((0.34, 0.24, h + 0.03), dark, (s * 1.45, -d, h / 2), bevel=0.04)
        S.box((0.46, 0.12, 0.3), brass, (s * 1.45, -d - 0.12, h - 0.2), bevel=0.03)
        for q in (-1, 1):
            for z in (0.16, h - 0.16):
                S.sphere(0.25, dark, (s * (w - 0.05), q * (d - 0.05), z), (1, 1, 0.85), 20)
    S.tube(
        [(-0.5, -d - 0.08, 0.62), (-0.42, -d - 0.36, 0.56), (0.42, -d - 0.36, 0.56), (0.5, -d - 0.08, 0.62)],
        0.085,
        dark,
        10,
        smooth=5,
    )
    for x in (-0.5, 0.5):
        S.box((0.2, 0.1, 0.2), brass, (x, -d - 0.08, 0.62), bevel=0.03)
    for x, z, wide, high, c, turn in (
        (-2.05, 0.55, 0.5, 0.36, "#e8d8b0", 10),
        (2.0, 0.5, 0.46, 0.46, "#4f8ab0", -12),
        (-0.95, 0.42, 0.46, 0.3, "#d8b040", -5),
        (0.95, 0.5, 0.4, 0.4, "#6f9a5a", 14),
    ):
        S.box((wide, 0.02, high), S.mat(c, "paper"), (x, -d - 0.095, z), (0, turn, 0), 0.005)
        S.box((wide * 0.6, 0.02, high * 0.3), S.mat("#f6f0e0", "paper"), (x, -d - 0.105, z), (0, turn, 0), 0)
    # the lid, its lining and straps that cross
    lid = S.empty((0, d + 0.06, h), (-102, 0, 0))
    S.box((2 * w + 0.16, 2 * d, 0.1), leather, (0, -d, 0.5), parent=lid, bevel=0.04)
    for s in (-1, 1):
        S.box((0.16, 2 * d, 0.5), leather, (s * w, -d, 0.25), parent=lid, bevel=0.05)
        S.box((2 * w, 0.16, 0.5), leather, (0, -d + s * d, 0.25), parent=lid, bevel=0.05)
        S.sphere(0.25, dark, (s * (w - 0.05), -2 * d + 0.05, 0.3), (1, 1, 1.2), 20, lid)
    for k in range(20):
        m = S.mat("#e0bd8c" if k % 2 else "#cc9868", "cloth")
        S.box(
            (2 * w / 20, 2 * d - 0.1, 0.03), m, (-w + (k + 0.5) * 2 * w / 20, -d, 0.43), parent=lid, bevel=0
        )
    strap = S.mat("#7a3f2c", "cloth")
    for s in (-1, 1):
        S.box((0.16, 4.6, 0.03), strap, (0, -d, 0.38 - 0.02 * s), (0, 0, s * 62), 0.01, lid)
    S.box((0.36, 0.36, 0.06), brass, (0, -d, 0.34), (0, 0, 45), 0.03, lid)
    # down the stairs, along a papered wall
    for k in range(24):
        m = S.mat("#b86a50" if k % 2 else "#a85c46", "clay", bump=0.01)
        S.box((2 * w / 24, 0.1, 6), m, (-w + (k + 0.5) * 2 * w / 24, d - 0.1, -2.4), bevel=0)
    wall = S.mat("#a85c46", "clay")
    S.box((2 * w, 0.1, 6), wall, (0, -d + 0.1, -2.95), bevel=0)
    for s in (-1, 1):
        S.box((0.1, 2 * d, 6), wall, (s * (w - 0.1), 0, -2.6), bevel=0)
    wood, red = S.mat("#8a5a34", "wood"), S.mat("#7a2c34", "cloth")
    n = 11
    for k in range(n):
        x, z = -w + 0.3 + 0.36 * k, 0.5 - 0.235 * k
        S.box((0.37, 2 * d - 0.2, 3), wood, (x, 0, z - 1.5), bevel=0.02)
        S.box((0.38, 1.1, 0.04), red, (x, 0.35, z + 0.01), bevel=0.01)
        S.box((0.03, 1.1, 0.24), red, (x + 0.19, 0.35, z - 0.12), bevel=0)
    S.box((3, 2 * d, 0.2), wood, (w - 0.4, 0, 0.5 - 0.235 * n - 0.1), bevel=0)
    for k, (x, z) in enumerate(((-1.75, 0.62), (-0.12, 0.16), (0.56, -0.28))):
        S.frame(
            (x, d - 0.2, z),
            0.36,
            0.46,
            "#d8a850",
            S.mat(("#e8dcc0", "#9ac0c8", "#e8b8a0")[k], "paper"),
            border=0.08,
        )
        S.sphere(0.09, S.mat("#4a3a34", "clay"), (x, d - 0.22, z + 0.06), (1, 0.3, 1.1), 14)
        S.sphere(0.15, S.mat("#4a3a34", "clay"), (x, d - 0.22, z - 0.16), (1, 0.2, 0.6), 14)
    S.door((1.72, d - 0.24, 0.5 - 0.235 * n), 1.75, 0.8, "#e9dcc0", "#7a2c34", -92, 0, "#ffc870", 1.7)
    S.lamp((1.5, d - 0.8, -0.7), "#ffb858", 90, 0.2)
    S.lamp((0.5, -0.7, -0.3), "#ffb858", 34, 0.3)
    S.lamp((-1.5, -0.6, 1.6), "#ffc070", 42, 0.3)
    S.light("AREA", (0.5, 0.2, 0.6), (0, 1.6, 3.6), "#ffc878", 60, 1.6)
    # she goes down, with a case of her own
    k = 4
    x, z = -w + 0.3 + 0.36 * k, 0.5 - 0.235 * k
    S.person(
        (x, 0.35, z + 0.03),
        1.9,
        "#d8382f",
        face=98,
        hair="#3a2620",
        style="bun",
        hands=((0.15, 0.1, 0.42), (-0.2, -0.16, 0.5)),
        feet=((0.06, 0.14, 0.06), (-0.06, -0.2, -0.1)),
    )
    hand = Vector((x - 0.2, 0.05, z + 0.5))
    S.box((0.5, 0.18, 0.36), leather, hand + Vector((0, 0, -0.1)), (0, 6, 4), 0.05)
    # the train waits in the mist, and those who have not seen
    for y in (9.0, 10.2):
        S.box((40, 0.12, 0.14), S.mat("#6a5a50", "metal"), (0, y, -0.7))
    S.box((40, 5, 0.2), S.mat("#7a746a", "stone"), (0, 9.8, -0.98))
    for k in range(4):
        S.box((5.6, 2.2, 3.4), S.mat("#2c3a4c", "clay", rough=0.4), (-9.6 + 6 * k, 10.2, 1.0), bevel=0.3)
        for j in range(5):
            S.box(
                (0.62, 0.1, 0.8),
                S.mat("#ffd080", "glow", gain=2.2),
                (-11.6 + 6 * k + j, 9.08, 1.2),
                bevel=0.05,
            )
    S.person((3.95, 4.6, 0), 2.1, "#5a6a94", "stand", 170, hair="#3a3230")
    S.box((0.6, 0.22, 0.42), S.mat("#4a3a30", "cloth"), (4.5, 4.5, 0.22), bevel=0.04)
    S.person((-3.95, 4.9, 0), 2.05, "#7a8468", "stand", 160, hair="#cfc8bc")
    S.lamp((3.9, 2.6, 3.4), "#c8d4ff", 120, 0.4)
    S.lamp((-3.9, 2.8, 3.4), "#c8d4ff", 120, 0.4)
    S.bird((1.5, -2.5, 0.0), 0.55, "#8a9098", 150, belly="#b4b8bc")
    S.bird((0.7, -2.75, 0.0), 0.55, "#7a8088", 200, belly="#b4b8bc")
    return S


@scene
def sunflowers():
    """A hill of sunflowers sings for its conductor; birds on the wires are the notes, one flower sulks."""
    S = Stage(
        "sunflowers",
        906,
        sky=sky(
            "#4f9cc4",
            "#9cd0d4",
            "#f4ecc4",
            "#f8d090",
            at=(0, 0.2, 0.34, 1),
            clouds=[clouds("#a0c8d0", "#fffcf0", (0.13, 0.1))],
        ),
        ambient=0.75,
        key=[sun((-5, -6, 5.5), "#ffe8b0", 4.0), sun((6, 6, 5), "#ffd890", 1.0, 0.2)],
        fog={"density": 0.018, "start": 17},
        cam={"loc": (0, -11.6, 4.6), "tgt": (0, 0, 2.92)},
        post={"grade": grade("#1c3a58", "#fff6d0")},
    )

    def hill(x, y):
        up = np.clip(np.hypot(x, y + 2.3) - 2.4, 0, 11)
        return 0.33 * up + 0.0145 * up * up

    S.gh = hill
    S.grid((-50, 50), (-9, 60), hill, S.mat("#8aa04a", "clay", nscale=0.7, bump=0.06), 300, 300)
    green, core = S.mat("#5f8a3c", "cloth"), S.mat("#4a2e1e", "cloth", bump=0.2, bscale=18)
    golds = [S.mat(c, "cloth") for c in ("#f2b828", "#f6c83c", "#e8a424")]
    white, lips, throat = S.mat("#f6e8c8", "clay"), S.mat("#c8604a", "clay"), S.mat("#2a1210", "clay")
    podium = Vector((-0.1, -2.3, 0.9))

    def bloom(at, aim, r, gold, mouth):
        """A flower's head that looks along aim, its eyes closed; mouth is its width and height, or a pout."""
        e = S.empty(at)
        # z along aim, y as far up as it goes
        out = aim.normalized()
        across = Vector((0, 0, 1)).cross(out).normalized()
        e.rotation_euler = Matrix((across, out.cross(across), out)).transposed().to_euler()
        S.lathe([(0, 0.14 * r), (0.3 * r, 0.13 * r), (0.44 * r, 0.08 * r), (0.46 * r, 0)], core, 28, parent=e)
        S.lathe([(0.5 * r, 0.0), (0.3 * r, -0.12 * r), (0, -0.18 * r)], green, 18, parent=e)
        V, F = [], []
        for ring in range(2):
            for k in range(13):
                a = 6.283 * (k + 0.5 * ring) / 13
                c, s = math.cos(a), math.sin(a)
                b = len(V)
                V += [
                    (0.38 * r * c - 0.1 * r * s, 0.38 * r * s + 0.1 * r * c, 0.0),
                    (0.38 * r * c + 0.1 * r * s, 0.38 * r * s - 0.1 * r * c, 0.0),
                    (0.72 * r * c + 0.1 * r * s, 0.72 * r * s - 0.1 * r * c, 0.02 * r),
                    (1.0 * r * c, 1.0 * r * s, -0.02 * r - 0.06 * ring * r),
                    (0.72 * r * c - 0.1 * r * s, 0.72 * r * s + 0.1 * r * c, 0.02 * r),
                ]
                F.append((b, b + 1, b + 2, b + 3, b + 4))
        S.obj(V, F, gold, False, parent=e)
        k = 0.2 * r
        for s in (-1, 1):
            lid = [
                (s * k + 0.55 * k * math.cos(t), 0.45 * k - 0.3 * k * math.sin(t), 0.15 * r)
                for t in np.linspace(0, 3.14, 8)
            ]
            S.tube(lid, 0.15 * k, white, 6, e)
        if mouth is None:
            pout = [
                (0.6 * k * math.cos(t), -1.15 * k + 0.4 * k * math.sin(t), 0.15 * r)
                for t in np.linspace(0.3, 2.84, 8)
            ]
            S.tube(pout, 0.17 * k, lips, 6, e)
        else:
            wide, high = mouth
            S.sphere(k, lips, (0, -0.75 * k, 0.12 * r), (wide, high, 0.3), 16, e)
            S.sphere(k, throat, (0, -0.75 * k, 0.15 * r), (wide * 0.68, high * 0.68, 0.3), 14, e)

    def flower(x, y, h, r):
        """A flower that sings to the podium; its stem ends behind its head."""
        z = S.z(x, y)
        top = Vector((x, y, z + h))
        aim = podium + Vector((0, 0, 1.6)) - top
        nape = top - 0.16 * r * aim.normalized()
        stem = [(x, y + 0.1, z - 0.1), (x + 0.04, y + 0.14, z + h * 0.6), nape]
        S.tube(stem, 0.055, green, 6, smooth=4)
        mouth = S.rnd.uniform(0.45, 0.75), S.rnd.uniform(0.55, 1.0)
        bloom(top, aim, r, S.rnd.choice(golds), mouth)
        for s in (-1, 1):
            p = Vector((x, y + 0.1, z + h * (0.4 + 0.12 * s)))
            leaf = [(0, 0, 0), (s * 0.2, -0.14, 0.1), (s * 0.5, -0.05, 0.0), (s * 0.22, 0.14, 0.08)]
            S.obj([p + Vector(v) for v in leaf], [(0, 1, 2, 3)], green, True)

    for row in range(9):
        far = 2.75 + 1.05 * row
        step = 1.06 / far
        for i in range(-12, 13):
            a = (i + 0.5 * (row % 2)) * step + S.rnd.uniform(-0.05, 0.05) / far
            x, y = far * math.sin(a), far * math.cos(a) - 2.3
            if abs(a) > (0.95 if row < 2 else 1.3) or abs(x) > 0.26 * (y + 11.6) + 0.4:
                continue
            if row < 2 and x > 1.2 and y < 0.5:  # the place of the one that sulks
                continue
            flower(x, y, 1.0 + S.rnd.uniform(-0.06, 0.06), S.rnd.uniform(0.47, 0.52))
    S.box((1.7, 1.3, 0.3), S.mat("#7a4a30", "wood"), (-0.1, -2.25, 0.15), bevel=0.04)
    S.box((1.3, 1.0, 0.25), S.mat("#8a5a38", "wood"), (-0.1, -2.2, 0.42), bevel=0.04)
    z = 0.55
    S.person(
        (-0.1, -2.2, z),
        1.75,
        "#26242e",
        "wave",
        180,
        hair="#e0dcd4",
        trousers="#26242e",
        hands=((0.32, -0.14, 1.0), (-0.38, -0.16, 0.86)),
    )
    S.tube([(-0.66, -1.95, z + 1.74), (-0.98, -1.6, z + 2.3)], 0.022, S.mat("#f6efe0", "wood"), 6)
    st = S.empty((-0.1, -1.35, 0))
    iron = S.mat("#3a3430", "metal")
    S.tube([(0, 0, 0), (0, 0, 1.2)], 0.03, iron, 8, st)
    S.box((0.8, 0.04, 0.46), iron, (0, 0.05, 1.4), (28, 0, 0), 0.01, st)
    S.box((0.7, 0.03, 0.4), S.mat("#f8f1de", "paper"), (0, 0.0, 1.42), (28, 0, 0), 0.01, st)
    # one sulks, its back to the choir
    S.tube(
        [(1.8, -2.5, -0.1), (1.68, -2.5, 0.7), (1.55, -2.4, 1.3), (1.66, -2.48, 1.55)],
        0.07,
        green,
        8,
        smooth=5,
    )
    bloom(Vector((1.75, -2.56, 1.52)), Vector((0.75, -0.9, -0.2)), 0.6, golds[1], None)
    # wires for staves, birds for notes
    wood, wire = S.mat("#4a3a30", "wood"), S.mat("#3a3a44", "metal")
    S.tube([(-3.55, 11, 2), (-3.5, 11, 9.05)], 0.12, wood, 12)

    def stave(x, line):
        return 6.95 + 0.33 * line - 0.05 * x + 0.011 * x * x

    for line in range(5):
        S.tube([(x, 10.9, stave(x, line)) for x in np.linspace(-8, 8, 40)], 0.022, wire, 6)
        S.tube(
            [(-3.52, 10.95, stave(-3.5, line)), (-3.52, 10.75, stave(-3.5, line))], 0.05, S.mat("#f0ece0"), 8
        )
    for k, line in enumerate((0, 1, 2, 2, 4, 3, 1, 2)):
        x = -2.6 + 0.87 * k + 0.12 * (k % 3)
        S.bird((x, 10.85, stave(x, line) - 0.02), 0.5, "#2c2c3a", (0, 180)[k in (2, 5, 6)], belly="#4a4a5a")
    for x, y, color, turn in ((-1.95, -2.2, "#d8603c", 35), (-1.45, -2.7, "#e0b050", 60)):
        S.bird((x, y, 0), 0.45, color, turn, belly="#f0dcc0")
    return S

"""An apple is being peeled, and those who live in it move out down the peel."""

import math

import bpy
import numpy as np
from mathutils import Vector

from ..kit.light import area, grade, sky, spot
from ..kit.stage import Stage


def scene():
    S = Stage(
        "apple",
        304,
        sky=sky("#14202a", "#1f3038", "#2c3a3c"),
        ambient=0.55,
        key=[
            spot((-1.3, 0.6, 9.2), (0, 0.6, 0.5), "#ffd08a", 2600, 1.5),
            area((-4.5, -8.5, 6.5), "#ffcf9c", 620, 3.0, (0, 1, 1.5)),
            area((0.5, 6.5, 9.5), "#b8d0c8", 650, 4.0, (1, 12, 5.5)),
            area((6.5, -1, 6), "#a8c4e8", 520, 3.0, (1.5, 1.5, 2)),
        ],
        fog={"density": 0.0},
        cam={"loc": (0, -12.2, 4.4), "tgt": (0, 0, 3.2)},
        post={"grade": grade("#24183a", "#fff0cc", contrast=0.12), "bloom": 0.7, "bloom_th": 0.75},
    )
    # a kitchen at night: the table under its lamp, a shelf on the wall
    board = S.mat("#8f5c36", "wood", nscale=0.6)
    for k in range(-5, 6):
        S.box((1.36, 16, 0.3), board, (1.4 * k, 0, -0.15 + 0.006 * (k % 2)), (0, 0, 0), 0.03)
    S.box((30, 0.3, 20), S.mat("#3f5c58", "clay", nscale=0.5, vary=0.12), (0, 12, 2), bevel=0)
    S.box((9, 0.9, 0.16), S.mat("#5a3a28", "wood"), (1.5, 11.4, 5.6), bevel=0.03)
    for x, r, h, color in (
        (-1.7, 0.5, 1.1, "#8a9a8c"),
        (-0.4, 0.35, 1.5, "#a8703c"),
        (3.2, 0.5, 0.9, "#b8b0a0"),
    ):
        jug = [(0, 0), (r * 0.8, 0), (r, h * 0.35), (r * 0.8, h * 0.75), (r * 0.55, h * 0.9), (r * 0.65, h)]
        S.lathe(jug, S.mat(color, "clay", rough=0.3), 32, (x, 11.3, 5.68))
    S.lathe(
        [(1.25, 0), (1.28, 0.03), (0.75, 0.62), (0.22, 0.82), (0.12, 1.05), (0, 1.05)],
        S.mat("#3f6a58", "metal", rough=0.4),
        48,
        (-1.3, 2.6, 7.0),
    )
    S.lathe([(0, 0.12), (1.15, 0.12)], S.mat("#ffdf9c", "glow", gain=3.0), 40, (-1.3, 2.6, 7.0))
    S.tube([(-1.3, 2.6, 8.0), (-1.3, 2.6, 12)], 0.03, S.mat("#1c1a1a", "cloth"), 6)
    red = S.mat("#b82c26", "clay", rough=0.22, vary=0.3, bump=0.02)
    flesh = S.mat("#f3e3b0", "clay", rough=0.45, vary=0.06, bump=0.02, sss=0.3)
    c, R = Vector((-0.15, 1.8, 0)), 2.25

    def rim(t):  # t from 0 at the bottom to 1 at the top: radius and height of an apple
        a = math.pi * t
        return R * math.sin(a) ** 0.8 * (1 + 0.1 * math.cos(a + 2.4)), 2.15 - 2.1 * math.cos(
            a
        ) - 0.4 * math.exp(-(((a - math.pi) / 0.5) ** 2))

    S.lathe([(max(0.001, rim(t)[0]), rim(t)[1]) for t in np.linspace(0.03, 1, 50)], flesh, 80, c)
    n, turns, half = 360, 4.3, 6

    def band(u, across=0.5):
        """A point of the peel: a ribbon about the apple above, a ramp that stands off it below."""
        t, a = 0.97 - 0.88 * u, -0.6 + turns * 2 * math.pi * u
        off = max(0.0, u - 0.42) / 0.58
        flat = min(1.0, max(0.0, (u - 0.5) / 0.1))
        flat *= flat * (3 - 2 * flat)
        r, z = rim(min(0.995, max(0.02, t + (across - 0.5) * 0.085 * (1 - flat))))
        r += 0.05 + 0.55 * off**1.3 + 0.62 * (1 - across) * flat
        return Vector((c.x + r * math.cos(a), c.y + r * math.sin(a), max(0.08, z - 0.3 * off))), a

    V, F = [], []
    for i in range(n + 1):
        V += [band(i / n, k / half)[0] for k in range(half + 1)]
    for i in range(n):
        for k in range(half):
            q = i * (half + 1) + k
            F.append((q, q + half + 1, q + half + 2, q + 1))
    S.obj(V, F, red).modifiers.new("thick", "SOLIDIFY").thickness = 0.1
    S.lathe([(max(0.001, rim(t)[0] + 0.05), rim(t)[1] + 0.02) for t in np.linspace(0.92, 1, 12)], red, 60, c)
    wood = S.mat("#4a3020", "wood")
    stem = [(c.x, c.y, 3.8), (c.x + 0.05, c.y, 4.4), (c.x + 0.3, c.y, 5.0)]
    S.tube(stem, 0.1, wood, 10, taper=0.8, smooth=6)
    V = [
        (0, 0, 0),
        (0.4, -0.28, 0.14),
        (0.95, -0.22, 0.2),
        (1.35, 0, 0.05),
        (0.95, 0.22, 0.2),
        (0.4, 0.28, 0.14),
    ]
    leaf = S.obj(
        V, [tuple(range(6))], S.mat("#6f8f3c", "cloth"), True, (c.x + 0.1, c.y - 0.05, 4.5), (0, -14, -20)
    )
    leaf.modifiers.new("thick", "SOLIDIFY").thickness = 0.03
    # rooms in it, with a light on in each
    pane, bar = S.mat("#ffc060", "glow", gain=3.2), S.mat("#6a4428", "wood")
    for t, turn in ((0.7, -122), (0.69, -70), (0.475, -64), (0.48, -150)):
        r, z = rim(t)
        a = math.radians(turn)
        e = S.empty((c.x + r * math.cos(a), c.y + r * math.sin(a), z), (0, 0, turn + 90))
        lean = math.degrees(
            math.atan2(rim(t + 0.02)[0] - rim(t - 0.02)[0], rim(t + 0.02)[1] - rim(t - 0.02)[1])
        )
        e.rotation_euler.x = math.radians(lean)
        S.lathe([(0, 0.03), (0.2, 0.03)], pane, 28, rot=(90, 0, 0), parent=e)
        S.lathe([(0.19, -0.06), (0.26, -0.06), (0.26, 0.06), (0.19, 0.07)], bar, 28, rot=(90, 0, 0), parent=e)
        S.box((0.03, 0.1, 0.4), bar, (0, -0.02, 0), parent=e, bevel=0)
        S.box((0.4, 0.1, 0.03), bar, (0, -0.02, 0), parent=e, bevel=0)
    at, a = band(0.655, 1.0)
    S.door(
        (at.x, at.y, at.z + 0.02), 0.92, 0.5, "#6a4428", "#4f7a4c", 78, math.degrees(a) + 90, "#ffc060", 3.0
    )
    S.lamp(at + Vector((0.3 * math.cos(a), 0.5 * math.sin(a), 0.5)), "#ffc070", 10, 0.1)
    # out they go, with what they can carry
    case, bundle = S.mat("#8a5632", "cloth"), S.mat("#e0c48a", "cloth")
    for u, h, coat, hair, hat in (
        (0.667, 0.98, "#3f6a8a", "#3a2620", None),
        (0.683, 0.68, "#e0b050", "#6a4a2c", None),
        (0.703, 1.05, "#5a7a4a", "#2c2024", "#3a4a34"),
    ):
        p, a = band(u, 0.55)
        one = S.person(
            p + Vector((0, 0, 0.05)),
            h,
            coat,
            "walk",
            math.degrees(a) + 180,
            hair=hair,
            hat=hat,
            hands=((0.2, -0.05, 0.44), (-0.2, -0.06, 0.44)),
        )
        S.box((0.13, 0.36, 0.26), case, (0.23, -0.05, 0.27), parent=one, bevel=0.03)
        if h > 0.7:
            S.sphere(0.16, bundle, (0, 0.17, 0.7), (1.1, 0.9, 1), 18, one)
    for x, y, h, coat, hat, turn in (
        (-1.05, -1.7, 0.95, "#c2352d", "#8a2a26", -72),
        (-1.62, -1.8, 0.6, "#5f86b0", None, -80),
    ):
        one = S.person(
            (x, y, 0),
            h,
            coat,
            "walk",
            turn,
            hair="#4a3024",
            hat=hat,
            hands=((0.2, -0.05, 0.44), (-0.16, -0.3, 0.72 if hat else 0.46)),
        )
        S.box((0.14, 0.4, 0.28), case, (0.24, -0.05, 0.26), parent=one, bevel=0.03)
        if hat:
            bpy.context.view_layer.update()
            lamp = one.matrix_world @ Vector((-0.16, -0.33, 0.6))
            S.sphere(0.07, S.mat("#ffd27a", "glow", gain=9.0), lamp, (0.9, 0.9, 1.2), 16)
            S.lamp(lamp + Vector((-0.05, -0.2, 0.1)), "#ffc070", 10, 0.08)
    # the knife stands in the table and waits
    steel, e = S.mat("#d4d8de", "metal", rough=0.18), S.empty((2.15, 0.6, -0.12), (0, 9, -24), 1.1)
    edge = [(-0.08, 0), (0.24, 0.75), (0.34, 1.5), (0.34, 2.75), (-0.2, 2.75), (-0.2, 0.6)]
    V = [(x, y * (0.2 if k in (1, 2, 3) else 1), z) for y in (-0.035, 0.035) for k, (x, z) in enumerate(edge)]
    F = [
        tuple(range(6))[::-1],
        tuple(range(6, 12)),
        *((k, (k + 1) % 6, (k + 1) % 6 + 6, k + 6) for k in range(6)),
    ]
    S.obj(V, F, steel, False, parent=e)
    S.box((0.5, 0.16, 0.14), S.mat("#b98a3c", "metal"), (0.05, 0, 2.8), parent=e, bevel=0.03)
    S.box((0.4, 0.2, 1.5), S.mat("#4a281c", "wood"), (0.03, 0, 3.6), parent=e, bevel=0.09)
    for z in (3.15, 3.6, 4.05):
        S.sphere(0.06, S.mat("#d9b060", "metal"), (0.03, -0.1, z), (1, 0.4, 1), 12, e)
    return S

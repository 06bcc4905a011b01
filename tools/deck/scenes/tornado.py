"""A girl takes her tornado for a walk on a lead; somebody sits up in bed where a house was."""

import itertools
import math

import numpy as np
from mathutils import Vector

from ..kit.light import CAM, clouds, grade, sky, sun
from ..kit.somebody import somebody
from ..kit.stage import Stage


def scene():
    S = Stage(
        "tornado",
        706,
        sky=sky(
            "#4a5a64",
            "#7f8f90",
            "#c4c4a8",
            "#e4d4a4",
            at=(0, 0.4, 0.68, 1),
            wash=0.5,
            clouds=[
                clouds("#3f4c58", "#9aa4a4", (0.1, 0.16), 0.9),
                clouds("#6a7470", "#c4c4b0", (0.35, 0.1), 0.5),
            ],
        ),
        ambient=0.8,
        key=[sun((-7, -2, 4), "#ffe4b0", 2.6, 0.06), sun((6, 6, 6), "#b8c8d8", 0.8, 0.3)],
        fog={"density": 0.02, "start": 20},
        cam=CAM,
        post={"grade": grade("#1f2a44", "#fff2cc")},
    )
    S.ground("hills", "#a8a050", amp=0.5, seed=19, flat=4)
    S.grass(500, (-4.4, 4.4), (-3.4, 6), ("#c9b458", "#b8a048", "#a8963f"), 0.5)
    c = Vector((0.9, 2.4, S.z(0.9, 2.4)))

    def spine(t):
        return c + Vector((0.55 * math.sin(t * 4.2) * (0.3 + t), 0.25 * math.sin(t * 5), 7.6 * t))

    def width(t):
        return 0.16 + 1.9 * t**1.6

    dust = [S.mat(k, "cloud", lift=0.12) for k in ("#8a8a84", "#a09c90", "#787c7c")]
    V, F, n, m = [], [], 120, 48
    for i in range(n + 1):
        t = i / n
        p = spine(t)
        for k in range(m):
            a = 2 * math.pi * k / m
            r = width(t) * (1 + 0.07 * math.sin(a * 3 + t * 46) + 0.05 * math.sin(a * 2 - t * 70))
            V.append((p.x + r * math.cos(a), p.y + r * math.sin(a), p.z))
    for i in range(n):
        for k in range(m):
            j = (k + 1) % m
            F.append((i * m + k, i * m + j, (i + 1) * m + j, (i + 1) * m + k))
    S.obj(V, F, dust[0])
    for k in range(30):
        t0, a0 = S.rnd.uniform(0.05, 0.95), S.rnd.uniform(0, 6.28)
        P = []
        for i in range(22):
            t = min(1, t0 + 0.006 * i)
            p, r, a = spine(t), width(t) * 1.05, a0 + i * 0.22
            P.append(p + Vector((r * math.cos(a), r * math.sin(a), 0)))
        S.tube(P, 0.05 + 0.07 * t0, dust[k % 3], 6, taper=0.3)
    for i in range(9):
        a = 6.283 * i / 9
        S.cloud(
            spine(1.0) + Vector((1.7 * math.cos(a), 1.2 * math.sin(a), 0.2)), 0.9, "#8a8f90", 9, 0.5, seed=i
        )
    for i in range(7):
        a = 6.283 * i / 7
        S.sphere(
            S.rnd.uniform(0.16, 0.3),
            dust[1],
            c + Vector((0.4 * math.cos(a), 0.4 * math.sin(a), 0.08)),
            (1.2, 1, 0.7),
            16,
            bumpy=0.08,
        )
    # what flies round: house, chair, cow-coloured things, umbrella, letters
    q = spine(0.55)
    S.house(q + Vector((-1.55, -0.8, 0.0)), 0.7, 0.6, "#a5483c", "#f2e6d2", 30, lit=0).rotation_euler = (
        0.3,
        0.4,
        0.5,
    )
    S.chair(spine(0.4) + Vector((1.2, -0.7, 0)), 0.9, "#8f5a36", 40).rotation_euler = (0.6, -0.5, 0.8)
    S.umbrella(spine(0.75) + Vector((1.9, -1.2, 0.2)), 0.5, "#c2453a", (40, 60, 0))
    _sheep(S, spine(0.72) + Vector((-2.72, -1.6, 0.0)))
    for _ in range(10):
        p = spine(S.rnd.uniform(0.15, 0.9))
        a = S.rnd.uniform(3.3, 6.1)
        S.envelope(
            p + Vector((2.0 * math.cos(a), 1.2 * math.sin(a), 0)),
            0.24,
            [S.rnd.uniform(0, 180) for _ in range(3)],
        )
    # lead and girl
    g = Vector((-1.55, -1.1, S.z(-1.55, -1.1)))
    S.person(g, 1.35, "#c2453a", "point", 105, hair="#5a3526", scarf="#efd08a", lean=0)
    collar = spine(0.13)
    S.lathe(
        [(width(0.13) * 1.12, -0.07), (width(0.13) * 1.22, 0), (width(0.13) * 1.12, 0.07)],
        S.mat("#c2453a", "cloth"),
        28,
        collar,
    )
    S.string(g + Vector((0.52, 0.05, 1.0)), collar + Vector((-0.3, -0.1, 0)), 0.3, 0.022, "#7a3a30")
    S.house((-3.2, 9, S.z(-3.2, 9)), 1.5, 1.3, "#7a5a50", "#d8c8a8", -12.8, lit=0)
    _bereft(S, (2.4, 1.5, S.z(2.4, 1.5)))
    return S


def _sheep(S, at):
    """A sheep in the air, on its side."""
    e = S.empty(at, (14, 24, 10), 0.9)
    dark = S.mat("#3a3036", "clay")
    S.wool((0, 0, 0), (0.52, 0.38, 0.38), "#f6efe2", 130, 0.11, e)
    for x in (-0.3, 0.3):
        for y in (-0.16, 0.16):
            S.tube([(x, y, -0.25), (x * 1.35 + 0.1 * y, y, -0.68)], 0.055, dark, 10, e, taper=0.8)
    S.sheep_head((-0.56, -0.18, 0.2), 0.27, (0, 0, -48), "wonder", (-0.4, -0.5)).parent = e


def _bereft(S, at):
    """Where the house in the air has stood: the floor, the door, and who sits up in bed."""
    e = S.empty(at, (0, 0, -10), 0.93)
    stone, wood = S.mat("#8f8678", "stone"), S.mat("#7a4a30", "wood")
    S.box((2.2, 1.7, 0.5), stone, (0, 0, 0.22), parent=e)
    for k in range(7):
        S.box(
            (2.24, 0.24, 0.06), S.mat("#b98a58", "wood"), (0, -0.74 + 0.247 * k, 0.5), parent=e, bevel=0.012
        )
    torn = [
        (-0.32, 1.2),
        (-0.24, 0.95),
        (-0.1, 1.02),
        (0.06, 0.72),
        (0.3, 0.8),
        (0.5, 0.6),
        (0.8, 0.66),
        (1.08, 0.9),
    ]
    n = 2 * len(torn)
    V = [(x, y, 0.5 + z * up) for y in (0.7, 0.82) for up in (0, 1) for x, z in torn]
    F = []
    for i in range(len(torn) - 1):
        a, b, k = i, i + len(torn), 1
        F += [(a, a + k, b + k, b), (n + a, n + b, n + b + k, n + a + k), (b, b + k, n + b + k, n + b)]
    S.obj(V, F, S.mat("#a8745e", "clay"), False, parent=e)
    for (x0, z0), (x1, z1) in itertools.pairwise(torn):
        S.tube([(x0, 0.76, 0.5 + z0), (x1, 0.76, 0.5 + z1)], 0.065, S.mat("#f2e6d2", "clay"), 8, e)
    S.door((-0.72, 0.76, 0.5), 1.25, 0.6, "#efe2c8", "#a5483c", 0, arch=False).parent = e
    # the bed, its head to the right
    S.box((1.5, 0.72, 0.12), wood, (0.2, -0.18, 0.72), parent=e)
    for x, high in ((-0.56, 0.5), (0.98, 0.85)):
        S.box((0.09, 0.8, high), wood, (x, -0.18, 0.53 + high / 2), parent=e)
    S.box((1.46, 0.68, 0.16), S.mat("#f4ecda", "cloth"), (0.2, -0.18, 0.85), parent=e, bevel=0.05)
    S.blob(
        [((0.82, -0.34, 1.0), 0.13, (0.82, -0.02, 1.0), 0.13)],
        S.mat("#fff8ea", "cloth"),
        parent=e,
        voxel=0.02,
    )
    cover = [((x, y, 0.9), 0.1) for x in (-0.42, -0.2, 0.02, 0.24) for y in (-0.46, -0.3, -0.1, 0.08)]
    cover += [((x, -0.54, 0.9), 0.055, (x, -0.55, 0.68), 0.05) for x in np.linspace(-0.46, 0.3, 14)]
    cover += [((x, y, 0.93), 0.09) for x in np.linspace(-0.44, 0.28, 8) for y in (-0.5, -0.4)]
    cover += [((0.42, y, 0.98), 0.13, (-0.34, y, 0.98), 0.1) for y in (-0.26, -0.1)]
    S.blob(cover, S.mat("#3f6a94", "cloth"), parent=e, voxel=0.02)
    h = 1.4
    who = somebody(
        S,
        (0.48, -0.18, 0.98 - 0.42 * h),
        h,
        "#fbf4e6",
        -68,
        hands=((0.2, -0.3, 0.93), (-0.13, -0.26, 0.5)),
        elbows=((0.2, -0.12, 0.77), (-0.2, -0.04, 0.55)),
        grips=(((0.05, -0.8, 0.8), (-1, 0, 0.4), (0, 0, 0)), None),
        knees=((0.07, -0.2, 0.41), (-0.07, -0.2, 0.41)),
        feet=((0.07, -0.42, 0.36), (-0.07, -0.42, 0.36)),
        hem=0,
        turn=(-20, 0, -8),
        mood="amazed",
        hair="#8a8a8a",
        parent=e,
    )
    cap = [((0, 0.012, 0.935), 0.093, (0, 0.06, 1.0), 0.07), ((0, 0.06, 1.0), 0.07, (0, 0.16, 1.0), 0.045)]
    cap += [((0, 0.16, 1.0), 0.045, (0, 0.24, 0.9), 0.025)]
    S.blob(cap, S.mat("#c2453a", "cloth"), parent=who, voxel=0.012)
    S.sphere(0.04, S.mat("#fff4e0", "cloth"), (0, 0.25, 0.87), parent=who)

"""A girl takes her tornado for a walk on a lead."""

import math

from mathutils import Vector

from ..kit.light import CAM, clouds, grade, sky, sun
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
    S.sheep(spine(0.72) + Vector((-1.7, -1.2, 0.3)), 0.75, 20).rotation_euler = (0.5, 0.6, 0.2)
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
    for x in (-3.2, 3.4):
        S.house((x, 9, S.z(x, 9)), 1.5, 1.3, "#7a5a50", "#d8c8a8", x * 4, lit=0)
    return S

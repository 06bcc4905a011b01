"""A gardener waters light bulbs, and they come up lit."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import clouds, grade, sky, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "bulbs",
        306,
        sky=sky(
            "#7a9fb0",
            "#b4cdc0",
            "#f0e6c0",
            "#f8d8a0",
            at=(0, 0.4, 0.65, 1),
            clouds=[clouds("#9fb8b4", "#fff3dc")],
        ),
        ambient=0.55,
        key=[sun((-6, 4, 5), "#ffd9a0", 2.8), sun((6, -6, 7), "#cfe0f0", 1.2, 0.3)],
        fog={"density": 0.022, "start": 18},
        cam={"loc": (0, -11.8, 3.2), "tgt": (0, 0, 3.45)},
        post={"grade": grade("#203858", "#fff4d0"), "bloom": 0.8, "bloom_th": 0.75},
    )
    S.ground("hills", "#7f9550", amp=0.6, seed=8, flat=4)
    S.mountains(45, 7, "#8aa39c", 3, scale=0.05, width=120)
    soil = S.mat("#6a4832", "clay", bump=0.2, bscale=5)
    glass, brass, green = (
        S.thin_glass("#fff2d8", 0.7),
        S.mat("#b98a3c", "metal"),
        S.mat("#5f8a3c", "cloth"),
    )

    def bulb(x, y, h, r, lit):
        z = S.z(x, y)
        S.sphere(0.42 * r / 0.45, soil, (x, y, z), (1.2, 1, 0.35), 20, bumpy=0.08)
        S.tube([(x, y, z), (x + 0.06, y, z + h * 0.5), (x, y, z + h)], 0.05, green, 8, smooth=5)
        for s in (-1, 1):
            V = [(0, 0, 0), (s * 0.3, -0.1, 0.16), (s * 0.7, 0, 0.2), (s * 0.3, 0.1, 0.12)]
            S.obj(V, [(0, 1, 2, 3)], green, True, (x, y, z + h * (0.35 + 0.1 * s)), scale=0.5 + h * 0.25)
        thread = [(0.215 + 0.028 * math.sin(25 * t), 0.42 * t) for t in np.linspace(0, 1, 60)]
        S.lathe([(0.05, -0.03), (0.14, -0.03), *thread], brass, 48, (x, y, z + h), scale=r / 0.5)
        rims = [0.4, 0.55, 0.85, 1.15, 1.42, 1.55, 1.66, 1.73, 1.76, 1.78]
        S.lathe(
            _round(zip((0.22, 0.26, 0.42, 0.52, 0.5, 0.45, 0.36, 0.26, 0.15, 0), rims, strict=True)),
            glass,
            96,
            (x, y, z + h),
            scale=r / 0.5,
        )
        k = r / 0.5
        m = S.mat("#ffca5c", "glow", gain=9.0) if lit else S.mat("#5a4a44", "metal")
        wire = [
            (-0.12, 0, 0.42),
            (-0.16, 0, 0.95),
            (-0.06, 0, 1.2),
            (0, 0, 1.0),
            (0.06, 0, 1.2),
            (0.16, 0, 0.95),
            (0.12, 0, 0.42),
        ]
        S.tube([(x + px * k, y, z + h + pz * k) for px, _, pz in wire], 0.022 * k, m, 6, smooth=5)
        if lit:
            S.lamp((x, y, z + h + 1.1 * k), "#ffc868", 60 * r * r * 4, 0.25 * k)
            S.sphere(
                0.16 * k, S.mat("#ffd070", "glow", gain=3.0), (x, y, z + h + 1.12 * k), (0.9, 0.9, 1.2), 16
            )

    for row in range(5):
        for i in range(-3, 4):
            y = 0.4 + row * 2.3
            x = i * 1.65 + (row % 2) * 0.8
            if abs(x) > 4.2 + row * 0.9 or (row == 0 and -2.2 < x < 0.2):
                continue
            near = row == 0 and x < 2
            lit = S.rnd.random() < 0.65
            bulb(
                x + S.rnd.uniform(-0.15, 0.15),
                y,
                0.5 if near else S.rnd.uniform(0.5, 1.6),
                0.45 if near else S.rnd.uniform(0.36, 0.55),
                lit,
            )
    bulb(1.3, -0.9, 3.0, 0.95, True)
    bulb(-2.5, -1.6, 0.15, 0.3, False)
    him = S.person(
        (-1.05, -1.2, S.z(-1.05, -1.2)),
        1.9,
        "#3f6a8a",
        "give",
        62,
        hair=None,
        hat="#c9a45c",
        trousers="#5a4632",
    )
    S.give_face(
        him, mood="glad", look=(0.4, 0.5), hair="#d8d2c8", style="short", rot=(-6, 0, -22), beard="#d8d2c8"
    )
    can = S.empty((-0.42, -1.32, S.z(-1.05, -1.2) + 0.95), (0, 22, 0), 0.75)
    tin = S.mat("#7f9aa0", "metal", rough=0.4)
    S.lathe([(0, 0), (0.35, 0), (0.33, 0.6), (0.28, 0.62), (0, 0.6)], tin, 28, parent=can)
    S.tube([(0.3, 0, 0.15), (0.7, 0, 0.5), (0.95, 0, 0.62)], 0.06, tin, 8, can)
    S.lathe([(0.06, 0), (0.17, 0.14), (0, 0.16)], tin, 20, (0.95, 0, 0.62), (0, 70, 0), parent=can)
    S.tube([(-0.3, 0, 0.1), (-0.65, 0, 0.35), (-0.5, 0, 0.7), (-0.1, 0, 0.72)], 0.045, tin, 8, can, smooth=5)
    # thin jets that spread from the rose, fall in one bow, and have wetted the soil where they end
    water = S.mat("#dcf2f8", "clay", rough=0.1, bump=0.0, vary=0.05, lift=0.55)
    rose = Vector((0.5, -1.32, can.location.z + 0.17))
    for k in range(15):
        a = 2.4 * k
        out = 0.12 * math.sqrt(k / 14)
        start = rose + Vector((-0.3 * out * math.sin(a), out * math.cos(a), out * math.sin(a)))
        far, rise = 0.5 + 1.6 * out * math.sin(a) + S.rnd.uniform(-0.03, 0.03), 0.12 + 0.8 * out * math.sin(a)
        floor = S.z(rose.x + far, -1.3) + 0.16 - start.z
        bow = [
            start + Vector((far * t, 1.6 * out * math.cos(a) * t, rise * t + (floor - rise) * t * t))
            for t in np.linspace(0, 1, 24)
        ]
        S.tube(bow, 0.0135, water, 8, taper=0.8)
        for _ in range(3):
            b = S.rnd.uniform(0, 6.28)
            at = bow[-1] + S.rnd.uniform(0.05, 0.16) * Vector(
                (math.cos(b), 0.5 * math.sin(b), 0.7 * S.rnd.random())
            )
            S.sphere(S.rnd.uniform(0.012, 0.024), water, at, seg=10)
    wet = S.mat("#38261c", "clay", rough=0.15, bump=0.1)
    S.sphere(0.36, wet, (1.0, -1.34, S.z(1.0, -1.34) + 0.14), (1, 0.6, 0.14), 24)
    # the next has just come up
    bulb(0.62, -1.62, 0.13, 0.15, True)
    return S


def _round(points, fine=6):
    """A profile drawn round through its points."""
    P = [Vector(p) for p in points]
    bows = []
    for i in range(len(P) - 1):
        p0, p1, p2, p3 = P[max(i - 1, 0)], P[i], P[i + 1], P[min(i + 2, len(P) - 1)]
        for u in (j / fine for j in range(fine)):
            bows.append(
                0.5
                * (
                    2 * p1
                    + (p2 - p0) * u
                    + (2 * p0 - 5 * p1 + 4 * p2 - p3) * u * u
                    + (3 * p1 - p0 - 3 * p2 + p3) * u**3
                )
            )
    return [(max(q.x, 0), q.y) for q in (*bows, P[-1])]

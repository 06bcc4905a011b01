"""In a field of light bulbs a gardener waters the one that has gone out."""

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
            "#1f3358",
            "#5a6a98",
            "#e8a888",
            "#f8c890",
            at=(0, 0.36, 0.6, 0.7),
            stars=60,
            star_bottom=0.3,
            clouds=[clouds("#4a5888", "#f0b8a0", (0.34, 0.12), 0.6, (40, 280))],
        ),
        ambient=0.5,
        key=[sun((-6, 7, 3.2), "#ff9f68", 1.7, 0.1), sun((5, -7, 7), "#9fb0f0", 1.0, 0.3)],
        fog={"density": 0.02, "start": 18},
        cam={"loc": (0, -11.8, 3.2), "tgt": (0, 0, 3.45)},
        post={"grade": grade("#1c2858", "#fff0c8"), "bloom": 0.8, "bloom_th": 0.75},
    )
    S.ground("hills", "#5f7a48", amp=0.6, seed=8, flat=4)
    S.mountains(45, 7, "#6a6f98", 3, scale=0.05, width=120)
    soil = S.mat("#6a4832", "clay", bump=0.2, bscale=5)
    glass, brass, green = (
        S.thin_glass("#fff2d8", 0.7),
        S.mat("#b98a3c", "metal"),
        S.mat("#5f8a3c", "cloth"),
    )

    smoked = S.see_through(S.mat("#1c181a", "clay", rough=0.12, bump=0.0, vary=0.1), 0.3, "#8a7468")

    def head(at, r, wire, rot=(0, 0, 0), shell=glass):
        k = r / 0.5
        e = S.empty(at, rot, k)
        thread = [(0.215 + 0.028 * math.sin(25 * t), 0.42 * t) for t in np.linspace(0, 1, 60)]
        S.lathe([(0.05, -0.03), (0.14, -0.03), *thread], brass, 48, parent=e)
        rims = [0.4, 0.55, 0.85, 1.15, 1.42, 1.55, 1.66, 1.73, 1.76, 1.78]
        wide = (0.22, 0.26, 0.42, 0.52, 0.5, 0.45, 0.36, 0.26, 0.15, 0)
        S.lathe(_round(zip(wide, rims, strict=True)), shell, 96, parent=e)
        bow = [(-0.12, 0.42), (-0.16, 0.95), (-0.06, 1.2), (0, 1.0), (0.06, 1.2), (0.16, 0.95), (0.12, 0.42)]
        S.tube([(x, 0, z) for x, z in bow], 0.022, wire, 6, e, smooth=5)
        return e

    def leaf(at, side, size):
        V = [(0, 0, 0), (side * 0.3, -0.1, 0.16), (side * 0.7, 0, 0.2), (side * 0.3, 0.1, 0.12)]
        S.obj(V, [(0, 1, 2, 3)], green, True, at, scale=size)

    def bulb(x, y, h, r):
        z = S.z(x, y)
        S.sphere(0.42 * r / 0.45, soil, (x, y, z), (1.2, 1, 0.35), 20, bumpy=0.08)
        S.tube([(x, y, z), (x + 0.06, y, z + h * 0.5), (x, y, z + h)], 0.05, green, 8, smooth=5)
        for s in (-1, 1):
            leaf((x, y, z + h * (0.35 + 0.1 * s)), s, 0.5 + h * 0.25)
        e = head((x, y, z + h), r, S.mat("#ffca5c", "glow", gain=9.0))
        S.lamp((x, y, z + h + 2.2 * r), "#ffc868", 240 * r * r, 0.5 * r)
        S.sphere(0.16, S.mat("#ffd070", "glow", gain=3.0), (0, 0, 1.12), (0.9, 0.9, 1.2), 16, e)

    for row in range(5):
        for i in range(-3, 4):
            y = 0.4 + row * 2.3
            x = i * 1.65 + (row % 2) * 0.8
            if abs(x) > 4.2 + row * 0.9 or (row == 0 and -2.2 < x < 2.2) or (row == 1 and -1.7 < x < 0.2):
                continue
            bulb(
                x + S.rnd.uniform(-0.15, 0.15),
                y,
                S.rnd.uniform(0.5, 1.6),
                S.rnd.uniform(0.36, 0.55),
            )
    bulb(-2.3, 2.3, 2.6, 0.62)
    S.light("SPOT", (-3.6, -6.5, 4.2), (-0.6, -1.2, 1.0), "#ffd49a", 1500, 0.6)
    # one has gone out, and hangs its head; a last spark is left in it
    z = S.z(0.85, -1.3)
    S.sphere(0.5, soil, (0.85, -1.3, z), (1.3, 1, 0.35), 24, bumpy=0.08)
    stem = [(0.85, 0), (0.74, 1.5), (0.85, 2.9), (1.2, 3.6), (1.56, 3.55), (1.7, 3.2)]
    S.tube([(x, -1.3, z + h) for x, h in stem], 0.075, S.mat("#6a6a38", "cloth"), 10, taper=0.75, smooth=8)
    leaf((0.78, -1.3, z + 1.5), -1, 1.0)
    leaf((0.8, -1.3, z + 0.9), 1, 1.0)
    gone = head((1.7, -1.3, z + 3.25), 0.6, S.mat("#c8401c", "glow", gain=1.6), (0, 174, 0), smoked)
    S.sphere(0.05, S.mat("#ff7a30", "glow", gain=6.0), (0, -0.02, 1.06), parent=gone)
    S.person(
        (-1.05, -1.2, S.z(-1.05, -1.2)),
        1.9,
        "#4f86b4",
        "give",
        98,
        hair="#d8d2c8",
        hat="#c9a45c",
        trousers="#5a4632",
        chest=(0, -0.05, 0.7),
        head=(0, -0.1, 0.88),
    )
    can = S.empty((-0.36, -1.2, S.z(-1.05, -1.2) + 0.95), (0, 22, 0), 0.75)
    tin = S.mat("#7f9aa0", "metal", rough=0.4)
    S.lathe([(0, 0), (0.35, 0), (0.33, 0.6), (0.28, 0.62), (0, 0.6)], tin, 28, parent=can)
    S.tube([(0.3, 0, 0.15), (0.7, 0, 0.5), (0.95, 0, 0.62)], 0.06, tin, 8, can)
    S.lathe([(0.06, 0), (0.17, 0.14), (0, 0.16)], tin, 20, (0.95, 0, 0.62), (0, 70, 0), parent=can)
    S.tube([(-0.3, 0, 0.1), (-0.65, 0, 0.35), (-0.5, 0, 0.7), (-0.1, 0, 0.72)], 0.045, tin, 8, can, smooth=5)
    # thin jets that spread from the rose, fall in one bow, and have wetted the soil where they end
    water = S.mat("#7fa4bc", "clay", rough=0.1, bump=0.0, vary=0.05, lift=0.05)
    rose = Vector((0.56, -1.2, can.location.z + 0.17))
    for k in range(11):
        a = 2.4 * k
        out = 0.12 * math.sqrt(k / 10)
        start = rose + Vector((-0.3 * out * math.sin(a), out * math.cos(a), out * math.sin(a)))
        far, rise = 0.3 + 1.6 * out * math.sin(a) + S.rnd.uniform(-0.03, 0.03), 0.12 + 0.8 * out * math.sin(a)
        floor = S.z(rose.x + far, -1.3) + 0.16 - start.z
        bow = [
            start + Vector((far * t, 1.6 * out * math.cos(a) * t, rise * t + (floor - rise) * t * t))
            for t in np.linspace(0, 1, 24)
        ]
        S.tube(bow, 0.009, water, 8, taper=0.8)
        for _ in range(3):
            b = S.rnd.uniform(0, 6.28)
            at = bow[-1] + S.rnd.uniform(0.05, 0.16) * Vector(
                (math.cos(b), 0.5 * math.sin(b), 0.7 * S.rnd.random())
            )
            S.sphere(S.rnd.uniform(0.012, 0.024), water, at, seg=10)
    wet = S.mat("#38261c", "clay", rough=0.15, bump=0.1)
    S.sphere(0.36, wet, (0.88, -1.34, S.z(0.88, -1.34) + 0.14), (1, 0.6, 0.14), 24)
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

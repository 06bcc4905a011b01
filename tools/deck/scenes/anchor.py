"""A cloud has dropped anchor where rain was wanted."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import grade, sky, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "anchor",
        303,
        sky=sky("#35688c", "#7fa9b0", "#f0d8a4", "#f8bc78", at=(0, 0.36, 0.62, 0.78)),
        ambient=0.5,
        key=[sun((-8, -2.5, 4.6), "#ffd79a", 4.6, 0.03), sun((7, 6, 5), "#ff9a70", 0.9, 0.2)],
        fog={"density": 0.018, "start": 20, "low": 0.12},
        cam={"loc": (0, -14, 3.6), "tgt": (0, 0, 4.2)},
        post={"grade": grade("#1f3060", "#fff2d0", contrast=0.15)},
    )
    field = S.ground("hills", "#b98a4e", amp=0.7, seed=31, flat=3.6)
    field.location.z, plain = -0.4, S.gh
    # the anchor came from afar, through a fence, and has bitten here
    tip = Vector((-0.55, 0.9, 0))
    way = [Vector(p) for p in ((-0.2, 0.8), (-1.9, 1.6), (-2.5, 4.5), (-2.3, 9), (-1.2, 15), (1.5, 24))]
    line = [way[i].lerp(way[i + 1], t) for i in range(len(way) - 1) for t in np.linspace(0, 1, 30)]

    def torn(X, Y):
        d = np.min([np.hypot(X - p.x, Y - p.y) for p in line], axis=0)
        clod = S.nfun(2.2, 3, 5)(X, Y)
        ridge = np.exp(-(((d - 0.62) / 0.22) ** 2))
        heap = np.exp(-((np.hypot((X - tip.x - 0.75) / 0.85, (Y - tip.y) / 0.6)) ** 2))
        return (
            plain(X, Y)
            - 0.34 * np.exp(-((d / 0.36) ** 2))
            + 0.34 * ridge * (0.5 + clod)
            + (0.5 + 0.3 * clod) * heap
        )

    S.grid(
        (-16, 16), (-6, 40), torn, S.mat("#b98a4e", "clay", nscale=0.7, bump=0.1, vary=0.25), 420, 420, 1.7
    )
    S.gh = torn
    soil = S.mat("#6a4228", "clay", bump=0.2)
    for _ in range(170):
        p = S.rnd.choice(line[:100])
        a, far = S.rnd.uniform(0, 6.28), S.rnd.uniform(0.2, 0.85)
        x, y = p.x + far * math.cos(a), p.y + far * math.sin(a)
        S.sphere(S.rnd.uniform(0.03, 0.1), soil, (x, y, S.z(x, y)), (1.2, 1, 0.8), 8)
    for _ in range(60):
        x, y = tip.x + 0.75 + S.rnd.gauss(0, 0.55), tip.y - 0.2 + S.rnd.gauss(0, 0.35)
        S.sphere(S.rnd.uniform(0.05, 0.16), soil, (x, y, S.z(x, y)), (1.2, 1, 0.8), 8, bumpy=0.03)
    S.mountains(46, 6, "#a0846c", 4, scale=0.05, width=120, sharp=False)
    # the fence, with the gap that it left
    wood = S.mat("#7a5638", "wood")
    for k in range(-9, 12):
        x, y = 0.95 * k, 7.0 + 0.12 * k
        z, gap = S.z(x, y), abs(x + 2.4) < 1.1
        lean = S.rnd.uniform(28, 50) * (1 if x > -2.4 else -1) if gap else S.rnd.uniform(-5, 5)
        S.box((0.13, 0.1, 1.25), wood, (x, y, z + (0.35 if gap else 0.5)), (0, lean, 0), 0.02)
        for h in (0.5, 0.9):
            if gap or abs(x + 0.95 + 2.4) < 1.1:
                S.box((0.75, 0.05, 0.1), wood, (x + 0.15, y - 0.25, z + h * 0.4), (20, lean * 0.7, 15), 0.01)
            else:
                S.box(
                    (1.0, 0.05, 0.12), wood, (x + 0.47, y - 0.06, z + h), (0, S.rnd.uniform(-3, 3), 7), 0.01
                )
    iron = S.mat("#3c4150", "metal", rough=0.45)
    e = S.empty((tip.x - 0.75, tip.y, S.z(-1.4, 0.9) + 0.2), (0, 29, -12), 1.12)
    S.tube([(0, 0, 0.05), (0, 0, 3.0)], 0.15, iron, 14, e)
    S.tube([(-0.8, 0, 2.5), (0.8, 0, 2.5)], 0.11, iron, 12, e)
    for s in (-1, 1):
        S.sphere(0.17, iron, (s * 0.82, 0, 2.5), parent=e)
        arm = [(0, 0, 0.05), (s * 0.55, 0, 0.1), (s * 1.05, 0, 0.5), (s * 1.3, 0, 1.1)]
        S.tube(arm, 0.17, iron, 14, e, taper=0.6, smooth=8)
        fluke = [(s * 0.98, y, 0.92) for y in (-0.05, 0.05)] + [(s * 1.66, y, 0.98) for y in (-0.05, 0.05)]
        fluke += [(s * 1.34, y, 1.72) for y in (-0.05, 0.05)]
        sides = [(0, 2, 4), (5, 3, 1), (0, 1, 3, 2), (2, 3, 5, 4), (4, 5, 1, 0)]
        S.obj(fluke, sides, iron, False, parent=e, bevel=0.02)
    ring = [(0.28 * math.cos(t), 0, 3.25 + 0.28 * math.sin(t)) for t in np.linspace(0, 6.283, 30)]
    S.tube(ring, 0.07, iron, 10, e)
    # the wind pulls at the cloud: the chain is taut
    a, b = e.matrix_basis @ Vector((0, 0, 3.6)), Vector((2.1, 1.9, 8.1))
    n = 19
    turn = math.degrees(math.atan2(b.x - a.x, b.z - a.z))
    for i in range(n):
        p = a.lerp(b, i / (n - 1)) - Vector((0, 0, 0.12 * math.sin(math.pi * i / n)))
        link = S.empty(p, (0, turn, 0 if i % 2 else 90))
        if not i % 2:
            link.rotation_euler = (0, math.radians(turn), 0)
        shape = [(0.11 * math.cos(t), 0, 0.2 * math.sin(t)) for t in np.linspace(0, 6.283, 20)]
        if i % 2:
            shape = [(0, x, z) for x, _, z in shape]
            link.rotation_euler = (0, math.radians(turn), 0)
        S.tube(shape, 0.04, iron, 8, link)
    for i, (x, y, zz, q) in enumerate(
        [(0.5, 2.0, 8.7, 1.5), (2.4, 2.2, 8.9, 1.7), (1.5, 1.7, 8.4, 1.5), (1.2, 2.4, 9.5, 1.6)]
    ):
        S.cloud((x, y, zz), q, "#c4c2cc", 13, 0.5, seed=i)
    for i, (x, zz, q) in enumerate(((-3.4, 6.9, 0.8), (-5.2, 7.6, 0.9))):
        S.cloud((x, 9, zz), q, "#fff2e0", 10, 0.4, seed=9 + i)
    # it rains on one garden only
    rain = S.mat("#f0f6fa", "glow", gain=1.0)
    for _ in range(230):
        x, y, z = S.rnd.uniform(0.6, 3.0), S.rnd.uniform(0.3, 2.0), S.rnd.uniform(0.4, 7.8)
        S.tube([(x, y, z), (x - 0.05, y, z - S.rnd.uniform(0.25, 0.5))], 0.013, rain, 5)
    S.grass(1500, (0.55, 3.3), (-0.9, 2.6), ("#6f9a3c", "#88ac48", "#4f8038"), 0.34)
    S.flowers(110, (0.75, 3.1), (-0.9, 2.3), ("#fff3dc", "#f2d060", "#e8607a", "#b878c8"), high=0.6, big=1.6)
    S.grass(170, (-4, 4), (-0.9, 7), ("#c9a45c", "#a8803c", "#d8b870"), 0.28)
    # a child lets the watering can rest and holds both hands into the rain
    x, y = 1.3, -1.6
    S.person((x, y, S.z(x, y)), 1.35, "#c8362c", "reach", 205, hair="#4a2e20", hat="#e0b860")
    x, y = 0.42, -1.9
    can, tin = S.empty((x, y, S.z(x, y) - 0.02), (0, 0, 200), 0.66), S.mat("#7fa4ac", "clay", rough=0.3)
    S.lathe([(0, 0), (0.33, 0), (0.31, 0.6), (0.29, 0.6), (0.28, 0.05)], tin, 28, parent=can)
    S.tube([(0.28, 0, 0.12), (0.6, 0, 0.45), (0.82, 0, 0.6)], 0.055, tin, 8, can)
    S.lathe([(0.05, 0), (0.15, 0.12), (0, 0.14)], tin, 20, (0.82, 0, 0.6), (0, 60, 0), parent=can)
    S.tube([(-0.3, 0, 0.1), (-0.6, 0, 0.35), (-0.3, 0, 0.58)], 0.04, tin, 8, can, smooth=5)
    return S

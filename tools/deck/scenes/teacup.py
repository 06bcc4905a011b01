"""A storm in a teacup, and a lighthouse of sugar beside it; in the next cup somebody fishes."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import area
from ..kit.stage import Stage


def scene():
    S = Stage(
        "teacup",
        41,
        sky={"stops": [(0, "#16222e"), (0.5, "#223440"), (1, "#3a4a4c")]},
        ambient=0.5,
        key=[
            area((-7.5, -1.2, 7.5), "#ffcf90", 1500, 1.8, (0.3, 0, 1.5)),
            area((0, -12, 9), "#9fb4d8", 260, 4.0, (0, 3, 2)),
            area((3.4, 14, 9), "#ffae70", 900, 4.0, (0, 8, 0)),
            area((-3, 6, 11), "#c8d4e0", 500, 4.0, (-2, 17, 6)),
        ],
        fog={"density": 0.0},
        cam={"loc": (0, -13.7, 7.4), "tgt": (0, 0, 3.75)},
        post={
            "grade": {"shadow": "#13243c", "high": "#fff0cc", "contrast": 0.12},
            "bloom": 0.7,
            "bloom_th": 0.75,
        },
    )
    # a room in the evening: a wall with a window, a laid table, a chair pushed back
    S.box((40, 0.3, 30), S.mat("#4a6a70", "clay", nscale=0.5, vary=0.12), (0, 17, 3), bevel=0)
    S.obj(
        [(1.6, 16.8, 6.4), (5.4, 16.8, 6.4), (5.4, 16.8, 12.2), (1.6, 16.8, 12.2)],
        [(0, 1, 2, 3)],
        S.mat("#f0a468", "glow", gain=0.8),
        False,
    )
    frame = S.mat("#2c2c30", "wood")
    for x in (1.6, 3.5, 5.4):
        S.box((0.2, 0.2, 6.0), frame, (x, 16.7, 9.3), bevel=0.02)
    for z in (6.3, 9.6, 12.3):
        S.box((4.1, 0.2, 0.2), frame, (3.5, 16.7, z), bevel=0.02)
    linen, red = S.mat("#c8c0b0", "cloth", vary=0.06), S.mat("#a8443a", "cloth")
    S.box((13, 19.4, 0.3), linen, (0, 2, -0.16), bevel=0.08)
    for k in range(-4, 5):
        S.box((0.14, 19.4, 0.02), red, (1.7 * k + 0.85, 2, 0.0), bevel=0)
    for k in range(-3, 7):
        S.box((13, 0.14, 0.02), red, (0, 1.7 * k + 0.4, 0.002), bevel=0)
    chair = S.empty((-3.1, 14.2, -4.6), (0, 0, 200))
    wood = S.mat("#5a3626", "wood")
    for x in (-1.3, 1.3):
        S.tube([(x, 0, 0), (x, 0, 9.4)], 0.2, wood, 10, chair)
    for z in (6.4, 8.8):
        S.box((2.6, 0.2, 0.7), wood, (0, 0, z), parent=chair, bevel=0.06)
    for x in (-0.65, 0, 0.65):
        S.tube([(x, 0, 6.4), (x, 0, 8.8)], 0.1, wood, 8, chair)
    cup = S.mat("#f0e8d8", "clay", rough=0.22, vary=0.04, bump=0.008, sss=0.2)
    gold = S.mat("#d9a441", "metal")

    def service(at, size, turn):
        e = S.empty(at, (0, 0, turn), size)
        plate = [(0, 0.0), (1.0, 0), (1.3, 0.08), (2.2, 0.28), (2.75, 0.5), (2.8, 0.55), (2.7, 0.56)]
        S.lathe([*plate, (2.1, 0.38), (1.2, 0.22), (0, 0.2)], cup, 72, parent=e)
        S.lathe([(2.74, 0.5), (2.81, 0.55), (2.73, 0.58), (2.7, 0.54)], gold, 72, parent=e)
        prof = [(0.0, 0.25), (0.8, 0.25), (0.85, 0.35), (1.2, 0.6), (1.65, 1.2), (1.9, 2.0), (2.0, 2.75)]
        S.lathe([*prof, (1.94, 2.78), (1.84, 2.0), (1.55, 1.2), (0.9, 0.55), (0, 0.5)], cup, 80, parent=e)
        S.lathe([(2.0, 2.72), (2.03, 2.78), (1.95, 2.81), (1.92, 2.76)], gold, 80, parent=e)
        ear = [(1.85, 0, 2.3), (2.35, 0, 2.5), (2.75, 0, 2.2), (2.7, 0, 1.65), (2.2, 0, 1.2), (1.55, 0, 1.0)]
        S.tube(ear, 0.13, cup, 14, e, smooth=8)
        return e

    service((0.35, 1, 0), 1.0, -12)
    cup_at = Vector((0.35, 1, 0))
    boat = _sea(S, cup_at)
    _cloud(S, Vector((0.35, 1.3, 7.15)))
    drop = S.mat("#d8e8ea", "glow", gain=0.6)
    for _ in range(70):
        x, y, z = S.rnd.uniform(-1.2, 2.0), S.rnd.uniform(0.3, 1.9), S.rnd.uniform(4.0, 6.3)
        S.tube([(x, y, z), (x - 0.1, y, z - 0.38)], 0.011, drop, 5)
    flash = [
        (1.2, 0.9, 6.6),
        (0.92, 0.9, 5.75),
        (1.3, 0.9, 5.5),
        (1.0, 0.9, 4.6),
        (1.3, 0.9, 4.4),
        (1.2, 0.9, 3.0),
    ]
    glare = S.mat("#fff0b0", "glow", gain=14.0)
    S.tube(flash, 0.05, glare, 6, taper=0.3)
    S.tube([flash[2], (1.6, 0.9, 5.1), (1.5, 0.9, 4.75), (1.8, 0.9, 4.3)], 0.025, glare, 6, taper=0.2)
    S.lamp((0.9, 0.2, 5.4), "#d8e4ff", 150, 0.4)
    # the lighthouse: cubes of sugar, one upon another, and its keeper with the light
    sugar = S.mat("#fbf6ea", "snow", bump=0.05, bscale=30)
    foot, q = Vector((-2.1, -1.15, 0.0)), 0.52

    def cube(x, y, z, turn):
        S.box((q, q, q), sugar, (foot.x + x, foot.y + y, z + q / 2), (0, 0, turn), 0.05)

    for level in range(3):
        z = level * q
        for x, y in ((-0.27, -0.27), (0.27, -0.27), (-0.27, 0.27), (0.27, 0.27)):
            cube(x * (1.04 - 0.02 * level), y, z, S.rnd.uniform(-5, 5))
    for level in range(3, 7):
        cube(S.rnd.uniform(-0.05, 0.05), S.rnd.uniform(-0.05, 0.05), level * q, S.rnd.uniform(-14, 14))
    for x, y, turn in ((0.85, -0.65, 24), (1.2, -0.95, 61)):
        cube(x, y, 0, turn)
    cube(-0.1, -0.85, 0, 12)
    top = foot + Vector((0, 0, 7 * q))
    keeper = S.person(
        top + Vector((-0.08, -0.02, 0)),
        1.3,
        "#c8322a",
        face=118,
        hat="#e0b040",
        hands=((0.12, -0.3, 0.98), (-0.2, -0.05, 0.46)),
        chest=(0, -0.03, 0.7),
        head=(0, -0.05, 0.885),
    )
    S.few_lines(keeper, (0, -0.05, 0.885), smile=-0.5, lids=0.0)
    lamp = S.empty((0.13, -0.33, 0.86))
    lamp.parent = keeper
    S.sphere(0.085, S.mat("#ffd27a", "glow", gain=9.0), parent=lamp, scale=(0.85, 0.85, 1.15), seg=18)
    for z in (0.1, -0.12):
        S.lathe([(0, -0.02), (0.085, -0.02), (0.06, 0.04), (0, 0.05)], frame, 16, (0, 0, z), parent=lamp)
    S.lamp(top + Vector((0.35, -0.2, 0.85)), "#ffc468", 40, 0.1)
    S.light("SPOT", top + Vector((0.4, 0.1, 0.9)), boat + Vector((0, 0, 0.5)), "#ffd890", 500, 0.6)
    # the other cup across the table, in which all is calm: somebody fishes in it
    there = Vector((2.75, 10.2, 0))
    service(there, 1.0, 20)
    V = [(1.9 * math.cos(t), 1.9 * math.sin(t), 2.45) for t in np.linspace(0, 6.283, 60)]
    S.obj(V, [tuple(range(60))], S.mat("#c89a5c", "water", wave=0.01), False, there)
    seat = there + Vector((1.5, -1.2, 2.86))
    angler = S.person(
        seat, 1.7, "#3f6a8a", "sit", -75, hat="#c9a45c", hands=((0.06, -0.26, 0.3), (-0.06, -0.24, 0.26))
    )
    S.few_lines(angler, (0, 0, 0.565))
    hand, tip = angler.matrix_basis @ Vector((0, -0.22, 0.26)), seat + Vector((-1.7, -0.1, 1.0))
    S.tube(
        [hand, hand.lerp(tip, 0.6) + Vector((0, 0, 0.08)), tip],
        0.055,
        S.mat("#e8c890", "wood", lift=0.1),
        8,
        taper=0.5,
        smooth=6,
    )
    S.tube([tip, (tip.x - 0.02, tip.y, 2.46)], 0.02, S.mat("#f4ecd8", "clay", lift=0.4), 5)
    S.sphere(0.14, S.mat("#e0402c", "clay", lift=0.2), (tip.x - 0.02, tip.y, 2.5), seg=16)
    return S


def _sea(S, at):
    """A round sea that fills the cup at a place, and swells: one great wave, and a boat under it."""
    rim, ripple = 1.93, S.nfun(1.6, 4, 9)
    ridge, crest = -0.95, 1.85

    def place(x, y):
        t = math.hypot(x, y) / rim
        keep = 1 - t**6
        great = math.exp(-(((x - ridge) / 0.42) ** 2) - ((y - 0.1) / 0.85) ** 2)
        swell = 0.42 * math.exp(-(((x - 0.85) / 0.5) ** 2) - ((y + 0.2) / 1.0) ** 2)
        swell += 0.11 * math.sin(2.6 * x + 1.5 * y + 0.6) + 0.08 * math.sin(1.7 * x - 3.4 * y)
        swell -= 0.08 * math.exp(-(((x - 0.05) / 0.35) ** 2))
        swell += 0.16 * (float(ripple(np.array([[x + 4]]), np.array([[y + 4]]))[0, 0]) - 0.5)
        up = 2.7 + keep * (swell + crest * great - 0.12 * great**7)
        return Vector((x + 1.0 * keep * great**2, y - 0.25 * keep * great**2, up))

    nr, na = 76, 170
    V = [
        place(rim * i / nr * math.cos(2 * math.pi * k / na), rim * i / nr * math.sin(2 * math.pi * k / na))
        for i in range(nr + 1)
        for k in range(na)
    ]
    F = [
        (i * na + k, i * na + (k + 1) % na, (i + 1) * na + (k + 1) % na, (i + 1) * na + k)
        for i in range(nr)
        for k in range(na)
    ]
    water = S.mat(
        "#1f5a6a",
        "clay",
        rough=0.85,
        vary=0.12,
        bump=0.05,
        bscale=5,
        ramp=("#164458", "#1f6a78", "#3f9a98", "#9fe0cc"),
        span=(2.5, 4.4),
    )
    S.obj(V, F, water, at=at)
    # foam: the lip of the great wave and its claws, and lines on its back and about the boat
    lip = [place(ridge + 0.03, y) for y in np.linspace(-0.75, 0.95, 22)]
    claws = []
    for p in lip[2:-3:2]:
        reach = S.rnd.uniform(0.16, 0.34)
        out = Vector((reach, -0.3 * reach, -0.15 * reach))
        claws.append([at + p, at + p + out, at + p + 1.6 * out - Vector((0, 0, 0.6 * reach))])
    S.froth([at + p for p in lip], 0.1, claws, voxel=0.025, balls=3, spread=0.55)
    flecks = []
    for x, y0, y1 in ((-1.15, -0.9, 0.2), (-0.1, -1.4, -0.6), (0.45, -1.5, -0.7), (1.5, -0.8, 0.2)):
        for y in np.linspace(y0, y1, 9):
            if S.rnd.random() < 0.7:
                flecks.append(at + place(x + 0.2 * math.sin(3 * y), y) + Vector((0, 0, 0.01)))
    S.froth(flecks, 0.04, voxel=0.018, balls=2, spread=1.0, low=0.2)
    for _ in range(16):
        p = at + lip[S.rnd.randrange(len(lip))]
        p += Vector((S.rnd.uniform(0, 0.7), S.rnd.uniform(-0.3, 0.3), S.rnd.uniform(-0.3, 0.5)))
        S.sphere(S.rnd.uniform(0.018, 0.04), S.mat("#fdfaf2", "snow", lift=0.3), p, seg=10)
    # the boat climbs the next swell, and heels
    boat = at + place(0.74, -0.5) + Vector((0, 0, 0.02))
    _boat(S, boat, 1.45)
    S.froth(
        [
            boat + Vector((0.34 * x - 0.1, -0.24 - 0.1 * abs(x), -0.1 + 0.16 * x))
            for x in (-1.3, -0.7, 0, 0.7)
        ],
        0.05,
        voxel=0.02,
        low=0.6,
    )
    return boat


def _boat(S, at, size):
    """A little sailing boat that heads to the left, with somebody in yellow at its tiller."""
    e = S.empty(at, (-6, 16, 12), size)
    hull, deck = S.mat("#c0392c", "clay", rough=0.35), S.mat("#e8cfa0", "wood")
    n, m, V = 24, 15, []
    for i in range(n + 1):
        t = i / n
        half = 0.19 * min(1.0, (1.35 * t) ** 0.6) * (1 - 0.25 * max(0, t - 0.6))
        sheer = 0.13 + 0.14 * (1 - t) ** 2.5 + 0.03 * t
        for k in range(m):
            a = math.pi * k / (m - 1)
            V.append((t - 0.52, -half * math.cos(a), sheer - (sheer + 0.12 * t**0.4) * math.sin(a) ** 0.8))
    F = [(i * m + k, i * m + k + 1, i * m + m + k + 1, i * m + m + k) for i in range(n) for k in range(m - 1)]
    F.append(tuple(range(n * m, n * m + m)))
    S.obj(V, F, hull, True, parent=e).modifiers.new("thick", "SOLIDIFY").thickness = 0.025
    S.obj(
        [
            v
            for i in range(2, n + 1)
            for v in ((V[i * m][0], V[i * m][1], 0.1), (V[i * m][0], -V[i * m][1], 0.1))
        ],
        [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(n - 2)],
        deck,
        False,
        parent=e,
    )
    for side in (0, m - 1):
        S.tube([V[i * m + side] for i in range(n + 1)], 0.02, S.mat("#f4e8d0", "clay"), 8, e)
    S.tube([(-0.1, 0, 0.05), (-0.07, 0, 1.2)], 0.018, S.mat("#6a4430", "wood"), 8, e, taper=0.6)
    S.tube([(-0.09, 0, 0.27), (0.44, 0.1, 0.25)], 0.014, S.mat("#6a4430", "wood"), 8, e)

    def sail(tack, clew, head, belly, color):
        P, k = [], 12
        for i in range(k + 1):
            for j in range(k + 1):
                u, v = i / k, j / k
                p = Vector(tack).lerp(Vector(clew), u * (1 - v)) + (Vector(head) - Vector(tack)) * v
                P.append(p + Vector((0, belly * 4 * u * (1 - u) * (1 - v) ** 0.5 * (0.4 + v), 0)))
        Q = [
            (i * (k + 1) + j, (i + 1) * (k + 1) + j, (i + 1) * (k + 1) + j + 1, i * (k + 1) + j + 1)
            for i in range(k)
            for j in range(k)
        ]
        S.obj(P, Q, S.mat(color, "cloth", lift=0.12), True, parent=e).modifiers.new(
            "thick", "SOLIDIFY"
        ).thickness = 0.012

    sail((-0.06, 0.01, 0.3), (0.44, 0.1, 0.28), (-0.05, 0.01, 1.16), 0.14, "#f6ead0")
    sail((-0.48, 0.0, 0.3), (-0.12, 0.08, 0.26), (-0.08, 0.0, 1.0), 0.1, "#f0d8b0")
    S.person((0.3, 0.0, 0.13), 0.5, "#e8b83c", "sit", -90, hat="#e8b83c", lean=0, parent=e)


def _cloud(S, at):
    """A soft dark cloud, flat below."""
    parts = []
    for ring, (n, wide, r) in enumerate(((9, 1.5, 0.42), (8, 1.35, 0.44), (6, 0.85, 0.4), (3, 0.4, 0.34))):
        for k in range(n):
            t = 2 * k / (n - 1) - 1 + S.rnd.uniform(-0.1, 0.1)
            q = r * S.rnd.uniform(0.75, 1.15) * (1 - 0.35 * abs(t))
            parts.append((at + Vector((wide * t, S.rnd.uniform(-0.5, 0.3), 0.36 * ring - 0.12 * t * t)), q))
    for _ in range(26):
        t, up = S.rnd.uniform(-1, 1), S.rnd.uniform(-0.1, 1.05)
        wide = 1.7 * (1 - 0.62 * max(0, up))
        parts.append((at + Vector((wide * t, -0.35 - 0.25 * (1 - t * t), up)), S.rnd.uniform(0.16, 0.27)))
    grey = S.mat(
        "#5a6672", "cloud", lift=0.1, bump=0.03, ramp=("#333e4c", "#66727e", "#a4acae"), span=(6.8, 8.5)
    )
    S.blob(parts, grey, voxel=0.04, smooth=2)

"""A storm in a teacup, and a lighthouse of sugar beside it."""

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
        cam={"loc": (0, -14, 6.4), "tgt": (0, 0, 3.75)},
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
    n = S.nfun(1.1, 4, 9)
    nr, na = 40, 90
    V, F = [], []
    for i in range(nr + 1):
        for k in range(na):
            t, a = i / nr * 1.88, 2 * math.pi * k / na
            x, y = t * math.cos(a), t * math.sin(a)
            high = float(n(np.array([[x + 4.0]]), np.array([[y + 4.0]]))[0, 0])
            V.append((x, y, 2.35 + 0.75 * (high - 0.42)))
    for i in range(nr):
        for k in range(na):
            F.append((i * na + k, i * na + (k + 1) % na, (i + 1) * na + (k + 1) % na, (i + 1) * na + k))
    S.obj(V, F, S.mat("#1f5a6a", "water", wave=0.05, sx=3, sy=3), at=(0.35, 1, 0))
    boat = Vector((0.75, 0.7, 2.42))
    S.prop("sailboat", boat, 1.2, (0, 16, -14), sat=0.75)
    S.froth([boat + Vector((x, -0.35, -0.02)) for x in (-0.4, -0.2, 0.1, 0.35)], 0.07, voxel=0.03)
    for i, (x, y, z, q) in enumerate([(-0.4, 1.2, 6.9, 1.15), (1.15, 1.5, 7.2, 1.25), (0.4, 1.6, 7.8, 1.0)]):
        S.cloud((x, y, z), q, "#5f6c78", 10, 0.6, seed=i)
    drop = S.mat("#d8e8ea", "glow", gain=0.6)
    for _ in range(60):
        x, y, z = S.rnd.uniform(-1.1, 2.0), S.rnd.uniform(0.3, 1.9), S.rnd.uniform(3.3, 6.2)
        S.tube([(x, y, z), (x - 0.06, y, z - 0.34)], 0.01, drop, 5)
    flash = [(1.25, 0.4, 6.5), (0.95, 0.4, 5.7), (1.22, 0.4, 5.55), (0.95, 0.4, 4.5)]
    S.tube(flash, 0.045, S.mat("#fff0b0", "glow", gain=14.0), 6, taper=0.3)
    S.lamp((1.1, 0.2, 5.2), "#d8e4ff", 90, 0.3)
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
        1.1,
        "#c8322a",
        face=128,
        hat="#e0b040",
        hands=((0.16, -0.3, 0.98), (-0.2, -0.05, 0.46)),
        chest=(0, -0.03, 0.7),
        head=(0, -0.05, 0.885),
    )
    lamp = S.empty((0.17, -0.33, 0.86))
    lamp.parent = keeper
    S.sphere(0.085, S.mat("#ffd27a", "glow", gain=9.0), parent=lamp, scale=(0.85, 0.85, 1.15), seg=18)
    for z in (0.1, -0.12):
        S.lathe([(0, -0.02), (0.085, -0.02), (0.06, 0.04), (0, 0.05)], frame, 16, (0, 0, z), parent=lamp)
    S.lamp(top + Vector((0.35, -0.2, 0.85)), "#ffc468", 40, 0.1)
    S.light("SPOT", top + Vector((0.4, 0.1, 0.9)), boat + Vector((0, 0, 0.5)), "#ffd890", 500, 0.6)
    # the other cup across the table, in which all is calm
    there = Vector((2.9, 11.0, 0))
    service(there, 1.0, 20)
    V = [(1.9 * math.cos(t), 1.9 * math.sin(t), 2.45) for t in np.linspace(0, 6.283, 60)]
    S.obj(V, [tuple(range(60))], S.mat("#c89a5c", "water", wave=0.01), False, there)
    return S

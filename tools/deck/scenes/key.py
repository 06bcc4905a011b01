"""The key that would open the far side is the bridge to it; its guard is asleep."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import grade, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "key",
        51,
        sky={
            "stops": [(0, "#171238"), (0.3, "#43286a"), (0.52, "#b0567e"), (0.66, "#f4a07c"), (1, "#e8a090")],
            "stars": 160,
            "star_bottom": 0.35,
            "clouds": [
                {"dark": "#57305f", "lite": "#f0a08c", "band": (0.4, 0.1), "cell": (46, 240), "alpha": 0.8}
            ],
        },
        ambient=0.5,
        key=[sun((-7, 3, 4), "#ffb07a", 3.6, 0.06), sun((4, -6, 8), "#9a88d8", 1.7, 0.3)],
        fog={
            "density": 0.035,
            "start": 17,
            "color": "#b0688a",
            "mix": 0.4,
            "low": 0.8,
            "low_h": 2.2,
            "low_z": -3.5,
            "low_start": 12,
        },
        cam={"loc": (0, -14, 6.2), "tgt": (0, 0, 2.9)},
        post={"grade": grade("#201048", "#ffe6c0", contrast=0.18), "bloom": 0.7, "bloom_th": 0.75},
    )
    S.ground("hills", "#4a3a58", base=-14, amp=0.6, seed=9, y0=-2)
    S.mountains(60, 17, "#7a5078", 4, base=-10, scale=0.05, width=150)
    rock = {"nscale": 0.9, "vary": 0.3, "bump": 0.22, "bscale": 2.2}
    near = S.mat("#5a4458", "stone", dust="#6f7050", dusty=(0.55, 0.85), **rock)
    far = S.mat("#6a4c60", "stone", dust="#7a7858", dusty=(0.55, 0.85), **rock)
    ledge(S, (-3.6, -1.9, 1.0), 2.6, 15, near, 3)
    ledge(S, (4.7, 4.9, 2.4), 3.5, 18, far, 8)
    ledge(S, (5.9, 8.6, 8.4), 3.9, 24, far, 12)
    for x, y, z, r in ((-3.5, 15, -1.5, 2.2), (-8.5, 20, 2.5, 3.0), (1.0, 26, -2.5, 2.6)):
        ledge(S, (x, y, z), r, 16, far, round(y))
    # the key, as long as the gap
    a, b = Vector((-1.7, -0.6, 2.05)), Vector((2.3, 4.2, 2.6))
    gold = S.mat("#eeb23c", "clay", rough=0.25, lift=0.1, vary=0.2)
    S.light("AREA", (-5, -7, 6), (0, 1.5, 2.3), "#ffd9a0", 260, 1.5)
    e = S.empty(a)
    e.rotation_euler = (b - a).to_track_quat("Z", "X").to_euler()
    long = (b - a).length
    ring = [(0.8 * math.cos(t), 0, -0.86 + 0.8 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 60)]
    S.tube(ring, 0.14, gold, 16, e)
    for k in range(3):
        t = math.radians(90 * k + 180)
        S.sphere(0.25, gold, (0.8 * math.cos(t), 0, -0.86 + 0.8 * math.sin(t)), parent=e)
    stem = [(0, -0.1), (0.26, -0.1), (0.28, 0.05), (0.19, 0.14), (0.28, 0.24), (0.28, 0.34), (0.17, 0.44)]
    S.lathe(
        [
            *stem,
            (0.15, long - 1.4),
            (0.21, long - 1.35),
            (0.21, long - 1.2),
            (0.15, long - 1.15),
            (0.15, long),
            (0, long),
        ],
        gold,
        28,
        parent=e,
    )
    for size, at in (
        ((1.0, 0.18, 0.3), (0.55, 0, long - 0.2)),
        ((0.8, 0.18, 0.28), (0.45, 0, long - 0.85)),
        ((0.26, 0.18, 0.6), (0.92, 0, long - 0.34)),
    ):
        S.box(size, gold, at, parent=e, bevel=0.02)
    # the lock in the rock, and the light behind it
    lock = S.empty((3.15, 5.45, 5.0), (0, 0, -38), 1.0)
    glow, plate = S.mat("#ffdc80", "glow", gain=6.0), S.mat("#9a7038", "metal", rough=0.4)
    S.lathe(
        [(0, 0), (1.05, 0), (1.1, 0.12), (0.98, 0.2), (0, 0.2)],
        plate,
        48,
        (0, 0, 0),
        (90, 0, 0),
        (1, 1.4, 1),
        parent=lock,
    )
    hole = [(0.38 * math.sin(t), -0.23, 0.42 + 0.38 * math.cos(t)) for t in np.linspace(-2.5, 2.5, 24)]
    S.obj([*hole, (0.42, -0.23, -0.95), (-0.42, -0.23, -0.95)], [tuple(range(26))], glow, False, parent=lock)
    S.lamp(lock.matrix_basis @ Vector((0, -1.0, 0)), "#ffc860", 260, 0.3)
    S.light("SPOT", lock.matrix_basis @ Vector((0, -0.6, 0.2)), (0, 1.6, 2.6), "#ffcf78", 900, 0.7)
    # somebody crosses
    t = 0.44
    S.person(
        a.lerp(b, t) + Vector((0, 0, 0.14)),
        1.35,
        "#c8322a",
        face=140,
        hair="#3a2620",
        style="plait",
        hands=((0.44, 0.0, 0.78), (-0.44, 0.0, 0.7)),
        feet=((0.02, -0.16, 0.02), (-0.02, 0.14, 0.03)),
    )
    # a rabbit is there already, and looks up
    r = S.empty((3.0, 2.75, 2.38), (0, 0, -6), 1.15)
    fur = S.mat("#e4d8cc", "cloth", bump=0.03, bscale=30)
    S.blob(
        [
            ((0, 0, 0.24), 0.25, (0, 0.1, 0.5), 0.15),
            ((0, 0.14, 0.7), 0.135),
            *[((s * 0.06, 0.12, 0.8), 0.05, (s * 0.11, 0.08, 1.0), 0.055) for s in (-1, 1)],
            *[((s * 0.11, 0.08, 1.0), 0.055, (s * 0.13, 0.03, 1.22), 0.018) for s in (-1, 1)],
            *[((s * 0.17, 0.0, 0.13), 0.14, (s * 0.2, 0.16, 0.06), 0.07) for s in (-1, 1)],
        ],
        fur,
        parent=r,
        voxel=0.012,
        smooth=3,
    )
    S.sphere(0.1, S.mat("#fffaf0", "cloth"), (0, -0.25, 0.2), parent=r, seg=16)
    # the guard sleeps on his stone
    S.box((0.7, 0.6, 0.42), S.mat("#6a5868", "stone"), (-1.62, -2.3, 1.18), (0, 0, 12), 0.06)
    S.person(
        (-1.62, -2.3, 1.4),
        1.15,
        "#4a62a4",
        "sit",
        face=42,
        skin="#f0d0a8",
        chest=(0, -0.05, 0.37),
        head=(0.02, -0.14, 0.5),
        hands=((0.04, -0.26, 0.2), (-0.04, -0.26, 0.2)),
        hat="#2a3050",
    )
    S.tube([(-2.05, -2.35, 0.95), (-1.98, -1.8, 3.0)], 0.03, S.mat("#7a5a3c", "wood"), 8)
    S.lathe([(0.09, 0), (0.0, 0.34)], S.mat("#b8bcc8", "metal"), 8, (-1.98, -1.8, 2.98), (-14, 0, 0))
    lamp = Vector((-1.12, -2.75, 1.0))
    S.sphere(0.1, S.mat("#ffd070", "glow", gain=7.0), lamp + Vector((0, 0, 0.14)), (1, 1, 1.3), 16)
    S.lathe([(0.0, 0.42), (0.15, 0.27), (0.13, 0.25)], S.mat("#3a2e34", "clay"), 12, lamp)
    S.lathe([(0.13, 0.0), (0.13, 0.04), (0, 0.05)], S.mat("#3a2e34", "clay"), 12, lamp)
    S.lamp(lamp + Vector((0.1, -0.5, 0.5)), "#ffc070", 45, 0.15)
    return S


def ledge(S, at, r, deep, mat, seed):
    """Raise a pillar of layered rock with a flat top at a height."""
    n, m = S.nfun(0.9, 5, seed), S.nfun(0.5, 4, seed + 40)
    na, nz = 120, 130
    A, D = np.meshgrid(np.linspace(0, 2 * math.pi, na, endpoint=False), np.linspace(0, 1, nz) ** 1.3 * deep)
    layers = np.round(D / 0.55 + 1.2 * m(np.cos(A) + 9, np.sin(A) + D * 0.2)) * 0.55
    R = r * (
        0.72
        + 0.36 * n(np.cos(A) * 1.6 + 5, np.sin(A) * 1.6 + 0.35 * layers)
        + 0.12 * n(A * 3, D * 2)
        - 0.004 * D
    )
    V = np.stack([at[0] + R * np.cos(A), at[1] + R * np.sin(A), at[2] - D], -1).reshape(-1, 3)
    i, k = np.arange(nz - 1)[:, None] * na, np.arange(na)[None, :]
    F = np.stack([i + k, i + (k + 1) % na, i + na + (k + 1) % na, i + na + k], -1).reshape(-1, 4)
    S.obj([*V, at], [*F[:, ::-1], *[(a, (a + 1) % na, len(V)) for a in range(na)]], mat)

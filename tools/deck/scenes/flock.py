"""One of the sheep is unzipped, from inside, and the lamb has a wolf’s tail."""

import math

import numpy as np
from mathutils import Vector
from scipy import ndimage as ndi

from ..kit.light import clouds, grade, sky, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "flock",
        801,
        sky=sky(
            "#4f7ca0",
            "#b8b8b4",
            "#f8d49a",
            "#f8b070",
            at=(0, 0.4, 0.66, 1),
            clouds=[clouds("#b89a94", "#fff0d8", (0.24, 0.18))],
        ),
        ambient=0.6,
        key=[sun((-6, -5, 5), "#ffe2b0", 3.4), sun((6, 7, 4), "#ffb070", 1.6, 0.2)],
        fog={"density": 0.02, "start": 19},
        cam={"loc": (0.25, -14.0, 4.3), "tgt": (0.25, 0, 4.1)},
        post={"grade": grade("#1f2a5c", "#fff2d6", contrast=0.2)},
    )
    S.ground("hills", "#7f9444", amp=0.6, seed=22, flat=5)
    S.mountains(48, 7, "#8a8a8c", 4, scale=0.05, width=120)
    # the coat: a body of curls, with a head that is sewn on and has buttons for eyes
    S.wool((0.75, 0.6, 3.3), (2.75, 1.7, 2.15), "#f2ead8", 420, 0.33)
    hide = S.mat("#b8a890", "cloth", bump=0.03, bscale=30)
    for x in (-1.0, 0.1, 1.6, 2.5):
        S.tube([(x, 0.5 - 0.4 * (x > 0), 2.0), (x, 0.2, 0.0)], 0.27, hide, 12, taper=0.8)
    head = S.sheep_head((-1.55, -1.0, 4.75), 1.0, rot=(0, -12, 14), skin="#b8a890", eyes=False)
    for s in (-1, 1):
        S.lathe(
            [(0, 0.03), (0.17, 0.03), (0.2, 0.0), (0.17, -0.04), (0, -0.04)],
            S.mat("#3a3440", "clay", rough=0.2),
            24,
            (s * 0.36, -0.62, 0.2),
            (78, 0, s * 20),
            parent=head,
        )
        for a in (-1, 1):
            S.tube(
                [(s * 0.36 - 0.09, -0.7, 0.2 + a * 0.09), (s * 0.36 + 0.09, -0.7, 0.2 - a * 0.09)],
                0.022,
                S.mat("#f0e6d0", "cloth"),
                6,
                head,
            )
    for k in range(7):
        z = 0.55 - 0.17 * k
        S.tube(
            [(-0.09, -0.8 - 0.06 * k, z), (0.09, -0.8 - 0.06 * k, z - 0.05)],
            0.022,
            S.mat("#4a2c28", "cloth"),
            6,
            head,
        )
    # the zip runs down its side, and gapes
    t = np.linspace(-1, 1, 40)
    gap = 0.74 * np.clip(1 - ((t - 0.25) / 0.98) ** 2, 0, 1)
    rims = [
        [(1.1 + s * g, -1.62 + 0.12 * q * q, 3.3 + 1.75 * q) for g, q in zip(gap, t, strict=True)]
        for s in (-1, 1)
    ]
    n = len(t)
    S.obj(
        [*rims[0], *rims[1]],
        [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)],
        S.mat("#0c0a12", "clay", rough=1.0),
        False,
    )
    steel, tape = S.mat("#d0d4d8", "metal", rough=0.25), S.mat("#5a4a58", "cloth")
    for s, rim in zip((-1, 1), rims, strict=True):
        S.tube([(x + s * 0.09, y, z) for x, y, z in rim], 0.13, tape, 8)
        for x, y, z in rim[::1]:
            S.box((0.15, 0.12, 0.055), steel, (x, y - 0.12, z), bevel=0.01)
    # who is inside: two eyes, a nose, and a paw on the tab
    for s in (-1, 1):
        S.sphere(
            0.21,
            S.mat("#ffd23c", "clay", rough=0.1, lift=0.9),
            (1.08 + s * 0.28, -1.72, 4.25),
            (1, 0.5, 0.72),
            24,
        )
        S.sphere(
            0.1, S.mat("#100c0c", "clay", rough=0.1), (1.02 + s * 0.28, -1.83, 4.25), (0.5, 0.5, 1.4), 16
        )
        S.tube(
            [(1.08 + s * 0.52, -1.8, 4.52), (1.08 + s * 0.1, -1.86, 4.38)], 0.07, S.mat("#4a4a54", "cloth"), 8
        )
    fur = S.mat("#5c5c68", "cloth", bump=0.05, bscale=30, vary=0.3)
    paw = [((1.0, -1.6, 2.95), 0.34, (1.15, -2.0, 2.62), 0.3)]
    paw += [((0.92 + 0.17 * k, -2.1, 2.62), 0.13, (0.9 + 0.18 * k, -2.36, 2.32), 0.11) for k in range(4)]
    S.blob(paw, fur, voxel=0.03)
    for k in range(4):
        S.tube(
            [(0.9 + 0.18 * k, -2.44, 2.3), (0.9 + 0.18 * k, -2.5, 2.06)],
            0.05,
            S.mat("#f0e8d8", "clay", rough=0.2),
            8,
            taper=0.1,
        )
    S.box((0.34, 0.2, 0.3), steel, (1.1, -1.8, 1.75), bevel=0.06)
    S.box((0.2, 0.06, 0.5), steel, (1.1, -1.98, 1.5), (12, 0, 8), 0.04)
    # the others: one has seen it, one chews, a lamb looks up
    S.wool((4.4, 1.6, 4.7), (1.9, 1.6, 1.9), "#f6efe2", 160, 0.33)
    S.sheep_head((2.75, -0.6, 6.2), 0.9, rot=(0, 10, -20), mood="afraid", look=(-0.9, -0.6))
    S.wool((-2.6, 3.6, 4.2), (2.0, 1.6, 1.7), "#ece2d0", 160, 0.34)
    S.wool((-1.6, -2.3, 1.15), (0.9, 0.8, 0.78), "#fdf8ee", 150, 0.17)
    for x in (-2.2, -1.6, -1.05):
        S.tube([(x, -2.4, 0.7), (x, -2.5, 0.0)], 0.11, S.mat("#3a3036", "clay"), 8)
    S.sheep_head((-0.85, -2.9, 1.95), 0.52, rot=(-16, 0, 26), mood="wonder", look=(0.9, 0.9))
    _brush(S, [(-1.75, -1.8, 1.5), (-2.06, -1.95, 2.0), (-2.16, -2.0, 2.6), (-1.86, -2.05, 3.3)], fur)
    # far off, the shepherd sleeps on a hillock
    x, y = -3.4, 13.0
    S.sphere(2.6, S.mat("#7f9444", "clay", nscale=0.7), (x, y, S.z(x, y) - 0.6), (1.4, 1, 0.9), 40)
    S.person(
        (x, y - 1.0, S.z(x, y) + 1.6), 2.4, "#3f6a8a", "floor", 20, hat="#d8b04c", head=(0.06, -0.12, 0.5)
    )
    S.flowers(90, (-4, 4.5), (-3.6, 2), high=0.4, big=1.4)
    S.grass(420, (-4.5, 4.8), (-4.0, 1.0), high=0.5)
    return S


def _brush(S, way, fur):
    """A wolf's tail along a way from its root, in tufts, with a dark tip."""
    way = [Vector(p) for p in way]
    at = np.linspace(0, len(way) - 1, 40)
    bends = [np.interp(at, range(len(way)), [p[k] for p in way]) for k in range(3)]
    bends = [ndi.gaussian_filter1d(bend, 4, mode="nearest") for bend in bends]
    line = [Vector(p) for p in zip(*bends, strict=True)]
    thick = np.interp(np.linspace(0, 1, 40), (0, 0.2, 0.5, 0.8, 1), (0.13, 0.2, 0.27, 0.18, 0.04))
    parts, tip = [], []
    for i in range(39):
        (tip if i > 29 else parts).append((line[i], thick[i], line[i + 1], thick[i + 1]))
        for k in range(5):
            a = 2.4 * k + 1.1 * i
            along = (line[i + 1] - line[i]).normalized()
            across = along.cross(Vector((0, 1, 0))).normalized()
            out = across * math.cos(a) + along.cross(across) * math.sin(a)
            root = line[i] + out * thick[i] * 0.85
            end = root + (along + 0.22 * out) * (0.8 * thick[i] + 0.04)
            (tip if i > 29 else parts).append((root, 0.25 * thick[i] + 0.01, end, 0.01))
    S.blob(parts, fur, voxel=0.022, smooth=1)
    S.blob(tip, S.mat("#2c2a34", "cloth", bump=0.05, bscale=30), voxel=0.022, smooth=1)

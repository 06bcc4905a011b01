"""The candles burn, and the only guest is a sheet with eyes."""

import math

from mathutils import Vector

from ..kit.light import DAY, FRONT, area, grade, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "birthday",
        401,
        sky=DAY,
        ambient=0.3,
        key=[sun((-7, 3.0, 8.0), "#bccaff", 7.5, 0.02, (0, 0.6, 1.2)), area((2, -9, 7), "#b0a0e0", 260, 4.0)],
        fog={"density": 0.0},
        cam=FRONT,
        post={
            "grade": grade("#2a1c54", "#fff0d0", contrast=0.15),
            "bloom": 0.7,
            "bloom_th": 0.75,
            "motes": {"n": 40, "gain": 0.5},
        },
    )
    S.room("#c07a80", "#8a5f3e", "#efe0d0", window=(-0.1, 2.5, 2.8, 6.4), side="left")
    S.table((0.1, 1.2, 0), 4.4, 1.8, 1.9, "#7a4a30", cloth="#f6efe2")
    e = S.empty((-0.75, 0.9, 1.93))
    cream, jam = S.mat("#f7ecd8", "clay", rough=0.5, bump=0.02), S.mat("#c8505a", "clay", rough=0.4)
    S.lathe([(0, 0), (1.15, 0), (1.2, 0.05), (0, 0.06)], S.mat("#dfe6ea", "clay", rough=0.2), 48, parent=e)
    for r, z0, z1 in ((0.95, 0.05, 0.65), (0.68, 0.65, 1.15), (0.42, 1.15, 1.6)):
        S.lathe([(0, z0), (r, z0), (r, z1 - 0.06), (r - 0.06, z1), (0, z1)], cream, 48, parent=e)
        S.lathe(
            [(r + 0.01, (z0 + z1) / 2 - 0.05), (r + 0.02, (z0 + z1) / 2), (r + 0.01, (z0 + z1) / 2 + 0.05)],
            jam,
            48,
            parent=e,
        )
        n = int(r * 17)
        for k in range(n):
            a = 6.283 * k / n
            S.sphere(0.075, jam if k % 2 else cream, (r * math.cos(a), r * math.sin(a), z1), parent=e, seg=14)
    for k in range(7):
        a = 6.283 * k / 7
        x, y = 0.27 * math.cos(a), 0.27 * math.sin(a)
        S.tube(
            [(x, y, 1.58), (x, y, 2.0)], 0.03, S.mat(("#4f86a8", "#e0b050", "#7a9a4c")[k % 3], "clay"), 8, e
        )
        S.lathe(
            [(0, 0), (0.035, 0.05), (0.03, 0.1), (0, 0.2)],
            S.mat("#ffcf70", "glow", gain=12.0),
            12,
            (x, y, 2.02),
            parent=e,
        )
    S.lamp((-0.75, 0.35, 4.5), "#ffae58", 400, 0.16)
    # the guest
    g = Vector((1.05, 2.5, 0.75))
    V, F, n, m = [], [], 72, 40
    for i in range(n):
        a = 2 * math.pi * i / n
        for k in range(m + 1):
            t = k / m
            r = 0.72 * math.sin(min(1, t * 2.2) * math.pi / 2) ** 0.7 + 0.5 * max(0, t - 0.42)
            fold = 0.1 * max(0, t - 0.4) * math.sin(a * 9 + 0.7 * math.sin(a * 2))
            V.append(((r + fold) * math.cos(a), (r + fold) * 0.8 * math.sin(a), 4.1 - 4.0 * t**1.15))
    for i in range(n):
        j = (i + 1) % n
        for k in range(m):
            F.append((i * (m + 1) + k, i * (m + 1) + k + 1, j * (m + 1) + k + 1, j * (m + 1) + k))
    S.obj(V, F, S.mat("#f4f1ea", "cloth"), at=g)
    ink = S.mat("#1c1820", "clay", bump=0.0)
    for s in (-1, 1):
        S.sphere(0.13, ink, g + Vector((s * 0.27, -0.6, 3.25)), (0.8, 0.35, 1.35), 20)
    # the hat sits down over the tip of the head
    hat = S.empty(g + Vector((0.02, 0, 3.74)), (2, 7, 0))
    S.lathe([(0.5, -0.04), (0.5, 0), (0, 1.25)], S.mat("#4f86a8", "paper"), 48, parent=hat)
    S.lathe([(0.53, -0.05), (0.53, 0.03), (0.49, 0.05)], S.mat("#f6e6c0", "cloth"), 48, parent=hat)
    for k in range(11):
        t = k / 11
        S.sphere(
            0.05,
            S.mat("#f6e6c0", "cloth"),
            (0.5 * (1 - t) * math.cos(k * 2.4), 0.5 * (1 - t) * math.sin(k * 2.4), 1.25 * t + 0.06),
            parent=hat,
            seg=10,
        )
    S.sphere(0.12, S.mat("#e0b050", "cloth"), (0, 0, 1.25), parent=hat)
    # empty chairs, hats laid ready, bunting, balloons
    S.chair((-2.2, 0.2, 0), 3.0, "#8f5a36", 70)
    S.chair((2.45, 0.2, 0), 3.0, "#8f5a36", -60)
    for x, c in ((0.75, "#e0b050"), (1.75, "#7a9a4c")):
        S.lathe([(0.22, 0), (0, 0.55)], S.mat(c, "paper"), 24, (x, 0.75, 1.95))
        S.lathe(
            [(0, 0), (0.3, 0.0), (0.36, 0.04), (0, 0.03)],
            S.mat("#f0ece4", "clay", rough=0.2),
            30,
            (x * 0.98, 0.55, 1.94),
        )
    colors = ["#e0b050", "#4f86a8", "#7a9a4c", "#f3ead6", "#c2453a"]
    for i in range(13):
        t = (i + 0.5) / 13
        x, z = -3.5 + 7 * t, 8.6 - 1.1 * math.sin(math.pi * t)
        S.obj(
            [(-0.2, 0, 0), (0.2, 0, 0), (0, 0, -0.45)],
            [(0, 1, 2)],
            S.mat(colors[i % 5], "cloth"),
            False,
            (x, 4.2, z),
        )
    S.string((-3.5, 4.2, 8.6), (3.5, 4.2, 8.6), 1.1, 0.02)
    for x, y, z, c in ((-2.6, 3.4, 6.2, "#c2453a"), (-1.9, 3.8, 7.0, "#e0b050"), (2.6, 3.4, 6.6, "#4f86a8")):
        S.balloon((x, y, z), 0.5, c, (x * 0.93, 3.6, 2.4))
    # someone has come uninvited: a mouse, dressed for it too, in the light from the window
    m = S.empty((0.75, -1.0, 0.02), (0, 0, 152), 2.0)
    fur, pink = S.mat("#a8a0a8", "cloth"), S.mat("#e8a8a8", "clay")
    S.blob(
        [
            ((-0.1, 0, 0.11), 0.11, (0.05, 0, 0.11), 0.09),
            ((0.05, 0, 0.11), 0.085, (0.17, 0, 0.17), 0.065),
            ((0.17, 0, 0.17), 0.06, (0.26, 0, 0.15), 0.022),
        ],
        fur,
        parent=m,
        voxel=0.012,
    )
    for q in (-1, 1):
        S.sphere(0.055, fur, (0.12, q * 0.06, 0.235), (0.4, 1, 1), 16, m)
        S.sphere(0.04, pink, (0.137, q * 0.062, 0.235), (0.3, 1, 1), 16, m)
        S.sphere(0.012, ink, (0.215, q * 0.036, 0.185), parent=m, seg=10)
    S.tube(
        [(-0.19, 0, 0.07), (-0.32, 0.04, 0.03), (-0.42, -0.04, 0.02), (-0.52, 0, 0.03)],
        0.016,
        pink,
        8,
        m,
        0.4,
        smooth=5,
    )
    S.lathe([(0.055, 0), (0, 0.19)], S.mat("#e0503c", "paper"), 20, (0.135, 0, 0.225), (0, -8, 0), parent=m)
    S.sphere(0.022, S.mat("#f6e6c0", "cloth"), (0.11, 0, 0.415), parent=m, seg=12)
    S.blob([((0.36, 0, 0.05), 0.045), ((0.4, 0.03, 0.035), 0.035)], cream, parent=m, voxel=0.012)
    return S

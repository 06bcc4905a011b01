"""Somebody is in the bath already, and holds out an arm for the towel."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import DAY, area, grade, spot
from ..kit.stage import Stage


def scene():
    S = Stage(
        "bathtub",
        402,
        sky=DAY,
        ambient=0.16,
        key=[
            area((0.4, 4.3, 5.3), "#ffc070", 420, 0.6, (0.4, 0, 4.6)),
            spot((-5.0, -8.5, 5.5), (-0.9, -0.6, 1.4), "#ffd49a", 5200, 0.7),
            area((4, -9, 7), "#8fb4d8", 420, 4.0),
            area((0.4, 0.2, 7.2), "#ffbe70", 620, 0.9, (0.2, -6, 6.2)),
        ],
        fog={"density": 0.0},
        cam={"loc": (0, -13.5, 4.4), "tgt": (0, 0, 3.9)},
        post={
            "grade": grade("#122a4a", "#fff0cc", contrast=0.12),
            "bloom": 0.5,
            "motes": {"n": 30, "gain": 0.4},
        },
    )
    S.room("#4f7f88", "#c9b99a", "#3a5058", boards=False)
    S.chequer("#e4d8c0", "#3f6a78", 0.9, 5, -7, 4, 0.05)
    tile = S.mat("#c8d4cc", "clay", rough=0.2, vary=0.06, bump=0.0)
    for i in range(9):
        for k in range(5):
            S.box((0.76, 0.06, 0.76), tile, (-3.2 + i * 0.8, 4.52, 0.75 + k * 0.8), bevel=0.02)
    white, gold = (
        S.mat("#f6f2ea", "clay", rough=0.18, vary=0.03, bump=0.0),
        S.mat("#c99a4a", "metal", rough=0.25),
    )
    prof = [(0.2, 0.0), (0.75, 0.02), (0.88, 0.3), (0.96, 1.0), (1.0, 1.5), (1.08, 1.56), (1.08, 1.62)]
    prof += [(0.98, 1.62), (0.94, 1.5), (0.9, 1.0), (0.8, 0.35), (0.6, 0.16), (0.1, 0.14)]
    n, m = 80, len(prof)
    V, F = [], []
    for i in range(n):
        a = 2 * math.pi * i / n
        c = math.copysign(abs(math.cos(a)) ** 0.75, math.cos(a))
        s = math.copysign(abs(math.sin(a)) ** 0.75, math.sin(a))
        V += [(2.35 * r * c, 1.15 * r * s, z + 0.35 * max(0, c) ** 2 * (z / 1.6)) for r, z in prof]
    for i in range(n):
        j = (i + 1) % n
        F += [(i * m + k, j * m + k, j * m + k + 1, i * m + k + 1) for k in range(m - 1)]
    e = S.empty((0.5, 1.6, 0.5))
    S.obj(V, F, white, parent=e)
    for x, y in ((-1.4, -0.6), (1.4, -0.6), (-1.4, 0.6), (1.4, 0.6)):
        foot = [((x, y, 0.15), 0.16, (x * 1.1, y * 1.2, -0.2), 0.1)]
        foot += [((x * 1.1, y * 1.2, -0.2), 0.1, (x * 1.15, y * 1.35, -0.42), 0.12)]
        S.blob(foot, gold, parent=e, voxel=0.025)
    # the curtain is drawn, and lit from behind
    S.tube([(-3.6, 0.85, 8.05), (3.6, 0.85, 8.05)], 0.06, gold, 10)
    cloth = S.curtain(-2.05, 3.0, 0.85, 1.75, 7.85, "#f2e2c0", folds=11, depth=0.07)
    cloth.modifiers.clear()
    cloth.data.materials.clear()
    cloth.data.materials.append(S.translucent("#f4dca8", 0.75))
    for k in range(12):
        x = -1.98 + 4.95 * k / 11
        ring = [(x, 0.85 + 0.1 * math.cos(t), 8.0 + 0.13 * math.sin(t)) for t in np.linspace(0, 6.283, 16)]
        S.tube(ring, 0.02, gold, 6)
        S.tube([(x, 0.85, 7.88), (x, 0.85, 7.8)], 0.03, gold, 6)
    skin, pale = S.mat("#c84a34", "clay", rough=0.3, vary=0.25), S.mat("#f4cba8", "clay", rough=0.4)

    def tentacle(points, r, parent, out=(0.35, -0.9, 0), sucker=0.42):
        P = [Vector(p) for p in points]
        S.tube(P, r, skin, 16, parent, taper=0.14, smooth=10)
        n, out = 64, Vector(out).normalized()
        for k in range(4, n - 3, 2):
            t = k / n * (len(P) - 1)
            i = min(int(t), len(P) - 2)
            p0, p1, p2, p3 = P[max(i - 1, 0)], P[i], P[i + 1], P[min(i + 2, len(P) - 1)]
            u = t - i
            q = 0.5 * (
                2 * p1
                + (p2 - p0) * u
                + (2 * p0 - 5 * p1 + 4 * p2 - p3) * u * u
                + (3 * p1 - p0 - 3 * p2 + p3) * u**3
            )
            rr = r * (1 - 0.86 * k / n)
            S.sphere(rr * sucker, pale, q + out * rr * 0.9, (1, 0.6, 1), 10, parent)

    # who bathes behind it: seen as a shadow only
    bather = S.empty((0.45, 1.35, 1.6))
    bather.scale = (1, 0.3, 1)
    V, F, step = [], [], 0.025
    for i in range(-60, 60):
        for k in range(172):
            x, z = i * step, k * step
            head = math.hypot(x / 1.05, (z - 3.0) / 1.25) < 1
            head = head or (z < 2.4 and abs(x) < 0.6 + 1.3 * max(0, 1.7 - z) ** 2)
            eye = math.hypot(abs(x) - 0.47, z - 1.95)
            if (head or eye < 0.47) and eye > 0.22:
                F.append(tuple(range(len(V), len(V) + 4)))
                V += [(x, 0, z), (x + step, 0, z), (x + step, 0, z + step), (x, 0, z + step)]
    S.obj(V, F, skin, False, parent=bather)
    for s in (-1, 1):
        S.sphere(0.12, skin, (s * 0.47 - 0.07, 0, 1.9), parent=bather)
    arms = (
        [
            (-0.4, 0, 0.2),
            (-1.15, 0, 0.7),
            (-1.55, 0, 1.6),
            (-1.45, 0, 2.6),
            (-1.8, 0, 3.5),
            (-1.6, 0, 4.2),
            (-1.5, 0, 4.8),
        ],
        [
            (0.6, 0, 0.2),
            (1.2, 0, 0.7),
            (1.5, 0, 1.5),
            (1.42, 0, 2.4),
            (1.8, 0, 3.4),
            (1.65, 0, 4.2),
            (1.2, 0, 4.05),
        ],
    )
    for arm in arms:
        tentacle(arm, 0.27, bather, (1, 0, 0.1), 0.5)
    # a brush scrubs the head; a duck sits on a tip
    brush = S.empty((0.5, 0, 4.07), (0, 30, 0))
    brush.parent = bather
    S.tube([(0.2, 0, 0.3), (0.6, 0, 0.3), (1.0, 0, 0.45)], 0.065, skin, 8, brush)
    S.box((0.8, 0.3, 0.16), skin, (0, 0, 0.28), parent=brush, bevel=0.04)
    for k in range(5):
        S.box((0.08, 0.2, 0.26), skin, (0.17 * (k - 2), 0, 0.1), parent=brush, bevel=0)
    duck = [((-1.72, 0, 4.9), 0.24, (-1.35, 0, 4.88), 0.27), ((-1.2, 0, 5.3), 0.23)]
    duck += [((-1.85, 0, 5.0), 0.12, (-2.05, 0, 5.2), 0.04), ((-1.05, 0, 5.28), 0.07, (-0.86, 0, 5.26), 0.05)]
    S.blob(duck, skin, parent=bather, voxel=0.03, smooth=2)
    S.rays(bather, camera=False)
    # one arm comes round the curtain for the towel, one hangs over the rim
    world = S.empty()
    over = [(-0.7, 1.3, 1.6), (-0.75, 0.7, 2.5), (-0.85, 0.1, 2.78), (-1.0, -0.5, 2.4), (-1.15, -1.0, 1.9)]
    tentacle([*over, (-1.3, -1.28, 1.76), (-1.42, -1.34, 1.98)], 0.29, world, (0.5, -0.8, -0.3))
    tentacle(
        [
            (1.7, 1.3, 1.9),
            (2.0, 0.35, 2.55),
            (2.1, -0.1, 1.9),
            (2.0, -0.25, 1.1),
            (2.25, -0.5, 0.35),
            (2.75, -0.7, 0.2),
            (2.85, -0.75, 0.42),
        ],
        0.24,
        world,
    )
    foam = S.mat("#ffffff", "snow")
    for _ in range(60):
        a = S.rnd.uniform(3.3, 6.1)
        at = Vector((0.5 + 2.3 * math.cos(a), 1.6 + 1.08 * math.sin(a), 2.14 + S.rnd.uniform(-0.1, 0.1)))
        S.sphere(S.rnd.uniform(0.05, 0.17), foam, at, seg=14)
    for x, z in ((-0.9, 1.75), (-0.8, 1.5), (1.1, 1.8), (1.2, 1.45), (1.15, 1.15)):
        S.sphere(S.rnd.uniform(0.08, 0.15), foam, (x, 0.5, z), seg=14)
    # the child who has come with the towel
    x, y = -1.9, -1.9
    child = S.person(
        (x, y, 0.08),
        1.85,
        "#4f7fb0",
        "give",
        118,
        hair="#5a3420",
        trousers="#e8c7a0",
        style="short",
        hands=((0.13, -0.38, 0.76), (-0.13, -0.38, 0.76)),
    )
    for lo, hi, colour in (
        (0, 30, "#e0503c"),
        (30, 33, "#fff0d0"),
        (33, 36, "#e0503c"),
        (36, 39, "#fff0d0"),
        (39, 43, "#e0503c"),
    ):
        for s in (-1, 1):
            V = []
            for k in range(lo, hi + 1):
                d = k / 43 * 0.6
                fall = max(0, d - 0.17)
                for i in range(25):
                    u = i / 24 - 0.5
                    fold = 0.03 * math.sin(u * 15 + 0.6) * min(1, fall * 4)
                    V.append(
                        (
                            s * (min(d, 0.17) + fold),
                            -0.22 + u * (0.26 + 0.12 * fall),
                            0.83 - 2.5 * min(d, 0.17) ** 2 - fall,
                        )
                    )
            F = [
                (r * 25 + c, r * 25 + c + 1, r * 25 + c + 26, r * 25 + c + 25)
                for r in range(hi - lo)
                for c in range(24)
            ]
            S.obj(V, F, S.mat(colour, "cloth"), parent=child).modifiers.new(
                "thick", "SOLIDIFY"
            ).thickness = 0.03
    # four pairs of slippers on the mat
    mat = S.empty((1.35, -1.75, 0.08), (0, 0, -4))
    for k in range(9):
        stripe = S.mat("#a8433a" if k % 2 else "#d8a44a", "cloth")
        S.box((0.3, 1.2, 0.05), stripe, ((k - 4) * 0.3, 0, 0.02), parent=mat, bevel=0.01)
    for s in (-1, 1):
        for k in range(10):
            y = (k - 4.5) * 0.12
            S.tube([(s * 1.34, y, 0.03), (s * 1.5, y, 0.0)], 0.025, S.mat("#f4e6c8", "cloth"), 5, mat)
    blue = S.mat("#3f7fc0", "cloth")
    for pair in range(4):
        for s in (-1, 1):
            shoe = S.empty(((pair - 1.5) * 0.64 + s * 0.14, 0.02, 0.06), (0, 0, -4 * s + 3 * pair - 5))
            shoe.parent = mat
            S.blob([((0, -0.24, 0.05), 0.1, (0, 0.22, 0.05), 0.12)], blue, parent=shoe, voxel=0.03)
            S.blob([((0, 0.22, 0.12), 0.12, (0, 0.0, 0.16), 0.12)], blue, parent=shoe, voxel=0.03)
    return S

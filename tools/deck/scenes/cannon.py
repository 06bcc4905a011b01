"""A bird has built its nest in the mouth of a cannon, and the gunner waits."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import clouds, grade, sky, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "cannon",
        308,
        sky=sky(
            "#3f6690",
            "#8fb0bc",
            "#f4dcb0",
            "#f8c078",
            at=(0, 0.4, 0.66, 1),
            clouds=[clouds("#a8bfc4", "#fff6e4", (0.25, 0.2), 0.8)],
        ),
        ambient=0.5,
        key=[sun((7, -6, 4.4), "#ffd49a", 3.6), sun((-6, 7, 5), "#9fb8e0", 1.2, 0.2)],
        fog={"density": 0.02, "start": 20},
        cam={"loc": (0, -14, 2.2), "tgt": (0, 0, 3.9)},
        post={"grade": grade("#2a2f5a", "#fff4d6")},
    )
    S.ground("hills", "#7f944c", amp=0.7, seed=12, flat=3.6)
    S.mountains(48, 7, "#8aa2a0", 6, scale=0.05, width=120)
    iron, rust = S.mat("#4f4a48", "metal", rough=0.55), S.mat("#7a5a42", "metal", rough=0.7)
    z = S.z(0, 1.5)
    e = S.empty((-0.5, 1.7, z + 1.75), (0, 64, -46), 1.25)
    prof = [
        (0, -1.9),
        (0.22, -1.85),
        (0.26, -1.7),
        (0.16, -1.55),
        (0.7, -1.4),
        (0.78, -1.1),
        (0.76, -0.9),
        (0.7, -0.85),
        (0.66, 0.2),
        (0.72, 0.25),
        (0.72, 0.45),
        (0.62, 0.5),
        (0.55, 2.2),
        (0.62, 2.4),
        (0.74, 2.56),
        (0.79, 2.66),
        (0.79, 2.74),
        (0.74, 2.82),
        (0.64, 2.85),
        (0.55, 2.82),
        (0.52, 2.7),
    ]
    S.lathe(prof, iron, 72, parent=e)
    S.lathe([(0.53, 2.8), (0.5, 1.0), (0, 1.0)], S.mat("#1c1614", "clay"), 48, parent=e)
    wood = S.mat("#6a4a34", "wood")
    for off in (-1.05, 1.05):
        w = S.empty((-0.6 + 0.72 * off, 1.7 + 0.69 * off, z + 1.15), (0, 0, -46))
        S.tube(
            [(1.1 * math.cos(t), 0, 1.1 * math.sin(t)) for t in np.linspace(0, 6.283, 48)], 0.13, wood, 10, w
        )
        S.lathe([(0, -0.2), (0.24, -0.18), (0.24, 0.18), (0, 0.2)], rust, 20, rot=(90, 0, 0), parent=w)
        for k in range(10):
            a = 6.283 * k / 10
            S.tube(
                [(0.15 * math.cos(a), 0, 0.15 * math.sin(a)), (1.05 * math.cos(a), 0, 1.05 * math.sin(a))],
                0.06,
                wood,
                8,
                w,
            )
    S.box((3.4, 0.5, 0.36), wood, (-1.3, 2.4, z + 0.8), (0, -24, -46), 0.05)
    m = e.matrix_basis @ Vector((0.24, 0, 2.62))
    straw = [S.mat(c, "wood") for c in ("#b58f48", "#94703a", "#cca65c")]
    for k in range(190):
        a = S.rnd.uniform(0, 6.28)
        r, zz = S.rnd.uniform(0.3, 0.52), S.rnd.uniform(-0.2, 0.16)
        P = [
            m
            + Vector(
                (r * math.cos(a + d) * (1 + 0.25 * zz), r * math.sin(a + d), zz + S.rnd.uniform(-0.05, 0.05))
            )
            for d in (0, 0.3, 0.6, 0.9)
        ]
        S.tube(P, 0.02, straw[k % 3], 5)
    out = (e.matrix_basis @ Vector((0, 0, 3.6)) - m).normalized()
    for k in range(22):
        side = Vector((0.7, 0.72, 0)) * S.rnd.uniform(-0.4, 0.4)
        a = m + side + out * S.rnd.uniform(0.1, 0.3) + Vector((0, 0, -0.14))
        drop = S.rnd.uniform(0.15, 0.5)
        S.tube(
            [a, a + out * 0.28 + Vector((0, 0, -0.06)), a + out * 0.36 + Vector((0, 0, -drop))],
            0.016,
            straw[k % 3],
            5,
        )
    for x, y in ((-0.16, -0.14), (0.14, -0.2), (0.02, 0.1)):
        S.sphere(
            0.17,
            S.mat("#bcd6d2", "clay", vary=0.12, nscale=9, rough=0.4),
            m + Vector((x, y, 0.16)),
            (0.85, 0.85, 1.2),
            24,
        )
    robin(S, e.matrix_basis @ Vector((-0.72, -0.1, 2.72)) + Vector((0, 0, -0.1)), 1.35)
    S.birds((0.4, 5, 7.6), 6, (1.6, 1, 0.7), 0.24, "#4a4a50")
    # a heap of balls; poppies
    for x, y, up in (
        (-2.3, -1.7, 0.34),
        (-1.6, -1.7, 0.34),
        (-1.95, -2.2, 0.34),
        (-1.95, -1.2, 0.34),
        (-1.95, -1.65, 0.9),
    ):
        S.sphere(0.38, iron, (x, y, S.z(x, y) + up), seg=28)
    for _ in range(150):
        x, y = S.rnd.uniform(-4.2, 4.2), S.rnd.uniform(-3, 9)
        zz, h = S.z(x, y), S.rnd.uniform(0.25, 0.6)
        S.tube([(x, y, zz), (x + 0.04, y, zz + h)], 0.014, S.mat("#5f7a3c", "cloth"), 5)
        q = S.rnd.uniform(0.07, 0.13)
        S.lathe(
            [(0.01, 0), (q, q * 0.5), (q * 1.15, q * 1.1)],
            S.mat(S.rnd.choice(["#d03a2c", "#c22f2a", "#e0543c"]), "cloth"),
            10,
            (x + 0.04, y, zz + h),
            (S.rnd.uniform(-30, 30), S.rnd.uniform(-30, 30), 0),
        )
        S.sphere(q * 0.35, S.mat("#2a2028", "clay"), (x + 0.04, y, zz + h + q * 0.4), seg=8)
    # he sits on what he may not fire; the match in his hand burns down
    at = Vector((-1.95, -1.65, S.z(-1.95, -1.65) + 1.22))
    man = S.person(
        at,
        1.9,
        "#2f4a86",
        "sit",
        148,
        hair="#4a3a30",
        trousers="#efe6d4",
        hands=((0.24, -0.2, 0.22), (-0.16, -0.24, 0.18)),
    )
    brim = [(-0.2, 0, 0.0), (-0.23, 0, 0.05)] + [
        (0.17 * math.cos(t), 0, 0.05 + 0.13 * math.sin(t)) for t in np.linspace(2.9, 0.25, 12)
    ]
    hat = S.obj(
        [*brim, (0.23, 0, 0.05), (0.2, 0, 0.0)],
        [tuple(range(16))],
        S.mat("#22242e", "cloth"),
        True,
        (0, 0.02, 0.6),
        (6, 0, 12),
        parent=man,
    )
    hat.modifiers.new("thick", "SOLIDIFY").thickness = 0.13
    for side in (-1, 1):
        S.tube(
            [(side * 0.11, 0.06, 0.44), (0, 0.115, 0.32), (-side * 0.1, 0.1, 0.14)],
            0.018,
            S.mat("#f2ead8", "cloth"),
            8,
            man,
        )
    grip = man.matrix_basis @ Vector((0.24, -0.22, 0.22))
    top = grip + Vector((0.5, -0.25, 0.8))
    S.tube([grip + Vector((-0.3, -0.07, -0.54)), top], 0.028, wood, 8)
    S.sphere(0.055, S.mat("#ff9040", "glow", gain=9.0), top, seg=12)
    S.lamp(top + Vector((0, -0.2, 0.1)), "#ff9040", 6, 0.1)
    haze = [top + Vector((0.05 * math.sin(6 * t), 0, 0.1 + 1.2 * t)) for t in np.linspace(0, 1, 9)]
    S.blob(
        [(haze[k], 0.02 + 0.006 * k, haze[k + 1], 0.024 + 0.006 * k) for k in range(8)],
        S.mat("#c8ccd4", "cloud", lift=0.3),
        voxel=0.014,
    )
    return S


def robin(S, at, size):
    """Set a robin that looks to the left, one unit from breast to tail."""
    e = S.empty(at, (0, 0, -8), size)
    coat, breast, dark = (
        S.mat("#7a5c44", "cloth", vary=0.2),
        S.mat("#e8643a", "cloth"),
        S.mat("#4f3a2e", "cloth"),
    )
    S.blob(
        [
            ((-0.1, 0, 0.36), 0.21, (0.14, 0, 0.3), 0.16),
            ((0.14, 0, 0.3), 0.15, (0.3, 0, 0.25), 0.07),
            ((-0.15, 0, 0.46), 0.17, (-0.21, 0, 0.6), 0.15),
        ],
        coat,
        parent=e,
        voxel=0.014,
        smooth=6,
    )
    S.blob(
        [((-0.16, 0, 0.33), 0.185, (-0.2, 0, 0.42), 0.165), ((-0.2, 0, 0.42), 0.165, (-0.27, 0, 0.56), 0.11)],
        breast,
        parent=e,
        voxel=0.014,
        smooth=6,
    )
    S.sphere(0.13, S.mat("#f3e6d0", "cloth"), (-0.06, 0, 0.2), (1.4, 1, 0.6), 20, e)
    for dy in (-0.035, 0, 0.035):
        S.tube([(0.26, dy, 0.27), (0.46, dy, 0.27), (0.66, 1.5 * dy, 0.3)], 0.045, dark, 8, e, taper=0.7)
    for s in (-1, 1):
        for k in range(4):
            z = 0.44 - 0.055 * k
            far = 0.36 - 0.06 * k
            plume = [(-0.1, s * 0.185, z), (0.06, s * 0.2, z - 0.03), (far, s * 0.12, z - 0.12 + 0.03 * k)]
            S.tube(plume, 0.05, (dark, coat)[k % 2], 8, e, taper=0.3, smooth=4)
        S.sphere(0.032, S.mat("#15100f", "clay", rough=0.1), (-0.29, s * 0.11, 0.64), parent=e, seg=14)
        S.sphere(0.009, S.mat("#ffffff", "glow", gain=1.5), (-0.31, s * 0.136, 0.655), parent=e, seg=8)
    S.lathe([(0.035, 0), (0, 0.13)], S.mat("#3a2c24", "clay"), 10, (-0.34, 0, 0.6), (0, -92, 0), parent=e)
    return e

"""The bed has a sail, and the bear keeps the watch."""

import math

import numpy as np
from mathutils import Matrix, Vector

from ..kit.light import grade, sky, sun
from ..kit.somebody import fine_hand, fine_head
from ..kit.stage import Stage


def scene():
    moon = {
        "x": 0.77,
        "y": 0.17,
        "r": 0.105,
        "color": "#fff4d4",
        "glow": "#ffeab0",
        "halo": 1.1,
        "halo_gain": 0.35,
    }
    S = Stage(
        "bed",
        161,
        sky=sky(
            "#0b1234",
            "#1f2c6a",
            "#4a559c",
            "#9a8cc0",
            "#e0b8bc",
            at=(0, 0.36, 0.56, 0.68, 0.8),
            stars=380,
            star_bottom=0.55,
            milky={"angle": 0.95, "off": 0.3, "gain": 0.1, "color": "#c0b0ff"},
            discs=[moon],
        ),
        ambient=0.5,
        key=[sun((6, 9, 7), "#dfe0ff", 2.6, 0.06), sun((-5, -7, 6), "#8f8ae0", 0.6, 0.4)],
        fog={"density": 0.014, "start": 22, "low": 0.4},
        cam={"loc": (0, -14, 4.6), "tgt": (0, 0, 3.7)},
        post={"grade": grade("#101448", "#fff0d0"), "bloom": 0.8, "bloom_th": 0.7},
    )
    S.ground("sea", "#16245c", amp=0.9)
    wood, linen = S.mat("#7a4630", "wood"), S.mat("#f2ead8", "cloth", lift=0.05)
    e = S.empty((-0.35, 0.6, 0.1), (-2, 3, 128), 1.12)
    S.box((2.0, 3.7, 0.3), wood, (0, 0, 0.3), parent=e)
    S.box((1.85, 3.4, 0.4), linen, (0, 0, 0.6), bevel=0.14, parent=e)

    def cover(x, y):
        t = (y + 1.8) / 2.75
        body = (
            0.42 * math.exp(-(((x - 0.05) / 0.4) ** 2)) * (0.45 + 0.55 * math.sin(min(1, t * 1.1) * math.pi))
        )
        return 0.84 + body + 0.03 * math.sin(x * 9 + y * 4) - max(0, abs(x) - 0.9) * 3.0

    patches = ("#b8403a", "#d07a4a", "#8a2f3c", "#c85a4a")
    S.quilt(cover, (-1.08, 1.08), (-1.8, 0.85), patches, 7, 8, 8, 3, e, 0.05)
    S.cushion((0, 1.32, 0.98), (1.5, 0.72, 0.36), ("#fbf4e6",), (-12, 0, 0), soft=0.6, parent=e)
    sleeper(S, e)
    for y, high in ((1.85, 1.12), (-1.85, 0.95)):
        for x in (-0.97, 0.97):
            post = [(0.09, 0), (0.1, 0.2), (0.07, 0.5), (0.08, high * 0.8), (0.1, high)]
            knob = [(0.14, high + 0.06), (0.1, high + 0.2), (0, high + 0.24)]
            S.lathe(post + knob, wood, 18, (x, y, 0), parent=e)
        S.box((1.84, 0.1, high * 0.6), wood, (0, y, high * 0.58), parent=e, bevel=0.04)
    # a sheet for a sail, and the wind in it
    mast = -0.55
    S.tube([(0, mast, 0.5), (0, mast, 6.3)], 0.075, wood, 12, e, taper=0.7)
    S.tube([(-1.55, mast - 0.1, 5.85), (1.55, mast - 0.1, 5.85)], 0.055, wood, 10, e)

    def sail(u, v):
        belly = 1.35 * math.sin(math.pi * v**0.8) ** 0.8 * (0.45 + 0.55 * math.sin(math.pi * u))
        foot = 0.3 * math.sin(math.pi * u) * (1 - v) ** 3
        return Vector(
            ((u - 0.5) * (2.75 - 0.3 * v), mast - 0.16 - belly - 0.35 * (1 - v), 2.35 + foot + 3.45 * v)
        )

    stripes, n, m = 9, 72, 40
    for c, color in enumerate(("#f4ead2", "#5f86b8")):
        V = [sail(i / n, k / m) for i in range(n + 1) for k in range(m + 1)]
        F = [
            (i * (m + 1) + k, (i + 1) * (m + 1) + k, (i + 1) * (m + 1) + k + 1, i * (m + 1) + k + 1)
            for i in range(n)
            for k in range(m)
            if i * stripes // n % 2 == c
        ]
        S.obj(V, F, S.mat(color, "cloth", lift=0.12), parent=e)
    rope = S.mat("#d8c49a", "cloth")
    for u, x in ((0, -0.97), (1, 0.97)):
        S.tube([sail(u, 0), Vector((x, -1.85, 1.12))], 0.022, rope, 6, e)
        S.tube([sail(u, 1), Vector((0, mast, 6.25))], 0.018, rope, 6, e)
    V = [(0, mast, 6.3), (0, mast, 6.0), (0.1, mast - 0.95, 6.22)]
    S.obj(V, [(0, 1, 2)], S.mat("#c8402f", "cloth"), False, parent=e)
    # the lantern at the bow, and the bear who looks out
    bear = S.bear((0.02, -1.42, 0.82), 1.02, "#c08a4c", 0, ((0.3, -0.34, 0.78), (-0.22, -0.3, 0.3)))
    bear.parent = e
    lamp = Vector((0.5, -1.86, 2.0))
    S.tube(
        [(0.97, -1.85, 1.2), (0.97, -1.87, 2.3), (0.72, -1.9, 2.42), lamp + Vector((0, 0, 0.22))],
        0.03,
        wood,
        8,
        e,
        smooth=6,
    )
    S.sphere(0.15, S.mat("#ffc66a", "glow", gain=8.0), lamp, (1, 1, 1.25), parent=e)
    for z in (0.2, -0.2):
        S.lathe(
            [(0, -0.02), (0.13, -0.02), (0.09, 0.05), (0, 0.07)], wood, 16, lamp + Vector((0, 0, z)), parent=e
        )
    at = e.matrix_basis @ (lamp + Vector((0.1, 0.3, 0.3)))
    S.lamp(at, "#ffb860", 130, 0.15)
    S.light("AREA", (-4.5, -5, 5), (-0.6, 0, 1.5), "#ffcf98", 260, 2.0)
    # a whale has come to see
    whale = S.empty((-4.1, 9.5, 0), (0, 8, 24), 1.6)
    flukes = [((0, 0, -0.6), 0.5, (0, 0, 0.5), 0.24), ((0, 0, 0.5), 0.24, (0, 0, 1.15), 0.12)]
    for s in (-1, 1):
        flukes += [
            ((0, 0, 1.12), 0.17, (s * 0.55, 0, 1.5), 0.2),
            ((s * 0.55, 0, 1.5), 0.2, (s * 1.2, 0, 1.62), 0.03),
        ]
        flukes += [((0, 0, 1.2), 0.1, (s * 0.7, 0, 1.42), 0.12)]
    S.blob(flukes, S.mat("#33478a", "clay", rough=0.2), parent=whale, scale=(1, 0.5, 1), voxel=0.035)
    foam = S.mat("#d8dcf4", "snow", lift=0.2)
    for r in (0.75, 1.1):
        ring = [(r * math.cos(t), 0.7 * r * math.sin(t), 0.02) for t in np.linspace(0, 6.283, 50)]
        S.tube(ring, 0.02, foam, 6, whale)
    for x, y in ((2.9, 13), (4.4, 19)):
        S.paperboat((x, y, 0.05), 0.8, rot=S.rnd.uniform(0, 180))
    return S


def sleeper(S, bed):
    """A child who lies on its cheek, the face to us, an arm out on the quilt; moonlight falls on them."""
    skin, pyjamas = S.mat("#f2c9a8", "clay", sss=0.1), S.mat("#7fa8d8", "cloth")
    level = bed.matrix_basis.to_3x3().normalized().inverted()
    up = (level @ Vector((-0.86, -0.12, 0.3))).normalized()
    ahead = level @ Vector((0.2, -0.88, 0.42))
    ahead = (ahead - ahead.dot(up) * up).normalized()
    turn = Matrix((up.cross(ahead), -ahead, up)).transposed().to_euler()
    at = Vector((-0.14, 1.2, 1.34))
    child = S.empty(at, scale=3.15)
    child.parent = bed
    turn = tuple(math.degrees(a) for a in turn)
    fine_head(S, (0, 0, 0), turn, skin, "#a8521f", "short", "still", child)
    lids = S.empty(rot=turn)
    lids.parent = child
    for side in (-1, 1):
        for t in (0.55, 1):
            root = Vector((side * (0.038 + 0.018 * t), -0.084 + 0.008 * t, 0.005 + 0.009 * t * t))
            tip = root + Vector((side * 0.01 * t, -0.004, -0.008))
            S.tube([root, tip], 0.0025, S.mat("#3a2420", "clay", rough=0.5, bump=0.0), 6, lids, taper=0.5)
    shoulder, elbow, hand = (
        Vector((-0.3, 0.72, 1.14)),
        Vector((-0.68, 0.52, 1.06)),
        Vector((-0.6, 0.04, 1.09)),
    )
    S.blob([(at - up * 0.2, 0.12, (-0.08, 0.78, 1.16), 0.13)], skin, parent=bed, voxel=0.02)
    sleeve = [(shoulder, 0.14, elbow, 0.11), (elbow, 0.11, elbow.lerp(hand, 0.7), 0.1)]
    sleeve += [(shoulder, 0.16, (0.25, 0.72, 1.14), 0.16)]
    S.blob(sleeve, pyjamas, parent=bed, voxel=0.02)
    palm = S.empty(hand, scale=3.6)
    palm.parent = bed
    fine_hand(
        S,
        Vector((0, 0, 0)),
        Vector((0.05, -1, -0.05)),
        Vector((-1, 0, 0.5)),
        Vector((0, 0, -0.15)),
        skin,
        palm,
    )
    face = bed.matrix_basis @ at
    S.light("SPOT", face + Vector((-1.2, -3.6, 2.8)), face + Vector((0.3, 0, -0.1)), "#fff2dc", 120, 0.5)

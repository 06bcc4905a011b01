"""A child holds a whale on a string like a kite."""

import math

import bpy
import numpy as np
from mathutils import Vector
from scipy.interpolate import PchipInterpolator

from ..kit.light import sun
from ..kit.shapes import loft
from ..kit.stage import Stage


def scene():
    S = Stage(
        "whale",
        11,
        sky={
            "stops": [(0, "#151a4a"), (0.35, "#37498f"), (0.6, "#b9788f"), (0.75, "#f0b088"), (1, "#ffe0a8")],
            "stars": 170,
            "star_bottom": 0.45,
            "clouds": [
                {"dark": "#5b5590", "lite": "#f7b7a0", "band": (0.46, 0.12), "alpha": 0.85},
                {"dark": "#8a6a90", "lite": "#ffd2a8", "band": (0.62, 0.08), "cell": (40, 260)},
            ],
        },
        ambient=0.6,
        key=[sun((-8, -4, 4), "#ffb27a", 3.0, 0.12), sun((6, 10, 6), "#6f86ff", 1.2, 0.3)],
        fog={"density": 0.024, "start": 19, "low": 0.6, "low_h": 0.9},
        cam={"loc": (0, -14, 4.2), "tgt": (0, 0, 4.4)},
        post={"grade": {"shadow": "#1a2160", "high": "#ffe9c4"}},
    )
    S.ground("hills", "#4b4a63", base=-0.9, amp=0.5, flat=3)
    rnd = S.rnd
    cols = ["#8b3b44", "#5a4a6e", "#9a4f3a", "#3f5672", "#6d3f55", "#8c5f45"]
    for row, (y, n, sc) in enumerate(
        [(1.0, 5, 1.0), (4.0, 7, 1.05), (8, 9, 1.15), (13, 12, 1.25), (20, 16, 1.4)]
    ):
        for i in range(n):
            w = sc * rnd.uniform(0.8, 1.15)
            x = (i - (n - 1) / 2) * 1.5 * sc + rnd.uniform(-0.25, 0.25) + row % 2 * 0.6
            S.house(
                (x, y + rnd.uniform(-0.4, 0.4), -0.95 + rnd.uniform(0, 0.2) + row * 0.1),
                w,
                w * rnd.uniform(0.9, 1.7),
                rnd.choice(cols),
                rnd.choice(["#d8c3a0", "#c9b1a0", "#bfa99b", "#e0cfb0"]),
                rnd.uniform(-14, 14),
                lit=0.6,
            )
    S.house((-1.9, -3.0, -0.9), 1.7, 1.6, "#9a3f3c", "#d8c3a0", 12, lit=0.6)
    tied = humpback(S, (0.05, 1.5, 6.35), 5.3, (-8, 9, 14), "#c8322a")
    humpback(S, (2.0, 1.6, 4.75), 1.45, (-4, 16, 16))
    child = S.person(
        (-1.9, -3.0, 1.85),
        0.95,
        "#d23a2f",
        face=140,
        hat="#d23a2f",
        hands=((0.19, -0.05, 0.44), (-0.28, -0.1, 0.96)),
    )
    hand, cord = child.matrix_basis @ Vector((-0.28, -0.1, 0.96)), S.mat("#ffe6b8", "clay", lift=0.35)
    line = [hand.lerp(tied, t) - Vector((0, 0, 1.9 * t * (1 - t) ** 0.8)) for t in np.linspace(0, 1, 40)]
    S.tube(line, 0.013, cord, 8)
    S.tube(
        [hand, hand + Vector((-0.06, -0.02, -0.3)), hand + Vector((0.06, -0.04, -0.62))],
        0.011,
        cord,
        6,
        smooth=5,
    )
    S.light("AREA", (-5, -5, 2), (0.4, 1.5, 5.8), "#ffc890", 300, 3.0)
    S.light("AREA", (-3, -7, 9), (0.4, 1.5, 6.2), "#d8dcff", 420, 4.0)
    S.birds((1.7, 4, 8.0), 6, (1.2, 1, 0.5), 0.2)
    return S


def humpback(S, at, size, rot=(0, 0, 0), strap=None):
    """A humpback one unit long that looks to the left; return where a string leaves its strap."""
    e = S.empty(at, rot, size)
    e.scale.y, e.scale.z = 1.12 * size, 1.2 * size
    hide = S.mat(
        "#7893bc", "clay", vary=0.2, bump=0.02, bscale=30, ramp=("#e6ddd0", "#7893bc"), span=(-0.1, -0.03)
    )
    fin, dark = S.mat("#7088b0", "clay", vary=0.2, bump=0.02, lift=0.12), S.mat("#2a3448", "clay", bump=0.0)
    knots = [0, 0.02, 0.06, 0.14, 0.28, 0.42, 0.58, 0.74, 0.88, 1.0]
    top, low, wide = (
        PchipInterpolator(knots, v)
        for v in (
            [0.008, 0.03, 0.052, 0.082, 0.122, 0.135, 0.112, 0.07, 0.036, 0.024],
            [0.008, 0.045, 0.085, 0.132, 0.168, 0.16, 0.118, 0.064, 0.034, 0.022],
            [0.008, 0.045, 0.075, 0.11, 0.142, 0.142, 0.108, 0.058, 0.026, 0.014],
        )
    )

    def skin(t, q, out=0.0):
        """A point of the hide: t from snout to tail, q round it (0 on our side, then up)."""
        groove = 0.055 * max(0.0, math.cos(26 * q)) * min(1.0, max(0.0, -math.sin(q) - 0.2) * 4) * (t < 0.55)
        groove *= min(1.0, max(0.0, 0.55 - t) * 6)
        r = 1 - groove
        z = (top(t) if math.sin(q) > 0 else low(t)) * math.sin(q) * r
        lift = 0.2 * max(0.0, t - 0.5) ** 1.6 * 2.2
        return Vector(
            (-0.5 + 0.9 * t, -wide(t) * math.cos(q) * r - out * math.cos(q), z + lift + out * math.sin(q))
        )

    n, m = 80, 130
    V = [skin(i / n, 2 * math.pi * k / m) for i in range(n + 1) for k in range(m)]
    F = [
        (i * m + k, i * m + (k + 1) % m, i * m + m + (k + 1) % m, i * m + m + k)
        for i in range(n)
        for k in range(m)
    ]
    F += [tuple(range(m))[::-1], tuple(range(n * m, n * m + m))]
    S.obj(V, F, hide, True, parent=e)
    end = skin(0.97, 0) + Vector((0, wide(0.97), 0))
    back = Vector((0.8, 0, 0.6))
    side = Vector((0, math.cos(0.75), 0)) + Vector((-0.6, 0, 0.8)) * math.sin(0.75)
    for s in (-1, 1):
        lobe = []
        for u in np.linspace(0, 1, 16):
            c = end + back * (0.035 + 0.1 * u**1.6) + side * (s * 0.24 * u)
            lobe.append(
                (c, back * (0.062 * (1 - u) ** 0.75 + 0.003), back.cross(side) * (0.018 * (1 - u) + 0.003))
            )
        loft(S, lobe, fin, e)
        arm, root = [], skin(0.31, -0.45 if s < 0 else math.pi + 0.45, -0.03)
        reach = Vector((0.5, s * 0.62, -0.6)).normalized()
        for u in np.linspace(0, 1, 18):
            c = root + reach * 0.34 * u + Vector((0.1 * u * u, 0, 0.05 * u * u))
            half = 0.05 * math.sin(math.pi * (0.28 + 0.7 * u)) ** 0.8 + 0.004
            chord = Vector((0.82, 0, 0.55))
            arm.append((c, chord * half, reach.cross(chord).normalized() * (0.02 * (1 - u) + 0.004)))
        loft(S, arm, fin, e)
    hump = []
    for u in np.linspace(0, 1, 8):
        c = skin(0.66, math.pi / 2, -0.02) + Vector((0.045 * u * u, 0, 0.07 * u))
        hump.append(
            (
                c,
                Vector((0.055 * (1 - u) + 0.004, 0, -0.015 * (1 - u))),
                Vector((0, 0.014 * (1 - u) + 0.003, 0)),
            )
        )
    loft(S, hump, fin, e)
    for turn in (0, math.pi):
        flip = 1 if not turn else -1
        lips = [(t, 0.12 - 0.9 * max(0, t - 0.17) ** 1.2 * 4) for t in np.linspace(0.008, 0.27, 26)]
        S.tube([skin(t, turn + flip * q, 0.0) for t, q in lips], 0.0045, dark, 6, e, taper=0.6)
        eye = skin(0.272, turn + flip * 0.1, -0.004)
        S.sphere(0.013, S.mat("#14161c", "clay", rough=0.05, bump=0.0), eye, (1.15, 0.7, 0.85), 18, e)
        lid = [
            skin(0.272 + 0.02 * math.cos(k), turn + flip * (0.1 + 0.16 * math.sin(k)), 0.004)
            for k in np.linspace(-0.2, 3.3, 12)
        ]
        S.tube(lid, 0.005, fin, 6, e)
        bag = [
            skin(0.272 + 0.025 * math.cos(k), turn + flip * (0.09 - 0.17 * math.sin(k)), 0.001)
            for k in np.linspace(0.2, 2.9, 12)
        ]
        S.tube(bag, 0.003, fin, 6, e)
    if strap:
        V = [skin(t, 2 * math.pi * k / 72, 0.007) for k in range(72) for t in (0.43, 0.455)]
        F = [(2 * k, 2 * k + 1, (2 * k + 3) % 144, (2 * k + 2) % 144) for k in range(72)]
        S.obj(V, F, S.mat(strap, "cloth"), True, parent=e).modifiers.new(
            "thick", "SOLIDIFY"
        ).thickness = 0.008
    bpy.context.view_layer.update()
    return e.matrix_world @ skin(0.443, -1.1, 0.008)

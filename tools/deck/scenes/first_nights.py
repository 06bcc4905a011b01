"""The first sketches: night and dusk."""

import math
from itertools import pairwise

import bpy
import numpy as np
from mathutils import Matrix, Vector
from scipy.interpolate import PchipInterpolator

from ..kit.colour import lin
from ..kit.light import CAM, grade, sun
from ..kit.stage import Stage
from . import scene


def loft(S, stations, mat, parent, m=24):
    """Skin a row of flattened rings, each a centre, half its chord and half its thickness."""
    V, F, n = [], [], len(stations)
    for c, chord, thick in stations:
        V += [c + chord * math.cos(q) + thick * math.sin(q) for q in np.arange(m) * 2 * math.pi / m]
    for i in range(n - 1):
        for k in range(m):
            j = (k + 1) % m
            F.append((i * m + k, i * m + j, i * m + m + j, i * m + m + k))
    F += [tuple(range(m))[::-1], tuple(range((n - 1) * m, n * m))]
    return S.obj(V, F, mat, True, parent=parent)


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


@scene
def whale():
    """A child holds a whale on a string like a kite."""
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


@scene
def ladder():
    """Somebody climbs a ladder to the moon, where somebody lives."""
    S = Stage(
        "ladder",
        5,
        sky={
            "stops": [(0, "#071a33"), (0.4, "#0f3a5c"), (0.68, "#2f7a86"), (0.8, "#8fc0a8"), (1, "#d8e6bf")],
            "stars": 330,
            "star_bottom": 0.6,
            "milky": {"angle": 0.8, "off": 0.25, "gain": 0.16, "color": "#9fd0d8"},
            "star_color": "#fdf3d0",
        },
        ambient=0.55,
        key=[sun((5, -4, 9), "#fff0c0", 1.3, 0.2), sun((-6, 8, 5), "#4fa0c0", 1.0, 0.3)],
        fog={"density": 0.008, "start": 20, "low": 0.25, "low_h": 0.6},
        cam=CAM,
        post={"grade": {"shadow": "#08263f", "high": "#fff0c4"}, "bloom": 0.7, "bloom_th": 0.75},
    )
    S.ground("sea", "#0c3a4a", amp=0.6)
    S.mountains(70, 9, "#24566a", 3, base=-1, scale=0.035, width=160)
    S.island((-0.9, -0.6, -0.1), 1.9, 0.7, "#55705a", seed=3)
    S.moon((1.15, 0.6, 7.2), 1.35, "#ffe7a6", 0.95, crescent=True).rotation_euler = (
        0,
        math.radians(28),
        math.radians(-12),
    )
    S.ladder((-0.7, -0.6, 0.35), (0.95, 0.45, 6.15), 0.5, "#b98a52", 0.34, 0.038)
    # feet on two rungs, hands on the rails
    low, top = Vector((-0.7, -0.6, 0.35)), Vector((0.95, 0.45, 6.15))
    rungs = int((top - low).length / 0.34)
    up = (top - low).length / rungs / 1.05
    S.person(
        low.lerp(top, 8 / rungs) + Vector((0, -0.13, 0.02)),
        1.05,
        "#d23a2f",
        face=180,
        rot=(10, -16, 180),
        hair="#c98a4c",
        scarf="#efc25a",
        hands=((0.235, -0.14, 1.02), (-0.235, -0.14, 0.8)),
        feet=((0.09, -0.09, 0.02 + up), (-0.09, -0.09, 0.02)),
    )
    S.lamp((0.2, -1.6, 4.2), "#ffdf90", 40, 0.4)
    # somebody lives there: a window with a head in it, a chimney, smoke
    window = S.empty((0.4, 0.26, 7.5), (0, 6, -10), 0.9)
    frame = S.mat("#5a3428", "wood")
    S.box((0.46, 0.06, 0.56), frame, parent=window)
    S.box((0.36, 0.02, 0.46), S.mat("#ff9a3c", "glow", gain=1.6), (0, -0.04, 0), parent=window, bevel=0)
    for size in ((0.03, 0.03, 0.48), (0.38, 0.03, 0.03)):
        S.box(size, frame, (0, -0.06, 0.03), parent=window, bevel=0)
    S.box((0.56, 0.16, 0.05), frame, (0, -0.06, -0.29), parent=window)
    ink = S.mat("#2a1a1c", "clay")
    S.blob(
        [((0.08, -0.08, -0.05), 0.075), ((0.08, -0.08, -0.2), 0.1, (0.08, -0.08, -0.24), 0.12)],
        ink,
        parent=window,
        voxel=0.01,
    )
    S.box((0.26, 0.26, 0.62), S.mat("#9a4a3c", "stone"), (0.9, 0.66, 8.56), (0, -8, 0), 0.02)
    S.box((0.34, 0.34, 0.1), S.mat("#7a3a34", "stone"), (0.86, 0.66, 8.86), (0, -8, 0), 0.02)
    for k in range(5):
        at = (0.9 + 0.1 * k + 0.06 * k * k, 0.7, 9.05 + 0.2 * k)
        S.sphere(0.09 + 0.035 * k, S.mat("#b8c4d8", "cloud"), at, (1.2, 1, 0.85), 20, bumpy=0.03)
    S.house((-1.55, -0.5, 0.28), 0.62, 0.62, "#8b3b44", "#d8c8a4", 20, lit=1)
    S.paperboat((1.75, -0.3, 0.05), 0.95, rot=24)
    S.lamp((1.2, -0.4, 6.9), "#ffdf90", 120, 0.6)
    return S


@scene
def candle():
    """The lighthouse is a candle."""
    S = Stage(
        "candle",
        121,
        sky={
            "stops": [(0, "#0a1226"), (0.4, "#16284a"), (0.64, "#31456e"), (0.75, "#5b6788"), (1, "#6b7590")],
            "stars": 90,
            "star_bottom": 0.4,
            "clouds": [
                {"dark": "#121d38", "lite": "#42557f", "band": (0.4, 0.25), "cell": (60, 260), "alpha": 0.8},
                {"dark": "#1a2745", "lite": "#6b7390", "band": (0.6, 0.08), "cell": (30, 240), "alpha": 0.7},
            ],
        },
        ambient=0.5,
        key=[sun((6, 8, 6), "#7f9ae0", 0.9, 0.2)],
        fog={"density": 0.022, "start": 18, "low": 0.5},
        cam=CAM,
        post={
            "grade": {"shadow": "#0c1838", "high": "#ffe6b0"},
            "bloom": 0.9,
            "bloom_th": 0.7,
            "exposure": 1.1,
        },
    )
    S.ground("sea", "#10253f", amp=1.3)
    rock = S.mat("#565a68", "stone", bump=0.3)
    for _i in range(12):
        x, y = S.rnd.gauss(0.4, 1.3), S.rnd.gauss(1.4, 0.7)
        S.sphere(
            S.rnd.uniform(0.5, 0.9), rock, (x, y, S.rnd.uniform(-0.3, 0.1)), (1.2, 1, 0.7), 40, bumpy=0.35
        )
    S.sphere(2.3, rock, (0.4, 2, -0.35), (1.1, 0.9, 0.62), 64, bumpy=0.3)
    S.sphere(1.0, rock, (-1.45, 0.3, -0.05), (1.25, 1, 0.72), 48, bumpy=0.16)
    r, axis, z = 1.15, Vector((0.55, 2.0, 0)), 3.45
    S.candle((axis.x, axis.y, 0.7), 6.0, r, "#f0dfbc", True, 1300)
    for height, power in ((6.2, 120), (5.2, 60), (4.0, 26)):
        S.lamp((0.6, -0.1, height), "#ffb860", power, 0.5)
    S.light("AREA", (-5, -5, 6), (0.4, 2, 2.5), "#8fb0ff", 420, 3.0)
    # a door high up in the wax, a balcony before it, a ladder to it, and the keeper on the ladder
    out = Matrix.Rotation(math.radians(-32), 3, "Z") @ Vector((0, -1, 0))
    sill = axis + out * (r + 0.15) + Vector((0, 0, z))
    door = S.door(sill, 1.3, 0.72, "#7a4a30", "#5a3a2c", 52, -32)
    pane = [(0.36 * math.cos(a), 0.94 + 0.36 * math.sin(a)) for a in np.linspace(0, math.pi, 20)]
    pane = [(x, -0.07, h) for x, h in [(0.36, 0), *pane, (-0.36, 0)]]
    S.obj(pane, [tuple(range(len(pane)))], S.mat("#ffa838", "glow", gain=1.6), False, parent=door)
    for leaf in (part for part in door.children if part.type == "EMPTY"):
        S.rays(leaf, camera=False, diffuse=False, glossy=False, shadow=False)
    planks, rail = S.mat("#7a5232", "wood"), S.mat("#4a3226", "wood")
    deck = S.empty(sill, (0, 0, -32))
    S.box((1.25, 0.6, 0.09), planks, (0, -0.26, -0.07), bevel=0.02, parent=deck)
    for x in (-0.58, 0.58):
        for y in (-0.52, -0.1):
            S.tube([(x, y, -0.05), (x, y, 0.42)], 0.026, rail, 8, deck)
        S.tube([(x, -0.54, 0.42), (x, -0.06, 0.42)], 0.026, rail, 8, deck)
    S.tube([(0.1, -0.52, 0.42), (0.58, -0.52, 0.42)], 0.026, rail, 8, deck)
    S.tube([(0.1, -0.52, -0.05), (0.1, -0.52, 0.42)], 0.026, rail, 8, deck)
    bpy.context.view_layer.update()
    low, top = Vector((-1.5, 0.0, 0.6)), deck.matrix_world @ Vector((-0.24, -0.62, 0.45))
    S.ladder(low, top, 0.44, "#9a6a3c", 0.26, 0.036)
    rungs = int((top - low).length / 0.26)
    step = (top - low).length / rungs
    keeper = S.person(
        low.lerp(top, 5 / rungs) + Vector((0, -0.12, 0.02)),
        1.3,
        "#d23a2f",
        rot=(9, -math.degrees(math.atan2(top.x - low.x, top.z - low.z)), 180),
        hat="#d23a2f",
        scarf="#efc25a",
        hands=((0.2, -0.13, 1.0), (-0.3, -0.1, 0.62)),
        feet=((0.08, -0.09, 0.02 + step / 1.3), (-0.08, -0.09, 0.02)),
    )
    bpy.context.view_layer.update()
    light = keeper.matrix_world @ Vector((-0.31, -0.08, 0.44))
    S.sphere(0.085, S.mat("#ffd080", "glow", gain=7.0), light, (0.85, 0.85, 1.15), 18)
    for dz in (0.1, -0.11):
        S.lathe([(0, -0.02), (0.085, -0.02), (0.06, 0.04), (0, 0.05)], rail, 16, light + Vector((0, 0, dz)))
    S.lamp(light + Vector((0.02, -0.4, 0.1)), "#ffc070", 9, 0.1)
    S.lamp((-0.2, -1.6, 2.0), "#ffb060", 45, 0.6)
    S.lamp(sill + out * 0.6 + Vector((0, 0, 0.7)), "#ffb860", 7, 0.2)
    for turn, height in ((18, 2.4), (26, 5.0)):
        at = axis + Matrix.Rotation(math.radians(turn), 3, "Z") @ Vector((0, -r - 0.01, height))
        S.lathe([(0.13, -0.03), (0.19, -0.03), (0.19, 0.03), (0.13, 0.03)], rail, 28, at, (90, 0, turn))
        S.lathe([(0, 0), (0.14, 0)], S.mat("#ffcf70", "glow", gain=4.0), 24, at, (90, 0, turn))
    for x, y, sz, turn in (
        (-2.15, -1.6, 1.5, -38),
        (2.2, -1.0, 1.3, -140),
        (-3.0, 5, 1.0, -30),
        (3.4, 7, 0.9, 200),
        (-2.2, 12, 0.8, -60),
    ):
        S.paperboat((x, y, 0.04), sz, rot=turn)
        S.lamp((x, y - 0.05, 0.32 * sz + 0.12), "#ffc26a", 3.4 * sz, 0.03)
    S.birds((0.5, 1.0, 8.3), 7, (2.2, 0.8, 1.0), 0.26, "#f4e6c8")
    return S


@scene
def cage():
    """Somebody has caged the moon."""
    S = Stage(
        "cage",
        141,
        sky={
            "stops": [(0, "#101a3a"), (0.4, "#2b3a6e"), (0.66, "#6f6a9c"), (0.8, "#c79aa8"), (1, "#e8b8a4")],
            "stars": 240,
            "star_bottom": 0.6,
            "milky": {"angle": 0.6, "off": 0.3, "gain": 0.14},
        },
        ambient=0.5,
        key=[sun((-5, -6, 8), "#9fb0ff", 0.9, 0.3), sun((6, 9, 4), "#ff9a80", 1.3, 0.2)],
        fog={"density": 0.02, "start": 19, "low": 0.35, "low_h": 1.0},
        cam=CAM,
        post={
            "grade": {"shadow": "#141a48", "high": "#fff0cc"},
            "bloom": 0.8,
            "bloom_th": 0.7,
            "motes": {"n": 70, "box": (0.1, 0.3, 0.95, 0.9)},
        },
    )
    S.ground("hills", "#3f4f52", amp=0.7, seed=27, flat=3)
    S.mountains(45, 8, "#4f5580", 9, scale=0.05, width=120)
    bk = S.mat("#3a2c2e", "wood", bump=0.2)
    zt = S.z(-2.7, 2.0)
    S.tube(
        [
            (-2.75, 2.0, zt - 0.4),
            (-2.6, 2.0, zt + 2),
            (-2.85, 1.9, zt + 4.2),
            (-2.4, 1.8, zt + 6.4),
            (-1.2, 1.6, zt + 8.3),
            (0.3, 1.35, zt + 8.9),
            (1.6, 1.2, zt + 8.5),
            (2.9, 1.2, zt + 8.8),
        ],
        0.42,
        bk,
        18,
        taper=0.16,
        smooth=10,
    )
    S.tube(
        [(-2.8, 1.9, zt + 4.0), (-3.3, 1.9, zt + 5.2), (-3.3, 1.8, zt + 7), (-3.0, 1.8, zt + 9)],
        0.2,
        bk,
        12,
        taper=0.3,
        smooth=8,
    )
    for i, (x, y, z, lean) in enumerate(
        [
            (-1.9, 1.7, 7.6, (-0.3, 0, 1)),
            (-0.4, 1.5, 8.7, (0.1, 0, 1)),
            (1.5, 1.2, 8.4, (0.3, 0, 1)),
            (2.5, 1.2, 8.6, (0.6, 0, 0.6)),
            (-3.1, 1.8, 7.6, (0.3, -0.2, 1)),
            (0.6, 1.3, 8.85, (0.2, -0.3, -0.6)),
        ]
    ):
        S.tree(
            (x, y, zt + z),
            1.5,
            "#3a2c2e",
            ("#5f7a7c", "#7f9a8a", "#8f8fb0"),
            4,
            0.7,
            1.0,
            0.1,
            seed=i + 3,
            r=0.05,
            lean=lean,
        )
    S.string((0.45, 1.3, 8.6), (0.45, 1.3, 6.15), r=0.02, color="#c9a24a")
    S.birdcage((0.45, 1.3, 2.6), 1.35, 3.25, "#caa04a", 20)
    S.moon((0.45, 1.3, 4.0), 0.82, "#fff0c4", 2.4)
    S.lamp((0.45, 0.2, 4.0), "#ffe6a8", 260, 0.7)
    S.lamp((0.45, 1.3, 4.0), "#ffe6a8", 300, 0.85)
    # the moon lights a pool of grass, and in it whoever looks up
    child = Vector((-0.7, -0.5, S.z(-0.7, -0.5)))
    S.wanderer(child, 1.3, "#d8402f", face=-25, arm="up", scarf="#f6d06a")
    S.light("SPOT", (0.45, 0.6, 2.5), (0.2, 0.5, 0), "#ffe2a0", 420, 2.4)
    S.light("SPOT", (1.6, -6.0, 4.6), child + Vector((0, 0, 0.6)), "#ffdf9c", 900, 0.3)
    for _ in range(80):
        x, y = S.rnd.uniform(-3.6, 3.6), S.rnd.uniform(-2.8, 7)
        zz = S.z(x, y)
        hh = S.rnd.uniform(0.15, 0.45)
        S.tube([(x, y, zz), (x + 0.04, y, zz + hh)], 0.012, S.mat("#4f6a5a", "cloth"), 5)
        S.sphere(
            S.rnd.uniform(0.03, 0.065),
            S.mat(S.rnd.choice(["#f2e6c0", "#d8a0b0", "#a9b8e0"]), "cloth"),
            (x + 0.04, y, zz + hh),
            (1, 1, 0.7),
            10,
        )
    S.birds((1.6, 3, 7.2), 5, (1.0, 0.6, 0.5), 0.17, "#f0e4cc")
    return S


@scene
def bed():
    """The bed has a sail."""
    S = Stage(
        "bed",
        161,
        sky={
            "stops": [(0, "#0b1030"), (0.4, "#232a66"), (0.64, "#4f4f96"), (0.78, "#9a86b8"), (1, "#d8b0bc")],
            "stars": 420,
            "star_bottom": 0.66,
            "milky": {"angle": 0.95, "off": 0.3, "gain": 0.3, "color": "#c0b0ff"},
            "discs": [
                {
                    "x": 0.74,
                    "y": 0.2,
                    "r": 0.1,
                    "color": "#fff4d4",
                    "glow": "#ffeab0",
                    "halo": 1.0,
                    "halo_gain": 0.4,
                }
            ],
        },
        ambient=0.55,
        key=[sun((5, 6, 8), "#cfd4ff", 1.6, 0.15), sun((-5, -7, 6), "#8f8ae0", 0.7, 0.4)],
        fog={"density": 0.014, "start": 22, "low": 0.4},
        cam={"loc": (0, -14, 3.4), "tgt": (0, 0, 4.1)},
        post={"grade": {"shadow": "#101448", "high": "#fff0d0"}, "bloom": 0.8, "bloom_th": 0.7},
    )
    S.ground("sea", "#141c4a", amp=1.0)
    wd = S.mat("#6b4030", "wood")
    e = S.empty((0.1, 0.4, 0.1), (3, -3, 28))
    S.box((2.0, 3.6, 0.25), wd, (0, 0, 0.3), parent=e)
    S.box((1.85, 3.4, 0.35), S.mat("#efe6da", "cloth"), (0, 0, 0.55), bevel=0.12, parent=e)
    V, F = [], []
    n = 40
    for i in range(n + 1):
        for k in range(n + 1):
            u, v = i / n * 2 - 1, k / n
            x = u * 1.08
            y = -1.9 + v * 2.6
            body = 0.38 * math.exp(-((u / 0.42) ** 2)) * (0.5 + 0.5 * math.sin(min(1, v * 1.25) * math.pi))
            drop = -max(0, abs(x) - 0.9) * 3.0
            V.append((x, y, 0.78 + body + 0.03 * math.sin(x * 9 + y * 4) + drop))
    for i in range(n):
        for k in range(n):
            F.append((i * (n + 1) + k, (i + 1) * (n + 1) + k, (i + 1) * (n + 1) + k + 1, i * (n + 1) + k + 1))
    q = S.obj(V, F, S.mat("#b5403a", "cloth"), parent=e)
    so = q.modifiers.new("s", "SOLIDIFY")
    so.thickness = 0.06
    S.box((1.25, 0.6, 0.28), S.mat("#f6efe4", "cloth"), (0, 1.3, 0.88), (-14, 0, 0), 0.13, e)
    S.sphere(0.3, S.mat("#e8c7a0", "clay"), (0, 1.12, 1.14), parent=e)
    S.sphere(0.315, S.mat("#5a3526", "cloth"), (0, 1.19, 1.19), parent=e)
    for y, hh in ((1.8, 2.0), (-1.8, 1.1)):
        for x in (-0.95, 0.95):
            S.lathe(
                [
                    (0.09, 0),
                    (0.1, 0.2),
                    (0.07, 0.5),
                    (0.08, hh * 0.8),
                    (0.1, hh),
                    (0.13, hh + 0.06),
                    (0.1, hh + 0.2),
                    (0, hh + 0.24),
                ],
                wd,
                18,
                (x, y, 0),
                parent=e,
            )
        S.box((1.8, 0.1, hh * 0.55), wd, (0, y, hh * 0.62), parent=e)
    S.tube([(0, -1.8, 0.5), (0, -1.8, 4.6)], 0.06, wd, 10, e)
    V, F = [], []
    for i in range(13):
        for k in range(13):
            u, v = i / 12, k / 12
            V.append(
                (
                    (u - 0.5) * 2.3 * (1 - 0.25 * v),
                    -1.8 - 0.55 * math.sin(u * math.pi) * math.sin(v * math.pi) * 1.1 - 0.05,
                    1.7 + v * 2.7,
                )
            )
    for i in range(12):
        for k in range(12):
            F.append((i * 13 + k, (i + 1) * 13 + k, (i + 1) * 13 + k + 1, i * 13 + k + 1))
    S.obj(V, F, S.mat("#f6ead2", "cloth"), parent=e)
    S.light("AREA", (-4, -6, 5), (0.5, 0, 3), "#ffd8a0", 240, 2.0)
    S.tube(
        [(-0.95, 1.8, 2.2), (-1.0, 1.75, 3.2), (-0.8, 1.5, 3.55), (-0.5, 1.2, 3.5)], 0.035, wd, 8, e, smooth=6
    )
    S.sphere(0.17, S.mat("#ffc66a", "glow", gain=7.0), (-0.5, 1.2, 3.2), (1, 1, 1.25), parent=e)
    S.lamp((-0.9, 1.4, 3.1), "#ffb860", 110, 0.15)
    S.prop("whale", (-1.9, 14, -0.6), 2.4, (0, -10, 0), sat=0.4, tint="#4f5fa0", mix=0.7)
    for _ in range(5):
        S.paperboat((S.rnd.uniform(-5, 5), S.rnd.uniform(7, 20), 0.05), 0.6, rot=S.rnd.uniform(0, 180))
    return S


@scene
def nest():
    """One of the eggs is the Earth, and the bird brings it a star."""
    S = Stage(
        "nest",
        201,
        sky={
            "stops": [(0, "#0a1230"), (0.4, "#1c2f66"), (0.68, "#3f5a96"), (0.85, "#7a8fbc"), (1, "#a8b4cc")],
            "stars": 420,
            "star_bottom": 0.9,
            "milky": {"angle": 0.8, "off": 0.34, "gain": 0.2, "color": "#b8c8ff"},
            "discs": [
                {
                    "x": 0.66,
                    "y": 0.31,
                    "r": 0.31,
                    "color": "#dfe6f4",
                    "glow": "#8fa8e0",
                    "halo": 0.6,
                    "halo_gain": 0.25,
                    "maria": 0.3,
                    "gain": 0.8,
                }
            ],
        },
        ambient=0.4,
        key=[sun((3, 9, 7), "#b8c8ff", 2.2, 0.1), sun((-6, -5, 6), "#c8d0ff", 0.9, 0.2)],
        fog={"density": 0.0},
        cam={"loc": (0, -13, 5.2), "tgt": (0, 0, 4.35)},
        post={"grade": {"shadow": "#10184a", "high": "#fff2d4"}, "bloom": 0.8},
    )
    bk = S.mat("#4a372e", "wood", bump=0.2)
    S.tube(
        [(-6, 2, -1.2), (-3, 1.6, 0.1), (-0.8, 1.2, 0.45), (1.5, 1.0, 0.6), (4, 1.6, 2.2), (6, 2, 4.0)],
        0.5,
        bk,
        18,
        taper=0.5,
        smooth=10,
    )
    S.tube([(1.2, 1.1, 0.6), (2.2, 0.8, 0.3), (3.6, 0.4, 0.7)], 0.2, bk, 12, taper=0.4, smooth=8)
    twigs = ["#8a6a44", "#a9854f", "#6f5236", "#c0a068"]
    middle = Vector((-0.35, 1.1, 0))
    for i in range(520):
        a0, da, k = S.rnd.uniform(0, 6.28), S.rnd.uniform(0.5, 1.2), S.rnd.random()
        R, z = 1.7 + 0.95 * k**0.7 + S.rnd.gauss(0, 0.08), 0.85 + 1.35 * k**1.4 + S.rnd.gauss(0, 0.08)
        dz, dr = S.rnd.uniform(-0.25, 0.25), S.rnd.uniform(-0.12, 0.2)
        S.tube(
            [
                middle
                + Vector(
                    (
                        (R + dr * t) * math.cos(a0 + da * t),
                        (R + dr * t) * math.sin(a0 + da * t),
                        z + dz * t + 0.05 * math.sin(t * 7 + i),
                    )
                )
                for t in np.linspace(0, 1, 7)
            ],
            S.rnd.uniform(0.018, 0.042),
            S.mat(S.rnd.choice(twigs), "wood"),
            6,
        )
    S.lathe([(0, 0.9), (1.5, 0.95), (2.2, 1.5), (2.5, 1.95)], S.mat("#5f4830", "wood"), 40, middle)
    egg = [
        (0.62 * math.sin(t), 0.86 * -math.cos(t) * (1 if t < 1.57 else 1.12))
        for t in np.linspace(0, math.pi, 24)
    ]
    for x, y, z, rx, ry, c in [
        (-1.75, 0.9, 2.25, 6, -24, "#9fc4d0"),
        (1.2, 0.95, 2.25, 6, 28, "#b4d0d0"),
        (0.8, 2.2, 2.5, -20, 12, "#9fc4d0"),
        (-1.35, 2.3, 2.5, -20, -8, "#a8c8cc"),
    ]:
        S.lathe(egg, S.mat(c, "clay", nscale=9, vary=0.14, rough=0.4), 40, (x, y, z), (rx, ry, 0), 1.05)
    # a red ribbon is woven in
    ribbon = [(-2.3, -0.35, 1.9), (-1.7, -1.25, 1.55), (-0.9, -1.6, 1.35), (-0.5, -1.72, 0.9)]
    ribbon += [(-0.75, -1.75, 0.35), (-0.45, -1.8, -0.2), (-0.7, -1.8, -0.7)]
    S.tube(ribbon, 0.055, S.mat("#d8302c", "cloth", lift=0.2), 8, smooth=8)
    # the Earth, with air about it and a few clouds
    heart, r = Vector((-0.3, 0.75, 2.75)), 1.25
    S.prop(
        "globe-showing-europe-africa",
        heart - Vector((0, 0, r)),
        2 * r,
        (0, -14, 0),
        sat=0.75,
        thick=1.5,
        rough=0.4,
        val=0.95,
        gain=0.28,
    )
    S.lamp(heart + Vector((0.2, -2.2, 0.6)), "#a8d8ff", 60, 0.5)
    # the bird comes in from the right, with a star in its beak
    e = S.empty((0.8, 2.2, 5.7), (0, -14, 14), 2.1)
    dark, grey, pale = (
        S.mat("#26305a", "cloth", vary=0.2),
        S.mat("#3a4a7c", "cloth", vary=0.15),
        S.mat("#c8c0c8", "cloth", vary=0.1),
    )
    S.blob(
        [
            ((-0.42, 0, 0.1), 0.13, (-0.1, 0, 0.0), 0.19),
            ((-0.1, 0, 0.0), 0.19, (0.3, 0, -0.06), 0.12),
            ((0.3, 0, -0.06), 0.12, (0.55, 0, -0.08), 0.05),
            ((-0.46, 0, 0.11), 0.135, (-0.54, 0, 0.11), 0.1),
        ],
        grey,
        parent=e,
        voxel=0.014,
    )
    S.blob(
        [
            (
                (-0.36, -0.02, 0.03),
                0.12,
                (0.0, 0, -0.06),
                0.15,
            ),
            ((0.0, 0, -0.06), 0.15, (0.25, 0, -0.08), 0.09),
        ],
        pale,
        parent=e,
        voxel=0.016,
    )
    S.lathe(
        [(0, 0.3), (0.018, 0.16), (0.05, 0)],
        S.mat("#d8a048", "clay"),
        14,
        (-0.61, 0, 0.1),
        (0, -97, 0),
        parent=e,
    )
    for s in (-1, 1):
        S.sphere(0.02, S.mat("#0a0a10", "clay", rough=0.1), (-0.555, s * 0.088, 0.145), parent=e, seg=12)
    tail = [
        ((0.45, 0.02 * k, -0.07), (1.0 - 0.02 * k * k, 0.05 * k, -0.12 - 0.055 * k), (0.1, -1, 0.1))
        for k in range(-3, 4)
    ]
    S.feathers(tail, dark, e, 0.1)
    for s, lean, sweep in ((-1, 58, 0.55), (1, 48, -0.25)):
        plumes, over, down = [], [], []
        root = Vector((-0.12, s * 0.12, 0.1))
        up = Vector((sweep, s * math.cos(math.radians(lean)), math.sin(math.radians(lean)))).normalized()
        back = Vector((1, 0, 0.1)).normalized()
        out = up.cross(back).normalized()
        for k in range(15):
            t = k / 14
            p = root + up * (0.95 * t) + back * (0.3 * t * t - 0.16 * math.sin(math.pi * t))
            a = math.radians(88 - 74 * t**1.25)
            d = back * math.sin(a) + up * math.cos(a)
            plumes.append((p, p + d * (0.5 + 0.32 * t), out))
            over.append((p - out * 0.012, p + d * (0.3 + 0.1 * t) - out * 0.012, out))
            down.append((p - out * 0.024, p + d * 0.17 - out * 0.024, out))
        S.feathers(plumes, dark, e, 0.11)
        S.feathers(over, grey, e, 0.15)
        S.feathers(down, S.mat("#5468a0", "cloth", vary=0.15), e, 0.24)
        bone = [
            root + up * (0.97 * t) + back * (0.3 * t * t - 0.16 * math.sin(math.pi * t))
            for t in np.linspace(0, 1, 9)
        ]
        S.tube(bone, 0.05, grey, 8, e, taper=0.35)
    star = e.matrix_basis @ Vector((-0.95, 0, 0.06))
    glow = S.mat("#fff0b8", "glow", gain=9.0)
    V = [
        (
            0.34 * (1 if k % 2 == 0 else 0.42) * math.sin(k * math.pi / 5),
            0,
            0.34 * (1 if k % 2 == 0 else 0.42) * math.cos(k * math.pi / 5),
        )
        for k in range(10)
    ]
    S.obj(
        [*V, (0, -0.1, 0), (0, 0.1, 0)],
        [f for k in range(10) for f in ((k, (k + 1) % 10, 10), ((k + 1) % 10, k, 11))],
        glow,
        False,
        star,
        (0, 12, 0),
    )
    S.lamp(star + Vector((0, -0.6, 0)), "#ffe0a0", 160, 0.3)
    return S


@scene
def train():
    """The line of the little train climbs out of the sea to the moon."""
    S = Stage(
        "train",
        211,
        sky={
            "stops": [(0, "#0a1434"), (0.4, "#203868"), (0.62, "#4f689c"), (0.74, "#98a0b8"), (1, "#b8b4c0")],
            "stars": 260,
            "star_bottom": 0.6,
            "discs": [
                {
                    "x": 0.36,
                    "y": 0.25,
                    "r": 0.24,
                    "color": "#fff2d0",
                    "glow": "#ffe8b8",
                    "halo": 0.5,
                    "halo_gain": 0.3,
                    "maria": 0.35,
                }
            ],
            "clouds": [
                {"dark": "#22345f", "lite": "#9aa8cc", "band": (0.56, 0.08), "cell": (30, 260), "alpha": 0.75}
            ],
        },
        ambient=0.4,
        key=[sun((-3, 9, 7), "#fff0c8", 2.2, 0.08), sun((6, -7, 6), "#7f98e8", 1.3, 0.2)],
        fog={"density": 0.02, "start": 20, "low": 0.5, "low_h": 0.9},
        cam={"loc": (0, -14, 2.8), "tgt": (0, 0, 4.3)},
        post={"grade": grade("#0c1648", "#fff0cc", contrast=0.18), "bloom": 0.8, "bloom_th": 0.75},
    )
    S.ground("sea", "#12244a", amp=0.7)
    stone = S.mat("#6a6878", "stone", bump=0.15)

    def line(t):
        """Where the line is after t of its length: low and near at first, at the moon in the end."""
        y = 1.5 + 17 * t
        if t < 0.1:  # it comes in at the left edge
            s = 0.1 - t
            return Vector((-2.96 - 1.4 * s - 40 * s * s, y, 1.6 + 9.6 * max(t, 0) ** 1.3))
        return Vector(((0.2 - 2.7 * math.cos(5.1 * t - 0.25)) * (1 + y / 14), y, 1.6 + 9.6 * t**1.3))

    steps = [line(t) for t in np.linspace(-0.15, 1, 178)]
    for p, q in pairwise(steps):
        d = q - p
        turn = math.degrees(math.atan2(d.y, d.x))
        climb = -math.degrees(math.atan2(d.z, math.hypot(d.x, d.y)))
        S.box((d.length * 1.15, 0.85, 0.2), stone, (p + q) / 2, (0, climb, turn), 0.02)
    for s in (-1, 1):
        rail = []
        for p, q in pairwise(steps):
            d = (q - p).normalized()
            rail.append(p + Vector((-d.y, d.x, 0)) * 0.34 * s + Vector((0, 0, 0.16)))
        S.tube(rail, 0.05, S.mat("#c8ccd8", "metal", rough=0.3), 6)
    for t in np.linspace(-0.1, 1.0, 27):
        p = line(t)
        S.lathe(
            [(0.42, 0), (0.3, 0.5), (0.2, p.z - 0.5), (0.36, p.z - 0.15), (0.36, p.z)],
            stone,
            10,
            (p.x, p.y, -0.1),
        )

    def ride(t, length):
        """An empty at the place t of the line, along it."""
        p, q = line(t), line(t + 0.01)
        d = q - p
        turn = math.degrees(math.atan2(d.y, d.x))
        climb = -math.degrees(math.atan2(d.z, math.hypot(d.x, d.y)))
        return S.empty(p + Vector((0, 0, 0.2)), (0, climb, turn), length)

    glow, iron = S.mat("#ffc66a", "glow", gain=6.0), S.mat("#22222e", "metal", rough=0.35)
    brass, red = S.mat("#d8a44a", "metal", rough=0.3), S.mat("#8a2830", "clay", rough=0.35)

    def wheels(e, places):
        for x in places:
            for y in (-0.34, 0.34):
                S.lathe(
                    [(0, -0.03), (0.16, -0.03), (0.16, 0.03), (0, 0.03)],
                    iron,
                    20,
                    (x, y, 0.14),
                    (90, 0, 0),
                    parent=e,
                )

    for k, coat in enumerate(("#2f5568", "#8a5a30", "#4f5a3c")):
        e = ride(0.31 - 0.064 * (k + 1), 1.05)
        S.box((1.42, 0.72, 0.72), S.mat(coat, "clay", rough=0.4), (0, 0, 0.62), parent=e, bevel=0.06)
        S.box((1.52, 0.84, 0.1), iron, (0, 0, 1.03), parent=e, bevel=0.03)
        for s in (-1, 1):
            for j in range(4):
                S.box((0.22, 0.05, 0.3), glow, (-0.5 + j * 0.335, s * 0.36, 0.7), parent=e, bevel=0.01)
        wheels(e, (-0.45, 0.45))
    e = ride(0.31, 1.05)
    S.lathe(
        [(0, 0), (0.3, 0), (0.32, 0.05), (0.32, 0.95), (0.34, 1.0), (0, 1.05)],
        S.mat("#2f3a3c", "metal", rough=0.3),
        28,
        (-0.35, 0, 0.58),
        (0, 90, 0),
        parent=e,
    )
    for x in (-0.1, 0.3, 0.62):
        S.lathe([(0.33, 0), (0.34, 0.05)], brass, 28, (x, 0, 0.58), (0, 90, 0), parent=e)
    S.lathe([(0.1, 0), (0.09, 0.3), (0.17, 0.5), (0.13, 0.52)], iron, 20, (0.5, 0, 0.86), parent=e)
    S.sphere(0.12, brass, (0.1, 0, 0.92), parent=e, seg=18)
    S.box((0.6, 0.74, 0.8), red, (-0.55, 0, 0.68), parent=e, bevel=0.05)
    S.box((0.74, 0.88, 0.08), iron, (-0.55, 0, 1.12), parent=e, bevel=0.03)
    for s in (-1, 1):
        S.box((0.26, 0.05, 0.28), glow, (-0.55, s * 0.37, 0.82), parent=e, bevel=0.01)
    S.sphere(0.09, S.mat("#fff0b0", "glow", gain=14.0), (0.74, 0, 0.7), parent=e, seg=14)
    wheels(e, (-0.5, -0.1, 0.3, 0.6))
    S.lamp(e.matrix_basis @ Vector((1.1, -0.2, 0.7)), "#ffd890", 40, 0.1)
    funnel = e.matrix_basis @ Vector((0.5, 0, 1.5))
    for i in range(7):
        S.cloud(
            funnel + Vector((-0.32 * i, 0.1 * i, 0.12 + 0.27 * i - 0.012 * i * i)),
            0.14 + 0.065 * i,
            "#e4e2ec",
            6,
            0.6,
            seed=i,
        )
    # somebody waves from the last carriage; somebody stayed on a rock with a lantern
    e = ride(0.118, 1.05)
    S.box((0.4, 0.7, 0.08), iron, (-0.86, 0, 0.3), parent=e, bevel=0.02)
    arms = ((0.34, -0.04, 1.02), (-0.2, -0.05, 0.5))
    S.person((-0.92, -0.12, 0.34), 1.05, "#e0382c", "wave", 10, hair="#4a2c20", hands=arms, parent=e)
    S.lamp(e.matrix_basis @ Vector((-1.4, -0.9, 1.3)), "#ffc878", 30, 0.1)
    S.island((1.5, -1.6, -0.12), 1.1, 0.5, "#3a3a4a", "stone", seed=4)
    S.person((1.5, -1.6, 0.3), 0.95, "#e0b050", "wave", 150, hair="#3a2418")
    S.sphere(0.08, S.mat("#ffd070", "glow", gain=9.0), (1.75, -1.75, 0.55), (1, 1, 1.3), 12)
    S.lamp((1.85, -1.95, 0.75), "#ffb860", 14, 0.1)
    for i, (x, y) in enumerate([(-1.9, -0.6), (-0.5, -2.4)]):
        S.paperboat((x, y, 0.05), 0.8, rot=40 * i - 20)
        S.lamp((x, y - 0.05, 0.35), "#ffc26a", 3.0, 0.03)
    S.mountains(80, 7, "#33476f", 31, scale=0.035, width=180)
    return S


@scene
def jellies():
    """Jellyfish drift through a forest."""
    S = Stage(
        "jellies",
        61,
        sky={
            "stops": [
                (0, "#06172b"),
                (0.45, "#0f3a4d"),
                (0.68, "#2b7276"),
                (0.85, "#6fb0a0"),
                (1, "#9fd0b4"),
            ],
            "stars": 120,
            "star_bottom": 0.5,
        },
        ambient=0.5,
        key=[sun((3, 9, 9), "#8fe0d8", 1.4, 0.3)],
        fog={"density": 0.075, "start": 14, "low": 0.7, "low_h": 1.6, "color": "#2f7f80", "mix": 0.4},
        cam={"loc": (0, -14, 2.2), "tgt": (0, 0, 4.0)},
        post={
            "grade": {"shadow": "#06203a", "high": "#eaffe6"},
            "bloom": 0.8,
            "bloom_th": 0.6,
            "motes": {"n": 110, "color": "#9ff0e0", "gain": 0.6, "r": 1.5},
        },
    )
    S.ground("hills", "#24443f", amp=0.45, seed=2, flat=2.5)
    for _i in range(34):
        side = S.rnd.choice([-1, 1])
        y = S.rnd.uniform(-0.5, 26)
        x = side * S.rnd.uniform(1.7 + max(0, y) * 0.05, 4.2 + y * 0.35)
        r = S.rnd.uniform(0.13, 0.3)
        S.tube(
            [(x, y, -0.5), (x + S.rnd.uniform(-0.1, 0.1), y, 4), (x + S.rnd.uniform(-0.3, 0.3), y, 14)],
            r,
            S.mat("#1f2f33", "wood", bump=0.14),
            12,
            taper=0.6,
        )

    def jelly(at, r, color, gain):
        e = S.empty(at, (S.rnd.uniform(-12, 12), S.rnd.uniform(-16, 16), 0), r)
        m = S.mat(color, "glow", gain=gain)
        mm = bpy.data.materials.new("j")
        mm.use_nodes = True
        p = mm.node_tree.nodes["Principled BSDF"].inputs
        p["Base Color"].default_value = lin(color)
        p["Emission Color"].default_value = lin(color)
        p["Emission Strength"].default_value = gain * 0.35
        p["Alpha"].default_value = 0.62
        p["Roughness"].default_value = 0.3
        S.lathe(
            [
                (1.0 * math.sin(t) * (1 + 0.05 * math.cos(t * 3)), 0.92 * math.cos(t))
                for t in np.linspace(0.001, 1.75, 18)
            ],
            mm,
            36,
            parent=e,
        )
        S.lathe(
            [(0.55 * math.sin(t), 0.6 * math.cos(t) - 0.02) for t in np.linspace(0.001, 1.6, 12)],
            m,
            24,
            parent=e,
        )
        for k in range(11):
            a = 6.28 * k / 11
            ph = S.rnd.uniform(0, 6)
            rr = 0.82 if k % 2 else 0.35
            L = S.rnd.uniform(1.6, 3.0)
            S.tube(
                [
                    (
                        rr * math.cos(a) * (1 - 0.2 * t) + 0.13 * math.sin(ph + t * 5) * t,
                        rr * math.sin(a) * (1 - 0.2 * t),
                        -0.1 - L * t,
                    )
                    for t in np.linspace(0, 1, 16)
                ],
                0.045 if k % 2 else 0.075,
                mm,
                6,
                e,
                taper=0.15,
            )
        S.lamp((at[0], at[1] - 0.3, at[2] - 0.2), color, 26 * r * r * 4, r * 0.6)

    jelly((0.75, 0.6, 6.1), 1.05, "#ffb98a", 2.2)
    jelly((-1.25, 3.0, 5.0), 0.62, "#ff8fa0", 2.0)
    jelly((1.9, 6, 4.1), 0.6, "#ffd09a", 2.0)
    jelly((-0.9, 9, 7.6), 0.75, "#f7a0c0", 2.0)
    jelly((-1.9, 0.2, 7.9), 0.42, "#ffc890", 2.0)
    S.wanderer((-0.35, -1.4, S.z(-0.35, -1.4)), 1.05, "#c8452f", face=-12, arm="up", hat=False)
    S.umbrella((-0.07, -1.48, S.z(-0.35, -1.4) + 1.2), 0.72, "#e0442f", (0, 8, 0))
    S.light("AREA", (2.2, -4.2, 3.6), (-0.3, -1.4, 0.8), "#ffb98a", 130, 1.0)
    S.light("AREA", (-3, 1.5, 3), (-0.3, -1.4, 0.9), "#8ff0e0", 160, 1.0)
    return S


def elephant(S, at, size, hide="#a79fb8"):
    """An elephant one unit high at the back, that walks a rope to the left, one forefoot still in the air."""
    e = S.empty(at, (0, 0, 0), size)
    skin = S.mat(hide, "clay", vary=0.22, nscale=3, bump=0.09, bscale=16)
    ivory, ink = S.mat("#f4e8cc", "clay", rough=0.3), S.mat("#1c161c", "clay", rough=0.08, bump=0.0)
    parts = [
        ((-0.14, 0, 0.7), 0.235, (0.24, 0, 0.68), 0.25),
        ((0.02, 0, 0.76), 0.22, (0.24, 0, 0.74), 0.21),
        ((0.3, 0, 0.64), 0.215),
        ((-0.2, 0, 0.76), 0.2, (-0.42, 0, 0.86), 0.16),
        ((-0.46, 0, 0.92), 0.135, (-0.5, 0, 0.85), 0.14),
        ((-0.5, 0, 0.75), 0.12, (-0.6, 0, 0.7), 0.06),
    ]
    trunk = [
        (-0.58, 0.83, 0.1),
        (-0.67, 0.7, 0.085),
        (-0.72, 0.56, 0.07),
        (-0.78, 0.44, 0.06),
        (-0.87, 0.37, 0.052),
    ]
    trunk += [(-0.97, 0.4, 0.046), (-1.03, 0.48, 0.042), (-1.03, 0.58, 0.037), (-0.98, 0.63, 0.03)]
    parts += [((a[0], 0, a[1]), a[2], (b[0], 0, b[1]), b[2]) for a, b in pairwise(trunk)]
    feet = ((-0.26, 0.0, 0.06), (0.2, 0.0, 0.06), (0.46, 0.0, 0.06), (-0.5, -0.05, 0.2))
    for hip, knee, foot, r in (
        ((-0.18, 0.1, 0.52), (-0.24, 0.05, 0.3), feet[0], 0.125),
        ((0.28, -0.12, 0.54), (0.27, -0.07, 0.3), feet[1], 0.15),
        ((0.3, 0.12, 0.52), (0.42, 0.06, 0.3), feet[2], 0.14),
        ((-0.2, -0.12, 0.55), (-0.42, -0.09, 0.43), feet[3], 0.125),
    ):
        parts += [
            (hip, r, knee, 0.09),
            (knee, 0.085, foot, 0.075),
            (foot, 0.082, (foot[0] - 0.025, foot[1], foot[2]), 0.082),
        ]
    S.blob(parts, skin, parent=e, voxel=0.013, smooth=4)
    for x, y, z in feet:
        for k in (-1, 0, 1):
            S.sphere(
                0.02, ivory, (x - 0.09 + 0.012 * abs(k), y - 0.03 + 0.035 * k, z - 0.05), (0.6, 1, 1), 12, e
            )
    for s in (-1, 1):
        # an ear hangs from the side of the head, fuller above, and blows back a little
        lobe, out = [], Vector((0.8, s * 0.6, 0)).normalized()
        for u in np.linspace(0, 1, 22):
            wide = 0.36 * math.sin(math.pi * (0.1 + 0.84 * u)) ** 0.6 * (1 - 0.35 * u) + 0.004
            root = Vector((-0.42 + 0.05 * u, s * (0.135 + 0.02 * u), 1.03 - 0.42 * u))
            wave = 0.02 * math.sin(9 * u)
            lobe.append(
                (
                    root + out * wide / 2,
                    out * wide / 2,
                    Vector((-0.6 * s, 0.8, 0)) * (0.014 + abs(wave) * 0.4),
                )
            )
        loft(S, lobe, skin, e)
        tusk = [
            (-0.6, s * 0.085, 0.71),
            (-0.7, s * 0.1, 0.62),
            (-0.81, s * 0.1, 0.6),
            (-0.89, s * 0.09, 0.65),
        ]
        S.tube(tusk, 0.026, ivory, 10, e, taper=0.25, smooth=5)
        S.sphere(0.017, ink, (-0.592, s * 0.105, 0.885), (0.9, 0.8, 1), 16, e)
        for dz, r in ((0.022, 0.011), (-0.02, 0.008)):
            lid = [
                (-0.592 + 0.03 * k, s * (0.118 - 0.012 * abs(k)), 0.885 + dz * (1 - 0.4 * k * k))
                for k in (-1, -0.5, 0, 0.5, 1)
            ]
            S.tube(lid, r, skin, 8, e, smooth=3)
    S.tube(
        [(0.47, 0, 0.74), (0.57, 0, 0.62), (0.6, -0.02, 0.45), (0.66, -0.03, 0.38)],
        0.025,
        skin,
        8,
        e,
        taper=0.5,
        smooth=5,
    )
    S.blob(
        [((0.66, -0.03, 0.39), 0.022, (0.71, -0.03, 0.3), 0.008)],
        S.mat("#3a3040", "cloth"),
        parent=e,
        voxel=0.008,
    )
    return e


@scene
def tightrope():
    """The elephant crosses on a rope."""
    S = Stage(
        "tightrope",
        171,
        sky={
            "stops": [(0, "#3a2a5a"), (0.4, "#8a5a86"), (0.62, "#e89a86"), (0.76, "#ffcf9a"), (1, "#ffe2b0")],
            "stars": 90,
            "star_bottom": 0.35,
            "discs": [
                {
                    "x": 0.5,
                    "y": 0.36,
                    "r": 0.33,
                    "color": "#fff0cf",
                    "glow": "#ffd8a0",
                    "halo": 0.35,
                    "halo_gain": 0.28,
                    "maria": 0.16,
                    "gain": 0.95,
                }
            ],
            "clouds": [
                {"dark": "#8f6088", "lite": "#ffcfa8", "band": (0.62, 0.1), "cell": (34, 240), "alpha": 0.75}
            ],
        },
        ambient=0.6,
        key=[sun((-6, 3, 6), "#ffc38f", 2.6, 0.1), sun((6, -7, 6), "#a98ae0", 1.1, 0.3)],
        fog={"density": 0.03, "start": 18, "low": 0.7, "low_z": -3, "low_h": 3.0},
        cam={"loc": (0, -14, 5.0), "tgt": (0, 0, 4.6)},
        post={"grade": {"shadow": "#2a1850", "high": "#ffe9c8"}},
    )
    for sx in (-1, 1):
        S.sphere(
            1.25, S.mat("#6a4a60", "stone", bump=0.4), (sx * 3.55, 2, 1.85), (1.1, 1.2, 1.0), 48, bumpy=0.35
        )
        for i in range(14):
            x = sx * (3.5 + S.rnd.uniform(0, 1.8))
            z = 1.2 - i * 0.7 + S.rnd.uniform(-0.2, 0.2)
            S.sphere(
                S.rnd.uniform(0.8, 1.25),
                S.mat("#5f4258", "stone", bump=0.4),
                (x, 2 + S.rnd.uniform(-0.6, 1.2), z),
                (1, 1, 0.85),
                40,
                bumpy=0.4,
            )
        S.tube([(sx * 2.65, 1.6, 2.2), (sx * 2.6, 1.6, 3.45)], 0.07, S.mat("#4a3028", "wood"), 10)
    for i in range(16):
        S.cloud(
            (S.rnd.uniform(-4.5, 4.5), S.rnd.uniform(2.5, 9), -1.3 + S.rnd.uniform(-0.7, 0.5)),
            S.rnd.uniform(0.9, 1.7),
            "#ffe3cf",
            10,
            0.45,
            seed=i,
        )
    for _ in range(10):
        x = S.rnd.uniform(-16, 16)
        S.sphere(
            S.rnd.uniform(2, 4),
            S.mat("#6d4f6a", "stone", bump=0.4),
            (x, S.rnd.uniform(14, 30), S.rnd.uniform(-6, -2)),
            (1, 1, 1.3),
            40,
            bumpy=1.2,
        )
    # the rope is taut from the posts to the feet that weigh on it
    hemp, size, x, z = S.mat("#4a3230", "cloth"), 2.35, 0.5, 2.62
    low = [(x + size * foot, 1.6, z + 0.005 * size) for foot in (-0.26, 0.2, 0.46)]
    S.tube([(-2.62, 1.6, 3.3), *low, (2.62, 1.6, 3.3)], 0.034, hemp, 8)
    for sx in (-1, 1):
        S.tube([(sx * 2.61, 1.54, 3.22), (sx * 2.61, 1.54, 3.38)], 0.1, hemp, 12)
    elephant(S, (x, 1.6, z + 0.07), size)
    grip, top = Vector((x - 1.0 * size, 1.57, z + 0.07 + 0.4 * size)), Vector((-1.42, 1.6, 6.05))
    S.tube([grip, top], 0.036, S.mat("#3a2a22", "wood"), 8)
    lean = math.degrees(math.atan2(top.x - grip.x, top.z - grip.z))
    S.umbrella(top - (top - grip).normalized() * 0.5, 1.0, "#c2352d", (0, lean, 0), handle=False)
    S.tree((3.2, 2.0, 2.75), 2.1, "#3a2a30", ("#6a4a5a", "#7f5068"), 4, 0.5, 0.8, 0.09, seed=2)
    # whoever waits holds up a lantern
    child = S.person(
        (-3.02, 1.25, 2.9),
        1.2,
        "#c2352d",
        face=110,
        hair="#3a2620",
        scarf="#f0d9a0",
        hands=((0.16, -0.26, 0.94), (-0.14, -0.22, 0.6)),
    )
    light = child.matrix_basis @ Vector((0.16, -0.26, 0.94)) - Vector((0, 0, 0.2))
    S.sphere(0.085, S.mat("#ffd890", "glow", gain=5.0), light, (0.8, 0.8, 1.1), 18)
    for dz in (0.1, -0.1):
        S.lathe([(0, -0.02), (0.08, -0.02), (0.06, 0.03), (0, 0.04)], hemp, 16, light + Vector((0, 0, dz)))
    S.lamp(light + Vector((0.05, -0.25, 0.1)), "#ffc878", 22, 0.1)
    S.birds((0.8, 3, 7.9), 7, (1.5, 1, 0.5), 0.2, "#4a2a40")
    return S

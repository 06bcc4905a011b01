"""Jellyfish drift through a forest; an umbrella remembers what it was; so does a ship."""

import math

import bpy
import numpy as np
from mathutils import Vector

from ..kit.colour import lin
from ..kit.light import sun
from ..kit.stage import Stage


def scene():
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
    near = [(-3.0, -1.6, 0.5), (3.15, -0.6, 0.55), (-2.35, 2.6, 0.4), (3.25, 3.6, 0.42), (-3.9, 1.2, 0.45)]
    middle = [(-1.9, 8.0, 0.42), (-3.7, 6.5, 0.5), (4.2, 6.0, 0.5), (0.4, 12.5, 0.4), (4.0, 10.5, 0.45)]
    for i, (x, y, r) in enumerate(near + middle):
        _trunk(S, (x, y, S.z(x, y) - 0.1), r, i)
    for i in range(26):
        x, y = S.rnd.uniform(-11, 11), S.rnd.uniform(13, 30)
        _trunk(S, (x, y, S.z(x, y) - 0.1), S.rnd.uniform(0.3, 0.5), 20 + i)
    for x, y, n in (
        (-2.0, -2.7, 9),
        (2.3, -2.2, 8),
        (-1.7, 2.4, 7),
        (2.6, 2.6, 7),
        (2.9, -3.3, 8),
        (-2.9, -3.3, 8),
    ):
        _seagrass(S, x, y, n)
    _wreck(S, Vector((0.95, 6.0, S.z(0.95, 6.0) - 0.05)))

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
        S.lamp((at[0], at[1] - 0.3, at[2] - 0.2), color, 300 * r * r, r * 0.6)

    jelly((0.75, 0.6, 6.1), 1.05, "#ffb98a", 2.2)
    jelly((-1.25, 3.0, 5.0), 0.62, "#ff8fa0", 2.0)
    jelly((2.3, 4.6, 4.6), 0.55, "#ffd09a", 2.0)
    jelly((-0.2, 10, 10.2), 0.75, "#f7a0c0", 2.0)
    jelly((-1.9, 0.2, 8.1), 0.42, "#ffc890", 2.0)
    # her umbrella glows, trails threads, and lifts her off her toes
    z = S.z(-0.35, -1.4) + 0.12
    her = S.person(
        (-0.35, -1.4, z),
        1.4,
        "#c8452f",
        face=168,
        hair="#3a2418",
        style="plait",
        hands=((-0.02, -0.12, 1.02), (-0.34, -0.08, 0.56)),
        feet=((0.09, 0.1, 0.02), (-0.05, -0.06, -0.02)),
    )
    hand = her.matrix_basis @ Vector((-0.02, -0.12, 1.02))
    S.tube([hand - Vector((0, 0, 0.12)), hand + Vector((0, 0, 0.75))], 0.02, S.mat("#3a2a22", "wood"), 8)
    top = S.empty(hand + Vector((0, 0, 0.38)), (0, 5, 0), 0.85)
    skin = S.mat("#ff5a3c", "glow", gain=1.3)
    _bell(S, top)
    S.lathe([(0.5, 0.1), (0.4, 0.26), (0, 0.36)], skin, 32, parent=top)
    for k in range(12):
        a, ph, long = 6.283 * k / 12 + 0.2, S.rnd.uniform(0, 6), S.rnd.uniform(0.55, 1.15)
        line = [
            (
                0.93 * math.cos(a) * (1 - 0.12 * t) + 0.06 * math.sin(ph + 5 * t) * t,
                0.93 * math.sin(a) * (1 - 0.12 * t),
                0.02 - long * t,
            )
            for t in np.linspace(0, 1, 12)
        ]
        S.tube(line, 0.026, S.mat("#ff8a6a", "glow", gain=1.5), 6, top, taper=0.2)
    S.lamp(hand + Vector((0, -0.2, 0.3)), "#ff8a5c", 26, 0.2)
    S.light("AREA", (2.2, -4.2, 3.6), (-0.3, -1.4, 0.8), "#ffb98a", 130, 1.0)
    S.light("AREA", (-3, 1.5, 3), (-0.3, -1.4, 0.9), "#8ff0e0", 160, 1.0)
    return S


def _trunk(S, at, r, seed):
    """An old tree: roots that spread, furrowed bark, a bend, boughs, and weed that hangs from them."""
    rng = np.random.default_rng(seed + 400)
    bark = S.mat("#3a4c4a", "wood", bump=0.3, bscale=3, vary=0.3)
    n, lobes, turn = 44, int(rng.integers(4, 7)), rng.uniform(0, 6.28)
    lean, sway = rng.uniform(-0.05, 0.05), rng.uniform(-0.3, 0.3)
    heights = [*np.linspace(0, 1.6, 12), *np.linspace(1.9, 34, 44)]

    def axis(z):
        return Vector((lean * min(z, 14) + sway * math.sin(0.42 * z + turn), 0.2 * math.cos(0.37 * z), z))

    V = []
    for z in heights:
        foot = math.exp(-z / 0.45)
        for k in range(n):
            a = 2 * math.pi * k / n
            furrow = 1 + 0.07 * math.sin(9 * a + 0.5 * z + turn) + 0.04 * math.sin(17 * a - 0.9 * z)
            out = r * (1 - 0.016 * z) * furrow + r * foot * (
                0.5 + 1.1 * max(0, math.cos(lobes * a + turn)) ** 2
            )
            V.append(axis(z) - axis(0) + Vector((out * math.cos(a), out * math.sin(a), 0)))
    F = [
        (i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k)
        for i in range(len(heights) - 1)
        for k in range(n)
    ]
    S.obj(V, F, bark, at=at)
    weed = S.mat("#2c6a5a", "cloth", vary=0.3)
    for _ in range(4):
        z = rng.uniform(3.8, 10)
        side = 1 if rng.random() < 0.5 else -1
        p = Vector(at) + axis(z) - axis(0)
        long = rng.uniform(0.9, 1.9)
        bough = [
            p,
            p + Vector((0.4 * side * long, -0.15, 0.25 * long)),
            p + Vector((0.75 * side * long, -0.3, 0.75 * long)),
            p + Vector((1.0 * side * long, -0.3, 0.85 * long)),
        ]
        S.tube(bough, 0.32 * r, bark, 10, taper=0.2, smooth=5)
        for t in (0.45, 0.7, 0.95):
            q = bough[1].lerp(bough[3], t)
            drop = rng.uniform(0.5, 1.3)
            S.tube(
                [q + Vector((0.06 * math.sin(5 * u + turn), 0, -drop * u)) for u in np.linspace(0, 1, 9)],
                0.035,
                weed,
                6,
                taper=0.2,
            )


def _bell(S, parent):
    """The umbrella: eight panels, scalloped at the rim, each with its rib."""
    red, rib = S.mat("#e0442f", "clay", rough=0.8, bump=0.01, lift=0.22), S.mat("#a02a20", "clay", lift=0.1)
    V, n, rows = [], 96, 16
    for i in range(rows + 1):
        t = i / rows
        for k in range(n):
            a = 2 * math.pi * k / n
            pinch = abs(math.sin(4 * a))
            out = t * (1 - 0.09 * t * (1 - pinch) * 0.4 - 0.05 * t * pinch)
            up = 0.56 * (1 - t**2.2) + 0.075 * t**3 * pinch
            V.append((out * math.cos(a), out * math.sin(a), up))
    F = [
        (i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k)
        for i in range(rows)
        for k in range(n)
    ]
    S.obj(V, F, red, parent=parent)
    for k in range(8):
        S.tube([Vector(V[i * n + 12 * k]) * 1.01 for i in range(rows + 1)], 0.014, rib, 6, parent)
    S.tube([(0, 0, 0.54), (0, 0, 0.68)], 0.03, rib, 8, parent, taper=0.4)


def _wreck(S, at):
    """A ship that went down here when this was the sea: heeled, her mast broken, a light in her stern."""
    e = S.empty(at, (0, 15, -12), 3.9)
    planks, rib = S.mat("#7a5c44", "wood", bump=0.12, vary=0.3), S.mat("#2a2624", "wood")
    n, m, V = 30, 19, []
    for i in range(n + 1):
        t = i / n
        half = 0.24 * min(1.0, (1.5 * t) ** 0.55) * (1 - 0.2 * max(0, t - 0.6))
        sheer = 0.3 + 0.16 * (1 - t) ** 2 + 0.26 * max(0, t - 0.62) / 0.38
        for k in range(m):
            a = math.pi * k / (m - 1)
            V.append(
                (
                    t - 0.5 - 0.12 * (1 - math.sin(a)) * (1 - t) ** 3,
                    -half * math.cos(a),
                    sheer - (sheer + 0.05) * math.sin(a) ** 0.7,
                )
            )
    F = []
    for i in range(n):
        for k in range(m - 1):
            if k < 3 and 9 <= i < 14 and i % 2:
                continue
            F.append((i * m + k, i * m + k + 1, i * m + m + k + 1, i * m + m + k))
    F.append(tuple(range(n * m, n * m + m)))
    S.obj(V, F, planks, True, parent=e).modifiers.new("thick", "SOLIDIFY").thickness = 0.02
    for k in (0, 2, 4):
        S.tube([Vector(V[i * m + k]) + Vector((0, -0.008, 0)) for i in range(n + 1)], 0.012, rib, 6, e)
    S.tube([(-0.5, 0, 0.42), (-0.95, 0, 0.62)], 0.025, rib, 8, e, taper=0.5)
    S.tube([(-0.05, 0, 0.1), (-0.03, 0, 1.25)], 0.028, rib, 8, e, taper=0.7)
    S.tube([(-0.03, 0, 1.24), (0.2, -0.05, 1.0), (0.42, -0.1, 0.86)], 0.02, rib, 8, e, taper=0.5)
    S.tube([(-0.36, -0.02, 1.0), (0.3, 0.02, 1.08)], 0.018, rib, 8, e)
    S.tube([(0.3, 0, 0.3), (0.32, 0, 0.95)], 0.022, rib, 8, e, taper=0.7)
    rag = [
        (-0.34, -0.02, 0.99),
        (0.28, 0.02, 1.07),
        (0.22, -0.05, 0.82),
        (0.12, -0.06, 0.9),
        (0.06, -0.07, 0.62),
    ]
    rag += [(-0.06, -0.06, 0.76), (-0.14, -0.07, 0.55), (-0.3, -0.05, 0.66)]
    S.obj(rag, [tuple(range(len(rag)))], S.mat("#6a8a80", "cloth", lift=0.05), False, parent=e)
    for a, b in (((-0.9, 0, 0.6), (-0.03, 0, 1.22)), ((-0.03, 0, 1.2), (0.46, 0, 0.6))):
        S.tube([a, b], 0.007, rib, 5, e)
    glow = S.mat("#ffc46a", "glow", gain=5.0)
    for x in (0.3, 0.4):
        S.box((0.055, 0.02, 0.075), glow, (x, -0.245, 0.36 + 0.3 * (x - 0.3)), parent=e, bevel=0)
    S.lamp(at + Vector((1.2, -1.3, 1.3)), "#ffb860", 30, 0.2)
    S.lamp(at + Vector((-0.9, -2.6, 1.5)), "#ffa878", 170, 0.4)


def _seagrass(S, x, y, n):
    """Blades of a meadow under water, that still sway."""
    for k in range(n):
        p = Vector((x + S.rnd.uniform(-0.5, 0.5), y + S.rnd.uniform(-0.3, 0.3), 0))
        p.z, high, turn = S.z(p.x, p.y) - 0.05, S.rnd.uniform(0.45, 1.15), S.rnd.uniform(0, 6.28)
        line = [
            p + Vector((0.16 * t * math.sin(turn + 4 * t) + 0.1 * t, 0, high * t))
            for t in np.linspace(0, 1, 14)
        ]
        S.tube(line, 0.045, S.mat(("#2f7a68", "#3a8f70", "#286058")[k % 3], "cloth"), 6, taper=0.1)

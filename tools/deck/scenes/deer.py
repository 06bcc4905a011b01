"""A deer with antlers in flower has come out of the wood; behind it snow turns to spring, a snowman melts."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import grade, sky, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "deer",
        131,
        sky=sky(
            "#7fa4b0",
            "#b8d0c8",
            "#f6ead4",
            "#f8dcd0",
            at=(0, 0.35, 0.62, 1),
            wash=0.3,
            discs=[
                {
                    "x": 0.42,
                    "y": 0.34,
                    "r": 0.3,
                    "color": "#fff8e4",
                    "glow": "#fff0d0",
                    "halo": 0.6,
                    "halo_gain": 0.3,
                    "maria": 0.05,
                }
            ],
        ),
        ambient=0.7,
        key=[sun((-2, 10, 7), "#fff0d0", 2.6, 0.06), sun((-5, -7, 7), "#ffe4d4", 1.5, 0.1)],
        fog={"density": 0.06, "start": 15.5, "low": 0.45, "low_h": 1.6},
        cam={"loc": (0, -14, 3.2), "tgt": (0, 0, 4.3)},
        post={
            "grade": grade("#23405a", "#fff6e6", sat=1.12),
            "bloom": 0.6,
            "motes": {"n": 50, "color": "#ffe0e0", "gain": 0.4},
        },
    )
    S.ground("snow", "#e6ecec", amp=0.5, seed=23, flat=3)
    bark = S.mat("#5f7274", "wood")
    for _ in range(34):
        x, y = S.rnd.choice([-1, 1]) * S.rnd.uniform(1.2, 12), S.rnd.uniform(6, 26)
        S.tube([(x, y, -0.5), (x, y, 6), (x + 0.3, y, 19)], S.rnd.uniform(0.14, 0.34), bark, 10, taper=0.6)
    for x, y, r in ((-3.6, -3.0, 0.34), (3.9, -1.5, 0.42)):
        S.tube([(x, y, -0.5), (x + 0.1, y, 6), (x + 0.2, y, 12)], r, S.mat("#3c4a4c", "wood", bump=0.2), 14)
    # the deer, and what grows on it
    h, at = 4.4, Vector((0.95, 1.6, S.z(0.95, 1.6) - 0.05))
    e = S.empty(at, (0, 0, 8), h)
    brown = ("#5a3a2a", "#8a5a3c", "#b88454", "#a87244", "#8a5836")
    fur = S.mat("#a06a42", "cloth", vary=0.16, bump=0.03, bscale=40, ramp=brown, span=(0.05, 0.98))
    pale, hoof = S.mat("#f0e0c4", "cloth"), S.mat("#2e221e", "clay", rough=0.4)
    trunk = [
        ((-0.19, 0, 0.615), 0.125),
        ((0.0, 0, 0.625), 0.108),
        ((0.18, 0, 0.645), 0.098),
        ((0.32, 0, 0.635), 0.112),
    ]
    parts = [(*trunk[i], *trunk[i + 1]) for i in range(3)]
    parts += [
        ((-0.21, 0, 0.58), 0.105, (-0.1, 0, 0.57), 0.095),
        ((0.36, 0, 0.62), 0.098, (0.41, 0, 0.6), 0.07),
        ((-0.22, 0, 0.66), 0.1, (-0.31, 0, 0.8), 0.068),
        ((-0.31, 0, 0.8), 0.068, (-0.355, 0, 0.93), 0.05),
        ((-0.365, 0, 0.95), 0.056, (-0.43, 0, 0.935), 0.046),
        ((-0.43, 0, 0.935), 0.046, (-0.53, 0, 0.9), 0.026),
        ((0.44, 0, 0.665), 0.03, (0.49, 0, 0.6), 0.018),
    ]
    shin = ((-0.2, 0.25), 0.026, (-0.195, 0.09), 0.015)
    foot = ((-0.195, 0.09), 0.019, (-0.212, 0.045), 0.017)
    near = [
        ((-0.19, 0.57), 0.075, (-0.175, 0.42), 0.044),
        ((-0.175, 0.42), 0.042, (-0.2, 0.25), 0.024),
        shin,
        foot,
    ]
    lifted = [
        ((-0.2, 0.57), 0.07, (-0.2, 0.44), 0.042),
        ((-0.2, 0.44), 0.04, (-0.32, 0.37), 0.025),
        ((-0.32, 0.37), 0.025, (-0.285, 0.22), 0.015),
        ((-0.285, 0.22), 0.019, (-0.265, 0.18), 0.017),
    ]
    hind = [
        ((0.33, 0.61), 0.1, (0.285, 0.45), 0.066),
        ((0.285, 0.45), 0.062, (0.39, 0.275), 0.03),
        ((0.39, 0.275), 0.03, (0.375, 0.095), 0.016),
        ((0.375, 0.095), 0.02, (0.355, 0.045), 0.017),
    ]
    for leg, y, back in ((near, -0.07, 0.0), (lifted, 0.07, 0.0), (hind, -0.065, 0.02), (hind, 0.065, -0.09)):
        for (x, z), r, (x2, z2), r2 in leg:
            parts.append(((x + back, y, z), r, (x2 + back, y, z2), r2))
        step = Vector((x2 - x, 0, z2 - z)).normalized()
        end = Vector((x2 + back, y, z2))
        S.blob([(end + 0.012 * step, 0.019, end + 0.034 * step, 0.022)], hoof, parent=e, voxel=0.006)
    for s in (-1, 1):
        parts += [
            ((-0.335, s * 0.045, 0.985), 0.017, (-0.285, s * 0.1, 1.03), 0.025),
            ((-0.285, s * 0.1, 1.03), 0.025, (-0.245, s * 0.13, 1.055), 0.007),
        ]
    S.blob(parts, fur, parent=e, voxel=0.0085, smooth=5)
    S.blob([((-0.255, -0.04, 0.66), 0.055, (-0.33, -0.02, 0.85), 0.03)], pale, parent=e, voxel=0.01)
    S.blob([((0.43, -0.03, 0.62), 0.05, (0.42, -0.03, 0.56), 0.04)], pale, parent=e, voxel=0.01)
    S.sphere(0.023, hoof, (-0.548, 0, 0.903), (0.9, 1, 0.9), 16, e)
    for s in (-1, 1):
        S.sphere(
            0.014, S.mat("#171012", "clay", rough=0.08), (-0.405, s * 0.043, 0.955), (1.2, 0.7, 1), 16, e
        )
    for row, lean in enumerate((28, 47, 66, 84)):
        for k in range(10 - row):
            x = -0.14 + 0.052 * k + 0.026 * (row % 2) + S.rnd.uniform(-0.008, 0.008)
            r, z = (
                np.interp(x, [p[0][0] for p in trunk], v)
                for v in ([p[1] for p in trunk], [p[0][2] for p in trunk])
            )
            t = math.radians(lean + S.rnd.uniform(-4, 4))
            spot = (x, -0.965 * r * math.sin(t), z + 0.965 * r * math.cos(t))
            size = S.rnd.uniform(0.008, 0.014)
            S.sphere(size, pale, spot, (1.3, 1, 0.5), 12, e, rot=(math.degrees(t), 0, 0))
    S.bird(at + Vector((0.31 * h, 0, 0.735 * h)), 0.34, "#5f86b8", 172, belly="#f0d8b8")
    head = at + Vector((-0.365, 0, 0.995)) * h
    tips = []
    for k, lean in enumerate(((-0.75, -0.15, 0.85), (0.62, 0.15, 0.95))):
        S.tree(
            head + Vector((0.02, 0.24 * k - 0.12, -0.02)),
            5.0,
            "#6a4c3a",
            depth=6,
            spread=0.62,
            seed=k + 4,
            r=0.105,
            lean=lean,
            bare=True,
        )
        tips += S.tips
    S.blossom(tips, 3, 0.4, 0.15, ("#f08cac", "#f8c0cc", "#fff0ee"))
    # spring behind it, snow before it
    grass = ("#7aa04c", "#94b45c", "#648a44")
    blooms = ("#f4b0c4", "#fff3dc", "#f2d060", "#b090d0")
    S.grass(1000, (0.9, 6.5), (2.3, 9), grass, 0.45)
    S.flowers(230, (1.0, 6.5), (2.3, 9), blooms, high=0.45, big=1.5)
    S.grass(420, (1.5, 5.5), (-3.2, 2.3), grass, 0.2)
    S.flowers(110, (1.5, 5.5), (-3.2, 2.3), blooms, high=0.24, big=1.3)
    S.flowers(16, (-0.2, 1.5), (-1.2, 2.4), ("#f4b0c4", "#fff3dc"), high=0.22, big=1.2)
    # a snowman stood here; it has her scarf
    melting = S.empty((1.2, 2.6, S.z(1.2, 2.6) - 0.06), (0, 0, -24), 1.1)
    S.blob(
        [
            ((0, 0, 0.1), 0.4, (0.04, 0, 0.34), 0.44),
            ((-0.5, -0.1, 0.02), 0.17, (0.55, -0.05, 0.02), 0.19),
            ((-0.25, -0.42, 0.0), 0.15, (0.3, -0.4, 0.02), 0.17),
            ((0.09, 0, 0.72), 0.33, (0.1, -0.02, 0.8), 0.3),
            ((0.36, -0.12, 0.5), 0.1, (0.42, -0.16, 0.22), 0.05),
            ((-0.18, -0.28, 0.6), 0.08, (-0.22, -0.36, 0.36), 0.04),
            ((-0.02, -0.1, 1.2), 0.26, (-0.03, -0.12, 1.24), 0.25),
            ((-0.16, -0.3, 1.1), 0.06, (-0.17, -0.32, 0.98), 0.03),
        ],
        S.mat("#c6d8e8", "snow"),
        parent=melting,
        voxel=0.022,
        smooth=4,
    )
    coal, twig = S.mat("#1c1a20", "clay", rough=0.4), S.mat("#5a3a2a", "wood")
    for x, z in ((-0.14, 1.31), (0.07, 1.26)):
        S.sphere(0.05, coal, (x, -0.34, z), parent=melting, seg=14)
    for x, z in ((0.05, 0.86), (0.08, 0.68)):
        S.sphere(0.045, coal, (x, -0.34, z), parent=melting, seg=12)
    S.tube(
        [(-0.05, -0.34, 1.2), (-0.1, -0.52, 1.12), (-0.12, -0.62, 0.98)],
        0.07,
        S.mat("#f08020", "clay", lift=0.25),
        12,
        melting,
        taper=0.2,
        smooth=4,
    )
    for twigs in (
        [(-0.2, -0.1, 0.8), (-0.45, -0.2, 0.9), (-0.78, -0.3, 1.0)],
        [(0.3, -0.5, 0.16), (0.6, -0.5, 0.2), (0.95, -0.45, 0.12)],
    ):
        S.tube(twigs, 0.036, twig, 8, melting, taper=0.6, smooth=4)
        for d in (-0.12, 0.0, 0.12):
            S.tube(
                [twigs[2], Vector(twigs[2]).lerp(twigs[0], -0.24) + Vector((0, 0, d))], 0.02, twig, 6, melting
            )
    hat = S.empty((-0.06, -0.1, 1.42), (10, -24, 0), 0.3)
    hat.parent = melting
    S.lathe(
        [(0, 0), (1.05, 0), (1.08, 0.07), (0.68, 0.12), (0.62, 0.95), (0.54, 1.05), (0, 1.06)],
        S.mat("#35303c", "cloth"),
        36,
        parent=hat,
    )
    wool = S.mat("#f0d080", "cloth")
    S.tube(
        [
            (0.04 + 0.27 * math.cos(q), -0.06 + 0.27 * math.sin(q), 1.0 + 0.03 * math.sin(3 * q))
            for q in np.linspace(0, 6.5, 24)
        ],
        0.075,
        wool,
        10,
        melting,
    )
    S.tube([(0.18, -0.3, 1.0), (0.26, -0.38, 0.78), (0.24, -0.42, 0.5)], 0.07, wool, 10, melting, smooth=4)
    # the child, who came through the snow
    S.person(
        (-1.75, -0.7, S.z(-1.75, -0.7)),
        1.75,
        "#c8382e",
        face=142,
        hair="#4a3020",
        style="plait",
        scarf="#f0d080",
        hands=((0.16, -0.3, 0.78), (-0.2, -0.03, 0.44)),
    )
    dent = S.mat("#a8b8c4", "snow")
    for k in range(9):
        x, y = -2.0 - 0.14 * k + 0.12 * (-1) ** k, -1.1 - 0.42 * k
        S.sphere(0.11, dent, (x, y, S.z(x, y) - 0.02), (0.8, 1.3, 0.3), 12)
    V, F = [], []
    for _ in range(130):
        c = Vector((S.rnd.gauss(-0.6, 1.6), S.rnd.uniform(-2.5, 2.5), S.rnd.uniform(0.1, 8.0)))
        a = Vector([S.rnd.gauss(0, 1) for _ in range(3)]).normalized() * 0.085
        b = a.orthogonal().normalized() * 0.06
        base = len(V)
        V += [c - a, c + b, c + a, c - b]
        F.append((base, base + 1, base + 2, base + 3))
    S.obj(V, F, S.mat("#f4b0c0", "cloth", lift=0.25), False)
    # spring has come up round the snowman
    for x, high in ((0.3, 0.22), (0.55, 0.32), (0.8, 0.42), (1.05, 0.5), (1.4, 0.56)):
        S.grass(80, (x, 2.3), (3.1 + 0.5 * S.rnd.random(), 5.0), grass, high)
        S.flowers(12, (x, 2.3), (3.0, 4.6), blooms, high=high, big=1.6)
    S.grass(60, (0.6, 2.0), (1.6, 2.3), grass, 0.22)
    S.flowers(16, (0.6, 1.9), (1.5, 2.2), blooms, high=0.26, big=1.4)
    return S

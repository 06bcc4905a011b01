"""A well goes right through the Earth: two children lean over its two ends, by day and by night."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import grade, sky, sun
from ..kit.stage import Stage

HALF, WIDE, MIDDLE = 2.75, 1.15, 4.2


def scene():
    S = Stage(
        "well",
        505,
        sky=sky(
            "#4f9cd0",
            "#a8d8e0",
            "#fbe8bc",
            "#fbe8bc",
            "#5a5a9c",
            "#2c3a7c",
            "#0c1440",
            at=(0, 0.13, 0.24, 0.5, 0.7, 0.84, 1),
        ),
        ambient=0.3,
        key=[sun((-5, -6, 8), "#ffe8b8", 2.6, 0.06)],
        fog={"density": 0.0},
        cam={"loc": (0, -14, MIDDLE), "tgt": (0, 0, MIDDLE)},
        post={
            "grade": grade("#141848", "#fff2d0", contrast=0.2),
            "bloom": 0.7,
            "bloom_th": 0.75,
            "motes": {"n": 40, "box": (0.36, 0.25, 0.64, 0.75), "gain": 0.6},
        },
    )
    n1, n2 = S.nfun(0.7, 5, 2), S.nfun(2.4, 4, 5)
    earth = S.mat(
        "#6a4634",
        "stone",
        nscale=0.9,
        bump=0.45,
        bscale=2.6,
        vary=0.35,
        ramp=("#3a3050", "#54404a", "#6f4a34", "#8a5c36"),
        span=(MIDDLE - HALF, MIDDLE + HALF),
    )

    def edge(x):
        """The height of the turf above the middle, on either side of the Earth."""
        return HALF + 0.22 * (n1(x * 0.8 + 9, 3 + 0 * x) - 0.5) * np.clip(abs(x) - WIDE, 0, 1)

    for s in (-1, 1):
        nu, nv = 90, 120
        u, v = np.meshgrid(np.linspace(0, 1, nu), np.linspace(-1, 1, nv), indexing="ij")
        x = s * (WIDE + 0.12 + 5.5 * u**1.3)
        z = v * edge(np.where(v > 0, x, -x))
        y = -0.5 + 0.5 * (n2(x * 0.5 + 20, z * 0.5 + 20) - 0.5) + 4 * np.maximum(0, abs(v) - 0.96)
        V = np.stack([x, y, MIDDLE + z], -1).reshape(-1, 3)
        F = [
            (i * nv + k, i * nv + k + 1, i * nv + nv + k + 1, i * nv + nv + k)
            for i in range(nu - 1)
            for k in range(nv - 1)
        ]
        S.obj(V, F, earth)
    for _ in range(46):
        x, z = S.rnd.choice((-1, 1)) * S.rnd.uniform(WIDE + 0.5, 4), S.rnd.uniform(-HALF + 0.4, HALF - 0.4)
        tone = S.rnd.choice(("#6a5a5a", "#7a6660", "#554a58"))
        S.sphere(
            S.rnd.uniform(0.05, 0.24),
            S.mat(tone, "stone"),
            (x, -0.62, MIDDLE + z),
            (1.2, 0.5, 0.85),
            16,
            bumpy=0.05,
        )
    # the shaft, cut open: a rim of stones on both sides, a round wall behind
    stones = [S.mat(c, "stone", bump=0.25) for c in ("#8a8680", "#767470", "#9a928a", "#6a6a6c")]
    back = [((WIDE + 0.16) * math.cos(t), -0.2 + 1.7 * math.sin(t)) for t in np.linspace(0, math.pi, 40)]
    V = [(x, y, MIDDLE + s * (HALF - 0.12)) for x, y in back for s in (-1, 1)]
    F = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(back) - 1)]
    S.obj(V, F, S.mat("#4a4648", "stone"), True)
    for k in range(15):
        z = MIDDLE - HALF + (k + 0.5) * 2 * HALF / 15
        for s in (-1, 1):
            S.box(
                (0.34, 0.7, 0.35),
                S.rnd.choice(stones),
                (s * (WIDE + 0.02 + S.rnd.uniform(-0.03, 0.03)), -0.5, z),
                (0, 0, 0),
                0.06,
            )
        for j in range(7):
            a = math.pi * (j + 0.5 * (k % 2)) / 6.5 + S.rnd.uniform(-0.03, 0.03)
            S.box(
                (0.62, 0.3, 0.34),
                S.rnd.choice(stones),
                (WIDE * math.cos(a), -0.2 + 1.5 * math.sin(a), z + S.rnd.uniform(-0.02, 0.02)),
                (0, 0, math.degrees(a) - 90),
                0.05,
            )
    day, night = S.empty((0, 0, MIDDLE)), S.empty((0, 0, MIDDLE), (0, 180, 0))
    greens = (("#6f9f3c", "#8fb84c", "#4f8a3c"), ("#35585c", "#2c4a58", "#456a5c"))
    for side, world in enumerate((day, night)):
        _shore(S, world, side, edge, greens[side])
    # one rope for both, a bucket on it, and the ball that one of them let fall
    rope = S.mat("#c9a870", "cloth")
    S.tube([(0.42, -0.1, MIDDLE + 4.05), (0.4, -0.3, MIDDLE), (0.42, -0.1, MIDDLE - 4.05)], 0.035, rope, 8)
    b = S.empty((0.4, -0.3, MIDDLE + 0.25), (0, 7, 0), 0.62)
    wood, iron = S.mat("#9a6a40", "wood"), S.mat("#5a5a62", "metal")
    S.lathe([(0, 0), (0.5, 0), (0.64, 0.9), (0.56, 0.9), (0.45, 0.1), (0, 0.1)], wood, 28, parent=b)
    for z in (0.2, 0.7):
        ring = [(0.53 + 0.15 * z, z - 0.05), (0.56 + 0.15 * z, z), (0.53 + 0.15 * z, z + 0.05)]
        S.lathe(ring, iron, 28, parent=b)
    hoop = [(0.6 * math.cos(t), 0, 0.9 + 0.6 * math.sin(t)) for t in np.linspace(0, math.pi, 16)]
    S.tube(hoop, 0.035, iron, 6, b)
    green = S.mat("#7fae3c", "clay", rough=0.3, lift=0.1)
    S.blob(
        [((-0.08, 0, 0.92), 0.3), *(((x, -0.08, 1.2), 0.13) for x in (-0.26, 0.1))],
        green,
        parent=b,
        voxel=0.03,
    )
    for x in (-0.3, 0.06):
        S.sphere(0.075, S.mat("#1a1414", "clay", rough=0.1), (x, -0.18, 1.22), (1, 0.6, 1), 12, b)
    ball = Vector((-0.4, -0.6, MIDDLE - 1.0))
    S.sphere(0.27, S.mat("#ffd45c", "glow", gain=2.2), ball, seg=28)
    S.lamp(ball + Vector((0, -0.5, 0)), "#ffc860", 70, 0.25)
    S.lamp((-0.2, -0.9, MIDDLE + 1.7), "#ffe8c0", 50, 0.4)
    S.lamp((0.2, -0.9, MIDDLE - 2.3), "#90a8ff", 45, 0.4)
    for _ in range(44):
        at = (S.rnd.uniform(-3.9, 3.9), 3, MIDDLE - S.rnd.uniform(3.7, 6.6))
        S.sphere(S.rnd.uniform(0.012, 0.034), S.mat("#fff3d6", "glow", gain=2.0), at, seg=8)
    S.light("AREA", (-2, -6, MIDDLE - 5.5), (0, 0, MIDDLE - 3), "#90a8ff", 800, 3.0)
    return S


def _shore(S, world, side, edge, greens):
    """One end of the well, up is away from the middle: turf, a winch, a child, a tree and a house."""
    turf = S.mat(greens[0], "cloth")
    across = np.linspace(-6, 6, 120)
    line = [(x, z) for x, z in zip(across, edge(across), strict=True) if abs(x) > WIDE]
    for s in (-1, 1):
        strip = [(x, z) for x, z in line if x * s > 0]
        V = [(x, y, z + lift) for x, z in strip for y, lift in ((-0.62, -0.1), (-0.56, 0.02), (7, 0.02))]
        n = len(strip)
        F = [(3 * i + k, 3 * i + 3 + k, 3 * i + 4 + k, 3 * i + 1 + k) for i in range(n - 1) for k in range(2)]
        S.obj(V, F, turf, False, parent=world)
        for color in greens:
            V, F = [], []
            for _ in range(150):
                x = s * S.rnd.uniform(WIDE + 0.12, 4.2)
                z, h, a = (
                    float(edge(np.array([x]))[0]),
                    0.26 * S.rnd.uniform(0.5, 1.2),
                    S.rnd.uniform(-0.1, 0.1),
                )
                b, y = len(V), S.rnd.uniform(-0.6, 0.2)
                V += [(x - 0.03, y, z - 0.05), (x + 0.03, y, z - 0.05), (x + a, y, z + h)]
                F.append((b, b + 1, b + 2))
            S.obj(V, F, S.mat(color, "cloth"), False, parent=world)
    wood = S.mat("#7a5236", "wood")
    for s in (-1, 1):
        S.box((0.14, 0.14, 1.75), wood, (s * 1.28, 0.5, HALF + 0.8), parent=world, bevel=0.02)
    S.tube([(-1.4, 0.5, HALF + 1.3), (1.4, 0.5, HALF + 1.3)], 0.09, wood, 12, world)
    for k in range(7):
        turn = [
            (
                -0.42 * (1 - 2 * (side == 0)) + 0.07 * (k - 3),
                0.5 + 0.12 * math.cos(t),
                HALF + 1.3 + 0.12 * math.sin(t),
            )
            for t in np.linspace(0, 6.28, 14)
        ]
        S.tube(turn, 0.035, S.mat("#c9a870", "cloth"), 6, world)
    crank = [
        (1.4, 0.5, HALF + 1.3),
        (1.62, 0.5, HALF + 1.3),
        (1.62, 0.4, HALF + 1.0),
        (1.85, 0.4, HALF + 1.0),
    ]
    S.tube(crank, 0.045, S.mat("#4a4a50", "metal"), 8, world)
    roof = S.mat("#a5403a" if side == 0 else "#4a4a7c", "clay", bump=0.08)
    V = [(x, y, HALF + z) for y in (0.1, 0.9) for x, z in ((-1.75, 1.5), (1.75, 1.5), (0, 2.12))]
    S.obj(
        V,
        [(0, 1, 2), (3, 5, 4), (0, 2, 5, 3), (1, 4, 5, 2), (0, 3, 4, 1)],
        roof,
        False,
        parent=world,
        bevel=0.03,
    )
    # who leans over, hands out after the ball, or for it
    coat, hair = (("#d8382c", "#5a3020"), ("#e8b43c", "#2a2028"))[side]
    S.person(
        (-1.45, -0.25, HALF + 0.02),
        1.6,
        coat,
        face=78,
        hair=hair,
        style=("plait", "short")[side],
        skirt=side == 0,
        pelvis=(0, 0.08, 0.4),
        chest=(0, -0.17, 0.56),
        head=(0, -0.34, 0.6),
        hands=((0.08, -0.42, 0.2), (-0.08, -0.44, 0.24)),
        parent=world,
    )
    tree = S.tree(
        (0, 0, 0),
        2.6,
        "#4a352c",
        (("#7fa844", "#a8c458"), ("#3c5a7c", "#4a6a8c"))[side],
        5,
        0.6,
        1.3,
        0.13,
        seed=3 + side,
        parent=world,
    )
    tree.location = (2.75, 2.2, HALF + 0.5)
    home = S.house(
        (0, 0, 0),
        1.1,
        0.85,
        ("#a5503c", "#3a3a64")[side],
        ("#f0dcb8", "#6a6a90")[side],
        12,
        (0.0, 1.0)[side],
    )
    home.parent, home.location = world, (-2.55, 2.4, HALF + 0.55)

"""The sun hatches: birds lift the lid off the morning, and the moon is still in its shell."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import CAM, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "egg",
        21,
        sky={
            "stops": [(0, "#3d5a8a"), (0.35, "#8fa3bd"), (0.58, "#f2c9a8"), (0.7, "#ffdf9e"), (1, "#ffe9bd")],
            "clouds": [
                {"dark": "#b58fa0", "lite": "#ffe7c4", "band": (0.36, 0.14), "cell": (60, 260), "alpha": 0.75}
            ],
            "discs": [{"x": 0.5, "y": 0.52, "r": 0.001, "glow": "#ffd27a", "halo": 140, "halo_gain": 0.5}],
        },
        ambient=0.6,
        key=[sun((-5, -8, 6), "#9fb0e0", 0.9, 0.4)],
        fog={"density": 0.02, "start": 19, "color": "#ffdcae", "mix": 0.35, "low": 0.5, "low_h": 1.0},
        cam=CAM,
        post={
            "grade": {"shadow": "#38285a", "high": "#fff4d4"},
            "rays": [{"x": 0.5, "y": 0.5, "len": 0.6, "gain": 1.1, "th": 0.75, "color": "#ffd9a0"}],
            "bloom": 0.6,
            "motes": {"n": 70, "box": (0.15, 0.25, 0.9, 0.85)},
        },
    )
    S.ground("hills", "#77805c", amp=0.75, seed=6, flat=3.2)
    S.mountains(48, 9, "#8c87a0", 2, scale=0.05, width=120)
    m = S.mat("#efdfc4", "clay", sss=0.5, rough=0.5, bump=0.02)
    seg = 72
    V, F = [], []
    rnd = S.rnd
    nz = 34
    jag = [
        2.55
        + 0.42 * abs(math.sin(k * seg / 9.0 * 0.61 + k)) * (1 if k % 2 else -0.35)
        + rnd.uniform(-0.12, 0.12)
        for k in range(18)
    ]

    def top(a):
        t = (a / (2 * math.pi)) * 18
        i = int(t) % 18
        f = t - int(t)
        return jag[i] * (1 - f) + jag[(i + 1) % 18] * f

    def rad(z):
        u = (z - 2.35) / 2.35 if z < 2.35 else (z - 2.35) / 3.05
        return 1.95 * math.sqrt(max(0, 1 - u * u))

    for k in range(seg):
        a = 2 * math.pi * k / seg
        t = top(a)
        for i in range(nz):
            z = 0.02 + (t - 0.02) * i / (nz - 1)
            r = rad(z)
            V.append((r * math.cos(a), r * math.sin(a), z))
    for k in range(seg):
        j = (k + 1) % seg
        for i in range(nz - 1):
            F.append((k * nz + i, j * nz + i, j * nz + i + 1, k * nz + i + 1))
    o = S.obj(V, F, m, at=(0.2, 1.6, S.z(0.2, 1.6) - 0.25), rot=(0, -5, 0))
    so = o.modifiers.new("s", "SOLIDIFY")
    so.thickness = 0.09
    so.offset = -1
    V2 = []
    for k in range(seg):
        a = 2 * math.pi * k / seg
        t = top(a)
        for i in range(nz):
            z = t + (5.38 - t) * i / (nz - 1)
            r = rad(z)
            V2.append((r * math.cos(a), r * math.sin(a), z - 3.6))
    lid = Vector((0.5, 1.8, 5.75))
    o2 = S.obj(V2, F, m, at=lid, rot=(8, 14, 0))
    so = o2.modifiers.new("s", "SOLIDIFY")
    so.thickness = 0.09
    so.offset = -1
    S.sphere(0.85, S.mat("#ffcf62", "glow", gain=7.0), (0.25, 1.6, 3.15))
    S.lamp((0.25, 1.2, 3.4), "#ffc25e", 900, 0.6)
    S.lamp((0.25, -0.5, 4.0), "#ffb65e", 420, 0.4)
    # threads go from the birds to the shell
    ink, thread = S.mat("#43283a", "paper"), S.mat("#6a4a48", "paper")
    flock = (
        (-2.2, 8.3, 0.66, 24),
        (-1.25, 9.1, 0.56, 14),
        (-0.2, 8.7, 0.7, 4),
        (0.75, 9.4, 0.56, -4),
        (1.55, 8.6, 0.68, -12),
        (2.35, 9.2, 0.56, -20),
        (2.9, 8.2, 0.6, -28),
    )
    for k, (x, z, size, lean) in enumerate(flock):
        at, f = Vector((x, 1.4, z)), (0.55, 0.2, 0.42, 0.6, 0.3, 0.5, 0.15)[k]
        wing = [
            (-1, 0.2, f),
            (-0.45, -0.1, f * 0.8),
            (0, -0.2, 0),
            (0, 0.35, 0),
            (0.45, -0.1, f * 0.8),
            (1, 0.2, f),
        ]
        S.obj(
            [Vector(v) * size for v in wing],
            [(0, 1, 3), (1, 2, 3), (3, 2, 4), (3, 4, 5)],
            ink,
            False,
            at,
            (24, lean, 0),
        )
        S.blob([((0, -0.1, -0.1), 0.07, (0, 0.1, 0.12), 0.09)], ink, at, (0, lean, 0), 1.4 * size, voxel=0.02)
        knot = lid + Vector((0.42 + 0.16 * (k - 3), -0.35, 1.72 - 0.05 * (k - 3) ** 2))
        S.tube([at - Vector((0, 0, 0.05)), knot], 0.014, thread, 5)
        S.sphere(0.05, thread, knot, seg=10)
    # one more egg waits, with a crescent in it
    pale = S.empty((3.4, 6.5, S.z(3.4, 6.5) + 0.95), (0, 10, 0), 1.25)
    profile = [
        (0.72 * math.sin(t) * (1 - 0.12 * math.cos(t)), -math.cos(t)) for t in np.linspace(0, math.pi, 24)
    ]
    S.lathe([(r, -z) for r, z in profile[::-1]], S.mat("#7f90b8", "clay", lift=0.08), 40, parent=pale)
    moon = [(0.3 * math.cos(t), -0.76, 0.3 * math.sin(t)) for t in np.linspace(-1.5, 1.5, 16)]
    moon += [(0.14 * math.cos(t), -0.76, 0.3 * math.sin(t)) for t in np.linspace(1.5, -1.5, 16)]
    S.obj(
        moon,
        [(i, i + 1, 30 - i, 31 - i) for i in range(15)],
        S.mat("#f4f2dc", "glow", gain=2.5),
        False,
        parent=pale,
    )
    S.wanderer((-1.85, -1.7, S.z(-1.85, -1.7)), 0.95, "#b5322c", face=-25, scarf="#f0d9a0")
    # a rabbit sits up beside, seen from behind
    fur = S.mat("#5f463c", "cloth", vary=0.2)
    hare = S.empty((-1.05, -1.85, S.z(-1.05, -1.85)), (0, 0, -20), 0.62)
    S.blob(
        [
            ((0, 0, 0.24), 0.24, (0, 0.06, 0.48), 0.17),
            ((0, 0.1, 0.72), 0.145),
            ((0.17, 0.02, 0.12), 0.12),
            ((-0.17, 0.02, 0.12), 0.12),
            ((0.06, 0.1, 0.82), 0.05, (0.12, 0.06, 1.2), 0.045),
            ((-0.06, 0.1, 0.82), 0.05, (-0.1, 0.06, 1.22), 0.045),
        ],
        fur,
        parent=hare,
        voxel=0.02,
    )
    S.sphere(0.09, S.mat("#f2e6d4", "cloth"), (0, -0.24, 0.16), parent=hare, seg=16)
    return S

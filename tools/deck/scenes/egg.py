"""The sun hatches."""

import math

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
        key=[sun((0, 12, 3.2), "#ffd890", 3.4, 0.08), sun((-5, -8, 6), "#9fb0e0", 0.9, 0.4)],
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
    o2 = S.obj(V2, F, m, at=(0.75, 1.9, 5.7), rot=(8, 26, 0))
    so = o2.modifiers.new("s", "SOLIDIFY")
    so.thickness = 0.09
    so.offset = -1
    S.sphere(0.85, S.mat("#ffcf62", "glow", gain=7.0), (0.25, 1.6, 3.15))
    S.lamp((0.25, 1.2, 3.4), "#ffc25e", 900, 0.6)
    S.lamp((0.3, -1.2, 4.4), "#ffb65e", 120, 0.5)
    S.birds((0.6, 1.5, 6.6), 13, (2.2, 1.2, 1.5), 0.22, "#5a3340")
    S.wanderer((-1.65, -1.7, S.z(-1.65, -1.7)), 0.85, "#b5322c", face=-25, scarf="#f0d9a0")
    S.prop(
        "rabbit",
        (-0.8, -1.8, S.z(-0.8, -1.8) - 0.02),
        0.6,
        (0, 0, 15),
        flip=True,
        sat=0.6,
        tint="#9a7a62",
        mix=0.6,
    )
    return S

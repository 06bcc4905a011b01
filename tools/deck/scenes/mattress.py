"""On a tower of mattresses somebody is awake; at its foot a pea glows, and a mouse sleeps very well."""

import math

from ..kit.light import area, grade, sky, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "mattress",
        407,
        sky=sky("#141c4c", "#2c3c80", "#6a78b8"),
        ambient=0.34,
        key=[
            sun((5, 3.4, 8.5), "#b8ccff", 1.2, 0.08, (0, 1, 5)),
            area((-5, -8, 9), "#b0c0ff", 700, 3.0, (0, 0, 6)),
            area((4, -9, 2), "#ffc890", 420, 3.0, (0, 0, 2)),
        ],
        fog={"density": 0.0},
        cam={"loc": (0.2, -15.6, 3.6), "tgt": (0.1, 0, 4.75)},
        post={"grade": grade("#181c58", "#fff0d8", contrast=0.2), "bloom": 0.7, "bloom_th": 0.75},
    )
    S.room("#4a5490", "#7a5a48", None, half=4.6, deep=5.5, high=16)
    # the window, and the moon in it
    pane = S.frame((1.9, 5.3, 10.1), 3.4, 4.4, "#c8c8dc", S.mat("#30448c", "glow", gain=0.8), border=0.22)
    S.moon((2.2, 5.0, 10.5), 0.95, "#fff0c8", 1.0)
    for size in ((3.4, 0.12, 0.1), (0.1, 0.12, 4.4)):
        S.box(size, S.mat("#c8c8dc", "wood"), (0, -0.5, 0), parent=pane, bevel=0.01)
    S.lamp((1.4, 3.6, 9.6), "#c8d8ff", 260, 0.8)
    pairs = [
        ("#c2605a", "#e8d8c0"),
        ("#e8c070", "#d89a50"),
        ("#6f9aa8", "#f0e4d0"),
        ("#8aa06a", "#e8e0b8"),
        ("#b88aa0", "#f0dce0"),
        ("#5f7fa8", "#c8d4e0"),
        ("#d8905a", "#f4dcb8"),
    ]
    z = 0.1
    for k in range(19):
        thick = S.rnd.uniform(0.38, 0.52)
        x = 0.34 * math.sin(0.42 * k) + S.rnd.uniform(-0.1, 0.1)
        bulge = {1: (0.75, -0.06, 0.5), 2: (0.75, 0.26, 0.6), 3: (0.75, 0.16, 0.7), 4: (0.75, 0.08, 0.8)}.get(
            k
        )
        S.cushion(
            (x - 0.35, 0.3, z + thick / 2),
            (3.7 + S.rnd.uniform(-0.25, 0.2), 2.4, thick * 1.05),
            pairs[(3 * k) % 7],
            (0, 2.2 * math.sin(0.42 * k + 1.4) + S.rnd.uniform(-0.8, 0.8), S.rnd.uniform(-4, 4)),
            0.03,
            bulge,
            stripe=(0, 11, 15)[k % 3],
            tufts=(5, 0, 6, 0)[k % 4],
            soft=0.5,
        )
        z += thick + (0.16 if k == 1 else 0.0)
    S.sphere(0.2, S.mat("#9aff6a", "glow", gain=3.0), (0.4, -0.75, 1.08), seg=24)
    S.lamp((0.4, -1.5, 1.1), "#90ff60", 26, 0.2)
    # she sits on top with her back to us, and looks at the moon
    top = z + 0.02
    her = S.person(
        (-0.2, 0.1, top),
        2.15,
        "#f0e4ec",
        "floor",
        152,
        hair="#a85a2c",
        style="long",
        hands=((0.09, -0.28, 0.26), (-0.09, -0.28, 0.26)),
    )
    V, n = [], 48
    for i in range(n):
        a = 2 * math.pi * i / n
        up = 0.05 + 0.06 * (1 - abs(2 * (i % 8) / 8 - 1))
        V += [(0.075 * math.cos(a), 0.075 * math.sin(a), 0), (0.09 * math.cos(a), 0.09 * math.sin(a), up)]
    F = [(2 * i, 2 * ((i + 1) % n), 2 * ((i + 1) % n) + 1, 2 * i + 1) for i in range(n)]
    gold = S.mat("#f4c850", "metal", rough=0.25)
    ring = S.obj(V, F, gold, False, (0, 0.0, 0.66), parent=her)
    ring.modifiers.new("thick", "SOLIDIFY").thickness = 0.008
    S.cushion((-1.35, 0.4, top + 0.12), (1.0, 1.1, 0.34), ("#f4ead8", "#f4ead8"), (0, -14, 8), soft=0.6)
    S.quilt(
        lambda x, y: top - 0.02 - 1.9 * max(0.0, x - 1.15) - 1.5 * max(0.0, -0.75 - y),
        (0.35, 1.75),
        (-1.2, 1.4),
        ("#c2605a", "#e8c070", "#6f9aa8", "#f4ead8", "#8a6a9a"),
        5,
        7,
        seed=3,
    )
    # the ladder by which she came, and at the foot the mouse in its own bed
    S.ladder((-2.6, -1.2, 0), (-1.75, -0.75, top + 0.5), 0.62, "#9a7044", 0.5, 0.05)
    S.cushion((1.75, -2.4, 0.16), (1.15, 0.8, 0.24), ("#c2605a", "#e8d8c0"), (0, 0, 14), stripe=7, soft=0.5)
    fur = S.mat("#9a94a4", "cloth", bump=0.03, bscale=40)
    mouse = S.empty((1.75, -2.45, 0.27), (0, 0, 14), 0.5)
    S.blob(
        [((-0.3, 0, 0.2), 0.27, (0.3, 0, 0.22), 0.26), ((0.5, -0.1, 0.2), 0.17, (0.7, -0.2, 0.12), 0.08)],
        fur,
        parent=mouse,
        voxel=0.03,
    )
    for s in (-1, 1):
        S.sphere(0.14, S.mat("#d8a8a0", "cloth"), (0.42, s * 0.17, 0.4), (0.4, 1, 1), 16, mouse)
    S.tube(
        [(-0.5, 0, 0.2), (-0.9, -0.3, 0.1), (-1.2, -0.2, -0.2)],
        0.04,
        S.mat("#d8a8a0", "cloth"),
        8,
        mouse,
        smooth=4,
    )
    S.lamp((1.6, -3.6, 1.4), "#ffc890", 30, 0.4)
    return S

"""A snowman by the fire looks at the chair beside him, where only her hat is left."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import area, grade, sky
from ..kit.stage import Stage


def scene():
    S = Stage(
        "snowman",
        406,
        sky=sky("#1c2448", "#3a4470", "#6a6a94"),
        ambient=0.4,
        key=[area((5.5, -5, 8.5), "#8fa4f0", 1100, 3.0, (0, 0, 1))],
        fog={"density": 0.0},
        cam={"loc": (0.0, -13.6, 5.4), "tgt": (0.0, 0, 3.6)},
        post={
            "grade": grade("#181a54", "#fff0d0", contrast=0.2),
            "bloom": 0.8,
            "bloom_th": 0.75,
            "exposure": 1.2,
        },
    )
    S.room("#6a5f80", "#6f4630", None, half=4.6, deep=5.2, high=12)
    # the fire
    x0, y0 = -0.5, 4.4
    stone, dark = S.mat("#8a7a74", "stone"), S.mat("#1a1216", "clay", rough=1.0)
    S.box((4.4, 0.1, 3.2), dark, (x0, y0 + 0.7, 1.6), bevel=0)
    for s in (-1, 1):
        for z in np.arange(0.35, 2.9, 0.7):
            S.box((0.95, 1.5, 0.64), stone, (x0 + s * 2.0 + S.rnd.uniform(-0.05, 0.05), y0, z), bevel=0.1)
    for k in range(6):
        S.box((0.86, 1.5, 0.7), stone, (x0 - 2.2 + 0.88 * k, y0 - 0.02, 3.12), bevel=0.1)
    S.box((5.6, 1.9, 0.26), S.mat("#5a3c2a", "wood"), (x0, y0 - 0.1, 3.6), bevel=0.05)
    S.box((4.2, 1.0, 8), S.mat("#5c5068", "clay"), (x0, y0 + 0.3, 7.7), bevel=0.03)
    for k in range(15):
        x, y = x0 + S.rnd.gauss(0, 0.55), y0 - 0.2 + S.rnd.uniform(-0.3, 0.2)
        h = max(0.5, 2.1 - 1.1 * abs(x - x0) + S.rnd.uniform(-0.3, 0.3))
        bend = S.rnd.uniform(-0.25, 0.25)
        flame = [
            ((x, y, 0.45), 0.27, (x + bend, y, 0.45 + h * 0.45), 0.19),
            ((x + bend, y, 0.45 + h * 0.45), 0.19, (x + bend * 0.4, y, 0.45 + h), 0.015),
        ]
        color, gain = (("#ff7a1c", 2.2), ("#ffa838", 3.4), ("#ffdc80", 5.0))[k % 3]
        S.blob(flame, S.mat(color, "glow", gain=gain), voxel=0.04)
    for a, z in ((0.25, 0.25), (-0.3, 0.3), (0.05, 0.5)):
        S.tube([(x0 - 1.1, y0 - 0.5 - a, z), (x0 + 1.1, y0 - 0.5 + a, z)], 0.17, S.mat("#3a261e", "wood"), 12)
    S.lamp((x0, y0 - 1.0, 1.5), "#ff9038", 1300, 0.5)
    S.lamp((x0 + 0.3, y0 - 2.0, 3.0), "#ffa050", 420, 0.6)
    # on the mantel two who look out of a frame
    S.frame(
        (x0 - 1.25, y0 - 0.4, 4.6), 1.3, 1.5, "#c09a54", S.mat("#8aa4c8", "paper"), (-6, 0, 0), border=0.14
    )
    for dx, r in ((-0.22, 0.23), (0.26, 0.2)):
        white = S.mat("#f4f6fa", "snow", lift=0.1)
        at = (x0 - 1.25 + dx, y0 - 0.44, 4.2)
        S.sphere(r * 1.2, white, at, (1, 0.15, 1), 20)
        S.sphere(r * 0.85, white, (at[0], at[1], at[2] + 1.75 * r), (1, 0.15, 1), 20)
        hat = "#24202c" if dx < 0 else "#c8584a"
        S.box((r * 1.5, 0.06, 0.04), S.mat(hat, "cloth"), (at[0], at[1] - 0.02, at[2] + 2.45 * r), bevel=0)
        S.box((r, 0.06, 0.16), S.mat(hat, "cloth"), (at[0], at[1] - 0.02, at[2] + 2.8 * r), bevel=0)
    S.lamp((-0.6, -4.5, 2.2), "#ffb070", 90, 0.5)
    S.lamp((3.6, -3.0, 3.2), "#b8c4ff", 110, 0.8)
    # the window
    pane = S.frame((3.1, 5.1, 7.2), 1.7, 2.9, "#9a92a4", S.mat("#3c509c", "glow", gain=0.8), border=0.2)
    for size in ((1.7, 0.1, 0.1), (0.1, 0.1, 2.9)):
        S.box(size, S.mat("#9a92a4", "wood"), parent=pane, bevel=0.01)
    for _ in range(26):
        at = (S.rnd.uniform(2.35, 3.85), 5.0, S.rnd.uniform(5.9, 8.5))
        S.sphere(S.rnd.uniform(0.03, 0.07), S.mat("#ffffff", "glow", gain=0.9), at, seg=10)

    def armchair(at, turn, color, size=1.0):
        e, two = S.empty(at, (0, 0, turn), size), (color, color)
        S.cushion((0, 0.95, 2.5), (2.7, 0.85, 3.3), two, (9, 0, 0), 0.0, soft=0.55, parent=e)
        S.cushion((0, -0.1, 1.15), (2.5, 2.2, 0.9), two, soft=0.6, parent=e)
        for s in (-1, 1):
            S.cushion((s * 1.42, -0.05, 1.45), (0.66, 2.2, 1.3), two, soft=0.6, parent=e)
            for y in (-0.9, 0.9):
                S.lathe([(0.09, 0), (0.14, 0.5)], S.mat("#3a261e", "wood"), 12, (s * 1.3, y, 0.02), parent=e)
        cloth = S.mat(color, "cloth")
        for s in (-1, 1):
            S.box((0.05, 1.3, 0.2), cloth, (s * 1.74, -0.05, 1.45), bevel=0.02, parent=e)
            S.box((0.05, 0.5, 0.4), cloth, (s * 1.34, 0.95, 2.5), (9, 0, 0), 0.02, e)
        return e

    # himself
    chair = armchair((1.75, 0.6, 0), -66, "#c8443a")
    snow = S.mat("#f4f6fa", "snow", sss=0.25, lift=0.06)
    S.blob(
        [((0, -0.1, 2.3), 1.05, (0, 0.1, 3.3), 0.8), ((0, 0, 1.4), 1.1)]
        + [
            ((0.1, -0.7, 1.5), 0.95, (0.15, -1.25, 0.75), 0.8),
            ((0.15, -1.25, 0.75), 0.8, (0.15, -1.35, 0.1), 0.85),
        ]
        + [
            ((0.15 + 0.95 * math.cos(a), -1.45 + 0.8 * math.sin(a), -0.05), 0.34)
            for a in np.arange(0, 6.2, 0.7)
        ]
        + [
            ((1.2, -0.3, 2.3), 0.42, (1.5, -0.4, 1.95), 0.3),
            ((1.5, -0.5, 1.95), 0.28, (1.75, -0.7, 1.3), 0.13),
        ],
        snow,
        parent=chair,
        voxel=0.05,
        smooth=8,
    )
    at = Vector((1.62, 0.5, 4.4))
    S.sphere(0.8, snow, at, (1, 1, 0.97), 48)
    head = S.empty(at, (0, -6, -76), 0.8)
    coal = S.mat("#1c1a20", "clay", rough=0.35)
    S.tube(
        [(0, -0.85, 0.02), (0.02, -1.4, 0.0), (0.02, -2.0, -0.08)],
        0.18,
        S.mat("#f08a30", "clay", lift=0.35),
        14,
        head,
        taper=0.15,
    )
    for s in (-1, 1):
        S.sphere(0.1, coal, (s * 0.36, -0.88, 0.3), parent=head, seg=14)
    for k in range(7):
        t = math.pi * (1.16 + 0.68 * k / 6)
        S.sphere(0.06, coal, (0.5 * math.cos(t), -0.86, -0.05 + 0.5 * math.sin(t)), parent=head, seg=12)
    felt = S.mat("#24222e", "cloth")
    S.lathe(
        [(0, 0), (1.0, 0), (1.04, 0.05), (0.66, 0.1), (0.6, 0.9), (0.54, 1.0), (0, 1.02)],
        felt,
        40,
        (0.06, 0.1, 0.72),
        (-4, 8, 0),
        parent=head,
    )
    S.lathe(
        [(0.67, 0.1), (0.69, 0.14), (0.65, 0.32)],
        S.mat("#3f8a7a", "cloth"),
        40,
        (0.06, 0.1, 0.72),
        (-4, 8, 0),
        parent=head,
    )
    wool = S.mat("#3f8a7a", "cloth")
    S.lathe([(0.6, -0.2), (0.84, -0.1), (0.84, 0.12), (0.6, 0.2)], wool, 32, at - Vector((0, 0, 0.72)))
    S.tube(
        [(1.5, -0.2, 3.7), (1.35, -0.5, 3.35), (1.3, -0.6, 2.8), (1.35, -0.65, 2.2)], 0.16, wool, 12, smooth=5
    )
    twig = S.mat("#5a3a2a", "wood")
    S.tube([(1.0, -0.5, 3.2), (0.4, -0.9, 2.6), (-0.3, -0.9, 2.9)], 0.06, twig, 8, taper=0.6, smooth=5)
    for d in (-0.18, 0.02, 0.2):
        S.tube([(-0.28, -0.9, 2.88), (-0.55, -0.95, 2.98 + d)], 0.035, twig, 6)
    # hers
    other = armchair((-2.5, 1.2, 0), 60, "#4f7a66", 0.85)
    S.cushion((0, -0.3, 1.62), (1.7, 1.2, 0.12), ("#c8584a", "#c8584a"), soft=0.6, parent=other)
    S.lathe(
        [(0.75, 0), (0.78, 0.03), (0.42, 0.1), (0.36, 0.4), (0.2, 0.5), (0, 0.52)],
        S.mat("#e0bc70", "cloth"),
        36,
        (0.1, -0.35, 1.7),
        (6, 4, 0),
        parent=other,
    )
    S.lathe(
        [(0.43, 0.1), (0.45, 0.13), (0.41, 0.24)],
        S.mat("#c8403a", "cloth"),
        36,
        (0.1, -0.35, 1.7),
        (6, 4, 0),
        parent=other,
    )
    S.tube([(-0.3, -0.9, 1.75), (-0.6, -1.2, 1.7)], 0.09, S.mat("#f08a30", "clay"), 12, other, taper=0.2)
    # what has run off both
    water = S.mat("#3a4a68", "clay", rough=0.22, bump=0.0)
    pools = (
        (
            ((0, 0, 0), 1.5, (0.9, -0.5, 0), 1.2),
            ((0, 0, 0), 1.4, (-0.8, -1.0, 0), 0.95),
            ((0, 0, 0), 1.2, (0.2, -1.6, 0), 0.7),
            0.8,
            -0.9,
        ),
        (
            ((0, 0, 0), 0.8, (0.6, -0.3, 0), 0.6),
            ((0, 0, 0), 0.7, (0.1, -0.8, 0), 0.4),
            ((0.9, -0.2, 0), 0.4),
            -1.7,
            0.5,
        ),
    )
    for *parts, x, y in pools:
        S.blob(parts, water, (x, y, 0.01), scale=(1, 1, 0.012), voxel=0.05, smooth=10)
    # the cat sits between them with its back to us, dark before the fire, and looks at the hat
    ginger = S.mat("#c87a34", "cloth", vary=0.25, bump=0.03, bscale=40)
    c = S.empty((-1.3, -1.7, 0.02), (0, 0, 10), 1.25)
    S.blob(
        [
            ((0, 0, 0.27), 0.29, (0, 0.0, 0.5), 0.22),
            ((0, 0.0, 0.5), 0.22, (-0.01, 0.04, 0.74), 0.14),
            *(((s * 0.2, 0.02, 0.14), 0.16) for s in (-1, 1)),
        ],
        ginger,
        parent=c,
        voxel=0.018,
    )
    head = S.empty((-0.03, 0.06, 0.92), (0, -8, 0))
    head.parent = c
    S.blob(
        [((0, 0, 0), 0.19), ((-0.17, 0.06, -0.05), 0.085)]
        + [((s * 0.1, 0, 0.12), 0.07, (s * 0.14, 0, 0.27), 0.012) for s in (-1, 1)],
        ginger,
        parent=head,
        voxel=0.012,
        smooth=3,
    )
    S.tube(
        [(0.1, -0.2, 0.1), (0.34, -0.3, 0.07), (0.6, -0.22, 0.08), (0.72, 0.02, 0.12), (0.62, 0.14, 0.2)],
        0.075,
        ginger,
        12,
        c,
        taper=0.6,
        smooth=6,
    )
    for up in (0.36, 0.5, 0.63):
        stripe = [
            (
                0.25 * (1 - 0.55 * up) * math.sin(t),
                -0.305 * (1 - 0.62 * up) * math.cos(t),
                up + 0.03 * math.cos(2 * t),
            )
            for t in np.linspace(-0.7, 0.7, 9)
        ]
        S.tube(stripe, 0.02, S.mat("#8a4a1c", "cloth"), 6, c)
    return S

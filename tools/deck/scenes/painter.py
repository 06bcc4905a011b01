"""She paints the dawn across a grey morning; at the other end somebody rubs it out."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import area, clouds, grade, sky, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "painter",
        604,
        sky=sky(
            "#3a4a94",
            "#7a64a4",
            "#e88a80",
            "#f8c070",
            "#fde0a0",
            at=(0, 0.22, 0.42, 0.58, 0.72),
            clouds=[
                clouds("#b8608c", "#ffd8a8", (0.32, 0.2), 0.85),
                clouds("#e8806c", "#fff0c0", (0.55, 0.1), 0.7),
            ],
            discs=[
                {
                    "x": 0.3,
                    "y": 0.55,
                    "r": 0.12,
                    "color": "#fff4c8",
                    "glow": "#ffc870",
                    "halo": 1.0,
                    "halo_gain": 0.8,
                    "maria": 0.0,
                    "gain": 1.6,
                }
            ],
        ),
        ambient=0.75,
        key=[area((-6, -5, 6), "#ffd0a0", 520, 3.0), sun((4, -8, 7), "#e0e4ec", 1.3, 0.2)],
        fog={"density": 0.02, "start": 20, "color": "#c4c4c4", "mix": 0.7},
        cam={"loc": (0, -12.2, 3.4), "tgt": (0, 0, 4.55)},
        post={"grade": grade("#2a2c54", "#fff2d8", contrast=0.18), "bloom": 0.6, "bloom_th": 0.85},
    )
    S.ground("hills", "#a8a8a4", amp=0.5, seed=7, flat=5)
    S.mountains(26, 4.5, "#b4b4b2", seed=3, base=-1)
    # the veil of grey, and the strokes of dawn in it, with smears where they are rubbed out
    rows, columns, wide, high, y0 = 1500, 1000, 15.0, 22.5, 9.0
    px = (np.arange(columns) / columns - 0.5)[None, :] * wide
    pz = 5.4 + (0.5 - np.arange(rows) / rows)[:, None] * high
    grain, broad = S.nfun(0.9, 4, 21), S.nfun(0.35, 3, 22)
    alpha = np.ones((rows, columns))
    for k, (base, bow, x0, x1, half) in enumerate(
        (
            (3.9, 0.25, -7.5, 1.5, 1.25),
            (5.9, 0.5, -5.6, 2.6, 1.2),
            (7.9, 0.8, -3.8, 2.9, 1.2),
            (9.7, 1.0, -2.4, 3.1, 0.95),
        )
    ):
        line = base + bow * np.sin((px - x0) / (x1 - x0) * 2.4) + 0.35 * (broad(px + 5 * k, 0 * px + k) - 0.5)
        across = (pz - line) / half
        streak = grain(0.25 * px + 0 * pz, 9 * across + 0 * px + 7 * k)
        ends = np.minimum((x1 - px) / 2.2, (px - x0) / 2.8)
        wet = np.clip((ends + 0.9 * (streak - 0.42)) * 9, 0, 1) * np.clip(
            (1 - np.abs(across) + 0.5 * (streak - 0.5)) * 9, 0, 1
        )
        alpha = np.minimum(alpha, 1 - wet)
    for cx, cz, r in (
        (-3.4, 5.3, 0.9),
        (-4.3, 4.2, 1.1),
        (-3.1, 6.6, 0.6),
        (-4.8, 5.8, 0.9),
        (-1.85, 5.0, 0.6),
        (-1.7, 4.3, 0.5),
    ):
        rub = np.exp(
            -((((px - cx) * 0.8 + (pz - cz) * 0.45) / r) ** 2)
            - (((pz - cz) * 0.8 - (px - cx) * 0.3) / (0.8 * r)) ** 2
        )
        alpha = np.maximum(alpha, np.clip(1.7 * rub * (0.5 + grain(2 * (px + pz), 0.4 * (pz - px))), 0, 0.97))
    S.veil((0, y0, 5.4), wide, high, alpha, "#b9bab8", 0.42)
    # she stands on the ladder, her brush in the last stroke, a pot of dawn at her knee
    S.ladder((1.9, -0.6, -0.2), (2.15, 0.6, 6.6), 1.0, "#9a7044", 0.62, 0.07)
    S.tube([(2.2, 1.6, 0.0), (2.15, 0.6, 6.6)], 0.07, S.mat("#8a6238", "wood"), 8)
    her = S.person(
        (1.72, -0.75, 3.0),
        3.1,
        "#3f6f8a",
        "wave",
        -148,
        hair="#b0542c",
        style="plait",
        trousers="#4a4458",
        hands=((0.3, -0.06, 1.0), (-0.22, -0.12, 0.62)),
        feet=((0.07, 0.02, 0.03), (-0.07, -0.04, 0.13)),
    )
    hand = her.matrix_basis @ Vector((0.3, -0.06, 1.0))
    tip = hand + Vector((-1.75, 0.9, 1.55))
    d = (tip - hand).normalized()
    S.tube([hand - d * 0.7, hand + d * 1.35], 0.075, S.mat("#c98a4a", "wood"), 10)
    S.tube([hand + d * 1.25, hand + d * 1.7], 0.17, S.mat("#b0b4b8", "metal"), 14)
    S.blob(
        [
            (hand + d * 1.65, 0.15, hand + d * 2.0, 0.22),
            (hand + d * 2.0, 0.22, hand + d * 2.3, 0.17),
            (hand + d * 2.3, 0.17, hand + d * 2.72, 0.03),
        ],
        S.mat("#e8746c", "cloth", lift=0.25, vary=0.3),
        voxel=0.03,
        smooth=5,
    )
    pot = Vector((1.36, -0.8, 1.55))
    S.lathe(
        [(0, 0), (0.34, 0), (0.38, 0.62), (0.34, 0.62), (0.3, 0.5), (0, 0.5)],
        S.mat("#9aa0a8", "metal", rough=0.35),
        30,
        pot,
    )
    S.lathe([(0, 0.52), (0.33, 0.52)], S.mat("#ffb060", "glow", gain=2.4), 24, pot)
    S.tube(
        [pot + Vector((0.36 * math.cos(t), 0, 0.6 + 0.6 * math.sin(t))) for t in np.linspace(0, 3.14, 12)],
        0.02,
        S.mat("#5a5a60", "metal"),
        6,
    )
    S.tube([(1.46, -0.1, 2.9), (1.4, -0.8, 2.86), (1.36, -0.86, 2.72)], 0.025, S.mat("#5a5a60", "metal"), 6)
    S.lamp(pot + Vector((-0.2, -0.7, 1.1)), "#ffb070", 26, 0.2)
    for k in range(3):
        S.sphere(
            0.09,
            S.mat("#f0906c", "clay", rough=0.2, lift=0.3),
            pot + Vector((-0.22 + 0.2 * k, -0.36, 0.44 - 0.1 * k)),
            (0.6, 0.4, 1.6),
            14,
        )
    # he rubs it out, in no hurry
    him = S.person(
        (-1.72, -1.5, 0.9),
        2.8,
        "#5a5c64",
        "stand",
        -152,
        hair="#3a3a40",
        hands=((0.2, -0.02, 0.44), (-0.3, -0.16, 0.86)),
        trousers="#3c3e46",
    )
    S.box((1.3, 0.9, 0.9), S.mat("#8f7a60", "wood"), (-1.72, -1.45, 0.44), (0, 0, 12), 0.04)
    brim = [(0, 0.2), (0.07, 0.19), (0.105, 0.12), (0.11, 0.02), (0.17, 0.0), (0.17, 0.015), (0.11, 0.03)]
    S.lathe(brim, S.mat("#3a3c44", "cloth"), 28, (0, 0.02, 0.955), (6, 0, 0), parent=him)
    # his rubber is at the end of a pencil as long as himself
    palm = him.matrix_basis @ Vector((-0.3, -0.2, 0.86))
    way = Vector((0.42, -0.1, 0.9)).normalized()
    S.tube([palm - way * 1.5, palm + way * 0.7], 0.13, S.mat("#e8b83c", "clay", rough=0.35), 6)
    S.tube([palm + way * 0.7, palm + way * 0.95], 0.142, S.mat("#c8ccd0", "metal"), 20)
    S.blob(
        [(palm + way * 1.0, 0.135, palm + way * 1.28, 0.14)],
        S.mat("#e8848c", "clay", rough=0.8),
        voxel=0.02,
        smooth=2,
    )
    S.tube([palm - way * 1.5, palm - way * 1.8], 0.13, S.mat("#e0c094", "wood"), 6, taper=0.35)
    S.tube([palm - way * 1.79, palm - way * 1.92], 0.046, S.mat("#2a2a30", "clay"), 6, taper=0.1)
    palm = palm + way * 1.2
    for _ in range(70):
        p = palm + Vector((S.rnd.gauss(0.1, 0.3), S.rnd.gauss(0.1, 0.2), -S.rnd.uniform(-0.2, 3.6)))
        S.tube(
            [p, p + Vector((S.rnd.gauss(0, 0.08), 0, S.rnd.gauss(0, 0.05)))],
            0.02,
            S.mat("#8a8088", "clay"),
            5,
        )
    return S

"""People wait for the bus in the middle of the sea."""

import math

import numpy as np

from ..kit.light import clouds, grade, sky, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "busstop",
        307,
        sky=sky(
            "#4f9aa8",
            "#9fccc0",
            "#f2e8c4",
            "#f8d4a4",
            at=(0, 0.4, 0.62, 1),
            clouds=[clouds("#a9c8c0", "#fff8e8", (0.34, 0.16))],
        ),
        ambient=0.66,
        key=[sun((-6, -4, 6), "#fff0cc", 3.0), sun((4, 9, 5), "#ffd9a8", 1.4, 0.15)],
        fog={"density": 0.016, "start": 20},
        cam={"loc": (0, -14, 3.0), "tgt": (0, 0, 3.9)},
        post={"grade": grade("#163f58", "#fff4d6")},
    )
    S.ground("sea", "#2f8a90", amp=0.55)
    stone = S.mat("#b9b0a0", "stone")
    S.box((5.6, 2.0, 0.3), stone, (0.1, 1.2, 0.05), bevel=0.08)
    S.box((5.6, 0.16, 0.12), S.mat("#e8e0cc", "stone"), (0.1, 0.2, 0.17), bevel=0.02)
    frame, glass = S.mat("#3f5a5c", "metal"), S.mat("#dfeeea", "glass", ior=1.03)
    for x in (-2.0, 1.3):
        S.box((0.12, 0.12, 3.1), frame, (x, 1.9, 1.7), bevel=0.02)
    S.box((3.9, 1.5, 0.12), S.mat("#c2553a", "clay"), (-0.35, 1.5, 3.3), (4, 0, 0), 0.04)
    S.obj(
        [(-1.95, 1.95, 0.5), (1.25, 1.95, 0.5), (1.25, 1.95, 3.1), (-1.95, 1.95, 3.1)],
        [(0, 1, 2, 3)],
        glass,
        False,
    )
    S.box((2.6, 0.5, 0.1), S.mat("#8a5a36", "wood"), (-0.35, 1.6, 0.85), bevel=0.03)
    for x in (-1.4, 0.7):
        S.box((0.1, 0.4, 0.65), frame, (x, 1.6, 0.5), bevel=0.01)
    # the sign
    S.tube([(2.3, 0.7, 0.1), (2.3, 0.7, 4.6)], 0.06, frame, 10)
    S.lathe(
        [(0, -0.05), (0.6, -0.05), (0.6, 0.05), (0, 0.05)],
        S.mat("#f0c040", "clay", rough=0.35),
        40,
        (2.3, 0.68, 4.75),
        (90, 0, 0),
    )
    S.lathe(
        [(0.5, -0.06), (0.54, -0.06), (0.54, 0.06), (0.5, 0.06)],
        S.mat("#2a4a5a", "clay"),
        40,
        (2.3, 0.66, 4.75),
        (90, 0, 0),
    )
    dark = S.mat("#2a4a5a", "clay")
    S.box((0.62, 0.04, 0.34), dark, (2.3, 0.6, 4.82), bevel=0.06)
    for x in (-0.2, 0.0, 0.2):
        S.box((0.14, 0.05, 0.14), S.mat("#f0e8d0", "clay"), (2.3 + x, 0.58, 4.86), bevel=0.01)
    for x in (-0.17, 0.17):
        S.sphere(0.07, dark, (2.3 + x, 0.6, 4.63), (1, 0.5, 1), 16)
    S.box((0.5, 0.05, 0.8), S.mat("#f3ead6", "paper"), (2.3, 0.66, 2.9), bevel=0.02)
    # who waits: one reads, two have seen who has come
    reader = S.person(
        (-1.25, 1.45, 0.92),
        1.75,
        "#5a6a4a",
        "sit",
        6,
        hair="#dcd6cc",
        hat="#3f4a38",
        hands=((0.19, -0.27, 0.44), (-0.19, -0.27, 0.44)),
    )
    sheet, ink = S.mat("#f3ead6", "paper"), S.mat("#8a8478", "cloth")
    for side in (-1, 1):
        page = S.empty((side * 0.105, -0.3, 0.47), (-12, 0, side * 10))
        page.parent = reader
        S.box((0.21, 0.012, 0.3), sheet, parent=page, bevel=0.002)
        S.box((0.17, 0.016, 0.025), ink, (0, 0, 0.11), parent=page, bevel=0)
        for k in range(6):
            S.box((0.15, 0.016, 0.01), ink, (0, 0, 0.06 - 0.034 * k), parent=page, bevel=0)
    S.person(
        (-0.1, 1.45, 0.92),
        1.6,
        "#c2453a",
        "sit",
        28,
        hair="#3a2620",
        hands=((0.09, -0.3, 0.16), (-0.1, -0.24, 0.18)),
        chest=(0, -0.05, 0.37),
        head=(0, -0.1, 0.55),
    )
    standing = S.person(
        (1.62, 0.62, 0.2),
        1.9,
        "#34506a",
        "stand",
        -72,
        hair="#6a4028",
        style="bun",
        trousers="#22262e",
        skirt=False,
        chest=(0, -0.05, 0.7),
        head=(0, -0.1, 0.885),
        hands=((0.12, -0.42, 0.6), (-0.16, 0.0, 0.44)),
        feet=((0.07, -0.1, 0.03), (-0.07, 0.09, 0.03)),
    )
    hem = [(0.09, 0.6), (0.12, 0.46), (0.165, 0.29), (0.145, 0.295)]
    S.lathe(hem, S.mat("#34506a", "cloth"), 28, scale=(0.95, 1, 1), parent=standing)
    S.lathe(
        [(0.07, 0.03), (0.11, 0.015), (0.1, -0.02)],
        S.mat("#efd08a", "cloth"),
        24,
        (0, -0.08, 0.79),
        parent=standing,
    )
    S.sphere(0.06, S.mat("#e8c890", "cloth"), (0.12, -0.47, 0.59), (1, 1.3, 0.8), 14, standing)
    case = S.mat("#8a5632", "cloth")
    S.box((0.62, 0.24, 0.44), case, (2.3, 0.2, 0.42), bevel=0.05)
    S.bird((-1.4, 0.95, 3.27), 0.55, "#f6f2ea", -25, belly="#ffffff")
    S.bird((2.3, 0.7, 5.36), 0.5, "#f6f2ea", 200)
    # who has come up beside the platform, for a crumb
    e = S.empty((-0.25, -1.15, 0.1), (0, -34, 8), 1.4)
    skin, fin, pale = S.mat("#e8843c", "clay", rough=0.3), S.mat("#d8582f", "clay"), S.mat("#f6d8a0", "clay")
    S.blob(
        [
            ((-1.05, 0, -0.02), 0.1, (-0.35, 0, 0.0), 0.38),
            ((-0.35, 0, 0.0), 0.38, (0.2, 0, 0.03), 0.34),
            ((0.2, 0, 0.03), 0.34, (0.58, 0, 0.02), 0.17),
        ],
        skin,
        parent=e,
        scale=(1, 0.62, 1),
        voxel=0.02,
        smooth=8,
    )
    S.blob([((0.05, 0, -0.1), 0.29, (0.54, 0, -0.04), 0.14)], pale, parent=e, scale=(1, 0.6, 1), voxel=0.02)
    for h in (0.075, -0.045):
        S.blob([((0.7, -0.05, h), 0.05, (0.7, 0.05, h), 0.05)], fin, parent=e, voxel=0.012)
    for side in (-1, 1):
        S.sphere(0.085, S.mat("#fff4dc", "clay", rough=0.15), (0.36, side * 0.155, 0.13), (1, 0.5, 1), 20, e)
        S.sphere(0.05, S.mat("#181214", "clay", rough=0.05), (0.385, side * 0.185, 0.14), (1, 0.5, 1), 16, e)
        gill = [
            (0.12 - 0.09 * math.cos(t), side * 0.228, 0.2 * math.sin(t)) for t in np.linspace(-1.2, 1.2, 12)
        ]
        S.tube(gill, 0.016, fin, 6, e)
        S.fin(
            ((-0.02, side * 0.2, -0.06), (-0.02, side * 0.2, -0.16)),
            ((-0.32, side * 0.42, 0.0), (-0.3, side * 0.42, -0.2)),
            fin,
            fin,
            7,
            parent=e,
        )
    S.fin(((0.12, 0, 0.33), (-0.6, 0, 0.26)), ((-0.1, 0, 0.6), (-0.78, 0, 0.42)), fin, fin, 11, parent=e)
    foam = S.mat("#e8f6f0", "snow", lift=0.25)
    for r, wide in ((0.6, 0.012), (0.9, 0.007), (1.25, 0.004)):
        ring = [
            (-0.42 + r * 1.1 * math.cos(t), -1.2 + 0.62 * r * math.sin(t), 0.03)
            for t in np.linspace(0, 6.283, 60)
        ]
        S.tube(ring, wide, foam, 6)
    for _ in range(14):
        at = (0.35 + S.rnd.gauss(0, 0.25), -1.2 + S.rnd.gauss(0, 0.12), S.rnd.uniform(0.05, 0.6))
        S.sphere(S.rnd.uniform(0.012, 0.03), foam, at, seg=8)
    S.mountains(85, 5, "#8ab0ac", 6, scale=0.03, width=180, sharp=False)
    S.paperboat((2.7, 9, 0.05), 1.2, rot=30)
    return S

"""People wait for the bus in the middle of the sea, and it is a shark."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import clouds, grade, sky, sun
from ..kit.shapes import loft
from ..kit.stage import Stage


def scene():
    S = Stage(
        "busstop",
        307,
        sky=sky(
            "#25607c",
            "#6fa8ac",
            "#f2d8a0",
            "#ffc078",
            at=(0, 0.36, 0.6, 0.74),
            clouds=[clouds("#7a9ca4", "#ffe6c0", (0.3, 0.16), 0.8)],
        ),
        ambient=0.62,
        key=[sun((-8, -2.5, 3.8), "#ffcf8c", 4.4, 0.03), sun((5, 9, 5), "#ffb078", 1.3, 0.15)],
        fog={"density": 0.016, "start": 20},
        cam={"loc": (0, -14, 3.3), "tgt": (0, 0, 3.8)},
        post={"grade": grade("#163058", "#fff2cc", contrast=0.14)},
    )
    S.ground("sea", "#1f7484", amp=0.6)
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
        S.mat("#f0c040", "clay", rough=0.35, lift=0.3),
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
        -24,
        hair="#3a2620",
        hands=((0.09, -0.3, 0.16), (-0.1, -0.24, 0.18)),
        chest=(0, -0.05, 0.37),
        head=(0, -0.1, 0.55),
    )
    standing = S.person(
        (1.72, 0.5, 0.2),
        1.9,
        "#34506a",
        "stand",
        -60,
        hair="#6a4028",
        style="bun",
        trousers="#22262e",
        skirt=False,
        chest=(0, -0.05, 0.7),
        head=(0, -0.1, 0.885),
        hands=((0.28, -0.22, 1.08), (-0.17, 0.02, 0.44)),
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
    case = S.mat("#8a5632", "cloth")
    S.box((0.62, 0.24, 0.44), case, (2.3, 0.2, 0.42), bevel=0.05)
    hide, foam = S.mat("#46586a", "clay", rough=0.25, bump=0.02), S.mat("#eef8f2", "snow", lift=0.25)
    yellow = S.mat("#f0c040", "clay", rough=0.35, lift=0.3)

    def shark(at, size, turn=0):
        """What shows of it: the fin with the number of the line, the back, the tip of the tail, the wake."""
        e = S.empty(at, (0, 0, turn), size)
        stations = []
        for t in np.linspace(0, 1, 22):
            front, back = (
                0.8 - 1.08 * t**1.25,
                -0.72 + 0.5 * math.sin(0.62 * math.pi * t) * t**0.4 - 0.12 * t**3,
            )
            wide = max(front - back, 0.06)
            centre = Vector(((front + back) / 2, 0, -0.15 + 1.75 * t))
            stations.append((centre, Vector((wide / 2, 0, 0)), Vector((0, 0.1 * wide + 0.01, 0))))
        loft(S, stations, hide, e)
        S.sphere(1, hide, (-0.05, 0, -0.16), (1.75, 0.5, 0.34), 40, e)
        tail = [
            (
                Vector((-2.5 - 0.42 * t, 0, -0.1 + 0.7 * t)),
                Vector((0.26 * (1.05 - t), 0, 0)),
                Vector((0, 0.05 * (1.05 - t), 0)),
            )
            for t in np.linspace(0, 1, 10)
        ]
        loft(S, tail, hide, e)
        for side in (-1, 1):
            S.lathe(
                [(0, 0.0), (0.26, 0.0), (0.27, 0.02), (0, 0.03)],
                yellow,
                36,
                (-0.02, side * 0.115, 0.55),
                (90 * -side if side > 0 else 90, 0, 0),
                parent=e,
            )
            S.lathe(
                [(0.2, 0.03), (0.235, 0.03), (0.235, 0.05), (0.2, 0.05)],
                dark,
                36,
                (-0.02, side * 0.115, 0.55),
                (90 * -side if side > 0 else 90, 0, 0),
                parent=e,
            )
            S.box((0.22, 0.03, 0.13), dark, (-0.02, side * 0.15, 0.56), parent=e, bevel=0.02)
            for x in (-0.07, 0.07):
                S.box(
                    (0.07, 0.035, 0.05),
                    S.mat("#f0e8d0", "clay"),
                    (-0.02 + x, side * 0.155, 0.585),
                    parent=e,
                    bevel=0,
                )
                S.sphere(0.03, dark, (-0.02 + x, side * 0.15, 0.49), (1, 0.5, 1), 12, e)
            wake = [
                (0.95 - 1.2 * t, side * (0.1 + 0.42 * t + 0.12 * math.sin(7 * t)), 0.02)
                for t in np.linspace(0, 3, 40)
            ]
            S.tube(wake, 0.035, foam, 6, e, taper=0.2)
        for _ in range(46):
            t, side = S.rnd.random(), S.rnd.choice((-1, 1))
            p = (0.95 - 1.5 * t + S.rnd.gauss(0, 0.06), side * (0.08 + 0.4 * t) + S.rnd.gauss(0, 0.04), 0.03)
            S.sphere(S.rnd.uniform(0.02, 0.06), foam, p, (1.4, 1, 0.7), 8, e)

    # here it comes, and two more behind it
    shark((-1.75, -2.2, 0), 1.0, 6)
    shark((-4.4, 9, 0), 1.1, 4)
    shark((-6.0, 17, 0), 1.1, 2)
    S.mountains(85, 5, "#8ab0ac", 6, scale=0.03, width=180, sharp=False)
    return S

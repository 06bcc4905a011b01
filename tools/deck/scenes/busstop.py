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
    S.tube([(2.45, 0.7, 0.1), (2.45, 0.7, 4.6)], 0.06, frame, 10)
    S.lathe(
        [(0, -0.05), (0.6, -0.05), (0.6, 0.05), (0, 0.05)],
        S.mat("#f0c040", "clay", rough=0.35, lift=0.3),
        40,
        (2.45, 0.68, 4.75),
        (90, 0, 0),
    )
    S.lathe(
        [(0.5, -0.06), (0.54, -0.06), (0.54, 0.06), (0.5, 0.06)],
        S.mat("#2a4a5a", "clay"),
        40,
        (2.45, 0.66, 4.75),
        (90, 0, 0),
    )
    dark = S.mat("#2a4a5a", "clay")
    S.box((0.62, 0.04, 0.34), dark, (2.45, 0.6, 4.82), bevel=0.06)
    for x in (-0.2, 0.0, 0.2):
        S.box((0.14, 0.05, 0.14), S.mat("#f0e8d0", "clay"), (2.45 + x, 0.58, 4.86), bevel=0.01)
    for x in (-0.17, 0.17):
        S.sphere(0.07, dark, (2.45 + x, 0.6, 4.63), (1, 0.5, 1), 16)
    S.box((0.5, 0.05, 0.8), S.mat("#f3ead6", "paper"), (2.45, 0.66, 2.9), bevel=0.02)
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
        (2.0, 0.5, 0.2),
        1.9,
        "#34506a",
        "stand",
        -40,
        hair="#6a4028",
        style="bun",
        trousers="#22262e",
        skirt=False,
        chest=(0, -0.05, 0.7),
        head=(0, -0.1, 0.885),
        hands=((0.17, 0.02, 0.44), (-0.27, -0.14, 1.08)),
        feet=((0.07, -0.1, 0.03), (-0.07, 0.09, 0.03)),
    )
    # her open hand
    skin = S.mat("#efc9a0", "clay")
    S.sphere(0.04, skin, (-0.285, -0.145, 1.12), (0.85, 0.5, 1.5), 16, standing, rot=(0, -14, 0))
    S.sphere(0.017, skin, (-0.243, -0.145, 1.105), (0.8, 0.8, 1.8), 12, standing, rot=(0, 32, 0))
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
    S.box((0.62, 0.24, 0.44), case, (2.55, 0.2, 0.42), bevel=0.05)
    hide, foam = S.mat("#46586a", "clay", rough=0.25, bump=0.02), S.mat("#eef8f2", "snow", lift=0.25)
    yellow = S.mat("#f0c040", "clay", rough=0.35, lift=0.3)

    def blade(points, rear, thick, e):
        """A fin: heights with the front edge and the rear edge of the blade at each of them."""
        z, front = np.array(points).T
        rz, rx = np.array(rear).T
        stations = []
        for h in np.linspace(z[0], z[-1], 48):
            f, b = np.interp(h, z, front), np.interp(h, rz, rx)
            wide = max(f - b, 0.02)
            chord = Vector((wide / 2, 0, 0))
            stations.append((Vector(((f + b) / 2, 0, h)), chord, Vector((0, min(thick, 0.12 * wide), 0))))
        loft(S, stations, hide, e)

    def shark(at, size, turn=0):
        """What shows of it: the fin with the sign of the line, the tip of the tail, the wake."""
        e = S.empty(at, (0, 0, turn), size)
        front = [
            (h, 0.8 - 0.42 * max(h, 0) - 0.72 * max(h / 1.5, 0) ** 4) for h in np.linspace(-0.2, 1.5, 40)
        ]
        rear = [
            (-0.2, -0.42),
            (0.1, -0.5),
            (0.2, -0.8),
            (0.27, -0.76),
            (0.35, -0.57),
            (0.46, -0.43),
            (0.6, -0.36),
        ]
        rear += [(0.8, -0.34), (1.05, -0.4), (1.25, -0.49), (1.4, -0.6), (1.47, -0.68), (1.5, -0.66)]
        blade(front, rear, 0.07, e)
        blade(
            [(-0.1, -1.1), (0.2, -1.25), (0.4, -1.42), (0.5, -1.55)],
            [(-0.1, -1.45), (0.2, -1.48), (0.4, -1.56), (0.5, -1.61)],
            0.03,
            e,
        )
        x, z = 0.08, 0.58
        S.lathe([(0, 0), (0.33, 0), (0.33, 0.03), (0, 0.03)], yellow, 40, (x, -0.06, z), (90, 0, 0), parent=e)
        S.box((0.4, 0.03, 0.24), dark, (x, -0.1, z + 0.03), parent=e, bevel=0.01)
        for k in (-1, 0, 1):
            S.box((0.09, 0.03, 0.09), yellow, (x + 0.12 * k, -0.11, z + 0.07), parent=e, bevel=0)
        for k in (-0.11, 0.11):
            S.sphere(0.055, dark, (x + k, -0.1, z - 0.1), (1, 0.4, 1), 16, e)
        for side in (-1, 1):
            wake = [
                (0.9 - 0.9 * t, side * (0.06 + 0.3 * t + 0.05 * math.sin(6 * t)), 0.01)
                for t in np.linspace(0, 2.4, 40)
            ]
            S.tube(wake, 0.02, foam, 6, e, taper=0.1)
        for _ in range(90):
            t, side = S.rnd.random() ** 1.6, S.rnd.choice((-1, 1))
            p = (0.86 - 1.9 * t + S.rnd.gauss(0, 0.04), side * (0.04 + 0.22 * t) + S.rnd.gauss(0, 0.04), 0.02)
            S.sphere(S.rnd.uniform(0.015, 0.05), foam, p, (1.8, 1, 0.6), 8, e)

    # here it comes, and two more behind it
    shark((-1.1, -2.5, 0), 0.95, 6)
    shark((-4.0, 7, 0), 1.1, 14)
    shark((-6.4, 26, 0), 1.05, 12)
    S.mountains(85, 5, "#8ab0ac", 6, scale=0.03, width=180, sharp=False)
    return S

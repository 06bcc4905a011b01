"""People wait for the bus in the middle of the sea, and it is a shark."""

import math

import bpy
import numpy as np
from mathutils import Vector

from ..kit.actors import actor, felt_hat, neck_scarf, woolly_hat
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
    S.box((2.6, 0.5, 0.1), S.mat("#8a5a36", "wood"), (-0.35, 1.6, 0.65), bevel=0.03)
    for x in (-1.4, 0.7):
        S.box((0.1, 0.4, 0.45), frame, (x, 1.6, 0.4), bevel=0.01)
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
    for k in range(7):
        line = [
            (2.27 + 0.36 * t, 0.625, 3.16 - 0.085 * k + 0.012 * math.sin(19 * t))
            for t in np.linspace(0, 1, 16)
        ]
        S.tube(line, 0.011, dark, 5)
    # who waits: one reads on, one has seen who has come, and one hails it
    hold = ((-0.5, -0.1, 0.7), (-0.2, -0.6, 0.6), 0.55), ((0.5, -0.1, 0.7), (0.2, -0.6, 0.6), 0.55)
    reader, head = actor(
        S,
        (-1.15, 1.45, 0.72),
        1.75,
        6,
        "#66733f",
        "#3c3a44",
        pelvis=(0, 0, 0.1),
        chest=(0, 0.03, 0.35),
        head=(0, 0.0, 0.545),
        elbows=((0.23, -0.1, 0.2), (-0.23, -0.1, 0.2)),
        hands=(((0.215, -0.31, 0.37), *hold[0]), ((-0.215, -0.31, 0.37), *hold[1])),
        knees=((0.03, -0.28, 0.17), (-0.08, -0.26, 0.1)),
        feet=((-0.13, -0.36, -0.04), (-0.08, -0.25, -0.24)),
        toes=((-0.5, -1, -0.2), (-0.2, -1, 0)),
        hair="#dcd6cc",
    )
    felt_hat(S, head, "#3f4a38")
    sheet, ink = S.mat("#f3ead6", "paper"), S.mat("#8a8478", "cloth")
    for side in (-1, 1):
        page = S.empty((side * 0.105, -0.3, 0.42), (-12, 0, side * 10))
        page.parent = reader
        S.box((0.21, 0.012, 0.3), sheet, parent=page, bevel=0.002)
        S.box((0.17, 0.016, 0.025), ink, (0, 0, 0.11), parent=page, bevel=0)
        for k in range(6):
            S.box((0.15, 0.016, 0.01), ink, (0, 0, 0.06 - 0.034 * k), parent=page, bevel=0)
    _, head = actor(
        S,
        (0.0, 1.4, 0.72),
        1.4,
        -38,
        "#c2453a",
        "#3a4a6a",
        pelvis=(0, 0, 0.1),
        chest=(0, -0.1, 0.33),
        head=(0, -0.17, 0.515),
        look=(8, 0, -14),
        elbows=((0.2, 0.04, 0.2), (-0.2, 0.04, 0.2)),
        hands=(
            ((0.17, -0.1, 0.05), (0, -0.6, -1), (-1, -0.3, 0), 0.6),
            ((-0.17, -0.1, 0.05), (0, -0.6, -1), (1, -0.3, 0), 0.6),
        ),
        knees=((0.08, -0.25, 0.11), (-0.08, -0.26, 0.12)),
        feet=((0.08, -0.2, -0.14), (-0.08, -0.4, -0.1)),
        toes=((0, -1, -0.3), (0, -1, 0.3)),
        hair="#3a2620",
        mood="smile",
    )
    woolly_hat(S, head, "#e0a83c")
    stoop = {"chest": (-0.03, -0.05, 0.69), "head": (-0.02, -0.11, 0.885)}
    standing, head = actor(
        S,
        (1.92, 0.6, 0.2),
        1.9,
        -58,
        "#34608a",
        "#4a3a44",
        look=(6, 0, 6),
        elbows=((0.18, 0.02, 0.56), (-0.2, -0.15, 0.84)),
        hands=(
            ((0.2, 0.0, 0.42), (0, 0, -1), (0, -1, 0), 0.9),
            ((-0.2, -0.21, 1.06), (-0.1, -0.1, 1), (0.53, 0.85, 0), 0.05),
        ),
        knees=((0.07, 0.0, 0.24), (-0.06, -0.08, 0.24)),
        feet=((0.07, 0.13, 0.045), (-0.07, -0.09, 0.03)),
        hem=0.28,
        flare=0.155,
        fist=1.35,
        cuff="#efd08a",
        hair="#7a4628",
        style="bun",
        mood="call",
        **stoop,
    )
    neck_scarf(
        S,
        standing,
        "#efd08a",
        tail=((0.03, 0.1, 0), (0.05, 0.16, -0.08), (0.1, 0.24, -0.1), (0.12, 0.34, -0.05)),
        **stoop,
    )
    case = S.mat("#8a5632", "cloth")
    S.box((0.1, 0.36, 0.24), case, (0.2, -0.01, 0.24), bevel=0.02, parent=standing)
    for y in (-0.1, 0.08):
        S.box((0.106, 0.03, 0.246), S.mat("#5a3420", "cloth"), (0.2, y, 0.24), bevel=0.01, parent=standing)
    grip = [(0.2, y, z) for y, z in ((-0.07, 0.36), (-0.06, 0.39), (0.04, 0.39), (0.05, 0.36))]
    S.tube(grip, 0.012, S.mat("#3a2418", "clay"), 8, standing)
    hide, foam = S.mat("#5c7388", "clay", rough=0.3, bump=0.02, vary=0.22), "#eef8f2"
    paint = S.mat("#f0c040", "clay", rough=0.6, vary=0.3, nscale=9, lift=0.1)
    brass, lit = S.mat("#b08a3c", "clay", rough=0.3), S.mat("#ffc868", "glow", gain=1.5)

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
        """What shows of it: a back with lit portholes, the fin with its number, the tip of the tail."""
        e = S.empty(at, (0, 0, turn), size)
        along = np.linspace(-1.75, 1.72, 60)

        def hull(x):
            t = (x + 1.75) / 3.47
            top = 0.58 * math.sin(math.pi * t**0.85) ** 0.8 - 0.06
            return 0.62 * math.sin(math.pi * t**1.15) ** 0.6 + 0.02, top + 0.5

        def skin(x, z):
            w, h = hull(x)
            return -w * math.sqrt(max(1 - ((z + 0.5) / h) ** 2, 0))

        ring = [(Vector((x, 0, -0.5)), Vector((0, hull(x)[0], 0)), Vector((0, 0, hull(x)[1]))) for x in along]
        loft(S, ring, hide, e, 40)
        fin = S.empty((-0.42, 0, 0.36), scale=0.88)
        fin.parent = e
        front = [
            (h, 0.8 - 0.42 * max(h, 0) - 0.72 * max(h / 1.5, 0) ** 4) for h in np.linspace(-0.2, 1.5, 40)
        ]
        rear = [(-0.2, -0.62), (0.1, -0.62), (0.25, -0.58), (0.35, -0.5), (0.46, -0.43), (0.6, -0.36)]
        rear += [(0.8, -0.34), (1.05, -0.4), (1.25, -0.49), (1.4, -0.6), (1.47, -0.68), (1.5, -0.66)]
        blade(front, rear, 0.07, fin)
        tail = S.empty((-0.5, 0, 0))
        tail.parent = e
        blade(
            [(-0.1, -1.1), (0.2, -1.25), (0.4, -1.42), (0.6, -1.6)],
            [(-0.1, -1.45), (0.2, -1.48), (0.4, -1.58), (0.6, -1.67)],
            0.03,
            tail,
        )
        two = [(0.13 * math.sin(a), 0.3 + 0.13 * math.cos(a)) for a in np.linspace(-1.3, 2.2, 12)]
        for x0, line in ((-0.12, [(-0.09, 0.34), (0, 0.43), (0, 0)]), (0.17, [*two, (-0.14, 0), (0.14, 0)])):
            S.tube(
                [(x0 + x, 0, z) for x, z in line],
                0.045,
                paint,
                8,
                fin,
                at=(0, -0.06, 0.22),
                scale=(1, 0.3, 1),
            )
        stripe = [
            (x, skin(x, z) - 0.004, z)
            for x in np.linspace(-1.3, 0.98, 40)
            for z in (0.2 + 0.13 * hull(x)[1],)
        ]
        S.tube(stripe, 0.022, paint, 6, e)
        for k, x in enumerate((-1.0, -0.55, -0.1, 0.35)):
            z = 0.14 + 0.02 * math.cos(2 * x)
            pane = S.empty((x, skin(x, z) - 0.02, z), (62, 0, 4 * x))
            pane.parent = e
            S.lathe([(0.12, -0.04), (0.16, -0.03), (0.165, 0.02), (0.12, 0.03)], brass, 28, parent=pane)
            S.lathe([(0, 0.01), (0.13, 0.01)], lit, 24, parent=pane)
            if k != 2:
                S.sphere(0.045, dark, (0.015, 0.0, 0.02), (1, 1.1, 0.2), 12, pane)
                S.sphere(0.075, dark, (0.02, -0.1, 0.02), (1.3, 0.8, 0.2), 12, pane)
        for k in range(3):
            x = 0.72 + 0.11 * k
            slit = [
                (x - 0.05 * math.sin(t), skin(x, z) - 0.004, z)
                for t in np.linspace(0, 3.1, 7)
                for z in (0.26 - 0.09 * t,)
            ]
            S.tube(slit, 0.014, dark, 6, e)
        S.sphere(0.075, dark, (1.22, skin(1.22, 0.14), 0.14), 1, 20, e)
        S.sphere(0.03, lit, (1.235, skin(1.22, 0.14) - 0.06, 0.17), 1, 12, e)
        bpy.context.view_layer.update()
        edge = [
            (x, side * hull(x)[0] * 0.55 * (1.2 if x > 1 else 1), 0.0)
            for x in np.linspace(-1.5, 1.62, 46)
            for side in (-1, 1)
        ]
        S.froth(
            [e.matrix_world @ Vector(p) for p in edge],
            0.05 * size,
            color=foam,
            voxel=0.022,
            balls=4,
            low=0.25,
        )
        wake = [(1.5 - 3.2 * t, -0.35 - 0.75 * t + S.rnd.gauss(0, 0.05), 0) for t in np.linspace(0, 1, 40)]
        S.froth(
            [e.matrix_world @ Vector(p) for p in wake],
            0.032 * size,
            color=foam,
            voxel=0.018,
            balls=2,
            low=0.25,
        )

    # here it comes, and two more behind it
    shark((-0.95, -2.4, 0), 0.84, 5)
    shark((-3.75, 7, 0), 1.05, 12)
    shark((-6.6, 26, 0), 1.05, 12)
    # somebody's hat is left on the water
    lost = S.empty((1.75, -3.3, 0.0), (-5, 8, 20))
    straw = S.mat("#e8c878", "cloth", bump=0.06, bscale=30)
    S.lathe(
        [
            (0, 0.2),
            (0.17, 0.2),
            (0.19, 0.19),
            (0.2, 0.165),
            (0.2, 0.02),
            (0.38, 0.0),
            (0.385, 0.02),
            (0.38, 0.03),
            (0.2, 0.04),
        ],
        straw,
        32,
        parent=lost,
    )
    S.lathe(
        [(0.2, 0.03), (0.212, 0.04), (0.207, 0.1), (0.2, 0.1)], S.mat("#b8352c", "cloth"), 32, parent=lost
    )
    for r in (0.5, 0.74, 1.02):
        ripple = [
            (1.75 + r * math.cos(a), -3.3 + 0.8 * r * math.sin(a), 0.005) for a in np.linspace(0, 6.283, 50)
        ]
        S.tube(ripple, 0.012, S.mat("#9cc8c8", "clay", lift=0.1), 6)
    S.mountains(85, 5, "#8ab0ac", 6, scale=0.03, width=180, sharp=False)
    return S

"""The hill above the town is a sleeping cat; a mouse comes over the roofs with a bell."""

import math

import bpy
import numpy as np
from mathutils import Vector

from ..kit.light import sun
from ..kit.somebody import somebody
from ..kit.stage import Stage


def scene():
    S = Stage(
        "cat",
        301,
        sky={
            "stops": [(0, "#5fa3b8"), (0.4, "#a9d0c4"), (0.65, "#f6e3b4"), (0.8, "#fbd29a"), (1, "#f0bd84")],
            "clouds": [
                {"dark": "#b9cfc4", "lite": "#fff6e0", "band": (0.22, 0.18), "alpha": 0.75, "cell": (70, 240)}
            ],
        },
        ambient=0.62,
        key=[sun((-7, -3, 6), "#ffe2b0", 3.4, 0.06), sun((6, 8, 5), "#ffb890", 1.4, 0.2)],
        fog={"density": 0.02, "start": 22, "low": 0.35, "low_h": 0.8},
        cam={"loc": (0, -12.4, 5.6), "tgt": (0, 0, 3.6)},
        post={"grade": {"shadow": "#2a3a66", "high": "#fff3d0"}, "bloom": 0.4},
    )
    S.ground("hills", "#8f9c5a", base=-0.6, amp=0.5, seed=3, flat=4)
    S.mountains(60, 8, "#8aa5a0", 4, scale=0.05, width=150)
    rnd = S.rnd
    roofs = ["#a5483c", "#b8603f", "#8f3f44", "#c07848", "#94523c"]
    walls = ["#efe0c0", "#e6cfae", "#f2e6d2", "#dcc4a6"]
    rows = [
        (-3.2, 4, 1.15),
        (-1.9, 6, 1.1),
        (-0.5, 7, 1.05),
        (0.9, 7, 1.0),
        (2.2, 8, 1.0),
        (9.0, 11, 1.3),
        (12.0, 13, 1.4),
    ]
    for row, (y, n, size) in enumerate(rows):
        for i in range(n):
            w = size * rnd.uniform(0.75, 1.0)
            x = (i - (n - 1) / 2) * 1.22 * size + rnd.uniform(-0.15, 0.15) + row % 2 * 0.5
            if y > 2 and -2.6 < x < 0.6 and y < 8:
                continue
            S.house(
                (x, y + rnd.uniform(-0.25, 0.25), -0.75),
                w,
                w * rnd.uniform(0.9, 1.5),
                rnd.choice(roofs),
                rnd.choice(walls),
                rnd.uniform(-10, 10),
                lit=0.0,
            )
    S.house((2.3, -1.2, -0.7), 0.8, 2.6, "#4f6a78", "#f2e6d2", 5, lit=0)
    # it lies behind the last roofs, its chin on its paws, and one eye is not quite shut
    at = Vector((0.0, 5.0, 0.4))
    fur, pale = S.mat("#d08a44", "cloth", vary=0.3, bump=0.06, bscale=22), S.mat("#f4e4c8", "cloth", vary=0.1)
    dark = S.mat("#9c5626", "cloth", vary=0.2, bump=0.06, bscale=22)
    parts = [
        ((1.2, 1.5, 1.2), 1.9, (2.7, 1.6, 0.9), 1.9),
        ((-0.5, 0.9, 1.3), 1.35, (0.8, 1.2, 1.5), 1.6),
        ((2.5, -0.1, 0.7), 1.15, (2.9, 0.5, 0.9), 1.2),
        ((1.5, -1.0, 0.2), 0.5, (2.7, -0.9, 0.2), 0.5),
    ]
    for s in (-1, 1):
        parts += [((-1.1 + s * 0.95, -0.4, 0.5), 0.6, (-1.1 + s * 0.72, -1.9, 0.4), 0.5)]
        for k in (-1, 0, 1):
            toe = Vector((-1.1 + s * 0.72 + 0.32 * k, -2.3 + 0.08 * abs(k), 0.26))
            parts += [(toe + Vector((0, 0.4, 0.14)), 0.26, toe, 0.25)]
    tail = [(4.4, 1.2, 0.4), (4.7, -0.4, 0.3), (4.0, -1.6, 0.3), (2.8, -1.95, 0.3), (1.7, -1.9, 0.42)]
    parts += [(tail[i], 0.45, tail[i + 1], 0.43) for i in range(4)]
    body = S.blob(parts, fur, at, voxel=0.06, smooth=6)
    for x in (1.5, 2.1, 2.7, 3.3):
        stripe(S, body, [(x + 0.3 * t * t, -3, 3.6 - 1.9 * t) for t in np.linspace(0.1, 1, 18)], 0.25, dark)
    for s in (-1, 1):
        for k in (0, 1):
            toe = Vector((-1.1 + s * 0.72 - 0.16 + 0.32 * k, -2.46, 0.2))
            groove = [at + toe + Vector((0, 0.18 * t * t, 0.3 * t)) for t in np.linspace(0, 1, 5)]
            S.tube(groove, 0.03, S.mat("#6a3a1e", "clay"), 6)
    cat_head(S, at + Vector((-1.1, -0.35, 1.95)), fur, pale, dark)
    # a ribbon lies about its neck, and a child draws its knot tight
    ribbon = S.mat("#2f6f9c", "cloth", rough=0.5)
    band = stripe(
        S,
        body,
        [(0.74 + 0.2 * t * t, -3, 2.86 - 2.3 * t) for t in np.linspace(0, 1, 24)],
        0.27,
        ribbon,
        0.83,
        0.0,
    )
    child = at + Vector((1.85, 0.35, 3.0))
    knot = band[0] + Vector((0, -0.1, 0.06))
    S.sphere(0.23, ribbon, knot, (1.1, 0.8, 0.8), 24)
    for side, hand in ((-1, (-0.156, 0.018, 0.52)), (1, (-0.136, -0.124, 0.6))):
        root, hand = knot + Vector((0.08, 0, 0.06 * side)), child + 1.6 * Vector(hand)
        sag = root.lerp(hand, 0.5) - Vector((0, 0, 0.14))
        S.tube([root, sag, hand, hand + Vector((0.1, -0.02, -0.05))], 0.055, ribbon, 8, smooth=5)
    somebody(
        S,
        child,
        1.6,
        "#c8503c",
        face=-70,
        pelvis=(0, 0.1, 0.4),
        chest=(0, 0.24, 0.63),
        head=(0, 0.24, 0.83),
        hands=((0.07, -0.17, 0.6), (-0.07, -0.14, 0.52)),
        elbows=((0.17, 0.1, 0.5), (-0.17, 0.12, 0.46)),
        feet=((0.08, -0.14, 0), (-0.08, 0.1, 0)),
        knees=((0.08, -0.1, 0.22), (-0.08, 0.0, 0.2)),
        hair="#5a3526",
        style="bob",
        mood="happy",
    )
    # a mouse comes over the roofs with the bell
    S.house((-2.0, -1.7, -0.7), 1.25, 1.1, "#a5483c", "#f2e6d2", -6, lit=0.0, chimney=False)
    mouse(S, (-1.85, -2.0, 1.22), 1.4)
    S.birds((1.4, 8, 8.0), 5, (1.4, 1, 0.5), 0.2, "#5a5048")
    return S


def stripe(S, thing, points, r, mat, lift=0.65, taper=0.55):
    """Lay a stripe of fur on a thing: what it looks like from the front, drawn to its surface."""
    bpy.context.view_layer.update()
    body = thing.evaluated_get(bpy.context.evaluated_depsgraph_get())
    to = thing.matrix_world
    line = []
    for p in points:
        hit, at, normal, _ = body.ray_cast(Vector(p), (0, 1, 0))
        if hit:
            line.append(to @ (at - normal * r * lift))
    if len(line) > 2:
        n = len(line) - 1
        parts = []
        for i in range(n):
            a, b = (r * (1 - taper + taper * math.sin(math.pi * (j + 0.5) / (n + 1))) for j in (i, i + 1))
            parts.append((line[i], a, line[i + 1], b))
        S.blob(parts, mat, voxel=0.035, smooth=3)
    return line


def cat_head(S, at, fur, pale, dark):
    """A cat's head of one piece: cheeks with tufts, a bridge to the nose, lids; one eye is open."""
    e = S.empty(at, (6, -4, -4), 1.5)
    skull = [((-0.24, 0.1, 0.12), 0.86, (0.24, 0.1, 0.12), 0.86), ((0, 0.1, 0.3), 0.78)]
    skull += [((0, -0.55, 0.42), 0.3, (0, -0.98, -0.14), 0.17), ((0, -0.72, -0.62), 0.26)]
    for s in (-1, 1):
        skull += [((s * 0.42, -0.35, -0.3), 0.56), ((s * 0.2, -0.82, -0.38), 0.28)]
        for z, out, size in ((-0.28, 1.34, 0.3), (-0.52, 1.18, 0.28), (-0.72, 0.94, 0.24)):
            skull += [((s * 0.72, -0.22, z + 0.06), size, (s * out, -0.14, z - 0.12), 0.03)]
        skull += [((s * 0.3, -0.6, 0.42), 0.18, (s * 0.6, -0.52, 0.4), 0.15)]
        for x in (0.36, 0.6, 0.82):
            skull += [((s * x, 0.1, 0.62), 0.2, (s * 0.78, 0.1, 1.38), 0.045)]
    head = S.blob(skull, fur, parent=e, voxel=0.035, smooth=5)
    muzzle = S.mat("#f4e4c8", "cloth", ramp=("#f4e4c8", "#f4e4c8", "#d08a44"), span=(-0.7, 0.02), vary=0.1)
    parts = [((s * 0.2, -0.88, -0.37), 0.27) for s in (-1, 1)]
    parts += [((0, -0.92, -0.3), 0.2, (0, -0.9, 0.0), 0.14), ((0, -0.76, -0.64), 0.25)]
    parts += [((s * 0.3, -0.6, -0.58), 0.33) for s in (-1, 1)]
    S.blob(parts, muzzle, parent=e, voxel=0.025, smooth=4)
    pink, ink = S.mat("#c8706a", "clay"), S.mat("#3a2218", "clay")
    nose = [((-0.09, -1.12, -0.14), 0.055, (0.09, -1.12, -0.14), 0.055), ((0, -1.16, -0.2), 0.06)]
    S.blob(nose, pink, parent=e, voxel=0.015, smooth=2)
    lip = [(0, -1.16, -0.25), (0, -1.15, -0.38)]
    S.tube(lip, 0.016, ink, 6, e)
    for s in (-1, 1):
        smile = [(s * x, y, z) for x, y, z in ((0, -1.15, -0.38), (0.12, -1.12, -0.48), (0.27, -1.03, -0.47))]
        S.tube([*smile, (s * 0.38, -0.92, -0.4)], 0.016, ink, 6, e, smooth=4)
        ear = [((s * x, -0.06, 0.78), 0.1, (s * 0.755, 0.02, 1.24), 0.03) for x in (0.48, 0.62, 0.72)]
        S.blob(ear, pink, parent=e, voxel=0.02, smooth=3)
        for k in range(3):
            root = Vector((s * 0.3, -1.08, -0.34 - 0.09 * k))
            S.tube(
                [
                    root,
                    root + Vector((s * 0.6, 0.02, 0.1 - 0.06 * k)),
                    root + Vector((s * 1.15, 0.16, 0.08 - 0.16 * k)),
                ],
                0.012,
                pale,
                5,
                e,
                taper=0.4,
                smooth=4,
            )
    S.sphere(
        0.2, S.mat("#b8cc50", "clay", rough=0.12, bump=0.0, lift=0.15), (0.42, -0.72, 0.2), parent=e, seg=28
    )
    S.sphere(0.09, S.mat("#14100e", "clay", rough=0.1), (0.41, -0.89, 0.19), (0.62, 0.5, 1.4), 18, e)
    S.sphere(0.026, S.mat("#ffffff", "glow", gain=1.5), (0.45, -0.93, 0.26), seg=8, parent=e)
    S.lid(e, fur, Vector((0.42, -0.72, 0.2)), 0.215, 0.4)
    S.sphere(0.2, fur, (-0.42, -0.68, 0.2), parent=e, seg=28)
    shut = [(-0.42 + 0.24 * t, -0.9 + 0.13 * t * t, 0.13 + 0.07 * t * t) for t in np.linspace(-1, 1, 11)]
    S.tube(shut, 0.028, ink, 8, e)
    for x, top, low in ((0, 1.0, 0.6), (0.2, 1.0, 0.66), (-0.2, 1.0, 0.66)):
        stripe(
            S,
            head,
            [(x * (1 - 0.2 * t), -3, low + (top - low) * t) for t in np.linspace(0, 1, 8)],
            0.12,
            dark,
            0.45,
        )
    for s in (-1, 1):
        for z in (0.08, -0.14):
            side = [(s * (0.74 + 0.4 * t), -3, z - 0.14 * t) for t in np.linspace(0, 1, 7)]
            stripe(S, head, side, 0.11, dark, 0.45)


def mouse(S, at, h):
    """A mouse one unit high, seen from behind, that holds up a bell on a ribbon."""
    e = S.empty(at, (0, 0, -16), h)
    grey, pink = S.mat("#8d8f98", "cloth", vary=0.2, bump=0.04, bscale=30), S.mat("#d89a92", "clay")
    parts = [((0, 0, 0.22), 0.21, (0, 0.03, 0.46), 0.14), ((0, 0.05, 0.66), 0.15)]
    parts += [((0, 0.1, 0.65), 0.12, (0, 0.27, 0.64), 0.04)]
    parts += [
        (
            (0.1, 0.03, 0.5),
            0.06,
            (0.24, 0.06, 0.6),
            0.05,
        ),
        ((0.24, 0.06, 0.6), 0.05, (0.3, 0.08, 0.78), 0.04),
    ]
    parts += [((-0.1, 0.03, 0.48), 0.06, (-0.2, 0.12, 0.42), 0.045)]
    parts += [((s * 0.12, 0.02, 0.06), 0.075) for s in (-1, 1)]
    S.blob(parts, grey, parent=e, voxel=0.015, smooth=4)
    for s in (-1, 1):
        S.sphere(0.13, grey, (s * 0.15, 0.03, 0.82), (1, 0.28, 1), 24, e, rot=(0, s * 14, s * 10))
        S.sphere(0.1, pink, (s * 0.15, 0.0, 0.82), (1, 0.26, 1), 24, e, rot=(0, s * 14, s * 10))
    S.tube(
        [
            (0, -0.15, 0.12),
            (-0.12, -0.34, 0.03),
            (-0.34, -0.42, -0.14),
            (-0.5, -0.4, -0.4),
            (-0.42, -0.4, -0.62),
        ],
        0.035,
        pink,
        8,
        e,
        taper=0.35,
        smooth=6,
    )
    S.sphere(0.045, pink, (0.3, 0.08, 0.82), parent=e, seg=14)
    ribbon, gold = S.mat("#2f6f9c", "cloth"), S.mat("#f0bc40", "metal", rough=0.3)
    loop = [(0.3 + 0.1 * math.sin(t), 0.04, 0.76 + 0.14 * math.cos(t)) for t in np.linspace(0, 6.28, 17)]
    S.tube(loop, 0.018, ribbon, 8, e)
    S.lathe(
        [(0, 0.18), (0.06, 0.17), (0.1, 0.08), (0.13, 0.0), (0.17, -0.05), (0.15, -0.06), (0, -0.04)],
        gold,
        32,
        (0.31, 0.03, 0.4),
        scale=1.35,
        parent=e,
    )
    S.sphere(0.045, gold, (0.31, 0.03, 0.31), parent=e, seg=16)

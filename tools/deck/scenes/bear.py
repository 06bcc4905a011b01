"""A bear as tall as the firs bends down to a traveller, in the first snow."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import grade, sky, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "bear",
        701,
        sky=sky("#16243f", "#2c4a68", "#6f94a4", "#c4c8c0", at=(0, 0.35, 0.66, 1), wash=0.3),
        ambient=0.42,
        key=[sun((6, 8, 7), "#9fb8e8", 3.2, 0.1), sun((-6, -5, 6), "#5a78b0", 0.5, 0.4)],
        fog={"density": 0.05, "start": 17, "low": 0.4, "low_h": 1.2},
        cam={"loc": (-0.2, -14, 2.3), "tgt": (-0.2, 0, 4.1)},
        post={
            "grade": grade("#14244c", "#fff0d8", contrast=0.18),
            "bloom": 0.7,
            "motes": {"n": 170, "color": "#e8f0ff", "gain": 0.5, "r": 1.3},
        },
    )
    S.ground("snow", "#dfe8f4", amp=0.5, seed=5, flat=3)
    for i in range(34):
        x, y = S.rnd.choice([-1, 1]) * S.rnd.uniform(0.6, 11), 5.5 + i * 0.75
        S.fir((x, y, S.z(x, y) - 0.2), S.rnd.uniform(7, 12), "#2f4a54", "#b8c8d8", 0.19)
    for x, y, r in ((-4.0, -3.4, 0.42), (3.7, -4.4, 0.3)):
        S.tube([(x, y, -1), (x + 0.15, y, 11)], r, S.mat("#2a2830", "wood", bump=0.2, bscale=4), 14)
    fur = S.mat("#6a4026", "cloth", vary=0.35, bump=0.12, bscale=14, dust="#cfdcea", dusty=(0.72, 0.95))
    e = S.empty((0.45, 1.6, -0.15))
    parts = [
        ((1.75, 0.1, 1.5), 1.85, (1.4, 0.1, 3.7), 1.6),
        ((1.4, 0.1, 3.9), 1.55, (0.35, 0, 4.85), 1.2),
        ((0.3, 0, 4.9), 1.15, (-0.85, -0.15, 3.85), 0.93),
        ((-0.95, -0.2, 3.7), 0.93),
        ((-1.35, -0.3, 3.2), 0.55, (-1.75, -0.4, 2.66), 0.38),
        ((1.5, -1.0, 1.0), 1.15, (0.2, -1.25, 0.6), 0.62),
        ((0.2, -1.25, 0.55), 0.6, (-0.55, -1.3, 0.5), 0.5),
        ((1.2, 1.1, 0.9), 1.0, (-1.0, 1.3, 0.5), 0.6),
        ((0.4, -0.95, 4.2), 0.72, (0.75, -1.6, 2.5), 0.6),
        ((0.75, -1.6, 2.5), 0.58, (-0.45, -1.35, 1.5), 0.45),
        ((-0.45, -1.35, 1.5), 0.44, (-0.8, -1.2, 1.45), 0.4),
        ((0.2, 0.9, 4.0), 0.7, (-1.3, 1.2, 2.4), 0.55),
        ((-1.3, 1.2, 2.4), 0.52, (-2.5, 0.5, 1.5), 0.45),
    ]
    for s in (-1, 1):
        parts += [((-0.2, -0.1 + s * 0.66, 4.55), 0.3, (-0.1, -0.1 + s * 0.74, 4.7), 0.28)]
    S.blob(parts, fur, parent=e, voxel=0.055, smooth=6)
    ink = S.mat("#191418", "clay", rough=0.2)
    S.sphere(0.2, ink, (-2.02, -0.5, 2.5), (1.15, 1.2, 0.85), 20, e, rot=(0, 30, 0))
    lid = [
        (-1.5 + 0.17 * math.cos(t), -0.93 + 0.1 * math.cos(t), 3.62 - 0.12 * math.sin(t))
        for t in np.linspace(0.2, math.pi - 0.1, 9)
    ]
    S.tube(lid, 0.032, ink, 6, e)
    S.sphere(0.17, S.mat("#3a241c", "cloth"), (-0.17, -0.98, 4.62), (1, 0.4, 1), 16, e)
    # the traveller, with a lantern, leans into the fur
    S.person(
        (-1.75, 0.75, S.z(-1.75, 0.75) - 0.02),
        2.15,
        "#c8382e",
        face=78,
        hair="#4a2c20",
        scarf="#efd08a",
        lean=0,
        hands=((0.06, -0.3, 0.74), (-0.14, -0.26, 0.5)),
        head=(0, -0.07, 0.875),
    )
    lamp = Vector((-1.2, -0.05, 0.62))
    S.lathe(
        [(0.1, 0), (0.13, 0.03), (0.11, 0.3), (0.05, 0.38), (0, 0.4)], S.mat("#3a302c", "metal"), 10, lamp
    )
    S.sphere(0.13, S.mat("#ffd070", "glow", gain=12.0), lamp + Vector((0, -0.06, 0.16)), (1, 1, 1.3), 16)
    S.lamp(lamp + Vector((-0.1, -0.35, 0.5)), "#ffb458", 170, 0.2)
    S.lamp((-2.6, -1.6, 2.4), "#ffb060", 70, 0.5)
    S.box(
        (0.6, 0.24, 0.44), S.mat("#7a5036", "cloth"), (-2.7, -0.6, S.z(-2.7, -0.6) + 0.2), (0, -6, 24), 0.06
    )
    for k in range(12):
        t = k / 11
        x, y = -3.0 + 1.3 * t + 0.13 * (-1) ** k, -5.2 + 5.2 * t
        S.sphere(0.12, S.mat("#8aa0c0", "snow"), (x, y, S.z(x, y) - 0.03), (0.7, 1.2, 0.3), 12)
    return S

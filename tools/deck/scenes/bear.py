"""The hill is a bear: it bends down to a traveller, and her house is on its back."""

import math

import numpy as np
from mathutils import Vector

from ..kit.actors import actor, woolly_hat
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
    fur = S.mat("#6a4026", "cloth", vary=0.35, bump=0.12, bscale=14, dust="#cfdcea", dusty=(0.6, 0.82))
    e = S.empty((0.45, 1.6, -0.15))
    near, far = Vector((-1.3, -1.3, 1.4)), Vector((-3.4, 0.5, 1.5))
    parts = [
        ((1.75, 0.1, 1.5), 1.85, (1.4, 0.1, 3.7), 1.6),
        ((1.4, 0.1, 3.9), 1.55, (0.35, 0, 4.85), 1.2),
        ((0.3, 0, 4.8), 1.1, (-0.8, -0.1, 3.8), 0.98),
        ((-0.85, -0.15, 3.7), 1.02),
        ((0.4, -0.95, 4.2), 0.72, (0.75, -1.6, 2.5), 0.6),
        ((0.75, -1.6, 2.5), 0.58, (-0.6, -1.5, 1.45), 0.44),
        ((-0.6, -1.5, 1.45), 0.44, near, 0.42),
        ((0.2, 0.9, 4.0), 0.7, (-1.3, 1.2, 2.4), 0.55),
        ((-1.3, 1.2, 2.4), 0.52, far, 0.45),
    ]
    # brows, cheeks, ears, toes
    parts += [((-1.45, s * 0.42 - 0.2, 4.0), 0.26) for s in (-1, 1)]
    parts += [((-0.75, -0.85, 3.1), 0.36, (-0.35, -0.9, 3.35), 0.36)]
    for s in (-1, 1):
        parts += [((-0.72, -0.15 + s * 0.78, 4.5), 0.3, (-0.78, -0.18 + s * 0.92, 4.76), 0.29)]
    for k in range(4):
        toe = near + Vector((-0.4 + 0.07 * abs(k - 1.3), -0.14, 0.32 - 0.21 * k))
        parts += [(near + Vector((0, 0, 0.2 - 0.14 * k)), 0.28, toe, 0.145)]
        parts += [(far + Vector((0.26 * (k - 1.5), -0.12, 0.42 - 0.07 * (k - 1.5) ** 2)), 0.17)]
    S.blob(parts, fur, parent=e, voxel=0.05, smooth=5)
    tan = S.mat("#9a6a42", "cloth", vary=0.25, bump=0.1, bscale=18)
    snout = [((-1.35, -0.25, 3.3), 0.58, (-1.64, -0.36, 2.92), 0.46), ((-1.72, -0.38, 2.86), 0.42)]
    snout += [((-1.15, -0.32, 2.85), 0.4, (-1.42, -0.38, 2.6), 0.28)]
    S.blob(snout, tan, parent=e, voxel=0.04, smooth=5)
    ink = S.mat("#191418", "clay", rough=0.2)
    S.sphere(0.27, ink, (-2.02, -0.47, 2.96), (0.9, 1.25, 0.75), 24, e, rot=(0, 30, 0))
    mouth = [(-2.02, -0.66, 2.72), (-1.86, -0.76, 2.6), (-1.66, -0.8, 2.58), (-1.46, -0.78, 2.68)]
    S.tube(mouth, 0.021, ink, 8, e, smooth=4)
    lid = [
        (-1.52 + 0.2 * math.cos(t), -0.88 + 0.1 * math.cos(t), 3.66 - 0.13 * math.sin(t))
        for t in np.linspace(0.2, math.pi - 0.1, 9)
    ]
    S.tube(lid, 0.04, ink, 6, e)
    S.sphere(0.2, S.mat("#b07c5c", "cloth"), (-0.86, -1.36, 4.74), (1, 0.35, 1), 20, e, rot=(0, 0, -20))
    # claws, and in the hollow of the far paw its pads
    horn, pad = S.mat("#2a1e1c", "clay", rough=0.25), S.mat("#a87464", "clay", rough=0.5)
    for k in range(4):
        root = near + Vector((-0.5 + 0.07 * abs(k - 1.3), -0.17, 0.32 - 0.21 * k))
        claw = [root, root + Vector((-0.14, 0, -0.02)), root + Vector((-0.24, 0.06, -0.09))]
        S.tube(claw, 0.065, horn, 8, e, 0.2, smooth=4)
        toe = far + Vector((0.26 * (k - 1.5), -0.27, 0.44 - 0.07 * (k - 1.5) ** 2))
        S.sphere(0.105, pad, toe, (1, 0.5, 1.1), 16, e)
        claw = [toe + Vector((0, 0.05, 0.13)), toe + Vector((0, -0.06, 0.2)), toe + Vector((0, -0.15, 0.19))]
        S.tube(claw, 0.05, horn, 8, e, 0.2, smooth=4)
    S.sphere(0.28, pad, far + Vector((0.0, -0.36, -0.05)), (1.2, 0.4, 0.75), 20, e)
    # its back is a hill: snow, firs, a house with a light on
    white = S.mat("#dfe8f4", "snow")
    drift = [
        ((0.7, -1.9, 0.1), 1.15, (3.2, -1.9, 0.6), 1.5),
        ((3.2, -1.9, 0.5), 1.5, (5.2, 0.2, 1.6), 2.0),
        ((1.9, -0.6, 0.1), 1.3, (3.4, 0.6, 1.0), 1.7),
        ((-0.7, -1.1, -0.4), 0.6, (0.7, -1.9, 0.1), 1.15),
        ((0.9, 0.3, 0.3), 1.2),
    ]
    S.blob(drift, white, voxel=0.07, smooth=8)
    S.blob(
        [((1.15, 1.6, 5.5), 0.5, (2.3, 1.6, 5.15), 0.75), ((2.3, 1.6, 5.15), 0.75, (3.4, 1.6, 3.9), 0.95)],
        white,
        voxel=0.05,
        smooth=8,
    )
    home = S.house((1.75, 1.3, 5.72), 0.8, 0.6, "#e4ecf6", "#8a5a40", 14)
    home.scale = (1.35,) * 3
    S.box((0.16, 0.05, 0.34), S.mat("#ffc46b", "glow", gain=5.0), (0, -0.33, 0.17), parent=home, bevel=0.01)
    S.lamp((1.7, 0.1, 6.0), "#ffb458", 34, 0.2)
    for x, y, z, h in (
        (0.95, 1.9, 5.75, 1.3),
        (2.75, 1.5, 5.35, 1.7),
        (3.2, 1.9, 4.9, 2.1),
        (2.5, 2.4, 5.4, 2.2),
    ):
        S.fir((x, y, z), h, "#2f4a54", "#b8c8d8", 0.22)
    for k in range(9):
        t = k / 8
        x, z, r = 2.05 + 0.16 * math.sin(4.2 * t) - 1.5 * t * t, 7.2 + 2.3 * t**0.8, 0.1 + 0.2 * t
        puff = [
            ((x + S.rnd.gauss(0, 0.7 * r), 1.4, z + S.rnd.gauss(0, 0.5 * r)), r * S.rnd.uniform(0.5, 0.9))
            for _ in range(7)
        ]
        haze = S.mat("#8494b0", "cloud", lift=0.2 - 0.01 * k)
        S.blob(puff, S.see_through(haze, 0.25 + 0.065 * k), voxel=0.03, smooth=6)
    # the traveller has come home: she puts down what she carried, and lays both hands on its muzzle
    _, head = actor(
        S,
        (-2.2, 0.85, S.z(-2.2, 0.85) - 0.02),
        2.15,
        104,
        "#c8382e",
        chest=(0, -0.04, 0.69),
        head=(0, -0.07, 0.885),
        look=(-24, 0, 8),
        elbows=((0.17, -0.16, 0.84), (-0.17, -0.18, 0.86)),
        hands=(
            ((0.12, -0.27, 1.03), (0, -0.5, 1), (-1, 0, 0.2), 0.1),
            ((-0.12, -0.31, 1.05), (0, -0.5, 1), (1, 0, 0.2), 0.1),
        ),
        feet=((0.07, -0.05, 0.03), (-0.07, 0.08, 0.045)),
        hem=0.2,
        flare=0.17,
        fist=1.2,
        hair="#8a4e28",
        lids=1,
        mood="smile",
    )
    woolly_hat(S, head, "#e8d4a8", "#f6eedc")
    plait = S.mat("#8a4e28", "cloth", bump=0.1, bscale=6)
    strands = [
        ((0.0, 0.98 + 0.34 * math.sin(1.4 * t), -0.1 - 1.9 * t), 0.27 - 0.09 * t)
        for t in np.linspace(0, 1, 8)
    ]
    S.blob(strands, plait, parent=head, voxel=0.05, smooth=2)
    S.sphere(0.16, S.mat("#e8d8b8", "cloth"), (0, 1.33, -2.06), parent=head, seg=12)
    S.sphere(0.2, plait, (0, 1.36, -2.3), (0.8, 0.8, 1.3), 12, head)
    lamp = Vector((-1.5, -0.55, S.z(-1.5, -0.55)))
    S.lathe(
        [(0.15, 0), (0.15, 0.05), (0.04, 0.06), (0.04, 0.4), (0.13, 0.42), (0.06, 0.52), (0, 0.54)],
        S.mat("#3a302c", "metal"),
        12,
        lamp,
    )
    S.tube(
        [
            lamp + Vector((0.1 * math.cos(t), 0, 0.52 + 0.14 * math.sin(t)))
            for t in np.linspace(0, math.pi, 9)
        ],
        0.014,
        S.mat("#3a302c", "metal"),
        6,
    )
    S.sphere(0.12, S.mat("#ffd070", "glow", gain=12.0), lamp + Vector((0, 0, 0.24)), (1, 1, 1.4), 16)
    S.lamp(lamp + Vector((-0.1, -0.5, 0.6)), "#ffb458", 170, 0.2)
    S.lamp((-2.6, -1.6, 2.4), "#ffb060", 95, 0.5)
    S.box(
        (0.7, 0.26, 0.48), S.mat("#7a5036", "cloth"), (-2.5, -0.6, S.z(-2.5, -0.6) + 0.22), (0, 0, 24), 0.05
    )
    S.tube(
        [
            (-2.5 + dx, -0.6 + 0.45 * dx, S.z(-2.5, -0.6) + 0.46 + dz)
            for dx, dz in ((-0.1, 0), (-0.08, 0.09), (0.08, 0.09), (0.1, 0))
        ],
        0.025,
        S.mat("#3a2a22", "cloth"),
        6,
    )
    for k in range(12):
        t = k / 11
        x, y = -3.2 + 1.1 * t + 0.13 * (-1) ** k, -5.4 + 5.6 * t
        S.sphere(0.12, S.mat("#8aa0c0", "snow"), (x, y, S.z(x, y) - 0.03), (0.7, 1.2, 0.3), 12)
    return S

"""The lighthouse is a candle, and its keeper is about to snuff it."""

import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from ..kit.actors import actor, woolly_hat
from ..kit.light import CAM, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "candle",
        121,
        sky={
            "stops": [
                (0, "#0a1226"),
                (0.4, "#16284a"),
                (0.6, "#3f4a7a"),
                (0.7, "#b87a78"),
                (0.76, "#f0b080"),
                (1, "#d09a80"),
            ],
            "stars": 90,
            "star_bottom": 0.4,
            "clouds": [
                {
                    "dark": "#2a3050",
                    "lite": "#8a7080",
                    "band": (0.62, 0.1),
                    "cell": (40, 300),
                    "alpha": 0.6,
                    "relief": 0.5,
                    "warp": 30,
                },
            ],
        },
        ambient=0.5,
        key=[sun((6, 8, 6), "#7f9ae0", 0.55, 0.2)],
        fog={"density": 0.022, "start": 18, "low": 0.5},
        cam=CAM,
        post={
            "grade": {"shadow": "#0c1838", "high": "#ffe6b0"},
            "bloom": 0.9,
            "bloom_th": 0.7,
            "exposure": 1.1,
        },
    )
    S.ground("sea", "#10253f", amp=1.3)
    rock = S.mat("#6c707e", "stone", bump=0.3)
    for _i in range(12):
        x, y = S.rnd.gauss(0.4, 1.3), S.rnd.gauss(1.4, 0.7)
        S.sphere(
            S.rnd.uniform(0.5, 0.9), rock, (x, y, S.rnd.uniform(-0.3, 0.1)), (1.2, 1, 0.7), 40, bumpy=0.35
        )
    S.sphere(3.2, rock, (0.5, 2, -0.55), (0.95, 0.95, 0.42), 96, bumpy=0.22)
    S.sphere(1.0, rock, (-1.45, 0.3, -0.05), (1.25, 1, 0.72), 48, bumpy=0.16)
    r, axis, z = 1.15, Vector((0.55, 2.0, 0)), 3.45
    # the wax has run, and melts into what ran before
    wax = S.mat(
        "#f0dfbc",
        "clay",
        rough=0.4,
        sss=0.4,
        bump=0.02,
        vary=0.05,
        lift=0.1,
        span=(0.5, 6.8),
        ramp=("#b09a90", "#c0a890", "#ecc890", "#ffdc98"),
    )
    body = [
        (r * 1.85, 0.25),
        (r * 1.6, 0.62),
        (r * 1.25, 0.95),
        (r * 1.08, 1.5),
        (r, 2.4),
        (r * 0.98, 4.5),
        (r, 6.45),
        (r * 0.96, 6.7),
    ]
    S.lathe([*body, (r * 0.84, 6.68), (r * 0.6, 6.5), (0, 6.44)], wax, 72, axis)
    parts = []
    for k in range(13):
        deg, far = -198 + 13.5 * k, 2.08 + 0.16 * math.sin(k * 2.3) + 0.12 * math.sin(k * 1.1)
        way = Vector((math.cos(math.radians(deg)), math.sin(math.radians(deg)), 0))
        run = [way * d + Vector((0, 0, h)) for d, h in ((1.5, 0.6), (1.95, 0.32))]
        run.append(way * far + Vector((0, 0, 1.34 * math.sqrt(1 - (far / 3.04) ** 2) - 0.65)))
        parts += [(run[0], 0.42, run[1], 0.38), (run[1], 0.38, run[2], 0.27)]
    S.blob(parts, wax, axis, voxel=0.04, smooth=16)
    parts = []
    for k in range(40):
        a, lip = 2 * math.pi * k / 40, 0.06 * math.sin(k * 1.9) + 0.05 * math.sin(k * 0.7)
        b = 2 * math.pi * (k + 1) / 40
        over = 0.06 * math.sin((k + 1) * 1.9) + 0.05 * math.sin((k + 1) * 0.7)
        p, q = (
            Vector((r * 0.92 * math.cos(a), r * 0.92 * math.sin(a), 6.66 + lip)),
            Vector((r * 0.92 * math.cos(b), r * 0.92 * math.sin(b), 6.66 + over)),
        )
        parts.append((p, 0.12, q, 0.12))
    for deg, long, thick in (
        (-168, 1.1, 0.12),
        (-140, 0.6, 0.1),
        (-112, 2.4, 0.13),
        (-96, 0.9, 0.1),
        (-78, 1.6, 0.14),
        (-58, 0.7, 0.1),
        (-40, 2.9, 0.14),
        (-22, 1.2, 0.11),
        (-4, 1.9, 0.12),
    ):
        c, w = math.cos(math.radians(deg)) * r, math.sin(math.radians(deg)) * r
        top, end = Vector((c * 0.97, w * 0.97, 6.66)), Vector((c * 1.0, w * 1.0, 6.66 - long))
        mid = top.lerp(end, 0.6)
        parts += [(top, thick * 1.4, mid, thick * 0.8), (mid, thick * 0.8, end, thick * 1.25)]
    S.blob(parts, wax, axis, voxel=0.035, smooth=5)
    S.tube(
        [(axis.x, axis.y, 6.4), (axis.x + 0.02, axis.y, 6.8), (axis.x + 0.1, axis.y, 7.1)],
        0.05,
        S.mat("#241a18", "clay"),
        8,
    )
    flame = [(0, 0), (0.2, 0.14), (0.3, 0.42), (0.27, 0.75), (0.16, 1.15), (0.06, 1.5), (0, 1.7)]
    S.lathe(flame, S.mat("#ffcf70", "glow", gain=12.0), 32, (axis.x + 0.05, axis.y, 6.85))
    S.lamp((axis.x, axis.y - 0.9, 7.7), "#ffb45e", 1300, 0.55)
    for height, power in ((6.2, 120), (5.2, 60), (4.0, 26)):
        S.lamp((0.6, -0.1, height), "#ffb860", power, 0.5)
    S.light("AREA", (-5, -5, 6), (0.4, 2, 2.5), "#8fb0ff", 420, 3.0)
    # a door high up in the wax, a balcony before it, a ladder to it, and the keeper on the ladder
    out = Matrix.Rotation(math.radians(-32), 3, "Z") @ Vector((0, -1, 0))
    sill = axis + out * (r + 0.15) + Vector((0, 0, z))
    door = S.door(sill, 1.3, 0.72, "#7a4a30", "#5a3a2c", 52, -32)
    pane = [(0.36 * math.cos(a), 0.94 + 0.36 * math.sin(a)) for a in np.linspace(0, math.pi, 20)]
    pane = [(x, -0.07, h) for x, h in [(0.36, 0), *pane, (-0.36, 0)]]
    S.obj(pane, [tuple(range(len(pane)))], S.mat("#ffa838", "glow", gain=1.0), False, parent=door)
    for leaf in (part for part in door.children if part.type == "EMPTY"):
        S.rays(leaf, camera=False, diffuse=False, glossy=False, shadow=False)
    planks, rail = S.mat("#7a5232", "wood"), S.mat("#4a3226", "wood")
    deck = S.empty(sill, (0, 0, -32))
    S.box((1.25, 0.6, 0.09), planks, (0, -0.26, -0.07), bevel=0.02, parent=deck)
    for x in (-0.58, 0.58):
        for y in (-0.52, -0.1):
            S.tube([(x, y, -0.05), (x, y, 0.42)], 0.026, rail, 8, deck)
        S.tube([(x, -0.54, 0.42), (x, -0.06, 0.42)], 0.026, rail, 8, deck)
    S.tube([(0.1, -0.52, 0.42), (0.58, -0.52, 0.42)], 0.026, rail, 8, deck)
    S.tube([(0.1, -0.52, -0.05), (0.1, -0.52, 0.42)], 0.026, rail, 8, deck)
    bpy.context.view_layer.update()
    low, top = Vector((-1.5, 0.0, 0.6)), deck.matrix_world @ Vector((-0.24, -0.62, 0.45))
    S.ladder(low, top, 0.44, "#9a6a3c", 0.26, 0.036)
    # the keeper on the balcony, and the snuffer on its pole about to close over the flame
    feet, h, face = sill + out * 0.28 + Vector((-0.24, 0, -0.02)), 1.42, 98
    cap, tilt = Vector((0.36, 1.65, 8.98)), Matrix.Rotation(math.radians(-17), 3, "Y")
    grip, bend = feet + Vector((0.36, 0.0, 0.72)), Vector((-0.36, 1.2, 9.35))
    keeper = S.empty(feet, (0, 0, face), h)
    bpy.context.view_layer.update()
    inside = keeper.matrix_world.inverted()
    low, high = inside @ grip.lerp(bend, 0.02), inside @ grip.lerp(bend, 0.125)
    _, head = actor(
        S,
        feet,
        h,
        face,
        "#d23a2f",
        "#2c2a36",
        chest=(0, 0.03, 0.69),
        head=(0, 0.03, 0.885),
        look=(-26, 0, -14),
        elbows=((0.18, -0.06, 0.5), (-0.19, -0.1, 0.78)),
        hands=(
            (tuple(low + Vector((0.03, 0.03, 0))), (0, -1, 0.1), (0, 0, 1), 0.9),
            (tuple(high + Vector((-0.03, 0.03, 0))), (0, -1, 0.1), (0, 0, 1), 0.9),
        ),
        feet=((0.075, -0.08, 0.03), (-0.075, 0.1, 0.03)),
        hem=0.24,
        flare=0.15,
        fist=1.35,
        hair="#e6dccb",
    )
    woolly_hat(S, head, "#d23a2f", "#f2e8d4")
    beard = [((s * 0.3, -0.5, -0.62), 0.3) for s in (-1, 1)] + [
        ((0, -0.62, -0.72), 0.34, (0, -0.56, -1.15), 0.2)
    ]
    S.blob(beard, S.mat("#e6dccb", "cloth"), parent=head, voxel=0.05)
    crown = cap + tilt @ Vector((0, 0, 0.5))
    crook = [bend, bend + Vector((0.06, 0.05, 0.3)), crown + Vector((-0.1, 0, 0.2)), crown]
    S.tube([grip.lerp(bend, -0.14), *crook], 0.036, S.mat("#6e4826", "wood"), 10, smooth=8)
    bell = [(0, 0.5), (0.09, 0.47), (0.15, 0.36), (0.27, 0.02), (0.36, -0.26), (0.5, -0.46), (0.53, -0.5)]
    S.lathe(bell, S.mat("#8a5c22", "clay", rough=0.35), 48, cap, (0, -17, 0))
    black = S.mat("#0a0606", "clay", rough=1.0, bump=0.0)
    black.node_tree.nodes["Principled BSDF"].inputs["Specular IOR Level"].default_value = 0
    soot = [(0.53, -0.5), (0.5, -0.505), (0.48, -0.46), (0.33, -0.26), (0.22, 0.02), (0, 0.4)]
    S.lathe(soot, black, 48, cap, (0, -17, 0))
    S.lamp(cap + Vector((-1.6, -1.4, 1.2)), "#ffcf90", 190, 0.3)
    S.lamp((-0.2, -1.6, 2.0), "#ffb060", 45, 0.6)
    S.lamp(sill + out * 0.6 + Vector((0, 0, 0.7)), "#ffb860", 7, 0.2)
    for turn, height in ((18, 2.4), (26, 5.0)):
        at = axis + Matrix.Rotation(math.radians(turn), 3, "Z") @ Vector((0, -r - 0.01, height))
        S.lathe([(0.13, -0.03), (0.19, -0.03), (0.19, 0.03), (0.13, 0.03)], rail, 28, at, (90, 0, turn))
        S.lathe([(0, 0), (0.14, 0)], S.mat("#ffcf70", "glow", gain=4.0), 24, at, (90, 0, turn))
    for x, y, sz, turn in (
        (-2.15, -1.6, 1.5, -38),
        (2.2, -1.0, 1.3, -140),
        (-3.0, 5, 1.0, -30),
        (3.4, 7, 0.9, 200),
        (-2.2, 12, 0.8, -60),
    ):
        S.paperboat((x, y, 0.04), sz, rot=turn)
        S.lamp((x, y - 0.05, 0.32 * sz + 0.12), "#ffc26a", 3.4 * sz, 0.03)
    return S

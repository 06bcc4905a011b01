"""The lighthouse is a candle."""

import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from ..kit.light import CAM, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "candle",
        121,
        sky={
            "stops": [(0, "#0a1226"), (0.4, "#16284a"), (0.64, "#31456e"), (0.75, "#5b6788"), (1, "#6b7590")],
            "stars": 90,
            "star_bottom": 0.4,
            "clouds": [
                {"dark": "#121d38", "lite": "#42557f", "band": (0.4, 0.25), "cell": (60, 260), "alpha": 0.8},
                {"dark": "#1a2745", "lite": "#6b7390", "band": (0.6, 0.08), "cell": (30, 240), "alpha": 0.7},
            ],
        },
        ambient=0.5,
        key=[sun((6, 8, 6), "#7f9ae0", 0.9, 0.2)],
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
    rock = S.mat("#565a68", "stone", bump=0.3)
    for _i in range(12):
        x, y = S.rnd.gauss(0.4, 1.3), S.rnd.gauss(1.4, 0.7)
        S.sphere(
            S.rnd.uniform(0.5, 0.9), rock, (x, y, S.rnd.uniform(-0.3, 0.1)), (1.2, 1, 0.7), 40, bumpy=0.35
        )
    S.sphere(2.3, rock, (0.4, 2, -0.35), (1.1, 0.9, 0.62), 64, bumpy=0.3)
    S.sphere(1.0, rock, (-1.45, 0.3, -0.05), (1.25, 1, 0.72), 48, bumpy=0.16)
    r, axis, z = 1.15, Vector((0.55, 2.0, 0)), 3.45
    S.candle((axis.x, axis.y, 0.7), 6.0, r, "#f0dfbc", True, 1300)
    for height, power in ((6.2, 120), (5.2, 60), (4.0, 26)):
        S.lamp((0.6, -0.1, height), "#ffb860", power, 0.5)
    S.light("AREA", (-5, -5, 6), (0.4, 2, 2.5), "#8fb0ff", 420, 3.0)
    # a door high up in the wax, a balcony before it, a ladder to it, and the keeper on the ladder
    out = Matrix.Rotation(math.radians(-32), 3, "Z") @ Vector((0, -1, 0))
    sill = axis + out * (r + 0.15) + Vector((0, 0, z))
    door = S.door(sill, 1.3, 0.72, "#7a4a30", "#5a3a2c", 52, -32)
    pane = [(0.36 * math.cos(a), 0.94 + 0.36 * math.sin(a)) for a in np.linspace(0, math.pi, 20)]
    pane = [(x, -0.07, h) for x, h in [(0.36, 0), *pane, (-0.36, 0)]]
    S.obj(pane, [tuple(range(len(pane)))], S.mat("#ffa838", "glow", gain=1.6), False, parent=door)
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
    rungs = int((top - low).length / 0.26)
    step = (top - low).length / rungs
    keeper = S.person(
        low.lerp(top, 5 / rungs) + Vector((0, -0.12, 0.02)),
        1.3,
        "#d23a2f",
        rot=(9, -math.degrees(math.atan2(top.x - low.x, top.z - low.z)), 180),
        hat="#d23a2f",
        scarf="#efc25a",
        hands=((0.2, -0.13, 1.0), (-0.3, -0.1, 0.62)),
        feet=((0.08, -0.09, 0.02 + step / 1.3), (-0.08, -0.09, 0.02)),
    )
    bpy.context.view_layer.update()
    light = keeper.matrix_world @ Vector((-0.31, -0.08, 0.44))
    S.sphere(0.085, S.mat("#ffd080", "glow", gain=7.0), light, (0.85, 0.85, 1.15), 18)
    for dz in (0.1, -0.11):
        S.lathe([(0, -0.02), (0.085, -0.02), (0.06, 0.04), (0, 0.05)], rail, 16, light + Vector((0, 0, dz)))
    S.lamp(light + Vector((0.02, -0.4, 0.1)), "#ffc070", 9, 0.1)
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
    S.birds((0.5, 1.0, 8.3), 7, (2.2, 0.8, 1.0), 0.26, "#f4e6c8")
    return S

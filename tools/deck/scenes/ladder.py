"""Somebody climbs a ladder to the moon, where somebody lives."""

import math

from mathutils import Vector

from ..kit.light import CAM, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "ladder",
        5,
        sky={
            "stops": [(0, "#071a33"), (0.4, "#0f3a5c"), (0.68, "#2f7a86"), (0.8, "#8fc0a8"), (1, "#d8e6bf")],
            "stars": 330,
            "star_bottom": 0.6,
            "milky": {"angle": 0.8, "off": 0.25, "gain": 0.16, "color": "#9fd0d8"},
            "star_color": "#fdf3d0",
        },
        ambient=0.55,
        key=[sun((5, -4, 9), "#fff0c0", 1.3, 0.2), sun((-6, 8, 5), "#4fa0c0", 1.0, 0.3)],
        fog={"density": 0.008, "start": 20, "low": 0.25, "low_h": 0.6},
        cam=CAM,
        post={"grade": {"shadow": "#08263f", "high": "#fff0c4"}, "bloom": 0.7, "bloom_th": 0.75},
    )
    S.ground("sea", "#0c3a4a", amp=0.6)
    S.mountains(70, 9, "#24566a", 3, base=-1, scale=0.035, width=160)
    S.island((-0.9, -0.6, -0.1), 1.9, 0.7, "#55705a", seed=3)
    S.moon((1.15, 0.6, 7.2), 1.35, "#ffe7a6", 0.95, crescent=True).rotation_euler = (
        0,
        math.radians(28),
        math.radians(-12),
    )
    S.ladder((-0.7, -0.6, 0.35), (0.95, 0.45, 6.15), 0.5, "#b98a52", 0.34, 0.038)
    # feet on two rungs, hands on the rails
    low, top = Vector((-0.7, -0.6, 0.35)), Vector((0.95, 0.45, 6.15))
    rungs = int((top - low).length / 0.34)
    up = (top - low).length / rungs / 1.05
    S.person(
        low.lerp(top, 8 / rungs) + Vector((0, -0.13, 0.02)),
        1.05,
        "#d23a2f",
        face=180,
        rot=(10, -16, 180),
        hair="#c98a4c",
        scarf="#efc25a",
        hands=((0.235, -0.14, 1.02), (-0.235, -0.14, 0.8)),
        feet=((0.09, -0.09, 0.02 + up), (-0.09, -0.09, 0.02)),
    )
    S.lamp((0.2, -1.6, 4.2), "#ffdf90", 40, 0.4)
    # somebody lives there: a window with a head in it, a chimney, smoke
    window = S.empty((0.4, 0.26, 7.5), (0, 6, -10), 0.9)
    frame = S.mat("#5a3428", "wood")
    S.box((0.46, 0.06, 0.56), frame, parent=window)
    S.box((0.36, 0.02, 0.46), S.mat("#ff9a3c", "glow", gain=1.6), (0, -0.04, 0), parent=window, bevel=0)
    for size in ((0.03, 0.03, 0.48), (0.38, 0.03, 0.03)):
        S.box(size, frame, (0, -0.06, 0.03), parent=window, bevel=0)
    S.box((0.56, 0.16, 0.05), frame, (0, -0.06, -0.29), parent=window)
    ink = S.mat("#2a1a1c", "clay")
    S.blob(
        [((0.08, -0.08, -0.05), 0.075), ((0.08, -0.08, -0.2), 0.1, (0.08, -0.08, -0.24), 0.12)],
        ink,
        parent=window,
        voxel=0.01,
    )
    S.box((0.26, 0.26, 0.62), S.mat("#9a4a3c", "stone"), (0.9, 0.66, 8.56), (0, -8, 0), 0.02)
    S.box((0.34, 0.34, 0.1), S.mat("#7a3a34", "stone"), (0.86, 0.66, 8.86), (0, -8, 0), 0.02)
    for k in range(5):
        at = (0.9 + 0.1 * k + 0.06 * k * k, 0.7, 9.05 + 0.2 * k)
        S.sphere(0.09 + 0.035 * k, S.mat("#b8c4d8", "cloud"), at, (1.2, 1, 0.85), 20, bumpy=0.03)
    S.house((-1.55, -0.5, 0.28), 0.62, 0.62, "#8b3b44", "#d8c8a4", 20, lit=1)
    S.paperboat((1.75, -0.3, 0.05), 0.95, rot=24)
    S.lamp((1.2, -0.4, 6.9), "#ffdf90", 120, 0.6)
    return S

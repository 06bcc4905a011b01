"""Somebody climbs a ladder to the moon that is a house; somebody in a boat fishes for it in the water."""

import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from ..kit.light import CAM, sun
from ..kit.somebody import somebody
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
    moon = S.moon((1.15, 0.6, 7.2), 1.35, "#ffe7a6", 0.6, crescent=True)
    moon.rotation_euler = (0, math.radians(28), math.radians(-12))
    # craters: a rim around a hollow, on the skin of the crescent
    for t, turn, r in ((0.3, -95, 0.13), (0.37, -50, 0.09), (0.76, -70, 0.09), (0.2, -80, 0.07)):
        a, q = math.radians(55 + 250 * t), math.radians(turn)
        thick = 0.36 * math.sin(math.pi * t) ** 0.85
        way = Vector((math.cos(a) * math.cos(q), math.sin(q), math.sin(a) * math.cos(q)))
        rad = 1.35 * (1 - thick + thick * math.cos(q))
        spot = S.empty((math.cos(a) * rad, 1.35 * thick * 0.8 * math.sin(q), math.sin(a) * rad), (0, 0, 0), r)
        spot.parent = moon
        spot.rotation_euler = way.to_track_quat("Z", "Y").to_euler()
        S.lathe(
            [(0, 0.02), (0.7, 0.06), (0.85, 0.2), (1, 0.2), (1.25, -0.1)],
            S.mat("#dcb878", "clay", lift=0.35),
            24,
            parent=spot,
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
    # somebody lives there: she leans out of the window and lets a lantern down; a chimney, smoke
    window = S.empty((0.4, 0.24, 7.46), (0, 6, -10), 1.5)
    frame = S.mat("#5a3428", "wood")
    S.box((0.36, 0.02, 0.46), S.mat("#ffb050", "glow", gain=1.5), (0, -0.02, 0), parent=window, bevel=0)
    for side in (-1, 1):
        S.box((0.045, 0.09, 0.56), frame, (side * 0.2, -0.02, 0), parent=window, bevel=0.01)
        S.box((0.44, 0.09, 0.045), frame, (0, -0.02, side * 0.25), parent=window, bevel=0.01)
    S.box((0.54, 0.2, 0.05), frame, (0, -0.07, -0.28), parent=window, bevel=0.015)
    hand = Vector((-0.12, -0.5, 0.5))
    host = somebody(
        S,
        (0.02, 0, -0.62),
        0.76,
        "#2f5f96",
        pelvis=(0, 0.6, 0.56),
        chest=(0, -0.1, 0.64),
        head=(-0.02, -0.21, 0.795),
        turn=(34, 0, -14),
        hands=((0.13, -0.27, 0.46), hand),
        elbows=((0.21, -0.12, 0.5), (-0.18, -0.28, 0.52)),
        knees=((0.06, 0.9, 0.6), (-0.06, 0.9, 0.6)),
        feet=((0.06, 1.1, 0.6), (-0.06, 1.1, 0.6)),
        hem=0,
        hair="#2c2226",
        skin="#f4dcc0",
        style="bun",
        mood="happy",
        parent=window,
    )
    bpy.context.view_layer.update()
    high = host.matrix_world @ (hand + Vector((-0.01, -0.04, -0.02)))
    deep = high - Vector((0, 0, 1.75))
    S.tube([high + Vector((0, 0, 0.06)), deep], 0.012, S.mat("#c27a3c", "cloth"), 6)
    tin = S.mat("#3a3230", "metal", rough=0.5)
    S.lathe([(0, 0), (0.05, -0.03), (0.12, -0.1), (0, -0.1)], tin, 16, deep)
    S.sphere(0.085, S.mat("#ffd27a", "glow", gain=4.0), deep - Vector((0, 0, 0.2)), (1, 1, 1.2), 16)
    for k in range(4):
        a = math.radians(45 + 90 * k)
        post = deep + Vector((0.1 * math.cos(a), 0.1 * math.sin(a), -0.1))
        S.tube([post, post - Vector((0, 0, 0.2))], 0.012, tin, 6)
    S.lathe([(0, 0), (0.12, 0), (0.12, -0.04), (0, -0.04)], tin, 16, deep - Vector((0, 0, 0.3)))
    S.lamp(deep + Vector((0, -0.25, -0.2)), "#ffcf80", 14, 0.1)
    S.box((0.26, 0.26, 0.62), S.mat("#9a4a3c", "stone"), (0.9, 0.66, 8.56), (0, -8, 0), 0.02)
    S.box((0.34, 0.34, 0.1), S.mat("#7a3a34", "stone"), (0.86, 0.66, 8.86), (0, -8, 0), 0.02)
    for k in range(5):
        at = (0.9 + 0.1 * k + 0.06 * k * k, 0.7, 9.05 + 0.2 * k)
        S.sphere(0.09 + 0.035 * k, S.mat("#b8c4d8", "cloud"), at, (1.2, 1, 0.85), 20, bumpy=0.03)
    S.house((-1.55, -0.5, 0.28), 0.62, 0.62, "#8b3b44", "#d8c8a4", 20, lit=1)
    fisher(S)
    S.lamp((1.2, -0.4, 6.9), "#ffdf90", 120, 0.6)
    return S


def fisher(S):
    """In a paper boat somebody fishes the moon's reflection out of the water with a landing net."""
    S.paperboat((2.3, -0.72, 0.04), 1.6, rot=-8)
    seat, h, turn = Vector((2.07, -0.69, 0.28)), 1.2, -72
    butt, rim = Vector((1.97, -0.9, 0.7)), Vector((1.42, -1.28, 0.33))
    frame = Matrix.Translation(seat) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Scale(h, 4)
    near, far = (frame.inverted() @ butt.lerp(rim, t) for t in (0.2, 0.55))
    somebody(
        S,
        seat,
        h,
        "#e08a2c",
        turn,
        pelvis=(0, 0, 0),
        chest=(0, -0.13, 0.24),
        head=(0, -0.2, 0.43),
        turn=(24, 0, 0),
        hands=(near, far),
        knees=((0.02, -0.06, -0.08), (-0.05, -0.06, -0.08)),
        feet=((0.0, 0.02, -0.15), (-0.04, 0.02, -0.15)),
        hem=0,
        hair="#3a2620",
        style="bob",
    )
    S.tube([butt, rim], 0.02, S.mat("#b98a52", "wood"), 8)
    # the net hangs from its hoop into the water
    side, up = Vector((0.8, 0.1, 0.28)).normalized(), Vector((0.1, 0.85, 0.5)).normalized()
    centre, radius = rim - side * 0.32, 0.32
    foot = Vector((centre.x - 0.06, centre.y - 0.3, 0.03))
    turns = np.linspace(0, 2 * math.pi, 33)

    def hoop(a, t=0.0):
        wide = 1 - 0.75 * t**1.6
        return centre.lerp(foot, t) + (side * math.cos(a) + up * math.sin(a)) * radius * wide

    cord = S.mat("#8a6642", "cloth")
    S.tube([hoop(a) for a in turns], 0.022, S.mat("#c9985a", "wood"), 8)
    for a in turns[:-1:2]:
        S.tube([hoop(a, t) for t in (0, 0.33, 0.66, 1)], 0.011, cord, 5)
    for t in (0.25, 0.5, 0.75, 1):
        S.tube([hoop(a, t) for a in turns], 0.011, cord, 5)
    # the moon in the water, upside down, in strips that the ripples part; seen from the camera it is not flat
    eye, mid, V, F = Vector(CAM["loc"]), Vector((1.19, -1.6, 0.03)), [], []
    x = np.linspace(-0.4, 0.4, 321)
    for k in range(40):
        z, tall = 0.39 - 0.02 * k, 0.004 if k % 5 == 4 else 0.02
        inside = (np.hypot(x, z) < 0.39) & (np.hypot(x - 0.16, z - 0.085) > 0.31)
        ends = np.flatnonzero(np.diff(inside.astype(int)))
        for i, j in zip(ends[::2], ends[1::2], strict=True):
            wave = (0.008 + 0.0006 * k) * math.sin(1.26 * k)
            for u, w in ((x[i], z), (x[j], z), (x[j], z - tall), (x[i], z - tall)):
                way = mid + Vector((u + wave, 0, w)) * 0.86 - eye
                V.append(eye + way * ((0.015 - eye.z) / way.z))
            F.append(range(len(V) - 4, len(V)))
    S.obj(V, F, S.mat("#ffd98c", "glow", gain=1.0), False)
    S.lamp((1.25, -1.9, 0.55), "#ffdf9a", 16, 0.3)

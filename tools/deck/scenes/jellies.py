"""Jellyfish drift through a forest; an umbrella remembers what it was."""

import math

import bpy
import numpy as np
from mathutils import Vector

from ..kit.colour import lin
from ..kit.light import sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "jellies",
        61,
        sky={
            "stops": [
                (0, "#06172b"),
                (0.45, "#0f3a4d"),
                (0.68, "#2b7276"),
                (0.85, "#6fb0a0"),
                (1, "#9fd0b4"),
            ],
            "stars": 120,
            "star_bottom": 0.5,
        },
        ambient=0.5,
        key=[sun((3, 9, 9), "#8fe0d8", 1.4, 0.3)],
        fog={"density": 0.075, "start": 14, "low": 0.7, "low_h": 1.6, "color": "#2f7f80", "mix": 0.4},
        cam={"loc": (0, -14, 2.2), "tgt": (0, 0, 4.0)},
        post={
            "grade": {"shadow": "#06203a", "high": "#eaffe6"},
            "bloom": 0.8,
            "bloom_th": 0.6,
            "motes": {"n": 110, "color": "#9ff0e0", "gain": 0.6, "r": 1.5},
        },
    )
    S.ground("hills", "#24443f", amp=0.45, seed=2, flat=2.5)
    for _i in range(34):
        side = S.rnd.choice([-1, 1])
        y = S.rnd.uniform(-0.5, 26)
        x = side * S.rnd.uniform(2.3 + max(0, y) * 0.06, 4.4 + y * 0.35)
        r = S.rnd.uniform(0.13, 0.3)
        S.tube(
            [(x, y, -0.5), (x + S.rnd.uniform(-0.1, 0.1), y, 4), (x + S.rnd.uniform(-0.3, 0.3), y, 24)],
            r,
            S.mat("#1f2f33", "wood", bump=0.14),
            12,
            taper=0.6,
        )

    def jelly(at, r, color, gain):
        e = S.empty(at, (S.rnd.uniform(-12, 12), S.rnd.uniform(-16, 16), 0), r)
        m = S.mat(color, "glow", gain=gain)
        mm = bpy.data.materials.new("j")
        mm.use_nodes = True
        p = mm.node_tree.nodes["Principled BSDF"].inputs
        p["Base Color"].default_value = lin(color)
        p["Emission Color"].default_value = lin(color)
        p["Emission Strength"].default_value = gain * 0.35
        p["Alpha"].default_value = 0.62
        p["Roughness"].default_value = 0.3
        S.lathe(
            [
                (1.0 * math.sin(t) * (1 + 0.05 * math.cos(t * 3)), 0.92 * math.cos(t))
                for t in np.linspace(0.001, 1.75, 18)
            ],
            mm,
            36,
            parent=e,
        )
        S.lathe(
            [(0.55 * math.sin(t), 0.6 * math.cos(t) - 0.02) for t in np.linspace(0.001, 1.6, 12)],
            m,
            24,
            parent=e,
        )
        for k in range(11):
            a = 6.28 * k / 11
            ph = S.rnd.uniform(0, 6)
            rr = 0.82 if k % 2 else 0.35
            L = S.rnd.uniform(1.6, 3.0)
            S.tube(
                [
                    (
                        rr * math.cos(a) * (1 - 0.2 * t) + 0.13 * math.sin(ph + t * 5) * t,
                        rr * math.sin(a) * (1 - 0.2 * t),
                        -0.1 - L * t,
                    )
                    for t in np.linspace(0, 1, 16)
                ],
                0.045 if k % 2 else 0.075,
                mm,
                6,
                e,
                taper=0.15,
            )
        S.lamp((at[0], at[1] - 0.3, at[2] - 0.2), color, 26 * r * r * 4, r * 0.6)

    jelly((0.75, 0.6, 6.1), 1.05, "#ffb98a", 2.2)
    jelly((-1.25, 3.0, 5.0), 0.62, "#ff8fa0", 2.0)
    jelly((1.75, 5.0, 4.2), 0.55, "#ffd09a", 2.0)
    jelly((-0.2, 10, 10.2), 0.75, "#f7a0c0", 2.0)
    jelly((-1.9, 0.2, 8.1), 0.42, "#ffc890", 2.0)
    # her umbrella glows, trails threads, and lifts her off her toes
    z = S.z(-0.35, -1.4) + 0.12
    her = S.person(
        (-0.35, -1.4, z),
        1.25,
        "#c8452f",
        face=168,
        hair="#3a2418",
        style="plait",
        hands=((-0.02, -0.12, 1.02), (-0.2, 0.02, 0.46)),
        feet=((0.07, 0.05, 0.0), (-0.05, -0.06, 0.03)),
    )
    hand = her.matrix_basis @ Vector((-0.02, -0.12, 1.02))
    S.tube([hand - Vector((0, 0, 0.12)), hand + Vector((0, 0, 0.75))], 0.02, S.mat("#3a2a22", "wood"), 8)
    top = S.empty(hand + Vector((0, 0, 0.38)), (0, 5, 0), 0.85)
    skin = S.mat("#ff5a3c", "glow", gain=1.3)
    S.umbrella((0, 0, 0), 1.0, "#e0442f", handle=False).parent = top
    S.lathe([(0.8, 0.06), (0.5, 0.28), (0, 0.36)], skin, 32, parent=top)
    for k in range(12):
        a, ph, long = 6.283 * k / 12 + 0.2, S.rnd.uniform(0, 6), S.rnd.uniform(0.55, 1.15)
        line = [
            (
                0.93 * math.cos(a) * (1 - 0.12 * t) + 0.06 * math.sin(ph + 5 * t) * t,
                0.93 * math.sin(a) * (1 - 0.12 * t),
                0.02 - long * t,
            )
            for t in np.linspace(0, 1, 12)
        ]
        S.tube(line, 0.026, S.mat("#ff8a6a", "glow", gain=1.5), 6, top, taper=0.2)
    S.lamp(hand + Vector((0, -0.2, 0.3)), "#ff8a5c", 26, 0.2)
    S.light("AREA", (2.2, -4.2, 3.6), (-0.3, -1.4, 0.8), "#ffb98a", 130, 1.0)
    S.light("AREA", (-3, 1.5, 3), (-0.3, -1.4, 0.9), "#8ff0e0", 160, 1.0)
    return S

"""The pawn sees a queen in the mirror; on the floor lies the king it has beaten.

The mirror is one: the pawn is not seen by its rays, and a queen in the same place is seen by no others.
"""

import itertools
import math

import bpy
import numpy as np

from ..kit.stage import Stage


def scene():
    S = Stage(
        "pawn",
        111,
        sky={"stops": [(0, "#1a1422"), (0.5, "#3a2833"), (0.75, "#6b4540"), (1, "#8f6048")], "wash": 0.5},
        ambient=0.35,
        key=[
            {
                "kind": "AREA",
                "at": (-5, -4, 7),
                "to": (0, 1, 2),
                "color": "#ffd9a0",
                "power": 900,
                "size": 2.0,
            },
            {
                "kind": "AREA",
                "at": (5, -1, 6),
                "to": (0, 2, 3),
                "color": "#a88ae0",
                "power": 420,
                "size": 2.0,
            },
            {
                "kind": "AREA",
                "at": (-3, -6, 3),
                "to": (0.5, 2, 4),
                "color": "#ffc890",
                "power": 420,
                "size": 1.5,
            },
        ],
        fog={"density": 0.03, "start": 18},
        cam={"loc": (0.0, -14, 3.4), "tgt": (0, 0, 3.9)},
        post={
            "grade": {"shadow": "#20123a", "high": "#ffeccc"},
            "beams": [
                {
                    "from": (-0.05, 0.02),
                    "to": (0.62, 0.72),
                    "w0": 0.06,
                    "w1": 0.26,
                    "color": "#ffcf90",
                    "gain": 0.10,
                }
            ],
            "motes": {"n": 60, "box": (0, 0.1, 0.8, 0.8), "gain": 0.5},
        },
    )
    for one in S.col.objects:
        if one.type == "LIGHT":
            one.visible_glossy = False
    a, b = S.mat("#d9c6a4", "wood", rough=0.35), S.mat("#4a2c2a", "wood", rough=0.35)
    q = 1.5
    for i in range(-9, 6):
        for j in range(-13, 6):
            S.box((q, q, 0.2), a if (i + j) % 2 else b, (i * q, j * q, -0.1), bevel=0.02)
    PAWN = [
        (0, 0),
        (0.5, 0),
        (0.52, 0.1),
        (0.45, 0.2),
        (0.46, 0.28),
        (0.34, 0.36),
        (0.2, 0.6),
        (0.16, 0.9),
        (0.28, 0.98),
        (0.28, 1.04),
        (0.16, 1.08),
    ] + [(0.26 * math.sin(t), 1.28 - 0.26 * math.cos(t)) for t in np.linspace(0.5, math.pi, 12)]
    QUEEN = [
        (0, 0),
        (0.55, 0),
        (0.57, 0.1),
        (0.5, 0.22),
        (0.51, 0.32),
        (0.38, 0.42),
        (0.22, 0.9),
        (0.17, 1.6),
        (0.3, 1.72),
        (0.3, 1.8),
        (0.18, 1.86),
        (0.22, 2.0),
        (0.34, 2.32),
        (0.3, 2.3),
        (0.2, 2.22),
        (0, 2.25),
    ]
    pawn = S.lathe(turned(PAWN), S.mat("#e6d2a8", "wood", rough=0.3), 96, (-0.95, -1.3, 0), scale=1.15)
    S.rays(pawn, glossy=False)
    fr = S.mat("#b98a3c", "metal", rough=0.35)
    e = S.empty((0.55, 2.2, 0), (0, 0, -14))
    Wd, Hh = 1.45, 5.9
    hs = Hh - Wd
    P = (
        [(-Wd, 0.5), (-Wd, hs)]
        + [(-Wd * math.cos(t), hs + Wd * math.sin(t)) for t in np.linspace(0, math.pi, 24)[1:-1]]
        + [(Wd, hs), (Wd, 0.5), (-Wd, 0.5)]
    )
    S.tube([(x, 0, z) for x, z in P], 0.17, fr, 14, e)
    S.tube([(x * 0.93, -0.06, 0.5 + (z - 0.5) * 0.97) for x, z in P], 0.06, fr, 10, e)
    for x in (-1.1, 1.1):
        S.lathe([(0, 0), (0.3, 0), (0.26, 0.2), (0.12, 0.3), (0.16, 0.5)], fr, 20, (x, 0, 0), parent=e)
    S.sphere(0.3, fr, (0, -0.02, Hh + 0.12), (1, 0.6, 1), parent=e)
    for sx in (-1, 1):
        S.tube(
            [
                (sx * 0.2, 0, Hh + 0.05),
                (sx * 0.7, 0, Hh + 0.2),
                (sx * 1.0, 0, Hh - 0.15),
                (sx * 0.8, 0, Hh - 0.35),
            ],
            0.08,
            fr,
            10,
            e,
            taper=0.5,
        )
    queen = S.empty((-0.95, -1.3, 0), scale=2.1)
    S.lathe(turned(QUEEN), S.mat("#f4e8c8", "wood", rough=0.25), 96, parent=queen)
    gold = S.mat("#e2b04a", "metal")
    for k in range(9):
        t = 2 * math.pi * k / 9
        S.sphere(0.075, gold, (0.34 * math.cos(t), 0.34 * math.sin(t), 2.36), parent=queen)
    S.sphere(0.12, gold, (0, 0, 2.36), parent=queen)
    hall = S.empty((-9.0, -19, 0))
    wall = S.mat("#2c3a72", "clay", ramp=("#4a3a6a", "#28386e", "#141c3c"), span=(0, 12), lift=0.55, bump=0.0)
    S.box((44, 0.2, 30), wall, (0, 0, 14), parent=hall)
    arch = [(-2.5, 1.2), (-2.5, 6.0)]
    arch += [(-2.5 * math.cos(t), 6.0 + 2.6 * math.sin(t)) for t in np.linspace(0, math.pi, 24)]
    arch += [(2.5, 6.0), (2.5, 1.2)]
    dawn = S.mat("#ffc870", "glow", gain=1.1)
    S.obj([(x, 0.2, z) for x, z in arch], [tuple(range(len(arch)))], dawn, False, parent=hall)
    for x in (-0.83, 0.83):
        S.box((0.12, 0.1, 8), wall, (x, 0.3, 4.8), parent=hall, bevel=0)
    for z in (3.2, 5.8):
        S.box((5.0, 0.1, 0.12), wall, (0, 0.3, z), parent=hall, bevel=0)
    for only in (queen, hall):
        S.rays(only, camera=False, diffuse=False, shadow=False)
    S.lamp((0.0, 0.9, 4.4), "#ffe0b0", 260, 0.4)
    S.lamp((-2.6, 0.6, 3.4), "#a8b8ff", 90, 0.4)
    glass = bpy.data.materials.new("mirror")
    glass.use_nodes = True
    N, L = glass.node_tree.nodes, glass.node_tree.links
    N.clear()
    out, shine = N.new("ShaderNodeOutputMaterial"), N.new("ShaderNodeBsdfGlossy")
    shine.inputs["Color"].default_value = (0.86, 0.9, 1, 1)
    shine.inputs["Roughness"].default_value = 0.02
    L.new(shine.outputs[0], out.inputs[0])
    S.obj([(x, 0.02, z) for x, z in P[:-1]], [tuple(range(len(P) - 1))], glass, False, parent=e)
    # the black king lies where he fell
    king = S.empty((2.62, -1.2, 0.46), (0, 96, 203), 0.84)
    black = S.mat("#3a2420", "wood", rough=0.25)
    KING = [*QUEEN[:11], (0.22, 2.0), (0.33, 2.3), (0.3, 2.36), (0.1, 2.46), (0, 2.47)]
    S.lathe(turned(KING), black, 96, parent=king)
    S.box((0.09, 0.09, 0.42), gold, (0, 0, 2.62), parent=king)
    S.box((0.09, 0.3, 0.09), gold, (0, 0, 2.66), parent=king)
    cur = S.mat("#6a1f2a", "cloth")
    for sx in (-1, 1):
        V, F = [], []
        n = 60
        for i in range(n + 1):
            u = i / n
            x = sx * (2.15 + u * 3.2)
            y = 3.6 + 0.28 * math.sin(u * 38)
            for k in range(10):
                V.append((x + sx * (-0.5) * (k / 9) ** 3 * 0, y, -0.0 + 12 * k / 9))
        for i in range(n):
            for k in range(9):
                F.append((i * 10 + k, (i + 1) * 10 + k, (i + 1) * 10 + k + 1, i * 10 + k + 1))
        S.obj(V, F, cur)
    S.box((30, 0.2, 20), S.mat("#2a1a2c", "clay"), (0, 6.5, 8))
    return S


def turned(profile, rounds=2):
    """Round the corners of a profile, as a lathe and sandpaper do."""
    for _ in range(rounds):
        cut = [profile[0]]
        for (r0, z0), (r1, z1) in itertools.pairwise(profile):
            cut += [(0.8 * r0 + 0.2 * r1, 0.8 * z0 + 0.2 * z1), (0.2 * r0 + 0.8 * r1, 0.2 * z0 + 0.8 * z1)]
        profile = [*cut, profile[-1]]
    return profile

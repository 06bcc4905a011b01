"""The pawn sees a queen in the mirror."""

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
    a, b = S.mat("#d9c6a4", "wood", rough=0.35), S.mat("#4a2c2a", "wood", rough=0.35)
    q = 1.5
    for i in range(-5, 6):
        for j in range(-3, 9):
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
    S.lathe(PAWN, S.mat("#e6d2a8", "wood", rough=0.3), 40, (-0.95, -1.3, 0), scale=1.15)
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
    S.box(
        (2 * Wd, 0.05, Hh - 0.3),
        S.mat("#22304f", "clay", rough=0.2, vary=0.4),
        (0, 1.6, Hh / 2 + 0.3),
        parent=e,
    )  # depth behind the glass
    qm = S.mat("#efe0b8", "wood", rough=0.25)
    S.lathe(QUEEN, qm, 48, (0.05, 0.85, 0.48), scale=1.75, parent=e)
    for k in range(9):
        t = 6.283 * k / 9
        S.sphere(
            0.075 * 1.75,
            S.mat("#e2b04a", "metal"),
            (0.05 + 0.34 * 1.75 * math.cos(t), 0.85 + 0.34 * 1.75 * math.sin(t), 0.48 + 2.36 * 1.75),
            parent=e,
        )
    S.sphere(0.12 * 1.75, S.mat("#e2b04a", "metal"), (0.05, 0.85, 0.48 + 2.36 * 1.75), parent=e)
    S.lamp((0.1, 2.0, 5.0), "#cfe0ff", 110, 0.4)
    S.lamp((0.9, 2.5, 2.2), "#9fc0ff", 45, 0.4)
    gl = bpy.data.materials.new("gl")
    gl.use_nodes = True
    N, L = gl.node_tree.nodes, gl.node_tree.links
    N.clear()
    o = N.new("ShaderNodeOutputMaterial")
    mx = N.new("ShaderNodeMixShader")
    mx.inputs[0].default_value = 0.0
    t = N.new("ShaderNodeBsdfTransparent")
    t.inputs[0].default_value = (0.75, 0.85, 1, 1)
    g = N.new("ShaderNodeBsdfGlossy")
    g.inputs["Roughness"].default_value = 0.03
    L.new(t.outputs[0], mx.inputs[1])
    L.new(g.outputs[0], mx.inputs[2])
    L.new(mx.outputs[0], o.inputs[0])
    S.obj(
        [(x, 0, z) for x, z in P[:-1]], [tuple(range(len(P) - 1))], gl, False, parent=e
    ).visible_shadow = False
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

"""The first sketches: roads, mazes, crowds and rooms."""

import itertools
import math

import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector
from scipy.interpolate import PchipInterpolator

from ..kit.light import grade, sky, sun
from ..kit.stage import Stage
from . import scene


@scene
def pawn():
    """The pawn sees a queen in the mirror."""
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


@scene
def deer():
    """A deer with antlers in flower has come out of the wood; behind it the snow has turned to spring."""
    S = Stage(
        "deer",
        131,
        sky=sky(
            "#7fa4b0",
            "#b8d0c8",
            "#f6ead4",
            "#f8dcd0",
            at=(0, 0.35, 0.62, 1),
            wash=0.3,
            discs=[
                {
                    "x": 0.42,
                    "y": 0.34,
                    "r": 0.3,
                    "color": "#fff8e4",
                    "glow": "#fff0d0",
                    "halo": 0.6,
                    "halo_gain": 0.3,
                    "maria": 0.05,
                }
            ],
        ),
        ambient=0.7,
        key=[sun((-2, 10, 7), "#fff0d0", 2.6, 0.06), sun((-5, -7, 7), "#ffe4d4", 1.5, 0.1)],
        fog={"density": 0.06, "start": 15.5, "low": 0.45, "low_h": 1.6},
        cam={"loc": (0, -14, 3.2), "tgt": (0, 0, 4.3)},
        post={
            "grade": grade("#23405a", "#fff6e6", sat=1.12),
            "bloom": 0.6,
            "motes": {"n": 50, "color": "#ffe0e0", "gain": 0.4},
        },
    )
    S.ground("snow", "#e6ecec", amp=0.5, seed=23, flat=3)
    bark = S.mat("#5f7274", "wood")
    for _ in range(34):
        x, y = S.rnd.choice([-1, 1]) * S.rnd.uniform(1.2, 12), S.rnd.uniform(6, 26)
        S.tube([(x, y, -0.5), (x, y, 6), (x + 0.3, y, 19)], S.rnd.uniform(0.14, 0.34), bark, 10, taper=0.6)
    for x, y, r in ((-3.6, -3.0, 0.34), (3.9, -1.5, 0.42)):
        S.tube([(x, y, -0.5), (x + 0.1, y, 6), (x + 0.2, y, 12)], r, S.mat("#3c4a4c", "wood", bump=0.2), 14)
    # the deer, and what grows on it
    h, at = 4.4, Vector((0.95, 1.6, S.z(0.95, 1.6) - 0.05))
    e = S.empty(at, (0, 0, 8), h)
    brown = ("#5a3a2a", "#8a5a3c", "#b88454", "#a87244", "#8a5836")
    fur = S.mat("#a06a42", "cloth", vary=0.16, bump=0.03, bscale=40, ramp=brown, span=(0.05, 0.98))
    pale, hoof = S.mat("#f0e0c4", "cloth"), S.mat("#2e221e", "clay", rough=0.4)
    trunk = [
        ((-0.19, 0, 0.615), 0.125),
        ((0.0, 0, 0.625), 0.108),
        ((0.18, 0, 0.645), 0.098),
        ((0.32, 0, 0.635), 0.112),
    ]
    parts = [(*trunk[i], *trunk[i + 1]) for i in range(3)]
    parts += [
        ((-0.21, 0, 0.58), 0.105, (-0.1, 0, 0.57), 0.095),
        ((0.36, 0, 0.62), 0.098, (0.41, 0, 0.6), 0.07),
        ((-0.22, 0, 0.66), 0.1, (-0.31, 0, 0.8), 0.068),
        ((-0.31, 0, 0.8), 0.068, (-0.355, 0, 0.93), 0.05),
        ((-0.365, 0, 0.95), 0.056, (-0.43, 0, 0.935), 0.046),
        ((-0.43, 0, 0.935), 0.046, (-0.53, 0, 0.9), 0.026),
        ((0.44, 0, 0.665), 0.03, (0.49, 0, 0.6), 0.018),
    ]
    shin = ((-0.2, 0.25), 0.026, (-0.195, 0.09), 0.015)
    foot = ((-0.195, 0.09), 0.019, (-0.212, 0.045), 0.017)
    near = [
        ((-0.19, 0.57), 0.075, (-0.175, 0.42), 0.044),
        ((-0.175, 0.42), 0.042, (-0.2, 0.25), 0.024),
        shin,
        foot,
    ]
    lifted = [
        ((-0.2, 0.57), 0.07, (-0.2, 0.44), 0.042),
        ((-0.2, 0.44), 0.04, (-0.32, 0.37), 0.025),
        ((-0.32, 0.37), 0.025, (-0.285, 0.22), 0.015),
        ((-0.285, 0.22), 0.019, (-0.265, 0.18), 0.017),
    ]
    hind = [
        ((0.33, 0.61), 0.1, (0.285, 0.45), 0.066),
        ((0.285, 0.45), 0.062, (0.39, 0.275), 0.03),
        ((0.39, 0.275), 0.03, (0.375, 0.095), 0.016),
        ((0.375, 0.095), 0.02, (0.355, 0.045), 0.017),
    ]
    for leg, y, back in ((near, -0.07, 0.0), (lifted, 0.07, 0.0), (hind, -0.065, 0.02), (hind, 0.065, -0.09)):
        for (x, z), r, (x2, z2), r2 in leg:
            parts.append(((x + back, y, z), r, (x2 + back, y, z2), r2))
        step = Vector((x2 - x, 0, z2 - z)).normalized()
        end = Vector((x2 + back, y, z2))
        S.blob([(end + 0.012 * step, 0.019, end + 0.034 * step, 0.022)], hoof, parent=e, voxel=0.006)
    for s in (-1, 1):
        parts += [
            ((-0.335, s * 0.045, 0.985), 0.017, (-0.285, s * 0.1, 1.03), 0.025),
            ((-0.285, s * 0.1, 1.03), 0.025, (-0.245, s * 0.13, 1.055), 0.007),
        ]
    S.blob(parts, fur, parent=e, voxel=0.0085, smooth=5)
    S.blob([((-0.255, -0.04, 0.66), 0.055, (-0.33, -0.02, 0.85), 0.03)], pale, parent=e, voxel=0.01)
    S.blob([((0.43, -0.03, 0.62), 0.05, (0.42, -0.03, 0.56), 0.04)], pale, parent=e, voxel=0.01)
    S.sphere(0.023, hoof, (-0.548, 0, 0.903), (0.9, 1, 0.9), 16, e)
    for s in (-1, 1):
        S.sphere(
            0.014, S.mat("#171012", "clay", rough=0.08), (-0.405, s * 0.043, 0.955), (1.2, 0.7, 1), 16, e
        )
    for row, lean in enumerate((28, 47, 66, 84)):
        for k in range(10 - row):
            x = -0.14 + 0.052 * k + 0.026 * (row % 2) + S.rnd.uniform(-0.008, 0.008)
            r, z = (
                np.interp(x, [p[0][0] for p in trunk], v)
                for v in ([p[1] for p in trunk], [p[0][2] for p in trunk])
            )
            t = math.radians(lean + S.rnd.uniform(-4, 4))
            spot = (x, -0.965 * r * math.sin(t), z + 0.965 * r * math.cos(t))
            size = S.rnd.uniform(0.008, 0.014)
            S.sphere(size, pale, spot, (1.3, 1, 0.5), 12, e, rot=(math.degrees(t), 0, 0))
    S.bird(at + Vector((0.31 * h, 0, 0.735 * h)), 0.34, "#5f86b8", 172, belly="#f0d8b8")
    head = at + Vector((-0.365, 0, 0.995)) * h
    tips = []
    for k, lean in enumerate(((-0.75, -0.15, 0.85), (0.62, 0.15, 0.95))):
        S.tree(
            head + Vector((0.02, 0.24 * k - 0.12, -0.02)),
            5.0,
            "#6a4c3a",
            depth=6,
            spread=0.62,
            seed=k + 4,
            r=0.105,
            lean=lean,
            bare=True,
        )
        tips += S.tips
    S.blossom(tips, 3, 0.4, 0.15, ("#f08cac", "#f8c0cc", "#fff0ee"))
    # spring behind it, snow before it
    grass = ("#7aa04c", "#94b45c", "#648a44")
    blooms = ("#f4b0c4", "#fff3dc", "#f2d060", "#b090d0")
    S.grass(1000, (0.9, 6.5), (2.3, 9), grass, 0.45)
    S.flowers(230, (1.0, 6.5), (2.3, 9), blooms, high=0.45, big=1.5)
    S.grass(420, (1.5, 5.5), (-3.2, 2.3), grass, 0.2)
    S.flowers(110, (1.5, 5.5), (-3.2, 2.3), blooms, high=0.24, big=1.3)
    S.flowers(16, (-0.2, 1.5), (-1.2, 2.4), ("#f4b0c4", "#fff3dc"), high=0.22, big=1.2)
    # the child, who came through the snow
    S.person(
        (-1.75, -0.7, S.z(-1.75, -0.7)),
        1.75,
        "#c8382e",
        face=142,
        hair="#4a3020",
        style="plait",
        scarf="#f0d080",
        hands=((0.16, -0.3, 0.78), (-0.2, -0.03, 0.44)),
    )
    dent = S.mat("#a8b8c4", "snow")
    for k in range(9):
        x, y = -2.0 - 0.14 * k + 0.12 * (-1) ** k, -1.1 - 0.42 * k
        S.sphere(0.11, dent, (x, y, S.z(x, y) - 0.02), (0.8, 1.3, 0.3), 12)
    V, F = [], []
    for _ in range(130):
        c = Vector((S.rnd.gauss(-0.6, 1.6), S.rnd.uniform(-2.5, 2.5), S.rnd.uniform(0.1, 8.0)))
        a = Vector([S.rnd.gauss(0, 1) for _ in range(3)]).normalized() * 0.085
        b = a.orthogonal().normalized() * 0.06
        base = len(V)
        V += [c - a, c + b, c + a, c - b]
        F.append((base, base + 1, base + 2, base + 3))
    S.obj(V, F, S.mat("#f4b0c0", "cloth", lift=0.25), False)
    return S


@scene
def piano():
    """The road is a keyboard, and the key that is trodden on lights up."""
    S = Stage(
        "piano",
        151,
        sky={
            "stops": [
                (0, "#0f2444"),
                (0.26, "#2a5f80"),
                (0.44, "#d88a68"),
                (0.53, "#f8b060"),
                (1, "#d87848"),
            ],
            "stars": 110,
            "star_bottom": 0.26,
            "discs": [
                {
                    "x": 0.6,
                    "y": 0.43,
                    "r": 0.15,
                    "color": "#fff0b8",
                    "glow": "#ffb860",
                    "halo": 0.7,
                    "halo_gain": 0.4,
                    "maria": 0,
                    "gain": 2.2,
                }
            ],
            "clouds": [
                {"dark": "#2f4f6c", "lite": "#f0a878", "band": (0.3, 0.1), "cell": (36, 280), "alpha": 0.8}
            ],
        },
        ambient=0.42,
        key=[sun((0.62, 12, 4.0), "#ffb060", 3.4, 0.06), sun((-5, -8, 8), "#8fb0d8", 1.3, 0.3)],
        fog={"density": 0.012, "start": 22, "color": "#e8a070", "mix": 0.4},
        cam={"loc": (0, -14, 3.4), "tgt": (0, 0, 3.9)},
        post={"grade": grade("#0c1c48", "#fff0c8", contrast=0.18), "bloom": 0.7, "bloom_th": 0.8},
    )
    S.ground("sea", "#123c50", base=-0.7, amp=0.5)
    white = S.mat("#f6ecd8", "clay", rough=0.3, vary=0.05, bump=0.01)
    black = S.mat("#17131c", "clay", rough=0.25, bump=0.01)

    def pos(t):
        """The middle of the road after t steps."""
        return -2.0 * math.sin(0.36 * t + 0.4) * min(1, 0.35 + t / 9), -5.0 + t

    pattern, here = (1, 1, 0, 1, 1, 1, 0), 5
    for i in range(90):
        (x, y), (x2, _) = pos(i * 0.68), pos(i * 0.68 + 0.1)
        turn = math.degrees(math.atan2(-(x2 - x), 0.1))
        m, down = (S.mat("#ffc850", "clay", lift=0.8), 0.12) if i == here else (white, 0)
        S.box((2.9, 0.64, 0.34), m, (x, y, -0.14 - down), (0, 0, turn), 0.03)
        if pattern[i % 7]:
            xx, yy = pos(i * 0.68 + 0.34)
            S.box((1.7, 0.34, 0.3), black, (xx + 0.62, yy, 0.12), (0, 0, turn), 0.04)
    x, y = pos(here * 0.68)
    S.person((x - 0.78, y + 0.02, -0.08), 1.55, "#d8302c", "walk", 168, hair="#3a2418", scarf="#f4c860")
    S.box((0.34, 0.16, 0.28), S.mat("#7a4a30", "cloth"), (x - 0.48, y - 0.1, 0.5), (0, 0, 10), 0.04)
    S.lamp((x - 0.5, y - 0.6, 0.9), "#ffcf70", 30, 0.3)
    # notes: what was trodden on before has flown up
    for i in range(11):
        t = i / 10
        S.birds(
            (-0.6 + 2.2 * t + 0.5 * math.sin(5 * t), 4 + 10 * t, 2.6 + 5.6 * t),
            1,
            (0.3, 0.2, 0.3),
            0.46,
            "#161424",
            seed=i,
        )
    S.mountains(75, 9, "#3f5a78", 12, scale=0.035, width=170)
    S.mountains(95, 13, "#6a6a88", 5, scale=0.03, width=220)
    return S


def stone_head(S, at, size, turn, stone):
    """Carve a head with its eyes shut, one unit from chin to crown; return it and its skin.

    It looks to the camera at turn 0. The skin gives a point of it for a bearing in degrees (90 is its left
    ear) and a height.
    """
    heights = [-0.4, -0.1, -0.02, 0.03, 0.1, 0.2, 0.33, 0.5, 0.6, 0.68, 0.78, 0.88, 0.95, 0.985, 1.0]
    front = [0.25, 0.23, 0.3, 0.39, 0.43, 0.41, 0.42, 0.42, 0.41, 0.45, 0.44, 0.36, 0.25, 0.14, 0.0]
    back = [0.34, 0.28, 0.27, 0.27, 0.29, 0.33, 0.41, 0.49, 0.52, 0.52, 0.48, 0.37, 0.25, 0.14, 0.0]
    wide = [0.33, 0.24, 0.22, 0.23, 0.27, 0.31, 0.345, 0.365, 0.365, 0.37, 0.355, 0.29, 0.2, 0.115, 0.0]
    rough = S.nfun(9.0, 4, 77)

    def bump(x, z, cx, cz, sx, sz):
        return np.exp(-(((x - cx) / sx) ** 2) - ((z - cz) / sz) ** 2)

    def skin(a, z):
        f, b, w = (PchipInterpolator(heights, v)(z) for v in (front, back, wide))
        x, y = w * np.sin(a), -np.where(np.cos(a) > 0, f, b) * np.cos(a)
        face = np.clip(np.cos(a) * 3, 0, 1)
        one = abs(x)
        nose = PchipInterpolator(
            [0.3, 0.34, 0.365, 0.4, 0.44, 0.6, 0.69, 1.1], [0, 0, 0.1, 0.155, 0.145, 0.05, 0, 0]
        )(np.clip(z, 0.3, 1.1))
        out = nose * np.exp(-((x / np.interp(z, [0.36, 0.4, 0.6], [0.095, 0.08, 0.05])) ** 2))
        out += 0.04 * bump(one, z, 0.085, 0.385, 0.035, 0.03)
        arch = 0.665 + 0.03 * np.sin(np.clip(one / 0.3, 0, 1) * math.pi)
        out += 0.035 * np.exp(-(((z - arch) / 0.022) ** 2)) * np.clip((0.36 - one) * 14, 0, 1)
        out -= 0.065 * bump(one, z, 0.16, 0.585, 0.105, 0.055)
        out += 0.06 * bump(one, z, 0.165, 0.575, 0.085, 0.042)
        lid = 0.55 - 0.018 * np.cos(np.clip((one - 0.165) / 0.1, -1, 1) * math.pi / 2)
        out -= 0.035 * np.exp(-(((z - lid) / 0.009) ** 2)) * np.clip((0.1 - abs(one - 0.165)) * 40, 0, 1)
        out += 0.03 * bump(one, z, 0.26, 0.45, 0.09, 0.07)
        mouth = np.clip((0.15 - one) * 16, 0, 1)
        out += mouth * 0.038 * np.exp(-(((z - 0.262) / 0.034) ** 2))
        out += mouth * 0.04 * np.exp(-(((z - 0.19) / 0.034) ** 2)) * np.clip((0.13 - one) * 16, 0, 1)
        out -= 0.032 * np.exp(-(((z - 0.228) / 0.009) ** 2)) * np.clip((0.16 - one) * 20, 0, 1)
        out -= 0.025 * bump(one, z, 0, 0.135, 0.13, 0.03)
        out += 0.03 * bump(one, z, 0, 0.06, 0.1, 0.05)
        worn = 0.016 * (rough(a * 1.1 + 3, z * 2.2) - 0.5)
        out = out * face + worn
        return x + out * np.sin(a), y - out * np.cos(a), z

    e = S.empty(at, (0, 0, turn), size)
    na, zs = 300, np.concatenate([np.linspace(-0.4, 0.9, 250), np.linspace(0.905, 1.0, 30)])
    A, Z = np.meshgrid(np.linspace(0, 2 * math.pi, na, endpoint=False), zs)
    V = np.stack(skin(A, Z), -1).reshape(-1, 3)
    i = np.arange(len(zs) - 1)[:, None] * na
    k = np.arange(na)[None, :]
    F = np.stack([i + k, i + (k + 1) % na, i + na + (k + 1) % na, i + na + k], -1).reshape(-1, 4)
    S.obj(V, F, stone, True, parent=e)
    # the ear: a rim that winds inward, and a long lobe
    rim = [
        (0.0, 0.5),
        (0.02, 0.59),
        (0.075, 0.63),
        (0.13, 0.6),
        (0.14, 0.52),
        (0.105, 0.44),
        (0.07, 0.37),
        (0.03, 0.35),
    ]
    rim += [(0.01, 0.4)]
    inner = [(0.04, 0.57), (0.085, 0.575), (0.095, 0.51), (0.07, 0.44), (0.03, 0.43)]
    for side in (-1, 1):
        parts = []
        for line, r, lift in ((rim, 0.026, 0.035), (inner, 0.018, 0.02)):
            points = [Vector((side * (0.36 + lift + 0.25 * y), y, z)) for y, z in line]
            parts += [(p, r, q, r) for p, q in itertools.pairwise(points)]
        parts.append(((side * 0.385, 0.04, 0.365), 0.034))
        S.blob(parts, stone, parent=e, voxel=0.008, smooth=3)
        S.sphere(0.05, S.mat("#20241e", "stone"), (side * 0.35, 0.045, 0.5), (0.5, 0.8, 1.3), 20, e)

    def point(bearing, z, out=0.0):
        a = math.radians(bearing)
        x, y, z = (float(v[0]) for v in skin(np.array([a]), np.array([z])))
        local = Vector((x + out * math.sin(a), y - out * math.cos(a), z))
        return Vector(at) + Matrix.Rotation(math.radians(turn), 3, "Z") @ local * size

    return e, point


@scene
def statue():
    """A child tells the stone something, and it weeps; others wait their turn."""
    S = Stage(
        "statue",
        181,
        sky={
            "stops": [(0, "#2c5a58"), (0.35, "#7fae90"), (0.6, "#d6dca0"), (0.8, "#f6e6b0"), (1, "#e8d29a")],
            "wash": 0.4,
        },
        ambient=0.5,
        key=[sun((-6, -2.5, 6), "#ffe6a4", 4.6, 0.05), sun((6, -5, 5), "#7fb0b0", 0.6, 0.4)],
        fog={"density": 0.06, "start": 17, "low": 0.5, "low_h": 1.4, "color": "#dbe6b0", "mix": 0.3},
        cam={"loc": (0, -14, 2.2), "tgt": (0, 0, 4.0)},
        post={
            "grade": grade("#0f3038", "#fff6cc", contrast=0.2),
            "beams": [
                {
                    "from": (-0.05, -0.05),
                    "to": (0.7, 0.85),
                    "w0": 0.04,
                    "w1": 0.2,
                    "color": "#fff0b0",
                    "gain": 0.2,
                },
            ],
            "motes": {"n": 70, "gain": 0.5},
        },
    )
    S.ground("hills", "#5a7040", amp=0.35, seed=41, flat=4.5)
    stone = S.mat(
        "#a9a58e", "stone", nscale=2.2, vary=0.2, bump=0.03, bscale=7, dust="#66783c", dusty=(0.55, 0.95)
    )
    z = S.z(0.4, 2.2)
    _, skin = stone_head(S, (0.45, 2.2, z + 1.25), 5.3, -62, stone)
    top = skin(150, 0.96)
    S.tree(
        top - Vector((0, 0, 0.1)),
        3.3,
        "#4f3a2c",
        ("#6f9a3c", "#a0c04f", "#d8d060"),
        5,
        0.75,
        1.6,
        0.13,
        seed=5,
        r=0.17,
    )
    # roots that taper, fork, and sink into the stone at their ends
    bark = S.mat("#5a4434", "wood", bump=0.08)
    roots = []
    for thick, bearings in (
        (0.15, [(146, 0.96), (128, 0.95), (100, 0.91), (78, 0.83), (66, 0.74), (70, 0.66), (62, 0.6)]),
        (0.07, [(80, 0.84), (88, 0.78), (84, 0.71), (90, 0.65)]),
        (
            0.19,
            [
                (150, 0.96),
                (132, 0.9),
                (116, 0.8),
                (118, 0.68),
                (111, 0.52),
                (119, 0.36),
                (113, 0.18),
                (119, -0.1),
            ],
        ),
        (0.1, [(117, 0.66), (126, 0.54), (136, 0.42), (134, 0.26), (143, 0.1), (138, -0.1), (146, -0.3)]),
        (0.08, [(116, 0.8), (106, 0.74), (98, 0.7), (86, 0.68)]),
        (0.15, [(160, 0.96), (166, 0.85), (158, 0.7), (150, 0.5), (153, 0.3), (147, 0.05), (150, -0.25)]),
        (0.13, [(140, 0.97), (70, 0.965), (42, 0.93), (30, 0.87), (20, 0.8), (22, 0.735), (14, 0.7)]),
        (0.065, [(31, 0.88), (40, 0.82), (38, 0.76), (46, 0.715)]),
        (0.06, [(55, 0.945), (60, 0.89), (53, 0.84), (57, 0.79)]),
    ):
        way = PchipInterpolator(range(len(bearings)), bearings)
        steps = np.linspace(0, len(bearings) - 1, 6 * len(bearings))
        radii = [thick * (1 - 0.9 * t / steps[-1]) * (1 + 0.1 * math.sin(7 * t)) for t in steps]
        line = [skin(*way(t), (0.25 * r - 0.012) / 5.3) for t, r in zip(steps, radii, strict=True)]
        roots += [(line[i], radii[i], line[i + 1], radii[i + 1]) for i in range(len(line) - 1)]
        if thick > 0.12:
            roots.append((top + Vector((0, 0, 0.45)), 0.13, line[2], 0.9 * radii[2]))
    S.blob(roots, bark, voxel=0.022, smooth=3)
    # a tear runs down the cheek, drips from the jaw, and has made a pool
    wet = S.mat("#8a9478", "clay", rough=0.06, vary=0.05, bump=0.0)
    tear = S.mat("#bfe6f4", "clay", rough=0.05, lift=0.55, bump=0.0, vary=0.0)
    down = PchipInterpolator((0.0, 0.12, 0.28, 0.4, 0.48, 0.545), (30, 30, 32, 32, 29, 26))
    track = [skin(down(h), h, -0.001) for h in np.linspace(0.54, 0.02, 90)]
    S.blob([(p, 0.05, q, 0.05) for p, q in itertools.pairwise(track)], wet, voxel=0.018, smooth=2)
    for h, r in ((0.535, 0.08), (0.36, 0.155), (0.1, 0.085)):
        low, high = skin(down(h), h, 0.004), skin(down(h + r / 2.4), h + r / 2.4, 0.0)
        S.blob([(low, r, low.lerp(high, 0.4), 0.72 * r), (low, 0.72 * r, high, 0.02)], tear, voxel=0.012)
    run = [track[-1]]
    for drop, r in ((0.3, 0.1), (0.75, 0.085), (1.2, 0.075)):
        at = run[-1] - Vector((0.02, 0.03, drop))
        S.blob([(at, r), (at, 0.7 * r, at + Vector((0, 0, 2.4 * r)), 0.012)], tear, voxel=0.012)
    px, py = run[-1].x - 0.05, run[-1].y - 0.05
    pool = [(0, 0.02), (0.9, 0.02), (1.0, -0.05)]
    S.lathe(pool, S.mat("#7fbcc4", "water", wave=0.03), 48, (px, py, S.z(px, py) + 0.1), scale=(1.2, 0.62, 1))
    for r in (0.2, 0.42):
        S.lathe(
            [(r, 0.0), (r + 0.025, 0.025), (r + 0.05, 0.0)],
            tear,
            40,
            (px + 0.03, py, S.z(px, py) + 0.12),
            scale=(1, 0.55, 1),
        )
    for _ in range(90):
        a, far = S.rnd.uniform(0, 6.28), S.rnd.uniform(0.95, 1.5)
        x, y = px + 1.2 * far * math.cos(a), py + 0.66 * far * math.sin(a)
        S.flowers(1, (x, x), (y, y), ("#f4f6ff", "#a8c4f4", "#7f98e0"), high=0.34, big=1.5)
    for x, y, r in ((1.9, 0.9, 0.42), (-0.1, 1.4, 0.36), (2.7, 1.9, 0.6), (3.1, 0.4, 0.35), (0.7, 0.7, 0.22)):
        S.sphere(r, stone, (x, y, S.z(x, y) + 0.25 * r), (1.3, 1, 0.75), 20, bumpy=0.12)
    greens = ("#55803c", "#6f9440", "#8aa048")
    for _ in range(16):
        x, y = S.rnd.uniform(-0.4, 3.4), S.rnd.uniform(0.2, 1.4)
        for _k in range(5):
            a = S.rnd.uniform(0, 6.28)
            S.frond(
                (x, y, S.z(x, y)),
                (math.cos(a), math.sin(a) - 0.4, 0.5),
                S.rnd.uniform(0.5, 0.9),
                S.rnd.choice(greens),
            )
    S.grass(500, (-4.5, 4.5), (-3.8, -1.7), greens, 0.13)
    S.grass(600, (-4.5, 4.5), (0.6, 7), greens, 0.22)
    for x, y, h, r in (
        (-5.3, 4, 9.5, 0.42),
        (6.4, 9, 11, 0.5),
        (-2.6, 12, 12, 0.42),
        (5.6, 11, 12, 0.5),
        (-6.6, 16, 13, 0.5),
        (0.6, 20, 13, 0.5),
        (-3.4, 24, 14, 0.5),
        (4.2, 22, 14, 0.5),
        (9, 20, 14, 0.6),
        (-10, 24, 14, 0.6),
    ):
        S.tree(
            (x, y, S.z(x, y)),
            h,
            "#4a4034",
            ("#4f7a3c", "#6f9a48", "#8fae58"),
            6,
            0.6,
            1.6,
            0.2,
            seed=int(10 * y),
            r=r,
        )
    # whoever has something to tell climbs up; the next ones wait
    ear = skin(96, 0.42)
    foot, rest = Vector((2.45, -1.7, S.z(2.45, -1.7))), Vector((ear.x + 0.55, ear.y - 0.15, ear.z + 0.9))
    S.ladder(foot, rest, 0.5, "#a8744a", 0.3, 0.04)
    t = 0.62
    stand = foot.lerp(rest, t)
    S.person(
        stand + Vector((0, -0.12, 0)),
        1.15,
        "#c8322a",
        face=196,
        hair="#3a2620",
        style="plait",
        head=(0.05, -0.05, 0.89),
        hands=((0.14, -0.16, 0.9), (-0.2, -0.13, 0.72)),
        feet=((0.07, -0.04, 0.03), (-0.07, -0.1, 0.2)),
    )
    for x, y, h, coat, turn, more in (
        (1.55, -2.3, 1.3, "#3f4a6a", 186, {"hat": "#2c3248"}),
        (0.75, -2.75, 1.1, "#7a5a8a", 172, {"hair": "#d8d4cc", "style": "bun", "head": (0, -0.07, 0.87)}),
    ):
        S.person((x, y, S.z(x, y)), h, coat, face=turn, **more)
    S.tube([(0.98, -2.78, S.z(1, -2.8)), (0.96, -2.8, S.z(1, -2.8) + 0.55)], 0.022, bark, 6)
    return S


def carousel_horse(S, at, size, turn, coat, mane, saddle, gold):
    """Carve a horse of a roundabout in full leap, about one unit long; it looks to the left at turn 0."""
    e = S.empty(at, turn, size)
    parts = [
        ((-0.27, 0, 0.72), 0.165, (0.02, 0, 0.69), 0.16),
        ((0.02, 0, 0.69), 0.16, (0.22, 0, 0.73), 0.145),
        ((0.22, 0, 0.73), 0.145, (0.36, 0, 0.77), 0.16),
        ((-0.3, 0, 0.8), 0.15, (-0.43, 0, 1.0), 0.105),
        ((-0.43, 0, 1.0), 0.105, (-0.5, 0, 1.17), 0.08),
        ((-0.5, 0, 1.17), 0.08, (-0.55, 0, 1.28), 0.066),
        ((-0.56, 0, 1.28), 0.066, (-0.63, 0, 1.21), 0.078),
        ((-0.63, 0, 1.21), 0.078, (-0.74, 0, 1.07), 0.05),
        ((-0.74, 0, 1.07), 0.05, (-0.79, 0, 1.0), 0.046),
        ((-0.77, 0, 0.985), 0.03, (-0.74, 0, 1.0), 0.03),
    ]
    for s in (-1, 1):
        parts.append(((-0.54, s * 0.04, 1.33), 0.026, (-0.53, s * 0.05, 1.43), 0.008))
    legs = [
        (-0.1, (-0.28, 0.66, 0.125), (-0.35, 0.54, 0.085), (-0.62, 0.56, 0.045), (-0.62, 0.3, 0.028)),
        (0.1, (-0.28, 0.66, 0.125), (-0.3, 0.5, 0.085), (-0.5, 0.38, 0.045), (-0.38, 0.18, 0.028)),
        (-0.1, (0.37, 0.72, 0.15), (0.36, 0.52, 0.1), (0.64, 0.42, 0.042), (0.82, 0.2, 0.029)),
        (0.1, (0.37, 0.72, 0.15), (0.44, 0.54, 0.1), (0.74, 0.52, 0.042), (0.97, 0.36, 0.029)),
    ]
    hooves = []
    for y, *joints in legs:
        points = [(Vector((x, y * (1 - 0.12 * k), z)), r) for k, (x, z, r) in enumerate(joints)]
        for (p, r), (q, r2) in itertools.pairwise(points):
            parts.append((p, r, q, r2))
        knee, fetlock = points[2][0], points[3][0]
        down = (fetlock - knee).normalized()
        tip = fetlock + (down + Vector((-0.25 if knee.x < 0 else 0.1, 0, 0))).normalized() * 0.07
        parts += [(fetlock, 0.038), (fetlock, 0.03, tip, 0.034)]
        hooves.append((tip, down))
    S.blob(parts, coat, parent=e, voxel=0.009, smooth=4)
    for tip, down in hooves:
        S.tube([tip - down * 0.005, tip + down * 0.075], 0.042, gold, 14, e, taper=1.3)
    for k in range(10):
        t = k / 9
        root = Vector((-0.52 + 0.26 * t, 0, 1.33 - 0.4 * t))
        for s in (-1, 1):
            wave = 0.05 * math.sin(2.4 * k + s)
            lock = [
                (0, 0, 0),
                (0.09, s * 0.05, 0.06),
                (0.2, s * 0.07, 0.03 + wave),
                (0.33, s * 0.06, 0.09 + wave),
            ]
            S.tube([root + Vector(d) for d in lock], 0.042, mane, 10, e, smooth=6, taper=0.12)
    for s in (-1, 1):
        lock = [(-0.54, s * 0.02, 1.34), (-0.61, s * 0.04, 1.32), (-0.65, s * 0.03, 1.25)]
        S.tube(lock, 0.03, mane, 8, e, smooth=5, taper=0.2)
    for k in range(8):
        a = (k - 3.5) / 3.5
        tail = [(0.48, 0, 0.86), (0.6, 0.02 * a, 1.0), (0.8, 0.06 * a, 0.98 + 0.03 * a)]
        tail += [(1.02, 0.1 * a, 0.84 + 0.12 * a), (1.24 - 0.08 * a * a, 0.1 * a, 0.86 + 0.2 * a)]
        S.tube(tail, 0.045, mane, 10, e, smooth=7, taper=0.1)
    S.blob(
        [((-0.08, 0, 0.83), 0.1, (0.14, 0, 0.84), 0.1), ((0.18, 0, 0.92), 0.06), ((-0.1, 0, 0.91), 0.045)],
        saddle,
        parent=e,
        voxel=0.012,
    )
    ring = np.linspace(0, 2 * math.pi, 30)
    for x, z, r in ((0.03, 0.69, 0.172), (-0.24, 0.73, 0.172)):
        S.tube([(x, r * math.cos(t), z + r * math.sin(t)) for t in ring], 0.018, saddle, 8, e)
    S.tube([(-0.69, 0.066 * math.cos(t), 1.13 + 0.06 * math.sin(t)) for t in ring], 0.01, saddle, 6, e)
    S.tube([(-0.7, -0.06, 1.1), (-0.5, -0.12, 0.94), (-0.14, -0.08, 0.92)], 0.01, saddle, 6, e, smooth=6)
    S.tube([(0.03, 0, -0.12), (0.03, 0, 1.95)], 0.026, gold, 12, e)
    for k in range(40):
        twist = (0.03 + 0.02 * math.cos(k * 0.9), 0.02 * math.sin(k * 0.9), 0.86 + 0.027 * k)
        S.sphere(0.022, gold, twist, parent=e, seg=8)
    for z in (-0.12, 1.96):
        S.sphere(0.05, gold, (0.03, 0, z), parent=e, seg=18)
    return e


@scene
def carousel():
    """One horse of the roundabout has taken its pole along and leaps over the sea; another looks after it."""
    S = Stage(
        "carousel",
        191,
        sky={
            "stops": [
                (0, "#2a2a6c"),
                (0.28, "#7a4f96"),
                (0.46, "#e8707a"),
                (0.6, "#ffb070"),
                (1, "#ffd8a8"),
            ],
            "discs": [
                {
                    "x": 0.46,
                    "y": 0.47,
                    "r": 0.3,
                    "color": "#ffe8a8",
                    "glow": "#ff9a60",
                    "halo": 0.5,
                    "halo_gain": 0.35,
                    "maria": 0.04,
                    "gain": 1.25,
                }
            ],
            "clouds": [
                {"dark": "#7a4a8a", "lite": "#ff9a88", "band": (0.2, 0.12), "alpha": 0.7, "cell": (40, 260)}
            ],
        },
        ambient=0.42,
        key=[sun((-1.5, 12, 4.5), "#ffb070", 3.6, 0.05), sun((-6, -7, 6), "#8a90f0", 0.7, 0.2)],
        fog={"density": 0.01, "start": 30},
        cam={"loc": (0, -14, 1.7), "tgt": (0, 0, 2.75)},
        post={"grade": grade("#1a1450", "#fff0d0", contrast=0.16), "bloom": 0.6},
    )
    S.ground("sea", "#3a4a80", amp=0.5)
    gold = S.mat("#e8b040", "metal", rough=0.28)
    carousel_horse(
        S,
        (-0.55, 7.5, 0.35),
        3.2,
        (0, 10, 8),
        S.mat("#f4e4d8", "clay", rough=0.35, bump=0.02, vary=0.08),
        S.mat("#24387a", "clay", rough=0.4),
        S.mat("#b8282c", "clay", rough=0.35),
        gold,
    )
    # where it has touched the water
    for x, r in ((3.4, 0.5), (4.9, 0.4), (6.2, 0.3)):
        for k in (1.0, 1.7, 2.5):
            ring = [
                (x + r * k * math.cos(t), 7.0 + r * k * math.sin(t), 0.02) for t in np.linspace(0, 6.2832, 40)
            ]
            S.tube(ring, 0.035 / k, S.mat("#ffe0c8", "snow", lift=0.3), 6)
    S.paperboat((0.35, -1.5, 0.05), 1.1, rot=-24)
    # the roundabout: floor, poles, the canopy with its bulbs
    boards = S.mat("#5a2a30", "wood", rough=0.45)
    cy, big = -15.5, 9.4
    for k in range(-9, 10):
        a, b = math.radians(90 - 4.2 * (k - 0.5)), math.radians(90 - 4.2 * (k + 0.48))
        arc = [(big * math.cos(t), cy + big * math.sin(t)) for t in np.linspace(a, b, 4)]
        S.obj(
            [(x, y, z) for z in (0.1, 0.32) for x, y in [(0.0, cy), *arc]],
            [(0, 1, 2, 3, 4), (9, 8, 7, 6, 5), (1, 2, 7, 6), (2, 3, 8, 7), (3, 4, 9, 8)],
            boards,
            False,
        )
    rim = [(big * math.cos(t), cy + big * math.sin(t), 0.3) for t in np.linspace(0.6, 2.55, 60)]
    S.tube(rim, 0.07, gold, 10)
    stripes = S.mat("#a82830", "cloth", lift=0.05), S.mat("#f0dcb8", "cloth", lift=0.05)
    top = 5.02
    for k in range(-14, 15):
        a, b = (math.radians(90 - 2.6 * (k + d)) for d in (-0.5, 0.5))
        V = []
        for t in np.linspace(a, b, 9):
            u = (t - b) / (a - b)
            low = top - 0.16 - 0.3 * math.sin(math.pi * u) ** 0.8
            V += [(big * math.cos(t), cy + big * math.sin(t), z) for z in (low, 7.0)]
        S.obj(V, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(8)], stripes[k % 2], True)
        at = (big * math.cos(a), cy + big * math.sin(a) - 0.06, top - 0.13)
        S.sphere(0.055, S.mat("#ffd890", "glow", gain=7.0), at, parent=None, seg=12)
    for t in (0.2, 0.42):
        line = [
            (big * math.cos(q), cy + big * math.sin(q) - 0.04, top + t) for q in np.linspace(0.6, 2.55, 60)
        ]
        S.tube(line, 0.03, gold, 8)
    dark = S.mat("#6a5a6a", "clay", rough=0.35)
    carousel_horse(
        S, (2.2, -7.6, 0.55), 1.75, (0, 0, 12), dark, S.mat("#2a2038", "clay"), S.mat("#3a6a70", "clay"), gold
    )
    for x, y in ((-1.5, -6.6), (1.28, -6.6)):
        S.tube([(x, y, 0.3), (x, y, 6)], 0.05, gold, 12)
        for k in range(70):
            q = (x + 0.04 * math.cos(k * 0.8), y + 0.04 * math.sin(k * 0.8), 0.3 + 0.075 * k)
            S.sphere(0.034, gold, q, seg=8)
    # the hole that its pole has left, and the child that had a ticket for it
    S.tube([(-0.2, -7.2, 6), (-0.2, -7.2, 4.3)], 0.05, gold, 12)
    S.lathe([(0.1, 0.33), (0.2, 0.36), (0.26, 0.33)], gold, 24, (-0.2, -7.2, 0))
    S.lathe([(0, 0.335), (0.12, 0.335)], S.mat("#120a10", "clay"), 24, (-0.2, -7.2, 0))
    S.person(
        (-0.75, -6.9, 0.32), 1.45, "#e8b838", "wave", 172, hair="#3a2418", style="plait", scarf="#b5322c"
    )
    S.lamp((0, -9, 4.2), "#ffb060", 60, 0.6)
    return S


@scene
def maze():
    """Two hold the ends of one red thread on either side of a hedge; shears are open about it."""
    S = Stage(
        "maze",
        221,
        sky={
            "stops": [(0, "#16264e"), (0.4, "#3f5a86"), (0.7, "#8fa0a8"), (1, "#d8c8a0")],
            "stars": 60,
            "star_bottom": 0.2,
        },
        ambient=1.0,
        key=[sun((-4, 3, 9), "#ffdcae", 3.2, 0.08), sun((3, -6, 8), "#9fc4f0", 1.4, 0.3)],
        fog={"density": 0.035, "start": 17},
        cam={"loc": (0, -13.6, 8.0), "tgt": (0, 0.6, 2.5)},
        post={
            "grade": {"shadow": "#0f2a44", "high": "#fff0c0"},
            "motes": {"n": 40, "gain": 0.5},
            "bloom": 0.7,
            "vignette": 0.4,
        },
    )
    S.ground("flat", "#c9a878", amp=0.1, mat=S.mat("#cfae7c", "sand", nscale=1.5))
    hedge = [
        S.mat(k, "cloth", bump=0.12, bscale=12, vary=0.3, dust=d)
        for k, d in (("#3f6f48", "#7f9f58"), ("#467848", "#88a85c"), ("#386848", "#78985a"))
    ]
    leaves = [([], []) for _ in hedge]
    high = 2.5

    def wall(x0, y0, x1, y1, high=high):
        """Grow a hedge along one of the axes, clipped, with leaves that stick out."""
        wide = 0.62
        w, d = abs(x1 - x0) + wide, abs(y1 - y0) + wide
        at = ((x0 + x1) / 2, (y0 + y1) / 2, high / 2)
        S.box((w, d, high), S.rnd.choice(hedge), at, bevel=0.12)
        near = at[1] < 9
        for _ in range(int((w + d) * (150 if near else 25))):
            face = S.rnd.random()
            x, y, z = (S.rnd.uniform(-0.5, 0.5) for _ in range(3))
            p = [(x, -0.5, z), (-0.5, y, z), (0.5, y, z), (x, y, 0.5)][min(3, int(face * 4))]
            c = Vector((at[0] + p[0] * w, at[1] + p[1] * d, at[2] + p[2] * high))
            V, F = S.rnd.choice(leaves)
            b, size = len(V), S.rnd.uniform(0.05, 0.1)
            R = Euler([S.rnd.uniform(0, 6) for _ in range(3)]).to_matrix()
            V += [c + R @ Vector(v) * size for v in ((0, -1, 0), (0.5, 0, 0.2), (0, 1, 0), (-0.5, 0, 0.2))]
            F += [(b, b + 1, b + 2), (b, b + 2, b + 3)]

    # the hedge between the two, and the paths on either side of it
    wall(0, -1.7, 0, 5.4)
    wall(-3.0, -7, -3.0, 1.4)
    wall(3.0, -7, 3.0, 3.2)
    wall(-6.2, 1.4, -3.0, 1.4)
    wall(3.0, 3.2, 6.4, 3.2)
    wall(-3.2, 4.2, -3.2, 8.2)
    wall(-6.4, 4.2, -3.2, 4.2)
    wall(0, 5.4, 3.4, 5.4)
    wall(-3.2, 8.2, 0.6, 8.2)
    wall(6.2, 6.0, 6.2, 10.0)
    # the rest of the maze, as far as one sees; a clearing with the tree
    for j in range(8):
        for i in range(-6, 7):
            x, y = i * 3.0 + S.rnd.uniform(-0.2, 0.2), 11.0 + j * 3.0
            if math.hypot(x - 0.6, y - 18) < 4.6:
                continue
            if S.rnd.random() < 0.55:
                wall(x, y, x + 3.0, y)
            if S.rnd.random() < 0.5:
                wall(x, y, x, y + 3.0)
    for (V, F), m in zip(leaves, hedge, strict=True):
        S.obj(V, F, m, False)
    S.tree((0.6, 18, 0), 6.2, "#5a3a2a", ("#f0a83c", "#ffd060", "#e8803c"), 6, 0.6, 1.6, 0.2, seed=4, r=0.32)
    S.lamp((0.6, 16.6, 2.6), "#ffcf70", 1300, 1.0)
    # they
    S.person(
        (-1.5, 0.9, 0),
        2.45,
        "#c8302c",
        "walk",
        176,
        hair="#3a2620",
        style="plait",
        hands=((0.24, -0.22, 0.62), (-0.2, 0.22, 0.52)),
    )
    S.person(
        (1.55, 1.9, 0),
        2.5,
        "#3f6ab0",
        "walk",
        184,
        hair="#c98a3c",
        hat="#2c3a5a",
        hands=((0.2, 0.22, 0.52), (-0.24, -0.22, 0.62)),
    )
    lantern = Vector((-2.1, 0.5, 1.5))
    S.sphere(0.13, S.mat("#ffd880", "glow", gain=9.0), lantern, (1, 1, 1.2), 16)
    S.lamp(lantern + Vector((0, -0.2, 0.1)), "#ffc060", 90, 0.15)
    red = S.mat("#e02c28", "cloth", lift=0.45)
    thread = [(-1.0, 0.35, 1.27), (-0.85, -0.2, 0.5), (-0.72, -1.1, 0.08), (-0.8, -2.0, 0.07)]
    thread += [(-0.55, -2.8, 0.09), (0.1, -3.05, 0.2), (0.7, -2.8, 0.09), (0.95, -2.0, 0.07)]
    thread += [(0.78, -1.0, 0.07), (0.85, 0.4, 0.4), (1.06, 1.3, 1.3)]
    S.tube(thread, 0.045, red, 8, smooth=8)
    # shears, open about the thread
    steel, ash = S.mat("#dce4ea", "clay", rough=0.2, lift=0.12), S.mat("#b8763c", "wood")
    e = S.empty((0.32, -3.95, 0.16), (6, 0, 10), 1.15)
    for s in (-1, 1):
        half = S.empty((0, 0, 0.03 * s), (0, 0, s * 20))
        half.parent = e
        V = [(-0.1, 0, 0.02), (0.1, 0, 0.02), (0.12, 0.7, 0.02), (0, 1.9, 0.02), (-0.06, 1.0, 0.02)]
        blade = S.obj(V, [(0, 1, 2, 3, 4)], steel, False, parent=half)
        blade.modifiers.new("thick", "SOLIDIFY").thickness = 0.07
        S.tube([(0, 0, 0.02), (0, -0.5, 0.05)], 0.05, steel, 10, half)
        S.tube([(0, -0.45, 0.05), (0.0, -1.4, 0.07)], 0.085, ash, 12, half)
    S.sphere(0.11, steel, (0, 0, 0.06), (1, 1, 0.5), 16, e)
    return S


@scene
def crowd():
    """The only colour in the rain."""
    S = Stage(
        "crowd",
        231,
        sky={
            "stops": [(0, "#3a4656"), (0.4, "#6f7f8c"), (0.65, "#a9b4b4"), (0.8, "#cfd0c4"), (1, "#d0cfc4")],
            "wash": 0.5,
            "clouds": [
                {"dark": "#3f4b5a", "lite": "#93a0a8", "band": (0.15, 0.25), "alpha": 0.85, "cell": (60, 260)}
            ],
        },
        ambient=1.25,
        key=[sun((3, 2, 9), "#e8f0f4", 1.8, 0.3)],
        fog={"density": 0.06, "start": 15.5},
        cam={"loc": (0, -13, 5.0), "tgt": (0, 0, 2.9)},
        post={
            "grade": {"shadow": "#1f2c48", "high": "#fff4dc", "sat": 1.1},
            "bloom": 0.5,
            "beams": [
                {
                    "from": (0.44, -0.05),
                    "to": (0.52, 0.97),
                    "w0": 0.05,
                    "w1": 0.17,
                    "color": "#ffe2a0",
                    "gain": 0.34,
                }
            ],
            "motes": {"n": 60, "box": (0.35, 0.1, 0.68, 0.75), "gain": 0.9},
        },
    )
    S.ground("flat", "#59606a", amp=0.0, mat=S.mat("#454c58", "water", wave=0.02, rough=0.18))
    rnd = S.rnd
    gc = ["#3f4652", "#4a505c", "#373d49", "#525866"]
    uc = ["#23272f", "#2d323c", "#1c2028"]
    hero = (0.2, -0.7)
    for r in range(9):
        y = -1.6 + r * 1.35
        for i in range(-5 - r, 6 + r):
            x = i * 1.12 + (r % 2) * 0.56 + rnd.uniform(-0.14, 0.14)
            yy = y + rnd.uniform(-0.2, 0.2)
            if ((x - hero[0]) / 1.25) ** 2 + ((yy - hero[1] + 0.5) / 1.9) ** 2 < 1 or abs(x) > 3.4 + r * 0.5:
                continue
            f = rnd.uniform(-30, 30)
            S.wanderer(
                (x, yy, 0), 0.98 * rnd.uniform(0.93, 1.05), rnd.choice(gc), face=f, skin="#a9a49c", hat=False
            )
            S.umbrella(
                (x + 0.06, yy - 0.05, 1.22),
                0.62,
                rnd.choice(uc),
                (rnd.uniform(-7, 7), rnd.uniform(-7, 7), rnd.uniform(0, 40)),
            )
    S.wanderer((hero[0], hero[1], 0), 1.35, "#d8352c", face=15, arm="up", hat=False, skin="#f0cfa4")
    S.prop("tulip", (hero[0] - 0.36, hero[1] - 0.06, 1.08), 1.15, (0, -5, 0), sat=0.95)
    S.umbrella((-1.15, -2.7, 0.42), 0.62, "#424b5a", (158, 24, 0))
    S.lamp((hero[0] - 0.6, hero[1] - 1.6, 2.4), "#ffdca0", 100, 0.3)
    S.light("SPOT", (0.2, -1.5, 11), (hero[0], hero[1], 0.3), "#ffe0a0", 9000, 0.3)
    rm = S.mat("#dfe8ee", "glow", gain=0.55)
    for _ in range(150):
        x, y, z = rnd.uniform(-4, 4), rnd.uniform(-2, 6), rnd.uniform(1.5, 11)
        if abs(x - hero[0] - 0.0) < 0.9:
            continue
        S.tube([(x, y, z), (x - 0.05, y, z - 0.45)], 0.007, rm, 4)
    return S


@scene
def room():
    """The sea has come into the room."""
    S = Stage(
        "room",
        241,
        sky={"stops": [(0, "#6fb0c0"), (0.5, "#bfe0d0"), (0.75, "#fff0c8"), (1, "#ffe0a8")]},
        ambient=1.1,
        key=[
            sun((7, 1.8, 8.6), "#ffdba0", 6.5, 0.03, to=(0, 0.6, 1.2)),
            {
                "kind": "AREA",
                "at": (-1, -9, 7),
                "to": (0, 2, 3),
                "color": "#cfe8e0",
                "power": 520,
                "size": 4.0,
            },
        ],
        fog={"density": 0.0},
        cam={"loc": (-0.4, -13.5, 4.0), "tgt": (0, 0, 3.9)},
        post={
            "grade": {"shadow": "#12324a", "high": "#fff2cc"},
            "bloom": 0.6,
            "motes": {"n": 70, "box": (0.1, 0.15, 0.9, 0.7), "gain": 0.6},
            "beams": [
                {
                    "from": (1.06, 0.36),
                    "to": (0.4, 0.9),
                    "w0": 0.09,
                    "w1": 0.13,
                    "color": "#ffe2a0",
                    "gain": 0.16,
                }
            ],
        },
    )
    wl = S.mat("#5f8f8a", "clay", nscale=0.6, vary=0.1, bump=0.02)
    wl2 = S.mat("#6f9c92", "clay", nscale=0.6, vary=0.1, bump=0.02)
    S.box((9, 0.2, 12), wl, (0, 4.6, 4.5))
    S.box((0.2, 12, 12), wl2, (-3.6, 0, 4.5))
    S.box((9, 12, 0.2), S.mat("#d8cfb4", "clay"), (0, 0, 9.6))
    for y0, y1, z0, z1 in ((-6, -0.1, -1, 10), (2.5, 6, -1, 10), (-0.1, 2.5, -1, 2.6), (-0.1, 2.5, 6.6, 10)):
        S.box((0.2, y1 - y0, z1 - z0), wl2, (3.6, (y0 + y1) / 2, (z0 + z1) / 2))
    wd = S.mat("#efe6d0", "wood")
    for y in (-0.1, 1.2, 2.5):
        S.box((0.3, 0.12, 4.1), wd, (3.55, y, 4.6))
    for z in (2.6, 4.6, 6.6):
        S.box((0.3, 2.7, 0.12), wd, (3.55, 1.2, z))
    S.box((9, 0.1, 0.35), wd, (0, 4.45, -0.0))
    e = S.empty((-0.75, 4.4, 4.7))
    S.box((2.3, 0.12, 3.0), S.mat("#b98a3c", "wood"), (0, 0, 0), parent=e, bevel=0.05)
    S.box((1.95, 0.16, 2.65), S.mat("#2f5f7a", "clay", nscale=1.5, vary=0.5), (0, -0.02, 0), parent=e)
    S.prop(
        "spouting-whale",
        (0, -0.1, -0.75),
        1.35,
        (0, 0, 0),
        sat=0.5,
        tint="#cfe0e0",
        mix=0.4,
        thick=0.3,
        parent=e,
    )
    S.ground("sea", "#1f6a78", base=0.0, amp=1.0, y0=-20)
    S.chair((-1.95, 1.9, -0.9), 3.2, "#8f5a36", 14)
    S.box((1.7, 1.2, 0.14), S.mat("#7a4a30", "wood"), (1.3, 2.4, 1.25), (0, 0, 8), 0.03)
    for x in (0.65, 1.95):
        for y in (1.95, 2.85):
            S.lathe(
                [(0.06, -1.4), (0.08, -0.3), (0.05, 0), (0.07, 1.2)], S.mat("#7a4a30", "wood"), 12, (x, y, 0)
            )
    S.prop("potted-plant", (1.55, 2.4, 1.3), 1.25, sat=0.7)
    S.prop("open-book", (0.85, 2.15, 1.35), 0.55, (-60, 0, 0), sat=0.6)
    S.paperboat((-0.6, -1.3, 0.05), 1.5, rot=22)
    S.wanderer((-0.6, -1.3, 0.22), 0.62, "#c2352d", face=-20, arm="up", scarf="#f0d9a0")
    # a fish leaps out of the sea, into the light
    fish = S.fish((-0.12, 0.3, 1.75), 1.35, "#6cc4d8", 176, "#f0c850", tilt=-42, deep=0.5)
    pale = S.mat("#fdf4dc", "clay", rough=0.3)
    for t in (0.3, 0.44, 0.58, 0.7):
        r = 0.255 * math.sin(math.pi * t**0.8) ** 0.75 * (1 - 0.35 * t) + 0.012
        band = [
            (
                0.5 - 0.85 * t + 0.03 * math.sin(q) ** 2,
                0.48 * r * math.cos(q),
                r * math.sin(q) + 0.01 * math.sin(3 * t),
            )
            for q in np.linspace(0, 2 * math.pi, 40)
        ]
        S.tube(band, 0.017, pale, 6, fish)
    foam = S.mat("#eefaf4", "snow", lift=0.3)
    for r, wide in ((0.3, 0.022), (0.55, 0.014), (0.82, 0.008)):
        ring = [
            (0.5 + r * math.cos(q), 0.3 + 0.7 * r * math.sin(q), 0.02)
            for q in np.linspace(0, 2 * math.pi, 50)
        ]
        S.tube(ring, wide, foam, 6)
    for _ in range(34):
        up = S.rnd.uniform(0.05, 0.95)
        at = (0.5 - 0.25 * up + S.rnd.gauss(0, 0.14), 0.3 + S.rnd.gauss(0, 0.1), 1.2 * up)
        S.sphere(S.rnd.uniform(0.012, 0.04), foam, at, seg=10)
    S.tube([(0, 3, 9.6), (0, 3, 7.7)], 0.02, S.mat("#3a3028", "metal"), 6)
    S.lathe(
        [(0.12, 0.6), (0.3, 0.5), (0.7, 0), (0.66, 0), (0.27, 0.46), (0.1, 0.55)],
        S.mat("#c2553a", "clay"),
        32,
        (0, 3, 7.1),
    )
    return S

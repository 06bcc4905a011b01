"""The night calls in a coat of stars and brings a child one; beneath it stand those who have theirs."""

import math

import bpy
import numpy as np
from mathutils import Euler, Vector
from scipy import ndimage as ndi

from ..kit.colour import lin
from ..kit.light import grade, sky, sun
from ..kit.sky import paint_sky
from ..kit.somebody import somebody
from ..kit.stage import Stage

# where the coat falls open: right of which column of its mesh, up to which row
SLIT_COLUMN = 95
SLIT_TOP = 14


def scene():
    S = Stage(
        "door",
        8,
        sky=sky("#101c50", "#2c5490", "#7fa6b4", "#ecd8ac", at=(0, 0.36, 0.64, 0.82), stars=150, wash=0.4),
        ambient=0.44,
        key=[sun((-5, 11, 6), "#bcd0ff", 2.6, 0.08), sun((6, -8, 6), "#6a80c8", 0.5, 0.3)],
        fog={"density": 0.045, "start": 17, "low": 0.6, "low_h": 1.4, "color": "#c8c8b4", "mix": 0.4},
        cam={"loc": (0, -14, 2.7), "tgt": (0, 0, 4.2)},
        post={
            "grade": grade("#12184c", "#fff0cc", contrast=0.2),
            "bloom": 0.6,
            "bloom_th": 0.8,
            "motes": {"n": 40, "box": (0.1, 0.3, 0.95, 0.95), "gain": 0.5},
        },
    )
    S.ground("hills", "#3c5558", amp=0.45, seed=5, flat=4)
    S.mountains(60, 7, "#4a6488", 12, scale=0.04, width=160)
    # the coat is the sky itself
    night = _starry(S)
    spine = [
        (Vector((-1.35, 2.0, -0.2)), 1.75),
        (Vector((-1.5, 2.0, 1.6)), 1.36),
        (Vector((-1.6, 1.9, 3.4)), 1.12),
        (Vector((-1.5, 1.7, 4.7)), 1.14),
        (Vector((-1.2, 1.5, 5.6)), 1.1),
        (Vector((-0.75, 1.2, 6.15)), 0.62),
        (Vector((-0.55, 1.1, 6.3)), 0.4),
    ]
    V, L, F, n, rows = [], [], [], 120, 60
    at = np.linspace(0, len(spine) - 1, rows + 1)
    knots = range(len(spine))
    bends = [np.interp(at, knots, [c[axis] for c, _ in spine]) for axis in range(3)]
    bends.append(np.interp(at, knots, [r for _, r in spine]))
    bends = [ndi.gaussian_filter1d(bend, 3, mode="nearest") for bend in bends]
    for i in range(rows + 1):
        x, y, z, r = (bend[i] for bend in bends)
        before, after = max(i - 1, 0), min(i + 1, rows)
        c, d = Vector((x, y, z)), Vector([bend[after] - bend[before] for bend in bends[:3]]).normalized()
        side = Vector((0, 1, 0))
        out = d.cross(side).normalized()
        low = 1 - i / rows
        gaps = [wide * (1 - min(1, i / SLIT_TOP) ** bow) for wide, bow in ((0.3, 1.2), (0.46, 2.0))]
        for j in range(n):
            w = 2 * math.pi * j / n
            fold = 1 + low**1.3 * (0.17 * math.sin(9 * w + 2 * low) + 0.07 * math.sin(16 * w))
            away = (j - SLIT_COLUMN - 0.5) * 2 * math.pi / n
            if abs(away) < 1.2:
                w += math.copysign(gaps[away > 0] * (1 - abs(away) / 1.2) ** 1.5, away)
            for points, part in ((V, 1), (L, 0.95)):
                points.append(
                    c - out * r * part * fold * math.cos(w) + side * r * part * 0.8 * fold * math.sin(w)
                )
    for i in range(rows):
        for j in range(n):
            if j != SLIT_COLUMN or i >= SLIT_TOP:
                F.append((i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j))
    S.obj(V, F, night)
    S.obj(L, F, S.mat("#6a2430", "cloth"))
    seam = [V[i * n + SLIT_COLUMN] for i in range(SLIT_TOP + 1)]
    seam += [V[i * n + SLIT_COLUMN + 1] for i in range(SLIT_TOP, -1, -1)]
    S.tube(seam, 0.045, S.mat("#9a2f36", "cloth"), 10)
    sleeves = (
        ((-0.55, 0.75, 5.45), 0.56, (0.15, -0.1, 4.55), 0.44, (0.42, -0.5, 3.75), 0.36),
        ((-2.2, 1.4, 5.2), 0.56, (-2.85, 0.75, 4.15), 0.44, (-2.4, -0.1, 3.45), 0.36),
    )
    glove = S.mat("#f2e8d4", "cloth")
    hands = []
    for a, ra, b, rb, c, rc in sleeves:
        S.blob([(a, ra, b, rb), (b, rb, c, rc)], night, voxel=0.06)
        down = (Vector(c) - Vector(b)).normalized()
        wrist = Vector(c) + down * 0.3
        S.tube([wrist - down * 0.06, wrist + down * 0.1], 0.3, glove, 20)
        # gloved fingers close over the threads, the thumb before them
        across = Vector((-down.z, 0, down.x)).normalized() * (1 if c[0] > 0 else -1)
        near = Vector((0, -1, 0))
        parts = [(wrist, 0.22, wrist + 0.3 * down, 0.25)]
        for k in range(4):
            root = wrist + 0.34 * down + (0.19 - 0.127 * k) * across
            tip = wrist + (0.7 - 0.05 * abs(k - 1)) * down + (0.12 - 0.08 * k) * across + 0.1 * near
            parts.append((root, 0.11, tip, 0.085))
        thumb = wrist + 0.16 * down + 0.22 * across + 0.1 * near
        parts.append((thumb, 0.11, wrist + 0.56 * down + 0.13 * across + 0.26 * near, 0.085))
        S.blob(parts, glove, voxel=0.022, smooth=3)
        hands.append(wrist + 0.7 * down + 0.14 * near)
    # the moon sits in a thick scarf, on a neck that bows
    neck = S.empty((-0.66, 1.12, 6.2), (10, 24, 0))
    wool = S.mat("#b8342c", "cloth", bump=0.06, bscale=26)
    for up, wide, thick in ((0.02, 0.62, 0.33), (0.36, 0.7, 0.31)):
        turns = np.linspace(0, 2 * math.pi, 40)
        ring = [(wide * math.cos(t), wide * math.sin(t), up + 0.07 * math.sin(t + 9 * up)) for t in turns]
        S.tube(ring, thick, wool, 18, neck)
    tail = [
        (0.25, -0.72, 0.1),
        (0.32, -1.05, -0.35),
        (0.12, -1.1, -1.1),
        (0.2, -1.0, -1.9),
        (0.05, -1.0, -2.5),
    ]
    S.tube(tail, 0.3, wool, 14, neck, taper=0.8, smooth=8)
    for k in range(6):
        end = Vector((-0.14 + 0.08 * k, -1.0, -2.45))
        S.tube([end, end + Vector((0.03 * (k - 3), 0, -0.36))], 0.04, wool, 6, neck)
    moon = S.moon((0, 0, 1.12), 1.0, "#ffd98c", 0.5)
    moon.parent = neck
    moon.rotation_euler = Euler((0.5, 0.3, 1.9))
    # grey seas with soft shores, as on the moon one sees
    for node in moon.active_material.node_tree.nodes:
        if node.type == "TEX_NOISE":
            node.inputs["Scale"].default_value, node.inputs["Detail"].default_value = 1.15, 5
        if node.type == "VALTORGB":
            low, high = node.color_ramp.elements
            low.position, high.position = 0.47, 0.56
            low.color, high.color = lin("#b09a78"), lin("#ffe2a0")
    felt, band = S.mat("#171c3a", "cloth", bump=0.02), S.mat("#c8402f", "cloth")
    hat = S.empty((-0.06, 0.1, 1.83), (-6, -8, 0))
    hat.parent = neck
    S.lathe(
        [
            (0, 0.02),
            (1.16, 0.1),
            (1.22, 0.16),
            (1.14, 0.18),
            (0.74, 0.1),
            (0.7, 0.5),
            (0.76, 1.3),
            (0.7, 1.36),
            (0, 1.36),
        ],
        felt,
        56,
        parent=hat,
    )
    S.lathe([(0.74, 0.12), (0.745, 0.4), (0.7, 0.4)], band, 56, parent=hat)
    S.lamp((1.3, -1.4, 5.6), "#ffe4b0", 70, 0.7)
    # the star that hangs from its hand; in the other it keeps those for other doors
    glow = S.mat("#ffe9a0", "glow", gain=6.0)

    def star(point, size):
        for k in range(5):
            a = 2 * math.pi * k / 5 + math.pi / 2
            S.tube(
                [point, point + size * Vector((math.cos(a), 0, math.sin(a)))],
                0.37 * size,
                glow,
                8,
                taper=0.05,
            )

    gift = Vector((hands[0].x + 0.02, hands[0].y - 0.4, 2.45))
    S.string(hands[0], gift + Vector((0, 0, 0.25)), r=0.02, color="#f4ecd0")
    star(gift, 0.32)
    S.lamp(gift + Vector((0, -0.5, 0)), "#ffe2a0", 100, 0.2)
    for k, (dx, drop) in enumerate(((-0.34, 0.75), (-0.12, 1.35), (0.1, 0.95), (0.3, 1.6))):
        end = hands[1] + Vector((dx, -0.1 * k, -drop))
        S.string(hands[1], end + Vector((0, 0, 0.13)), r=0.02, color="#fff0c0")
        star(end, 0.17)
    # who has taken a star before, and looks out from under the coat
    x = -0.8
    somebody(
        S,
        (x, 0.86, 0),
        1.5,
        "#e0b04c",
        12,
        hands=((0.27, -0.1, 0.6), (-0.13, -0.2, 0.62)),
        elbows=((0.22, 0.0, 0.52), (-0.19, -0.04, 0.53)),
        turn=(-4, 0, 26),
        hem=0.1,
        flare=0.12,
        trousers="#e0b04c",
        shoes="#8a4a3a",
        hair="#5a3420",
        mood="awake",
    )
    held = Vector((x, 0.86, 0)) + Euler((0, 0, math.radians(12))).to_matrix() @ Vector((-0.2, -0.33, 0.95))
    S.string(held, held + Vector((0, 0, -0.3)), r=0.016, color="#f4ecd0")
    star(held + Vector((0, -0.05, -0.42)), 0.17)
    S.lamp(held + Vector((0.1, -0.5, 0.1)), "#ffe2a0", 30, 0.15)
    somebody(
        S,
        (x - 0.4, 1.2, 0),
        1.36,
        "#f0e6d4",
        6,
        turn=(-4, 0, 30),
        hair="#c88a3c",
        style="long",
        mood="awake",
    )
    S.lamp((x + 0.05, 0.6, 1.9), "#ffd090", 34, 0.2)
    # a house with its door open, and who has come out
    e = S.empty((2.95, 1.3, 0), (0, 0, -32), 1.22)
    wall, roof = S.mat("#b0a294", "clay", bump=0.06), S.mat("#8a3a34", "clay", bump=0.1)
    S.box((2.2, 1.8, 2.5), wall, (0, 0, 1.25), parent=e, bevel=0.04)
    gable = [(x, y, z) for y in (-1.05, 1.05) for x, z in ((-1.4, 2.35), (1.4, 2.35), (0, 4.0))]
    S.obj(
        gable,
        [(0, 1, 2), (3, 5, 4), (0, 2, 5, 3), (1, 4, 5, 2), (0, 3, 4, 1)],
        roof,
        False,
        parent=e,
        bevel=0.04,
    )
    S.box((0.36, 0.36, 1.2), S.mat("#8a7a74", "stone"), (0.6, 0.2, 3.7), parent=e, bevel=0.03)
    S.lathe(
        [(0, 0), (0.24, 0)], S.mat("#ffc46a", "glow", gain=1.6), 24, (0, -1.07, 3.0), (90, 0, 0), parent=e
    )
    d = S.door((0.1, -0.98, 0.02), 1.75, 0.86, "#e9dcc0", "#a8322c", -92, 0, "#ffc46a", 2.6)
    d.parent = e
    S.lamp((1.5, -0.75, 1.2), "#ffb45e", 170, 0.25)
    S.person(
        (0.78, -1.9, 0.02),
        1.62,
        "#f4eee0",
        face=-128,
        hair="#7a3a20",
        style="plait",
        trousers="#f0d0b0",
        hands=((0.12, -0.24, 1.03), (-0.14, -0.24, 1.0)),
    )
    S.lamp((-0.3, -3.4, 1.9), "#ffe8c0", 60, 0.3)
    S.bear((1.55, -1.9, 0.06), 0.62, "#b8804e", -60)
    # the houses where it has called already
    for x, y, w in ((-3.3, 9, 1.5), (-6.2, 13, 1.9), (-1.4, 17, 1.8), (-4.6, 21, 2.0), (3.8, 19, 2.0)):
        z = S.z(x, y)
        S.house((x, y, z - 0.1), w, w * 0.8, "#4a3440", "#6a6a7c", S.rnd.uniform(-25, 25))
        S.sphere(0.16, glow, (x, y - 0.4, z + 1.75 * w), seg=10)
    return S


def _starry(S):
    """A cloth in which one sees the night sky, wherever it turns, and its own folds."""
    spec = {
        "stops": [(0, "#070c2c"), (0.5, "#16225c"), (1, "#2c4488")],
        "stars": 1100,
        "star_bottom": 1,
        "star_pow": 1,
        "milky": {"angle": 1.1, "off": 0.45, "gain": 0.3},
    }
    image = bpy.data.images.new("starry", 640, 960, float_buffer=True)
    image.colorspace_settings.name = "Linear Rec.709"
    px = np.ones((960, 640, 4), "f4")
    px[..., :3] = paint_sky(640, 960, spec, 4)[::-1]
    image.pixels.foreach_set(px.ravel())
    m = bpy.data.materials.new("starry")
    m.use_nodes = True
    N, L = m.node_tree.nodes, m.node_tree.links
    cloth = N["Principled BSDF"].inputs
    cloth["Base Color"].default_value = (0.03, 0.05, 0.17, 1)
    cloth["Roughness"].default_value = 0.8
    cloth["Sheen Weight"].default_value = 0.3
    cloth["Emission Strength"].default_value = 0.34
    painted, where = N.new("ShaderNodeTexImage"), N.new("ShaderNodeTexCoord")
    painted.image = image
    L.new(where.outputs["Window"], painted.inputs[0])
    L.new(painted.outputs[0], cloth["Emission Color"])
    return m

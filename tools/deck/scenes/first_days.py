"""The first sketches: by day, one small figure and one huge thing."""

import math
from itertools import pairwise

import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector
from scipy import ndimage as ndi

from ..kit.colour import lin
from ..kit.light import CAM, clouds, grade, sky, sun
from ..kit.sky import paint_sky
from ..kit.stage import Stage
from . import scene


@scene
def door():
    """The night has come to call: in a coat of stars, with the moon for a head, it brings a child a star."""
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
    V, F, n, rows = [], [], 120, 60
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
        for j in range(n):
            w = 2 * math.pi * j / n
            fold = 1 + low**1.3 * (0.17 * math.sin(9 * w + 2 * low) + 0.07 * math.sin(16 * w))
            V.append(c - out * r * fold * math.cos(w) + side * r * 0.8 * fold * math.sin(w))
    for i in range(rows):
        for j in range(n):
            F.append((i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j))
    S.obj(V, F, night)
    sleeves = (
        ((-0.55, 0.75, 5.45), 0.56, (0.15, -0.1, 4.55), 0.44, (0.42, -0.5, 3.75), 0.36),
        ((-2.2, 1.4, 5.2), 0.56, (-2.95, 0.9, 4.1), 0.44, (-2.75, 0.2, 3.35), 0.36),
    )
    glove = S.mat("#f2e8d4", "cloth")
    hands = []
    for a, ra, b, rb, c, rc in sleeves:
        S.blob([(a, ra, b, rb), (b, rb, c, rc)], night, voxel=0.06)
        down = (Vector(c) - Vector(b)).normalized()
        wrist = Vector(c) + down * 0.3
        S.tube([wrist - down * 0.06, wrist + down * 0.1], 0.3, glove, 20)
        # the palm to us, fingers down, thumb and forefinger together where the threads hang
        into = (Vector((0, 1, 0)) - down.y * down).normalized()
        turn = Matrix((into.cross(down), into, down)).transposed()
        palm, size = wrist + down * 0.12, 0.5
        S.hand(
            palm, size, glove, [math.degrees(t) for t in turn.to_euler()], (0.34, 0.2, 0.14, 0.1), 0.2, -0.15
        )
        hands.append(palm + turn @ Vector((-0.38, -0.4, 1.42)) * size)
    # collar, moon and hat stand on one neck, which bows
    neck = S.empty((-0.62, 1.12, 6.2), (14, 30, 0))
    lining = S.mat("#4a64b8", "cloth")
    S.lathe(
        [(0.42, -0.3), (0.8, 0.1), (1.22, 0.72), (1.3, 0.7), (0.9, 0.02), (0.5, -0.4)], night, 64, parent=neck
    )
    S.lathe([(0.4, -0.28), (0.78, 0.12), (1.2, 0.71)], lining, 64, parent=neck)
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
    S.string(hands[0], gift + Vector((0, 0, 0.25)), r=0.014, color="#f4ecd0")
    star(gift, 0.32)
    S.lamp(gift + Vector((0, -0.5, 0)), "#ffe2a0", 100, 0.2)
    for k, (dx, drop) in enumerate(((-0.34, 0.75), (-0.12, 1.35), (0.1, 0.95), (0.3, 1.6))):
        end = hands[1] + Vector((dx, -0.1 * k, -drop))
        S.string(hands[1], end + Vector((0, 0, 0.13)), r=0.011, color="#f4ecd0")
        star(end, 0.17)
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


@scene
def egg():
    """The sun hatches."""
    S = Stage(
        "egg",
        21,
        sky={
            "stops": [(0, "#3d5a8a"), (0.35, "#8fa3bd"), (0.58, "#f2c9a8"), (0.7, "#ffdf9e"), (1, "#ffe9bd")],
            "clouds": [
                {"dark": "#b58fa0", "lite": "#ffe7c4", "band": (0.36, 0.14), "cell": (60, 260), "alpha": 0.75}
            ],
            "discs": [{"x": 0.5, "y": 0.52, "r": 0.001, "glow": "#ffd27a", "halo": 140, "halo_gain": 0.5}],
        },
        ambient=0.6,
        key=[sun((0, 12, 3.2), "#ffd890", 3.4, 0.08), sun((-5, -8, 6), "#9fb0e0", 0.9, 0.4)],
        fog={"density": 0.02, "start": 19, "color": "#ffdcae", "mix": 0.35, "low": 0.5, "low_h": 1.0},
        cam=CAM,
        post={
            "grade": {"shadow": "#38285a", "high": "#fff4d4"},
            "rays": [{"x": 0.5, "y": 0.5, "len": 0.6, "gain": 1.1, "th": 0.75, "color": "#ffd9a0"}],
            "bloom": 0.6,
            "motes": {"n": 70, "box": (0.15, 0.25, 0.9, 0.85)},
        },
    )
    S.ground("hills", "#77805c", amp=0.75, seed=6, flat=3.2)
    S.mountains(48, 9, "#8c87a0", 2, scale=0.05, width=120)
    m = S.mat("#efdfc4", "clay", sss=0.5, rough=0.5, bump=0.02)
    seg = 72
    V, F = [], []
    rnd = S.rnd
    nz = 34
    jag = [
        2.55
        + 0.42 * abs(math.sin(k * seg / 9.0 * 0.61 + k)) * (1 if k % 2 else -0.35)
        + rnd.uniform(-0.12, 0.12)
        for k in range(18)
    ]

    def top(a):
        t = (a / (2 * math.pi)) * 18
        i = int(t) % 18
        f = t - int(t)
        return jag[i] * (1 - f) + jag[(i + 1) % 18] * f

    def rad(z):
        u = (z - 2.35) / 2.35 if z < 2.35 else (z - 2.35) / 3.05
        return 1.95 * math.sqrt(max(0, 1 - u * u))

    for k in range(seg):
        a = 2 * math.pi * k / seg
        t = top(a)
        for i in range(nz):
            z = 0.02 + (t - 0.02) * i / (nz - 1)
            r = rad(z)
            V.append((r * math.cos(a), r * math.sin(a), z))
    for k in range(seg):
        j = (k + 1) % seg
        for i in range(nz - 1):
            F.append((k * nz + i, j * nz + i, j * nz + i + 1, k * nz + i + 1))
    o = S.obj(V, F, m, at=(0.2, 1.6, S.z(0.2, 1.6) - 0.25), rot=(0, -5, 0))
    so = o.modifiers.new("s", "SOLIDIFY")
    so.thickness = 0.09
    so.offset = -1
    V2 = []
    for k in range(seg):
        a = 2 * math.pi * k / seg
        t = top(a)
        for i in range(nz):
            z = t + (5.38 - t) * i / (nz - 1)
            r = rad(z)
            V2.append((r * math.cos(a), r * math.sin(a), z - 3.6))
    o2 = S.obj(V2, F, m, at=(0.75, 1.9, 5.7), rot=(8, 26, 0))
    so = o2.modifiers.new("s", "SOLIDIFY")
    so.thickness = 0.09
    so.offset = -1
    S.sphere(0.85, S.mat("#ffcf62", "glow", gain=7.0), (0.25, 1.6, 3.15))
    S.lamp((0.25, 1.2, 3.4), "#ffc25e", 900, 0.6)
    S.lamp((0.3, -1.2, 4.4), "#ffb65e", 120, 0.5)
    S.birds((0.6, 1.5, 6.6), 13, (2.2, 1.2, 1.5), 0.22, "#5a3340")
    S.wanderer((-1.65, -1.7, S.z(-1.65, -1.7)), 0.85, "#b5322c", face=-25, scarf="#f0d9a0")
    S.prop(
        "rabbit",
        (-0.8, -1.8, S.z(-0.8, -1.8) - 0.02),
        0.6,
        (0, 0, 15),
        flip=True,
        sat=0.6,
        tint="#9a7a62",
        mix=0.6,
    )
    return S


@scene
def hourglass():
    """In the hourglass runs the autumn, and somebody sweeps."""
    S = Stage(
        "hourglass",
        31,
        sky={
            "stops": [(0, "#5a6486"), (0.4, "#b09a98"), (0.6, "#f0c894"), (0.72, "#f8dca4"), (1, "#d8a878")],
            "wash": 0.5,
            "clouds": [
                {"dark": "#77727f", "lite": "#f0dcc2", "band": (0.35, 0.25), "alpha": 0.6, "cell": (80, 300)}
            ],
        },
        ambient=0.75,
        key=[sun((-6, -5, 6), "#ffe4b4", 3.4, 0.1, (0, 1.4, 4)), sun((7, 6, 4), "#ff9a5e", 1.6, 0.2)],
        fog={"density": 0.016, "start": 19},
        cam={"loc": (0, -12.5, 4.6), "tgt": (0, 0, 4.65)},
        post={"grade": {"shadow": "#2c2450", "high": "#fff1d0", "sat": 1.12, "contrast": 0.2}, "bloom": 0.5},
    )
    S.ground("sea", "#6a6462", base=-3.0, amp=0.35)
    S.mountains(60, 14, "#8a7f86", 5, base=-3, scale=0.04, width=150)
    y0, neck = 1.2, 5.15

    def bulb(z):
        """Radius of the glass."""
        t = min(1.0, abs(z - neck) / 4.4)
        return 0.26 + 2.5 * math.sin(t * math.pi / 2) ** 1.5

    glass = S.thin_glass(rim=0.7)
    S.lathe([(bulb(z), z) for z in np.linspace(-0.2, 10.4, 90)], glass, 72, (0, y0, 0))
    for side in (-1, 1):
        for t0, t1, x in ((1.7, 4.0, 0.9), (6.4, 8.6, 0.9)):
            streak = [(side * x * 0.97 * bulb(z), y0 - 0.42 * bulb(z), z) for z in np.linspace(t0, t1, 16)]
            if side < 0:
                S.tube(streak, 0.035, S.mat("#ffffff", "glow", gain=0.9), 6, taper=0.3)
    wood = S.mat("#6b3d26", "wood")
    for s in (-1, 1):
        post = [
            (0.2, -1),
            (0.3, 1),
            (0.2, 2.4),
            (0.26, 4.4),
            (0.36, 5.15),
            (0.26, 5.9),
            (0.2, 8),
            (0.3, 9.4),
            (0.2, 11),
        ]
        S.lathe(post, wood, 24, (s * 3.1, y0 + 0.9, 0))
        S.lathe(
            [(0.3, 5.0), (0.42, 5.06), (0.42, 5.24), (0.3, 5.3)],
            S.mat("#c99a4a", "metal"),
            24,
            (s * 3.1, y0 + 0.9, 0),
        )
    S.lathe(
        [(0.3, -0.14), (0.37, -0.08), (0.37, 0.08), (0.3, 0.14)], S.mat("#c99a4a", "metal"), 32, (0, y0, neck)
    )
    # above: earth that runs out, and a tree in its last leaves
    earth = S.mat("#7c5236", "sand", bump=0.04)
    S.lathe(
        [
            (0.2, neck + 0.02),
            *[(bulb(z) * 0.975, z) for z in np.linspace(neck + 0.1, neck + 1.75, 14)],
            (0.9, neck + 1.62),
            (0, neck + 1.5),
        ],
        earth,
        56,
        (0, y0, 0),
    )
    tones = ("#d8482c", "#f0983a", "#c23a2a", "#f0c048")
    S.tree((0.15, y0, neck + 1.4), 3.3, "#4a2f26", tones, 6, 0.62, 1.5, 0.12, seed=6)

    def leaf(at, size, rot=None):
        """One leaf with five points."""
        P = []
        for k in range(10):
            a, r = math.pi * k / 5, (1.0 if k % 2 == 0 else 0.45)
            P.append((r * math.sin(a), r * math.cos(a), 0.16 * r * math.cos(2 * a)))
        turn = rot or [S.rnd.uniform(0, 360) for _ in range(3)]
        S.obj(P, [tuple(range(10))], S.mat(S.rnd.choice(tones), "cloth", vary=0.25), False, at, turn, size)

    for _ in range(46):
        z = neck + 1.62 + S.rnd.uniform(0, 0.1)
        a, r = S.rnd.uniform(0, 6.28), S.rnd.uniform(0.3, 0.92) ** 0.5
        q = r * bulb(z) * 0.9
        leaf(
            (q * math.cos(a), y0 + q * math.sin(a), z),
            0.13,
            (S.rnd.uniform(-25, 25), S.rnd.uniform(-25, 25), S.rnd.uniform(0, 360)),
        )
    # through the neck they fall, and spread
    for k in range(54):
        t = (k / 53) ** 0.8
        z = neck + 0.5 - 3.6 * t
        spread = 0.1 + 1.25 * max(0.0, t - 0.2) ** 1.3
        leaf(
            (S.rnd.gauss(0, 0.55) * spread, y0 + S.rnd.gauss(-0.1, 0.4) * spread, z),
            S.rnd.uniform(0.11, 0.16),
        )
    # below: sand, a house close to us, and somebody on its roof with a broom
    S.lathe(
        [(0, 0.95), (1.4, 0.62), (bulb(0.4) * 0.96, 0.3), (bulb(-0.2) * 0.96, -0.2)],
        S.mat("#e0aa5a", "sand"),
        56,
        (0, y0, 0),
    )
    S.house((0.1, y0 - 0.5, 0.5), 2.1, 1.1, "#8f3a34", "#d8c49c", -14, lit=1.0, chimney=True)
    S.lamp((-0.9, y0 - 2.6, 3.4), "#ffe0b0", 34, 0.4)
    man = S.person(
        (-0.42, y0 - 0.75, 2.35),
        1.5,
        "#3f6a72",
        "stand",
        -20,
        hair=None,
        trousers="#3a3446",
        hands=((0.16, -0.24, 0.6), (-0.02, -0.28, 0.42)),
    )
    S.face(
        (0, -0.01, 0.9),
        0.14,
        "wonder",
        (0.2, 0.9),
        hair="#d8d0c4",
        style="bald",
        beard="#e0d8cc",
        parent=man,
        rot=(-24, 0, 8),
    )
    S.tube([(0.22, -0.2, 0.78), (-0.1, -0.34, 0.2)], 0.022, wood, 8, man)
    S.blob(
        [((-0.1, -0.34, 0.2), 0.03, (-0.16, -0.37, 0.04), 0.08)],
        S.mat("#d8b060", "cloth"),
        parent=man,
        voxel=0.012,
    )
    for _ in range(90):
        a, r = S.rnd.uniform(0, 6.28), 2.1 * S.rnd.uniform(0.05, 1) ** 0.5
        z = 0.98 - 0.28 * r
        leaf(
            (r * math.cos(a), y0 + r * math.sin(a), z),
            0.13,
            (S.rnd.uniform(-20, 20), S.rnd.uniform(-20, 20), S.rnd.uniform(0, 360)),
        )
    for _ in range(16):
        u = S.rnd.uniform(0.1, 1.0)
        leaf(
            (0.15 + 0.85 * u, y0 - 1.3 - 0.1 * S.rnd.random(), 2.95 - 1.3 * u),
            0.12,
            (8, 54, S.rnd.uniform(-20, 20)),
        )
    return S


@scene
def teacup():
    """A storm in a teacup."""
    S = Stage(
        "teacup",
        41,
        sky={
            "stops": [(0, "#274a55"), (0.4, "#5f8f90"), (0.65, "#c9cfa8"), (0.8, "#f0d9a8"), (1, "#f0cf9c")],
            "clouds": [{"dark": "#3f6a70", "lite": "#cfe0c8", "band": (0.15, 0.2), "alpha": 0.6}],
        },
        ambient=0.75,
        key=[sun((-6, -5, 8), "#fff0d0", 2.6, 0.12), sun((6, 6, 5), "#ffb277", 1.2, 0.2)],
        fog={"density": 0.02, "start": 18},
        cam={"loc": (0, -14, 6.6), "tgt": (0, 0, 3.8)},
        post={"grade": {"shadow": "#17323f", "high": "#fff2d6"}},
    )
    S.ground("flat", "#a9683f", amp=0.05, mat=S.mat("#9a5c3c", "wood", nscale=0.5))
    cup = S.mat("#f0e8d8", "clay", rough=0.22, vary=0.04, bump=0.008, sss=0.2)
    gold = S.mat("#d9a441", "metal")
    S.lathe(
        [
            (0, 0.0),
            (1.0, 0),
            (1.3, 0.08),
            (2.2, 0.28),
            (2.75, 0.5),
            (2.8, 0.55),
            (2.7, 0.56),
            (2.1, 0.38),
            (1.2, 0.22),
            (0, 0.2),
        ],
        cup,
        72,
        (0, 1, 0),
    )
    S.lathe([(2.74, 0.5), (2.81, 0.55), (2.73, 0.58), (2.7, 0.54)], gold, 72, (0, 1, 0))
    prof = [
        (0.0, 0.25),
        (0.8, 0.25),
        (0.85, 0.35),
        (1.2, 0.6),
        (1.65, 1.2),
        (1.9, 2.0),
        (2.0, 2.75),
        (1.94, 2.78),
        (1.84, 2.0),
        (1.55, 1.2),
        (0.9, 0.55),
        (0, 0.5),
    ]
    S.lathe(prof, cup, 80, (0, 1, 0))
    S.lathe([(2.0, 2.72), (2.03, 2.78), (1.95, 2.81), (1.92, 2.76)], gold, 80, (0, 1, 0))
    S.tube(
        [(1.85, 1, 2.3), (2.35, 1, 2.5), (2.75, 1, 2.2), (2.7, 1, 1.65), (2.2, 1, 1.2), (1.55, 1, 1.0)],
        0.13,
        cup,
        14,
        smooth=8,
    )
    n = S.nfun(1.1, 4, 9)
    V, F = [], []
    nr, na = 40, 90
    for i in range(nr + 1):
        for k in range(na):
            t = i / nr * 1.88
            a = 2 * math.pi * k / na
            x, y = t * math.cos(a), t * math.sin(a)
            V.append(
                (x, y, 2.35 + 0.5 * (float(n(np.array([[x + 4.0]]), np.array([[y + 4.0]]))[0, 0]) - 0.42))
            )
    for i in range(nr):
        for k in range(na):
            F.append((i * na + k, i * na + (k + 1) % na, (i + 1) * na + (k + 1) % na, (i + 1) * na + k))
    S.obj(V, F, S.mat("#1f6a78", "water", wave=0.05, sx=3, sy=3), at=(0, 1, 0))
    S.prop("sailboat", (0.15, 0.7, 2.42), 1.25, (0, 9, -14), sat=0.75)
    for i, (x, y, z, sz) in enumerate([(-0.5, 1.2, 6.3, 1.0), (0.75, 1.5, 6.7, 1.1), (0.1, 1.6, 7.2, 0.8)]):
        S.cloud((x, y, z), sz, "#6d7f88", 10, 0.6, seed=i)
    rm = S.mat("#d8e8ea", "glow", gain=0.7)
    for _ in range(46):
        x, y = S.rnd.uniform(-1.5, 1.7), S.rnd.uniform(0.3, 1.9)
        z = S.rnd.uniform(3.3, 5.6)
        S.tube([(x, y, z), (x - 0.06, y, z - 0.34)], 0.009, rm, 5)
    S.tube(
        [(0.5, 0.4, 5.9), (0.25, 0.4, 5.3), (0.5, 0.4, 5.2), (0.2, 0.4, 4.4)],
        0.035,
        S.mat("#ffe48a", "glow", gain=16.0),
        6,
        taper=0.3,
    )
    S.wanderer((-2.35, -1.4, 0.02), 0.8, "#c2352d", face=-50, arm="up", scarf="#f0d9a0")
    S.lathe(
        [(0, 0), (0.12, 0), (0.12, 0.3), (0, 0.3)],
        S.mat("#f3ead8", "snow"),
        4,
        (2.3, -1.6, 0),
        (0, 0, 20),
        2.2,
    )
    S.lathe(
        [(0, 0), (0.12, 0), (0.12, 0.3), (0, 0.3)],
        S.mat("#f3ead8", "snow"),
        4,
        (1.7, -2.1, 0),
        (0, 0, 60),
        2.0,
    )
    return S


def ledge(S, at, r, deep, mat, seed):
    """Raise a pillar of layered rock with a flat top at a height."""
    n, m = S.nfun(0.9, 5, seed), S.nfun(0.5, 4, seed + 40)
    na, nz = 120, 130
    A, D = np.meshgrid(np.linspace(0, 2 * math.pi, na, endpoint=False), np.linspace(0, 1, nz) ** 1.3 * deep)
    layers = np.round(D / 0.55 + 1.2 * m(np.cos(A) + 9, np.sin(A) + D * 0.2)) * 0.55
    R = r * (
        0.72
        + 0.36 * n(np.cos(A) * 1.6 + 5, np.sin(A) * 1.6 + 0.35 * layers)
        + 0.12 * n(A * 3, D * 2)
        - 0.004 * D
    )
    V = np.stack([at[0] + R * np.cos(A), at[1] + R * np.sin(A), at[2] - D], -1).reshape(-1, 3)
    i, k = np.arange(nz - 1)[:, None] * na, np.arange(na)[None, :]
    F = np.stack([i + k, i + (k + 1) % na, i + na + (k + 1) % na, i + na + k], -1).reshape(-1, 4)
    S.obj([*V, at], [*F[:, ::-1], *[(a, (a + 1) % na, len(V)) for a in range(na)]], mat)


@scene
def key():
    """The key that would open the far side is the bridge to it; its guard is asleep."""
    S = Stage(
        "key",
        51,
        sky={
            "stops": [(0, "#171238"), (0.3, "#43286a"), (0.52, "#b0567e"), (0.66, "#f4a07c"), (1, "#e8a090")],
            "stars": 160,
            "star_bottom": 0.35,
            "clouds": [
                {"dark": "#57305f", "lite": "#f0a08c", "band": (0.4, 0.1), "cell": (46, 240), "alpha": 0.8}
            ],
        },
        ambient=0.5,
        key=[sun((-7, 3, 4), "#ffb07a", 3.6, 0.06), sun((4, -6, 8), "#9a88d8", 1.7, 0.3)],
        fog={
            "density": 0.035,
            "start": 17,
            "color": "#b0688a",
            "mix": 0.4,
            "low": 0.8,
            "low_h": 2.2,
            "low_z": -3.5,
            "low_start": 12,
        },
        cam={"loc": (0, -14, 6.2), "tgt": (0, 0, 2.9)},
        post={"grade": grade("#201048", "#ffe6c0", contrast=0.18), "bloom": 0.7, "bloom_th": 0.75},
    )
    S.ground("hills", "#4a3a58", base=-14, amp=0.6, seed=9, y0=-2)
    S.mountains(60, 17, "#7a5078", 4, base=-10, scale=0.05, width=150)
    rock = {"nscale": 0.9, "vary": 0.3, "bump": 0.22, "bscale": 2.2}
    near = S.mat("#5a4458", "stone", dust="#6f7050", dusty=(0.55, 0.85), **rock)
    far = S.mat("#6a4c60", "stone", dust="#7a7858", dusty=(0.55, 0.85), **rock)
    ledge(S, (-3.6, -1.9, 1.0), 2.6, 15, near, 3)
    ledge(S, (4.7, 4.9, 2.4), 3.5, 18, far, 8)
    ledge(S, (5.9, 8.6, 8.4), 3.9, 24, far, 12)
    for x, y, z, r in ((-3.5, 15, -1.5, 2.2), (-8.5, 20, 2.5, 3.0), (1.0, 26, -2.5, 2.6)):
        ledge(S, (x, y, z), r, 16, far, round(y))
    # the key, as long as the gap
    a, b = Vector((-1.7, -0.6, 2.05)), Vector((2.3, 4.2, 2.6))
    gold = S.mat("#eeb23c", "clay", rough=0.25, lift=0.1, vary=0.2)
    S.light("AREA", (-5, -7, 6), (0, 1.5, 2.3), "#ffd9a0", 260, 1.5)
    e = S.empty(a)
    e.rotation_euler = (b - a).to_track_quat("Z", "X").to_euler()
    long = (b - a).length
    ring = [(0.8 * math.cos(t), 0, -0.86 + 0.8 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 60)]
    S.tube(ring, 0.14, gold, 16, e)
    for k in range(3):
        t = math.radians(90 * k + 180)
        S.sphere(0.25, gold, (0.8 * math.cos(t), 0, -0.86 + 0.8 * math.sin(t)), parent=e)
    stem = [(0, -0.1), (0.26, -0.1), (0.28, 0.05), (0.19, 0.14), (0.28, 0.24), (0.28, 0.34), (0.17, 0.44)]
    S.lathe(
        [
            *stem,
            (0.15, long - 1.4),
            (0.21, long - 1.35),
            (0.21, long - 1.2),
            (0.15, long - 1.15),
            (0.15, long),
            (0, long),
        ],
        gold,
        28,
        parent=e,
    )
    for size, at in (
        ((1.0, 0.18, 0.3), (0.55, 0, long - 0.2)),
        ((0.8, 0.18, 0.28), (0.45, 0, long - 0.85)),
        ((0.26, 0.18, 0.6), (0.92, 0, long - 0.34)),
    ):
        S.box(size, gold, at, parent=e, bevel=0.02)
    # the lock in the rock, and the light behind it
    lock = S.empty((3.15, 5.45, 5.0), (0, 0, -38), 1.0)
    glow, plate = S.mat("#ffdc80", "glow", gain=6.0), S.mat("#9a7038", "metal", rough=0.4)
    S.lathe(
        [(0, 0), (1.05, 0), (1.1, 0.12), (0.98, 0.2), (0, 0.2)],
        plate,
        48,
        (0, 0, 0),
        (90, 0, 0),
        (1, 1.4, 1),
        parent=lock,
    )
    hole = [(0.38 * math.sin(t), -0.23, 0.42 + 0.38 * math.cos(t)) for t in np.linspace(-2.5, 2.5, 24)]
    S.obj([*hole, (0.42, -0.23, -0.95), (-0.42, -0.23, -0.95)], [tuple(range(26))], glow, False, parent=lock)
    S.lamp(lock.matrix_basis @ Vector((0, -1.0, 0)), "#ffc860", 260, 0.3)
    S.light("SPOT", lock.matrix_basis @ Vector((0, -0.6, 0.2)), (0, 1.6, 2.6), "#ffcf78", 900, 0.7)
    # somebody crosses
    t = 0.44
    S.person(
        a.lerp(b, t) + Vector((0, 0, 0.14)),
        1.35,
        "#c8322a",
        face=140,
        hair="#3a2620",
        style="plait",
        hands=((0.44, 0.0, 0.78), (-0.44, 0.0, 0.7)),
        feet=((0.02, -0.16, 0.02), (-0.02, 0.14, 0.03)),
    )
    # a rabbit is there already, and looks up
    r = S.empty((3.0, 2.75, 2.38), (0, 0, -6), 1.15)
    fur = S.mat("#e4d8cc", "cloth", bump=0.03, bscale=30)
    S.blob(
        [
            ((0, 0, 0.24), 0.25, (0, 0.1, 0.5), 0.15),
            ((0, 0.14, 0.7), 0.135),
            *[((s * 0.06, 0.12, 0.8), 0.05, (s * 0.11, 0.08, 1.0), 0.055) for s in (-1, 1)],
            *[((s * 0.11, 0.08, 1.0), 0.055, (s * 0.13, 0.03, 1.22), 0.018) for s in (-1, 1)],
            *[((s * 0.17, 0.0, 0.13), 0.14, (s * 0.2, 0.16, 0.06), 0.07) for s in (-1, 1)],
        ],
        fur,
        parent=r,
        voxel=0.012,
        smooth=3,
    )
    S.sphere(0.1, S.mat("#fffaf0", "cloth"), (0, -0.25, 0.2), parent=r, seg=16)
    # the guard sleeps on his stone
    S.box((0.7, 0.6, 0.42), S.mat("#6a5868", "stone"), (-1.62, -2.3, 1.18), (0, 0, 12), 0.06)
    S.person(
        (-1.62, -2.3, 1.4),
        1.15,
        "#4a62a4",
        "sit",
        face=42,
        skin="#f0d0a8",
        chest=(0, -0.05, 0.37),
        head=(0.02, -0.14, 0.5),
        hands=((0.04, -0.26, 0.2), (-0.04, -0.26, 0.2)),
        hat="#2a3050",
    )
    S.tube([(-2.05, -2.35, 0.95), (-1.98, -1.8, 3.0)], 0.03, S.mat("#7a5a3c", "wood"), 8)
    S.lathe([(0.09, 0), (0.0, 0.34)], S.mat("#b8bcc8", "metal"), 8, (-1.98, -1.8, 2.98), (-14, 0, 0))
    lamp = Vector((-1.12, -2.75, 1.0))
    S.sphere(0.1, S.mat("#ffd070", "glow", gain=7.0), lamp + Vector((0, 0, 0.14)), (1, 1, 1.3), 16)
    S.lathe([(0.0, 0.42), (0.15, 0.27), (0.13, 0.25)], S.mat("#3a2e34", "clay"), 12, lamp)
    S.lathe([(0.13, 0.0), (0.13, 0.04), (0, 0.05)], S.mat("#3a2e34", "clay"), 12, lamp)
    S.lamp(lamp + Vector((0.1, -0.5, 0.5)), "#ffc070", 45, 0.15)
    return S


@scene
def chair():
    """A chair as tall as a house, and nobody comes."""
    S = Stage(
        "chair",
        71,
        sky={
            "stops": [(0, "#4f729c"), (0.25, "#94b0c8"), (0.4, "#f0d8cc"), (0.48, "#ffd2a8"), (1, "#f0d6cf")],
            "wash": 0.2,
            "clouds": [
                {"dark": "#8aa0ba", "lite": "#fff0e4", "band": (0.16, 0.2), "alpha": 0.6, "cell": (90, 260)}
            ],
        },
        ambient=0.5,
        key=[sun((-7, 3.2, 4.0), "#ffcf9a", 4.6, 0.03), sun((5, -8, 6), "#a8c0f0", 0.5, 0.4)],
        fog={"density": 0.022, "start": 20, "low": 0.35, "low_h": 1.1},
        cam={"loc": (0, -14, 3.7), "tgt": (0, 0, 3.75)},
        post={
            "grade": {"shadow": "#2a3f80", "high": "#fff4e4", "sat": 1.1, "contrast": 0.15},
            "motes": {"n": 90, "color": "#ffffff", "gain": 0.35, "r": 1.5},
        },
    )
    field = S.ground("snow", "#e6ebf2", amp=0.5, seed=3, flat=3.6)
    field.location.z, snow, white = -0.4, S.gh, S.mat("#eef1f6", "snow")
    # somebody as large as the chair got up and went away
    way = [(0.35, -1.35), (-1.0, -1.25), (-2.0, -0.1), (-2.5, 1.7), (-2.75, 3.8), (-2.9, 6.2), (-3, 9)]
    way += [(-3, 12.4), (-3, 16.4), (-3, 21)]

    def trodden(X, Y):
        Z = snow(X, Y)
        for i, (x, y) in enumerate(way):
            px, py = way[max(i - 1, 0)]
            nx, ny = way[min(i + 1, len(way) - 1)]
            t, side = math.atan2(ny - py, nx - px), 0.36 * (-1) ** i
            u = (X - x) * math.cos(t) + (Y - y) * math.sin(t)
            v = (Y - y) * math.cos(t) - (X - x) * math.sin(t) - side
            sole = np.hypot((u - 0.22) / 0.52, v / 0.33)
            heel = np.hypot((u + 0.5) / 0.3, v / 0.26)
            d = np.minimum(sole, heel)
            Z = Z - 0.3 * np.clip((1.08 - d) * 5, 0, 1) + 0.09 * np.exp(-(((d - 1.25) / 0.16) ** 2))
        return Z

    S.grid((-14, 14), (-6, 32), trodden, white, 460, 460, 1.5)
    for i in range(18):
        x, y = S.rnd.uniform(-13, 14), S.rnd.uniform(20, 34)
        S.tree((x, y, S.z(x, y) - 0.1), S.rnd.uniform(3, 5), "#5f5a66", (), 5, 0.5, seed=i, bare=True)
    h, zc = 6.0, S.z(0.75, 1.9) - 0.15
    S.chair((0.75, 1.9, zc), h, "#8f5a36", 24)
    place = S.empty((0.75, 1.9, zc), (0, 0, 24), h)
    for size, at in (((0.47, 0.47, 0.022), (0, 0, 0.494)), ((0.41, 0.032, 0.014), (0, 0.258, 0.942))):
        S.box(size, white, at, bevel=0.008, parent=place)
    # the hat keeps the place
    felt, ribbon = S.mat("#3a3446", "cloth"), S.mat("#b8322c", "cloth")
    hat = S.empty((-0.01, -0.04, 0.505), (3, -4, 20))
    hat.parent = place
    brim = [(0, 0.004), (0.13, 0.0), (0.185, 0.012), (0.19, 0.02), (0.18, 0.02)]
    S.lathe(
        [*brim, (0.115, 0.012), (0.11, 0.02), (0.105, 0.09), (0.09, 0.125), (0.06, 0.142), (0.0, 0.146)],
        felt,
        64,
        parent=hat,
    )
    S.lathe([(0.112, 0.014), (0.114, 0.02), (0.111, 0.044), (0.108, 0.046)], ribbon, 64, parent=hat)
    S.lathe([(0, 0.152), (0.05, 0.148), (0.085, 0.132)], white, 40, parent=hat)
    q = Matrix.Rotation(math.radians(24), 3, "Z") @ Vector((0.19 * h, 0.28 * h, 0))
    tip = Vector((0.75 + q.x, 1.9 + q.y, zc + h))
    ball, r = tip + Vector((0.3, 0, 2.0)), 0.52
    skin = [(0, -1.27), (0.07, -1.25), (0.1, -1.19), (0.04, -1.12)]
    skin += [
        (math.sin(t) ** (0.9 if t < 1.6 else 0.82), math.cos(t) * (1 if t < 1.57 else 1.12))
        for t in np.linspace(math.pi - 0.05, 0, 48)
    ]
    S.lathe(
        [(r * x, r * z) for x, z in skin], S.mat("#d0382f", "clay", rough=0.2, bump=0.0, lift=0.08), 96, ball
    )
    S.string(ball - Vector((0, 0, 1.25 * r)), tip, r=0.018, color="#7a4a40")
    # a child with a parcel on a sledge follows the prints
    at = Vector((-1.75, -2.0, S.z(-1.75, -2.0) - 0.02))
    child = S.person(
        at,
        1.12,
        "#c2352d",
        "walk",
        200,
        hat="#c2352d",
        scarf="#f0e2c0",
        hands=((-0.2, 0.16, 0.5), (0.19, -0.12, 0.5)),
    )
    x, y = -1.38, -2.85
    sledge = S.empty((x, y, S.z(x, y) + 0.02), (0, 0, 22))
    wood = S.mat("#a8703c", "wood")
    S.box((0.34, 0.62, 0.04), wood, (0, 0, 0.16), bevel=0.01, parent=sledge)
    for side in (-0.15, 0.15):
        runner = [
            (side, -0.36, 0.03),
            (side, 0.28, 0.03),
            (side, 0.42, 0.09),
            (side, 0.45, 0.2),
            (side, 0.38, 0.25),
        ]
        S.tube(runner, 0.025, wood, 8, sledge, smooth=4)
        for k in (-0.2, 0.15):
            S.tube([(side, k, 0.03), (side, k, 0.16)], 0.02, wood, 6, sledge)
    S.box((0.3, 0.36, 0.26), S.mat("#f0d8a0", "paper"), (0, -0.04, 0.31), bevel=0.01, parent=sledge)
    for size in ((0.31, 0.06, 0.27), (0.06, 0.37, 0.27)):
        S.box(size, ribbon, (0, -0.04, 0.312), bevel=0.005, parent=sledge)
    bpy.context.view_layer.update()
    S.string(
        child.matrix_world @ Vector((-0.2, 0.16, 0.5)),
        sledge.matrix_world @ Vector((0, 0.44, 0.2)),
        0.05,
        0.012,
        "#5a3a2c",
    )
    return S


@scene
def books():
    """Books are the stairs."""
    S = Stage(
        "books",
        81,
        sky={
            "stops": [(0, "#1b2a55"), (0.35, "#3f5f95"), (0.6, "#a9a3c0"), (0.78, "#f2cfae"), (1, "#ffe3b8")],
            "stars": 150,
            "star_bottom": 0.4,
            "discs": [
                {
                    "x": 0.7,
                    "y": 0.14,
                    "r": 0.075,
                    "color": "#fff3cf",
                    "glow": "#ffe4a0",
                    "halo": 1.0,
                    "halo_gain": 0.35,
                }
            ],
            "clouds": [{"dark": "#7f86b5", "lite": "#ffe0c8", "band": (0.5, 0.2), "alpha": 0.6}],
        },
        ambient=0.7,
        key=[sun((4, -6, 9), "#fff0cc", 2.2, 0.15), sun((-7, 4, 3), "#ff9f7a", 1.6, 0.15)],
        fog={"density": 0.03, "start": 16},
        cam={"loc": (0, -14, 3.6), "tgt": (0, 0, 4.3)},
        post={"grade": {"shadow": "#1f2458", "high": "#fff0d0"}},
    )
    cols = ["#8f3238", "#2f5a6e", "#c98a3a", "#4a6a4c", "#6a3f68", "#b8603a", "#31456f"]
    N = 25
    for i in range(N):
        t = i / (N - 1)
        a = -1.9 + t * 8.4
        R = 2.05 - 0.75 * t
        x, y, z = R * math.cos(a), 1.6 + R * math.sin(a) * 1.1, -0.9 + t * 7.6
        S.book(
            (x, y, z),
            (1.35 - 0.3 * t, 0.95 - 0.2 * t, 0.26),
            S.rnd.choice(cols),
            (S.rnd.uniform(-4, 4), S.rnd.uniform(-4, 4), math.degrees(a) + S.rnd.uniform(-10, 10)),
        )
    t = 20 / (N - 1)
    a = -1.9 + t * 8.4
    R = 2.05 - 0.75 * t
    S.wanderer(
        (R * math.cos(a), 1.6 + R * math.sin(a) * 1.1, -0.9 + t * 7.6 + 0.26),
        0.82,
        "#d23a2f",
        face=30,
        arm="up",
        scarf="#efc25a",
    )
    for i, (x, y, z, q) in enumerate(
        [
            (-2.2, -0.5, -0.8, 1.3),
            (1.9, -1, -1.0, 1.4),
            (0, 2, -1.3, 1.9),
            (2.9, 4, 0.3, 1.3),
            (-3.1, 5, 1.4, 1.4),
            (-2.6, 6, 5.2, 0.8),
            (2.9, 6, 4.3, 0.7),
            (0.4, -2.2, -1.5, 1.3),
        ]
    ):
        S.cloud((x, y, z), q, "#fbe9dc", 13, 0.5, seed=i)
    for _ in range(9):
        x, y, z = S.rnd.uniform(-2.6, 2.6), S.rnd.uniform(0, 3), S.rnd.uniform(2.5, 8.8)
        S.obj(
            [
                (-0.2, -0.13, 0.03),
                (0, -0.14, -0.02),
                (0.2, -0.12, 0.05),
                (0.2, 0.13, 0.02),
                (0, 0.14, -0.03),
                (-0.2, 0.12, 0.04),
            ],
            [(0, 1, 4, 5), (1, 2, 3, 4)],
            S.mat("#f3e8cf", "paper"),
            False,
            (x, y, z),
            (S.rnd.uniform(0, 90), S.rnd.uniform(0, 90), S.rnd.uniform(0, 180)),
        )
    return S


@scene
def clock():
    """The clock has run down in the sand, and the sand runs out of it."""
    S = Stage(
        "clock",
        92,
        sky=sky(
            "#1f5a78",
            "#5f9f9c",
            "#e8cf90",
            "#f8c078",
            at=(0, 0.36, 0.62, 0.8),
            wash=0.4,
            discs=[
                {
                    "x": 0.2,
                    "y": 0.17,
                    "r": 0.075,
                    "color": "#fffbe8",
                    "glow": "#ffe0a0",
                    "halo": 1.3,
                    "halo_gain": 0.4,
                    "maria": 0.0,
                }
            ],
            clouds=[clouds("#7fa89c", "#fff0c8", (0.44, 0.08), 0.6, (34, 300))],
        ),
        ambient=0.5,
        key=[sun((-8, 1.5, 6.5), "#ffe0a0", 4.8, 0.03), sun((6, -8, 5), "#88a8d8", 0.5, 0.3)],
        fog={"density": 0.016, "start": 20, "low": 0.2},
        cam={"loc": (0, -14, 2.3), "tgt": (0, 0, 4.0)},
        post={"grade": grade("#2a1450", "#fff2c4", contrast=0.18)},
    )
    S.ground("dunes", "#d07a3c", amp=1.1, seed=14, flat=3.0)
    R, z = 3.15, S.z(0.15, 2.4)
    e = S.empty((0.15, 2.6, z + 1.75), (0, 21, -14))
    brass, dark = S.mat("#b8803c", "metal", rough=0.35), S.mat("#241c30", "clay")
    rim = [
        (0, -0.5),
        (R * 1.02, -0.5),
        (R * 1.09, -0.3),
        (R * 1.1, 0.1),
        (R * 1.03, 0.3),
        (R * 0.95, 0.22),
        (R * 0.94, 0.08),
    ]
    S.lathe(rim, brass, 100, (0, 0, 0), (90, 0, 0), parent=e)
    S.lathe(
        [(0, 0.0), (R * 0.95, 0.0)],
        S.mat("#f8ecd0", "clay", nscale=0.8, vary=0.12),
        100,
        (0, -0.1, 0),
        (90, 0, 0),
        parent=e,
    )
    for k in range(60):
        a = math.radians(6 * k)
        big = k % 5 == 0
        long = 0.75 if big else 0.14
        r = R * 0.9 - long / 2
        wide = 0.17 if big else 0.05
        S.box((wide, 0.06, long), dark, (r * math.sin(a), -0.13, r * math.cos(a)), (0, 6 * k, 0), 0.005, e)
    for turn, long, wide in ((-28, 1.9, 0.22), (12, 2.9, 0.14)):
        a = math.radians(turn)
        hand = S.empty((0, -0.2, 0), (0, turn, 0))
        hand.parent = e
        V = [
            (-wide / 2, 0, -0.4),
            (wide / 2, 0, -0.4),
            (wide, 0, long * 0.72),
            (0, 0, long),
            (-wide, 0, long * 0.72),
        ]
        S.obj(V, [(0, 1, 2, 3, 4)], dark, False, parent=hand).modifiers.new(
            "thick", "SOLIDIFY"
        ).thickness = 0.06
    S.lathe(
        [(0, -0.06), (0.26, -0.06), (0.28, 0.06), (0, 0.08)], brass, 28, (0, -0.22, 0), (90, 0, 0), parent=e
    )
    # a hole in the dial, and a heap below it
    at = e.matrix_basis @ Vector((1.5, -0.15, 0.75))
    S.sphere(0.4, dark, (1.5, -0.1, 0.75), (1, 0.2, 1.15), 20, e)
    sand = S.mat("#f0a850", "sand")
    fall = [
        at + Vector(d) for d in ((0, 0, 0), (0.02, -0.28, -0.12), (0.03, -0.42, -0.8), (0.03, -0.45, -2.6))
    ]
    S.tube(fall, 0.16, sand, 10, smooth=5, taper=0.8)
    S.lathe(
        [(1.15, -0.25), (0.75, 0.25), (0.3, 0.75), (0.08, 1.0), (0, 1.02)],
        sand,
        36,
        (at.x + 0.03, at.y - 0.5, S.z(at.x, at.y - 0.5) - 0.05),
    )
    # two of its wheels lie half under the sand
    S.gear((-3.5, 1.6, S.z(-3.5, 1.6) + 0.3), 0.7, 14, "#e0b060", 0.18, (-24, 16, -10))
    S.gear((3.1, -0.2, S.z(3.1, -0.2) + 0.16), 0.5, 12, "#e0b060", 0.15, (-30, -14, 14))

    def camel(at, size, coat):
        """A laden camel one unit high that walks to the left."""
        c = S.empty(at, (0, 0, 6), size)
        parts = [
            ((0.26, 0, 0.62), 0.15, (-0.16, 0, 0.6), 0.165),
            ((0.05, 0, 0.74), 0.15, (0.05, 0, 0.88), 0.06),
            ((0.24, 0, 0.62), 0.16),
        ]
        neck = [
            (-0.22, 0.6, 0.115),
            (-0.36, 0.55, 0.085),
            (-0.46, 0.6, 0.07),
            (-0.51, 0.75, 0.06),
            (-0.52, 0.9, 0.056),
        ]
        parts += [((x, 0, z), r, (u, 0, w), q) for (x, z, r), (u, w, q) in pairwise(neck)]
        parts += [
            ((-0.52, 0, 0.93), 0.066, (-0.6, 0, 0.92), 0.058),
            ((-0.6, 0, 0.92), 0.056, (-0.72, 0, 0.875), 0.042),
            ((-0.47, 0.05, 0.98), 0.022, (-0.45, 0.08, 1.04), 0.012),
            ((-0.47, -0.05, 0.98), 0.022, (-0.45, -0.08, 1.04), 0.012),
            ((0.4, 0, 0.64), 0.03, (0.47, 0, 0.46), 0.018),
            ((0.47, 0, 0.46), 0.018, (0.47, 0, 0.4), 0.03),
        ]
        for x, y, knee, foot in (
            (-0.16, 0.08, -0.22, -0.2),
            (-0.14, -0.08, -0.17, -0.06),
            (0.26, 0.08, 0.36, 0.34),
            (0.28, -0.08, 0.3, 0.2),
        ):
            parts += [
                ((x, y, 0.54), 0.1, (knee, y, 0.3), 0.05),
                ((knee, y, 0.3), 0.052, (foot, y, 0.07), 0.036),
                ((foot, y, 0.05), 0.044, (foot - 0.05, y, 0.035), 0.04),
            ]
        S.blob(parts, S.mat("#96653e", "cloth", vary=0.2), parent=c, voxel=0.014, smooth=3)
        rug = S.mat(coat, "cloth", vary=0.2)
        S.sphere(0.19, rug, (0.05, 0, 0.735), (1.35, 0.98, 0.72), 28, c)
        for s in (-1, 1):
            S.blob(
                [((-0.06, s * 0.19, 0.6), 0.1, (0.16, s * 0.19, 0.6), 0.1)],
                rug,
                parent=c,
                voxel=0.016,
                smooth=2,
            )
            S.tube(
                [(0.05, s * 0.295, 0.62), (0.05, s * 0.2, 0.76), (0.05, 0, 0.9)], 0.013, rope, 6, c, smooth=3
            )
        return c

    rope = S.mat("#5a3a28", "cloth")
    train = []
    for x, y, coat in ((-0.9, -2.3, "#2f7a8a"), (0.4, -2.5, "#d8b050"), (1.7, -2.7, "#a8405a")):
        train.append(camel((x, y, S.z(x, y) - 0.02), 1.0, coat))
    # the guide has stopped before the dial and shades the eyes
    guide = S.person(
        (-1.98, -2.15, S.z(-1.98, -2.15) - 0.02),
        1.02,
        "#c8302c",
        face=152,
        hat="#c8302c",
        scarf="#f0d9a0",
        hands=((0.05, -0.15, 0.93), (-0.2, 0.06, 0.5)),
    )
    bpy.context.view_layer.update()
    ahead = guide.matrix_world @ Vector((-0.2, 0.06, 0.5))
    for one in train:
        S.string(ahead, one.matrix_world @ Vector((-0.66, 0, 0.87)), 0.12, 0.012, "#5a3a28")
        ahead = one.matrix_world @ Vector((0.36, 0, 0.72))
    return S


@scene
def snail():
    """A town climbs the shell of a snail whose horns are its lanterns; some have decided to get off."""
    S = Stage(
        "snail",
        101,
        sky={
            "stops": [
                (0, "#232f66"),
                (0.32, "#5f5f98"),
                (0.52, "#c88a94"),
                (0.66, "#f8c088"),
                (1, "#f0b080"),
            ],
            "stars": 120,
            "star_bottom": 0.38,
            "clouds": [
                {"dark": "#5f5a88", "lite": "#f0b8b0", "band": (0.34, 0.13), "alpha": 0.6, "cell": (50, 260)}
            ],
        },
        ambient=0.5,
        key=[sun((-8, 5, 3.6), "#ffc088", 3.2, 0.06), sun((3, -8, 5), "#c0b0e8", 1.3, 0.3)],
        fog={"density": 0.016, "start": 19, "low": 0.35, "low_h": 1.2},
        cam={"loc": (0, -13.8, 2.8), "tgt": (0, 0, 3.75)},
        post={
            "grade": {"shadow": "#1c2358", "high": "#fff0d0", "contrast": 0.18},
            "bloom": 0.7,
            "motes": {"n": 26, "box": (0, 0.5, 1, 0.95), "color": "#ffe08a", "gain": 0.6},
        },
    )
    S.ground("hills", "#4f6444", amp=0.6, seed=19, flat=6)
    S.mountains(46, 8, "#6a6a88", 7, scale=0.05, width=120)
    # the snail: a foot that creeps, a neck, and two long horns with lanterns for eyes
    skin = S.mat("#a08468", "clay", rough=0.5, bump=0.1, bscale=5, vary=0.2)
    parts = [
        ((3.7, 0, 0.06), 0.05, (2.4, 0, 0.3), 0.34),
        ((2.4, 0, 0.3), 0.36, (0.6, 0, 0.5), 0.66),
        ((0.6, 0, 0.5), 0.62, (-1.2, 0, 0.45), 0.55),
        ((-1.2, 0, 0.5), 0.6, (-1.95, 0, 0.85), 0.54),
        ((-1.95, 0, 0.85), 0.54, (-2.35, 0, 1.7), 0.42),
        ((-2.35, 0, 1.7), 0.42, (-2.52, 0, 2.25), 0.46),
        ((-2.52, 0, 2.25), 0.46, (-2.82, 0, 2.12), 0.4),
        ((-2.8, -0.1, 1.98), 0.34, (-2.8, 0.1, 1.98), 0.34),
    ]
    for k in range(26):
        t = k / 25
        parts.append(((-1.6 + 4.6 * t, -0.5 + 0.3 * t, 0.1), 0.16 - 0.06 * t))
    horns = [Vector((-2.3, 0.3, 3.95)), Vector((-2.85, -0.3, 3.7))]
    for top, s in zip(horns, (1, -1), strict=True):
        low = Vector((-2.56, s * 0.18, 2.4))
        bow = low.lerp(top, 0.5) + Vector((0.08, 0, 0))
        parts += [(low, 0.12, bow, 0.075), (bow, 0.075, top, 0.06)]
    S.blob(parts, skin, (0, 0.6, 0), voxel=0.035, smooth=4)
    # a mouth that smiles, and an eye half shut
    ink = S.mat("#2e1f1c", "clay", vary=0.0)
    smile = [(-3.13, 0.3, 1.96), (-2.98, 0.2, 1.86), (-2.76, 0.13, 1.9), (-2.6, 0.12, 2.06)]
    S.tube(smile, 0.026, ink, 8, smooth=6)
    S.sphere(0.13, S.mat("#f6ead0", "clay", rough=0.3), (-2.72, 0.2, 2.42), (1, 0.6, 1), 20)
    S.sphere(0.07, ink, (-2.75, 0.12, 2.4), (1, 0.5, 1), 16)
    S.sphere(0.142, skin, (-2.72, 0.2, 2.45), (1, 0.62, 0.72), 20, rot=(-18, 0, 0))
    for top in horns:
        at = top + Vector((0, 0.6, 0.16))
        S.sphere(0.15, S.mat("#ffd070", "glow", gain=8.0), at, (1, 1, 1.15), 20)
        S.lathe([(0.0, 0.28), (0.05, 0.24), (0.19, 0.12), (0.17, 0.1)], S.mat("#3a2e34", "clay"), 16, at)
        S.lamp(at - Vector((0, 0.4, 0)), "#ffc060", 60, 0.15)
    # the shell: a street that winds up to the church
    heart = Vector((0.55, 0.75, 0.95))
    turns, first, shrink, steep = 3.6, 2.15, 0.6, 2.45
    roofs = ["#9a3f3c", "#4a4a6e", "#3f6272", "#b8703c", "#7a5a3c"]
    clay = S.mat("#c07a4c", "clay", rough=0.45, vary=0.25, bump=0.06)
    coil, band, lane = [], [], []
    put, n = 0.0, 0
    for k in range(181):
        turn = turns * k / 180
        r, a = first * shrink**turn, 2 * math.pi * turn + 3.9
        out = Vector((math.cos(a), math.sin(a), 0))
        p = out * 0.66 * r + Vector((0, 0, steep * (first - r)))
        coil.append((p, 0.41 * r))
        band.append(heart + p + out * 0.405 * r + Vector((0, 0, -0.05 * r)))
        lane.append(heart + p + out * 0.33 * r + Vector((0, 0, 0.27 * r)))
        size = 0.24 * r + 0.05
        put += 0.66 * r * 2 * math.pi * turns / 180
        if put > 1.12 * size and turn < 2.9:
            put, n = 0.0, n + 1
            at = heart + p + out * 0.15 * r + Vector((0, 0, 0.34 * r))
            w, tall = size * S.rnd.uniform(0.85, 1.1), S.rnd.uniform(0.8, 1.25)
            lit = 0.0 if n == 7 else 1.0
            S.house(
                at, w, size, roofs[n % 5], "#f0dfba", math.degrees(a) + 90, lit=lit, tall=tall, d=0.7 * size
            )
            if n % 2 == 0 and turn < 2:
                foot = lane[-1]
                S.tube([foot, foot + Vector((0, 0, 0.2 * r))], 0.014, S.mat("#2a2428", "clay"), 6)
                S.sphere(
                    0.02 * r + 0.012,
                    S.mat("#ffd070", "glow", gain=8.0),
                    foot + Vector((0, 0, 0.2 * r)),
                    seg=10,
                )
    S.blob([(p, r) for p, r in coil], clay, heart, voxel=0.035, smooth=2)
    S.tube(band, 0.05, S.mat("#7a3f2c", "clay"), 8, taper=0.25)
    S.tube(lane, 0.07, S.mat("#f0d8a8", "clay", bump=0.04), 8, taper=0.3)
    tip = heart + coil[-1][0] + Vector((0, 0, 0.1))
    S.box((0.4, 0.4, 0.95), S.mat("#e8d4b4", "clay"), tip + Vector((0, 0, 0.4)), (0, 0, 20), 0.03)
    S.lathe([(0.38, 0), (0.0, 0.95)], S.mat("#4a4a6e", "clay"), 4, tip + Vector((0, 0, 0.86)), (0, 0, 65))
    glow = S.mat("#ffc46b", "glow", gain=5.0)
    S.box((0.14, 0.04, 0.28), glow, tip + Vector((-0.07, -0.21, 0.5)), (0, 0, 20), 0.01)
    # those who get off: a rope ladder, and a family with its things that looks back
    S.ladder((2.05, -0.55, 2.5), (2.72, -1.2, 0.0), 0.36, "#f0e0b8", 0.2, 0.022)
    S.person((2.5, -1.25, 0.75), 0.95, "#c2453a", "reach", 180, hair="#c98a3c")
    S.person((1.35, -2.2, 0), 1.3, "#3f6a8a", "stand", 168, hair="#2c2024", hat="#3a3a44")
    S.person((0.72, -2.25, 0), 0.95, "#e0b048", "wave", 190, hair="#5a3526", scarf="#b5322c")
    S.box((0.7, 0.4, 0.42), S.mat("#8a5a36", "wood"), (2.15, -2.4, 0.21), (0, 0, 14), 0.04)
    S.box((0.42, 0.26, 0.28), S.mat("#3f7282", "cloth"), (2.05, -2.4, 0.56), (0, 0, 30), 0.04)
    S.sphere(0.09, S.mat("#ffd070", "glow", gain=9.0), (2.3, -2.45, 0.54), (1, 1, 1.3), 14)
    S.lamp((2.1, -3.0, 0.9), "#ffb860", 55, 0.2)
    S.flowers(60, (-4, 4), (-4, 4), high=0.3, big=1.2)
    S.grass(260, (-4.5, 4.5), (-4.6, -0.6), ("#4f6a3c", "#6a7f48", "#3f5a38"), 0.32)
    return S

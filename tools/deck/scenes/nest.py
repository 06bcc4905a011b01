"""One of the eggs is the Earth, and it has begun to hatch; the bird brings it a star."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import sun
from ..kit.sky import hexlin
from ..kit.stage import Stage


def scene():
    S = Stage(
        "nest",
        201,
        sky={
            "stops": [(0, "#0a1230"), (0.4, "#1c2f66"), (0.68, "#3f5a96"), (0.85, "#7a8fbc"), (1, "#a8b4cc")],
            "stars": 420,
            "star_bottom": 0.9,
            "milky": {"angle": 0.8, "off": 0.34, "gain": 0.2, "color": "#b8c8ff"},
            "discs": [
                {
                    "x": 0.66,
                    "y": 0.31,
                    "r": 0.31,
                    "color": "#dfe6f4",
                    "glow": "#8fa8e0",
                    "halo": 0.6,
                    "halo_gain": 0.25,
                    "maria": 0.3,
                    "gain": 0.8,
                }
            ],
        },
        ambient=0.4,
        key=[sun((3, 9, 7), "#b8c8ff", 2.2, 0.1), sun((-6, -5, 6), "#c8d0ff", 0.9, 0.2)],
        fog={"density": 0.0},
        cam={"loc": (0, -13, 5.2), "tgt": (0, 0, 4.35)},
        post={"grade": {"shadow": "#10184a", "high": "#fff2d4"}, "bloom": 0.8},
    )
    bk = S.mat("#4a372e", "wood", bump=0.2)
    S.tube(
        [(-6, 2, -1.2), (-3, 1.6, 0.1), (-0.8, 1.2, 0.45), (1.5, 1.0, 0.6), (4, 1.6, 2.2), (6, 2, 4.0)],
        0.5,
        bk,
        18,
        taper=0.5,
        smooth=10,
    )
    S.tube([(1.2, 1.1, 0.6), (2.2, 0.8, 0.3), (3.6, 0.4, 0.7)], 0.2, bk, 12, taper=0.4, smooth=8)
    twigs = ["#8a6a44", "#a9854f", "#6f5236", "#c0a068"]
    middle = Vector((-0.35, 1.1, 0))
    for i in range(520):
        a0, da, k = S.rnd.uniform(0, 6.28), S.rnd.uniform(0.5, 1.2), S.rnd.random()
        R, z = 1.7 + 0.95 * k**0.7 + S.rnd.gauss(0, 0.08), 0.85 + 1.35 * k**1.4 + S.rnd.gauss(0, 0.08)
        dz, dr = S.rnd.uniform(-0.25, 0.25), S.rnd.uniform(-0.12, 0.2)
        S.tube(
            [
                middle
                + Vector(
                    (
                        (R + dr * t) * math.cos(a0 + da * t),
                        (R + dr * t) * math.sin(a0 + da * t),
                        z + dz * t + 0.05 * math.sin(t * 7 + i),
                    )
                )
                for t in np.linspace(0, 1, 7)
            ],
            S.rnd.uniform(0.018, 0.042),
            S.mat(S.rnd.choice(twigs), "wood"),
            6,
        )
    S.lathe([(0, 0.9), (1.5, 0.95), (2.2, 1.5), (2.5, 1.95)], S.mat("#5f4830", "wood"), 40, middle)
    egg = [
        (0.62 * math.sin(t), 0.86 * -math.cos(t) * (1 if t < 1.57 else 1.12))
        for t in np.linspace(0, math.pi, 24)
    ]
    for x, y, z, rx, ry, c in [
        (-1.75, 0.9, 2.25, 6, -24, "#9fc4d0"),
        (1.2, 0.95, 2.25, 6, 28, "#b4d0d0"),
        (0.8, 2.2, 2.5, -20, 12, "#9fc4d0"),
        (-1.35, 2.3, 2.5, -20, -8, "#a8c8cc"),
    ]:
        one = S.lathe(egg, S.mat(c, "clay", nscale=9, vary=0.14, rough=0.4), 40, (x, y, z), (rx, ry, 0), 1.05)
        for _ in range(34):
            t, turn = S.rnd.uniform(0.7, 2.8), S.rnd.uniform(3.4, 6.0)
            r, up = 0.62 * math.sin(t), -0.86 * math.cos(t) * (1 if t < 1.57 else 1.12)
            spot = (r * math.cos(turn), r * math.sin(turn), up)
            S.sphere(S.rnd.uniform(0.012, 0.034), S.mat("#5a7a92", "clay"), spot, (1, 1, 1), 8, one)
    # the Earth, an egg among eggs; it has a crack, and light comes out of it
    heart = S.empty((-0.3, 0.75, 2.72), (4, -10, 0), 1.42)
    n1, n2, n3 = S.nfun(3.2, 5, 11), S.nfun(1.6, 5, 4), S.nfun(7.0, 4, 8)
    lands = (
        (4, 20, 24, 13, 1.0),
        (22, 2, 15, 14, 1.0),
        (24, -20, 11, 14, 1.0),
        (46, 24, 9, 9, 0.8),
        (12, 50, 20, 8, 0.9),
        (62, 52, 30, 15, 1.0),
        (78, 22, 8, 10, 0.9),
        (-58, -8, 13, 15, 1.0),
        (-66, -34, 7, 16, 1.0),
        (-40, 72, 12, 7, 0.9),
        (48, -20, 3, 6, 0.9),
    )

    def shape(lon, lat):
        """A point of the egg, and how far out it is from its axis."""
        r = 0.86 * math.cos(lat)
        return Vector((r * math.sin(lon), -r * math.cos(lon), math.sin(lat) * (1.02 if lat > 0 else 0.86)))

    na, nb = 220, 150
    lat, lon = np.meshgrid(
        np.linspace(-math.pi / 2, math.pi / 2, nb),
        np.linspace(-math.pi, math.pi, na, endpoint=False),
        indexing="ij",
    )
    x, y = np.degrees(lon), np.degrees(lat)

    def at(noise, q=1.0, up=0.0):
        """Noise on the egg, stretched round it."""
        return noise(q * x / 40 + 7, y / 40 + 5 + up)[..., None]

    # sea, shore, land, ice and cloud
    land = np.max([w * np.exp(-(((x - a) / p) ** 2) - ((y - b) / q) ** 2) for a, b, p, q, w in lands], 0)[
        ..., None
    ]
    land = land + 0.5 * (at(n1) - 0.5) + 0.2 * (at(n3) - 0.5)
    dry = np.exp(-(((y - 24) / 11) ** 2))[..., None]
    shore = np.clip(land * 2.6 - 0.3, 0, 1)
    sea = hexlin("#1f5fae") * (0.8 + 0.5 * at(n2)) + 0.5 * hexlin("#58b4c4") * shore
    green = hexlin("#5c8f3a") * (1 - dry) + hexlin("#d0aa5c") * dry
    t = np.clip((land - 0.4) / 0.08, 0, 1)
    tone = sea * (1 - t) + green * (0.75 + 0.6 * at(n3, 1, 3)) * t
    ice = np.clip((abs(y)[..., None] - 66 + 14 * (at(n1) - 0.5)) / 5, 0, 1)
    white = np.maximum(ice, np.clip((at(n2, 0.55, 9) + 0.3 * at(n3, 0.6, 2) - 0.83) / 0.1, 0, 0.85))
    tone = tone * (1 - white) + hexlin("#f6f4ee") * white
    tones = np.concatenate([tone, np.ones((nb, na, 1))], -1)
    V = [shape(lon[i, k], lat[i, k]) for i in range(nb) for k in range(na)]
    F = []
    for i in range(nb - 1):
        for k in range(na):
            j = (k + 1) % na
            F.append((i * na + k, i * na + j, (i + 1) * na + j, (i + 1) * na + k))
    m = S.mat("#ffffff", "clay", rough=0.45, bump=0.02, vary=0.011)
    globe = S.obj(V, F, m, True, parent=heart)
    globe.data.color_attributes.new("tone", "FLOAT_COLOR", "POINT").data.foreach_set("color", np.ravel(tones))
    tree = m.node_tree
    read, skin = tree.nodes.new("ShaderNodeAttribute"), tree.nodes["Principled BSDF"]
    read.attribute_name = "tone"
    for socket in ("Base Color", "Emission Color"):
        tree.links.new(read.outputs["Color"], skin.inputs[socket])
    skin.inputs["Emission Strength"].default_value = 0.22
    crack = [(10, 78), (18, 68), (7, 60), (17, 51), (5, 43), (14, 36), (9, 29)]
    cracks = [
        crack,
        [(17, 51), (29, 46), (35, 38), (45, 34)],
        [(7, 60), (-6, 55), (-13, 46), (-22, 43)],
        [(35, 38), (32, 30)],
    ]
    light = S.mat("#ffd878", "glow", gain=7.0)
    for line in cracks:
        S.tube(
            [shape(math.radians(a), math.radians(b)) * 1.004 for a, b in line],
            0.026,
            light,
            6,
            heart,
            taper=0.35,
        )
    S.lamp(heart.matrix_basis @ Vector((0.2, -1.15, 0.75)), "#ffd890", 14, 0.15)
    S.lamp(heart.matrix_basis @ Vector((0.1, -1.5, 0.4)), "#a8d8ff", 50, 0.5)
    # the bird comes in from the right, with a star in its beak
    e = S.empty((0.8, 2.2, 5.7), (0, -14, 14), 2.1)
    dark, grey, blue = (S.mat(c, "cloth", vary=0.18) for c in ("#232c54", "#34447a", "#5468a0"))
    S.blob(
        [
            ((-0.44, 0, 0.12), 0.15, (-0.5, 0, 0.12), 0.13),
            ((-0.44, 0, 0.12), 0.14, (-0.14, 0, 0.0), 0.2),
            ((-0.14, 0, 0.0), 0.2, (0.2, 0, -0.03), 0.15),
            ((0.2, 0, -0.03), 0.15, (0.62, 0, -0.02), 0.05),
        ],
        S.mat(
            "#34447a", "cloth", vary=0.12, ramp=("#d8d0cc", "#c8c0c8", "#34447a", "#2a3768"), span=(-0.2, 0.1)
        ),
        parent=e,
        voxel=0.012,
        smooth=8,
    )
    for over, low in ((0.03, 0.4), (-0.03, 0.34)):
        S.lathe(
            [(0, low), (0.02, 0.2), (0.045, 0)],
            S.mat("#d8a048", "clay"),
            14,
            (-0.6, 0, 0.11 + over),
            (0, -94 - 100 * over, 0),
            parent=e,
        )
    S.sphere(0.026, S.mat("#f0e8d8", "clay", rough=0.1), (-0.5, -0.132, 0.17), (1, 0.5, 1), 14, e)
    S.sphere(0.017, S.mat("#0a0a10", "clay", rough=0.1), (-0.505, -0.146, 0.17), (1, 0.5, 1), 12, e)
    tail = []
    for k in range(-3, 4):
        a = math.radians(9 * k - 4)
        tail.append(
            (
                (0.5, 0.01 * k, -0.02),
                (0.5 + 0.68 * math.cos(a), 0.02 * k, -0.02 + 0.68 * math.sin(a)),
                (0, -1, 0.1),
            )
        )
    S.feathers(tail, dark, e, 0.12)
    # both wings are raised, the far one a little behind and before the other
    for lean, side, size in ((16, 0.14, 0.86), (-22, -0.16, 1.0)):
        a = math.radians(lean)
        up, back = Vector((-math.sin(a), 0, math.cos(a))), Vector((math.cos(a), 0, math.sin(a)))
        root, out = Vector((-0.1, side, 0.08)), Vector((0, -1, 0))

        def bone(t, root=root, up=up, back=back, size=size):
            """The front edge of the wing."""
            return root + size * (
                up * (1.0 * t) + back * (0.42 * t * t - 0.34 * math.sin(math.pi * t) * (1 - 0.3 * t))
            )

        rows = ([], [], [])
        for k in range(17):
            t = k / 16
            b = math.radians(90 - 70 * t**1.15)
            d = size * (back * math.sin(b) + up * math.cos(b))
            for row, long, fore in ((0, 0.5 + 0.26 * t, 0.0), (1, 0.31 + 0.1 * t, 0.014), (2, 0.17, 0.028)):
                rows[row].append((bone(t) + fore * out, bone(t) + d * long + fore * out, out))
        for row, cloth, wide in zip(rows, (dark, grey, blue), (0.12, 0.16, 0.26), strict=True):
            S.feathers(row, cloth, e, wide)
        S.tube([bone(t) for t in np.linspace(-0.04, 1, 14)], 0.062 * size, grey, 8, e, taper=0.3)
    star = e.matrix_basis @ Vector((-0.95, 0, 0.06))
    glow = S.mat("#fff0b8", "glow", gain=9.0)
    V = [
        (
            0.34 * (1 if k % 2 == 0 else 0.42) * math.sin(k * math.pi / 5),
            0,
            0.34 * (1 if k % 2 == 0 else 0.42) * math.cos(k * math.pi / 5),
        )
        for k in range(10)
    ]
    S.obj(
        [*V, (0, -0.1, 0), (0, 0.1, 0)],
        [f for k in range(10) for f in ((k, (k + 1) % 10, 10), ((k + 1) % 10, k, 11))],
        glow,
        False,
        star,
        (0, 12, 0),
    )
    S.lamp(star + Vector((0, -0.6, 0)), "#ffe0a0", 160, 0.3)
    return S

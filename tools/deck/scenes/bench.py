"""Two old people on a bench; their shadows are young and dance, and a third has brought flowers."""

import itertools
import math

import bpy
import numpy as np
from mathutils import Vector

from ..kit.light import grade, sky, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "bench",
        305,
        sky=sky("#4a3a80", "#8a5a90", "#d08888", "#d89a8a", at=(0, 0.12, 0.3, 1)),
        ambient=0.36,
        key=[sun((-3.4, -12, 5.0), "#ffc070", 5.2, 0.012, (0, 0, 2.6)) for _ in range(2)],
        fog={"density": 0.01, "start": 20},
        cam={"loc": (0.3, -13.4, 3.5), "tgt": (0.25, 0, 4.2)},
        post={
            "grade": grade("#3a1c50", "#fff0c0", contrast=0.2),
            "bloom": 0.4,
        },
    )
    S.ground("flat", "#b9855a", amp=0.03, mat=S.mat("#b98458", "sand", nscale=1.2))
    # the wall of a house, with a shuttered window, and what is behind it
    S.box((16, 0.4, 9.2), S.mat("#dc9a68", "clay", nscale=0.35, vary=0.25, bump=0.1), (0, 4.4, 4.4), bevel=0)
    S.box((16, 0.5, 0.7), S.mat("#9a7a68", "stone"), (0, 4.25, 0.3), bevel=0.04)
    S.box((16, 1.2, 0.3), S.mat("#a5583c", "clay", bump=0.1), (0, 4.2, 9.1), (8, 0, 0), 0.06)
    shutter, rail = S.mat("#4f7a80", "wood"), S.mat("#3f626a", "wood")
    z = 7.95
    S.box((1.5, 0.3, 1.9), S.mat("#f0d8a8", "wood"), (3.95, 4.2, z), bevel=0.03)
    for s in (-1, 1):
        S.box((0.62, 0.2, 1.6), shutter, (3.95 + s * 0.33, 4.05, z), bevel=0.02)
        for k in range(8):
            S.box((0.5, 0.1, 0.07), rail, (3.95 + s * 0.33, 3.95, z - 0.65 + 0.185 * k), (-25, 0, 0), 0)
    S.box((1.9, 0.5, 0.14), S.mat("#9a7a68", "stone"), (3.95, 4.1, z - 1.05), bevel=0.03)
    S.house((-3.6, 9, 8.0), 3.4, 1.2, "#8a4a44", "#c99a80", lit=0)
    # the dancers: nobody sees them but the light
    V, F = [], []
    for outline in _dancers():
        F.append(tuple(range(len(V), len(V) + len(outline))))
        V += [(x, 0, z) for x, z in outline]
    two = S.obj(V, F, S.mat("#201018", "clay"), False, (-0.3, 3.4, 2.85), scale=0.97)
    S.rays(two, camera=False, diffuse=False, glossy=False)
    # the bench and the two
    before = set(S.col.objects)
    iron, wood = S.mat("#3a3030", "metal"), S.mat("#7a4a2c", "wood")
    for k in range(3):
        S.box((3.6, 0.2, 0.08), wood, (0.1, 0.15 + 0.26 * k, 0.82), bevel=0.02)
    for k in range(4):
        S.box((3.6, 0.07, 0.2), wood, (0.1, 0.0, 0.87 + 0.23 * k), (-6, 0, 0), 0.02)
    for x in (-1.55, 1.75):
        S.tube([(x, -0.08, 1.75), (x, -0.06, 0.82), (x, 0.7, 0.8), (x, 0.75, 0)], 0.06, iron, 8)
        S.tube([(x, -0.06, 0.82), (x, -0.12, 0)], 0.06, iron, 8)
    S.tube(
        [(-1.4, -0.08, 0.02), (-1.32, -0.1, 1.85), (-1.22, -0.1, 1.95), (-1.12, -0.1, 1.86)], 0.04, wood, 8
    )
    seat = set(S.col.objects) - before
    his, hers = Vector((-0.03, 0.0, 0.56)), Vector((0.1, 0.0, 0.525))
    him = S.person(
        (-0.5, 0.45, 0.83),
        3.2,
        "#4a5878",
        "sit",
        180,
        hair=None,
        hands=((0.13, -0.2, 0.17), (-0.34, 0.06, 0.31)),
        head=his,
    )
    her = S.person(
        (0.5, 0.45, 0.83),
        2.95,
        "#b8323a",
        "sit",
        180,
        hair=None,
        chest=(0.03, 0.01, 0.38),
        head=hers,
    )
    # their coats are wide: no gap between arm and side; and a collar each
    for one, color, top in ((him, "#4a5878", 0.0), (her, "#b8323a", 0.025)):
        cloth = S.mat(color, "cloth")
        S.blob(
            [((s * 0.1, 0, 0.1), 0.1, (s * 0.075 + top, 0.0, 0.36), 0.085) for s in (-1, 1)]
            + [((s * 0.17, -0.05, 0.12), 0.06, (s * 0.13 + top, 0, 0.36), 0.06) for s in (-1, 1)]
            + [((0, 0.01, 0.12), 0.11, (top, 0.01, 0.38), 0.09)],
            cloth,
            parent=one,
            voxel=0.016,
        )
    # white hair: hers is drawn to a bun, his comes out under the hat that the shadow lifts
    white, grey = S.mat("#f0ecf2", "cloth"), S.mat("#c4bac6", "cloth")
    skin = S.mat("#d8a078", "clay")
    S.sphere(0.104, grey, hers + Vector((0, 0.022, 0.02)), (0.97, 0.97, 1.03), 24, her)
    bun, side = Vector((0, 0.86, 0.5)), Vector((1, 0, 0))
    for k in range(32):
        a = 2 * math.pi * k / 32
        out = math.cos(a) * side + math.sin(a) * bun.cross(side)
        far = 92 if math.sin(a) < 0.4 else 74
        S.tube(
            [
                hers + Vector((0, 0.02, 0.018)) + 0.106 * (math.cos(t) * bun + math.sin(t) * out)
                for t in np.radians(np.linspace(far, 14, 9))
            ],
            0.0105,
            white,
            8,
            her,
            taper=0.6,
        )
    knot = hers + Vector((0, 0.02, 0.018)) + 0.125 * bun
    S.sphere(0.046, grey, knot, (1, 0.8, 1), 20, her)
    for r, up in ((0.046, 0.0), (0.03, 0.022), (0.012, 0.034)):
        ring = [math.cos(a) * side + math.sin(a) * bun.cross(side) for a in np.linspace(0, 6.6, 20)]
        S.tube([knot + r * q + up * bun for q in ring], 0.0165, white, 8, her)
    S.sphere(0.104, grey, his + Vector((0, 0.012, 0.018)), (0.97, 0.97, 1.0), 24, him)
    for k in range(17):
        a = math.radians(-86 + 172 * k / 16)
        low = -36 + 26 * abs(math.sin(a)) ** 3 + 5 * (k % 2)
        S.tube(
            [
                his
                + Vector((0, 0.01, 0.012))
                + Vector((math.sin(a) * math.cos(t), math.cos(a) * math.cos(t), math.sin(t))) * r
                for t, r in zip(
                    np.radians(np.linspace(28, low, 7)), np.linspace(0.104, 0.112, 7), strict=True
                )
            ],
            0.0155,
            white,
            8,
            him,
            taper=0.75,
        )
    hat = S.empty((-0.03, 0.01, 0.615), (-4, 5, 0))
    hat.parent = him
    S.lathe(
        [
            (0.0, 0.13),
            (0.05, 0.145),
            (0.09, 0.132),
            (0.11, 0.09),
            (0.117, 0.0),
            (0.172, -0.012),
            (0.172, -0.024),
            (0, -0.024),
        ],
        S.mat("#3a3040", "cloth"),
        32,
        parent=hat,
    )
    S.lathe([(0.12, 0.0), (0.114, 0.035)], S.mat("#b8323a", "cloth"), 32, parent=hat)
    for s in (-1, 1):
        S.sphere(0.026, skin, his + Vector((s * 0.106, 0.0, -0.012)), (0.6, 1, 1.3), 12, him)
        S.sphere(0.022, skin, hers + Vector((s * 0.104, -0.005, -0.02)), (0.6, 1, 1.2), 12, her)
    # one scarf for both: an end down his back, about his neck, in a bow to hers and over her shoulder
    wool = S.mat("#3f7f7a", "cloth")
    path = [
        (-0.78, 0.12, 1.74),
        (-0.74, 0.08, 2.02),
        (-0.68, 0.2, 2.2),
        (-0.48, 0.08, 2.27),
        (-0.22, 0.1, 2.2),
        (-0.02, 0.1, 2.1),
        (0.18, 0.06, 2.06),
        (0.36, 0.06, 2.13),
        (0.56, 0.1, 2.17),
        (0.7, 0.3, 2.17),
        (0.74, 0.58, 2.1),
    ]
    S.tube(path, 0.085, wool, 12, smooth=6)
    for k in range(4):
        S.tube([(-0.84 + 0.04 * k, 0.1, 1.74), (-0.85 + 0.046 * k, 0.09, 1.61)], 0.016, wool, 6)
    # the sun throws no shadow of theirs on the wall; a second, just like it, lights them and the bench
    two_and_seat = set(S.col.objects) - before
    suns = [o for o in S.col.objects if o.type == "LIGHT"]
    for light, state in zip(suns, ("EXCLUDE", "INCLUDE"), strict=True):
        lit = light.light_linking.receiver_collection = bpy.data.collections.new("lit")
        for thing in two_and_seat:
            if thing.type == "MESH":
                lit.objects.link(thing)
        for entry in lit.collection_objects:
            entry.light_linking.link_state = state
    blocks = suns[0].light_linking.blocker_collection = bpy.data.collections.new("blocks")
    for thing in two_and_seat - seat:
        if thing.type == "MESH":
            blocks.objects.link(thing)
    for entry in blocks.collection_objects:
        entry.light_linking.link_state = "EXCLUDE"
    # a chestnut frames them; its leaves come down
    S.tree(
        (-5.3, 0.9, 0), 9.5, "#3a2620", ("#e89a3c", "#d8702f", "#b8482a"), 6, 0.6, 1.5, 0.17, seed=3, r=0.42
    )
    leaf = [S.mat(c, "cloth") for c in ("#e8a03c", "#d8702f", "#c24a2a")]
    for k in range(190):
        x, y = S.rnd.uniform(-4.5, 4.8), S.rnd.uniform(-5.5, 3.2)
        z = 0.05 if k % 12 else S.rnd.uniform(0.5, 8)
        S.obj(
            [(0, -0.1, 0), (0.06, 0, 0.03), (0, 0.1, 0), (-0.06, 0, 0.02)],
            [(0, 1, 2, 3)],
            leaf[k % 3],
            False,
            (x, y, z),
            (S.rnd.uniform(-25, 25), S.rnd.uniform(-25, 25), S.rnd.uniform(0, 180)),
            S.rnd.uniform(0.9, 1.6),
        )
    return S


def _dancers():
    """Outlines of a man and a woman who dance hand in hand, and of a third who has flowers."""
    face = """-.1 .5 .15 .48 .33 .33 .37 .15 .39 .08 .49 -.06 .4 -.1 .41 -.17 .38 -.22 .4 -.28 .35 -.34
    .33 -.45 .2 -.5 .02 -.38 -.1 -.5 -.3 -.4 -.42 -.1 -.44 .15 -.34 .4"""
    # each limb is a row of x, z and half its thickness
    limbs = """-1.08 4.1 .15 -1.12 3.85 .17
    -1.12 3.62 .36 -1.02 3 .31 -.98 2.55 .29
    -1.2 3.72 .24 -.9 3.68 .22
    -.98 2.45 .3 -1.2 1.55 .2 -1.22 1.45 .19 -1.5 .62 .12 -1.52 .38 .1
    -1.56 .26 .12 -1.2 .17 .09 -1.08 .16 .07
    -.92 2.45 .28 -.28 1.98 .2 -.2 1.92 .18 .12 1.08 .12 .16 .92 .1
    .12 .82 .11 .42 .92 .08 .55 .99 .06
    -.88 3.7 .17 -.35 3.55 .13 -.3 3.56 .12 .18 4.12 .085 .24 4.2 .1
    -1.3 3.72 .17 -1.85 3.95 .13 -1.9 4 .12 -2.1 4.72 .085 -2.12 4.85 .1
    1.5 3.98 .12 1.5 3.75 .13
    1.42 3.62 .22 1.66 3.6 .22
    1.5 3.5 .3 1.46 3.1 .24 1.42 2.8 .2 1.44 2.6 .24
    1.25 1.7 .19 1.12 1.1 .14 1.12 1 .14 1.22 .45 .08 1.2 .32 .07
    1.2 .27 .08 1.02 .05 .06 .95 0 .05
    1.25 .25 .05 1.3 .02 .02
    1.75 1.7 .18 2.2 1.22 .15 2.28 1.18 .14 2.85 1.38 .085 2.95 1.44 .07
    3 1.46 .08 3.2 1.66 .06 3.27 1.76 .045
    3.03 1.4 .05 3.22 1.36 .02
    1.28 3.62 .14 .82 3.72 .1 .78 3.74 .1 .34 4.18 .07 .26 4.24 .09
    1.72 3.6 .14 2.22 3.78 .1 2.26 3.8 .1 2.72 4.28 .065 2.78 4.36 .06
    4.09 .45 .11 4.13 .19 .13
    4.06 -.03 .19 4.21 -.01 .16
    4.11 -.06 .23 4.14 -.49 .2 4.15 -.92 .23 4.15 -1.25 .27
    4.04 -1.27 .15 3.91 -2 .11 3.99 -2.77 .07
    3.97 -2.87 .07 3.78 -2.89 .05 3.7 -2.9 .04
    4.27 -1.27 .15 4.31 -2.04 .11 4.33 -2.77 .08
    4.32 -2.87 .07 4.13 -2.89 .05 4.04 -2.9 .04
    4.01 -.01 .12 3.87 -.55 .1 3.85 -.58 .1 3.6 -.7 .07 3.51 -.7 .09
    4.27 -.03 .12 4.51 -.51 .09 4.49 -.55 .09 4.32 -.92 .09
    3.58 -1.01 .04 3.51 -.75 .04
    3.65 -.98 .03 3.51 -.75 .04
    3.48 -.67 .08 3.34 -.22 .26
    3.3 -.24 .03 3.05 .02 .025
    3.34 -.24 .03 3.17 .38 .025
    3.35 -.24 .03 3.56 .42 .025
    3.35 -.24 .03 3.65 .02 .025"""
    # crown and brim of the hat, coat tails, hair; bodice, skirt, hand, hair in the wind; hair, five flowers
    shapes = """-2.43 4.9 -2.4 5.28 -2.25 5.37 -2.1 5.35 -1.95 5.44 -1.84 5.36 -1.84 5.04
    -2.66 4.85 -2.6 4.84 -1.62 5.04 -1.6 5.1 -1.66 5.12 -2.64 4.93
    -1.25 3.1 -1.35 2.6 -1.75 2.15 -1.45 2.1 -1 2.2 -.8 2.6
    -1.35 4.75 -1.2 5 -.95 4.98 -.72 4.86 -.85 4.8 -1.1 4.8
    1.1 3.42 1.2 3.54 1.3 3.3 1.2 3.2
    1.22 2.82 .95 2.4 .6 1.95 .42 1.6 .75 1.62 1 1.45 1.3 1.52 1.62 1.36 1.95 1.5 2.3 1.45 2.62 1.68
     2.95 1.72 2.6 2.1 2.05 2.5 1.66 2.84
    2.7 4.3 2.72 4.5 2.86 4.62 2.96 4.55 2.88 4.45 2.98 4.4 2.86 4.28
    1.55 4.72 1.75 4.62 2.05 4.72 2.4 4.6 2.55 4.35 2.3 4.42 2.05 4.36 1.85 4.25 1.65 4.2
    1.3 4.74 1.55 4.8 1.75 4.6 1.7 4.3 1.5 4.4
    3.92 .97 3.99 1.1 4.18 1.14 4.37 1.02 4.42 .76 4.33 .54 4.2 .8
    3.16 .01 3.18 .09 3.13 .13 3.06 .1 2.99 .15 2.93 .11 2.94 .03 2.88 -.02
     2.89 -.08 2.97 -.1 3 -.17 3.07 -.18 3.11 -.11 3.18 -.11 3.21 -.05
    3.44 .27 3.4 .34 3.32 .34 3.29 .26 3.2 .24 3.19 .16 3.25 .11 3.24 .02
     3.31 -.02 3.38 .03 3.46 0 3.52 .05 3.5 .13 3.55 .19 3.52 .26
    3.66 .11 3.59 .13 3.54 .08 3.57 .02 3.53 -.05 3.56 -.1 3.64 -.1 3.68 -.16
     3.75 -.14 3.76 -.07 3.83 -.05 3.84 .02 3.78 .06 3.78 .13 3.71 .16
    3.24 .48 3.24 .55 3.19 .58 3.13 .54 3.07 .56 3.02 .52 3.04 .45 3 .39
     3.03 .34 3.1 .34 3.14 .28 3.2 .29 3.22 .36 3.29 .38 3.3 .44
    3.58 .55 3.53 .58 3.48 .55 3.49 .49 3.44 .44 3.45 .39 3.52 .37 3.54 .31
     3.6 .31 3.63 .37 3.7 .38 3.72 .43 3.67 .48 3.69 .54 3.64 .58"""

    def numbers(text, each):
        values = [float(word) for word in text.split()]
        return list(zip(*(values[i::each] for i in range(each)), strict=True))

    def rounded(points):
        """Lead a closed curve through points."""
        P, curve = [np.array(p) for p in points], []
        for i in range(len(P)):
            p, q, r, s = P[i - 1], P[i], P[(i + 1) % len(P)], P[(i + 2) % len(P)]
            curve += [
                0.5
                * (2 * q + (r - p) * u + (2 * p - 5 * q + 4 * r - s) * u**2 + (3 * q - p - 3 * r + s) * u**3)
                for u in np.linspace(0, 1, 5)[:-1]
            ]
        return curve

    for x, z, size, lean, way in (
        (-1.02, 4.52, 0.76, 0.12, 1),
        (1.42, 4.35, 0.72, -0.22, -1),
        (4.09, 0.70, 0.6, -0.4, -1),
    ):
        c, s = math.cos(lean), math.sin(lean)
        yield [
            (x + size * (way * u * c - v * s), z + size * (way * u * s + v * c))
            for u, v in rounded(numbers(face, 2))
        ]
    for limb in limbs.splitlines():
        joints = numbers(limb, 3)
        for x, z, r in joints:
            yield [(x + r * math.cos(a), z + r * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 25)[:-1]]
        for (x0, z0, r0), (x1, z1, r1) in itertools.pairwise(joints):
            long = math.hypot(x1 - x0, z1 - z0)
            nx, nz = (z0 - z1) / long, (x1 - x0) / long
            yield [
                (x0 + r0 * nx, z0 + r0 * nz),
                (x1 + r1 * nx, z1 + r1 * nz),
                (x1 - r1 * nx, z1 - r1 * nz),
                (x0 - r0 * nx, z0 - r0 * nz),
            ]
    for shape in shapes.replace("\n     ", " ").splitlines():
        yield rounded(numbers(shape, 2))

"""A child sleeps in its father's slipper, and there in the lit door are the shoes that he wears."""

import itertools
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from ..kit.colour import lin
from ..kit.light import area, grade, sky
from ..kit.stage import Stage


def scene():
    S = Stage(
        "shoes",
        953,
        sky=sky("#20203c", "#3a3450", "#5a4a58"),
        ambient=0.4,
        key=[area((-6, -7, 10), "#a8b8f4", 2300, 3.0, (0, 0, 0))],
        fog={"density": 0.0},
        cam={"loc": (0.1, -10.6, 9.2), "tgt": (0.1, 1.2, 0.3)},
        post={
            "grade": grade("#141a48", "#fff0cc", contrast=0.2),
            "bloom": 0.6,
            "bloom_th": 0.8,
        },
    )
    for k in range(-6, 7):
        board = S.mat("#7a5238", "wood", vary=round(S.rnd.uniform(0.1, 0.3), 1), rough=0.7)
        S.box((1.5, 40, 0.2), board, (1.54 * k + 0.5, 6, -0.1), bevel=0.03)
    # the door, its light, and who stands in it: shoes as large as the slippers, legs without an end
    wall, white = S.mat("#4c5280", "clay", vary=0.1, bump=0.02), S.mat("#c8bca8", "wood")
    left, right, y = -1.0, 3.1, 6.2
    for x0, x1 in ((-26, left), (right, 26)):
        S.box((x1 - x0, 0.4, 22), wall, ((x0 + x1) / 2, y, 11), bevel=0)
        S.box((x1 - x0, 0.6, 0.9), white, ((x0 + x1) / 2, y - 0.2, 0.45), bevel=0.06)
    for x in (left, right):
        S.box((0.4, 0.8, 22), white, (x, y - 0.1, 11), bevel=0.06)
    S.obj(
        [(-9, 15, -0.2), (14, 15, -0.2), (14, 15, 24), (-9, 15, 24)],
        [(0, 1, 2, 3)],
        S.mat("#ffca78", "glow", gain=1.6),
        False,
    )
    S.col.objects[-1].visible_shadow = False
    S.light("SUN", (2.4, 17, 10.0), (0, 0, 0), "#ffc870", 5.5, 0.02)
    cloth = S.mat("#3c4656", "cloth", vary=0.2)
    for x, y0, turn in ((0.0, 6.1, -5), (1.5, 6.7, 6)):
        foot = S.empty((x, y0, 0), (0, 0, turn))
        _shoe(S, foot)
        rings = (
            (0.62, 0.5, 0.66),
            (0.9, 0.53, 0.7),
            (0.94, 0.56, 0.74),
            (1.3, 0.56, 0.73),
            (1.35, 0.53, 0.69),
        )
        rings += tuple((z, 0.53 + 0.026 * (z - 1.3), 0.69 + 0.02 * (z - 1.3)) for z in (1.8, 2.6, 4, 7, 12))
        V, n = [], 48
        for z, w, d in rings:
            for k in range(n):
                q = 2 * math.pi * k / n
                dent = 1 + 0.02 * math.sin(3 * q + 2 * z) * (z > 1.32)
                low = 0.16 * math.cos(q + math.pi / 2) if z < 1.32 else 0
                V.append((w * dent * math.cos(q), 0.42 + d * dent * math.sin(q), z + low + 0.12))
        F = [
            (r * n + k, r * n + (k + 1) % n, (r + 1) * n + (k + 1) % n, (r + 1) * n + k)
            for r in range(len(rings) - 1)
            for k in range(n)
        ]
        S.obj(V, F, cloth, True, parent=foot)
    # the mat, and the pair that waited
    S.box((8.6, 6.6, 0.1), S.mat("#2f5a58", "cloth", vary=0.25), (0.0, -0.6, 0.03), (0, 0, -5), 0.04)
    first = _slipper(S, (0.15, -2.0, 0.1), 62, 1.36)
    second = _slipper(S, (0.3, 1.15, 0.1), 50, 1.36)
    # a bed for somebody small
    S.cushion(
        (0.0, -1.16, 0.62), (1.3, 0.9, 0.42), ("#f4eee2", "#f4eee2"), (6, 0, 0), soft=0.85, parent=first
    )
    _sleeper(S, first, Vector((0.02, -1.18, 1.06)))

    def lies(x, y):
        """How high the quilt lies over somebody small who sleeps on one side, with knees drawn up."""
        body = 0.68 * math.exp(-(((y + 0.64) / 0.36) ** 2)) + 0.44 * math.exp(-(((y - 0.3) / 0.42) ** 2))
        body = max(body, 0.34 / (1 + math.exp(6 * (y - 1.1))))
        knees = 0.2 * math.exp(-(((x + 0.3) / 0.26) ** 2 + ((y - 0.42) / 0.3) ** 2))
        return (
            0.58 + body * math.exp(-((abs(x - 0.04) / 0.46) ** 2.6)) + knees - 0.3 * max(0.0, abs(x) - 0.56)
        )

    S.quilt(
        lies,
        (-0.76, 0.76),
        (-0.74, 1.3),
        ("#c2605a", "#e8c070", "#6f9aa8", "#f4ead8", "#8a6a9a"),
        6,
        8,
        seed=3,
        parent=first,
        puff=0.035,
    )
    S.quilt(
        lambda x, y: lies(x, max(y, -0.78)) + 0.02,
        (-0.7, 0.7),
        (-0.94, -0.68),
        ("#fbf4e8",),
        1,
        1,
        30,
        parent=first,
        puff=0.07,
    )
    bear = S.bear((0.02, -0.72, 0.5), 1.3, "#c08a5a", 122)
    bear.parent = second
    ribbon = S.mat("#c83a34", "cloth")
    S.lathe(
        [(0.13, -0.02), (0.185, -0.012), (0.185, 0.02), (0.13, 0.03)],
        ribbon,
        24,
        (0, -0.01, 0.645),
        parent=bear,
    )
    S.lamp((-1.7, -5.0, 4.4), "#ffd8b0", 190, 0.6)
    S.lamp((1.0, 3.2, 3.4), "#ffc890", 75, 0.6)
    return S


def _slipper(S, at, turn, size):
    """A slipper of tartan, its toe away from the camera: a sole with a rim, and a hood for the toes."""
    e = S.empty(at, (0, 0, turn), size)

    def half(y):
        """Half of the width at a place between heel (-1.9) and toe (1.9)."""
        t = (y + 1.9) / 3.8
        return (0.78 + 0.24 * math.sin(math.pi * (t - 0.25))) * max(0.0, 1 - abs(2 * t - 1) ** 5) ** 0.4

    ys = [-1.9 * math.cos(math.pi * k / 60) for k in range(61)]
    outline = [(half(y), y) for y in ys] + [(-half(y), y) for y in ys[::-1][1:-1]]
    n = len(outline)
    sole = [
        (x * q, y * q, z) for z, q in ((0, 0.97), (0.1, 1.03), (0.24, 1.03), (0.3, 0.98)) for x, y in outline
    ]
    F = [
        (r * n + k, r * n + (k + 1) % n, (r + 1) * n + (k + 1) % n, (r + 1) * n + k)
        for r in range(3)
        for k in range(n)
    ]
    S.obj(sole, [*F, tuple(range(3 * n, 4 * n))], S.mat("#3a2620", "cloth"), parent=e)
    S.obj(
        [(0.9 * x, 0.95 * y, 0.34) for x, y in outline],
        [tuple(range(n))],
        S.mat("#e8d8b8", "cloth"),
        parent=e,
    )
    # one tartan cloth: the hood, and the wall about the heel
    tartan = _tartan()

    def hood(u, y):
        """A point of the hood: u from -1 to 1 across; its edge is cut in a round."""
        a = u * math.pi / 2
        y += 0.5 * math.cos(a) * max(0.0, 1 - (y + 0.3) / 1.2)
        t = min(1.0, max(0.0, (y - 0.3) / 1.62))
        high = 0.98 * (1 - t**2.4) ** 0.5
        return (1.04 * half(y) * math.sin(a), y * 1.02, 0.24 + high * math.cos(a) ** 0.8)

    def sew(points, places, columns):
        """Cut a piece of the cloth: rows of points, and where on the cloth each lies."""
        F = [
            (q, q + 1, q + columns + 1, q + columns)
            for r in range(len(points) // columns - 1)
            for q in range(r * columns, (r + 1) * columns - 1)
        ]
        piece = S.obj(points, F, tartan, True, uv=places, parent=e)
        thick = piece.modifiers.new("thick", "SOLIDIFY")
        thick.thickness, thick.offset = 0.06, 0

    across, along = np.linspace(-1, 1, 73), np.linspace(-0.3, 1.885, 70)
    sew(
        [hood(u, y) for y in along for u in across],
        [(1.5 * u * (0.45 + 0.55 * half(min(y, 1.5))), y) for y in along for u in across],
        len(across),
    )
    around = [(1.04 * half(y), 1.02 * y) for y in -0.75 - 1.15 * np.cos(np.linspace(0, math.pi, 60))[::-1]]
    around += [(-x, y) for x, y in around[::-1][1:]]

    def up(y):
        return 0.62 + 0.1 * max(0.0, -0.9 - y) ** 1.5 + 0.12 * max(0.0, y + 0.5)

    far = np.concatenate([[0], np.cumsum([math.dist(p, q) for p, q in itertools.pairwise(around)])])
    inside = [1 - 0.07 * min(1.0, max(0.0, (y + 0.32) / 0.12)) for _, y in around]
    levels = np.linspace(0, 1, 8)
    sew(
        [
            (x * w, y, 0.24 + (up(y) - 0.24) * q)
            for q in levels
            for (x, y), w in zip(around, inside, strict=True)
        ],
        [(a + 0.3, 0.6 * q) for q in levels for a in far],
        len(around),
    )
    fleece = S.mat("#f0e2c4", "cloth", bump=0.08, bscale=24)
    S.tube([(x, y, up(y)) for x, y in around if y < -0.1], 0.085, fleece, 10, e)
    S.tube([hood(u, -0.3) for u in np.linspace(-0.82, 0.82, 29)], 0.085, fleece, 10, e)
    # a pompom of yarn: fine ends, cut to a round
    yarn, n = S.mat("#d8503c", "cloth", vary=0.2), 900
    S.sphere(0.29, yarn, (0, 0.85, 1.36), (1, 1, 0.95), 32, e)
    for k in range(n):
        z = 1 - 2 * (k + 0.5) / n
        q = math.sqrt(1 - z * z)
        out = Vector((q * math.cos(2.39996 * k), q * math.sin(2.39996 * k), 0.95 * z))
        S.tube([Vector((0, 0.85, 1.36)) + out * r for r in (0.25, 0.295, 0.31)], 0.021, yarn, 5, e, taper=0.7)
    return e


def _tartan():
    """Weave a cloth: the same stripes along and across, and where two cross they mix."""
    tones = {
        c: np.array(lin(h)[:3])
        for c, h in (("r", "#b83228"), ("n", "#20305e"), ("k", "#641c28"), ("y", "#e8c060"))
    }
    stripes = np.array(
        [tones[c] for c in "r" * 40 + "n" * 26 + "r" * 6 + "y" * 4 + "r" * 6 + "n" * 26 + "r" * 8 + "k" * 12]
    )
    size = len(stripes)
    pixels = np.ones((size, size, 4), "f4")
    pixels[..., :3] = (stripes[:, None] + stripes[None]) / 2
    image = bpy.data.images.new("tartan", size, size, float_buffer=True)
    image.colorspace_settings.name = "Linear Rec.709"
    image.pixels.foreach_set(pixels.ravel())
    m = bpy.data.materials.new("tartan")
    m.use_nodes = True
    N, L = m.node_tree.nodes, m.node_tree.links
    p = N["Principled BSDF"]
    p.inputs["Roughness"].default_value = 0.9
    p.inputs["Sheen Weight"].default_value = 0.3
    place, scale, texture = (N.new(f"ShaderNode{kind}") for kind in ("UVMap", "Mapping", "TexImage"))
    scale.inputs["Scale"].default_value = (1.3, 1.3, 1)
    texture.image = image
    L.new(place.outputs[0], scale.inputs[0])
    L.new(scale.outputs[0], texture.inputs[0])
    L.new(texture.outputs[0], p.inputs["Base Color"])
    return m


def _sleeper(S, parent, at):
    """A child's head on its pillow, the face to us and to the ceiling."""
    up = Vector((0.1, -0.97, 0.12)).normalized()
    ahead = Vector((-0.6, 0.0, 0.78))
    ahead = (ahead - ahead.dot(up) * up).normalized()
    turn = Matrix((up.cross(ahead), -ahead, up)).transposed().to_euler()
    rot = [math.degrees(a) for a in turn]
    S.blob(
        [
            ((-0.2, -0.74, 0.82), 0.15, (0.2, -0.74, 0.82), 0.15),
            ((0.02, -0.85, 0.9), 0.15, (0.02, -0.98, 0.96), 0.12),
        ],
        S.mat("#5f92c4", "cloth"),
        parent=parent,
        voxel=0.03,
    )
    head = S.face(at, 0.33, "asleep", skin="#f0c8a4", hair="#8a4220", rot=rot, parent=parent, seed=4)
    # behind closed lids there are no eyes: they would show through
    seeing = [S.mat("#4a6a5a", "clay", rough=0.15, bump=0.0), S.mat("#ffffff", "glow", gain=1.6)]
    seeing.append(S.mat("#15100f", "clay", rough=0.08, bump=0.0, vary=0.0))
    for part in head.children:
        part.hide_render = part.data.materials[0] in seeing


def _shoe(S, e):
    """A laced shoe whose toe points to the camera, on a welted sole with a heel."""
    leather, sole = S.mat("#7a3e20", "clay", rough=0.38, bump=0.01), S.mat("#2c1a14", "clay")
    S.blob(
        [
            ((0, 0.75, 0.5), 0.36, (0, 0.2, 0.5), 0.38),
            ((0, 0.5, 0.75), 0.34, (0, -0.5, 0.5), 0.34),
            ((-0.05, -0.55, 0.42), 0.36, (-0.02, -1.0, 0.36), 0.4),
            ((0.06, -0.55, 0.42), 0.36, (0.03, -1.0, 0.36), 0.4),
        ],
        leather,
        parent=e,
        voxel=0.03,
        smooth=8,
    )

    def outline(grow, y_max=1.14):
        """Half widths of the sole, from heel to toe."""
        P = []
        for y in -0.14 - 1.28 * np.cos(np.linspace(0, math.pi, 40)):
            t = (1.14 - y) / 2.56
            w = (0.4 + 0.07 * math.sin(math.pi * (1.5 * t - 0.65))) * max(0.0, 1 - abs(2 * t - 1) ** 6) ** 0.5
            P.append((w + grow, min(y, y_max)))
        return P + [(-w, y) for w, y in P[::-1][1:-1]]

    for z0, z1, grow, m in ((0.1, 0.17, 0.03, sole), (0.17, 0.22, 0.045, S.mat("#d0a468", "clay"))):
        P = outline(grow)
        n = len(P)
        V = [(x, y, z) for z in (z0, z1) for x, y in P]
        F = [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)]
        S.obj(V, [*F, tuple(range(n, 2 * n))], m, False, parent=e)
    S.box((0.78, 0.7, 0.14), sole, (0, 0.72, 0.06), bevel=0.05, parent=e)
    S.box((0.8, 1.1, 0.1), sole, (0, -0.75, 0.05), bevel=0.05, parent=e)
    lace = S.mat("#f0e0c0", "cloth")
    for k in range(3):
        y, z = -0.12 - 0.17 * k, 1.0 - 0.075 * k
        S.tube(
            [
                (-0.2, y, z - 0.06),
                (-0.1, y - 0.02, z + 0.01),
                (0.1, y - 0.05, z + 0.01),
                (0.2, y - 0.07, z - 0.06),
            ],
            0.032,
            lace,
            6,
            e,
        )
    for s in (-1, 1):
        S.tube(
            [(0, -0.05, 1.05), (s * 0.16, -0.16, 1.12), (s * 0.26, -0.2, 1.0), (s * 0.08, -0.1, 1.04)],
            0.03,
            lace,
            6,
            e,
            smooth=5,
        )
    S.tube(
        [
            (0.41 * math.sin(a), -0.86 - 0.14 * math.cos(a), 0.4 + 0.37 * math.cos(a))
            for a in np.linspace(-1.5, 1.5, 17)
        ],
        0.016,
        S.mat("#4a2412", "clay"),
        6,
        e,
    )

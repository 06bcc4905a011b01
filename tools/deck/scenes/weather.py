"""Weather and seasons: snow, ice, rain, fog, wind and the hour of sunrise."""

import math

import bmesh
import numpy as np
from mathutils import Vector

from ..kit.light import CAM, clouds, grade, sky, sun
from ..kit.stage import Stage
from . import scene


@scene
def bear():
    """A bear as tall as the firs bends down to a traveller, in the first snow."""
    S = Stage(
        "bear",
        701,
        sky=sky("#16243f", "#2c4a68", "#6f94a4", "#c4c8c0", at=(0, 0.35, 0.66, 1), wash=0.3),
        ambient=0.42,
        key=[sun((6, 8, 7), "#9fb8e8", 3.2, 0.1), sun((-6, -5, 6), "#5a78b0", 0.5, 0.4)],
        fog={"density": 0.05, "start": 17, "low": 0.4, "low_h": 1.2},
        cam={"loc": (-0.2, -14, 2.3), "tgt": (-0.2, 0, 4.1)},
        post={
            "grade": grade("#14244c", "#fff0d8", contrast=0.18),
            "bloom": 0.7,
            "motes": {"n": 170, "color": "#e8f0ff", "gain": 0.5, "r": 1.3},
        },
    )
    S.ground("snow", "#dfe8f4", amp=0.5, seed=5, flat=3)
    for i in range(34):
        x, y = S.rnd.choice([-1, 1]) * S.rnd.uniform(0.6, 11), 5.5 + i * 0.75
        S.fir((x, y, S.z(x, y) - 0.2), S.rnd.uniform(7, 12), "#2f4a54", "#b8c8d8", 0.19)
    for x, y, r in ((-4.0, -3.4, 0.42), (3.7, -4.4, 0.3)):
        S.tube([(x, y, -1), (x + 0.15, y, 11)], r, S.mat("#2a2830", "wood", bump=0.2, bscale=4), 14)
    fur = S.mat("#6a4026", "cloth", vary=0.35, bump=0.12, bscale=14, dust="#cfdcea", dusty=(0.72, 0.95))
    e = S.empty((0.45, 1.6, -0.15))
    parts = [
        ((1.75, 0.1, 1.5), 1.85, (1.4, 0.1, 3.7), 1.6),
        ((1.4, 0.1, 3.9), 1.55, (0.35, 0, 4.85), 1.2),
        ((0.3, 0, 4.9), 1.15, (-0.85, -0.15, 3.85), 0.93),
        ((-0.95, -0.2, 3.7), 0.93),
        ((-1.35, -0.3, 3.2), 0.55, (-1.75, -0.4, 2.66), 0.38),
        ((1.5, -1.0, 1.0), 1.15, (0.2, -1.25, 0.6), 0.62),
        ((0.2, -1.25, 0.55), 0.6, (-0.55, -1.3, 0.5), 0.5),
        ((1.2, 1.1, 0.9), 1.0, (-1.0, 1.3, 0.5), 0.6),
        ((0.4, -0.95, 4.2), 0.72, (0.75, -1.6, 2.5), 0.6),
        ((0.75, -1.6, 2.5), 0.58, (-0.45, -1.35, 1.5), 0.45),
        ((-0.45, -1.35, 1.5), 0.44, (-0.8, -1.2, 1.45), 0.4),
        ((0.2, 0.9, 4.0), 0.7, (-1.3, 1.2, 2.4), 0.55),
        ((-1.3, 1.2, 2.4), 0.52, (-2.5, 0.5, 1.5), 0.45),
    ]
    for s in (-1, 1):
        parts += [((-0.2, -0.1 + s * 0.66, 4.55), 0.3, (-0.1, -0.1 + s * 0.74, 4.7), 0.28)]
    S.blob(parts, fur, parent=e, voxel=0.055, smooth=6)
    ink = S.mat("#191418", "clay", rough=0.2)
    S.sphere(0.2, ink, (-2.02, -0.5, 2.5), (1.15, 1.2, 0.85), 20, e, rot=(0, 30, 0))
    lid = [
        (-1.5 + 0.17 * math.cos(t), -0.93 + 0.1 * math.cos(t), 3.62 - 0.12 * math.sin(t))
        for t in np.linspace(0.2, math.pi - 0.1, 9)
    ]
    S.tube(lid, 0.032, ink, 6, e)
    S.sphere(0.17, S.mat("#3a241c", "cloth"), (-0.17, -0.98, 4.62), (1, 0.4, 1), 16, e)
    # the traveller, with a lantern, leans into the fur
    S.person(
        (-1.75, 0.75, S.z(-1.75, 0.75) - 0.02),
        2.15,
        "#c8382e",
        face=78,
        hair="#4a2c20",
        scarf="#efd08a",
        lean=0,
        hands=((0.06, -0.3, 0.74), (-0.14, -0.26, 0.5)),
        head=(0, -0.07, 0.875),
    )
    lamp = Vector((-1.2, -0.05, 0.62))
    S.lathe(
        [(0.1, 0), (0.13, 0.03), (0.11, 0.3), (0.05, 0.38), (0, 0.4)], S.mat("#3a302c", "metal"), 10, lamp
    )
    S.sphere(0.13, S.mat("#ffd070", "glow", gain=12.0), lamp + Vector((0, -0.06, 0.16)), (1, 1, 1.3), 16)
    S.lamp(lamp + Vector((-0.1, -0.35, 0.5)), "#ffb458", 170, 0.2)
    S.lamp((-2.6, -1.6, 2.4), "#ffb060", 70, 0.5)
    S.box(
        (0.6, 0.24, 0.44), S.mat("#7a5036", "cloth"), (-2.7, -0.6, S.z(-2.7, -0.6) + 0.2), (0, -6, 24), 0.06
    )
    for k in range(12):
        t = k / 11
        x, y = -3.0 + 1.3 * t + 0.13 * (-1) ** k, -5.2 + 5.2 * t
        S.sphere(0.12, S.mat("#8aa0c0", "snow"), (x, y, S.z(x, y) - 0.03), (0.7, 1.2, 0.3), 12)
    return S


@scene
def ice():
    """Under the ice of the little angler swims something very large."""
    S = Stage(
        "ice",
        702,
        sky=sky("#a9c4d4", "#d4e0e4", "#f4e8dc"),
        ambient=0.9,
        key=[sun((-6, 2, 6), "#ffe8cc", 2.6, 0.06), sun((5, -6, 8), "#c8dcf4", 1.0, 0.3)],
        fog={"density": 0.0},
        cam={"loc": (0, -8.2, 13.2), "tgt": (0, 0.2, 0)},
        post={
            "grade": grade("#12304f", "#fff8ec"),
            "bloom": 0.4,
            "motes": {"n": 90, "color": "#ffffff", "gain": 0.4, "r": 1.6},
            "vignette": 0.35,
        },
    )
    deep = S.mat("#98cede", "clay", nscale=0.25, vary=0.2, bump=0.0, rough=0.6, lift=0.26)
    S.obj([(-14, -14, -2.6), (14, -14, -2.6), (14, 14, -2.6), (-14, 14, -2.6)], [(0, 1, 2, 3)], deep, False)
    ink = S.mat("#14344c", "clay", bump=0.0, vary=0.2)
    fish = S.empty((-0.3, 0.15, 0), scale=0.9)
    n, seg, V, F = 60, 30, [], []
    for i in range(n + 1):
        t = i / n
        r = 1.75 * math.sin(math.pi * min(1, t * 1.02) ** 0.75) ** 0.8 * (1 - 0.45 * t) + 0.05
        x, y = -2.9 + 6.4 * t, -2.9 + 6.9 * t + 0.9 * math.sin(t * 3.0)
        nx, ny = -0.72, 0.69
        for k in range(seg):
            a = 2 * math.pi * k / seg
            V.append((x + nx * r * math.cos(a), y + ny * r * math.cos(a), -1.15 + 0.45 * r * math.sin(a)))
    for i in range(n):
        for k in range(seg):
            j = (k + 1) % seg
            F.append((i * seg + k, i * seg + j, (i + 1) * seg + j, (i + 1) * seg + k))
    S.obj(V, F, ink, parent=fish)

    def fin(points):
        S.obj([(x, y, -1.1) for x, y in points], [tuple(range(len(points)))], ink, False, parent=fish)

    fin([(3.0, 3.7), (3.6, 5.4), (4.6, 6.1), (4.1, 4.8), (5.2, 4.4), (4.6, 3.7), (3.5, 3.6)])
    fin([(-1.3, 0.3), (-3.0, 1.5), (-2.6, 0.6), (-1.6, -0.8)])
    fin([(-0.2, -1.0), (1.6, -1.9), (1.3, -0.9), (0.4, 0.0)])
    for x, y in ((-2.05, -1.35), (-1.35, -2.1)):
        S.sphere(0.17, S.mat("#d8e8c8", "glow", gain=0.8), (x, y, -0.45), (1, 1, 0.4), 18, fish)
    # the ice: milky glass; drifts lie on it, and a bank with firs goes round it
    icem = S.mat("#e6f4f8", "glass", rough=0.2, ior=1.05)
    S.obj([(-14, -14, 0), (14, -14, 0), (14, 14, 0), (-14, 14, 0)], [(0, 1, 2, 3)], icem, False)
    veil = S.mat("#f4f8fb", "snow")
    drift, rough = S.nfun(0.5, 4, 3), S.nfun(0.35, 4, 8)

    def snow(X, Y):
        """Height of the snow: a bank round the lake, streaks on the ice, none at hole, head and tail."""
        out = np.hypot(X / 4.1, (Y - 1.0) / 5.8) - 1 + 0.4 * (rough(X, Y) - 0.5)
        bank = 1.5 * np.clip(out, -0.2, 0.5) + 0.3 * np.clip(out, 0, 9) * drift(X, Y)
        blown = 0.9 * (drift(0.35 * X + 0.25 * Y, 1.3 * Y - 0.9 * X) - 0.7)
        near = np.min([np.hypot(X - x, Y - y) for x, y in ((-0.3, -0.3), (-2.0, -1.6), (3.6, 4.4))], 0)
        return np.maximum(blown - 0.6 * np.maximum(1.8 - near, 0), bank)

    # only the snow above the ice is kept
    lying = S.grid((-9, 9), (-7, 13), snow, veil, 300, 330, 1.0).data
    mesh = bmesh.new()
    mesh.from_mesh(lying)
    everything = [*mesh.verts, *mesh.edges, *mesh.faces]
    bmesh.ops.bisect_plane(
        mesh, geom=everything, plane_co=(0, 0, 0.002), plane_no=(0, 0, 1), clear_inner=True
    )
    mesh.to_mesh(lying)
    mesh.free()
    rnd = S.rnd
    for x, y, tall in (
        (-3.9, 6.4, 2.3),
        (-2.7, 7.3, 2.0),
        (3.7, 6.7, 2.4),
        (-3.3, -3.0, 1.7),
        (2.9, -3.4, 1.6),
    ):
        ground = float(snow(np.array([[x]]), np.array([[y]]))[0, 0])
        S.fir((x, y, ground - 0.05), tall, "#3f6a5c", wide=0.26)
    # cracks: straight splinters that fork, wide where they start
    white = S.mat("#ffffff", "glow", gain=0.75)

    def crack(x, y, way, long, wide):
        """A jagged splinter of white in the ice, and smaller ones that leave it."""
        steps = max(3, int(long / 0.7))
        left, right = [], []
        for i in range(steps + 1):
            w = wide * (1 - i / steps)
            left.append((x - w * math.sin(way), y + w * math.cos(way), 0.012))
            right.append((x + w * math.sin(way), y - w * math.cos(way), 0.012))
            if 0 < i < steps and wide > 0.02 and rnd.random() < 0.7:
                crack(x, y, way + rnd.choice((-1, 1)) * rnd.uniform(0.6, 1.0), long * 0.36, w * 0.6)
            way += rnd.uniform(-0.3, 0.3)
            x, y = x + long / steps * math.cos(way), y + long / steps * math.sin(way)
        m = len(left)
        S.obj(left + right, [(i, i + 1, m + i + 1, m + i) for i in range(m - 1)], white, False)

    hole = Vector((-0.75, -0.4, 0.0))
    for way, long in ((2.5, 3.6), (1.5, 4.6), (-0.5, 3.6), (-1.75, 3.0)):
        crack(hole.x + 0.5 * math.cos(way), hole.y + 0.5 * math.sin(way), way, long, 0.035)
    for x, y, way, long in ((-3.6, 2.2, 0.7, 5.0), (3.4, 2.4, 2.2, 4.2), (-1.2, -4.0, 0.9, 3.4)):
        crack(x, y, way, long, 0.022)
    # hole with the crushed ice round it, angler, stool, bucket, sledge
    S.lathe([(0, 0), (0.42, 0)], S.mat("#0c2c3e", "water", wave=0.02), 30, hole + Vector((0, 0, 0.014)))
    S.lathe([(0.4, 0), (0.43, 0.05), (0.6, 0.07), (0.72, 0.0)], veil, 40, hole + Vector((0, 0, 0.0)))
    for _ in range(26):
        a, r, w = rnd.uniform(0, 6.28), rnd.uniform(0.5, 0.75), rnd.uniform(0.06, 0.16)
        lump = hole + Vector((r * math.cos(a), r * math.sin(a), 0.06))
        S.box((w, w * 0.8, w * 0.7), veil, lump, [rnd.uniform(0, 90) for _ in range(3)], 0.01)
    S.box((0.56, 0.46, 0.56), S.mat("#a5703f", "wood"), (0.62, -0.1, 0.28), (0, 0, 12), 0.03)
    S.person(
        (0.58, -0.1, 0.58),
        1.6,
        "#d23f32",
        "sit",
        -78,
        hair="#4a2c20",
        hat="#d23f32",
        scarf="#f6d06a",
        hands=((0.1, -0.3, 0.26), (-0.05, -0.3, 0.24)),
    )
    rod = S.mat("#e0a04a", "wood")
    S.tube([(0.2, -0.12, 1.02), (-0.25, -0.3, 1.65), (-0.75, -0.4, 1.95)], 0.03, rod, 6)
    S.string((-0.75, -0.4, 1.95), (-0.75, -0.4, 0.0), r=0.012, color="#ffffff")
    S.lathe(
        [(0, 0), (0.17, 0), (0.22, 0.36), (0.19, 0.36), (0.16, 0.03)],
        S.mat("#7f9aa0", "metal"),
        20,
        (1.0, -0.95, 0.0),
    )
    S.fish((1.0, -0.95, 0.36), 0.42, "#e08a4a", 30, tilt=-60)
    # the sledge: slats on two runners that curl up in front
    sledge = S.empty((2.35, 1.3, 0.0), (0, 0, -72), 1.2)
    oak, iron = S.mat("#b8803f", "wood"), S.mat("#5a3a24", "wood")
    for x in (-0.22, 0, 0.22):
        S.box((0.17, 1.2, 0.05), oak, (x, 0, 0.22), parent=sledge, bevel=0.02)
    for s in (-0.27, 0.27):
        run = [(s, 0.7, 0.05), (s, -0.55, 0.05), (s, -0.8, 0.14), (s, -0.84, 0.34), (s, -0.68, 0.38)]
        S.tube(run, 0.04, iron, 8, sledge, smooth=5)
        for y in (-0.4, 0.4):
            S.tube([(s, y, 0.05), (s, y, 0.22)], 0.035, iron, 6, sledge)
    S.tube([(-0.27, -0.68, 0.38), (0.27, -0.68, 0.38)], 0.035, iron, 6, sledge)
    S.tube(
        [(-0.2, -0.7, 0.38), (0.0, -1.25, 0.02), (0.2, -0.7, 0.38)],
        0.018,
        S.mat("#c2453a", "cloth"),
        6,
        sledge,
        smooth=6,
    )
    dog = S.empty((1.75, -1.5, 0.02), (0, 0, 160), 0.8)
    fur = S.mat("#b06a34", "cloth")
    S.blob(
        [
            ((-0.3, 0, 0.4), 0.18, (0.25, 0, 0.5), 0.18),
            ((0.28, 0, 0.6), 0.13, (0.4, 0, 0.85), 0.16),
            ((0.42, 0, 0.86), 0.12, (0.66, 0, 0.8), 0.07),
            ((-0.4, 0, 0.45), 0.06, (-0.7, 0.1, 0.5), 0.05),
        ]
        + [((x, y, 0.4), 0.08, (x, y, 0.05), 0.06) for x in (-0.3, 0.28) for y in (-0.1, 0.1)],
        fur,
        parent=dog,
        voxel=0.025,
    )
    return S


@scene
def mushroom():
    """It rains; under one mushroom there is room for everybody."""
    S = Stage(
        "mushroom",
        703,
        sky=sky("#4f6f74", "#86a298", "#c4cfae", "#dcd8b0", at=(0, 0.4, 0.7, 1)),
        ambient=0.8,
        key=[sun((-4, 3, 8), "#e8f4d8", 1.8, 0.2)],
        fog={"density": 0.05, "start": 16, "color": "#c0d0b0", "mix": 0.3},
        cam={"loc": (0, -13, 2.4), "tgt": (0, 0, 3.2)},
        post={"grade": grade("#10303a", "#fff6cc"), "bloom": 0.6, "bloom_th": 0.7},
    )
    S.ground("hills", "#56703c", amp=0.4, seed=9, flat=3)
    for _i in range(24):
        x, y = S.rnd.choice([-1, 1]) * S.rnd.uniform(3.2, 9), S.rnd.uniform(4, 22)
        S.tube(
            [(x, y, -0.5), (x, y, 6), (x + 0.2, y, 15)],
            S.rnd.uniform(0.3, 0.6),
            S.mat("#4a5448", "wood", bump=0.15),
            12,
            taper=0.7,
        )
    z = S.z(0.2, 1.5)
    S.mushroom((0.2, 1.7, z - 0.3), 6.6, "#b8402f", "#efe0c4", 4)
    for x, y, h, c in (
        (-2.9, 0.6, 1.5, "#c98a3c"),
        (2.9, 2.4, 2.0, "#b8402f"),
        (2.55, -0.6, 0.9, "#c98a3c"),
        (-3.3, 3.6, 2.6, "#b8402f"),
    ):
        S.mushroom((x, y, S.z(x, y) - 0.1), h, c, seed=int(h * 10))
    # lantern and table; who came
    S.lathe(
        [(0, 0), (0.5, 0), (0.52, 0.08), (0.1, 0.12), (0.12, 0.8)],
        S.mat("#7a5236", "wood"),
        24,
        (-0.55, -0.1, z + 0.8),
        (180, 0, 0),
    )
    S.lathe(
        [(0, 0), (0.62, 0), (0.64, 0.05), (0, 0.07)], S.mat("#8a5a34", "wood"), 28, (-0.55, -0.1, z + 0.8)
    )
    for x, y in ((-0.75, -0.25), (-0.3, -0.2), (-0.6, 0.15)):
        S.lathe(
            [(0, 0), (0.07, 0), (0.11, 0.13), (0.09, 0.13)],
            S.mat("#f3ead8", "clay", rough=0.2),
            18,
            (x, y, z + 0.87),
        )
    S.string((0.2, 0.9, z + 3.9), (0.2, 0.6, z + 3.0), r=0.015)
    S.lathe(
        [(0.16, 0), (0.2, 0.05), (0.16, 0.42), (0.1, 0.5), (0, 0.52)],
        S.mat("#5a4a34", "metal"),
        12,
        (0.2, 0.6, z + 2.5),
    )
    S.sphere(0.15, S.mat("#ffd070", "glow", gain=8.0), (0.2, 0.6, z + 2.72), (1, 1, 1.3), 16)
    S.lamp((0.1, 0.1, z + 2.6), "#ffbf68", 260, 0.2)
    S.person((-1.5, -0.2, z + 0.42), 1.25, "#c2453a", "sit", 70, hair="#4a2c20", scarf="#efd08a")
    S.sphere(0.4, S.mat("#8a8a80", "stone"), (-1.55, -0.2, z + 0.15), (1, 1, 0.8), 24)
    S.person((0.5, -0.2, z + 0.4), 1.25, "#3f6a8a", "sit", -60, hair="#cfc8bc")
    S.sphere(0.4, S.mat("#7a7a72", "stone"), (0.55, -0.2, z + 0.12), (1, 1, 0.8), 24)
    S.bear((1.55, 0.9, z - 0.1), 1.75, "#7a4c30", -35)
    rab = S.empty((-0.35, 0.75, z), (0, 0, 0), 0.75)
    S.blob(
        [
            ((0, 0, 0.28), 0.26, (0, 0, 0.5), 0.2),
            ((0, -0.04, 0.82), 0.2),
            ((-0.1, 0, 0.95), 0.07, (-0.14, 0.02, 1.42), 0.06),
            ((0.1, 0, 0.95), 0.07, (0.2, 0.02, 1.38), 0.06),
        ],
        S.mat("#d8c4a8", "cloth"),
        parent=rab,
        voxel=0.025,
    )
    S.eyes((0, -0.22, 0.86), 0.18, 0.028, rab)
    S.bird((-1.75, 0.9, z), 0.55, "#5a86a0", -20, belly="#e8c8a0")
    frog = S.empty((0.15, -1.35, z), (0, 0, 12), 0.45)
    S.blob(
        [
            ((0, 0, 0.3), 0.4, (0.05, 0, 0.48), 0.34),
            ((-0.4, 0, 0.1), 0.2, (-0.15, -0.3, 0.05), 0.14),
            ((0.45, 0, 0.1), 0.2, (0.2, -0.35, 0.05), 0.14),
            ((-0.17, -0.1, 0.84), 0.12),
            ((0.28, -0.1, 0.84), 0.12),
        ],
        S.mat("#6f9a3c", "clay", rough=0.3),
        parent=frog,
        voxel=0.03,
    )
    S.eyes((0.055, -0.2, 0.87), 0.45, 0.05, frog)
    # the one who is still outside
    S.wanderer((-2.75, -1.9, S.z(-2.75, -1.9)), 0.95, "#5a6a4a", face=-60)
    rain = S.mat("#e4f0ee", "glow", gain=0.6)
    for _ in range(240):
        x, y, zz = S.rnd.uniform(-4.2, 4.2), S.rnd.uniform(-2.5, 7), S.rnd.uniform(0.5, 10)
        if math.hypot(x - 0.2, y - 1.7) < 2.95 and zz < z + 5.6:
            continue
        S.tube([(x, y, zz), (x - 0.07, y, zz - 0.5)], 0.008, rain, 4)
    for k in range(9):
        a = 6.283 * k / 9 + 0.2
        x, y = 0.2 + 2.83 * math.cos(a), 1.7 + 2.83 * math.sin(a)
        S.tube([(x, y, z + 3.7), (x, y, z + 3.7 - S.rnd.uniform(0.4, 1.6))], 0.015, rain, 5)
    S.grass(420, (-4, 4), (-3, 4), ("#5f8a3c", "#7aa048", "#4a7038"), 0.5)
    return S


@scene
def ferry():
    """A ferryman three times as tall as his passenger; she has brought the cat."""
    S = Stage(
        "ferry",
        704,
        sky=sky("#16343c", "#2f5c60", "#8fb09c", "#f0dca8", at=(0, 0.3, 0.56, 0.72), wash=0.4),
        ambient=0.6,
        key=[sun((1.5, 12, 4.0), "#ffe0a0", 2.4, 0.06), sun((-6, -6, 8), "#6fa0b0", 0.5, 0.4)],
        fog={"density": 0.055, "start": 15, "low": 0.75, "low_h": 1.6, "color": "#b8c4a8", "mix": 0.45},
        cam={"loc": (-0.3, -13.5, 3.6), "tgt": (-0.3, 0, 4.2)},
        post={
            "grade": grade("#0c2c40", "#fff2cc", contrast=0.16),
            "bloom": 0.7,
            "bloom_th": 0.7,
            "motes": {"n": 40, "box": (0, 0.5, 1, 1), "gain": 0.5},
        },
    )
    S.ground("sea", "#2f5a5c", amp=0.22)
    wood, dark = S.mat("#4a3428", "wood"), S.mat("#2c2422", "wood")
    e = S.empty((0.35, 0.9, 0.06), (0, 0, 22), 1.12)
    V, F, n, m = [], [], 48, 14
    for i in range(n + 1):
        t = i / n * 2 - 1
        w, lift = 0.6 * (1 - t**4) + 0.03, 1.15 * abs(t) ** 4
        for k in range(m + 1):
            a = math.pi * k / m
            V.append((2.5 * t, -w * math.cos(a), lift + 0.5 - 0.62 * math.sin(a) ** 0.7))
    for i in range(n):
        for k in range(m):
            q = i * (m + 1) + k
            F.append((q, q + 1, q + m + 2, q + m + 1))
    S.obj(V, F, wood, parent=e).modifiers.new("thick", "SOLIDIFY").thickness = 0.06
    for x in (-1.4, -0.4, 0.7):
        S.box((0.26, 1.12, 0.06), dark, (x, 0, 0.36), parent=e, bevel=0.02)
    # the lantern at the bow hangs over the water
    S.tube([(-2.4, 0, 1.4), (-2.7, 0, 2.3), (-3.0, 0, 2.5), (-3.15, 0, 2.3)], 0.035, dark, 8, e, smooth=5)
    S.lathe(
        [(0.13, 0), (0.16, 0.03), (0.13, 0.34), (0.06, 0.42), (0, 0.45)], dark, 10, (-3.15, 0, 1.8), parent=e
    )
    S.sphere(0.15, S.mat("#ffd070", "glow", gain=14.0), (-3.15, 0, 1.96), (1, 1, 1.3), 16, e)
    S.lamp(e.matrix_basis @ Vector((-3.15, -0.3, 1.9)), "#ffb850", 380, 0.15)
    S.lamp(e.matrix_basis @ Vector((-1.6, -1.6, 1.6)), "#ffc070", 60, 0.3)
    # the ferryman: a cloak with nothing in the hood
    f = S.empty((1.55, 0, 0.3), (0, 0, -84), 1.0)
    f.parent = e
    cloak = S.mat("#1c222c", "cloth", bump=0.08, bscale=5, nscale=3)
    V, F, n, m = [], [], 84, 40
    for i in range(n):
        a = 2 * math.pi * i / n
        for k in range(m):
            t = k / (m - 1)
            r = 0.5 * (1 - t) ** 0.75 + 0.22 + 0.08 * math.exp(-(((t - 0.82) / 0.08) ** 2))
            r *= 1 + 0.09 * math.sin(9 * a + 2 * t) * (1 - t)
            r *= math.sqrt(max(0.0, 1 - max(0.0, (t - 0.86) / 0.14) ** 2.2))
            V.append((0.85 * r * math.cos(a), r * 0.8 * math.sin(a) - 0.5 * t**2.6, 4.3 * t))
    for i in range(n):
        j = (i + 1) % n
        F += [(i * m + k, j * m + k, j * m + k + 1, i * m + k + 1) for k in range(m - 1)]
    S.obj(V, F, cloak, parent=f)
    S.sphere(0.2, S.mat("#050608", "clay", rough=1.0), (0, -0.6, 3.86), (0.85, 0.6, 1.2), 20, f)
    for p, q, h in (
        ((0.26, -0.25, 3.2), (0.5, -0.75, 2.5), (0.32, -1.05, 2.75)),
        ((-0.26, -0.25, 3.2), (-0.4, -0.8, 2.2), (0.2, -1.05, 1.95)),
    ):
        S.blob([(p, 0.17, q, 0.15), (q, 0.15, h, 0.17)], cloak, parent=f, voxel=0.04)
        S.sphere(0.08, S.mat("#c8c4b0", "clay"), Vector(h) + Vector((0.02, -0.12, 0)), (0.8, 1, 1.2), 14, f)
    S.tube([(0.5, -1.25, 6.6), (0.3, -1.15, 2.8), (0.0, -1.2, -0.6)], 0.04, S.mat("#6a5038", "wood"), 8, f)
    # the passenger and her things
    S.person(
        (-0.5, 0, 0.4),
        1.2,
        "#d8302c",
        "sit",
        -70,
        hair="#f0ebe0",
        style="bun",
        scarf="#f0d080",
        parent=e,
        hands=((0.1, -0.24, 0.2), (-0.1, -0.24, 0.2)),
    )
    S.box((0.46, 0.26, 0.34), S.mat("#8a5a38", "cloth"), (0.2, -0.05, 0.42), (0, 0, 8), 0.05, e)
    c = S.empty((-1.4, -0.1, 0.38), (0, 0, 12), 0.46)
    c.parent = e
    fur = S.mat("#16141a", "cloth")
    S.blob(
        [
            ((0.12, 0, 0.3), 0.3, (-0.05, 0, 0.7), 0.2),
            ((-0.14, 0, 1.05), 0.22),
            ((-0.2, -0.12, 1.2), 0.08, (-0.22, -0.16, 1.42), 0.03),
            ((-0.2, 0.12, 1.2), 0.08, (-0.22, 0.16, 1.42), 0.03),
            ((0.35, 0, 0.2), 0.09, (0.7, -0.15, 0.5), 0.07),
            ((0.7, -0.15, 0.5), 0.07, (0.78, -0.15, 0.95), 0.06),
            ((-0.15, -0.1, 0.5), 0.09, (-0.2, -0.12, 0.05), 0.08),
        ],
        fur,
        parent=c,
        voxel=0.025,
    )
    # ahead in the fog a gate of two trees that have grown together, and the light behind it
    bark = S.mat("#2c3a38", "wood", bump=0.2, bscale=3)
    for s in (-1, 1):
        P = [
            (-1.6 + s * 3.6, 20, -0.5),
            (-1.6 + s * 3.2, 20, 3.5),
            (-1.6 + s * 2.6, 20, 7.0),
            (-1.6 + s * 0.6, 20, 9.6),
            (-1.6 - s * 1.2, 20, 10.0),
        ]
        S.tube(P, 0.75, bark, 14, smooth=8, taper=0.35)
        for k in range(6):
            a, b = (
                Vector(P[1 + k % 3]),
                Vector((s * S.rnd.uniform(0.5, 3), S.rnd.uniform(-1, 1), S.rnd.uniform(1, 3.4))),
            )
            S.tree(
                a + b * 0.15,
                4.2,
                "#2c3a38",
                ("#4a6458", "#5a7460"),
                5,
                0.7,
                0.9,
                0.2,
                seed=10 * k + s,
                r=0.16,
                lean=b,
            )
    for x, y, r, h in ((6.5, 26, 5, 3), (-10, 24, 6, 3.4), (12, 34, 8, 5), (-15, 36, 9, 6)):
        S.island((x, y, -0.3), r, h, "#3f5450", seed=int(y))
    S.birds((-1.5, 16, 6.4), 9, (1.8, 1, 1.2), 0.22, "#24302e")
    # reeds and a heron-dark edge, close by
    reed = S.mat("#1f2c28", "cloth")
    for _ in range(85):
        x, y = S.rnd.choice([-1, 1]) * S.rnd.uniform(1.5, 3.8) - 0.3, S.rnd.uniform(-4.6, -3.0)
        h = S.rnd.uniform(0.5, 2.6) * (0.35 + 0.2 * abs(x))
        S.tube(
            [
                (x, y, -0.2),
                (x + S.rnd.uniform(-0.1, 0.1), y, h * 0.6),
                (x + S.rnd.uniform(-0.35, 0.35), y, h),
            ],
            0.02,
            reed,
            5,
        )
        if S.rnd.random() < 0.35:
            S.sphere(0.07, S.mat("#2a1e18", "cloth"), (x + 0.02, y, h), (0.8, 0.8, 2.8), 10)
    lily = S.mat("#3f6a4c", "clay")
    for k in range(9):
        x, y = S.rnd.uniform(-3.2, 2.6), S.rnd.uniform(-3.4, -1.4)
        S.lathe([(0, 0.03), (S.rnd.uniform(0.2, 0.36), 0.03)], lily, 18, (x, y, 0.02))
        if k % 3 == 0:
            S.sphere(0.1, S.mat("#f6e0d8", "clay"), (x, y, 0.1), (1, 1, 0.8), 12)
    return S


@scene
def hill():
    """Somebody pushes the sun up the hill, every morning."""
    S = Stage(
        "hill",
        705,
        sky=sky(
            "#34507f",
            "#8a86a8",
            "#eeb08c",
            "#ffd89a",
            at=(0, 0.35, 0.65, 1),
            clouds=[clouds("#7a7090", "#ffc8a4", (0.4, 0.16))],
        ),
        ambient=0.55,
        key=[sun((-3, 9, 4), "#ffc080", 1.6, 0.2), sun((-5, -7, 7), "#a8b4e8", 0.9, 0.4)],
        fog={"density": 0.016, "start": 20, "low": 0.4, "low_h": 1.0},
        cam={"loc": (0, -14, 2.6), "tgt": (0, 0, 4.2)},
        post={
            "grade": grade("#221c54", "#fff0c8"),
            "bloom": 0.9,
            "bloom_th": 0.7,
            "rays": [{"x": 0.58, "y": 0.44, "len": 0.45, "gain": 0.8, "th": 0.9, "color": "#ffd090"}],
        },
    )
    n = S.nfun(0.5, 4, 3)

    def slope(X, Y):
        rise = 0.2 + 4.6 / (1 + np.exp(-(X - 0.6) * 1.1))
        return (
            rise * np.exp(-(((np.maximum(Y - 2, 0)) / 9) ** 2))
            + (n(X, Y) - 0.5) * 0.25
            - 0.02 * np.maximum(Y - 2, 0) ** 1.1
            - 0.3 * np.maximum(-Y - 0.5, 0) ** 1.25
        )

    S.gh = slope
    S.grid((-16, 16), (-12.5, 30), slope, S.mat("#56604a", "clay", nscale=0.7, bump=0.08), 240, 160, 1.3)
    S.mountains(60, 9, "#5f6488", 6, scale=0.05, width=150)
    r = 1.3
    x, y = 0.85, 1.4
    tilt = math.atan(
        float(slope(np.array([x + 0.1]), np.array([y]))[0] - slope(np.array([x - 0.1]), np.array([y]))[0])
        / 0.2
    )
    c = Vector((x - math.sin(tilt) * r, y, S.z(x, y) + math.cos(tilt) * r))
    S.sphere(r, S.mat("#ffc857", "glow", gain=3.4), c, seg=64)
    S.lamp(c + Vector((-1.5, -1.6, 0.2)), "#ffb450", 420, 0.8)
    S.lamp(c + Vector((0.3, -1.9, 0.6)), "#ffb450", 260, 0.8)
    # the shoulders under the sun: up the slope until the hands lie on it
    palms = ((0.12, -0.34, 0.98), (-0.12, -0.34, 0.98))
    px = c.x - 3.0
    while (Vector((px + 0.34 * 1.75, y, S.z(px, y) + 0.98 * 1.75)) - c).length > r + 0.04:
        px += 0.02
    S.person(
        (px, y, S.z(px, y) - 0.03),
        1.75,
        "#b5322c",
        "push",
        90,
        hair="#4a2c20",
        scarf="#efd08a",
        head=(0, -0.2, 0.82),
        chest=(0, -0.14, 0.65),
        hands=palms,
        feet=((0.07, -0.14, 0.09), (-0.07, 0.36, -0.12)),
        skirt=False,
        trousers="#3c3654",
    )
    for i in range(160):
        gx, gy = S.rnd.uniform(-4, 4), S.rnd.uniform(-2.2, 3)
        gz, h = S.z(gx, gy), S.rnd.uniform(0.1, 0.35)
        S.tube(
            [(gx, gy, gz - 0.03), (gx + 0.05, gy, gz + h)],
            0.013,
            S.mat(("#6a7048", "#5a6440", "#7f7a48")[i % 3], "cloth"),
            5,
        )
    S.tree(
        (-2.8, 2.6, S.z(-2.8, 2.6) - 0.1), 2.4, "#3a2c2a", ("#5f6a4a", "#6f7a4c"), 5, 0.5, 1.1, 0.12, seed=2
    )
    S.house((-3.0, 6, S.z(-3.0, 6)), 1.0, 0.9, "#6a3f44", "#c9b39a", 14, lit=1)
    S.birds((-1.2, 6, 7.4), 6, (1.4, 1, 0.5), 0.22, "#3a3048")
    # the cock crows to the left, its tail a fountain of feathers
    cock = S.empty((2.72, 0.6, S.z(2.72, 0.6) + 0.02), (0, 0, 0), 0.74)
    S.blob(
        [
            ((0.22, 0, 0.62), 0.2, (-0.12, 0, 0.6), 0.24),
            ((-0.14, 0, 0.66), 0.19, (-0.3, 0, 1.02), 0.11),
            ((-0.3, 0, 1.02), 0.11, (-0.38, 0, 1.22), 0.105),
        ],
        S.mat("#c8683a", "cloth"),
        parent=cock,
        voxel=0.02,
    )
    for k, (dx, top) in enumerate(((0.3, 1.3), (0.5, 1.22), (0.64, 1.05), (0.7, 0.85), (0.42, 1.02))):
        feather = [
            (0.24, 0, 0.66),
            (0.3 + 0.3 * dx, 0, top * 0.92),
            (0.34 + 0.7 * dx, 0, top),
            (0.4 + dx, 0, top - 0.3),
        ]
        S.tube(feather, 0.085, S.mat(("#3f5a4a", "#8a3a2c")[k % 2], "cloth"), 8, cock, taper=0.25, smooth=6)
    red = S.mat("#d8362c", "clay")
    for x, z, r in ((-0.46, 1.36, 0.06), (-0.38, 1.41, 0.075), (-0.29, 1.37, 0.06), (-0.47, 1.08, 0.05)):
        S.sphere(r, red, (x, 0, z), (0.8, 0.6, 1.3), 14, cock)
    for tilt in (-104, -76):
        S.lathe(
            [(0.045, 0), (0, 0.2)], S.mat("#f0b04c", "clay"), 10, (-0.46, 0, 1.23), (0, tilt, 0), parent=cock
        )
    S.sphere(0.022, S.mat("#1c1618", "clay", rough=0.2), (-0.43, -0.09, 1.27), parent=cock, seg=10)
    for q in (-0.07, 0.07):
        S.tube([(0.02, q, 0.42), (0.02, q, 0)], 0.03, S.mat("#f0b04c", "clay"), 6, cock)
    return S


@scene
def tornado():
    """A girl takes her tornado for a walk on a lead."""
    S = Stage(
        "tornado",
        706,
        sky=sky(
            "#4a5a64",
            "#7f8f90",
            "#c4c4a8",
            "#e4d4a4",
            at=(0, 0.4, 0.68, 1),
            wash=0.5,
            clouds=[
                clouds("#3f4c58", "#9aa4a4", (0.1, 0.16), 0.9),
                clouds("#6a7470", "#c4c4b0", (0.35, 0.1), 0.5),
            ],
        ),
        ambient=0.8,
        key=[sun((-7, -2, 4), "#ffe4b0", 2.6, 0.06), sun((6, 6, 6), "#b8c8d8", 0.8, 0.3)],
        fog={"density": 0.02, "start": 20},
        cam=CAM,
        post={"grade": grade("#1f2a44", "#fff2cc")},
    )
    S.ground("hills", "#a8a050", amp=0.5, seed=19, flat=4)
    S.grass(500, (-4.4, 4.4), (-3.4, 6), ("#c9b458", "#b8a048", "#a8963f"), 0.5)
    c = Vector((0.9, 2.4, S.z(0.9, 2.4)))

    def spine(t):
        return c + Vector((0.55 * math.sin(t * 4.2) * (0.3 + t), 0.25 * math.sin(t * 5), 7.6 * t))

    def width(t):
        return 0.16 + 1.9 * t**1.6

    dust = [S.mat(k, "cloud", lift=0.12) for k in ("#8a8a84", "#a09c90", "#787c7c")]
    V, F, n, m = [], [], 120, 48
    for i in range(n + 1):
        t = i / n
        p = spine(t)
        for k in range(m):
            a = 2 * math.pi * k / m
            r = width(t) * (1 + 0.07 * math.sin(a * 3 + t * 46) + 0.05 * math.sin(a * 2 - t * 70))
            V.append((p.x + r * math.cos(a), p.y + r * math.sin(a), p.z))
    for i in range(n):
        for k in range(m):
            j = (k + 1) % m
            F.append((i * m + k, i * m + j, (i + 1) * m + j, (i + 1) * m + k))
    S.obj(V, F, dust[0])
    for k in range(30):
        t0, a0 = S.rnd.uniform(0.05, 0.95), S.rnd.uniform(0, 6.28)
        P = []
        for i in range(22):
            t = min(1, t0 + 0.006 * i)
            p, r, a = spine(t), width(t) * 1.05, a0 + i * 0.22
            P.append(p + Vector((r * math.cos(a), r * math.sin(a), 0)))
        S.tube(P, 0.05 + 0.07 * t0, dust[k % 3], 6, taper=0.3)
    for i in range(9):
        a = 6.283 * i / 9
        S.cloud(
            spine(1.0) + Vector((1.7 * math.cos(a), 1.2 * math.sin(a), 0.2)), 0.9, "#8a8f90", 9, 0.5, seed=i
        )
    for i in range(7):
        a = 6.283 * i / 7
        S.sphere(
            S.rnd.uniform(0.16, 0.3),
            dust[1],
            c + Vector((0.4 * math.cos(a), 0.4 * math.sin(a), 0.08)),
            (1.2, 1, 0.7),
            16,
            bumpy=0.08,
        )
    # what flies round: house, chair, cow-coloured things, umbrella, letters
    q = spine(0.55)
    S.house(q + Vector((-1.55, -0.8, 0.0)), 0.7, 0.6, "#a5483c", "#f2e6d2", 30, lit=0).rotation_euler = (
        0.3,
        0.4,
        0.5,
    )
    S.chair(spine(0.4) + Vector((1.2, -0.7, 0)), 0.9, "#8f5a36", 40).rotation_euler = (0.6, -0.5, 0.8)
    S.umbrella(spine(0.75) + Vector((1.9, -1.2, 0.2)), 0.5, "#c2453a", (40, 60, 0))
    S.sheep(spine(0.72) + Vector((-1.7, -1.2, 0.3)), 0.75, 20).rotation_euler = (0.5, 0.6, 0.2)
    for _ in range(10):
        p = spine(S.rnd.uniform(0.15, 0.9))
        a = S.rnd.uniform(3.3, 6.1)
        S.envelope(
            p + Vector((2.0 * math.cos(a), 1.2 * math.sin(a), 0)),
            0.24,
            [S.rnd.uniform(0, 180) for _ in range(3)],
        )
    # lead and girl
    g = Vector((-1.55, -1.1, S.z(-1.55, -1.1)))
    S.person(g, 1.35, "#c2453a", "point", 105, hair="#5a3526", scarf="#efd08a", lean=0)
    collar = spine(0.13)
    S.lathe(
        [(width(0.13) * 1.12, -0.07), (width(0.13) * 1.22, 0), (width(0.13) * 1.12, 0.07)],
        S.mat("#c2453a", "cloth"),
        28,
        collar,
    )
    S.string(g + Vector((0.52, 0.05, 1.0)), collar + Vector((-0.3, -0.1, 0)), 0.3, 0.022, "#7a3a30")
    for x in (-3.2, 3.4):
        S.house((x, 9, S.z(x, 9)), 1.5, 1.3, "#7a5a50", "#d8c8a8", x * 4, lit=0)
    return S

"""Under the ice of the little angler swims something very large."""

import math

import bmesh
import numpy as np
from mathutils import Vector

from ..kit.light import grade, sky, sun
from ..kit.stage import Stage


def scene():
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

"""Two hold the ends of one red thread on either side of a hedge; shears are open about it."""

import math

from mathutils import Euler, Vector

from ..kit.light import sun
from ..kit.stage import Stage


def scene():
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

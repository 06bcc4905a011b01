"""A hill of sunflowers sings for its conductor; birds on the wires are the notes, one flower sulks."""

import math

import numpy as np
from mathutils import Matrix, Vector

from ..kit.light import clouds, grade, sky, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "sunflowers",
        906,
        sky=sky(
            "#4f9cc4",
            "#9cd0d4",
            "#f4ecc4",
            "#f8d090",
            at=(0, 0.2, 0.34, 1),
            clouds=[clouds("#a0c8d0", "#fffcf0", (0.13, 0.1))],
        ),
        ambient=0.75,
        key=[sun((-5, -6, 5.5), "#ffe8b0", 4.0), sun((6, 6, 5), "#ffd890", 1.0, 0.2)],
        fog={"density": 0.018, "start": 17},
        cam={"loc": (0, -11.6, 4.6), "tgt": (0, 0, 2.92)},
        post={"grade": grade("#1c3a58", "#fff6d0")},
    )

    def hill(x, y):
        up = np.clip(np.hypot(x, y + 2.3) - 2.4, 0, 11)
        return 0.33 * up + 0.0145 * up * up

    S.gh = hill
    S.grid((-50, 50), (-9, 60), hill, S.mat("#8aa04a", "clay", nscale=0.7, bump=0.06), 300, 300)
    green, core = S.mat("#5f8a3c", "cloth"), S.mat("#4a2e1e", "cloth", bump=0.2, bscale=18)
    golds = [S.mat(c, "cloth") for c in ("#f2b828", "#f6c83c", "#e8a424")]
    white, lips, throat = S.mat("#f6e8c8", "clay"), S.mat("#c8604a", "clay"), S.mat("#2a1210", "clay")
    podium = Vector((-0.1, -2.3, 0.9))

    def bloom(at, aim, r, gold, mouth):
        """A flower's head that looks along aim, its eyes closed; mouth is its width and height, or a pout."""
        e = S.empty(at)
        # z along aim, y as far up as it goes
        out = aim.normalized()
        across = Vector((0, 0, 1)).cross(out).normalized()
        e.rotation_euler = Matrix((across, out.cross(across), out)).transposed().to_euler()
        S.lathe([(0, 0.14 * r), (0.3 * r, 0.13 * r), (0.44 * r, 0.08 * r), (0.46 * r, 0)], core, 28, parent=e)
        S.lathe([(0.5 * r, 0.0), (0.3 * r, -0.12 * r), (0, -0.18 * r)], green, 18, parent=e)
        V, F = [], []
        for ring in range(2):
            for k in range(13):
                a = 6.283 * (k + 0.5 * ring) / 13
                c, s = math.cos(a), math.sin(a)
                b = len(V)
                V += [
                    (0.38 * r * c - 0.1 * r * s, 0.38 * r * s + 0.1 * r * c, 0.0),
                    (0.38 * r * c + 0.1 * r * s, 0.38 * r * s - 0.1 * r * c, 0.0),
                    (0.72 * r * c + 0.1 * r * s, 0.72 * r * s - 0.1 * r * c, 0.02 * r),
                    (1.0 * r * c, 1.0 * r * s, -0.02 * r - 0.06 * ring * r),
                    (0.72 * r * c - 0.1 * r * s, 0.72 * r * s + 0.1 * r * c, 0.02 * r),
                ]
                F.append((b, b + 1, b + 2, b + 3, b + 4))
        S.obj(V, F, gold, False, parent=e)
        k = 0.2 * r
        for s in (-1, 1):
            lid = [
                (s * k + 0.55 * k * math.cos(t), 0.45 * k - 0.3 * k * math.sin(t), 0.15 * r)
                for t in np.linspace(0, 3.14, 8)
            ]
            S.tube(lid, 0.15 * k, white, 6, e)
        if mouth is None:
            pout = [
                (0.6 * k * math.cos(t), -1.15 * k + 0.4 * k * math.sin(t), 0.15 * r)
                for t in np.linspace(0.3, 2.84, 8)
            ]
            S.tube(pout, 0.17 * k, lips, 6, e)
        else:
            wide, high = mouth
            S.sphere(k, lips, (0, -0.75 * k, 0.12 * r), (wide, high, 0.3), 16, e)
            S.sphere(k, throat, (0, -0.75 * k, 0.15 * r), (wide * 0.68, high * 0.68, 0.3), 14, e)

    def flower(x, y, h, r):
        """A flower that sings to the podium; its stem ends behind its head."""
        z = S.z(x, y)
        top = Vector((x, y, z + h))
        aim = podium + Vector((0, 0, 1.6)) - top
        nape = top - 0.16 * r * aim.normalized()
        stem = [(x, y + 0.1, z - 0.1), (x + 0.04, y + 0.14, z + h * 0.6), nape]
        S.tube(stem, 0.055, green, 6, smooth=4)
        mouth = S.rnd.uniform(0.45, 0.75), S.rnd.uniform(0.55, 1.0)
        bloom(top, aim, r, S.rnd.choice(golds), mouth)
        for s in (-1, 1):
            p = Vector((x, y + 0.1, z + h * (0.4 + 0.12 * s)))
            leaf = [(0, 0, 0), (s * 0.2, -0.14, 0.1), (s * 0.5, -0.05, 0.0), (s * 0.22, 0.14, 0.08)]
            S.obj([p + Vector(v) for v in leaf], [(0, 1, 2, 3)], green, True)

    for row in range(9):
        far = 2.75 + 1.05 * row
        step = 1.06 / far
        for i in range(-12, 13):
            a = (i + 0.5 * (row % 2)) * step + S.rnd.uniform(-0.05, 0.05) / far
            x, y = far * math.sin(a), far * math.cos(a) - 2.3
            if abs(a) > (0.95 if row < 2 else 1.3) or abs(x) > 0.26 * (y + 11.6) + 0.4:
                continue
            if row < 2 and x > 1.2 and y < 0.5:  # the place of the one that sulks
                continue
            flower(x, y, 1.0 + S.rnd.uniform(-0.06, 0.06), S.rnd.uniform(0.47, 0.52))
    S.box((1.7, 1.3, 0.3), S.mat("#7a4a30", "wood"), (-0.1, -2.25, 0.15), bevel=0.04)
    S.box((1.3, 1.0, 0.25), S.mat("#8a5a38", "wood"), (-0.1, -2.2, 0.42), bevel=0.04)
    z = 0.55
    S.person(
        (-0.1, -2.2, z),
        1.75,
        "#26242e",
        "wave",
        180,
        hair="#e0dcd4",
        trousers="#26242e",
        hands=((0.32, -0.14, 1.0), (-0.38, -0.16, 0.86)),
    )
    S.tube([(-0.66, -1.95, z + 1.74), (-0.98, -1.6, z + 2.3)], 0.022, S.mat("#f6efe0", "wood"), 6)
    st = S.empty((-0.1, -1.35, 0))
    iron = S.mat("#3a3430", "metal")
    S.tube([(0, 0, 0), (0, 0, 1.2)], 0.03, iron, 8, st)
    S.box((0.8, 0.04, 0.46), iron, (0, 0.05, 1.4), (28, 0, 0), 0.01, st)
    S.box((0.7, 0.03, 0.4), S.mat("#f8f1de", "paper"), (0, 0.0, 1.42), (28, 0, 0), 0.01, st)
    # one sulks, its back to the choir
    S.tube(
        [(1.8, -2.5, -0.1), (1.68, -2.5, 0.7), (1.55, -2.4, 1.3), (1.66, -2.48, 1.55)],
        0.07,
        green,
        8,
        smooth=5,
    )
    bloom(Vector((1.75, -2.56, 1.52)), Vector((0.75, -0.9, -0.2)), 0.6, golds[1], None)
    # wires for staves, birds for notes
    wood, wire = S.mat("#4a3a30", "wood"), S.mat("#3a3a44", "metal")
    S.tube([(-3.55, 11, 2), (-3.5, 11, 9.05)], 0.12, wood, 12)

    def stave(x, line):
        return 6.95 + 0.33 * line - 0.05 * x + 0.011 * x * x

    for line in range(5):
        S.tube([(x, 10.9, stave(x, line)) for x in np.linspace(-8, 8, 40)], 0.022, wire, 6)
        S.tube(
            [(-3.52, 10.95, stave(-3.5, line)), (-3.52, 10.75, stave(-3.5, line))], 0.05, S.mat("#f0ece0"), 8
        )
    for k, line in enumerate((0, 1, 2, 2, 4, 3, 1, 2)):
        x = -2.6 + 0.87 * k + 0.12 * (k % 3)
        S.bird((x, 10.85, stave(x, line) - 0.02), 0.5, "#2c2c3a", (0, 180)[k in (2, 5, 6)], belly="#4a4a5a")
    for x, y, color, turn in ((-1.95, -2.2, "#d8603c", 35), (-1.45, -2.7, "#e0b050", 60)):
        S.bird((x, y, 0), 0.45, color, turn, belly="#f0dcc0")
    return S

"""The rainbow is taken in for the night, rolled up like a carpet; the sheep have had some of it."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import clouds, grade, sky, sun
from ..kit.somebody import somebody
from ..kit.stage import Stage


def scene():
    S = Stage(
        "rainbow",
        951,
        sky=sky(
            "#20305c",
            "#4f5f8c",
            "#d89a84",
            "#ffc878",
            at=(0, 0.34, 0.6, 0.78),
            clouds=[
                clouds("#2c3458", "#8a84a8", (0.1, 0.14), 0.9),
                clouds("#8a6a84", "#ffd0a0", (0.36, 0.1), 0.7),
            ],
        ),
        ambient=0.42,
        key=[sun((7, 3.5, 3.4), "#ffb868", 5.4, 0.03), sun((-4, -8, 6), "#b8bcf4", 2.1, 0.3)],
        fog={"density": 0.016, "start": 20, "color": "#e8a888", "mix": 0.4},
        cam={"loc": (0, -14, 5.3), "tgt": (0, 0, 3.95)},
        post={"grade": grade("#1a2456", "#fff0c8", contrast=0.18), "bloom": 0.7, "bloom_th": 0.75},
    )
    S.ground("hills", "#8ab05c", amp=0.45, seed=35, flat=7)
    S.mountains(60, 5, "#6a6a98", 4, scale=0.05, width=150)
    S.birds((2.2, 12, 13.2), 7, (1.6, 1, 0.7), 0.24)
    bands = ["#c8483c", "#e08a3c", "#ecc44c", "#6fa44c", "#4f8ab4", "#5a5a9c", "#8a5a94"]
    w, R, high, stilt, bow, up = 0.26, 3.1, 4.5, 2.4, 1.3, Vector((0, 0, 1))
    roll, axis, onward = (
        Vector((-1.0, -0.6, S.z(-1.0, -0.6))),
        Vector((0.88, -0.47, 0)),
        Vector((0.47, 0.88, 0)),
    )
    plane, nearer = Vector((-0.93, 0.37, 0)), Vector((-0.37, -0.93, 0))
    foot = Vector((2.5, 8.6, 0))
    # the rainbow comes down to its near foot, lies down there, and runs through the grass to the roll
    far = foot + plane * 2 * R
    whole = [(far + up * z, plane) for z in np.linspace(-4.0, stilt - 0.1, 12)]
    for a in np.linspace(math.pi, 0, 110):
        out = (up * math.sin(a) / high - plane * math.cos(a) / R).normalized()
        centre = foot + plane * R + up * stilt
        whole.append((centre + up * high * math.sin(a) - plane * R * math.cos(a), out))
    ground = S.z(foot.x, foot.y)
    for a in np.linspace(0, math.pi / 2, 16):
        whole.append(
            (foot + nearer * bow * (1 - math.cos(a)) + up * (ground + bow - bow * math.sin(a)), -plane)
        )
    p0, p3 = foot + nearer * (bow + 0.1), roll.copy()
    p1, p2 = p0 + nearer * 3.2, p3 + onward * 3.2
    carpet = [
        p0 * (1 - u) ** 3 + p1 * 3 * u * (1 - u) ** 2 + p2 * 3 * u * u * (1 - u) + p3 * u**3
        for u in np.linspace(0, 1, 60)
    ]
    for i, p in enumerate(carpet[:-1]):
        t = (carpet[i + 1] - p).normalized()
        whole.append((p, Vector((-t.y, t.x, 0)).normalized()))
    flat = range(len(whole) - len(carpet) + 1, len(whole))
    for t in np.linspace(0, 1, 180):
        a, r = t * 9 * math.pi, 0.86 * (1 - 0.86 * t)
        whole.append((roll - onward * r * math.sin(a) + up * (0.92 - r * math.cos(a)), axis))
    for k, c in enumerate(bands):
        V = []
        for i, (p, d) in enumerate(whole):
            for o in ((3.5 - k) * w, (2.5 - k) * w):
                q = p + d * o
                V.append((q.x, q.y, S.z(q.x, q.y) + 0.06 if i in flat else q.z))
        F = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(whole) - 1)]
        strip = S.obj(V, F, S.mat(c, "clay", rough=0.9, bump=0.02, lift=0.32), False)
        strip.modifiers.new("thick", "SOLIDIFY").thickness = 0.035
    for along, h, coat, look, more in (
        (-0.62, 1.95, "#5a3c30", -8, {"hair": "#c8c0b4", "hem": 0.12, "flare": 0.12, "trousers": "#4a4038"}),
        (0.36, 1.5, "#f0e6d8", -84, {"hair": "#5a3020", "style": "plait", "trousers": "#8a3a34"}),
    ):
        p = roll + axis * along - onward * (0.78 + 0.44 * h)
        somebody(
            S,
            (p.x, p.y, S.z(p.x, p.y)),
            h,
            coat,
            152,
            pelvis=(0, -0.02, 0.4),
            chest=(0, -0.19, 0.62),
            head=(0, -0.27, 0.8),
            turn=(8, 0, look),
            hands=((0.14, -0.42, 0.7), (-0.14, -0.42, 0.7)),
            elbows=((0.21, -0.26, 0.5), (-0.21, -0.26, 0.5)),
            grips=(((0.2, -0.2, 1), (-1, 0, 0), (0, 0, 0)), ((-0.2, -0.2, 1), (1, 0, 0), (0, 0, 0))),
            feet=((0.08, -0.08, 0), (-0.07, 0.32, 0.02)),
            knees=((0.08, -0.14, 0.25), (-0.07, 0.12, 0.2)),
            toes=((0.1, -1, 0), (-0.1, -1, -0.4)),
            **more,
        )
    for x, y, c in ((1.5, -1.4, "#c8483c"), (2.2, -1.0, "#ecc44c"), (2.55, -1.75, "#4f8ab4")):
        # a strip of one colour, wound up; its loose end lies in the grass
        wound = [(0.36 * (1 - 0.84 * t), -math.pi / 2 - 7 * math.pi * t) for t in np.linspace(0, 1, 90)]
        strip = [(0.62, -0.34), (0.3, -0.36)] + [(r * math.cos(a), r * math.sin(a)) for r, a in wound]
        S.obj(
            [(u, side, v) for u, v in strip for side in (-0.3, 0.3)],
            [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(strip) - 1)],
            S.mat(c, "clay", rough=0.9, bump=0.02, lift=0.05),
            at=(x, y, S.z(x, y) + 0.38),
            rot=(0, 0, 24),
        ).modifiers.new("thick", "SOLIDIFY").thickness = 0.035
    # a sheep stands on what is still to be rolled up
    p = carpet[22]
    S.sheep((p.x, p.y, S.z(p.x, p.y) + 0.05), 1.05, 196)
    # those that have grazed on it
    for x, y, h, face, wool in (
        (-2.15, 5.2, 0.95, 8, "#f49cb0"),
        (0.3, 7.4, 0.95, 170, "#f4cc58"),
        (-1.0, 8.6, 0.9, -160, "#84b4f0"),
        (3.4, 5.6, 0.95, 188, "#a0d478"),
    ):
        S.sheep((x, y, S.z(x, y)), h, face, wool)
    # where the far foot still stands, a hedge has caught its light
    bush = S.mat("#54743c", "cloth", bump=0.08, bscale=14)
    for k in range(46):
        t = -2.6 + 4.6 * k / 45
        p = far - plane * t * 1.1 + nearer * (0.35 + 0.2 * (k % 3))
        r = S.rnd.uniform(0.3, 0.55)
        S.sphere(r, bush, (p.x, p.y, S.z(p.x, p.y) + 0.12), (1.2, 1, 0.9), 14, bumpy=0.14)
    S.lamp(far + nearer * 1.0 + up * 1.2, "#ffe0a8", 120, 0.5)
    # a lantern in the grass for those who are last to leave
    x, y = 0.9, -2.1
    lantern = S.empty((x, y, S.z(x, y)), scale=0.62)
    iron = S.mat("#2c2430", "metal")
    S.lathe([(0, 0), (0.3, 0), (0.3, 0.08), (0.22, 0.12)], iron, 20, parent=lantern)
    S.lathe([(0.2, 0.12), (0.23, 0.35), (0.2, 0.62)], S.mat("#ffd078", "glow", gain=3.0), 20, parent=lantern)
    S.lathe([(0.28, 0.6), (0.26, 0.68), (0.08, 0.86), (0, 0.88)], iron, 20, parent=lantern)
    for k in range(4):
        a = math.pi * (0.25 + 0.5 * k)
        S.tube([(0.24 * math.cos(a), 0.24 * math.sin(a), h) for h in (0.1, 0.64)], 0.025, iron, 6, lantern)
    S.tube(
        [(0.14 * math.cos(t), 0, 0.88 + 0.2 * math.sin(t)) for t in np.linspace(0, math.pi, 12)],
        0.025,
        iron,
        6,
        lantern,
    )
    S.lamp((x + 0.1, y - 0.35, S.z(x, y) + 0.55), "#ffb860", 70, 0.15)
    S.flowers(110, (-4.5, 4.5), (-3.0, 9), high=0.3)
    return S

"""The rainbow is taken in for the night, rolled up like a carpet."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import clouds, grade, sky, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "rainbow",
        951,
        sky=sky(
            "#6f9cb4",
            "#a8c8cc",
            "#ece8d0",
            "#f4d8b0",
            at=(0, 0.4, 0.66, 1),
            clouds=[clouds("#90a8b4", "#f6f4ec", (0.22, 0.2), 0.8)],
        ),
        ambient=0.66,
        key=[sun((6, -4.5, 4.6), "#ffe6b8", 3.4, 0.04), sun((-6, 7, 5), "#ffd0a0", 0.9, 0.2)],
        fog={"density": 0.014, "start": 22},
        cam={"loc": (0, -14, 5.3), "tgt": (0, 0, 4.2)},
        post={"grade": grade("#1f3a5c", "#fff6dc")},
    )
    S.ground("hills", "#86a450", amp=0.45, seed=35, flat=7)
    S.mountains(60, 8, "#8aa8a0", 4, scale=0.05, width=150)
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
    whole = [(far + up * z, plane) for z in np.linspace(-0.6, stilt - 0.1, 8)]
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
        strip = S.obj(V, F, S.mat(c, "clay", rough=0.9, bump=0.02, lift=0.05), False)
        strip.modifiers.new("thick", "SOLIDIFY").thickness = 0.035
    for along, h, coat, more in (
        (-0.62, 1.6, "#34506a", {"hair": "#6a5a4c", "hat": "#34506a"}),
        (0.38, 1.3, "#c2453a", {"hair": "#4a2c20", "scarf": "#efd08a"}),
    ):
        p = roll + axis * along - onward * (0.8 + 0.42 * h)
        S.person((p.x, p.y, S.z(p.x, p.y)), h, coat, "push", 152, **more)
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
    S.flowers(110, (-4.5, 4.5), (-3.0, 9), high=0.3)
    return S

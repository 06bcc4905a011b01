"""They travel on a letter, and are not the only ones."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import clouds, grade, sky, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "plane",
        806,
        sky=sky(
            "#3a6aa4",
            "#86a8c8",
            "#f0d0a8",
            "#f8b884",
            "#d8a890",
            at=(0, 0.26, 0.44, 0.52, 1),
            discs=[
                {
                    "x": 0.5,
                    "y": 0.44,
                    "r": 0.085,
                    "color": "#fff2c8",
                    "glow": "#ffd890",
                    "halo": 1.6,
                    "maria": 0,
                }
            ],
            clouds=[clouds("#a8a0b8", "#fff0dc", (0.2, 0.16), 0.6)],
        ),
        ambient=0.75,
        key=[sun((-3, 8, 5), "#ffd8a0", 3.6, 0.05), sun((-5, -7, 8), "#f4ecf4", 2.2, 0.3)],
        fog={"density": 0.012, "start": 26},
        cam={"loc": (2.3, -13.5, 8.4), "tgt": (0.15, 1, 3.75), "fov": 42},
        post={"grade": grade("#1c2f6c", "#fff4dc", contrast=0.18), "bloom": 0.7},
    )
    # the letter, folded once: two wings that rise from the fold, and the lines run across them
    paper, ink = S.mat("#f8f1de", "clay", bump=0.01, vary=0.04, rough=0.9), S.mat("#3a4a7a", "clay", bump=0.0)
    nose, tail = Vector((0, 9.5, 4.3)), Vector((0, -2.6, 1.9))
    tips = {s: Vector((s * 3.5, -2.6, 3.0)) for s in (-1, 1)}
    for s in (-1, 1):
        V, F, n = [], [], 24
        for i in range(n + 1):
            for k in range(n + 1):
                a, b = tail.lerp(nose, i / n), tips[s].lerp(nose, i / n)
                p = a.lerp(b, k / n)
                V.append(p + Vector((0, 0, 0.22 * math.sin(math.pi * k / n) * (1 - i / n))))
        for i in range(n):
            for k in range(n):
                q = i * (n + 1) + k
                F.append((q, q + 1, q + n + 2, q + n + 1))
        S.obj(V, F, paper).modifiers.new("thick", "SOLIDIFY").thickness = 0.04
        keel = [tail, nose, Vector((0, -2.6, 1.15))]
        S.obj(keel, [(0, 1, 2)], paper, False)
        for row in range(13):
            t = 0.06 + 0.062 * row
            if s > 0 and row < 3:
                continue
            stop = (0.9, 0.82, 0.88, 0.55, 0.86)[row % 5]
            x, words = 0.12, []
            while x < stop:
                long = S.rnd.uniform(0.05, 0.14)
                words.append((x, min(stop, x + long)))
                x += long + 0.035
            for u0, u1 in words:
                P = []
                for u in np.linspace(u0, u1, max(6, int((u1 - u0) * 130))):
                    a, b = tail.lerp(nose, t), tips[s].lerp(nose, t)
                    p = a.lerp(b, float(u)) + Vector((0, 0, 0.22 * math.sin(math.pi * u) * (1 - t) + 0.035))
                    P.append(p + Vector((0, 0.1 * math.sin(u * 330) * (1 - t), 0)))
                S.tube(P, 0.028 * (1 - 0.6 * t), ink, 5)
    stamp = S.empty((1.75, -1.7, 2.62), (0, -15, 8))
    S.box((1.1, 1.3, 0.02), S.mat("#fdf8ee", "paper"), parent=stamp, bevel=0)
    S.box((0.9, 1.1, 0.03), S.mat("#3f8a8a", "paper"), parent=stamp, bevel=0)
    S.sphere(0.26, S.mat("#f2d060", "paper"), (0, 0.05, 0), (1, 1, 0.12), 20, stamp)
    for k in range(3):
        wave = [(-1.4 + 0.1 * q, -0.3 + 0.3 * k + 0.07 * math.sin(q * 1.1), 0.05) for q in range(17)]
        S.tube(wave, 0.022, S.mat("#5a3440", "clay"), 5, stamp)
    # two riders: one looks aside, one has let go with both hands
    big = S.person(
        (-0.7, -0.6, 2.5),
        2.5,
        "#2f6a72",
        "floor",
        196,
        hair=None,
        scarf="#e8b04a",
        trousers="#3a3450",
        head=(0.02, -0.09, 0.56),
        hands=((0.22, -0.34, 0.12), (-0.14, -0.3, 0.14)),
    )
    S.face(
        (0.02, -0.1, 0.575),
        0.128,
        "calm",
        (0.1, -0.6),
        hair="#8a4424",
        style="bob",
        parent=big,
        rot=(14, 0, -88),
    )
    pen = S.mat("#e0a03c", "clay")
    S.tube([(-1.2, 0.5, 2.75), (-1.6, 0.15, 3.5)], 0.06, pen, 8)
    S.lathe([(0.06, 0), (0, -0.2)], S.mat("#3a3036", "clay"), 10, (-1.2, 0.5, 2.75), (24, -24, 0))
    small = S.person(
        (0.62, 1.2, 2.85),
        2.2,
        "#d8a83c",
        "sit",
        172,
        hair=None,
        trousers="#5a3a44",
        hands=((0.34, -0.1, 0.76), (-0.34, -0.1, 0.8)),
    )
    S.face(
        (0, 0, 0.575),
        0.13,
        "laugh",
        (0.4, 0.2),
        hair="#2c2024",
        style="short",
        skin="#b87a52",
        parent=small,
        rot=(-6, 0, 62),
        seed=4,
    )
    # below: a sea of clouds with mountain tops, and someone else's letter far ahead
    for i in range(46):
        y = S.rnd.uniform(8, 60)
        x = S.rnd.uniform(-1, 1) * (7 + y * 0.5)
        S.cloud(
            (x, y, -5.0 - 0.03 * y + S.rnd.uniform(-0.6, 0.6)),
            S.rnd.uniform(2.2, 4.0),
            "#fff0e2",
            7,
            0.4,
            seed=i,
        )
    S.mountains(64, 13, "#8a86a4", 5, base=-9, scale=0.05, width=150)
    far = S.empty((-4.0, 24, 7.2), (0, 12, 30), 1.2)
    wings = [(0, 1.5, 0), (-1.1, -1, 0.25), (0, -1, -0.1), (1.1, -1, 0.25), (0, -1, -0.7)]
    S.obj(wings, [(0, 1, 2), (0, 2, 3), (0, 2, 4)], paper, False, parent=far)
    S.person(
        (0, -0.4, 0.0), 1.0, "#c2453a", "sit", 150, hands=((0.26, -0.08, 0.95), (-0.2, -0.1, 0.2)), parent=far
    )
    return S

"""They dance on a record as on a ballroom floor, and with the needle one more comes round."""

import math

from mathutils import Vector

from ..kit.light import area, grade, sky, spot, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "waltz",
        973,
        sky=sky("#150a24", "#2c1238", "#5a2440", "#8a3a40", at=(0, 0.35, 0.62, 1), wash=0.4),
        ambient=1.0,
        key=[
            spot((0.9, 6.2, 4.6), (0.0, -2.0, 0.0), "#ffc880", 6500, 1.7),
            area((0.6, 6.2, 4.4), "#ffc888", 620, 2.4, (0, -0.5, 0)),
            sun((-5, -8, 6), "#a888e8", 2.6, 0.2),
            area((5, -3, 8), "#ff9a78", 420, 3.0),
        ],
        fog={"density": 0.02, "start": 17, "color": "#5a2038", "mix": 0.5},
        cam={"loc": (0, -12.8, 7.4), "tgt": (0, 0, 2.0)},
        post={
            "grade": grade("#1c0c3c", "#fff0c8", contrast=0.2),
            "bloom": 0.8,
            "bloom_th": 0.7,
            "motes": {"n": 70, "box": (0.1, 0.2, 0.9, 0.8), "gain": 0.7},
            "vignette": 0.34,
        },
    )
    S.box((40, 30, 0.2), S.mat("#3a1c2c", "wood", nscale=0.4, rough=0.3), (0, 8, -1.0), bevel=0)
    S.curtain(-12, 12, 14, -1, 14, "#8a2448", 22, 0.5)
    vinyl = S.mat("#15131c", "clay", rough=0.16, bump=0.0, vary=0.05)
    c, rim = Vector((0, 1.6, 0.0)), 4.5
    prof, r = [(0, 0.06)], 1.45
    while r < rim - 0.12:
        prof += [(r, 0.06), (r + 0.035, 0.04), (r + 0.07, 0.06)]
        r += 0.1
    S.lathe([*prof, (rim - 0.04, 0.05), (rim, 0.0), (0, -0.1)], vinyl, 128, c)
    S.lathe([(0, 0.075), (1.4, 0.075), (1.42, 0.06)], S.mat("#b8302c", "paper"), 72, c)
    for r in (0.75, 1.25):
        S.lathe([(r, 0.085), (r + 0.05, 0.085)], S.mat("#f0d8a0", "paper"), 72, c)
    brass = S.mat("#d8a44a", "metal", rough=0.2)
    S.lathe([(0, 0.0), (0.09, 0.0), (0.09, 0.35), (0, 0.42)], brass, 16, c)
    S.lathe(
        [(4.75, -0.75), (4.95, -0.7), (4.95, -0.35), (4.7, -0.3), (0, -0.3)],
        S.mat("#6a2a28", "wood", rough=0.3),
        96,
        c,
    )
    # the horn looks down on the floor like a sun; it is the only light
    horn = S.empty((0.5, 8.2, 3.3), (84, 0, -6), 0.92)
    V, F, n, m = [], [], 96, 24
    for i in range(n):
        a = 2 * math.pi * i / n
        for k in range(m):
            t = k / (m - 1)
            r = 0.28 + 2.75 * t**2.6
            r *= 1 + 0.05 * t**3 * math.cos(8 * a)
            V.append((r * math.cos(a), r * math.sin(a), -3.4 + 4.0 * t - 0.25 * t**6 * (1 + math.cos(8 * a))))
    for i in range(n):
        j = (i + 1) % n
        F += [(i * m + k, j * m + k, j * m + k + 1, i * m + k + 1) for k in range(m - 1)]
    S.obj(V, F, S.mat("#e0a040", "metal", rough=0.3), parent=horn).modifiers.new(
        "thick", "SOLIDIFY"
    ).thickness = 0.05
    S.sphere(0.5, S.mat("#ffdc90", "glow", gain=5.0), (0, 0, -1.9), (1, 1, 0.5), 24, horn)
    S.lamp(horn.matrix_basis @ Vector((0, 0, 0.5)), "#ffc068", 700, 0.5)
    # its neck bends down to a box behind the record
    neck = [
        (0.75, 11.2, 3.2),
        (0.8, 11.9, 2.7),
        (1.5, 11.6, 1.6),
        (2.9, 9.6, 1.0),
        (3.3, 8.2, 0.2),
        (3.3, 8.0, -0.9),
    ]
    S.tube(neck, 0.3, brass, 16, smooth=8)
    S.lathe([(0.3, 0), (0.55, 0.04), (0.5, 0.2), (0.3, 0.5)], brass, 24, (3.3, 8.0, -0.5))
    # the arm reaches in from the right, close to us
    arm = [(4.4, 3.4, 1.1), (3.7, 1.4, 1.3), (2.6, -0.7, 1.1), (1.7, -1.7, 0.75)]
    S.tube(arm, 0.15, S.mat("#c8ccd8", "metal", rough=0.18), 16, smooth=10)
    S.blob([((1.7, -1.7, 0.75), 0.27, (1.25, -2.25, 0.5), 0.2)], brass, voxel=0.03, smooth=4)
    S.tube([(1.27, -2.25, 0.4), (1.17, -2.4, 0.06)], 0.035, brass, 8, taper=0.3)
    # the couples
    couples = [
        (-1.0, -1.5, 1.9, "#d8382e", "#2c2a3c", "#5a2c1c", "bun"),
        (-2.75, 0.8, 1.55, "#5f8fc0", "#34465a", "#c9a060", "bun"),
        (-1.25, 3.3, 1.4, "#c87a9a", "#3a3a4a", "#4a2c20", "bun"),
        (0.6, 4.2, 1.4, "#f0e4d0", "#2a3a4a", "#7a4a2c", "long"),
        (2.5, 3.1, 1.4, "#8a64b0", "#4a4a4a", "#c9a060", "short"),
        (-2.7, 4.5, 1.35, "#d89050", "#33405a", "#2c2024", "bun"),
    ]
    for i, (x, y, h, dress, suit, hair, style) in enumerate(couples):
        turn = (96, 62, 118, 84, 112, 70)[i]
        e = S.empty((x, y, 0.06), (0, 0, turn), h)
        he = S.person(
            (0, 0.14, 0),
            1.0,
            suit,
            face=0,
            hair=("#2c2024", "#8a7a6a", "#d8d0c4")[i % 3],
            parent=e,
            hands=((0.34, -0.2, 0.8), (-0.07, -0.3, 0.56)),
            head=(0, -0.05, 0.9),
        )
        she = S.person(
            (0, -0.15, 0),
            0.94,
            dress,
            face=180,
            hair=hair,
            style=style,
            parent=e,
            hands=((0.1, -0.24, 0.78), (-0.36, -0.14, 0.84)),
            head=(0, -0.04, 0.885),
        )
        if not i:
            S.few_lines(he, (0, -0.05, 0.9), tilt=-6)
            S.few_lines(she, (0, -0.04, 0.885), tilt=4)
        swirl = [
            (0.36, 0.03),
            (0.31, 0.1),
            (0.21, 0.3),
            (0.13, 0.47),
            (0.1, 0.56),
        ]
        S.lathe(swirl, S.mat(dress, "cloth"), 40, (0.05, -0.17, 0), (0, 8, 0), parent=e)
    # one sits at the rim alone, her arms about her knees, and one more comes with the needle
    girl = S.person(
        (-2.45, -1.9, 0.06),
        2.15,
        "#e8c860",
        "floor",
        74,
        hair="#7a4a2c",
        style="plait",
        trousers="#f0d8c4",
        hands=((0.045, -0.31, 0.2), (-0.05, -0.31, 0.17)),
        knees=((0.06, -0.23, 0.27), (-0.06, -0.23, 0.27)),
        feet=((0.06, -0.33, 0.03), (-0.06, -0.36, 0.03)),
        chest=(0, -0.02, 0.37),
        head=(0, -0.075, 0.55),
    )
    S.blob(
        [((0, 0.03, 0.04), 0.135, (0, -0.13, 0.04), 0.1), ((0, 0, 0.12), 0.12)]
        + [((s * 0.03, -0.02, 0.12), 0.13, (s * 0.06, -0.225, 0.27), 0.075) for s in (-1, 1)]
        + [((s * 0.06, -0.225, 0.27), 0.07, (s * 0.06, -0.26, 0.13), 0.075) for s in (-1, 1)],
        S.mat("#d89a40", "cloth"),
        parent=girl,
        voxel=0.014,
    )
    for x, y in ((0.06, -0.33), (-0.06, -0.36)):
        S.blob(
            [((x, y + 0.01, 0.037), 0.047, (x, y - 0.09, 0.028), 0.04)],
            S.mat("#c8382e", "clay", rough=0.3),
            parent=girl,
            voxel=0.012,
        )
    S.light("SPOT", (-4.6, -6.5, 4.5), (-2.4, -2.1, 0.8), "#ffd8a0", 420, 0.35)
    # from before her, so that no shadow lies about her chin
    S.light("SPOT", (0.4, -4.6, 1.8), (-2.09, -2.0, 1.2), "#ffe0c0", 110, 0.28)
    guest = S.person(
        (1.72, -1.66, 0.98),
        1.5,
        "#5f78b8",
        "sit",
        -68,
        hair="#3a2418",
        hands=((0.13, -0.22, 0.17), (-0.12, -0.34, 0.42)),
    )
    S.few_lines(guest, (0, 0, 0.565), lids=0.0)
    rose = guest.matrix_basis @ Vector((-0.12, -0.36, 0.42))
    S.tube(
        [rose - Vector((0, 0, 0.08)), rose + Vector((-0.04, 0, 0.26))], 0.016, S.mat("#6f9a3c", "cloth"), 6
    )
    S.sphere(0.09, S.mat("#e8384a", "cloth", lift=0.3), rose + Vector((-0.04, 0, 0.3)), seg=14)
    return S

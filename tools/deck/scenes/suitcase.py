"""Stairs lead down into the suitcase, past the family's pictures, to a door where somebody waits."""

from mathutils import Vector

from ..kit.light import area, grade, sky, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "suitcase",
        905,
        sky=sky("#1c2c48", "#3c5870", "#7f98a0", "#a8b4ac", at=(0, 0.25, 0.5, 1), wash=0.3),
        ambient=0.5,
        key=[sun((-6, 4, 6), "#8fb0d8", 1.3, 0.1), area((2.5, -9, 7), "#a8bce8", 1250, 3.0, (0, 0, 0.5))],
        fog={"density": 0.055, "start": 15, "color": "#6f8c9c", "mix": 0.5},
        cam={"loc": (0.2, -8.9, 10.2), "tgt": (0.05, 0.95, 2.0)},
        post={
            "grade": grade("#141c4c", "#fff0c8", contrast=0.18),
            "bloom": 0.6,
            "bloom_th": 0.8,
            "motes": {"n": 30, "box": (0.2, 0.3, 0.85, 0.75), "gain": 0.6},
        },
    )
    w, d, h = 2.45, 1.5, 1.0
    plat = S.mat("#5c6470", "stone", nscale=0.5, bump=0.04, rough=0.32)
    for s in (-1, 1):
        S.box((8, 14, 0.4), plat, (s * (4 + w), 0, -0.2), bevel=0)
    S.box((2 * w, 7 - d, 0.4), plat, (0, (7 + d) / 2, -0.2), bevel=0)
    S.box((2 * w, 7 - d, 0.4), plat, (0, -(7 + d) / 2, -0.2), bevel=0)
    S.box((16, 0.24, 0.06), S.mat("#e8c850", "clay"), (0, 6.2, 0.02), bevel=0.01)
    # the case: an open box round a hole
    leather, dark, brass = (
        S.mat("#9a5a34", "cloth", bump=0.05, bscale=24, vary=0.25),
        S.mat("#5c3420", "cloth"),
        S.mat("#d8aa58", "metal", rough=0.3),
    )
    for s in (-1, 1):
        S.box((0.16, 2 * d + 0.16, h), leather, (s * w, 0, h / 2), bevel=0.05)
        S.box((2 * w + 0.16, 0.16, h), leather, (0, s * d, h / 2), bevel=0.05)
        S.box((0.34, 0.24, h + 0.03), dark, (s * 1.45, -d, h / 2), bevel=0.04)
        S.box((0.46, 0.12, 0.3), brass, (s * 1.45, -d - 0.12, h - 0.2), bevel=0.03)
        for q in (-1, 1):
            for z in (0.16, h - 0.16):
                S.sphere(0.25, dark, (s * (w - 0.05), q * (d - 0.05), z), (1, 1, 0.85), 20)
    S.tube(
        [(-0.5, -d - 0.08, 0.62), (-0.42, -d - 0.36, 0.56), (0.42, -d - 0.36, 0.56), (0.5, -d - 0.08, 0.62)],
        0.085,
        dark,
        10,
        smooth=5,
    )
    for x in (-0.5, 0.5):
        S.box((0.2, 0.1, 0.2), brass, (x, -d - 0.08, 0.62), bevel=0.03)
    for x, z, wide, high, c, turn in (
        (-2.05, 0.55, 0.5, 0.36, "#e8d8b0", 10),
        (2.0, 0.5, 0.46, 0.46, "#4f8ab0", -12),
        (-0.95, 0.42, 0.46, 0.3, "#d8b040", -5),
        (0.95, 0.5, 0.4, 0.4, "#6f9a5a", 14),
    ):
        S.box((wide, 0.02, high), S.mat(c, "paper"), (x, -d - 0.095, z), (0, turn, 0), 0.005)
        S.box((wide * 0.6, 0.02, high * 0.3), S.mat("#f6f0e0", "paper"), (x, -d - 0.105, z), (0, turn, 0), 0)
    # the lid, its lining and straps that cross
    lid = S.empty((0, d + 0.06, h), (-102, 0, 0))
    S.box((2 * w + 0.16, 2 * d, 0.1), leather, (0, -d, 0.5), parent=lid, bevel=0.04)
    for s in (-1, 1):
        S.box((0.16, 2 * d, 0.5), leather, (s * w, -d, 0.25), parent=lid, bevel=0.05)
        S.box((2 * w, 0.16, 0.5), leather, (0, -d + s * d, 0.25), parent=lid, bevel=0.05)
        S.sphere(0.25, dark, (s * (w - 0.05), -2 * d + 0.05, 0.3), (1, 1, 1.2), 20, lid)
    for k in range(20):
        m = S.mat("#e0bd8c" if k % 2 else "#cc9868", "cloth")
        S.box(
            (2 * w / 20, 2 * d - 0.1, 0.03), m, (-w + (k + 0.5) * 2 * w / 20, -d, 0.43), parent=lid, bevel=0
        )
    strap = S.mat("#7a3f2c", "cloth")
    for s in (-1, 1):
        S.box((0.16, 4.6, 0.03), strap, (0, -d, 0.38 - 0.02 * s), (0, 0, s * 62), 0.01, lid)
    S.box((0.36, 0.36, 0.06), brass, (0, -d, 0.34), (0, 0, 45), 0.03, lid)
    # down the stairs, along a papered wall
    for k in range(24):
        m = S.mat("#b86a50" if k % 2 else "#a85c46", "clay", bump=0.01)
        S.box((2 * w / 24, 0.1, 6), m, (-w + (k + 0.5) * 2 * w / 24, d - 0.1, -2.4), bevel=0)
    wall = S.mat("#a85c46", "clay")
    S.box((2 * w, 0.1, 6), wall, (0, -d + 0.1, -2.95), bevel=0)
    for s in (-1, 1):
        S.box((0.1, 2 * d, 6), wall, (s * (w - 0.1), 0, -2.6), bevel=0)
    wood, red = S.mat("#c08a54", "wood"), S.mat("#b8343c", "cloth")
    n = 11
    for k in range(n):
        x, z = -w + 0.3 + 0.36 * k, 0.5 - 0.235 * k
        S.box((0.37, 2 * d - 0.2, 3), wood, (x, 0, z - 1.5), bevel=0.02)
        S.box((0.38, 1.1, 0.04), red, (x, 0.35, z + 0.01), bevel=0.01)
        S.box((0.03, 1.1, 0.24), red, (x + 0.19, 0.35, z - 0.12), bevel=0)
    S.box((3, 2 * d, 0.2), wood, (w - 0.4, 0, 0.5 - 0.235 * n - 0.1), bevel=0)
    for k, (x, z) in enumerate(((-1.75, 0.62), (-0.12, 0.16), (0.56, -0.28))):
        S.frame(
            (x, d - 0.2, z),
            0.36,
            0.46,
            "#d8a850",
            S.mat(("#e8dcc0", "#9ac0c8", "#e8b8a0")[k], "paper"),
            border=0.08,
        )
        S.sphere(0.09, S.mat("#4a3a34", "clay"), (x, d - 0.22, z + 0.06), (1, 0.3, 1.1), 14)
        S.sphere(0.15, S.mat("#4a3a34", "clay"), (x, d - 0.22, z - 0.16), (1, 0.2, 0.6), 14)
    S.door((1.72, d - 0.24, 0.5 - 0.235 * n), 1.75, 0.8, "#e9dcc0", "#7a2c34", -92, 0, "#ffc870", 1.7)
    S.lamp((0.95, d - 1.5, -0.4), "#ffb858", 90, 0.2)
    S.lamp((0.5, -0.7, -0.3), "#ffb858", 34, 0.3)
    S.lamp((-1.5, -0.6, 1.6), "#ffc070", 42, 0.3)
    S.light("AREA", (0.5, 0.2, 0.6), (0, 1.6, 3.6), "#ffc878", 60, 1.6)
    # she goes down, with a case of her own
    k = 4
    x, z = -w + 0.3 + 0.36 * k, 0.5 - 0.235 * k
    S.person(
        (x, 0.35, z + 0.03),
        1.9,
        "#d8382f",
        face=116,
        hair="#3a2620",
        style="bun",
        hands=((0.15, 0.1, 0.42), (-0.2, -0.16, 0.5)),
        feet=((0.06, 0.14, 0.06), (-0.06, -0.2, -0.1)),
    )
    hand = Vector((x - 0.2, 0.05, z + 0.5))
    S.box((0.5, 0.18, 0.36), S.mat("#e0b050", "cloth"), hand + Vector((0, 0, -0.1)), (0, 6, 4), 0.05)
    # the train waits in the mist, and those who have not seen
    for y in (9.0, 10.2):
        S.box((40, 0.12, 0.14), S.mat("#6a5a50", "metal"), (0, y, -0.7))
    S.box((40, 5, 0.2), S.mat("#7a746a", "stone"), (0, 9.8, -0.98))
    for k in range(4):
        S.box((5.6, 2.2, 3.4), S.mat("#2c3a4c", "clay", rough=0.4), (-9.6 + 6 * k, 10.2, 1.0), bevel=0.3)
        for j in range(5):
            S.box(
                (0.62, 0.1, 0.8),
                S.mat("#ffd080", "glow", gain=2.2),
                (-11.6 + 6 * k + j, 9.08, 1.2),
                bevel=0.05,
            )
    S.person((3.4, 5.0, 0), 2.1, "#5a6a94", "stand", 170, hair="#3a3230")
    S.box((0.6, 0.22, 0.42), S.mat("#4a3a30", "cloth"), (3.05, 4.7, 0.22), bevel=0.04)
    S.person((-3.3, 5.0, 0), 2.05, "#7a8468", "stand", 160, hair="#cfc8bc")
    S.lamp((3.9, 2.6, 3.4), "#c8d4ff", 120, 0.4)
    S.lamp((-3.9, 2.8, 3.4), "#c8d4ff", 120, 0.4)
    # a ticket, torn in two, is left on the platform
    card, ink = S.mat("#f6ecd0", "paper"), S.mat("#b8383c", "paper")
    for s, turn in ((-1, 18), (1, -26)):
        half = S.empty((0.5 + 0.42 * s, -2.3 - 0.08 * s, 0.03), (0, 0, turn), 1.2)
        tear = [
            (s * 0.02, -0.2, 0),
            (s * 0.07, -0.08, 0),
            (0, 0.02, 0),
            (s * 0.08, 0.1, 0),
            (s * 0.02, 0.2, 0),
        ]
        piece = [*tear, (s * 0.42, 0.2, 0), (s * 0.42, -0.2, 0)]
        S.obj(piece, [tuple(range(7))], card, False, parent=half)
        S.box((0.22, 0.05, 0.005), ink, (s * 0.25, 0.08, 0.01), parent=half, bevel=0)
        S.box((0.22, 0.03, 0.005), ink, (s * 0.25, -0.04, 0.01), parent=half, bevel=0)
    S.light("SPOT", (1.5, -5.5, 6.5), (0.5, -2.3, 0), "#ffd8a0", 1300, 0.45)
    # a child stands in the door
    S.person((1.66, d - 0.62, 0.5 - 0.235 * n), 1.35, "#222a58", "wave", -60, hair="#3a2620", style="plait")
    return S

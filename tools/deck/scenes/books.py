"""Books are the stairs, and somebody has taken one out to read."""

from mathutils import Vector

from ..kit.light import clouds, grade, sky, sun
from ..kit.stage import Stage


def scene():
    moon = {
        "x": 0.27,
        "y": 0.17,
        "r": 0.14,
        "color": "#fff3cf",
        "glow": "#ffe4a0",
        "halo": 0.9,
        "halo_gain": 0.4,
    }
    S = Stage(
        "books",
        81,
        sky=sky(
            "#16204c",
            "#34508c",
            "#9a8cb8",
            "#f0b898",
            "#ffd8a8",
            at=(0, 0.36, 0.6, 0.76, 1),
            stars=150,
            star_bottom=0.42,
            discs=[{**moon, "maria": 0.2, "gain": 1.5}],
            clouds=[clouds("#6f74a8", "#ffd0b4", (0.52, 0.16), 0.6)],
        ),
        ambient=0.55,
        key=[sun((-7, -4, 4.2), "#ffcf98", 3.4, 0.05), sun((6, 5, 6), "#9fa8f0", 1.3, 0.2)],
        fog={"density": 0.026, "start": 17},
        cam={"loc": (0, -14, 4.4), "tgt": (0, 0, 3.95)},
        post={"grade": grade("#1f2458", "#fff0d0", contrast=0.12), "bloom": 0.6},
    )
    colors = ["#8f3238", "#2f5a6e", "#c98a3a", "#4a6a4c", "#6a3f68", "#b8603a", "#31456f"]
    gold = S.mat("#e0b458", "metal")
    steps = [
        (-2.4, -0.3),
        (-1.95, 0.2),
        (-1.2, 0.4),
        (-0.4, 0.6),
        None,
        (1.15, 1.0),
        (1.75, 1.5),
        (2.1, 2.2),
        (2.15, 3.0),
    ]
    steps += [(1.85, 3.9), (1.2, 4.7), (0.4, 5.2), (-0.5, 5.4), (-1.3, 5.3)]
    for i, step in enumerate(steps):
        if not step:
            continue
        turn = 8 if i < 6 else 8 + 26 * (i - 5)
        size = (1.75, 1.25, 0.46)
        book = S.book((*step, -0.9 + 0.72 * i), size, colors[i * 3 % 7], (0, 0, turn + S.rnd.uniform(-5, 5)))
        for z in (0.1, 0.36):
            S.box((0.02, 1.15, 0.03), gold, (-0.885, 0, z), parent=book, bevel=0)
    # the reader sits where the next step was, and has it in both hands
    seat = Vector((0.46, 0.62, -0.9 + 5 * 0.72 + 0.46))
    reader = S.person(
        seat,
        1.75,
        "#d23a2f",
        "sit",
        -66,
        hair="#3f2a20",
        scarf="#efc25a",
        hands=((0.13, -0.3, 0.34), (-0.13, -0.3, 0.34)),
        head=(0, -0.06, 0.555),
    )
    open_book = S.empty((0, -0.33, 0.35), (-42, 0, 0))
    open_book.parent = reader
    page, cover = S.mat("#fbf2dc", "paper", lift=0.15), S.mat("#4a8a5a", "cloth")
    for s in (-1, 1):
        S.box((0.21, 0.035, 0.32), page, (s * 0.105, 0, 0), (0, 0, s * 14), 0.006, open_book)
        S.box((0.225, 0.022, 0.35), cover, (s * 0.108, -0.03, 0), (0, 0, s * 14), 0.006, open_book)
    # the one who comes after cannot go on
    at = Vector((-0.55, 0.3, -0.9 + 3 * 0.72 + 0.46))
    S.person(
        at,
        1.4,
        "#2f6a8a",
        "reach",
        118,
        hair="#5a3a24",
        hat="#2f6a8a",
        trousers="#3a2c30",
        style="plait",
        hands=((0.14, -0.3, 0.98), (-0.2, 0.0, 0.46)),
    )
    S.lamp(at + Vector((-0.4, -1.4, 1.2)), "#ffc890", 18, 0.4)
    S.light("SPOT", (-5, 1.5, 9), seat + Vector((0, 0, 0.6)), "#fff0c4", 900, 0.25)
    # another waits below, upon a suitcase
    low = Vector((-1.95, 0.0, -0.9 + 0.72 + 0.46))
    S.person(
        low + Vector((0.1, -0.1, 0.3)),
        1.3,
        "#b88a3c",
        "sit",
        20,
        hair="#2c2024",
        hat="#6a4a2c",
        hands=((0.1, -0.2, 0.4), (-0.12, -0.24, 0.16)),
    )
    S.box((0.62, 0.4, 0.36), S.mat("#7a4a30", "cloth"), low + Vector((0.1, -0.05, 0.18)), (0, 0, 18), 0.05)
    for i, (x, y, z, q) in enumerate(
        [
            (-2.4, -0.8, -1.2, 1.3),
            (1.9, -1, -0.9, 1.5),
            (0, 2, -1.3, 1.9),
            (3.1, 4, 0.4, 1.3),
            (-3.6, 6, 1.6, 1.4),
            (-3.4, 9, 4.3, 0.8),
            (3.6, 9, 3.4, 0.9),
            (0.4, -2.2, -1.6, 1.3),
        ]
    ):
        S.cloud((x, y, z), q, "#f8e0d4", 13, 0.5, seed=i)
    return S

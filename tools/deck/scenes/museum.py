"""People look at a picture of people who look at a picture; a child helps the painted child out of it."""

import math

from mathutils import Vector

from ..kit.light import DAY, area, grade
from ..kit.stage import Stage


def scene():
    S = Stage(
        "museum",
        972,
        sky=DAY,
        ambient=0.16,
        key=[area((-5, -9, 9), "#a8b0e0", 900, 3.0, (0, 0, 3))],
        fog={"density": 0.0},
        cam={"loc": (0.2, -14.6, 4.8), "tgt": (0, 0, 4.3)},
        post={
            "grade": grade("#141c48", "#fff2d4", contrast=0.2),
            "bloom": 0.7,
            "bloom_th": 0.8,
            "motes": {"n": 50, "box": (0.1, 0.2, 0.9, 0.95), "gain": 0.5},
        },
    )
    gold = S.mat("#c99a4a", "metal", rough=0.3)
    heads, coats = ("#2a2428", "#5a3526", "#c9a060", "#3a2620"), ("#2c3448", "#3a2c38", "#3c4038", "#242c38")

    def room(y, floor, wall, half, low, high):
        """A hall whose back wall, at y, has a hole with a golden frame: what hangs there is the next hall."""
        paint = S.mat(wall, "clay", nscale=0.6, vary=0.1, bump=0.02)
        for x0, x1, z0, z1 in (
            (-8, -half, floor, 14),
            (half, 8, floor, 14),
            (-half, half, high, 14),
            (-half, half, floor, low),
        ):
            S.box((x1 - x0, 0.4, z1 - z0), paint, ((x0 + x1) / 2, y + 0.2, (z0 + z1) / 2), bevel=0)
        S.box((16, 0.1, 0.4), S.mat("#c8b48c", "wood"), (0, y - 0.05, floor + 0.2), bevel=0.02)
        wide = 0.12 * (half + 2)
        for s in (-1, 1):
            x, z = s * (half + wide * 0.45), (low, high)[s > 0] + s * wide * 0.45
            S.box((wide, 0.4, high - low + 2 * wide), gold, (x, y - 0.12, (low + high) / 2), bevel=0.08)
            S.box((2 * half + 2 * wide, 0.5, wide), gold, (0, y - 0.14, z), bevel=0.08)
            for k in range(11):
                at = (x, y - 0.36, low + (high - low) * (k + 0.5) / 11)
                S.sphere(0.22 * wide, gold, at, (1, 0.6, 1.5), 14)

    def visitors(y, floor, places):
        """People with their backs to us, dark before the light."""
        for k, (x, near, h, turn) in enumerate(places):
            style = ("short", "bun", "bun", "short")[k % 4]
            S.person((x, y - near, floor), h, coats[k % 4], "stand", turn, hair=heads[k % 4], style=style)

    S.box((16, 18, 0.1), S.mat("#1c1210", "clay"), (0, -8.8, -0.18), bevel=0)
    for k in range(14):
        board = S.mat("#7a5236", "wood", vary=round(0.1 + 0.05 * (k % 4), 2), rough=0.35)
        S.box((0.98, 18, 0.12), board, (k - 6.5, -8.8, -0.06), bevel=0.015)
    room(0, 0.0, "#2f5a56", 2.35, 1.0, 7.6)
    room(8, 1.0, "#a8503c", 2.3, 2.2, 8.0)
    room(16, 2.2, "#d8a850", 2.0, 3.6, 8.0)
    for y, floor in ((4.2, 1.0), (12.2, 2.2), (19, 3.6)):
        S.box((16, 7.6, 0.2), S.mat("#a87848", "wood", rough=0.4), (0, y, floor - 0.1), bevel=0)
    S.box((16, 0.2, 14), S.mat("#ffe2a0", "glow", gain=1.6), (0, 22, 8), bevel=0)
    S.light("AREA", (-2.2, 3.0, 9.5), (0.2, 5.4, 1), "#ffd8a0", 620, 2.4)
    S.light("AREA", (2.0, 11.0, 10.0), (0, 13, 2.2), "#fff0c0", 1100, 2.4)
    S.light("SPOT", (0.4, 7.2, 7.4), (0, -3.4, 0), "#ffd896", 9000, 0.62)
    # the same people stand in every hall
    visitors(0, 0.0, ((-2.3, 2.0, 3.3, 172), (2.35, 2.1, 3.1, 190)))
    visitors(
        8, 1.0, ((-1.75, 2.4, 3.4, 172), (1.8, 2.4, 3.2, 190), (1.15, 1.1, 3.2, 182), (-1.1, 1.1, 3.4, 176))
    )
    visitors(
        16, 2.2, ((-1.35, 2.2, 3.3, 172), (1.4, 2.2, 3.1, 190), (0.85, 1.0, 3.2, 182), (-0.8, 1.0, 3.3, 176))
    )
    visitors(21, 3.6, ((-0.8, 1.0, 2.8, 178), (0.85, 1.0, 2.7, 184)))
    for x, y, z, h in ((0.3, 13.2, 2.2, 2.1), (0.15, 19.6, 3.6, 1.7)):
        S.person(
            (x, y, z),
            h,
            "#d8382c",
            "stand",
            178,
            hair="#5a3526",
            style="plait",
            hands=((0.2, -0.03, 0.44), (-0.2, -0.24, 0.98)),
        )
    # a child gives the painted one a hand, who steps over the frame
    clasp = Vector((-0.12, -1.0, 1.82))

    def child(at, face, far, **more):
        """A child in red whose one hand is in the clasp; more gives its feet, its head and the other hand."""
        a, d = math.radians(-face), (clasp - Vector(at)) / 2.25
        hand = (d.x * math.cos(a) - d.y * math.sin(a), d.x * math.sin(a) + d.y * math.cos(a), d.z)
        other = more.pop("other")
        return S.person(
            at,
            2.25,
            "#d8382c",
            "stand",
            face,
            skin="#f4d0ac",
            hair="#5a3526",
            style="plait",
            hands=(hand, other) if far else (other, hand),
            **more,
        )

    child(
        (-0.98, -1.45, 0.0),
        112,
        True,
        other=(-0.18, -0.1, 0.5),
        head=(0, -0.05, 0.885),
        feet=((0.07, -0.1, 0.03), (-0.07, 0.12, 0.04)),
    )
    child(
        (0.42, -0.22, 1.02),
        -72,
        False,
        other=(0.2, 0.14, 0.66),
        chest=(0, -0.08, 0.69),
        head=(0, -0.15, 0.86),
        feet=((0.07, 0.1, 0.02), (-0.05, -0.3, -0.06)),
        knees=((0.07, 0.02, 0.2), (-0.06, -0.24, 0.2)),
    )
    S.lamp((-0.3, -2.6, 2.9), "#ffd8a0", 70, 0.4)
    S.bird((-1.6, -0.3, 8.0), 0.8, "#3f8ac8", -20, belly="#f2d060")
    return S

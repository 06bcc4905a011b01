"""A girl lifts her hands; what she throws on the wall is a wolf, and what her bear throws a knight."""

import math

from mathutils import Vector

from ..kit.light import area, grade, sky
from ..kit.stage import Stage


def scene():
    S = Stage(
        "shadow",
        405,
        sky=sky("#18245c", "#2c3c80", "#44508c"),
        ambient=0.5,
        key=[area((-6, -6, 8), "#7f98ff", 900, 3.0)],
        fog={"density": 0.0},
        cam={"loc": (0, -13.0, 4.0), "tgt": (0, 0, 4.05)},
        post={"grade": grade("#16183f", "#ffe9bc", contrast=0.2), "bloom": 0.6, "bloom_th": 0.8},
    )
    S.room("#e0b068", "#6f4a34", None, skirting="#8a5a3a", high=11.5)
    lamp = Vector((0.25, -5.2, 1.1))
    S.lamp(lamp, "#ffb860", 1900, 0.4)
    # what throws the shadows: nobody sees it but the light
    wolf = """1.9 6.55 1.75 6.8 1.2 6.98 .62 7.2 .35 7.5 .22 7.6 .2 8.5 -.2 7.72 -.36 7.65 -.62
    8.4 -.75 7.4 -1.2 7.35 -1.08 6.95 -1.65 6.8 -1.45 6.3 -2.05 5.95 -1.8 5.45 -2.4 4.9 -2.1 4.4
    -2.65 3.7 -2.35 3.2 -2.75 2.3 -2.55 1.5 -3.2 1.7 -3.9 2.9 -4.1 4.1 -4.4 2.7 -4.0 1.5 -3.2 .7
    -2.6 .4 -2.5 -.8 .3 -.8 .4 .9 .1 2.0 .2 3.0 .6 3.9 1.3 3.75 2.0 4.1 2.3 4.8 2.95 4.75 2.6
    5.1 3.15 5.4 2.55 5.5 2.95 6.0 2.35 5.7 2.4 6.2 1.98 5.5 1.75 4.9 1.3 4.65 .95 4.9 .8 5.1
    .58 5.35 .85 5.42 1.4 5.5 1.58 5.72 1.42 6.0 1.32 5.75 1.12 6.0 1.0 5.78 .8 5.95 .45 6.1 .72
    6.36 .86 6.1 1.0 6.42 1.16 6.12 1.3 6.45 1.5 6.05 1.62 6.46 1.85 6.4"""
    knight = """-.75 0 -.25 0 -.2 .15 -.1 .9 .05 1.0 .15 .9 .3 .15 .3 0 .8 0 .75 .2 .55 .3 .52 .9
    1.0 .4 .85 1.6 .62 2.1 .45 2.25 .22 2.3 .24 2.4 .36 2.5 .38 2.85 .3 3.02 .55 2.95 .85 2.6 .8
    3.15 .5 3.5 .15 3.6 -.02 3.4 -.02 3.14 -.2 3.06 -.32 2.85 -.52 2.68 -.34 2.62 -.34 2.5 -.22
    2.4 -.22 2.3 -.5 2.24 -.8 2.35 -.95 2.7 -.7 2.86 -.7 2.94 -.96 2.9 -1.32 4.4 -1.42 4.38
    -1.12 2.86 -1.36 2.78 -1.36 2.7 -1.1 2.66 -1.08 2.5 -.9 2.05 -.6 1.85 -.45 1.5 -.45 1.0 -.5
    .3 -.75 .2"""
    for outline, at, size in ((wolf, (-0.25, 3.1, 0.2), 1.0), (knight, (2.4, 3.1, 1.05), 0.72)):
        numbers = [float(word) for word in outline.split()]
        points = [(x, 0, z) for x, z in zip(numbers[::2], numbers[1::2], strict=True)]
        one = S.obj(points, [tuple(range(len(points)))], S.mat("#2a1a22", "clay"), False, at, scale=size)
        S.rays(one, camera=False, diffuse=False, glossy=False)
    S.sphere(0.12, S.mat("#ffdc90", "glow", gain=2.2), (0.6, 4.5, 8.26), (1.7, 0.2, 0.7), 18, rot=(0, 16, 0))
    # she stands on her bed, seen from behind; the bear sits at its foot
    wood = S.mat("#6b4630", "wood")
    S.box((7.6, 2.6, 0.9), S.mat("#8a7a74", "cloth"), (0, -0.9, 0.1), bevel=0.25)
    S.quilt(
        lambda x, y: 0.6 + 0.07 * math.sin(1.3 * x + y) + 0.06 * math.sin(2.6 * y),
        (-3.8, 3.8),
        (-2.3, 0.4),
        ("#33486c", "#9a4a3c", "#a88a54", "#4f7468", "#7a4860"),
        nx=8,
        ny=3,
        seed=2,
    )
    S.box((7.6, 0.16, 1.5), wood, (0, -2.4, -0.3), bevel=0.05)
    girl = S.person(
        (-0.85, -0.7, 0.58),
        1.95,
        "#8aa0c4",
        face=128,
        hair="#8a3a20",
        style="long",
        trousers="#e8c7a0",
        hands=((0.2, -0.3, 0.92), (-0.16, -0.34, 0.98)),
    )
    bear = S.bear((1.75, -0.8, 0.6), 1.0, "#8a5632", 150, ((0.42, 0.05, 0.86), (-0.2, -0.3, 0.3)))
    sword = [
        S.tube([(1.4, -0.66, 1.28), (1.08, -0.6, 2.6)], 0.035, S.mat("#c8b48c", "wood"), 8),
        S.tube([(1.18, -0.65, 1.52), (1.48, -0.62, 1.6)], 0.035, S.mat("#8a5a3a", "wood"), 8),
    ]
    for one in (girl, bear, *sword):
        S.rays(one, shadow=False)
    # the lamp on the bed
    S.lathe(
        [(0.24, 0), (0.26, 0.05), (0.08, 0.1), (0.06, 0.3), (0, 0.3)],
        S.mat("#6a4a34", "wood"),
        24,
        (0.25, -1.9, 0.62),
    )
    S.lathe([(0.34, 0.3), (0.2, 0.72)], S.mat("#ffce7a", "glow", gain=3.0), 28, (0.25, -1.9, 0.62))
    return S

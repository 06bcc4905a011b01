"""Somebody pushes the sun up the hill, every morning."""

import math

import numpy as np
from mathutils import Vector

from ..kit.actors import actor, felt_hat, neck_scarf
from ..kit.colour import lin
from ..kit.light import clouds, grade, sky, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "hill",
        705,
        sky=sky(
            "#34507f",
            "#8a86a8",
            "#eeb08c",
            "#ffd89a",
            at=(0, 0.35, 0.65, 1),
            clouds=[clouds("#7a7090", "#ffc8a4", (0.4, 0.16))],
        ),
        ambient=0.55,
        key=[sun((-3, 9, 4), "#ffc080", 1.6, 0.2), sun((-5, -7, 7), "#a8b4e8", 0.9, 0.4)],
        fog={"density": 0.016, "start": 20, "low": 0.4, "low_h": 1.0},
        cam={"loc": (0, -14, 2.6), "tgt": (0, 0, 4.2)},
        post={
            "grade": grade("#221c54", "#fff0c8"),
            "bloom": 0.6,
            "bloom_th": 0.7,
            "rays": [{"x": 0.58, "y": 0.44, "len": 0.45, "gain": 0.8, "th": 0.9, "color": "#ffd090"}],
        },
    )
    n = S.nfun(0.5, 4, 3)

    def slope(X, Y):
        rise = 0.2 + 4.6 / (1 + np.exp(-(X - 0.6) * 1.1))
        return (
            rise * np.exp(-(((np.maximum(Y - 2, 0)) / 9) ** 2))
            + (n(X, Y) - 0.5) * 0.25
            - 0.02 * np.maximum(Y - 2, 0) ** 1.1
            - 0.3 * np.maximum(-Y - 0.5, 0) ** 1.25
        )

    S.gh = slope
    S.grid((-16, 16), (-12.5, 30), slope, S.mat("#56604a", "clay", nscale=0.7, bump=0.08), 240, 160, 1.3)
    S.mountains(60, 9, "#5f6488", 6, scale=0.05, width=150)
    r = 1.3
    x, y = 0.85, 1.4
    tilt = math.atan(
        float(slope(np.array([x + 0.1]), np.array([y]))[0] - slope(np.array([x - 0.1]), np.array([y]))[0])
        / 0.2
    )
    c = Vector((x - math.sin(tilt) * r, y, S.z(x, y) + math.cos(tilt) * r))
    S.sphere(r, fire(S), c, seg=96)
    S.lamp(c + Vector((-1.9, -1.2, -0.3)), "#ffb450", 130, 0.8)
    S.lamp(c + Vector((0.5, -1.9, 0.4)), "#ffb450", 260, 0.8)
    # the shoulders under the sun: up the slope until the hands lie on it
    h, reach, up = 2.45, 0.5, 0.84
    px = c.x - 3.6
    while (Vector((px + reach * h, y, S.z(px, y) + up * h)) - c).length > r + 0.02:
        px += 0.02
    stoop = {"chest": (0, -0.17, 0.64), "head": (0, -0.27, 0.79)}
    pusher, head = actor(
        S,
        (px, y, S.z(px, y) - 0.02),
        h,
        90,
        "#b5322c",
        "#3c3654",
        pelvis=(0, 0.02, 0.45),
        look=(22, 0, -16),
        elbows=((0.19, -0.34, 0.7), (-0.2, -0.33, 0.66)),
        hands=(
            ((0.13, -reach, up), (0, -0.4, 1), (-1, 0, 0.2), 0.0),
            ((-0.13, -reach, up - 0.03), (0, -0.4, 1), (1, 0, 0.2), 0.0),
        ),
        knees=((0.07, -0.13, 0.31), (-0.075, 0.18, 0.22)),
        feet=((0.075, -0.08, 0.08), (-0.075, 0.36, -0.02)),
        toes=((0.1, -1, 0.35), (-0.1, -1, -0.5)),
        fist=1.3,
        hair="#4a2c20",
        lids=1,
        mood="set",
        **stoop,
    )
    felt_hat(S, head, "#4a4258")
    wind = ((0.02, 0.08, 0.02), (0.03, 0.17, 0.04), (0.02, 0.27, 0.0), (0.04, 0.37, 0.04))
    neck_scarf(S, pusher, "#efd08a", **stoop, tail=wind)
    # beside the way a stone, and on it a stroke for every morning
    sx, sy = 1.3, -4.6
    stone = S.empty((sx, sy, S.z(sx, sy) - 0.25), (-7, 7, -10), 0.76)
    grey = S.mat("#77737a", "stone", bump=0.3, vary=0.4)
    S.box((1.45, 0.6, 2.7), grey, (0, 0, 0.15), bevel=0.29, parent=stone)
    for bx, bz, size in ((-0.7, -0.62, 0.44), (-0.28, -0.16, 0.3), (-1.12, -0.98, 0.3), (0.1, 0.12, 0.2)):
        S.sphere(size, grey, (bx, -0.3, bz), (1.2, 1, 0.8), 32, stone, bumpy=0.16)
    chalk = S.mat("#efe6d4", "glow", gain=0.4)
    for row in range(5):
        for five in range((3, 3, 3, 2, 1)[row]):
            left, foot = -0.5 + 0.36 * five + 0.03 * (row % 2), 1.3 - 0.2 * row
            strokes = [((left + 0.06 * k, foot), (left + 0.06 * k + 0.01, foot + 0.14)) for k in range(4)]
            strokes.append(((left - 0.04, foot + 0.03), (left + 0.22, foot + 0.12)))
            for (x0, z0), (x1, z1) in strokes if row < 4 else strokes[:2]:
                S.tube([(x0, -0.3, z0), (x1, -0.3, z1)], 0.013, chalk, 5, stone)
    for i in range(160):
        gx, gy = S.rnd.uniform(-4, 4), S.rnd.uniform(-2.2, 3)
        gz, h = S.z(gx, gy), S.rnd.uniform(0.1, 0.35)
        S.tube(
            [(gx, gy, gz - 0.03), (gx + 0.05, gy, gz + h)],
            0.013,
            S.mat(("#6a7048", "#5a6440", "#7f7a48")[i % 3], "cloth"),
            5,
        )
    S.tree((-4.3, 7, S.z(-4.3, 7) - 0.1), 2.8, "#3a2c2a", ("#5f6a4a", "#6f7a4c"), 5, 0.5, 1.1, 0.12, seed=2)
    S.house((-1.3, 10, S.z(-1.3, 10)), 0.8, 0.75, "#6a3f44", "#c9b39a", 14, lit=1)
    S.birds((-1.2, 6, 7.4), 6, (1.4, 1, 0.5), 0.22, "#3a3048")
    # the cock crows to the left, its tail a fountain of feathers
    cock = S.empty((2.72, 0.6, S.z(2.72, 0.6) + 0.02), (0, 0, 0), 0.74)
    S.blob(
        [
            ((0.22, 0, 0.62), 0.2, (-0.12, 0, 0.6), 0.24),
            ((-0.14, 0, 0.66), 0.19, (-0.3, 0, 1.02), 0.11),
            ((-0.3, 0, 1.02), 0.11, (-0.38, 0, 1.22), 0.105),
        ],
        S.mat("#c8683a", "cloth"),
        parent=cock,
        voxel=0.02,
    )
    for k, (dx, top) in enumerate(((0.3, 1.3), (0.5, 1.22), (0.64, 1.05), (0.7, 0.85), (0.42, 1.02))):
        feather = [
            (0.24, 0, 0.66),
            (0.3 + 0.3 * dx, 0, top * 0.92),
            (0.34 + 0.7 * dx, 0, top),
            (0.4 + dx, 0, top - 0.3),
        ]
        S.tube(feather, 0.085, S.mat(("#3f5a4a", "#8a3a2c")[k % 2], "cloth"), 8, cock, taper=0.25, smooth=6)
    red = S.mat("#d8362c", "clay")
    for x, z, r in ((-0.46, 1.36, 0.06), (-0.38, 1.41, 0.075), (-0.29, 1.37, 0.06), (-0.47, 1.08, 0.05)):
        S.sphere(r, red, (x, 0, z), (0.8, 0.6, 1.3), 14, cock)
    for tilt in (-104, -76):
        S.lathe(
            [(0.045, 0), (0, 0.2)], S.mat("#f0b04c", "clay"), 10, (-0.46, 0, 1.23), (0, tilt, 0), parent=cock
        )
    S.sphere(0.022, S.mat("#1c1618", "clay", rough=0.2), (-0.43, -0.09, 1.27), parent=cock, seg=10)
    for q, x in ((-0.07, -0.09), (0.07, 0.13)):
        S.tube([(x, q, 0.42), (x, q, 0)], 0.035, S.mat("#f0b04c", "clay"), 6, cock)
        S.tube([(x + 0.06, q, 0.02), (x - 0.14, q, 0.02)], 0.03, S.mat("#f0b04c", "clay"), 6, cock)
    return S


def fire(S):
    """The sun's own light: pale where it looks at us, and darker and redder towards its rim."""
    m = S.mat("#ffc857", "glow", gain=1.7)
    N, L = m.node_tree.nodes, m.node_tree.links
    rim, noise, add, ramp = (
        N.new(f"ShaderNode{name}") for name in ("LayerWeight", "TexNoise", "Math", "ValToRGB")
    )
    rim.inputs[0].default_value = 0.35
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 1.6, 5
    add.operation, add.inputs[2].default_value = "MULTIPLY_ADD", -0.16
    add.inputs[1].default_value = 0.36
    both = N.new("ShaderNodeMath")
    L.new(noise.outputs[0], add.inputs[0])
    L.new(rim.outputs["Facing"], both.inputs[0])
    L.new(add.outputs[0], both.inputs[1])
    L.new(both.outputs[0], ramp.inputs[0])
    stops = ramp.color_ramp.elements
    stops[0].color, stops[1].color = lin("#ffe9a0"), lin("#c8481c")
    stops.new(0.3).color, stops.new(0.65).color = lin("#ffc24a"), lin("#f08a2c")
    L.new(ramp.outputs[0], N["Principled BSDF"].inputs["Emission Color"])
    return m

"""The only colour in the rain; and what was thrown away has begun to grow."""

import math

from mathutils import Vector

from ..kit.light import sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "crowd",
        231,
        sky={
            "stops": [(0, "#3a4656"), (0.4, "#6f7f8c"), (0.65, "#a9b4b4"), (0.8, "#cfd0c4"), (1, "#d0cfc4")],
            "wash": 0.5,
            "clouds": [
                {"dark": "#3f4b5a", "lite": "#93a0a8", "band": (0.15, 0.25), "alpha": 0.85, "cell": (60, 260)}
            ],
        },
        ambient=1.25,
        key=[sun((3, 2, 9), "#e8f0f4", 1.8, 0.3)],
        fog={"density": 0.06, "start": 15.5},
        cam={"loc": (0, -13, 5.0), "tgt": (0, 0, 2.9)},
        post={
            "grade": {"shadow": "#1f2c48", "high": "#fff4dc", "sat": 1.1},
            "bloom": 0.5,
            "beams": [
                {
                    "from": (0.44, -0.05),
                    "to": (0.52, 0.97),
                    "w0": 0.05,
                    "w1": 0.17,
                    "color": "#ffe2a0",
                    "gain": 0.34,
                }
            ],
            "motes": {"n": 60, "box": (0.35, 0.1, 0.68, 0.75), "gain": 0.9},
        },
    )
    S.ground("flat", "#59606a", amp=0.0, mat=S.mat("#454c58", "water", wave=0.02, rough=0.18))
    rnd = S.rnd
    gc = ["#3f4652", "#4a505c", "#373d49", "#525866"]
    uc = ["#23272f", "#2d323c", "#1c2028"]
    hero = (0.2, -0.7)
    for r in range(9):
        y = -1.6 + r * 1.35
        for i in range(-5 - r, 6 + r):
            x = i * 1.12 + (r % 2) * 0.56 + rnd.uniform(-0.14, 0.14)
            yy = y + rnd.uniform(-0.2, 0.2)
            if ((x - hero[0]) / 1.25) ** 2 + ((yy - hero[1] + 0.5) / 1.9) ** 2 < 1 or abs(x) > 3.4 + r * 0.5:
                continue
            f = rnd.uniform(-30, 30)
            S.wanderer(
                (x, yy, 0), 0.98 * rnd.uniform(0.93, 1.05), rnd.choice(gc), face=f, skin="#a9a49c", hat=False
            )
            S.umbrella(
                (x + 0.06, yy - 0.05, 1.22),
                0.62,
                rnd.choice(uc),
                (rnd.uniform(-7, 7), rnd.uniform(-7, 7), rnd.uniform(0, 40)),
            )
    her = S.wanderer((hero[0], hero[1], 0), 1.35, "#d8352c", face=15, arm="up", hat=False, skin="#f0cfa4")
    hand = her.matrix_basis @ Vector((0.26, -0.1, 1.0))
    tulip(S, hand - Vector((0, 0, 0.22)), hand + Vector((0.04, 0, 0.75)), 0.86, "#f08aa8")
    # in the umbrella that was thrown away stands water, and shoots come up
    S.umbrella((-1.2, -2.7, 0.34), 0.66, "#4a5566", (170, 14, 0), handle=False)
    S.lathe([(0, 0), (0.5, 0)], S.mat("#6a8494", "water", wave=0.02), 32, (-1.22, -2.72, 0.24), (-10, 14, 0))
    tulip(S, (-1.3, -2.75, 0.2), (-1.42, -2.75, 0.72), 0.15, "#f2c84e")
    tulip(S, (-1.05, -2.7, 0.2), (-1.0, -2.72, 0.6), 0.12, "#f08aa8")
    tulip(S, (-1.5, -2.65, 0.2), (-1.62, -2.68, 0.5), 0.1, "#8fb45a")
    # somebody small has shut the umbrella, and looks
    boy = S.wanderer((-2.05, -2.5, 0), 0.8, "#7a8498", face=72, hat=False, skin="#d8b898")
    stick = boy.matrix_basis @ Vector((0.2, -0.05, 0.44))
    S.lathe(
        [(0.015, 0), (0.06, 0.12), (0.075, 0.3), (0.03, 0.5), (0.018, 0.52), (0.018, 0.68)],
        S.mat("#23272f", "cloth"),
        12,
        stick - Vector((0, 0, 0.4)),
    )
    S.lamp((-1.5, -3.5, 1.4), "#ffdca0", 26, 0.3)
    S.lamp((hero[0] - 0.6, hero[1] - 1.6, 2.4), "#ffdca0", 100, 0.3)
    S.light("SPOT", (0.2, -1.5, 11), (hero[0], hero[1], 0.3), "#ffe0a0", 9000, 0.3)
    rm = S.mat("#dfe8ee", "glow", gain=0.55)
    for _ in range(150):
        x, y, z = rnd.uniform(-4, 4), rnd.uniform(-2, 6), rnd.uniform(1.5, 11)
        if abs(x - hero[0] - 0.0) < 0.9:
            continue
        S.tube([(x, y, z), (x - 0.05, y, z - 0.45)], 0.007, rm, 4)
    return S


def tulip(S, foot, top, size, color):
    """Let a tulip stand on its stem, with two leaves; size is the height of its cup."""
    foot, top = Vector(foot), Vector(top)
    green = S.mat("#6f9a3c", "cloth", vary=0.2)
    long = (top - foot).length
    S.tube(
        [foot, foot.lerp(top, 0.5) + Vector((0.04 * long, 0, 0)), top],
        0.022 + 0.04 * size,
        green,
        8,
        smooth=5,
    )
    for side in (-1, 1):
        root = foot.lerp(top, 0.35)
        tip = root + Vector((side * 0.34 * long, -0.05, 0.42 * long))
        mid = (root + tip) / 2 + Vector((side * 0.06 * long, 0, -0.1 * long))
        wide = Vector((0.05 * long, 0, 0.06 * long))
        blade = [root, mid - wide, tip, mid + wide]
        S.obj(blade, [(0, 1, 2), (0, 2, 3)], green, True).modifiers.new("t", "SOLIDIFY").thickness = 0.02
    cup = S.empty(top, (0, 6, 12), size)
    for ring, (r, high, lean) in enumerate(((0.13, 0.52, 4), (0.2, 0.5, 12))):
        petal = S.mat(color, "cloth", vary=0.12 + 0.1 * ring, lift=0.12 - 0.06 * ring)
        for k in range(3):
            a = 2.094 * k + 1.047 * ring - 0.52
            turn = S.empty((0, 0, 0), (0, 0, math.degrees(a)))
            turn.parent = cup
            S.sphere(0.5, petal, (r, 0, high), (0.34, 0.62, 1.08), 24, turn, rot=(0, lean, 0))

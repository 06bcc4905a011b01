"""The puppet cuts her last string, and he who holds it hangs on strings himself."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import area, grade, sky, spot
from ..kit.stage import Stage


def scene():
    S = Stage(
        "puppet",
        902,
        sky=sky("#1c2a38", "#2c4450", "#4a5a58"),
        ambient=0.55,
        key=[
            spot((-3.5, -8, 9.5), (0.1, 1.0, 3.2), "#ffe6bc", 4200, 0.62),
            area((0.2, 5.4, 4.6), "#ffe8b4", 1900, 2.4, (0, -5, 0)),
            area((0, 2.6, 10.5), "#ffe2b0", 700, 3.0, (0, 6.2, 4)),
            area((5, -6, 6), "#a8b8e8", 420, 3.0),
        ],
        fog={"density": 0.0},
        cam={"loc": (0, -14, 3.8), "tgt": (0, 0, 4.0)},
        post={
            "grade": grade("#141a40", "#fff0d0", contrast=0.16),
            "bloom": 0.5,
            "motes": {"n": 40, "gain": 0.5},
        },
    )
    cord, line = "#160e12", S.mat("#160e12", "clay", rough=0.9)
    for s in (-1, 1):
        S.curtain(s * 2.1, s * 4.6, 3.4, 0, 12, "#8a2230", 7, 0.24, 0.32)
    S.box((14, 0.2, 14), S.mat("#3f7f86", "clay", nscale=0.5, vary=0.25), (0, 6.2, 5))
    S.lathe(
        [(0, 0), (2.75, 0)], S.mat("#ffe9b8", "clay", lift=0.5, vary=0.06), 72, (0, 6.05, 4.35), (90, 0, 0)
    )
    for i in range(13):
        tone = round(S.rnd.uniform(0.1, 0.35), 1)
        plank = S.mat("#8a5a38", "wood", vary=tone, rough=0.45)
        S.box((0.75, 13, 0.12), plank, (-4.6 + 0.77 * i, 0, -0.06), bevel=0.01)
    S.box((14, 14, 0.2), S.mat("#2a1c18", "clay"), (0, 0, -0.3))

    # she stands before the light and has the last string between the blades
    h, y = 2.75, 0.7
    low, high = Vector((-0.72, y, 2.74)), Vector((-0.83, y, 3.27))
    hands = [(p - Vector((0, y, 0))) / h for p in (high, low)]
    _marionette(
        S,
        (0, y, 0),
        h,
        "#d8382c",
        hands,
        ((-0.11, -0.03, 0.03), (0.1, 0.03, 0.03)),
        (0.09, 0, 0.89),
        "#5a3420",
    )
    crown = Vector((0.27, y, 0.99 * h))
    S.sphere(0.05, S.mat("#e0a83c", "metal"), crown, seg=12)
    steel, brass = S.mat("#1e2a42", "clay", rough=0.4), S.mat("#d8982c", "clay", rough=0.3)
    for turn, side, dy in ((38, 1, -0.03), (-14, -1, 0.03)):
        half = S.empty((-0.22, y + dy, 3.12), (0, -turn, 0))
        edge = [(-0.16, -0.06), (0.12, -0.1), (1.75, 0.02), (1.6, 0.1), (0.3, 0.16), (-0.16, 0.07)]
        blade = [(x, 0, side * z) for x, z in edge]
        S.obj(blade, [tuple(range(6))], steel, False, parent=half).modifiers.new(
            "thick", "SOLIDIFY"
        ).thickness = 0.05
        S.tube([(-0.1, 0, 0), (-0.36, 0, 0)], 0.07, brass, 10, half)
        loop = [(-0.6 + 0.25 * math.cos(t), 0, 0.2 * math.sin(t)) for t in np.linspace(0, 6.283, 28)]
        S.tube(loop, 0.06, brass, 10, half)
    S.sphere(0.09, brass, (-0.22, y - 0.08, 3.12), (1, 0.6, 1), 14)
    cross = Vector((0.3, y, 6.25))
    S.tube([crown, cross], 0.034, line, 8)
    # cut: what hangs from the cross, what is left on her, what lies on the boards
    for dx, drop, bend in ((-0.85, 1.2, 0.16), (0.85, 1.75, -0.14), (0.42, 0.95, 0.1)):
        a = cross + Vector((dx, 0, 0))
        curl = [a, a - Vector((0, 0, 0.55 * drop)), a - Vector((-bend, 0, 0.8 * drop))]
        curl += [a - Vector((bend, 0, 0.92 * drop)), a - Vector((0.2 * bend, 0, drop))]
        S.tube(curl, 0.03, line, 6, smooth=6)
    for x, fy, turns in ((1.2, -0.8, 9.5), (-1.3, -1.5, 7.5), (0.7, -2.3, 8.4)):
        worm = [
            (x + 0.13 * t + 0.16 * math.cos(t), fy + 0.2 * math.sin(t) - 0.03 * t, 0.03)
            for t in np.linspace(0.4, turns, 40)
        ]
        S.tube(worm, 0.02, line, 6)
    # he who holds them hangs, too
    m = Vector((0.3, 1.1, 5.9))
    _marionette(
        S,
        m,
        2.5,
        "#2c3158",
        ((-0.27, -0.17, 0.33), (0.27, -0.17, 0.33)),
        ((-0.1, 0, -0.1), (0.06, 0.04, -0.06)),
        (0, -0.05, 0.86),
        "#8a8a90",
        "#1f2238",
    )
    wood = S.mat("#c08a48", "wood")
    S.box((2.1, 0.16, 0.14), wood, cross + Vector((0, 0, 0.06)), (0, 4, 0), 0.04)
    S.box((0.15, 1.2, 0.13), wood, cross + Vector((0, 0, 0.14)), (0, 0, 12), 0.04)
    for s in (-1, 1):
        S.string(m + Vector((s * 0.27, -0.17, 0.36)) * 2.5, (m.x + s * 1.0, 0.9, 12), 0, 0.032, cord)
    S.string(m + Vector((0, -0.05, 1.15)) * 2.5, (m.x, 1.0, 12), 0, 0.032, cord)
    # at the left one has gone already; at the right one hangs and lifts a hand
    gone = Vector((-1.85, 1.6, 7.5))
    S.box((1.1, 0.12, 0.11), wood, gone, (0, -7, 0), 0.03)
    S.box((0.12, 0.9, 0.1), wood, gone + Vector((0, 0, 0.08)), (0, 0, -14), 0.03)
    S.string(gone, (gone.x, 1.6, 12), 0, 0.026, cord)
    for dx, drop in ((-0.45, 1.9), (0.0, 2.6), (0.45, 1.5)):
        a = gone + Vector((dx, 0, 0.1 * dx))
        S.tube([a, a - Vector((0.03, 0, 0.7 * drop)), a - Vector((-0.14, 0, drop))], 0.024, line, 6, smooth=6)
    brim = [(0, 0.02), (0.36, 0), (0.37, 0.03), (0.2, 0.06), (0.17, 0.22), (0.1, 0.32), (0, 0.34)]
    S.lathe(brim, S.mat("#3f8a6a", "cloth"), 24, (-1.75, 0.5, 0), (-6, 0, 0))
    _marionette(
        S,
        (2.55, 1.7, 1.0),
        2.1,
        "#e0b040",
        ((-0.36, 0, 0.8), (0.2, 0, 0.4)),
        ((-0.08, 0, -0.04), (0.07, 0, -0.06)),
        hair="#2a2024",
    )
    for dx, z in ((-0.75, 2.7), (0.0, 3.1), (0.42, 1.85)):
        S.string((2.55 + dx, 1.7, z), (2.55 + 0.8 * dx, 1.7, 12), 0, 0.024, "#e8d8b8")
    return S


def _marionette(S, at, h, coat, hands, feet, head=(0, 0, 0.89), hair="#4a2c20", hat=None):
    """A wooden doll seen from behind, whose joints show; hands and feet are where told, in its own heights.

    Who wears a hat wears a coat to the ground.
    """
    e = S.empty(at, (0, 0, 0), h)
    cm, wm, dark = S.mat(coat, "cloth"), S.mat("#c89a64", "wood", rough=0.4), S.mat("#3a2422", "clay")
    head, low = Vector(head), -0.05 if hat else 0.3
    S.lathe(
        [
            (0, low),
            (0.19, low),
            (0.2, low + 0.03),
            (0.12, 0.52),
            (0.1, 0.62),
            (0.125, 0.71),
            (0.06, 0.77),
            (0, 0.78),
        ],
        cm,
        28,
        (0, 0, 0),
        (0, math.degrees(head.x) * 1.2, 0),
        (1, 0.8, 1),
        e,
    )
    S.sphere(0.045, wm, Vector((head.x * 0.85, 0, 0.785)), parent=e, seg=14)
    S.sphere(0.105, wm, head, (0.95, 0.98, 1.08), 26, e)
    S.sphere(0.113, S.mat(hair, "cloth"), head + Vector((0, -0.02, 0.025)), (0.98, 0.98, 1.02), 26, e)
    for s, hand, foot in zip((-1, 1), hands, feet, strict=True):
        hand, foot = Vector(hand), Vector(foot)
        shoulder = Vector((s * 0.14 + head.x * 0.7, 0, 0.71))
        elbow = (shoulder + hand) / 2 + Vector((s * 0.05, 0.02, -0.04))
        S.tube([shoulder, elbow], 0.046, cm, 12, e, taper=0.85)
        S.sphere(0.052, cm, shoulder, parent=e, seg=14)
        S.sphere(0.042, wm, elbow, parent=e, seg=14)
        S.tube([elbow, elbow.lerp(hand, 0.94)], 0.03, wm, 10, e, taper=0.8)
        S.sphere(0.044, wm, hand, parent=e, seg=14)
        if hat:
            continue
        hip = Vector((s * 0.07, 0, 0.34))
        knee = (hip + foot) / 2 + Vector((s * 0.01, 0, 0))
        S.tube([hip, knee], 0.04, wm, 10, e)
        S.sphere(0.042, wm, knee, parent=e, seg=14)
        S.tube([knee, foot + Vector((0, 0, 0.04))], 0.032, wm, 10, e)
        S.blob([(foot + Vector((0, -0.03, 0)), 0.04, foot + Vector((0, 0.06, 0)), 0.035)], dark, parent=e)
    if hat:
        brim = [(0, 0), (0.17, 0), (0.175, 0.02), (0.105, 0.035), (0.115, 0.25), (0, 0.26)]
        S.lathe(brim, S.mat(hat, "cloth"), 28, head + Vector((0, 0, 0.06)), (6, 5, 0), parent=e)
    return e

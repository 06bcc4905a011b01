"""Everyone has a key in the back; one has pulled hers out, and stands."""

import math

import numpy as np

from ..kit.light import area, grade, sky, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "monday",
        903,
        sky=sky("#6f7c90", "#a4aab0", "#e8d4b0", "#fbe0a8", at=(0, 0.3, 0.6, 0.8), wash=0.3),
        ambient=0.5,
        key=[sun((0.8, 14, 5.5), "#ffdca0", 3.4, 0.05, (0, 0, 1)), area((-5, -10, 8), "#a8bce4", 420, 4.0)],
        fog={"density": 0.035, "start": 14, "color": "#d8c8a8", "mix": 0.5},
        cam={"loc": (0, -13, 4.3), "tgt": (0, 0, 3.9)},
        post={"grade": grade("#1c2854", "#fff0d0", contrast=0.2), "bloom": 0.7, "bloom_th": 0.8},
    )
    S.ground("flat", "#6a6c74", base=-0.02, amp=0.04)
    for s in (-1, 1):
        for k in range(7):
            h, y = S.rnd.uniform(14, 24), 2 + 7.2 * k
            S.box((5, 6.6, h), S.mat("#5c626e", "stone"), (s * S.rnd.uniform(7.0, 7.8), y, h / 2), bevel=0.05)
            for z in range(1, 8):
                for q in (-1.8, 0.0, 1.8):
                    lit = S.rnd.random() < 0.1
                    pane = S.mat("#ffcf80", "glow", gain=1.2) if lit else S.mat("#3a404c", "clay")
                    S.box((0.5, 0.9, 1.3), pane, (s * 4.8, y + q, 2.2 * z + 0.4), bevel=0.02)
    brass, dull = S.mat("#f0b83c", "metal", rough=0.2, lift=0.12), S.mat("#8a6024", "metal", rough=0.4)

    def wind_up(at, size, rot, parent=None, plate=True):
        """A key to wind somebody up: a plate, a shaft that stands out from it, two ears; no bit."""
        e = S.empty(at, rot, size)
        if parent:
            e.parent = parent
        if plate:
            S.lathe([(0, 0.1), (0.3, 0.08), (0.36, 0), (0.3, -0.3)], dull, 24, parent=e)
        S.tube([(0, 0, -0.1), (0, 0, 1.5)], 0.115, brass, 14, e)
        S.lathe([(0.115, 1.0), (0.2, 1.06), (0.2, 1.14), (0.115, 1.2)], brass, 20, parent=e)
        for s in (-1, 1):
            ear = [
                (s * (0.46 + 0.34 * math.cos(t)), 0, 1.52 + 0.4 * math.sin(t))
                for t in np.linspace(0, 6.28, 30)
            ]
            S.tube(ear, 0.17, brass, 12, e)
        return e

    # they walk into the light; the nearest two frame the way
    greys, walkers = ["#4a505c", "#565660", "#424a58", "#5c6068"], [(-1.75, -4.2), (1.7, -3.4)]
    for y, n in ((0.6, 4), (3.6, 4), (6.4, 4), (10.4, 4), (15, 6), (20, 6), (26, 8), (33, 8)):
        walkers += [
            (s * (1.9 + 0.028 * y + 1.75 * k), y + S.rnd.uniform(-0.5, 0.5))
            for s in (-1, 1)
            for k in range(n // 2)
        ]
    for k, (x, y) in enumerate(walkers):
        p = S.person(
            (x + S.rnd.uniform(-0.15, 0.15) * (y > -4), y, 0),
            3.7 * S.rnd.uniform(0.95, 1.05),
            greys[k % 4],
            "walk",
            180 + S.rnd.uniform(-5, 5),
            hair=("#2c2828", "#3a3434", "#4a4644")[k % 3],
            trousers="#2c2e36",
        )
        # they are not wound alike: each key has turned as far as it has
        spin = (14, -28)[k] if k < 2 else S.rnd.uniform(-60, 60)
        key = S.empty((0, 0.1, 0.59), (-34, 0, 0))
        key.parent = p
        wind_up((0, 0, 0), 0.135, (0, 0, spin), key)
        bowler = [
            (0, 0.1),
            (0.06, 0.095),
            (0.1, 0.05),
            (0.105, 0.0),
            (0.155, 0.0),
            (0.15, 0.016),
            (0.1, 0.016),
        ]
        S.lathe(bowler, S.mat("#2e3038", "cloth"), 28, (0, 0.02, 0.955), (-4, 0, 0), parent=p)
        S.box((0.2, 0.07, 0.15), S.mat("#4a3a34", "cloth"), (-0.2, 0.09, 0.34), parent=p, bevel=0.01)
    # she has stopped; her back has only the keyhole, and she holds her own key up to the light
    her = S.person(
        (0.0, 1.2, 0),
        3.5,
        "#f0b428",
        "stand",
        180,
        hair="#6a3018",
        style="bun",
        scarf="#c8402c",
        hands=((0.2, -0.03, 0.44), (-0.21, -0.1, 1.13)),
    )
    S.sphere(0.056, S.mat("#6a3018", "cloth"), (0, 0.035, 1.015), parent=her, seg=20)
    S.lathe(
        [(0, 0.012), (0.085, 0.012), (0.095, 0), (0.09, -0.05)],
        S.mat("#f0c058", "clay", rough=0.35, bump=0.0),
        32,
        (0, 0.1, 0.62),
        (-82, 0, 0),
        parent=her,
    )
    hole = S.mat("#1a1418", "clay", bump=0.0)
    S.sphere(0.036, hole, (0, 0.116, 0.634), (1, 0.35, 1), 20, her)
    S.box((0.032, 0.02, 0.08), hole, (0, 0.118, 0.598), (8, 0, 0), 0.004, her)
    up = S.empty((-0.21, -0.1, 1.11), (0, -12, 0))
    up.parent = her
    wind_up((0, 0, -0.04), 0.15, (0, 0, 14), up, plate=False)
    # her bowler lies where she has dropped it
    S.lathe(bowler, S.mat("#4a4a56", "cloth"), 28, (0.78, 0.0, 0.02), (10, -6, 0), 3.7)
    S.lamp((0.3, -1.2, 4.0), "#ffd890", 150, 0.5)
    S.lamp((0.0, -8.6, 3.4), "#b8c8f0", 60, 0.6)
    return S

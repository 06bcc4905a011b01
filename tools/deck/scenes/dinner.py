"""Two people dine at a table as long as a road; pictures say how it grew; she has sent a paper boat."""

import math

import numpy as np

from ..kit.light import area, grade, sky, spot
from ..kit.stage import Stage


def scene():
    S = Stage(
        "dinner",
        404,
        sky=sky("#2c2438", "#4a3444", "#6a4844"),
        ambient=0.8,
        key=[
            area((-3, -8, 9), "#ffd2a0", 900, 3.0),
            area((3, 3, 9), "#e8b0a0", 700, 3.0),
            spot((0, 13, 8.5), (0, 13.5, 1.5), power=4200, size=0.6),
        ],
        fog={"density": 0.018, "start": 16, "color": "#5a3a4a", "mix": 0.6},
        cam={"loc": (2.9, -13.5, 7.4), "tgt": (-0.25, 1.5, 2.9)},
        post={"grade": grade("#221238", "#ffecc8"), "bloom": 0.7, "bloom_th": 0.75},
    )
    S.chequer("#b89a80", "#4a2c34", 1.1, 7, -8, 24)
    wall = S.mat("#6a3440", "clay", nscale=0.6, vary=0.15)
    for s in (-1, 1):
        S.box((0.2, 40, 14), wall, (s * 4.4, 8, 6))
        for k in range(5):
            y = 3.2 + k * 3.4
            board = S.frame(
                (s * 4.25, y, 4.7), 2.45, 2.6, "#b98a3c", S.mat("#dcb878", "paper"), (0, 0, s * -90)
            )
            if s < 0:
                _pair(S, board, (0.26, 0.52, 0.7, 0.82, 0.88)[k], (1.4, 1.25, 1.1, 1.0, 1.0)[k], k)
                if k < 3:
                    S.lamp((-2.9, y - 0.3, 5.9), "#ffcf90", 52 - 14 * k, 0.3)
            S.box((0.1, 0.1, 10), S.mat("#8a5048", "wood"), (s * 4.28, y + 1.7, 5))
    S.box((10, 0.2, 14), wall, (0, 19, 6))
    S.box((10, 40, 0.2), S.mat("#3a2430", "clay"), (0, 8, 10.4))
    top = 1.55
    S.box((2.3, 17.5, 0.1), S.mat("#f2e9da", "cloth"), (0, 5.6, top), bevel=0.03)
    V, F = [], []
    for s in (-1, 1):
        b = len(V)
        for i in range(121):
            y = -3.1 + 17.4 * i / 120
            fold = 0.05 * math.sin(i * 1.1)
            V += [(s * 1.15, y, top + 0.04), (s * (1.22 + fold), y, top - 0.7)]
        F += [(b + 2 * i, b + 2 * i + 2, b + 2 * i + 3, b + 2 * i + 1) for i in range(120)]
    b = len(V)
    for i in range(31):
        x = -1.15 + 2.3 * i / 30
        V += [(x, -3.15, top + 0.04), (x, -3.22 + 0.04 * math.sin(i * 1.4), top - 0.7)]
    F += [(b + 2 * i, b + 2 * i + 2, b + 2 * i + 3, b + 2 * i + 1) for i in range(30)]
    S.obj(V, F, S.mat("#f2e9da", "cloth"))
    silver, white = S.mat("#c9c4bc", "metal", rough=0.25), S.mat("#f4f0ea", "clay", rough=0.15)
    for k in range(7):
        y = -0.8 + k * 2.2
        S.lathe(
            [(0, 0), (0.22, 0), (0.2, 0.05), (0.05, 0.1), (0.05, 0.6), (0.14, 0.66), (0, 0.68)],
            silver,
            20,
            (0, y, top + 0.05),
        )
        S.tube([(0, y, top + 0.7), (0, y, top + 0.95)], 0.045, S.mat("#f1e2c4", "clay"), 8)
        S.lathe(
            [(0, 0), (0.045, 0.06), (0.035, 0.14), (0, 0.26)],
            S.mat("#ffcf70", "glow", gain=6.0),
            12,
            (0, y, top + 0.99),
        )
        S.lamp((0, y - 0.1, top + 1.7), "#ffb860", 12, 0.15)
        if k % 2:
            for s in (-1, 1):
                S.lathe(
                    [(0, 0), (0.3, 0.0), (0.38, 0.05), (0, 0.03)], white, 24, (s * 0.7, y + 0.8, top + 0.06)
                )
    for y in (-2.5, 13.6):
        S.lathe([(0, 0), (0.36, 0.0), (0.46, 0.06), (0, 0.04)], white, 30, (0, y, top + 0.06))
        S.lathe(
            [(0, 0), (0.12, 0), (0.02, 0.06), (0.02, 0.3), (0.13, 0.45), (0.12, 0.62)],
            S.mat("#b8323a", "glass", rough=0.05),
            20,
            (0.55, y, top + 0.06),
        )
    S.chair((0, -4.1, -0.25), 3.0, "#5a3426", 180)
    S.person((0, -4.32, 1.28), 2.25, "#c2453a", "sit", 180, hair="#7a4a2c", style="bun")
    # he is behind his paper
    S.chair((0, 15.2, -0.2), 3.9, "#5a3426", 0)
    S.person(
        (0, 14.9, 1.6),
        2.7,
        "#2f4a6a",
        "sit",
        0,
        hair="#2c2024",
        hands=((0.3, -0.3, 0.37), (-0.3, -0.3, 0.37)),
    )
    for s in (-1, 1):
        S.box((0.8, 0.02, 1.0), S.mat("#f4ecd8", "paper"), (s * 0.4, 14.05, 2.62), (-6, 0, s * 9), 0.004)
        for k in range(6):
            S.box(
                (0.6, 0.02, 0.055),
                S.mat("#6a6460", "paper"),
                (s * 0.4, 14.02, 2.96 - 0.13 * k),
                (-6, 0, s * 9),
                0,
            )
    # her boat of red paper is on its way, and the cloth is water to it
    at = (0.66, 0.45)
    S.paperboat((*at, top + 0.13), 1.15, "#d8402f", 52)
    u, v = np.meshgrid(np.linspace(-0.4, 1.12, 150), np.linspace(-1.9, at[1] + 0.3, 230))
    behind = np.clip(at[1] + 0.25 - v, 0.0, 2.2)
    aside = np.abs(u - (at[0] - 0.34 * behind + 0.08 * behind**2))
    arm = 0.1 + 0.17 * behind
    swell = np.exp(-(((aside - arm) / 0.06) ** 2))
    swell += 0.6 * np.cos(behind * 21) * np.exp(-((aside / (0.6 * arm)) ** 2))
    swell *= np.clip(behind / 0.3, 0, 1) * np.clip((2.2 - behind) / 1.4, 0, 1)
    n = np.arange(u.size).reshape(u.shape)[:-1, :-1].ravel()
    wide = u.shape[1]
    S.obj(
        np.stack([u, v, top + 0.056 + 0.12 * swell], -1).reshape(-1, 3),
        np.stack([n, n + 1, n + wide + 1, n + wide], -1),
        S.mat("#f2e9da", "cloth"),
    )
    S.lamp((-0.4, 0.9, top + 1.2), "#ffd8a0", 16, 0.1)
    return S


def _pair(S, board, apart, size, k):
    """Two who dine at a table twice as long as apart, as the picture on the wall shows them."""
    e = S.empty((0, -0.03, 0.32 * size), (0, 0, 0), size)
    e.parent = board
    white, wood = S.mat("#fff6e4", "paper"), S.mat("#5a3426", "wood")
    S.box((2 * apart, 0.03, 0.3), white, (0, -0.06, -0.4), parent=e, bevel=0.01)
    for s, coat, hair in ((-1, "#d8402f", "#5a3020"), (1, "#3f6fb0", "#2c2024")):
        S.box((0.07, 0.02, 0.6), wood, (s * 0.75 * apart, -0.04, -0.8), parent=e, bevel=0.01)
        seat, neck = s * (apart + 0.12), s * (apart + (0.06 if k else -0.05))
        body = [((seat, 0, -0.62), 0.19, (neck, 0, -0.02), 0.13)]
        body += [((neck, 0, -0.08), 0.075, (s * (apart - 0.2), 0, -0.22), 0.06)]
        S.blob(body, S.mat(coat, "cloth"), (0, -0.06, 0), (0, 0, 0), (1, 0.2, 1), e, 0.02)
        legs = [((seat, 0, -0.68), 0.14, (s * (apart - 0.16), 0, -0.7), 0.1)]
        legs += [((s * (apart - 0.16), 0, -0.7), 0.09, (s * (apart - 0.13), 0, -1.1), 0.07)]
        S.blob(legs, wood, (0, -0.04, 0), (0, 0, 0), (1, 0.15, 1), e, 0.02)
        S.sphere(0.19, S.mat("#f4d4ac", "clay"), (neck, -0.07, 0.27), (1, 0.2, 1.05), 24, e)
        locks = [((neck + s * 0.1, 0, 0.3), 0.13), ((neck + s * 0.03, 0, 0.4), 0.1)]
        if s < 0:
            locks += [((neck - 0.2, 0, 0.38), 0.09)]
        S.blob(locks, S.mat(hair, "cloth"), (0, -0.1, 0), (0, 0, 0), (1, 0.2, 1), e, 0.02)
    for i in range((1, 3, 0, 0, 0)[k]):
        x = (i - k) * 0.3
        S.box((0.05, 0.03, 0.16), white, (x, -0.06, -0.18), parent=e, bevel=0.01)
        S.sphere(0.055, S.mat("#ffb040", "glow", gain=2.0), (x, -0.07, -0.03), (0.8, 0.2, 1.5), 12, e)

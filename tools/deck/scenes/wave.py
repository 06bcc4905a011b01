"""The great wave has stopped, and there is a door in it; on the stairs behind it somebody waits."""

import itertools
import math

import numpy as np
from mathutils import Vector

from ..kit.light import clouds, grade, sky, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "wave",
        955,
        sky=sky(
            "#3f6a94",
            "#7fb0b8",
            "#f0d8a0",
            "#f8b878",
            at=(0, 0.3, 0.55, 0.8),
            clouds=[clouds("#6f94a4", "#ffe8c8", (0.2, 0.16))],
        ),
        ambient=0.6,
        key=[sun((-7, -5, 6.0), "#ffe0b0", 3.2, 0.04), sun((3, -9, 7), "#c8e4f0", 0.8, 0.2)],
        fog={"density": 0.0},
        cam={"loc": (0.2, -13.2, 1.5), "tgt": (0.1, 0, 4.0)},
        post={
            "grade": grade("#0c2450", "#fff4d4", contrast=0.2),
            "bloom": 0.6,
            "motes": {"n": 90, "box": (0, 0.02, 1, 0.5), "gain": 0.5, "color": "#ffffff", "r": 1.3},
        },
    )
    S.ground("flat", "#d0ac78", base=-0.02, amp=0.05, mat=S.mat("#cfa878", "sand"))
    # two skins of water, drawn up from the beach: one in front, see-through, one behind, deep
    rows, columns = 90, 200
    u, x = np.linspace(0, 1, rows)[:, None], np.linspace(-7.5, 7.5, columns)[None, :]
    height = 3.6 + 5.6 / (1 + np.exp(-(x + 2.5) * 1.1)) + 0.35 * np.sin(1.3 * x + 1)
    keys = np.array(
        [
            (0, 0.0, 0.0),
            (0.12, 0.9, 0.08),
            (0.3, 1.8, 0.3),
            (0.5, 2.0, 0.55),
            (0.68, 1.5, 0.8),
            (0.82, 0.4, 0.95),
            (0.92, -0.9, 1.0),
            (1.0, -2.1, 0.93),
        ]
    )
    y = np.interp(u, keys[:, 0], keys[:, 1])
    y, z = np.array([y, np.interp(u, keys[:, 0], keys[:, 2])])
    soft = np.ones(9) / 9
    y[:, 0] = np.convolve(np.pad(y[:, 0], 4, "edge"), soft, "valid")
    z[:, 0] = np.convolve(np.pad(z[:, 0], 4, "edge"), soft, "valid")
    reach = np.clip(height / 9, 0.3, 1)
    flute, fine = S.nfun(0.9, 4, 4), S.nfun(2.6, 3, 9)
    drawn = 0.5 * (flute(x + 3 * u, 1.4 * u + 0 * x) - 0.5) + 0.16 * (fine(x + 2 * u, 1.2 * u + 0 * x) - 0.5)
    Y = 0.7 + y * reach + drawn * np.sin(np.pi * np.clip(u * 1.05, 0, 1)) ** 0.6 + 0.02 * x * x
    Z = z * height + 0.1 * drawn
    X = x + 0 * u
    i = np.arange(rows * columns).reshape(rows, columns)[:-1, :-1].ravel()
    faces = np.stack([i, i + 1, i + columns + 1, i + columns], -1)
    front = S.mat(
        "#1f7088",
        "clay",
        rough=0.12,
        vary=0.14,
        bump=0.05,
        bscale=2.5,
        nscale=0.7,
        lift=0.3,
        ramp=("#0c4a64", "#12708a", "#1f98a4", "#58ccb8", "#b8f0d8"),
        span=(0.0, 9.0),
    )
    skin = S.obj(np.stack([X, Y, Z], -1).reshape(-1, 3), faces, S.see_through(front, 0.62, "#cff4ee"))
    S.rays(skin, shadow=False, diffuse=False)
    deep = S.mat(
        "#0c3a5c",
        "clay",
        vary=0.2,
        bump=0.0,
        lift=0.5,
        ramp=("#082c48", "#0f5470", "#1f8c98", "#6fd0bc", "#d8f4d8"),
        span=(0.0, 9.2),
    )
    S.obj(np.stack([X, Y + 2.0 - 1.1 * u, Z], -1).reshape(-1, 3), faces, deep)

    def within(px, share):
        """A place between the two skins."""
        row, column = int(share * (rows - 1)), int((px + 7.5) / 15 * (columns - 1))
        return Vector((px, Y[row, column] + 0.4, Z[row, column]))

    for px, share, size, color, turn, tilt in (
        (2.35, 0.46, 3.3, "#2f5f78", 188, -6),
        (-1.1, 0.5, 0.75, "#f08a3c", 10, -20),
        (-0.5, 0.6, 0.62, "#f4b850", 16, -24),
        (-1.9, 0.36, 0.55, "#f08a3c", 5, -16),
        (0.7, 0.66, 0.7, "#e8604a", 20, -30),
        (0.1, 0.4, 0.5, "#f4b850", 12, -14),
        (-2.6, 0.5, 0.5, "#e8604a", 12, -30),
        (2.9, 0.24, 0.6, "#f08a3c", 170, 10),
    ):
        S.fish(within(px, share), size, color, turn, tilt=tilt)
    # foam: the lip with its claws, a line at the foot
    lip, claws = [], []
    for column in range(40, columns - 40):
        p = Vector((X[-1, column], Y[-1, column], Z[-1, column]))
        back = Vector((0, S.rnd.uniform(0.0, 0.9), S.rnd.uniform(0.0, 0.2)))
        lip += [p, p, p + back]
        if column % 2 == 0:
            long, side = S.rnd.uniform(0.4, 1.15), S.rnd.uniform(-0.3, 0.3)
            steps = ((0, 0, 0), (side, -0.35, -0.12), (1.6 * side, -0.5, -0.5), (1.4 * side, -0.42, -0.9))
            claws.append([p + Vector(d) * long for d in steps])
    S.froth(lip, 0.17, claws, voxel=0.045, balls=3, spread=1.1)
    S.froth(
        [(X[0, c], Y[0, c] - 0.15, 0.02) for c in range(30, columns - 30)],
        0.13,
        voxel=0.045,
        low=0.4,
        spread=1.2,
    )
    for _ in range(260):
        p = within(S.rnd.uniform(-3.5, 4), 1) + Vector((0, S.rnd.gauss(-1.1, 0.5), S.rnd.gauss(0.1, 0.7)))
        S.sphere(S.rnd.uniform(0.015, 0.06), S.mat("#fdfaf2", "snow"), p, seg=8)
    # the door, the stairs behind it, the water that is parted by its frame
    S.door((1.0, 0.2, 0.02), 2.7, 1.4, "#efe0bf", "#c8302c", 112, 0)
    _stairwell(S, 1.0)
    S.lamp((0.9, -1.1, 1.6), "#ffc060", 150, 0.4)
    rim = [(1.0 + s * 0.93, 0.35, h) for s in (-1, 1) for h in np.linspace(0.1, 2.0, 10)]
    rim += [(1.0 + 0.95 * math.cos(t), 0.35, 2.0 + 0.95 * math.sin(t)) for t in np.linspace(0.2, 2.94, 10)]
    S.froth(rim, 0.13, voxel=0.04, balls=2)
    for k in range(2):
        stone = S.mat("#b0a088", "stone")
        S.box((2.0 + 0.5 * k, 0.6, 0.16), stone, (1.0, -0.3 - 0.5 * k, 0.12 - 0.07 * k), bevel=0.04)
    # she has come up to it; somebody barefoot has come out before
    S.person(
        (-0.75, -2.3, 0.0),
        2.3,
        "#f0b838",
        "wave",
        138,
        hair="#5a2f1c",
        style="plait",
        hands=((0.2, -0.02, 0.46), (-0.13, -0.34, 0.72)),
        scarf="#c2302a",
    )
    S.box((0.5, 0.24, 0.4), S.mat("#7a4a30", "cloth"), (-1.5, -2.6, 0.2), (0, 0, 14), 0.05)
    S.tube([(-1.62, -2.6, 0.4), (-1.5, -2.6, 0.52), (-1.38, -2.57, 0.4)], 0.03, S.mat("#4a2c20", "clay"), 8)
    wet = S.mat("#8a6a48", "clay", rough=0.15, bump=0.0)
    for k in range(9):
        px, py = 1.2 + 0.13 * k + 0.17 * (-1) ** k, -1.5 - 0.55 * k
        S.sphere(0.13, wet, (px, py, 0.0), (0.75, 1.35, 0.12), 14, rot=(0, 0, 12))
        for toe in range(4):
            S.sphere(0.035, wet, (px - 0.075 + 0.05 * toe, py - 0.22 + 0.012 * toe, 0.005), (1, 1, 0.3), 8)
    S.umbrella((-2.75, -0.2, 2.2), 1.25, "#d8382e", (10, -12, 0), n=8)
    S.tube([(-2.5, -0.1, 1.2), (-2.28, -0.05, 0.0)], 0.028, S.mat("#3a2a22", "wood"), 8)
    return S


def _stairwell(S, x, steps=9, eye=1.5, far=8.0):
    """Vaulted stairs as a relief: they look ten times as deep as they are, so as not to reach the water."""

    def place(dx, z, depth):
        near = far / (far + depth)
        return (x + dx * near, 0.3 + 0.05 * depth, eye + (z - eye) * near)

    def face(corners, dark, light, t, lift=0.35):
        color = tuple(round((1 - t) * a + t * b) for a, b in zip(dark, light, strict=True))
        mat = S.mat("#{:02x}{:02x}{:02x}".format(*color), "clay", lift=lift, vary=0.06, bump=0.02)
        S.obj([place(*c) for c in corners], [range(len(corners))], mat, False)

    run, rise, half = 0.6, 0.165, 0.7
    end = run * (steps + 0.7)
    ring = [(-half, 0.0), (-half, 1.0), (-half, 2.0)]
    ring += [(-half * math.cos(a), 2.0 + half * math.sin(a)) for a in np.linspace(0, math.pi, 13)[1:-1]]
    ring += [(half, 2.0), (half, 1.0), (half, 0.0)]
    depths = np.linspace(0, end, 13)
    for d0, d1 in itertools.pairwise(depths):
        t = (d1 / end) ** 1.3
        for (x0, z0), (x1, z1) in itertools.pairwise(ring):
            shade = 0.75 + 0.25 * (x0 + x1 + 1.4) / 2.8
            dark = tuple(shade * c for c in (132, 70, 34))
            face([(x0, z0, d0), (x1, z1, d0), (x1, z1, d1), (x0, z0, d1)], dark, (250, 190, 104), t)
    face([(dx, z, end) for dx, z in ring], (250, 200, 120), (255, 214, 140), 1.0, 0.8)
    top = 0.06 + rise * steps
    arch = [(-0.4, top), (-0.4, top + 0.95)]
    arch += [(-0.4 * math.cos(a), top + 0.95 + 0.4 * math.sin(a)) for a in np.linspace(0, math.pi, 13)[1:-1]]
    arch += [(0.4, top + 0.95), (0.4, top)]
    S.obj(
        [place(dx, z, end - 0.1) for dx, z in arch],
        [range(len(arch))],
        S.mat("#fff2cc", "glow", gain=1.7),
        False,
    )
    for k in range(steps):
        z0, z1, d0, d1, t = 0.06 + rise * k, 0.06 + rise * (k + 1), run * k, run * (k + 1), k / (steps - 1)
        d1 = end if k == steps - 1 else d1
        # the shadow of who stands above falls down the steps, and grows wider
        w0, w1 = 0.34 - 0.22 * t, 0.34 - 0.22 * min(1, t + 1 / steps)
        for a0, a1, b0, b1, lit in (
            (-half, -w0, -half, -w1, 1.0),
            (-w0, w0, -w1, w1, 0.52),
            (w0, half, w1, half, 1.0),
        ):
            riser = [(a0, z0, d0), (a1, z0, d0), (a1, z1, d0), (a0, z1, d0)]
            face(riser, [lit * c for c in (120, 58, 26)], [lit * c for c in (196, 120, 56)], t)
            tread = [(a0, z1, d0), (a1, z1, d0), (b1, z1, d1), (b0, z1, d1)]
            face(tread, [lit * c for c in (226, 150, 74)], [lit * c for c in (255, 222, 150)], t)
    at = place(0.0, top, run * steps)
    S.person(
        (at[0], at[1] - 0.04, at[2]),
        0.8,
        "#1e2f4e",
        "stand",
        0,
        skin="#4a2c20",
        hair="#1c1418",
        style="long",
        hands=((0.22, -0.03, 1.02), (-0.2, -0.04, 0.42)),
    )

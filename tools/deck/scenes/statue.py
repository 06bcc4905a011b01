"""A child tells the stone something, and it weeps; the next in line has brought a handkerchief."""

import itertools
import math

import numpy as np
from mathutils import Matrix, Vector
from scipy.interpolate import PchipInterpolator

from ..kit.light import grade, sun
from ..kit.somebody import somebody
from ..kit.stage import Stage


def scene():
    S = Stage(
        "statue",
        181,
        sky={
            "stops": [(0, "#2c5a58"), (0.35, "#7fae90"), (0.6, "#d6dca0"), (0.8, "#f6e6b0"), (1, "#e8d29a")],
            "wash": 0.4,
        },
        ambient=0.44,
        key=[sun((-5.5, 7, 5.5), "#ffe2a0", 6.5, 0.05), sun((5, -6, 5), "#7fb0b0", 0.45, 0.4)],
        fog={"density": 0.06, "start": 17, "low": 0.5, "low_h": 1.4, "color": "#dbe6b0", "mix": 0.3},
        cam={"loc": (0, -14, 2.2), "tgt": (0, 0, 4.0)},
        post={
            "grade": grade("#0f3038", "#fff6cc", contrast=0.2),
            "beams": [
                {
                    "from": (-0.05, -0.05),
                    "to": (0.7, 0.85),
                    "w0": 0.04,
                    "w1": 0.2,
                    "color": "#fff0b0",
                    "gain": 0.2,
                },
            ],
            "motes": {"n": 70, "gain": 0.5},
        },
    )
    S.ground("hills", "#5a7040", amp=0.35, seed=41, flat=4.5)
    stone = S.mat(
        "#a9a58e", "stone", nscale=2.2, vary=0.2, bump=0.03, bscale=7, dust="#66783c", dusty=(0.55, 0.95)
    )
    z = S.z(0.4, 2.2)
    _, skin = stone_head(S, (0.45, 2.2, z + 1.25), 5.3, -62, stone)
    top = skin(150, 0.96)
    S.tree(
        top - Vector((0, 0, 0.1)),
        3.3,
        "#4f3a2c",
        ("#6f9a3c", "#a0c04f", "#d8d060"),
        5,
        0.75,
        1.6,
        0.13,
        seed=5,
        r=0.17,
    )
    # roots that taper, fork, and sink into the stone at their ends
    bark = S.mat("#5a4434", "wood", bump=0.08)
    roots = []
    for thick, bearings in (
        (0.15, [(146, 0.96), (128, 0.95), (100, 0.91), (78, 0.83), (66, 0.74), (70, 0.66), (62, 0.6)]),
        (0.07, [(80, 0.84), (88, 0.78), (84, 0.71), (90, 0.65)]),
        (
            0.19,
            [
                (150, 0.96),
                (132, 0.9),
                (116, 0.8),
                (118, 0.68),
                (111, 0.52),
                (119, 0.36),
                (113, 0.18),
                (119, -0.1),
            ],
        ),
        (0.1, [(117, 0.66), (126, 0.54), (136, 0.42), (134, 0.26), (143, 0.1), (138, -0.1), (146, -0.3)]),
        (0.08, [(116, 0.8), (106, 0.74), (98, 0.7), (86, 0.68)]),
        (0.15, [(160, 0.96), (166, 0.85), (158, 0.7), (150, 0.5), (153, 0.3), (147, 0.05), (150, -0.25)]),
        (0.13, [(140, 0.97), (70, 0.965), (42, 0.93), (30, 0.87), (20, 0.8), (22, 0.735), (14, 0.7)]),
        (0.065, [(31, 0.88), (40, 0.82), (38, 0.76), (46, 0.715)]),
        (0.06, [(55, 0.945), (60, 0.89), (53, 0.84), (57, 0.79)]),
    ):
        way = PchipInterpolator(range(len(bearings)), bearings)
        steps = np.linspace(0, len(bearings) - 1, 6 * len(bearings))
        radii = [thick * (1 - 0.9 * t / steps[-1]) * (1 + 0.1 * math.sin(7 * t)) for t in steps]
        line = [skin(*way(t), (0.25 * r - 0.012) / 5.3) for t, r in zip(steps, radii, strict=True)]
        roots += [(line[i], radii[i], line[i + 1], radii[i + 1]) for i in range(len(line) - 1)]
        if thick > 0.12:
            roots.append((top + Vector((0, 0, 0.45)), 0.13, line[2], 0.9 * radii[2]))
    S.blob(roots, bark, voxel=0.022, smooth=3)
    # tears run down the cheek one by one, drip from the jaw, and have made a pool
    wet = S.mat("#6f8c86", "clay", rough=0.1, bump=0.0, lift=0.1)
    tear = S.mat("#d4f0ff", "glow", gain=1.8)
    down = PchipInterpolator((0.0, 0.12, 0.28, 0.4, 0.48, 0.545), (30, 30, 32, 32, 29, 26))
    track = [skin(down(h), h, -0.006) for h in np.linspace(0.52, 0.02, 90)]
    S.blob([(p, 0.045, q, 0.045) for p, q in itertools.pairwise(track)], wet, voxel=0.018, smooth=2)
    for h, r in ((0.455, 0.15), (0.27, 0.19), (0.08, 0.16)):
        low, high = skin(down(h), h, -0.3 * r / 5.3), skin(down(h + 2.3 * r / 5.3), h + 2.3 * r / 5.3, -0.004)
        S.blob(
            [(low, r, low.lerp(high, 0.4), 0.62 * r), (low.lerp(high, 0.4), 0.62 * r, high, 0.02)],
            tear,
            voxel=0.014,
            smooth=3,
        )
    # the shut lids, and their lashes
    lash = S.mat("#2a2820", "stone")
    brim = [
        skin(b, 0.545 - 0.03 * math.cos((b - 30) / 20 * math.pi / 2), 0.004) for b in np.linspace(10, 51, 30)
    ]
    S.blob(
        [
            (p, 0.075 * math.sin(math.pi * (k + 0.6) / 30) + 0.014, q, 0.03)
            for k, (p, q) in enumerate(itertools.pairwise(brim))
        ],
        lash,
        voxel=0.016,
        smooth=2,
    )
    for k in (4, 9, 14, 19, 24):
        b = 10 + 41 * k / 29
        low = skin(
            b + 1.2 * (k - 14) / 5, 0.545 - 0.03 * math.cos((b - 30) / 20 * math.pi / 2) - 0.035, 0.012
        )
        S.tube([brim[k], brim[k].lerp(low, 0.5) + Vector((-0.01, -0.03, 0)), low], 0.035, lash, 6, taper=0.4)
    for h in (0.45, 0.27):
        S.lamp(skin(down(h), h, 0.09), "#b8e4ff", 5, 0.1)
    run = [track[-1]]
    for drop, r in ((0.3, 0.1), (0.75, 0.085), (1.2, 0.075)):
        at = run[-1] - Vector((0.02, 0.03, drop))
        S.blob([(at, r), (at, 0.7 * r, at + Vector((0, 0, 2.4 * r)), 0.012)], tear, voxel=0.012)
    px, py = run[-1].x - 0.05, run[-1].y - 0.05
    pool = [(0, 0.02), (0.9, 0.02), (1.0, -0.05)]
    S.lathe(pool, S.mat("#9fdcec", "glow", gain=0.9), 48, (px, py, S.z(px, py) + 0.1), scale=(1.2, 0.62, 1))
    for r in (0.2, 0.42):
        S.lathe(
            [(r, 0.0), (r + 0.025, 0.025), (r + 0.05, 0.0)],
            tear,
            40,
            (px + 0.03, py, S.z(px, py) + 0.12),
            scale=(1, 0.55, 1),
        )
    for _ in range(90):
        a, far = S.rnd.uniform(0, 6.28), S.rnd.uniform(0.95, 1.5)
        x, y = px + 1.2 * far * math.cos(a), py + 0.66 * far * math.sin(a)
        S.flowers(1, (x, x), (y, y), ("#f4f6ff", "#a8c4f4", "#7f98e0"), high=0.34, big=1.5)
    for x, y, r in ((1.9, 0.9, 0.42), (-0.1, 1.4, 0.36), (2.7, 1.9, 0.6), (3.1, 0.4, 0.35), (0.7, 0.7, 0.22)):
        S.sphere(r, stone, (x, y, S.z(x, y) + 0.25 * r), (1.3, 1, 0.75), 20, bumpy=0.12)
    greens = ("#55803c", "#6f9440", "#8aa048")
    for _ in range(16):
        x, y = S.rnd.uniform(-0.4, 3.4), S.rnd.uniform(0.2, 1.4)
        for _k in range(5):
            a = S.rnd.uniform(0, 6.28)
            S.frond(
                (x, y, S.z(x, y)),
                (math.cos(a), math.sin(a) - 0.4, 0.5),
                S.rnd.uniform(0.5, 0.9),
                S.rnd.choice(greens),
            )
    S.grass(500, (-4.5, 4.5), (-3.8, -1.7), greens, 0.13)
    S.grass(600, (-4.5, 4.5), (0.6, 7), greens, 0.22)
    for x, y, h, r in (
        (-5.3, 4, 9.5, 0.42),
        (6.4, 9, 11, 0.5),
        (-2.6, 12, 12, 0.42),
        (5.6, 11, 12, 0.5),
        (-6.6, 16, 13, 0.5),
        (0.6, 20, 13, 0.5),
        (-3.4, 24, 14, 0.5),
        (4.2, 22, 14, 0.5),
        (9, 20, 14, 0.6),
        (-10, 24, 14, 0.6),
    ):
        S.tree(
            (x, y, S.z(x, y)),
            h,
            "#4a4034",
            ("#4f7a3c", "#6f9a48", "#8fae58"),
            6,
            0.6,
            1.6,
            0.2,
            seed=int(10 * y),
            r=r,
        )
    # whoever has something to tell climbs up; the next ones wait
    ear = skin(96, 0.42)
    foot, rest = Vector((2.45, -1.7, S.z(2.45, -1.7))), Vector((ear.x + 0.55, ear.y - 0.15, ear.z + 0.9))
    S.ladder(foot, rest, 0.5, "#a8744a", 0.3, 0.04)
    t = 0.62
    stand = foot.lerp(rest, t)
    somebody(
        S,
        stand + Vector((0, -0.14, 0)),
        1.25,
        "#c8322a",
        196,
        pelvis=(0, 0, 0.4),
        chest=(0.03, -0.04, 0.66),
        head=(0.06, -0.08, 0.85),
        turn=(-6, 0, 26),
        hands=((0.2, -0.16, 0.86), (-0.16, -0.2, 0.66)),
        elbows=((0.2, -0.02, 0.66), (-0.2, -0.06, 0.58)),
        grips=(((-0.3, -0.4, 1), (-0.3, -1, 0), (-1, 0, 0)), ((0.4, -0.5, 0.2), (0, 0, 1), (0, 0, -1))),
        feet=((0.07, -0.06, 0.0), (-0.07, -0.14, 0.2)),
        knees=((0.08, -0.08, 0.2), (-0.1, -0.16, 0.32)),
        hem=0.14,
        flare=0.14,
        hair="#3a2620",
        style="plait",
    )
    S.lamp(stand + Vector((-0.5, -1.0, 1.2)), "#ffd8a0", 45, 0.3)
    S.lamp((px + 0.2, py - 0.5, S.z(px, py) + 0.5), "#a8e0ff", 22, 0.3)
    S.lamp((0.4, -4.6, 2.2), "#ffe8c0", 70, 0.6)
    # the next in line has brought a handkerchief large enough
    x, y = 0.55, -2.75
    old = somebody(
        S,
        (x, y, S.z(x, y)),
        1.45,
        "#7a5a8a",
        160,
        chest=(0, -0.04, 0.67),
        head=(0, -0.08, 0.855),
        turn=(-14, 0, 0),
        hands=((0.3, -0.2, 0.86), (-0.3, -0.2, 0.86)),
        elbows=((0.24, -0.06, 0.64), (-0.24, -0.06, 0.64)),
        grips=(((0.3, -0.3, 1), (-1, 0, 0), (0, -1, 0)), ((-0.3, -0.3, 1), (1, 0, 0), (0, -1, 0))),
        hem=0.3,
        flare=0.17,
        hair="#e4ddd0",
        style="bun",
    )
    linen, n, V = S.mat("#fbf6ea", "cloth", lift=0.25), 20, []
    for i in range(n + 1):
        for k in range(n + 1):
            u, v = 2 * i / n - 1, k / n
            sag = 0.1 * (1 - u * u)
            V.append((0.34 * u, -0.25 - 0.03 * math.sin(7 * u) * v, 0.92 - sag - 0.5 * v))
    F = [
        (i * (n + 1) + k, i * (n + 1) + k + 1, (i + 1) * (n + 1) + k + 1, (i + 1) * (n + 1) + k)
        for i in range(n)
        for k in range(n)
    ]
    S.obj(V, F, linen, True, parent=old).modifiers.new("thick", "SOLIDIFY").thickness = 0.012
    x, y = 1.6, -2.4
    somebody(
        S,
        (x, y, S.z(x, y)),
        1.6,
        "#3f4a6a",
        186,
        hands=((0.06, 0.13, 0.46), (-0.06, 0.13, 0.46)),
        elbows=((0.22, 0.1, 0.56), (-0.22, 0.1, 0.56)),
        grips=(((-1, 0.1, 0), (0, 0, 1), (0, 0, 0)), ((1, 0.1, 0), (0, 0, 1), (0, 0, 0))),
        turn=(-10, 0, 12),
        hem=0.26,
        flare=0.14,
        hair="#5a3a26",
        style="short",
    )
    return S


def stone_head(S, at, size, turn, stone):
    """Carve a head with its eyes shut, one unit from chin to crown; return it and its skin.

    It looks to the camera at turn 0. The skin gives a point of it for a bearing in degrees (90 is its left
    ear) and a height.
    """
    heights = [-0.4, -0.1, -0.02, 0.03, 0.1, 0.2, 0.33, 0.5, 0.6, 0.68, 0.78, 0.88, 0.95, 0.985, 1.0]
    front = [0.25, 0.23, 0.3, 0.39, 0.43, 0.41, 0.42, 0.42, 0.415, 0.42, 0.415, 0.36, 0.25, 0.14, 0.0]
    back = [0.34, 0.28, 0.27, 0.27, 0.29, 0.33, 0.41, 0.49, 0.52, 0.52, 0.48, 0.37, 0.25, 0.14, 0.0]
    wide = [0.33, 0.24, 0.22, 0.23, 0.27, 0.31, 0.345, 0.365, 0.365, 0.37, 0.355, 0.29, 0.2, 0.115, 0.0]
    rough = S.nfun(9.0, 4, 77)

    def bump(x, z, cx, cz, sx, sz):
        return np.exp(-(((x - cx) / sx) ** 2) - ((z - cz) / sz) ** 2)

    def skin(a, z):
        f, b, w = (PchipInterpolator(heights, v)(z) for v in (front, back, wide))
        x, y = w * np.sin(a), -np.where(np.cos(a) > 0, f, b) * np.cos(a)
        face = np.clip(np.cos(a) * 3, 0, 1)
        one = abs(x)
        nose = PchipInterpolator(
            [0.3, 0.34, 0.365, 0.4, 0.44, 0.6, 0.69, 1.1], [0, 0, 0.1, 0.155, 0.145, 0.05, 0, 0]
        )(np.clip(z, 0.3, 1.1))
        out = nose * np.exp(-((x / np.interp(z, [0.36, 0.4, 0.6], [0.095, 0.08, 0.05])) ** 2))
        out += 0.04 * bump(one, z, 0.085, 0.385, 0.035, 0.03)
        arch = 0.655 + 0.035 * np.sin(np.clip(one / 0.26, 0, 1.25) * math.pi)
        out += 0.028 * np.exp(-(((z - arch) / 0.036) ** 2)) * np.clip((0.31 - one) * 7, 0, 1)
        out -= 0.1 * bump(one, z, 0.165, 0.578, 0.12, 0.068)
        out += 0.095 * bump(one, z, 0.175, 0.565, 0.088, 0.046)
        lid = 0.545 - 0.026 * np.cos(np.clip((one - 0.175) / 0.11, -1, 1) * math.pi / 2)
        out -= 0.03 * np.exp(-(((z - lid) / 0.01) ** 2)) * np.clip((0.105 - abs(one - 0.175)) * 40, 0, 1)
        fold = 0.6 + 0.022 * np.cos(np.clip((one - 0.175) / 0.12, -1, 1) * math.pi / 2)
        out -= 0.02 * np.exp(-(((z - fold) / 0.009) ** 2)) * np.clip((0.12 - abs(one - 0.175)) * 30, 0, 1)
        out += 0.03 * bump(one, z, 0.26, 0.45, 0.09, 0.07)
        mouth = np.clip((0.15 - one) * 16, 0, 1)
        out += mouth * 0.038 * np.exp(-(((z - 0.262) / 0.034) ** 2))
        out += mouth * 0.04 * np.exp(-(((z - 0.19) / 0.034) ** 2)) * np.clip((0.13 - one) * 16, 0, 1)
        out -= 0.032 * np.exp(-(((z - 0.228) / 0.009) ** 2)) * np.clip((0.16 - one) * 20, 0, 1)
        out -= 0.025 * bump(one, z, 0, 0.135, 0.13, 0.03)
        out += 0.03 * bump(one, z, 0, 0.06, 0.1, 0.05)
        worn = 0.016 * (rough(a * 1.1 + 3, z * 2.2) - 0.5)
        out = out * face + worn
        return x + out * np.sin(a), y - out * np.cos(a), z

    e = S.empty(at, (0, 0, turn), size)
    na, zs = 300, np.concatenate([np.linspace(-0.4, 0.9, 250), np.linspace(0.905, 1.0, 30)])
    A, Z = np.meshgrid(np.linspace(0, 2 * math.pi, na, endpoint=False), zs)
    V = np.stack(skin(A, Z), -1).reshape(-1, 3)
    i = np.arange(len(zs) - 1)[:, None] * na
    k = np.arange(na)[None, :]
    F = np.stack([i + k, i + (k + 1) % na, i + na + (k + 1) % na, i + na + k], -1).reshape(-1, 4)
    S.obj(V, F, stone, True, parent=e)
    # the ear: a shell with a lobe, a rim that winds inward, and the hollow it guards
    rim = [(0.0, 0.5), (0.005, 0.57), (0.04, 0.625), (0.1, 0.635), (0.15, 0.6), (0.16, 0.53)]
    rim += [(0.135, 0.455), (0.1, 0.4), (0.07, 0.35), (0.035, 0.33), (0.01, 0.36)]
    inner = [(0.055, 0.575), (0.1, 0.575), (0.115, 0.52), (0.095, 0.455), (0.055, 0.415)]
    hollow = S.mat("#4c4a3e", "stone")
    for side in (-1, 1):
        parts, mid = [], Vector((0.07, 0.5))

        def out(y, z, lift, side=side):
            return Vector((side * (0.34 + lift + 0.3 * y), y, z))

        for y, z in rim[1:-1]:
            for u in (0.3, 0.65, 0.95):
                c = mid.lerp(Vector((y, z)), u)
                parts.append((out(c.x, c.y, 0.0), 0.036))
        for line, r, lift in ((rim, 0.025, 0.04), (inner, 0.018, 0.03)):
            points = [out(y, z, lift) for y, z in line]
            parts += [(p, r, q, r) for p, q in itertools.pairwise(points)]
        parts += [(out(0.04, 0.355, 0.03), 0.042), (out(0.005, 0.475, 0.04), 0.03)]
        S.blob(parts, stone, parent=e, voxel=0.008, smooth=3)
        S.sphere(0.04, hollow, out(0.05, 0.485, 0.036), (0.35, 0.8, 1.25), 20, e)

    def point(bearing, z, out=0.0):
        a = math.radians(bearing)
        x, y, z = (float(v[0]) for v in skin(np.array([a]), np.array([z])))
        local = Vector((x + out * math.sin(a), y - out * math.cos(a), z))
        return Vector(at) + Matrix.Rotation(math.radians(turn), 3, "Z") @ local * size

    return e, point

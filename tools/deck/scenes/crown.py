"""At low tide a crown of sand, its king, a paper fleet that comes with the sea, and a crab that gives up."""

import itertools
import math

import numpy as np
from mathutils import Vector

from ..kit.light import clouds, grade, sky, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "crown",
        309,
        sky=sky(
            "#4a6aa4",
            "#90aec4",
            "#f6d49c",
            "#fba870",
            at=(0, 0.12, 0.24, 0.32),
            clouds=[clouds("#8a80a8", "#ffdcb8", (0.1, 0.1), 0.8)],
        ),
        ambient=0.55,
        key=[sun((-4.5, 12, 4.6), "#ffcf90", 4.6, 0.03, (0, 0, 0.6)), sun((-6, -7, 6), "#b8c4f4", 1.5, 0.3)],
        fog={"density": 0.006, "start": 30, "color": "#b8c0c8", "mix": 0.5},
        cam={"loc": (0.0, -13.5, 6.0), "tgt": (0.0, 0, 2.9)},
        post={"grade": grade("#1c2058", "#fff0cc", contrast=0.2), "bloom": 0.6, "bloom_th": 0.8},
    )
    dune = S.nfun(0.35, 4, 3)
    S.grid(
        (-16, 16),
        (-9, 9),
        lambda x, y: 0.3 * (dune(x, y) - 0.5) - 0.06 * np.maximum(y - 2, 0),
        S.mat("#a8867c", "sand", bump=0.05),
        200,
        200,
        1.0,
    )
    S.obj(
        [(-90, 5.6, -0.12), (90, 5.6, -0.12), (90, 128, -0.12), (-90, 128, -0.12)],
        [(0, 1, 2, 3)],
        S.mat("#2a7496", "clay", rough=0.36, bump=0.3, bscale=1.6, nscale=0.12, vary=0.16),
        False,
    )
    # the crown: a wall of sand whose points are towers, shells for jewels; the sea has breached it
    sand = S.mat("#f0cc92", "sand", bump=0.09, bscale=12)
    R, n, m, rough = 2.15, 220, 26, S.nfun(1.4, 4, 6)
    V, F = [], []
    for i in range(n):
        a, part = 2 * math.pi * i / n, ((i + 11) % 22) / 22
        peak = 0.75 + 0.95 * max(0.0, 1 - abs(2 * part - 1) * 1.2) ** 0.9
        off = abs(math.degrees(a) - 100)
        if off < 20:
            peak = 0.2 + 0.55 * off / 20
        for k in range(m):
            t = k / (m - 1)
            h = peak * (1 - abs(2 * t - 1))
            at = np.array([[3 * math.cos(a) + h]]), np.array([[3 * math.sin(a) + 2 * h]])
            r = R * (1 + 0.07 * h) + 0.16 * (float(rough(*at)[0, 0]) - 0.5)
            r += 0.45 * (1 - h / peak) ** 2 if t <= 0.5 else -0.3 * (1 - h / peak)
            V.append((r * math.cos(a), r * math.sin(a), h - 0.06))
    for i in range(n):
        j = (i + 1) % n
        F += [(i * m + k, j * m + k, j * m + k + 1, i * m + k + 1) for k in range(m - 1)]
    S.obj(V, F, sand)
    for k in range(10):
        a, b = 2 * math.pi * k / 10, 2 * math.pi * (k + 0.5) / 10
        if k != 3:
            p = Vector((R * 1.13 * math.cos(a), R * 1.13 * math.sin(a), 1.72))
            S.sphere(0.17, sand, p, seg=20)
            if k in (5, 0):
                top = p + Vector((0, 0, 0.95))
                S.tube([p, top], 0.025, S.mat("#7a5a3c", "wood"), 8)
                flag = [top, top + Vector((-0.6, 0.05, -0.18)), top + Vector((0, 0, -0.38))]
                one = S.obj(flag, [(0, 1, 2)], S.mat(("#f0e4cc", "#d8402e")[k == 5], "cloth"), False)
                one.modifiers.new("thick", "SOLIDIFY").thickness = 0.02
        for d, r, c in ((0, 0.15, "#f4b0a0"), (0.34, 0.1, "#8ac0c8"), (-0.34, 0.1, "#f6ecd8")):
            w = b + 0.3 * d
            S.sphere(
                r,
                S.mat(c, "clay", rough=0.2),
                (1.17 * R * math.cos(w), 1.17 * R * math.sin(w), 0.42),
                (1, 1, 0.9),
                18,
            )
    # a moat, in which the evening lies
    wet = S.mat("#2f7088", "water", wave=0.22, sx=3, sy=3, rough=0.12)
    edge, V, n = S.nfun(0.9, 3, 31), [], 140
    bank = []
    for i in range(n + 1):
        a = math.radians(172 + 196 * i / n)
        g = float(edge(np.array([[3 * math.cos(a) + 9]]), np.array([[3 * math.sin(a)]]))[0, 0]) - 0.5
        far = 2.35 + (0.75 + 0.5 * g) * math.sin(math.pi * i / n) ** 0.45
        for r in (2.3, far):
            V.append((r * math.cos(a), r * math.sin(a), 0.1))
        bank.append(Vector((far * math.cos(a), far * math.sin(a), 0.04)))
    S.obj(V, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(n)], wet, False)
    heap = [
        (p, 0.12 + 0.03 * math.sin(0.13 * i), q, 0.12 + 0.03 * math.sin(0.13 * (i + 1)))
        for i, (p, q) in enumerate(itertools.pairwise(bank))
    ]
    S.blob(heap, S.mat("#a07e72", "sand", bump=0.06), voxel=0.04, smooth=4)
    S.froth(
        [0.955 * p + Vector((0, 0, 0.03)) for p in bank[4:-4:2]],
        0.035,
        voxel=0.02,
        balls=2,
        spread=1.4,
        low=0.2,
    )
    # the king stands on a mound in the middle, barefoot: a striped towel for a cloak, a spade for a sceptre
    S.lathe([(1.15, -0.1), (1.0, 0.35), (0.8, 0.75), (0.62, 0.92), (0.5, 0.95), (0, 0.96)], sand, 40)
    skin = S.mat("#f0c8a0", "clay")
    king = S.person(
        (0, 0, 0.94),
        2.2,
        "#f0c8a0",
        "stand",
        172,
        hair="#8a5a2c",
        trousers="#f0c8a0",
        skirt=False,
        hands=((0.22, -0.06, 1.04), (-0.4, -0.16, 0.83)),
        feet=((0.085, 0.0, 0.03), (-0.085, -0.05, 0.03)),
        skin="#f0c8a0",
    )
    S.blob(
        [((0, 0, 0.42), 0.118)]
        + [((s * 0.062, 0, 0.4), 0.074, (s * 0.075, 0, 0.29), 0.078) for s in (-1, 1)],
        S.mat("#3f7aa8", "cloth"),
        parent=king,
        voxel=0.014,
    )
    for s, y in ((1, 0.0), (-1, -0.05)):
        # bare feet over the shoes
        S.blob(
            [((s * 0.085, y + 0.02, 0.035), 0.05, (s * 0.095, y - 0.09, 0.025), 0.045)],
            skin,
            parent=king,
            voxel=0.01,
        )
    cloak, rows, columns = [], 20, 49
    for t in np.linspace(0, 1, rows):
        for w in np.linspace(-1, 1, columns):
            wide = 0.125 + 0.12 * t**0.8
            fold = 0.028 * math.sin(9.5 * w + 0.6) * t**0.7
            x = wide * w * (1 - 0.08 * t) + 0.07 * t * t
            y = 0.1 + 0.095 * t + fold - 0.09 * (w * w) * (1 - 0.4 * t)
            cloak.append((x, y, 0.79 - 0.56 * t + 0.025 * t * math.cos(5 * w + 1)))
    quads = [
        (columns * i + j, columns * i + j + 1, columns * (i + 1) + j + 1, columns * (i + 1) + j)
        for i in range(rows - 1)
        for j in range(columns - 1)
    ]
    towel = S.obj(cloak, quads, S.mat("#d03a30", "cloth", vary=0.15), True, parent=king)
    towel.data.materials.append(S.mat("#f6ead4", "cloth"))
    for face in towel.data.polygons:
        face.material_index = face.index // (columns - 1) in (11, 12, 15)
    towel.modifiers.new("thick", "SOLIDIFY").thickness = 0.018
    S.blob(
        [((-0.05, -0.085, 0.775), 0.028, (0.05, -0.085, 0.775), 0.028)],
        S.mat("#d03a30", "cloth"),
        parent=king,
        voxel=0.01,
    )
    gold, q = S.mat("#f4c040", "clay", rough=0.3, lift=0.15), 60
    V, F = [], []
    for i in range(q):
        a = 2 * math.pi * i / q
        up = 0.09 + 0.07 * (1 - abs(2 * (i % 10) / 10 - 1))
        V += [(0.1 * math.cos(a), 0.1 * math.sin(a), 0), (0.118 * math.cos(a), 0.118 * math.sin(a), up)]
    F = [(2 * i, 2 * ((i + 1) % q), 2 * ((i + 1) % q) + 1, 2 * i + 1) for i in range(q)]
    paper = S.obj(V, F, gold, False, (0, 0.02, 0.95), parent=king)
    paper.modifiers.new("thick", "SOLIDIFY").thickness = 0.008
    # the spade is raised whole, by the bar of its grip; the other hand points out the enemy
    hand = king.matrix_basis @ Vector((0.22, -0.06, 1.04))
    spade = S.empty(hand + Vector((0, -0.03, 0.1)), (0, -5, 8))
    wood, blue = S.mat("#c8975c", "wood"), S.mat("#3f8ac8", "clay", rough=0.25, lift=0.06)
    S.tube([(0, 0, 0.3), (0, 0, 1.2)], 0.055, wood, 12, spade)
    S.tube(
        [(0, 0, 0.36), (-0.17, 0, 0.2), (-0.19, 0, 0.0), (0.19, 0, 0.0), (0.17, 0, 0.2), (0, 0, 0.36)],
        0.05,
        blue,
        10,
        spade,
    )
    S.tube([(0, 0, 0.85), (0, 0, 1.2)], 0.08, blue, 12, spade, taper=1.3)
    S.clasp((0, 0, 0), 0.05, (1, 0, 0), (0, -0.45, -1), skin, 0.115, spade)
    point, out = Vector((-0.4, -0.16, 0.83)), Vector((-0.8, -0.55, 0.25)).normalized()
    S.tube([point, point + 0.1 * out], 0.017, skin, 8, king, taper=0.8)
    S.tube([point, point + 0.04 * out + Vector((0, 0, 0.055))], 0.017, skin, 8, king, taper=0.8)
    V, F, m = [], [], 13
    for t in np.linspace(0, 1, 25):
        half = (
            0.3
            * min(1.0, (t / 0.05) ** 0.5 if t < 0.05 else 1.0)
            * (1.0 if t < 0.55 else max(0.02, 1 - ((t - 0.55) / 0.45) ** 2.2))
        )
        for u in np.linspace(-1, 1, m):
            V.append(
                (
                    half * u,
                    0.09 * u * u - 0.05 - 0.05 * math.exp(-((u / 0.16) ** 2)) * (1 - t),
                    1.1 + 0.78 * t,
                )
            )
    F = [
        (m * i + j, m * i + j + 1, m * i + m + j + 1, m * i + m + j) for i in range(24) for j in range(m - 1)
    ]
    S.obj(V, F, blue, True, parent=spade).modifiers.new("thick", "SOLIDIFY").thickness = 0.045
    # his people: a crab at the gate, who shows the white flag, a bucket, the prints of those who have left
    crab = S.mat("#d8503c", "clay", rough=0.4)
    S.sphere(1, crab, (-1.5, -3.25, 0.26), (0.42, 0.3, 0.17), 32)
    S.sphere(1, S.mat("#e8784c", "clay"), (-1.5, -3.33, 0.2), (0.36, 0.25, 0.12), 24)
    for s in (-1, 1):
        for k in range(3):
            y, out = -3.2 + 0.16 * k, 0.72 - 0.06 * k
            knee = (-1.5 + s * out * 0.8, y + 0.08 * k, 0.34 - 0.03 * k)
            leg = [(-1.5 + s * 0.3, y, 0.22), knee, (-1.5 + s * (out + 0.14), y + 0.12 * k, 0.02)]
            S.tube(leg, 0.05, crab, 8, taper=0.3, smooth=5)
        # an arm bends out and up, and opens its claw
        elbow, wrist = Vector((-1.5 + s * 0.66, -3.5, 0.36)), Vector((-1.5 + s * 0.74, -3.52, 0.66))
        S.blob(
            [((-1.5 + s * 0.32, -3.4, 0.28), 0.07, elbow, 0.085), (elbow, 0.08, wrist, 0.06)],
            crab,
            voxel=0.02,
        )
        palm = wrist + Vector((s * 0.0, 0, 0.14))
        claw = [(palm, 0.13, palm + Vector((0, 0, 0.06)), 0.135)]
        for bow, reach, thick in ((0.15, 0.36, 0.085), (-0.13, 0.28, 0.06)):
            root, mid = palm + Vector((s * bow * 0.5, 0, 0.1)), palm + Vector((s * bow * 1.25, 0, 0.22))
            claw += [
                (root, thick, mid, 0.8 * thick),
                (mid, 0.8 * thick, palm + Vector((s * bow * 0.35, 0, reach + 0.06)), 0.015),
            ]
        S.blob(claw, crab, voxel=0.018, smooth=3)
        eye = Vector((-1.5 + s * 0.12, -3.48, 0.56))
        S.tube([(-1.5 + s * 0.1, -3.42, 0.38), eye], 0.03, crab, 8)
        S.sphere(0.06, S.mat("#1c1618", "clay", rough=0.15), eye, seg=14)
    stick = Vector((-0.74, -3.55, 0.9))
    S.tube([stick, stick + Vector((0.1, 0, 1.0))], 0.028, S.mat("#7a5a3c", "wood"), 8)
    sheet = [
        stick + Vector((0.1 - 0.62 * u - 0.06 * v, -0.05 * math.sin(6 * u), 0.98 - 0.42 * v - 0.1 * u * u))
        for u in np.linspace(0, 1, 12)
        for v in (0, 1)
    ]
    S.obj(
        sheet,
        [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(11)],
        S.mat("#fbf6ea", "cloth", lift=0.25),
        True,
    ).modifiers.new("thick", "SOLIDIFY").thickness = 0.02
    S.lathe(
        [(0, 0), (0.34, 0), (0.46, 0.66), (0.41, 0.66), (0.32, 0.06), (0, 0.06)],
        S.mat("#e8b83c", "clay", rough=0.3),
        30,
        (2.3, -3.1, 0.0),
    )
    dent = S.mat("#a87c54", "sand")
    for k in range(13):
        x, y = 0.5 + 0.2 * k + 0.14 * (-1) ** k, -3.4 - 0.32 * k
        S.sphere(
            0.12,
            dent,
            (x, y, 0.3 * (float(dune(np.array([[x]]), np.array([[y]]))[0, 0]) - 0.5)),
            (0.8, 1.3, 0.2),
            12,
        )
    # the fleet in a wedge, and its flagship under a black flag, who is nearly there
    lead = Vector((1.75, 6.6, -0.12))
    S.paperboat(lead, 3.6, "#fff6e2", rot=24)
    mast = lead + Vector((0.0, 0.0, 1.0))
    S.tube([mast, mast + Vector((0, 0, 1.25))], 0.035, S.mat("#5a4030", "wood"), 8)
    flag = [
        mast + Vector(d)
        for d in ((0, 0, 1.22), (0.42, 0, 1.14), (0.8, 0, 1.2), (0.8, 0, 0.72), (0.4, 0, 0.66), (0, 0, 0.74))
    ]
    black = S.obj(flag, [tuple(range(6))], S.mat("#241c2c", "cloth"), False)
    black.modifiers.new("thick", "SOLIDIFY").thickness = 0.02
    for rank, y in enumerate((9.6, 12.8, 16.8, 22.0), 1):
        for k in range(rank + 1):
            x = lead.x + (k - rank / 2) * (2.5 + 0.3 * rank) - 0.25 * rank
            at = (
                x + S.rnd.uniform(-0.25, 0.25),
                y + 1.1 * abs(k - rank / 2) + S.rnd.uniform(-0.3, 0.3),
                -0.1,
            )
            S.paperboat(at, 2.0, "#fff6e2", rot=20 + S.rnd.uniform(-8, 8))

    # a film of water over the sand, and thin foam along its edge
    def lies(x, y):
        return 0.3 * (float(dune(np.array([[x]]), np.array([[y]]))[0, 0]) - 0.5) - 0.06 * max(y - 2, 0)

    shore = []
    for x in np.linspace(-9, 9, 240):
        y = 5.3 + 0.4 * math.sin(0.9 * x) + 0.12 * math.sin(3.7 * x)
        if abs(x + 0.4) < 1.75:
            y -= 2.6 * math.cos((x + 0.4) * 0.9)
        shore.append((x, y))
    lace = S.nfun(1.1, 4, 23)
    S.obj(
        [*[(x, y, lies(x, y) + 0.02) for x, y in shore], (9, 9, 0.0), (-9, 9, 0.0)],
        [tuple(range(len(shore) + 2))],
        S.mat("#6fa4b4", "water", wave=0.04),
        False,
    )
    for away, r, least in ((-0.05, 0.075, 0.36), (0.8, 0.05, 0.52), (1.7, 0.05, 0.56)):
        line = []
        for x, y in shore:
            g = float(lace(np.array([[2 * x + 5 * away]]), np.array([[away]]))[0, 0])
            if g > least:
                yy = y + away + 0.5 * (g - 0.5)
                line.append((x, yy, max(lies(x, yy), -0.13) + 0.04))
        S.froth(line, r, voxel=0.03, balls=3, spread=1.3, low=0.3)
    return S

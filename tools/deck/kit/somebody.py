"""People with more to them: a face at rest or glad, elbows and knees, hands with a thumb, a hem."""

import math

import numpy as np
from mathutils import Vector

# How a small face feels: lids (1 shut, curved down; -1 shut, curved up), mouth corners, mouth open, brows.
SMALL_MOODS = {
    "still": (1, 0.3, 0.0, 0.0),
    "happy": (-1, 1.0, 0.0, 0.2),
    "amazed": (0, 0.2, 1.0, 0.7),
    "sorry": (1, -0.8, 0.0, 0.5),
    "awake": (0, 0.5, 0.0, 0.2),
}


def somebody(
    S,
    at,
    h,
    coat,
    face=0.0,
    rot=None,
    *,
    pelvis=(0, 0, 0.42),
    chest=(0, 0, 0.68),
    head=(0, -0.01, 0.875),
    turn=(0, 0, 0),
    hands=((0.2, -0.06, 0.44), (-0.2, -0.06, 0.44)),
    elbows=(None, None),
    grips=(None, None),
    feet=((0.07, 0, 0), (-0.07, 0, 0)),
    knees=(None, None),
    toes=((0.15, -1, 0), (-0.15, -1, 0)),
    hem=0.16,
    flare=0.15,
    blow=(0, 0, 0),
    skin="#e8c7a0",
    trousers="#3a3448",
    shoes="#4a2e26",
    hair="#4a3226",
    style="short",
    mood="still",
    cuffs=None,
    parent=None,
):
    """Set up somebody one unit high who looks to the camera at face 0, joint by joint, those at +x first.

    A grip is the direction of the fingers, that of the thumb, and that in which the fingers bend; hem is how
    far the coat goes on below the pelvis (0 is a pullover), and blow moves its hem.
    """
    e = S.empty(at, rot or (0, 0, face), h)
    e.parent = parent
    cloth, flesh, legs = S.mat(coat, "cloth"), S.mat(skin, "clay"), S.mat(trousers, "cloth")
    pelvis, chest, head = Vector(pelvis), Vector(chest), Vector(head)
    waist = pelvis.lerp(chest, 0.4)
    body = [(pelvis, 0.088, waist, 0.074), (waist, 0.074, chest - (chest - pelvis) * 0.1, 0.086)]
    body += [(chest + Vector((0.075, 0, 0.025)), 0.052, chest + Vector((-0.075, 0, 0.025)), 0.052)]
    body += [(chest, 0.07, chest.lerp(head, 0.35), 0.045)]
    for side, hand, elbow, grip in zip((1, -1), hands, elbows, grips, strict=True):
        hand, shoulder = Vector(hand), chest + Vector((side * 0.115, 0, 0.02))
        out = Vector((side * 0.05, 0.04, -0.04))
        elbow = Vector(elbow) if elbow else (shoulder + hand) / 2 + out
        body += [(shoulder, 0.052, elbow, 0.042), (elbow, 0.042, elbow.lerp(hand, 0.86), 0.036)]
        along = (hand - elbow).normalized()
        fingers, thumb, bend = grip or (along, Vector((-side, -0.4, 0.3)), Vector((0, 0, 0)))
        fine_hand(S, hand, fingers, thumb, bend, flesh, e)
        if cuffs:
            wrist = elbow.lerp(hand, 0.84)
            S.blob(
                [(wrist, 0.041, elbow.lerp(hand, 0.9), 0.04)], S.mat(cuffs, "cloth"), parent=e, voxel=0.009
            )
    S.blob(body, cloth, parent=e, voxel=0.012, smooth=4)
    if hem:
        coat_hem(S, waist, pelvis, hem, flare, Vector(blow), cloth, e)
    trouser, boot = [(pelvis, 0.08)], []
    for side, foot, knee, toe in zip((1, -1), feet, knees, toes, strict=True):
        foot, toe = Vector(foot), Vector(toe).normalized()
        hip = pelvis + Vector((side * 0.05, 0, -0.03))
        knee = Vector(knee) if knee else (hip + foot) / 2 + Vector((0, -0.02, 0.02))
        ankle = foot + Vector((0, 0, 0.055))
        trouser += [(hip, 0.058, knee, 0.046), (knee, 0.046, ankle, 0.034)]
        heel = foot + Vector((0, 0, 0.036))
        boot += [(ankle, 0.036, heel, 0.036), (heel, 0.034, heel + toe * 0.085 - Vector((0, 0, 0.006)), 0.03)]
    S.blob(trouser, legs, parent=e, voxel=0.012, smooth=3)
    S.blob(boot, S.mat(shoes, "clay"), parent=e, voxel=0.011, smooth=2)
    S.tube([chest, head - Vector((0, -0.015, 0.05))], 0.036, flesh, 12, e)
    fine_head(S, head, turn, flesh, hair, style, mood, e)
    return e


def fine_hand(S, at, fingers, thumb, bend, mat, parent):
    """A hand of four fingers that lie side by side, and a thumb that stands off."""
    d, b = Vector(fingers).normalized(), Vector(bend)
    t = Vector(thumb)
    t = (t - d * t.dot(d)).normalized()
    parts = [(at - d * 0.03, 0.026, at + d * 0.02, 0.033)]
    parts += [(at + t * 0.018 - d * 0.01, 0.018, at + t * 0.058 + d * 0.028, 0.013)]
    for k in (-1.5, -0.5, 0.5, 1.5):
        root = at + d * 0.035 - t * 0.016 * k
        joint = root + d * (0.034 - 0.004 * abs(k))
        tip = joint + (d + b * 1.6).normalized() * 0.03
        parts += [(root, 0.0135, joint, 0.0125), (joint, 0.0125, tip, 0.011)]
    S.blob(parts, mat, parent=parent, voxel=0.006, smooth=2)


def coat_hem(S, waist, pelvis, hem, flare, blow, mat, parent):
    """The part of a coat below the waist, in folds."""
    V, F, n, rows = [], [], 60, 12
    foot = pelvis - Vector((0, 0, hem))
    for i in range(rows + 1):
        t = i / rows
        c = waist * (1 - t) ** 2 + pelvis * 2 * t * (1 - t) + foot * t * t + blow * t * t
        r = 0.078 + (flare - 0.078) * t**0.8
        for k in range(n):
            a = 2 * math.pi * k / n
            fold = 1 + 0.09 * t * math.sin(7 * a + 1.5 * t) + 0.03 * t * math.sin(12 * a)
            V.append(c + Vector((r * fold * math.cos(a), 0.88 * r * fold * math.sin(a), 0)))
    for i in range(rows):
        for k in range(n):
            j = (k + 1) % n
            F.append((i * n + k, i * n + j, i * n + n + j, i * n + n + k))
    S.obj(V, F, mat, True, parent=parent).modifiers.new("thick", "SOLIDIFY").thickness = 0.012


def fine_head(S, at, turn, flesh, hair, style, mood, parent):
    """A head with ears, a nose, hair in locks, and the least that makes a face."""
    e = S.empty(at, turn, 1)
    e.parent = parent
    skull = [((0, 0.008, 0.014), 0.092), ((0, -0.022, -0.03), 0.07), ((0, -0.088, -0.012), 0.017)]
    skull += [((s * 0.04, -0.042, -0.022), 0.046) for s in (-1, 1)]
    skull += [((s * 0.092, 0.006, -0.008), 0.017, (s * 0.096, 0.012, 0.012), 0.015) for s in (-1, 1)]
    S.blob(skull, flesh, parent=e, voxel=0.007, smooth=4)
    lids, corners, open_, brows = SMALL_MOODS[mood]
    ink, blush = S.mat("#3a2420", "clay", rough=0.5, bump=0.0), S.mat("#d88a70", "clay")
    for s in (-1, 1):
        if lids:
            arc = [
                (s * 0.038 + 0.018 * t, -0.083 + s * 0.008 * t, 0.014 - lids * 0.009 * (1 - t * t))
                for t in np.linspace(-1, 1, 9)
            ]
            S.tube(arc, 0.0055, ink, 6, e)
        else:
            S.sphere(0.0105, ink, (s * 0.037, -0.077, 0.012), (0.9, 0.7, 1.25), 14, e)
        up = 0.046 + 0.012 * brows
        S.tube(
            [(s * 0.02, -0.081, up), (s * 0.038, -0.077, up + 0.006), (s * 0.056, -0.066, up)],
            0.004,
            S.mat(hair or "#4a3226", "cloth"),
            6,
            e,
        )
        S.sphere(0.018, blush, (s * 0.056, -0.066, -0.022), (1, 0.5, 0.75), 14, e)
    if open_:
        S.sphere(0.014, S.mat("#5a2024", "clay"), (0, -0.084, -0.056), (0.9, 0.6, 1.2), 16, e)
    else:
        wide = 0.022 + 0.006 * abs(corners)
        lips = [
            (wide * t, -0.0905 + 0.012 * t * t, -0.052 + 0.012 * corners * (t * t - 0.5))
            for t in np.linspace(-1, 1, 9)
        ]
        S.tube(lips, 0.0048, S.mat("#9a4038", "clay"), 6, e)
    if hair:
        small_hair(S, hair, style, e)


def small_hair(S, hair, style, e):
    """Hair from the crown down, a fringe before it: short, bob, long, bun, plait or curls."""
    m = [S.mat(hair, "cloth", vary=v) for v in (0.12, 0.3)]
    S.sphere(0.1, m[0], (0, 0.022, 0.03), (0.96, 0.95, 0.98), 28, e)
    fall = {"short": -0.02, "bob": -0.085, "long": -0.2, "bun": 0.0, "plait": -0.03, "curls": -0.05}[style]
    for i in range(26):
        a = 2 * math.pi * i / 26
        x, y, front = math.cos(a), math.sin(a), max(0.0, -math.sin(a))
        end = fall * (1 - min(1, 2.2 * front)) + 0.052 * min(1, 2.2 * front) + 0.008 * math.sin(5 * i)
        lock = [(0.01, 0.03, 0.13), (0.075 * x, 0.02 + 0.075 * y, 0.102)]
        lock += [(0.1 * x, 0.02 + 0.098 * y, 0.06)]
        if end < 0.02:
            lock += [(0.104 * x, 0.02 + 0.103 * y, (0.06 + end) / 2)]
        lock += [(0.1 * x, 0.02 + 0.1 * y, end)]
        S.tube(lock, 0.017, m[i % 2], 7, e, taper=0.55, smooth=3)
    if style == "bun":
        S.sphere(0.05, m[1], (0, 0.085, 0.1), (1, 0.9, 0.9), 18, e, bumpy=0.01)
    elif style == "plait":
        for k in range(7):
            S.sphere(
                0.034 - 0.002 * k,
                m[k % 2],
                (0.008 * (-1) ** k, 0.118 + 0.01 * k, -0.02 - 0.042 * k),
                1,
                14,
                e,
            )
    elif style == "curls":
        for i in range(30):
            a, z = 2.4 * i, 0.12 - 0.16 * (i / 30)
            r = 0.105 * math.sqrt(max(0.05, 1 - ((z - 0.03) / 0.12) ** 2))
            if math.sin(a) > -0.45 or z > 0.085:
                S.sphere(0.028, m[i % 2], (r * math.cos(a), 0.02 + r * math.sin(a), z), 1, 12, e)

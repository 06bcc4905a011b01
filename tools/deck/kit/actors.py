"""People with a gesture: elbows, hands that hold, shoes that stand, and a small plain face."""

import math

import numpy as np
from mathutils import Vector

MOUTHS = {
    "calm": (0.05, 0.0),
    "smile": (0.16, 0.0),
    "wonder": (0.0, 0.12),
    "call": (0.1, 0.17),
    "set": (-0.06, 0.0),
}


def small_head(
    S, at, r, parent, skin="#e8c7a0", hair="#4a3226", style="short", rot=(0, 0, 0), mood="calm", lids=0
):
    """Set a head of radius r that looks to the camera at rot 0; its eyes are dots, or closed with lids."""
    e = S.empty(at, rot, r)
    e.parent = parent
    sm, ink = S.mat(skin, "clay", vary=0.06), S.mat("#2a1a18", "clay", rough=0.3)
    skull = [((0, 0.08, 0.16), 0.88), ((0, -0.12, -0.16), 0.74), ((0, -0.36, -0.6), 0.34)]
    skull += [((s * 0.36, -0.36, -0.28), 0.4) for s in (-1, 1)]
    skull += [((0, -0.7, 0.14), 0.13, (0, -1.02, -0.16), 0.16)]
    skull += [((s * 0.88, 0.05, -0.06), 0.18, (s * 0.94, 0.1, 0.12), 0.15) for s in (-1, 1)]
    S.blob(skull, sm, parent=e, voxel=0.04, smooth=4)
    S.tube([(0, 0.2, -0.5), (0, 0.3, -1.35)], 0.42, sm, 12, e)
    for s in (-1, 1):
        if lids:
            lid = [
                (s * 0.36 + 0.15 * t, -0.79 + 0.1 * abs(t), 0.08 - 0.07 * (1 - t * t))
                for t in np.linspace(-1, 1, 7)
            ]
            S.tube(lid, 0.042, ink, 6, e)
        else:
            S.sphere(0.095, ink, (s * 0.36, -0.77, 0.08), (0.9, 0.6, 1.25), 14, e)
        brow = [(s * x, y, z) for x, y, z in ((0.2, -0.84, 0.36), (0.38, -0.8, 0.42), (0.56, -0.68, 0.36))]
        S.tube(brow, 0.045, S.mat(hair, "cloth"), 6, e)
        S.sphere(0.17, S.mat("#d88a70", "clay"), (s * 0.5, -0.62, -0.26), (1, 0.4, 0.7), 14, e)
    bend, wide = MOUTHS[mood]
    lip = S.mat("#8a3a34", "clay")
    if wide:
        S.sphere(wide, lip, (0, -0.73, -0.52), (1.1, 0.6, 1), 14, e)
    else:
        S.tube(
            [(0.22 * t, -0.76 + 0.1 * t * t, -0.54 + bend * t * t) for t in np.linspace(-1, 1, 9)],
            0.04,
            lip,
            6,
            e,
        )
    if style != "bald":
        S._hair(e, hair, style, 3)
    return e


def small_hand(S, at, way, thumb, mat, parent, side=1, size=1.0, spread=0.22, curl=0.0):
    """Set a hand with the way of its fingers and of its thumb; curl closes it (1 is a fist)."""
    at, d, t = Vector(at), Vector(way).normalized(), Vector(thumb)
    t = (t - d * t.dot(d)).normalized()
    palm = side * d.cross(t)
    p = size * 0.01
    parts = [
        (at, 3.0 * p, at + d * 3.5 * p + t * 0.8 * p, 2.3 * p),
        (at, 3.0 * p, at + d * 3.5 * p - t * 1.4 * p, 2.2 * p),
    ]
    for k in range(4):
        base = at + d * 4.5 * p + t * (2.1 - 1.45 * k) * p
        way = (d + t * (1.5 - k) * spread).normalized()
        a = 1.5 * curl
        tip = base + (way * math.cos(a) + palm * math.sin(a)) * 3.0 * p
        end = tip + (way * math.cos(2 * a) + palm * math.sin(2 * a)) * (2.6 - 0.4 * abs(k - 1.3)) * p
        parts += [(base, 1.15 * p, tip, 1.05 * p), (tip, 1.05 * p, end, 0.85 * p)]
    knuckle = at + t * 4.2 * p + d * 2.2 * p + palm * 1.4 * curl * p
    parts += [(at + t * 1.6 * p, 1.9 * p, knuckle, 1.25 * p)]
    parts += [
        (
            knuckle,
            1.2 * p,
            knuckle + (d * (1 - 0.5 * curl) + t * (0.5 - curl) + palm * curl) * 2.6 * p,
            1.0 * p,
        )
    ]
    return S.blob(parts, mat, parent=parent, voxel=0.55 * p, smooth=2)


def actor(
    S,
    at,
    h,
    face=0.0,
    coat="#5a6a4a",
    trousers="#2c2a36",
    skin="#e8c7a0",
    shoes="#33241f",
    pelvis=(0, 0, 0.45),
    chest=(0, 0, 0.69),
    head=(0, -0.02, 0.885),
    look=(0, 0, 0),
    elbows=((0.19, 0.04, 0.56), (-0.19, 0.04, 0.56)),
    hands=(
        ((0.2, -0.03, 0.42), (0, 0, -1), (0, -1, 0), 0.3),
        ((-0.2, -0.03, 0.42), (0, 0, -1), (0, -1, 0), 0.3),
    ),
    knees=((0.07, -0.02, 0.24), (-0.07, -0.02, 0.24)),
    feet=((0.075, 0, 0.03), (-0.075, 0, 0.03)),
    toes=((0.25, -1, 0), (-0.25, -1, 0)),
    hem=None,
    flare=0.15,
    cuff=None,
    fist=1.0,
    fat=1.0,
    parent=None,
    sleeves=1.0,
    legs=1.0,
    **face_of,
):
    """Set up a person one unit high who looks towards the camera at face 0; the side of x > 0 comes first.

    A hand is where it is, the way its fingers point, the way its thumb points, and how far it is closed.
    The hem is the height at which a coat or dress ends; sleeves and legs below 1 leave arms and shins bare.
    Also returned is the head, one unit in radius, for a hat.
    """
    e = S.empty(at, (0, 0, face), h)
    if parent:
        e.parent = parent
    cm, sm = S.mat(coat, "cloth", vary=0.2), S.mat(skin, "clay", vary=0.06)
    tm, lm = S.mat(trousers, "cloth", vary=0.2), S.mat(shoes, "clay", rough=0.4)
    pelvis, chest, head = Vector(pelvis), Vector(chest), Vector(head)
    belly = pelvis.lerp(chest, 0.45)
    body = [
        (pelvis, 0.098 * fat, belly, 0.09 * fat),
        (belly, 0.09 * fat, chest + Vector((0, 0, -0.02)), 0.098 * fat),
    ]
    body += [(chest + Vector((0.085, 0.005, 0.03)), 0.058, chest + Vector((-0.085, 0.005, 0.03)), 0.058)]
    body += [(chest, 0.08, chest.lerp(head, 0.42), 0.055)]
    bare = []
    for s, elbow, (hand, way, thumb, curl) in zip((1, -1), elbows, hands, strict=True):
        shoulder, elbow, hand = chest + Vector((s * 0.115, 0.005, 0.035)), Vector(elbow), Vector(hand)
        wrist = hand - Vector(way).normalized() * 0.022 * fist
        if sleeves < 0.6:
            body.append((shoulder, 0.056, shoulder.lerp(elbow, 0.6), 0.054))
            bare += [(shoulder.lerp(elbow, 0.4), 0.036, elbow, 0.032), (elbow, 0.032, wrist, 0.025)]
        else:
            body += [(shoulder, 0.056, elbow, 0.046), (elbow, 0.046, wrist, 0.038)]
            if cuff:
                a = elbow.lerp(wrist, 0.9)
                S.tube([a, wrist], 0.042, S.mat(cuff, "cloth"), 12, e)
        small_hand(S, hand, way, thumb, sm, e, s, fist, curl=curl)
    S.blob(body, cm, parent=e, voxel=0.013, smooth=3)
    if bare:
        S.blob(bare, sm, parent=e, voxel=0.01, smooth=3)
    if hem is not None:
        coat_tails(S, belly, pelvis, hem, flare, cm, e)
    limbs, shins, soles = [], [], []
    for s, knee, foot, toe in zip((1, -1), knees, feet, toes, strict=True):
        hip, knee, foot = pelvis + Vector((s * 0.055, 0, -0.02)), Vector(knee), Vector(foot)
        toe, ankle = Vector(toe).normalized(), foot + Vector((0, 0, 0.035))
        low = knee.lerp(ankle, max(0.0, legs * 2 - 1))
        limbs += [(hip, 0.068, knee, 0.053), (knee, 0.053, low, 0.053 - 0.009 * legs)]
        if legs < 1:
            shins += [
                (knee, 0.036, knee.lerp(ankle, 0.45), 0.04),
                (knee.lerp(ankle, 0.45), 0.04, ankle, 0.028),
            ]
        soles += [
            (ankle, 0.038, foot + Vector((0, 0, 0.005)), 0.036),
            (foot, 0.034, foot + toe * 0.075, 0.034),
        ]
        soles += [(foot + toe * 0.07, 0.034, foot + toe * 0.1, 0.028)]
    S.blob(limbs, tm, parent=e, voxel=0.014, smooth=3)
    if shins:
        S.blob(shins, sm, parent=e, voxel=0.01, smooth=3)
    S.blob(soles, lm, parent=e, voxel=0.01, smooth=2)
    return e, small_head(S, head, 0.105, e, skin, rot=look, **face_of)


def coat_tails(S, top, pelvis, hem, flare, mat, parent):
    """Let the lower part of a coat or dress fall in folds from the waist to the hem."""
    V, n, rows = [], 60, 16
    for i in range(rows + 1):
        t = i / rows
        c = top.lerp(Vector((pelvis.x, pelvis.y, hem)), t)
        half = 0.098 + (flare - 0.098) * t**0.8
        for k in range(n):
            a = 2 * math.pi * k / n
            fold = 1 + 0.09 * t * math.sin(9 * a + 0.7) + 0.05 * t * math.sin(5 * a + 2)
            V.append((c.x + half * fold * math.cos(a), c.y + 0.86 * half * fold * math.sin(a), c.z))
    F = [
        (i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k)
        for i in range(rows)
        for k in range(n)
    ]
    cloth = S.obj(V, F, mat, True, parent=parent)
    cloth.modifiers.new("thick", "SOLIDIFY").thickness = 0.012
    return cloth


def felt_hat(S, head, color, band="#1c1a1e", tip=(-6, 0, 0)):
    """Put a round hat with a rolled brim on a head."""
    e = S.empty((0, 0.14, 0.62), tip)
    e.parent = head
    felt = S.mat(color, "cloth")
    S.lathe([(0, 1.0), (0.5, 0.92), (0.84, 0.62), (0.98, 0.2), (1.0, 0.0)], felt, 28, parent=e)
    S.lathe([(0.98, 0.0), (1.38, 0.04), (1.44, 0.12), (1.4, 0.0), (0.98, -0.06)], felt, 28, parent=e)
    S.lathe([(1.0, 0.02), (1.02, 0.04), (1.0, 0.24), (0.97, 0.24)], S.mat(band, "cloth"), 28, parent=e)


def woolly_hat(S, head, color, bobble="#f2e8d4"):
    """Put a knitted hat with a bobble on a head."""
    e = S.empty((0, 0.16, 0.42), (-12, 0, 0))
    e.parent = head
    wool = S.mat(color, "cloth", bump=0.08, bscale=20)
    S.lathe([(1.06, -0.1), (1.04, 0.3), (0.9, 0.62), (0.56, 0.92), (0, 1.02)], wool, 28, parent=e)
    S.lathe([(1.0, -0.2), (1.14, -0.18), (1.16, 0.12), (1.02, 0.14)], wool, 28, parent=e)
    S.sphere(0.3, S.mat(bobble, "cloth", bump=0.1, bscale=20), (0, 0, 1.16), 1, 16, e, bumpy=0.1)


def neck_scarf(S, person, color, chest=(0, 0, 0.69), head=(0, -0.02, 0.885), tail=()):
    """Wind a scarf about a neck; its tail flies along points."""
    wool = S.mat(color, "cloth", bump=0.06, bscale=24)
    neck = Vector(chest).lerp(Vector(head), 0.4)
    S.lathe(
        [(0.06, -0.035), (0.1, -0.03), (0.108, 0.0), (0.1, 0.035), (0.06, 0.04)],
        wool,
        24,
        neck,
        parent=person,
    )
    if tail:
        S.tube([neck + Vector(d) for d in tail], 0.03, wool, 10, person, taper=0.8, smooth=5)

"""People fly off on the seeds of one dandelion; a child has one of them on a rope and does not let go."""

import math

from mathutils import Euler, Vector

from ..kit.light import CAM, clouds, grade, sky, sun
from ..kit.somebody import somebody
from ..kit.stage import Stage


def scene():
    S = Stage(
        "dandelion",
        310,
        sky=sky(
            "#3f82b0",
            "#7db8cc",
            "#f4dcae",
            "#f9c888",
            at=(0, 0.5, 0.74, 1),
            clouds=[clouds("#d8a8a0", "#fff0d0", (0.6, 0.08), 0.5)],
        ),
        ambient=0.6,
        key=[sun((-7, -1.2, 4.6), "#ffd494", 4.0, 0.04), sun((5, -7, 6), "#d4e2f4", 1.5, 0.3)],
        fog={"density": 0.02, "start": 20},
        cam=CAM,
        post={"grade": grade("#1f4060", "#fff6da")},
    )
    S.ground("hills", "#82a04c", amp=0.8, seed=26, flat=3.4)
    S.mountains(48, 6, "#8aa896", 3, scale=0.05, width=120, sharp=False)
    down, stalk = S.mat("#fffdf4", "cloth", rough=1.0), S.mat("#6f8f4a", "cloth")
    seedm = S.mat("#7a5a3a", "clay")
    c = Vector((-1.2, 1.6, 5.2))
    S.tube(
        [(-0.9, 1.6, S.z(-0.9, 1.6) - 0.2), (-0.75, 1.6, 2.2), (-1.05, 1.6, 4.2), tuple(c)],
        0.12,
        stalk,
        12,
        smooth=8,
        taper=0.8,
    )
    S.sphere(0.3, S.mat("#b9a86a", "cloth"), c, seg=24)

    def seed(foot, direction, long, r):
        """One seed: a thread, and a parasol of hairs at its end."""
        d = Vector(direction).normalized()
        top = Vector(foot) + d * long
        S.tube([foot, top], 0.012 * (0.6 + r), down, 5)
        S.blob(
            [(Vector(foot) - d * 0.12, 0.03, Vector(foot) + d * 0.08, 0.045)], seedm, voxel=0.015, smooth=2
        )
        u = d.orthogonal().normalized()
        v = d.cross(u)
        V, F = [], []
        for k in range(22):
            a = 6.283 * k / 22
            out = u * math.cos(a) + v * math.sin(a)
            side = d.cross(out) * 0.012
            tip = top + out * r + d * r * 0.42
            b = len(V)
            V += [top - side, top + side, tip + side * 1.6, tip - side * 1.6]
            F.append((b, b + 1, b + 2, b + 3))
        S.obj(V, F, down, False)
        return top

    for k in range(110):
        y = 1 - 2 * (k + 0.5) / 110
        a = k * 2.39996
        d = Vector((math.sqrt(1 - y * y) * math.cos(a), math.sqrt(1 - y * y) * math.sin(a), y))
        if d.x > 0.35 and d.z > -0.5 and S.rnd.random() < 0.75:
            continue
        seed(c + d * 0.28, d, 1.0, 0.36)
    # those who fly hang from larger ones: fine hairs that open upward, with a breath of down between them
    white = S.mat("#ffffff", "cloth", vary=0.0, lift=0.35)
    haze = S.see_through(S.mat("#fffaf0", "cloth", vary=0.02, lift=0.3), 0.66)

    def parachute(hands, d, long, r):
        """A thread from the hands, and hairs at its top like the ribs of an umbrella that the wind lifts."""
        top = Vector(hands) + d * long
        S.tube([hands, top], 0.018, down, 6)
        S.blob([(hands - d * 0.1, 0.03, hands + d * 0.12, 0.046)], seedm, voxel=0.015, smooth=2)
        u = d.orthogonal().normalized()
        v = d.cross(u)

        def rib(a, wide, high, t):
            """A point of a hair, t of the way out."""
            out = u * math.cos(a) + v * math.sin(a)
            return top + out * r * wide * t + d * r * (high * t - 0.32 * t * (1 - t))

        for n, wide, high in ((26, 1.0, 0.36), (22, 0.82, 0.56), (14, 0.5, 0.7)):
            for k in range(n):
                a = 2 * math.pi * (k + S.rnd.uniform(-0.25, 0.25)) / n
                long_ = S.rnd.uniform(0.9, 1.06)
                S.tube([rib(a, wide, high, long_ * t / 4) for t in range(5)], 0.0115, white, 5, taper=0.6)
        V, F, m = [], [], 52
        for i in range(5):
            V += [rib(2 * math.pi * k / m, 0.93, 0.36, i / 4 + 0.04 * (-1) ** k * (i == 4)) for k in range(m)]
        for i in range(4):
            for k in range(m):
                j = (k + 1) % m
                F.append((i * m + k, i * m + j, i * m + m + j, i * m + m + k))
        S.obj(V, F, haze, True)

    def flyer(at, q, coat, face, tilt, held=(0, -0.02, 1.12), **pose):
        """Somebody who hangs from a seed by one hand at least; returned is where a point of the body is."""
        turn = Euler([math.radians(a) for a in (0, tilt, face)]).to_matrix()
        somebody(S, at, q, coat, rot=(0, tilt, face), **pose)
        if held:
            d = turn @ Vector((0, 0, 1))
            parachute(Vector(at) + turn @ Vector(held) * q, d, 0.72 * q, 0.86 * q)
        return lambda p: Vector(at) + turn @ Vector(p) * q

    both = {
        "hands": ((0.03, -0.02, 1.1), (-0.03, -0.02, 1.06)),
        "elbows": ((0.15, 0.0, 0.9), (-0.15, 0.0, 0.88)),
    }
    left = {"elbows": (None, (-0.14, 0.0, 0.9))}
    # one with a suitcase, one with the knees drawn up, one who waves, two on one seed, one who runs on air
    case = flyer(
        (0.75, 0.6, 4.0),
        1.25,
        "#c2453a",
        150,
        12,
        hands=((0.27, 0.0, 0.46), (-0.02, -0.02, 1.1)),
        feet=((0.06, 0.1, 0.04), (-0.04, 0.2, 0.1)),
        knees=((0.06, -0.02, 0.22), (-0.06, 0.02, 0.22)),
        toes=((0, -0.5, -1), (0, -0.4, -1)),
        hem=0.22,
        flare=0.17,
        blow=(0.0, 0.08, 0.02),
        hair="#3a2620",
        style="plait",
        **left,
    )((0.27, 0.0, 0.3))
    S.box((0.14, 0.42, 0.32), S.mat("#8a5632", "cloth"), case, (0, 8, 60), 0.05)
    S.box((0.15, 0.06, 0.33), S.mat("#e0b878", "cloth"), case, (0, 8, 60), 0.02)
    flyer(
        (2.5, 2.5, 5.55),
        1.2,
        "#e0b050",
        210,
        8,
        pelvis=(0, 0.06, 0.46),
        feet=((0.08, -0.1, 0.16), (-0.08, -0.06, 0.12)),
        knees=((0.09, -0.2, 0.4), (-0.09, -0.18, 0.36)),
        hem=0.05,
        hair="#7a5030",
        style="curls",
        **both,
    )
    flyer(
        (-0.7, 3.2, 7.4),
        1.15,
        "#5a7a4a",
        20,
        -12,
        hands=((0.02, -0.02, 1.1), (-0.36, -0.1, 0.84)),
        elbows=((0.14, 0.0, 0.9), (-0.25, 0.0, 0.72)),
        feet=((0.12, 0.1, 0.06), (-0.14, -0.06, 0.02)),
        knees=((0.1, -0.04, 0.24), (-0.1, -0.1, 0.22)),
        hem=0.12,
        hair="#2c2024",
        mood="happy",
    )
    for side in (-1, 1):
        flyer(
            (1.3 + 0.22 * side, 9, 9.5),
            1.1,
            "#8a4a6a" if side < 0 else "#3f6f7a",
            150 + 60 * side,
            0,
            (0, -0.2, 1.1) if side > 0 else None,
            hands=((0.02, -0.2, 1.08), (-0.1, -0.26, 0.62)),
            elbows=((0.14, -0.04, 0.9), (-0.2, -0.12, 0.58)),
            feet=((0.05, 0.06 + 0.08 * side, 0.04), (-0.05, 0.02, 0.0)),
            hem=0.2 if side < 0 else 0.06,
            hair="#5a3526" if side < 0 else "#2c2024",
            style="long" if side < 0 else "short",
        )
    flyer(
        (4.8, 9, 10.45),
        1.1,
        "#d8703c",
        110,
        -6,
        feet=((0.07, 0.28, 0.14), (-0.07, -0.2, 0.06)),
        knees=((0.07, 0.02, 0.22), (-0.07, -0.2, 0.3)),
        hem=0.08,
        hair="#3a2620",
        **both,
    )
    # the last would fly too: a child leans into the rope that is about an ankle
    bound = flyer(
        (2.3, 0.3, 2.05),
        1.35,
        "#3f6a9a",
        -34,
        -10,
        hands=((0.035, -0.045, 1.1), (-0.27, -0.2, 0.5)),
        grips=(((-1, -0.15, 0.35), (0.2, 0, 1), (0, 1, 0)), None),
        elbows=((0.14, 0.0, 0.9), (-0.22, -0.02, 0.56)),
        turn=(24, 0, 12),
        feet=((0.1, 0.16, 0.1), (-0.1, -0.22, 0.02)),
        knees=((0.08, 0.02, 0.24), (-0.09, -0.12, 0.22)),
        toes=((0, -0.5, -1), (0, -1, -0.5)),
        hem=0.16,
        flare=0.15,
        blow=(0.04, 0.05, 0.0),
        hair="#3a2a24",
        mood="sorry",
    )((-0.1, -0.21, 0.07))
    x, y, q = 0.35, -1.6, 1.35
    child = Vector((x, y, S.z(x, y)))
    somebody(
        S,
        child,
        q,
        "#f0cf8a",
        132,
        pelvis=(0, 0.14, 0.36),
        chest=(0, 0.27, 0.58),
        head=(0, 0.29, 0.775),
        turn=(-22, 0, 0),
        hands=((0.03, -0.06, 0.76), (-0.03, 0.03, 0.7)),
        elbows=((0.11, 0.12, 0.66), (-0.11, 0.18, 0.6)),
        feet=((0.09, -0.12, 0.0), (-0.08, -0.03, 0.0)),
        knees=((0.1, -0.02, 0.24), (-0.09, 0.04, 0.22)),
        toes=((0.15, -1, 0.4), (-0.15, -1, 0.2)),
        hem=0.1,
        flare=0.14,
        trousers="#6a4a3a",
        hair="#5a3526",
    )
    turn = Euler((0, 0, math.radians(132))).to_matrix()
    held, hand = (child + turn @ Vector(p) * q for p in ((0.02, -0.08, 0.775), (-0.02, 0.05, 0.68)))
    rope = S.mat("#c8362c", "cloth", bump=0.05, bscale=30, lift=0.08)
    S.tube([hand, held, held.lerp(bound, 0.5) - Vector((0, 0, 0.05)), bound], 0.03, rope, 8, smooth=8)
    loose = [hand, hand + Vector((-0.2, 0.06, -0.4)), child + Vector((-0.5, 0.0, 0.06))]
    loose += [child + Vector(p) for p in ((-0.75, -0.25, 0.05), (-0.45, -0.4, 0.05), (-0.3, -0.2, 0.06))]
    loose += [child + Vector(p) for p in ((-0.55, -0.1, 0.07), (-0.8, -0.3, 0.05))]
    S.tube(loose, 0.028, rope, 8, smooth=6)
    S.tube([bound + Vector((0.06 * math.cos(a), 0.06 * math.sin(a), 0)) for a in range(7)], 0.026, rope, 8)
    x, y = -2.2, -1.2
    old = somebody(
        S,
        (x, y, S.z(x, y)),
        1.45,
        "#34506a",
        160,
        hands=((0.26, -0.08, 1.06), (-0.2, -0.12, 0.44)),
        elbows=((0.25, 0.0, 0.82), (-0.2, 0.03, 0.56)),
        turn=(-18, 0, -8),
        hem=0.2,
        flare=0.15,
        hair="#e4ded4",
    )
    S.tube([(-0.2, -0.15, 0.46), (-0.22, -0.2, 0.0)], 0.014, S.mat("#5a3a26", "wood"), 8, old)
    S.grass(300, (-4, 4), (-3, 2), high=0.45)
    S.flowers(50, colors=("#f2c840", "#f6d860"), high=0.3, big=1.5)
    return S

"""People fly off, each holding on to a seed of one dandelion."""

import math

from mathutils import Vector

from ..kit.light import CAM, grade, sky, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "dandelion",
        310,
        sky=sky("#5fa0bc", "#a8d0cc", "#f4eccc", "#f9d8a8", at=(0, 0.42, 0.68, 1)),
        ambient=0.66,
        key=[sun((-6, 3, 6), "#ffe8b8", 3.4), sun((6, -6, 7), "#e0ecf4", 1.4, 0.3)],
        fog={"density": 0.02, "start": 20},
        cam=CAM,
        post={"grade": grade("#1f4060", "#fff6da"), "motes": {"n": 60, "color": "#ffffff", "gain": 0.4}},
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
    # those who fly hang from larger ones, whose hairs stand up like a shuttlecock's
    white = S.mat("#ffffff", "cloth", vary=0.0, lift=0.35)

    def parachute(hands, d, long, r):
        """A thread, and two rings of hairs that open upward, each with down at its tip."""
        top = Vector(hands) + d * long
        S.tube([hands, top], 0.022, down, 6)
        S.blob([(hands - d * 0.1, 0.05, hands + d * 0.1, 0.075)], seedm, voxel=0.02, smooth=2)
        u = d.orthogonal().normalized()
        v = d.cross(u)
        for k in range(44):
            a = 2 * math.pi * k / 22 + 0.14 * (k >= 22)
            out = u * math.cos(a) + v * math.sin(a)
            wide, high = (1.0, 0.5) if k < 22 else (0.72, 0.78)
            tip = top + out * r * wide + d * r * high
            S.tube([top, top.lerp(tip, 0.5) - d * 0.06 * r, tip], 0.013, white, 5)
            for _ in range(2):
                off = Vector([S.rnd.uniform(-0.09, 0.09) * r for _ in range(3)])
                S.tube([tip.lerp(top, 0.22), tip + off], 0.011, white, 4)

    coats = ["#c2453a", "#3f6a8a", "#e0b050", "#5a7a4a", "#8a4a6a", "#d8703c"]
    for i, (x, y, z, q, tilt) in enumerate(
        [
            (0.9, 0.6, 3.9, 1.2, 10),
            (2.4, 0.4, 1.95, 1.25, -8),
            (2.45, 2.5, 5.2, 1.15, 8),
            (-0.6, 3.2, 7.4, 1.1, -10),
            (1.2, 9, 9.6, 1.0, 6),
            (5.0, 9, 10.4, 1.0, -6),
        ]
    ):
        turn, t = S.rnd.uniform(140, 220), math.radians(tilt)
        yaw = math.radians(turn)
        d = Vector((math.sin(t) * math.cos(yaw), math.sin(t) * math.sin(yaw), math.cos(t)))
        S.person(
            (x, y, z),
            q,
            coats[i % 6],
            "hang",
            rot=(0, tilt, turn),
            hair=S.rnd.choice(["#3a2620", "#7a5030", "#2c2024"]),
        )
        parachute(Vector((x, y, z)) + d * 1.14 * q, d, 0.75 * q, 0.85 * q)
    S.person((0.6, -1.6, S.z(0.6, -1.6)), 1.05, "#f0d9a0", "reach", 160, hair="#5a3526")
    S.person((-2.3, -1.2, S.z(-2.3, -1.2)), 1.25, "#34506a", "wave", 150, hair="#cfc8bc")
    S.grass(300, (-4, 4), (-3, 2), high=0.45)
    S.flowers(50, colors=("#f2c840", "#f6d860"), high=0.3, big=1.5)
    return S

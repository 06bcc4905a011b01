"""People without faces, and animals, made of round limbs that melt together."""

import math

import numpy as np
from mathutils import Euler, Vector

# Joints of a person one unit high who looks towards the camera; right hand first.
POSES = {
    "stand": {},
    "walk": {
        "hands": ((0.19, -0.13, 0.45), (-0.19, 0.1, 0.45)),
        "feet": ((0.06, -0.17, 0.03), (-0.06, 0.17, 0.06)),
    },
    "reach": {"hands": ((0.2, -0.12, 1.06), (-0.2, -0.12, 1.06))},
    "wave": {"hands": ((0.26, -0.08, 1.02), (-0.2, -0.02, 0.42))},
    "give": {"hands": ((0.1, -0.34, 0.6), (-0.1, -0.34, 0.6))},
    "point": {"hands": ((0.14, -0.4, 0.74), (-0.2, -0.02, 0.42))},
    "push": {
        "chest": (0, -0.2, 0.64),
        "head": (0, -0.27, 0.83),
        "hands": ((0.13, -0.46, 0.74), (-0.13, -0.46, 0.74)),
        "feet": ((0.07, -0.04, 0.03), (-0.07, 0.26, 0.04)),
    },
    "sit": {
        "pelvis": (0, 0, 0.1),
        "chest": (0, 0.01, 0.38),
        "head": (0, 0, 0.565),
        "hands": ((0.13, -0.22, 0.17), (-0.13, -0.22, 0.17)),
        "knees": ((0.08, -0.27, 0.1), (-0.08, -0.27, 0.1)),
        "feet": ((0.08, -0.29, -0.24), (-0.08, -0.29, -0.24)),
    },
    "floor": {
        "pelvis": (0, 0, 0.1),
        "chest": (0, 0.0, 0.38),
        "head": (0, -0.02, 0.565),
        "hands": ((0.09, -0.26, 0.24), (-0.09, -0.26, 0.24)),
        "knees": ((0.08, -0.22, 0.26), (-0.08, -0.22, 0.26)),
        "feet": ((0.08, -0.34, 0.03), (-0.08, -0.34, 0.03)),
    },
    "fly": {
        "hands": ((0.34, -0.02, 0.86), (-0.34, -0.02, 0.86)),
        "feet": ((0.2, 0.06, 0.02), (-0.16, 0.1, 0.06)),
    },
    "hang": {
        "hands": ((0.07, -0.03, 1.16), (-0.07, -0.03, 1.16)),
        "feet": ((0.08, 0.08, 0.0), (-0.06, 0.02, 0.04)),
    },
}
REST = {
    "pelvis": (0, 0, 0.42),
    "chest": (0, 0, 0.7),
    "head": (0, 0, 0.885),
    "hands": ((0.2, -0.03, 0.44), (-0.2, -0.03, 0.44)),
    "feet": ((0.07, 0, 0.03), (-0.07, 0, 0.03)),
}


class Figures:
    """People without faces, and animals, made of round limbs that melt together."""

    def blob(self, parts, mat, at=(0, 0, 0), rot=(0, 0, 0), scale=1.0, parent=None, voxel=0.03, smooth=6):
        """Melt balls and limbs together: each part is (point, radius) or (point, radius, point, radius)."""
        V, F = [], []
        for part in parts:
            p, r = Vector(part[0]), part[1]
            q, r2 = (Vector(part[2]), part[3]) if len(part) > 2 else (p, r)
            axis = q - p
            long = axis.length
            turn = axis.to_track_quat("Z", "Y").to_matrix() if long > 1e-6 else Euler((0, 0, 0)).to_matrix()
            rings = [(math.sin(t) * r, -math.cos(t) * r) for t in np.linspace(0, math.pi / 2, 7)]
            rings += [
                (math.sin(t) * r2, long - math.cos(t) * r2) for t in np.linspace(math.pi / 2, math.pi, 7)
            ]
            base, n, m = len(V), 18, len(rings)
            for radius, z in rings:
                for k in range(n):
                    a = 2 * math.pi * k / n
                    V.append(
                        p
                        + turn @ Vector((max(radius, 1e-4) * math.cos(a), max(radius, 1e-4) * math.sin(a), z))
                    )
            for i in range(m - 1):
                for k in range(n):
                    j = (k + 1) % n
                    F.append(
                        (base + i * n + k, base + i * n + j, base + (i + 1) * n + j, base + (i + 1) * n + k)
                    )
            F.append(tuple(base + k for k in range(n))[::-1])
            F.append(tuple(base + (m - 1) * n + k for k in range(n)))
        thing = self.obj(V, F, mat, True, at, rot, scale, parent=parent)
        melt = thing.modifiers.new("melt", "REMESH")
        melt.mode, melt.voxel_size, melt.use_smooth_shade = "VOXEL", voxel, True
        if smooth:
            ease = thing.modifiers.new("ease", "SMOOTH")
            ease.iterations, ease.factor = smooth, 0.6
        return thing

    def person(
        self,
        at,
        h=1.0,
        coat="#b5322c",
        pose="stand",
        face=0.0,
        rot=None,
        skin="#e8c7a0",
        trousers="#2c2a36",
        hair="#4a3226",
        hat=None,
        scarf=None,
        skirt=True,
        style="short",
        parent=None,
        lean=0.0,
        **joints,
    ):
        """Set up a person; face is the yaw (0 looks to the camera, 90 to the right, 180 away)."""
        J = {**REST, **POSES[pose], **joints}
        e = self.empty(at, rot or (lean, 0, face), h)
        if parent:
            e.parent = parent
        cm, sm, tm = self.mat(coat, "cloth"), self.mat(skin, "clay"), self.mat(trousers, "cloth")
        pelvis, chest, head = Vector(J["pelvis"]), Vector(J["chest"]), Vector(J["head"])
        up = (chest - pelvis).normalized()
        yoke = [chest + Vector((side * 0.085, 0, 0.02)) for side in (1, -1)]
        body = [
            (pelvis, 0.108, chest - up * 0.06, 0.088),
            (chest - up * 0.06, 0.088, chest + up * 0.03, 0.078),
        ]
        body += [(yoke[0], 0.062, yoke[1], 0.062)]
        seated = pose in ("sit", "floor")
        if skirt and not seated:
            hem = pelvis - Vector((0, 0, 0.17))
            body += [(hem, 0.15, pelvis + Vector((0, 0, 0.06)), 0.1)]
        for side, hand in zip((1, -1), J["hands"], strict=True):
            hand = Vector(hand)
            shoulder = chest + Vector((side * 0.115, 0, 0.02))
            elbow = (shoulder + hand) / 2 + Vector((side * 0.055, 0.035, -0.03))
            body += [(shoulder, 0.055, elbow, 0.046), (elbow, 0.046, shoulder.lerp(hand, 0.92), 0.04)]
            self.sphere(0.042, sm, hand, (0.9, 1, 1.1), parent=e, seg=16)
        self.blob(body, cm, parent=e, voxel=0.016, smooth=4)
        legs, shoes = [], []
        knees = J.get("knees")
        for i, (side, foot) in enumerate(zip((1, -1), J["feet"], strict=True)):
            foot = Vector(foot)
            hip = pelvis + Vector((side * 0.06, 0, -0.04))
            knee = Vector(knees[i]) if knees else (hip + foot) / 2 + Vector((0, -0.015, 0))
            legs += [(hip, 0.06, knee, 0.05), (knee, 0.05, foot + Vector((0, 0, 0.03)), 0.04)]
            shoes += [(foot + Vector((0, 0.01, 0.005)), 0.042, foot + Vector((0, -0.085, -0.002)), 0.036)]
        self.blob(legs, tm, parent=e, voxel=0.017, smooth=4)
        self.blob(shoes, self.mat("#3a2a26", "clay"), parent=e, voxel=0.014, smooth=2)
        self.head(head, chest, sm, hair, style, e)
        if hat:
            hm = self.mat(hat, "cloth")
            rim = [
                (0, 0),
                (0.15, -0.005),
                (0.155, 0.012),
                (0.1, 0.03),
                (0.07, 0.1),
                (0.03, 0.2),
                (0, 0.215),
            ]
            self.lathe(rim, hm, 24, head + Vector((0, 0.01, 0.055)), (8, 6, 0), parent=e)
        if scarf:
            wool = self.mat(scarf, "cloth")
            neck = (chest + head) / 2 + Vector((0, 0, -0.005))
            self.lathe(
                [(0.065, -0.03), (0.105, -0.015), (0.105, 0.02), (0.065, 0.035)], wool, 20, neck, parent=e
            )
            tail = [
                neck + Vector(d)
                for d in ((0.06, 0.06, 0), (0.16, 0.12, -0.01), (0.28, 0.13, 0.03), (0.4, 0.16, 0))
            ]
            self.tube(tail, 0.028, wool, 8, e, taper=0.7)
        return e

    def head(self, at, chest, skin, hair, style, parent):
        """Set a head on its neck: a nose says where it looks; style is short, long, bun or plait."""
        nape = at + Vector((0, 0.02, -0.04))
        self.tube([chest + Vector((0, 0.005, 0.03)), nape], 0.04, skin, 10, parent)
        self.sphere(0.1, skin, at, (0.93, 0.98, 1.08), 28, parent)
        self.sphere(0.018, skin, at + Vector((0, -0.1, -0.012)), (0.8, 1.1, 1), 12, parent)
        if not hair:
            return
        hm = self.mat(hair, "cloth")
        self.sphere(0.107, hm, at + Vector((0, 0.024, 0.026)), (0.96, 0.98, 1.02), 24, parent)
        back = at + Vector((0, 0.07, 0))
        if style == "long":
            self.blob([(back, 0.075, back + Vector((0, 0.025, -0.2)), 0.062)], hm, parent=parent, voxel=0.015)
        elif style == "bun":
            self.sphere(0.052, hm, at + Vector((0, 0.075, 0.09)), (1, 1, 0.9), 16, parent)
        elif style == "plait":
            self.tube(
                [back + Vector(d) for d in ((0, 0.02, -0.02), (0.03, 0.05, -0.13), (0.02, 0.04, -0.26))],
                0.034,
                hm,
                8,
                parent,
                taper=0.5,
                smooth=4,
            )

    def eyes(self, at, gap, r, parent=None, color="#1c1618", rot=(0, 0, 0)):
        """Put two small dark eyes that catch the light."""
        for side in (-1, 1):
            x = at[0] + side * gap / 2
            self.sphere(
                r,
                self.mat(color, "clay", rough=0.15, bump=0.0, vary=0.0),
                (x, at[1], at[2]),
                parent=parent,
                seg=16,
            )

    def bear(self, at, h=3.0, color="#7a4f34", face=0.0, arms=None, parent=None):
        """A sitting bear one unit high; arms end where told."""
        e = self.empty(at, (0, 0, face), h)
        fur, pale = self.mat(color, "cloth", vary=0.3, bump=0.05, bscale=30), self.mat("#c9a27a", "cloth")
        arms = arms or ((0.2, -0.3, 0.3), (-0.2, -0.3, 0.3))
        parts = [((0, 0, 0.24), 0.26, (0, 0.0, 0.52), 0.2), ((0, -0.03, 0.78), 0.175)]
        parts += [((s * 0.13, 0.0, 0.93), 0.06) for s in (-1, 1)]
        parts += [((s * 0.17, -0.05, 0.1), 0.12, (s * 0.26, -0.36, 0.1), 0.1) for s in (-1, 1)]
        for hand in arms:
            side = 1 if hand[0] > 0 else -1
            shoulder, hand = Vector((side * 0.17, -0.02, 0.55)), Vector(hand)
            elbow = (shoulder + hand) / 2 + Vector((side * 0.09, 0, -0.03))
            parts += [(shoulder, 0.1, elbow, 0.09), (elbow, 0.09, hand, 0.08)]
        self.blob(parts, fur, parent=e, voxel=0.018, smooth=6)
        self.blob([((0, -0.2, 0.74), 0.075, (0, -0.13, 0.75), 0.09)], pale, parent=e, voxel=0.012)
        self.sphere(0.03, self.mat("#1c1618", "clay", rough=0.2), (0, -0.275, 0.765), (1.3, 0.8, 0.9), 16, e)
        self.eyes((0, -0.185, 0.83), 0.13, 0.017, e)
        for s in (-1, 1):
            self.sphere(0.055, pale, (s * 0.26, -0.435, 0.1), (1, 0.45, 1), 16, e)
        return e

    def sheep(self, at, h=1.0, face=0.0, wool="#efe8da", dark="#3a3036"):
        """A sheep one unit high that looks to the right at face 0."""
        e = self.empty(at, (0, 0, face), h)
        rnd = self.rnd
        parts = [((-0.3, 0, 0.6), 0.3, (0.28, 0, 0.62), 0.28)]
        for _ in range(34):
            a, b = rnd.uniform(0, 6.28), rnd.uniform(-0.45, 0.45)
            parts.append(((b, 0.28 * math.cos(a), 0.61 + 0.27 * math.sin(a)), rnd.uniform(0.07, 0.12)))
        self.blob(parts, self.mat(wool, "cloth", bump=0.06, bscale=24), parent=e, voxel=0.025, smooth=2)
        skin = self.mat(dark, "clay")
        head = [((0.5, 0, 0.83), 0.13, (0.68, 0, 0.74), 0.085)]
        head += [((0.5, s * 0.1, 0.88), 0.04, (0.44, s * 0.24, 0.84), 0.03) for s in (-1, 1)]
        self.blob(head, skin, parent=e, voxel=0.015)
        self.sphere(0.13, self.mat(wool, "cloth"), (0.46, 0, 0.93), (1, 1, 0.7), 16, e)
        for s in (-1, 1):
            self.sphere(0.02, self.mat("#f2e8d8", "clay", rough=0.2), (0.6, s * 0.1, 0.83), parent=e, seg=12)
        for x in (-0.28, 0.25):
            for y in (-0.14, 0.14):
                self.tube([(x, y, 0.5), (x, y, 0.0)], 0.045, skin, 8, e, taper=0.8)
        return e

    def bird(
        self, at, size=1.0, color="#c8503c", face=0.0, belly=None, wings="folded", parent=None, tilt=0.0
    ):
        """A small bird that looks to the right at face 0; wings folded or spread."""
        e = self.empty(at, (0, tilt, face), size)
        if parent:
            e.parent = parent
        m = self.mat(color, "clay", bump=0.03)
        parts = [
            ((-0.12, 0, 0.3), 0.2, (0.12, 0, 0.36), 0.19),
            ((0.24, 0, 0.58), 0.145),
            ((-0.25, 0, 0.26), 0.12, (-0.62, 0, 0.2), 0.05),
        ]
        self.blob(parts, m, parent=e, voxel=0.02)
        if belly:
            self.sphere(0.18, self.mat(belly, "clay"), (0.13, 0, 0.3), (1, 0.9, 1), 24, e)
        self.lathe(
            [(0, 0.16), (0.03, 0.08), (0.05, 0)],
            self.mat("#e0a03c", "clay"),
            12,
            (0.36, 0, 0.57),
            (0, 96, 0),
            parent=e,
        )
        for s in (-1, 1):
            self.sphere(
                0.022, self.mat("#1c1618", "clay", rough=0.15), (0.31, s * 0.115, 0.62), parent=e, seg=12
            )
            dark = self.mat(color, "clay", vary=0.3)
            if wings == "folded":
                self.sphere(0.2, dark, (-0.1, s * 0.17, 0.36), (1.35, 0.35, 0.75), 20, e, rot=(0, 14, 0))
            else:
                V = [
                    (0.12, s * 0.12, 0.42),
                    (0.25, s * 0.6, 0.62),
                    (0.1, s * 1.05, 0.66),
                    (-0.15, s * 0.75, 0.56),
                    (-0.22, s * 0.15, 0.4),
                ]
                flap = self.obj(V, [(0, 1, 2, 3, 4)], dark, True, parent=e)
                flap.modifiers.new("thick", "SOLIDIFY").thickness = 0.035
        return e

    def fish(
        self,
        at,
        size=1.0,
        color="#e0803c",
        face=0.0,
        fin=None,
        parent=None,
        tilt=0.0,
        deep=0.42,
        stripes=None,
    ):
        """A fish one unit long that looks to the right at face 0."""
        e = self.empty(at, (0, tilt, face), size)
        if parent:
            e.parent = parent
        m, f = self.mat(color, "clay", rough=0.35), self.mat(fin or color, "clay", rough=0.4)
        n, seg, V, F = 24, 28, [], []
        for i in range(n + 1):
            t = i / n
            r = deep * 0.5 * math.sin(math.pi * t**0.8) ** 0.75 * (1 - 0.35 * t) + 0.012
            for k in range(seg):
                a = 2 * math.pi * k / seg
                V.append((0.5 - t * 0.85, 0.48 * r * math.cos(a), r * math.sin(a) + 0.01 * math.sin(t * 3)))
        for i in range(n):
            for k in range(seg):
                j = (k + 1) % seg
                F.append((i * seg + k, i * seg + j, (i + 1) * seg + j, (i + 1) * seg + k))
        F += [tuple(range(seg))[::-1], tuple(range(n * seg, (n + 1) * seg))]
        self.obj(V, F, m, True, parent=e)

        def sheet(points):
            flap = self.obj(points, [tuple(range(len(points)))], f, True, parent=e)
            flap.modifiers.new("thick", "SOLIDIFY").thickness = 0.018

        d = deep / 0.42
        sheet(
            [
                (-0.3, 0, 0.02),
                (-0.52, 0, 0.2 * d),
                (-0.62, 0.02, 0.24 * d),
                (-0.5, 0, 0),
                (-0.6, 0.02, -0.22 * d),
                (-0.5, 0, -0.18 * d),
            ]
        )
        sheet([(0.15, 0, 0.18 * d), (0.02, 0, 0.33 * d), (-0.16, 0, 0.29 * d), (-0.2, 0, 0.1 * d)])
        sheet([(0.05, 0, -0.18 * d), (-0.1, 0, -0.3 * d), (-0.18, 0, -0.1 * d)])
        for s in (-1, 1):
            self.sphere(
                0.045, self.mat("#f4ead6", "clay", rough=0.2), (0.34, s * 0.068, 0.045), (1, 0.6, 1), 16, e
            )
            self.sphere(
                0.024, self.mat("#1c1618", "clay", rough=0.1), (0.352, s * 0.093, 0.045), parent=e, seg=12
            )
            V = [
                (0.12, s * 0.1, -0.03),
                (0.0, s * 0.15, -0.1),
                (-0.07, s * 0.16, -0.07),
                (0.02, s * 0.1, 0.01),
            ]
            self.obj(V, [(0, 1, 2, 3)], f, True, parent=e)
        return e

    def fin(self, root, tips, skin, ray, rays=9, wavy=0.12, parent=None):
        """Spread a fin: rays from a line of roots to a line of tips, and skin between them."""
        V = []
        for u in np.linspace(0, 1, rays):
            a, b = Vector(root[0]).lerp(Vector(root[1]), u), Vector(tips[0]).lerp(Vector(tips[1]), u)
            V += [a, b + (b - a) * wavy * math.sin(math.pi * u)]
        long = (V[1] - V[0]).length
        F = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(rays - 1)]
        thick = self.obj(V, F, skin, True, parent=parent).modifiers.new("thick", "SOLIDIFY")
        thick.thickness = 0.03 * long
        for i in range(rays):
            self.tube([V[2 * i], V[2 * i + 1]], 0.02 * long, ray, 5, parent, taper=0.4)

    def cat(self, at, size=1.0, color="#c98a4a", face=0.0, parent=None):
        """A cat curled up asleep, about two units wide."""
        e = self.empty(at, (0, 0, face), size)
        if parent:
            e.parent = parent
        fur = self.mat(color, "cloth", vary=0.3, bump=0.03, bscale=40)
        parts = [
            ((-0.5, 0.1, 0.38), 0.38, (0.1, 0.3, 0.45), 0.42),
            ((0.1, 0.3, 0.45), 0.42, (0.55, 0.1, 0.36), 0.36),
        ]
        parts += [((-0.62, -0.25, 0.36), 0.27, (-0.5, -0.32, 0.33), 0.25)]
        parts += [
            ((-0.78, -0.2, 0.58), 0.08, (-0.84, -0.18, 0.74), 0.02),
            ((-0.5, -0.25, 0.6), 0.08, (-0.45, -0.22, 0.76), 0.02),
        ]
        parts += [
            ((-0.4, -0.42, 0.12), 0.11, (-0.05, -0.5, 0.1), 0.1),
            ((0.5, -0.2, 0.14), 0.14, (0.15, -0.45, 0.1), 0.11),
        ]
        tail = [
            (0.85, 0.1, 0.2),
            (0.95, -0.25, 0.13),
            (0.7, -0.58, 0.12),
            (0.3, -0.72, 0.12),
            (-0.1, -0.72, 0.12),
        ]
        parts += [(tail[i], 0.12 - 0.01 * i, tail[i + 1], 0.11 - 0.01 * i) for i in range(4)]
        self.blob(parts, fur, parent=e, voxel=0.022, smooth=6)
        pale = self.mat("#f2e2c8", "cloth")
        self.blob([((-0.63, -0.52, 0.28), 0.075, (-0.52, -0.53, 0.28), 0.075)], pale, parent=e, voxel=0.015)
        self.sphere(0.03, self.mat("#b8605c", "clay"), (-0.575, -0.605, 0.315), (1.2, 0.7, 0.8), 12, e)
        ink = self.mat("#3a2620", "clay")
        for s in (-1, 1):
            x = -0.575 + s * 0.12
            lid = [
                (x + 0.055 * math.cos(t), -0.555 + 0.03 * abs(math.cos(t)), 0.415 - 0.03 * math.sin(t))
                for t in np.linspace(0, math.pi, 9)
            ]
            self.tube(lid, 0.009, ink, 6, e)
            for k in (-1, 0, 1):
                self.tube(
                    [(-0.575 + s * 0.1, -0.58, 0.29 + k * 0.02), (-0.575 + s * 0.4, -0.56, 0.31 + k * 0.06)],
                    0.005,
                    pale,
                    4,
                    e,
                )
        return e

    def hand(
        self,
        at,
        size=1.0,
        mat=None,
        rot=(0, 0, 0),
        curl=0.15,
        spread=0.13,
        thumb=0.5,
        left=False,
        parent=None,
        cuff=None,
    ):
        """A hand, palm to the camera and fingers up; curl bends each finger forward (radians a joint)."""
        e = self.empty(at, rot, size)
        if parent:
            e.parent = parent
        if left:
            e.scale.x *= -1
        mat = mat or self.mat("#e8c7a0", "clay")
        curls = curl if isinstance(curl, (tuple, list)) else (curl,) * 4
        parts = [((-0.22, 0, 0.15), 0.15, (-0.3, 0, 0.75), 0.13), ((0.0, 0, 0.1), 0.16, (0, 0, 0.8), 0.14)]
        parts += [((0.2, 0, 0.15), 0.15, (0.3, 0, 0.72), 0.13), ((0, 0, -0.1), 0.22, (0, 0.02, -0.9), 0.2)]
        for i, (x, z, long) in enumerate(
            ((-0.33, 0.8, 0.29), (-0.11, 0.88, 0.34), (0.11, 0.87, 0.32), (0.32, 0.76, 0.25))
        ):
            p, bend, side = Vector((x, 0, z)), 0.0, (x / 0.33) * spread
            for joint in range(3):
                bend += curls[i]
                step = Vector(
                    (math.sin(side), -math.sin(bend) * math.cos(side), math.cos(bend) * math.cos(side))
                )
                q = p + step * long * (1 - 0.16 * joint)
                parts.append((p, 0.105 - 0.01 * joint, q, 0.098 - 0.012 * joint))
                p = q
        a, b, c = (
            Vector((-0.3, -0.03, 0.18)),
            Vector((-0.55 - 0.1 * thumb, -0.1, 0.42)),
            Vector((-0.66 - 0.3 * thumb, -0.16, 0.74)),
        )
        parts += [(a, 0.15, b, 0.115), (b, 0.115, c, 0.09)]
        self.blob(parts, mat, parent=e, voxel=0.025, smooth=4)
        if cuff:
            self.lathe(
                [(0.26, -0.5), (0.3, -0.55), (0.36, -1.4), (0.42, -3.0), (0.2, -3.0)],
                self.mat(cuff, "cloth"),
                32,
                parent=e,
            )
            self.lathe(
                [(0.22, -0.42), (0.29, -0.42), (0.3, -0.6), (0.22, -0.62)],
                self.mat("#f2ead8", "cloth"),
                32,
                parent=e,
            )
        return e

    def deer(self, at, h=3.5, color="#a9724c", face=0.0):
        """A standing deer one unit high at the crown, that looks to the left at face 0."""
        e = self.empty(at, (0, 0, face), h)
        fur, pale = self.mat(color, "cloth", vary=0.2, bump=0.03, bscale=40), self.mat("#ead8bc", "cloth")
        parts = [
            ((0.3, 0, 0.55), 0.13, (-0.02, 0, 0.55), 0.14),
            ((-0.02, 0, 0.56), 0.14, (-0.2, 0, 0.6), 0.12),
        ]
        parts += [
            ((-0.2, 0, 0.62), 0.1, (-0.32, 0, 0.86), 0.065),
            ((-0.33, 0, 0.92), 0.075, (-0.47, 0, 0.87), 0.04),
        ]
        parts += [((0.4, 0, 0.62), 0.04, (0.45, 0, 0.55), 0.025)]
        for s in (-1, 1):
            parts.append(((-0.29, s * 0.05, 0.96), 0.02, (-0.2, s * 0.15, 1.02), 0.03))
            parts += [
                ((-0.17, s * 0.07, 0.5), 0.055, (-0.18, s * 0.07, 0.26), 0.03),
                ((-0.18, s * 0.07, 0.26), 0.03, (-0.17, s * 0.07, 0.02), 0.024),
            ]
            parts += [
                ((0.33, s * 0.08, 0.5), 0.085, (0.38, s * 0.08, 0.28), 0.036),
                ((0.38, s * 0.08, 0.28), 0.032, (0.35, s * 0.08, 0.02), 0.024),
            ]
        self.blob(parts, fur, parent=e, voxel=0.011, smooth=5)
        self.sphere(0.028, self.mat("#2a1c1a", "clay", rough=0.2), (-0.505, 0, 0.88), parent=e, seg=14)
        self.sphere(0.07, pale, (0.41, 0, 0.53), (0.5, 0.9, 1), 16, e)
        for s in (-1, 1):
            self.sphere(
                0.016, self.mat("#1c1618", "clay", rough=0.1), (-0.375, s * 0.06, 0.93), parent=e, seg=12
            )
        for _ in range(14):
            x, z = self.rnd.uniform(-0.1, 0.32), self.rnd.uniform(0.58, 0.65)
            self.sphere(0.012, pale, (x, -0.128, z), (1, 0.4, 1), 8, e)
        return e

"""Faces for heads that are large enough to have one: eyes that look, brows, a mouth, and hair in locks."""

import math

import numpy as np
from mathutils import Vector

# How a face feels: mouth corners up, mouth open, brows up, brows drawn together, lids down (1 is closed).
MOODS = {
    "calm": (0.25, 0.0, 0.0, 0.0, 0.24),
    "glad": (0.9, 0.0, 0.25, 0.0, 0.2),
    "wonder": (0.2, 0.55, 0.8, -0.2, 0.0),
    "laugh": (1.0, 0.8, 0.4, -0.1, 0.3),
    "weary": (-0.35, 0.0, -0.1, -0.5, 0.52),
    "sly": (0.7, 0.0, 0.2, 0.5, 0.45),
    "cross": (-0.6, 0.0, -0.35, 0.8, 0.3),
    "afraid": (-0.5, 0.35, 0.7, -0.7, 0.0),
    "asleep": (0.2, 0.0, 0.0, 0.0, 1.0),
}


class Faces:
    """Faces for heads that are large enough to have one."""

    def face(
        self,
        at,
        r=0.5,
        mood="calm",
        look=(0.0, 0.0),
        skin="#e8c7a0",
        hair="#4a3226",
        style="short",
        iris="#4a6a5a",
        rot=(0, 0, 0),
        parent=None,
        beard=None,
        seed=0,
    ):
        """Set a head that looks to the camera at rot 0; look turns the eyes to the right and up (-1 to 1).

        The style of the hair is short, long, bob, bun, bald or none.
        """
        smile, open_, up, frown, lids = MOODS[mood]
        e = self.empty(at, rot, r)
        if parent:
            e.parent = parent
        sm = self.mat(skin, "clay", bump=0.012, vary=0.07, sss=0.12)
        skull = [((0, 0.08, 0.16), 0.88), ((0, -0.1, -0.12), 0.74), ((0, -0.3, -0.52), 0.36)]
        skull += [((s * 0.36, -0.36, -0.3), 0.4) for s in (-1, 1)]
        skull += [((s * 0.3, -0.66, 0.33), 0.16, (s * 0.08, -0.72, 0.33), 0.16) for s in (-1, 1)]
        skull += [((s * 0.86, 0.0, -0.04), 0.17, (s * 0.92, 0.05, 0.12), 0.13) for s in (-1, 1)]
        skull += [((0, -0.72, 0.12), 0.1, (0, -0.93, -0.16), 0.14)]
        skull += [((s * 0.1, -0.82, -0.2), 0.09) for s in (-1, 1)]
        self.blob(skull, sm, parent=e, voxel=0.035, smooth=5)
        self._eyes(e, sm, iris, look, lids)
        self._brows(e, self.mat(hair, "cloth"), up, frown)
        self._mouth(e, smile, open_)
        if style not in ("bald", "none"):
            self._hair(e, hair, style, seed)
        if beard:
            self._beard(e, beard, seed)
        return e

    def _eyes(self, e, skin, iris, look, lids):
        white = self.mat("#f6f0e4", "clay", rough=0.18, bump=0.0, vary=0.02)
        ring = self.mat(iris, "clay", rough=0.15, bump=0.0)
        ink = self.mat("#15100f", "clay", rough=0.08, bump=0.0, vary=0.0)
        shine = self.mat("#ffffff", "glow", gain=1.6)
        for s in (-1, 1):
            c, r = Vector((s * 0.32, -0.63, 0.1)), 0.2
            self.sphere(r, white, c, parent=e, seg=28)
            d = Vector((0.42 * look[0] - s * 0.03, -1, 0.36 * look[1])).normalized()
            for m, size, out in ((ring, 0.115, 0.12), (ink, 0.07, 0.165)):
                self.sphere(size, m, c + d * out, (1, 0.8, 1), parent=e, seg=20)
            self.sphere(0.022, shine, c + d * 0.22 + Vector((0.045, 0, 0.05)), parent=e, seg=10)
            self.lid(e, skin, c, r * 1.1, lids)

    def lid(self, e, skin, c, r, lids):
        """An upper and a lower lid: caps of a ball, turned about the axis of both eyes."""
        for sign, turn in ((1, 62 - 108 * lids), (-1, 66)):
            V, F, n, m = [], [], 20, 8
            for i in range(n + 1):
                a = math.pi * i / n
                for k in range(m + 1):
                    b = math.radians(turn) + (math.pi * 0.62 - math.radians(turn)) * k / m
                    V.append(
                        c
                        + r
                        * Vector((math.cos(a), -math.sin(a) * math.cos(b), sign * math.sin(a) * math.sin(b)))
                    )
            for i in range(n):
                for k in range(m):
                    q = i * (m + 1) + k
                    F.append((q, q + 1, q + m + 2, q + m + 1))
            lid = self.obj(V, F, skin, True, parent=e)
            lid.modifiers.new("thick", "SOLIDIFY").thickness = 0.03
            edge = [
                c + r * Vector((math.cos(a), -math.sin(a) * math.cos(b), sign * math.sin(a) * math.sin(b)))
                for b in (math.radians(turn),)
                for a in np.linspace(0.12, math.pi - 0.12, 14)
            ]
            if sign == 1:
                self.tube(edge, 0.018, self.mat("#3a2620", "clay"), 6, e)

    def _brows(self, e, hair, up, frown):
        for s in (-1, 1):
            z = 0.43 + 0.12 * up
            inner = Vector((s * 0.13, -0.87, z - 0.1 * frown))
            outer = Vector((s * 0.56, -0.66, z + 0.04 * frown - 0.03))
            middle = (inner + outer) / 2 + Vector((0, -0.06, 0.07))
            self.tube([outer, middle, inner], 0.03, hair, 8, e, taper=1.7, smooth=5)

    def _mouth(self, e, smile, open_):
        red, dark = self.mat("#a8504a", "clay", rough=0.4), self.mat("#3a1418", "clay")
        wide = 0.25 + 0.06 * smile - 0.1 * open_

        def at(t, z):
            return Vector((t * wide, -0.7 + 0.1 * t * t - 0.04 * (1 - t * t), -0.5 + z))

        if open_:
            drop = 0.06 + 0.2 * open_
            self.sphere(1, dark, (0, -0.63, -0.53), (wide * 0.9, 0.12, drop), 24, e)
        low = [
            at(t, 0.14 * smile * (t * t - 0.5) - 0.26 * open_ * (1 - t * t)) for t in np.linspace(-1, 1, 13)
        ]
        top = [
            at(t, 0.14 * smile * (t * t - 0.5) + 0.13 * open_ * (1 - t * t)) for t in np.linspace(-1, 1, 13)
        ]
        self.tube(low, 0.028 + 0.01 * open_, red, 8, e)
        if open_:
            self.tube(top, 0.03, red, 8, e)

    def lock(self, points, r, mat, parent, taper=0.25):
        """A lock of hair."""
        return self.tube(points, r, mat, 7, parent, taper=taper, smooth=4)

    def _hair(self, e, hair, style, seed):
        """Locks from the crown, over the head and down; the forehead stays free."""
        rng = np.random.default_rng(seed + 11)
        tones = [self.mat(hair, "cloth", vary=v, bump=0.03, bscale=18) for v in (0.14, 0.3)]
        self.sphere(0.93, tones[0], (0, 0.15, 0.2), (0.98, 0.93, 0.97), 30, e)
        crown = Vector((0.05, 0.2, 1.12))
        fall = {"short": -0.2, "bob": -0.72, "long": -1.9, "bun": 0.15}[style]
        for i in range(64):
            a = 2 * math.pi * (i + rng.uniform(-0.3, 0.3)) / 64
            front = max(0.0, -math.sin(a))
            out = Vector((math.cos(a), math.sin(a), 0))
            end = fall * (1 - front**0.5) + 0.58 * front**0.5 + rng.uniform(-0.08, 0.08)
            side = rng.uniform(-0.16, 0.16)
            p = [crown + out * 0.05]
            p.append(Vector((out.x * 0.62, 0.1 + out.y * 0.66, 0.98)))
            p.append(Vector((out.x * 0.97, 0.08 + out.y * 0.93, 0.55)))
            if end < 0.4:
                p.append(Vector((out.x * 1.04 + side * 0.3, 0.08 + out.y * 0.98, max(end, 0.0))))
            if end < -0.3:
                for z in np.linspace(-0.3, end, 1 + round(-end)):
                    flare = 1.0 + 0.05 * math.sin(z * 4 + i)
                    p.append(Vector((out.x * flare + side, 0.12 + out.y * 0.9 * flare, float(z))))
            else:
                p.append(Vector((out.x + side * 0.6, 0.04 + out.y * 0.95, end)))
            self.lock(p, rng.uniform(0.08, 0.125), tones[i % 2], e)
        if style == "bun":
            self.sphere(0.42, tones[1], (0, 0.75, 0.85), (1, 0.9, 0.9), 20, e, bumpy=0.05)

    def _beard(self, e, color, seed):
        rng = np.random.default_rng(seed + 5)
        m = self.mat(color, "cloth", bump=0.03, bscale=18)
        for _ in range(46):
            t = rng.uniform(-1, 1)
            x, y = 0.78 * math.sin(t * 1.5), -0.62 * math.cos(t * 1.5)
            z = -0.5 - 0.22 * (1 - abs(t)) + 0.4 * abs(t)
            p = Vector((x, y, z))
            long = rng.uniform(0.25, 0.6) * (1.2 - 0.8 * abs(t))
            q = p + Vector((x * 0.1, -0.16, -0.5)) * long
            self.lock([p, p.lerp(q, 0.5) + Vector((0, -0.06, 0)), q], 0.09, m, e)
        for s in (-1, 1):
            self.lock([(s * 0.02, -0.84, -0.36), (s * 0.2, -0.8, -0.4), (s * 0.42, -0.6, -0.52)], 0.075, m, e)

    def give_face(self, person, at=(0, 0, 0.885), **face):
        """Give a face to a person who was set up without hair; at is where the head is."""
        return self.face(at, 0.118, parent=person, **face)

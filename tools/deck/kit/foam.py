"""Foam: balls of froth that melt into each other, and the claws that a crest ends in."""

from mathutils import Vector


class Foam:
    """Foam on water."""

    def froth(self, points, r=0.2, claws=(), color="#fdfaf2", voxel=0.05, balls=3, spread=0.8, low=1.0):
        """Heap froth along points; each claw is a line of points that tapers off, low flattens the heap."""
        parts = []
        for p in points:
            for _ in range(balls):
                d = Vector([self.rnd.gauss(0, spread * r) for _ in range(3)])
                parts.append((Vector(p) + Vector((d.x, d.y, d.z * low)), r * self.rnd.uniform(0.4, 1.15)))
        for claw in claws:
            n = len(claw) - 1
            for i in range(n):
                a, b = (0.6 * r * (1 - k / n) ** 0.7 + 0.3 * voxel for k in (i, i + 1))
                parts.append((claw[i], a, claw[i + 1], b))
        return self.blob(parts, self.mat(color, "snow", bump=0.02, lift=0.3), voxel=voxel, smooth=3)

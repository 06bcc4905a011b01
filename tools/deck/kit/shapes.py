"""Boxes, turned profiles, spheres, tubes and height fields."""

import math

import bpy
import numpy as np
from mathutils import Vector


class Shapes:
    """Boxes, turned profiles, spheres, tubes and height fields."""

    def obj(
        self,
        verts,
        faces,
        mat,
        smooth=True,
        at=(0, 0, 0),
        rot=(0, 0, 0),
        scale=1.0,
        uv=None,
        parent=None,
        sub=0,
        bevel=0,
    ):
        me = bpy.data.meshes.new("m")
        me.from_pydata([tuple(map(float, v)) for v in verts], [], [tuple(map(int, f)) for f in faces])
        if uv is not None:
            ul = me.uv_layers.new()
            li = np.empty(len(me.loops), "i4")
            me.loops.foreach_get("vertex_index", li)
            ul.data.foreach_set("uv", np.asarray(uv, "f4")[li].ravel())
        me.validate()
        me.update()
        me.polygons.foreach_set("use_smooth", np.full(len(me.polygons), bool(smooth)))
        if mat:
            me.materials.append(mat)
        o = bpy.data.objects.new("o", me)
        self.col.objects.link(o)
        o.location = at
        o.rotation_euler = [math.radians(r) for r in rot]
        o.scale = (scale,) * 3 if np.isscalar(scale) else scale
        if parent:
            o.parent = parent
        if bevel:
            b = o.modifiers.new("b", "BEVEL")
            b.width = bevel
            b.segments = 3
            b.limit_method = "ANGLE"
        if sub:
            d = o.modifiers.new("s", "SUBSURF")
            d.levels = d.render_levels = sub
        return o

    def empty(self, at=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
        o = bpy.data.objects.new("e", None)
        self.col.objects.link(o)
        o.location = at
        o.rotation_euler = [math.radians(r) for r in rot]
        o.scale = (scale,) * 3
        return o

    def rays(self, thing, **seen):
        """Say which rays see a thing and its parts: camera, diffuse, glossy, shadow."""
        for part in (thing, *thing.children_recursive):
            for ray, see in seen.items():
                setattr(part, f"visible_{ray}", see)

    def box(self, size, mat, at=(0, 0, 0), rot=(0, 0, 0), bevel=0.03, parent=None):
        x, y, z = [a / 2 for a in size]
        V = [(i * x, j * y, k * z) for i in (-1, 1) for j in (-1, 1) for k in (-1, 1)]
        F = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
        return self.obj(V, F, mat, False, at, rot, 1, parent=parent, bevel=bevel)

    def lathe(self, prof, mat, seg=48, at=(0, 0, 0), rot=(0, 0, 0), scale=1.0, parent=None, cap=True, jag=0):
        V, F = [], []
        n = len(prof)
        for i in range(seg):
            a = 2 * math.pi * i / seg
            for r, z in prof:
                V.append((r * math.cos(a), r * math.sin(a), z))
        for i in range(seg):
            j = (i + 1) % seg
            for k in range(n - 1):
                F.append((i * n + k, j * n + k, j * n + k + 1, i * n + k + 1))
        return self.obj(V, F, mat, True, at, rot, scale, parent=parent)

    def sphere(self, r, mat, at=(0, 0, 0), scale=1.0, seg=32, parent=None, bumpy=0, rot=(0, 0, 0)):
        prof = [(math.sin(t) * r, -math.cos(t) * r) for t in np.linspace(0, math.pi, seg // 2 + 1)]
        o = self.lathe(prof, mat, seg, at, rot, scale, parent)
        if bumpy:
            t = bpy.data.textures.new("t", "CLOUDS")
            t.noise_scale = 0.6 * r
            t.noise_depth = 3
            d = o.modifiers.new("d", "DISPLACE")
            d.texture = t
            d.strength = bumpy
            d.texture_coords = "GLOBAL"
        return o

    def tube(
        self, pts, r, mat, seg=10, parent=None, taper=None, at=(0, 0, 0), rot=(0, 0, 0), scale=1.0, smooth=0
    ):
        P = [Vector(p) for p in pts]
        if smooth:
            Q = []
            for i in range(len(P) - 1):
                p0, p1, p2, p3 = P[max(i - 1, 0)], P[i], P[i + 1], P[min(i + 2, len(P) - 1)]
                for j in range(smooth):
                    u = j / smooth
                    Q.append(
                        0.5
                        * (
                            (2 * p1)
                            + (p2 - p0) * u
                            + (2 * p0 - 5 * p1 + 4 * p2 - p3) * u * u
                            + (3 * p1 - p0 - 3 * p2 + p3) * u**3
                        )
                    )
            P = [*Q, P[-1]]
        V, F = [], []
        n = len(P)
        up = Vector((0.13, 0.97, 0.2)).normalized()
        for i, p in enumerate(P):
            t = (P[min(i + 1, n - 1)] - P[max(i - 1, 0)]).normalized()
            a = t.cross(up).normalized()
            b = t.cross(a).normalized()
            rr = r * (1 if taper is None else (1 - (1 - taper) * i / (n - 1)))
            for k in range(seg):
                q = 2 * math.pi * k / seg
                V.append(p + a * math.cos(q) * rr + b * math.sin(q) * rr)
        for i in range(n - 1):
            for k in range(seg):
                F.append(
                    (i * seg + k, i * seg + (k + 1) % seg, (i + 1) * seg + (k + 1) % seg, (i + 1) * seg + k)
                )
        F += [tuple(range(seg))[::-1], tuple(range((n - 1) * seg, n * seg))]
        return self.obj(V, F, mat, True, at, rot, scale, parent=parent)

    def grid(self, xr, yr, fn, mat, nx=220, ny=220, ypow=1.6):
        xs = np.linspace(*xr, nx)
        ys = yr[0] + (yr[1] - yr[0]) * np.linspace(0, 1, ny) ** ypow
        X, Y = np.meshgrid(xs, ys)
        Z = fn(X, Y)
        V = np.stack([X, Y, Z], -1).reshape(-1, 3)
        i = np.arange((ny - 1) * nx).reshape(ny - 1, nx)[:, :-1].ravel()
        F = np.stack([i, i + 1, i + nx + 1, i + nx], -1)
        return self.obj(V, F, mat)


def loft(S, stations, mat, parent, m=24):
    """Skin a row of flattened rings, each a centre, half its chord and half its thickness."""
    V, F, n = [], [], len(stations)
    for c, chord, thick in stations:
        V += [c + chord * math.cos(q) + thick * math.sin(q) for q in np.arange(m) * 2 * math.pi / m]
    for i in range(n - 1):
        for k in range(m):
            j = (k + 1) % m
            F.append((i * m + k, i * m + j, i * m + m + j, i * m + m + k))
    F += [tuple(range(m))[::-1], tuple(range((n - 1) * m, n * m))]
    return S.obj(V, F, mat, True, parent=parent)

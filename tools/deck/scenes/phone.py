"""A child talks through a tin can on a string, and its other end is up in a cloud."""

import math

import numpy as np
from mathutils import Vector

from ..kit.light import clouds, grade, sky, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "phone",
        805,
        sky=sky(
            "#4a90b8",
            "#9ccbd4",
            "#f2ecd0",
            "#f8d4a4",
            at=(0, 0.42, 0.7, 1),
            clouds=[clouds("#a8c4cc", "#fffaf0", (0.3, 0.1), 0.55)],
        ),
        ambient=0.6,
        key=[sun((-6, -4, 6), "#fff0cc", 3.4), sun((6, 7, 5), "#ffd0a0", 1.0, 0.2)],
        fog={"density": 0.016, "start": 20},
        cam={"loc": (0, -13, 2.4), "tgt": (0, 0, 3.9)},
        post={"grade": grade("#1c3a60", "#fff6da")},
    )
    # the top of a hill as round as a small planet
    S.sphere(6.2, S.mat("#86a450", "clay", nscale=0.4, bump=0.06), (0, 2.5, -5.6), (1, 1, 1), 96)
    S.gh = lambda X, Y: -5.6 + np.sqrt(np.maximum(6.2**2 - X**2 - (Y - 2.5) ** 2, 0))
    S.grass(900, (-3.8, 3.8), (-2.2, 4), high=0.3)
    S.flowers(90, (-3.6, 3.6), (-2.2, 4), high=0.32)
    # the child, and the cloud that answers
    x, y = -1.15, 0.2
    z, h = S.z(x, y), 2.9
    mouth = Vector((x + 0.4, y - 0.02, z + 0.87 * h))
    far = Vector((1.5, 2.2, 8.0))
    way = (far - mouth).normalized()
    S.person(
        (x, y, z - 0.03),
        h,
        "#e2a636",
        "stand",
        106,
        hair="#5a3322",
        style="plait",
        head=(0, -0.01, 0.885),
        hands=((0.16, -0.28, 0.84), (-0.1, -0.3, 0.92)),
    )
    near = _tin(S, mouth, way, 0.36, 0.98)
    there = _tin(S, far + way * 1.15, -way, 0.46, 1.25, lid=True)
    S.string(near, there, 0.0, 0.026, "#fbf2de")
    for i, (cx, cy, cz, q) in enumerate(
        ((1.1, 4.2, 9.7, 1.6), (2.9, 4.6, 9.6, 1.5), (2.1, 4.4, 10.5, 1.5), (2.55, 2.9, 9.25, 0.85))
    ):
        S.cloud((cx, cy, cz), q, "#fffaf2", 13, 0.5, seed=i)
    # the bear has one of its own, and a bird that listens
    bx, by = 1.45, 0.3
    bz = S.z(bx, by) - 0.05
    S.bear((bx, by, bz), 1.35, "#9a6a44", 62, arms=((0.16, -0.42, 0.66), (-0.12, -0.42, 0.64)))
    S.bird((bx - 0.02, by, bz + 1.22), 0.42, "#c8503c", 12, belly="#f2dcc0")
    small = Vector((2.75, 1.0, 4.6))
    lip = Vector((bx + 0.46, by - 0.2, bz + 0.98))
    up = (small - lip).normalized()
    S.string(_tin(S, lip, up, 0.15, 0.4, "#3f7f8f"), small, 0.0, 0.014, "#fbf2de")
    S.cloud(small + Vector((0.05, 0.2, 0.15)), 0.5, "#fffaf2", 9, 0.5, seed=9)
    S.house((-3.0, 4.2, S.z(-3.0, 4.2) - 0.1), 0.9, 0.8, "#a5483c", "#f2e6d2", 20, lit=0).rotation_euler = (
        0,
        -0.4,
        0.3,
    )
    S.tree(
        (3.1, 3.4, S.z(3.1, 3.4) - 0.1),
        2.2,
        "#5a3a2a",
        ("#6f9440", "#8fb04f"),
        5,
        0.5,
        1.1,
        0.1,
        seed=4,
        lean=(0.35, 0, 0.9),
    )
    return S


def _tin(S, at, way, r, long, label="#c8322c", lid=False):
    """A tin can with a label, its open end at a point; say where the middle of its bottom is."""
    way = Vector(way)
    turn = [math.degrees(a) for a in way.to_track_quat("Z", "Y").to_euler()]
    e = S.empty(at, turn)
    tin = S.mat("#c4c8c8", "metal", rough=0.25)
    S.lathe([(0.9 * r, 0.02), (r, 0), (r, long), (0, long - 0.03)], tin, 40, parent=e)
    S.lathe([(0.9 * r, 0.02), (0.9 * r, 0.8 * long), (0, 0.8 * long)], S.mat("#4a4c50", "clay"), 40, parent=e)
    for z in (0.0, 0.07, 0.13, 0.87, 0.93, 1.0):
        q = 0.035 if z in (0.0, 1.0) else 0.022
        ring = [(r * math.cos(t), r * math.sin(t), z * long) for t in np.linspace(0, 2 * math.pi, 41)]
        S.tube(ring, q * r / 0.36, tin, 8, e)
    paper, cream = S.mat(label, "paper"), S.mat("#f6ecd4", "paper")
    S.lathe([(1.02 * r, 0.17 * long), (1.02 * r, 0.52 * long)], cream, 40, parent=e)
    S.lathe([(1.02 * r, 0.52 * long), (1.02 * r, 0.83 * long)], paper, 40, parent=e)
    # a tomato on the label, where we see it
    see = way.to_track_quat("Z", "Y").inverted() @ Vector((0, -1, 0))
    see = Vector((see.x, see.y, 0)).normalized() * 1.0 * r
    S.sphere(0.34 * r, S.mat("#d8402c", "clay"), see + Vector((0, 0, 0.36 * long)), (1, 1, 0.9), 20, e)
    S.sphere(
        0.13 * r,
        S.mat("#5a8a3c", "clay"),
        1.12 * see + Vector((0, 0, 0.36 * long + 0.3 * r)),
        parent=e,
        seg=10,
    )
    if not lid:
        return e.matrix_basis @ Vector((0, 0, long))
    # the lid stands open on its hinge, its edge as the opener left it
    side = Vector((-see.y, see.x, 0)).normalized()
    back = S.mat("#d4d8d8", "metal", rough=0.3)
    teeth = []
    if (way.to_track_quat("Z", "Y") @ side).z < 0:
        side = -side
    out = (side + Vector((0, 0, -0.5))).normalized()
    for k in range(40):
        t = 2 * math.pi * k / 40
        q = r * (0.92 if k % 2 else 0.82)
        teeth.append(side * r + out * (r + q * math.cos(t)) + see.normalized() * q * math.sin(t))
    disc = S.obj(teeth, [tuple(range(40))], back, False, parent=e)
    disc.modifiers.new("thick", "SOLIDIFY").thickness = 0.02
    return e.matrix_basis @ Vector((0, 0, long))

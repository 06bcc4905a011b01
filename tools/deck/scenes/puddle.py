"""A grey street; in the puddle it is summer, and the child who leaps over it is dressed for that."""

import math

import bpy
import numpy as np
from mathutils import Vector

from ..kit.actors import actor, felt_hat, neck_scarf
from ..kit.light import area, grade, sky, sun
from ..kit.sky import paint_sky
from ..kit.stage import Stage


def scene():
    S = Stage(
        "puddle",
        904,
        sky=sky("#8a949c", "#a8aeb0", "#c4c4be"),
        ambient=0.72,
        key=[sun((-4, 3, 8), "#f0f0f0", 1.8, 0.3), area((0, -6, 8), "#ffffff", 200, 4.0)],
        fog={"density": 0.0},
        cam={"loc": (0, -9.5, 11.5), "tgt": (0, 0.35, 0.2), "fov": 38},
        post={"grade": grade("#232c48", "#fff6e0", sat=1.12), "bloom": 0.5, "bloom_th": 0.8, "vignette": 0.4},
    )
    stone = [S.mat(c, "stone", bump=0.12) for c in ("#7a8086", "#6e7478", "#868a8c", "#747c80")]
    rnd = S.rnd
    S.box((18, 34, 0.1), S.mat("#26292e", "stone"), (0, 2, -0.2), bevel=0)
    for i in range(-8, 9):
        for j in range(-9, 12):
            x, y = i * 0.74 + (j % 2) * 0.37, j * 0.62
            S.box(
                (0.7, 0.58, 0.3),
                rnd.choice(stone),
                (x, y, -0.17 + rnd.uniform(-0.015, 0.015)),
                (0, 0, rnd.uniform(-2, 2)),
                0.06,
            )
    S.box((14, 0.5, 0.5), S.mat("#9a9c98", "stone"), (0, 6.6, -0.05), bevel=0.06)
    S.box((14, 6, 0.4), S.mat("#8c8e8c", "stone"), (0, 9.6, -0.05), bevel=0.02)
    # the puddle is a window: a painted sky with sun, clouds, birds seen from below

    spec = {
        "stops": [(0, "#2f86c4"), (0.55, "#7fc4e0"), (1, "#d8f0ea")],
        "discs": [
            {
                "x": 0.66,
                "y": 0.3,
                "r": 0.085,
                "color": "#ffdf80",
                "glow": "#ffe28a",
                "halo": 1.4,
                "halo_gain": 0.5,
                "maria": 0,
            }
        ],
        "clouds": [
            {"dark": "#a8d0e4", "lite": "#ffffff", "band": (0.6, 0.3), "alpha": 0.9, "cell": (90, 160)}
        ],
    }
    px = np.ones((480, 480, 4), "f4")
    px[..., :3] = paint_sky(480, 480, spec, 5)
    image = bpy.data.images.new("summer", 480, 480, float_buffer=True)
    image.colorspace_settings.name = "Linear Rec.709"
    image.pixels.foreach_set(px.ravel())
    m = bpy.data.materials.new("summer")
    m.use_nodes = True
    N, L = m.node_tree.nodes, m.node_tree.links
    N.clear()
    out, em, tex = N.new("ShaderNodeOutputMaterial"), N.new("ShaderNodeEmission"), N.new("ShaderNodeTexImage")
    tex.image = image
    L.new(tex.outputs[0], em.inputs[0])
    em.inputs[1].default_value = 1.25
    L.new(em.outputs[0], out.inputs[0])
    n, P = S.nfun(0.6, 4, 2), []
    for k in range(90):
        a = 2 * math.pi * k / 90
        r = 1 + 0.55 * (
            float(n(np.array([[2 * math.cos(a) + 5]]), np.array([[2 * math.sin(a) + 5]]))[0, 0]) - 0.5
        )
        P.append((0.1 + 2.55 * r * math.cos(a), 0.1 + 2.5 * r * math.sin(a)))
    S.obj(
        [(x, y, 0.02) for x, y in P],
        [tuple(range(90))],
        m,
        False,
        uv=[((x + 3) / 6, (y + 3) / 6) for x, y in P],
    )
    S.tube([(x, y, 0.02) for x, y in [*P, P[0]]], 0.05, S.mat("#5a646c", "water", rough=0.05), 6)
    for x, y, z in (
        (-1.75, 0.5, 0.9),
        (-1.2, 0.35, 0.7),
        (-1.55, 0.02, 1.0),
        (1.75, 1.1, 0.7),
        (1.35, 1.3, 0.55),
    ):
        wing = [
            (-0.24, 0.06),
            (-0.1, 0.03),
            (0, -0.05),
            (0.1, 0.03),
            (0.24, 0.06),
            (0.1, 0.08),
            (0, 0.03),
            (-0.1, 0.08),
        ]
        P = [(x + z * dx, y + z * dy, 0.03) for dx, dy in wing]
        S.obj(P, [tuple(range(8))], S.mat("#2a4a6a", "clay"), False)
    # a leaping child touches the water with a toe; its mirror image meets it there, dressed for summer
    leap = {
        "pelvis": (0, 0.0, 0.5),
        "chest": (0, -0.07, 0.74),
        "head": (0, -0.12, 0.935),
        "look": (-16, 0, -42),
        "elbows": ((0.2, -0.19, 0.87), (-0.22, 0.02, 0.86)),
        "hands": (
            ((0.23, -0.4, 1.0), (0.1, -0.6, 1), (-0.6, 0.6, 0), 0.0),
            ((-0.3, 0.06, 1.04), (-0.4, 0.2, 1), (0.9, 0.3, 0), 0.0),
        ),
        "knees": ((0.075, 0.07, 0.3), (-0.075, -0.16, 0.33)),
        "feet": ((0.075, 0.31, 0.3), (-0.065, -0.2, 0.11)),
        "toes": ((0, 0.15, -1), (0, -0.5, -0.85)),
        "fist": 1.3,
        "hair": "#5a3526",
        "mood": "call",
        "lids": 1,
    }
    at, h, face = (-0.3, 0.55, 0.0), 2.3, 72
    child, _ = actor(S, at, h, face, "#f0bc2c", "#3f5a86", hem=0.41, flare=0.165, **leap)
    red, skin = S.mat("#d8402e", "clay", rough=0.3), "#f0c8a0"
    for knee, foot, toe in zip(leap["knees"], leap["feet"], leap["toes"], strict=True):
        knee, foot, toe = Vector(knee), Vector(foot), Vector(toe).normalized()
        boot = [(foot, 0.05, foot.lerp(knee, 0.62), 0.062), (foot, 0.048, foot + toe * 0.095, 0.043)]
        S.blob(boot, red, parent=child, voxel=0.011, smooth=3)
    tail = ((0.05, 0.07, 0.01), (0.12, 0.16, 0.0), (0.14, 0.28, 0.05), (0.12, 0.4, 0.03))
    neck_scarf(S, child, "#d8402e", leap["chest"], leap["head"], tail)
    eye, f = S.cam.location, 0.78
    lens, under = S.empty(eye * (1 - f), scale=f), S.empty()
    under.scale.z, under.parent = -1, lens
    other, head = actor(
        S, at, h, face, "#f0bc2c", "#3f6aa8", skin, skin, parent=under, sleeves=0.5, legs=0.5, **leap
    )
    straw = S.empty((0, 0.18, 0.5), (-14, 0, 0))
    straw.parent = head
    S.lathe(
        [(0, 0.86), (0.7, 0.84), (0.9, 0.7), (0.98, 0.1), (1.4, 0.0), (1.42, -0.08), (0.96, -0.06)],
        S.mat("#ecca74", "cloth"),
        32,
        parent=straw,
    )
    S.lathe([(0.98, 0.08), (1.02, 0.1), (0.98, 0.4), (0.94, 0.4)], red, 32, parent=straw)
    for part in other.children_recursive:
        if part.type == "MESH":
            part.data.materials[0] = S.see_through(part.data.materials[0].copy(), 0.14)
    S.rays(lens, shadow=False)
    toe = Vector((0.26, 0.36, 0.03))
    for r, wide in ((0.22, 0.016), (0.42, 0.014), (0.7, 0.011)):
        ring(S, toe, r, wide)
    for _ in range(16):
        a, d = rnd.uniform(0, 6.28), rnd.uniform(0.15, 0.5)
        drop = toe + Vector((d * math.cos(a), d * math.sin(a), rnd.uniform(0.05, 0.4)))
        S.sphere(rnd.uniform(0.015, 0.035), S.mat("#f4fbff", "glow", gain=0.9), drop, (1, 1, 1.4), 10)
    # a man in grey has put everything down, and tries the water with a toe; the others hurry past
    bare = "#e8c0a0"
    actor(
        S,
        (1.95, -1.9, 0),
        2.15,
        -112,
        "#66707c",
        "#444c58",
        bare,
        bare,
        pelvis=(-0.02, 0.05, 0.45),
        chest=(-0.02, 0.12, 0.69),
        head=(-0.02, 0.1, 0.885),
        look=(22, 0, 0),
        elbows=((0.24, 0.14, 0.62), (-0.24, 0.16, 0.62)),
        hands=(
            ((0.38, 0.06, 0.64), (1, -0.2, 0.4), (0, -1, 0.2), 0.0),
            ((-0.38, 0.1, 0.64), (-1, -0.2, 0.4), (0, -1, 0.2), 0.0),
        ),
        knees=((0.08, -0.17, 0.33), (-0.075, 0.03, 0.25)),
        feet=((0.09, -0.35, 0.13), (-0.075, 0.06, 0.03)),
        toes=((0.1, -1, -0.7), (-0.3, -1, 0)),
        legs=0.6,
        fist=1.2,
        hair="#4a4440",
    )
    for r, wide in ((0.16, 0.012), (0.3, 0.01)):
        ring(S, Vector((1.1, -1.58, 0.03)), r, wide)
    hat = S.empty((0.15, -3.35, 0.03), (-4, 3, 0), 0.24)
    felt_hat(S, hat, "#3a3e46")
    leather = S.mat("#4a2c20", "clay", rough=0.3)
    for x in (0.62, 0.86):
        S.blob(
            [((x, -3.15, 0.09), 0.1, (x - 0.03, -2.9, 0.07), 0.09), ((x, -3.19, 0.16), 0.08)],
            leather,
            voxel=0.02,
        )
        S.sphere(0.066, S.mat("#1a1214", "clay"), (x, -3.18, 0.235), (1, 1.2, 0.25), 14)
    case = S.empty((2.05, -3.25, 0.3), (0, 0, -14))
    S.box((0.75, 0.22, 0.55), S.mat("#7a4a2c", "cloth"), parent=case, bevel=0.04)
    S.tube([(-0.12, 0, 0.27), (-0.1, 0, 0.38), (0.1, 0, 0.38), (0.12, 0, 0.27)], 0.025, leather, 8, case)
    S.umbrella((-1.1, -3.4, 0.66), 0.95, "#2a2e38", (152, 18, 30))
    for x, y, c, u, f in (
        (-2.7, 3.2, "#4a5058", "#2a2e38", 70),
        (2.4, 3.9, "#545a60", "#343a44", -60),
        (3.1, -0.6, "#4a5058", "#2a2e38", -100),
        (-3.0, -0.4, "#5a5a5e", "#30343e", 100),
        (0.9, 5.4, "#50565c", "#2a2e38", 90),
    ):
        S.person((x, y, 0), 1.7, c, "walk", f, hair="#3a3432", skin="#c4b8a8")
        S.umbrella(
            (x + 0.1, y - 0.1, 2.0), 0.95, u, (rnd.uniform(-8, 8), rnd.uniform(-8, 8), rnd.uniform(0, 40))
        )
    rain = S.mat("#e4ecf0", "glow", gain=0.5)
    for _ in range(110):
        x, y, z = rnd.uniform(-4, 4), rnd.uniform(-4, 7), rnd.uniform(0.4, 6)
        S.tube([(x, y, z), (x - 0.05, y, z - 0.4)], 0.007, rain, 4)
    return S


def ring(S, at, r, wide):
    """A ripple on the water."""
    circle = [at + Vector((r * math.cos(a), r * math.sin(a), 0)) for a in np.linspace(0, 2 * math.pi, 48)]
    S.tube(circle, wide, S.mat("#f4fbff", "glow", gain=0.8), 6)

"""A grey street; in the puddle it is summer, and the child who leaps over it is dressed for that."""

import math

import bpy
import numpy as np
from mathutils import Vector

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
                "color": "#fff0b0",
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
    for k in range(7):
        x, y = 0.4 + 0.36 * k - 1.7, -1.2 + 0.13 * k + (k % 2) * 0.14
        S.obj(
            [
                (x - 0.2, y + 0.08, 0.03),
                (x - 0.07, y + 0.02, 0.03),
                (x, y - 0.04, 0.03),
                (x + 0.07, y + 0.02, 0.03),
                (x + 0.2, y + 0.08, 0.03),
                (x, y + 0.03, 0.03),
            ],
            [(0, 1, 2, 3, 4, 5)],
            S.mat("#2a4a6a", "clay"),
            False,
        )
    # a child leaps; its mirror image is scaled about the camera until it lies above the picture of the sky
    leap = {
        "skirt": False,
        "chest": (0, -0.06, 0.7),
        "head": (0, -0.1, 0.885),
        "hands": ((0.24, -0.2, 0.98), (-0.24, 0.12, 0.94)),
        "knees": ((0.08, -0.24, 0.36), (-0.08, 0.05, 0.2)),
        "feet": ((0.08, -0.34, 0.14), (-0.08, 0.3, 0.2)),
    }
    at, h, face = (-0.35, 0.35, 0.75), 2.2, 75
    child = S.person(
        at, h, "#f0bc2c", "stand", face, hair="#5a3526", trousers="#3f5a86", scarf="#d8402e", **leap
    )
    boots(S, child, "#d8402e", leap["knees"], leap["feet"])
    eye, f = S.cam.location, 0.78
    lens, under = S.empty(eye * (1 - f), scale=f), S.empty()
    under.scale.z, under.parent = -1, lens
    other = S.person(
        at,
        h,
        "#e8503c",
        "stand",
        face,
        hair="#5a3526",
        trousers="#f0c8a0",
        skin="#f0c8a0",
        parent=under,
        **leap,
    )
    boots(S, other, "#f0c8a0", leap["knees"], leap["feet"])
    S.lathe(
        [(0.23, -0.01), (0.22, 0.01), (0.12, 0.03), (0.115, 0.1), (0, 0.13)],
        S.mat("#f0d078", "cloth"),
        28,
        (0, -0.09, 0.94),
        (-12, 0, 0),
        parent=other,
    )
    S.rays(lens, shadow=False)
    # a man in grey has put everything down, and tries the water with a toe; the others hurry past
    grey = {"hands": ((0.27, 0.0, 0.5), (-0.25, -0.05, 0.52))}
    grey["feet"] = ((0.2, -0.3, 0.06), (-0.075, 0.03, 0.03))
    grey["knees"] = ((0.15, -0.17, 0.25), (-0.08, 0.0, 0.22))
    man = S.person(
        (1.62, -2.3, 0),
        1.9,
        "#5a626c",
        "stand",
        158,
        hair="#3a3432",
        skin="#e8c0a0",
        trousers="#3a4048",
        skirt=False,
        **grey,
    )
    for (x, y, z), (kx, ky, kz) in zip(grey["feet"], grey["knees"], strict=True):
        skin = S.mat("#e8c0a0", "clay")
        S.blob([((x, y + 0.02, z), 0.05, (x, y - 0.1, z - 0.01), 0.047)], skin, parent=man, voxel=0.01)
        S.blob(
            [
                (
                    (x, y, z + 0.03),
                    0.044,
                    (x + 0.55 * (kx - x), y + 0.55 * (ky - y), z + 0.55 * (kz - z)),
                    0.052,
                )
            ],
            skin,
            parent=man,
            voxel=0.01,
        )
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


def boots(S, child, color, knees, feet):
    """Boots, or bare feet, over the shoes of somebody who leaps."""
    m = S.mat(color, "clay", rough=0.3)
    for knee, foot in zip(knees, feet, strict=True):
        knee, foot = Vector(knee), Vector(foot)
        S.blob(
            [
                (foot + Vector((0, 0.01, 0.02)), 0.056, foot.lerp(knee, 0.6), 0.055),
                (foot, 0.052, foot + Vector((0, -0.1, 0)), 0.048),
            ],
            m,
            parent=child,
            voxel=0.011,
            smooth=3,
        )

"""Somebody has caged the moon."""

from mathutils import Vector

from ..kit.light import CAM, sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "cage",
        141,
        sky={
            "stops": [(0, "#101a3a"), (0.4, "#2b3a6e"), (0.66, "#6f6a9c"), (0.8, "#c79aa8"), (1, "#e8b8a4")],
            "stars": 240,
            "star_bottom": 0.6,
            "milky": {"angle": 0.6, "off": 0.3, "gain": 0.14},
        },
        ambient=0.5,
        key=[sun((-5, -6, 8), "#9fb0ff", 0.9, 0.3), sun((6, 9, 4), "#ff9a80", 1.3, 0.2)],
        fog={"density": 0.02, "start": 19, "low": 0.35, "low_h": 1.0},
        cam=CAM,
        post={
            "grade": {"shadow": "#141a48", "high": "#fff0cc"},
            "bloom": 0.8,
            "bloom_th": 0.7,
            "motes": {"n": 70, "box": (0.1, 0.3, 0.95, 0.9)},
        },
    )
    S.ground("hills", "#3f4f52", amp=0.7, seed=27, flat=3)
    S.mountains(45, 8, "#4f5580", 9, scale=0.05, width=120)
    bk = S.mat("#3a2c2e", "wood", bump=0.2)
    zt = S.z(-2.7, 2.0)
    S.tube(
        [
            (-2.75, 2.0, zt - 0.4),
            (-2.6, 2.0, zt + 2),
            (-2.85, 1.9, zt + 4.2),
            (-2.4, 1.8, zt + 6.4),
            (-1.2, 1.6, zt + 8.3),
            (0.3, 1.35, zt + 8.9),
            (1.6, 1.2, zt + 8.5),
            (2.9, 1.2, zt + 8.8),
        ],
        0.42,
        bk,
        18,
        taper=0.16,
        smooth=10,
    )
    S.tube(
        [(-2.8, 1.9, zt + 4.0), (-3.3, 1.9, zt + 5.2), (-3.3, 1.8, zt + 7), (-3.0, 1.8, zt + 9)],
        0.2,
        bk,
        12,
        taper=0.3,
        smooth=8,
    )
    for i, (x, y, z, lean) in enumerate(
        [
            (-1.9, 1.7, 7.6, (-0.3, 0, 1)),
            (-0.4, 1.5, 8.7, (0.1, 0, 1)),
            (1.5, 1.2, 8.4, (0.3, 0, 1)),
            (2.5, 1.2, 8.6, (0.6, 0, 0.6)),
            (-3.1, 1.8, 7.6, (0.3, -0.2, 1)),
            (0.6, 1.3, 8.85, (0.2, -0.3, -0.6)),
        ]
    ):
        S.tree(
            (x, y, zt + z),
            1.5,
            "#3a2c2e",
            ("#5f7a7c", "#7f9a8a", "#8f8fb0"),
            4,
            0.7,
            1.0,
            0.1,
            seed=i + 3,
            r=0.05,
            lean=lean,
        )
    S.string((0.45, 1.3, 8.6), (0.45, 1.3, 6.15), r=0.02, color="#c9a24a")
    S.birdcage((0.45, 1.3, 2.6), 1.35, 3.25, "#caa04a", 20)
    S.moon((0.45, 1.3, 4.0), 0.82, "#fff0c4", 2.4)
    S.lamp((0.45, 0.2, 4.0), "#ffe6a8", 260, 0.7)
    S.lamp((0.45, 1.3, 4.0), "#ffe6a8", 300, 0.85)
    # the moon lights a pool of grass, and in it whoever looks up
    child = Vector((-0.7, -0.5, S.z(-0.7, -0.5)))
    S.wanderer(child, 1.3, "#d8402f", face=-25, arm="up", scarf="#f6d06a")
    S.light("SPOT", (0.45, 0.6, 2.5), (0.2, 0.5, 0), "#ffe2a0", 420, 2.4)
    S.light("SPOT", (1.6, -6.0, 4.6), child + Vector((0, 0, 0.6)), "#ffdf9c", 900, 0.3)
    for _ in range(80):
        x, y = S.rnd.uniform(-3.6, 3.6), S.rnd.uniform(-2.8, 7)
        zz = S.z(x, y)
        hh = S.rnd.uniform(0.15, 0.45)
        S.tube([(x, y, zz), (x + 0.04, y, zz + hh)], 0.012, S.mat("#4f6a5a", "cloth"), 5)
        S.sphere(
            S.rnd.uniform(0.03, 0.065),
            S.mat(S.rnd.choice(["#f2e6c0", "#d8a0b0", "#a9b8e0"]), "cloth"),
            (x + 0.04, y, zz + hh),
            (1, 1, 0.7),
            10,
        )
    S.birds((1.6, 3, 7.2), 5, (1.0, 0.6, 0.5), 0.17, "#f0e4cc")
    return S

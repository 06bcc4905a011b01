"""The only colour in the rain."""

from ..kit.light import sun
from ..kit.stage import Stage


def scene():
    S = Stage(
        "crowd",
        231,
        sky={
            "stops": [(0, "#3a4656"), (0.4, "#6f7f8c"), (0.65, "#a9b4b4"), (0.8, "#cfd0c4"), (1, "#d0cfc4")],
            "wash": 0.5,
            "clouds": [
                {"dark": "#3f4b5a", "lite": "#93a0a8", "band": (0.15, 0.25), "alpha": 0.85, "cell": (60, 260)}
            ],
        },
        ambient=1.25,
        key=[sun((3, 2, 9), "#e8f0f4", 1.8, 0.3)],
        fog={"density": 0.06, "start": 15.5},
        cam={"loc": (0, -13, 5.0), "tgt": (0, 0, 2.9)},
        post={
            "grade": {"shadow": "#1f2c48", "high": "#fff4dc", "sat": 1.1},
            "bloom": 0.5,
            "beams": [
                {
                    "from": (0.44, -0.05),
                    "to": (0.52, 0.97),
                    "w0": 0.05,
                    "w1": 0.17,
                    "color": "#ffe2a0",
                    "gain": 0.34,
                }
            ],
            "motes": {"n": 60, "box": (0.35, 0.1, 0.68, 0.75), "gain": 0.9},
        },
    )
    S.ground("flat", "#59606a", amp=0.0, mat=S.mat("#454c58", "water", wave=0.02, rough=0.18))
    rnd = S.rnd
    gc = ["#3f4652", "#4a505c", "#373d49", "#525866"]
    uc = ["#23272f", "#2d323c", "#1c2028"]
    hero = (0.2, -0.7)
    for r in range(9):
        y = -1.6 + r * 1.35
        for i in range(-5 - r, 6 + r):
            x = i * 1.12 + (r % 2) * 0.56 + rnd.uniform(-0.14, 0.14)
            yy = y + rnd.uniform(-0.2, 0.2)
            if ((x - hero[0]) / 1.25) ** 2 + ((yy - hero[1] + 0.5) / 1.9) ** 2 < 1 or abs(x) > 3.4 + r * 0.5:
                continue
            f = rnd.uniform(-30, 30)
            S.wanderer(
                (x, yy, 0), 0.98 * rnd.uniform(0.93, 1.05), rnd.choice(gc), face=f, skin="#a9a49c", hat=False
            )
            S.umbrella(
                (x + 0.06, yy - 0.05, 1.22),
                0.62,
                rnd.choice(uc),
                (rnd.uniform(-7, 7), rnd.uniform(-7, 7), rnd.uniform(0, 40)),
            )
    S.wanderer((hero[0], hero[1], 0), 1.35, "#d8352c", face=15, arm="up", hat=False, skin="#f0cfa4")
    S.prop("tulip", (hero[0] - 0.36, hero[1] - 0.06, 1.08), 1.15, (0, -5, 0), sat=0.95)
    S.umbrella((-1.15, -2.7, 0.42), 0.62, "#424b5a", (158, 24, 0))
    S.lamp((hero[0] - 0.6, hero[1] - 1.6, 2.4), "#ffdca0", 100, 0.3)
    S.light("SPOT", (0.2, -1.5, 11), (hero[0], hero[1], 0.3), "#ffe0a0", 9000, 0.3)
    rm = S.mat("#dfe8ee", "glow", gain=0.55)
    for _ in range(150):
        x, y, z = rnd.uniform(-4, 4), rnd.uniform(-2, 6), rnd.uniform(1.5, 11)
        if abs(x - hero[0] - 0.0) < 0.9:
            continue
        S.tube([(x, y, z), (x - 0.05, y, z - 0.45)], 0.007, rm, 4)
    return S

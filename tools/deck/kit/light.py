"""Lights, cameras and skies that many scenes share."""

CAM = {"loc": (0, -14, 2.6), "tgt": (0, 0, 4.2)}
FRONT = {"loc": (0, -13.5, 4.2), "tgt": (0, 0, 3.9)}
BUBBLE = {"n": 60, "color": "#e8fff8", "gain": 0.5, "r": 1.8}


def sun(at, color="#fff0cc", power=3.0, size=0.06, to=(0, 0, 2)):
    """Light from far away; size is its softness."""
    return {"kind": "SUN", "at": at, "to": to, "color": color, "power": power, "size": size}


def area(at, color="#fff0cc", power=300.0, size=2.0, to=(0, 0, 2)):
    """Light from a window or a lamp with a shade."""
    return {"kind": "AREA", "at": at, "to": to, "color": color, "power": power, "size": size}


def spot(at, to, color="#ffe2a0", power=2000.0, size=0.4):
    """Light in a cone."""
    return {"kind": "SPOT", "at": at, "to": to, "color": color, "power": power, "size": size}


def clouds(dark, lite, band=(0.28, 0.2), alpha=0.75, cell=(75, 230)):
    """One layer of clouds."""
    return {"dark": dark, "lite": lite, "band": band, "alpha": alpha, "cell": cell}


def sky(*colours, at=None, **more):
    """A sky washed from top to bottom through some colours."""
    places = at or [i / (len(colours) - 1) for i in range(len(colours))]
    return {"stops": list(zip(places, colours, strict=True)), **more}


def grade(shadow="#20305a", high="#fff2d4", **more):
    """Tint of the shadows and of the lights."""
    return {"shadow": shadow, "high": high, **more}


def afternoon(side=1, color="#ffdba0", power=6.0, height=8.6):
    """Low sun through a side window."""
    return sun((side * 7, 1.8, height), color, power, 0.03, (0, 0.6, 1.2))


DAY = sky("#8fc4d0", "#cfe6dc", "#fff2d0")

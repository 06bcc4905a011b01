"""Painted skies: washes, clouds, stars, moons; linear light, shared by render and finish."""

import numpy as np
from scipy import ndimage as ndi


def hexlin(h):
    if not isinstance(h, str):
        return np.array(h, float)
    h = h.lstrip("#")
    c = np.array([int(h[i : i + 2], 16) for i in (0, 2, 4)], float) / 255
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def vnoise(shape, cell, rng):
    H, W = shape
    cy, cx = cell if isinstance(cell, tuple) else (cell, cell)
    gh, gw = int(H / cy) + 4, int(W / cx) + 4
    g = rng.random((gh, gw))
    yy, xx = np.mgrid[0:H, 0:W].astype(float)
    return ndi.map_coordinates(g, [yy / cy + 1, xx / cx + 1], order=3, mode="reflect")


def fbm(shape, cell, rng, oct=5, gain=0.5):
    out = np.zeros(shape)
    a = 1
    tot = 0
    cy, cx = cell if isinstance(cell, tuple) else (cell, cell)
    for _i in range(oct):
        if min(cy, cx) < 1.2:
            break
        out += a * vnoise(shape, (cy, cx), rng)
        tot += a
        a *= gain
        cy /= 2
        cx /= 2
    return out / tot if tot else np.full(shape, 0.5)


def warp(img, dx, dy):
    H, W = img.shape[:2]
    yy, xx = np.mgrid[0:H, 0:W].astype(float)
    return ndi.map_coordinates(img, [yy + dy, xx + dx], order=1, mode="reflect")


def ss(a, b, x):
    t = np.clip((x - a) / (b - a + 1e-9), 0, 1)
    return t * t * (3 - 2 * t)


def paint_sky(W, H, spec, seed=1):
    rng = np.random.default_rng(seed)
    yy, xx = np.mgrid[0:H, 0:W].astype(float)
    u, v = xx / W, yy / H  # v: 0 top .. 1 bottom
    s = H / 960.0
    # gradient, slightly wobbled like a wash
    wob = (fbm((H, W), (120 * s, 260 * s), rng, 4) - 0.5) * spec.get("wobble", 0.10)
    vv = np.clip(v + wob, 0, 1)
    stops = spec["stops"]
    ps = [p for p, _ in stops]
    cs = np.array([hexlin(c) for _, c in stops])
    # interpolate in a perceptual-ish space (cube root)
    img = np.stack([np.interp(vv, ps, np.cbrt(cs[:, k])) for k in range(3)], -1) ** 3
    # big wash blotches
    bl = fbm((H, W), 240 * s, rng, 5)
    img *= 1 + (bl - 0.5)[..., None] * spec.get("wash", 0.35)
    # milky band
    if spec.get("milky"):
        m = spec["milky"]
        c = hexlin(m.get("color", "#aab6ff"))
        ang = m.get("angle", 0.9)
        off = m.get("off", 0.35)
        d = (u - 0.5) * np.sin(ang) * W / H + (v - off) * np.cos(ang)
        n = fbm((H, W), 110 * s, rng, 6)
        d = d + (n - 0.5) * 0.25
        band = np.exp(-((d / m.get("width", 0.13)) ** 2)) * (
            0.4 + 1.2 * ss(0.35, 0.75, fbm((H, W), 70 * s, rng, 6))
        )
        img = img + band[..., None] * c * m.get("gain", 0.25)
    # stars
    st = spec.get("stars", 0)
    if st:
        n = int(st * W * H / 614400.0)
        lay = np.zeros((H, W))
        sy = (rng.random(n) ** spec.get("star_pow", 1.4) * spec.get("star_bottom", 0.75) * H).astype(int)
        sx = (rng.random(n) * W).astype(int)
        mag = rng.random(n) ** 6 * 3 + 0.15
        np.add.at(lay, (np.clip(sy, 0, H - 1), sx), mag)
        lay = (
            ndi.gaussian_filter(lay, 0.75 * s) * 3.2
            + ndi.gaussian_filter(lay, 2.2 * s) * 3
            + ndi.gaussian_filter(lay, 6 * s) * 3
        )
        img += lay[..., None] * hexlin(spec.get("star_color", "#fff3d6")) * spec.get("star_gain", 1)
    # discs (moon/sun) with halo
    for d in spec.get("discs", []):
        cx, cy, r = d["x"] * W, d["y"] * H, d["r"] * W
        rr = np.hypot(xx - cx, yy - cy)
        c = hexlin(d.get("color", "#fff4d0"))
        g = hexlin(d.get("glow", d.get("color", "#fff4d0")))
        halo = np.exp(-np.maximum(rr - r, 0) / (r * d.get("halo", 1.2))) * d.get("halo_gain", 0.5)
        halo2 = np.exp(-np.maximum(rr - r, 0) / (r * d.get("halo", 1.2) * 4)) * d.get("halo_gain", 0.5) * 0.4
        img = img + (halo + halo2)[..., None] * g
        if d.get("rings"):
            for k in range(1, d["rings"] + 1):
                R = r * (1 + k * d.get("ring_step", 0.55))
                wob2 = (fbm((H, W), 60 * s, rng, 3) - 0.5) * 10 * s
                edge = ss(2 * s, -2 * s, rr + wob2 - R)
                img = img + edge[..., None] * g * d.get("ring_gain", 0.05)
        a = ss(1.3 * s, -1.3 * s, rr - r)
        cr = fbm((H, W), r * 0.55, rng, 5)
        cr2 = fbm((H, W), r * 0.25, rng, 4)
        tex = 1 - d.get("maria", 0.35) * ss(0.48, 0.66, cr) - d.get("maria", 0.35) * 0.4 * ss(0.5, 0.7, cr2)
        if d.get("phase"):
            px = cx + d["phase"][0] * r
            py = cy + d["phase"][1] * r
            r2 = np.hypot(xx - px, yy - py)
            a = a * ss(-1.5 * s, 1.5 * s, r2 - r * d.get("bite", 0.95))
        img = img * (1 - a[..., None]) + a[..., None] * c * d.get("gain", 1.0) * tex[..., None]
    # clouds: horizontal strata or cumulus, domain warped, light from above/side
    for _, cl in enumerate(spec.get("clouds", [])):
        cell = cl.get("cell", (70, 230))
        cell = (cell[0] * s, cell[1] * s)
        n = fbm((H, W), cell, rng, 6, 0.52)
        wx = (fbm((H, W), 90 * s, rng, 4) - 0.5) * cl.get("warp", 90) * s
        wy = (fbm((H, W), 90 * s, rng, 4) - 0.5) * cl.get("warp", 90) * s
        n = warp(n, wx, wy)
        n = (n - n.mean()) / (n.std() + 1e-9)
        cen, wid = cl.get("band", (0.6, 0.2))
        env = np.exp(-(((v - cen) / wid) ** 2))
        cov = ss(cl.get("lo", 0.0), cl.get("hi", 1.2), n + (env - 1) * cl.get("env", 2.5))
        lightdir = cl.get("light", (-0.4, -1))
        sh = 10 * s
        n2 = ndi.shift(n, (-lightdir[1] * sh, -lightdir[0] * sh), order=1, mode="nearest")
        lit = np.clip(0.5 + (n - n2) * cl.get("relief", 0.8), 0, 1)
        cA, cB = hexlin(cl["dark"]), hexlin(cl["lite"])
        col = cA * (1 - lit[..., None]) + cB * lit[..., None]
        a = (cov * cl.get("alpha", 0.8))[..., None]
        img = img * (1 - a) + col * a
    return np.clip(img, 0, 12)

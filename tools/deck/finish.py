"""The finish: turn the raw render and its sky into a painted card."""

import json
import sys
from pathlib import Path

import cv2
import numpy as np
import OpenEXR
from PIL import Image

from .kit.sky import fbm, hexlin, ss
from .places import QUALITY, SMALL_BYTES, SMALL_QUALITY, SMALL_SIZE


def load(raw):
    """Read colour, distance and height of a raw render."""
    f = OpenEXR.File(str(raw), separate_channels=True)
    C = {}
    for p in f.parts:
        C.update(p.channels)

    def get(k):
        return np.nan_to_num(C["ViewLayer." + k].pixels.astype("f4"), posinf=0.0, neginf=0.0)

    rgba = np.stack([get("Combined." + k) for k in "RGBA"], -1)
    return rgba, get("Mist.Z"), get("Position.Z")


def blur(x, s):
    return cv2.GaussianBlur(x, (0, 0), s, borderType=cv2.BORDER_REFLECT)


def kuwahara(img, r=5, q=6, sharp=1.0):
    """generalised (8-sector, structure-tensor-steered by sector weights) Kuwahara."""
    int(r * 2 + 1) | 1
    yy, xx = np.mgrid[-r : r + 1, -r : r + 1].astype("f4")
    rr = np.hypot(xx, yy)
    base = np.exp(-((rr / (r * 0.6)) ** 2)) * (rr <= r + 0.3)
    ang = np.arctan2(yy, xx)
    num = 0
    den = 0
    lum2 = img * img
    for k in range(8):
        d = np.abs((ang - k * np.pi / 4 + np.pi) % (2 * np.pi) - np.pi)
        w = base * np.clip(1 - d / (np.pi / 3.2), 0, 1)
        w[r, r] = base[r, r]
        w /= w.sum()
        m = cv2.filter2D(img, -1, w, borderType=cv2.BORDER_REFLECT)
        v = cv2.filter2D(lum2, -1, w, borderType=cv2.BORDER_REFLECT) - m * m
        s = np.sqrt(np.maximum(v.sum(-1), 0))
        a = 1 / (1 + (255 * s * 0.35) ** q * 1e-3 + 1e-6)
        num = num + m * a[..., None]
        den = den + a[..., None]
    return num / den


def smooth_kuwahara(img, r):
    """Kuwahara at double size: it cuts edges on whole points, which would show as stairs."""
    height, width = img.shape[:2]
    twice = cv2.resize(img, (2 * width, 2 * height), interpolation=cv2.INTER_CUBIC)
    return cv2.resize(kuwahara(twice, 2 * r), (width, height), interpolation=cv2.INTER_AREA)


def lic(shape, vx, vy, rng, L=14, cell=1.6):
    H, W = shape
    n = fbm(shape, cell * 2.2, rng, 2).astype("f4")
    n = (n - n.mean()) / n.std()
    yy, xx = np.mgrid[0:H, 0:W].astype("f4")
    acc = n.copy()
    for sgn in (1, -1):
        px, py = xx.copy(), yy.copy()
        for _i in range(L):
            a = cv2.remap(vx, px, py, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
            b = cv2.remap(vy, px, py, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
            px += sgn * a
            py += sgn * b
            acc += cv2.remap(n, px, py, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    acc = acc / (2 * L + 1)
    return (acc - acc.mean()) / acc.std()


def flow(L, s=6.0, rng=None, curl=0.6):
    gx, gy = cv2.Sobel(L, cv2.CV_32F, 1, 0), cv2.Sobel(L, cv2.CV_32F, 0, 1)
    J11, J12, J22 = blur(gx * gx, s), blur(gx * gy, s), blur(gy * gy, s)
    n = fbm(L.shape, 150, rng, 3).astype("f4")
    bx, by = cv2.Sobel(n, cv2.CV_32F, 1, 0, ksize=5), cv2.Sobel(n, cv2.CV_32F, 0, 1, ksize=5)
    k = curl * 1e-4 / (np.mean(bx * bx + by * by) + 1e-12)
    J11 += k * bx * bx * 0.05
    J12 += k * bx * by * 0.05
    J22 += k * by * by * 0.05
    e = (J11 + J22).mean() * 0.10
    ba = -0.35 + 0.5 * (blur(n, 60) - 0.5) * 2
    J11 = J11 + e * np.sin(ba) ** 2
    J22 = J22 + e * np.cos(ba) ** 2
    J12 = J12 - e * np.sin(ba) * np.cos(ba)  # gentle default brush direction
    th = 0.5 * np.arctan2(2 * J12, J11 - J22) + np.pi / 2
    return np.cos(th).astype("f4"), np.sin(th).astype("f4")


def tonemap(x, exposure=1.0, white=6.0):
    x = np.maximum(x * exposure, 0)
    lum = x @ np.array([0.2126, 0.7152, 0.0722], "f4")
    a, b, c, d, e = 2.51, 0.03, 2.43, 0.59, 0.14

    def aces(v):
        return np.clip(v * (a * v + b) / (v * (c * v + d) + e), 0, 1)

    y = aces(x * 0.62)
    ll = aces(lum * 0.62)[..., None]
    hue = x / (lum[..., None] + 1e-6) * ll
    return np.clip(0.6 * y + 0.4 * np.clip(hue, 0, 1), 0, 1)


def finish(name, folder):
    """Paint over the raw render of a card."""
    P = json.loads((folder / f"{name}.json").read_text())
    rgba, mist, pz = load(folder / f"{name}.exr")
    sky = np.load(folder / f"{name}.sky.npy").astype("f4")
    H, W = rgba.shape[:2]
    if sky.shape[:2] != (H, W):
        sky = cv2.resize(sky, (W, H), interpolation=cv2.INTER_AREA)
    rng = np.random.default_rng(P.get("seed", 1))
    s = H / 960.0
    a = rgba[..., 3:4].clip(0, 1)
    obj = rgba[..., :3]
    al = a[..., 0]
    mo = (
        np.where(al > 0.02, (mist - (1 - al)) / np.maximum(al, 0.02), 1.0).clip(0, 1) * 140.0
    )  # metres from camera
    F = P.get("fog", {})
    fd = F.get("density", 0.02)
    f0 = F.get("start", 14.0)
    f = 1 - np.exp(-fd * np.maximum(mo - f0, 0))
    f = f * F.get("max", 1.0)
    if F.get("low") and pz is not None:
        hz = blur(np.where(al > 0.5, pz, 0), 1.2 * s)
        n = fbm((H, W), (60 * s, 220 * s), rng, 4).astype("f4")
        lo = (
            F["low"]
            * np.exp(-np.maximum(hz - F.get("low_z", 0), 0) / F.get("low_h", 0.8))
            * np.clip((mo - F.get("low_start", 15)) / F.get("low_range", 16.0), 0, 1)
            * (0.45 + 1.1 * n)
        )
        f = 1 - (1 - f) * (1 - np.clip(lo, 0, 0.95))
    skyb = blur(sky.clip(0, 1.5), 55 * s)
    fc = skyb
    if F.get("color"):
        fc = fc * (1 - F.get("mix", 0.5)) + hexlin(F["color"]).astype("f4") * F.get("mix", 0.5)
    f = f[..., None]
    comp = obj * (1 - f) + fc * a * f
    comp = comp + sky * (1 - a)
    # god rays from a point
    for R in P.get("rays", []):
        cx, cy = R["x"] * W, R["y"] * H
        src = (
            np.clip((comp @ np.array([0.3, 0.6, 0.1], "f4")) - R.get("th", 0.7), 0, 3)[..., None]
            * comp
            / (comp.max(-1, keepdims=True) + 1e-4)
        )
        if R.get("sky_only"):
            src = src * (1 - a)
        acc = np.zeros_like(comp)
        yy, xx = np.mgrid[0:H, 0:W].astype("f4")
        n = 40
        L = R.get("len", 0.55)
        np.arctan2(yy - cy, xx - cx)
        for i in range(n):
            k = 1 - L * i / n
            acc += cv2.remap(src, cx + (xx - cx) * k, cy + (yy - cy) * k, cv2.INTER_LINEAR) * (1 - i / n)
        acc = acc / n * R.get("gain", 1.5)
        tint = hexlin(R.get("color", "#ffffff")).astype("f4")
        comp = comp + acc * tint
    # hand painted beams
    for B in P.get("beams", []):
        yy, xx = np.mgrid[0:H, 0:W].astype("f4")
        x0, y0 = B["from"][0] * W, B["from"][1] * H
        x1, y1 = B["to"][0] * W, B["to"][1] * H
        dx, dy = x1 - x0, y1 - y0
        L = np.hypot(dx, dy)
        t = ((xx - x0) * dx + (yy - y0) * dy) / L / L
        d = np.abs((xx - x0) * dy - (yy - y0) * dx) / L
        w = (B.get("w0", 0.01) + (B.get("w1", 0.15) - B.get("w0", 0.01)) * t.clip(0, 1)) * W
        m = (
            np.exp(-((d / np.maximum(w, 1)) ** 2) * 1.2)
            * ss(-0.01, 0.03, t)
            * ss(1.05, 0.5, t)
            * (0.75 + 0.5 * fbm((H, W), 90 * s, rng, 3))
        )
        comp = comp + m[..., None].astype("f4") * hexlin(B["color"]).astype("f4") * B.get("gain", 0.4)
    # bloom
    bt = P.get("bloom_th", 0.85)
    br = np.maximum(comp - bt, 0).clip(0, 4)
    comp = comp + P.get("bloom", 0.5) * (
        blur(br, 4 * s) * 0.35 + blur(br, 14 * s) * 0.35 + blur(br, 45 * s) * 0.35
    )
    # drifting motes
    if P.get("motes"):
        M = P["motes"]
        lay = np.zeros((H, W), "f4")
        n = M.get("n", 60)
        b = M.get("box", (0, 0, 1, 1))
        for _ in range(n):
            x, y = (b[0] + (b[2] - b[0]) * rng.random()) * W, (b[1] + (b[3] - b[1]) * rng.random()) * H
            r = (M.get("r", 1.8) * (0.4 + rng.random() ** 3 * 2)) * s
            cv2.circle(
                lay,
                (int(x * 8), int(y * 8)),
                max(1, int(r * 8)),
                float(0.3 + 0.7 * rng.random()),
                -1,
                cv2.LINE_AA,
                3,
            )
        comp = comp + (blur(lay, 1 * s) * 1.0 + blur(lay, 6 * s) * 1.2)[..., None] * hexlin(
            M.get("color", "#ffdf9a")
        ).astype("f4") * M.get("gain", 0.8)
    img = tonemap(comp, P.get("exposure", 1.0) * 1.14)
    img = np.where(img <= 0.0031308, 12.92 * img, 1.055 * np.maximum(img, 1e-8) ** (1 / 2.4) - 0.055).astype(
        "f4"
    )
    # grade: split tone + saturation + soft contrast
    G = P.get("grade", {})
    lum = (img @ np.array([0.3, 0.59, 0.11], "f4"))[..., None]
    img = lum + (img - lum) * G.get("sat", 1.05)
    sh, hi = (
        np.array([int(G.get("shadow", "#1b1f4a")[i : i + 2], 16) / 255 for i in (1, 3, 5)], "f4"),
        np.array([int(G.get("high", "#fff0d0")[i : i + 2], 16) / 255 for i in (1, 3, 5)], "f4"),
    )
    k = G.get("split", 0.14)
    img = img * (1 - k * (1 - lum) ** 2) + sh * k * (1 - lum) ** 2 * 1.0
    img = img * (1 - k * 0.7 * lum**2) + hi * k * 0.7 * lum**2
    c = G.get("contrast", 0.16)
    img = img * (1 - c) + c * (3 * img.clip(0, 1) ** 2 - 2 * img.clip(0, 1) ** 3)
    img = img.clip(0, 1)
    # painterly
    pa = P.get("paint", 1.0)
    st = rng.standard_normal
    if pa > 0:
        k1 = smooth_kuwahara(img, max(2, round(4 * s * pa)))
        k2 = smooth_kuwahara(k1, max(2, round(3 * s * pa)))
        det = img - blur(img, 1.2 * s)
        p = k2 + det * 0.55
        L = blur((p @ np.array([0.3, 0.59, 0.11], "f4")), 1.5 * s)
        vx, vy = flow(L, 11 * s, rng)
        tx = lic((H, W), vx, vy, rng, int(15 * s), 1.5 * s)
        tx2 = lic((H, W), vx, vy, rng, int(9 * s), 3.2 * s)
        # brush relief: emboss of the stroke texture
        e = tx - np.roll(np.roll(tx, 1, 0), 1, 1)
        amp = 0.55 + 0.7 * (1 - np.abs(2 * L - 1))
        fl = 0.55 + 0.45 * ss(
            0.004, 0.05, np.hypot(cv2.Sobel(L, cv2.CV_32F, 1, 0), cv2.Sobel(L, cv2.CV_32F, 0, 1))
        )
        amp = amp * fl
        p = (
            p * (1 + (0.012 * tx2 + 0.011 * e.clip(-3, 3))[..., None] * amp[..., None] * P.get("stroke", 1.0))
            + (0.010 * tx * P.get("stroke", 1.0))[..., None] * amp[..., None]
        )
        # little hue jitter per stroke
        j = lic((H, W), vx, vy, rng, int(9 * s), 5 * s)
        p[..., 0] += 0.010 * j * P.get("stroke", 1.0)
        p[..., 2] -= 0.010 * j * P.get("stroke", 1.0)
        img = p.clip(0, 1)
    # paper tooth + grain + vignette
    g = fbm((H, W), 3.2 * s, rng, 3).astype("f4")
    g = (g - g.mean()) / g.std()
    gr = st((H, W)).astype("f4")
    tooth = g - np.roll(np.roll(g, 1, 0), 1, 1)
    img = img * (1 + 0.018 * tooth[..., None]) + 0.010 * gr[..., None]
    yy, xx = np.mgrid[0:H, 0:W].astype("f4")
    v = np.hypot((xx / W - 0.5) * 1.05, (yy / H - 0.5))
    vg = 1 - P.get("vignette", 0.26) * ss(0.36, 0.76, v)
    img = img * vg[..., None]
    out = (img.clip(0, 1) * 255 + 0.5).astype("u1")
    return Image.fromarray(out)


def save_small(picture, path):
    """Save a card for phones: small, and light enough."""
    small = picture.resize(SMALL_SIZE, Image.Resampling.LANCZOS)
    quality = SMALL_QUALITY
    small.save(path, quality=quality, method=6)
    while path.stat().st_size > SMALL_BYTES:
        quality -= 3
        small.save(path, quality=quality, method=6)


if __name__ == "__main__":
    card, folder, *targets = sys.argv[1:]
    picture = finish(card, Path(folder))
    for target in map(Path, targets):
        target.parent.mkdir(parents=True, exist_ok=True)
    picture.save(targets[0], quality=QUALITY, method=6)
    if len(targets) > 1:
        save_small(picture, Path(targets[1]))

"""Inflate flat icons (Noto emoji, Apache-2.0) to clay: a mesh snapped to the outline, and its colours.

The outline is filled with a Poisson solve, whose square root is the height of a pillow over it;
edges between colours are engraved. Needs the npm package @iconify-json/noto unpacked (DECK_ICONS).
"""

import io
import json
import os
import sys
from pathlib import Path

import numpy as np
import resvg_py
from PIL import Image
from scipy import ndimage as ndi
from scipy.sparse import coo_matrix
from scipy.sparse.linalg import spsolve

from .places import WORK

ICONS = "globe-showing-europe-africa open-book potted-plant rabbit sailboat spouting-whale tulip whale"


def draw(key, size=640):
    """Draw an icon as a square RGBA picture, values 0 to 1."""
    folder = Path(os.environ.get("DECK_ICONS") or WORK / "package")
    icons = json.loads((folder / "icons.json").read_text("utf-8"))
    body = icons["icons"][key]["body"]
    side = icons.get("width", 128)
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}">{body}</svg>'
    svg = svg.replace("<svg ", '<svg xmlns:xlink="http://www.w3.org/1999/xlink" ', 1)
    data = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size, height=size))
    return np.asarray(Image.open(io.BytesIO(data)).convert("RGBA").resize((size, size))).astype(float) / 255


def build(key, N=150, flat=0.62, relief=0.05):
    WORK.mkdir(parents=True, exist_ok=True)
    fn = WORK / f"noto-{key}.npz"
    if fn.exists():
        return fn
    im = draw(key)
    a = im[..., 3]
    ys, xs = np.where(a > 0.5)
    y0, y1, x0, x1 = ys.min(), ys.max() + 1, xs.min(), xs.max() + 1
    pad = 12
    im = np.pad(im, ((pad, pad), (pad, pad), (0, 0)))
    y0 += 0
    y1 += 2 * pad
    x1 += 2 * pad
    im = im[y0:y1, x0:x1]
    a = im[..., 3]
    H, W = a.shape
    inside = a > 0.5
    idx = ndi.distance_transform_edt(~(a > 0.97), return_distances=False, return_indices=True)
    alb = im[idx[0], idx[1], :3]  # bleed colours outward
    Image.fromarray((alb * 255).astype("u1")).save(fn.with_suffix(".png"))
    sd = ndi.distance_transform_edt(inside) - ndi.distance_transform_edt(~inside)
    sd = ndi.gaussian_filter(sd, 1.2)
    step = max(H, W) / N
    gy, gx = np.arange(0, H - 1, step), np.arange(0, W - 1, step)
    GY, GX = np.meshgrid(gy, gx, indexing="ij")
    S = ndi.map_coordinates(sd, [GY, GX], order=1) / step  # in cells
    nh, nw = S.shape
    ins = S > 0
    cell = (ins[:-1, :-1].astype(int) + ins[1:, :-1] + ins[:-1, 1:] + ins[1:, 1:]) >= 2
    used = np.zeros_like(ins)
    used[:-1, :-1] |= cell
    used[1:, :-1] |= cell
    used[:-1, 1:] |= cell
    used[1:, 1:] |= cell
    allc = np.zeros_like(ins)
    c4 = np.pad(cell, 1)
    allc = c4[:-1, :-1] & c4[1:, :-1] & c4[:-1, 1:] & c4[1:, 1:]
    border = used & ~allc
    interior = used & allc
    # poisson on interior
    ids = -np.ones((nh, nw), int)
    ids[interior] = np.arange(interior.sum())
    n = interior.sum()
    rows, cols, vals = [], [], []
    iy, ix = np.where(interior)
    me = ids[iy, ix]
    rows += [me]
    cols += [me]
    vals += [np.full(n, 4.0)]
    for dy, dx in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        nb = ids[iy + dy, ix + dx]
        ok = nb >= 0
        rows += [me[ok]]
        cols += [nb[ok]]
        vals += [-np.ones(ok.sum())]
    A = coo_matrix((np.concatenate(vals), (np.concatenate(rows), np.concatenate(cols)))).tocsr()
    u = spsolve(A, np.ones(n))
    h = np.zeros((nh, nw))
    h[interior] = np.sqrt(np.maximum(4 * u, 0))
    h.max()
    lim = N * 0.16
    h = lim * np.tanh(h / lim) * flat  # soft-limit fat bodies
    # engraved detail from albedo edges
    g = ndi.gaussian_filter(alb @ [0.3, 0.59, 0.11], 2.0)
    e = np.hypot(ndi.sobel(g, 0), ndi.sobel(g, 1))
    e = ndi.gaussian_filter(e, 1.5)
    e = np.clip(e / 0.5, 0, 1)
    E_ = ndi.map_coordinates(e, [GY, GX], order=1)
    lum = ndi.map_coordinates(ndi.gaussian_filter(g, 3), [GY, GX], order=1)
    hf = h * (1 - relief * 2.4 * E_) + (h > 0) * (lum - 0.5) * N * relief * 0.25 * np.clip(h / 4, 0, 1)
    hf = np.maximum(ndi.gaussian_filter(hf, 0.6), 0)
    hf[border] = 0
    hf[~used] = 0
    # snap border to contour
    gyS, gxS = np.gradient(S)
    gn = gyS**2 + gxS**2 + 1e-3
    PY, PX = np.mgrid[0:nh, 0:nw].astype(float)
    mv = np.clip(-S / gn, -1.2, 1.2)
    PYb = np.where(border, PY + mv * gyS, PY)
    PXb = np.where(border, PX + mv * gxS, PX)
    # verts
    fid = -np.ones((nh, nw), int)
    fid[used] = np.arange(used.sum())
    nf = used.sum()
    bid = fid.copy()
    inter = used & ~border
    bid[inter] = nf + np.arange(inter.sum())

    def V(m, hh):
        return np.stack([PXb[m], hh[m], PYb[m]], -1)

    verts = np.concatenate([V(used, -hf), V(inter, h * 0.8)])
    cy, cx = np.where(cell)
    f1 = np.stack([fid[cy, cx], fid[cy + 1, cx], fid[cy + 1, cx + 1], fid[cy, cx + 1]], -1)
    f2 = np.stack([bid[cy, cx + 1], bid[cy + 1, cx + 1], bid[cy + 1, cx], bid[cy, cx]], -1)
    faces = np.concatenate([f1, f2])
    uv = np.stack([verts[:, 0] / (nw - 1), 1 - verts[:, 2] / (nh - 1)], -1)
    v = verts.copy()
    v[:, 0] -= (nw - 1) / 2
    v[:, 2] = (nh - 1) - v[:, 2] - pad / step
    hgt = (H - 2 * pad) / step
    v /= hgt  # unit height, base at z=0
    np.savez_compressed(fn, v=v.astype("f4"), f=faces.astype("i4"), uv=uv.astype("f4"))
    return fn


if __name__ == "__main__":
    for key in sys.argv[1:] or ICONS.split():
        build(key)

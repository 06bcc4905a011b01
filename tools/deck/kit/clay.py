"""Icons inflated to clay (see icons.py) as things of the scene."""

import bpy
import numpy as np

from ..places import WORK
from .colour import lin


class Clay:
    """Icons inflated to clay (see icons.py) as things of the scene."""

    def prop(
        self,
        key,
        at=(0, 0, 0),
        h=1.0,
        rot=(0, 0, 0),
        flip=False,
        tint=None,
        mix=0.0,
        sat=0.75,
        val=1.0,
        thick=1.0,
        rough=0.55,
        parent=None,
        gain=0.0,
    ):
        fn = str(WORK / f"noto-{key}")
        d = np.load(fn + ".npz")
        v = d["v"].copy()
        v[:, 1] *= thick
        if flip:
            v[:, 0] *= -1
        f = d["f"][:, ::-1] if flip else d["f"]
        m = bpy.data.materials.new(key)
        m.use_nodes = True
        nt = m.node_tree
        N, L = nt.nodes, nt.links
        p = N.get("Principled BSDF")
        inputs = p.inputs
        im = bpy.data.images.load(fn + ".png", check_existing=True)
        ti = N.new("ShaderNodeTexImage")
        ti.image = im
        hs = N.new("ShaderNodeHueSaturation")
        hs.inputs["Saturation"].default_value = sat
        hs.inputs["Value"].default_value = val
        L.new(ti.outputs[0], hs.inputs["Color"])
        src = hs.outputs[0]
        if tint:
            mx = N.new("ShaderNodeMix")
            mx.data_type = "RGBA"
            mx.inputs[0].default_value = mix
            bw = N.new("ShaderNodeRGBToBW")
            L.new(src, bw.inputs[0])
            ml = N.new("ShaderNodeMix")
            ml.data_type = "RGBA"
            ml.blend_type = "MULTIPLY"
            ml.inputs[0].default_value = 1
            mr = N.new("ShaderNodeMapRange")
            mr.inputs[2].default_value = 0.6
            mr.inputs[3].default_value = 0.25
            mr.inputs[4].default_value = 1.35
            L.new(bw.outputs[0], mr.inputs[0])
            L.new(mr.outputs[0], ml.inputs[6])
            ml.inputs[7].default_value = lin(tint)
            L.new(src, mx.inputs[6])
            L.new(ml.outputs[2], mx.inputs[7])
            src = mx.outputs[2]
        # hand-made variation
        tc = N.new("ShaderNodeTexCoord")
        n = N.new("ShaderNodeTexNoise")
        n.inputs["Scale"].default_value = 6
        n.inputs["Detail"].default_value = 6
        L.new(tc.outputs["Object"], n.inputs["Vector"])
        mr2 = N.new("ShaderNodeMapRange")
        mr2.inputs[1].default_value = 0.3
        mr2.inputs[2].default_value = 0.7
        mr2.inputs[3].default_value = 0.82
        mr2.inputs[4].default_value = 1.15
        L.new(n.outputs[0], mr2.inputs[0])
        h2 = N.new("ShaderNodeHueSaturation")
        L.new(src, h2.inputs["Color"])
        L.new(mr2.outputs[0], h2.inputs["Value"])
        L.new(h2.outputs[0], inputs["Base Color"])
        n3 = N.new("ShaderNodeTexNoise")
        n3.inputs["Scale"].default_value = 26
        n3.inputs["Detail"].default_value = 5
        L.new(tc.outputs["Object"], n3.inputs["Vector"])
        b = N.new("ShaderNodeBump")
        b.inputs["Distance"].default_value = 0.02
        b.inputs["Strength"].default_value = 0.5
        L.new(n3.outputs[0], b.inputs["Height"])
        L.new(b.outputs[0], inputs["Normal"])
        inputs["Roughness"].default_value = rough
        inputs["Subsurface Weight"].default_value = 0.12
        inputs["Subsurface Radius"].default_value = (0.1, 0.06, 0.05)
        if gain:
            L.new(h2.outputs[0], inputs["Emission Color"])
            inputs["Emission Strength"].default_value = gain
        return self.obj(v, f, m, True, at, rot, h, uv=d["uv"], parent=parent)

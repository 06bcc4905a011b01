"""Surfaces: clay, stone, wood, cloth, water, glass, light."""

import bpy

from .colour import lin


class Materials:
    """Surfaces: clay, stone, wood, cloth, water, glass, light."""

    def mat(self, color="#cccccc", kind="clay", **k):
        key = (color if isinstance(color, str) else tuple(color), kind, tuple(sorted(k.items())))
        if key in self.mats:
            return self.mats[key]
        m = bpy.data.materials.new(kind)
        m.use_nodes = True
        nt = m.node_tree
        N, L = nt.nodes, nt.links
        p = N.get("Principled BSDF") or N.new("ShaderNodeBsdfPrincipled")
        inputs = p.inputs
        inputs["Base Color"].default_value = lin(color)
        inputs["Roughness"].default_value = k.get("rough", 0.62)

        def noise(scale, detail=4, rough=0.6):
            tc = N.new("ShaderNodeTexCoord")
            n = N.new("ShaderNodeTexNoise")
            n.inputs["Scale"].default_value = scale
            n.inputs["Detail"].default_value = detail
            n.inputs["Roughness"].default_value = rough
            L.new(tc.outputs["Object"], n.inputs["Vector"])
            return n

        def bump(n, dist, strength=0.5):
            b = N.new("ShaderNodeBump")
            b.inputs["Distance"].default_value = dist
            b.inputs["Strength"].default_value = strength
            L.new(n.outputs[0], b.inputs["Height"])
            L.new(b.outputs[0], inputs["Normal"])

        def vary(n, amt, sat=1.0):
            mx = N.new("ShaderNodeHueSaturation")
            mr = N.new("ShaderNodeMapRange")
            mr.inputs[1].default_value = 0.3
            mr.inputs[2].default_value = 0.7
            mr.inputs[3].default_value = 1 - amt
            mr.inputs[4].default_value = 1 + amt
            L.new(n.outputs[0], mr.inputs[0])
            L.new(mr.outputs[0], mx.inputs["Value"])
            mx.inputs["Color"].default_value = lin(color)
            mx.inputs["Saturation"].default_value = sat
            return mx

        def ramp(colours, span):
            """From the first colour to the last between two heights of the thing."""
            tc, xyz = N.new("ShaderNodeTexCoord"), N.new("ShaderNodeSeparateXYZ")
            mr, cr = N.new("ShaderNodeMapRange"), N.new("ShaderNodeValToRGB")
            mr.inputs[1].default_value, mr.inputs[2].default_value = span
            L.new(tc.outputs["Object"], xyz.inputs[0])
            L.new(xyz.outputs[2], mr.inputs[0])
            L.new(mr.outputs[0], cr.inputs[0])
            stops = cr.color_ramp.elements
            stops[0].color, stops[1].color = lin(colours[0]), lin(colours[-1])
            for i, c in enumerate(colours[1:-1], 1):
                stops.new(i / (len(colours) - 1)).color = lin(c)
            return cr

        def dusted(mx, colour):
            """Snow, or light, or dust that lies on whatever looks up."""
            geo, xyz = N.new("ShaderNodeNewGeometry"), N.new("ShaderNodeSeparateXYZ")
            mr, mix = N.new("ShaderNodeMapRange"), N.new("ShaderNodeMix")
            mr.inputs[1].default_value, mr.inputs[2].default_value = k.get("dusty", (0.45, 0.7))
            mix.data_type = "RGBA"
            L.new(geo.outputs["Normal"], xyz.inputs[0])
            L.new(xyz.outputs[2], mr.inputs[0])
            L.new(mr.outputs[0], mix.inputs[0])
            L.new(mx.outputs[0], mix.inputs[6])
            mix.inputs[7].default_value = lin(colour)
            return mix.outputs[2]

        if kind in ("clay", "stone", "wood", "snow", "sand", "cloth", "cloud"):
            sc = {"clay": 2.2, "stone": 1.5, "wood": 1.2, "snow": 0.8, "sand": 0.5, "cloth": 5, "cloud": 1.2}[
                kind
            ]
            n = noise(k.get("nscale", sc), 6)
            mx = vary(
                n,
                k.get(
                    "vary",
                    {
                        "clay": 0.16,
                        "stone": 0.28,
                        "wood": 0.25,
                        "snow": 0.06,
                        "sand": 0.14,
                        "cloth": 0.14,
                        "cloud": 0.04,
                    }[kind],
                ),
            )
            if "ramp" in k:
                L.new(ramp(k["ramp"], k["span"]).outputs[0], mx.inputs["Color"])
            L.new(mx.outputs[0], inputs["Base Color"])
            if "lift" in k and kind != "cloud":
                L.new(mx.outputs[0], inputs["Emission Color"])
                inputs["Emission Strength"].default_value = k["lift"]
            if "dust" in k:
                L.new(dusted(mx, k["dust"]), inputs["Base Color"])
            n2 = noise(
                k.get(
                    "bscale",
                    {"clay": 9, "stone": 5, "wood": 8, "snow": 14, "sand": 22, "cloth": 40, "cloud": 6}[kind],
                ),
                5,
            )
            bump(
                n2,
                k.get(
                    "bump",
                    {
                        "clay": 0.05,
                        "stone": 0.18,
                        "wood": 0.06,
                        "snow": 0.03,
                        "sand": 0.02,
                        "cloth": 0.02,
                        "cloud": 0.1,
                    }[kind],
                ),
            )
            inputs["Roughness"].default_value = k.get(
                "rough",
                {
                    "clay": 0.6,
                    "stone": 0.9,
                    "wood": 0.7,
                    "snow": 0.85,
                    "sand": 0.95,
                    "cloth": 0.9,
                    "cloud": 1.0,
                }[kind],
            )
            if kind in ("cloth", "snow", "cloud"):
                inputs["Sheen Weight"].default_value = 0.6
                inputs["Sheen Roughness"].default_value = 0.5
            if kind in ("snow", "clay", "cloud"):
                inputs["Subsurface Weight"].default_value = k.get("sss", 0.0 if kind == "clay" else 0.15)
                inputs["Subsurface Radius"].default_value = (0.3, 0.2, 0.15)
                if kind == "cloud":
                    inputs["Emission Color"].default_value = lin(color)
                    inputs["Emission Strength"].default_value = k.get("lift", 0.22)
        elif kind == "paper":
            inputs["Roughness"].default_value = 0.9
            inputs["Transmission Weight"].default_value = 0
            n = noise(60, 3)
            bump(n, 0.008)
            inputs["Subsurface Weight"].default_value = 0.0
        elif kind == "metal":
            inputs["Metallic"].default_value = 1
            inputs["Roughness"].default_value = k.get("rough", 0.32)
            n = noise(3, 6)
            mx = vary(n, 0.25)
            L.new(mx.outputs[0], inputs["Base Color"])
            n2 = noise(7, 5)
            bump(n2, 0.04)
        elif kind == "glass":
            inputs["Transmission Weight"].default_value = 1
            inputs["Roughness"].default_value = k.get("rough", 0.02)
            inputs["IOR"].default_value = k.get("ior", 1.15)
            o = N.get("Material Output")
            lp = N.new("ShaderNodeLightPath")
            tr = N.new("ShaderNodeBsdfTransparent")
            mx = N.new("ShaderNodeMixShader")
            mth = N.new("ShaderNodeMath")
            mth.operation = "MAXIMUM"
            L.new(lp.outputs["Is Shadow Ray"], mth.inputs[0])
            L.new(lp.outputs["Is Diffuse Ray"], mth.inputs[1])
            L.new(mth.outputs[0], mx.inputs[0])
            L.new(p.outputs[0], mx.inputs[1])
            L.new(tr.outputs[0], mx.inputs[2])
            L.new(mx.outputs[0], o.inputs[0])
        elif kind == "glow":
            inputs["Base Color"].default_value = (0, 0, 0, 1)
            inputs["Emission Color"].default_value = lin(color)
            inputs["Emission Strength"].default_value = k.get("gain", 4)
        elif kind == "water":
            inputs["Roughness"].default_value = k.get("rough", 0.06)
            inputs["IOR"].default_value = 1.33
            inputs["Specular IOR Level"].default_value = 1.0
            tc = N.new("ShaderNodeTexCoord")
            mp = N.new("ShaderNodeMapping")
            mp.inputs["Scale"].default_value = (k.get("sx", 0.55), k.get("sy", 1.5), 1)
            n = N.new("ShaderNodeTexNoise")
            n.inputs["Scale"].default_value = 1.0
            n.inputs["Detail"].default_value = 5
            n.inputs["Roughness"].default_value = 0.5
            L.new(tc.outputs["Object"], mp.inputs[0])
            L.new(mp.outputs[0], n.inputs["Vector"])
            bump(n, k.get("wave", 0.12), 1.0)
        elif kind == "mirror":
            inputs["Metallic"].default_value = 1
            inputs["Roughness"].default_value = 0.02
        self.mats[key] = m
        return m

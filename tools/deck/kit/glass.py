"""Thin glass that shows at its rims, as a painter would leave it."""

import bpy

from .colour import lin


class Glass:
    """Thin glass that shows at its rims."""

    def thin_glass(self, tint="#eaf4f8", rim=0.55):
        """Make a material that is clear where one looks through it straight, and light at the rim."""
        m = bpy.data.materials.new("thin glass")
        m.use_nodes = True
        N, L = m.node_tree.nodes, m.node_tree.links
        N.clear()
        out, mix = N.new("ShaderNodeOutputMaterial"), N.new("ShaderNodeMixShader")
        clear, both = N.new("ShaderNodeBsdfTransparent"), N.new("ShaderNodeAddShader")
        shine, glow = N.new("ShaderNodeBsdfGlossy"), N.new("ShaderNodeEmission")
        facing, steep = N.new("ShaderNodeLayerWeight"), N.new("ShaderNodeMath")
        facing.inputs[0].default_value = 0.5
        steep.operation = "POWER"
        steep.inputs[1].default_value = 3.0
        shine.inputs["Color"].default_value = lin(tint)
        shine.inputs["Roughness"].default_value = 0.05
        glow.inputs["Color"].default_value = lin(tint)
        glow.inputs["Strength"].default_value = rim
        L.new(facing.outputs["Facing"], steep.inputs[0])
        L.new(steep.outputs[0], mix.inputs[0])
        L.new(clear.outputs[0], mix.inputs[1])
        L.new(shine.outputs[0], both.inputs[0])
        L.new(glow.outputs[0], both.inputs[1])
        L.new(both.outputs[0], mix.inputs[2])
        L.new(mix.outputs[0], out.inputs[0])
        return m

    def see_through(self, m, clear=0.4, tint="#ffffff"):
        """Let a share of the light pass through a material, as through deep water."""
        N, L = m.node_tree.nodes, m.node_tree.links
        mix, pass_ = N.new("ShaderNodeMixShader"), N.new("ShaderNodeBsdfTransparent")
        pass_.inputs["Color"].default_value = lin(tint)
        mix.inputs[0].default_value = clear
        L.new(N["Principled BSDF"].outputs[0], mix.inputs[1])
        L.new(pass_.outputs[0], mix.inputs[2])
        L.new(mix.outputs[0], N["Material Output"].inputs[0])
        return m

    def translucent(self, color="#f2e2c0", share=0.7):
        """Make a cloth that shows the light, and the shadows, from behind it."""
        m = bpy.data.materials.new("translucent")
        m.use_nodes = True
        N, L = m.node_tree.nodes, m.node_tree.links
        mix, through = N.new("ShaderNodeMixShader"), N.new("ShaderNodeBsdfTranslucent")
        N["Principled BSDF"].inputs["Base Color"].default_value = lin(color)
        N["Principled BSDF"].inputs["Roughness"].default_value = 0.9
        through.inputs["Color"].default_value = lin(color)
        mix.inputs[0].default_value = share
        L.new(N["Principled BSDF"].outputs[0], mix.inputs[1])
        L.new(through.outputs[0], mix.inputs[2])
        L.new(mix.outputs[0], N["Material Output"].inputs[0])
        return m

"""A coat of paint in the air, with holes where a brush has not been, or has been."""

import bpy
import numpy as np

from .colour import lin


class Strokes:
    """Paint on nothing."""

    def veil(self, at, width, height, alpha, color, lift=0.5):
        """Hang a sheet of one colour that faces the camera; alpha, rows from the top, says where it is."""
        rows, columns = alpha.shape
        pixels = np.ones((rows, columns, 4), "f4")
        pixels[..., :3] = np.asarray(alpha)[::-1, :, None]
        image = bpy.data.images.new("veil", columns, rows, float_buffer=True)
        image.colorspace_settings.name = "Non-Color"
        image.pixels.foreach_set(pixels.ravel())
        m = bpy.data.materials.new("veil")
        m.use_nodes = True
        N, L = m.node_tree.nodes, m.node_tree.links
        p, out = N["Principled BSDF"], N["Material Output"]
        p.inputs["Base Color"].default_value = lin(color)
        p.inputs["Roughness"].default_value = 1.0
        p.inputs["Emission Color"].default_value = lin(color)
        p.inputs["Emission Strength"].default_value = lift
        texture, clear, mix = (
            N.new(kind) for kind in ("ShaderNodeTexImage", "ShaderNodeBsdfTransparent", "ShaderNodeMixShader")
        )
        texture.image = image
        L.new(texture.outputs[0], mix.inputs[0])
        L.new(clear.outputs[0], mix.inputs[1])
        L.new(p.outputs[0], mix.inputs[2])
        L.new(mix.outputs[0], out.inputs[0])
        w, h = width / 2, height / 2
        corners = [(-w, 0, -h), (w, 0, -h), (w, 0, h), (-w, 0, h)]
        return self.obj(corners, [(0, 1, 2, 3)], m, False, at, uv=[(0, 0), (1, 0), (1, 1), (0, 1)])

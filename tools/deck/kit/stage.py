"""The stage: camera, painted sky, lights, and the render."""

import json
import math
import random

import bpy
import numpy as np
from mathutils import Vector

from .bedding import Bedding
from .clay import Clay
from .clothes import Clothes
from .colour import lin
from .faces import Faces
from .feathers import Feathers
from .figures import Figures
from .foam import Foam
from .glass import Glass
from .grounds import Grounds
from .materials import Materials
from .near import Near
from .plants import Plants
from .rooms import Rooms
from .shapes import Shapes
from .sky import paint_sky
from .strokes import Strokes
from .things import Things
from .wool import Wool

W, H = 640, 960


class Stage(
    Materials,
    Shapes,
    Grounds,
    Clay,
    Things,
    Figures,
    Faces,
    Near,
    Feathers,
    Foam,
    Bedding,
    Clothes,
    Glass,
    Wool,
    Plants,
    Strokes,
    Rooms,
):
    """A small diorama: x to the right, y away from the camera, z up; 6.8 by 10.2 fill the frame at y = 0."""

    def __init__(
        self,
        name,
        seed=1,
        sky=None,
        ambient=0.7,
        key=None,
        fog=None,
        cam=None,
        post=None,
        samples=48,
        ground_tint=None,
    ):
        bpy.ops.wm.read_factory_settings(use_empty=True)
        self.name, self.seed = name, seed
        self.rng = np.random.default_rng(seed)
        self.rnd = random.Random(seed)
        self.sc = sc = bpy.context.scene
        self.col = sc.collection
        self.mats = {}
        self.post = dict(post or {})
        self.post["fog"] = fog or {}
        self.skyspec = sky
        sc.render.engine = "CYCLES"
        cy = sc.cycles
        cy.samples = samples
        cy.use_adaptive_sampling = True
        cy.adaptive_threshold = 0.05
        cy.use_denoising = True
        cy.denoiser = "OPENIMAGEDENOISE"
        cy.max_bounces = 5
        cy.diffuse_bounces = 2
        cy.glossy_bounces = 3
        cy.transmission_bounces = 6
        cy.transparent_max_bounces = 8
        cy.caustics_reflective = cy.caustics_refractive = False
        cy.sample_clamp_indirect = 4
        sc.render.film_transparent = True
        sc.render.resolution_x, sc.render.resolution_y = W, H
        vl = sc.view_layers[0]
        vl.use_pass_mist = True
        vl.use_pass_z = True
        vl.use_pass_position = True
        # camera
        cam = cam or {}
        cd = bpy.data.cameras.new("cam")
        co = bpy.data.objects.new("cam", cd)
        self.col.objects.link(co)
        loc = Vector(cam.get("loc", (0, -14, 3.0)))
        tgt = Vector(cam.get("tgt", (0, 0, 3.6)))
        co.location = loc
        co.rotation_euler = (tgt - loc).to_track_quat("-Z", "Y").to_euler()
        cd.sensor_fit = "VERTICAL"
        cd.angle = math.radians(cam.get("fov", 40))
        sc.camera = co
        cd.clip_end = 500
        if cam.get("fstop"):
            cd.dof.use_dof = True
            cd.dof.aperture_fstop = cam["fstop"]
            cd.dof.focus_distance = cam.get("focus", (Vector((0, 0, 3)) - loc).length)
        self.cam = co
        self.fov = cd.angle
        # world: vertical gradient from the painted sky
        w = bpy.data.worlds.new("w")
        sc.world = w
        w.use_nodes = True
        nt = w.node_tree
        nt.nodes.clear()
        out = nt.nodes.new("ShaderNodeOutputWorld")
        bg = nt.nodes.new("ShaderNodeBackground")
        tc = nt.nodes.new("ShaderNodeTexCoord")
        sp = nt.nodes.new("ShaderNodeSeparateXYZ")
        rp = nt.nodes.new("ShaderNodeValToRGB")
        mr = nt.nodes.new("ShaderNodeMapRange")
        mr.inputs[1].default_value = -0.25
        mr.inputs[2].default_value = 0.9
        nt.links.new(tc.outputs["Generated"], sp.inputs[0])
        nt.links.new(sp.outputs[2], mr.inputs[0])
        nt.links.new(mr.outputs[0], rp.inputs[0])
        nt.links.new(rp.outputs[0], bg.inputs[0])
        nt.links.new(bg.outputs[0], out.inputs[0])
        st = sky["stops"]
        e = rp.color_ramp.elements
        e[0].position = 0
        e[0].color = lin(ground_tint or st[-1][1])
        e[1].position = 1
        e[1].color = lin(st[0][1])
        for p, c in reversed(st[1:]):
            el = e.new(min(0.98, 0.12 + (1 - p) * 0.8))
            el.color = lin(c)
        bg.inputs[1].default_value = ambient
        ms = w.mist_settings
        ms.start = 0
        ms.depth = 140
        ms.falloff = "LINEAR"
        # painted sky plane, seen only by reflections/refractions
        self.sky = paint_sky(W, H, sky, seed)
        d = 130
        hh = 2 * d * math.tan(cd.angle / 2)
        ww = hh * W / H
        img = bpy.data.images.new("sky", W, H, float_buffer=True, alpha=False)
        img.colorspace_settings.name = "Linear Rec.709"
        px = np.ones((H, W, 4), "f4")
        px[..., :3] = np.minimum(self.sky, 3)[::-1]
        img.pixels.foreach_set(px.ravel())
        K = 4
        me = bpy.data.meshes.new("skyp")
        me.from_pydata(
            [
                (-ww / 2 * K, -hh / 2 * K, 0),
                (ww / 2 * K, -hh / 2 * K, 0),
                (ww / 2 * K, hh / 2 * K, 0),
                (-ww / 2 * K, hh / 2 * K, 0),
            ],
            [],
            [(0, 1, 2, 3)],
        )
        uv = me.uv_layers.new()
        a, b = 0.5 - K / 2, 0.5 + K / 2
        for i, q in enumerate(((a, a), (b, a), (b, b), (a, b))):
            uv.data[i].uv = q
        ob = bpy.data.objects.new("skyp", me)
        self.col.objects.link(ob)
        ob.parent = co
        ob.location = (0, 0, -d)
        m = bpy.data.materials.new("sky")
        m.use_nodes = True
        n = m.node_tree
        n.nodes.clear()
        o = n.nodes.new("ShaderNodeOutputMaterial")
        em = n.nodes.new("ShaderNodeEmission")
        ti = n.nodes.new("ShaderNodeTexImage")
        ti.image = img
        ti.extension = "EXTEND"
        n.links.new(ti.outputs[0], em.inputs[0])
        n.links.new(em.outputs[0], o.inputs[0])
        me.materials.append(m)
        ob.visible_camera = False
        ob.visible_diffuse = False
        ob.visible_shadow = False
        for k in key or []:
            self.light(**k)

    # ---------- lights
    def light(self, kind="SUN", at=(0, -5, 8), to=(0, 0, 2), color="#ffffff", power=3.0, size=0.1):
        ld = bpy.data.lights.new("l", kind)
        ld.color = lin(color)[:3]
        ld.energy = power
        if kind == "SUN":
            ld.angle = size
        elif kind == "AREA":
            ld.size = size
        elif kind == "SPOT":
            ld.shadow_soft_size = 0.2
            ld.spot_size = size
            ld.spot_blend = 0.8
        else:
            ld.shadow_soft_size = size
        o = bpy.data.objects.new("l", ld)
        self.col.objects.link(o)
        o.location = at
        o.rotation_euler = (Vector(to) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
        o.visible_camera = False
        o.visible_glossy = kind in ("SUN", "AREA")
        o.visible_transmission = False
        return o

    def lamp(self, at, color="#ffb45e", power=30, size=0.08):
        return self.light("POINT", at, at, color, power, size)

    def save(self, folder, scale, samples):
        """Render into a folder: the raw picture, the sky behind it, and what the finish is told."""
        sc = self.sc
        sc.render.resolution_percentage = round(100 * scale)
        sc.cycles.samples = samples
        sc.cycles.seed = self.seed
        im = sc.render.image_settings
        im.media_type = "MULTI_LAYER_IMAGE"
        im.file_format = "OPEN_EXR_MULTILAYER"
        im.color_depth = "16"
        im.exr_codec = "ZIP"
        folder.mkdir(parents=True, exist_ok=True)
        sc.render.filepath = str(folder / f"{self.name}.exr")
        bpy.ops.render.render(write_still=True)
        np.save(folder / f"{self.name}.sky.npy", self.sky.astype("f2"))
        (folder / f"{self.name}.json").write_text(json.dumps({**self.post, "seed": self.seed}))

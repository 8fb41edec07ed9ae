"""A small studio for product photography in Blender (3.4, Cycles): backdrop, lights, camera, and a renderer that denoises.

One unit is 10 cm. Goods find shapes, materials and colours here as well.
"""
import math
import os
import tempfile
import time

import bpy
import numpy as np
from mathutils import Vector

from colours import *
from denoise import denoise
from materials import *
from shapes import *

HERE = os.path.dirname(os.path.abspath(__file__))

# The wall colours of the shop's own backdrops (server/seed/pictures/backdrop.ts).
PALETTE = {
    'sand': '#F1E7D8',
    'shell': '#F8E6DE',
    'apricot': '#FBE3CB',
    'butter': '#FBE5CC',
    'sage': '#E2EBDB',
    'mint': '#D9EEE7',
    'mist': '#DDE9ED',
    'sky': '#DCE9F8',
    'lilac': '#E9E3F6',
    'rose': '#F8E1E8',
    'stone': '#EAE8E4',
    'night': '#46555F',
    'pine': '#41605A',
    'wine': '#744A57',
}
DARK = {'night', 'pine', 'wine'}


def new_scene():
    """Empties the file and sets up Cycles."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    c = scene.cycles
    c.device = 'CPU'
    c.use_denoising = False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 8, 2, 3
    c.transmission_bounces, c.transparent_max_bounces = 8, 10
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.blur_glossy = 4.0, 0.6
    c.use_adaptive_sampling = True
    c.adaptive_threshold = 0.03
    scene.render.use_persistent_data = True
    scene.render.threads_mode = 'AUTO'
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'High Contrast'
    return scene


def world(top=0.9, bottom=0.45, strength=0.55, tint=(1.0, 1.0, 1.0)):
    """A light tent: a vertical gradient, like a studio with a bright ceiling."""
    w = bpy.data.worlds.new('tent')
    bpy.context.scene.world = w
    w.use_nodes = True
    n, l = w.node_tree.nodes, w.node_tree.links
    coord, split = n.new('ShaderNodeTexCoord'), n.new('ShaderNodeSeparateXYZ')
    ramp = n.new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.3, 0.95
    ramp.color_ramp.elements[0].color = (*[bottom * t for t in tint], 1)
    ramp.color_ramp.elements[1].color = (*[top * t for t in tint], 1)
    half = n.new('ShaderNodeMath')
    half.operation = 'MULTIPLY_ADD'
    half.inputs[1].default_value = half.inputs[2].default_value = 0.5
    l.new(coord.outputs['Generated'], split.inputs[0])
    l.new(split.outputs['Z'], half.inputs[0])
    l.new(half.outputs[0], ramp.inputs[0])
    l.new(ramp.outputs[0], n['Background'].inputs[0])
    n['Background'].inputs[1].default_value = strength


def softbox(where, at, size, power, colour=(1, 1, 1), spread=None):
    """An area light at `where` that looks at `at`; `size` is a side or (width, height)."""
    data = bpy.data.lights.new('softbox', 'AREA')
    wide, high = size if isinstance(size, tuple) else (size, size)
    data.shape, data.size, data.size_y = 'RECTANGLE', wide, high
    data.energy, data.color = power, colour
    if spread:
        data.spread = math.radians(spread)
    light = link(bpy.data.objects.new('softbox', data))
    light.location = where
    light.rotation_euler = (Vector(at) - Vector(where)).to_track_quat('-Z', 'Y').to_euler()
    return light


def sun(direction, power, angle=2.0, colour=(1.0, 0.9, 0.76)):
    """Sunlight that shines along `direction`."""
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.angle, data.color = power, math.radians(angle), colour
    light = link(bpy.data.objects.new('sun', data))
    light.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()
    return light


def studio_lights(height=1.0, key=1.0, dark=False, fill=1.0):
    """Bright window-like softbox at the left, a strip for the edge at the right behind, a top light, little fill."""
    s = max(height, 0.6)
    at = (0, 0, height * 0.5)
    # They reach down to the table: a camera that looks down sees the reflections of low things in upright walls.
    softbox((-2.6 * s, -1.0 * s, 1.3 * s), (0, 0, 1.1 * s), (0.9 * s, 2.7 * s), 150 * s * s * key, (1.0, 0.97, 0.93))
    softbox((2.3 * s, 0.5 * s, 1.3 * s), (0, 0, 1.1 * s), (0.35 * s, 2.7 * s), 50 * s * s * key, (0.95, 0.975, 1.0))
    softbox((0.2 * s, 1.4 * s, 4.2 * s), at, 3.0 * s, 120 * s * s * key)
    softbox((0, 1.2, 6.5), (0, 6.0, 2.4), (7.0, 1.5), 230 * key)  # on the paper behind
    world(top=1.0, bottom=0.25, strength=(0.07 if dark else 0.19) * fill)


def backdrop(name, depth=14.0, bend=3.0, back=2.8):
    """Seamless paper in one of the palette's colours."""
    colour = rgb(PALETTE[name])
    grey = sum(colour[:3]) / 3
    # A view transform for photographs pales light colours: give them more colour than they should show.
    vivid = 0.7 if name in DARK else 1.55
    colour = tuple(min(0.94, max(0.0, grey + (c - grey) * vivid)) for c in colour[:3]) + (1,)
    line = [(-depth, 0.0), (back, 0.0)]
    line += [(back + bend * math.sin(t), bend - bend * math.cos(t)) for t in np.linspace(0, math.pi / 2, 24)[1:]]
    line += [(back + bend, 16.0)]
    mesh = bpy.data.meshes.new('paper')
    verts = [(x, y, z) for y, z in line for x in (-16.0, 16.0)]
    mesh.from_pydata(verts, [], [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)])
    paper = smooth(link(bpy.data.objects.new('paper', mesh)), 60)
    m = material('paper', colour, rough=0.85, spec=0.15)
    noise_bump(m, 60.0, 0.02, 0.02)
    return paint(paper, m)


def camera(at, distance, azimuth=0.0, elevation=14.0, lens=85.0, fstop=None, focus=None, shift=(0.0, 0.0)):
    """A camera on a sphere around `at`; azimuth 0 looks from the front (−Y). Degrees; with `fstop`, a blurred depth."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.clip_start, data.clip_end = lens, 0.01, 200
    data.shift_x, data.shift_y = shift
    a, e = math.radians(azimuth), math.radians(elevation)
    at = Vector(at)
    cam = link(bpy.data.objects.new('camera', data))
    cam.location = at + distance * Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    cam.rotation_euler = (at - cam.location).to_track_quat('-Z', 'Y').to_euler()
    if fstop:
        data.dof.use_dof, data.dof.aperture_fstop = True, fstop
        data.dof.focus_distance = (Vector(focus if focus is not None else at) - cam.location).length
        data.dof.aperture_blades = 9
    bpy.context.scene.camera = cam
    return cam


def render(path, size=800, samples=20, share=0.9, exposure=0.2, quality=82, vignette=0.06, glow=0.0):
    """Renders twice with half the samples each, denoises, grades and writes a WebP (or PNG). Returns the seconds.

    Fewer pixels than wanted are rendered (`share` of each side) and enlarged, which halves the work.
    """
    wanted, size = size, round(size * share)
    began = time.time()
    scene = bpy.context.scene
    scene.render.resolution_x = scene.render.resolution_y = size
    scene.render.resolution_percentage = 100
    scene.cycles.samples = max(1, samples // 2)
    layer = scene.view_layers[0]
    layer.use_pass_normal = layer.use_pass_diffuse_color = layer.use_pass_glossy_color = True
    layer.use_pass_transmission_color = True
    with tempfile.TemporaryDirectory() as folder:
        _passes_to(scene, folder)
        first = _take(scene, folder, 1)
        second = _take(scene, folder, 2)
    rendered = time.time() - began
    features = [(0.5 * (first['Normal'] + second['Normal']), 0.35)]
    albedo = [s['DiffCol'] + s['GlossCol'] + s['TransCol'] for s in (first, second)]
    features.append((0.5 * (albedo[0] + albedo[1]), 0.06))
    linear = denoise(first['Image'], second['Image'], features)
    linear = _enlarged(linear, wanted)
    size = wanted
    if glow:
        from scipy.ndimage import gaussian_filter

        bright = np.minimum(np.maximum(linear - 1.0, 0), 12)
        linear = linear + glow * sum(gaussian_filter(bright, (s, s, 0)) for s in (size / 160, size / 40, size / 14)) / 3
    if vignette:
        y, x = np.mgrid[-1 : 1 : size * 1j, -1 : 1 : size * 1j]
        linear = linear * (1 - vignette * (x * x + y * y) ** 1.2)[..., None]
    # A breath of grain, as a sensor has: it also hides the steps of compressed gradients.
    grain = np.random.default_rng(1).normal(0, 1, linear.shape[:2])[..., None]
    linear = linear * (1 + 0.016 * grain)
    scene.view_settings.exposure = exposure
    _write(scene, linear, path, quality)
    print(f'DONE rendering {rendered:.0f} s')
    return time.time() - began


def _enlarged(linear, size):
    """Enlarges with cubic interpolation on a perceptual scale and sharpens a little."""
    from scipy.ndimage import gaussian_filter, zoom

    if linear.shape[0] == size:
        return linear
    scale = np.log1p(4 * np.maximum(linear, 0))
    scale = zoom(scale, (size / linear.shape[0], size / linear.shape[1], 1), order=3, mode='nearest', grid_mode=True)
    scale += 0.45 * (scale - gaussian_filter(scale, (0.9, 0.9, 0)))
    return np.maximum(np.expm1(scale) / 4, 0).astype(np.float32)


def _passes_to(scene, folder):
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, out = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    out.base_path = folder
    out.format.file_format, out.format.color_depth = 'OPEN_EXR', '32'
    out.file_slots.clear()
    for name in ('Image', 'Normal', 'DiffCol', 'GlossCol', 'TransCol'):
        out.file_slots.new(name)
        tree.links.new(layers.outputs[name], out.inputs[name])


def _take(scene, folder, seed):
    scene.cycles.seed = seed
    bpy.ops.render.render()
    pictures = {}
    for file in sorted(os.listdir(folder)):
        image = bpy.data.images.load(os.path.join(folder, file))
        image.colorspace_settings.name = 'Non-Color'
        w, h = image.size
        pixels = np.empty(w * h * 4, np.float32)
        image.pixels.foreach_get(pixels)
        pictures[file.split('0')[0]] = np.nan_to_num(pixels.reshape(h, w, 4)[..., :3], posinf=50.0)
        bpy.data.images.remove(image)
        os.remove(os.path.join(folder, file))
    return pictures


def _write(scene, linear, path, quality):
    h, w = linear.shape[:2]
    os.makedirs(os.path.dirname(path), exist_ok=True)
    image = bpy.data.images.new('graded', w, h, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(np.dstack([linear, np.ones((h, w))]).astype(np.float32).ravel())
    settings = scene.render.image_settings
    settings.file_format = 'PNG' if path.endswith('.png') else 'WEBP'
    settings.color_mode, settings.color_depth, settings.quality = 'RGB', '8', quality
    image.save_render(path, scene=scene)

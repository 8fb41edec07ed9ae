"""Materials: one function for each, and the nodes that they are made of."""
import bpy

from colours import mixed, rgb


def material(
    name,
    colour,
    rough=0.5,
    metal=0.0,
    spec=0.5,
    coat=0.0,
    coat_rough=0.03,
    sss=0.0,
    sss_colour=None,
    sss_radius=(0.1, 0.05, 0.03),
    transmission=0.0,
    ior=1.45,
    sheen=0.0,
    aniso=0.0,
    alpha=1.0,
):
    """A principled material; the colour is hex or linear RGBA."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    p = m.node_tree.nodes['Principled BSDF']
    colour = rgb(colour) if isinstance(colour, str) else colour
    values = {
        'Base Color': colour,
        'Roughness': rough,
        'Metallic': metal,
        'Specular': spec,
        'Clearcoat': coat,
        'Clearcoat Roughness': coat_rough,
        'Subsurface': sss,
        'Subsurface Color': sss_colour or colour,
        'Subsurface Radius': sss_radius,
        'Transmission': transmission,
        'IOR': ior,
        'Sheen': sheen,
        'Anisotropic': aniso,
        'Alpha': alpha,
    }
    for key, value in values.items():
        p.inputs[key].default_value = value
    return m


def shader(m):
    """The principled node of a material."""
    return m.node_tree.nodes['Principled BSDF']


def node(m, kind, links=None, **values):
    """Adds a node; `values` set its attributes or inputs, `links` maps inputs to sockets."""
    n = m.node_tree.nodes.new('ShaderNode' + kind)
    for key, value in values.items():
        if hasattr(n, key):
            setattr(n, key, value)
        else:
            n.inputs[key].default_value = value
    for key, socket in (links or {}).items():
        m.node_tree.links.new(socket, n.inputs[key])
    return n


def wire(m, socket, target):
    """Links a socket to an input of the principled node."""
    m.node_tree.links.new(socket, shader(m).inputs[target])


def bump(m, height, strength=0.3, distance=0.01):
    """Bumps the material by a height socket, on top of earlier bumps."""
    n = node(m, 'Bump', {'Height': height}, Strength=strength, Distance=distance)
    before = shader(m).inputs['Normal'].links
    if before:
        m.node_tree.links.new(before[0].from_socket, n.inputs['Normal'])
    wire(m, n.outputs[0], 'Normal')


def noise(m, scale, detail=3.0, stretch=(1, 1, 1), coordinates='Object', rough=0.5, distort=0.0):
    """Procedural noise; returns its value socket."""
    coord = node(m, 'TexCoord').outputs[coordinates]
    mapped = node(m, 'Mapping', {'Vector': coord}, Scale=stretch).outputs[0]
    n = node(m, 'TexNoise', {'Vector': mapped}, Scale=scale, Detail=detail, Roughness=rough, Distortion=distort)
    return n.outputs['Fac']


def ramp(m, socket, *stops):
    """A colour ramp: stops are (position, colour)."""
    n = node(m, 'ValToRGB', {'Fac': socket})
    e = n.color_ramp.elements
    while len(e) < len(stops):
        e.new(0.5)
    for item, (position, colour) in zip(e, stops):
        item.position = position
        item.color = (
            rgb(colour)
            if isinstance(colour, str)
            else colour
            if isinstance(colour, tuple)
            else (colour, colour, colour, 1)
        )
    return n.outputs['Color']


def noise_bump(m, scale, strength, distance=0.01, detail=3.0, stretch=(1, 1, 1)):
    """Adds an uneven surface."""
    bump(m, noise(m, scale, detail, stretch), strength, distance)
    return m


def glaze(name, colour, rough=0.12, speckle=0.0, waves=0.05, body=None):
    """Glazed ceramic: a soft body under a clear, slightly wavy glaze."""
    m = material(name, colour, rough=rough, spec=0.62)
    c = rgb(colour) if isinstance(colour, str) else colour
    c = tuple(min(x, 0.9) * 0.8 for x in c[:3]) + (1,)  # leaves room for the highlights above a white body
    tone = ramp(m, noise(m, 2.2, 4), (0.3, mixed(c, (0, 0, 0, 1), 0.07)), (0.7, c))
    if speckle:
        dots = node(m, 'TexVoronoi', {'Vector': node(m, 'TexCoord').outputs['Object']}, Scale=26.0)
        size = noise(m, 14, 2)
        near = node(m, 'Math', {0: dots.outputs['Distance'], 1: size}, operation='DIVIDE').outputs[0]
        mask = ramp(m, near, (0.10, 1.0), (0.20, 0.0))
        dark = body or mixed(c, (0.10, 0.05, 0.02, 1), 0.75)
        mix = node(
            m,
            'MixRGB',
            {'Fac': node(m, 'Math', {0: mask}, operation='MULTIPLY', **{}).outputs[0], 'Color1': tone},
            Color2=dark,
        )
        mix.inputs['Fac'].links[0].from_node.inputs[1].default_value = speckle
        tone = mix.outputs[0]
    wire(m, tone, 'Base Color')
    wire(m, tone, 'Subsurface Color')
    n = node(m, 'Bump', {'Height': noise(m, 3.5, 2)}, Strength=waves, Distance=0.1)
    m.node_tree.links.new(n.outputs[0], shader(m).inputs['Normal'])
    return m


def metal(name, colour='#C9C9C8', rough=0.22, brushed=None, aniso=0.0):
    """Metal; `brushed` is the axis of fine scratches, e.g. (1, 60, 60) for lines along X."""
    m = material(name, colour, rough=rough, metal=1.0, aniso=aniso)
    if brushed:
        lines = noise(m, 6.0, 4, brushed)
        wire(m, ramp(m, lines, (0.25, max(0.02, rough - 0.09)), (0.75, rough + 0.12)), 'Roughness')
        bump(m, lines, 0.06, 0.005)
    else:
        wire(m, ramp(m, noise(m, 4.0, 4), (0.3, rough * 0.85), (0.75, rough * 1.25 + 0.01)), 'Roughness')
    return m


def plastic(name, colour, rough=0.35, grain=0.0):
    """Moulded plastic, with a fine texture if wanted."""
    m = material(name, colour, rough=rough, spec=0.5)
    wire(m, ramp(m, noise(m, 5.0, 3), (0.3, rough - 0.03), (0.7, rough + 0.05)), 'Roughness')
    if grain:
        noise_bump(m, 220.0, grain, 0.004, 2.0)
    return m


def glass(name, colour=(1, 1, 1, 1), rough=0.0, ior=1.48):
    """Glass whose shadow is light: shadow rays pass it."""
    m = material(name, colour, rough=rough, transmission=1.0, ior=ior, spec=0.5)
    path = node(m, 'LightPath')
    clear = node(
        m, 'BsdfTransparent', Color=mixed(colour if not isinstance(colour, str) else rgb(colour), (1, 1, 1, 1), 0.25)
    )
    mix = node(m, 'MixShader', {'Fac': path.outputs['Is Shadow Ray'], 1: shader(m).outputs[0], 2: clear.outputs[0]})
    m.node_tree.links.new(mix.outputs[0], m.node_tree.nodes['Material Output'].inputs['Surface'])
    return m


def thin_glass(name, middle=(1, 1, 1, 1), edge=(0.85, 0.88, 0.88, 1), shine=1.0, mirrors=1.0):
    """Thin glass without refraction: what is behind shows through, tinted more where one looks along the wall."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    m.node_tree.nodes.remove(shader(m))
    facing = node(m, 'LayerWeight', Blend=0.35)
    tint = ramp(m, facing.outputs['Facing'], (0.0, middle), (0.45, mixed(middle, edge, 0.35)), (0.95, edge))
    clear = node(m, 'BsdfTransparent', {'Color': tint})
    gloss = node(m, 'BsdfGlossy', Roughness=0.01, Color=(shine, shine, shine, 1))
    # The inner side mirrors nothing: it would throw light to and fro until the last bounce, which shows as black.
    mirror = ramp(m, facing.outputs['Facing'], (0.0, 0.05 * mirrors), (0.6, 0.1 * mirrors), (1.0, 0.7 * mirrors))
    outer = node(m, 'Math', {1: node(m, 'NewGeometry').outputs['Backfacing']}, operation='SUBTRACT')
    outer.inputs[0].default_value = 1.0
    share = node(m, 'Math', {0: mirror, 1: outer.outputs[0]}, operation='MULTIPLY')
    mix = node(m, 'MixShader', {'Fac': share.outputs[0], 1: clear.outputs[0], 2: gloss.outputs[0]})
    m.node_tree.links.new(mix.outputs[0], m.node_tree.nodes['Material Output'].inputs['Surface'])
    return m


def wood(name, dark, light, scale=1.0, along='X', rough=0.42, coat=0.0):
    """Wood: stretched rings with fine pores; the grain runs along an axis of the object."""
    m = material(name, light, rough=rough, spec=0.4, coat=coat, coat_rough=0.12)
    stretch = {'X': (0.12, 1, 1), 'Y': (1, 0.12, 1), 'Z': (1, 1, 0.12)}[along]
    rings = noise(m, 3.2 * scale, 6, stretch, distort=1.6, rough=0.55)
    waves = node(m, 'Math', {0: rings}, operation='MULTIPLY')
    waves.inputs[1].default_value = 9.0
    bands = node(m, 'Math', {0: waves.outputs[0]}, operation='FRACT').outputs[0]
    grain = ramp(m, bands, (0.0, dark), (0.35, mixed(rgb(dark), rgb(light), 0.6)), (0.75, light), (1.0, dark))
    fine_stretch = {'X': (0.03, 1, 1), 'Y': (1, 0.03, 1), 'Z': (1, 1, 0.03)}[along]
    pores = noise(m, 60.0 * scale, 3, fine_stretch)
    fine = ramp(m, pores, (0.35, 0.62), (0.6, 1.0))
    tone = node(m, 'MixRGB', {'Color1': grain, 'Color2': fine}, blend_type='MULTIPLY', Fac=0.55).outputs[0]
    tone = node(m, 'MixRGB', {'Color1': tone}, Fac=0.35, Color2=rgb(light)).outputs[0]
    wire(m, tone, 'Base Color')
    bump(m, pores, 0.12, 0.006)
    wire(m, ramp(m, pores, (0.3, rough + 0.12), (0.7, rough - 0.04)), 'Roughness')
    return m


def leather(name, colour, scale=1.0, rough=0.48):
    """Leather: cells with creases between them."""
    m = material(name, colour, rough=rough, spec=0.45)
    coord = node(m, 'TexCoord').outputs['Object']
    cells = node(m, 'TexVoronoi', {'Vector': coord}, Scale=42.0 * scale, feature='SMOOTH_F1').outputs['Distance']
    bump(m, cells, 0.45, 0.012)
    noise_bump(m, 90 * scale, 0.15, 0.006)
    c = rgb(colour) if isinstance(colour, str) else colour
    wire(m, ramp(m, noise(m, 3.0, 5), (0.3, mixed(c, (0, 0, 0, 1), 0.25)), (0.75, c)), 'Base Color')
    return m


def fabric(name, colour, scale=1.0, rough=0.9, sheen=0.3):
    """Plain weave: two crossed waves."""
    m = material(name, colour, rough=rough, spec=0.1, sheen=sheen)
    coord = node(m, 'TexCoord').outputs['Object']
    c = rgb(colour) if isinstance(colour, str) else colour
    threads = []
    for axis in ('X', 'Y'):
        w = node(m, 'TexWave', {'Vector': coord}, bands_direction=axis, Scale=22.0 * scale, Distortion=1.2, Detail=2.0)
        w.inputs['Detail Scale'].default_value = 3.0
        threads.append(w.outputs['Fac'])
    weave = node(m, 'Math', {0: threads[0], 1: threads[1]}, operation='ADD').outputs[0]
    half = node(m, 'Math', {0: weave}, operation='MULTIPLY')
    half.inputs[1].default_value = 0.5
    wire(m, ramp(m, half.outputs[0], (0.15, mixed(c, (0, 0, 0, 1), 0.3)), (0.6, c)), 'Base Color')
    bump(m, half.outputs[0], 0.5, 0.012)
    noise_bump(m, 3.0, 0.25, 0.1)
    return m


def light(name, colour, strength):
    """A surface that shines."""
    m = material(name, (0, 0, 0, 1))
    p = shader(m)
    p.inputs['Emission'].default_value = rgb(colour) if isinstance(colour, str) else colour
    p.inputs['Emission Strength'].default_value = strength
    return m


def print_on(m, path, ink, rough=None, metal=None):
    """Prints a picture's dark parts (a PNG with white ground) onto the material through the UV map."""
    picture = node(m, 'TexImage', {'Vector': node(m, 'TexCoord').outputs['UV']}, extension='CLIP')
    picture.image = bpy.data.images.load(path)
    picture.image.colorspace_settings.name = 'Non-Color'
    mask = node(m, 'Math', {1: picture.outputs['Color']}, operation='SUBTRACT')
    mask.inputs[0].default_value = 1.0
    clipped = node(m, 'Math', {0: mask.outputs[0], 1: picture.outputs['Alpha']}, operation='MULTIPLY').outputs[0]
    p = shader(m)
    for target in ('Base Color', 'Subsurface Color'):
        mix = node(m, 'MixRGB', {'Fac': clipped}, Color2=rgb(ink) if isinstance(ink, str) else ink)
        if p.inputs[target].links:
            m.node_tree.links.new(p.inputs[target].links[0].from_socket, mix.inputs['Color1'])
        else:
            mix.inputs['Color1'].default_value = p.inputs[target].default_value
        wire(m, mix.outputs[0], target)
    if metal is not None:
        wire(m, clipped, 'Metallic')
    return m

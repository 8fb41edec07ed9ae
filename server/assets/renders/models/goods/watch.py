"""Meridian 40 automatic watch, sapphire crystal. Built five times its size; `scale` shows it in its own."""
import math
import bpy
import mathutils
import numpy as np
import props
import studio as s

SLUG = 'meridian-40-automatic-watch'
VARIANTS = {'bronze': '#8A6420', 'pine': '#2F6B2C', 'harbour': '#1E5E96', 'garnet': '#A3232C'}
BACKDROP = 'night'
HEIGHT = 2.5
CENTRE = (0.0, -0.35, 1.36)
DISTANCE = 9.0
ELEVATION = 10
LIGHT_SIZE = 2.1
FSTOP = 16
KEY = 1.15
EXPOSURE = 0.2
DETAIL = ((0.1, -0.9, 1.62), 5.4, -16, 20)
Matrix = mathutils.Matrix


def lights():
    """A softbox where the dial sees it: metal shows what it mirrors."""
    s.softbox((-1.6, -5.2, 7.2), (0, -1.0, 1.5), (5.0, 2.6), 150)


def build(variant):
    """The watch leans back on its closed strap."""
    steel, brushed = s.metal('steel', '#D2D0CC', 0.09), s.metal('brushed', '#C4C2BE', 0.26, (40, 40, 1))
    things = []

    def add(thing, m):
        things.append(s.paint(thing, m))
        return thing

    add(
        s.lathe(
            'case',
            s.fillet(
                [
                    (0, -0.27),
                    (0.8, -0.27, 0.04),
                    (0.97, -0.17, 0.08),
                    (1.0, -0.1, 0.03),
                    (1.0, 0.1, 0.02),
                    (0.985, 0.115),
                ]
            ),
            192,
        ),
        brushed,
    )
    add(
        s.lathe(
            'bezel',
            s.fillet(
                [
                    (0.985, 0.112),
                    (0.985, 0.13, 0.01),
                    (0.925, 0.215, 0.035),
                    (0.87, 0.225, 0.012),
                    (0.862, 0.2, 0.01),
                    (0.862, 0.1),
                ]
            ),
            192,
        ),
        steel,
    )
    # A dial with a sunray: brushed round the middle, so that light falls in rays.
    dial = s.material('dial', VARIANTS[variant], rough=0.3, metal=0.7, aniso=0.8)
    tangent = s.node(dial, 'Tangent', direction_type='RADIAL', axis='Z')
    s.wire(dial, tangent.outputs[0], 'Tangent')
    facing = s.node(dial, 'TexCoord').outputs['Object']
    split = s.node(dial, 'SeparateXYZ', {'Vector': facing})
    angle = s.node(dial, 'Math', {0: split.outputs['Y'], 1: split.outputs['X']}, operation='ARCTAN2').outputs[0]
    rays = s.node(dial, 'TexNoise', {'W': angle}, noise_dimensions='1D', Scale=40.0, Detail=4.0).outputs['Fac']
    s.wire(dial, s.ramp(dial, rays, (0.3, 0.24), (0.7, 0.4)), 'Roughness')
    far = s.node(dial, 'VectorMath', {0: facing}, operation='LENGTH').outputs['Value']
    c = s.rgb(VARIANTS[variant])
    s.wire(
        dial,
        s.ramp(dial, far, (0.25, tuple(min(1, 1.1 * x) for x in c[:3]) + (1,)), (0.86, s.mixed(c, (0, 0, 0, 1), 0.6))),
        'Base Color',
    )
    add(s.lathe('dial', [(0, 0.06), (0.865, 0.06)], 128), dial)
    add(
        s.lathe('rehaut', [(0.8, 0.062), (0.864, 0.14)], 160),
        s.material('rehaut', s.mixed(c, (0, 0, 0, 1), 0.8), rough=0.35),
    )
    white = s.material('print', '#EDE7DA', rough=0.6)
    lume = s.material('lume', '#EFEBD2', rough=0.55)
    gilt = s.metal('gilt', '#E7DCC6', 0.1)
    for k in range(60):
        t = math.radians(6 * k)
        big = k % 5 == 0
        tick = s.box('tick', (0.012 if big else 0.006, 0.05 if big else 0.03, 0.002), (0, 0, 0), 0)
        tick.data.transform(Matrix.Rotation(-t, 4, 'Z') @ Matrix.Translation((0, 0.775, 0.061)))
        add(tick, white)
    for k in range(12):
        if k == 3:
            continue
        t = math.radians(30 * k)
        for shift in (-0.035, 0.035) if k == 0 else (0,):
            bar = s.box('bar', (0.055, 0.2, 0.04), (0, 0, 0), 0.012, 3)
            glow = s.box('lume', (0.024, 0.15, 0.004), (0, 0, 0), 0)
            for part, z, m in ((bar, 0.06, gilt), (glow, 0.0985, lume)):
                part.data.transform(Matrix.Rotation(-t, 4, 'Z') @ Matrix.Translation((shift, 0.63, z)))
                add(part, m)
    frame = s.box('frame', (0.19, 0.15, 0.02), (0.615, 0, 0.06), 0.008, 3)
    add(frame, gilt)
    add(s.box('date', (0.15, 0.11, 0.002), (0.615, 0, 0.0795), 0), s.material('date', '#F4F0E6', rough=0.6))
    add(s.text('28', 0.1, (0.615, -0.003, 0.0815), (0, 0, 0), 0.0008), s.material('ink', '#1B1B1B'))
    serif = '/usr/share/fonts/opentype/ebgaramond/EBGaramond12-Regular.otf'
    add(s.text('MERIDIAN', 0.105, (0, 0.34, 0.062), (0, 0, 0), 0.002, serif, spacing=1.25), white)
    add(s.text('AUTOMATIC', 0.05, (0, -0.33, 0.062), (0, 0, 0), 0.001, spacing=1.3), white)
    add(s.text('SAPPHIRE  40', 0.038, (0, -0.4, 0.062), (0, 0, 0), 0.001, spacing=1.3), white)

    def hand(long, wide, back, z, turn, m, inner=None):
        outline = [(-wide * 0.5, -back), (wide * 0.5, -back), (wide, long * 0.7), (0, long), (-wide, long * 0.7)]
        part = s.slab('hand', outline, 0.02, 0.007, 2, z)
        part.data.transform(Matrix.Rotation(math.radians(-turn), 4, 'Z'))
        add(part, m)
        if inner:
            line = s.slab(
                'line',
                [
                    (-wide * 0.45, long * 0.25),
                    (wide * 0.45, long * 0.25),
                    (wide * 0.6, long * 0.7),
                    (0, long * 0.9),
                    (-wide * 0.6, long * 0.7),
                ],
                0.003,
                0,
                1,
                z + 0.019,
            )
            line.data.transform(Matrix.Rotation(math.radians(-turn), 4, 'Z'))
            add(line, inner)

    hand(0.46, 0.042, 0.1, 0.105, 304.5, gilt, lume)
    hand(0.7, 0.034, 0.12, 0.13, 54, gilt, lume)
    hand(0.76, 0.007, 0.2, 0.155, 212, s.material('second', '#C4572B', rough=0.35))
    add(s.lathe('pin', s.fillet([(0.05, 0.1), (0.05, 0.175, 0.01), (0, 0.178)]), 48), gilt)
    add(
        s.lathe('crystal', s.fillet([(0.861, 0.19), (0.858, 0.222, 0.01), (0.6, 0.236), (0, 0.242)]), 128),
        s.thin_glass('sapphire', (0.985, 0.99, 1, 1), (0.9, 0.93, 0.97, 1), mirrors=0.12),
    )
    crown = s.lathe(
        'crown',
        s.fillet(
            [(0.05, 0.0), (0.05, 0.05), (0.125, 0.055, 0.02), (0.13, 0.19, 0.025), (0.1, 0.205, 0.01), (0, 0.207)]
        ),
        160,
        lambda t, r, z: r - (0.009 if r > 0.12 and int(t * 80 / 6.28318) % 2 else 0),
    )
    crown.data.transform(Matrix.Translation((0.97, 0, -0.02)) @ Matrix.Rotation(math.radians(90), 4, 'Y'))
    add(crown, steel)
    for sx in (-1, 1):
        for sy in (-1, 1):
            line = s.spline(
                [
                    (sx * 0.62, sy * 0.66, -0.04),
                    (sx * 0.61, sy * 0.9, -0.01),
                    (sx * 0.6, sy * 1.06, -0.08),
                    (sx * 0.595, sy * 1.14, -0.2),
                ],
                10,
            )
            lug = s.sweep(
                'lug', line, s.oval(0.085, 0.078, 28, 3.2), sizes=list(np.linspace(1.15, 0.62, len(line))), up=(1, 0, 0)
            )
            add(lug, brushed)
    strap = s.leather('strap', '#5A3218' if variant != 'pine' else '#3A2A1E', 0.55, 0.42)
    thread = s.material('thread', '#D9C3A0', rough=0.8)
    centre_z, ry, rz = -1.28, 1.18, 1.2
    loop = [(0, ry * math.sin(t), centre_z + rz * math.cos(t)) for t in np.linspace(0.62, 2 * math.pi - 0.62, 140)]
    loop = [(0, 1.1, -0.15), *loop[3:-3], (0, -1.1, -0.15)]
    n = len(loop)
    widths = [
        (0.98 - 0.12 * math.sin(math.pi * i / (n - 1)), 0.8 + 0.5 * abs(2 * i / (n - 1) - 1) ** 3) for i in range(n)
    ]
    add(s.sweep('strap', loop, s.oval(0.5, 0.062, 44, 5.0), sizes=widths, up=(0, 0, 1)), strap)
    stitches(things, loop, widths, thread)
    bpy.context.view_layer.update()  # so that every matrix knows its location
    lean = Matrix.Rotation(math.radians(62), 4, 'X')
    low = min((lean @ mathutils.Vector(p)).z for p in loop) - 0.07
    for thing in things:
        thing.matrix_world = Matrix.Translation((0, -1.1, -low)) @ lean @ thing.matrix_world
    return things


def stitches(things, loop, widths, thread):
    """Short threads along both edges of the strap."""
    import bmesh

    work = bmesh.new()
    for i in list(range(3, 40, 1)) + list(range(len(loop) - 40, len(loop) - 3, 1)):
        a, b = mathutils.Vector(loop[i]), mathutils.Vector(loop[i + 1])
        ahead = (b - a).normalized()
        out = mathutils.Vector((0, a.y, a.z + 1.28)).normalized()
        for side in (-1, 1):
            at = a + out * (0.06 * widths[i][1]) + mathutils.Vector((side * 0.43 * widths[i][0], 0, 0))
            frame = mathutils.Matrix((mathutils.Vector((1, 0, 0)), ahead, out)).transposed().to_4x4()
            bmesh.ops.create_uvsphere(
                work,
                u_segments=8,
                v_segments=6,
                radius=1.0,
                matrix=Matrix.Translation(at) @ frame @ Matrix.Diagonal((0.013, 0.021, 0.011, 1)),
            )
    mesh = bpy.data.meshes.new('stitches')
    work.to_mesh(mesh)
    work.free()
    things.append(s.paint(s.smooth(s.link(bpy.data.objects.new('stitches', mesh)), 180), thread))


def company(variant):
    """A closed notebook behind."""
    props.book((3.4, 3.2, 0), 66, '#3E4A45', (4.2, 6.0, 0.7))


TABLE = {'top': '#6B4A34', 'dark': '#3A271B', 'wall': '#B9B4A8'}
SETTING = (14.0, 0, 16)


def scale(variant):
    """In its own size beside the coin and the book."""
    s.group(build(variant), (-0.4, 0, 0), 14).scale = (0.2, 0.2, 0.2)
    props.book((0.75, 0.6, 0), 80, words='Salt & Light')
    props.coin((0.12, -0.25, 0), 10)
    s.backdrop('stone')
    s.studio_lights(1.0)
    s.camera((0.05, 0, 0.22), 3.6, elevation=20, fstop=16)
    return {}

"""Barnaby bear, recycled plush, 32 cm: ellipsoids under short curly fur."""
import math
import bpy
import bmesh
from mathutils import Matrix
import props
import studio as s

SLUG = 'barnaby-bear-recycled-plush'
VARIANTS = {'honey': '#DB9A58', 'cocoa': '#6B432A', 'rose': '#D08CA4', 'cloud': '#CFC6BF'}
BACKDROP = 'butter'
HEIGHT = 2.5
WIDTH = 1.9
TURN = -12
CENTRE = (0, -0.2, 1.18)
DISTANCE = 9.8
ELEVATION = 6
LIGHT_SIZE = 2.1
EXPOSURE = 0.25
DETAIL = ((0.02, -0.5, 1.85), 5.2, -10, 8)
SETTING = (11.5, 0, 8)


def ball(where, radii, turn=(0, 0, 0), fine=40):
    """An ellipsoid."""
    mesh = bpy.data.meshes.new('ball')
    work = bmesh.new()
    place = Matrix.Translation(where)
    for angle, axis in zip(turn, 'XYZ'):
        place = place @ Matrix.Rotation(math.radians(angle), 4, axis)
    bmesh.ops.create_uvsphere(
        work, u_segments=fine, v_segments=fine // 2, radius=1.0, matrix=place @ Matrix.Diagonal((*radii, 1))
    )
    work.to_mesh(mesh)
    work.free()
    return s.smooth(s.link(bpy.data.objects.new('ball', mesh)), 180)


def fur(thing, colour, count, length, seed=1):
    """Covers a body with short curly strands, darker at the root."""
    c = s.rgb(colour) if isinstance(colour, str) else colour
    m = s.material('fur', c, rough=0.75, spec=0.18, sheen=0.4)
    along = s.node(m, 'HairInfo').outputs['Intercept']
    tone = s.ramp(m, along, (0.0, s.mixed(c, (0, 0, 0, 1), 0.3)), (0.75, c), (1.0, s.mixed(c, (1, 1, 1, 1), 0.16)))
    s.wire(m, tone, 'Base Color')
    s.paint(thing, m)
    system = thing.modifiers.new('fur', 'PARTICLE_SYSTEM').particle_system
    system.seed = seed
    p = system.settings
    p.type, p.count, p.hair_length, p.hair_step, p.display_step, p.render_step = 'HAIR', count, length, 4, 3, 3
    p.emit_from, p.use_modifier_stack = 'FACE', True
    p.child_type, p.rendered_child_count, p.child_nbr = 'INTERPOLATED', 9, 9
    p.clump_factor, p.roughness_1, p.roughness_1_size = 0.35, 0.035, 0.3
    p.roughness_2, p.roughness_endpoint = 0.03, 0.02
    p.kink, p.kink_amplitude, p.kink_frequency = 'CURL', 0.014, 2.2
    p.root_radius, p.tip_radius, p.radius_scale = 0.9, 0.4, 0.0075
    return thing


def build(variant):
    """Seated, arms down, soles to the front."""
    c = s.rgb(VARIANTS[variant])
    pale = s.mixed(c, s.rgb('#F2DFC4'), 0.62)
    parts = [ball((0, 0, 0.82), (0.6, 0.52, 0.76)), ball((0, -0.08, 1.82), (0.57, 0.5, 0.5))]
    for x in (-1, 1):
        parts += [
            ball((x * 0.43, -0.02, 2.24), (0.2, 0.1, 0.2), (0, x * 20, 0)),
            ball((x * 0.7, -0.2, 0.98), (0.19, 0.2, 0.46), (-22, x * -26, 0)),
            ball((x * 0.46, -0.55, 0.28), (0.25, 0.55, 0.26), (0, 0, x * 14)),
            ball((x * 0.56, -1.0, 0.34), (0.25, 0.15, 0.32), (8, 0, x * 14)),
        ]
    body = fur(s.weld(parts, 0.03, 6), c, 24000, 0.08)
    muzzle = fur(ball((0, -0.5, 1.7), (0.26, 0.2, 0.19)), pale, 2600, 0.045, 2)
    felt = s.fabric('felt', pale, 4.0)
    things = [body, muzzle]
    for x in (-1, 1):
        sole = ball((x * 0.59, -1.175, 0.345), (0.18, 0.06, 0.23), (8, 0, x * 14))
        things.append(s.paint(sole, felt))
        things.append(fur(ball((x * 0.43, -0.085, 2.235), (0.12, 0.05, 0.12), (0, x * 20, 0), 24), pale, 400, 0.035, 3))
        eye = ball((x * 0.205, -0.6, 1.93), (0.07, 0.055, 0.072), fine=32)
        things.append(s.paint(eye, s.material('eye', '#120A06', rough=0.04, spec=0.7)))
    satin = s.material('nose', '#2A1712', rough=0.38, spec=0.5)
    s.noise_bump(satin, 30, 0.5, 0.01, 2, (1, 1, 6))
    things.append(s.paint(ball((0, -0.735, 1.785), (0.115, 0.055, 0.075), (12, 0, 0)), satin))
    for x in (-1, 1):
        line = s.spline([(0, -0.755, 1.73), (0, -0.765, 1.66), (x * 0.05, -0.755, 1.61), (x * 0.13, -0.71, 1.615)], 8)
        things.append(s.paint(s.sweep('mouth', line, s.oval(0.014, 0.014, 10)), satin))
    return things


def company(variant):
    """Picture books and wooden blocks."""
    props.book((-1.9, 1.0, 0), 14, '#5E7F86', (1.5, 2.0, 0.2))
    props.book((-1.85, 1.0, 0.2), 4, '#D9A45A', (1.4, 1.8, 0.16))
    for where, turn, tone in (
        ((1.5, -0.4, 0), 20, '#C86B52'),
        ((1.75, 0.25, 0), -12, '#E0C27A'),
        ((1.6, -0.05, 0.42), 34, '#6F9A8C'),
    ):
        block = s.box('block', (0.42, 0.42, 0.42), (0, 0, 0), 0.03)
        s.group([s.paint(block, s.material('block', tone, rough=0.55))], where, turn)


TABLE = {'top': '#B8936C', 'dark': '#7C5B40'}

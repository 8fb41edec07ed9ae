"""Heritage FM and Bluetooth radio."""
import math
from mathutils import Matrix
import numpy as np
import props
import studio as s

SLUG = 'heritage-fm-bluetooth-radio'
VARIANTS = {'cloud': '#B9B3C0', 'cream': '#EAD9B4', 'forest': '#7FA48C', 'brick': '#C98470'}
BACKDROP = 'apricot'
HEIGHT = 1.75
WIDTH = 2.4
TURN = -16
CENTRE = (0, 0, 0.86)
DISTANCE = 8.4
ELEVATION = 10
LIGHT_SIZE = 1.6
EXPOSURE = 0.0
DETAIL = ((0.5, -0.4, 0.85), 4.2, 14, 12)
SETTING = (9.6, 0, 11)


def build(variant):
    """A leathered case with a cloth grille, a dial behind brass, a ribbed knob, a handle and an aerial."""
    things = []
    brass = s.metal('brass', '#C9A262', 0.2)
    cream = s.plastic('cream', '#EFE6D3', 0.4)
    dark = s.material('dark', '#2B2622', rough=0.5)

    def front(thing, x, y, z, m):
        thing.matrix_world = Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(90), 4, 'X')
        things.append(s.paint(thing, m))

    case = s.leather('case', VARIANTS[variant], 0.9, 0.5)
    front(s.slab('case', s.rounded(2.4, 1.46, 0.2, 16), 0.82, 0.05, 6), 0, 0.41, 0.79, case)
    front(s.slab('frame', s.rounded(2.18, 1.24, 0.12, 12), 0.035, 0.012, 3), 0, -0.395, 0.79, brass)
    front(s.slab('panel', s.rounded(2.13, 1.19, 0.1, 12), 0.035, 0.01, 3), 0, -0.402, 0.79, cream)
    front(
        s.slab('grille', s.rounded(1.2, 1.02, 0.07, 10), 0.03, 0.012, 3),
        -0.4,
        -0.412,
        0.79,
        s.fabric('grille', '#B9A27C', 1.5),
    )
    x, z = 0.64, 0.97
    front(
        s.lathe('rim', s.fillet([(0.35, 0), (0.35, 0.05, 0.02), (0.31, 0.055, 0.012), (0.305, 0.02)]), 128),
        x,
        -0.437,
        z,
        brass,
    )
    front(s.lathe('face', [(0, 0.022), (0.31, 0.022)], 96), x, -0.437, z, s.material('face', '#F6EFDC', rough=0.55))
    for k, word in enumerate(('88', '92', '96', '100', '104', '108')):
        a = math.radians(-125 + 50 * k)
        front(
            s.text(word, 0.062, (0, 0, 0), (0, 0, 0), 0.001),
            x + 0.225 * math.sin(a),
            -0.4605,
            z + 0.225 * math.cos(a),
            dark,
        )
    for k in range(51):
        a = math.radians(-125 + 5 * k)
        tick = s.box('tick', (0.005, 0.03 if k % 5 == 0 else 0.016, 0.001), (0, 0, 0), 0)
        tick.data.transform(Matrix.Rotation(-a, 4, 'Z') @ Matrix.Translation((0, 0.285, 0.0)))
        front(tick, x, -0.4595, z, dark)
    pointer = s.slab('pointer', [(-0.012, -0.05), (0.012, -0.05), (0.004, 0.25), (-0.004, 0.25)], 0.008, 0.002, 2)
    pointer.data.transform(Matrix.Rotation(math.radians(38), 4, 'Z'))
    front(pointer, x, -0.462, z, s.material('needle', '#B5432A', rough=0.4))
    front(s.lathe('hub', s.fillet([(0.05, 0), (0.05, 0.03, 0.012), (0, 0.033)]), 48), x, -0.455, z, brass)
    knob = s.lathe(
        'knob',
        s.fillet([(0.15, 0), (0.145, 0.1, 0.015), (0.12, 0.115, 0.01), (0.11, 0.108), (0, 0.108)]),
        240,
        lambda t, r, z: r - (0.006 if r > 0.14 and int(t * 120 / 6.28318) % 2 else 0),
    )
    front(knob, x, -0.437, 0.42, brass)
    for dx in (-0.3, 0.3):
        front(s.lathe('button', s.fillet([(0.05, 0), (0.05, 0.03, 0.012), (0, 0.033)]), 48), x + dx, -0.437, 0.42, dark)
    front(s.text('HOSHI', 0.075, (0, 0, 0), (0, 0, 0), 0.004, spacing=1.5), -0.4, -0.444, 0.345, brass)
    line = s.spline(
        [
            (-0.92, 0, 1.5),
            (-0.88, 0, 1.62),
            (-0.7, 0, 1.7),
            (0, 0, 1.725),
            (0.7, 0, 1.7),
            (0.88, 0, 1.62),
            (0.92, 0, 1.5),
        ],
        10,
    )
    strap = s.sweep(
        'strap',
        line,
        s.oval(0.03, 0.12, 28, 4.0),
        up=(0, 1, 0),
        sizes=[(1.0, 1.0 - 0.15 * math.sin(math.pi * i / (len(line) - 1))) for i in range(len(line))],
    )
    things.append(s.paint(strap, s.leather('handle', '#5E3A22', 1.2, 0.4)))
    for side in (-1, 1):
        post = s.lathe('post', s.fillet([(0.07, 0), (0.07, 0.05, 0.015), (0, 0.055)]), 48)
        post.data.transform(
            Matrix.Translation((side * 0.955, 0, 1.56)) @ Matrix.Rotation(math.radians(90 * side), 4, 'Y')
        )
        things.append(s.paint(post, brass))
    steel = s.metal('steel', '#D8D8D6', 0.12)
    base, tip = np.array([0.95, 0.33, 1.5]), np.array([1.55, 0.5, 2.35])
    for k in range(4):
        a, b = base + (tip - base) * k / 4, base + (tip - base) * (k + 1) / 4
        things.append(s.paint(s.sweep('aerial', [a, b], s.oval(0.026 - 0.005 * k, 0.026 - 0.005 * k, 20)), steel))
    for fx in (-0.9, 0.9):
        for fy in (-0.25, 0.25):
            foot = s.lathe('foot', s.fillet([(0, 0), (0.07, 0, 0.01), (0.075, 0.07)]), 32)
            foot.data.transform(Matrix.Translation((fx, fy, 0)))
            things.append(s.paint(foot, dark))
    return things


def company(variant):
    """A mug and books on a sideboard."""
    import mug

    props.book((-1.9, 1.3, 0), 10, '#59695F', (1.5, 2.0, 0.24))
    s.group(mug.build('white'), (1.95, -0.1, 0), -35)


TABLE = {'top': '#8E6848', 'dark': '#533722'}

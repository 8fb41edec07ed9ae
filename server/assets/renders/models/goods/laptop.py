"""AeroLite 14 laptop."""
import math
from mathutils import Matrix
import bpy
import props
import studio as s

SLUG = 'aerolite-14-laptop'
VARIANTS = {'silver': '#C9CCD4', 'graphite': '#5C5F66', 'moss': '#9DB8A0'}
BACKDROP = 'mist'
HEIGHT = 2.0
WIDTH = 3.1
TURN = 24
CENTRE = (0, 0.15, 0.86)
DISTANCE = 11.0
ELEVATION = 14
LIGHT_SIZE = 1.9
EXPOSURE = 0.05
DETAIL = ((0.2, -0.75, 0.2), 5.0, 26, 26)
SETTING = (12.0, 0, 14)

ROWS = [
    (1,) * 14,
    (1,) * 13 + (1.5,),
    (1.5,) + (1,) * 12 + (1,),
    (1.75,) + (1,) * 11 + (1.75,),
    (2.25,) + (1,) * 10 + (2.25,),
    (1, 1, 1, 1.25, 5.0, 1.25, 1, 1, 1, 1),
]


def build(variant):
    """A thin body with keys and a touch pad, a lid with a lit screen."""
    shell = s.metal('shell', VARIANTS[variant], 0.34)
    s.noise_bump(shell, 260, 0.03, 0.002)
    dark = s.plastic('key', '#1F2124', 0.5)
    well = s.material('well', '#15171A', rough=0.6)
    things = [s.paint(s.slab('base', s.rounded(3.12, 2.18, 0.13, 14), 0.1, 0.03, 5, 0.03), shell)]
    bed = s.slab('bed', s.rounded(2.78, 1.07, 0.05, 8), 0.004, 0, 1, 0.1275)
    bed.data.transform(Matrix.Translation((0, 0.34, 0)))
    things.append(s.paint(bed, well))
    unit = 2.72 / 14.5
    y = 0.8
    for i, row in enumerate(ROWS):
        high = unit * (0.62 if i == 0 else 0.95)
        width = sum(row)
        x = -1.36
        for w in row:
            wide = w * 2.72 / width
            key = s.slab('key', s.rounded(wide - 0.024, high - 0.024, 0.02, 4), 0.016, 0.006, 2, 0.131)
            key.data.transform(Matrix.Translation((x + wide / 2, y - high / 2, 0)))
            things.append(s.paint(key, dark))
            x += wide
        y -= high
    pad = s.slab('pad', s.rounded(1.2, 0.72, 0.05, 8), 0.002, 0, 1, 0.1295)
    pad.data.transform(Matrix.Translation((0, -0.62, 0)))
    things.append(s.paint(pad, s.metal('pad', VARIANTS[variant], 0.42)))
    hinge = (
        Matrix.Translation((0, 1.03, 0.11))
        @ Matrix.Rotation(math.radians(-18), 4, 'X')
        @ Matrix.Rotation(math.radians(90), 4, 'X')
    )
    lid = [
        (s.slab('lid', s.rounded(3.12, 2.02, 0.13, 14), 0.05, 0.018, 4, -0.05), shell),
        (
            s.slab('glass', s.rounded(3.06, 1.96, 0.11, 12), 0.004, 0, 1, 0.0),
            s.material('bezel', '#0B0C0E', rough=0.06),
        ),
    ]
    for part, m in lid:
        part.data.transform(Matrix.Translation((0, 1.03, 0)))
        part.matrix_world = hinge
        things.append(s.paint(part, m))
    screen = s.slab('screen', s.rounded(2.92, 1.8, 0.05, 8), 0.001, 0, 1, 0.0045)
    screen.data.transform(Matrix.Translation((0, 1.05, 0)))
    screen.matrix_world = hinge
    things.append(s.paint(screen, wallpaper()))
    axle = s.lathe('axle', [(0, -1.1), (0.045, -1.1), (0.045, 1.1), (0, 1.1)], 32)
    axle.data.transform(Matrix.Translation((0, 1.04, 0.115)) @ Matrix.Rotation(math.radians(90), 4, 'Y'))
    things.append(s.paint(axle, well))
    return things


def wallpaper():
    """Dunes at dusk: waves of colour that shine."""
    m = s.material('wallpaper', '#05070A', rough=0.06, spec=0.5)
    coord = s.node(m, 'TexCoord').outputs['Object']
    split = s.node(m, 'SeparateXYZ', {'Vector': coord})
    fold = s.node(
        m,
        'TexNoise',
        {'Vector': s.node(m, 'Mapping', {'Vector': coord}, Scale=(0.55, 1.3, 1)).outputs[0]},
        Scale=1.1,
        Detail=1.0,
        Distortion=1.4,
    ).outputs['Fac']
    lift = s.node(
        m,
        'MapRange',
        {'Value': split.outputs['Y']},
        **{'From Min': 0.15, 'From Max': 1.95, 'To Min': -0.25, 'To Max': 0.3}
    ).outputs[0]
    both = s.node(m, 'Math', {0: fold, 1: lift}, operation='ADD').outputs[0]
    s.wire(
        m,
        s.ramp(
            m,
            both,
            (0.18, '#0C2D3A'),
            (0.36, '#176072'),
            (0.46, '#E2734A'),
            (0.52, '#F3B37C'),
            (0.64, '#8FB9C0'),
            (0.85, '#2A5B74'),
        ),
        'Emission',
    )
    s.shader(m).inputs['Emission Strength'].default_value = 0.85
    return m


def company(variant):
    """A mug and a notebook."""
    import mug

    s.group(mug.build('white'), (2.15, 0.5, 0), -35)
    props.book((-2.35, 0.4, 0), 12, '#8A5A45', (1.3, 1.9, 0.12))


TABLE = {'top': '#A98563', 'dark': '#6E4E36'}

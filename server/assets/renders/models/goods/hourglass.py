"""Stillwater hourglass, blown glass, 16 cm."""
import math
from mathutils import Matrix
import props
import studio as s

SLUG = 'stillwater-hourglass'
VARIANTS = {'lilac': '#B58BD8', 'amber': '#E0962F', 'jade': '#38A67F', 'coral': '#EA7263'}
BACKDROP = 'pine'
HEIGHT = 1.6
WIDTH = 0.8
TURN = 18
CENTRE = (0, 0, 0.8)
DISTANCE = 6.2
ELEVATION = 8
LIGHT_SIZE = 1.35
EXPOSURE = 0.35
DETAIL = ((0, 0, 0.78), 3.2, 10, 8)
SETTING = (8.4, 0, 11)


def build(variant):
    """Two bulbs, sand in both and a thread of it between, three turned posts, two discs of walnut."""
    walnut = s.wood('walnut', '#2E1C14', '#6A4530', 1.8, 'X', 0.36)
    things = []
    for z in (0.0, 1.48):
        disc = s.lathe(
            'disc',
            s.fillet(
                [
                    (0, z),
                    (0.41, z, 0.02),
                    (0.43, z + 0.03, 0.02),
                    (0.43, z + 0.09, 0.02),
                    (0.41, z + 0.12, 0.02),
                    (0, z + 0.12),
                ]
            ),
            128,
        )
        things.append(s.paint(disc, walnut))
    post = (
        s.fillet([(0.045, 0.11), (0.045, 0.2, 0.02), (0.026, 0.25, 0.03)])
        + s.spline([(0.026, 0.3), (0.036, 0.55), (0.04, 0.8), (0.036, 1.05), (0.026, 1.3)], 6)
        + s.fillet([(0.026, 1.35, 0.03), (0.045, 1.4, 0.02), (0.045, 1.49)])
    )
    for k in range(3):
        bar = s.lathe('post', post, 40)
        bar.data.transform(
            Matrix.Translation((0.355 * math.sin(2.094 * k + 0.5), 0.355 * math.cos(2.094 * k + 0.5), 0))
        )
        things.append(s.paint(bar, walnut))
    wall = [(0.2, 0.12), (0.27, 0.17), (0.292, 0.3), (0.275, 0.47), (0.19, 0.64), (0.07, 0.755), (0.024, 0.8)]
    wall = s.spline(wall + [(r, 1.6 - z) for r, z in reversed(wall[:-1])], 12)
    things.append(
        s.paint(
            s.lathe('bulbs', wall, 128, angle=180), s.thin_glass('glass', (0.98, 0.99, 0.99, 1), (0.72, 0.78, 0.77, 1))
        )
    )
    sand = s.material('sand', VARIANTS[variant], rough=0.85, spec=0.2)
    s.noise_bump(sand, 170, 0.6, 0.008)
    inner = [(r - 0.008, z) for r, z in wall]
    low = [p for p in inner if p[1] < 0.33]
    heap = s.lathe(
        'heap',
        [(0, low[0][1] + 0.004), *low, (low[-1][0] - 0.01, low[-1][1] + 0.004), (0.14, 0.42), (0.02, 0.5), (0, 0.503)],
        96,
    )
    high = [p for p in inner if 0.82 < p[1] < 1.12]
    full = s.lathe('full', [(0, high[0][1]), *high, (0.14, 1.1), (0.03, 1.03), (0, 1.025)], 96)
    thread = s.lathe('thread', [(0.0, 0.49), (0.007, 0.5), (0.005, 0.82), (0, 0.825)], 16)
    return things + [s.paint(t, sand) for t in (heap, full, thread)]


def company(variant):
    """Books on the desk."""
    props.book((1.35, 1.3, 0), 74, '#5D6A5E', words='Stillwater')
    props.book((1.3, 1.3, 0.2), 82, '#C9BCA2', (1.2, 1.8, 0.17))


TABLE = {'top': '#A98563', 'dark': '#6E4E36'}

"""Cherry-blossom body lotion, 300 ml: a matt bottle with a pump."""
import math
import os
from mathutils import Matrix
import props
import studio as s

SLUG = 'cherry-blossom-body-lotion'
VARIANTS = {'sakura': '#EAB7BC', 'yuzu': '#E8CF7A', 'matcha': '#A9C49A', 'plain': '#E6E3DE'}
BACKDROP = 'shell'
HEIGHT = 1.75
WIDTH = 0.8
CENTRE = (0, 0, 0.86)
DISTANCE = 6.6
ELEVATION = 6
DETAIL = ((0, -0.1, 1.28), 3.3, -24, 12)
LIGHT_SIZE = 1.45
EXPOSURE = 0.05


def build(variant):
    """The bottle with its print; a ribbed collar, a stem and a pump head with a drooping nozzle."""
    body = s.lathe(
        'bottle',
        s.fillet(
            [
                (0, 0.02),
                (0.28, 0.02, 0.05),
                (0.30, 0.0, 0.02),
                (0.375, 0.0, 0.06),
                (0.385, 0.6),
                (0.385, 1.16, 0.3),
                (0.16, 1.26, 0.05),
                (0.15, 1.30),
            ],
            14,
        ),
        160,
    )
    skin = s.material('skin', VARIANTS[variant], rough=0.3, spec=0.5)
    label = os.path.join(s.HERE, 'labels', f'lotion-{variant}.png')
    flat = s.lathe('print', [(0.3862, 0.075), (0.3862, 0.845)], 160)
    ink = s.material('ink', VARIANTS[variant], rough=0.3, spec=0.5)
    s.print_on(ink, label, '#5B2E36' if variant == 'sakura' else '#3B3A34')
    flat.data.transform(Matrix.Rotation(math.radians(180 - TURN), 4, 'Z'))
    white = s.plastic('pump', '#F3EFEA', 0.3)
    ribs = s.lathe(
        'collar',
        s.fillet([(0, 1.295), (0.205, 1.295, 0.012), (0.205, 1.44, 0.02), (0.17, 1.455, 0.01), (0.09, 1.46)]),
        216,
        lambda t, r, z: r - (0.006 if 1.31 < z < 1.43 and r > 0.2 and int(t * 108 / 3.14159) % 3 == 0 else 0),
    )
    stem = s.lathe('stem', s.fillet([(0.085, 1.45), (0.085, 1.53, 0.01), (0.05, 1.535, 0.01), (0.05, 1.62)]), 64)
    head = s.lathe('head', s.fillet([(0, 1.605), (0.125, 1.605, 0.015), (0.135, 1.72, 0.03), (0.0, 1.735)]), 96)
    line = s.spline([(0.0, 0, 1.665), (0.2, 0, 1.672), (0.33, 0, 1.664), (0.4, 0, 1.63), (0.415, 0, 1.59)], 8)
    nozzle = s.sweep(
        'nozzle',
        line,
        s.oval(0.042, 0.05, 24, 2.6),
        sizes=[1.25 - 0.55 * i / (len(line) - 1) for i in range(len(line))],
        up=(0, 1, 0),
    )
    for part in (ribs, stem, head, nozzle):
        s.paint(part, white)
    return [s.paint(body, skin), s.paint(flat, ink), ribs, stem, head, nozzle]


def company(variant):
    """Folded towels, a dish and a sprig."""
    for i, tone in enumerate(('#E9E2D8', '#D9C9BF')):
        towel = s.box('towel', (1.7, 1.2, 0.24), (1.35, 1.0, 0.25 * i), 0.11, 8)
        s.paint(towel, s.noise_bump(s.fabric('towel', tone, 1.2), 55, 0.5, 0.03))
    props.sprig((-1.25, -0.1, 0.02), -58, colour='#7E9A84')


TABLE = {'top': '#D8CFC4', 'plain': True, 'wall': '#EAD9D0'}
SETTING = (8.6, 0, 10)
TURN = -14

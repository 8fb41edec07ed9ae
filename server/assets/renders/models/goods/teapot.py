"""Ribbed stoneware teapot, 900 ml."""
import math
import props
import studio as s

SLUG = 'ribbed-stoneware-teapot'
VARIANTS = {'oxblood': '#A52431', 'celadon': '#8FB59A', 'ink': '#2F4D7E', 'oat': '#E4D8C4'}
BACKDROP = 'sage'
HEIGHT = 1.3
WIDTH = 2.1
CENTRE = (0.08, 0, 0.56)
DISTANCE = 7.4
ELEVATION = 12
LIGHT_SIZE = 1.25
DETAIL = ((0.1, -0.3, 0.92), 4.0, 28, 24)
SETTING = (8.8, 0, 16)


def build(variant):
    """A round body with cut ribs, welded to spout and handle; a lid with a knob."""

    def ribs(t, r, z):
        depth = 0.016 * math.sin(math.pi * min(1, max(0, (z - 0.1) / 0.78))) ** 0.5 if 0.1 < z < 0.88 and r > 0.3 else 0
        return r - depth * (1 - abs(math.sin(22 * t))) * 1.8

    outer = s.spline([(0.44, 0.03), (0.60, 0.16), (0.705, 0.4), (0.66, 0.66), (0.5, 0.86), (0.36, 0.93)], 16)
    body = s.lathe(
        'body',
        [(0, 0.03), (0.36, 0.03), (0.37, 0.0), (0.42, 0.0), *outer, (0.34, 0.95), (0.3, 0.94), (0.3, 0.88), (0, 0.86)],
        440,
        ribs,
    )
    line = s.spline([(-0.5, 0, 0.32), (-0.72, 0, 0.42), (-0.86, 0, 0.6), (-0.95, 0, 0.8), (-1.05, 0, 0.92)], 10)
    n = len(line)
    spout = s.sweep(
        'spout', line, s.oval(0.2, 0.17, 32), sizes=[1.0 - 0.62 * (i / (n - 1)) ** 0.7 for i in range(n)], up=(0, 1, 0)
    )
    loop = s.spline(
        [
            (0.52, 0, 0.78),
            (0.74, 0, 0.88),
            (0.98, 0, 0.84),
            (1.08, 0, 0.62),
            (1.0, 0, 0.4),
            (0.82, 0, 0.26),
            (0.6, 0, 0.22),
        ],
        10,
    )
    handle = s.sweep(
        'handle',
        loop,
        s.oval(0.05, 0.075, 28, 2.3),
        up=(0, 1, 0),
        sizes=[1 + 0.3 * abs(2 * i / (len(loop) - 1) - 1) ** 4 for i in range(len(loop))],
    )
    pot = s.weld([body, spout, handle], 0.0105, 5)
    lid = s.lathe(
        'lid',
        s.fillet([(0, 0.93), (0.33, 0.93, 0.01), (0.345, 0.965, 0.012)])
        + s.spline([(0.33, 0.985), (0.22, 1.035), (0.1, 1.065)], 8)
        + s.fillet(
            [
                (0.07, 1.075, 0.02),
                (0.055, 1.11, 0.03),
                (0.1, 1.15, 0.03),
                (0.11, 1.2, 0.04),
                (0.06, 1.24, 0.03),
                (0, 1.245),
            ]
        ),
        128,
    )
    clay = s.glaze(
        'glaze', VARIANTS[variant], rough=0.11, speckle=0.35 if variant in ('oat', 'celadon') else 0.0, waves=0.05
    )
    return [s.paint(pot, clay), s.paint(lid, clay)]


def company(variant):
    """Two small cups with tea on a cloth."""
    clay = s.glaze('cup', VARIANTS[variant], rough=0.12)
    tea = s.material('tea', '#8A4A14', rough=0.02, transmission=0.3)
    for where in ((-1.35, -0.55, 0), (-0.85, -1.05, 0)):
        cup = s.lathe(
            'cup',
            s.fillet(
                [
                    (0, 0.03),
                    (0.15, 0.03, 0.02),
                    (0.16, 0, 0.01),
                    (0.2, 0, 0.02),
                    (0.3, 0.15, 0.2),
                    (0.33, 0.42, 0.012),
                    (0.305, 0.42, 0.012),
                    (0.27, 0.16, 0.15),
                    (0, 0.06),
                ]
            ),
            96,
        )
        brew = s.lathe('brew', [(0, 0.33), (0.297, 0.33)], 64)
        s.group([s.paint(cup, clay), s.paint(brew, tea)], where)
    props.cloth((-1.0, -0.5, 0), 12, '#C9BFA9', (1.9, 1.5), 0.02)
    props.sprig((1.2, 0.7, 0.02), -120)


SETTING_WHERE = (0.35, 0.1, 0)

"""Birne blown-glass table lamp, 28 cm."""
import math
import props
import studio as s

SLUG = 'birne-glass-table-lamp'
VARIANTS = {'honey': '#F7B73C', 'rose': '#F58A9C', 'ice': '#8CC6F2'}
BACKDROP = 'butter'
HEIGHT = 2.7
WIDTH = 1.7
CENTRE = (0, 0, 1.28)
DISTANCE = 10.6
ELEVATION = 6
KEY = 0.62
GLOW = 0.09
LIGHT_SIZE = 2.0
DETAIL = ((0, 0, 1.15), 6.5, 16, 10)
SETTING = (12.0, 0, 9)
SETTING_EXPOSURE = 0.0


def build(variant):
    """A pear of tinted glass on a brass foot, a frosted bulb inside, a fabric cable."""
    c = s.rgb(VARIANTS[variant])
    pear = s.lathe(
        'pear',
        s.spline(
            [
                (0.3, 0.2),
                (0.55, 0.32),
                (0.8, 0.66),
                (0.85, 1.0),
                (0.72, 1.42),
                (0.5, 1.82),
                (0.385, 2.16),
                (0.34, 2.42),
                (0.24, 2.6),
                (0.1, 2.67),
                (0.0, 2.68),
            ],
            14,
        ),
        160,
        angle=180,
    )
    tint = s.thin_glass('tint', s.mixed(c, (1, 1, 1, 1), 0.6), s.mixed(c, (0.05, 0.01, 0, 1), 0.5))
    brass = s.metal('brass', '#C79A4E', 0.2)
    foot = s.lathe(
        'foot',
        s.fillet(
            [
                (0, 0.0),
                (0.52, 0.0, 0.015),
                (0.53, 0.05, 0.025),
                (0.45, 0.075, 0.02),
                (0.33, 0.1, 0.04),
                (0.325, 0.24, 0.015),
                (0.29, 0.245),
                (0, 0.245),
            ]
        ),
        128,
    )
    holder = s.lathe('holder', s.fillet([(0.15, 0.24), (0.15, 0.62, 0.02), (0.1, 0.66, 0.02), (0, 0.66)]), 64)
    bulb = s.lathe(
        'bulb',
        s.spline([(0.1, 0.64), (0.13, 0.76), (0.25, 0.96), (0.27, 1.12), (0.18, 1.29), (0.0, 1.34)], 10),
        64,
        angle=180,
    )
    cable = s.sweep(
        'cable',
        s.spline(
            [(0.4, 0.3, 0.04), (0.8, 0.55, 0.03), (1.4, 0.5, 0.03), (2.0, 1.0, 0.03), (3.4, 1.1, 0.03), (5, 1.6, 0.03)],
            10,
        ),
        s.oval(0.03, 0.03, 12),
    )
    return [
        s.paint(pear, tint),
        s.paint(foot, brass),
        s.paint(holder, brass),
        s.paint(bulb, s.light('bulb', '#FFC98A', 7.0)),
        s.paint(cable, s.fabric('cable', '#8A6A3A', 3)),
    ]


def company(variant):
    """Books and the evening."""
    props.book((-1.75, 0.6, 0), 20, '#5B6E6A', (1.5, 2.1, 0.26))
    props.book((-1.7, 0.6, 0.26), 8, '#B5654A', (1.35, 1.9, 0.2))
    s.softbox((0, -0.2, 2.9), (0, 0, 0), 0.6, 40, (1, 0.7, 0.4))


TABLE = {'power': 0.7, 'fill': 0.26, 'wall': '#D6C7AE', 'top': '#8A6345', 'dark': '#523723'}

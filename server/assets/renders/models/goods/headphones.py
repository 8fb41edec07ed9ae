"""Hush Pro wireless headphones."""
import math
import mathutils
import numpy as np
import props
import studio as s

SLUG = 'hush-pro-wireless-headphones'
VARIANTS = {'oat': '#CFC3B3', 'graphite': '#4A4B4E', 'blue': '#7E9CC4', 'sage': '#9DBE9A', 'rose': '#E3A0AC'}
BACKDROP = 'sand'
HEIGHT = 2.0
WIDTH = 1.9
TURN = 26
CENTRE = (0, 0, 0.93)
DISTANCE = 7.9
EXPOSURE = -0.2
ELEVATION = 7
LIGHT_SIZE = 1.75
DETAIL = ((-0.35, -0.55, 0.62), 4.2, -20, 12)
SETTING = (9.4, 0, 10)
SETTING_WHERE = (0.1, 0, 0)


def cup(side, shell, accent, leather, dark):
    """One ear cup at x = side × 0.74: housing, seam, cushion, mesh; outward is away from the head."""
    housing = s.lathe(
        'housing',
        s.fillet(
            [
                (0, 0.175),
                (0.17, 0.175, 0.02),
                (0.18, 0.165, 0.01),
                (0.2, 0.165, 0.01),
                (0.215, 0.177, 0.02),
                (0.315, 0.155, 0.08),
                (0.37, 0.09, 0.06),
                (0.375, 0.03, 0.012),
                (0.36, 0.022),
            ]
        ),
        128,
    )
    inlay = s.lathe('inlay', s.fillet([(0, 0.173), (0.16, 0.173, 0.01), (0.168, 0.166)]), 96)
    seam = s.lathe('seam', s.fillet([(0.3, 0.03), (0.362, 0.03, 0.004), (0.362, 0.004, 0.004), (0.3, 0.004)]), 96)
    base = s.lathe(
        'base', s.fillet([(0, 0.012), (0.372, 0.012, 0.012), (0.376, -0.03, 0.015), (0.34, -0.045), (0, -0.045)]), 128
    )
    ring = [
        (
            0.268 + 0.104 * math.copysign(abs(math.cos(t)) ** 0.75, math.cos(t)),
            -0.12 + 0.088 * math.copysign(abs(math.sin(t)) ** 0.75, math.sin(t)),
        )
        for t in np.linspace(0, 2 * math.pi, 40)
    ]
    cushion = s.lathe('cushion', ring, 160, lambda t, r, z: r + 0.0025 * math.sin(31 * t) * (1 if r < 0.27 else 0.3))
    mesh = s.lathe('mesh', [(0, -0.06), (0.25, -0.05)], 64)
    parts = [
        s.paint(housing, shell),
        s.paint(inlay, shell),
        s.paint(seam, accent),
        s.paint(base, shell),
        s.paint(cushion, leather),
        s.paint(mesh, dark),
    ]
    turn = mathutils.Matrix.Rotation(math.radians(90 * side), 4, 'Y')
    place = (
        mathutils.Matrix.Translation((side * 0.735, 0, 0.56))
        @ mathutils.Matrix.Rotation(math.radians(-7 * side), 4, 'Y')
        @ turn
        @ mathutils.Matrix.Diagonal((1.24, 1.0, 1.0, 1))
    )
    for part in parts:
        part.data.transform(place)
    return parts


def build(variant):
    """Band with a cushion, metal arms, forks that hold the cups."""
    shell = s.plastic('shell', VARIANTS[variant], 0.42, 0.08)
    light_tone = variant != 'graphite'
    leather = s.leather(
        'leather',
        s.mixed(s.rgb(VARIANTS[variant]), (0.30, 0.25, 0.2, 1) if light_tone else (0.01, 0.01, 0.01, 1), 0.35),
        1.3,
    )
    accent = s.metal('accent', '#C9BFB2' if light_tone else '#8A8B8E', 0.26)
    dark = s.fabric('mesh', '#2E2C2A', 2.2)
    arc = [(0.80 * math.sin(t), 0, 1.02 + 0.93 * math.cos(t)) for t in np.linspace(-1.36, 1.36, 60)]
    flare = [(0.62 + 0.45 * math.cos(t) ** 2, 1.0) for t in np.linspace(-1.36, 1.36, 60)]
    band = s.sweep('band', arc, s.oval(0.155, 0.028, 40, 3.2), sizes=flare, up=(0, 0, 1))
    pad_arc = [(0.755 * math.sin(t), 0, 1.02 + 0.875 * math.cos(t)) for t in np.linspace(-0.98, 0.98, 50)]
    swell = [(0.95, max(0.25, math.cos(t * 1.5) ** 0.45)) for t in np.linspace(-1.0, 1.0, 50)]
    pad = s.sweep('pad', pad_arc, s.oval(0.155, 0.056, 40, 2.6), sizes=swell, up=(0, 0, 1))
    things = [s.paint(band, shell), s.paint(pad, leather)]
    for side in (-1, 1):
        things += cup(side, shell, accent, leather, dark)
        rod = s.sweep(
            'rod',
            s.spline([(side * 0.772, 0, 1.27), (side * 0.802, 0, 1.13), (side * 0.822, 0, 1.03)], 8),
            s.oval(0.05, 0.014, 24, 3.0),
            up=(0, 0, 1),
        )
        things.append(s.paint(rod, accent))
        fork = [
            (side * (0.80 + 0.02 * math.cos(t)), 0.425 * math.sin(t), 0.575 + 0.475 * math.cos(t))
            for t in np.linspace(-1.62, 1.62, 48)
        ]
        arm = s.sweep(
            'fork',
            fork,
            s.oval(0.04, 0.022, 24, 3.4),
            up=(1, 0, 0),
            sizes=[(1.0, 1.0 + 0.5 * math.cos(t) ** 8) for t in np.linspace(-1.62, 1.62, 48)],
        )
        things.append(s.paint(arm, shell))
        for front in (-1, 1):
            pivot = s.lathe('pivot', s.fillet([(0, -0.05), (0.034, -0.05), (0.034, 0.026, 0.006), (0.0, 0.028)]), 48)
            pivot.data.transform(
                mathutils.Matrix.Translation((side * 0.797, front * 0.425, 0.56))
                @ mathutils.Matrix.Rotation(math.radians(-90 * front), 4, 'X')
            )
            things.append(s.paint(pivot, accent))
    for thing in things:
        thing.data.transform(mathutils.Matrix.Translation((0, 0, -0.085)))
    return things


def company(variant):
    """Books and a mug on the desk."""
    import mug

    props.book((-1.75, 1.2, 0), 8, '#8A4B3C', (1.5, 2.0, 0.24))
    props.book((-1.72, 1.2, 0.24), 14, '#D9CDB8', (1.35, 1.9, 0.2))
    s.group(mug.build('white'), (1.75, 0.9, 0), -40)


TABLE = {'top': '#9C7350', 'dark': '#5E4029'}

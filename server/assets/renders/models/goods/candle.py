"""Monsoon scented candle in a glass tumbler."""
import props
import studio as s

SLUG = 'monsoon-scented-candle'
VARIANTS = {'monsoon': '#F1EADB', 'temple': '#E7D3B4'}
BACKDROP = 'mint'
HEIGHT = 1.0
WIDTH = 0.84
CENTRE = (0, 0, 0.46)
DISTANCE = 4.3
ELEVATION = 11
DETAIL = ((0.05, 0, 0.85), 2.6, 10, 24)
GLOW = 0.05
SETTING = (6.0, 0, 13)
SETTING_WHERE = (0, 0, 0.075)
SETTING_EXPOSURE = 0.0


def build(variant):
    """A thick tumbler, wax with a melted pool, a wick with its flame, a paper label."""
    tumbler = s.lathe(
        'tumbler',
        s.fillet(
            [(0, 0.0), (0.385, 0.0, 0.05), (0.415, 0.98, 0.014), (0.387, 0.98, 0.014), (0.358, 0.075, 0.05), (0, 0.07)]
        ),
        160,
    )
    s.paint(tumbler, s.glass('glass', (0.97, 0.985, 0.98, 1)))
    wax_shape = s.lathe(
        'wax',
        s.fillet(
            [(0, 0.078), (0.345, 0.08, 0.04), (0.374, 0.74, 0.01), (0.365, 0.735, 0.02), (0.3, 0.722), (0.0, 0.718)]
        ),
        128,
    )
    wax = s.material('wax', VARIANTS[variant], rough=0.34, spec=0.4, sss=0.6, sss_radius=(0.12, 0.075, 0.04))
    level = s.node(wax, 'SeparateXYZ', {'Vector': s.node(wax, 'TexCoord').outputs['Object']}).outputs['Z']
    s.wire(wax, s.ramp(wax, level, (0.05, '#7D6A4E'), (0.55, '#B59A70'), (0.73, '#F6C88C')), 'Emission')
    s.shader(wax).inputs['Emission Strength'].default_value = 0.5
    pool = s.lathe('pool', [(0, 0.726), (0.29, 0.7262), (0.31, 0.7225)], 96)
    s.paint(pool, s.material('pool', VARIANTS[variant], rough=0.02, spec=0.5, sss=0.6, sss_radius=(0.12, 0.075, 0.04)))
    wick = s.sweep('wick', s.spline([(0, 0, 0.7), (0.003, 0, 0.78), (0.022, 0, 0.83)], 6), s.oval(0.012, 0.012, 12))
    s.paint(wick, s.material('wick', '#2A2420', rough=0.95))
    flame = s.lathe(
        'flame', s.spline([(0.0, 0.80), (0.024, 0.83), (0.034, 0.88), (0.024, 0.95), (0.008, 1.03), (0.0, 1.07)], 8), 32
    )
    flame.location.x = 0.016
    hot = s.light('flame', '#FFB45A', 22.0)
    height = s.node(hot, 'SeparateXYZ', {'Vector': s.node(hot, 'TexCoord').outputs['Object']}).outputs['Z']
    s.wire(
        hot,
        s.ramp(
            hot,
            s.node(hot, 'MapRange', {'Value': height}, **{'From Min': 0.8, 'From Max': 1.07}).outputs[0],
            (0.0, '#3B62C8'),
            (0.22, '#FF9A3C'),
            (0.5, '#FFD9A0'),
            (1.0, '#FFB050'),
        ),
        'Emission',
    )
    s.paint(flame, hot)
    label = props.label([(0.3995, 0.29), (0.4095, 0.66)], 'candle.png', '#2F4A47', '#F7F3EA', 0.1, degrees=62)
    return [tumbler, s.paint(wax_shape, wax), pool, wick, flame, label]


def company(variant):
    """A book under a saucer, a sprig."""
    props.book((1.1, 1.3, 0), 80, '#6E7F74', words='Monsoon')
    props.sprig((-1.3, -0.2, 0.02), -60)
    props.board((0.05, 0.0, -0.005), 0.72, 0.08)


TABLE = {'power': 2.6, 'fill': 0.28, 'wall': '#C9D4CC'}

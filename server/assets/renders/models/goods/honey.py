"""Raw longan-blossom honey, 350 g."""
import props
import studio as s

SLUG = 'longan-blossom-honey'
VARIANTS = {'longan': '#C77A12', 'lychee': '#DE9A2A', 'mint': '#B5650F'}
BACKDROP = 'butter'
HEIGHT = 1.05
WIDTH = 0.8
CENTRE = (0.0, 0, 0.5)
DISTANCE = 4.4
ELEVATION = 8
DETAIL = ((0.02, 0, 0.78), 2.6, -18, 16)
SETTING = (6.0, 0, 14)
SETTING_WHERE = (0, 0, 0.075)


def build(variant):
    """A round jar, honey up to its neck, a gold lid and a paper label."""
    outer = [
        (0, 0.02),
        (0.28, 0.0, 0.02),
        (0.36, 0.0, 0.06),
        (0.385, 0.12, 0.1),
        (0.385, 0.68, 0.16),
        (0.31, 0.82, 0.06),
        (0.305, 0.9),
    ]
    jar = s.lathe(
        'jar',
        s.fillet(
            outer
            + [(0.275, 0.9), (0.28, 0.82, 0.06), (0.357, 0.68, 0.15), (0.357, 0.1, 0.06), (0.3, 0.04, 0.05), (0, 0.05)]
        ),
        144,
    )
    s.paint(jar, s.glass('glass', (0.985, 0.99, 0.985, 1)))
    honey = s.lathe(
        'honey',
        s.fillet(
            [(0, 0.053), (0.3, 0.043, 0.05), (0.354, 0.1, 0.06), (0.354, 0.68, 0.15), (0.285, 0.79, 0.02), (0, 0.79)]
        ),
        128,
    )
    amber = s.material('honey', VARIANTS[variant], rough=0.0, spec=0.3, transmission=0.55, ior=1.35, sss=0.0)
    height = s.node(amber, 'SeparateXYZ', {'Vector': s.node(amber, 'TexCoord').outputs['Object']}).outputs['Z']
    s.wire(amber, s.ramp(amber, height, (0.0, '#B5600A'), (0.8, '#F2AC38')), 'Base Color')
    s.shader(amber).inputs['Emission Strength'].default_value = 0.22
    s.wire(amber, s.ramp(amber, height, (0.0, '#A24E06'), (0.8, '#E08A1A')), 'Emission')
    lid = s.lathe(
        'lid',
        s.fillet(
            [
                (0.32, 0.83),
                (0.345, 0.83, 0.008),
                (0.345, 0.845, 0.006),
                (0.338, 0.85, 0.004),
                (0.338, 1.02, 0.025),
                (0.3, 1.035, 0.02),
                (0.29, 1.028, 0.01),
                (0, 1.026),
            ]
        ),
        192,
        lambda t, r, z: r - (0.004 if 0.86 < z < 1.0 and int(t * 96 / 6.28318) % 2 else 0),
    )
    s.paint(lid, s.metal('gold', '#D9AE5C', 0.2))
    label = props.label([(0.3865, 0.17), (0.3865, 0.63)], 'honey.png', '#5A3210', '#FBF5E6', 0.12, degrees=66)
    return [jar, s.paint(honey, amber), lid, label]


def company(variant):
    """A wooden dipper on a round board."""
    beech = s.wood('beech', '#A97B4B', '#D6AE7C', 2.2, 'Z', 0.5)
    ridges = [(0.0, 0.0), (0.07, 0.0)]
    for k in range(7):
        r = 0.1 + 0.035 * (1 - abs(k - 3) / 3.5)
        ridges += [(r, 0.02 + 0.045 * k), (r, 0.045 + 0.045 * k), (0.065, 0.05 + 0.045 * k), (0.065, 0.06 + 0.045 * k)]
    dipper = s.lathe(
        'dipper',
        s.fillet([(r, z, 0.008) for r, z in ridges] + [(0.035, 0.36, 0.02), (0.032, 1.35, 0.03), (0.0, 1.36)]),
        64,
    )
    s.group([s.paint(dipper, beech)], (0.5, -0.42, 0.21), 0, (4, 84))
    props.board((0.1, 0.05, -0.005), 1.0, 0.08)


TABLE = {'top': '#B08A62', 'dark': '#735038', 'wall': '#E8DCC2'}

"""Everyday porcelain mug, 350 ml."""
import props
import studio as s

SLUG = 'everyday-porcelain-mug'
VARIANTS = {'white': '#E9E6EC', 'blue': '#8FAFD2', 'sage': '#9DBE9A', 'rose': '#E3A0AC'}
BACKDROP = 'shell'
HEIGHT = 0.94
TURN = -22
CENTRE = (0.1, 0, 0.44)
DISTANCE = 4.4
DETAIL = ((0.3, -0.2, 0.72), 2.3, 18, 16)


def build(variant):
    """A slightly conical cup with a rolled lip, a foot ring and a handle with soft joints."""
    cup = s.lathe(
        'cup',
        s.fillet(
            [
                (0.0, 0.035),
                (0.24, 0.035, 0.03),
                (0.27, 0.0, 0.012),
                (0.305, 0.0, 0.02),
                (0.335, 0.05, 0.06),
                (0.405, 0.16, 0.3),
                (0.425, 0.5),
                (0.43, 0.94, 0.014),
                (0.398, 0.94, 0.014),
                (0.39, 0.5),
                (0.37, 0.16, 0.22),
                (0.2, 0.075, 0.1),
                (0.0, 0.07),
            ]
        ),
        160,
    )
    line = s.spline(
        [
            (0.395, 0, 0.76),
            (0.52, 0, 0.795),
            (0.655, 0, 0.745),
            (0.715, 0, 0.6),
            (0.69, 0, 0.42),
            (0.59, 0, 0.275),
            (0.47, 0, 0.215),
            (0.395, 0, 0.20),
        ],
        10,
    )
    sizes = [1.0 + 0.35 * abs(2 * i / (len(line) - 1) - 1) ** 4 for i in range(len(line))]
    handle = s.sweep('handle', line, s.oval(0.036, 0.07, 28, 2.3), sizes=sizes, up=(0, 1, 0))
    body = s.weld([cup, handle], 0.0085, 7)
    return [s.paint(body, s.glaze('porcelain', VARIANTS[variant], rough=0.05, waves=0.03))]


def company(variant):
    """Coffee in the mug; a book, a sprig and linen beside it."""
    coffee = s.material('coffee', '#1B0D06', rough=0.03, spec=0.5)
    s.paint(s.lathe('coffee', [(0, 0.8), (0.33, 0.8), (0.388, 0.802), (0.392, 0.806)], 96), coffee)
    props.cloth((-0.9, 0.55, 0), 24, '#CFC8B8')
    props.book((1.35, 1.25, 0), 74, '#7E5346', words='Salt & Light')
    props.sprig((-1.5, -0.1, 0.02), -62)

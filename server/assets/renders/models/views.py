"""The four views of a good. A good may set its numbers, or define a function with the view's name instead.

A good is a module with SLUG, VARIANTS (code to colour), BACKDROP, HEIGHT, `build(variant)` and, where the defaults do
not fit: TURN, CENTRE, DISTANCE, ELEVATION, DETAIL (at, distance, azimuth, elevation), SETTING, `company()`.
"""
import props
import studio as s


def of(good, name, default):
    """A number of the good, or the default."""
    return getattr(good, name, default)


def stand(good, variant, turn=None, where=(0, 0, 0)):
    """Builds the good and stands it on the table."""
    return s.group(good.build(variant), where, of(good, 'TURN', 0.0) if turn is None else turn)


def centre(good):
    """What the camera looks at."""
    return of(good, 'CENTRE', (0, 0, good.HEIGHT * 0.47))


def front(good, variant):
    """Alone on seamless paper."""
    stand(good, variant)
    s.backdrop(good.BACKDROP)
    s.studio_lights(of(good, 'LIGHT_SIZE', good.HEIGHT), dark=good.BACKDROP in s.DARK, key=of(good, 'KEY', 1.0))
    of(good, 'lights', lambda: None)()
    s.camera(
        centre(good),
        of(good, 'DISTANCE', good.HEIGHT * 5.2),
        elevation=of(good, 'ELEVATION', 8),
        fstop=of(good, 'FSTOP', 11),
    )
    return {'exposure': of(good, 'EXPOSURE', 0.2), 'glow': of(good, 'GLOW', 0.0)}


def detail(good, variant):
    """Close up, with a shallow depth of field."""
    stand(good, variant, of(good, 'DETAIL_TURN', None))
    s.backdrop(good.BACKDROP)
    s.studio_lights(of(good, 'LIGHT_SIZE', good.HEIGHT), dark=good.BACKDROP in s.DARK, key=of(good, 'KEY', 1.0))
    of(good, 'lights', lambda: None)()
    at, distance, azimuth, elevation = good.DETAIL
    s.camera(at, distance, azimuth, elevation, lens=100, fstop=of(good, 'DETAIL_FSTOP', 5.6))
    return {'exposure': of(good, 'EXPOSURE', 0.2), 'glow': of(good, 'GLOW', 0.0)}


def setting(good, variant):
    """On a table at a window, with the good's company."""
    stand(good, variant, of(good, 'SETTING_TURN', None), of(good, 'SETTING_WHERE', (0, 0, 0)))
    look = {'height': good.HEIGHT, **of(good, 'TABLE', {})}
    props.table(**look)
    getattr(good, 'company', lambda variant: None)(variant)
    distance, azimuth, elevation = of(good, 'SETTING', (good.HEIGHT * 6.2, 0, 15))
    x, y, z = centre(good)
    s.camera(
        (x + of(good, 'SETTING_SHIFT', 0.1), y, z * 0.95),
        distance,
        azimuth,
        elevation,
        fstop=of(good, 'SETTING_FSTOP', 4.5),
    )
    return {'exposure': of(good, 'SETTING_EXPOSURE', 0.25), 'glow': of(good, 'GLOW', 0.0)}


def scale(good, variant):
    """Beside a book of 14 × 20 cm and a coin of 23 mm."""
    h, w = good.HEIGHT, of(good, 'WIDTH', good.HEIGHT)
    stand(good, variant, where=(-0.45, 0, 0))
    props.book((w / 2 + 0.55, 0.35, 0), 78, words='Salt & Light')
    props.coin((w / 2 - 0.02, -0.55, 0), 20)
    s.backdrop('stone')
    s.studio_lights(max(h, 1.0))
    s.camera((0.25, 0, h * 0.4), max(h * 4.3, 5.8), elevation=17, fstop=13)
    return {}

"""Colours as Blender wants them: linear, with alpha."""


def rgb(hex_colour, gain=1.0):
    """A hex colour as linear RGBA."""
    parts = [int(hex_colour.lstrip('#')[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return (*[min(1.0, c * gain) for c in linear], 1.0)


def mixed(one, two, share):
    """A linear RGBA between two others."""
    return tuple(x + (y - x) * share for x, y in zip(one, two))

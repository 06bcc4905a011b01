"""Colours as Blender wants them."""

from .sky import hexlin


def lin(colour, alpha=1.0):
    """Turn '#rrggbb' into linear light with alpha."""
    return (*hexlin(colour), alpha)

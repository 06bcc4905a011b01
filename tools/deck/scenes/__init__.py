"""The scenes: one function per card, named after it, whose first line says what is odd about it."""

import importlib
import pkgutil

import bpy  # noqa: F401  (brings mathutils with it)

SCENES = {}


def scene(build):
    """Enter a scene under the name of its function."""
    SCENES[build.__name__] = build
    return build


def all_scenes():
    """Load every module of scenes."""
    for module in pkgutil.iter_modules(__path__):
        importlib.import_module(f"{__name__}.{module.name}")
    return SCENES

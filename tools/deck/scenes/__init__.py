"""The scenes: a module for each card, whose first line says what is odd about it."""

import bpy  # noqa: F401  (brings mathutils with it)

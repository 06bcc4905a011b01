"""The kit: a stage on Blender, and what is put on it."""

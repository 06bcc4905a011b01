"""Sphinx settings: the pages here, the docstrings of the package, the notebooks as lessons."""

from __future__ import annotations

import shutil
from pathlib import Path

import dixit_widget

HERE = Path(__file__).parent
LESSONS = HERE / "lessons"  # made by every build out of notebooks/

shutil.rmtree(LESSONS, ignore_errors=True)
shutil.copytree(HERE.parent / "notebooks", LESSONS, ignore=shutil.ignore_patterns(".*", "__pycache__"))

project = "dixit_widget"
version = release = dixit_widget.__version__
copyright = "the authors of dixit_widget"
html_title = f"dixit_widget {version}"
html_theme = "furo"
html_show_copyright = False
exclude_patterns = ["_build"]
templates_path = ["_templates"]

extensions = [
    "myst_nb",
    "numpydoc",
    "sphinx.ext.autodoc",
    "sphinx.ext.autosummary",
    "sphinx_copybutton",
]
nitpicky = False
suppress_warnings = ["mystnb.unknown_mime_type"]  # a widget lives with a kernel; its words stand in its place

myst_enable_extensions = ["colon_fence", "deflist", "dollarmath"]
myst_heading_anchors = 3

nb_execution_mode = "auto"
nb_execution_timeout = 300
nb_execution_raise_on_error = True
nb_execution_excludepatterns = ["lessons/01_play.ipynb"]
nb_mime_priority_overrides = [
    ("html", "application/vnd.jupyter.widget-view+json", None),
]

autosummary_generate = True
autodoc_typehints = "none"  # numpydoc says them in words
autodoc_member_order = "bysource"
numpydoc_show_class_members = False
numpydoc_class_members_toctree = False
copybutton_prompt_text = ">>> "

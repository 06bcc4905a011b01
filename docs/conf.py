"""Sphinx settings: the pages here, the docstrings of the package, the notebooks as lessons."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.transforms.post_transforms import SphinxPostTransform

import dixit_widget

HERE = Path(__file__).parent
LESSONS = HERE / "lessons"  # made by every build out of notebooks/
PLAY = "01_play"

shutil.rmtree(LESSONS, ignore_errors=True)
shutil.copytree(
    HERE.parent / "notebooks", LESSONS, ignore=shutil.ignore_patterns(".*", "__pycache__", "instructors")
)
# What the tests have just run need not be run again; the first notebook is shown as it is kept.
RUN = [
    file
    for file in Path(os.environ.get("DIXIT_RUN_NOTEBOOKS", "nowhere")).glob("*.ipynb")
    if file.stem != PLAY
]
for file in RUN:
    shutil.copy(file, LESSONS)

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
suppress_warnings = ["mystnb.unknown_mime_type"]

myst_enable_extensions = ["colon_fence", "deflist", "dollarmath"]
myst_heading_anchors = 3

nb_render_markdown_format = "myst"  # what waits for an answer has formulas
nb_execution_mode = "auto"
nb_execution_timeout = 300
nb_execution_raise_on_error = True
nb_execution_excludepatterns = [f"lessons/{name}.ipynb" for name in (PLAY, *(file.stem for file in RUN))]

autosummary_generate = True
autodoc_typehints = "none"  # numpydoc says them in words
autodoc_member_order = "bysource"
numpydoc_show_class_members = False
numpydoc_class_members_toctree = False
copybutton_prompt_text = ">>> "

WIDGET, READ = "application/vnd.jupyter.widget-view+json", "text/markdown"


class SayThatWidgetsNeedAKernel(SphinxPostTransform):
    """Put a line of words where a notebook shows a widget, unless it can be read without a kernel as well."""

    default_priority = 3  # before myst-nb chooses what of an output to show

    def run(self) -> None:
        """Replace the outputs that hold a widget."""
        for bundle in list(self.document.findall(nodes.container)):
            kinds = {getattr(shown, "get", dict)("mime_type"): shown for shown in bundle.children}
            if WIDGET in kinds and READ in kinds:
                bundle.children = [kinds[READ]]
            elif WIDGET in kinds:
                words = nodes.emphasis(
                    "", "Something to play with: open this lesson in JupyterLab to see it."
                )
                bundle.replace_self(nodes.block_quote("", nodes.paragraph("", "", words)))


def setup(app: Sphinx) -> None:
    """Tell Sphinx of it."""
    app.add_post_transform(SayThatWidgetsNeedAKernel)

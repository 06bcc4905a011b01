"""The built wheel, looked into and installed in an environment that has nothing else."""

from __future__ import annotations

import json
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

from tools import set_up

ROOT = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.timeout(1200)  # it builds, and installs


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the sdist, and the wheel out of the sdist: so the sdist can rebuild the bundle."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--installer", "uv", "--outdir", str(folder), str(ROOT)]
    subprocess.run(command, check=True)
    return folder


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    (path,) = built.glob("*.whl")
    return path


def test_the_wheel_has_the_front_end_the_deck_and_the_words(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    for name in (
        "static/manifest.json",
        "static/loader.js",
        "deck/cards.json",
        "words/en/table.json",
        "py.typed",
    ):
        assert f"dixit_widget/{name}" in names
    for sizes in ("pictures", "small_pictures"):
        assert len([name for name in names if name.startswith(f"dixit_widget/deck/{sizes}/")]) == 84
    assert not any(name.startswith(("js/", "tests/", "tools/")) for name in names)


def test_with_the_wheel_comes_what_tells_jupyter_of_its_server_extension(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as file:
        (name,) = [
            name for name in file.namelist() if name.endswith("jupyter_server_config.d/dixit_widget.json")
        ]
        told = json.loads(file.read(name))
    assert name.endswith(".data/data/etc/jupyter/jupyter_server_config.d/dixit_widget.json")
    assert told == {"ServerApp": {"jpserver_extensions": {"dixit_widget.server.extension": True}}}


def test_every_file_that_the_manifest_names_is_in_the_wheel_and_fetches_nothing(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as file:
        manifest = json.loads(file.read("dixit_widget/static/manifest.json"))
        names = {name for needed in manifest["files"].values() for name in needed}
        texts = {name: file.read(f"dixit_widget/static/{name}").decode() for name in names}
    scripts = {entry["script"] for entry in manifest["entries"].values()}
    pages = ("phone", "owner", "student")
    widgets = ("table", "replay", "lab", "predict", "explorer", "classroom")
    assert {*widgets, *pages} <= manifest["entries"].keys()
    modules = [name for name in scripts if not name.startswith(pages)]
    assert all("export{" in texts[name].replace(" ", "") for name in modules)
    here = json.loads((ROOT / "dixit_widget/static/manifest.json").read_text(encoding="utf-8"))
    assert manifest == here, (
        "another folder builds other files, or `tools/front_end.py build` has not run here"
    )
    styles = [text for name, text in texts.items() if name.endswith(".css")]
    assert any(".dx-root" in style for style in styles)
    for style in styles:
        assert 'url("http' not in style
        assert "url(http" not in style
        assert "@import" not in style


def test_the_sdist_has_the_sources_of_the_front_end(built: Path) -> None:
    (path,) = built.glob("*.tar.gz")
    with tarfile.open(path) as file:
        names = {name.split("/", 1)[-1] for name in file.getnames()}
    assert {"js/package.json", "js/package-lock.json", "tools/hatch_build.py", "tools/front_end.py"} <= names
    assert not any("node_modules" in name for name in names)


def test_the_wheel_plays_a_game_in_a_clean_environment(wheel: Path, tmp_path: Path) -> None:
    venv.create(tmp_path / "env", with_pip=True)
    python = tmp_path / "env" / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    set_up.install(python, str(wheel))
    script = """
import dixit_widget as dixit
table = dixit.play(bots=4, seed=7, store=":memory:")
while table.phase != "over":
    table.act(dixit.Continue())
print(max(table.scores.values()))
"""
    run = subprocess.run([python, "-c", script], check=True, capture_output=True, text=True, cwd=tmp_path)
    assert int(run.stdout) >= 30

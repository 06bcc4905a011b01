"""The golden games are played exactly as they are written."""

from __future__ import annotations

import pytest

from dixit_widget.rules import editions
from tests.engine import golden


def test_every_edition_has_one():
    assert list(golden.PLAYERS) == list(editions())
    assert {file.stem for file in golden.FOLDER.glob("*.txt")} == set(editions())


@pytest.mark.parametrize("id", golden.PLAYERS)
def test_golden_game(id):
    assert golden.written(id) == (golden.FOLDER / f"{id}.txt").read_text(encoding="utf-8")

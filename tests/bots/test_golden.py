"""Bots choose as it is written: however their thinking is made faster, the same seeds give the same games."""

from __future__ import annotations

import pytest

from tests.bots import golden


def test_no_golden_game_is_forgotten():
    assert {file.stem for file in golden.FOLDER.glob("*.txt")} == set(golden.PLAYS)


@pytest.mark.parametrize("name", golden.PLAYS)
def test_golden_game(name):
    assert golden.written(name) == (golden.FOLDER / f"{name}.txt").read_text(encoding="utf-8")

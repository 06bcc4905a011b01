"""The examples of docs/bots.md run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import dixit_widget
from dixit_widget.bots import CHARACTERS

PAGE = Path(dixit_widget.__file__).parent.parent / "docs" / "bots.md"


@pytest.mark.skipif(not PAGE.exists(), reason="only in the source tree")
def test_examples():
    page = PAGE.read_text("utf-8")
    names: dict[str, object] = {"dixit": dixit_widget}
    examples = [code for code in re.findall(r"```python\n(.*?)```", page, re.DOTALL) if "class " in code]
    assert len(examples) == 2
    for code in examples:
        exec(code.replace("games=100", "games=2, progress=False"), names)
    assert names["result"].failures == {}


@pytest.mark.skipif(not PAGE.exists(), reason="only in the source tree")
def test_every_character_is_described():
    page = PAGE.read_text("utf-8")
    assert all(f"| `{character}` |" in page for character in CHARACTERS)

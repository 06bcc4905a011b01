"""The examples of docs/bots.md run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import dixit_widget
from dixit_widget.bots import CHARACTERS

PAGE = Path(dixit_widget.__file__).parent.parent / "docs" / "bots.md"


@pytest.mark.skipif(not PAGE.exists(), reason="only in the source tree")
def test_examples(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    page = PAGE.read_text("utf-8")
    names: dict[str, object] = {"dixit": dixit_widget}
    codes = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    examples = [code for code in codes if "class " in code or "partial" in code]
    assert len(examples) == 4
    for code in examples:
        exec(code.replace("games=100", "games=2, progress=False"), names)
    assert names["result"].failures == {}
    assert list(names["table"].scores) == ["Ana", "Fox", "first"]
    bots = [names["Gossip"], names["Firmly"], "literal", "literal"]
    assert dixit_widget.simulate.tournament(bots, names["rules"], games=2, progress=False).failures == {}


@pytest.mark.skipif(not PAGE.exists(), reason="only in the source tree")
def test_every_character_is_described():
    page = PAGE.read_text("utf-8")
    assert all(f"| `{character}` |" in page for character in CHARACTERS)

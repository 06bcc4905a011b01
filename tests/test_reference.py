"""The interface reference names every public class and function."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

import dixit_widget
from dixit_widget import bots, charts, simulate, theory

REFERENCE = Path(__file__).parents[1] / "docs" / "reference.md"


@pytest.mark.parametrize("module", [dixit_widget, bots, charts, simulate, theory])
def test_every_public_class_and_function_is_in_the_reference(module):
    named = set(re.findall(r"^   (\w+)$", REFERENCE.read_text("utf-8"), re.MULTILINE))
    public = {name: getattr(module, name) for name in module.__all__}
    public = {name for name, it in public.items() if inspect.isclass(it) or inspect.isfunction(it)}
    assert public - named == set()

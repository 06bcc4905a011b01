"""The built front end is read once, and a page gets what it lacks, in an order in which it can be run."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest

from dixit_widget.table.front_end import Code, FrontEnd, front_end
from dixit_widget.table.rpc import RefusedRequest

WIDGETS = ("table", "replay", "lab", "predict", "explorer", "classroom")


def asked(*want: str, have: tuple[str, ...] = (), packed: bool = True) -> Code:
    return Code(id="1", want=want, have=have, packed=packed)


@pytest.fixture
def built(tmp_path: Path) -> FrontEnd:
    files = {"a-1.css": ".é{}", "b-1.js": "1", "c-1.js": 'import"./b-1.js"', "d-1.js": 'import"./b-1.js"'}
    manifest = {
        "key": "k",
        "entries": {"c": {"script": "c-1.js", "styles": ["a-1.css"]}},
        "files": {"c-1.js": ["a-1.css", "b-1.js", "c-1.js"], "d-1.js": ["b-1.js", "d-1.js"]},
    }
    for name, text in {**files, "loader.js": "2", "manifest.json": json.dumps(manifest)}.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    made = FrontEnd(tmp_path)
    for path in tmp_path.iterdir():
        path.unlink()  # an upgrade under a running kernel
    return made


def test_a_page_gets_what_it_lacks_as_one(built: FrontEnd) -> None:
    answer, buffers = built.answer(asked("c-1.js"))
    assert [(file.name, file.size) for file in answer.files] == [
        ("a-1.css", 5),
        ("b-1.js", 1),
        ("c-1.js", 16),
    ]
    assert gzip.decompress(*buffers).decode() == '.é{}1import"./b-1.js"'


def test_a_page_does_not_get_what_it_has(built: FrontEnd) -> None:
    answer, buffers = built.answer(asked("d-1.js", have=("b-1.js", "of-another-build.js"), packed=False))
    assert [file.name for file in answer.files] == ["d-1.js"]
    assert buffers == [b'import"./b-1.js"']


def test_several_that_are_wanted_come_at_once_and_nothing_twice(built: FrontEnd) -> None:
    answer, _ = built.answer(asked("c-1.js", "d-1.js"))
    assert [file.name for file in answer.files] == ["a-1.css", "b-1.js", "c-1.js", "d-1.js"]


def test_what_another_build_has_is_refused(built: FrontEnd) -> None:
    with pytest.raises(RefusedRequest, match="another version"):
        built.answer(asked("c-2.js"))


def test_where_nothing_is_built_there_is_nothing(tmp_path: Path) -> None:
    assert FrontEnd(tmp_path).loader == ""
    assert "table.js" not in FrontEnd(tmp_path)


def test_every_file_stands_after_those_it_imports() -> None:
    for script, needed in front_end().manifest.files.items():
        before: set[str] = set()
        for name in needed:
            text = front_end().content(name).decode()
            assert set(re.findall(r'(?:from|import)"\./([\w-]+\.js)"', text)) <= before, (script, name)
            before.add(name)
        assert needed[-1] == script


@pytest.mark.parametrize("entry", [*WIDGETS, "phone", "student"])
def test_what_may_come_later_can_be_asked_for(entry: str) -> None:
    built = front_end()
    for name in built.needed(entry):
        assert name in built
        for later in re.findall(r'import\("\./([\w-]+\.js)"\)', built.content(name).decode()):
            assert later in built.manifest.files

"""What goes to a page is the same from a kernel in a browser as from any other."""

from __future__ import annotations

import sys
from types import SimpleNamespace

import pytest

import dixit_widget as dixit
from dixit_widget.widgets.page_widget import for_page
from dixit_widget.words import say
from tools.wire import wires

NULL = object()


@pytest.fixture
def in_a_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyodide.ffi", SimpleNamespace(jsnull=NULL))


def test_a_kernel_on_a_server_sends_none_as_it_is() -> None:
    given = {"clue": None}
    assert for_page(given) is given


@pytest.mark.usefixtures("in_a_browser")
def test_none_is_null_however_deep_it_lies() -> None:
    given = {"red": None, "turns": [None, ({"told": None}, 0, "", False)], "picture": b"\0"}
    assert for_page(given) == {
        "red": NULL,
        "turns": [NULL, [{"told": NULL}, 0, "", False]],
        "picture": b"\0",
    }


@pytest.mark.usefixtures("in_a_browser")
def test_traits_and_messages_go_out_with_null() -> None:
    with wires() as made:
        lab = dixit.ScoringLab()
        wire = made[-1]
        assert all(column["fault"] is NULL for column in lab.get_state("sheet")["sheet"]["columns"])
        lab.send({"solution": None})
    assert wire.sent[-1][0]["content"] == {"solution": NULL}
    assert all(column["fault"] is None for column in lab.sheet["columns"])


@pytest.mark.parametrize("language", ["en", "fr"])
def test_where_no_widget_is_drawn_a_text_says_what_to_run(language: str) -> None:
    """As in a notebook that is not trusted, which shows a cell's text alone."""
    question = dixit.Predict("How many?", number=(0, 5), truth=2, language=language)
    table = dixit.play("Ana", bots=3, seed=1, store=None, language=language)
    asked, played = (widget._repr_mimebundle_()[0]["text/plain"] for widget in (question, table))
    assert asked.startswith(repr(question))
    assert say("widget.unseen", language) in asked
    assert played.startswith("TableWidget(dixit-2021, Ana, ")
    assert played.endswith("\nimport dixit_widget as dixit; dixit.resume()")

"""What a widget's state holds of the front end is a loader, and its requests are answered."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import dixit_widget as dixit
from dixit_widget.widgets import Classroom, DeckSheet, Predict, ReplayWidget, RuleExplorer, ScoringLab
from tests.widgets.asking import ask
from tools.wire import wires

MADE: dict[str, Callable[[], Any]] = {
    "table": lambda: dixit.play("Ana", bots=7, edition="odyssey", seed=7, store=None),
    "panel": lambda: dixit.play(store=None),
    "replay": lambda: ReplayWidget(dixit.example_record()),
    "lab": ScoringLab,
    "predict": lambda: Predict("How many?", number=(0, 5), truth=2),
    "explorer": RuleExplorer,
    "deck-sheet": lambda: DeckSheet(dixit.Deck.default()),
    "classroom": lambda: Classroom("Econ 101", store=None),
}
LIMIT = 30_000
"""Bytes that a saved notebook holds of a widget."""


@pytest.fixture(params=MADE)
def made(request: pytest.FixtureRequest) -> Any:
    with wires() as made:
        widget = MADE[request.param]()
        yield widget, next(wire for wire in made if wire.comm_id == widget.model_id)
        widget.close()


def test_the_state_of_a_widget_is_small(made: Any) -> None:
    widget, _ = made
    state = widget.get_state()
    assert "_css" not in state
    assert len(state["_esm"].encode()) < 5000
    assert len(json.dumps(state)) < LIMIT


def test_a_page_is_handed_the_code(made: Any) -> None:
    widget, wire = made
    told = json.loads(widget._esm.split(";\n")[0].removeprefix("const dixit = "))
    reply = ask(wire, "code", want=[told["script"]])
    assert [file["name"] for file in reply["files"]][-1] == told["script"]
    assert {*told["styles"]} <= {file["name"] for file in reply["files"]}
    assert wire.sent[-1][1] > 10_000


def test_a_request_that_makes_no_sense_is_refused(made: Any) -> None:
    _, wire = made
    for given in ({}, {"want": 3}, {"want": ["../pyproject.toml"]}, {"want": ["table.js"], "have": {}}):
        reply = ask(wire, "code", **given)
        assert not reply["ok"]
        assert reply["message"]


def test_who_has_closed_in_the_meantime_answers_nobody(made: Any, caplog: pytest.LogCaptureFixture) -> None:
    widget, wire = made
    widget.close()
    before = len(wire.sent)
    widget._handle_custom_msg({"id": "1", "kind": "code", "want": []}, [])
    assert len(wire.sent) == before
    assert caplog.records == []

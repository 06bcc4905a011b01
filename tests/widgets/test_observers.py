"""What a learner may do with the traits: observe them, whatever the observer does; never set them."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
import pytest

import dixit_widget as dixit
from dixit_widget.bots import random_action
from dixit_widget.classroom.register import ClassroomTraits
from dixit_widget.table.protocol import ScreenTraits
from dixit_widget.widgets.lab.messages import LabTraits
from dixit_widget.widgets.lab.predict_messages import PredictTraits
from dixit_widget.widgets.page_widget import RefusedChange
from dixit_widget.widgets.replay.messages import ReplayTraits
from tests.wire_types import check_type


def play_a_turn(table: Any) -> None:
    turn = table.turn
    while table.phase != "over" and table.turn == turn:
        game = table.game
        if game.phase == "review":
            table.act(dixit.Continue())
        else:
            table.act(random_action(game.view(game.waiting_for[0])))


def test_an_observer_that_fails_is_logged_and_stops_nobody(caplog: pytest.LogCaptureFixture) -> None:
    table = dixit.play("Ana", bots=3, seed=7, store=None)
    heard = []
    table.observe(lambda change: 1 / 0, "phase")
    table.observe(lambda change: heard.append(change["new"]), "phase")
    with caplog.at_level(logging.ERROR, "dixit_widget"):
        play_a_turn(table)
    assert "review" in heard
    assert table.turn == table.game.turn == 2
    assert table.scores == dict(table.game.scores)
    assert "ZeroDivisionError" in caplog.text
    assert "phase" in caplog.text


def test_all_public_traits_are_there_before_anybody_is_told() -> None:
    table = dixit.play("Ana", bots=3, seed=7, store=None)
    seen = []

    def look(_change: object) -> None:
        seen.append((table.revision, table.public["revision"], table.phase, table.public["phase"]))
        assert table.scores == table.public["scores"]
        assert table.turn == table.public["turn"]

    table.observe(look, ["revision", "phase", "steps", "public", "seating", "scores"])
    play_a_turn(table)
    assert len(seen) > 5
    assert all(revision == shown and phase == of for revision, shown, phase, of in seen)


def test_an_observer_can_be_taken_back() -> None:
    table = dixit.play("Ana", bots=3, seed=7, store=None)
    heard: list[object] = []
    table.observe(heard.append, "phase")
    table.unobserve(heard.append, "phase")
    play_a_turn(table)
    assert heard == []


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("scores", {"Ana": 30}),
        ("phase", "over"),
        ("turn", 3),
        ("public", None),
        ("seating", {}),
        ("seat", "Ana"),
        ("storyteller", "Ana"),
        ("revision", 99),
        ("steps", []),
        ("rules", None),
        ("edition", "odyssey"),
        ("setup", {}),
        ("notice", None),
    ],
)
def test_what_follows_the_game_is_not_set_from_outside(name: str, value: object) -> None:
    table = dixit.play("Ana", bots=3, seed=7, store=None)
    before = getattr(table, name)
    with pytest.raises(RefusedChange, match=f"“{name}” follows the game"):
        setattr(table, name, value)
    assert getattr(table, name) == before


def test_how_a_table_looks_may_be_set() -> None:
    table = dixit.play("Ana", bots=3, seed=7, store=None)
    table.theme, table.language, table.pace = "dark", "fr", 0.1
    assert (table.theme, table.language, table.pace) == ("dark", "fr", 0.1)


@pytest.mark.parametrize(
    ("widget", "expected"),
    [
        (lambda: dixit.play("Ana", bots=3, seed=7, store=None), ScreenTraits),
        (lambda: dixit.play(store=None), ScreenTraits),
        (lambda: dixit.ReplayWidget(dixit.example_record()), ReplayTraits),
        (lambda: dixit.ScoringLab(), LabTraits),
        (lambda: dixit.Classroom("Econ 101", store=None), ClassroomTraits),
        (lambda: dixit.Predict("?", choices=["a", "b"], truth="a"), PredictTraits),
    ],
)
def test_the_traits_carry_what_the_page_s_types_say(widget: Any, expected: Any) -> None:
    made = widget()
    if expected is PredictTraits:
        made.answer = "b"
        made.reveal()
    names = [field.name for field in msgspec.structs.fields(expected)]
    assert set(names) <= set(made.keys)
    state = {name: value for name, value in made.get_state(names).items() if name in names}
    check_type(msgspec.json.decode(msgspec.json.encode(state)), expected)

"""Whatever gets lost on the way to a page or back: it is noticed, and nothing is done twice."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from unittest import mock

import pytest

import dixit_widget as dixit
from dixit_widget.widgets.page_widget import PageWidget
from tests.widgets.asking import ask
from tools.wire import Wire, wires

Made = tuple[PageWidget, Wire]


def _asked() -> dixit.Predict:
    return dixit.Predict("How many?", number=(0, 5), truth=2, several=True)


CHANGES: dict[str, tuple[Callable[[], Any], Callable[[Any], Any]]] = {
    "table": (
        lambda: dixit.play("Ana", "Ben", bots=1, seed=4, store=None),
        lambda table: table.act(dixit.GiveClue("Ana", table.game.hand("Ana")[0], "a clue")),
    ),
    "set-up": (lambda: dixit.play(store=None), lambda panel: panel.propose(dixit.edition("odyssey"))),
    "replay": (
        lambda: dixit.ReplayWidget(dixit.example_record()),
        lambda replay: setattr(replay, "position", 3),
    ),
    "lab": (dixit.ScoringLab, lambda lab: setattr(lab, "rules", ("odyssey",))),
    "predict": (_asked, lambda asked: setattr(asked, "answer", 3)),
    "explorer": (dixit.RuleExplorer, lambda explorer: setattr(explorer, "players", 5)),
}


@pytest.fixture
def made(request: pytest.FixtureRequest) -> Iterator[Made]:
    """A widget, and the wire to its page."""
    with wires() as made:
        widget = request.param()
        yield widget, next(wire for wire in made if wire.comm_id == widget.model_id)
        widget.close()


def updates(wire: Wire) -> list[dict[str, Any]]:
    return [message["state"] for message, _ in wire.sent if message.get("method") == "update"]


@pytest.mark.parametrize(("made", "change"), CHANGES.values(), ids=CHANGES, indirect=["made"])
def test_a_page_can_see_that_something_got_lost(made: Made, change: Callable[[Any], Any]) -> None:
    """By numbers without a gap, of which every answer tells the latest."""
    widget, wire = made
    before = widget.get_state()["told"]
    wire.sent.clear()
    change(widget)
    told = [state["told"] for state in updates(wire)]
    assert told
    assert told == list(range(before + 1, before + 1 + len(told)))
    assert ask(wire, "ping")["told"] == told[-1]


@pytest.mark.parametrize("made", [_asked], indirect=True)
def test_numbers_have_no_gap_and_none_comes_twice_however_many_threads_tell(made: Made) -> None:
    widget, wire = made
    before = widget.get_state()["told"]
    wire.sent.clear()
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(8) as threads:
            for _ in range(400):
                threads.submit(widget.send_state, "language")
    finally:
        sys.setswitchinterval(interval)
    told = [state["told"] for state in updates(wire)]
    assert told == list(range(before + 1, before + 401))


@pytest.mark.parametrize(("made", "change"), CHANGES.values(), ids=CHANGES, indirect=["made"])
def test_a_page_that_lacks_something_is_told_all_but_the_code(
    made: Made, change: Callable[[Any], Any]
) -> None:
    widget, wire = made
    change(widget)
    wire.sent.clear()
    reply = ask(wire, "traits")
    (state,) = updates(wire)
    assert state["told"] == reply["told"]
    whole = widget.get_state()
    assert state == {name: whole[name] for name in state}
    assert {name for name in whole.keys() - state.keys() if not name.startswith("_")} <= {
        "layout",
        "tabbable",
        "tooltip",
    }
    assert "_esm" not in state


@pytest.mark.parametrize("made", [_asked], indirect=True)
def test_what_is_asked_again_as_its_answer_got_lost_is_done_once(made: Made) -> None:
    widget, wire = made
    request = {"kind": "give", "id": "once", "value": 3}
    for _ in range(3):
        wire.deliver(request)
    assert isinstance(widget, dixit.Predict)
    assert widget.answers == [3]
    replies = [reply for reply in wire.replies() if reply["id"] == "once"]
    assert len(replies) == 3
    assert replies[0] == replies[1] == replies[2]
    assert replies[0]["ok"]


@pytest.mark.parametrize("made", [_asked], indirect=True)
def test_what_was_interrupted_is_answered_when_it_is_asked_again(
    made: Made, monkeypatch: pytest.MonkeyPatch
) -> None:
    widget, wire = made
    assert isinstance(widget, dixit.Predict)
    interrupt = mock.Mock(side_effect=KeyboardInterrupt)
    with monkeypatch.context() as once:
        once.setattr(widget, "_answer", interrupt)
        with pytest.raises(KeyboardInterrupt):
            wire.deliver({"kind": "give", "id": "cut short", "value": 3})
    wire.deliver({"kind": "give", "id": "cut short", "value": 3})
    assert widget.answers == [3]


@pytest.mark.parametrize("made", [dixit.ScoringLab], indirect=True)
def test_pictures_are_not_kept_and_come_again(made: Made) -> None:
    widget, wire = made
    request = {"kind": "pictures", "id": "pictures", "cards": list(widget.state["cards"])[:1]}
    sizes = []
    for _ in range(2):
        wire.deliver(request)
        sizes.append(wire.sent[-1][1])
    assert sizes[0] == sizes[1] > 1000

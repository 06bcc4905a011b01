"""Predictions: what travels before the reveal, what an answer may be, and what stands there after."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import dixit_widget as dixit
from tests.widgets.asking import ask
from tools.wire import Wire

ROUND = dixit.Round("Ana", ["Ana", "Ben", "Cleo", "Dan"], {"Ben": 1})


def test_a_number() -> None:
    q = dixit.Predict("How clear?", number=(0.0, 1.0, 0.05), truth=0.43, unit="of 1")
    assert (q.answer, q.answers, q.truth, q.correct, q.revealed) == (None, [], None, None, False)
    q.answer = np.float64(0.45)
    assert (q.answer, q.answers) == (0.45, [0.45])
    q.answer = 0.5
    assert q.answers == [0.5]
    q.reveal()
    assert (q.truth, q.correct, q.revealed) == (0.43, False, True)


def test_near_enough_is_right() -> None:
    q = dixit.Predict("How clear?", number=(0, 1, 0.1), truth=0.43)
    q.answer = 0.4
    q.reveal()
    assert q.correct is True
    exact = dixit.Predict("How clear?", number=(0, 1, 0.1), truth=0.43, tolerance=0)
    exact.answer = 0.4
    exact.reveal()
    assert exact.correct is False


def test_a_choice_of_a_class() -> None:
    q = dixit.Predict("Who wins?", choices=["Ana", "Ben"], truth="Ben", several=True)
    for answer in ("Ana", "Ben", "Ben"):
        q.answer = answer
    assert q.answers == ["Ana", "Ben", "Ben"]
    assert q.answer == "Ben"
    q.answers = ["Ana"]
    assert q.answer == "Ana"
    q.reveal()
    assert q.correct is False
    assert q.outcome["right"] == [False]


def test_dials() -> None:
    q = dixit.Predict("Who finds it?", dials=ROUND, truth={"Ben": 1, "Cleo": [1], "Dan": 2})
    with pytest.raises(ValueError, match="Cleo has not voted yet"):
        q.answer = {"Ben": [1]}
    with pytest.raises(ValueError, match="Ben votes for an own card"):
        q.answer = {"Ben": [2], "Cleo": [1], "Dan": [2]}
    with pytest.raises(ValueError, match="Dan votes for 2 cards; only one vote"):
        q.answer = {"Ben": [1], "Cleo": [1], "Dan": [2, 2]}
    q.answer = {"Ben": 1, "Cleo": 1, "Dan": 2}
    assert q.answer == {"Ben": [1], "Cleo": [1], "Dan": [2]}
    q.reveal()
    assert q.correct is True


def test_of_two_tokens_none_lies_where_the_other_does() -> None:
    q = dixit.Predict("Who finds it?", dials="two-votes", check=lambda round: True)
    voters = q.asked["voters"]
    with pytest.raises(ValueError, match="votes twice for the card in slot"):
        q.answer = {voter: 2 * ballot["slots"][:1] for voter, ballot in voters.items()}


def test_dials_with_more_than_one_right_answer() -> None:
    def ben_wins(round: dixit.Round) -> bool:
        points = dixit.score_round(dixit.edition("dixit-2021"), round).points
        return all(points["Ben"] > other for name, other in points.items() if name != "Ben")

    q = dixit.Predict("Make Ben win.", dials=ROUND, check=ben_wins, several=True)
    q.answer = {"Ben": [1], "Cleo": [2], "Dan": [2]}
    q.answer = dixit.Round("Ana", ROUND.slots, {"Ben": 1, "Cleo": 1, "Dan": 1})
    q.reveal()
    assert q.outcome["right"] == [True, False]
    assert q.outcome["only"] is False
    assert q.truth is None


def test_a_tableau_comes_from_a_lab_a_preset_or_a_state() -> None:
    lab = dixit.ScoringLab("two-votes")
    votes = lab.state["votes"]
    for dials in (lab, "two-votes", lab.state):
        q = dixit.Predict("?", dials=dials, truth=votes)
        assert q.asked["slots"] == lab.state["slots"]
        assert q.asked["voters"]["Ana"]["most"] == 2


def test_the_truth_can_be_worked_out_later() -> None:
    asked = []

    def truth() -> int:
        asked.append(1)
        return 7

    q = dixit.Predict("How many?", number=(0, 10), truth=truth)
    q.answer = 7
    assert not asked
    q.reveal()
    q.reveal()
    assert (len(asked), q.truth, q.correct) == (1, 7, True)


def test_a_truth_that_cannot_be_worked_out() -> None:
    q = dixit.Predict("How many?", number=(0, 10), truth=lambda: 1 // 0)
    with pytest.raises(ValueError, match="could not be found out: ZeroDivisionError"):
        q.reveal()
    assert not q.revealed


@pytest.mark.parametrize("stop", [SystemExit, KeyboardInterrupt, GeneratorExit])
def test_a_function_that_wants_to_exit_ends_nothing(stop: type[BaseException], wire: list[Wire]) -> None:
    def ends(*_: object) -> bool:
        raise stop("enough")

    for given in ({"truth": ends}, {"check": ends}):
        q = dixit.Predict("How many?", number=(0, 10), **given)  # type: ignore[arg-type]
        q.answer = 3
        reply = ask(wire[-1], "reveal")
        assert reply["message"] == f"The truth could not be found out: {stop.__name__}: enough"
        with pytest.raises(ValueError, match=stop.__name__):
            q.reveal()
        assert (q.revealed, q.working) == (False, False)


def test_the_page_hears_that_the_truth_is_being_worked_out(wire: list[Wire]) -> None:
    heard = []

    def truth() -> int:
        heard.append('"working": true' in wire[-1].text.lower().replace("'", '"'))
        return 3

    q = dixit.Predict("How many?", number=(0, 10), truth=truth)
    q.answer = 3
    q.reveal()
    assert heard == [True]
    assert not q.working


def test_a_truth_that_was_worked_out_may_lie_off_the_scale() -> None:
    q = dixit.Predict("How many?", number=(0, 10), truth=lambda: 50)
    q.reveal()
    assert q.truth == 50


@pytest.mark.parametrize("answer", [10**400, -(10**400), float("nan"), float("inf")])
def test_no_number_is_too_large_for_a_sentence(answer: float) -> None:
    q = dixit.Predict("How many?", number=(0, 10), truth=3)
    with pytest.raises(ValueError, match="number from 0 to 10"):
        q.answer = answer
    assert q.answers == []


def test_nothing_of_the_truth_travels_before_the_reveal(wire: list[Wire]) -> None:
    q = dixit.Predict(
        "Who wins?", choices=["Ana", "Ben"], truth="Ben", explanation="Because of the 7919 votes."
    )
    number = dixit.Predict("How many?", number=(0, 10_000), truth=7919, explanation="Because.")
    for one, answer in ((q, "Ana"), (number, 5)):
        one.answer = answer
        for kind in ("hello", "ping"):
            ask(wire[-1], kind)
        one.send_state()
    sent = " ".join(one.text for one in wire)
    assert "7919" not in sent
    assert "Because" not in sent
    assert "Ben" in sent  # as a choice
    for one in (q, number):
        state = one.get_state()
        assert state["outcome"] is None
        assert "7919" not in repr(state) + repr(one)
    number.reveal()
    assert "7919" in wire[-1].text


def test_the_page_answers_changes_and_reveals(wire: list[Wire]) -> None:
    q = dixit.Predict("How many?", number=(0, 10), truth=3)
    page = wire[-1]
    assert ask(page, "reveal", lang="fr")["message"] == "Personne n’a encore répondu."
    assert ask(page, "give", value=4)["ok"]
    assert ask(page, "give", value=5)["ok"]
    assert q.answers == [5]
    assert ask(page, "several", several=True)["ok"]
    assert ask(page, "give", value=3)["ok"]
    assert q.answers == [3]
    assert ask(page, "give_all", values=[1, 2, 3])["ok"]
    assert q.answers == [1, 2, 3]
    assert not ask(page, "give", value=11)["ok"]
    assert not ask(page, "give", value="many")["ok"]
    assert ask(page, "reveal")["ok"]
    assert q.outcome == {"truth": 3, "only": True, "right": [False, False, True], "explanation": None}
    for kind, given in (
        ("give", {"value": 3}),
        ("give_all", {"values": []}),
        ("several", {"several": False}),
    ):
        reply = ask(page, kind, **given)
        assert reply["code"] == "predict.too_late"
    assert q.answers == [1, 2, 3]
    assert q.several


def test_what_a_class_answered_comes_back_with_the_switch(wire: list[Wire]) -> None:
    q = dixit.Predict("How many?", number=(0, 30), truth=3)
    ask(wire[-1], "give", value=30)
    ask(wire[-1], "several", several=True)
    assert q.answers == []  # a trial answer is none of the class's
    assert q.answer is None
    for value in range(25):
        ask(wire[-1], "give", value=value)
    ask(wire[-1], "several", several=False)
    assert q.answers == [30]
    ask(wire[-1], "give", value=29)
    q.several = True  # the same from Python
    assert q.answers == list(range(25))
    assert q.answer == 24
    q.several = True
    assert q.answers == list(range(25))
    q.several = False
    assert q.answers == [29]


def test_a_show_of_hands_comes_back_with_the_switch(wire: list[Wire]) -> None:
    q = dixit.Predict("Who?", choices=["a", "b"], truth="a", several=True)
    ask(wire[-1], "give_all", values=["a", "b", "b"])
    ask(wire[-1], "several", several=False)
    assert q.answers == []
    ask(wire[-1], "several", several=True)
    assert q.answers == ["a", "b", "b"]
    q.reveal()
    with pytest.raises(ValueError, match="has been revealed"):
        q.several = False
    assert (q.several, q.answers) == (True, ["a", "b", "b"])


def test_a_page_sets_no_trait() -> None:
    q = dixit.Predict("Who?", choices=["a", "b"], truth="a")
    q.set_state({"answer": "a", "revealed": True, "outcome": {}})
    assert (q.answer, q.revealed, q.outcome) == (None, False, None)


def test_an_answer_is_taken_back() -> None:
    q = dixit.Predict("Who?", choices=["a", "b"], truth="a")
    q.answer = "a"
    q.answer = None
    assert q.answers == []


def test_too_late() -> None:
    q = dixit.Predict("Who?", choices=["a", "b"], truth="a")
    q.reveal()
    assert q.correct is None
    with pytest.raises(ValueError, match="has been revealed"):
        q.answer = "a"


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"truth": 1}, "one kind of answer"),
        ({"truth": 1, "number": (0, 1), "choices": ["a", "b"]}, "one kind of answer"),
        ({"number": (0, 1)}, "needs its truth"),
        ({"number": (1, 0), "truth": 1}, "low below high"),
        ({"number": (0, 1, 2), "truth": 1}, "low below high"),
        ({"number": "0–1", "truth": 1}, "low below high"),
        ({"number": (0, 1), "truth": "a"}, "number from 0 to 1"),
        ({"number": (0, 1), "truth": 1, "tolerance": -1}, "tolerance"),
        ({"number": (0, 10), "truth": 50}, "truth= does not fit: .* from 0 to 10, not 50"),
        ({"number": (0, 10**400), "truth": 5}, "low below high"),
        ({"choices": ["a"], "truth": "a"}, "2 to 12 different"),
        ({"choices": ["a", "a"], "truth": "a"}, "2 to 12 different"),
        ({"choices": ["a", "b"], "truth": "c"}, "one of a · b"),
        ({"choices": ["a", "b"], "check": 3}, "check= takes"),
        ({"dials": ROUND, "truth": {"Ben": [1]}}, "Cleo has not voted"),
        ({"dials": ROUND, "truth": {"Ben": 1, "Cleo": 1, "Dan": 1, "Eve": 1}}, "Eve votes"),
        ({"dials": 5, "truth": {}}, "like lab.state"),
        ({"number": (0, 1), "truth": 1, "unit": 3}, "unit must be a text"),
        ({"number": (0, 1), "truth": 1, "language": "de"}, "no words"),
    ],
)
def test_questions_that_cannot_be_asked(given: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        dixit.Predict("?", **given)


def test_texts_by_language() -> None:
    q = dixit.Predict({"en": "Who?", "fr": "Qui ?"}, choices=["a", "b"], truth="a", explanation={"en": "So."})
    assert q.question == {"en": "Who?", "fr": "Qui ?"}
    q.reveal()
    assert q.outcome["explanation"] == {"en": "So.", "fr": "So."}


def test_what_waits_for_the_reveal_is_in_no_page_before() -> None:
    question = dixit.Predict("How many?", number=(0, 5), truth=2)
    below = question.then("**Two**, of course.", dixit.edition("dixit-2021"))
    assert not below.is_open
    state = [str(part.get_state()) for part in (below, *below.children, *below.children[0].children)]
    assert not any("Two" in each for each in state)
    question.answer = 1
    assert not below.is_open
    question.reveal()
    assert below.is_open
    (output,) = below.children
    text, rules = output.outputs
    assert text["data"]["text/markdown"] == "**Two**, of course."
    assert "<table" in rules["data"]["text/html"]
    assert question.then("Later.").is_open


def test_who_only_reads_need_not_answer() -> None:
    question = dixit.Predict("How many?", number=(0, 5), truth=2)
    below, further = question.then("Two."), question.then("And why.")
    below.children[0].children[1].click()
    assert below.is_open
    assert further.is_open
    assert not question.revealed
    lab = question.then(dixit.Predict("And how many?", number=(0, 1), truth=1))
    assert "*Something to play with: it needs a kernel.*" in lab._repr_mimebundle_()["text/markdown"]
    assert question.then("Two.")._repr_mimebundle_()["text/markdown"] == (
        "<details>\n<summary>Answered? Open this.</summary>\n\nTwo.\n\n</details>"
    )


def test_what_helps_to_judge_an_answer_may_come_before_the_truth() -> None:
    question = dixit.Predict("How many?", number=(0, 5), truth=2)
    hint, why = question.then("A figure.", once="answered"), question.then("Two.")
    question.answer = 3
    assert (hint.is_open, why.is_open) == (True, False)
    assert question.then("Another figure.", once="answered").is_open
    question.reveal()
    assert why.is_open
    with pytest.raises(ValueError, match="once must be"):
        question.then("Never.", once="later")

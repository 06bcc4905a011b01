"""A question goes to all phones; the truth goes to none of them before it is revealed."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

import dixit_widget as dixit
from dixit_widget.classroom.poll import Verdict
from dixit_widget.classroom.sitting import Plan
from dixit_widget.table import RefusedRequest
from dixit_widget.words import Both
from tests.classroom.school import School, at_tables, lesson
from tests.server.phone import Phone
from tests.server.playing import next_move
from tests.wire_types import texts_in


class Twice:
    """Asks for twice a number."""

    def __init__(self, cards: Sequence[str] = ()) -> None:
        self.question: Both = {"en": "Twice 21?", "fr": "Deux fois 21 ?"}
        self.asked: dict[str, Any] = {"kind": "number", "low": 0, "high": 99, "cards": [*cards]}

    def asked_of(self, id: str) -> dict[str, Any]:
        return self.asked

    def read(self, id: str, answer: object) -> int:
        if not isinstance(answer, int):
            raise RefusedRequest("predict.no_answer")
        return answer

    def reveal(self, answers: Sequence[Any], before: Sequence[Any]) -> Verdict:
        right = tuple([answer == 42 for answer in answers])
        return Verdict(42, True, right, tuple([answer == 42 for answer in before]), None)


@pytest.fixture
def school() -> Iterator[School]:
    school = School()
    yield school
    school.close()


async def answer(phone: Phone, value: object, time: int = 1) -> dict[str, Any]:
    return await phone.ask("answer", number=lesson(phone)["question"]["number"], time=time, value=value)


def test_answers_come_in_can_be_changed_and_are_counted_at_the_reveal(school: School) -> None:
    async def go() -> None:
        ana, ben, cleo = await school.students("a", "b", "c")
        poll = await school.do(school.hall.questions.ask, Twice())
        for phone in (ana, ben, cleo):
            await phone.until(lambda phone=phone: lesson(phone)["question"] is not None)
        assert (await answer(ana, 41))["done"]
        assert (await answer(ana, 42))["done"]
        assert (await answer(ben, 41))["done"]
        assert not (await answer(cleo, "no number"))["ok"]
        assert poll.answers == {ana.seat: 42, ben.seat: 41}
        await ana.until(lambda: lesson(ana)["question"]["mine"] == 42)
        assert lesson(cleo)["question"]["mine"] is None
        told = [text for phone in (ana, ben, cleo) for text in phone.received]
        assert not [text for text in told if '"truth"' in text]
        await school.do(school.hall.questions.reveal)
        await cleo.until(lambda: lesson(cleo)["question"]["outcome"] is not None)
        assert lesson(cleo)["question"]["outcome"] == {
            "truth": 42,
            "only": True,
            "answers": [{"value": 42, "n": 1, "right": True}, {"value": 41, "n": 1, "right": False}],
            "before": None,
            "explanation": None,
        }
        assert not (await answer(cleo, 42))["done"]
        await school.do(school.hall.questions.put_away)
        await cleo.until(lambda: lesson(cleo)["question"] is None)

    asyncio.run(go())


def test_an_answer_that_comes_while_the_truth_is_worked_out_is_late(school: School) -> None:
    class Slow(Twice):
        def reveal(self, answers: Sequence[Any], before: Sequence[Any]) -> Verdict:
            taken.append(school.hall.questions.answer(ben.seat, 1, 1, 41))
            if len(taken) == 1:
                raise RefusedRequest("predict.no_answer")
            return super().reveal(answers, before)

    async def go() -> None:
        nonlocal ben
        ana, ben = await school.students("a", "b")
        poll = await school.do(school.hall.questions.ask, Slow())
        await ana.until(lambda: lesson(ana)["question"] is not None)
        await answer(ana, 42)
        with pytest.raises(RefusedRequest):  # a truth that cannot be worked out closes nothing
            await school.do(school.hall.questions.reveal)
        assert (await answer(ana, 42))["done"]
        await school.do(school.hall.questions.reveal)
        assert (taken, poll.answers) == ([False, False], {ana.seat: 42})
        assert poll.outcome is not None

    ben: Phone
    taken: list[bool] = []
    asyncio.run(go())


def test_asked_again_after_the_discussion_both_times_are_compared(school: School) -> None:
    async def go() -> None:
        ana, ben = await school.students("a", "b")
        await school.do(school.hall.questions.ask, Twice())
        await ana.until(lambda: lesson(ana)["question"] is not None)
        await ben.until(lambda: lesson(ben)["question"] is not None)
        await answer(ana, 41)
        await answer(ben, 42)
        await school.do(school.hall.questions.ask_again)
        await ana.until(lambda: lesson(ana)["question"]["time"] == 2)
        assert lesson(ana)["question"]["mine"] is None
        assert not (await answer(ana, 40, time=1))["done"]  # it was under way when it was asked again
        await answer(ana, 42, time=2)
        await school.do(school.hall.questions.reveal)
        await ana.until(lambda: lesson(ana)["question"]["outcome"] is not None)
        outcome = lesson(ana)["question"]["outcome"]
        assert outcome["answers"] == [{"value": 42, "n": 1, "right": True}]
        assert [each["value"] for each in outcome["before"]] == [41, 42]
        with pytest.raises(ValueError, match="truth has been revealed"):
            school.hall.questions.ask_again()

    asyncio.run(go())


def test_a_question_has_to_be_answered_before_its_truth_is_shown(school: School) -> None:
    with pytest.raises(ValueError, match="No question is at hand"):
        school.hall.questions.reveal()
    school.hall.questions.ask(Twice())
    with pytest.raises(ValueError, match="Nobody has answered yet"):
        school.hall.questions.reveal()
    school.hall.questions.ask_again()
    with pytest.raises(ValueError, match="asked twice"):
        school.hall.questions.ask_again()


def test_a_question_stops_the_tables_and_shows_the_cards_that_it_asks_about_and_no_others(
    school: School,
) -> None:
    async def go() -> None:
        phones = await school.students("a", "b", "c")
        rules = dixit.edition("dixit-2021")
        await school.do(school.hall.tables.lay, Plan(rules=(rules,), size=3, seed=3))
        await at_tables(phones)
        ids = school.hall.deck.ids
        await school.do(school.hall.questions.ask, Twice(ids[:3]))
        ana = phones[0]
        await ana.until(lambda: lesson(ana)["question"] is not None)
        assert ana.snapshot["public"] is not None  # the table stays where it is
        refused = await ana.ask("act", revision=0, action={"action": "continue"})
        assert refused["code"] == "class.waits"
        assert (await ana.ask("pictures", cards=ids[:3], size="none"))["ok"]
        unseen = next(id for id in ids[3:] if id not in ana.snapshot["private"]["hand"])
        assert not (await ana.ask("pictures", cards=[unseen], size="none"))["ok"]
        for odd in ([[]], [{}], [None], {"a": 1}, "x", None):
            assert (await ana.ask("pictures", cards=odd))["code"] == "request.malformed"
        await school.do(school.hall.questions.put_away)
        await ana.until(lambda: lesson(ana)["question"] is None)
        assert (await ana.ask("hello"))["seating"]["seat"] == lesson(ana)["name"]

    asyncio.run(go())


def test_no_phone_is_told_of_a_card_or_a_vote_that_its_seat_cannot_see(school: School) -> None:
    """Until the reveal; what a frame holds of a table is made by the table's own redaction."""

    async def go() -> None:
        phones = await school.students(*["a name"] * 8)
        late = await Phone(school.share.link).enter()
        rules = dixit.edition("dixit-2021")
        sitting = await school.do(school.hall.tables.lay, Plan(rules=(rules,), size=4, seed=3))
        await at_tables(phones)
        chance = random.Random(2)
        tables = [table.room.running() for table in sitting.tables]
        while any(table.game.phase != "vote" or len(table.game.waiting_for) > 1 for table in tables):
            for phone in phones:
                view = phone.snapshot["public"]
                last_vote = view["phase"] == "vote" and len(view["waiting_for"]) == 1
                asked = None if last_vote else next_move(phone, chance)
                if asked is not None:
                    await phone.ask("act", **asked)
        for phone in [*phones, late]:
            told = {text for frame in phone.received for text in texts_in(json.loads(frame))}
            view, private = phone.snapshot["public"], phone.snapshot["private"]
            known = {*view["tableau"], *private["hand"], *private["handed"]} if view else set()
            assert not ({*school.hall.deck.ids} - known) & told
            assert "a name" not in told
            assert view is None or not view["votes"]
        assert late.snapshot["public"] is None

    asyncio.run(go())

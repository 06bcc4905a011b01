"""A question that goes to all, once or again after they have talked about it, and what came in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from dixit_widget.classroom.lesson import ClassOutcome, Counted, LessonQuestion
from dixit_widget.table import RefusedRequest
from dixit_widget.words import Both


class Verdict(NamedTuple):
    """The truth, and whether answers are right."""

    truth: Any
    only: bool
    right: tuple[bool, ...]
    right_before: tuple[bool, ...]
    explanation: Both | None


class Question(Protocol):
    """What can be asked of a class."""

    @property
    def question(self) -> Both:
        """What is asked."""

    @property
    def asked(self) -> dict[str, Any]:
        """What an answer is, as a page is told; nothing of the truth."""

    def asked_of(self, id: str) -> dict[str, Any]:
        """Return what an answer of this student is."""

    def read(self, id: str, answer: object) -> Any:
        """Return a student's answer as plain data, or refuse it with a sentence."""

    def reveal(self, answers: Sequence[Any], before: Sequence[Any]) -> Verdict:
        """Work the truth out, and judge answers."""


class Poll:
    """One question and its answers; knows no lock.

    Parameters
    ----------
    number : int
        Tells it from the other questions of the class.
    question : Question

    Attributes
    ----------
    is_closed : bool
        Whether no answers are taken any more: from when its truth is being worked out.
    """

    def __init__(self, number: int, question: Question) -> None:
        self.number = number
        self.question = question
        self.times: list[dict[str, Any]] = [{}]
        self.outcome: ClassOutcome | None = None
        self.right: tuple[dict[str, bool], ...] = ()
        self.is_closed = False

    @property
    def answers(self) -> Mapping[str, Any]:
        """What has come in, by who gave it."""
        return self.times[-1]

    def take(self, id: str, time: int, answer: object) -> bool:
        """Keep somebody's answer in place of an earlier one; return whether it came in time.

        Raises
        ------
        Problem
            If it is no answer to this question.
        """
        if self.is_closed or time != len(self.times):
            return False
        self.times[-1][id] = self.question.read(id, answer)
        return True

    def again(self) -> None:
        """Ask for the second time; what was answered first is kept beside it.

        Raises
        ------
        RefusedRequest
            If the truth has been revealed, or it has been asked twice.
        """
        if self.is_closed:
            raise RefusedRequest("class.revealed")
        if len(self.times) == 2:
            raise RefusedRequest("class.asked_twice")
        self.times.append({})

    def close(self) -> None:
        """Take no answers any more.

        Raises
        ------
        RefusedRequest
            If nobody has answered.
        """
        if not self.answers:
            raise RefusedRequest("class.no_answers")
        self.is_closed = True

    def reveal(self) -> None:
        """Show the truth, once it is closed; where the truth cannot be worked out, it is open again.

        Raises
        ------
        Problem
            If the truth cannot be worked out.
        """
        if self.outcome is not None:
            return
        answers = [*self.answers.values()]
        before = [*self.times[0].values()] if len(self.times) == 2 else []
        try:
            verdict = self.question.reveal(answers, before)
        except BaseException:
            self.is_closed = False
            raise
        judged = (verdict.right_before, verdict.right) if before else (verdict.right,)
        asked = self.times if before else self.times[-1:]
        self.right = tuple(
            [dict(zip(time, right, strict=True)) for time, right in zip(asked, judged, strict=True)]
        )
        self.outcome = ClassOutcome(
            truth=verdict.truth,
            only=verdict.only,
            answers=counted(answers, verdict.right),
            before=counted(before, verdict.right_before) if before else None,
            explanation=verdict.explanation,
        )

    def for_student(self, id: str) -> LessonQuestion:
        """Return the question as a student's device shows it."""
        return LessonQuestion(
            number=self.number,
            time=len(self.times),
            question=self.question.question,
            asked=self.question.asked_of(id),
            mine=self.answers.get(id),
            first=self.times[0].get(id) if len(self.times) == 2 else None,
            outcome=self.outcome,
        )


def counted(answers: Sequence[Any], right: Sequence[bool]) -> tuple[Counted, ...]:
    """Return each answer once, with how many gave it: of a large class it says the same in less.

    Examples
    --------
    >>> [(each.value, each.n) for each in counted(["a", "b", "a"], [True, False, True])]
    [('a', 2), ('b', 1)]
    """
    found: dict[bytes, Counted] = {}
    for value, is_right in zip(answers, right, strict=True):
        key = msgspec.json.encode(value, order="sorted")
        n = found[key].n if key in found else 0
        found[key] = Counted(value, n + 1, is_right)
    return tuple(found.values())

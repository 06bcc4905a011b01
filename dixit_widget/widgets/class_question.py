"""A prediction as a question for a class: what its page would be told, and the same judgement."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dixit_widget.classroom.poll import Verdict
from dixit_widget.widgets.lab.predict import Predict
from dixit_widget.words import Both


class ClassQuestion:
    """Asks a :class:`Predict` of a class; its answers are then the prediction's own.

    Parameters
    ----------
    predict : Predict
        Not revealed yet.
    """

    def __init__(self, predict: Predict) -> None:
        self.predict = predict

    @property
    def question(self) -> Both:
        """What is asked."""
        text: Both = self.predict.question
        return text

    @property
    def asked(self) -> dict[str, Any]:
        """What an answer is; nothing of the truth."""
        return dict(self.predict.asked)

    def asked_of(self, id: str) -> dict[str, Any]:
        """Return what an answer is: the same for everybody."""
        return self.asked

    def read(self, id: str, answer: object) -> Any:
        """Return an answer as plain data, or refuse it."""
        return self.predict.read(answer)

    def reveal(self, answers: Sequence[Any], before: Sequence[Any]) -> Verdict:
        """Reveal the prediction with all these answers in it."""
        predict = self.predict
        predict.several = True
        predict.answers = list(answers)
        predict.reveal()
        outcome = predict.outcome
        return Verdict(
            truth=outcome["truth"],
            only=outcome["only"],
            right=tuple(outcome["right"]),
            right_before=tuple([predict.judge(answer) for answer in before]),
            explanation=outcome["explanation"],
        )

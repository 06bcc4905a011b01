"""What a class is asked: one question at a time, before and after it has talked about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from dixit_widget.classroom.data import answer_text
from dixit_widget.classroom.poll import Poll, Question
from dixit_widget.table import RefusedRequest

if TYPE_CHECKING:
    from dixit_widget.classroom.hall import Hall


class Questions:
    """The side of a class that is for questions.

    Parameters
    ----------
    hall : Hall

    Attributes
    ----------
    poll : Poll or None
        The question at hand, with what has been answered.
    polls : tuple of Poll
        All that were asked since the kernel started.
    number : int
        That of the question which was asked last, over all the term.
    """

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.poll: Poll | None = None
        self.polls: tuple[Poll, ...] = ()
        self.number = 0

    def ask(self, question: Question) -> Poll:
        """Ask everybody something; tables wait meanwhile."""
        hall = self._hall
        hall.refuse_elsewhere()
        with hall.lock:
            self.number += 1
            self.poll = poll = Poll(self.number, question)
            self.polls = (*self.polls, poll)
        hall.settle_all()
        hall.let_time_run()
        return poll

    def answer(self, id: str, number: int, time: int, value: object) -> bool:
        """Take a student's answer; return whether it came in time.

        Raises
        ------
        Problem
            If it is no answer to the question, or comes from nobody in the class.
        """
        hall = self._hall
        with hall.lock:
            if id not in hall.roster:
                raise RefusedRequest("request.not_yours")
            poll = self.poll
            if poll is None or poll.number != number or not poll.take(id, time, value):
                return False
            self._note(poll, [(time, id, None)])
        hall.journal.keep()
        hall.settle(id)
        hall.tell_teacher()
        return True

    def asked(self) -> Poll:
        """Return the question at hand.

        Raises
        ------
        RefusedRequest
            If there is none.
        """
        if self.poll is None:
            raise RefusedRequest("class.no_question")
        return self.poll

    def ask_again(self) -> None:
        """Ask the question at hand once more, beside what was answered first."""
        with self._hall.lock:
            self.asked().again()
        self._hall.settle_all()

    def reveal(self) -> None:
        """Show the truth to all, beside their answers."""
        hall = self._hall
        with hall.doing:
            poll = self.asked()
            with hall.lock:
                poll.close()  # an answer that comes while the truth is worked out would be in no count
            poll.reveal()
            times = range(len(poll.times) - len(poll.right) + 1, len(poll.times) + 1)
            judged = zip(times, poll.right, strict=True)
            self._note(
                poll, [(time, id, is_right) for time, right in judged for id, is_right in right.items()]
            )
            hall.journal.keep()
        hall.settle_all()

    def _note(self, poll: Poll, which: Sequence[tuple[int, str, bool | None]]) -> None:
        text = poll.question.question["fr" if self._hall.language == "fr" else "en"]
        self._hall.journal.note_answers(
            [
                (poll.number, time, id, text, answer_text(poll.times[time - 1][id]), is_right)
                for time, id, is_right in which
            ]
        )

    def put_away(self) -> None:
        """Put the question away: everybody is back at the tables, or waits for something else."""
        with self._hall.lock:
            self.poll = None
        self._hall.settle_all()
        self._hall.let_time_run()

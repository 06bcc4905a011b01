"""A question before the reveal: what is predicted is kept, then truth and prediction stand side by side."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final, Literal

import traitlets

from dixit_widget.deck import Deck
from dixit_widget.rules.validation import shown
from dixit_widget.table import PictureService
from dixit_widget.table import position as positions
from dixit_widget.table.position import RulesLike
from dixit_widget.table.protocol import Pictures, Ping
from dixit_widget.table.rpc import Answer, Done, plain
from dixit_widget.widgets.arguments import checked_deck
from dixit_widget.widgets.front_end import script
from dixit_widget.widgets.lab.afterwards import Afterwards
from dixit_widget.widgets.lab.asked_widget import AskedWidget
from dixit_widget.widgets.lab.kinds import (
    Choices,
    Dials,
    Kind,
    Number,
    RefusedAnswer,
    RefusedQuestion,
)
from dixit_widget.widgets.lab.predict_messages import (
    AskSeveral,
    Give,
    GiveAll,
    PredictRequest,
    Reveal,
    Revealed,
)
from dixit_widget.widgets.lab.tableau import RoundLike, laid_out
from dixit_widget.words import LANGUAGES, Both, Problem

_MOST_ANSWERS: Final = 500
_MISSING: Final = object()

Text = str | Mapping[str, str]


class _Answer(traitlets.Any):
    """Anything; also None, which takes an answer back, is looked at before it is kept."""

    allow_none = False


class Predict(AskedWidget):
    """A question that is answered before the truth is shown; by one person, or by a class at one screen.

    Exactly one of ``choices``, ``number`` and ``dials`` says what an answer is. The truth stays in the
    kernel until it is revealed: no page and no saved notebook holds it before. An answer can be changed
    until then.

    Parameters
    ----------
    question : str or dict of str to str
        A text, or one by language; so with all texts.
    choices : sequence of str, optional
        The answer is one of these.
    number : tuple, optional
        The answer is a number: ``(low, high)`` or ``(low, high, step)``.
    dials : Round, dict, str, ScoringLab or Game, optional
        The answer is who votes for what on this tableau: a round (votes that are missing are to be
        set), a lab's state, the name of a lab's preset, a lab, or a game whose turn has just been scored.
    truth : object
        A number, a choice, or votes by voter; or a function without arguments that returns it, called
        when it is revealed.
    check : callable, optional
        Where more than one answer is right: takes an answer (with ``dials`` the round that it makes)
        and says whether it is. Then ``truth`` may be left out.
    unit : str, optional
        What the number counts.
    explanation : str, optional
        Shown with the truth.
    tolerance : float, optional
        How far from the truth a number is still right; by default half a step.
    several : bool, optional
        Whether several answer at this screen; the page has a switch for it. What one person answered
        and what the class answered are kept apart, and come back with the switch.
    rules : RuleSet or str, optional
        With ``dials``: the rules that say who may vote for what; by default ``dixit-2021``.
    deck : Deck, optional
        With ``dials``: cards of your own.
    language : {"", "en", "fr"}, optional
        By default the browser's.
    theme : {"", "light", "dark"}, optional
        By default the page's.

    Attributes
    ----------
    answer : object
        The last answer given, synced; None before. It can be set from Python too.
    answers : list
        Every answer given, synced.
    revealed : bool
        Whether the truth has been shown.

    Raises
    ------
    ValueError
        With a sentence, if the question cannot be asked like this.

    Examples
    --------
    >>> q = Predict("What does everybody get who finds the card when all do?", number=(0, 5), truth=2)
    >>> q.truth is None, q.correct is None
    (True, True)
    >>> q.answer = 3
    >>> q.reveal()
    >>> q.truth, q.correct
    (2, False)
    """

    _esm = script("predict")
    _requests: ClassVar = PredictRequest
    _outgoing: ClassVar = frozenset({"outcome"})

    question: Any = traitlets.Dict().tag(sync=True)
    asked: Any = traitlets.Dict().tag(sync=True)
    several = traitlets.Bool(False).tag(sync=True)
    answer: Any = _Answer(None).tag(sync=True)
    answers: Any = traitlets.List().tag(sync=True)
    working = traitlets.Bool(False, read_only=True).tag(sync=True)
    revealed = traitlets.Bool(False, read_only=True).tag(sync=True)
    outcome: Any = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)

    def __init__(
        self,
        question: Text,
        *,
        choices: Sequence[str] | None = None,
        number: Sequence[float] | None = None,
        dials: RoundLike | None = None,
        truth: object = _MISSING,
        check: Callable[[Any], object] | None = None,
        unit: Text = "",
        explanation: Text = "",
        tolerance: float | None = None,
        several: bool = False,
        rules: RulesLike = "dixit-2021",
        deck: Deck | None = None,
        language: str = "",
        theme: str = "",
    ) -> None:
        if sum(one is not None for one in (choices, number, dials)) != 1:
            raise RefusedQuestion("predict.kind")
        if check is not None and not callable(check):
            raise RefusedQuestion("predict.check")
        if truth is _MISSING and check is None:
            raise RefusedQuestion("predict.no_truth")
        cards = checked_deck(deck)
        self._pictures = PictureService(cards)
        self._kind: Kind
        if number is not None:
            self._kind = Number(number, _text("unit", unit), tolerance)
        elif choices is not None:
            self._kind = Choices(choices)
        else:
            self._kind = Dials(laid_out(dials, positions.rule_sets(rules), cards.ids))
        self._truth = truth if callable(truth) or truth is _MISSING else _given_truth(self._kind, truth)
        self._check = check
        self._explanation = _text("explanation", explanation)
        self._settling = False
        self._put_aside: tuple[Any, ...] = ()
        self._below: list[Afterwards] = []
        super().__init__(
            language,
            theme,
            question=_text("question", question),
            asked=plain(self._kind.to_page()),
            several=bool(several),
        )

    # ── answers ────────────────────────────────────────────────────────────

    @traitlets.validate("answer")
    def _take_answer(self, proposal: Any) -> Any:
        answer = proposal["value"]
        if self._settling:
            return answer
        if answer is None:
            return self._settle(())
        return self._settle((*(self.answers if self.several else ()), answer))

    @traitlets.validate("answers")
    def _take_answers(self, proposal: Any) -> Any:
        answers = proposal["value"]
        if not self._settling:
            self._settle(answers)
        return list(self.answers) if not self._settling else answers

    @traitlets.validate("several")
    def _refuse_switch(self, proposal: Any) -> bool:
        if self.revealed and proposal["value"] != self.several:
            raise RefusedAnswer("predict.too_late")
        return bool(proposal["value"])

    @traitlets.observe("several")
    def _swap(self, _change: object) -> None:
        """Put one person's answer aside for the class's answers, or those for that one."""
        with self._lock:
            back, self._put_aside = self._put_aside, tuple(self.answers)
            self._settle(back)

    def _settle(self, answers: Sequence[object]) -> Any:
        """Keep these answers, and return the last one; refuse them all if one does not fit."""
        with self._lock:
            if self.revealed:
                raise RefusedAnswer("predict.too_late")
            if len(answers) > _MOST_ANSWERS:
                raise RefusedAnswer("predict.many", most=_MOST_ANSWERS)
            read = [self._kind.read(answer) for answer in answers]
            self._settling = True
            try:
                with self.hold_sync():
                    self.answers = read
                    self.answer = read[-1] if read else None
            finally:
                self._settling = False
            return self.answer

    # ── the truth ──────────────────────────────────────────────────────────

    @property
    def truth(self) -> Any:
        """The truth; None before it is revealed."""
        return self.outcome["truth"] if self.outcome else None

    @property
    def correct(self) -> bool | None:
        """Whether the last answer is right; None before the truth is revealed, or without an answer."""
        return self.outcome["right"][-1] if self.outcome and self.outcome["right"] else None

    def reveal(self) -> None:
        """Show truth, answers and explanation side by side; from now on no answer can be changed.

        Raises
        ------
        ValueError
            If the truth was to be worked out, and could not be.
        """
        with self._lock:
            if self.revealed:
                return
            self.set_trait("working", True)  # a page cannot be told later: the kernel is busy then
            try:
                truth = self._find_truth()
                right = [self._judge(answer, truth) for answer in self.answers]
            finally:
                self.set_trait("working", False)
            explanation = self._explanation if any(self._explanation.values()) else None
            outcome = Revealed(
                truth=truth, only=self._check is None, right=tuple(right), explanation=explanation
            )
            with self.changing():
                self.set_trait("outcome", plain(outcome))
                self.set_trait("revealed", True)

    def then(self, *shown: object, once: Literal["answered", "revealed"] = "revealed") -> Afterwards:
        """Return texts, tables and pictures that are shown once the truth has been revealed.

        For what stands below a question and would give its answer away. Who only wants to read can have
        everything shown that waits for this question.

        Parameters
        ----------
        *shown : object
            A text is Markdown; anything else is shown as a cell shows it.
        once : {"revealed", "answered"}, default "revealed"
            What it waits for: what helps to judge an answer, and does not tell the truth, may come before
            that.

        Returns
        -------
        Afterwards
            The last line of a cell shows it.

        Examples
        --------
        >>> q = Predict("2 × 2?", number=(0, 5), truth=4)
        >>> below = q.then("*Four*, as with two pairs of shoes.")
        >>> below.is_open
        False
        >>> q.reveal()
        >>> below.is_open
        True
        """
        if once not in ("answered", "revealed"):
            raise RefusedQuestion("predict.once", value=repr(once)[:40])
        below = Afterwards(shown, once, self._show_all_below, self.language or "en")
        self._below.append(below)
        self._show_below()
        return below

    @traitlets.observe("answers", "revealed")
    def _show_below(self, _change: object = None) -> None:
        """Show what has waited for the question to come so far."""
        for below in self._below:
            if self.revealed or (below.once == "answered" and self.answers):
                below.show()

    def _show_all_below(self) -> None:
        """Show all that waits, to who only reads."""
        for below in self._below:
            below.show()

    def _find_truth(self) -> Any:
        if self._truth is _MISSING:
            return None
        if not callable(self._truth):
            return self._truth
        try:
            return self._kind.read_truth(self._truth())
        except BaseException as error:
            raise _failure(error) from error

    def read(self, answer: object) -> Any:
        """Return an answer as plain data, as it would be kept.

        Raises
        ------
        ValueError
            With a sentence, if it does not fit the question.
        """
        return self._kind.read(answer)

    def judge(self, answer: object) -> bool:
        """Whether an answer is right, once the truth has been revealed.

        Raises
        ------
        ValueError
            If it does not fit the question, or the truth has not been revealed.
        """
        if not self.outcome:
            raise RefusedAnswer("predict.not_revealed")
        return self._judge(self._kind.read(answer), self.truth)

    def _judge(self, answer: Any, truth: Any) -> bool:
        if self._check is None:
            return self._kind.right(answer, truth)
        given = self._kind.round_of(answer) if isinstance(self._kind, Dials) else answer
        try:
            return bool(self._check(given))
        except BaseException as error:
            raise _failure(error) from error

    # ── the page ───────────────────────────────────────────────────────────

    def _answer(self, request: PredictRequest) -> Answer:
        match request:
            case Ping():
                pass
            case Pictures(cards=cards, start=start, count=count, size=size):
                return self._pictures.answer(cards, start, count, size)
            case Give(value=value):
                self.answer = value
            case GiveAll(values=values):
                self._settle(values)
            case AskSeveral(several=several):
                self._ask(several)
            case Reveal():
                if not self.answers:
                    raise RefusedAnswer("predict.no_answer")
                self.reveal()
        return Done()

    def _ask(self, several: bool) -> None:
        if self.revealed:
            raise RefusedAnswer("predict.too_late")
        with self._lock, self.hold_sync():
            self.several = several

    def __repr__(self) -> str:
        state = "revealed" if self.revealed else f"{len(self.answers)} answers"
        return f"Predict({self.question['en']!r}, {state})"


def _given_truth(kind: Kind, truth: object) -> Any:
    """Read a truth that was given as such: unlike one that is worked out, it has to be a possible answer."""
    try:
        return kind.read(truth)
    except Problem as problem:
        raise RefusedQuestion("predict.truth_unfit", reason=problem.message()) from problem


def _failure(error: BaseException) -> RefusedQuestion:
    """Say what went wrong in a function of the asker's; one that wants to exit must not end the kernel."""
    return RefusedQuestion("predict.truth_failed", reason=f"{type(error).__name__}: {error}"[:200])


def _text(field: str, text: object) -> Both:
    """Return a text by language; one alone serves all."""
    if isinstance(text, str):
        return {"en": text, "fr": text}
    if (
        isinstance(text, Mapping)
        and text
        and all(language in LANGUAGES and isinstance(one, str) for language, one in text.items())
    ):
        first = next(iter(text.values()))
        return {"en": text.get("en", first), "fr": text.get("fr", first)}
    raise RefusedQuestion("predict.text", field=field, value=shown(text))

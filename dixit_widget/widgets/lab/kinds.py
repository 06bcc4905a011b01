"""The kinds of answers that one can ask for: a number, a choice, votes on a tableau."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from numbers import Real
from typing import Any, Final, Protocol

import msgspec

from dixit_widget.rules import Round, RuleSet
from dixit_widget.rules.validation import shown
from dixit_widget.table.points import Ballot
from dixit_widget.table.position import Position
from dixit_widget.widgets.lab.predict_messages import Asked, AskedChoice, AskedDials, AskedNumber
from dixit_widget.words import Both, Problem

MOST_CHOICES: Final = 12
_STEPS: Final = 50  # a scale that nobody divided is divided into so many steps or a few more


class RefusedQuestion(Problem):
    """A question that cannot be asked like this."""


class RefusedAnswer(Problem):
    """An answer that does not fit the question, or comes too late."""


class Kind(Protocol):
    """What an answer may be."""

    def to_page(self) -> Asked:
        """Return what the page needs to ask; nothing of the truth."""

    def read(self, answer: object) -> Any:
        """Return an answer as plain data, or refuse it."""

    def read_truth(self, truth: object) -> Any:
        """Return the truth as plain data, or refuse it."""

    def right(self, answer: Any, truth: Any) -> bool:
        """Whether an answer is right."""


class Number:
    """A number on a scale.

    Parameters
    ----------
    scale : tuple
        ``(low, high)`` or ``(low, high, step)``.
    unit : dict of str to str
        By language.
    tolerance : float, optional
        How far from the truth is still right; by default half a step.
    """

    def __init__(self, scale: object, unit: Both, tolerance: object) -> None:
        parts = [_number(part) for part in scale] if isinstance(scale, list | tuple) else []
        given = [part for part in parts if part is not None]
        if not 2 <= len(parts) <= 3 or len(given) < len(parts):
            raise RefusedQuestion("predict.number_range")
        self.low, self.high = given[:2]
        self.step = given[2] if len(given) == 3 else self._own_step()
        if not (self.low < self.high and 0 < self.step <= self.high - self.low):
            raise RefusedQuestion("predict.number_range")
        self.tolerance: float | None = self.step / 2 if tolerance is None else _number(tolerance)
        if self.tolerance is None or self.tolerance < 0:
            raise RefusedQuestion("predict.tolerance")
        self.unit = unit

    def _own_step(self) -> int | float:
        if isinstance(self.low, int) and isinstance(self.high, int):
            return 1
        return 10.0 ** math.floor(math.log10(max(self.high - self.low, 1e-9) / _STEPS))

    def to_page(self) -> Asked:
        """Return the scale."""
        return AskedNumber(self.low, self.high, self.step, self.unit)

    def read(self, answer: object) -> int | float:
        """Return the number, if it lies on the scale."""
        number = self.read_truth(answer)
        if not self.low <= number <= self.high:
            raise self._refusal(answer)
        return number

    def read_truth(self, truth: object) -> int | float:
        """Return the number, wherever it lies."""
        number = _number(truth)
        if number is None:
            raise self._refusal(truth)
        return number

    def _refusal(self, value: object) -> RefusedAnswer:
        return RefusedAnswer(
            "predict.not_number", low=f"{self.low:g}", high=f"{self.high:g}", value=shown(value)
        )

    def right(self, answer: float, truth: float) -> bool:
        """Whether it is near enough."""
        return abs(answer - truth) <= (self.tolerance or 0) * (1 + 1e-9)


class Choices:
    """One of a few texts."""

    def __init__(self, choices: object) -> None:
        if (
            isinstance(choices, str)
            or not isinstance(choices, Sequence)
            or not all(isinstance(choice, str) and choice.strip() for choice in choices)
            or len(set(choices)) < len(choices)
            or not 2 <= len(choices) <= MOST_CHOICES
        ):
            raise RefusedQuestion("predict.choices", most=MOST_CHOICES)
        self.choices = tuple(choices)

    def to_page(self) -> Asked:
        """Return the texts."""
        return AskedChoice(self.choices)

    def read(self, answer: object) -> str:
        """Return the choice, if it is one."""
        if not isinstance(answer, str) or answer not in self.choices:
            known = " · ".join(self.choices)
            raise RefusedAnswer("predict.not_choice", known=known, value=shown(answer))
        return answer

    read_truth = read

    def right(self, answer: str, truth: str) -> bool:
        """Whether it is the one."""
        return answer == truth


class Dials:
    """Votes on a tableau.

    Parameters
    ----------
    position : Position
        The tableau, and where the tokens lie at first.
    """

    def __init__(self, position: Position) -> None:
        self.position = position
        self._rules: RuleSet = position.yardstick
        self._most = self._rules.votes_max_for(len(position.players))

    def to_page(self) -> Asked:
        """Return the tableau, and where each token may lie."""
        position, round = self.position, self.position.round
        return AskedDials(
            mode=self._rules.mode,
            storyteller=round.storyteller,
            players=position.players,
            slots=round.slots,
            cards=position.cards,
            target=round.target,
            red=round.red,
            votes={voter: list(voted) for voter, voted in round.votes.items()},
            voters={voter: self.ballot(voter) for voter in position.voters},
        )

    def ballot(self, voter: str) -> Ballot:
        """Return how many tokens a voter has, and where they may lie."""
        slots = enumerate(self.position.round.slots, 1)
        allowed = [slot for slot, owner in slots if self._rules.own_vote or owner != voter]
        return Ballot(self._most, tuple(allowed))

    def read(self, answer: object) -> dict[str, list[int]]:
        """Return the votes, if everybody has voted as the rules allow."""
        if isinstance(answer, Round):
            answer = answer.votes
        if not isinstance(answer, Mapping):
            raise RefusedAnswer("predict.not_dials", value=shown(answer))
        slots = self.position.round.slots
        round = Round(self.position.round.storyteller, slots, dict(answer))
        for voter in round.votes:
            if voter not in self.position.voters:
                raise RefusedAnswer("round_voter_unknown", name=voter)
        for voter in self.position.voters:
            self._check(voter, round.votes.get(voter, ()))
        return {voter: sorted(round.votes[voter]) for voter in self.position.voters}

    def read_one(self, voter: str, answer: object) -> dict[str, list[int]]:
        """Return the votes of one voter alone, if the rules allow them."""
        if not isinstance(answer, Mapping) or set(answer) != {voter}:
            raise RefusedAnswer("predict.not_dials", value=shown(answer))
        round = self.position.round
        voted = Round(round.storyteller, round.slots, dict(answer)).votes[voter]
        self._check(voter, voted)
        return {voter: sorted(voted)}

    def _check(self, voter: str, voted: tuple[int, ...]) -> None:
        slots = self.position.round.slots
        if not voted:
            raise RefusedAnswer("predict.unset_refused", name=voter)
        if len(voted) > self._most:
            raise RefusedAnswer("round_vote_many", name=voter, votes=len(voted), n=self._most)
        if len(set(voted)) < len(voted):
            raise RefusedAnswer("round_vote_doubled", name=voter, slot=max(voted, key=voted.count))
        for slot in voted:
            if not 1 <= slot <= len(slots):
                raise RefusedAnswer("round_vote_range", name=voter, slot=shown(slot), slots=len(slots))
            if slots[slot - 1] == voter and not self._rules.own_vote:
                raise RefusedAnswer("round_vote_own", name=voter, slot=slot)

    read_truth = read

    def right(self, answer: dict[str, list[int]], truth: dict[str, list[int]]) -> bool:
        """Whether all tokens lie where they should."""
        return answer == truth

    def round_of(self, answer: dict[str, list[int]]) -> Round:
        """Return the round that an answer makes."""
        return msgspec.structs.replace(self.position.round, votes=answer)


def _number(value: object) -> int | float | None:
    """Read a finite number, also NumPy's: whole where it is whole; None where it is no number."""
    if not isinstance(value, Real) or isinstance(value, bool):
        return None
    try:
        number = float(value)
    except OverflowError:  # a whole number too large for any scale
        return None
    if not math.isfinite(number):
        return None
    return int(number) if number.is_integer() and abs(number) < 2**53 else number

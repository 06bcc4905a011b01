"""Scores many rounds at once: whole columns of bytes, in pieces that stay in the processor's cache."""

from __future__ import annotations

import functools
import threading
from collections import Counter
from fractions import Fraction
from math import lcm
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from dixit_widget.rules import RuleSet
from dixit_widget.rules.ruleset import check_rules
from dixit_widget.rules.validation import shown, whole_number
from dixit_widget.theory.dependence import Points
from dixit_widget.words import Problem

Small: TypeAlias = npt.NDArray[np.uint8] | npt.NDArray[np.uint16]
Votes: TypeAlias = npt.NDArray[np.integer]
Bytes: TypeAlias = npt.NDArray[np.uint8]
Marks: TypeAlias = npt.NDArray[np.bool_]
Scores: TypeAlias = npt.NDArray[np.int16]
Floats: TypeAlias = npt.NDArray[np.float64]
ByFinders: TypeAlias = tuple[int, dict[tuple[int, ...], int]]
"""What is usual whatever the number of finders, and what differs from it at which numbers."""

PIECE = 1 << 17
"""Rounds scored in one go: so many that NumPy's calls cost little, so few that columns stay in the cache."""

NONE = np.uint8(255)
"""No second vote: -1 as an unsigned byte."""


class SimulationProblem(Problem):
    """Something that cannot be simulated or scored."""


def check_whole(value: object, low: int, high: int, code: str, **values: int) -> int:
    """Refuse, with a sentence of the catalogue, what is no whole number from ``low`` to ``high``.

    Raises
    ------
    SimulationProblem
    """
    number = whole_number(value)
    if number is None or not low <= number <= high:
        raise SimulationProblem(code, value=shown(value), **values)
    return number


def score_batch(
    rules: RuleSet,
    votes: npt.ArrayLike,
    second: npt.ArrayLike | None = None,
    red: npt.ArrayLike | None = None,
    out: Scores | Floats | None = None,
) -> Scores | Floats:
    """Score many rounds.

    How many play isn't judged, only whether the votes are possible.

    Fastest with votes of one byte in columns (``dtype=np.int8, order="F"``).

    Parameters
    ----------
    rules : RuleSet
    votes : array of int, shape (rounds, guessers)
        The card that each guesser votes for: 0 the storyteller's, ``j`` that of guesser ``j``, counted from
        1 (with three players either of guesser ``j``'s two). In team mode teams stand where players stand,
        and ``guessers + 1`` is the storyteller's teammate's card, where both lie on the table. In party
        mode shape (rounds, players), the storyteller first, whose card is 0.
    second : array of int, shape (rounds, guessers), optional
        Second votes, where the rules allow them; -1 for a guesser who uses one vote only.
    red : array of int, shape (rounds,), optional
        Party mode: the card with the red token.
    out : ndarray of int16 (or float64), optional
        Where to put the points, in the shape of what is returned, best in columns (``order="F"``). To use
        memory again is faster than to ask for new.

    Returns
    -------
    ndarray of int16 (or float64), shape (rounds, guessers + 1)
        Points, the storyteller's first; floats where the rules pay parts of points. In party mode shape
        (rounds, players).

    Raises
    ------
    SimulationProblem
        If the shapes don't fit, or a vote is impossible under the rules.

    Examples
    --------
    >>> from dixit_widget.rules import edition
    >>> score_batch(edition("dixit-2021"), [[0, 1, 0], [0, 0, 0], [2, 3, 1]])
    array([[3, 4, 0, 3],
           [0, 2, 2, 2],
           [0, 3, 3, 3]], dtype=int16)
    """
    check_rules(rules, SimulationProblem)
    first = _table(votes, "votes", 2)
    rounds, voters = first.shape
    scorer = scorer_for(rules, voters)
    again = None if second is None else _table(second, "second", 2)
    token = None if red is None else _table(red, "red", 1)
    scorer.check_shapes(rounds, again, token)
    kind = np.dtype(np.int16 if scorer.parts == 1 else np.float64)
    if out is not None and not (
        isinstance(out, np.ndarray) and out.shape == (rounds, scorer.rows) and out.dtype == kind
    ):
        raise SimulationProblem("simulate.out", shape=str((rounds, scorer.rows)), kind=kind.name)
    scores: Scores | Floats = np.empty((scorer.rows, rounds), dtype=kind).T if out is None else out
    work = work_of_this_thread(voters, min(rounds, PIECE))
    for start in range(0, rounds, PIECE):
        piece = slice(start, start + PIECE)
        columns = _columns(first[piece])
        more = None if again is None else _columns(again[piece])
        reds = None if token is None else token[piece].astype(np.uint8)
        points = scores[piece].T
        if scorer.parts == 1:
            scorer.score(columns, more, reds, points, work, start)
        else:
            counted = np.empty(points.shape, dtype=np.int16)
            scorer.score(columns, more, reds, counted, work, start)
            np.divide(counted, scorer.parts, out=points)
    return scores


def _table(values: npt.ArrayLike, name: str, dimensions: int) -> Votes:
    """Read votes: whole numbers that fit a byte, in the right number of dimensions."""
    rows = values if isinstance(values, (list, tuple)) else [values]
    if any(map(np.ma.is_masked, rows)):
        raise SimulationProblem("simulate.masked", name=name)
    try:
        table = np.asarray(values)
    except ValueError:
        raise SimulationProblem("simulate.ragged", name=name) from None
    if table.ndim != dimensions or (table.dtype.kind not in "iu" and table.size):
        raise SimulationProblem("simulate.votes", name=name, shape=str(table.shape), kind=str(table.dtype))
    if table.dtype != np.int8 and table.size and not -1 <= table.min() <= table.max() <= 127:
        raise SimulationProblem(
            "simulate.votes_range", name=name, low=str(table.min()), high=str(table.max())
        )
    return table


def _columns(table: Votes) -> Bytes:
    """Return votes as bytes, the votes of one voter side by side; -1 becomes 255."""
    columns = table.T.astype(np.int8, copy=False)
    if columns.strides[1] != 1:
        columns = np.ascontiguousarray(columns)
    as_bytes: Bytes = columns.view(np.uint8)
    return as_bytes


class Work:
    """Room for what is worked out on the way: using it again is faster than asking for new memory."""

    def __init__(self, voters: int, rounds: int) -> None:
        self.size = voters, rounds
        self._hits = np.empty((voters, rounds), dtype=bool)
        self._found = np.empty((voters, rounds), dtype=bool)
        self._finders = np.empty(rounds, dtype=np.uint8)
        self._rows = np.empty((5, rounds), dtype=np.uint16)
        self._pay = np.empty((voters, rounds), dtype=np.uint16)
        self._decoys = np.empty((voters + 1, rounds), dtype=np.uint16)

    def hits(self, rounds: int) -> Marks:
        """Return a mark for each voter and round."""
        return self._hits[:, :rounds]

    def found(self, rounds: int) -> Marks:
        """Return another mark for each voter and round."""
        return self._found[:, :rounds]

    def finders(self, rounds: int) -> Bytes:
        """Return a byte for each round."""
        return self._finders[:rounds]

    def rows(self, rounds: int, kind: type[np.uint8] | type[np.uint16]) -> list[Small]:
        """Return five rows of small numbers."""
        return list(self._rows.view(kind)[:, :rounds])

    def pay(self, rounds: int, kind: type[np.uint8] | type[np.uint16]) -> Small:
        """Return a small number for each voter and round."""
        pay: Small = self._pay.view(np.uint8) if kind is np.uint8 else self._pay
        return pay[:, :rounds]

    def decoys(self, cards: int, rounds: int, kind: type[np.uint8] | type[np.uint16]) -> Small:
        """Return a small number for each card that is not to be found, and round."""
        decoys: Small = self._decoys.view(np.uint8) if kind is np.uint8 else self._decoys
        return decoys[:cards, :rounds]


_kept = threading.local()


def work_of_this_thread(voters: int, rounds: int) -> Work:
    """Return the room that this thread used last, if it is of the right size, or new one to be used next."""
    work: Work | None = getattr(_kept, "work", None)
    if work is None or work.size != (voters, rounds):
        work = _kept.work = Work(voters, rounds)
    return work


@functools.lru_cache(maxsize=64)
def scorer_for(rules: RuleSet, voters: int) -> Scorer:
    """Return what scores rounds with so many voters (a column each)."""
    if rules.mode == "party":
        if not 3 <= voters <= 24:
            raise SimulationProblem("simulate.voters", low=3, high=24, n=voters)
        return PartyScorer(rules, voters)
    if not 2 <= voters <= 23:
        raise SimulationProblem("simulate.voters", low=2, high=23, n=voters)
    return FindingScorer(rules, voters)


class Scorer:
    """Scores rounds that lie in columns.

    Attributes
    ----------
    rows : int
        How many score in a round.
    parts : int
        What is written down as 1 is this part of a point: 1, but where the rules pay halves or quarters.
    most : int
        The most such parts that a round gives or takes.
    losses : bool
        Whether a round may take points.
    """

    rows: int
    parts: int = 1
    most: int
    losses: bool = False

    def check_shapes(self, rounds: int, second: Votes | None, red: Votes | None) -> None:
        """Refuse second votes or red tokens that the rules don't know, or that don't fit the votes."""
        raise NotImplementedError

    def check(self, votes: Bytes, second: Bytes | None, red: Bytes | None, start: int, work: Work) -> None:
        """Refuse votes that are impossible under the rules, naming the round (counted from ``start``)."""
        raise NotImplementedError

    def score(
        self,
        votes: Bytes,
        second: Bytes | None,
        red: Bytes | None,
        points: npt.NDArray[np.int16],
        work: Work,
        start: int | None = None,
    ) -> Bytes | None:
        """Score votes, shape (voters, rounds), into points, shape (rows, rounds), in `parts` of a point.

        With ``start``, the number of the first round, they are checked as well. Returns how many found the
        card in each round, or None where there is no card to find.
        """
        raise NotImplementedError


class FindingScorer(Scorer):
    """Storyteller mode, and team mode with teams in place of players.

    Only the parts that hang on the number of finders are looked up, one comparison for each number of
    finders at which a part isn't what it usually is.
    """

    def __init__(self, rules: RuleSet, guessers: int) -> None:
        self.rules = rules
        self.guessers = guessers
        self.rows = guessers + 1
        self.cards = guessers + rules.storyteller_cards()
        self.several = rules.votes_max_for(guessers + 1) > 1
        points = Points(rules, guessers)
        amounts = [Fraction(points.storyteller(k)) for k in range(guessers + 1)]
        amounts += [Fraction(points.guesser(False, k, 0)) for k in range(guessers)]
        # Points of a single vote are added by themselves: who used one is only known vote by vote.
        single = Fraction(rules.single_vote_points_for(guessers + 1))
        amounts += [points.guesser(True, k, 0) - single for k in range(1, guessers + 1)]
        decoy, cap = Fraction(rules.decoy_points), rules.bonus_cap
        if cap is not None and cap < decoy * 2 * guessers:
            amounts.append(Fraction(cap))
        self.parts = lcm(*(amount.denominator for amount in [*amounts, single, decoy]))
        parts = [int(amount * self.parts) for amount in amounts]
        told, rest = parts[: guessers + 1], parts[guessers + 1 :]
        missed, found, caps = rest[:guessers], rest[guessers : 2 * guessers], rest[2 * guessers :]
        base = [*missed, found[-1]]
        extra = [0, *(f - m for f, m in zip(found[:-1], missed[1:], strict=True)), 0]
        each, once = int(decoy * self.parts), int(single * self.parts)
        self.losses = min(*told, *base, *found, each, once) < 0
        self.most = max(map(abs, (*told, *base, *found))) + abs(each) * 2 * guessers + abs(once)
        # Points below nothing come out right as well: they are counted round the end, and read with a sign.
        self._type: type[np.uint8] | type[np.uint16] = (
            np.uint8 if self.most <= (127 if self.losses else 255) else np.uint16
        )
        self._read_as = np.dtype(np.int8 if self.losses and self._type is np.uint8 else self._type)
        self._told, self._base, self._extra = (self._by_finders(part) for part in (told, base, extra))
        self._special = {ks for _, otherwise in (self._told, self._base, self._extra) for ks in otherwise}
        self._decoy, self._single, self._cap = each, once, self._type(caps[0]) if caps else None

    def _modulo(self, value: int) -> np.uint8 | np.uint16:
        """Return a number, perhaps below nothing, as one of the type that is counted in."""
        number: np.uint8 | np.uint16 = self._type(value % (np.iinfo(self._type).max + 1))
        return number

    def _by_finders(self, values: list[int]) -> ByFinders:
        """Return the usual value, and the differences (modulo the type), each with its numbers of finders."""
        usual = Counter(values).most_common(1)[0][0]
        size = np.iinfo(self._type).max + 1
        unusual = sorted(set(values) - {usual})
        return usual % size, {
            tuple([k for k, at in enumerate(values) if at == value]): (value - usual) % size
            for value in unusual
        }

    def check_shapes(self, rounds: int, second: Votes | None, red: Votes | None) -> None:
        """Refuse second votes that the rules don't know or that don't fit; there is no red token here."""
        if red is not None:
            raise SimulationProblem("simulate.no_red")
        if second is not None:
            if not self.several:
                raise SimulationProblem("simulate.no_second")
            if second.shape != (rounds, self.guessers):
                raise SimulationProblem("simulate.shapes", name="second", shape=str(second.shape))

    def check(self, votes: Bytes, second: Bytes | None, red: Bytes | None, start: int, work: Work) -> None:
        """Refuse a vote for a card that isn't there, an own card, or the same card twice."""
        wrong = work.hits(votes.shape[1])
        own = np.arange(1, self.guessers + 1, dtype=np.uint8)[:, None]
        if votes.size and votes.max() >= self.cards:
            _refuse(votes, votes >= self.cards, start, self.cards)
        if not self.rules.own_vote and np.equal(votes, own, out=wrong).any():
            _refuse(votes, wrong, start, self.cards)
        if second is not None:
            np.equal(second, votes, out=wrong)
            wrong |= (second >= self.cards) & (second != NONE)
            if not self.rules.own_vote:
                wrong |= second == own
            if wrong.any():
                _refuse(second, wrong, start, self.cards)

    def score(
        self,
        votes: Bytes,
        second: Bytes | None,
        red: Bytes | None,
        points: npt.NDArray[np.int16],
        work: Work,
        start: int | None = None,
    ) -> Bytes:
        """Score votes into points, the storyteller's in row 0; return how many found the card."""
        if start is not None and second is not None:
            self.check(votes, second, red, start, work)
        rounds = votes.shape[1]
        found, hits = work.found(rounds), work.hits(rounds)
        base, extra, told, cap, spare = work.rows(rounds, self._type)
        pay, decoys = work.pay(rounds, self._type), work.decoys(self.cards - 1, rounds, self._type)
        finders = work.finders(rounds)
        np.equal(votes, 0, out=found)
        if second is not None:
            found |= second == 0
        np.add.reduce(found.view(np.uint8), axis=0, out=finders)
        marks = {ks: _is_any(finders, ks) for ks in self._special}
        self._look_up(self._base, marks, base, spare)
        self._look_up(self._told, marks, told, spare)
        if self._extra == self._told:  # as where both get three points
            extra = told
        else:
            self._look_up(self._extra, marks, extra, spare)
        np.multiply(found.view(np.uint8), extra, out=pay)
        pay += base
        if self._single:
            single = found if second is None else found & (second == NONE)
            pay += np.multiply(single.view(np.uint8), self._modulo(self._single))
        for card in range(1, self.cards):
            if self.rules.own_vote or card > self.guessers:
                by = np.equal(votes, card, out=hits)
            else:  # the owner doesn't vote for it, so one column less is looked at
                by = hits[1:]
                np.equal(votes[: card - 1], card, out=by[: card - 1])
                np.equal(votes[card:], card, out=by[card - 1 :])
            np.add.reduce(by.view(np.uint8), axis=0, dtype=self._type, out=decoys[card - 1])
            if second is not None:
                decoys[card - 1] += np.add.reduce((second == card).view(np.uint8), axis=0, dtype=self._type)
        if start is not None and second is None:
            # A vote that is possible has been counted, for the card to find or for a decoy.
            np.add.reduce(decoys, axis=0, dtype=self._type, out=spare)
            spare += finders
            if spare.size and spare.min() < self.guessers:
                self.check(votes, second, red, start, work)
        if self._decoy != 1:
            decoys *= self._modulo(self._decoy)
        if self._cap is not None:
            cap.fill(self._cap)  # against a row of them NumPy takes the smaller ten times as fast
            np.minimum(decoys, cap, out=decoys)
        if not self.rules.decoy_points_when_nobody:
            decoys *= finders != 0
        pay += decoys[: self.guessers]
        if self.cards - 1 > self.guessers:  # beyond the guessers' cards lies the storyteller's second
            told += decoys[-1]
        points[0] = told.view(self._read_as)
        points[1:] = pay.view(self._read_as)
        return finders

    def _look_up(
        self, part: ByFinders, marks: dict[tuple[int, ...], Bytes], row: Small, spare: Small
    ) -> None:
        usual, otherwise = part
        row.fill(usual)
        for ks, difference in otherwise.items():
            np.multiply(marks[ks], self._type(difference), out=spare)
            row += spare


def _is_any(finders: Bytes, ks: tuple[int, ...]) -> Bytes:
    """Return 1 where the number of finders is any of these."""
    marks = np.equal(finders, ks[0])
    for k in ks[1:]:
        marks |= finders == k
    as_bytes: Bytes = marks.view(np.uint8)
    return as_bytes


class PartyScorer(Scorer):
    """Party mode: points for voting with the crowd."""

    def __init__(self, rules: RuleSet, players: int) -> None:
        self.rules = rules
        self.rows = players
        self._cap = players if rules.together_cap is None else rules.together_cap
        self.most = min(self._cap, players)

    def check_shapes(self, rounds: int, second: Votes | None, red: Votes | None) -> None:
        """Refuse second votes; want a red token for each round where the rules have one."""
        if second is not None:
            raise SimulationProblem("simulate.no_second")
        if (red is not None) != self.rules.red_token:
            raise SimulationProblem("simulate.red" if self.rules.red_token else "simulate.no_red")
        if red is not None and red.shape != (rounds,):
            raise SimulationProblem("simulate.red_shape", rounds=rounds, shape=str(red.shape))

    def check(self, votes: Bytes, second: Bytes | None, red: Bytes | None, start: int, work: Work) -> None:
        """Refuse votes and tokens on a card that isn't there, and own votes where they aren't allowed."""
        wrong = votes >= self.rows
        if not self.rules.own_vote:
            wrong |= votes == np.arange(self.rows, dtype=np.uint8)[:, None]
        if wrong.any():
            _refuse(votes, wrong, start, self.rows)
        if red is not None and (red >= self.rows).any():
            place = int(np.argmax(red >= self.rows))
            card = int(red.view(np.int8)[place])
            raise SimulationProblem("simulate.red_card", round=start + place, vote=card, most=self.rows - 1)

    def score(
        self,
        votes: Bytes,
        second: Bytes | None,
        red: Bytes | None,
        points: npt.NDArray[np.int16],
        work: Work,
        start: int | None = None,
    ) -> None:
        """Score votes into points, shape (players, rounds)."""
        if start is not None:
            self.check(votes, second, red, start, work)
        here = work.hits(votes.shape[1])
        points[:] = 0
        for card in range(self.rows):
            np.equal(votes, card, out=here)
            crowd = np.add.reduce(here.view(np.uint8), axis=0, dtype=np.uint8)
            pay = np.minimum(crowd, np.uint8(self._cap)) * (crowd > 1)
            if red is not None:
                pay *= red != card
            points += here * pay


def _refuse(votes: Bytes, wrong: Marks, start: int, cards: int) -> None:
    voter, place = (int(i[0]) for i in np.nonzero(wrong))
    vote = int(votes.view(np.int8)[voter, place])
    raise SimulationProblem("simulate.vote", round=start + place, voter=voter, vote=vote, most=cards - 1)

"""The voters' game: all guessers know the storyteller's card; each votes for it or for another's decoy."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from math import lcm
from typing import Literal

from dixit_widget.rules import RuleSet, score_possible_round
from dixit_widget.rules.validation import shown
from dixit_widget.theory import polynomials
from dixit_widget.theory.arrays import np
from dixit_widget.theory.clarity import as_polynomial, with_decoy_votes
from dixit_widget.theory.dependence import (
    STORYTELLER,
    TARGET,
    HousePoints,
    Payoff,
    Score,
    TheoryProblem,
    check_guessers,
    check_objective,
    exact,
    lay,
    names,
    scored,
    whole,
)
from dixit_widget.theory.kinds import Corners, Kind, kind_of, patience
from dixit_widget.theory.normal_form import Integers, NormalForm, Profile, Strategy
from dixit_widget.words import number, say

Objective = Literal["points", "lead", "against_storyteller"]
OBJECTIVES = ("points", "lead", "against_storyteller")
MOST_GUESSERS = 7


def voting_game(
    rules: RuleSet,
    guessers: int | Sequence[str],
    objective: Objective = "points",
    score: Score = score_possible_round,
) -> VotingGame:
    """Return the game of guessers who all know the storyteller's card.

    Parameters
    ----------
    rules : RuleSet
        Storyteller or team mode (teams stand where players stand); for party mode see `party_game`.
    guessers : int or sequence of str
        How many, from 2 to 7; or their names, by which strategies are called then: “Cleo’s decoy”.
    objective : {"points", "lead", "against_storyteller"}
        What each of them wants: points; points minus the mean of all others'; points minus the storyteller's.
    score : callable, optional
        How a round is scored, for house rules that no field expresses: ``score(rules, round)`` to RoundScore.
        It is asked about possible rounds only; its points may be fractions, and negative.

    Returns
    -------
    VotingGame

    Raises
    ------
    TheoryProblem

    Examples
    --------
    >>> from dixit_widget.rules import edition
    >>> g = voting_game(edition("dixit-2021"), guessers=2)
    >>> g.payoffs((1, 1)), g.payoffs((3, 2)), g.payoffs((1, 2))
    ((2, 2), (3, 3), (4, 0))
    >>> g.dominant(), g.equilibria(), g.kind
    ((1, 1), [(1, 1)], 'prisoners_dilemma')
    >>> print(g.why())
    Whatever the others do, voting for the storyteller’s card pays more (4 instead of 3, 2 instead of 0); \
yet if nobody voted for it, each could have 3 instead of 2.
    """
    return VotingGame(rules, guessers, objective, score)


class VotingGame(NormalForm):
    """The game of guessers who all know the storyteller's card. Made by `voting_game`.

    Slot 1 is the storyteller's card, slot ``i + 2`` that of guesser ``i``, counted from 0. A strategy is
    the slot voted for, or a tuple of slots where several votes are allowed. With three players each guesser
    has two cards on the table; they count as one slot, as a vote on either pays the same.

    Attributes
    ----------
    rules : RuleSet
    guessers : int
    objective : {"points", "lead", "against_storyteller"}
    named : bool
        Whether the guessers were given names.
    """

    symmetric = True

    def __init__(
        self, rules: RuleSet, guessers: int | Sequence[str], objective: Objective, score: Score
    ) -> None:
        check_objective(objective, OBJECTIVES)
        if not callable(score):
            raise TheoryProblem("theory.score", value=shown(score))
        people = _people(guessers)
        self.named = bool(people)
        self.guessers = guessers = check_guessers(
            rules, len(people) or guessers, MOST_GUESSERS, "theory.many_guessers"
        )
        self.rules = rules
        self.objective = objective
        self.title = f"{rules.id}: {guessers} guessers, {objective}"
        self._voters = names(guessers)
        self.players = people or self._voters
        self.strategies = tuple(tuple(self._choices(i)) for i in range(guessers))
        self._score = score
        self._points = HousePoints(rules, guessers, score)

    def _choices(self, guesser: int) -> Iterator[Strategy]:
        slots = [s for s in range(1, self.guessers + 2) if self.rules.own_vote or s != guesser + 2]
        yield from slots
        most = min(self.rules.votes_max_for(self.guessers + 1), len(slots))
        for votes in range(2, most + 1):
            yield from combinations(slots, votes)

    def _scored(self, profile: Profile) -> tuple[Payoff, ...]:
        votes = tuple(choice if isinstance(choice, tuple) else (choice,) for choice in profile)
        paid = scored(self._score, self.rules, lay(self.rules, votes)).points
        points = {name: exact(pay) for name, pay in paid.items()}
        own = [points[name] for name in self._voters]
        told = points[STORYTELLER]
        if self.objective == "points":
            return tuple(own)
        if self.objective == "against_storyteller":
            return tuple(whole(Fraction(mine - told)) for mine in own)
        total = told + sum(own)
        return tuple(whole(mine - Fraction(total - mine, self.guessers)) for mine in own)

    def strategy_name(self, player: int, strategy: Strategy, language: str = "en") -> str:
        """Return what a guesser, counted from 0, votes for, as people call it.

        Examples
        --------
        >>> from dixit_widget.rules import edition
        >>> g = voting_game(edition("dixit-2021"), ["Ana", "Ben", "Cleo"])
        >>> [g.strategy_name(0, slot) for slot in (1, 3, 4)]
        ['storyteller’s card', 'Ben’s decoy', 'Cleo’s decoy']
        """
        choice = self._read_one(player, strategy)
        return " + ".join(
            say("charts.card", language)
            if slot == TARGET
            else say("charts.own", language)
            if slot == player + 2
            else say("theory.decoy_of", language, name=self.players[slot - 2])
            for slot in (choice if isinstance(choice, tuple) else (choice,))
        )

    def _build(self) -> Integers:
        finders, decoy_votes = self._counted()
        told = self._told[finders]
        own = np.empty((self.guessers, *finders.shape), dtype=np.int64)
        for i in range(self.guessers):
            found, single = (self._along(i, marks) for marks in self._traits(i))
            own[i] = self._table[found, single, finders, decoy_votes[i]]
        if self.objective == "against_storyteller":
            own -= told
        elif self.objective == "lead":
            own = own * (self.guessers + 1) - (told + own.sum(axis=0))
        return own

    def _counted(self) -> tuple[Integers, list[Integers]]:
        """Return, for every profile, the number of finders and the votes on each decoy."""
        shape = tuple(map(len, self.strategies))
        finders = np.zeros(shape, dtype=np.int64)
        decoys = [np.zeros(shape, dtype=np.int64) for _ in range(self.guessers)]
        for i, own in enumerate(self.strategies):
            voted = [choice if isinstance(choice, tuple) else (choice,) for choice in own]
            finders += self._along(i, np.array([TARGET in slots for slots in voted], dtype=np.int64))
            for j, votes in enumerate(decoys):
                votes += self._along(i, np.array([j + 2 in slots for slots in voted], dtype=np.int64))
        return finders, decoys

    def _along(self, guesser: int, values: Integers) -> Integers:
        """Lay a value for each of a guesser's strategies along that guesser's axis."""
        shape = [1] * self.guessers
        shape[guesser] = -1
        return values.reshape(shape)

    def _traits(self, guesser: int) -> tuple[Integers, Integers]:
        """Return, for each strategy, whether it finds the card and whether it uses a single vote."""
        own = self.strategies[guesser]
        found = [_finds(choice) for choice in own]
        return np.array(found, dtype=np.int64), np.array([isinstance(c, int) for c in own], dtype=np.int64)

    @functools.cached_property
    def denominator(self) -> int:  # type: ignore[override]  # what is a class's constant elsewhere
        """What the whole numbers of `tensor` are to be divided by."""
        return self._units * (self.guessers if self.objective == "lead" else 1)

    @functools.cached_property
    def _units(self) -> int:
        """The common denominator of all points: 1, but where a house rule pays fractions."""
        told = [self._points.storyteller(finders) for finders in range(self.guessers + 1)]
        return lcm(*(Fraction(pay).denominator for pay in [*told, *self._paid.values()]))

    @functools.cached_property
    def _told(self) -> Integers:
        """Points of the storyteller by finders, times the common denominator."""
        told = [self._points.storyteller(finders) for finders in range(self.guessers + 1)]
        return np.array([int(pay * self._units) for pay in told], dtype=np.int64)

    @functools.cached_property
    def _paid(self) -> dict[tuple[int, int, int, int], Payoff]:
        """Points of a guesser by found (0, 1), single (0, 1), finders and votes on the decoy: what can be."""
        own = {
            (int(_finds(choice)), int(isinstance(choice, int)), _votes_for(choice, 2))
            for choice in self.strategies[0]
        }
        places = {
            (found, single, found + finders, min(mine + votes, self.guessers))
            for found, single, mine in own
            for finders, votes in self._situations()
        }
        return {
            place: self._points.guesser(bool(found), finders, votes, bool(single))
            for place in places
            for found, single, finders, votes in [place]
        }

    @functools.cached_property
    def _table(self) -> Integers:
        """What can be paid, as an array with the same four axes, times the common denominator."""
        n = self.guessers
        table = np.zeros((2, 2, n + 1, n + 1), dtype=np.int64)
        for place, pay in self._paid.items():
            table[place] = int(pay * self._units)
        return table

    def _against(self, player: int) -> Integers:
        """Return a guesser's payoffs by what the others may do: their finds, and their votes on the decoy."""
        if self.objective == "lead":  # there every vote of the others matters
            return super()._against(player)
        found, single = (marks[:, None] for marks in self._traits(player))
        own_votes = np.array([_votes_for(choice, player + 2) for choice in self.strategies[player]])[:, None]
        others = np.array(list(self._situations())).T
        finders = others[0] + found
        pays: Integers = self._table[found, single, finders, np.minimum(others[1] + own_votes, self.guessers)]
        if self.objective == "against_storyteller":
            pays = pays - self._told[finders]
        return pays

    def _situations(self) -> Iterator[tuple[int, int]]:
        """How many others may have found the card, and how many of them may have voted for one's decoy."""
        others = self.guessers - 1
        several = self.rules.votes_max_for(self.guessers + 1) > 1
        for found in range(others + 1):
            forced = 0 if others > 1 or self.rules.own_vote else others - found
            for votes in range(forced, (others if several else others - found) + 1):
                yield found, votes

    @property
    def corners(self) -> Corners:
        """The four payoffs that make the dilemma, or make it none."""
        return self._corners(self._decoy_votes)

    @functools.cached_property
    def _decoy_votes(self) -> int:
        """How many votes each gives to decoys when all keep away from the card: what pays most."""
        decoys = self.guessers if self.rules.own_vote else self.guessers - 1
        most = min(self.rules.votes_max_for(self.guessers + 1), decoys)
        return max(range(1, most + 1), key=lambda votes: (self._corners(votes).reward, -votes))

    def _corners(self, votes: int) -> Corners:
        decoys = [self._round_the_table(i, votes) for i in range(self.guessers)]
        card: list[Strategy] = [TARGET] * self.guessers
        return Corners(
            temptation=self.payoffs([TARGET, *decoys[1:]])[0],
            reward=self.payoffs(decoys)[0],
            punishment=self.payoffs(card)[0],
            sucker=self.payoffs([decoys[0], *card[1:]])[0],
        )

    def away(self, guesser: int) -> Strategy:
        """Return how a guesser keeps away from the card in `corners`: votes for the next guessers' decoys.

        If all do so, every decoy gets as many votes.
        """
        return self._round_the_table(guesser, self._decoy_votes)

    def _round_the_table(self, guesser: int, votes: int) -> Strategy:
        slots = tuple(sorted((guesser + step) % self.guessers + 2 for step in range(1, votes + 1)))
        return slots[0] if votes == 1 else slots

    @functools.cached_property
    def kind(self) -> Kind:
        """What kind of game it is: ``"prisoners_dilemma"``, ``"stag_hunt"``, …, or ``"other"``.

        Told from `corners`, and borne out by the whole game: in a prisoner's dilemma and a deadlock voting
        for the storyteller's card always pays more than any vote without it; in a stag hunt, in assurance
        and in a coordination game nobody gains by leaving either crowd.
        """
        temptation, reward, punishment, sucker = corners = self.corners
        if punishment > sucker and temptation > reward:
            return kind_of(corners, card_dominates=self._card_dominates())
        if punishment > sucker and temptation < reward:
            return kind_of(corners, card_dominates=False, crowds_hold=self._crowds_hold())
        return "other"

    def _card_dominates(self) -> bool:
        """Whether the card alone always pays more than votes without it, and never less than with others."""
        if self.objective == "lead":  # there every vote of the others matters
            against = self._against(0)
            found, _ = self._traits(0)
            gains = against[self.strategies[0].index(TARGET)] - against
            return bool((gains >= 0).all() and (gains[found == 0] > 0).all())
        return all(
            card > pay or (card == pay and _finds(choice))
            for others, votes in self._situations()
            for card in [self._pay_against(TARGET, others, votes)]
            for choice in self.strategies[0]
            for pay in [self._pay_against(choice, others, votes)]
        )

    def _pay_against(self, choice: Strategy, others: int, votes: int) -> Payoff:
        """Return what guesser 0 gets if so many others find the card, and so many vote for 0's decoy."""
        finders = others + _finds(choice)
        own = min(votes + _votes_for(choice, 2), self.guessers)
        pay = self._paid[int(_finds(choice)), int(isinstance(choice, int)), finders, own]
        return pay - self._points.storyteller(finders) if self.objective == "against_storyteller" else pay

    def _crowds_hold(self) -> bool:
        """Whether nobody gains by leaving the crowd, and who leaves it for the card or from it loses."""
        card: list[Strategy] = [TARGET] * self.guessers
        for crowd in (card, [self.away(i) for i in range(self.guessers)]):
            best = set(self.best_replies_of(0, crowd))
            if crowd[0] not in best or any(_finds(choice) != _finds(crowd[0]) for choice in best):
                return False
        return True

    def symmetric_equilibria(self) -> list[Fraction | float]:
        """Return the equilibria in which all guessers mix alike, by the chance of voting for the card.

        Whoever doesn't vote for the storyteller's card votes for each other guesser's decoy alike. 0 and 1
        are pure in this choice. Worked out from the points alone, without Gambit, for any number of
        guessers.

        Returns
        -------
        list of Fraction or float
            In order; a Fraction where the chance is a simple one.

        Raises
        ------
        TheoryProblem
            If the objective is the lead, the rules allow a second or an own vote, or the card always pays as
            much as a decoy, so that every chance is an equilibrium.

        Examples
        --------
        >>> from dixit_widget.rules import edition
        >>> voting_game(edition("dixit-2021"), 2, "against_storyteller").symmetric_equilibria()
        [Fraction(0, 1), Fraction(2, 7), Fraction(1, 1)]
        """
        several = self.rules.votes_max_for(self.guessers + 1) > 1
        if self.objective == "lead" or several or self.rules.own_vote:
            raise TheoryProblem("theory.no_symmetric")
        others = self.guessers - 1
        gains = [self._gain(found, others - found, Fraction(1, others)) for found in range(others + 1)]
        if not any(gains):
            raise TheoryProblem("theory.indifferent")
        gain = as_polynomial(gains, Fraction(0))
        equilibria = [p for p in polynomials.zeros(gain) if 0 < p < 1]
        ends = [Fraction(0)] if gains[0] <= 0 else []
        full = [Fraction(1)] if gains[-1] >= 0 else []
        return [p if p.denominator <= 1000 else float(p) for p in [*ends, *equilibria, *full]]

    def _gain(self, found: int, missed: int, hit: Fraction) -> Fraction:
        """Return what the card pays more than a decoy if so many others find it and the rest vote evenly."""
        points = self._points
        card = with_decoy_votes(points, True, found + 1, missed, hit)
        decoy = with_decoy_votes(points, False, found, missed, hit)
        if self.objective == "against_storyteller":
            card -= points.storyteller(found + 1)
            decoy -= points.storyteller(found)
        return card - decoy

    def why(self, language: str = "en") -> str:
        """Say in a sentence why it is this kind of game."""
        temptation, reward, punishment, sucker = (_in_words(pay, language) for pay in self.corners)
        sentence = say(
            f"theory.why.{self.kind}",
            language,
            temptation=temptation,
            reward=reward,
            punishment=punishment,
            sucker=sucker,
        )
        if self.kind == "other" and self._card_never_pays_less():
            return f"{say('theory.why.never_less', language)} {sentence}"
        return sentence

    def _card_never_pays_less(self) -> bool:
        try:
            return self.dominant(strict=False) == (TARGET,) * self.guessers
        except TheoryProblem:  # a game too large to look at every profile
            return False

    def patience(self, telling_goes_round: bool = False) -> Fraction | float | None:
        """Return how much the next turn must count for voters to keep away from the card, or None.

        None if there is no dilemma to be overcome; see `dixit_widget.theory.kinds.patience`.

        Parameters
        ----------
        telling_goes_round : bool, default False
            Whether each tells in turn, as in a game of Dixit, or the same people vote in every turn.

        Examples
        --------
        >>> from dixit_widget.rules import edition
        >>> g = voting_game(edition("dixit-2021"), guessers=5)
        >>> g.patience(), round(g.patience(telling_goes_round=True), 3)
        (Fraction(1, 2), 0.625)
        """
        if self.kind != "prisoners_dilemma":
            return None
        return patience(self.corners, self.guessers + 1 if telling_goes_round else None)


def _people(guessers: int | Sequence[str]) -> tuple[str, ...]:
    """Return the guessers' names, if it is these that were given."""
    if isinstance(guessers, str) or not isinstance(guessers, Sequence):
        return ()
    people = tuple(guessers)
    if not all(isinstance(name, str) and name for name in people) or len(set(people)) < len(people):
        raise TheoryProblem("theory.names", value=shown(people))
    return people


def _in_words(pay: Payoff, language: str) -> str:
    return number(float(pay), language, 0 if pay == int(pay) else 2)


def _finds(choice: Strategy) -> bool:
    return _votes_for(choice, TARGET) == 1


def _votes_for(choice: Strategy, slot: int) -> int:
    return int(slot in choice) if isinstance(choice, tuple) else int(slot == choice)

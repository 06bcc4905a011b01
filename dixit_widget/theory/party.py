"""Party mode's game: all vote for what the others vote for, and the storyteller's red token may void it."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from typing import Literal

import numpy as np

from dixit_widget.rules import Round, RuleSet, score_possible_round
from dixit_widget.rules.ruleset import check_rules
from dixit_widget.theory.dependence import (
    STORYTELLER,
    Payoff,
    TheoryProblem,
    check_objective,
    check_whole,
    exact,
    names,
    whole,
)
from dixit_widget.theory.kinds import Kind
from dixit_widget.theory.normal_form import Integers, NormalForm, Profile, Strategy
from dixit_widget.words import say

Objective = Literal["points", "lead"]


def party_game(rules: RuleSet, players: int, cards: int = 2, objective: Objective = "points") -> PartyGame:
    """Return the coordination game that party mode is.

    Parameters
    ----------
    rules : RuleSet
        Party mode.
    players : int
        3 to 12, the storyteller included, who is player 0.
    cards : int, default 2
        How many cards are in contention: those in slots 1, 2, …; votes for the others aren't looked at.
    objective : {"points", "lead"}
        What each wants: points, or points minus the mean of all others'.

    Returns
    -------
    PartyGame

    Raises
    ------
    TheoryProblem

    Examples
    --------
    >>> from dixit_widget.rules import edition
    >>> g = party_game(edition("odyssey-party"), players=6)
    >>> g.payoffs(((1, 2), 1, 1, 1, 1, 2))  # the storyteller votes for card 1 and lays the token on card 2
    (5, 5, 5, 5, 5, 0)
    >>> g.kind
    'coordination'
    """
    return PartyGame(rules, players, cards, objective)


class PartyGame(NormalForm):
    """Party mode's game. Made by `party_game`.

    A strategy is the slot voted for; the storyteller's, where the rules have a red token, is a pair: the slot
    voted for and the slot with the token.

    Attributes
    ----------
    rules : RuleSet
    cards : int
    objective : {"points", "lead"}
    """

    def __init__(self, rules: RuleSet, players: int, cards: int, objective: Objective) -> None:
        check_rules(rules, TheoryProblem)
        if rules.mode != "party":
            raise TheoryProblem("theory.not_party", mode=rules.mode)
        players = check_whole(players, 3, 12, "theory.party_players")
        cards = check_whole(cards, 2, players, "theory.party_cards", most=players)
        check_objective(objective, ("points", "lead"))
        self.rules = rules
        self.cards = cards
        self.objective = objective
        self.title = f"{rules.id}: {players} players, {cards} cards, {objective}"
        self.players = (STORYTELLER, *names(players - 1))
        self.strategies = tuple(tuple(self._choices(player)) for player in range(players))
        self.denominator = players - 1 if objective == "lead" else 1

    def _choices(self, player: int) -> Iterator[Strategy]:
        slots = [slot for slot in range(1, self.cards + 1) if self.rules.own_vote or slot != player + 1]
        if player == 0 and self.rules.red_token:
            yield from product(slots, range(1, self.cards + 1))
        else:
            yield from slots

    def strategy_name(self, player: int, strategy: Strategy, language: str = "en") -> str:
        """Return what a player, counted from 0, votes for, and what the token lies on, as people call it.

        Examples
        --------
        >>> from dixit_widget.rules import edition
        >>> party_game(edition("odyssey-party"), players=6).strategy_name(0, (1, 2))
        'card 1, the red token on card 2'
        """
        choice = self._read_one(player, strategy)
        (slot,), red = _voted(choice), _red(choice)
        key = "theory.party_choice" if red is None else "theory.party_choice_red"
        return say(key, language, slot=slot, red=red or 0)

    def _scored(self, profile: Profile) -> tuple[Payoff, ...]:
        votes = {name: _voted(choice) for name, choice in zip(self.players, profile, strict=True)}
        points = score_possible_round(self.rules, Round(STORYTELLER, (), votes, _red(profile[0]))).points
        own = [exact(points[name]) for name in self.players]
        if self.objective == "points":
            return tuple(own)
        others = len(own) - 1
        return tuple(whole(mine - Fraction(sum(own) - mine, others)) for mine in own)

    def _build(self) -> Integers:
        players = len(self.players)
        votes = [self._along(i, [_voted(choice)[0] for choice in self.strategies[i]]) for i in range(players)]
        red = self._along(0, [_red(choice) or 0 for choice in self.strategies[0]])
        shape = tuple(map(len, self.strategies))
        crowds = [
            sum(((vote == card) for vote in votes), np.zeros(shape, int)) for card in range(1, self.cards + 1)
        ]
        own = np.empty((players, *shape), dtype=np.int64)
        for i, vote in enumerate(votes):
            crowd = np.select(
                [np.broadcast_to(vote == card, shape) for card in range(1, self.cards + 1)], crowds
            )
            own[i] = self._table[crowd, np.broadcast_to(vote == red, shape).astype(int)]
        return own if self.objective == "points" else own * players - own.sum(axis=0)

    def _along(self, player: int, values: list[int]) -> Integers:
        shape = [1] * len(self.players)
        shape[player] = -1
        return np.array(values, dtype=np.int64).reshape(shape)

    @functools.cached_property
    def _table(self) -> Integers:
        """Points by size of the crowd on one's card and whether the red token lies there."""
        table = np.zeros((len(self.players) + 1, 2), dtype=np.int64)
        for crowd in range(1, len(self.players) + 1):
            votes = {name: (1 if i < crowd else 2,) for i, name in enumerate(self.players)}
            for red in (0, 1):
                round = Round(STORYTELLER, (), votes, 1 if red else None)
                table[crowd, red] = score_possible_round(self.rules, round).points[STORYTELLER]
        return table

    def together(self, slot: int = 1) -> Profile:
        """Return the profile in which all vote for one card, and the token lies on another.

        Raises
        ------
        TheoryProblem
            If the card isn't in contention.
        """
        slot = check_whole(slot, 1, self.cards, "theory.party_slot", most=self.cards)
        red = 1 if slot != 1 else 2
        first: Strategy = (slot, red) if self.rules.red_token else slot
        return (first, *[slot] * (len(self.players) - 1))

    @functools.cached_property
    def kind(self) -> Kind:
        """``"coordination"`` if all may settle on either of two cards and then nobody wants to leave."""
        settled = self.rules.own_vote and all(self.is_equilibrium(self.together(slot)) for slot in (1, 2))
        return "coordination" if settled else "other"

    def why(self, language: str = "en") -> str:
        """Say in a sentence why it is this kind of game."""
        return say(f"theory.party_why.{self.kind}", language, n=int(self._table[len(self.players), 0]))


def _voted(choice: Strategy) -> tuple[int, ...]:
    return (choice[0],) if isinstance(choice, tuple) else (choice,)


def _red(choice: Strategy) -> int | None:
    return choice[1] if isinstance(choice, tuple) else None

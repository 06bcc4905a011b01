"""A game in normal form: strategies, exact payoffs, best replies, dominance, equilibria, Pareto front."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from fractions import Fraction
from math import prod
from numbers import Integral
from typing import TYPE_CHECKING, TypeAlias

from dixit_widget.rules.validation import shown
from dixit_widget.theory import gambit
from dixit_widget.theory.arrays import is_array, np
from dixit_widget.theory.bimatrix import extreme_equilibria
from dixit_widget.theory.dependence import Payoff as Payoff
from dixit_widget.theory.dependence import TheoryProblem, whole
from dixit_widget.words.missing import data_frame

if TYPE_CHECKING:
    import numpy.typing as npt
    import pandas

Strategy: TypeAlias = "int | tuple[int, ...]"
Profile: TypeAlias = tuple[Strategy, ...]
Integers: TypeAlias = "npt.NDArray[np.int64]"
Floats: TypeAlias = "npt.NDArray[np.float64]"

PROFILES = 2_500_000
"""The most profiles that are looked at one by one: 8⁷, seven guessers with eight choices each, are fewer."""

_SOLVABLE = 5_000


class NormalForm:
    """A finite game, to be given its payoffs by what inherits from it.

    Payoffs are whole numbers over a common denominator, so that all comparisons are exact.

    Attributes
    ----------
    title : str
    players : tuple of str
    strategies : tuple of tuple
        For each player, what they can choose.
    """

    title: str
    players: tuple[str, ...]
    strategies: tuple[tuple[Strategy, ...], ...]
    denominator: int = 1
    symmetric: bool = False
    """Whether any exchange of players leaves the game the same (their strategies renamed)."""

    def _build(self) -> Integers:
        """Return all payoffs times the denominator, in the shape of `tensor`."""
        raise NotImplementedError

    def _scored(self, profile: Profile) -> tuple[Payoff, ...]:
        """Return the payoffs of one profile, straight from the rules."""
        raise NotImplementedError

    @property
    def profiles(self) -> int:
        """How many profiles there are."""
        return prod(len(own) for own in self.strategies)

    @functools.cached_property
    def tensor(self) -> Integers:
        """All payoffs times `denominator`, shape (players, strategies of player 0, of player 1, …).

        Raises
        ------
        TheoryProblem
            If there are too many profiles to look at.
        """
        if self.profiles > PROFILES:
            raise TheoryProblem("theory.too_many", profiles=f"{self.profiles:,}", most=f"{PROFILES:,}")
        return self._build()

    def payoffs(self, profile: Sequence[Strategy]) -> tuple[Payoff, ...]:
        """Return what each player gets.

        Parameters
        ----------
        profile : sequence
            One strategy for each player.

        Returns
        -------
        tuple of int or Fraction

        Raises
        ------
        TheoryProblem
            If it isn't a profile of this game.
        """
        return self._scored(self._read(profile))

    def as_profile(self, profile: Sequence[Strategy]) -> Profile:
        """Return a profile as this game writes it.

        Raises
        ------
        TheoryProblem
            If it isn't one of this game.
        """
        return self._read(profile)

    def _read(self, profile: Sequence[Strategy]) -> Profile:
        """Check a profile and write each strategy as the game writes it."""
        if is_array(profile):
            profile = profile.tolist()
        if (
            isinstance(profile, (str, bytes))
            or not isinstance(profile, Sequence)
            or len(profile) != len(self.players)
        ):
            raise TheoryProblem("theory.profile", n=len(self.players), value=repr(profile)[:60])
        return tuple(self._read_one(player, choice) for player, choice in enumerate(profile))

    def _read_one(self, player: int, choice: object) -> Strategy:
        known = self._index[player]
        tidy = _tidy(choice)
        if tidy not in known and isinstance(tidy, tuple):  # two votes are the same in either order
            tidy = tuple(sorted(tidy))
        if tidy not in known:
            few = ", ".join(map(str, self.strategies[player][:12]))
            raise TheoryProblem(
                "theory.strategy", player=self.players[player], value=repr(choice)[:40], strategies=few
            )
        return self.strategies[player][known[tidy]]

    def strategy_name(self, player: int, strategy: Strategy, language: str = "en") -> str:
        """Return what a strategy of a player, counted from 0, is called; a plain game's by what it is."""
        return str(self._read_one(player, strategy))

    def strategy_names(self, language: str = "en") -> tuple[tuple[str, ...], ...]:
        """Return what all strategies are called, player by player, in the order of `strategies`."""
        return tuple(
            tuple(self.strategy_name(player, choice, language) for choice in own)
            for player, own in enumerate(self.strategies)
        )

    @functools.cached_property
    def _index(self) -> tuple[dict[Strategy, int], ...]:
        return tuple({choice: i for i, choice in enumerate(own)} for own in self.strategies)

    def best_replies(self, profile: Sequence[Strategy]) -> tuple[tuple[Strategy, ...], ...]:
        """Return, for each player, what pays most while the others stay with the profile."""
        read = self._read(profile)
        return tuple(self._replies(read, player) for player in range(len(read)))

    def best_replies_of(self, player: int, profile: Sequence[Strategy]) -> tuple[Strategy, ...]:
        """Return what pays one player most while the others stay with the profile; players from 0."""
        return self._replies(self._read(profile), player)

    def _replies(self, profile: Profile, player: int) -> tuple[Strategy, ...]:
        pays = {
            choice: self._scored((*profile[:player], choice, *profile[player + 1 :]))[player]
            for choice in self.strategies[player]
        }
        best = max(pays.values())
        return tuple(choice for choice, pay in pays.items() if pay == best)

    def is_equilibrium(self, profile: Sequence[Strategy]) -> bool:
        """Whether nobody gains by changing their strategy alone."""
        read = self._read(profile)
        return all(choice in self._replies(read, player) for player, choice in enumerate(read))

    def _against(self, player: int) -> Integers:
        """Return a player's payoffs: own strategies in rows, what the others may do in columns."""
        own = self.tensor[player]
        against: Integers = np.moveaxis(own, player, 0).reshape(own.shape[player], -1)
        return against

    def dominant(self, strict: bool = True) -> Profile | None:
        """Return the profile of dominant strategies, or None if somebody has none.

        Parameters
        ----------
        strict : bool, default True
            A strictly dominant strategy pays more than each other one whatever the others do; a weakly
            dominant one never pays less, and sometimes more.
        """
        best = [self._dominant(player, strict) for player in range(len(self.players))]
        found = tuple(choice for choice in best if choice is not None)
        return found if len(found) == len(best) else None

    def _dominant(self, player: int, strict: bool) -> Strategy | None:
        against = self._against(player)
        candidate = int(np.argmax(against.sum(axis=1)))
        others = np.delete(against, candidate, axis=0)
        if strict:
            dominates = bool((against[candidate] > others).all())
        else:
            gains = against[candidate] - others
            dominates = bool((gains >= 0).all() and (gains > 0).any(axis=1).all())
        return self.strategies[player][candidate] if dominates else None

    def equilibria(self) -> list[Profile]:
        """Return all Nash equilibria in pure strategies, in order.

        Raises
        ------
        TheoryProblem
            If there are too many profiles to look at, and no strictly dominant strategies that would settle
            it.
        """
        if self.profiles > PROFILES:
            dominant = self.dominant()
            if dominant is not None:
                return [dominant]
        stable = np.ones(self.tensor.shape[1:], dtype=bool)
        for player, own in enumerate(self.tensor):
            stable &= own == own.max(axis=player, keepdims=True)
        return self._profiles(np.argwhere(stable))

    def pareto(self) -> list[Profile]:
        """Return all profiles from which nobody can gain without somebody losing, in order."""
        rows, inverse = self._payoff_classes
        places = np.flatnonzero(_front(rows)[inverse])
        return self._profiles(np.stack(np.unravel_index(places, self.tensor.shape[1:]), axis=1))

    def pareto_payoffs(self) -> list[tuple[Payoff, ...]]:
        """Return the payoffs on the Pareto front, each once; in a symmetric game sorted, smallest first."""
        rows, _ = self._payoff_classes
        return [self._as_payoffs(row) for row in rows[_front(rows)]]

    @functools.cached_property
    def _payoff_classes(self) -> tuple[Integers, npt.NDArray[np.intp]]:
        """The different rows of payoffs, and for each profile which of them is its own.

        In a symmetric game rows that are permutations of each other are the same: sorted, one dominates
        another if any of their permutations do.
        """
        pays = self.tensor.reshape(len(self.players), -1).T
        rows = np.sort(pays, axis=1) if self.symmetric else pays
        _, first, inverse = np.unique(_codes(rows), return_index=True, return_inverse=True)
        return rows[first], inverse

    def _as_payoffs(self, row: Integers) -> tuple[Payoff, ...]:
        return tuple(whole(Fraction(int(pay), self.denominator)) for pay in row)

    def _profiles(self, places: npt.NDArray[np.intp]) -> list[Profile]:
        columns = [
            [own[i] for i in column] for own, column in zip(self.strategies, places.T.tolist(), strict=True)
        ]
        return list(zip(*columns, strict=True))

    def to_arrays(self) -> Floats:
        """Return all payoffs as floats, shape (players, strategies of player 0, of player 1, …)."""
        return self.tensor / self.denominator

    def to_frame(self, language: str = "en") -> pandas.DataFrame:
        """Return a pandas table with a row for each profile; the last player's strategies run fastest.

        For each player a column with what the strategy is called, headed by the player, and one with the
        payoff, a float.

        Parameters
        ----------
        language : {"en", "fr"}, default "en"

        Raises
        ------
        MissingPackage
            If pandas isn't installed.
        TheoryProblem
            If there are too many profiles to look at.

        Examples
        --------
        >>> from dixit_widget.rules import edition
        >>> from dixit_widget.theory import voting_game
        >>> print(voting_game(edition("dixit-2021"), ["Ben", "Cleo"]).to_frame())
                          Ben                Cleo  payoff of Ben  payoff of Cleo
        0  storyteller’s card  storyteller’s card            2.0             2.0
        1  storyteller’s card         Ben’s decoy            4.0             0.0
        2        Cleo’s decoy  storyteller’s card            0.0             4.0
        3        Cleo’s decoy         Ben’s decoy            3.0             3.0
        """
        places = np.unravel_index(np.arange(self.profiles), self.tensor.shape[1:])
        columns: dict[str, object] = {}
        for player, own, place in zip(self.players, self.strategy_names(language), places, strict=True):
            columns[player] = [own[i] for i in place]
        for player, pays in zip(self.players, self.to_arrays(), strict=True):
            columns[f"payoff of {player}"] = pays.ravel()
        return data_frame("NormalForm.to_frame()", columns)

    def to_gambit(self) -> str:
        """Return the game in Gambit's format for normal forms (``.nfg``), exact.

        It has a line for each profile: for seven guessers a million lines, which take their time.
        """
        rows = self.tensor.reshape(len(self.players), -1, order="F").T
        pays = (self._as_payoffs(row) for row in rows)
        return gambit.write(self.title, self.players, self.strategies, pays)

    def mixed_equilibria(self) -> list[tuple[dict[Strategy, Payoff | float], ...]]:
        """Return Nash equilibria in mixed strategies.

        With two players these are all extreme equilibria, exact, pure ones among them; it takes no other
        package. With more, Gambit is asked, and finds only some, often a single one, as floats: those that
        its global Newton method happens to find. For all pure ones ask `equilibria`; of a
        voters' game, `VotingGame.symmetric_equilibria` tells all in which the guessers mix alike, for any
        number of them.

        Returns
        -------
        list of tuple of dict
            For each equilibrium and player, the strategies played and their chances.

        Raises
        ------
        MissingGambit
            If there are more than two players, and ``pygambit`` isn't installed.
        TheoryProblem
            If the game is too large to be solved in reasonable time, or Gambit fails.
        """
        if self.profiles > _SOLVABLE:
            raise TheoryProblem("theory.unsolvable", profiles=f"{self.profiles:,}", most=f"{_SOLVABLE:,}")
        return [
            tuple(
                {choice: _chance(chance) for choice, chance in zip(own, chances, strict=True) if chance}
                for own, chances in zip(self.strategies, solution, strict=True)
            )
            for solution in self._solutions()
        ]

    def _solutions(self) -> Sequence[Sequence[Sequence[Fraction | float]]]:
        if len(self.players) == 2:
            return extreme_equilibria(*self.tensor.tolist())
        return gambit.solve(self.to_gambit())

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.title}>"


def _chance(chance: Fraction | float) -> Payoff | float:
    return whole(chance) if isinstance(chance, Fraction) else chance


def _tidy(choice: object) -> Strategy:
    """Read a strategy: numbers of any kind, or a collection of them; one vote alone is a number."""
    if isinstance(choice, (tuple, list)):
        parts = tuple(part for each in choice for part in [_tidy(each)] if isinstance(part, int))
        return parts[0] if len(parts) == len(choice) == 1 else parts
    if isinstance(choice, Integral) and not isinstance(choice, bool):
        return int(choice)
    return ()


def _codes(rows: Integers) -> npt.NDArray[np.int64 | np.void]:
    """Return one value for each row of payoffs, equal for equal rows."""
    shifted = rows - rows.min()
    base = int(shifted.max()) + 1
    if base ** rows.shape[1] >= 2**63:
        return np.ascontiguousarray(shifted).view(np.dtype((np.void, shifted.itemsize * rows.shape[1])))[:, 0]
    code = np.zeros(len(rows), dtype=np.int64)
    for column in shifted.T:
        code = code * base + column
    return code


def _front(rows: Integers) -> npt.NDArray[np.bool_]:
    """Mark the rows that no other row dominates. The one with the largest sum never is."""
    front = np.zeros(len(rows), dtype=bool)
    sums = rows.sum(axis=1)
    left = np.ones(len(rows), dtype=bool)
    while left.any():
        best = int(np.argmax(np.where(left, sums, np.iinfo(np.int64).min)))
        front |= (rows == rows[best]).all(axis=1)
        left &= ~(rows <= rows[best]).all(axis=1)
    return front


def check_game(game: object) -> NormalForm:
    """Refuse what is no game with strategies of its own, an array of payoffs too.

    Raises
    ------
    TheoryProblem
    """
    if not isinstance(game, NormalForm):
        raise TheoryProblem("theory.only_game", value=shown(game))
    return game

"""What many simulated games came to, with standard errors."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from math import floor, log10, sqrt
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from dixit_widget.rules import RuleSet, editions
from dixit_widget.simulate.perception import Perception
from dixit_widget.words import say
from dixit_widget.words.missing import data_frame

if TYPE_CHECKING:
    import pandas

    from dixit_widget.simulate.games import Kept

Floats = npt.NDArray[np.float64]
Whole = npt.NDArray[np.int16] | npt.NDArray[np.int32]
Scores = Whole | Floats


@dataclass
class Tally:
    """Sums over all turns of all games, of points in parts."""

    parts: int = 1
    sums: type[np.int16] | type[np.int32] = np.int16
    turns: int = 0
    told: int = 0
    told_squares: int = 0
    guessed: int = 0
    guessed_squares: int = 0
    guessers: int = 0
    unpaid: int = 0
    nobody: int = 0
    everybody: int = 0

    def add(
        self, points: npt.NDArray[np.int16], finders: npt.NDArray[np.uint8] | None, guessers: int
    ) -> None:
        """Count a turn in many games: points with the storyteller's first, and how many found the card."""
        told, others = points[0], points[1:]
        self.turns += len(told)
        self.told += int(told.sum())
        self.unpaid += len(told) - int(np.count_nonzero(told))
        self.told_squares += int(np.einsum("i,i->", told, told, dtype=np.int64))
        total = np.add.reduce(others, axis=0, dtype=self.sums)
        self.guessed += int(total.sum())
        self.guessed_squares += int(np.einsum("i,i->", total, total, dtype=np.int64))
        self.guessers = guessers
        if finders is not None:
            self.nobody += int(np.count_nonzero(finders == 0))
            self.everybody += int(np.count_nonzero(finders == guessers))


@dataclass(frozen=True, eq=False)
class Simulation:
    """Many simulated games.

    Attributes
    ----------
    rules : RuleSet
    players : int
    model : Perception
        How the players see the cards.
    seed : int
    turns : ndarray of int, shape (n,)
        Length of each game.
    scores : ndarray of int (or float), shape (n, players)
        Points at the end, seat by seat; seat 0 told first. In team mode teammates both have their team's.
        Floats where the rules pay parts of points.
    lead_changes : ndarray of int, shape (n,)
        How often another player (or team) than before came to lead alone.
    deficits : ndarray of int (or float), shape (n, players)
        The most points that each seat was ever behind the best.
    votes, second : ndarray of int8, shape (n, turns, voters), or None
        All votes, if they were kept: 0 the storyteller's card, ``j`` that of the ``j``-th after the
        storyteller in seating order; -1 when the game was over, or no second vote was used. In party mode
        the storyteller's vote first; in team mode teams stand where players stand, and the last card is the
        storyteller's teammate's, where both lie on the table.
    red : ndarray of int8, shape (n, turns), or None
        The cards with the red token, if votes were kept.
    """

    rules: RuleSet
    players: int
    model: Perception
    seed: int
    turns: npt.NDArray[np.int16]
    scores: Scores
    lead_changes: npt.NDArray[np.int16]
    deficits: Scores
    votes: npt.NDArray[np.int8] | None = None
    second: npt.NDArray[np.int8] | None = None
    red: npt.NDArray[np.int8] | None = None
    _tally: Tally = field(default_factory=Tally)

    @classmethod
    def empty(
        cls,
        rules: RuleSet,
        players: int,
        n: int,
        model: Perception,
        seed: int,
        kind: type[np.int16] | type[np.int32],
    ) -> Simulation:
        """Make room for so many games, with numbers of a kind that holds their scores."""
        columns = np.zeros((players, n), dtype=kind), np.zeros((players, n), dtype=kind)
        return cls(
            rules,
            players,
            model,
            seed,
            turns=np.zeros(n, dtype=np.int16),
            scores=columns[0].T,
            lead_changes=np.zeros(n, dtype=np.int16),
            deficits=columns[1].T,
        )

    def write(
        self,
        places: npt.NDArray[np.intp],
        turn: int,
        scores: Whole,
        deficits: Whole,
        changes: npt.NDArray[np.int16],
    ) -> None:
        """Write down games that ended with a turn; of teams, whose numbers they are."""
        self.turns[places] = turn
        for seat in range(self.players):
            self.scores[places, seat] = scores[seat % len(scores)]
            self.deficits[places, seat] = deficits[seat % len(scores)]
        self.lead_changes[places] = changes

    def with_tally(self, tally: Tally, kept: list[Kept]) -> Simulation:
        """Return the finished simulation, with the sums over all turns and the votes that were kept."""
        parts = tally.parts
        return replace(
            self,
            scores=self.scores if parts == 1 else self.scores / parts,
            deficits=self.deficits if parts == 1 else self.deficits / parts,
            _tally=tally,
            votes=_joined([block.votes for block in kept]),
            second=_joined([block.second for block in kept]),
            red=_joined([block.red for block in kept]),
        )

    @property
    def n(self) -> int:
        """Number of games."""
        return len(self.turns)

    @property
    def wins(self) -> Floats:
        """Share of each game's victory, shape (n, players): 1 for a winner alone, 1/2 for two, …."""
        best = self.scores == self.scores.max(axis=1, keepdims=True)
        shares: Floats = best / best.sum(axis=1, keepdims=True)
        return shares

    @property
    def win_share(self) -> Floats:
        """Share of the victories, seat by seat, shape (players,); shared victories count in parts."""
        share: Floats = self.wins.mean(axis=0)
        return share

    @property
    def win_share_error(self) -> Floats:
        """Standard errors of `win_share`, shape (players,); not a number if there is one game only."""
        return standard_error(self.wins)

    @property
    def mean_turns(self) -> float:
        """Mean length of a game in turns."""
        return float(self.turns.mean())

    @property
    def mean_turns_error(self) -> float:
        """Standard error of `mean_turns`; not a number if there is one game only."""
        return float(standard_error(self.turns))

    @property
    def mean_scores(self) -> Floats:
        """Mean points at the end, seat by seat, shape (players,)."""
        scores: Floats = self.scores.mean(axis=0)
        return scores

    @property
    def mean_scores_error(self) -> Floats:
        """Standard errors of `mean_scores`, shape (players,); not a number if there is one game only."""
        return standard_error(self.scores)

    @property
    def storyteller_points(self) -> float:
        """Mean points of the storyteller (or the storyteller's team) in a turn."""
        return self._tally.told / (self._tally.turns * self._tally.parts)

    @property
    def storyteller_points_error(self) -> float:
        """Standard error of `storyteller_points`."""
        tally = self._tally
        mean = tally.told / tally.turns
        return sqrt((tally.told_squares / tally.turns - mean**2) / tally.turns) / tally.parts

    @property
    def guesser_points(self) -> float:
        """Mean points of a guesser, or a guessing team, in a turn (party mode: of who doesn't tell)."""
        return self._tally.guessed / (self._tally.turns * self._tally.guessers * self._tally.parts)

    @property
    def guesser_points_error(self) -> float:
        """Standard error of `guesser_points`; the guessers of a turn aren't independent."""
        tally = self._tally
        mean = tally.guessed / tally.turns
        spread = sqrt((tally.guessed_squares / tally.turns - mean**2) / tally.turns)
        return spread / (tally.guessers * tally.parts)

    @property
    def unpaid_share(self) -> float:
        """Share of turns in which the storyteller got no points."""
        return self._tally.unpaid / self._tally.turns

    @property
    def unpaid_share_error(self) -> float:
        """Standard error of `unpaid_share`."""
        return self._share_error(self.unpaid_share)

    @property
    def nobody_share(self) -> float:
        """Share of turns in which nobody found the card (0 in party mode)."""
        return self._tally.nobody / self._tally.turns

    @property
    def nobody_share_error(self) -> float:
        """Standard error of `nobody_share`."""
        return self._share_error(self.nobody_share)

    @property
    def everybody_share(self) -> float:
        """Share of turns in which everybody found the card (0 in party mode)."""
        return self._tally.everybody / self._tally.turns

    @property
    def everybody_share_error(self) -> float:
        """Standard error of `everybody_share`."""
        return self._share_error(self.everybody_share)

    def _share_error(self, share: float) -> float:
        return sqrt(share * (1 - share) / self._tally.turns)

    @property
    def comebacks(self) -> Scores:
        """The most points that the winner was ever behind, shape (n,); of several winners the most."""
        won = self.scores == self.scores.max(axis=1, keepdims=True)
        most: Scores = np.where(won, self.deficits, 0).max(axis=1)
        return most

    def to_frame(self) -> pandas.DataFrame:
        """Return a pandas table with a row for each game and seat.

        Its columns are ``game`` and ``seat``, counted from 0, ``turns``, ``score``, ``win`` (a shared victory
        counts in parts), ``deficit`` (the most points that the seat was ever behind) and ``lead_changes``.

        Raises
        ------
        MissingPackage
            If pandas isn't installed.

        Examples
        --------
        >>> from dixit_widget.rules import edition
        >>> from dixit_widget.simulate import games
        >>> frame = games(edition("dixit-2021"), players=4, n=100, seed=7).to_frame()
        >>> frame.shape, float(frame.groupby("game")["win"].sum().max())
        ((400, 7), 1.0)
        """
        columns = {
            "game": np.repeat(np.arange(self.n), self.players),
            "seat": np.tile(np.arange(self.players), self.n),
            "turns": np.repeat(self.turns, self.players),
            "score": self.scores.ravel(),
            "win": self.wins.ravel(),
            "deficit": self.deficits.ravel(),
            "lead_changes": np.repeat(self.lead_changes, self.players),
        }
        return data_frame("Simulation.to_frame()", columns)

    def summary(self, language: str = "en") -> str:
        """Say the main numbers in a sentence or two; after each ± stands one standard error."""
        return say(
            "simulate.summary_teams" if self.rules.mode == "team" else "simulate.summary",
            language,
            n=self.n,
            games=f"{self.n:,}" if language == "en" else f"{self.n:,}".replace(",", "\u202f"),
            rules=named(self.rules, language),
            players=self.players,
            turns=_shown(self.mean_turns, self.mean_turns_error, language),
            told=_shown(self.storyteller_points, self.storyteller_points_error, language),
            guessed=_shown(self.guesser_points, self.guesser_points_error, language),
        )

    def __repr__(self) -> str:
        size = f"{self.players} players, {self.n} games, {self.mean_turns:.2f} turns"
        return f"<Simulation {self.rules.id}: {size}>"


def named(rules: RuleSet, language: str) -> str:
    """Return the id of a rule set, and whether it is a variant of the edition."""
    return (
        rules.id if editions().get(rules.id) == rules else say("simulate.changed", language, rules=rules.id)
    )


def _joined(blocks: list[list[npt.NDArray[np.int8]]]) -> npt.NDArray[np.int8] | None:
    """Join the turns of all blocks of games; games that ended earlier have -1."""
    longest = max((len(turns) for turns in blocks), default=0)
    if not longest:
        return None
    whole = []
    for turns in blocks:
        over = [np.full_like(turns[0], -1)] * (longest - len(turns))
        whole.append(np.stack([*turns, *over], axis=1))
    return np.concatenate(whole)


def standard_error(values: npt.NDArray[np.generic]) -> Floats:
    """Return the standard error of the mean over the first axis; not a number for fewer than two values."""
    if len(values) < 2:
        return np.full(values.shape[1:], np.nan)
    error: Floats = np.std(values.astype(np.float64), axis=0, ddof=1) / sqrt(len(values))
    return np.asarray(error)


def _shown(value: float, error: float, language: str) -> str:
    """Write a value and its error with as many decimals, two of which the error fills."""
    if not error > 0:
        text = f"{value:.2f}"
    else:
        decimals = max(0, 1 - floor(log10(error)))
        text = f"{value:.{decimals}f} ± {error:.{decimals}f}"
    return text if language == "en" else text.replace(".", ",")

"""Whole games in lock-step: thousands of them take each turn together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from dixit_widget.rules import RuleSet
from dixit_widget.rules.ruleset import check_rules
from dixit_widget.rules.validation import BOX, shown, whole_number
from dixit_widget.simulate.batch import Scorer, SimulationProblem, Work, check_whole, scorer_for
from dixit_widget.simulate.perception import Voters, make_perception
from dixit_widget.simulate.simulation import Simulation, Tally, Whole

BLOCK = 1 << 15
"""Games that go in lock-step; their columns fit the second-level cache."""

MOST = 100_000_000
"""The most games of a simulation: their scores fill some gigabytes."""

ENDLESS = 2000
"""Turns after which a game is said to have no end."""


def games(
    rules: RuleSet,
    players: int,
    n: int,
    clarity: float | Sequence[float] = 0.5,
    seed: int = 0,
    *,
    shared_taste: float = 0.0,
    pull: float = 0.0,
    second_vote: float = 0.0,
    keep_votes: bool = False,
) -> Simulation:
    """Simulate whole games.

    The model of who votes for what is described in `dixit_widget.simulate.perception`; with the defaults,
    everybody finds the card with chance ``clarity``, and wrong votes are uniform. Seat 0 tells first.

    Parameters
    ----------
    rules : RuleSet
    players : int
    n : int
        Number of games.
    clarity : number or sequence of numbers, default 0.5
        Chance that a guesser finds the card among decoys drawn at random; one for each seat makes bold and
        careful storytellers. With ``pull`` above 0 decoys are the best of a hand and draw votes away: the
        card is then found less often. In party mode the chance that a player votes for the card that fits
        best.
    seed : int, default 0
        Same seed, same games.
    shared_taste : float, default 0
        Correlation, 0 to 1, between the finds of two guessers; with ``pull`` above 0 that of the clues'
        clarity only, as decoys then tie finds together too.
    pull : float, default 0
        How much more decoys draw that fit well; each is the best of a hand.
    second_vote : float, default 0
        Chance that a guesser uses a second vote, where the rules allow two.
    keep_votes : bool, default False
        Whether to keep all votes, in ``votes`` (and ``second``, ``red``).

    Returns
    -------
    Simulation

    Raises
    ------
    SimulationProblem
        If the rules don't allow this number of players, a parameter is out of range, or games go on for ever.

    Examples
    --------
    >>> from dixit_widget.rules import edition
    >>> sim = games(edition("dixit-2008"), players=6, n=1000, seed=7)
    >>> sim.turns.min(), sim.turns.max()
    (np.int16(8), np.int16(8))
    >>> sim.scores.shape, round(float(sim.win_share.sum()), 6)
    ((1000, 6), 1.0)
    """
    players = check_players(rules, players)
    n, seed = check_whole(n, 1, MOST, "simulate.n"), check_seed(seed)
    model = make_perception(rules, players, clarity, shared_taste, pull, second_vote)
    ending = _ending(rules, players, BOX)
    sides = rules.sides_for(players)
    scorer = scorer_for(rules, sides if rules.mode == "party" else sides - 1)
    sim = Simulation.empty(rules, players, n, model, seed, _numbers_for(rules, scorer, ending))
    tally = Tally(scorer.parts, np.int16 if scorer.most * sides < 2**15 else np.int32)
    kept: list[Kept] = []
    for number, start in enumerate(range(0, n, BLOCK)):
        chance = np.random.Generator(np.random.SFC64(np.random.SeedSequence(seed, spawn_key=(number,))))
        block = _Block(rules, players, Voters(rules, players, model, chance), ending, keep_votes)
        block.play(sim, tally, start, min(BLOCK, n - start))
        kept.append(block.kept)
    return sim.with_tally(tally, kept if keep_votes else [])


def _numbers_for(rules: RuleSet, scorer: Scorer, ending: _Ending) -> type[np.int16] | type[np.int32]:
    """Return numbers that hold all scores that can come about, in parts of a point."""
    most = scorer.most * min(ending.due or ENDLESS, ENDLESS)
    if rules.ties == "play_on":
        most = scorer.most * ENDLESS
    elif rules.target_score is not None and not scorer.losses:
        most = min(most, rules.target_score * scorer.parts + scorer.most)
    return np.int16 if most < 2**15 else np.int32


def check_players(rules: RuleSet, players: object) -> int:
    """Refuse what is no rule set, and a number of players that isn't for it.

    Raises
    ------
    SimulationProblem
    """
    check_rules(rules, SimulationProblem)
    low, high = rules.players_min, rules.players_max
    number = whole_number(players)
    if number is None or not low <= number <= high or (rules.players_even and number % 2):
        raise SimulationProblem("simulate.players", low=low, high=high, value=shown(players))
    return number


def check_seed(seed: object) -> int:
    """Refuse a seed that is no whole number from 0.

    Raises
    ------
    SimulationProblem
    """
    number = whole_number(seed)
    if number is None or number < 0:
        raise SimulationProblem("simulate.seed", value=shown(seed))
    return number


def turn_limit(rules: RuleSet, players: int, cards: int = BOX) -> int | None:
    """Return the turn with which a game ends whatever the points are, or None if it hangs on them.

    Where ties are played on, only the last cards end a game for certain. Of two opponents in a team, whoever
    holds more cards is taken to hand in, of equals who sits first.

    Parameters
    ----------
    rules : RuleSet
    players : int
    cards : int, default 84
        Cards in the deck.

    Raises
    ------
    SimulationProblem
        If the rules don't allow this number of players, or so few cards.

    Examples
    --------
    >>> from dixit_widget.rules import edition
    >>> turn_limit(edition("dixit-2008"), 6), turn_limit(edition("print-and-play"), 4)
    (8, 8)
    """
    players, cards = check_players(rules, players), check_whole(cards, 0, 100_000, "simulate.cards")
    need = rules.cards_needed(players)
    if cards < need:
        raise SimulationProblem("deck_small", players=players, need=need, n=cards)
    due, last = _ending(rules, players, cards)
    return last if due is None or rules.ties == "play_on" else due


class _Ending(NamedTuple):
    """The turn with which a game should end whatever the points are, and the last that can be played."""

    due: int | None
    last: int | None


def _ending(rules: RuleSet, players: int, cards: int) -> _Ending:
    dues = [] if rules.turns_each is None else [rules.turns_each * players]
    if rules.refill != "none":
        return _Ending(min(dues, default=None), None)
    drawn, last = _turns_in_pack(rules, players, cards)
    if rules.ends_with_pack:
        dues.append(drawn)
    return _Ending(min([*dues, last]), last)


def _turns_in_pack(rules: RuleSet, players: int, cards: int) -> tuple[int, int]:
    """Return the turn whose refill draws the last card, and the last that can be played."""
    size = rules.hand_size_for(players)
    hands = [size] * players
    pile = cards - size * players
    turn = 0
    drawn_out: int | None = None
    while True:
        teller = turn % players
        owed = _owed(rules, hands, teller)
        if hands[teller] < 1 or any(hand < cost for hand, cost in zip(hands, owed, strict=True)):
            return turn if drawn_out is None else drawn_out, turn
        turn += 1
        hands = [hand - cost for hand, cost in zip(hands, owed, strict=True)]
        for step in range(players):
            seat = (teller + step + (rules.draws_first == "next_storyteller")) % players
            drawn = min(size - hands[seat], pile)
            hands[seat] += drawn
            pile -= drawn
        if rules.pass_hands:
            hands = [hands[-1], *hands[:-1]]
        if pile == 0 and drawn_out is None:
            drawn_out = turn


def _owed(rules: RuleSet, hands: list[int], teller: int) -> list[int]:
    """Return how many cards each seat puts on the table in a turn."""
    players = len(hands)
    each, sides = rules.cards_each_for(players), rules.sides_for(players)
    if sides == players:
        return [1 if seat == teller else each for seat in range(players)]
    owed = [0] * players
    for team in range(sides):
        seats = (team, team + sides)
        if teller in seats:
            owed[teller] = rules.storyteller_cards() - 1
            owed[sum(seats) - teller] = 1
        else:
            owed[max(seats, key=lambda seat: hands[seat])] = each
    return owed


class Kept:
    """The votes of a block of games, turn by turn; -1 where a game was over."""

    def __init__(self) -> None:
        self.votes: list[npt.NDArray[np.int8]] = []
        self.second: list[npt.NDArray[np.int8]] = []
        self.red: list[npt.NDArray[np.int8]] = []

    def add(self, size: int, here: npt.NDArray[np.intp], *kinds: npt.NDArray[np.uint8] | None) -> None:
        """Keep a turn's votes, second votes and red tokens of the games at these places."""
        for drawn, turns in zip(kinds, (self.votes, self.second, self.red), strict=True):
            if drawn is not None:
                whole = np.full((*drawn.shape[:-1], size), -1, dtype=np.int8)
                whole[..., here] = drawn.view(np.int8)
                turns.append(whole.T)


class _Block:
    """Games that go in lock-step. Rows of points, one for each side, are turned with the storyteller."""

    def __init__(
        self, rules: RuleSet, players: int, voters: Voters, ending: _Ending, keep_votes: bool
    ) -> None:
        self._rules = rules
        self._players = players
        self._sides = sides = rules.sides_for(players)
        self._voters = voters
        self._ending = ending
        self._keep = keep_votes
        self._party = rules.mode == "party"
        self._scorer = scorer_for(rules, sides if self._party else sides - 1)
        self._target = None if rules.target_score is None else rules.target_score * self._scorer.parts
        self.kept = Kept()

    def play(self, sim: Simulation, tally: Tally, start: int, size: int) -> None:
        """Play so many games to their ends, and write them into the simulation from a place on."""
        sides = self._sides
        scores: Whole = np.zeros((sides, size), dtype=sim.scores.dtype)
        behind: Whole = np.zeros((sides, size), dtype=sim.scores.dtype)
        leader = np.full(size, -1, dtype=np.int8)
        changes = np.zeros(size, dtype=np.int16)
        places = np.arange(start, start + size)
        points = np.empty((sides, size), dtype=np.int16)
        work = Work(sides if self._party else sides - 1, size)
        for turn in range(1, ENDLESS + 1):
            seat = (turn - 1) % self._players
            now = points[:, : len(places)]
            self._take_turn(seat, now, tally, work, size, places - start)
            for row in range(sides):
                scores[(seat + row) % sides] += now[row]
            best = np.maximum.reduce(scores, axis=0)
            np.maximum(behind, best - scores, out=behind)
            alone, changed = self._new_leader(leader, scores, best)
            changes += changed
            over = self._over(turn, best, alone)
            if over.any():
                sim.write(places[over], turn, scores[:, over], behind[:, over], changes[over])
                going = ~over
                if not going.any():
                    return
                scores, behind, leader = scores[:, going], behind[:, going], leader[going]
                changes, places = changes[going], places[going]
        raise SimulationProblem("simulate.endless", turns=ENDLESS)

    def _take_turn(
        self,
        seat: int,
        points: npt.NDArray[np.int16],
        tally: Tally,
        work: Work,
        size: int,
        here: npt.NDArray[np.intp],
    ) -> None:
        rules, games = self._rules, points.shape[1]
        second = red = None
        if self._party:
            votes, red = self._voters.party(seat, games, rules.red_token, rules.own_vote)
        else:
            votes, second = self._voters.finding(seat, games)
        finders = self._scorer.score(votes, second, red, points, work)
        tally.add(points, finders, self._sides - 1)
        if self._keep:
            self.kept.add(size, here, votes, second, red)

    @staticmethod
    def _new_leader(
        leader: npt.NDArray[np.int8], scores: Whole, best: Whole
    ) -> tuple[npt.NDArray[np.bool_], npt.NDArray[np.bool_]]:
        """Note who leads alone; return where anybody does, and where that is another one than before."""
        ahead = scores == best
        alone = np.add.reduce(ahead.view(np.int8), axis=0, dtype=np.int8) == 1
        who = np.zeros(len(best), dtype=np.int8)
        for seat in range(1, len(scores)):
            who += ahead[seat].view(np.int8) * np.int8(seat)
        changed = alone & (who != leader)
        first = leader < 0
        np.copyto(leader, who, where=changed)
        return alone, changed & ~first

    def _over(self, turn: int, best: Whole, alone: npt.NDArray[np.bool_]) -> npt.NDArray[np.bool_]:
        due, last = self._ending
        if last is not None and turn >= last:
            return np.ones(len(best), dtype=bool)
        over: npt.NDArray[np.bool_]
        if due is not None and turn >= due:
            over = np.ones(len(best), dtype=bool)
        elif self._target is None:
            return np.zeros(len(best), dtype=bool)
        else:
            over = best >= self._target
        return over & alone if self._rules.ties == "play_on" else over

"""Lesson 04: the voters' dilemma; its questions, and checks of its exercises."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import product
from math import inf, prod
from typing import TypeAlias

from matplotlib.axes import Axes

import dixit_widget as dixit
from dixit_widget.charts import GOLD, INK, LINE, MUTED, canvas, describe
from dixit_widget.theory import TheoryProblem, VotingGame, replicator, voting_game
from lesson import Verdict, again, no_turn, not_yet, number, right

RULES = dixit.edition("dixit-2021")
CARD, DECOY = "card", "decoy"
THREE = dixit.Round("Ana", ("Ben", "Ana", "Cleo", "Ben", "Cleo"), {"Ben": (2,), "Cleo": (2,)})
"""Three at the table; Ana tells, her card lies in slot 2, and both guessers vote for it."""
FOUR = dixit.Round("Ana", ("Ben", "Ana", "Cleo", "Dan"), {"Ben": (2,), "Cleo": (2,), "Dan": (2,)})
"""The same with four."""


_HUNTS = {"stag_hunt": "a Stag Hunt", "assurance": "a game of Assurance"}

Changes: TypeAlias = "Mapping[str, dict[str, object]]"


def ask_vote() -> dixit.Predict:
    """Ask what to vote for when everybody knows the card."""
    card = "a vote for the storyteller’s card"
    return dixit.Predict(
        "Every guesser knows the storyteller’s card. What pays you most?",
        choices=[card, "a vote for somebody’s decoy", "it depends on what the others do"],
        truth=card,
        explanation="Whatever the others do, the card pays you more. What that does to all is this lesson.",
    )


def ask_agreed() -> dixit.Predict:
    """Ask how much five guessers could have if they agreed beforehand."""

    def most() -> int:
        five = voting_game(RULES, guessers=5)
        return max(int(min(five.payoffs(profile))) for profile in five.pareto())

    return dixit.Predict(
        "Five guessers know the card. How many points can each of them have, all the same, at most?",
        number=(0, 8),
        truth=most,
        explanation="2 each because nobody found it, and 5 votes on 5 decoys: one point more for each.",
    )


def ask_screw() -> dixit.Predict:
    """Ask which rule change ends the dilemma."""
    right_one = "no points for decoys when nobody finds the card"
    return dixit.Predict(
        "Which change ends the dilemma of voters who all know the card?",
        choices=[
            "a lone finder gets 4 points",
            "at most 3 points for votes on a decoy",
            "2 points for every vote on a decoy",
            right_one,
        ],
        truth=right_one,
        explanation="Keeping away together then pays 2, like finding it together: honesty costs nothing.",
    )


def ask_mistake() -> dixit.Predict:
    """Ask how long trust lasts among five of whom each errs in two turns of a hundred."""
    return dixit.Predict(
        "Each of five errs in 2 turns of 100. In which turn, on average, comes the first mistake?",
        number=(1, 60),
        truth=lambda: 1 / (1 - 0.98**5),
        tolerance=2,
        explanation="Some one of five errs in nearly one turn of ten: turn 10.4, on average.",
    )


def turn_of_trust(mistakes: float, guessers: int = 5) -> tuple[float, float]:
    """Return what a turn pays who keeps away, and who votes for the card, if all others mean to keep away.

    Their votes go round the table; each of them votes for the card all the same with the chance of a mistake.
    """
    game = voting_game(RULES, guessers)
    kept, betrayed = 0.0, 0.0
    for err in product((False, True), repeat=guessers - 1):
        chance = prod(mistakes if each else 1 - mistakes for each in err)
        others = [1 if each else (i + 1) % guessers + 2 for i, each in enumerate(err, 1)]
        kept += chance * game.payoffs((3, *others))[0]
        betrayed += chance * game.payoffs((1, *others))[0]
    return kept, betrayed


def patience_of_the_forgiving(turns: float, mistakes: float = 0.0, guessers: int = 5) -> float:
    """Return how patient voters must be for a punishment to deter them from voting for the card.

    With the chance q that nobody errs, trust is worth G more than the punishment that would begin instead:
    G = (K − P) / (1 − δq + δᵐ(1 − δ)/(1 − δᵐ)), where K is what a turn of trust pays on average.

    Parameters
    ----------
    turns : int or inf
        For how long all vote for the card after a betrayal or a mistake.
    mistakes : float, optional
        How often somebody who means to keep away votes for the card all the same.
    guessers : int, optional

    Returns
    -------
    float
        The least δ; infinity if none below 1 is enough.
    """
    punished = voting_game(RULES, guessers).corners.punishment
    kept, betrayed = turn_of_trust(mistakes, guessers)
    trust = (1 - mistakes) * kept + mistakes * betrayed
    right_others = (1 - mistakes) ** (guessers - 1)

    def deters(delta: float) -> bool:
        begin_anew = delta**turns * (1 - delta) / (1 - delta**turns)
        worth = (trust - punished) / (1 - delta * right_others * (1 - mistakes) + begin_anew)
        return delta * right_others * worth >= betrayed - kept

    low, high = 0.0, 1 - 1e-9
    if not deters(high):
        return inf
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (low, middle) if deters(middle) else (middle, high)
    return high


def gain_of_the_card(game: VotingGame, share: float) -> float:
    """Return what the card pays more than a decoy if each other votes for it with this chance."""
    others = game.guessers - 1
    pays = game.to_arrays()[0]
    for guesser in range(others, 0, -1):
        own = game.strategies[guesser]
        chances = [share if slot == 1 else (1 - share) / others for slot in own]
        pays = pays @ chances
    return float(pays[0] - pays[1])


def learners(game: VotingGame, starts: tuple[float, ...], time: float = 6.0) -> Axes:
    """Draw how the share of those who vote for the card moves where people imitate what pays more."""
    threshold = next((float(q) for q in game.symmetric_equilibria() if 0 < q < 1), None)
    ax = canvas(
        None, "Who learns to vote for the card?", f"{game.guessers} guessers who imitate what pays more."
    )
    for start in starts:
        path = replicator(lambda x: [gain_of_the_card(game, x[0]), 0], [start, 1 - start], time, points=121)
        to_card = path[-1, 0] > start
        ax.plot(
            [time * i / 120 for i in range(121)], path[:, 0], color=GOLD if to_card else INK, linewidth=2.5
        )
    words = "all end with the card"
    if threshold is not None:
        ax.axhline(threshold, color=MUTED, linestyle="--", linewidth=1)
        ax.annotate(
            f"threshold {threshold:.3f}",
            (time, threshold),
            (0, 4),
            textcoords="offset points",
            ha="right",
            color=INK,
        )
        words = f"above {threshold:.3f} all come to vote for the card, below it nobody does"
    ax.set_ylim(-0.02, 1.02)
    ax.set_xlim(0, time)
    ax.set_xlabel("time")
    ax.set_ylabel("share that votes for the card")
    ax.grid(color=LINE)
    describe(ax, f"Share of voters for the card, among {game.guessers} who imitate what pays more: {words}.")
    return ax


def check_matrix(cells: object) -> Verdict:
    """Exercise 1: what Ben and Cleo get, by what the two vote for."""
    if not isinstance(cells, Mapping):
        return again(
            'This is no dict. Leave its four lines as they are – `("card", "card"): …,` – and replace each '
            "`...` by two numbers, `(Ben, Cleo)`."
        )
    empty = [votes for votes, pays in cells.items() if pays is None or pays is ...]
    if len(empty) == len(cells):
        return not_yet(
            "Move the tokens, read off Ben’s and Cleo’s points, and write them in as `(Ben, Cleo)`."
        )
    game = voting_game(RULES, guessers=2)
    for first in (CARD, DECOY):
        for second in (CARD, DECOY):
            pays = cells.get((first, second))
            what = f"Ben votes for the {_named(first)}, Cleo for the {_named(second)}"
            if pays is None or pays is ...:
                return again(f"So far so good. One is still to be filled in: {what}.")
            truth = game.payoffs((1 if first == CARD else 3, 1 if second == CARD else 2))
            if not isinstance(pays, (tuple, list)) or len(pays) != 2:
                return again(f"{what}: write two numbers, `(Ben, Cleo)`.")
            if tuple(pays) != truth:
                return again(f"{what}: not {tuple(pays)}. {_cell_hint(first, second, tuple(pays), truth)}")
    return right("Read down and across: whatever Cleo does, Ben gets more for the card. The same for Cleo.")


def _named(choice: str) -> str:
    return "storyteller’s card" if choice == CARD else "other’s decoy"


def _cell_hint(first: str, second: str, pays: tuple[object, ...], truth: tuple[object, ...]) -> str:
    if pays == truth[::-1]:
        return "These are the right numbers in the wrong order: Ben’s comes first."
    if first == second == CARD:
        return "Everybody has found it – what does each guesser get then?"
    if first == second == DECOY:
        return "Nobody has found it: 2 points each; and each decoy has a vote."
    return "One has found it: 3 points; and one decoy has a vote, which pays its owner in every case."


def check_everyone_three(turn: object) -> Verdict:
    """Exercise 2: votes of three guessers with which each of them gets 3 points."""
    if not isinstance(turn, dixit.Round):
        return no_turn()
    if turn == FOUR:
        return not_yet("Move the tokens of the lab above, then run this cell again.")
    try:
        score = dixit.score_round(RULES, turn)
    except dixit.InvalidRound as problem:
        return again(f"This turn cannot come about: {problem}")
    if len(turn.votes) != 3:
        return again(f"There are {len(turn.votes)} guessers on the table; keep three of them.")
    pays = {name: score.points[name] for name in turn.votes}
    if set(pays.values()) == {3}:
        return right("All three are better off than if all had found the card – and Ana still gets nothing.")
    told = ", ".join(f"{name} {points}" for name, points in pays.items())
    if score.finders:
        found = " and ".join(score.finders)
        return again(f"{told}. {found} found the card: with a finder, those who missed get no 2 points.")
    return again(
        f"{told}. Nobody has found it, that is the way; now share the votes so that each decoy gets one."
    )


def check_dissolve(rules: object, but_not: Changes) -> Verdict:
    """Exercise 4: a rule change after which the voters' game is no Prisoner's Dilemma."""
    game = _game_of(rules, but_not)
    if isinstance(game, Verdict):
        return game
    temptation, reward, punishment, sucker = game.corners
    if game.kind == "prisoners_dilemma":
        return again(
            f"Still a Prisoner’s Dilemma: {temptation} > {reward} > {punishment} > {sucker}. It falls apart "
            f"when keeping away together ({reward}) pays no more than all finding it ({punishment}), or when "
            f"breaking away ({temptation}) pays no more than keeping away."
        )
    if game.kind == "deadlock":
        return right(
            f"All voting for the card pays {punishment}, all keeping away {reward}: nothing is lost by "
            f"honest voting, which is best for each."
        )
    if game.kind in ("stag_hunt", "assurance"):
        return right(
            f"Now nobody is tempted to leave those who keep away ({temptation} against {reward}). But nobody "
            f"leaves a crowd of honest voters, either: two kinds of equilibria, {_HUNTS[game.kind]}."
        )
    if is_dilemma(game):
        return again(
            f"Hardly: {temptation} > {reward} > {punishment} still stands, and the card never pays less than "
            f"anything else. What is new is only that a vote without it can pay as much. Change T, R and P."
        )
    return right(
        f"It is no Prisoner’s Dilemma any more, but no clear case either. {game.why()} Can you make it one?"
    )


def is_dilemma(game: VotingGame) -> bool:
    """Whether the card never pays less than another vote, and all would have more if nobody voted for it."""
    temptation, reward, punishment, _ = game.corners
    return temptation > reward > punishment and game.dominant(strict=False) == (1,) * game.guessers


def check_stag_hunt(rules: object, but_not: Changes) -> Verdict:
    """Exercise 5: a rule change that turns the voters' game, for points, into a Stag Hunt."""
    game = _game_of(rules, but_not)
    if isinstance(game, Verdict):
        return game
    temptation, reward, punishment, sucker = game.corners
    if game.kind == "stag_hunt":
        return right(f"{reward} for all who keep away, {temptation} for one who does not: now trust pays.")
    if game.kind == "assurance":
        return again(
            f"Its neighbour, a game of Assurance: whoever breaks away alone gets {temptation}, less than the "
            f"{punishment} of all who find the card. In a Stag Hunt the hare is as good for one hunter as "
            f"for many: bring T up to P, or P down."
        )
    four = f"T = {temptation}, R = {reward}, P = {punishment}, S = {sucker}"
    if reward <= punishment:
        return again(
            f"{four}: keeping away together pays no more than finding it together. There is no stag: raise R."
        )
    gets = f"gets {temptation} instead of {reward}" if temptation > reward else "gets just as much"
    return again(
        f"{four}: whoever breaks away {gets}. Bring R above T: pay more when nobody finds the card, or less "
        f"for finding it (alone)."
    )


def _game_of(rules: object, but_not: Changes) -> VotingGame | Verdict:
    """Return the voters' game under a student's rules, or what is to be said before it is looked at."""
    if rules is None or rules is ...:
        return not_yet("Write `RULES.replace(field=value)`.")
    if not isinstance(rules, dixit.RuleSet):
        return again("This is no rule set. `RULES.replace(field=value)` makes one.")
    if rules == RULES:
        return again("These are still the rules of the box: `replace` needs a field and its new value.")
    for name, change in but_not.items():
        if rules == RULES.replace(**change):
            return again(f"That one is in the table already: {name}. Find another.")
    try:
        return voting_game(rules, guessers=4)
    except TheoryProblem as problem:
        return again(str(problem))


def check_patience(answer: object) -> Verdict:
    """Exercise 3: how much the next turn must count if a lone finder gets 4."""
    if answer is None or answer is ...:
        return not_yet("Write a fraction: `Fraction(…, …)`. Two decimals will do, too.")
    given = number(answer)
    game = voting_game(RULES.replace(lone_finder_points=4), guessers=4)
    temptation, reward, punishment, _ = game.corners
    hints = {
        Fraction(
            1, 2
        ): "That is what the box needs, where T is 4. With this rule the lone finder gets more: T = 5.",
        Fraction(1, 3): "You have the part that is not needed: δ must be at least (T − R) / (T − P).",
        Fraction(3, 2): "Upside down: the smaller number goes above the line.",
        Fraction(2): "Divide by T − P, not by R − P.",
    }
    if given is None:
        return again(f"`{answer!r}` is no number. Write a fraction: `Fraction(…, …)`.")
    needed = Fraction(temptation - reward) / Fraction(temptation - punishment)
    if abs(given - needed) < Fraction(1, 250):  # rounded to two decimals it is 1/300 away
        return right(
            "2/3 instead of 1/2: the variant makes betrayal sweeter, so keeping away takes more patience."
        )
    return again(
        hints.get(
            given,
            f"T = {temptation}, R = {reward}, P = {punishment}. Put them into (T − R) / (T − P), and give a "
            f"fraction or two decimals, rounded.",
        )
    )

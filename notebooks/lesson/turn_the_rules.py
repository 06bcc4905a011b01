"""Lesson 05: what each family of rules does, and a game made to order; its questions, and its checks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cache
from math import comb
from statistics import NormalDist
from typing import NamedTuple, TypeAlias

import dixit_widget as dixit
from dixit_widget.simulate import SimulationProblem, games
from dixit_widget.theory import TheoryProblem, best_clarity, guesser_payoff, storyteller_payoff, voting_game
from lesson import Table, Verdict, again, not_yet, right, table
from lesson.voters import is_dilemma

RULES = dixit.edition("dixit-2021")
HALF = Fraction(1, 2)
KINDS = {
    "prisoners_dilemma": "Prisoner’s Dilemma",
    "deadlock": "no dilemma",
    "stag_hunt": "Stag Hunt",
    "assurance": "Assurance",
    "coordination": "coordination",
    "other": "no name",
}
SCORING = (
    "storyteller_points",
    "finder_points",
    "all_or_none_points",
    "everybody_found_points",
    "nobody_found_points",
    "decoy_points",
    "lone_finder_points",
    "bonus_cap",
)

Changes: TypeAlias = "Mapping[str, dict[str, object]]"


class Fingerprint(NamedTuple):
    """What rules come to, when every clue is half clear.

    Attributes
    ----------
    clue : float
        The chance that the best clue is found with.
    kind : str
        The game that voters play who all know the card.
    telling, guessing : Fraction
        Points a turn, on average.
    turns, gap : float
        Length of a game, and the best seat's share of the victories less the worst's; simulated.
    gap_margin : float
        How far the gap may be off: half of an interval that holds for all pairs of seats at once in 95% of
        cases (Bonferroni), since these two are picked for their gap.
    """

    clue: float
    kind: str
    telling: Fraction
    guessing: Fraction
    turns: float
    gap: float
    gap_margin: float


@cache
def fingerprint(rules: dixit.RuleSet, players: int, n: int = 400_000) -> Fingerprint:
    """Return what these rules come to with so many players, out of so many games."""
    sim = games(rules, players=players, n=n, seed=1)
    best, worst = int(sim.win_share.argmax()), int(sim.win_share.argmin())
    gaps = sim.wins[:, best] - sim.wins[:, worst]
    errors = NormalDist().inv_cdf(1 - 0.025 / comb(players, 2))
    return Fingerprint(
        float(best_clarity(rules, players - 1).p),
        voting_game(rules, players - 1).kind,
        storyteller_payoff(rules, players - 1, HALF),
        guesser_payoff(rules, players - 1, HALF),
        sim.mean_turns,
        float(gaps.mean()),
        float(errors * gaps.std() / n**0.5),
    )


def screws(changes: Changes, players: int) -> Table:
    """Return a table of what each change does."""
    rows = []
    for name, change in changes.items():
        it = fingerprint(RULES.replace(**change), players)
        points = [f"{float(each):.2f}" for each in (it.telling, it.guessing)]
        gap = f"{100 * it.gap:.1f} ± {100 * it.gap_margin:.1f}"
        rows.append([name, f"{it.clue:.2f}", KINDS[it.kind], *points, f"{it.turns:.1f}", gap])
    head = ["change", "best clue", "voters who know play", "telling", "guessing", "turns", "seats: gap"]
    return table(head, rows)


def single_screws(most: int = 12) -> Iterator[tuple[str, int]]:
    """Yield every change of one whole number after which, with three players, telling pays like guessing."""
    for field in SCORING:
        for value in range(most + 1):
            try:
                rules = RULES.replace(**{field: value})
            except dixit.InvalidRules:
                continue
            if storyteller_payoff(rules, 2, HALF) == guesser_payoff(rules, 2, HALF):
                yield field, value


def ask_storyteller() -> dixit.Predict:
    """Ask what a storyteller must get so that telling pays as much as guessing, with three players."""
    return dixit.Predict(
        "Three players. Instead of 3, how much must a storyteller get, for telling to pay like guessing?",
        number=(0, 10, 0.5),
        truth=lambda: float(guesser_payoff(RULES, 2, HALF) / HALF),
        explanation="Half of the turns pay, so half of it must be 9/4. But the track has whole spaces only.",
    )


def ask_both() -> dixit.Predict:
    """Ask which screw moves the best clue and the voters' game at once."""
    lone = "a lone finder gets 1 (and the storyteller, too)"
    return dixit.Predict(
        "Six players. Which of these moves the best clue AND the game that the voters play?",
        choices=["the storyteller gets 5", "finders get 5", "a vote on a decoy pays 2", lone],
        truth=lone,
        explanation="It pays both sides, and differently for few finders than for many.",
    )


def ask_cure() -> dixit.Predict:
    """Ask what makes the seats of the 2008 box fair for three, or all but fair."""
    both = "either of the two"
    return dixit.Predict(
        "Three players, the 2008 box: what brings every seat to within 1% of a fair share?",
        choices=["everyone tells four times", "telling pays as much as guessing", both, "neither of the two"],
        truth=both,
        explanation="A turn more to tell costs no points where telling costs none.",
    )


def check_fair(rules: object) -> Verdict:
    """Exercise 1: telling worth as much as guessing, with three players and half-clear clues."""
    given = _rules(rules)
    if isinstance(given, Verdict):
        return given
    try:
        telling, guessing = storyteller_payoff(given, 2, HALF), guesser_payoff(given, 2, HALF)
    except TheoryProblem as problem:
        return again(str(problem))
    if telling == guessing and any(isinstance(getattr(given, name), float) for name in SCORING):
        return again(f"Both pay {telling}, indeed. Now in whole points, so that a track will do.")
    if telling == guessing and given.finder_points <= 0:
        return right(
            f"Both pay {telling}. But finding the card pays nothing now: would you still look for it? "
            f"Can you do it so that somebody wants to?"
        )
    if telling == guessing:
        return right(f"Telling and guessing both pay {telling} points a turn.")
    more, less = ("Telling", "guessing") if telling > guessing else ("Guessing", "telling")
    far = abs(telling - guessing)
    hint = "You are near. " if far <= Fraction(1, 2) else ""
    return again(
        f"{more} pays {max(telling, guessing)}, {less} {min(telling, guessing)}: {far} too little. {hint}"
        f"In the equation above, {_sides(given)}"
    )


def _sides(rules: dixit.RuleSet) -> str:
    plain = RULES.replace(
        storyteller_points=rules.storyteller_points,
        finder_points=rules.finder_points,
        all_or_none_points=rules.all_or_none_points,
        decoy_points=rules.decoy_points,
    )
    if any(getattr(rules, name) != getattr(plain, name) for name in SCORING) or (
        not rules.decoy_points_when_nobody
    ):
        return "you have changed more than its four letters: work out the four cases anew."
    s, a, d, f = (
        rules.storyteller_points,
        rules.all_or_none_points,
        rules.decoy_points,
        rules.finder_points,
    )
    return f"the left is {s}, the right {a} + {d} + {f}/2 = {a + d + Fraction(f) / 2}."


def check_gentle(rules: object) -> Verdict:
    """Exercise 2: no Prisoner's Dilemma for six players, with clues and length as they were."""
    given = _rules(rules)
    if isinstance(given, Verdict):
        return given
    try:
        it = fingerprint(given, 6)
    except (TheoryProblem, SimulationProblem) as problem:
        return again(str(problem))
    faults = []
    game = voting_game(given, 5)
    if is_dilemma(game):
        temptation, reward, punishment, _ = game.corners
        nearly = "a" if it.kind == "prisoners_dilemma" else "all but a"
        faults.append(
            f"it is still {nearly} Prisoner’s Dilemma ({temptation} for the one who breaks away, {reward} "
            f"for all who keep away, {punishment} for all who find it)"
        )
    if not 0.45 <= it.clue <= 0.55:
        faults.append(
            f"the best clue is found with chance {it.clue:.3f}, {_off(it.clue, 0.45, 0.55, 3)} what is wanted"
        )
    if not 10.5 <= it.turns <= 11.5:
        faults.append(f"a game lasts {it.turns:.1f} turns, {_off(it.turns, 10.5, 11.5, 1)} what is wanted")
    if not faults:
        return right(
            f"What voters play now: {KINDS[it.kind]}. Best clue {it.clue:.2f}, {it.turns:.1f} turns. "
            f"Nobody will notice the difference, except those who vote."
        )
    return again(f"{3 - len(faults)} of 3 hold. Not yet: {'; '.join(faults)}.")


def check_commission(rules: object) -> Verdict:
    """Exercise 3: the game for three, checked by theory and by 400,000 seeded games."""
    given = _rules(rules)
    if isinstance(given, Verdict):
        return given
    try:
        it = fingerprint(given, 3)
    except (TheoryProblem, SimulationProblem) as problem:
        return again(str(problem))
    faults = []
    if it.telling != it.guessing:
        faults.append(
            f"(1) telling pays {it.telling} and guessing {it.guessing}, {abs(it.telling - it.guessing)} apart"
        )
    if given.finder_points <= 0 or (given.lone_finder_points is not None and given.lone_finder_points <= 0):
        faults.append("(1) finding the card pays nothing")
    game = voting_game(given, 2)
    if is_dilemma(game):
        temptation, reward, punishment, _ = game.corners
        faults.append(
            f"(2) voters who know the card play a Prisoner’s Dilemma: {temptation} > {reward} > {punishment}"
        )
    if not 0.45 <= it.clue <= 0.55:
        faults.append(
            f"(3) the best clue is found with chance {it.clue:.3f}, {_off(it.clue, 0.45, 0.55, 3)} the range"
        )
    if not 10 <= it.turns <= 14:
        faults.append(f"(4) a game lasts {it.turns:.1f} turns, {_off(it.turns, 10, 14, 1)} the range")
    if it.gap > 0.015:
        faults.append(
            f"(5) the best seat wins {100 * it.gap:.1f} points of a hundred more often than the worst, "
            f"{100 * it.gap - 1.5:.1f} more than allowed"
        )
    if not faults:
        return right(
            f"Telling and guessing pay {it.telling}, the best clue is found with chance {it.clue:.2f}, "
            f"{it.turns:.1f} turns, and {100 * it.gap:.1f} points of a hundred between the seats. Play it!"
        )
    return again(f"Not yet: {'; '.join(faults)}.")


def _off(value: float, low: float, high: float, digits: int) -> str:
    return f"{low - value:.{digits}f} below" if value < low else f"{value - high:.{digits}f} above"


def _rules(rules: object) -> dixit.RuleSet | Verdict:
    """Return a student's rules, or what is to be said before they are looked at."""
    if rules is None or rules is ...:
        return not_yet("Write `RULES.replace(field=value, …)`.")
    if isinstance(rules, dixit.RuleExplorer):
        return again("This is the explorer itself. Its rules are `.rules`.")
    if not isinstance(rules, dixit.RuleSet):
        return again("This is no rule set. `RULES.replace(field=value)` makes one.")
    if rules.mode != RULES.mode:
        return again("These rules play another game. Begin with `RULES.replace(…)`.")
    if rules == RULES:
        return again("These are still the rules of the box: `replace` needs a field and its new value.")
    return rules


def playable(rules: object) -> dixit.RuleSet:
    """Return a student's rules, and those of the box as long as there are none."""
    return rules if isinstance(rules, dixit.RuleSet) else RULES

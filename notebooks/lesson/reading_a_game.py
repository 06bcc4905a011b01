"""Lesson 06: a recorded game, and what chance alone would have done; its questions, picture and checks."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from math import comb
from typing import Any, TypeAlias

import numpy as np
from matplotlib.axes import Axes

import dixit_widget as dixit
from dixit_widget.charts import GOLD, INK, LINE, MUTED, canvas, describe
from dixit_widget.simulate import Simulation
from lesson import Table, Verdict, again, no_function, no_turn, not_yet, right, table

Rows: TypeAlias = "Sequence[Mapping[str, Any]]"


# ── the record ─────────────────────────────────────────────────────────────


def start_of(record: dixit.Record, turn: int) -> int:
    """Return the position, counted in actions, at which a turn begins."""
    return next(at for at, game in enumerate(record.replay()) if game.turn == turn)


def scores_after(rows: Rows, turn: int) -> dict[str, int]:
    """Return everybody's points after a turn; nobody has any before the first."""
    return {row["player"]: row["score"] if turn else 0 for row in rows if row["turn"] == max(turn, 1)}


def round_of(rows: Rows, turn: int) -> dixit.Round:
    """Return a turn as it lay on the table, for `score_round` and the lab."""
    played = [row for row in rows if row["turn"] == turn]
    owners = {slot: row["player"] for row in played for slot in row["slots"]}
    votes = {row["player"]: row["votes"] for row in played if row["role"] == "guesser"}
    return dixit.Round(played[0]["storyteller"], tuple([owners[slot] for slot in sorted(owners)]), votes)


def lab_of(record: dixit.Record, turn: int) -> dixit.ScoringLab:
    """Return a lab in which a turn lies as it was played: its cards, its votes, and everybody’s own mark."""
    rows = record.rows()
    cards = {
        slot: card
        for row in rows
        if row["turn"] == turn
        for slot, card in zip(row["slots"], row["cards"], strict=True)
    }
    lab = dixit.ScoringLab(players=record.header.players, rules=(record.header.rules,))
    lab.round = round_of(rows, turn)
    lab.state = {**lab.state, "cards": [cards[slot] for slot in sorted(cards)]}
    return lab


def told_as(rows: Rows, turn: int) -> Table:
    """Return a turn as a table: who voted for which slot, and what it paid."""
    played = [row for row in rows if row["turn"] == turn]
    head = ["player", "role", "card in slot", "voted for", "points", "score"]
    return table(
        head,
        [
            [
                row["player"],
                row["role"],
                _list(row["slots"]),
                _list(row["votes"]),
                row["points"],
                row["score"],
            ]
            for row in played
        ],
    )


def _list(values: Sequence[int]) -> str:
    return ", ".join(map(str, values)) or "–"


def guesses(rows: Rows) -> dict[str, tuple[int, int]]:
    """Return how often each player found the card, and in how many turns that player guessed."""
    found: Counter[str] = Counter()
    tried: Counter[str] = Counter()
    for row in rows:
        if row["role"] == "guesser":
            found[row["player"]] += bool(row["found"])
            tried[row["player"]] += 1
    return {player: (found[player], tried[player]) for player in tried}


def decoy_votes(rows: Rows) -> dict[str, int]:
    """Return how many votes each player's decoys drew."""
    drawn = dict.fromkeys((row["player"] for row in rows), 0)
    for turn in sorted({row["turn"] for row in rows}):
        for owner in _fooled(rows, turn):
            drawn[owner] += 1
    return drawn


def _fooled(rows: Rows, turn: int) -> list[str]:
    """Return the owners of the decoys that were voted for in a turn, once for each vote."""
    here = round_of(rows, turn)
    owners = [here.slots[slot - 1] for slots in here.votes.values() for slot in slots]
    return [owner for owner in owners if owner != here.storyteller]


# ── what chance alone does ─────────────────────────────────────────────────


def at_least(found: int, of: int, p: float) -> float:
    """Return the chance of so many finds or more in so many guesses."""
    return sum(comb(of, k) * p**k * (1 - p) ** (of - k) for k in range(found, of + 1))


def somebody_shines(rows: Rows, p: float) -> float:
    """Return the chance that one or more of equal readers find at least as large a share as Owl did.

    Whoever guesses ten times must find it seven times, as that is the first number with such a share.
    """
    owl, tries = guesses(rows)["Owl"]
    nobody = 1.0
    for _, of in guesses(rows).values():
        nobody *= 1 - at_least(-(-owl * of // tries), of, p)
    return 1 - nobody


def blind_decoys(rows: Rows, games: int = 40_000, seed: int = 1) -> list[dict[str, int]]:
    """Play the wrong votes of a game again and again, each on any decoy but the voter's own.

    Returns
    -------
    list of dict of str to int
        The votes that each player's decoys drew, for each of the games.
    """
    chance = random.Random(seed)
    lured = []
    for turn in sorted({row["turn"] for row in rows}):
        guessers = [row for row in rows if row["turn"] == turn and row["role"] == "guesser"]
        for row in guessers:
            if not row["found"]:
                lured.append([other["player"] for other in guessers if other is not row])
    nothing = dict.fromkeys((row["player"] for row in rows), 0)
    return [dict(nothing, **Counter(chance.choice(others) for others in lured)) for _ in range(games)]


def first_to_last(sim: Simulation, gap: int) -> Axes:
    """Draw how many points lie between the first and the last at the end of simulated games."""
    gaps = sim.scores.max(axis=1) - sim.scores.min(axis=1)
    shares = np.bincount(gaps) / len(gaps)
    beyond = float(shares[gap:].sum())
    ax = canvas(
        None,
        "From the first to the last",
        f"{len(gaps):,} games of {sim.players} equal players. Gold: {gap} points or more.",
    )
    where = np.arange(len(shares))
    for bars, colour, edge in ((where < gap, LINE, MUTED), (where >= gap, GOLD, INK)):
        ax.bar(where[bars], shares[bars], color=colour, edgecolor=edge, linewidth=0.8, width=0.9)
    ax.set_xlabel("points between the first and the last")
    ax.set_yticks([])
    ax.set_xlim(-0.5, float(np.quantile(gaps, 0.999)) + 0.5)
    words = f"{beyond:.0%} of the games"
    ax.annotate(words, (gap, shares[gap] * 1.05), (6, 14), textcoords="offset points", fontsize=14, color=INK)
    describe(
        ax, f"Points between the first and the last: {gaps.mean():.1f} on average; {gap} or more in {words}."
    )
    return ax


# ── questions ──────────────────────────────────────────────────────────────


def ask_winner(record: dixit.Record) -> dixit.Predict:
    """Ask, two turns before the end, who is going to win."""
    *_, end = record.replay()
    return dixit.Predict(
        "Two turns are left. Who wins?",
        choices=list(record.header.players),
        truth=lambda: end.winners[0],
        explanation="All five find Owl’s card, and Owl gets nothing; then Fox finds Hare’s, with two votes.",
    )


def ask_shines(rows: Rows, p: float) -> dixit.Predict:
    """Ask how often somebody among equals finds as large a share of the cards as Owl."""
    return dixit.Predict(
        "Six equal readers. In how many games of a hundred does somebody find two cards of three, or more?",
        number=(0, 100),
        truth=lambda: round(100 * somebody_shines(rows, p)),
        tolerance=8,
        explanation="For Owl alone it is one game in ten. But there are six who may be the lucky one.",
    )


def ask_gap(sim: Simulation) -> dixit.Predict:
    """Ask how far apart equal players end."""
    return dixit.Predict(
        "Six exactly equal players. How many points lie between the first and the last, on average?",
        number=(0, 30),
        truth=lambda: round(float((sim.scores.max(axis=1) - sim.scores.min(axis=1)).mean())),
        tolerance=2,
        explanation="Luck alone pulls six equals nearly half a game apart.",
    )


def ask_twins() -> dixit.Predict:
    """Ask which two of the players are the same program."""
    twins = "Hare and Moth"
    return dixit.Predict(
        "Two of the six are the same program with the same character. Which two?",
        choices=["Fox and Owl", twins, "Otter and Moth", "Badger and Moth", "Hare and Owl"],
        truth=twins,
        explanation="24 points and 17, three finds and two, eight votes lured and four: the same program.",
    )


# ── checks ─────────────────────────────────────────────────────────────────


def check_saved(turn: object, rows: Rows, number: int = 10) -> Verdict:
    """Exercise 1: votes of turn 10 with which Owl wins alone, the last turn being as it was."""
    if not isinstance(turn, dixit.Round):
        return no_turn()
    played = round_of(rows, number)
    if turn == played:
        return not_yet("Move the tokens of the lab above, then run this cell again.")
    if (turn.storyteller, turn.slots) != (played.storyteller, played.slots):
        return again("Leave the cards and the players where they are; only the tokens move.")
    waiting = [voter for voter in played.votes if voter not in turn.votes]
    if waiting:
        return again(f"Everybody has to vote. No token of {' and '.join(waiting)} lies on a card.")
    rules = dixit.edition("dixit-2021")
    try:
        score = dixit.score_round(rules, turn)
    except dixit.InvalidRound as problem:
        return again(f"This turn cannot come about: {problem}")
    now = {player: had + score.points[player] for player, had in scores_after(rows, number - 1).items()}
    last = {row["player"]: row["points"] for row in rows if row["turn"] == number + 1}
    over = max(now.values()) >= 30
    end = now if over else {player: had + last[player] for player, had in now.items()}
    told = ", ".join(
        f"{player} {points}" for player, points in sorted(end.items(), key=lambda it: -it[1])[:3]
    )
    best = [player for player, points in end.items() if points == max(end.values())]
    if best == ["Owl"]:
        missed = [voter for voter in turn.votes if voter not in score.finders]
        return right(
            f"At the end: {told}. One voice would have been enough, if it was Fox’s: a clue need not be "
            f"darker, it must be darker to the right one."
            if missed == ["Fox"]
            else f"At the end: {told}. Was all of that needed? Try with one token."
        )
    if not score.finders:
        return again(f"At the end: {told}. Now nobody finds Owl’s card, and Owl gets nothing again.")
    if "Fox" in score.finders:
        tie = ": a tie" if len(best) > 1 else ""
        return again(
            f"At the end: {told}{tie}. Owl has three points now; but Fox, who finds the card, has "
            f"{score.points['Fox']} instead of two. Who must not find it?"
        )
    return again(f"At the end: {told}. Whose decoys do the lost votes feed?")


def _answers(function: Callable[[Rows], object], rows: Rows) -> tuple[dict[str, float], Verdict | None]:
    """Call a student's function and read its answer: a number for each player."""
    if not callable(function):
        return {}, no_function(function)
    try:
        value = function([dict(row) for row in rows])
    except Exception as error:  # a student's function may fail in any way
        what = f"{type(error).__name__}: {error}"
        return {}, again(f"Called with the rows, your function stopped with `{what}`.")
    if value is None or value is ...:
        return {}, not_yet("Replace `...`: count over the rows, and return a dict with a number per player.")
    if isinstance(value, type) or not hasattr(value, "items"):
        return {}, again(f"You return {type(value).__name__}, not a dict from player to number.")
    numbers: dict[str, float] = {}
    for player, each in value.items():
        try:
            numbers[str(player)] = float(each)
        except (TypeError, ValueError, OverflowError):
            return {}, again(f"For {player} you return {each!r}, which is no number.")
    return numbers, None


def check_reads(function: Callable[[Rows], object], rows: Rows) -> Verdict:
    """Exercise 2: for each player, the share of guesses that found the card."""
    given, verdict = _answers(function, rows)
    if verdict:
        return verdict
    truth = guesses(rows)
    turns = len({row["turn"] for row in rows})
    for player, (found, tried) in truth.items():
        if player not in given:
            return again(f"{player} is missing.")
        share = given[player]
        if abs(share - found / tried) < 0.006:
            continue
        hints = {
            round(float(found), 3): f"That is how often {player} found it; divide by the guesses.",
            round(found / turns, 3): f"A storyteller does not guess: divide by {tried}, not by {turns}.",
            round(100 * found / tried, 3): "A share lies between 0 and 1.",
            round(1 - found / tried, 3): "That is the share of the misses.",
        }
        hint = hints.get(
            round(share, 3), f"{player} guessed in {tried} turns (`role`), and `found` says how."
        )
        return again(f"{player}: not {share:.3g}. {hint}")
    if set(given) != set(truth):
        return again(f"Who is {', '.join(sorted(set(given) - set(truth)))}?")
    best = max(truth, key=lambda player: truth[player][0] / truth[player][1])
    return right(f"{best} is far ahead with {given[best]:.0%}; all six together have 40%. And now?")


def check_decoys(function: Callable[[Rows], object], rows: Rows) -> Verdict:
    """Exercise 3: for each player, the votes that fell on a decoy of theirs."""
    given, verdict = _answers(function, rows)
    if verdict:
        return verdict
    truth = decoy_votes(rows)
    everything: Counter[str] = Counter()
    for turn in {row["turn"] for row in rows}:
        here = round_of(rows, turn)
        everything.update(here.slots[slot - 1] for slots in here.votes.values() for slot in slots)
    for player, votes in truth.items():
        if player not in given:
            return again(f"{player} is missing; who fooled nobody has a 0.")
        if given[player] == votes:
            continue
        if given[player] == everything[player]:
            hint = f"These include the votes for {player}’s card when {player} told: that is no decoy."
        elif given[player] < votes:
            hint = "Some are missing: decoys also count when nobody found the card, and every vote counts."
        else:
            hint = "A decoy’s vote: the slot is not the `target`, and its owner is who has it in `slots`."
        return again(f"{player}: not {given[player]:g} but {votes}. {hint}")
    return right(f"{sum(truth.values())} votes on decoys, as many as wrong guesses.")

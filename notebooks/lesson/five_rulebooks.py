"""Lesson 02: what the rulebooks share and where they part; its questions, and checks of its exercises."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product

import dixit_widget as dixit
from lesson import Table, Verdict, again, call, no_turn, not_yet, number, right, table

NAMES = ("Léa", "Ana", "Ben", "Tom", "Zoé", "Max")
FRESH = dixit.Round("Léa", NAMES, dict.fromkeys(NAMES[1:], (1,)))
"""Six at the table, Léa tells, her card lies in slot 1 and everybody has found it."""


def turns_of(players: int) -> Iterator[dixit.Round]:
    """Yield every way to vote with so many players, four to six; Léa tells, her card is in slot 1."""
    names = NAMES[:players]
    choices = [[(slot,) for slot in range(1, players + 1) if names[slot - 1] != voter] for voter in names[1:]]
    for votes in product(*choices):
        yield dixit.Round("Léa", names, dict(zip(names[1:], votes, strict=True)))


def sheets(books: list[dixit.RuleSet], turn: dixit.Round) -> set[tuple[tuple[str, int], ...]]:
    """Return the different score sheets that these rulebooks give a turn."""
    return {tuple(sorted(dixit.score_round(book, turn).points.items())) for book in books}


def differences(books: list[dixit.RuleSet]) -> Table:
    """Return what these rulebooks do not agree on: a row for each rule, a column for each book."""
    by_field = [{row["field"]: row for row in book.rows()} for book in books]
    rows = []
    for field in books[0].__struct_fields__:
        cells = [rules[field]["value"] if field in rules else "–" for rules in by_field]
        if len(set(cells)) > 1:
            rows.append([next(rules[field]["label"] for rules in by_field if field in rules), *cells])
    return table(["", *(book.id for book in books)], rows)


def ask_sheets(books: list[dixit.RuleSet], turn: dixit.Round) -> dixit.Predict:
    """Ask how many different score sheets these rulebooks give a turn."""
    return dixit.Predict(
        "Five rulebooks score this turn. How many different score sheets are there?",
        number=(1, 5),
        truth=lambda: len(sheets(books, turn)),
        explanation="Léa 3, Ana 3 + 2, the others 0: all five rulebooks agree.",
    )


def ask_disagreement() -> dixit.Predict:
    """Ask how often two rulebooks disagree with six players."""
    two = [dixit.edition("dixit-2021"), dixit.edition("odyssey")]
    return dixit.Predict(
        "Of the 3125 ways to vote with six players, in how many do Dixit 2021 and the Odyssey disagree?",
        number=(0, 3125),
        truth=lambda: sum(len(sheets(two, each)) > 1 for each in turns_of(6)),
        tolerance=5,
        explanation="Five decoys that four can agree on, and five cards left for the decoy’s owner: 5 · 5.",
    )


_SEATS = ["whoever tells first", "whoever tells last", "nobody: the seat does not matter"]


def ask_seat_of_six() -> dixit.Predict:
    """Ask whose seat is best in a game of six from the 2008 box."""
    return dixit.Predict(
        "Six players, the 2008 box: which seats win most often?",
        choices=["the first to tell", "the last to tell", "none: the seat does not matter"],
        truth="the first to tell",
        explanation="Eight turns for six people: the first two tell twice, and with six telling pays.",
    )


def ask_seat_of_three() -> dixit.Predict:
    """Ask whose seat is worst in a game of three from the 2008 box."""
    return dixit.Predict(
        "Three players, the 2008 box: who wins least often?",
        choices=_SEATS,
        truth=_SEATS[0],
        explanation="Thirteen turns for three: the first tells five times, and with three telling costs.",
    )


def check_quarrel(turn: object) -> Verdict:
    """Exercise 1: votes on which `dixit-2021` and `odyssey` put different points."""
    if not isinstance(turn, dixit.Round):
        return no_turn()
    if turn == FRESH:
        return not_yet("Move the tokens of the lab above, then run this cell again.")
    books = [dixit.edition("dixit-2021"), dixit.edition("odyssey")]
    try:
        base, odyssey = (dixit.score_round(book, turn).points for book in books)
    except dixit.InvalidRound as problem:
        return again(f"This turn cannot come about under both books: {problem} Stay at six players.")
    cut = [name for name in base if base[name] != odyssey[name]]
    if cut:
        name = cut[0]
        return right(
            f"{name} writes {base[name]} points by the 2021 rulebook and {odyssey[name]} by the Odyssey’s: "
            f"four votes lie on one decoy, and the Odyssey pays for three."
        )
    decoys = Counter(
        turn.slots[slot - 1]
        for voted in turn.votes.values()
        for slot in voted
        if turn.slots[slot - 1] != turn.storyteller
    )
    if not decoys:
        return again(
            "Still agreed. Nobody votes for a decoy; find the rule of the Odyssey that is about decoys."
        )
    owner, votes = decoys.most_common(1)[0]
    return again(
        f"Still agreed. The decoy with most votes is {owner}’s, with {votes}. The Odyssey only cuts what "
        f"goes beyond three – who else could vote for {owner}’s card?"
    )


def check_turns(function: Callable[[int], object]) -> Verdict:
    """Exercise 2: the number of turns of a game from the 2008 box."""
    right_ones = {6: 8, 5: 11, 4: 15, 3: 13}
    for players, expected in right_ones.items():
        value, stopped = call(function, players)
        if stopped:
            return stopped
        if value is None or value is ...:
            return not_yet("Replace `...` by the number of turns, worked out from `players`.")
        if number(value) != expected:
            return again(_miscounted(players, value, expected))
    return right(
        "15 turns with four, 11 with five, 8 with six – and 13 with three, who draw five cards a turn."
    )


def _miscounted(players: int, value: object, expected: int) -> str:
    got = f"With {players} players you get {value}, but the last card is drawn in another turn."
    given = number(value)
    if given == -(-84 // players):
        return f"{got} Of the 84 cards, some are in the hands before the first turn."
    if players == 3 and given in (21, 22):
        return f"{got} With three, each holds 7 cards, and two of them lay two cards each: see `rules`."
    if players == 3 and given == -(-66 // 5):
        return f"{got} With three, each holds 7 cards, not 6."
    if given is not None and expected - 1 <= given < expected:
        return f"{got} What is left after whole turns has to be drawn too, in one turn more: round up."
    return f"{got} Count: 84 cards, less those dealt, divided by those drawn in a turn, rounded up."


def check_everyone_tells_alike(rules: object) -> Verdict:
    """Exercise 3: a rulebook that lets everyone tell equally often, whatever the number of players."""
    if rules is None or rules is ...:
        return not_yet('Start from `dixit.edition("dixit-2021")` and use `.replace(…)`.')
    if not isinstance(rules, dixit.RuleSet):
        return again("This is no rule set. `dixit.edition(…).replace(field=value)` makes one.")
    if rules.target_score is not None:
        return again(
            f"It still ends when somebody has {rules.target_score} points, in the middle of a round of tales "
            f"if it so happens. Switch that off: `target_score=None`."
        )
    if rules.ends_with_pack or rules.turns_each is None:
        return again(
            "It ends with the pack. For six that is turn 8: two seats tell twice, four tell once. "
            "Look for a field that counts tales: `turns_each`."
        )
    if rules.ties == "play_on":
        return again("It goes on while two lead together, past the last tale of some. Let ties be `shared`.")
    if not (rules.players_min <= 3 and rules.players_max >= 8):
        return again(
            f"With these, {rules.players_min} to {rules.players_max} can play; we are three to eight. "
            'Start from `dixit.edition("dixit-2021")`.'
        )
    for players in range(3, 9):
        last = dixit.simulate.turn_limit(rules, players)
        if last != rules.turns_each * players:
            return again(
                f"With {players} players it ends with turn {last}, before everyone has told "
                f"{rules.turns_each} times: the cards run out. See `refill`."
            )
    times = "once" if rules.turns_each == 1 else f"{rules.turns_each} times"
    return right(
        f"Everyone tells {times}: {rules.turns_each * 3} turns for three, "
        f"{rules.turns_each * 8} for eight. The print-and-play rules end like this, after two."
    )

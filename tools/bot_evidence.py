"""Plays bots against each other on the real engine and prints who wins, who is found, and how long it takes.

``python -m tools.bot_evidence [games for each pairing]``; 2,000 if left out. The figures in ``docs/bots.md``
are what it printed. Its seeds serve for nothing else: to choose a bot's numbers, add ``--tuning``, which
plays other games.
"""

from __future__ import annotations

import argparse
import json
import math
import subprocess
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

import dixit_widget
from dixit_widget.bots import CHARACTERS, encoder
from dixit_widget.bots.association import association_of
from dixit_widget.bots.crowd import crowd_of
from dixit_widget.bots.phrases import phrases_of
from dixit_widget.deck import Deck
from dixit_widget.engine import Action, Continue, Game, View
from dixit_widget.rules import RuleSet, edition

DECK = Deck.default()
PAIRS = (
    ("literal", "random"),
    ("strategist", "literal"),
    ("strategist", "random"),
)
OTHER_PAIRS = (("poet", "literal"), ("strategist", "poet"), ("human", "literal"), ("contrarian", "literal"))
MIXED = ("poet", "strategist", "human", "literal")
LEAGUES = (
    ("odyssey", 8),
    ("odyssey-party", 6),
    ("odyssey-team", 8),
    ("dixit-2008", 6),
    ("print-and-play", 4),
)
TUNING_SEED, FIRST_SEED = 0, 410_000
"""Games to choose numbers by, and games to judge by; a test never sees what was tuned on."""


class Turn(NamedTuple):
    """A turn: who told, how it came out, and who of the guessers found the card."""

    teller: str
    outcome: str
    found: dict[str, bool]


class Played(NamedTuple):
    """A game: points and turns."""

    scores: dict[str, int]
    turns: list[Turn]


def play(
    kinds: Sequence[str],
    rules: RuleSet,
    seed: int,
    watch: Callable[[str, View, float], None] | None = None,
) -> Played:
    """Play one game; seats go round with the seed, so that all tell first equally often."""
    shift = seed % len(kinds)
    seats = [f"{kind} {i}" for i, kind in enumerate(kinds)]
    seats = seats[shift:] + seats[:shift]
    bots = {seat: CHARACTERS[kind_of(seat)](DECK, "en", str(seed), rules=rules) for seat in seats}
    game = Game.start(rules, seats, seed=seed, deck=DECK.ids, first=seats[0])
    turns = []
    while game.phase != "over":
        if game.phase == "review":
            turns.append(turn_of(game))
            for seat, bot in bots.items():
                bot.watch(game.view(seat))
            game = game.play(Continue())
            continue
        player = game.waiting_for[0]
        view = game.view(player)
        start = time.process_time()
        action: Action = bots[player].act(view)
        if watch:
            watch(player, view, time.process_time() - start)
        game = game.play(action)
    return Played(game.scores, turns)


def kind_of(seat: str) -> str:
    """The character that sits there."""
    return seat.split()[0]


def turn_of(game: Game) -> Turn:
    """Read off a turn in its review."""
    score, told = game.last_score, game.view(None)["target"]
    assert score is not None
    assert game.storyteller is not None
    return Turn(game.storyteller, score.outcome, {p: told in slots for p, slots in game.votes.items()})


def interval(values: Iterable[float]) -> str:
    """Mean and 95 % confidence interval, as percentages."""
    seen = list(values)
    mean = sum(seen) / len(seen)
    error = math.sqrt(sum((v - mean) ** 2 for v in seen) / max(len(seen) - 1, 1) / len(seen))
    low, high = (100 * (mean + side * 1.96 * error) for side in (-1, 1))
    return f"{100 * mean:5.1f} % [{low:.1f}, {high:.1f}]"


def victory(scores: dict[str, int], kind: str) -> float:
    """The share of a victory that falls to a kind of bots."""
    winners = [seat for seat, points in scores.items() if points == max(scores.values())]
    return sum(kind_of(seat) == kind for seat in winners) / len(winners)


def pairing(one: str, other: str, rules: RuleSet, players: int, seeds: range) -> list[Played]:
    """Let two kinds play, alternating round the table (in team mode, teammates are of one kind)."""
    half = players // 2
    kinds = [one, other] * half
    if rules.mode == "team" and half % 2:
        raise ValueError("teammates would be of different kinds")
    return [play(kinds, rules, seed) for seed in seeds]


def show_pairings(pairs: Sequence[tuple[str, str]], seeds: range) -> None:
    rules = edition("dixit-2021")
    print(f"\nShare of victories, two against two, {rules.id}, {len(seeds)} games each (even: 50 %)")
    for one, other in pairs:
        played = pairing(one, other, rules, 4, seeds)
        print(
            f"  {one:>10} against {other:<10} {interval(victory(game.scores, one) for game in played)}",
            flush=True,
        )


def show_leagues(seeds: range) -> None:
    print(f"\nThe same in other editions, strategist against literal, {len(seeds)} games each")
    for id, players in LEAGUES:
        played = pairing("strategist", "literal", edition(id), players, seeds)
        share = interval(victory(game.scores, "strategist") for game in played)
        print(f"  {id:>14}, {players} players  {share}", flush=True)


def show_tables(seeds: range) -> None:
    rules = edition("dixit-2021")
    print(f"\nShare of turns in which the storyteller scores, {rules.id}, {len(seeds)} games each")
    for kinds in (MIXED, (*MIXED, "contrarian"), *([kind] * 5 for kind in CHARACTERS)):
        turns = [turn for seed in seeds for turn in play(kinds, rules, seed).turns]
        outcomes = {o: sum(t.outcome == o for t in turns) / len(turns) for o in ("everybody", "nobody")}
        name = " ".join(kinds) if len(set(kinds)) > 1 else f"{len(kinds)} × {kinds[0]}"
        print(
            f"  {name:<42} {interval(t.outcome == 'some' for t in turns)}"
            f"  (everybody found it {outcomes['everybody']:.1%}, nobody {outcomes['nobody']:.1%})",
            flush=True,
        )


def show_finders(seeds: range) -> None:
    rules = edition("dixit-2021")
    print(f"\nHow often guessers find the card, by who tells; {rules.id}, all characters, {len(seeds)} games")
    found: dict[tuple[str, str], list[bool]] = defaultdict(list)
    for seed in seeds:
        for turn in play(tuple(CHARACTERS), rules, seed).turns:
            for guesser, right in turn.found.items():
                found[kind_of(turn.teller), kind_of(guesser)].append(right)
    print(" " * 14 + "".join(f"{kind:>12}" for kind in CHARACTERS))
    for teller in CHARACTERS:
        cells = [found.get((teller, guesser)) for guesser in CHARACTERS]
        shown = "".join(f"{sum(c) / len(c):>12.0%}" if c else f"{'–':>12}" for c in cells)
        print(f"  {teller:<12}{shown}")


def show_poet(seeds: range) -> None:
    rules = edition("dixit-2021")
    shares = [
        sum(turn.found.values()) / len(turn.found)
        for seed in seeds
        for turn in play(("poet", *["literal"] * 5), rules, seed).turns
        if kind_of(turn.teller) == "poet"
    ]
    print(f"\nA poet tells five literal guessers, {rules.id}, {len(seeds)} games, {len(shares)} turns")
    print(f"  found by {interval(shares)} of them")
    print(f"  turns in which 20 % to 80 % find it {interval(0.2 <= s <= 0.8 for s in shares)}")


def show_times(seeds: range) -> None:
    spent: dict[str, list[float]] = defaultdict(list)

    def watch(player: str, view: View, seconds: float) -> None:
        options = view["options"]
        assert options is not None
        spent[options["kind"]].append(seconds)

    association_of.cache_clear()
    crowd_of.cache_clear()
    association_of(DECK).links("hope")
    for seed in seeds:
        play(tuple(CHARACTERS) * 2, edition("odyssey"), seed, watch)
    print("\nTime of a decision, 12 players, odyssey, processor time, no clue looked at before")
    for kind, times in spent.items():
        times.sort()
        print(
            f"  {kind:<6} median {1000 * times[len(times) // 2]:.2f} ms, 99 % within"
            f" {1000 * times[int(0.99 * len(times))]:.1f} ms, longest {1000 * times[-1]:.1f} ms"
        )
    typed = [f"something that nobody wrote down, number {i}" for i in range(40)]
    each = spent_on(lambda: [association_of(DECK).links(text) for text in typed]) / len(typed)
    print(f"  a typed clue: {1000 * each:.1f} ms")


def spent_on(work: Callable[[], object]) -> float:
    """Seconds of processor time."""
    start = time.process_time()
    work()
    return time.process_time() - start


def state() -> str:
    """Say by which code and on which deck it was measured."""
    root = Path(dixit_widget.__file__).parent
    cards = json.loads((root / "deck" / "cards.json").read_text("utf-8"))["cards"]
    interim = sum(bool(card.get("interim")) for card in cards)
    phrases = [len({p.text for c in DECK for p in phrases_of(DECK, c.id, lang)}) for lang in ("en", "fr")]
    known = encoder.encoder()
    encodes = "missing" if known is None or not known.can_encode else "there"
    return (
        f"Code of commit {_last_change(root)}.\n"
        f"Deck of commit {_last_change(root / 'deck' / 'cards.json')}: {len(cards)} cards, {interim} of them"
        f" stand-ins; clue phrases: {phrases[0]} English, {phrases[1]} French; sentence encoder {encodes}."
    )


def _last_change(path: Path) -> str:
    """Return the last commit that changed something there, and whether more has changed since."""
    where = path if path.is_dir() else path.parent
    asked = ["git", "log", "-1", "--format=%h", "--", str(path)]
    commit = subprocess.run(asked, capture_output=True, text=True, cwd=where, check=True).stdout.strip()
    changed = subprocess.run(["git", "diff", "--quiet", "HEAD", "--", str(path)], cwd=where, check=False)
    return commit + " (and changes since)" * bool(changed.returncode)


def show_readiness() -> None:
    """Do what a table does before the first move, and say how long it took."""
    words = spent_on(lambda: association_of(DECK).links("hope"))
    typed = spent_on(lambda: association_of(DECK).links("something that nobody wrote down"))
    rest = sum(spent_on(character(DECK).prepare) for character in CHARACTERS.values())
    print(
        f"Getting ready, once: NumPy, the deck's words and the table of vectors {1000 * words:.0f} ms; the"
        f" sentence encoder {1000 * typed:.0f} ms; phrases and theory {1000 * rest:.0f} ms"
    )


def main(games: int, first: int) -> None:
    """Print everything, from games with seeds from ``first`` on."""
    start = time.process_time()
    many, few = range(first, first + games), range(first, first + max(games // 8, 1))
    print(state())
    show_readiness()
    print(f"Seeds from {first} on ({'for tuning' if first == TUNING_SEED else 'never used for tuning'})")
    show_times(few[:6])  # now, while memory is as empty as in a fresh kernel
    show_pairings(PAIRS, many)
    show_poet(range(first, first + 2 * len(few)))
    show_tables(few)
    show_pairings(OTHER_PAIRS, many)
    show_leagues(few)
    show_finders(few)
    print(f"\n{time.process_time() - start:.0f} s of processor time")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tools.bot_evidence", description=__doc__)
    parser.add_argument("games", nargs="?", type=int, default=2000, help="games for each pairing")
    parser.add_argument("--tuning", action="store_true", help="play the games that numbers are chosen by")
    given = parser.parse_args()
    if given.games < 1:
        parser.error("at least one game for each pairing")
    main(given.games, TUNING_SEED if given.tuning else FIRST_SEED)

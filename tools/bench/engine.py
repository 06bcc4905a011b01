"""Turns per second of the engine with all its checks, beside a plain loop that checks nothing."""

from __future__ import annotations

import random

from dixit_widget.engine import Continue, Game, GiveClue, HandIn, Vote
from dixit_widget.rules import edition
from tools.bench.report import Row, paired

PLAYERS = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Fay")
TURNS = 90
TARGET = 36_000


def with_the_engine() -> None:
    """Play turns with six players: a clue, five hand-ins, five votes, and on."""
    rules = edition("dixit-2021").replace(target_score=None, turns_each=TURNS)
    game = Game.start(rules, PLAYERS, seed=1, first="Ana")
    for _ in range(TURNS):
        teller = game.storyteller
        assert teller is not None
        guessers = [player for player in PLAYERS if player != teller]
        game = game.play(GiveClue(teller, game.hand(teller)[0], "a clue"))
        for guesser in guessers:
            game = game.play(HandIn(guesser, (game.hand(guesser)[0],)))
        for guesser in guessers:
            options = game.options(guesser)
            assert options is not None
            game = game.play(Vote(guesser, (options.slots[0],)))
        game = game.play(Continue())


def with_a_plain_loop() -> None:
    """Play the same turns on lists, without a single check, a view, or a value kept."""
    chance = random.Random(1)
    pile = list(range(84))
    chance.shuffle(pile)
    hands = {player: [pile.pop() for _ in range(6)] for player in PLAYERS}
    scores = dict.fromkeys(PLAYERS, 0)
    discard: list[int] = []
    for turn in range(TURNS):
        teller = PLAYERS[turn % len(PLAYERS)]
        table = [(hands[player].pop(0), player) for player in PLAYERS]
        chance.shuffle(table)
        votes = {}
        for player in PLAYERS:
            if player != teller:
                votes[player] = next(owner for _, owner in table if owner != player)
        found = [player for player, owner in votes.items() if owner == teller]
        some = 0 < len(found) < len(votes)
        scores[teller] += 3 if some else 0
        for player in votes:
            scores[player] += (3 if player in found else 0) if some else 2
            scores[player] += sum(owner == player for owner in votes.values())
        discard += [card for card, _ in table]
        if len(pile) < len(PLAYERS):
            pile, discard = pile + discard, []
            chance.shuffle(pile)
        for player in PLAYERS:
            hands[player].append(pile.pop())


def rows() -> list[Row]:
    """Measure."""
    engine, plain = paired(with_the_engine, with_a_plain_loop, rounds=5)
    rate = TURNS / engine
    text = f"{rate:,.0f} turns/s, {engine / plain:.1f} × the time of a plain loop"
    return [Row("engine, six players, every check", text, f"≥ {TARGET:,} turns/s", rate >= TARGET)]

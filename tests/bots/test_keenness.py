"""What a storyteller learns about its guessers."""

from __future__ import annotations

import pytest

from dixit_widget.bots import StrategistBot
from dixit_widget.bots.keenness import Keenness
from dixit_widget.bots.stakes import clarity_payoffs
from dixit_widget.deck import Deck
from dixit_widget.engine import Game, GiveClue, HandIn, Vote
from dixit_widget.rules import edition

PAYS = clarity_payoffs(edition("dixit-2021"), 4, False)


def after(*turns: tuple[float, int, int]) -> Keenness:
    guessers = Keenness()
    for foreseen, found, missed in turns:
        guessers.see(foreseen, 0.2, found, missed)
    return guessers


def best(guessers: Keenness) -> int:
    """The foreseen clarity that pays best, in percent."""
    pays = guessers.expect(PAYS, 0.2)
    return max(range(101), key=pays.__getitem__)


def test_beliefs_are_chances():
    beliefs = after((0.5, 3, 1), (0.3, 0, 4)).beliefs
    assert sum(beliefs.values()) == pytest.approx(1)


def test_keen_guessers_get_darker_clues():
    keen, dull = after(*[(0.5, 4, 0)] * 3), after(*[(0.5, 1, 3)] * 3)
    assert keen.mean > Keenness().mean > dull.mean
    assert best(keen) < best(Keenness()) < best(dull)


def test_a_clue_that_says_nothing_teaches_nothing():
    assert after((0.2, 4, 0)).mean == pytest.approx(Keenness().mean)


def test_sure_things_and_nobody_at_all_are_no_trouble():
    assert after((0.0, 4, 0), (1.0, 0, 4), (0.5, 0, 0)).mean > 0


def test_the_strategist_learns_from_turns_of_any_storyteller():
    deck = Deck.default()
    bot = StrategistBot(deck, seed="1")
    view = review(deck)
    before = bot._guessers.mean
    bot.watch(view)
    bot.act(clue_view(deck))
    assert bot._guessers.mean != before
    bot.watch({**view, "revision": 1})  # another game has begun
    assert bot._guessers.mean == before


def review(deck):
    """Ana tells of the first card of her hand, and everybody votes for it."""
    rules = edition("dixit-2021")
    game = Game.start(rules, ["Ana", "Ben", "Cleo", "Dan"], seed=3, deck=deck.ids, first="Ana")
    card = game.hand("Ana")[0]
    game = game.play(GiveClue("Ana", card, deck[card].concepts[0].en))
    for name in ("Ben", "Cleo", "Dan"):
        game = game.play(HandIn(name, game.hand(name)[:1]))
    slot = game.view("Ana")["own_slots"][0]
    for name in ("Ben", "Cleo", "Dan"):
        game = game.play(Vote(name, (slot,)))
    assert game.phase == "review"
    return game.view("Ben")


def clue_view(deck):
    rules = edition("dixit-2021")
    game = Game.start(rules, ["Ana", "Ben", "Cleo", "Dan"], seed=4, deck=deck.ids, first="Ben")
    return {**game.view("Ben"), "revision": 10}

"""Games and simulations to draw."""

from __future__ import annotations

import random

import pytest
from matplotlib import font_manager

from dixit_widget.charts import letters
from dixit_widget.engine import Continue, Game, GiveClue, HandIn, Vote
from dixit_widget.rules import edition

NAMES = ["Ana", "Ben", "Cleo", "Dan", "Eva", "Femi", "Gus", "Hal", "Ivy", "Jo", "Kim", "Léa"]


def play(rules, names, turns=99, seed=3, clue="The long way home"):
    """Play a game by chance, up to the review of a turn."""
    chance = random.Random(seed)
    game = Game.start(rules, names, seed=seed, first=names[0])
    while game.phase != "over":
        player = game.waiting_for[0] if game.waiting_for else None
        options = game.options(player) if player else None
        if game.phase == "clue":
            card = options.cards[0] if options.cards else None
            game = game.play(GiveClue(player, card, clue))
        elif game.phase == "cards":
            game = game.play(HandIn(player, options.cards[: options.count]))
        elif game.phase == "vote":
            red = chance.choice(list(options.red_slots)) if options.red_slots else None
            game = game.play(Vote(player, (chance.choice(list(options.slots)),), red))
        elif game.turn >= turns:
            return game
        else:
            game = game.play(Continue())
    return game


@pytest.fixture
def fonts(monkeypatch):
    """Only the fonts of the charts are installed, but for what a test adds; nothing has been found yet."""
    ours = [each for each in font_manager.fontManager.ttflist if each.name.startswith("DejaVu")]
    monkeypatch.setattr(font_manager.fontManager, "ttflist", ours)
    monkeypatch.setattr(letters, "_further", [])
    letters._of_family.cache_clear()
    yield font_manager.fontManager
    letters._of_family.cache_clear()


@pytest.fixture(scope="session")
def game():
    return play(edition("dixit-2021"), NAMES[:6])


@pytest.fixture(scope="session")
def fresh():
    return Game.start(edition("dixit-2021"), NAMES[:4], seed=1, first="Ana")


@pytest.fixture(scope="session")
def player_games():
    """Games of every mode and of few and many players."""
    return {
        "three": play(edition("dixit-2021"), NAMES[:3], turns=5),
        "twelve": play(edition("odyssey"), NAMES, turns=3),
        "team": play(edition("odyssey-team"), NAMES[:6], turns=4),
        "both": play(edition("odyssey-team").replace(team_target="both"), NAMES[:8], turns=3),
        "party": play(edition("odyssey-party"), NAMES[:7], turns=3),
        "print": play(edition("print-and-play"), NAMES[:3], turns=2),
        "one turn": play(edition("dixit-2018"), NAMES[:5], turns=1),
    }

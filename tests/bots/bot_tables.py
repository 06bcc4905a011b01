"""Tables of bots on the real engine, for the tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from dixit_widget.bots import CHARACTERS, Bot
from dixit_widget.deck import Deck
from dixit_widget.engine import Action, Continue, Game, View
from dixit_widget.rules import RuleSet

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Fay", "Gil", "Hal", "Ida", "Jon", "Kim", "Lou")


def seat(
    kinds: Sequence[str], rules: RuleSet | None, deck: Deck, language: str = "en", seed: int = 7
) -> dict[str, Bot]:
    """A bot for each seat."""
    return {
        name: CHARACTERS[kind](deck, language, str(seed), rules=rules)
        for name, kind in zip(NAMES, kinds, strict=False)
    }


def moments(
    rules: RuleSet,
    bots: dict[str, Bot],
    deck: Deck,
    seed: int = 7,
    watch: Callable[[Bot, View, Action], None] = lambda bot, view, action: None,
) -> Iterator[Game]:
    """Every moment of a game; the engine refuses whatever is illegal."""
    game = Game.start(rules, list(bots), seed=seed, deck=deck.ids)
    yield game
    while game.phase != "over":
        if game.phase == "review":
            game = game.play(Continue())
        else:
            player = game.waiting_for[game.revision % len(game.waiting_for)]
            view = game.view(player)
            action = bots[player].act(view)
            watch(bots[player], view, action)
            game = game.play(action)
        yield game


def finished(rules: RuleSet, bots: dict[str, Bot], deck: Deck, seed: int = 7) -> Game:
    """The end of a game."""
    *_, last = moments(rules, bots, deck, seed)
    return last

"""Games that bots play by the rules: what they came to so far, with intervals."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle, islice
from typing import Final

from dixit_widget.bots import CHARACTERS
from dixit_widget.rules import RuleSet
from dixit_widget.table.judging import said
from dixit_widget.widgets.explorer.messages import BotGames, BotShare
from dixit_widget.words import Both, Problem, both

_CHANCE: Final = "random"
"""The one that shows nothing of the rules."""
_SURE: Final = 1.96
_ENOUGH: Final = 2
"""Games from which there is an interval."""


def bot_games(rules: RuleSet, players: int, games: int, name: Both, language: str) -> Iterator[BotGames]:
    """Let bots play game after game on the real engine, and report after each.

    Parameters
    ----------
    rules : RuleSet
    players : int
    games : int
    name : dict of str to str
        What the rules are called.
    language : {"en", "fr"}
        The language of the bots' clues.
    """
    yield BotGames(of=games, running=True, rules=name)
    try:
        from dixit_widget.simulate import tournament_so_far
        from dixit_widget.simulate.intervals import wilson

        characters = [character for character in CHARACTERS if character != _CHANCE]
        bots = list(islice(cycle(characters), players))
        called = _called(bots)
        for played in tournament_so_far(bots, rules, games, language=language):
            done = len(played.turns)
            if done < _ENOUGH:
                continue
            turns = float(played.turns.mean())
            reach = _SURE * float(played.turns.std(ddof=1)) / done**0.5
            lows, highs = wilson(played.win_share, done)
            yield BotGames(
                done=done,
                of=games,
                running=done < games,
                turns=turns,
                turns_low=turns - reach,
                turns_high=turns + reach,
                shares=tuple(
                    BotShare(bot, float(share), float(low), float(high), float(points))
                    for bot, share, low, high, points in zip(
                        called, played.win_share, lows, highs, played.mean_scores, strict=True
                    )
                ),
                rules=name,
            )
    except Problem as problem:
        yield BotGames(of=games, rules=name, problem=said(problem))


def _called(bots: list[str]) -> list[Both]:
    """Return what the bots are called; a second one of the same name has a number."""
    names: list[Both] = []
    for at, bot in enumerate(bots):
        name, number = both(f"character.{bot}"), bots[:at].count(bot) + 1
        names.append(
            name if number == 1 else {"en": f"{name['en']} {number}", "fr": f"{name['fr']} {number}"}
        )
    return names

"""Golden games of the bots: what they say, hand in and vote for with some seeds, and why.

``python -m tests.bots.golden --write`` writes them anew, after a change of the deck's words or of the bots
that is meant.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from unittest import mock

from dixit_widget.bots import CHARACTERS, Explanation, association
from dixit_widget.bots.bot import Bot
from dixit_widget.deck import Deck
from dixit_widget.engine import Action, Continue, Game, GiveClue, HandIn
from dixit_widget.rules import edition

FOLDER = Path(__file__).parent / "golden"


class Play(NamedTuple):
    """Who plays what."""

    edition: str
    language: str
    bots: tuple[str, ...]
    by_words: bool = False


FOUR = ("literal", "poet", "strategist", "human")
SIX = (*FOUR, "contrarian", "random")
PLAYS = {
    "four": Play("dixit-2021", "en", FOUR),
    "quatre": Play("dixit-2021", "fr", FOUR),
    "second-vote": Play("odyssey", "en", (*SIX, "strategist", "human")),
    "fete": Play("odyssey-party", "fr", SIX),
    "teams": Play("odyssey-team", "en", SIX),
    "without-numpy": Play("dixit-2021", "en", (*FOUR, "contrarian"), by_words=True),
}
SEED = 11


def written(name: str) -> str:
    """Play a golden game and write it down."""
    play = PLAYS[name]
    if play.by_words:
        with mock.patch.object(association, "encoder", return_value=None):
            return "\n".join(_moves(play)) + "\n"
    return "\n".join(_moves(play)) + "\n"


def _moves(play: Play) -> Iterator[str]:
    deck = Deck(Deck.default(), {})  # a deck of its own, so that nothing is known of it yet
    rules = edition(play.edition)
    seats = [f"{kind} {number}" for number, kind in enumerate(play.bots, 1)]
    bots: dict[str, Bot] = {
        seat: CHARACTERS[kind](deck, play.language, f"{SEED}/{seat}", rules=rules)
        for seat, kind in zip(seats, play.bots, strict=True)
    }
    game = Game.start(rules, seats, seed=SEED, deck=deck.ids, first=seats[0])
    while game.phase != "over":
        if game.phase == "review":
            for seat, bot in bots.items():
                bot.watch(game.view(seat))
            yield f"turn {game.turn}: {'  '.join(f'{seat} {n}' for seat, n in game.scores.items())}"
            game = game.play(Continue())
        else:
            player = game.waiting_for[0]
            action = bots[player].act(game.view(player))
            yield f"  {player:12}  {_done(action)}{_because(bots[player].explain())}"
            game = game.play(action)


def _done(action: Action) -> str:
    if isinstance(action, GiveClue):
        return f"{action.card or 'no card'}: {action.text}"
    if isinstance(action, HandIn):
        return " ".join(action.cards)
    red = "" if action.red is None else f", red {action.red}"
    return f"slot {' '.join(map(str, action.slots))}{red}"


def _because(told: Explanation) -> str:
    beliefs = " ".join(f"{thought.card} {thought.belief:.2f}" for thought in told.ranking[:4])
    return f"  ({beliefs})" if beliefs else ""


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit(__doc__)
    for name in PLAYS:
        (FOLDER / f"{name}.txt").write_text(written(name), encoding="utf-8", newline="\n")

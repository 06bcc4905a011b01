"""Let six bots play the game that ships with the package: ``python -m tools.example_game``."""

from __future__ import annotations

from pathlib import Path

import dixit_widget as dixit
from dixit_widget.bots import CHARACTERS
from dixit_widget.engine.example import FILE
from dixit_widget.table.line_up import bot_seats

PLAYERS = ("poet", "strategist", "human", "literal", "contrarian", "human")
SEED = 28  # of the first eighty: eleven turns, four changes of the lead, a clue too dark and one too clear


def play(seed: int) -> dixit.Record:
    """Play a game to its end."""
    deck, rules, seats = dixit.Deck.default(), dixit.edition("dixit-2021"), bot_seats(PLAYERS, ())
    names = [seat.name for seat in seats]
    bots = {seat.name: CHARACTERS[seat.character](deck, "en", str(seed), rules) for seat in seats}
    game = dixit.Game.start(rules, names, seed=seed, deck=deck.ids)
    while game.phase != "over":
        if game.phase == "review":
            game = game.play(dixit.Continue())
            continue
        # Anybody may tell first, and bots never hesitate: the seed says who speaks up.
        player = names[seed % len(names)] if game.storyteller is None else game.waiting_for[0]
        game = game.play(bots[player].act(game.view(player)))
    return dixit.Record.of(game)


if __name__ == "__main__":
    print("Written:", play(SEED).save(Path(FILE)))

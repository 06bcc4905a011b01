"""A game whose players lose their line at every move, before it is heard or before it is answered."""

from __future__ import annotations

import random

from dixit_widget.engine import Game
from tests.server.hosted import Hosted
from tests.server.playing import next_move
from tests.server.steady_phone import SteadyPhone


async def play_on_broken_lines(host: Hosted, names: tuple[str, ...], cuts: int) -> list[Game]:
    """Play until so many moves were cut; return the games that the table has been through."""
    chance = random.Random(11)
    phones = []
    for phone in await host.phones(*names):
        phones.append(SteadyPhone(host.share.link, phone.key))
        phones[-1].phone = phone
    assert (await host.ask("begin"))["ok"]
    table, games = host.room.running(), list[Game]()
    table.listen(lambda change: games.extend(change.games))
    moves = 0
    while moves < cuts and table.game.phase != "over":
        for steady in phones:
            game = table.game
            await steady.until_shown(game.revision)
            asked = next_move(steady.phone, chance)
            if asked is None:
                continue
            await steady.ask(chance.choice(["before", "after"]), kind="act", **asked)
            if game.phase != "review":  # there a move is to be ready, and the last one goes on
                moves += 1
                assert table.game.revision == game.revision + 1
    assert moves >= cuts
    return games

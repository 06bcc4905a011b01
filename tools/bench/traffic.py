"""Bytes that a whole game sends to each browser, action by action, without pictures."""

from __future__ import annotations

from dixit_widget.engine import Continue, GiveClue, HandIn, Vote
from dixit_widget.widgets import TableWidget, play
from tools.bench.report import Row
from tools.wire import wires


def _move(table: TableWidget, player: str) -> None:
    options = table.game.options(player)
    if options is None:
        table.act(Continue())
    elif options.kind == "clue":
        table.act(GiveClue(player, options.cards[0], "What the morning keeps"))
    elif options.kind == "cards":
        table.act(HandIn(player, tuple(options.cards[: options.count])))
    else:
        table.act(Vote(player, (options.slots[0],)))


def rows() -> list[Row]:
    """Measure a game of one person and five bots."""
    sizes = []
    with wires() as made:
        table = play("Ana", bots=5, seed=3, store=None)
        wire = made[-1]
        while table.phase != "over":
            before, played = wire.size, table.revision
            _move(table, "Ana")
            sizes.append((wire.size - before) / (table.revision - played))
    mean, worst = sum(sizes) / len(sizes), max(sizes)
    what = "bytes per action to a browser, six players"
    return [
        Row(f"{what}, at most", [worst / 4000], 1, f"4 kB: {worst / 1000:.2f} kB"),
        Row(f"{what}, on average", [mean / 1200], 1, f"1.2 kB: {mean / 1000:.2f} kB"),
    ]

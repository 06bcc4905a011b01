"""The engine with all its checks, beside a server's core that checks less and keeps no moment."""

from __future__ import annotations

from dixit_widget.engine import Continue, Game, GiveClue, HandIn, Vote
from dixit_widget.rules import edition
from tools.bench.peer import turns_of_the_peer
from tools.bench.report import Row, print_rows, times_as_fast

PLAYERS = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Fay")
TURNS = 90
RULES = edition("dixit-2021").replace(target_score=None, turns_each=TURNS)
GUESSERS = {player: [other for other in PLAYERS if other != player] for player in PLAYERS}


def play_turns() -> None:
    """Play a game of so many turns, its start, refills and reshuffles included."""
    game = Game.start(RULES, PLAYERS, seed=1, first="Ana")
    for _ in range(TURNS):
        teller = game.storyteller
        assert teller is not None
        game = game.play(GiveClue(teller, game.hands[teller][0], "a clue"))
        for player in GUESSERS[teller]:
            game = game.play(HandIn(player, game.hands[player][:1]))
        owners = game.owners
        for number, player in enumerate(GUESSERS[teller]):
            is_own = owners[number] == player
            game = game.play(Vote(player, (number + 1 + is_own,)))
        game = game.play(Continue())


def rows() -> list[Row]:
    """Measure in processor time."""
    what = "engine, full turns of six players, every check"
    peer = turns_of_the_peer(PLAYERS, TURNS)
    if peer is None:
        return [Row(what, (), 1.2, "not measured, for `dixit` 0.1.2 is not installed (extra: bench)", True)]
    return [
        Row(what, times_as_fast(play_turns, peer, tries=8), 1.2, "the speed of `dixit` 0.1.2's core", True)
    ]


if __name__ == "__main__":
    print_rows(rows())

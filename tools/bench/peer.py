"""The peer on the engine's row: the core of the Python server `dixit` 0.1.2, its server not started.

It is no part of the project and not needed for the tests: ``pip install dixit-widget[bench]`` brings it.
"""

from __future__ import annotations

from collections.abc import Callable


def turns_of_the_peer(names: tuple[str, ...], turns: int) -> Callable[[], None] | None:
    """Return what plays a game of so many turns on the peer, or None where it isn't installed."""
    try:
        from dixit.core import Game, Limits
        from dixit.deck import CardSet
        from dixit.display import BunnyPalette
        from dixit.users import User
    except ImportError:
        return None
    limited = ("name", "players", "score", "clue_length", "user_name", "message")
    limits = Limits({f"{end}_{what}": n for end, n in (("min", 1), ("max", 1000)) for what in limited})
    users = [User(limits, name, name) for name in names]
    guessers = {user: [other for other in users if other is not user] for user in users}
    colours = [value for name, value in vars(BunnyPalette).items() if name.isupper()]
    # It never shuffles the discard, so it gets as many cards as the turns take.
    cards = CardSet("cards", [str(number) for number in range(len(users) * (turns + 6))])

    def play() -> None:
        game = Game(users[0], [cards], "", "bench", len(users), 10**6, 200, limits)
        for user, colour in zip(users, colours, strict=False):
            game.add_player(user, colour)
        game.start_game()
        players = game.players
        for _ in range(turns):
            teller = game.clue_maker()
            game.create_clue(teller, "a clue", players[teller].hand[0])
            for user in guessers[teller]:
                game.play_card(user, players[user].hand[0])
            table, own = game.round.get_cards(), game.round.user_to_card
            for number, user in enumerate(guessers[teller]):
                is_own = table[number] is own[user]
                game.cast_vote(user, table[number + is_own])

    return play

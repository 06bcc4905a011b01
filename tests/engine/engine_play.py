"""Random rules and random players for the tests of the engine."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hypothesis import note
from hypothesis import strategies as st

from dixit_widget.engine import Action, Continue, Game, GiveClue, HandIn, Vote
from dixit_widget.rules import InvalidRules, RuleSet, edition, editions

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Fay", "Gil", "Hal", "Ida", "Jon", "Kim", "Lou")
BOUND = 400
"""More turns than any game of the tests takes."""

_POINTS = st.integers(0, 5) | st.sampled_from([0.25, 1.5, 4.5])
_MAYBE = st.none() | _POINTS
_CHANGES = {
    "hand_size": st.integers(1, 8),
    "hand_size_with_3": st.none() | st.integers(1, 8),
    "cards_each": st.integers(1, 3),
    "cards_each_with_3": st.none() | st.integers(1, 3),
    "players_max": st.integers(3, 12),
    "storyteller_points": st.integers(1, 5),
    "finder_points": _POINTS,
    "all_or_none_points": _POINTS,
    "everybody_found_points": _MAYBE,
    "nobody_found_points": _MAYBE,
    "decoy_points": _POINTS,
    "decoy_points_when_nobody": st.booleans(),
    "bonus_cap": _MAYBE,
    "lone_finder_points": st.none() | st.integers(1, 5),
    "votes_max": st.integers(1, 3),
    "single_vote_points": _POINTS,
    "second_vote_players": st.integers(3, 8),
    "own_vote": st.booleans(),
    "together_cap": st.none() | st.integers(1, 6),
    "red_token": st.booleans(),
    "unseen_hand": st.booleans(),
    "pass_hands": st.booleans(),
    "team_target": st.sampled_from(["teammate", "both"]),
    "target_score": st.none() | st.integers(1, 12),
    "turns_each": st.none() | st.integers(1, 2),
    "ends_with_pack": st.booleans(),
    "refill": st.sampled_from(["none", "reshuffle_all", "reshuffle_discard", "every_turn"]),
    "ties": st.sampled_from(["shared", "play_on"]),
    "draws_first": st.sampled_from(["next_storyteller", "storyteller"]),
    "first_storyteller": st.sampled_from(["first_clue", "table"]),
    "clue_kinds": st.sets(st.sampled_from(["text", "sound", "sung", "mimed"]), min_size=1),
}


@st.composite
def rule_sets(draw: st.DrawFn) -> RuleSet:
    """Rules of any mode, turned in any fields; what cannot be played is turned back."""
    base = edition(draw(st.sampled_from(list(editions()))))
    fields = draw(st.lists(st.sampled_from(sorted(_CHANGES)), unique=True, max_size=12))
    changes = {field: draw(_CHANGES[field]) for field in fields}
    while True:
        try:
            return base.replace(**changes)
        except InvalidRules as error:
            spoilt = [field for field in error.fields if field in changes]
            for field in spoilt or list(changes):
                del changes[field]


@st.composite
def starts(draw: st.DrawFn, rules: st.SearchStrategy[RuleSet] | None = None) -> Game:
    """A game at its start, by random rules, with as many players as they allow."""
    chosen = draw(rules or rule_sets())
    allowed = range(chosen.players_min, chosen.players_max + 1)
    n = draw(st.sampled_from([n for n in allowed if not (chosen.players_even and n % 2)]))
    first = draw(st.none() | st.sampled_from(NAMES[:n]))
    seed = draw(st.integers(0, 2**64 - 1))
    note(f"{chosen!r}, {n} players, seed={seed}, first={first!r}")
    return Game.start(chosen, NAMES[:n], seed=seed, first=first)


class Chance(Random):
    """A random generator that says its seed when a test fails."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.named = seed

    def __repr__(self) -> str:
        return f"Chance({self.named})"


randoms = st.integers(0, 2**32).map(Chance)


def random_action(game: Game, chance: Random) -> Action:
    """Something legal."""
    if game.phase == "review":
        return Continue()
    player = chance.choice(game.waiting_for)
    options = game.options(player)
    assert options is not None
    if options.kind == "clue":
        card = chance.choice(options.cards) if options.count else None
        return GiveClue(player, card, "Where is happiness?", chance.choice(options.clue_kinds))
    if options.kind == "cards":
        return HandIn(player, tuple(chance.sample(options.cards, options.count)))
    count = chance.randint(options.votes_min, options.votes_max)
    red = chance.choice(options.red_slots) if options.red_slots else None
    return Vote(player, tuple(chance.sample(options.slots, count)), red)


def moments(game: Game, chance: Random) -> Iterator[Game]:
    """Every moment of a game that random players play to its end, the start included."""
    yield game
    while game.phase != "over":
        game = game.play(random_action(game, chance))
        yield game
        assert game.turn <= BOUND, "this game does not end"


def finished(game: Game, chance: Random) -> Game:
    """The end of a game that random players play."""
    *_, last = moments(game, chance)
    return last


def any_moment(game: Game, chance: Random) -> Game:
    """Some moment of a game that random players play."""
    return chance.choice(list(moments(game, chance)))

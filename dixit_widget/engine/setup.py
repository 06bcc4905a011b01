"""What stays the same through a game: rules, players, deck, seed; and what is refused as a start."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import NamedTuple

import msgspec

from dixit_widget.engine.names import name_problems, tidy_name
from dixit_widget.engine.roles import Roles, lays_clue_card, roles_of
from dixit_widget.rules import RuleSet
from dixit_widget.rules.validation import shown, whole_number
from dixit_widget.words import Problem, Problems

SEEDS = 2**64
RANDOM_SEED_BITS = 53  # so that a seed survives JSON readers that only know doubles


class InvalidStart(Problems):
    """A game that cannot be started; ``problems`` has all that is wrong."""


class InvalidPlayers(InvalidStart):
    """Players who cannot play together under the rules; ``values["seat"]`` says which, if it is one."""


class InvalidDeck(InvalidStart):
    """Cards that no game can be played with."""


class Setup(msgspec.Struct, frozen=True):
    """What stays the same through a game.

    Parameters
    ----------
    rules : RuleSet
    players : tuple of str
        In playing order.
    seed : int
        All chance comes from it.
    deck : tuple of str
        Ids of the cards, sorted: their order doesn't matter.
    first : str or None
        Who tells first, where the table has decided.
    teams : tuple of tuple of str
        In team mode the pairs, first seat first; otherwise empty.
    side : dict of str to str
        Who scores for a player: the player, in team mode the team.
    teammate : dict of str to str
        In team mode each player's teammate; otherwise empty.
    roles : dict of str to Roles
        What each player's telling decides for the others.
    hand_size, votes_max : int
        The rules' numbers for these players.
    lays_clue_card : bool
        Whether the card that the clue tells of goes on the table.
    """

    rules: RuleSet
    players: tuple[str, ...]
    seed: int
    deck: tuple[str, ...]
    first: str | None
    teams: tuple[tuple[str, str], ...]
    side: dict[str, str]
    teammate: dict[str, str]
    roles: dict[str, Roles]
    hand_size: int
    votes_max: int
    lays_clue_card: bool


@cache
def plain_deck() -> tuple[str, ...]:
    """Return 84 plain ids, as many as a box has cards."""
    return tuple([f"card-{number:02}" for number in range(1, 85)])


def make_setup(
    rules: RuleSet,
    players: Iterable[str],
    seed: int | None = None,
    deck: Iterable[str] | None = None,
    first: str | None = None,
    *,
    written: bool = False,
) -> Setup:
    """Check everything that a game starts from, and work out what depends on it only.

    Parameters
    ----------
    rules, players, seed, deck, first
        As for `Game.start`.
    written : bool, optional
        Whether the game has begun already, by the rules for names of its day; see `name_problems`.

    Raises
    ------
    InvalidPlayers, InvalidDeck, InvalidStart
    """
    if not isinstance(rules, RuleSet):
        raise InvalidStart([Problem("rules_kind", value=shown(rules))])
    names = _checked_players(rules, players, first, written)
    cards = _checked_deck(rules, len(names), plain_deck() if deck is None else deck)
    number = secrets.randbits(RANDOM_SEED_BITS) if seed is None else whole_number(seed)
    if number is None or not 0 <= number < SEEDS:
        raise InvalidStart([Problem("start_seed", value=shown(seed))])
    seating = _seating(rules, names)
    return Setup(
        rules=rules,
        players=names,
        seed=number,
        deck=cards,
        first=None if first is None else tidy_name(first),
        teams=seating.teams,
        side=seating.side,
        teammate=seating.teammate,
        roles=seating.roles,
        hand_size=rules.hand_size_for(len(names)),
        votes_max=rules.votes_max_for(rules.sides_for(len(names))),
        lays_clue_card=lays_clue_card(rules),
    )


class _Seating(NamedTuple):
    """What follows from rules and names; the fields of `Setup`."""

    teams: tuple[tuple[str, str], ...]
    side: dict[str, str]
    teammate: dict[str, str]
    roles: dict[str, Roles]


@lru_cache
def _seating(rules: RuleSet, names: tuple[str, ...]) -> _Seating:
    """Return what follows from rules and names: the same people often play the same rules again."""
    teams = _teams(names) if rules.mode == "team" else ()
    teammate = {a: b for team in teams for a, b in (team, team[::-1])}
    team_of = {player: team_name(team) for team in teams for player in team}
    return _Seating(
        teams=teams,
        side={name: team_of.get(name, name) for name in names},
        teammate=teammate,
        roles={name: roles_of(rules, names, teammate, name) for name in names},
    )


def team_name(team: tuple[str, str]) -> str:
    """Return what a team is called."""
    return " & ".join(team)


def _teams(names: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """Pair those who sit opposite each other."""
    half = len(names) // 2
    return tuple(zip(names[:half], names[half:], strict=True))


def _checked_players(
    rules: RuleSet, players: Iterable[str], first: str | None, written: bool
) -> tuple[str, ...]:
    if isinstance(players, str) or not isinstance(players, Iterable):
        raise InvalidPlayers([Problem("start_players_kind", value=shown(players))])
    if isinstance(players, (set, frozenset)):
        raise InvalidPlayers([Problem("start_players_set")])
    given = list(players)
    wrong = name_problems(given, written=written)
    problems = [*(problem for _, problem in wrong), *_number_problems(rules, len(given))]
    if problems:
        raise InvalidPlayers(problems)
    names = tuple([tidy_name(name) for name in given])
    if rules.mode == "team" and len({team_name(team) for team in _teams(names)}) < len(names) // 2:
        raise InvalidPlayers([Problem("start_team_names")])
    if first is not None and (not isinstance(first, str) or tidy_name(first) not in names):
        raise InvalidPlayers([Problem("start_first", name=shown(first), players=", ".join(names))])
    return names


def _number_problems(rules: RuleSet, n: int) -> Iterator[Problem]:
    if n < rules.players_min:
        yield Problem("start_few", low=rules.players_min, high=rules.players_max, n=n)
    elif n > rules.players_max:
        yield Problem("start_many", low=rules.players_min, high=rules.players_max, n=n)
    elif rules.players_even and n % 2:
        yield Problem("start_odd", n=n)


def _checked_deck(rules: RuleSet, players: int, deck: Iterable[str]) -> tuple[str, ...]:
    if isinstance(deck, str) or not isinstance(deck, Iterable):
        raise InvalidDeck([Problem("deck_kind", value=shown(deck))])
    cards = tuple(deck)
    for card in cards:
        if not (isinstance(card, str) and card):
            raise InvalidDeck([Problem("deck_card_kind", value=shown(card))])
    cards = tuple(sorted([str(card) for card in cards]))
    if len(set(cards)) < len(cards):
        twice = next(card for card in cards if cards.count(card) > 1)
        raise InvalidDeck([Problem("deck_twice", card=shown(twice))])
    need = rules.cards_needed(players)
    if len(cards) < need:
        raise InvalidDeck([Problem("deck_small", players=players, need=need, n=len(cards))])
    return cards

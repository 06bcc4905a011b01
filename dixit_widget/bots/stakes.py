"""What a choice is worth by the rules: votes, second votes, the red token, the clarity of a clue."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator, Mapping, Sequence
from math import comb

from dixit_widget.engine import View
from dixit_widget.engine.view_types import OptionsShape
from dixit_widget.rules import RuleSet, edition

SHARED_TASTE = 0.15
"""How much guessers think alike, as a correlation between their finds."""


def likely_rules(view: View) -> RuleSet:
    """Return the rules of the edition that a view looks like, for a bot that wasn't told any."""
    if view["mode"] != "storyteller":
        return edition(f"odyssey-{view['mode']}")
    options = view["options"]
    return edition("odyssey" if options and options["votes_max"] > 1 else "dixit-2021")


def sides_of(view: View) -> int:
    """Return how many score: players, or teams."""
    return len(view["teams"]) if view["mode"] == "team" else len(view["players"])


def rivals_of(rules: RuleSet, players: int) -> tuple[int, float]:
    """Return how many cards a guesser may take for the one told of, and from how many each is the best.

    Examples
    --------
    >>> rivals_of(edition("dixit-2021"), players=6), rivals_of(edition("dixit-2021"), players=3)
    ((4, 6.0), (2, 3.5))
    """
    each = rules.cards_each_for(players)
    others = rules.cards_on_table(players) - 1 - (0 if rules.own_vote else each)
    return max(1, others), rules.hand_size_for(players) / each


def points_to_go(view: View, rules: RuleSet) -> float:
    """Return how many points the leader lacks for the end; infinite where points don't end the game."""
    if rules.target_score is None:
        return float("inf")
    return max(0, rules.target_score - max(view["scores"].values()))


def vote_value(
    rules: RuleSet,
    sides: int,
    slots: Sequence[int],
    beliefs: Mapping[int, float],
    crowd: Mapping[int, float],
    grudge: float = 0.0,
) -> float:
    """Return what a guesser expects of a vote.

    Parameters
    ----------
    rules : RuleSet
        Storyteller or team mode.
    sides : int
        Players, or teams.
    slots : sequence of int
        The slots voted for.
    beliefs : mapping of int to float
        By slot: the chance that the card to find lies there.
    crowd : mapping of int to float
        By slot: the chance that another guesser votes for it.
    grudge : float
        How many points of one's own a point of the storyteller is worth, to be kept from them.

    Returns
    -------
    float
        Points, the storyteller's and the other guessers' counted against.
    """
    others = sides - 2
    single = rules.single_vote_points_for(sides) if len(slots) == 1 else 0
    value = 0.0
    for slot, belief in beliefs.items():
        share = crowd.get(slot, 0.0)
        all_find, none_find = share**others, (1 - share) ** others
        if slot in slots:
            alone = none_find if rules.lone_finder_points is not None else 0.0
            paid = (
                all_find * rules.points_when_everybody()
                + alone * (rules.lone_finder_points or 0)
                + (1 - all_find - alone) * rules.finder_points
                + single
            )
            told = (1 - all_find) * rules.storyteller_points
        else:
            paid = none_find * rules.points_when_nobody()
            told = (1 - none_find) * rules.storyteller_points
        value += belief * (paid - grudge * told)
    if others:
        astray = sum(1 - beliefs.get(slot, 0.0) for slot in slots)
        value -= astray * rules.decoy_points / (sides - 1)
    return value


def best_votes(
    rules: RuleSet,
    sides: int,
    options: OptionsShape,
    beliefs: Mapping[int, float],
    crowd: Mapping[int, float],
    grudge: float = 0.0,
) -> tuple[int, ...]:
    """Return the slots to vote for: one vote or more, as the rules make it pay; see `vote_value`."""
    hopeful = sorted(options["slots"], key=lambda slot: (-beliefs.get(slot, 0.0), slot))
    hopeful = hopeful[: options["votes_max"] + 2]
    return max(
        _choices(hopeful, options["votes_min"], options["votes_max"]),
        key=lambda slots: vote_value(rules, sides, slots, beliefs, crowd, grudge),
    )


def _choices(slots: Sequence[int], fewest: int, most: int) -> Iterator[tuple[int, ...]]:
    for count in range(fewest, min(most, len(slots)) + 1):
        yield from itertools.combinations(slots, count)


def extra_votes(
    rules: RuleSet, sides: int, options: OptionsShape, beliefs: Mapping[int, float], first: int
) -> tuple[int, ...]:
    """Return a vote and the further ones that are worth it: their hope against the points for a single vote.

    Examples
    --------
    >>> odyssey = edition("odyssey")
    >>> options = {"slots": [1, 2, 3], "votes_min": 1, "votes_max": 2}
    >>> extra_votes(odyssey, 8, options, {1: 0.5, 2: 0.4, 3: 0.1}, first=1)
    (1, 2)
    >>> extra_votes(odyssey, 8, options, {1: 0.8, 2: 0.1, 3: 0.1}, first=1)
    (1,)
    """
    if options["votes_max"] == 1:
        return (first,)
    others = sorted((slot for slot in options["slots"] if slot != first), key=lambda s: (-beliefs[s], s))
    least = max(1, options["votes_min"])
    offers = [(first, *others[: count - 1]) for count in range(least, options["votes_max"] + 1)]
    single = rules.single_vote_points_for(sides)

    def worth(slots: tuple[int, ...]) -> float:
        hope = sum(beliefs[slot] for slot in slots)
        gift = (len(slots) - hope) * rules.decoy_points / (sides - 1)
        return hope * rules.finder_points + (single * hope if len(slots) == 1 else 0.0) - gift

    return max(offers, key=worth)


def party_choice(
    rules: RuleSet, players: int, options: OptionsShape, crowd: Mapping[int, float]
) -> tuple[int, int | None]:
    """Return the slot to vote for with the crowd, and the slot for the red token.

    Parameters
    ----------
    rules : RuleSet
        Party mode.
    players : int
    options : OptionsShape
        With ``red_slots`` for who lays the token: it goes where most others will vote, but not I.
    crowd : mapping of int to float
        By slot: the chance that another player votes for it.

    Returns
    -------
    slot : int
    red : int or None
    """
    lays_red = bool(options["red_slots"])
    feared = {} if lays_red or not rules.red_token else _feared(crowd)
    worth = {
        slot: together(rules, players - 1, crowd.get(slot, 0.0)) * (1 - feared.get(slot, 0.0))
        for slot in options["slots"]
    }
    slot = max(worth, key=lambda s: (worth[s], -s))
    targets = [red for red in options["red_slots"] if red != slot] or options["red_slots"]
    return slot, max(targets, key=lambda red: (crowd.get(red, 0.0), -red)) if targets else None


def together(rules: RuleSet, others: int, share: float) -> float:
    """Return the points expected of a slot for which each of the others votes with a chance.

    Examples
    --------
    >>> together(edition("odyssey-party"), others=5, share=1.0)
    5.0
    >>> together(edition("odyssey-party"), others=5, share=0.0)
    0.0
    """
    cap = rules.together_cap if rules.together_cap is not None else others + 1
    return sum(
        min(cap, votes + 1) * comb(others, votes) * share**votes * (1 - share) ** (others - votes)
        for votes in range(1, others + 1)
    )


def _feared(crowd: Mapping[int, float]) -> dict[int, float]:
    """Chance that the token lies on each slot: its owner votes as one of the crowd, and lays it elsewhere."""
    return {
        slot: sum(
            voted * share / (1 - voted) for other, voted in crowd.items() if other != slot and voted < 1
        )
        for slot, share in crowd.items()
    }


@functools.lru_cache(maxsize=256)
def clarity_payoffs(rules: RuleSet, guessers: int, lead: bool) -> tuple[float, ...]:
    """Return the storyteller's expected points for clarities of 0, 1, … 100 %.

    Parameters
    ----------
    rules : RuleSet
        Storyteller or team mode.
    guessers : int
        At least 2.
    lead : bool
        Whether to count a guesser's expected points against the storyteller's.

    Returns
    -------
    tuple of float
        101 numbers: of `dixit_widget.theory`, or, where there is no NumPy, of the chance that somebody but
        not everybody finds the card.
    """
    chances = [percent / 100 for percent in range(101)]
    try:
        import numpy as np

        from dixit_widget import theory
    except ImportError:
        return tuple(rules.storyteller_points * (1 - p**guessers - (1 - p) ** guessers) for p in chances)
    pays: list[float] = theory.storyteller_payoff(rules, guessers, np.array(chances), SHARED_TASTE).tolist()
    if lead:
        theirs = [_mean_guesser(rules, guessers, finders) for finders in range(guessers + 1)]
        for i, p in enumerate(chances):
            shares = theory.finders_distribution(guessers, p, SHARED_TASTE)
            pays[i] -= sum(share * points for share, points in zip(shares, theirs, strict=True))
    return tuple(pays)


def _mean_guesser(rules: RuleSet, guessers: int, finders: int) -> float:
    """Mean points of the guessers when so many find the card; a cap on decoys' points left aside."""
    decoys = (guessers - finders) * rules.decoy_points / guessers
    if finders == guessers:
        return rules.points_when_everybody()
    if finders == 0:
        return rules.points_when_nobody() + (decoys if rules.decoy_points_when_nobody else 0)
    found = rules.lone_finder_points if finders == 1 else None
    return finders * (rules.finder_points if found is None else found) / guessers + decoys

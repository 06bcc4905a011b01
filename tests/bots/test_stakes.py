"""What choices are worth by the rules."""

from __future__ import annotations

import pytest

from dixit_widget.bots import stakes
from dixit_widget.rules import edition
from dixit_widget.theory import guesser_payoff, storyteller_payoff

DIXIT = edition("dixit-2021")
ODYSSEY = edition("odyssey")
PARTY = edition("odyssey-party")


def options(slots, votes_max=1, red_slots=()):
    return {"slots": list(slots), "votes_min": 1, "votes_max": votes_max, "red_slots": list(red_slots)}


@pytest.mark.parametrize(
    ("beliefs", "votes"),
    [
        ({1: 0.9, 2: 0.05, 3: 0.05}, (1,)),
        ({1: 0.45, 2: 0.45, 3: 0.1}, (1, 2)),
        ({1: 0.2, 2: 0.7, 3: 0.1}, (2,)),
    ],
)
def test_a_second_vote_where_it_is_worth_the_point(beliefs, votes):
    crowd = dict.fromkeys(beliefs, 1 / 3)
    assert stakes.best_votes(ODYSSEY, 8, options(beliefs, 2), beliefs, crowd) == votes
    first = max(beliefs, key=beliefs.get)
    assert stakes.extra_votes(ODYSSEY, 8, options(beliefs, 2), beliefs, first) == votes


def test_a_dear_single_vote_point_keeps_the_second_vote_back():
    rules = ODYSSEY.replace(single_vote_points=5)
    beliefs = {1: 0.45, 2: 0.45, 3: 0.1}
    assert stakes.best_votes(rules, 8, options(beliefs, 2), beliefs, {}) == (1,)


def test_votes_against_a_storyteller_about_to_win():
    """Where all others surely find it, my finding it too takes the storyteller's points away."""
    beliefs, crowd = {1: 0.5, 2: 0.5}, {1: 1.0, 2: 0.0}
    assert stakes.best_votes(DIXIT, 5, options(beliefs), beliefs, crowd, grudge=1.0) == (1,)
    value = stakes.vote_value(DIXIT, 5, (1,), {1: 1.0}, {1: 1.0})
    assert value == DIXIT.points_when_everybody()


def test_the_crowd_s_favourite_gets_the_vote_and_the_next_one_the_token():
    crowd = {1: 0.5, 2: 0.3, 3: 0.2}
    assert stakes.party_choice(PARTY, 6, options([1, 2, 3], red_slots=[1, 2, 3]), crowd) == (1, 2)


def test_guessers_fear_the_token():
    """Who doesn't lay the token knows that it lies where many vote."""
    slot, red = stakes.party_choice(PARTY, 6, options([1, 2, 3]), {1: 0.6, 2: 0.3, 3: 0.1})
    assert (slot, red) == (1, None)


def test_clarity_pays_in_the_middle():
    pays = stakes.clarity_payoffs(DIXIT, 5, False)
    assert len(pays) == 101
    assert pays[0] == pays[100] == 0
    assert 40 <= max(range(101), key=pays.__getitem__) <= 60


def test_clarity_follows_the_rules():
    """Where a lone finder pays more, darker clues do."""
    lone = stakes.clarity_payoffs(DIXIT.replace(lone_finder_points=5), 5, False)
    plain = stakes.clarity_payoffs(DIXIT, 5, False)
    assert max(range(101), key=lone.__getitem__) < max(range(101), key=plain.__getitem__)


@pytest.mark.parametrize("id", ["dixit-2021", "print-and-play"])
def test_the_lead_is_that_of_the_theory(id):
    rules = edition(id).replace(lone_finder_points=4)
    leads = stakes.clarity_payoffs(rules, 3, True)
    for percent in (0, 30, 80, 100):
        chance = percent / 100
        told = storyteller_payoff(rules, 3, chance, stakes.SHARED_TASTE)
        assert leads[percent] == pytest.approx(told - guesser_payoff(rules, 3, chance, stakes.SHARED_TASTE))

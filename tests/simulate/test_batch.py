"""Batches of rounds score exactly what `score_round` scores."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dixit_widget.rules import InvalidRound, Round, edition, score_possible_round, score_round
from dixit_widget.simulate import SimulationProblem, score_batch
from dixit_widget.simulate import batch as batch_module

BASE = edition("dixit-2021").replace(players_max=24, hand_size=2, hand_size_with_3=2)
ODYSSEY = edition("odyssey")
PARTY = edition("odyssey-party")
RULES = {
    "base": BASE,
    "lone": BASE.replace(lone_finder_points=4),
    "cap": BASE.replace(bonus_cap=2, decoy_points=2),
    "cap 0": BASE.replace(bonus_cap=0),
    "not when nobody": BASE.replace(decoy_points_when_nobody=False, decoy_points=3),
    "told apart": BASE.replace(
        everybody_found_points=1, nobody_found_points=5, storyteller_points=7, finder_points=1
    ),
    "own votes": BASE.replace(own_vote=True),
    "single": BASE.replace(votes_max=2, single_vote_points=1, second_vote_players=4, cards_each_with_3=1),
    "large": BASE.replace(finder_points=99, decoy_points=99, lone_finder_points=0),
    "halves": BASE.replace(finder_points=4.5, lone_finder_points=3.5),
    "quarters, capped": BASE.replace(decoy_points=0.75, bonus_cap=2.25, nobody_found_points=0.5),
    "cap out of reach": BASE.replace(bonus_cap=98.75, decoy_points=1),
    "losses": BASE.replace(nobody_found_points=-2, finder_points=-1, decoy_points=-1, bonus_cap=1),
    "losses in quarters": BASE.replace(
        storyteller_points=-0.25, everybody_found_points=-99, decoy_points=-0.5
    ),
    "single loses": BASE.replace(votes_max=2, single_vote_points=-1.5, cards_each_with_3=1),
    "odyssey": ODYSSEY,
    "print and play": edition("print-and-play"),
}
MASKED = np.ma.array([[0, 1, 0]] * 2, mask=[[0, 0, 0], [0, 1, 0]])


def expected(rules, votes, second=None, red=None):
    """Score rounds one by one, in the terms of a batch."""
    rows = []
    voters = votes.shape[1]
    if rules.mode == "party":
        names = [f"p{i}" for i in range(voters)]
        for k, row in enumerate(votes):
            chosen = {name: int(v) + 1 for name, v in zip(names, row, strict=True)}
            token = None if red is None else int(red[k]) + 1
            points = score_possible_round(rules, Round(names[0], (), chosen, token)).points
            rows.append([points[name] for name in names])
        return np.array(rows).reshape(len(votes), voters)
    names = [f"g{i}" for i in range(1, voters + 1)]
    slots = ["s", *names, *["s"] * (rules.storyteller_cards() - 1)]
    for k, row in enumerate(votes):
        chosen = {name: (int(v) + 1,) for name, v in zip(names, row, strict=True)}
        if second is not None:
            for name, v in zip(names, second[k], strict=True):
                chosen[name] += (int(v) + 1,) if v >= 0 else ()
        points = score_possible_round(rules, Round("s", slots, chosen, target=1)).points
        rows.append([points[name] for name in ["s", *names]])
    return np.array(rows).reshape(len(votes), voters + 1)


def every_profile(rules, guessers):
    choices = [[c for c in range(guessers + 1) if rules.own_vote or c != j] for j in range(1, guessers + 1)]
    return np.array(list(product(*choices)))


def random_votes(rules, guessers, rounds, chance):
    votes = chance.integers(0, guessers, (rounds, guessers))
    votes += votes >= np.arange(1, guessers + 1)
    sure = chance.random((rounds, 1)) < 0.2  # enough rounds in which all or none find it
    return np.where(sure & (chance.random((rounds, 1)) < 0.5), 0, votes)


@pytest.mark.parametrize("guessers", [2, 3, 4])
@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
def test_every_vote_profile(rules, guessers):
    votes = every_profile(rules, guessers)
    np.testing.assert_array_equal(score_batch(rules, votes), expected(rules, votes))


@pytest.mark.parametrize("guessers", [5, 7, 11, 23])
@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
def test_random_votes_of_many_guessers(rules, guessers):
    votes = random_votes(rules, guessers, 150, np.random.default_rng(guessers))
    np.testing.assert_array_equal(score_batch(rules, votes), expected(rules, votes))


@pytest.mark.parametrize(
    ("rules", "guessers"),
    [
        (ODYSSEY, 6),
        (ODYSSEY, 11),
        (RULES["single"], 3),
        (RULES["single"].replace(bonus_cap=1), 5),
        (RULES["single loses"], 4),
    ],
)
def test_second_votes(rules, guessers):
    chance = np.random.default_rng(1)
    votes = random_votes(rules, guessers, 400, chance)
    second = random_votes(rules, guessers, 400, chance)
    second = np.where((second == votes) | (chance.random(votes.shape) < 0.3), -1, second)
    np.testing.assert_array_equal(score_batch(rules, votes, second), expected(rules, votes, second))


@pytest.mark.parametrize("rules", [PARTY, PARTY.replace(together_cap=None), PARTY.replace(together_cap=2)])
def test_party_rounds(rules):
    chance = np.random.default_rng(2)
    votes, red = chance.integers(0, 7, (500, 7)), chance.integers(0, 7, 500)
    votes[:100] = votes[:100, :1]
    np.testing.assert_array_equal(score_batch(rules, votes, red=red), expected(rules, votes, red=red))
    plain = rules.replace(red_token=False)
    np.testing.assert_array_equal(score_batch(plain, votes), expected(plain, votes))


@pytest.mark.parametrize("target", ["teammate", "both"])
def test_teams(target):
    rules = edition("odyssey-team").replace(team_target=target)
    cards = 4 + (target == "both")
    votes = np.array([v for v in product(range(cards), repeat=3) if all(v[j - 1] != j for j in (1, 2, 3))])
    np.testing.assert_array_equal(score_batch(rules, votes), expected(rules, votes))


def test_points_are_whole_where_the_rules_are():
    votes = every_profile(BASE, 3)
    assert score_batch(BASE, votes).dtype == np.int16
    assert score_batch(RULES["losses"], votes).dtype == np.int16
    halves = score_batch(RULES["halves"], votes)
    assert halves.dtype == np.float64
    room = np.empty_like(halves)
    assert score_batch(RULES["halves"], votes, out=room) is room
    np.testing.assert_array_equal(room, halves)
    with pytest.raises(SimulationProblem, match=r"array of float64 with shape \(27, 4\)"):
        score_batch(RULES["halves"], votes, out=np.empty((27, 4), dtype=np.int16))
    with pytest.raises(SimulationProblem, match="array of int16"):
        score_batch(BASE, votes, out=room)


def test_threads_score_in_rooms_of_their_own():
    chance = np.random.default_rng(1)
    tables = [chance.integers(0, 2, (20_000, 3)) * np.array([2, 3, 1]) for _ in range(8)]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda votes: score_batch(BASE, votes), tables))
    for votes, points in zip(tables, together, strict=True):
        np.testing.assert_array_equal(points, score_batch(BASE, votes))


FEW = st.integers(0, 9) | st.integers(-20, 20).map(lambda quarters: quarters / 4)
MAYBE = st.none() | FEW
RULE_SETS = st.fixed_dictionaries(
    {
        "storyteller_points": FEW,
        "finder_points": FEW,
        "all_or_none_points": FEW,
        "everybody_found_points": MAYBE,
        "nobody_found_points": MAYBE,
        "decoy_points": FEW,
        "decoy_points_when_nobody": st.booleans(),
        "bonus_cap": st.none() | st.integers(0, 30).map(lambda quarters: quarters / 4),
        "lone_finder_points": MAYBE,
        "single_vote_points": FEW,
        "second_vote_players": st.integers(3, 7),
        "votes_max": st.integers(1, 2),
        "own_vote": st.booleans(),
    }
).map(lambda changes: BASE.replace(cards_each_with_3=1, turns_each=1, target_score=None, **changes))


@settings(max_examples=60, deadline=None)
@given(
    RULE_SETS.filter(lambda rules: rules.votes_max == 1 or rules.second_vote_players > 3),
    st.integers(2, 7),
    st.integers(0, 99),
)
def test_any_rules_any_votes(rules, guessers, seed):
    chance = np.random.default_rng(seed)
    votes = random_votes(rules, guessers, 20, chance)
    second = None
    if rules.votes_max_for(guessers + 1) > 1:
        second = random_votes(rules, guessers, 20, chance)
        second = np.where((second == votes) | (chance.random(votes.shape) < 0.3), -1, second)
    np.testing.assert_array_equal(score_batch(rules, votes, second), expected(rules, votes, second))


def test_layout_and_type_of_the_votes_change_nothing(monkeypatch):
    votes = random_votes(BASE, 5, 1000, np.random.default_rng(3))
    want = score_batch(BASE, votes)
    monkeypatch.setattr(batch_module, "PIECE", 96)
    for other in (
        votes.astype(np.int8),
        np.asfortranarray(votes.astype(np.int8)),
        votes.astype(np.uint16),
        votes.tolist(),
    ):
        np.testing.assert_array_equal(score_batch(BASE, other), want)
    strided = np.repeat(votes, 2, axis=0)[::2]
    np.testing.assert_array_equal(score_batch(BASE, strided), want)
    assert want.dtype == np.int16
    assert want.shape == (1000, 6)


def test_points_go_where_they_are_told():
    votes = random_votes(BASE, 5, 100, np.random.default_rng(4))
    for order in "CF":
        out = np.empty((100, 6), dtype=np.int16, order=order)
        points = score_batch(BASE, votes, out=out)
        assert np.shares_memory(points, out)
        np.testing.assert_array_equal(out, score_batch(BASE, votes))
    with pytest.raises(SimulationProblem, match=r"int16 with shape \(100, 6\)"):
        score_batch(BASE, votes, out=np.empty((100, 6)))


def test_no_rounds_no_points():
    assert score_batch(BASE, np.empty((0, 5), dtype=int)).shape == (0, 6)


def test_it_refuses_what_score_round_refuses():
    """Over all vectors of small numbers: refused by one if and only if by the other."""
    for rules in (BASE.replace(cards_each_with_3=1), RULES["own votes"].replace(cards_each_with_3=1)):
        for votes in product(range(-1, 5), repeat=3):
            round = Round("s", ("s", "a", "b", "c"), dict(zip("abc", ((v + 1,) for v in votes), strict=True)))
            try:
                score_round(rules, round)
            except InvalidRound:
                with pytest.raises(SimulationProblem):
                    score_batch(rules, [votes])
            else:
                assert score_batch(rules, [votes]).shape == (1, 4)


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda: score_batch(BASE, [[0, 1, 0], [1, 0, 0]]), "Round 1, voter 0.* vote for card 1"),
        (lambda: score_batch(BASE, [[0, 1, 9]]), "vote for card 9"),
        (lambda: score_batch(BASE, [[0, 1, 999]]), "numbers from 0 to 999"),
        (lambda: score_batch(BASE, [0, 1, 0]), "a row for each round"),
        (lambda: score_batch(BASE, MASKED), "votes has masked entries"),
        (lambda: score_batch(BASE, [*MASKED]), "votes has masked entries"),
        (lambda: score_batch(ODYSSEY, MASKED.data, MASKED), "second has masked entries"),
        (lambda: score_batch(BASE, [[0.0, 1.0]]), "type float64"),
        (lambda: score_batch(BASE, [["a", "b"]]), "whole numbers"),
        (lambda: score_batch(BASE, [[0]]), "2 to 23 voters"),
        (lambda: score_batch(BASE, [[0, 0]], second=[[2, -1]]), "only one vote"),
        (lambda: score_batch(BASE, [[0, 0]], red=[1]), "no red token"),
        (lambda: score_batch(PARTY, [[0] * 6]), "must say for each round"),
        (lambda: score_batch(PARTY, [[0] * 6], red=[6]), "red token lies on card 6"),
        (
            lambda: score_batch(PARTY, [[0] * 6], red=[1, 1]),
            r"red must have one card for each of the 1 rounds.*\(2,\)",
        ),
        (lambda: score_batch(ODYSSEY, [[0] * 6], second=[[0] * 6]), "same card twice"),
        (lambda: score_batch(ODYSSEY, [[0] * 6], second=[[1] * 6]), "Round 0, voter 0"),
        (lambda: score_batch(ODYSSEY, [[0] * 6], second=[[-1] * 5]), "second must have an entry"),
    ],
)
def test_errors_say_where(call, words):
    with pytest.raises(SimulationProblem, match=words):
        call()

"""Party mode's coordination, and what pulling votes with a decoy is worth."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import numpy as np
import pytest

from dixit_widget.rules import Round, edition, score_round
from dixit_widget.theory import TheoryProblem, decoy_choice, party_game, pulled_vote
from dixit_widget.theory.dependence import Points

BASE = edition("dixit-2021")
PARTY = edition("odyssey-party")
HALF = Fraction(1, 2)


@pytest.mark.parametrize("objective", ["points", "lead"])
@pytest.mark.parametrize("rules", [PARTY, PARTY.replace(red_token=False), PARTY.replace(together_cap=None)])
def test_the_whole_table_agrees_with_the_rules(rules, objective):
    g = party_game(rules, 6, cards=2, objective=objective)
    names = ["s", *"abcde"]
    for place in np.ndindex(g.tensor.shape[1:]):
        profile = tuple(own[i] for own, i in zip(g.strategies, place, strict=True))
        first = profile[0]
        vote, red = first if rules.red_token else (first, None)
        round = Round("s", (), dict(zip(names, (vote, *profile[1:]), strict=True)), red=red)
        points = score_round(rules, round).points
        own = [points[name] for name in names]
        if objective == "lead":
            own = [pay - Fraction(sum(own) - pay, 5) for pay in own]
        assert g.payoffs(profile) == tuple(own)
        assert [Fraction(int(x), g.denominator) for x in g.tensor[(slice(None), *place)]] == own


def test_settling_on_any_card_is_an_equilibrium():
    g = party_game(PARTY, 6, cards=3)
    assert g.kind == "coordination"
    for slot in (1, 2, 3):
        assert g.together(slot) in g.equilibria()
    assert g.payoffs(g.together()) == (5,) * 6
    assert "5 points" in g.why()
    assert party_game(PARTY, 12).equilibria()


def test_party_errors():
    with pytest.raises(TheoryProblem, match="in storyteller mode"):
        party_game(BASE, 6)
    with pytest.raises(TheoryProblem, match="from 2 to 6, not 7"):
        party_game(PARTY, 6, cards=7)
    with pytest.raises(TheoryProblem, match="3 to 12 players"):
        party_game(PARTY, 13)


def test_one_pulled_vote():
    all_find = pulled_vote(BASE, 5, finders=5)
    assert all_find == (2, -2, 3, 1, None)  # it saves the storyteller and the finders: 2 become 3
    middle = pulled_vote(BASE, 5, finders=3)
    assert middle == (1, -3, 0, 0, 0)
    last = pulled_vote(BASE, 5, finders=1, i_found=False)
    assert last == (3, -1, -3, None, 2)  # nobody finds it now: two points for all
    capped = pulled_vote(BASE.replace(bonus_cap=3), 6, finders=3, decoy_votes=3)
    assert capped.me == 0


def test_no_vote_to_pull():
    with pytest.raises(TheoryProblem, match="no vote of another finder"):
        pulled_vote(BASE, 5, finders=1, i_found=True)
    with pytest.raises(TheoryProblem, match="no vote of another finder"):
        pulled_vote(BASE, 5, finders=5, i_found=False)


@pytest.mark.parametrize("guessers", [2, 3, 4])
@pytest.mark.parametrize("rules", [BASE, BASE.replace(bonus_cap=1, lone_finder_points=4)])
def test_decoy_choice_agrees_with_scoring_every_vote(rules, guessers):
    rules = rules.replace(cards_each_with_3=None)
    p, pull = Fraction(2, 5), Fraction(1, 4)
    names = [f"g{i}" for i in range(guessers)]

    def chance(voter: int, slot: int) -> Fraction:
        if voter == 0:
            return p if slot == 1 else (1 - p) / (guessers - 1)
        mine, finds = pull, (1 - pull) * p
        if guessers == 2:
            mine = 1 - finds
        return {1: finds, 2: mine}.get(slot, (1 - mine - finds) / max(guessers - 2, 1))

    expected = [Fraction(0)] * 3
    for votes in product(*([s for s in range(1, guessers + 2) if s != i + 2] for i in range(guessers))):
        weight = Fraction(1)
        for voter, slot in enumerate(votes):
            weight *= chance(voter, slot)
        points = score_round(rules, Round("s", ["s", *names], dict(zip(names, votes, strict=True)))).points
        others = Fraction(sum(points[name] for name in names[1:]), guessers - 1)
        for k, value in enumerate((points["g0"], others, points["s"])):
            expected[k] += weight * value
    assert list(decoy_choice(rules, guessers, p, pull)) == expected


def test_pulling_pays_its_owner_and_costs_the_others():
    pale, bright = (decoy_choice(BASE, 5, HALF, pull) for pull in (Fraction(0), Fraction(1, 5)))
    assert bright.me > pale.me
    assert bright.other < pale.other
    with pytest.raises(TheoryProblem, match="from 0 to 1"):
        decoy_choice(BASE, 5, 2, 0)


def test_a_guessers_points_hang_on_few_numbers():
    points = Points(BASE, 5)
    assert points.guesser(True, 5, 0) == 2
    assert points.guesser(False, 0, 4) == 6
    assert points.guesser(False, 3, 2) == 2
    own = Points(BASE.replace(own_vote=True), 3)
    assert own.guesser(False, 0, 3) == 5


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda: decoy_choice(BASE, 3, "a", 0.2), "from 0 to 1, not 'a'"),
        (lambda: decoy_choice(BASE, 3, 0.2, None), "from 0 to 1, not None"),
        (lambda: decoy_choice("x", 3, 0.2, 0.2), "must be a RuleSet"),
        (lambda: pulled_vote(BASE, 5, "a"), "finders must be a whole number from 0 to 5, not 'a'"),
        (lambda: pulled_vote(BASE, 5, 3, decoy_votes=0.5), "votes on the decoy .* from 0 to 5, not 0.5"),
        (lambda: pulled_vote(None, 5, 3), "must be a RuleSet"),
        (lambda: party_game(None, 6), "must be a RuleSet"),
        (lambda: party_game(PARTY, "six"), "3 to 12 players, not for 'six'"),
        (lambda: party_game(PARTY, 6, 2.5), "from 2 to 6, not 2.5"),
    ],
)
def test_what_is_of_the_wrong_kind(call, words):
    with pytest.raises(TheoryProblem, match=words) as caught:
        call()
    assert caught.value.message("fr")

"""Whatever the rules, what a voters' game says of itself is true: told again from all its profiles."""

from __future__ import annotations

from itertools import product
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dixit_widget.charts import payoff_matrix, who_deviates
from dixit_widget.rules import edition
from dixit_widget.theory import Corners, VotingGame, kind_of, voting_game
from dixit_widget.theory.kinds import Kind
from dixit_widget.theory.voting import OBJECTIVES
from dixit_widget.words import LANGUAGES, say

BASE = edition("dixit-2021")
OWN = BASE.replace(own_vote=True)
CARD = 1

RULES = st.builds(
    BASE.replace,
    storyteller_points=st.integers(0, 5),
    finder_points=st.integers(0, 5),
    all_or_none_points=st.integers(0, 4),
    everybody_found_points=st.none() | st.integers(0, 5),
    nobody_found_points=st.none() | st.integers(0, 5),
    decoy_points=st.integers(0, 3),
    decoy_points_when_nobody=st.booleans(),
    bonus_cap=st.none() | st.integers(1, 4),
    lone_finder_points=st.none() | st.integers(0, 6),
    votes_max=st.integers(1, 2),
    single_vote_points=st.integers(0, 2),
    own_vote=st.booleans(),
    target_score=st.none(),
    turns_each=st.just(1),
)


def finds(choice) -> bool:
    return CARD in (choice if isinstance(choice, tuple) else (choice,))


def gains_of_the_card(g: VotingGame, over) -> list:
    """What the card pays guesser 0 more than other choices, whatever the others do."""
    return [
        g.payoffs((CARD, *others))[0] - g.payoffs((choice, *others))[0]
        for others in product(*g.strategies[1:])
        for choice in g.strategies[0]
        if choice != CARD and over(choice)
    ]


def even_shares(g: VotingGame) -> list:
    """What each gets when all keep away from the card and every decoy has as many votes."""
    pays = []
    for profile in product(*g.strategies):
        votes = [slot for choice in profile for slot in (choice if isinstance(choice, tuple) else (choice,))]
        even = len({votes.count(i + 2) for i in range(g.guessers)}) == 1
        alike = len({isinstance(choice, tuple) for choice in profile}) == 1
        if CARD not in votes and even and alike:
            got = g.payoffs(profile)
            assert len(set(got)) == 1
            pays.append(got[0])
    return pays


def leaves_at_a_loss(g: VotingGame, profile) -> bool:
    """Whether whoever leaves a crowd, for the card or from it, loses, and nobody gains in any other way."""
    stays = g.payoffs(profile)
    return all(
        stays[i] >= pay and (finds(choice) == finds(profile[i]) or stays[i] > pay)
        for i, own in enumerate(g.strategies)
        for choice in own
        for pay in [g.payoffs((*profile[:i], choice, *profile[i + 1 :]))[i]]
    )


def check(g: VotingGame) -> None:
    temptation, reward, punishment, sucker = g.corners
    all_find = (CARD,) * g.guessers
    away = tuple(g.away(i) for i in range(g.guessers))
    assert g.payoffs(all_find) == (punishment,) * g.guessers
    assert g.payoffs(away) == (reward,) * g.guessers
    assert reward == max(even_shares(g))
    if g.kind in ("prisoners_dilemma", "deadlock"):
        assert temptation > reward
        assert punishment > sucker
        assert min(gains_of_the_card(g, lambda choice: not finds(choice))) > 0
        assert min(gains_of_the_card(g, finds), default=0) >= 0
        assert (reward > punishment) == (g.kind == "prisoners_dilemma")
        assert all(finds(choice) for profile in g.equilibria() for choice in profile)
        assert all_find in g.equilibria()
    elif g.kind in ("stag_hunt", "assurance", "coordination"):
        assert temptation < reward
        assert punishment > sucker
        assert leaves_at_a_loss(g, all_find)
        assert leaves_at_a_loss(g, away)
        assert (reward > punishment) == (g.kind != "coordination")
        if g.kind != "coordination":
            assert (temptation >= punishment) == (g.kind == "stag_hunt")
        if g.kind == "assurance":
            assert reward > punishment > temptation > sucker
    for language in LANGUAGES:
        never_less = say("theory.why.never_less", language) in g.why(language)
        assert never_less == (g.kind == "other" and g.dominant(strict=False) == all_find)
    assert (g.patience() is not None) == (g.kind == "prisoners_dilemma")


@settings(deadline=None, max_examples=150)
@given(RULES, st.sampled_from([2, 2, 3, 3, 4]), st.sampled_from(OBJECTIVES))
def test_whatever_the_rules_the_kind_and_its_sentence_are_true(rules, guessers, objective):
    few = rules if guessers < 4 else rules.replace(votes_max=1)  # two votes of four guessers are many games
    check(voting_game(few, guessers, objective))


@pytest.mark.parametrize("guessers", [2, 3, 4])
@pytest.mark.parametrize("objective", OBJECTIVES)
def test_where_own_votes_are_allowed_nobody_needs_the_card(guessers, objective):
    """Votes for one's own card share the decoys' points for sure: nobody is tempted to leave."""
    g = voting_game(OWN, guessers, objective)
    own = tuple(range(2, guessers + 2))
    check(g)
    if objective == "points":
        assert g.kind == "other"
        assert g.is_equilibrium(own)
        assert g.payoffs(own) == (3,) * guessers
        assert g.patience() is None


@pytest.mark.parametrize(
    ("rules", "guessers", "objective"),
    [
        (
            BASE.replace(decoy_points=3, decoy_points_when_nobody=False),
            3,
            "against_storyteller",
        ),
        (BASE.replace(finder_points=1, decoy_points_when_nobody=False), 4, "lead"),
        (BASE.replace(finder_points=0, lone_finder_points=4), 3, "points"),
        (BASE.replace(finder_points=0, bonus_cap=1), 3, "lead"),
        (BASE.replace(votes_max=2), 2, "points"),
        (BASE.replace(votes_max=2, own_vote=True), 2, "points"),
    ],
    ids=str,
)
def test_games_that_only_look_like_one_with_a_name(rules, guessers, objective):
    check(voting_game(rules, guessers, objective))


def test_what_never_pays_less_is_told_so():
    g = voting_game(BASE.replace(finder_points=0, lone_finder_points=4), 3)
    assert g.kind == "other"
    assert g.why().startswith(say("theory.why.never_less"))
    assert "pays more" not in g.why()


def test_kinds_from_four_payoffs():
    assert kind_of(Corners(4, 3, 2, 0), card_dominates=True) == "prisoners_dilemma"
    assert kind_of(Corners(4, 3, 2, 0), card_dominates=False) == "other"
    assert kind_of(Corners(4, 2, 2, 0), card_dominates=True) == "deadlock"
    assert kind_of(Corners(4, 2, 2, 0), card_dominates=False) == "other"
    assert kind_of(Corners(1, 3, 2, -3), card_dominates=False) == "assurance"
    assert kind_of(Corners(-4, 3, 2, -3), card_dominates=False) == "other"
    assert kind_of(Corners(2, 3, 2, -3), card_dominates=False) == "stag_hunt"
    assert kind_of(Corners(2, 3, 1, -3), card_dominates=False) == "stag_hunt"
    assert kind_of(Corners(1, 3, 2, -3), card_dominates=False, crowds_hold=False) == "other"
    assert kind_of(Corners(1, 3, 4, -3), card_dominates=False) == "coordination"
    named = {"prisoners_dilemma", "stag_hunt", "assurance", "coordination", "deadlock"}
    assert set(get_args(Kind)) == {*named, "other"}


@pytest.mark.parametrize("draw", [payoff_matrix, who_deviates])
def test_a_chart_calls_a_game_what_it_is(draw):
    ax = draw(voting_game(OWN, 3))
    shown = ax.get_title(loc="left") + "".join(text.get_text() for text in ax.texts)
    assert say("charts.kind.other") in shown
    assert say("charts.kind.prisoners_dilemma") not in shown

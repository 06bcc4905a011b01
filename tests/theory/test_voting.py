"""The voters' game, against values from independent exact enumeration, Gambit and nashpy."""

from __future__ import annotations

import io
import sys
from fractions import Fraction
from itertools import product

import msgspec
import numpy as np
import pytest

from dixit_widget.rules import Round, edition, score_possible_round, score_round
from dixit_widget.theory import MissingGambit, TheoryProblem, voting_game
from dixit_widget.words import LANGUAGES

BASE = edition("dixit-2021")
CAP = BASE.replace(bonus_cap=3)
LONE = BASE.replace(lone_finder_points=4)
ODYSSEY = edition("odyssey")
GUESSERS = range(2, 8)
COMPILED = "pygambit has to be compiled, and there was no C++ compiler"


def test_two_guessers_play_a_prisoners_dilemma():
    g = voting_game(BASE, 2)
    assert [g.payoffs(p) for p in [(1, 1), (3, 2), (1, 2), (3, 1)]] == [(2, 2), (3, 3), (4, 0), (0, 4)]
    assert g.kind == "prisoners_dilemma"
    lone = voting_game(LONE, 2)
    assert lone.payoffs((1, 2)) == (5, 0)
    assert lone.kind == "prisoners_dilemma"


def test_two_decoys_each_change_nothing():
    """At a real table of three each guesser has two decoys, and may vote for either of the other’s."""
    g = voting_game(BASE, 2)
    slots = ("s", "a", "b", "a", "b")
    for mine, theirs in product((1, 3, 5), (1, 2, 4)):
        points = score_round(BASE, Round("s", slots, {"a": mine, "b": theirs})).points
        assert (points["a"], points["b"]) == g.payoffs((min(mine, 3), min(theirs, 2)))


@pytest.mark.parametrize("guessers", GUESSERS)
@pytest.mark.parametrize("rules", [BASE, CAP, LONE], ids=["base", "cap", "lone"])
def test_the_card_dominates_and_hurts_all(rules, guessers):
    g = voting_game(rules, guessers)
    all_find = (1,) * guessers
    assert g.dominant() == all_find
    assert g.equilibria() == [all_find]
    assert g.payoffs(all_find) == (2,) * guessers
    shared = tuple((i + 1) % guessers + 2 for i in range(guessers))
    assert g.payoffs(shared) == (3,) * guessers
    front = g.pareto()
    assert all_find not in front
    assert shared in front
    assert g.kind == "prisoners_dilemma"


@pytest.mark.parametrize(
    ("rules", "classes"),
    [(BASE, [2, 3, 5, 7, 11, 15]), (CAP, [2, 3, 5, 6, 9, 11]), (LONE, [2, 4, 6, 8, 12, 16])],
    ids=["base", "cap", "lone"],
)
def test_classes_on_the_pareto_front(rules, classes):
    assert [len(voting_game(rules, n).pareto_payoffs()) for n in GUESSERS] == classes


@pytest.mark.parametrize("guessers", [2, 3])
@pytest.mark.parametrize("objective", ["points", "lead", "against_storyteller"])
@pytest.mark.parametrize(
    "rules",
    [
        BASE,
        LONE,
        BASE.replace(bonus_cap=1, decoy_points=2, decoy_points_when_nobody=False),
        BASE.replace(own_vote=True),
        BASE.replace(votes_max=2, single_vote_points=1),
    ],
    ids=["base", "lone", "cap", "own", "two"],
)
def test_the_whole_table_agrees_with_the_rules_profile_by_profile(rules, objective, guessers):
    guessers = max(guessers, rules.votes_max + 1)  # two votes need two decoys
    rules = rules.replace(cards_each_with_3=None)
    g = voting_game(rules, guessers, objective)
    names = [f"g{i}" for i in range(guessers)]
    tensor = g.tensor
    equilibria, front, pays = [], [], {}
    for place in np.ndindex(tensor.shape[1:]):
        profile = tuple(own[i] for own, i in zip(g.strategies, place, strict=True))
        points = score_round(rules, Round("s", ["s", *names], dict(zip(names, profile, strict=True)))).points
        own = [points[name] for name in names]
        if objective == "against_storyteller":
            own = [pay - points["s"] for pay in own]
        elif objective == "lead":
            total = sum(points.values())
            own = [pay - Fraction(total - pay, guessers) for pay in own]
        assert g.payoffs(profile) == tuple(own)
        assert tuple(Fraction(int(x), g.denominator) for x in tensor[(slice(None), *place)]) == tuple(own)
        pays[profile] = tuple(own)
    if len(pays) > 300:
        return
    for profile, own in pays.items():
        if g.is_equilibrium(profile):
            equilibria.append(profile)
        if not any(all(a >= b for a, b in zip(v, own, strict=True)) and v != own for v in pays.values()):
            front.append(profile)
    assert g.equilibria() == equilibria
    assert g.pareto() == front
    for i in range(guessers):  # what the others can do, told in numbers, misses and invents nothing
        seen = {tuple(column) for column in g._against(i).T}
        own = np.moveaxis(tensor[i], i, 0)
        assert seen == {tuple(column) for column in own.reshape(len(own), -1).T}


def test_patience():
    assert voting_game(BASE, 5).patience() == Fraction(1, 2)
    assert voting_game(LONE, 5).patience() == Fraction(2, 3)
    assert tuple(voting_game(BASE, 5).corners) == (4, 3, 2, 0)
    assert tuple(voting_game(LONE, 5).corners) == (5, 3, 2, 0)
    assert voting_game(BASE, 5, "against_storyteller").patience() is None


@pytest.mark.parametrize("guessers", [6, 7])
def test_odyssey_with_two_votes(guessers):
    g = voting_game(ODYSSEY, guessers)
    assert g.profiles > 85_000_000
    assert g.dominant() == (1,) * guessers
    assert g.equilibria() == [(1,) * guessers]
    assert tuple(g.corners) == (6, 4, 3, 0)
    assert g.patience() == Fraction(2, 3)
    assert g.kind == "prisoners_dilemma"
    with pytest.raises(TheoryProblem, match="at most 2,500,000 can be looked at"):
        g.pareto()


@pytest.mark.parametrize(("guessers", "count"), [(3, 27), (4, 256)])
def test_odyssey_without_the_single_vote_point_when_all_find(guessers, count):
    """A house rule that no field expresses: the point for a single vote is withheld when everybody finds."""

    def withheld(rules, round):
        score = score_possible_round(rules, round)
        rules = rules.replace(single_vote_points=0) if score.outcome == "everybody" else rules
        return score_possible_round(rules, round)

    g = voting_game(ODYSSEY.replace(second_vote_players=4), guessers, score=withheld)
    assert g.dominant() is None
    assert g.dominant(strict=False) == (1,) * guessers
    equilibria = g.equilibria()
    assert len(equilibria) == count
    assert all(vote == 1 or 1 in vote for profile in equilibria for vote in profile)
    assert tuple(g.corners) == (6, 4, 2, 0)
    assert g.patience() == Fraction(1, 2)


@pytest.mark.parametrize(("guessers", "nobody"), [(2, 1), (3, 8), (4, 81), (5, 1024)])
def test_against_the_storyteller_it_is_assurance(guessers, nobody):
    g = voting_game(BASE, guessers, objective="against_storyteller")
    equilibria = g.equilibria()
    assert equilibria[0] == (1,) * guessers
    assert all(1 not in profile for profile in equilibria[1:])
    assert len(equilibria) == 1 + nobody
    assert tuple(g.corners) == (1, 3, 2, -3)
    assert g.kind == "assurance"
    assert g.dominant() is None
    assert g.dominant(strict=False) is None


@pytest.mark.parametrize("guessers", GUESSERS)
@pytest.mark.parametrize(
    "change",
    [{"decoy_points_when_nobody": False}, {"nobody_found_points": 1}, {"everybody_found_points": 3}],
    ids=str,
)
def test_rules_without_a_dilemma(change, guessers):
    g = voting_game(BASE.replace(**change), guessers)
    assert g.kind == "deadlock"
    assert g.patience() is None


@pytest.mark.parametrize(
    ("guessers", "share"), [(2, 2 / 7), (3, 0.214), (4, 0.156), (5, 0.120), (6, 0.097), (7, 0.082)]
)
def test_against_the_storyteller_the_larger_the_crowd_the_sooner_it_gives_up(guessers, share):
    nobody, mixed, everybody = voting_game(BASE, guessers, "against_storyteller").symmetric_equilibria()
    assert (nobody, everybody) == (0, 1)
    assert float(mixed) == pytest.approx(share, abs=0.0005)
    assert 2 * mixed ** (guessers - 1) == pytest.approx(5 * (1 - mixed) ** (guessers - 1) - 3)


@pytest.mark.parametrize(("guessers", "share"), [(2, 0.657), (3, 0.638), (4, 0.629), (5, 0.625), (7, 0.620)])
def test_where_telling_goes_round_voters_need_more_patience(guessers, share):
    g = voting_game(BASE, guessers)
    delta = g.patience(telling_goes_round=True)
    assert delta == pytest.approx(share, abs=0.0005)
    assert _lost(delta, guessers + 1) == pytest.approx(1)
    assert _lost(delta - 0.01, guessers + 1) < 1 < _lost(delta + 0.01, guessers + 1)


def _lost(delta, players):
    """What a betrayer loses from then on, one point in each turn but those of their own tales."""
    return sum(delta**turn for turn in range(1, 3000) if turn % players != 1)


def test_mixed_equilibrium_of_assurance(monkeypatch):
    monkeypatch.setitem(sys.modules, "pygambit", None)  # two players take no other package
    found = voting_game(BASE, 2, "against_storyteller").mixed_equilibria()
    share = Fraction(2, 7)
    assert ({1: share, 3: 1 - share}, {1: share, 2: 1 - share}) in found
    assert len(found) == 3


@pytest.mark.parametrize("objective", ["points", "lead", "against_storyteller"])
@pytest.mark.parametrize(
    "rules", [BASE, LONE, BASE.replace(nobody_found_points=1)], ids=["base", "lone", "one"]
)
def test_two_players_with_nashpy(rules, objective):
    nashpy = pytest.importorskip("nashpy")
    g = voting_game(rules, 2, objective)
    a, b = g.tensor / g.denominator
    theirs = [tuple(np.round(np.concatenate(pair), 9)) for pair in nashpy.Game(a, b).support_enumeration()]
    ours = []
    for profile in g.mixed_equilibria():
        chances = [
            float(own.get(choice, 0))
            for own, all_ in zip(profile, g.strategies, strict=True)
            for choice in all_
        ]
        ours.append(tuple(np.round(chances, 9)))
    assert sorted(ours) == sorted(theirs)


@pytest.mark.parametrize("guessers", [2, 3, 4])
@pytest.mark.parametrize("objective", ["points", "lead", "against_storyteller"])
def test_gambit_reads_the_file_and_finds_the_same_pure_equilibria(guessers, objective):
    gambit = pytest.importorskip("pygambit", reason=COMPILED)
    g = voting_game(BASE, guessers, objective)
    game = gambit.read_nfg(io.StringIO(g.to_gambit()))
    for profile in product(*(range(len(own)) for own in g.strategies)):
        chosen = {p.label: list(p.strategies)[i].label for p, i in zip(game.players, profile, strict=True)}
        outcome = game[tuple(chosen.values())]
        pays = tuple(Fraction(str(outcome[player])) for player in game.players)
        assert pays == g.payoffs([own[i] for own, i in zip(g.strategies, profile, strict=True)])
    found = set()
    for equilibrium in gambit.nash.enumpure_solve(game).equilibria:
        places = [[equilibrium[s] for s in player.strategies].index(1) for player in game.players]
        found.add(tuple(own[i] for own, i in zip(g.strategies, places, strict=True)))
    assert found == set(g.equilibria())


def test_three_players_mixed():
    pytest.importorskip("pygambit", reason=COMPILED)
    found = voting_game(BASE, 3).mixed_equilibria()
    assert found == [({1: 1.0}, {1: 1.0}, {1: 1.0})]


def test_four_players_mixed_ends_soon():
    pytest.importorskip("pygambit", reason=COMPILED)
    for profile in voting_game(BASE, 4, "against_storyteller").mixed_equilibria():
        assert all(sum(own.values()) == pytest.approx(1) for own in profile)


@pytest.mark.parametrize("failures", [1, 99])
def test_gambit_is_asked_again_where_it_fails_by_chance(monkeypatch, failures):
    pygambit = pytest.importorskip("pygambit", reason=COMPILED)
    solve, left = pygambit.nash.gnm_solve, [RuntimeError("unable to compute")] * failures

    def now_and_then(start):
        if left:
            raise left.pop()
        return solve(start)

    monkeypatch.setattr(pygambit.nash, "gnm_solve", now_and_then)
    if failures == 1:
        assert voting_game(BASE, 3).mixed_equilibria() == [({1: 1.0}, {1: 1.0}, {1: 1.0})]
    else:
        with pytest.raises(TheoryProblem, match="could not solve this game: unable to compute"):
            voting_game(BASE, 3).mixed_equilibria()


@pytest.mark.parametrize("guessers", GUESSERS)
def test_symmetric_equilibria(guessers):
    assert voting_game(BASE, guessers).symmetric_equilibria() == [1]
    hunt = voting_game(BASE, guessers, "against_storyteller")
    chances = hunt.symmetric_equilibria()
    assert (chances[0], chances[-1], len(chances)) == (0, 1, 3)
    if guessers == 2:
        assert chances[1] == Fraction(2, 7)
    if guessers > 4:
        return
    p = float(chances[1])  # at this mixture the card and any decoy pay the same, told from the whole table
    pays = hunt.tensor[0].astype(float)
    for i, own in reversed(list(enumerate(hunt.strategies))[1:]):
        weights = [p if choice == 1 else (1 - p) / (guessers - 1) for choice in own]
        pays = np.tensordot(pays, weights, axes=([i], [0]))
    assert pays == pytest.approx(np.full(guessers, pays[0]))


def test_symmetric_equilibria_are_not_told_of_everything():
    for game in (
        voting_game(BASE, 3, "lead"),
        voting_game(ODYSSEY, 6),
        voting_game(BASE.replace(own_vote=True), 3),
    ):
        with pytest.raises(TheoryProblem, match="all mix alike"):
            game.symmetric_equilibria()


def test_without_gambit_the_error_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "pygambit", None)
    with pytest.raises(MissingGambit, match="pip install"):
        voting_game(BASE, 3).mixed_equilibria()


def test_the_file_has_every_profile():
    text = voting_game(BASE, 3).to_gambit()
    assert text.startswith('NFG 1 R "dixit-2021: 3 guessers, points" { "guesser 0" "guesser 1" "guesser 2" }')
    assert len(text.splitlines()) == 3 + 27


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_says_why_in_a_sentence(language):
    from typing import get_args

    from dixit_widget.theory.kinds import Kind
    from dixit_widget.words import say

    for kind in get_args(Kind):
        sentence = say(f"theory.why.{kind}", language, temptation="a", reward="b", punishment="c", sucker="d")
        assert sentence.endswith(".")


@pytest.mark.parametrize(
    ("kind", "change"),
    [
        ("stag_hunt", {"nobody_found_points": 9}),
        ("assurance", {"nobody_found_points": 6, "everybody_found_points": 5}),
        ("coordination", {"nobody_found_points": 8, "everybody_found_points": 9}),
        ("other", {"everybody_found_points": 0, "nobody_found_points": 0}),
        ("other", {"nobody_found_points": 3}),
    ],
    ids=str,
)
def test_rule_changes_make_other_games(kind, change):
    assert voting_game(BASE.replace(**change), 4).kind == kind


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda: voting_game(None, 3), "must be a RuleSet, .*, not None"),
        (lambda: voting_game(BASE, 8), "for 2 to 7 guessers, not for 8"),
        (lambda: voting_game(BASE, 1), "for 2 to 7 guessers, not for 1"),
        (lambda: voting_game(BASE, 2.5), "not for 2.5"),
        (lambda: voting_game(BASE, 3, "fame"), "one of points, lead, against_storyteller, not 'fame'"),
        (lambda: voting_game(edition("odyssey-party"), 5), "no card to find"),
        (lambda: voting_game(BASE, 3).payoffs((1, 1)), "one choice for each of the 3 players"),
        (
            lambda: voting_game(BASE, 3).payoffs((2, 1, 1)),
            "guesser 0 cannot choose 2; the choices are 1, 3, 4",
        ),
        (lambda: voting_game(BASE, 3).payoffs("111"), "one choice for each"),
        (lambda: voting_game(BASE, 3).payoffs((1, 1, None)), "guesser 2 cannot choose None"),
        (lambda: voting_game(BASE, 6).mixed_equilibria(), "5,000 at most"),
    ],
)
def test_errors_say_what_would_be_right(call, words):
    with pytest.raises(TheoryProblem, match=words) as caught:
        call()
    assert caught.value.message("fr")


def test_strategies_are_read_generously():
    g = voting_game(ODYSSEY, 6)
    assert g.payoffs([np.int64(1), (1,), [1], 1, 1, 1]) == (3,) * 6
    assert g.payoffs(((4, 1), 1, 1, 1, 1, 1)) == g.payoffs(((1, 4), 1, 1, 1, 1, 1))


@pytest.mark.parametrize("guessers", [2, 3, 5])
@pytest.mark.parametrize("objective", ["points", "against_storyteller"])
def test_where_nothing_pays_there_are_no_single_equilibria(guessers, objective):
    nothing = BASE.replace(
        storyteller_points=0,
        finder_points=0,
        all_or_none_points=0,
        decoy_points=0,
        target_score=None,
        turns_each=1,
    )
    with pytest.raises(TheoryProblem, match="every chance from 0 to 1"):
        voting_game(nothing, guessers, objective).symmetric_equilibria()


def test_a_profile_may_be_an_array():
    g = voting_game(BASE, 3)
    assert g.payoffs(np.array([1, 1, 1])) == g.payoffs((1, 1, 1))
    with pytest.raises(TheoryProblem, match="one choice for each"):
        g.payoffs(np.array(1))


@pytest.mark.parametrize(
    "rules",
    [
        BASE,
        ODYSSEY,
        edition("dixit-2008"),
        edition("print-and-play"),
        edition("odyssey-team"),
        edition("odyssey-team").replace(team_target="both"),
        BASE.replace(own_vote=True),
        BASE.replace(votes_max=2),
        BASE.replace(votes_max=2, own_vote=True),
    ],
    ids=str,
)
@pytest.mark.parametrize("guessers", [2, 3, 4])
def test_a_house_rule_is_asked_about_possible_rounds_only(rules, guessers):
    """`score_round` refuses any other."""
    ours, theirs = voting_game(rules, guessers), voting_game(rules, guessers, score=score_round)
    assert theirs.kind == ours.kind
    np.testing.assert_array_equal(theirs.tensor, ours.tensor)
    against = voting_game(rules, guessers, "against_storyteller", score=score_round)
    assert against.kind == voting_game(rules, guessers, "against_storyteller").kind


def test_points_of_a_house_rule_may_be_fractions_and_negative():
    def taxed(rules, round):
        """Half a point less for everybody, and a third for the storyteller."""
        score = score_round(rules, round)
        points = {name: points - Fraction(1, 2) for name, points in score.points.items()}
        points[round.storyteller] += Fraction(1, 6)
        return msgspec.structs.replace(score, points=points)

    for objective in ("points", "lead", "against_storyteller"):
        plain, house = voting_game(BASE, 3, objective), voting_game(BASE, 3, objective, score=taxed)
        change = {"points": Fraction(-1, 2), "lead": Fraction(-1, 18), "against_storyteller": Fraction(-1, 6)}
        for profile in product(*plain.strategies):
            was, now = plain.payoffs(profile), house.payoffs(profile)
            assert [new - old for new, old in zip(now, was, strict=True)] == [change[objective]] * 3
        assert house.to_arrays() == pytest.approx(plain.to_arrays() + float(change[objective]))
        assert house.equilibria() == plain.equilibria()
        assert house.kind == plain.kind
    assert voting_game(BASE, 3, score=taxed).payoffs((1, 1, 1)) == (Fraction(3, 2),) * 3


@pytest.mark.parametrize("objective", ["points", "lead", "against_storyteller"])
@pytest.mark.parametrize(
    "changes",
    [
        {"finder_points": 4.5, "nobody_found_points": -0.75},
        {"decoy_points": 0.25, "bonus_cap": 0.5, "lone_finder_points": -1},
        {"decoy_points": -1.5, "everybody_found_points": 0.5, "storyteller_points": -2.25},
    ],
)
def test_rules_may_pay_fractions_and_take_points(changes, objective):
    rules = BASE.replace(**changes)
    g = voting_game(rules, 3, objective)
    for profile, pays in zip(product(*g.strategies), g.tensor.reshape(3, -1).T, strict=True):
        votes = {f"g{i}": (slot,) for i, slot in enumerate(profile)}
        points = score_round(rules, Round("s", ("s", "g0", "g1", "g2"), votes)).points
        told, own = points["s"], [points[f"g{i}"] for i in range(3)]
        if objective == "against_storyteller":
            own = [mine - told for mine in own]
        elif objective == "lead":
            own = [mine - (told + sum(own) - mine) / 3 for mine in own]
        assert [float(pay) for pay in g.payoffs(profile)] == pytest.approx(own)
        assert [int(pay) / g.denominator for pay in pays] == pytest.approx(own)
    stable = [
        profile
        for profile in product(*g.strategies)
        if all(
            g.payoffs(profile)[i]
            >= max(g.payoffs((*profile[:i], other, *profile[i + 1 :]))[i] for other in own)
            for i, own in enumerate(g.strategies)
        )
    ]
    assert g.equilibria() == stable


def test_a_house_rule_that_pays_no_number_is_refused():
    def silent(rules, round):
        score = score_round(rules, round)
        return msgspec.structs.replace(score, points=dict.fromkeys(score.points))

    with pytest.raises(TheoryProblem, match="Points must be numbers; score answered with None"):
        voting_game(BASE, 3, score=silent).payoffs((1, 1, 1))


def test_a_game_as_a_table():
    pytest.importorskip("pandas")
    g = voting_game(BASE, 3, "lead")
    frame = g.to_frame()
    assert len(frame) == g.profiles == 27
    for row, profile in zip(frame.itertuples(index=False), product(*g.strategies), strict=True):
        assert row[:3] == tuple(g.strategy_name(i, choice) for i, choice in enumerate(profile))
        assert row[3:] == pytest.approx([float(pay) for pay in g.payoffs(profile)])


def test_strategies_are_called_as_people_call_them():
    g = voting_game(ODYSSEY.replace(second_vote_players=3, own_vote=True), ["Ana", "Ben", "Cleo"])
    assert g.players == ("Ana", "Ben", "Cleo")
    assert g.strategy_name(0, 4) == "Cleo’s decoy"
    assert g.strategy_name(2, (1, 4)) == "storyteller’s card + own card"
    assert g.strategy_name(1, 2, "fr") == "leurre (Ana)"
    assert all(len(set(own)) == len(own) for own in g.strategy_names())
    nameless = voting_game(ODYSSEY.replace(second_vote_players=3, own_vote=True), 3)
    assert nameless.strategy_name(0, 4) == "guesser 2’s decoy"
    np.testing.assert_array_equal(g.tensor, nameless.tensor)
    assert '"Ana" "Ben" "Cleo"' in voting_game(BASE, ["Ana", "Ben", "Cleo"]).to_gambit()
    assert voting_game(BASE, ["Léa", "Ben", "Cleo"]).to_gambit().isascii()
    for wrong in (["Ana", "Ana"], ["Ana", 3], ["Ana", ""], []):
        with pytest.raises(TheoryProblem):
            voting_game(BASE, wrong)

"""Every reason for points, and what holds for all rounds."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dixit_widget.rules import (
    InvalidRound,
    Reason,
    Round,
    RoundScore,
    RuleSet,
    edition,
    score_possible_round,
    score_round,
)

BASE = edition("dixit-2021")


def four(a: int, b: int, c: int) -> Round:
    """The storyteller's card is in slot 2."""
    return Round("s", ("a", "s", "b", "c"), {"a": a, "b": b, "c": c})


def lines(score: RoundScore, name: str) -> list[tuple[str, int]]:
    return [(reason.rule, reason.points) for reason in score.reasons[name]]


class TestFinding:
    def test_some_found_it(self):
        score = score_round(BASE, four(2, 1, 2))
        assert (score.outcome, score.finders) == ("some", ("a", "c"))
        assert score.reasons == {
            "s": (Reason("storyteller_some", 3, field="storyteller_points"),),
            "a": (
                Reason("found", 3, field="finder_points"),
                Reason("decoy_votes", 1, votes=1, field="decoy_points"),
            ),
            "b": (Reason("missed", 0, field="finder_points"),),
            "c": (Reason("found", 3, field="finder_points"),),
        }

    def test_everybody_found_it(self):
        score = score_round(BASE, four(2, 2, 2))
        assert score.outcome == "everybody"
        assert lines(score, "s") == [("storyteller_everybody", 0)]
        assert lines(score, "a") == [("everybody_found", 2)]

    def test_nobody_found_it(self):
        score = score_round(BASE, four(4, 4, 3))
        assert (score.outcome, score.finders) == ("nobody", ())
        assert lines(score, "s") == [("storyteller_nobody", 0)]
        assert lines(score, "a") == [("nobody_found", 2)]
        assert lines(score, "c") == [("nobody_found", 2), ("decoy_votes", 2)]

    def test_everybody_and_nobody_told_apart(self):
        rules = BASE.replace(everybody_found_points=1, nobody_found_points=0)
        assert score_round(rules, four(2, 2, 2)).points == {"s": 0, "a": 1, "b": 1, "c": 1}
        nobody = score_round(rules, four(4, 4, 3))
        assert nobody.points == {"s": 0, "a": 0, "b": 1, "c": 2}
        assert nobody.reasons["a"][0].field == "nobody_found_points"

    def test_lone_finder(self):
        score = score_round(BASE.replace(lone_finder_points=4), four(2, 1, 3))
        assert lines(score, "s") == [("lone_finder_storyteller", 4)]
        assert lines(score, "a") == [("lone_finder", 4), ("decoy_votes", 1)]
        assert lines(score, "b") == [("missed", 0), ("decoy_votes", 1)]

    def test_two_finders_are_not_alone(self):
        rules = BASE.replace(lone_finder_points=4)
        assert score_round(rules, four(2, 2, 3)) == score_round(BASE, four(2, 2, 3))

    def test_lone_finder_may_pay_nothing(self):
        assert score_round(BASE.replace(lone_finder_points=0), four(2, 1, 3)).points["s"] == 0

    def test_bonus_cap_counts_points(self):
        score = score_round(BASE.replace(bonus_cap=3, decoy_points=2), four(4, 4, 2))
        assert score.reasons["c"][1] == Reason("decoy_votes", 3, votes=2, capped=True, field="bonus_cap")

    def test_at_the_cap_nothing_is_cut(self):
        score = score_round(BASE.replace(bonus_cap=2), four(4, 4, 2))
        assert score.reasons["c"][1] == Reason("decoy_votes", 2, votes=2, field="decoy_points")

    def test_no_bonus_when_nobody_found_it(self):
        rules = BASE.replace(decoy_points_when_nobody=False)
        score = score_round(rules, four(4, 4, 3))
        assert score.points["c"] == 2
        assert score.reasons["c"][1] == Reason("decoy_votes", 0, votes=2, field="decoy_points_when_nobody")
        assert score_round(rules, four(2, 1, 3)).points["a"] == 4

    def test_own_votes_count_where_they_are_allowed(self):
        assert score_round(BASE.replace(own_vote=True), four(1, 2, 3)).points == {
            "s": 3,
            "a": 1,
            "b": 4,
            "c": 0,
        }

    def test_single_vote_without_a_second_one(self):
        rules = BASE.replace(single_vote_points=1)
        assert lines(score_round(rules, four(2, 1, 3)), "a")[:2] == [("found", 3), ("single_vote", 1)]
        assert score_round(rules, four(4, 4, 3)).points == {"s": 0, "a": 2, "b": 3, "c": 4}

    def test_two_guessers_and_a_lone_finder(self):
        three = Round("s", ("a", "b", "s", "a", "b"), {"a": 3, "b": 4})
        assert score_round(edition("dixit-2018").replace(lone_finder_points=4), three).points == {
            "s": 4,
            "a": 5,
            "b": 0,
        }


class TestTeams:
    def test_votes_on_the_teammates_card_are_a_bonus_for_the_storytellers_team(self):
        rules = edition("odyssey-team").replace(team_target="both")
        slots = ("b", "r", "g", "r", "y")
        score = score_round(rules, Round("r", slots, {"b": 2, "g": 2, "y": 2}, target=4))
        assert lines(score, "r") == [("storyteller_nobody", 0), ("decoy_votes", 3)]
        assert score.points == {"r": 3, "b": 2, "g": 2, "y": 2}


class TestParty:
    rules = edition("odyssey-party")

    def score(self, red: int, **votes: int) -> RoundScore:
        return score_round(self.rules, Round("a", votes=votes, red=red))

    def test_every_reason(self):
        score = self.score(3, a=1, b=1, c=2, d=3, e=3, f=3)
        assert (score.outcome, score.finders) == ("party", ())
        assert score.reasons["a"] == (Reason("together", 2, votes=2, field="together_cap"),)
        assert score.reasons["c"] == (Reason("alone", 0, votes=1, field="together_cap"),)
        assert score.reasons["d"] == (Reason("red_token", 0, votes=3, field="red_token"),)

    def test_cap(self):
        score = self.score(2, a=1, b=1, c=1, d=1, e=1, f=1)
        assert score.reasons["f"] == (Reason("together", 5, votes=6, capped=True, field="together_cap"),)

    def test_no_cap_and_no_red_token(self):
        rules = self.rules.replace(together_cap=None, red_token=False)
        votes = dict.fromkeys("abcdef", 1)
        assert score_round(rules, Round("a", votes=votes)).points == dict.fromkeys("abcdef", 6)


@st.composite
def finding_rules(draw: st.DrawFn) -> RuleSet:
    points = st.integers(0, 6)
    maybe = st.none() | points
    return BASE.replace(
        players_max=12,
        storyteller_points=draw(st.integers(1, 6)),
        finder_points=draw(points),
        all_or_none_points=draw(points),
        everybody_found_points=draw(maybe),
        nobody_found_points=draw(maybe),
        decoy_points=draw(points),
        decoy_points_when_nobody=draw(st.booleans()),
        bonus_cap=draw(maybe),
        lone_finder_points=draw(maybe),
        single_vote_points=draw(points),
        votes_max=draw(st.integers(1, 2)),
        own_vote=draw(st.booleans()),
        cards_each=draw(st.integers(1, 2)),
        hand_size=5,
        cards_each_with_3=None,
    )


@st.composite
def rounds(draw: st.DrawFn, rules: RuleSet) -> Round:
    guessers = [f"g{i}" for i in range(draw(st.integers(3, 8)))]
    slots = draw(st.permutations(["s", *guessers * rules.cards_each]))
    votes = {}
    for guesser in guessers:
        allowed = [i for i, owner in enumerate(slots, 1) if rules.own_vote or owner != guesser]
        size = st.lists(st.sampled_from(allowed), min_size=1, max_size=rules.votes_max, unique=True)
        votes[guesser] = tuple(draw(size))
    return Round("s", slots, votes)


@given(st.data())
def test_points_are_their_reasons(data: st.DataObject):
    rules = data.draw(finding_rules())
    round = data.draw(rounds(rules))
    score = score_round(rules, round)
    assert score == score_possible_round(rules, round)
    assert set(score.points) == {"s", *round.votes}
    assert all(sum(r.points for r in score.reasons[name]) == points for name, points in score.points.items())
    assert all(score.reasons.values())
    assert min(score.points.values()) >= 0


def independent_points(rules: RuleSet, round: Round) -> dict[str, int]:
    """The table of RULES, written down a second time and differently."""
    target = round.slots.index("s") + 1
    found = {name: target in voted for name, voted in round.votes.items()}
    hits, n = sum(found.values()), len(found)
    points = {"s": 0, **dict.fromkeys(found, 0)}
    lone = rules.lone_finder_points
    if 0 < hits < n:
        points["s"] = rules.storyteller_points if hits > 1 or lone is None else lone
    for name in found:
        if hits == n:
            both = rules.everybody_found_points
            points[name] += rules.all_or_none_points if both is None else both
        elif hits == 0:
            none = rules.nobody_found_points
            points[name] += rules.all_or_none_points if none is None else none
        elif found[name]:
            points[name] += rules.finder_points if hits > 1 or lone is None else lone
        if found[name] and len(round.votes[name]) == 1:
            points[name] += rules.single_vote_points
        on_own = sum(round.slots[slot - 1] == name for voted in round.votes.values() for slot in voted)
        bonus = on_own * rules.decoy_points if hits or rules.decoy_points_when_nobody else 0
        points[name] += bonus if rules.bonus_cap is None else min(bonus, rules.bonus_cap)
    return points


@given(st.data())
def test_against_a_second_writing_of_the_rules(data: st.DataObject):
    rules = data.draw(finding_rules())
    round = data.draw(rounds(rules))
    assert score_round(rules, round).points == independent_points(rules, round)


@given(st.data())
def test_names_and_order_score_nothing(data: st.DataObject):
    rules = data.draw(finding_rules())
    round = data.draw(rounds(rules))
    names: dict[str, Any] = {name: f"x{name}" for name in ("s", *round.votes)}
    voters = data.draw(st.permutations(list(round.votes)))
    other = Round(
        names["s"],
        [names[owner] for owner in round.slots],
        {names[voter]: round.votes[voter] for voter in voters},
    )
    points = score_round(rules, round).points
    assert score_round(rules, other).points == {names[name]: value for name, value in points.items()}


@pytest.mark.parametrize("id", ["dixit-2008", "dixit-2018", "dixit-2021", "odyssey", "print-and-play"])
def test_all_editions_agree_on_the_base_case(id):
    assert score_round(edition(id), four(2, 1, 2)).points == {"s": 3, "a": 4, "b": 0, "c": 3}


@pytest.mark.parametrize("rules", [None, "dixit-2021", 5])
def test_rules_that_are_none(rules):
    with pytest.raises(InvalidRound, match="The rules must be a RuleSet") as caught:
        score_round(rules, Round("Ana", ["Ana", "Ben", "Cleo"], {"Ben": 1, "Cleo": 1}))
    assert "RuleSet" in caught.value.message("fr")


@pytest.mark.parametrize("round", [None, {}, 5])
def test_a_round_that_is_none(round):
    with pytest.raises(InvalidRound, match="The round must be a Round, not") as caught:
        score_round(edition("dixit-2021"), round)
    assert "Round" in caught.value.message("fr")


def test_a_score_sheet_as_a_table():
    pytest.importorskip("pandas")
    turn = Round("s", ("s", "a", "b", "c"), {"a": 1, "b": 2, "c": 2})
    score = score_round(edition("dixit-2021"), turn)
    frame = score.to_frame()
    assert frame.groupby("player")["points"].sum().to_dict() == score.points
    assert frame[["player", "rule", "points", "votes"]].values.tolist() == [
        ["s", "storyteller_some", 3, 0],
        ["a", "found", 3, 0],
        ["a", "decoy_votes", 2, 2],
        ["b", "missed", 0, 0],
        ["c", "missed", 0, 0],
    ]

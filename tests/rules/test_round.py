"""Rounds that cannot come about are refused, each with its fault named."""

from __future__ import annotations

from typing import Any

import pytest

from dixit_widget.rules import InvalidRound, Round, edition, score_round

FOUR: dict[str, Any] = {
    "storyteller": "s",
    "slots": ("a", "s", "b", "c"),
    "votes": {"a": (2,), "b": (1,), "c": (3,)},
}
PARTY: dict[str, Any] = {
    "storyteller": "a",
    "slots": ("a", "b", "c", "d", "e", "f"),
    "votes": dict.fromkeys("abcdef", (1,)),
    "red": 2,
}
TEAM: dict[str, Any] = {"storyteller": "r", "slots": ("b", "r", "g"), "votes": {"b": (2,), "g": (1,)}}
BOTH = edition("odyssey-team").replace(team_target="both")
TEAM_BOTH: dict[str, Any] = {**TEAM, "slots": ("b", "r", "g", "r"), "target": 4}
SEVEN: dict[str, Any] = {
    "storyteller": "s",
    "slots": tuple("sabcdef"),
    "votes": {"a": (1, 3), **dict.fromkeys("bcdef", (1,))},
}


def fault(rules, parts: dict[str, Any], **changes: Any) -> str:
    with pytest.raises(InvalidRound) as caught:
        score_round(rules, Round(**{**parts, **changes}))
    assert caught.value.message("fr")
    return str(caught.value)


def voting(parts: dict[str, Any], **votes: Any) -> dict[str, Any]:
    return {**parts["votes"], **votes}


def test_slots_that_a_table_with_gaps_has_made_floats_are_slots():
    floats = {voter: tuple(map(float, slots)) for voter, slots in FOUR["votes"].items()}
    assert Round(**{**FOUR, "votes": floats}) == Round(**FOUR)


def test_the_rounds_to_be_spoilt_are_fine():
    assert score_round(edition("dixit-2021"), Round(**FOUR))
    assert score_round(edition("odyssey-party"), Round(**PARTY))
    assert score_round(edition("odyssey-team"), Round(**TEAM))
    assert score_round(BOTH, Round(**TEAM_BOTH))
    assert score_round(edition("odyssey"), Round(**SEVEN))


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"votes": voting(FOUR, a=(1,))}, "a votes for an own card"),
        ({"votes": voting(FOUR, a=(1, 2))}, "a votes for 2 cards; only one vote is allowed"),
        ({"votes": voting(FOUR, a=(0,))}, "a votes for slot 0; there are the slots 1 to 4"),
        ({"votes": voting(FOUR, a=(5,))}, "a votes for slot 5"),
        ({"votes": voting(FOUR, a=(-1,))}, "a votes for slot -1"),
        ({"votes": voting(FOUR, a=(10**40,))}, "a votes for slot a huge number"),
        ({"votes": voting(FOUR, a=())}, "a has not voted"),
        ({"votes": {"a": (2,), "b": (1,)}}, "c has not voted"),
        ({"votes": {}}, "a has not voted"),
        ({"votes": voting(FOUR, s=(1,))}, "s is the storyteller and does not vote"),
        ({"votes": voting(FOUR, z=(1,))}, "z votes but has no card"),
        ({"slots": ("a", "b", "c")}, "The storyteller s has no card on the table"),
        ({"slots": ("a", "s", "b", "c", "c")}, "c has 2 of the cards on the table; it must be 1"),
        ({"slots": ("a", "s", "b", "c", "s")}, "s has 2 of the cards on the table; it must be 1"),
        ({"slots": ("a", "s", "b")}, "a has 1 of the cards on the table; it must be 2"),
        ({"slots": ("a", "s"), "votes": {"a": (2,)}}, "at least 3 players"),
        ({"slots": ()}, "The storyteller s has no card"),
        ({"red": 1}, "There is no red token in these rules"),
        ({"target": 1}, "The card to find must be one of s"),
        ({"target": 9}, "The card to find must be one of s"),
        ({"target": -3}, "The card to find must be one of s"),
    ],
)
def test_storyteller_mode(changes, sentence):
    assert sentence in fault(edition("dixit-2021"), FOUR, **changes)


@pytest.mark.parametrize(
    ("votes", "sentence"),
    [
        (voting(SEVEN, a=(3, 3)), "a votes twice for the card in slot 3"),
        (voting(SEVEN, a=(1, 2)), "a votes for an own card, in slot 2"),
        (voting(SEVEN, a=(1, 3, 4)), "a votes for 3 cards; at most 2 votes"),
    ],
)
def test_two_votes(votes, sentence):
    assert sentence in fault(edition("odyssey"), SEVEN, votes=votes)


def test_the_second_vote_begins_with_seven_players():
    six = {
        "storyteller": "s",
        "slots": tuple("sabcde"),
        "votes": {"a": (1, 3), **dict.fromkeys("bcde", (1,))},
    }
    assert "only one vote is allowed" in fault(edition("odyssey"), six)


def test_three_players_hand_in_two():
    three = {"storyteller": "s", "slots": ("a", "s", "b"), "votes": {"a": (2,), "b": (1,)}}
    assert "it must be 2" in fault(edition("dixit-2021"), three)
    assert score_round(edition("print-and-play"), Round(**three)).points == {"s": 3, "a": 4, "b": 0}


def test_neither_of_two_own_cards():
    three = {"storyteller": "s", "slots": ("a", "b", "s", "a", "b"), "votes": {"a": (4,), "b": (3,)}}
    assert "a votes for an own card, in slot 4" in fault(edition("dixit-2021"), three)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"red": None}, "The storyteller a has not placed the red token"),
        ({"red": 7}, "The red token lies on slot 7"),
        ({"red": 0}, "The red token lies on slot 0"),
        ({"target": 1}, "There is no card to find in party mode"),
        ({"votes": dict.fromkeys("bcdef", (1,))}, "The storyteller a votes as well"),
        ({"votes": dict.fromkeys("abcde", (1,))}, "f has not voted"),
        ({"votes": voting(PARTY, g=(1,))}, "g has 0 of the cards"),
        ({"votes": voting(PARTY, b=(1, 2))}, "only one vote is allowed"),
        ({"votes": voting(PARTY, b=(7,))}, "there are the slots 1 to 6"),
        ({"slots": (), "votes": voting(PARTY, b=(7,))}, "there are the slots 1 to 6"),
    ],
)
def test_party_mode(changes, sentence):
    assert sentence in fault(edition("odyssey-party"), PARTY, **changes)


def test_party_without_own_votes():
    rules = edition("odyssey-party").replace(own_vote=False)
    assert "a votes for an own card" in fault(rules, PARTY)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"votes": {"b": (2,), "g": (1,), "r": (1,)}}, "r is the storyteller's team and does not vote"),
        ({"votes": {"b": (1,), "g": (1,)}}, "b votes for an own card"),
        ({"slots": ("b", "r", "g", "r")}, "r has 2 of the cards on the table; it must be 1"),
    ],
)
def test_team_mode(changes, sentence):
    assert sentence.replace("'", "’") in fault(edition("odyssey-team"), TEAM, **changes)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"target": None}, "r has two cards on the table: say in which slot"),
        ({"target": 1}, "The card to find must be one of r"),
        ({"slots": ("b", "r", "g")}, "r has 1 of the cards on the table; it must be 2"),
    ],
)
def test_team_mode_with_both_cards(changes, sentence):
    assert sentence in fault(BOTH, TEAM_BOTH, **changes)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"storyteller": None}, "name must be a text"),
        ({"storyteller": ""}, "name must be a text"),
        ({"slots": "asbc"}, "slots must be a list"),
        ({"slots": None}, "slots must be a list"),
        ({"slots": ("a", "s", "b", 3)}, "name must be a text"),
        ({"votes": None}, "votes must map"),
        ({"votes": [("a", 1)]}, "votes must map"),
        ({"votes": {1: (1,)}}, "name must be a text"),
        ({"votes": {"a": (True,)}}, "a: a slot is a whole number, not True"),
        ({"votes": {"a": True}}, "a: a slot is a whole number, not True"),
        ({"votes": {"a": (1.5,)}}, "a: a slot is a whole number, not 1.5"),
        ({"votes": {"a": (float("nan"),)}}, "a: a slot is a whole number, not nan"),
        ({"votes": {"a": "1"}}, "a: a slot is a whole number, not '1'"),
        ({"votes": {"a": None}}, "a: a slot is a whole number, not None"),
        ({"votes": {"a": {1}}}, "a: a slot is a whole number"),
        ({"red": "1"}, "a slot is a whole number"),
        ({"target": True}, "a slot is a whole number"),
    ],
)
def test_parts_of_the_wrong_kind(changes, sentence):
    assert sentence.replace("'", "’") in fault(edition("dixit-2021"), FOUR, **changes).replace("'", "’")


def test_lists_and_single_slots_are_read():
    round = Round("s", ["a", "s", "b", "c"], {"a": 2, "b": [1], "c": (3,)})
    assert round == Round(**FOUR)


def test_numpy_numbers_are_numbers():
    numpy = pytest.importorskip("numpy")
    votes = {"a": numpy.int64(2), "b": [numpy.int8(1)], "c": (3,)}
    round = Round("s", FOUR["slots"], votes)
    assert round == Round(**FOUR)
    assert type(round.votes["a"][0]) is int
    assert "whole number" in fault(edition("dixit-2021"), FOUR, votes={"a": numpy.array([1, 2])})


def test_a_round_keeps_its_own_votes():
    votes = {"a": (2,), "b": (1,), "c": (3,)}
    round = Round("s", FOUR["slots"], votes)
    votes["a"] = (9,)
    assert round.votes["a"] == (2,)


def test_slots_may_stand_in_an_array():
    numpy = pytest.importorskip("numpy")
    votes = {"a": 1, "b": 1}
    assert Round("s", numpy.array(["s", "a", "b"]), votes) == Round("s", ("s", "a", "b"), votes)
    with pytest.raises(InvalidRound):
        Round("s", numpy.array("s"), votes)

"""Lesson 8: what a class has done, read off its points and laid beside what theory says."""

from __future__ import annotations

from itertools import product
from typing import Any

import pandas
import pytest
from lesson import class_theory as beside

import dixit_widget as dixit
from dixit_widget.charts import summary

SLOTS = ("Ana", "Ben", "Cleo", "Dan")


def rows(votes: dict[str, int], turn: int) -> list[dict[str, Any]]:
    """What the frame of a class says of one turn."""
    points = dixit.score_round(beside.RULES, dixit.Round("Ana", SLOTS, votes)).points
    same = {"sitting": 1, "table": 1, "turn": turn, "phase": "vote", "stand_in": False}
    return [
        {**same, "player": name, "student": name, "found": slot == 1, "points": float(points[name])}
        for name, slot in votes.items()
    ]


def test_points_say_how_many_votes_a_decoy_drew_and_how_many_had_missed_the_card() -> None:
    ways = [dict(zip(SLOTS[1:], votes, strict=True)) for votes in product((1, 2, 3, 4), repeat=3)]
    ways = [votes for votes in ways if all(SLOTS[slot - 1] != name for name, slot in votes.items())]
    frame = pandas.DataFrame([row for turn, votes in enumerate(ways) for row in rows(votes, turn)])
    counted = [
        ([*votes.values()].count(slot), sum(votes[other] != 1 for other in votes if other != name))
        for votes in ways
        for slot, name in enumerate(SLOTS[1:], 2)
    ]
    assert beside.drawn_votes(frame) == counted
    # all ways to vote, each as often as any other: so decoys are alike, and draw what they then should
    said = summary(beside.decoys_beside_theory(frame))
    parts = [part.split(", if all were alike ") for part in said.split(" – ")[1].strip(".").split("; ")]
    assert [shown.split(": ")[1] for shown, _ in parts] == [alike for _, alike in parts]


@pytest.mark.parametrize("rationality", [0, 0.5, 1.25])
def test_a_share_is_taken_for_the_rationality_that_brings_it_about(rationality: float) -> None:
    share = beside.chance_of_the_card(rationality)
    assert beside.rationality_of(share) == pytest.approx(rationality, abs=1e-5)


def test_the_vote_says_in_words_where_the_class_lies() -> None:
    votes = {str(n): {"Ben": [2 if n < 6 else 1]} for n in range(8)}
    said = summary(beside.vote_beside_theory(votes))
    assert "75% of 8" in said
    assert "λ = 0.77" in said
    assert "λ = 3.00 or more" in summary(beside.vote_beside_theory({"a": {"Ben": [2]}}))
    assert "fewer than by blind chance" in summary(beside.vote_beside_theory({"a": {"Ben": [1]}}))

"""What if? A scored turn is counted again by the rules themselves, and the game stays as it was."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import dixit_widget as dixit
from dixit_widget.bots import random_action
from dixit_widget.engine import Game
from dixit_widget.table import Seat
from tests.table.asking import Owner, ask


def reviewed(edition: str = "dixit-2021", players: int = 6) -> tuple[Owner, Game]:
    """A game of people at the review of its first turn."""
    owner = Owner()
    names = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Flo")[:players]
    owner.begin(dixit.edition(edition), [Seat(name) for name in names], seed=4)
    while (game := owner.table.game).phase != "review":
        owner.table.act(random_action(game.view(game.waiting_for[0])))
    return owner, game


def points(answer: dict[str, Any], column: int = 0) -> dict[str, Any]:
    return answer["sheet"]["columns"][column]["points"]


@pytest.mark.parametrize("edition", dixit.editions())
def test_votes_that_stay_pay_what_they_paid(edition: str) -> None:
    owner, game = reviewed(edition, min(6, dixit.edition(edition).players_max))
    answer = ask(owner, "what_if", turn=1)
    assert points(answer) == game.last_score.points
    assert answer["cards"] == list(game.tableau)
    assert [list(slots) for slots in answer["votes"].values()] == [
        list(slots) for slots in game.last_round.votes.values()
    ]
    assert owner.table.game is game


@pytest.mark.parametrize("edition", dixit.editions())
def test_moved_votes_pay_what_the_rules_say(edition: str) -> None:
    owner, game = reviewed(edition, min(6, dixit.edition(edition).players_max))
    played = game.last_round
    answer = ask(owner, "what_if", turn=1)
    for voter, ballot in answer["sheet"]["voters"].items():
        for slot in ballot["slots"]:
            moved = msgspec.structs.replace(played, votes={**played.votes, voter: (slot,)})
            again = ask(owner, "what_if", turn=1, votes={voter: [slot]})
            assert points(again) == dixit.score_round(game.rules, moved).points
    assert owner.table.game is game


def test_other_editions_stand_beside_the_rules_of_the_game() -> None:
    owner, game = reviewed()
    answer = ask(owner, "what_if", turn=1, rules=["odyssey", "odyssey-party"])
    first, second, third = answer["sheet"]["columns"]
    assert [column["choice"] for column in (first, second, third)] == [
        *("dixit-2021", "odyssey", "odyssey-party")
    ]
    assert second["points"] == dixit.score_round(dixit.edition("odyssey"), game.last_round).points
    assert third["fault"]["en"]
    assert {choice["id"] for choice in answer["sheet"]["choices"]} == {*dixit.editions()}


def test_own_rules_are_a_choice_of_their_own() -> None:
    owner = Owner()
    rules = dixit.edition("dixit-2021").replace(lone_finder_points=4)
    owner.begin(rules, [Seat(name) for name in ("Ana", "Ben", "Cleo", "Dan")], seed=4)
    while (game := owner.table.game).phase != "review":
        owner.table.act(random_action(game.view(game.waiting_for[0])))
    answer = ask(owner, "what_if", turn=1, rules=["dixit-2021"])
    assert [column["choice"] for column in answer["sheet"]["columns"]] == ["played", "dixit-2021"]


def test_the_red_token_can_lie_elsewhere() -> None:
    owner, game = reviewed("odyssey-party")
    red = next(slot for slot in range(1, 7) if slot != game.last_round.red)
    moved = msgspec.structs.replace(game.last_round, red=red)
    assert points(ask(owner, "what_if", turn=1, red=red)) == dixit.score_round(game.rules, moved).points


def test_a_vote_that_is_taken_up_pays_nothing_and_says_why() -> None:
    owner, game = reviewed()
    voter = next(iter(game.last_round.votes))
    answer = ask(owner, "what_if", turn=1, votes={voter: []})
    assert voter not in answer["votes"]
    assert voter in answer["sheet"]["columns"][0]["fault"]["en"]


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"turn": 2}, "request.not_scored"),
        ({"turn": 1, "votes": {"Zoe": [1]}}, "round_voter_unknown"),
        ({"turn": 1, "votes": {"Ben": [99]}}, "round_vote_range"),
        ({"turn": 1, "votes": {"Ben": [1, 2, 3]}}, "round_vote_many"),
        ({"turn": 1, "rules": ["nothing"]}, "request.what_if"),
        ({"turn": 1, "rules": ["odyssey"] * 3}, "request.what_if"),
    ],
)
def test_what_cannot_lie_there_is_refused(given: dict[str, Any], code: str) -> None:
    owner, game = reviewed()
    assert game.storyteller != "Ben"
    refused = ask(owner, "what_if", **given)
    assert (refused["ok"], refused["code"]) == (False, code)

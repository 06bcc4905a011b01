"""What the checks of lessons 05 to 07 say: nothing yet, right, or a hint that fits the slip."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from lesson import Verdict, turn_the_rules

import dixit_widget as dixit

RULES = dixit.edition("dixit-2021")
Check = Callable[[object], Verdict]


def commissioned(**changes: object) -> dixit.RuleSet:
    return RULES.replace(**{"storyteller_points": 4, "decoy_points_when_nobody": False, **changes})


@pytest.mark.parametrize(
    ("check", "unfilled"),
    [
        (turn_the_rules.check_fair, ...),
        (turn_the_rules.check_gentle, None),
        (turn_the_rules.check_commission, ...),
    ],
)
def test_an_exercise_that_nobody_filled_in_is_no_mistake(check: Check, unfilled: object) -> None:
    verdict = check(unfilled)
    assert verdict.state == "open"
    assert verdict.text.startswith("Not filled in yet.")


@pytest.mark.parametrize(
    ("check", "answer"),
    [
        (turn_the_rules.check_fair, RULES.replace(storyteller_points=4, finder_points=2)),
        (turn_the_rules.check_fair, RULES.replace(storyteller_points=9, finder_points=12)),
        (turn_the_rules.check_fair, RULES.replace(lone_finder_points=6)),
        (turn_the_rules.check_fair, RULES.replace(finder_points=0)),
        (turn_the_rules.check_gentle, RULES.replace(nobody_found_points=1)),
        (turn_the_rules.check_gentle, RULES.replace(everybody_found_points=3)),
        (turn_the_rules.check_commission, commissioned()),
        (turn_the_rules.check_commission, commissioned(target_score=None, turns_each=4)),
    ],
)
def test_a_right_answer_is_accepted(check: Check, answer: object) -> None:
    verdict = check(answer)
    assert verdict.state == "right", verdict


@pytest.mark.parametrize(
    ("check", "answer", "hint"),
    [
        (turn_the_rules.check_fair, RULES, "still the rules of the box"),
        (turn_the_rules.check_fair, {"finder_points": 2}, "no rule set"),
        (turn_the_rules.check_fair, RULES.replace(storyteller_points=4), "1/4 too little. You are near."),
        (turn_the_rules.check_fair, RULES.replace(decoy_points=0), "the left is 3, the right 2 + 0 + 3/2"),
        (turn_the_rules.check_fair, RULES.replace(nobody_found_points=1), "work out the four cases anew"),
        (turn_the_rules.check_fair, dixit.edition("odyssey-party"), "no card to find"),
        (turn_the_rules.check_gentle, RULES.replace(storyteller_points=4), "still a Prisoner’s Dilemma (4 "),
        (turn_the_rules.check_gentle, RULES.replace(lone_finder_points=1), "0.588, 0.038 above"),
        (turn_the_rules.check_gentle, RULES.replace(decoy_points=0), "2 of 3 hold. Not yet: a game lasts 13"),
        (turn_the_rules.check_gentle, dixit.edition("odyssey-team"), "in teams cannot be simulated"),
        (turn_the_rules.check_commission, commissioned(storyteller_points=3), "(1) telling pays 3/2 and gu"),
        (turn_the_rules.check_commission, RULES.replace(finder_points=0), "finding the card pays nothing"),
        (
            turn_the_rules.check_commission,
            RULES.replace(lone_finder_points=6),
            "(2) voters who know",
        ),
        (turn_the_rules.check_commission, commissioned(target_score=60), "(4) a game lasts 2"),
        (turn_the_rules.check_commission, RULES.replace(storyteller_points=9), "(5) the best seat wins"),
        (turn_the_rules.check_commission, dixit.edition("odyssey-team"), "not for 3"),
    ],
)
def test_a_slip_gets_a_hint_that_fits(check: Check, answer: object, hint: str) -> None:
    verdict = check(answer)
    assert verdict.state == "again", verdict
    assert hint in verdict.text


def test_the_explorer_is_not_taken_for_its_rules() -> None:
    assert "`.rules`" in turn_the_rules.check_commission(dixit.RuleExplorer(players=3)).text


def test_the_only_single_screws_that_balance_a_game_for_three() -> None:
    assert list(turn_the_rules.single_screws(6)) == [("finder_points", 0), ("lone_finder_points", 6)]


def test_a_game_without_an_answer_yet_is_played_by_the_rules_of_the_box() -> None:
    assert turn_the_rules.playable(...) == RULES
    assert turn_the_rules.playable(commissioned()) == commissioned()

"""Exploring rules without a page: controls as data, turns and their undoing, what is judged and found."""

from __future__ import annotations

import contextlib
import itertools
import re

import pytest

import dixit_widget as dixit
from dixit_widget.rules.players import fits
from dixit_widget.rules.validation import CHOICES, NUMBERS, SWITCHES
from dixit_widget.simulate import games
from dixit_widget.table import RefusedRequest
from dixit_widget.table.controls import GROUPS, Family, controls
from dixit_widget.table.judging import Judged, SeatApart, judged_by_theory
from dixit_widget.table.position import verdict
from dixit_widget.table.rule_words import plainly
from dixit_widget.widgets.explorer import judging, sample
from dixit_widget.widgets.explorer.bot_games import bot_games
from dixit_widget.widgets.explorer.exploration import MOST_KEPT, Exploration
from dixit_widget.widgets.explorer.hunting import checked_goal, hunt
from dixit_widget.widgets.explorer.messages import GoalKind
from dixit_widget.widgets.explorer.page import sheet_of
from dixit_widget.widgets.explorer.pictures import standing_out
from dixit_widget.widgets.history import History

EDITIONS = list(dixit.editions())
DECK = dixit.Deck.default().ids


@pytest.fixture
def box() -> Exploration:
    return Exploration(dixit.edition("dixit-2021"), 6)


def wrong(exploration: Exploration, language: str = "en") -> str:
    return " ".join(plainly(problem, language) for problem in exploration.problems)


# ── controls ───────────────────────────────────────────────────────────────


def test_every_field_has_one_control() -> None:
    named = [field for fields in GROUPS.values() for field in fields]
    assert sorted([*named, "id", "source"]) == sorted(dixit.RuleSet.__struct_fields__)
    assert [control.field for control in controls()] == named


def turned_rules() -> list[dixit.RuleSet]:
    """Every edition in every mode, with each field at its ends and its choices, where that can be played."""
    values: dict[str, tuple[object, ...]] = {**CHOICES, **dict.fromkeys(SWITCHES, (False, True))}
    for field, (low, high, optional) in NUMBERS.items():
        values[field] = (low, low + 1, min(high, 12), *((None,) if optional else ()))
    found = {}
    for base in dixit.editions().values():
        for field, some in values.items():
            for value in some:
                for mode in CHOICES["mode"]:
                    for more in ({}, {"hand_size": 4, "cards_each": 2}):
                        with contextlib.suppress(ValueError):
                            rules = base.replace(**{"mode": mode, **more, field: value})
                            found[repr(rules)] = rules
    return list(found.values())


def moved(before: Judged, after: Judged) -> set[Family]:
    found: set[Family] = set()
    if (before.clue, before.any_clue) != (after.clue, after.any_clue):
        found.add("clue")
    if before.kind != after.kind:
        found.add("votes")
    return found


@pytest.mark.parametrize(
    ("id", "players", "more"),
    [
        ("dixit-2021", 3, {}),
        ("dixit-2021", 6, {}),
        ("dixit-2021", 5, {"lone_finder_points": 4}),
        ("odyssey", 7, {}),
        ("odyssey-team", 8, {}),
    ],
)
def test_marks_name_all_that_a_control_can_move(id: str, players: int, more: dict[str, object]) -> None:
    """The length of games and the seats are simulated: all that can move them is named, perhaps more."""
    base = dixit.edition(id).replace(**more)
    before = judged_by_theory(base, players)
    for control in controls():
        values: list[object] = [*range(control.low, control.reach + 1), None, False, True]
        for value in [*values, *(choice.id for choice in control.choices)]:
            with contextlib.suppress(ValueError):
                changed = base.replace(**{control.field: value})
                if fits(changed, players):
                    after = judged_by_theory(changed, players)
                    assert moved(before, after) <= set(control.moves), (control.field, value)


def test_what_a_control_is_not_said_to_move_leaves_games_as_they_are() -> None:
    base = dixit.edition("dixit-2021")
    before = games(base, 6, 500)
    for control in controls():
        if "length" in control.moves:
            continue
        values: list[object] = [*range(control.low, control.reach + 1), True, False]
        for value in [*values, *(choice.id for choice in control.choices)]:
            with contextlib.suppress(ValueError):
                changed = base.replace(**{control.field: value})
                after = games(changed, 6, 500)
                assert (after.turns == before.turns).all(), (control.field, value)


# ── turning ────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("lone_finder_points", 4),
        ("decoy_points_when_nobody", False),
        ("clue_kinds", ("text", "mimed")),
        ("refill", "every_turn"),
        ("everybody_found_points", 0),
        ("hand_size_with_3", None),
    ],
)
def test_a_turned_control_changes_the_rules(box: Exploration, field: str, value: object) -> None:
    box.turn(field, value)
    assert box.rules == dixit.edition("dixit-2021").replace(**{field: value})
    box.step(-1)
    assert box.rules == dixit.edition("dixit-2021")


def test_what_cannot_be_played_keeps_the_last_rules_and_all_that_is_wrong(box: Exploration) -> None:
    box.turn("target_score", None)
    box.turn("players_min", 9)
    assert box.rules == dixit.edition("dixit-2021")
    assert {problem.values["field"] for problem in box.problems} == {"target_score", "players_min"}
    assert (box.draft["target_score"], box.draft["players_min"]) == (None, 9)
    box.turn("players_min", 3)
    box.turn("target_score", 20)
    assert not box.problems
    assert box.rules.target_score == 20


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("field", "value"),
    [("players_even", None), ("ends_with_pack", True), ("clue_kinds", ()), ("storyteller_points", "4,5")],
)
def test_what_is_wrong_is_said_in_the_words_of_the_controls(
    box: Exploration, field: str, value: object, language: str
) -> None:
    box.turn(field, value)
    assert box.problems
    assert not re.search(r"\bmode\b|reshuffle_all|“none”|« none »|\(\)|_", wrong(box, language))


def test_teams_sit_down_in_pairs_at_once(box: Exploration) -> None:
    box.turn("mode", "team")
    assert (box.rules.mode, box.rules.players_even, box.players) == ("team", True, 6)
    box.step(-1)
    assert box.rules == dixit.edition("dixit-2021")


def test_another_mode_leaves_out_what_means_nothing_there() -> None:
    exploration = Exploration(dixit.edition("odyssey").replace(lone_finder_points=4), 6)
    exploration.turn("mode", "party")
    assert (exploration.rules.mode, exploration.rules.lone_finder_points) == ("party", None)


def test_an_edition_brings_the_nearest_number_of_players(box: Exploration) -> None:
    box.go_to(box.rules, 12)
    box.take("print-and-play")
    assert (box.players, box.against) == (4, "print-and-play")
    effect = sheet_of(box, {}, None).effect
    assert effect is not None
    assert effect.label["en"] == "Print and play, 4 players"
    box.take("odyssey-team")
    assert box.players == 12, "as many as were asked for, where so many can play"


def test_own_rules_have_names_of_their_own(box: Exploration) -> None:
    for name in ("", "  ", "odyssey", "x" * 41, "a\nb", "Dixit 2021", "dixit 2021 "):
        with pytest.raises(RefusedRequest):
            box.keep(name)
    box.keep(" mine ")
    assert list(box.kept) == ["mine"]
    for number in range(MOST_KEPT - 1):
        box.keep(str(number))
    with pytest.raises(RefusedRequest, match="forget one"):
        box.keep("one too many")
    box.keep("mine")
    box.against = box.beside = "mine"
    box.forget("mine")
    assert (box.against, box.beside) == ("dixit-2021", "")


def test_undoing_what_was_kept_leaves_the_controls_at_what_cannot_be_played(box: Exploration) -> None:
    box.turn("lone_finder_points", 4)
    box.turn("target_score", None)
    box.keep("mine")
    for by, kept in ((-1, []), (1, ["mine"]), (-1, [])):
        box.step(by)
        assert [*box.kept] == kept
        assert (box.draft["lone_finder_points"], box.draft["target_score"]) == (4, None)
        assert [problem.code for problem in box.problems] == ["rules_no_ending"]
    box.step(-1)
    assert box.rules == dixit.edition("dixit-2021")
    assert (box.draft["target_score"], box.problems) == (30, ())


def test_the_last_change_is_said_whatever_it_was(box: Exploration) -> None:
    def label() -> str:
        effect = sheet_of(box, {}, None).effect
        return effect.label["en"] if effect else ""

    assert label() == ""
    box.turn("lone_finder_points", 4)
    assert label() == "Lone finder: 4"
    box.go_to(box.rules, 5)
    assert label() == "5 players"
    box.turn("lone_finder_points", None)
    assert label() == "Lone finder: –"
    box.go_to(box.rules.replace(bonus_cap=3, hand_size=5), 5)
    assert label() == "2 rules at once"
    box.take("odyssey")
    assert label() == "Odyssey"


def test_what_was_undone_is_forgotten_by_the_next_change() -> None:
    history = History(0)
    for moment in (1, 2, 3):
        history.go_to(moment)
    assert (history.step(-1), history.step(-1), history.after) == (2, 1, 2)
    history.go_to(7)
    assert (history.before, history.now, history.after) == (1, 7, None)
    assert (history.step(1), history.step(-5)) == (7, 0)


def test_a_drag_that_begins_where_it_stands_overwrites_nothing() -> None:
    history = History(3)
    for moment in (3, 4, 5):
        history.go_to(moment, "dial")
    assert (history.before, history.now) == (3, 5)


# ── judging and searching ──────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("rules", "players", "said"), [("print-and-play", 4, "No seat"), ("odyssey-party", 12, "No seat")]
)
def test_a_seat_is_named_only_where_chance_alone_would_not_do_it(rules: str, players: int, said: str) -> None:
    sim = judging.simulated(dixit.edition(rules), players)
    assert standing_out(sim, "en").startswith(said)
    short = judging.simulated(dixit.edition("dixit-2021").replace(target_score=15), 3)
    assert standing_out(short, "en").startswith("Seat 3 wins most")


def test_a_seat_is_not_named_where_the_next_does_as_well() -> None:
    sim = judging.simulated(dixit.edition("dixit-2008"), 6)
    assert standing_out(sim, "en") == "Seats are uneven, but none stands out."
    assert judging.seat_apart(sim) == SeatApart("several")


GOALS: list[tuple[GoalKind, float, str, object]] = [
    ("clue_above", 0.55, "lone_finder_points", 2),
    ("clue_below", 0.35, "lone_finder_points", 9),
    ("no_dilemma", 0, "decoy_points_when_nobody", False),
    ("stag_hunt", 0, "lone_finder_points", 1),
    ("turns", 5, "target_score", 14),
]


@pytest.mark.parametrize(("goal", "value", "field", "answer"), GOALS)
def test_the_search_finds_what_lesson_five_finds_by_hand(
    goal: GoalKind, value: float, field: str, answer: object
) -> None:
    *reports, last = hunt(dixit.edition("dixit-2021"), 6, goal, value)
    assert last.done == last.of
    assert [report.done for report in reports] == sorted(report.done for report in reports)
    assert (field, answer) in [(one.field, one.value) for one in last.found]


def test_a_bot_that_has_not_won_yet_may_still_win() -> None:
    *_, last = bot_games(dixit.edition("dixit-2021"), 4, 2, {"en": "x", "fr": "x"}, "en")
    assert last.done == 2
    assert min(one.share for one in last.shares) == 0
    assert all(0 <= one.low < one.high <= 1 and one.low <= one.share <= one.high for one in last.shares)


def test_answers_that_turn_a_control_least_come_first() -> None:
    *_, last = hunt(dixit.edition("dixit-2021"), 6, "turns", 8)
    finders = [one.value for one in last.found if one.field == "finder_points"]
    assert finders == sorted(finders)


def test_a_search_that_cannot_be_made_says_why() -> None:
    slow = {"storyteller_points": 0.25, "finder_points": 0, "all_or_none_points": 0, "decoy_points": 0}
    *_, last = hunt(dixit.edition("dixit-2021").replace(target_score=1000, **slow), 8, "turns", 5)
    assert last.problem is not None
    assert "games without an end" in last.problem["en"]


def test_what_cannot_be_is_not_searched_and_what_is_so_already_is_said() -> None:
    for goal, value in (("clue_above", 7), ("clue_below", -1), ("turns", 0), ("turns", float("nan"))):
        with pytest.raises(RefusedRequest):
            checked_goal(goal, value)
    checked_goal("stag_hunt", 0)
    first = next(hunt(dixit.edition("dixit-2021").replace(lone_finder_points=1), 6, "stag_hunt", 0))
    assert first.already
    assert not next(hunt(dixit.edition("dixit-2021"), 6, "stag_hunt", 0)).already


def test_points_are_searched_in_the_steps_of_their_dials() -> None:
    """By the box telling pays 3/2 at a table of three, and guessing 9/4."""
    *_, last = hunt(dixit.edition("dixit-2021"), 3, "fair_telling", 0)
    assert ("storyteller_points", 4.5) in [(one.field, one.value) for one in last.found]


# ── the turn that is scored ────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("id", "players"),
    [("dixit-2021", 3), ("odyssey", 3), ("dixit-2021", 5), ("dixit-2021", 8), ("odyssey", 12)],
)
def test_the_sample_turn_has_as_many_players_and_a_lone_finder(id: str, players: int) -> None:
    rules = [dixit.edition(id), dixit.edition(id).replace(bonus_cap=0)]
    position = sample.laid(None, rules[1], rules, players, DECK)
    assert position is not None
    scored = sample.scored(position)
    assert [column.fault for column in scored.sheet.columns] == [None, None]
    assert len(scored.sheet.players) == players
    owners = [scored.slots[slot - 1] for (slot,) in scored.votes.values()]
    assert owners.count(scored.storyteller) == 1
    assert len(set(owners)) == 2


def test_the_sample_turn_is_possible_under_all_rules() -> None:
    for rules, players in itertools.product(turned_rules(), range(3, 13)):
        if fits(rules, players):
            turn = sample.lone_finder(rules, players)
            assert len(dixit.score_round(rules, turn).points) == rules.sides_for(players)


@pytest.mark.parametrize(
    ("id", "players", "changes"),
    [
        ("dixit-2021", 6, {"mode": "party", "own_vote": False}),
        ("odyssey-party", 6, {"own_vote": False}),
        ("dixit-2021", 5, {"cards_each": 2, "hand_size": 4}),
        ("dixit-2021", 3, {"cards_each_with_3": 1}),
        ("odyssey-team", 8, {"team_target": "both"}),
    ],
)
def test_the_sample_turn_follows_rules_that_forbid_it(
    id: str, players: int, changes: dict[str, object]
) -> None:
    box = dixit.edition(id)
    before = sample.laid(None, box, [box], players, DECK)
    rules = box.replace(**changes)
    position = sample.laid(before, rules, [box, rules], players, DECK)
    assert position is not None
    assert position.rules[-1] == rules
    assert all(isinstance(verdict(each, position.round), dixit.RoundScore) for each in position.rules)


def test_there_is_no_turn_where_so_many_cannot_play() -> None:
    box = dixit.edition("dixit-2021")
    assert sample.laid(None, box, [box], 12, DECK) is None


def test_teams_are_scored_as_teams() -> None:
    team = dixit.edition("odyssey-team")
    position = sample.laid(None, team, [team], 6, DECK)
    assert position is not None
    assert set(position.round.slots) == {"Ana & Mathilde", "Léa & Julien", "Tom & Nicolas"}


@pytest.mark.parametrize("id", EDITIONS)
def test_the_line_of_python_makes_the_rules(id: str) -> None:
    exploration = Exploration(dixit.edition(id).replace(clue_kinds=("text",)), 6)
    assert eval(sheet_of(exploration, {}, None).python, {"dixit": dixit}) == exploration.rules

"""The lab: positions and presets, what travels, what is refused, and who could win."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from traitlets import TraitError

import dixit_widget as dixit
from dixit_widget.widgets.lab.presets import PRESETS
from dixit_widget.words import LANGUAGES
from tests.widgets.asking import ask
from tools.wire import Wire, wires

VECTORS = json.loads((Path(__file__).parent.parent / "rules" / "vectors.json").read_text(encoding="utf-8"))


@pytest.fixture
def lab() -> Iterator[tuple[dixit.ScoringLab, Wire]]:
    with wires() as made:
        made_lab = dixit.ScoringLab("lone-finder")
        yield made_lab, made[-1]


def points(score: dixit.RoundScore | None) -> dict[str, int]:
    assert score is not None
    return score.points


def test_scores_are_those_of_score_round(lab: Any) -> None:
    bench, _ = lab
    assert len(bench.rules) == 3
    for rules, score in zip(bench.rules, bench.scores, strict=True):
        assert score == dixit.score_round(rules, bench.round)


def test_the_first_position_shows_what_it_is_about(lab: Any) -> None:
    bench, _ = lab
    first, lone, capped = (points(score) for score in bench.scores)
    assert (first["Tom"], lone["Tom"], capped["Tom"]) == (7, 8, 6)
    assert (first["Mathilde"], lone["Mathilde"]) == (3, 4)


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_can_be_scored_by_its_own_rules(name: str) -> None:
    bench = dixit.ScoringLab(name)
    assert None not in bench.scores
    assert bench.preset == name
    assert len(set(bench.state["cards"])) == len(bench.state["slots"])


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("other", PRESETS)
def test_a_preset_can_be_laid_from_any_other(name: str, other: str) -> None:
    bench = dixit.ScoringLab(other)
    bench.lay(name)
    assert bench.scores[0] is not None


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("other", PRESETS)
def test_a_preset_stands_under_its_own_rules_whatever_lay_there_before(name: str, other: str) -> None:
    bench = dixit.ScoringLab(other)
    bench.lay(name)
    assert bench.rules == PRESETS[name].rules


def test_rules_that_were_chosen_stay_wherever_they_can_score_a_preset(lab: Any) -> None:
    bench, wire = lab
    assert ask(wire, "column", column=1, choice="dixit-2008")["ok"]
    chosen = bench.rules
    for name in ("nobody", "teams", "example-2021"):
        bench.lay(name)
        assert (bench.rules == chosen) is (name != "teams")
    bench.rules = "dixit-2018"
    bench.lay("two-votes")
    bench.lay("everybody")
    assert bench.rules == (dixit.edition("dixit-2018"),)
    bench.state = {**bench.state, "rules": ["odyssey"]}
    bench.lay("two-finders")
    assert bench.rules == (dixit.edition("odyssey"),)


@pytest.mark.parametrize(("name", "at"), [("example-2018", 0), ("example-2021", 1)])
def test_the_rulebooks_examples(name: str, at: int) -> None:
    vector = VECTORS["rounds"][at]
    bench = dixit.ScoringLab(name, rules=vector["edition"])
    assert points(bench.scores[0]) == vector["points"]


def test_the_rulebooks_party_example() -> None:
    vector = VECTORS["party_rounds"][0]
    assert points(dixit.ScoringLab("example-party").scores[0]) == vector["points"]


def test_a_round_that_a_rule_set_does_not_allow_says_why() -> None:
    bench = dixit.ScoringLab("two-votes", rules=("odyssey", "dixit-2021"))
    assert bench.scores[0] is not None
    assert bench.scores[1] is None
    assert bench.faults == (None, "Léa votes for 2 cards; only one vote is allowed.")
    assert bench.sheet["columns"][1]["fault"]["fr"].startswith("Léa")
    french = dixit.ScoringLab("two-votes", rules=("odyssey", "dixit-2021"), language="fr")
    assert french.faults[1] == bench.sheet["columns"][1]["fault"]["fr"]


def test_the_header_says_what_is_different(lab: Any) -> None:
    bench, _ = lab
    notes = [column["note"] for column in bench.sheet["columns"]]
    assert [note["en"] for note in notes] == ["as in the box", "lone finder: 4", "bonus cap: 3"]
    assert set(notes[0]) == set(LANGUAGES)
    bench.lay("two-votes")
    assert "bonus cap" not in bench.sheet["columns"][0]["note"]["en"]


def test_a_party_round_may_leave_its_cards_out() -> None:
    vector = VECTORS["party_rounds"][0]
    round = dixit.Round(vector["storyteller"], votes=vector["votes"], red=vector["red"])
    bench = dixit.ScoringLab(round=round, rules="odyssey-party")
    assert points(bench.scores[0]) == vector["points"]
    assert len(bench.round.slots) == 9


def test_teams_stand_where_players_stand() -> None:
    bench = dixit.ScoringLab("teams-both-cards")
    assert bench.round.target == 4
    assert bench.sheet["targets"] == [2, 4]
    assert points(bench.scores[0])[bench.round.storyteller] == 4


# ── the state ─────────────────────────────────────────────────────────────────────────────


def test_the_state_can_be_set_and_read_back(lab: Any) -> None:
    bench, _ = lab
    heard = []
    bench.observe(heard.append, "state")
    state = {
        "storyteller": "Ben",
        "slots": ["Ana", "Ben", "Cleo", "Dan"],
        "votes": {"Ana": [2], "Cleo": 2, "Dan": (1,)},
        "red": None,
        "target": None,
    }
    bench.state = state
    assert bench.state["votes"] == {"Ana": [2], "Cleo": [2], "Dan": [1]}
    assert len(bench.state["cards"]) == 4
    assert len(bench.state["rules"]) == 3
    assert points(bench.scores[0]) == {"Ben": 3, "Ana": 4, "Cleo": 3, "Dan": 0}
    assert bench.preset == ""
    assert len(heard) == 1
    again = dixit.ScoringLab()
    again.state = json.loads(json.dumps(bench.state))
    assert (again.round, again.rules, again.state) == (bench.round, bench.rules, bench.state)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"votes": {"Ana": [9]}}, "there are the slots 1 to 6"),
        ({"votes": {"Nobody": [1]}}, "Nobody votes but has no card"),
        ({"votes": {"Ana": [1, 1]}}, "votes twice"),
        ({"votes": 5}, "votes must map each voter"),
        ({"slots": "Ana"}, "slots must be a list"),
        ({"slots": ["Ana", "Ben"], "votes": {}, "storyteller": "Ana", "cards": None}, "3 to 12 players"),
        ({"red": 7}, "The red token lies on slot 7"),
        ({"rules": [{"id": "x", "target_score": 0}]}, "cannot be played"),
        ({"rules": ["dixit-1999"]}, "no edition"),
        ({"rules": ["odyssey"] * 4}, "1 to 3 rule sets"),
        ({"cards": ["anchor"]}, "6 different cards"),
        ({"cards": ["a", "b", "c", "d", "e", "f"]}, "no card called “a”"),
        ({"moon": 1}, "has no “moon”"),
    ],
)
def test_a_bad_state_is_refused_and_the_old_one_stays(lab: Any, change: dict[str, Any], said: str) -> None:
    bench, _ = lab
    before, sheet, round = bench.state, bench.sheet, bench.round
    with pytest.raises(ValueError, match=said):
        bench.state = {**before, **change}
    assert (bench.state, bench.sheet, bench.round) == (before, sheet, round)
    with pytest.raises(ValueError, match="at least “storyteller”"):
        bench.state = {"slots": ["Ana"]}


def test_whoever_has_not_voted_is_waited_for(lab: Any) -> None:
    bench, _ = lab
    bench.round = dixit.Round("Ana", ["Ana", "Ben", "Cleo", "Dan"], {"Ben": 1})
    assert bench.scores == (None, None, None)
    assert bench.faults[0] == "Cleo has not voted."


def test_players_can_be_named_or_counted() -> None:
    assert set(dixit.ScoringLab(players=["Ana", "Ben", "Cleo", "Dan"]).round.slots) == {
        "Ana",
        "Ben",
        "Cleo",
        "Dan",
    }
    assert len(set(dixit.ScoringLab("everybody", players=8).round.slots)) == 8
    three = dixit.ScoringLab("everybody", players=3, rules="dixit-2021")
    assert len(three.round.slots) == 5
    assert three.scores[0] is not None
    with pytest.raises(ValueError, match="different names"):
        dixit.ScoringLab(players=["Ana", "Ana", "Cleo"])
    with pytest.raises(ValueError, match="3 to 8 can play, not 20"):
        dixit.ScoringLab(players=20)
    for wrong in (4.5, True, "Ana", {"Ana": 1}):
        with pytest.raises(ValueError, match="how many play, or a list of their names"):
            dixit.ScoringLab(players=wrong)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="3 to"):
        dixit.ScoringLab(players=0)


def test_rules_can_be_set_by_name(lab: Any) -> None:
    bench, _ = lab
    bench.rules = "odyssey"
    assert bench.rules == (dixit.edition("odyssey"),)
    bench.rules = ("odyssey-party",)
    assert bench.scores[0] is not None
    assert bench.round.red is not None
    bench.rules = ["dixit-2021", dixit.edition("odyssey").replace(bonus_cap=None)]
    assert bench.round.red is None
    assert None not in bench.scores
    with pytest.raises(ValueError, match="A rule set is a RuleSet"):
        bench.rules = [3]
    with pytest.raises(ValueError, match="no preset “x”; there are: lone-finder"):
        bench.lay("x")


# ── who could win ─────────────────────────────────────────────────────────────────────────


def test_votes_for_finds_all_and_the_nearest_first(lab: Any) -> None:
    bench, _ = lab
    before = bench.round
    found = bench.votes_for("Léa")
    moved = [sum(round.votes[name] != before.votes[name] for name in round.votes) for round in found]
    assert moved == sorted(moved)
    by_hand = []
    names = [name for name in before.slots if name != "Mathilde"]
    own = {name: before.slots.index(name) + 1 for name in names}
    for choice in itertools.product(range(1, 7), repeat=5):
        votes = dict(zip(names, choice, strict=True))
        if any(votes[name] == own[name] for name in names):
            continue
        score = dixit.score_round(bench.rules[0], dixit.Round("Mathilde", before.slots, votes)).points
        if all(score["Léa"] > other for name, other in score.items() if name != "Léa"):
            by_hand.append(votes)
    assert len(found) == len(by_hand)
    assert bench.votes_for("Léa", limit=3) == found[:3]


def test_the_storyteller_never_wins_a_turn_alone(lab: Any) -> None:
    bench, _ = lab
    assert bench.votes_for("Mathilde") == []
    assert bench.votes_for("Mathilde", rules=dixit.edition("dixit-2021").replace(storyteller_points=5))


def test_votes_for_other_rules_and_strangers(lab: Any) -> None:
    bench, _ = lab
    worthless = dixit.edition("dixit-2021").replace(decoy_points=0)
    assert len(bench.votes_for("Tom", rules=worthless)) < len(bench.votes_for("Tom", rules="dixit-2021"))
    with pytest.raises(ValueError, match="Nobody here is called Zora; there are"):
        bench.votes_for("Zora")
    with pytest.raises(dixit.InvalidRound):
        bench.votes_for("Tom", rules="odyssey-party")


def test_twelve_players_are_searched_in_good_time() -> None:
    bench = dixit.ScoringLab("everybody", players=12, rules="odyssey")
    assert len(bench.votes_for("Tom", limit=5)) == 5
    with pytest.raises(ValueError, match="ways to vote here: give limit="):
        bench.votes_for("Tom")


# ── the page ──────────────────────────────────────────────────────────────────────────────


def test_the_page_moves_a_token(lab: Any) -> None:
    bench, wire = lab
    assert ask(wire, "vote", voter="Ana", slots=[5])["ok"]
    assert bench.round.votes["Ana"] == (5,)
    assert bench.state["votes"]["Ana"] == [5]
    assert bench.scores[0].finders == ("Ana", "Tom")
    updates = [message for message, _ in wire.sent if message.get("method") == "update"]
    assert {"state", "sheet"} <= set(updates[-1]["state"])


def test_an_own_vote_is_refused_as_the_rules_say(lab: Any) -> None:
    bench, wire = lab
    before = bench.state
    reply = ask(wire, "vote", voter="Ana", slots=[2], lang="fr")
    assert not reply["ok"]
    assert reply["code"] == "round_vote_own"
    assert reply["message"].startswith("Ana vote pour")
    assert bench.state == before
    bench.rules = ("dixit-2021", dixit.edition("dixit-2021").replace(own_vote=True))
    assert ask(wire, "vote", voter="Ana", slots=[2])["ok"]
    assert bench.scores[0] is None
    assert bench.scores[1] is not None


def test_the_page_takes_a_token_up(lab: Any) -> None:
    bench, wire = lab
    assert ask(wire, "vote", voter="Ana", slots=[])["ok"]
    assert "Ana" not in bench.round.votes
    assert bench.faults[0] == "Ana has not voted."


@pytest.mark.parametrize(
    ("kind", "given"),
    [
        ("vote", {"voter": "Zora", "slots": [1]}),
        ("vote", {"voter": "Ana", "slots": [1, 3]}),
        ("vote", {"voter": "Ana", "slots": [77]}),
        ("vote", {"voter": "Ana"}),
        ("tell", {"player": "Zora"}),
        ("players", {"number": 2}),
        ("players", {"number": 99}),
        ("preset", {"preset": "x"}),
        ("rules", {"column": 0, "choice": "x"}),
        ("solve", {"winner": "Zora"}),
        ("pictures", {"cards": ["x"]}),
        ("nonsense", {}),
    ],
)
def test_what_makes_no_sense_is_answered_in_a_sentence(lab: Any, kind: str, given: dict[str, Any]) -> None:
    bench, wire = lab
    before = bench.state
    reply = ask(wire, kind, **given)
    assert reply["ok"] is False
    assert len(reply["message"]) > 10
    assert bench.state == before


def test_the_page_changes_the_table(lab: Any) -> None:
    bench, wire = lab
    assert ask(wire, "tell", player="Ana")["ok"]
    assert bench.round.storyteller == "Ana"
    assert "Ana" not in bench.round.votes
    assert bench.scores[0] is not None
    for number in (3, 8, 4, 5):
        assert ask(wire, "players", number=number)["ok"]
        assert len(bench.sheet["players"]) == number
        assert bench.scores[0] is not None
    assert ask(wire, "preset", preset="red-token")["ok"]
    assert bench.round.red == 1
    assert ask(wire, "mark", what="red", slot=4)["ok"]
    assert bench.round.red == 4
    assert ask(wire, "preset", preset="teams-both-cards")["ok"]
    assert ask(wire, "mark", what="target", slot=2)["ok"]
    assert bench.round.target == 2


def test_the_page_sets_and_takes_away_columns(lab: Any) -> None:
    bench, wire = lab
    assert ask(wire, "column", column=1, choice="")["ok"]
    assert len(bench.rules) == 2
    assert ask(wire, "column", column=2, choice="dixit-2008")["ok"]
    assert [rules.id for rules in bench.rules] == ["dixit-2021", "odyssey", "dixit-2008"]
    assert ask(wire, "column", column=0, choice="odyssey-party")["ok"]
    assert bench.scores[0] is not None
    assert bench.scores[1] is None
    ask(wire, "column", column=2, choice="")
    ask(wire, "column", column=1, choice="")
    assert not ask(wire, "column", column=0, choice="")["ok"]


def test_the_page_steps_through_solutions(lab: Any) -> None:
    bench, wire = lab
    found = bench.votes_for("Ana")
    first = ask(wire, "solve", winner="Ana")
    assert (first["at"], first["of"], first["complete"]) == (1, min(200, len(found)), len(found) <= 200)
    assert bench.round == found[0]
    assert ask(wire, "solve", winner="Ana")["at"] == 2
    assert bench.round == found[1]
    assert ask(wire, "solve", winner="Ana", by=-1)["at"] == 1
    ask(wire, "vote", voter="Léa", slots=[5])
    assert ask(wire, "solve", winner="Ana")["at"] == 1
    none = ask(wire, "solve", winner="Mathilde")
    assert (none["at"], none["of"], none["complete"]) == (0, 0, True)


def test_the_page_goes_back_to_its_own_votes(lab: Any) -> None:
    bench, wire = lab
    before = bench.round
    ask(wire, "solve", winner="Ana")
    ask(wire, "solve", winner="Léa")
    assert bench.scores[0].points["Léa"] == max(bench.scores[0].points.values())
    assert ask(wire, "solve", winner="Léa", by=0)["ok"]
    assert bench.round == before


def test_the_page_gets_pictures(lab: Any) -> None:
    bench, wire = lab
    reply = ask(wire, "pictures", cards=bench.state["cards"])
    assert [card["id"] for card in reply["cards"]] == bench.state["cards"]
    assert wire.sent[-1][1] > 10_000


def test_a_page_sets_no_trait(lab: Any) -> None:
    bench, _ = lab
    with pytest.raises(TraitError):
        bench.preset = "nobody"
    before = bench.state
    bench.set_state({"state": {"storyteller": "x"}, "sheet": {}, "preset": "x"})
    assert (bench.state, bench.preset) == (before, "lone-finder")


# ── teams, and searches ───────────────────────────────────────────────────────────────────


def test_in_team_mode_people_are_counted_and_those_opposite_are_a_team() -> None:
    assert len(set(dixit.ScoringLab(rules="odyssey-team", players=12).round.slots)) == 6
    bench = dixit.ScoringLab(rules="odyssey-team", players=["A", "B", "C", "D", "E", "F"])
    assert set(bench.round.slots) == {"A & D", "B & E", "C & F"}
    assert bench.faults == (None,)
    with pytest.raises(ValueError, match="6 to 12 can play, not 5"):
        dixit.ScoringLab(rules="odyssey-team", players=5)


def test_teams_sit_down_when_team_rules_are_set() -> None:
    bench = dixit.ScoringLab(rules="dixit-2021", players=8)
    bench.rules = "odyssey-team"
    assert len(set(bench.round.slots)) == 4
    assert all(" & " in name for name in bench.round.slots)
    bench.rules = "dixit-2021"
    assert len(set(bench.round.slots)) == 8
    assert not any(" & " in name for name in bench.round.slots)


def test_where_no_votes_can_win_the_page_hears_that_all_were_looked_at(lab: Any) -> None:
    _, wire = lab
    assert ask(wire, "preset", preset="red-token")["ok"]
    answer = ask(wire, "solve", winner="Léa")
    assert (answer["of"], answer["complete"]) == (0, True)


@pytest.mark.parametrize("limit", [-1, 0, "a", 2.5, True])
def test_a_limit_that_is_none_is_refused(limit: Any) -> None:
    with pytest.raises(ValueError, match="limit="):
        dixit.ScoringLab().votes_for("Tom", limit=limit)

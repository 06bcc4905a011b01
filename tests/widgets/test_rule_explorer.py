"""Every rule has a control, every control a rule; what cannot be played says why; the pictures follow."""

from __future__ import annotations

import base64
import contextlib
import json
import re
import threading
from datetime import datetime, timezone
from pathlib import Path

import pytest
import traitlets

import dixit_widget as dixit
from dixit_widget.rules.validation import CHOICES, NUMBERS, SWITCHES, applies
from dixit_widget.widgets.background import LatestJob
from dixit_widget.widgets.explorer import pictures, sample
from dixit_widget.widgets.explorer.controls import GROUPS
from dixit_widget.widgets.explorer.pictures import DRAWN, Question
from tools.wire import wires

EDITIONS = list(dixit.editions())


@pytest.fixture
def undrawn(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Draw nothing, and keep what was asked for: most tests look at no picture."""
    asked: list[object] = []
    monkeypatch.setattr(LatestJob, "run", lambda _self, job: asked.append(job.args[0]))
    return asked


@pytest.fixture
def explorer(undrawn: list[object]) -> dixit.RuleExplorer:
    return dixit.RuleExplorer()


@pytest.fixture(scope="module")
def made_once() -> dixit.RuleExplorer:
    return dixit.RuleExplorer()


@pytest.fixture
def drawing(made_once: dixit.RuleExplorer) -> dixit.RuleExplorer:
    made_once.against, made_once.players = "dixit-2021", 6
    return made_once


def test_it_says_in_a_line_what_it_stands_at(explorer: dixit.RuleExplorer) -> None:
    explorer.rules = explorer.rules.replace(storyteller_points=4)
    assert repr(explorer) == "RuleExplorer(edition('dixit-2021').replace(storyteller_points=4), players=6)"


def turn(explorer: dixit.RuleExplorer, field: str, value: object) -> None:
    """Turn a control as somebody at the page does."""
    explorer._controls._of[field].value = value


def wrong(explorer: dixit.RuleExplorer, field: str) -> str:
    return str(explorer._controls._of[field]._trouble.value)


def captions(explorer: dixit.RuleExplorer) -> dict[str, str]:
    """What stands under each picture, or in its place."""
    assert explorer.wait(60)
    found = {}
    for name, card in explorer._cards.items():
        html = card._caption.value if "<img" in card._image.value else card._image.value
        found[name] = re.sub("<.*?>", "", html)
    return found


def test_every_field_has_one_control() -> None:
    named = [field for fields in GROUPS.values() for field in fields]
    assert sorted([*named, "mode", "id", "source"]) == sorted(dixit.RuleSet.__struct_fields__)


@pytest.mark.parametrize("id", EDITIONS)
def test_rules_set_from_python_move_the_controls(explorer: dixit.RuleExplorer, id: str) -> None:
    explorer.rules = rules = dixit.edition(id).replace(hand_size=6, clue_kinds=("sung",))
    draft = explorer._controls.draft()
    assert draft == {field: getattr(rules, field) for field in draft}
    assert set(draft) == {
        field
        for field in dixit.RuleSet.__struct_fields__
        if field not in ("id", "source") and applies(field, rules.mode)
    }


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("lone_finder_points", 4),
        ("finder_points", 5),
        ("decoy_points_when_nobody", False),
        ("clue_kinds", ("text", "mimed")),
        ("refill", "every_turn"),
        ("everybody_found_points", 0),
        ("hand_size_with_3", None),
    ],
)
def test_a_turned_control_changes_the_rules(
    explorer: dixit.RuleExplorer, undrawn: list[object], field: str, value: object
) -> None:
    before = len(undrawn)
    turn(explorer, field, value)
    assert explorer.rules == dixit.edition("dixit-2021").replace(**{field: value})
    assert len(undrawn) == before + 1 or field == "clue_kinds"


def test_what_cannot_be_played_says_why_beside_the_control(
    explorer: dixit.RuleExplorer, undrawn: list[object]
) -> None:
    rules, asked = explorer.rules, len(undrawn)
    turn(explorer, "target_score", None)
    assert "set “Points that end the game”, “Tales each” or" in wrong(explorer, "target_score")
    turn(explorer, "players_min", 9)
    assert wrong(explorer, "players_min")
    assert wrong(explorer, "target_score"), "all problems at once"
    assert explorer.rules == rules
    assert len(undrawn) == asked
    assert "dxe-stale" in explorer._pictures._dom_classes
    assert explorer._play.disabled
    turn(explorer, "players_min", 3)
    turn(explorer, "target_score", 30)
    assert not wrong(explorer, "players_min") + wrong(explorer, "target_score")
    assert "dxe-stale" not in explorer._pictures._dom_classes
    assert not explorer._play.disabled


@pytest.mark.parametrize("field", ["storyteller_points", "lone_finder_points"])
@pytest.mark.parametrize("typed", ["4.5", "4,5", "four", "", 150, -3, True])
def test_a_number_that_cannot_be_is_refused_until_it_is_mended(
    explorer: dixit.RuleExplorer, field: str, typed: object
) -> None:
    """What is typed is never silently played as something else: 4,5 is not 45, and 150 is not 99."""
    turn(explorer, field, 4)
    number = explorer._controls._of[field].inputs[-1]
    number.value = typed
    assert "a whole number from 0 to 99" in wrong(explorer, field)
    assert (number.value, getattr(explorer.rules, field)) == (typed, 4)
    number.value = 5
    assert not wrong(explorer, field)
    assert repr(getattr(explorer.rules, field)) == "5"


@pytest.mark.parametrize("typed", ["4,5", "many", "", 2, 150, True])
def test_players_that_cannot_be_are_refused_until_they_are_mended(
    explorer: dixit.RuleExplorer, typed: object
) -> None:
    explorer._players.value = typed
    assert "A whole number from 3 to 12, please." in explorer._seated.value
    assert (explorer._players.value, explorer.players) == (typed, 6)
    explorer._players.value = 6
    assert not explorer._seated.value
    explorer._players.value = typed
    explorer._back.disabled = False
    explorer.rules = "odyssey"
    assert (explorer._players.value, explorer._seated.value) == (6, "")
    explorer._players.value = 5
    assert repr(explorer.players) == "5"


def test_from_what_cannot_be_played_a_button_leads_back_to_the_box(explorer: dixit.RuleExplorer) -> None:
    assert explorer._back.disabled
    turn(explorer, "mode", "team")
    assert explorer._trouble.value
    assert not explorer._back.disabled
    explorer._back.click()
    assert explorer._trouble.value == ""
    assert explorer._controls.mode.value == "storyteller"
    assert explorer.rules == dixit.edition("dixit-2021")
    assert explorer._back.disabled


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("turned", ["mode", "ends_with_pack", "clue_kinds", "storyteller_points"])
def test_what_is_wrong_is_said_in_the_words_of_the_controls(
    undrawn: list[object], turned: str, language: str
) -> None:
    explorer = dixit.RuleExplorer("dixit-2021", language=language)
    values = {"mode": "team", "ends_with_pack": True, "clue_kinds": (), "storyteller_points": "4,5"}
    if turned == "ends_with_pack":
        turn(explorer, "refill", "reshuffle_all")
    turn(explorer, turned, values[turned])
    said = explorer._trouble.value
    assert "dxe-refused" in said
    assert not re.search(r"True|None|_|\bteam mode|mode team|reshuffle_all|“none”|« none »|\(\)", said)
    if turned == "ends_with_pack":
        assert {"en": "no reshuffle", "fr": "pas de remélange"}[language] in said


def test_setting_rules_clears_what_was_wrong(explorer: dixit.RuleExplorer) -> None:
    turn(explorer, "target_score", None)
    explorer.rules = "odyssey"
    assert not wrong(explorer, "target_score")
    assert explorer._trouble.value == ""


def test_setting_the_same_rules_brings_the_controls_back(explorer: dixit.RuleExplorer) -> None:
    turn(explorer, "target_score", None)
    explorer.rules = dixit.edition("dixit-2021")
    assert explorer._controls.draft()["target_score"] == 30
    assert explorer._trouble.value == ""


def test_another_mode_leaves_out_what_means_nothing_there(explorer: dixit.RuleExplorer) -> None:
    explorer.rules = dixit.edition("odyssey").replace(lone_finder_points=4)
    turn(explorer, "mode", "party")
    assert explorer.rules.mode == "party"
    assert explorer.rules.lone_finder_points is None
    assert explorer._controls._of["lone_finder_points"].box.layout.display == "none"
    assert explorer._controls._of["red_token"].box.layout.display is None
    turn(explorer, "mode", "team")
    assert "“Players in pairs” must be ticked" in wrong(explorer, "players_even")
    assert explorer.rules.mode == "party"


def test_the_editions_are_presets(explorer: dixit.RuleExplorer) -> None:
    explorer.players = 12
    explorer._preset.value = "print-and-play"
    assert explorer.rules == dixit.edition("print-and-play")
    assert (explorer.against, explorer.players) == ("print-and-play", 4)
    turn(explorer, "hand_size", 5)
    explorer._back.click()
    assert explorer.rules == dixit.edition("print-and-play")
    assert explorer._back.disabled
    explorer._preset.value = "odyssey-team"
    assert explorer.players == 6


def test_rules_of_ones_own_are_no_edition(explorer: dixit.RuleExplorer) -> None:
    explorer.rules = dixit.RuleSet(id="ours", target_score=12)
    assert explorer._preset.value == ""
    assert explorer.python == "dixit.RuleSet(id='ours', target_score=12)"
    turn(explorer, "target_score", 15)
    assert (explorer.rules.id, explorer.rules.target_score) == ("ours", 15)


def test_what_differs_is_always_there(explorer: dixit.RuleExplorer) -> None:
    assert "nothing" in explorer._differences.value
    turn(explorer, "lone_finder_points", 4)
    assert "Lone finder <b>4</b>" in explorer._differences.value
    explorer._against.value = "dixit-2008"
    assert "Points that end the game <b>30</b> <small>instead of –" in explorer._differences.value


@pytest.mark.parametrize("id", EDITIONS)
def test_the_line_of_python_makes_the_rules(explorer: dixit.RuleExplorer, id: str) -> None:
    explorer.rules = dixit.edition(id).replace(clue_kinds=("text",))
    assert eval(explorer.python, {"dixit": dixit}) == explorer.rules


def test_saved_and_loaded(explorer: dixit.RuleExplorer, tmp_path: Path) -> None:
    variant = dixit.edition("odyssey").replace(bonus_cap=None)
    explorer.rules = variant
    explorer.save(tmp_path / "rules.json")
    explorer.rules = "dixit-2018"
    explorer.load(tmp_path / "rules.json")
    assert explorer.rules == variant
    data = re.search(r'base64,([^"]+)', explorer._link.value)
    assert data is not None
    assert dixit.RuleSet.from_json(base64.b64decode(data[1])) == variant


def test_a_file_that_holds_no_rules_changes_nothing(explorer: dixit.RuleExplorer, tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text('{"id": "x", "target_score": 0}')
    with pytest.raises(dixit.InvalidRules, match="target_score"):
        explorer.load(tmp_path / "bad.json")
    assert explorer.rules == dixit.edition("dixit-2021")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b'{"id": "x", "target_score": 0}', "target_score"),
        (b"\xff", "not loaded"),
        (b" " * 200_000, "not loaded"),
    ],
)
def test_an_uploaded_file_is_taken_or_refused(
    explorer: dixit.RuleExplorer, content: bytes, said: str
) -> None:
    good = dixit.edition("odyssey").to_json().encode()
    for each in (good, content):
        file = {"name": "<i>.json", "type": "", "size": len(each), "content": memoryview(each)}
        explorer._upload.set_trait("value", ({**file, "last_modified": datetime.now(timezone.utc)},))
        assert explorer._upload.value == ()
    assert explorer.rules == dixit.edition("odyssey")
    assert said in explorer._said.value
    assert "<i>" not in explorer._said.value


def test_one_click_plays_it(explorer: dixit.RuleExplorer, monkeypatch: pytest.MonkeyPatch) -> None:
    explorer.rules = dixit.edition("dixit-2021").replace(lone_finder_points=4)
    explorer.players = 4
    table = explorer.play(store=None)
    assert table.game.rules == explorer.rules
    assert len(table.scores) == 4
    assert next(iter(explorer.play("Ana", bots=2, store=None).scores)) == "Ana"
    monkeypatch.setattr("dixit_widget.widgets.explorer.rule_explorer.play", lambda *_, **__: table)
    explorer._play.click()
    assert explorer._table.children == (table,)


def test_a_table_that_cannot_be_laid_says_why(explorer: dixit.RuleExplorer) -> None:
    explorer.players = 12
    explorer._play.click()
    assert explorer._table.children == ()
    assert "3 to 8" in explorer._said.value


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"edition": "dixit-1999"}, "There is no edition"),
        ({"rules": 5}, "rules must be"),
        ({"language": "de"}, "no words"),
        ({"players": 2}, "players must be"),
        ({"players": "6"}, "players must be"),
    ],
)
def test_bad_input_is_refused_with_a_sentence(given: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        dixit.RuleExplorer(**given)


def test_bad_traits_are_refused_and_nothing_changes(explorer: dixit.RuleExplorer) -> None:
    for name, value in (
        ("rules", 5),
        ("rules", None),
        ("against", "x"),
        ("players", 13),
        ("players", True),
        ("players", None),
        ("against", None),
    ):
        with pytest.raises((ValueError, traitlets.TraitError)):
            setattr(explorer, name, value)
    assert (explorer.rules, explorer.against, explorer.players) == (
        dixit.edition("dixit-2021"),
        "dixit-2021",
        6,
    )


def test_it_speaks_french(undrawn: list[object]) -> None:
    explorer = dixit.RuleExplorer(language="fr")
    turn(explorer, "target_score", None)
    assert "Personne ne peut jouer" in explorer._trouble.value


# ── the pictures ───────────────────────────────────────────────────────────


def test_the_pictures_follow_the_rules(drawing: dixit.RuleExplorer) -> None:
    drawing.rules = dixit.edition("dixit-2021").replace(lone_finder_points=4, target_score=20)
    drawing.against, drawing.players = "dixit-2021", 6
    said = captions(drawing)
    assert said["clarity"] == "3.00 points at 0.43. Dixit 2021 (dashed): 2.81 points at 0.50."
    assert said["voters"].startswith("A prisoner’s dilemma.")
    assert "everybody votes for the card" in said["voters"]
    assert "turns on average. Dixit 2021 (dashed): 11.1 turns" in said["length"]
    assert said["seats"].startswith("Seat 1 wins most:")
    for card in drawing._cards.values():
        assert 'alt="' in card._image.value
    assert [rules.lone_finder_points for rules in drawing.lab.rules] == [None, 4]


@pytest.mark.parametrize(
    ("id", "players", "said"),
    [
        ("odyssey-party", 6, {"clarity": "no card to find", "voters": "no card to find", "length": "turns"}),
        ("odyssey-team", 8, {"clarity": "points at", "voters": "prisoner", "length": "cannot be simulated"}),
        ("dixit-2021", 12, dict.fromkeys(DRAWN, "No picture for 12 players.")),
        ("odyssey", 12, {"clarity": "points at", "voters": "Worked out for 7", "seats": "fair share"}),
        ("odyssey", 3, {"voters": "everybody votes for the card", "length": "turns"}),
    ],
)
def test_what_does_not_apply_says_so(
    drawing: dixit.RuleExplorer, id: str, players: int, said: dict[str, str]
) -> None:
    drawing.against, drawing.players, drawing.rules = id, players, dixit.edition(id)
    found = captions(drawing)
    for name, words in said.items():
        assert words in found[name]


def test_for_how_many_the_rules_are_is_said_once_beside_the_players(explorer: dixit.RuleExplorer) -> None:
    explorer.players = 12
    assert "These rules are for 3 to 8 players;" in explorer._seated.value
    turn(explorer, "players_max", 12)
    turn(explorer, "hand_size", 5)
    assert explorer._seated.value == ""
    explorer.rules = "odyssey-team"
    explorer.players = 7
    assert "6 to 12 players in pairs" in explorer._seated.value


@pytest.mark.parametrize(
    ("id", "players"),
    [("dixit-2021", 3), ("odyssey", 3), ("dixit-2021", 5), ("dixit-2021", 8), ("odyssey", 12)],
)
def test_the_sample_turn_has_as_many_players_and_a_lone_finder(id: str, players: int) -> None:
    lab = dixit.ScoringLab()
    rules = (dixit.edition(id), dixit.edition(id).replace(bonus_cap=0))
    sample.show(lab, rules, players)
    assert lab.rules == rules
    assert lab.faults == (None, None)
    assert lab.scores[0] is not None
    assert len(lab.scores[0].points) == players
    votes = [slot for (slot,) in lab.round.votes.values()]
    owners = [lab.round.slots[slot - 1] for slot in votes]
    assert owners.count(lab.round.storyteller) == 1
    assert len(set(owners)) == 2
    moved = lab.round
    sample.show(lab, rules[:1], players)
    assert lab.round == moved, "votes stay as they lie"


def test_the_lab_follows_the_players(drawing: dixit.RuleExplorer) -> None:
    drawing.against, drawing.rules, drawing.players = "dixit-2021", dixit.edition("dixit-2021"), 3
    assert drawing.wait(60)
    assert len(set(drawing.lab.round.slots)) == 3
    drawing.players = 12
    assert drawing.wait(60)
    assert len(set(drawing.lab.round.slots)) == 3, "as it was, where so many cannot play"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_names_of_votes_stand_apart_with_three_players(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The two names beside the small matrix run into each other if neither is broken into lines."""
    made = pictures._canvas(left=0.23, bottom=0.26)
    monkeypatch.setattr(pictures, "_canvas", lambda **_: made)
    rules = dixit.edition("dixit-2021")
    pictures.voters.__wrapped__(Question(rules, rules, 3, language))
    figure, ax = made
    figure.draw_without_rendering()
    first, second = [label.get_window_extent() for label in ax.get_yticklabels()]
    assert not first.overlaps(second)
    label = ax.yaxis.get_label().get_window_extent()
    assert label.x0 >= 0
    assert label.y1 <= figure.bbox.y1


def test_very_long_games_are_fewer(drawing: dixit.RuleExplorer) -> None:
    drawing.against, drawing.players = "dixit-2021", 6
    drawing.rules = dixit.edition("dixit-2021").replace(target_score=1000)
    assert "turns on average" in captions(drawing)["length"]
    assert "500 simulated games" in drawing._cards["length"]._head.value


def test_rules_that_pay_nobody_for_telling_can_be_drawn(drawing: dixit.RuleExplorer) -> None:
    drawing.rules = dixit.edition("dixit-2021").replace(storyteller_points=0, finder_points=0)
    assert captions(drawing)["clarity"].startswith("0.00 points")


def test_a_picture_that_breaks_says_so_and_the_others_are_drawn(
    drawing: dixit.RuleExplorer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_question: object) -> object:
        raise ZeroDivisionError

    monkeypatch.setitem(DRAWN, "voters", broken)
    drawing.rules = dixit.edition("dixit-2018")
    found = captions(drawing)
    assert "could not be drawn" in found["voters"]
    assert "points at" in found["clarity"]


def test_many_turns_at_once_end_at_the_last(drawing: dixit.RuleExplorer) -> None:
    drawing.against, drawing.players = "dixit-2021", 6
    for target in range(10, 40):
        drawing.rules = dixit.edition("dixit-2021").replace(target_score=target)
    drawing.rules = dixit.edition("dixit-2021")
    assert captions(drawing)["length"] == "11.1 turns on average."


def test_it_can_be_turned_from_another_thread(drawing: dixit.RuleExplorer) -> None:
    drawing.rules = "dixit-2021"
    thread = threading.Thread(target=lambda: turn(drawing, "lone_finder_points", 4))
    thread.start()
    thread.join()
    assert captions(drawing)["clarity"].startswith("3.00 points at 0.43")


def test_without_numpy_the_rest_works() -> None:
    from tests.test_without_numpy import run

    found = run(
        "explorer = dixit.RuleExplorer(); explorer.wait()\n"
        "explorer._controls._of['lone_finder_points'].value = 4; explorer.wait()\n"
        "print(json.dumps([explorer.rules.lone_finder_points,"
        " [card._image.value for card in explorer._cards.values()]]))"
    )
    assert found[0] == 4
    assert all("NumPy" in words for words in found[1])


def test_importing_it_loads_nothing_heavy() -> None:
    import subprocess
    import sys

    script = "import json, sys, dixit_widget; dixit_widget.RuleExplorer; print(json.dumps(list(sys.modules)))"
    loaded = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout
    assert not {"numpy", "matplotlib", "PIL"} & set(json.loads(loaded))


def test_what_a_page_misses_while_it_opens_is_sent_again_when_it_has_opened() -> None:
    with wires() as made:
        explorer = dixit.RuleExplorer()
        assert explorer._newest.wait(120)
        for wire in made:
            wire.sent.clear()
        explorer.lab.comm.deliver({"kind": "pictures", "id": "1", "lang": "en", "cards": []})
        assert sum(wire.text.count("<img") for wire in made) == 2 * len(DRAWN)
        assert '"storyteller": "Mathilde"' in explorer.lab.comm.text


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


def test_the_sample_turn_is_possible_under_all_rules() -> None:
    for rules in turned_rules():
        for players in range(3, 13):
            if sample.fits(rules, players):
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
    lab = dixit.ScoringLab()
    box = dixit.edition(id)
    sample.show(lab, (box,), players)
    rules = box.replace(**changes)
    sample.show(lab, (box, rules), players)
    assert lab.rules[-1] == rules
    assert not any(lab.faults)


def test_the_sample_turn_has_as_many_teams_as_pairs_play() -> None:
    lab = dixit.ScoringLab()
    sample.show(lab, (dixit.edition("odyssey-team"),), 6)
    assert set(lab.round.slots) == {"Ana & Mathilde", "Léa & Julien", "Tom & Nicolas"}


@pytest.mark.parametrize(
    ("rules", "players", "said"),
    [
        ("print-and-play", 4, "No seat"),
        ("odyssey-party", 12, "No seat"),
    ],
)
def test_a_seat_is_named_only_where_chance_alone_would_not_do_it(rules: str, players: int, said: str) -> None:
    sim = dixit.simulate.games(dixit.edition(rules), players, pictures.GAMES)
    assert pictures.standing_out(sim, "en").startswith(said)
    short = dixit.simulate.games(dixit.edition("dixit-2021").replace(target_score=20), 6, pictures.GAMES)
    assert pictures.standing_out(short, "en").startswith("Seat 1 wins most")


@pytest.mark.parametrize("path", [5, None])
def test_what_is_no_path_is_refused(explorer: dixit.RuleExplorer, path: object) -> None:
    for act in (explorer.load, explorer.save):
        with pytest.raises(ValueError, match="by the path of a file"):
            act(path)  # type: ignore[arg-type]


def test_files_that_cannot_be_used_are_named(explorer: dixit.RuleExplorer, tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere" / "x.json"
    with pytest.raises(ValueError, match=r"no file .*x\.json"):
        explorer.load(nowhere)
    with pytest.raises(ValueError, match=r"x\.json cannot be written"):
        explorer.save(nowhere)
    with pytest.raises(ValueError, match="cannot be read"):
        explorer.load(tmp_path)

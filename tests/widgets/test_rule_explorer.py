"""The explorer's widget: what a page asks is done, what it is shown follows, and nothing is left behind."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
import traitlets

import dixit_widget as dixit
from dixit_widget.table import RefusedRequest
from dixit_widget.table.controls import Family
from dixit_widget.widgets.explorer import pictures, rule_explorer
from dixit_widget.widgets.explorer.exploration import LONGEST_NAME, MOST_KEPT
from dixit_widget.widgets.explorer.messages import DrawnPush, ExplorerTraits
from dixit_widget.widgets.explorer.pictures import DRAWN, Compared, Question
from tests.widgets.asking import ask
from tests.wire_types import check_type
from tools.wire import Wire, wires

Opened = tuple[dixit.RuleExplorer, Wire]
SMALL = 30_000  # bytes of a saved notebook
BOX = Compared("Dixit 2021", dixit.edition("dixit-2021"))


@pytest.fixture
def opened() -> Iterator[Opened]:
    """An explorer that nobody looks at, so that nothing is drawn."""
    with wires() as made:
        explorer = dixit.RuleExplorer()
        yield explorer, made[-1]
    explorer.close()


@pytest.fixture(scope="module")
def made_once() -> Iterator[Opened]:
    with wires() as made:
        explorer = dixit.RuleExplorer()
        yield explorer, made[-1]
    explorer.close()


@pytest.fixture
def looked_at(made_once: Opened) -> Opened:
    """An explorer with a page, as in the box."""
    explorer, wire = made_once
    explorer.against, explorer.players, explorer.rules = "dixit-2021", 6, dixit.edition("dixit-2021")
    wire.sent.clear()
    ask(wire, "show")
    assert explorer.wait(60)
    return explorer, wire


def turn(wire: Wire, field: str, value: object, dragging: bool = False) -> None:
    assert ask(wire, "turn", field=field, value=value, dragging=dragging)["ok"]


def drawn(wire: Wire) -> dict[str, dict[str, Any]]:
    """The newest picture of each name, as data."""
    pushes = [reply for reply in wire.replies() if reply.get("kind") == "drawn"]
    for push in pushes:
        check_type(push, DrawnPush)
    return {push["name"]: push for push in pushes}


# ── a control is turned ────────────────────────────────────────────────────


def test_a_turned_control_changes_the_rules_and_says_what_that_did(opened: Opened) -> None:
    explorer, wire = opened
    turn(wire, "lone_finder_points", 4)
    assert explorer.rules == dixit.edition("dixit-2021").replace(lone_finder_points=4)
    sheet = explorer.sheet
    assert round(sheet["judged"]["clue"], 2) == 0.43
    assert (sheet["effect"]["label"]["en"], sheet["effect"]["before"]["clue"]) == ("Lone finder: 4", 0.5)
    assert sheet["turned"] == ["lone_finder_points"]
    assert [each["values"][1]["en"] for each in sheet["differences"]] == ["4"]
    check_type(
        {name: explorer.get_state()[name] for name in ExplorerTraits.__struct_fields__}, ExplorerTraits
    )


def test_ticks_arrive_as_a_list(opened: Opened) -> None:
    explorer, wire = opened
    turn(wire, "clue_kinds", ["mimed", "text"])
    assert explorer.rules.clue_kinds == ("text", "mimed")


@pytest.mark.parametrize("typed", ["4.5.1", "four", "", 4.1, 150, -100, True])
def test_a_number_that_cannot_be_is_refused_until_it_is_mended(opened: Opened, typed: object) -> None:
    """What is typed is never silently played as something else: 4.1 is not 4, and 150 is not 99."""
    explorer, wire = opened
    turn(wire, "finder_points", typed)
    assert "points from −99 to 99, whole or in quarters" in explorer.sheet["faults"]["finder_points"]["en"]
    assert explorer.state["draft"]["finder_points"] == typed
    assert explorer.rules.finder_points == 3
    turn(wire, "finder_points", 5)
    assert explorer.sheet["faults"] == {}
    assert explorer.rules.finder_points == 5


def test_half_an_emoji_is_a_fault_like_any_other_word(opened: Opened) -> None:
    explorer, wire = opened
    turn(wire, "finder_points", "\ud83d")
    assert explorer.state["draft"]["finder_points"] == "\N{REPLACEMENT CHARACTER}"
    assert "finder_points" in explorer.sheet["faults"]
    turn(wire, "finder_points", 5)
    assert explorer.rules.finder_points == 5


@pytest.mark.parametrize("typed", [4.5, 0.25, -3])
def test_points_may_be_parts_and_losses(opened: Opened, typed: float) -> None:
    explorer, wire = opened
    turn(wire, "finder_points", typed)
    assert explorer.sheet["faults"] == {}
    assert explorer.rules.finder_points == typed


def test_all_of_a_drag_is_one_change(opened: Opened) -> None:
    explorer, wire = opened
    for points in (4, 5, 6):
        turn(wire, "storyteller_points", points, dragging=True)
    turn(wire, "storyteller_points", 6)
    turn(wire, "storyteller_points", 7)
    explorer.undo()
    assert explorer.rules.storyteller_points == 6
    explorer.undo()
    assert explorer.rules.storyteller_points == 3
    assert (explorer.sheet["undo"], explorer.sheet["redo"]) == (False, True)
    ask(wire, "step", by=1)
    assert explorer.rules.storyteller_points == 6


def test_what_there_is_not_is_refused_with_a_sentence(opened: Opened) -> None:
    _, wire = opened
    for kind, given in (
        ("turn", {"field": "id", "value": "x"}),
        ("meaning", {"field": "nothing"}),
        ("take", {"choice": "dixit-1999"}),
        ("compare", {"column": "against", "choice": ""}),
        ("keep", {"name": "odyssey"}),
        ("seat", {"players": 2}),
        ("bots", {"games": 1_000_000}),
        ("load", {"name": "bad.json", "content": "{}"}),
    ):
        reply = ask(wire, kind, **given)
        assert not reply["ok"], kind
        assert reply["message"].endswith((".", "…"))


def test_a_rule_says_what_it_means_and_where_it_comes_from(opened: Opened) -> None:
    _, wire = opened
    reply = ask(wire, "meaning", field="target_score", lang="fr")
    assert "points" in reply["source"]
    assert reply["meaning"].startswith("La partie finit")


# ── from Python ────────────────────────────────────────────────────────────


def test_rules_set_from_python_move_the_controls(opened: Opened) -> None:
    explorer, _ = opened
    explorer.rules = "odyssey"
    assert explorer.state["draft"]["bonus_cap"] == 3
    assert explorer.python == "dixit.edition('odyssey')"
    explorer.rules = dixit.RuleSet(id="ours", target_score=12)
    assert explorer.python == "dixit.RuleSet(id='ours', target_score=12)"
    assert repr(explorer) == "RuleExplorer(RuleSet(id='ours', target_score=12), players=6)"


def test_setting_the_same_rules_brings_the_controls_back(opened: Opened) -> None:
    explorer, wire = opened
    turn(wire, "target_score", None)
    assert explorer.sheet["faults"]
    explorer.rules = dixit.edition("dixit-2021")
    assert explorer.state["draft"]["target_score"] == 30
    assert explorer.sheet["faults"] == {}


def test_an_observer_hears_of_what_is_turned_on_the_page(opened: Opened) -> None:
    explorer, wire = opened
    heard: list[int] = []
    explorer.observe(lambda change: heard.append(change["new"].finder_points), "rules")
    turn(wire, "finder_points", 5)
    assert heard == [5]


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
def test_bad_input_is_refused_with_a_sentence(given: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        dixit.RuleExplorer(**given)


@pytest.mark.parametrize(
    ("name", "value"),
    [("rules", 5), ("rules", None), ("against", "x"), ("against", None), ("players", 13), ("players", True)],
)
def test_bad_traits_are_refused_and_nothing_changes(opened: Opened, name: str, value: object) -> None:
    explorer, _ = opened
    with pytest.raises((ValueError, traitlets.TraitError)):
        setattr(explorer, name, value)
    assert (explorer.rules, explorer.against, explorer.players) == (
        dixit.edition("dixit-2021"),
        "dixit-2021",
        6,
    )


def test_saved_and_loaded(opened: Opened, tmp_path: Path) -> None:
    explorer, wire = opened
    variant = dixit.edition("odyssey").replace(bonus_cap=None)
    explorer.rules = variant
    explorer.save(tmp_path / "rules.json")
    explorer.rules = "dixit-2018"
    explorer.load(tmp_path / "rules.json")
    assert explorer.rules == variant
    explorer.rules = "dixit-2018"
    ask(wire, "load", name="rules.json", content=(tmp_path / "rules.json").read_text())
    assert explorer.rules == variant


def test_files_that_cannot_be_used_are_named(opened: Opened, tmp_path: Path) -> None:
    explorer, wire = opened
    nowhere = tmp_path / "nowhere" / "x.json"
    with pytest.raises(ValueError, match=r"no file .*x\.json"):
        explorer.load(nowhere)
    with pytest.raises(ValueError, match=r"x\.json cannot be written"):
        explorer.save(nowhere)
    with pytest.raises(ValueError, match="cannot be read"):
        explorer.load(tmp_path)
    with pytest.raises(RefusedRequest, match="cannot be read"):
        explorer.load("a\0b")
    with pytest.raises(RefusedRequest, match="cannot be written"):
        explorer.save("a\0b")
    for path in (5, None):
        with pytest.raises(ValueError, match="by the path of a file"):
            explorer.load(path)  # type: ignore[arg-type]
    said = ask(wire, "load", name="bad.json", content='{"id": "x", "target_score": 0}')["message"]
    assert said.startswith("bad.json was not loaded.")
    assert "target_score" in said
    assert not ask(wire, "load", name="big.json", content=" " * 200_000)["ok"]


# ── compared, searched, played ─────────────────────────────────────────────


def test_own_rules_are_kept_by_name_and_compared(opened: Opened) -> None:
    explorer, wire = opened
    turn(wire, "lone_finder_points", 1)
    ask(wire, "keep", name="gentle")
    turn(wire, "lone_finder_points", 6)
    ask(wire, "compare", column="beside", choice="gentle")
    names = [column["name"]["en"] for column in explorer.sheet["columns"]]
    assert names == ["Dixit 2021", "These rules", "gentle"]
    (difference,) = explorer.sheet["differences"]
    assert [value["en"] for value in difference["values"]] == ["–", "6", "1"]
    ask(wire, "take", choice="gentle")
    assert explorer.rules.lone_finder_points == 1
    ask(wire, "forget", name="gentle")
    assert [column["choice"] for column in explorer.sheet["columns"]] == ["dixit-2021", ""]
    assert explorer.sheet["effect"]["label"]["en"] == "“gentle” forgotten"
    ask(wire, "step", by=-1)
    assert explorer.state["kept"] == ["gentle"]
    ask(wire, "compare", column="against", choice="gentle")
    for _ in range(2):
        ask(wire, "step", by=-1)
    assert explorer.state["kept"] == ["gentle"]
    assert explorer.sheet["effect"]["label"]["en"] == "kept as “gentle”"
    ask(wire, "step", by=-1)
    assert explorer.state["kept"] == []
    assert explorer.against == "dixit-2021", "nothing is compared with what is not there"


def test_a_search_reports_what_it_found(opened: Opened) -> None:
    explorer, wire = opened
    ask(wire, "search", goal="clue_above", value=0.55)
    assert explorer._hunting.wait(60)
    assert explorer.hunt["done"] == explorer.hunt["of"] > 0
    assert ("lone_finder_points", 2) in [(one["field"], one["value"]) for one in explorer.hunt["found"]]
    ask(wire, "search", goal=None)
    assert explorer._hunting.wait(60)
    assert explorer.hunt["goal"] is None


def test_bots_play_and_can_be_stopped(opened: Opened) -> None:
    explorer, wire = opened
    ask(wire, "bots", games=2)
    assert explorer._playing.wait(60)
    games = explorer.bot_games
    assert (games["done"], games["of"], games["running"]) == (2, 2, False)
    assert games["turns_low"] <= games["turns"] <= games["turns_high"]
    assert len(games["shares"]) == 6
    ask(wire, "bots", games=5_000)
    ask(wire, "bots", games=0)
    assert explorer._playing.wait(60)
    assert not explorer.bot_games["running"]


def test_votes_of_the_scored_turn_can_be_moved(opened: Opened) -> None:
    explorer, wire = opened
    assert explorer.round is not None
    card = explorer.round.slots.index("Mathilde") + 1
    ask(wire, "vote", voter="Ana", slots=[card])
    assert explorer.round.votes["Ana"] == (card,)
    assert explorer.sheet["scored"]["sheet"]["columns"][0]["finders"] == ["Ana", "Tom"]
    assert not ask(wire, "vote", voter="Ana", slots=[1, 2])["ok"]
    turn(wire, "lone_finder_points", 4)
    assert explorer.round.votes["Ana"] == (card,), "votes stay as they lie"


@pytest.fixture
def no_store(monkeypatch: pytest.MonkeyPatch) -> None:
    play = dixit.play
    monkeypatch.setattr(rule_explorer, "play", lambda *who, **given: play(*who, store=None, **given))


@pytest.mark.usefixtures("no_store")
def test_a_table_opens_beneath_and_closes_with_the_explorer() -> None:
    with wires() as made:
        explorer = dixit.RuleExplorer(rules=dixit.edition("dixit-2021").replace(bonus_cap=3), players=4)
        assert ask(made[-1], "play")["ok"]
        assert explorer._table is not None
        assert explorer.table == f"anywidget:{explorer._table.model_id}"
        assert explorer._table.game.rules == explorer.rules
        assert len(explorer._table.scores) == 4
        explorer.close()
        assert all(wire._closed for wire in made)


def test_a_table_that_cannot_be_laid_says_why(opened: Opened) -> None:
    explorer, wire = opened
    explorer.players = 12
    assert "3 to 8" in ask(wire, "play")["message"]
    assert explorer.table is None
    assert next(iter(explorer.play("Ana", bots=2, store=None).scores)) == "Ana"


def test_where_no_table_can_be_opened_beneath_it_says_where_one_can(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    def only_while_a_cell_runs(*_: object, **__: object) -> object:
        raise AssertionError

    explorer, wire = opened
    monkeypatch.setattr(rule_explorer, "play", only_while_a_cell_runs)
    assert "explorer.play()" in ask(wire, "play")["message"]
    assert explorer.table is None


# ── the pictures ───────────────────────────────────────────────────────────


def test_nothing_is_drawn_before_somebody_looks(opened: Opened) -> None:
    explorer, wire = opened
    explorer.rules = "odyssey"
    assert explorer.wait(60)
    assert drawn(wire) == {}
    ask(wire, "show")
    assert explorer.wait(60)
    assert set(drawn(wire)) == set(DRAWN)


def test_the_pictures_follow_the_rules(looked_at: Opened) -> None:
    explorer, wire = looked_at
    turn(wire, "lone_finder_points", 4)
    turn(wire, "target_score", 20)
    assert explorer.wait(60)
    found = drawn(wire)
    assert found["clue"]["headline"] == "3.00 points at 0.43."
    assert found["clue"]["caption"] == "Dixit 2021 (dashed): 2.81 points at 0.50."
    assert found["votes"]["headline"] == "A prisoner’s dilemma."
    assert "everybody votes for the card" in found["votes"]["caption"]
    assert "11.1 turns" in found["length"]["caption"]
    assert found["seats"]["headline"].startswith("Seats are uneven")
    assert len({push["serial"] for push in found.values()}) == 1
    assert explorer.sheet["judged"]["apart"]["which"] == "several"
    assert round(explorer.sheet["columns"][0]["judged"]["turns"], 1) == 11.1


@pytest.mark.parametrize(
    ("id", "players", "said"),
    [
        ("odyssey-party", 6, {"clue": "no card to find", "votes": "no card to find", "length": "turns"}),
        ("odyssey-team", 8, {"clue": "points at", "votes": "prisoner", "length": "8.0 turns"}),
        ("dixit-2021", 12, dict.fromkeys(DRAWN, "No picture for 12 players.")),
        ("odyssey", 12, {"clue": "points at", "votes": "Worked out for 7", "seats": "fair share"}),
        ("odyssey", 3, {"votes": "everybody votes for the card", "length": "turns"}),
    ],
)
def test_what_does_not_apply_says_so(looked_at: Opened, id: str, players: int, said: dict[str, str]) -> None:
    explorer, wire = looked_at
    explorer.rules, explorer.against, explorer.players = dixit.edition(id), id, players
    assert explorer.wait(60)
    found = drawn(wire)
    for name, words in said.items():
        push = found[name]
        assert words in f"{push['fault']} {push['headline']} {push['caption']}"


def test_a_picture_that_breaks_says_so_and_the_others_are_drawn(
    looked_at: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_question: object, _held: object) -> object:
        raise ZeroDivisionError

    explorer, wire = looked_at
    monkeypatch.setitem(DRAWN, "votes", broken)
    explorer.rules = dixit.edition("dixit-2018")
    assert explorer.wait(60)
    found = drawn(wire)
    assert "could not be drawn" in found["votes"]["fault"]
    assert "points at" in found["clue"]["headline"]


def test_many_turns_at_once_end_at_the_last(looked_at: Opened) -> None:
    explorer, wire = looked_at
    for target in range(10, 40):
        turn(wire, "target_score", target, dragging=True)
    turn(wire, "target_score", 30)
    assert explorer.wait(60)
    assert drawn(wire)["length"]["headline"] == "11.1 turns on average."
    serials = [push["serial"] for push in wire.replies() if push.get("kind") == "drawn"]
    assert serials == sorted(serials)


def test_axes_keep_their_scale_while_a_dial_is_dragged() -> None:
    box = dixit.edition("dixit-2021")

    def question(points: int) -> Question:
        return Question(box.replace(storyteller_points=points), (BOX,), 6, "en")

    high, low = (pictures.clue(question(points), None).limits for points in (9, 3))
    assert low.y[1] < high.y[1]
    assert pictures.clue(question(3), high).limits == high
    assert pictures.clue(question(9), low).limits == high, "they grow where they must"


@pytest.mark.parametrize("name", ["clue", "length"])
def test_the_third_rule_set_is_in_the_pictures(name: Family) -> None:
    rules = BOX.rules.replace(storyteller_points=5)
    gentle = Compared("gentle", BOX.rules.replace(storyteller_points=1))
    two, three = (DRAWN[name](Question(rules, behind, 6, "en"), None) for behind in ((BOX,), (BOX, gentle)))
    assert "Dixit 2021 (dashed): " in two.caption
    assert "gentle (dotted): " not in two.caption
    assert "Dixit 2021 (dashed): " in three.caption
    assert "gentle (dotted): " in three.caption
    assert two.image != three.image
    same = DRAWN[name](Question(rules, (BOX, Compared("these", rules)), 6, "en"), None)
    assert same.image == two.image, "what is the same is not drawn over itself"


def test_it_can_be_turned_from_another_thread(looked_at: Opened) -> None:
    explorer, wire = looked_at
    thread = threading.Thread(target=lambda: turn(wire, "lone_finder_points", 4))
    thread.start()
    thread.join()
    assert explorer.wait(60)
    assert drawn(wire)["clue"]["headline"].startswith("3.00 points at 0.43")


def test_pictures_speak_the_language_of_whoever_looks(looked_at: Opened) -> None:
    explorer, wire = looked_at
    ask(wire, "show", lang="fr")
    assert explorer.wait(60)
    assert drawn(wire)["length"]["headline"] == "11,1 tours en moyenne."
    ask(wire, "show", lang="en")
    assert explorer.wait(60)


def test_pictures_are_drawn_by_night_where_the_page_is_dark(looked_at: Opened) -> None:
    explorer, wire = looked_at
    for night in (True, False):
        ask(wire, "show", night=night)
        assert explorer.wait(60)
        assert {push["night"] for push in drawn(wire).values()} == {night}
    from matplotlib.image import imread

    for draw in pictures.DRAWN.values():
        day, dark = (
            imread(BytesIO(draw(Question(BOX.rules, (BOX,), 6, "en", night), None).image))
            for night in (False, True)
        )
        assert day[..., :3].mean() > 0.8
        assert dark[..., :3].mean() < 0.3


def test_very_long_games_are_fewer(looked_at: Opened) -> None:
    explorer, wire = looked_at
    turn(wire, "target_score", 1000)
    assert explorer.wait(60)
    assert "500 simulated games" in drawn(wire)["length"]["subtitle"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_names_of_votes_stand_apart_with_three_players(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The two names beside the small matrix run into each other if neither is broken into lines."""
    made = pictures._canvas(left=0.23, bottom=0.26)
    monkeypatch.setattr(pictures, "_canvas", lambda **_: made)
    pictures.voters.__wrapped__(Question(BOX.rules, (BOX,), 3, language), None)
    figure, ax = made
    figure.draw_without_rendering()
    first, second = [label.get_window_extent() for label in ax.get_yticklabels()]
    assert not first.overlaps(second)
    label = ax.yaxis.get_label().get_window_extent()
    assert label.x0 >= 0
    assert label.y1 <= figure.bbox.y1


# ── what it leaves behind ──────────────────────────────────────────────────


def test_what_a_notebook_saves_is_small(opened: Opened) -> None:
    """Beside the module and the style sheet, which every widget of a kind has."""
    explorer, wire = opened
    names = [f"{at:é>{LONGEST_NAME}}" for at in range(MOST_KEPT)]
    for at, name in enumerate(names):
        turn(wire, "lone_finder_points", at)
        ask(wire, "keep", name=name)
    ask(wire, "take", choice="dixit-2008")
    ask(wire, "compare", column="beside", choice=names[0])
    assert ask(wire, "compare", column="against", choice="odyssey-party")["ok"]
    ask(wire, "search", goal="clue_above", value=0)
    assert explorer._hunting.wait(60)
    ask(wire, "bots", games=1)
    assert explorer._playing.wait(60)
    ask(wire, "show")
    assert explorer.wait(60)
    assert len(explorer.hunt["found"]) < explorer.hunt["number"], "as many as are ever shown"
    state = explorer.get_state()
    shown = {name: state[name] for name in state if name not in ("_esm", "_css")}
    saved = json.dumps(shown, ensure_ascii=False)  # as notebooks are written
    assert "png" not in saved
    assert len(saved.encode()) <= SMALL


def test_nothing_is_open_after_it_has_been_closed() -> None:
    with wires() as made:
        explorer = dixit.RuleExplorer()
        ask(made[-1], "show")
        ask(made[-1], "bots", games=5_000)
        ask(made[-1], "search", goal="turns", value=5)
        explorer.close()
        assert all(wire._closed for wire in made)
        for job in (explorer._drawing, explorer._hunting, explorer._playing):
            assert job.wait(60)
        assert not [thread for thread in threading.enumerate() if thread.name == "dixit-latest"]


def test_importing_it_loads_nothing_heavy() -> None:
    script = "import json, sys, dixit_widget; dixit_widget.RuleExplorer; print(json.dumps(list(sys.modules)))"
    loaded = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout
    assert not {"numpy", "matplotlib", "PIL"} & set(json.loads(loaded))


def test_an_interpreter_ends_though_an_explorer_was_left_open() -> None:
    script = "import dixit_widget; kept = dixit_widget.RuleExplorer()"
    subprocess.run([sys.executable, "-c", script], check=True, timeout=60)

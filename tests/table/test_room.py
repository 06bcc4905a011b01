"""The screen and its messages: the curtain, drafts, and whatever a browser may send."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import dixit_widget as dixit
from dixit_widget.bots import CHARACTERS, RandomBot, random_action
from dixit_widget.deck import Deck
from dixit_widget.engine import View, public_view
from dixit_widget.engine.view_types import OptionsShape
from dixit_widget.table import HotSeat, Seat, Snapshot, Store
from dixit_widget.table.protocol import Draft
from tests.table.asking import Owner, ask


def people(*names: str, edition: str = "dixit-2021") -> tuple[Owner, list[Snapshot]]:
    shown: list[Snapshot] = []
    owner = Owner(show=shown.append)
    owner.begin(dixit.edition(edition), [Seat(name) for name in names], seed=9)
    return owner, shown


def draft(
    edition: str = "dixit-2021", seats: list[dict[str, str]] | None = None, **more: Any
) -> dict[str, Any]:
    three = [{"name": name, "kind": "person", "character": ""} for name in ("Ana", "Ben", "Cleo")]
    return {"edition": edition, "seats": three if seats is None else seats, **more}


def names(*given: str) -> list[dict[str, str]]:
    return [{"name": name, "kind": "person"} for name in given]


def test_nobody_sits_until_somebody_says_so() -> None:
    owner, shown = people("Ana", "Ben", "Cleo")
    assert shown[-1].seating.seat == ""
    assert shown[-1].seating.here == ("Ana", "Ben", "Cleo")
    assert owner.private() is None
    assert ask(owner, "sit", seat="Ben")["ok"]
    assert owner.private()["you"] == "Ben"


def test_the_screen_is_passed_on_after_every_secret_move() -> None:
    owner, shown = people("Ana", "Ben", "Cleo")
    ask(owner, "sit", seat="Ben")
    card = owner.table.game.hand("Ben")[0]
    move = {"action": "give_clue", "card": card, "text": "a clue"}
    assert ask(owner, "act", revision=0, action=move)["done"]
    assert shown[-1].seating.seat == ""
    assert shown[-1].seating.next == "Cleo"
    assert owner.private() is None


def test_nobody_takes_the_screen_from_somebody_else() -> None:
    owner, _ = people("Ana", "Ben", "Cleo")
    ask(owner, "sit", seat="Ben")
    refused = ask(owner, "sit", seat="Ana")
    assert not refused["ok"]
    assert refused["code"] == "request.taken"
    assert ask(owner, "sit", seat="")["ok"]
    assert ask(owner, "sit", seat="Ana")["ok"]


def test_a_move_without_anybody_at_the_screen_is_refused() -> None:
    owner, _ = people("Ana", "Ben", "Cleo")
    refused = ask(owner, "act", revision=0, action={"action": "hand_in", "cards": ["x"]}, lang="fr")
    assert refused["code"] == "request.nobody_sits"
    assert refused["message"] == "Personne n’est devant l’écran."


def test_an_illegal_move_is_refused_in_the_readers_language() -> None:
    owner, _ = people("Ana", "Ben", "Cleo")
    ask(owner, "sit", seat="Ana")
    english = ask(owner, "act", revision=0, action={"action": "vote", "slots": [1]})
    french = ask(owner, "act", revision=0, action={"action": "vote", "slots": [1]}, lang="fr")
    assert not english["ok"]
    assert english["message"] != french["message"]
    assert owner.table.game.revision == 0


class Polyglot(RandomBot):
    """Says which language it speaks."""

    def clue(self, view: View, options: OptionsShape, chance: random.Random) -> tuple[str | None, str]:
        return options["cards"][0], self.language


@pytest.fixture
def polyglot(monkeypatch: pytest.MonkeyPatch) -> list[Seat]:
    monkeypatch.setitem(CHARACTERS, "polyglot", Polyglot)
    return [Seat("Ana"), Seat("A", "bot", "polyglot"), Seat("B", "bot", "polyglot")]


@pytest.mark.parametrize(("given", "spoken"), [("", "fr"), ("en", "en"), ("fr", "fr")])
def test_bots_speak_the_language_given_else_that_of_the_browser(
    given: str, spoken: str, polyglot: list[Seat]
) -> None:
    owner = Owner(language=given)
    ask(owner, "hello", lang="fr")
    assert owner.setup()["draft"]["seats"][1]["name"] == ("Renard" if spoken == "fr" else "Fox")
    owner.begin(dixit.edition("dixit-2021"), polyglot)
    ask(owner, "let_bots_begin", revision=0)
    assert owner.table.game.clue.text == spoken


def test_bots_of_a_game_already_begun_follow_the_browser(polyglot: list[Seat]) -> None:
    owner = Owner(language="")
    owner.begin(dixit.edition("dixit-2021"), polyglot)
    ask(owner, "hello", lang="fr")
    ask(owner, "let_bots_begin", revision=0)
    assert owner.table.game.clue.text == "fr"


def test_a_person_alone_always_sits_there() -> None:
    shown: list[Snapshot] = []
    owner = Owner(show=shown.append)
    seats = [Seat("Ana"), Seat("Fox", "bot", "literal"), Seat("Owl", "bot", "literal")]
    owner.begin(dixit.edition("dixit-2021"), seats, seed=9)
    assert shown[-1].seating.seat == "Ana"
    ask(owner, "sit", seat="")
    assert shown[-1].seating.seat == "Ana"


def test_the_steps_lead_from_one_public_view_to_the_next() -> None:
    shown: list[Snapshot] = []
    owner = Owner(show=shown.append)
    seats = [Seat("Ana"), *(Seat(name, "bot", "literal") for name in ("Fox", "Owl", "Hare"))]
    owner.begin(dixit.edition("dixit-2021"), seats, seed=9)
    view: dict[str, Any] = dict(shown[-1].public)
    ask(
        owner,
        "act",
        revision=0,
        action={"action": "give_clue", "card": owner.table.game.hand("Ana")[0], "text": "x"},
    )
    record = owner.table.record
    assert [step["revision"] for step in shown[-1].steps] == list(range(1, 8))
    for game, step in zip([*record.replay()][1:], shown[-1].steps, strict=True):
        view |= step
        assert view == public_view(game) or step is shown[-1].steps[-1]
    assert shown[-1].steps[-1] == {"revision": 7}  # what it led to is the view itself
    assert shown[-1].public["phase"] == "review"


def test_a_page_that_missed_a_moment_is_shown_the_steps_of_both() -> None:
    shown: list[Snapshot] = []
    owner = Owner(show=shown.append)
    seats = [Seat("Ana"), *(Seat(name, "bot", "literal") for name in ("Fox", "Owl", "Hare"))]
    owner.begin(dixit.edition("dixit-2021"), seats, seed=9)
    first, view = len(shown), dict[str, Any](shown[-1].public)
    hand = owner.table.game.hand("Ana")
    ask(owner, "act", revision=0, action={"action": "give_clue", "card": hand[0], "text": "x"})
    ask(owner, "act", revision=7, action={"action": "continue"})
    missed, *later = shown[first:]
    for snapshot in later:
        missed = snapshot.after(missed)
    games = [*owner.table.record.replay()][1:]
    assert [step["revision"] for step in missed.steps] == [game.revision for game in games]
    for game, step in zip(games[:-1], missed.steps[:-1], strict=True):
        view |= step
        assert view == public_view(game)


@pytest.mark.parametrize(
    ("given", "where"),
    [
        (draft(edition="dixit-1999"), "edition"),
        (draft(seats=names("Ana", "Ben")), "seats"),
        (draft(seats=names(*(f"P{i}" for i in range(13)))), "seats"),
        (draft(edition="odyssey-team", seats=names(*(f"P{i}" for i in range(7)))), "seats"),
        (draft(seats=names("Ana", "", "Cleo")), "seats.1.name"),
        (draft(seats=names("Ana", "   ", "Cleo")), "seats.1.name"),
        (draft(seats=names("Ana", "ana ", "Cleo")), "seats.1.name"),
        (draft(seats=names("Ana", "x" * 10_000, "Cleo")), "seats.1.name"),
        (draft(seats=names("Ana", "B\u202een", "Cleo")), "seats.1.name"),
        (draft(variants=["both_targets"]), "variants.both_targets"),
        (draft(edition="dixit-2008", variants=["second_vote"]), "variants.second_vote"),
        (draft(variants=["no such variant"]), "variants.no such variant"),
        (
            draft(seats=[*names("Ana", "Ben"), {"name": "Fox", "kind": "bot", "character": "nobody"}]),
            "seats.2.character",
        ),
        (draft(seats=[{"name": f"B{i}", "kind": "bot", "character": "literal"} for i in range(3)]), "seats"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_draft_that_cannot_be_played_says_what_and_where(
    given: dict[str, Any], where: str, lang: str
) -> None:
    owner = Owner()
    reply = ask(owner, "start", draft=given, lang=lang)
    assert not reply["ok"]
    assert where in [problem["where"] for problem in reply["faults"]]
    assert all(problem["message"] for problem in reply["faults"])
    assert owner.table is None


def test_a_draft_starts_once_however_often_it_is_clicked() -> None:
    owner = Owner()
    assert ask(owner, "start", draft=draft())["ok"]
    game = owner.table.game
    assert ask(owner, "start", draft=draft())["ok"]
    assert owner.table.game is game


@pytest.mark.parametrize("edition", list(dixit.editions()))
def test_the_line_of_python_starts_the_same_game(edition: str) -> None:
    owner = Owner()
    count = dixit.edition(edition).players_min
    seats = [
        *names("Ana"),
        *({"name": f"B{i}", "kind": "bot", "character": "literal"} for i in range(count - 1)),
    ]
    for variants in [[], *([v.id] for v in _variants(edition))]:
        reply = ask(owner, "check", draft=draft(edition, seats, variants=variants))
        assert reply["faults"] == []
        table = eval(reply["line"][:-1] + ", store=None)", {"dixit": dixit})
        assert table.game.players == ("Ana", *(f"B{i}" for i in range(count - 1)))
        assert reply["summary"]


def _variants(edition: str) -> list[Any]:
    from dixit_widget.table.variants import VARIANTS

    return [variant for variant in VARIANTS if variant.suits(dixit.edition(edition))]


def test_pictures_come_in_pages_and_by_name() -> None:
    owner, _ = people("Ana", "Ben", "Cleo")
    deck = Deck.default()
    reply, buffers = owner.handle({"id": "1", "kind": "pictures", "from": 80, "count": 6})
    assert [card["id"] for card in reply["cards"]] == list(deck.ids[80:])
    assert buffers == [deck.picture(id) for id in deck.ids[80:]]
    assert reply["total"] == 84
    reply, buffers = owner.handle({"id": "2", "kind": "pictures", "cards": [deck.ids[3]]})
    assert buffers == [deck.picture(deck.ids[3])]
    bare, buffers = owner.handle({"id": "3", "kind": "pictures", "cards": [deck.ids[3]], "size": "none"})
    assert (bare["cards"], bare["total"], buffers) == (reply["cards"], 84, [])
    _, buffers = owner.handle({"id": "4", "kind": "pictures", "cards": [deck.ids[3]], "size": "small"})
    assert buffers == [deck.picture(deck.ids[3], "small")]
    assert not ask(owner, "pictures", cards=["../../etc/passwd"])["ok"]


def test_a_game_that_is_left_can_be_resumed() -> None:
    store = Store(":memory:")
    owner = Owner(store)
    ask(owner, "start", draft=draft())
    ask(owner, "sit", seat="Ana")
    ask(
        owner,
        "act",
        revision=0,
        action={"action": "give_clue", "card": owner.table.game.hand("Ana")[0], "text": "x"},
    )
    ask(owner, "leave")
    assert owner.table is None
    assert owner.setup()["resumable"][0]["players"] == ["Ana", "Ben", "Cleo"]
    assert ask(owner, "resume")["ok"]
    assert owner.table.game.revision == 1


def test_no_record_is_given_away_while_the_game_has_secrets() -> None:
    owner, _ = people("Ana", "Ben", "Cleo")
    refused = ask(owner, "save")
    assert refused["code"] == "request.not_over"
    assert str(owner.table.game.seed) not in refused["message"]


def test_any_rule_is_turned_on_the_panel_and_played() -> None:
    owner = Owner()
    reply = ask(owner, "turn", draft=draft(variants=["lone_finder"]), changes={"target_score": 20})
    own, sheet, checked = (reply["draft"]["own"], reply["sheet"], reply["checked"])
    rules = dixit.edition("dixit-2021").replace(lone_finder_points=4, target_score=20)
    assert dixit.RuleSet.from_dict(own) == rules
    assert sheet["turned"] == ["lone_finder_points", "target_score"]
    assert (sheet["effect"]["before"]["clue"], sheet["judged"]["clue"]) == pytest.approx((0.5, 0.43), abs=0.1)
    assert [change["en"] for change in checked["own"]["changes"]] == [
        "Lone finder: 4",
        "Points that end the game: 20",
    ]
    assert checked["line"].endswith(f"rules=dixit.{rules!r})")
    assert ask(owner, "start", draft=reply["draft"])["ok"]
    assert owner.table.game.rules == rules


def test_a_turned_rule_goes_back_to_the_box() -> None:
    owner = Owner()
    turned = ask(owner, "turn", draft=draft(), changes={"bonus_cap": 3, "target_score": 20})["draft"]
    back = ask(owner, "turn", draft=turned, back=["bonus_cap"])
    assert back["sheet"]["turned"] == ["target_score"]
    boxed = ask(owner, "turn", draft=back["draft"], back=["target_score"])
    assert boxed["sheet"]["turned"] == []
    assert boxed["sheet"]["effect"] is None
    assert "edition='dixit-2021'" in boxed["checked"]["line"]


@pytest.mark.parametrize(
    ("changes", "field", "said"),
    [
        ({"target_score": None}, "target_score", "never end"),
        ({"votes_max": "two"}, "votes_max", "“Votes”: a whole number from 1 to 24"),
        ({"clue_kinds": []}, "clue_kinds", "tick at least one"),
        ({"mode": "team", "players_min": 3}, "players_min", "at least 6"),
    ],
)
def test_rules_that_nobody_can_play_are_explained_beside_their_controls(
    changes: dict[str, Any], field: str, said: str
) -> None:
    owner = Owner()
    reply = ask(owner, "turn", draft=draft(), changes=changes)
    assert reply["ok"], reply
    assert said in reply["sheet"]["faults"][field]["en"]
    assert all(reply["sheet"]["values"][field] == value for field, value in changes.items())
    assert said in next(
        fault["message"] for fault in reply["checked"]["faults"] if fault["where"] == "edition"
    )
    refused = ask(owner, "start", draft=reply["draft"])
    assert refused["code"] == "draft.unplayable"
    assert owner.table is None


def test_teams_of_own_rules_say_how_many_they_need() -> None:
    owner = Owner()
    reply = ask(owner, "turn", draft=draft(), changes={"mode": "team"})
    assert reply["sheet"]["faults"] == {}
    assert reply["checked"]["own"]["players"] == "6–8"
    assert "These rules need at least 6 players" in reply["checked"]["faults"][0]["message"]


def test_what_is_no_rule_is_not_turned() -> None:
    owner = Owner()
    for nonsense in ({"changes": {"id": "x"}}, {"changes": {"zz": 1}}, {"back": ["source"]}):
        assert ask(owner, "turn", draft=draft(), **nonsense)["code"] == "explorer.field"
    assert ask(owner, "turn", draft=draft(edition="zz"))["code"] == "unknown_edition"
    assert ask(owner, "check", draft={**draft(), "own": {"zz": [1]}})["faults"][0]["where"] == "edition"


def test_controls_come_as_data_and_say_what_they_mean() -> None:
    owner = Owner()
    assert len(ask(owner, "controls")["controls"]) == len(dixit.RuleSet.__struct_fields__) - 2
    told = ask(owner, "meaning", edition="odyssey", field="bonus_cap", lang="fr")
    assert "Odyssey" in told["source"]


def test_own_rules_come_back_to_the_panel_after_their_game() -> None:
    owner = Owner()
    rules = dixit.RuleSet(id="house", bonus_cap=2)
    owner.begin(rules, [Seat(name) for name in ("Ana", "Ben", "Cleo")], seed=1)
    ask(owner, "leave")
    draft = owner.setup()["draft"]
    assert draft["edition"] == "dixit-2021"
    assert dixit.RuleSet.from_dict(draft["own"]) == rules
    checked = ask(owner, "check", draft=draft)
    assert [change["en"] for change in checked["own"]["changes"]] == ["Bonus cap: 2"]
    assert "rules=dixit.RuleSet(id='house', bonus_cap=2)" in checked["line"]


def test_the_record_that_is_saved_replays_the_game() -> None:
    owner = Owner()
    owner.begin(dixit.edition("print-and-play"), [Seat(f"B{i}", "bot", "random") for i in range(4)], seed=9)
    while owner.table.game.phase != "over":
        owner.table.act(dixit.Continue())
    reply = ask(owner, "save")
    record = dixit.Record.from_json(reply["text"])
    *_, last = record.replay()
    assert last == owner.table.game


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
kinds = st.sampled_from(
    [
        "hello",
        "ping",
        "check",
        "start",
        "sit",
        "act",
        "let_bots_begin",
        "pictures",
        "turns",
        "rules",
        "save",
        "resume",
        "leave",
        "fly",
    ]
)


@given(
    kind=kinds | json_values,
    more=st.dictionaries(
        st.sampled_from(
            ["id", "lang", "draft", "seat", "revision", "action", "bot", "cards", "from", "count"]
        ),
        json_values,
    ),
)
@settings(max_examples=150, deadline=None)
def test_any_message_is_answered_in_one_shape_and_breaks_nothing(kind: Any, more: dict[str, Any]) -> None:
    owner, _ = people("Ana", "Ben", "Cleo")
    before = owner.table.game
    for content in ({"id": "x", "kind": kind, **more}, more, kind):
        reply, _ = owner.handle(content)
        assert isinstance(reply["ok"], bool)
        assert reply["ok"] or (reply["code"] and reply["message"])
        assert reply.get("code") != "request.failed"
        json.dumps(reply)
    assert owner.table is None or owner.table.game == before


def test_the_screen_goes_round_the_table() -> None:
    screen = HotSeat.of(("Ana", "Ben", "Cleo"))
    game = dixit.Game.start(dixit.edition("dixit-2021"), ["Ana", "Ben", "Cleo"], seed=1)
    game = game.play(dixit.GiveClue("Ben", game.hand("Ben")[0], "a clue"))
    assert screen.next(game) == "Ana"
    screen = screen.sit("Ana")
    assert screen.next(game) == ""
    game = game.play(dixit.HandIn("Ana", tuple(game.hand("Ana")[:2])))
    screen = screen.follow(game)
    assert screen.next(game) == "Cleo"


def test_whoever_tells_next_goes_on_from_the_review_without_a_curtain() -> None:
    owner, shown = people("Ana", "Ben", "Cleo")
    while owner.table.game.phase != "review":
        game = owner.table.game
        owner.table.act(random_action(game.view(game.waiting_for[0])))
    teller = owner.table.game.play(dixit.Continue()).storyteller
    assert shown[-1].seating.seat == ""
    assert shown[-1].seating.tells_next == teller
    assert ask(owner, "sit", seat=teller)["ok"]
    assert ask(owner, "act", revision=owner.table.game.revision, action={"action": "continue"})["done"]
    assert owner.table.game.phase == "clue"
    assert (shown[-1].seating.seat, shown[-1].seating.next, shown[-1].seating.tells_next) == (teller, "", "")


@pytest.mark.parametrize("screen", [("Ana",), ("Ana", "Ben")])
def test_nobody_tells_next_where_a_screen_is_not_shared_or_the_game_is_over(screen: tuple[str, ...]) -> None:
    rules = dixit.edition("dixit-2021").replace(target_score=1)
    game = dixit.Game.start(rules, ["Ana", "Ben", "Cleo"], seed=1)
    while game.phase != "review":
        game = game.play(random_action(game.view(game.waiting_for[0])))
    assert game.play(dixit.Continue()).phase == "over"
    assert HotSeat.of(screen).tells_next(game) == ""


def test_drafts_are_frozen() -> None:
    with pytest.raises(AttributeError):
        Draft("dixit-2021", ()).edition = "odyssey"

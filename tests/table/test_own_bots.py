"""Bots of one's own at a table: in the set-up panel, in a new round, after a restart, and when they fail."""

from __future__ import annotations

import functools
import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import dixit_widget as dixit
from dixit_widget.bots import BotMaker, HumanLikeBot, PoetBot
from dixit_widget.deck import Deck
from dixit_widget.table import RefusedRequest, Seat, Store
from dixit_widget.table.line_up import LineUp, line_up
from tests.bots.own_bots import Babbling, First, Meddling, Moody, Reasoning, Restless, Spoiling
from tests.table.asking import Owner, ask

KEEN = functools.partial(HumanLikeBot, skill=0.9)


def table_of(
    *bots: str | BotMaker, person: bool = True, store: Store | None = None, edition: str = "dixit-2021"
) -> Owner:
    asked = line_up(bots)
    owner = Owner(store, own_bots=asked.own)
    people = [Seat("Ana")] if person else []
    owner.begin(dixit.edition(edition), [*people, *asked.seats(["Ana"])], seed=5)
    return owner


def step(owner: Owner) -> None:
    """Play on; the person takes whatever comes first."""
    table = owner.table
    if table.game.phase == "review":
        table.act(dixit.Continue())
    elif "Ana" in table.game.waiting_for:
        table.act(First(Deck.default()).act(table.game.view("Ana")))
    else:
        assert table.let_bots_begin()


def play_on(owner: Owner, turns: int) -> None:
    """Play a few turns."""
    while owner.table.game.turn <= turns and owner.table.game.phase != "over":
        step(owner)


def test_a_bot_that_spoils_what_it_is_shown_stops_nobody() -> None:
    owner = table_of(Spoiling, Spoiling, "poet")
    play_on(owner, 4)
    assert owner.table.game.turn == 5


def test_a_bot_acts_for_nobody_else() -> None:
    owner = table_of(Meddling, Meddling, "random")
    table = owner.table
    while not (table.game.phase == "vote" and "Ana" in table.game.waiting_for):
        step(owner)
    assert "Ana" not in table.game.votes
    assert set(table.game.votes) == {*table.game.players} - {"Ana", table.game.storyteller}


def named(asked: LineUp) -> list[tuple[str, str]]:
    return [(seat.name, seat.character) for seat in asked.seats(["ana"])]


def test_a_class_lends_its_name_and_ids_keep_their_animals() -> None:
    assert named(line_up(["poet", First, KEEN, "human", HumanLikeBot])) == [
        ("Fox", "poet"),
        ("first", "first"),
        ("human (skill=0.9)", "human (skill=0.9)"),
        ("Owl", "human"),
        ("human", "human"),
    ]


def test_names_are_unique_whoever_has_them_already() -> None:
    ana, poet = type("Ana", (First,), {"name": "ANA"}), type("Mine", (PoetBot,), {})
    fox = type("Fox", (First,), {"name": "fox"})
    assert named(line_up([ana, First, First, poet, fox, "poet"])) == [
        ("ANA 2", "ANA"),
        ("first", "first"),
        ("first 2", "first"),
        ("poet", "poet 2"),
        ("fox", "fox"),
        ("Owl", "poet"),
    ]


def test_a_new_round_is_offered_the_same_bots() -> None:
    owner = table_of(First, KEEN, "poet")
    play_on(owner, 1)
    ask(owner, "leave")
    setup = owner.setup()
    offered = {character["id"]: character for character in setup["characters"]}
    assert offered["first"]["name"] == {"en": "First", "fr": "First"}
    assert offered["first"]["note"]["en"] == "Takes whatever comes first."
    draft = setup["draft"]
    assert [seat["character"] for seat in draft["seats"]] == ["", "first", "human (skill=0.9)", "poet"]
    checked = ask(owner, "check", draft=draft)
    assert checked["faults"] == []
    names = {"dixit": dixit, "functools": functools, "First": First, "HumanLikeBot": HumanLikeBot}
    again = eval(checked["line"][:-1] + ", store=None)", names)
    assert again.game.players == ("Ana", "first", "human (skill=0.9)", "Fox")
    assert ask(owner, "start", draft=draft)["done"]
    play_on(owner, 1)
    assert owner.table.game.turn == 2


def test_a_panel_of_another_table_does_not_know_them() -> None:
    owner = Owner()
    seats = [{"name": "Ana"}, *({"name": f"B{i}", "kind": "bot", "character": "first"} for i in range(3))]
    reply = ask(owner, "start", draft={"edition": "dixit-2021", "seats": seats})
    assert {problem["where"] for problem in reply["faults"]} == {f"seats.{i}.character" for i in (1, 2, 3)}


def reopened(path: Path, bots: Sequence[str | BotMaker] = ()) -> Any:
    return dixit.resume(store=path, bots=bots)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_after_a_restart_the_game_waits_for_its_classes(tmp_path: Path, lang: str) -> None:
    path = tmp_path / "games.sqlite"
    owner = table_of(First, KEEN, "poet", store=Store(path))
    play_on(owner, 2)
    game = owner.table.game
    with pytest.raises(RefusedRequest, match="first, human") as refused:
        reopened(path)
    assert f"dixit.resume(bots=[…], store={str(path)!r})" in refused.value.message(lang)
    with pytest.raises(RefusedRequest, match="known here: human"):
        reopened(path, [First])
    panel = Owner(Store(path), lang)
    assert panel.setup()["resumable"][0]["players"] == ["Ana", "first", "human (skill=0.9)", "Fox"]
    assert ask(panel, "resume", lang=lang)["code"] == "store_other_bots"
    assert reopened(path, [First, KEEN]).game == game


def test_a_table_that_is_left_knows_its_bots_still() -> None:
    owner = table_of(First, Moody, "poet", store=Store(":memory:"))
    play_on(owner, 1)
    ask(owner, "leave")
    assert ask(owner, "resume")["ok"]
    play_on(owner, 2)
    assert owner.table.game.turn == 3


def test_a_class_that_cannot_be_made_any_more_loses_no_game(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    owner = table_of(First, First, store=Store(path))
    play_on(owner, 1)

    class Broken(First):
        def __init__(self, deck: Any, language: str, seed: str, rules: Any) -> None:
            raise ZeroDivisionError("oh")

    with pytest.raises(
        ValueError, match="Broken cannot be made: its __init__ stopped with ZeroDivisionError"
    ):
        reopened(path, [Broken])
    assert reopened(path, [First]).game == owner.table.game


def test_a_bot_that_cannot_be_made_leaves_no_game_behind() -> None:
    store = Store(":memory:")
    with pytest.raises(ValueError, match="skill must be"):
        table_of(functools.partial(HumanLikeBot, skill=7), "poet", store=store)
    assert store.last_unfinished() is None


@pytest.mark.parametrize("edition", list(dixit.editions()))
def test_bots_that_raise_everywhere_stop_nobody(edition: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL)
    count = dixit.edition(edition).players_min
    owner = table_of(*[Restless] * (count - 1), edition=edition)
    play_on(owner, 2)
    assert owner.table.game.turn == 3


def test_bots_that_explain_nonsense_stop_nobody(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL)
    owner = table_of(Babbling, Babbling, Babbling)
    play_on(owner, 4)
    for view in ask(owner, "turns")["turns"]:
        for player in view["players"][1:]:
            why = ask(owner, "why", turn=view["turn"], player=player)
            assert why["ok"]
            assert all(part["text"] for part in why["parts"])


def test_an_old_reason_is_no_reason(caplog: pytest.LogCaptureFixture) -> None:
    """A bot that still speaks of its last vote when it tells a clue explains nothing of that turn."""
    caplog.set_level(logging.CRITICAL)
    owner = table_of(Reasoning, Reasoning, Reasoning)
    play_on(owner, 4)
    for view in ask(owner, "turns")["turns"]:
        teller = view["storyteller"]
        if teller != "Ana":
            (part,) = ask(owner, "why", turn=view["turn"], player=teller)["parts"]
            assert part["kind"] == "nothing"


@pytest.mark.parametrize(
    ("lang", "silent"),
    [
        ("en", "I have no reasons to tell: I just played."),
        ("fr", "Je n’ai pas de raisons à donner\u202f: j’ai joué, c’est tout."),
    ],
)
def test_own_bots_say_why_or_that_they_have_no_reasons(lang: str, silent: str) -> None:
    owner = table_of(First, Reasoning, functools.partial(HumanLikeBot, skill=1.0))
    play_on(owner, 1)
    view = ask(owner, "turns")["turns"][0]
    assert set(owner.explained()["1"]) == {"first", "reasoning", "human (skill=1.0)"}
    (part,) = ask(owner, "why", turn=1, player="first", lang=lang)["parts"]
    assert part["text"] == silent
    vote, *_ = ask(owner, "why", turn=1, player="reasoning", lang=lang)["parts"]
    (slot,) = view["votes"]["reasoning"]
    assert [(card["slot"], card["belief"]) for card in vote["cards"]] == [(slot, 1.0)]
    assert "being first" in vote["text"]
    friend, *_ = ask(owner, "why", turn=1, player="human (skill=1.0)", lang=lang)["parts"]
    assert friend["kind"] == "vote"

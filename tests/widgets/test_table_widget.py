"""The widget over a wire that keeps all that is sent: what travels, and what never does."""

from __future__ import annotations

import asyncio
import itertools
import sys
import threading
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import dixit_widget as dixit
from tools.wire import Wire, wires

_numbers = itertools.count()


@pytest.fixture
def table_of_three() -> Any:
    with wires() as made:
        table = dixit.play("Ana", "Ben", "Cleo", seed=8, store=None)
        yield table, made[-1]


def ask(wire: Wire, kind: str, **given: Any) -> dict[str, Any]:
    id = f"q{next(_numbers)}"
    wire.deliver({"id": id, "kind": kind, **given})
    return next(reply for reply in reversed(wire.replies()) if reply.get("id") == id)


def move(game: dixit.Game, player: str) -> dict[str, Any]:
    """The first legal move of a player, as a browser would send it."""
    options = game.options(player)
    if options.kind == "clue":
        return {"action": "give_clue", "card": options.cards[0], "text": "a clue"}
    if options.kind == "cards":
        return {"action": "hand_in", "cards": list(options.cards[: options.count])}
    return {"action": "vote", "slots": list(options.slots[:1])}


def test_nothing_sent_since_a_hand_over_holds_a_card_of_a_hidden_hand(table_of_three: Any) -> None:
    table, wire = table_of_three
    turns = 0
    while table.phase != "over" and turns < 8:
        if table.phase == "review":
            ask(wire, "act", revision=table.revision, action={"action": "continue"})
            turns += 1
            continue
        player = table.seat or table.seating["next"] or table.seating["here"][0]
        wire.sent.clear()
        ask(wire, "sit", seat=player)
        assert any(card in wire.text for card in table.game.hand(player))
        hidden = {card for other in table.game.players if other != player for card in table.game.hand(other)}
        game = table.game
        ask(wire, "act", revision=table.revision, action=move(game, player))
        laid = set(table.game.tableau)
        for card in hidden - laid:
            assert f'"{card}"' not in wire.text
        # The state that a page gets when it is reloaded now, with the curtain down.
        secret = {card for name in game.players for card in table.game.hand(name)} - laid
        state = str(
            {name: value for name, value in table.get_state().items() if name not in ("_esm", "setup")}
        )
        for card in secret:
            assert f"'{card}'" not in state
        if table.seat == "":
            assert ask(wire, "hello")["private"] is None


def test_owners_are_not_sent_before_the_review(table_of_three: Any) -> None:
    table, wire = table_of_three
    while table.phase != "vote":
        player = table.seat or table.seating["next"] or table.seating["here"][0]
        ask(wire, "sit", seat=player)
        ask(wire, "act", revision=table.revision, action=move(table.game, player))
    assert table.public["owners"] is None
    assert table.public["votes"] is None
    assert all("owners" not in step or step["owners"] is None for step in table.steps)


def test_a_click_is_answered_by_the_private_part_then_state_then_reply(table_of_three: Any) -> None:
    _, wire = table_of_three
    wire.sent.clear()
    ask(wire, "sit", seat="Ana")
    kinds = [
        message["method"] if message["method"] == "update" else message["content"].get("kind", "reply")
        for message, _ in wire.sent
    ]
    assert kinds == ["private", "update", "reply"]


def test_a_malformed_message_is_answered(table_of_three: Any) -> None:
    table, wire = table_of_three
    before = table.game
    for content in (
        None,
        [],
        "hello",
        {"kind": "act"},
        {"id": 7},
        {"id": "a", "kind": "sit", "seat": ["Ana"]},
    ):
        wire.sent.clear()
        wire.deliver(content)
        (reply,) = wire.replies()
        assert reply["ok"] is False
        assert reply["message"]
    assert table.game is before


def test_public_traits_can_be_observed() -> None:
    table = dixit.play("Ana", bots=3, seed=2, store=None)
    phases: list[str] = []
    table.observe(lambda change: phases.append(change["new"]), "phase")
    table.act(dixit.GiveClue("Ana", table.game.hand("Ana")[0], "a clue"))
    assert phases == ["review"]
    assert table.scores == table.game.scores
    assert table.storyteller == "Ana"


def test_bots_that_nobody_watches_play_to_the_end_when_it_is_waited_for() -> None:
    table = dixit.play(bots=4, seed=2, store=None)
    assert (table.phase, table.turn) == ("review", 1)
    game = asyncio.run(asyncio.wait_for(table.finished(), 60))
    assert (game.phase, table.phase) == ("over", "over")


@pytest.mark.parametrize("sign", ["shown", "heard"])
def test_whoever_watches_bots_has_time_to_read_each_turn(sign: str) -> None:
    with wires():
        table = dixit.play(bots=4, seed=2, store=None)
    if sign == "shown":
        table._repr_mimebundle_()
    else:
        table.comm.deliver({"kind": "hello", "id": "1", "lang": "en"})
    with pytest.raises(asyncio.TimeoutError):
        asyncio.run(asyncio.wait_for(table.finished(), 0.3))
    assert (table.phase, table.turn) == ("review", 1)
    table.live.play_on()
    assert asyncio.run(table.finished()).phase == "over"


def test_finished_waits_for_the_end_and_for_any_thread() -> None:
    table = dixit.play(bots=3, seed=2, store=None)
    table._repr_mimebundle_()

    async def wait() -> dixit.Game:
        def play_on() -> None:
            while table.phase != "over":
                table.act(dixit.Continue())

        threading.Thread(target=play_on).start()
        return await asyncio.wait_for(table.finished(), 20)

    assert asyncio.run(wait()).winners
    assert asyncio.run(table.finished()).phase == "over"


def test_its_repr_holds_no_address_and_no_secret() -> None:
    assert repr(dixit.play(store=None)) == "TableWidget(no game yet)"
    table = dixit.play("Ana", bots=3, seed=2, store=None)
    assert repr(table) == "TableWidget(dixit-2021, Ana, Fox, Owl, Hare, clue, turn 1)"


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"players": ["Ana", "Ben"]}, "3 to 8"),
        ({"players": [f"P{i}" for i in range(13)]}, "3 to 8"),
        ({"players": ["Ana", ""], "bots": 2}, "name"),
        ({"players": ["Ana", "ana"], "bots": 2}, "called ana"),
        ({"players": ["Ana"], "bots": 3, "edition": "dixit-1999"}, "dixit-2021"),
        ({"players": ["Ana"], "bots": ["nobody", "nobody"]}, "nobody"),
        ({"players": ["Ana"], "bots": 40}, "bots"),
        ({"players": ["Ana"], "bots": -1}, "bots"),
        ({"players": ["Ana"], "bots": 3, "language": "xx"}, "language"),
        ({"players": ["Ana"], "bots": 3, "language": None}, "language"),
        ({"players": [["Ana", "Ben", "Cleo"]]}, "one by one"),
        ({"players": [None], "bots": 3}, "one by one"),
        ({"players": ["Ana"], "bots": 3, "pace": float("nan")}, "pace"),
        ({"players": ["Ana"], "bots": 3, "pace": -1}, "pace"),
        ({"players": ["Ana"], "bots": 3, "pace": "x"}, "pace"),
        ({"players": ["Ana"], "bots": 3, "deck": ["a"]}, "deck"),
        ({"players": ["Ana"], "bots": 3, "deck": dixit.Deck([], {})}, "deck"),
        ({"players": ["Ana"], "bots": 3, "rules": "odyssey"}, "rules"),
        ({"players": ["Ana"], "bots": 3, "theme": "pink"}, "theme"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(given: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        dixit.play(*given.pop("players"), store=None, **given)


@pytest.mark.parametrize("seconds", [np.int64(9), np.float32(9), Fraction(9)])
def test_seconds_are_numbers_of_any_kind(seconds: Any) -> None:
    table = dixit.play("Ana", bots=3, store=None, pace=seconds, timer=seconds)
    assert (type(table.pace), table.pace) == (float, 9)
    table.set_timer(seconds)


@pytest.mark.parametrize("seconds", [True, np.bool_(1), "9", np.float32("nan"), np.array([9])])
@pytest.mark.parametrize("name", ["pace", "timer"])
def test_what_is_no_number_of_seconds_is_refused(name: str, seconds: Any) -> None:
    with pytest.raises(ValueError, match=name):
        dixit.play("Ana", bots=3, store=None, **{name: seconds})


@pytest.mark.parametrize("store", [True, 5, object()])
def test_what_is_no_store_is_refused(store: Any) -> None:
    with pytest.raises(ValueError, match="store"):
        dixit.play("Ana", bots=3, store=store)


@pytest.mark.parametrize("given", [("Ana", "zz"), ("Ana", None), (5, "bot"), ("Ana", "bot", 7)])
def test_what_is_no_seat_is_refused(given: Any) -> None:
    with pytest.raises(ValueError, match="seat"):
        dixit.Seat(*given)


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        (
            lambda table: table.begin(dixit.edition("odyssey"), ["a", "b", "c"], None, None),
            "list of dixit.Seat",
        ),
        (lambda table: table.gather(dixit.edition("odyssey"), "abc", None, None), "list of dixit.Seat"),
        (lambda table: table.propose("odyssey"), "odyssey"),
        (lambda table: table.act(dixit.Continue(), "a"), "revision"),
    ],
)
def test_what_a_table_can_make_nothing_of_changes_nothing(
    ask: Callable[[dixit.TableWidget], object], said: str
) -> None:
    table = dixit.play("Ana", bots=3, seed=2, store=None)
    game = table.game
    with pytest.raises(ValueError, match=said) as refused:
        ask(table)
    assert refused.value.message("fr")  # type: ignore[attr-defined]
    assert table.game is game


def test_a_page_cannot_set_what_the_table_says() -> None:
    with wires() as made:
        table = dixit.play("Ana", bots=3, seed=2, store=None)
        forged = {"phase": "over", "scores": {"Ana": 99}, "seat": ""}
        made[-1].handle_msg({"content": {"data": {"method": "update", "state": forged}}, "buffers": []})
    assert (table.phase, table.scores["Ana"], table.seat) == ("clue", 0, "Ana")


def test_importing_the_package_loads_nothing_heavy() -> None:
    import subprocess
    import sys

    def modules(script: str) -> set[str]:
        """Return what is loaded once a script has run in a program of its own."""
        script = f"import sys; {script}; print(*sys.modules)"
        ran = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True)
        return set(ran.stdout.split())

    loaded = modules("import dixit_widget; dixit_widget.play")
    assert {"anywidget", "msgspec"} <= loaded
    ours = loaded - modules("import anywidget")  # older versions of IPython bring SQLite
    assert not {"numpy", "matplotlib", "PIL", "tornado", "sqlite3", "platformdirs"} & ours


def test_seats_are_called_what_the_game_calls_them() -> None:
    table = dixit.play("  Ana ", "Le\u0301a", bots=1, seed=1, store=None)
    assert (
        [seat["name"] for seat in table.seating["seats"]] == list(table.game.players) == ["Ana", "Léa", "Fox"]
    )
    assert table.seating["here"] == ["Ana", "Léa"]


def test_a_browser_without_a_disk_is_told_of(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with wires():
        assert dixit.play("Ana", bots=3).notice is None
        monkeypatch.setattr(sys, "platform", "emscripten")
        told = dixit.play("Ana", bots=3).notice
        assert told["code"] == "notice.store_in_browser"
        assert dixit.play("Ana", bots=3, store=None).notice is None


def test_an_edition_and_rules_are_one_too_many():
    rules = dixit.edition("dixit-2021")
    with pytest.raises(ValueError, match="Give an edition or rules, not both"):
        dixit.play("Ana", bots=2, edition="odyssey", rules=rules, store=None)
    assert dixit.play("Ana", bots=2, rules=rules, store=None).game.rules == rules
    assert dixit.play("Ana", bots=2, store=None).game.rules == rules


def test_the_panel_comes_back_with_the_variants_and_seats_of_the_game_that_was_left() -> None:
    with wires() as made:
        table = dixit.play(store=None)
        seats = [{"name": name, "kind": "person", "character": ""} for name in ("Ana ", "Ben", "Cleo")]
        draft = {"edition": "dixit-2021", "seats": seats, "variants": ["lone_finder"], "own": None}
        ask(made[-1], "start", draft=draft)
        assert table.game.rules == dixit.edition("dixit-2021").replace(lone_finder_points=4)
        ask(made[-1], "leave")
        back = table.setup["draft"]
        assert (list(back["variants"]), back["own"]) == (["lone_finder"], None)
        assert [seat["name"] for seat in back["seats"]] == ["Ana", "Ben", "Cleo"]
        assert table.notice is None


def test_own_rules_come_back_to_the_panel_after_their_game() -> None:
    with wires() as made:
        rules = dixit.edition("dixit-2021").replace(lone_finder_points=4, target_score=12)
        table = dixit.play("Ana", "Ben", "Cleo", rules=rules, store=None)
        ask(made[-1], "leave")
        assert table.setup["draft"]["own"]["target_score"] == 12
        assert table.notice is None


@pytest.mark.parametrize("given", ["rules", "edition"])
def test_the_panel_opens_with_the_rules_that_were_given(given: str) -> None:
    own = dixit.edition("odyssey").replace(bonus_cap=5)
    table = dixit.play(**{given: own}, store=None)
    assert table.phase == "setup"
    assert dixit.RuleSet.from_dict(table.setup["draft"]["own"]) == own
    teams = dixit.play(edition="odyssey-team", store=None).setup["draft"]
    assert (teams["edition"], teams["own"], len(teams["seats"])) == ("odyssey-team", None, 6)

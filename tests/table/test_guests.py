"""People who come with devices of their own, without any socket: lobby, stand-ins, time."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

import dixit_widget as dixit
from dixit_widget.deck import Deck
from dixit_widget.engine import Record
from dixit_widget.table import Client, RefusedRequest, Room, Seat, Snapshot, Store
from dixit_widget.table.devices import PATIENCE, Devices
from dixit_widget.table.door import Door

REMOTE = Seat("", "remote")


class Shut:
    """A door that nobody comes by."""

    trouble = None

    def kept(self) -> str:
        return ""

    def forget(self, seat: str) -> None:
        pass

    def shut(self) -> None:
        pass


def shut(room: Room, kept: str) -> Door:
    return Shut()  # type: ignore[return-value]


class Gathering:
    """A room whose time stands still until a test moves it, with all that its owner is shown."""

    def __init__(self, *seats: Seat, store: Store | None = None, edition: str = "dixit-2021") -> None:
        self.now = 0.0
        self.room = Room(Deck.default(), store, "en", open_door=shut, clock=lambda: self.now)
        self.shown: list[Snapshot] = []
        self.owner = self.room.join("owner", self.shown.append)
        self.guests = self.room.guests
        self.guests.gather(dixit.edition(edition), seats, seed=5)

    def come(self, name: str, seat: str = "") -> Client:
        return self.room.join("seat", lambda snapshot: None, self.guests.take(name, seat))

    def after(self, seconds: float) -> Snapshot:
        self.now += seconds
        self.guests.look_round()
        return self.shown[-1]

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.shown[-1].seating.seats]


def test_people_arrive_in_the_lobby_and_bots_take_the_seats_that_are_left() -> None:
    here = Gathering(Seat("Ana"), REMOTE, REMOTE, Seat("Fox", "bot", "literal"))
    assert here.names == ["Ana", "", "", "Fox"]
    assert here.shown[-1].seating.present == ("yes", "free", "free", "bot")
    here.come("  Ben ")
    assert here.names == ["Ana", "Ben", "", "Fox"]
    assert here.shown[-1].public is None
    here.guests.begin_gathered()
    assert here.names[:2] == ["Ana", "Ben"]
    assert [seat.kind for seat in here.shown[-1].seating.seats] == ["person", "remote", "bot", "bot"]
    assert here.room.running().game.players == tuple(here.names)


def test_a_lobby_shows_the_rules_and_tells_nobody_else_the_panel() -> None:
    here = Gathering(REMOTE, REMOTE, REMOTE)
    seen: list[Snapshot] = []
    spectator = here.room.join("spectator", seen.append)
    snapshot = here.room.hello(spectator, "en")
    assert snapshot.rules == dixit.edition("dixit-2021")
    assert snapshot.setup is None
    assert snapshot.may == ()


def test_the_panel_comes_back_from_a_lobby_with_its_rules_and_seats() -> None:
    here = Gathering(Seat("Ana"), REMOTE, REMOTE, Seat("Fox", "bot", "literal"), edition="odyssey")
    here.come("Ben")
    here.owner.handle({"id": "1", "kind": "leave", "lang": "en"})
    setup = here.shown[-1].setup
    assert setup is not None
    assert setup.draft.edition == "odyssey"
    assert setup.draft.seats == (Seat("Ana"), Seat("Ben", "remote"), REMOTE, Seat("Fox", "bot", "literal"))


def test_the_panel_comes_back_from_a_lobby_with_own_rules() -> None:
    here = Gathering(REMOTE, REMOTE, REMOTE)
    rules = dixit.edition("dixit-2021").replace(bonus_cap=2)
    here.guests.gather(rules, [Seat("Ana"), REMOTE, REMOTE])
    here.owner.handle({"id": "1", "kind": "leave", "lang": "en"})
    setup = here.shown[-1].setup
    assert setup is not None
    assert setup.draft.own == rules.to_dict()


def test_rules_that_are_not_for_so_many_are_refused_before_anybody_comes() -> None:
    with pytest.raises(ValueError, match="3 to 8 players"):
        Gathering(*[REMOTE] * 9)


def test_a_stand_in_acts_once_and_is_marked_in_the_record_and_on_disk() -> None:
    store = Store(":memory:")
    here = Gathering(REMOTE, REMOTE, REMOTE, store=store)
    for name in ("Ana", "Ben", "Cleo"):
        here.come(name)
    here.guests.begin_gathered()
    table = here.room.running()
    teller = "Ben"
    assert here.guests.stand_in(teller)
    assert table.game.storyteller == teller
    assert not here.guests.stand_in(teller)
    assert table.record.stand_ins == (0,)
    assert store.game(1).stand_ins == (0,)
    assert Record.from_json(table.record.to_json()) == table.record
    again = Room(Deck.default(), store, "en")
    again.resume()
    assert again.running().record.stand_ins == (0,)
    with pytest.raises(RefusedRequest, match="Nobody called Zoe"):
        here.guests.stand_in("Zoe")


def play_to_the_review(here: Gathering) -> None:
    table = here.room.running()
    while table.game.phase != "review":
        for name in table.game.waiting_for[:1]:
            here.guests.stand_in(name)


def test_the_frame_tells_for_whom_a_bot_stood_in() -> None:
    here = Gathering(REMOTE, REMOTE, Seat("Fox", "bot", "literal"))
    here.come("Ana")
    here.come("Ben")
    here.guests.begin_gathered()
    play_to_the_review(here)
    rows = here.room.running().record.rows()
    assert {row["player"]: row["stand_in"] for row in rows} == {"Ana": True, "Ben": True, "Fox": False}


def test_when_time_is_up_bots_act_for_those_who_have_not_and_the_next_decision_is_their_own() -> None:
    here = Gathering(REMOTE, REMOTE, REMOTE)
    for name in ("Ana", "Ben", "Cleo"):
        here.come(name)
    here.guests.begin_gathered()
    here.guests.set_timer(60)
    table = here.room.running()
    assert here.shown[-1].seating.left == 60
    assert here.after(59).public["phase"] == "clue"
    assert here.after(1).public["phase"] == "cards"
    assert here.shown[-1].seating.left == 60
    assert here.after(60).public["phase"] == "vote"
    assert here.after(60).public["phase"] == "review"
    assert here.after(60).public["turn"] == 2
    assert len(table.record.stand_ins) == table.game.revision - 1  # all but going on
    assert {seat.kind for seat in table.seats} == {"remote"}


def test_a_game_that_is_resumed_has_its_timer_again() -> None:
    store = Store(":memory:")
    here = Gathering(REMOTE, REMOTE, REMOTE, store=store)
    here.come("Ana")
    here.guests.set_timer(60)
    here.guests.begin_gathered()

    def resumed() -> float | None:
        room = Room(Deck.default(), store, "en", open_door=shut)
        room.resume(1)
        return room.guests.timer

    assert resumed() == 60
    here.guests.set_timer(90)
    assert resumed() == 90
    here.guests.shut_out()
    assert resumed() == 90
    here.guests.door()
    here.guests.set_timer(None)
    assert resumed() is None


def test_who_comes_with_a_name_that_is_there_is_asked_for_another() -> None:
    here = Gathering(REMOTE, REMOTE, REMOTE)
    here.come("Léa")
    with pytest.raises(ValueError, match="somebody called LÉA here already; say another name") as refused:
        here.come("LÉA")
    assert refused.value.message("fr") == (  # type: ignore[attr-defined]
        "Il y a déjà quelqu’un du nom de LÉA ici\u202f; dites un autre nom."
    )
    assert here.names == ["Léa", "", ""]


def test_a_game_that_was_stored_without_a_timer_is_resumed_without(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    here = Gathering(REMOTE, REMOTE, REMOTE, store=Store(path))
    here.come("Ana")
    here.guests.set_timer(60)
    here.guests.begin_gathered()
    with sqlite3.connect(path) as file:
        file.execute("DROP TABLE timers")  # as an earlier version left it
    again = Gathering(REMOTE, REMOTE, REMOTE, store=Store(path))
    again.guests.set_timer(90)
    again.room.resume(1)
    assert again.guests.timer is None


def test_a_page_that_opens_late_is_told_the_time_that_is_left_then() -> None:
    here = Gathering(REMOTE, REMOTE, REMOTE)
    ana = here.come("Ana")
    others: list[Snapshot] = []
    here.room.join("seat", others.append, here.guests.take("Ben"))
    here.guests.begin_gathered()
    here.guests.set_timer(60)
    seen = len(others)
    here.now += 20
    assert here.room.hello(ana, "en").seating.left == 40
    here.now += 5
    fresh = here.room.hello(here.owner, "en").seating
    assert fresh.left == 35
    assert here.shown[-1].seating == fresh  # so do the traits that a notebook's page is made from
    assert len(others) == seen  # the others count down by themselves


def test_time_stands_still_while_the_owner_s_page_is_gone() -> None:
    here = Gathering(REMOTE, REMOTE, REMOTE)
    for name in ("Ana", "Ben", "Cleo"):
        here.come(name)
    here.guests.begin_gathered()
    here.guests.set_timer(60)
    ping = {"id": "1", "kind": "ping"}
    here.owner.handle(ping)
    here.after(20)
    for _ in range(100):
        here.after(31)
    assert here.shown[-1].public["phase"] == "clue"
    here.owner.handle(ping)
    assert here.after(20).public["phase"] == "clue"
    here.owner.handle(ping)
    assert here.after(19).public["phase"] == "clue"
    assert here.after(1).public["phase"] == "cards"


def test_people_who_share_the_screen_are_never_hurried() -> None:
    here = Gathering(Seat("Ana"), Seat("Ben"), REMOTE)
    here.come("Cleo")
    here.guests.begin_gathered()
    here.guests.set_timer(60)
    assert here.after(1000).public["phase"] == "clue"
    assert here.shown[-1].seating.left is None


@pytest.mark.parametrize("seconds", [0, -1, 4.9, 1e9, "90", True, float("nan")])
def test_a_timer_is_a_number_of_seconds(seconds: Any) -> None:
    with pytest.raises(ValueError, match="timer="):
        dixit.play("Ana", bots=3, store=None, timer=seconds)


def test_whoever_comes_late_takes_a_bot_s_seat_and_acts_at_the_next_decision() -> None:
    here = Gathering(REMOTE, REMOTE, REMOTE)
    here.come("Ana")
    here.guests.begin_gathered()
    bot = here.names[1]
    with pytest.raises(RefusedRequest, match="Choose"):
        here.come("Ben", "Nobody")
    ben = here.come("Ben", bot)
    assert ben.seat == bot
    assert here.shown[-1].seating.present[1] == "yes"
    hand = here.room.hello(ben, "en").private
    assert hand is not None
    assert hand["hand"] == list(here.room.running().game.hand(bot))


def test_a_seat_that_is_given_away_shows_nothing_more_and_acts_no_more() -> None:
    here = Gathering(REMOTE, REMOTE, REMOTE)
    ana = here.come("Ana")
    here.come("Ben")
    here.guests.begin_gathered()
    here.guests.release("Ana")
    assert ana.seat == ""
    assert here.room.hello(ana, "en").private is None
    move = {"action": "hand_in", "cards": ["anchor"]}
    reply, _ = ana.handle({"id": "1", "kind": "act", "revision": 0, "action": move})
    assert reply["code"] == "request.nobody_sits"


def test_of_those_who_have_come_and_gone_nothing_is_kept() -> None:
    now = 0.0
    devices = Devices(lambda: now)
    for number in range(1000):
        devices.come(f"{number}")
        devices.go(f"{number}")
        now += 1
    assert len(devices._left) <= PATIENCE
    assert not devices._here
    assert [devices.presence(Seat(name, "remote")) for name in ("0", "999")] == ["away", "yes"]


def test_without_a_door_nobody_can_come() -> None:
    room = Room(Deck.default(), None, "en")
    with pytest.raises(RefusedRequest, match="without a server"):
        room.guests.gather(dixit.edition("dixit-2021"), [REMOTE] * 3)
    assert "share" not in room.join("owner", lambda snapshot: None).may


def test_a_game_of_so_many_turns_stands_at_the_last_review_whoever_goes_on() -> None:
    here = Gathering(REMOTE, REMOTE, REMOTE)
    for name in ("Ana", "Ben", "Cleo"):
        here.come(name)
    here.guests.begin_gathered()
    here.guests.last_turn = 1
    here.guests.set_timer(60)
    while here.room.running().game.phase != "review":
        here.after(60)
    for name in ("Ana", "Ben", "Cleo"):
        here.guests.go_on(name, here.room.running().game.revision)
    shown = here.after(600)
    game = here.room.running().game
    assert here.guests.is_done(game)
    assert (game.turn, game.phase, shown.seating.left) == (1, "review", None)
    assert shown.seating.turns == 1  # no page says that it goes on to 30 points


def test_time_stands_still_and_more_of_it_is_given() -> None:
    here = Gathering(REMOTE, REMOTE, REMOTE)
    for name in ("Ana", "Ben", "Cleo"):
        here.come(name)
    here.guests.begin_gathered()
    here.guests.set_timer(60)
    here.after(40)
    here.guests.give_time(30)
    assert here.shown[-1].seating.left == 50
    here.guests.stands_still = True
    here.after(600)
    assert here.room.running().game.phase == "clue"
    here.guests.stands_still = False
    here.after(49)
    assert here.room.running().game.phase == "clue"
    here.after(1)
    assert here.room.running().game.phase == "cards"

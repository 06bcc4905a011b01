"""Many clients at one room: each sees one moment whole, waits for nobody, and gets only what is its own."""

from __future__ import annotations

import json
import random
import threading
import time
from collections.abc import Callable
from typing import Any, get_args

import pytest

import dixit_widget as dixit
from dixit_widget.bots import random_action
from dixit_widget.deck import Deck
from dixit_widget.engine import Game
from dixit_widget.table import Client, Room, Seat, Snapshot, Store, protocol
from dixit_widget.table.client import NEEDS, RIGHTS, Role
from dixit_widget.table.rpc import plain
from dixit_widget.table.seats import SeatKind
from tests.wire_types import texts_in

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Flo")


def opened(
    *, bots: int = 0, store: Store | None = None, people: tuple[str, ...] = NAMES, kind: SeatKind = "person"
) -> Room:
    room = Room(Deck.default(), store, "en")
    seats = [
        *(Seat(name, kind) for name in people),
        *(Seat(f"Bot {n}", "bot", "literal") for n in range(bots)),
    ]
    room.begin(dixit.edition("dixit-2021"), seats, seed=11)
    return room


def act_from_threads(room: Room, seconds: float = 20.0) -> None:
    """Have six people play whole turns, each from a thread of its own, whatever the others do."""
    end = time.monotonic() + seconds

    def play(name: str) -> None:
        while time.monotonic() < end and room.running().game.turn < 4:
            game: Game = room.running().game
            try:
                if game.phase == "review":
                    room.running().act(dixit.Continue(), game.revision)
                elif game.options(name):
                    room.running().act(random_action(game.view(name)), game.revision)
            except dixit.IllegalAction:
                continue

    threads = [threading.Thread(target=play, args=(name,), daemon=True) for name in NAMES]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(seconds + 10)
        assert not thread.is_alive()


def whole(shown: list[Snapshot]) -> None:
    """Every snapshot is of one moment, and they join."""
    for snapshot in shown:
        revision = snapshot.public["revision"]
        if snapshot.steps:
            assert snapshot.steps[-1]["revision"] == revision
        if snapshot.private and snapshot.private["options"]:
            assert snapshot.private["you"] in snapshot.public["waiting_for"]
    revisions = [snapshot.public["revision"] for snapshot in shown]
    assert revisions == sorted(revisions)
    serials = [snapshot.seating.serial for snapshot in shown]
    assert serials == sorted(set(serials))


def test_what_is_shown_is_of_one_moment_however_many_move_and_however_slow_it_is_shown() -> None:
    room, shown = opened(), list[Snapshot]()

    def slow(snapshot: Snapshot) -> None:
        time.sleep(0.002)
        shown.append(snapshot)

    room.join("owner", slow)
    act_from_threads(room)
    whole(shown)
    views = [snapshot.public for snapshot in shown]
    assert views[-1]["revision"] == room.running().game.revision
    steps = [step["revision"] for snapshot in shown for step in snapshot.steps]
    assert steps == list(range(steps[0], room.running().game.revision + 1))  # none is lost, none comes twice


def test_a_widget_s_traits_are_of_one_moment_with_six_threads_and_a_slow_observer() -> None:
    table = dixit.play(*NAMES, seed=11, store=None)
    seen: list[tuple[int, int]] = []

    def observe(_change: object) -> None:
        time.sleep(0.002)
        if table.steps:
            seen.append((table.steps[-1]["revision"], table.public["revision"]))

    table.observe(observe, "steps")
    act_from_threads(table._room)
    assert len(seen) > 10
    assert all(step == public for step, public in seen)


def test_a_stalled_client_holds_nobody_up_and_is_shown_the_newest_afterwards() -> None:
    room, go_on, stalled, others = opened(), threading.Event(), list[Snapshot](), list[list[Snapshot]]()

    def stall(snapshot: Snapshot) -> None:
        stalled.append(snapshot)
        go_on.wait(60)

    for n in range(5):
        others.append([])
        room.join("spectator", others[-1].append)
        if n == 2:
            room.join("spectator", stall)
    stuck = threading.Thread(target=lambda: first_move(room), daemon=True)
    stuck.start()
    while not stalled:
        time.sleep(0.001)
    act_from_threads(room)
    assert all(seen[-1].public["turn"] == 4 for seen in others)
    assert len(stalled) == 1
    go_on.set()
    stuck.join(60)
    assert len(stalled) == 2  # all that it missed came at once
    assert stalled[-1].public == others[0][-1].public


def first_move(room: Room) -> None:
    game = room.running().game
    room.running().act(dixit.GiveClue("Ana", game.hand("Ana")[0], "a clue"))


def test_a_client_that_fails_stops_nobody() -> None:
    room, shown = opened(), list[Snapshot]()
    room.join("spectator", lambda snapshot: 1 / 0)
    room.join("spectator", shown.append)
    first_move(room)
    assert shown[-1].public["phase"] == "cards"


def test_who_has_left_is_shown_nothing_more() -> None:
    room, shown = opened(), list[Snapshot]()
    client = room.join("spectator", shown.append)
    client.leave()
    first_move(room)
    assert shown == []


def test_a_client_that_acts_while_it_is_shown_something_is_shown_what_comes_of_it() -> None:
    room, shown = opened(), list[Snapshot]()

    def show(snapshot: Snapshot) -> None:
        shown.append(snapshot)
        game = room.running().game
        if game.phase == "cards" and "Ben" in game.waiting_for:
            room.running().act(dixit.HandIn("Ben", (game.hand("Ben")[0],)))

    room.join("spectator", show)
    first_move(room)
    assert [snapshot.public["revision"] for snapshot in shown] == [1, 2]


REQUESTS: dict[str, dict[str, Any]] = {
    "hello": {},
    "ping": {},
    "check": {"draft": {"edition": "odyssey", "seats": []}},
    "start": {"draft": {"edition": "odyssey", "seats": []}},
    "sit": {"seat": "Ben"},
    "act": {"revision": 0, "action": {"action": "give_clue", "card": "x", "text": "a clue"}},
    "agree": {"revision": 0, "number": 1},
    "let_bots_begin": {"revision": 0},
    "pictures": {"from": 0, "count": 3},
    "sound": {"name": "x"},
    "turns": {},
    "why": {"turn": 1, "player": "Ben"},
    "minds": {"turn": 1},
    "what_if": {"turn": 1},
    "clarity": {},
    "same_hands": {},
    "rules": {},
    "save": {},
    "words": {"area": "share"},
    "leave": {},
    "resume": {},
    "begin": {},
    "shared": {},
    "share_wide": {"wide": True},
    "share_through": {"address": "https://example.org/dixit/0123456789ab/"},
    "share_close": {},
    "invite": {"seat": "Ben"},
    "release": {"seat": "Ben"},
    "stand_in": {"seat": "Ben"},
    "set_timer": {"seconds": 90},
    "controls": {},
    "turn": {"draft": {"edition": "odyssey", "seats": []}, "changes": {"hand_size": 5}},
    "meaning": {"edition": "odyssey", "field": "hand_size"},
}


def joined(room: Room, role: Role) -> Client:
    return room.join(role, lambda snapshot: None, "Ana" if role == "seat" else "")


@pytest.mark.parametrize("kind", REQUESTS)
@pytest.mark.parametrize("role", ["seat", "spectator"])
def test_each_role_is_answered_only_what_it_may_ask(role: Role, kind: str) -> None:
    room = opened(people=NAMES[:3])
    reply, _ = joined(room, role).handle({"id": "1", "kind": kind, **REQUESTS[kind]})
    needed = next((right for request, right in NEEDS.items() if request.__struct_config__.tag == kind), None)
    assert (reply.get("code") == "request.not_yours") == (needed is not None and needed not in RIGHTS[role])
    assert room.running().game.revision == 0
    assert room.running().people == NAMES[:3]


def test_every_kind_of_request_is_in_the_matrix() -> None:
    tags = {request.__struct_config__.tag for request in get_args(protocol.TableRequest)}
    assert set(REQUESTS) == tags


@pytest.mark.parametrize("phase", ["clue", "cards", "vote", "review"])
@pytest.mark.parametrize("role", ["seat", "spectator"])
def test_no_answer_to_any_request_holds_what_the_client_may_not_see(role: Role, phase: str) -> None:
    room = opened(people=NAMES[:4], kind="remote")
    while (game := room.running().game).phase != phase:
        room.running().act(random_action(game.view(game.waiting_for[-1])))
    client = joined(room, role)
    hidden = {
        card for player in game.players[1:] for card in (*game.hand(player), *game.handed.get(player, ()))
    }
    hidden |= {*game.pile} | ({*game.hand("Ana")} if role == "spectator" else set())
    for kind, given in REQUESTS.items():
        reply, buffers = client.handle({"id": "1", "kind": kind, **given})
        assert not (hidden - {*game.tableau}) & set(texts_in(reply)), kind
        assert buffers == []
    for card in hidden - {*game.tableau}:
        reply, buffers = client.handle({"id": "1", "kind": "pictures", "cards": [card]})
        assert (reply["code"], buffers) == ("request.unknown_card", [])
    assert room.running().game == game


def to_the_review(room: Room) -> None:
    while (game := room.running().game).phase != "review":
        room.running().act(random_action(game.view(game.waiting_for[0])))


def go_on(client: Client, room: Room, revision: int | None = None) -> Any:
    if revision is None:
        revision = room.running().game.revision
    act = {"id": "1", "kind": "act", "revision": revision, "action": {"action": "continue"}}
    reply, _ = client.handle(act)
    return reply.get("code", reply.get("done"))


def test_who_only_looks_on_does_not_go_on_and_the_owner_does_at_once() -> None:
    room = opened(people=NAMES[:3], kind="remote")
    owner, spectator = joined(room, "owner"), joined(room, "spectator")
    to_the_review(room)
    assert go_on(spectator, room) == "request.not_yours"
    assert go_on(owner, room) is True
    assert room.running().game.turn == 2


def test_people_on_devices_go_on_once_all_who_are_there_are_ready() -> None:
    now = 0.0
    room = Room(Deck.default(), None, "en", clock=lambda: now)
    shown: list[Snapshot] = []
    room.join("spectator", shown.append)
    ana, ben, cleo = (room.join("seat", lambda snapshot: None, name) for name in NAMES[:3])
    room.begin(dixit.edition("dixit-2021"), [Seat(name, "remote") for name in NAMES[:3]], seed=11)
    to_the_review(room)
    assert go_on(ana, room) is True
    assert shown[-1].seating.ready == ("Ana",)
    assert room.running().game.turn == 1
    cleo.leave()  # absent is not gone: her seat is waited for a while
    assert go_on(ben, room) is True
    assert room.running().game.turn == 1
    now = 21.0
    room.guests.look_round()
    assert shown[-1].seating.present == ("yes", "yes", "away")
    assert room.running().game.turn == 2
    assert shown[-1].seating.ready == ()


def test_whoever_wanted_to_go_on_from_one_review_is_not_taken_to_be_ready_at_the_next() -> None:
    room = Room(Deck.default(), None, "en")
    ana, ben, cleo = (room.join("seat", lambda snapshot: None, name) for name in NAMES[:3])
    room.begin(dixit.edition("dixit-2021"), [Seat(name, "remote") for name in NAMES[:3]], seed=11)
    to_the_review(room)
    first = room.running().game.revision
    assert [go_on(client, room, first) for client in (ana, ben, cleo)] == [True] * 3
    to_the_review(room)
    assert go_on(ana, room, first) is False  # asked again, because the answer was lost
    assert room.audience.moment.ready == ()


def test_going_on_is_theirs_who_sit_at_the_owner_s_screen() -> None:
    room = Room(Deck.default(), None, "en")
    seats = [Seat("Ana"), Seat("Ben", "remote"), Seat("Cleo", "remote")]
    ben, cleo = (room.join("seat", lambda snapshot: None, name) for name in ("Ben", "Cleo"))
    room.begin(dixit.edition("dixit-2021"), seats, seed=11)
    to_the_review(room)
    assert [go_on(ben, room), go_on(cleo, room)] == [True, True]
    assert room.running().game.turn == 1


def test_a_seat_acts_for_itself_alone_whatever_its_message_says() -> None:
    room = opened(people=NAMES[:3], kind="remote")
    ben = room.join("seat", lambda snapshot: None, "Ben")
    card = room.running().game.hand("Ben")[0]
    move = {"action": "give_clue", "card": card, "text": "mine"}
    forged, _ = ben.handle({"id": "1", "kind": "act", "revision": 0, "action": move, "player": "Ana"})
    assert forged["code"] == "request.malformed"
    honest, _ = ben.handle({"id": "2", "kind": "act", "revision": 0, "action": move})
    assert honest["done"]
    assert room.running().game.storyteller == "Ben"


def test_how_the_hands_were_dealt_is_told_once_the_game_is_over() -> None:
    room = opened(people=NAMES[:2], bots=1)
    client, start = joined(room, "seat"), room.running().game
    while (game := room.running().game).phase != "over":
        refused, _ = client.handle({"id": "1", "kind": "same_hands"})
        assert refused["code"] == "request.not_over"
        assert refused.keys() == {"id", "ok", "code", "message", "epoch", "serial"}
        who = next((name for name in game.waiting_for if name in NAMES), None)
        room.running().act(random_action(game.view(who)) if who else dixit.Continue())
    told, _ = client.handle({"id": "2", "kind": "same_hands"})
    assert told["seed"] == start.seed
    again = dixit.Game.start(start.rules, start.players, seed=told["seed"], deck=Deck.default().ids)
    assert [again.hand(name) for name in NAMES[:2]] == [start.hand(name) for name in NAMES[:2]]
    assert (
        told["line"]
        == "dixit.play('Ana', 'Ben', dixit.Seat('Bot 0', 'bot', 'literal'), edition='dixit-2021', seed=11)"
    )


@pytest.mark.parametrize("edition", dixit.editions())
def test_until_the_reveal_no_byte_tells_a_client_what_its_seat_cannot_see(edition: str) -> None:
    rules = dixit.edition(edition)
    names = NAMES[: max(4, rules.players_min)]
    room, sent = Room(Deck.default(), None, "en"), dict[str, list[str]]()

    def keep(who: str) -> Callable[[Snapshot], None]:
        sent[who] = []
        return lambda snapshot: sent[who].append(json.dumps(plain(snapshot)))

    for name in names:
        room.join("seat", keep(name), name)
    room.join("spectator", keep(""))
    room.begin(rules, [Seat(name, "remote") for name in names], seed=5)
    chance = random.Random(5)
    for _ in range(200):
        game = room.running().game
        if game.phase == "over" or game.turn > 3:
            break
        before = {who: len(texts) for who, texts in sent.items()}
        action = (
            dixit.Continue()
            if game.phase == "review"
            else random_action(game.view(chance.choice(game.waiting_for)))
        )
        room.running().act(action)
        after = room.running().game
        hidden = {player: set(after.hand(player)) for player in after.players}
        if after.phase == "cards":
            for player, cards in after.handed.items():
                hidden[player] |= set(cards)
        for who, texts in sent.items():
            for text in texts[before[who] :]:
                for player, cards in hidden.items():
                    if player != who:
                        assert not (cards - set(after.tableau)) & set(texts_in(json.loads(text)))


def test_whoever_asks_for_what_was_has_nothing_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole game takes a while to play, and a device may ask ten times a second while others move."""
    room = opened(people=NAMES[:3])
    table, watcher = room.running(), room.join("spectator", lambda snapshot: None)
    while table.game.turn < 3:
        name = next(iter(table.game.waiting_for), "")
        table.act(random_action(table.game.view(name)) if name else dixit.Continue())
    assert table.reviewed == tuple(
        [game for game in dixit.Record.of(table.game).replay() if game.phase == "review"]
    )
    monkeypatch.setattr(Game, "play", lambda game, action: pytest.fail("played again"))
    asked: list[dict[str, Any]] = [
        {"kind": "turns"},
        {"kind": "what_if", "turn": 1},
        {"kind": "minds", "turn": 1},
        {"kind": "pictures", "cards": [table.reviewed[0].tableau[0]]},
    ]
    for each in asked:
        reply, _ = watcher.handle({"id": "1", **each})
        assert reply["ok"], reply


def test_a_device_gets_pictures_only_of_what_it_sees() -> None:
    room = opened(people=NAMES[:3], kind="remote")
    ben = room.join("seat", lambda snapshot: None, "Ben")
    game = room.running().game
    own, others = game.hand("Ben")[0], game.hand("Ana")[0]
    reply, buffers = ben.handle({"id": "1", "kind": "pictures", "cards": [own]})
    assert reply["ok"]
    assert len(buffers) == 1
    reply, buffers = ben.handle({"id": "2", "kind": "pictures", "cards": [own, others]})
    assert reply["code"] == "request.unknown_card"
    assert buffers == []
    reply, buffers = ben.handle({"id": "3", "kind": "pictures", "from": 0, "count": 12})
    assert buffers == []


def test_nobody_gets_up_while_bots_answer_and_the_same_person_acts_next() -> None:
    room, seats = opened(bots=2, people=NAMES[:2]), list[str]()
    owner = room.join("owner", lambda snapshot: seats.append(snapshot.seating.seat))
    room.clear()
    people = [Seat(name) for name in NAMES[:2]]
    room.begin(dixit.edition("dixit-2021"), [*people, Seat("Fox", "bot", "random")], seed=11, first="Ana")
    for who, act in (("Ana", "clue"), ("Ben", "cards"), ("Ben", "vote")):
        game = room.running().game
        assert game.phase == act
        if owner.seat != who:
            owner.handle({"id": "1", "kind": "sit", "seat": who})
        seats.clear()
        room.running().act(random_action(game.view(who)))
        if act == "cards":
            assert set(seats) == {"Ben"}  # the bots hand in, and Ben votes
        else:
            assert seats[-1] == ""

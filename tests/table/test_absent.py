"""Three of ten people go away in the middle: every table ends, and says for whom bots stood in."""

from __future__ import annotations

import contextlib
import random
import threading

import pytest

import dixit_widget as dixit
from dixit_widget.bots import random_action
from dixit_widget.table import Seat
from tests.table.test_guests import REMOTE, Gathering

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Flo")
TIME = 60


@pytest.mark.parametrize("seed", range(10))
def test_every_table_ends_and_who_comes_back_acts_at_the_next_decision(seed: int) -> None:
    chance = random.Random(seed)
    here = Gathering(*[REMOTE] * len(NAMES))
    clients = {name: here.come(name) for name in NAMES}
    here.guests.begin_gathered()
    here.guests.set_timer(TIME)
    table = here.room.running()
    absent = {name for name in NAMES if chance.random() < 0.3} or {chance.choice(NAMES)}
    for name in absent:
        clients[name].leave()
    back = chance.choice(sorted(absent))
    acted: dict[int, str] = {}  # by revision, who has acted with their own hands

    def act_themselves() -> None:
        while here_and_awaited := [
            name
            for name in table.game.waiting_for
            if name not in absent and table.game.phase in ("clue", "cards", "vote")
        ]:
            name = chance.choice(here_and_awaited)
            acted[table.game.revision] = name
            table.act(random_action(table.game.view(name)))

    while table.game.phase != "over":
        if table.game.turn == 4 and back in absent:
            clients[back] = here.room.join("seat", lambda snapshot: None, back)
            absent.discard(back)
            awaited = back in table.game.waiting_for
            act_themselves()
            assert not awaited or back in acted.values()
        act_themselves()
        here.after(TIME)
    record = table.record
    players = {
        at: action.player
        for at, action in enumerate(record.actions)
        if not isinstance(action, dixit.Continue)
    }
    assert {at: name for at, name in players.items() if at in record.stand_ins} == {
        at: name for at, name in players.items() if at not in acted
    }
    assert {players[at] for at in record.stand_ins} <= absent | {back}
    assert [seat.kind for seat in table.seats] == ["remote"] * len(NAMES)
    assert Seat(back, "remote") in table.seats


@pytest.mark.parametrize("seed", range(5))
def test_of_a_person_and_a_stand_in_at_the_last_second_one_acts(seed: int) -> None:
    chance = random.Random(seed)
    here = Gathering(REMOTE, REMOTE, REMOTE)
    for name in NAMES[:3]:
        here.come(name)
    here.guests.begin_gathered()
    here.guests.set_timer(TIME)
    table = here.room.running()
    themselves: list[bool] = []

    def act(name: str) -> None:
        game = table.game
        if game.options(name) is None:
            return
        action = random_action(game.view(name))
        ready.wait()
        with contextlib.suppress(dixit.IllegalAction):
            themselves.append(table.act(action, game.revision))

    def time_is_up() -> None:
        ready.wait()
        here.after(TIME)

    while table.game.turn < 4:
        awaited = [name for name in table.game.waiting_for if table.game.phase in ("clue", "cards", "vote")]
        ready = threading.Barrier(len(awaited) + 1)
        racers = [threading.Thread(target=act, args=(name,)) for name in awaited]
        racers.append(threading.Thread(target=time_is_up))
        chance.shuffle(racers)
        for racer in racers:
            racer.start()
        for racer in racers:
            racer.join()
    record = table.record
    moves = [action for action in record.actions if not isinstance(action, dixit.Continue)]
    assert len(record.stand_ins) + sum(themselves) == len(moves)
    *_, last = record.replay()
    assert last == table.game

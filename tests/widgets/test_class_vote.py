"""A class votes on one laid-out turn: from the places of its guessers, and into a lab."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from random import Random
from typing import Any

import pytest

import dixit_widget as dixit
from tests.classroom.school import lesson
from tests.engine.engine_play import moments
from tests.server.phone import Phone
from tests.widgets.asking import ask
from tests.widgets.test_classroom import students
from tests.wire_types import texts_in
from tools.wire import Wire

TURN = dixit.Round("Ana", ["Ben", "Ana", "Cleo", "Dan"], {"Dan": (1,)})


def reviewed() -> dixit.Game:
    """A game whose first turn has just been scored."""
    names, cards = ["Ana", "Ben", "Cleo", "Dan"], dixit.Deck.default().ids
    game = dixit.Game.start(dixit.edition("odyssey"), names, seed=3, deck=cards)
    return next(moment for moment in moments(game, Random(3)) if moment.phase == "review")


async def asked_of(phone: Phone) -> dict[str, Any]:
    await phone.until(lambda: lesson(phone)["question"] is not None)
    return dict(lesson(phone)["question"]["asked"])


def laid(room: dixit.Classroom) -> list[int]:
    """How many votes lie on each of four cards at all tables together."""
    on = Counter(slot for turn in room.votes for slots in turn.votes.values() for slot in slots)
    return [on[slot] for slot in range(1, 5)]


async def vote(phone: Phone, value: object, time: int = 1) -> dict[str, Any]:
    return await phone.ask("answer", number=lesson(phone)["question"]["number"], time=time, value=value)


def test_each_student_votes_in_a_guessers_place_and_nobody_is_told_whose_cards_lie_there(
    room: dixit.Classroom,
) -> None:
    async def go() -> None:
        phones = await students(room.share(), "a", "b", "c", "d")
        await asyncio.to_thread(room.vote, TURN, "Where is happiness?")
        asked = [await asked_of(phone) for phone in phones]
        sitting = Counter(each["seat"] for each in asked)
        assert sorted(sitting) == ["Ben", "Cleo", "Dan"]
        assert sorted(sitting.values()) == [1, 1, 2]
        for phone, each in zip(phones, asked, strict=True):
            own = {"Ben": 1, "Cleo": 3, "Dan": 4}[each["seat"]]
            assert (each["own"], each["ballot"]) == (
                [own],
                {"most": 1, "slots": [slot for slot in range(1, 5) if slot != own]},
            )
            assert not (await vote(phone, {each["seat"]: [own]}))["ok"]
            assert not (await vote(phone, {"Ana": [3]}))["ok"]
            assert not (await vote(phone, [2]))["ok"]
            assert not (await vote(phone, {each["seat"]: 1000 * each["ballot"]["slots"][:1]}))["ok"]
            others = {"Ben", "Cleo", "Dan"} - {each["seat"]}
            told = {text for frame in phone.received for text in texts_in(json.loads(frame))}
            assert not others & told
            assert (await phone.ask("pictures", cards=each["cards"], size="none"))["ok"]

    asyncio.run(go())


def test_the_votes_lie_in_a_lab_a_table_at_a_time_and_are_paid_by_each_rule_set(
    room: dixit.Classroom, wire: list[Wire]
) -> None:
    own = wire[-1]
    rules = (dixit.edition("dixit-2021"), dixit.edition("dixit-2021").replace(all_or_none_points=0))

    async def go() -> None:
        phones = await students(room.share(), "a", "b", "c", "d")
        await asyncio.to_thread(room.vote, TURN, rules=rules)
        with pytest.raises(ValueError, match="have been revealed"):
            _ = room.lab
        asked = [await asked_of(phone) for phone in phones]
        for phone, each in zip(phones, asked, strict=True):
            assert (await vote(phone, {each["seat"]: [2]}))["done"]
        await asyncio.to_thread(room.ask_again)
        for phone, each in zip(phones, asked, strict=True):
            await phone.until(lambda phone=phone: lesson(phone)["question"]["time"] == 2)
            assert (await asked_of(phone))["seat"] == each["seat"]  # one’s place stays one’s own
        # the second time all who sit in one place find it, but for the last of them
        last = asked[-1]["seat"]
        for phone, each in zip(phones[:-1], asked[:-1], strict=True):
            assert (await vote(phone, {each["seat"]: [2]}, 2))["done"]
        wrong = next(slot for slot in (1, 3, 4) if slot in asked[-1]["ballot"]["slots"])
        assert (await vote(phones[-1], {last: [wrong]}, 2))["done"]
        await asyncio.to_thread(room.reveal)
        await phones[0].until(lambda: lesson(phones[0])["question"]["outcome"] is not None)
        outcome = lesson(phones[0])["question"]["outcome"]
        assert sum(each["n"] for each in outcome["before"] if each["right"]) == 4
        assert sum(each["n"] for each in outcome["answers"] if each["right"]) == 3
        shown = lesson(phones[0])["question"]
        assert (shown["first"], shown["mine"]) == ({asked[0]["seat"]: [2]}, {asked[0]["seat"]: [2]})
        truth = outcome["truth"]
        assert (truth["storyteller"], truth["slots"], truth["tables"]) == ("Ana", list(TURN.slots), 2)
        # all found it at one table, two of three at the other
        assert [paid["points"]["Ana"] for paid in truth["paid"]] == [1.5, 1.5]
        assert [dixit.score_round(rules[0], each).points["Ana"] for each in room.votes] == [0, 3]
        assert truth["laid"] == laid(room)
        assert [note["en"].split(",")[0] for note in truth["notes"]] == [
            "Where fewer voted than in another place"
        ]
        by_table = [dixit.score_round(rules[0], each).points["Ben"] for each in room.votes]
        assert truth["paid"][0]["points"]["Ben"] == sum(by_table) / 2

        lab = room.lab
        assert (lab.round, lab.rules, room.lab) == (room.votes[0], rules, lab)
        assert lab.state["cards"] == asked[0]["cards"]
        reply = await asyncio.to_thread(lambda: ask(own, "lay_vote", table=2))
        assert reply["ref"] == f"anywidget:{lab.model_id}"
        assert lab.round == room.votes[1]
        assert not (await asyncio.to_thread(lambda: ask(own, "lay_vote", table=3)))["ok"]

    asyncio.run(go())


def test_a_turn_of_a_game_brings_its_cards_its_rules_and_the_votes_of_whom_nobody_stands_for(
    room: dixit.Classroom,
) -> None:
    game = reviewed()
    played = game.last_round
    assert played is not None

    async def go() -> None:
        (ana,) = await students(room.share(), "a")
        await asyncio.to_thread(room.vote, game)
        asked = await asked_of(ana)
        assert tuple(asked["cards"]) == game.tableau
        await vote(ana, {asked["seat"]: [asked["ballot"]["slots"][0]]})
        await asyncio.to_thread(room.reveal)
        (table,) = room.votes
        kept = {name: slots for name, slots in played.votes.items() if name != asked["seat"]}
        assert {name: table.votes[name] for name in kept} == kept
        assert room.lab.rules[0] == game.rules
        await ana.until(lambda: lesson(ana)["question"]["outcome"] is not None)
        truth = lesson(ana)["question"]["outcome"]["truth"]
        assert truth["laid"] == laid(room)
        (note,) = truth["notes"]
        for name, (slot, *_) in kept.items():
            assert f"{name}: card {slot}" in note["en"]
            assert f"{name}\u202f: carte {slot}" in note["fr"]
        assert asked["seat"] not in note["en"]

    asyncio.run(go())


def test_what_nobody_can_vote_on_is_refused(room: dixit.Classroom) -> None:
    for turn, clue, why in (
        ("red-token", "", "In party mode nobody tells"),
        ("no-such", "", "no-such"),
        (7, "", "state of a lab"),
        (dixit.Game.start(dixit.edition("dixit-2021"), ["Ana", "Ben", "Cleo"]), "", "just been scored"),
        (TURN, 7, "clue= takes a text"),
    ):
        with pytest.raises(ValueError, match=why):
            room.vote(turn, clue)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"room\.vote"):
        _ = room.lab
    assert room.votes == ()


def test_rules_that_pay_nothing_for_a_vote_say_why(room: dixit.Classroom) -> None:
    async def go() -> None:
        (ana,) = await students(room.share(), "a")
        await asyncio.to_thread(room.vote, TURN)
        asked = await asked_of(ana)
        await vote(ana, {asked["seat"]: [2]})
        await asyncio.to_thread(room.reveal)
        await ana.until(lambda: lesson(ana)["question"]["outcome"] is not None)
        paid = lesson(ana)["question"]["outcome"]["truth"]["paid"]
        assert all(each["points"] is None and "Cleo" in each["fault"]["en"] for each in paid)

    asyncio.run(go())

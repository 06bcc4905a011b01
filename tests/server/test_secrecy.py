"""Two tables that differ in what a seat cannot see send it the same bytes, until the cards are turned up."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import dixit_widget as dixit
from dixit_widget.engine import Game, Options
from dixit_widget.server.keys import Pace
from dixit_widget.table import Seat, Table
from dixit_widget.table.protocol import WorkingPush
from tests.server.hosted import Hosted
from tests.server.phone import Phone
from tests.server.playing import agree
from tests.table.recordings import OGG

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Flo")
TURNS = 4
SLOW = msgspec.json.encode(WorkingPush()).decode()


class Side:
    """One of the two tables: its devices, and one more that looks on."""

    def __init__(self, edition: str, names: Sequence[str]) -> None:
        self.host = Hosted(edition, tuple([Seat("", "remote")] * len(names)))
        self.names = names
        self.phones: dict[str, Phone] = {}

    async def come(self) -> None:
        for phone in await self.host.phones(*self.names):
            self.phones[phone.seat] = phone
        self.phones[""] = await Phone(self.host.share.link).enter()
        assert (await self.host.ask("begin"))["ok"]

    @property
    def game(self) -> Game:
        return self.host.room.running().game

    async def lay(self, game: Game) -> None:
        """Put a game on the table, as it stands."""
        seats = [Seat(name, "remote") for name in self.names]
        await asyncio.to_thread(self.host.room._lay, Table.open(game, seats, {}, None, language="en"))
        await self.settle()
        for phone in self.phones.values():
            phone.received.clear()

    async def settle(self) -> None:
        """Wait until everybody has been shown all that there is."""
        epoch, revision = self.host.room.audience.moment.epoch, self.game.revision
        for phone in self.phones.values():
            await phone.until(
                lambda phone=phone: (
                    phone.snapshot["public"] is not None
                    and phone.snapshot["seating"]["epoch"] == epoch
                    and phone.snapshot["public"]["revision"] == revision
                )
            )

    async def act(self, name: str, action: dict[str, Any]) -> None:
        """Make a move; a clue by sound is recorded, and a team mate agrees to what is handed in."""
        given = {"revision": self.game.revision, "action": action}
        phone = self.phones[name]
        if action.get("kind") == "sound":
            reply = await phone.ask_with(OGG, "act", **given)
        else:
            reply = await phone.ask("act", **given)
        assert reply["ok"], reply
        agreement = phone.snapshot["agreement"]
        if agreement and agreement["by"] == name:
            mate = self.phones[agreement["mate"]]
            await mate.until(lambda: mate.snapshot["agreement"]["by"] == name)
            assert await agree(mate)
        await self.settle()

    async def ask_around(self) -> None:
        """Have every device ask for what it may see of the cards, and for what lies behind."""
        for phone in self.phones.values():
            private = phone.snapshot["private"] or {"hand": []}
            seen = [*private["hand"], *phone.snapshot["public"]["tableau"]]
            assert (await phone.ask("pictures", cards=seen))["ok"]
            assert (await phone.ask("rules"))["ok"]
            assert (await phone.ask("hello"))["ok"]
            sound = phone.snapshot["seating"]["sound"]
            assert (await phone.ask("sound", name=sound))["ok"] == (sound != "")

    def told(self, name: str) -> list[str]:
        """Every byte that a device was sent, but for what the tables are called by and how slow they are."""
        moment = self.host.room.audience.moment
        received = [text for text in self.phones[name].received if text != SLOW]
        told = [text.replace(moment.epoch, "epoch") for text in received]
        return [text.replace(moment.sound, "sound") for text in told] if moment.sound else told


class Exchange:
    """A card of one player and a card of another, which change hands; both play theirs, or neither does."""

    def __init__(self, game: Game, chance: random.Random) -> None:
        self.players = chance.sample(game.players, 2)
        self.cards = [chance.choice(game.hand(player)) for player in self.players]
        self.are_played = chance.random() < 0.8

    def of(self, game: Game) -> Game:
        """Return the game with the two cards in each other's place."""
        hands = {
            player: tuple([self.card(card) for card in hand]) if player in self.players else hand
            for player, hand in game.hands.items()
        }
        return replace(game, hands=hands)

    def aware(self, game: Game) -> set[str]:
        """Return who knows of it: the two, and in teams their mates, who may not vote for the team's card."""
        teams = game.setup.teams or [[player] for player in game.players]
        return {mate for team in teams if {*team} & {*self.players} for mate in team}

    def card(self, card: str) -> str:
        one, other = self.cards
        return {one: other, other: one}.get(card, card)

    def choose(self, player: str, options: Options, chance: random.Random) -> list[str]:
        """Return the cards that a player plays, with the one of the exchange or without it."""
        cards = list(options.cards)
        chance.shuffle(cards)
        mine = dict(zip(self.players, self.cards, strict=True)).get(player)
        if mine in cards:
            cards.remove(mine)
            cards.insert(0 if self.are_played else len(cards), mine)
        return cards[: options.count]


def decided(
    game: Game, player: str, exchange: Exchange, chance: random.Random
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return what a player does at the one table, and the same at the other."""
    options = game.options(player)
    assert options is not None
    if options.kind == "vote":
        own = [game.tableau.index(card) + 1 for card in exchange.cards if card in game.tableau]
        others_slots = [slot for slot in options.slots if slot not in own] or options.slots
        slots = chance.sample(others_slots, options.votes_min or 1)
        red = chance.choice(options.red_slots) if options.red_slots else None
        vote = {"action": "vote", "slots": slots, "red": red}
        return vote, vote
    cards = exchange.choose(player, options, chance)
    others = [exchange.card(card) for card in cards] if player in exchange.players else cards
    if options.kind == "cards":
        return {"action": "hand_in", "cards": cards}, {"action": "hand_in", "cards": others}
    clue = {"action": "give_clue", "text": "a clue", "kind": chance.choice(options.clue_kinds)}
    return {**clue, "card": (cards or [None])[0]}, {**clue, "card": (others or [None])[0]}


@pytest.mark.parametrize("edition", dixit.editions())
def test_until_the_reveal_no_byte_hangs_on_whose_cards_are_whose(
    edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Pace, "allows", lambda pace: True)  # here they ask faster than any page
    names = NAMES[: max(4, dixit.edition(edition).players_min)]
    one, other = Side(edition, names), Side(edition, names)
    chance = random.Random(5)
    phases: set[str] = set()

    async def go() -> None:
        for side in (one, other):
            await side.come()
        for _ in range(TURNS):
            exchange = Exchange(one.game, chance)
            game = one.game
            await one.lay(game)
            await other.lay(exchange.of(game))
            while one.game.phase != "review":
                waiting = one.game.waiting_for
                first = [name for name in exchange.players if name in waiting and one.game.phase == "cards"]
                name = chance.choice(first or waiting)  # of a team, whoever is first hands in for both
                here, there = decided(one.game, name, exchange, chance)
                await one.act(name, here)
                await other.act(name, there)
                if one.game.phase == "review" or {*one.game.tableau} != {*other.game.tableau}:
                    break  # it is for all to see
                phases.add(one.game.phase)
                for side in (one, other):
                    await side.ask_around()
                for unaware in {*names, ""} - exchange.aware(one.game):
                    assert one.told(unaware) == other.told(unaware)
            while one.game.phase != "review":
                name = one.game.waiting_for[0]
                await one.act(name, decided(one.game, name, exchange, chance)[0])
            await asyncio.to_thread(one.host.room.running().act, dixit.Continue())

    asyncio.run(go())
    assert {"cards", "vote"} <= phases
    for side in (one, other):
        side.host.room.close()

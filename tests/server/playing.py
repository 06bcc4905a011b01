"""What players on devices do, as their page would say it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import dixit_widget as dixit
from dixit_widget.bots import random_action
from tests.server.phone import Phone


async def move(phone: Phone, chance: random.Random) -> bool:
    """Do what this phone's player may do, if anything, as the page would."""
    view, private = phone.snapshot["public"], phone.snapshot["private"]
    if view["phase"] == "review":
        reply = await phone.ask("act", revision=view["revision"], action={"action": "continue"})
    elif private and private["options"]:
        action = random_action({**view, **private})
        given = {
            dixit.GiveClue: lambda a: {"action": "give_clue", "card": a.card, "text": a.text, "kind": a.kind},
            dixit.HandIn: lambda a: {"action": "hand_in", "cards": a.cards},
            dixit.Vote: lambda a: {"action": "vote", "slots": a.slots, "red": a.red},
        }[type(action)](action)
        reply = await phone.ask("act", revision=view["revision"], action=given)
    else:
        return False
    assert reply["ok"], reply
    return bool(reply["done"])


async def play(phones: list[Phone], chance: random.Random, until: Callable[[], bool]) -> None:
    while not until():
        if not [None for phone in phones if await move(phone, chance)]:
            await asyncio.sleep(0.01)

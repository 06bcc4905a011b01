"""What players on devices do, as their page would say it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import dixit_widget as dixit
from dixit_widget.bots import random_action
from tests.server.phone import Phone


def next_move(phone: Phone, chance: random.Random) -> dict[str, Any] | None:
    """Return what this phone's player may do now, decided on what is shown; None: nothing."""
    view, private = phone.snapshot["public"], phone.snapshot["private"]
    if view["phase"] == "review":
        return {"revision": view["revision"], "action": {"action": "continue"}}
    if not private or not private["options"]:
        return None
    action = random_action({**view, **private})
    given = {
        dixit.GiveClue: lambda a: {"action": "give_clue", "card": a.card, "text": a.text, "kind": a.kind},
        dixit.HandIn: lambda a: {"action": "hand_in", "cards": a.cards},
        dixit.Vote: lambda a: {"action": "vote", "slots": a.slots, "red": a.red},
    }[type(action)](action)
    return {"revision": view["revision"], "action": given}


async def move(phone: Phone, chance: random.Random) -> bool:
    """Do what this phone's player may do, if anything, as the page would; to a mate's offer agree."""
    agreement = phone.snapshot["agreement"]
    if agreement and agreement["by"]:
        return agreement["by"] == agreement["mate"] and await agree(phone)
    asked = next_move(phone, chance)
    if asked is None:
        return False
    reply = await phone.ask("act", **asked)
    assert reply["ok"], reply
    return bool(reply["done"])


async def agree(phone: Phone) -> bool:
    """Agree that the team mate hands in."""
    revision, number = phone.snapshot["public"]["revision"], phone.snapshot["agreement"]["number"]
    reply = await phone.ask("agree", revision=revision, number=number)
    assert reply["ok"], reply
    return bool(reply["done"])


async def play(phones: list[Phone], chance: random.Random, until: Callable[[], bool]) -> None:
    while not until():
        if not [None for phone in phones if await move(phone, chance)]:
            await asyncio.sleep(0.01)

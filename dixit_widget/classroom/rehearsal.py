"""Students made up for a rehearsal: they come as phones do, answer anything, and play at random."""

from __future__ import annotations

import asyncio
import itertools
import json
import logging
import random
from collections.abc import Mapping
from concurrent.futures import Future
from typing import Any, Final

from tornado.httpclient import HTTPRequest
from tornado.iostream import StreamClosedError
from tornado.websocket import WebSocketClientConnection, WebSocketClosedError, websocket_connect

from dixit_widget.bots.random_bot import RandomBot
from dixit_widget.classroom.share import ClassShare
from dixit_widget.deck import Deck
from dixit_widget.engine import Action, GiveClue, HandIn, Vote
from dixit_widget.server.background_loop import background_loop

log = logging.getLogger("dixit_widget")

_LULL: Final = 0.05  # seconds after an answer before the next thing is done


class MadeUpStudent:
    """One of them: a socket, and what it is shown.

    Parameters
    ----------
    share : ClassShare
        The door that it comes by.
    chance : Random
    pace : float
        Seconds that it thinks at most.
    """

    def __init__(self, share: ClassShare, chance: random.Random, pace: float) -> None:
        self._share = share
        self._chance = chance
        self._bot = RandomBot(Deck((), {}), seed=str(chance.getrandbits(32)))
        self._pace = pace
        self._numbers = itertools.count()
        self._shown: dict[str, Any] = {}
        self._changed = asyncio.Event()
        self._waits_for = ""

    async def attend(self, name: str) -> None:
        """Come, and do what is asked until the line is cut."""
        socket, page = self._share.nearby
        request = HTTPRequest(socket, headers={"Origin": page}, validate_cert=False)
        line = await websocket_connect(request)
        reading = asyncio.ensure_future(self._read(line))
        try:
            await self._say(line, {"kind": "enter", "secret": self._share.keys.secret})
            await self._changed.wait()
            await self._ask(line, "take", name=name, nonce=f"made-up-{self._chance.getrandbits(64)}")
            while not reading.done():
                await self._changed.wait()
                self._changed.clear()
                asked = self._next()
                if asked is not None:
                    await asyncio.sleep(self._pace * self._chance.random())
                    asked = self._next()  # it may have come to something else meanwhile
                if asked is not None:
                    await self._ask(line, **asked)
        except (WebSocketClosedError, StreamClosedError):
            log.debug("The line of a made-up student is cut")
        finally:
            reading.cancel()
            line.close()

    async def _read(self, line: WebSocketClientConnection) -> None:
        while (text := await line.read_message()) is not None:
            frame = json.loads(text)
            if frame.get("kind") == "show":
                self._shown = frame["snapshot"]
            elif frame.get("id") == self._waits_for:
                self._waits_for = ""
            self._changed.set()
        self._changed.set()

    async def _say(self, line: WebSocketClientConnection, content: Mapping[str, Any]) -> None:
        await line.write_message(json.dumps(content))

    async def _ask(self, line: WebSocketClientConnection, kind: str, **given: Any) -> None:
        self._waits_for = f"made-up-{next(self._numbers)}"
        await self._say(line, {"id": self._waits_for, "kind": kind, "lang": "en", **given})
        while self._waits_for:
            self._changed.clear()
            await self._changed.wait()
        await asyncio.sleep(_LULL)
        self._changed.set()

    def _next(self) -> dict[str, Any] | None:
        """Return what a student who is shown this would ask for; None: nothing."""
        lesson, view, private = self._shown["lesson"], self._shown["public"], self._shown["private"]
        question = lesson["question"]
        if lesson["paused"] or not lesson["name"]:
            return None
        if question is not None:
            if question["outcome"] is not None or question["mine"] is not None:
                return None
            value = made_up_answer(question["asked"], self._chance)
            return {"kind": "answer", "number": question["number"], "time": question["time"], "value": value}
        if view is None or not lesson["table"] or not lesson["table"]["seat"] or lesson["table"]["risen"]:
            return None
        seating = self._shown["seating"]
        if view["phase"] == "review" and seating["seat"] not in seating["ready"]:
            return {"kind": "act", "revision": view["revision"], "action": {"action": "continue"}}
        if not private or not private["options"]:
            return None
        agreement = self._shown["agreement"]
        if agreement and agreement["by"]:
            ask = {"kind": "agree", "revision": view["revision"], "number": agreement["number"]}
            return ask if agreement["by"] == agreement["mate"] else None
        whole: Any = {**view, **private}
        action = self._bot.act(whole)
        return {"kind": "act", "revision": view["revision"], "action": _move(action)}


def made_up_answer(asked: Mapping[str, Any], chance: random.Random) -> Any:
    """Return any answer that fits what is asked.

    Examples
    --------
    >>> made_up_answer({"kind": "choice", "choices": ["a", "b"]}, random.Random(1)) in ("a", "b")
    True
    """
    if asked["kind"] == "choice":
        return chance.choice(asked["choices"])
    if asked["kind"] == "number":
        steps = int((asked["high"] - asked["low"]) / asked["step"])
        return min(asked["high"], asked["low"] + asked["step"] * chance.randint(0, steps))
    if asked["kind"] == "vote":
        return {asked["seat"]: [chance.choice(asked["ballot"]["slots"])]}
    return {voter: [chance.choice(ballot["slots"])] for voter, ballot in asked["voters"].items()}


def _move(action: Action) -> dict[str, Any]:
    match action:
        case GiveClue(card=card, text=text, kind=kind):
            return {"action": "give_clue", "card": card, "text": text, "kind": kind}
        case HandIn(cards=cards):
            return {"action": "hand_in", "cards": cards}
        case Vote(slots=slots, red=red):
            return {"action": "vote", "slots": slots, "red": red}
        case _:
            return {"action": "continue"}


class Rehearsal:
    """Made-up students in a class, until they are sent home. Made by :meth:`dixit_widget.Classroom.rehearse`.

    Parameters
    ----------
    share : ClassShare
    students : int
    pace : float
        Seconds that each thinks at most before it does something.
    seed : int
        Where what they do comes from.
    """

    def __init__(self, share: ClassShare, students: int, pace: float, seed: int) -> None:
        self._loop = background_loop().loop
        self._lines: list[Future[None]] = [
            asyncio.run_coroutine_threadsafe(
                MadeUpStudent(share, random.Random(seed + number), pace).attend(f"Student {number}"),
                self._loop,
            )
            for number in range(1, students + 1)
        ]

    @property
    def students(self) -> int:
        """How many of them are there."""
        return sum(not line.done() for line in self._lines)

    def end(self) -> None:
        """Send them home: their seats stay theirs, as those of whoever is away."""
        for line in self._lines:
            line.cancel()

    def __repr__(self) -> str:
        return f"Rehearsal({self.students} students)"

"""A device that is never put off: whatever becomes of its socket, it comes back and asks again."""

from __future__ import annotations

import asyncio
import itertools
from typing import Any

from tornado.websocket import WebSocketClosedError

from tests.server.phone import Phone

PATIENCE = 60.0
PAUSE = 0.05


class SteadyPhone:
    """One player's device over many sockets; ``phone`` is the one that is open now."""

    def __init__(self, link: str, key: str = "") -> None:
        self.link = link
        self.key = key
        self.phone: Phone
        self._ids = itertools.count()

    async def come(self) -> Phone:
        """Open a socket, as often as it takes."""

        async def until_in() -> Phone:
            while True:
                phone = Phone(self.link)
                phone.key = self.key
                try:
                    await phone.enter()
                except OSError:
                    await asyncio.sleep(PAUSE)
                    continue
                if phone.snapshot:
                    return phone
                await asyncio.sleep(PAUSE)

        self.phone = await asyncio.wait_for(until_in(), PATIENCE)
        return self.phone

    async def until_shown(self, revision: int) -> None:
        """Wait until the device has been shown a revision of the game, or a later one."""

        def is_shown() -> bool:
            view = self.phone.snapshot["public"]
            return view is not None and view["revision"] >= revision

        while not is_shown():
            await self.phone.until(lambda: is_shown() or self.phone.closed.is_set())
            if self.phone.closed.is_set():
                await self.come()

    async def ask(self, cut: str = "", **content: Any) -> dict[str, Any]:
        """Ask until there is an answer; the first socket is cut ``"before"`` or ``"after"`` it is asked."""
        content = {"id": f"steady-{next(self._ids)}", "lang": "en", **content}
        while True:
            phone = self.phone
            asked = asyncio.ensure_future(phone.reply_to(content, hangs_up=cut))
            cut = ""
            gone = asyncio.ensure_future(phone.closed.wait())
            await asyncio.wait({asked, gone}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
            gone.cancel()
            if asked.done() and not asked.exception():
                return asked.result()
            asked.cancel()
            if asked.done() and not isinstance(asked.exception(), WebSocketClosedError | OSError):
                return asked.result()
            await self.come()

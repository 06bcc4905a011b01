"""The line between a page and its server: it can be cut, go dead, swallow what comes back, or be slow."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Sequence
from concurrent.futures import Future
from typing import Any, Literal, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Page

How = Literal["refused", "half open", "answers swallowed"]
"""Closed, and closed to kernels' sockets; open, and nothing passes; open, and nothing comes back.

Whatever else is asked for is not refused: JupyterLab would not try again for ten to thirty seconds.
"""
Way = Literal["up", "down"]


class Cut(NamedTuple):
    """A cut: how, how many seconds after a page has said something to its kernel, and for how many.

    Whatever was open is closed at its end. Where it comes at once, what has been said does not get through.
    """

    how: How
    after: float
    seconds: float


def dismiss_errors(page: Page) -> None:
    """Close what JupyterLab says of the rest of the notebook, whenever it lies in the way."""
    told = page.get_by_role("dialog", name="Server Connection Error")
    page.add_locator_handler(told, lambda: told.get_by_role("button").last.click())


_SILENT: dict[How, frozenset[Way]] = {
    "refused": frozenset(),
    "half open": frozenset({"up", "down"}),
    "answers swallowed": frozenset({"down"}),
}
_CHUNK = 4096  # bytes


class Line:
    """A TCP proxy before a server, on a thread of its own.

    Parameters
    ----------
    url : str
        The server's.

    Attributes
    ----------
    url : str
        The server's, through the line.
    back : float
        When the latest socket of a kernel began to be used, by the clock of :func:`time.monotonic`.
    """

    def __init__(self, url: str) -> None:
        self.back = 0.0
        self._port = urlsplit(url).port
        self._loop = asyncio.new_event_loop()
        self._writers: set[asyncio.StreamWriter] = set()
        self._silent: frozenset[Way] = frozenset()
        self._refuses = False
        self._due: list[Cut] = []
        self._cutting: asyncio.Task[None] | None = None
        self._over = asyncio.Event()
        self._bytes_a_second, self._delay = 0.0, 0.0
        self._thread = threading.Thread(target=self._loop.run_forever, name="line", daemon=True)
        self._thread.start()
        self._server = self._run(asyncio.start_server(self._join, "127.0.0.1", 0)).result()
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    def cut(self, *cuts: Cut) -> Future[None]:
        """Cut the line, and again whenever the page speaks to its kernel again."""
        return self._run(self._cut_all(cuts))

    def slow_down(self, bytes_a_second: float, delay: float) -> None:
        """Let so many bytes pass in a second each way, each after so many seconds; 0: as many as come."""
        self._bytes_a_second, self._delay = bytes_a_second, delay

    def close(self) -> None:
        """Close it, and whatever is open."""
        self._run(self._end()).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _run(self, work: Coroutine[Any, Any, Any]) -> Future[Any]:
        return asyncio.run_coroutine_threadsafe(work, self._loop)

    async def _cut_all(self, cuts: Sequence[Cut]) -> None:
        self._due += cuts
        self._over.clear()
        await self._over.wait()

    def _hear(self) -> None:
        if self._due and self._cutting is None:
            cut = self._due.pop(0)
            if not cut.after:
                self._begin(cut.how)
            self._cutting = asyncio.create_task(self._cut(cut))

    async def _cut(self, cut: Cut) -> None:
        await asyncio.sleep(cut.after)
        self._begin(cut.how)
        await asyncio.sleep(cut.seconds)
        self._silent, self._refuses = frozenset(), False
        self._break()
        self._cutting = None
        if not self._due:
            self._over.set()

    def _begin(self, how: How) -> None:
        self._silent, self._refuses = _SILENT[how], how == "refused"
        if self._refuses:
            self._break()

    def _break(self) -> None:
        for writer in self._writers:
            writer.transport.abort()

    async def _end(self) -> None:
        self._server.close()
        self._over.set()  # there may be a cut that the page gave no occasion for
        self._break()
        await asyncio.gather(*asyncio.all_tasks() - {asyncio.current_task()}, return_exceptions=True)

    async def _join(self, page: asyncio.StreamReader, to_page: asyncio.StreamWriter) -> None:
        asked = await page.read(_CHUNK)
        kernel = b"/channels" in asked
        if self._refuses and kernel:
            to_page.transport.abort()
            return
        server, to_server = await asyncio.open_connection("127.0.0.1", self._port)
        ends = {to_page, to_server}
        self._writers |= ends
        try:
            await asyncio.gather(
                self._pass(page, to_server, "up", asked, kernel), self._pass(server, to_page, "down")
            )
        finally:
            self._writers -= ends

    async def _pass(
        self,
        source: asyncio.StreamReader,
        to: asyncio.StreamWriter,
        way: Way,
        data: bytes = b"",
        kernel: bool = False,
    ) -> None:
        """Hand on what has come and what comes, until it ends; then close the other side as well."""
        under_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        carrying = asyncio.create_task(self._deliver(under_way, to))
        used = False
        try:
            while data := data or await source.read(_CHUNK):
                if kernel and used:
                    self._hear()
                if self._bytes_a_second:
                    await asyncio.sleep(len(data) / self._bytes_a_second)
                if way not in self._silent:
                    under_way.put_nowait((self._loop.time() + self._delay, data))
                data = b""
                if kernel and not used:
                    used = bool(data := await source.read(_CHUNK))
                    self.back = self._loop.time()
        except ConnectionError:
            pass
        finally:
            under_way.put_nowait((self._loop.time() + self._delay, b""))
            await carrying

    async def _deliver(self, under_way: asyncio.Queue[tuple[float, bytes]], to: asyncio.StreamWriter) -> None:
        while True:
            at, data = await under_way.get()
            await asyncio.sleep(max(0.0, at - self._loop.time()))
            if not data:
                to.close()
                return
            to.write(data)

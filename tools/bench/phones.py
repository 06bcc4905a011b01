"""Many players' devices, in a process of their own.

``python -m tools.bench.phones PLAYERS WATCHERS STALLED LINK …``: beside the players of each table some look
on, and some never read what they are sent. They come, say how long that took, wait for a line, play until
each table has had so many moves, and print as JSON how long each took until the last screen of its table had
it, in seconds.
"""

from __future__ import annotations

import asyncio
import json
import random
import socket
import sys
import time
from urllib.parse import urlsplit

from tests.server.phone import Phone
from tests.server.playing import move

MOVES = 15  # of each table


async def come(link: str, name: str) -> Phone:
    phone = await Phone(link).enter()
    if name:
        assert (await phone.sit(name))["ok"]
    return phone


async def stall(link: str) -> socket.socket:
    """Come in, and never read."""
    parts = urlsplit(link)
    dead = socket.socket()
    dead.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    dead.connect((parts.hostname, parts.port))
    key = "AAAAAAAAAAAAAAAAAAAAAA=="
    origin = f"{parts.scheme}://{parts.netloc}"
    lines = ["GET /ws HTTP/1.1", f"Host: {parts.netloc}", f"Origin: {origin}", "Upgrade: websocket"]
    lines += ["Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", ""]
    dead.sendall("\r\n".join(lines).encode())
    dead.recv(512)
    greeting = json.dumps({"kind": "enter", "secret": parts.fragment.partition("=")[2]}).encode()
    dead.sendall(bytes([0x81, 0x80 | len(greeting), 0, 0, 0, 0]) + greeting)  # a text, masked with nothing
    return dead


async def play(phones: list[Phone], players: int, chance: random.Random, thinking: float) -> list[float]:
    for phone in phones:
        await phone.until(lambda phone=phone: phone.snapshot["public"] is not None)
    took: list[float] = []
    while len(took) < MOVES and phones[0].snapshot["public"]["phase"] != "over":
        for phone in phones[:players]:
            before = phone.snapshot["public"]["revision"]
            start = time.perf_counter()
            await move(phone, chance)
            after = max(each.snapshot["public"]["revision"] for each in phones)
            if after == before:
                continue
            for each in phones:
                await each.until(lambda each=each, after=after: each.snapshot["public"]["revision"] >= after)
            took.append(time.perf_counter() - start)
            await asyncio.sleep(chance.uniform(0.5, 1.5) * thinking)
    return took


async def main(players: int, watchers: int, stalled: int, links: list[str]) -> None:
    names = [f"Player {number}" for number in range(players)] + [""] * watchers
    start = time.perf_counter()
    coming = [asyncio.gather(*(come(link, name) for name in names)) for link in links]
    tables = [await table for table in coming]
    print(time.perf_counter() - start, flush=True)
    dead = [await stall(link) for link in links for _ in range(stalled)]
    await asyncio.to_thread(sys.stdin.readline)
    thinking = 1.0 if len(tables) > 1 else 0.25  # seconds; a table alone is hurried, for it has time to spare
    took = await asyncio.gather(
        *(play(phones, players, random.Random(n), thinking) for n, phones in enumerate(tables))
    )
    for each in dead:
        each.close()
    print(json.dumps([seconds for table in took for seconds in table]), flush=True)


if __name__ == "__main__":
    asyncio.run(main(*map(int, sys.argv[1:4]), sys.argv[4:]))

"""Many players' devices, in a process of their own: ``python -m tools.bench.phones PLAYERS LINK …``.

They come, say ``there``, wait for a line, play until each table has had so many moves, and print as JSON how
long each move took until the last screen of its table had it, in seconds.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time

from tests.server.phone import Phone
from tests.server.playing import move

MOVES = 15  # of each table


async def table(link: str, players: int) -> list[Phone]:
    phones = [await Phone(link).enter() for _ in range(players)]
    for number, phone in enumerate(phones):
        await phone.sit(f"Player {number}")
    return phones


async def play(phones: list[Phone], chance: random.Random) -> list[float]:
    for phone in phones:
        await phone.until(lambda phone=phone: phone.snapshot["public"] is not None)
    took: list[float] = []
    while len(took) < MOVES and phones[0].snapshot["public"]["phase"] != "over":
        for phone in phones:
            before = phone.snapshot["public"]["revision"]
            start = time.perf_counter()
            await move(phone, chance)
            after = max(each.snapshot["public"]["revision"] for each in phones)
            if after == before:
                continue
            for each in phones:
                await each.until(lambda each=each, after=after: each.snapshot["public"]["revision"] >= after)
            took.append(time.perf_counter() - start)
            await asyncio.sleep(chance.uniform(0.5, 1.5))  # people think
    return took


async def main(players: int, links: list[str]) -> None:
    tables = [await table(link, players) for link in links]
    print("there", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    took = await asyncio.gather(*(play(phones, random.Random(n)) for n, phones in enumerate(tables)))
    print(json.dumps([seconds for table in took for seconds in table]), flush=True)


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), sys.argv[2:]))

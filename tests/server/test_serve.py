"""A table without a notebook: a program that hosts it, its owner's page, and what it refuses."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest
from tornado.httpclient import AsyncHTTPClient

import dixit_widget as dixit
from dixit_widget.deck import Deck
from dixit_widget.server import serve
from dixit_widget.server.served import Server
from dixit_widget.server.share import Kept
from dixit_widget.table import Room, Seat, Store
from dixit_widget.words import both
from tests.server.hosted import Hosted
from tests.server.phone import Phone
from tests.server.playing import play

NAMES = ("Ana", "Ben", "Cleo")


SERVE = """
import runpy, signal
signal.signal(signal.SIGINT, signal.default_int_handler)  # tests that run in the background ignore it
runpy.run_module("dixit_widget", run_name="__main__", alter_sys=True)
"""


class Program:
    """``python -m dixit_widget serve`` as a process of its own, once it has said how people come."""

    def __init__(self, *arguments: str, terminal: Mapping[str, str] = {"PYTHONIOENCODING": "utf-8"}) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE, "serve", *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, **terminal},
        )
        self.said = ""
        self.link, self.owner_link = self._told("#r="), self._told("#o=")

    def _told(self, mark: str) -> str:
        assert self.process.stdout
        for line in self.process.stdout:
            self.said += line
            if mark in line:
                return re.findall(r"http\S+", line)[0]
        raise AssertionError(self.said)

    def stop(self, how: signal.Signals = signal.SIGINT) -> str:
        """End it, and return what it still says."""
        self.process.send_signal(how)
        last, _ = self.process.communicate(timeout=60)
        return last


@pytest.fixture
def started() -> Iterator[Callable[..., Program]]:
    programs: list[Program] = []

    def start(*arguments: str, **given: Mapping[str, str]) -> Program:
        programs.append(Program(*arguments, **given))
        return programs[-1]

    yield start
    for program in programs:
        if program.process.poll() is None:
            program.process.kill()
        program.process.communicate()


async def seated(link: str, names: tuple[str, ...] = NAMES) -> list[Phone]:
    phones = [await Phone(link).enter() for _ in names]
    for phone, name in zip(phones, names, strict=True):
        assert (await phone.sit(name))["ok"]
    return phones


def test_a_whole_game_is_played_at_a_table_that_no_notebook_shows(
    started: Callable[..., Program], tmp_path: Path
) -> None:
    program = started("--players=3", "--bots=1", f"--store={tmp_path / 'games.sqlite'}", "--seed=4")
    assert "▀" in program.said

    async def go() -> None:
        owner = await Phone(program.owner_link).enter()
        assert "set_up" in owner.snapshot["may"]
        phones = await seated(program.link)
        assert (await owner.ask("begin"))["ok"]
        for phone in (owner, *phones):
            await phone.until(lambda phone=phone: phone.snapshot["public"] is not None)
        await play(phones, random.Random(3), lambda: owner.snapshot["public"]["phase"] == "over")
        assert owner.snapshot["private"] is None
        key = program.owner_link.partition("#o=")[2]
        assert not any(key in text for phone in phones for text in phone.received)
        for phone in (owner, *phones):
            await phone.close()

    asyncio.run(go())
    assert program.stop().endswith("The table is closed.\n")
    assert program.process.returncode == 0


@pytest.mark.skipif(
    sys.platform == "win32", reason="its command lines are Unicode, whatever a terminal can show"
)
def test_a_terminal_without_accents_keeps_nobody_from_having_one(
    started: Callable[..., Program], tmp_path: Path
) -> None:
    store = tmp_path / "games.sqlite"
    plain = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "PYTHONIOENCODING": ""}
    program = started("Zoé", "--bots=2", "--first=Zoé", f"--store={store}", terminal=plain)
    assert "?" not in program.said  # nor the signs of a QR code in its place
    program.stop(signal.SIGKILL)
    game = Store(store).last_unfinished()
    assert game
    assert (game.header.players[0], game.header.first) == ("Zoé", "Zoé")
    refused = subprocess.run(
        [sys.executable, "-m", "dixit_widget", "serve", "Zoé", "zoé"],
        env={**os.environ, **plain},
        capture_output=True,
        text=True,
        check=False,
    )
    assert refused.returncode == 2
    assert "Two players are called zo?" in refused.stderr


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_a_game_goes_on_by_the_same_links_however_the_program_has_ended(
    started: Callable[..., Program], tmp_path: Path, how: signal.Signals
) -> None:
    store = f"--store={tmp_path / 'games.sqlite'}"
    first = started("--players=3", store)

    async def begin() -> list[Phone]:
        owner = await Phone(first.owner_link).enter()
        phones = await seated(first.link)
        assert (await owner.ask("begin"))["ok"]
        for phone in phones:
            await phone.until(lambda phone=phone: phone.snapshot["public"] is not None)
        return phones

    phones = asyncio.run(begin())
    last = first.stop(how)
    assert ("serve --resume --store" in last) == (how != signal.SIGKILL)
    again = started("--resume", store)
    assert (again.link, again.owner_link) == (first.link, first.owner_link)

    async def go_on() -> None:
        for phone in phones:
            back = await Phone(again.link).enter(kind="return", key=phone.key)
            assert back.snapshot["private"]["hand"] == phone.snapshot["private"]["hand"]
        owner = await Phone(again.owner_link).enter()
        assert (await owner.ask("release", seat="Ana"))["ok"]

    asyncio.run(go_on())


class Served:
    """A room without a notebook, in this process."""

    def __init__(self, store: Store | None = None) -> None:
        self.server = Server(Kept())
        self.room = Room(
            Deck.default(),
            store or Store(":memory:"),
            "en",
            open_door=self.server.open_door,
            runs_alone=True,
        )
        self.room.guests.door()
        self.share = self.server.share

    def gather(self) -> None:
        """Wait for three people with devices."""
        self.room.guests.gather(dixit.edition("dixit-2021"), [Seat("", "remote")] * 3, seed=5)

    async def owner(self) -> Phone:
        return await Phone(self.share.owner_link).enter()


@pytest.fixture
def served() -> Iterator[Served]:
    made = Served()
    yield made
    made.room.close()
    made.server.end()


GATHERING = {"edition": "dixit-2021", "seats": [{"name": "", "kind": "remote"}] * 3}


def test_the_owner_lays_a_table_from_the_page_and_lets_players_in_and_out(served: Served) -> None:
    async def go() -> None:
        owner = await served.owner()
        assert owner.snapshot["setup"] is not None
        assert (await owner.ask("start", draft=GATHERING))["ok"]
        link = (await owner.ask("shared"))["invitation"]["link"]
        assert link == served.share.link
        ana, ben, _ = await seated(link)
        assert (await owner.ask("begin"))["ok"]
        assert (await owner.ask("share_close"))["ok"]
        await ana.until(lambda: ana.gone is not None)
        assert ana.gone == {"kind": "gone", "why": both("share.closed"), "then": "retry"}
        shut = await Phone(link).enter(kind="return", key=ben.key)
        assert shut.gone == ana.gone
        assert not owner.closed.is_set()
        assert (await owner.ask("shared"))["invitation"]["link"] == link
        back = await Phone(link).enter(kind="return", key=ana.key)
        assert back.snapshot["private"]["you"] == "Ana"

    asyncio.run(go())


def test_the_owner_puts_a_stored_game_on_the_table_and_its_players_come_by_their_own_keys() -> None:
    store = Store(":memory:")
    host = Hosted(store=store)
    served = Served(store)

    async def go() -> None:
        (ana, *_) = await host.phones("Ana")
        assert (await host.ask("begin"))["ok"]
        await asyncio.to_thread(host.room.close)
        owner, before = await served.owner(), served.share.link
        stranger = await Phone(before).enter()
        assert (await owner.ask("resume"))["ok"]
        await owner.until(lambda: owner.snapshot["public"] is not None)
        await stranger.until(lambda: stranger.gone is not None)
        assert served.share.link.partition("#")[2] == host.share.link.partition("#")[2]
        assert served.share.link.partition("#")[0] == before.partition("#")[0]
        back = await Phone(served.share.link).enter(kind="return", key=ana.key)
        assert back.snapshot["private"]["you"] == "Ana"

    asyncio.run(go())
    served.room.close()
    served.server.end()


def test_no_other_key_makes_an_owner_and_the_owner_s_makes_no_player(served: Served) -> None:
    async def go() -> None:
        owner = await served.owner()
        assert (await owner.ask("start", draft=GATHERING))["ok"]
        (ana,) = await seated(served.share.link, ("Ana",))
        for key in (served.share.keys.secret, served.share.code, ana.key, ""):
            refused = await Phone(served.share.owner_link).enter(kind="own", key=key)
            assert refused.gone == {"kind": "gone", "why": both("share.wrong_link"), "then": "stay"}
        for greeting in (
            {"kind": "enter", "secret": served.share.keys.owner},
            {"kind": "enter", "code": served.share.keys.owner},
            {"kind": "return", "key": served.share.keys.owner},
        ):
            refused = await Phone(served.share.link).enter(**greeting)
            assert refused.gone
        assert (await owner.ask("take", name="Ben"))["code"] == "request.not_yours"
        assert (await ana.ask("begin"))["code"] == "request.not_yours"

    asyncio.run(go())


def test_a_notebook_s_share_has_no_owner_s_page() -> None:
    host = Hosted()

    async def go() -> None:
        refused = await Phone(host.share.link).enter(kind="own", key="")
        assert refused.gone
        for path in ("owner", "owner.js", "owner.css"):
            address = host.share.link.partition("#")[0] + path
            assert (await AsyncHTTPClient().fetch(address, raise_error=False)).code == 404

    asyncio.run(go())
    host.room.close()


def test_time_passes_while_no_page_of_the_owner_s_is_there() -> None:
    now = [0.0]
    room = Room(Deck.default(), None, "en", clock=lambda: now[0], runs_alone=True)
    owner = room.join("owner", lambda snapshot: None)
    owner.handle({"id": "1", "kind": "ping", "lang": "en"})
    room.begin(dixit.edition("dixit-2021"), [Seat(name, "remote") for name in NAMES], seed=5)
    room.guests.set_timer(60)
    for _ in range(3):
        now[0] += 31.0
        room.guests.look_round()
    assert room.running().game.phase != "clue"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--port x", "--port takes a whole number from 1 to 65535"),
        ("--players 99", "--players takes a number from 0 to 12"),
        ("--players many", "--players takes a number from 0 to 12"),
        ("--bots 99", "--bots takes a number from 0 to 12"),
        ("--bots nope", "no bot called “nope”"),
        ("--edition none --players 3", "none"),
        ("--edition odyssey", "give names, --players or --bots as well"),
        ("--timer 3 --players 3", "--timer takes seconds from 5 to 3600"),
        ("--address 1.2.3.4", "--address takes one of this computer’s addresses"),
        ("--url ftp://x", "is no address that links could be made from"),
        ("--certificate none.pem none.key", "There is no file"),
        ("--resume", "There is no unfinished game to go on with."),
        ("--resume x", "--resume takes the number of a game"),
        ("--resume 7", "There is no game 7 in the file of games."),
        ("--resume --players 3", "its players, bots and edition stay what they were"),
        ("--language de", "There are no words in 'de'"),
        ("--seed x --players 3", "The seed must be a whole number"),
        ("--players 1", "These rules are for 3 to 8 players"),
        ("--deck nowhere", "There is no folder nowhere."),
        ("Ana Ana --players 2", "Two players are called Ana"),
    ],
)
def test_what_cannot_be_hosted_is_said_in_a_sentence(
    arguments: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = ["serve", *arguments.split(), "--store", str(tmp_path / "games.sqlite")]
    assert serve.main(given) == 2
    (said,) = capsys.readouterr().err.splitlines()
    assert sentence in said

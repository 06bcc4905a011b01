"""Hosts a table without a notebook: ``python -m dixit_widget serve``."""

from __future__ import annotations

import argparse
import locale
import os
import re
import shlex
import signal
import sys
import time
from collections.abc import Sequence
from typing import Any, Final
from urllib.parse import urlsplit

import segno

from dixit_widget.deck import Deck
from dixit_widget.rules import edition as edition_rules
from dixit_widget.rules.validation import whole_number
from dixit_widget.server.kept import asked_for
from dixit_widget.server.served import ServedShare, Server
from dixit_widget.table import RefusedRequest, Room, Seat, Store, StoreOutOfReach
from dixit_widget.table.line_up import MOST, line_up
from dixit_widget.table.shared_store import shared_store
from dixit_widget.table.timer import checked_seconds
from dixit_widget.words import LANGUAGES, Problem, catalogue, say

_OPTIONS: Final = {"remote": "players"}
"""Options that are called otherwise than what they stand for in Python."""
_DAY: Final = 86_400.0  # seconds
_BLOCKS: Final = "▀▄█"
"""What a QR code is drawn with."""


def add_command(commands: argparse._SubParsersAction[argparse.ArgumentParser], language: str) -> None:
    """Add ``serve`` to the commands of a program."""
    about = say("serve.about", language)
    parser = commands.add_parser("serve", help=about, description=about)

    def option(name: str, **how: object) -> None:
        help = say(f"serve.option.{name.lstrip('-')}", language)
        parser.add_argument(name, help=help, **how)  # type: ignore[arg-type]

    option("names", nargs="*", metavar="NAME", type=as_typed)
    option("--players", metavar="N", default=0)
    option("--bots", metavar="N", default=0)
    option("--edition", metavar="ID")
    option("--timer", metavar="SECONDS")
    option("--seed", metavar="N")
    option("--first", metavar="NAME", type=as_typed)
    option("--deck", metavar="FOLDER")
    option("--store", metavar="FILE")
    option("--resume", nargs="?", const=0, metavar="N")
    option("--network", action="store_true")
    option("--address", metavar="IP")
    option("--port", metavar="N")
    option("--url")
    option("--certificate", nargs=2, metavar=("CERT", "KEY"))
    option("--language", default=language)
    parser.set_defaults(run=serve)


def computer_language() -> str:
    """Return the language that this computer is set to, as far as there are words in it."""
    return "fr" if (locale.getlocale()[0] or "").lower().startswith("fr") else "en"


def as_typed(name: str) -> str:
    """Return a name with the accents that it was typed with, where Python takes a terminal for one without.

    Examples
    --------
    >>> as_typed("Ana")
    'Ana'
    """
    try:
        return name if _can_be_written(name, "utf-8") else os.fsencode(name).decode()
    except UnicodeError:
        return name


def _can_be_written(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def in_options(problem: Problem, language: str) -> str:
    """Return a refusal in the words of the command line, where a sentence begins with an argument of Python.

    Examples
    --------
    >>> in_options(Problem("share.port", value="x"), "en")
    '--port takes a whole number from 1 to 65535, or nothing; not x.'
    """
    text = problem.message(language)
    return re.sub(r"^(\w+)= ", lambda found: f"--{_OPTIONS.get(found[1], found[1])} ", text)


def serve(given: argparse.Namespace) -> int:
    """Host a table until somebody presses Ctrl-C.

    Raises
    ------
    Problem
        If what was given cannot be played, or the door cannot be opened so.
    """
    catalogue(given.language)  # a language without words is refused
    server, room = _laid(given)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        while True:
            time.sleep(_DAY)
    except KeyboardInterrupt:
        pass
    finally:
        room.close()
        server.end()
    print(_closing(room, given), flush=True)
    return 0


def _laid(given: argparse.Namespace) -> tuple[Server, Room]:
    """Lay the table, and open it."""
    asked = asked_for(
        network=given.network,
        url=given.url,
        address=given.address,
        port=_number(given.port),
        certificate=given.certificate,
    )
    seconds = checked_seconds(_number(given.timer))
    deck = Deck.from_folder(given.deck) if given.deck else Deck.default()
    server = Server(asked, lambda share: _announce(share, given.language))
    room = Room(deck, _store(given), given.language, open_door=server.open_door, runs_alone=True)
    try:
        if given.resume is None:
            _gather(room, given)
        else:
            _resume(room, given)
        if seconds is not None:
            room.guests.set_timer(seconds)
        return server, room
    except BaseException:
        room.close()
        server.end()
        raise


def _gather(room: Room, given: argparse.Namespace) -> None:
    places = whole_number(_number(given.players))
    if places is None or not 0 <= places <= MOST:
        raise RefusedRequest("play.remote", most=MOST)
    bots = _number(given.bots)
    asked = line_up(bots.split(",") if isinstance(bots, str) else bots)
    seats = [*map(Seat, given.names), *[Seat("", "remote")] * places]
    seats += asked.seats(given.names, given.language)
    rules = edition_rules(given.edition or "dixit-2021")
    if not seats:
        if given.edition or given.seed or given.first:
            raise RefusedRequest("serve.nobody")
        room.guests.door()  # the owner's page asks who plays, and what
        return
    lay = room.guests.gather if places else room.begin
    lay(rules, seats, _number(given.seed), given.first)
    room.guests.door()


def _resume(room: Room, given: argparse.Namespace) -> None:
    new = (given.names, given.players, given.bots, given.edition, given.seed, given.first)
    if any(new):
        raise RefusedRequest("serve.resume_alone")
    number = whole_number(_number(given.resume))
    if number is None:
        raise RefusedRequest("serve.resume_number", value=str(given.resume)[:40])
    room.resume(number or None)
    room.guests.door()


def _number(text: object) -> Any:
    """Return what was typed as a number, where it is one; what is none is refused where it is used."""
    try:
        return int(text) if isinstance(text, str) else text
    except ValueError:
        pass
    try:
        return float(str(text))
    except ValueError:
        return text


def _store(given: argparse.Namespace) -> Store:
    if given.store:
        return shared_store(given.store)
    try:
        return shared_store()
    except StoreOutOfReach as problem:
        print(say("serve.in_memory", given.language, reason=problem.reason), flush=True)
        return Store(":memory:")


def _announce(share: ServedShare, language: str) -> None:
    """Print how people come, and how the owner does."""
    shared = share.shared(language)
    place = urlsplit(share.link)
    print(f"\n{say('serve.link', language)} {share.link}")
    print(say("serve.code", language, place=f"{place.netloc}{place.path}", code=share.code))
    if _can_be_written(_BLOCKS, sys.stdout.encoding or "ascii"):
        segno.make(share.link, error="m", micro=False).terminal(compact=True)
    if share.trouble is not None:
        print(share.trouble.message(language))
    print(shared.reach)
    print(f"\n{say('serve.owner', language)} {share.owner_link}")
    print(say("serve.stop", language), flush=True)


def _closing(room: Room, given: argparse.Namespace) -> str:
    if room.table is None or room.table.game.phase == "over":
        return say("serve.closed", given.language)
    command = ["python", "-m", "dixit_widget", "serve", "--resume"]
    if given.store:
        command += ["--store", given.store]
    return say("serve.closed_kept", given.language, command=shlex.join(command))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; return its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal may lack the letters of a name
    language = computer_language()
    parser = argparse.ArgumentParser(
        prog="python -m dixit_widget", description=say("serve.program", language)
    )
    add_command(parser.add_subparsers(metavar="COMMAND", required=True), language)
    given = parser.parse_args(arguments)
    try:
        return int(given.run(given))
    except Problem as problem:
        known = given.language if given.language in LANGUAGES else language
        print(in_options(problem, known), file=sys.stderr)
        return 2

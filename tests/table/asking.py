"""The owner of a room without a widget, and what its page asks."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from dixit_widget.bots import BotMaker
from dixit_widget.deck import Deck
from dixit_widget.rules import RuleSet
from dixit_widget.table import Room, Seat, Snapshot, Store, Table
from dixit_widget.table.protocol import TableRequest
from dixit_widget.table.rpc import Reply, plain
from tests.wire_types import check_reply

_numbers = itertools.count()


class Owner:
    """A room with its owner's client, as a notebook has them."""

    def __init__(
        self,
        store: Store | None = None,
        language: str = "en",
        show: Callable[[Snapshot], None] = lambda snapshot: None,
        own_bots: Mapping[str, BotMaker] = {},
        deck: Deck | None = None,
    ) -> None:
        self.room = Room(Deck.default() if deck is None else deck, store, language, own_bots)
        self.client = self.room.join("owner", show)

    @property
    def table(self) -> Table | None:
        return self.room.table

    def begin(
        self, rules: RuleSet, seats: Sequence[Seat], seed: int | None = None, first: str | None = None
    ) -> None:
        self.room.begin(rules, seats, seed, first)

    def resume(self) -> None:
        self.room.resume()

    def setup(self) -> dict[str, Any]:
        setup: dict[str, Any] = plain(self.room.setup())
        return setup

    def private(self) -> Any:
        return ask(self, "hello", lang=self.room.language)["private"]

    def explained(self) -> dict[str, list[str]]:
        """The bots that can be asked why, by turn."""
        names = self.table.game.players
        seating = ask(self, "hello", lang=self.room.language)["seating"]
        return {turn: [names[seat] for seat in seats] for turn, seats in seating["explained"].items()}

    def handle(self, content: object) -> Reply:
        return self.client.handle(content)


def ask(owner: Owner, kind: str, **given: Any) -> dict[str, Any]:
    """Return the answer to a request."""
    reply, _ = owner.handle({"id": str(next(_numbers)), "kind": kind, **given})
    check_reply(reply, kind, TableRequest)
    return reply

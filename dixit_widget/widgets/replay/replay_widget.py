"""A recorded game in a notebook, looked at step by step on the screens of the table."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any, ClassVar, TypeAlias

import msgspec
import traitlets

from dixit_widget.deck import Card, Deck
from dixit_widget.engine import Game, Record, open_view, plain_deck, private_view, public_view
from dixit_widget.rules.validation import shown
from dixit_widget.table import protocol
from dixit_widget.table.answering import Reply, answered
from dixit_widget.table.picture_desk import PictureDesk
from dixit_widget.widgets.front_end import STATIC
from dixit_widget.widgets.look import check_look, checked_deck
from dixit_widget.widgets.replay.chart_desk import ChartDesk, ChartName
from dixit_widget.widgets.replay.film import Film, RefusedReplay, read_record
from dixit_widget.widgets.screen_widget import ScreenWidget
from dixit_widget.words import LANGUAGES, say

EVERY_HAND = "*"


class ChartAsked(protocol.Request, frozen=True, kw_only=True, tag="chart"):
    """A chart of the game up to a position."""

    name: ChartName
    position: int


_Request: TypeAlias = (
    protocol.Hello | protocol.Ping | protocol.Pictures | protocol.Turns | protocol.Rules | ChartAsked
)


class ReplayWidget(ScreenWidget):
    """A recorded game to step and jump through, shown by the cell that returns it.

    Parameters
    ----------
    record : Record, Game, TableWidget, str or Path
        The game: a record or what has one, or the file that holds it.
    deck : Deck, optional
        The cards it was played with; cards that are not in it have a title in place of a picture.
    seat : str, optional
        Through whose eyes; see `seat`.
    language : {"", "en", "fr"}, optional
        By default the browser's.
    theme : {"", "light", "dark"}, optional
        By default the page's.

    Attributes
    ----------
    position : int
        How many actions have been played, from 0 to ``len(widget.record.actions)``. Set it to go there.
    seat : str
        A player's name: what that player knew then, and nothing else. ``"*"``: every hand, and all
        that lay face down. Empty: what everybody at the table knew.

    Raises
    ------
    ValueError
        If the record cannot be read or played, or nobody of this name plays.

    Examples
    --------
    >>> import dixit_widget as dixit
    >>> replay = ReplayWidget(dixit.example_record())
    >>> replay.position = 5
    >>> replay.game
    <Game dixit-2021: turn 1, cards, waiting for Moth>
    """

    _esm = STATIC / "replay.js"
    _css = STATIC / "replay.css"
    _from_page: ClassVar = frozenset({"position", "seat"})

    position = traitlets.Int(0).tag(sync=True)
    seat = traitlets.Unicode().tag(sync=True)
    film = traitlets.Dict().tag(sync=True)
    private: Any = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    everything: Any = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)

    def __init__(
        self,
        record: Record | Game | ScreenWidget | str | os.PathLike[str],
        deck: Deck | None = None,
        seat: str = "",
        language: str = "",
        theme: str = "",
    ) -> None:
        check_look(language, theme)
        self._film = Film(read_record(record))
        cards = checked_deck(deck)
        missing = [card for card in self._film.games[0].deck if card not in cards]
        self._desk = PictureDesk(_cards(self._film.games[0].deck, cards))
        self._charts = ChartDesk(self._film)
        self._check_seat(seat)
        start = self._film.games[0]
        super().__init__(
            seat=seat,
            language=language,
            theme=theme,
            edition=start.rules.id,
            rules=start.rules.to_dict(),
            film=self._film_trait(),
            **self._moment(0, seat),
        )
        if not set(missing) <= set(plain_deck()):  # a game without a deck has none that could be given
            self.warn("replay.no_pictures", n=len(missing))
        self.on_msg(self._answer)

    # ── the game ───────────────────────────────────────────────────────────

    @property
    def record(self) -> Record:
        """The recorded game."""
        return self._film.record

    @property
    def game(self) -> Game:
        """The game at the position."""
        return self._film.games[self.position]

    @traitlets.validate("position")
    def _validate_position(self, proposal: dict[str, Any]) -> int:
        position: int = proposal["value"]
        if not 0 <= position <= self._film.last:
            raise RefusedReplay("replay.position", value=shown(position), last=self._film.last)
        return position

    @traitlets.validate("seat")
    def _validate_seat(self, proposal: dict[str, Any]) -> str:
        self._check_seat(proposal["value"])
        return str(proposal["value"])

    def _check_seat(self, seat: object) -> None:
        if seat not in ("", EVERY_HAND, *self._film.players):
            players = ", ".join(self._film.players)
            raise RefusedReplay("replay.seat", value=shown(seat), players=players)

    # ── what the screen shows ──────────────────────────────────────────────

    @traitlets.observe("position", "seat")
    def _go(self, _change: object) -> None:
        with self.hold_sync():
            for name, value in self._moment(self.position, self.seat).items():
                setattr(self, name, value)

    def _moment(self, position: int, seat: str) -> dict[str, Any]:
        """Return all that changes with the position and the seat."""
        game = self._film.games[position]
        player = "" if seat == EVERY_HAND else seat
        seats = [{"name": name, "kind": "bot", "character": ""} for name in game.players]
        return {
            "public": public_view(game),
            # without the choices: they have been made
            "private": {**private_view(game, player), "options": None} if player else None,
            "everything": open_view(game) if seat == EVERY_HAND else None,
            "table": {
                "seats": seats,
                "seat": player,
                "next": "",
                "here": [],
                "bots_may_begin": False,
                "bots_wait": [],
            },
        }

    def _film_trait(self) -> dict[str, Any]:
        return {
            "steps": self._film.steps,
            "turns": self._film.turns,
            "reviews": list(self._film.reviews),
            "charts": list(ChartDesk.names(self._film.games[0].rules)),
        }

    # ── the browser ────────────────────────────────────────────────────────

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take the position and the seat that a page asks for, where there are such."""
        position = sync_data.get("position", 0)
        seat = sync_data.get("seat", "")
        there = type(position) is int and 0 <= position <= self._film.last
        if there and seat in ("", EVERY_HAND, *self._film.players):
            super().set_state(sync_data)

    def _answer(self, _widget: object, content: object, _buffers: object) -> None:
        reply, buffers = answered(content, _decode, self._reply)
        self.send(reply, buffers)

    def _reply(self, request: _Request) -> Reply:
        match request:
            case protocol.Hello():
                return {"private": None, "revision": self.position}, []
            case protocol.Pictures(cards=cards, start=start, count=count):
                said, pictures = self._desk.answer(cards, start, count)
                return {"cards": said, "total": len(self.game.deck)}, pictures
            case protocol.Turns():
                seen = self._film.reviews[: self._film.scored(self.position)]
                return {"turns": [self._film.games[review].view(None) for review in seen]}, []
            case protocol.Rules(lang=lang):
                return {"rows": self.game.rules.rows(lang)}, []
            case ChartAsked(name=name, position=position, lang=lang):
                chart = self._charts.chart(name, self._film.scored(position), lang)
                return {"alt": chart.words if chart else None}, [chart.picture] if chart else []
        return {}, []

    def __repr__(self) -> str:
        names = ", ".join(self._film.players)
        return f"ReplayWidget({self.edition}, {names}, position {self.position} of {self._film.last})"


def _decode(content: object) -> _Request:
    request: _Request = msgspec.convert(content, type=_Request)
    return request


def _cards(ids: Iterable[str], deck: Deck) -> Deck:
    """Return the cards of a game; those that the deck does not have get a number for a title."""
    cards = [deck[id] if id in deck else _nameless(id, number) for number, id in enumerate(sorted(ids), 1)]
    return Deck(cards, {card.id: card.picture for card in cards})


def _nameless(id: str, number: int) -> Card:
    title = {language: say("replay.card", language, number=number) for language in LANGUAGES}
    alt = {language: say("replay.card_alt", language, number=number) for language in LANGUAGES}
    return Card(id, title=title, alt=alt)  # type: ignore[arg-type]

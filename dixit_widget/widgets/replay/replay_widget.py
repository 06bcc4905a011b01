"""A recorded game in a notebook, looked at step by step on the screens of the table."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any, ClassVar, Literal

import traitlets

from dixit_widget.deck import Card, Deck
from dixit_widget.engine import Game, Record, open_view, plain_deck, private_view, public_view
from dixit_widget.rules.validation import shown
from dixit_widget.table import PictureService, Seat, Seating, Snapshot, new_epoch
from dixit_widget.table.answers import review, reviews
from dixit_widget.table.protocol import (
    AskClarity,
    AskWords,
    Hello,
    Pictures,
    Ping,
    RuleRows,
    Rules,
    TurnList,
    Turns,
    WhatIf,
    WordList,
)
from dixit_widget.table.rpc import Answer, Done, answered, plain
from dixit_widget.table.storytelling import clarity_curve
from dixit_widget.table.what_if import recount
from dixit_widget.widgets.arguments import check_look, checked_deck
from dixit_widget.widgets.front_end import script
from dixit_widget.widgets.replay.chart_cache import ChartCache
from dixit_widget.widgets.replay.film import Film, RefusedReplay, read_record
from dixit_widget.widgets.replay.messages import Chart, Drawn, FilmTrait, Go, ReplayRequest
from dixit_widget.widgets.screen_widget import ScreenWidget
from dixit_widget.words import area_catalogue, say

EVERY_HAND = "*"


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

    _esm = script("replay")
    _from_page: ClassVar = frozenset({"position", "seat"})
    _outgoing: ClassVar = ScreenWidget._outgoing | {"film"}

    position = traitlets.Int(0).tag(sync=True)
    seat = traitlets.Unicode().tag(sync=True)
    film = traitlets.Dict().tag(sync=True)

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
        self._pictures = PictureService(_cards(self._film.games[0].deck, cards))
        self._charts = ChartCache(self._film)
        self._check_seat(seat)
        self._epoch, self._serial = new_epoch(), 0
        super().__init__(seat=seat, language=language, theme=theme, film=plain(self._film_trait()))
        self._go()
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
    def _moved(self, _change: object) -> None:
        if self._made:
            self._go()

    def _go(self) -> None:
        self._serial += 1
        snapshot = self.snapshot()
        self.send_private(snapshot)
        with self.changing():
            self.mirror(snapshot)

    def snapshot(self) -> Snapshot:
        """Return what the page is shown: the game at the position, through the eyes of the seat."""
        game = self.game
        player = "" if self.seat == EVERY_HAND else self.seat
        own = private_view(game, player) if player else None
        return Snapshot(
            seating=Seating(
                epoch=self._epoch,
                serial=self._serial,
                seats=tuple(Seat(name, "bot") for name in game.players),
                seat=player,
            ),
            may=("browse",),
            public=public_view(game),
            private={**own, "options": None} if own else None,  # the choices have been made
            open=open_view(game) if self.seat == EVERY_HAND else None,
            rules=game.rules,
        )

    def _film_trait(self) -> FilmTrait:
        return FilmTrait(
            steps=tuple(self._film.steps),
            turns=tuple(self._film.turns),
            reviews=self._film.reviews,
            charts=ChartCache.names(self._film.games[0].rules),
        )

    # ── the browser ────────────────────────────────────────────────────────

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take the position and the seat that a page asks for, where there are such."""
        position = sync_data.get("position", 0)
        seat = sync_data.get("seat", "")
        there = type(position) is int and 0 <= position <= self._film.last
        if there and seat in ("", EVERY_HAND, *self._film.players):
            super().set_state(sync_data)

    def _answer(self, _widget: object, content: object, _buffers: object) -> None:
        reply, buffers = answered(content, ReplayRequest, self._reply)
        self.reply(reply, buffers)

    def _reply(self, request: ReplayRequest) -> Answer:
        match request:
            case Hello():
                return self.snapshot()
            case Ping():
                return Done()
            case Go(position=position, seat=seat):
                with self.changing():
                    self.position, self.seat = position, seat
                return Done()
            case Pictures(cards=cards, start=start, count=count, size=size):
                return self._pictures.answer(cards, start, count, size)
            case Turns():
                return TurnList(reviews(self._film.reviewed(self.position)))
            case WhatIf(turn=turn, votes=votes, red=red, rules=rules):
                return recount(review(self._film.reviewed(self.position), turn), votes, red, rules)
            case AskClarity():
                return clarity_curve(self.game.rules, len(self.game.players))
            case AskWords(area=area, lang=lang):
                return WordList(area_catalogue(area, lang))
            case Rules(lang=lang):
                return RuleRows(tuple(self.game.rules.rows(lang)))
            case Chart(name=name, position=position, lang=lang):
                chart = self._charts.chart(name, self._film.scored(position), lang)
                return Drawn(chart.words if chart else None), [chart.by_day, chart.by_night] if chart else []

    def __repr__(self) -> str:
        names = ", ".join(self._film.players)
        return f"ReplayWidget({self.edition}, {names}, position {self.position} of {self._film.last})"


def _cards(ids: Iterable[str], deck: Deck) -> Deck:
    """Return the cards of a game; those that the deck does not have get a number for a title."""
    cards = [deck[id] if id in deck else _nameless(id, number) for number, id in enumerate(sorted(ids), 1)]
    return Deck(cards)


def _nameless(id: str, number: int) -> Card:
    words: list[dict[Literal["en", "fr"], str]] = [
        {"en": say(key, "en", number=number), "fr": say(key, "fr", number=number)}
        for key in ("replay.card", "replay.card_alt")
    ]
    return Card(id, title=words[0], alt=words[1])

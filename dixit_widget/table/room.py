"""A room: the draft, the games that are begun and gone on with, and what clients ask for."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

import msgspec

from dixit_widget.bots import CHARACTERS, Bot, BotMaker, bots_seed
from dixit_widget.bots.makers import bot_class, make_bot
from dixit_widget.deck import Deck
from dixit_widget.engine import Action, Game, GiveClue, HandIn, public_view
from dixit_widget.rules import RuleSet
from dixit_widget.rules.ruleset import check_rules
from dixit_widget.table import drafts, own_rules, protocol
from dixit_widget.table.answers import review
from dixit_widget.table.audience import Audience
from dixit_widget.table.client import Client, RefusedDraft, Role
from dixit_widget.table.door import Door
from dixit_widget.table.drafts import Draft
from dixit_widget.table.guests import Guests
from dixit_widget.table.hot_seat import HotSeat
from dixit_widget.table.partners import Partners
from dixit_widget.table.pictures import PictureService
from dixit_widget.table.reasons import BotReasons
from dixit_widget.table.rpc import Fault, RefusedRequest
from dixit_widget.table.seats import Seat, checked_seats, seat_of
from dixit_widget.table.setup import SetupData, setup_data
from dixit_widget.table.snapshot import Moment, Snapshot, new_epoch
from dixit_widget.table.sounds import Sound
from dixit_widget.table.store import Store, StoredGame, StoreProblem
from dixit_widget.table.table import Change, Table
from dixit_widget.table.visitors import Visitor, has_visitors
from dixit_widget.words import say

log = logging.getLogger("dixit_widget")

_OFFERED: Final = 3  # games to go on with


class Room:
    """One table, whoever is at it and wherever they are.

    Parameters
    ----------
    deck : Deck
        The cards.
    store : Store or None
        Where games are kept.
    language : {"", "en", "fr"}
        The language of the bots' clues and names; empty: that of the owner's page.
    own_bots : mapping of str to BotMaker, optional
        Bots that the package does not know, by the character of their seats.
    open_door : callable, optional
        Opens a :class:`Door` for this room, where devices can be let in: a new one, or as a text that was
        kept says.
    clock : callable, optional
        Returns seconds, which only ever grow.
    runs_alone : bool, optional
        Whether time passes while no page of the owner's is there, too.

    Notes
    -----
    The room is the only listener of its table. What a client is shown is made of the change that is told,
    never of the live table. ``beginning`` is held for short by whoever begins or leaves a game. Those who
    look are its :attr:`audience`, those of them who come with devices of their own its :attr:`guests`, and
    those of these who play as a team its :attr:`partners`.
    """

    def __init__(
        self,
        deck: Deck,
        store: Store | None,
        language: str = "",
        own_bots: Mapping[str, BotMaker] = {},
        open_door: Callable[[Room, str], Door] | None = None,
        clock: Callable[[], float] = time.monotonic,
        *,
        runs_alone: bool = False,
    ) -> None:
        self.deck = deck
        self.runs_alone = runs_alone
        self.pictures = PictureService(deck)
        self._store = store
        self.visitor = Visitor(store)
        self._own_bots = dict(own_bots)
        self._characters: Mapping[str, BotMaker] = {**CHARACTERS, **own_bots}
        self._given = language
        self._heard = "en"
        self._table: Table | None = None
        self._draft: Draft | None = None
        self._proposed: RuleSet | None = None
        self.beginning = threading.RLock()
        self.guests = Guests(self, open_door, clock)
        self.partners = Partners(self)
        self.audience = Audience(self.guests, Moment(epoch=new_epoch(), setup=self.setup()))
        self._stop_listening: Callable[[], None] = lambda: None

    @property
    def table(self) -> Table | None:
        """The table, once a game is on it."""
        return self._table

    def running(self) -> Table:
        """Return the table.

        Raises
        ------
        RefusedRequest
            If no game is on it.
        """
        if self._table is None:
            raise RefusedRequest("request.no_game")
        return self._table

    @property
    def outlives_kernel(self) -> bool:
        """Whether `dixit.resume` finds its game in another kernel without being told where it is stored."""
        return self._store is not None and self._store.is_everyday

    @property
    def language(self) -> str:
        """What the bots speak: the language that was given, else that of the owner's page."""
        return self._given or self._heard

    # ── clients ────────────────────────────────────────────────────────────

    def join(self, role: Role, show: Callable[[Snapshot], None], seat: str = "") -> Client:
        """Return a new client, which is shown all that happens from now on.

        Parameters
        ----------
        role : {"owner", "seat", "spectator"}
        show : callable
            Called with each :class:`Snapshot`, outside of every lock.
        seat : str, optional
            The player who sits there, for ``"seat"``.
        """
        client = Client(self, role, show, seat)
        self.audience.come(client)
        return client

    def hello(self, client: Client, language: str, visitor: str = "") -> Snapshot:
        """Answer a page that has just opened with all that it may know; the owner's lends its language."""
        self.let_bots_answer()
        if client.role != "owner":
            return self.audience.seen(client)
        self.visitor.come(visitor, self._table)
        self._hear(language)
        setup = self.setup()  # a page that comes late has not been shown it
        self.audience.tell_time_left(client)
        return self.audience.seen(client, setup)

    def let_bots_answer(self) -> None:
        """Let the bots act that could not yet, as what they do could not be written down."""
        if self._table is not None:
            self._table.let_bots_answer()

    def sit(self, client: Client, name: str) -> None:
        """Let somebody take the client's screen; an empty name lets the curtain fall.

        Raises
        ------
        RefusedRequest
            If nobody of this name plays there, or somebody else sits there.
        """

        def seated(hot_seat: HotSeat) -> HotSeat:
            self.running()
            if name and name not in hot_seat.people:
                raise RefusedRequest("request.not_here", name=name[:40])
            if name and hot_seat.seat not in ("", name):
                raise RefusedRequest("request.taken", name=hot_seat.seat)
            return hot_seat.sit(name) if name else hot_seat.rise()

        self.audience.seat(client, seated)

    def close(self) -> None:
        """Show nobody anything more, let nobody in; the game stays as it is, and stored."""
        self.guests.close_door()
        with self.beginning:
            self._stop_listening()
            if self._table:
                self._table.put_away()
        self.audience.leave()

    def _hear(self, language: str) -> None:
        """Follow the owner's language where none was given."""
        if self._given or language == self._heard:
            return
        self._heard = language
        with self.beginning:
            if self._table is not None:
                self._table.speak(language)
            else:
                self.audience.show(msgspec.structs.replace(self.audience.moment, setup=self.setup()))
        self.audience.deliver()

    # ── games ──────────────────────────────────────────────────────────────

    def begin(
        self, rules: RuleSet, seats: Sequence[Seat], seed: int | None = None, first: str | None = None
    ) -> None:
        """Start a game.

        Raises
        ------
        RefusedDraft
            If a name or a bot's character will not do.
        BotProblem
            If a bot cannot be made.
        InvalidStart
            If the rules cannot be played with so many players or cards.
        """
        seats = checked_seats(seats)
        self.refuse_faulty(seats)
        names = [seat.name for seat in seats]
        game = Game.start(rules, names, seed=seed, deck=self.deck.ids, first=first)
        # The game writes names in one way (blanks, accents); the seats follow it.
        seats = [
            Seat(name, seat.kind, seat.character) for name, seat in zip(game.players, seats, strict=True)
        ]
        bots = self.bots(seats, game.seed, rules)
        self._lay(Table.open(game, seats, bots, self._store, language=self.language))

    def propose(self, rules: RuleSet) -> None:
        """Show rules on the set-up panel, for as many seats as they are for.

        Raises
        ------
        RefusedRequest
            If they are no rules.
        """
        check_rules(rules, RefusedRequest)
        with self.beginning:
            self._proposed = rules
            self.audience.show(msgspec.structs.replace(self.audience.moment, setup=self.setup()))
        self.audience.deliver()

    def resume(self, number: int | None = None, *, even_over: bool = False) -> None:
        """Put an unfinished game back on the table.

        Parameters
        ----------
        number : int, optional
            Its number in the store; by default the last one.
        even_over : bool, optional
            Whether one that is over is put there as well, to look at.

        Raises
        ------
        StoreProblem
            If there is no game of that number.
        RefusedRequest
            If there is none that is unfinished, this deck lacks cards of it, or a bot of it is not known
            here.
        BotProblem
            If a bot cannot be made.
        """
        if self._store is None:
            raise RefusedRequest("request.nothing_to_resume")
        last = next(iter(self.visitor.unfinished(1)), None) if number is None else None
        stored = last if number is None else self._store.game(number)
        if stored is None:
            raise self._nothing_to_resume()
        if stored.finished and not even_over:
            raise RefusedRequest("store_game_over", number=stored.id, call=self._store.call("games"))
        which = [] if number is None else [str(stored.id)]
        if not set(stored.header.deck) <= set(self.deck.ids):
            call = self._store.call("resume", *which, 'deck=dixit.Deck.from_folder("…")')
            raise RefusedRequest("store_other_deck", call=call)
        unknown = {seat.character for seat in stored.seats if seat.kind == "bot"} - set(self._characters)
        if unknown:
            names = ", ".join(sorted(unknown))[:200]
            call = self._store.call("resume", *which, "bots=[…]")
            raise RefusedRequest("store_other_bots", names=names, call=call)
        self._heard = stored.language
        bots = self.bots(stored.seats, stored.header.seed, stored.header.rules)
        # Read before a door that is open here is written down in its place.
        door, timer = self._store.door(stored.id), self._store.timer(stored.id)
        self._lay(Table.reopen(stored, bots, self._store))
        self.guests.set_timer(timer)
        self.guests.reopen_door(door)

    def resume_offered(self, number: int | None) -> None:
        """Put a game back on the table that the set-up panel offers: the first, or that of a number.

        Raises
        ------
        RefusedRequest
            If it is not offered, or not any more; else as :meth:`resume` does.
        StoreProblem
            If none can be read.
        """
        offered = [stored.id for stored in self.resumable()]
        if not offered or number not in (None, *offered):
            raise self._nothing_to_resume()
        self.resume(offered[0] if number is None else number)

    def _nothing_to_resume(self) -> RefusedRequest:
        store = None if has_visitors() else self._store
        if store is not None:
            for stored in store.games():
                if not stored.finished and store.is_elsewhere(stored.id):
                    names = ", ".join(stored.header.players)
                    call = store.call("resume", str(stored.id))
                    return RefusedRequest(
                        "request.on_another_table", number=stored.id, names=names, call=call
                    )
        return RefusedRequest("request.nothing_to_resume")

    def resumable(self) -> list[StoredGame]:
        """Return the last unfinished games; where strangers come, only the visitor's own.

        Raises
        ------
        StoreProblem
            If none of those that there are can be read.
        """
        return self.visitor.unfinished(_OFFERED)

    def clear(self) -> None:
        """Back to the set-up panel; a game that was going on stays in the store."""
        with self.beginning:
            self._stop_listening()
            if self._table:
                self._table.put_away()
            self._table = None
            lobby, self.guests.lobby = self.guests.lobby, None
            if lobby is not None:
                self._draft = drafts.draft_of(lobby.rules, lobby.seats, self._draft)
            self.audience.show(Moment(epoch=new_epoch(), setup=self.setup()), people=())
        self.audience.deliver()

    def _lay(self, table: Table) -> None:
        with self.beginning:
            self._stop_listening()
            if self._table:
                self._table.put_away()
            self._table = table
            self._draft = drafts.draft_of(table.game.rules, table.seats, self._draft)
            epoch, now = new_epoch(), table.now()
            self.audience.show(Moment(epoch=epoch, change=now), people=table.people)
            self._stop_listening = table.listen(
                lambda change: self._follow(table, epoch, change), self.audience.deliver
            )
            self.guests.lobby = None
            self.guests.keep_door()
            self.visitor.take(table)
            if table.game is not now.after:  # somebody has moved before anybody listened
                self._follow(table, epoch, table.now())
        self.audience.deliver()

    def _follow(self, table: Table, epoch: str, change: Change) -> None:
        if epoch == self.audience.moment.epoch:
            self.audience.show(Moment(epoch=epoch, change=change))

    def refuse_faulty(self, seats: Sequence[Seat]) -> None:
        """Refuse names and characters that will not do.

        Raises
        ------
        RefusedDraft
        """
        found = drafts.seat_faults(seats, self.language, self._characters)
        if found:
            raise RefusedDraft(tuple(found))

    def bots(self, seats: Sequence[Seat], seed: int, rules: RuleSet) -> dict[str, Bot]:
        """Return the bots of those seats that have one, by name.

        Raises
        ------
        BotProblem
            If one cannot be made.
        """
        return {
            seat.name: make_bot(
                self._characters[seat.character], self.deck, self.language, bots_seed(seed), rules
            )
            for seat in seats
            if seat.kind == "bot"
        }

    # ── what clients ask for ───────────────────────────────────────────────

    def act(self, action: Action, revision: int, buffers: Sequence[object] = ()) -> bool:
        """Make a move; a clue that is heard comes with its recording.

        Parameters
        ----------
        action : Action
        revision : int
            On which it was decided.
        buffers : sequence of bytes-like, optional
            The recording; beside any other move it is left where it is.

        Raises
        ------
        IllegalAction
            If the rules do not allow it.
        RefusedRequest
            If no game is on the table, or the recording cannot be taken.
        """
        table = self.running()
        if isinstance(action, HandIn):
            return self.partners.hand_in(table, action, revision)
        if not (buffers and isinstance(action, GiveClue)):
            return table.act(action, revision)
        return self.audience.sounds.tell(
            buffers, action, table.game, self.audience.moment.epoch, partial(table.act, action, revision)
        )

    def heard(self, name: str) -> Sound | None:
        """Return the recorded clue of a name, while its turn lasts."""
        return self.audience.sounds.get(name)

    def sound(self, name: str) -> tuple[protocol.SoundInfo, list[bytes]]:
        """Return the recorded clue of a name.

        Raises
        ------
        RefusedRequest
            If its turn is over, or there never was one.
        """
        sound = self.heard(name)
        if sound is None:
            raise RefusedRequest("request.sound_gone")
        return protocol.SoundInfo(sound.name, sound.type), [sound.content]

    def setup(self) -> SetupData:
        """Return what the set-up panel needs."""
        try:
            resumable = self.resumable()
        except StoreProblem:
            log.exception("The last games cannot be read, so they are not offered")
            resumable = []
        draft = self._draft or drafts.first_draft(self.language, self._proposed)
        return setup_data(draft, self.deck, resumable, self._characters, remote=self.guests.may_come)

    def check(self, draft: Draft, language: str) -> protocol.Checked:
        """Return what a draft would mean, and what keeps it from being played."""
        draft = drafts.tidy(draft)
        found = drafts.faults(draft, self.deck, language, self._characters)
        if any(fault.where.startswith(("edition", "variants")) for fault in found):
            return protocol.Checked(tuple(found), "", "", None)
        own_deck = self.deck is not Deck.default()
        return protocol.Checked(
            tuple(found),
            drafts.python_line(draft, language, own_deck=own_deck, own_bots=self._own_bots),
            drafts.draft_rules(draft).summary(language),
            own_rules.own_card(draft),
        )

    def turn(
        self, draft: Draft, changes: Mapping[str, Any], back: tuple[str, ...], language: str
    ) -> protocol.Turned:
        """Turn fields of a draft's rules, and say what it would mean then.

        Raises
        ------
        RefusedRequest
            If there is no such field.
        Problem
            If the draft is none of an edition.
        """
        draft = own_rules.turn(draft, changes, back)
        return protocol.Turned(draft, own_rules.sheet(draft), self.check(draft, language))

    def start(self, draft: Draft, language: str) -> bool:
        """Start a game from a draft; return False where one is on the table already.

        Raises
        ------
        RefusedDraft
            If it cannot be played.
        """
        draft = drafts.tidy(draft)
        with self.beginning:
            if self._table is not None or self.guests.lobby is not None:
                return False
            found = drafts.faults(draft, self.deck, language, self._characters)
            if all(seat.kind == "bot" for seat in draft.seats):
                found.append(Fault("seats", say("draft.nobody", language)))
            if found:
                raise RefusedDraft(tuple(found))
            self._hear(language)
            self._draft = draft
            lay = self.guests.gather if any(seat.kind == "remote" for seat in draft.seats) else self.begin
            lay(drafts.draft_rules(draft), draft.seats)
            return True

    def why(self, turn: int, player: str, language: str) -> BotReasons:
        """Return why a bot did what it did in a turn that has been scored.

        Raises
        ------
        RefusedRequest
            If the turn is not scored yet.
        NoReason
            If nobody knows any more.
        """
        table = self.running()
        scored = public_view(review(table.reviewed, turn))
        return table.reasons.tell(scored, player, self._voice(table, player), language)

    def same_hands(self, language: str) -> protocol.SameHands:
        """Return how the game that is over is dealt again.

        Raises
        ------
        RefusedRequest
            If it is not over: the seed tells every hand.
        """
        table = self.running()
        game = table.game
        if game.phase != "over":
            raise RefusedRequest("request.not_over")
        line = drafts.python_line(
            drafts.draft_of(game.rules, table.seats, self._draft),
            language,
            own_deck=self.deck is not Deck.default(),
            own_bots=self._own_bots,
            seed=game.seed,
        )
        return protocol.SameHands(game.seed, line)

    def _voice(self, table: Table, player: str) -> str:
        """Return in whose words a bot speaks: those of its class's name, where the package has any."""
        seat = seat_of(table.seats, player)
        return bot_class(self._characters[seat.character]).name if seat and seat.character else ""

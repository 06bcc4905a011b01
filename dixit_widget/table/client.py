"""One client of a room: who sits there, what it may do, what it is shown, and how it is answered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from functools import partial
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from dixit_widget.engine import Action, Continue, GiveClue, HandIn, Vote, public_view
from dixit_widget.rules import edition
from dixit_widget.table import protocol
from dixit_widget.table.answers import check_visible, review, reviews, saved_record
from dixit_widget.table.controls import controls, meaning
from dixit_widget.table.hot_seat import HotSeat
from dixit_widget.table.outbox import Outbox
from dixit_widget.table.rpc import Answer, Done, Fault, Refusal, RefusedRequest, Reply, Request, answered
from dixit_widget.table.snapshot import May, Moment, Snapshot, snapshot
from dixit_widget.table.storytelling import clarity_curve
from dixit_widget.table.what_if import recount
from dixit_widget.words import Problem, area_catalogue

if TYPE_CHECKING:
    from dixit_widget.table.room import Room

Role: TypeAlias = Literal["owner", "seat", "spectator"]

RIGHTS: Final[dict[Role, tuple[May, ...]]] = {
    "owner": get_args(May),
    "seat": ("act", "continue", "let_bots_begin"),
    "spectator": (),
}
"""What each role may ever do; whatever is not named here nor free is refused."""

NEEDS: Final[dict[type[Request], May]] = {
    protocol.Act: "act",
    protocol.Agree: "act",
    protocol.LetBots: "let_bots_begin",
    protocol.Sit: "sit",
    protocol.Check: "set_up",
    protocol.Start: "set_up",
    protocol.AskControls: "set_up",
    protocol.TurnRules: "set_up",
    protocol.AskFieldMeaning: "set_up",
    protocol.Resume: "resume",
    protocol.Leave: "leave",
    protocol.Save: "save",
    protocol.Begin: "set_up",
    protocol.AskShared: "share",
    protocol.ShareWide: "share",
    protocol.ShareThrough: "share",
    protocol.ShareClose: "share",
    protocol.Invite: "share",
    protocol.Release: "share",
    protocol.StandIn: "share",
    protocol.SetTimer: "share",
}
"""What a client must be allowed for a request; the others are answered to everybody who looks on."""


class RefusedDraft(Problem):
    """A draft that cannot be played; ``faults`` says why, each with its place on the panel."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__("draft.unplayable", reasons=" ".join(fault.message for fault in faults))
        self.faults = faults


class Client:
    """One transport's view of a room; made by :meth:`Room.join`.

    Parameters
    ----------
    room : Room
    role : {"owner", "seat", "spectator"}
        The notebook that made the table, a player's own device, or somebody who looks on.
    show : callable
        Called with a :class:`Snapshot` after everything that has happened, outside of every lock.
    seat : str
        The player who sits there, for ``"seat"``. The owner's screen seats all people of the game.

    Attributes
    ----------
    device : str
        The player whose own device it is; empty: nobody's.
    """

    def __init__(self, room: Room, role: Role, show: Callable[[Snapshot], None], seat: str = "") -> None:
        self._room = room
        self.role = role
        self.device = seat
        self.hot_seat = HotSeat.of((seat,) if seat else ())
        self._outbox = Outbox(show)
        self._shown = ("", 0)

    @property
    def seat(self) -> str:
        """Who is at the screen; empty: nobody."""
        return self.hot_seat.seat

    @property
    def may(self) -> tuple[May, ...]:
        """What the page may offer as things are."""
        # A shared screen gets no picture but those that whoever sits there sees.
        apart = {"browse" if self.hot_seat.is_shared else "sit"}
        if not self._room.guests.may_come:
            apart.add("share")
        if not self._room.outlives_kernel:
            apart.add("find_again")
        return tuple([right for right in RIGHTS[self.role] if right not in apart])

    def see(self, moment: Moment) -> Snapshot:
        """Return what this client is shown of a moment."""
        return snapshot(moment, self.hot_seat, self.may)

    def put(self, shown: Snapshot) -> None:
        """Have something shown when it is delivered next."""
        self._shown = (shown.seating.epoch, shown.seating.serial)
        self._outbox.put(shown)

    def deliver(self) -> None:
        """Show what waits, unless the client is about to be answered: then it comes with the answer."""
        self._outbox.flush_unless_held()

    def held(self) -> AbstractContextManager[None]:
        """Let what happens while the body runs be shown at once at its end."""
        return self._outbox.held()

    def flush(self) -> None:
        """Show what has happened so far."""
        self._outbox.flush()

    def greet(self) -> None:
        """Show all that the client may know, as if nothing had just happened."""
        self.put(self._room.hello(self, ""))
        self.flush()

    def leave(self) -> None:
        """Be told nothing more."""
        self._room.audience.go(self)

    # ── messages ───────────────────────────────────────────────────────────

    def handle(self, content: object, buffers: Sequence[object] = ()) -> Reply:
        """Answer a message, whatever it holds; nothing is ever raised.

        Parameters
        ----------
        content : object
            What came from the page.
        buffers : sequence of bytes-like, optional
            A recording, which came beside it.

        Returns
        -------
        reply : dict
            ``{id, ok: True, …}`` or ``{id, ok: False, code, message}``, with the epoch and the serial of what
            was shown last, by which a page knows whether it has seen that.
        buffers : list of bytes
            Pictures, or a recording, where they were asked for.
        """
        if self.role == "owner" and not self._room.runs_alone:
            self._room.guests.hear_owner()
        with self.held():
            answer = partial(self._answer, buffers=buffers)
            reply, given = answered(content, protocol.TableRequest, answer, _refuse)
        epoch, serial = self._shown
        return {**reply, "epoch": epoch, "serial": serial}, given

    def _answer(self, request: protocol.TableRequest, buffers: Sequence[object]) -> Answer:
        self._check_right(request)
        room = self._room
        match request:
            case protocol.Hello(lang=lang, visitor=visitor):
                return room.hello(self, lang, visitor)
            case protocol.Ping():
                room.let_bots_answer()
                return Done()
            case protocol.Check(draft=draft, lang=lang):
                return room.check(draft, lang)
            case protocol.Start(draft=draft, lang=lang):
                return Done(room.start(draft, lang))
            case protocol.Sit(seat=seat):
                room.sit(self, seat)
                return Done()
            case protocol.Act(revision=revision, action=protocol.ContinueMove()) if self.role == "seat":
                return Done(room.guests.go_on(self.device, revision))
            case protocol.Act(revision=revision, action=move):
                return Done(room.act(self._action(move), revision, buffers))
            case protocol.Agree(revision=revision, number=number):
                return Done(room.partners.agree(self._player(), number, revision))
            case protocol.LetBots(revision=revision, bot=bot):
                return Done(room.running().let_bots_begin(bot, revision))
            case protocol.Pictures(cards=cards, start=start, count=count, size=size):
                if "browse" not in RIGHTS[self.role]:
                    check_visible(room.running(), cards, self.seat)
                    start = count = 0  # the deck itself is not for leafing through
                return room.pictures.answer(cards, start, count, size)
            case protocol.AskSound(name=name):
                return room.sound(name)
            case protocol.Turns():
                return protocol.TurnList(reviews(room.running().reviewed))
            case protocol.Why(turn=turn, player=player, lang=lang):
                return room.why(turn, player, lang)
            case protocol.AskMinds(turn=turn):
                scored = public_view(review(room.running().reviewed, turn))
                return room.running().reasons.minds(scored)
            case protocol.WhatIf(turn=turn, votes=votes, red=red, rules=rules):
                return recount(review(room.running().reviewed, turn), votes, red, rules)
            case protocol.AskClarity():
                game = room.running().game
                return clarity_curve(game.rules, len(game.players))
            case protocol.AskControls():
                return protocol.ControlList(controls())
            case protocol.TurnRules(draft=draft, changes=changes, back=back, lang=lang):
                return room.turn(draft, changes, back, lang)
            case protocol.AskFieldMeaning(edition=id, field=field, lang=lang):
                return meaning(edition(id), field, lang)
            case protocol.Rules(lang=lang):
                return protocol.RuleRows(tuple(room.running().game.rules.rows(lang)))
            case protocol.AskWords(area=area, lang=lang):
                return protocol.WordList(area_catalogue(area, lang))
            case protocol.AskSameHands(lang=lang):
                return room.same_hands(lang)
            case protocol.Save():
                return saved_record(room.running().game, room.running().record)
            case protocol.Leave():
                room.clear()
                return Done()
            case protocol.Resume(number=number):
                room.resume_offered(number)
                return Done()
            case protocol.Begin():
                room.guests.begin_gathered()
                return Done()
            case protocol.AskShared():
                return room.guests.door().shared(request.lang)
            case protocol.ShareWide(wide=wide):
                room.guests.door().to_network(wide)
                return room.guests.door().shared(request.lang)
            case protocol.ShareThrough(address=address):
                room.guests.door().come_through(address)
                return room.guests.door().shared(request.lang)
            case protocol.ShareClose():
                room.guests.shut_out()
                return Done()
            case protocol.Invite(seat=seat):
                return room.guests.door().invite(seat)
            case protocol.StandIn(seat=seat):
                return Done(room.guests.stand_in(seat))
            case protocol.SetTimer(seconds=seconds):
                room.guests.set_timer(seconds)
                return Done()
            case protocol.Release(seat=seat):
                room.guests.release(seat)
                return Done()

    def _check_right(self, request: protocol.TableRequest) -> None:
        right = NEEDS.get(type(request))
        if isinstance(request, protocol.Act) and isinstance(request.action, protocol.ContinueMove):
            right = "continue"
        if right is not None and right not in RIGHTS[self.role]:
            raise RefusedRequest("request.not_yours")

    def _action(self, move: protocol.Move) -> Action:
        """Return what the person at this screen does: no message names its author."""
        if isinstance(move, protocol.ContinueMove):
            return Continue()
        player = self._player()
        match move:
            case protocol.GiveClueMove(card=card, text=text, kind=kind):
                return GiveClue(player, card, text, kind)
            case protocol.HandInMove(cards=cards):
                return HandIn(player, cards)
            case protocol.VoteMove(slots=slots, red=red):
                return Vote(player, slots, red)

    def _player(self) -> str:
        """Return who is at this screen."""
        if not self.seat:
            raise RefusedRequest("request.nobody_sits")
        return self.seat


def _refuse(problem: Problem, lang: str) -> Refusal:
    faults = problem.faults if isinstance(problem, RefusedDraft) else ()
    return Refusal(problem.code, problem.message(lang), faults)

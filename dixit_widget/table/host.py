"""Answers the messages of a browser: one shared screen at a table, from the set-up panel to the podium."""

from __future__ import annotations

import itertools
import logging
import threading
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from dixit_widget.bots import CHARACTERS, Bot, BotMaker, bots_seed
from dixit_widget.bots.makers import bot_class, make_bot
from dixit_widget.deck import Deck
from dixit_widget.engine import (
    Action,
    Continue,
    Game,
    GiveClue,
    HandIn,
    PrivateView,
    PublicView,
    Record,
    Vote,
    private_view,
)
from dixit_widget.rules import RuleSet
from dixit_widget.table import drafts, protocol
from dixit_widget.table.answering import Reply, answered
from dixit_widget.table.picture_desk import PictureDesk
from dixit_widget.table.protocol import Draft, Fault
from dixit_widget.table.screen import Screen
from dixit_widget.table.seats import Seat
from dixit_widget.table.setup import setup_data
from dixit_widget.table.store import Store, StoredGame, StoreProblem
from dixit_widget.table.table import Change, Table
from dixit_widget.words import Problem, say

log = logging.getLogger("dixit_widget")


class RefusedRequest(Problem):
    """A request that makes sense, but not now."""


class RefusedDraft(Problem):
    """A draft that cannot be played; ``faults`` says why, each with its place on the panel."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__("draft.unplayable", reasons=" ".join(fault.message for fault in faults))
        self.faults = faults


class Update(msgspec.Struct, frozen=True):
    """What a screen shows after a change.

    Attributes
    ----------
    public : PublicView or None
        What all may know; None: the set-up panel.
    steps : list of dict
        How the public view got there, one action after the other, each as what changed.
    table : dict
        Seats, who is at the screen, who is to take it.
    failed : tuple of str
        Bots in whose place a random action was played.
    beyond_panel : bool
        Whether the panel, which is back, cannot show the rules of the game that was left.
    """

    public: PublicView | None
    steps: list[dict[str, Any]]
    table: dict[str, Any]
    failed: tuple[str, ...] = ()
    beyond_panel: bool = False


class Host:
    """One screen at a table.

    Parameters
    ----------
    deck : Deck
        The cards.
    store : Store or None
        Where games are kept.
    language : {"", "en", "fr"}
        The language of the bots' clues and names; empty: that of the browser.
    show : callable
        Called with an :class:`Update` after every change.
    own_bots : mapping of str to BotMaker, optional
        Bots that the package does not know, by the character of their seats.
    """

    def __init__(
        self,
        deck: Deck,
        store: Store | None,
        language: str,
        show: Callable[[Update], None],
        own_bots: Mapping[str, BotMaker] = {},
    ) -> None:
        self.deck = deck
        self._own_bots = dict(own_bots)
        self._characters: Mapping[str, BotMaker] = {**CHARACTERS, **own_bots}
        self._desk = PictureDesk(deck)
        self._given = language
        self._heard = "en"
        self.table: Table | None = None
        self._store = store
        self._show = show
        self._screen = Screen(())
        self._lock = threading.RLock()
        self._draft: Draft | None = None
        self._stop_listening: Callable[[], None] = lambda: None

    @property
    def language(self) -> str:
        """What the bots speak: the language that was given, else that of the browser."""
        return self._given or self._heard

    def _hear(self, language: str) -> None:
        """Follow the browser's language where none was given."""
        if self._given or language == self._heard:
            return
        self._heard = language
        if self.table is None:
            self._update([])
        else:
            self.table.speak(language)

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
        self._refuse_faulty(seats)
        names = [seat.name for seat in seats]
        game = Game.start(rules, names, seed=seed, deck=self.deck.ids, first=first)
        # The game writes names in one way (blanks, accents); the seats follow it.
        seats = [
            Seat(name, seat.kind, seat.character) for name, seat in zip(game.players, seats, strict=True)
        ]
        bots = self._bots(seats, game.seed, rules)
        table = Table.open(game, seats, bots, self._store, language=self.language)
        self._lay(table)

    def resume(self) -> None:
        """Put the last unfinished game back on the table.

        Raises
        ------
        RefusedRequest
            If there is none, this deck lacks cards of it, or a bot of it is not known here.
        BotProblem
            If a bot cannot be made.
        """
        stored = self.resumable()
        if stored is None or self._store is None:
            raise RefusedRequest("request.nothing_to_resume")
        if not set(stored.header.deck) <= set(self.deck.ids):
            raise RefusedRequest("store_other_deck")
        unknown = {seat.character for seat in stored.seats if seat.kind == "bot"} - set(self._characters)
        if unknown:
            raise RefusedRequest("store_other_bots", names=", ".join(sorted(unknown))[:200])
        self._refuse_faulty(stored.seats)
        self._heard = stored.language
        self._lay(
            Table.reopen(
                stored, self._bots(stored.seats, stored.header.seed, stored.header.rules), self._store
            )
        )

    def resumable(self) -> StoredGame | None:
        """Return the last unfinished game, or None.

        Raises
        ------
        StoreProblem
            If it cannot be read.
        """
        return self._store.last_unfinished() if self._store else None

    def _refuse_faulty(self, seats: Sequence[Seat]) -> None:
        found = drafts.seat_faults(seats, self.language, self._characters)
        if found:
            raise RefusedDraft(found)

    def _bots(self, seats: Sequence[Seat], seed: int, rules: RuleSet) -> dict[str, Bot]:
        return {
            seat.name: make_bot(
                self._characters[seat.character], self.deck, self.language, bots_seed(seed), rules
            )
            for seat in seats
            if seat.kind == "bot"
        }

    def _lay(self, table: Table) -> None:
        with self._lock:
            self._stop_listening()
            self.table = table
            self._draft = drafts.draft_of(table.game.rules, table.seats)
            self._screen = Screen(table.people)
            self._stop_listening = table.listen(self._follow)
            self._screen.follow(table.game)
            self._update([])

    def clear(self) -> None:
        """Back to the set-up panel; a game that was going on stays in the store."""
        with self._lock:
            self._stop_listening()
            beyond = bool(self.table and self._draft and not drafts.means(self._draft, self.table.game.rules))
            self.table = None
            self._screen = Screen(())
            self._update([], beyond_panel=beyond)

    # ── what the screen shows ──────────────────────────────────────────────

    def _follow(self, change: Change) -> None:
        with self._lock:
            self._screen.follow(change.after)
            self._update(steps(change), change.failed)

    def _update(
        self, steps: list[dict[str, Any]], failed: tuple[str, ...] = (), beyond_panel: bool = False
    ) -> None:
        self._show(Update(self.public(), steps, self._seating(), failed, beyond_panel))

    def public(self) -> PublicView | None:
        """Return what all may know, or None where no game is on the table."""
        return self.table.game.view(None) if self.table else None

    def private(self) -> PrivateView | None:
        """Return what the person at the screen knows on top, or None where nobody sits there."""
        if self.table is None or not self._screen.seat:
            return None
        return private_view(self.table.game, self._screen.seat)

    def _revision(self) -> int:
        return self.table.game.revision if self.table else 0

    def _seating(self) -> dict[str, Any]:
        if self.table is None:
            return {
                "seats": [],
                "seat": "",
                "next": "",
                "here": [],
                "bots_may_begin": False,
                "bots_wait": [],
                "explained": {},
            }
        game = self.table.game
        return {
            "seats": msgspec.to_builtins(self.table.seats),
            "seat": self._screen.seat,
            "next": self._screen.next(game),
            "here": self._screen.here(game),
            "bots_may_begin": game.phase == "clue" and bool(self.table.bots_that_wait),
            "bots_wait": list(self.table.bots_that_wait),
            "explained": self.table.explained,
        }

    def setup(self) -> dict[str, Any]:
        """Return what the set-up panel needs."""
        try:
            resumable = self.resumable()
        except StoreProblem:
            log.exception("The last game cannot be read, so it is not offered")
            resumable = None
        draft = self._draft or drafts.first_draft(self.language)
        return setup_data(draft, self.deck, resumable, self._characters)

    # ── messages ───────────────────────────────────────────────────────────

    def handle(self, content: object) -> Reply:
        """Answer a message, whatever it holds; nothing is ever raised.

        Parameters
        ----------
        content : object
            What came from the browser.

        Returns
        -------
        reply : dict
            ``{id, ok: True, …}`` or ``{id, ok: False, code, message}``.
        buffers : list of bytes
            Pictures, where they were asked for.
        """
        return answered(content, protocol.decode, self._answer, _faults)

    def _answer(self, request: protocol.AnyRequest) -> Reply:
        match request:
            case protocol.Hello(lang=lang):
                with self._lock:
                    self._hear(lang)
                    return {"private": self.private(), "revision": self._revision()}, []
            case protocol.Ping():
                return {}, []
            case protocol.Check(draft=draft, lang=lang):
                return self._check(drafts.tidy(draft), lang), []
            case protocol.Start(draft=draft, lang=lang):
                return {"done": self._start(drafts.tidy(draft), lang)}, []
            case protocol.Sit(seat=seat):
                self._sit(seat)
                return {}, []
            case protocol.Act(revision=revision, action=move):
                return {"done": self._act(move, revision)}, []
            case protocol.LetBots(revision=revision, bot=bot):
                return {"done": self._running().let_bots_begin(bot, revision)}, []
            case protocol.Pictures():
                return self._pictures(request)
            case protocol.Turns():
                return {"turns": reviewed(self._running().game)}, []
            case protocol.Why(turn=turn, player=player, lang=lang):
                return {"why": msgspec.to_builtins(self._why(turn, player, lang))}, []
            case protocol.Rules(draft=draft, lang=lang):
                rules = drafts.draft_rules(draft) if draft else self._running().game.rules
                return {"rows": rules.rows(lang)}, []
            case protocol.Save():
                return self._save(), []
            case protocol.Again() | protocol.Leave():
                self.clear()
                return {}, []
            case protocol.Resume():
                self.resume()
                return {}, []

    def _running(self) -> Table:
        if self.table is None:
            raise RefusedRequest("request.no_game")
        return self.table

    def _check(self, draft: Draft, lang: str) -> dict[str, Any]:
        problems = drafts.faults(draft, self.deck, lang, self._characters)
        playable = not any(fault.where.startswith(("edition", "variants")) for fault in problems)
        return {
            "problems": msgspec.to_builtins(problems),
            "line": drafts.python_line(
                draft, lang, own_deck=self.deck is not Deck.default(), own_bots=self._own_bots
            ),
            "summary": drafts.draft_rules(draft).summary(lang) if playable else "",
        }

    def _start(self, draft: Draft, lang: str) -> bool:
        with self._lock:
            if self.table is not None:
                return False
            found = drafts.faults(draft, self.deck, lang, self._characters)
            if not any(seat.kind == "person" for seat in draft.seats):
                found.append(Fault("seats", say("draft.nobody", lang)))
            if found:
                raise RefusedDraft(found)
            self._hear(lang)
            self.begin(drafts.draft_rules(draft), draft.seats)
            return True

    def _sit(self, name: str) -> None:
        with self._lock:
            table = self._running()
            if not name:
                self._screen.rise()
            elif name not in table.people:
                raise RefusedRequest("request.not_here", name=name[:40])
            elif self._screen.seat not in ("", name):
                raise RefusedRequest("request.taken", name=self._screen.seat)
            else:
                self._screen.sit(name)
            self._update([])

    def _act(self, move: protocol.Move, revision: int) -> bool:
        table = self._running()
        if isinstance(move, protocol.ContinueMove):
            return table.act(Continue(), revision)
        if not self._screen.seat:
            raise RefusedRequest("request.nobody_sits")
        return table.act(_action(self._screen.seat, move), revision)

    def _pictures(self, request: protocol.Pictures) -> Reply:
        cards, pictures = self._desk.answer(request.cards, request.start, request.count)
        return {"cards": cards, "total": len(self.deck)}, pictures

    def _why(self, turn: int, player: str, lang: str) -> protocol.Reason:
        table = self._running()
        for view in reviewed(table.game):
            if view["turn"] == turn:
                return table.reasons.tell(view, player, self._voice(table, player), lang)
        raise RefusedRequest("request.not_scored")

    def _voice(self, table: Table, player: str) -> str:
        """Return in whose words a bot speaks: those of its class's name, where the package has any."""
        character = next((seat.character for seat in table.seats if seat.name == player), "")
        return bot_class(self._characters[character]).name if character else ""

    def _save(self) -> dict[str, Any]:
        game = self._running().game
        if game.phase != "over":
            raise RefusedRequest("request.not_over")  # a record holds every secret, and the seed
        name = f"{game.rules.id}-{len(game.players)}-players-{game.turn}-turns.json"
        return {"name": name, "text": Record.of(game).to_json()}


def _faults(problem: Problem) -> dict[str, Any]:
    """Return what a refused draft says besides its sentence."""
    return {"problems": msgspec.to_builtins(problem.faults)} if isinstance(problem, RefusedDraft) else {}


def _action(player: str, move: protocol.GiveClueMove | protocol.HandInMove | protocol.VoteMove) -> Action:
    match move:
        case protocol.GiveClueMove(card=card, text=text, kind=kind):
            return GiveClue(player, card, text, kind)
        case protocol.HandInMove(cards=cards):
            return HandIn(player, cards)
        case protocol.VoteMove(slots=slots, red=red):
            return Vote(player, slots, red)


def steps(change: Change) -> list[dict[str, Any]]:
    """Return how the public view changed, action by action: what differs from the view before.

    Parameters
    ----------
    change : Change
        A move and the bots' answers.
    """
    views = [dict(game.view(None)) for game in (change.before, *change.games)]
    return [
        {key: value for key, value in after.items() if value != before[key]}
        for before, after in itertools.pairwise(views)
    ]


def reviewed(game: Game) -> list[PublicView]:
    """Return the public view of every turn that has been scored, as it was at its review."""
    return [state.view(None) for state in Record.of(game).replay() if state.phase == "review"]

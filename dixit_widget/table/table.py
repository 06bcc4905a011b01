"""The one place where a live game changes: seats, a lock, listeners, bots, and the store."""

from __future__ import annotations

import logging
import threading
import time
import weakref
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec

from dixit_widget.bots import Bot
from dixit_widget.engine import Action, Continue, Game, IllegalAction, Record, named
from dixit_widget.rules.validation import shown, whole_number
from dixit_widget.table.bot_players import BotPlayers
from dixit_widget.table.reasons import Reasons
from dixit_widget.table.rpc import RefusedRequest
from dixit_widget.table.seats import Seat
from dixit_widget.table.store import Store, StoredGame, StoreProblem

log = logging.getLogger("dixit_widget")

_LONG: Final = 0.1  # seconds after which what bots have done is shown, though others of them still think


class Change(msgspec.Struct, frozen=True):
    """What happened at a table at once.

    Attributes
    ----------
    before : Game
        The game as it was.
    seats : tuple of Seat
        Who sits where now, in playing order.
    games : tuple of Game
        The game after each action in turn: a person's, or those of bots that answered together.
    failed : tuple of str
        The bots that raised, in whose place a random legal action was played.
    holding_back : tuple of str
        The bots that could act now and hold back for a person.
    explained : dict of str to tuple of int
        The bots that can be asked why, by turn, as places in the playing order.
    """

    before: Game
    seats: tuple[Seat, ...] = ()
    games: tuple[Game, ...] = ()
    failed: tuple[str, ...] = ()
    holding_back: tuple[str, ...] = ()
    explained: dict[str, tuple[int, ...]] = {}

    @property
    def after(self) -> Game:
        """The game as it is now."""
        return self.games[-1] if self.games else self.before


Listener = Callable[[Change], None]


class Table:
    """A live game with its seats.

    Parameters
    ----------
    game : Game
        The game to go on with.
    seats : sequence of Seat
        One for each player, in playing order.
    bots : mapping of str to Bot
        The bots by the name of their seat.
    store : Store, optional
        Where every action is written before it is acknowledged.
    number : int, optional
        The game's number in the store.

    Notes
    -----
    A move is written down and made so under one lock. Bots think outside it, on the thread that made the
    move, and hand in what they decided as people do: where the game has gone on meanwhile, it still counts
    in the phase in which it was decided. Listeners are called outside the lock, one change after the other
    in the order of play.
    """

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        bots: Mapping[str, Bot],
        store: Store | None = None,
        number: int = 0,
    ) -> None:
        self.seats = tuple(seats)
        self._game = game
        self._bots = BotPlayers(bots)
        self._store = store
        self._number = number
        self._lock = threading.RLock()
        self._listeners: list[tuple[Listener, Callable[[], None]]] = []
        self._changes: deque[Change] = deque()
        self._telling = threading.Lock()
        self._thinking = threading.Lock()
        self._unwatched: deque[Game] = deque()
        self._reviewed: tuple[Game, ...] = ()
        self._stand_ins: list[int] = []
        self._held_up: StoreProblem | None = None
        self._put_away: Callable[[], object] = lambda: None
        if store:
            store.hold(number)
            self._put_away = weakref.finalize(self, store.release, number)

    @classmethod
    def open(
        cls,
        game: Game,
        seats: Sequence[Seat],
        bots: Mapping[str, Bot],
        store: Store | None,
        *,
        language: str,
    ) -> Table:
        """Begin a game: write it down, and let the bots begin where nobody has to be waited for."""
        number = store.begin(Record.of(game).header, seats, language) if store else 0
        table = cls(game, seats, bots, store, number)
        table._begin()
        return table

    @classmethod
    def reopen(cls, stored: StoredGame, bots: Mapping[str, Bot], store: Store) -> Table:
        """Put a stored game back on the table, every acknowledged action played."""
        moments = list(Record(header=stored.header, actions=stored.actions).replay())
        table = cls(moments[-1], stored.seats, bots, store, stored.id)
        table._reviewed = tuple([game for game in moments if game.phase == "review"])
        table._unwatched.extend(table._reviewed)
        table._stand_ins = [*stored.stand_ins]
        table._begin()
        return table

    def _begin(self) -> None:
        self.let_bots_answer()
        self._bots.prepare()

    @property
    def game(self) -> Game:
        """The game as it is now."""
        return self._game

    @property
    def number(self) -> int:
        """The game's number in the store; 0: it is kept in none."""
        return self._number

    def put_away(self) -> None:
        """Let other kernels be offered the game: nobody plays it here any more."""
        self._put_away()

    def keep_door(self, door: str, timer: float | None) -> None:
        """Have it written down with the game how people come with devices, and the seconds of each phase."""
        if self._store:
            self._store.keep_door(self._number, door, timer)

    @property
    def record(self) -> Record:
        """The game so far, written down, with what stand-ins did in it."""
        with self._lock:
            return Record.of(self._game, self._stand_ins)

    @property
    def reviewed(self) -> tuple[Game, ...]:
        """The game at the review of each turn that has been scored."""
        return self._reviewed

    @property
    def held_up(self) -> StoreProblem | None:
        """Why the bots wait with what they have decided: it could not be written down. None: they do not."""
        return self._held_up

    @property
    def reasons(self) -> Reasons:
        """Why the bots did what they did, as long as the table stands."""
        return self._bots.reasons

    def now(self) -> Change:
        """Return the game as it is, as a change in which nothing happened."""
        with self._lock:
            return self._change(self._game, ())

    def speak(self, language: str) -> None:
        """Have the bots give their clues in a language."""
        self._bots.speak(language)

    @property
    def people(self) -> tuple[str, ...]:
        """The names of those who sit at this screen."""
        return tuple(seat.name for seat in self.seats if seat.kind == "person")

    def act(self, action: Action, revision: int | None = None) -> bool:
        """Make a move.

        Parameters
        ----------
        action : Action
            What a player does.
        revision : int, optional
            The revision of the game on which it was decided.

        Returns
        -------
        bool
            False if the move was decided in a phase that has passed, or had been made
            already: then nothing has changed.

        Raises
        ------
        IllegalAction
            If the rules do not allow it; nothing has changed.
        StoreProblem
            If it cannot be written down; nothing has changed.
        RefusedRequest
            If the revision is no number; nothing has changed.
        """
        with self._lock:
            counts = revision is None or not self._is_stale(action, revision)
            if counts:
                self._commit([self._game.play(action)])
        self._go_on()
        return counts

    def _is_stale(self, action: Action, revision: int) -> bool:
        game = self._game
        if self.is_past(revision):
            return True
        if isinstance(action, Continue):
            return game.phase != "review"
        player = getattr(action, "player", None)
        return player in game.players and player not in game.waiting_for and revision < game.revision

    def is_past(self, revision: int) -> bool:
        """Whether the phase in which something was decided has passed.

        Raises
        ------
        RefusedRequest
            If the revision is no number.
        """
        if whole_number(revision) is None:
            raise RefusedRequest("live.revision", value=shown(revision))
        return not self._game.phase_revision <= revision <= self._game.revision

    def let_bots_begin(self, bot: str = "", revision: int | None = None) -> bool:
        """Let a bot go first where bots wait for people: with the first clue, or with a team's card.

        Parameters
        ----------
        bot : str, optional
            Which of :attr:`bots_that_wait`; by default any.
        revision : int, optional
            The revision of the game on which it was decided.

        Returns
        -------
        bool
            False if no such bot was waiting; then nothing has changed.
        """
        game = self._game
        waiting = [name for name in self.bots_that_wait if bot in ("", name)]
        if not waiting or (revision is not None and self.is_past(revision)):
            return False
        failed: list[str] = []
        decided = self._bots.act(waiting[game.revision % len(waiting)], game, failed)
        if not self._hand_in(game, [decided], failed):
            return False
        self._go_on()
        return True

    def stand_in(self, player: str, bot: Bot) -> bool:
        """Have a bot act once in the place of somebody who is away.

        Parameters
        ----------
        player : str
            Whose turn it is.
        bot : Bot

        Returns
        -------
        bool
            False if they are not waited for, or have acted meanwhile: then nothing has changed.

        Raises
        ------
        RefusedRequest
            If it is no bot.
        """
        if not isinstance(bot, Bot):
            raise RefusedRequest("live.no_bot", value=shown(bot))
        game, failed = self._game, list[str]()
        if player not in game.waiting_for or game.phase not in ("clue", "cards", "vote"):
            return False
        action = self._bots.act(player, game, failed, bot)
        if not self._hand_in(game, [action], failed, stand_in=True):
            return False
        self._go_on()
        return True

    def hand_over(self, seat: Seat, bot: Bot | None = None) -> bool:
        """Give a player's seat to somebody else: a person instead of a bot, or a bot instead of a person.

        Parameters
        ----------
        seat : Seat
            Whose name is a player's, also written otherwise; the others stay where they are.
        bot : Bot, optional
            Who plays there from now on, where a bot does.

        Returns
        -------
        bool
            False where such a one sits there already, so that nothing has changed: of two who come for a seat
            at once, one gets it.

        Raises
        ------
        UnknownPlayer
            If nobody of the seat's name plays.
        RefusedRequest
            If it is no seat, or a bot's without a bot, or a person's with one; nothing has changed.
        """
        if not isinstance(seat, Seat):
            raise RefusedRequest("live.no_seat", value=shown(seat))
        seat = msgspec.structs.replace(seat, name=named(self._game, seat.name))
        if not isinstance(bot, Bot) if seat.kind == "bot" else bot is not None:
            raise RefusedRequest("live.no_bot" if seat.kind == "bot" else "live.bot", value=shown(bot))
        with self._lock:
            if any(each.name == seat.name and each.kind == seat.kind for each in self.seats):
                return False
            self.seats = tuple([seat if each.name == seat.name else each for each in self.seats])
            if self._store:
                self._store.reseat(self._number, self.seats)
            self._bots.seat(seat.name, bot)
            self._changes.append(self._change(self._game, ()))
        self._go_on()
        return True

    def play_on(self, turns: int | None = None) -> None:
        """Go on to the next turn, and from turn to turn, until a person has to be waited for or all is over.

        Parameters
        ----------
        turns : int, optional
            After how many turns to stop; by default only then.

        Raises
        ------
        RefusedRequest
            If that is no number from 0 on.
        StoreProblem
            If something cannot be written down.
        """
        left = None if turns is None else whole_number(turns)
        if turns is not None and (left is None or left < 0):
            raise RefusedRequest("live.turns", value=shown(turns))
        self._let_bots_answer()
        game = self._game
        while game.phase == "review" and left != 0:
            if self.act(Continue(), game.revision) and left is not None:
                left -= 1
            self._let_bots_answer()
            game = self._game

    @property
    def bots_that_wait(self) -> tuple[str, ...]:
        """The bots that could act now and hold back for a person."""
        return self._bots.holding_back(self._game)

    def let_bots_answer(self) -> None:
        """Let the bots act until people are waited for.

        Where what they do cannot be written down they wait, :attr:`held_up` says why, and the next sign of
        life of anybody calls this again.
        """
        try:
            self._let_bots_answer()
        except StoreProblem as problem:
            with self._lock:
                known, self._held_up = self._held_up, problem
                if known is None:
                    log.warning("What bots do cannot be written down yet: %s", problem)
                    self._changes.append(self._change(self._game, ()))
            self._tell()

    def _go_on(self) -> None:
        """Tell what has happened, and let the bots answer."""
        self._tell()
        self.let_bots_answer()

    def _let_bots_answer(self) -> None:
        """Let the bots act until people are waited for; one thread at a time, whoever moves meanwhile."""
        while self._bots_are_due and self._thinking.acquire(blocking=False):
            try:
                self._let_watch()
                while self._answer():
                    self._tell()
                    self._let_watch()
            finally:
                self._thinking.release()

    @property
    def _bots_are_due(self) -> bool:
        return bool(self._unwatched) or self._bots.next_to_act(self._game) is not None

    def _let_watch(self) -> None:
        while self._unwatched:
            self._bots.watch(self._unwatched.popleft())

    def _answer(self) -> bool:
        """Let bots think about the game as it is, and hand in what they decided; return whether any did."""
        before = game = self._game
        failed, decided = list[str](), list[Action]()
        start = time.monotonic()
        while (player := self._bots.next_to_act(game)) and time.monotonic() - start < _LONG:
            decided.append(self._bots.act(player, game, failed))
            game = game.play(decided[-1])
        return self._hand_in(before, decided, failed)

    def _hand_in(
        self, seen: Game, decided: Sequence[Action], failed: Sequence[str], *, stand_in: bool = False
    ) -> bool:
        """Make what bots decided on seeing a game so, as far as it still counts; return whether it does."""
        with self._lock:
            game, games = self._game, list[Game]()
            if game.phase_revision != seen.phase_revision:
                return False
            for action in decided:
                if not (stand_in or self._bots.plays_for(getattr(action, "player", ""))):
                    break  # somebody has taken the seat
                try:
                    game = game.play(action)
                except IllegalAction:
                    break  # a person was quicker; what the bot does now it decides anew
                games.append(game)
            if games:
                self._commit(games, failed, stand_in=stand_in)
            return bool(games)

    def _commit(self, games: Sequence[Game], failed: Sequence[str] = (), *, stand_in: bool = False) -> None:
        """Write actions down, and only then make them so; whoever calls holds the lock."""
        before, game = self._game, games[-1]
        if self._store:
            new = game.actions[before.revision :]
            over = game.phase == "over"
            self._store.append(self._number, before.revision, new, finished=over, stand_in=stand_in)
        if stand_in:
            self._stand_ins += range(before.revision, game.revision)
        self._game, self._held_up = game, None
        reviews = tuple([game for game in games if game.phase == "review"])
        self._unwatched.extend(reviews)
        self._reviewed += reviews
        self._changes.append(self._change(before, games, failed))

    def _change(self, before: Game, games: Sequence[Game], failed: Sequence[str] = ()) -> Change:
        now = games[-1] if games else before
        return Change(
            before=before,
            seats=self.seats,
            games=tuple(games),
            failed=tuple(failed),
            holding_back=self._bots.holding_back(now),
            explained=self._bots.explained(now),
        )

    def listen(self, listener: Listener, then: Callable[[], None] = lambda: None) -> Callable[[], None]:
        """Have a function called after every change; returns one that ends it.

        Parameters
        ----------
        listener : callable
            Called with each :class:`Change`, in the order of play; until it returns nobody hears of the next.
        then : callable, optional
            Called after it, once others may be told: for what takes its time.
        """
        pair = (listener, then)
        self._listeners.append(pair)

        def stop() -> None:
            if pair in self._listeners:
                self._listeners.remove(pair)

        return stop

    def _tell(self) -> None:
        # Whoever holds `_telling` tells every change that is waiting, so a listener may act in turn;
        # the outer loop looks again after letting go, for a change may have come in between.
        while self._changes:
            if not self._telling.acquire(blocking=False):
                return
            try:
                while self._changes:
                    self._tell_one(self._changes.popleft())
            finally:
                self._telling.release()
            for _, then in tuple(self._listeners):
                _safely(then)

    def _tell_one(self, change: Change) -> None:
        for listener, _ in tuple(self._listeners):
            _safely(listener, change)


def _safely(listener: Callable[..., None], *told: Change) -> None:
    try:
        listener(*told)
    except Exception:
        log.exception("A listener of the table failed")

"""The one place where a live game changes: seats, a lock, listeners, bots, and the store."""

from __future__ import annotations

import logging
import threading
from collections import deque
from collections.abc import Callable, Mapping, Sequence

import msgspec

from dixit_widget.bots import Bot, action_of, random_action
from dixit_widget.engine import Action, Continue, Game, Record
from dixit_widget.table.reasons import Reasons
from dixit_widget.table.seats import Seat
from dixit_widget.table.store import Store, StoredGame

log = logging.getLogger("dixit_widget")


class Change(msgspec.Struct, frozen=True):
    """What one move brought about.

    Attributes
    ----------
    before : Game
        The game as it was.
    games : tuple of Game
        The game after each action in turn: the person's, then those of the bots.
    failed : tuple of str
        The bots that raised, in whose place a random legal action was played.
    """

    before: Game
    games: tuple[Game, ...]
    failed: tuple[str, ...] = ()

    @property
    def after(self) -> Game:
        """The game as it is now."""
        return self.games[-1]


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
    ``reasons`` holds why the bots did what they did, as long as the table stands.

    A move, the bots' answers and their writing-down happen under one lock. Listeners are
    called outside it, one change after the other in the order of play, on the thread that
    made the move.
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
        self._bots = dict(bots)
        self._store = store
        self._number = number
        self.reasons = Reasons()
        self._lock = threading.RLock()
        self._listeners: list[Listener] = []
        self._changes: deque[Change] = deque()
        self._telling = threading.Lock()

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
        table._let_watch(moments)
        table._begin()
        return table

    def _begin(self) -> None:
        with self._lock:
            self._settle([], [])
        try:
            threading.Thread(target=self._prepare_bots, name="dixit-bots", daemon=True).start()
        except RuntimeError:
            log.info("No threads here: bots get ready when they first act")

    def _prepare_bots(self) -> None:
        for name, bot in self._bots.items():
            try:
                bot.prepare()
            except Exception:
                log.exception("The bot %s could not get ready; it will try again when it acts", name)

    @property
    def game(self) -> Game:
        """The game as it is now."""
        return self._game

    def speak(self, language: str) -> None:
        """Have the bots give their clues in a language."""
        with self._lock:
            for bot in self._bots.values():
                bot.language = language

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
        """
        with self._lock:
            game = self._game
            if revision is not None and self._is_stale(action, revision):
                return False
            self._settle([game.play(action)], [])
        self._tell()
        return True

    def _is_stale(self, action: Action, revision: int) -> bool:
        game = self._game
        if self._is_past(revision):
            return True
        if isinstance(action, Continue):
            return game.phase != "review"
        player = getattr(action, "player", None)
        return player in game.players and player not in game.waiting_for and revision < game.revision

    def _is_past(self, revision: int) -> bool:
        """Whether the phase in which it was decided has passed."""
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
        with self._lock:
            game = self._game
            waiting = [name for name in self.bots_that_wait if bot in ("", name)]
            if not waiting or (revision is not None and self._is_past(revision)):
                return False
            failed: list[str] = []
            self._settle([self._play_for(waiting[game.revision % len(waiting)], game, failed)], failed)
        self._tell()
        return True

    def play_on(self, turns: int | None = None) -> None:
        """Go on to the next turn, and from turn to turn, until a person has to be waited for or all is over.

        Parameters
        ----------
        turns : int, optional
            After how many turns to stop; by default only then.
        """
        game = self._game
        while game.phase == "review" and turns != 0:
            if self.act(Continue(), game.revision) and turns is not None:
                turns -= 1
            game = self._game

    @property
    def bots_that_wait(self) -> tuple[str, ...]:
        """The bots that could act now and hold back for a person."""
        game = self._game
        return tuple(p for p in game.waiting_for if p in self._bots and self._holds_back(game, p))

    def _holds_back(self, game: Game, bot: str) -> bool:
        """Whether a bot leaves it to a person to go first.

        The race for the first clue would be no race against a machine; and of two team
        mates who agree which of them hands in, the person is asked first.
        """
        people = [p for p in game.waiting_for if p not in self._bots]
        if game.phase == "clue":
            return game.storyteller is None and bool(people)
        if game.phase == "cards":
            return any(bot in team and person in team for team in game.teams for person in people)
        return False

    def _settle(self, games: list[Game], failed: list[str]) -> None:
        """Let the bots answer, write everything down, and only then make it so."""
        before = self._game
        game = games[-1] if games else before
        while game.phase in ("clue", "cards", "vote"):
            ready = [p for p in game.waiting_for if p in self._bots and not self._holds_back(game, p)]
            if not ready:
                break
            game = self._play_for(ready[game.revision % len(ready)], game, failed)
            games.append(game)
        if not games:
            return
        if self._store:
            new = game.actions[before.revision :]
            self._store.append(self._number, before.revision, new, finished=game.phase == "over")
        self._game = game
        self._let_watch(games)
        self._changes.append(Change(before, tuple(games), tuple(failed)))

    def _play_for(self, player: str, game: Game, failed: list[str]) -> Game:
        try:
            after = game.play(action_of(self._bots[player], player, game.view(player)))
        except (Exception, SystemExit):
            log.exception("The bot %s failed; a random legal action is played for it", player)
            failed.append(player)
            return game.play(random_action(game.view(player)))
        self.reasons.keep(game.turn, player, self._bots[player], game.phase)
        return after

    def _let_watch(self, games: Sequence[Game]) -> None:
        """Show the bots how turns came out; after a resume, all turns so far."""
        for game in games:
            if game.phase == "review":
                for name, bot in self._bots.items():
                    try:
                        bot.watch(game.view(name))
                    except (Exception, SystemExit):
                        log.exception("The bot %s could not follow a turn", name)

    @property
    def explained(self) -> dict[str, list[str]]:
        """The bots that can be asked why, by the number of the turn: of turns that have been scored."""
        game = self._game
        scored = game.turn if game.phase in ("review", "over") else game.turn - 1
        return {str(turn): names for turn in range(1, scored + 1) if (names := self.reasons.players(turn))}

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Have ``listener`` called after every change; returns a function that ends it."""
        self._listeners.append(listener)

        def stop() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

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

    def _tell_one(self, change: Change) -> None:
        for listener in tuple(self._listeners):
            try:
                listener(change)
            except Exception:
                log.exception("A listener of the table failed")

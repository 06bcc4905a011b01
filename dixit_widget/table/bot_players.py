"""The bots of a table: which of them may act, what they do, and what they remember of it."""

from __future__ import annotations

import logging
import threading
from collections.abc import Mapping

from dixit_widget.bots import Bot, action_of, random_action
from dixit_widget.engine import Action, Game
from dixit_widget.table.reasons import Reasons

log = logging.getLogger("dixit_widget")


class BotPlayers:
    """Plays for the seats without a person; knows no lock and changes no game.

    Parameters
    ----------
    bots : mapping of str to Bot
        The bots by the name of their seat.

    Attributes
    ----------
    reasons : Reasons
        Why they did what they did, as long as the table stands.
    """

    def __init__(self, bots: Mapping[str, Bot]) -> None:
        self._bots = dict(bots)
        self.reasons = Reasons()

    def seat(self, name: str, bot: Bot | None) -> None:
        """Let a bot play for a seat from now on, or nobody but a person."""
        others = {player: each for player, each in self._bots.items() if player != name}
        self._bots = others if bot is None else {**others, name: bot}

    def plays_for(self, name: str) -> bool:
        """Whether a bot plays for that seat."""
        return name in self._bots

    def prepare(self) -> None:
        """Let the bots get ready beside the game, where there are threads."""
        try:
            threading.Thread(target=self._prepare, name="dixit-bots", daemon=True).start()
        except RuntimeError:
            log.info("No threads here: bots get ready when they first act")

    def _prepare(self) -> None:
        for name, bot in self._bots.items():
            try:
                bot.prepare()
            except Exception:
                log.exception("The bot %s could not get ready; it will try again when it acts", name)

    def speak(self, language: str) -> None:
        """Have the bots give their clues in a language."""
        for bot in self._bots.values():
            bot.language = language

    def next_to_act(self, game: Game) -> str | None:
        """Return the bot that acts next, or None where people are waited for."""
        if game.phase not in ("clue", "cards", "vote"):
            return None
        ready = [p for p in game.waiting_for if p in self._bots and not self._holds_back(game, p)]
        return ready[game.revision % len(ready)] if ready else None

    def holding_back(self, game: Game) -> tuple[str, ...]:
        """Return the bots that could act now and hold back for a person."""
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

    def act(self, player: str, game: Game, failed: list[str], stand_in: Bot | None = None) -> Action:
        """Return what a bot does now; where it fails, a random legal action, and its name in ``failed``.

        ``stand_in`` plays once for somebody else's seat.
        """
        bot = stand_in or self._bots.get(player)
        try:
            if bot is None:
                return random_action(game.view(player))  # the seat has just been given away
            action = action_of(bot, player, game.view(player))
            game.play(action)
        except (Exception, SystemExit):
            log.exception("The bot %s failed; a random legal action is played for it", player)
            failed.append(player)
            return random_action(game.view(player))
        self.reasons.keep(game.turn, player, bot, game.phase)
        return action

    def watch(self, game: Game) -> None:
        """Show the bots how a turn came out."""
        for name, bot in self._bots.items():
            try:
                bot.watch(game.view(name))
            except (Exception, SystemExit):
                log.exception("The bot %s could not follow a turn", name)

    def explained(self, game: Game) -> dict[str, tuple[int, ...]]:
        """Return the bots that can be asked why, by the number of the turn: of turns that have been scored.

        Returns
        -------
        dict of str to tuple of int
            Their places in the playing order.
        """
        scored = game.turn if game.phase in ("review", "over") else game.turn - 1
        seat = {name: at for at, name in enumerate(game.players)}
        return {
            str(turn): tuple(seat[name] for name in names)
            for turn in range(1, scored + 1)
            if (names := self.reasons.players(turn))
        }

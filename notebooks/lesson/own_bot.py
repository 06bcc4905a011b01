"""Lesson 07: a student's own bot: what it may go by, and a check that plays it."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any, NamedTuple

import numpy as np

import dixit_widget as dixit
from dixit_widget.bots import CHARACTERS, Bot, association_of, random_action
from dixit_widget.simulate import tournament
from lesson import Verdict, again, not_yet, right

RULES = dixit.edition("dixit-2021")
COMPANY = ("literal", "poet", "random")
AHEAD = 3
METHODS = ("clue", "hand_in", "vote")
_WANTED = {
    "clue": 'a card of `options["cards"]` and words: `return card, words`',
    "hand_in": 'a tuple of cards of `options["cards"]`, even if it is one: `return (card,)`',
    "vote": "a tuple of slots, and `None` for the red token: `return (slot,), None`",
}


def fits(deck: dixit.Deck, clue: str, card: str) -> float:
    """Return how strongly a clue recalls a card: 0, nothing; 1, as one of its concepts; more, as several."""
    links = association_of(deck).links(clue).get(card, ())
    return sum(link.closeness * weight for link, weight in zip(links, (1, 0.5, 0.25), strict=False))


class _Trial(NamedTuple):
    """What came of letting a bot play: the first trouble of each method, and how its votes came out."""

    trouble: dict[str, str]
    unfilled: set[str]
    found: list[bool]


def _watched(kind: type[Bot], unfilled: set[str], trouble: dict[str, str]) -> type[Bot]:
    """Return the bot with an eye on what its methods return."""

    def eye(name: str) -> Callable[..., Any]:
        def watched(self: Bot, view: Any, options: Any, chance: Any) -> Any:
            what = f"`{name}`, in turn {view['turn']},"
            try:
                value = getattr(super(seen, self), name)(view, options, chance)
            except NotImplementedError:
                trouble.setdefault(name, f"Your bot has no method `{name}`.")
                raise
            except Exception as error:
                trouble.setdefault(name, f"{what} stopped with `{type(error).__name__}: {error}`.")
                raise
            if value is ... or value is None:
                unfilled.add(name)
                raise ValueError
            if not _shaped(name, value):
                trouble.setdefault(name, f"{what} returned `{value!r}`. It should be {_WANTED[name]}.")
                raise ValueError
            return value

        return watched

    seen = type(kind.__name__, (kind,), {name: eye(name) for name in METHODS})
    return seen


def _shaped(name: str, value: object) -> bool:
    """Whether a method returned the right kind of thing; whether it is legal, the engine says."""
    if name == "hand_in":
        return isinstance(value, tuple) and all(isinstance(card, str) for card in value)
    if not isinstance(value, tuple) or len(value) != 2:
        return False
    first, second = value
    if name == "clue":
        return isinstance(second, str) and (first is None or isinstance(first, str))
    return isinstance(first, tuple) and all(isinstance(slot, int) for slot in first)


def _try_out(kind: type[Bot], games: int, seed: int) -> _Trial:
    """Let a bot play some games in company; where it fails, chance plays for it."""
    trial = _Trial({}, set(), [])
    deck = dixit.Deck.default()
    me = "you"
    for number in range(games):
        kinds = {me: _watched(kind, trial.unfilled, trial.trouble), **{it: CHARACTERS[it] for it in COMPANY}}
        try:
            bots = {name: each(deck, "en", f"{seed}/{number}/{name}", RULES) for name, each in kinds.items()}
        except Exception as error:
            trial.trouble["clue"] = f"Your bot could not be made: `{type(error).__name__}: {error}`."
            return trial
        game = dixit.Game.start(RULES, list(bots), seed=seed + number, deck=deck.ids, first=me)
        while game.phase != "over":
            if game.phase == "review":
                if game.storyteller != me:
                    trial.found.append(me in (game.last_score.finders if game.last_score else ()))
                _show(game, bots, trial.trouble)
                game = game.play(dixit.Continue())
                continue
            player = game.waiting_for[0]
            game = _moved(game, player, bots[player], trial.trouble)
        if len(trial.trouble) + len(trial.unfilled) == len(METHODS):
            break
    return trial


def _show(game: dixit.Game, bots: dict[str, Bot], trouble: dict[str, str]) -> None:
    for player, bot in bots.items():
        try:
            bot.watch(game.view(player))
        except Exception as error:
            trouble.setdefault("watch", f"`watch` stopped with `{type(error).__name__}: {error}`.")


def _moved(game: dixit.Game, player: str, bot: Bot, trouble: dict[str, str]) -> dixit.Game:
    view = game.view(player)
    method = {"clue": "clue", "cards": "hand_in", "vote": "vote"}[game.phase]
    try:
        action = bot.act(view)
    except Exception:  # what went wrong has been noted where it did
        return game.play(random_action(view))
    try:
        return game.play(action)
    except dixit.IllegalAction as refusal:
        wanted = f"It should be {_WANTED[method]}."
        trouble.setdefault(method, f"`{method}`, in turn {game.turn}, was refused: “{refusal}” {wanted}")
        return game.play(random_action(view))


def check_bot(kind: object, games: int = 80, seed: int = 11) -> Verdict:
    """Exercise 2: a bot that plays legally, and is surely three points ahead of the Dreamer beside it."""
    if kind is None or kind is ...:
        return not_yet("Write the three methods of the class.")
    if isinstance(kind, Bot):
        return again("This is one bot; the tournament needs the class, without brackets: it makes new ones.")
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        return again("A bot is a class made of `Bot`: `class Mine(Bot):`.")
    if not isinstance(getattr(kind, "name", None), str):
        return again('Your bot needs a name: `name = "mine"`, below the line with `class`.')
    trial = _try_out(kind, 20, seed)
    if trial.unfilled == set(METHODS):
        return not_yet("Write the three methods; begin with the first legal choice in each.")
    for name in (*METHODS, "watch"):
        if name in trial.trouble:
            return again(trial.trouble[name])
        if name in trial.unfilled:
            return again(f"So far so good. `{name}` still returns nothing: {_WANTED[name]}.")
    return _measured(kind, trial, games, seed)


def _measured(kind: type[Bot], trial: _Trial, games: int, seed: int) -> Verdict:
    """Say how well a legal bot plays in company."""
    result = tournament([kind, *COMPANY], RULES, games=games, seed=seed, progress=False)
    if result.failures.get(result.bots[0]):
        failures = result.failures[result.bots[0]]
        return again(f"In {games} more games it failed {failures} times. Print what it returns, and when.")
    ahead = result.scores[:, 0] - result.scores[:, -1]
    lead, reach = float(ahead.mean()), 1.96 * float(ahead.std(ddof=1)) / sqrt(games)
    found = float(np.mean(trial.found))
    others = ", ".join(f"{bot} {share:.0%}" for bot, share in zip(COMPANY, result.win_share[1:], strict=True))
    told = (
        f"{games} games: it wins {result.win_share[0]:.0%} ± {1.96 * result.win_share_error[0]:.0%} "
        f"(a fair share is 25%; {others}), and ends {lead:.1f} ± {reach:.1f} points ahead of the Dreamer."
    )
    if lead - reach >= AHEAD:
        return right(f"Legal in every move. {told}")
    hint = (
        "Its votes find the card no more often than blind ones, one in three: let `vote` listen to the clue."
        if found < 0.45
        else "Its votes are good. Do its cards fit the clue, and do its clues fit its card?"
    )
    return again(f"Legal in every move. {told} At least {AHEAD} ahead, for sure, is what is wanted. {hint}")

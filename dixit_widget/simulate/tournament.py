"""Tournaments of bots on the real engine, on one processor or many."""

from __future__ import annotations

import functools
import itertools
import traceback
import warnings
from collections import Counter
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt

from dixit_widget.bots import CHARACTERS, Bot, BotMaker, BotProblem, action_of, bots_seed, random_action
from dixit_widget.bots.makers import bot_label, checked_maker, make_bot, numbered
from dixit_widget.deck import Deck
from dixit_widget.engine import Continue, Game
from dixit_widget.rules import Amount, RuleSet
from dixit_widget.rules.validation import shown, whole_number
from dixit_widget.simulate.batch import SimulationProblem, check_whole
from dixit_widget.simulate.games import MOST, check_seed
from dixit_widget.simulate.intervals import wilson
from dixit_widget.simulate.simulation import named, standard_error
from dixit_widget.words import catalogue, say
from dixit_widget.words.missing import data_frame

if TYPE_CHECKING:
    import pandas

Floats = npt.NDArray[np.float64]

_ENDLESS = 500


class PlayedGame(NamedTuple):
    """How a game of a tournament came out.

    Attributes
    ----------
    number : int
    turns : int
    scores : dict of str to int or float
        Points by bot.
    failures : dict of str to int
        How often a bot raised or did something illegal; where it was to act, a random legal action was
        played in its place.
    errors : dict of str to str
        The traceback of each such bot's first failure.
    """

    number: int
    turns: int
    scores: dict[str, Amount]
    failures: dict[str, int]
    errors: dict[str, str]


@dataclass(frozen=True, eq=False)
class Tournament:
    """What a tournament came to.

    Attributes
    ----------
    rules : RuleSet
    bots : tuple of str
        Names, in the order given, with settings if there are any; a second one of the same name has a number.
    turns : ndarray of int, shape (games,)
    scores : ndarray of int, shape (games, bots)
        Points at the end of each game, bot by bot.
    failures : dict of str to int
        How often each bot raised or did something illegal; where it was to act, a random legal action was
        played in its place.
    errors : dict of str to str
        The traceback of the first failure of each bot that failed.
    interrupted : bool
        Whether it was stopped before all games were played.
    """

    rules: RuleSet
    bots: tuple[str, ...]
    turns: npt.NDArray[np.int64]
    scores: npt.NDArray[np.int64] | Floats
    failures: dict[str, int]
    errors: dict[str, str]
    interrupted: bool = False

    @property
    def wins(self) -> Floats:
        """Share of each game's victory, shape (games, bots): 1 for a winner alone, 1/2 for two, …."""
        best = self.scores == self.scores.max(axis=1, keepdims=True)
        shares: Floats = best / best.sum(axis=1, keepdims=True)
        return shares

    @property
    def win_share(self) -> Floats:
        """Share of the victories, shape (bots,); not a number if no game was finished."""
        return _mean(self.wins)

    @property
    def win_share_error(self) -> Floats:
        """Standard errors of `win_share`, shape (bots,)."""
        return standard_error(self.wins)

    @property
    def mean_scores(self) -> Floats:
        """Mean points at the end, shape (bots,)."""
        return _mean(self.scores.astype(np.float64))

    @property
    def mean_scores_error(self) -> Floats:
        """Standard errors of `mean_scores`, shape (bots,)."""
        return standard_error(self.scores)

    def to_frame(self) -> pandas.DataFrame:
        """Return a pandas table with a row for each game and bot.

        Its columns are ``game``, ``bot``, ``turns``, ``score`` and ``win`` (in parts where it is shared).

        Raises
        ------
        MissingPackage
            If pandas isn't installed.
        """
        games, bots = self.scores.shape
        columns = {
            "game": np.repeat(np.arange(games), bots),
            "bot": np.tile(np.array(self.bots, dtype=object), games),
            "turns": np.repeat(self.turns, bots),
            "score": self.scores.ravel(),
            "win": self.wins.ravel(),
        }
        return data_frame("Tournament.to_frame()", columns)

    def summary(self, language: str = "en") -> str:
        """Say who won how often, the best first, and who failed; brackets hold Wilson's 95 % intervals."""
        if not len(self.turns):
            return say("simulate.tournament.empty", language)
        order = np.argsort(-self.win_share, kind="stable")
        lows, highs = wilson(self.win_share, len(self.turns))
        shares = ", ".join(
            f"{self.bots[i]} {100 * self.win_share[i]:.0f} % [{100 * lows[i]:.0f}, {100 * highs[i]:.0f}]"
            for i in order
        )
        won = say(
            "simulate.tournament",
            language,
            n=len(self.turns),
            rules=named(self.rules, language),
            shares=shares,
        )
        failed = [
            say(
                "simulate.tournament.failed",
                language,
                n=times,
                bot=bot,
                error=_error_of(self.errors[bot]),
            )
            for bot, times in self.failures.items()
        ]
        return " ".join([won, *failed])

    def __repr__(self) -> str:
        return f"<Tournament: {self.summary()}>"


def _error_of(trace: str) -> str:
    """Return what a traceback ends with: the kind of the error and its message, on one line."""
    last = trace.rpartition("Traceback (most recent call last):\n")[2].splitlines()
    told = [*itertools.dropwhile(lambda line: line.startswith(" "), last)]
    return " ".join(" ".join(told or last[-1:]).split())[:120]


def _mean(values: Floats) -> Floats:
    mean: Floats = values.mean(axis=0) if len(values) else np.full(values.shape[1], np.nan)
    return mean


def tournament(
    bots: Sequence[BotMaker | str],
    rules: RuleSet,
    games: int,
    seed: int = 0,
    workers: int = 1,
    *,
    deck: Deck | None = None,
    language: str = "en",
    progress: bool = True,
) -> Tournament:
    """Let bots play many games on the real engine.

    Seats go round from game to game, so that everyone tells first equally often. Every game has its own
    seed and its own bots: the result hangs on ``seed`` only, not on the number of workers. Interrupted
    (Ctrl-C), it calls off the others and returns the games that are finished.

    Parameters
    ----------
    bots : sequence of bot classes or names
        One for each player: a name of `dixit_widget.bots.CHARACTERS`, a class made of
        `dixit_widget.bots.Bot`, or ``functools.partial`` of a class with its settings.
    rules : RuleSet
    games : int
    seed : int, default 0
    workers : int, default 1
        More than one (-1: one for each processor) needs joblib, and runs on whatever backend joblib is set
        to, such as Dask's.
    deck : Deck, optional
        The package's deck if left out.
    language : {"en", "fr"}
        The language of the bots' clues.
    progress : bool, default True
        Whether to show a progress bar, where tqdm is installed.

    Returns
    -------
    Tournament

    Raises
    ------
    SimulationProblem
        If there are no such bots, or games never end.
    Problem
        If a bot cannot be made, or there are no words in the language.
    InvalidPlayers
        If the rules don't allow this number of players.

    Examples
    --------
    >>> from dixit_widget.rules import edition
    >>> result = tournament(["random"] * 3, edition("print-and-play"), games=4, progress=False)
    >>> result.bots, result.scores.shape
    (('random', 'random 2', 'random 3'), (4, 3))

    How much does a keen eye help? ``functools.partial`` carries the settings of a bot.

    >>> from functools import partial
    >>> from dixit_widget.bots import HumanLikeBot
    >>> eyes = [partial(HumanLikeBot, skill=skill) for skill in (0.1, 0.5, 0.9)]
    >>> tournament(eyes, edition("print-and-play"), games=3, progress=False).bots
    ('human (skill=0.1)', 'human (skill=0.5)', 'human (skill=0.9)')

    Two lines play it on a Dask cluster (here one on this computer; the address of another goes in its place):

    >>> from dask.distributed import Client  # doctest: +SKIP
    >>> with Client() as cluster, joblib.parallel_config(backend="dask"):  # doctest: +SKIP
    ...     result = tournament(["random"] * 3, rules, games=100_000, workers=-1)
    """
    games = check_whole(games, 1, MOST, "simulate.n")
    workers = -1 if whole_number(workers) == -1 else check_whole(workers, 1, 10_000, "simulate.workers")
    entry = _entry(bots, rules, seed, deck, language)
    names = tuple(name for name, _ in entry.bots)
    played: list[PlayedGame] = []
    interrupted = False
    try:
        with closing(_results(entry, games, workers)) as results:
            for game in _watched(results, games, progress):
                played.append(game)
    except KeyboardInterrupt:
        interrupted = True
    return _summed(rules, names, played, interrupted)


def tournament_so_far(
    bots: Sequence[BotMaker | str],
    rules: RuleSet,
    games: int,
    seed: int = 0,
    *,
    deck: Deck | None = None,
    language: str = "en",
) -> Iterator[Tournament]:
    """Play a tournament game by game, for whoever wants to watch it, or to stop.

    Parameters
    ----------
    bots, rules, games, seed, deck, language
        As for `tournament`.

    Yields
    ------
    Tournament
        After each game, what all games up to it came to; the last is what `tournament` returns.

    Examples
    --------
    >>> from dixit_widget.rules import edition
    >>> rules = edition("print-and-play")
    >>> [len(so_far.turns) for so_far in tournament_so_far(["random"] * 3, rules, games=2)]
    [1, 2]
    """
    games = check_whole(games, 1, MOST, "simulate.n")
    entry = _entry(bots, rules, seed, deck, language)
    names = tuple(name for name, _ in entry.bots)
    played: list[PlayedGame] = []
    for game in _results(entry, games, 1):
        played.append(game)
        yield _summed(rules, names, played, interrupted=len(played) < games)


def _entry(
    bots: Sequence[BotMaker | str], rules: RuleSet, seed: int, deck: Deck | None, language: str
) -> _Entry:
    """Return what is needed to play any game, all of it checked: refused now rather than by a worker."""
    catalogue(language)
    kinds = _read(bots)
    names = _named(kinds)
    seed = check_seed(seed)
    cards = Deck.default() if deck is None else deck
    if not isinstance(cards, Deck):
        raise SimulationProblem("simulate.deck", value=shown(deck))
    Game.start(rules, names, seed=0, deck=cards.ids)
    for kind in kinds:
        make_bot(kind, cards, language, bots_seed(seed), rules)
    # Bots see ids and meaning, never pictures: those stay here.
    return _Entry(
        rules,
        tuple(zip(names, kinds, strict=True)),
        seed,
        None if deck is None else _meaning_of(cards),
        language,
    )


@functools.lru_cache(maxsize=4)
def _meaning_of(deck: Deck) -> Deck:
    """Return a deck without its pictures: the same for each tournament, for what bots know of it is kept."""
    return Deck(deck, {}) if any(card.picture for card in deck) else deck


def _read(bots: Sequence[BotMaker | str]) -> list[BotMaker]:
    if isinstance(bots, str) or not isinstance(bots, Sequence) or not bots:
        raise SimulationProblem("simulate.no_bots")
    kinds: list[BotMaker] = []
    for bot in bots:
        if isinstance(bot, str) and bot not in CHARACTERS:
            raise SimulationProblem("simulate.bot", value=bot[:40], known=", ".join(CHARACTERS))
        try:
            kinds.append(CHARACTERS[bot] if isinstance(bot, str) else checked_maker(bot))
        except BotProblem as problem:
            raise SimulationProblem(problem.code, **problem.values) from None
    return kinds


def _named(kinds: list[BotMaker]) -> tuple[str, ...]:
    names: list[str] = []
    for kind in kinds:
        names.append(numbered(bot_label(kind), {name.casefold() for name in names}))
    return tuple(names)


class _Entry(NamedTuple):
    """All that a worker needs to play any game of a tournament."""

    rules: RuleSet
    bots: tuple[tuple[str, BotMaker], ...]
    seed: int
    deck: Deck | None
    language: str


def _results(entry: _Entry, games: int, workers: int) -> Generator[PlayedGame, None, None]:
    """Play game after game; with several workers, games are handed over as soon as those before them are."""
    if workers == 1:
        for number in range(games):
            yield play_game(entry, number)
        return
    try:
        import joblib  # type: ignore[import-untyped,import-not-found,unused-ignore]
    except ImportError as error:
        raise SimulationProblem("simulate.no_joblib") from error
    try:
        parallel = joblib.Parallel(n_jobs=workers, return_as="generator")
    except ValueError:  # a backend that hands over nothing before all is done
        parallel = joblib.Parallel(n_jobs=workers)
    results = parallel(joblib.delayed(play_game)(entry, number) for number in range(games))
    try:
        for result in results:  # noqa: UP028 – "yield from" would close them before the warning is caught
            yield result
    finally:
        if isinstance(results, Generator):
            with warnings.catch_warnings():  # joblib warns that games were called off: that is the purpose
                warnings.simplefilter("ignore")
                results.close()


def _watched(results: Iterator[PlayedGame], games: int, progress: bool) -> Iterable[PlayedGame]:
    """Show a progress bar, where there is one."""
    if not progress:
        return results
    try:
        from tqdm.auto import tqdm  # type: ignore[import-untyped,unused-ignore]
    except ImportError:
        return results
    watched: Iterable[PlayedGame] = tqdm(results, total=games)
    return watched


def play_game(entry: _Entry, number: int) -> PlayedGame:
    """Play one game of a tournament; everything in it hangs on its number and the tournament's seed."""
    shift = number % len(entry.bots)
    seats = entry.bots[shift:] + entry.bots[:shift]
    deck = Deck.default() if entry.deck is None else entry.deck
    seed = int(np.random.SeedSequence(entry.seed, spawn_key=(number,)).generate_state(1, np.uint64)[0])
    players = {
        name: make_bot(kind, deck, entry.language, f"{bots_seed(seed)}/{seat}", entry.rules)
        for seat, (name, kind) in enumerate(seats)
    }
    game = Game.start(entry.rules, list(players), seed=seed, deck=deck.ids, first=seats[0][0])
    failures = _Failures()
    while game.phase != "over":
        if game.turn > _ENDLESS:
            raise SimulationProblem("simulate.tournament.endless", turns=_ENDLESS)
        if game.phase == "review":
            _show(game, players, failures)
            game = game.play(Continue())
        else:
            game = _moved(game, game.waiting_for[0], players, failures)
    return PlayedGame(number, game.turn, game.scores, dict(failures.times), failures.first)


class _Failures:
    """What bots did wrong in a game. To be told while an error is handled."""

    def __init__(self) -> None:
        self.times: Counter[str] = Counter()
        self.first: dict[str, str] = {}

    def note(self, player: str) -> None:
        """Count a failure, and keep the traceback of the first."""
        self.times[player] += 1
        self.first.setdefault(player, traceback.format_exc())


def _show(game: Game, players: dict[str, Bot], failures: _Failures) -> None:
    """Show the bots how the turn came out, as a table does."""
    for player, bot in players.items():
        try:
            bot.watch(game.view(player))
        except (Exception, SystemExit):
            failures.note(player)


def _moved(game: Game, player: str, players: dict[str, Bot], failures: _Failures) -> Game:
    try:
        return game.play(action_of(players[player], player, game.view(player)))
    except (Exception, SystemExit):  # a bot is somebody else's code: whatever it does, the game goes on
        failures.note(player)
        return game.play(random_action(game.view(player)))  # the bot may have spoilt its own


def _summed(
    rules: RuleSet, names: tuple[str, ...], played: list[PlayedGame], interrupted: bool
) -> Tournament:
    failures: Counter[str] = Counter()
    errors: dict[str, str] = {}
    for game in played:
        failures.update(game.failures)
        errors = {**game.errors, **errors}
    scores = [[game.scores[name] for name in names] for game in played]
    points = np.array(scores, dtype=np.float64).reshape(len(played), len(names))
    parts = any(float in map(type, own) for own in scores)
    return Tournament(
        rules,
        names,
        turns=np.array([game.turns for game in played], dtype=np.int64),
        scores=points if parts else points.astype(np.int64),
        failures=dict(failures),
        errors=errors,
        interrupted=interrupted,
    )

"""The doors to a table: play a new game, resume one, list those that there are."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from dixit_widget.bots import BotMaker
from dixit_widget.deck import Deck
from dixit_widget.rules import RuleSet
from dixit_widget.rules import edition as edition_rules
from dixit_widget.rules.validation import real_number, whole_number
from dixit_widget.table import GameList, ListedGame, RefusedRequest, Seat, Store, StoreOutOfReach
from dixit_widget.table.line_up import MOST, line_up
from dixit_widget.table.shared_store import shared_store
from dixit_widget.table.timer import checked_seconds
from dixit_widget.widgets.arguments import check_look, checked_deck
from dixit_widget.widgets.table_widget import TableWidget
from dixit_widget.words import catalogue
from dixit_widget.words.paths import as_path

StoreLike = Store | str | Path | None
_EVERYDAY: Final = ""  # the file in the user's data folder
_SLOWEST: Final = 60.0


def play(
    *players: str | Seat,
    remote: int = 0,
    timer: float | None = None,
    bots: int | Sequence[str | BotMaker] = 0,
    edition: str | RuleSet | None = None,
    rules: RuleSet | None = None,
    seed: int | None = None,
    first: str | None = None,
    deck: Deck | None = None,
    language: str = "",
    theme: str = "",
    pace: float = 0.45,
    store: StoreLike = _EVERYDAY,
) -> TableWidget:
    """Lay a table: a cell shows what this returns.

    Parameters
    ----------
    *players : str or Seat
        Names of the people at this screen, in playing order; a :class:`Seat` may also hold
        a bot. Nobody at all: a set-up panel asks.
    remote : int, optional
        How many more come with devices of their own, by a link or a QR code that the table shows; they say
        their names themselves.
    timer : float, optional
        Seconds after which a bot acts for whoever has not, on a device of their own; by default there is no
        hurry. People who share this screen are never hurried.
    bots : int or sequence of str or of bot classes, optional
        How many bots sit beside them, or each: the id of a character, a class made of
        :class:`dixit_widget.bots.Bot`, or ``functools.partial`` of a class with its settings. A class lends
        the bot its ``name``.
    edition : str or RuleSet, optional
        The id of an edition, by default ``"dixit-2021"``; or rules.
    rules : RuleSet, optional
        A variant, instead of an edition. The set-up panel shows it as your rules.
    seed : int, optional
        Where all the chance of the game comes from; by default drawn.
    first : str, optional
        Who tells first, where the table decides that.
    deck : Deck, optional
        Cards of your own.
    language : {"", "en", "fr"}, optional
        The language of the table; by default the browser's.
    theme : {"", "light", "dark"}, optional
        By default the page's.
    pace : float, optional
        How slowly things go on: at 0.45 bots take as long as people would, from 1.5 to 5 s for a move, at
        half of it half as long, and at 0 no time. Whoever plays can change it in the table's menu.
    store : str, Path, Store or None, optional
        The file that keeps the games: by default one in your data folder; ``None``: none. Where nothing can
        be written into the data folder, the table says so and the game is kept in memory.

    Returns
    -------
    TableWidget
        The table.

    Raises
    ------
    ValueError
        If the edition is unknown, a bot cannot be made, or the rules cannot be played with these players or
        cards.

    Examples
    --------
    >>> table = play("Ana", bots=3, seed=7, store=None)
    >>> table.phase, list(table.scores)
    ('clue', ['Ana', 'Fox', 'Owl', 'Hare'])
    """
    if edition is not None and rules is not None:
        raise RefusedRequest("play.edition_and_rules")
    if rules is not None and not isinstance(rules, RuleSet):
        raise RefusedRequest("play.rules")
    given = edition if rules is None else rules
    chosen = given if isinstance(given, RuleSet) else edition_rules("dixit-2021" if given is None else given)
    if not all(isinstance(player, str | Seat) for player in players):
        raise RefusedRequest("play.names")
    places = whole_number(remote)
    if places is None or not 0 <= places <= MOST:
        raise RefusedRequest("play.remote", most=MOST)
    seconds = checked_seconds(timer)
    asked = line_up(bots)
    with _laid(deck, store, language, theme, pace, asked.own) as widget:
        if players or places or asked.characters:
            seats = [player if isinstance(player, Seat) else Seat(player) for player in players]
            seats += [Seat("", "remote")] * places
            seats += asked.seats([seat.name for seat in seats], language or "en")
            away = any(seat.kind == "remote" for seat in seats)
            (widget.gather if away else widget.begin)(chosen, seats, seed, first)
            widget.set_timer(seconds)
        else:
            widget.propose(chosen)
    return widget


def resume(
    number: int | None = None,
    *,
    bots: Sequence[str | BotMaker] = (),
    deck: Deck | None = None,
    language: str = "",
    theme: str = "",
    pace: float = 0.45,
    store: StoreLike = _EVERYDAY,
) -> TableWidget:
    """Go on with the last unfinished game, after a restart or a crash of the kernel.

    Parameters
    ----------
    number : int, optional
        Which game, by its number among :func:`games`; by default the one in which people last did something.
        A game in which nobody has done anything yet comes after all of those, however late it was begun.
    bots : sequence of str or of bot classes, optional
        Bots of your own that sit at the table, in the order in which they were given to :func:`play`. They go
        on as their classes are now.
    deck, language, theme, pace, store
        As in :func:`play`.

    Returns
    -------
    TableWidget
        The table as it was after the last move that it acknowledged.

    Raises
    ------
    ValueError
        If there is no unfinished game, or none of that number, or it was played with another deck, or with
        bots not known here, or the file cannot be used where it lies.
    """
    with _laid(deck, store, language, theme, pace, line_up(bots).own, to_resume=True) as widget:
        widget.resume(number)
    return widget


def games(*, language: str = "en", store: StoreLike = _EVERYDAY) -> GameList:
    """List the stored games, the one last played or begun first; those of a class are not among them.

    Parameters
    ----------
    language : {"en", "fr"}, default "en"
        Of the words around them.
    store
        As in :func:`play`.

    Returns
    -------
    GameList
        Each with its number, edition, players, turn, when it was last played (before the first move: when it
        was begun), and whether it is over. No file is made where there is none.

    Raises
    ------
    ValueError
        If there are no words in the language, or the file cannot be used.

    Examples
    --------
    >>> games(store=":memory:")
    No game is stored here.
    """
    catalogue(language)  # a language without words is refused
    file, missing = (None, None) if _is_absent(store) else open_store(store)
    if missing is not None:
        raise missing
    return GameList(map(ListedGame.of, file.games() if file else ()), language)


@contextmanager
def _laid(
    deck: Deck | None,
    store: StoreLike,
    language: str,
    theme: str,
    pace: float,
    own_bots: Mapping[str, BotMaker],
    *,
    to_resume: bool = False,
) -> Iterator[TableWidget]:
    """Make a widget, once everything given has been looked at; where the body fails, it is closed."""
    check_look(language, theme)
    seconds = real_number(pace)
    if seconds is None or not 0 <= seconds <= _SLOWEST:
        raise RefusedRequest("play.pace", most=int(_SLOWEST))
    cards = checked_deck(deck)
    file, missing = (None, None) if to_resume and _is_absent(store) else open_store(store)
    if missing is not None and to_resume:
        raise missing
    widget = TableWidget(cards, file, language=language, own_bots=own_bots, theme=theme, pace=seconds)
    try:
        if missing is not None:
            widget.warn("notice.no_store", reason=missing.reason)
        elif store == _EVERYDAY and sys.platform == "emscripten":
            widget.warn("notice.store_in_browser")
        elif 2 * len(cards.uncaptioned) > len(cards):
            widget.warn("notice.uncaptioned")
        yield widget
    except BaseException:
        widget.close()
        raise


def _is_absent(store: StoreLike) -> bool:
    """Whether a store is named by a path at which there is nothing to read; opening it would make a file."""
    if not isinstance(store, str | Path) or store in (_EVERYDAY, ":memory:"):
        return False
    try:
        as_path(store).stat()
    except FileNotFoundError:
        return True
    except (OSError, ValueError):
        pass  # whoever opens it says what is wrong with it
    return False


def open_store(store: StoreLike) -> tuple[Store | None, StoreOutOfReach | None]:
    """Open a store; where there is no place for the everyday one, play in memory and say why."""
    if store is None or isinstance(store, Store):
        return store, None
    if not isinstance(store, str | Path):
        raise RefusedRequest("play.store")
    if store != _EVERYDAY:
        return shared_store(as_path(store) if store != ":memory:" else store), None
    try:
        return shared_store(), None
    except StoreOutOfReach as problem:
        return Store(":memory:"), problem

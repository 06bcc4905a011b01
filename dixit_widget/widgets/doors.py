"""Two doors to a table: play a new game, resume the last one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from dixit_widget.deck import Deck
from dixit_widget.rules import RuleSet
from dixit_widget.rules import edition as edition_rules
from dixit_widget.table import RefusedRequest, Seat, Store, StoreOutOfReach
from dixit_widget.table.line_up import bot_seats
from dixit_widget.widgets.table_widget import TableWidget
from dixit_widget.words import LANGUAGES

StorePath = str | Path | None
_EVERYDAY = "default"


def play(
    *players: str | Seat,
    bots: int | Sequence[str] = 0,
    edition: str = "dixit-2021",
    rules: RuleSet | None = None,
    seed: int | None = None,
    first: str | None = None,
    deck: Deck | None = None,
    language: str = "",
    theme: str = "",
    pace: float = 0.45,
    store: StorePath = _EVERYDAY,
) -> TableWidget:
    """Lay a table: a cell shows what this returns.

    Parameters
    ----------
    *players : str or Seat
        Names of the people at this screen, in playing order; a :class:`Seat` may also hold
        a bot. Nobody at all: a set-up panel asks.
    bots : int or sequence of str, optional
        How many bots sit beside them, or the character of each.
    edition : str, optional
        The id of an edition.
    rules : RuleSet, optional
        A variant, instead of an edition.
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
        Seconds that each move of a bot takes on the screen.
    store : str, Path or None, optional
        The file that keeps the games: by default one in your data folder; ``None``: none.

    Returns
    -------
    TableWidget
        The table.

    Raises
    ------
    ValueError
        If the edition is unknown, or the rules cannot be played with these players or cards.

    Examples
    --------
    >>> table = play("Ana", bots=3, seed=7, store=None)
    >>> table.phase, list(table.scores)
    ('clue', ['Ana', 'Fox', 'Owl', 'Hare'])
    """
    chosen = edition_rules(edition) if rules is None else rules
    widget = _lay(deck, store, language, theme, pace)
    if players or bots:
        seats = [player if isinstance(player, Seat) else Seat(player) for player in players]
        seats += bot_seats(bots, [seat.name for seat in seats], language or "en")
        widget.begin(chosen, seats, seed, first)
    return widget


def resume(
    *,
    deck: Deck | None = None,
    language: str = "",
    theme: str = "",
    pace: float = 0.45,
    store: StorePath = _EVERYDAY,
) -> TableWidget:
    """Go on with the last unfinished game, after a restart or a crash of the kernel.

    Parameters
    ----------
    deck, language, theme, pace, store
        As in :func:`play`.

    Returns
    -------
    TableWidget
        The table as it was after the last move that it acknowledged.

    Raises
    ------
    ValueError
        If there is no unfinished game, or it was played with another deck.
    """
    widget = _lay(deck, store, language, theme, pace)
    widget.resume()
    return widget


def _lay(deck: Deck | None, store: StorePath, language: str, theme: str, pace: float) -> TableWidget:
    """Make a widget; where there is no disk for the everyday store, play in memory and say so."""
    if language and language not in LANGUAGES:
        raise RefusedRequest("play.language", name=language, known=", ".join(LANGUAGES))
    if theme not in ("", "light", "dark"):
        raise RefusedRequest("play.theme")
    missing = None
    try:
        file = None if store is None else Store(None if store == _EVERYDAY else store)
    except StoreOutOfReach as problem:
        if store != _EVERYDAY:
            raise
        file, missing = Store(":memory:"), problem
    widget = TableWidget(deck or Deck.default(), file, language=language, theme=theme, pace=pace)
    if missing is not None:
        widget.warn("notice.no_store", reason=missing.reason)
    return widget

"""The stored games as a list that shows itself: which there are, and which can be gone on with."""

from __future__ import annotations

import html
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from typing import overload

import msgspec

from dixit_widget.table.store import StoredGame
from dixit_widget.words import catalogue, say


class ListedGame(msgspec.Struct, frozen=True):
    """A stored game in a line.

    Attributes
    ----------
    number : int
        Its number in the store, which ``dixit.resume`` takes.
    edition : str
        The id of its rules.
    players : tuple of str
    turn : int
        The turn it has come to.
    when : datetime
        When it was last played, or begun where nobody has moved yet, in the time of this computer.
    finished : bool
    """

    number: int
    edition: str
    players: tuple[str, ...]
    turn: int
    when: datetime
    finished: bool

    @classmethod
    def of(cls, stored: StoredGame) -> ListedGame:
        """Say a stored game in a line."""
        header = stored.header
        when = datetime.fromtimestamp(stored.played).astimezone()
        return cls(stored.id, header.rules.id, header.players, stored.turn, when, stored.finished)


class GameList(Sequence[ListedGame]):
    """Stored games, the one last played or begun first.

    Parameters
    ----------
    games : iterable of ListedGame
    language : {"en", "fr"}, default "en"
        Of the words around them.

    Examples
    --------
    >>> when = datetime(2026, 5, 1, 20, 15)
    >>> GameList([ListedGame(3, "dixit-2021", ("Ana", "Fox", "Owl"), 7, when, finished=False)])
    number  edition     players        turn  last played       state
         3  Dixit 2021  Ana, Fox, Owl     7  2026-05-01 20:15  unfinished
    >>> GameList([], "fr")
    Aucune partie n’est conservée ici.
    """

    def __init__(self, games: Iterable[ListedGame], language: str = "en") -> None:
        self._games = tuple(games)
        self._language = language

    @overload
    def __getitem__(self, index: int) -> ListedGame: ...
    @overload
    def __getitem__(self, index: slice) -> GameList: ...
    def __getitem__(self, index: int | slice) -> ListedGame | GameList:
        """Return the game at a place of the list, or a shorter list."""
        if isinstance(index, slice):
            return GameList(self._games[index], self._language)
        return self._games[index]

    def __len__(self) -> int:
        return len(self._games)

    def _rows(self) -> Iterator[tuple[str, ...]]:
        language, known = self._language, catalogue(self._language)
        yield tuple([say(f"games.{column}", language) for column in ListedGame.__struct_fields__])
        for game in self._games:
            yield (
                str(game.number),
                known.get(f"edition.{game.edition}", game.edition),
                ", ".join(game.players),
                str(game.turn),
                f"{game.when:%Y-%m-%d %H:%M}",
                say("games.over" if game.finished else "games.unfinished", language),
            )

    def __repr__(self) -> str:
        if not self._games:
            return say("games.none", self._language)
        rows = list(self._rows())
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        return "\n".join("  ".join(map(_aligned, row, widths)).rstrip() for row in rows)

    def _repr_html_(self) -> str:
        if not self._games:
            return f"<p>{html.escape(repr(self))}</p>"
        head, *rows = [[html.escape(cell) for cell in row] for row in self._rows()]
        lines = [f"<tr><td>{'</td><td>'.join(row)}</td></tr>" for row in rows]
        return (
            f"<table><thead><tr><th>{'</th><th>'.join(head)}</th></tr></thead>"
            f"<tbody>{''.join(lines)}</tbody></table>"
        )


def _aligned(cell: str, width: int) -> str:
    """Return a cell as wide as its column, numbers at its right."""
    return cell.rjust(width) if cell.isdecimal() else cell.ljust(width)

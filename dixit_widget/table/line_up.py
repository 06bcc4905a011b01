"""Who the bots at a table are: their characters, and their names where nobody says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from dixit_widget.bots import CHARACTERS, BotMaker
from dixit_widget.bots.makers import bot_label, checked_maker, numbered
from dixit_widget.rules.validation import whole_number
from dixit_widget.table.seats import Seat
from dixit_widget.words import Problem, say

TABLES: Final[dict[str, tuple[str, ...]]] = {
    "gentle": ("human", "literal", "contrarian", "literal", "human"),
    "lively": ("poet", "human", "literal", "poet", "contrarian"),
    "tough": ("strategist", "poet", "strategist", "poet", "poet"),
}
"""Tables to choose in one go: their characters take the seats in turn.

Over 120 games of six, five of these bots and one more that plays like a friend, the best seat of each table
won 24, 34 and 36 % of the games, and the friend 17, 10 and 2 %.
"""
EVERYDAY: Final = TABLES["lively"]
"""The characters that take the seats in turn where only their number is said."""
MOST: Final = 12


class RefusedLineUp(Problem):
    """What was asked for is no line-up of bots."""


class LineUp(NamedTuple):
    """The bots that were asked for.

    Attributes
    ----------
    characters : tuple of str
        The id of each.
    labels : tuple of str
        What its class is called; empty where an animal lends a name.
    own : dict of str to BotMaker
        Those that the package does not know, by id.
    """

    characters: tuple[str, ...]
    labels: tuple[str, ...]
    own: dict[str, BotMaker]

    def seats(self, taken: Sequence[str], language: str = "en") -> list[Seat]:
        """Return a seat for each, with a name that nobody at the table has yet.

        Parameters
        ----------
        taken : sequence of str
            Names of the others.
        language : {"en", "fr"}, optional
            The language of the animals.
        """
        used = {name.casefold() for name in taken}
        animals = say("bot_names", language).split(",")
        seats = []
        for character, label in zip(self.characters, self.labels, strict=True):
            free = (animal for animal in animals if animal.casefold() not in used)
            name = numbered(label, used) if label else next(free, "") or numbered(animals[0], used)
            used.add(name.casefold())
            seats.append(Seat(name, "bot", character))
        return seats


def line_up(bots: int | Sequence[str | BotMaker]) -> LineUp:
    """Read who is to play.

    Parameters
    ----------
    bots : int or sequence of str or of bot classes
        How many, or each: the id of a character, or what makes a bot.

    Raises
    ------
    RefusedLineUp
        If there are too many, or fewer than none.
    BotProblem
        If one of them makes no bot.
    """
    characters: list[str] = []
    labels: list[str] = []
    own: dict[str, BotMaker] = {}
    for bot in _each(bots):
        if isinstance(bot, str):
            characters.append(bot)
            labels.append("")
        else:
            maker = checked_maker(bot)
            labels.append(bot_label(maker))
            characters.append(_id(maker, labels[-1], own))
    return LineUp(tuple(characters), tuple(labels), own)


def _each(bots: int | Sequence[str | BotMaker]) -> Sequence[str | BotMaker]:
    number = whole_number(bots)
    if number is not None and 0 <= number <= MOST:
        return [EVERYDAY[i % len(EVERYDAY)] for i in range(number)]
    if isinstance(bots, Sequence) and not isinstance(bots, str) and len(bots) <= MOST:
        return bots
    raise RefusedLineUp("play.bots", most=MOST, known=", ".join(CHARACTERS))


def _id(maker: BotMaker, label: str, own: dict[str, BotMaker]) -> str:
    """Return the id of what makes a bot; another one of the same name has a number."""
    for id, known in (*CHARACTERS.items(), *own.items()):
        if known is maker:
            return id
    id = numbered(label, {known.casefold() for known in (*CHARACTERS, *own)})
    own[id] = maker
    return id


def filled(seats: Sequence[Seat], language: str = "en") -> tuple[Seat, ...]:
    """Return the seats with bots in those that are open, in the order of the table.

    Parameters
    ----------
    seats : sequence of Seat
        A remote one without a name is open.
    language : {"en", "fr"}, optional
        The language of the bots' names.

    Examples
    --------
    >>> [seat.name for seat in filled([Seat("Ana"), Seat("", "remote")])]
    ['Ana', 'Fox']
    """
    open_seats = sum(not seat.name and seat.kind == "remote" for seat in seats)
    bots = iter(bot_seats(min(open_seats, MOST), [seat.name for seat in seats if seat.name], language))
    return tuple([seat if seat.name or seat.kind != "remote" else next(bots, seat) for seat in seats])


def bot_seats(bots: int | Sequence[str | BotMaker], taken: Sequence[str], language: str = "en") -> list[Seat]:
    """Return seats for bots, with names that nobody at the table has yet.

    Parameters
    ----------
    bots : int or sequence of str or of bot classes
        As for :func:`line_up`.
    taken : sequence of str
        Names of the others.
    language : {"en", "fr"}, optional
        The language of the names.

    Examples
    --------
    >>> [seat.name for seat in bot_seats(3, ["Ana", "owl"])]
    ['Fox', 'Hare', 'Otter']
    """
    return line_up(bots).seats(taken, language)

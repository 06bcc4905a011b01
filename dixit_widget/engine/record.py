"""A game written down: what it started from and every action, which is all there is to a game."""

from __future__ import annotations

import os
import secrets
import stat
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict

import msgspec

from dixit_widget.engine.actions import Action, IllegalAction
from dixit_widget.engine.game import Game, start
from dixit_widget.engine.setup import InvalidStart, make_setup
from dixit_widget.rules import Amount, RuleSet
from dixit_widget.rules.scoring import Outcome
from dixit_widget.rules.validation import shown, whole_number, without_mark
from dixit_widget.words import Problem
from dixit_widget.words.missing import MissingPackage
from dixit_widget.words.paths import as_path, printable, reason_of

if TYPE_CHECKING:
    import pandas

FORMAT = 1
"""Version of the format that this package writes; it reads this and all older ones."""


class DamagedRecord(Problem):
    """What should be a record isn't one, or tells of a game that cannot have been played."""


class NewerRecord(Problem):
    """A record in a format that this version of the package doesn't know yet."""


class MissingFolder(Problem, FileNotFoundError):
    """The folder that a record should be saved in isn't there."""


class UnusableFile(Problem, OSError):
    """A file that a record can't be written to or read from."""


class MissingFile(UnusableFile, FileNotFoundError):
    """The file that a record should be read from isn't there."""


class RecordHeader(msgspec.Struct, frozen=True, kw_only=True):
    """What a game started from.

    Parameters
    ----------
    format : int
        Version of the record's format.
    version : str
        Version of the package that wrote it.
    rules : RuleSet
    players : tuple of str
    seed : int
    first : str or None
        Who told first, where the table had decided.
    deck : tuple of str
        Ids of the cards.
    """

    format: int = FORMAT
    version: str = ""
    rules: RuleSet
    players: tuple[str, ...]
    seed: int
    first: str | None = None
    deck: tuple[str, ...]


class Row(TypedDict):
    """What one player did in one turn, and what it paid."""

    turn: int
    player: str
    team: str | None
    role: str
    storyteller: str
    clue: str
    clue_kind: str
    cards: tuple[str, ...]
    slots: tuple[int, ...]
    votes: tuple[int, ...]
    red: int | None
    target: int | None
    found: bool | None
    points: Amount
    score: Amount
    outcome: Outcome
    stand_in: bool


class Record(msgspec.Struct, frozen=True):
    """A game written down. In a notebook a record shows its turns and its last moment, as everybody saw them.

    Parameters
    ----------
    header : RecordHeader
        What it started from.
    actions : tuple of Action
        Every action in order.
    stand_ins : tuple of int
        Which of them, counted from 0, a bot did in the place of somebody who was away.

    Examples
    --------
    >>> from dixit_widget.engine import GiveClue
    >>> from dixit_widget.rules import edition
    >>> game = Game.start(edition("dixit-2021"), ["Ana", "Ben", "Cleo"], seed=7)
    >>> game = game.play(GiveClue("Ben", game.hand("Ben")[2], "Not without my umbrella"))
    >>> record = Record.of(game)
    >>> [state.phase for state in record.replay()]
    ['clue', 'cards']
    >>> Record.from_json(record.to_json()) == record
    True
    """

    header: RecordHeader
    actions: tuple[Action, ...] = ()
    stand_ins: tuple[int, ...] = ()

    @classmethod
    def of(cls, game: Game, stand_ins: Iterable[int] = ()) -> Record:
        """Write a game down as far as it has been played.

        Parameters
        ----------
        game : Game
        stand_ins : iterable of int, optional
            Which actions a bot did in the place of somebody who was away.

        Raises
        ------
        DamagedRecord
            If it isn't a game, or has no such actions.
        """
        if not isinstance(game, Game):
            raise DamagedRecord("record_of", value=shown(game))
        setup = game.setup
        header = RecordHeader(
            version=_package_version(),
            rules=setup.rules,
            players=setup.players,
            seed=setup.seed,
            first=setup.first,
            deck=setup.deck,
        )
        return cls(header, game.actions, _checked_stand_ins(stand_ins, game.revision))

    def replay(self) -> Iterator[Game]:
        """Yield every moment of the game, the start first.

        Raises
        ------
        DamagedRecord
            When an action isn't allowed at its moment.
        """
        header = self.header
        try:
            game = start(
                make_setup(header.rules, header.players, header.seed, header.deck, header.first, written=True)
            )
        except InvalidStart as problem:
            raise DamagedRecord("record_start", reason=str(problem)) from problem
        yield game
        for number, action in enumerate(self.actions, 1):
            try:
                game = game.play(action)
            except IllegalAction as problem:
                raise DamagedRecord("record_action", number=number, reason=str(problem)) from problem
            yield game

    def to_json(self) -> str:
        """Return the record as JSON, one action a line."""
        header = msgspec.json.encode(self.header).decode()
        actions = ",\n".join(msgspec.json.encode(action).decode() for action in self.actions)
        marks = f',\n"stand_ins": {list(self.stand_ins)}' if self.stand_ins else ""
        return f'{{"header": {header},\n"actions": [\n{actions}\n]{marks}}}\n'

    @classmethod
    def from_json(cls, text: str | bytes) -> Record:
        """Read a record from JSON and check that the game can have been played.

        Raises
        ------
        NewerRecord
            If it was written by a newer version of the package.
        DamagedRecord
            If it is anything else than a record of a game.
        """
        if not isinstance(text, (str, bytes)):
            raise DamagedRecord("record_kind", value=shown(text))
        text = without_mark(text)
        try:
            found = msgspec.json.decode(text, type=_AnyRecord).header.format
            if found > FORMAT:
                raise NewerRecord("record_newer", found=found, known=FORMAT)
            if found < 1:
                raise DamagedRecord("record_format", found=found, known=FORMAT)
            record = msgspec.json.decode(text, type=cls)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise DamagedRecord("record_damaged", reason=str(error)) from error
        for _ in record.replay():
            pass
        if not {*record.stand_ins} <= {*range(len(record.actions))}:
            raise DamagedRecord("record_damaged", reason="stand_ins")
        return record

    def save(self, path: str | os.PathLike[str]) -> Path:
        """Write the record to a text file, wholly or not at all.

        Parameters
        ----------
        path : str or path-like
            A file there is replaced and keeps its mode, also one that a link leads to; ``~`` is the home.

        Returns
        -------
        Path

        Raises
        ------
        MissingFolder
            A FileNotFoundError that names the folder.
        UnusableFile
            An OSError, if the file cannot be written, or is a folder, a device or a pipe.
        """
        given = _file(path, "record_path_to_save")
        target = Path(os.path.realpath(given)) if os.path.islink(given) else given
        if not target.parent.is_dir():
            raise MissingFolder("record_folder", folder=str(target.parent))
        try:
            mode = _mode(target)
            if mode is None or stat.S_ISREG(mode):
                _write(target, self.to_json(), mode)
                return given
        except (OSError, ValueError) as error:
            raise UnusableFile("record_unwritable", path=printable(given), reason=reason_of(error)) from error
        raise UnusableFile("record_no_plain_file", path=printable(given))

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Record:
        """Read a record from a file, which stays as it is.

        Raises
        ------
        MissingFile
            A FileNotFoundError, if there is no such file.
        UnusableFile
            An OSError, if it cannot be read.
        NewerRecord, DamagedRecord
            As `from_json` does.
        """
        file = _file(path, "record_path")
        try:
            content = file.read_bytes()
        except FileNotFoundError as error:
            raise MissingFile("record_no_file", path=printable(file)) from error
        except (OSError, ValueError) as error:
            raise UnusableFile("record_unreadable", path=printable(file), reason=reason_of(error)) from error
        return cls.from_json(content)

    def rows(self) -> list[Row]:
        """Return one row for each player and scored turn, in playing order."""
        rows: list[Row] = []
        away: set[str] = set()
        for number, game in enumerate(self.replay(), -1):
            if number in self.stand_ins:
                away.add(getattr(self.actions[number], "player", ""))
            if game.phase == "review":
                rows += [_row(game, player, player in away) for player in game.players]
                away.clear()
        return rows

    def to_frame(self) -> pandas.DataFrame:
        """Return `rows` as a tidy pandas table.

        Raises
        ------
        MissingPackage
            If pandas isn't installed; `rows` does without.
        """
        try:
            import pandas
        except ImportError as error:
            raise MissingPackage("record_no_pandas") from error
        frame: pandas.DataFrame = pandas.DataFrame(self.rows(), columns=list(Row.__annotations__))
        return frame

    def _repr_html_(self) -> str | None:
        from dixit_widget.engine.showing import record_html

        try:
            return record_html(self)
        except DamagedRecord:
            return None

    def __repr__(self) -> str:  # msgspec's own would show the seed and every card
        header, actions = self.header, len(self.actions)
        count = f"{actions} action{'' if actions == 1 else 's'}"
        return f"<Record {header.rules.id}: {', '.join(header.players)}; {count}>"

    def __rich_repr__(self) -> list[tuple[str, object]]:
        return [("rules", self.header.rules.id), ("players", self.header.players)]


class _AnyHeader(msgspec.Struct):
    format: int


class _AnyRecord(msgspec.Struct):
    """As much of a record as every format has."""

    header: _AnyHeader


def _checked_stand_ins(given: object, actions: int) -> tuple[int, ...]:
    try:
        stand_ins = [*given]  # type: ignore[misc]
    except TypeError:
        raise DamagedRecord("record_stand_ins", value=shown(given), count=actions) from None
    checked = set()
    for stand_in in stand_ins:
        number = whole_number(stand_in)
        if number is None or not 0 <= number < actions:
            raise DamagedRecord("record_stand_ins", value=shown(stand_in), count=actions)
        checked.add(number)
    return tuple(sorted(checked))


def _file(path: object, refusal: str) -> Path:
    if not isinstance(path, (str, os.PathLike)) or path == "":
        raise DamagedRecord(refusal, value=shown(path))
    return as_path(path)


def _mode(file: Path) -> int | None:
    """Return what a file is and who may use it, or None if there is none yet."""
    try:
        return file.stat().st_mode
    except FileNotFoundError:
        return None


def _write(target: Path, text: str, mode: int | None) -> None:
    """Write a text file wholly or not at all; without a mode it gets the usual one of new files."""
    draft = target.with_name(f".{secrets.token_hex(8)}.part")
    try:
        with open(draft, "x", encoding="utf-8", newline="\n") as file:
            if mode is not None:
                os.chmod(draft, stat.S_IMODE(mode))
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, target)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


def _row(game: Game, player: str, stand_in: bool) -> Row:
    view = game.view(player)
    score, clue, side = game.last_score, game.clue, game.setup.side[player]
    assert score is not None
    assert clue is not None
    vote = view["vote"]
    return {
        "turn": game.turn,
        "player": player,
        "team": side if game.teams else None,
        "role": _role(game, player),
        "storyteller": clue.by,
        "clue": clue.text,
        "clue_kind": clue.kind,
        "cards": game.handed.get(player, ()),
        "slots": tuple([slot for slot, owner in enumerate(game.owners, 1) if owner == player]),
        "votes": tuple(vote or ()),
        "red": view["red_vote"],
        "target": view["target"],
        "found": view["target"] in vote if vote and view["target"] else None,
        "points": score.points[side],
        "score": game.totals[player],
        "outcome": score.outcome,
        "stand_in": stand_in,
    }


def _role(game: Game, player: str) -> str:
    if player == game.storyteller:
        return "storyteller"
    return "teammate" if game.setup.teammate.get(player) == game.storyteller else "guesser"


@cache
def _package_version() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("dixit-widget")
    except PackageNotFoundError:  # a checkout that isn't installed
        return ""

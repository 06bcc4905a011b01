"""What a class has done, as tidy rows: decisions at the tables, and answers; names are apart from both."""

from __future__ import annotations

import csv
import logging
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple, TypedDict

import msgspec

from dixit_widget.classroom.roster import Roster
from dixit_widget.engine import Action, Continue, Game, GiveClue, HandIn, Record
from dixit_widget.table import RefusedRequest, Store, StoreOutOfReach
from dixit_widget.table.class_store import ClassStore
from dixit_widget.table.rule_words import full_name
from dixit_widget.words import Problem, say
from dixit_widget.words.paths import printable, reason_of

log = logging.getLogger("dixit_widget")


class Decision(TypedDict):
    """One decision of one player; what the columns mean, the export's README says."""

    student: str
    sitting: int
    table: int
    rules: str
    turn: int
    phase: str
    player: str
    decision: str
    milliseconds: int | None
    stand_in: bool
    points: float | None
    found: bool | None


class AnswerRow(TypedDict):
    """One answer of one student."""

    student: str
    question: int
    time: int
    text: str
    answer: str
    right: bool | None


class Unreadable(NamedTuple):
    """A table whose game cannot be read, and why."""

    sitting: int
    table: int
    reason: str


def decisions(store: Store, title: str, roster: Roster, language: str = "en") -> list[Decision]:
    """Return every decision that was made at the tables of a class, in the order of play.

    Examples
    --------
    >>> decisions(Store(":memory:"), "Econ 101", Roster())
    []
    """
    return _decisions(store, title, roster, language)[0]


def _decisions(
    store: Store, title: str, roster: Roster, language: str
) -> tuple[list[Decision], list[Unreadable]]:
    """Return every decision, and beside them the tables whose games cannot be read."""
    found: list[Decision] = []
    unreadable: list[Unreadable] = []
    for sitting, table, game in ClassStore(store).games(title):
        try:
            found += [*_of_game(store, game, sitting, table, roster, language)]
        except StoreOutOfReach:
            raise
        except Problem as problem:
            reason = str(problem.values.get("reason", problem))
            log.warning("Sitting %s, table %s: game %s cannot be read: %s", sitting, table, game, reason)
            unreadable.append(Unreadable(sitting, table, reason))
    return found, unreadable


def _of_game(
    store: Store, number: int, sitting: int, table: int, roster: Roster, language: str
) -> Iterator[Decision]:
    stored, known = store.game(number), ClassStore(store).decisions(number)
    moments = [*Record(header=stored.header, actions=stored.actions).replay()]
    points = _points(moments)
    finders = {
        game.turn: game.last_score.finders for game in moments if game.phase == "review" and game.last_score
    }
    rules = full_name(stored.header.rules)
    for at, action in enumerate(stored.actions):
        if isinstance(action, Continue):
            continue
        before = moments[at]
        id, milliseconds = known.get(at, ("", None))
        yield Decision(
            student=roster[id].name if id in roster else "",
            sitting=sitting,
            table=table,
            rules=rules["fr" if language == "fr" else "en"],
            turn=before.turn,
            phase=before.phase,
            player=action.player,
            decision=_in_words(action),
            milliseconds=milliseconds,
            stand_in=at in stored.stand_ins,
            points=points.get((before.turn, action.player)),
            found=before.setup.side[action.player] in finders[before.turn]
            if before.phase == "vote" and before.turn in finders
            else None,
        )


def _points(moments: Sequence[Game]) -> Mapping[tuple[int, str], float]:
    """Return what everybody got in each turn that has been scored; of a team, what the team got."""
    found: dict[tuple[int, str], float] = {}
    for game in moments:
        if game.phase == "review" and game.last_score is not None:
            scored = game.last_score.points
            for player in game.players:
                side = game.setup.side[player]
                if side in scored:
                    found[game.turn, player] = scored[side]
    return found


def _in_words(action: Action) -> str:
    """Return what was decided: a clue's text, cards, or slots with blanks between them."""
    if isinstance(action, GiveClue):
        return action.text
    if isinstance(action, HandIn):
        return " ".join(action.cards)
    return " ".join(map(str, getattr(action, "slots", ())))


def answers(store: Store, title: str, roster: Roster) -> list[AnswerRow]:
    """Return every answer that has been given to questions of a class, the last that counted."""
    return [
        AnswerRow(
            student=roster[id].name if id in roster else "",
            question=question,
            time=time,
            text=text,
            answer=answer,
            right=None if right is None else bool(right),
        )
        for question, time, id, text, answer, right in ClassStore(store).answers(title)
    ]


_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
DECISIONS: Final = tuple(Decision.__annotations__)
ANSWERS: Final = tuple(AnswerRow.__annotations__)


def export(
    folder: Path, store: Store, title: str, roster: Roster, *, names: bool, language: str = "en"
) -> list[Path]:
    """Write the data of a class into a folder, with a text that says what the columns mean.

    Raises
    ------
    RefusedRequest
        If it cannot be written there.
    """
    found, unreadable = _decisions(store, title, roster, language)
    given = answers(store, title, roster)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        written = [
            _table(folder / "decisions.csv", DECISIONS, found),
            _table(folder / "answers.csv", ANSWERS, given),
        ]
        if names:
            own = [{"student": each.name, "name": each.own} for each in roster.students if each.own]
            written.append(_table(folder / "names.csv", ("student", "name"), own))
        told = folder / "README.md"
        told.write_text(_told(title, unreadable, language), encoding="utf-8")
    except (OSError, ValueError) as error:
        place, reason = printable(folder)[:80], reason_of(error)
        raise RefusedRequest("class.export", folder=place, reason=reason) from error
    return [*written, told]


def _table(path: Path, columns: Sequence[str], rows: Sequence[Mapping[str, object]]) -> Path:
    with path.open("w", encoding="utf-8", newline="") as file:
        sheet = csv.DictWriter(file, columns, lineterminator="\n")
        sheet.writeheader()
        sheet.writerows([{column: _cell(row[column]) for column in columns} for row in rows])
    return path


def _cell(value: object) -> object:
    """Return what stands in a cell; a sheet takes no text for a formula, of whatever width its signs are.

    Examples
    --------
    >>> [_cell(value) for value in ("=1+1", "＝1+1", "a clue", True)]
    ["'=1+1", "'＝1+1", 'a clue', 1]
    """
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, str) and unicodedata.normalize("NFKC", value[:1]) in _FORMULA:
        return f"'{value}"
    return value


def _told(title: str, unreadable: Sequence[Unreadable], language: str) -> str:
    def columns(kind: str, names: Sequence[str]) -> str:
        return "\n".join([f"* `{name}`: {say(f'export.{kind}.{name}', language)}" for name in names])

    missing = [f"{say('export.missing', language, **each._asdict())}\n\n" for each in unreadable]
    return (
        f"# {title}\n\n{say('export.intro', language)}\n\n"
        f"## decisions.csv\n\n{columns('decision', DECISIONS)}\n\n{''.join(missing)}"
        f"## answers.csv\n\n{columns('answer', ANSWERS)}\n\n{say('export.names', language)}\n"
    )


def answer_text(answer: object) -> str:
    """Return an answer as it is kept: a text as it is, anything else as JSON.

    Examples
    --------
    >>> answer_text("the finders"), answer_text(42), answer_text({"Ben": [1]})
    ('the finders', '42', '{"Ben":[1]}')
    """
    return answer if isinstance(answer, str) else msgspec.json.encode(answer).decode()

"""Looks at a class as its teacher does. Pure but for what it reads."""

from __future__ import annotations

from dixit_widget.classroom.hall import Hall
from dixit_widget.classroom.poll import Poll
from dixit_widget.classroom.register import (
    MOST_SEATS,
    Register,
    RegisterQuestion,
    RegisterRow,
    RulesChoice,
    WallSeat,
    WallTable,
)
from dixit_widget.classroom.sitting import ClassTable, Sitting
from dixit_widget.engine import Game
from dixit_widget.rules import RuleSet
from dixit_widget.rules.players import fits
from dixit_widget.table.rule_words import full_name, named


def register_of(hall: Hall) -> Register:
    """Return what the teacher's screen shows of a class now."""
    poll, sitting = hall.questions.poll, hall.tables.sitting
    places = sitting.places if sitting else {}
    return Register(
        title=hall.title,
        has_door=hall.guests.is_open,
        is_open=hall.is_open,
        is_paused=hall.is_paused,
        people=tuple(
            [
                RegisterRow(
                    id=student.id,
                    name=student.name,
                    own=student.own,
                    here=hall.presence(student.id),
                    out=student.out,
                    table=places[student.id].table.number if student.id in places else 0,
                    has_answered=poll is not None and student.id in poll.answers,
                )
                for student in hall.roster.students
            ]
        ),
        question=_question(poll) if poll else None,
        tables=_wall(sitting) if sitting else (),
        rules=tuple([_choice(id, rules) for id, rules in hall.tables.choices.items()]),
        chosen=tuple([id for id, rules in hall.tables.choices.items() if rules in hall.tables.played]),
    )


def _choice(id: str, rules: RuleSet) -> RulesChoice:
    return RulesChoice(
        id=id,
        name=named(id),
        sizes=tuple([size for size in range(2, MOST_SEATS + 1) if fits(rules, size)]),
    )


def _question(poll: Poll) -> RegisterQuestion:
    return RegisterQuestion(
        number=poll.number,
        time=len(poll.times),
        question=poll.question.question,
        asked=poll.question.asked,
        answered=len(poll.answers),
        outcome=poll.outcome,
    )


def _wall(sitting: Sitting) -> tuple[WallTable, ...]:
    slowest = sitting.slowest
    return tuple([_small(table, is_slowest=table is slowest) for table in sitting.tables])


def _small(table: ClassTable, *, is_slowest: bool) -> WallTable:
    game = table.room.running().game
    return WallTable(
        number=table.number,
        rules=full_name(game.rules),
        phase=game.phase,
        revision=game.revision,
        turn=game.turn,
        turns=table.turns,
        seats=_seats(table, game),
        awaited=table.awaited,
        is_done=table.is_done,
        is_slowest=is_slowest,
    )


def _seats(table: ClassTable, game: Game) -> tuple[WallSeat, ...]:
    here = table.room.guests.presence()
    return tuple(
        [WallSeat(name=name, here=here.get(name, "bot"), score=game.scores[name]) for name in game.players]
    )

"""Who is in a class, as a value: what they are called there, and apart from it who they say they are."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from dixit_widget.classroom.pseudonyms import pseudonym
from dixit_widget.engine import tidy_name
from dixit_widget.rules.validation import shown
from dixit_widget.table import RefusedRequest, refuse_odd_name

MOST: int = 250
"""Students of a class: as many as a door takes devices."""


class Student(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One of a class.

    Attributes
    ----------
    id : str
        Stays the same whatever they are called.
    name : str
        What everybody sees: a pseudonym, unless the class goes by its names.
    own : str
        What they have said they are called; for the teacher alone.
    out : bool
        Whether the teacher has sent them away.
    """

    id: str
    name: str
    own: str = ""
    out: bool = False


class Roster(msgspec.Struct, frozen=True, kw_only=True):
    """Everybody who has ever come; each change makes a new one.

    Parameters
    ----------
    students : tuple of Student
        In the order in which they came.
    by_name : bool, optional
        Whether they go by what they are called instead of by pseudonyms.
    language : {"en", "fr"}, optional
        Of the pseudonyms.
    seed : int, optional
        Where the chance of the pseudonyms comes from.
    last : int, optional
        The id that was given last: of somebody who is forgotten it is not given again.
    """

    students: tuple[Student, ...] = ()
    by_name: bool = False
    language: str = "en"
    seed: int = 0
    last: int = 0

    @property
    def is_full(self) -> bool:
        """Whether nobody more can come in."""
        return len(self.students) >= MOST

    def enter(self, name: str) -> tuple[Roster, Student]:
        """Let somebody in who has come for the first time.

        Parameters
        ----------
        name : str
            What they say they are called; where pseudonyms are drawn it may be empty.

        Raises
        ------
        RefusedRequest
            If the class is full, or goes by names and nobody can be called that.
        """
        if self.is_full:
            raise RefusedRequest("class.full", most=MOST)
        own = tidy_name(name)
        if own or self.by_name:
            self._refuse_odd(own)
        called = own if self.by_name else self._drawn(len(self.students))
        number = 1 + max([self.last, *[int(student.id) for student in self.students]])
        student = Student(id=str(number), name=called, own="" if self.by_name else own)
        return msgspec.structs.replace(self, students=(*self.students, student), last=number), student

    def without(self, id: str) -> Roster:
        """Have somebody be in the class no more, as if they had never come."""
        left = tuple([student for student in self.students if student.id != id])
        return msgspec.structs.replace(self, students=left)

    def rename(self, id: str, name: str) -> Roster:
        """Call somebody something else from now on.

        Raises
        ------
        RefusedRequest
            If nobody can be called that.
        """
        name = tidy_name(name)
        self._refuse_odd(name, [student.name for student in self.students if student.id != id])
        return self._changed(id, lambda student: msgspec.structs.replace(student, name=name))

    def hide(self, id: str) -> Roster:
        """Call somebody by a pseudonym that was not theirs, whatever they were called."""
        drawn = self._drawn(int(id) + len(self.students))
        return self._changed(id, lambda student: msgspec.structs.replace(student, name=drawn))

    def send_away(self, id: str, *, out: bool = True) -> Roster:
        """Let somebody in no more, or again."""
        return self._changed(id, lambda student: msgspec.structs.replace(student, out=out))

    def forget(self) -> Roster:
        """Forget what everybody said they are called."""
        return msgspec.structs.replace(
            self, students=tuple([msgspec.structs.replace(student, own="") for student in self.students])
        )

    def with_names(self, own: dict[str, str]) -> Roster:
        """Return the roster with the names that were kept apart from it, by id."""
        students = [
            msgspec.structs.replace(student, own=own.get(student.id, "")) for student in self.students
        ]
        return msgspec.structs.replace(self, students=tuple(students))

    @property
    def names(self) -> dict[str, str]:
        """What they said they are called, by id: for what keeps it apart."""
        return {student.id: student.own for student in self.students if student.own}

    @property
    def inside(self) -> tuple[Student, ...]:
        """Those who have not been sent away."""
        return tuple([student for student in self.students if not student.out])

    def __getitem__(self, id: str) -> Student:
        return next(student for student in self.students if student.id == id)

    def __contains__(self, id: str) -> bool:
        return any(student.id == id for student in self.students)

    def find(self, who: object) -> Student:
        """Return whoever is called that, in class or by the own name.

        Raises
        ------
        RefusedRequest
            If nobody is, or several are.
        """
        name = tidy_name(who).casefold() if isinstance(who, str) else ""
        in_class = [student for student in self.students if name and student.name.casefold() == name]
        by_own = [student for student in self.students if name and student.own.casefold() == name]
        found = in_class or by_own
        if len(found) == 1:
            return found[0]
        code = "class.several" if found else "class.nobody"
        raise RefusedRequest(code, name=who[:40] if isinstance(who, str) else shown(who))

    def _changed(self, id: str, change: Callable[[Student], Student]) -> Roster:
        students = tuple([change(each) if each.id == id else each for each in self.students])
        return msgspec.structs.replace(self, students=students)

    def _drawn(self, draw: int) -> str:
        return pseudonym([student.name for student in self.students], self.seed + draw, self.language)

    def _refuse_odd(self, name: str, taken: list[str] | None = None) -> None:
        """Refuse a name that will not do; what is for the teacher alone two may be called."""
        if taken is None:
            taken = [student.name for student in self.students] if self.by_name else []
        refuse_odd_name(name, taken)

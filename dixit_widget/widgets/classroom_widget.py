"""The teacher's screen of a class: who is there, what they are asked, the tables they play at."""

from __future__ import annotations

import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final

import msgspec
import traitlets

from dixit_widget.classroom import register as messages
from dixit_widget.classroom.choices import chosen, own_rules
from dixit_widget.classroom.data import DECISIONS, decisions, export
from dixit_widget.classroom.hall import Hall
from dixit_widget.classroom.overview import register_of
from dixit_widget.classroom.planning import planned
from dixit_widget.deck import Deck
from dixit_widget.rules import Round, RuleSet
from dixit_widget.rules.validation import real_number, shown, whole_number
from dixit_widget.table import RefusedRequest, Store
from dixit_widget.table import position as positions
from dixit_widget.table.door import Invitation
from dixit_widget.table.heartbeat import heartbeat
from dixit_widget.table.protocol import (
    AskShared,
    AskWords,
    Pictures,
    Ping,
    SetTimer,
    ShareClose,
    ShareThrough,
    ShareWide,
    WordList,
    WorkingPush,
)
from dixit_widget.table.rpc import Answer, Done, plain
from dixit_widget.table.timer import LONGEST, checked_seconds
from dixit_widget.widgets.arguments import check_look, checked_deck
from dixit_widget.widgets.background import LatestJob, Show
from dixit_widget.widgets.class_question import ClassQuestion
from dixit_widget.widgets.class_vote import ClassVote
from dixit_widget.widgets.front_end import script
from dixit_widget.widgets.lab.asked_widget import AskedWidget
from dixit_widget.widgets.lab.predict import Predict
from dixit_widget.widgets.lab.scoring_lab import EDITIONS, ScoringLab
from dixit_widget.widgets.lab.tableau import RoundLike, laid_out
from dixit_widget.widgets.playing import StoreLike, open_store
from dixit_widget.widgets.table_window import TableWindow
from dixit_widget.words import area_catalogue, both
from dixit_widget.words.missing import data_frame, missing_extra
from dixit_widget.words.paths import as_path

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pandas

    from dixit_widget.classroom.porch import OpenDoor
    from dixit_widget.classroom.rehearsal import Rehearsal
    from dixit_widget.classroom.share import ClassShare
    from dixit_widget.table.door import Door

_TITLE: Final = 60  # characters
_MADE_UP: Final = 100
_SLOWEST: Final = 60  # seconds
_BREATH: Final = 0.15  # seconds from one look of the page at a class to the next


class Classroom(AskedWidget):
    """A class with devices of their own: one link for a whole term, questions to all, games at many tables.

    The cell that returns it shows the teacher's screen; students come by its QR code, its link or its code,
    and are known there by pseudonyms. A class is known by its title: where it is kept, it comes back with its
    people, its link and its tables. While one notebook has it open, others can only read and export it.

    Parameters
    ----------
    title : str
        What the class is called.
    by_name : bool, optional
        Whether students go by the names that they give, instead of by pseudonyms.
    deck : Deck, optional
        Cards of your own.
    rules : dict of str to RuleSet, or sequence of RuleSet, optional
        Rules of your own that the screen offers beside the editions; by default those that it has offered.
    language : {"", "en", "fr"}, optional
        The language of pseudonyms, bots and this screen; by default English, and the browser's.
    theme : {"", "light", "dark"}, optional
        By default the page's.
    store : str, Path, Store or None, optional
        The file that keeps it, as in :func:`play`.

    Raises
    ------
    ValueError
        With a sentence, if there can be no such class.

    Examples
    --------
    >>> room = Classroom("Econ 101", store=None)
    >>> room.people, room.is_open
    ((), True)
    """

    _esm = script("classroom")
    _requests: ClassVar = messages.ClassroomRequest

    title = traitlets.Unicode(read_only=True).tag(sync=True)

    def __init__(
        self,
        title: str,
        *,
        by_name: bool = False,
        deck: Deck | None = None,
        rules: Mapping[str, RuleSet] | Sequence[RuleSet] | None = None,
        language: str = "",
        theme: str = "",
        store: StoreLike = "",
    ) -> None:
        if not isinstance(title, str) or not 1 <= len(title.strip()) <= _TITLE:
            raise RefusedRequest("class.title", most=_TITLE, value=shown(title))
        if not isinstance(by_name, bool):
            raise RefusedRequest("class.by_name", value=shown(by_name))
        check_look(language, theme)
        cards = checked_deck(deck)
        own = None if rules is None else own_rules(rules, language)
        file, missing = open_store(store)
        self._notice = both("notice.no_store", reason=missing.reason) if missing else None
        self._looking = LatestJob()
        self._window: TableWindow | None = None
        self._rehearsals: list[Rehearsal] = []
        self._lab: tuple[ClassVote, ScoringLab] | None = None
        self._hall = Hall(
            title.strip(),
            cards,
            file or Store(":memory:"),
            by_name=by_name,
            language=language or "en",
            open_door=_door(),
        )
        if own is not None and not self._hall.refusal:
            self._hall.tables.offer(own)
        super().__init__(language, theme)
        self.set_trait("title", self._hall.title)
        self._stop_listening = self._hall.listen(self._look_again)

    # ── who is there ───────────────────────────────────────────────────────

    @property
    def people(self) -> tuple[str, ...]:
        """What those who are in the class are called there."""
        return tuple([student.name for student in self._hall.written_roster().inside])

    @property
    def here(self) -> tuple[str, ...]:
        """Those of them who are there: a term is long, and not everybody comes each time."""
        return tuple([student.name for student in self._hall.here])

    @property
    def names(self) -> dict[str, str]:
        """What they have said they are called, by what they are called in class; for the teacher alone."""
        students = self._hall.written_roster().students
        return {student.name: student.own for student in students if student.own}

    @property
    def is_open(self) -> bool:
        """Whether newcomers are let in."""
        return self._hall.is_open

    def share(
        self,
        *,
        network: bool = False,
        url: str | None = None,
        address: str | None = None,
        port: int | None = None,
        certificate: tuple[str, str] | None = None,
    ) -> ClassShare:
        """Let students come with devices of their own, as :meth:`TableWidget.share` lets players come.

        Parameters
        ----------
        network, url, address, port, certificate
            As for a table.

        Returns
        -------
        ClassShare
            How to come; a cell shows it.

        Raises
        ------
        MissingPackage
            If the packages of the extra ``share`` are not installed.
        ValueError
            If the address, the port or the certificate cannot be used.
        """
        with missing_extra("share"):
            from dixit_widget.classroom.share import ClassShare
            from dixit_widget.server.kept import asked_for

        asked = asked_for(network=network, url=url, address=address, port=port, certificate=certificate)
        return ClassShare.of(self._hall, asked)

    def invite(self, who: str) -> Invitation:
        """Return the way in for another device of a student's.

        Raises
        ------
        ValueError
            If nobody in the class is called that.
        """
        return self._hall.guests.door().invite(self._hall.find(who).id)

    def rename(self, who: str, name: str) -> None:
        """Call a student something else; at a table that is laid the name stays as it is.

        Raises
        ------
        ValueError
            If nobody in the class is called that, or nobody can be called the other.
        """
        if not isinstance(name, str):
            raise RefusedRequest("join.name")
        self._hall.rename(self._hall.find(who).id, name)

    def hide(self, who: str) -> None:
        """Call a student by a new pseudonym, whatever they were called.

        Raises
        ------
        ValueError
            If nobody in the class is called that.
        """
        self._hall.hide(self._hall.find(who).id)

    def kick(self, who: str) -> None:
        """Send a student away: their device is let in no more, until :meth:`take_back`.

        Raises
        ------
        ValueError
            If nobody in the class is called that.
        """
        self._hall.send_away(self._hall.find(who).id)

    def take_back(self, who: str) -> None:
        """Let a student in again who was sent away; they are who they were.

        Raises
        ------
        ValueError
            If nobody in the class is called that.
        """
        self._hall.take_back(self._hall.find(who).id)

    def close_door(self) -> None:
        """Let no newcomers in; those who have been here come and go."""
        self._hall.set_open(False)

    def open_door(self) -> None:
        """Let newcomers in again."""
        self._hall.set_open(True)

    def pause(self) -> None:
        """Have everybody wait: nobody moves, and no time runs."""
        self._hall.set_paused(True)

    def go_on(self) -> None:
        """Let everybody go on after a pause."""
        self._hall.set_paused(False)

    def forget(self) -> None:
        """Forget what everybody has said they are called; pseudonyms stay."""
        self._hall.forget()

    def rehearse(self, students: int = 24, *, pace: float = 2.0, seed: int = 0) -> Rehearsal:
        """Have made-up students come by the door, as phones do: to rehearse alone what a class is to do.

        They answer questions and play at random.

        Parameters
        ----------
        students : int, default 24
            1 to 100.
        pace : float, default 2
            Seconds that each thinks at most before it does something.
        seed : int, optional
            Where what they do comes from.

        Returns
        -------
        Rehearsal
            Its ``end()`` sends them home.

        Raises
        ------
        MissingPackage
            If the packages of the extra ``share`` are not installed.
        ValueError
            If there can be no such rehearsal.
        """
        with missing_extra("share"):
            from dixit_widget.classroom.rehearsal import Rehearsal
        number, drawn, seconds = whole_number(students), whole_number(seed), real_number(pace)
        if number is None or not 1 <= number <= _MADE_UP:
            raise RefusedRequest("class.rehearse", most=_MADE_UP, value=shown(students))
        if seconds is None or not 0 <= seconds <= _SLOWEST:
            raise RefusedRequest("class.pace", most=_SLOWEST, value=shown(pace))
        if drawn is None:
            raise RefusedRequest("class.seed", value=shown(seed))
        rehearsal = Rehearsal(self.share(), number, seconds, drawn)
        self._rehearsals.append(rehearsal)
        return rehearsal

    # ── data ───────────────────────────────────────────────────────────────

    def to_frame(self) -> pandas.DataFrame:
        """Return every decision that was made at the tables as a tidy pandas table, by pseudonyms.

        What its columns mean, :meth:`export` writes beside them.

        Raises
        ------
        MissingPackage
            If pandas is not installed.
        """
        hall = self._hall
        found = decisions(hall.store, hall.title, hall.written_roster(), hall.language)
        rows = [dict(row) for row in found]
        return data_frame("Classroom.to_frame", {name: [row[name] for row in rows] for name in DECISIONS})

    def export(self, folder: str | Path, *, names: bool = False) -> list[Path]:
        """Write the class's data into a folder: decisions, answers, and what their columns mean.

        Parameters
        ----------
        folder : str or Path
            Made where it is not there; ``~`` is the home.
        names : bool, optional
            Whether what people have said they are called is written, too, into a file of its own.

        Returns
        -------
        list of Path
            The files.

        Raises
        ------
        ValueError
            If nothing can be written there.
        """
        if not isinstance(folder, str | Path):
            raise RefusedRequest("class.folder", value=shown(folder))
        hall = self._hall
        place, roster = as_path(folder), hall.written_roster()
        return export(place, hall.store, hall.title, roster, names=names is True, language=hall.language)

    # ── questions ──────────────────────────────────────────────────────────

    def ask(self, question: Predict) -> None:
        """Ask everybody something: it goes to all devices, and games wait meanwhile.

        Parameters
        ----------
        question : Predict
            With choices, a number, or votes; its :attr:`answers` are the class's once it is revealed.

        Raises
        ------
        ValueError
            If it is no such question, or its truth has been revealed.

        Examples
        --------
        >>> room = Classroom("Econ 101", store=None)
        >>> room.ask(Predict("Who gains most?", choices=["the teller", "the finders"], truth="the finders"))
        >>> room.answers
        {}
        """
        if not isinstance(question, Predict):
            raise RefusedRequest("class.question", value=shown(question))
        if question.revealed:
            raise RefusedRequest("class.question_revealed")
        self._hall.questions.ask(ClassQuestion(question))

    def vote(
        self,
        turn: RoundLike,
        clue: str = "",
        *,
        rules: positions.RulesLike | Sequence[positions.RulesLike] | None = None,
    ) -> None:
        """Lay out one turn, in which everybody votes for what may be the storyteller's card.

        Each student votes in the place of one of the guessers, whose own card is marked. Revealed, and asked
        again, as a question is; the votes then lie in :attr:`lab`, a table at a time.

        Parameters
        ----------
        turn : Round, dict, str, ScoringLab or Game
            A round, a lab's state, the name of a lab's preset, a lab, or a game whose turn has just been
            scored. Votes that it brings count only for whom nobody in the class votes.
        clue : str, optional
            What the storyteller has said.
        rules : RuleSet, str or sequence of them, optional
            One to three rule sets that are compared; by default those that the turn comes with.

        Raises
        ------
        ValueError
            If it cannot be laid out, or nobody tells in it.

        Examples
        --------
        >>> room = Classroom("Econ 101", store=None)
        >>> room.vote("lone-finder", "Where is happiness?")
        >>> room.votes
        ()
        """
        if not isinstance(clue, str):
            raise RefusedRequest("class.clue", value=shown(clue))
        given = None if rules is None else positions.rule_sets(rules)
        position = laid_out(turn, given or positions.rule_sets(EDITIONS), self._hall.deck.ids)
        if given is not None:
            position = msgspec.structs.replace(position, rules=given)
        self._hall.questions.ask(ClassVote(position, clue.strip()))

    @property
    def votes(self) -> tuple[Round, ...]:
        """The tables that the class's votes make, each a round for :attr:`lab`; none before the reveal."""
        vote = self._last_vote()
        return vote.rounds if vote else ()

    @property
    def lab(self) -> ScoringLab:
        """A lab in which the class's votes lie, the first table's at first, with what each rule set pays.

        Raises
        ------
        ValueError
            If the class has not voted, or its votes have not been revealed.
        """
        vote = self._last_vote()
        if vote is None or not vote.rounds:
            raise RefusedRequest("class.no_votes")
        if self._lab is None or self._lab[0] is not vote:
            deck, rules, cards = self._hall.deck, vote.position.rules, vote.position.cards
            lab = ScoringLab(
                round=vote.rounds[0], rules=rules, deck=deck, language=self.language, theme=self.theme
            )
            lab.state = {**lab.state, "cards": list(cards)}
            self._lab = vote, lab
        return self._lab[1]

    def _last_vote(self) -> ClassVote | None:
        asked = [poll.question for poll in self._hall.questions.polls]
        return next((each for each in reversed(asked) if isinstance(each, ClassVote)), None)

    @property
    def answers(self) -> dict[str, Any]:
        """What has been answered to the question at hand, by what people are called in class."""
        hall = self._hall
        with hall.lock:  # answers come in meanwhile
            given = dict(hall.questions.poll.answers) if hall.questions.poll else {}
            names = {student.id: student.name for student in hall.roster.students}
        return {names[id]: answer for id, answer in given.items() if id in names}

    def ask_again(self) -> None:
        """Ask the question at hand for the second time, after the class has talked about it.

        At the reveal both times stand side by side.

        Raises
        ------
        ValueError
            If there is none, or its truth has been revealed, or it has been asked twice.
        """
        self._hall.questions.ask_again()

    def reveal(self) -> None:
        """Show the truth of the question at hand to all, beside their answers.

        Raises
        ------
        ValueError
            If there is no question, or nobody has answered it.
        """
        self._hall.questions.reveal()

    def put_away(self) -> None:
        """Put the question at hand away: everybody is back at the tables, or waits."""
        self._hall.questions.put_away()

    # ── tables ─────────────────────────────────────────────────────────────

    def tables(
        self,
        size: int = 4,
        turns: int = 3,
        timer: float | None = 90,
        *,
        edition: str | RuleSet | None = None,
        rules: RuleSet | Sequence[RuleSet] | None = None,
        seed: int | None = None,
    ) -> None:
        """Have everybody who is there play, in groups that are drawn; called again, they are drawn anew.

        Groups are as even as can be, and people meet others than before where they can. Bots take the seats
        that are left over; whoever comes late takes over a bot's.

        Parameters
        ----------
        size : int, default 4
            Seats at a table.
        turns : int, default 3
            After how many the games stop.
        timer : float or None, default 90
            Seconds after which a bot acts once for whoever has not; None: there is no hurry.
        edition : str or RuleSet, optional
            By default ``"dixit-2021"``.
        rules : RuleSet or sequence of RuleSet, optional
            Instead of an edition. Several are drawn, each for as many tables as the others or for one more.
        seed : int, optional
            Where groups, rules and the chance of the games come from; by default drawn. Whoever guesses it
            can work out the hands.

        Raises
        ------
        ValueError
            If nobody is there, or that cannot be played.
        """
        self._hall.tables.lay(planned(size, turns, timer, edition, rules, seed))

    @property
    def rules(self) -> dict[str, RuleSet]:
        """Rules of your own that the screen offers beside the editions, by name; they can be set.

        Examples
        --------
        >>> from dixit_widget.rules import edition
        >>> room = Classroom("Econ 101", store=None)
        >>> room.rules = {"Dear decoys": edition("dixit-2021").replace(decoy_points=2)}
        >>> [*room.rules]
        ['Dear decoys']
        """
        return dict(self._hall.tables.own_rules)

    @rules.setter
    def rules(self, rules: Mapping[str, RuleSet] | Sequence[RuleSet]) -> None:
        self._hall.tables.offer(own_rules(rules, self.language))

    @property
    def playing(self) -> int:
        """At how many tables the class is still playing."""
        sitting = self._hall.tables.sitting
        return sum(not table.is_done for table in sitting.tables) if sitting else 0

    def set_timer(self, seconds: float | None) -> None:
        """Let each decision at every table take so many seconds from now on; None: as long as it likes.

        Raises
        ------
        ValueError
            If the class is at no tables, or it is no number of seconds from 5 to 3600.
        """
        self._hall.tables.set_timer(checked_seconds(seconds))

    def more_time(self, seconds: float = 30) -> None:
        """Let what is waited for at every table take so much longer.

        Raises
        ------
        ValueError
            If the class is at no tables, or it is no number of seconds from 1 to 3600.
        """
        if isinstance(seconds, bool) or not isinstance(seconds, int | float) or not 1 <= seconds <= LONGEST:
            raise RefusedRequest("class.seconds", most=LONGEST, value=shown(seconds))
        self._hall.tables.give_time(seconds)

    def advance(self) -> None:
        """Have the slowest table go on: bots act once for those who are waited for there.

        Raises
        ------
        ValueError
            If the class is at no tables.
        """
        self._hall.tables.advance()

    def clear_tables(self) -> None:
        """Take the tables away; their games stay stored."""
        self._hall.tables.clear()

    def watch(self, table: int) -> TableWindow:
        """Return a table to look on at: what all may see of it.

        Raises
        ------
        ValueError
            If there is none of that number.
        """
        found = [each for each in self._hall.tables.playing().tables if each.number == whole_number(table)]
        if not found:
            raise RefusedRequest("class.no_table", value=shown(table))
        return TableWindow(found[0].room, language=self.language, theme=self.theme)

    # ── the page ───────────────────────────────────────────────────────────

    def _look_again(self) -> None:
        """Show how the class is; of much that happens at once only the last, but always after a breath."""
        self._looking.run(self._looks)

    def _looks(self) -> Iterator[Show]:
        yield self._push

    def _push(self) -> None:
        self.send(plain(messages.RegisterPush(register=self._register())))
        time.sleep(_BREATH)

    def _register(self) -> messages.Register:
        refusal = self._hall.refusal
        notice = both(refusal) if refusal else self._notice
        return msgspec.structs.replace(register_of(self._hall), notice=notice)

    def _answer(self, request: messages.ClassroomRequest) -> Answer:
        """Answer a request; what changes the class is answered with how it is then."""
        hall = self._hall
        match request:
            case Ping():
                return Done()
            case Pictures(cards=cards, start=start, count=count, size=size):
                return hall.pictures.answer(cards, start, count, size)
            case AskWords(area=area, lang=lang):
                return WordList(area_catalogue(area, lang))
            case AskShared(lang=lang):
                return hall.guests.door().shared(lang)
            case ShareWide(wide=wide, lang=lang):
                hall.guests.door().to_network(wide)
                return hall.guests.door().shared(lang)
            case ShareThrough(address=address, lang=lang):
                hall.guests.door().come_through(address)
                return hall.guests.door().shared(lang)
            case ShareClose():
                hall.guests.shut_out()
                return Done()
            case SetTimer(seconds=seconds):
                hall.tables.set_timer(seconds)
                return Done()
            case messages.Watch(table=table):
                return messages.Watched(f"anywidget:{self._opened(table).model_id}")
            case messages.LayVote(table=table):
                return messages.Watched(f"anywidget:{self._laid(table).model_id}")
            case messages.InviteStudent(student=id):
                return hall.guests.door().invite(id)
            case messages.SetOpen(is_open=is_open):
                hall.set_open(is_open)
            case messages.SetPaused(is_paused=is_paused):
                hall.set_paused(is_paused)
            case messages.Rename(student=id, name=name):
                _known(hall, id)
                if name:
                    hall.rename(id, name)
                else:
                    hall.hide(id)
            case messages.SendAway(student=id, out=out):
                _known(hall, id)
                (hall.send_away if out else hall.take_back)(id)
            case messages.ForgetNames():
                hall.forget()
            case messages.RevealToAll():
                hall.questions.reveal()
            case messages.AskAgain():
                hall.questions.ask_again()
            case messages.PutAway():
                hall.questions.put_away()
            case messages.LayTables(rules=rules, size=size, turns=turns, timer=timer):
                with heartbeat(lambda: self.send(plain(WorkingPush()))):
                    hall.tables.lay(
                        planned(size, turns, timer, None, chosen(rules, hall.tables.choices), None)
                    )
            case messages.GiveTime(seconds=seconds):
                hall.tables.give_time(seconds)
            case messages.Advance(table=table, revision=revision):
                hall.tables.advance((table, revision))
            case messages.ClearTables():
                hall.tables.clear()
        return self._register()

    def _laid(self, table: int) -> ScoringLab:
        """Lay a table of the class's vote in the lab."""
        lab = self.lab
        if not 1 <= table <= len(self.votes):
            raise RefusedRequest("class.no_table", value=shown(table))
        lab.round = self.votes[table - 1]
        return lab

    def _opened(self, table: int) -> TableWindow:
        """Open a window on a table in place of the one before."""
        window = self.watch(table)
        before, self._window = self._window, window
        if before is not None:
            before.close()
        return window

    def close(self) -> None:
        """Take the class off every page, and let no device in any more; it stays as it is, and stored."""
        super().close()
        if not self._made:
            return  # what it was to be made of was refused
        self._stop_listening()
        self._looking.stop()
        for rehearsal in self._rehearsals:
            rehearsal.end()
        if self._window is not None:
            self._window.close()
        self._hall.close()

    def __repr__(self) -> str:
        return f"Classroom({self.title!r}, {len(self.people)} people)"


def _known(hall: Hall, id: str) -> None:
    if id not in hall.roster:
        raise RefusedRequest("class.nobody", name=id[:40])


def _door() -> OpenDoor | None:
    """Return what lets devices in; a kernel that runs in the browser has no server to do it."""
    return None if sys.platform == "emscripten" else _open_door


def _open_door(hall: Hall, kept: str) -> Door:
    with missing_extra("share"):
        from dixit_widget.classroom.share import ClassShare
    return ClassShare.opened(hall, kept)

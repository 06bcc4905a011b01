"""Turn the rules: a control for each of them, and at once what that does."""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, Final, Literal

import msgspec
import traitlets

from dixit_widget.deck import Deck
from dixit_widget.rules import InvalidRules, Round, RuleSet, edition
from dixit_widget.rules.players import fits
from dixit_widget.rules.validation import shown, whole_number
from dixit_widget.table import PictureService, RefusedRequest
from dixit_widget.table.controls import Family, controls, meaning
from dixit_widget.table.judging import Judged
from dixit_widget.table.points import refuse_vote
from dixit_widget.table.position import Position
from dixit_widget.table.protocol import AskControls, ControlList, Pictures, Ping
from dixit_widget.table.rpc import Answer, Done, plain
from dixit_widget.table.rule_words import full_name, named
from dixit_widget.widgets.background import LatestJob, Show
from dixit_widget.widgets.explorer import files, messages, sample
from dixit_widget.widgets.explorer.bot_games import bot_games
from dixit_widget.widgets.explorer.exploration import Exploration
from dixit_widget.widgets.explorer.hunting import checked_goal, hunt
from dixit_widget.widgets.explorer.judging import judged
from dixit_widget.widgets.explorer.messages import BotGames, DrawnPush, Hunt
from dixit_widget.widgets.explorer.page import sheet_of, state_of
from dixit_widget.widgets.explorer.pictures import DRAWN, EXACT, IN_WORDS, Compared, Limits, Picture, Question
from dixit_widget.widgets.front_end import script
from dixit_widget.widgets.lab.asked_widget import AskedWidget
from dixit_widget.widgets.lab.messages import Mark, SetVote
from dixit_widget.widgets.playing import play
from dixit_widget.widgets.table_widget import TableWidget
from dixit_widget.words import Problem, say
from dixit_widget.words.missing import MissingPackage

_log = logging.getLogger(__name__)

_FEWEST, _MOST = 3, 12
_MOST_GAMES: Final = 10_000


class Rules(traitlets.Instance[RuleSet]):
    """A trait that holds a rule set; the id of an edition stands for it."""

    def make_dynamic_default(self) -> RuleSet:
        """Begin with the edition that everything begins with."""
        return edition("dixit-2021")

    def validate(self, obj: Any, value: Any) -> Any:
        """Take a rule set or the id of an edition, refuse anything else with a sentence."""
        if isinstance(value, str):
            return edition(value)
        if not isinstance(value, RuleSet):
            raise InvalidRules([Problem("explorer.rules", value=shown(value))])
        return value

    def set(self, obj: Any, value: Any) -> None:
        """Set it, and say so even if it is what it was: the controls may stand at something else."""
        before = self.get(obj)
        super().set(obj, value)
        if self.get(obj) == before:
            obj.follow()


class _Checked(traitlets.Any):
    """Anything that its validator lets pass; None is shown to that as well."""

    allow_none = False


class RuleExplorer(AskedWidget):
    """Every rule as a control, and what turning it does: shown by the cell that returns it.

    A line says what the last change did to the best clue, the voters, the length of games and the seats.
    Four charts answer while a control is being turned, and a turn is scored as before and as now; they are
    worked out beside the kernel's main thread. Up to three rule sets can be compared; a search finds the
    single changes that do what is wished for, and bots play games by the rules.

    Parameters
    ----------
    edition : str, default "dixit-2021"
        The edition to begin with.
    rules : RuleSet, optional
        Rules to begin with, instead of an edition.
    players : int, default 6
        3 to 12.
    language : {"", "en", "fr"}, optional
        By default the browser's.
    theme : {"", "light", "dark"}, optional
        By default the page's.

    Attributes
    ----------
    rules : RuleSet
        The rules as they are; setting them moves the controls. Also takes the id of an edition. While the
        controls stand at something that cannot be played, they are the last that can.
    against : str
        The id of the edition, or the name of the rules that were kept, that they are compared with; at first
        their own edition.
    players : int
        How many play.

    Raises
    ------
    ValueError
        If there is no such edition or language, or what is given as rules are none.

    Examples
    --------
    >>> explorer = RuleExplorer("odyssey", players=5)
    >>> explorer.rules = explorer.rules.replace(bonus_cap=None)
    >>> print(explorer.python)
    dixit.edition('odyssey').replace(bonus_cap=None)
    >>> explorer.undo()
    >>> explorer.rules == edition("odyssey")
    True
    """

    _esm = script("explorer")
    _requests: ClassVar = messages.ExplorerRequest
    _outgoing: ClassVar = frozenset({"state", "sheet", "hunt", "bot_games", "table"})

    rules = Rules(RuleSet)
    against: Any = _Checked("dixit-2021")
    players: Any = _Checked(6)

    state: Any = traitlets.Dict().tag(sync=True)
    sheet: Any = traitlets.Dict().tag(sync=True)
    hunt: Any = traitlets.Dict().tag(sync=True)
    bot_games: Any = traitlets.Dict().tag(sync=True)
    table: Any = traitlets.Unicode(allow_none=True, default_value=None).tag(sync=True)

    def __init__(
        self,
        edition: str = "dixit-2021",
        *,
        rules: RuleSet | None = None,
        players: int = 6,
        language: str = "",
        theme: str = "",
    ) -> None:
        chosen: Any = edition if rules is None else rules
        self._cards = Deck.default()
        self._pictures = PictureService(self._cards)
        self._position: Position | None = None
        self._table: TableWidget | None = None
        self._drawing, self._hunting, self._playing = LatestJob(), LatestJob(), LatestJob()
        self._known: dict[RuleSet, Judged] = {}
        self._limits: dict[Family, Limits] = {}
        self._drawn = 0
        self._reader = ""
        self._night = False
        self._closed = False
        self._showing = 0  # the thread that shows where one stands
        traits = {"hunt": plain(Hunt()), "bot_games": plain(BotGames())}
        self._exploration = Exploration(Rules(RuleSet).validate(self, chosen), _checked_players(players))
        super().__init__(language, theme, **traits)
        self._show()

    # ── for the one who has the kernel ─────────────────────────────────────

    @property
    def python(self) -> str:
        """The rules as a line of Python."""
        return f"dixit.{self.rules!r}"

    @property
    def round(self) -> Round | None:
        """The turn that is scored; None: so many cannot play by these rules."""
        return self._position.round if self._position else None

    def undo(self) -> None:
        """Take the last change back."""
        self._change(lambda: self._exploration.step(-1))

    def redo(self) -> None:
        """Make a change again that was taken back."""
        self._change(lambda: self._exploration.step(1))

    def keep(self, name: str) -> None:
        """Keep the rules by a name, to compare with them and to come back to them.

        Raises
        ------
        RefusedRequest
            If it cannot be a name, or is that of an edition.
        """
        self._change(lambda: self._exploration.keep(name))

    def play(self, *players: Any, **given: Any) -> TableWidget:
        """Lay a table with these rules.

        Parameters
        ----------
        *players : str or Seat
            As in :func:`dixit_widget.play`; nobody: you and as many bots as the explorer has players.
        **given
            What else :func:`dixit_widget.play` takes.

        Returns
        -------
        TableWidget
        """
        if not players and "bots" not in given:
            players = (say("explorer.you", self._spoken),)
            given["bots"] = self.players - 1
        given.setdefault("language", self.language)
        given.setdefault("theme", self.theme)
        return play(*players, rules=self.rules, **given)

    def save(self, path: str | Path) -> None:
        """Write the rules into a file, as JSON.

        Raises
        ------
        RefusedRequest
            If the file cannot be written.
        """
        files.save(self.rules, path)

    def load(self, path: str | Path) -> None:
        """Read rules from a file.

        Raises
        ------
        InvalidRules
            If it holds none that can be played; the explorer is as it was.
        RefusedRequest
            If there is no such file, or it cannot be read.
        """
        self.rules = files.load(path)

    def wait(self, seconds: float = 30) -> bool:
        """Wait until the pictures are those of the rules; return whether that came about in time."""
        return self._drawing.wait(seconds)

    def close(self) -> None:
        """Let go of the page, of what is being worked out for it, and of the table that it laid."""
        self._closed = True
        for job in (self._drawing, self._hunting, self._playing):
            job.stop()
        super().close()
        if self._table is not None:
            self._table.close()

    def __repr__(self) -> str:
        return f"RuleExplorer({self.rules!r}, players={self.players})"

    # ── changes ────────────────────────────────────────────────────────────

    @traitlets.validate("against")
    def _check_against(self, proposal: Any) -> str:
        choice = proposal["value"]
        return choice if choice in self._exploration.kept else edition(choice).id

    @traitlets.validate("players")
    def _check_players(self, proposal: Any) -> int:
        return _checked_players(proposal["value"])

    @traitlets.observe("rules", "against", "players")
    def _set_from_python(self, _change: object) -> None:
        self.follow()

    def follow(self) -> None:
        """Take what the traits have been set to."""
        if not self._made or self._showing == threading.get_ident():
            return

        def take() -> None:
            self._exploration.go_to(self.rules, self.players)
            self._exploration.against = self.against

        self._change(take)

    def _change(self, change: Any, dragging: bool = False) -> None:
        """Change where one stands, show what follows, and have pictures drawn of it."""
        with self._lock:
            players = self._exploration.players
            change()
            if self._exploration.players != players:
                self._known = {}
            self._show()
            self._draw(dragging)

    def _show(self) -> None:
        """Show where one stands, with everything that follows at once, in one message."""
        exploration = self._exploration
        columns = dict.fromkeys(rules for _, rules in exploration.columns())
        self._position = sample.laid(
            self._position, exploration.rules, list(columns), exploration.players, self._cards.ids
        )
        with self._quietly(), self.changing():
            self.set_trait("state", plain(state_of(exploration)))
            self._show_sheet()
            self.players, self.rules = exploration.players, exploration.rules
            self.against = exploration.against

    def _show_sheet(self) -> None:
        scored = sample.scored(self._position) if self._position else None
        self.set_trait("sheet", plain(sheet_of(self._exploration, self._known, scored)))

    @contextmanager
    def _quietly(self) -> Iterator[None]:
        """Set the traits that people may set without taking that for their doing."""
        before, self._showing = self._showing, threading.get_ident()
        try:
            yield
        finally:
            self._showing = before

    # ── beside the main thread ─────────────────────────────────────────────

    @property
    def _spoken(self) -> str:
        """The language of the pictures: as given, else that of whoever looked last."""
        return self.language or self._reader or "en"

    def _draw(self, dragging: bool = False) -> None:
        """Have the pictures drawn, once there is a page to look at them."""
        if not self._reader or self._closed:
            return
        exploration = self._exploration
        language: Literal["en", "fr"] = "fr" if self._spoken == "fr" else "en"
        behind = tuple(
            Compared(named(choice)[language], rules) for choice, rules in exploration.columns() if choice
        )
        question = Question(exploration.rules, behind, exploration.players, language, self._night)
        self._drawn += 1
        held = dict(self._limits) if dragging else {}
        self._drawing.run(partial(self._draw_all, question, self._drawn, held))

    def _draw_all(self, question: Question, serial: int, held: dict[Family, Limits]) -> Iterator[Show]:
        for name in DRAWN:
            yield partial(self._send_picture, *_drawn(name, question, serial, held.get(name)))
            if name == EXACT[-1]:
                yield from self._judge_all(question.players)

    def _judge_all(self, players: int) -> Iterator[Show]:
        """Judge what is compared, and what was before the last change, with simulated games."""
        exploration = self._exploration
        before = exploration.history.before
        wanted = [exploration.rules, *(rules for _, rules in exploration.columns())]
        if before is not None and before.players == players:
            wanted.append(before.rules)
        for rules in dict.fromkeys(wanted):
            if rules not in self._known:
                yield partial(self._learn, rules, players, judged(rules, players))

    def _learn(self, rules: RuleSet, players: int, known: Judged) -> None:
        with self._lock:
            if players == self._exploration.players and not self._closed:
                self._known[rules] = known
                self._show_sheet()

    def _send_picture(self, push: DrawnPush, picture: Picture | None) -> None:
        if self._closed:
            return
        if picture is not None:
            self._limits[push.name] = picture.limits
        self.send(plain(push), [picture.image] if picture else [])

    def _hunt(self, request: messages.SearchChange) -> Iterator[Show]:
        now = self._exploration.history.now
        if request.goal is None:
            yield partial(self._report, "hunt", Hunt())
            return
        for report in hunt(now.rules, now.players, request.goal, request.value):
            yield partial(self._report, "hunt", report)

    def _play_bots(self, games: int, language: str) -> Iterator[Show]:
        now = self._exploration.history.now
        if not games:
            stopped = {**self.bot_games, "running": False}
            yield partial(self._report, "bot_games", stopped)
            return
        for report in bot_games(now.rules, now.players, games, full_name(now.rules), language):
            yield partial(self._report, "bot_games", report)

    def _report(self, name: str, report: object) -> None:
        if not self._closed:
            self.set_trait(name, plain(report))

    # ── the page ───────────────────────────────────────────────────────────

    def _answer(self, request: messages.ExplorerRequest) -> Answer:
        exploration = self._exploration
        if not isinstance(request, Ping):
            self._reader = request.lang
        match request:
            case Ping():
                pass
            case Pictures(cards=cards, start=start, count=count, size=size):
                return self._pictures.answer(cards, start, count, size)
            case AskControls():
                return ControlList(controls())
            case messages.ShowPictures(night=night):
                self._night = night
                self._draw()
            case messages.AskMeaning(field=field, lang=lang):
                return meaning(exploration.rules, field, lang)
            case messages.TurnField(field=field, value=value, dragging=dragging):
                self._change(lambda: self._turn(field, value, dragging), dragging)
            case messages.TakeRules(choice=choice):
                self._change(lambda: exploration.take(choice))
            case messages.SeatPlayers(players=players):
                checked = _checked_players(players)
                self._change(lambda: exploration.go_to(exploration.rules, checked))
            case messages.CompareWith(column=column, choice=choice):
                self._change(lambda: self._compare(column, choice))
            case messages.StepBack(by=by):
                self._change(lambda: exploration.step(by))
            case messages.KeepRules(name=name):
                self.keep(name)
            case messages.ForgetRules(name=name):
                self._change(lambda: exploration.forget(name))
            case messages.LoadRules(name=name, content=content, lang=lang):
                rules = files.read(name, content, lang)
                self._change(lambda: exploration.go_to(rules, exploration.players))
            case SetVote(voter=voter, slots=slots):
                self._move(lambda position: _voted(position, voter, slots))
            case Mark(what=what, slot=slot):
                self._move(lambda position: position.mark(**{what: slot}))
            case messages.LayTable():
                self._lay_table()
            case messages.PlayBots(games=games, lang=lang):
                if not 0 <= games <= _MOST_GAMES:
                    raise RefusedRequest("explorer.games_range", most=_MOST_GAMES, value=shown(games))
                self._playing.run(partial(self._play_bots, games, lang))
            case messages.SearchChange(goal=goal, value=value):
                if goal is not None:
                    checked_goal(goal, value)
                self._hunting.run(partial(self._hunt, request))
        return Done()

    def _turn(self, field: str, value: object, dragging: bool) -> None:
        self._exploration.turn(field, tuple(value) if isinstance(value, list) else value, dragging)
        if not dragging:
            self._exploration.let_go()

    def _compare(self, column: str, choice: str) -> None:
        if choice or column == "against":
            self._exploration.called(choice)
        setattr(self._exploration, column, choice)

    def _move(self, moved: Any) -> None:
        """Move something of the turn that is scored."""
        if self._position is not None:
            self._position = moved(self._position)
            self._show()

    def _lay_table(self) -> None:
        try:
            table = self.play()
        except Problem:
            raise
        except Exception as error:  # marimo makes widgets only while a cell runs
            _log.info("No table could be opened beneath the explorer", exc_info=True)
            raise RefusedRequest("explorer.play_elsewhere") from error
        before, self._table = self._table, table
        self.set_trait("table", f"anywidget:{self._table.model_id}")
        if before is not None:
            before.close()


def _checked_players(value: object) -> int:
    players = whole_number(value)
    if players is None or not _FEWEST <= players <= _MOST:
        raise RefusedRequest("explorer.players_range", low=_FEWEST, high=_MOST, value=shown(value))
    return players


def _voted(position: Position, voter: str, slots: tuple[int, ...]) -> Position:
    refuse_vote(position, voter, slots)
    return position.vote(voter, slots)


def _drawn(
    name: Family, question: Question, serial: int, held: Limits | None
) -> tuple[DrawnPush, Picture | None]:
    """Draw a picture; or say why there is none, and what can be said without."""
    lang: Any = question.language
    push = DrawnPush(name=name, serial=serial, lang=lang, night=question.night)
    if not fits(question.rules, question.players):
        fault = say("explorer.no_table", lang, n=question.players)
        return msgspec.structs.replace(push, fault=fault), None
    try:
        picture = DRAWN[name](question, held)
    except MissingPackage as problem:
        headline, caption = IN_WORDS[name](question) if name in IN_WORDS else ("", "")
        fault = problem.message(lang)
        return msgspec.structs.replace(push, fault=fault, headline=headline, caption=caption), None
    except Problem as problem:
        return msgspec.structs.replace(push, fault=problem.message(lang)), None
    except Exception:
        _log.exception("a picture could not be drawn")
        return msgspec.structs.replace(push, fault=say("explorer.not_drawn", lang)), None
    words = {each: getattr(picture, each) for each in ("subtitle", "headline", "caption", "words")}
    return msgspec.structs.replace(push, **words), picture

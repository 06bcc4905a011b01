"""Turn the rules: a control for each of them, and at once what that does."""

from __future__ import annotations

import logging
import os
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

import ipywidgets
import traitlets

from dixit_widget.rules import InvalidRules, RuleSet, edition, editions
from dixit_widget.rules.validation import shown, whole_number
from dixit_widget.table import RefusedRequest
from dixit_widget.widgets.arguments import check_look
from dixit_widget.widgets.background import LatestJob, Show
from dixit_widget.widgets.explorer import sample, text
from dixit_widget.widgets.explorer.controls import Controls
from dixit_widget.widgets.explorer.number_field import NumberField
from dixit_widget.widgets.explorer.pictures import DRAWN, EXACT, Picture, Question
from dixit_widget.widgets.lab.scoring_lab import ScoringLab
from dixit_widget.widgets.play import play
from dixit_widget.widgets.subshells import answer_on_any_subshell
from dixit_widget.widgets.table_widget import TableWidget
from dixit_widget.words import Problem, say

_log = logging.getLogger(__name__)

_PACKAGE: Final = Path(__file__).parents[2]
_SHEETS: Final = ("charts/paper.css", "widgets/explorer/explorer.css")
_STYLE: Final = "\n".join((_PACKAGE / sheet).read_text(encoding="utf-8") for sheet in _SHEETS)
_FEWEST, _MOST = 3, 12
_BIGGEST_FILE: Final = 100_000


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
            obj.refresh()


class _Checked(traitlets.Any):
    """Anything that its validator lets pass; None is shown to that as well."""

    allow_none = False


class RuleExplorer(ipywidgets.VBox):  # type: ignore[misc,unused-ignore]
    """Every rule as a control, and what turning it does: shown by the cell that returns it.

    Four charts answer at once: how clear a clue should be, the game that voters play, how long games last
    and whose seat is better; and a turn is scored as before and as now. They are worked out beside the
    kernel's main thread, so that neither a game nor a running cell waits for them, nor they for it.

    Parameters
    ----------
    edition : str, default "dixit-2021"
        The edition to begin with.
    rules : RuleSet, optional
        Rules to begin with, instead of an edition.
    players : int, default 6
        3 to 12.
    language : {"", "en", "fr"}, optional
        English, if left out.

    Attributes
    ----------
    lab : ScoringLab
        The sample turn, scored under the edition and under these rules.
    rules : RuleSet
        The rules as they are; setting them moves the controls. Also takes the id of an edition. While the
        controls stand at something that cannot be played, they are the last that can.
    against : str
        The id of the edition that they are compared with; at first their own.
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
    """

    rules = Rules(RuleSet)
    against: Any = _Checked("dixit-2021")
    players: Any = _Checked(6)

    def __init__(
        self,
        edition: str = "dixit-2021",
        *,
        rules: RuleSet | None = None,
        players: int = 6,
        language: str = "",
    ) -> None:
        check_look(language, "")
        self._asked_language = language
        self._language = language or "en"
        self._newest = LatestJob()
        self._turning = self._holding = False
        self._asked: Question | None = None
        self._build()
        super().__init__(children=self._parts)
        self.add_class("dxe").add_class(f"dxe-{self._language}")
        chosen: Any = edition if rules is None else rules
        answer_on_any_subshell(self, *self._controls.inputs)
        with self._at_once():
            self.players = players
            self.rules = chosen
            if self.rules.id in editions():
                self.against = self.rules.id

    # ── for the one who has the kernel ─────────────────────────────────────

    @property
    def python(self) -> str:
        """The rules as a line of Python."""
        return f"dixit.{self.rules!r}"

    def play(self, *players: Any, **given: Any) -> TableWidget:
        """Lay a table with these rules.

        Parameters
        ----------
        *players : str or Seat
            As in :func:`dixit_widget.play`; nobody: you and as many bots as the slider says.
        **given
            What else :func:`dixit_widget.play` takes.

        Returns
        -------
        TableWidget
        """
        if not players and "bots" not in given:
            players = (say("explorer.you", self._language),)
            given["bots"] = self.players - 1
        given.setdefault("language", self._asked_language)
        return play(*players, rules=self.rules, **given)

    def save(self, path: str | Path) -> None:
        """Write the rules into a file, as JSON.

        Raises
        ------
        RefusedRequest
            If the file cannot be written.
        """
        file = _file(path)
        try:
            file.write_text(self.rules.to_json() + "\n", encoding="utf-8")
        except OSError as problem:
            reason = problem.strerror or "?"
            raise RefusedRequest("explorer.unwritable", path=str(file), reason=reason) from problem

    def load(self, path: str | Path) -> None:
        """Read rules from a file.

        Raises
        ------
        InvalidRules
            If it holds none that can be played; the explorer is as it was.
        RefusedRequest
            If there is no such file, or it cannot be read.
        """
        file = _file(path)
        try:
            content = file.read_bytes()
        except FileNotFoundError:
            raise RefusedRequest("explorer.no_file", path=str(file)) from None
        except OSError as problem:
            reason = problem.strerror or "?"
            raise RefusedRequest("explorer.unreadable", path=str(file), reason=reason) from problem
        self.rules = RuleSet.from_json(content)

    def wait(self, seconds: float = 30) -> bool:
        """Wait until the pictures are those of the rules; return whether that came about in time."""
        return self._newest.wait(seconds)

    def __repr__(self) -> str:
        return f"RuleExplorer({self.rules!r}, players={self.players})"

    # ── the page ───────────────────────────────────────────────────────────

    def _build(self) -> None:
        speak = partial(say, language=self._language)
        named = [(say(f"edition.{id}", self._language), id) for id in editions()]
        self._controls = Controls(self._language, self._turned)
        self._summary = ipywidgets.HTML()
        self._preset = ipywidgets.Dropdown(
            options=[*named, (speak("explorer.own"), "")], description=speak("explorer.preset")
        )
        self._back = ipywidgets.Button(description=speak("explorer.back"))
        # a slider's handle would have no name to be read aloud
        self._players = NumberField(
            value=self.players, min=_FEWEST, max=_MOST, description=speak("explorer.players")
        )
        self._seated = ipywidgets.HTML()
        self._seated.add_class("dxe-trouble")
        self._against = ipywidgets.Dropdown(options=named, description=speak("explorer.against"))
        self._differences = ipywidgets.HTML()
        self._trouble = ipywidgets.HTML()
        self._cards = {name: _Card(name, self._language) for name in DRAWN}
        self._pictures = _box(ipywidgets.Box, "pictures", *[card.box for card in self._cards.values()])
        self.lab = ScoringLab(language=self._asked_language)
        self.lab.on_msg(self._greet)
        self._code, self._link = ipywidgets.HTML(), ipywidgets.HTML()
        self._upload = ipywidgets.FileUpload(
            accept=".json,application/json",
            multiple=False,
            description=speak("explorer.load"),
            tooltip=speak("explorer.load"),
        )
        self._play = ipywidgets.Button(description=speak("explorer.play"), icon="play")
        self._play.add_class("dxe-play")
        self._said = ipywidgets.HTML()
        self._table = _box(ipywidgets.VBox, "table")
        choosing = _box(
            ipywidgets.Box,
            "bar",
            self._preset,
            self._controls.mode.box,
            self._players,
            self._back,
            self._seated,
        )
        comparing = _box(ipywidgets.Box, "compare", self._against, self._differences)
        keeping = _box(ipywidgets.Box, "keep", self._play, self._link, self._upload, self._code)
        self._parts = (
            ipywidgets.HTML(text.style(_STYLE, self._language)),
            self._summary,
            choosing,
            comparing,
            self._trouble,
            _box(ipywidgets.Box, "body", self._controls.box, self._pictures),
            self.lab,
            keeping,
            self._said,
            self._table,
        )
        self._preset.observe(self._choose, "value")
        self._back.on_click(lambda _: self._take(self.rules.id))
        self._players.observe(self._seat, "value")
        self._upload.observe(self._uploaded, "value")
        self._play.on_click(self._open_table)
        traitlets.link((self, "against"), (self._against, "value"))

    @traitlets.validate("against")
    def _check_against(self, proposal: Any) -> str:
        return edition(proposal["value"]).id

    @traitlets.validate("players")
    def _check_players(self, proposal: Any) -> int:
        players = whole_number(proposal["value"])
        if players is None or not _FEWEST <= players <= _MOST:
            value = shown(proposal["value"])
            raise RefusedRequest("explorer.players_range", low=_FEWEST, high=_MOST, value=value)
        return players

    @traitlets.observe("rules", "against", "players")
    def _changed(self, _change: object) -> None:
        self.refresh()

    @contextmanager
    def _at_once(self) -> Iterator[None]:
        """Take several changes as one: nothing is looked at before all are made and found good."""
        self._holding = True
        try:
            with self.hold_trait_notifications():
                yield
        finally:
            self._holding = False
        self.refresh()

    def refresh(self) -> None:
        """Bring everything up to date with the rules, which can be played."""
        if self._holding:
            return
        against = edition(self.against)
        question = Question(self.rules, against, self.players, self._language)
        self._players.value = self.players
        self._seated.value = (
            "" if sample.fits(self.rules, self.players) else text.seating(self.rules, self._language)
        )
        if question == self._asked and not self._trouble.value:
            return
        self._asked = question
        known = self.rules.id in editions()
        self._turning, turning = True, self._turning
        try:
            if not turning:
                self._controls.move(self.rules)
            self._preset.value = self.rules.id if known else ""
        finally:
            self._turning = turning
        self._back.disabled = not known or self.rules == edition(self.rules.id)
        self._controls.explain(self.rules, against)
        self._summary.value = text.summary(self.rules, self._language)
        self._differences.value = text.differences(self.rules, against, self._language)
        self._code.value = text.code(self.python, self._language)
        self._link.value = text.link(self.rules, self._language)
        self._trouble.value = self._said.value = ""
        self._pictures.remove_class("dxe-stale")
        self._play.disabled = False
        self._newest.run(partial(self._draw, question))

    def _turned(self) -> None:
        """Somebody turned a control: take the rules as the controls stand, or say why that cannot be."""
        if self._turning:
            return
        self._turning = True
        try:
            kept = {"id": self.rules.id, "source": self.rules.source}
            rules = RuleSet.from_dict({**kept, **self._controls.draft()})
            if rules != self.rules or self._trouble.value:
                self.rules = rules
        except InvalidRules as refusal:
            self._controls.complain(refusal.problems, edition(self.against))
            self._trouble.value = text.trouble(refusal, self._language)
            self._back.disabled = self.rules.id not in editions()
            self._pictures.add_class("dxe-stale")
            self._play.disabled = True
        finally:
            self._turning = False

    def _seat(self, _change: object) -> None:
        """Somebody said how many play: take it, or say why that cannot be."""
        players = whole_number(self._players.value)
        if players is not None and _FEWEST <= players <= _MOST:
            self.players = players
            self.refresh()
        else:
            self._seated.value = text.whole(_FEWEST, _MOST, self._language)

    def _choose(self, _change: object) -> None:
        """Take the rules of the edition that is chosen, and compare with it."""
        if not self._turning and self._preset.value:
            self._take(self._preset.value)

    def _take(self, id: str) -> None:
        """Take the rules of an edition, as they are in the box."""
        rules = edition(id)
        nearest = min(max(self.players, rules.players_min), rules.players_max)
        with self._at_once():
            self.against, self.players = rules.id, nearest + (rules.players_even and nearest % 2)
            self.rules = rules

    def _uploaded(self, _change: object) -> None:
        for file in self._upload.value:
            content = bytes(file["content"])
            try:
                if len(content) > _BIGGEST_FILE:
                    raise InvalidRules([Problem("rules_not_json")])
                self.rules = RuleSet.from_json(content)
            except InvalidRules as refusal:
                self._said.value = text.refused(refusal, str(file["name"]), self._language)
        self._upload.value = ()

    def _open_table(self, _button: object) -> None:
        try:
            self._table.children = (self.play(),)
            self._said.value = ""
        except Problem as refusal:
            self._said.value = text.said(refusal.message(self._language))

    # ── beside the main thread ─────────────────────────────────────────────

    def _draw(self, question: Question) -> Iterator[Show]:
        if not sample.fits(question.rules, question.players):
            for card in self._cards.values():
                yield partial(card.show, None, say("explorer.no_table", self._language, n=question.players))
            yield partial(self._score, question)
            return
        for name, draw in DRAWN.items():
            yield partial(self._cards[name].show, *_drawn(draw, question))
            if name == EXACT[-1]:
                yield partial(self._score, question)

    def _greet(self, _lab: object, content: object, _buffers: object) -> None:
        """Send again to a page that has just opened what is worked out beside the main thread.

        A page asks the kernel for the state of all parts, and makes its own parts of the answer: it misses
        what changes in between. The lab asks for the pictures of its cards when it is shown, and it is shown
        when all parts are there.
        """
        if isinstance(content, dict) and content.get("kind") == "pictures":
            for card in self._cards.values():
                card.send()
            self.lab.send_state(["state", "sheet", "preset"])

    def _score(self, question: Question) -> None:
        """Score the sample turn under the edition and the variant, if these play the same kind of game."""
        alike = question.against.mode == question.rules.mode and question.against != question.rules
        both = alike and sample.fits(question.against, question.players)
        rules = (question.against, question.rules) if both else (question.rules,)
        try:
            sample.show(self.lab, rules, question.players)
        except Problem as refusal:  # more cards than the lab can lay: it stays as it is
            _log.info("%s", refusal)


def _file(path: object) -> Path:
    if not isinstance(path, str | os.PathLike):
        raise RefusedRequest("explorer.path", value=shown(path))
    return Path(path).expanduser()


def _drawn(draw: Callable[[Question], Picture], question: Question) -> tuple[Picture | None, str]:
    """Draw a picture, or say why there is none."""
    try:
        return draw(question), ""
    except Problem as problem:
        return None, problem.message(question.language)
    except Exception:
        _log.exception("a picture could not be drawn")
        return None, say("explorer.not_drawn", question.language)


class _Card:
    """A place for a picture: its title, how to read it, the picture, what is to be seen."""

    def __init__(self, name: str, language: str) -> None:
        self._lock = threading.Lock()  # what is sent again is never older than what was shown
        self._title = say(f"explorer.{name}.title", language)
        self._head = ipywidgets.HTML(text.heading(self._title))
        self._image = ipywidgets.HTML()
        self._image.add_class("dxe-image")
        self._caption = ipywidgets.HTML()
        self.box = _box(ipywidgets.VBox, "card", self._head, self._image, self._caption)
        self.box.add_class("dixit-paper")

    def show(self, picture: Picture | None, why_not: str) -> None:
        """Show a picture, or say why there is none."""
        with self._lock:
            self._put(picture, why_not)

    def _put(self, picture: Picture | None, why_not: str) -> None:
        if picture is None:
            self._head.value, self._image.value = text.heading(self._title), text.kindly(why_not)
            self._caption.value = ""
            return
        self._image.value = text.image(picture.image, picture.by_night, picture.words)
        self._head.value = text.heading(self._title, picture.subtitle)
        self._caption.value = text.caption(picture.headline, picture.caption)

    def send(self) -> None:
        """Send a page what the place shows."""
        with self._lock:
            for part in (self._head, self._image, self._caption):
                part.send_state("value")


def _box(kind: Callable[..., Any], name: str, *children: Any) -> Any:
    box = kind(children)
    box.add_class(f"dxe-{name}")
    return box

"""Where somebody stands who explores rules: what is turned, what came before, what it is compared with."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from dixit_widget.rules import InvalidRules, RuleSet, edition, editions
from dixit_widget.rules.players import fits, nearest
from dixit_widget.rules.turning import rules_of, turned
from dixit_widget.rules.validation import shown
from dixit_widget.table import RefusedRequest
from dixit_widget.table.controls import values_of
from dixit_widget.table.rule_words import is_name, is_taken
from dixit_widget.widgets.history import History
from dixit_widget.words import Problem

LONGEST_NAME: Final = 40
MOST_KEPT: Final = 12


class Moment(NamedTuple):
    """Rules, for how many players they are looked at, and which are kept by their names."""

    rules: RuleSet
    players: int
    kept: dict[str, RuleSet]


class Exploration:
    """Rules that are turned field by field, with all that is to be remembered of it.

    Parameters
    ----------
    rules : RuleSet
    players : int

    Attributes
    ----------
    history : History of Moment
    against : str
        The edition, or the kept rules, that they are compared with.
    beside : str
        One more to compare with; empty: none.
    draft : dict
        Where the controls stand: at the rules, or at something that cannot be played.
    problems : tuple of Problem
        Why it cannot.

    Examples
    --------
    >>> exploration = Exploration(edition("dixit-2021"), 6)
    >>> exploration.turn("lone_finder_points", 4)
    >>> exploration.rules
    edition('dixit-2021').replace(lone_finder_points=4)
    >>> exploration.turn("target_score", None)
    >>> exploration.rules.target_score, [problem.code for problem in exploration.problems]
    (30, ['rules_no_ending'])
    """

    def __init__(self, rules: RuleSet, players: int) -> None:
        self.history = History(Moment(rules, players, {}))
        self.against = rules.id if rules.id in editions() else "dixit-2021"
        self.beside = ""
        self._wanted = players  # as many as were asked for, where an edition seats fewer or more
        self.draft: dict[str, Any] = values_of(rules)
        self.problems: tuple[Problem, ...] = ()

    @property
    def rules(self) -> RuleSet:
        """The rules as they are; while the controls stand at what cannot be played, the last that can."""
        return self.history.now.rules

    @property
    def players(self) -> int:
        """For how many players they are looked at."""
        return self.history.now.players

    @property
    def kept(self) -> dict[str, RuleSet]:
        """Rules of one's own, by name."""
        return self.history.now.kept

    def go_to(self, rules: RuleSet, players: int) -> None:
        """Take rules for so many players, and bring the controls to where they stand."""
        self._wanted = players
        self._go_to(rules, players)

    def turn(self, field: str, value: object, dragging: bool = False) -> None:
        """Turn a control: the rules follow if they can be played, else ``problems`` says why not.

        Raises
        ------
        RefusedRequest
            If there is no such control.
        """
        if field not in self.draft:
            raise RefusedRequest("explorer.field", name=shown(field))
        draft = turned(self.draft, {field: value})
        try:
            rules = rules_of({"id": self.rules.id, "source": self.rules.source, **draft})
        except InvalidRules as refusal:
            self.draft = draft
            self.problems = tuple(refusal.problems)
            return
        players = self.players if fits(rules, self.players) else nearest(rules, self.players)
        self._go_to(rules, players if field == "mode" else self.players, field if dragging else None)

    def let_go(self) -> None:
        """Let go of what was dragged: what comes next is another change."""
        self.history.let_go()

    def take(self, choice: str) -> None:
        """Take the rules of an edition, as they are in the box, and compare with it; or rules that were kept.

        Raises
        ------
        RefusedRequest
        """
        rules = self.called(choice)
        self._go_to(rules, nearest(rules, self._wanted))
        if choice in editions():
            self.against = choice

    def step(self, by: int) -> None:
        """Undo, or do again; controls stay where they stand if rules were only kept or forgotten."""
        before = self.history.now
        now = self.history.step(by)
        if now.kept != before.kept:
            self._compare_with_what_is_there()
        else:
            self._settle()

    def keep(self, name: str) -> None:
        """Keep the rules by a name.

        Raises
        ------
        RefusedRequest
            If it cannot be a name, is that of an edition, or too many are kept.
        """
        name = name.strip() if isinstance(name, str) else ""
        if not is_name(name, LONGEST_NAME):
            raise RefusedRequest("explorer.keep_name", most=LONGEST_NAME)
        if is_taken(name):
            raise RefusedRequest("explorer.keep_taken", name=name)
        if name not in self.kept and len(self.kept) >= MOST_KEPT:
            raise RefusedRequest("explorer.keep_many", most=MOST_KEPT)
        self._keep({**self.kept, name: self.rules})

    def forget(self, name: str) -> None:
        """Forget rules that were kept; what is compared with them is compared with the box."""
        self._keep({each: rules for each, rules in self.kept.items() if each != name})

    def called(self, choice: str) -> RuleSet:
        """Return an edition by its id, or kept rules by their name.

        Raises
        ------
        RefusedRequest
        """
        if choice in self.kept:
            return self.kept[choice]
        if choice not in editions():
            raise RefusedRequest("explorer.choice", name=shown(choice))
        return edition(choice)

    def columns(self) -> tuple[tuple[str, RuleSet], ...]:
        """Return what is compared: by its choice, the rules that are turned by none."""
        beside = ((self.beside, self.called(self.beside)),) if self.beside else ()
        return ((self.against, self.called(self.against)), ("", self.rules), *beside)

    def _go_to(self, rules: RuleSet, players: int, dragged: str | None = None) -> None:
        self.history.go_to(Moment(rules, players, self.kept), dragged)
        self._settle()

    def _keep(self, kept: dict[str, RuleSet]) -> None:
        self.history.go_to(self.history.now._replace(kept=kept))
        self._compare_with_what_is_there()

    def _settle(self) -> None:
        self.draft = values_of(self.rules)
        self.problems = ()
        self._compare_with_what_is_there()

    def _compare_with_what_is_there(self) -> None:
        there = {*editions(), *self.kept}
        if self.against not in there:
            self.against = self.rules.id if self.rules.id in editions() else "dixit-2021"
        if self.beside not in there:
            self.beside = ""

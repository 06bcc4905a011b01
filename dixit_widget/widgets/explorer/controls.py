"""A control for each field of a rule set, in groups that fold."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

import ipywidgets

from dixit_widget.rules import RuleSet
from dixit_widget.rules.validation import CHOICES, CLUE_KINDS, NUMBERS, applies
from dixit_widget.widgets.explorer import text
from dixit_widget.widgets.explorer.number_field import NumberField
from dixit_widget.words import Problem, say

GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "finding": (
        "storyteller_points",
        "finder_points",
        "lone_finder_points",
        "all_or_none_points",
        "everybody_found_points",
        "nobody_found_points",
    ),
    "decoys": ("decoy_points", "decoy_points_when_nobody", "bonus_cap"),
    "votes": ("votes_max", "second_vote_players", "single_vote_points", "own_vote", "voting_device"),
    "modes": ("together_cap", "red_token", "team_target"),
    "telling": ("unseen_hand", "first_storyteller", "clue_kinds"),
    "table": (
        "players_min",
        "players_max",
        "players_even",
        "hand_size",
        "hand_size_with_3",
        "cards_each",
        "cards_each_with_3",
        "refill",
        "pass_hands",
    ),
    "ending": ("target_score", "turns_each", "ends_with_pack"),
}
"""The fields group by group; ``mode`` stands above them all, ``id`` and ``source`` come with the edition."""

_OPEN: Final = ("finding", "modes")

_START: Final = {
    "hand_size_with_3": 7,
    "cards_each_with_3": 2,
    "everybody_found_points": 2,
    "nobody_found_points": 2,
    "bonus_cap": 3,
    "lone_finder_points": 4,
    "together_cap": 5,
    "target_score": 30,
    "turns_each": 2,
}
"""What a number that can be off begins with when it is switched on."""


class Control:
    """The control of one field.

    Beside it a question mark that opens what the field means and where it comes from (ipywidgets shows no
    tooltip on an input that has a description, and a tooltip is nothing for fingers and keyboards), and below
    it what is wrong with it, if something is.
    """

    def __init__(self, field: str, language: str, inputs: Iterable[Any], row: Iterable[Any] = ()) -> None:
        self.inputs = tuple(inputs)
        self._field = field
        self._language = language
        self._row = ipywidgets.Box(tuple(row) or self.inputs)
        self._row.add_class("dxe-row")
        self._meaning = ipywidgets.HTML()
        self._meaning.add_class("dxe-why")
        self._trouble = ipywidgets.HTML()
        self._trouble.add_class("dxe-trouble")
        self.box = ipywidgets.VBox((self._row, self._meaning))
        self.box.add_class("dxe-field")

    @property
    def value(self) -> object:
        """The field's value as the control stands."""
        value: object = self.inputs[0].value
        return value

    @value.setter
    def value(self, value: object) -> None:
        self.inputs[0].value = value

    def observe(self, turned: Callable[[object], None]) -> None:
        """Call a function whenever somebody turns the control."""
        for each in self.inputs:
            each.observe(turned, "value")

    def explain(self, source: str) -> None:
        """Say what the field means and where its value comes from."""
        self._meaning.value = text.meaning(self._field, source, self._language)

    def complain(self, words: str) -> None:
        """Say beside the control what is wrong with its value; nothing, if the words are empty."""
        self._trouble.value = text.wrong(words)
        parts = (self._row, self._meaning, self._trouble)
        self.box.children = parts if words else parts[:2]
        mark(self.box, "dxe-wrong", bool(words))

    def show(self, shown: bool) -> None:
        """Show the control or hide it."""
        self.box.layout.display = None if shown else "none"


class MaybeNumber(Control):
    """A number that can be off."""

    def __init__(self, field: str, language: str) -> None:
        low, high, _ = NUMBERS[field]
        name = say(f"field.{field}", language)
        same = field.endswith(("_with_3", "_found_points"))
        self._on = ipywidgets.Checkbox(False, description=name, indent=False)
        self._number = NumberField(value=_START[field], min=low, max=high, description=name)
        self._off = ipywidgets.Label(say("rules.same" if same else "explorer.off", language))
        self._off.add_class("dxe-off")
        super().__init__(field, language, (self._on, self._number), (self._on, self._off))
        self._on.observe(self._switch, "value")

    def _switch(self, _change: object) -> None:
        self._row.children = (self._on, self._number if self._on.value else self._off)

    @property
    def value(self) -> object:
        """The number, or None if it is off."""
        return self._number.value if self._on.value else None

    @value.setter
    def value(self, value: object) -> None:
        if value is not None:
            self._number.value = value
        self._on.value = value is not None


class ClueKinds(Control):
    """How a clue may be given: a tick for each way."""

    def __init__(self, language: str) -> None:
        ticks = [
            ipywidgets.Checkbox(True, description=say(f"choice.clue_kinds.{kind}", language), indent=False)
            for kind in CLUE_KINDS
        ]
        together = ipywidgets.Box(ticks)
        together.add_class("dxe-ticks")
        super().__init__(
            "clue_kinds", language, ticks, (ipywidgets.Label(say("field.clue_kinds", language)), together)
        )

    @property
    def value(self) -> object:
        """The ways that are ticked."""
        return tuple(kind for kind, tick in zip(CLUE_KINDS, self.inputs, strict=True) if tick.value)

    @value.setter
    def value(self, value: object) -> None:
        for kind, tick in zip(CLUE_KINDS, self.inputs, strict=True):
            tick.value = isinstance(value, tuple) and kind in value


def control_for(field: str, language: str) -> Control:
    """Return the control that fits a field."""
    name = say(f"field.{field}", language)
    if field == "clue_kinds":
        return ClueKinds(language)
    if field in NUMBERS and NUMBERS[field].optional:
        return MaybeNumber(field, language)
    if field in NUMBERS:
        low, high, _ = NUMBERS[field]
        only: Any = NumberField(value=low, min=low, max=high, description=name)
    elif field in CHOICES:
        options = [(say(f"choice.{field}.{value}", language), value) for value in CHOICES[field]]
        only = ipywidgets.Dropdown(options=options, description=name)
    else:
        only = ipywidgets.Checkbox(False, description=name, indent=False)
    return Control(field, language, [only])


def mark(box: ipywidgets.Box, name: str, marked: bool) -> None:
    """Give a box a class of the style sheet, or take it away."""
    (box.add_class if marked else box.remove_class)(name)


class Fold:
    """A group of controls under a button that folds it away."""

    def __init__(self, group: str, controls: Mapping[str, Control], language: str) -> None:
        self._controls = controls
        self._name = say(f"explorer.group.{group}", language)
        self._language = language
        self._button = ipywidgets.ToggleButton(group in _OPEN, description=self._name)
        self._button.add_class("dxe-fold")
        self._inside = ipywidgets.VBox([control.box for control in controls.values()])
        self._inside.add_class("dxe-inside")
        self.box = ipywidgets.VBox((self._button, self._inside))
        self.box.add_class("dxe-group")
        self._button.observe(self._turn, "value")
        self._turn(None)

    def _turn(self, _change: object) -> None:
        self._button.icon = "caret-down" if self._button.value else "caret-right"
        self._inside.layout.display = None if self._button.value else "none"

    def tell(self, mode: str, changed: Iterable[str], wrong: Iterable[str]) -> None:
        """Show what means something in a mode, how many of it are changed, and whether something is wrong."""
        shown = [field for field in self._controls if applies(field, mode)]
        for field, control in self._controls.items():
            control.show(field in shown)
        self.box.layout.display = None if shown else "none"
        n = len([field for field in shown if field in set(changed)])
        self._button.description = f"{self._name} · {n}" if n else self._name
        self._button.tooltip = say("explorer.changed", self._language, n=n) if n else self._name
        mark(self.box, "dxe-wrong", any(field in set(wrong) for field in shown))


class Controls:
    """All controls of a rule set.

    Parameters
    ----------
    language : {"en", "fr"}
    turned : callable
        Called without arguments when somebody has turned a control, not when `move` does.
    """

    def __init__(self, language: str, turned: Callable[[], None]) -> None:
        self._language = language
        self._turned = turned
        self._moving = False
        self.mode = control_for("mode", language)
        self._of = {"mode": self.mode}
        self._folds = []
        for group, fields in GROUPS.items():
            inside = {field: control_for(field, language) for field in fields}
            self._of.update(inside)
            self._folds.append(Fold(group, inside, language))
        self.box = ipywidgets.VBox([fold.box for fold in self._folds])
        self.box.add_class("dxe-controls")
        for control in self._of.values():
            control.observe(self._tell)

    @property
    def inputs(self) -> list[Any]:
        """Everything that somebody can turn, shown or not."""
        return [each for control in self._of.values() for each in control.inputs]

    def _tell(self, _change: object) -> None:
        if not self._moving:
            self._turned()

    def move(self, rules: RuleSet) -> None:
        """Move every control to where a rule set has it."""
        self._moving = True
        try:
            for field, control in self._of.items():
                if control.value != getattr(rules, field):
                    control.value = getattr(rules, field)
        finally:
            self._moving = False

    def draft(self) -> dict[str, object]:
        """Return the fields as the controls stand; what means nothing in the mode is left out."""
        mode = str(self.mode.value)
        return {field: control.value for field, control in self._of.items() if applies(field, mode)}

    def explain(self, rules: RuleSet, against: RuleSet) -> None:
        """Bring tooltips and the folds' marks up to date with rules that can be played."""
        rows = {row["field"]: row for row in rules.rows(self._language)}
        for field, control in self._of.items():
            control.explain(rows[field]["source"] if field in rows else "")
            control.complain("")
        for fold in self._folds:
            fold.tell(rules.mode, rules.diff(against), ())

    def complain(self, problems: Iterable[Problem], against: RuleSet) -> None:
        """Say beside each control what is wrong with its field."""
        said: dict[str, list[str]] = {}
        for problem in problems:
            field = str(problem.values.get("field", ""))
            said.setdefault(field, []).append(text.plainly(problem, self._language))
        for field, control in self._of.items():
            control.complain(" ".join(said.get(field, ())))
        draft = self.draft()
        changed = [field for field, value in draft.items() if value != getattr(against, field)]
        for fold in self._folds:
            fold.tell(str(self.mode.value), changed, said)

"""What travels between a prediction's page and Python; nothing of the truth does before the reveal."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from dixit_widget.engine.view_types import Mode
from dixit_widget.table.points import Ballot, Votes
from dixit_widget.table.protocol import Pictures, Ping
from dixit_widget.table.rpc import Done, Request
from dixit_widget.words import Both

Given: TypeAlias = float | str | Votes
"""An answer: a number, one of the choices, or votes."""


class AskedNumber(msgspec.Struct, frozen=True, tag_field="kind", tag="number"):
    """A number on a scale is asked for."""

    low: float
    high: float
    step: float
    unit: Both


class AskedChoice(msgspec.Struct, frozen=True, tag_field="kind", tag="choice"):
    """One of a few texts is asked for."""

    choices: tuple[str, ...]


class AskedDials(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="dials"):
    """Votes on a tableau are asked for; ``votes`` is where the tokens lie at first."""

    mode: Mode
    storyteller: str
    players: tuple[str, ...]
    slots: tuple[str, ...]
    cards: tuple[str, ...]
    target: int | None
    red: int | None
    votes: Votes
    voters: dict[str, Ballot]


Asked: TypeAlias = AskedNumber | AskedChoice | AskedDials


class Revealed(msgspec.Struct, frozen=True, kw_only=True):
    """The truth beside the answers.

    Attributes
    ----------
    truth : float, str, dict or None
        None: no answer was named as the right one.
    only : bool
        Whether nothing else is right.
    right : tuple of bool
        Whether each answer is.
    explanation : dict of str to str or None
    """

    truth: Given | None
    only: bool
    right: tuple[bool, ...]
    explanation: Both | None


class PredictTraits(msgspec.Struct, frozen=True, kw_only=True):
    """What the traits of a prediction carry; ``working``: the truth is being worked out."""

    question: Both
    asked: Asked
    several: bool
    answers: tuple[Given, ...]
    working: bool
    revealed: bool
    outcome: Revealed | None
    language: Literal["en", "fr", ""]
    theme: Literal["light", "dark", ""]


class Give(Request, frozen=True, kw_only=True, tag="give"):
    """An answer."""

    answer = Done
    value: Any


class GiveAll(Request, frozen=True, kw_only=True, tag="give_all"):
    """All answers anew: a tally, or one taken back."""

    answer = Done
    values: tuple[Any, ...]


class AskSeveral(Request, frozen=True, kw_only=True, tag="several"):
    """Whether several answer at this screen, one after another."""

    answer = Done
    several: bool


class Reveal(Request, frozen=True, kw_only=True, tag="reveal"):
    """Show the truth."""

    answer = Done


PredictRequest: TypeAlias = Ping | Pictures | Give | GiveAll | AskSeveral | Reveal

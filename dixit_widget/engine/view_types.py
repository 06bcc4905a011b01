"""The types of what a front end or a bot gets to see: plain dicts, ready for JSON."""

from __future__ import annotations

from typing import Literal, TypedDict

from dixit_widget.rules import Amount

Phase = Literal["clue", "cards", "vote", "review", "over"]
ClueKind = Literal["text", "sound", "sung", "mimed"]
Mode = Literal["storyteller", "party", "team"]
Outcome = Literal["some", "everybody", "nobody", "party"]


class ClueShape(TypedDict):
    """The clue of the turn."""

    by: str
    text: str
    kind: ClueKind


class ReasonShape(TypedDict):
    """One line of the score sheet: what happened, what it paid, votes counted, and the field that decided."""

    rule: str
    points: Amount
    votes: int
    capped: bool
    field: str


class ScoreShape(TypedDict):
    """What a turn paid; players' names are the keys (teams' names in team mode)."""

    outcome: Outcome
    points: dict[str, Amount]
    reasons: dict[str, list[ReasonShape]]
    finders: list[str]


class PublicView(TypedDict):
    """All that everybody at the table may know."""

    revision: int
    phase: Phase
    turn: int
    mode: Mode
    players: list[str]
    teams: list[list[str]]
    scores: dict[str, Amount]
    storyteller: str | None
    clue: ClueShape | None
    waiting_for: list[str]
    handed_in: list[str]
    voted: list[str]
    hand_sizes: dict[str, int]
    pile: int
    discard: int
    tableau: list[str]
    owners: list[str] | None
    votes: dict[str, list[int]] | None
    red: int | None
    target: int | None
    score: ScoreShape | None
    last_turn: bool
    winners: list[str]


class OptionsShape(TypedDict):
    """What a player may do now, without a single illegal choice in it."""

    kind: Literal["clue", "cards", "vote"]
    cards: list[str]
    count: int
    clue_kinds: list[ClueKind]
    slots: list[int]
    votes_min: int
    votes_max: int
    red_slots: list[int]


class PrivateView(TypedDict):
    """What one player knows on top of the public view."""

    you: str
    hand: list[str]
    told: str | None
    handed: list[str]
    own_slots: list[int]
    vote: list[int] | None
    red_vote: int | None
    options: OptionsShape | None


class View(PublicView, PrivateView):
    """The view of one player."""


class OpenView(TypedDict):
    """What nobody at the table knows as a whole: all hands, and whatever lies face down.

    The owners are those of the slots; ``told`` is the clue's card, ``target`` the slot to find.
    """

    hands: dict[str, list[str]]
    told: str | None
    target: int | None
    handed: dict[str, list[str]]
    owners: list[str]
    votes: dict[str, list[int]]
    red: int | None

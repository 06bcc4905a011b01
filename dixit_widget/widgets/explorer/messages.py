"""What travels between the explorer's page and Python: what it is shown, what it asks, what is answered."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from dixit_widget.rules import RuleSet
from dixit_widget.table.controls import Family, Meaning, Named
from dixit_widget.table.judging import Effect, Judged
from dixit_widget.table.points import CountedTurn
from dixit_widget.table.protocol import AskControls, Pictures, Ping
from dixit_widget.table.rpc import Done, Request
from dixit_widget.widgets.lab.messages import Mark, SetVote
from dixit_widget.words import Both

GoalKind: TypeAlias = Literal[
    "clue_above", "clue_below", "no_dilemma", "stag_hunt", "turns", "even_seats", "fair_telling"
]


class RuleColumn(msgspec.Struct, frozen=True):
    """A rule set that is compared; an empty choice: the rules that are turned."""

    choice: str
    name: Both
    judged: Judged


class Difference(msgspec.Struct, frozen=True):
    """A field in which the compared rule sets differ, with the value in each."""

    field: str
    name: Both
    values: tuple[Both, ...]


class ExplorerState(msgspec.Struct, frozen=True, kw_only=True):
    """Where the explorer stands: the rules, where the controls stand, who plays, what it is compared with."""

    rules: RuleSet
    draft: dict[str, Any]
    players: int
    against: str
    beside: str
    kept: tuple[str, ...]


class ExplorerSheet(msgspec.Struct, frozen=True, kw_only=True):
    """What Python makes of it.

    Attributes
    ----------
    faults : dict of str to dict
        What is wrong, by field; then the controls stand at what cannot be played.
    seating : dict, optional
        For how many the rules are, where another number plays.
    columns : tuple
        The edition or rules that it is compared with first, then the rules that are turned.
    """

    summary: Both
    python: str
    faults: dict[str, Both]
    seating: Both | None
    judged: Judged
    effect: Effect | None
    columns: tuple[RuleColumn, ...]
    differences: tuple[Difference, ...]
    turned: tuple[str, ...]
    editions: tuple[Named, ...]
    scored: CountedTurn | None
    boxed: bool
    undo: bool
    redo: bool


class Answered(msgspec.Struct, frozen=True):
    """A single change that does what was looked for."""

    field: str
    value: Any
    stands: Both
    judged: Judged


class Hunt(msgspec.Struct, frozen=True, kw_only=True):
    """A search for a single change: how far it is, how many it has found, and the nearest of them.

    ``already`` says that what is looked for is so without any change.
    """

    goal: GoalKind | None = None
    value: float = 0
    done: int = 0
    of: int = 0
    already: bool = False
    number: int = 0
    found: tuple[Answered, ...] = ()
    problem: Both | None = None


class BotShare(msgspec.Struct, frozen=True):
    """How often a bot won, with its 95 % interval, and its mean points."""

    name: Both
    share: float
    low: float
    high: float
    points: float


class BotGames(msgspec.Struct, frozen=True, kw_only=True):
    """Games that bots play by the rules: how many are done, and what they came to so far."""

    done: int = 0
    of: int = 0
    running: bool = False
    turns: float = 0
    turns_low: float = 0
    turns_high: float = 0
    shares: tuple[BotShare, ...] = ()
    rules: Both | None = None
    problem: Both | None = None


class ExplorerTraits(msgspec.Struct, frozen=True, kw_only=True):
    """What the traits of the explorer carry; ``table``: a reference to the table that was laid."""

    state: ExplorerState
    sheet: ExplorerSheet
    hunt: Hunt
    bot_games: BotGames
    table: str | None
    language: Literal["en", "fr", ""]
    theme: Literal["light", "dark", ""]


class DrawnPush(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="drawn"):
    """A picture of what the rules do, its PNG beside it; ``fault``: why there is none.

    It is drawn on light paper, or by night on dark.
    Of two pictures of the same name the one with the higher serial is the newer one.
    """

    name: Family
    serial: int
    lang: Literal["en", "fr"]
    night: bool = False
    subtitle: str = ""
    headline: str = ""
    caption: str = ""
    words: str = ""
    fault: str = ""


class ShowPictures(Request, frozen=True, kw_only=True, tag="show"):
    """A view has opened, or lies on other paper: send the pictures, in its language, by day or by night."""

    answer = Done
    night: bool = False


class TurnField(Request, frozen=True, kw_only=True, tag="turn"):
    """Turn a control; while it is dragged, pictures keep their scale."""

    answer = Done
    field: str
    value: Any
    dragging: bool = False


class TakeRules(Request, frozen=True, kw_only=True, tag="take"):
    """Take the rules of an edition, as they are in the box, or those that were kept by a name."""

    answer = Done
    choice: str


class SeatPlayers(Request, frozen=True, kw_only=True, tag="seat"):
    """Another number of players."""

    answer = Done
    players: int


class CompareWith(Request, frozen=True, kw_only=True, tag="compare"):
    """Compare with an edition or with kept rules: in the first column, or in the third (empty: with none)."""

    answer = Done
    column: Literal["against", "beside"]
    choice: str


class StepBack(Request, frozen=True, kw_only=True, tag="step"):
    """Undo the last change, or do it again."""

    answer = Done
    by: Literal[-1, 1]


class AskMeaning(Request, frozen=True, kw_only=True, tag="meaning"):
    """Ask what a field means, and where its value comes from."""

    answer = Meaning
    field: str


class KeepRules(Request, frozen=True, kw_only=True, tag="keep"):
    """Keep the rules by a name, to compare with them and come back to them."""

    answer = Done
    name: str


class ForgetRules(Request, frozen=True, kw_only=True, tag="forget"):
    """Forget rules that were kept."""

    answer = Done
    name: str


class LoadRules(Request, frozen=True, kw_only=True, tag="load"):
    """Take the rules of a file."""

    answer = Done
    name: str
    content: str


class LayTable(Request, frozen=True, kw_only=True, tag="play"):
    """Open a table with these rules."""

    answer = Done


class PlayBots(Request, frozen=True, kw_only=True, tag="bots"):
    """Let bots play so many games by these rules; 0: stop."""

    answer = Done
    games: int


class SearchChange(Request, frozen=True, kw_only=True, tag="search"):
    """Look for single changes that make something of the rules; without a goal: stop."""

    answer = Done
    goal: GoalKind | None
    value: float = 0


ExplorerRequest: TypeAlias = (
    Ping
    | Pictures
    | AskControls
    | ShowPictures
    | TurnField
    | TakeRules
    | SeatPlayers
    | CompareWith
    | StepBack
    | AskMeaning
    | KeepRules
    | ForgetRules
    | LoadRules
    | LayTable
    | PlayBots
    | SearchChange
    | SetVote
    | Mark
)

"""What a client is shown: a pure function of a moment of the room and of who looks."""

from __future__ import annotations

import itertools
import secrets
from collections.abc import Collection, Sequence
from functools import cached_property
from typing import Any, Final, Literal, TypeAlias

import msgspec

from dixit_widget.engine import Game, OpenView, PrivateView, PublicView, private_view, public_view
from dixit_widget.rules import RuleSet
from dixit_widget.table.agreement import Agreement, Offer, agreement_of
from dixit_widget.table.devices import Presence
from dixit_widget.table.hot_seat import HotSeat
from dixit_widget.table.lobby import Lobby
from dixit_widget.table.seats import Seat
from dixit_widget.table.setup import SetupData
from dixit_widget.table.table import Change

PublicStep: TypeAlias = dict[str, Any]
"""One action as what it changed in the public view."""

May: TypeAlias = Literal[
    "act",
    "continue",
    "let_bots_begin",
    "sit",
    "set_up",
    "resume",
    "find_again",
    "leave",
    "save",
    "browse",
    "share",
]
"""What a client may ever do: its page offers nothing else, and nothing else is answered.

``sit`` is said where several people share the screen, ``browse`` where the whole deck may be fetched ahead,
``find_again`` where `dixit.resume` finds the game in another kernel.
"""

MOST_STEPS: Final = 200
_KERNEL: Final = secrets.token_hex(4)
_games = itertools.count()


class Seating(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits where, who is at this screen, and who is waited for.

    Attributes
    ----------
    epoch : str
        Which game of which kernel; where it is another, the page forgets what it knew.
    serial : int
        Grows with everything that is shown: of two snapshots of an epoch the greater one counts.
    seats : tuple of Seat
        In playing order.
    seat, next : str
        Who is at the screen, and who has to take it; empty: nobody.
    here : tuple of str
        Those at this screen who may act now.
    tells_next : str
        Who of those sharing this screen tells after the review; empty: none of them.
    present : tuple of str
        For each seat whether somebody is there; see :data:`Presence`.
    ready : tuple of str
        Those on devices of their own who want to go on after the review.
    left : float or None
        Seconds until bots act for those on devices of their own; None: there is no hurry.
    turns : int, optional
        How many are played here, whatever the rules say; where it is left out they alone say.
    bots_wait : tuple of str
        Bots that leave the first move to a person who could make it as well.
    explained : dict of str to tuple of int
        Bots that can be asked why, by the number of the turn, as places in the playing order.
    sound : str
        What the turn's recorded clue is asked for by; empty: it has none.
    """

    epoch: str = ""
    serial: int = 0
    seats: tuple[Seat, ...] = ()
    seat: str = ""
    next: str = ""
    here: tuple[str, ...] = ()
    tells_next: str = ""
    present: tuple[Presence, ...] = ()
    ready: tuple[str, ...] = ()
    left: float | None = None
    turns: int | msgspec.UnsetType = msgspec.UNSET
    bots_wait: tuple[str, ...] = ()
    explained: dict[str, tuple[int, ...]] = {}
    sound: str = ""


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """All that a client is shown at once.

    Attributes
    ----------
    seating : Seating
    may : tuple of str
        What the page may do; see :data:`May`. It hardly ever changes, so that a widget sends it once.
    public : PublicView or None
        What all may know; None: no game yet – where there are rules, people gather for one, else there is
        the set-up panel.
    steps : tuple of dict
        How the public view got there, one action after the other, each as what changed; what is sent has of
        the last one its revision only, see :meth:`to_be_sent`.
    private : PrivateView or None
        What the person at the screen knows on top; None: nobody sits there.
    agreement : Agreement or None
        How far the person at the screen is with their team mate, where the two have to agree; as secret as
        the private part.
    open : OpenView or None
        What is hidden, for whoever may see every hand.
    rules : RuleSet or None
        The rules of the game.
    setup : SetupData or None
        What the set-up panel needs, where it is shown.
    failed : tuple of str
        Bots in whose place a random action was played.
    """

    seating: Seating
    may: tuple[May, ...] = ()
    public: PublicView | None = None
    steps: tuple[PublicStep, ...] = ()
    private: PrivateView | None = None
    agreement: Agreement | None = None
    open: OpenView | None = None
    rules: RuleSet | None = None
    setup: SetupData | None = None
    failed: tuple[str, ...] = ()

    def after(self, earlier: Snapshot) -> Snapshot:
        """Return this snapshot for a page that has not seen an earlier one: with the steps of both."""
        joins = earlier.seating.epoch == self.seating.epoch
        if not joins or len(earlier.steps) + len(self.steps) > MOST_STEPS:
            return self
        failed = tuple(dict.fromkeys((*earlier.failed, *self.failed)))
        known = earlier.steps
        if earlier.public and earlier._is_ready:
            known = (*known[:-1], dict(earlier.public))
        return msgspec.structs.replace(self, steps=(*known, *self.steps), failed=failed)

    @property
    def _is_ready(self) -> bool:
        """Whether the last step is left to the view, as :meth:`to_be_sent` leaves it."""
        return bool(self.steps) and self.steps[-1].keys() == {"revision"}

    def to_be_sent(self) -> Snapshot:
        """Return it with the revision only of the last step, for what that led to is the view itself."""
        if not self.steps:
            return self
        last = {"revision": self.steps[-1]["revision"]}
        return msgspec.structs.replace(self, steps=(*self.steps[:-1], last))


class Moment(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """What a room is at now, secrets included.

    Attributes
    ----------
    epoch : str
    serial : int
    change : Change or None
        The game, and how it got there; None: there is none yet.
    lobby : Lobby or None
        The game that people gather for.
    present : tuple of str
        For each seat whether somebody is there.
    ready : tuple of str
        Those on devices of their own who want to go on after the review.
    offers : tuple of Offer
        What team mates have offered each other to hand in.
    left : float or None
        Seconds that are left for what is waited for.
    turns : int or None
        How many are played here, whatever the rules say; None: they alone say.
    sound : str
        What the turn's recorded clue is asked for by; empty: it has none.
    setup : SetupData or None
    """

    epoch: str
    serial: int = 0
    change: Change | None = None
    lobby: Lobby | None = None
    present: tuple[Presence, ...] = ()
    ready: tuple[str, ...] = ()
    offers: tuple[Offer, ...] = ()
    left: float | None = None
    turns: int | None = None
    sound: str = ""
    setup: SetupData | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where."""
        told = self.change or self.lobby
        return told.seats if told else ()

    @cached_property
    def bots(self) -> frozenset[str]:
        """The names of the bots."""
        return frozenset(seat.name for seat in self.seats if seat.kind == "bot")

    @cached_property
    def remote(self) -> frozenset[str]:
        """The names of those on devices of their own."""
        return frozenset(seat.name for seat in self.seats if seat.kind == "remote" and seat.name)

    @cached_property
    def public(self) -> PublicView | None:
        """What everybody may know, worked out once for all clients."""
        return public_view(self.change.after) if self.change else None

    @cached_property
    def steps(self) -> tuple[PublicStep, ...]:
        """How it came to that, action by action, worked out once for all clients."""
        return steps((self.change.before, *self.change.games)) if self.change else ()


def new_epoch() -> str:
    """Return what tells one game on the screen from every other, in this kernel or another."""
    return f"{_KERNEL}-{next(_games)}"


def snapshot(moment: Moment, hot_seat: HotSeat, may: Collection[May]) -> Snapshot:
    """Return what a client is shown of a moment.

    Parameters
    ----------
    moment : Moment
    hot_seat : HotSeat
        Who is at the client's screen.
    may : collection of str
        What the client may ever do.
    """
    change, lobby = moment.change, moment.lobby
    seating = Seating(
        epoch=moment.epoch,
        serial=moment.serial,
        seats=moment.seats,
        seat=hot_seat.seat,
        present=moment.present,
        ready=moment.ready,
        left=moment.left,
        turns=moment.turns or msgspec.UNSET,
        sound=moment.sound,
    )
    if change is None:
        return Snapshot(
            seating=seating,
            may=tuple(may),
            rules=lobby.rules if lobby else None,
            setup=moment.setup if "set_up" in may else None,
        )
    game, seat = change.after, hot_seat.seat
    return Snapshot(
        seating=msgspec.structs.replace(
            seating,
            next=hot_seat.next(game),
            here=hot_seat.here(game),
            tells_next=hot_seat.tells_next(game),
            bots_wait=change.holding_back,
            explained=change.explained,
        ),
        may=tuple(may),
        public=moment.public,
        steps=moment.steps,
        private=private_view(game, seat) if seat else None,
        agreement=agreement_of(game, moment.seats, moment.present, moment.offers, seat) if seat else None,
        rules=game.rules,
        failed=change.failed,
    )


def steps(games: Sequence[Game]) -> tuple[PublicStep, ...]:
    """Return how the public view changed from game to game: what differs from the view before.

    Examples
    --------
    >>> from dixit_widget.engine import example_record
    >>> clue, card = steps([*example_record().replay()][:3])
    >>> sorted(clue)
    ['clue', 'hand_sizes', 'handed_in', 'phase', 'revision', 'storyteller', 'waiting_for']
    >>> sorted(card)
    ['hand_sizes', 'handed_in', 'revision', 'waiting_for']
    """
    views = [dict(public_view(game)) for game in games]
    return tuple(
        [
            {key: value for key, value in after.items() if value != before[key]}
            for before, after in itertools.pairwise(views)
        ]
    )

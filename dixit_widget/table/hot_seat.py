"""Who sits at a screen that several people share, and whom it has to be passed to."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from dixit_widget.engine import Continue, Game


class HotSeat(msgspec.Struct, frozen=True):
    """The seat at one screen, as a value: every change of it is a new one.

    A person alone always sits there. Several people take turns: whoever has acted is gone from the screen
    before anything more is shown, and the next one says so before anything secret is.

    Attributes
    ----------
    people : tuple of str
        Those who share the screen; nobody, where it only looks on.
    seat : str
        Who is at the screen; empty: nobody, so only what all may know is shown.
    last : str
        Who took it last.
    """

    people: tuple[str, ...] = ()
    seat: str = ""
    last: str = ""

    @classmethod
    def of(cls, people: tuple[str, ...]) -> HotSeat:
        """Return the seat of a screen at which nobody has acted yet."""
        return cls(people, people[0] if len(people) == 1 else "")

    @property
    def is_shared(self) -> bool:
        """Whether secrets need a curtain: several people share the screen."""
        return len(self.people) > 1

    def here(self, game: Game) -> tuple[str, ...]:
        """Return those at this screen who may act now."""
        return tuple([name for name in game.waiting_for if name in self.people])

    def next(self, game: Game) -> str:
        """Return who has to take the screen; empty: nobody has to, or whoever likes may."""
        waiting = self.here(game)
        if self.seat or not waiting or game.storyteller is None:
            return ""
        start = self.people.index(self.last) + 1 if self.last else 0
        order = [*self.people[start:], *self.people[:start]]
        return next(name for name in order if name in waiting)

    def tells_next(self, game: Game) -> str:
        """Return who of those sharing the screen tells after a review; empty: none of them, or nobody."""
        if game.phase != "review" or not self.is_shared:
            return ""
        after = game.play(Continue())
        return after.storyteller if after.phase == "clue" and after.storyteller in self.people else ""

    def follow(self, game: Game, bots: Collection[str] = ()) -> HotSeat:
        """Return the seat after a change: empty, unless the person there acts next as well.

        While only bots are waited for it is not known yet who acts next, and nobody has to get up.
        """
        waits_for_bots = bool(game.waiting_for) and all(name in bots for name in game.waiting_for)
        return self if waits_for_bots or self.seat in self.here(game) else self.rise()

    def sit(self, name: str) -> HotSeat:
        """Return the seat once somebody has taken it."""
        return HotSeat(self.people, name, name)

    def make_room(self, game: Game) -> HotSeat:
        """Return the seat once whoever is there waits for somebody elsewhere, and others here need not."""
        return self.rise() if {*self.here(game)} - {self.seat} else self

    def rise(self) -> HotSeat:
        """Return the seat once whoever sat there has left a shared screen."""
        return HotSeat(self.people, "", self.last) if self.is_shared else self

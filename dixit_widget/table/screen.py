"""Who sits at the one screen that several people share, and whom it has to be passed to."""

from __future__ import annotations

from collections.abc import Sequence

from dixit_widget.engine import Game


class Screen:
    """The seat at the screen.

    A person alone with bots always sits there. Several people take turns: whoever has
    acted is gone from the screen before anything more is shown, and the next one says so
    before anything secret is.

    Parameters
    ----------
    people : sequence of str
        Those who share the screen.

    Attributes
    ----------
    seat : str
        Who is at the screen; empty: nobody, so only what all may know is shown.
    """

    def __init__(self, people: Sequence[str]) -> None:
        self.people = tuple(people)
        self._last = ""
        self.seat = self.people[0] if self.is_private else ""

    @property
    def is_private(self) -> bool:
        """Whether one person has the screen to themselves."""
        return len(self.people) == 1

    def here(self, game: Game) -> list[str]:
        """Return those at this screen who may act now."""
        return [name for name in game.waiting_for if name in self.people]

    def next(self, game: Game) -> str:
        """Return who has to take the screen; empty: nobody has to, or whoever likes may."""
        waiting = self.here(game)
        if self.seat or not waiting or game.storyteller is None:
            return ""
        start = self.people.index(self._last) + 1 if self._last else 0
        order = [*self.people[start:], *self.people[:start]]
        return next(name for name in order if name in waiting)

    def follow(self, game: Game) -> None:
        """Empty the seat unless the person there acts next as well."""
        if not self.is_private and self.seat not in self.here(game):
            self.rise()

    def sit(self, name: str) -> None:
        """Somebody takes the screen."""
        self.seat = name
        self._last = name

    def rise(self) -> None:
        """Nobody is at the screen any more."""
        if not self.is_private:
            self.seat = ""

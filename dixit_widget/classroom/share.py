"""The door of a class: whoever was sent away keeps the key, and is let in no more until taken back."""

from __future__ import annotations

from typing import ClassVar

from dixit_widget.classroom.hall import Hall
from dixit_widget.server.frames import Greeting, Seated
from dixit_widget.server.pages import Page
from dixit_widget.server.share import Share
from dixit_widget.table import RefusedRequest
from dixit_widget.table.client import Role


class StudentPage(Page):
    """The page of a student's device: a player's, and what a class is asked."""

    entry = "student"


class ClassShare(Share):
    """Lets the devices of a class in; made by :meth:`dixit_widget.Classroom.share`."""

    page: ClassVar[type[Page]] = StudentPage

    @property
    def nearby(self) -> tuple[str, str]:
        """Where its socket is for a program on this computer, and the page that it is asked from."""
        place = f"127.0.0.1:{self._ports.number}"
        s = "s" if self._secure else ""
        return f"ws{s}://{place}/ws", f"http{s}://{place}"

    def seat(self, name: str, seat: str, nonce: str = "") -> Seated:
        """Let a student in; many come at once, and none of them has been here under another's id."""
        id = self.keys.once(nonce, lambda: self.room.guests.take(name))
        return Seated(id, self._new_key(id))

    def known_by(self, greeting: Greeting, address: str) -> tuple[Role, str]:
        """Return whose device it is."""
        role, id = super().known_by(greeting, address)
        assert isinstance(self.room, Hall)
        if id and (id not in self.room.roster or self.room.roster[id].out):
            raise RefusedRequest("class.sent_away")
        return role, id

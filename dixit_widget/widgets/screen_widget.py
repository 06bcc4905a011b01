"""What every widget has that draws screens of the table: its traits, and what is sent beside them."""

from __future__ import annotations

from typing import Any, ClassVar

import traitlets

from dixit_widget.table import Snapshot
from dixit_widget.table.protocol import Notice, PrivatePush
from dixit_widget.table.rpc import plain
from dixit_widget.widgets.page_widget import PageWidget
from dixit_widget.words import Problem, both


class ScreenWidget(PageWidget):
    """A widget whose page draws the table's screens; its traits mirror the public part of a snapshot."""

    public: Any = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    steps: Any = traitlets.List().tag(sync=True)
    seating = traitlets.Dict().tag(sync=True)
    may: Any = traitlets.List().tag(sync=True)
    setup: Any = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    rules: Any = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    notice: Any = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    pace = traitlets.Float(0.45, min=0).tag(sync=True)
    edition = traitlets.Unicode().tag(sync=True)

    _outgoing: ClassVar = frozenset(
        {"public", "steps", "seating", "may", "setup", "rules", "notice", "edition"}
    )

    def mirror(self, snapshot: Snapshot) -> None:
        """Set the traits to what all may know of a snapshot."""
        self.set_trait("steps", list(snapshot.steps))
        self.set_trait("public", snapshot.public)
        self.set_trait("seating", plain(snapshot.seating))
        self.set_trait("may", list(snapshot.may))
        self.set_trait("rules", snapshot.rules.to_dict() if snapshot.rules else None)
        self.set_trait("edition", snapshot.rules.id if snapshot.rules else "")
        if snapshot.setup is not None:
            self.set_trait("setup", plain(snapshot.setup))

    def send_private(self, snapshot: Snapshot) -> None:
        """Send what the person at the screen knows; a trait would land in files and in every page.

        It goes out before what all may know, so that the page draws both at once, when that comes.
        """
        push = PrivatePush(
            epoch=snapshot.seating.epoch,
            serial=snapshot.seating.serial,
            private=snapshot.private,
            agreement=snapshot.agreement,
            open=snapshot.open,
        )
        self.send(plain(push))

    def warn(self, code: str, **values: str | int | Problem) -> None:
        """Tell everybody at the screen something, in their language; of a problem what it says."""
        self.set_trait("notice", plain(Notice(code, both(code, **values))))

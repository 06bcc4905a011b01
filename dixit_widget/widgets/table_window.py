"""A table to look on at: what all may see of it, on a page that may do nothing there."""

from __future__ import annotations

from typing import Any

from dixit_widget.table import Room, Snapshot
from dixit_widget.widgets.front_end import script
from dixit_widget.widgets.screen_widget import ScreenWidget


class TableWindow(ScreenWidget):
    """Shows a room's table as a spectator sees it.

    Parameters
    ----------
    room : Room
    """

    _esm = script("table")

    def __init__(self, room: Room, **traits: Any) -> None:
        super().__init__(**traits)
        self._client = room.join("spectator", self._show)
        self._client.greet()
        self.on_msg(self._answer)

    def _show(self, snapshot: Snapshot) -> None:
        with self.changing():
            self.mirror(snapshot)

    def _answer(self, _widget: object, content: object, _buffers: object) -> None:
        self.reply(*self._client.handle(content))

    def close(self) -> None:
        """Look on no more."""
        self._client.leave()
        super().close()

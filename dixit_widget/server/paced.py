"""A socket that takes only so many frames a second, of whatever kind."""

from __future__ import annotations

from typing import Any, Final

from tornado.websocket import WebSocketHandler, WebSocketProtocol, WebSocketProtocol13

from dixit_widget.server.keys import Pace

EACH_SECOND: Final = 50
AT_ONCE: Final = 200
"""Frames: a browser may send a recording in a few dozen, and answers a ping now and then."""


class PacedProtocol(WebSocketProtocol13):
    """Lets go of whoever sends frames without end.

    A handler hears of whole messages alone. Pings, pongs and the pieces of a message that never ends cost as
    much to read.
    """

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._frames = Pace(EACH_SECOND, AT_ONCE)

    async def _receive_frame(self) -> None:
        await super()._receive_frame()
        if not self._frames.allows():
            self._abort()


class PacedSocket(WebSocketHandler):
    """A socket whose frames are read by such a protocol."""

    def get_websocket_protocol(self) -> WebSocketProtocol | None:
        """Return what reads frames: only so many a second."""
        protocol = super().get_websocket_protocol()
        if isinstance(protocol, WebSocketProtocol13):
            return PacedProtocol(self, False, protocol.params)
        return protocol

"""What every answer of the server has: headers that let a page do nothing else, and a look at who asks."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from tornado.http1connection import HTTP1Connection
from tornado.web import HTTPError, RequestHandler

from dixit_widget.server.doorplate import RELAY_HEADER

if TYPE_CHECKING:
    from dixit_widget.server.share import Share

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' blob:; "
    "media-src 'self' blob:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
)


DRAINED: Final = 15.0
"""Seconds within which whoever asks has to take what it is sent."""


class Guard(RequestHandler):
    """A handler that answers only to names by which the server is known: a page elsewhere gets nothing."""

    def initialize(self, share: Share) -> None:
        """Take what the application gives."""
        self.share = share

    def set_default_headers(self) -> None:
        """Say what the page may do, and that nothing is to be kept or told."""
        self.clear_header("Server")
        self.set_header("Content-Security-Policy", POLICY)
        self.set_header("X-Content-Type-Options", "nosniff")
        self.set_header("Referrer-Policy", "no-referrer")
        self.set_header("Cross-Origin-Resource-Policy", "same-origin")
        self.set_header("Cache-Control", "no-store")

    def prepare(self) -> None:
        """Refuse whoever asks for another host: so no other name can be made to mean this server."""
        if not (self.comes_through_jupyter or self.share.knows_host(self.request.host)):
            raise HTTPError(421)

    @property
    def comes_through_jupyter(self) -> bool:
        """Whether a Jupyter server of this user hands the request on; it has looked who asks."""
        return self.share.knows_relay(self.request.headers.get(RELAY_HEADER, ""))

    def finish(self, chunk: str | bytes | dict[str, Any] | None = None) -> asyncio.Future[None]:
        """Send the answer; the connection of whoever does not take it is closed, and holds no room here."""
        sent = super().finish(chunk)
        late = asyncio.get_running_loop().call_later(DRAINED, self._let_go)
        sent.add_done_callback(lambda _: late.cancel())
        return sent

    def _let_go(self) -> None:
        if isinstance(self.request.connection, HTTP1Connection):
            self.request.connection.close()

    def write_error(self, status_code: int, **kwargs: object) -> None:
        """Answer with the number, and nothing of what went on inside."""
        self.finish(str(status_code))

"""What every answer of the server has: headers that let a page do nothing else, and a look at who asks."""

from __future__ import annotations

import asyncio
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from tornado.http1connection import HTTP1Connection
from tornado.httputil import HTTPServerRequest
from tornado.web import HTTPError, RequestHandler

from dixit_widget.server.doorplate import FROM_HEADER, RELAY_HEADER

if TYPE_CHECKING:
    from dixit_widget.server.share import Share

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' blob:; "
    "media-src 'self' blob:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
)


DRAINED: Final = 15.0
"""Seconds within which whoever asks has to take what it is sent."""


def refuse_odd_origin(request: HTTPServerRequest) -> None:
    """Refuse whoever says that they come from what is no address: to compare it would be an error.

    Raises
    ------
    HTTPError
    """
    try:
        urlsplit(request.headers.get("Origin", ""))
    except ValueError as error:
        raise HTTPError(400) from error


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
        refuse_odd_origin(self.request)
        if not (self.comes_through_jupyter or self.share.knows_host(self.request.host)):
            raise HTTPError(421)

    @property
    def comes_through_jupyter(self) -> bool:
        """Whether a Jupyter server of this user hands the request on; it has looked who asks."""
        return self.share.knows_relay(self.request.headers.get(RELAY_HEADER, ""))

    @property
    def address(self) -> str:
        """From which address it is asked, through a Jupyter server as well; it is kept nowhere."""
        told = self.request.headers.get(FROM_HEADER, "") if self.comes_through_jupyter else ""
        return told or self.request.remote_ip or ""

    def finish(self, chunk: str | bytes | dict[str, Any] | None = None) -> asyncio.Future[None]:
        """Send the answer; the connection of whoever does not take it is closed, and holds no room here."""
        sent = super().finish(chunk)
        late = asyncio.get_running_loop().call_later(DRAINED, self._let_go)
        sent.add_done_callback(lambda _: late.cancel())
        return sent

    def _let_go(self) -> None:
        if isinstance(self.request.connection, HTTP1Connection):
            self.request.connection.close()

    def log_exception(
        self,
        typ: type[BaseException] | None,
        value: BaseException | None,
        tb: TracebackType | None,
    ) -> None:
        """Log what goes wrong here, and not whatever somebody sends that makes no sense."""
        if not isinstance(value, HTTPError):
            super().log_exception(typ, value, tb)

    def write_error(self, status_code: int, **kwargs: object) -> None:
        """Answer with the number, and nothing of what went on inside."""
        self.finish(str(status_code))


class Nothing(Guard):
    """What there is under any other name."""

    def prepare(self) -> None:
        """Say so, as everything else is said here."""
        super().prepare()
        raise HTTPError(404)

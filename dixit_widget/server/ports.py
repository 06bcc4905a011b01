"""Where a share is to be found: one port, at this computer's own address and at those of its networks."""

from __future__ import annotations

import logging
import socket
from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Any, Final

from tornado.httpserver import HTTPServer
from tornado.iostream import IOStream
from tornado.log import gen_log
from tornado.netutil import bind_sockets
from tornado.web import Application

from dixit_widget.server.addresses import candidates
from dixit_widget.table import RefusedRequest
from dixit_widget.words.paths import reason_of

if TYPE_CHECKING:
    import ssl

_HERE: Final = "127.0.0.1"


_MOST: Final = 2048


def most_connections() -> int:
    """Return how many connections may be open at once beside the sockets of devices.

    Each is a file to the system, which gives a program so many: half of them are for others.
    """
    try:
        import resource
    except ImportError:  # on Windows
        return _MOST // 4
    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return _MOST if most == resource.RLIM_INFINITY else min(_MOST, most // 2)


def _is_news(record: logging.LogRecord) -> bool:
    """Whether a record is for whoever reads the notebook.

    That a device trusts no certificate, or speaks plain http to one, is none.
    """
    return not str(record.msg).startswith("SSL Error on")


class _Server(HTTPServer):
    """Keeps only so many connections open: whoever opens them by the thousand stops no notebook."""

    def initialize(self, *arguments: Any, **more: Any) -> None:
        """Take what the server is made of."""
        super().initialize(*arguments, **more)
        self._open: dict[IOStream, None] = {}

    def handle_stream(self, stream: IOStream, address: Any) -> None:
        """Take a connection; where that is one too many, the oldest one goes: a page needs none for long."""
        if len(self._open) >= most_connections():
            oldest = next(iter(self._open))
            del self._open[oldest]
            oldest.close()
        self._open[stream] = None
        super().handle_stream(stream, address)

    def on_close(self, server_conn: Any) -> None:
        """Count one less: it is closed, or has become a device's socket."""
        self._open.pop(server_conn.stream, None)
        super().on_close(server_conn)


class Ports:
    """Listens on a port; all but what only reads runs on the loop.

    Parameters
    ----------
    application : Application
        What answers.
    secure : SSLContext or None
        For https.
    address : str or None
        By which address devices of the network come; None: by each that looks like it.
    """

    def __init__(self, application: Application, secure: ssl.SSLContext | None, address: str | None) -> None:
        self.number = 0
        self.hosts: Collection[str] = ()
        self._application = application
        self._secure = secure
        self._address = address
        self._servers: dict[str, HTTPServer] = {}

    @property
    def is_open(self) -> bool:
        """Whether anybody gets in at all."""
        return bool(self._servers)

    @property
    def is_wide(self) -> bool:
        """Whether devices of a network get in."""
        return len(self._servers) > 1

    @property
    def places(self) -> list[str]:
        """The hosts by which devices come, the likeliest first."""
        wide = [address for address in self._servers if address != _HERE]
        return [f"{address}:{self.number}" for address in wide or [_HERE]]

    async def open(self, port: int) -> None:
        """Let this computer's browsers in; port 0 is any that is free.

        Raises
        ------
        RefusedRequest
            If the port is not to be had.
        """
        self._bind(_HERE, port)

    async def widen(self) -> None:
        """Let devices of the network in.

        Raises
        ------
        RefusedRequest
            If there is none, or the port is taken there.
        """
        if self.is_wide:
            return
        found = [self._address] if self._address else candidates()
        if not found:
            raise RefusedRequest("share.no_network")
        for address in found:
            try:
                self._bind(address, self.number)
            except RefusedRequest:
                if address == found[-1] and not self.is_wide:
                    raise

    async def narrow(self) -> None:
        """Let only this computer's browsers in; who is in stays."""
        self._unbind(address for address in [*self._servers] if address != _HERE)

    def close(self) -> None:
        """Let nobody in any more."""
        self._unbind([*self._servers])

    def _bind(self, address: str, port: int) -> None:
        try:
            bound = bind_sockets(port, address, family=socket.AF_INET)
        except (OSError, OverflowError, TypeError) as error:
            place = f"{address}:{port}"
            raise RefusedRequest("share.no_port", place=place, reason=reason_of(error)) from error
        if self._secure is not None:
            gen_log.addFilter(_is_news)
        server = _Server(
            self._application,
            ssl_options=self._secure,
            idle_connection_timeout=10,
            body_timeout=10,
            max_header_size=8192,
            max_body_size=1024,
        )
        server.add_sockets(bound)
        self.number = bound[0].getsockname()[1]
        self._servers[address] = server
        self._know_hosts()

    def _unbind(self, addresses: Iterable[str]) -> None:
        for address in addresses:
            self._servers.pop(address).stop()
        self._know_hosts()

    def _know_hosts(self) -> None:
        self.hosts = {f"{address}:{self.number}" for address in (*self._servers, "localhost")}

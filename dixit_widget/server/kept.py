"""What is asked of a share, checked, and what is kept of it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec

from dixit_widget.rules.validation import shown, whole_number
from dixit_widget.server.addresses import candidates
from dixit_widget.table import RefusedRequest
from dixit_widget.table.known import known
from dixit_widget.words.paths import as_path, printable

if TYPE_CHECKING:
    import ssl


class Kept(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What is kept of a share with its game, so that links stay what they are."""

    id: str = ""
    secret: str = ""
    code: str = ""
    keys: dict[str, str] = {}
    owner: str = ""
    port: int = 0
    network: bool = False
    address: str | None = None
    url: str | None = None
    certificate: tuple[str, str] | None = None

    @property
    def given(self) -> dict[str, object]:
        """What is said of it, by name, without what is left open."""
        return {name: value for name, value in msgspec.structs.asdict(self).items() if value}


def read_kept(text: str) -> Kept:
    """Return what was kept of a share, as it was written down."""
    kept: Kept = msgspec.json.decode(text, type=known(Kept))
    return kept


def here_only(kept: Kept) -> Kept:
    """Return how a share is opened to this computer only, by the same keys."""
    return msgspec.structs.replace(kept, network=False, address=None, certificate=None)


def asked_for(
    *,
    network: bool = False,
    url: str | None = None,
    address: str | None = None,
    port: int | None = None,
    certificate: tuple[str, str] | None = None,
) -> Kept:
    """Return what is asked of a share, once all of it has been looked at; an address is one of a network.

    Raises
    ------
    RefusedRequest
        If any of it cannot be used.
    """
    if not isinstance(network, bool):
        raise RefusedRequest("share.wide", value=shown(network))
    number = None if port is None else whole_number(port)
    if port is not None and (number is None or not 1 <= number <= 65535):
        raise RefusedRequest("share.port", value=shown(port))
    if address is not None and address not in (places := candidates()):
        raise RefusedRequest("share.address", value=shown(address), known=", ".join(places) or "–")
    files = None if certificate is None else _absolute(certificate)
    secured(files)
    return Kept(
        network=network or address is not None,
        url=checked_url(url),
        address=address,
        port=number or 0,
        certificate=files,
    )


def checked_url(url: str | None) -> str | None:
    """Return the address that links are made from, with its last slash.

    Raises
    ------
    RefusedRequest
        If it is no address of a web page.
    """
    if url is None:
        return None
    parts = urlsplit(url) if isinstance(url, str) else None
    if parts is None or parts.scheme not in ("http", "https") or not parts.netloc or parts.fragment:
        raise RefusedRequest("share.url", url=str(url)[:80])
    return url if url.endswith("/") else f"{url}/"


def _absolute(certificate: object) -> tuple[str, str]:
    """Return where the files of a certificate are, whatever folder they are looked for from next time."""
    if not isinstance(certificate, Sequence) or isinstance(certificate, str) or len(certificate) != 2:
        raise RefusedRequest("share.certificate_pair", value=shown(certificate))
    for file in certificate:
        if not isinstance(file, str | os.PathLike):
            raise RefusedRequest("share.no_file", file=shown(file))
    one, key = (str(as_path(file).absolute()) for file in certificate)
    return one, key


def secured(certificate: tuple[str, str] | None) -> ssl.SSLContext | None:
    """Return what https takes from the files of a certificate and of its key.

    Raises
    ------
    RefusedRequest
        If they are not there, or not of a certificate.
    """
    if certificate is None:
        return None
    import ssl

    for file in certificate:
        if not os.path.isfile(file):
            raise RefusedRequest("share.no_file", file=printable(file))
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    try:
        context.load_cert_chain(*certificate)
    except (OSError, TypeError, ValueError) as error:
        raise RefusedRequest("share.certificate", reason=str(error)) from error
    return context

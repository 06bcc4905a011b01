"""The files of the players' page and of the owner's, and the pictures of the cards."""

from __future__ import annotations

import gzip
import re
from functools import cache
from importlib import resources
from typing import Final

from tornado.web import HTTPError

from dixit_widget.server.guard import POLICY, Guard

_HTML: Final = "text/html; charset=utf-8"
_SCRIPT: Final = "text/javascript; charset=utf-8"
_STYLES: Final = "text/css; charset=utf-8"
_PLAYERS: Final = {
    "": ("server/page.html", _HTML),
    "phone.js": ("static/phone.js", _SCRIPT),
    "phone.css": ("static/phone.css", _STYLES),
    "icon.svg": ("server/icon.svg", "image/svg+xml"),
}
_OWNERS: Final = {
    "owner": ("server/owner.html", _HTML),
    "owner.js": ("static/owner.js", _SCRIPT),
    "owner.css": ("static/owner.css", _STYLES),
}
_FILES: Final = {**_PLAYERS, **_OWNERS}
PATHS: Final = "|".join(map(re.escape, _PLAYERS))
OWNER_PATHS: Final = "|".join(map(re.escape, _OWNERS))


@cache
def _file(path: str) -> bytes:
    return (resources.files("dixit_widget") / path).read_bytes()


@cache
def _packed(path: str) -> bytes:
    return gzip.compress(_file(path), mtime=0)


class Page(Guard):
    """One of the fixed files."""

    def get(self, name: str) -> None:
        """Send it, packed where the browser takes that: it holds no secret that a length could tell."""
        path, kind = _FILES[name]
        self.set_header("Content-Type", kind)
        self.set_header("Vary", "Accept-Encoding")
        if "gzip" in self.request.headers.get("Accept-Encoding", ""):
            self.set_header("Content-Encoding", "gzip")
            self.finish(_packed(path))
        else:
            self.finish(_file(path))


class OwnerPage(Page):
    """One of the files of the owner's page, which there is where no notebook shows the table."""

    def set_default_headers(self) -> None:
        """Let the page show QR codes, too: they are made here and sent in ``data:`` addresses."""
        super().set_default_headers()
        policy = POLICY.replace("img-src 'self' blob:", "img-src 'self' blob: data:")
        self.set_header("Content-Security-Policy", policy)


class Picture(Guard):
    """A picture of a card, for whoever has been told what it is called."""

    def get(self, name: str) -> None:
        """Send it; it never changes, so it is asked for once."""
        picture = self.share.picture(name)
        if picture is None:
            raise HTTPError(404)
        self.set_header("Content-Type", "image/webp")
        self.set_header("Cache-Control", "private, max-age=31536000, immutable")
        self.finish(picture)

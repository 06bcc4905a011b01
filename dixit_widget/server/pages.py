"""The files of the players' page, and the pictures of the cards."""

from __future__ import annotations

import gzip
from functools import cache
from importlib import resources
from typing import Final

from tornado.web import HTTPError

from dixit_widget.server.guard import Guard

_FILES: Final = {
    "": ("server/page.html", "text/html; charset=utf-8"),
    "phone.js": ("static/phone.js", "text/javascript; charset=utf-8"),
    "phone.css": ("static/phone.css", "text/css; charset=utf-8"),
    "icon.svg": ("server/icon.svg", "image/svg+xml"),
}
PATHS: Final = "|".join(name.replace(".", r"\.") for name in _FILES)


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

"""The files of the players' page and of the owner's, and the pictures of the cards."""

from __future__ import annotations

import gzip
import re
from functools import cache
from importlib import resources
from typing import ClassVar, Final

from tornado.web import HTTPError

from dixit_widget.server.guard import POLICY, Guard
from dixit_widget.table.front_end import front_end

_HTML: Final = "text/html; charset=utf-8"
_FILES: Final = resources.files("dixit_widget") / "server"
_ICON: Final = "icon.svg"
_KINDS: Final = {"js": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8"}
PATHS: Final = "|".join(["", re.escape(_ICON), r"[\w-]+\.(?:js|css)"])
"""The files of the front end among them; which of these there are, the front end says."""
OWNER_PATHS: Final = "owner"
_FOR_EVER: Final = "max-age=31536000, immutable"


@cache
def _icon() -> bytes:
    return (_FILES / _ICON).read_bytes()


@cache
def _page(entry: str) -> bytes:
    """Return a page with what a part of the front end needs."""
    page = (_FILES / "page.html").read_text("utf-8")
    return page.replace("<!-- front end -->", "\n    ".join(_tags(entry))).encode()


def _tags(entry: str) -> list[str]:
    *needed, script = front_end().needed(entry)
    sheets = [name for name in needed if name.endswith(".css")]
    scripts = [name for name in needed if name.endswith(".js")]
    return [
        *(f'<link rel="stylesheet" href="{name}" />' for name in sheets),
        *(f'<link rel="modulepreload" href="{name}" />' for name in scripts),
        f'<script type="module" src="{script}"></script>',
    ]


@cache
def _packed(content: bytes) -> bytes:
    return gzip.compress(content, mtime=0)


class Page(Guard):
    """The page, its icon, or one of the files of the front end."""

    entry: ClassVar = "phone"
    """Which part of the front end is on the page."""
    names: ClassVar[tuple[str, ...]] = ("", _ICON)

    def get(self, name: str) -> None:
        """Send it, packed where the browser takes that: it holds no secret that a length could tell."""
        packed = "gzip" in self.request.headers.get("Accept-Encoding", "")
        if name in front_end():
            kind = _KINDS[name.rpartition(".")[2]]
            content = front_end().content(name, packed=packed)
            self.set_header("Cache-Control", f"public, {_FOR_EVER}")  # another content has another name
        elif name in self.names:
            kind, content = ("image/svg+xml", _icon()) if name == _ICON else (_HTML, _page(self.entry))
            content = _packed(content) if packed else content
        else:
            raise HTTPError(404)
        self.set_header("Content-Type", kind)
        self.set_header("Vary", "Accept-Encoding")
        if packed:
            self.set_header("Content-Encoding", "gzip")
        self.finish(content)


class OwnerPage(Page):
    """The owner's page, which there is where no notebook shows the table."""

    entry = "owner"
    names = ("owner",)

    def set_default_headers(self) -> None:
        """Let the page show QR codes, too: they are made here and sent in ``data:`` addresses."""
        super().set_default_headers()
        policy = POLICY.replace("img-src 'self' blob:", "img-src 'self' blob: data:")
        self.set_header("Content-Security-Policy", policy)


class Sound(Guard):
    """The recorded clue of the turn, for whoever has been told what it is called; it is not to be kept."""

    def get(self, name: str) -> None:
        """Send it, but to nobody over and over."""
        sound = self.share.room.heard(name)
        if sound is None:
            raise HTTPError(404)
        if not self.share.hearing.allows(self.address):
            raise HTTPError(429)
        self.set_header("Content-Type", sound.type)
        self.finish(sound.content)


class Picture(Guard):
    """A picture of a card, for whoever has been told what it is called."""

    def get(self, name: str) -> None:
        """Send it; it never changes, so it is asked for once."""
        picture = self.share.picture(name)
        if picture is None:
            raise HTTPError(404)
        self.set_header("Content-Type", "image/webp")
        self.set_header("Cache-Control", f"private, {_FOR_EVER}")
        self.finish(picture)

"""The built front end: its files, read once, and handed to pages that lack them."""

from __future__ import annotations

import gzip
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from dixit_widget.table.rpc import RefusedRequest, Request

STATIC: Final = Path(__file__).parent.parent / "static"


class Entry(msgspec.Struct, frozen=True):
    """What a kind of widget, or the players' page, begins with: a script, and style sheets in their order."""

    script: str
    styles: tuple[str, ...]


class Manifest(msgspec.Struct, frozen=True):
    """What the build has made, as it says in ``manifest.json``.

    ``files`` says of each script that can be asked for what it needs, itself included: every file stands
    after those it imports. ``key`` is the name under which loaders of one make know each other in a page.
    """

    key: str = ""
    entries: dict[str, Entry] = {}
    files: dict[str, tuple[str, ...]] = {}


class CodeFile(msgspec.Struct, frozen=True):
    """A file of the front end, and how many bytes it has."""

    name: str
    size: int


class CodeFiles(msgspec.Struct, frozen=True):
    """What a page lacked, each file after those it imports; beside it comes what is in them, all in one."""

    files: tuple[CodeFile, ...]


class Code(Request, frozen=True, kw_only=True, tag="code"):
    """A page lacks code: which scripts it wants, what it has, and whether it can unpack."""

    answer = CodeFiles
    want: tuple[str, ...]
    have: tuple[str, ...] = ()
    packed: bool = True


class FrontEnd:
    """The files of one build, as they were when they were read: an upgrade changes nothing under a kernel.

    Parameters
    ----------
    folder : Path
        Where the build has put them.
    """

    def __init__(self, folder: Path) -> None:
        listed = folder / "manifest.json"
        self.manifest = (
            msgspec.json.decode(listed.read_bytes(), type=Manifest) if listed.exists() else Manifest()
        )
        self.loader = (folder / "loader.js").read_text(encoding="utf-8") if self.manifest.key else ""
        names = {name for needed in self.manifest.files.values() for name in needed}
        self._bytes = {name: (folder / name).read_bytes() for name in sorted(names)}
        self._packed: dict[tuple[str, ...], bytes] = {}

    def __contains__(self, name: str) -> bool:
        """Whether a page may have a file of this name."""
        return name in self._bytes

    def content(self, *names: str, packed: bool = False) -> bytes:
        """Return what is in some files, one after the other, gzipped as one if that is asked for."""
        content = b"".join(self._bytes[name] for name in names)
        if not packed:
            return content
        if names not in self._packed:
            self._packed[names] = gzip.compress(content, mtime=0)
        return self._packed[names]

    def needed(self, entry: str) -> tuple[str, ...]:
        """Return what is needed for the first picture of a page: every file after those it imports."""
        return self.manifest.files[self.manifest.entries[entry].script]

    def answer(self, request: Code) -> tuple[CodeFiles, list[bytes]]:
        """Return what a page lacks of what it wants.

        Raises
        ------
        RefusedRequest
            If it wants something of another build.
        """
        if not self.manifest.files.keys() >= set(request.want):
            raise RefusedRequest("request.no_code")
        wanted = dict.fromkeys(name for script in request.want for name in self.manifest.files[script])
        names = tuple(name for name in wanted if name not in request.have)
        files = tuple(CodeFile(name, len(self._bytes[name])) for name in names)
        return CodeFiles(files), [self.content(*names, packed=request.packed)]


@cache
def front_end() -> FrontEnd:
    """Return the front end of the package."""
    return FrontEnd(STATIC)

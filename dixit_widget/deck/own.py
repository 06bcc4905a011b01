"""Decks from people's own files: which files count, what they are called, what is left out."""

from __future__ import annotations

import hashlib
import io
import os
import warnings
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from dixit_widget.deck.captioning import captioned, refuse_text
from dixit_widget.deck.captions import MOST_BYTES as MOST_CAPTION_BYTES
from dixit_widget.deck.captions import NAMES as CAPTION_FILES
from dixit_widget.deck.captions import Caption, Row, checked_rows, given_rows, plain_name, read_captions
from dixit_widget.deck.deck import AnyPath, Deck
from dixit_widget.deck.picture_file import MOST_PIXELS, SUFFIXES, card_picture, read_file
from dixit_widget.deck.progress import counted
from dixit_widget.deck.refusals import BrokenPicture, LeftOut, UnusableFiles
from dixit_widget.deck.texts import shown
from dixit_widget.words import Problem, say
from dixit_widget.words.paths import as_path

MOST_FILES: Final = 1_000
_DPI: Final = 150  # of a figure's picture, before it is made to fit on a card
_NOBODYS: Final = (
    "thumbs.db",
    "ehthumbs.db",
    "ehthumbs_vista.db",
    "desktop.ini",
    "picasa.ini",
    "icon\r",
)  # what a system or an album puts into folders by itself
_PICTURES: Final = tuple([suffix for suffixes in SUFFIXES.values() for suffix in suffixes])


def from_folder(path: AnyPath, skip_broken: bool) -> Deck:
    """See `Deck.from_folder`."""
    if not isinstance(path, (str, os.PathLike)) or path == "":  # which would be the current one
        raise UnusableFiles([Problem("deck.no_folder", path=shown(repr(path)))])
    folder = as_path(path)
    if not os.path.isdir(folder):  # the path's own breaks at a name that is too long
        raise UnusableFiles([Problem("deck.no_folder", path=shown(str(path)))])
    try:
        names = sorted(_names(folder))
    except OSError as error:
        raise UnusableFiles([Problem("deck.unreadable", file=shown(str(folder)))]) from error
    captions = [name for name in names if name.casefold() in CAPTION_FILES]
    if len(captions) > 1:
        raise UnusableFiles([Problem("deck.captions_two", one=captions[0], other=captions[1])])
    files = [folder / name for name in names if name not in captions]
    return _deck(files, folder, folder / captions[0] if captions else None, skip_broken)


def from_files(paths: Iterable[AnyPath], captions: AnyPath | None, skip_broken: bool) -> Deck:
    """See `Deck.from_files`."""
    if isinstance(paths, (str, bytes, os.PathLike)) or not isinstance(paths, Iterable):
        raise UnusableFiles([Problem("deck.files_kind", value=shown(repr(paths)))])
    given = list(paths)
    for path in given:
        if not isinstance(path, (str, os.PathLike)) or path == "":
            raise UnusableFiles([Problem("deck.files_kind", value=shown(repr(path)))])
    refuse_text(captions)
    if captions == "" or not (captions is None or isinstance(captions, (str, os.PathLike))):
        raise UnusableFiles([Problem("deck.captions_path", value=shown(repr(captions)))])
    files = [as_path(path) for path in given]
    if len(files) > MOST_FILES:
        raise UnusableFiles([Problem("deck.many_files", n=len(files), most=MOST_FILES)])
    return _deck(files, None, None if captions is None else as_path(captions), skip_broken)


def from_figures(figures: Iterable[object], captions: Sequence[object] | None) -> Deck:
    """See `Deck.from_figures`."""
    if isinstance(figures, (str, bytes)) or not isinstance(figures, Iterable):
        raise UnusableFiles([Problem("deck.figures_kind", value=shown(repr(figures)))])
    given = [getattr(figure, "figure", figure) for figure in figures]
    for figure in given:
        if not hasattr(figure, "savefig"):
            raise UnusableFiles([Problem("deck.figures_kind", value=shown(repr(figure)))])
    if len(given) > MOST_FILES:
        raise UnusableFiles([Problem("deck.many_files", n=len(given), most=MOST_FILES)])
    files = [Path(f"figure-{number}.png") for number in range(1, len(given) + 1)]
    said = checked_rows(_rows(files, given, captions), "", [file.name for file in files])
    drawn = dict(zip(files, given, strict=True))
    return _assembled(files, lambda file: _drawn(drawn[file], file), said, skip_broken=False)


def _rows(files: list[Path], figures: list[Any], captions: Sequence[object] | None) -> list[tuple[int, Row]]:
    """Return what is said of each figure: its caption, or else its own title."""
    if captions is None:
        captions = [_own_title(figure) for figure in figures]
    if isinstance(captions, (str, bytes)) or not isinstance(captions, Sequence):
        raise UnusableFiles([Problem("deck.figure_captions", n=len(files), given=1)])
    if len(captions) != len(files):
        raise UnusableFiles([Problem("deck.figure_captions", n=len(files), given=len(captions))])
    return given_rows(zip([file.name for file in files], captions, strict=True))


def _own_title(figure: Any) -> str:
    titles = [figure.get_suptitle(), *[axes.get_title() for axes in figure.axes]]
    return next(filter(None, titles), "")


def _drawn(figure: Any, file: Path) -> bytes:
    """Return a figure as a picture; what wrote it is not said, so that the same figure is the same card.

    Its size is looked at first: a very large one is drawn for minutes.
    """
    width, height = (int(inches * _DPI) for inches in figure.get_size_inches())
    if not width * height:
        raise BrokenPicture("deck.tiny", file=file.name)
    if width * height > MOST_PIXELS:
        raise BrokenPicture("deck.large", file=file.name, most=MOST_PIXELS // 1_000_000)
    picture = io.BytesIO()
    figure.savefig(picture, format="png", dpi=_DPI, metadata={"Software": None})
    return picture.getvalue()


def _names(folder: Path) -> Iterator[str]:
    """Yield the names of what the folder's owner has put there to be a card, or its captions."""
    count = 0
    for entry in os.scandir(folder):
        name = entry.name.casefold()
        sub_folder = os.path.isdir(entry.path) and not name.endswith(_PICTURES)
        if name.startswith(".") or name in _NOBODYS or sub_folder:
            continue
        count += 1
        if count > MOST_FILES + 1:
            raise UnusableFiles([Problem("deck.many_in_folder", path=shown(str(folder)), most=MOST_FILES)])
        yield entry.name


def _deck(files: list[Path], folder: Path | None, captions: Path | None, skip_broken: bool) -> Deck:
    said = _captions(captions, folder, [file.name for file in files])
    return _assembled(files, lambda file: read_file(file, folder), said, skip_broken)


def _assembled(
    files: Sequence[Path], read: Callable[[Path], bytes], said: Mapping[str, Caption], skip_broken: bool
) -> Deck:
    """Make a deck of pictures: each is read, set on a card, and gets what is said of it."""
    sources: dict[str, Path] = {}
    pictures: dict[str, bytes] = {}
    broken: list[Problem] = []
    for file in counted(files, "deck.reading"):
        try:
            data = read(file)
            id = hashlib.sha256(data).hexdigest()[:16]
            if id in sources:
                raise BrokenPicture("deck.same", file=shown(file.name), other=shown(sources[id].name))
            pictures[id] = card_picture(data, file)
            sources[id] = file
        except BrokenPicture as problem:
            broken.append(problem)
    if broken and not skip_broken:
        raise UnusableFiles(broken)
    if not sources:
        raise UnusableFiles([*broken, Problem("deck.no_pictures")])
    if broken:
        reasons = "\n".join(str(problem) for problem in broken)
        warnings.warn(say("deck.left_out", reasons=reasons, n=len(broken)), LeftOut, stacklevel=5)
    cards = [
        captioned(id, file.name, pictures[id], said.get(plain_name(file.name), Caption()), number)
        for number, (id, file) in enumerate(sorted(sources.items()), 1)
    ]
    return Deck(cards, pictures)


def _captions(path: Path | None, folder: Path | None, names: list[str]) -> dict[str, Caption]:
    if path is None:
        return {}
    try:
        data = read_file(path, folder, MOST_CAPTION_BYTES)
    except BrokenPicture as problem:  # captions are never left out
        raise UnusableFiles([Problem(problem.code, **problem.values)]) from None
    beside = [] if folder else [file.name for file in path.parent.iterdir()]
    return read_captions(data, path, [*names, *beside])

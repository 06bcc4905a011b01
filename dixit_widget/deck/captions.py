"""Captions beside people's own pictures: what a CSV or JSON file says about each, checked line by line."""

from __future__ import annotations

import csv
import io
import json
import re
import unicodedata
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final, Literal, get_args

import msgspec

from dixit_widget.deck.deck import Concept, Kind, Words
from dixit_widget.deck.refusals import UnusableFiles, WrongCaption
from dixit_widget.deck.texts import LONGEST_TITLE, shown, tidy

NAMES: Final = ("captions.csv", "captions.json")
MOST_BYTES: Final = 2_000_000

Language = Literal["en", "fr"]
Field = Literal["title", "alt", "concepts", "clues"]
FIELDS: Final[tuple[Field, ...]] = ("title", "alt", "concepts", "clues")
BETWEEN: Final = "; "
"""What stands between concepts, and between clues, where they are one text."""
Row = dict[str, object]
Place = Mapping[str, str | int]
"""Where a caption stands: file and line, or, where it comes from no file, its picture."""
Fault = tuple[str, dict[str, str | int]]
"""A key of the catalogue, and what fills the gaps of its sentence beside file and line."""

_LANGUAGES: Final[tuple[Language, ...]] = ("en", "fr")
_LONGEST: Final[dict[str, int]] = {"title": LONGEST_TITLE, "alt": 1_000, "concepts": 80, "clues": 200}
_MOST_TEXTS: Final = 100  # concepts or clues of one card
_COLUMNS: Final = ("file", *[f"{name}{end}" for name in FIELDS for end in ("", "_en", "_fr")])
_KINDS: Final[dict[str, Kind]] = {
    **{kind: kind for kind in get_args(Kind)},
    "chose": "thing",
    "décor": "setting",
    "humeur": "mood",
    "thème": "theme",
    "dicton": "saying",
    "histoire": "story",
}
_LABELS: Final[dict[Language, dict[Kind, str]]] = {
    "en": {kind: kind for kind in get_args(Kind)},
    "fr": {kind: label for label, kind in _KINDS.items()},
}
_BETWEEN_CELLS: Final = ' ,;\t"'
_EXCELS_LINE: Final = re.compile(r'"?sep=([,;\t|])[ ,;\t|"]*', re.IGNORECASE)
_LABEL: Final = re.compile(r"([^\W\d]+):\s")


class Caption(msgspec.Struct, frozen=True):
    """What is said about one picture; what is left out is empty."""

    title: Words = {}
    alt: Words = {}
    concepts: tuple[Concept, ...] = ()
    clues: dict[Language, tuple[str, ...]] = {}


def read_captions(data: bytes, path: Path, pictures: Collection[str]) -> dict[str, Caption]:
    """Read a file of captions.

    Parameters
    ----------
    data : bytes
        What the file holds.
    path : Path
        What it is called.
    pictures : collection of str
        The names of the pictures that there are.

    Returns
    -------
    dict of str to Caption
        By the name of the picture in Unicode's composed form (``plain_name``).

    Raises
    ------
    UnusableFiles
        With everything that is wrong, each with its line.
    """
    return checked_rows(read_rows(data, path), shown(path.name), pictures)


def read_rows(data: bytes, path: Path) -> list[tuple[int, Row]]:
    """Return what a file of captions says, row by row, each with its line; see `read_captions`."""
    file = shown(path.name)
    text = _decoded(data, file)
    return list(_json_rows(text, file) if path.suffix.lower() == ".json" else _csv_rows(text, file))


def given_rows(captions: Iterable[tuple[str, object]]) -> list[tuple[int, Row]]:
    """Return captions given in Python, each with a picture's name, as rows.

    A caption is a title, or what an entry of ``captions.json`` says.
    """
    rows: list[tuple[int, Row]] = []
    for line, (name, caption) in enumerate(captions, 1):
        said = caption if isinstance(caption, Mapping) else {"title": caption}
        row: Row = {**{str(column): value for column, value in said.items()}, "file": str(name)}
        _check_columns(list(row), {"picture": shown(str(name))})
        rows.append((line, row))
    return rows


def checked_rows(rows: Iterable[tuple[int, Row]], file: str, pictures: Collection[str]) -> dict[str, Caption]:
    """Return captions that were given row by row, each with its line; see `read_captions`.

    Where they come from no file, its name is empty.

    Raises
    ------
    UnusableFiles
        With everything that is wrong.
    """
    known = {plain_name(name) for name in pictures}
    problems: list[WrongCaption] = []
    captions: dict[str, Caption] = {}
    lines: dict[str, int] = {}
    for line, row in rows:
        name = plain_name(str(row.get("file", "")))
        place: Place = _line(file, line) if file else {"picture": shown(name)}
        faults = list(_faults(row))
        if name not in known:
            faults.append(("deck.caption_unknown" if file else "deck.caption_nobodys", {"name": shown(name)}))
        if name in lines:
            faults.append(("deck.caption_twice", {"name": shown(name), "first": lines[name]}))
        lines.setdefault(name, line)
        problems += [WrongCaption(code, **place, **values) for code, values in faults]
        if not faults:
            captions[name] = _caption(row)
    if problems:
        raise UnusableFiles(problems)
    return captions


def by_language(field: Field) -> tuple[str, ...]:
    """Return the columns of a field, one for each language."""
    return tuple([f"{field}_{language}" for language in _LANGUAGES])


def caption_row(caption: Caption, labels: Language = "en") -> dict[str, str]:
    """Return a caption as a row that says each field in each language; empty where nothing is said.

    Parameters
    ----------
    caption : Caption
    labels : {"en", "fr"}
        The language in which sorts of concepts are named.

    Examples
    --------
    >>> row = caption_row(Caption(concepts=(Concept("alone", "seul", 1, "mood"),)), "fr")
    >>> row["concepts_en"], row["concepts_fr"]
    ('humeur: alone', 'humeur: seul')
    """
    row = {}
    for language in _LANGUAGES:
        concepts = [_labelled(getattr(each, language), each.kind, labels) for each in caption.concepts]
        row[f"title_{language}"] = caption.title.get(language, "")
        row[f"alt_{language}"] = caption.alt.get(language, "")
        row[f"concepts_{language}"] = BETWEEN.join(concepts)
        row[f"clues_{language}"] = BETWEEN.join(caption.clues.get(language, ()))
    return row


def _labelled(text: str, kind: Kind, language: Language) -> str:
    """Return a concept with its sort before it, unless it is a thing and reads like one."""
    plain = kind == "thing" and not _LABEL.match(text)
    return text if plain else f"{_LABELS[language][kind]}: {text}"


def plain_name(name: str) -> str:
    """Return a file's name in Unicode's composed form: file systems differ in it."""
    return unicodedata.normalize("NFC", name.strip())


# ── rows ───────────────────────────────────────────────────────────────────


def _refused(code: str, place: Place, **values: str | int) -> UnusableFiles:
    return UnusableFiles([WrongCaption(code, **place, **values)])


def _line(file: str, line: int) -> Place:
    return {"file": file, "line": line}


def _decoded(data: bytes, file: str) -> str:
    """Return the text with its lines ended in one way, for old programs end them in CR alone."""
    data = data.replace(b"\r\n", b"\n").replace(b"\r", b"\n")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise _refused("deck.captions_utf8", _line(file, line)) from error


def _delimited(text: str) -> tuple[str, str]:
    r"""Return what stands between cells, and the text without Excel's line that says so.

    Examples
    --------
    >>> _delimited("sep=;\nfile;title")
    (';', '\nfile;title')
    >>> _delimited(" \n,,\nfile;title;alt,")[0]
    ';'
    """
    head = next((line for line in text.split("\n") if line.strip(_BETWEEN_CELLS)), "")
    said = _EXCELS_LINE.fullmatch(head)
    if said:
        return said.group(1), text.replace(head, "", 1)
    return max(",;\t", key=head.count), text


def _csv_rows(text: str, file: str) -> Iterator[tuple[int, Row]]:
    delimiter, text = _delimited(text)
    reader = csv.reader(
        io.StringIO(text, newline=""),
        delimiter=delimiter,
        skipinitialspace=True,
        strict=True,
    )
    columns: list[str] = []
    line = 1
    try:
        for cells in reader:
            here, line = line, reader.line_num + 1
            if not any(cell.strip(_BETWEEN_CELLS) for cell in cells):
                continue
            if not columns:
                columns = [cell.strip().lower() for cell in cells]
                _check_columns(columns, _line(file, here))
            elif len(cells) > len(columns) and any(cells[len(columns) :]):
                raise _refused("deck.captions_cells", _line(file, here), n=len(columns), given=len(cells))
            else:
                yield here, dict(zip(columns, cells, strict=False))
    except csv.Error as error:
        raise _refused("deck.captions_csv", _line(file, line)) from error


def _check_columns(columns: list[str], place: Place) -> None:
    if "file" not in columns:
        raise _refused("deck.captions_no_file", place)
    for i, name in enumerate(columns):
        if name and (name not in _COLUMNS or name in columns[:i]):
            raise _refused("deck.captions_column", place, name=shown(name), known=", ".join(_COLUMNS))


def _json_rows(text: str, file: str) -> Iterator[tuple[int, Row]]:
    try:
        entries = json.loads(text)
    except json.JSONDecodeError as error:
        raise _refused("deck.captions_json", _line(file, error.lineno)) from error
    except (ValueError, RecursionError) as error:
        raise _refused("deck.captions_json", _line(file, 1)) from error
    if not isinstance(entries, list):
        raise _refused("deck.captions_list", _line(file, 1))
    for line, entry in zip(_entry_lines(text), entries, strict=True):
        if not isinstance(entry, dict):
            raise _refused("deck.captions_list", _line(file, line))
        _check_columns(list(entry), _line(file, line))
        yield line, entry


def _entry_lines(text: str) -> Iterator[int]:
    """Yield the line on which each entry of a JSON list begins."""
    decoder = json.JSONDecoder()
    between = re.compile(r"[\s,]*")
    at = text.index("[") + 1
    while True:
        blank = between.match(text, at)
        start = blank.end() if blank else at
        if text[start] == "]":
            return
        yield text.count("\n", 0, start) + 1
        at = decoder.raw_decode(text, start)[1]


# ── what a row says ────────────────────────────────────────────────────────


def _faults(row: Row) -> Iterator[Fault]:
    for column, value in row.items():
        if column not in ("", "file"):
            yield from _value_faults(column, value)
    en, fr = _texts(row.get("concepts_en")), _texts(row.get("concepts_fr"))
    if en and fr and len(en) != len(fr):
        yield "deck.caption_pairs", {"en": len(en), "fr": len(fr)}


def _value_faults(column: str, value: object) -> Iterator[Fault]:
    name = column.partition("_")[0]
    many = name in ("concepts", "clues")
    if not (
        value is None
        or isinstance(value, str)
        or (many and isinstance(value, list) and all(isinstance(text, str) for text in value))
    ):
        yield "deck.caption_texts" if many else "deck.caption_text", {"column": column}
        return
    texts = _texts(value) if many else (_text(value),)
    if len(texts) > _MOST_TEXTS:
        yield "deck.caption_many", {"column": column, "given": len(texts), "most": _MOST_TEXTS}
    if isinstance(value, list) and any(";" in text for text in texts):
        yield "deck.caption_between", {"column": column}
    if name == "concepts":
        labels = [label.group(1) for text in texts if (label := _LABEL.match(text))]
        unknown = [label for label in labels if label.lower() not in _KINDS]
        if unknown:
            yield "deck.caption_kind", {"name": shown(unknown[0]), "known": ", ".join(_KINDS)}
    longest = max(map(len, texts), default=0)
    if longest > _LONGEST[name]:
        yield "deck.caption_long", {"column": column, "given": longest, "most": _LONGEST[name]}


def _text(value: object) -> str:
    return tidy(value) if isinstance(value, str) else ""


def _texts(value: object) -> tuple[str, ...]:
    parts = value.split(";") if isinstance(value, str) else value if isinstance(value, list) else []
    return tuple([text for text in map(_text, parts) if text])


def _caption(row: Row) -> Caption:
    return Caption(
        {language: text for language in _LANGUAGES if (text := _text(_said(row, "title", language)))},
        {language: text for language in _LANGUAGES if (text := _text(_said(row, "alt", language)))},
        _concepts(_texts(_said(row, "concepts", "en")), _texts(_said(row, "concepts", "fr"))),
        {language: texts for language in _LANGUAGES if (texts := _texts(_said(row, "clues", language)))},
    )


def _said(row: Row, name: str, language: Language) -> object:
    """Return what is said in a language, else in both, else in the other."""
    other = "fr" if language == "en" else "en"
    return row.get(f"{name}_{language}") or row.get(name) or row.get(f"{name}_{other}")


def _concepts(en: tuple[str, ...], fr: tuple[str, ...]) -> tuple[Concept, ...]:
    """Return concepts in the order of their weight."""
    pairs = zip(map(_sorted_out, en), map(_sorted_out, fr), strict=False)
    return tuple(
        [
            Concept(english, french, max(0.4, round(1 - 0.06 * i, 2)), kind)
            for i, ((english, kind), (french, _)) in enumerate(pairs)
        ]
    )


def _sorted_out(text: str) -> tuple[str, Kind]:
    """Return a concept and its kind, which may stand before it.

    Examples
    --------
    >>> _sorted_out("mood: lonely"), _sorted_out("10:30")
    (('lonely', 'mood'), ('10:30', 'thing'))
    """
    before, _, after = text.partition(":")
    kind = _KINDS.get(before.strip().lower())
    return (after.strip(), kind) if kind and after.strip() else (text, "thing")

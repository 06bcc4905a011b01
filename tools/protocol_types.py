"""Write ``js/src/protocol.ts`` from the Python message types, or check that it follows them."""

from __future__ import annotations

import argparse
import json
import sys
import typing
from pathlib import Path

from msgspec import inspect

from dixit_widget.classroom import lesson, register
from dixit_widget.engine import view_types
from dixit_widget.server import frames
from dixit_widget.table import controls, front_end, protocol, rpc
from dixit_widget.table.devices import Presence
from dixit_widget.table.snapshot import May
from dixit_widget.widgets import deck_sheet_messages as deck_sheet
from dixit_widget.widgets import telling
from dixit_widget.widgets.explorer import messages as explorer
from dixit_widget.widgets.lab import messages as lab
from dixit_widget.widgets.lab import predict_messages as predict
from dixit_widget.widgets.replay import messages as replay
from dixit_widget.widgets.replay.chart_cache import ChartName

TARGET = Path(__file__).resolve().parent.parent / "js" / "src" / "protocol.ts"
HEAD = "/** What travels between Python and the browser. Made by `make types`: do not edit. */\n"
WIDTH = 110
"""Of a line, as ``js/biome.json`` has it."""
LITERALS = {
    "Phase": view_types.Phase,
    "ClueKind": view_types.ClueKind,
    "Mode": view_types.Mode,
    "Outcome": view_types.Outcome,
    "May": May,
    "Presence": Presence,
    "ChartName": ChartName,
    "Family": controls.Family,
    "ControlKind": controls.ControlKind,
    "GoalKind": explorer.GoalKind,
}
UNIONS = {
    "Move": protocol.Move,
    "Push": protocol.Push,
    "Asked": predict.Asked,
    "Greeting": frames.Greeting,
    "Frame": frames.Frame,
}
REQUESTS = {
    "LoaderRequests": front_end.Code,
    "PageRequests": telling.AskTraits,
    "TableRequests": protocol.TableRequest,
    "DoorRequests": frames.Take,
    "ReplayRequests": replay.ReplayRequest,
    "LabRequests": lab.LabRequest,
    "PredictRequests": predict.PredictRequest,
    "ExplorerRequests": explorer.ExplorerRequest,
    "DeckSheetRequests": deck_sheet.DeckSheetRequest,
    "LessonRequests": lesson.LessonRequest,
    "ClassroomRequests": register.ClassroomRequest,
}
"""For each widget what its page may ask: in TypeScript kind → [what is asked, what is answered]."""
ROOTS = (
    protocol.ScreenTraits,
    replay.ReplayTraits,
    lab.LabTraits,
    predict.PredictTraits,
    explorer.ExplorerTraits,
    explorer.DrawnPush,
    deck_sheet.DeckSheetTraits,
    lesson.LessonSnapshot,
    lesson.AskedVote,
    lesson.VoteTruth,
    register.ClassroomTraits,
    register.RegisterPush,
    rpc.Refusal,
)
ENVELOPE = ("id", "lang")
"""Fields of a request that the page's link adds by itself."""
_NAMED = {frozenset(typing.get_args(literal)): name for name, literal in LITERALS.items()}


def to_typescript(type_: inspect.Type) -> str:
    """Return the TypeScript of a type."""
    match type_:
        case inspect.StrType():
            return "string"
        case inspect.BoolType():
            return "boolean"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.NoneType():
            return "null"
        case inspect.LiteralType(values=values):
            return _NAMED.get(frozenset(values)) or " | ".join(json.dumps(value) for value in values)
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            text = to_typescript(item)
            return f"({text})[]" if " | " in text else f"{text}[]"
        case inspect.AnyType():
            return "unknown"
        case inspect.DictType(key_type=inspect.LiteralType() as key, value_type=value):
            return f"Partial<Record<{to_typescript(key)}, {to_typescript(value)}>>"
        case inspect.DictType(key_type=key, value_type=value):
            return f"Record<{to_typescript(key)}, {to_typescript(value)}>"
        case inspect.UnionType(types=types):
            classes = {t.cls for t in types if isinstance(t, inspect.StructType)}
            for name, union in UNIONS.items():
                if classes == set(typing.get_args(union)):
                    return name
            return " | ".join(dict.fromkeys(to_typescript(t) for t in types))
        case inspect.StructType(cls=cls) | inspect.TypedDictType(cls=cls):
            return cls.__name__
    raise TypeError(f"No TypeScript for {type_!r}")


def interface(cls: type) -> str:
    """Return an interface with the docstring of the Python class."""
    info = inspect.type_info(cls)
    assert isinstance(info, inspect.StructType | inspect.TypedDictType)
    struct = isinstance(info, inspect.StructType)
    asked = struct and issubclass(cls, rpc.Request)
    lines = [f'  {info.tag_field}: "{info.tag}";'] if struct and info.tag_field and not asked else []
    # msgspec sorts the fields of a TypedDict in no stable way
    written = list(typing.get_type_hints(cls))
    left_out = getattr(cls, "__struct_config__", None) is not None and cls.__struct_config__.omit_defaults
    for field in sorted(info.fields, key=lambda field: written.index(field.name)):
        if asked and field.name in ENVELOPE:
            continue
        unset = field.default is field.default_factory  # not required, and no default: ``msgspec.UNSET``
        may_lack = asked or left_out or unset
        optional = "?" if may_lack and not field.required else ""
        lines.append(f"  {field.encode_name}{optional}: {to_typescript(field.type)};")
    summary = (cls.__doc__ or "").strip().splitlines()[0].replace("``", "`")
    if not lines:
        return f"/** {summary} */\nexport type {cls.__name__} = Record<never, never>;\n"
    body = "\n".join(lines)
    return f"/** {summary} */\nexport interface {cls.__name__} {{\n{body}\n}}\n"


def alias(name: str, members: list[str]) -> str:
    """Return a name for a union, on several lines where one would be too long."""
    line = f"export type {name} = {' | '.join(members)};\n"
    if len(line) <= WIDTH:
        return line
    return f"export type {name} =\n" + "\n".join(f"  | {member}" for member in members) + ";\n"


def members(union: object) -> tuple[type, ...]:
    """Return the types of a union, or the one that stands alone."""
    return typing.get_args(union) or (typing.cast("type", union),)


def used(type_: inspect.Type, found: dict[str, type]) -> None:
    """Add to ``found`` every struct and typed dict that a type is made of, what it uses first."""
    match type_:
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            used(item, found)
        case inspect.DictType(value_type=value):
            used(value, found)
        case inspect.UnionType(types=types):
            for each in types:
                used(each, found)
        case inspect.StructType(cls=cls, fields=fields) | inspect.TypedDictType(cls=cls, fields=fields):
            if cls.__name__ in found:
                if found[cls.__name__] is not cls:
                    raise TypeError(f"Two types are called {cls.__name__}")
                return
            found[cls.__name__] = cls
            for field in fields:
                used(field.type, found)


def everything() -> str:
    """Return the whole file."""
    found: dict[str, type] = {}
    asked = {cls for union in REQUESTS.values() for cls in members(union)}
    in_order = [cls for union in REQUESTS.values() for cls in members(union)]
    pushed = [cls for union in (protocol.Push, frames.Greeting, frames.Frame) for cls in members(union)]
    for cls in (*ROOTS, *pushed, *dict.fromkeys(in_order)):
        used(inspect.type_info(cls), found)
        if cls in asked:
            used(inspect.type_info(cls.answer), found)
    parts = [HEAD]
    for name, literal in LITERALS.items():
        parts.append(alias(name, [json.dumps(value) for value in typing.get_args(literal)]))
    parts += [interface(cls) for cls in found.values()]
    for name, union in UNIONS.items():
        parts.append(alias(name, [cls.__name__ for cls in typing.get_args(union)]))
    for name, union in REQUESTS.items():
        rows = "\n".join(
            f"  {cls.__struct_config__.tag}: [{cls.__name__}, {cls.answer.__name__}];"
            for cls in members(union)
        )
        parts.append(
            f"/** kind → [what is asked, what is answered]. */\nexport interface {name} {{\n{rows}\n}}\n"
        )
    return "\n".join(parts)


def main() -> int:
    """Write the file, or say whether it has to be written."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the file")
    parser.add_argument("--check", action="store_true", help="fail if it does not follow the Python types")
    arguments = parser.parse_args()
    text = everything()
    if arguments.write:
        TARGET.write_text(text, encoding="utf-8")
    elif arguments.check and TARGET.read_text(encoding="utf-8") != text:
        print(f"{TARGET.name} does not follow the Python types; run: make types")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
